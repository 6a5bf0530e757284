"use strict";
exports.id = 842;
exports.ids = [842];
exports.modules = {

/***/ 1100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oR: () => (/* binding */ catalogDigest),
  LR: () => (/* binding */ catalogFingerprints)
});

// UNUSED EXPORTS: catalogDigestWith, documentFingerprint, documentFingerprintWith

// EXTERNAL MODULE: ../../lib/json/digest-of-pieces.js
var digest_of_pieces = __webpack_require__(7998);
// EXTERNAL MODULE: ../../lib/json/canonical-json.js
var canonical_json = __webpack_require__(7259);
// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var json_fingerprint = __webpack_require__(8030);
// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
;// CONCATENATED MODULE: ../../lib/json/canonical-forms.js


const CHUNK_BYTES = 1024 * 1024;
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
        const text = (0,canonical_json/* canonicalJson */.d)(value);
        const most = text.length * digest_of_pieces/* MAX_BYTES_OF_A_UNIT */.k;
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

// EXTERNAL MODULE: ../../lib/catalog/catalog.js
var catalog = __webpack_require__(5440);
// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
;// CONCATENATED MODULE: ../../lib/catalog/catalog-digest.js



/** The lists of the canonical form, in its order of keys. */
const LISTS = [...catalog/* ENTRY_LISTS */.pK].sort(([a], [b]) => (a < b ? -1 : 1));
/**
 * A catalog's digest: SHA-256 of the canonical form of `{format, members, tools}`, beside them `prompts`,
 * `resources` and `resourceTemplates` where the catalog has any. Each is the list of definitions sorted by key in
 * code points, then version; where keys stand beside the definitions, an object by key. It does not depend on the
 * order of tools or keys, and two catalogs of one format have the same digest exactly where their diff is empty.
 */
function catalogDigest(catalog) {
    return (0,digest_of_pieces/* digestOfPieces */.R)((put) => {
        putCatalog(catalog, NOTHING, put);
    });
}
/** The digest where the canonical forms of definitions are known. */
function catalogDigestWith(catalog, known) {
    return (0,digest_of_pieces/* digestOfPieces */.R)((put) => {
        putCatalog(catalog, known, put);
    });
}
const NOTHING = new Map();
/** The canonical form in pieces: as one text it can take several times the memory of the catalog. */
function putCatalog(catalog, known, put) {
    put(`{"format":${(0,canonical_json/* canonicalJson */.d)(catalog.format)},"members":${(0,canonical_json/* canonicalJson */.d)(catalog.members)}`);
    for (const [name, kind] of LISTS) {
        const entries = catalog.entries.filter((entry) => entry.kind === kind);
        if (entries.length === 0 && kind !== 'tool')
            continue;
        put(`,"${name}":`);
        if ((0,adapters/* nameField */.yD)(catalog.format, kind) === null)
            putByKey(entries, known, put);
        else
            putInOrder(entries, known, put);
    }
    put('}');
}
function putInOrder(entries, known, put) {
    let before = '[';
    for (const { definition } of entries) {
        put(before);
        put(known.get(definition) ?? (0,canonical_json/* canonicalJson */.d)(definition));
        before = ',';
    }
    put(entries.length === 0 ? '[]' : ']');
}
/** As an object, whose keys RFC 8785 sorts by UTF-16 code units. */
function putByKey(entries, known, put) {
    put('{');
    const sorted = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const [index, { key, definition }] of sorted.entries()) {
        put(`${index === 0 ? '' : ','}${(0,canonical_json/* canonicalJson */.d)(key)}:`);
        put(known.get(definition) ?? (0,canonical_json/* canonicalJson */.d)(definition));
    }
    put('}');
}
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
    return (0,value/* jsonArray */.Ir)(sources.map(({ file, root }) => (0,value/* jsonArray */.Ir)([file, root])));
}
/**
 * Both `catalogDigest` and `documentFingerprint`; each definition, which is a part of both, is written once. `known`
 * has the canonical forms of some of them already.
 */
function catalogFingerprints(catalog, known) {
    const forms = canonicalForms(catalog.entries.map(({ definition }) => definition), known);
    return {
        digest: catalogDigestWith(catalog, forms),
        document: documentFingerprintWith(catalog, forms),
        forms,
    };
}


/***/ }),

/***/ 7653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ htmlPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1451);


const STYLE = `
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1f2328; background: #fff; }
table { border-collapse: collapse; } td, th { border: 1px solid #d1d9e0; padding: .4rem .8rem; text-align: left; }
code { font: .85em ui-monospace, monospace; background: #eff1f3; border-radius: 4px; padding: .1em .3em; overflow-wrap: anywhere; }
pre { background: #f6f8fa; padding: 1rem; overflow: auto; } pre code { background: none; padding: 0; }
details { margin: .5rem 0; } summary { cursor: pointer; } blockquote { border-left: 4px solid #d1242f; margin: 1rem 0; padding: 0 1rem; }
.put-in { color: #116329; } .taken-out { color: #82071e; } .place { color: #8250df; }
@media (prefers-color-scheme: dark) {
  body { color: #f0f6fc; background: #0d1117; } td, th { border-color: #3d444d; } code { background: #262c36; } pre { background: #151b23; }
  .put-in { color: #aff5b4; } .taken-out { color: #ffdcd7; } .place { color: #d2a8ff; } a { color: #4493f8; }
}
`;
/** How a line of a diff is coloured, by its first character. */
const CLASSES = new Map([
    ['+', 'put-in'],
    ['-', 'taken-out'],
    ['@', 'place'],
]);
/**
 * A report in Markdown as one HTML page with the same content: nothing in it is fetched from elsewhere, and a
 * content-security policy lets nothing run, load or be sent. All text of a catalog stands in code spans and fences of
 * the Markdown, which CommonMark gives back as text.
 */
