"use strict";
exports.id = 853;
exports.ids = [853];
exports.modules = {

/***/ 5440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ NO_MEMBERS),
/* harmony export */   hR: () => (/* binding */ FORMATS),
/* harmony export */   pK: () => (/* binding */ ENTRY_LISTS),
/* harmony export */   pf: () => (/* binding */ ENTRY_KINDS),
/* harmony export */   s6: () => (/* binding */ entryPlace)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4910);

const FORMATS = [
    'mcp',
    'openmed-inventory',
    'openai',
    'anthropic',
    'openmed-tools',
    'map',
    'directory',
    'directory-by-file',
    'hashes',
];
/** In the order of a catalog's entries. */
const ENTRY_KINDS = ['tool', 'prompt', 'resource', 'resourceTemplate'];
/** The lists that hold entries of each kind. */
const ENTRY_LISTS = new Map([
    ['tools', 'tool'],
    ['prompts', 'prompt'],
    ['resources', 'resource'],
    ['resourceTemplates', 'resourceTemplate'],
]);
/** The members of a catalog that has none of its own. */
const NO_MEMBERS = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObject */ .o$)([]);
/** Where an entry begins in its source text; null where the catalog has no text. */
function entryPlace(catalog, entry) {
    const text = catalog.sources[entry.source]?.text ?? '';
    return text === '' || entry.start < 0 ? null : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(text, entry.start);
}


/***/ }),

/***/ 9858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ sortedEntries),
/* harmony export */   E$: () => (/* binding */ repeatedIn),
/* harmony export */   Nf: () => (/* binding */ inCatalogOrder),
/* harmony export */   TR: () => (/* binding */ isSameEntry),
/* harmony export */   ZQ: () => (/* binding */ hasRepeated),
/* harmony export */   ub: () => (/* binding */ entryId),
/* harmony export */   wD: () => (/* binding */ compareEntries)
/* harmony export */ });
/* unused harmony export compareVersions */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5440);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7007);



const SEMVER = /^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$/;
/** Orders entries by kind, key (code points) and version, for `sort`. */
function compareEntries(a, b) {
    if (a.kind !== b.kind)
        return _catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_KINDS */ .pf.indexOf(a.kind) - _catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_KINDS */ .pf.indexOf(b.kind);
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O)(a.key, b.key) || compareVersions(a.version ?? '', b.version ?? '');
}
/**
 * Orders versions, for `sort`: `N.N.N` by its numbers, which may be of any size (OpenMed tool inventory, "Order"),
 * and before every other text; other texts by code point.
 */
function compareVersions(a, b) {
    if (a === b)
        return 0;
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
/** Whether two entries have the same kind, key and version; much less work than to order them. */
function isSameEntry(a, b) {
    return a.key === b.key && a.version === b.version && a.kind === b.kind;
}
/** One text for an entry's kind, key and version; two entries have the same one only if all three are equal. */
function entryId(entry) {
    const version = entry.version === null ? '' : `${entry.version.length} ${entry.version}`;
    return `${entry.kind} ${version} ${entry.key}`;
}
/** Entries in a catalog's order. Throws `duplicate_name` at the second of two with the same kind, key and version. */
function sortedEntries(reading, entries) {
    const sorted = inCatalogOrder(entries);
    if (!hasRepeated(sorted))
        return sorted;
    for (const { start } of repeatedIn(entries))
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .qz)(reading, (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .faultAt */ .ux)(reading, 'duplicate_name', start));
    return sorted;
}
/** Surrogates and what is behind them: without such units the order of `<` is that of code points. */
const BEHIND = /[\ud800-\uffff]/;
/** Entries by kind, key (code points) and version. */
function inCatalogOrder(entries) {
    const isPlain = !entries.some(({ key }) => BEHIND.test(key));
    return [...entries].sort(isPlain ? comparePlain : compareEntries);
}
function comparePlain(a, b) {
    if (a.kind !== b.kind)
        return compareEntries(a, b);
    if (a.key < b.key)
        return -1;
    return a.key === b.key ? compareEntries(a, b) : 1;
}
/** Whether two entries have the same kind, key and version; takes them sorted. */
function hasRepeated(sorted) {
    return sorted.some((entry, index) => {
        const former = sorted[index - 1];
        return former !== undefined && isSameEntry(former, entry);
    });
}
/** The entries whose kind, key and version one before them has. */
function repeatedIn(entries) {
    const seen = new Set();
    return entries.filter((entry) => {
        const id = entryId(entry);
        const repeated = seen.has(id);
        seen.add(id);
        return repeated;
    });
}


/***/ }),

/***/ 4727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ TOOLS_BY_NAME),
/* harmony export */   t: () => (/* binding */ namedWithin)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);

/** Tools alone, each named by `name`. */
const TOOLS_BY_NAME = new Map([['tool', 'name']]);
/**
 * The object within a definition that has its name and the fields that a reader looks for: `function` in OpenAI's
 * nested form, else the definition itself.
 */
function namedWithin({ nestsFunctions }, definition) {
    const inner = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(definition, 'function');
    return nestsFunctions && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(inner) && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(definition, 'type') === 'function' ? inner : definition;
}


/***/ }),

/***/ 8853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R2: () => (/* binding */ ADAPTERS),
  dR: () => (/* binding */ commonFormat),
  xd: () => (/* binding */ holdsSchemas),
  lQ: () => (/* binding */ inputSchemaOf),
  TM: () => (/* binding */ isDirectoryFormat),
  yD: () => (/* binding */ nameField),
  fu: () => (/* binding */ namedPart),
  u_: () => (/* binding */ withoutName)
});

// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/catalog/formats/adapter.js
var adapter = __webpack_require__(4727);
// EXTERNAL MODULE: ../../lib/catalog/formats/anthropic.js
var anthropic = __webpack_require__(2228);
// EXTERNAL MODULE: ../../lib/catalog/formats/directory.js
var directory = __webpack_require__(8176);
// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/catalog/reading.js
var catalog_reading = __webpack_require__(7007);
// EXTERNAL MODULE: ../../lib/catalog/formats/hash-text.js
var hash_text = __webpack_require__(6964);
// EXTERNAL MODULE: ../../lib/catalog/formats/map.js
var formats_map = __webpack_require__(4566);
;// CONCATENATED MODULE: ../../lib/catalog/formats/hashes.js




