"use strict";
exports.id = 4;
exports.ids = [4];
exports.modules = {

/***/ 3854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ catalogFaults),
  L: () => (/* binding */ parseCatalog)
});

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/json/parse-json.js + 7 modules
var parse_json = __webpack_require__(5023);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/catalog/reading.js
var catalog_reading = __webpack_require__(7007);
// EXTERNAL MODULE: ../../lib/catalog/formats/anthropic.js
var anthropic = __webpack_require__(2228);
// EXTERNAL MODULE: ../../lib/catalog/formats/envelope.js
var envelope = __webpack_require__(1906);
// EXTERNAL MODULE: ../../lib/catalog/formats/hash-text.js
var hash_text = __webpack_require__(6964);
// EXTERNAL MODULE: ../../lib/catalog/formats/map.js
var map = __webpack_require__(4566);
// EXTERNAL MODULE: ../../lib/catalog/formats/mcp.js
var mcp = __webpack_require__(4500);
// EXTERNAL MODULE: ../../lib/catalog/formats/openai.js
var openai = __webpack_require__(3831);
// EXTERNAL MODULE: ../../lib/catalog/formats/openmed-inventory.js
var openmed_inventory = __webpack_require__(4279);
// EXTERNAL MODULE: ../../lib/catalog/formats/openmed-tools.js
var openmed_tools = __webpack_require__(1196);
;// CONCATENATED MODULE: ../../lib/catalog/formats/detect-format.js










const INVENTORY = 'openmed.agent.tool_inventory.';
/** A map, a report, …: some hold `tools`, none is a catalog. */
const DOCUMENT_OF_OURS = 'tool-catalog-gate.';
/**
 * Tells a document's format by its content. Throws `unknown_format` for what is no catalog, `not_openmed_form_a` for
 * the other document that has the name of OpenMed's tool inventory v1 (records with `capability_classes`, a
 * `tool_count`), `no_tools` where tools are only said to be made at run time, and what findBody throws.
 */