async function htmlPage(markdown, title) {
    const { default: markdownIt } = await __webpack_require__.e(/* import() */ 461).then(__webpack_require__.bind(__webpack_require__, 5461));
    const renderer = markdownIt('default', { html: true, breaks: true, highlight: highlighted });
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(STYLE).digest('base64');
    const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width">
<title>${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${withAlerts(renderer.render(markdown))}</body>
</html>
`;
}
/** The lines of a fence, each in its colour; a fence holds nothing but text. */
function highlighted(text) {
    return text
        .split('\n')
        .map((line) => {
        const name = CLASSES.get(line.charAt(0));
        return name === undefined ? (0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(line) : `<span class="${name}">${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(line)}</span>`;
    })
        .join('\n');
}
/** GitHub's alerts are quotations that begin with a word of ours. */
function withAlerts(html) {
    return html.replace(/<blockquote>\n<p>\[!([A-Z]+)\](?:<br>)?\n?/gu, (_, kind) => `<blockquote>\n<p><b>${kind.charAt(0)}${kind.slice(1).toLowerCase()}:</b> `);
}


/***/ }),

/***/ 6619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ progressOf)
/* harmony export */ });
const SILENT_MILLISECONDS = 1_000;
/** The progress of one command, whose time runs from now on. */
function progressOf(terminal) {
    const begun = terminal.elapsed();
    return (what) => {
        const passed = terminal.elapsed() - begun;
        if (passed > SILENT_MILLISECONDS)
            terminal.writeError(`${(passed / 1000).toFixed(0)} s: ${what} …\n`);
    };
}


/***/ }),

/***/ 3692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sp: () => (/* binding */ placeRule),
/* harmony export */   ng: () => (/* binding */ differingPlaces),
/* harmony export */   nr: () => (/* binding */ orderOnlyPlaces)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6788);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5440);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var _explain_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1184);



/**
 * The places at which entries that both catalogs have, and the catalogs' own members, differ, each once: entries in key
 * order, then members. Of places of one kind in one field the first 1,000 (see ExplainedChange).
 */
function differingPlaces(format, diff) {
    return explained(format, diff).flatMap(placesOf);
}
/** What takes a place out of the comparison; null for a schema's required properties, which nothing does. */
function placeRule({ entry, kind, pointer: within }) {
    const pointer = `${entry === null ? '' : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonPointer */ .Av)([listOf(entry.kind), entry.key])}${within}`;
    if (kind === 'order_only')
        return { key: 'unordered', pointer };
    return (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoresRequired */ .v)(pointer) ? null : { key: 'ignore', pointer };
}
/**
 * The arrays that differ in their order, as JSON Pointers that `unordered` takes (see applyRules), in key order; empty
 * where two catalogs differ in anything else too, or not at all.
 */
function orderOnlyPlaces(format, diff) {
    if (diff.added.length > 0 || diff.removed.length > 0)
        return [];
    const parts = explained(format, diff);
    const isOrderOnly = parts.every(({ explanations, leftOut }) => leftOut.length === 0 && explanations.every(({ kind }) => kind === 'order_only'));
    return isOrderOnly ? parts.flatMap(placesOf).flatMap((place) => placeRule(place)?.pointer ?? []) : [];
}
function explained(format, { changed, memberValues }) {
    return [
        ...changed.map((change) => ({ entry: change.after, ...(0,_explain_change_js__WEBPACK_IMPORTED_MODULE_2__/* .explainChange */ .U)(format, change) })),
        ...(memberValues === null
            ? []
            : [{ entry: null, ...(0,_explain_change_js__WEBPACK_IMPORTED_MODULE_2__/* .explainMembers */ .X)(memberValues.before, memberValues.after) }]),
    ];
}
/** Where more than the order differs, that is what counts. */
function placesOf({ entry, explanations }) {
    const places = new Map();
    for (const { kind, field, pointer } of explanations) {
        const known = places.get(pointer);
        if (known === undefined || known.kind === 'order_only')
            places.set(pointer, { entry, kind, field, pointer });
    }
    return [...places.values()];
}
function listOf(kind) {
    return [..._catalog_index_js__WEBPACK_IMPORTED_MODULE_3__/* .ENTRY_LISTS */ .pK].find(([, known]) => known === kind)?.[0] ?? 'tools';
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

/***/ 890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ catalogFacts),
/* harmony export */   m: () => (/* binding */ compareCatalogs)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8853);
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5041);


/** Compares what was read: equality is of meaning (an empty diff of two catalogs of one format), not of bytes. */
function catalogFacts(evidence) {
    const T = value(evidence.base);
    const H = value(evidence.head);
    const C = value(evidence.candidate);
    return {
        T,
        H,
        C,
        headAgainstBase: compareCatalogs(T, H),
        candidateAgainstHead: compareCatalogs(H, C),
        baseMoved: evidence.baseTip !== null && !sameMeaning(evidence.base, evidence.baseTip),
    };
}
function value(read) {
    return read.state === 'present' ? read.value : null;
}
/** Compares two catalogs, of which either may be none. */
function compareCatalogs(before, after) {
    if (before === null || after === null)
        return { result: 'incomparable' };
    if ((0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .commonFormat */ .dR)(before, after) === null)
        return { result: 'other-format' };
    const diff = (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_1__/* .diffCatalogs */ .UA)(before, after);
    return { result: (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(diff) ? 'equal' : 'different', diff };
}
/** Invalid content means nothing, so it has the same meaning as nothing else. */
function sameMeaning(base, tip) {
    if (base.state === 'absent')
        return tip.state === 'absent';
    return compareCatalogs(value(base), value(tip)).result === 'equal';
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

/***/ 8615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kg: () => (/* binding */ isInheritedAlone),
/* harmony export */   aB: () => (/* binding */ driftParts),
/* harmony export */   mw: () => (/* binding */ inheritedDrift)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9858);
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5041);
/* harmony import */ var _catalog_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(890);



/**
 * Tells apart what of a drift (H → C) the base branch has already: an entry, or a member of the catalog, whose H is the
 * baseline's at T and whose C is the candidate's at T, and both so at the base branch's tip. A change that adds, removes
 * or changes either is the change's own. null where there is nothing that could be inherited: no base, or no baseline
 * there that H can be compared with. docs/design.md, "Inherited drift".
 */
function inheritedDrift({ base, baseBranch, previousBaselinePath }, { H, C, headAgainstBase }, drift) {
    if (baseBranch === null || !('diff' in headAgainstBase))
        return null;
    if (!baseBranch.known)
        return cannotTell(baseBranch.gap);
    if (previousBaselinePath !== null)
        return cannotTell('baseline_moves');
    const { candidate, tip } = baseBranch;
    const gap = [candidate, ...(tip === null ? [] : [tip.baseline, tip.candidate])].flatMap(gapOf)[0];
    if (gap !== undefined)
        return cannotTell(gap);
    const atBase = diffsOf([headAgainstBase, (0,_catalog_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCatalogs */ .m)(valueOf(candidate), C)]);
    const atTip = tip === null
        ? []
        : diffsOf([(0,_catalog_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCatalogs */ .m)(valueOf(tip.baseline), H), (0,_catalog_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCatalogs */ .m)(valueOf(tip.candidate), C)]);
    if (atBase === null || atTip === null)
        return cannotTell('other_format');
    const parts = split(drift, touchedIn([...atBase, ...atTip]));
    return {
        known: true,
        ...parts,
        isOutdated: !(0,_diff_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(split(parts.own, touchedIn(atBase)).inherited),
        driftedBefore: driftedBefore(parts.own, (0,_catalog_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCatalogs */ .m)(valueOf(base), valueOf(candidate))),
    };
}
/** The entries of the change's own part that the base branch's candidate at T has otherwise than its baseline, too. */
function driftedBefore({ changed, added, removed }, atBase) {
    if (!('diff' in atBase))
        return [];
    const { entries } = touchedIn([atBase.diff]);
    return [...changed.map(({ after }) => after), ...added, ...removed].filter((entry) => entries.has((0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_2__/* .entryId */ .ub)(entry)));
}
/** null where two of them are of different formats. */
function diffsOf(comparisons) {
    const diffs = comparisons.flatMap((comparison) => ('diff' in comparison ? [comparison.diff] : []));
    return diffs.length < comparisons.length ? null : diffs;
}
/** Whether a catalog drifts, and the base branch has all of that drift already. */
function isInheritedAlone({ inheritance }) {
    return inheritance?.known === true && (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(inheritance.own);
}
/** What the change brings, and what the base branch has already. */
function driftParts({ diff, inheritance }) {
    return inheritance?.known === true ? inheritance : { own: diff, inherited: null };
}
function cannotTell(gap) {
    return { known: false, gap };
}
function gapOf(read) {
    if (read.state === 'present')
        return [];
    return [read.state === 'absent' ? 'absent' : 'unreadable'];
}
function valueOf(read) {
    return read.state === 'present' ? read.value : null;
}
function touchedIn(diffs) {
    const entries = diffs.flatMap(({ added, removed, changed }) => [
        ...added,
        ...removed,
        ...changed.map(({ after }) => after),
    ]);
    return {
        entries: new Set(entries.map(_catalog_index_js__WEBPACK_IMPORTED_MODULE_2__/* .entryId */ .ub)),
        members: new Set(diffs.flatMap(({ members }) => members.map(({ field }) => field))),
    };
}
/** Both parts of a drift, each difference in one of them; what did not change stands in the change's own. */
function split(drift, { entries, members }) {
    const isOwn = (entry) => entries.has((0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_2__/* .entryId */ .ub)(entry));
    const part = (belongs, holds) => ({
        members: drift.members.filter(({ field }) => holds(field)),
        memberValues: drift.memberValues === null
            ? null
            : {
                before: membersIn(drift.memberValues.before, holds),
                after: membersIn(drift.memberValues.after, holds),
            },
        added: drift.added.filter(belongs),
        removed: drift.removed.filter(belongs),
        changed: drift.changed.filter(({ after }) => belongs(after)),
        unchanged: [],
        // A pair of which one half alone is the change's own is no pair in either part.
        renamed: drift.renamed.filter(({ before, after }) => belongs(before) && belongs(after)),
    });
    const own = part(isOwn, (field) => members.has(field));
    return {
        own: { ...own, unchanged: drift.unchanged },
        inherited: part((entry) => !isOwn(entry), (field) => !members.has(field)),
    };
}
function membersIn(object, holds) {
    const kept = object.keys.flatMap((key, index) => (holds(key) ? [index] : []));
    const at = (list) => kept.flatMap((index) => list.slice(index, index + 1));
    return { ...object, keys: at(object.keys), values: at(object.values), starts: at(object.starts) };
}


/***/ }),

/***/ 2698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ distinctLogins),
/* harmony export */   Up: () => (/* binding */ sameLogin),
/* harmony export */   fK: () => (/* binding */ foldLogin)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9574);

/**
 * A login, a team or a repository in the letter case that all its spellings share. Only ASCII letters fold, so that no look-alike (`K`, the
 * Kelvin sign) becomes another's login.
 */
function foldLogin(login) {
    return login.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
/** Whether two logins are one: GitHub compares them without case. */
function sameLogin(a, b) {
    return foldLogin(a) === foldLogin(b);
}
/** Logins in code-point order, each once, in the spelling that was met first. */
function distinctLogins(logins) {
    const spelling = new Map();
    for (const login of logins) {
        const key = foldLogin(login);
        if (!spelling.has(key))
            spelling.set(key, login);
    }
    return [...spelling.values()].sort(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .O);
}


/***/ }),

/***/ 3741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s0: () => (/* binding */ MAX_TEXTS),
  Ow: () => (/* binding */ changeLines),
  _y: () => (/* binding */ changedWords),
  rV: () => (/* binding */ hasValues)
});

// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
// EXTERNAL MODULE: ../../lib/diff/explain-change.js + 8 modules
var explain_change = __webpack_require__(1184);
// EXTERNAL MODULE: ../../lib/json/json-pointer.js
var json_pointer = __webpack_require__(4022);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js
var shown_name = __webpack_require__(1049);
// EXTERNAL MODULE: ../../lib/report/escape/visible.js
var visible = __webpack_require__(7846);
// EXTERNAL MODULE: ../../lib/json/pretty-json.js
var pretty_json = __webpack_require__(9935);
;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ../../lib/report/changes/edits.js

// Past so many edits a list counts as replaced; the work grows with their square.
const MAX_EDITS = 600;
/**
 * A shortest way from one list of lines or words to another, what is taken out before what is put in. Lists that differ
 * in very many items are reported as replaced between their common ends.
 */
function editsBetween(before, after) {
    const head = commonHead(before, after);
    const tail = commonTail(before, after, head);
    const old = before.slice(head, before.length - tail);
    const now = after.slice(head, after.length - tail);
    const edits = [
        { sign: ' ', items: before.slice(0, head) },
        ...(editsWithin(old, now) ?? [
            { sign: '-', items: old },
            { sign: '+', items: now },
        ]),
        { sign: ' ', items: before.slice(before.length - tail) },
    ];
    return joined(edits.filter(({ items }) => items.length > 0));
}
/** null where it takes too many edits. */
function editsWithin(before, after) {
    const changes = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS });
    return (changes?.map(({ added, removed, value }) => ({
        sign: added ? '+' : removed ? '-' : ' ',
        items: value,
    })) ?? null);
}
/** Neighbours of one sign as one. */
function joined(edits) {
    const result = [];
    for (const edit of edits) {
        const last = result.at(-1);
        if (last?.sign === edit.sign)
            result[result.length - 1] = { sign: edit.sign, items: [...last.items, ...edit.items] };
        else
            result.push(edit);
    }
    return result;
}
function commonHead(before, after) {
    let count = 0;
    while (count < before.length && count < after.length && before[count] === after[count])
        count += 1;
    return count;
}
function commonTail(before, after, head) {
    const most = Math.min(before.length, after.length) - head;
    let count = 0;
    while (count < most && before.at(-1 - count) === after.at(-1 - count))
        count += 1;
    return count;
}

;// CONCATENATED MODULE: ../../lib/report/changes/unified-diff.js



const CONTEXT = 3;
const MAX_LINES = 400;
const MAX_LINE = 4000;
const MAX_TEXT = 1_000_000;
/**
 * The lines of a unified diff of two definitions, pretty-printed in canonical key order; null stands for none. A string
 * is broken behind each `\n` in it, so that a changed sentence shows; invisible characters stand as `\u{…}`. At most
 * 400 lines, each of at most 4,000 UTF-16 units; what is left out is counted. A definition of over a million units is
 * not shown.
 */
function unifiedDiff(before, after) {
    const [old, now] = [prettyOf(before), prettyOf(after)];
    if (Math.max(old.length, now.length) > MAX_TEXT)
        return ['… too long to be shown'];
    const hunks = hunksOf(lineEdits(linesOf(old), linesOf(now)));
    const lines = hunks.flatMap((hunk) => [
        headOf(hunk),
        ...hunk.edits.map(({ sign, line }) => `${sign}${line}`),
    ]);
    const more = lines.length - MAX_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LINES), `… ${more} more lines`] : lines;
}
// Behind a `\n` whose backslash is not itself escaped.
const AFTER_ESCAPED_LINE_FEED = /(?<=(?<!\\)(?:\\\\)*\\n)/u;
function prettyOf(definition) {
    return definition === null ? '' : (0,pretty_json/* prettyJson */.D)(definition);
}
function linesOf(text) {
    if (text === '')
        return [];
    return text
        .split('\n')
        .flatMap((line) => line.split(AFTER_ESCAPED_LINE_FEED))
        .map(shownLine);
}
function shownLine(line) {
    const more = line.length - MAX_LINE;
    return more > 0 ? `${(0,visible/* visible */.RK)(line.slice(0, MAX_LINE))}… ${more} more characters` : (0,visible/* visible */.RK)(line);
}
function lineEdits(before, after) {
    return editsBetween(before, after).flatMap(({ sign, items }) => items.map((line) => ({ sign, line })));
}
/** Runs of edits with up to 3 kept lines around them; runs that would touch are one. */
function hunksOf(edits) {
    const changed = edits.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]));
    const ranges = [];
    for (const index of changed) {
        const last = ranges.at(-1);
        const start = Math.max(0, index - CONTEXT);
        const end = Math.min(edits.length, index + CONTEXT + 1);
        if (last !== undefined && start <= last.end)
            last.end = end;
        else
            ranges.push({ start, end });
    }
    const counts = countsBefore(edits);
    return ranges.map(({ start, end }) => ({
        before: counts.before[start] ?? 0,
        after: counts.after[start] ?? 0,
        edits: edits.slice(start, end),
    }));
}
/** How many lines of each text come before each edit. */
function countsBefore(edits) {
    const before = [0];
    const after = [0];
    edits.forEach(({ sign }, index) => {
        before.push((before[index] ?? 0) + (sign === '+' ? 0 : 1));
        after.push((after[index] ?? 0) + (sign === '-' ? 0 : 1));
    });
    return { before, after };
}
function headOf({ before, after, edits }) {
    return `@@ -${range(before, edits, '+')} +${range(after, edits, '-')} @@`;
}
function range(start, edits, absent) {
    const count = edits.filter(({ sign }) => sign !== absent).length;
    return `${count === 0 ? start : start + 1},${count}`;
}

;// CONCATENATED MODULE: ../../lib/report/changes/word-edits.js

// Made when it is used, as Unicode's classes take long to build.
const WORD = String.raw `\s+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]`;
/** Texts of which less than this share is kept are reported as replaced: crumbs of agreement help nobody. */
const MIN_KEPT = 0.2;
// Nothing but white space, signs or a short word between two changes.
const CRUMB = /^[^\p{L}\p{N}]*(?:[\p{L}\p{N}]{1,2}[^\p{L}\p{N}]*)?$/u;
/**
 * What was taken out of a text and put into it, by words. Small agreements between two changes are reported as changed, so
 * that a reader sees runs of words; texts that have little in common are reported as replaced.
 */
function wordEdits(before, after) {
    const edits = withoutCrumbs(editsBetween(wordsOf(before), wordsOf(after)).map(textOfEdit));
    const kept = edits.reduce((sum, { sign, text }) => sum + (sign === ' ' ? text.length : 0), 0);
    if (kept < MIN_KEPT * Math.min(before.length, after.length))
        return replaced(before, after);
    return edits;
}
function replaced(before, after) {
    const edits = [
        { sign: '-', text: before },
        { sign: '+', text: after },
    ];
    return edits.filter(({ text }) => text !== '');
}
function wordsOf(text) {
    return text.match(new RegExp(WORD, 'gu')) ?? [];
}
function textOfEdit({ sign, items }) {
    return { sign, text: items.join('') };
}
/** A crumb between two changes belongs to both of them. */
function withoutCrumbs(edits) {
    const result = [];
    let removed = '';
    let added = '';
    const flush = () => {
        result.push(...replaced(removed, added));
        [removed, added] = ['', ''];
    };
    edits.forEach((edit, index) => {
        const isBetween = removed + added !== '' && index < edits.length - 1;
        if (edit.sign === '-')
            removed += edit.text;
        else if (edit.sign === '+')
            added += edit.text;
        else if (isBetween && CRUMB.test(edit.text)) {
            removed += edit.text;
            added += edit.text;
        }
        else {
            flush();
            result.push(edit);
        }
    });
    flush();
    return result;
}

;// CONCATENATED MODULE: ../../lib/report/changes/change-lines.js






// Of one entry; the others stand in the unified diff behind.
const MAX_TEXTS = 20;
// Longer texts stand in the unified diff, where each line has a limit.
const change_lines_MAX_TEXT = 20_000;
/** Width at which changed words are broken, since no fence breaks a line. */
const WIDTH = 100;
const change_lines_CONTEXT = 60;
/** Stands for a text that is shown by words, on both sides of the unified diff. */
const TOLD_ABOVE = '… (the text above)';
/** Whether a format's definitions hold text; the others have nothing to show but fingerprints. */
function hasValues(format) {
    return format !== 'openmed-inventory' && format !== 'hashes';
}
/**
 * What changed in a row of one entry, as lines of a diff: each changed text with the words that were taken out (`-`) and
 * put in (`+`), then all else as a unified diff of the canonical definitions. Invisible characters stand as `\u{…}`.
 */
function changeLines(row, format) {
    const texts = changedTexts(row, format);
    const words = texts.flatMap((text) => [
        `@@ ${(0,shown_name/* shownPointer */.lR)((0,json_pointer/* jsonPointer */.Av)(text.path))} @@`,
        ...textLines(text),
    ]);
    const rest = unifiedDiff(withoutTexts(row.before, texts), withoutTexts(row.after, texts));
    return [...words, ...rest];
}
/** The words that were taken out of and put into an entry's texts, for a line of its own. */
function changedWords(row, format) {
    return changedTexts(row, format).flatMap(({ before, after }) => wordEdits(before ?? '', after ?? '').filter(({ sign }) => sign !== ' '));
}
function changedTexts(row, format) {
    return textPaths(row, format)
        .map((path) => ({ path, before: textAt(row.before, path), after: textAt(row.after, path) }))
        .filter(({ before, after }) => before !== after && Math.max(before?.length ?? 0, after?.length ?? 0) <= change_lines_MAX_TEXT)
        .slice(0, MAX_TEXTS);
}
function textPaths({ kind, entries, former, before, after }, format) {
    const [entry] = entries;
    if (entry === undefined)
        return before === null || after === null ? [] : pathsOf((0,explain_change/* explainMembers */.X)(before, after).explanations);
    if (kind === 'added' || kind === 'removed') {
        const prefix = (0,adapters/* namedPart */.fu)(format, entry.definition) === entry.definition ? [] : ['function'];
        return ['title', 'description'].map((name) => [...prefix, name]);
    }
    if (former === null)
        return [];
    return pathsOf((0,explain_change/* explainChange */.U)(format, { before: former, after: entry, fields: [] }).explanations);
}
function pathsOf(explanations) {
    const pointers = explanations.flatMap(({ kind, pointer }) => kind === 'description_text' ? [pointer] : []);
    return [...new Set(pointers)].map((pointer) => pointer
        .split('/')
        .slice(1)
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')));
}
function textAt(root, path) {
    let value = root ?? undefined;
    for (const token of path)
        value = innerOf(value, token);
    return typeof value === 'string' ? value : null;
}
function innerOf(value, token) {
    if ((0,json_value/* isObject */.Gv)(value))
        return value.values[value.keys.indexOf(String(token))];
    return (0,json_value/* isArray */.cy)(value) ? value.items[Number(token)] : undefined;
}
function withoutTexts(root, texts) {
    if (root === null)
        return null;
    return texts.reduce((object, { path }) => {
        const replaced = replaceText(object, path);
        return (0,json_value/* isObject */.Gv)(replaced) ? replaced : object;
    }, root);
}
function replaceText(value, [token, ...rest]) {
    if (token === undefined)
        return typeof value === 'string' ? TOLD_ABOVE : value;
    if ((0,json_value/* isObject */.Gv)(value)) {
        const at = value.keys.indexOf(String(token));
        return {
            ...value,
            values: value.values.map((item, index) => (index === at ? replaceText(item, rest) : item)),
        };
    }
    if (!(0,json_value/* isArray */.cy)(value))
        return value;
    return {
        ...value,
        items: value.items.map((item, index) => (index === Number(token) ? replaceText(item, rest) : item)),
    };
}
function textLines({ before, after }) {
    const edits = wordEdits(before ?? '', after ?? '');
    return edits.flatMap((edit, index) => (edit.sign === ' ' ? contextOf(edit.text, index === 0, index === edits.length - 1) : edit.text)
        .split('\n')
        .flatMap((line) => wrapped(line))
        .map((line) => `${edit.sign}${line}`));
}
/** What is kept is shown as far as a reader needs it to find the place. */
function contextOf(text, isFirst, isLast) {
    if (text.length <= 2 * change_lines_CONTEXT)
        return text;
    const head = isFirst ? '' : cutAt(text.slice(0, change_lines_CONTEXT));
    const tail = isLast ? '' : cutAt(text.slice(-change_lines_CONTEXT));
    return `${head} … ${tail}`;
}
/** A text without the half of a surrogate pair at either end. */
function cutAt(text) {
    return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, '');
}
/** A line broken at spaces into parts of about the width, each shown in full. */
function wrapped(line) {
    const parts = [];
    let rest = line;
    while (rest.length > WIDTH) {
        const space = rest.lastIndexOf(' ', WIDTH);
        const at = space > WIDTH / 2 ? space + 1 : WIDTH;
        const isHalf = /[\uD800-\uDBFF]$/u.test(rest.slice(0, at));
        parts.push(rest.slice(0, isHalf ? at + 1 : at));
        rest = rest.slice(isHalf ? at + 1 : at);
    }
    return [...parts, rest].map(visible/* visible */.RK);
}


/***/ }),

/***/ 5011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ changeList)
});

// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/diff/invisible-characters.js
var invisible_characters = __webpack_require__(9257);
// EXTERNAL MODULE: ../../lib/diff/explain-change.js + 8 modules
var explain_change = __webpack_require__(1184);
// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/diff/change-kind.js
var change_kind = __webpack_require__(354);
;// CONCATENATED MODULE: ../../lib/report/changes/change-facts.js


/** What is said of a change, one fact for all places of a kind in a field. */
function changeFacts(explained, context) {
    const required = requiredProperties(explained.explanations);
    const facts = new Map();
    for (const explanation of explained.explanations) {
        if (explanation.kind === 'invisible_characters' || isTold(explanation, required))
            continue;
        gather(facts, explanation, required, context);
    }
    for (const { kind, field, places } of explained.leftOut) {
        const fact = facts.get(idOf(kind, field, null, null, null));
        if (fact !== undefined)
            facts.set(idOf(kind, field, null, null, null), { ...fact, places: fact.places + places });
        else if (kind !== 'invisible_characters')
            facts.set(idOf(kind, field, null, null, null), { ...plain(kind, field), places });
    }
    const invisible = context.classes.length > 0;
    const withClass = [...facts.values()].some(({ kind }) => kind.startsWith('side_effect_'));
    return [
        ...(invisible ? [{ type: 'invisible', classes: context.classes }] : []),
        ...[...facts.values()].filter((fact) => !(withClass && isOfClass(fact))),
    ];
}
/** Whether it is one of the hints that the class of side effects is made of, which is reported instead. */
function isOfClass({ hint }) {
    return hint !== null && hint !== 'openWorldHint';
}
function plain(kind, field) {
    return {
        ...{ type: 'change', kind, field, hint: null, before: null, after: null, values: null },
        ...{ isStated: true, places: 0, names: [], pointers: [] },
    };
}
function gather(facts, explanation, required, context) {
    const { field, pointer } = explanation;
    // Of form alone: which hints it is about is reported where the places are.
    const isForm = explanation.kind === 'explicit_spec_default';
    const { hint, before, after } = isForm ? { hint: null, before: null, after: null } : explanation;
    const kind = required.has(propertyPlace(explanation) ?? '') ? 'required_property_added' : explanation.kind;
    const id = idOf(kind, field, hint, before, after);
    const known = facts.get(id) ?? { ...plain(kind, field), hint, before, after };
    const name = nameOf(explanation);
    facts.set(id, {
        ...known,
        isStated: !kind.startsWith('side_effect_') || context.effects?.isStated !== false,
        values: valuesOf(field, kind, context.values),
        places: known.places + 1,
        names: name === null ? known.names : [...known.names, name],
        pointers: [...known.pointers, pointer],
    });
}
function idOf(kind, field, hint, before, after) {
    return JSON.stringify([kind, field, hint, before, after]);
}
function valuesOf(field, kind, change) {
    if (change === null || kind.startsWith('side_effect_'))
        return null;
    const before = (0,value/* member */.Dc)(change.before.definition, field);
    const after = (0,value/* member */.Dc)(change.after.definition, field);
    return {
        before: typeof before === 'string' ? before : null,
        after: typeof after === 'string' ? after : null,
    };
}
/** Places of properties that are new and required at once. */
function requiredProperties(explanations) {
    const added = new Set(explanations.flatMap((one) => (one.kind === 'property_added' ? [propertyPlace(one) ?? ''] : [])));
    return new Set(explanations.flatMap((one) => {
        const place = one.kind === 'required_added' ? requiredPlace(one) : null;
        return place !== null && added.has(place) ? [place] : [];
    }));
}
/** Whether another fact says it already: that a property that is new is required. */
function isTold(explanation, required) {
    return explanation.kind === 'required_added' && required.has(requiredPlace(explanation));
}
/** Schema and name of a property that came. */
function propertyPlace({ kind, pointer, subject }) {
    if (kind !== 'property_added')
        return null;
    if (subject !== null)
        return `${pointer.replace(/\/properties$/u, '')} ${subject}`;
    const parts = /^(.*)\/properties\/([^/]*)$/su.exec(pointer);
    return parts === null ? null : `${parts[1] ?? ''} ${unescaped(parts[2] ?? '')}`;
}
function requiredPlace({ pointer, subject }) {
    return `${pointer.replace(/\/required$/u, '')} ${subject ?? ''}`;
}
function nameOf({ kind, subject, pointer }) {
    if (subject !== null)
        return subject;
    if (kind !== 'property_added' && kind !== 'property_removed')
        return null;
    return unescaped(pointer.slice(pointer.lastIndexOf('/') + 1));
}
function unescaped(token) {
    return token.replaceAll('~1', '/').replaceAll('~0', '~');
}
/** What makes two facts the same, with their places or without. */
function factIdentity(fact, withPlaces) {
    if (fact.type === 'look-alike' || fact.type === 'tie')
        return [fact.type, fact.of?.key];
    if (fact.type !== 'change')
        return fact;
    const { kind, field, hint, before, after, isStated, values, places, names, pointers } = fact;
    const where = withPlaces ? [names, pointers] : [];
    return [kind, field, hint, before, after, isStated, values, places, ...where];
}
/** Lower is worse. */
function factRank(fact) {
    switch (fact.type) {
        case 'finding':
            return 0;
        case 'invisible':
        case 'look-alike':
            return 2;
        case 'tie':
            return 32;
        case 'effects':
            return effectsRank(fact.effects, fact.of);
        case 'change':
            return CHANGE_RANKS.get(fact.kind) ?? RANK_OF_OTHERS + change_kind/* CHANGE_KINDS */.t.indexOf(kindOf(fact.kind));
    }
}
const RANK_OF_OTHERS = 40;
const CHANGE_RANKS = new Map([
    ['side_effect_raised', 1],
    ['schema_emptied', 4],
    ['description_text', 10],
    ['additional_properties_opened', 11],
    ['annotation_hint', 12],
    ['required_property_added', 13],
    ['property_added', 14],
]);
/** What MCP only assumes does not alarm: most tools of most servers state nothing. */
function effectsRank({ class: effect, isStated }, of) {
    if (of === 'removed')
        return 31;
    return isStated && effect === 'destructive' ? 2 : 20 + ASSUMED.indexOf(effect);
}
const ASSUMED = [
    'destructive',
    'non-idempotent-write',
    'idempotent-write',
    'read-only',
    'none',
];
function kindOf(kind) {
    return kind === 'required_property_added' ? 'property_added' : kind;
}

// EXTERNAL MODULE: ../../lib/report/changes/change-lines.js + 5 modules
var change_lines = __webpack_require__(3741);
;// CONCATENATED MODULE: ../../lib/report/changes/invisible.js
const CLASSES = [
    ['direction', String.raw `[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]`],
    ['zero-width', String.raw `[\u200B-\u200D\u2060-\u2064\uFEFF\u00AD\u034F]`],
    ['tag', String.raw `[\u{E0000}-\u{E007F}]`],
    ['variation', String.raw `[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`],
    ['control', String.raw `\p{Cc}`],
    ['space', String.raw `[\p{Z}\u2800\u3164\uFFA0\u115F\u1160]`],
    ['private-use', String.raw `\p{Co}`],
];
/** The classes of invisible characters, each once, in the order of the list. */
function invisibleClasses(characters) {
    const text = characters.join('');
    const rest = CLASSES.reduce((left, [, source]) => left.replace(new RegExp(source, 'gu'), ''), text);
    const found = CLASSES.filter(([, source]) => new RegExp(source, 'u').test(text)).map(([name]) => name);
    return rest === '' ? found : [...found, 'other'];
}

// EXTERNAL MODULE: ../../lib/report/escape/look-alikes.js
var look_alikes = __webpack_require__(4219);
;// CONCATENATED MODULE: ../../lib/report/changes/resembling-names.js


// Nobody takes a longer name for another one by sight.
const MAX_COMPARED = 128;
/** Finds what a new entry of a diff may be taken for; null where its name is its own. */
function resemblances(diff) {
    if (diff.added.length === 0)
        return () => null;
    const former = new Map(diff.renamed.map(({ before, after }) => [(0,entry_order/* entryId */.ub)(after), before]));
    const standing = [...diff.unchanged, ...diff.changed.map(({ after }) => after), ...diff.added];
    const bySkeleton = new Map();
    for (const entry of [...standing, ...diff.removed]) {
        const known = bySkeleton.get(skeletonOf(entry));
        if (known === undefined)
            bySkeleton.set(skeletonOf(entry), [entry]);
        else
            known.push(entry);
    }
    return (added) => {
        const twin = former.get((0,entry_order/* entryId */.ub)(added));
        const other = (bySkeleton.get(skeletonOf(added)) ?? []).find((entry) => entry.key !== added.key && entry !== twin);
        if (other !== undefined)
            return { of: other };
        return (0,look_alikes/* hasLookAlikes */.n)(added.key) ? { of: null } : null;
    };
}
/** Alike for two names that differ only in case, separators, and letters drawn alike. */
function skeletonOf({ kind, key }) {
    if (key.length > MAX_COMPARED)
        return `${kind} ${key}`;
    const plain = key
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[-_.\s/]/gu, '');
    return `${kind} ${plain === '' ? key : plain.replace(/[il|!]/gu, '1').replaceAll('o', '0')}`;
}

// EXTERNAL MODULE: ../../lib/catalog/side-effects.js
var side_effects = __webpack_require__(3919);
// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
;// CONCATENATED MODULE: ../../lib/report/changes/side-effects.js


/** Formats whose tools can carry MCP's annotations. */
const ANNOTATED = new Set(['mcp', 'directory', 'directory-by-file', 'map']);
/**
 * The side effects of a tool: an inventory's own class, or what MCP's annotations stand for (see `statedSideEffects`);
 * null for an entry that is no tool, and in the formats that say nothing of side effects.
 */
function sideEffectsOf(format, { kind, definition }) {
    if (kind !== 'tool')
        return null;
    const own = (0,value/* member */.Dc)(definition, 'side_effect_class');
    if ((0,side_effects/* isSideEffectClass */.fh)(own))
        return { class: own, isStated: true };
    const part = (0,adapters/* namedPart */.fu)(format, definition);
    const annotations = (0,value/* member */.Dc)(part, 'annotations');
    if (!ANNOTATED.has(format) && annotations === undefined)
        return null;
    const hint = (name) => ((0,value/* isObject */.Gv)(annotations) ? (0,value/* member */.Dc)(annotations, name) : undefined);
    const isStated = hint('readOnlyHint') === true || typeof hint('destructiveHint') === 'boolean';
    return { class: (0,side_effects/* statedSideEffects */.N0)(part), isStated };
}

;// CONCATENATED MODULE: ../../lib/report/changes/change-list.js








/**
 * Everything that differs between two catalogs, a row an entry, the worst first: by what a change lets a tool do or a
 * model read, then texts that grew most, then by key. Entries that changed alike share a row: by kinds and fields, from
 * `pointers` on by places too, with `values` only where their values are the same. A pair that looks renamed is one row.
 */
function changeList(diff, options) {
    const resembles = resemblances(diff);
    const findings = findingsByTool(options.policy);
    const [renamedTo, renamedFrom] = [
        new Set(diff.renamed.map(({ after }) => after)),
        new Set(diff.renamed.map(({ before }) => before)),
    ];
    const rows = [
        ...grouped(diff.changed.map((change) => changedRow(change, options, findings)), options),
        ...diff.renamed.map((pair) => renamedRow(pair, options, resembles, findings)),
        ...diff.added
            .filter((entry) => !renamedTo.has(entry))
            .map((entry) => addedRow(entry, options, resembles(entry), findings)),
        ...diff.removed.filter((entry) => !renamedFrom.has(entry)).map((entry) => removedRow(entry, options)),
        ...membersRow(diff),
    ];
    return rows.sort(compareRows);
}
/** The findings that fail the policy, by tool. */
function findingsByTool(policy) {
    const found = new Map();
    for (const { entry, code, isNew } of policy?.failing === true ? policy.findings : []) {
        if (entry === null || (policy?.mode === 'new' && !isNew))
            continue;
        const known = found.get(entry) ?? [];
        if (!known.some((fact) => fact.type === 'finding' && fact.code === code)) {
            found.set(entry, [...known, { type: 'finding', code }]);
        }
    }
    return found;
}
function findingsOf({ kind, key }, findings) {
    return kind === 'tool' ? (findings.get(key) ?? []) : [];
}
function changedRow(change, options, findings) {
    const { before, after } = change;
    const facts = [...findingsOf(after, findings), ...changedFacts(change, options)];
    return rowOf('changed', [after], before, before.definition, after.definition, facts);
}
function changedFacts(change, { format }) {
    const { before, after } = change;
    const classes = invisibleClasses((0,invisible_characters/* newInvisible */.i)(before.definition, after.definition));
    return changeFacts((0,explain_change/* explainChange */.U)(format, change), {
        effects: sideEffectsOf(format, after),
        values: format === 'openmed-inventory' ? change : null,
        classes,
    });
}
function renamedRow({ before, after, ties }, options, resembles, findings) {
    const facts = changedFacts({ before, after, fields: [] }, options).filter((fact) => !isOfName(fact));
    const all = [
        ...findingsOf(after, findings),
        ...nameFacts(resembles(after), before),
        ...facts,
        ...ties.map((of) => ({ type: 'tie', of })),
    ];
    return rowOf('renamed', [after], before, before.definition, after.definition, all);
}
/** A name that differs is what makes a pair, and no fact beside it. */
function isOfName(fact) {
    return (fact.type === 'change' && /^\/(?:function\/)?(?:name|uri|uriTemplate)$/u.test(fact.pointers[0] ?? ''));
}
function addedRow(entry, { format }, resemblance, findings) {
    const effects = sideEffectsOf(format, entry);
    const classes = invisibleClasses((0,invisible_characters/* newInvisible */.i)(undefined, entry.definition));
    const facts = [
        ...findingsOf(entry, findings),
        ...(classes.length === 0 ? [] : [{ type: 'invisible', classes }]),
        ...nameFacts(resemblance, null),
        ...(effects === null ? [] : [{ type: 'effects', effects, of: 'added' }]),
    ];
    return rowOf('added', [entry], null, null, entry.definition, facts);
}
function nameFacts(resemblance, former) {
    if (resemblance === null || (resemblance.of !== null && resemblance.of === former))
        return [];
    return [{ type: 'look-alike', of: resemblance.of }];
}
function removedRow(entry, { format }) {
    const effects = sideEffectsOf(format, entry);
    const facts = effects === null ? [] : [{ type: 'effects', effects, of: 'removed' }];
    return rowOf('removed', [entry], entry, entry.definition, null, facts);
}
function membersRow({ members, memberValues }) {
    if (members.length === 0)
        return [];
    const facts = memberValues === null
        ? members.map(({ field, before }) => memberFact(field, before === null))
        : changeFacts((0,explain_change/* explainMembers */.X)(memberValues.before, memberValues.after), {
            effects: null,
            values: null,
            classes: invisibleClasses((0,invisible_characters/* newInvisible */.i)(memberValues.before, memberValues.after)),
        });
    return [rowOf('members', [], null, memberValues?.before ?? null, memberValues?.after ?? null, facts)];
}
function memberFact(field, isAdded) {
    return {
        type: 'change',
        kind: isAdded ? 'field_added' : 'field_removed',
        ...{ field, hint: null, before: null, after: null, values: null },
        ...{ isStated: true, places: 1, names: [], pointers: [`/${field}`] },
    };
}
function rowOf(kind, entries, former, before, after, facts) {
    const sorted = facts.toSorted((a, b) => factRank(a) - factRank(b));
    const [worst] = sorted;
    return {
        kind,
        entries,
        former,
        before,
        after,
        facts: sorted,
        rank: Math.min(rowRank(kind), worst === undefined ? 99 : factRank(worst)),
    };
}
/** Where there is nothing worse to say of it. */
function rowRank(kind) {
    return { changed: 99, renamed: 30, added: 20, removed: 31, members: 99 }[kind];
}
/** Puts changed entries together that changed alike. */
function grouped(rows, options) {
    const groups = new Map();
    for (const row of rows) {
        const id = identityOf(row, options);
        const known = groups.get(id);
        if (known === undefined)
            groups.set(id, [row]);
        else
            known.push(row);
    }
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        if (group.length === 1)
            return [first];
        return [{ ...first, entries: group.flatMap(({ entries }) => entries) }];
    });
}
function identityOf(row, { detail, format }) {
    const facts = row.facts.map((fact) => factIdentity(fact, detail !== 'fingerprints'));
    if (detail !== 'values')
        return JSON.stringify(facts);
    // With values all of it has to be seen: rows are one only where facts and changed words say everything.
    const own = row.facts.every(isToldWhole) ? null : (row.entries[0] ?? null);
    const words = own === null ? (0,change_lines/* changedWords */._y)(row, format) : [];
    return JSON.stringify([facts, words, own === null ? null : [own.kind, own.key, own.version]]);
}
/** Whether a fact leaves nothing to be seen beside itself and the words that changed. */
function isToldWhole(fact) {
    if (fact.type !== 'change')
        return false;
    return fact.hint !== null || fact.kind.startsWith('side_effect_') || isTextTold(fact);
}
/** A text is shown by its words where no other text is left out of them. */
function isTextTold({ kind, places }) {
    return kind === 'description_text' && places <= change_lines/* MAX_TEXTS */.s0;
}
function compareRows(a, b) {
    return (a.rank - b.rank || growthOf(b) - growthOf(a) || b.entries.length - a.entries.length || compareFirst(a, b));
}
function compareFirst(a, b) {
    const [first, second] = [a.entries[0], b.entries[0]];
    if (first === undefined || second === undefined)
        return Number(second === undefined) - Number(first === undefined);
    return (0,entry_order/* compareEntries */.wD)(first, second);
}
/** By how many characters the texts that a model reads first grew: what is slipped in makes them longer. */
function growthOf({ kind, before, after }) {
    return kind === 'changed' || kind === 'renamed' ? textLength(after) - textLength(before) : 0;
}
function textLength(definition) {
    if (definition === null)
        return 0;
    const inner = (0,value/* member */.Dc)(definition, 'function');
    const text = (0,value/* member */.Dc)((0,value/* isObject */.Gv)(inner) ? inner : definition, 'description');
    return typeof text === 'string' ? text.length : 0;
}


/***/ }),

/***/ 5485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ sideOf),
/* harmony export */   Wd: () => (/* binding */ NO_RULES),
/* harmony export */   mS: () => (/* binding */ renderDiffJson)
/* harmony export */ });
/* unused harmony export DIFF_VERSION */
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1100);
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5041);
/* harmony import */ var _diff_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7389);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9256);




/** No pointer changed either catalog. */
const NO_RULES = { ignored: [], unordered: [] };
/** The version of the wire format; `docs/report.schema.json` describes it beside the report's. */
const DIFF_VERSION = 'tool-catalog-gate.diff.v1';
/**
 * A comparison as JSON on one line with a line feed: names added, removed and unchanged, changed fields with the
 * SHA-256 of both values, and where asked for the digests of both catalogs and the fingerprints of both documents,
 * which alone follow the order of an input.
 */
function renderDiffJson(comparison, { detail, digests }) {
    const { before, after, diff, rules = NO_RULES } = comparison;
    const [old, now] = digests ? fingerprintsOf(comparison) : [null, null];
    const document = {
        schema_version: DIFF_VERSION,
        verdict: (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(diff) ? 'unchanged' : 'drift',
        before: comparedSide(before, old),
        after: comparedSide(after, now),
        ignored: rules.ignored.map(({ pointer, uses }) => ({ pointer, uses })),
        unordered: rules.unordered.map(({ pointer, uses }) => ({ pointer, uses })),
        diff: (0,_diff_document_js__WEBPACK_IMPORTED_MODULE_1__/* .diffDocument */ .Zt)(diff, after.format, detail),
    };
    return `${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(document)}\n`;
}
function fingerprintsOf(comparison) {
    const old = (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogFingerprints */ .LR)(comparison.before);
    return [old, (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogFingerprints */ .LR)(comparison.after, formsOfUnchanged(comparison, old.forms))];
}
function comparedSide({ format, entries, notes }, known) {
    return {
        format,
        digest: known?.digest ?? null,
        entries: entries.length,
        notes: notes.map(({ code, about }) => ({ code, about })),
        document: known?.document ?? null,
    };
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
/** One side of a comparison, in short. */
function sideOf({ format, entries, notes }, digest) {
    return { format, digest, entries: entries.length, notes };
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

/***/ 1686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ CATALOG_ITSELF),
/* harmony export */   P2: () => (/* binding */ entryCell),
/* harmony export */   b4: () => (/* binding */ entryLabel),
/* harmony export */   cS: () => (/* binding */ entryHtml),
/* harmony export */   hn: () => (/* binding */ entrySpan),
/* harmony export */   u0: () => (/* binding */ entryText)
/* harmony export */ });
/* harmony import */ var _code_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _html_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1451);
/* harmony import */ var _shown_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1049);



const KIND_WORDS = {
    tool: '',
    prompt: 'prompt ',
    resource: 'resource ',
    resourceTemplate: 'resource template ',
};
/** Where there is no entry: the catalog's own fields. */
const CATALOG_ITSELF = 'the catalog itself';
/** An entry's name in a code span, after what it is where it is no tool. */
function entrySpan(entry) {
    return `${KIND_WORDS[entry.kind]}${(0,_code_span_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)(shownKey(entry))}`;
}
/** The same for a cell of a table. */
function entryCell(entry) {
    return `${KIND_WORDS[entry.kind]}${(0,_code_span_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)(shownKey(entry))}`;
}
/** The same without Markdown. */
function entryLabel(entry) {
    return `${KIND_WORDS[entry.kind]}${shownKey(entry)}`;
}
/** The same without Markdown, and whole however long it is. */
function entryText({ kind, key }) {
    return `${KIND_WORDS[kind]}${kind === 'tool' ? (0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeName */ .fC)(key) : (0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeText */ .r0)(key)}`;
}
/** The same as HTML that nothing in the name can break out of. */
function entryHtml(entry) {
    return `${KIND_WORDS[entry.kind]}${(0,_html_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h)(shownKey(entry))}`;
}
/** A key of megabytes takes its time to show, and may be shown once for each of many changes. */
const SHOWN = new WeakMap();
/** Strict for tools; prompts and resources may be named in any language. */
function shownKey(entry) {
    const { kind, key } = entry;
    const shown = SHOWN.get(entry) ?? (kind === 'tool' ? (0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(key) : (0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(key));
    SHOWN.set(entry, shown);
    return shown;
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

/***/ 1866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HO: () => (/* binding */ TEXT_MARKUP),
/* harmony export */   Ui: () => (/* binding */ CELL_MARKUP),
/* harmony export */   xe: () => (/* binding */ HTML_MARKUP)
/* harmony export */ });
/* harmony import */ var _code_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _entry_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1686);
/* harmony import */ var _html_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1451);
/* harmony import */ var _log_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8781);
/* harmony import */ var _shown_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1049);





/** Within a cell of a Markdown table. */
const CELL_MARKUP = {
    bold: (words) => `**${words}**`,
    name: (name) => (0,_code_span_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(name)),
    pointer: (pointer) => (0,_code_span_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPointer */ .lR)(pointer)),
    entry: _entry_name_js__WEBPACK_IMPORTED_MODULE_2__/* .entryCell */ .P2,
};
/** Within the summary of a fold, where Markdown is not read. */
const HTML_MARKUP = {
    bold: (words) => `<b>${words}</b>`,
    name: (name) => (0,_html_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h)((0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(name)),
    pointer: (pointer) => (0,_html_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h)((0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPointer */ .lR)(pointer)),
    entry: _entry_name_js__WEBPACK_IMPORTED_MODULE_2__/* .entryHtml */ .cS,
};
/** In plain text, where nothing is cut. */
const TEXT_MARKUP = {
    bold: (words) => words,
    name: (name) => (0,_log_line_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralise */ .$)((0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeName */ .fC)(name)),
    pointer: (pointer) => (0,_log_line_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralise */ .$)((0,_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeName */ .fC)(pointer)),
    entry: (entry) => (0,_log_line_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralise */ .$)((0,_entry_name_js__WEBPACK_IMPORTED_MODULE_2__/* .entryText */ .u0)(entry)),
};


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

/***/ 8919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ catalogNotes),
/* harmony export */   Rd: () => (/* binding */ catalogSection),
/* harmony export */   VU: () => (/* binding */ clientSection),
/* harmony export */   p1: () => (/* binding */ unchangedOf),
/* harmony export */   tg: () => (/* binding */ catalogEvidence),
/* harmony export */   zB: () => (/* binding */ catalogChanges)
/* harmony export */ });
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8615);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9574);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1049);
/* harmony import */ var _new_in_this_change_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4660);
/* harmony import */ var _places_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9886);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3993);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6663);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1473);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7899);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6605);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8742);
/* harmony import */ var _changes_section_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6361);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6185);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4998);









const MAX_FILES = 8;
/** One of several catalogs: its name and verdict as a heading, its changes, its evidence. */
function catalogSection(catalog, options) {
    const heading = `### ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(catalog.name))}\n\n${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_2__/* .catalogHeadline */ .We)(catalog)}.\n\n`;
    const counts = catalog.diff === null ? '' : `${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .countsLine */ .J7)([catalog])}\n\n`;
    const error = catalog.error === null
        ? ''
        : `${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogErrorSentence */ .x)(catalog.error, catalog)}${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_5__/* .captureSentence */ .i)(catalog, options.detail)}\n\n`;
    return [
        `${heading}${error}${counts}`,
        ...catalogChanges(catalog, options),
        ...(0,_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)('Evidence', catalogEvidence(catalog, options)),
        ...unchangedOf(catalog),
    ];
}
/**
 * What differs and what the policy finds, the latter first where it is why the step fails; then what is said of the
 * catalogs themselves.
 */
