"use strict";
exports.id = 937;
exports.ids = [937];
exports.modules = {

/***/ 9366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findingsDocument)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2686);

/** Findings as a document lists them: the tool (null for all), the reason's code, and the place. */
function findingsDocument(findings) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonArray */ .I)(findings.map(({ entry, code, path }) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObject */ .o)([
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
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(367);


/** `--max-bytes`: whole bytes, 1 to 64 MiB. */
const MAX_BYTES = {
    name: 'max-bytes',
    value: 'number',
    about: `largest input in bytes (default ${_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .dR.maxBytes})`,
    takes: wholeNumber(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_MAX_BYTES */ .aj),
};
/** `--max-depth`: whole edges from the root to the deepest value. */
const MAX_DEPTH = {
    name: 'max-depth',
    value: 'number',
    about: `deepest nesting of an input (default ${_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .dR.maxDepth})`,
    takes: wholeNumber(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_MAX_DEPTH */ .E7),
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
    return { ...limitsOf(given), maxDepth: _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LARGEST_MAX_DEPTH */ .E7 };
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
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6174);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4377);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4966);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9052);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8658);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2686);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7259);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);
/* harmony import */ var _findings_document_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9366);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5458);
/* harmony import */ var _output_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9454);








const FORMAT = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'format', value: 'format', about: 'what the file is (default auto: by content)' }, ['auto', 'schema', ..._catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .h]);
/** The version of the document about a catalog; the one about a schema is the contract's. */
const CATALOG_LINT_VERSION = 'tool-catalog-gate.lint.v1';
/** `lint SCHEMA_OR_MANIFEST`: exit code 0 without findings, 1 with. */
const LINT = {
    name: 'lint',
    about: 'lint an input schema, or those of all tools of a manifest, by the OpenMed tool contract',
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
    const document = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonObject */ .o)([
        ['schema_version', CATALOG_LINT_VERSION],
        ['passed', passed],
        ['findings', (0,_findings_document_js__WEBPACK_IMPORTED_MODULE_9__/* .findingsDocument */ .C)(findings)],
    ]);
    (0,_output_options_js__WEBPACK_IMPORTED_MODULE_5__/* .writeDocument */ .ft)(terminal, (0,_json_index_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalJson */ .dj)(document));
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

/***/ 9454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o$: () => (/* binding */ COLOR),
  SG: () => (/* binding */ DETAIL),
  VY: () => (/* binding */ isColored),
  ft: () => (/* binding */ writeDocument)
});

;// CONCATENATED MODULE: ../../lib/report/detail.js
/**
 * How much of a change a report shows: fingerprints and kinds of change; the places too, which name schema
 * properties; or the text of both definitions too.
 */
const DETAILS = ['fingerprints', 'pointers', 'values'];

// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __webpack_require__(367);
;// CONCATENATED MODULE: ../../lib/cli/output-options.js


/** `--detail`: names and fingerprints alone (the default), places too, or the text of what changed. */
const DETAIL = (0,command/* choiceOption */.zu)({ name: 'detail', value: 'detail', about: 'what a report tells (default fingerprints)' }, DETAILS);
/** `--color`: `auto` (the default) colours text on a terminal, unless NO_COLOR is set (no-color.org). */
const COLOR = (0,command/* choiceOption */.zu)({ name: 'color', value: 'when', about: 'colour text (default auto: on a terminal)' }, ['auto', 'always', 'never']);
/** Whether to colour what goes to standard output. */
function isColored(given, terminal) {
    const when = (0,command/* choiceOf */.FH)(given, COLOR) ?? 'auto';
    if (when !== 'auto')
        return when === 'always';
    return (terminal.environment['NO_COLOR'] ?? '') === '' && terminal.isTerminal();
}
/** Writes a document of a contract byte for byte; on a terminal, where nobody counts bytes, a line feed follows. */
function writeDocument(terminal, text) {
    terminal.write(terminal.isTerminal() ? `${text}\n` : text);
}


/***/ }),

/***/ 6570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: () => (/* binding */ MINIMUM_DATA_ANNOTATION),
/* harmony export */   lD: () => (/* binding */ PURPOSE_ANNOTATION),
/* harmony export */   wG: () => (/* binding */ DATA_CLASS_ANNOTATION)
/* harmony export */ });
/** Names of the annotations that a tool's input schema carries. */
const PURPOSE_ANNOTATION = 'x-openmed-purpose';
const MINIMUM_DATA_ANNOTATION = 'x-openmed-minimum-data';
const DATA_CLASS_ANNOTATION = 'x-openmed-data-class';