/** A lock file that holds hashes of tools by name. */
const HASHES = {
    nameFields: null,
    versionField: null,
    nestsFunctions: false,
    hasEnvelope: false,
    inputSchemas: [],
    outputSchemas: [],
    read: readHashes,
};
/**
 * Reads a lock file that holds hashes by name, each a text, or an object among whose members hashes are. Throws as
 * readMap does.
 */
function readHashes(reading, root) {
    const { map, members } = (0,formats_map/* findMap */.Ke)(reading, root);
    const entries = (0,catalog_reading/* readEach */.e2)(reading, map.keys, (_, index) => hashAt(reading, map, index));
    return { members, entries: (0,entry_order/* sortedEntries */.CA)(reading, entries), notes: notesOf(entries) };
}
function hashAt(reading, map, index) {
    const value = map.values[index] ?? null;
    if (!(0,hash_text/* isHash */.j)(value))
        return (0,formats_map/* toolAt */.eJ)(reading, map, index);
    const start = map.starts[index] ?? -1;
    const definition = { kind: 'object', keys: ['hash'], values: [value], starts: [start], start };
    return (0,formats_map/* entryAt */._f)(reading, map, index, definition, start);
}
function notesOf(entries) {
    const hashes = entries.flatMap((entry) => entry.definition.values.filter(hash_text/* isHash */.j));
    if (entries.length < 2 || new Set(hashes).size !== 1)
        return [];
    return [{ code: 'one_hash_for_all', about: null }];
}

// EXTERNAL MODULE: ../../lib/catalog/formats/mcp.js
var mcp = __webpack_require__(4500);
// EXTERNAL MODULE: ../../lib/catalog/formats/openai.js
var openai = __webpack_require__(3831);
// EXTERNAL MODULE: ../../lib/catalog/formats/openmed-inventory.js
var openmed_inventory = __webpack_require__(4279);
// EXTERNAL MODULE: ../../lib/catalog/formats/openmed-tools.js
var openmed_tools = __webpack_require__(1196);
// EXTERNAL MODULE: ../../lib/catalog/formats/schema-fields.js
var schema_fields = __webpack_require__(2003);
// EXTERNAL MODULE: ../../lib/catalog/formats/without-member.js
var without_member = __webpack_require__(4343);
;// CONCATENATED MODULE: ../../lib/catalog/formats/adapters.js












/** Every format. */
const ADAPTERS = {
    mcp: mcp/* MCP */.T,
    'openmed-inventory': openmed_inventory/* OPENMED_INVENTORY */.OT,
    openai: openai/* OPENAI */.$,
    anthropic: anthropic/* ANTHROPIC */.V,
    'openmed-tools': openmed_tools/* OPENMED_TOOLS */.j,
    map: formats_map/* MAP */.lC,
    directory: directory/* DIRECTORY */.Md,
    'directory-by-file': directory/* DIRECTORY_BY_FILE */.hL,
    hashes: HASHES,
};
/** The field that an entry's key is read from; null in the formats whose keys stand beside the definition. */
function nameField(format, kind) {
    return ADAPTERS[format].nameFields?.get(kind) ?? null;
}
/**
 * The object within a definition that has its name and the fields that a reader looks for: `function` in OpenAI's
 * nested form, else the definition itself.
 */
function namedPart(format, definition) {
    return (0,adapter/* namedWithin */.t)(ADAPTERS[format], definition);
}
/** A definition without its name, to tell whether two entries are equal but for that. */
function withoutName(format, kind, definition) {
    const field = nameField(format, kind);
    if (field === null)
        return definition;
    const part = namedPart(format, definition);
    if (part === definition)
        return (0,without_member/* withoutMember */.t)(definition, field);
    const inner = (0,without_member/* withoutMember */.t)(part, field);
    const values = definition.values.map((value, index) => definition.keys[index] === 'function' ? inner : value);
    return { ...definition, values };
}
/** Formats whose document is a list of tools: an empty one could be of any of them. */
const LISTS = ['mcp', 'openai', 'anthropic', 'openmed-tools'];
/**
 * The format in which two catalogs can be compared, null where there is none: their own, or that of the other where one
 * is an empty list, which nothing tells apart.
 */
function commonFormat(before, after) {
    if (before.format === after.format)
        return before.format;
    if (!LISTS.includes(before.format) || !LISTS.includes(after.format))
        return null;
    if (before.entries.length === 0)
        return after.format;
    return after.entries.length === 0 ? before.format : null;
}
/** Whether a format is a directory of files, and no file. */
function isDirectoryFormat(format) {
    return format === 'directory' || format === 'directory-by-file';
}
/** Whether the tools of a format have schemas to look at. */
function holdsSchemas(format) {
    return ADAPTERS[format].inputSchemas.length > 0;
}
/** The schema of a tool's arguments; undefined where it has none. Any format's field for it is looked at. */
function inputSchemaOf(format, definition) {
    const part = namedPart(format, definition);
    const field = schema_fields/* INPUT_SCHEMA_FIELDS */.xm.find((name) => part.keys.includes(name));
    return field === undefined ? undefined : (0,value/* member */.Dc)(part, field);
}


/***/ }),

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ ANTHROPIC)
/* harmony export */ });
/* harmony import */ var _adapter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4727);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(614);


/** Anthropic's tools. */
const ANTHROPIC = {
    nameFields: _adapter_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS_BY_NAME */ .i,
    versionField: null,
    nestsFunctions: false,
    hasEnvelope: false,
    inputSchemas: ['input_schema'],
    outputSchemas: ['output_schema'],
    read: (reading, root) => (0,_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .L)(reading, root, ANTHROPIC),
};


/***/ }),

