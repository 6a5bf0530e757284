"use strict";
exports.id = 840;
exports.ids = [840];
exports.modules = {

/***/ 6757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ checkedPolicy)
});

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/governance/json-scalar.js
var json_scalar = __webpack_require__(5973);
// EXTERNAL MODULE: ../../lib/governance/pattern-id.js
var pattern_id = __webpack_require__(394);
// EXTERNAL MODULE: ../../lib/governance/plain-data.js
var plain_data = __webpack_require__(9281);
;// CONCATENATED MODULE: ../../lib/governance/argument-decision.js




const ARGUMENT_ACTIONS = ['allow', 'redact', 'block'];
const NAMES = new Set(['dataClass', 'action', 'replacement']);
/**
 * A copy of one decision, given as a plain object of `dataClass`, `action` and, if need be, `replacement`. Throws on
 * field `decisions`: `invalid_decisions` (no such object), `invalid_data_class`, `invalid_action`,
 * `invalid_argument_value` (a replacement that is no JSON scalar), `replacement_requires_redact`.
 */
function checkedDecision(value) {
    const members = (0,plain_data/* plainMembers */.IE)(value);
    if (members === null || members.some(([name]) => !NAMES.has(name)))
        throw new gate_error/* GateError */.u('invalid_decisions', 'decisions');
    const given = new Map(members);
    const dataClass = given.get('dataClass');
    if (!(0,pattern_id/* isPatternId */.W)(dataClass, 'data'))
        throw new gate_error/* GateError */.u('invalid_data_class', 'decisions');
    const action = ARGUMENT_ACTIONS.find((known) => known === given.get('action'));
    if (action === undefined)
        throw new gate_error/* GateError */.u('invalid_action', 'decisions');
    const replacement = given.has('replacement') ? given.get('replacement') : null;
    if (!(0,json_scalar/* isPlainScalar */.v)(replacement))
        throw new gate_error/* GateError */.u('invalid_argument_value', 'decisions');
    if (action !== 'redact' && replacement !== null)
        throw new gate_error/* GateError */.u('replacement_requires_redact', 'decisions');
    return Object.freeze({ dataClass, action, replacement });
}

// EXTERNAL MODULE: ../../lib/governance/governance-id.js
var governance_id = __webpack_require__(6746);
;// CONCATENATED MODULE: ../../lib/governance/argument-policy.js




/**
 * A copy of a policy, given as a plain object of exactly `policyProfile` and `decisions`. Throws on field `policy`
 * `invalid_policy` (no such object); what checkedDecision throws; then on `policy`: `invalid_policy_profile`,
 * `invalid_decisions` (no array, or an empty one), `duplicate_data_class`.
 */
function checkedPolicy(value) {
    const members = (0,plain_data/* exactMembers */.pv)(value, ['policyProfile', 'decisions']);
    if (members === null)
        throw new gate_error/* GateError */.u('invalid_policy', 'policy');
    const { policyProfile } = members;
    const decisions = ((0,plain_data/* plainItems */.Dn)(members.decisions) ?? []).map(checkedDecision);
    if (!(0,governance_id/* isGovernanceId */.sZ)(policyProfile, 'policy'))
        throw new gate_error/* GateError */.u('invalid_policy_profile', 'policy');
    if (decisions.length === 0)
        throw new gate_error/* GateError */.u('invalid_decisions', 'policy');
    if (new Set(decisions.map((one) => one.dataClass)).size !== decisions.length)
        throw new gate_error/* GateError */.u('duplicate_data_class', 'policy');
    return Object.freeze({ policyProfile, decisions: Object.freeze(decisions) });
}


/***/ }),

/***/ 7036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ checkedRule)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2571);
/* harmony import */ var _field_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2318);
/* harmony import */ var _pattern_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(394);
/* harmony import */ var _plain_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9281);




/**
 * A copy of one rule, given as a plain object of exactly `path` and `dataClass`. Throws on field `rules`:
 * `invalid_rules` (no such object), `invalid_path`, `invalid_data_class`.
 */
function checkedRule(value) {
    const members = (0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .exactMembers */ .pv)(value, ['path', 'dataClass']);
    if (members === null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_rules', 'rules');
    const path = (0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .plainItems */ .Dn)(members.path);
    if (path === null || path.length === 0 || !path.every(isSegment))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_path', 'rules');
    if (!(0,_pattern_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isPatternId */ .W)(members.dataClass, 'data'))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_data_class', 'rules');
    return Object.freeze({ path: Object.freeze([...path]), dataClass: members.dataClass });
}
function isSegment(segment) {
    if (typeof segment === 'number')
        return Number.isInteger(segment) && segment >= 0;
    return segment === '*' || (0,_field_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isFieldName */ .a)(segment);
}


/***/ }),

