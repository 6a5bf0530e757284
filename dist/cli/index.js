#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = require("child_process");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 481:
/***/ ((module) => {

module.exports = require("node:readline");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 5574:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 5440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ NO_MEMBERS),
/* harmony export */   hR: () => (/* binding */ FORMATS),
/* harmony export */   pK: () => (/* binding */ ENTRY_LISTS),
/* harmony export */   pf: () => (/* binding */ ENTRY_KINDS),
/* harmony export */   s6: () => (/* binding */ entryPlace)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4910);

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ sortedEntries),
/* harmony export */   E$: () => (/* binding */ repeatedIn),
/* harmony export */   Nf: () => (/* binding */ inCatalogOrder),
/* harmony export */   TR: () => (/* binding */ isSameEntry),
/* harmony export */   ZQ: () => (/* binding */ hasRepeated),
/* harmony export */   ub: () => (/* binding */ entryId),
/* harmony export */   wD: () => (/* binding */ compareEntries)
/* harmony export */ });
/* unused harmony export compareVersions */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9574);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5440);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7007);



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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ TOOLS_BY_NAME),
/* harmony export */   t: () => (/* binding */ namedWithin)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4103);

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

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ ANTHROPIC)
/* harmony export */ });
/* harmony import */ var _adapter_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4727);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(614);


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

/***/ 5795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ DIRECTORY),
/* harmony export */   Z8: () => (/* binding */ isToolFile),
/* harmony export */   hL: () => (/* binding */ DIRECTORY_BY_FILE),
/* harmony export */   j8: () => (/* binding */ readCatalogDirectory),
/* harmony export */   ml: () => (/* binding */ catalogDirectoryFaults)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8176);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9574);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5023);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(4103);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(5440);
/* harmony import */ var _entry_order_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(9858);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7007);
/* harmony import */ var _adapter_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4727);
/* harmony import */ var _read_entry_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(943);
/* harmony import */ var _schema_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2003);








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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ requireCompleteResult),
/* harmony export */   _$: () => (/* binding */ isNested),
/* harmony export */   kS: () => (/* binding */ requireNoMark),
/* harmony export */   q3: () => (/* binding */ findBody)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4103);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7007);


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

/***/ 614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4103);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5440);
/* harmony import */ var _entry_order_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9858);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7007);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1906);
/* harmony import */ var _read_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(943);






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

/***/ 4500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ MCP)
/* harmony export */ });
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5440);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(614);


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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ OPENAI)
/* harmony export */ });
/* harmony import */ var _adapter_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4727);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(614);


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

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ REGISTRY_MEMBERS),
/* harmony export */   j: () => (/* binding */ OPENMED_TOOLS)
/* harmony export */ });
/* harmony import */ var _adapter_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4727);
/* harmony import */ var _list_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(614);


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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readEntry)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4103);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7007);
/* harmony import */ var _adapter_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4727);



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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ SCHEMA_FIELDS),
/* harmony export */   mn: () => (/* binding */ OUTPUT_SCHEMA_FIELDS),
/* harmony export */   xm: () => (/* binding */ INPUT_SCHEMA_FIELDS)
/* harmony export */ });
/* harmony import */ var _anthropic_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2228);
/* harmony import */ var _mcp_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4500);
/* harmony import */ var _openai_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3831);
/* harmony import */ var _openmed_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1196);




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

/***/ 7007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ faultBelow),
/* harmony export */   e2: () => (/* binding */ readEach),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   ux: () => (/* binding */ faultAt)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4910);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4022);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8176);



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

/***/ 367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FH: () => (/* binding */ choiceOf),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   fK: () => (/* binding */ operandOf),
/* harmony export */   kY: () => (/* binding */ flagOption),
/* harmony export */   qR: () => (/* binding */ isGiven),
/* harmony export */   sm: () => (/* binding */ valuesOf),
/* harmony export */   zu: () => (/* binding */ choiceOption)
/* harmony export */ });
/** An option that stands alone: it is given or not. */
function flagOption(name, about) {
    return { name, value: '', about };
}
/** Whether an option was given. */
function isGiven({ options }, { name }) {
    return options.has(name);
}
/** The value of an operand, empty where it was not given. */
function operandOf({ operands }, index) {
    return operands[index] ?? '';
}
/** The value of an option, null where it was not given. */
function valueOf({ options }, { name }) {
    return options.get(name)?.at(-1) ?? null;
}
/** All values of an option. */
function valuesOf({ options }, { name }) {
    return options.get(name) ?? [];
}
/** An option whose value must be one of a few. */
function choiceOption(option, choices) {
    const holds = (value) => choices.some((choice) => choice === value);
    return { ...option, choices, takes: { text: choices.join(', '), holds } };
}
/** Which of its choices an option has, null where it was not given. */
function choiceOf(given, option) {
    const value = valueOf(given, option);
    return option.choices.find((choice) => choice === value) ?? null;
}


/***/ }),

/***/ 4398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ faultSentence)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(367);

/** Options whose value may be shown: it is no secret in a wrong place. */
const SHOWN = ['file', 'path', 'ref'];
const TAKES_SAID = ['missing_input', 'invalid_input'];
/**
 * What a command says of an error: the option or the path that it is about, and what to do. `sentence` is the report's
 * `commandErrorSentence`, which most runs need not load.
 */
function faultSentence(sentence, error, command, given) {
    const [name = ''] = error.field.split(/[./]/, 1);
    const isOption = error.code !== 'internal' && command.options.some((option) => option.name === name);
    const said = sentence(error, isOption ? `--${name}` : null, givenFor(error, command, given));
    return `${said}${isOption ? takesWords(error, name, command) : ''}`;
}
/** What an option takes that is missing or not understood. */
function takesWords({ code }, name, { options }) {
    const takes = options.find((option) => option.name === name)?.takes;
    return takes !== undefined && TAKES_SAID.includes(code) ? ` It takes ${takes.text}.` : '';
}
/**
 * What a command was given for what an error is about: the option or the operand of its field's name, else a command's
 * only operand, and within a directory the file. null where there is none, for standard input, and for an error of our
 * own.
 */
function givenFor({ code, field }, command, given) {
    if (code === 'internal')
        return null;
    const [name = ''] = field.split(/[./]/, 1);
    const option = command.options.find((known) => known.name === name);
    if (option !== undefined && !SHOWN.includes(option.value))
        return null;
    const path = (option && (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(given, option)) ?? operandFor(name, command, given);
    if (path === null || path === '-')
        return null;
    return field.charAt(name.length) === '/' ? path + field.slice(name.length) : path;
}
function operandFor(name, { operands }, given) {
    const index = operands.findIndex((operand) => operand.name === name);
    const only = operands.length === 1 && operands[0]?.rest !== true ? given.operands[0] : undefined;
    return given.operands[index] ?? only ?? null;
}


/***/ }),

/***/ 2571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
     * classification's report, an access denial; of a capture's error, what the server answered or wrote, in lines; null
     * for every other error. No log or message shows it unasked.
     */
    get evidence() {
        return this.#evidence;
    }
}


/***/ }),

/***/ 9513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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


/***/ }),

/***/ 357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ decimalOf)
/* harmony export */ });
const ZERO = { digits: '0', exponent: '0' };
/** The value of a JSON number literal, or of what `String` gives for a finite double. No power is ever expanded. */
function decimalOf(literal) {
    const negative = literal.startsWith('-');
    const mark = literal.search(/[eE]/);
    const mantissa = literal.slice(negative ? 1 : 0, mark === -1 ? literal.length : mark);
    const point = mantissa.indexOf('.');
    const digits = point === -1 ? mantissa : mantissa.slice(0, point) + mantissa.slice(point + 1);
    const first = leadingZeros(digits);
    if (first === digits.length)
        return ZERO;
    const end = digits.length - trailingZeros(digits);
    const fraction = point === -1 ? 0 : mantissa.length - point - 1;
    return {
        digits: (negative ? '-' : '') + digits.slice(first, end),
        exponent: sum(mark === -1 ? '0' : literal.slice(mark + 1), digits.length - end - fraction),
    };
}
// Counted by hand: a regular expression for trailing zeros takes quadratic time.
function leadingZeros(digits) {
    let count = 0;
    while (digits.charCodeAt(count) === 0x30)
        count += 1;
    return count;
}
function trailingZeros(digits) {
    let count = 0;
    while (digits.charCodeAt(digits.length - 1 - count) === 0x30)
        count += 1;
    return count;
}
function sum(exponent, shift) {
    if (exponent.length <= 15)
        return String(Number(exponent) + shift);
    return String(BigInt(exponent.startsWith('+') ? exponent.slice(1) : exponent) + BigInt(shift));
}


/***/ }),

/***/ 4022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ jsonPointer),
/* harmony export */   Kl: () => (/* binding */ placeOfPointer),
/* harmony export */   QC: () => (/* binding */ itemOffsets)
/* harmony export */ });
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4910);
/* harmony import */ var _text_walk_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8105);
/* harmony import */ var _unescape_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6212);



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

