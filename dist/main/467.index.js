"use strict";
exports.id = 467;
exports.ids = [467];
exports.modules = {

/***/ 5440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ FORMATS),
/* harmony export */   p: () => (/* binding */ ENTRY_KINDS)
/* harmony export */ });
const FORMATS = [
    'mcp',
    'openmed-inventory',
    'openai',
    'anthropic',
    'openmed-tools',
    'map',
    'directory',
    'hashes',
];
/** In the order of a catalog's entries. */
const ENTRY_KINDS = ['tool', 'prompt', 'resource', 'resourceTemplate'];


/***/ }),

/***/ 2211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fu: () => (/* binding */ namedPart),
/* harmony export */   u_: () => (/* binding */ withoutName),
/* harmony export */   yD: () => (/* binding */ nameField)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);
/* harmony import */ var _without_member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(382);


const NAME_FIELDS = new Map([
    ['tool', 'name'],
    ['prompt', 'name'],
    ['resource', 'uri'],
    ['resourceTemplate', 'uriTemplate'],
]);
/** The field that an entry's key is read from; null in the formats whose keys stand beside the definition. */
function nameField(format, kind) {
    if (format === 'map' || format === 'hashes')
        return null;
    if (format === 'openmed-inventory')
        return 'tool_id';
    return NAME_FIELDS.get(kind) ?? null;
}
/**
 * The object within a definition that bears its name and the fields that a reader looks for: `function` in OpenAI's
 * nested form, else the definition itself.
 */
function namedPart(format, definition) {
    const inner = nestedFunction(definition);
    return inner !== null && (format === 'openai' || format === 'directory') ? inner : definition;
}
function nestedFunction(definition) {
    const inner = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(definition, 'function');
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(inner) && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(definition, 'type') === 'function' ? inner : null;
}
/** A definition without its name, to tell whether two entries are equal but for that. */
function withoutName(format, kind, definition) {
    const field = nameField(format, kind);
    if (field === null)
        return definition;
    const part = namedPart(format, definition);
    if (part === definition)
        return (0,_without_member_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMember */ .t)(definition, field);
    return replaced(definition, 'function', (0,_without_member_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMember */ .t)(part, field));
}
function replaced(object, key, value) {
    const values = object.values.map((old, index) => (object.keys[index] === key ? value : old));
    return { ...object, values };
}


/***/ }),

/***/ 9858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ub: () => (/* binding */ entryId),
/* harmony export */   wD: () => (/* binding */ compareEntries)
/* harmony export */ });
/* unused harmony export compareVersions */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5440);


const SEMVER = /^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$/;
/** Orders entries by kind, key (code points) and version, for `sort`. */
function compareEntries(a, b) {
    if (a.kind !== b.kind)
        return _catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_KINDS */ .p.indexOf(a.kind) - _catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_KINDS */ .p.indexOf(b.kind);
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O)(a.key, b.key) || compareVersions(a.version ?? '', b.version ?? '');
}
/**
 * Orders versions, for `sort`: `N.N.N` by its numbers, which may be of any size (OpenMed tool inventory, "Order"),
 * and before every other text; other texts by code point.
 */
function compareVersions(a, b) {
    const left = SEMVER.exec(a);
    const right = SEMVER.exec(b);
    if (left === null || right === null) {
        return Number(left === null) - Number(right === null) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O)(a, b);
    }
    return compareNumbers(left, right, 1) || compareNumbers(left, right, 2) || compareNumbers(left, right, 3);
}
function compareNumbers(left, right, part) {
    const a = left[part] ?? '';
    const b = right[part] ?? '';
    return a.length - b.length || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O)(a, b);
}
/** One text for an entry's kind, key and version; two entries have the same one only if all three are equal. */
function entryId(entry) {
    const version = entry.version === null ? '' : `${entry.version.length} ${entry.version}`;
    return `${entry.kind} ${version} ${entry.key}`;
}