function catalogChanges(catalog, options) {
    const changes = differences(catalog, options);
    const findings = policyTables(catalog.policy);
    const body = catalog.policy?.failing === true ? [...findings, ...changes] : [...changes, ...findings];
    return [...catalogNotes(catalog), ...body, ...clientSection(catalog.clients, options.detail)];
}
/** What the verdict on a catalog rests on: both sides with their digests, fingerprints, places. */
function catalogEvidence(catalog, { detail, context }) {
    const format = catalog.after?.format ?? catalog.before?.format;
    const fields = catalog.diff === null || format === undefined ? [] : (0,_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldTables */ .Kj)(catalog.diff, format, detail);
    return [(0,_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .sidesTable */ .VI)((0,_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .sidesOf */ .Mm)(catalog, context)), ...fields];
}
/** The entries that are the same, folded away. */
function unchangedOf({ diff }) {
    return diff === null ? [] : (0,_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .unchangedList */ .sQ)(diff);
}
/** What is said of the catalogs themselves, each note once. */
function catalogNotes(catalog) {
    const notes = [...(catalog.before?.notes ?? []), ...(catalog.after?.notes ?? [])];
    const files = notes.filter((note) => note.code === 'file_name_differs').flatMap(({ about }) => about ?? []);
    const spans = [...new Set(files)].sort(_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .O).map((file) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(file)));
    return [
        notes.some((note) => note.code === 'descriptions_not_compared')
            ? '**Descriptions are not compared:** the digests of this inventory cover the schemas alone.\n\n'
            : '',
        notes.some((note) => note.code === 'one_hash_for_all')
            ? '**This lock file locks nothing:** all its hashes are the same.\n\n'
            : '',
        spans.length === 0 ? '' : `Not named after their tool: ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_8__/* .someOf */ .y)(spans, MAX_FILES)}.\n\n`,
    ];
}
function differences(catalog, { detail, context }) {
    const { diff, baselineDiff, policy } = catalog;
    const format = catalog.after?.format ?? catalog.before?.format;
    if (diff === null || format === undefined)
        return [];
    const own = context?.sources.find(({ name }) => name === catalog.name);
    const listOf = (listed, sources) => (0,_changes_section_js__WEBPACK_IMPORTED_MODULE_9__/* .changesSection */ .H)(listed, {
        ...{ format, detail, policy },
        linkOf: (0,_places_index_js__WEBPACK_IMPORTED_MODULE_10__/* .linksOf */ .hP)(catalog, sources, context?.repository ?? null),
    });
    const changes = [
        ...listOf((0,_gate_index_js__WEBPACK_IMPORTED_MODULE_11__/* .driftParts */ .aB)(catalog).own ?? diff, own),
        ...inheritedSection(catalog, (inherited) => 
        // What the change does not touch stands in the file, not among the files changed.
        listOf(inherited, own === undefined ? own : { ...own, candidateChanged: false })),
    ];
    if (baselineDiff === null)
        return changes;
    // As after an approval: what the baseline itself became.
    const baseline = { ...catalog, row: 'baseline-changed' };
    return [
        ...changes,
        `#### What this change does to the baseline itself\n\n${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .countsLine */ .J7)([{ diff: baselineDiff }])}\n\n`,
        ...(0,_changes_section_js__WEBPACK_IMPORTED_MODULE_9__/* .changesSection */ .H)(baselineDiff, {
            format: catalog.before?.format ?? format,
            detail,
            policy: null,
            linkOf: (0,_places_index_js__WEBPACK_IMPORTED_MODULE_10__/* .linksOf */ .hP)(baseline, own, context?.repository ?? null),
        }),
    ];
}
/** What the base branch has already; what the change brings gets its room first. */
function inheritedSection(catalog, listOf) {
    const { inherited } = (0,_gate_index_js__WEBPACK_IMPORTED_MODULE_11__/* .driftParts */ .aB)(catalog);
    const count = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .inheritedCount */ .gR)([catalog]);
    if (inherited === null || count === 0)
        return [];
    const words = `${_wording_index_js__WEBPACK_IMPORTED_MODULE_12__/* .INHERITED_WORDS */ .Bp.charAt(0).toUpperCase()}${_wording_index_js__WEBPACK_IMPORTED_MODULE_12__/* .INHERITED_WORDS */ .Bp.slice(1)}.`;
    return [
        `#### ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_12__/* .inheritedTitle */ .xO)(count)}\n\n${words}\n\n`,
        ...listOf(inherited).map((piece) => typeof piece === 'string' ? piece : { ...piece, rank: 'last' }),
    ];
}
/** What clients refuse that the baseline has not, and how the catalog's cost changed: facts beside the verdict. */
function clientSection(clients, detail) {
    if (clients === null)
        return [];
    const findings = (0,_new_in_this_change_js__WEBPACK_IMPORTED_MODULE_13__/* .newInThisChange */ .w)(clients);
    const growth = `${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_14__/* .growthLine */ .Ce)(clients.before, clients.after)}.\n\n`;
    if (findings.length === 0)
        return [`#### New in this change\n\n${growth}`];
    return [
        `#### New in this change\n\n${growth}`,
        ...rows(`What clients refuse (${findings.length})`, ['Tool', 'What', 'Place'], findings.map(({ code, entry, path }) => (0,_table_js__WEBPACK_IMPORTED_MODULE_15__/* .tableRow */ .j)([
            entry === null ? '' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(entry)),
            `${_wording_index_js__WEBPACK_IMPORTED_MODULE_14__/* .CLIENT_RULE_WORDS */ .ln[code]} (\`${code}\`)`,
            path === '' || detail === 'fingerprints' ? '' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPointer */ .lR)(path)),
        ]))),
    ];
}
function policyTables(policy) {
    if (policy === null)
        return [];
    const findings = [...policy.findings].sort((a, b) => Number(b.isNew) - Number(a.isNew));
    return [
        ...rows(`Policy findings (${findings.length}${policy.mode === 'new' ? ', new ones fail' : ''})`, ['Tool', 'Finding', 'Place', 'New'], findings.map((finding) => (0,_table_js__WEBPACK_IMPORTED_MODULE_15__/* .tableRow */ .j)([
            finding.entry === null ? '' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(finding.entry)),
            (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(finding.code)),
            (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(finding.path)),
            finding.isNew ? 'new' : 'as before',
        ]))),
        ...rows(`Data exposed that was not before (${policy.exposures.length})`, ['Tool', 'Data class', 'Place'], policy.exposures.map((exposure) => (0,_table_js__WEBPACK_IMPORTED_MODULE_15__/* .tableRow */ .j)([exposure.entry, exposure.dataClass, exposure.path].map((text) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(text)))))),
    ];
}
function rows(title, columns, list) {
    if (list.length === 0)
        return [];
    return [{ head: `#### ${title}\n\n${(0,_table_js__WEBPACK_IMPORTED_MODULE_15__/* .tableHead */ .P)(columns)}`, rows: list, foot: '\n', rank: 'first' }];
}