/***/ 226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ saidOf)
/* harmony export */ });
/** What is said of a tool, by its own name or for all; null where nothing is. */
function saidOf(said, tool) {
    return said.tools.get(tool) ?? said.all;
}


/***/ }),

/***/ 5319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ checkPolicy),
  y: () => (/* binding */ examinePolicy)
});

// EXTERNAL MODULE: ../../lib/json/compare-code-points.js
var compare_code_points = __webpack_require__(356);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/json-pointer.js
var json_pointer = __webpack_require__(4022);
// EXTERNAL MODULE: ../../lib/governance/field-name.js
var field_name = __webpack_require__(2318);
// EXTERNAL MODULE: ../../lib/governance/path-budget.js
var path_budget = __webpack_require__(339);
// EXTERNAL MODULE: ../../lib/governance/rule-index.js
var rule_index = __webpack_require__(3121);
// EXTERNAL MODULE: ../../lib/governance/schema-depth.js
var schema_depth = __webpack_require__(4097);
// EXTERNAL MODULE: ../../lib/governance/schema-types.js
var schema_types = __webpack_require__(4817);
;// CONCATENATED MODULE: ../../lib/governance/coverage-walk.js







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
const MOST_STEPS = 2_000_000;
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
    return { findings: [...walk.findings.values()], leaves: walk.leaves, used: walk.used };
}
function walkSchema(walk, schema, at) {
    if (schema === false)
        return;
    if (!(0,json_value/* isObject */.Gv)(schema) || at.level > schema_depth/* MOST_SCHEMA_LEVELS */.A)
        return find(walk, 'unbounded_argument', at.path);
    if (isVisited(walk, schema, at.state))
        return;
    for (const keyword of schema.keys) {
        if (UNSUPPORTED.has(keyword))
            find(walk, 'unbounded_argument', at.path + (0,json_pointer/* jsonPointer */.A)([keyword]));
    }
    const types = typesOf((0,json_value/* member */.Dc)(schema, 'type'));
    if (types === null)
        return find(walk, 'unbounded_argument', `${at.path}/type`);
    if (types.some((type) => type !== 'object' && type !== 'array'))
        walkScalar(walk, schema, at);
    if (types.includes('object'))
        walkObject(walk, schema, at);
    if (types.includes('array'))
        walkArray(walk, schema, at);
}
function isVisited(walk, schema, state) {
    walk.steps += 1;
    if (walk.steps > MOST_STEPS)
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
    if ((0,schema_types/* isSchemaType */.Q)(type))
        return [type];
    if (!(0,json_value/* isArray */.cy)(type) || type.items.length === 0 || !type.items.every(schema_types/* isSchemaType */.Q))
        return null;
    return type.items;
}
function walkScalar(walk, schema, at) {
    const rules = (0,rule_index/* rulesAt */.hC)(at.state);
    for (const rule of rules)
        walk.used.add(rule);
    const [rule] = rules;
    if (rule === undefined)
        return find(walk, 'unclassified_argument', at.path);
    if (rules.length > 1)
        return find(walk, 'ambiguous_rule', at.path);
    (0,path_budget/* spendPath */.W)(walk.budget, at.path);
    walk.leaves.push({ schema, path: at.path, rule });
}
function walkObject(walk, schema, at) {
    if ((0,json_value/* member */.Dc)(schema, 'additionalProperties') !== false)
        find(walk, 'unbounded_argument', `${at.path}/additionalProperties`);
    const properties = (0,json_value/* member */.Dc)(schema, 'properties');
    if (properties === undefined)
        return;
    if (!(0,json_value/* isObject */.Gv)(properties))
        return find(walk, 'unbounded_argument', `${at.path}/properties`);
    properties.keys.forEach((name, index) => {
        const field = properties.values[index] ?? null;
        const path = `${at.path}/properties${(0,json_pointer/* jsonPointer */.A)([name])}`;
        if (field === false)
            return;
        if (!(0,field_name/* isFieldName */.a)(name))
            return find(walk, 'invalid_argument_field', path);
        walkSchema(walk, field, below(at, path, name));
    });
}
function walkArray(walk, schema, at) {
    const items = (0,json_value/* member */.Dc)(schema, 'items');
    const path = `${at.path}/items`;
    const most = mostItems((0,json_value/* member */.Dc)(schema, 'maxItems'));
    if (most === 0)
        return;
    if (items === undefined)
        return find(walk, 'unbounded_argument', path);
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

;// CONCATENATED MODULE: ../../lib/governance/argument-coverage.js



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
    const sorted = [...findings].sort((a, b) => (0,compare_code_points/* compareCodePoints */.O)(a.path, b.path) || (0,compare_code_points/* compareCodePoints */.O)(a.code, b.code));
    return { findings: sorted, leaves, used };
}

