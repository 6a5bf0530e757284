"use strict";
exports.id = 111;
exports.ids = [111];
exports.modules = {

/***/ 8853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R2: () => (/* binding */ ADAPTERS),
  xd: () => (/* binding */ holdsSchemas),
  lQ: () => (/* binding */ inputSchemaOf),
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
/* harmony export */   o5: () => (/* binding */ INVENTORY_VERSION),
/* harmony export */   zw: () => (/* binding */ readInventory)
/* harmony export */ });
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
 * Reads an OpenMed tool inventory v1 by its contract. Throws the contract's codes on its fields (`tool_id:
 * invalid_identifier`, …); with a side, on `SIDE.FIELD`, and `SIDE: invalid_type` for what is no object (OpenMed v1,
 * "Catalog diff"). Where a record has several faults, the one that OpenMed finds first is told.
 */
function readInventory(root, reading, side) {
    const inventory = { ...reading, side };
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(root))
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultAt */ .ux)({ ...reading, field: side ?? 'inventory' }, 'invalid_type', 0);
    const tools = toolsOf(inventory, root);
    const entries = recordsOf(inventory, tools);
    return { members: _catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MEMBERS */ .AU, entries: sorted(inventory, entries) };
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
            throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .faultBelow */ .OA)(named(inventory, 'tool'), 'invalid_type', ['tools', index]);
        const places = placesOf(item.keys);
        if (places === null)
            throw fault(inventory, 'invalid_fields', 'tool', item.start);
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
            throw fault(inventory, code, field, startOf(record, field));
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

/***/ 5458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   w4: () => (/* binding */ schemaLimits),
/* harmony export */   zx: () => (/* binding */ MAX_BYTES)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8176);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(367);


/** `--max-bytes`: whole bytes, 1 to 64 MiB. */
const MAX_BYTES = {
    name: 'max-bytes',
    value: 'number',
    about: `largest input in bytes (default ${_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .dR.maxBytes})`,
    takes: wholeNumber(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LIMITS */ .M6.maxBytes),
};
/** `--max-depth`: whole edges from the root to the deepest value. */
const MAX_DEPTH = {
    name: 'max-depth',
    value: 'number',
    about: `deepest nesting of an input (default ${_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .dR.maxDepth})`,
    takes: wholeNumber(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LIMITS */ .M6.maxDepth),
};
/** The limits that the two options set. */
function limitsOf(given) {
    return {
        maxBytes: Number((0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(given, MAX_BYTES) ?? _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .dR.maxBytes),
        maxDepth: Number((0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(given, MAX_DEPTH) ?? _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .dR.maxDepth),
    };
}
/** Limits for a schema: as deep as can be, since a contract says what becomes of what is too deep. */
function schemaLimits(given) {
    return { ...limitsOf(given), maxDepth: _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LIMITS */ .M6.maxDepth };
}
function wholeNumber(largest) {
    return {
        text: `a whole number from 1 to ${largest}`,
        holds: (value) => /^[0-9]{1,9}$/.test(value) && Number(value) >= 1 && Number(value) <= largest,
    };
}


/***/ }),

/***/ 6051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ROLLUP: () => (/* binding */ ROLLUP)
});

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/gate/decision.js
var decision = __webpack_require__(1693);
// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
// EXTERNAL MODULE: ../../lib/json/parse-json.js + 9 modules
var parse_json = __webpack_require__(8298);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/report/json.js
var json = __webpack_require__(6210);
;// CONCATENATED MODULE: ../../lib/rollup/parse-report.js




/**
 * The results of a report of the Action (`tool-catalog-gate.report.v1`), one a catalog; of a step that failed as a whole one
 * without a catalog's name. Throws GateError: the codes of parseJson, and `unknown_format` for a document that is no
 * such report.
 */
function parseReport(bytes, limits) {
    const { root } = (0,parse_json/* parseJson */.q)(bytes, limits, 'report');
    if (!(0,json_value/* isObject */.Gv)(root) || (0,json_value/* member */.Dc)(root, 'schema_version') !== json/* REPORT_VERSION */.A)
        throw noReport();
    const approvedBy = itemsOf(root, 'approved_by')
        .filter((login) => typeof login === 'string')
        .map(copyOf);
    const catalogs = itemsOf(root, 'catalogs').filter(json_value/* isObject */.Gv);
    const fault = errorCode(root, 'fault');
    if (fault !== null || catalogs.length === 0) {
        return [{ ...NOTHING, catalog: '', verdict: verdictOf(root), error: fault, approvedBy }];
    }
    return catalogs.map((catalog) => resultOf(catalog, approvedBy));
}
const NOTHING = { added: 0, removed: 0, changed: 0, digest: null, findings: 0 };
function resultOf(catalog, approvedBy) {
    const counts = inner(inner(catalog, 'diff'), 'counts');
    const verdict = verdictOf(catalog);
    const findings = itemsOf(inner(catalog, 'policy'), 'findings').filter(json_value/* isObject */.Gv);
    return {
        catalog: parse_report_text(catalog, 'name') ?? '',
        verdict,
        error: errorCode(catalog, 'error'),
        added: count(counts, 'added'),
        removed: count(counts, 'removed'),
        changed: count(counts, 'changed'),
        digest: parse_report_text(inner(catalog, 'after'), 'digest') ?? parse_report_text(inner(catalog, 'before'), 'digest'),
        approvedBy: verdict === 'approved' ? approvedBy : [],
        findings: findings.filter((finding) => (0,json_value/* member */.Dc)(finding, 'is_new') === true).length,
    };
}
function verdictOf(object) {
    const named = (0,json_value/* member */.Dc)(object, 'verdict');
    const verdict = decision/* VERDICTS */.bk.find((known) => known === named);
    if (verdict === undefined)
        throw noReport();
    return verdict;
}
function noReport() {
    return new gate_error/* GateError */.u('unknown_format', 'report');
}
function errorCode(object, key) {
    return parse_report_text(inner(object, key), 'code');
}
function inner(object, key) {
    const value = object === null ? undefined : (0,json_value/* member */.Dc)(object, key);
    return (0,json_value/* isObject */.Gv)(value) ? value : null;
}
function itemsOf(object, key) {
    const value = object === null ? undefined : (0,json_value/* member */.Dc)(object, key);
    return (0,json_value/* isArray */.cy)(value) ? value.items : [];
}
function parse_report_text(object, key) {
    const value = object === null ? undefined : (0,json_value/* member */.Dc)(object, key);
    return typeof value === 'string' ? copyOf(value) : null;
}
function count(object, key) {
    const value = object === null ? undefined : (0,json_value/* member */.Dc)(object, key);
    return typeof value === 'number' ? value : 0;
}
/** A piece of a text keeps the whole text in memory; its copy does not. */
function copyOf(text) {
    return Buffer.from(text).toString();
}

;// CONCATENATED MODULE: ../../lib/rollup/rollup.js




/**
 * Takes any number of reports, in any order, one at a time, and keeps a row a catalog and a few words a report. Two reports
 * are of one catalog if repository and catalog have the same names; the newest tells the verdict. Nothing is thrown for a
 * report that cannot be read: it is told.
 */
function rollUp(files, { limits, repositoryDepth }) {
    const seen = new Map();
    const unreadable = [];
    let reports = 0;
    for (const file of files) {
        const results = read(file, limits);
        if (typeof results === 'string') {
            unreadable.push({ origin: file.origin, code: results });
            continue;
        }
        reports += 1;
        const repository = file.origin
            .split('/')
            .slice(0, repositoryDepth ?? undefined)
            .join('/');
        for (const result of results)
            take(seen, { ...result, repository, at: file.time });
    }
    return {
        rows: [...seen.values()].map(rowOf).sort(compareRows),
        unreadable: unreadable.sort((a, b) => (0,text_order/* compareCodePoints */.O)(a.origin, b.origin)),
        reports,
    };
}
/** The results of a report, or the code of what is wrong with it. */
function read({ bytes }, limits) {
    if (bytes === null)
        return 'not_readable';
    try {
        return parseReport(bytes, limits);
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return error.code;
        throw error;
    }
}
function take(seen, row) {
    const key = JSON.stringify([row.repository, row.catalog]);
    const { verdict, digest, at } = row;
    const known = seen.get(key);
    if (known === undefined) {
        seen.set(key, { newest: row, sightings: [{ verdict, digest, at }] });
        return;
    }
    known.sightings.push({ verdict, digest, at });
    if (compareReports(row, known.newest) > 0)
        known.newest = row;
}
/** By time, then the worse verdict, so that the order of the files decides nothing. */
function compareReports(a, b) {
    return (a.at - b.at ||
        badness(a.verdict) - badness(b.verdict) ||
        (0,text_order/* compareCodePoints */.O)(a.digest ?? '', b.digest ?? ''));
}
function rowOf({ newest, sightings }) {
    let since = newest.at;
    for (const one of [...sightings].sort(compareReports).reverse()) {
        if (one.verdict !== newest.verdict || one.digest !== newest.digest)
            break;
        since = one.at;
    }
    return { ...newest, since };
}
/** The worse, the greater. */
function badness(verdict) {
    return decision/* VERDICTS */.bk.length - decision/* VERDICTS */.bk.indexOf(verdict);
}
function compareRows(a, b) {
    return (badness(b.verdict) - badness(a.verdict) ||
        a.since - b.since ||
        (0,text_order/* compareCodePoints */.O)(a.repository, b.repository) ||
        (0,text_order/* compareCodePoints */.O)(a.catalog, b.catalog));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ../../lib/rollup/report-files.js


/** What the Action names its JSON report, and so the file's name in an artifact of it. */
const REPORT_FILE = 'report.json';
/**
 * The files named, and every `report.json` below the folders named, one after the other: at no time is more than one of
 * them held. Symbolic links within folders are not followed. A path that is neither gives a file without bytes.
 */
function* reportFiles(paths) {
    for (const path of paths) {
        const isFolder = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
        if (isFolder)
            yield* filesBelow(path, path);
        else
            yield fileAt(path, (0,external_node_path_.basename)(path));
    }
}
function* filesBelow(root, folder) {
    const folders = [];
    const directory = (0,external_node_fs_.opendirSync)(folder);
    try {
        for (let entry = directory.readSync(); entry !== null; entry = directory.readSync()) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory())
                folders.push(path);
            else if (entry.isFile() && entry.name === REPORT_FILE)
                yield fileAt(path, (0,external_node_path_.relative)(root, (0,external_node_path_.dirname)(path)).split(external_node_path_.sep).join('/'));
        }
    }
    finally {
        directory.closeSync();
    }
    for (const inner of folders)
        yield* filesBelow(root, inner);
}
function fileAt(path, origin) {
    try {
        return { origin, time: Math.floor((0,external_node_fs_.statSync)(path).mtimeMs), bytes: (0,external_node_fs_.readFileSync)(path) };
    }
    catch {
        return { origin, time: 0, bytes: null };
    }
}

// EXTERNAL MODULE: ../../lib/report/escape/code-span.js
var code_span = __webpack_require__(6936);
// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js + 1 modules
var shown_name = __webpack_require__(1769);
// EXTERNAL MODULE: ../../lib/report/escape/visible.js
var visible = __webpack_require__(7846);
;// CONCATENATED MODULE: ../../lib/report/escape/html-text.js

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/**
 * A text of any origin as the content of an HTML element or of a quoted attribute: it opens no element, and controls
 * and invisible characters stand as `\u{…}` (see `visible`). Source of the rule: the HTML standard, section 13.1.2.
 */
function htmlText(text) {
    return (0,visible/* visible */.RK)(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

;// CONCATENATED MODULE: ../../lib/rollup/render-rollup.js


/** The version of the JSON that `renderRollupJson` writes. */
const ROLLUP_VERSION = 'tool-catalog-gate.rollup.v1';
/** Rows of the Markdown, which has to fit a step's summary of 1 MiB; the other forms have all. */
const MAX_MARKDOWN_ROWS = 1000;
const DAY = 24 * 60 * 60 * 1000;
/** A roll-up as Markdown, of at most 1,000 catalogs, the worst. `now` is in milliseconds since the epoch. */
function renderRollupMarkdown(rollup, now) {
    const shown = rollup.rows.slice(0, MAX_MARKDOWN_ROWS);
    const left = rollup.rows.length - shown.length;
    const span = (text) => (text === '' ? '' : (0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(text)));
    return [
        '# Tool catalogs',
        '',
        `${sizes(rollup)}.`,
        '',
        table(['verdict', 'catalogs'], countsOf(rollup).map(([verdict, count]) => [verdict, String(count)])),
        table(['repository', 'catalog', 'verdict', 'since', 'changed', 'added', 'removed', 'policy', 'approved by'], shown.map((row) => [
            span(row.repository),
            span(row.catalog),
            row.error === null ? row.verdict : `${row.verdict} (${(0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(row.error))})`,
            age(row, now),
            ...[row.changed, row.added, row.removed, row.findings].map(String),
            row.approvedBy.map(span).join(', '),
        ])),
        ...(left > 0 ? [`And ${left} more, none of them worse; \`--output csv\` has all.`, ''] : []),
        ...(rollup.unreadable.length === 0
            ? []
            : [
                '## Reports that could not be read',
                '',
                table(['where', 'error'], rollup.unreadable
                    .slice(0, MAX_MARKDOWN_ROWS)
                    .map(({ origin, code }) => [span(origin), `\`${code}\``])),
            ]),
    ].join('\n');
}
/** A roll-up as one JSON document on one line with a line feed; times are ISO 8601 in UTC. */
function renderRollupJson({ rows, unreadable, reports }) {
    const document = {
        schema_version: ROLLUP_VERSION,
        reports,
        catalogs: rows.map(({ approvedBy, at, since, ...row }) => ({
            ...row,
            approved_by: approvedBy,
            at: isoTime(at),
            since: isoTime(since),
        })),
        unreadable,
    };
    return `${JSON.stringify(document)}\n`;
}
/** A roll-up as CSV by RFC 4180, a row a catalog; a text that a spreadsheet would take for a formula gets a `'` in front. */
function renderRollupCsv({ rows, unreadable }) {
    const head = 'repository,catalog,verdict,error,since,at,changed,added,removed,findings,approved_by,digest';
    const lines = rows.map((row) => [
        row.repository,
        row.catalog,
        row.verdict,
        row.error ?? '',
        isoTime(row.since),
        isoTime(row.at),
        String(row.changed),
        String(row.added),
        String(row.removed),
        String(row.findings),
        row.approvedBy.join(' '),
        row.digest ?? '',
    ]
        .map(csvField)
        .join(','));
    const faults = unreadable.map(({ origin, code }) => [origin, '', 'could-not-check', code, '', '', '', '', '', '', '', ''].map(csvField).join(','));
    return [head, ...lines, ...faults, ''].join('\r\n');
}
/** A roll-up as one HTML page that loads and runs nothing. `now` is in milliseconds since the epoch. */
function renderRollupHtml(rollup, now) {
    const cell = (text) => `<td>${htmlText(text)}</td>`;
    const rows = rollup.rows.map((row) => `<tr class="${row.verdict}">${[
        row.repository,
        row.catalog,
        row.error === null ? row.verdict : `${row.verdict} (${row.error})`,
        age(row, now),
        String(row.changed),
        String(row.added),
        String(row.removed),
        String(row.findings),
        row.approvedBy.join(', '),
    ]
        .map(cell)
        .join('')}</tr>`);
    const faults = rollup.unreadable.map(({ origin, code }) => `<tr>${cell(origin)}${cell(code)}</tr>`);
    const head = (names) => `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`;
    return [
        '<!doctype html>',
        '<html lang="en"><head><meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
        '<meta name="viewport" content="width=device-width"><title>Tool catalogs</title>',
        '<style>body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}th,td{border:1px solid #8886;padding:.3rem .6rem;text-align:left}.drift td:nth-child(3),.could-not-check td:nth-child(3),.policy-violation td:nth-child(3){color:#d1242f;font-weight:600}</style>',
        `</head><body><h1>Tool catalogs</h1><p>${sizes(rollup)}.</p>`,
        `<table>${head(['verdict', 'catalogs'])}`,
        ...countsOf(rollup).map(([verdict, count]) => `<tr>${cell(verdict)}${cell(String(count))}</tr>`),
        `</table><p></p><table>${head(['repository', 'catalog', 'verdict', 'since', 'changed', 'added', 'removed', 'policy', 'approved by'])}`,
        ...rows,
        '</table>',
        ...(faults.length === 0
            ? []
            : [`<h2>Reports that could not be read</h2><table>${head(['where', 'error'])}`, ...faults, '</table>']),
        '</body></html>',
        '',
    ].join('\n');
}
function sizes({ rows, reports, unreadable }) {
    const repositories = new Set(rows.map(({ repository }) => repository)).size;
    const parts = [
        `${rows.length} ${rows.length === 1 ? 'catalog' : 'catalogs'}`,
        `${repositories} ${repositories === 1 ? 'repository' : 'repositories'}`,
        `${reports} ${reports === 1 ? 'report' : 'reports'}`,
    ];
    return `${parts.join(', ')}${unreadable.length === 0 ? '' : `, ${unreadable.length} that could not be read`}`;
}
/** The verdicts that there are, worst first. */
function countsOf({ rows }) {
    return decision/* VERDICTS */.bk.map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length]).filter(([, count]) => count > 0);
}
/** How long the verdict has stood, in whole days. */
function age({ since }, now) {
    const days = Math.max(0, Math.floor((now - since) / DAY));
    return days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`;
}
function isoTime(milliseconds) {
    return new Date(milliseconds).toISOString();
}
function csvField(text) {
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
function table(head, rows) {
    return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __webpack_require__(367);
// EXTERNAL MODULE: ../../lib/cli/limit-options.js
var limit_options = __webpack_require__(5458);
;// CONCATENATED MODULE: ../../lib/cli/rollup.js



const OUTPUT = (0,command/* choiceOption */.zu)({ name: 'output', value: 'kind', about: 'kind of report (default markdown)' }, [
    'markdown',
    'html',
    'json',
    'csv',
]);
const BY = {
    name: 'by',
    value: 'folders',
    about: 'how many folders below what is named make the name of the repository (default: all)',
    takes: { text: 'a number from 1 to 9', holds: (value) => /^[1-9]$/.test(value) },
};
/** `rollup REPORT…`: exit code 0 where every catalog passes, 1 where one does not, 2 where one could not be checked. */
const ROLLUP = {
    operands: [
        {
            name: 'report',
            about: 'JSON reports of the Action, or folders in which every report.json counts, such as downloaded artifacts',
            many: true,
        },
    ],
    options: [OUTPUT, BY, limit_options/* MAX_BYTES */.zx, limit_options/* MAX_DEPTH */.lr],
    notes: `Of several reports of one catalog the newest counts, by the time of its file. A report that cannot be
read is told, and the exit code is 2.`,
    run: (terminal, given) => Promise.resolve(run(terminal, given)),
};
function run(terminal, given) {
    const by = (0,command/* valueOf */.RP)(given, BY);
    const rollup = rollUp(reportFiles(given.operands), {
        limits: (0,limit_options/* limitsOf */.Af)(given),
        repositoryDepth: by === null ? null : Number(by),
    });
    terminal.write(rendered(rollup, given, terminal.now() * 1000));
    return exitCode(rollup);
}
function rendered(rollup, given, now) {
    switch ((0,command/* choiceOf */.FH)(given, OUTPUT) ?? 'markdown') {
        case 'markdown':
            return renderRollupMarkdown(rollup, now);
        case 'html':
            return renderRollupHtml(rollup, now);
        case 'json':
            return renderRollupJson(rollup);
        case 'csv':
            return renderRollupCsv(rollup);
    }
}
function exitCode({ rows, unreadable }) {
    if (unreadable.length > 0 || rows.some(({ verdict }) => verdict === 'could-not-check'))
        return 2;
    return rows.every(({ verdict }) => verdict === 'unchanged' || verdict === 'approved') ? 0 : 1;
}


/***/ }),

/***/ 8001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ groupExplanations)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7259);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9574);
/* harmony import */ var _change_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(354);


/** Of a kind of which so many places are left out, nothing else is ever stated. */
const LEFT_OUT = { pointer: null, hint: null, subject: null, before: null, after: null };
/**
 * Puts identical changes of many entries together: the same kind, field, hint and values; with pointers, the same
 * place and subject too. In the order of CHANGE_KINDS, then most entries first, then by field and pointer. Places that
 * an explanation leaves out are counted in a group without pointer, the last of its kind.
 */
function groupExplanations(explained, detail) {
    const groups = new Map();
    for (const { entry, explanations, leftOut } of explained) {
        for (const explanation of explanations) {
            const first = detail === 'pointers' ? explanation : { ...explanation, pointer: null, subject: null };
            addTo(groups, first, entry, 1);
        }
        for (const { kind, field, places } of leftOut)
            addTo(groups, { ...LEFT_OUT, kind, field }, entry, places);
    }
    return [...groups.values()].map(groupOf).sort(compareGroups);
}
function addTo(groups, first, entry, places) {
    const { kind, field, pointer, hint, subject, before, after } = first;
    const id = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonArray */ .Ir)([entry === null, kind, field, pointer, hint, subject, before, after]));
    const group = groups.get(id) ?? { first, entries: new Set(), places: 0 };
    if (entry !== null)
        group.entries.add(entry);
    group.places += places;
    groups.set(id, group);
}
function groupOf({ first, entries, places }) {
    return { ...first, entries: [...entries], places };
}
function compareGroups(a, b) {
    return (_change_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_KINDS */ .t.indexOf(a.kind) - _change_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_KINDS */ .t.indexOf(b.kind) ||
        Number(a.pointer === null) - Number(b.pointer === null) ||
        b.entries.length - a.entries.length ||
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.field, b.field) ||
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.pointer ?? '', b.pointer ?? '') ||
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.subject ?? '', b.subject ?? '') ||
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(String(a.hint), String(b.hint)) ||
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(`${String(a.before)} ${String(a.after)}`, `${String(b.before)} ${String(b.after)}`));
}


/***/ }),

/***/ 4936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ openmedDiffJson),
/* harmony export */   w: () => (/* binding */ openmedDiff)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4279);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4103);
/* harmony import */ var _compared_catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2028);
/* harmony import */ var _diff_catalogs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5041);





/** The fields that can differ between records of one key, in the contract's order. */
const COMPARED_FIELDS = _catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .RECORD_FIELDS */ .IT.filter((field) => field !== 'tool_id' && field !== 'version');
/**
 * The canonical JSON of OpenMed's catalog diff v1 of two tool inventories, byte for byte. Throws `no_inventory`
 * where one of them is of another format, and as inventoryFromValue does on a plain document that is none.
 */
function openmedDiffJson(baseline, candidate) {
    const [before, after] = [(0,_compared_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedCatalog */ .H)(baseline, 'baseline'), (0,_compared_catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedCatalog */ .H)(candidate, 'candidate')];
    requireInventory(before, 'baseline');
    requireInventory(after, 'candidate');
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .pythonJson */ .b)(openmedDiff((0,_diff_catalogs_js__WEBPACK_IMPORTED_MODULE_3__/* .diffCatalogs */ .UA)(before, after)));
}
/** The same document as a value, of the diff of two tool inventories. */
function openmedDiff(diff) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonObject */ .o$)([
        ['schema_version', 'openmed.agent.tool_catalog_diff.v1'],
        ['added', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonArray */ .Ir)(diff.added.map(({ definition }) => definition))],
        ['removed', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonArray */ .Ir)(diff.removed.map(({ definition }) => definition))],
        ['changed', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonArray */ .Ir)(diff.changed.map(changeOf))],
        ['unchanged', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonArray */ .Ir)(diff.unchanged.map(({ definition }) => definition))],
    ]);
}
function requireInventory(catalog, field) {
    if (catalog.format !== 'openmed-inventory')
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .u('no_inventory', field);
}
function changeOf({ before, after }) {
    const fields = COMPARED_FIELDS.flatMap((field) => {
        const [old, now] = [(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(before.definition, field), (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(after.definition, field)];
        if (old === now)
            return [];
        return [
            (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonObject */ .o$)([
                ['field', field],
                ['before', old],
                ['after', now],
            ]),
        ];
    });
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonObject */ .o$)([
        ['tool_id', before.key],
        ['version', before.version],
        ['fields', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonArray */ .Ir)(fields)],
    ]);
}


/***/ }),

/***/ 1693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sl: () => (/* binding */ ROW_VERDICTS),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   zP: () => (/* binding */ worstVerdict)
/* harmony export */ });
/** Worst first. */
const VERDICTS = [
    'could-not-check',
    'drift',
    'policy-violation',
    'baseline-change',
    'protected-change',
    'approved',
    'unchanged',
];
/** The rows of the verdict table, each with its verdict before policy and approval. */
const ROW_VERDICTS = {
    same: 'unchanged',
    'formatting-only': 'unchanged',
    'base-moved-untouched': 'unchanged',
    moved: 'baseline-change',
    'baseline-changed': 'baseline-change',
    'first-baseline': 'baseline-change',
    'mended-baseline': 'baseline-change',
    'migrated-format': 'baseline-change',
    retired: 'baseline-change',
    'tools-changed': 'drift',
    'baseline-changed-otherwise': 'drift',
    'new-baseline-otherwise': 'drift',
    error: 'could-not-check',
};
/** The worst of some verdicts, in the order of VERDICTS; `unchanged` where there is none. */
function worstVerdict(verdicts) {
    return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'unchanged';
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

/***/ 7998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ digestOfPieces),
/* harmony export */   k: () => (/* binding */ MAX_BYTES_OF_A_UNIT)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Bytes that are hashed at once: small pieces cost more by their number than by their length. */
const CHUNK_BYTES = 65_536;
/** No UTF-16 unit has more bytes in UTF-8. */
const MAX_BYTES_OF_A_UNIT = 3;
/** SHA-256 of the UTF-8 bytes of the pieces that `write` puts, one after the other. */
function digestOfPieces(write) {
    const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let length = 0;
    write((piece) => {
        const most = typeof piece === 'string' ? piece.length * MAX_BYTES_OF_A_UNIT : piece.length;
        if (length + most > CHUNK_BYTES) {
            sha256.update(chunk.subarray(0, length));
            length = 0;
        }
        if (most > CHUNK_BYTES)
            sha256.update(piece);
        else
            length += copy(piece, chunk, length);
    });
    return `sha256:${sha256.update(chunk.subarray(0, length)).digest('hex')}`;
}
/** Copies a piece into a chunk; how many bytes it has. */
function copy(piece, chunk, at) {
    if (typeof piece === 'string')
        return chunk.write(piece, at);
    chunk.set(piece, at);
    return piece.length;
}


/***/ }),

/***/ 8030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   ZH: () => (/* binding */ fingerprintWith),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7259);
/* harmony import */ var _text_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9574);
/* harmony import */ var _digest_of_pieces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7998);




/**
 * SHA-256 of a value's canonical form (see canonicalJson): equal for two values exactly where they mean the same. The
 * form of a whole document is never in memory.
 */
function fingerprint(value) {
    return isLarge(value, LEVELS)
        ? (0,_digest_of_pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfPieces */ .R)((put) => {
            putCanonical(value, NOTHING, put);
        })
        : digestOf((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(value));
}
/** The same where the canonical forms of some of the value's parts are known. */
function fingerprintWith(value, known) {
    return (0,_digest_of_pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfPieces */ .R)((put) => {
        putCanonical(value, known, put);
    });
}
const NOTHING = new Map();
/** SHA-256 of a text's UTF-8 bytes. */
function digestOf(text) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text, 'hex')}`;
}
/** A large value has more members than this, at one of its upper levels. */
const MANY = 1000;
const LEVELS = 3;
function isLarge(value, levels) {
    if (levels === 0 || typeof value !== 'object' || value === null || value.kind === 'number')
        return false;
    const members = value.kind === 'array' ? value.items : value.values;
    return members.length > MANY || members.some((member) => isLarge(member, levels - 1));
}
function putCanonical(value, known, put) {
    if (typeof value !== 'object' || value === null || !isLarge(value, LEVELS))
        put(known.get(value) ?? (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(value));
    else if (value.kind === 'array')
        putItems(value.items, known, put);
    else if (value.kind === 'object')
        putMembers(value, known, put);
}
function putItems(items, known, put) {
    let before = '[';
    for (const item of items) {
        put(before);
        const form = known.get(item);
        if (form === undefined)
            putCanonical(item, known, put);
        else
            put(form);
        before = ',';
    }
    put(items.length === 0 ? '[]' : ']');
}
function putMembers({ keys, values }, known, put) {
    const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => (0,_text_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareUnits */ .H)(a.key, b.key));
    put('{');
    for (const [place, { key, index }] of sorted.entries()) {
        put(`${place === 0 ? '' : ','}${(0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(key)}:`);
        putCanonical(values[index] ?? null, known, put);
    }
    put('}');
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


/***/ }),

