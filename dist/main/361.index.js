"use strict";
exports.id = 361;
exports.ids = [361];
exports.modules = {

/***/ 1985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z8: () => (/* binding */ isToolFile),
/* harmony export */   j8: () => (/* binding */ readCatalogDirectory),
/* harmony export */   ml: () => (/* binding */ catalogDirectoryFaults)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5176);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2922);
/* harmony import */ var _no_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(838);
/* harmony import */ var _read_entry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1466);
/* harmony import */ var _entry_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9858);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7007);
/* harmony import */ var _sorted_entries_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(227);






const TOOL_FILE = /^(?<stem>.*)\.(?:json|snap)$/s;
const PLAIN_PATH = /^[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+)*$/;
/** Whether a path is one that a directory of tools is read from: `*.json` or `*.snap`. */
function isToolFile(path) {
    return TOOL_FILE.test(path);
}
/**
 * Reads a directory of one-tool files, `*.json` and `*.snap`; every other file is left out. A tool is keyed by its
 * `name`; where its file is named otherwise, a note says so. Throws, on `FIELD/PATH` (a path of other than plain
 * characters is replaced by `files[N]`, N from 0 in path order), what parseJson throws, `invalid_entry` (no
 * object), `invalid_name`, `duplicate_name`; on the field `no_tools` where there is no such file and `too_large`.
 */
function readCatalogDirectory(files, options = {}) {
    return readFiles(files, options);
}
/** Every fault of a directory's files, in the order of the files, as catalogFaults tells those of a file. */
function catalogDirectoryFaults(files, options = {}) {
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .collected */ .gd)((faults) => readFiles(files, options, faults));
}
function readFiles(files, options, faults) {
    const field = options.field ?? 'catalog';
    const limits = options.limits ?? _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_LIMITS */ .dR;
    const toolFiles = files
        .filter(({ path }) => isToolFile(path))
        .sort((a, b) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(a.path, b.path));
    if (toolFiles.length === 0)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('no_tools', field);
    const size = toolFiles.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size > limits.maxBytes)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('too_large', field);
    const reading = { field, text: '', faults };
    const read = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readEach */ .e2)(reading, toolFiles, (file, index) => readFile(file, index, field, limits));
    requireUnique(read, reading);
    return {
        format: 'directory',
        members: _no_members_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_MEMBERS */ .A,
        entries: read.map(({ entry }) => entry).sort(_entry_order_js__WEBPACK_IMPORTED_MODULE_5__/* .compareEntries */ .wD),
        sources: read.map(({ source }) => source),
        notes: read.flatMap(noteOf),
    };
}
function readFile(file, index, field, limits) {
    const name = fieldOfFile(field, file.path, index);
    const { root, text } = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .q)(file.bytes, limits, name);
    const reading = { field: name, text };
    if (!(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(root))
        throw (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .faultAt */ .ux)(reading, 'invalid_entry', 0);
    const entry = { ...(0,_read_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .readEntry */ .h)(reading, 'directory', 'tool', root), source: index };
    const stem = TOOL_FILE.exec(file.path)?.groups?.['stem'] ?? '';
    return { source: { file: file.path, text, root }, stem: stem.slice(stem.lastIndexOf('/') + 1), entry };
}
/** An error's message reaches logs as it is: only paths of plain characters may stand in it. */
function fieldOfFile(field, path, index) {
    return PLAIN_PATH.test(path) ? `${field}/${path}` : `${field}/files[${index}]`;
}
function requireUnique(files, { field, faults }) {
    const repeated = new Set((0,_sorted_entries_js__WEBPACK_IMPORTED_MODULE_8__/* .repeatedIn */ .E$)(files.map(({ entry }) => entry)));
    for (const { entry, source } of files) {
        if (!repeated.has(entry))
            continue;
        const name = fieldOfFile(field, source.file ?? '', entry.source);
        const reading = { field: name, text: source.text, faults };
        (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .tell */ .qz)(reading, (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .faultAt */ .ux)(reading, 'duplicate_name', entry.start));
    }
}
function noteOf({ source, stem, entry }) {
    return stem === entry.key ? [] : [{ code: 'file_name_differs', about: source.file }];
}


