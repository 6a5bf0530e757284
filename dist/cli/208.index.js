"use strict";
exports.id = 208;
exports.ids = [208];
exports.modules = {

/***/ 1100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oR: () => (/* binding */ catalogDigest),
  LR: () => (/* binding */ catalogFingerprints)
});

// UNUSED EXPORTS: catalogDigestWith, documentFingerprint, documentFingerprintWith

// EXTERNAL MODULE: ../../lib/json/digest-of-pieces.js
var digest_of_pieces = __webpack_require__(7998);
// EXTERNAL MODULE: ../../lib/json/canonical-json.js
var canonical_json = __webpack_require__(7259);
// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var json_fingerprint = __webpack_require__(8030);
// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
;// CONCATENATED MODULE: ../../lib/json/canonical-forms.js


const CHUNK_BYTES = 1024 * 1024;
/**
 * The canonical forms of values, written down closely: as texts they would take several times the memory. `known` has
 * the forms of some of them already.
 */
function canonicalForms(values, known = new Map()) {
    const forms = new Map(known);
    let chunk = Buffer.alloc(0);
    let length = 0;
    for (const value of values) {
        if (known.has(value))
            continue;
        const text = (0,canonical_json/* canonicalJson */.d)(value);
        const most = text.length * digest_of_pieces/* MAX_BYTES_OF_A_UNIT */.k;
        if (length + most > chunk.length) {
            chunk = Buffer.allocUnsafe(Math.max(CHUNK_BYTES, most));
            length = 0;
        }
        const end = length + chunk.write(text, length);
        forms.set(value, chunk.subarray(length, end));
        length = end;
    }
    return forms;
}

// EXTERNAL MODULE: ../../lib/catalog/catalog.js
var catalog = __webpack_require__(5440);
// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
;// CONCATENATED MODULE: ../../lib/catalog/catalog-digest.js



/** The lists of the canonical form, in its order of keys. */
const LISTS = [...catalog/* ENTRY_LISTS */.pK].sort(([a], [b]) => (a < b ? -1 : 1));
/**
 * A catalog's digest: SHA-256 of the canonical form of `{format, members, tools}`, beside them `prompts`,
 * `resources` and `resourceTemplates` where the catalog has any. Each is the list of definitions sorted by key in
 * code points, then version; where keys stand beside the definitions, an object by key. It does not depend on the
 * order of tools or keys, and two catalogs of one format have the same digest exactly where their diff is empty.
 */
function catalogDigest(catalog) {
    return (0,digest_of_pieces/* digestOfPieces */.R)((put) => {
        putCatalog(catalog, NOTHING, put);
    });
}
/** The digest where the canonical forms of definitions are known. */
function catalogDigestWith(catalog, known) {
    return (0,digest_of_pieces/* digestOfPieces */.R)((put) => {
        putCatalog(catalog, known, put);
    });
}
const NOTHING = new Map();
/** The canonical form in pieces: as one text it can take several times the memory of the catalog. */
function putCatalog(catalog, known, put) {
    put(`{"format":${(0,canonical_json/* canonicalJson */.d)(catalog.format)},"members":${(0,canonical_json/* canonicalJson */.d)(catalog.members)}`);
    for (const [name, kind] of LISTS) {
        const entries = catalog.entries.filter((entry) => entry.kind === kind);
        if (entries.length === 0 && kind !== 'tool')
            continue;
        put(`,"${name}":`);
        if ((0,adapters/* nameField */.yD)(catalog.format, kind) === null)
            putByKey(entries, known, put);
        else
            putInOrder(entries, known, put);
    }
    put('}');
}
function putInOrder(entries, known, put) {
    let before = '[';
    for (const { definition } of entries) {
        put(before);
        put(known.get(definition) ?? (0,canonical_json/* canonicalJson */.d)(definition));
        before = ',';
    }
    put(entries.length === 0 ? '[]' : ']');
}
/** As an object, whose keys RFC 8785 sorts by UTF-16 code units. */
function putByKey(entries, known, put) {
    put('{');
    const sorted = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const [index, { key, definition }] of sorted.entries()) {
        put(`${index === 0 ? '' : ','}${(0,canonical_json/* canonicalJson */.d)(key)}:`);
        put(known.get(definition) ?? (0,canonical_json/* canonicalJson */.d)(definition));
    }
    put('}');
}
/**
 * SHA-256 of the canonical form of the whole document that a catalog was read from: envelope included, lists in
 * their order. A directory counts as the list of its files, each with its path. No other digest follows the order
 * of an input.
 */
function documentFingerprint(catalog) {
    return fingerprint(documentOf(catalog));
}
/** The fingerprint where the canonical forms of definitions are known. */
function documentFingerprintWith(catalog, known) {
    return (0,json_fingerprint/* fingerprintWith */.ZH)(documentOf(catalog), known);
}
function documentOf({ sources }) {
    const [first] = sources;
    if (first !== undefined && first.file === null)
        return first.root;
    return (0,value/* jsonArray */.Ir)(sources.map(({ file, root }) => (0,value/* jsonArray */.Ir)([file, root])));
}
/**
 * Both `catalogDigest` and `documentFingerprint`; each definition, which is a part of both, is written once. `known`
 * has the canonical forms of some of them already.
 */
function catalogFingerprints(catalog, known) {
    const forms = canonicalForms(catalog.entries.map(({ definition }) => definition), known);
    return {
        digest: catalogDigestWith(catalog, forms),
        document: documentFingerprintWith(catalog, forms),
        forms,
    };
}


/***/ }),

/***/ 973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ inventoryFromManifest)
});

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var fingerprint = __webpack_require__(8030);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(8176);
// EXTERNAL MODULE: ../../lib/catalog/catalog.js
var catalog = __webpack_require__(5440);
// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
// EXTERNAL MODULE: ../../lib/catalog/reading.js
var catalog_reading = __webpack_require__(7007);
// EXTERNAL MODULE: ../../lib/catalog/side-effects.js
var side_effects = __webpack_require__(3919);
// EXTERNAL MODULE: ../../lib/json/python-json.js
var python_json = __webpack_require__(5749);
// EXTERNAL MODULE: ../../lib/catalog/formats/schema-fields.js
var schema_fields = __webpack_require__(2003);
;// CONCATENATED MODULE: ../../lib/catalog/inventory/contract-digest.js



const DOMAIN = 'openmed.agent.tool-contract.v1';
/**
 * OpenMed's digest of a tool's schemas: SHA-256 of the domain, NUL and the Python JSON of `{input_schema,
 * output_schema}` (OpenMed v1, "Run tool catalog"). Number literals keep their form, so that it equals Python's. A
 * schema that the tool lacks is null there, which no tool of OpenMed's has. Throws `invalid_schema` on `schema` where a
 * schema is no object or has no Python JSON, and where a tool has several of one kind: readers could take another one
 * than the digest covers.
 */
function contractDigest(definition) {
    const schemas = (0,value/* jsonObject */.o$)([
        ['input_schema', schemaOf(definition, schema_fields/* INPUT_SCHEMA_FIELDS */.xm)],
        ['output_schema', schemaOf(definition, schema_fields/* OUTPUT_SCHEMA_FIELDS */.mn)],
    ]);
    return (0,fingerprint/* digestOf */.ol)(`${DOMAIN}\0${pythonForm(schemas)}`);
}
function schemaOf(definition, names) {
    const [name, another] = names.filter((known) => definition.keys.includes(known));
    if (name === undefined)
        return null;
    if (another !== undefined || (0,value/* isObject */.Gv)((0,value/* member */.Dc)(definition, 'function')))
        throw new gate_error/* GateError */.u('invalid_schema', 'schema');
    const schema = (0,value/* member */.Dc)(definition, name);
    if (!(0,value/* isObject */.Gv)(schema))
        throw new gate_error/* GateError */.u('invalid_schema', 'schema');
    return schema;
}
function pythonForm(schemas) {
    try {
        return (0,python_json/* pythonJson */.b)(schemas);
    }
    catch {
        throw new gate_error/* GateError */.u('invalid_schema', 'schema');
    }
}

;// CONCATENATED MODULE: ../../lib/catalog/inventory/inventory-from-manifest.js









/**
 * The OpenMed inventory of a manifest by a map. Its entries point at the manifest's tools. The digest of a record is,
 * as the map says, of the whole definition (`fingerprint`) or of the schemas (`contractDigest`); the side-effect class
 * is the one that the annotations stand for, unless the map states a stricter one.
 *
 * Throws on the field, with the place in the manifest: `no_definitions` (an inventory or lock file), `unmapped_tool`,
 * `invalid_schema`, `too_many_records` (10,000 at most), `beyond_inventory` (prompts, resources or members, which an
 * inventory cannot hold); on the map's field: `unused_map_entry`, `weaker_side_effect_class`.
 */
function inventoryFromManifest(manifest, map, field = 'candidate') {
    if (manifest.format === 'openmed-inventory' || manifest.format === 'hashes')
        throw new gate_error/* GateError */.u('no_definitions', field);
    requireToolsAlone(manifest, field);
    requireAllUsed(manifest, map);
    return {
        format: 'openmed-inventory',
        members: catalog/* NO_MEMBERS */.AU,
        entries: manifest.entries.map((entry) => recordOf(manifest, entry, map, field)).sort(entry_order/* compareEntries */.wD),
        sources: manifest.sources,
        notes: [...manifest.notes, ...notesOf(map.digest)],
    };
}
function requireToolsAlone(manifest, field) {
    const other = manifest.entries.find(({ kind }) => kind !== 'tool');
    if (other !== undefined)
        throw (0,catalog_reading/* faultAt */.ux)(readingOf(manifest, other, field), 'beyond_inventory', other.start);
    const [start] = manifest.members.starts;
    const text = manifest.sources[0]?.text ?? '';
    if (manifest.members.keys.length > 0)
        throw (0,catalog_reading/* faultAt */.ux)({ field, text }, 'beyond_inventory', start ?? -1);
    const extra = manifest.entries[limits/* MAX_INVENTORY_RECORDS */.T_];
    if (extra !== undefined)
        throw new gate_error/* GateError */.u('too_many_records', field);
}
function requireAllUsed(manifest, { tools, reading }) {
    const keys = new Set(manifest.entries.map(mapKey));
    for (const [key, { start }] of tools) {
        if (!keys.has(key))
            throw (0,catalog_reading/* faultAt */.ux)(reading, 'unused_map_entry', start);
    }
}
/** What a map calls a tool: its key, `KEY@VERSION` in formats keyed by name and version. */
function mapKey({ key, version }) {
    return version === null ? key : `${key}@${version}`;
}
function recordOf(manifest, entry, map, field) {
    const reading = readingOf(manifest, entry, field);
    const mapped = map.tools.get(mapKey(entry));
    if (mapped === undefined)
        throw (0,catalog_reading/* faultAt */.ux)(reading, 'unmapped_tool', entry.start);
    const definition = (0,value/* jsonObject */.o$)([
        ['tool_id', mapped.toolId],
        ['version', mapped.version],
        ['capability_class', mapped.capabilityClass],
        ['side_effect_class', sideEffectsOf((0,adapters/* namedPart */.fu)(manifest.format, entry.definition), mapped, map)],
        ['schema_digest', digestOf(manifest, entry, map.digest, reading)],
    ]);
    return { ...entry, key: mapped.toolId, version: mapped.version, definition };
}
function sideEffectsOf(definition, mapped, { reading }) {
    const stated = (0,side_effects/* statedSideEffects */.N0)(definition);
    if (mapped.sideEffectClass === null)
        return stated;
    if ((0,side_effects/* compareSideEffects */.z8)(mapped.sideEffectClass, stated) < 0)
        throw (0,catalog_reading/* faultAt */.ux)(reading, 'weaker_side_effect_class', mapped.start);
    return mapped.sideEffectClass;
}
function digestOf(manifest, entry, mode, reading) {
    if (mode === 'definition')
        return (0,fingerprint/* fingerprint */.Rj)(wholeTool(manifest, entry));
    try {
        return contractDigest((0,adapters/* namedPart */.fu)(manifest.format, entry.definition));
    }
    catch {
        throw (0,catalog_reading/* faultAt */.ux)(reading, 'invalid_schema', entry.start);
    }
}
/** A definition with its name, which stands beside it where tools are written by name. */
function wholeTool({ format }, { kind, key, definition }) {
    if ((0,adapters/* nameField */.yD)(format, kind) !== null)
        return definition;
    return (0,value/* jsonObject */.o$)([
        ['key', key],
        ['definition', definition],
    ]);
}
function readingOf(manifest, entry, field) {
    return { field, text: manifest.sources[entry.source]?.text ?? '' };
}
function notesOf(digest) {
    return digest === 'contract' ? [{ code: 'descriptions_not_compared', about: null }] : [];
}


