"use strict";
exports.id = 663;
exports.ids = [663];
exports.modules = {

/***/ 2686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonArray),
/* harmony export */   o: () => (/* binding */ jsonObject)
/* harmony export */ });
/* harmony import */ var _gate_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5176);

/** An object of its members in that order, without a source. Throws `duplicate_key` where a key comes twice. */
function jsonObject(entries) {
    const keys = entries.map(([key]) => key);
    if (new Set(keys).size < keys.length)
        throw new _gate_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('duplicate_key', 'value');
    return { kind: 'object', keys, values: entries.map(([, value]) => value), starts: [], start: -1 };
}
/** An array of its items, without a source. */
function jsonArray(items) {
    return { kind: 'array', items, start: -1 };
}


/***/ }),

/***/ 7975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ compareCodePoints)
/* harmony export */ });
/** Surrogates and what is behind them: only where both texts hold such units can `<` be wrong about them. */
const BEHIND = /[\ud800-\uffff]/;
/**
 * Orders two texts by code point: negative, zero or positive, for `sort`. Differs from `<` where a character above
 * U+FFFF meets one from U+E000 to U+FFFF.
 */
function compareCodePoints(a, b) {
    if (a === b)
        return 0;
    if (!BEHIND.test(a) || !BEHIND.test(b))
        return a < b ? -1 : 1;
    const length = Math.min(a.length, b.length);
    for (let index = 0; index < length; index += 1) {
        const left = a.charCodeAt(index);
        const right = b.charCodeAt(index);
        if (left !== right)
            return rank(left) - rank(right);
    }
    return a.length - b.length;
}
/** A code unit's place in code-point order: surrogates stand for characters behind all others. */
function rank(unit) {
    return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}


/***/ }),

/***/ 357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ decimalOf)
/* harmony export */ });
const ZERO = { digits: '0', exponent: '0' };
/** The value of a JSON number literal, or of what `String` gives for a finite double. No power is ever expanded. */
function decimalOf(literal) {
    const negative = literal.startsWith('-');
    const mark = literal.search(/[eE]/);
    const mantissa = literal.slice(negative ? 1 : 0, mark === -1 ? literal.length : mark);
    const point = mantissa.indexOf('.');
    const digits = point === -1 ? mantissa : mantissa.slice(0, point) + mantissa.slice(point + 1);
    const first = leadingZeros(digits);
    if (first === digits.length)
        return ZERO;
    const end = digits.length - trailingZeros(digits);
    const fraction = point === -1 ? 0 : mantissa.length - point - 1;
    return {
        digits: (negative ? '-' : '') + digits.slice(first, end),
        exponent: sum(mark === -1 ? '0' : literal.slice(mark + 1), digits.length - end - fraction),
    };
}
// Counted by hand: a regular expression for trailing zeros takes quadratic time.
function leadingZeros(digits) {
    let count = 0;
    while (digits.charCodeAt(count) === 0x30)
        count += 1;
    return count;
}
function trailingZeros(digits) {
    let count = 0;
    while (digits.charCodeAt(digits.length - 1 - count) === 0x30)
        count += 1;
    return count;
}
function sum(exponent, shift) {
    if (exponent.length <= 15)
        return String(Number(exponent) + shift);
    return String(BigInt(exponent.startsWith('+') ? exponent.slice(1) : exponent) + BigInt(shift));
}


/***/ }),

/***/ 4910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/** Line and column of an offset in a text, both from 1; LF ends a line, columns count UTF-16 units. */
function locate(text, offset) {
    let line = 1;
    let lineStart = 0;
    for (;;) {
        const feed = text.indexOf('\n', lineStart);
        if (feed === -1 || feed >= offset)
            return { line, column: offset - lineStart + 1 };
        line += 1;
        lineStart = feed + 1;
    }
}


/***/ }),

/***/ 8085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   SR: () => (/* binding */ sameNumber),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(357);

