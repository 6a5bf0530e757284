"use strict";
exports.id = 259;
exports.ids = [259];
exports.modules = {

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

/***/ 259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PLAN: () => (/* binding */ PLAN)
/* harmony export */ });
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5947);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(367);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5458);
/* harmony import */ var _output_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5658);






const PURPOSE = {
    name: 'purpose',
    value: 'purpose',
    about: "the workflow's purpose: purpose:NAMESPACE/NAME@VERSION",
    required: true,
};
const GRANT = {
    name: 'grant',
    value: 'class',
    about: 'granted data classes: data:NAMESPACE/NAME',
    many: true,
};
/** `plan SCHEMA --purpose P --grant CLASS…`: exit code 0 with the plan, 1 with the rationale of its denial. */
const PLAN = {
    operands: [{ name: 'schema', about: 'a JSON schema, or - for standard input' }],
    options: [PURPOSE, GRANT, _limit_options_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_BYTES */ .zx],
    run: plan,
};
async function plan(terminal, given) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaLimits */ .w4)(given);
    const bytes = await terminal.read((0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .operandOf */ .fK)(given, 0), limits, 'schema');
    const schema = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(bytes, limits, 'schema').root;
    const request = {
        workflowPurpose: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(given, PURPOSE) ?? '',
        grantedDataClasses: (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(given, GRANT),
    };
    try {
        (0,_output_options_js__WEBPACK_IMPORTED_MODULE_3__/* .writeDocument */ .ft)(terminal, (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_4__/* .projectionPlanJson */ .nX)((0,_governance_index_js__WEBPACK_IMPORTED_MODULE_4__/* .planDataProjectionValue */ .cB)(schema, request)));
        return 0;
    }
    catch (error) {
        if (!(error instanceof _errors_index_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .u) || error.code !== 'projection_denied')
            throw error;
        (0,_output_options_js__WEBPACK_IMPORTED_MODULE_3__/* .writeDocument */ .ft)(terminal, error.evidence ?? '');
        return 1;
    }
}


/***/ }),

/***/ 6119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isFieldName)
/* harmony export */ });
const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,127}$/;
/** Whether a name may be an argument's field: the contract's `[A-Za-z_][A-Za-z0-9_-]{0,127}`. */
function isFieldName(name) {
    return typeof name === 'string' && FIELD_NAME.test(name);
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

/***/ 5947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cB: () => (/* binding */ planDataProjectionValue),
  nX: () => (/* binding */ projectionPlanJson),
  Xb: () => (/* binding */ projectionRationale)
});

// UNUSED EXPORTS: DATA_PROJECTION_PLAN_SCHEMA_VERSION, planDataProjection

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/json/python-json.js
var python_json = __webpack_require__(5749);
// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
// EXTERNAL MODULE: ../../lib/governance/lint/tool-contract-lint.js
var tool_contract_lint = __webpack_require__(5578);
// EXTERNAL MODULE: ../../lib/governance/lint/tool-schema.js
var tool_schema = __webpack_require__(6558);
// EXTERNAL MODULE: ../../lib/json/json-pointer.js
var json_pointer = __webpack_require__(4022);
// EXTERNAL MODULE: ../../lib/governance/identifiers/field-name.js
var field_name = __webpack_require__(6119);
// EXTERNAL MODULE: ../../lib/governance/identifiers/governance-id.js
var governance_id = __webpack_require__(5545);
// EXTERNAL MODULE: ../../lib/governance/values/path-budget.js
var path_budget = __webpack_require__(344);
;// CONCATENATED MODULE: ../../lib/governance/projection/declared-fields.js





/**
 * Every property of a schema that passes the lint, by name in code points, each before what it holds. Throws on field
 * `schema`: `invalid_tool_schema` (`properties` that is null), `unsafe_field_name`, `invalid_governance_identifier` (no data class) and `too_large` (over 64 Mi
 * characters of paths), whichever comes first.
 */