// EXTERNAL MODULE: ../../lib/governance/catalog-policy.js
var catalog_policy = __webpack_require__(226);
// EXTERNAL MODULE: ../../lib/governance/data-projection.js + 3 modules
var data_projection = __webpack_require__(5427);
// EXTERNAL MODULE: ../../lib/governance/input-schemas.js
var input_schemas = __webpack_require__(2229);
;// CONCATENATED MODULE: ../../lib/governance/exposure.js





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
 * Data exposure drift: the fields, with their data classes, that the candidate's plans have and the baseline's have
 * not; sorted by tool, path and class. All of them where there is no baseline, or one without schemas. Throws
 * `catalog: no_definitions` for a candidate without schemas.
 */
function exposureOf(base, candidate, projection) {
    const before = base === null || !holdsSchemas(base) ? [] : projectCatalog(base, projection).fields;
    return newFields(before, projectCatalog(candidate, projection).fields);
}
/** The fields that are not among earlier ones, sorted by tool, path and class. */
function newFields(before, after) {
    const known = new Set(before.map(fieldKey));
    return after
        .filter((field) => !known.has(fieldKey(field)))
        .sort((a, b) => (0,compare_code_points/* compareCodePoints */.O)(fieldKey(a), fieldKey(b)));
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

// EXTERNAL MODULE: ../../lib/governance/lint-catalog.js + 1 modules
var lint_catalog = __webpack_require__(9052);
// EXTERNAL MODULE: ../../lib/json/same-value.js
var same_value = __webpack_require__(5282);
;// CONCATENATED MODULE: ../../lib/governance/replacement-fit.js

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

;// CONCATENATED MODULE: ../../lib/governance/examine-policy.js








/**
 * Holds a candidate against a policy, beside the baseline that the change is built on (null where there is none). A
 * finding is new where the baseline has it not; where that holds no schemas, every finding is. An `idle_rule`, which
 * matches nothing that a tool can be given, is told but fails nothing. Throws `catalog: no_definitions` (a candidate
 * without schemas) and `schema: too_large`.
 */
function examinePolicy(policy, mode, base, candidate) {
    const before = base === null || !(0,input_schemas/* holdsSchemas */.x)(base) ? null : checkPolicy(policy, base);
    const after = checkPolicy(policy, candidate);
    const known = new Set(before?.findings.map(findingKey));
    const findings = after.findings.map((finding) => ({
        ...finding,
        isNew: finding.code !== IDLE && !known.has(findingKey(finding)),
    }));
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
function checkPolicy(policy, catalog) {
    const lint = policy.contractLint ? (0,lint_catalog/* lintCatalog */.Z)(catalog) : [];
    const projection = policy.projection === null ? null : projectCatalog(catalog, policy.projection);
    const coverage = policy.coverage === null ? null : coverCatalog(policy.coverage, catalog);
    const findings = [...lint, ...(projection?.findings ?? []), ...(coverage?.findings ?? [])];
    return {
        findings: findings.sort((a, b) => (0,compare_code_points/* compareCodePoints */.O)(sortKey(a), sortKey(b))),
        fields: projection?.fields ?? [],
        replacements: coverage?.replacements ?? [],
    };
}
const IDLE = 'idle_rule';
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

/***/ 5973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isJsonScalar),
/* harmony export */   v: () => (/* binding */ isPlainScalar)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);

/** Whether a value of a document is a scalar that the contracts can write: no number beyond the doubles. */
function isJsonScalar(value) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isExactNumber */ .zr)(value))
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

/***/ 3926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parsePolicy)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8658);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(457);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4910);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2571);
/* harmony import */ var _argument_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6757);
/* harmony import */ var _argument_rule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7036);
/* harmony import */ var _projection_authority_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3211);
/* harmony import */ var _rule_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3121);






