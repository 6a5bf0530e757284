"use strict";
exports.id = 555;
exports.ids = [555];
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

/***/ 5006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DIFF: () => (/* binding */ DIFF)
});

// EXTERNAL MODULE: ../../lib/catalog/parse-map.js + 1 modules
var parse_map = __webpack_require__(9585);
// EXTERNAL MODULE: ../../lib/catalog/inventory-from-manifest.js + 1 modules
var inventory_from_manifest = __webpack_require__(3849);
// EXTERNAL MODULE: ../../lib/diff/diff-catalogs.js + 4 modules
var diff_catalogs = __webpack_require__(2021);
// EXTERNAL MODULE: ../../lib/diff/openmed-diff-json.js
var openmed_diff_json = __webpack_require__(4936);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/json/canonical-json.js
var canonical_json = __webpack_require__(7259);
;// CONCATENATED MODULE: ../../lib/json/canonical-forms.js

const CHUNK_BYTES = 1024 * 1024;
const MOST_BYTES_OF_A_UNIT = 3;
/**
 * The canonical forms of values, written down closely: as texts they would take several times the memory. `known` has
 * the forms of some of them already.
 */
function canonicalForms(values, known = new Map()) {
    const forms = new Map(known);
    let chunk = Buffer.alloc(0);
    let length = 0;
    for (const value of values) {
        if (known.has(value))
            continue;
        const text = (0,canonical_json/* canonicalJson */.dj)(value);
        const most = text.length * MOST_BYTES_OF_A_UNIT;
        if (length + most > chunk.length) {
            chunk = Buffer.allocUnsafe(Math.max(CHUNK_BYTES, most));
            length = 0;
        }
        const end = length + chunk.write(text, length);
        forms.set(value, chunk.subarray(length, end));
        length = end;
    }
    return forms;
}

// EXTERNAL MODULE: ../../lib/catalog/catalog-digest.js
var catalog_digest = __webpack_require__(9573);
// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var json_fingerprint = __webpack_require__(8030);
// EXTERNAL MODULE: ../../lib/json/build-value.js
var build_value = __webpack_require__(2686);
;// CONCATENATED MODULE: ../../lib/catalog/document-fingerprint.js

/**
 * SHA-256 of the canonical form of the whole document that a catalog was read from: envelope included, lists in
 * their order. A directory counts as the list of its files, each with its path. No other digest follows the order
 * of an input.
 */
function documentFingerprint(catalog) {
    return fingerprint(documentOf(catalog));
}
/** The fingerprint where the canonical forms of definitions are known. */
function documentFingerprintWith(catalog, known) {
    return (0,json_fingerprint/* fingerprintWith */.ZH)(documentOf(catalog), known);
}
function documentOf({ sources }) {
    const [first] = sources;
    if (first !== undefined && first.file === null)
        return first.root;
    return (0,build_value/* jsonArray */.I)(sources.map(({ file, root }) => (0,build_value/* jsonArray */.I)([file, root])));
}

;// CONCATENATED MODULE: ../../lib/catalog/catalog-fingerprints.js



/**
 * Both `catalogDigest` and `documentFingerprint`; each definition, which is a part of both, is written once. `known`
 * has the canonical forms of some of them already.
 */
function catalogFingerprints(catalog, known) {
    const forms = canonicalForms(catalog.entries.map(({ definition }) => definition), known);
    return {
        digest: (0,catalog_digest/* catalogDigestWith */.G)(catalog, forms),
        document: documentFingerprintWith(catalog, forms),
        forms,
    };
}

// EXTERNAL MODULE: ../../lib/report/markdown/catalog-section.js
var catalog_section = __webpack_require__(8919);
// EXTERNAL MODULE: ../../lib/report/markdown/catalog-tables.js
var catalog_tables = __webpack_require__(8319);
// EXTERNAL MODULE: ../../lib/report/markdown/page.js + 1 modules
var markdown_page = __webpack_require__(6506);
// EXTERNAL MODULE: ../../lib/report/wording/counts.js
var counts = __webpack_require__(17);
// EXTERNAL MODULE: ../../lib/report/diff-document.js
var diff_document = __webpack_require__(7389);
;// CONCATENATED MODULE: ../../lib/report/comparison.js





/** The version of the wire format; `docs/report.schema.json` describes it beside the report's. */
const DIFF_VERSION = 'tool-catalog-gate.diff.v1';
/**
 * A comparison as JSON on one line with a line feed: names added, removed and unchanged, changed fields with the
 * SHA-256 of both values, the digests of both catalogs and the fingerprints of both documents, which alone follow the
 * order of an input.
 */
