"use strict";
exports.id = 552;
exports.ids = [552];
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

/***/ 4552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DIGEST: () => (/* binding */ DIGEST)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1100);
/* harmony import */ var _catalog_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8468);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(367);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5458);




/** `digest FILE`: the digest of a catalog, alone on a line. */
const DIGEST = {
    operands: [{ name: 'file', about: _catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .CATALOG_ABOUT */ .yB }],
    options: [_catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .FORMAT */ .uB, _limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BYTES */ .zx, _limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr],
    run: async (terminal, given) => {
        const catalog = await (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readCatalog */ .uM)(terminal, (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .operandOf */ .fK)(given, 0), given, 'catalog');
        terminal.write(`${(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogDigest */ .oR)(catalog)}\n`);
        return 0;
    },
};


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


/***/ })

};
;