function declaredFields(schema) {
    const fields = [];
    collect({ fields, budget: (0,path_budget/* pathBudget */.P)('schema') }, schema, { schemaPath: '#', fieldPath: '' });
    return fields;
}
function collect(collecting, schema, paths) {
    const properties = (0,value/* member */.Dc)(schema, 'properties');
    if (properties === undefined)
        return;
    // The lint lets `properties: null` pass, and OpenMed's planner ends in a TypeError there.
    if (!(0,value/* isObject */.Gv)(properties))
        throw new gate_error/* GateError */.u('invalid_tool_schema', 'schema');
    for (const [name, field] of sortedMembers(properties)) {
        if (!(0,field_name/* isFieldName */.a)(name))
            throw new gate_error/* GateError */.u('unsafe_field_name', 'schema');
        if ((0,value/* isObject */.Gv)(field))
            collectField(collecting, field, below(paths, name));
    }
}
function collectField(collecting, field, paths) {
    const dataClass = (0,value/* member */.Dc)(field, tool_schema/* DATA_CLASS_ANNOTATION */.wG);
    if (!(0,governance_id/* isPatternId */.WE)(dataClass, 'data'))
        throw new gate_error/* GateError */.u('invalid_governance_identifier', 'schema');
    (0,path_budget/* spendPath */.W)(collecting.budget, paths.schemaPath + paths.fieldPath);
    collecting.fields.push({ ...paths, dataClass });
    collect(collecting, field, paths);
    const items = (0,value/* member */.Dc)(field, 'items');
    if (!(0,value/* isObject */.Gv)(items))
        return;
    collect(collecting, items, { schemaPath: `${paths.schemaPath}/items`, fieldPath: `${paths.fieldPath}/*` });
}
function below({ schemaPath, fieldPath }, name) {
    return {
        schemaPath: `${schemaPath}/properties${(0,json_pointer/* jsonPointer */.Av)([name])}`,
        fieldPath: fieldPath + (0,json_pointer/* jsonPointer */.Av)([name]),
    };
}
/** The members of an object, keys in code-point order. */
function sortedMembers(object) {
    return object.keys
        .map((key, index) => [key, object.values[index] ?? null])
        .sort(([a], [b]) => (0,text_order/* compareCodePoints */.O)(a, b));
}

// EXTERNAL MODULE: ../../lib/governance/projection/projection-authority.js
var projection_authority = __webpack_require__(9611);
;// CONCATENATED MODULE: ../../lib/governance/projection/projection-rationale.js

const DATA_PROJECTION_RATIONALE_SCHEMA_VERSION = 'openmed.agent.data_projection_rationale.v1';
/** A rationale of entries in any order. */
function projectionRationaleOf(entries) {
    return Object.freeze({
        approved: entries.every((entry) => entry.decision === 'include'),
        entries: Object.freeze([...entries].sort(compareEntries)),
        schema_version: DATA_PROJECTION_RATIONALE_SCHEMA_VERSION,
    });
}
/** A rationale as the contract's document, in Python JSON. */
function projectionRationaleJson(rationale) {
    return (0,python_json/* pythonJson */.b)(rationaleObject(rationale));
}
/** A rationale as it stands in a plan. */
function rationaleObject(rationale) {
    return (0,value/* jsonObject */.o$)([
        ['approved', rationale.approved],
        ['entries', (0,value/* jsonArray */.Ir)(rationale.entries.map(entryObject))],
        ['schema_version', rationale.schema_version],
    ]);
}
function entryObject(entry) {
    return (0,value/* jsonObject */.o$)([
        ['data_class', entry.data_class],
        ['decision', entry.decision],
        ['field_path', entry.field_path],
        ['reason_code', entry.reason_code],
        ['schema_path', entry.schema_path],
    ]);
}
/** No two entries of a schema share a path. */
function compareEntries(a, b) {
    return (0,text_order/* compareCodePoints */.O)(a.schema_path, b.schema_path);
}

;// CONCATENATED MODULE: ../../lib/governance/projection/data-projection.js






const DATA_PROJECTION_PLAN_SCHEMA_VERSION = 'openmed.agent.data_projection.v1';
/**
 * Plans which fields of a tool's input schema, given as a plain JavaScript value, may be filled in for a workflow.
 * OpenMed v1, "Data projection". Throws as projectionAuthority does, in that order; then on field `schema`:
 * `invalid_tool_schema` (it fails the lint, is no JSON value, or has `properties` that is null), `unsafe_field_name`, `invalid_governance_identifier`,
 * `too_large`; and `projection: projection_denied`, whose `evidence` is the rationale, where the purpose is another
 * one or a field's class is not granted.
 */
