"use strict";
exports.id = 450;
exports.ids = [450];
exports.modules = {

/***/ 3788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ MAX_IDENTIFIER_CHARACTERS),
/* harmony export */   PZ: () => (/* binding */ isToolVersion),
/* harmony export */   a0: () => (/* binding */ splitIdentifier),
/* harmony export */   "in": () => (/* binding */ MAX_NAMESPACE_CHARACTERS),
/* harmony export */   yi: () => (/* binding */ identifierForm)
/* harmony export */ });
/* unused harmony export MAX_VERSION_CHARACTERS */
const HEAD = /^([a-z]+):([^/]*)\/([^@]*)(?:@([^]*))?$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)$/;
/** Characters of an identifier and of its namespace; a limit of the kinds that have a type of their own. */
const MAX_IDENTIFIER_CHARACTERS = 512;
const MAX_NAMESPACE_CHARACTERS = 253;
const MAX_VERSION_CHARACTERS = 64;
/**
 * Splits an identifier by OpenMed's grammar (v1, "Governance identifiers"), null where it does not match. The kind is
 * any lower-case word, no length is limited. Label by label, so that no long text is held by one pattern.
 */
function splitIdentifier(value) {
    const [, kind = '', namespace = '', name = '', version = null] = HEAD.exec(value) ?? [];
    const labels = namespace.split('.');
    if (labels.length < 2 || !labels.every((label) => LABEL.test(label)))
        return null;
    if (!NAME.test(name) || (version !== null && !VERSION.test(version)))
        return null;
    return { kind, namespace, name, version };
}
/**
 * Whether a text is an identifier of a kind that a record holds, and whether it names a version; null where it is none.
 */
function identifierForm(text, kind) {
    const parts = text.length > MAX_IDENTIFIER_CHARACTERS ? null : splitIdentifier(text);
    if (parts?.kind !== kind || parts.namespace.length > MAX_NAMESPACE_CHARACTERS)
        return null;
    return parts.version === null ? 'plain' : 'versioned';
}
/** Whether a text is a tool's version: `N.N.N`, 64 characters at most (OpenMed v1, "Tool inventory"). */
function isToolVersion(text) {
    return text.length <= MAX_VERSION_CHARACTERS && VERSION.test(text);
}


/***/ }),

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
const MAX_DIGITS_OF_A_DOUBLE = 17;
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
    if (digits.length > MAX_DIGITS_OF_A_DOUBLE + 1 || !Number.isFinite(double))
        return false;
    const shortest = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalOf */ .B)(String(double));
    return shortest.digits === digits && shortest.exponent === exponent;
}


/***/ }),

/***/ 5023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(3429);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
;// CONCATENATED MODULE: ../../lib/json/decode-bytes.js




const LFS_POINTER = 'version https://git-lfs';
/**
 * The text of a file that should hold JSON. Takes its bytes and the largest number of them (at most MAX_LIMITS.maxBytes).
 * Throws `unsupported_value` (no Uint8Array), `too_large`, `empty_file` (nothing but white space too), `utf16` (by byte
 * order mark or by a zero byte in the first pair), `byte_order_mark`, `invalid_utf8` (RFC 3629) and `lfs_pointer` (the
 * Git LFS specification's first line), all without a place.
 */
