"use strict";
exports.id = 458;
exports.ids = [458];
exports.modules = {

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

/***/ 3077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ROLLUP: () => (/* binding */ ROLLUP)
});

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/gate/decision.js
var decision = __webpack_require__(1693);
// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
// EXTERNAL MODULE: ../../lib/json/parse-json.js + 7 modules
var parse_json = __webpack_require__(5023);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/report/json.js + 1 modules
var json = __webpack_require__(1862);
;// CONCATENATED MODULE: ../../lib/rollup/parse-report.js




/**
 * The results of a report of the Action (`tool-catalog-gate.report.v1`), one a catalog; of a step that failed as a whole one
 * without a catalog's name. Throws GateError: the codes of parseJson, and `unknown_format` for a document that is no
 * such report.
 */
function parseReport(bytes, limits) {
    const { root } = (0,parse_json/* parseJson */.q)(bytes, limits, 'report');
    if (!(0,json_value/* isObject */.Gv)(root) || (0,json_value/* member */.Dc)(root, 'schema_version') !== json/* REPORT_VERSION */.A)
        throw noReport();
    const approvedBy = itemsOf(root, 'approved_by')
        .filter((login) => typeof login === 'string')
        .map(copyOf);
    const catalogs = itemsOf(root, 'catalogs').filter(json_value/* isObject */.Gv);
    const fault = errorCode(root, 'fault');
    if (fault !== null || catalogs.length === 0) {
        return [{ ...NOTHING, catalog: '', verdict: verdictOf(root), error: fault, approvedBy }];
    }
    return catalogs.map((catalog) => resultOf(catalog, approvedBy));
}
const NOTHING = { added: 0, removed: 0, changed: 0, inherited: 0, digest: null, findings: 0 };
function resultOf(catalog, approvedBy) {
    const counts = inner(inner(catalog, 'diff'), 'counts');
    const inherited = inner(inner(catalog, 'inherited'), 'counts');
    const verdict = verdictOf(catalog);
    const findings = itemsOf(inner(catalog, 'policy'), 'findings').filter(json_value/* isObject */.Gv);
    return {
        catalog: parse_report_text(catalog, 'name') ?? '',
        verdict,
        error: errorCode(catalog, 'error'),
        added: count(counts, 'added'),
        removed: count(counts, 'removed'),
        changed: count(counts, 'changed'),
        inherited: ['added', 'removed', 'changed'].reduce((sum, kind) => sum + count(inherited, kind), 0),
        digest: parse_report_text(inner(catalog, 'after'), 'digest') ?? parse_report_text(inner(catalog, 'before'), 'digest'),
        approvedBy: verdict === 'approved' ? approvedBy : [],
        findings: findings.filter((finding) => (0,json_value/* member */.Dc)(finding, 'is_new') === true).length,
    };
}
function verdictOf(object) {
    const named = (0,json_value/* member */.Dc)(object, 'verdict');
    const verdict = decision/* VERDICTS */.bk.find((known) => known === named);
    if (verdict === undefined)
        throw noReport();
    return verdict;
}
function noReport() {
    return new gate_error/* GateError */.u('unknown_format', 'report');
}
function errorCode(object, key) {
    return parse_report_text(inner(object, key), 'code');
}
function inner(object, key) {
    const value = object === null ? undefined : (0,json_value/* member */.Dc)(object, key);
    return (0,json_value/* isObject */.Gv)(value) ? value : null;
}
function itemsOf(object, key) {
    const value = object === null ? undefined : (0,json_value/* member */.Dc)(object, key);
    return (0,json_value/* isArray */.cy)(value) ? value.items : [];
}
function parse_report_text(object, key) {
    const value = object === null ? undefined : (0,json_value/* member */.Dc)(object, key);
    return typeof value === 'string' ? copyOf(value) : null;
}
function count(object, key) {
    const value = object === null ? undefined : (0,json_value/* member */.Dc)(object, key);
    return typeof value === 'number' ? value : 0;
}
/** A piece of a text keeps the whole text in memory; its copy does not. */
function copyOf(text) {
    return Buffer.from(text).toString();
}

;// CONCATENATED MODULE: ../../lib/rollup/rollup.js




/**
 * Takes any number of reports, in any order, one at a time, and keeps a row a catalog and a few words a report. Two reports
 * are of one catalog if repository and catalog have the same names; the newest tells the verdict. Nothing is thrown for a
 * report that cannot be read: it is reported.
 */
function rollUp(files, { limits, repositoryDepth }) {
    const seen = new Map();
    const unreadable = [];
    let reports = 0;
    for (const file of files) {
        const results = read(file, limits);
        if (typeof results === 'string') {
            unreadable.push({ origin: file.origin, code: results });
            continue;
        }
        reports += 1;
        const repository = file.origin
            .split('/')
            .slice(0, repositoryDepth ?? undefined)
            .join('/');
        for (const result of results)
            take(seen, { ...result, repository, at: file.time });
    }
    return {
        rows: [...seen.values()].map(rowOf).sort(compareRows),
        unreadable: unreadable.sort((a, b) => (0,text_order/* compareCodePoints */.O)(a.origin, b.origin)),
        reports,
    };
}
/** The results of a report, or the code of what is wrong with it. */
function read({ bytes }, limits) {
    if (bytes === null)
        return 'not_readable';
    try {
        return parseReport(bytes, limits);
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return error.code;
        throw error;
    }
}
function take(seen, row) {
    const key = JSON.stringify([row.repository, row.catalog]);
    const { verdict, digest, at } = row;
    const known = seen.get(key);
    if (known === undefined) {
        seen.set(key, { newest: row, sightings: [{ verdict, digest, at }] });
        return;
    }
    known.sightings.push({ verdict, digest, at });
    if (compareReports(row, known.newest) > 0)
        known.newest = row;
}
/** By time, then the worse verdict, so that the order of the files decides nothing. */
function compareReports(a, b) {
    return (a.at - b.at ||
        badness(a.verdict) - badness(b.verdict) ||
        (0,text_order/* compareCodePoints */.O)(a.digest ?? '', b.digest ?? ''));
}
function rowOf({ newest, sightings }) {
    let since = newest.at;
    for (const one of [...sightings].sort(compareReports).reverse()) {
        if (one.verdict !== newest.verdict || one.digest !== newest.digest)
            break;
        since = one.at;
    }
    return { ...newest, since };
}
/** The worse, the greater. */
function badness(verdict) {
    return decision/* VERDICTS */.bk.length - decision/* VERDICTS */.bk.indexOf(verdict);
}
function compareRows(a, b) {
    return (badness(b.verdict) - badness(a.verdict) ||
        a.since - b.since ||
        (0,text_order/* compareCodePoints */.O)(a.repository, b.repository) ||
        (0,text_order/* compareCodePoints */.O)(a.catalog, b.catalog));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ../../lib/rollup/report-files.js


/** What the Action names its JSON report, and so the file's name in an artifact of it. */
const REPORT_FILE = 'report.json';
/**
 * The files named, and every `report.json` below the folders named, one after the other: at no time is more than one of
 * them held. Symbolic links within folders are not followed. A path that is neither gives a file without bytes.
 */
function* reportFiles(paths) {
    for (const path of paths) {
        const isFolder = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
        if (isFolder)
            yield* filesBelow(path, path);
        else
            yield fileAt(path, (0,external_node_path_.basename)(path));
    }
}
function* filesBelow(root, folder) {
    const folders = [];
    const directory = (0,external_node_fs_.opendirSync)(folder);
    try {
        for (let entry = directory.readSync(); entry !== null; entry = directory.readSync()) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory())
                folders.push(path);
            else if (entry.isFile() && entry.name === REPORT_FILE)
                yield fileAt(path, (0,external_node_path_.relative)(root, (0,external_node_path_.dirname)(path)).split(external_node_path_.sep).join('/'));
        }
    }
    finally {
        directory.closeSync();
    }
    for (const inner of folders)
        yield* filesBelow(root, inner);
}
function fileAt(path, origin) {
    try {
        return { origin, time: Math.floor((0,external_node_fs_.statSync)(path).mtimeMs), bytes: (0,external_node_fs_.readFileSync)(path) };
    }
    catch {
        return { origin, time: 0, bytes: null };
    }
}