/***/ }),

/***/ 838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ NO_MEMBERS)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2686);

/** The members of a catalog that has none of its own. */
const NO_MEMBERS = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObject */ .o)([]);


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

/***/ 1466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readEntry)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _entry_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7007);



/**
 * Reads one entry of a format whose names stand within the definitions. Throws `invalid_name` where the name is
 * missing, empty or no string, and `invalid_entry` where an OpenMed tool has no such version.
 */
function readEntry(reading, format, kind, definition) {
    const part = (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_0__/* .namedPart */ .fu)(format, definition);
    const field = (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nameField */ .yD)(format, kind) ?? '';
    const key = textOf(part, field);
    if (key === null)
        throw faultIn(reading, 'invalid_name', part, field);
    const version = format === 'openmed-tools' ? textOf(definition, 'version') : null;
    if (format === 'openmed-tools' && version === null)
        throw faultIn(reading, 'invalid_entry', definition, 'version');
    return { kind, key, version, definition, start: definition.start, source: 0 };
}
function textOf(object, field) {
    const value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, field);
    return typeof value === 'string' && value !== '' ? value : null;
}
function faultIn(reading, code, object, field) {
    const index = object.keys.indexOf(field);
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .faultAt */ .ux)(reading, code, object.starts[index] ?? object.start);
}


/***/ }),

/***/ 7007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ faultBelow),
/* harmony export */   e2: () => (/* binding */ readEach),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   ux: () => (/* binding */ faultAt)
/* harmony export */ });
/* unused harmony export MOST_FAULTS */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5176);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4910);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6755);

/** No report lists more; one more is thrown. */
const MOST_FAULTS = 100;
/** A fault at an offset of the text. */
function faultAt(reading, code, offset) {
    const known = offset >= 0 && reading.text !== '';
    return new _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(code, reading.field, known ? (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(reading.text, offset) : null);
}
/** The faults that reading something collects, with the one that it throws at last. */
function collected(read) {
    const faults = [];
    try {
        read(faults);
    }
    catch (error) {
        if (!(error instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u))
            throw error;
        faults.push(error);
    }
    return faults;
}
/** A fault in spite of which the rest can be read: thrown, unless faults are collected. */
function tell({ faults }, fault) {
    if (faults === undefined || faults.length >= MOST_FAULTS)
        throw fault;
    faults.push(fault);
}
/** Reads items one by one; where faults are collected, an item with one is left out. */
function readEach(reading, items, read) {
    if (reading.faults === undefined)
        return items.map(read);
    return items.flatMap((item, index) => {
        try {
            return [read(item, index)];
        }
        catch (error) {
            if (!(error instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u))
                throw error;
            tell(reading, error);
            return [];
        }
    });
}
/** A fault at the value that pointer tokens name, counted from the document's root. */
function faultBelow(reading, code, tokens) {
    const place = reading.text === '' ? null : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPointer */ .K)(reading.text, tokens);
    return new _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(code, reading.field, place);
}


/***/ }),

/***/ 227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ sortedEntries),
/* harmony export */   E$: () => (/* binding */ repeatedIn),
/* harmony export */   ZQ: () => (/* binding */ hasRepeated)
/* harmony export */ });
/* harmony import */ var _entry_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9858);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7007);


/** Entries in a catalog's order. Throws `duplicate_name` at the second of two with the same kind, key and version. */
function sortedEntries(reading, entries) {
    const sorted = [...entries].sort(_entry_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareEntries */ .wD);
    if (!hasRepeated(sorted))
        return sorted;
    for (const { start } of repeatedIn(entries))
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .qz)(reading, (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(reading, 'duplicate_name', start));
    return sorted;
}
/** Whether two entries have the same kind, key and version; takes them sorted. */
function hasRepeated(sorted) {
    return sorted.some((entry, index) => {
        const former = sorted[index - 1];
        return former !== undefined && (0,_entry_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareEntries */ .wD)(former, entry) === 0;
    });
}
/** The entries whose kind, key and version one before them has. */
function repeatedIn(entries) {
    const seen = new Set();
    return entries.filter((entry) => {
        const id = (0,_entry_order_js__WEBPACK_IMPORTED_MODULE_0__/* .entryId */ .ub)(entry);
        const repeated = seen.has(id);
        seen.add(id);
        return repeated;
    });
}