/***/ }),

/***/ 4928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ parseMap)
/* harmony export */ });
/* unused harmony export DIGEST_MODES */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8176);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8298);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4103);
/* harmony import */ var _identifier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3788);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7007);
/* harmony import */ var _side_effects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3919);




const MAP_VERSION = 'tool-catalog-gate.map.v1';
const DOCUMENT_FIELDS = ['$schema', 'schema_version', 'digest', 'tools'];
const TOOL_FIELDS = ['tool_id', 'version', 'capability_class', 'side_effect_class'];
/**
 * Reads a map (docs/map.schema.json) from the bytes of its file. Throws what parseJson throws, `invalid_map` for
 * another shape, `unsupported_version`, and the inventory's codes for what goes into records: `invalid_identifier`,
 * `version_must_be_separate`, `invalid_semver`, `invalid_class`, `duplicate_record`; each on the field (default
 * `map`) and with its place.
 */
function parseMap(bytes, { field = 'map', limits = _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .dR } = {}) {
    const { root, text } = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(bytes, limits, field);
    const reading = { field, text };
    const document = requireObject(reading, root, 0, DOCUMENT_FIELDS);
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(document, 'schema_version') !== MAP_VERSION) {
        throw faultIn(reading, 'unsupported_version', document, 'schema_version');
    }
    const digest = digestOf(reading, document);
    const tools = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(document, 'tools');
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(tools))
        throw faultIn(reading, 'invalid_map', document, 'tools');
    const mapped = tools.keys.map((key, index) => {
        return [key, readTool(reading, tools.values[index] ?? null, tools.starts[index] ?? -1)];
    });
    requireUnique(reading, tools, mapped.map(([, tool]) => tool));
    return { digest, tools: new Map(mapped), reading };
}
function requireObject(reading, value, start, fields) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .faultAt */ .ux)(reading, 'invalid_map', start);
    const unknown = value.keys.findIndex((key) => !fields.includes(key));
    if (unknown !== -1)
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .faultAt */ .ux)(reading, 'invalid_map', value.starts[unknown] ?? start);
    return value;
}
function digestOf(reading, document) {
    const value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(document, 'digest') ?? 'definition';
    const mode = DIGEST_MODES.find((known) => known === value);
    if (mode === undefined || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(document, 'digest') === null)
        throw faultIn(reading, 'invalid_map', document, 'digest');
    return mode;
}
function readTool(reading, value, start) {
    const tool = requireObject(reading, value, start, TOOL_FIELDS);
    const toolId = textOf(reading, tool, 'tool_id');
    const form = (0,_identifier_js__WEBPACK_IMPORTED_MODULE_4__/* .identifierForm */ .yi)(toolId, 'tool');
    if (form === null)
        throw faultIn(reading, 'invalid_identifier', tool, 'tool_id');
    if (form === 'versioned')
        throw faultIn(reading, 'version_must_be_separate', tool, 'tool_id');
    const version = textOf(reading, tool, 'version');
    if (!(0,_identifier_js__WEBPACK_IMPORTED_MODULE_4__/* .isToolVersion */ .PZ)(version))
        throw faultIn(reading, 'invalid_semver', tool, 'version');
    const capabilityClass = textOf(reading, tool, 'capability_class');
    if ((0,_identifier_js__WEBPACK_IMPORTED_MODULE_4__/* .identifierForm */ .yi)(capabilityClass, 'capability') === null)
        throw faultIn(reading, 'invalid_identifier', tool, 'capability_class');
    const sideEffectClass = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(tool, 'side_effect_class') ?? null;
    if (tool.keys.includes('side_effect_class') && !(0,_side_effects_js__WEBPACK_IMPORTED_MODULE_5__/* .isSideEffectClass */ .fh)(sideEffectClass))
        throw faultIn(reading, 'invalid_class', tool, 'side_effect_class');
    return {
        toolId,
        version,
        capabilityClass,
        sideEffectClass: (0,_side_effects_js__WEBPACK_IMPORTED_MODULE_5__/* .isSideEffectClass */ .fh)(sideEffectClass) ? sideEffectClass : null,
        start,
    };
}
function textOf(reading, tool, field) {
    const value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(tool, field);
    if (typeof value !== 'string')
        throw faultIn(reading, 'invalid_map', tool, field);
    return value;
}
function requireUnique(reading, tools, mapped) {
    const seen = new Set();
    mapped.forEach(({ toolId, version }, index) => {
        const record = `${toolId}@${version}`;
        if (seen.has(record))
            throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .faultAt */ .ux)(reading, 'duplicate_record', tools.starts[index] ?? -1);
        seen.add(record);
    });
}
function faultIn(reading, code, object, field) {
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .faultAt */ .ux)(reading, code, object.starts[object.keys.indexOf(field)] ?? object.start);
}
/** What of a tool a mapped inventory's digests cover. */
const DIGEST_MODES = ['definition', 'contract'];


/***/ }),

/***/ 6619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ progressOf)
/* harmony export */ });
const SILENT_MILLISECONDS = 2_000;
/** The progress of one command, whose time runs from now on. */
function progressOf(terminal) {
    const begun = terminal.elapsed();
    return (what) => {
        const passed = terminal.elapsed() - begun;
        if (passed > SILENT_MILLISECONDS)
            terminal.writeError(`${(passed / 1000).toFixed(0)} s: ${what} …\n`);
    };
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

/***/ 2698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ distinctLogins),
/* harmony export */   fK: () => (/* binding */ foldLogin)
/* harmony export */ });
/* unused harmony export sameLogin */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9574);

/**
 * A login, a team or a repository in the letter case that all its spellings share. Only ASCII letters fold, so that no look-alike (`K`, the
 * Kelvin sign) becomes another's login.
 */
function foldLogin(login) {
    return login.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
/** Whether two logins are one: GitHub compares them without case. */
function sameLogin(a, b) {
    return foldLogin(a) === foldLogin(b);
}
/** Logins in code-point order, each once, in the spelling that was met first. */
function distinctLogins(logins) {
    const spelling = new Map();
    for (const login of logins) {
        const key = foldLogin(login);
        if (!spelling.has(key))
            spelling.set(key, login);
    }
    return [...spelling.values()].sort(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .O);
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

/***/ 9137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ catalogSources),
  e: () => (/* binding */ locatorOf)
});

// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/json-pointer.js
var json_pointer = __webpack_require__(4022);
;// CONCATENATED MODULE: ../../lib/report/line-index.js
/**
 * Finds line and column of many offsets in one text, both from 1, as `locate` does: the text is read once, each offset
 * is then found in logarithmic time.
 */
function lineIndex(text) {
    const starts = [0];
    for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', feed + 1))
        starts.push(feed + 1);
    return (offset) => {
        const line = lastAtMost(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
}
/** The index of the last number of a sorted list that is not above a limit; 0 where there is none. */
function lastAtMost(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? 0) <= limit)
            low = middle;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ../../lib/report/entry-location.js



/** The catalogs that lines are counted in, as far as they could be read. */
function catalogSources(catalogs, candidateCommitted) {
    return catalogs.map(({ name, head, candidate }) => ({
        name,
        baseline: catalogOf(head),
        candidate: catalogOf(candidate),
        candidateCommitted,
    }));
}
function catalogOf(read) {
    return read.state === 'present' ? read.value : null;
}
/** Makes a locator; texts are indexed when they are first asked for. */
function locatorOf(catalog, path) {
    if (catalog === null)
        return () => null;
    const entries = new Map(catalog.entries.map((entry) => [(0,entry_order/* entryId */.ub)(entry), entry]));
    const indexes = new Map();
    const found = new WeakMap();
    return (wanted, pointer = '') => {
        const entry = found.get(wanted) ?? entries.get((0,entry_order/* entryId */.ub)(wanted));
        if (entry === undefined)
            return null;
        found.set(wanted, entry);
        const { file = null, text = '' } = catalog.sources[entry.source] ?? {};
        const filePath = file === null ? path : `${path}/${file}`;
        if (text === '' || entry.start < 0)
            return { path: filePath, place: null };
        const index = indexes.get(entry.source) ?? indexOf(text);
        indexes.set(entry.source, index);
        return { path: filePath, place: placeWithin(entry, pointer, index) };
    };
}
function indexOf(text) {
    return { text, place: lineIndex(text), members: new Map(), items: new Map() };
}
function placeWithin(entry, pointer, index) {
    let spot = { value: entry.definition, offset: entry.start, moved: entry.definition.moved ?? 0 };
    for (const token of tokensOf(pointer)) {
        const inner = enter(spot, token, index);
        if (inner === null)
            break;
        spot = inner;
    }
    return index.place(spot.offset);
}
function enter({ value, moved }, token, index) {
    if ((0,json_value/* isObject */.Gv)(value))
        return enterObject(value, token, moved, index);
    return (0,json_value/* isArray */.cy)(value) ? enterArray(value, Number(token), moved, index) : null;
}
function enterObject(object, key, moved, { members }) {
    const known = members.get(object) ?? new Map(object.keys.map((name, at) => [name, at]));
    members.set(object, known);
    const at = known.get(key) ?? -1;
    const inner = object.values[at];
    return inner === undefined
        ? null
        : { value: inner, offset: (object.starts[at] ?? object.start) + moved, moved };
}
/** Only arrays and objects know where they start; other items are looked for in the text. */
function enterArray(array, at, moved, { text, items }) {
    const item = array.items[at];
    if (item === undefined)
        return null;
    if ((0,json_value/* isArray */.cy)(item) || (0,json_value/* isObject */.Gv)(item))
        return { value: item, offset: item.start + moved, moved };
    const offsets = items.get(array) ?? (0,json_pointer/* itemOffsets */.QC)(text, array.start + moved);
    items.set(array, offsets);
    return { value: item, offset: offsets[at] ?? array.start + moved, moved };
}
function tokensOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}


/***/ }),

/***/ 1686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ CATALOG_ITSELF),
/* harmony export */   P2: () => (/* binding */ entryCell),
/* harmony export */   hn: () => (/* binding */ entrySpan),
/* harmony export */   u0: () => (/* binding */ entryText)
/* harmony export */ });
/* harmony import */ var _code_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _shown_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1769);


const KIND_WORDS = {
    tool: '',
    prompt: 'prompt ',
    resource: 'resource ',
    resourceTemplate: 'resource template ',
};
/** Where there is no entry: the catalog's own fields. */
const CATALOG_ITSELF = 'the catalog itself';
/** An entry's name in a code span, after what it is where it is no tool. */
function entrySpan(entry) {
    return `${KIND_WORDS[entry.kind]}${(0,_code_span_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)(shownKey(entry))}`;
}
/** The same for a cell of a table. */
function entryCell(entry) {
    return `${KIND_WORDS[entry.kind]}${(0,_code_span_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)(shownKey(entry))}`;
}
/** The same without Markdown. */
function entryText(entry) {
    return `${KIND_WORDS[entry.kind]}${shownKey(entry)}`;
}
/** A key of megabytes takes its time to show, and may be shown once for each of many changes. */
const SHOWN = new WeakMap();
/** Strict for tools; prompts and resources may be named in any language. */
function shownKey(entry) {
    const { kind, key } = entry;
    const shown = SHOWN.get(entry) ?? (kind === 'tool' ? (0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(key) : (0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(key));
    SHOWN.set(entry, shown);
    return shown;
}


/***/ }),

/***/ 8781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ neutralise)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7846);

/**
 * A text that may go to a log that a GitHub runner reads: one line in which no workflow command can begin. Line
 * breaks and invisible characters stand as `\u{…}`; `::` (a command at the start of a line) and `##[` (a command
 * anywhere in a line) are broken up by escaping their second character.
 *
 * Source of the rule: actions/runner, `ActionCommand.TryParse` and `TryParseV2`.
 */