/***/ }),

/***/ 6361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ changesSection)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8030);
/* harmony import */ var _changes_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5011);
/* harmony import */ var _changes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3741);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1866);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1686);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1049);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1451);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7846);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1337);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4998);





// One row must never fill a report on its own.
const MAX_NAMES = 3;
/** Of the changed words that stand beside a name without unfolding anything, in code points. */
const MAX_ADDED_WORDS = 300;
const MAX_REMOVED_WORDS = 80;
const MAX_GROUP_WORDS = 400;
const MAX_GROUP_EDITS = 20;
/** Longer ones stand on a line of their own. */
const MAX_WORDS_BESIDE = 40;
/**
 * The one list of what differs, worst first: a table with names, what happened and fingerprints; with `values` a fold
 * for each row instead, whose summary says what happened and shows the words that changed, and which holds the rest.
 */
function changesSection(diff, options) {
    const rows = (0,_changes_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeList */ .F)(diff, options);
    if (rows.length === 0)
        return [];
    const isFolded = options.detail === 'values' && (0,_changes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hasValues */ .rV)(options.format);
    return [isFolded ? foldedList(rows, options) : table(rows, options)];
}
/** What is counted where a row is left out. */
const KIND_NAMES = {
    changed: 'changed',
    added: 'added',
    removed: 'removed',
    renamed: 'renamed',
    members: 'of the catalog itself',
};
function table(rows, options) {
    const entries = rows.flatMap((row) => row.entries);
    const isOfTools = entries.every(({ kind }) => kind === 'tool');
    return {
        head: (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableHead */ .P)([isOfTools ? 'Tool' : 'Entry', 'What changed', 'Fingerprint']),
        rows: rows.map((row) => ({
            text: (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableRow */ .j)([
                `${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isAlarming */ .E)(row) ? '⚠️ ' : ''}${namesCell(row, options.linkOf)}`,
                (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .rowWords */ .O)(row, _escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .CELL_MARKUP */ .Ui, options.detail),
                fingerprintsCell(row),
            ]),
            kind: KIND_NAMES[row.kind],
            body: null,
        })),
        foot: '\n',
        rank: 'first',
    };
}
function namesCell(row, linkOf) {
    const [first, ...others] = row.entries;
    if (first === undefined)
        return _escape_index_js__WEBPACK_IMPORTED_MODULE_5__/* .CATALOG_ITSELF */ .Ao;
    const cell = (entry) => linked(`${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_5__/* .entryCell */ .P2)(entry)}${versionCell(entry)}`, linkOf(row, entry));
    if (others.length === 0)
        return cell(first);
    const names = row.entries.slice(0, MAX_NAMES).map(cell).join(', ');
    return `**${groupWords(row.entries)}**${row.entries.length > MAX_NAMES ? `, such as ${names}` : `: ${names}`}`;
}
function groupWords(entries) {
    return `${entries.length} ${entries.every(({ kind }) => kind === 'tool') ? 'tools' : 'entries'}`;
}
function linked(words, address) {
    return address === null ? words : `[${words}](${address})`;
}
function versionCell({ version }) {
    return version === null ? '' : ` ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_7__/* .shownName */ .HD)(version))}`;
}
/** Of one entry alone: a group's stand in the evidence. */
function fingerprintsCell({ kind, entries, before, after }) {
    if (kind === 'members' || entries.length > 1)
        return '';
    const [old, now] = [digestCell(before), digestCell(after)];
    return old === null || now === null || old === now ? (now ?? old ?? '') : `${old} → ${now}`;
}
function digestCell(definition) {
    return definition === null ? null : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_7__/* .shortDigest */ .VK)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .fingerprint */ .Rj)(definition)));
}
function foldedList(rows, options) {
    return { head: '', rows: rows.map((row) => foldOf(row, options)), foot: '\n', rank: 'first' };
}
function foldOf(row, options) {
    const { linkOf, format, detail } = options;
    const alarm = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isAlarming */ .E)(row) ? '⚠️ ' : '';
    const words = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .rowWords */ .O)(row, _escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .HTML_MARKUP */ .xe, detail);
    const isOne = row.entries.length < 2;
    const edits = (0,_changes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .changedWords */ ._y)(row, format);
    const changed = changedSpans(edits);
    return {
        text: `<details><summary>${alarm}${namesHtml(row, linkOf)} — ${words}${changed}</summary>\n\n`,
        kind: KIND_NAMES[row.kind],
        body: isOne ? fence((0,_changes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .changeLines */ .Ow)(row, format)) : listOf(row.entries, edits),
    };
}
function namesHtml(row, linkOf) {
    const [first, ...others] = row.entries;
    if (first === undefined)
        return _escape_index_js__WEBPACK_IMPORTED_MODULE_5__/* .CATALOG_ITSELF */ .Ao;
    if (others.length === 0)
        return linkHtml(row, first, linkOf);
    const names = row.entries
        .slice(0, MAX_NAMES)
        .map((entry) => linkHtml(row, entry, linkOf))
        .join(', ');
    return `<b>${groupWords(row.entries)}</b>${row.entries.length > MAX_NAMES ? `, such as ${names}` : `: ${names}`}`;
}
function linkHtml(row, entry, linkOf) {
    const name = `${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_5__/* .entryHtml */ .cS)(entry)}${entry.version === null ? '' : ` ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_9__/* .htmlCode */ .h)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_7__/* .shownName */ .HD)(entry.version))}`}`;
    const address = linkOf(row, entry);
    return address === null ? name : `<a href="${address}">${name}</a>`;
}
/** The words that came and went, so that a reader sees them without unfolding anything. */
function changedSpans(edits) {
    const words = (sign, most) => cut(edits
        .filter((edit) => edit.sign === sign)
        .map(({ text }) => text.replace(/\s+/gu, ' ').trim())
        .filter((text) => text !== '')
        .join(' … '), most);
    const [removed, added] = [words('-', MAX_REMOVED_WORDS), words('+', MAX_ADDED_WORDS)];
    const gap = removed.length + added.length > MAX_WORDS_BESIDE ? '<br>' : ' ';
    return [
        removed === '' ? '' : `${gap}<del>${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_9__/* .htmlCode */ .h)(removed)}</del>`,
        added === '' ? '' : `${removed === '' ? gap : ' '}<ins>${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_9__/* .htmlCode */ .h)(added)}</ins>`,
    ].join('');
}
function cut(text, most) {
    const characters = Array.from(text.slice(0, 2 * most + 2));
    return characters.length <= most ? text : `${characters.slice(0, most).join('')} …`;
}
/** Lines in a fence that nothing in them can close. */
function fence(lines) {
    const marks = marksFor(lines);
    return {
        head: `${marks}diff\n`,
        lines: lines.map((line) => `${line}\n`),
        foot: `${marks}\n\n</details>\n`,
    };
}
/** The same where nothing is cut. */
function fenced(lines) {
    const marks = marksFor(lines);
    return `${marks}diff\n${lines.map((line) => `${line}\n`).join('')}${marks}\n\n`;
}
function marksFor(lines) {
    const runs = lines.flatMap((line) => Array.from(line.matchAll(/`+/gu), ([run]) => run.length));
    return '`'.repeat(Math.max(2, ...runs) + 1);
}
/** The names of a group, and the words that changed in each of them. */
function listOf(entries, edits) {
    const words = edits
        .slice(0, MAX_GROUP_EDITS)
        .map(({ sign, text }) => `${sign}${cut((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_10__/* .visible */ .RK)(text), MAX_GROUP_WORDS)}`);
    const head = words.length === 0 ? '' : fenced(words);
    return { head, lines: entries.map((entry) => `- ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_5__/* .entryCell */ .P2)(entry)}\n`), foot: '\n</details>\n' };
}


/***/ }),

/***/ 6185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Kj: () => (/* binding */ fieldTables),
/* harmony export */   Mm: () => (/* binding */ sidesOf),
/* harmony export */   VI: () => (/* binding */ sidesTable),
/* harmony export */   sQ: () => (/* binding */ unchangedList)
/* harmony export */ });
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8001);
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1693);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1049);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1686);
/* harmony import */ var _explained_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5864);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6449);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4998);






// One row must never fill a report on its own.
const MAX_FIELDS = 8;
const MAX_NAMES = 3;
const HEX_OF_A_DIGEST = 24;
/** Both sides of a catalog's decision, each with its path, and where it was read. */
function sidesOf(catalog, context) {
    if (catalog.before === null && catalog.after === null)
        return [];
    const tested = `the commit under test${commitSpan(context?.repository?.commit)}`;
    const row = _gate_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ROW_VERDICTS */ .Sl[catalog.row];
    if (row === 'drift' || row === 'unchanged') {
        const own = context?.sources.find(({ name }) => name === catalog.name);
        const captured = own === undefined ? 'the file under test' : 'a file of the workspace';
        return [
            { title: 'Baseline', path: catalog.baselinePath, side: catalog.before, source: tested },
            {
                title: 'Candidate',
                path: catalog.candidatePath,
                side: catalog.after,
                source: own?.candidateCommitted === true ? tested : captured,
            },
        ];
    }
    return [
        {
            title: 'Baseline before',
            path: catalog.previousBaselinePath ?? catalog.baselinePath,
            side: catalog.before,
            source: `the commit that the change is built on${commitSpan(context?.baseCommit)}`,
        },
        { title: 'Baseline now', path: catalog.baselinePath, side: catalog.after, source: tested },
    ];
}
function commitSpan(commit) {
    return commit === null || commit === undefined ? '' : `, ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .cellSpan */ .L)(commit.slice(0, 12))}`;
}
/** Both sides of a diff: file, if known, number of entries, digest, and where each was read. */
function sidesTable(sides) {
    if (sides.length === 0)
        return '';
    const file = sides.some(({ path }) => path !== null) ? ['File'] : [];
    const rows = sides.map(({ title, path, side, source }) => (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableRow */ .j)([
        title,
        ...file.map(() => (path === null ? '' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .shownText */ .f$)(path)))),
        side === null ? '' : String(side.entries),
        side === null ? '*none*' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .cellSpan */ .L)(`${side.digest.slice(0, 'sha256:'.length + HEX_OF_A_DIGEST)}…`),
        source,
    ]));
    return `${(0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableHead */ .P)(['', ...file, 'Entries', 'Digest', 'Read at'])}${rows.join('')}\n`;
}
/** Every changed field of every entry with its fingerprints, and where it changed from `pointers` on. */
function fieldTables(diff, format, detail) {
    const changed = diff.changed.map(({ after, fields }) => fieldsRow((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .entryCell */ .P2)(after), fields));
    const members = diff.members.length === 0 ? [] : [fieldsRow(_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .CATALOG_ITSELF */ .Ao, diff.members)];
    const rows = [...changed, ...members];
    return [
        ...(rows.length === 0
            ? []
            : [
                {
                    head: `Fingerprints of what changed:\n\n${(0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableHead */ .P)(['', 'Field', 'Before', 'After'])}`,
                    rows,
                    foot: '\n',
                    rank: 'last',
                },
            ]),
        ...(detail === 'fingerprints' ? [] : placesTable(diff, format)),
    ];
}
function fieldsRow(name, fields) {
    const shown = fields.slice(0, MAX_FIELDS);
    const more = fields.length - shown.length;
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableRow */ .j)([
        name,
        [...shown.map(({ field }) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .shownName */ .HD)(field))), ...(more > 0 ? [`and ${more} more`] : [])].join('<br>'),
        shown.map(({ before }) => digestCell(before)).join('<br>'),
        shown.map(({ after }) => digestCell(after)).join('<br>'),
    ]);
}
function digestCell(digest) {
    return digest === null ? '*absent*' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDigest */ .VK)(digest));
}
function placesTable(diff, format) {
    const groups = (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_5__/* .groupExplanations */ .S)((0,_explained_js__WEBPACK_IMPORTED_MODULE_6__/* .explainedEntries */ .X)(diff, format), 'pointers');
    if (groups.length === 0)
        return [];
    return [
        {
            head: `Where it changed:\n\n${(0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableHead */ .P)(['Change', 'Place', 'In'])}`,
            rows: groups.map(placeRow),
            foot: '\n',
            rank: 'last',
        },
    ];
}
function placeRow(group) {
    const { pointer, field, subject, places, entries } = group;
    const about = subject === null ? '' : ` ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .cellSpan */ .L)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .shownName */ .HD)(subject))}`;
    const more = pointer === null ? ` (and ${places} more)` : '';
    const place = pointer === null ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .shownName */ .HD)(field) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPointer */ .lR)(pointer);
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .tableRow */ .j)([`${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_7__/* .changeWords */ .m)(group)}${about}${more}`, (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .cellSpan */ .L)(place), inEntries(entries)]);
}
function inEntries(entries) {
    if (entries.length === 0)
        return _escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .CATALOG_ITSELF */ .Ao;
    const names = entries.slice(0, MAX_NAMES).map(_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .entryCell */ .P2).join(', ');
    if (entries.length <= MAX_NAMES)
        return names;
    const what = entries.every(({ kind }) => kind === 'tool') ? 'tools' : 'entries';
    return `**${entries.length} ${what}**, such as ${names}`;
}
/** The entries that did not change, folded away. */
function unchangedList({ unchanged }) {
    if (unchanged.length === 0)
        return [];
    return [
        {
            head: `<details><summary>Unchanged (${unchanged.length})</summary>\n\n`,
            rows: unchanged.map((entry) => `- ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_4__/* .entrySpan */ .hn)(entry)}${versionSpan(entry)}\n`),
            foot: '\n</details>\n\n',
            rank: 'last',
        },
    ];
}
function versionSpan({ version }) {
    return version === null ? '' : ` ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_3__/* .shownName */ .HD)(version))}`;
}
/** A fold around pieces; nothing where there are none. */
function fold(title, pieces) {
    const said = pieces.filter((piece) => piece !== '');
    return said.length === 0 ? [] : [`<details><summary>${title}</summary>\n\n`, ...said, '</details>\n\n'];
}


/***/ }),

/***/ 6506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ writePage)
});

// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
;// CONCATENATED MODULE: ../../lib/report/markdown/budget.js

/**
 * The longest report for each place. A step summary is lost above its limit, a comment refused. Source: GitHub's pages on workflow commands, issue comments and check runs.
 */
const LIMITS = {
    file: { size: Infinity, unit: 'bytes' },
    summary: { size: limits/* MAX_SUMMARY_BYTES */.Q0, unit: 'bytes' },
    comment: { size: limits/* MAX_COMMENT_BYTES */.pJ, unit: 'bytes' },
    'check-run': { size: limits/* MAX_CHECK_RUN_LENGTH */.fR, unit: 'characters' },
};
/** How much of its budget a text uses: UTF-8 bytes, or UTF-16 units where characters are counted. */
function sizeOf(text, budget) {
    return LIMITS[budget].unit === 'bytes' ? Buffer.byteLength(text, 'utf8') : text.length;
}

;// CONCATENATED MODULE: ../../lib/report/markdown/page.js

// Enough for the number and the words of `leftOut`, with a count for each kind of row.
const ROOM_FOR_LEFT_OUT = 128;
// What a section's list is sure to get before another section is begun.
const ROOM_FOR_ROWS = 1200;
/**
 * Writes a page within its budget. If it does not fit, lists are cut at whole rows: room goes to all lists of the
 * first rank in equal shares, what a short one does not need goes to the others, and the rest to the last rank; within
 * a list the kinds of rows share in the same way, and the rows that stay keep their order. What is then left goes to the
 * bodies, again in equal shares, so that each gets its first lines before any gets all. So nothing can crowd out
 * another. Sections are begun as long as each begun one can show something. Each cut says how much is left out;
 * `whereTheRest` then says in fixed words where to find it. Every row is measured once.
 */
function writePage(page, budget, whereTheRest) {
    const pieces = [...page.top, ...page.sections.flat(), ...page.bottom];
    const whole = pieces.map((piece) => (typeof piece === 'string' ? piece : wholeList(piece))).join('');
    return sizeOf(whole, budget) <= LIMITS[budget].size ? whole : writeCut(page, budget, whereTheRest);
}
function writeCut(page, budget, whereTheRest) {
    const note = `${whereTheRest}\n\n`;
    const fixed = [...page.bottom, note].map((text) => sizeOf(text, budget));
    const room = LIMITS[budget].size - sum(fixed) - ROOM_FOR_LEFT_OUT;
    const measured = (pieces) => pieces.map((piece) => measure(piece, budget));
    const top = measured(page.top);
    const sections = page.sections.map(measured);
    const begun = sectionsThatFit(top, sections, room);
    const cut = cutPieces([...top, ...sections.slice(0, begun).flat()], room);
    const missing = page.sections.length - begun;
    return [
        ...cut,
        missing === 0 ? '' : leftOut(`${missing} more ${missing === 1 ? 'catalog' : 'catalogs'}`),
        note,
        ...page.bottom,
    ].join('');
}
function measure(piece, budget) {
    if (typeof piece === 'string')
        return { text: piece, size: sizeOf(piece, budget) };
    return {
        list: piece,
        frame: sizeOf(piece.head, budget) + sizeOf(piece.foot, budget) + ROOM_FOR_LEFT_OUT,
        rows: piece.rows.map((row) => measureRow(row, budget)),
    };
}
function measureRow(row, budget) {
    const { text, kind, body } = typeof row === 'string' ? { text: row, kind: '', body: null } : row;
    const frame = body === null ? 0 : sizeOf(body.head + body.foot, budget) + ROOM_FOR_LEFT_OUT;
    const lines = body === null ? [] : body.lines.map((line) => sizeOf(line, budget));
    return { text, kind, body, size: sizeOf(text, budget) + frame, lines };
}
function sectionsThatFit(top, sections, room) {
    let used = sum(top.map(leastSize));
    let begun = 0;
    for (const section of sections) {
        used += sum(section.map(leastSize));
        if (used > room)
            break;
        begun += 1;
    }
    return begun;
}
function leastSize(piece) {
    if (!('list' in piece))
        return piece.size;
    const { frame, rows, list } = piece;
    return frame + (list.rank === 'first' ? Math.min(sum(rows.map(({ size }) => size)), ROOM_FOR_ROWS) : 0);
}
function cutPieces(pieces, room) {
    let free = room - sum(pieces.map((piece) => ('list' in piece ? piece.frame : piece.size)));
    const kept = new Map();
    for (const rank of ['first', 'last']) {
        const lists = pieces.filter((piece) => 'list' in piece && piece.list.rank === rank);
        const wanted = lists.map((piece) => ('list' in piece ? sum(piece.rows.map(({ size }) => size)) : 0));
        const shares = shareOut(wanted, free);
        lists.forEach((piece, index) => {
            const rows = 'list' in piece ? rowsWithin(piece.rows, shares[index] ?? 0) : [];
            kept.set(piece, rows);
            free -= sum(rows.map(({ size }) => size));
        });
    }
    const bodies = [...kept.values()].flat().filter(({ body }) => body !== null);
    const shares = shareOut(bodies.map(({ lines }) => sum(lines)), free);
    const roomOf = new Map(bodies.map((row, index) => [row, shares[index] ?? 0]));
    return pieces.map((piece) => 'list' in piece ? cutList(piece, kept.get(piece) ?? [], roomOf) : piece.text);
}
/** Gives each what it wants, or an equal share; what a small one does not need goes to the others. */
function shareOut(wanted, room) {
    const shares = wanted.map(() => 0);
    const order = wanted
        .map((size, index) => ({ size, index }))
        .sort((a, b) => a.size - b.size || a.index - b.index);
    let free = Math.max(0, room);
    order.forEach(({ size, index }, position) => {
        const share = Math.max(0, Math.min(size, Math.floor(free / (order.length - position))));
        shares[index] = share;
        free -= share;
    });
    return shares;
}
/** The first rows of each kind that have room, in their order. */
function rowsWithin(rows, room) {
    const kinds = [...new Set(rows.map(({ kind }) => kind))];
    const wanted = kinds.map((kind) => sum(rows.filter((row) => row.kind === kind).map(({ size }) => size)));
    const left = new Map(shareOut(wanted, room).map((share, index) => [kinds[index] ?? '', share]));
    return rows.filter(({ kind, size }) => {
        const free = (left.get(kind) ?? 0) - size;
        left.set(kind, free < 0 ? -1 : free);
        return free >= 0;
    });
}
function cutList({ list, rows }, kept, rooms) {
    const texts = kept.map((row) => `${row.text}${row.body === null ? '' : cutBody(row.body, row.lines, rooms.get(row) ?? 0)}`);
    const missing = kept.length === rows.length ? '' : `\n${leftOut(missingWords(rows, kept))}`;
    return `${list.head}${texts.join('')}${missing}${list.foot}`;
}
function missingWords(rows, kept) {
    const kinds = [...new Set(rows.map(({ kind }) => kind))];
    if (kinds.length === 1 && kinds[0] === '')
        return `${rows.length - kept.length} more`;
    const missing = kinds.flatMap((kind) => {
        const count = (list) => list.filter((row) => row.kind === kind).length;
        const more = count(rows) - count(kept);
        return more === 0 ? [] : [`${more} more ${kind}`];
    });
    return missing.join(', ');
}
function cutBody(body, sizes, room) {
    let used = 0;
    let count = 0;
    for (const size of sizes) {
        used += size;
        if (used > room)
            break;
        count += 1;
    }
    const more = body.lines.length - count;
    const rest = more === 0 ? '' : `… ${more} more lines, left out here\n`;
    return `${body.head}${body.lines.slice(0, count).join('')}${rest}${body.foot}`;
}
function wholeList(list) {
    const rows = list.rows.map((row) => (typeof row === 'string' ? row : wholeRow(row)));
    return `${list.head}${rows.join('')}${list.foot}`;
}
function wholeRow({ text, body }) {
    return body === null ? text : `${text}${body.head}${body.lines.join('')}${body.foot}`;
}
function leftOut(what) {
    return `*… and ${what}, left out here.*\n\n`;
}
function sum(sizes) {
    return sizes.reduce((total, size) => total + size, 0);
}