/***/ }),

/***/ 6746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ governanceIdOf),
/* harmony export */   sZ: () => (/* binding */ isGovernanceId)
/* harmony export */ });
/* unused harmony exports GOVERNANCE_KINDS, parseGovernanceId */
/* harmony import */ var _identifier_grammar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7109);
/* harmony import */ var _sealed_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1747);



const GOVERNANCE_KINDS = ['capability', 'purpose', 'policy', 'workflow', 'tool'];
const MOST_CHARACTERS = 512;
const MOST_NAMESPACE_CHARACTERS = 253;
const ids = (0,_sealed_type_js__WEBPACK_IMPORTED_MODULE_0__/* .sealedType */ .R)('GovernanceId', ['kind', 'namespace', 'name', 'version', 'value']);
/**
 * Reads a governance identifier, `KIND:NS/NAME` or `KIND:NS/NAME@VER`, of one kind. By the contract's section
 * "Governance identifiers". Throws on field `identifier`: `invalid_identifier_type` (no string),
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
    if (isLongerThan(value, MOST_CHARACTERS))
        return { code: 'identifier_too_long', field: 'identifier' };
    const parts = (0,_identifier_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .splitIdentifier */ .a)(value);
    if (parts === null)
        return { code: 'invalid_identifier', field: 'identifier' };
    if (!GOVERNANCE_KINDS.some((known) => known === parts.kind))
        return { code: 'unknown_kind', field: 'kind' };
    if (parts.kind !== kind)
        return { code: 'wrong_kind', field: 'kind' };
    if (parts.namespace.length > MOST_NAMESPACE_CHARACTERS) {
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


/***/ }),

/***/ 7109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ splitIdentifier)
/* harmony export */ });
const HEAD = /^([a-z]+):([^/]*)\/([^@]*)(?:@([^]*))?$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)$/;
/**
 * Splits an identifier by the contract's grammar ("Governance identifiers"), null where it does not match. The kind is
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


/***/ }),

/***/ 2229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ toolsWithSchemas),
/* harmony export */   x: () => (/* binding */ holdsSchemas)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4103);



const SCHEMALESS = new Set(['openmed-inventory', 'hashes']);
const FIELDS = ['inputSchema', 'input_schema', 'parameters'];
/**
 * The tools of a catalog with their input schemas, in its order. Throws `no_definitions` on the field for a catalog
 * that holds no schemas (an inventory, a lock file).
 */
function toolsWithSchemas(catalog, field) {
    if (SCHEMALESS.has(catalog.format))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('no_definitions', field);
    return catalog.entries
        .filter(({ kind }) => kind === 'tool')
        .map((entry) => ({ name: toolName(entry), inputSchema: inputSchemaOf(catalog, entry) }));
}
/** Whether a catalog's tools have schemas to look at. */
function holdsSchemas(catalog) {
    return !SCHEMALESS.has(catalog.format);
}
/** A tool's key, `KEY@VERSION` in formats keyed by name and version. */
function toolName({ key, version }) {
    return version === null ? key : `${key}@${version}`;
}
function inputSchemaOf({ format }, { definition }) {
    const part = (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .namedPart */ .fu)(format, definition);
    const field = FIELDS.find((name) => part.keys.includes(name));
    return field === undefined ? undefined : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(part, field);
}


/***/ }),

/***/ 9052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ lintCatalog)
});

