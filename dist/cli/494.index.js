"use strict";
exports.id = 494;
exports.ids = [494];
exports.modules = {

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

/***/ 3494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ checkPolicy),
  y: () => (/* binding */ examinePolicy)
});

// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
// EXTERNAL MODULE: ../../lib/governance/classification/rule-index.js
var rule_index = __webpack_require__(3282);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/json-pointer.js
var json_pointer = __webpack_require__(4022);
// EXTERNAL MODULE: ../../lib/governance/identifiers/field-name.js
var field_name = __webpack_require__(6119);
// EXTERNAL MODULE: ../../lib/governance/lint/tool-schema.js
var tool_schema = __webpack_require__(6558);
// EXTERNAL MODULE: ../../lib/governance/values/path-budget.js
var path_budget = __webpack_require__(344);
;// CONCATENATED MODULE: ../../lib/governance/classification/argument-coverage.js






/**
 * Holds checked rules (of parsePolicy) against an input schema: each scalar that it can produce must match exactly one
 * of them. Findings, sorted by schema path: `unclassified_argument`, `ambiguous_rule`; `invalid_argument_field` for a
 * property whose name no argument may have; `unbounded_argument` for a place that is untyped, open (additional
 * properties, an array without `items`), composed by a keyword that is not supported (`$ref`, `anyOf`, …) or over 64
 * levels deep. Throws `schema: too_large`.
 */
function argumentCoverage(schema, rules) {
    const coverage = coverageOf(schema, indexRules(rules).root);
    return { ...coverage, idle: rules.filter((rule) => !coverage.used.has(rule)) };
}
/** As argumentCoverage, of rules that were indexed once for many schemas. */
function coverageOf(schema, rules) {
    const { findings, leaves, used } = walkCoverage(schema, rules);
    const sorted = [...findings.values()].sort((a, b) => (0,text_order/* compareCodePoints */.O)(a.path, b.path) || (0,text_order/* compareCodePoints */.O)(a.code, b.code));
    return { findings: sorted, leaves, used };
}
/** Keywords by which a schema can let in more than its `type`, `properties` and `items` say. */
const UNSUPPORTED = new Set([
    '$dynamicRef',
    '$recursiveRef',
    '$ref',
    'additionalItems',
    'allOf',
    'anyOf',
    'dependencies',
    'dependentSchemas',
    'else',
    'if',
    'oneOf',
    'patternProperties',
    'prefixItems',
    'propertyDependencies',
    'then',
    'unevaluatedItems',
    'unevaluatedProperties',
]);
const MAX_STEPS = 2_000_000;
/**
 * Walks every place of arguments that a schema can produce, beside the rules. Throws `schema: too_large` over 2,000,000
 * steps or 64 Mi characters of paths.
 */
