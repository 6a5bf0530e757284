"use strict";
exports.id = 557;
exports.ids = [557];
exports.modules = {

/***/ 6894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ inventoryJson),
/* harmony export */   OK: () => (/* binding */ inventoryFromValue)
/* harmony export */ });
/* unused harmony export inventoryFromRecords */
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4210);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4103);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5440);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4279);




/**
 * An OpenMed tool inventory of records in any order, 10,000 at most. Throws the contract's codes, of a
 * record on its own field (`tool_id: invalid_identifier`, …); what is no plain object of texts is `tool:
 * invalid_type`, what is no list `tools: invalid_records`. No getter of a caller's object is run.
 */
function inventoryFromRecords(records, field) {
    const side = field ?? null;
    if (!Array.isArray(records))
        throw new GateError('invalid_records', named(side, 'tools'));
    const tools = taken(records, named(side, 'tool'));
    const root = jsonObject([
        ['schema_version', INVENTORY_VERSION],
        ['tools', tools],
    ]);
    return inventoryOf(root, readInventoryRecords(root, side));
}
/**
 * An OpenMed tool inventory of a plain JSON-compatible document, `{schema_version, tools}`. Throws as readInventory
 * does; what has no JSON is `inventory: invalid_type`, or `FIELD: invalid_type` with a field.
 */
function inventoryFromValue(document, field) {
    const side = field ?? null;
    const root = taken(document, side ?? 'inventory');
    return inventoryOf(root, (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readInventory */ .zw)(root, { text: '' }, side));
}
function inventoryOf(root, content) {
    return {
        format: 'openmed-inventory',
        members: _catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .AU,
        entries: content.entries,
        sources: [{ file: null, text: '', root, items: null }],
        notes: [],
    };
}
function named(side, field) {
    return side === null ? field : `${side}.${field}`;
}
function taken(value, field) {
    try {
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .fromValue */ .Y)(value, field);
    }
    catch {
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_type', field);
    }
}
/**
 * The canonical JSON of an OpenMed tool inventory v1, byte for byte, without a final line feed. Throws
 * `no_inventory` on `inventory` for a catalog of another format.
 */
function inventoryJson(catalog) {
    if (catalog.format !== 'openmed-inventory')
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('no_inventory', 'inventory');
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .pythonJson */ .b)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonObject */ .o$)([
        ['schema_version', _formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .INVENTORY_VERSION */ .o5],
        ['tools', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonArray */ .Ir)(catalog.entries.map(({ definition }) => definition))],
    ]));
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

/***/ 8902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   INVENTORY: () => (/* binding */ INVENTORY)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4928);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6788);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(973);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6894);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8183);
/* harmony import */ var _catalog_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8468);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5458);
/* harmony import */ var _output_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5658);
/* harmony import */ var _rule_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3689);







const MAP = {
    name: 'map',
    value: 'file',
    about: 'which identifier, version and class each tool has (docs/map.schema.json)',
    required: true,
};
const TOOLS_ONLY = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .flagOption */ .kY)('tools-only', 'leave out prompts, resources and other members, which an inventory cannot hold');
/** `inventory MANIFEST --map MAP`: the OpenMed tool inventory of a manifest, in its canonical bytes. */
const INVENTORY = {
    operands: [{ name: 'manifest', about: _catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .CATALOG_ABOUT */ .yB }],
    options: [MAP, _catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB, _rule_options_js__WEBPACK_IMPORTED_MODULE_2__/* .IGNORE */ .XK, TOOLS_ONLY, _limit_options_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_BYTES */ .zx, _limit_options_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_DEPTH */ .lr],
    run: inventory,
};
async function inventory(terminal, given) {
    const [path, file] = [(0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .operandOf */ .fK)(given, 0), (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(given, MAP) ?? ''];
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsOf */ .Af)(given);
    const catalog = await (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readCatalog */ .uM)(terminal, path, given, 'manifest');
    const map = (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_4__/* .parseMap */ .y)(await terminal.read(file, limits, 'map'), { limits });
    const manifest = (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_5__/* .applyRules */ .I)(catalog, (0,_rule_options_js__WEBPACK_IMPORTED_MODULE_2__/* .rulesOf */ .fD)(given)).catalog;
    const made = (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_6__/* .inventoryFromManifest */ .m)((0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .isGiven */ .qR)(given, TOOLS_ONLY) ? (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_6__/* .toolsAlone */ .n)(manifest) : manifest, map, 'manifest');
    (0,_output_options_js__WEBPACK_IMPORTED_MODULE_7__/* .writeDocument */ .ft)(terminal, (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_8__/* .inventoryJson */ .Ni)(made));
    terminal.writeError((0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__/* .noteLines */ .G)([made])
        .map((line) => `${line}\n`)
        .join(''));
    return 0;
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

/***/ 5658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SG: () => (/* binding */ DETAIL),
/* harmony export */   VY: () => (/* binding */ isColored),
/* harmony export */   ft: () => (/* binding */ writeDocument),
/* harmony export */   o$: () => (/* binding */ COLOR)
/* harmony export */ });
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9245);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);