/***/ 8176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ DIRECTORY),
/* harmony export */   Z8: () => (/* binding */ isToolFile),
/* harmony export */   hL: () => (/* binding */ DIRECTORY_BY_FILE),
/* harmony export */   j8: () => (/* binding */ readCatalogDirectory),
/* harmony export */   ml: () => (/* binding */ catalogDirectoryFaults)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5795);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9574);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5023);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4103);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5440);
/* harmony import */ var _entry_order_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9858);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7007);
/* harmony import */ var _adapter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4727);
/* harmony import */ var _read_entry_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(943);
/* harmony import */ var _schema_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2003);








/** A directory of one-tool files; readCatalogDirectory reads it, since no file is one. */
const DIRECTORY = {
    nameFields: _adapter_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS_BY_NAME */ .i,
    versionField: null,
    nestsFunctions: true,
    hasEnvelope: false,
    inputSchemas: _schema_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUT_SCHEMA_FIELDS */ .xm,
    outputSchemas: _schema_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTPUT_SCHEMA_FIELDS */ .mn,
    read({ field }) {
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('not_a_directory', field);
    },
};
/** The same, each tool keyed by its file's path without the ending: a folder can hold variants of one tool. */
const DIRECTORY_BY_FILE = { ...DIRECTORY, nameFields: null };
const TOOL_FILE = /^(?<stem>.*)\.(?:json|snap)$/s;
const PLAIN_PATH = /^[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+)*$/;
/** Whether a path is one that a directory of tools is read from: `*.json` or `*.snap`. */
function isToolFile(path) {
    return TOOL_FILE.test(path);
}
/**
 * Reads a directory of one-tool files, `*.json` and `*.snap`; every other file is left out. A tool is keyed by its
 * `name`, and where its file is named otherwise, a note says so; or by its file, where the format says so. Throws, on `FIELD/PATH` (a path of other than plain
 * characters is replaced by `files[N]`, N from 0 in path order), what parseJson throws, `invalid_entry` (no
 * object), `invalid_name`, `duplicate_name`; on the field `no_tools` where there is no such file and `too_large`.
 */
function readCatalogDirectory(files, options = {}) {
    return readFiles(files, options);
}
/** Every fault of a directory's files, in the order of the files, as catalogFaults tells those of a file. */
function catalogDirectoryFaults(files, options = {}) {
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .collected */ .gd)((faults) => readFiles(files, options, faults));
}
function readFiles(files, options, faults) {
    const field = options.field ?? 'catalog';
    const limits = options.limits ?? _json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_LIMITS */ .dR;
    const toolFiles = files
        .filter(({ path }) => isToolFile(path))
        .sort((a, b) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .O)(a.path, b.path));
    if (toolFiles.length === 0)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('no_tools', field);
    const size = toolFiles.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size > limits.maxBytes)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('too_large', field);
    const reading = { field, text: '', faults };
    const format = options.format ?? 'directory';
    const read = (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readEach */ .e2)(reading, toolFiles, (file, index) => {
        const name = fieldOfFile(field, file.path, index);
        const document = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .q)(file.bytes, limits, name);
        return readFile(file.path, index, { field: name, text: document.text }, document.root, format);
    });
    requireUnique(read, reading);
    return {
        format,
        members: _catalog_js__WEBPACK_IMPORTED_MODULE_7__/* .NO_MEMBERS */ .AU,
        entries: read.map(({ entry }) => entry).sort(_entry_order_js__WEBPACK_IMPORTED_MODULE_8__/* .compareEntries */ .wD),
        sources: read.map(({ source }) => source),
        notes: format === 'directory' ? read.flatMap(noteOf) : [],
    };
}
function readFile(path, index, reading, root, format) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_9__/* .isObject */ .Gv)(root))
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .faultAt */ .ux)(reading, 'invalid_entry', 0);
    const named = (0,_read_entry_js__WEBPACK_IMPORTED_MODULE_10__/* .readEntry */ .h)(reading, DIRECTORY, 'tool', root);
    const stem = TOOL_FILE.exec(path)?.groups?.['stem'] ?? '';
    const entry = { ...named, key: format === 'directory' ? named.key : stem, source: index };
    return { source: { file: path, text: reading.text, root, items: null }, stem, entry };
}
/** An error's message reaches logs as it is: only paths of plain characters may stand in it. */
function fieldOfFile(field, path, index) {
    return PLAIN_PATH.test(path) ? `${field}/${path}` : `${field}/files[${index}]`;
}
function requireUnique(files, { field, faults }) {
    const repeated = new Set((0,_entry_order_js__WEBPACK_IMPORTED_MODULE_8__/* .repeatedIn */ .E$)(files.map(({ entry }) => entry)));
    for (const { entry, source } of files) {
        if (!repeated.has(entry))
            continue;
        const name = fieldOfFile(field, source.file ?? '', entry.source);
        const reading = { field: name, text: source.text, faults };
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .tell */ .qz)(reading, (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .faultAt */ .ux)(reading, 'duplicate_name', entry.start));
    }
}
function noteOf({ source, stem, entry }) {
    return stem.slice(stem.lastIndexOf('/') + 1) === entry.key
        ? []
        : [{ code: 'file_name_differs', about: source.file }];
}


/***/ }),

/***/ 1906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ requireCompleteResult),
/* harmony export */   _$: () => (/* binding */ isNested),
/* harmony export */   kS: () => (/* binding */ requireNoMark),
/* harmony export */   q3: () => (/* binding */ findBody)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7007);


/** What beside its `result` a JSON-RPC answer may hold. */
const ANSWER = new Set(['jsonrpc', 'id', 'result']);
/**
 * Members of a `tools/list` result that say how to fetch and cache it, not what the tools are (MCP 2026-07-28). A tool's
 * own `_meta` is part of its definition.
 */