function walkCoverage(schema, rules) {
    const walk = {
        findings: new Map(),
        leaves: [],
        used: new Set(),
        visited: new Map(),
        budget: (0,path_budget/* pathBudget */.P)('schema'),
        steps: 0,
    };
    const at = { path: '#', level: 0, state: (0,rule_index/* startOf */.GH)(rules) };
    if ((0,json_value/* isObject */.Gv)(schema) && (0,json_value/* member */.Dc)(schema, 'type') === 'object')
        walkSchema(walk, schema, at);
    else
        find(walk, 'unbounded_argument', (0,json_value/* isObject */.Gv)(schema) ? '#/type' : '#');
    return walk;
}
function walkSchema(walk, schema, at) {
    if (schema === false)
        return;
    if (!(0,json_value/* isObject */.Gv)(schema) || at.level > tool_schema/* MAX_SCHEMA_LEVELS */.LV) {
        find(walk, 'unbounded_argument', at.path);
        return;
    }
    if (isVisited(walk, schema, at.state))
        return;
    for (const keyword of schema.keys) {
        if (UNSUPPORTED.has(keyword))
            find(walk, 'unbounded_argument', at.path + (0,json_pointer/* jsonPointer */.Av)([keyword]));
    }
    const types = typesOf((0,json_value/* member */.Dc)(schema, 'type'));
    if (types === null) {
        find(walk, 'unbounded_argument', `${at.path}/type`);
        return;
    }
    if (types.some((type) => type !== 'object' && type !== 'array'))
        walkScalar(walk, schema, at);
    if (types.includes('object'))
        walkObject(walk, schema, at);
    if (types.includes('array'))
        walkArray(walk, schema, at);
}
function isVisited(walk, schema, state) {
    walk.steps += 1;
    if (walk.steps > MAX_STEPS)
        throw new gate_error/* GateError */.u('too_large', 'schema');
    const seen = walk.visited.get(state) ?? new Set();
    walk.visited.set(state, seen);
    if (seen.has(schema))
        return true;
    seen.add(schema);
    return false;
}
/** The types that a schema allows; null where it does not say. */
function typesOf(type) {
    if ((0,tool_schema/* isSchemaType */.Q8)(type))
        return [type];
    if (!(0,json_value/* isArray */.cy)(type) || type.items.length === 0 || !type.items.every(tool_schema/* isSchemaType */.Q8))
        return null;
    return type.items;
}
function walkScalar(walk, schema, at) {
    const rules = (0,rule_index/* rulesAt */.hC)(at.state);
    for (const rule of rules)
        walk.used.add(rule);
    const [rule] = rules;
    if (rule === undefined) {
        find(walk, 'unclassified_argument', at.path);
        return;
    }
    if (rules.length > 1) {
        find(walk, 'ambiguous_rule', at.path);
        return;
    }
    (0,path_budget/* spendPath */.W)(walk.budget, at.path);
    walk.leaves.push({ schema, path: at.path, rule });
}
function walkObject(walk, schema, at) {
    if ((0,json_value/* member */.Dc)(schema, 'additionalProperties') !== false)
        find(walk, 'unbounded_argument', `${at.path}/additionalProperties`);
    const properties = (0,json_value/* member */.Dc)(schema, 'properties');
    if (properties === undefined)
        return;
    if (!(0,json_value/* isObject */.Gv)(properties)) {
        find(walk, 'unbounded_argument', `${at.path}/properties`);
        return;
    }
    properties.keys.forEach((name, index) => {
        const field = properties.values[index] ?? null;
        const path = `${at.path}/properties${(0,json_pointer/* jsonPointer */.Av)([name])}`;
        if (field === false)
            return;
        if (!(0,field_name/* isFieldName */.a)(name)) {
            find(walk, 'invalid_argument_field', path);
            return;
        }
        walkSchema(walk, field, below(at, path, name));
    });
}
function walkArray(walk, schema, at) {
    const items = (0,json_value/* member */.Dc)(schema, 'items');
    const path = `${at.path}/items`;
    const most = mostItems((0,json_value/* member */.Dc)(schema, 'maxItems'));
    if (most === 0)
        return;
    if (items === undefined) {
        find(walk, 'unbounded_argument', path);
        return;
    }
    const named = (0,rule_index/* namedIndexes */.wK)(at.state).filter((index) => index < most);
    for (const index of named)
        walkSchema(walk, items, below(at, path, index));
    if (named.length < most)
        walkSchema(walk, items, below(at, path, '*'));
}
function mostItems(maxItems) {
    return typeof maxItems === 'number' && Number.isInteger(maxItems) && maxItems >= 0 ? maxItems : Infinity;
}
/** A step of `*` is one to any index that no rule names. */
function below(at, path, segment) {
    return { path, level: at.level + 1, state: (0,rule_index/* stepTo */.CR)(at.state, segment) };
}
function find(walk, code, path) {
    const key = `${code} ${path}`;
    if (walk.findings.has(key))
        return;
    (0,path_budget/* spendPath */.W)(walk.budget, path);
    walk.findings.set(key, Object.freeze({ code, path }));
}

// EXTERNAL MODULE: ../../lib/governance/policy/catalog-policy.js + 3 modules
var catalog_policy = __webpack_require__(6291);
// EXTERNAL MODULE: ../../lib/governance/projection/data-projection.js + 2 modules
var data_projection = __webpack_require__(5947);
// EXTERNAL MODULE: ../../lib/governance/policy/input-schemas.js
var input_schemas = __webpack_require__(8233);
;// CONCATENATED MODULE: ../../lib/governance/policy/exposure.js





/**
 * Plans the projection of every tool, in the catalog's order, for what the policy says of it. Throws
 * `catalog: no_definitions` (a catalog without schemas).
 */
