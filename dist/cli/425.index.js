"use strict";
exports.id = 425;
exports.ids = [425];
exports.modules = {

/***/ 9366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findingsDocument)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);

/** Findings as a document lists them: the tool (null for all), the reason's code, and the place. */
function findingsDocument(findings) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonArray */ .Ir)(findings.map(({ entry, code, path }) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObject */ .o$)([
        ['entry', entry],
        ['code', code],
        ['path', path],
    ])));
}


/***/ }),

/***/ 5871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   POLICY_CHECK: () => (/* binding */ POLICY_CHECK)
/* harmony export */ });
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2709);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4186);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3494);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7259);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4103);
/* harmony import */ var _catalog_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8468);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(367);
/* harmony import */ var _findings_document_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9366);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5458);
/* harmony import */ var _output_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5658);








const POLICY_CHECK_VERSION = 'tool-catalog-gate.policy_check.v1';
const NOTHING = { findings: [], fields: [], replacements: [] };
/** `policy check POLICY [CATALOG]`: exit code 1 where a tool does not hold to it, or a replacement does not fit. */
const POLICY_CHECK = {
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
        : await checkCatalog(policy, await (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readCatalog */ .uM)(terminal, catalogFile, given, 'catalog'));
    const passed = isPassed(outcome);
    (0,_output_options_js__WEBPACK_IMPORTED_MODULE_4__/* .writeDocument */ .ft)(terminal, (0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .d)(documentOf(passed, outcome)));
    return passed ? 0 : 1;
}
async function checkCatalog(policy, catalog) {
    const clients = policy.clients.length === 0 ? [] : (await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_6__/* .clientReport */ .O)(catalog)).findings;
    return (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_7__/* .checkPolicy */ .h)(policy, catalog, clients);
}
/** A rule that matches nothing is reported and fails nothing, as in the pull request. */
function isPassed({ findings, replacements }) {
    return (findings.every(({ code }) => code === 'idle_rule') && replacements.every(({ fits }) => fits !== false));
}
function documentOf(passed, { findings, fields, replacements }) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonObject */ .o$)([
        ['schema_version', POLICY_CHECK_VERSION],
        ['passed', passed],
        ['findings', (0,_findings_document_js__WEBPACK_IMPORTED_MODULE_9__/* .findingsDocument */ .C)(findings)],
        [
            'fields',
            (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonArray */ .Ir)(fields.map(({ entry, dataClass, path }) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonObject */ .o$)([
                ['entry', entry],
                ['data_class', dataClass],
                ['path', path],
            ]))),
        ],
        [
            'replacements',
            (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonArray */ .Ir)(replacements.map(({ entry, path, fits }) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonObject */ .o$)([
                ['entry', entry],
                ['path', path],
                ['fits', fits],
            ]))),
        ],
    ]);
}


/***/ }),

/***/ 4210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toValue),
/* harmony export */   Y: () => (/* binding */ fromValue)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2571);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5795);



/**
 * A JSON-compatible JavaScript value as a JsonValue: null, booleans, well-formed strings, finite numbers, dense
 * arrays and plain objects (any realm's, or without prototype) of enumerable data properties. No getter or trap is run.
 * Throws `unsupported_value` for anything else (undefined, bigint, symbols, functions, class instances, Map, Date,
 * NaN, sparse arrays, cycles, accessors, proxies), `lone_surrogate`, `too_deep` and `too_large`.
 */
function fromValue(value, field, limits = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_LIMITS */ .dR) {
    return take({ field, limits, holders: new Set(), size: 0 }, value, 0);
}
function take(taking, value, depth) {
    if (depth > Math.min(taking.limits.maxDepth, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LIMITS */ .M6.maxDepth))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('too_deep', taking.field);
    count(taking, 1);
    if (value === null || typeof value === 'boolean')
        return value;
    if (typeof value === 'string')
        return takeString(taking, value);
    if (typeof value === 'number' && Number.isFinite(value))
        return value === 0 ? 0 : value;
    if (typeof value !== 'object' || node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value) || taking.holders.has(value))
        throw unsupported(taking);
    taking.holders.add(value);
    const taken = Array.isArray(value) ? takeArray(taking, value, depth) : takeObject(taking, value, depth);
    taking.holders.delete(value);
    return taken;
}
function unsupported(taking) {
    return new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('unsupported_value', taking.field);
}
function count(taking, size) {
    taking.size += size;
    if (taking.size > taking.limits.maxBytes)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('too_large', taking.field);
}
function takeString(taking, text) {
    count(taking, text.length);
    if (!text.isWellFormed())
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('lone_surrogate', taking.field);
    return text;
}
function takeArray(taking, array, depth) {
    if (!isArrayPrototype(Object.getPrototypeOf(array)))
        throw unsupported(taking);
    const names = Reflect.ownKeys(array);
    if (names.length !== array.length + 1)
        throw unsupported(taking);
    const items = names.slice(0, -1).map((name, index) => {
        if (name !== String(index))
            throw unsupported(taking);
        return take(taking, dataOf(taking, array, name), depth + 1);
    });
    return { kind: 'array', items, start: -1 };
}
function takeObject(taking, object, depth) {
    if (!isPlain(object))
        throw unsupported(taking);
    const keys = [];
    const values = [];
    for (const name of Reflect.ownKeys(object)) {
        if (typeof name !== 'string')
            throw unsupported(taking);
        keys.push(takeString(taking, name));
        values.push(take(taking, dataOf(taking, object, name), depth + 1));
    }
    return { kind: 'object', keys, values, starts: [], start: -1 };
}
function dataOf(taking, holder, name) {
    const property = Object.getOwnPropertyDescriptor(holder, name);
    if (property === undefined || !('value' in property) || property.enumerable !== true)
        throw unsupported(taking);
    return property.value;
}
function isPlain(object) {
    const prototype = Object.getPrototypeOf(object);
    return prototype === null || isObjectPrototype(prototype);
}
/** Whether this is Object.prototype, of this realm or another one. */
function isObjectPrototype(value) {
    if (typeof value !== 'object' || value === null || node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value))
        return false;
    return Object.getPrototypeOf(value) === null && Object.hasOwn(value, 'hasOwnProperty');
}
/** Whether this is Array.prototype, of this realm or another one. */
function isArrayPrototype(value) {
    if (node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value) || !Array.isArray(value))
        return false;
    return isObjectPrototype(Object.getPrototypeOf(value));
}
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
    const result = { __proto__: null };
    object.keys.forEach((key, index) => {
        result[key] = toValue(object.values[index] ?? null);
    });
    return result;
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
    return b.kind === 'object' && sameMembers(a, b);
}
function isNumber(value) {
    return typeof value === 'number' || (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isExactNumber */ .zr)(value);
}
function sameValues(a, b) {
    if (a === b)
        return true;
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