function renderDiffJson(comparison, detail) {
    const { before, after, diff } = comparison;
    const old = catalogFingerprints(before);
    const now = catalogFingerprints(after, formsOfUnchanged(comparison, old.forms));
    const document = {
        schema_version: DIFF_VERSION,
        verdict: (0,diff_catalogs/* isEmpty */.I)(diff) ? 'unchanged' : 'drift',
        before: { ...(0,diff_document/* sideDocument */.x)(sideOf(before, old.digest)), document: old.document },
        after: { ...(0,diff_document/* sideDocument */.x)(sideOf(after, now.digest)), document: now.document },
        diff: (0,diff_document/* diffDocument */.Z)(diff, after.format, detail),
    };
    return `${JSON.stringify(document)}\n`;
}
/** Equal definitions have one canonical form: that of the baseline's serves the candidate's. */
function formsOfUnchanged({ before, diff }, forms) {
    const others = new Set([...diff.removed, ...diff.changed.map((change) => change.before)]);
    const same = before.entries.filter((entry) => !others.has(entry));
    const known = new Map();
    for (const [index, { definition }] of diff.unchanged.entries()) {
        const form = forms.get(same[index]?.definition ?? null);
        if (form !== undefined)
            known.set(definition, form);
    }
    return known;
}
/** A comparison as GitHub Flavored Markdown, within a budget: the tables of a report without its verdict. */
function renderDiffMarkdown(comparison, detail, budget) {
    const { before, after } = sidesOf(comparison);
    const same = (0,diff_catalogs/* isEmpty */.I)(comparison.diff);
    const page = {
        top: [
            same ? '### ✅ Unchanged: both catalogs are the same\n\n' : '### ❌ Drift: the catalogs differ\n\n',
            `${(0,counts/* countsLine */.J)([comparison])}\n\n`,
            (0,catalog_section/* sidesTable */.VI)([
                { title: 'Baseline', path: null, side: before },
                { title: 'Candidate', path: null, side: after },
            ]),
            ...(0,catalog_section/* catalogNotes */.H1)({ before, after }),
            ...(0,catalog_tables/* catalogTables */.r)(comparison.diff, comparison.after.format, detail),
        ],
        sections: [],
        bottom: [],
    };
    return (0,markdown_page/* writePage */.x)(page, budget, 'This is not the whole comparison: the JSON output holds it.');
}
function sidesOf({ before, after, diff }) {
    const digest = (0,catalog_digest/* catalogDigest */.o)(before);
    return {
        before: sideOf(before, digest),
        // Equal catalogs have equal digests, and a digest costs more than a comparison.
        after: sideOf(after, (0,diff_catalogs/* isEmpty */.I)(diff) ? digest : (0,catalog_digest/* catalogDigest */.o)(after)),
    };
}
function sideOf({ format, entries, notes }, digest) {
    return { format, digest, entries: entries.length, notes };
}

// EXTERNAL MODULE: ../../lib/report/text.js
var report_text = __webpack_require__(3515);
// EXTERNAL MODULE: ../../lib/report/sarif.js + 1 modules
var sarif = __webpack_require__(4536);
// EXTERNAL MODULE: ../../lib/package-version.js
var package_version = __webpack_require__(4038);
// EXTERNAL MODULE: ../../lib/cli/catalog-input.js
var catalog_input = __webpack_require__(8468);
// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __webpack_require__(367);
// EXTERNAL MODULE: ../../lib/cli/limit-options.js
var limit_options = __webpack_require__(5458);
// EXTERNAL MODULE: ../../lib/cli/output-options.js + 1 modules
var output_options = __webpack_require__(9454);
// EXTERNAL MODULE: ../../lib/cli/progress.js
var cli_progress = __webpack_require__(6619);
;// CONCATENATED MODULE: ../../lib/cli/diff.js