/***/ }),

/***/ 382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withoutMember)
/* harmony export */ });
/** An object without one of its members. */
function withoutMember(object, key) {
    const dropped = object.keys.indexOf(key);
    if (dropped === -1)
        return object;
    return {
        kind: 'object',
        keys: object.keys.toSpliced(dropped, 1),
        values: object.values.toSpliced(dropped, 1),
        starts: object.starts.toSpliced(dropped, 1),
        start: object.start,
    };
}


/***/ }),

/***/ 467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  processTerminal: () => (/* binding */ processTerminal)
});

// EXTERNAL MODULE: ../../lib/catalog/read-directory.js
var read_directory = __webpack_require__(1985);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ../../lib/json/gate-error.js
var gate_error = __webpack_require__(5176);
// EXTERNAL MODULE: ../../lib/source/local-file.js
var local_file = __webpack_require__(9213);
// EXTERNAL MODULE: ../../lib/source/system-error.js
var system_error = __webpack_require__(7651);
;// CONCATENATED MODULE: ../../lib/source/local-directory.js





/**
 * The files directly in a directory that the user of a command named, those whose names `takes` lets in, `maxBytes`
 * together; null where the path names no directory. Throws GateError as `readLocalFile` does, about `field`.
 */
function readLocalDirectory(path, takes, limits, field) {
    const names = namesIn(path, field);
    if (names === null)
        return null;
    let left = limits.maxBytes;
    return names.filter(takes).map((name) => {
        const bytes = (0,local_file/* readLocalFile */.M)((0,external_node_path_.join)(path, name), { ...limits, maxBytes: left }, field);
        left -= bytes.length;
        return { path: name, bytes };
    });
}
function namesIn(path, field) {
    try {
        const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        return stat?.isDirectory() === true ? (0,external_node_fs_.readdirSync)(path).sort() : null;
    }
    catch (error) {
        const code = (0,system_error/* codeOfSystemError */.c)(error);
        if (code === 'not_found')
            return null;
        throw new gate_error/* GateError */.u(code, field);
    }
}

;// CONCATENATED MODULE: ../../lib/source/standard-input.js

/**
 * Everything of a stream, usually standard input, never more than the chunk that passes the limit. Throws GateError
 * `too_large` or `not_readable`, about `field`.
 */
async function readStandardInput(limits, field, stream = process.stdin) {
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of stream) {
            chunks.push(chunk);
            length += chunk.length;
            if (length > limits.maxBytes)
                throw new gate_error/* GateError */.u('too_large', field);
        }
    }
    catch (error) {
        throw error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u('not_readable', field);
    }
    return Buffer.concat(chunks, length);
}

;// CONCATENATED MODULE: ../../lib/commands/process-terminal.js


/**
 * The terminal of the running process. A reader that went away, as `head` does, ends the output without a word; the
 * exit code stays what the catalogs made it. Where the output is lost otherwise (a full disk), the process ends with 2.
 */
function processTerminal() {
    process.stdout.on('error', lost);
    process.stderr.on('error', lost);
    return {
        read,
        readDirectory: (path, limits, field) => Promise.resolve().then(() => readLocalDirectory(path, read_directory/* isToolFile */.Z8, limits, field)),
        write: (text) => void process.stdout.write(text),
        writeError: (text) => void process.stderr.write(text),
        isTerminal: process.stdout.isTTY,
        environment: process.env,
        directory: process.cwd(),
        elapsed: () => process.uptime() * 1000,
        now: () => Math.floor(Date.now() / 1000),
    };
}
function read(path, limits, field) {
    return path === '-'
        ? readStandardInput(limits, field)
        : Promise.resolve().then(() => (0,local_file/* readLocalFile */.M)(path, limits, field));
}
function lost(error) {
    if (error.code !== 'EPIPE')
        process.exit(2);
}