/***/ 4910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/** Line and column of an offset in a text, both from 1; LF ends a line, columns count UTF-16 units. */
function locate(text, offset) {
    let line = 1;
    let lineStart = 0;
    for (;;) {
        const feed = text.indexOf('\n', lineStart);
        if (feed === -1 || feed >= offset)
            return { line, column: offset - lineStart + 1 };
        line += 1;
        lineStart = feed + 1;
    }
}


/***/ }),

/***/ 8085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   SR: () => (/* binding */ sameNumber),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(357);

/** Decimals of so many characters have the value of the double they become, as all of at most 15 digits do. */
const SHORT_DECIMAL = 15;
/** No double's shortest text has more digits than these. */
const MAX_DIGITS_OF_A_DOUBLE = 17;
/**
 * The value of a JSON number literal, given whether it has neither fraction nor exponent: a plain number where its
 * decimal value is that of the double it becomes (as `String` writes that) and, if integral, it was written as an
 * integer; else an exact number. `-0` is 0.
 */
function numberOf(literal, integer) {
    const double = Number(literal);
    if (integer && Number.isSafeInteger(double))
        return double === 0 ? 0 : double;
    const fraction = !Number.isInteger(double);
    if (fraction && literal.length <= SHORT_DECIMAL && !/e/i.test(literal))
        return double;
    const { digits, exponent } = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .B)(literal);
    if (fraction !== integer && isShortest(digits, exponent, double))
        return double;
    return { kind: 'number', digits, exponent, double, integer };
}
/** Whether two numbers have one decimal value: `1`, `1.0` and `1e0` have, `-0.0` and `0` too. */
function sameNumber(a, b) {
    if (typeof a === 'number')
        return typeof b === 'number' ? a === b : isDouble(b, a);
    if (typeof b === 'number')
        return isDouble(a, b);
    return a.digits === b.digits && a.exponent === b.exponent;
}
/**
 * The one text of a number's decimal value: as RFC 8785 (section 3.2.2.3) writes a double, else `-?D(eN)?`, where D
 * are the digits without outer zeros and N is the power of ten behind them. No value has two texts, no text two values.
 */
function numberText(value) {
    if (typeof value === 'number')
        return String(value);
    if (isDouble(value, value.double))
        return String(value.double);
    return value.exponent === '0' ? value.digits : `${value.digits}e${value.exponent}`;
}
function isDouble(exact, double) {
    return exact.double === double && isShortest(exact.digits, exact.exponent, double);
}
function isShortest(digits, exponent, double) {
    if (digits.length > MAX_DIGITS_OF_A_DOUBLE + 1 || !Number.isFinite(double))
        return false;
    const shortest = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .B)(String(double));
    return shortest.digits === digits && shortest.exponent === exponent;
}


/***/ }),

/***/ 5023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __nccwpck_require__(3429);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __nccwpck_require__(2571);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __nccwpck_require__(8176);
;// CONCATENATED MODULE: ../../lib/json/decode-bytes.js




const LFS_POINTER = 'version https://git-lfs';
/**
 * The text of a file that should hold JSON. Takes its bytes and the largest number of them (at most MAX_LIMITS.maxBytes).
 * Throws `unsupported_value` (no Uint8Array), `too_large`, `empty_file` (nothing but white space too), `utf16` (by byte
 * order mark or by a zero byte in the first pair), `byte_order_mark`, `invalid_utf8` (RFC 3629) and `lfs_pointer` (the
 * Git LFS specification's first line), all without a place.
 */
function decodeBytes(bytes, maxBytes, field) {
    // Plain JavaScript can pass anything; a text was decoded by somebody else, who may have lost something.
    if (!(0,types_.isUint8Array)(bytes))
        throw new gate_error/* GateError */.u('unsupported_value', field);
    if (bytes.length > Math.min(maxBytes, limits/* MAX_LIMITS */.M6.maxBytes))
        throw new gate_error/* GateError */.u('too_large', field);
    const code = encodingFault(bytes);
    if (code !== null)
        throw new gate_error/* GateError */.u(code, field);
    const text = textOf(bytes);
    if (/^[ \t\r\n]*$/.test(text))
        throw new gate_error/* GateError */.u('empty_file', field);
    if (text.startsWith(LFS_POINTER))
        throw new gate_error/* GateError */.u('lfs_pointer', field);
    return text;
}
function encodingFault(bytes) {
    const [first, second, third] = bytes;
    if (first === 0xff && second === 0xfe)
        return 'utf16';
    if (first === 0xfe && second === 0xff)
        return 'utf16';
    if (second !== undefined && (first === 0) !== (second === 0))
        return 'utf16';
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return 'byte_order_mark';
    return (0,external_node_buffer_.isUtf8)(bytes) ? null : 'invalid_utf8';
}
function textOf(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    // The same text of ASCII, made faster.
    return buffer.toString((0,external_node_buffer_.isAscii)(bytes) ? 'latin1' : 'utf8');
}

// EXTERNAL MODULE: ../../lib/json/locate.js
var locate = __nccwpck_require__(4910);
;// CONCATENATED MODULE: ../../lib/json/cursor.js


/** A fault at the next byte, or at one that only ASCII parts from it. */
function fault(cursor, code, at = cursor.at) {
    return new gate_error/* GateError */.u(code, cursor.field, (0,locate/* locate */.x)(cursor.text, at - cursor.shift));
}
/**
 * What stands there may not stand there: `comment` and `not_finite` (NaN, Infinity) for what other readers accept, else
 * a fault of that code, or `unexpected_end` behind the last byte.
 */
function unexpected(cursor, code = 'invalid_syntax', at = cursor.at) {
    const end = cursor.bytes.length;
    return at < end
        ? fault(cursor, knownMistake(cursor, at) ?? code, at)
        : fault(cursor, 'unexpected_end', end);
}
function knownMistake({ text, shift }, at) {
    const start = at - shift;
    if (text.startsWith('//', start) || text.startsWith('/*', start))
        return 'comment';
    return text.startsWith('NaN', start) || text.startsWith('Infinity', start) ? 'not_finite' : null;
}
/** Passes the white space of RFC 8259, section 2, and looks at the byte behind it; -1 behind the last one. */
function nextByte(cursor) {
    const { bytes } = cursor;
    let { at } = cursor;
    let byte = byteAt(bytes, at);
    while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
        at += 1;
        byte = byteAt(bytes, at);
    }
    cursor.at = at;
    return byte;
}
/** The byte of an index, -1 behind the last one. */
function byteAt(bytes, at) {
    return at < bytes.length ? (bytes[at] ?? -1) : -1;
}

// EXTERNAL MODULE: ../../lib/json/unescape.js
var json_unescape = __nccwpck_require__(6212);
;// CONCATENATED MODULE: ../../lib/json/read-string.js


const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/**
 * Reads a string whose opening quote is the next byte. Throws `control_character`, `invalid_escape`,
 * `lone_surrogate` (an escaped one; others are no UTF-8) and `unexpected_end`, by RFC 8259, section 7.
 */
function readString(cursor) {
    const { bytes } = cursor;
    const start = cursor.at + 1 - cursor.shift;
    let escaped = false;
    let at = cursor.at + 1;
    for (;; at += 1) {
        const byte = byteAt(bytes, at);
        if (byte === QUOTE)
            break;
        if (byte < SPACE)
            throw unexpected(cursor, 'control_character', at);
        if (byte === BACKSLASH) {
            escaped = true;
            at += 1;
        }
        else if (byte >= 0x80)
            cursor.shift += shiftOf(byte);
    }
    cursor.at = at + 1;
    const end = at - cursor.shift;
    return escaped ? (0,json_unescape/* unescape */.x)(cursor, start, end) : cursor.text.slice(start, end);
}
/** What one byte adds to the shift: 1, 2 and 2 in all for the characters of 2, 3 and 4 bytes. */
function shiftOf(byte) {
    if (byte < 0xc0)
        return 1;
    return byte < 0xf0 ? 0 : -1;
}

;// CONCATENATED MODULE: ../../lib/json/read-key.js


const read_key_QUOTE = 0x22;
const COLON = 0x3a;
const read_key_BACKSLASH = 0x5c;
/**
 * Reads the key of an index and the colon behind it. Throws the codes of readString, `invalid_syntax` and
 * `unexpected_end`.
 */