const POLICY_VERSION = 'tool-catalog-gate.policy.v1';
/**
 * Reads a policy (docs/policy.schema.json) from the bytes of its file. Throws on field `policy`, with the place: what
 * parseJson throws; `policy_invalid` for another shape; `unsupported_version`; and for what the contracts check, their
 * codes: `invalid_governance_identifier`, `unversioned_governance_identifier`, `duplicate_grant`, `invalid_path`,
 * `invalid_data_class`, `duplicate_rule`, `invalid_policy_profile`, `invalid_action`, `invalid_argument_value`,
 * `replacement_requires_redact`, `duplicate_data_class`, `missing_decision`.
 */
function parsePolicy(bytes, limits = _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .dR) {
    const { root, text } = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(bytes, limits, 'policy');
    const document = requireObject(text, root, 0, [
        '$schema',
        'schema_version',
        'contract_lint',
        'projection',
        'argument_coverage',
    ]);
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(document, 'schema_version') !== POLICY_VERSION)
        throw faultIn(text, document, 'schema_version', 'unsupported_version');
    const contractLint = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(document, 'contract_lint') ?? false;
    if (typeof contractLint !== 'boolean')
        throw faultIn(text, document, 'contract_lint');
    const policy = {
        contractLint,
        projection: sectionOf(text, document, 'projection', readProjection),
        coverage: sectionOf(text, document, 'argument_coverage', readCoverage),
    };
    if (!contractLint && policy.projection === null && policy.coverage === null)
        throw fault(text, document.start);
    return policy;
}
function sectionOf(text, document, name, read) {
    const section = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(document, name);
    return section === undefined ? null : read(text, section, startOf(document, name));
}
function readProjection(text, value, start) {
    return readByTool(text, requireObject(text, value, start, ['all', 'tools']), readRequest);
}
function readRequest(text, value, start) {
    const names = ['workflow_purpose', 'granted_data_classes'];
    const given = toPlain(requireObject(text, value, start, names));
    const request = {
        workflowPurpose: given.get('workflow_purpose'),
        grantedDataClasses: given.get('granted_data_classes'),
    };
    return checked(text, start, () => {
        const { purpose, grants } = (0,_projection_authority_js__WEBPACK_IMPORTED_MODULE_2__/* .projectionAuthority */ .d)(request);
        return { workflowPurpose: purpose, grantedDataClasses: [...grants] };
    });
}
function readCoverage(text, value, start) {
    const section = requireObject(text, value, start, ['policy_profile', 'decisions', 'all', 'tools']);
    const policyProfile = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .toValue */ .B)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(section, 'policy_profile') ?? null);
    const decisions = decisionsOf(text, section);
    const policy = checked(text, start, () => (0,_argument_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .checkedPolicy */ .y)({ policyProfile, decisions }));
    const classes = new Set(policy.decisions.map(({ dataClass }) => dataClass));
    const rules = readByTool(text, section, (_text, list, at) => readRules(text, list, at, classes));
    return { policy, rules };
}
function decisionsOf(text, section) {
    const decisions = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(section, 'decisions');
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(decisions))
        throw faultIn(text, section, 'decisions');
    return decisions.items.map((item) => {
        const given = toPlain(requireObject(text, item, decisions.start, ['data_class', 'action', 'replacement']));
        const [dataClass, action] = [given.get('data_class'), given.get('action')];
        return given.has('replacement')
            ? { dataClass, action, replacement: given.get('replacement') }
            : { dataClass, action };
    });
}
function readRules(text, value, start, classes) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value))
        throw fault(text, start);
    const rules = value.items.map((item) => readRule(text, item, value.start, classes));
    if ((0,_rule_index_js__WEBPACK_IMPORTED_MODULE_5__/* .indexRules */ .ou)(rules).duplicates > 0)
        throw fault(text, value.start, 'duplicate_rule');
    return rules;
}
function readRule(text, item, start, classes) {
    const object = requireObject(text, item, start, ['path', 'data_class']);
    const given = toPlain(object);
    const rule = checked(text, object.start, () => (0,_argument_rule_js__WEBPACK_IMPORTED_MODULE_6__/* .checkedRule */ .I)({ path: given.get('path'), dataClass: given.get('data_class') }));
    if (!classes.has(rule.dataClass))
        throw fault(text, object.start, 'missing_decision');
    return rule;
}
/** The members `all` and `tools` of an object; at least one of them. */
function readByTool(text, object, read) {
    const all = sectionOf(text, object, 'all', read);
    const tools = sectionOf(text, object, 'tools', (_text, value, start) => {
        if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            throw fault(text, start);
        return value.keys.map((key, index) => {
            return [key, read(text, value.values[index] ?? null, value.starts[index] ?? start)];
        });
    });
    if (all === null && tools === null)
        throw fault(text, object.start);
    return { all, tools: new Map(tools) };
}
function requireObject(text, value, start, names) {
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        throw fault(text, start);
    const index = value.keys.findIndex((key) => !names.includes(key));
    if (index !== -1)
        throw fault(text, value.starts[index] ?? value.start);
    return value;
}
/** An object's members as plain values. */
function toPlain(object) {
    return new Map(object.keys.map((key, index) => [key, (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .toValue */ .B)(object.values[index] ?? null)]));
}
/** A contract's own check, whose code is told at a place of the policy. */
function checked(text, start, check) {
    try {
        return check();
    }
    catch (error) {
        if (error instanceof _errors_index_js__WEBPACK_IMPORTED_MODULE_7__/* .GateError */ .u)
            throw fault(text, start, error.code);
        throw error;
    }
}
function faultIn(text, object, name, code = 'policy_invalid') {
    return fault(text, startOf(object, name), code);
}
function startOf(object, name) {
    return object.starts[object.keys.indexOf(name)] ?? object.start;
}
function fault(text, offset, code = 'policy_invalid') {
    return new _errors_index_js__WEBPACK_IMPORTED_MODULE_7__/* .GateError */ .u(code, 'policy', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .locate */ .x)(text, offset));
}


