"use strict";
exports.id = 508;
exports.ids = [508];
exports.modules = {

/***/ 9573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ catalogDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7259);
/* harmony import */ var _entry_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2211);



/** The lists of the canonical form, in its order of keys. */
const LISTS = [
    ['prompts', 'prompt'],
    ['resourceTemplates', 'resourceTemplate'],
    ['resources', 'resource'],
    ['tools', 'tool'],
];
/**
 * A catalog's digest: SHA-256 of the canonical form of `{format, members, tools}`, beside them `prompts`,
 * `resources` and `resourceTemplates` where the catalog has any. Each is the list of definitions sorted by key in
 * code points, then version; where keys stand beside the definitions, an object by key. It does not depend on the
 * order of tools or keys, and two catalogs of one format have the same digest exactly where their diff is empty.
 */
function catalogDigest(catalog) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const piece of canonicalPieces(catalog))
        hash.update(piece);
    return `sha256:${hash.digest('hex')}`;
}
/** The canonical form in pieces: as one text it can take several times the memory of the catalog. */
function* canonicalPieces(catalog) {
    yield `{"format":${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(catalog.format)},"members":${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(catalog.members)}`;
    for (const [name, kind] of LISTS) {
        const entries = catalog.entries.filter((entry) => entry.kind === kind);
        if (entries.length === 0 && kind !== 'tool')
            continue;
        yield `,"${name}":`;
        yield* (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameField */ .yD)(catalog.format, kind) === null ? byKey(entries) : inOrder(entries);
    }
    yield '}';
}
function* inOrder(entries) {
    yield '[';
    for (const [index, { definition }] of entries.entries()) {
        yield (index === 0 ? '' : ',') + (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(definition);
    }
    yield ']';
}
/** As an object, whose keys RFC 8785 sorts by UTF-16 code units. */
function* byKey(entries) {
    yield '{';
    const sorted = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const [index, { key, definition }] of sorted.entries()) {
        yield `${index === 0 ? '' : ','}${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(key)}:${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(definition)}`;
    }
    yield '}';
}


/***/ }),

/***/ 1985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z8: () => (/* binding */ isToolFile),
/* harmony export */   j8: () => (/* binding */ readCatalogDirectory),
/* harmony export */   ml: () => (/* binding */ catalogDirectoryFaults)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5176);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2922);
/* harmony import */ var _no_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(838);
/* harmony import */ var _read_entry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1466);
/* harmony import */ var _entry_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9858);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7007);
/* harmony import */ var _sorted_entries_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(227);






const TOOL_FILE = /^(?<stem>.*)\.(?:json|snap)$/s;
const PLAIN_PATH = /^[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+)*$/;
/** Whether a path is one that a directory of tools is read from: `*.json` or `*.snap`. */
function isToolFile(path) {
    return TOOL_FILE.test(path);
}
/**
 * Reads a directory of one-tool files, `*.json` and `*.snap`; every other file is left out. A tool is keyed by its
 * `name`; where its file is named otherwise, a note says so. Throws, on `FIELD/PATH` (a path of other than plain
 * characters is replaced by `files[N]`, N from 0 in path order), what parseJson throws, `invalid_entry` (no
 * object), `invalid_name`, `duplicate_name`; on the field `no_tools` where there is no such file and `too_large`.
 */
function readCatalogDirectory(files, options = {}) {
    return readFiles(files, options);
}
/** Every fault of a directory's files, in the order of the files, as catalogFaults tells those of a file. */
function catalogDirectoryFaults(files, options = {}) {
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .collected */ .gd)((faults) => readFiles(files, options, faults));
}
function readFiles(files, options, faults) {
    const field = options.field ?? 'catalog';
    const limits = options.limits ?? _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_LIMITS */ .dR;
    const toolFiles = files
        .filter(({ path }) => isToolFile(path))
        .sort((a, b) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.path, b.path));
    if (toolFiles.length === 0)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('no_tools', field);
    const size = toolFiles.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size > limits.maxBytes)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('too_large', field);
    const reading = { field, text: '', faults };
    const read = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readEach */ .e2)(reading, toolFiles, (file, index) => readFile(file, index, field, limits));
    requireUnique(read, reading);
    return {
        format: 'directory',
        members: _no_members_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_MEMBERS */ .A,
        entries: read.map(({ entry }) => entry).sort(_entry_order_js__WEBPACK_IMPORTED_MODULE_5__/* .compareEntries */ .wD),
        sources: read.map(({ source }) => source),
        notes: read.flatMap(noteOf),
    };
}
function readFile(file, index, field, limits) {
    const name = fieldOfFile(field, file.path, index);
    const { root, text } = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .q)(file.bytes, limits, name);
    const reading = { field: name, text };
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(root))
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .faultAt */ .ux)(reading, 'invalid_entry', 0);
    const entry = { ...(0,_read_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .readEntry */ .h)(reading, 'directory', 'tool', root), source: index };
    const stem = TOOL_FILE.exec(file.path)?.groups?.['stem'] ?? '';
    return { source: { file: file.path, text, root }, stem: stem.slice(stem.lastIndexOf('/') + 1), entry };
}
/** An error's message reaches logs as it is: only paths of plain characters may stand in it. */
function fieldOfFile(field, path, index) {
    return PLAIN_PATH.test(path) ? `${field}/${path}` : `${field}/files[${index}]`;
}
function requireUnique(files, { field, faults }) {
    const repeated = new Set((0,_sorted_entries_js__WEBPACK_IMPORTED_MODULE_8__/* .repeatedIn */ .E$)(files.map(({ entry }) => entry)));
    for (const { entry, source } of files) {
        if (!repeated.has(entry))
            continue;
        const name = fieldOfFile(field, source.file ?? '', entry.source);
        const reading = { field: name, text: source.text, faults };
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .tell */ .qz)(reading, (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .faultAt */ .ux)(reading, 'duplicate_name', entry.start));
    }
}
function noteOf({ source, stem, entry }) {
    return stem === entry.key ? [] : [{ code: 'file_name_differs', about: source.file }];
}