// EXTERNAL MODULE: ../../lib/report/escape/code-span.js
var code_span = __webpack_require__(6936);
// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js
var shown_name = __webpack_require__(1049);
// EXTERNAL MODULE: ../../lib/report/escape/html-text.js
var html_text = __webpack_require__(1451);
;// CONCATENATED MODULE: ../../lib/rollup/render-rollup.js


/** The version of the JSON that `renderRollupJson` writes. */
const ROLLUP_VERSION = 'tool-catalog-gate.rollup.v1';
/** Rows of the Markdown, which has to fit a step's summary of 1 MiB; the other forms have all. */
const MAX_MARKDOWN_ROWS = 1000;
const DAY = 24 * 60 * 60 * 1000;
/** A roll-up as Markdown, of at most 1,000 catalogs, the worst. `now` is in milliseconds since the epoch. */
function renderRollupMarkdown(rollup, now) {
    const shown = rollup.rows.slice(0, MAX_MARKDOWN_ROWS);
    const left = rollup.rows.length - shown.length;
    const span = (text) => (text === '' ? '' : (0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(text)));
    return [
        '# Tool catalogs',
        '',
        `${sizes(rollup)}.`,
        '',
        table(['verdict', 'catalogs'], countsOf(rollup).map(([verdict, count]) => [verdict, String(count)])),
        table([
            'repository',
            'catalog',
            'verdict',
            'since',
            'changed',
            'added',
            'removed',
            'inherited',
            'policy',
            'approved by',
        ], shown.map((row) => [
            span(row.repository),
            span(row.catalog),
            row.error === null ? row.verdict : `${row.verdict} (${(0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(row.error))})`,
            age(row, now),
            ...[row.changed, row.added, row.removed, row.inherited, row.findings].map(String),
            row.approvedBy.map(span).join(', '),
        ])),
        ...(left > 0 ? [`And ${left} more, none of them worse; \`--output csv\` has all.`, ''] : []),
        ...(rollup.unreadable.length === 0
            ? []
            : [
                '## Reports that could not be read',
                '',
                table(['where', 'error'], rollup.unreadable
                    .slice(0, MAX_MARKDOWN_ROWS)
                    .map(({ origin, code }) => [span(origin), `\`${code}\``])),
            ]),
    ].join('\n');
}
/** A roll-up as one JSON document on one line with a line feed; times are ISO 8601 in UTC. */
function renderRollupJson({ rows, unreadable, reports }) {
    const document = {
        schema_version: ROLLUP_VERSION,
        reports,
        catalogs: rows.map(({ approvedBy, at, since, ...row }) => ({
            ...row,
            approved_by: approvedBy,
            at: isoTime(at),
            since: isoTime(since),
        })),
        unreadable,
    };
    return `${JSON.stringify(document)}\n`;
}
/** A roll-up as CSV by RFC 4180, a row a catalog; a text that a spreadsheet would take for a formula gets a `'` in front. */
function renderRollupCsv({ rows, unreadable }) {
    const head = 'repository,catalog,verdict,error,since,at,changed,added,removed,findings,approved_by,digest,inherited';
    const lines = rows.map((row) => [
        row.repository,
        row.catalog,
        row.verdict,
        row.error ?? '',
        isoTime(row.since),
        isoTime(row.at),
        String(row.changed),
        String(row.added),
        String(row.removed),
        String(row.findings),
        row.approvedBy.join(' '),
        row.digest ?? '',
        String(row.inherited),
    ]
        .map(csvField)
        .join(','));
    const faults = unreadable.map(({ origin, code }) => [origin, '', 'could-not-check', code, '', '', '', '', '', '', '', '', ''].map(csvField).join(','));
    return [head, ...lines, ...faults, ''].join('\r\n');
}
/** A roll-up as one HTML page that loads and runs nothing. `now` is in milliseconds since the epoch. */
function renderRollupHtml(rollup, now) {
    const cell = (text) => `<td>${(0,html_text/* htmlText */.j)(text)}</td>`;
    const rows = rollup.rows.map((row) => `<tr class="${row.verdict}">${[
        row.repository,
        row.catalog,
        row.error === null ? row.verdict : `${row.verdict} (${row.error})`,
        age(row, now),
        String(row.changed),
        String(row.added),
        String(row.removed),
        String(row.inherited),
        String(row.findings),
        row.approvedBy.join(', '),
    ]
        .map(cell)
        .join('')}</tr>`);
    const faults = rollup.unreadable.map(({ origin, code }) => `<tr>${cell(origin)}${cell(code)}</tr>`);
    const head = (names) => `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`;
    return [
        '<!doctype html>',
        '<html lang="en"><head><meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
        '<meta name="viewport" content="width=device-width"><title>Tool catalogs</title>',
        '<style>body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}th,td{border:1px solid #8886;padding:.3rem .6rem;text-align:left}.drift td:nth-child(3),.could-not-check td:nth-child(3),.policy-violation td:nth-child(3){color:#d1242f;font-weight:600}</style>',
        `</head><body><h1>Tool catalogs</h1><p>${sizes(rollup)}.</p>`,
        `<table>${head(['verdict', 'catalogs'])}`,
        ...countsOf(rollup).map(([verdict, count]) => `<tr>${cell(verdict)}${cell(String(count))}</tr>`),
        `</table><p></p><table>${head(['repository', 'catalog', 'verdict', 'since', 'changed', 'added', 'removed', 'inherited', 'policy', 'approved by'])}`,
        ...rows,
        '</table>',
        ...(faults.length === 0
            ? []
            : [`<h2>Reports that could not be read</h2><table>${head(['where', 'error'])}`, ...faults, '</table>']),
        '</body></html>',
        '',
    ].join('\n');
}
function sizes({ rows, reports, unreadable }) {
    const repositories = new Set(rows.map(({ repository }) => repository)).size;
    const parts = [
        `${rows.length} ${rows.length === 1 ? 'catalog' : 'catalogs'}`,
        `${repositories} ${repositories === 1 ? 'repository' : 'repositories'}`,
        `${reports} ${reports === 1 ? 'report' : 'reports'}`,
    ];
    return `${parts.join(', ')}${unreadable.length === 0 ? '' : `, ${unreadable.length} that could not be read`}`;
}
/** The verdicts that there are, worst first. */
function countsOf({ rows }) {
    return decision/* VERDICTS */.bk.map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length]).filter(([, count]) => count > 0);
}
/** How long the verdict has stood, in whole days. */
function age({ since }, now) {
    const days = Math.max(0, Math.floor((now - since) / DAY));
    return days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`;
}
function isoTime(milliseconds) {
    return new Date(milliseconds).toISOString();
}
function csvField(text) {
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
function table(head, rows) {
    return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __webpack_require__(367);
// EXTERNAL MODULE: ../../lib/cli/limit-options.js
var limit_options = __webpack_require__(5458);
;// CONCATENATED MODULE: ../../lib/cli/rollup.js



const OUTPUT = (0,command/* choiceOption */.zu)({ name: 'output', value: 'kind', about: 'kind of report (default markdown)' }, [
    'markdown',
    'html',
    'json',
    'csv',
]);
const BY = {
    name: 'by',
    value: 'folders',
    about: 'how many folders below what is named make the name of the repository (default: all)',
    takes: { text: 'a number from 1 to 9', holds: (value) => /^[1-9]$/.test(value) },
};
/** `rollup REPORT…`: exit code 0 where every catalog passes, 1 where one does not, 2 where one could not be checked. */
const ROLLUP = {
    operands: [
        {
            name: 'report',
            about: 'JSON reports of the Action, or folders in which every report.json counts, such as downloaded artifacts',
            many: true,
        },
    ],
    options: [OUTPUT, BY, limit_options/* MAX_BYTES */.zx, limit_options/* MAX_DEPTH */.lr],
    notes: `Of several reports of one catalog the newest counts, by the time of its file. A report that cannot be
read is listed, and the exit code is 2.`,
    run: (terminal, given) => Promise.resolve(run(terminal, given)),
};
function run(terminal, given) {
    const by = (0,command/* valueOf */.RP)(given, BY);
    const rollup = rollUp(reportFiles(given.operands), {
        limits: (0,limit_options/* limitsOf */.Af)(given),
        repositoryDepth: by === null ? null : Number(by),
    });
    terminal.write(rendered(rollup, given, terminal.now() * 1000));
    return exitCode(rollup);
}
function rendered(rollup, given, now) {
    switch ((0,command/* choiceOf */.FH)(given, OUTPUT) ?? 'markdown') {
        case 'markdown':
            return renderRollupMarkdown(rollup, now);
        case 'html':
            return renderRollupHtml(rollup, now);
        case 'json':
            return renderRollupJson(rollup);
        case 'csv':
            return renderRollupCsv(rollup);
    }
}
function exitCode({ rows, unreadable }) {
    // Nothing found is nothing checked.
    if (rows.length === 0 || unreadable.length > 0 || rows.some(({ verdict }) => verdict === 'could-not-check'))
        return 2;
    return rows.every(({ verdict }) => verdict === 'unchanged' || verdict === 'approved') ? 0 : 1;
}


/***/ }),

/***/ 8001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ groupExplanations)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7259);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9574);
/* harmony import */ var _change_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(354);


/** Of a kind of which so many places are left out, nothing else is ever stated. */
const LEFT_OUT = { pointer: null, hint: null, subject: null, before: null, after: null };
/**
 * Puts identical changes of many entries together: the same kind, field, hint and values; with pointers, the same
 * place and subject too. In the order of CHANGE_KINDS, then most entries first, then by field and pointer. Places that
 * an explanation leaves out are counted in a group without pointer, the last of its kind.
 */
function groupExplanations(explained, detail) {
    const groups = new Map();
    for (const { entry, explanations, leftOut } of explained) {
        for (const explanation of explanations) {
            const first = detail === 'pointers' ? explanation : { ...explanation, pointer: null, subject: null };
            addTo(groups, first, entry, 1);
        }
        for (const { kind, field, places } of leftOut)
            addTo(groups, { ...LEFT_OUT, kind, field }, entry, places);
    }
    return [...groups.values()].map(groupOf).sort(compareGroups);
}
function addTo(groups, first, entry, places) {
    const { kind, field, pointer, hint, subject, before, after } = first;
    const id = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonArray */ .Ir)([entry === null, kind, field, pointer, hint, subject, before, after]));
    const group = groups.get(id) ?? { first, entries: new Set(), places: 0 };
    if (entry !== null)
        group.entries.add(entry);
    group.places += places;
    groups.set(id, group);
}
function groupOf({ first, entries, places }) {
    return { ...first, entries: [...entries], places };
}
function compareGroups(a, b) {
    return (_change_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_KINDS */ .t.indexOf(a.kind) - _change_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_KINDS */ .t.indexOf(b.kind) ||
        Number(a.pointer === null) - Number(b.pointer === null) ||
        b.entries.length - a.entries.length ||
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.field, b.field) ||
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.pointer ?? '', b.pointer ?? '') ||
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.subject ?? '', b.subject ?? '') ||
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(String(a.hint), String(b.hint)) ||
        (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(`${String(a.before)} ${String(a.after)}`, `${String(b.before)} ${String(b.after)}`));
}


/***/ }),

/***/ 4936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mu: () => (/* binding */ openmedDiffJson),
/* harmony export */   w: () => (/* binding */ openmedDiff)
/* harmony export */ });
/* unused harmony exports OPENMED_DIFF_VERSION, inventoryDiff, changedRecordFields */
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4279);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4103);
/* harmony import */ var _compared_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2028);
/* harmony import */ var _diff_catalogs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5041);





const OPENMED_DIFF_VERSION = 'openmed.agent.tool_catalog_diff.v1';
/** The fields that can differ between records of one key, in the contract's order. */
const COMPARED_FIELDS = _catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .RECORD_FIELDS */ .IT.filter((field) => field !== 'tool_id' && field !== 'version');
/**
 * The canonical JSON of OpenMed's catalog diff v1 of two tool inventories, byte for byte. Throws `no_inventory`
 * where one of them is of another format, and as inventoryFromValue does on a plain document that is none.
 */
function openmedDiffJson(baseline, candidate) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonJson */ .b)(openmedDiff(inventoryDiff(baseline, candidate)));
}
/** The diff of two tool inventories. Throws as openmedDiffJson does. */
function inventoryDiff(baseline, candidate) {
    const [before, after] = [(0,_compared_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedCatalog */ .H)(baseline, 'baseline'), (0,_compared_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedCatalog */ .H)(candidate, 'candidate')];
    requireInventory(before, 'baseline');
    requireInventory(after, 'candidate');
    return (0,_diff_catalogs_js__WEBPACK_IMPORTED_MODULE_3__/* .diffCatalogs */ .UA)(before, after);
}
/** The same document as a value, of the diff of two tool inventories. */
function openmedDiff(diff) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonObject */ .o$)([
        ['schema_version', OPENMED_DIFF_VERSION],
        ['added', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonArray */ .Ir)(diff.added.map(({ definition }) => definition))],
        ['removed', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonArray */ .Ir)(diff.removed.map(({ definition }) => definition))],
        ['changed', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonArray */ .Ir)(diff.changed.map(changeOf))],
        ['unchanged', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonArray */ .Ir)(diff.unchanged.map(({ definition }) => definition))],
    ]);
}
function requireInventory(catalog, field) {
    if (catalog.format !== 'openmed-inventory')
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .u('no_inventory', field);
}
function changeOf(change) {
    const fields = changedRecordFields(change).map(({ field, before, after }) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonObject */ .o$)([
        ['field', field],
        ['before', before],
        ['after', after],
    ]));
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonObject */ .o$)([
        ['tool_id', change.before.key],
        ['version', change.before.version],
        ['fields', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonArray */ .Ir)(fields)],
    ]);
}
/** The fields of two records that differ, with their values. */
function changedRecordFields(change) {
    return COMPARED_FIELDS.map((field) => ({
        field,
        before: (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(change.before.definition, field),
        after: (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(change.after.definition, field),
    })).filter(({ before, after }) => before !== after);
}


/***/ }),

/***/ 1693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sl: () => (/* binding */ ROW_VERDICTS),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   zP: () => (/* binding */ worstVerdict)
/* harmony export */ });
/** Worst first. */
const VERDICTS = [
    'could-not-check',
    'drift',
    'policy-violation',
    'baseline-change',
    'protected-change',
    'approved',
    'unchanged',
];
/** The rows of the verdict table, each with its verdict before policy and approval. */
const ROW_VERDICTS = {
    same: 'unchanged',
    'formatting-only': 'unchanged',
    'base-moved-untouched': 'unchanged',
    moved: 'baseline-change',
    'baseline-changed': 'baseline-change',
    'first-baseline': 'baseline-change',
    'mended-baseline': 'baseline-change',
    'migrated-format': 'baseline-change',
    retired: 'baseline-change',
    'tools-changed': 'drift',
    'baseline-changed-otherwise': 'drift',
    'new-baseline-otherwise': 'drift',
    error: 'could-not-check',
};
/** The worst of some verdicts, in the order of VERDICTS; `unchanged` where there is none. */
function worstVerdict(verdicts) {
    return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'unchanged';
}


/***/ }),

/***/ 7998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ digestOfPieces),
/* harmony export */   k: () => (/* binding */ MAX_BYTES_OF_A_UNIT)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Bytes that are hashed at once: small pieces cost more by their number than by their length. */
const CHUNK_BYTES = 65_536;
/** No UTF-16 unit has more bytes in UTF-8. */
const MAX_BYTES_OF_A_UNIT = 3;
/** SHA-256 of the UTF-8 bytes of the pieces that `write` puts, one after the other. */
function digestOfPieces(write) {
    const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let length = 0;
    write((piece) => {
        const most = typeof piece === 'string' ? piece.length * MAX_BYTES_OF_A_UNIT : piece.length;
        if (length + most > CHUNK_BYTES) {
            sha256.update(chunk.subarray(0, length));
            length = 0;
        }
        if (most > CHUNK_BYTES)
            sha256.update(piece);
        else
            length += copy(piece, chunk, length);
    });
    return `sha256:${sha256.update(chunk.subarray(0, length)).digest('hex')}`;
}
/** Copies a piece into a chunk; how many bytes it has. */
function copy(piece, chunk, at) {
    if (typeof piece === 'string')
        return chunk.write(piece, at);
    chunk.set(piece, at);
    return piece.length;
}


/***/ }),

/***/ 8030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   ZH: () => (/* binding */ fingerprintWith),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7259);
/* harmony import */ var _text_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9574);
/* harmony import */ var _digest_of_pieces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7998);




/**
 * SHA-256 of a value's canonical form (see canonicalJson): equal for two values exactly where they mean the same. The
 * form of a whole document is never in memory.
 */
function fingerprint(value) {
    return isLarge(value, LEVELS)
        ? (0,_digest_of_pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfPieces */ .R)((put) => {
            putCanonical(value, NOTHING, put);
        })
        : digestOf((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(value));
}
/** The same where the canonical forms of some of the value's parts are known. */
function fingerprintWith(value, known) {
    return (0,_digest_of_pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfPieces */ .R)((put) => {
        putCanonical(value, known, put);
    });
}
const NOTHING = new Map();
/** SHA-256 of a text's UTF-8 bytes. */
function digestOf(text) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text, 'hex')}`;
}
/** A large value has more members than this, at one of its upper levels. */
const MANY = 1000;
const LEVELS = 3;
function isLarge(value, levels) {
    if (levels === 0 || typeof value !== 'object' || value === null || value.kind === 'number')
        return false;
    const members = value.kind === 'array' ? value.items : value.values;
    return members.length > MANY || members.some((member) => isLarge(member, levels - 1));
}
function putCanonical(value, known, put) {
    if (typeof value !== 'object' || value === null || !isLarge(value, LEVELS))
        put(known.get(value) ?? (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(value));
    else if (value.kind === 'array')
        putItems(value.items, known, put);
    else if (value.kind === 'object')
        putMembers(value, known, put);
}
function putItems(items, known, put) {
    let before = '[';
    for (const item of items) {
        put(before);
        const form = known.get(item);
        if (form === undefined)
            putCanonical(item, known, put);
        else
            put(form);
        before = ',';
    }
    put(items.length === 0 ? '[]' : ']');
}
function putMembers({ keys, values }, known, put) {
    const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => (0,_text_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareUnits */ .H)(a.key, b.key));
    put('{');
    for (const [place, { key, index }] of sorted.entries()) {
        put(`${place === 0 ? '' : ','}${(0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(key)}:`);
        putCanonical(values[index] ?? null, known, put);
    }
    put('}');
}