const OUTPUT = (0,command/* choiceOption */.zu)({ name: 'output', value: 'kind', about: 'kind of report (default text on a terminal, else json)' }, ['json', 'markdown', 'text', 'sarif', 'openmed']);
const MAP = {
    name: 'map',
    value: 'file',
    about: 'map that makes an inventory of a manifest candidate (docs/map.schema.json)',
};
/** `diff BASELINE CANDIDATE`: exit code 0 where both mean the same, 1 where they differ. */
const DIFF = {
    name: 'diff',
    about: 'compare two catalogs: what was added, removed and changed',
    operands: [
        {
            name: 'baseline',
            about: 'the catalog that was reviewed: a file, a directory, or - for standard input',
        },
        { name: 'candidate', about: 'the catalog to compare with it' },
    ],
    options: [OUTPUT, output_options/* DETAIL */.SG, catalog_input/* FORMAT */.uB, MAP, output_options/* COLOR */.o$, limit_options/* MAX_BYTES */.zx, limit_options/* MAX_DEPTH */.lr],
    run: diff,
};
async function diff(terminal, given) {
    const progress = (0,cli_progress/* progressOf */.j)(terminal);
    const { before, after } = await readBoth(terminal, given, progress);
    progress('comparing');
    const comparison = { before, after, diff: (0,diff_catalogs/* diffCatalogs */.U)(before, after) };
    progress('writing the report');
    terminal.write(reportOf(comparison, given, terminal));
    return (0,diff_catalogs/* isEmpty */.I)(comparison.diff) ? 0 : 1;
}
async function readBoth(terminal, given, progress) {
    const before = await (0,catalog_input/* readCatalog */.uM)(terminal, (0,command/* operandOf */.fK)(given, 0), given, 'baseline');
    progress('reading the candidate');
    const after = await (0,catalog_input/* readCatalog */.uM)(terminal, (0,command/* operandOf */.fK)(given, 1), given, 'candidate');
    return { before, after: await mapped(terminal, before, after, given) };
}
/** With a map, a manifest is compared with an inventory as the inventory that the map makes of it. */
async function mapped(terminal, before, after, given) {
    const file = (0,command/* valueOf */.RP)(given, MAP);
    if (file === null)
        return after;
    const limits = (0,limit_options/* limitsOf */.Af)(given);
    const map = (0,parse_map/* parseMap */.y)(await terminal.read(file, limits, 'map'), { limits });
    if (before.format !== 'openmed-inventory')
        throw new gate_error/* GateError */.u('no_inventory', 'baseline');
    return (0,inventory_from_manifest/* inventoryFromManifest */.m)(after, map);
}
function reportOf(comparison, given, terminal) {
    const detail = (0,command/* choiceOf */.FH)(given, output_options/* DETAIL */.SG) ?? 'fingerprints';
    switch ((0,command/* choiceOf */.FH)(given, OUTPUT) ?? (terminal.isTerminal() ? 'text' : 'json')) {
        case 'json':
            return renderDiffJson(comparison, detail);
        case 'markdown':
            return renderDiffMarkdown(comparison, detail, 'file');
        case 'text':
            return (0,report_text/* renderText */.S)(comparison, { detail, color: (0,output_options/* isColored */.VY)(given, terminal) });
        case 'sarif':
            return (0,sarif/* renderDiffSarif */.V)(comparison, { before: (0,command/* operandOf */.fK)(given, 0), after: (0,command/* operandOf */.fK)(given, 1) }, { detail, version: package_version/* PACKAGE_VERSION */.i });
        case 'openmed':
            return (0,openmed_diff_json/* openmedDiffJson */.m)(comparison.before, comparison.after);
    }
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

/***/ 9454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o$: () => (/* binding */ COLOR),
  SG: () => (/* binding */ DETAIL),
  VY: () => (/* binding */ isColored),
  ft: () => (/* binding */ writeDocument)
});

;// CONCATENATED MODULE: ../../lib/report/detail.js
/**
 * How much of a change a report shows: fingerprints and kinds of change; the places too, which name schema
 * properties; or the text of both definitions too.
 */
const DETAILS = ['fingerprints', 'pointers', 'values'];

// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __webpack_require__(367);
;// CONCATENATED MODULE: ../../lib/cli/output-options.js


/** `--detail`: names and fingerprints alone (the default), places too, or the text of what changed. */
const DETAIL = (0,command/* choiceOption */.zu)({ name: 'detail', value: 'detail', about: 'what a report tells (default fingerprints)' }, DETAILS);
/** `--color`: `auto` (the default) colours text on a terminal, unless NO_COLOR is set (no-color.org). */
const COLOR = (0,command/* choiceOption */.zu)({ name: 'color', value: 'when', about: 'colour text (default auto: on a terminal)' }, ['auto', 'always', 'never']);
/** Whether to colour what goes to standard output. */
function isColored(given, terminal) {
    const when = (0,command/* choiceOf */.FH)(given, COLOR) ?? 'auto';
    if (when !== 'auto')
        return when === 'always';
    return (terminal.environment['NO_COLOR'] ?? '') === '' && terminal.isTerminal();
}
/** Writes a document of a contract byte for byte; on a terminal, where nobody counts bytes, a line feed follows. */
function writeDocument(terminal, text) {
    terminal.write(terminal.isTerminal() ? `${text}\n` : text);
}


/***/ }),

/***/ 4022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ jsonPointer)
/* harmony export */ });
/** A JSON Pointer (RFC 6901) of its tokens: `~` and `/` escaped; no token is the whole document, ``. */
function jsonPointer(tokens) {
    return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}


/***/ }),

/***/ 5749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ pythonJson),
/* harmony export */   k: () => (/* binding */ pythonJsonText)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7259);
/* harmony import */ var _compare_code_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(356);
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(357);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2571);
/* harmony import */ var _write_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7292);





const TEXT = {
    string: _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL,
    number: numberText,
    compare: _compare_code_points_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O,
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
    return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(text).replace(/[\u007f-\uffff]+/g, escapeUnits);
}
function escapeUnits(text) {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1) {
        escaped += `\\u${(0x10000 + text.charCodeAt(index)).toString(16).slice(1)}`;
    }
    return escaped;
}


/***/ })

};
;