/***/ }),

/***/ 7472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ formatOption),
/* harmony export */   DS: () => (/* binding */ catalogIn),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   uM: () => (/* binding */ readCatalog)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3735);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5440);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1985);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6174);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5176);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1326);




/** `--format`: one of the formats, or `auto` (the default) by content. */
function formatOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--format <format>', 'format of a catalog').choices(['auto', ..._catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .h]).default('auto');
}
/**
 * What is in a file, in a directory of one-tool files, or on standard input for `-`. Throws the codes of reading about
 * `field`, and `format_mismatch` for a directory that is to be a file.
 */
async function readSource(terminal, path, options, field) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsOf */ .Af)(options);
    const files = path === '-' ? null : await terminal.readDirectory(path, limits, field);
    if (files === null)
        return { bytes: await terminal.read(path, limits, field) };
    if (options.format !== 'auto' && options.format !== 'directory')
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('format_mismatch', field);
    return { files };
}
/** The catalog that a source holds. Throws the codes of parseCatalog and of readCatalogDirectory, about `field`. */
function catalogIn(source, options, field) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsOf */ .Af)(options);
    return 'files' in source
        ? (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readCatalogDirectory */ .j8)(source.files, { limits, field })
        : (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_5__/* .parseCatalog */ .L)(source.bytes, { format: options.format, limits, field });
}
/** The catalog at a path; throws as readSource and catalogIn do. */
async function readCatalog(terminal, path, options, field) {
    return catalogIn(await readSource(terminal, path, options, field), options, field);
}


/***/ }),

/***/ 508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digestCommand: () => (/* binding */ digestCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3735);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9573);
/* harmony import */ var _catalog_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7472);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1326);




/** `digest FILE`: the digest of a catalog, alone on a line. */
function digestCommand(run) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('digest')
        .description('print the digest of a catalog; it does not depend on the order of tools or keys')
        .argument('<file>', 'a catalog: a file, a directory, or - for standard input')
        .addOption((0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOption */ .Bx)())
        .addOption((0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .maxBytesOption */ .PB)())
        .addOption((0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .maxDepthOption */ .Xe)())
        .action((file, options) => run(async (terminal) => {
        terminal.write(`${(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogDigest */ .o)(await (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readCatalog */ .uM)(terminal, file, options, 'catalog'))}\n`);
        return 0;
    }));
}


/***/ }),

/***/ 1326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   PB: () => (/* binding */ maxBytesOption),
/* harmony export */   Xe: () => (/* binding */ maxDepthOption),
/* harmony export */   w4: () => (/* binding */ schemaLimits)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3735);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);


/** `--max-bytes`: whole bytes, 1 to 64 MiB. */
function maxBytesOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--max-bytes <number>', `largest input in bytes, at most ${_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_MAX_BYTES */ .aj}`)
        .argParser((text) => wholeNumber(text, _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_MAX_BYTES */ .aj))
        .default(_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_LIMITS */ .dR.maxBytes);
}
/** `--max-depth`: whole edges from the root to the deepest value. */
function maxDepthOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--max-depth <number>', `deepest nesting of an input, at most ${_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_MAX_DEPTH */ .E7}`)
        .argParser((text) => wholeNumber(text, _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_MAX_DEPTH */ .E7))
        .default(_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_LIMITS */ .dR.maxDepth);
}
/** Limits for a schema: as deep as can be, since a contract says what becomes of what is too deep. */
function schemaLimits({ maxBytes }) {
    return { maxBytes, maxDepth: _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_MAX_DEPTH */ .E7 };
}
/** The limits that the two options set. */
function limitsOf(options) {
    return { maxBytes: options.maxBytes, maxDepth: options.maxDepth };
}
function wholeNumber(text, largest) {
    const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > largest)
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`A whole number from 1 to ${largest}.`);
    return value;
}


/***/ })

};
;