/***/ }),

/***/ 7472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ formatOption),
/* harmony export */   DS: () => (/* binding */ catalogIn),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   uM: () => (/* binding */ readCatalog)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3735);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5440);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1985);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6174);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5176);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1326);




/** `--format`: one of the formats, or `auto` (the default) by content. */
function formatOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--format <format>', 'format of a catalog').choices(['auto', ..._catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .h]).default('auto');
}
/**
 * What is in a file, in a directory of one-tool files, or on standard input for `-`. Throws the codes of reading about
 * `field`, and `format_mismatch` for a directory that is to be a file.
 */
async function readSource(terminal, path, options, field) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsOf */ .Af)(options);
    const files = path === '-' ? null : await terminal.readDirectory(path, limits, field);
    if (files === null)
        return { bytes: await terminal.read(path, limits, field) };
    if (options.format !== 'auto' && options.format !== 'directory')
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('format_mismatch', field);
    return { files };
}
/** The catalog that a source holds. Throws the codes of parseCatalog and of readCatalogDirectory, about `field`. */
function catalogIn(source, options, field) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsOf */ .Af)(options);
    return 'files' in source
        ? (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readCatalogDirectory */ .j8)(source.files, { limits, field })
        : (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_5__/* .parseCatalog */ .L)(source.bytes, { format: options.format, limits, field });
}
/** The catalog at a path; throws as readSource and catalogIn do. */
async function readCatalog(terminal, path, options, field) {
    return catalogIn(await readSource(terminal, path, options, field), options, field);
}


/***/ }),

/***/ 7114:
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

/***/ 6047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readKey),
/* harmony export */   t: () => (/* binding */ addKeyOptions)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5176);

const LONGEST_KEY = { maxBytes: 65_536, maxDepth: 0 };
/** Adds `--key-file` and `--key-env` to a command. */
function addKeyOptions(command) {
    return command
        .option('--key-file <file>', 'file whose bytes are the HMAC key, exactly as they are; 32 or more')
        .option('--key-env <name>', 'environment variable whose UTF-8 bytes are the HMAC key');
}
/**
 * The bytes of the key. Throws GateError `invalid_usage` unless exactly one of the two options is given,
 * `key_unavailable` where there is no such variable, and what reading the file throws; all about `key`.
 */
async function readKey(terminal, { keyFile, keyEnv }) {
    if ((keyFile === undefined) === (keyEnv === undefined))
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('invalid_usage', 'key');
    if (keyFile !== undefined)
        return terminal.read(keyFile, LONGEST_KEY, 'key');
    const text = terminal.environment[keyEnv ?? ''] ?? '';
    if (text === '')
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('key_unavailable', 'key');
    return new TextEncoder().encode(text);
}


/***/ }),

/***/ 1326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   PB: () => (/* binding */ maxBytesOption),
/* harmony export */   Xe: () => (/* binding */ maxDepthOption),
/* harmony export */   w4: () => (/* binding */ schemaLimits)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3735);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);


/** `--max-bytes`: whole bytes, 1 to 64 MiB. */
function maxBytesOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--max-bytes <number>', `largest input in bytes, at most ${_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_MAX_BYTES */ .aj}`)
        .argParser((text) => wholeNumber(text, _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_MAX_BYTES */ .aj))
        .default(_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_LIMITS */ .dR.maxBytes);
}
/** `--max-depth`: whole edges from the root to the deepest value. */
function maxDepthOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--max-depth <number>', `deepest nesting of an input, at most ${_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_MAX_DEPTH */ .E7}`)
        .argParser((text) => wholeNumber(text, _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_MAX_DEPTH */ .E7))
        .default(_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_LIMITS */ .dR.maxDepth);
}
/** Limits for a schema: as deep as can be, since a contract says what becomes of what is too deep. */
function schemaLimits({ maxBytes }) {
    return { maxBytes, maxDepth: _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LARGEST_MAX_DEPTH */ .E7 };
}
/** The limits that the two options set. */
function limitsOf(options) {
    return { maxBytes: options.maxBytes, maxDepth: options.maxDepth };
}
function wholeNumber(text, largest) {
    const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > largest)
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`A whole number from 1 to ${largest}.`);
    return value;
}


