"use strict";
exports.id = 381;
exports.ids = [381];
exports.modules = {

/***/ 6788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ applyRules),
/* harmony export */   v: () => (/* binding */ ignoresRequired)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7259);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4103);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5440);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2003);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8853);



/**
 * Leaves ignored places out of a catalog, and sorts the items of unordered arrays by their canonical forms, before it is
 * compared or digested. Each pointer is a JSON Pointer (RFC 6901) in which a token `*` stands for every member or item.
 * `/tools/NAME/…` (`prompts`, `resources` and `resourceTemplates` likewise) is a place within the entry with that key,
 * whatever the list's order: never the entry itself, nor a field that its key is read from. Any other pointer is a place
 * in the catalog's own members. Items are counted as they are written. An inventory, whose records have exact fields, is
 * left as it is. A text that is no pointer is of no use, nor is an unordered one that names no array.
 */
function applyRules(catalog, rules) {
    const ignored = (rules.ignore ?? []).map(pointerWith('ignore'));
    const unordered = (rules.unordered ?? []).map(pointerWith('sort'));
    const pointers = [...ignored, ...unordered].map(({ rule }) => rule);
    return {
        catalog: catalog.format === 'openmed-inventory' ? catalog : ruled(catalog, pointers),
        ignored: ignored.map(({ pointer, rule: { uses } }) => ({ pointer, uses })),
        unordered: unordered.map(({ pointer, rule: { uses } }) => ({ pointer, uses })),
    };
}
/** Keywords of JSON Schema (drafts 4 to 2020-12) whose members are schemas of any name. */
const SCHEMAS_BY_NAME = [
    'properties',
    'patternProperties',
    '$defs',
    'definitions',
    'dependentSchemas',
    'dependencies',
];
/** Keywords whose items are schemas. */
const SCHEMAS_IN_A_LIST = ['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items'];
/**
 * Whether an ignored pointer can leave the list of a schema's required properties out, or an item of it, which would let a
 * new required parameter through unseen: where its order varies, it is to be compared as unordered. `*` stands for
 * `required` too. What leaves a whole schema out is not meant.
 */
function ignoresRequired(pointer) {
    const [list = '', , ...within] = tokensOf(pointer);
    if (!_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_LISTS */ .pK.has(list))
        return false;
    const schema = within.findIndex((token) => token === '*' || _formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_FIELDS */ .EC.includes(token));
    return schema !== -1 && reachesRequired(within.slice(schema + 1), { inSchema: true, amongSchemas: false });
}
function reachesRequired(tokens, { inSchema, amongSchemas }) {
    const [token, ...rest] = tokens;
    if (token === undefined)
        return false;
    const isAny = token === '*';
    if (inSchema && (token === 'required' || (isAny && isWholeOrItem(rest))))
        return true;
    return reachesRequired(rest, {
        inSchema: amongSchemas || (inSchema && !SCHEMAS_BY_NAME.includes(token)),
        amongSchemas: inSchema && (isAny || SCHEMAS_BY_NAME.includes(token) || SCHEMAS_IN_A_LIST.includes(token)),
    });
}
/** Whether what is left of a pointer names an array as a whole, or one of its items. */
function isWholeOrItem([token, ...beyond]) {
    return token === undefined || (beyond.length === 0 && /^(?:\*|[0-9]+)$/.test(token));
}
function pointerWith(effect) {
    return (pointer) => ({
        pointer,
        rule: { tokens: tokensOf(pointer), effect, uses: 0 },
    });
}
function tokensOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function ruled(catalog, pointers) {
    const { members } = catalog;
    const isList = (object, key) => object === members && _catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_LISTS */ .pK.has(key);
    return {
        ...catalog,
        members: ruledObject(members, pointers, 0, isList),
        entries: catalog.entries.map((entry) => ruledEntry(catalog.format, entry, pointers)),
    };
}
function ruledEntry(format, entry, pointers) {
    const within = pointers.filter(({ tokens }) => tokens.length > 2 && _catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_LISTS */ .pK.get(tokens[0] ?? '') === entry.kind && isNamed(tokens[1], entry.key));
    if (within.length === 0)
        return entry;
    const named = (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_2__/* .namedPart */ .fu)(format, entry.definition);
    const field = (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_2__/* .nameField */ .yD)(format, entry.kind);
    const isKey = (object, key) => object === named && (key === field || (key === 'version' && entry.version !== null));
    return { ...entry, definition: ruledObject(entry.definition, within, 2, isKey) };
}
function isNamed(token, key) {
    return token === '*' || token === key;
}
/** Pointers count from a depth: so many of their tokens have led to the object. */
function ruledObject(object, pointers, depth, isKept) {
    if (pointers.length === 0)
        return object;
    const parts = object.keys.map((key, index) => {
        const value = object.values[index] ?? null;
        const matching = pointers.filter(({ tokens }) => isNamed(tokens[depth], key));
        return isKept(object, key) ? value : ruledPart(value, matching, depth + 1, isKept);
    });
    const kept = [...object.keys.keys()].filter((index) => parts[index] !== undefined);
    return {
        ...object,
        keys: kept.map((index) => object.keys[index] ?? ''),
        values: kept.map((index) => parts[index] ?? null),
        starts: object.starts.length === 0 ? [] : kept.map((index) => object.starts[index] ?? -1),
    };
}
function ruledArray(array, pointers, depth, isKept) {
    const items = array.items.flatMap((item, index) => {
        const matching = pointers.filter(({ tokens }) => isNamed(tokens[depth], String(index)));
        const part = ruledPart(item, matching, depth + 1, isKept);
        return part === undefined ? [] : [part];
    });
    const sorting = pointers.filter(({ tokens, effect }) => tokens.length === depth && effect === 'sort');
    for (const pointer of sorting)
        pointer.uses += 1;
    return { ...array, items: sorting.length === 0 ? items : inAnyOrder(items) };
}
/** Items in an order that they have in common with every other order of them. */
function inAnyOrder(items) {
    return items
        .map((item) => ({ item, form: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(item) }))
        .sort((a, b) => (a.form < b.form ? -1 : Number(a.form > b.form)))
        .map(({ item }) => item);
}
/** What is left of a value; undefined where it is ignored as a whole. */
function ruledPart(value, pointers, depth, isKept) {
    const whole = pointers.filter(({ tokens, effect }) => tokens.length === depth && effect === 'ignore');
    for (const pointer of whole)
        pointer.uses += 1;
    if (whole.length > 0)
        return undefined;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value))
        return ruledObject(value, pointers, depth, isKept);
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isArray */ .cy)(value) && pointers.length > 0 ? ruledArray(value, pointers, depth, isKept) : value;
}