// EXTERNAL MODULE: ../../lib/json/compare-code-points.js
var compare_code_points = __webpack_require__(356);
// EXTERNAL MODULE: ../../lib/governance/input-schemas.js
var input_schemas = __webpack_require__(2229);
// EXTERNAL MODULE: ../../lib/governance/tool-contract-lint.js + 1 modules
var tool_contract_lint = __webpack_require__(4377);
// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/json-pointer.js
var json_pointer = __webpack_require__(4022);
// EXTERNAL MODULE: ../../lib/governance/schema-depth.js
var schema_depth = __webpack_require__(4097);
;// CONCATENATED MODULE: ../../lib/governance/unwalked-arrays.js


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
    if (!(0,value/* isObject */.Gv)(schema))
        return [];
    const places = [];
    unwalked(places, schema, '#');
    walkProperties(places, schema, '#', 0);
    return places;
}
function walkProperties(places, schema, path, level) {
    const properties = (0,value/* member */.Dc)(schema, 'properties');
    if (!(0,value/* isObject */.Gv)(properties) || level > schema_depth/* MOST_SCHEMA_LEVELS */.A)
        return;
    properties.keys.forEach((name, index) => {
        const field = properties.values[index] ?? null;
        const fieldPath = `${path}/properties${(0,json_pointer/* jsonPointer */.A)([name])}`;
        if (!(0,value/* isObject */.Gv)(field))
            return;
        walkProperties(places, field, fieldPath, level + 1);
        const items = (0,value/* member */.Dc)(field, 'items');
        if (!(0,value/* isObject */.Gv)(items))
            return;
        walkProperties(places, items, `${fieldPath}/items`, level + 1);
        unwalked(places, items, `${fieldPath}/items`);
    });
}
/** Adds the first place below a schema's `items` that can hold more than scalars. */
function unwalked(places, schema, path) {
    let at = path;
    let items = (0,value/* member */.Dc)(schema, 'items') ?? null;
    for (let level = 0; items !== null; level += 1) {
        at = `${at}/items`;
        if (!(0,value/* isObject */.Gv)(items) || level > schema_depth/* MOST_SCHEMA_LEVELS */.A)
            break;
        if (holdsScalarsAlone(items))
            return;
        if ((0,value/* member */.Dc)(items, 'type') !== 'array' || (0,value/* member */.Dc)(items, 'properties') !== undefined)
            break;
        items = (0,value/* member */.Dc)(items, 'items') ?? null;
    }
    if (at !== path)
        places.push(at);
}
function holdsScalarsAlone(schema) {
    return SCALARS.has((0,value/* member */.Dc)(schema, 'type'));
}

;// CONCATENATED MODULE: ../../lib/governance/lint-catalog.js




/**
 * Lints the input schema of every tool, in the catalog's order: what the contract finds, and `nested_array_unchecked`
 * for arrays in arrays and the root's `items`, which the contract does not walk. A tool without a schema is
 * `invalid_schema` at `#`. Throws `catalog: no_definitions` (a catalog without schemas) and `schema: too_large`.
 */
function lintCatalog(catalog) {
    return (0,input_schemas/* toolsWithSchemas */.O)(catalog, 'catalog').flatMap(({ name, inputSchema }) => lintSchema(inputSchema ?? null).map((finding) => ({ entry: name, ...finding })));
}
/** The findings of one schema, sorted by path, then code. */
function lintSchema(schema) {
    const ours = uncheckedArrays(schema).map((path) => ({ code: 'nested_array_unchecked', path }));
    const contract = (0,tool_contract_lint/* lintToolContractValue */.N)(schema).findings.map((finding) => ({
        code: finding.reason_code,
        path: finding.schema_path,
    }));
    return [...contract, ...ours].sort((a, b) => (0,compare_code_points/* compareCodePoints */.O)(a.path, b.path) || (0,compare_code_points/* compareCodePoints */.O)(a.code, b.code));
}


/***/ }),

/***/ 4966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ lintReport),
/* harmony export */   _Q: () => (/* binding */ lintReportJson)
/* harmony export */ });
/* unused harmony export TOOL_CONTRACT_LINT_SCHEMA_VERSION */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2686);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(356);

const TOOL_CONTRACT_LINT_SCHEMA_VERSION = 'openmed.agent.tool_contract_lint.v1';
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
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .pythonJson */ .b)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonObject */ .o)([
        ['schema_version', report.schema_version],
        ['passed', report.passed],
        ['findings', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonArray */ .I)(report.findings.map(findingObject))],
    ]));
}
function findingObject(finding) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonObject */ .o)([
        ['severity', finding.severity],
        ['reason_code', finding.reason_code],
        ['schema_path', finding.schema_path],
    ]);
}
function compareFindings(a, b) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.schema_path, b.schema_path) || (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.reason_code, b.reason_code);
}


/***/ }),

/***/ 339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ pathBudget),
/* harmony export */   W: () => (/* binding */ spendPath)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);

/** Most characters of all paths of one result together: a few long names above many fields would fill the memory. */
const MOST_PATH_CHARACTERS = 64 * 1024 * 1024;
/** A budget of which nothing is spent yet. */
function pathBudget(field) {
    return { field, spent: 0 };
}
/** Counts a path that a result will hold. Throws `too_large` over 64 Mi characters. */
function spendPath(budget, path) {
    budget.spent += path.length;
    if (budget.spent > MOST_PATH_CHARACTERS)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('too_large', budget.field);
}


/***/ }),

/***/ 4097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ MOST_SCHEMA_LEVELS)
/* harmony export */ });
/** Schemas nested deeper than this, counted from the root, are not walked. */
const MOST_SCHEMA_LEVELS = 64;


/***/ }),