/***/ }),

/***/ 5176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ GateError)
/* harmony export */ });
/**
 * The one error class. Its message is `field: code`, with ` (line L, column C)` behind it where the fault has a
 * place. It never holds a value, key or text of an input.
 */
class GateError extends Error {
    code;
    field;
    place;
    name = 'GateError';
    #evidence;
    constructor(code, field, place = null, evidence = null) {
        super(`${field}: ${code}${place === null ? '' : ` (line ${place.line}, column ${place.column})`}`);
        this.code = code;
        this.field = field;
        this.place = place;
        this.#evidence = evidence;
    }
    /**
     * What a denial rests on, as the contract's own document in Python JSON: a projection's rationale, a
     * classification's report, an access denial; null for every other error. No log or message shows it unasked.
     */
    get evidence() {
        return this.#evidence;
    }
}


/***/ }),

/***/ 6755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ placeOfPointer),
/* harmony export */   Q: () => (/* binding */ itemOffsets)
/* harmony export */ });
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4910);
/* harmony import */ var _unescape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6212);


const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/**
 * Where that which a JSON Pointer (RFC 6901) names stands: the key's opening quote for a member, the first unit of
 * the value for an item and for the root; null where there is no such thing. Takes the text of a document that
 * parseJson read, the pointer's unescaped tokens, and the offset of the value that the pointer starts from (the root
 * by default; an array's or object's `start` spares reading all before it; -1, no source, gives null).
 */
function placeOfPointer(text, tokens, start = 0) {
    if (start < 0)
        return null;
    const walk = { text, at: start };
    skipSpace(walk);
    let found = walk.at;
    for (const token of tokens) {
        found = enter(walk, String(token));
        if (found === -1)
            return null;
    }
    return (0,_locate_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x)(text, found);
}
/**
 * The offsets of an array's items, in one walk. Takes the text of a document that parseJson read and the array's
 * `start`; -1, no source, gives none.
 */
function itemOffsets(text, start) {
    if (start < 0)
        return [];
    const walk = { text, at: start };
    const offsets = [];
    while (goToNext(walk)) {
        offsets.push(walk.at);
        skipValue(walk);
    }
    return offsets;
}
/** Goes from a value to its member or item; returns the offset that stands for that, -1 where there is none. */
function enter(walk, token) {
    const unit = walk.text.charCodeAt(walk.at);
    if (unit === OPEN_OBJECT)
        return enterObject(walk, token);
    if (unit === OPEN_ARRAY && /^(?:0|[1-9][0-9]*)$/.test(token))
        return enterArray(walk, Number(token));
    return -1;
}
function enterObject(walk, key) {
    while (goToNext(walk)) {
        const start = walk.at;
        skipString(walk);
        const found = keyOf(walk.text.slice(start + 1, walk.at - 1)) === key;
        skipSpace(walk);
        walk.at += 1;
        skipSpace(walk);
        if (found)
            return start;
        skipValue(walk);
    }
    return -1;
}
function keyOf(raw) {
    return raw.includes('\\') ? (0,_unescape_js__WEBPACK_IMPORTED_MODULE_1__/* .unescape */ .x)({ text: raw, field: 'pointer' }, 0, raw.length) : raw;
}
function enterArray(walk, index) {
    for (let count = 0; goToNext(walk); count += 1) {
        if (count === index)
            return walk.at;
        skipValue(walk);
    }
    return -1;
}
/** Passes an opening bracket or a comma; false where the closing bracket follows. */
function goToNext(walk) {
    if (isClose(walk.text.charCodeAt(walk.at)))
        return false;
    walk.at += 1;
    skipSpace(walk);
    return !isClose(walk.text.charCodeAt(walk.at));
}
function isClose(unit) {
    return unit === CLOSE_ARRAY || unit === CLOSE_OBJECT;
}
function skipSpace(walk) {
    while (isSpace(walk.text.charCodeAt(walk.at)))
        walk.at += 1;
}
function isSpace(unit) {
    return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}