/** Decimals of so many characters have the value of the double they become, as all of at most 15 digits do. */
const SHORT_DECIMAL = 15;
/** No double's shortest text has more digits than these. */
const MOST_DIGITS_OF_A_DOUBLE = 17;
/**
 * The value of a JSON number literal, given whether it has neither fraction nor exponent: a plain number where its
 * decimal value is that of the double it becomes (as `String` writes that) and, if integral, it was written as an
 * integer; else an exact number. `-0` is 0.
 */
function numberOf(literal, integer) {
    const double = Number(literal);
    if (integer && Number.isSafeInteger(double))
        return double === 0 ? 0 : double;
    const fraction = !Number.isInteger(double);
    if (fraction && literal.length <= SHORT_DECIMAL && !/e/i.test(literal))
        return double;
    const { digits, exponent } = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .B)(literal);
    if (fraction !== integer && isShortest(digits, exponent, double))
        return double;
    return { kind: 'number', digits, exponent, double, integer };
}
/** Whether two numbers have one decimal value: `1`, `1.0` and `1e0` have, `-0.0` and `0` too. */
function sameNumber(a, b) {
    if (typeof a === 'number')
        return typeof b === 'number' ? a === b : isDouble(b, a);
    if (typeof b === 'number')
        return isDouble(a, b);
    return a.digits === b.digits && a.exponent === b.exponent;
}
/**
 * The one text of a number's decimal value: as RFC 8785 (section 3.2.2.3) writes a double, else `-?D(eN)?`, where D
 * are the digits without outer zeros and N is the power of ten behind them. No value has two texts, no text two values.
 */
function numberText(value) {
    if (typeof value === 'number')
        return String(value);
    if (isDouble(value, value.double))
        return String(value.double);
    return value.exponent === '0' ? value.digits : `${value.digits}e${value.exponent}`;
}
function isDouble(exact, double) {
    return exact.double === double && isShortest(exact.digits, exact.exponent, double);
}
function isShortest(digits, exponent, double) {
    if (digits.length > MOST_DIGITS_OF_A_DOUBLE + 1 || !Number.isFinite(double))
        return false;
    const shortest = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .B)(String(double));
    return shortest.digits === digits && shortest.exponent === exponent;
}


/***/ }),

/***/ 2922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ../../lib/json/gate-error.js
var gate_error = __webpack_require__(5176);
// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
;// CONCATENATED MODULE: ../../lib/json/decode-bytes.js



const LFS_POINTER = 'version https://git-lfs';
/**
 * The text of a file that should hold JSON. Takes its bytes and the largest number of them (at most LARGEST_MAX_BYTES).
 * Throws `too_large`, `empty_file` (nothing but white space too), `utf16` (by byte order mark or by a zero byte in
 * the first pair), `byte_order_mark`, `invalid_utf8` (RFC 3629) and `lfs_pointer` (the Git LFS specification's
 * first line), all without a place.
 */
function decodeBytes(bytes, maxBytes, field) {
    if (bytes.length > Math.min(maxBytes, value/* LARGEST_MAX_BYTES */.aj))
        throw new gate_error/* GateError */.u('too_large', field);
    const code = encodingFault(bytes);
    if (code !== null)
        throw new gate_error/* GateError */.u(code, field);
    const text = textOf(bytes);
    if (/^[ \t\r\n]*$/.test(text))
        throw new gate_error/* GateError */.u('empty_file', field);
    if (text.startsWith(LFS_POINTER))
        throw new gate_error/* GateError */.u('lfs_pointer', field);
    return text;
}
function encodingFault(bytes) {
    const [first, second, third] = bytes;
    if (first === 0xff && second === 0xfe)
        return 'utf16';
    if (first === 0xfe && second === 0xff)
        return 'utf16';
    if (second !== undefined && (first === 0) !== (second === 0))
        return 'utf16';
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return 'byte_order_mark';
    return (0,external_node_buffer_.isUtf8)(bytes) ? null : 'invalid_utf8';
}
function textOf(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    // The same text of ASCII, made faster.
    return buffer.toString((0,external_node_buffer_.isAscii)(bytes) ? 'latin1' : 'utf8');
}