function readKey(cursor, neighbour, index) {
    if (nextByte(cursor) !== read_key_QUOTE)
        throw unexpected(cursor);
    const quote = cursor.at;
    cursor.starts[cursor.keyCount] = quote - cursor.shift;
    cursor.keys[cursor.keyCount] = readSameKey(cursor, neighbour, index) ?? readString(cursor);
    cursor.keyCount += 1;
    neighbour.quotes[index] = quote;
    if (nextByte(cursor) !== COLON)
        throw unexpected(cursor);
    cursor.at += 1;
}
/** Reads a key that is the neighbour's, as are all before it. */
function readSameKey(cursor, neighbour, index) {
    if (neighbour.same !== index)
        return undefined;
    const key = neighbour.keys[index];
    if (key === undefined)
        return undefined;
    const end = sameEnd(cursor.bytes, cursor.at, neighbour.quotes[index] ?? 0);
    if (end === -1)
        return undefined;
    neighbour.same += 1;
    cursor.at = end + 1;
    return key;
}
/** Index of the closing quote of a string that is an earlier one byte by byte and needs no decoding, else -1. */
function sameEnd(bytes, quote, earlier) {
    for (let index = 1;; index += 1) {
        const byte = byteAt(bytes, quote + index);
        if (byte === read_key_BACKSLASH || byte >= 0x80 || byte !== byteAt(bytes, earlier + index))
            return -1;
        if (byte === read_key_QUOTE)
            return quote + index;
    }
}
/**
 * The keys of an object that has ended, given the index of its first one on the stack. Objects with the same keys in
 * the same order share one list, which was searched for duplicates once. Throws `duplicate_key` (compared after
 * unescaping).
 */
function takeKeys(cursor, first, neighbour) {
    const count = cursor.keyCount - first;
    if (neighbour.same !== count || neighbour.keys.length !== count)
        neighbour.keys = listOf(cursor, first);
    return neighbour.keys;
}
function listOf(cursor, first) {
    const last = cursor.keys[cursor.keyCount - 1] ?? '';
    const known = cursor.lists.get(last);
    if (known !== undefined && isList(cursor, first, known))
        return known;
    const keys = cursor.keys.slice(first, cursor.keyCount);
    if (new Set(keys).size < keys.length)
        throw duplicate(cursor, first, keys);
    cursor.lists.set(last, keys);
    return keys;
}
function isList(cursor, first, keys) {
    if (keys.length !== cursor.keyCount - first)
        return false;
    for (let index = 0; index < keys.length; index += 1) {
        if (keys[index] !== cursor.keys[first + index])
            return false;
    }
    return true;
}
function duplicate(cursor, first, keys) {
    const seen = new Set();
    const index = keys.findIndex((key) => seen.size === seen.add(key).size);
    const start = cursor.starts[first + index] ?? 0;
    return fault(cursor, 'duplicate_key', start + cursor.shift);
}

// EXTERNAL MODULE: ../../lib/json/number.js
var number = __nccwpck_require__(8085);
;// CONCATENATED MODULE: ../../lib/json/read-number.js



const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_E = 0x65;
/** Integers of so many digits are doubles, and so are all on the way to them. */
const SAFE_DIGITS = 15;
/**
 * Reads a number whose first byte is next. Throws `invalid_number`, `number_too_long` (more than 1,000 digits, the
 * exponent's included) and `unexpected_end`, by RFC 8259, section 6.
 */
function readNumber(cursor) {
    const { bytes } = cursor;
    const start = cursor.at;
    const whole = bytes[start] === MINUS ? start + 1 : start;
    const wholeEnd = digitsEnd(cursor, whole);
    if (wholeEnd > whole + 1 && bytes[whole] === ZERO)
        throw fault(cursor, 'invalid_number');
    const fractionEnd = byteAt(bytes, wholeEnd) === POINT ? digitsEnd(cursor, wholeEnd + 1) : wholeEnd;
    const end = exponentEnd(cursor, fractionEnd);
    if (end - start > limits/* MAX_NUMBER_DIGITS */.yT && digitsIn(bytes, start, end) > limits/* MAX_NUMBER_DIGITS */.yT) {
        throw fault(cursor, 'number_too_long');
    }
    cursor.at = end;
    if (end === wholeEnd && end - whole <= SAFE_DIGITS)
        return smallInteger(bytes, start, whole, end);
    return (0,number/* numberOf */.rl)(cursor.text.slice(start - cursor.shift, end - cursor.shift), end === wholeEnd);
}
function exponentEnd(cursor, at) {
    const { bytes } = cursor;
    if ((byteAt(bytes, at) | 0x20) !== LETTER_E)
        return at;
    const sign = byteAt(bytes, at + 1);
    return digitsEnd(cursor, sign === PLUS || sign === MINUS ? at + 2 : at + 1);
}
/** End of the digits, at least one, that begin at an index. */
function digitsEnd(cursor, from) {
    const { bytes } = cursor;
    let at = from;
    while (isDigit(byteAt(bytes, at)))
        at += 1;
    if (at === from)
        throw unexpected(cursor, 'invalid_number', at);
    return at;
}
function isDigit(byte) {
    return byte >= ZERO && byte <= NINE;
}
function digitsIn(bytes, start, end) {
    return bytes.subarray(start, end).filter(isDigit).length;
}
function smallInteger(bytes, start, whole, end) {
    let value = 0;
    for (let at = whole; at < end; at += 1)
        value = value * 10 + byteAt(bytes, at) - ZERO;
    return whole > start && value > 0 ? -value : value;
}

;// CONCATENATED MODULE: ../../lib/json/item-spans.js

/** Items of arrays deeper than this are not remembered: catalogs have their entries above. */
const MAX_ITEM_DEPTH = 3;
/** So many items are remembered at most, and none shorter than this: remembering them would cost more than reading. */
const MAX_SPANS = 200_000;
const MIN_ITEM_BYTES = 24;
/** How many items behind the expected one are looked at, since items may have been taken away. */
const WINDOW = 8;
/** How many items in a row may be new before the same number of old ones counts as changed. */
const MAX_ADDED = WINDOW / 2;
/** null where nothing can be shared: no earlier document, or one that was read under another limit of depth. */
function itemMatcher(earlier, maxDepth) {
    if (earlier === null || earlier.maxDepth !== maxDepth)
        return null;
    const { bytes, spans } = earlier;
    return {
        bytes: external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
        spans,
        next: 0,
        unmatched: 0,
    };
}
/**
 * The earlier item whose text stands at an index of other bytes, null where none near the expected one does. An object's
 * text has no other object's as its beginning, so equal bytes are the whole item, which was read strictly already.
 */
function matchItem(matcher, bytes, at, depth) {
    const end = Math.min(matcher.next + WINDOW, matcher.spans.length);
    for (let index = matcher.next; index < end; index += 1) {
        const span = matcher.spans[index];
        if (span === undefined || span.depth !== depth || !isSameText(matcher.bytes, span, bytes, at))
            continue;
        matcher.next = index + 1;
        matcher.unmatched = 0;
        return span;
    }
    matcher.unmatched += 1;
    if (matcher.unmatched > MAX_ADDED)
        matcher.next += 1;
    return null;
}
function isSameText(earlier, { start, end }, bytes, at) {
    const length = end - start;
    // Items differ early, in their names, or late: one look at the last byte spares most comparisons.
    if (at + length > bytes.length || bytes[at + length - 1] !== earlier[end - 1])
        return false;
    return earlier.compare(bytes, at, at + length, start, end) === 0;
}
/** Remembers an item, unless that would cost too much. */
function rememberItem(spans, span) {
    if (spans.length < MAX_SPANS && span.end - span.start >= MIN_ITEM_BYTES)
        spans.push(span);
}

;// CONCATENATED MODULE: ../../lib/json/read-text.js






const read_text_QUOTE = 0x22;
const COMMA = 0x2c;
const read_text_MINUS = 0x2d;
const read_text_ZERO = 0x30;
const read_text_NINE = 0x39;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** All empty lists are one. */
const NONE = [];
/**
 * Reads a text that holds one JSON value and nothing else, by the grammar of RFC 8259; takes its bytes as well, which
 * must be valid UTF-8. Items of upper arrays whose text an earlier document has too are shared with it. Throws, each
 * with its place,
 * `invalid_syntax`, `unexpected_end`, `trailing_content`, `comment`, `not_finite`, `too_deep` (more edges than `maxDepth`, or than
 * MAX_LIMITS.maxDepth, from the root to a value) and the codes of readString, readNumber and readKey.
 */