function neutralise(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text)
        .replace(/:(?=:)/gu, '\\u{3A}')
        .replace(/#(?=#\[)/gu, '\\u{23}');
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

/***/ 8919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ catalogNotes),
/* harmony export */   Rd: () => (/* binding */ catalogSection),
/* harmony export */   VI: () => (/* binding */ sidesTable),
/* harmony export */   iJ: () => (/* binding */ catalogDetails)
/* harmony export */ });
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1693);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9574);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3993);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4783);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1473);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7899);
/* harmony import */ var _catalog_tables_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8319);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1769);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4998);






const HEX_OF_A_DIGEST = 24;
const MAX_FILES = 8;
/** One of several catalogs: its name and verdict as a heading, then all that `catalogDetails` says. */
function catalogSection(catalog, detail) {
    const heading = `### ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(catalog.name))}\n\n${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogHeadline */ .We)(catalog)}.\n\n`;
    const counts = catalog.diff === null ? '' : `${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .countsLine */ .J)([catalog])}\n\n`;
    const error = catalog.error === null
        ? ''
        : `${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogErrorSentence */ .x)(catalog.error, catalog)}${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_5__/* .captureSentence */ .i)(catalog)}\n\n`;
    return [`${heading}${error}${counts}`, ...catalogDetails(catalog, detail)];
}
/**
 * Both sides with their digests, then what differs and what the policy finds; that first where it is why the step
 * fails.
 */
function catalogDetails(catalog, detail) {
    const changes = differences(catalog, detail);
    const findings = policyTables(catalog.policy);
    const body = catalog.policy?.failing === true ? [...findings, ...changes] : [...changes, ...findings];
    return [sides(catalog), ...catalogNotes(catalog), ...body];
}
function sides(catalog) {
    if (catalog.before === null && catalog.after === null)
        return '';
    const againstCandidate = _gate_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ROW_VERDICTS */ .Sl[catalog.row] === 'drift' || _gate_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ROW_VERDICTS */ .Sl[catalog.row] === 'unchanged';
    if (againstCandidate) {
        return sidesTable([
            { title: 'Baseline', path: catalog.baselinePath, side: catalog.before },
            { title: 'Candidate', path: catalog.candidatePath, side: catalog.after },
        ]);
    }
    return sidesTable([
        {
            title: 'Baseline before',
            path: catalog.previousBaselinePath ?? catalog.baselinePath,
            side: catalog.before,
        },
        { title: 'Baseline now', path: catalog.baselinePath, side: catalog.after },
    ]);
}
/** Both sides of a diff: file, if known, number of entries, and digest. */
function sidesTable(sides) {
    const file = sides.some(({ path }) => path !== null) ? ['File'] : [];
    const rows = sides.map(({ title, path, side }) => (0,_table_js__WEBPACK_IMPORTED_MODULE_7__/* .tableRow */ .jD)([
        title,
        ...file.map(() => (path === null ? '' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(path)))),
        side === null ? '' : String(side.entries),
        side === null ? '*none*' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)(`${side.digest.slice(0, 'sha256:'.length + HEX_OF_A_DIGEST)}…`),
    ]));
    return `${(0,_table_js__WEBPACK_IMPORTED_MODULE_7__/* .tableHead */ .PP)(['', ...file, 'Entries', 'Digest'])}${rows.join('')}\n`;
}
/** What is said of the catalogs themselves, each note once. */
function catalogNotes(catalog) {
    const notes = [...(catalog.before?.notes ?? []), ...(catalog.after?.notes ?? [])];
    const files = notes.filter((note) => note.code === 'file_name_differs').flatMap(({ about }) => about ?? []);
    const spans = [...new Set(files)].sort(_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .compareCodePoints */ .O).map((file) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(file)));
    return [
        notes.some((note) => note.code === 'descriptions_not_compared')
            ? '**Descriptions are not compared:** the digests of this inventory cover the schemas alone.\n\n'
            : '',
        notes.some((note) => note.code === 'one_hash_for_all')
            ? '**This lock file locks nothing:** all its hashes are the same.\n\n'
            : '',
        spans.length === 0 ? '' : `Not named after their tool: ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_9__/* .someOf */ .y)(spans, MAX_FILES)}.\n\n`,
    ];
}
function differences(catalog, detail) {
    const format = catalog.after?.format ?? catalog.before?.format;
    if (catalog.diff === null || format === undefined)
        return [];
    const tables = (0,_catalog_tables_js__WEBPACK_IMPORTED_MODULE_10__/* .catalogTables */ .r)(catalog.diff, format, detail);
    if (catalog.baselineDiff === null)
        return tables;
    return [
        ...tables,
        `#### What this change does to the baseline itself\n\n${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .countsLine */ .J)([{ diff: catalog.baselineDiff }])}\n\n`,
        ...(0,_catalog_tables_js__WEBPACK_IMPORTED_MODULE_10__/* .catalogTables */ .r)(catalog.baselineDiff, catalog.before?.format ?? format, detail),
    ];
}
function policyTables(policy) {
    if (policy === null)
        return [];
    const findings = [...policy.findings].sort((a, b) => Number(b.isNew) - Number(a.isNew));
    return [
        ...rows(`Policy findings (${findings.length}${policy.mode === 'new' ? ', new ones fail' : ''})`, ['Tool', 'Finding', 'Place', 'New'], findings.map((finding) => (0,_table_js__WEBPACK_IMPORTED_MODULE_7__/* .tableRow */ .jD)([
            finding.entry === null ? '' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(finding.entry)),
            (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(finding.code)),
            (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(finding.path)),
            finding.isNew ? 'new' : 'as before',
        ]))),
        ...rows(`Data exposed that was not before (${policy.exposures.length})`, ['Tool', 'Data class', 'Place'], policy.exposures.map((exposure) => (0,_table_js__WEBPACK_IMPORTED_MODULE_7__/* .tableRow */ .jD)([exposure.entry, exposure.dataClass, exposure.path].map((text) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(text)))))),
    ];
}
function rows(title, columns, list) {
    if (list.length === 0)
        return [];
    return [{ head: `#### ${title}\n\n${(0,_table_js__WEBPACK_IMPORTED_MODULE_7__/* .tableHead */ .PP)(columns)}`, rows: list, foot: '\n', rank: 'first' }];
}


/***/ }),

/***/ 8319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ catalogTables)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8030);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4103);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1769);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1686);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4998);
/* harmony import */ var _renamed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2004);
/* harmony import */ var _value_diffs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5062);
/* harmony import */ var _what_changed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);







// One row must never fill a report on its own.
const MAX_FIELDS = 8;
const MAX_OPEN_CHANGES = 10;
/**
 * What two catalogs differ in, as tables: changed, added and removed entries, the catalogs' own members apart, and
 * the unchanged entries folded away. Names, field names and fingerprints only; of an inventory, which is free of
 * content, the values themselves.
 */
function catalogTables(diff, format, detail) {
    const table = tableStyle(diff, format);
    const twins = (0,_renamed_js__WEBPACK_IMPORTED_MODULE_0__/* .twinsOf */ .H)(diff);
    return [
        ...(0,_what_changed_js__WEBPACK_IMPORTED_MODULE_1__/* .whatChanged */ .f)(diff, format, detail),
        ...(0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .listTable */ .Lc)(`Changed (${diff.changed.length})`, [table.entry, ...table.version, 'Field', 'Before', 'After'], diff.changed.map((change) => changedRow(change, table)), 
        // What changed is told above; this is for whoever looks for one tool.
        MAX_OPEN_CHANGES),
        ...(0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .listTable */ .Lc)(`Added (${diff.added.length})`, [table.entry, ...table.version, ...table.definition, ...table.renamed], diff.added.map((entry) => entryRow(entry, table, twinCell('from', twins.from(entry))))),
        ...(0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .listTable */ .Lc)(`Removed (${diff.removed.length})`, [table.entry, ...table.version, ...table.definition, ...table.renamed], diff.removed.map((entry) => entryRow(entry, table, twinCell('to', twins.to(entry))))),
        ...(0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .listTable */ .Lc)(`Fields of the catalog itself (${diff.members.length}, not counted)`, ['Field', 'Before', 'After'], diff.members.map((change) => (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableRow */ .jD)([(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .HD)(change.field)), digestCell(change.before), digestCell(change.after)]))),
        ...(detail === 'values' ? (0,_value_diffs_js__WEBPACK_IMPORTED_MODULE_5__/* .valueBlocks */ .E)(diff, format) : []),
        ...unchangedList(diff),
    ];
}
const INVENTORY_FIELDS = ['capability_class', 'side_effect_class', 'schema_digest'];
function tableStyle(diff, format) {
    const entries = [...diff.added, ...diff.removed, ...diff.changed.map((change) => change.after)];
    return {
        format,
        entry: entries.every((entry) => entry.kind === 'tool') ? 'Tool' : 'Entry',
        version: entries.some((entry) => entry.version !== null) ? ['Version'] : [],
        definition: format === 'openmed-inventory' ? ['Capability', 'Side effects', 'Schema'] : ['Fingerprint'],
        renamed: diff.renamed.length > 0 ? ['Looks renamed'] : [],
    };
}
function changedRow(change, table) {
    const shown = change.fields.slice(0, MAX_FIELDS);
    const more = change.fields.length - shown.length;
    const rest = more > 0 ? [`and ${more} more`] : [];
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableRow */ .jD)([
        ...nameCells(change.after, table),
        [...shown.map((field) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .HD)(field.field))), ...rest].join('<br>'),
        shown.map((field) => valueCell(field, 'before', change.before.definition, table)).join('<br>'),
        shown.map((field) => valueCell(field, 'after', change.after.definition, table)).join('<br>'),
    ]);
}
function entryRow(entry, table, twin) {
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableRow */ .jD)([
        ...nameCells(entry, table),
        ...definitionCells(entry, table),
        ...table.renamed.map(() => twin),
    ]);
}
function twinCell(word, twin) {
    return twin === null ? '' : `${word} ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .entryCell */ .P2)(twin)}`;
}
function nameCells(entry, table) {
    const name = (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .entryCell */ .P2)(entry);
    return [
        name,
        ...table.version.map(() => (entry.version === null ? '' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .HD)(entry.version)))),
    ];
}
function definitionCells(entry, table) {
    if (table.format !== 'openmed-inventory')
        return [digestCell((0,_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .fingerprint */ .Rj)(entry.definition))];
    return INVENTORY_FIELDS.map((field) => inventoryValue(entry.definition, field) ?? '');
}
function valueCell(change, side, definition, table) {
    const shown = table.format === 'openmed-inventory' ? inventoryValue(definition, change.field) : null;
    return shown ?? digestCell(change[side]);
}
function inventoryValue(definition, field) {
    const value = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .member */ .Dc)(definition, field);
    if (typeof value !== 'string')
        return null;
    return (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .cellSpan */ .L)(field === 'schema_digest' ? value.slice('sha256:'.length, 'sha256:'.length + 12) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .HD)(value));
}
function digestCell(digest) {
    return digest === null ? '*absent*' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigest */ .VK)(digest));
}
function unchangedList(diff) {
    if (diff.unchanged.length === 0)
        return [];
    return [
        {
            head: `<details><summary>Unchanged (${diff.unchanged.length})</summary>\n\n`,
            rows: diff.unchanged.map((entry) => `- ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .entrySpan */ .hn)(entry)}${versionSpan(entry)}\n`),
            foot: '\n</details>\n\n',
            rank: 'last',
        },
    ];
}
function versionSpan(entry) {
    return entry.version === null ? '' : ` ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .HD)(entry.version))}`;
}


/***/ }),

/***/ 6506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ writePage)
});

// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(8176);
;// CONCATENATED MODULE: ../../lib/report/markdown/budget.js

/**
 * The longest report for each place. A step summary is lost above its limit, a comment refused. Source: GitHub's pages on workflow commands, issue comments and check runs.
 */
const LIMITS = {
    file: { size: Infinity, unit: 'bytes' },
    summary: { size: limits/* MAX_SUMMARY_BYTES */.Q0, unit: 'bytes' },
    comment: { size: limits/* MAX_COMMENT_BYTES */.pJ, unit: 'bytes' },
    'check-run': { size: limits/* MAX_CHECK_RUN_LENGTH */.fR, unit: 'characters' },
};
/** How much of its budget a text uses: UTF-8 bytes, or UTF-16 units where characters are counted. */
function sizeOf(text, budget) {
    return LIMITS[budget].unit === 'bytes' ? Buffer.byteLength(text, 'utf8') : text.length;
}