/***/ }),

/***/ 7389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ nameDocument),
/* harmony export */   Zt: () => (/* binding */ diffDocument),
/* harmony export */   xB: () => (/* binding */ sideDocument)
/* harmony export */ });
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1184);
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8001);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8030);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4103);
/* harmony import */ var _explained_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5864);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9256);




/**
 * A diff as plain JSON: each list in its order, names as they are, digests whole. Added, removed and changed entries
 * have the fingerprints of their definitions, changed ones what is said of the change too; of unchanged ones the names
 * suffice.
 */
function diffDocument(diff, format, detail) {
    return {
        counts: {
            changed: diff.changed.length,
            added: diff.added.length,
            removed: diff.removed.length,
            unchanged: diff.unchanged.length,
            members: diff.members.length,
        },
        members: diff.members.map((field) => fieldDocument(field, diff.memberValues?.before, diff.memberValues?.after, detail)),
        ...memberExplanations(diff, detail),
        changed: diff.changed.map((change) => changeDocument(change, format, detail)),
        added: diff.added.map((entry) => entryDocument(entry, detail)),
        removed: diff.removed.map((entry) => entryDocument(entry, detail)),
        unchanged: diff.unchanged.map(nameDocument),
        renamed: diff.renamed.map(({ before, after, by, ties }) => ({
            before: nameDocument(before),
            after: nameDocument(after),
            by,
            ties: ties.map(nameDocument),
        })),
    };
}
function memberExplanations(diff, detail) {
    const { explanations, explanations_cut } = explanationsDocument((0,_explained_js__WEBPACK_IMPORTED_MODULE_0__/* .explainedMembers */ .w)(diff), detail);
    return { member_explanations: explanations, member_explanations_cut: explanations_cut };
}
/** One side of a diff as plain JSON: what it is and its whole digest. */
function sideDocument(side) {
    if (side === null)
        return null;
    const { format, digest, entries, notes } = side;
    return { format, digest, entries, notes: notes.map(({ code, about }) => ({ code, about })) };
}
function changeDocument(change, format, detail) {
    const { before, after, fields } = change;
    return {
        ...nameDocument(after),
        before: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(before.definition),
        after: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(after.definition),
        fields: fields.map((field) => fieldDocument(field, before.definition, after.definition, detail)),
        ...explanationsDocument([{ entry: after, ...(0,_diff_index_js__WEBPACK_IMPORTED_MODULE_2__/* .explainChange */ .U)(format, change) }], detail),
    };
}
function explanationsDocument(explained, detail) {
    const groups = (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_3__/* .groupExplanations */ .S)(explained, detail === 'fingerprints' ? 'fingerprints' : 'pointers');
    return {
        explanations: groups.map(explanationDocument),
        explanations_cut: detail !== 'fingerprints' && explained.some(({ leftOut }) => leftOut.length > 0),
    };
}
function explanationDocument({ kind, field, pointer, hint, subject, before, after, places, }) {
    return { kind, field, pointer, hint, subject, before, after, places };
}
function entryDocument(entry, detail) {
    return {
        ...nameDocument(entry),
        digest: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(entry.definition),
        ...(detail === 'values' ? { definition: new _json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .CatalogValue */ .T(entry.definition) } : {}),
    };
}
/** What tells an entry from the others. */
function nameDocument({ kind, key, version }) {
    return { kind, key, version };
}
/** With `values` both values too; a side that has none has no member. */
function fieldDocument({ field, before, after }, old, now, detail) {
    if (detail !== 'values')
        return { field, before, after };
    return { field, before, after, before_value: valueOf(old, field), after_value: valueOf(now, field) };
}
function valueOf(object, field) {
    const value = object === undefined ? undefined : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .member */ .Dc)(object, field);
    return value === undefined ? undefined : new _json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .CatalogValue */ .T(value);
}


