"use strict";
exports.id = 950;
exports.ids = [950];
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
var limits = __webpack_require__(8176);
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
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5795);
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
    const files = path === '-' ? null : await terminal.readDirectory(path, limits, field);
    if (files === null)
        return { bytes: await terminal.read(path, limits, field) };
    const format = formatOf(given);
    if (format !== 'auto' && !(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isDirectoryFormat */ .TM)(format))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .u('not_a_file', field);
    return { files };
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

/***/ 8950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CHECK: () => (/* binding */ CHECK)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1100);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5795);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3854);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5440);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2709);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9261);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8183);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8742);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8781);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1049);
/* harmony import */ var _catalog_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8468);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5458);
/* harmony import */ var _fault_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4398);







const CLIENTS = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .flagOption */ .kY)('clients', 'tell what clients refuse, and what the catalog costs (docs/clients.md)');
const PREFIX = {
    name: 'prefix',
    value: 'text',
    about: 'what a client puts before each name, as mcp__notes__; counts with --clients',
};
/** `check FILE`: reads a catalog strictly and says what it is, or every fault of it. */
const CHECK = {
    operands: [{ name: 'file', about: _catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .CATALOG_ABOUT */ .yB }],
    options: [CLIENTS, PREFIX, _catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB, _limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BYTES */ .zx, _limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr],
    run: check,
};
async function check(terminal, given) {
    const source = await (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readSource */ .o$)(terminal, (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .operandOf */ .fK)(given, 0), given, 'catalog');
    const faults = faultsOf(source, given);
    if (faults.length > 0) {
        terminal.writeError(faults.map((fault) => `${(0,_fault_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .faultSentence */ .c)(_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .commandErrorSentence */ .B, fault, CHECK, given)}\n`).join(''));
        return 2;
    }
    const catalog = (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogIn */ .DS)(source, given, 'catalog');
    const lines = [
        `${catalog.format}, ${countOf(catalog)}`,
        `digest ${(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_5__/* .catalogDigest */ .oR)(catalog)}`,
        ...(0,_report_index_js__WEBPACK_IMPORTED_MODULE_6__/* .noteLines */ .G)([catalog]),
        ...((0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .isGiven */ .qR)(given, CLIENTS) ? await clientLines(catalog, (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(given, PREFIX) ?? '') : []),
    ];
    terminal.write(lines.map((line) => `${line}\n`).join(''));
    return 0;
}
/** Facts, which fail nothing: what a catalog costs, then what clients refuse in it. */
async function clientLines(catalog, prefix) {
    const { size, findings } = await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_7__/* .clientReport */ .O)(catalog, { prefix });
    return [
        (0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__/* .sizeLine */ .Od)(size),
        ...findings.map((finding) => {
            const name = finding.entry === null ? 'The catalog' : (0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__/* .neutralise */ .$)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .shownName */ .HD)(finding.entry));
            return (0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__/* .clientLine */ .cV)(finding, name, (0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__/* .neutralise */ .$)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .shownText */ .f$)(finding.path)));
        }),
    ];
}
function faultsOf(source, given) {
    const [limits, field] = [(0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsOf */ .Af)(given), 'catalog'];
    return 'files' in source
        ? (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_11__/* .catalogDirectoryFaults */ .ml)(source.files, { limits, field, format: (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryFormat */ .lX)(given) })
        : (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_12__/* .catalogFaults */ .l)(source.bytes, { format: (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .be)(given), limits, field });
}
const NOUNS = {
    tool: ['tool', 'tools'],
    prompt: ['prompt', 'prompts'],
    resource: ['resource', 'resources'],
    resourceTemplate: ['resource template', 'resource templates'],
};
function countOf(catalog) {
    const counts = _catalog_index_js__WEBPACK_IMPORTED_MODULE_13__/* .ENTRY_KINDS */ .pf.map((kind) => [kind, catalog.entries.filter((entry) => entry.kind === kind).length]);
    return counts
        .filter(([kind, count]) => kind === 'tool' || count > 0)
        .map(([kind, count]) => `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`)
        .join(', ');
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


/***/ }),

/***/ 4210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toValue),
/* harmony export */   Y: () => (/* binding */ fromValue)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2571);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8176);



/**
 * A JSON-compatible JavaScript value as a JsonValue: null, booleans, well-formed strings, finite numbers, dense
 * arrays and plain objects (any realm's, or without prototype) of enumerable data properties. No getter or trap is run.
 * Throws `unsupported_value` for anything else (undefined, bigint, symbols, functions, class instances, Map, Date,
 * NaN, sparse arrays, cycles, accessors, proxies), `lone_surrogate`, `too_deep` and `too_large`.
 */
