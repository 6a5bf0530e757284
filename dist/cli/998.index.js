"use strict";
exports.id = 998;
exports.ids = [998];
exports.modules = {

/***/ 3788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isToolVersion),
/* harmony export */   y: () => (/* binding */ identifierForm)
/* harmony export */ });
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NUMBER = '(?:0|[1-9][0-9]*)';
const VERSION = `${NUMBER}\\.${NUMBER}\\.${NUMBER}`;
const IDENTIFIER = new RegExp(`^[a-z]+:${LABEL}(?:\\.${LABEL})+/[a-z][a-z0-9-]{0,63}(?:@${VERSION})?$`);
const SEMVER = new RegExp(`^${VERSION}$`);
const MOST_CHARACTERS = 512;
const MOST_NAMESPACE_CHARACTERS = 253;
const MOST_VERSION_CHARACTERS = 64;
/**
 * Whether a text is a governance identifier of a kind, `KIND:NAMESPACE/NAME` or `KIND:NAMESPACE/NAME@VERSION`
 * (OpenMed v1, "Governance identifiers"), and whether it names a version; null where it is none.
 */
function identifierForm(text, kind) {
    if (text.length > MOST_CHARACTERS || !text.startsWith(`${kind}:`) || !IDENTIFIER.test(text))
        return null;
    if (text.indexOf('/') - kind.length - 1 > MOST_NAMESPACE_CHARACTERS)
        return null;
    return text.includes('@') ? 'versioned' : 'plain';
}
/** Whether a text is a tool's version: `N.N.N`, 64 characters at most (OpenMed v1, "Tool inventory"). */
function isToolVersion(text) {
    return text.length <= MOST_VERSION_CHARACTERS && SEMVER.test(text);
}


/***/ }),

/***/ 6174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ catalogFaults),
  L: () => (/* binding */ parseCatalog)
});

// EXTERNAL MODULE: ../../lib/json/parse-json.js + 8 modules
var parse_json = __webpack_require__(8658);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/catalog/reading.js
var catalog_reading = __webpack_require__(7007);
;// CONCATENATED MODULE: ../../lib/catalog/envelope.js


/** What beside its `result` a JSON-RPC answer may hold. */
const ANSWER = new Set(['jsonrpc', 'id', 'result']);
/** Members of a `tools/list` result that say how to fetch and cache it, not what the tools are. */
const CACHING = ['ttlMs', 'cacheScope'];
/**
 * Finds the tools of a document: a bare array, an object with `tools` or `functions`, or a JSON-RPC answer (version
 * 2.0, section 5) whose `result` is such an object. Throws `invalid_envelope` where an answer is an error or holds more
 * than `jsonrpc` and `id` beside its result, or an array or object as one of these, at that member. A document without
 * tools gives null for them.
 */
function findBody(reading, root) {
    if ((0,json_value/* isArray */.cy)(root))
        return { object: null, tools: root, list: null, path: [], envelope: new Set() };
    if (!(0,json_value/* isObject */.Gv)(root))
        return { object: null, tools: null, list: null, path: [], envelope: new Set() };
    const direct = bodyOf(root, [], new Set([...CACHING, 'jsonrpc', 'id']));
    if (direct.tools !== null)
        return direct;
    const result = (0,json_value/* member */.Dc)(root, 'result');
    const inner = (0,json_value/* isObject */.Gv)(result) ? bodyOf(result, ['result'], new Set(CACHING)) : direct;
    if (inner.tools === null && !root.keys.includes('jsonrpc'))
        return direct;
    requireAnswer(reading, root);
    return inner;
}
function bodyOf(object, path, envelope) {
    const tools = (0,json_value/* member */.Dc)(object, 'tools');
    if ((0,json_value/* isArray */.cy)(tools) || (0,json_value/* isObject */.Gv)(tools))
        return { object, tools, list: 'tools', path: [...path, 'tools'], envelope };
    const functions = (0,json_value/* member */.Dc)(object, 'functions');
    if ((0,json_value/* isArray */.cy)(functions) && tools === undefined)
        return { object, tools: functions, list: 'functions', path: [...path, 'functions'], envelope };
    return { object, tools: null, list: null, path, envelope };
}
function requireAnswer(reading, root) {
    const extra = root.keys.findIndex((key, index) => !ANSWER.has(key) || (key !== 'result' && isNested(root.values[index])));
    if (extra !== -1)
        (0,catalog_reading/* tell */.qz)(reading, (0,catalog_reading/* faultAt */.ux)(reading, 'invalid_envelope', root.starts[extra] ?? -1));
}
/** Whether a value can hold more than an envelope has to say. */
function isNested(value) {
    return (0,json_value/* isArray */.cy)(value) || (0,json_value/* isObject */.Gv)(value);
}
/** Throws `no_tools` where tools are only said to be made at run time; takes the object whose tools are none. */
function requireNoMark(reading, object) {
    const index = object.keys.indexOf('tools_generated');
    if (index === -1 || object.values[index] === false)
        return;
    (0,catalog_reading/* tell */.qz)(reading, (0,catalog_reading/* faultAt */.ux)(reading, 'no_tools', object.starts[index] ?? -1));
}