// EXTERNAL MODULE: ../../lib/json/locate.js
var locate = __webpack_require__(4910);
;// CONCATENATED MODULE: ../../lib/json/reading.js


/** A fault at the next byte, or at one that only ASCII parts from it. */
function fault(reading, code, at = reading.at) {
    return new gate_error/* GateError */.u(code, reading.field, (0,locate/* locate */.x)(reading.text, at - reading.shift));
}
/** What stands there may not stand there: a fault of that code, or `unexpected_end` behind the last byte. */
function unexpected(reading, code = 'invalid_syntax', at = reading.at) {
    const end = reading.bytes.length;
    return at < end ? fault(reading, code, at) : fault(reading, 'unexpected_end', end);
}
/** Passes the white space of RFC 8259, section 2, and looks at the byte behind it; -1 behind the last one. */
function nextByte(reading) {
    const { bytes } = reading;
    let { at } = reading;
    let byte = byteAt(bytes, at);
    while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
        at += 1;
        byte = byteAt(bytes, at);
    }
    reading.at = at;
    return byte;
}
/** The byte of an index, -1 behind the last one. */
function byteAt(bytes, at) {
    return at < bytes.length ? (bytes[at] ?? -1) : -1;
}

// EXTERNAL MODULE: ../../lib/json/unescape.js
var json_unescape = __webpack_require__(6212);
;// CONCATENATED MODULE: ../../lib/json/read-string.js


const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/**
 * Reads a string whose opening quote is the next byte. Throws `control_character`, `invalid_escape`,
 * `lone_surrogate` (an escaped one; others are no UTF-8) and `unexpected_end`, by RFC 8259, section 7.
 */
function readString(reading) {
    const { bytes } = reading;
    const start = reading.at + 1 - reading.shift;
    let escaped = false;
    let at = reading.at + 1;
    for (;; at += 1) {
        const byte = byteAt(bytes, at);
        if (byte === QUOTE)
            break;
        if (byte < SPACE)
            throw unexpected(reading, 'control_character', at);
        if (byte === BACKSLASH) {
            escaped = true;
            at += 1;
        }
        else if (byte >= 0x80)
            reading.shift += shiftOf(byte);
    }
    reading.at = at + 1;
    const end = at - reading.shift;
    return escaped ? (0,json_unescape/* unescape */.x)(reading, start, end) : reading.text.slice(start, end);
}
/** What one byte adds to the shift: 1, 2 and 2 in all for the characters of 2, 3 and 4 bytes. */
function shiftOf(byte) {
    if (byte < 0xc0)
        return 1;
    return byte < 0xf0 ? 0 : -1;
}

;// CONCATENATED MODULE: ../../lib/json/read-key.js


const read_key_QUOTE = 0x22;
const COLON = 0x3a;
const read_key_BACKSLASH = 0x5c;
/**
 * Reads the key of an index and the colon behind it. Throws the codes of readString, `invalid_syntax` and
 * `unexpected_end`.
 */