/***/ 7389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ diffDocument),
/* harmony export */   x: () => (/* binding */ sideDocument)
/* harmony export */ });
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9631);
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8001);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8030);
/* harmony import */ var _explained_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5864);



/**
 * A diff as plain JSON: each list in its order, names as they are, digests whole. Added, removed and changed entries
 * have the fingerprints of their definitions, changed ones what is said of the change too; of unchanged ones the names
 * suffice.
 */
function diffDocument(diff, format, detail) {
    return {
        counts: {
            changed: diff.changed.length,
            added: diff.added.length,
            removed: diff.removed.length,
            unchanged: diff.unchanged.length,
        },
        members: diff.members.map(fieldDocument),
        ...memberExplanations(diff, detail),
        changed: diff.changed.map((change) => changeDocument(change, format, detail)),
        added: diff.added.map(entryDocument),
        removed: diff.removed.map(entryDocument),
        unchanged: diff.unchanged.map(nameDocument),
        renamed: diff.renamed.map(({ before, after }) => ({
            before: nameDocument(before),
            after: nameDocument(after),
        })),
    };
}
function memberExplanations(diff, detail) {
    const { explanations, explanations_cut } = explanationsDocument((0,_explained_js__WEBPACK_IMPORTED_MODULE_0__/* .explainedMembers */ .w)(diff), detail);
    return { member_explanations: explanations, member_explanations_cut: explanations_cut };
}
/** One side of a diff as plain JSON: what it is and its whole digest. */
function sideDocument(side) {
    if (side === null)
        return null;
    const { format, digest, entries, notes } = side;
    return { format, digest, entries, notes: notes.map(({ code, about }) => ({ code, about })) };
}
function changeDocument(change, format, detail) {
    const { before, after, fields } = change;
    return {
        ...nameDocument(after),
        before: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(before.definition),
        after: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(after.definition),
        fields: fields.map(fieldDocument),
        ...explanationsDocument([{ entry: after, ...(0,_diff_index_js__WEBPACK_IMPORTED_MODULE_2__/* .explainChange */ .U)(format, change) }], detail),
    };
}
function explanationsDocument(explained, detail) {
    const groups = (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_3__/* .groupExplanations */ .S)(explained, detail === 'fingerprints' ? 'fingerprints' : 'pointers');
    return {
        explanations: groups.map(explanationDocument),
        explanations_cut: detail !== 'fingerprints' && explained.some(({ leftOut }) => leftOut.length > 0),
    };
}
function explanationDocument({ kind, field, pointer, hint, subject, before, after, places, }) {
    return { kind, field, pointer, hint, subject, before, after, places };
}
function entryDocument(entry) {
    return { ...nameDocument(entry), digest: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(entry.definition) };
}
function nameDocument({ kind, key, version }) {
    return { kind, key, version };
}
function fieldDocument({ field, before, after }) {
    return { field, before, after };
}


