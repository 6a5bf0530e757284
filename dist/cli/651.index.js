"use strict";
exports.id = 651;
exports.ids = [651];
exports.modules = {

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

/***/ 3965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ checkedPolicy)
/* harmony export */ });
/* unused harmony export ARGUMENT_ACTIONS */
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2571);
/* harmony import */ var _identifiers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5545);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9660);



const ARGUMENT_ACTIONS = ['allow', 'redact', 'block'];
/**
 * A copy of a policy, given as a plain object of exactly `policyProfile` and `decisions`. Throws on field `policy`
 * `invalid_policy` (no such object); what checkedDecision throws; then on `policy`: `invalid_policy_profile`,
 * `invalid_decisions` (no array, or an empty one), `duplicate_data_class`.
 */
function checkedPolicy(value) {
    const members = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .exactMembers */ .pv)(value, ['policyProfile', 'decisions']);
    if (members === null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_policy', 'policy');
    const policyProfile = members.get('policyProfile');
    const decisions = ((0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .plainItems */ .Dn)(members.get('decisions')) ?? []).map(checkedDecision);
    if (!(0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isGovernanceId */ .sZ)(policyProfile, 'policy'))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_policy_profile', 'policy');
    if (decisions.length === 0)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_decisions', 'policy');
    if (new Set(decisions.map((one) => one.dataClass)).size !== decisions.length)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('duplicate_data_class', 'policy');
    return Object.freeze({ policyProfile, decisions: Object.freeze(decisions) });
}
const DECISION_FIELDS = new Set(['dataClass', 'action', 'replacement']);
/**
 * A copy of one decision, given as a plain object of `dataClass`, `action` and, if need be, `replacement`. Throws on
 * field `decisions`: `invalid_decisions` (no such object), `invalid_data_class`, `invalid_action`,
 * `invalid_argument_value` (a replacement that is no JSON scalar), `replacement_requires_redact`.
 */
function checkedDecision(value) {
    const members = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .plainMembers */ .IE)(value);
    if (members === null || members.some(([name]) => !DECISION_FIELDS.has(name)))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_decisions', 'decisions');
    const given = new Map(members);
    const dataClass = given.get('dataClass');
    if (!(0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isPatternId */ .WE)(dataClass, 'data'))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_data_class', 'decisions');
    const action = ARGUMENT_ACTIONS.find((known) => known === given.get('action'));
    if (action === undefined)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_action', 'decisions');
    const replacement = given.has('replacement') ? given.get('replacement') : null;
    if (!(0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainScalar */ .vQ)(replacement))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_argument_value', 'decisions');
    if (action !== 'redact' && replacement !== null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('replacement_requires_redact', 'decisions');
    return Object.freeze({ dataClass, action, replacement });
}


/***/ }),

/***/ 8485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ argumentReportJson),
/* harmony export */   u0: () => (/* binding */ argumentReport)
/* harmony export */ });
/* unused harmony export ARGUMENT_CLASSIFICATION_SCHEMA_VERSION */
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);

const ARGUMENT_CLASSIFICATION_SCHEMA_VERSION = 'openmed.agent.argument_classification.v1';
/** A report of findings in any order. */
function argumentReport(findings) {
    return Object.freeze({
        schema_version: ARGUMENT_CLASSIFICATION_SCHEMA_VERSION,
        allowed: sorted(findings.allowed),
        redacted: sorted(findings.redacted),
        blocked: sorted(findings.blocked),
    });
}
/** A classification's report as the contract's document, in Python JSON. */
function argumentReportJson(report) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .pythonJson */ .b)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonObject */ .o$)([
        ['schema_version', report.schema_version],
        ['allowed', findingArray(report.allowed)],
        ['redacted', findingArray(report.redacted)],
        ['blocked', findingArray(report.blocked)],
    ]));
}
function sorted(findings) {
    return Object.freeze([...findings].sort((a, b) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.path, b.path)));
}
function findingArray(findings) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonArray */ .Ir)(findings.map((finding) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonObject */ .o$)([
        ['path', finding.path],
        ['data_class', finding.data_class],
        ['value_hash', finding.value_hash],
    ])));
}


/***/ }),