/***/ }),

/***/ 973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ inventoryFromManifest),
  n: () => (/* binding */ toolsAlone)
});

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var fingerprint = __webpack_require__(8030);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
// EXTERNAL MODULE: ../../lib/catalog/catalog.js
var catalog = __webpack_require__(5440);
// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/catalog/formats/openmed-tools.js
var openmed_tools = __webpack_require__(1196);
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
const TOKEN = /"(?:[^"\\]|\\.)*"|-?[0-9][0-9.e+-]*/g;
const WHOLE_NUMBER = /^-?[0-9]+$/;
const MAX_NUMBERS_WITHOUT_FORM = 10;
/**
 * OpenMed's digest of a tool's schemas: SHA-256 of the domain, NUL and the Python JSON of `{input_schema,
 * output_schema}` (OpenMed v1, "Run tool catalog"). Number literals keep their form, so that it equals Python's. A
 * schema that the tool lacks is null there, which no tool of OpenMed's has. Throws `invalid_schema` on `schema` where a
 * schema is no object or has no Python JSON, and where a tool has several of one kind: readers could take another one
 * than the digest covers.
 */
function contractDigest(definition) {
    return (0,fingerprint/* digestOf */.ol)(`${DOMAIN}\0${schemasText(definition)}`);
}
/**
 * Whether a digest is the contract's of a tool's schemas, each whole number written either as an integer or with a
 * fraction (`0`, `0.0`): what a transport's `JSON.parse` does not tell. Up to 10 numbers, of which each doubles the
 * digests; with more, only as they are written. Throws as contractDigest.
 */
