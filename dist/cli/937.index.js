"use strict";
exports.id = 937;
exports.ids = [937];
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

/***/ 9366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findingsDocument)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);

/** Findings as a document lists them: the tool (null for all), the reason's code, and the place. */
function findingsDocument(findings) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonArray */ .Ir)(findings.map(({ entry, code, path }) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObject */ .o$)([
        ['entry', entry],
        ['code', code],
        ['path', path],
    ])));
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

/***/ 937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LINT: () => (/* binding */ LINT)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5440);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3854);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5578);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1394);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5020);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5023);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7259);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);
/* harmony import */ var _findings_document_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9366);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5458);
/* harmony import */ var _output_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5658);








const FORMAT = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'format', value: 'format', about: 'what the file is (default auto: by content)' }, ['auto', 'schema', ..._catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR]);
/** The version of the document about a catalog; the one about a schema is the contract's. */
const CATALOG_LINT_VERSION = 'tool-catalog-gate.lint.v1';
/** `lint SCHEMA_OR_MANIFEST`: exit code 0 without findings, 1 with. */
const LINT = {
    operands: [{ name: 'file', about: 'a JSON schema, a catalog, or - for standard input' }],
    options: [FORMAT, _limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BYTES */ .zx],
    run: lint,
};
async function lint(terminal, given) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaLimits */ .w4)(given);
    const bytes = await terminal.read((0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .operandOf */ .fK)(given, 0), limits, 'schema');
    const catalog = catalogIn(bytes, (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOf */ .FH)(given, FORMAT) ?? 'auto', limits);
    if (catalog === null) {
        const report = (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_3__/* .lintToolContractValue */ .N)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(bytes, limits, 'schema').root);
        (0,_output_options_js__WEBPACK_IMPORTED_MODULE_5__/* .writeDocument */ .ft)(terminal, (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_6__/* .lintReportJson */ ._Q)(report));
        return report.passed ? 0 : 1;
    }
    const findings = (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_7__/* .lintCatalog */ .Z)(catalog);
    const passed = findings.length === 0;
    const document = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonObject */ .o$)([
        ['schema_version', CATALOG_LINT_VERSION],
        ['passed', passed],
        ['findings', (0,_findings_document_js__WEBPACK_IMPORTED_MODULE_9__/* .findingsDocument */ .C)(findings)],
    ]);
    (0,_output_options_js__WEBPACK_IMPORTED_MODULE_5__/* .writeDocument */ .ft)(terminal, (0,_json_index_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalJson */ .d)(document));
    return passed ? 0 : 1;
}
/** The catalog that a file holds; null where it is to be taken as a schema, as any document that is no catalog is. */
function catalogIn(bytes, format, limits) {
    if (format === 'schema')
        return null;
    try {
        return (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_11__/* .parseCatalog */ .L)(bytes, { format, limits, field: 'catalog' });
    }
    catch (error) {
        if (error instanceof _errors_index_js__WEBPACK_IMPORTED_MODULE_12__/* .GateError */ .u && error.code === 'unknown_format')
            return null;
        throw error;
    }
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

/***/ 5545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ governanceIdOf),
/* harmony export */   WE: () => (/* binding */ isPatternId),
/* harmony export */   sZ: () => (/* binding */ isGovernanceId)
/* harmony export */ });
/* unused harmony exports GOVERNANCE_KINDS, parseGovernanceId */
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3788);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5120);



const GOVERNANCE_KINDS = ['capability', 'purpose', 'policy', 'workflow', 'tool'];
const ids = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sealedType */ .R)('GovernanceId', ['kind', 'namespace', 'name', 'version', 'value']);
/**
 * Reads a governance identifier, `KIND:NS/NAME` or `KIND:NS/NAME@VER`, of one kind. OpenMed v1, "Governance identifiers". Throws on field `identifier`: `invalid_identifier_type` (no string),
 * `identifier_too_long` (over 512 characters), `invalid_identifier`; on `kind`: `unknown_kind`, `wrong_kind`; on
 * `namespace`: `namespace_too_long` (over 253).
 */