function planDataProjection(schema, request) {
    const authority = projectionAuthority(request);
    return approvedPlan(decideProjection(schemaValue(schema), authority));
}
/** Plans for a schema that was read from a document; as planDataProjection. */
function planDataProjectionValue(schema, request) {
    return approvedPlan(projectionRationale(schema, request));
}
/** What planDataProjectionValue rests on, whether approved or denied; else throws as it does. */
function projectionRationale(schema, request) {
    return decideProjection(schema, (0,projection_authority/* projectionAuthority */.d)(request));
}
/** A plan as the contract's document, in Python JSON. */
function projectionPlanJson(plan) {
    return (0,python_json/* pythonJson */.b)((0,value/* jsonObject */.o$)([
        ['data_classes', (0,value/* jsonArray */.Ir)(plan.data_classes)],
        ['field_paths', (0,value/* jsonArray */.Ir)(plan.field_paths)],
        ['rationale', rationaleObject(plan.rationale)],
        ['schema_version', plan.schema_version],
    ]));
}
function decideProjection(schema, authority) {
    if (!(0,value/* isObject */.Gv)(schema) || !(0,tool_contract_lint/* lintToolContractValue */.N)(schema).passed)
        throw new gate_error/* GateError */.u('invalid_tool_schema', 'schema');
    if ((0,value/* member */.Dc)(schema, tool_schema/* PURPOSE_ANNOTATION */.lD) !== authority.purpose)
        return projectionRationaleOf([PURPOSE_MISMATCH]);
    return projectionRationaleOf(declaredFields(schema).map((field) => decideField(field, authority)));
}
const PURPOSE_MISMATCH = Object.freeze({
    data_class: null,
    decision: 'deny',
    field_path: null,
    reason_code: 'purpose_mismatch',
    schema_path: `#/${tool_schema/* PURPOSE_ANNOTATION */.lD}`,
});
function decideField(field, authority) {
    const granted = authority.grants.has(field.dataClass);
    return Object.freeze({
        data_class: field.dataClass,
        decision: granted ? 'include' : 'deny',
        field_path: field.fieldPath,
        reason_code: granted ? 'required_for_purpose' : 'data_class_not_granted',
        schema_path: field.schemaPath,
    });
}
function approvedPlan(rationale) {
    if (!rationale.approved)
        throw new gate_error/* GateError */.u('projection_denied', 'projection', null, projectionRationaleJson(rationale));
    const { entries } = rationale;
    return Object.freeze({
        data_classes: sortedUnique(entries.flatMap((entry) => entry.data_class ?? [])),
        field_paths: sortedUnique(entries.flatMap((entry) => entry.field_path ?? [])),
        rationale,
        schema_version: DATA_PROJECTION_PLAN_SCHEMA_VERSION,
    });
}
function sortedUnique(texts) {
    return Object.freeze([...new Set(texts)].sort(text_order/* compareCodePoints */.O));
}


/***/ }),

/***/ 9611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ projectionAuthority)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2571);
/* harmony import */ var _identifiers_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5545);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9660);



/**
 * Checks what a projection is asked for. Throws on field `workflow_purpose`: `invalid_governance_identifier`,
 * `unversioned_governance_identifier`; on `granted_data_classes`: `invalid_grant` (no plain array),
 * `invalid_governance_identifier`, `duplicate_grant`.
 */