function fromValue(value, field, limits = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_LIMITS */ .dR) {
    return take({ field, limits, holders: new Set(), size: 0 }, value, 0);
}
function take(taking, value, depth) {
    if (depth > Math.min(taking.limits.maxDepth, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LIMITS */ .M6.maxDepth))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('too_deep', taking.field);
    count(taking, 1);
    if (value === null || typeof value === 'boolean')
        return value;
    if (typeof value === 'string')
        return takeString(taking, value);
    if (typeof value === 'number' && Number.isFinite(value))
        return value === 0 ? 0 : value;
    if (typeof value !== 'object' || node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value) || taking.holders.has(value))
        throw unsupported(taking);
    taking.holders.add(value);
    const taken = Array.isArray(value) ? takeArray(taking, value, depth) : takeObject(taking, value, depth);
    taking.holders.delete(value);
    return taken;
}
function unsupported(taking) {
    return new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('unsupported_value', taking.field);
}
function count(taking, size) {
    taking.size += size;
    if (taking.size > taking.limits.maxBytes)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('too_large', taking.field);
}
function takeString(taking, text) {
    count(taking, text.length);
    if (!text.isWellFormed())
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('lone_surrogate', taking.field);
    return text;
}
function takeArray(taking, array, depth) {
    if (!isArrayPrototype(Object.getPrototypeOf(array)))
        throw unsupported(taking);
    const names = Reflect.ownKeys(array);
    if (names.length !== array.length + 1)
        throw unsupported(taking);
    const items = names.slice(0, -1).map((name, index) => {
        if (name !== String(index))
            throw unsupported(taking);
        return take(taking, dataOf(taking, array, name), depth + 1);
    });
    return { kind: 'array', items, start: -1 };
}
function takeObject(taking, object, depth) {
    if (!isPlain(object))
        throw unsupported(taking);
    const keys = [];
    const values = [];
    for (const name of Reflect.ownKeys(object)) {
        if (typeof name !== 'string')
            throw unsupported(taking);
        keys.push(takeString(taking, name));
        values.push(take(taking, dataOf(taking, object, name), depth + 1));
    }
    return { kind: 'object', keys, values, starts: [], start: -1 };
}
function dataOf(taking, holder, name) {
    const property = Object.getOwnPropertyDescriptor(holder, name);
    if (property === undefined || !('value' in property) || property.enumerable !== true)
        throw unsupported(taking);
    return property.value;
}
function isPlain(object) {
    const prototype = Object.getPrototypeOf(object);
    return prototype === null || isObjectPrototype(prototype);
}
/** Whether this is Object.prototype, of this realm or another one. */
function isObjectPrototype(value) {
    if (typeof value !== 'object' || value === null || node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value))
        return false;
    return Object.getPrototypeOf(value) === null && Object.hasOwn(value, 'hasOwnProperty');
}
/** Whether this is Array.prototype, of this realm or another one. */
function isArrayPrototype(value) {
    if (node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value) || !Array.isArray(value))
        return false;
    return isObjectPrototype(Object.getPrototypeOf(value));
}
/**
 * A value as plain JavaScript: objects have no prototype, so that `__proto__` is a key like any other; an exact
 * number becomes its nearest double (which can be Infinity).
 */
function toValue(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (value.kind === 'number')
        return value.double;
    if (value.kind === 'array')
        return value.items.map(toValue);
    return toObject(value);
}
function toObject(object) {
    const result = { __proto__: null };
    object.keys.forEach((key, index) => {
        result[key] = toValue(object.values[index] ?? null);
    });
    return result;
}


/***/ }),

/***/ 5282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sameValue)
/* harmony export */ });
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8085);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);


/**
 * Whether two values mean the same: the order of keys is irrelevant, that of items counts, numbers are compared by
 * their exact decimal value (`1`, `1.0` and `1e0` are one). Exactly then their canonical forms are equal.
 */