function detectFormat(reading, root) {
    if ((0,json_value/* isObject */.Gv)(root)) {
        const version = versionOf(root);
        if (version.startsWith(INVENTORY)) {
            (0,openmed_inventory/* requireFormA */.jd)(reading, root);
            return 'openmed-inventory';
        }
        if (version.startsWith(DOCUMENT_OF_OURS))
            throw (0,catalog_reading/* faultAt */.ux)(reading, 'unknown_format', root.start);
    }
    const body = (0,envelope/* findBody */.q3)(reading, root);
    if ((0,json_value/* isArray */.cy)(body.tools))
        return listFormat(body, body.tools);
    if ((0,json_value/* isObject */.Gv)(body.tools) && (0,map/* isMapOfTools */.ND)(body.tools))
        return mapFormat(body.tools);
    if ((0,map/* isMapOfSchemas */.s$)(root))
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
/** A tool without a mark of any format is an MCP tool: its name is all that MCP asks of it here. */
function listFormat(body, tools) {
    const items = tools.items.filter(json_value/* isObject */.Gv);
    if (body.list === 'functions')
        return 'openai';
    if (items.some(hasOneOf(mcp/* MCP */.T.inputSchemas)))
        return 'mcp';
    if (items.some((tool) => (0,json_value/* member */.Dc)(tool, 'type') === 'function'))
        return 'openai';
    if (items.some(hasOneOf([...anthropic/* ANTHROPIC */.V.inputSchemas, ...openmed_tools/* OPENMED_TOOLS */.j.outputSchemas])))
        return items.every(hasOneOf(['version'])) ? 'openmed-tools' : 'anthropic';
    return items.some(hasOneOf(openai/* OPENAI */.$.inputSchemas)) ? 'openai' : 'mcp';
}
function hasOneOf(fields) {
    return (tool) => fields.some((field) => tool.keys.includes(field));
}
function mapFormat(tools) {
    return tools.keys.length > 0 && tools.values.every(isHashOnly) ? 'hashes' : 'map';
}
function isHashOnly(value) {
    return (0,hash_text/* isHash */.j)(value) || ((0,json_value/* isObject */.Gv)(value) && (0,hash_text/* isHashRecord */.S)(value) && !(0,map/* hasSchema */.E1)(value));
}
function isHashes(root) {
    return root.keys.length > 0 && root.values.every((value) => (0,hash_text/* isHash */.j)(value) || isMapOfHashes(value));
}
function isMapOfHashes(value) {
    return (0,json_value/* isObject */.Gv)(value) && value.keys.length > 0 && value.values.every(hash_text/* isHash */.j);
}
function noTools(body) {
    const mark = body.object === null ? undefined : (0,json_value/* member */.Dc)(body.object, 'tools_generated');
    return mark === undefined || mark === false ? 'unknown_format' : 'no_tools';
}

// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
;// CONCATENATED MODULE: ../../lib/catalog/parse-catalog.js




/**
 * Reads one catalog from the bytes of its file. Throws a GateError with the code, the field and, for faults of the
 * content, the place: the codes of parseJson, detectFormat (for `auto`), readList, readMap and readInventory, and
 * `not_a_directory` for the format `directory`, which one file cannot be.
 */
function parseCatalog(bytes, options = {}) {
    const { similar, ...alone } = options;
    if (similar === undefined)
        return readCatalog(bytes, alone);
    try {
        return readCatalog(bytes, options);
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        // Parts that are shared know where they stand in the other text: a fault has to tell the place in this one.
        return readCatalog(bytes, alone);
    }
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
    const items = options.similar?.sources[0]?.items ?? null;
    const document = (0,parse_json/* parseJson */.q)(bytes, options.limits ?? limits/* DEFAULT_LIMITS */.dR, field, items === null ? null : { items });
    const { root, text } = document;
    const wanted = options.format ?? 'auto';
    const format = wanted === 'auto' ? detectFormat({ field, text }, root) : wanted;
    const content = adapters/* ADAPTERS */.R2[format].read({ field, text, faults, isSharedRight: options.similar?.format === format }, root, options.field ?? null);
    return { format, sources: [{ file: null, text, root, items: document.items }], notes: [], ...content };
}


/***/ }),

/***/ 8468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ catalogIn),
/* harmony export */   be: () => (/* binding */ formatOf),
/* harmony export */   lX: () => (/* binding */ directoryFormat),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   uB: () => (/* binding */ FORMAT),
/* harmony export */   uM: () => (/* binding */ readCatalog),
/* harmony export */   yB: () => (/* binding */ CATALOG_ABOUT)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5440);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8853);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8176);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3854);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2571);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5458);




/** `--format`: one of the formats, or `auto` (the default) by content. */
const FORMAT = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'format', value: 'format', about: 'format of a catalog (default auto: by content)' }, ['auto', ..._catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR]);
/** How an operand that is a catalog is described in the help. */
const CATALOG_ABOUT = 'a file, a directory of one-tool files, or - for standard input';
/**
 * What is in a file, in a directory of one-tool files, or on standard input for `-`. Throws the codes of reading about
 * `field`, and `not_a_file` for a directory that is to be a file.
 */