function readText(text, bytes, maxDepth, field, earlier) {
    const cursor = cursorOf(text, bytes, maxDepth, field, earlier);
    const root = readValue(cursor, 0);
    if (nextByte(cursor) !== -1)
        throw unexpected(cursor, 'trailing_content');
    return { root, items: { bytes, maxDepth: cursor.maxDepth, spans: cursor.spans } };
}
function cursorOf(text, bytes, maxDepth, field, earlier) {
    const deepest = Math.min(maxDepth, limits/* MAX_LIMITS */.M6.maxDepth);
    // The stacks hold something from the start on: V8 makes other code for lists that were empty, and that takes time.
    return {
        text,
        bytes,
        field,
        at: 0,
        shift: 0,
        keys: [''],
        starts: [0],
        keyCount: 0,
        lists: new Map(),
        maxDepth: deepest,
        values: [''],
        valueCount: 0,
        neighbours: [noNeighbour()],
        matcher: itemMatcher(earlier, deepest),
        spans: [],
    };
}
function noNeighbour() {
    return { keys: NONE, quotes: [0], same: 0 };
}
function readValue(cursor, depth) {
    const byte = nextByte(cursor);
    if (depth > cursor.maxDepth)
        throw fault(cursor, 'too_deep');
    if (byte === read_text_QUOTE)
        return readString(cursor);
    if (byte === OPEN_OBJECT)
        return readObject(cursor, depth);
    if (byte === OPEN_ARRAY)
        return readArray(cursor, depth);
    if (byte === read_text_MINUS || (byte >= read_text_ZERO && byte <= read_text_NINE))
        return readNumber(cursor);
    return readWord(cursor);
}
function readWord(cursor) {
    if (skipWord(cursor, 'true'))
        return true;
    if (skipWord(cursor, 'false'))
        return false;
    if (skipWord(cursor, 'null'))
        return null;
    throw unexpected(cursor);
}
function skipWord(cursor, word) {
    if (!cursor.text.startsWith(word, cursor.at - cursor.shift))
        return false;
    cursor.at += word.length;
    return true;
}
function readArray(cursor, depth) {
    const start = cursor.at - cursor.shift;
    if (isEmpty(cursor, CLOSE_ARRAY))
        return { kind: 'array', items: NONE, start };
    const first = cursor.valueCount;
    if (depth < MAX_ITEM_DEPTH) {
        do
            readUpperItem(cursor, depth);
        while (continues(cursor, CLOSE_ARRAY));
    }
    else {
        do
            readMemberValue(cursor, depth);
        while (continues(cursor, CLOSE_ARRAY));
    }
    return { kind: 'array', items: takeValues(cursor, first), start };
}
/** Reads an item that an earlier document may have too, and remembers it for a later one. */
function readUpperItem(cursor, depth) {
    if (nextByte(cursor) !== OPEN_OBJECT) {
        readMemberValue(cursor, depth);
        return;
    }
    const { at: start, shift } = cursor;
    const item = sharedItem(cursor, depth + 1) ?? readObjectAt(cursor, depth + 1);
    cursor.values[cursor.valueCount] = item;
    cursor.valueCount += 1;
    rememberItem(cursor.spans, { start, end: cursor.at, shift: cursor.shift - shift, depth: depth + 1, item });
}
function readObjectAt(cursor, depth) {
    if (depth > cursor.maxDepth)
        throw fault(cursor, 'too_deep');
    return readObject(cursor, depth);
}
function sharedItem(cursor, depth) {
    const { matcher } = cursor;
    const span = matcher === null ? null : matchItem(matcher, cursor.bytes, cursor.at, depth);
    if (span === null)
        return null;
    const { keys, values, starts, start: earlier, moved = 0 } = span.item;
    const start = cursor.at - cursor.shift;
    cursor.at += span.end - span.start;
    cursor.shift += span.shift;
    return { kind: 'object', keys, values, starts, start, moved: start - (earlier - moved) };
}
function readObject(cursor, depth) {
    const start = cursor.at - cursor.shift;
    if (isEmpty(cursor, CLOSE_OBJECT))
        return { kind: 'object', keys: NONE, values: NONE, starts: NONE, start };
    const firstValue = cursor.valueCount;
    const firstKey = cursor.keyCount;
    const neighbour = neighbourAt(cursor, depth);
    neighbour.same = 0;
    do {
        readKey(cursor, neighbour, cursor.keyCount - firstKey);
        readMemberValue(cursor, depth);
    } while (continues(cursor, CLOSE_OBJECT));
    const keys = takeKeys(cursor, firstKey, neighbour);
    const starts = cursor.starts.slice(firstKey, cursor.keyCount);
    cursor.keyCount = firstKey;
    return { kind: 'object', keys, values: takeValues(cursor, firstValue), starts, start };
}
function neighbourAt(cursor, depth) {
    for (;;) {
        const neighbour = cursor.neighbours[depth];
        if (neighbour !== undefined)
            return neighbour;
        cursor.neighbours.push(noNeighbour());
    }
}
/** Passes an opening bracket, and the closing one where nothing stands between them. */
function isEmpty(cursor, close) {
    cursor.at += 1;
    if (nextByte(cursor) !== close)
        return false;
    cursor.at += 1;
    return true;
}
function readMemberValue(cursor, depth) {
    const value = readValue(cursor, depth + 1);
    cursor.values[cursor.valueCount] = value;
    cursor.valueCount += 1;
}
/** Passes a comma, behind which one more member must stand, or the closing bracket. */
function continues(cursor, close) {
    const byte = nextByte(cursor);
    if (byte !== COMMA && byte !== close)
        throw unexpected(cursor);
    cursor.at += 1;
    return byte === COMMA;
}
function takeValues(cursor, first) {
    const values = cursor.values.slice(first, cursor.valueCount);
    cursor.valueCount = first;
    return values;
}

;// CONCATENATED MODULE: ../../lib/json/parse-json.js




/**
 * Reads bytes that hold one JSON value, strictly: valid UTF-8 without byte order mark, the grammar of RFC 8259, no two
 * equal keys in an object, no lone surrogate, nothing beyond the limits. Takes the bytes (unchanged until it returns),
 * the limits (at most MAX_LIMITS; greater ones count as those), and the input's name for
 * errors. Numbers keep their exact value (see numberOf). `similar` is a document that this one may have items in common
 * with: what has the same text in both is read once and shared; the result means the same with and without it.
 *
 * Throws a GateError: without a place `unsupported_value` (no Uint8Array), `too_large`, `empty_file`, `utf16`,
 * `byte_order_mark`, `invalid_utf8`, `lfs_pointer`; with one `invalid_syntax`, `unexpected_end`, `trailing_content`,
 * `text_before_json` (the first line is none of JSON and a later one begins with a bracket), `event_stream`, `html`,
 * `yaml` (what the first line looks like), `comment`, `not_finite` (NaN, Infinity), `duplicate_key`,
 * `lone_surrogate`, `invalid_escape`, `control_character`, `invalid_number`, `number_too_long`, `too_deep`.
 */
function parseJson(bytes, limits, field, similar = null) {
    const text = decodeBytes(bytes, limits.maxBytes, field);
    return { ...readRoot(text, bytes, limits.maxDepth, field, similar?.items ?? null), text };
}
function readRoot(text, bytes, maxDepth, field, earlier) {
    try {
        return readText(text, bytes, maxDepth, field, earlier);
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u) || !isOfFirstLine(text, error))
            throw error;
        const code = languageOf(text.slice(firstUnit(text)));
        throw code === null ? error : new gate_error/* GateError */.u(code, field, (0,locate/* locate */.x)(text, firstUnit(text)));
    }
}
const CODES_OF_TEXT = new Set([
    'invalid_syntax',
    'invalid_number',
    'control_character',
    'trailing_content',
]);
function isOfFirstLine(text, error) {
    return CODES_OF_TEXT.has(error.code) && error.place?.line === (0,locate/* locate */.x)(text, firstUnit(text)).line;
}
/** What a text is that begins as no JSON document does; null where nothing is known of it. */
function languageOf(text) {
    if (text.startsWith('{'))
        return null;
    if (text.startsWith('<'))
        return 'html';
    if (/^(?:event|data|id|retry): ?[^\n]*\n/.test(text) && /^data:/m.test(text))
        return 'event_stream';
    if (/^(?:---|%YAML)/.test(text))
        return 'yaml';
    if (/\n[ \t]*[{[]/.test(text))
        return 'text_before_json';
    return /^(?:[A-Za-z_][\w-]*:(?:[ \r\n]|$)|- )/.test(text) ? 'yaml' : null;
}
/** Offset of the first unit that is no white space. */
function firstUnit(text) {
    return text.search(/[^ \t\r\n]/);
}


/***/ }),

/***/ 9574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ compareUnits),
/* harmony export */   O: () => (/* binding */ compareCodePoints)
/* harmony export */ });
/** The order of UTF-16 code units, for `sort`. */
function compareUnits(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
/** Surrogates and what is behind them: only where both texts hold such units can `<` be wrong about them. */
const BEHIND = /[\ud800-\uffff]/;
/**
 * Orders two texts by code point: negative, zero or positive, for `sort`. Differs from `<` where a character above
 * U+FFFF meets one from U+E000 to U+FFFF.
 */
function compareCodePoints(a, b) {
    if (a === b)
        return 0;
    if (!BEHIND.test(a) || !BEHIND.test(b))
        return a < b ? -1 : 1;
    const length = Math.min(a.length, b.length);
    for (let index = 0; index < length; index += 1) {
        const left = a.charCodeAt(index);
        const right = b.charCodeAt(index);
        if (left !== right)
            return rank(left) - rank(right);
    }
    return a.length - b.length;
}
/** A code unit's place in code-point order: surrogates stand for characters behind all others. */
function rank(unit) {
    return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}


/***/ }),

