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
/* harmony export */   errorSentence: () => (/* reexport safe */ _wording_index_js__WEBPACK_IMPORTED_MODULE_0__.O)
/* harmony export */ });
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4783);












/***/ })

};
;