function readKey(reading, neighbour, index) {
    if (nextByte(reading) !== read_key_QUOTE)
        throw unexpected(reading);
    const quote = reading.at;
    reading.starts[reading.keyCount] = quote - reading.shift;
    reading.keys[reading.keyCount] = readSameKey(reading, neighbour, index) ?? readString(reading);
    reading.keyCount += 1;
    neighbour.quotes[index] = quote;
    if (nextByte(reading) !== COLON)
        throw unexpected(reading);
    reading.at += 1;
}
/** Reads a key that is the neighbour's, as are all before it. */
function readSameKey(reading, neighbour, index) {
    if (neighbour.same !== index)
        return undefined;
    const key = neighbour.keys[index];
    if (key === undefined)
        return undefined;
    const end = sameEnd(reading.bytes, reading.at, neighbour.quotes[index] ?? 0);
    if (end === -1)
        return undefined;
    neighbour.same += 1;
    reading.at = end + 1;
    return key;
}
/** Index of the closing quote of a string that is an earlier one byte by byte and needs no decoding, else -1. */
function sameEnd(bytes, quote, earlier) {
    for (let index = 1;; index += 1) {
        const byte = byteAt(bytes, quote + index);
        if (byte === read_key_BACKSLASH || byte >= 0x80 || byte !== byteAt(bytes, earlier + index))
            return -1;
        if (byte === read_key_QUOTE)
            return quote + index;
    }
}
/**
 * The keys of an object that has ended, given the index of its first one on the stack. Objects with the same keys in
 * the same order share one list, which was searched for duplicates once. Throws `duplicate_key` (compared after
 * unescaping).
 */
function takeKeys(reading, first, neighbour) {
    const count = reading.keyCount - first;
    if (neighbour.same !== count || neighbour.keys.length !== count)
        neighbour.keys = listOf(reading, first);
    return neighbour.keys;
}
function listOf(reading, first) {
    const last = reading.keys[reading.keyCount - 1] ?? '';
    const known = reading.lists.get(last);
    if (known !== undefined && isList(reading, first, known))
        return known;
    const keys = reading.keys.slice(first, reading.keyCount);
    if (new Set(keys).size < keys.length)
        throw duplicate(reading, first, keys);
    reading.lists.set(last, keys);
    return keys;
}
function isList(reading, first, keys) {
    if (keys.length !== reading.keyCount - first)
        return false;
    for (let index = 0; index < keys.length; index += 1) {
        if (keys[index] !== reading.keys[first + index])
            return false;
    }
    return true;
}
function duplicate(reading, first, keys) {
    const seen = new Set();
    const index = keys.findIndex((key) => seen.size === seen.add(key).size);
    const start = reading.starts[first + index] ?? 0;
    return fault(reading, 'duplicate_key', start + reading.shift);
}

// EXTERNAL MODULE: ../../lib/json/number.js
var number = __webpack_require__(8085);
;// CONCATENATED MODULE: ../../lib/json/read-number.js


const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_E = 0x65;
/** Most digits of a literal, its exponent's included. */
const MOST_DIGITS = 1000;
/** Integers of so many digits are doubles, and so are all on the way to them. */
const SAFE_DIGITS = 15;
/**
 * Reads a number whose first byte is next. Throws `invalid_number`, `number_too_long` (more than 1,000 digits, the
 * exponent's included) and `unexpected_end`, by RFC 8259, section 6.
 */
function readNumber(reading) {
    const { bytes } = reading;
    const start = reading.at;
    const whole = bytes[start] === MINUS ? start + 1 : start;
    const wholeEnd = digitsEnd(reading, whole);
    if (wholeEnd > whole + 1 && bytes[whole] === ZERO)
        throw fault(reading, 'invalid_number');
    const fractionEnd = byteAt(bytes, wholeEnd) === POINT ? digitsEnd(reading, wholeEnd + 1) : wholeEnd;
    const end = exponentEnd(reading, fractionEnd);
    if (end - start > MOST_DIGITS && digitsIn(bytes, start, end) > MOST_DIGITS) {
        throw fault(reading, 'number_too_long');
    }
    reading.at = end;
    if (end === wholeEnd && end - whole <= SAFE_DIGITS)
        return smallInteger(bytes, start, whole, end);
    return (0,number/* numberOf */.rl)(reading.text.slice(start - reading.shift, end - reading.shift), end === wholeEnd);
}
function exponentEnd(reading, at) {
    const { bytes } = reading;
    if ((byteAt(bytes, at) | 0x20) !== LETTER_E)
        return at;
    const sign = byteAt(bytes, at + 1);
    return digitsEnd(reading, sign === PLUS || sign === MINUS ? at + 2 : at + 1);
}
/** End of the digits, at least one, that begin at an index. */
function digitsEnd(reading, from) {
    const { bytes } = reading;
    let at = from;
    while (isDigit(byteAt(bytes, at)))
        at += 1;
    if (at === from)
        throw unexpected(reading, 'invalid_number', at);
    return at;
}
function isDigit(byte) {
    return byte >= ZERO && byte <= NINE;
}
function digitsIn(bytes, start, end) {
    return bytes.subarray(start, end).filter(isDigit).length;
}
function smallInteger(bytes, start, whole, end) {
    let value = 0;
    for (let at = whole; at < end; at += 1)
        value = value * 10 + byteAt(bytes, at) - ZERO;
    return whole > start && value > 0 ? -value : value;
}