/***/ }),

/***/ 6936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ cellSpan),
/* harmony export */   S: () => (/* binding */ codeSpan)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7846);

/**
 * A text of any origin as a Markdown code span that nothing in it can close: the fence is longer than any run of
 * backticks inside, and line breaks, controls and invisible characters stand as `\u{…}` (see `visible`). GitHub
 * renders exactly `visible(text)`; an empty text becomes one space, since a code span cannot be empty.
 *
 * Not for table cells: see `cellSpan`. Source of the rule: GitHub Flavored Markdown 0.29, section 6.3.
 */
function codeSpan(text) {
    const shown = text === '' ? ' ' : (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const padding = needsPadding(shown) ? ' ' : '';
    return `${fence}${padding}${shown}${padding}${fence}`;
}
/**
 * The same for a cell of a table, where a `|` ends the cell even inside a code span unless it is written `\|`
 * (GitHub Flavored Markdown 0.29, section 4.10).
 */
function cellSpan(text) {
    return codeSpan(text).replaceAll('|', '\\|');
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/gu))
        longest = Math.max(longest, run.length);
    return longest;
}
// One space on each side is taken off again where both are there. `$` next to a backtick would open a formula.
function needsPadding(text) {
    return /^[ `$]|[ `$]$/u.test(text) && !/^ +$/u.test(text);
}