/** `--detail`: names and fingerprints alone (the default), places too, or the text of what changed. */
const DETAIL = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'detail', value: 'detail', about: 'what a report tells (default fingerprints)' }, _report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .D);
/** `--color`: `auto` (the default) colours text on a terminal, unless NO_COLOR is set (no-color.org). */
const COLOR = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'color', value: 'when', about: 'colour text (default auto: on a terminal)' }, ['auto', 'always', 'never']);
/** Whether to colour what goes to standard output. */
function isColored(given, terminal) {
    const when = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOf */ .FH)(given, COLOR) ?? 'auto';
    if (when !== 'auto')
        return when === 'always';
    return (terminal.environment['NO_COLOR'] ?? '') === '' && terminal.isTerminal();
}
/** Writes a document of a contract byte for byte; on a terminal, where nobody counts bytes, a line feed follows. */
function writeDocument(terminal, text) {
    terminal.write(terminal.isTerminal() ? `${text}\n` : text);
}


/***/ }),

/***/ 3689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ usesInBoth),
/* harmony export */   H8: () => (/* binding */ UNORDERED),
/* harmony export */   XK: () => (/* binding */ IGNORE),
/* harmony export */   fD: () => (/* binding */ rulesOf)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6788);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2571);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);



const POINTER = {
    text: 'a JSON Pointer (RFC 6901), such as /tools/*/_meta',
    holds: (value) => /^(?:\/(?:[^~/]|~[01])*)+$/.test(value),
};
const IGNORE = {
    name: 'ignore',
    value: 'pointer',
    about: 'leave this place out, as `ignore` in the settings file does; may be given again',
    takes: POINTER,
};
const UNORDERED = {
    name: 'unordered',
    value: 'pointer',
    about: 'compare the array at this place in any order; may be given again',
    takes: POINTER,
};
/** What `--ignore` and `--unordered` say. Throws `required_ignored` on `--ignore`. */
function rulesOf(given) {
    const ignore = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(given, IGNORE);
    if (ignore.some(_catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoresRequired */ .v))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('required_ignored', '--ignore');
    return { ignore, unordered: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(given, UNORDERED) };
}
/** How often each pointer was of use in the catalog of two that it was more often of use in. */
function usesInBoth(before, after) {
    const most = (rule) => before[rule].map(({ pointer, uses }, index) => ({
        pointer,
        uses: Math.max(uses, after[rule][index]?.uses ?? 0),
    }));
    return { ignored: most('ignored'), unordered: most('unordered') };
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

/***/ 4210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toValue),
/* harmony export */   Y: () => (/* binding */ fromValue)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2571);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5795);



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

/***/ 5749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ pythonJson),
/* harmony export */   k: () => (/* binding */ pythonJsonText)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7259);
/* harmony import */ var _text_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(357);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2571);
/* harmony import */ var _write_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7292);





const TEXT = {
    string: _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T,
    number: numberText,
    compare: _text_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O,
    layouts: new WeakMap(),
};
const ASCII = { ...TEXT, string: asciiString, layouts: new WeakMap() };
/**
 * A value as the OpenMed contracts write it ("Python JSON"): keys sorted by code point, separators `,` and `:`,
 * every non-ASCII character and U+007F escaped, integers in plain decimal (a number counts as one if its literal did,
 * or if it never was a literal and is one), other numbers as Python's `repr(float)` of the nearest double. Throws
 * `unsupported_value` (field `value`) for a number that is no integer and beyond the doubles (`1e400`): Python has
 * Infinity there, which the contracts refuse.
 */
function pythonJson(value) {
    return (0,_write_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)(value, ASCII);
}
/**
 * Python JSON whose characters stand as themselves, as the argument classification's hashes need; throws as pythonJson.
 */