const RESULT = ['resultType', '_meta', 'ttlMs', 'cacheScope', 'nextCursor'];
/**
 * Finds the tools of a document: a bare array, an object with `tools` or `functions`, or a JSON-RPC answer (version
 * 2.0, section 5) whose `result` is such an object. Throws `error_answer` where an answer is an error (on the field
 * `FIELD.error.CODE` where its code is one of those that JSON-RPC reserves), `null_result` and `null_tools` where these
 * are null, `incomplete_result` where its `resultType` is not
 * `complete`, and `invalid_envelope` where an answer holds more than `jsonrpc` and `id` beside its result, or an array or
 * object as one of these, at that member. A document without tools gives null for them.
 */
function findBody(reading, root) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(root))
        return { object: null, tools: root, list: null, path: [], envelope: new Set() };
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(root))
        return { object: null, tools: null, list: null, path: [], envelope: new Set() };
    requireNoNull(reading, root, 'tools', 'null_tools');
    const direct = bodyOf(root, [], new Set([...RESULT, 'jsonrpc', 'id']));
    if (direct.tools !== null)
        return direct;
    if (root.keys.includes('jsonrpc'))
        requireResult(reading, root);
    const result = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(root, 'result');
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result))
        requireNoNull(reading, result, 'tools', 'null_tools');
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result) && root.keys.includes('jsonrpc'))
        requireCompleteResult(reading, result);
    const inner = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result) ? bodyOf(result, ['result'], new Set(RESULT)) : direct;
    if (inner.tools === null && !root.keys.includes('jsonrpc'))
        return direct;
    requireAnswer(reading, root);
    return inner;
}
function requireNoNull(reading, object, key, code) {
    const index = object.keys.indexOf(key);
    if (object.values[index] === null)
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(reading, code, object.starts[index] ?? -1);
}
/** Throws `incomplete_result` where a `resultType` is not `complete` (MCP 2026-07-28). */
function requireCompleteResult(reading, result) {
    const index = result.keys.indexOf('resultType');
    if (index === -1 || result.values[index] === 'complete')
        return;
    throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(reading, 'incomplete_result', result.starts[index] ?? -1);
}
function requireResult(reading, answer) {
    requireNoNull(reading, answer, 'result', 'null_result');
    const index = answer.keys.indexOf('error');
    if (index === -1 || answer.keys.includes('result'))
        return;
    throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(errorNamed(reading, answer.values[index]), 'error_answer', answer.starts[index] ?? -1);
}
/** JSON-RPC 2.0, section 5.1, reserves these codes: no input can say anything else with them. */
function errorNamed(reading, error) {
    const code = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error) ? (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(error, 'code') : undefined;
    const isReserved = typeof code === 'number' && Number.isInteger(code) && code >= -32768 && code <= -32000;
    return isReserved ? { ...reading, field: `${reading.field}.error.${code}` } : reading;
}
function bodyOf(object, path, envelope) {
    const tools = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(object, 'tools');
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(tools) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tools))
        return { object, tools, list: 'tools', path: [...path, 'tools'], envelope };
    const functions = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(object, 'functions');
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(functions) && tools === undefined)
        return { object, tools: functions, list: 'functions', path: [...path, 'functions'], envelope };
    return { object, tools: null, list: null, path, envelope };
}
function requireAnswer(reading, root) {
    const extra = root.keys.findIndex((key, index) => !ANSWER.has(key) || (key !== 'result' && isNested(root.values[index])));
    if (extra !== -1)
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .qz)(reading, (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(reading, 'invalid_envelope', root.starts[extra] ?? -1));
}
/** Whether a value can hold more than an envelope has to say. */
function isNested(value) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value);
}
/** Throws `no_tools` where tools are only said to be made at run time; takes the object whose tools are none. */
function requireNoMark(reading, object) {
    const index = object.keys.indexOf('tools_generated');
    if (index === -1 || object.values[index] === false)
        return;
    (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .qz)(reading, (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(reading, 'no_tools', object.starts[index] ?? -1));
}


/***/ }),

/***/ 6964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isHashRecord),
/* harmony export */   j: () => (/* binding */ isHash)
/* harmony export */ });
// Hex of MD5 to SHA-512, bare or with the algorithm in front, and Subresource Integrity's base64.
const HEX = /^(?:[a-z]+[0-9-]*[:=])?(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i;
const BASE64 = /^sha(?:256|384|512)-[A-Za-z0-9+/]{43,}={0,2}$/;
/** Whether a value is the text of a hash, as lock files write it. */
function isHash(value) {
    return typeof value === 'string' && (HEX.test(value) || BASE64.test(value));
}
/** Whether an object holds a hash as one of its members. */
function isHashRecord(object) {
    return object.values.some(isHash);
}


/***/ }),

/***/ 614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5440);
/* harmony import */ var _entry_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9858);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7007);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1906);
/* harmony import */ var _read_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(943);






const NO_LISTS = new Map();
/**
 * Reads a document whose tools are a list; `others` are members that are lists of entries too. Throws `no_tools` (no list, or an empty one whose tools are said to be
 * made at run time), `incomplete_list` (a `nextCursor` that is not null), `incomplete_result` (a `resultType` other than `complete`),
 * `null_entry` (on `FIELD.LIST.INDEX`), `invalid_entry` (no object),
 * `invalid_name` (the name is missing, empty or no string), `duplicate_name` and what findBody throws.
 */