function projectCatalog(catalog, projection) {
    const planned = (0,input_schemas/* toolsWithSchemas */.O)(catalog, 'catalog').map((tool) => projectTool(tool, projection));
    return {
        findings: planned.flatMap(({ findings }) => findings),
        fields: planned.flatMap(({ fields }) => fields),
    };
}
/**
 * Data exposure drift: the fields, with their data classes, that the candidate's plans have and the baseline's have not;
 * sorted by tool, path and class.
 */
function newFields(before, after) {
    const known = new Set(before.map(fieldKey));
    return after
        .filter((field) => !known.has(fieldKey(field)))
        .sort((a, b) => (0,text_order/* compareCodePoints */.O)(fieldKey(a), fieldKey(b)));
}
function fieldKey({ entry, dataClass, path }) {
    return `${entry}\0${path}\0${dataClass}`;
}
function projectTool({ name, inputSchema }, projection) {
    const request = (0,catalog_policy/* saidOf */.J)(projection, name);
    if (request === null)
        return refused(name, 'projection_missing');
    try {
        const { entries } = (0,data_projection/* projectionRationale */.Xb)(inputSchema ?? null, request);
        return {
            findings: entries
                .filter(({ decision }) => decision === 'deny')
                .map((entry) => ({ entry: name, code: entry.reason_code, path: entry.schema_path })),
            fields: entries.flatMap((entry) => exposedField(name, entry)),
        };
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u && error.field === 'schema')
            return refused(name, error.code);
        throw error;
    }
}
function exposedField(entry, { data_class: dataClass, field_path: path }) {
    return dataClass === null || path === null ? [] : [{ entry, dataClass, path }];
}
function refused(entry, code) {
    return { findings: [{ entry, code, path: '#' }], fields: [] };
}

// EXTERNAL MODULE: ../../lib/governance/policy/lint-catalog.js
var lint_catalog = __webpack_require__(5020);
// EXTERNAL MODULE: ../../lib/json/same-value.js
var same_value = __webpack_require__(5282);
;// CONCATENATED MODULE: ../../lib/governance/policy/replacement-fit.js

/** Keywords of scalars that are not tried here: patterns of a schema are not run, and a format is an annotation. */
const UNTRIED = [
    'pattern',
    'format',
    'multipleOf',
    'not',
    'contentEncoding',
    'contentMediaType',
    'contentSchema',
];
/** How the replacements of a tool's redacted fields fit, in the order of the leaves. */
function replacementFits(entry, leaves, decisions) {
    return leaves.flatMap(({ schema, path, rule }) => {
        const decision = decisions.get(rule.dataClass);
        if (decision?.action !== 'redact')
            return [];
        return [{ entry, path, fits: fits(decision.replacement, schema) }];
    });
}
function fits(replacement, schema) {
    if (!isOfType(replacement, (0,json_value/* member */.Dc)(schema, 'type')) || !isListed(replacement, schema))
        return false;
    if (!isWithin(replacement, schema))
        return false;
    return UNTRIED.some((keyword) => schema.keys.includes(keyword)) ? null : true;
}
function isOfType(value, type) {
    if ((0,json_value/* isArray */.cy)(type))
        return type.items.some((one) => isOfType(value, one));
    if (value === null)
        return type === 'null';
    if (type === 'integer')
        return typeof value === 'number' && Number.isInteger(value);
    return typeof value === type;
}
function isListed(value, schema) {
    const [list, constant] = [(0,json_value/* member */.Dc)(schema, 'enum'), (0,json_value/* member */.Dc)(schema, 'const')];
    if (constant !== undefined && !(0,same_value/* sameValue */.e)(constant, value))
        return false;
    return !(0,json_value/* isArray */.cy)(list) || list.items.some((one) => (0,same_value/* sameValue */.e)(one, value));
}
function isWithin(value, schema) {
    const bound = (name) => doubleOf((0,json_value/* member */.Dc)(schema, name));
    if (typeof value === 'string') {
        const length = Array.from(value).length;
        return length >= (bound('minLength') ?? 0) && length <= (bound('maxLength') ?? Infinity);
    }
    if (typeof value !== 'number')
        return true;
    return (value >= (bound('minimum') ?? -Infinity) &&
        value <= (bound('maximum') ?? Infinity) &&
        value > (bound('exclusiveMinimum') ?? -Infinity) &&
        value < (bound('exclusiveMaximum') ?? Infinity));
}
function doubleOf(value) {
    if ((0,json_value/* isExactNumber */.zr)(value))
        return value.double;
    return typeof value === 'number' ? value : null;
}

