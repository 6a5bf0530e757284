"use strict";
exports.id = 240;
exports.ids = [240];
exports.modules = {

/***/ 7259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted),
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8085);
/* harmony import */ var _text_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);
/* harmony import */ var _write_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7292);



const CANONICAL = {
    string: quoted,
    number: _number_js__WEBPACK_IMPORTED_MODULE_0__/* .numberText */ .$4,
    compare: _text_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareUnits */ .H,
    layouts: new WeakMap(),
};
/**
 * The canonical form of a value by RFC 8785: keys sorted by UTF-16 code units, no white space, the shortest escapes,
 * numbers as ECMAScript writes doubles; extended for numbers that no double is (see numberText). Two values have one
 * canonical form exactly where they mean the same.
 */
function canonicalJson(value) {
    return (0,_write_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)(value, CANONICAL);
}
/** A string by RFC 8785, section 3.2.2.2, which is ECMAScript's own way with well-formed strings. */
function quoted(text) {
    // eslint-disable-next-line no-control-regex
    return /["\\\u0000-\u001f]/.test(text) ? JSON.stringify(text) : `"${text}"`;
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


/***/ }),

/***/ 3306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commandErrorSentence: () => (/* reexport safe */ _wording_index_js__WEBPACK_IMPORTED_MODULE_0__.B)
/* harmony export */ });
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9261);












/***/ }),

/***/ 9261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ uncommittedSentence),
/* harmony export */   B: () => (/* binding */ commandErrorSentence)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1049);
/* harmony import */ var _error_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6663);


/** What is done otherwise where no workflow and no token is about. */
const COMMAND_SENTENCES = {
    invalid_input: 'This option has a value that is not understood. See `--help`.',
    missing_input: 'A required option is missing. Give it.',
    conflicting_input: 'Two options exclude each other. Leave one out.',
    input_differs_from_settings: 'The option and the settings file of the base branch differ. Leave the option out, or make both equal.',
    token_missing: 'There is no token. Set GITHUB_TOKEN or GH_TOKEN to one that may read the repository (with the GitHub CLI: `GH_TOKEN=$(gh auth token)`).',
    not_a_file: 'This is not an ordinary file. Name the file of the catalog, or a directory of one-tool files.',
    not_a_repository: 'There is no Git repository here that can be read. Run the command in one.',
    commit_not_found: 'Git knows no such branch, tag or commit here. Check its spelling, or fetch it (`git fetch origin`).',
    merge_base_unknown: 'HEAD and the base branch have no commit in common here, or several. Merge the base branch. In a shallow clone, fetch the whole history (`git fetch --unshallow`).',
    object_not_found: 'Git has no such object here. Fetch the whole history (`git fetch --unshallow`).',
};
/**
 * The sentence of an error for whoever typed a command: `option` is the option that it is about, `--` included, null
 * where it is about none; `given` what was given for it where that may be shown.
 */
function commandErrorSentence(error, option, given) {
    const sentence = COMMAND_SENTENCES[error.code];
    if (option === null && sentence === undefined)
        return (0,_error_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .errorSentence */ .O)(error, given);
    const place = error.place === null ? '' : `, line ${error.place.line}, column ${error.place.column}`;
    const name = (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)(option ?? error.field);
    const where = given === null ? name : `${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(given))} (${name})`;
    const usual = (0,_error_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .errorSentence */ .O)(error);
    const said = sentence === undefined ? usual.slice(usual.indexOf(': ') + 2) : `${sentence} (\`${error.code}\`)`;
    return `${where}${place}: ${said}`;
}
/** What a command says of a file in the working tree that is not as HEAD has it. */
function uncommittedSentence(path) {
    return `${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(path))} in the working tree is not the one of HEAD, which is what was read. Commit it to have it compared.`;
}


/***/ })

};
;