/***/ }),

/***/ 4998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ tableHead),
/* harmony export */   j: () => (/* binding */ tableRow)
/* harmony export */ });
/** One row of a Markdown table. Each cell is on one line and holds no bare `|` (see `cellSpan`). */
function tableRow(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** The two lines that begin a Markdown table. */
function tableHead(columns) {
    return tableRow(columns) + tableRow(columns.map(() => '---'));
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


/***/ }),

/***/ 7338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ catalogSources),
  e: () => (/* binding */ locatorOf)
});

// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/json-pointer.js
var json_pointer = __webpack_require__(4022);
;// CONCATENATED MODULE: ../../lib/report/places/line-index.js
/**
 * Finds line and column of many offsets in one text, both from 1, as `locate` does: the text is read once, each offset
 * is then found in logarithmic time.
 */
function lineIndex(text) {
    const starts = [0];
    for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', feed + 1))
        starts.push(feed + 1);
    return (offset) => {
        const line = lastAtMost(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
}
/** The index of the last number of a sorted list that is not above a limit; 0 where there is none. */
function lastAtMost(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? 0) <= limit)
            low = middle;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ../../lib/report/places/entry-location.js



/** The catalogs that lines are counted in, as far as they could be read. */
function catalogSources(catalogs, candidateCommitted) {
    return catalogs.map(({ name, base, head, candidate, bytesDiffer, untouched }) => ({
        name,
        baseline: catalogOf(head),
        candidate: catalogOf(candidate),
        candidateCommitted,
        base: catalogOf(base),
        baselineChanged: bytesDiffer,
        candidateChanged: candidateCommitted && !untouched,
    }));
}
function catalogOf(read) {
    return read.state === 'present' ? read.value : null;
}
/** Makes a locator; texts are indexed when they are first asked for. */
function locatorOf(catalog, path) {
    if (catalog === null)
        return () => null;
    const entries = new Map(catalog.entries.map((entry) => [(0,entry_order/* entryId */.ub)(entry), entry]));
    const indexes = new Map();
    const found = new WeakMap();
    return (wanted, pointer = '') => {
        const entry = found.get(wanted) ?? entries.get((0,entry_order/* entryId */.ub)(wanted));
        if (entry === undefined)
            return null;
        found.set(wanted, entry);
        const { file = null, text = '' } = catalog.sources[entry.source] ?? {};
        const filePath = file === null ? path : `${path}/${file}`;
        if (text === '' || entry.start < 0)
            return { path: filePath, place: null };
        const index = indexes.get(entry.source) ?? indexOf(text);
        indexes.set(entry.source, index);
        return { path: filePath, place: placeWithin(entry, pointer, index) };
    };
}
function indexOf(text) {
    return { text, place: lineIndex(text), members: new Map(), items: new Map() };
}
function placeWithin(entry, pointer, index) {
    let spot = { value: entry.definition, offset: entry.start, moved: entry.definition.moved ?? 0 };
    for (const token of tokensOf(pointer)) {
        const inner = enter(spot, token, index);
        if (inner === null)
            break;
        spot = inner;
    }
    return index.place(spot.offset);
}
function enter({ value, moved }, token, index) {
    if ((0,json_value/* isObject */.Gv)(value))
        return enterObject(value, token, moved, index);
    return (0,json_value/* isArray */.cy)(value) ? enterArray(value, Number(token), moved, index) : null;
}
function enterObject(object, key, moved, { members }) {
    const known = members.get(object) ?? new Map(object.keys.map((name, at) => [name, at]));
    members.set(object, known);
    const at = known.get(key) ?? -1;
    const inner = object.values[at];
    return inner === undefined
        ? null
        : { value: inner, offset: (object.starts[at] ?? object.start) + moved, moved };
}
/** Only arrays and objects know where they start; other items are looked for in the text. */
function enterArray(array, at, moved, { text, items }) {
    const item = array.items[at];
    if (item === undefined)
        return null;
    if ((0,json_value/* isArray */.cy)(item) || (0,json_value/* isObject */.Gv)(item))
        return { value: item, offset: item.start + moved, moved };
    const offsets = items.get(array) ?? (0,json_pointer/* itemOffsets */.QC)(text, array.start + moved);
    items.set(array, offsets);
    return { value: item, offset: offsets[at] ?? array.start + moved, moved };
}
function tokensOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}


/***/ }),

/***/ 9886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ NO_LINKS),
/* harmony export */   hP: () => (/* binding */ linksOf)
/* harmony export */ });
/* unused harmony exports diffAddress, fileAddress */
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1693);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8030);
/* harmony import */ var _entry_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7338);



/** No row has a link. */
const NO_LINKS = () => null;
/**
 * Finds where a reader looks at a row: its line in the pull request's “Files changed” where the file is changed there
 * (the candidate or the new baseline, a removed entry on the left), else its line in the file at the commit. A changed
 * entry is shown at the first place that its worst fact is about. null without committed files.
 */
function linksOf(catalog, sources, repository) {
    if (sources === undefined || repository === null)
        return NO_LINKS;
    const isDrift = _gate_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ROW_VERDICTS */ .Sl[catalog.row] === 'drift';
    const candidate = isDrift && sources.candidateCommitted ? sources.candidate : null;
    const after = isDrift
        ? (0,_entry_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locatorOf */ .e)(candidate, catalog.candidatePath)
        : (0,_entry_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locatorOf */ .e)(sources.baseline, catalog.baselinePath);
    const before = isDrift
        ? (0,_entry_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locatorOf */ .e)(sources.baseline, catalog.baselinePath)
        : // GitHub shows a file that moved under its new path, on both sides.
            (0,_entry_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locatorOf */ .e)(sources.base, catalog.baselinePath);
    const [afterChanged, beforeChanged] = isDrift
        ? [sources.candidateChanged, false]
        : [sources.baselineChanged, sources.baselineChanged];
    const addressOf = (location, isChanged, side) => isChanged && repository.pullRequest !== null
        ? diffAddress(repository, location, side)
        : side === 'L' && !isDrift
            ? null
            : fileAddress(repository, location);
    return (row, entry) => {
        if (entry === undefined)
            return null;
        const now = row.kind === 'removed' ? null : placeOf(row, entry, after);
        if (now !== null)
            return addressOf(now, afterChanged, 'R');
        const then = row.kind === 'added' ? null : placeOf(row, entry, before);
        return then === null ? null : addressOf(then, beforeChanged, 'L');
    };
}
function placeOf({ former, kind, facts, entries }, entry, locate) {
    const fact = facts.find((one) => one.type === 'change');
    const pointer = kind === 'changed' && fact?.type === 'change' ? (fact.pointers[0] ?? '') : '';
    const found = locate(entry, pointer);
    return found !== null || former === null || entries.length > 1 ? found : locate(former, pointer);
}
/**
 * The address of a line in a pull request's “Files changed”: GitHub's anchor is `diff-`, the SHA-256 of the file's path
 * as git has it (its new path where it was renamed), then `R` or `L` and the line.
 */
function diffAddress({ url, pullRequest }, { path, place }, side) {
    const anchor = (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(path).slice('sha256:'.length);
    return `${url}/pull/${pullRequest ?? 0}/files#diff-${anchor}${place === null ? '' : `${side}${place.line}`}`;
}
/** The address of a line of a file at a commit. */
function fileAddress({ url, commit }, { path, place }) {
    return `${url}/blob/${commit}/${encodedPath(path)}${place === null ? '' : `#L${place.line}`}`;
}
/** Nothing in it can end a quotation, a parenthesis or a cell. */
function encodedPath(path) {
    return path
        .toWellFormed()
        .split('/')
        .map((part) => encodeURIComponent(part).replace(/[!'()*~]/gu, percentEncoded))
        .join('/');
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}


/***/ }),

/***/ 4536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ renderDiffSarif),
  W: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/diff/change-kind.js
var change_kind = __webpack_require__(354);
// EXTERNAL MODULE: ../../lib/gate/inherited-drift.js
var inherited_drift = __webpack_require__(8615);
// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var fingerprint = __webpack_require__(8030);
// EXTERNAL MODULE: ../../lib/report/wording/change-words.js
var change_words = __webpack_require__(6449);
// EXTERNAL MODULE: ../../lib/report/wording/error-sentence.js + 3 modules
var error_sentence = __webpack_require__(6663);
// EXTERNAL MODULE: ../../lib/report/places/entry-location.js + 1 modules
var entry_location = __webpack_require__(7338);
// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js
var shown_name = __webpack_require__(1049);
// EXTERNAL MODULE: ../../lib/report/escape/entry-name.js
var entry_name = __webpack_require__(1686);
// EXTERNAL MODULE: ../../lib/report/explained.js
var explained = __webpack_require__(5864);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
;// CONCATENATED MODULE: ../../lib/report/sarif-log.js


/**
 * A SARIF 2.1.0 log of one run as JSON on one line with a line feed. Results come in the order of their
 * rules, then as given; past 5,000 they are left out and counted in the run's `resultsLeftOut`.
 */
function sarifLog(rules, results, version) {
    const order = new Map(rules.map(({ id }, index) => [id, index]));
    const sorted = results.toSorted((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
    const shown = sorted.slice(0, limits/* MAX_SARIF_RESULTS */._R);
    const document = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'tool-catalog-gate', version, rules: rules.map(ruleDocument) } },
                columnKind: 'utf16CodeUnits',
                results: shown.map((result) => resultDocument(result, order.get(result.rule) ?? 0)),
                properties: { resultsLeftOut: sorted.length - shown.length },
            },
        ],
    };
    return `${JSON.stringify(document)}\n`;
}
const HELP = 'Look at the place shown. If the change is wanted, propose the new baseline in the same pull request and have an owner approve it; if not, undo the change.';
function ruleDocument({ id, text, level }) {
    const name = id.replace(/(?:^|_)([a-z])/gu, (_, letter) => letter.toUpperCase());
    return {
        id,
        name,
        shortDescription: { text },
        fullDescription: { text: `In a tool catalog that is compared with its baseline: ${text}.` },
        help: { text: HELP },
        defaultConfiguration: { level },
    };
}
function resultDocument(result, ruleIndex) {
    const { rule, text, places, identity, isInherited = false } = result;
    const { location, baseline } = places();
    const hash = (0,fingerprint/* digestOf */.ol)(JSON.stringify([rule, ...identity])).slice('sha256:'.length);
    return {
        ruleId: rule,
        ruleIndex,
        ...(isInherited ? { level: 'note', properties: { inherited: true } } : {}),
        message: { text: messageText(text) },
        locations: [{ physicalLocation: physicalLocation(location) }],
        ...(baseline === null
            ? {}
            : {
                relatedLocations: [
                    { id: 1, message: { text: 'The baseline' }, physicalLocation: physicalLocation(baseline) },
                ],
            }),
        partialFingerprints: { primaryLocationLineHash: `${hash.slice(0, 32)}:1`, 'toolCatalogGate/v1': hash },
    };
}
function physicalLocation({ path, place }) {
    const region = place === null ? {} : { region: { startLine: place.line, startColumn: place.column } };
    return { artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' }, ...region };
}
function uriOf(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
// SARIF 2.1.0, sections 3.11.5 and 3.11.6: braces hold placeholders, square brackets links.
function messageText(text) {
    return text.replace(/[{}]/gu, '$&$&').replace(/[[\]]/gu, '\\$&');
}

;// CONCATENATED MODULE: ../../lib/report/sarif.js









/** One rule a kind of change, and one each for what is no change of an entry; in the order of their results. */
const SARIF_RULES = [
    { id: 'could_not_check', text: 'the catalog could not be checked', level: 'error' },
    { id: 'policy_finding', text: 'a tool does not hold to the policy', level: 'error' },
    { id: 'tool_added', text: 'entry added', level: 'warning' },
    { id: 'tool_removed', text: 'entry removed', level: 'warning' },
    ...change_kind/* CHANGE_KINDS */.t.map((id) => ({ id, text: change_words/* CHANGE_WORDS */.r[id], level: 'warning' })),
];
/**
 * What a decision is not content with, as a SARIF 2.1.0 log for code scanning: a result for each change of each
 * entry, at its line in a committed candidate with the baseline as related location, else in the baseline. Catalogs
 * that are unchanged or approved have no results. What the base branch has already is a note.
 * Fingerprints do not depend on lines, order or values.
 */
function renderSarif(decision, sources, options) {
    const results = decision.catalogs.flatMap((catalog) => {
        if (catalog.verdict === 'unchanged' || catalog.verdict === 'approved')
            return [];
        const own = sources.find(({ name }) => name === catalog.name);
        return catalogResults(catalog, placesOf(own, catalog), options.detail);
    });
    return sarifLog(SARIF_RULES, results, options.version);
}
/** The same for two catalogs without a gate, each of which is a file. */
function renderDiffSarif(comparison, paths, options) {
    const { before, after, diff } = comparison;
    const places = placesIn((0,entry_location/* locatorOf */.e)(after, paths.after), (0,entry_location/* locatorOf */.e)(before, paths.before), paths.after);
    return sarifLog(SARIF_RULES, diffResults(diff, after.format, places, options.detail, ''), options.version);
}
function placesOf(sources, catalog) {
    const committed = sources?.candidateCommitted === true;
    return placesIn((0,entry_location/* locatorOf */.e)(committed ? sources.candidate : null, catalog.candidatePath), (0,entry_location/* locatorOf */.e)(sources?.baseline ?? null, catalog.baselinePath), committed ? catalog.candidatePath : catalog.baselinePath);
}
function placesIn(inCandidate, inBaseline, path) {
    const whole = { path, place: null };
    return {
        whole: () => ({ location: whole, baseline: null }),
        find: (entry, pointer) => {
            const candidate = inCandidate(entry, pointer);
            const baseline = inBaseline(entry, pointer);
            return candidate === null
                ? { location: baseline ?? whole, baseline: null }
                : { location: candidate, baseline };
        },
    };
}
function catalogResults(catalog, places, detail) {
    const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
    return [
        ...errorResults(catalog),
        ...policyResults(catalog, places),
        ...driftResults(catalog, (diff) => diffResults(diff, format, places, detail, catalog.name)),
    ];
}
function driftResults(catalog, resultsOf) {
    const { own, inherited } = (0,inherited_drift/* driftParts */.aB)(catalog);
    return [
        ...(own === null ? [] : resultsOf(own)),
        ...(inherited === null ? [] : resultsOf(inherited)).map((result) => ({
            ...result,
            isInherited: true,
        })),
    ];
}
function errorResults({ name, error, baselinePath, candidatePath }) {
    if (error === null)
        return [];
    const path = /^candidate\b/u.test(error.field) ? candidatePath : baselinePath;
    return [
        {
            rule: 'could_not_check',
            text: (0,error_sentence/* errorSentence */.O)(error),
            places: () => ({ location: { path, place: error.place }, baseline: null }),
            identity: [name, error.field, error.code],
        },
    ];
}
function policyResults({ name, policy }, places) {
    if (policy === null || !policy.failing)
        return [];
    const failing = policy.findings.filter((finding) => policy.mode === 'all' || finding.isNew);
    return failing.map(({ code, entry, path }) => ({
        rule: 'policy_finding',
        text: `${entry === null ? 'The policy' : (0,shown_name/* shownName */.HD)(entry)}: ${(0,shown_name/* shownName */.HD)(code)} at ${(0,shown_name/* shownPointer */.lR)(path)}`,
        places: entry === null ? places.whole : () => places.find(toolNamed(entry), schemaPlace(path)),
        identity: [name, code, entry, path],
    }));
}
function toolNamed(key) {
    return { kind: 'tool', key, version: null };
}
/** A schema path is counted from the input schema of a manifest's tool. */
function schemaPlace(path) {
    return `/inputSchema${path.replace('#', '')}`;
}
function diffResults(diff, format, places, detail, name) {
    const whole = (rule, word) => (entry) => ({
        rule,
        text: `${(0,entry_name/* entryLabel */.b4)(entry)}: ${word}`,
        places: () => places.find(entry),
        identity: [name, identityOf(entry)],
    });
    return [
        ...diff.added.map(whole('tool_added', 'added')),
        ...diff.removed.map(whole('tool_removed', 'removed')),
        ...(diff.memberValues === null ? diff.members : []).map(({ field, before }) => ({
            rule: before === null ? 'field_added' : 'field_removed',
            text: `${entry_name/* CATALOG_ITSELF */.Ao}: ${change_words/* CHANGE_WORDS */.r[before === null ? 'field_added' : 'field_removed']}, ${(0,shown_name/* shownName */.HD)(field)}`,
            places: places.whole,
            identity: [name, null, field],
        })),
        ...(0,explained/* explainedEntries */.X)(diff, format).flatMap((explained) => changeResults(explained, places, detail, name)),
    ];
}
function changeResults({ entry, explanations, leftOut }, places, detail, name) {
    const about = entry === null ? entry_name/* CATALOG_ITSELF */.Ao : (0,entry_name/* entryLabel */.b4)(entry);
    const id = entry === null ? null : identityOf(entry);
    const find = (pointer) => (entry === null ? places.whole() : places.find(entry, pointer));
    const told = explanations.map((explanation) => ({
        rule: explanation.kind,
        text: `${about}: ${explanationText(explanation, detail)}`,
        places: () => find(explanation.pointer),
        identity: [
            ...[name, id, explanation.pointer, explanation.hint, explanation.subject],
            ...[explanation.before, explanation.after],
        ],
    }));
    const untold = leftOut.map(({ kind, field, places: count }) => ({
        rule: kind,
        text: `${about}: ${change_words/* CHANGE_WORDS */.r[kind]} in ${count} more places, ${(0,shown_name/* shownName */.HD)(field)}`,
        places: () => find(),
        identity: [name, id, field, 'more'],
    }));
    return [...told, ...untold];
}
/** A digest, since one long key may stand in thousands of results. */
function identityOf(entry) {
    return (0,fingerprint/* digestOf */.ol)((0,entry_order/* entryId */.ub)(entry));
}
function explanationText(explanation, detail) {
    if (detail === 'fingerprints')
        return `${(0,change_words/* changeWords */.m)(explanation)}, ${(0,shown_name/* shownName */.HD)(explanation.field)}`;
    const about = explanation.subject === null ? '' : ` ${(0,shown_name/* shownName */.HD)(explanation.subject)}`;
    return `${(0,change_words/* changeWords */.m)(explanation)}${about}, ${(0,shown_name/* shownPointer */.lR)(explanation.pointer)}`;
}


/***/ }),

/***/ 3515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ renderDecisionText),
/* harmony export */   S: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5041);
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8615);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(8030);
/* harmony import */ var _changes_index_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5011);
/* harmony import */ var _changes_index_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3741);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5485);
/* harmony import */ var _new_in_this_change_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4660);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8781);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1049);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1866);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1686);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7846);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5716);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5944);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8183);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9045);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3993);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6480);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6605);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6663);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1337);
/* harmony import */ var _wording_index_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(8742);








/**
 * A comparison as plain text for a terminal or a log: a line of counts, then the list of changes, worst first. No line
 * can begin a workflow command (see `neutralise`), no control character of a name reaches the terminal, and no name is
 * cut.
 */