;// CONCATENATED MODULE: ../../lib/catalog/hash-text.js
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

;// CONCATENATED MODULE: ../../lib/catalog/map-of-tools.js


const SCHEMA_MEMBERS = [
    'inputSchema',
    'input_schema',
    'parameters',
    'outputSchema',
    'output_schema',
    'schema',
];
/** Whether the members of a document's `tools` are tools, or hashes of tools, by name. */
function isMapOfTools(tools) {
    return tools.values.every((value) => (0,json_value/* isObject */.Gv)(value) || isHash(value));
}
/** Whether a document is tools by name: not empty, and each member an object with a schema. */
function isMapOfSchemas(root) {
    if (!(0,json_value/* isObject */.Gv)(root) || root.keys.length === 0)
        return false;
    return root.values.every((value) => (0,json_value/* isObject */.Gv)(value) && hasSchema(value));
}
/** Whether a tool has a schema under one of the names that formats use. */
function hasSchema(tool) {
    return SCHEMA_MEMBERS.some((key) => (0,json_value/* isObject */.Gv)((0,json_value/* member */.Dc)(tool, key)));
}

;// CONCATENATED MODULE: ../../lib/catalog/detect-format.js





const INVENTORY = 'openmed.agent.tool_inventory.';
/** A map, a report, …: some hold `tools`, none is a catalog. */
const DOCUMENT_OF_OURS = 'tool-catalog-gate.';
/**
 * Tells a document's format by its content. Throws `unknown_format` for what is no catalog, `not_openmed_form_a` for
 * the other document that bears the name of OpenMed's tool inventory v1 (records with `capability_classes`, a
 * `tool_count`), `no_tools` where tools are only said to be made at run time, and what findBody throws.
 */
function detectFormat(reading, root) {
    if ((0,json_value/* isObject */.Gv)(root)) {
        const version = versionOf(root);
        if (version.startsWith(INVENTORY))
            return inventoryForm(reading, root);
        if (version.startsWith(DOCUMENT_OF_OURS))
            throw (0,catalog_reading/* faultAt */.ux)(reading, 'unknown_format', root.start);
    }
    const body = findBody(reading, root);
    if ((0,json_value/* isArray */.cy)(body.tools))
        return listFormat(body, body.tools);
    if ((0,json_value/* isObject */.Gv)(body.tools) && isMapOfTools(body.tools))
        return mapFormat(body.tools);
    if (isMapOfSchemas(root))
        return 'map';
    if ((0,json_value/* isObject */.Gv)(root) && isHashes(root))
        return 'hashes';
    if ((0,json_value/* isObject */.Gv)(body.tools))
        return 'map';
    throw (0,catalog_reading/* faultAt */.ux)(reading, noTools(body), (0,json_value/* isObject */.Gv)(root) ? root.start : 0);
}
function versionOf(root) {
    const version = (0,json_value/* member */.Dc)(root, 'schema_version');
    return typeof version === 'string' ? version : '';
}
function inventoryForm(reading, root) {
    const tools = (0,json_value/* member */.Dc)(root, 'tools');
    const records = (0,json_value/* isArray */.cy)(tools) ? tools.items.filter(json_value/* isObject */.Gv) : [];
    const objects = [root, ...records];
    // Like records share one list of keys.
    const marked = [...new Set(objects.map(({ keys }) => keys))].find(isOfOtherForm);
    const other = objects.find(({ keys }) => keys === marked);
    if (other !== undefined)
        throw (0,catalog_reading/* faultAt */.ux)(reading, 'not_openmed_form_a', other.start);
    return 'openmed-inventory';
}
function isOfOtherForm(keys) {
    return keys.includes('tool_count') || keys.includes('capability_classes');
}
function hasOneOf(object, keys) {
    return keys.some((key) => object.keys.includes(key));
}
/** A tool without a mark of any format is an MCP tool: its name is all that MCP asks of it here. */
function listFormat(body, tools) {
    const items = tools.items.filter(json_value/* isObject */.Gv);
    if (body.list === 'functions')
        return 'openai';
    if (items.some((tool) => tool.keys.includes('inputSchema')))
        return 'mcp';
    if (items.some((tool) => (0,json_value/* member */.Dc)(tool, 'type') === 'function'))
        return 'openai';
    if (items.some((tool) => hasOneOf(tool, ['input_schema', 'output_schema'])))
        return snakeCaseFormat(items);
    return items.some((tool) => tool.keys.includes('parameters')) ? 'openai' : 'mcp';
}
function snakeCaseFormat(items) {
    return items.every((tool) => tool.keys.includes('version')) ? 'openmed-tools' : 'anthropic';
}
function mapFormat(tools) {
    return tools.keys.length > 0 && tools.values.every(isHashOnly) ? 'hashes' : 'map';
}
function isHashOnly(value) {
    return isHash(value) || ((0,json_value/* isObject */.Gv)(value) && isHashRecord(value) && !hasSchema(value));
}
function isHashes(root) {
    return root.keys.length > 0 && root.values.every((value) => isHash(value) || isMapOfHashes(value));
}
function isMapOfHashes(value) {
    return (0,json_value/* isObject */.Gv)(value) && value.keys.length > 0 && value.values.every(isHash);
}
function noTools(body) {
    const mark = body.object === null ? undefined : (0,json_value/* member */.Dc)(body.object, 'tools_generated');
    return mark === undefined || mark === false ? 'unknown_format' : 'no_tools';
}