/***/ 4817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isSchemaType)
/* harmony export */ });
/** The type names of JSON Schema. */
const SCHEMA_TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
/** Whether a schema's `type` is one type name, as one string. */
function isSchemaType(value) {
    return SCHEMA_TYPES.some((name) => name === value);
}


/***/ }),

/***/ 1747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sealedType)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/**
 * A type whose values can be read field by field but are shown nowhere by accident: `String(value)`,
 * `JSON.stringify(value)` and `util.inspect(value)` give the label alone. Takes the label and the names of the fields.
 */
function sealedType(label, fields) {
    const contents = new WeakMap();
    const prototype = Object.create(null);
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
    return {
        seal(content) {
            const value = Object.freeze(Object.create(prototype));
            contents.set(value, content);
            return value;
        },
        holds(value) {
            return typeof value === 'object' && value !== null && contents.has(value);
        },
    };
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ lintToolContractValue)
});

// UNUSED EXPORTS: lintToolContract

// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/json-pointer.js
var json_pointer = __webpack_require__(4022);
// EXTERNAL MODULE: ../../lib/governance/annotations.js
var annotations = __webpack_require__(6570);
// EXTERNAL MODULE: ../../lib/governance/governance-id.js
var governance_id = __webpack_require__(6746);
// EXTERNAL MODULE: ../../lib/governance/path-budget.js
var path_budget = __webpack_require__(339);
;// CONCATENATED MODULE: ../../lib/governance/lint-findings.js

/** The findings before the first. */
function noFindings() {
    return { all: [], budget: (0,path_budget/* pathBudget */.P)('schema') };
}
/** Adds a finding. Throws `schema: too_large` where the paths get too long together. */
function addFinding(findings, reason, path) {
    (0,path_budget/* spendPath */.W)(findings.budget, path);
    findings.all.push(Object.freeze({ severity: 'error', reason_code: reason, schema_path: path }));
}