function renderText({ before, diff, after, rules, clients }, options) {
    const paint = painter(options);
    const verdict = (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(diff) ? paint('green', 'Unchanged') : paint('red', 'Drift');
    const counts = `${verdict}: ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countsText */ .WN)([{ diff }])}`;
    const order = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_2__/* .orderStep */ .r)([{ diff, format: after.format }], options.detail);
    return joinLines([
        counts,
        ...(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleNoticeLines */ .Cj)(rules ?? _comparison_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_RULES */ .Wd),
        ...(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_5__/* .noteLines */ .G)([before, after]),
        ...changesLines(diff, after.format, null, options),
        ...(order === null ? [] : [(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)(order)]),
        ...clientLines(clients ?? null, options.detail),
    ]);
}
/**
 * A decision as plain text, safe in the same way: verdict, next step, what a reader must know first, then each catalog
 * that is not unchanged with its changes and what the policy finds.
 */
function renderDecisionText(decision, options) {
    const paint = painter(options);
    const ownerWords = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_7__/* .ownerStep */ .Q)(decision);
    return joinLines([
        paint(decision.passes ? 'green' : 'red', (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_8__/* .headline */ .Pl)(decision)),
        (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)(`Next step: ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_9__/* .nextStep */ .s)(decision, options)}`),
        ...(ownerWords === null ? [] : [(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)(`For an owner: ${ownerWords}`)]),
        ...(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_3__/* .firstNoticeLines */ .wP)(decision),
        ...decision.catalogs.flatMap((catalog) => catalogLines(catalog, decision, options)),
    ]);
}
const COLORS = { red: 31, green: 32, yellow: 33, cyan: 36 };
function painter({ color }) {
    return color ? (name, text) => `\u001B[${COLORS[name]}m${text}\u001B[39m` : (_, text) => text;
}
function joinLines(lines) {
    return lines.map((line) => `${line}\n`).join('');
}
function catalogLines(catalog, decision, options) {
    const { clients, diff, baselineDiff, policy, verdict } = catalog;
    const { own } = (0,_gate_index_js__WEBPACK_IMPORTED_MODULE_10__/* .driftParts */ .aB)(catalog);
    if (verdict === 'unchanged')
        return [];
    const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
    const name = (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_11__/* .wholeText */ .r0)(catalog.name));
    const title = decision.catalogs.length < 2 ? [] : ['', `${name}: ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_8__/* .catalogHeadline */ .We)(catalog)}`];
    const error = isNextStep(catalog, decision) ? [] : errorLines(catalog);
    const notes = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_5__/* .noteLines */ .G)([catalog.before, catalog.after].flatMap((side) => side ?? []));
    return [
        ...title,
        ...error,
        ...notes,
        ...(diff === null ? [] : [(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countsText */ .WN)([catalog]), ...changesLines(own ?? diff, format, policy, options)]),
        ...inheritedLines(catalog, format, options),
        ...(baselineDiff === null
            ? []
            : [
                '',
                `What this change does to the baseline itself: ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countsText */ .WN)([{ diff: baselineDiff }])}`,
                ...changesLines(baselineDiff, catalog.before?.format ?? format, null, options),
            ]),
        ...policyLines(policy),
        ...clientLines(clients, options.detail),
    ];
}
/** What the base branch has already, behind what the change brings. */
function inheritedLines(catalog, format, options) {
    const { inherited } = (0,_gate_index_js__WEBPACK_IMPORTED_MODULE_10__/* .driftParts */ .aB)(catalog);
    const count = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_1__/* .inheritedCount */ .gR)([catalog]);
    if (inherited === null || count === 0)
        return [];
    return ['', (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_12__/* .inheritedTitle */ .xO)(count), ...changesLines(inherited, format, catalog.policy, options)];
}
/** Whether the next step says already what went wrong: it does of a single catalog. */
function isNextStep({ error }, { catalogs, fault }) {
    return error !== null && fault === null && catalogs.length < 2;
}
function errorLines(catalog) {
    return catalog.error === null ? [] : [(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)((0,_wording_index_js__WEBPACK_IMPORTED_MODULE_13__/* .catalogErrorSentence */ .x)(catalog.error, catalog))];
}
/** The one list of changes, worst first: a line for each row, with `values` the words and lines that changed. */
function changesLines(diff, format, policy, options) {
    const rows = (0,_changes_index_js__WEBPACK_IMPORTED_MODULE_14__/* .changeList */ .F)(diff, { format, detail: options.detail, policy });
    if (rows.length === 0)
        return [];
    const withValues = options.detail === 'values' && (0,_changes_index_js__WEBPACK_IMPORTED_MODULE_15__/* .hasValues */ .rV)(format);
    return ['', ...rows.flatMap((row) => rowLines(row, format, withValues, options))];
}
const SIGNS = { changed: '~', added: '+', removed: '-', renamed: '>', members: '~' };
const SIGN_COLORS = {
    changed: 'yellow',
    added: 'green',
    removed: 'red',
    renamed: 'cyan',
    members: 'yellow',
};
function rowLines(row, format, withValues, options) {
    const paint = painter(options);
    const sign = paint(SIGN_COLORS[row.kind], SIGNS[row.kind]);
    const words = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_16__/* .rowWords */ .O)(row, _escape_index_js__WEBPACK_IMPORTED_MODULE_17__/* .TEXT_MARKUP */ .HO, options.detail);
    const told = (0,_wording_index_js__WEBPACK_IMPORTED_MODULE_16__/* .isAlarming */ .E)(row) ? paint('red', `! ${words}`) : words;
    const [first, ...others] = row.entries;
    const version = first === undefined || first.version === null ? '' : ` ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_11__/* .wholeName */ .fC)(first.version))}`;
    const name = first === undefined ? _escape_index_js__WEBPACK_IMPORTED_MODULE_18__/* .CATALOG_ITSELF */ .Ao : `${_escape_index_js__WEBPACK_IMPORTED_MODULE_17__/* .TEXT_MARKUP */ .HO.entry(first)}${version}`;
    if (others.length > 0) {
        const names = row.entries.map((entry) => `      ${_escape_index_js__WEBPACK_IMPORTED_MODULE_17__/* .TEXT_MARKUP */ .HO.entry(entry)}`);
        const edits = withValues ? (0,_changes_index_js__WEBPACK_IMPORTED_MODULE_15__/* .changedWords */ ._y)(row, format) : [];
        const changed = edits.map(({ sign: mark, text }) => valueLine(`${mark}${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_19__/* .visible */ .RK)(text)}`, paint));
        return [`  ${sign} ${told}: ${row.entries.length} alike`, ...names, ...changed];
    }
    return [
        `  ${sign} ${name}  ${told}${fingerprintsText(row)}`,
        ...(withValues ? (0,_changes_index_js__WEBPACK_IMPORTED_MODULE_15__/* .changeLines */ .Ow)(row, format).map((line) => valueLine(line, paint)) : []),
    ];
}
function fingerprintsText({ kind, before, after }) {
    if (kind === 'members')
        return '';
    const [old, now] = [digestText(before), digestText(after)];
    if (old === now)
        return '';
    return old === null || now === null ? `  (${old ?? now ?? ''})` : `  (${old} → ${now})`;
}
function digestText(definition) {
    return definition === null ? null : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_11__/* .shortDigest */ .VK)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_20__/* .fingerprint */ .Rj)(definition));
}
/** Each line is safe on a runner: none begins a command, and the sign of a line stands in front of it. */
function valueLine(line, paint) {
    const text = `      ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)(line)}`;
    if (line.startsWith('+'))
        return paint('green', text);
    return line.startsWith('-') ? paint('red', text) : text;
}
function clientLines(clients, detail) {
    if (clients === null)
        return [];
    const lines = (0,_new_in_this_change_js__WEBPACK_IMPORTED_MODULE_21__/* .newInThisChange */ .w)(clients).map((finding) => {
        const name = finding.entry === null ? 'the catalog' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_11__/* .wholeName */ .fC)(finding.entry);
        return (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)(`  ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_22__/* .clientLine */ .cV)(finding, name, detail === 'fingerprints' ? '' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_11__/* .wholeText */ .r0)(finding.path))}`);
    });
    return ['', `New in this change: ${(0,_wording_index_js__WEBPACK_IMPORTED_MODULE_22__/* .growthLine */ .Ce)(clients.before, clients.after)}`, ...lines];
}
function policyLines(policy) {
    if (policy === null || policy.findings.length === 0)
        return [];
    const sorted = [...policy.findings].sort((a, b) => Number(b.isNew) - Number(a.isNew));
    const which = policy.mode === 'new' ? ', new ones fail' : '';
    return ['', `Policy findings (${sorted.length}${which})`, ...sorted.map(findingLine)];
}
function findingLine({ entry, code, path, isNew }) {
    const about = entry === null ? 'the policy' : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_11__/* .wholeName */ .fC)(entry);
    return (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)(`  ${about}: ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_11__/* .wholeName */ .fC)(code)} at ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_11__/* .wholeName */ .fC)(path)} (${isNew ? 'new' : 'as before'})`);
}


/***/ }),

/***/ 1473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ captureSentence)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1049);

/**
 * Where two captures differ first, and the pointer that takes this place out of the comparison, as a sentence with a
 * space in front; empty where they do not. Pointers can hold names of schema properties, so that `fingerprints` names
 * none.
 */
function captureSentence({ captureDifference }, detail) {
    if (captureDifference === null)
        return '';
    const where = whereWords(captureDifference);
    return where === null ? '' : ` They differ first in ${where}${ruleWords(captureDifference, detail)}.`;
}
function whereWords({ entry, field }) {
    const fieldWords = field === null ? null : `the field ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(field))}`;
    if (entry === null)
        return fieldWords === null ? null : `${fieldWords} of the catalog itself`;
    const shown = (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)(entry.kind === 'tool' ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(entry.key) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(entry.key));
    return fieldWords === null ? `${shown}, which only one of them holds` : `${fieldWords} of ${shown}`;
}
function ruleWords({ field, rule }, detail) {
    if (rule === null)
        return field === null ? '' : ', in required properties, which cannot be left out: fix the server';
    if (detail === 'fingerprints')
        return ' (`detail: pointers` names the place)';
    return `: ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(rule.pointer))} is the place to name under \`${rule.key}\``;
}


/***/ }),

/***/ 6449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ changeWords),
/* harmony export */   r: () => (/* binding */ CHANGE_WORDS)
/* harmony export */ });
/** Each kind of change in a few words of our own. */
const CHANGE_WORDS = {
    side_effect_raised: 'side effects raised',
    side_effect_lowered: 'side effects lowered',
    annotation_hint: 'hint changed',
    invisible_characters: 'invisible characters appeared',
    description_text: 'text changed',
    schema_emptied: 'schema emptied: it says nothing any more',
    additional_properties_opened: 'additional properties opened',
    property_added: 'property added',
    required_removed: 'no longer required',
    enum_widened: 'allowed values added',
    alternative_added: 'alternative added',
    condition_removed: 'condition removed',
    type_changed: 'type changed',
    reference_changed: 'reference changed',
    constraint_changed: 'constraint changed',
    default_changed: 'default changed',
    other: 'changed otherwise',
    field_added: 'field added',
    field_removed: 'field removed',
    property_removed: 'property removed',
    required_added: 'now required',
    enum_narrowed: 'allowed values removed',
    alternative_removed: 'alternative removed',
    condition_added: 'condition added',
    additional_properties_closed: 'additional properties closed',
    schema_filled: 'schema filled: it said nothing before',
    reference_introduced: 'an inline schema became a reference',
    reference_inlined: 'a reference became an inline schema',
    definition_added: 'definition added for references',
    definition_removed: 'definition for references removed',
    schema_dialect: 'schema dialect changed',
    null_against_missing: 'null against missing',
    explicit_spec_default: 'default of the specification written out or left out',
    text_whitespace: 'white space of a text only',
    order_only: 'order only',
};
/** A kind of change with the values of a closed vocabulary that it goes between, in plain words. */
function changeWords({ kind, hint, before, after }) {
    const values = before === null && after === null ? '' : `: ${stated(before)} → ${stated(after)}`;
    return hint === null
        ? `${CHANGE_WORDS[kind]}${values}`
        : `${CHANGE_WORDS[kind]}: ${hint}${values.replace(':', '')}`;
}
function stated(value) {
    return value === null ? 'absent' : String(value);
}


/***/ }),

/***/ 8742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ growthLine),
/* harmony export */   Od: () => (/* binding */ sizeLine),
/* harmony export */   cV: () => (/* binding */ clientLine),
/* harmony export */   ln: () => (/* binding */ CLIENT_RULE_WORDS)
/* harmony export */ });
/** What each rule finds of a tool, as the rest of a sentence about it; docs/clients.md names the sources. */
const CLIENT_RULE_WORDS = {
    schema_missing: 'has no input schema',
    schema_invalid: 'has a schema that is not valid JSON Schema',
    dialect_unknown: 'has a schema in a dialect other than 2020-12 and draft-07',
    ref_unresolvable: 'has a `$ref` that leads nowhere in its schema',
    root_not_object: 'has an input schema whose root does not say `"type": "object"`',
    root_combinator: 'has `anyOf`, `oneOf` or `allOf` at the root of its input schema',
    name_characters: 'has a name with characters other than letters, digits, `_` and `-`',
    name_too_long: 'has a name of more than 64 characters, with its prefix',
    names_clash: 'has a name that some clients do not tell from another tool’s',
    too_many_tools: 'has more than 128 tools',
};
/** A finding as a line of plain text; `name` and `place` are shown as they are given. */
function clientLine({ code }, name, place) {
    return `${name} ${CLIENT_RULE_WORDS[code]} (\`${code}\`${place === '' ? '' : ` at ${place}`})`;
}
/** What a catalog costs, as a line of plain text. */
function sizeLine(size) {
    return `${sizeWords(size)} (an estimate: bytes / 4)`;
}
/** How a catalog's cost changed, as a line of plain text. */
function growthLine(before, after) {
    if (before === null)
        return sizeLine(after);
    const changes = ['tools', 'bytes', 'tokens'].flatMap((name) => {
        const more = after[name] - before[name];
        return more === 0 ? [] : [`${more < 0 ? '−' : '+'}${counted(Math.abs(more), name)}`];
    });
    const change = changes.length === 0 ? 'as many as before' : changes.join(', ');
    return `${sizeWords(after)}: ${change} (an estimate: bytes / 4)`;
}
function sizeWords({ tools, bytes, tokens }) {
    return `${counted(tools, 'tools')}, ${counted(bytes, 'bytes')}, about ${counted(tokens, 'tokens')}`;
}
function counted(count, nouns) {
    return `${count} ${count === 1 ? nouns.slice(0, -1) : nouns}`;
}


/***/ }),

/***/ 17:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ countsLine),
/* harmony export */   WN: () => (/* binding */ countsText),
/* harmony export */   gR: () => (/* binding */ inheritedCount),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/** How much differs over all catalogs that were compared: entries, and apart from them the catalogs' own members. */
function countsOf(catalogs) {
    const counts = { changed: 0, added: 0, removed: 0, unchanged: 0, members: 0 };
    for (const { diff } of catalogs) {
        counts.changed += diff?.changed.length ?? 0;
        counts.added += diff?.added.length ?? 0;
        counts.removed += diff?.removed.length ?? 0;
        counts.unchanged += diff?.unchanged.length ?? 0;
        counts.members += diff?.members.length ?? 0;
    }
    return counts;
}
/** The counts as one line of Markdown, without a line feed; where some of it is inherited, how much. */
function countsLine(catalogs) {
    const { unchanged, ...counts } = countsOf(catalogs);
    return `**${countsWords(counts, ' · ')}** · ${unchanged} unchanged${partsWords(catalogs)}`;
}
/** The same as plain text. */
function countsText(catalogs) {
    const { unchanged, ...counts } = countsOf(catalogs);
    return `${countsWords(counts, ', ')}, ${unchanged} unchanged${partsWords(catalogs)}`;
}
/** How many differences the base branch has already. */
function inheritedCount(catalogs) {
    return differences(catalogs.flatMap(({ inheritance }) => inheritance?.known === true ? [{ diff: inheritance.inherited }] : []));
}
function differences(catalogs) {
    const { changed, added, removed, members } = countsOf(catalogs);
    return changed + added + removed + members;
}
/** Both parts of what differs, which are all of it; nothing where nothing is inherited. */
function partsWords(catalogs) {
    const inherited = inheritedCount(catalogs);
    return inherited === 0
        ? ''
        : ` (${differences(catalogs) - inherited} of this change, ${inherited} inherited from the base branch)`;
}
/** What differs alone: `2 changed, 1 added, 0 removed`, and the members of the catalog where some do. */
function countsWords({ changed, added, removed, members }, separator) {
    const own = members === 0 ? [] : [`${members} ${members === 1 ? 'member' : 'members'} of the catalog itself`];
    return [`${changed} changed`, `${added} added`, `${removed} removed`, ...own].join(separator);
}


/***/ }),

/***/ 3993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kk: () => (/* binding */ icon),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   We: () => (/* binding */ catalogHeadline)
/* harmony export */ });
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8615);
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1693);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17);
/* harmony import */ var _inheritance_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6605);
/* harmony import */ var _verdict_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(140);




const ROW_WORDS = {
    same: 'the tools are those of the baseline',
    'formatting-only': 'only the formatting of the baseline differs',
    moved: 'the baseline moves to another path',
    'base-moved-untouched': 'the baseline moved on the base branch, and this change leaves it alone',
    'tools-changed': 'the tools changed, the baseline did not',
    'baseline-changed': 'tools and baseline changed alike',
    'baseline-changed-otherwise': 'the baseline was changed, but not to what the tools are',
    'first-baseline': 'a first baseline',
    'mended-baseline': 'a baseline that could not be read is fixed, so every tool counts as added',
    'migrated-format': 'the baseline is now in another format, so every tool counts as added',
    'new-baseline-otherwise': 'the new baseline is not what the tools are',
    retired: 'the catalog is retired',
    error: 'no verdict on the tools',
};
/** The verdict of a whole step in one line of plain words of our own, without a line feed. */
function headline(decision) {
    const { verdict, fault } = decision;
    if (fault !== null)
        return `${_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICT_WORDS */ ._[verdict].name}: nothing could be decided${asides(decision)}`;
    const worst = decision.catalogs.filter((catalog) => catalog.verdict === verdict);
    return `${_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICT_WORDS */ ._[verdict].name}${extent(worst, decision)}${what(worst)}${inherited(decision)}${waiting(decision)}${asides(decision)}`;
}
/** A sign that tells at a glance whether the step passes, and whether with nothing to say. */
function icon(decision) {
    if (!decision.passes)
        return '❌';
    return decision.verdict === 'unchanged' || decision.verdict === 'approved' ? '✅' : '⚠️';
}
/** The verdict of one catalog in plain words: `Drift: the tools changed, the baseline did not`. */
function catalogHeadline(catalog) {
    return `${_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICT_WORDS */ ._[catalog.verdict].name}: ${catalogWords(catalog)}`;
}
/** What the table says of the tools, unless something else decided. */
function catalogWords(catalog) {
    const { verdict, row } = catalog;
    if (verdict === 'drift' && (0,_gate_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isInheritedAlone */ .Kg)(catalog))
        return _inheritance_words_js__WEBPACK_IMPORTED_MODULE_2__/* .INHERITED_WORDS */ .Bp;
    if (verdict === _gate_index_js__WEBPACK_IMPORTED_MODULE_3__/* .ROW_VERDICTS */ .Sl[row])
        return ROW_WORDS[row];
    const isUntouched = _gate_index_js__WEBPACK_IMPORTED_MODULE_3__/* .ROW_VERDICTS */ .Sl[row] === 'unchanged';
    switch (verdict) {
        case 'could-not-check':
            return 'nobody can approve the change';
        case 'policy-violation':
            return 'the tools do not hold to the policy';
        case 'approved':
            return isUntouched
                ? 'the owners of a protected file approved its change'
                : `${ROW_WORDS[row]}, and the owners approved exactly that`;
        case 'baseline-change':
            return isUntouched ? 'the push changed the baseline' : ROW_WORDS[row];
        default:
            return isUntouched ? 'the tools are unchanged, a file that protects them is not' : ROW_WORDS[row];
    }
}
/** In how many of several catalogs it is so: ` in 2 of 5 catalogs`. */
function extent(worst, { verdict, catalogs }) {
    if (worst.length === 0 || catalogs.length < 2)
        return '';
    return `${verdict === 'could-not-check' ? '' : ' in'} ${worst.length} of ${catalogs.length} catalogs`;
}
/** What is so of all of them alike; nothing where they differ in it. */
function what(worst) {
    const words = new Set(worst.map(catalogWords));
    const [only] = words;
    if (only === undefined)
        return ': files that protect the catalog changed';
    return words.size > 1 ? '' : `: ${only}`;
}
/** How much of a drift the base branch has already, where it has a part of it. */
function inherited(decision) {
    const catalogs = decision.catalogs.filter(({ verdict }) => verdict === 'drift');
    const count = (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .inheritedCount */ .gR)(catalogs);
    if (count === 0 || decision.verdict !== 'drift' || (0,_inheritance_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isAllInherited */ .g_)(decision))
        return '';
    const { changed, added, removed, members } = (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(catalogs);
    return `; ${count} of ${changed + added + removed + members} differences are inherited from the base branch`;
}
function waiting(decision) {
    const { verdict, approval, event } = decision;
    if ((0,_inheritance_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isForOwners */ .gD)(decision) && breaksPolicy(decision))
        return '; but the tools do not hold to the policy';
    if (approval !== 'missing')
        return '';
    if (verdict !== 'baseline-change' && verdict !== 'protected-change' && !(0,_inheritance_words_js__WEBPACK_IMPORTED_MODULE_2__/* .isForOwners */ .gD)(decision))
        return '';
    return event === 'push' ? '; its approval is missing' : '; an owner has to approve';
}
function breaksPolicy({ catalogs }) {
    return catalogs.some(({ policy }) => policy?.failing === true);
}
function asides(decision) {
    const off = decision.approval === 'off' ? ' — approval is off (`approvals: 0`)' : '';
    return (off + (isReportedOnly(decision) ? ` — reported only (\`fail-on-drift: ${decision.failOnDrift}\`)` : ''));
}
/** Whether a step passes by `fail-on-drift` alone. */
function isReportedOnly({ failOnDrift, passes, verdict }) {
    if (!passes || failOnDrift === true)
        return false;
    return failOnDrift === 'new' ? verdict === 'drift' : verdict !== 'unchanged' && verdict !== 'approved';
}


/***/ }),