/***/ 8105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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


/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ unescape)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2571);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4910);


const LETTER_U = 0x75;
const ESCAPES = new Map([
    ['"', '"'],
    ['\\', '\\'],
    ['/', '/'],
    ['b', '\b'],
    ['f', '\f'],
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
]);
/**
 * The characters that a string stands for, given the offsets of its first unit and of its closing quote. Throws, with
 * its place, `invalid_escape` (RFC 8259, section 7) and `lone_surrogate` (an escaped surrogate that is not followed by
 * its other half, escaped).
 */
function unescape(source, start, end) {
    const { text } = source;
    let value = '';
    let from = start;
    for (;;) {
        const escape = text.indexOf('\\', from);
        if (escape === -1 || escape >= end)
            return value + text.slice(from, end);
        value += text.slice(from, escape);
        if (text.charCodeAt(escape + 1) === LETTER_U) {
            const character = unicodeEscape(source, escape);
            value += character;
            from = escape + 6 * character.length;
        }
        else {
            value += shortEscape(source, escape);
            from = escape + 2;
        }
    }
}
function shortEscape(source, escape) {
    const character = ESCAPES.get(source.text.charAt(escape + 1));
    if (character === undefined)
        throw fault(source, 'invalid_escape', escape);
    return character;
}
/** The character of one `\uXXXX`, or of two that are a pair. */
function unicodeEscape(source, escape) {
    const unit = unitOf(source, escape);
    if (unit < 0xd800 || unit > 0xdfff)
        return String.fromCharCode(unit);
    const isHigh = unit < 0xdc00 && source.text.startsWith('\\u', escape + 6);
    const low = isHigh ? unitOf(source, escape + 6) : 0;
    if (low < 0xdc00 || low > 0xdfff)
        throw fault(source, 'lone_surrogate', escape);
    return String.fromCharCode(unit, low);
}
function unitOf(source, escape) {
    let unit = 0;
    for (let at = escape + 2; at < escape + 6; at += 1) {
        const digit = hexDigit(source.text.charCodeAt(at));
        if (digit === -1)
            throw fault(source, 'invalid_escape', escape);
        unit = unit * 16 + digit;
    }
    return unit;
}
function hexDigit(unit) {
    if (unit >= 0x30 && unit <= 0x39)
        return unit - 0x30;
    const letter = unit | 0x20;
    return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
function fault(source, code, offset) {
    return new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(code, source.field, (0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(source.text, offset));
}


/***/ }),

/***/ 4103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   o$: () => (/* binding */ jsonObject),
/* harmony export */   zr: () => (/* binding */ isExactNumber)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2571);

/** Whether a value is an object; undefined, as `member` gives it, is none. */
function isObject(value) {
    return typeof value === 'object' && value !== null && value.kind === 'object';
}
/** Whether a value is an array. */
function isArray(value) {
    return typeof value === 'object' && value !== null && value.kind === 'array';
}
/** Whether a value is a number that a plain `number` cannot stand for. */
function isExactNumber(value) {
    return typeof value === 'object' && value !== null && value.kind === 'number';
}
/** The value of an object's key, undefined where it has none; takes time that grows with the number of keys. */
function member(object, key) {
    const index = object.keys.indexOf(key);
    return index === -1 ? undefined : object.values[index];
}
/** An object of its members in that order, without a source. Throws `duplicate_key` where a key comes twice. */
function jsonObject(entries) {
    const keys = entries.map(([key]) => key);
    if (new Set(keys).size < keys.length)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('duplicate_key', 'value');
    return { kind: 'object', keys, values: entries.map(([, value]) => value), starts: [], start: -1 };
}
/** An array of its items, without a source. */
function jsonArray(items) {
    return { kind: 'array', items, start: -1 };
}


/***/ }),

/***/ 8176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ MAX_LISTINGS),
/* harmony export */   Bl: () => (/* binding */ MAX_BRANCH_LENGTH),
/* harmony export */   EM: () => (/* binding */ MAX_NAME_LENGTH),
/* harmony export */   E_: () => (/* binding */ MAX_CATALOGS),
/* harmony export */   Gl: () => (/* binding */ MAX_CALLS_MILLISECONDS),
/* harmony export */   Jl: () => (/* binding */ MAX_FAULTS),
/* harmony export */   Jr: () => (/* binding */ MAX_CAPTURE_MILLISECONDS),
/* harmony export */   Kb: () => (/* binding */ MAX_PATH_LENGTH),
/* harmony export */   M6: () => (/* binding */ MAX_LIMITS),
/* harmony export */   MQ: () => (/* binding */ MAX_APPROVALS),
/* harmony export */   Mu: () => (/* binding */ MAX_BRANCHES),
/* harmony export */   Pd: () => (/* binding */ MAX_GIT_MILLISECONDS),
/* harmony export */   Q0: () => (/* binding */ MAX_SUMMARY_BYTES),
/* harmony export */   QD: () => (/* binding */ MAX_POINTER_LENGTH),
/* harmony export */   Sw: () => (/* binding */ MAX_POINTERS),
/* harmony export */   TY: () => (/* binding */ MAX_CAPTURE_REPEATS),
/* harmony export */   T_: () => (/* binding */ MAX_INVENTORY_RECORDS),
/* harmony export */   Wo: () => (/* binding */ DEFAULT_LIST_PAGES),
/* harmony export */   XK: () => (/* binding */ MAX_SETTINGS_BYTES),
/* harmony export */   Xd: () => (/* binding */ MAX_KEY_BYTES),
/* harmony export */   _R: () => (/* binding */ MAX_SARIF_RESULTS),
/* harmony export */   _Y: () => (/* binding */ MAX_BYTES_TOGETHER),
/* harmony export */   bC: () => (/* binding */ MAX_ATTRIBUTES_BYTES),
/* harmony export */   ci: () => (/* binding */ MAX_CAPTURE_MINUTES),
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   fR: () => (/* binding */ MAX_CHECK_RUN_LENGTH),
/* harmony export */   ik: () => (/* binding */ MAX_HINT_LENGTH),
/* harmony export */   kg: () => (/* binding */ DEFAULT_CAPTURE_MILLISECONDS),
/* harmony export */   pJ: () => (/* binding */ MAX_COMMENT_BYTES),
/* harmony export */   rt: () => (/* binding */ MAX_LIST_PAGES),
/* harmony export */   t6: () => (/* binding */ MAX_CALL_MILLISECONDS),
/* harmony export */   y0: () => (/* binding */ MAX_SETTLE_MILLISECONDS),
/* harmony export */   yT: () => (/* binding */ MAX_NUMBER_DIGITS),
/* harmony export */   zE: () => (/* binding */ MAX_CODEOWNERS_BYTES)
/* harmony export */ });
/* unused harmony exports MAX_REVIEW_CALLS, MAX_OWNERSHIP_CALLS, MAX_EVENT_BYTES, MAX_ARTIFACT_BYTES, MAX_ARTIFACT_FILES, MAX_ARTIFACT_PLAIN_BYTES, MAX_ARTIFACT_RATIO, MAX_EARLIER_JOBS, MAX_PULL_COMMITS, MAX_PATH_COMMITS, MAX_REVIEWS, MAX_COMMENTS, MAX_ISSUES, MAX_ANNOTATIONS */
/*
 * Every limit that a user can meet, each with its unit. What is over a limit is refused by a code, or left out of a
 * report that says how much; nothing over one passes. action.yml, README and the sentences are tested against these.
 */