/***/ }),

/***/ 6936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ cellSpan),
/* harmony export */   S: () => (/* binding */ codeSpan)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7846);

/**
 * A text of any origin as a Markdown code span that nothing in it can close: the fence is longer than any run of
 * backticks inside, and line breaks, controls and invisible characters stand as `\u{…}` (see `visible`). GitHub
 * renders exactly `visible(text)`; an empty text becomes one space, since a code span cannot be empty.
 *
 * Not for table cells: see `cellSpan`. Source of the rule: GitHub Flavored Markdown 0.29, section 6.3.
 */
function codeSpan(text) {
    const shown = text === '' ? ' ' : (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const padding = needsPadding(shown) ? ' ' : '';
    return `${fence}${padding}${shown}${padding}${fence}`;
}
/**
 * The same for a cell of a table, where a `|` ends the cell even inside a code span unless it is written `\|`
 * (GitHub Flavored Markdown 0.29, section 4.10).
 */
function cellSpan(text) {
    return codeSpan(text).replaceAll('|', '\\|');
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/gu))
        longest = Math.max(longest, run.length);
    return longest;
}
// One space on each side is taken off again where both are there. `$` next to a backtick would open a formula.
function needsPadding(text) {
    return /^[ `$]|[ `$]$/u.test(text) && !/^ +$/u.test(text);
}