function parseGovernanceId(value, kind) {
    const read = readGovernanceId(value, kind);
    if ('code' in read)
        throw new GateError(read.code, read.field);
    return ids.seal(read);
}
/** The identifier's parts as plain data, or null where parseGovernanceId would throw. */
function governanceIdOf(value, kind) {
    const read = readGovernanceId(value, kind);
    return 'code' in read ? null : read;
}
/** Whether a value is a governance identifier of that kind (see parseGovernanceId). */
function isGovernanceId(value, kind) {
    return governanceIdOf(value, kind) !== null;
}
function readGovernanceId(value, kind) {
    if (typeof value !== 'string')
        return { code: 'invalid_identifier_type', field: 'identifier' };
    if (isLongerThan(value, _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_IDENTIFIER_CHARACTERS */ .Cl))
        return { code: 'identifier_too_long', field: 'identifier' };
    const parts = (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .splitIdentifier */ .a0)(value);
    if (parts === null)
        return { code: 'invalid_identifier', field: 'identifier' };
    if (!GOVERNANCE_KINDS.some((known) => known === parts.kind))
        return { code: 'unknown_kind', field: 'kind' };
    if (parts.kind !== kind)
        return { code: 'wrong_kind', field: 'kind' };
    if (parts.namespace.length > _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_NAMESPACE_CHARACTERS */ ["in"]) {
        return { code: 'namespace_too_long', field: 'namespace' };
    }
    return { ...parts, kind, value };
}
/** Whether a text has more characters than that; a character above U+FFFF is one, as Python counts. */
function isLongerThan(text, most) {
    if (text.length <= most)
        return false;
    return text.length > 2 * most || Array.from(text).length > most;
}
/** Whether a value is a string of the form `KIND:NS/NAME` or `KIND:NS/NAME@VER` of that kind, of any length. */
function isPatternId(value, kind) {
    return typeof value === 'string' && (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .splitIdentifier */ .a0)(value)?.kind === kind;
}


/***/ }),

/***/ 1394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ lintReport),
/* harmony export */   Xd: () => (/* binding */ addFinding),
/* harmony export */   _I: () => (/* binding */ noFindings),
/* harmony export */   _Q: () => (/* binding */ lintReportJson)
/* harmony export */ });
/* unused harmony export TOOL_CONTRACT_LINT_SCHEMA_VERSION */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9574);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(344);


const TOOL_CONTRACT_LINT_SCHEMA_VERSION = 'openmed.agent.tool_contract_lint.v1';
/** The findings before the first. */
function noFindings() {
    return { all: [], budget: (0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .pathBudget */ .P)('schema') };
}
/** Adds a finding. Throws `schema: too_large` where the paths get too long together. */
function addFinding(findings, reason, path) {
    (0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .spendPath */ .W)(findings.budget, path);
    findings.all.push(Object.freeze({ severity: 'error', reason_code: reason, schema_path: path }));
}
/** A report of findings in any order, each as often as it was met. */
function lintReport(findings) {
    const unique = new Map(findings.map((finding) => [`${finding.reason_code} ${finding.schema_path}`, finding]));
    const sorted = [...unique.values()].sort(compareFindings);
    return Object.freeze({
        schema_version: TOOL_CONTRACT_LINT_SCHEMA_VERSION,
        passed: sorted.length === 0,
        findings: Object.freeze(sorted),
    });
}
/** A lint report as the contract's document, in Python JSON. */
function lintReportJson(report) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonJson */ .b)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonObject */ .o$)([
        ['schema_version', report.schema_version],
        ['passed', report.passed],
        ['findings', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonArray */ .Ir)(report.findings.map(findingObject))],
    ]));
}
function findingObject(finding) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonObject */ .o$)([
        ['severity', finding.severity],
        ['reason_code', finding.reason_code],
        ['schema_path', finding.schema_path],
    ]);
}
function compareFindings(a, b) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.schema_path, b.schema_path) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.reason_code, b.reason_code);
}


/***/ }),

/***/ 5578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ lintToolContractValue)
/* harmony export */ });
/* unused harmony export lintToolContract */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4022);
/* harmony import */ var _identifiers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5545);
/* harmony import */ var _lint_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1394);
/* harmony import */ var _tool_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6558);








const UNSUPPORTED_KEYWORDS = new Set([
    '$ref',
    'additionalItems',
    'allOf',
    'anyOf',
    'dependentSchemas',
    'else',
    'if',
    'oneOf',
    'patternProperties',
    'prefixItems',
    'then',
    'unevaluatedProperties',
]);
/**
 * Lints a tool's input schema, given as a plain JavaScript value: whether each field says for which purpose it is
 * needed and that it is. OpenMed v1, "Tool contract lint". What is no JSON value (class instances,
 * accessors, proxies, cycles, over 512 levels, …) is one finding, `invalid_schema` at `#`. Throws `schema: too_large`
 * for a schema over 1 Mi characters and values, or where the paths of the findings together have over 64 Mi characters.
 */