/***/ 6529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ checkedRule)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2571);
/* harmony import */ var _identifiers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5545);
/* harmony import */ var _identifiers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6119);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9660);



/**
 * A copy of one rule, given as a plain object of exactly `path` and `dataClass`. Throws on field `rules`:
 * `invalid_rules` (no such object), `invalid_path`, `invalid_data_class`.
 */
function checkedRule(value) {
    const members = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .exactMembers */ .pv)(value, ['path', 'dataClass']);
    if (members === null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_rules', 'rules');
    const path = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .plainItems */ .Dn)(members.get('path'));
    const dataClass = members.get('dataClass');
    if (path === null || path.length === 0 || !path.every(isSegment))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_path', 'rules');
    if (!(0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isPatternId */ .WE)(dataClass, 'data'))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_data_class', 'rules');
    return Object.freeze({ path: Object.freeze([...path]), dataClass });
}
function isSegment(segment) {
    if (typeof segment === 'number')
        return Number.isInteger(segment) && segment >= 0;
    return segment === '*' || (0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isFieldName */ .a)(segment);
}


/***/ }),

/***/ 3282:
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

/***/ 6291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ policyClassifier),
  J: () => (/* binding */ saidOf)
});

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/governance/values/sealed-type.js
var sealed_type = __webpack_require__(5120);
// EXTERNAL MODULE: ../../lib/governance/values/plain-data.js
var plain_data = __webpack_require__(9660);
// EXTERNAL MODULE: ../../lib/governance/values/hmac.js
var hmac = __webpack_require__(4308);
// EXTERNAL MODULE: ../../lib/governance/values/path-budget.js
var path_budget = __webpack_require__(344);
// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/governance/values/data-reader.js
var data_reader = __webpack_require__(7459);
;// CONCATENATED MODULE: ../../lib/governance/classification/argument-form.js


/** Plain JavaScript values. */
const PLAIN_FORM = {
    read: data_reader/* readPlain */.rM,
    object(members) {
        const copy = {};
        Object.setPrototypeOf(copy, null);
        for (const [name, value] of members)
            copy[name] = value;
        return Object.freeze(copy);
    },
    array: (items) => Object.freeze(items),
    scalar: (scalar) => ((0,plain_data/* isPlainScalar */.vQ)(scalar) ? scalar : null),
};
/** Values that were read from a document, whose number literals keep their form. */
const DOCUMENT_FORM = {
    read: data_reader/* readDocument */.u0,
    object: value/* jsonObject */.o$,
    array: value/* jsonArray */.Ir,
    scalar: (scalar) => scalar,
};

// EXTERNAL MODULE: ../../lib/governance/classification/argument-policy.js
var argument_policy = __webpack_require__(3965);
// EXTERNAL MODULE: ../../lib/governance/classification/argument-report.js
var argument_report = __webpack_require__(8485);
// EXTERNAL MODULE: ../../lib/governance/classification/argument-rule.js
var argument_rule = __webpack_require__(6529);
// EXTERNAL MODULE: ../../lib/json/python-json.js
var python_json = __webpack_require__(5749);
// EXTERNAL MODULE: ../../lib/governance/identifiers/field-name.js
var field_name = __webpack_require__(6119);
// EXTERNAL MODULE: ../../lib/governance/classification/rule-index.js
var rule_index = __webpack_require__(3282);
;// CONCATENATED MODULE: ../../lib/governance/classification/argument-walk.js





/** Arguments nested deeper, or with more values in all, are refused: a cycle never ends, shared parts multiply. */
const MAX_LEVELS = 512;
const MAX_VALUES = 500_000;
/**
 * The safe copy of arguments, their findings added to the walk; `start` is the rules' state before any step. Throws as
 * the classifier's `classify` does.
 */