function readList(reading, root, names, others = NO_LISTS) {
    const body = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .findBody */ .q3)(reading, root);
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(body.tools))
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .faultAt */ .ux)(reading, 'no_tools', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(root) ? root.start : 0);
    const tools = { names, kind: 'tool', list: body.tools, path: body.path };
    if (body.object === null)
        return { members: _catalog_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_MEMBERS */ .AU, entries: readEntries(reading, [tools]) };
    requireComplete(reading, body.object);
    if (names.hasEnvelope)
        (0,_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .requireCompleteResult */ .Kl)(reading, body.object);
    if (body.tools.items.length === 0)
        (0,_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .requireNoMark */ .kS)(reading, body.object);
    const lists = otherLists(body.object, body.path.slice(0, -1), names, others);
    return {
        members: membersOf(body, body.object, names, lists),
        entries: readEntries(reading, [tools, ...lists]),
    };
}
function requireComplete(reading, object) {
    const index = object.keys.indexOf('nextCursor');
    if (index === -1 || object.values[index] === null)
        return;
    (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .tell */ .qz)(reading, (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .faultAt */ .ux)(reading, 'incomplete_list', object.starts[index] ?? -1));
}
function otherLists(object, path, names, others) {
    return [...others].flatMap(([key, kind]) => {
        const list = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(object, key);
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(list) ? [{ names, kind, list, path: [...path, key] }] : [];
    });
}
function membersOf(body, object, names, lifted) {
    const empty = { kind: 'array', items: [], start: -1 };
    const lists = new Set(lifted.map(({ path }) => path.at(-1)));
    const kept = object.keys.flatMap((key, index) => key === body.list || isEnvelope(body, names, key, object.values[index]) ? [] : [index]);
    return {
        kind: 'object',
        keys: kept.map((index) => object.keys[index] ?? ''),
        values: kept.map((index) => (lists.has(object.keys[index]) ? empty : (object.values[index] ?? null))),
        starts: kept.map((index) => object.starts[index] ?? -1),
        start: object.start,
    };
}
/** A `nextCursor` that gets here is null, a `resultType` is `complete`. */
function isEnvelope(body, names, key, value) {
    return names.hasEnvelope && body.envelope.has(key) && (key === '_meta' || !(0,_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .isNested */ ._$)(value));
}
function readEntries(reading, lists) {
    const entries = lists.flatMap((listing) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readEach */ .e2)(reading, listing.list.items, (item, index) => {
        const path = [...listing.path, index];
        if (item === null)
            throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .faultBelow */ .OA)({ ...reading, field: [reading.field, ...path].join('.') }, 'null_entry', path);
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(item))
            throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .faultBelow */ .OA)(reading, 'invalid_entry', path);
        return (0,_read_entry_js__WEBPACK_IMPORTED_MODULE_4__/* .readEntry */ .h)(reading, listing.names, listing.kind, item);
    }));
    return (0,_entry_order_js__WEBPACK_IMPORTED_MODULE_5__/* .sortedEntries */ .CA)(reading, entries);
}


/***/ }),

/***/ 4566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ hasSchema),
/* harmony export */   Ke: () => (/* binding */ findMap),
/* harmony export */   ND: () => (/* binding */ isMapOfTools),
/* harmony export */   _f: () => (/* binding */ entryAt),
/* harmony export */   eJ: () => (/* binding */ toolAt),
/* harmony export */   lC: () => (/* binding */ MAP),
/* harmony export */   s$: () => (/* binding */ isMapOfSchemas)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4103);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5440);
/* harmony import */ var _entry_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9858);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7007);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1906);
/* harmony import */ var _hash_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6964);
/* harmony import */ var _schema_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2003);
/* harmony import */ var _without_member_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4343);








/** Tools by name. */
const MAP = {
    nameFields: null,
    versionField: null,
    nestsFunctions: false,
    hasEnvelope: false,
    inputSchemas: _schema_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_SCHEMA_FIELDS */ .xm,
    outputSchemas: _schema_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTPUT_SCHEMA_FIELDS */ .mn,
    read: readMap,
};
/**
 * Reads tools by name: the members of `tools`, or those of the document itself. Throws `invalid_entry` where one is
 * no object, `invalid_name` where a name is empty, `no_tools` where there is no object at all, or an empty one whose
 * tools are said to be made at run time.
 */
function readMap(reading, root) {
    const { map, members } = findMap(reading, root);
    const entries = (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readEach */ .e2)(reading, map.keys, (_, index) => toolAt(reading, map, index));
    return { members, entries: (0,_entry_order_js__WEBPACK_IMPORTED_MODULE_2__/* .sortedEntries */ .CA)(reading, entries) };
}
/** The members that are tools, and the catalog's own. */
function findMap(reading, root) {
    const { object, tools } = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .findBody */ .q3)(reading, root);
    if (object !== null && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(tools) && (isMapOfTools(tools) || !isMapOfSchemas(root))) {
        if (tools.keys.length === 0)
            (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .requireNoMark */ .kS)(reading, object);
        return { map: tools, members: (0,_without_member_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutMember */ .t)(object, 'tools') };
    }
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(root))
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(reading, 'no_tools', 0);
    return { map: root, members: _catalog_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_MEMBERS */ .AU };
}
/** The tool of a member. */
function toolAt(reading, map, index) {
    const definition = map.values[index];
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(definition))
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(reading, 'invalid_entry', map.starts[index] ?? -1);
    return entryAt(reading, map, index, definition, definition.start);
}
/** The entry of a member. */
function entryAt(reading, map, index, definition, start) {
    const key = map.keys[index] ?? '';
    if (key === '')
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(reading, 'invalid_name', map.starts[index] ?? -1);
    return { kind: 'tool', key, version: null, definition, start, source: 0 };
}
/** Whether the members of a document's `tools` are tools, or hashes of tools, by name. */
function isMapOfTools(tools) {
    return tools.values.every((value) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) || (0,_hash_text_js__WEBPACK_IMPORTED_MODULE_7__/* .isHash */ .j)(value));
}
/** Whether a document is tools by name: not empty, and each member an object with a schema. */
function isMapOfSchemas(root) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(root) || root.keys.length === 0)
        return false;
    return root.values.every((value) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) && hasSchema(value));
}
/** Whether a tool has a schema under one of the names that formats use. */
function hasSchema(tool) {
    return _schema_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .SCHEMA_FIELDS */ .EC.some((key) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(tool, key)));
}


/***/ }),

/***/ 4500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ MCP)
/* harmony export */ });
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5440);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(614);