const KIB = 1024;
const MIB = 1024 * KIB;
/** One input: bytes, and edges from the root to the deepest value. */
const DEFAULT_LIMITS = { maxBytes: 16 * MIB, maxDepth: 64 };
/** The highest that `max-bytes` and `max-depth` can ask for. Values so deep can still be walked by recursion. */
const MAX_LIMITS = { maxBytes: 64 * MIB, maxDepth: 1000 };
/** Bytes of all catalogs that one step parses: a process that runs out of memory leaves no report. */
const MAX_BYTES_TOGETHER = 256 * MIB;
/** Digits of one number. */
const MAX_NUMBER_DIGITS = 1000;
/** Records of one inventory (OpenMed v1, "Tool inventory"). */
const MAX_INVENTORY_RECORDS = 10_000;
/** Faults of one catalog that are listed. */
const MAX_FAULTS = 100;
/** Lines of `catalogs`, and catalogs of a step once the stars of the lines are expanded. */
const MAX_CATALOGS = 5000;
/** Approvals that can be asked for, and standing approvals of one file that are looked into. */
const MAX_APPROVALS = 20;
/** Calls to GitHub about reviews, beside one for each approval that is needed and each changed file. */
const MAX_REVIEW_CALLS = 14;
/** Calls about the write access of reviewers whom an owning team may name. */
const MAX_OWNERSHIP_CALLS = 8;
/** UTF-16 units of a path. */
const MAX_PATH_LENGTH = 4096;
/** Characters of an `id` and of a catalog's name. */
const MAX_NAME_LENGTH = 64;
/** UTF-16 units of `update-hint`. */
const MAX_HINT_LENGTH = 200;
/** Bytes of the settings file. */
const MAX_SETTINGS_BYTES = 64 * KIB;
/** Pointers of one list of the settings file, and UTF-16 units of each. */
const MAX_POINTERS = 100;
const MAX_POINTER_LENGTH = 1000;
/** Guarded branches of the settings file, and UTF-16 units of the name of one. */
const MAX_BRANCHES = 100;
const MAX_BRANCH_LENGTH = 250;
/** Bytes of CODEOWNERS: GitHub loads only files under 3 MB. It does not say which megabyte: the smaller one is safe. */
const MAX_CODEOWNERS_BYTES = 3_000_000 - 1;
/** Bytes of a `.gitattributes` that is looked into for hidden diffs. */
const MAX_ATTRIBUTES_BYTES = 64 * KIB;
/** Bytes of an event's payload: GitHub's page "Webhook events and payloads" caps one at 25 MB. */
const MAX_EVENT_BYTES = 25 * MIB;
/** Bytes of the key of a signature. */
const MAX_KEY_BYTES = 64 * KIB;
/** Bytes of a captured artifact, its entries, and bytes of its files together once they are unpacked. */
const MAX_ARTIFACT_BYTES = 64 * MIB;
const MAX_ARTIFACT_FILES = 2000;
const MAX_ARTIFACT_PLAIN_BYTES = 256 * MIB;
/** Plain bytes for one byte of an artifact: definitions of tools come nowhere near, a bomb is near 1,000. */
const MAX_ARTIFACT_RATIO = 200;
/** Minutes that a capture can be waited for: a job of GitHub's own machines ends after six hours. */
const MAX_CAPTURE_MINUTES = 350;
/** Jobs of earlier heads that are run again after a review. */
const MAX_EARLIER_JOBS = 10;
/** One attempt of a call of GitHub, and all calls of a step together, waits included: milliseconds. */
const MAX_CALL_MILLISECONDS = 30_000;
const MAX_CALLS_MILLISECONDS = 120_000;
/** One answer of git: milliseconds. */
const MAX_GIT_MILLISECONDS = 30_000;
/** Commits of a push whose pull requests are looked for. */
const MAX_PULL_COMMITS = 1000;
/** Commits that touch a protected file, among which its authors are looked for. */
const MAX_PATH_COMMITS = 1000;
/** Reviews of a pull request. */
const MAX_REVIEWS = 5000;
/** Comments of a pull request among which the gate's own is found. */
const MAX_COMMENTS = 5000;
/** Issues about watched catalogs among which the one about a catalog is found. */
const MAX_ISSUES = 5000;
/** A report in the summary of a job and in a comment, which GitHub refuses above 65,536 characters: UTF-8 bytes. */
const MAX_SUMMARY_BYTES = MIB;
const MAX_COMMENT_BYTES = 65_000;
/** A report in a check run: UTF-16 units. */
const MAX_CHECK_RUN_LENGTH = 65_535;
/** Annotations of each level: GitHub shows no more of a step. */
const MAX_ANNOTATIONS = 10;
/** Results of a SARIF file: code scanning takes no more of a run. */
const MAX_SARIF_RESULTS = 5000;
/** Pages of a list of a server that is captured, unless `max-pages` says otherwise, and the highest that it can ask for. */
const DEFAULT_LIST_PAGES = 1000;
const MAX_LIST_PAGES = 100_000;
/** One capture of a server, unless `timeout` says otherwise, and the longest that it can ask for: milliseconds. */
const DEFAULT_CAPTURE_MILLISECONDS = 120_000;
const MAX_CAPTURE_MILLISECONDS = 3_600_000;
/** The longest that `settle` can wait for lists to change: milliseconds. */
const MAX_SETTLE_MILLISECONDS = 60_000;
/** How often `repeat` captures a server, and how often one capture lists what changes meanwhile. */
const MAX_CAPTURE_REPEATS = 10;
const MAX_LISTINGS = 10;


/***/ }),

/***/ 4038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ PACKAGE_VERSION)
/* harmony export */ });
/** The version of this package; a test holds it equal to package.json's. */
const PACKAGE_VERSION = '0.1.0';


/***/ }),

/***/ 3197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ boundedRead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2571);


const FIRST_PIECE = 1024 * 1024;
/**
 * The rest of an open file, never more than `maxBytes` + 1 bytes of it: GateError `too_large` there. `expected` is the
 * size that the system tells, 0 where it tells none.
 */
function boundedRead(descriptor, maxBytes, expected, field) {
    if (expected > maxBytes)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('too_large', field);
    let bytes = Buffer.allocUnsafe((expected > 0 ? expected : Math.min(maxBytes, FIRST_PIECE)) + 1);
    let length = 0;
    for (;;) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, length, bytes.length - length, null);
        length += count;
        if (length > maxBytes)
            throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('too_large', field);
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


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: ../../lib/cli/all-commands.js
/** Every command, in the order of the help: a comparison waits for no other command's code. */
const ALL_COMMANDS = [
    {
        name: 'diff',
        about: 'compare two catalogs: what was added, removed and changed',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(199), __nccwpck_require__.e(663), __nccwpck_require__.e(496), __nccwpck_require__.e(4), __nccwpck_require__.e(381), __nccwpck_require__.e(842), __nccwpck_require__.e(63)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5063))).DIFF,
    },
    {
        name: 'check',
        about: 'read a catalog strictly and say what it is, or every fault with its line',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(199), __nccwpck_require__.e(663), __nccwpck_require__.e(4), __nccwpck_require__.e(518)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8950))).CHECK,
    },
    {
        name: 'digest',
        about: 'print the digest of a catalog, which no order of tools or keys changes',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(199), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4552))).DIGEST,
    },
    {
        name: 'gate',
        about: 'tell the verdict of a pull request before it is pushed, from local git alone',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(199), __nccwpck_require__.e(663), __nccwpck_require__.e(496), __nccwpck_require__.e(4), __nccwpck_require__.e(651), __nccwpck_require__.e(381), __nccwpck_require__.e(842), __nccwpck_require__.e(885), __nccwpck_require__.e(494), __nccwpck_require__.e(634)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7634))).GATE,
    },
    {
        name: 'inventory',
        about: 'write the OpenMed tool inventory of a manifest: a baseline that holds no content',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(199), __nccwpck_require__.e(381), __nccwpck_require__.e(557)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8902))).INVENTORY,
    },
    {
        name: 'lint',
        about: 'lint an input schema, or those of all tools of a manifest, by the OpenMed tool contract',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(199), __nccwpck_require__.e(937)]).then(__nccwpck_require__.bind(__nccwpck_require__, 937))).LINT,
    },
    {
        name: 'plan',
        about: 'plan which fields of an input schema a workflow may fill in (OpenMed data projection)',
        load: async () => (await __nccwpck_require__.e(/* import() */ 259).then(__nccwpck_require__.bind(__nccwpck_require__, 259))).PLAN,
    },
    {
        name: 'policy check',
        about: 'check a governance policy alone, or with the catalog that it is for',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(199), __nccwpck_require__.e(4), __nccwpck_require__.e(651), __nccwpck_require__.e(494), __nccwpck_require__.e(425)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5871))).POLICY_CHECK,
    },
    {
        name: 'policy classify',
        about: 'tell what a policy makes of the arguments of a call; no value is printed',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(651), __nccwpck_require__.e(33)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6541))).POLICY_CLASSIFY,
    },
    {
        name: 'grant issue',
        about: 'sign a grant of exact authorities that expires (OpenMed capability grant)',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(170), __nccwpck_require__.e(342)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3342))).GRANT_ISSUE,
    },
    {
        name: 'grant verify',
        about: 'tell whether a grant authorises a call now',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(170), __nccwpck_require__.e(972)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6972))).GRANT_VERIFY,
    },
    {
        name: 'init',
        about: 'write what a repository needs for the gate: workflows, settings, owners, first baseline',
        load: async () => (await __nccwpck_require__.e(/* import() */ 269).then(__nccwpck_require__.bind(__nccwpck_require__, 8269))).INIT,
    },
    {
        name: 'doctor',
        about: 'look at a repository on GitHub and say what the gate still needs there',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(199), __nccwpck_require__.e(885), __nccwpck_require__.e(348)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1408))).DOCTOR,
    },
    {
        name: 'rollup',
        about: 'sum up the reports of many repositories and catalogs: verdicts, ages of drift, approvals',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(199), __nccwpck_require__.e(496), __nccwpck_require__.e(458)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3077))).ROLLUP,
    },
];

