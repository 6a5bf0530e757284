"use strict";
exports.id = 63;
exports.ids = [63];
exports.modules = {

/***/ 5063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DIFF: () => (/* binding */ DIFF)
});

// EXTERNAL MODULE: ../../lib/catalog/comparison-rules.js
var comparison_rules = __webpack_require__(6788);
// EXTERNAL MODULE: ../../lib/catalog/inventory/parse-map.js
var parse_map = __webpack_require__(4928);
// EXTERNAL MODULE: ../../lib/catalog/inventory/inventory-from-manifest.js + 1 modules
var inventory_from_manifest = __webpack_require__(973);
// EXTERNAL MODULE: ../../lib/clients/client-report.js + 2 modules
var client_report = __webpack_require__(2709);
// EXTERNAL MODULE: ../../lib/diff/diff-catalogs.js + 2 modules
var diff_catalogs = __webpack_require__(5041);
// EXTERNAL MODULE: ../../lib/diff/openmed-diff-json.js
var openmed_diff_json = __webpack_require__(4936);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/report/comparison.js
var report_comparison = __webpack_require__(5485);
// EXTERNAL MODULE: ../../lib/catalog/catalog-digest.js + 1 modules
var catalog_digest = __webpack_require__(1100);
// EXTERNAL MODULE: ../../lib/report/places/links.js
var links = __webpack_require__(9886);
// EXTERNAL MODULE: ../../lib/report/wording/order-step.js
var order_step = __webpack_require__(5716);
// EXTERNAL MODULE: ../../lib/report/wording/counts.js
var counts = __webpack_require__(17);
// EXTERNAL MODULE: ../../lib/report/wording/notices.js
var notices = __webpack_require__(5944);
// EXTERNAL MODULE: ../../lib/report/markdown/catalog-section.js
var catalog_section = __webpack_require__(8919);
// EXTERNAL MODULE: ../../lib/report/markdown/changes-section.js
var changes_section = __webpack_require__(6361);
// EXTERNAL MODULE: ../../lib/report/markdown/evidence.js
var evidence = __webpack_require__(6185);
// EXTERNAL MODULE: ../../lib/report/markdown/page.js + 1 modules
var markdown_page = __webpack_require__(6506);
;// CONCATENATED MODULE: ../../lib/report/markdown/comparison.js