async function readSource(terminal, path, given, field) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsOf */ .Af)(given);
    const choose = (names) => toolFilesOf(names, given, field);
    const files = path === '-' ? null : await terminal.readDirectory(path, choose, limits, field);
    if (files === null)
        return { bytes: await terminal.read(path, limits, field) };
    const format = formatOf(given);
    if (format !== 'auto' && !(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectoryFormat */ .TM)(format))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .u('not_a_file', field);
    return { files };
}
/** Files of a project's root, which would be taken for tools: a package has a name, too. */
const PROJECT_FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'composer.json', 'deno.json'];
/** Whoever names the format of a directory means it. Throws `not_a_file` about `field` for a project's root. */
function toolFilesOf(names, given, field) {
    if (formatOf(given) === 'auto' && names.some((name) => PROJECT_FILES.includes(name)))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .u('not_a_file', field);
    return names.filter(_catalog_index_js__WEBPACK_IMPORTED_MODULE_5__/* .isToolFile */ .Z8);
}
/** The catalog that a source holds, read beside one that it may resemble. Throws the codes of parseCatalog and of readCatalogDirectory, about `field`. */
function catalogIn(source, given, field, similar = null) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsOf */ .Af)(given);
    const beside = similar === null ? {} : { similar };
    return 'files' in source
        ? (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_5__/* .readCatalogDirectory */ .j8)(source.files, { limits, field, format: directoryFormat(given) })
        : (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_6__/* .parseCatalog */ .L)(source.bytes, { format: formatOf(given), limits, field, ...beside });
}
/** The catalog at a path; throws as readSource and catalogIn do. */
async function readCatalog(terminal, path, given, field, similar = null) {
    return catalogIn(await readSource(terminal, path, given, field), given, field, similar);
}
/** How the tools of a directory are keyed. */
function directoryFormat(given) {
    const format = formatOf(given);
    return (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectoryFormat */ .TM)(format) ? format : 'directory';
}
/** The format that the option names. */
function formatOf(given) {
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOf */ .FH)(given, FORMAT) ?? 'auto';
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
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5795);
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

/***/ 2709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ clientReport),
  L: () => (/* binding */ compareForClients)
});

// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/catalog/formats/schema-fields.js
var schema_fields = __webpack_require__(2003);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/json/same-value.js
var same_value = __webpack_require__(5282);
// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
// EXTERNAL MODULE: ../../lib/json/canonical-json.js
var canonical_json = __webpack_require__(7259);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/plain-value.js
var plain_value = __webpack_require__(4210);
// EXTERNAL MODULE: ../../lib/json/json-pointer.js
var json_pointer = __webpack_require__(4022);
;// CONCATENATED MODULE: ../../lib/clients/schema-dialect.js

const DIALECTS = new Map([
    ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
    ['http://json-schema.org/draft-07/schema', 'draft-07'],
    ['https://json-schema.org/draft-07/schema', 'draft-07'],
]);
/** A list of type names has seven at most; the meta-schemas compare each of its items with each other. */
const MAX_TYPE_ITEMS = 100;
/**
 * Loads the meta-schemas of JSON Schema 2020-12, which holds without `$schema`, and draft-07. A schema is held against
 * its meta-schema, never compiled: no pattern of it is run, and no other document fetched.
 */