// EXTERNAL MODULE: ../../lib/catalog/read-inventory.js
var read_inventory = __webpack_require__(9002);
// EXTERNAL MODULE: ../../lib/catalog/no-members.js
var no_members = __webpack_require__(838);
// EXTERNAL MODULE: ../../lib/catalog/read-entry.js
var read_entry = __webpack_require__(1466);
// EXTERNAL MODULE: ../../lib/catalog/sorted-entries.js
var sorted_entries = __webpack_require__(227);
;// CONCATENATED MODULE: ../../lib/catalog/read-list.js






/** Members of an MCP manifest that are lists of entries of their own. */
const LISTS = [
    ['prompts', 'prompt'],
    ['resources', 'resource'],
    ['resourceTemplates', 'resourceTemplate'],
];
/**
 * Reads a document whose tools are a list. Throws `no_tools` (no list, or an empty one whose tools are said to be
 * made at run time), `incomplete_list` (a `nextCursor` that is not null), `invalid_entry` (no object),
 * `invalid_name` (the name is missing, empty or no string), `duplicate_name` and what findBody throws.
 */
function readList(reading, root, format) {
    const body = findBody(reading, root);
    if (!(0,json_value/* isArray */.cy)(body.tools))
        throw (0,catalog_reading/* faultAt */.ux)(reading, 'no_tools', (0,json_value/* isObject */.Gv)(root) ? root.start : 0);
    const tools = { format, kind: 'tool', list: body.tools, path: body.path };
    if (body.object === null)
        return { members: no_members/* NO_MEMBERS */.A, entries: readEntries(reading, [tools]) };
    requireComplete(reading, body.object);
    if (body.tools.items.length === 0)
        requireNoMark(reading, body.object);
    const others = format === 'mcp' ? otherLists(body.object, body.path.slice(0, -1)) : [];
    return {
        members: membersOf(body, body.object, format, others),
        entries: readEntries(reading, [tools, ...others]),
    };
}
function requireComplete(reading, object) {
    const index = object.keys.indexOf('nextCursor');
    if (index === -1 || object.values[index] === null)
        return;
    (0,catalog_reading/* tell */.qz)(reading, (0,catalog_reading/* faultAt */.ux)(reading, 'incomplete_list', object.starts[index] ?? -1));
}
function otherLists(object, path) {
    return LISTS.flatMap(([key, kind]) => {
        const list = (0,json_value/* member */.Dc)(object, key);
        return (0,json_value/* isArray */.cy)(list) ? [{ format: 'mcp', kind, list, path: [...path, key] }] : [];
    });
}
function membersOf(body, object, format, lifted) {
    const empty = { kind: 'array', items: [], start: -1 };
    const lists = new Set(lifted.map(({ path }) => path.at(-1)));
    const kept = object.keys.flatMap((key, index) => key === body.list || isEnvelope(body, format, key, object.values[index]) ? [] : [index]);
    return {
        kind: 'object',
        keys: kept.map((index) => object.keys[index] ?? ''),
        values: kept.map((index) => (lists.has(object.keys[index]) ? empty : (object.values[index] ?? null))),
        starts: kept.map((index) => object.starts[index] ?? -1),
        start: object.start,
    };
}
/** A `nextCursor` that gets here is null. */
function isEnvelope(body, format, key, value) {
    return format === 'mcp' && (key === 'nextCursor' || (body.envelope.has(key) && !isNested(value)));
}
function readEntries(reading, lists) {
    const entries = lists.flatMap((listing) => (0,catalog_reading/* readEach */.e2)(reading, listing.list.items, (item, index) => {
        if (!(0,json_value/* isObject */.Gv)(item))
            throw (0,catalog_reading/* faultBelow */.OA)(reading, 'invalid_entry', [...listing.path, index]);
        return (0,read_entry/* readEntry */.h)(reading, listing.format, listing.kind, item);
    }));
    return (0,sorted_entries/* sortedEntries */.CA)(reading, entries);
}