/***/ }),

/***/ 1769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VK: () => (/* binding */ shortDigest),
  HD: () => (/* binding */ shownName),
  lR: () => (/* binding */ shownPointer),
  f$: () => (/* binding */ shownText)
});

// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var fingerprint = __webpack_require__(8030);
// EXTERNAL MODULE: ../../lib/report/escape/visible.js
var visible = __webpack_require__(7846);
;// CONCATENATED MODULE: ../../lib/report/escape/look-alikes.js

// Letters and digits drawn like an ASCII one, by script. Compatibility characters (full-width, mathematical,
// ligatures, …) are found by normalisation and are not repeated here.
const LETTERS = new Set('ıȷɑɡɩɪʟʏʋʀʙɢʜɴꞁꞮƽƼǀᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱ' + // Latin
    'асеһіјӏорԛѕуүԝхѵԁгАВСЕҺІЈКМНОРЅТУҮХЗԌԚԜԀӀЬ' + // Cyrillic
    'αγινορσυΑΒΕΖΗΙΚΜΝΟΡΤΥΧϜϳϲϹͿ' + // Greek
    'օսոցհզգյՍՕԼՏ' + // Armenian
    'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ' + // Cherokee
    'ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲬⲟⲣⲥ' + // Coptic
    'ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓞꓟꓠꓡꓢꓣꓤꓦꓧꓨꓩꓪꓫꓬꓮꓰꓲꓳꓴ' + // Lisu
    'סןוا௦൦०০੦૦౦೦๐໐ဝ၀߀ߊ٠٥۵۰١۱𐐄𐐬𐓂𐓪𐔖');