function pythonJsonText(value) {
    return (0,_write_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)(value, TEXT);
}
function numberText(value) {
    if (typeof value === 'object')
        return exactText(value);
    return Number.isInteger(value) ? integerText(String(value)) : floatText(value);
}
function exactText(value) {
    return value.integer ? value.digits + '0'.repeat(Number(value.exponent)) : floatText(value.double);
}
function integerText(shortest) {
    if (!shortest.includes('e'))
        return shortest;
    const { digits, exponent } = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_3__/* .decimalOf */ .B)(shortest);
    return digits + '0'.repeat(Number(exponent));
}
/** Python's repr: the shortest digits; an exponent, of two digits at least, from 1e16 up and below 1e-4. */
function floatText(double) {
    if (!Number.isFinite(double))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .u('unsupported_value', 'value');
    const sign = double < 0 || Object.is(double, -0) ? '-' : '';
    if (double === 0)
        return `${sign}0.0`;
    const decimal = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_3__/* .decimalOf */ .B)(String(Math.abs(double)));
    const point = decimal.digits.length + Number(decimal.exponent);
    return (sign + (point > 16 || point < -3 ? scientific(decimal.digits, point) : positional(decimal.digits, point)));
}
function scientific(digits, point) {
    const fraction = digits.length === 1 ? '' : `.${digits.slice(1)}`;
    const power = String(Math.abs(point - 1)).padStart(2, '0');
    return `${digits.charAt(0)}${fraction}e${point < 1 ? '-' : '+'}${power}`;
}
function positional(digits, point) {
    if (point <= 0)
        return `0.${'0'.repeat(-point)}${digits}`;
    if (point >= digits.length)
        return `${digits}${'0'.repeat(point - digits.length)}.0`;
    return `${digits.slice(0, point)}.${digits.slice(point)}`;
}
function asciiString(text) {
    return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(text).replace(/[\u007f-\uffff]+/g, escapeUnits);
}
function escapeUnits(text) {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1) {
        escaped += `\\u${(0x10000 + text.charCodeAt(index)).toString(16).slice(1)}`;
    }
    return escaped;
}


/***/ }),

/***/ 9245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ DETAILS)
/* harmony export */ });
/**
 * How much of a change a report shows: fingerprints and kinds of change; the places too, which name schema
 * properties; or the text of both definitions too.
 */
const DETAILS = ['fingerprints', 'pointers', 'values'];


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

/***/ 4219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeLookAlikes),
/* harmony export */   n: () => (/* binding */ hasLookAlikes)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7846);

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
    if (_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .PRINTABLE_ASCII */ ._o.test(text))
        return text;
    // A base with its marks (conjoining Hangul vowels and finals compose like marks); a word, or an escape before it.
    const cluster = unicodePattern('gu', String.raw `[^\p{M}][\p{M}\u1160-\u11FF]*|\p{M}+`);
    const word = unicodePattern('gu', String.raw `\\u\{[0-9A-F]+\}|[\p{L}\p{M}\p{N}]+`);
    return text
        .replace(cluster, (found) => (isPlain(found) ? found : escapeNonAscii(found)))
        .replace(NON_ASCII, (character) => (SIGNS.has(character) ? (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk)(character) : character))
        .replace(word, (found) => (found.startsWith('\\') || isHonest(found) ? found : escapeNonAscii(found)));
}
/** Whether a text holds a character that may be taken for another one, or one that shows nothing. */
function hasLookAlikes(text) {
    return !_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .PRINTABLE_ASCII */ ._o.test(text) && escapeLookAlikes((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text)) !== text;
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
    return text.replace(NON_ASCII, _visible_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk);
}


/***/ }),

/***/ 1049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   fC: () => (/* binding */ wholeName),
/* harmony export */   lR: () => (/* binding */ shownPointer),
/* harmony export */   r0: () => (/* binding */ wholeText)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8030);
/* harmony import */ var _look_alikes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4219);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7846);



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
/** The same as `shownName`, however long the name is: for text, where nothing is cut. */
function wholeName(name) {
    return asciiOnly(name);
}
/** The same as `shownText`, however long the text is. */
function wholeText(text) {
    return anyLanguage(text);
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
    const digest = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(text).slice('sha256:'.length, 'sha256:'.length + HEX_OF_A_LONG_NAME);
    return `${show(characters.slice(0, SHOWN_OF_A_LONG_NAME * times).join(''))}…${digest}`;
}
function asciiOnly(text) {
    return withoutHiddenSpaces(text.replaceAll('\\', '\\\\').replace(NOT_PRINTABLE_ASCII, _visible_js__WEBPACK_IMPORTED_MODULE_1__/* .escaped */ .Mk));
}
function anyLanguage(text) {
    return withoutHiddenSpaces((0,_look_alikes_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLookAlikes */ .M)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text.replaceAll('\\', '\\\\'))));
}
function withoutHiddenSpaces(text) {
    return text.replace(SPACE_THAT_HIDES, _visible_js__WEBPACK_IMPORTED_MODULE_1__/* .escaped */ .Mk);
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


/***/ })

};
;