;// CONCATENATED MODULE: ../../lib/report/markdown/page.js

// Enough for the number and the words of `leftOut`.
const ROOM_FOR_LEFT_OUT = 64;
// What a section's list is sure to get before another section is begun.
const ROOM_FOR_ROWS = 1200;
/**
 * Writes a page within its budget. If it does not fit, lists are cut at whole rows: room goes to all lists of the
 * first rank in equal shares, what a short one does not need goes to the others, and the rest to the last rank. So no
 * list can crowd out another. Sections are begun as long as each begun one can show something. Each cut says how
 * much is left out; `whereTheRest` then says in fixed words where to find it. Every row is measured once.
 */
function writePage(page, budget, whereTheRest) {
    const pieces = [...page.top, ...page.sections.flat(), ...page.bottom];
    const whole = pieces.map((piece) => (typeof piece === 'string' ? piece : wholeList(piece))).join('');
    return sizeOf(whole, budget) <= LIMITS[budget].size ? whole : writeCut(page, budget, whereTheRest);
}
function writeCut(page, budget, whereTheRest) {
    const note = `${whereTheRest}\n\n`;
    const fixed = [...page.bottom, note].map((text) => sizeOf(text, budget));
    const room = LIMITS[budget].size - sum(fixed) - ROOM_FOR_LEFT_OUT;
    const begun = sectionsThatFit(page, budget, room);
    const pieces = [...page.top, ...page.sections.slice(0, begun).flat()];
    const shares = shareOut(pieces, budget, room);
    const cut = pieces.map((piece, index) => typeof piece === 'string' ? piece : cutList(piece, budget, shares[index] ?? 0));
    const missing = page.sections.length - begun;
    return [
        ...cut,
        missing === 0 ? '' : leftOut(missing, missing === 1 ? 'more catalog' : 'more catalogs'),
        note,
        ...page.bottom,
    ].join('');
}
function sectionsThatFit(page, budget, room) {
    let used = sum(page.top.map((piece) => leastSize(piece, budget)));
    let begun = 0;
    for (const section of page.sections) {
        used += sum(section.map((piece) => leastSize(piece, budget)));
        if (used > room)
            break;
        begun += 1;
    }
    return begun;
}
/** The room of each piece's rows, 0 for text. */
function shareOut(pieces, budget, room) {
    const wanted = pieces.map((piece) => (typeof piece === 'string' ? 0 : sizeOfRows(piece, budget)));
    const shares = pieces.map(() => 0);
    let free = room - sum(pieces.map((piece) => frameSize(piece, budget)));
    for (const rank of ['first', 'last']) {
        const lists = pieces.flatMap((piece, index) => typeof piece !== 'string' && piece.rank === rank ? [{ index, size: wanted[index] ?? 0 }] : []);
        lists.sort((a, b) => a.size - b.size || a.index - b.index);
        lists.forEach(({ index, size }, position) => {
            const share = Math.max(0, Math.min(size, Math.floor(free / (lists.length - position))));
            shares[index] = share;
            free -= share;
        });
    }
    return shares;
}
function cutList(list, budget, share) {
    let used = 0;
    let count = 0;
    for (const row of list.rows) {
        used += sizeOf(row, budget);
        if (used > share)
            break;
        count += 1;
    }
    if (count === list.rows.length)
        return wholeList(list);
    return `${list.head}${list.rows.slice(0, count).join('')}\n${leftOut(list.rows.length - count, 'more')}${list.foot}`;
}
function wholeList(list) {
    return `${list.head}${list.rows.join('')}${list.foot}`;
}
function leftOut(count, what) {
    return `*… and ${count} ${what}, left out here.*\n\n`;
}
/** Everything but the rows, with room for the number left out. */
function frameSize(piece, budget) {
    if (typeof piece === 'string')
        return sizeOf(piece, budget);
    return sizeOf(piece.head, budget) + sizeOf(piece.foot, budget) + ROOM_FOR_LEFT_OUT;
}
function leastSize(piece, budget) {
    if (typeof piece === 'string')
        return sizeOf(piece, budget);
    return (frameSize(piece, budget) +
        (piece.rank === 'first' ? Math.min(sizeOfRows(piece, budget), ROOM_FOR_ROWS) : 0));
}
function sizeOfRows(list, budget) {
    return sum(list.rows.map((row) => sizeOf(row, budget)));
}
function sum(sizes) {
    return sizes.reduce((total, size) => total + size, 0);
}


/***/ }),

/***/ 2004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ twinsOf)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9858);

/** Finds the pairs of a diff that look renamed by either of the two. */
function twinsOf(diff) {
    const former = new Map(diff.renamed.map(({ before, after }) => [(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entryId */ .ub)(after), before]));
    const latter = new Map(diff.renamed.map(({ before, after }) => [(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entryId */ .ub)(before), after]));
    return {
        from: (added) => former.get((0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entryId */ .ub)(added)) ?? null,
        to: (removed) => latter.get((0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .entryId */ .ub)(removed)) ?? null,
    };
}


/***/ }),

/***/ 4998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ FOLD),
/* harmony export */   Ct: () => (/* binding */ MAX_OPEN_ROWS),
/* harmony export */   Lc: () => (/* binding */ listTable),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   jD: () => (/* binding */ tableRow)
/* harmony export */ });
/** What is folded away begins so; its heading tells how many rows there are, though some may be left out. */
const FOLD = '<details><summary>Show the list</summary>\n\n';
/** Rows that a list may have to stand open. */
const MAX_OPEN_ROWS = 40;
/** A table under a heading, folded away where it is long; nothing where it has no rows. */
function listTable(title, columns, rows, maxOpen = MAX_OPEN_ROWS) {
    if (rows.length === 0)
        return [];
    const folded = rows.length > maxOpen;
    const open = folded ? FOLD : '';
    return [
        {
            head: `#### ${title}\n\n${open}${tableHead(columns)}`,
            rows,
            foot: folded ? '\n</details>\n\n' : '\n',
            rank: 'first',
        },
    ];
}
/** One row of a Markdown table. Each cell is on one line and holds no bare `|` (see `cellSpan`). */
function tableRow(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** The two lines that begin a Markdown table. */
function tableHead(columns) {
    return tableRow(columns) + tableRow(columns.map(() => '---'));
}


/***/ }),

/***/ 5062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ valueBlocks),
/* harmony export */   l: () => (/* binding */ valueDiffs)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1686);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4998);
/* harmony import */ var _unified_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8358);



/**
 * Every differing entry of manifests: changed, added, then removed; last the catalog's own fields. Formats without
 * content have no values to show.
 */