// Signs drawn like ASCII punctuation, by what they are taken for.
const SIGNS = new Set('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\u06D4\u2CBA' + // -
    '\u2018\u2019\u201A\u201B\u2032\u02B9\u02BB\u02BC\u02BD\u02C8\u05F3\uA78C' + // '
    '\u201C\u201D\u201E\u201F\u2033\u05F4\u02BA' + // "
    '\u2044\u2215\u29F8\u2571\u27CB\u3033' + // /
    '\u2236\uA789\u05C3\u0589\u02D0\u0703\u0704\u16EC\u205A' + // :
    '\u00B7\u2022\u2027\u2219\u22C5\u0387\u0701\u0702\uA4F8' + // .
    '\u060D\u066B\u00B8\uA4F9' + // ,
    '\u2217\u066D\u204E' + // *
    '\u2039\u276E\u02C2\u203A\u276F\u02C3' + // < >
    '\u2216\u29F5\u29F9' + // \
    '\u2758\u2223\u01C0\u05C0' + // |
    '\u223C\u02DC\u1FC0' + // ~
    '\u2038\u02C6\u02C4' + // ^
    '\u01C3' + // !
    '\u2026');
// Thai and Lao spell with these, although they have a compatibility decomposition.
const EVERYDAY_COMPATIBILITY = new Set(['\u0E33', '\u0EB3']);
const NON_ASCII = /[^\0-\x7F]/gu;
/**
 * A text in any language with every character that may be taken for another one as `\u{…}`: what is not in normal
 * form C, compatibility characters, four marks on one letter, signs drawn like ASCII punctuation, every non-ASCII
 * letter of a word that mixes scripts drawn alike (`pаypal` with a Cyrillic а), and every letter of a word that
 * consists of letters drawn like ASCII alone (`сору` in Cyrillic). A word of one script stays readable: `документ` is
 * left alone.
 *
 * Source of the rule: a small part of Unicode Technical Standard 39 (mixed-script and whole-script confusables).
 */