function projectionAuthority(request) {
    const { workflowPurpose, grantedDataClasses } = request;
    return { purpose: checkedPurpose(workflowPurpose), grants: checkedGrants(grantedDataClasses) };
}
function checkedPurpose(value) {
    const purpose = (0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_0__/* .governanceIdOf */ .$t)(value, 'purpose');
    if (purpose === null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_governance_identifier', 'workflow_purpose');
    if (purpose.version === null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('unversioned_governance_identifier', 'workflow_purpose');
    return purpose.value;
}
function checkedGrants(value) {
    const items = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_2__/* .plainItems */ .Dn)(value);
    if (items === null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_grant', 'granted_data_classes');
    const grants = new Set();
    for (const item of items) {
        if (!(0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isPatternId */ .WE)(item, 'data'))
            throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_governance_identifier', 'granted_data_classes');
        grants.add(item);
    }
    if (grants.size !== items.length)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('duplicate_grant', 'granted_data_classes');
    return grants;
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

/***/ 9660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ plainItems),
/* harmony export */   IE: () => (/* binding */ plainMembers),
/* harmony export */   ZV: () => (/* binding */ isJsonScalar),
/* harmony export */   pv: () => (/* binding */ exactMembers),
/* harmony export */   vQ: () => (/* binding */ isPlainScalar)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);


/**
 * The items of a dense, ordinary array, read once, without running a getter or a trap; null for anything else (sparse
 * arrays, subclasses, proxies, arrays with further properties).
 */
function plainItems(value) {
    if (node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value) || !Array.isArray(value))
        return null;
    if (!isArrayPrototype(Object.getPrototypeOf(value)))
        return null;
    const names = Reflect.ownKeys(value);
    if (names.length !== value.length + 1)
        return null;
    const items = [];
    for (const [index, name] of names.slice(0, -1).entries()) {
        const property = Object.getOwnPropertyDescriptor(value, name);
        if (name !== String(index) || property === undefined || !('value' in property))
            return null;
        items.push(property.value);
    }
    return items;
}
/**
 * The members of a plain object, read once, in its own order, without running a getter or a trap; null for anything
 * else (class instances, proxies, inherited, hidden or symbol-keyed properties, accessors).
 */
function plainMembers(value) {
    if (typeof value !== 'object' || value === null || node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value) || Array.isArray(value))
        return null;
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== null && !isObjectPrototype(prototype))
        return null;
    const members = [];
    for (const name of Reflect.ownKeys(value)) {
        const property = Object.getOwnPropertyDescriptor(value, name);
        if (typeof name !== 'string' || property === undefined)
            return null;
        if (!('value' in property) || property.enumerable !== true)
            return null;
        members.push([name, property.value]);
    }
    return members;
}
/** The members of an object that has exactly these (see plainMembers), else null. */
function exactMembers(value, names) {
    const members = plainMembers(value);
    if (members === null || members.length !== names.length)
        return null;
    const byName = new Map(members);
    return names.every((name) => byName.has(name)) ? byName : null;
}
/** Whether this is Object.prototype, of this realm or another one. */
function isObjectPrototype(value) {
    if (typeof value !== 'object' || value === null || node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value))
        return false;
    return Object.getPrototypeOf(value) === null && Object.hasOwn(value, 'hasOwnProperty');
}
/** Whether this is Array.prototype, of this realm or another one. */
function isArrayPrototype(value) {
    return !node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value) && Array.isArray(value) && isObjectPrototype(Object.getPrototypeOf(value));
}
/** Whether a value of a document is a scalar that the contracts can write: no number beyond the doubles. */
function isJsonScalar(value) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isExactNumber */ .zr)(value))
        return value.integer || Number.isFinite(value.double);
    return typeof value !== 'object' || value === null;
}
/** Whether a plain JavaScript value is a scalar that the contracts can write. */
function isPlainScalar(value) {
    if (typeof value === 'number')
        return Number.isFinite(value);
    return value === null || typeof value === 'boolean' || typeof value === 'string';
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

/***/ 4022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ jsonPointer),
/* harmony export */   Kl: () => (/* binding */ placeOfPointer),
/* harmony export */   QC: () => (/* binding */ itemOffsets)
/* harmony export */ });
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4910);
/* harmony import */ var _text_walk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8105);
/* harmony import */ var _unescape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6212);



const OPEN_ARRAY = 0x5b;
const OPEN_OBJECT = 0x7b;
/**
 * Where that which a JSON Pointer (RFC 6901) names stands: the key's opening quote for a member, the first unit of
 * the value for an item and for the root; null where there is no such thing. Takes the text of a document that
 * parseJson read, the pointer's unescaped tokens, and the offset of the value that the pointer starts from (the root
 * by default; an array's or object's `start` spares reading all before it; -1, no source, gives null).
 */