function sameValue(a, b) {
    if (a === b)
        return true;
    if (typeof a === 'string')
        return false;
    if (isNumber(a))
        return isNumber(b) && (0,_number_js__WEBPACK_IMPORTED_MODULE_0__/* .sameNumber */ .SR)(a, b);
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null)
        return false;
    if (a.kind === 'array')
        return b.kind === 'array' && sameValues(a.items, b.items);
    return b.kind === 'object' && sameMembers(a, b);
}
function isNumber(value) {
    return typeof value === 'number' || (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isExactNumber */ .zr)(value);
}
function sameValues(a, b) {
    if (a === b)
        return true;
    if (a.length !== b.length)
        return false;
    for (let index = 0; index < a.length; index += 1) {
        if (!sameValue(a[index] ?? null, b[index] ?? null))
            return false;
    }
    return true;
}
function sameMembers(a, b) {
    if (a.keys.length !== b.keys.length)
        return false;
    return sameOrder(a.keys, b.keys) ? sameValues(a.values, b.values) : sameByKey(a, b);
}
function sameOrder(a, b) {
    if (a === b)
        return true;
    for (let index = 0; index < a.length; index += 1) {
        if (a[index] !== b[index])
            return false;
    }
    return true;
}
function sameByKey(a, b) {
    const indexes = new Map(b.keys.map((key, index) => [key, index]));
    return a.keys.every((key, index) => {
        const other = b.values[indexes.get(key) ?? -1];
        return other !== undefined && sameValue(a.values[index] ?? null, other);
    });
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

/***/ 8742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ growthLine),
/* harmony export */   Od: () => (/* binding */ sizeLine),
/* harmony export */   cV: () => (/* binding */ clientLine),
/* harmony export */   ln: () => (/* binding */ CLIENT_RULE_WORDS)
/* harmony export */ });
/** What each rule finds of a tool, as the rest of a sentence about it; docs/clients.md names the sources. */
const CLIENT_RULE_WORDS = {
    schema_missing: 'has no input schema',
    schema_invalid: 'has a schema that is not valid JSON Schema',
    dialect_unknown: 'has a schema in a dialect other than 2020-12 and draft-07',
    ref_unresolvable: 'has a `$ref` that leads nowhere in its schema',
    root_not_object: 'has an input schema whose root does not say `"type": "object"`',
    root_combinator: 'has `anyOf`, `oneOf` or `allOf` at the root of its input schema',
    name_characters: 'has a name with characters other than letters, digits, `_` and `-`',
    name_too_long: 'has a name of more than 64 characters, with its prefix',
    names_clash: 'has a name that some clients do not tell from another tool’s',
    too_many_tools: 'has more than 128 tools',
};
/** A finding as a line of plain text; `name` and `place` are shown as they are given. */
function clientLine({ code }, name, place) {
    return `${name} ${CLIENT_RULE_WORDS[code]} (\`${code}\`${place === '' ? '' : ` at ${place}`})`;
}
/** What a catalog costs, as a line of plain text. */
function sizeLine(size) {
    return `${sizeWords(size)} (an estimate: bytes / 4)`;
}
/** How a catalog's cost changed, as a line of plain text. */
function growthLine(before, after) {
    if (before === null)
        return sizeLine(after);
    const change = (name) => {
        const more = after[name] - before[name];
        return `${more < 0 ? '−' : '+'}${counted(Math.abs(more), name)}`;
    };
    return `${sizeWords(after)}: ${change('tools')}, ${change('bytes')}, ${change('tokens')} (an estimate: bytes / 4)`;
}
function sizeWords({ tools, bytes, tokens }) {
    return `${counted(tools, 'tools')}, ${counted(bytes, 'bytes')}, about ${counted(tokens, 'tokens')}`;
}
function counted(count, nouns) {
    return `${count} ${count === 1 ? nouns.slice(0, -1) : nouns}`;
}


/***/ }),

/***/ 9261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ uncommittedSentence),
/* harmony export */   B: () => (/* binding */ commandErrorSentence)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1049);
/* harmony import */ var _error_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6663);


/** What is done otherwise where no workflow and no token is about. */
const COMMAND_SENTENCES = {
    invalid_input: 'This option has a value that is not understood. See `--help`.',
    missing_input: 'A required option is missing. Give it.',
    conflicting_input: 'Two options exclude each other. Leave one out.',
    input_differs_from_settings: 'The option and the settings file of the base branch differ. Leave the option out, or make both equal.',
    token_missing: 'There is no token. Set GITHUB_TOKEN or GH_TOKEN to one that may read the repository (with the GitHub CLI: `GH_TOKEN=$(gh auth token)`).',
    not_a_file: 'This is not an ordinary file. Name the file of the catalog, or a directory of one-tool files.',
    not_a_repository: 'There is no Git repository here that can be read. Run the command in one.',
    commit_not_found: 'Git knows no such branch, tag or commit here. Check its spelling, or fetch it (`git fetch origin`).',
    merge_base_unknown: 'HEAD and the base branch have no commit in common here, or several. Merge the base branch. In a shallow clone, fetch the whole history (`git fetch --unshallow`).',
    object_not_found: 'Git has no such object here. Fetch the whole history (`git fetch --unshallow`).',
};
/**
 * The sentence of an error for whoever typed a command: `option` is the option that it is about, `--` included, null
 * where it is about none; `given` what was given for it where that may be shown.
 */
function commandErrorSentence(error, option, given) {
    const sentence = COMMAND_SENTENCES[error.code];
    if (option === null && sentence === undefined)
        return (0,_error_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .errorSentence */ .O)(error, given);
    const place = error.place === null ? '' : `, line ${error.place.line}, column ${error.place.column}`;
    const name = (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)(option ?? error.field);
    const where = given === null ? name : `${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(given))} (${name})`;
    const usual = (0,_error_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .errorSentence */ .O)(error);
    const said = sentence === undefined ? usual.slice(usual.indexOf(': ') + 2) : `${sentence} (\`${error.code}\`)`;
    return `${where}${place}: ${said}`;
}
/** What a command says of a file in the working tree that is not as HEAD has it. */
function uncommittedSentence(path) {
    return `${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(path))} in the working tree is not the one of HEAD, which is what was read. Commit it to have it compared.`;
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