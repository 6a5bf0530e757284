"use strict";
exports.id = 37;
exports.ids = [37];
exports.modules = {

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

/***/ 263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planCommand: () => (/* binding */ planCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3735);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5427);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2922);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5176);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1326);
/* harmony import */ var _output_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46);





/** `plan SCHEMA --purpose P --grant CLASS…`: exit code 0 with the plan, 1 with the rationale of its denial. */
function planCommand(run) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('plan')
        .description('plan which fields of an input schema a workflow may fill in (OpenMed data projection)')
        .argument('<schema>', 'a JSON schema, or - for standard input')
        .requiredOption('--purpose <purpose>', "the workflow's purpose: purpose:NAMESPACE/NAME@VERSION")
        .option('--grant <class...>', 'granted data classes: data:NAMESPACE/NAME', [])
        .addOption((0,_limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .maxBytesOption */ .PB)())
        .action((schema, options) => run((terminal) => plan(terminal, schema, options)));
}
async function plan(terminal, file, options) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaLimits */ .w4)(options);
    const schema = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(await terminal.read(file, limits, 'schema'), limits, 'schema').root;
    const request = { workflowPurpose: options.purpose, grantedDataClasses: options.grant };
    try {
        (0,_output_options_js__WEBPACK_IMPORTED_MODULE_3__/* .writeDocument */ .ft)(terminal, (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_4__/* .projectionPlanJson */ .nX)((0,_governance_index_js__WEBPACK_IMPORTED_MODULE_4__/* .planDataProjectionValue */ .cB)(schema, request)));
        return 0;
    }
    catch (error) {
        if (!(error instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .u) || error.code !== 'projection_denied')
            throw error;
        (0,_output_options_js__WEBPACK_IMPORTED_MODULE_3__/* .writeDocument */ .ft)(terminal, error.evidence ?? '');
        return 1;
    }
}


/***/ }),

/***/ 7259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ compareUnits),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8085);
/* harmony import */ var _write_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7292);


const CANONICAL = {
    string: quoted,
    number: _number_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4,
    compare: compareUnits,
    layouts: new WeakMap(),
};
/**
 * The canonical form of a value by RFC 8785: keys sorted by UTF-16 code units, no white space, the shortest escapes,
 * numbers as ECMAScript writes doubles; extended for numbers that no double is (see numberText). Two values have one
 * canonical form exactly where they mean the same.
 */
function canonicalJson(value) {
    return (0,_write_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .G)(value, CANONICAL);
}
/** A string by RFC 8785, section 3.2.2.2, which is ECMAScript's own way with well-formed strings. */
function quoted(text) {
    // eslint-disable-next-line no-control-regex
    return /["\\\u0000-\u001f]/.test(text) ? JSON.stringify(text) : `"${text}"`;
}
/** The order of UTF-16 code units, for `sort`. */
function compareUnits(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 7292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);

/** Writes a value in a style. */
function writeJson(value, style) {
    if (typeof value === 'string')
        return style.string(value);
    if (typeof value === 'number' || (0,_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isExactNumber */ .zr)(value))
        return style.number(value);
    if (value === null || typeof value === 'boolean')
        return String(value);
    return value.kind === 'array' ? writeArray(value, style) : writeObject(value, style);
}
function writeArray(array, style) {
    let text = '';
    for (const item of array.items)
        text += (text === '' ? '[' : ',') + writeJson(item, style);
    return text === '' ? '[]' : `${text}]`;
}
function writeObject(object, style) {
    const { order, labels } = layoutOf(object.keys, style);
    let text = '';
    for (let index = 0; index < order.length; index += 1) {
        text += (labels[index] ?? '') + writeJson(object.values[order[index] ?? 0] ?? null, style);
    }
    return text === '' ? '{}' : `${text}}`;
}
function layoutOf(keys, style) {
    const known = style.layouts.get(keys);
    if (known !== undefined)
        return known;
    const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => style.compare(a.key, b.key));
    const layout = {
        order: sorted.map(({ index }) => index),
        labels: sorted.map(({ key }, index) => `${index === 0 ? '{' : ','}${style.string(key)}:`),
    };
    style.layouts.set(keys, layout);
    return layout;
}


/***/ })

};
;