function walkArguments(walk, value, start) {
    const node = walk.form.read(value);
    if (node?.kind !== 'object')
        throw new gate_error/* GateError */.u('invalid_arguments', 'arguments');
    return walkMembers(walk, node.members, { path: '', level: 0, state: start });
}
function walkMembers(walk, members, at) {
    const copies = members.map(([name, value]) => {
        if (!(0,field_name/* isFieldName */.a)(name))
            throw new gate_error/* GateError */.u('invalid_argument_field', 'arguments');
        return [name, walkValue(walk, value, below(at, name))];
    });
    return walk.form.object(copies);
}
function walkValue(walk, value, at) {
    const node = readNode(walk, value, at);
    if (node.kind === 'object')
        return walkMembers(walk, node.members, at);
    if (node.kind === 'scalar')
        return classifyScalar(walk, value, node.scalar, at);
    return walk.form.array(node.items.map((item, index) => walkValue(walk, item, below(at, index))));
}
function readNode(walk, value, at) {
    walk.values += 1;
    if (walk.values > MAX_VALUES)
        throw new gate_error/* GateError */.u('too_large', 'arguments');
    const node = at.level > MAX_LEVELS ? null : walk.form.read(value);
    if (node === null)
        throw new gate_error/* GateError */.u('invalid_argument_value', 'arguments');
    return node;
}
function below(at, segment) {
    return { path: `${at.path}/${segment}`, level: at.level + 1, state: (0,rule_index/* stepTo */.CR)(at.state, segment) };
}
function classifyScalar(walk, value, scalar, at) {
    const decision = decisionAt(walk.decisions, at.state);
    (0,path_budget/* spendPath */.W)(walk.budget, at.path);
    walk.findings[decision.action].push(Object.freeze({
        path: at.path,
        data_class: decision.dataClass,
        value_hash: valueHash(walk.hashKey, at.path, decision.dataClass, scalar),
    }));
    if (decision.action === 'allow')
        return walk.form.scalar(value);
    return walk.form.scalar(decision.action === 'redact' ? decision.replacement : null);
}
function decisionAt(decisions, state) {
    const [rule, another] = (0,rule_index/* rulesAt */.hC)(state);
    if (rule === undefined)
        throw new gate_error/* GateError */.u('unclassified_argument', 'rules');
    if (another !== undefined)
        throw new gate_error/* GateError */.u('ambiguous_rule', 'rules');
    const decision = decisions.get(rule.dataClass);
    if (decision === undefined)
        throw new gate_error/* GateError */.u('missing_decision', 'policy');
    return decision;
}
/**
 * The keyed hash of one scalar argument: HMAC-SHA-256 of its path, its data class and its value as Python JSON whose
 * characters stand as themselves, with a NUL behind each of the first two. Throws
 * `arguments: invalid_argument_value` for a string with a lone surrogate, which UTF-8 cannot hold.
 */
function valueHash(key, path, dataClass, value) {
    if (typeof value === 'string' && !value.isWellFormed())
        throw new gate_error/* GateError */.u('invalid_argument_value', 'arguments');
    return (0,hmac/* hmacDigest */.Me)(key, `${path}\0${dataClass}\0${(0,python_json/* pythonJsonText */.k)(value)}`);
}

;// CONCATENATED MODULE: ../../lib/governance/classification/argument-classifier.js








const classifiers = (0,sealed_type/* sealedType */.R)('ArgumentClassifier', [
    'policyProfile',
    'classify',
    'classifyValue',
]);
const plainResults = (0,sealed_type/* sealedType */.R)('ClassifiedArguments', ['arguments', 'report']);
const documentResults = (0,sealed_type/* sealedType */.R)('ClassifiedArguments', [
    'arguments',
    'report',
]);
/**
 * A classifier of tool arguments. OpenMed v1, "Argument classification"; rules are indexed, so that the
 * time grows with the arguments, not with the rules. Throws, in this order: of each rule `rules: invalid_rules`,
 * `invalid_path`, `invalid_data_class`; `policy: invalid_policy`; of each decision `decisions: invalid_decisions`,
 * `invalid_data_class`, `invalid_action`, `invalid_argument_value`, `replacement_requires_redact`; on `policy`
 * `invalid_policy_profile`, `invalid_decisions`, `duplicate_data_class`; `rules: invalid_rules` (no array, or an empty
 * one); `hash_key: invalid_hash_key` (no Uint8Array or secret KeyObject of 32 bytes or more);
 * `policy: missing_decision` (for a rule's class); `rules: duplicate_rule`.
 */