/***/ }),

/***/ 46:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VY: () => (/* binding */ isColored),
/* harmony export */   ft: () => (/* binding */ writeDocument),
/* harmony export */   rd: () => (/* binding */ colorOption)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3735);

/** `--color`: `auto` (the default) colours text on a terminal, unless NO_COLOR is set (no-color.org). */
function colorOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--color <when>', 'colour text output')
        .choices(['auto', 'always', 'never'])
        .default('auto');
}
/** Whether to colour what goes to standard output. */
function isColored({ color }, terminal) {
    if (color !== 'auto')
        return color === 'always';
    return terminal.isTerminal && (terminal.environment['NO_COLOR'] ?? '') === '';
}
/** Writes a document of a contract byte for byte; on a terminal, where nobody counts bytes, a line feed follows. */
function writeDocument(terminal, text) {
    terminal.write(terminal.isTerminal ? `${text}\n` : text);
}


/***/ }),

/***/ 2908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policyCommand: () => (/* binding */ policyCommand)
});

// EXTERNAL MODULE: ../../node_modules/commander/esm.mjs
var esm = __webpack_require__(3735);
// EXTERNAL MODULE: ../../lib/governance/parse-policy.js
var parse_policy = __webpack_require__(3926);
// EXTERNAL MODULE: ../../lib/governance/examine-policy.js + 4 modules
var examine_policy = __webpack_require__(5319);
// EXTERNAL MODULE: ../../lib/json/gate-error.js
var gate_error = __webpack_require__(5176);
// EXTERNAL MODULE: ../../lib/json/canonical-json.js
var canonical_json = __webpack_require__(7259);
// EXTERNAL MODULE: ../../lib/json/build-value.js
var build_value = __webpack_require__(2686);
// EXTERNAL MODULE: ../../lib/commands/catalog-input.js
var catalog_input = __webpack_require__(7472);
// EXTERNAL MODULE: ../../lib/commands/findings-document.js
var findings_document = __webpack_require__(7114);
// EXTERNAL MODULE: ../../lib/commands/limit-options.js
var limit_options = __webpack_require__(1326);
// EXTERNAL MODULE: ../../lib/commands/output-options.js
var output_options = __webpack_require__(46);
;// CONCATENATED MODULE: ../../lib/commands/policy-check.js







