"use strict";
exports.id = 944;
exports.ids = [944];
exports.modules = {

/***/ 1867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readKey),
/* harmony export */   z: () => (/* binding */ KEY_OPTIONS)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2571);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(367);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5795);



/** Where a key is; never in an argument, which other users of the machine can read. */
const KEY_FILE = {
    name: 'key-file',
    value: 'file',
    about: 'file whose bytes are the HMAC key, exactly as they are; 32 or more',
};
const KEY_ENV = {
    name: 'key-env',
    value: 'name',
    about: 'environment variable whose UTF-8 bytes are the HMAC key',
};
const KEY_OPTIONS = [KEY_FILE, KEY_ENV];
const MAX_KEY = { maxBytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_KEY_BYTES */ .Xd, maxDepth: 0 };
/**
 * The bytes of the key. Throws GateError `invalid_usage` unless exactly one of the two options is given,
 * `key_unavailable` where there is no such variable, and what reading the file throws; all about `key`.
 */
async function readKey(terminal, given) {
    const [file, name] = [(0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(given, KEY_FILE), (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(given, KEY_ENV)];
    if ((file === null) === (name === null))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('invalid_usage', 'key');
    if (file !== null)
        return terminal.read(file, MAX_KEY, 'key');
    const text = terminal.environment[name ?? ''] ?? '';
    if (text === '')
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('key_unavailable', 'key');
    return new TextEncoder().encode(text);
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

/***/ 6541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   POLICY_CLASSIFY: () => (/* binding */ POLICY_CLASSIFY)
/* harmony export */ });
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4186);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6291);
/* harmony import */ var _governance_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8485);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5023);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(367);
/* harmony import */ var _key_option_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1867);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5458);
/* harmony import */ var _output_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5658);






const ARGUMENTS = {
    name: 'arguments',
    value: 'file',
    about: 'the arguments, a JSON object, or - for standard input',
    required: true,
};
const TOOL = {
    name: 'tool',
    value: 'name',
    about: 'the tool that is called; without one, the rules for all tools hold',
};
/** `policy classify POLICY --arguments FILE`: exit code 1 where the policy blocks an argument. */
const POLICY_CLASSIFY = {
    operands: [{ name: 'policy', about: 'a policy (docs/policy.schema.json), or - for standard input' }],
    options: [ARGUMENTS, TOOL, ..._key_option_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_OPTIONS */ .z, _limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BYTES */ .zx],
    run: classify,
};
async function classify(terminal, given) {
    const [policyFile, argumentsFile] = [(0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .operandOf */ .fK)(given, 0), (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(given, ARGUMENTS) ?? ''];
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaLimits */ .w4)(given);
    const policy = (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePolicy */ .O)(await terminal.read(policyFile, limits, 'policy'), limits);
    const key = await (0,_key_option_js__WEBPACK_IMPORTED_MODULE_0__/* .readKey */ .Y)(terminal, given);
    const classifier = (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_4__/* .policyClassifier */ .o)(policy, (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(given, TOOL) ?? '', key);
    const bytes = await terminal.read(argumentsFile, limits, 'arguments');
    const { report } = classifier.classifyValue((0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .q)(bytes, limits, 'arguments').root);
    (0,_output_options_js__WEBPACK_IMPORTED_MODULE_6__/* .writeDocument */ .ft)(terminal, (0,_governance_index_js__WEBPACK_IMPORTED_MODULE_7__/* .argumentReportJson */ .Kn)(report));
    return report.blocked.length === 0 ? 0 : 1;
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