async function loadDialects() {
    const [loading = load()] = LOADED;
    LOADED.add(loading);
    return await loading;
}
/** The one check, once it is wanted: the meta-schemas are compiled once. */
const LOADED = new Set();
async function load() {
    // Of a function that a module exports, a bundler's namespace has nothing but the default.
    const [{ default: draft07 }, { default: draft2020 }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(389), __webpack_require__.e(627)]).then(__webpack_require__.t.bind(__webpack_require__, 5627, 19)),
        Promise.all(/* import() */[__webpack_require__.e(389), __webpack_require__.e(774)]).then(__webpack_require__.t.bind(__webpack_require__, 3774, 19)),
    ]);
    const options = { strict: false, validateFormats: false, logger: false };
    const validators = {
        'draft-07': new draft07.Ajv(options).getSchema('http://json-schema.org/draft-07/schema'),
        '2020-12': new draft2020.Ajv2020(options).getSchema('https://json-schema.org/draft/2020-12/schema'),
    };
    return (schema) => {
        const dialect = dialectOf(schema);
        if (dialect === null)
            return { code: 'dialect_unknown', path: '/$schema' };
        const tooLong = longTypeList(schema, '');
        if (tooLong !== null)
            return { code: 'schema_invalid', path: tooLong };
        const validate = validators[dialect];
        if (validate === undefined || validate((0,plain_value/* toValue */.B)(schema)) === true)
            return null;
        return { code: 'schema_invalid', path: validate.errors?.[0]?.instancePath ?? '' };
    };
}
function dialectOf(schema) {
    const named = (0,json_value/* isObject */.Gv)(schema) ? (0,json_value/* member */.Dc)(schema, '$schema') : undefined;
    if (named === undefined)
        return '2020-12';
    return typeof named === 'string' ? (DIALECTS.get(named.replace(/#$/, '')) ?? null) : null;
}
function longTypeList(value, path) {
    if ((0,json_value/* isArray */.cy)(value))
        return firstOf(value.items, (item, index) => longTypeList(item, `${path}/${index}`));
    if (!(0,json_value/* isObject */.Gv)(value))
        return null;
    return firstOf(value.values, (inner, index) => {
        const key = value.keys[index] ?? '';
        const at = path + (0,json_pointer/* jsonPointer */.Av)([key]);
        if (key === 'type' && (0,json_value/* isArray */.cy)(inner) && inner.items.length > MAX_TYPE_ITEMS)
            return at;
        return longTypeList(inner, at);
    });
}
function firstOf(items, find) {
    for (const [index, item] of items.entries()) {
        const found = find(item, index);
        if (found !== null)
            return found;
    }
    return null;
}

;// CONCATENATED MODULE: ../../lib/clients/unresolvable-refs.js

/** Keywords whose values are data, not schemas. */
const DATA = new Set(['const', 'default', 'enum', 'example', 'examples']);
/** Keywords whose members are named schemas: a member of them called `const` is a schema. */
const NAMED_SCHEMAS = new Set([
    '$defs',
    'definitions',
    'dependentSchemas',
    'patternProperties',
    'properties',
]);
const META_SCHEMAS = 'json-schema.org/';
/**
 * Pointers, below a schema, to each `$ref` that leads nowhere within it. What a reference to another document would
 * give nobody knows before it is fetched, and clients do not fetch; references to the meta-schemas are known.
 */
function unresolvableRefs(schema) {
    const places = { refs: [], anchors: new Set(), ids: new Map() };
    collect(places, schema, { path: '', base: (0,json_value/* isObject */.Gv)(schema) ? schema : null });
    return places.refs.filter((ref) => !leadsSomewhere(places, ref)).map(({ path }) => path);
}
function collect(places, value, at) {
    if ((0,json_value/* isArray */.cy)(value))
        value.items.forEach((item, index) => {
            collect(places, item, { ...at, path: `${at.path}/${index}` });
        });
    if (!(0,json_value/* isObject */.Gv)(value))
        return;
    const base = named(places, value) ?? at.base;
    value.keys.forEach((key, index) => {
        const inner = value.values[index] ?? null;
        const path = at.path + (0,json_pointer/* jsonPointer */.Av)([key]);
        if (key === '$ref' && typeof inner === 'string')
            places.refs.push({ path, target: inner, base });
        if (DATA.has(key))
            return;
        if (NAMED_SCHEMAS.has(key) && (0,json_value/* isObject */.Gv)(inner))
            collectNamed(places, inner, { path, base });
        else
            collect(places, inner, { path, base });
    });
}
function collectNamed(places, schemas, at) {
    schemas.keys.forEach((key, index) => {
        collect(places, schemas.values[index] ?? null, { ...at, path: at.path + (0,json_pointer/* jsonPointer */.Av)([key]) });
    });
}
/** Notes what a schema can be referred to by; gives it if that makes it a base of references. */
function named(places, schema) {
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
        const anchor = (0,json_value/* member */.Dc)(schema, keyword);
        if (typeof anchor === 'string')
            places.anchors.add(anchor);
    }
    const id = (0,json_value/* member */.Dc)(schema, '$id');
    if (typeof id !== 'string')
        return null;
    if (id.startsWith('#')) {
        places.anchors.add(id.slice(1));
        return null;
    }
    places.ids.set(withoutFragment(id), schema);
    return schema;
}
function leadsSomewhere(places, { target, base }) {
    const document = withoutFragment(target);
    if (document.includes(META_SCHEMAS))
        return true;
    const fragment = decoded(target.slice(document.length + 1));
    const root = document === '' ? base : (places.ids.get(document) ?? null);
    if (root === null || fragment === null)
        return false;
    if (fragment === '')
        return true;
    return fragment.startsWith('/') ? hasPlace(root, fragment) : places.anchors.has(fragment);
}
function withoutFragment(uri) {
    return uri.split('#', 1)[0] ?? '';
}
/** null where it is no percent-encoding. */
function decoded(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return null;
    }
}
function hasPlace(root, pointer) {
    let at = root;
    for (const token of pointer.slice(1).split('/')) {
        const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
        if ((0,json_value/* isObject */.Gv)(at))
            at = (0,json_value/* member */.Dc)(at, name);
        else
            at = (0,json_value/* isArray */.cy)(at) && /^(?:0|[1-9][0-9]{0,8})$/.test(name) ? at.items[Number(name)] : undefined;
        if (at === undefined)
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ../../lib/clients/client-report.js





const MAX_NAME_CHARACTERS = 64;
const MAX_TOOLS = 128;
const BYTES_PER_TOKEN = 4;
/** Formats whose every tool must have an input schema. */
const NEEDS_SCHEMA = new Set(['mcp', 'anthropic']);
const COMBINATORS = ['anyOf', 'oneOf', 'allOf'];
/**
 * What clients are known to refuse in a catalog, and what it costs. Facts beside a verdict: docs/clients.md says of each
 * rule where it was read. Throws `catalog: no_definitions` for a catalog that holds no definitions (an inventory, a lock
 * file).
 */
async function clientReport(catalog, options = {}) {
    if (!(0,adapters/* holdsSchemas */.xd)(catalog.format))
        throw new gate_error/* GateError */.u('no_definitions', 'catalog');
    const tools = toolsOf(catalog);
    return {
        findings: await findingsOf(catalog.format, tools, tools, options.prefix ?? ''),
        size: sizeOf(tools),
    };
}
/**
 * What clients make of a candidate, beside the baseline that the change is built on (null where there is none). A finding
 * is new where the baseline has it not; a tool that the change leaves as it was is not looked at, unless `all` findings
 * are asked for. null where there is nothing to tell: no tool is another than before, or a side holds no definitions.
 */
async function compareForClients(base, candidate, all = false) {
    if (!(0,adapters/* holdsSchemas */.xd)(candidate.format))
        return null;
    const before = base === null || !(0,adapters/* holdsSchemas */.xd)(base.format) ? null : base;
    if (base !== null && before === null && !all)
        return null;
    const [oldTools, newTools] = [before === null ? [] : toolsOf(before), toolsOf(candidate)];
    const changed = differing(newTools, oldTools);
    const gone = differing(oldTools, newTools);
    if (!all && changed.length === 0 && gone.length === 0)
        return null;
    const known = before === null ? [] : await findingsOf(before.format, all ? oldTools : gone, oldTools, '');
    const keys = new Set(known.map(sortKey));
    const found = await findingsOf(candidate.format, all ? newTools : changed, newTools, '');
    const findings = found.map((finding) => ({ ...finding, isNew: !keys.has(sortKey(finding)) }));
    return {
        findings: all ? findings : findings.filter(({ isNew }) => isNew),
        before: before === null ? null : sizeOf(oldTools),
        after: sizeOf(newTools),
    };
}
function toolsOf({ entries }) {
    return entries.filter(({ kind }) => kind === 'tool');
}
/** The tools that the others have not, or have with another definition. */
function differing(tools, others) {
    const known = new Map(others.map((other) => [(0,entry_order/* entryId */.ub)(other), other.definition]));
    return tools.filter((tool) => {
        const definition = known.get((0,entry_order/* entryId */.ub)(tool));
        return definition === undefined || !(0,same_value/* sameValue */.e)(definition, tool.definition);
    });
}
/** The findings about some of a catalog's tools, and about the catalog as a whole. */
async function findingsOf(format, tools, all, prefix) {
    const clashing = clashingNames(all);
    const whole = all.length > MAX_TOOLS ? [{ code: 'too_many_tools', entry: null, path: '' }] : [];
    if (tools.length === 0)
        return whole;
    const dialects = await loadDialects();
    const findings = tools.flatMap((tool) => [
        ...nameFindings(tool.key, prefix, clashing),
        ...schemaFindings(format, tool, dialects),
    ]);
    return [...findings, ...whole].sort((a, b) => (0,text_order/* compareCodePoints */.O)(sortKey(a), sortKey(b)));
}
/** What is said of the catalog as a whole comes last. */
function sortKey({ entry, path, code }) {
    return `${entry === null ? '1' : '0'}${entry ?? ''}\0${path}\0${code}`;
}
function sizeOf(tools) {
    const bytes = tools.reduce((sum, { definition }) => sum + Buffer.byteLength((0,canonical_json/* canonicalJson */.d)(definition)), 0);
    return { tools: tools.length, bytes, tokens: Math.ceil(bytes / BYTES_PER_TOKEN) };
}
function nameFindings(name, prefix, clashing) {
    const codes = [];
    if (!/^[A-Za-z0-9_-]+$/.test(name))
        codes.push('name_characters');
    if (prefix.length + name.length > MAX_NAME_CHARACTERS)
        codes.push('name_too_long');
    if (clashing.has(name))
        codes.push('names_clash');
    return codes.map((code) => ({ code, entry: name, path: '' }));
}
/** Names that become one where a client puts `_` for every character but ASCII letters and digits. */
function clashingNames(tools) {
    const firsts = new Map();
    const clashing = new Set();
    for (const { key } of tools) {
        const normalised = key.replaceAll(/[^A-Za-z0-9]/g, '_');
        const first = firsts.get(normalised);
        if (first === undefined)
            firsts.set(normalised, key);
        else if (first !== key)
            clashing.add(first).add(key);
    }
    return clashing;
}
function schemaFindings(format, tool, dialects) {
    const part = (0,adapters/* namedPart */.fu)(format, tool.definition);
    const at = part === tool.definition ? '' : '/function';
    const [input] = fieldsOf(part, schema_fields/* INPUT_SCHEMA_FIELDS */.xm);
    const missing = input === undefined ? NEEDS_SCHEMA.has(format) : input.schema === null;
    const found = [
        ...(missing
            ? [{ code: 'schema_missing', path: input === undefined ? '' : `/${input.field}` }]
            : []),
        ...(input === undefined ? [] : rootFindings(input)),
        ...fieldsOf(part, [...schema_fields/* INPUT_SCHEMA_FIELDS */.xm, ...schema_fields/* OUTPUT_SCHEMA_FIELDS */.mn]).flatMap((one) => contentFindings(one, dialects)),
    ];
    return found.map(({ code, path }) => ({ code, entry: tool.key, path: at + path }));
}
function fieldsOf(part, names) {
    return names.flatMap((field) => {
        const schema = (0,json_value/* member */.Dc)(part, field);
        return schema === undefined ? [] : [{ field, schema }];
    });
}
function rootFindings({ field, schema }) {
    if (schema === null)
        return [];
    const isRootObject = (0,json_value/* isObject */.Gv)(schema) && (0,json_value/* member */.Dc)(schema, 'type') === 'object';
    const combinators = (0,json_value/* isObject */.Gv)(schema) ? COMBINATORS.filter((name) => schema.keys.includes(name)) : [];
    return [
        ...(isRootObject ? [] : [{ code: 'root_not_object', path: `/${field}` }]),
        ...combinators.map((name) => ({ code: 'root_combinator', path: `/${field}/${name}` })),
    ];
}
function contentFindings({ field, schema }, dialects) {
    if (schema === null)
        return [];
    const fault = dialects(schema);
    const refs = unresolvableRefs(schema).map((path) => ({ code: 'ref_unresolvable', path }));
    return [...(fault === null ? [] : [fault]), ...refs].map(({ code, path }) => ({
        code,
        path: `/${field}${path}`,
    }));
}


/***/ })

};
;