function argumentClassifier(options) {
    const rules = ((0,plain_data/* plainItems */.Dn)(options.rules) ?? []).map(argument_rule/* checkedRule */.I);
    const policy = (0,argument_policy/* checkedPolicy */.y)(options.policy);
    if (rules.length === 0)
        throw new gate_error/* GateError */.u('invalid_rules', 'rules');
    const hashKey = (0,hmac/* secretKey */.oF)(options.hashKey);
    if (hashKey === null)
        throw new gate_error/* GateError */.u('invalid_hash_key', 'hash_key');
    const decisions = new Map(policy.decisions.map((decision) => [decision.dataClass, decision]));
    if (!rules.every((rule) => decisions.has(rule.dataClass)))
        throw new gate_error/* GateError */.u('missing_decision', 'policy');
    const { root, duplicates } = (0,rule_index/* indexRules */.ou)(rules);
    if (duplicates > 0)
        throw new gate_error/* GateError */.u('duplicate_rule', 'rules');
    const by = { root, decisions, hashKey };
    return classifiers.seal({
        policyProfile: policy.policyProfile,
        classify: (args) => plainResults.seal(classify(by, PLAIN_FORM, args)),
        classifyValue: (args) => documentResults.seal(classify(by, DOCUMENT_FORM, args)),
    });
}
/** Whether a value was made by argumentClassifier. */
function isArgumentClassifier(value) {
    return classifiers.holds(value);
}
function classify({ root, decisions, hashKey }, form, args) {
    const findings = { allow: [], redact: [], block: [] };
    const walk = { form, decisions, hashKey, findings, budget: (0,path_budget/* pathBudget */.P)('arguments'), values: 0 };
    const copy = walkArguments(walk, args, (0,rule_index/* startOf */.GH)(root));
    const { allow: allowed, redact: redacted, block: blocked } = findings;
    return { arguments: copy, report: (0,argument_report/* argumentReport */.u0)({ allowed, redacted, blocked }) };
}

;// CONCATENATED MODULE: ../../lib/governance/policy/catalog-policy.js


/** What is said of a tool, by its own name or for all; null where nothing is. */
function saidOf(said, tool) {
    return said.tools.get(tool) ?? said.all;
}
/**
 * The classifier of a tool's arguments that a policy (of parsePolicy) asks for; so that what guards the calls is what
 * the pull request was held to. Throws `rules: invalid_rules` where the policy says nothing of that tool's arguments,
 * `hash_key: invalid_hash_key`.
 */
function policyClassifier(policy, tool, hashKey) {
    const { coverage } = policy;
    const rules = coverage === null ? null : saidOf(coverage.rules, tool);
    if (coverage === null || rules === null)
        throw new gate_error/* GateError */.u('invalid_rules', 'rules');
    return argumentClassifier({ rules, policy: coverage.policy, hashKey });
}


/***/ }),

/***/ 4186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ parsePolicy)
});

;// CONCATENATED MODULE: ../../lib/clients/client-rules.js
/** What clients of tools, and the models behind them, are known to refuse; docs/clients.md names the source of each. */
const CLIENT_RULES = [
    'schema_missing',
    'schema_invalid',
    'dialect_unknown',
    'ref_unresolvable',
    'root_not_object',
    'root_combinator',
    'name_characters',
    'name_too_long',
    'names_clash',
    'too_many_tools',
];

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/limits.js
var lib_limits = __webpack_require__(5795);
// EXTERNAL MODULE: ../../lib/json/parse-json.js + 7 modules
var parse_json = __webpack_require__(5023);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/plain-value.js
var plain_value = __webpack_require__(4210);
// EXTERNAL MODULE: ../../lib/json/locate.js
var locate = __webpack_require__(4910);
// EXTERNAL MODULE: ../../lib/governance/classification/argument-policy.js
var argument_policy = __webpack_require__(3965);
// EXTERNAL MODULE: ../../lib/governance/classification/rule-index.js
var rule_index = __webpack_require__(3282);
// EXTERNAL MODULE: ../../lib/governance/classification/argument-rule.js
var argument_rule = __webpack_require__(6529);
// EXTERNAL MODULE: ../../lib/governance/projection/projection-authority.js
var projection_authority = __webpack_require__(9611);
;// CONCATENATED MODULE: ../../lib/governance/policy/parse-policy.js