/** A comparison as GitHub Flavored Markdown, within a budget: the list of changes and its evidence, without a verdict. */
function renderDiffMarkdown(comparison, detail, budget) {
    const { before, after } = sidesOf(comparison);
    const { diff } = comparison;
    const { format } = comparison.after;
    const order = (0,order_step/* orderStep */.r)([{ diff, format }], detail);
    const page = {
        top: [
            (0,diff_catalogs/* isEmpty */.Im)(diff)
                ? '### ✅ Unchanged: both catalogs are the same\n\n'
                : '### ❌ Drift: the catalogs differ\n\n',
            `${(0,counts/* countsLine */.J7)([comparison])}\n\n`,
            ...(0,notices/* ruleNotices */.op)(comparison.rules ?? report_comparison/* NO_RULES */.Wd),
            ...(order === null ? [] : [`**Next step:** ${order}\n\n`]),
            ...(0,catalog_section/* catalogNotes */.H1)({ before, after }),
            ...(0,changes_section/* changesSection */.H)(diff, { format, detail, policy: null, linkOf: links/* NO_LINKS */.EB }),
            ...(0,catalog_section/* clientSection */.VU)(comparison.clients ?? null, detail),
            ...(0,evidence/* fold */.AU)('Evidence', [
                (0,evidence/* sidesTable */.VI)([
                    { title: 'Baseline', path: null, side: before, source: 'the first file' },
                    { title: 'Candidate', path: null, side: after, source: 'the second file' },
                ]),
                ...(0,evidence/* fieldTables */.Kj)(diff, format, detail),
            ]),
            ...(0,evidence/* unchangedList */.sQ)(diff),
        ],
        sections: [],
        bottom: [],
    };
    return (0,markdown_page/* writePage */.x)(page, budget, 'This is not the whole comparison: the JSON output holds it.');
}
function sidesOf({ before, after, diff }) {
    const digest = (0,catalog_digest/* catalogDigest */.oR)(before);
    return {
        before: (0,report_comparison/* sideOf */.Jh)(before, digest),
        // Equal catalogs have equal digests, and a digest costs more than a comparison.
        after: (0,report_comparison/* sideOf */.Jh)(after, (0,diff_catalogs/* isEmpty */.Im)(diff) ? digest : (0,catalog_digest/* catalogDigest */.oR)(after)),
    };
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
// EXTERNAL MODULE: ../../lib/cli/output-options.js
var output_options = __webpack_require__(5658);
// EXTERNAL MODULE: ../../lib/cli/html-page.js
var html_page = __webpack_require__(7653);
// EXTERNAL MODULE: ../../lib/cli/progress.js
var cli_progress = __webpack_require__(6619);
// EXTERNAL MODULE: ../../lib/cli/rule-options.js
var rule_options = __webpack_require__(3689);
;// CONCATENATED MODULE: ../../lib/cli/diff.js













const OUTPUT = (0,command/* choiceOption */.zu)({ name: 'output', value: 'kind', about: 'kind of report (default text on a terminal, else json)' }, ['json', 'markdown', 'html', 'text', 'sarif', 'openmed']);
const DIGESTS = (0,command/* flagOption */.kY)('digests', 'tell the digests of both catalogs in JSON');
const MAP = {
    name: 'map',
    value: 'file',
    about: 'map that makes an inventory of a manifest candidate (docs/map.schema.json)',
};
/** `diff BASELINE CANDIDATE`: exit code 0 where both mean the same, 1 where they differ. */
const DIFF = {
    operands: [
        {
            name: 'baseline',
            about: 'the catalog that was reviewed: a file, a directory, or - for standard input',
        },
        { name: 'candidate', about: 'the catalog to compare with it' },
    ],
    options: [OUTPUT, output_options/* DETAIL */.SG, DIGESTS, catalog_input/* FORMAT */.uB, MAP, rule_options/* IGNORE */.XK, rule_options/* UNORDERED */.H8, output_options/* COLOR */.o$, limit_options/* MAX_BYTES */.zx, limit_options/* MAX_DEPTH */.lr],
    run: diff,
};
async function diff(terminal, given) {
    const progress = (0,cli_progress/* progressOf */.j)(terminal);
    const { before, after, rules } = await readBoth(terminal, given, progress);
    progress('comparing');
    const comparison = { before, after, diff: (0,diff_catalogs/* diffCatalogs */.UA)(before, after), rules };
    progress('writing the report');
    terminal.write(await reportOf(comparison, given, terminal));
    return (0,diff_catalogs/* isEmpty */.Im)(comparison.diff) ? 0 : 1;
}
async function readBoth(terminal, given, progress) {
    const rules = (0,rule_options/* rulesOf */.fD)(given);
    const baseline = await (0,catalog_input/* readCatalog */.uM)(terminal, (0,command/* operandOf */.fK)(given, 0), given, 'baseline');
    progress('reading the candidate');
    const candidate = await (0,catalog_input/* readCatalog */.uM)(terminal, (0,command/* operandOf */.fK)(given, 1), given, 'candidate', baseline);
    const [before, after] = [(0,comparison_rules/* applyRules */.I)(baseline, rules), (0,comparison_rules/* applyRules */.I)(candidate, rules)];
    return {
        before: before.catalog,
        after: await mapped(terminal, before.catalog, after.catalog, given),
        rules: (0,rule_options/* usesInBoth */.Fy)(before, after),
    };
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
/** Where people read, what the change means for clients is told too. */
async function forPeople(comparison) {
    const { before, after, diff } = comparison;
    return (0,diff_catalogs/* isEmpty */.Im)(diff) ? comparison : { ...comparison, clients: await (0,client_report/* compareForClients */.L)(before, after) };
}
async function reportOf(comparison, given, terminal) {
    const detail = (0,command/* choiceOf */.FH)(given, output_options/* DETAIL */.SG) ?? 'fingerprints';
    switch ((0,command/* choiceOf */.FH)(given, OUTPUT) ?? (terminal.isTerminal() ? 'text' : 'json')) {
        case 'json':
            return (0,report_comparison/* renderDiffJson */.mS)(comparison, { detail, digests: (0,command/* isGiven */.qR)(given, DIGESTS) });
        case 'markdown':
            return renderDiffMarkdown(await forPeople(comparison), detail, 'file');
        case 'html':
            return (0,html_page/* htmlPage */.X)(renderDiffMarkdown(await forPeople(comparison), detail, 'file'), 'Two tool catalogs compared');
        case 'text':
            return (0,report_text/* renderText */.S)(await forPeople(comparison), { detail, color: (0,output_options/* isColored */.VY)(given, terminal) });
        case 'sarif':
            return (0,sarif/* renderDiffSarif */.V)(comparison, { before: (0,command/* operandOf */.fK)(given, 0), after: (0,command/* operandOf */.fK)(given, 1) }, { detail, version: package_version/* PACKAGE_VERSION */.i });
        case 'openmed':
            return (0,openmed_diff_json/* openmedDiffJson */.mu)(comparison.before, comparison.after);
    }
}


/***/ }),