;// CONCATENATED MODULE: ../../lib/cli/help.js
const PROGRAM = 'tool-catalog-gate';
/** Lines are not longer where words can be parted. */
const WIDTH = 100;
/** How a command is used. */
function commandHelp({ name, about }, { operands, options, notes }) {
    const usage = [`Usage: ${PROGRAM} ${name}`, ...usageOf(operands)].join(' ');
    return [
        `${usage}\n\n${sentence(about)}\n`,
        ...table('Arguments', operands.map(({ name: operand, about: what }) => [operand, what])),
        ...table('Options', [...options.map(optionRow), ['-h, --help', 'this help']]),
        ...(notes === undefined ? [] : [`\n${notes}\n`]),
    ].join('');
}
/**
 * What the program is, with the names of its commands; of a group of them, such as `grant`, where all begin with its
 * word.
 */
function programHelp(commands) {
    return [
        `Usage: ${[PROGRAM, ...groupOf(commands)].join(' ')} <command> [options]\n\n`,
        "Compares an AI agent's tool catalogs, and checks what belongs to them. Nothing is written but the output, and\nwhat `capture` and `init` are for.\n",
        ...table('Commands', commands.map(({ name, about }) => [name, about])),
        ...table('Options', [
            ['-h, --help', 'this help; behind a command, how that is used'],
            ['-V, --version', 'the version'],
        ]),
        '\nExit code: 0 the same or passed, 1 drift or findings, 2 could not check or wrong usage.\n',
    ].join('');
}
function groupOf(commands) {
    const [group, ...others] = new Set(commands.map(({ name }) => name.split(' ')[0]));
    return group === undefined || others.length > 0 ? [] : [group];
}
/** What stands behind `--` is the last. */
function usageOf(operands) {
    const rest = operands.filter((operand) => operand.rest === true);
    const named = operands.filter((operand) => operand.rest !== true);
    return [...named.map(operandUsage), '[options]', ...rest.map(operandUsage)];
}
function operandUsage({ name, optional, rest, many }) {
    if (many === true)
        return `<${name}...>`;
    if (rest === true)
        return optional === true ? `[-- <${name}...>]` : `-- <${name}...>`;
    return optional === true ? `[${name}]` : `<${name}>`;
}
function optionRow({ name, value, about, required, many, takes }) {
    const values = takes === undefined ? '' : `: ${takes.text}`;
    return [
        value === '' ? `--${name}` : `--${name} <${value}${many === true ? '...' : ''}>`,
        `${about}${values}${required === true ? ' (needed)' : ''}`,
    ];
}
function table(title, rows) {
    if (rows.length === 0)
        return [];
    const width = Math.max(...rows.map(([name]) => name.length));
    const row = ([name, about]) => `  ${name.padEnd(width)}  ${wrapped(about, width + 4)}\n`;
    return [`\n${title}:\n`, ...rows.map(row)];
}
/** A text in lines that begin at a column; the first begins there already. */
function wrapped(text, column) {
    const lines = [];
    for (const word of text.split(' ')) {
        const line = lines.at(-1);
        if (line === undefined || column + line.length + 1 + word.length > WIDTH)
            lines.push(word);
        else
            lines[lines.length - 1] = `${line} ${word}`;
    }
    return lines.join(`\n${' '.repeat(column)}`);
}
function sentence(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

;// CONCATENATED MODULE: ../../lib/cli/suggestion.js
/** The name that a mistyped one most likely stands for: the nearest of those that are near; null where none is. */
function suggestion(typed, names) {
    const allowed = Math.max(1, Math.floor(Math.min(typed.length, 40) / 3));
    const near = names
        .map((name) => ({
        name,
        distance: name.startsWith(typed) && typed.length > 1 ? 1 : distance(typed, name),
    }))
        .filter((one) => one.distance <= allowed)
        .sort((a, b) => a.distance - b.distance);
    return near[0]?.name ?? null;
}
/** Letters to put in, take out, change or swap with the next one (optimal string alignment). */
function distance(a, b) {
    if (Math.abs(a.length - b.length) > 13)
        return Infinity;
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let row = 1; row <= a.length; row += 1) {
        const next = [row];
        for (let column = 1; column <= b.length; column += 1) {
            const isSame = a[row - 1] === b[column - 1];
            const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            next.push(Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1), isSwap ? at(before, column - 2) + 1 : Infinity));
        }
        [before, last] = [last, next];
    }
    return at(last, b.length);
}
function at(row, index) {
    return row[index] ?? Infinity;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __nccwpck_require__(2571);
// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __nccwpck_require__(367);
;// CONCATENATED MODULE: ../../lib/cli/read-arguments.js




/** Reads the arguments behind a command's name. No value stands in a sentence: it can be a secret in a wrong place. */
function readArguments(command, programArguments) {
    const tokens = tokensOf(command, programArguments);
    if (tokens.some((token) => token.kind === 'option' && token.name === 'help'))
        return { is: 'help' };
    const given = gather(command, tokens);
    const sentence = tokens.flatMap((token) => optionFault(command, token) ?? []).at(0) ??
        restFault(command, tokens, given) ??
        wholeFault(command, given);
    return sentence === null ? { is: 'given', given } : { is: 'fault', sentence };
}
/**
 * Refuses `-`, standard input, for two files of a command: it can be read once, and comparing it with itself would find no
 * drift, whatever it holds. Throws GateError `input_read_twice` about the command's `name`.
 */
function refuseInputTwice(name, { operands, options }, given) {
    const files = options.filter(({ value }) => value === 'file').flatMap((option) => (0,command/* valuesOf */.sm)(given, option));
    // Another program's arguments are its own.
    const inputs = operands.some(({ rest }) => rest === true) ? [] : given.operands;
    const fromInput = [...inputs, ...files].filter((file) => file === '-');
    if (fromInput.length > 1)
        throw new gate_error/* GateError */.u('input_read_twice', name);
}
function tokensOf(command, programArguments) {
    const texts = command.options.map(({ name, value }) => [name, { type: value === '' ? 'boolean' : 'string' }]);
    const { tokens } = (0,external_node_util_.parseArgs)({
        args: [...programArguments],
        options: { ...Object.fromEntries(texts), help: { type: 'boolean', short: 'h' } },
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
    return tokens;
}
/** Behind an option that takes many, values without a name are its own. */
function gather(command, tokens) {
    const operands = [];
    const options = new Map();
    let open = null;
    const add = ({ name }, value) => options.set(name, [...(options.get(name) ?? []), value]);
    for (const token of tokens) {
        if (token.kind === 'option-terminator')
            open = null;
        if (token.kind === 'positional') {
            if (open === null)
                operands.push(token.value);
            else
                add(open, token.value);
            continue;
        }
        const option = token.kind === 'option' ? optionNamed(command, token.name) : null;
        if (option !== null && token.kind === 'option')
            add(option, token.value ?? '');
        open = option?.many === true ? option : null;
    }
    return { operands, options };
}
function optionNamed({ options }, name) {
    return options.find((option) => option.name === name) ?? null;
}
function optionFault(command, token) {
    if (token.kind !== 'option')
        return null;
    const option = optionNamed(command, token.name);
    if (option === null)
        return unknownOption(command, token.name, token.rawName);
    const { value, inlineValue } = token;
    if (option.value === '')
        return value === undefined ? null : `--${option.name} takes no value.`;
    // `--map --format mcp` is a value that was forgotten, not a file of that name.
    const isForgotten = value === undefined || (!inlineValue && /^-./.test(value));
    return isForgotten ? `--${option.name} needs a value: <${option.value}>.` : null;
}
function unknownOption(command, name, rawName) {
    const names = [...command.options.map((option) => option.name), 'help'];
    const likely = suggestion(name, names);
    return `There is no option ${shownName(rawName)}.${likely === null ? '' : ` Did you mean --${likely}?`}`;
}
/** An option's own name helps to find it; anything else could be a value. */
function shownName(rawName) {
    return /^--?[a-z][a-z0-9-]{0,39}$/.test(rawName) ? rawName : 'of that name';
}
/** Words in front of `--` would be taken for a part of the other program's command line. */
function restFault(command, tokens, given) {
    const rest = command.operands.find((operand) => operand.rest === true);
    if (rest === undefined)
        return null;
    const end = tokens.findIndex(({ kind }) => kind === 'option-terminator');
    const behind = end === -1 ? 0 : tokens.length - end - 1;
    return given.operands.length > behind ? `Put <${rest.name}> behind "--".` : null;
}
function wholeFault(command, given) {
    const { operands, options } = command;
    const fewest = operands.filter(({ optional }) => optional !== true).length;
    const missing = operands[given.operands.length];
    if (given.operands.length < fewest)
        return `<${missing?.name ?? ''}> is missing.`;
    if (given.operands.length > operands.length &&
        operands.every(({ rest, many }) => rest !== true && many !== true))
        return `There are ${given.operands.length} arguments, not ${operands.length}.`;
    const absent = options.find(({ name, required }) => required === true && !given.options.has(name));
    if (absent !== undefined)
        return `--${absent.name} <${absent.value}> is missing${takesWords(absent)}.`;
    const wrong = options.find(({ name, takes }) => {
        return takes !== undefined && given.options.get(name)?.every(takes.holds) === false;
    });
    return wrong === undefined ? null : `--${wrong.name} takes ${wrong.takes?.text ?? ''}.`;
}
function takesWords({ takes }) {
    return takes === undefined ? '' : `: ${takes.text}`;
}

// EXTERNAL MODULE: ../../lib/cli/fault-sentence.js
var fault_sentence = __nccwpck_require__(4398);
// EXTERNAL MODULE: ../../lib/package-version.js
var package_version = __nccwpck_require__(4038);
;// CONCATENATED MODULE: ../../lib/cli.js



/** Every command, in the order of the help. What connects to servers is a room that no other room knows. */
const COMMANDS = [
    ...ALL_COMMANDS,
    {
        name: 'capture',
        about: 'ask an MCP server for its tools and write them down as it sent them',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(650), __nccwpck_require__.e(199), __nccwpck_require__.e(663), __nccwpck_require__.e(496), __nccwpck_require__.e(708)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3708))).CAPTURE,
    },
];
/**
 * The command line. Takes the arguments behind the program's name and what it may touch; returns the exit code: 0 the
 * same or passed, 1 drift or findings, 2 could not check or wrong usage. Reports go to standard output, errors to
 * standard error.
 */