;// CONCATENATED MODULE: ../../lib/json/read-text.js





const read_text_QUOTE = 0x22;
const COMMA = 0x2c;
const read_text_MINUS = 0x2d;
const read_text_ZERO = 0x30;
const read_text_NINE = 0x39;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** All empty lists are one. */
const NONE = [];
/**
 * Reads a text that holds one JSON value and nothing else, by the grammar of RFC 8259; takes its bytes as well, which
 * must be valid UTF-8. Throws, each with its place,
 * `invalid_syntax`, `unexpected_end`, `trailing_content`, `too_deep` (more edges than `maxDepth`, or than
 * LARGEST_MAX_DEPTH, from the root to a value) and the codes of readString, readNumber and readKey.
 */
function readText(text, bytes, maxDepth, field) {
    const reading = readingOf(text, bytes, maxDepth, field);
    const root = readValue(reading, 0);
    if (nextByte(reading) !== -1)
        throw fault(reading, 'trailing_content');
    return root;
}
function readingOf(text, bytes, maxDepth, field) {
    // The stacks hold something from the start on: V8 makes other code for lists that were empty, and that takes time.
    return {
        text,
        bytes,
        field,
        at: 0,
        shift: 0,
        keys: [''],
        starts: [0],
        keyCount: 0,
        lists: new Map(),
        maxDepth: Math.min(maxDepth, value/* LARGEST_MAX_DEPTH */.E7),
        values: [''],
        valueCount: 0,
        neighbours: [noNeighbour()],
    };
}
function noNeighbour() {
    return { keys: NONE, quotes: [0], same: 0 };
}
function readValue(reading, depth) {
    const byte = nextByte(reading);
    if (depth > reading.maxDepth)
        throw fault(reading, 'too_deep');
    if (byte === read_text_QUOTE)
        return readString(reading);
    if (byte === OPEN_OBJECT)
        return readObject(reading, depth);
    if (byte === OPEN_ARRAY)
        return readArray(reading, depth);
    if (byte === read_text_MINUS || (byte >= read_text_ZERO && byte <= read_text_NINE))
        return readNumber(reading);
    return readWord(reading);
}
function readWord(reading) {
    if (skipWord(reading, 'true'))
        return true;
    if (skipWord(reading, 'false'))
        return false;
    if (skipWord(reading, 'null'))
        return null;
    throw unexpected(reading);
}
function skipWord(reading, word) {
    if (!reading.text.startsWith(word, reading.at - reading.shift))
        return false;
    reading.at += word.length;
    return true;
}
function readArray(reading, depth) {
    const start = reading.at - reading.shift;
    if (isEmpty(reading, CLOSE_ARRAY))
        return { kind: 'array', items: NONE, start };
    const first = reading.valueCount;
    do
        readMemberValue(reading, depth);
    while (continues(reading, CLOSE_ARRAY));
    return { kind: 'array', items: takeValues(reading, first), start };
}
function readObject(reading, depth) {
    const start = reading.at - reading.shift;
    if (isEmpty(reading, CLOSE_OBJECT))
        return { kind: 'object', keys: NONE, values: NONE, starts: NONE, start };
    const firstValue = reading.valueCount;
    const firstKey = reading.keyCount;
    const neighbour = neighbourAt(reading, depth);
    neighbour.same = 0;
    do {
        readKey(reading, neighbour, reading.keyCount - firstKey);
        readMemberValue(reading, depth);
    } while (continues(reading, CLOSE_OBJECT));
    const keys = takeKeys(reading, firstKey, neighbour);
    const starts = reading.starts.slice(firstKey, reading.keyCount);
    reading.keyCount = firstKey;
    return { kind: 'object', keys, values: takeValues(reading, firstValue), starts, start };
}
function neighbourAt(reading, depth) {
    for (;;) {
        const neighbour = reading.neighbours[depth];
        if (neighbour !== undefined)
            return neighbour;
        reading.neighbours.push(noNeighbour());
    }
}
/** Passes an opening bracket, and the closing one where nothing stands between them. */
function isEmpty(reading, close) {
    reading.at += 1;
    if (nextByte(reading) !== close)
        return false;
    reading.at += 1;
    return true;
}
function readMemberValue(reading, depth) {
    const value = readValue(reading, depth + 1);
    reading.values[reading.valueCount] = value;
    reading.valueCount += 1;
}
/** Passes a comma, behind which one more member must stand, or the closing bracket. */
function continues(reading, close) {
    const byte = nextByte(reading);
    if (byte !== COMMA && byte !== close)
        throw unexpected(reading);
    reading.at += 1;
    return byte === COMMA;
}
function takeValues(reading, first) {
    const values = reading.values.slice(first, reading.valueCount);
    reading.valueCount = first;
    return values;
}