/***/ 5658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SG: () => (/* binding */ DETAIL),
/* harmony export */   VY: () => (/* binding */ isColored),
/* harmony export */   ft: () => (/* binding */ writeDocument),
/* harmony export */   o$: () => (/* binding */ COLOR)
/* harmony export */ });
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9245);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);


/** `--detail`: names and fingerprints alone (the default), places too, or the text of what changed. */
const DETAIL = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'detail', value: 'detail', about: 'what a report tells (default fingerprints)' }, _report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .D);
/** `--color`: `auto` (the default) colours text on a terminal, unless NO_COLOR is set (no-color.org). */
const COLOR = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'color', value: 'when', about: 'colour text (default auto: on a terminal)' }, ['auto', 'always', 'never']);
/** Whether to colour what goes to standard output. */
function isColored(given, terminal) {
    const when = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOf */ .FH)(given, COLOR) ?? 'auto';
    if (when !== 'auto')
        return when === 'always';
    return (terminal.environment['NO_COLOR'] ?? '') === '' && terminal.isTerminal();
}
/** Writes a document of a contract byte for byte; on a terminal, where nobody counts bytes, a line feed follows. */
function writeDocument(terminal, text) {
    terminal.write(terminal.isTerminal() ? `${text}\n` : text);
}


/***/ }),

/***/ 3689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ usesInBoth),
/* harmony export */   H8: () => (/* binding */ UNORDERED),
/* harmony export */   XK: () => (/* binding */ IGNORE),
/* harmony export */   fD: () => (/* binding */ rulesOf)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6788);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2571);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);



const POINTER = {
    text: 'a JSON Pointer (RFC 6901), such as /tools/*/_meta',
    holds: (value) => /^(?:\/(?:[^~/]|~[01])*)+$/.test(value),
};
const IGNORE = {
    name: 'ignore',
    value: 'pointer',
    about: 'leave this place out, as `ignore` in the settings file does; may be given again',
    takes: POINTER,
};
const UNORDERED = {
    name: 'unordered',
    value: 'pointer',
    about: 'compare the array at this place in any order; may be given again',
    takes: POINTER,
};
/** What `--ignore` and `--unordered` say. Throws `required_ignored` on `--ignore`. */
function rulesOf(given) {
    const ignore = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(given, IGNORE);
    if (ignore.some(_catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoresRequired */ .v))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('required_ignored', '--ignore');
    return { ignore, unordered: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(given, UNORDERED) };
}
/** How often each pointer was of use in the catalog of two that it was more often of use in. */
function usesInBoth(before, after) {
    const most = (rule) => before[rule].map(({ pointer, uses }, index) => ({
        pointer,
        uses: Math.max(uses, after[rule][index]?.uses ?? 0),
    }));
    return { ignored: most('ignored'), unordered: most('unordered') };
}


/***/ })

};
;