function lintToolContract(schema) {
    return lintToolContractValue(schemaValue(schema));
}
/**
 * Lints a schema that was read from a document, of any size; else as lintToolContract. A schema is walked 64 levels
 * deep, so that no nesting overflows the stack.
 */
function lintToolContractValue(schema) {
    const findings = (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .noFindings */ ._I)();
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema)) {
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(findings, 'invalid_schema', '#');
        return (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .lintReport */ .AC)(findings.all);
    }
    const purpose = lintPurpose({ findings, rootPurpose: null }, schema, '#');
    const walk = { findings, rootPurpose: purpose };
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'type') !== 'object')
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(findings, 'invalid_schema', '#/type');
    lintKeywords(walk, schema, '#');
    lintShape(walk, schema, { path: '#', level: 0 }, false);
    return (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .lintReport */ .AC)(findings.all);
}
function lintField(walk, schema, at, isRequired) {
    if (!isRequired)
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'optional_input', at.path);
    if (isWalked(walk, at)) {
        lintKeywords(walk, schema, at.path);
        lintPurpose(walk, schema, at.path);
        lintMinimumData(walk, schema, at.path);
        lintShape(walk, schema, at, true);
    }
    const items = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'items') ?? null;
    if (items !== null)
        lintItems(walk, items, { path: below(at.path, 'items'), level: at.level + 1 });
}
function lintItems(walk, items, at) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(items)) {
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'invalid_schema', at.path);
        return;
    }
    if (!isWalked(walk, at))
        return;
    lintKeywords(walk, items, at.path);
    lintShape(walk, items, at, false);
}
function isWalked(walk, at) {
    if (at.level <= _tool_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SCHEMA_LEVELS */ .LV)
        return true;
    (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'invalid_schema', at.path);
    return false;
}
function lintKeywords(walk, schema, path) {
    for (const keyword of schema.keys) {
        if (UNSUPPORTED_KEYWORDS.has(keyword))
            (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'unsupported_schema_keyword', below(path, keyword));
    }
}
function lintPurpose(walk, schema, path) {
    const annotationPath = below(path, _tool_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .PURPOSE_ANNOTATION */ .lD);
    const purpose = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, _tool_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .PURPOSE_ANNOTATION */ .lD);
    if (purpose === undefined) {
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'missing_purpose', annotationPath);
        return null;
    }
    const id = (0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .governanceIdOf */ .$t)(purpose, 'purpose');
    if (id === null || id.version === null) {
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'invalid_purpose', annotationPath);
        return null;
    }
    if (walk.rootPurpose !== null && id.value !== walk.rootPurpose)
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'overbroad_for_purpose', annotationPath);
    return id.value;
}
function lintMinimumData(walk, schema, path) {
    const declared = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, _tool_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM_DATA_ANNOTATION */ .Cw) ?? null;
    if (declared === 'required')
        return;
    if (declared === 'optional') {
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'optional_input', path);
        return;
    }
    if (declared === 'derived') {
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'derived_input', path);
        return;
    }
    const reason = declared === null ? 'missing_minimum_data' : 'invalid_minimum_data';
    (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, reason, below(path, _tool_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .MINIMUM_DATA_ANNOTATION */ .Cw));
}
function lintShape(walk, schema, at, isField) {
    const { findings } = walk;
    const type = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'type');
    if (isField && !(0,_tool_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isSchemaType */ .Q8)(type))
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(findings, 'invalid_schema', below(at.path, 'type'));
    const properties = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'properties') ?? null;
    if (properties !== null && !(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(properties)) {
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(findings, 'invalid_schema', below(at.path, 'properties'));
        return;
    }
    const required = requiredNames((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'required'));
    if (required === null)
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(findings, 'invalid_schema', below(at.path, 'required'));
    if (properties !== null && type !== 'object')
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(findings, 'invalid_schema', below(at.path, 'type'));
    if (type === 'object' && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'additionalProperties') !== false)
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(findings, 'open_input_object', below(at.path, 'additionalProperties'));
    if (type === 'array' && (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, 'items') === undefined)
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(findings, 'invalid_schema', below(at.path, 'items'));
    if (properties !== null)
        lintProperties(walk, properties, at, required ?? new Set());
}
function lintProperties(walk, properties, at, required) {
    const declared = new Set(properties.keys);
    if ([...required].some((name) => !declared.has(name)))
        (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'invalid_schema', below(at.path, 'required'));
    const path = below(at.path, 'properties');
    properties.keys.forEach((name, index) => {
        const field = properties.values[index] ?? null;
        const fieldPath = below(path, name);
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(field)) {
            (0,_lint_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addFinding */ .Xd)(walk.findings, 'invalid_schema', fieldPath);
            return;
        }
        lintField(walk, field, { path: fieldPath, level: at.level + 1 }, required.has(name));
    });
}
/** The names that `required` lists, none where it is absent; null where it is no array of unique strings. */
function requiredNames(required) {
    if (required === undefined)
        return new Set();
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(required))
        return null;
    const names = required.items.filter((name) => typeof name === 'string');
    const unique = new Set(names);
    return unique.size === required.items.length ? unique : null;
}
function below(path, token) {
    return path + (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonPointer */ .Av)([token]);
}