function placeOfPointer(text, tokens, start = 0) {
    if (start < 0)
        return null;
    const walk = { text, at: start };
    (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipSpace */ .AN)(walk);
    let found = walk.at;
    for (const token of tokens) {
        found = enter(walk, String(token));
        if (found === -1)
            return null;
    }
    return (0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(text, found);
}
/**
 * The offsets of an array's items, in one walk. Takes the text of a document that parseJson read and the array's
 * `start`; -1, no source, gives none.
 */
function itemOffsets(text, start) {
    if (start < 0)
        return [];
    const walk = { text, at: start };
    const offsets = [];
    while ((0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .goToNext */ .dv)(walk)) {
        offsets.push(walk.at);
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipValue */ .dT)(walk);
    }
    return offsets;
}
/** Goes from a value to its member or item; returns the offset that stands for that, -1 where there is none. */
function enter(walk, token) {
    const unit = walk.text.charCodeAt(walk.at);
    if (unit === OPEN_OBJECT)
        return enterObject(walk, token);
    if (unit === OPEN_ARRAY && /^(?:0|[1-9][0-9]*)$/.test(token))
        return enterArray(walk, Number(token));
    return -1;
}
function enterObject(walk, key) {
    while ((0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .goToNext */ .dv)(walk)) {
        const start = walk.at;
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipString */ .t9)(walk);
        const found = keyOf(walk.text.slice(start + 1, walk.at - 1)) === key;
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipSpace */ .AN)(walk);
        walk.at += 1;
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipSpace */ .AN)(walk);
        if (found)
            return start;
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipValue */ .dT)(walk);
    }
    return -1;
}
function keyOf(raw) {
    return raw.includes('\\') ? (0,_unescape_js__WEBPACK_IMPORTED_MODULE_2__/* .unescape */ .x)({ text: raw, field: 'pointer' }, 0, raw.length) : raw;
}
function enterArray(walk, index) {
    for (let count = 0; (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .goToNext */ .dv)(walk); count += 1) {
        if (count === index)
            return walk.at;
        (0,_text_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .skipValue */ .dT)(walk);
    }
    return -1;
}
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

/***/ 8105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ skipSpace),
/* harmony export */   dT: () => (/* binding */ skipValue),
/* harmony export */   dv: () => (/* binding */ goToNext),
/* harmony export */   t9: () => (/* binding */ skipString)
/* harmony export */ });
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** Passes an opening bracket or a comma; false where the closing bracket follows. */
function goToNext(walk) {
    if (isClose(walk.text.charCodeAt(walk.at)))
        return false;
    walk.at += 1;
    skipSpace(walk);
    return !isClose(walk.text.charCodeAt(walk.at));
}
function isClose(unit) {
    return unit === CLOSE_ARRAY || unit === CLOSE_OBJECT;
}
function skipSpace(walk) {
    while (isSpace(walk.text.charCodeAt(walk.at)))
        walk.at += 1;
}
function isSpace(unit) {
    return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}
/** Passes a value, up to the comma or closing bracket behind it. */
function skipValue(walk) {
    for (let depth = 0; walk.at < walk.text.length;) {
        const unit = walk.text.charCodeAt(walk.at);
        if (depth === 0 && (unit === COMMA || isClose(unit)))
            return;
        if (unit === QUOTE) {
            skipString(walk);
            continue;
        }
        if (unit === OPEN_ARRAY || unit === OPEN_OBJECT)
            depth += 1;
        if (isClose(unit))
            depth -= 1;
        walk.at += 1;
    }
}
function skipString(walk) {
    let quote = walk.text.indexOf('"', walk.at + 1);
    while (isEscaped(walk.text, quote))
        quote = walk.text.indexOf('"', quote + 1);
    walk.at = quote === -1 ? walk.text.length : quote + 1;
}
function isEscaped(text, offset) {
    let backslashes = 0;
    while (text.charCodeAt(offset - 1 - backslashes) === BACKSLASH)
        backslashes += 1;
    return backslashes % 2 === 1;
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