/** The result of MCP's `tools/list`, the lists of prompts and resources beside it. */
const MCP = {
    nameFields: new Map([
        ['tool', 'name'],
        ['prompt', 'name'],
        ['resource', 'uri'],
        ['resourceTemplate', 'uriTemplate'],
    ]),
    versionField: null,
    nestsFunctions: false,
    hasEnvelope: true,
    inputSchemas: ['inputSchema'],
    outputSchemas: ['outputSchema'],
    read: (reading, root) => (0,_list_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .L)(reading, root, MCP, new Map([..._catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .ENTRY_LISTS */ .pK].filter(([list]) => list !== 'tools'))),
};


/***/ }),

/***/ 3831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ OPENAI)
/* harmony export */ });
/* harmony import */ var _adapter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4727);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(614);


/** OpenAI's tools, flat or nested in `function`, and its older `functions`. */
const OPENAI = {
    nameFields: _adapter_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS_BY_NAME */ .i,
    versionField: null,
    nestsFunctions: true,
    hasEnvelope: false,
    inputSchemas: ['parameters'],
    outputSchemas: [],
    read: (reading, root) => (0,_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .L)(reading, root, OPENAI),
};


/***/ }),

/***/ 4279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IT: () => (/* binding */ RECORD_FIELDS),
/* harmony export */   OT: () => (/* binding */ OPENMED_INVENTORY),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   jd: () => (/* binding */ requireFormA),
/* harmony export */   o5: () => (/* binding */ INVENTORY_VERSION),
/* harmony export */   zw: () => (/* binding */ readInventory)
/* harmony export */ });
/* unused harmony export readInventoryRecords */
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5795);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5440);
/* harmony import */ var _entry_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9858);
/* harmony import */ var _identifier_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3788);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7007);
/* harmony import */ var _side_effects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3919);







const INVENTORY_VERSION = 'openmed.agent.tool_inventory.v1';
const RECORD_FIELDS = [
    'tool_id',
    'version',
    'capability_class',
    'side_effect_class',
    'schema_digest',
];
/** An OpenMed tool inventory v1: records, no definitions. */
const OPENMED_INVENTORY = {
    nameFields: new Map([['tool', 'tool_id']]),
    versionField: 'version',
    nestsFunctions: false,
    hasEnvelope: false,
    inputSchemas: [],
    outputSchemas: [],
    read: (reading, root, side) => readInventory(root, reading, side),
};
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/**
 * Reads an OpenMed tool inventory v1 by its contract. Throws the contract's codes on its fields (`tools:
 * unreadable_records` for a faulty record, …); with a side, on `SIDE.FIELD`, and `SIDE: invalid_type` for what is no
 * object (OpenMed v1, "Catalog diff"); and `not_openmed_form_a` for the other document of the same name. Where faults
 * are collected, each record tells its own (`tool_id: invalid_identifier`, …), of several the one that OpenMed finds
 * first.
 */
function readInventory(root, reading, side) {
    return inventoryContent({ ...reading, isDocument: reading.faults === undefined, side }, root);
}
/** As readInventory, of records that were given one by one: each tells its own fault. */
function readInventoryRecords(root, side) {
    return inventoryContent({ isDocument: false, side, text: '' }, root);
}
function inventoryContent(inventory, root) {
    const whole = { ...inventory, field: inventory.side ?? 'inventory' };
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(root))
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(whole, 'invalid_type', 0);
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(root, 'schema_version') === INVENTORY_VERSION)
        requireFormA(whole, root);
    const tools = toolsOf(inventory, root);
    const entries = recordsOf(inventory, tools);
    return { members: _catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .AU, entries: sorted(inventory, entries) };
}
/**
 * Throws `not_openmed_form_a` for the other document that calls itself OpenMed's tool inventory v1: its records have
 * `capability_classes`, and it has a `tool_count`.
 */