/***/ }),

/***/ 6558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: () => (/* binding */ MINIMUM_DATA_ANNOTATION),
/* harmony export */   LV: () => (/* binding */ MAX_SCHEMA_LEVELS),
/* harmony export */   Q8: () => (/* binding */ isSchemaType),
/* harmony export */   lD: () => (/* binding */ PURPOSE_ANNOTATION),
/* harmony export */   wG: () => (/* binding */ DATA_CLASS_ANNOTATION)
/* harmony export */ });
/* unused harmony export schemaValue */


/** Names of the annotations that a tool's input schema carries. */
const PURPOSE_ANNOTATION = 'x-openmed-purpose';
const MINIMUM_DATA_ANNOTATION = 'x-openmed-minimum-data';
const DATA_CLASS_ANNOTATION = 'x-openmed-data-class';
/** Schemas nested deeper than this, counted from the root, are not walked. */
const MAX_SCHEMA_LEVELS = 64;
const SCHEMA_TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
/** Whether a schema's `type` is one type name, as one string. */
function isSchemaType(value) {
    return SCHEMA_TYPES.some((name) => name === value);
}
const SCHEMA_LIMITS = { maxBytes: 1024 * 1024, maxDepth: 512 };
/**
 * A copy of a schema that was given as a plain JavaScript value; null, which is no schema, where it is no JSON value.
 * Throws `schema: too_large` over 1 Mi characters and values together: shared parts count wherever they stand.
 */
function schemaValue(schema) {
    try {
        return fromValue(schema, 'schema', SCHEMA_LIMITS);
    }
    catch (error) {
        if (error instanceof GateError && error.code !== 'too_large')
            return null;
        throw error;
    }
}


/***/ }),

/***/ 8233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ toolsWithSchemas)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8853);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2571);


/**
 * The tools of a catalog with their input schemas, in its order. Throws `no_definitions` on the field for a catalog
 * that holds no schemas (an inventory, a lock file).
 */
function toolsWithSchemas(catalog, field) {
    if (!(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsSchemas */ .xd)(catalog.format))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('no_definitions', field);
    return catalog.entries
        .filter(({ kind }) => kind === 'tool')
        .map((entry) => ({
        name: toolName(entry),
        inputSchema: (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inputSchemaOf */ .lQ)(catalog.format, entry.definition),
    }));
}
/** A tool's key, `KEY@VERSION` in formats keyed by name and version. */
function toolName({ key, version }) {
    return version === null ? key : `${key}@${version}`;
}


/***/ }),

/***/ 5020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ lintCatalog)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4022);
/* harmony import */ var _lint_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5578);
/* harmony import */ var _lint_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6558);
/* harmony import */ var _input_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8233);



/**
 * Lints the input schema of every tool, in the catalog's order: what the contract finds, and `nested_array_unchecked`
 * for arrays in arrays and the root's `items`, which the contract does not walk. A tool without a schema is
 * `invalid_schema` at `#`. Throws `catalog: no_definitions` (a catalog without schemas) and `schema: too_large`.
 */