/***/ }),

/***/ 1451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ htmlCode),
/* harmony export */   j: () => (/* binding */ htmlText)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7846);

const ENTITIES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
/** What GitHub looks for in what it has rendered: mentions, references, links, emoji, formulas, code. */
const GITHUB_ENTITIES = new Map([
    ...ENTITIES,
    ['@', '&#64;'],
    ['#', '&#35;'],
    [':', '&#58;'],
    ['$', '&#36;'],
    ['`', '&#96;'],
]);
/**
 * A text of any origin as the content of an HTML element or of a quoted attribute: it opens no element, and controls
 * and invisible characters stand as `\u{…}` (see `visible`). Source of the rule: the HTML standard, section 13.1.2.
 */
function htmlText(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');
}
/**
 * The same as a `code` element for the summary of a fold in a comment, where Markdown is not read; an empty text becomes
 * one space. GitHub makes no mention, link, emoji or formula of what stands inside `code`.
 */
function htmlCode(text) {
    const shown = text === '' ? ' ' : (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    return `<code>${shown.replace(/[&<>"'@#:$`]/g, (character) => GITHUB_ENTITIES.get(character) ?? '')}</code>`;
}


/***/ }),

/***/ 4219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeLookAlikes),
/* harmony export */   n: () => (/* binding */ hasLookAlikes)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7846);

// Letters and digits drawn like an ASCII one, by script. Compatibility characters (full-width, mathematical,
// ligatures, …) are found by normalisation and are not repeated here.
const LETTERS = new Set('ıȷɑɡɩɪʟʏʋʀʙɢʜɴꞁꞮƽƼǀᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱ' + // Latin
    'асеһіјӏорԛѕуүԝхѵԁгАВСЕҺІЈКМНОРЅТУҮХЗԌԚԜԀӀЬ' + // Cyrillic
    'αγινορσυΑΒΕΖΗΙΚΜΝΟΡΤΥΧϜϳϲϹͿ' + // Greek
    'օսոցհզգյՍՕԼՏ' + // Armenian
    'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ' + // Cherokee
    'ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲬⲟⲣⲥ' + // Coptic
    'ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓞꓟꓠꓡꓢꓣꓤꓦꓧꓨꓩꓪꓫꓬꓮꓰꓲꓳꓴ' + // Lisu
    'סןוا௦൦०০੦૦౦೦๐໐ဝ၀߀ߊ٠٥۵۰١۱𐐄𐐬𐓂𐓪𐔖');
// Signs drawn like ASCII punctuation, by what they are taken for.
const SIGNS = new Set('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\u06D4\u2CBA' + // -
    '\u2018\u2019\u201A\u201B\u2032\u02B9\u02BB\u02BC\u02BD\u02C8\u05F3\uA78C' + // '
    '\u201C\u201D\u201E\u201F\u2033\u05F4\u02BA' + // "
    '\u2044\u2215\u29F8\u2571\u27CB\u3033' + // /
    '\u2236\uA789\u05C3\u0589\u02D0\u0703\u0704\u16EC\u205A' + // :
    '\u00B7\u2022\u2027\u2219\u22C5\u0387\u0701\u0702\uA4F8' + // .
    '\u060D\u066B\u00B8\uA4F9' + // ,
    '\u2217\u066D\u204E' + // *
    '\u2039\u276E\u02C2\u203A\u276F\u02C3' + // < >
    '\u2216\u29F5\u29F9' + // \
    '\u2758\u2223\u01C0\u05C0' + // |
    '\u223C\u02DC\u1FC0' + // ~
    '\u2038\u02C6\u02C4' + // ^
    '\u01C3' + // !
    '\u2026');
// Thai and Lao spell with these, although they have a compatibility decomposition.
const EVERYDAY_COMPATIBILITY = new Set(['\u0E33', '\u0EB3']);
const NON_ASCII = /[^\0-\x7F]/gu;
/**
 * A text in any language with every character that may be taken for another one as `\u{…}`: what is not in normal
 * form C, compatibility characters, four marks on one letter, signs drawn like ASCII punctuation, every non-ASCII
 * letter of a word that mixes scripts drawn alike (`pаypal` with a Cyrillic а), and every letter of a word that
 * consists of letters drawn like ASCII alone (`сору` in Cyrillic). A word of one script stays readable: `документ` is
 * left alone.
 *
 * Source of the rule: a small part of Unicode Technical Standard 39 (mixed-script and whole-script confusables).
 */
function escapeLookAlikes(text) {
    if (_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .PRINTABLE_ASCII */ ._o.test(text))
        return text;
    // A base with its marks (conjoining Hangul vowels and finals compose like marks); a word, or an escape before it.
    const cluster = unicodePattern('gu', String.raw `[^\p{M}][\p{M}\u1160-\u11FF]*|\p{M}+`);
    const word = unicodePattern('gu', String.raw `\\u\{[0-9A-F]+\}|[\p{L}\p{M}\p{N}]+`);
    return text
        .replace(cluster, (found) => (isPlain(found) ? found : escapeNonAscii(found)))
        .replace(NON_ASCII, (character) => (SIGNS.has(character) ? (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk)(character) : character))
        .replace(word, (found) => (found.startsWith('\\') || isHonest(found) ? found : escapeNonAscii(found)));
}
/** Whether a text holds a character that may be taken for another one, or one that shows nothing. */
function hasLookAlikes(text) {
    return !_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .PRINTABLE_ASCII */ ._o.test(text) && escapeLookAlikes((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text)) !== text;
}
function isPlain(cluster) {
    return (EVERYDAY_COMPATIBILITY.has(cluster) ||
        (cluster.normalize('NFKC') === cluster && !unicodePattern('u', String.raw `\p{M}{4}`).test(cluster)));
}
function isHonest(word) {
    const scripts = ALIKE_SCRIPTS.filter((script) => unicodePattern('u', `\\p{Script=${script}}`).test(word)).length;
    return scripts < 2 && Array.from(word).some((character) => character > '\x7F' && !LETTERS.has(character));
}
/** Scripts whose letters are taken for one another: no honest word mixes two of them. */
const ALIKE_SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'];
const patterns = new Map();
/** Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded. */
function unicodePattern(flags, source) {
    const made = patterns.get(source) ?? new RegExp(source, flags);
    patterns.set(source, made);
    return made;
}
function escapeNonAscii(text) {
    return text.replace(NON_ASCII, _visible_js__WEBPACK_IMPORTED_MODULE_0__/* .escaped */ .Mk);
}


/***/ }),

/***/ 1049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   fC: () => (/* binding */ wholeName),
/* harmony export */   lR: () => (/* binding */ shownPointer),
/* harmony export */   r0: () => (/* binding */ wholeText)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8030);
/* harmony import */ var _look_alikes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4219);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7846);



/** The longest name, in code points, that is shown whole. */
const MAX_SHOWN = 80;
const SHOWN_OF_A_LONG_NAME = 48;
const HEX_OF_A_LONG_NAME = 20;
const NOT_PRINTABLE_ASCII = /[^\x20-\x7E]/gu;
const SPACE_THAT_HIDES = /^ | $| (?= )/gu;
/**
 * A tool's name, or the name of one of its fields, in printable ASCII on one line. Two different names never look the
 * same: every other character stands as `\u{…}`, a backslash as `\\`, a space that would not show as `\u{20}`. Of a
 * name over 80 code points the first 48 are followed by `…` and 20 hex digits of the SHA-256 of the whole name.
 */
function shownName(name) {
    return cut(name, asciiOnly, 1);
}
/**
 * The same for text that may be in any language (prompts, resources, paths, logins, names of catalogs): only invisible
 * characters, look-alikes and what is not in normal form C stand as `\u{…}` (see `escapeLookAlikes`).
 */
function shownText(text) {
    return cut(text, anyLanguage, 1);
}
/** The same as `shownName`, however long the name is: for text, where nothing is cut. */
function wholeName(name) {
    return asciiOnly(name);
}
/** The same as `shownText`, however long the text is. */
function wholeText(text) {
    return anyLanguage(text);
}
/** The same as `shownName` for a JSON Pointer, which may be twice as long. */
function shownPointer(pointer) {
    return cut(pointer, asciiOnly, 2);
}
/** The first 12 hex digits of a digest: enough to tell two apart by eye, not to rely on. */
function shortDigest(digest) {
    return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}
function cut(text, show, times) {
    const longest = MAX_SHOWN * times;
    const characters = Array.from(text.slice(0, 2 * longest + 2));
    if (characters.length <= longest)
        return show(text);
    const digest = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(text).slice('sha256:'.length, 'sha256:'.length + HEX_OF_A_LONG_NAME);
    return `${show(characters.slice(0, SHOWN_OF_A_LONG_NAME * times).join(''))}…${digest}`;
}
function asciiOnly(text) {
    return withoutHiddenSpaces(text.replaceAll('\\', '\\\\').replace(NOT_PRINTABLE_ASCII, _visible_js__WEBPACK_IMPORTED_MODULE_1__/* .escaped */ .Mk));
}
function anyLanguage(text) {
    return withoutHiddenSpaces((0,_look_alikes_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLookAlikes */ .M)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text.replaceAll('\\', '\\\\'))));
}
function withoutHiddenSpaces(text) {
    return text.replace(SPACE_THAT_HIDES, _visible_js__WEBPACK_IMPORTED_MODULE_1__/* .escaped */ .Mk);
}


/***/ }),

/***/ 7846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   _o: () => (/* binding */ PRINTABLE_ASCII)
/* harmony export */ });
/** Nothing in it is invisible. Most texts are so, and building Unicode's classes takes longer than most reports. */
const PRINTABLE_ASCII = /^[\x20-\x7E]*$/;
// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const INVISIBLE = String.raw `^\p{M}|[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}`;
/**
 * A text on one line with every invisible character as `\u{…}` (upper-case hex, no leading zeros). A backslash
 * stays as it is: where two different texts must never look the same, use `shownName`.
 */
function visible(text) {
    return PRINTABLE_ASCII.test(text) ? text : withoutInvisible(text);
}
/**
 * Characters that show nothing, break a line, reorder text or have no agreed shape: controls, format characters,
 * separators but the plain space, private, unassigned and surrogate code points, everything Unicode calls ignorable by
 * default, the Braille blank, and a combining mark with nothing before it to combine with.
 */
function withoutInvisible(text) {
    return text.replace(new RegExp(INVISIBLE, 'gu'), escaped);
}
/** One code point, or a lone surrogate, as `\u{…}`. */
function escaped(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}


/***/ }),

/***/ 5864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ explainedEntries),
/* harmony export */   w: () => (/* binding */ explainedMembers)
/* harmony export */ });
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1184);

/**
 * Each changed entry of a diff with what is said of it, then the catalog itself where its own fields changed; the
 * format is that of both catalogs.
 */
function explainedEntries(diff, format) {
    const entries = diff.changed.map((change) => ({ entry: change.after, ...(0,_diff_index_js__WEBPACK_IMPORTED_MODULE_0__/* .explainChange */ .U)(format, change) }));
    return [...entries, ...explainedMembers(diff)];
}
/** What is said of the catalog itself; nothing where its own fields are the same, or where one side is no catalog. */
function explainedMembers({ members, memberValues }) {
    if (members.length === 0 || memberValues === null)
        return [];
    return [{ entry: null, ...(0,_diff_index_js__WEBPACK_IMPORTED_MODULE_0__/* .explainMembers */ .X)(memberValues.before, memberValues.after) }];
}


/***/ }),

/***/ 9256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ CatalogValue),
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7259);

/** A value of a catalog within a document of ours. */
class CatalogValue {
    value;
    constructor(value) {
        this.value = value;
    }
}
/**
 * A document as JSON without white space, its keys in their order. Values of a catalog are written in their canonical
 * form, so that no number loses a digit; members that are undefined are left out.
 */
function jsonText(document) {
    if (document instanceof CatalogValue)
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(document.value);
    if (Array.isArray(document))
        return `[${document.map(jsonText).join(',')}]`;
    if (typeof document !== 'object' || document === null)
        return JSON.stringify(document);
    const members = Object.entries(document).filter(([, value]) => value !== undefined);
    return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${jsonText(value)}`).join(',')}}`;
}


/***/ }),

/***/ 1862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ REPORT_VERSION),
  h: () => (/* binding */ renderJson)
});

// EXTERNAL MODULE: ../../lib/diff/openmed-diff-json.js
var openmed_diff_json = __webpack_require__(4936);
// EXTERNAL MODULE: ../../lib/json/plain-value.js
var plain_value = __webpack_require__(4210);
// EXTERNAL MODULE: ../../lib/report/diff-document.js
var diff_document = __webpack_require__(7389);
;// CONCATENATED MODULE: ../../lib/report/inherited-document.js

/**
 * What of a drift the base branch has already, as plain JSON: names alone, since the whole drift stands in `diff`. Its
 * counts are 0 where it could not be told apart.
 */
function inheritedDocument(inheritance) {
    if (inheritance === null)
        return null;
    const { members, changed, added, removed } = inheritance.known ? inheritance.inherited : NOTHING;
    return {
        known: inheritance.known,
        gap: inheritance.known ? null : inheritance.gap,
        counts: {
            changed: changed.length,
            added: added.length,
            removed: removed.length,
            members: members.length,
        },
        members: members.map(({ field }) => field),
        changed: changed.map(({ after }) => (0,diff_document/* nameDocument */.Pm)(after)),
        added: added.map(diff_document/* nameDocument */.Pm),
        removed: removed.map(diff_document/* nameDocument */.Pm),
    };
}
const NOTHING = { members: [], changed: [], added: [], removed: [] };

// EXTERNAL MODULE: ../../lib/report/new-in-this-change.js
var new_in_this_change = __webpack_require__(4660);
// EXTERNAL MODULE: ../../lib/report/json-text.js
var json_text = __webpack_require__(9256);
;// CONCATENATED MODULE: ../../lib/report/json.js






/** The version of the wire format; `docs/report.schema.json` describes it. */
const REPORT_VERSION = 'tool-catalog-gate.report.v1';
/**
 * The whole report of a decision as JSON on one line with a line feed: the wire format `tool-catalog-gate.report.v1`
 * of `docs/report.schema.json`. It holds names, paths, logins, codes, whole digests and counts, no value of a catalog
 * but an inventory's unless `values` are asked for, and nothing of the run. The same decision gives the same bytes.
 */
function renderJson(decision, { detail }) {
    const document = {
        schema_version: REPORT_VERSION,
        event: decision.event,
        verdict: decision.verdict,
        passes: decision.passes,
        fail_on_drift: decision.failOnDrift,
        fault: errorDocument(decision.fault),
        approval: decision.approval,
        approved_by: decision.approvedBy,
        catalogs: decision.catalogs.map((catalog) => catalogDocument(catalog, detail)),
        files: decision.files.map(fileDocument),
        notices: decision.notices.map(({ code, path, permission }) => ({ code, path, permission })),
    };
    return `${(0,json_text/* jsonText */.s)(document)}\n`;
}
function catalogDocument(catalog, detail) {
    const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
    return {
        name: catalog.name,
        baseline_path: catalog.baselinePath,
        candidate_path: catalog.candidatePath,
        previous_baseline_path: catalog.previousBaselinePath,
        verdict: catalog.verdict,
        row: catalog.row,
        error: errorDocument(catalog.error),
        capture_difference: captureDifferenceDocument(catalog, detail),
        snapshot: catalog.snapshot,
        before: (0,diff_document/* sideDocument */.xB)(catalog.before),
        after: (0,diff_document/* sideDocument */.xB)(catalog.after),
        diff: catalog.diff === null ? null : (0,diff_document/* diffDocument */.Zt)(catalog.diff, format, detail),
        baseline_diff: catalog.baselineDiff === null ? null : (0,diff_document/* diffDocument */.Zt)(catalog.baselineDiff, format, detail),
        inherited: inheritedDocument(catalog.inheritance),
        openmed: openmedDocument(catalog),
        ignored: catalog.ignored.map(({ pointer, uses }) => ({ pointer, uses })),
        unordered: catalog.unordered.map(({ pointer, uses }) => ({ pointer, uses })),
        clients: clientsDocument(catalog.clients, detail),
        policy: policyDocument(catalog.policy),
    };
}
function captureDifferenceDocument({ captureDifference }, detail) {
    if (captureDifference === null)
        return null;
    const { entry, field, rule } = captureDifference;
    return { entry, field, rule: detail === 'fingerprints' ? null : rule };
}
/** OpenMed's own document, where both sides are inventories. */
function openmedDocument({ before, after, diff }) {
    const inventories = [before, after].every((side) => side?.format === 'openmed-inventory');
    return inventories && diff !== null ? (0,plain_value/* toValue */.B)((0,openmed_diff_json/* openmedDiff */.w)(diff)) : null;
}
function clientsDocument(clients, detail) {
    if (clients === null)
        return null;
    return {
        findings: (0,new_in_this_change/* newInThisChange */.w)(clients).map(({ code, entry, path }) => ({
            code,
            entry,
            path: detail === 'fingerprints' ? null : path,
        })),
        before: clients.before,
        after: clients.after,
    };
}
function policyDocument(policy) {
    if (policy === null)
        return null;
    return {
        mode: policy.mode,
        failing: policy.failing,
        findings: policy.findings.map(({ code, entry, path, isNew }) => ({ code, entry, path, is_new: isNew })),
        exposures: policy.exposures.map(({ entry, dataClass, path }) => ({ entry, data_class: dataClass, path })),
    };
}
function fileDocument(file) {
    return {
        path: file.path,
        role: file.role,
        catalogs: file.catalogs,
        pull_request: file.pullRequest,
        asked: file.asked,
        verdict: file.verdict,
        error: errorDocument(file.error),
        today: { base: file.today.base, now: file.today.now },
        owners: file.owners,
        owners_known: file.ownersKnown,
        reviews_known: file.reviewsKnown,
        missing_permission: file.missingPermission,
        needed: file.needed,
        approved: file.approved,
        approved_by: file.approvedBy,
        blocked_by: file.blockedBy,
        refusals: file.refusals.map(({ login, code, permission }) => ({ login, code, permission })),
        unknown_authors: file.unknownAuthors,
        pushers_read: file.pushersRead,
    };
}
function errorDocument(error) {
    if (error === null)
        return null;
    const { code, field, place } = error;
    return { code, field, line: place?.line ?? null, column: place?.column ?? null };
}


/***/ }),

/***/ 4660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ newInThisChange)
/* harmony export */ });
/** What clients refuse in the candidate and not in the baseline. */
function newInThisChange({ findings }) {
    return findings.filter(({ isNew }) => isNew);
}


/***/ })

};
;