/***/ }),

/***/ 3121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ stepTo),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   hC: () => (/* binding */ rulesAt),
/* harmony export */   ou: () => (/* binding */ indexRules),
/* harmony export */   wK: () => (/* binding */ namedIndexes)
/* harmony export */ });
/** The rules as a tree of their steps. The second rule of a path is counted as a duplicate and left out. */
function indexRules(rules) {
    const root = { children: new Map(), rule: null };
    let duplicates = 0;
    for (const rule of rules) {
        const node = rule.path.reduce(childOf, root);
        if (node.rule === null)
            node.rule = rule;
        else
            duplicates += 1;
    }
    return { root, duplicates };
}
function childOf(node, segment) {
    const found = node.children.get(segment);
    if (found !== undefined)
        return found;
    const child = { children: new Map(), rule: null };
    node.children.set(segment, child);
    return child;
}
/** The state before any step. */
function startOf(root) {
    return stateOf([root]);
}
const NOWHERE = stateOf([]);
/** The state behind a step: a field's name, an array's index, or `*` for every index that no rule names. */
function stepTo(state, segment) {
    const known = state.below.get(segment);
    if (known !== undefined)
        return known;
    const named = nodesBelow(state, segment);
    if (typeof segment === 'string')
        return remember(state, segment, named);
    if (named.length === 0)
        return state.below.get('*') ?? remember(state, '*', nodesBelow(state, '*'));
    return remember(state, segment, [...named, ...nodesBelow(state, '*')]);
}
function remember(state, segment, nodes) {
    if (nodes.length === 0)
        return NOWHERE;
    const below = stateOf(nodes);
    state.below.set(segment, below);
    return below;
}
/** The indexes that rules name here, each once. */
function namedIndexes(state) {
    const steps = state.nodes.flatMap((node) => [...node.children.keys()]);
    return [...new Set(steps.filter((step) => typeof step === 'number'))];
}
/** The rules whose path ends here. */
function rulesAt(state) {
    return state.nodes.flatMap((node) => node.rule ?? []);
}
function stateOf(nodes) {
    return { nodes, below: new Map(), asked: 0, merged: null };
}
function nodesBelow(state, segment) {
    if (state.merged === null && isWorthMerging(state))
        state.merged = mergedChildren(state.nodes);
    if (state.merged !== null)
        return state.merged.get(segment) ?? [];
    return state.nodes.flatMap((node) => node.children.get(segment) ?? []);
}
/** Whether the steps asked for so far, each looked up in every node, cost as much as merging does. */
function isWorthMerging(state) {
    if (state.nodes.length < 2)
        return false;
    state.asked += 1;
    const children = state.nodes.reduce((sum, node) => sum + node.children.size, 0);
    return state.asked * state.nodes.length >= children;
}
function mergedChildren(nodes) {
    const merged = new Map();
    for (const node of nodes) {
        for (const [segment, child] of node.children) {
            const others = merged.get(segment);
            if (others === undefined)
                merged.set(segment, [child]);
            else
                others.push(child);
        }
    }
    return merged;
}


/***/ }),

/***/ 457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toValue)
/* harmony export */ });
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
    const result = Object.create(null);
    object.keys.forEach((key, index) => {
        result[key] = toValue(object.values[index] ?? null);
    });
    return result;
}


/***/ })

};
;