;// CONCATENATED MODULE: ../../lib/governance/policy/examine-policy.js








/**
 * Holds a candidate against a policy, beside the baseline that the change is built on (null where there is none). A
 * finding is new where the baseline has it not; where that holds no schemas, every finding is. An `idle_rule`, which
 * matches nothing that a tool can be given, is reported but fails nothing. `clients` are what clients refuse in the candidate
 * (of compareForClients); those that the policy asks for are findings too. Throws `catalog: no_definitions` (a candidate
 * without schemas) and `schema: too_large`.
 */
function examinePolicy(policy, mode, base, candidate, clients = []) {
    const before = base === null || !(0,adapters/* holdsSchemas */.xd)(base.format) ? null : checkPolicy(policy, base);
    const after = checkPolicy(policy, candidate);
    const known = new Set(before?.findings.map(findingKey));
    const own = after.findings.map((finding) => ({
        ...finding,
        isNew: finding.code !== IDLE && !known.has(findingKey(finding)),
    }));
    const findings = inOrder([...own, ...askedOf(policy, clients)]);
    return {
        mode,
        failing: findings.some(({ code, isNew }) => code !== IDLE && (mode === 'all' || isNew)),
        findings,
        exposures: newFields(before?.fields ?? [], after.fields),
    };
}
/**
 * Holds one catalog against a policy: its findings, sorted by tool, path and code, the fields that its plans are made
 * of, and how the policy's replacements fit. Throws as examinePolicy does.
 */
function checkPolicy(policy, catalog, clients = []) {
    if (policy.clients.length > 0)
        (0,input_schemas/* toolsWithSchemas */.O)(catalog, 'catalog');
    const lint = policy.contractLint ? (0,lint_catalog/* lintCatalog */.Z)(catalog) : [];
    const projection = policy.projection === null ? null : projectCatalog(catalog, policy.projection);
    const coverage = policy.coverage === null ? null : coverCatalog(policy.coverage, catalog);
    const contracts = [...lint, ...(projection?.findings ?? []), ...(coverage?.findings ?? [])];
    return {
        findings: inOrder([...contracts, ...askedOf(policy, clients)]),
        fields: projection?.fields ?? [],
        replacements: coverage?.replacements ?? [],
    };
}
const IDLE = 'idle_rule';
/** What clients refuse, where the policy asks for it. */
function askedOf({ clients: rules }, clients) {
    return clients.filter(({ code }) => rules.includes(code));
}
function inOrder(findings) {
    return [...findings].sort((a, b) => (0,text_order/* compareCodePoints */.O)(sortKey(a), sortKey(b)));
}
function coverCatalog({ policy, rules }, catalog) {
    const decisions = new Map(policy.decisions.map((decision) => [decision.dataClass, decision]));
    const indexes = new Map();
    const indexOf = (said) => {
        const index = indexes.get(said) ?? (0,rule_index/* indexRules */.ou)(said).root;
        indexes.set(said, index);
        return index;
    };
    const covered = (0,input_schemas/* toolsWithSchemas */.O)(catalog, 'catalog').map(({ name, inputSchema }) => {
        const index = indexOf((0,catalog_policy/* saidOf */.J)(rules, name) ?? NO_RULES);
        return { name, ...coverageOf(inputSchema ?? null, index) };
    });
    const used = new Set(covered.flatMap((coverage) => [...coverage.used]));
    const found = covered.flatMap(({ name, findings }) => findings.map((finding) => ({ entry: name, ...finding })));
    return {
        findings: [...found, ...idleRules(rules, used)],
        replacements: covered.flatMap(({ name, leaves }) => replacementFits(name, leaves, decisions)),
    };
}
const NO_RULES = [];
function idleRules(rules, used) {
    const said = [
        [null, rules.all ?? []],
        ...rules.tools,
    ];
    return said.flatMap(([entry, list]) => list
        .filter((rule) => !used.has(rule))
        .map((rule) => ({ code: IDLE, entry, path: `/${rule.path.join('/')}` })));
}
function findingKey({ entry, path, code }) {
    return `${entry ?? ''}\0${path}\0${code}`;
}
/** What is said of the policy as a whole comes last. */
function sortKey(finding) {
    return `${finding.entry === null ? '1' : '0'}${findingKey(finding)}`;
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


/***/ })

};
;