// EXTERNAL MODULE: ../../lib/catalog/without-member.js
var without_member = __webpack_require__(382);
;// CONCATENATED MODULE: ../../lib/catalog/read-map.js








/**
 * Reads tools by name: the members of `tools`, or those of the document itself. Throws `invalid_entry` where one is
 * no object, `invalid_name` where a name is empty, `no_tools` where there is no object at all, or an empty one whose
 * tools are said to be made at run time.
 */
function readMap(reading, root) {
    const { map, members } = findMap(reading, root);
    const entries = (0,catalog_reading/* readEach */.e2)(reading, map.keys, (_, index) => toolAt(reading, map, index));
    return { members, entries: (0,sorted_entries/* sortedEntries */.CA)(reading, entries), notes: [] };
}
/**
 * Reads a lock file that holds hashes by name, each a text, or an object among whose members hashes are. Throws as
 * readMap does.
 */
function readHashes(reading, root) {
    const { map, members } = findMap(reading, root);
    const entries = (0,catalog_reading/* readEach */.e2)(reading, map.keys, (_, index) => hashAt(reading, map, index));
    return { members, entries: (0,sorted_entries/* sortedEntries */.CA)(reading, entries), notes: notesOf(entries) };
}
function findMap(reading, root) {
    const { object, tools } = findBody(reading, root);
    if (object !== null && (0,json_value/* isObject */.Gv)(tools) && (isMapOfTools(tools) || !isMapOfSchemas(root))) {
        if (tools.keys.length === 0)
            requireNoMark(reading, object);
        return { map: tools, members: (0,without_member/* withoutMember */.t)(object, 'tools') };
    }
    if (!(0,json_value/* isObject */.Gv)(root))
        throw (0,catalog_reading/* faultAt */.ux)(reading, 'no_tools', 0);
    return { map: root, members: no_members/* NO_MEMBERS */.A };
}
function toolAt(reading, map, index) {
    const definition = map.values[index];
    if (!(0,json_value/* isObject */.Gv)(definition))
        throw (0,catalog_reading/* faultAt */.ux)(reading, 'invalid_entry', map.starts[index] ?? -1);
    return entryAt(reading, map, index, definition, definition.start);
}
function hashAt(reading, map, index) {
    const value = map.values[index] ?? null;
    if (!isHash(value))
        return toolAt(reading, map, index);
    const start = map.starts[index] ?? -1;
    const definition = { kind: 'object', keys: ['hash'], values: [value], starts: [start], start };
    return entryAt(reading, map, index, definition, start);
}
function entryAt(reading, map, index, definition, start) {
    const key = map.keys[index] ?? '';
    if (key === '')
        throw (0,catalog_reading/* faultAt */.ux)(reading, 'invalid_name', map.starts[index] ?? -1);
    return { kind: 'tool', key, version: null, definition, start, source: 0 };
}
function notesOf(entries) {
    const hashes = entries.flatMap((entry) => entry.definition.values.filter(isHash));
    if (entries.length < 2 || new Set(hashes).size !== 1)
        return [];
    return [{ code: 'one_hash_for_all', about: null }];
}