function decodeBytes(bytes, maxBytes, field) {
    // Plain JavaScript can pass anything; a text was decoded by somebody else, who may have lost something.
    if (!(0,types_.isUint8Array)(bytes))
        throw new gate_error/* GateError */.u('unsupported_value', field);
    if (bytes.length > Math.min(maxBytes, limits/* MAX_LIMITS */.M6.maxBytes))
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
;// CONCATENATED MODULE: ../../lib/json/cursor.js


/** A fault at the next byte, or at one that only ASCII parts from it. */
function fault(cursor, code, at = cursor.at) {
    return new gate_error/* GateError */.u(code, cursor.field, (0,locate/* locate */.x)(cursor.text, at - cursor.shift));
}
/**
 * What stands there may not stand there: `comment` and `not_finite` (NaN, Infinity) for what other readers accept, else
 * a fault of that code, or `unexpected_end` behind the last byte.
 */
function unexpected(cursor, code = 'invalid_syntax', at = cursor.at) {
    const end = cursor.bytes.length;
    return at < end
        ? fault(cursor, knownMistake(cursor, at) ?? code, at)
        : fault(cursor, 'unexpected_end', end);
}
function knownMistake({ text, shift }, at) {
    const start = at - shift;
    if (text.startsWith('//', start) || text.startsWith('/*', start))
        return 'comment';
    return text.startsWith('NaN', start) || text.startsWith('Infinity', start) ? 'not_finite' : null;
}
/** Passes the white space of RFC 8259, section 2, and looks at the byte behind it; -1 behind the last one. */
function nextByte(cursor) {
    const { bytes } = cursor;
    let { at } = cursor;
    let byte = byteAt(bytes, at);
    while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
        at += 1;
        byte = byteAt(bytes, at);
    }
    cursor.at = at;
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
function readString(cursor) {
    const { bytes } = cursor;
    const start = cursor.at + 1 - cursor.shift;
    let escaped = false;
    let at = cursor.at + 1;
    for (;; at += 1) {
        const byte = byteAt(bytes, at);
        if (byte === QUOTE)
            break;
        if (byte < SPACE)
            throw unexpected(cursor, 'control_character', at);
        if (byte === BACKSLASH) {
            escaped = true;
            at += 1;
        }
        else if (byte >= 0x80)
            cursor.shift += shiftOf(byte);
    }
    cursor.at = at + 1;
    const end = at - cursor.shift;
    return escaped ? (0,json_unescape/* unescape */.x)(cursor, start, end) : cursor.text.slice(start, end);
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
function readKey(cursor, neighbour, index) {
    if (nextByte(cursor) !== read_key_QUOTE)
        throw unexpected(cursor);
    const quote = cursor.at;
    cursor.starts[cursor.keyCount] = quote - cursor.shift;
    cursor.keys[cursor.keyCount] = readSameKey(cursor, neighbour, index) ?? readString(cursor);
    cursor.keyCount += 1;
    neighbour.quotes[index] = quote;
    if (nextByte(cursor) !== COLON)
        throw unexpected(cursor);
    cursor.at += 1;
}
/** Reads a key that is the neighbour's, as are all before it. */
function readSameKey(cursor, neighbour, index) {
    if (neighbour.same !== index)
        return undefined;
    const key = neighbour.keys[index];
    if (key === undefined)
        return undefined;
    const end = sameEnd(cursor.bytes, cursor.at, neighbour.quotes[index] ?? 0);
    if (end === -1)
        return undefined;
    neighbour.same += 1;
    cursor.at = end + 1;
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
function takeKeys(cursor, first, neighbour) {
    const count = cursor.keyCount - first;
    if (neighbour.same !== count || neighbour.keys.length !== count)
        neighbour.keys = listOf(cursor, first);
    return neighbour.keys;
}
function listOf(cursor, first) {
    const last = cursor.keys[cursor.keyCount - 1] ?? '';
    const known = cursor.lists.get(last);
    if (known !== undefined && isList(cursor, first, known))
        return known;
    const keys = cursor.keys.slice(first, cursor.keyCount);
    if (new Set(keys).size < keys.length)
        throw duplicate(cursor, first, keys);
    cursor.lists.set(last, keys);
    return keys;
}
function isList(cursor, first, keys) {
    if (keys.length !== cursor.keyCount - first)
        return false;
    for (let index = 0; index < keys.length; index += 1) {
        if (keys[index] !== cursor.keys[first + index])
            return false;
    }
    return true;
}
function duplicate(cursor, first, keys) {
    const seen = new Set();
    const index = keys.findIndex((key) => seen.size === seen.add(key).size);
    const start = cursor.starts[first + index] ?? 0;
    return fault(cursor, 'duplicate_key', start + cursor.shift);
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
/** Integers of so many digits are doubles, and so are all on the way to them. */
const SAFE_DIGITS = 15;
/**
 * Reads a number whose first byte is next. Throws `invalid_number`, `number_too_long` (more than 1,000 digits, the
 * exponent's included) and `unexpected_end`, by RFC 8259, section 6.
 */
function readNumber(cursor) {
    const { bytes } = cursor;
    const start = cursor.at;
    const whole = bytes[start] === MINUS ? start + 1 : start;
    const wholeEnd = digitsEnd(cursor, whole);
    if (wholeEnd > whole + 1 && bytes[whole] === ZERO)
        throw fault(cursor, 'invalid_number');
    const fractionEnd = byteAt(bytes, wholeEnd) === POINT ? digitsEnd(cursor, wholeEnd + 1) : wholeEnd;
    const end = exponentEnd(cursor, fractionEnd);
    if (end - start > limits/* MAX_NUMBER_DIGITS */.yT && digitsIn(bytes, start, end) > limits/* MAX_NUMBER_DIGITS */.yT) {
        throw fault(cursor, 'number_too_long');
    }
    cursor.at = end;
    if (end === wholeEnd && end - whole <= SAFE_DIGITS)
        return smallInteger(bytes, start, whole, end);
    return (0,number/* numberOf */.rl)(cursor.text.slice(start - cursor.shift, end - cursor.shift), end === wholeEnd);
}
function exponentEnd(cursor, at) {
    const { bytes } = cursor;
    if ((byteAt(bytes, at) | 0x20) !== LETTER_E)
        return at;
    const sign = byteAt(bytes, at + 1);
    return digitsEnd(cursor, sign === PLUS || sign === MINUS ? at + 2 : at + 1);
}
/** End of the digits, at least one, that begin at an index. */
function digitsEnd(cursor, from) {
    const { bytes } = cursor;
    let at = from;
    while (isDigit(byteAt(bytes, at)))
        at += 1;
    if (at === from)
        throw unexpected(cursor, 'invalid_number', at);
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

;// CONCATENATED MODULE: ../../lib/json/item-spans.js

/** Items of arrays deeper than this are not remembered: catalogs have their entries above. */
const MAX_ITEM_DEPTH = 3;
/** So many items are remembered at most, and none shorter than this: remembering them would cost more than reading. */
const MAX_SPANS = 200_000;
const MIN_ITEM_BYTES = 24;
/** How many items behind the expected one are looked at, since items may have been taken away. */
const WINDOW = 8;
/** How many items in a row may be new before the same number of old ones counts as changed. */
const MAX_ADDED = WINDOW / 2;
/** null where nothing can be shared: no earlier document, or one that was read under another limit of depth. */
function itemMatcher(earlier, maxDepth) {
    if (earlier === null || earlier.maxDepth !== maxDepth)
        return null;
    const { bytes, spans } = earlier;
    return {
        bytes: external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
        spans,
        next: 0,
        unmatched: 0,
    };
}
/**
 * The earlier item whose text stands at an index of other bytes, null where none near the expected one does. An object's
 * text has no other object's as its beginning, so equal bytes are the whole item, which was read strictly already.
 */
function matchItem(matcher, bytes, at, depth) {
    const end = Math.min(matcher.next + WINDOW, matcher.spans.length);
    for (let index = matcher.next; index < end; index += 1) {
        const span = matcher.spans[index];
        if (span === undefined || span.depth !== depth || !isSameText(matcher.bytes, span, bytes, at))
            continue;
        matcher.next = index + 1;
        matcher.unmatched = 0;
        return span;
    }
    matcher.unmatched += 1;
    if (matcher.unmatched > MAX_ADDED)
        matcher.next += 1;
    return null;
}
function isSameText(earlier, { start, end }, bytes, at) {
    const length = end - start;
    // Items differ early, in their names, or late: one look at the last byte spares most comparisons.
    if (at + length > bytes.length || bytes[at + length - 1] !== earlier[end - 1])
        return false;
    return earlier.compare(bytes, at, at + length, start, end) === 0;
}
/** Remembers an item, unless that would cost too much. */
function rememberItem(spans, span) {
    if (spans.length < MAX_SPANS && span.end - span.start >= MIN_ITEM_BYTES)
        spans.push(span);
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
 * must be valid UTF-8. Items of upper arrays whose text an earlier document has too are shared with it. Throws, each
 * with its place,
 * `invalid_syntax`, `unexpected_end`, `trailing_content`, `comment`, `not_finite`, `too_deep` (more edges than `maxDepth`, or than
 * MAX_LIMITS.maxDepth, from the root to a value) and the codes of readString, readNumber and readKey.
 */
function readText(text, bytes, maxDepth, field, earlier) {
    const cursor = cursorOf(text, bytes, maxDepth, field, earlier);
    const root = readValue(cursor, 0);
    if (nextByte(cursor) !== -1)
        throw unexpected(cursor, 'trailing_content');
    return { root, items: { bytes, maxDepth: cursor.maxDepth, spans: cursor.spans } };
}
function cursorOf(text, bytes, maxDepth, field, earlier) {
    const deepest = Math.min(maxDepth, limits/* MAX_LIMITS */.M6.maxDepth);
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
        maxDepth: deepest,
        values: [''],
        valueCount: 0,
        neighbours: [noNeighbour()],
        matcher: itemMatcher(earlier, deepest),
        spans: [],
    };
}
function noNeighbour() {
    return { keys: NONE, quotes: [0], same: 0 };
}
function readValue(cursor, depth) {
    const byte = nextByte(cursor);
    if (depth > cursor.maxDepth)
        throw fault(cursor, 'too_deep');
    if (byte === read_text_QUOTE)
        return readString(cursor);
    if (byte === OPEN_OBJECT)
        return readObject(cursor, depth);
    if (byte === OPEN_ARRAY)
        return readArray(cursor, depth);
    if (byte === read_text_MINUS || (byte >= read_text_ZERO && byte <= read_text_NINE))
        return readNumber(cursor);
    return readWord(cursor);
}
function readWord(cursor) {
    if (skipWord(cursor, 'true'))
        return true;
    if (skipWord(cursor, 'false'))
        return false;
    if (skipWord(cursor, 'null'))
        return null;
    throw unexpected(cursor);
}
function skipWord(cursor, word) {
    if (!cursor.text.startsWith(word, cursor.at - cursor.shift))
        return false;
    cursor.at += word.length;
    return true;
}
function readArray(cursor, depth) {
    const start = cursor.at - cursor.shift;
    if (isEmpty(cursor, CLOSE_ARRAY))
        return { kind: 'array', items: NONE, start };
    const first = cursor.valueCount;
    if (depth < MAX_ITEM_DEPTH) {
        do
            readUpperItem(cursor, depth);
        while (continues(cursor, CLOSE_ARRAY));
    }
    else {
        do
            readMemberValue(cursor, depth);
        while (continues(cursor, CLOSE_ARRAY));
    }
    return { kind: 'array', items: takeValues(cursor, first), start };
}
/** Reads an item that an earlier document may have too, and remembers it for a later one. */
function readUpperItem(cursor, depth) {
    if (nextByte(cursor) !== OPEN_OBJECT) {
        readMemberValue(cursor, depth);
        return;
    }
    const { at: start, shift } = cursor;
    const item = sharedItem(cursor, depth + 1) ?? readObjectAt(cursor, depth + 1);
    cursor.values[cursor.valueCount] = item;
    cursor.valueCount += 1;
    rememberItem(cursor.spans, { start, end: cursor.at, shift: cursor.shift - shift, depth: depth + 1, item });
}
function readObjectAt(cursor, depth) {
    if (depth > cursor.maxDepth)
        throw fault(cursor, 'too_deep');
    return readObject(cursor, depth);
}
function sharedItem(cursor, depth) {
    const { matcher } = cursor;
    const span = matcher === null ? null : matchItem(matcher, cursor.bytes, cursor.at, depth);
    if (span === null)
        return null;
    const { keys, values, starts, start: earlier, moved = 0 } = span.item;
    const start = cursor.at - cursor.shift;
    cursor.at += span.end - span.start;
    cursor.shift += span.shift;
    return { kind: 'object', keys, values, starts, start, moved: start - (earlier - moved) };
}
function readObject(cursor, depth) {
    const start = cursor.at - cursor.shift;
    if (isEmpty(cursor, CLOSE_OBJECT))
        return { kind: 'object', keys: NONE, values: NONE, starts: NONE, start };
    const firstValue = cursor.valueCount;
    const firstKey = cursor.keyCount;
    const neighbour = neighbourAt(cursor, depth);
    neighbour.same = 0;
    do {
        readKey(cursor, neighbour, cursor.keyCount - firstKey);
        readMemberValue(cursor, depth);
    } while (continues(cursor, CLOSE_OBJECT));
    const keys = takeKeys(cursor, firstKey, neighbour);
    const starts = cursor.starts.slice(firstKey, cursor.keyCount);
    cursor.keyCount = firstKey;
    return { kind: 'object', keys, values: takeValues(cursor, firstValue), starts, start };
}
function neighbourAt(cursor, depth) {
    for (;;) {
        const neighbour = cursor.neighbours[depth];
        if (neighbour !== undefined)
            return neighbour;
        cursor.neighbours.push(noNeighbour());
    }
}
/** Passes an opening bracket, and the closing one where nothing stands between them. */
function isEmpty(cursor, close) {
    cursor.at += 1;
    if (nextByte(cursor) !== close)
        return false;
    cursor.at += 1;
    return true;
}
function readMemberValue(cursor, depth) {
    const value = readValue(cursor, depth + 1);
    cursor.values[cursor.valueCount] = value;
    cursor.valueCount += 1;
}
/** Passes a comma, behind which one more member must stand, or the closing bracket. */
function continues(cursor, close) {
    const byte = nextByte(cursor);
    if (byte !== COMMA && byte !== close)
        throw unexpected(cursor);
    cursor.at += 1;
    return byte === COMMA;
}
function takeValues(cursor, first) {
    const values = cursor.values.slice(first, cursor.valueCount);
    cursor.valueCount = first;
    return values;
}

;// CONCATENATED MODULE: ../../lib/json/parse-json.js




/**
 * Reads bytes that hold one JSON value, strictly: valid UTF-8 without byte order mark, the grammar of RFC 8259, no two
 * equal keys in an object, no lone surrogate, nothing beyond the limits. Takes the bytes (unchanged until it returns),
 * the limits (at most MAX_LIMITS; greater ones count as those), and the input's name for
 * errors. Numbers keep their exact value (see numberOf). `similar` is a document that this one may have items in common
 * with: what has the same text in both is read once and shared; the result means the same with and without it.
 *
 * Throws a GateError: without a place `unsupported_value` (no Uint8Array), `too_large`, `empty_file`, `utf16`,
 * `byte_order_mark`, `invalid_utf8`, `lfs_pointer`; with one `invalid_syntax`, `unexpected_end`, `trailing_content`,
 * `text_before_json` (the first line is none of JSON and a later one begins with a bracket), `event_stream`, `html`,
 * `yaml` (what the first line looks like), `comment`, `not_finite` (NaN, Infinity), `duplicate_key`,
 * `lone_surrogate`, `invalid_escape`, `control_character`, `invalid_number`, `number_too_long`, `too_deep`.
 */
function parseJson(bytes, limits, field, similar = null) {
    const text = decodeBytes(bytes, limits.maxBytes, field);
    return { ...readRoot(text, bytes, limits.maxDepth, field, similar?.items ?? null), text };
}
function readRoot(text, bytes, maxDepth, field, earlier) {
    try {
        return readText(text, bytes, maxDepth, field, earlier);
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u) || !isOfFirstLine(text, error))
            throw error;
        const code = languageOf(text.slice(firstUnit(text)));
        throw code === null ? error : new gate_error/* GateError */.u(code, field, (0,locate/* locate */.x)(text, firstUnit(text)));
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
/** What a text is that begins as no JSON document does; null where nothing is known of it. */
function languageOf(text) {
    if (text.startsWith('{'))
        return null;
    if (text.startsWith('<'))
        return 'html';
    if (/^(?:event|data|id|retry): ?[^\n]*\n/.test(text) && /^data:/m.test(text))
        return 'event_stream';
    if (/^(?:---|%YAML)/.test(text))
        return 'yaml';
    if (/\n[ \t]*[{[]/.test(text))
        return 'text_before_json';
    return /^(?:[A-Za-z_][\w-]*:(?:[ \r\n]|$)|- )/.test(text) ? 'yaml' : null;
}
/** Offset of the first unit that is no white space. */
function firstUnit(text) {
    return text.search(/[^ \t\r\n]/);
}


/***/ }),

/***/ 9574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ compareUnits),
/* harmony export */   O: () => (/* binding */ compareCodePoints)
/* harmony export */ });
/** The order of UTF-16 code units, for `sort`. */
function compareUnits(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
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

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ unescape)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);
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
    return new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(code, source.field, (0,_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(source.text, offset));
}


/***/ }),