const POLICY_VERSION = 'tool-catalog-gate.policy.v1';
/**
 * Reads a policy (docs/policy.schema.json) from the bytes of its file. Throws on field `policy`, with the place: what
 * parseJson throws; `policy_invalid` for another shape; `unsupported_version`; and for what the contracts check, their
 * codes: `invalid_governance_identifier`, `unversioned_governance_identifier`, `duplicate_grant`, `invalid_path`,
 * `invalid_data_class`, `duplicate_rule`, `invalid_policy_profile`, `invalid_action`, `invalid_argument_value`,
 * `replacement_requires_redact`, `duplicate_data_class`, `missing_decision`.
 */
function parsePolicy(bytes, limits = lib_limits/* DEFAULT_LIMITS */.dR) {
    const { root, text } = (0,parse_json/* parseJson */.q)(bytes, limits, 'policy');
    const document = requireObject(text, root, 0, [
        '$schema',
        'schema_version',
        'contract_lint',
        'projection',
        'argument_coverage',
        'clients',
    ]);
    if ((0,json_value/* member */.Dc)(document, 'schema_version') !== POLICY_VERSION)
        throw faultIn(text, document, 'schema_version', 'unsupported_version');
    const contractLint = (0,json_value/* member */.Dc)(document, 'contract_lint') ?? false;
    if (typeof contractLint !== 'boolean')
        throw faultIn(text, document, 'contract_lint');
    const policy = {
        contractLint,
        projection: sectionOf(text, document, 'projection', readProjection),
        coverage: sectionOf(text, document, 'argument_coverage', readCoverage),
        clients: sectionOf(text, document, 'clients', readClients) ?? [],
    };
    const asksNothing = policy.projection === null && policy.coverage === null && policy.clients.length === 0;
    if (!contractLint && asksNothing)
        throw fault(text, document.start);
    return policy;
}
function sectionOf(text, document, name, read) {
    const section = (0,json_value/* member */.Dc)(document, name);
    return section === undefined ? null : read(text, section, startOf(document, name));
}
/** Names of rules, each once, at least one. */
function readClients(text, value, start) {
    if (!(0,json_value/* isArray */.cy)(value) || value.items.length === 0)
        throw fault(text, start);
    const rules = value.items.map((item) => {
        const rule = CLIENT_RULES.find((known) => known === item);
        if (rule === undefined)
            throw fault(text, value.start);
        return rule;
    });
    if (new Set(rules).size !== rules.length)
        throw fault(text, value.start);
    return rules;
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
        const { purpose, grants } = (0,projection_authority/* projectionAuthority */.d)(request);
        return { workflowPurpose: purpose, grantedDataClasses: [...grants] };
    });
}
function readCoverage(text, value, start) {
    const section = requireObject(text, value, start, ['policy_profile', 'decisions', 'all', 'tools']);
    const policyProfile = (0,plain_value/* toValue */.B)((0,json_value/* member */.Dc)(section, 'policy_profile') ?? null);
    const decisions = decisionsOf(text, section);
    const policy = checked(text, start, () => (0,argument_policy/* checkedPolicy */.y)({ policyProfile, decisions }));
    const classes = new Set(policy.decisions.map(({ dataClass }) => dataClass));
    const rules = readByTool(text, section, (_text, list, at) => readRules(text, list, at, classes));
    return { policy, rules };
}
function decisionsOf(text, section) {
    const decisions = (0,json_value/* member */.Dc)(section, 'decisions');
    if (!(0,json_value/* isArray */.cy)(decisions))
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
    if (!(0,json_value/* isArray */.cy)(value))
        throw fault(text, start);
    const rules = value.items.map((item) => readRule(text, item, value.start, classes));
    if ((0,rule_index/* indexRules */.ou)(rules).duplicates > 0)
        throw fault(text, value.start, 'duplicate_rule');
    return rules;
}
function readRule(text, item, start, classes) {
    const object = requireObject(text, item, start, ['path', 'data_class']);
    const given = toPlain(object);
    const rule = checked(text, object.start, () => (0,argument_rule/* checkedRule */.I)({ path: given.get('path'), dataClass: given.get('data_class') }));
    if (!classes.has(rule.dataClass))
        throw fault(text, object.start, 'missing_decision');
    return rule;
}
/** The members `all` and `tools` of an object; at least one of them. */
function readByTool(text, object, read) {
    const all = sectionOf(text, object, 'all', read);
    const tools = sectionOf(text, object, 'tools', (_text, value, start) => {
        if (!(0,json_value/* isObject */.Gv)(value))
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
    if (!(0,json_value/* isObject */.Gv)(value))
        throw fault(text, start);
    const index = value.keys.findIndex((key) => !names.includes(key));
    if (index !== -1)
        throw fault(text, value.starts[index] ?? value.start);
    return value;
}
/** An object's members as plain values. */
function toPlain(object) {
    return new Map(object.keys.map((key, index) => [key, (0,plain_value/* toValue */.B)(object.values[index] ?? null)]));
}
/** A contract's own check, whose code is reported at a place of the policy. */
function checked(text, start, check) {
    try {
        return check();
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
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
    return new gate_error/* GateError */.u(code, 'policy', (0,locate/* locate */.x)(text, offset));
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

/***/ 7459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ scalarAt),
/* harmony export */   rM: () => (/* binding */ readPlain),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   v5: () => (/* binding */ exactNodes)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _plain_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9660);



/** Reads plain JavaScript values, running no getter and no trap. */
function readPlain(value) {
    if ((0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainScalar */ .vQ)(value))
        return { kind: 'scalar', scalar: value };
    const items = (0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .plainItems */ .Dn)(value);
    if (items !== null)
        return { kind: 'array', items };
    const members = (0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .plainMembers */ .IE)(value);
    return members === null ? null : { kind: 'object', members };
}
/** Reads values of a document. */
function readDocument(value) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
        return { kind: 'array', items: value.items };
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return { kind: 'object', members: membersOf(value) };
    return (0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonScalar */ .ZV)(value) ? { kind: 'scalar', scalar: value } : null;
}
/** The members of an object that has exactly these names, in any order; else null. */
function exactNodes(read, value, names) {
    const node = read(value);
    if (node?.kind !== 'object' || node.members.length !== names.length)
        return null;
    const members = new Map(node.members);
    return names.every((name) => members.has(name)) ? members : null;
}
/** The scalar that a member is; null where there is no such member, or where it is no scalar. */
function scalarAt(read, members, name) {
    const given = members.get(name);
    const node = given === undefined ? null : read(given);
    return node?.kind === 'scalar' ? node.scalar : null;
}
function membersOf({ keys, values }) {
    return keys.map((key, index) => [key, values[index] ?? null]);
}


/***/ }),