const POLICY_CHECK_VERSION = 'tool-catalog-gate.policy_check.v1';
const NOTHING = { findings: [], fields: [], replacements: [] };
/** `policy check POLICY [CATALOG]`: exit code 1 where a tool does not hold to it, or a replacement does not fit. */
function policyCheckCommand(run) {
    return new esm/* Command */.uB('check')
        .description('check a policy alone, or with the catalog that it is for')
        .argument('<policy>', 'a policy (docs/policy.schema.json), or - for standard input')
        .argument('[catalog]', 'a catalog with input schemas: a file, a directory, or - for standard input')
        .addOption((0,catalog_input/* formatOption */.Bx)())
        .addOption((0,limit_options/* maxBytesOption */.PB)())
        .action((policy, catalog, options) => run((terminal) => check(terminal, policy, catalog, options)));
}
async function check(terminal, policyFile, catalogFile, options) {
    if (policyFile === '-' && catalogFile === '-')
        throw new gate_error/* GateError */.u('invalid_usage', 'policy');
    const limits = (0,limit_options/* schemaLimits */.w4)(options);
    const policy = (0,parse_policy/* parsePolicy */.O)(await terminal.read(policyFile, limits, 'policy'), limits);
    const outcome = catalogFile === undefined
        ? NOTHING
        : (0,examine_policy/* checkPolicy */.h)(policy, await (0,catalog_input/* readCatalog */.uM)(terminal, catalogFile, { ...options, ...limits }, 'catalog'));
    const passed = isPassed(outcome);
    (0,output_options/* writeDocument */.ft)(terminal, (0,canonical_json/* canonicalJson */.dj)(documentOf(passed, outcome)));
    return passed ? 0 : 1;
}
/** A rule that matches nothing is told and fails nothing, as in the pull request. */
function isPassed({ findings, replacements }) {
    return (findings.every(({ code }) => code === 'idle_rule') && replacements.every(({ fits }) => fits !== false));
}
function documentOf(passed, { findings, fields, replacements }) {
    return (0,build_value/* jsonObject */.o)([
        ['schema_version', POLICY_CHECK_VERSION],
        ['passed', passed],
        ['findings', (0,findings_document/* findingsDocument */.C)(findings)],
        [
            'fields',
            (0,build_value/* jsonArray */.I)(fields.map(({ entry, dataClass, path }) => (0,build_value/* jsonObject */.o)([
                ['entry', entry],
                ['data_class', dataClass],
                ['path', path],
            ]))),
        ],
        [
            'replacements',
            (0,build_value/* jsonArray */.I)(replacements.map(({ entry, path, fits }) => (0,build_value/* jsonObject */.o)([
                ['entry', entry],
                ['path', path],
                ['fits', fits],
            ]))),
        ],
    ]);
}

// EXTERNAL MODULE: ../../lib/governance/data-reader.js
var data_reader = __webpack_require__(8568);
// EXTERNAL MODULE: ../../lib/governance/json-scalar.js
var json_scalar = __webpack_require__(5973);
;// CONCATENATED MODULE: ../../lib/governance/argument-form.js



/** Plain JavaScript values. */
const PLAIN_FORM = {
    read: data_reader/* readPlain */.rM,
    object(members) {
        const copy = Object.create(null);
        for (const [name, value] of members)
            copy[name] = value;
        return Object.freeze(copy);
    },
    array: (items) => Object.freeze(items),
    scalar: (scalar) => ((0,json_scalar/* isPlainScalar */.v)(scalar) ? scalar : null),
};
/** Values that were read from a document, whose number literals keep their form. */
const DOCUMENT_FORM = {
    read: data_reader/* readDocument */.u0,
    object: build_value/* jsonObject */.o,
    array: build_value/* jsonArray */.I,
    scalar: (scalar) => scalar,
};

// EXTERNAL MODULE: ../../lib/governance/argument-policy.js + 1 modules
var argument_policy = __webpack_require__(6757);
// EXTERNAL MODULE: ../../lib/json/python-json.js
var python_json = __webpack_require__(5749);
// EXTERNAL MODULE: ../../lib/json/compare-code-points.js
var compare_code_points = __webpack_require__(7975);
;// CONCATENATED MODULE: ../../lib/governance/argument-report.js

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
    return (0,python_json/* pythonJson */.b)((0,build_value/* jsonObject */.o)([
        ['schema_version', report.schema_version],
        ['allowed', findingArray(report.allowed)],
        ['redacted', findingArray(report.redacted)],
        ['blocked', findingArray(report.blocked)],
    ]));
}
function sorted(findings) {
    return Object.freeze([...findings].sort((a, b) => (0,compare_code_points/* compareCodePoints */.O)(a.path, b.path)));
}
function findingArray(findings) {
    return (0,build_value/* jsonArray */.I)(findings.map((finding) => (0,build_value/* jsonObject */.o)([
        ['path', finding.path],
        ['data_class', finding.data_class],
        ['value_hash', finding.value_hash],
    ])));
}