function lintCatalog(catalog) {
    return (0,_input_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .toolsWithSchemas */ .O)(catalog, 'catalog').flatMap(({ name, inputSchema }) => lintSchema(inputSchema ?? null).map((finding) => ({ entry: name, ...finding })));
}
/** The findings of one schema, sorted by path, then code. */
function lintSchema(schema) {
    const ours = uncheckedArrays(schema).map((path) => ({ code: 'nested_array_unchecked', path }));
    const contract = (0,_lint_index_js__WEBPACK_IMPORTED_MODULE_1__/* .lintToolContractValue */ .N)(schema).findings.map((finding) => ({
        code: finding.reason_code,
        path: finding.schema_path,
    }));
    return [...contract, ...ours].sort((a, b) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.path, b.path) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.code, b.code));
}
const SCALARS = new Set([
    'boolean',
    'integer',
    'null',
    'number',
    'string',
]);
/**
 * Places where fields can hide from the contract's lint, which walks a property's own `items` alone: below the root's
 * `items` and below the `items` of an `items`. A place that can hold nothing but scalars is left out.
 */
function uncheckedArrays(schema) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(schema))
        return [];
    const places = [];
    unwalked(places, schema, '#');
    walkProperties(places, schema, '#', 0);
    return places;
}
function walkProperties(places, schema, path, level) {
    const properties = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(schema, 'properties');
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(properties) || level > _lint_index_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SCHEMA_LEVELS */ .LV)
        return;
    properties.keys.forEach((name, index) => {
        const field = properties.values[index] ?? null;
        const fieldPath = `${path}/properties${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonPointer */ .Av)([name])}`;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(field))
            return;
        walkProperties(places, field, fieldPath, level + 1);
        const items = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(field, 'items');
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(items))
            return;
        walkProperties(places, items, `${fieldPath}/items`, level + 1);
        unwalked(places, items, `${fieldPath}/items`);
    });
}
/** Adds the first place below a schema's `items` that can hold more than scalars. */
function unwalked(places, schema, path) {
    let at = path;
    let items = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(schema, 'items') ?? null;
    for (let level = 0; items !== null; level += 1) {
        at = `${at}/items`;
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(items) || level > _lint_index_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SCHEMA_LEVELS */ .LV)
            break;
        if (holdsScalarsAlone(items))
            return;
        if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(items, 'type') !== 'array' || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(items, 'properties') !== undefined)
            break;
        items = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(items, 'items') ?? null;
    }
    if (at !== path)
        places.push(at);
}
function holdsScalarsAlone(schema) {
    return SCALARS.has((0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(schema, 'type'));
}


/***/ }),

/***/ 344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ pathBudget),
/* harmony export */   W: () => (/* binding */ spendPath)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);

/** Most characters of all paths of one result together: a few long names above many fields would fill the memory. */
const MAX_PATH_CHARACTERS = 64 * 1024 * 1024;
/** A budget of which nothing is spent yet. */
function pathBudget(field) {
    return { field, spent: 0 };
}
/** Counts a path that a result will hold. Throws `too_large` over 64 Mi characters. */
function spendPath(budget, path) {
    budget.spent += path.length;
    if (budget.spent > MAX_PATH_CHARACTERS)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('too_large', budget.field);
}


/***/ }),

/***/ 5120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sealedType)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2571);


/**
 * A type whose values can be read field by field but are shown nowhere by accident: `String(value)`,
 * `JSON.stringify(value)` and `util.inspect(value)` give the label alone. Takes the label and the names of the fields.
 */
function sealedType(label, fields) {
    const contents = new WeakMap();
    const prototype = withPrototype(null);
    const shown = { value: () => `${label}(<sealed>)` };
    Object.defineProperties(prototype, { toString: shown, toJSON: shown, [node_util__WEBPACK_IMPORTED_MODULE_0__.inspect.custom]: shown });
    for (const field of fields) {
        Object.defineProperty(prototype, field, {
            get() {
                return contents.get(this)?.[field];
            },
        });
    }
    Object.freeze(prototype);
    const shows = (value, content) => contents.get(value) === content;
    return {
        seal(content) {
            const value = Object.freeze(withPrototype(prototype));
            contents.set(value, content);
            if (!shows(value, content))
                throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('internal', 'seal');
            return value;
        },
        holds(value) {
            return typeof value === 'object' && value !== null && contents.has(value);
        },
    };
}
function withPrototype(prototype) {
    const value = {};
    Object.setPrototypeOf(value, prototype);
    return value;
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


/***/ })

};
;