;// CONCATENATED MODULE: ../../lib/catalog/parse-catalog.js







/**
 * Reads one catalog from the bytes of its file. Throws a GateError with the code, the field and, for faults of the
 * content, the place: the codes of parseJson, detectFormat (for `auto`), readList, readMap and readInventory, and
 * `not_a_directory` for the format `directory`, which one file cannot be.
 */
function parseCatalog(bytes, options = {}) {
    return readCatalog(bytes, options);
}
/**
 * Every fault of a catalog's file, in the order of its places, the first 101 at most; empty where parseCatalog reads
 * it. What is no JSON or of no known format has one fault alone, since nothing behind it can be judged.
 */
function catalogFaults(bytes, options = {}) {
    return (0,catalog_reading/* collected */.gd)((faults) => readCatalog(bytes, options, faults)).sort(byPlace);
}
function byPlace({ place: a }, { place: b }) {
    return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}
function readCatalog(bytes, options, faults) {
    const field = options.field ?? 'catalog';
    const { root, text } = (0,parse_json/* parseJson */.q)(bytes, options.limits ?? json_value/* DEFAULT_LIMITS */.dR, field);
    const wanted = options.format ?? 'auto';
    const format = wanted === 'auto' ? detectFormat({ field, text }, root) : wanted;
    const source = { file: null, text, root };
    return {
        format,
        sources: [source],
        notes: [],
        ...contentOf(source, format, options.field ?? null, faults),
    };
}
function contentOf({ root, text }, format, side, faults) {
    const reading = { field: side ?? 'catalog', text, faults };
    if (format === 'directory')
        throw new gate_error/* GateError */.u('not_a_directory', reading.field);
    if (format === 'openmed-inventory')
        return (0,read_inventory/* readInventory */.zw)(root, text, side, faults);
    if (format === 'map')
        return readMap(reading, root);
    if (format === 'hashes')
        return readHashes(reading, root);
    return readList(reading, root, format);
}


/***/ }),

/***/ 9002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IT: () => (/* binding */ RECORD_FIELDS),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   o5: () => (/* binding */ INVENTORY_VERSION),
/* harmony export */   zw: () => (/* binding */ readInventory)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);
/* harmony import */ var _identifier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3788);
/* harmony import */ var _no_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(838);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7007);
/* harmony import */ var _side_effect_class_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1285);
/* harmony import */ var _sorted_entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(227);






const INVENTORY_VERSION = 'openmed.agent.tool_inventory.v1';
const RECORD_FIELDS = [
    'tool_id',
    'version',
    'capability_class',
    'side_effect_class',
    'schema_digest',
];
const MOST_RECORDS = 10_000;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/**
 * Reads an OpenMed tool inventory v1 by its contract. Throws the contract's codes on its fields (`tool_id:
 * invalid_identifier`, …); with a side, on `SIDE.FIELD`, and `SIDE: invalid_type` for what is no object (OpenMed v1,
 * "Catalog diff"). Where a record has several faults, the one that OpenMed finds first is told.
 */