async function runCli(programArguments, terminal) {
    const [first = '', ...rest] = programArguments;
    if (first === 'help' && rest.length > 0)
        return runCli([...rest, '--help'], terminal);
    const found = findCommand(programArguments);
    if (found !== null)
        return runCommand(found, terminal);
    if (['-h', '--help', 'help'].includes(first))
        return wrote(terminal, programHelp(COMMANDS));
    if (['-V', '--version'].includes(first))
        return wrote(terminal, `${package_version/* PACKAGE_VERSION */.i}\n`);
    return withoutCommand(first, rest, terminal);
}
/** A name is one word or two. */
function findCommand(programArguments) {
    for (const words of [1, 2]) {
        const name = programArguments.slice(0, words).join(' ');
        const listed = COMMANDS.find((command) => command.name === name);
        if (listed !== undefined)
            return { listed, behind: programArguments.slice(words) };
    }
    return null;
}
/** The first word can be that of several commands, such as `grant`: their names are the help then. */
function withoutCommand(first, rest, terminal) {
    const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
    const help = programHelp(group.length === 0 ? COMMANDS : group);
    if (group.length > 0 && ['-h', '--help'].includes(rest[0] ?? ''))
        return wrote(terminal, help);
    terminal.writeError(first === '' || (group.length > 0 && rest.length === 0) ? help : unknownCommand(first, rest));
    return 2;
}
/** What was typed is not shown: it could be anything. */
function unknownCommand(first, [second = '']) {
    const names = COMMANDS.map(({ name }) => name);
    const likely = suggestion(`${first} ${second}`, names) ?? suggestion(first, names);
    return `There is no such command.${likely === null ? '' : ` Did you mean "${likely}"?`}\nSee: tool-catalog-gate --help\n`;
}
function wrote(terminal, text) {
    terminal.write(text);
    return 0;
}
async function runCommand({ listed, behind }, terminal) {
    const command = await listed.load();
    const read = readArguments(command, behind);
    if (read.is === 'help')
        return wrote(terminal, commandHelp(listed, command));
    if (read.is === 'fault') {
        terminal.writeError(`${read.sentence}\nSee: tool-catalog-gate ${listed.name} --help\n`);
        return 2;
    }
    try {
        refuseInputTwice(listed.name, command, read.given);
        return await command.run(terminal, read.given);
    }
    catch (error) {
        const { commandErrorSentence } = await Promise.all(/* import() */[__nccwpck_require__.e(663), __nccwpck_require__.e(240)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3306));
        const known = error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u('internal', 'tool-catalog-gate');
        terminal.writeError(`${(0,fault_sentence/* faultSentence */.c)(commandErrorSentence, known, command, read.given)}\n`);
        return 2;
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ../../lib/catalog/formats/directory.js
var directory = __nccwpck_require__(5795);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ../../lib/errors/system-error.js
var system_error = __nccwpck_require__(9513);
// EXTERNAL MODULE: ../../lib/workspace/bounded-read.js
var bounded_read = __nccwpck_require__(3197);
;// CONCATENATED MODULE: ../../lib/workspace/local-files.js




/**
 * A file that the user of a command named, wherever it is: links are followed, and a pipe such as a shell's `<(…)` is
 * read. Throws GateError `not_found`, `not_readable`, `not_a_file` (a directory) or `too_large`, about `field`.
 */
function readLocalFile(path, limits, field) {
    try {
        return contentOf(path, limits, field);
    }
    catch (error) {
        throw error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u((0,system_error/* codeOfSystemError */.c)(error), field);
    }
}
function contentOf(path, limits, field) {
    const descriptor = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (stat.isDirectory())
            throw new gate_error/* GateError */.u('not_a_file', field);
        return (0,bounded_read/* boundedRead */.U)(descriptor, limits.maxBytes, stat.isFile() ? stat.size : 0, field);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
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
        const bytes = readLocalFile((0,external_node_path_.join)(path, name), { ...limits, maxBytes: left }, field);
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

;// CONCATENATED MODULE: ../../lib/workspace/standard-input.js

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

;// CONCATENATED MODULE: ../../lib/cli/process-terminal.js




const OUTPUT = 1;
const ERROR_OUTPUT = 2;
const PAUSE_MILLISECONDS = 5;
/**
 * The terminal of the running process. `write` throws GateError `not_writable` about `output`, `ask` `cancelled` where whoever
 * sits there ends it (Ctrl-C, Ctrl-D).
 */
function processTerminal() {
    return {
        read,
        readDirectory: (path, limits, field) => Promise.resolve().then(() => readLocalDirectory(path, directory/* isToolFile */.Z8, limits, field)),
        write(text) {
            write(OUTPUT, text);
        },
        writeError(text) {
            write(ERROR_OUTPUT, text);
        },
        isTerminal,
        ask: asking(),
        environment: process.env,
        directory: process.cwd(),
        elapsed: () => process.uptime() * 1000,
        now: () => Math.floor(Date.now() / 1000),
    };
}
function read(path, limits, field) {
    return path === '-'
        ? readStandardInput(limits, field)
        : Promise.resolve().then(() => readLocalFile(path, limits, field));
}
function write(descriptor, text) {
    try {
        writeAll(descriptor, text);
    }
    catch {
        throw new gate_error/* GateError */.u('not_writable', 'output');
    }
}
/** The terminal is opened with the first question. */
function asking() {
    let answers = null;
    return async (question) => {
        if (!process.stdin.isTTY || !isTerminal())
            return null;
        const { lineAnswers } = await __nccwpck_require__.e(/* import() */ 76).then(__nccwpck_require__.bind(__nccwpck_require__, 76));
        answers ??= lineAnswers(process.stdin, process.stdout);
        const answer = await answers.ask(question);
        if (answer === null)
            throw new gate_error/* GateError */.u('cancelled', 'terminal');
        return answer;
    };
}
/** Only what can be one is asked whether it is one, since asking loads much. */
function isTerminal() {
    return isDevice() && process.stdout.isTTY;
}
function isDevice() {
    try {
        return (0,external_node_fs_.fstatSync)(OUTPUT).isCharacterDevice();
    }
    catch {
        return false;
    }
}
/**
 * Writes a text to an open file at once, and waits where its reader is slow. A reader that went away, as `head` does,
 * ends the output without a word. Throws what the system throws otherwise (a full disk).
 *
 * Node's own streams do the same, and cost a tenth of the time that a small comparison takes in all.
 */
function writeAll(descriptor, text) {
    const bytes = Buffer.from(text, 'utf8');
    let written = 0;
    while (written < bytes.length) {
        try {
            written += (0,external_node_fs_.writeSync)(descriptor, bytes, written);
        }
        catch (error) {
            const code = error instanceof Error && 'code' in error ? error.code : undefined;
            if (code === 'EPIPE')
                return;
            if (code !== 'EAGAIN')
                throw error;
            pause();
        }
    }
}
function pause() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MILLISECONDS);
}

;// CONCATENATED MODULE: ../../lib/run-cli.js


// What a shell starts: dist/cli/index.js. A process that ends before the answer is known would pass for a success.
process.exitCode = 2;
void runCli(process.argv.slice(2), processTerminal()).then((exitCode) => {
    process.exitCode = exitCode;
});

module.exports = __webpack_exports__;
/******/ })()
;