function escapeLookAlikes(text) {
    if (visible/* PRINTABLE_ASCII */._o.test(text))
        return text;
    // A base with its marks (conjoining Hangul vowels and finals compose like marks); a word, or an escape before it.
    const cluster = unicodePattern('gu', String.raw `[^\p{M}][\p{M}\u1160-\u11FF]*|\p{M}+`);
    const word = unicodePattern('gu', String.raw `\\u\{[0-9A-F]+\}|[\p{L}\p{M}\p{N}]+`);
    return text
        .replace(cluster, (found) => (isPlain(found) ? found : escapeNonAscii(found)))
        .replace(NON_ASCII, (character) => (SIGNS.has(character) ? (0,visible/* escaped */.Mk)(character) : character))
        .replace(word, (found) => (found.startsWith('\\') || isHonest(found) ? found : escapeNonAscii(found)));
}
function isPlain(cluster) {
    return (EVERYDAY_COMPATIBILITY.has(cluster) ||
        (cluster.normalize('NFKC') === cluster && !unicodePattern('u', String.raw `\p{M}{4}`).test(cluster)));
}
function isHonest(word) {
    const scripts = ALIKE_SCRIPTS.filter((script) => unicodePattern('u', `\\p{Script=${script}}`).test(word)).length;
    return scripts < 2 && Array.from(word).some((character) => character > '\x7F' && !LETTERS.has(character));
}
/** Scripts whose letters are taken for one another: no honest word mixes two of them. */
const ALIKE_SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'];
const patterns = new Map();
/** Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded. */
function unicodePattern(flags, source) {
    const made = patterns.get(source) ?? new RegExp(source, flags);
    patterns.set(source, made);
    return made;
}
function escapeNonAscii(text) {
    return text.replace(NON_ASCII, visible/* escaped */.Mk);
}

