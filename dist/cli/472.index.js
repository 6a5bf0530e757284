"use strict";
exports.id = 472;
exports.ids = [472];
exports.modules = {

/***/ 8468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ catalogIn),
/* harmony export */   be: () => (/* binding */ formatOf),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   uB: () => (/* binding */ FORMAT),
/* harmony export */   uM: () => (/* binding */ readCatalog),
/* harmony export */   yB: () => (/* binding */ CATALOG_ABOUT)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5440);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1985);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6174);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2571);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5458);




/** `--format`: one of the formats, or `auto` (the default) by content. */
const FORMAT = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'format', value: 'format', about: 'format of a catalog (default auto: by content)' }, ['auto', ..._catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .h]);
/** How an operand that is a catalog is told in the help. */
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
    if (format !== 'auto' && format !== 'directory')
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('not_a_file', field);
    return { files };
}
/** The catalog that a source holds. Throws the codes of parseCatalog and of readCatalogDirectory, about `field`. */
function catalogIn(source, given, field) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsOf */ .Af)(given);
    return 'files' in source
        ? (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readCatalogDirectory */ .j8)(source.files, { limits, field })
        : (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_5__/* .parseCatalog */ .L)(source.bytes, { format: formatOf(given), limits, field });
}
/** The catalog at a path; throws as readSource and catalogIn do. */
async function readCatalog(terminal, path, given, field) {
    return catalogIn(await readSource(terminal, path, given, field), given, field);
}
/** The format that the option names. */
function formatOf(given) {
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOf */ .FH)(given, FORMAT) ?? 'auto';
}


/***/ }),

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

/***/ 5871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   POLICY_CHECK: () => (/* binding */ POLICY_CHECK)
/* harmony export */ });
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3926);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5319);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7259);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2686);
/* harmony import */ var _catalog_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8468);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(367);
/* harmony import */ var _findings_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9366);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5458);
/* harmony import */ var _output_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9454);







const POLICY_CHECK_VERSION = 'tool-catalog-gate.policy_check.v1';
const NOTHING = { findings: [], fields: [], replacements: [] };
/** `policy check POLICY [CATALOG]`: exit code 1 where a tool does not hold to it, or a replacement does not fit. */
const POLICY_CHECK = {
    name: 'policy check',
    about: 'check a governance policy alone, or with the catalog that it is for',
    operands: [
        { name: 'policy', about: 'a policy (docs/policy.schema.json), or - for standard input' },
        { name: 'catalog', about: 'a catalog with input schemas: a file, a directory, or -', optional: true },
    ],
    options: [_catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .FORMAT */ .uB, _limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BYTES */ .zx, _limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr],
    run: check,
};
async function check(terminal, given) {
    const [policyFile, catalogFile] = [(0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .operandOf */ .fK)(given, 0), (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .operandOf */ .fK)(given, 1)];
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsOf */ .Af)(given);
    const policy = (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePolicy */ .O)(await terminal.read(policyFile, limits, 'policy'), limits);
    const outcome = catalogFile === ''
        ? NOTHING
        : (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_4__/* .checkPolicy */ .h)(policy, await (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readCatalog */ .uM)(terminal, catalogFile, given, 'catalog'));
    const passed = isPassed(outcome);
    (0,_output_options_js__WEBPACK_IMPORTED_MODULE_5__/* .writeDocument */ .ft)(terminal, (0,_json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .canonicalJson */ .dj)(documentOf(passed, outcome)));
    return passed ? 0 : 1;
}
/** A rule that matches nothing is told and fails nothing, as in the pull request. */
function isPassed({ findings, replacements }) {
    return (findings.every(({ code }) => code === 'idle_rule') && replacements.every(({ fits }) => fits !== false));
}
function documentOf(passed, { findings, fields, replacements }) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonObject */ .o)([
        ['schema_version', POLICY_CHECK_VERSION],
        ['passed', passed],
        ['findings', (0,_findings_document_js__WEBPACK_IMPORTED_MODULE_8__/* .findingsDocument */ .C)(findings)],
        [
            'fields',
            (0,_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonArray */ .I)(fields.map(({ entry, dataClass, path }) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonObject */ .o)([
                ['entry', entry],
                ['data_class', dataClass],
                ['path', path],
            ]))),
        ],
        [
            'replacements',
            (0,_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonArray */ .I)(replacements.map(({ entry, path, fits }) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonObject */ .o)([
                ['entry', entry],
                ['path', path],
                ['fits', fits],
            ]))),
        ],
    ]);
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