function valueDiffs(diff, format) {
    if (format === 'openmed-inventory' || format === 'hashes')
        return [];
    return [
        ...diff.changed.map(({ before, after }) => ({
            entry: after,
            before: before.definition,
            after: after.definition,
        })),
        ...diff.added.map((entry) => ({ entry, before: null, after: entry.definition })),
        ...diff.removed.map((entry) => ({ entry, before: entry.definition, after: null })),
        ...(diff.members.length === 0 || diff.memberValues === null
            ? []
            : [{ entry: null, ...diff.memberValues }]),
    ];
}
/** The text of each differing entry as a unified diff in a fenced block that nothing in it can close. */
function valueBlocks(diff, format) {
    const rows = valueDiffs(diff, format).map(blockOf);
    if (rows.length === 0)
        return [];
    return [
        {
            head: `#### Text of what differs (${rows.length})\n\n${_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FOLD */ .C7}`,
            rows,
            foot: '\n</details>\n\n',
            rank: 'last',
        },
    ];
}
function blockOf({ entry, before, after }) {
    const text = (0,_unified_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .unifiedDiff */ .W)(before, after).join('\n');
    const longest = Math.max(2, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${entry === null ? _escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .CATALOG_ITSELF */ .Ao : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .entrySpan */ .hn)(entry)}\n\n${fence}diff\n${text}\n${fence}\n\n`;
}


/***/ }),

/***/ 8495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ whatChanged),
/* harmony export */   i: () => (/* binding */ placesText)
/* harmony export */ });
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8001);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6449);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1769);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1686);
/* harmony import */ var _explained_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5864);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4998);






// One row must never fill a report on its own.
const MAX_NAMES = 3;
/**
 * What the changed entries and the catalog's own fields have in common, as a table: identical changes of many entries
 * in one row, the most consequential first (see CHANGE_KINDS). Places are shown from `pointers` on; where there are so
 * many that they are folded away, a table of fields stands above them.
 */
function whatChanged(diff, format, detail) {
    const entries = (0,_explained_js__WEBPACK_IMPORTED_MODULE_0__/* .explainedEntries */ .X)(diff, format);
    const fields = groupRows(entries, 'fingerprints');
    if (detail === 'fingerprints')
        return (0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .listTable */ .Lc)('What changed', ['Change', 'Field', 'In'], fields);
    const places = groupRows(entries, 'pointers');
    const columns = ['Change', 'Place', 'In'];
    if (places.length <= _table_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_OPEN_ROWS */ .Ct)
        return (0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .listTable */ .Lc)('What changed', columns, places);
    return [
        ...(0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .listTable */ .Lc)('What changed', ['Change', 'Field', 'In'], fields),
        ...(0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .listTable */ .Lc)(`Where it changed (${places.length})`, columns, places),
    ];
}
function groupRows(entries, detail) {
    return (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_2__/* .groupExplanations */ .S)(entries, detail).map((group) => groupRow(group, detail));
}
function groupRow(group, detail) {
    const { pointer, field, subject } = group;
    const count = placesText(group, detail);
    const about = subject === null ? '' : ` ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .HD)(subject))}`;
    const place = pointer === null ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .HD)(field) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPointer */ .lR)(pointer);
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .tableRow */ .jD)([`${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_5__/* .changeWords */ .m)(group)}${about}${count}`, (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .cellSpan */ .L)(place), inEntries(group)]);
}
/** How many places a group holds of, where it does not tell each; empty where that goes without saying. */
function placesText({ entries, places, pointer }, detail) {
    if (pointer !== null)
        return '';
    if (detail !== 'fingerprints')
        return ` (and ${places} more)`;
    return places > Math.max(1, entries.length) ? ` (${places} places)` : '';
}
function inEntries({ entries }) {
    if (entries.length === 0)
        return _escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .CATALOG_ITSELF */ .Ao;
    const names = entries.slice(0, MAX_NAMES).map(_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .entryCell */ .P2).join(', ');
    if (entries.length <= MAX_NAMES)
        return names;
    const what = entries.every(({ kind }) => kind === 'tool') ? 'tools' : 'entries';
    return `**${entries.length} ${what}**, such as ${names}`;
}


/***/ }),

/***/ 4536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ renderDiffSarif),
  W: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/diff/change-kind.js
var change_kind = __webpack_require__(354);
// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var fingerprint = __webpack_require__(8030);
// EXTERNAL MODULE: ../../lib/report/wording/change-words.js
var change_words = __webpack_require__(6449);
// EXTERNAL MODULE: ../../lib/report/wording/error-sentence.js + 2 modules
var error_sentence = __webpack_require__(4783);
// EXTERNAL MODULE: ../../lib/report/entry-location.js + 1 modules
var entry_location = __webpack_require__(9137);
// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js + 1 modules
var shown_name = __webpack_require__(1769);
// EXTERNAL MODULE: ../../lib/report/escape/entry-name.js
var entry_name = __webpack_require__(1686);
// EXTERNAL MODULE: ../../lib/report/explained.js
var explained = __webpack_require__(5864);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(8176);
;// CONCATENATED MODULE: ../../lib/report/sarif-log.js


/**
 * A SARIF 2.1.0 log of one run as JSON on one line with a line feed. Results come in the order of their
 * rules, then as given; past 5,000 they are left out and counted in the run's `resultsLeftOut`.
 */
function sarifLog(rules, results, version) {
    const order = new Map(rules.map(({ id }, index) => [id, index]));
    const sorted = results.toSorted((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
    const shown = sorted.slice(0, limits/* MAX_SARIF_RESULTS */._R);
    const document = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'tool-catalog-gate', version, rules: rules.map(ruleDocument) } },
                columnKind: 'utf16CodeUnits',
                results: shown.map((result) => resultDocument(result, order.get(result.rule) ?? 0)),
                properties: { resultsLeftOut: sorted.length - shown.length },
            },
        ],
    };
    return `${JSON.stringify(document)}\n`;
}
const HELP = 'Look at the place shown. If the change is wanted, propose the new baseline in the same pull request and have an owner approve it; if not, undo the change.';
function ruleDocument({ id, text, level }) {
    const name = id.replace(/(?:^|_)([a-z])/gu, (_, letter) => letter.toUpperCase());
    return {
        id,
        name,
        shortDescription: { text },
        fullDescription: { text: `In a tool catalog that is compared with its baseline: ${text}.` },
        help: { text: HELP },
        defaultConfiguration: { level },
    };
}
function resultDocument(result, ruleIndex) {
    const { rule, text, places, identity } = result;
    const { location, baseline } = places();
    const hash = (0,fingerprint/* digestOf */.ol)(JSON.stringify([rule, ...identity])).slice('sha256:'.length);
    return {
        ruleId: rule,
        ruleIndex,
        message: { text: messageText(text) },
        locations: [{ physicalLocation: physicalLocation(location) }],
        ...(baseline === null
            ? {}
            : {
                relatedLocations: [
                    { id: 1, message: { text: 'The baseline' }, physicalLocation: physicalLocation(baseline) },
                ],
            }),
        partialFingerprints: { primaryLocationLineHash: `${hash.slice(0, 32)}:1`, 'toolCatalogGate/v1': hash },
    };
}
function physicalLocation({ path, place }) {
    const region = place === null ? {} : { region: { startLine: place.line, startColumn: place.column } };
    return { artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' }, ...region };
}
function uriOf(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
// SARIF 2.1.0, sections 3.11.5 and 3.11.6: braces hold placeholders, square brackets links.
function messageText(text) {
    return text.replace(/[{}]/gu, '$&$&').replace(/[[\]]/gu, '\\$&');
}

;// CONCATENATED MODULE: ../../lib/report/sarif.js








/** One rule a kind of change, and one each for what is no change of an entry; in the order of their results. */
const SARIF_RULES = [
    { id: 'could_not_check', text: 'the catalog could not be checked', level: 'error' },
    { id: 'policy_finding', text: 'a tool does not hold to the policy', level: 'error' },
    { id: 'tool_added', text: 'entry added', level: 'warning' },
    { id: 'tool_removed', text: 'entry removed', level: 'warning' },
    ...change_kind/* CHANGE_KINDS */.t.map((id) => ({ id, text: change_words/* CHANGE_WORDS */.r[id], level: 'warning' })),
];
/**
 * What a decision is not content with, as a SARIF 2.1.0 log for code scanning: a result for each change of each
 * entry, at its line in a committed candidate with the baseline as related location, else in the baseline. Catalogs
 * that are unchanged or approved have no results. Fingerprints do not depend on lines, order or values.
 */
function renderSarif(decision, sources, options) {
    const results = decision.catalogs.flatMap((catalog) => {
        if (catalog.verdict === 'unchanged' || catalog.verdict === 'approved')
            return [];
        const own = sources.find(({ name }) => name === catalog.name);
        return catalogResults(catalog, placesOf(own, catalog), options.detail);
    });
    return sarifLog(SARIF_RULES, results, options.version);
}
/** The same for two catalogs without a gate, each of which is a file. */
function renderDiffSarif(comparison, paths, options) {
    const { before, after, diff } = comparison;
    const places = placesIn((0,entry_location/* locatorOf */.e)(after, paths.after), (0,entry_location/* locatorOf */.e)(before, paths.before), paths.after);
    return sarifLog(SARIF_RULES, diffResults(diff, after.format, places, options.detail, ''), options.version);
}
function placesOf(sources, catalog) {
    const committed = sources?.candidateCommitted === true;
    return placesIn((0,entry_location/* locatorOf */.e)(committed ? sources.candidate : null, catalog.candidatePath), (0,entry_location/* locatorOf */.e)(sources?.baseline ?? null, catalog.baselinePath), committed ? catalog.candidatePath : catalog.baselinePath);
}
function placesIn(inCandidate, inBaseline, path) {
    const whole = { path, place: null };
    return {
        whole: () => ({ location: whole, baseline: null }),
        find: (entry, pointer) => {
            const candidate = inCandidate(entry, pointer);
            const baseline = inBaseline(entry, pointer);
            return candidate === null
                ? { location: baseline ?? whole, baseline: null }
                : { location: candidate, baseline };
        },
    };
}
function catalogResults(catalog, places, detail) {
    const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
    return [
        ...errorResults(catalog),
        ...policyResults(catalog, places),
        ...(catalog.diff === null ? [] : diffResults(catalog.diff, format, places, detail, catalog.name)),
    ];
}
function errorResults({ name, error, baselinePath, candidatePath }) {
    if (error === null)
        return [];
    const path = /^candidate\b/u.test(error.field) ? candidatePath : baselinePath;
    return [
        {
            rule: 'could_not_check',
            text: (0,error_sentence/* errorSentence */.O)(error),
            places: () => ({ location: { path, place: error.place }, baseline: null }),
            identity: [name, error.field, error.code],
        },
    ];
}
function policyResults({ name, policy }, places) {
    if (policy === null || !policy.failing)
        return [];
    const failing = policy.findings.filter((finding) => policy.mode === 'all' || finding.isNew);
    return failing.map(({ code, entry, path }) => ({
        rule: 'policy_finding',
        text: `${entry === null ? 'The policy' : (0,shown_name/* shownName */.HD)(entry)}: ${(0,shown_name/* shownName */.HD)(code)} at ${(0,shown_name/* shownPointer */.lR)(path)}`,
        places: entry === null ? places.whole : () => places.find(toolNamed(entry), schemaPlace(path)),
        identity: [name, code, entry, path],
    }));
}
function toolNamed(key) {
    return { kind: 'tool', key, version: null };
}
/** A schema path is counted from the input schema of a manifest's tool. */
function schemaPlace(path) {
    return `/inputSchema${path.replace('#', '')}`;
}
function diffResults(diff, format, places, detail, name) {
    const whole = (rule, word) => (entry) => ({
        rule,
        text: `${(0,entry_name/* entryText */.u0)(entry)}: ${word}`,
        places: () => places.find(entry),
        identity: [name, identityOf(entry)],
    });
    return [
        ...diff.added.map(whole('tool_added', 'added')),
        ...diff.removed.map(whole('tool_removed', 'removed')),
        ...(diff.memberValues === null ? diff.members : []).map(({ field, before }) => ({
            rule: before === null ? 'field_added' : 'field_removed',
            text: `${entry_name/* CATALOG_ITSELF */.Ao}: ${change_words/* CHANGE_WORDS */.r[before === null ? 'field_added' : 'field_removed']}, ${(0,shown_name/* shownName */.HD)(field)}`,
            places: places.whole,
            identity: [name, null, field],
        })),
        ...(0,explained/* explainedEntries */.X)(diff, format).flatMap((explained) => changeResults(explained, places, detail, name)),
    ];
}
function changeResults({ entry, explanations, leftOut }, places, detail, name) {
    const about = entry === null ? entry_name/* CATALOG_ITSELF */.Ao : (0,entry_name/* entryText */.u0)(entry);
    const id = entry === null ? null : identityOf(entry);
    const find = (pointer) => (entry === null ? places.whole() : places.find(entry, pointer));
    const told = explanations.map((explanation) => ({
        rule: explanation.kind,
        text: `${about}: ${explanationText(explanation, detail)}`,
        places: () => find(explanation.pointer),
        identity: [
            ...[name, id, explanation.pointer, explanation.hint, explanation.subject],
            ...[explanation.before, explanation.after],
        ],
    }));
    const untold = leftOut.map(({ kind, field, places: count }) => ({
        rule: kind,
        text: `${about}: ${change_words/* CHANGE_WORDS */.r[kind]} in ${count} more places, ${(0,shown_name/* shownName */.HD)(field)}`,
        places: () => find(),
        identity: [name, id, field, 'more'],
    }));
    return [...told, ...untold];
}
/** A digest, since one long key may stand in thousands of results. */
function identityOf(entry) {
    return (0,fingerprint/* digestOf */.ol)((0,entry_order/* entryId */.ub)(entry));
}
function explanationText(explanation, detail) {
    if (detail === 'fingerprints')
        return `${(0,change_words/* changeWords */.m)(explanation)}, ${(0,shown_name/* shownName */.HD)(explanation.field)}`;
    const about = explanation.subject === null ? '' : ` ${(0,shown_name/* shownName */.HD)(explanation.subject)}`;
    return `${(0,change_words/* changeWords */.m)(explanation)}${about}, ${(0,shown_name/* shownPointer */.lR)(explanation.pointer)}`;
}


/***/ }),

/***/ 3515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderDecisionText),
/* harmony export */   S: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5041);
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8001);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8183);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3993);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6480);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5944);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4783);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7899);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6449);
/* harmony import */ var _explained_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5864);
/* harmony import */ var _unified_diff_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8358);
/* harmony import */ var _markdown_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2004);
/* harmony import */ var _markdown_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5062);
/* harmony import */ var _markdown_index_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8495);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8781);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1769);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1686);






/**
 * A comparison as plain text for a terminal or a log: a line of counts, then what changed, was added and was removed.
 * No line can begin a workflow command (see `neutralise`), and no control character of a name reaches the terminal.
 */
function renderText({ before, diff, after }, options) {
    const paint = painter(options);
    const verdict = (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(diff) ? paint('green', 'Unchanged') : paint('red', 'Drift');
    const counts = `${verdict}: ${countsText(diff)}`;
    return joinLines([counts, ...(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_1__/* .noteLines */ .G)([before, after]), ...diffLines(diff, after.format, options)]);
}
/**
 * A decision as plain text, safe in the same way: verdict, next step, what a reader must know first, then each catalog
 * that is not unchanged.
 */
function renderDecisionText(decision, options) {
    const paint = painter(options);
    return joinLines([
        paint(decision.passes ? 'green' : 'red', (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)(decision)),
        (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(`Next step: ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_4__/* .nextStep */ .s)(decision, options)}`),
        ...(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_5__/* .firstNoticeLines */ .wP)(decision),
        ...decision.catalogs.flatMap((catalog) => catalogLines(catalog, decision, options)),
    ]);
}
// A line stays a line.
const MAX_NAMES = 3;
const COLORS = { red: 31, green: 32, yellow: 33 };
function painter({ color }) {
    return color ? (name, text) => `\u001B[${COLORS[name]}m${text}\u001B[39m` : (_, text) => text;
}
function joinLines(lines) {
    return lines.map((line) => `${line}\n`).join('');
}
function catalogLines(catalog, decision, options) {
    if (catalog.verdict === 'unchanged')
        return [];
    const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
    const name = (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .shownText */ .f$)(catalog.name));
    const title = decision.catalogs.length < 2 ? [] : ['', `${name}: ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogHeadline */ .We)(catalog)}`];
    const error = isNextStep(catalog, decision) ? [] : errorLines(catalog);
    const notes = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_1__/* .noteLines */ .G)([catalog.before, catalog.after].flatMap((side) => side ?? []));
    const counts = catalog.diff === null ? [] : [countsText(catalog.diff), ...diffLines(catalog.diff, format, options)];
    return [...title, ...error, ...notes, ...counts];
}
/** Whether the next step says already what went wrong: it does of a single catalog. */
function isNextStep({ error }, { catalogs, fault }) {
    return error !== null && fault === null && catalogs.length < 2;
}
function errorLines(catalog) {
    return catalog.error === null ? [] : [(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)((0,_wording_index_js__WEBPACK_IMPORTED_MODULE_7__/* .catalogErrorSentence */ .x)(catalog.error, catalog))];
}
function countsText(diff) {
    const { changed, added, removed, unchanged } = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_8__/* .countsOf */ .m)([{ diff }]);
    return `${changed} changed, ${added} added, ${removed} removed, ${unchanged} unchanged`;
}
function diffLines(diff, format, options) {
    const twins = (0,_markdown_index_js__WEBPACK_IMPORTED_MODULE_9__/* .twinsOf */ .H)(diff);
    const paint = painter(options);
    return [
        ...block(paint('yellow', 'What changed'), groupLines(diff, format, options)),
        ...block(paint('yellow', 'Changed'), diff.changed.flatMap(({ after, fields }) => [nameLine(after), ...fieldLines(fields, '    ')])),
        ...block(paint('green', 'Added'), diff.added.map((entry) => nameLine(entry) + twinText('from', twins.from(entry)))),
        ...block(paint('red', 'Removed'), diff.removed.map((entry) => nameLine(entry) + twinText('to', twins.to(entry)))),
        ...block(paint('yellow', 'Fields of the catalog itself (not counted)'), fieldLines(diff.members, '  ')),
        ...(options.detail === 'values'
            ? (0,_markdown_index_js__WEBPACK_IMPORTED_MODULE_10__/* .valueDiffs */ .l)(diff, format).flatMap((value) => valueLines(value, paint))
            : []),
    ];
}
function groupLines(diff, format, { detail }) {
    const groups = (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_11__/* .groupExplanations */ .S)((0,_explained_js__WEBPACK_IMPORTED_MODULE_12__/* .explainedEntries */ .X)(diff, format), detail === 'fingerprints' ? 'fingerprints' : 'pointers');
    return groups.map((group) => {
        const { entries, field, pointer, subject } = group;
        const about = subject === null ? '' : ` ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .shownName */ .HD)(subject)}`;
        const place = pointer === null ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .shownName */ .HD)(field) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPointer */ .lR)(pointer);
        const names = entries.length === 0 ? _escape_index_js__WEBPACK_IMPORTED_MODULE_13__/* .CATALOG_ITSELF */ .Ao : (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_14__/* .someOf */ .y)(entries.map(_escape_index_js__WEBPACK_IMPORTED_MODULE_13__/* .entryText */ .u0), MAX_NAMES);
        return `  ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(`${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_15__/* .changeWords */ .m)(group)}${about}${(0,_markdown_index_js__WEBPACK_IMPORTED_MODULE_16__/* .placesText */ .i)(group, detail)}, ${place}: ${names}`)}`;
    });
}
/** Each line is safe on a runner: none begins a command, and the sign of a line stands in front of it. */
function valueLines({ entry, before, after }, paint) {
    const lines = (0,_unified_diff_js__WEBPACK_IMPORTED_MODULE_17__/* .unifiedDiff */ .W)(before, after).map((line) => {
        if (line.startsWith('+'))
            return paint('green', (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(line));
        return line.startsWith('-') ? paint('red', (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(line)) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(line);
    });
    return ['', entry === null ? _escape_index_js__WEBPACK_IMPORTED_MODULE_13__/* .CATALOG_ITSELF */ .Ao : nameText(entry), ...lines];
}
function block(title, lines) {
    return lines.length === 0 ? [] : ['', title, ...lines];
}
function nameLine(entry) {
    const version = entry.version === null ? '' : ` ${entry.version}`;
    return `  ${nameText(entry)}${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(version)}`;
}
function nameText(entry) {
    return (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_13__/* .entryText */ .u0)(entry));
}
function twinText(word, twin) {
    return twin === null ? '' : `  (looks renamed ${word} ${nameText(twin)})`;
}
function fieldLines(fields, indent) {
    return fields.map(({ field, before, after }) => `${indent}${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .shownName */ .HD)(field))}: ${digestText(before)} → ${digestText(after)}`);
}
function digestText(digest) {
    return digest === null ? 'absent' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .shortDigest */ .VK)(digest);
}


/***/ }),

/***/ 8358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ unifiedDiff)
});

// EXTERNAL MODULE: ../../lib/json/canonical-json.js
var canonical_json = __webpack_require__(7259);
// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
;// CONCATENATED MODULE: ../../lib/json/pretty-json.js


/** A value with the key order, strings and numbers of canonicalJson, two spaces a level, without a final line feed. */
function prettyJson(value) {
    return pretty(value, '\n');
}
/** Takes the line feed and indent that stand in front of the value's closing bracket. */
function pretty(value, newline) {
    if (typeof value !== 'object' || value === null || value.kind === 'number')
        return (0,canonical_json/* canonicalJson */.d)(value);
    const inner = `${newline}  `;
    if (value.kind === 'object')
        return enclose('{', members(value, inner), '}', newline);
    return enclose('[', value.items.map((item) => pretty(item, inner)), ']', newline);
}
function members(object, newline) {
    return object.keys
        .map((key, index) => [key, object.values[index] ?? null])
        .sort(([a], [b]) => (0,text_order/* compareUnits */.H)(a, b))
        .map(([key, value]) => `${(0,canonical_json/* quoted */.T)(key)}: ${pretty(value, newline)}`);
}
function enclose(open, parts, close, newline) {
    if (parts.length === 0)
        return open + close;
    return `${open}${newline}  ${parts.join(`,${newline}  `)}${newline}${close}`;
}

;// CONCATENATED MODULE: ../../lib/report/line-edits.js
// Past so many edits a text counts as replaced; the work grows with their square.
const MAX_EDITS = 600;
/**
 * A shortest way from one list of lines to another, by Myers' greedy algorithm ("An O(ND) difference algorithm and
 * its variations", 1986). Lists that differ in very many lines are told as replaced between their common ends.
 */
function lineEdits(before, after) {
    const head = commonHead(before, after);
    const tail = commonTail(before, after, head);
    const old = before.slice(head, before.length - tail);
    const now = after.slice(head, after.length - tail);
    return [
        ...before.slice(0, head).map(kept),
        ...(editsWithin(old, now) ?? [...old.map(removed), ...now.map(added)]),
        ...before.slice(before.length - tail).map(kept),
    ];
}
function kept(line) {
    return { sign: ' ', line };
}
function removed(line) {
    return { sign: '-', line };
}
function added(line) {
    return { sign: '+', line };
}
function commonHead(before, after) {
    let count = 0;
    while (count < before.length && count < after.length && before[count] === after[count])
        count += 1;
    return count;
}
function commonTail(before, after, head) {
    const most = Math.min(before.length, after.length) - head;
    let count = 0;
    while (count < most && before.at(-1 - count) === after.at(-1 - count))
        count += 1;
    return count;
}
/** null where it takes too many edits. */
function editsWithin(before, after) {
    const trace = search(before, after);
    return trace === null ? null : walkBack(before, after, trace);
}
function search(before, after) {
    const trace = [];
    let furthest = { reach: 1, ends: new Int32Array(3) };
    for (let edits = 0; edits <= MAX_EDITS; edits += 1) {
        trace.push(furthest);
        const reach = edits + 2;
        const ends = new Int32Array(2 * reach + 1);
        ends.set(furthest.ends, reach - furthest.reach);
        for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
            let x = stepTo(furthest, diagonal, edits);
            while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal])
                x += 1;
            ends[diagonal + reach] = x;
            if (x >= before.length && x - diagonal >= after.length)
                return trace;
        }
        furthest = { reach, ends };
    }
    return null;
}
function endOf({ reach, ends }, diagonal) {
    return ends[diagonal + reach] ?? 0;
}
function stepTo(furthest, diagonal, edits) {
    return comesFromAbove(furthest, diagonal, edits)
        ? endOf(furthest, diagonal + 1)
        : endOf(furthest, diagonal - 1) + 1;
}
function comesFromAbove(furthest, diagonal, edits) {
    if (diagonal === -edits)
        return true;
    return diagonal !== edits && endOf(furthest, diagonal - 1) < endOf(furthest, diagonal + 1);
}
function walkBack(before, after, trace) {
    const edits = [];
    let x = before.length;
    let y = after.length;
    for (const [step, furthest] of [...trace.entries()].reverse()) {
        const above = comesFromAbove(furthest, x - y, step);
        const diagonal = above ? x - y + 1 : x - y - 1;
        const fromX = step === 0 ? 0 : endOf(furthest, diagonal);
        const fromY = step === 0 ? 0 : fromX - diagonal;
        const [keptX, keptY] = step === 0 ? [0, 0] : above ? [fromX, fromY + 1] : [fromX + 1, fromY];
        while (x > keptX && y > keptY) {
            x -= 1;
            y -= 1;
            edits.push(kept(before[x] ?? ''));
        }
        if (step > 0)
            edits.push(above ? added(after[fromY] ?? '') : removed(before[fromX] ?? ''));
        x = fromX;
        y = fromY;
    }
    return edits.reverse();
}

// EXTERNAL MODULE: ../../lib/report/escape/visible.js
var visible = __webpack_require__(7846);
;// CONCATENATED MODULE: ../../lib/report/unified-diff.js



const CONTEXT = 3;
const MAX_LINES = 400;
const MAX_LINE = 4000;
const MAX_TEXT = 1_000_000;
/**
 * The lines of a unified diff of two definitions, pretty-printed in canonical key order; null stands for none. A string
 * is broken behind each `\n` in it, so that a changed sentence shows; invisible characters stand as `\u{…}`. At most
 * 400 lines, each of at most 4,000 UTF-16 units; what is left out is counted. A definition of over a million units is
 * not shown.
 */
function unifiedDiff(before, after) {
    const [old, now] = [prettyOf(before), prettyOf(after)];
    if (Math.max(old.length, now.length) > MAX_TEXT)
        return ['… too long to be shown'];
    const hunks = hunksOf(lineEdits(linesOf(old), linesOf(now)));
    const lines = hunks.flatMap((hunk) => [
        headOf(hunk),
        ...hunk.edits.map(({ sign, line }) => `${sign}${line}`),
    ]);
    const more = lines.length - MAX_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LINES), `… ${more} more lines`] : lines;
}
// Behind a `\n` whose backslash is not itself escaped.
const AFTER_ESCAPED_LINE_FEED = /(?<=(?<!\\)(?:\\\\)*\\n)/u;
function prettyOf(definition) {
    return definition === null ? '' : prettyJson(definition);
}
function linesOf(text) {
    if (text === '')
        return [];
    return text
        .split('\n')
        .flatMap((line) => line.split(AFTER_ESCAPED_LINE_FEED))
        .map(shownLine);
}
function shownLine(line) {
    const more = line.length - MAX_LINE;
    return more > 0 ? `${(0,visible/* visible */.RK)(line.slice(0, MAX_LINE))}… ${more} more characters` : (0,visible/* visible */.RK)(line);
}
/** Runs of edits with up to 3 kept lines around them; runs that would touch are one. */
function hunksOf(edits) {
    const changed = edits.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]));
    const ranges = [];
    for (const index of changed) {
        const last = ranges.at(-1);
        const start = Math.max(0, index - CONTEXT);
        const end = Math.min(edits.length, index + CONTEXT + 1);
        if (last !== undefined && start <= last.end)
            last.end = end;
        else
            ranges.push({ start, end });
    }
    const counts = countsBefore(edits);
    return ranges.map(({ start, end }) => ({
        before: counts.before[start] ?? 0,
        after: counts.after[start] ?? 0,
        edits: edits.slice(start, end),
    }));
}
/** How many lines of each text come before each edit. */
function countsBefore(edits) {
    const before = [0];
    const after = [0];
    edits.forEach(({ sign }, index) => {
        before.push((before[index] ?? 0) + (sign === '+' ? 0 : 1));
        after.push((after[index] ?? 0) + (sign === '-' ? 0 : 1));
    });
    return { before, after };
}
function headOf({ before, after, edits }) {
    return `@@ -${range(before, edits, '+')} +${range(after, edits, '-')} @@`;
}
function range(start, edits, absent) {
    const count = edits.filter(({ sign }) => sign !== absent).length;
    return `${count === 0 ? start : start + 1},${count}`;
}


/***/ }),

/***/ 1473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ captureSentence)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1769);

/** Where two captures differ first, as a sentence with a space in front; empty where they do not. */
function captureSentence({ captureDifference }) {
    if (captureDifference === null)
        return '';
    const { entry, field } = captureDifference;
    const fieldWords = field === null ? null : `the field ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(field))}`;
    if (entry === null)
        return fieldWords === null ? '' : ` They differ first in ${fieldWords} of the catalog itself.`;
    const shown = entry.kind === 'tool' ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(entry.key) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(entry.key);
    return fieldWords === null
        ? ` They differ first in ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)(shown)}, which only one of them holds.`
        : ` They differ first in ${fieldWords} of ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)(shown)}.`;
}


/***/ }),

/***/ 6449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ changeWords),
/* harmony export */   r: () => (/* binding */ CHANGE_WORDS)
/* harmony export */ });
/** Each kind of change in a few words of our own. */
const CHANGE_WORDS = {
    side_effect_raised: 'side effects raised',
    side_effect_lowered: 'side effects lowered',
    annotation_hint: 'hint changed',
    invisible_characters: 'invisible characters appeared',
    description_text: 'text changed',
    schema_emptied: 'schema emptied: it says nothing any more',
    additional_properties_opened: 'additional properties opened',
    property_added: 'property added',
    required_removed: 'no longer required',
    enum_widened: 'allowed values added',
    type_changed: 'type changed',
    constraint_changed: 'constraint changed',
    default_changed: 'default changed',
    other: 'changed otherwise',
    field_added: 'field added',
    field_removed: 'field removed',
    property_removed: 'property removed',
    required_added: 'now required',
    enum_narrowed: 'allowed values removed',
    additional_properties_closed: 'additional properties closed',
    schema_filled: 'schema filled: it said nothing before',
    schema_dialect: 'schema dialect changed',
    null_against_missing: 'null against missing',
    explicit_spec_default: 'default of the specification written out or left out',
    order_only: 'order only',
};
/** A kind of change with the values of a closed vocabulary that it goes between, in plain words. */
function changeWords({ kind, hint, before, after }) {
    const values = before === null && after === null ? '' : `: ${stated(before)} → ${stated(after)}`;
    return hint === null
        ? `${CHANGE_WORDS[kind]}${values}`
        : `${CHANGE_WORDS[kind]}: ${hint}${values.replace(':', '')}`;
}
function stated(value) {
    return value === null ? 'absent' : String(value);
}


/***/ }),

/***/ 17:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ countsLine),
/* harmony export */   m: () => (/* binding */ countsOf)
/* harmony export */ });
/** How many entries differ, over all catalogs that were compared. The catalogs' own members are not counted. */
function countsOf(catalogs) {
    const counts = { changed: 0, added: 0, removed: 0, unchanged: 0 };
    for (const { diff } of catalogs) {
        counts.changed += diff?.changed.length ?? 0;
        counts.added += diff?.added.length ?? 0;
        counts.removed += diff?.removed.length ?? 0;
        counts.unchanged += diff?.unchanged.length ?? 0;
    }
    return counts;
}
/** The counts as one line of Markdown, without a line feed. */
function countsLine(catalogs) {
    const { changed, added, removed, unchanged } = countsOf(catalogs);
    return `**${changed} changed · ${added} added · ${removed} removed** · ${unchanged} unchanged`;
}


/***/ }),

/***/ 3993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kk: () => (/* binding */ icon),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   We: () => (/* binding */ catalogHeadline)
/* harmony export */ });
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1693);

const VERDICT_WORDS = {
    'could-not-check': 'Could not check',
    drift: 'Drift',
    'policy-violation': 'Policy violation',
    'baseline-change': 'Baseline change',
    'protected-change': 'Protected change',
    approved: 'Approved',
    unchanged: 'Unchanged',
};
const ROW_WORDS = {
    same: 'the tools are those of the baseline',
    'formatting-only': 'only the formatting of the baseline differs',
    moved: 'the baseline moves to another path',
    'base-moved-untouched': 'the baseline moved on the base branch, and this change leaves it alone',
    'tools-changed': 'the tools changed, the baseline did not',
    'baseline-changed': 'tools and baseline changed alike',
    'baseline-changed-otherwise': 'the baseline was changed, but not to what the tools are',
    'first-baseline': 'a first baseline',
    'mended-baseline': 'a baseline that could not be read is fixed, so every tool counts as added',
    'migrated-format': 'the baseline is now in another format, so every tool counts as added',
    'new-baseline-otherwise': 'the new baseline is not what the tools are',
    retired: 'the catalog is retired',
    error: 'no verdict on the tools',
};
/** The verdict of a whole step in one line of plain words of our own, without a line feed. */
function headline(decision) {
    const { verdict, fault } = decision;
    if (fault !== null)
        return `${VERDICT_WORDS[verdict]}: nothing could be decided${asides(decision)}`;
    const worst = decision.catalogs.filter((catalog) => catalog.verdict === verdict);
    return `${VERDICT_WORDS[verdict]}${extent(worst, decision)}${what(worst)}${waiting(decision)}${asides(decision)}`;
}
/** A sign that tells at a glance whether the step passes, and whether with nothing to say. */
function icon(decision) {
    if (!decision.passes)
        return '❌';
    return decision.verdict === 'unchanged' || decision.verdict === 'approved' ? '✅' : '⚠️';
}
/** The verdict of one catalog in plain words: `Drift: the tools changed, the baseline did not`. */
function catalogHeadline(catalog) {
    return `${VERDICT_WORDS[catalog.verdict]}: ${catalogWords(catalog)}`;
}
/** What the table says of the tools, unless something else decided. */
function catalogWords({ verdict, row }) {
    if (verdict === _gate_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ROW_VERDICTS */ .Sl[row])
        return ROW_WORDS[row];
    const isUntouched = _gate_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ROW_VERDICTS */ .Sl[row] === 'unchanged';
    switch (verdict) {
        case 'could-not-check':
            return 'nobody can approve the change';
        case 'policy-violation':
            return 'the tools do not hold to the policy';
        case 'approved':
            return isUntouched
                ? 'the owners of a protected file approved its change'
                : `${ROW_WORDS[row]}, and the owners approved exactly that`;
        case 'baseline-change':
            return isUntouched ? 'the push changed the baseline' : ROW_WORDS[row];
        default:
            return isUntouched ? 'the tools are unchanged, a file that protects them is not' : ROW_WORDS[row];
    }
}
/** A verdict in words of a first line. */
function verdictWords(verdict) {
    return VERDICT_WORDS[verdict];
}
/** In how many of several catalogs it is so: ` in 2 of 5 catalogs`. */
function extent(worst, { verdict, catalogs }) {
    if (worst.length === 0 || catalogs.length < 2)
        return '';
    return `${verdict === 'could-not-check' ? '' : ' in'} ${worst.length} of ${catalogs.length} catalogs`;
}
/** What is so of all of them alike; nothing where they differ in it. */
function what(worst) {
    const words = new Set(worst.map(catalogWords));
    const [only] = words;
    if (only === undefined)
        return ': files that protect the catalog changed';
    return words.size > 1 ? '' : `: ${only}`;
}
function waiting({ verdict, approval, event }) {
    if (approval !== 'missing')
        return '';
    if (verdict !== 'baseline-change' && verdict !== 'protected-change')
        return '';
    return event === 'push' ? '; its approval is missing' : '; an owner has to approve';
}
function asides(decision) {
    const off = decision.approval === 'off' ? ' — approval is off (`approvals: 0`)' : '';
    const reported = !decision.failOnDrift &&
        decision.passes &&
        decision.verdict !== 'unchanged' &&
        decision.verdict !== 'approved';
    return off + (reported ? ' — reported only (`fail-on-drift: false`)' : '');
}


/***/ }),

/***/ 7899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ codeSpans),
/* harmony export */   y: () => (/* binding */ someOf)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1769);

// A sentence stays a sentence.
const MAX_NAMES = 4;
/** Names, paths or logins within a sentence, each in a code span: the first four, the others counted. */
function codeSpans(texts) {
    return someOf(texts.map((text) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(text))), MAX_NAMES);
}
/** The first few of a list as words, and how many more there are: "a, b and 3 more". */
function someOf(items, most) {
    const shown = items.slice(0, most);
    const more = items.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}


/***/ }),

/***/ 6480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ nextStep)
});

// EXTERNAL MODULE: ../../lib/gate/login.js
var gate_login = __webpack_require__(2698);
// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
// EXTERNAL MODULE: ../../lib/report/wording/name-list.js
var name_list = __webpack_require__(7899);
;// CONCATENATED MODULE: ../../lib/report/wording/after-change.js



const AGAIN = [
    {
        codes: ['approved_another_catalog', 'force_pushed_from_another_catalog'],
        why: 'was for another catalog: ask them to look again and approve again.',
    },
    {
        codes: ['approved_before_base_moved'],
        why: 'is older than the baseline on the base branch: ask them to approve again.',
    },
    {
        codes: ['approved_for_another_base'],
        why: 'was for another base branch: ask them to look again and approve again.',
    },
];
const APPROVED_OTHERWISE = AGAIN.flatMap(({ codes }) => codes);
/**
 * What a reader does about a change that waits for approval, as Markdown on one line. Sentences stand in the order in
 * which they help: who blocks, who only has to approve again, what is unreadable, who can approve.
 */
function afterChange(decision) {
    const waiting = decision.files.filter((file) => file.asked && file.needed > 0 && !file.approved);
    if (waiting.length === 0)
        return 'Read the change before you merge it: approval is off, so the gate asks nobody.';
    const sentences = [
        ...blockedSentence(waiting),
        ...AGAIN.flatMap((again) => againSentence(waiting, again)),
        ...permissionSentence(waiting),
        ...(decision.event === 'push' ? afterPush(waiting) : askOwners(waiting)),
    ];
    return [...sentences, ...afterQueue(decision)].join(' ');
}
function blockedSentence(waiting) {
    const blocking = waiting.flatMap((file) => file.blockedBy);
    if (blocking.length === 0)
        return [];
    const names = distinct(blocking.flatMap((login) => (login === null ? [] : [login])));
    const who = names.length === 0 ? 'A deleted account' : (0,name_list/* codeSpans */.t)(names);
    return [
        `${who} requested changes: settle it with them and have them approve, or, if they are gone, let someone with write access dismiss that review (in the pull request, the review’s “…” menu, “Dismiss review”).`,
    ];
}
function againSentence(waiting, { codes, why }) {
    const names = refused(waiting, codes);
    return names.length === 0 ? [] : [`The approval of ${(0,name_list/* codeSpans */.t)(names)} ${why}`];
}
function permissionSentence(waiting) {
    const missing = distinct(waiting.flatMap((file) => [
        ...(file.missingPermission === null ? [] : [file.missingPermission]),
        ...file.refusals.flatMap((refusal) => (refusal.permission === null ? [] : [refusal.permission])),
    ]));
    return missing.length === 0 ? [] : [`Some of it could not be read: the token needs ${(0,name_list/* codeSpans */.t)(missing)}.`];
}
/** Nothing where whoever is asked above to approve again makes up for all that is missing. */
function askOwners(waiting) {
    const open = waiting.filter((file) => missingOf(file) > askedAgain(file).length);
    if (open.length === 0)
        return [];
    const owners = distinct(open.flatMap((file) => withoutLogins(file.owners, file.approvedBy)));
    const paths = (0,name_list/* codeSpans */.t)(open.map((file) => file.path));
    if (owners.length === 0)
        return [`Ask an owner of ${paths} to approve.`];
    const oneEach = open.every((file) => sameList(file.owners, open[0]?.owners ?? []));
    const whom = `${ownersWanted(open)} of ${oneEach ? '' : 'each of '}${paths}`;
    return [`Ask ${whom} to review this pull request and approve: ${(0,name_list/* codeSpans */.t)(owners)}.`];
}
function missingOf({ needed, approvedBy }) {
    return needed - approvedBy.length;
}
function ownersWanted(open) {
    const most = Math.max(...open.map(missingOf));
    const more = open.every((file) => file.approvedBy.length > 0) ? ' more' : '';
    if (most > 1)
        return `${most}${more} owners`;
    return more === '' ? 'an owner' : 'one more owner';
}
/** Owners whom another sentence asks to approve already. */
function askedAgain(file) {
    const blocking = file.blockedBy.flatMap((login) => (login === null ? [] : [login]));
    const owning = blocking.filter((login) => withoutLogins(file.owners, [login]).length < file.owners.length);
    return distinct([...owning, ...refused([file], APPROVED_OTHERWISE)]);
}
/** GitHub's logins are the same in upper and lower case. */
function withoutLogins(owners, approved) {
    const known = new Set(approved.map((login) => (0,gate_login/* foldLogin */.fK)(`@${login}`)));
    return owners.filter((owner) => !known.has((0,gate_login/* foldLogin */.fK)(owner)));
}
/** What an audit finds is in already. */
function afterPush(waiting) {
    const owners = distinct(waiting.flatMap((file) => file.owners));
    const direct = distinct(waiting.flatMap((file) => (file.pullRequest === null ? [file.path] : [])));
    const byNone = direct.length === 0
        ? []
        : [`No pull request is known to have brought the change of ${(0,name_list/* codeSpans */.t)(direct)}.`];
    const whom = owners.length === 0 ? '' : `: ${(0,name_list/* codeSpans */.t)(owners)}`;
    return [
        ...byNone,
        `The change is on the branch already: have an owner look at it now, or revert it${whom}.`,
    ];
}
function afterQueue(decision) {
    return decision.event === 'merge_group' ? ['Then queue the pull request again.'] : [];
}
function refused(waiting, codes) {
    return distinct(waiting.flatMap((file) => file.refusals.flatMap(({ login, code }) => (login !== null && codes.includes(code) ? [login] : []))));
}
function distinct(texts) {
    return [...new Set(texts)].sort(text_order/* compareCodePoints */.O);
}
function sameList(a, b) {
    return a.length === b.length && a.every((item, index) => item === b[index]);
}

// EXTERNAL MODULE: ../../lib/report/wording/capture-sentence.js
var capture_sentence = __webpack_require__(1473);
// EXTERNAL MODULE: ../../lib/report/escape/code-span.js
var code_span = __webpack_require__(6936);
// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js + 1 modules
var shown_name = __webpack_require__(1769);
// EXTERNAL MODULE: ../../lib/report/wording/error-sentence.js + 2 modules
var error_sentence = __webpack_require__(4783);
;// CONCATENATED MODULE: ../../lib/report/wording/next-step.js





/** Rows of drift in which the baseline is another one than that of the base branch. */
const BASELINE_CHANGED = ['baseline-changed-otherwise', 'new-baseline-otherwise'];
// A sentence stays a sentence.
const MAX_HINT = 400;
/**
 * What a reader does next, as Markdown on one line: plain sentences, with names, paths and the hint in code spans.
 * Nothing to do is said too.
 */
function nextStep(decision, options) {
    switch (decision.verdict) {
        case 'could-not-check':
            return afterError(decision);
        case 'drift':
            return afterDrift(decision, options);
        case 'policy-violation':
            return 'Bring the tools in line with the policy, as the findings below say; or change the policy on the base branch first, with its owners.';
        case 'baseline-change':
        case 'protected-change':
            return afterChange(decision);
        case 'approved':
            return decision.approvedBy.length === 0
                ? 'Nothing to do.'
                : `Nothing to do: approved by ${(0,name_list/* codeSpans */.t)(decision.approvedBy)}.`;
        case 'unchanged':
            return 'Nothing to do.';
    }
}
function afterError(decision) {
    if (decision.fault !== null)
        return (0,error_sentence/* errorSentence */.O)(decision.fault);
    const failed = decision.catalogs.filter((catalog) => catalog.error !== null);
    const [first] = failed;
    const file = decision.files.find((candidate) => candidate.asked && candidate.error !== null);
    const more = failed.length > 1 ? ` ${failed.length - 1} more could not be checked: see below.` : '';
    if (file?.error && (first === undefined || first.error === file.error)) {
        return `${(0,error_sentence/* errorSentence */.O)(file.error, file.path)}${more}`;
    }
    if (first?.error) {
        return `${catalogPrefix(first, decision)}${(0,error_sentence/* catalogErrorSentence */.x)(first.error, first)}${(0,capture_sentence/* captureSentence */.i)(first)}${more}`;
    }
    return 'See below what could not be checked.';
}
function catalogPrefix(catalog, decision) {
    return decision.catalogs.length < 2 ? '' : `${(0,code_span/* codeSpan */.S)((0,shown_name/* shownText */.f$)(catalog.name))}: `;
}
function afterDrift(decision, options) {
    const drifting = decision.catalogs.filter((catalog) => catalog.verdict === 'drift');
    const paths = (0,name_list/* codeSpans */.t)(drifting.map((catalog) => catalog.baselinePath));
    const where = hasPullRequest(decision) ? 'in this pull request' : 'in a pull request';
    const update = options.updateHint === null
        ? `update ${paths} to match the tools and commit it`
        : `run ${hint(options.updateHint)}, commit the updated ${paths}`;
    // Where the baseline was changed, the tools may be as they were: there is no change of them to want or undo.
    if (drifting.every(({ row }) => BASELINE_CHANGED.includes(row)))
        return `Baseline and tools have to agree. ${update.charAt(0).toUpperCase()}${update.slice(1)} ${where}, or bring the tools to what it says. Where the baseline then still differs from the base branch, an owner has to approve it.`;
    return `If this change of the tools is wanted, ${update} ${where}, and have an owner approve it. If it is not, undo it.`;
}
function hint(text) {
    return (0,code_span/* codeSpan */.S)(text.length <= MAX_HINT ? text : `${text.slice(0, MAX_HINT)}…`);
}
function hasPullRequest(decision) {
    return decision.event?.startsWith('pull_request') === true;
}


/***/ }),

/***/ 8183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ noteLines)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9574);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8781);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1769);
/* harmony import */ var _name_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7899);



const MAX_FILES = 8;
/** What is said of catalogs themselves, as lines of plain text, each note once. */
function noteLines(catalogs) {
    const notes = catalogs.flatMap((catalog) => catalog.notes);
    const files = notes.flatMap(({ code, about }) => (code === 'file_name_differs' ? (about ?? []) : []));
    const names = [...new Set(files)].sort(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .O).map((file) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(file)));
    return [
        ...when(notes, 'descriptions_not_compared', 'Descriptions not compared: the digests cover the schemas alone.'),
        ...when(notes, 'one_hash_for_all', 'This lock file locks nothing: all its hashes are the same.'),
        ...(names.length === 0 ? [] : [`Not named after their tool: ${(0,_name_list_js__WEBPACK_IMPORTED_MODULE_3__/* .someOf */ .y)(names, MAX_FILES)}.`]),
    ];
}
function when(notes, code, line) {
    return notes.some((note) => note.code === code) ? [line] : [];
}


/***/ }),

/***/ 5944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _F: () => (/* binding */ firstNotices),
/* harmony export */   mg: () => (/* binding */ setupSentences),
/* harmony export */   wP: () => (/* binding */ firstNoticeLines)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8781);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1769);
/* harmony import */ var _name_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7899);



// The first lines stay few; the whole lists stand in the JSON report.
const MAX_ITEMS = 8;
const NOTICES = {
    workflow_changed: { about: 'gate', words: 'the workflow that runs it' },
    settings_changed: { about: 'gate', words: 'its settings' },
    codeowners_changed: { about: 'gate', words: 'the code owners' },
    policy_not_in_force: { about: 'gate', words: 'the policy, which is not in force before it is merged' },
    diff_hidden: { about: 'gate', words: 'a rule that hides the diff of the baseline' },
    capture_run: { about: 'capture', words: 'See what the capture did:' },
    branch_not_protected: {
        about: 'setup',
        words: 'The base branch is not protected: anyone with write access can push past the gate.',
    },
    check_not_required: {
        about: 'setup',
        words: 'The base branch does not require this check, so a pull request can be merged although it fails.',
    },
    code_owner_review_not_required: {
        about: 'setup',
        words: 'The base branch does not require a review by code owners, so nothing asks for one if the gate is removed.',
    },
    codeowners_not_owned: {
        about: 'setup',
        words: 'CODEOWNERS does not own itself, so anyone can change who the owners are.',
    },
    protected_file_not_owned: { about: 'setup', words: 'Nobody owns this file in CODEOWNERS.' },
    rules_unreadable: {
        about: 'setup',
        words: 'The rules of the base branch could not be read, so it is not known what they require.',
    },
};
const CHANGED_ROLES = new Map([
    ['workflow', 'the workflow that runs it'],
    ['settings', 'its settings'],
    ['codeowners', 'the code owners'],
    ['policy', 'the policy'],
    ['map', 'the map'],
]);
/**
 * What a reader must know before anything else, as Markdown blocks: what the change does to the gate itself, what was
 * left out of the comparison, and that a snapshot was compared with itself.
 */
function firstNotices(decision) {
    return firstWords(decision).map(({ alert, title, lines: [first = '', ...more] }) => `${[`> [!${alert}]`, `> **${title}** ${first}`, ...more.map((line) => `> ${line}`)].join('\n')}\n\n`);
}
/** The same as lines of plain text. */
function firstNoticeLines(decision) {
    return firstWords(decision).map(({ title, lines }) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$)([title, ...lines].join(' ')));
}
function firstWords(decision) {
    return [
        ...captureNotice(decision),
        ...gateChanges(decision),
        ...snapshotNotice(decision),
        ...ignoredNotice(decision),
    ];
}
/** One sentence of plain Markdown for each thing in the set-up of the repository that weakens the gate. */
function setupSentences(notices) {
    return notices.flatMap((notice) => {
        const { about, words } = NOTICES[notice.code];
        return about === 'setup' ? [`${pathPrefix(notice)}${words}${permissionSuffix(notice)}`] : [];
    });
}
function captureNotice({ notices }) {
    return notices.flatMap(({ code, path }) => NOTICES[code].about === 'capture' && path !== null
        ? [{ alert: 'NOTE', title: NOTICES[code].words, lines: [`<${path}>`] }]
        : []);
}
function gateChanges(decision) {
    const items = [
        ...decision.files.flatMap((file) => item(CHANGED_ROLES.get(file.role), file.path)),
        ...decision.notices.flatMap(({ code, path }) => NOTICES[code].about === 'gate' ? item(NOTICES[code].words, path) : []),
    ];
    if (items.length === 0)
        return [];
    const distinct = [...new Set(items)].sort(_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O);
    const subject = decision.event?.startsWith('pull_request') ? 'This pull request' : 'This change';
    const but = hasInputsOfItsOwn(decision)
        ? ', but for the inputs of the step: those are what the changed workflow says'
        : '';
    return [
        {
            alert: 'CAUTION',
            title: `${subject} changes the gate itself:`,
            lines: [`${(0,_name_list_js__WEBPACK_IMPORTED_MODULE_2__/* .someOf */ .y)(distinct, MAX_ITEMS)}.`, `What decides was read from the base branch${but}.`],
        },
    ];
}
/** GitHub runs the workflow file of the commit under test, except on `pull_request_target`. */
function hasInputsOfItsOwn({ event, files, notices }) {
    if (event === 'pull_request_target')
        return false;
    return (files.some(({ role }) => role === 'workflow') || notices.some(({ code }) => code === 'workflow_changed'));
}
function item(words, path) {
    if (words === undefined)
        return [];
    return [path === null ? words : `${words} (${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(path))})`];
}
function snapshotNotice(decision) {
    return decision.catalogs.some((catalog) => catalog.snapshot)
        ? [
            {
                alert: 'NOTE',
                title: 'Only approval is gated here:',
                lines: [
                    'baseline and candidate are one committed file, so nothing says that the tools are really so.',
                ],
            },
        ]
        : [];
}
function ignoredNotice(decision) {
    const uses = new Map();
    for (const place of decision.catalogs.flatMap((catalog) => catalog.ignored)) {
        uses.set(place.pointer, (uses.get(place.pointer) ?? 0) + place.uses);
    }
    if (uses.size === 0)
        return [];
    const places = [...uses]
        .sort(([a], [b]) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O)(a, b))
        .map(([pointer, count]) => `${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(pointer))} (${count === 1 ? 'once' : `${count} times`})`);
    return [
        {
            alert: 'NOTE',
            title: 'Left out of the comparison',
            lines: [`by the settings of the base branch: ${(0,_name_list_js__WEBPACK_IMPORTED_MODULE_2__/* .someOf */ .y)(places, MAX_ITEMS)}.`],
        },
    ];
}
function pathPrefix(notice) {
    return notice.path === null ? '' : `${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(notice.path))}: `;
}
function permissionSuffix(notice) {
    return notice.permission === null ? '' : ` The token needs ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f$)(notice.permission))}.`;
}


/***/ })

};
;