"use strict";
exports.id = 397;
exports.ids = [397];
exports.modules = {

/***/ 5440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ NO_MEMBERS),
/* harmony export */   hR: () => (/* binding */ FORMATS),
/* harmony export */   pK: () => (/* binding */ ENTRY_LISTS),
/* harmony export */   pf: () => (/* binding */ ENTRY_KINDS),
/* harmony export */   s6: () => (/* binding */ entryPlace)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4910);

const FORMATS = [
    'mcp',
    'openmed-inventory',
    'openai',
    'anthropic',
    'openmed-tools',
    'map',
    'directory',
    'directory-by-file',
    'hashes',
];
/** In the order of a catalog's entries. */
const ENTRY_KINDS = ['tool', 'prompt', 'resource', 'resourceTemplate'];
/** The lists that hold entries of each kind. */
const ENTRY_LISTS = new Map([
    ['tools', 'tool'],
    ['prompts', 'prompt'],
    ['resources', 'resource'],
    ['resourceTemplates', 'resourceTemplate'],
]);
/** The members of a catalog that has none of its own. */
const NO_MEMBERS = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObject */ .o$)([]);
/** Where an entry begins in its source text; null where the catalog has no text. */
function entryPlace(catalog, entry) {
    const text = catalog.sources[entry.source]?.text ?? '';
    return text === '' || entry.start < 0 ? null : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x)(text, entry.start);
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
    invalid_input: 'This value is not understood.',
    missing_input: 'A required option is missing. Give it.',
    conflicting_input: 'Two options exclude each other. Leave one out.',
    input_differs_from_settings: 'The option and the settings file of the base branch differ. Leave the option out, or make both equal.',
    token_missing: 'There is no token. Set GITHUB_TOKEN or GH_TOKEN to one that may read the repository (with the GitHub CLI: `GH_TOKEN=$(gh auth token)`).',
    permission_missing: 'The token lacks this permission, or there is no such repository. Check the name of the repository, and give the token this permission.',
    github_refused: 'GitHub refused the token. Check that it has not expired, in GITHUB_TOKEN or GH_TOKEN (with the GitHub CLI: `GH_TOKEN=$(gh auth token)`).',
    not_a_file: 'This is no catalog but a directory, a project or a device. Name the file of the catalog, such as `tools/catalog.json`, or a directory of one-tool files; `--format directory` reads any directory as one.',
    no_tools: 'There are no tools here: no list of them in the file, or no `*.json` and `*.snap` files directly in the directory. Name the file of the catalog, such as `tools/catalog.json`; an empty catalog is `{"tools":[]}`.',
    not_a_repository: 'There is no Git repository here that can be read. Run the command in one.',
    commit_not_found: 'Git knows no such branch, tag or commit here. Check its spelling, or fetch it (`git fetch origin`).',
    merge_base_unknown: 'HEAD and the base branch have no commit in common here, or several. Merge the base branch. In a shallow clone, fetch the whole history (`git fetch --unshallow`).',
    object_not_found: 'Git has no such object here. Fetch the whole history (`git fetch --unshallow`).',
};
/** What is called otherwise where there are no inputs. */
const COMMAND_FIELDS = new Map([['github-token', 'token']]);
/**
 * The sentence of an error for whoever typed a command: `option` is the option that it is about, `--` included, null
 * where it is about none; `given` what was given for it where that may be shown.
 */
function commandErrorSentence(error, option, given) {
    const sentence = COMMAND_SENTENCES[error.code];
    if (option === null && sentence === undefined)
        return (0,_error_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .errorSentence */ .O)(error, given);
    const place = error.place === null ? '' : `, line ${error.place.line}, column ${error.place.column}`;
    const name = (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)(option ?? COMMAND_FIELDS.get(error.field) ?? error.field);
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