/***/ 4103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   o$: () => (/* binding */ jsonObject),
/* harmony export */   zr: () => (/* binding */ isExactNumber)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);

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
/** An object of its members in that order, without a source. Throws `duplicate_key` where a key comes twice. */
function jsonObject(entries) {
    const keys = entries.map(([key]) => key);
    if (new Set(keys).size < keys.length)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('duplicate_key', 'value');
    return { kind: 'object', keys, values: entries.map(([, value]) => value), starts: [], start: -1 };
}
/** An array of its items, without a source. */
function jsonArray(items) {
    return { kind: 'array', items, start: -1 };
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

/***/ 5795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ MAX_LISTINGS),
/* harmony export */   Bl: () => (/* binding */ MAX_BRANCH_LENGTH),
/* harmony export */   EM: () => (/* binding */ MAX_NAME_LENGTH),
/* harmony export */   E_: () => (/* binding */ MAX_CATALOGS),
/* harmony export */   Gl: () => (/* binding */ MAX_CALLS_MILLISECONDS),
/* harmony export */   Jl: () => (/* binding */ MAX_FAULTS),
/* harmony export */   Jr: () => (/* binding */ MAX_CAPTURE_MILLISECONDS),
/* harmony export */   Kb: () => (/* binding */ MAX_PATH_LENGTH),
/* harmony export */   M6: () => (/* binding */ MAX_LIMITS),
/* harmony export */   MQ: () => (/* binding */ MAX_APPROVALS),
/* harmony export */   Mu: () => (/* binding */ MAX_BRANCHES),
/* harmony export */   Pd: () => (/* binding */ MAX_GIT_MILLISECONDS),
/* harmony export */   Q0: () => (/* binding */ MAX_SUMMARY_BYTES),
/* harmony export */   QD: () => (/* binding */ MAX_POINTER_LENGTH),
/* harmony export */   Sw: () => (/* binding */ MAX_POINTERS),
/* harmony export */   TY: () => (/* binding */ MAX_CAPTURE_REPEATS),
/* harmony export */   T_: () => (/* binding */ MAX_INVENTORY_RECORDS),
/* harmony export */   Wo: () => (/* binding */ DEFAULT_LIST_PAGES),
/* harmony export */   XK: () => (/* binding */ MAX_SETTINGS_BYTES),
/* harmony export */   Xd: () => (/* binding */ MAX_KEY_BYTES),
/* harmony export */   _R: () => (/* binding */ MAX_SARIF_RESULTS),
/* harmony export */   _Y: () => (/* binding */ MAX_BYTES_TOGETHER),
/* harmony export */   bC: () => (/* binding */ MAX_ATTRIBUTES_BYTES),
/* harmony export */   cZ: () => (/* binding */ MAX_PATH_COMMITS),
/* harmony export */   ci: () => (/* binding */ MAX_CAPTURE_MINUTES),
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   fR: () => (/* binding */ MAX_CHECK_RUN_LENGTH),
/* harmony export */   ik: () => (/* binding */ MAX_HINT_LENGTH),
/* harmony export */   kg: () => (/* binding */ DEFAULT_CAPTURE_MILLISECONDS),
/* harmony export */   pJ: () => (/* binding */ MAX_COMMENT_BYTES),
/* harmony export */   rt: () => (/* binding */ MAX_LIST_PAGES),
/* harmony export */   t6: () => (/* binding */ MAX_CALL_MILLISECONDS),
/* harmony export */   y0: () => (/* binding */ MAX_SETTLE_MILLISECONDS),
/* harmony export */   yT: () => (/* binding */ MAX_NUMBER_DIGITS),
/* harmony export */   zE: () => (/* binding */ MAX_CODEOWNERS_BYTES)
/* harmony export */ });
/* unused harmony exports MAX_REVIEW_CALLS, MAX_OWNERSHIP_CALLS, MAX_TEAM_CALLS, MAX_EVENT_BYTES, MAX_ARTIFACT_BYTES, MAX_ARTIFACT_FILES, MAX_ARTIFACT_PLAIN_BYTES, MAX_ARTIFACT_RATIO, MAX_EARLIER_JOBS, MAX_PULL_COMMITS, MAX_REVIEWS, MAX_COMMENTS, MAX_ISSUES, MAX_ANNOTATIONS */
/*
 * Every limit that a user can meet, each with its unit. What is over a limit is refused by a code, or left out of a
 * report that says how much; nothing over one passes. action.yml, README and the sentences are tested against these.
 */