;// CONCATENATED MODULE: ../../lib/json/parse-json.js




/**
 * Reads bytes that hold one JSON value, strictly: valid UTF-8 without byte order mark, the grammar of RFC 8259,
 * no two equal keys in an object, no lone surrogate, nothing beyond the limits. Takes the bytes (unchanged until it
 * returns), the limits (at most LARGEST_MAX_BYTES and LARGEST_MAX_DEPTH; greater ones count as those), and the
 * input's name for errors. Numbers keep their exact value (see numberOf).
 *
 * Throws a GateError: without a place `too_large`, `empty_file`, `utf16`, `byte_order_mark`, `invalid_utf8`,
 * `lfs_pointer`; with one `invalid_syntax`, `unexpected_end`, `trailing_content`, `text_before_json` (the first line
 * is none of JSON and a later one begins with a bracket), `duplicate_key`, `lone_surrogate`, `invalid_escape`,
 * `control_character`, `invalid_number`, `number_too_long`, `too_deep`.
 */
function parseJson(bytes, limits, field) {
    const text = decodeBytes(bytes, limits.maxBytes, field);
    return { root: readRoot(text, bytes, limits.maxDepth, field), text };
}
function readRoot(text, bytes, maxDepth, field) {
    try {
        return readText(text, bytes, maxDepth, field);
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u) || !isOfFirstLine(text, error) || !hasLaterStart(text))
            throw error;
        throw new gate_error/* GateError */.u('text_before_json', field, (0,locate/* locate */.x)(text, firstUnit(text)));
    }
}
const CODES_OF_TEXT = new Set([
    'invalid_syntax',
    'invalid_number',
    'control_character',
    'trailing_content',
]);
function isOfFirstLine(text, error) {
    return CODES_OF_TEXT.has(error.code) && error.place?.line === (0,locate/* locate */.x)(text, firstUnit(text)).line;
}
/** Whether a line behind the first begins as a document does, which the first line does not. */
function hasLaterStart(text) {
    const first = firstUnit(text);
    return text.charAt(first) !== '{' && /\n[ \t]*[{[]/.test(text.slice(first));
}
/** Offset of the first unit that is no white space. */
function firstUnit(text) {
    return text.search(/[^ \t\r\n]/);
}


/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ unescape)
/* harmony export */ });
/* harmony import */ var _gate_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5176);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4910);