function mayHaveContractDigest(definition, digest) {
    const text = schemasText(definition);
    const ends = [...text.matchAll(TOKEN)]
        .filter(([token]) => WHOLE_NUMBER.test(token))
        .map(({ index, 0: token }) => index + token.length);
    if (ends.length > MAX_NUMBERS_WITHOUT_FORM)
        return digestOf(`${DOMAIN}\0${text}`) === digest;
    const pieces = [0, ...ends].map((start, index) => text.slice(start, ends[index]));
    return Array.from({ length: 2 ** ends.length }, (_, forms) => withFractions(pieces, forms)).some((written) => digestOf(`${DOMAIN}\0${written}`) === digest);
}
/** The pieces between whole numbers, joined; each number whose bit is set gets a fraction. */
function withFractions(pieces, forms) {
    return pieces.map((piece, index) => ((forms >> index) & 1 ? `${piece}.0` : piece)).join('');
}
function schemasText(definition) {
    return pythonForm((0,value/* jsonObject */.o$)([
        ['input_schema', schemaOf(definition, schema_fields/* INPUT_SCHEMA_FIELDS */.xm)],
        ['output_schema', schemaOf(definition, schema_fields/* OUTPUT_SCHEMA_FIELDS */.mn)],
    ]));
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
 * is the one that the annotations stand for, unless the map states a stricter one, or `none` for a read-only tool:
 * no annotation can say that a tool only computes.
 *
 * Throws on the field, with the place in the manifest: `no_definitions` (an inventory or lock file), `unmapped_tool`,
 * `invalid_schema`, `too_many_records` (10,000 at most), `beyond_inventory` (prompts, resources or members, which an
 * inventory cannot hold; see toolsAlone; what OpenMed's own registry document holds beside its tools is left out, with a
 * note); on the map's field: `unused_map_entry`, `weaker_side_effect_class`.
 */
function inventoryFromManifest(whole, map, field = 'candidate') {
    if (whole.format === 'openmed-inventory' || whole.format === 'hashes')
        throw new gate_error/* GateError */.u('no_definitions', field);
    const manifest = whole.format === 'openmed-tools' ? withoutRegistry(whole) : whole;
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
/** A manifest without prompts, resources and members; a note says so where it had any. */
function toolsAlone(manifest) {
    const tools = manifest.entries.filter(({ kind }) => kind === 'tool');
    if (manifest.members.keys.length === 0 && tools.length === manifest.entries.length)
        return manifest;
    return { ...manifest, members: catalog/* NO_MEMBERS */.AU, entries: tools, notes: [...manifest.notes, TOOLS_ALONE] };
}
const TOOLS_ALONE = { code: 'tools_alone_compared', about: null };
function withoutRegistry(manifest) {
    return manifest.members.keys.every((key) => openmed_tools/* REGISTRY_MEMBERS */.I.includes(key))
        ? toolsAlone(manifest)
        : manifest;
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
        ['schema_digest', inventory_from_manifest_digestOf(manifest, entry, map.digest, reading)],
    ]);
    return { ...entry, key: mapped.toolId, version: mapped.version, definition };
}
function sideEffectsOf(definition, mapped, { reading }) {
    const stated = (0,side_effects/* statedSideEffects */.N0)(definition);
    if (mapped.sideEffectClass === null)
        return stated;
    const isPureComputation = mapped.sideEffectClass === 'none' && stated === 'read-only';
    if (!isPureComputation && (0,side_effects/* compareSideEffects */.z8)(mapped.sideEffectClass, stated) < 0)
        throw (0,catalog_reading/* faultAt */.ux)(reading, 'weaker_side_effect_class', mapped.start);
    return mapped.sideEffectClass;
}
function inventory_from_manifest_digestOf(manifest, entry, mode, reading) {
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
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5795);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5023);
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

/***/ 7899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ codeSpans),
/* harmony export */   y: () => (/* binding */ someOf)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1049);

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

/***/ 8183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ noteLines)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9574);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8781);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1049);
/* harmony import */ var _name_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7899);



const MAX_FILES = 8;
/** What is said of catalogs themselves, as lines of plain text, each note once. */
function noteLines(catalogs) {
    const notes = catalogs.flatMap((catalog) => catalog.notes);
    const files = notes.flatMap(({ code, about }) => (code === 'file_name_differs' ? (about ?? []) : []));
    const names = [...new Set(files)].sort(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .O).map((file) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(file)));
    return [
        ...when(notes, 'descriptions_not_compared', 'Descriptions not compared: the digests cover the schemas alone.'),
        ...when(notes, 'tools_alone_compared', 'Only the tools are in the inventory: what else the manifest holds is not compared.'),
        ...when(notes, 'one_hash_for_all', 'This lock file locks nothing: all its hashes are the same.'),
        ...(names.length === 0 ? [] : [`Not named after their tool: ${(0,_name_list_js__WEBPACK_IMPORTED_MODULE_3__/* .someOf */ .y)(names, MAX_FILES)}.`]),
    ];
}
function when(notes, code, line) {
    return notes.some((note) => note.code === code) ? [line] : [];
}


/***/ })

};
;