const KIB = 1024;
const MIB = 1024 * KIB;
/** One input: bytes, and edges from the root to the deepest value. */
const DEFAULT_LIMITS = { maxBytes: 16 * MIB, maxDepth: 64 };
/** The highest that `max-bytes` and `max-depth` can ask for. Values so deep can still be walked by recursion. */
const MAX_LIMITS = { maxBytes: 64 * MIB, maxDepth: 1000 };
/** Bytes of all catalogs that one step parses: a process that runs out of memory leaves no report. */
const MAX_BYTES_TOGETHER = 256 * MIB;
/** Digits of one number. */
const MAX_NUMBER_DIGITS = 1000;
/** Records of one inventory (OpenMed v1, "Tool inventory"). */
const MAX_INVENTORY_RECORDS = 10_000;
/** Faults of one catalog that are listed. */
const MAX_FAULTS = 100;
/** Lines of `catalogs`, and catalogs of a step once the stars of the lines are expanded. */
const MAX_CATALOGS = 5000;
/** Approvals that can be asked for, and standing approvals of one file that are looked into. */
const MAX_APPROVALS = 20;
/**
 * Calls to GitHub about who approved, beside the first of each list and one for each approval that is needed and each
 * changed file: with everything else a run asks for, at most 30 of one catalog.
 */