const LETTER_U = 0x75;
const ESCAPES = new Map([
    ['"', '"'],
    ['\\', '\\'],
    ['/', '/'],
    ['b', '\b'],
    ['f', '\f'],
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
]);
/**
 * The characters that a string stands for, given the offsets of its first unit and of its closing quote. Throws, with
 * its place, `invalid_escape` (RFC 8259, section 7) and `lone_surrogate` (an escaped surrogate that is not followed by
 * its other half, escaped).
 */
function unescape(source, start, end) {
    const { text } = source;
    let value = '';
    let from = start;
    for (;;) {
        const escape = text.indexOf('\\', from);
        if (escape === -1 || escape >= end)
            return value + text.slice(from, end);
        value += text.slice(from, escape);
        if (text.charCodeAt(escape + 1) === LETTER_U) {
            const character = unicodeEscape(source, escape);
            value += character;
            from = escape + 6 * character.length;
        }
        else {
            value += shortEscape(source, escape);
            from = escape + 2;
        }
    }
}
function shortEscape(source, escape) {
    const character = ESCAPES.get(source.text.charAt(escape + 1));
    if (character === undefined)
        throw fault(source, 'invalid_escape', escape);
    return character;
}
/** The character of one `\uXXXX`, or of two that are a pair. */
function unicodeEscape(source, escape) {
    const unit = unitOf(source, escape);
    if (unit < 0xd800 || unit > 0xdfff)
        return String.fromCharCode(unit);
    const isHigh = unit < 0xdc00 && source.text.startsWith('\\u', escape + 6);
    const low = isHigh ? unitOf(source, escape + 6) : 0;
    if (low < 0xdc00 || low > 0xdfff)
        throw fault(source, 'lone_surrogate', escape);
    return String.fromCharCode(unit, low);
}
function unitOf(source, escape) {
    let unit = 0;
    for (let at = escape + 2; at < escape + 6; at += 1) {
        const digit = hexDigit(source.text.charCodeAt(at));
        if (digit === -1)
            throw fault(source, 'invalid_escape', escape);
        unit = unit * 16 + digit;
    }
    return unit;
}
function hexDigit(unit) {
    if (unit >= 0x30 && unit <= 0x39)
        return unit - 0x30;
    const letter = unit | 0x20;
    return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
function fault(source, code, offset) {
    return new _gate_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(code, source.field, (0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(source.text, offset));
}


/***/ }),

/***/ 4103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   E7: () => (/* binding */ LARGEST_MAX_DEPTH),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   aj: () => (/* binding */ LARGEST_MAX_BYTES),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   zr: () => (/* binding */ isExactNumber)
/* harmony export */ });
const DEFAULT_LIMITS = { maxBytes: 16 * 1024 * 1024, maxDepth: 64 };
const LARGEST_MAX_BYTES = 64 * 1024 * 1024;
/** Values nest no deeper than this, so that walking them by recursion is safe. */
const LARGEST_MAX_DEPTH = 1000;
/** Whether a value is an object; undefined, as `member` gives it, is none. */
function isObject(value) {
    return typeof value === 'object' && value !== null && value.kind === 'object';
}
/** Whether a value is an array. */
function isArray(value) {
    return typeof value === 'object' && value !== null && value.kind === 'array';
}
/** Whether a value is a number that a plain `number` cannot stand for. */
function isExactNumber(value) {
    return typeof value === 'object' && value !== null && value.kind === 'number';
}
/** The value of an object's key, undefined where it has none; takes time that grows with the number of keys. */
function member(object, key) {
    const index = object.keys.indexOf(key);
    return index === -1 ? undefined : object.values[index];
}


/***/ })

};
;