/** Passes a value, up to the comma or closing bracket behind it. */
function skipValue(walk) {
    for (let depth = 0; walk.at < walk.text.length;) {
        const unit = walk.text.charCodeAt(walk.at);
        if (depth === 0 && (unit === COMMA || isClose(unit)))
            return;
        if (unit === QUOTE) {
            skipString(walk);
            continue;
        }
        if (unit === OPEN_ARRAY || unit === OPEN_OBJECT)
            depth += 1;
        if (isClose(unit))
            depth -= 1;
        walk.at += 1;
    }
}
function skipString(walk) {
    let quote = walk.text.indexOf('"', walk.at + 1);
    while (isEscaped(walk.text, quote))
        quote = walk.text.indexOf('"', quote + 1);
    walk.at = quote === -1 ? walk.text.length : quote + 1;
}
function isEscaped(text, offset) {
    let backslashes = 0;
    while (text.charCodeAt(offset - 1 - backslashes) === BACKSLASH)
        backslashes += 1;
    return backslashes % 2 === 1;
}


/***/ }),

/***/ 4197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ boundedRead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5176);


const FIRST_PIECE = 1024 * 1024;
/**
 * The rest of an open file, never more than `maxBytes` + 1 bytes of it: GateError `too_large` there. `expected` is the
 * size that the system tells, 0 where it tells none.
 */
function boundedRead(descriptor, maxBytes, expected, field) {
    if (expected > maxBytes)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('too_large', field);
    let bytes = Buffer.allocUnsafe((expected > 0 ? expected : Math.min(maxBytes, FIRST_PIECE)) + 1);
    let length = 0;
    for (;;) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, length, bytes.length - length, null);
        length += count;
        if (length > maxBytes)
            throw new _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('too_large', field);
        if (count === 0)
            return bytes.subarray(0, length);
        if (length === bytes.length)
            bytes = grown(bytes, Math.min(maxBytes + 1, length * 2));
    }
}
function grown(bytes, length) {
    const larger = Buffer.allocUnsafe(length);
    bytes.copy(larger);
    return larger;
}


/***/ }),

/***/ 9213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readLocalFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5176);
/* harmony import */ var _bounded_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4197);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7651);




/**
 * A file that the user of a command named, wherever it is: links are followed, and a pipe such as a shell's `<(…)` is
 * read. Throws GateError `not_found`, `not_readable`, `not_a_file` (a directory) or `too_large`, about `field`.
 */
function readLocalFile(path, limits, field) {
    try {
        return contentOf(path, limits, field);
    }
    catch (error) {
        throw error instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u ? error : new _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u((0,_system_error_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOfSystemError */ .c)(error), field);
    }
}
function contentOf(path, limits, field) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (stat.isDirectory())
            throw new _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('not_a_file', field);
        return (0,_bounded_read_js__WEBPACK_IMPORTED_MODULE_3__/* .boundedRead */ .U)(descriptor, limits.maxBytes, stat.isFile() ? stat.size : 0, field);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 7651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ codeOfSystemError)
/* harmony export */ });
/** What a failed call to the file system means here. */
function codeOfSystemError(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return 'not_found';
    if (code === 'ELOOP')
        return 'symlink';
    if (code === 'EISDIR')
        return 'not_a_file';
    if (code === 'ENAMETOOLONG' || code === 'ERR_INVALID_ARG_VALUE')
        return 'invalid_path';
    return 'not_readable';
}


/***/ })

};
;