/***/ 4308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ isHmacDigest),
/* harmony export */   Me: () => (/* binding */ hmacDigest),
/* harmony export */   oF: () => (/* binding */ secretKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


const MIN_KEY_BYTES = 32;
/** A copy of a key that later changes of the bytes do not reach, or null where it is no key of 32 bytes or more. */
function secretKey(key) {
    if (node_util__WEBPACK_IMPORTED_MODULE_1__.types.isKeyObject(key))
        return isLongEnough(key) ? key : null;
    if (!node_util__WEBPACK_IMPORTED_MODULE_1__.types.isUint8Array(key) || node_util__WEBPACK_IMPORTED_MODULE_1__.types.isProxy(key))
        return null;
    const bytes = new Uint8Array(key);
    const copy = bytes.length < MIN_KEY_BYTES ? null : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(bytes);
    bytes.fill(0);
    return copy;
}
function isLongEnough(key) {
    return key.type === 'secret' && (key.symmetricKeySize ?? 0) >= MIN_KEY_BYTES;
}
/** HMAC-SHA-256 of a text's UTF-8 bytes, or of bytes, in lower-case hex behind `hmac-sha256:`. */
function hmacDigest(key, message) {
    return `hmac-sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(message).digest('hex')}`;
}
/** Whether a value is written as hmacDigest writes. */
function isHmacDigest(value) {
    return typeof value === 'string' && /^hmac-sha256:[0-9a-f]{64}$/.test(value);
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


/***/ })

};
;