/***/ 6605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ INHERITED_WORDS),
/* harmony export */   bA: () => (/* binding */ gapSentences),
/* harmony export */   gD: () => (/* binding */ isForOwners),
/* harmony export */   g_: () => (/* binding */ isAllInherited),
/* harmony export */   uo: () => (/* binding */ driftedBeforeSentences),
/* harmony export */   xO: () => (/* binding */ inheritedTitle)
/* harmony export */ });
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8615);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1049);
/* harmony import */ var _name_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7899);



const MAX_NAMES = 4;
/** What is said of drift that is none of the change's, in a first line. */
const INHERITED_WORDS = 'the base branch has this drift already, and this change does not touch it';
/** The title over what is inherited, with its number of differences. */
function inheritedTitle(count) {
    return `Inherited from the base branch (${count})`;
}
/** Why drift that the base branch has could not be told apart. */
const GAPS = {
    captured: 'the candidate was captured, or is not committed yet, so that there is none to compare it with',
    no_capture: 'there is no successful capture by a `push` of its commit',
    absent: 'it has no candidate there',
    unreadable: 'what it has there cannot be read as a catalog',
    other_format: 'what it has there is of another format',
    baseline_moves: 'the baseline moves to another path',
};
/** Why nothing counts as inherited, as a sentence for each reason. */
function gapSentences(catalogs) {
    const gaps = catalogs.flatMap(({ inheritance }) => (inheritance?.known === false ? [inheritance.gap] : []));
    return [...new Set(gaps)].map((gap) => `Nothing counts as inherited from the base branch: ${GAPS[gap]}.`);
}
/** What of the change's own drift the base branch has in another way, as a sentence; none where it has nothing of it. */
function driftedBeforeSentences(catalogs) {
    const entries = catalogs.flatMap(({ inheritance }) => inheritance?.known === true ? inheritance.driftedBefore : []);
    if (entries.length === 0)
        return [];
    const names = (0,_name_list_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .y)(entries.map(({ kind, key }) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)(kind === 'tool' ? (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(key) : (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(key))), MAX_NAMES);
    return [
        `${names} ${entries.length === 1 ? 'drifts' : 'drift'} on the base branch already, in another way.`,
    ];
}
/** Whether a step drifts, and none of it is the change's own. */
function isAllInherited({ verdict, catalogs }) {
    const drifting = catalogs.filter((catalog) => catalog.verdict === 'drift');
    return verdict === 'drift' && drifting.length > 0 && drifting.every(_gate_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isInheritedAlone */ .Kg);
}
/** Whether inherited drift fails nothing here, so that what is left to do is an owner's. */
function isForOwners(decision) {
    return decision.failOnDrift === 'new' && isAllInherited(decision);
}


/***/ }),

/***/ 6480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ nextStep)
});

// EXTERNAL MODULE: ../../lib/gate/inherited-drift.js
var inherited_drift = __webpack_require__(8615);
// EXTERNAL MODULE: ../../lib/gate/login.js
var gate_login = __webpack_require__(2698);
// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
// EXTERNAL MODULE: ../../lib/report/wording/name-list.js
var name_list = __webpack_require__(7899);
;// CONCATENATED MODULE: ../../lib/report/wording/after-change.js




const AGAIN = [
    {
        codes: ['approved_another_catalog', 'force_pushed_from_another_catalog'],
        why: 'was for another catalog: ask them to look again and approve again.',
    },
    {
        codes: ['approved_before_base_moved'],
        why: 'is older than the baseline on the base branch: ask them to approve again.',
    },
    {
        codes: ['approved_for_another_base'],
        why: 'was for another base branch: ask them to look again and approve again.',
    },
];
const APPROVED_OTHERWISE = AGAIN.flatMap(({ codes }) => codes);
/** It may be anybody's, so that owners are asked all the same. */
const NOT_LOOKED_INTO = {
    codes: ['too_many_requests'],
    why: 'was not looked into, since the gate asks GitHub only so much: the newest comes first, so ask the owners among them to approve again.',
};
/**
 * What a reader does about a change that waits for approval, as Markdown on one line. Sentences stand in the order in
 * which they help: who blocks, who only has to approve again, what is unreadable, who can approve.
 */
function afterChange(decision) {
    const waiting = decision.files.filter((file) => file.asked && file.needed > 0 && !file.approved);
    if (waiting.length === 0)
        return 'Read the change before you merge it: approval is off, so the gate asks nobody.';
    const sentences = [
        ...blockedSentence(waiting),
        ...[...AGAIN, NOT_LOOKED_INTO].flatMap((again) => againSentence(waiting, again)),
        ...permissionSentence(waiting),
        ...(decision.event === 'push' ? afterPush(waiting) : askOwners(waiting)),
    ];
    return [...sentences, ...afterQueue(decision)].join(' ');
}
function blockedSentence(waiting) {
    const blocking = waiting.flatMap((file) => file.blockedBy);
    if (blocking.length === 0)
        return [];
    const names = distinct(blocking.flatMap((login) => (login === null ? [] : [login])));
    const who = names.length === 0 ? 'A deleted account' : (0,name_list/* codeSpans */.t)(names);
    return [
        `${who} requested changes: settle it with them and have them approve, or, if they are gone, let someone with write access dismiss that review (in the pull request, the review’s “…” menu, “Dismiss review”).`,
    ];
}
function againSentence(waiting, { codes, why }) {
    const names = refused(waiting, codes);
    return names.length === 0 ? [] : [`The approval of ${(0,name_list/* codeSpans */.t)(names)} ${why}`];
}
function permissionSentence(waiting) {
    const missing = distinct(waiting.flatMap((file) => [
        ...(file.missingPermission === null ? [] : [file.missingPermission]),
        ...file.refusals.flatMap((refusal) => (refusal.permission === null ? [] : [refusal.permission])),
    ]));
    if (missing.length === 0)
        return [];
    const remedy = missing.every((permission) => permission.startsWith('members'))
        ? 'give the step an `owners-token` that has it, since the token of a job never does'
        : 'add that line under `permissions:` of the job';
    return [`Some of it could not be read: the token needs ${(0,name_list/* codeSpans */.t)(missing)} (${remedy}).`];
}
/** Nothing where whoever is asked above to approve again makes up for all that is missing. */
function askOwners(waiting) {
    const long = waiting.filter(hasTooManyCommits);
    const others = waiting.filter((file) => !hasTooManyCommits(file));
    const unapprovable = others.filter(cannotBeApproved);
    return [
        ...longSentence(long),
        ...unapprovable.map(cannotSentence),
        ...(unapprovable.length === 0 ? [] : [CANNOT_REMEDY]),
        ...askWhoCan(others.filter((file) => !cannotBeApproved(file))),
    ];
}
/** Who wrote the change is told by its commits, so that nobody's approval counts while they are too many to be read. */
function hasTooManyCommits({ refusals }) {
    return refusals.some(({ code }) => code === 'too_many_commits');
}
function longSentence(long) {
    if (long.length === 0)
        return [];
    const paths = (0,name_list/* codeSpans */.t)(distinct(long.map(({ path }) => path)));
    return [
        `More than ${limits/* MAX_PATH_COMMITS */.cZ.toLocaleString('en')} commits of this pull request touch ${paths}, too many to tell who wrote the change, so no approval counts: squash them, or split the change into several pull requests, then have it approved.`,
    ];
}
const CANNOT_REMEDY = 'Name another owner on the default branch. Where one person maintains alone, set `approvals: 0` in the settings file there: every change is still shown first, and drift still fails.';
const OWNER_FAULTS = {
    is_author: 'is the author of the pull request',
    wrote: 'wrote or pushed the change',
    no_write_access: 'has no write access to the repository',
    unknown_owner: 'is no account or team that GitHub knows',
    email_address: 'is an e-mail address, whose account GitHub does not tell',
};
/** Owners who cannot approve, whatever they are asked. */
function unableOwners({ owners, ownerFaults, refusals }) {
    return owners.flatMap((owner) => {
        const fault = ownerFaults.find((one) => one.owner === owner)?.code ?? null;
        const wrote = refusals.some(({ login, code }) => WROTE.includes(code) && login !== null && (0,gate_login/* sameLogin */.Up)(`@${login}`, owner));
        const code = fault ?? (wrote ? 'wrote' : null);
        return code === null ? [] : [{ owner, why: OWNER_FAULTS[code] }];
    });
}
const WROTE = ['wrote_the_change', 'pushed_the_change'];
/** Whether fewer people than are needed could ever approve; a team may be of any size. */
function cannotBeApproved(file) {
    const unable = unableOwners(file).map(({ owner }) => owner);
    const able = file.owners.filter((owner) => !unable.includes(owner));
    return file.owners.length > 0 && !able.some((owner) => owner.includes('/')) && able.length < file.needed;
}
function cannotSentence(file) {
    const unable = unableOwners(file).map(({ owner, why }) => `${(0,name_list/* codeSpans */.t)([owner])} ${why}`);
    const count = file.owners.length === 1 ? 'one owner' : `${file.owners.length} owners`;
    const few = file.needed > file.owners.length ? [`it needs ${file.needed} approvals and has ${count}`] : [];
    return `Nobody can approve ${(0,name_list/* codeSpans */.t)([file.path])}: ${[...few, ...unable].join(', ')}.`;
}
function askWhoCan(waiting) {
    const open = waiting.filter((file) => missingOf(file) > askedAgain(file).length);
    if (open.length === 0)
        return [];
    const owners = distinct(open.flatMap((file) => withoutLogins(file.owners, file.approvedBy)));
    const paths = (0,name_list/* codeSpans */.t)(open.map((file) => file.path));
    if (owners.length === 0)
        return [`Ask an owner of ${paths} to approve.`];
    const oneEach = open.every((file) => sameList(file.owners, open[0]?.owners ?? []));
    const whom = `${ownersWanted(open)} of ${oneEach ? '' : 'each of '}${paths}`;
    return [`Ask ${whom} to review this pull request and approve: ${(0,name_list/* codeSpans */.t)(owners)}.`];
}
function missingOf({ needed, approvedBy }) {
    return needed - approvedBy.length;
}
function ownersWanted(open) {
    const most = Math.max(...open.map(missingOf));
    const more = open.every((file) => file.approvedBy.length > 0) ? ' more' : '';
    if (most > 1)
        return `${most}${more} owners`;
    return more === '' ? 'an owner' : 'one more owner';
}
/** Owners whom another sentence asks to approve already. */
function askedAgain(file) {
    const blocking = file.blockedBy.flatMap((login) => (login === null ? [] : [login]));
    const owning = blocking.filter((login) => withoutLogins(file.owners, [login]).length < file.owners.length);
    return distinct([...owning, ...refused([file], APPROVED_OTHERWISE)]);
}
/** GitHub's logins are the same in upper and lower case. */
function withoutLogins(owners, approved) {
    const known = new Set(approved.map((login) => (0,gate_login/* foldLogin */.fK)(`@${login}`)));
    return owners.filter((owner) => !known.has((0,gate_login/* foldLogin */.fK)(owner)));
}
/** What an audit finds is in already. */
function afterPush(waiting) {
    const owners = distinct(waiting.flatMap((file) => file.owners));
    const direct = distinct(waiting.flatMap((file) => (file.pullRequest === null ? [file.path] : [])));
    const byNone = direct.length === 0
        ? []
        : [`No pull request is known to have brought the change of ${(0,name_list/* codeSpans */.t)(direct)}.`];
    const whom = owners.length === 0 ? '' : `: ${(0,name_list/* codeSpans */.t)(owners)}`;
    return [
        ...byNone,
        `The change is on the branch already: have an owner look at it now, or revert it${whom}.`,
    ];
}
function afterQueue(decision) {
    return decision.event === 'merge_group' ? ['Then queue the pull request again.'] : [];
}
function refused(waiting, codes) {
    return distinct(waiting.flatMap((file) => file.refusals.flatMap(({ login, code }) => (login !== null && codes.includes(code) ? [login] : []))));
}
function distinct(texts) {
    return [...new Set(texts)].sort(text_order/* compareCodePoints */.O);
}
function sameList(a, b) {
    return a.length === b.length && a.every((item, index) => item === b[index]);
}

// EXTERNAL MODULE: ../../lib/report/wording/counts.js
var counts = __webpack_require__(17);
// EXTERNAL MODULE: ../../lib/report/wording/inheritance-words.js
var inheritance_words = __webpack_require__(6605);
// EXTERNAL MODULE: ../../lib/report/wording/capture-sentence.js
var capture_sentence = __webpack_require__(1473);
// EXTERNAL MODULE: ../../lib/report/escape/code-span.js
var code_span = __webpack_require__(6936);
// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js
var shown_name = __webpack_require__(1049);
// EXTERNAL MODULE: ../../lib/report/wording/order-step.js
var order_step = __webpack_require__(5716);
// EXTERNAL MODULE: ../../lib/report/wording/error-sentence.js + 3 modules
var error_sentence = __webpack_require__(6663);
;// CONCATENATED MODULE: ../../lib/report/wording/next-step.js









/** Rows of drift in which the baseline is another one than that of the base branch. */
const BASELINE_CHANGED = ['baseline-changed-otherwise', 'new-baseline-otherwise'];
// A sentence stays a sentence.
const MAX_HINT = 400;
/**
 * What a reader does next, as Markdown on one line: plain sentences, with names, paths and the hint in code spans.
 * Nothing to do is said too.
 */
function nextStep(decision, options) {
    switch (decision.verdict) {
        case 'could-not-check':
            return afterError(decision, options.detail ?? 'fingerprints');
        case 'drift':
            return afterDrift(decision, options);
        case 'policy-violation':
            return AFTER_POLICY;
        case 'baseline-change':
        case 'protected-change':
            return afterChange(decision);
        case 'approved':
            return decision.approvedBy.length === 0
                ? 'Nothing to do.'
                : `Nothing to do: approved by ${(0,name_list/* codeSpans */.t)(decision.approvedBy)}.`;
        case 'unchanged':
            return 'Nothing to do.';
    }
}
const AFTER_POLICY = 'Bring the tools in line with the policy, as the findings below say; or change the policy on the base branch first, with its owners.';
function afterError(decision, detail) {
    if (decision.fault !== null)
        return (0,error_sentence/* errorSentence */.O)(decision.fault);
    const failed = decision.catalogs.filter((catalog) => catalog.error !== null);
    const [first] = failed;
    const file = decision.files.find((candidate) => candidate.asked && candidate.error !== null);
    const more = failed.length > 1 ? ` ${failed.length - 1} more could not be checked: see below.` : '';
    if (file?.error && (first === undefined || first.error === file.error)) {
        return `${(0,error_sentence/* errorSentence */.O)(file.error, file.path)}${more}`;
    }
    if (first?.error) {
        return `${catalogPrefix(first, decision)}${(0,error_sentence/* catalogErrorSentence */.x)(first.error, first)}${(0,capture_sentence/* captureSentence */.i)(first, detail)}${more}`;
    }
    return 'See below what could not be checked.';
}
function catalogPrefix(catalog, decision) {
    return decision.catalogs.length < 2 ? '' : `${(0,code_span/* codeSpan */.S)((0,shown_name/* shownText */.f$)(catalog.name))}: `;
}
function afterDrift(decision, options) {
    const drifting = decision.catalogs.filter((catalog) => catalog.verdict === 'drift');
    const own = drifting.filter((catalog) => !(0,inherited_drift/* isInheritedAlone */.Kg)(catalog));
    if (own.length === 0)
        return afterInherited(drifting, decision, options);
    const isOutdated = own.some(({ inheritance }) => inheritance?.known === true && inheritance.isOutdated);
    return [
        ...(isOutdated
            ? ['Update this branch first: the base branch has got rid of drift that is still here.']
            : []),
        afterOwn(own, decision, options),
        ...(0,inheritance_words/* driftedBeforeSentences */.uo)(own),
        ...(0,inheritance_words/* gapSentences */.bA)(own),
        ...((0,counts/* inheritedCount */.gR)(drifting) === 0
            ? []
            : [
                'A baseline made from these tools takes in what is inherited, too. To leave that out, fix it on the base branch first, in a pull request of its own, and update this branch.',
            ]),
    ].join(' ');
}
/** For an author who has changed none of it. */
function afterInherited(drifting, decision, options) {
    const order = (0,order_step/* orderStep */.r)(drifting.flatMap(comparedIn), options.detail ?? 'fingerprints');
    const isFailing = decision.catalogs.some(({ policy }) => policy?.failing === true);
    return [
        ...((0,inheritance_words/* isForOwners */.gD)(decision) && isFailing ? [AFTER_POLICY] : []),
        ...((0,inheritance_words/* isForOwners */.gD)(decision) && decision.approval === 'missing' ? [afterChange(decision)] : []),
        ...(order === null ? [] : [order]),
        `Fix the drift on the base branch, in a pull request of its own: ${updateOf(drifting, options)}, and have an owner approve it; or bring the tools there back to what the baseline says.`,
        ...(decision.passes || (0,inheritance_words/* isForOwners */.gD)(decision) ? [] : ['Then update this branch.']),
    ].join(' ');
}
function updateOf(drifting, { updateHint }) {
    const paths = (0,name_list/* codeSpans */.t)(drifting.map((catalog) => catalog.baselinePath));
    return updateHint === null
        ? `update ${paths} to match the tools and commit it`
        : `run ${hint(updateHint)}, commit the updated ${paths}`;
}
function afterOwn(drifting, decision, options) {
    const where = hasPullRequest(decision) ? 'in this pull request' : 'in a pull request';
    const update = updateOf(drifting, options);
    // Where the baseline was changed, the tools may be as they were: there is no change of them to want or undo.
    if (drifting.every(({ row }) => BASELINE_CHANGED.includes(row)))
        return `Baseline and tools have to agree. ${update.charAt(0).toUpperCase()}${update.slice(1)} ${where}, or bring the tools to what it says. Where the baseline then still differs from the base branch, an owner has to approve it.`;
    const step = `If this change of the tools is wanted, ${update} ${where}, and have an owner approve it. If it is not, undo it.`;
    const order = (0,order_step/* orderStep */.r)(drifting.flatMap(comparedIn), options.detail ?? 'fingerprints');
    return order === null ? step : `${order} ${step}`;
}
/** The change's own part, where there is one. */
function comparedIn(catalog) {
    const { before, after } = catalog;
    const format = after?.format ?? before?.format;
    const diff = (0,inherited_drift/* isInheritedAlone */.Kg)(catalog) ? catalog.diff : (0,inherited_drift/* driftParts */.aB)(catalog).own;
    return diff === null || format === undefined ? [] : [{ diff, format }];
}
function hint(text) {
    return (0,code_span/* codeSpan */.S)(text.length <= MAX_HINT ? text : `${text.slice(0, MAX_HINT)}…`);
}
function hasPullRequest(decision) {
    return decision.event?.startsWith('pull_request') === true;
}


/***/ }),

/***/ 5944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ ruleNoticeLines),
/* harmony export */   _F: () => (/* binding */ firstNotices),
/* harmony export */   mg: () => (/* binding */ setupSentences),
/* harmony export */   op: () => (/* binding */ ruleNotices),
/* harmony export */   wP: () => (/* binding */ firstNoticeLines)
/* harmony export */ });
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5904);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9574);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8781);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1049);
/* harmony import */ var _error_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6663);
/* harmony import */ var _name_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7899);