// EXTERNAL MODULE: ../../lib/governance/argument-rule.js
var argument_rule = __webpack_require__(7036);
// EXTERNAL MODULE: ../../lib/governance/field-name.js
var field_name = __webpack_require__(2318);
// EXTERNAL MODULE: ../../lib/governance/path-budget.js
var path_budget = __webpack_require__(339);
// EXTERNAL MODULE: ../../lib/governance/rule-index.js
var rule_index = __webpack_require__(3121);
// EXTERNAL MODULE: ../../lib/governance/hmac.js
var hmac = __webpack_require__(917);
;// CONCATENATED MODULE: ../../lib/governance/value-hash.js


/**
 * The keyed hash of one scalar argument: HMAC-SHA-256 of its path, its data class and its value as Python JSON whose
 * characters stand as themselves, with a NUL behind each of the first two. Throws
 * `arguments: invalid_argument_value` for a string with a lone surrogate, which UTF-8 cannot hold.
 */
function valueHash(key, path, dataClass, value) {
    if (typeof value === 'string' && /\p{Surrogate}/u.test(value))
        throw new gate_error/* GateError */.u('invalid_argument_value', 'arguments');
    return (0,hmac/* hmacDigest */.Me)(key, `${path}\0${dataClass}\0${(0,python_json/* pythonJsonText */.k)(value)}`);
}

;// CONCATENATED MODULE: ../../lib/governance/argument-walk.js





/** Arguments nested deeper, or with more values in all, are refused: a cycle never ends, shared parts multiply. */
const MOST_LEVELS = 512;
const MOST_VALUES = 1_000_000;
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
    if (walk.values > MOST_VALUES)
        throw new gate_error/* GateError */.u('too_large', 'arguments');
    const node = at.level > MOST_LEVELS ? null : walk.form.read(value);
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

// EXTERNAL MODULE: ../../lib/governance/plain-data.js
var plain_data = __webpack_require__(9281);
// EXTERNAL MODULE: ../../lib/governance/sealed-type.js
var sealed_type = __webpack_require__(1747);
;// CONCATENATED MODULE: ../../lib/governance/argument-classifier.js











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
 * A classifier of tool arguments. By the contract's section "Argument classification"; rules are indexed, so that the
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
    return { arguments: copy, report: argumentReport({ allowed, redacted, blocked }) };
}

// EXTERNAL MODULE: ../../lib/governance/catalog-policy.js
var catalog_policy = __webpack_require__(226);
;// CONCATENATED MODULE: ../../lib/governance/policy-classifier.js



/**
 * The classifier of a tool's arguments that a policy (of parsePolicy) asks for; so that what guards the calls is what
 * the pull request was held to. Throws `rules: invalid_rules` where the policy says nothing of that tool's arguments,
 * `hash_key: invalid_hash_key`.
 */
function policyClassifier(policy, tool, hashKey) {
    const { coverage } = policy;
    const rules = coverage === null ? null : (0,catalog_policy/* saidOf */.J)(coverage.rules, tool);
    if (coverage === null || rules === null)
        throw new gate_error/* GateError */.u('invalid_rules', 'rules');
    return argumentClassifier({ rules, policy: coverage.policy, hashKey });
}

// EXTERNAL MODULE: ../../lib/json/parse-json.js + 6 modules
var parse_json = __webpack_require__(2922);
// EXTERNAL MODULE: ../../lib/commands/key-option.js
var key_option = __webpack_require__(6047);
;// CONCATENATED MODULE: ../../lib/commands/policy-classify.js