const MAX_REVIEW_CALLS = 12;
/** Those of them about the write access of reviewers whom an owning team may name, and about who is in such a team. */
const MAX_OWNERSHIP_CALLS = 8;
const MAX_TEAM_CALLS = 10;
/** UTF-16 units of a path. */
const MAX_PATH_LENGTH = 4096;
/** Characters of an `id` and of a catalog's name. */
const MAX_NAME_LENGTH = 64;
/** UTF-16 units of `update-hint`. */
const MAX_HINT_LENGTH = 200;
/** Bytes of the settings file. */
const MAX_SETTINGS_BYTES = 64 * KIB;
/** Pointers of one list of the settings file, and UTF-16 units of each. */
const MAX_POINTERS = 100;
const MAX_POINTER_LENGTH = 1000;
/** Guarded branches of the settings file, and UTF-16 units of the name of one. */
const MAX_BRANCHES = 100;
const MAX_BRANCH_LENGTH = 250;
/** Bytes of CODEOWNERS: GitHub loads only files under 3 MB. It does not say which megabyte: the smaller one is safe. */
const MAX_CODEOWNERS_BYTES = 3_000_000 - 1;
/** Bytes of a `.gitattributes` that is looked into for hidden diffs. */
const MAX_ATTRIBUTES_BYTES = 64 * KIB;
/** Bytes of an event's payload: GitHub's page "Webhook events and payloads" caps one at 25 MB. */
const MAX_EVENT_BYTES = 25 * MIB;
/** Bytes of the key of a signature. */
const MAX_KEY_BYTES = 64 * KIB;
/** Bytes of a captured artifact, its entries, and bytes of its files together once they are unpacked. */
const MAX_ARTIFACT_BYTES = 64 * MIB;
const MAX_ARTIFACT_FILES = 2000;
const MAX_ARTIFACT_PLAIN_BYTES = 256 * MIB;
/** Plain bytes for one byte of an artifact: definitions of tools come nowhere near, a bomb is near 1,000. */
const MAX_ARTIFACT_RATIO = 200;
/** Minutes that a capture can be waited for: a job of GitHub's own machines ends after six hours. */
const MAX_CAPTURE_MINUTES = 350;
/** Jobs of earlier heads that are run again after a review. */
const MAX_EARLIER_JOBS = 10;
/** One attempt of a call of GitHub, and all calls of a step together, waits included: milliseconds. */
const MAX_CALL_MILLISECONDS = 30_000;
const MAX_CALLS_MILLISECONDS = 120_000;
/** One answer of git: milliseconds. */
const MAX_GIT_MILLISECONDS = 30_000;
/** Commits of a push whose pull requests are looked for. */
const MAX_PULL_COMMITS = 1000;
/** Commits that touch a protected file, among which its authors are looked for. */
const MAX_PATH_COMMITS = 1000;
/** Reviews of a pull request. */
const MAX_REVIEWS = 5000;
/** Comments of a pull request among which the gate's own is found. */
const MAX_COMMENTS = 5000;
/** Issues about watched catalogs among which the one about a catalog is found. */
const MAX_ISSUES = 5000;
/** A report in the summary of a job and in a comment, which GitHub refuses above 65,536 characters: UTF-8 bytes. */
const MAX_SUMMARY_BYTES = MIB;
const MAX_COMMENT_BYTES = 65_000;
/** A report in a check run: UTF-16 units. */
const MAX_CHECK_RUN_LENGTH = 65_535;
/** Annotations of each level: GitHub shows no more of a step. */
const MAX_ANNOTATIONS = 10;
/** Results of a SARIF file: code scanning takes no more of a run. */
const MAX_SARIF_RESULTS = 5000;
/** Pages of a list of a server that is captured, unless `max-pages` says otherwise, and the highest that it can ask for. */
const DEFAULT_LIST_PAGES = 1000;
const MAX_LIST_PAGES = 100_000;
/** One capture of a server, unless `timeout` says otherwise, and the longest that it can ask for: milliseconds. */
const DEFAULT_CAPTURE_MILLISECONDS = 120_000;
const MAX_CAPTURE_MILLISECONDS = 3_600_000;
/** The longest that `settle` can wait for lists to change: milliseconds. */
const MAX_SETTLE_MILLISECONDS = 60_000;
/** How often `repeat` captures a server, and how often one capture lists what changes meanwhile. */
const MAX_CAPTURE_REPEATS = 10;
const MAX_LISTINGS = 10;


/***/ })

};
;