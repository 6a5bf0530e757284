"use strict";
exports.id = 199;
exports.ids = [199];
exports.modules = {

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
var directory = __webpack_require__(5795);
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
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8176);
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

/***/ 3788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ MAX_IDENTIFIER_CHARACTERS),
/* harmony export */   PZ: () => (/* binding */ isToolVersion),
/* harmony export */   a0: () => (/* binding */ splitIdentifier),
/* harmony export */   "in": () => (/* binding */ MAX_NAMESPACE_CHARACTERS),
/* harmony export */   yi: () => (/* binding */ identifierForm)
/* harmony export */ });
/* unused harmony export MAX_VERSION_CHARACTERS */
const HEAD = /^([a-z]+):([^/]*)\/([^@]*)(?:@([^]*))?$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)$/;
/** Characters of an identifier and of its namespace; a limit of the kinds that have a type of their own. */
const MAX_IDENTIFIER_CHARACTERS = 512;
const MAX_NAMESPACE_CHARACTERS = 253;
const MAX_VERSION_CHARACTERS = 64;
/**
 * Splits an identifier by OpenMed's grammar (v1, "Governance identifiers"), null where it does not match. The kind is
 * any lower-case word, no length is limited. Label by label, so that no long text is held by one pattern.
 */
function splitIdentifier(value) {
    const [, kind = '', namespace = '', name = '', version = null] = HEAD.exec(value) ?? [];
    const labels = namespace.split('.');
    if (labels.length < 2 || !labels.every((label) => LABEL.test(label)))
        return null;
    if (!NAME.test(name) || (version !== null && !VERSION.test(version)))
        return null;
    return { kind, namespace, name, version };
}
/**
 * Whether a text is an identifier of a kind that a record holds, and whether it names a version; null where it is none.
 */
function identifierForm(text, kind) {
    const parts = text.length > MAX_IDENTIFIER_CHARACTERS ? null : splitIdentifier(text);
    if (parts?.kind !== kind || parts.namespace.length > MAX_NAMESPACE_CHARACTERS)
        return null;
    return parts.version === null ? 'plain' : 'versioned';
}
/** Whether a text is a tool's version: `N.N.N`, 64 characters at most (OpenMed v1, "Tool inventory"). */
function isToolVersion(text) {
    return text.length <= MAX_VERSION_CHARACTERS && VERSION.test(text);
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

/***/ 7259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8085);
/* harmony import */ var _text_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);
/* harmony import */ var _write_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7292);



const CANONICAL = {
    string: quoted,
    number: _number_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4,
    compare: _text_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareUnits */ .H,
    layouts: new WeakMap(),
};
/**
 * The canonical form of a value by RFC 8785: keys sorted by UTF-16 code units, no white space, the shortest escapes,
 * numbers as ECMAScript writes doubles; extended for numbers that no double is (see numberText). Two values have one
 * canonical form exactly where they mean the same.
 */
function canonicalJson(value) {
    return (0,_write_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)(value, CANONICAL);
}
/** A string by RFC 8785, section 3.2.2.2, which is ECMAScript's own way with well-formed strings. */
function quoted(text) {
    // eslint-disable-next-line no-control-regex
    return /["\\\u0000-\u001f]/.test(text) ? JSON.stringify(text) : `"${text}"`;
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