function requireFormA(reading, root) {
    const tools = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(root, 'tools');
    const records = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(tools) ? tools.items.filter(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) : [];
    const objects = [root, ...records];
    // Like records share one list of keys.
    const marked = [...new Set(objects.map(({ keys }) => keys))].find(isOfOtherForm);
    const other = objects.find(({ keys }) => keys === marked);
    if (other !== undefined)
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(reading, 'not_openmed_form_a', other.start);
}
function isOfOtherForm(keys) {
    return keys.includes('tool_count') || keys.includes('capability_classes');
}
function toolsOf(inventory, root) {
    if (!hasExactly(root, ['schema_version', 'tools']))
        throw fault(inventory, 'invalid_fields', 'inventory', root.start);
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(root, 'schema_version') !== INVENTORY_VERSION) {
        throw fault(inventory, 'unsupported_version', 'schema_version', startOf(root, 'schema_version'));
    }
    const tools = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(root, 'tools');
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(tools))
        throw fault(inventory, 'invalid_records', 'tools', startOf(root, 'tools'));
    return tools;
}
function recordsOf(inventory, tools) {
    const items = tools.items.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_INVENTORY_RECORDS */ .T_ + 1);
    const placesOf = rememberedPlaces();
    const read = (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readEach */ .e2)(named(inventory, 'tools'), items, (item, index) => {
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item))
            throw noObject(inventory, index);
        const places = placesOf(item.keys);
        if (places === null)
            throw recordFault(inventory, 'invalid_fields', 'tool', item.start);
        return readRecord(inventory, item, places);
    });
    if (items.length > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_INVENTORY_RECORDS */ .T_)
        throw fault(inventory, 'too_many_records', 'tools', tools.start);
    return read;
}
/** Like records share one list of keys, which is looked at once. */
function rememberedPlaces() {
    let known = null;
    let places = null;
    return (keys) => {
        if (keys !== known)
            places = placesOfFields(keys);
        known = keys;
        return places;
    };
}
function placesOfFields(keys) {
    const places = CHECKS.map(({ field }) => keys.indexOf(field));
    return keys.length === CHECKS.length && !places.includes(-1) ? places : null;
}
/** What OpenMed asks of each field, in its order. */
const CHECKS = [
    { field: 'side_effect_class', fault: (text) => ((0,_side_effects_js__WEBPACK_IMPORTED_MODULE_4__/* .isSideEffectClass */ .fh)(text) ? null : 'invalid_class') },
    { field: 'tool_id', fault: toolIdFault },
    { field: 'version', fault: (text) => ((0,_identifier_js__WEBPACK_IMPORTED_MODULE_5__/* .isToolVersion */ .PZ)(text) ? null : 'invalid_semver') },
    {
        field: 'capability_class',
        fault: (text) => ((0,_identifier_js__WEBPACK_IMPORTED_MODULE_5__/* .identifierForm */ .yi)(text, 'capability') === null ? 'invalid_identifier' : null),
    },
    { field: 'schema_digest', fault: (text) => (DIGEST.test(text) ? null : 'invalid_digest') },
];
const TOOL_ID = CHECKS.findIndex(({ field }) => field === 'tool_id');
const VERSION = CHECKS.findIndex(({ field }) => field === 'version');
function toolIdFault(text) {
    const form = (0,_identifier_js__WEBPACK_IMPORTED_MODULE_5__/* .identifierForm */ .yi)(text, 'tool');
    if (form === null)
        return 'invalid_identifier';
    return form === 'versioned' ? 'version_must_be_separate' : null;
}
function readRecord(inventory, record, places) {
    // A record that an inventory read before has as well holds to the contract.
    if (inventory.isSharedRight !== true || record.moved === undefined)
        checkRecord(inventory, record, places);
    const [key, version] = [textAt(record, places[TOOL_ID]), textAt(record, places[VERSION])];
    return { kind: 'tool', key, version, definition: record, start: record.start, source: 0 };
}
function checkRecord(inventory, record, places) {
    for (const [index, { field, fault: faultOf }] of CHECKS.entries()) {
        const code = faultOf(textAt(record, places[index]));
        if (code !== null)
            throw recordFault(inventory, code, field, startOf(record, field));
    }
}
/** What is no text is as wrong as an empty one. */
function textAt(record, place = -1) {
    const value = record.values[place];
    return typeof value === 'string' ? value : '';
}
/** The text of a field of a record that was read. */
function fieldOf(record, field) {
    const value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(record, field);
    return typeof value === 'string' ? value : '';
}
function sorted(inventory, entries) {
    const inOrder = (0,_entry_order_js__WEBPACK_IMPORTED_MODULE_6__/* .inCatalogOrder */ .Nf)(entries);
    if (!(0,_entry_order_js__WEBPACK_IMPORTED_MODULE_6__/* .hasRepeated */ .ZQ)(inOrder))
        return inOrder;
    const reading = named(inventory, 'tools');
    for (const { start } of (0,_entry_order_js__WEBPACK_IMPORTED_MODULE_6__/* .repeatedIn */ .E$)(entries))
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .qz)(reading, (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(reading, 'duplicate_record', start));
    return inOrder;
}
function hasExactly(object, fields) {
    return object.keys.length === fields.length && fields.every((field) => object.keys.includes(field));
}
function startOf(object, key) {
    return object.starts[object.keys.indexOf(key)] ?? object.start;
}
function fault(inventory, code, field, offset) {
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)(named(inventory, field), code, offset);
}
/** A record's own fault, or what OpenMed makes of it within a document. */
function recordFault(inventory, code, field, offset) {
    return inventory.isDocument
        ? fault(inventory, 'unreadable_records', 'tools', offset)
        : fault(inventory, code, field, offset);
}
function noObject(inventory, index) {
    return inventory.isDocument
        ? (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultBelow */ .OA)(named(inventory, 'tools'), 'unreadable_records', ['tools', index])
        : (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultBelow */ .OA)(named(inventory, 'tool'), 'invalid_type', ['tools', index]);
}
function named(inventory, field) {
    return { ...inventory, field: inventory.side === null ? field : `${inventory.side}.${field}` };
}


/***/ }),

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ REGISTRY_MEMBERS),
/* harmony export */   j: () => (/* binding */ OPENMED_TOOLS)
/* harmony export */ });
/* harmony import */ var _adapter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4727);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(614);


/** What OpenMed's registry document (`tools.json`) holds beside its tools. */
const REGISTRY_MEMBERS = ['schema_version', 'workflows'];
/** Tools as OpenMed's registry defines them: keyed by name and version. */
const OPENMED_TOOLS = {
    nameFields: _adapter_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS_BY_NAME */ .i,
    versionField: 'version',
    nestsFunctions: false,
    hasEnvelope: false,
    inputSchemas: ['input_schema'],
    outputSchemas: ['output_schema'],
    read: (reading, root) => (0,_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .L)(reading, root, OPENMED_TOOLS),
};


/***/ }),

/***/ 943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readEntry)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7007);
/* harmony import */ var _adapter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4727);



/**
 * Reads one entry of a format whose names stand within the definitions. Throws `invalid_name` where the name is
 * missing, empty or no string, and `invalid_entry` where an OpenMed tool has no such version.
 */
function readEntry(reading, names, kind, definition) {
    const part = (0,_adapter_js__WEBPACK_IMPORTED_MODULE_0__/* .namedWithin */ .t)(names, definition);
    const field = names.nameFields?.get(kind) ?? '';
    const key = textOf(part, field);
    if (key === null)
        throw faultIn(reading, 'invalid_name', part, field);
    const version = names.versionField === null ? null : textOf(definition, names.versionField);
    if (names.versionField !== null && version === null)
        throw faultIn(reading, 'invalid_entry', definition, names.versionField);
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

/***/ 2003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ SCHEMA_FIELDS),
/* harmony export */   mn: () => (/* binding */ OUTPUT_SCHEMA_FIELDS),
/* harmony export */   xm: () => (/* binding */ INPUT_SCHEMA_FIELDS)
/* harmony export */ });
/* harmony import */ var _anthropic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2228);
/* harmony import */ var _mcp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/* harmony import */ var _openai_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3831);
/* harmony import */ var _openmed_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1196);