/** `policy classify POLICY --arguments FILE`: exit code 1 where the policy blocks an argument. */
function policyClassifyCommand(run) {
    const command = new esm/* Command */.uB('classify')
        .description('tell what a policy makes of the arguments of a call; no value is printed')
        .argument('<policy>', 'a policy (docs/policy.schema.json), or - for standard input')
        .requiredOption('--arguments <file>', 'the arguments, a JSON object, or - for standard input')
        .option('--tool <name>', 'the tool that is called; without one, the rules for all tools hold', '');
    return (0,key_option/* addKeyOptions */.t)(command)
        .addOption((0,limit_options/* maxBytesOption */.PB)())
        .action((policy, options) => run((terminal) => policy_classify_classify(terminal, policy, options)));
}
async function policy_classify_classify(terminal, file, options) {
    const fromInput = [file, options.arguments, options.keyFile].filter((path) => path === '-');
    if (fromInput.length > 1)
        throw new gate_error/* GateError */.u('invalid_usage', 'policy');
    const limits = (0,limit_options/* schemaLimits */.w4)(options);
    const policy = (0,parse_policy/* parsePolicy */.O)(await terminal.read(file, limits, 'policy'), limits);
    const classifier = policyClassifier(policy, options.tool, await (0,key_option/* readKey */.Y)(terminal, options));
    const given = (0,parse_json/* parseJson */.q)(await terminal.read(options.arguments, limits, 'arguments'), limits, 'arguments');
    const { report } = classifier.classifyValue(given.root);
    (0,output_options/* writeDocument */.ft)(terminal, argumentReportJson(report));
    return report.blocked.length === 0 ? 0 : 1;
}

;// CONCATENATED MODULE: ../../lib/commands/policy.js



/** `policy check` and `policy classify`. */
function policyCommand(run) {
    return new esm/* Command */.uB('policy')
        .description('try a governance policy: on a catalog, or on the arguments of a call')
        .addCommand(policyCheckCommand(run))
        .addCommand(policyClassifyCommand(run));
}


/***/ }),

/***/ 8568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ scalarAt),
/* harmony export */   rM: () => (/* binding */ readPlain),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   v5: () => (/* binding */ exactNodes)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4103);
/* harmony import */ var _json_scalar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5973);
/* harmony import */ var _plain_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9281);



/** Reads plain JavaScript values, running no getter and no trap. */
function readPlain(value) {
    if ((0,_json_scalar_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainScalar */ .v)(value))
        return { kind: 'scalar', scalar: value };
    const items = (0,_plain_data_js__WEBPACK_IMPORTED_MODULE_1__/* .plainItems */ .Dn)(value);
    if (items !== null)
        return { kind: 'array', items };
    const members = (0,_plain_data_js__WEBPACK_IMPORTED_MODULE_1__/* .plainMembers */ .IE)(value);
    return members === null ? null : { kind: 'object', members };
}
/** Reads values of a document. */
function readDocument(value) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(value))
        return { kind: 'array', items: value.items };
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return { kind: 'object', members: membersOf(value) };
    return (0,_json_scalar_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonScalar */ .Z)(value) ? { kind: 'scalar', scalar: value } : null;
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

/***/ 917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ isHmacDigest),
/* harmony export */   Me: () => (/* binding */ hmacDigest),
/* harmony export */   oF: () => (/* binding */ secretKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(356);


const FEWEST_BYTES = 32;
/** A copy of a key that later changes of the bytes do not reach, or null where it is no key of 32 bytes or more. */
function secretKey(key) {
    if (node_util__WEBPACK_IMPORTED_MODULE_1__.types.isKeyObject(key))
        return isLongEnough(key) ? key : null;
    if (!node_util__WEBPACK_IMPORTED_MODULE_1__.types.isUint8Array(key) || node_util__WEBPACK_IMPORTED_MODULE_1__.types.isProxy(key))
        return null;
    const bytes = new Uint8Array(key);
    const copy = bytes.length < FEWEST_BYTES ? null : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(bytes);
    bytes.fill(0);
    return copy;
}
function isLongEnough(key) {
    return key.type === 'secret' && (key.symmetricKeySize ?? 0) >= FEWEST_BYTES;
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
    if (a.kind === 'object')
        return b.kind === 'object' && sameMembers(a, b);
    return false;
}
function isNumber(value) {
    return typeof value === 'number' || (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isExactNumber */ .zr)(value);
}
function sameValues(a, b) {
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


/***/ })

};
;