function readInventory(root, text, side, faults) {
    const inventory = { side, text, faults };
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(root))
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)({ field: side ?? 'inventory', text }, 'invalid_type', 0);
    const tools = toolsOf(inventory, root);
    const entries = recordsOf(inventory, tools);
    return { members: _no_members_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .A, entries: sorted(inventory, entries) };
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
    const items = tools.items.slice(0, MOST_RECORDS + 1);
    const placesOf = rememberedPlaces();
    const read = (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .readEach */ .e2)(named(inventory, 'tools'), items, (item, index) => {
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item))
            throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultBelow */ .OA)(named(inventory, 'tool'), 'invalid_type', ['tools', index]);
        const places = placesOf(item.keys);
        if (places === null)
            throw fault(inventory, 'invalid_fields', 'tool', item.start);
        return readRecord(inventory, item, places);
    });
    if (items.length > MOST_RECORDS)
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
    { field: 'side_effect_class', fault: (text) => ((0,_side_effect_class_js__WEBPACK_IMPORTED_MODULE_3__/* .isSideEffectClass */ .fh)(text) ? null : 'invalid_class') },
    { field: 'tool_id', fault: toolIdFault },
    { field: 'version', fault: (text) => ((0,_identifier_js__WEBPACK_IMPORTED_MODULE_4__/* .isToolVersion */ .P)(text) ? null : 'invalid_semver') },
    {
        field: 'capability_class',
        fault: (text) => ((0,_identifier_js__WEBPACK_IMPORTED_MODULE_4__/* .identifierForm */ .y)(text, 'capability') === null ? 'invalid_identifier' : null),
    },
    { field: 'schema_digest', fault: (text) => (DIGEST.test(text) ? null : 'invalid_digest') },
];
function toolIdFault(text) {
    const form = (0,_identifier_js__WEBPACK_IMPORTED_MODULE_4__/* .identifierForm */ .y)(text, 'tool');
    if (form === null)
        return 'invalid_identifier';
    return form === 'versioned' ? 'version_must_be_separate' : null;
}
function readRecord(inventory, record, places) {
    const texts = CHECKS.map(({ field, fault: faultOf }, index) => {
        const value = record.values[places[index] ?? -1];
        // What is no text is as wrong as an empty one.
        const text = typeof value === 'string' ? value : '';
        const code = faultOf(text);
        if (code !== null)
            throw fault(inventory, code, field, startOf(record, field));
        return text;
    });
    const [, key = '', version = ''] = texts;
    return { kind: 'tool', key, version, definition: record, start: record.start, source: 0 };
}
/** The text of a field of a record that was read. */
function fieldOf(record, field) {
    const value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(record, field);
    return typeof value === 'string' ? value : '';
}
function sorted(inventory, entries) {
    const inOrder = (0,_sorted_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .inCatalogOrder */ .Nf)(entries);
    if (!(0,_sorted_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .hasRepeated */ .ZQ)(inOrder))
        return inOrder;
    const reading = named(inventory, 'tools');
    for (const { start } of (0,_sorted_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .repeatedIn */ .E$)(entries))
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
function named(inventory, field) {
    const { side, text, faults } = inventory;
    return { field: side === null ? field : `${side}.${field}`, text, faults };
}


/***/ }),

/***/ 1285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fh: () => (/* binding */ isSideEffectClass),
/* harmony export */   z8: () => (/* binding */ compareSideEffects)
/* harmony export */ });
/* unused harmony export SIDE_EFFECT_CLASSES */
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


/***/ }),

/***/ 7259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ compareUnits),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8085);
/* harmony import */ var _write_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7292);


const CANONICAL = {
    string: quoted,
    number: _number_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4,
    compare: compareUnits,
    layouts: new WeakMap(),
};
/**
 * The canonical form of a value by RFC 8785: keys sorted by UTF-16 code units, no white space, the shortest escapes,
 * numbers as ECMAScript writes doubles; extended for numbers that no double is (see numberText). Two values have one
 * canonical form exactly where they mean the same.
 */
function canonicalJson(value) {
    return (0,_write_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .G)(value, CANONICAL);
}
/** A string by RFC 8785, section 3.2.2.2, which is ECMAScript's own way with well-formed strings. */
function quoted(text) {
    // eslint-disable-next-line no-control-regex
    return /["\\\u0000-\u001f]/.test(text) ? JSON.stringify(text) : `"${text}"`;
}
/** The order of UTF-16 code units, for `sort`. */
function compareUnits(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 7292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);

/** Writes a value in a style. */
function writeJson(value, style) {
    if (typeof value === 'string')
        return style.string(value);
    if (typeof value === 'number' || (0,_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isExactNumber */ .zr)(value))
        return style.number(value);
    if (value === null || typeof value === 'boolean')
        return String(value);
    return value.kind === 'array' ? writeArray(value, style) : writeObject(value, style);
}
function writeArray(array, style) {
    let text = '';
    for (const item of array.items)
        text += (text === '' ? '[' : ',') + writeJson(item, style);
    return text === '' ? '[]' : `${text}]`;
}
function writeObject(object, style) {
    const { order, labels } = layoutOf(object.keys, style);
    let text = '';
    for (let index = 0; index < order.length; index += 1) {
        text += (labels[index] ?? '') + writeJson(object.values[order[index] ?? 0] ?? null, style);
    }
    return text === '' ? '{}' : `${text}}`;
}
function layoutOf(keys, style) {
    const known = style.layouts.get(keys);
    if (known !== undefined)
        return known;
    const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => style.compare(a.key, b.key));
    const layout = {
        order: sorted.map(({ index }) => index),
        labels: sorted.map(({ key }, index) => `${index === 0 ? '{' : ','}${style.string(key)}:`),
    };
    style.layouts.set(keys, layout);
    return layout;
}


/***/ })

};
;