// EXTERNAL MODULE: ../../lib/governance/lint-report.js
var lint_report = __webpack_require__(4966);
// EXTERNAL MODULE: ../../lib/governance/schema-depth.js
var schema_depth = __webpack_require__(4097);
// EXTERNAL MODULE: ../../lib/governance/schema-types.js
var schema_types = __webpack_require__(4817);
;// CONCATENATED MODULE: ../../lib/governance/tool-contract-lint.js








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
 * needed and that it is. By the contract's section "Tool contract lint". What is no JSON value (class instances,
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
    const findings = noFindings();
    if (!(0,value/* isObject */.Gv)(schema)) {
        addFinding(findings, 'invalid_schema', '#');
        return (0,lint_report/* lintReport */.AC)(findings.all);
    }
    const purpose = lintPurpose({ findings, rootPurpose: null }, schema, '#');
    const walk = { findings, rootPurpose: purpose };
    if ((0,value/* member */.Dc)(schema, 'type') !== 'object')
        addFinding(findings, 'invalid_schema', '#/type');
    lintKeywords(walk, schema, '#');
    lintShape(walk, schema, { path: '#', level: 0 }, false);
    return (0,lint_report/* lintReport */.AC)(findings.all);
}
function lintField(walk, schema, at, isRequired) {
    if (!isRequired)
        addFinding(walk.findings, 'optional_input', at.path);
    if (isWalked(walk, at)) {
        lintKeywords(walk, schema, at.path);
        lintPurpose(walk, schema, at.path);
        lintMinimumData(walk, schema, at.path);
        lintShape(walk, schema, at, true);
    }
    const items = (0,value/* member */.Dc)(schema, 'items') ?? null;
    if (items !== null)
        lintItems(walk, items, { path: below(at.path, 'items'), level: at.level + 1 });
}
function lintItems(walk, items, at) {
    if (!(0,value/* isObject */.Gv)(items))
        return addFinding(walk.findings, 'invalid_schema', at.path);
    if (!isWalked(walk, at))
        return;
    lintKeywords(walk, items, at.path);
    lintShape(walk, items, at, false);
}
function isWalked(walk, at) {
    if (at.level <= schema_depth/* MOST_SCHEMA_LEVELS */.A)
        return true;
    addFinding(walk.findings, 'invalid_schema', at.path);
    return false;
}
function lintKeywords(walk, schema, path) {
    for (const keyword of schema.keys) {
        if (UNSUPPORTED_KEYWORDS.has(keyword))
            addFinding(walk.findings, 'unsupported_schema_keyword', below(path, keyword));
    }
}
function lintPurpose(walk, schema, path) {
    const annotationPath = below(path, annotations/* PURPOSE_ANNOTATION */.lD);
    const purpose = (0,value/* member */.Dc)(schema, annotations/* PURPOSE_ANNOTATION */.lD);
    if (purpose === undefined) {
        addFinding(walk.findings, 'missing_purpose', annotationPath);
        return null;
    }
    const id = (0,governance_id/* governanceIdOf */.$t)(purpose, 'purpose');
    if (id === null || id.version === null) {
        addFinding(walk.findings, 'invalid_purpose', annotationPath);
        return null;
    }
    if (walk.rootPurpose !== null && id.value !== walk.rootPurpose)
        addFinding(walk.findings, 'overbroad_for_purpose', annotationPath);
    return id.value;
}
function lintMinimumData(walk, schema, path) {
    const declared = (0,value/* member */.Dc)(schema, annotations/* MINIMUM_DATA_ANNOTATION */.Cw) ?? null;
    if (declared === 'required')
        return;
    if (declared === 'optional')
        return addFinding(walk.findings, 'optional_input', path);
    if (declared === 'derived')
        return addFinding(walk.findings, 'derived_input', path);
    const reason = declared === null ? 'missing_minimum_data' : 'invalid_minimum_data';
    addFinding(walk.findings, reason, below(path, annotations/* MINIMUM_DATA_ANNOTATION */.Cw));
}
function lintShape(walk, schema, at, isField) {
    const { findings } = walk;
    const type = (0,value/* member */.Dc)(schema, 'type');
    if (isField && !(0,schema_types/* isSchemaType */.Q)(type))
        addFinding(findings, 'invalid_schema', below(at.path, 'type'));
    const properties = (0,value/* member */.Dc)(schema, 'properties') ?? null;
    if (properties !== null && !(0,value/* isObject */.Gv)(properties))
        return addFinding(findings, 'invalid_schema', below(at.path, 'properties'));
    const required = requiredNames((0,value/* member */.Dc)(schema, 'required'));
    if (required === null)
        addFinding(findings, 'invalid_schema', below(at.path, 'required'));
    if (properties !== null && type !== 'object')
        addFinding(findings, 'invalid_schema', below(at.path, 'type'));
    if (type === 'object' && (0,value/* member */.Dc)(schema, 'additionalProperties') !== false)
        addFinding(findings, 'open_input_object', below(at.path, 'additionalProperties'));
    if (type === 'array' && (0,value/* member */.Dc)(schema, 'items') === undefined)
        addFinding(findings, 'invalid_schema', below(at.path, 'items'));
    if (properties !== null)
        lintProperties(walk, properties, at, required ?? new Set());
}
function lintProperties(walk, properties, at, required) {
    const declared = new Set(properties.keys);
    if ([...required].some((name) => !declared.has(name)))
        addFinding(walk.findings, 'invalid_schema', below(at.path, 'required'));
    const path = below(at.path, 'properties');
    properties.keys.forEach((name, index) => {
        const field = properties.values[index] ?? null;
        const fieldPath = below(path, name);
        if (!(0,value/* isObject */.Gv)(field))
            return addFinding(walk.findings, 'invalid_schema', fieldPath);
        lintField(walk, field, { path: fieldPath, level: at.level + 1 }, required.has(name));
    });
}
/** The names that `required` lists, none where it is absent; null where it is no array of unique strings. */
function requiredNames(required) {
    if (required === undefined)
        return new Set();
    if (!(0,value/* isArray */.cy)(required))
        return null;
    const names = required.items.filter((name) => typeof name === 'string');
    const unique = new Set(names);
    return unique.size === required.items.length ? unique : null;
}
function below(path, token) {
    return path + (0,json_pointer/* jsonPointer */.A)([token]);
}


/***/ }),

/***/ 4022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ jsonPointer)
/* harmony export */ });
/** A JSON Pointer (RFC 6901) of its tokens: `~` and `/` escaped; no token is the whole document, ``. */
function jsonPointer(tokens) {
    return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}


/***/ }),

/***/ 5749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ pythonJson),
/* harmony export */   k: () => (/* binding */ pythonJsonText)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7259);
/* harmony import */ var _compare_code_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(356);
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(357);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2571);
/* harmony import */ var _write_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7292);





const TEXT = {
    string: _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL,
    number: numberText,
    compare: _compare_code_points_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O,
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
    return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(text).replace(/[\u007f-\uffff]+/g, escapeUnits);
}
function escapeUnits(text) {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1) {
        escaped += `\\u${(0x10000 + text.charCodeAt(index)).toString(16).slice(1)}`;
    }
    return escaped;
}


/***/ })

};
;