;// CONCATENATED MODULE: ../../lib/report/escape/shown-name.js



/** The longest name, in code points, that is shown whole. */
const MAX_SHOWN = 80;
const SHOWN_OF_A_LONG_NAME = 48;
const HEX_OF_A_LONG_NAME = 20;
const NOT_PRINTABLE_ASCII = /[^\x20-\x7E]/gu;
const SPACE_THAT_HIDES = /^ | $| (?= )/gu;
/**
 * A tool's name, or the name of one of its fields, in printable ASCII on one line. Two different names never look the
 * same: every other character stands as `\u{…}`, a backslash as `\\`, a space that would not show as `\u{20}`. Of a
 * name over 80 code points the first 48 are followed by `…` and 20 hex digits of the SHA-256 of the whole name.
 */
function shownName(name) {
    return cut(name, asciiOnly, 1);
}
/**
 * The same for text that may be in any language (prompts, resources, paths, logins, names of catalogs): only invisible
 * characters, look-alikes and what is not in normal form C stand as `\u{…}` (see `escapeLookAlikes`).
 */
function shownText(text) {
    return cut(text, anyLanguage, 1);
}
/** The same as `shownName` for a JSON Pointer, which may be twice as long. */
function shownPointer(pointer) {
    return cut(pointer, asciiOnly, 2);
}
/** The first 12 hex digits of a digest: enough to tell two apart by eye, not to rely on. */
function shortDigest(digest) {
    return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}
function cut(text, show, times) {
    const longest = MAX_SHOWN * times;
    const characters = Array.from(text.slice(0, 2 * longest + 2));
    if (characters.length <= longest)
        return show(text);
    const digest = (0,fingerprint/* digestOf */.ol)(text).slice('sha256:'.length, 'sha256:'.length + HEX_OF_A_LONG_NAME);
    return `${show(characters.slice(0, SHOWN_OF_A_LONG_NAME * times).join(''))}…${digest}`;
}
function asciiOnly(text) {
    return withoutHiddenSpaces(text.replaceAll('\\', '\\\\').replace(NOT_PRINTABLE_ASCII, visible/* escaped */.Mk));
}
function anyLanguage(text) {
    return withoutHiddenSpaces(escapeLookAlikes((0,visible/* visible */.RK)(text.replaceAll('\\', '\\\\'))));
}
function withoutHiddenSpaces(text) {
    return text.replace(SPACE_THAT_HIDES, visible/* escaped */.Mk);
}


/***/ }),