// The first lines stay few; the whole lists stand in the JSON report.
const MAX_ITEMS = 8;
const NOTICES = {
    workflow_changed: { about: 'gate', words: 'the workflow that runs it' },
    settings_changed: { about: 'gate', words: 'its settings' },
    codeowners_changed: { about: 'gate', words: 'the code owners' },
    policy_not_in_force: { about: 'gate', words: 'the policy, which is not in force before it is merged' },
    diff_hidden: { about: 'gate', words: 'a rule that hides the diff of the baseline' },
    settings_invalid: {
        about: 'settings',
        words: 'The settings file of this change is not understood, so nothing can be checked once it is merged:',
    },
    settings_misnamed: {
        about: 'settings',
        words: 'This file is not read:',
    },
    capture_run: { about: 'capture', words: 'See what the capture did:' },
    base_not_guarded: {
        about: 'setup',
        words: 'The base branch is not guarded, so the pull request was judged as if into the default branch. If it should count as a base, protect it and name it under `guarded-branches` in the settings file of the default branch.',
    },
    branch_not_protected: {
        about: 'setup',
        words: 'The base branch is not protected: anyone with write access can push past the gate.',
    },
    check_not_required: {
        about: 'setup',
        words: 'The base branch does not require this check, so a pull request can be merged although it fails.',
    },
    code_owner_review_not_required: {
        about: 'setup',
        words: 'The base branch does not require a review by code owners, so nothing asks for one if the gate is removed.',
    },
    codeowners_not_owned: {
        about: 'setup',
        words: 'CODEOWNERS does not own itself, so anyone can change who the owners are.',
    },
    protected_file_not_owned: { about: 'setup', words: 'Nobody owns this file in CODEOWNERS.' },
    rules_unreadable: {
        about: 'setup',
        words: 'The rules of the base branch could not be read, so it is not known what they require.',
    },
};
const CHANGED_ROLES = new Map([
    ['workflow', 'the workflow that runs it'],
    ['settings', 'its settings'],
    ['codeowners', 'the code owners'],
    ['policy', 'the policy'],
    ['map', 'the map'],
]);
/**
 * What a reader must know before anything else, as Markdown blocks: what the change does to the gate itself, what was
 * left out of the comparison, and that a snapshot was compared with itself.
 */
function firstNotices(decision) {
    return firstWords(decision).map(alertOf);
}
/** The same as lines of plain text. */
function firstNoticeLines(decision) {
    return firstWords(decision).map(lineOf);
}
/** What the owners of two catalogs say about their comparison, each thing as an alert in Markdown. */
function ruleNotices(rules) {
    return ruleWords(rules, null).map(alertOf);
}
/** The same as lines of plain text. */
function ruleNoticeLines(rules) {
    return ruleWords(rules, null).map(lineOf);
}
function alertOf({ alert, title, lines: [first = '', ...more] }) {
    return `${[`> [!${alert}]`, `> **${title}** ${first}`, ...more.map((line) => `> ${line}`)].join('\n')}\n\n`;
}
function lineOf({ title, lines }) {
    return (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralise */ .$)([title, ...lines].join(' '));
}
function firstWords(decision) {
    return [
        ...captureNotice(decision),
        ...settingsNotices(decision),
        ...gateChanges(decision),
        ...snapshotNotice(decision),
        ...ruleWords({
            ignored: decision.catalogs.flatMap(({ ignored }) => ignored),
            unordered: decision.catalogs.flatMap(({ unordered }) => unordered),
        }, 'the settings of the base branch'),
    ];
}
/** One sentence of plain Markdown for each thing in the set-up of the repository that weakens the gate. */
function setupSentences(notices) {
    return notices.flatMap((notice) => {
        const { about, words } = NOTICES[notice.code];
        return about === 'setup' ? [`${pathPrefix(notice)}${words}${permissionSuffix(notice)}`] : [];
    });
}
function captureNotice({ notices }) {
    return notices.flatMap(({ code, path }) => NOTICES[code].about === 'capture' && path !== null
        ? [{ alert: 'NOTE', title: NOTICES[code].words, lines: [`<${path}>`] }]
        : []);
}
/** What becomes of the gate when the change is merged, whatever is decided about it now. */
function settingsNotices({ notices }) {
    return notices.flatMap(({ code, path, error }) => {
        const { about, words: title } = NOTICES[code];
        if (about !== 'settings')
            return [];
        const said = error === undefined
            ? `${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(path ?? ''))}. The settings file is ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)(_gate_index_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTINGS_PATH */ .a)}.`
            : (0,_error_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .errorSentence */ .O)(error);
        return [{ alert: 'CAUTION', title, lines: [said] }];
    });
}
function gateChanges(decision) {
    const items = [
        ...decision.files.flatMap((file) => item(CHANGED_ROLES.get(file.role), file.path)),
        ...decision.notices.flatMap(({ code, path }) => NOTICES[code].about === 'gate' ? item(NOTICES[code].words, path) : []),
    ];
    if (items.length === 0)
        return [];
    const distinct = [...new Set(items)].sort(_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .O);
    const subject = decision.event?.startsWith('pull_request') ? 'This pull request' : 'This change';
    const but = hasInputsOfItsOwn(decision)
        ? ', but for the inputs of the step: those are what the changed workflow says'
        : '';
    return [
        {
            alert: 'CAUTION',
            title: `${subject} changes the gate itself:`,
            lines: [`${(0,_name_list_js__WEBPACK_IMPORTED_MODULE_6__/* .someOf */ .y)(distinct, MAX_ITEMS)}.`, `What decides was read from the base branch${but}.`],
        },
    ];
}
/** GitHub runs the workflow file of the commit under test, except on `pull_request_target`. */
function hasInputsOfItsOwn({ event, files, notices }) {
    if (event === 'pull_request_target')
        return false;
    return (files.some(({ role }) => role === 'workflow') || notices.some(({ code }) => code === 'workflow_changed'));
}
function item(words, path) {
    if (words === undefined)
        return [];
    return [path === null ? words : `${words} (${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(path))})`];
}
function snapshotNotice(decision) {
    return decision.catalogs.some((catalog) => catalog.snapshot)
        ? [
            {
                alert: 'NOTE',
                title: 'Only approval is gated here:',
                lines: [
                    'baseline and candidate are one committed file, so nothing says that the tools are really so.',
                ],
            },
        ]
        : [];
}
function ruleWords({ ignored, unordered }, by) {
    return [
        ...pointerWords('Left out of the comparison', ignored, by),
        ...pointerWords('Compared in any order', unordered, by),
    ];
}
function pointerWords(title, pointers, by) {
    const uses = new Map();
    for (const place of pointers)
        uses.set(place.pointer, (uses.get(place.pointer) ?? 0) + place.uses);
    if (uses.size === 0)
        return [];
    const places = [...uses]
        .sort(([a], [b]) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .O)(a, b))
        .map(([pointer, count]) => `${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(pointer))} (${count === 1 ? 'once' : `${count} times`})`);
    const list = `${(0,_name_list_js__WEBPACK_IMPORTED_MODULE_6__/* .someOf */ .y)(places, MAX_ITEMS)}.`;
    return by === null
        ? [{ alert: 'NOTE', title: `${title}:`, lines: [list] }]
        : [{ alert: 'NOTE', title, lines: [`by ${by}: ${list}`] }];
}
function pathPrefix(notice) {
    return notice.path === null ? '' : `${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(notice.path))}: `;
}
function permissionSuffix(notice) {
    return notice.permission === null ? '' : ` The token needs ${(0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(notice.permission))}.`;
}


/***/ }),

/***/ 5716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ orderStep)
/* harmony export */ });
/* harmony import */ var _diff_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3692);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1049);
/* harmony import */ var _name_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7899);



const MAX_PLACES = 3;
/**
 * What to do where catalogs differ in the order of items alone, as Markdown on one line; null where they differ in
 * anything else. Pointers can hold names of schema properties, so that `fingerprints` names none.
 */
function orderStep(compared, detail) {
    const places = compared.map(({ format, diff }) => (0,_diff_index_js__WEBPACK_IMPORTED_MODULE_0__/* .orderOnlyPlaces */ .nr)(format, diff));
    if (places.length === 0 || places.some((one) => one.length === 0))
        return null;
    const names = places.flat().map((place) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(place)));
    const named = detail === 'fingerprints' ? 'its place (`detail: pointers` names it)' : (0,_name_list_js__WEBPACK_IMPORTED_MODULE_3__/* .someOf */ .y)(names, MAX_PLACES);
    return `Only the order of items differs. Where a server writes it in another order each time, put ${named} under \`unordered\` in the settings file of the base branch.`;
}


/***/ }),

/***/ 9045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ ownerStep)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1049);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17);
/* harmony import */ var _inheritance_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6605);



// A sentence stays a sentence.
const MAX_CATALOGS = 3;
const HEX_OF_A_DIGEST = 24;
/**
 * What an owner's approval will mean, as Markdown on one line: which digest becomes the baseline of which file, and how
 * much that changes. null where no owner is asked.
 */
function ownerStep(decision) {
    const { verdict, approval, event } = decision;
    const isAsked = verdict === 'baseline-change' || verdict === 'protected-change' || (0,_inheritance_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isForOwners */ .gD)(decision);
    if (!isAsked || approval !== 'missing' || event === 'push')
        return null;
    const catalogs = decision.catalogs.filter(({ verdict: own, baselineDiff }) => own === 'baseline-change' || (own === 'drift' && baselineDiff !== null));
    const shown = catalogs.slice(0, MAX_CATALOGS).map(meaningOf);
    const more = catalogs.length - shown.length;
    const meaning = shown.length === 0 ? ['your approval lets the changed files in'] : shown;
    const rest = more > 0 ? ` (and ${more} more catalogs)` : '';
    return `${capital(meaning.join('; '))}${rest}. It holds until one of these files is changed again.`;
}
function meaningOf(catalog) {
    const path = (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(catalog.baselinePath));
    // Beside inherited drift, what is approved is what the baseline itself became.
    const { after, diff } = catalog.baselineDiff === null ? catalog : { after: catalog.before, diff: catalog.baselineDiff };
    if (after === null)
        return `your approval retires the catalog ${path}`;
    const digest = (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .S)(`${after.digest.slice(0, 'sha256:'.length + HEX_OF_A_DIGEST)}…`);
    const counts = diff === null ? '' : ` (${(0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .countsText */ .WN)([{ diff }])})`;
    return `your approval makes ${digest} the baseline in ${path}${counts}`;
}
function capital(words) {
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}


/***/ }),

/***/ 1337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ isAlarming),
/* harmony export */   O: () => (/* binding */ rowWords)
/* harmony export */ });
/* harmony import */ var _change_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6449);

// One row must never fill a report on its own.
const MAX_FACTS = 6;
const MAX_PLACES = 3;
/** Ranks up to this one are marked, so that they are seen at a glance. */
const MAX_ALARMING_RANK = 4;
/** Whether a row is about something that lets a tool do more, hides text or breaks the policy. */
function isAlarming({ rank }) {
    return rank <= MAX_ALARMING_RANK;
}
/** What happened in a row, the most consequential first: `now destructive · required property added · text changed`. */
function rowWords(row, markup, detail) {
    const shown = row.facts.slice(0, MAX_FACTS).map((fact) => factWords(fact, markup, detail));
    const more = row.facts.length - shown.length;
    const facts = [...shown, ...(more > 0 ? [`${more} more`] : [])].join(' · ');
    switch (row.kind) {
        case 'added':
            return facts === '' ? markup.bold('added') : `${markup.bold('added')}: ${facts}`;
        case 'removed':
            return facts === '' ? 'removed' : `removed: ${facts}`;
        case 'renamed': {
            const from = row.former === null ? '' : ` from ${markup.entry(row.former)}`;
            return `looks renamed${from}: ${facts === '' ? 'otherwise the same' : facts}`;
        }
        case 'changed':
        case 'members':
            return facts;
    }
}
function factWords(fact, markup, detail) {
    switch (fact.type) {
        case 'finding':
            return markup.bold(`breaks the policy: ${markup.name(fact.code)}`);
        case 'invisible':
            return markup.bold(fact.classes.map((one) => INVISIBLE_WORDS[one]).join(', '));
        case 'look-alike':
            return markup.bold(fact.of === null
                ? 'its name has letters that look like others'
                : `its name looks like ${markup.entry(fact.of)}`);
        case 'tie':
            return `${markup.entry(fact.of)} is as much alike`;
        case 'effects':
            return effectsWords(fact, markup);
        case 'change':
            return `${changeFactWords(fact, markup)}${placesWords(fact, markup, detail)}`;
    }
}
const INVISIBLE_WORDS = {
    direction: 'characters that reorder text appeared',
    'zero-width': 'zero-width characters appeared',
    tag: 'invisible tag characters appeared',
    variation: 'invisible variation selectors appeared',
    control: 'control characters appeared',
    space: 'unusual spaces appeared',
    'private-use': 'private-use characters appeared',
    other: 'invisible characters appeared',
};
const CLASS_WORDS = {
    none: 'no side effects',
    'read-only': 'read-only',
    'idempotent-write': 'writes, idempotent',
    'non-idempotent-write': 'writes',
    destructive: 'destructive',
};
const FORMER_WORDS = {
    none: 'had no side effects',
    'read-only': 'was read-only',
    'idempotent-write': 'could write, idempotent',
    'non-idempotent-write': 'could write',
    destructive: 'was destructive',
};
function effectsWords({ effects, of }, markup) {
    const words = CLASS_WORDS[effects.class];
    if (of === 'removed')
        return effects.isStated ? FORMER_WORDS[effects.class] : 'side effects were not stated';
    if (!effects.isStated)
        return `side effects not stated (MCP assumes ${words})`;
    return effects.class === 'destructive' ? markup.bold(words) : words;
}
/** Fields whose schema is what is meant where none is named. */
const INPUT_SCHEMAS = new Set(['inputSchema', 'input_schema', 'parameters', 'schema']);
function changeFactWords(fact, markup) {
    const { kind, field, hint, before, after, names, places, values } = fact;
    if (values !== null)
        return `${markup.name(field)}: ${value(values.before, markup)} → ${value(values.after, markup)}`;
    const many = places > 1;
    const inField = INPUT_SCHEMAS.has(field) ? '' : ` in ${markup.name(field)}`;
    switch (kind) {
        case 'side_effect_raised':
            return (markup.bold(`${fact.isStated ? 'now' : 'now counts as'} ${stated(after)}`) + ` (${former(before)})`);
        case 'side_effect_lowered':
            return `now ${stated(after)} (${former(before)})`;
        case 'annotation_hint':
            return `${hint ?? 'hint'}: ${stated(before)} → ${stated(after)}`;
        case 'description_text':
            if (field === 'description')
                return 'text changed';
            if (field === 'instructions')
                return markup.bold('instructions changed');
            if (field === 'title')
                return 'title changed';
            return INPUT_SCHEMAS.has(field) ? 'text in the schema changed' : `text changed${inField}`;
        case 'schema_emptied':
            return markup.bold(`schema emptied${inField}`);
        case 'required_property_added':
            return `${many ? `${places} required properties` : 'required property'} added${inField}`;
        case 'property_added':
            return `${many ? `${places} properties` : 'property'} added${inField}`;
        case 'property_removed':
            return `${many ? `${places} properties` : 'property'} removed${inField}`;
        case 'required_added':
            return `${names.length > 1 ? `${names.length} properties` : 'property'} now required${inField}`;
        case 'required_removed':
            return `${names.length > 1 ? `${names.length} properties` : 'property'} no longer required${inField}`;
        case 'explicit_spec_default':
            return `default written out or left out${inField}`;
        case 'field_added':
        case 'field_removed':
            return `${markup.name(field)} ${kind === 'field_added' ? 'added' : 'removed'}`;
        case 'other':
            return `${INPUT_SCHEMAS.has(field) ? 'schema' : markup.name(field)} changed otherwise`;
        default:
            return `${_change_words_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANGE_WORDS */ .r[kind]}${inField}`;
    }
}
function former(value) {
    if (value === 'idempotent-write' || value === 'non-idempotent-write')
        return `before: ${CLASS_WORDS[value]}`;
    return typeof value === 'string' ? FORMER_WORDS[value] : `was ${stated(value)}`;
}
function stated(value) {
    if (value === null)
        return 'absent';
    return typeof value === 'boolean' ? String(value) : CLASS_WORDS[value];
}
function value(text, markup) {
    return text === null ? 'absent' : markup.name(text.startsWith('sha256:') ? text.slice(7, 19) : text);
}
/** Kinds whose count stands in their words. */
const COUNTED = new Set([
    'required_property_added',
    'property_added',
    'property_removed',
    'required_added',
    'required_removed',
]);
/** Where it is: names of properties, or pointers, where they may be told; else how many places there are. */
function placesWords(fact, markup, detail) {
    const { kind, field, hint, places, names, pointers, values } = fact;
    if (hint !== null || values !== null || kind.startsWith('side_effect_'))
        return '';
    if (detail === 'fingerprints')
        return places > 1 && !COUNTED.has(kind) ? ` (${places} places)` : '';
    // With values the places stand in the fold itself.
    const elsewhere = detail === 'values' ? [] : pointers.filter((pointer) => pointer !== `/${field}`);
    const told = names.length > 0 ? names : elsewhere;
    if (told.length === 0)
        return places > 1 && !COUNTED.has(kind) ? ` (${places} places)` : '';
    const shown = told
        .slice(0, MAX_PLACES)
        .map((name) => (names.length > 0 ? markup.name(name) : markup.pointer(name)));
    const more = Math.max(places, told.length) - shown.length;
    return ` ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}


/***/ }),

/***/ 140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ VERDICT_WORDS)
/* harmony export */ });
/** Each text is Markdown of our own. */
const VERDICT_WORDS = {
    'could-not-check': {
        name: 'Could not check',
        outcome: 'could not check',
        sample: 'Could not check: no verdict on the tools',
        meaning: 'Something that the verdict needs could not be read, found or understood. The code in the report says what.',
        author: 'Look up the code below. Where it is about a file of yours, fix the file; where GitHub did not answer, run again.',
        owner: 'There is nothing to approve yet.',
        maintainer: 'Where a permission is named, add that line under `permissions:` of the job that runs the gate.',
    },
    drift: {
        name: 'Drift',
        outcome: 'not in the baseline',
        sample: 'Drift: the tools changed, the baseline did not',
        meaning: 'The tools are not those of the committed baseline.',
        author: 'If the change is wanted, run the command of the report (`update-hint`), look at what it changed, and commit the new baseline in the same pull request. If it is not, take it back: `git checkout BASE -- FILE` for a committed catalog, else the change of the server that made it. What the report lists as inherited the base branch has already: fix that there, in a pull request of its own.',
        owner: 'There is nothing to approve before baseline and tools agree, but for a baseline that was changed beside inherited drift where `fail-on-drift: new` lets that pass.',
        maintainer: 'Set `update-hint` to the command that writes the baseline, so that the report can name it. With `fail-on-drift: new` a pull request does not fail for inherited drift alone.',
    },
    'policy-violation': {
        name: 'Policy violation',
        outcome: 'breaks the policy',
        sample: 'Policy violation: the tools do not hold to the policy',
        meaning: 'The tools do not hold to the policy of the base branch.',
        author: 'Bring the tools in line with the findings, each of which names its tool and place.',
        owner: 'An approval does not help: the policy decides.',
        maintainer: 'Where the policy is wrong, change it on the base branch first, with its owners.',
    },
    'baseline-change': {
        name: 'Baseline change',
        outcome: 'waits for an owner',
        sample: 'Baseline change: tools and baseline changed alike; an owner has to approve',
        meaning: 'The pull request changes the baseline, and an owner has to approve exactly that catalog.',
        author: 'Ask the owners that the report names. You cannot approve what you wrote yourself.',
        owner: 'Look at each change of the list. Your approval is for the digest in the report: it holds until the baseline changes again, and for no other catalog.',
        maintainer: 'Where owners or reviews could not be read, the report names the permission that is missing.',
    },
    'protected-change': {
        name: 'Protected change',
        outcome: 'waits for an owner',
        sample: 'Protected change: the tools are unchanged, a file that protects them is not; an owner has to approve',
        meaning: 'The tools are as they were; a file that decides what the gate does is not.',
        author: 'Ask the owners of that file, or take the change of it out of the pull request.',
        owner: 'Look at the file itself: it decides what the gate will do once it is merged.',
        maintainer: 'Each such file needs an owner in CODEOWNERS.',
    },
    approved: {
        name: 'Approved',
        outcome: 'approved',
        sample: 'Approved: tools and baseline changed alike, and the owners approved exactly that',
        meaning: 'The baseline changes, and owners have approved exactly this catalog.',
        author: 'Nothing to do. A push that changes the catalog needs a new approval.',
        owner: 'Nothing to do.',
        maintainer: 'Nothing to do.',
    },
    unchanged: {
        name: 'Unchanged',
        outcome: 'nothing to do',
        sample: 'Unchanged: the tools are those of the baseline',
        meaning: 'Tools and baseline are what they were on the base branch.',
        author: 'Nothing to do.',
        owner: 'Nothing to do.',
        maintainer: 'Nothing to do.',
    },
};


/***/ })

};
;