const LIST_FORMATS = [_mcp_js__WEBPACK_IMPORTED_MODULE_0__/* .MCP */ .T, _anthropic_js__WEBPACK_IMPORTED_MODULE_1__/* .ANTHROPIC */ .V, _openai_js__WEBPACK_IMPORTED_MODULE_2__/* .OPENAI */ .$, _openmed_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .OPENMED_TOOLS */ .j];
/** Every field that a format keeps an input schema in; tools by name and in directories can use any. */
const INPUT_SCHEMA_FIELDS = distinct(LIST_FORMATS.flatMap(({ inputSchemas }) => inputSchemas));
/** Every field that a format keeps an output schema in. */
const OUTPUT_SCHEMA_FIELDS = distinct(LIST_FORMATS.flatMap(({ outputSchemas }) => outputSchemas));
/** Every field that can hold a schema; maps of tools have `schema` as well. */
const SCHEMA_FIELDS = [...INPUT_SCHEMA_FIELDS, ...OUTPUT_SCHEMA_FIELDS, 'schema'];
function distinct(fields) {
    return [...new Set(fields)];
}


/***/ }),

/***/ 4343:
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
        ...object,
        keys: object.keys.toSpliced(dropped, 1),
        values: object.values.toSpliced(dropped, 1),
        starts: object.starts.toSpliced(dropped, 1),
    };
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
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4910);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4022);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5795);



/** A fault at an offset of the text. */
function faultAt(reading, code, offset) {
    const known = offset >= 0 && reading.text !== '';
    return new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(code, reading.field, known ? (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(reading.text, offset) : null);
}
/** The faults that reading something collects, with the one that it throws at last. */
function collected(read) {
    const faults = [];
    try {
        read(faults);
    }
    catch (error) {
        if (!(error instanceof _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u))
            throw error;
        faults.push(error);
    }
    return faults;
}
/** A fault in spite of which the rest can be read: thrown, unless faults are collected. */
function tell({ faults }, fault) {
    if (faults === undefined || faults.length >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FAULTS */ .Jl)
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
            if (!(error instanceof _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u))
                throw error;
            tell(reading, error);
            return [];
        }
    });
}
/** A fault at the value that pointer tokens name, counted from the document's root. */
function faultBelow(reading, code, tokens) {
    const place = reading.text === '' ? null : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOfPointer */ .Kl)(reading.text, tokens);
    return new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(code, reading.field, place);
}


/***/ }),

/***/ 3919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ statedSideEffects),
/* harmony export */   fh: () => (/* binding */ isSideEffectClass),
/* harmony export */   z8: () => (/* binding */ compareSideEffects)
/* harmony export */ });
/* unused harmony export SIDE_EFFECT_CLASSES */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);

/** From the least to the most that a tool may do (OpenMed v1, "Tool inventory"). */
const SIDE_EFFECT_CLASSES = [
    'none',
    'read-only',
    'idempotent-write',
    'non-idempotent-write',
    'destructive',
];
function isSideEffectClass(value) {
    return SIDE_EFFECT_CLASSES.some((known) => known === value);
}
/** Negative where the first class may do less than the second, zero where they are one. */
function compareSideEffects(a, b) {
    return SIDE_EFFECT_CLASSES.indexOf(a) - SIDE_EFFECT_CLASSES.indexOf(b);
}
/**
 * The side-effect class that a tool's MCP annotations stand for, by the contract's conservative rule (OpenMed v1,
 * "Run tool catalog"): `read-only` if it is said to read only, else `destructive` unless it is said not to be, else
 * `idempotent-write` if it is said to be idempotent, else `non-idempotent-write`. A hint that is absent or no boolean
 * counts by its default (MCP, ToolAnnotations). `none` is never inferred.
 */
function statedSideEffects(definition) {
    const annotations = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(definition, 'annotations');
    const hint = (name) => ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(annotations) ? (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(annotations, name) : undefined);
    if (hint('readOnlyHint') === true)
        return 'read-only';
    if (hint('destructiveHint') !== false)
        return 'destructive';
    return hint('idempotentHint') === true ? 'idempotent-write' : 'non-idempotent-write';
}


/***/ }),

/***/ 4022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ jsonPointer),
/* harmony export */   Kl: () => (/* binding */ placeOfPointer),
/* harmony export */   QC: () => (/* binding */ itemOffsets)
/* harmony export */ });
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4910);
/* harmony import */ var _text_walk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8105);
/* harmony import */ var _unescape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6212);



const OPEN_ARRAY = 0x5b;
const OPEN_OBJECT = 0x7b;
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
    (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipSpace */ .AN)(walk);
    let found = walk.at;
    for (const token of tokens) {
        found = enter(walk, String(token));
        if (found === -1)
            return null;
    }
    return (0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(text, found);
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
    while ((0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .goToNext */ .dv)(walk)) {
        offsets.push(walk.at);
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipValue */ .dT)(walk);
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
    while ((0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .goToNext */ .dv)(walk)) {
        const start = walk.at;
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipString */ .t9)(walk);
        const found = keyOf(walk.text.slice(start + 1, walk.at - 1)) === key;
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipSpace */ .AN)(walk);
        walk.at += 1;
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipSpace */ .AN)(walk);
        if (found)
            return start;
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipValue */ .dT)(walk);
    }
    return -1;
}
function keyOf(raw) {
    return raw.includes('\\') ? (0,_unescape_js__WEBPACK_IMPORTED_MODULE_2__/* .unescape */ .x)({ text: raw, field: 'pointer' }, 0, raw.length) : raw;
}
function enterArray(walk, index) {
    for (let count = 0; (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .goToNext */ .dv)(walk); count += 1) {
        if (count === index)
            return walk.at;
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipValue */ .dT)(walk);
    }
    return -1;
}
/** A JSON Pointer (RFC 6901) of its tokens: `~` and `/` escaped; no token is the whole document, ``. */
function jsonPointer(tokens) {
    return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}


/***/ }),

/***/ 8105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ skipSpace),
/* harmony export */   dT: () => (/* binding */ skipValue),
/* harmony export */   dv: () => (/* binding */ goToNext),
/* harmony export */   t9: () => (/* binding */ skipString)
/* harmony export */ });
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
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


/***/ })

};
;