/***/ 7846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   _o: () => (/* binding */ PRINTABLE_ASCII)
/* harmony export */ });
/** Nothing in it is invisible. Most texts are so, and building Unicode's classes takes longer than most reports. */
const PRINTABLE_ASCII = /^[\x20-\x7E]*$/;
// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const INVISIBLE = String.raw `^\p{M}|[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}`;
/**
 * A text on one line with every invisible character as `\u{…}` (upper-case hex, no leading zeros). A backslash
 * stays as it is: where two different texts must never look the same, use `shownName`.
 */
function visible(text) {
    return PRINTABLE_ASCII.test(text) ? text : withoutInvisible(text);
}
/**
 * Characters that show nothing, break a line, reorder text or have no agreed shape: controls, format characters,
 * separators but the plain space, private, unassigned and surrogate code points, everything Unicode calls ignorable by
 * default, the Braille blank, and a combining mark with nothing before it to combine with.
 */
function withoutInvisible(text) {
    return text.replace(new RegExp(INVISIBLE, 'gu'), escaped);
}
/** One code point, or a lone surrogate, as `\u{…}`. */
function escaped(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}


/***/ }),

/***/ 5864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ explainedEntries),
/* harmony export */   w: () => (/* binding */ explainedMembers)
/* harmony export */ });
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9631);

/**
 * Each changed entry of a diff with what is said of it, then the catalog itself where its own fields changed; the
 * format is that of both catalogs.
 */
function explainedEntries(diff, format) {
    const entries = diff.changed.map((change) => ({ entry: change.after, ...(0,_diff_index_js__WEBPACK_IMPORTED_MODULE_0__/* .explainChange */ .U)(format, change) }));
    return [...entries, ...explainedMembers(diff)];
}
/** What is said of the catalog itself; nothing where its own fields are the same, or where one side is no catalog. */
function explainedMembers({ members, memberValues }) {
    if (members.length === 0 || memberValues === null)
        return [];
    return [{ entry: null, ...(0,_diff_index_js__WEBPACK_IMPORTED_MODULE_0__/* .explainMembers */ .X)(memberValues.before, memberValues.after) }];
}


/***/ }),

/***/ 6210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ REPORT_VERSION),
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4936);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _diff_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7389);



/** The version of the wire format; `docs/report.schema.json` describes it. */
const REPORT_VERSION = 'tool-catalog-gate.report.v1';
/**
 * The whole report of a decision as JSON on one line with a line feed: the wire format `tool-catalog-gate.report.v1`
 * of `docs/report.schema.json`. It holds names, paths, logins, codes, whole digests and counts, no value of a catalog
 * but an inventory's, and nothing of the run. The same decision gives the same bytes.
 */
function renderJson(decision, { detail }) {
    const document = {
        schema_version: REPORT_VERSION,
        event: decision.event,
        verdict: decision.verdict,
        passes: decision.passes,
        fail_on_drift: decision.failOnDrift,
        fault: errorDocument(decision.fault),
        approval: decision.approval,
        approved_by: decision.approvedBy,
        catalogs: decision.catalogs.map((catalog) => catalogDocument(catalog, detail)),
        files: decision.files.map(fileDocument),
        notices: decision.notices.map(({ code, path, permission }) => ({ code, path, permission })),
    };
    return `${JSON.stringify(document)}\n`;
}
function catalogDocument(catalog, detail) {
    const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
    return {
        name: catalog.name,
        baseline_path: catalog.baselinePath,
        candidate_path: catalog.candidatePath,
        previous_baseline_path: catalog.previousBaselinePath,
        verdict: catalog.verdict,
        row: catalog.row,
        error: errorDocument(catalog.error),
        capture_difference: catalog.captureDifference,
        snapshot: catalog.snapshot,
        before: (0,_diff_document_js__WEBPACK_IMPORTED_MODULE_0__/* .sideDocument */ .x)(catalog.before),
        after: (0,_diff_document_js__WEBPACK_IMPORTED_MODULE_0__/* .sideDocument */ .x)(catalog.after),
        diff: catalog.diff === null ? null : (0,_diff_document_js__WEBPACK_IMPORTED_MODULE_0__/* .diffDocument */ .Z)(catalog.diff, format, detail),
        baseline_diff: catalog.baselineDiff === null ? null : (0,_diff_document_js__WEBPACK_IMPORTED_MODULE_0__/* .diffDocument */ .Z)(catalog.baselineDiff, format, detail),
        openmed: openmedDocument(catalog),
        ignored: catalog.ignored.map(({ pointer, uses }) => ({ pointer, uses })),
        policy: policyDocument(catalog.policy),
    };
}
/** OpenMed's own document, where both sides are inventories. */
function openmedDocument({ before, after, diff }) {
    const inventories = [before, after].every((side) => side?.format === 'openmed-inventory');
    return inventories && diff !== null ? (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .toValue */ .B)((0,_diff_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openmedDiff */ .w)(diff)) : null;
}
function policyDocument(policy) {
    if (policy === null)
        return null;
    return {
        mode: policy.mode,
        failing: policy.failing,
        findings: policy.findings.map(({ code, entry, path, isNew }) => ({ code, entry, path, is_new: isNew })),
        exposures: policy.exposures.map(({ entry, dataClass, path }) => ({ entry, data_class: dataClass, path })),
    };
}
function fileDocument(file) {
    return {
        path: file.path,
        role: file.role,
        catalogs: file.catalogs,
        pull_request: file.pullRequest,
        asked: file.asked,
        verdict: file.verdict,
        error: errorDocument(file.error),
        today: { base: file.today.base, now: file.today.now },
        owners: file.owners,
        owners_known: file.ownersKnown,
        reviews_known: file.reviewsKnown,
        missing_permission: file.missingPermission,
        needed: file.needed,
        approved: file.approved,
        approved_by: file.approvedBy,
        blocked_by: file.blockedBy,
        refusals: file.refusals.map(({ login, code, permission }) => ({ login, code, permission })),
        unknown_authors: file.unknownAuthors,
        pushers_read: file.pushersRead,
    };
}
function errorDocument(error) {
    if (error === null)
        return null;
    const { code, field, place } = error;
    return { code, field, line: place?.line ?? null, column: place?.column ?? null };
}


/***/ })

};
;