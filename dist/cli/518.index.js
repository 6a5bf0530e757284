"use strict";
exports.id = 518;
exports.ids = [518];
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

/***/ 8950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CHECK: () => (/* binding */ CHECK)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1100);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8176);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3854);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5440);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2709);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9261);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8183);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8742);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8781);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1049);
/* harmony import */ var _catalog_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8468);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5458);
/* harmony import */ var _fault_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4398);







const CLIENTS = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .flagOption */ .kY)('clients', 'tell what clients refuse, and what the catalog costs (docs/clients.md)');
const PREFIX = {
    name: 'prefix',
    value: 'text',
    about: 'what a client puts before each name, as mcp__notes__; counts with --clients',
};
/** `check FILE`: reads a catalog strictly and says what it is, or every fault of it; exit code 1 for findings of `--clients`. */
const CHECK = {
    operands: [{ name: 'file', about: _catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .CATALOG_ABOUT */ .yB }],
    options: [CLIENTS, PREFIX, _catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB, _limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BYTES */ .zx, _limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr],
    run: check,
};
async function check(terminal, given) {
    const source = await (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readSource */ .o$)(terminal, (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .operandOf */ .fK)(given, 0), given, 'catalog');
    const faults = faultsOf(source, given);
    if (faults.length > 0) {
        terminal.writeError(faults.map((fault) => `${(0,_fault_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .faultSentence */ .c)(_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .commandErrorSentence */ .B, fault, CHECK, given)}\n`).join(''));
        return 2;
    }
    const catalog = (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogIn */ .DS)(source, given, 'catalog');
    const report = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .isGiven */ .qR)(given, CLIENTS)
        ? await (0,_clients_index_js__WEBPACK_IMPORTED_MODULE_5__/* .clientReport */ .O)(catalog, { prefix: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(given, PREFIX) ?? '' })
        : null;
    const lines = [
        `${catalog.format}, ${countOf(catalog)}`,
        `digest ${(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_6__/* .catalogDigest */ .oR)(catalog)}`,
        ...(0,_report_index_js__WEBPACK_IMPORTED_MODULE_7__/* .noteLines */ .G)([catalog]),
        ...(report === null ? [] : clientLines(report)),
    ];
    terminal.write(lines.map((line) => `${line}\n`).join(''));
    return report === null || report.findings.length === 0 ? 0 : 1;
}
/** What a catalog costs, then what clients refuse in it. */
function clientLines({ size, findings }) {
    return [
        (0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__/* .sizeLine */ .Od)(size),
        ...findings.map((finding) => {
            const name = finding.entry === null ? 'The catalog' : (0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__/* .neutralise */ .$)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .shownName */ .HD)(finding.entry));
            return (0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__/* .clientLine */ .cV)(finding, name, (0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__/* .neutralise */ .$)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_10__/* .shownText */ .f$)(finding.path)));
        }),
    ];
}
function faultsOf(source, given) {
    const [limits, field] = [(0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsOf */ .Af)(given), 'catalog'];
    return 'files' in source
        ? (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_11__/* .catalogDirectoryFaults */ .ml)(source.files, { limits, field, format: (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryFormat */ .lX)(given) })
        : (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_12__/* .catalogFaults */ .l)(source.bytes, { format: (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .be)(given), limits, field });
}
const NOUNS = {
    tool: ['tool', 'tools'],
    prompt: ['prompt', 'prompts'],
    resource: ['resource', 'resources'],
    resourceTemplate: ['resource template', 'resource templates'],
};
function countOf(catalog) {
    const counts = _catalog_index_js__WEBPACK_IMPORTED_MODULE_13__/* .ENTRY_KINDS */ .pf.map((kind) => [kind, catalog.entries.filter((entry) => entry.kind === kind).length]);
    return counts
        .filter(([kind, count]) => kind === 'tool' || count > 0)
        .map(([kind, count]) => `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`)
        .join(', ');
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

/***/ 8781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ neutralise)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7846);

/**
 * A text that may go to a log that a GitHub runner reads: one line in which no workflow command can begin. Line
 * breaks and invisible characters stand as `\u{…}`; `::` (a command at the start of a line) and `##[` (a command
 * anywhere in a line) are broken up by escaping their second character.
 *
 * Source of the rule: actions/runner, `ActionCommand.TryParse` and `TryParseV2`.
 */
function neutralise(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text)
        .replace(/:(?=:)/gu, '\\u{3A}')
        .replace(/#(?=#\[)/gu, '\\u{23}');
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


/***/ }),

/***/ 7899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ codeSpans),
/* harmony export */   y: () => (/* binding */ someOf)
/* harmony export */ });
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6936);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1049);

// A sentence stays a sentence.
const MAX_NAMES = 4;
/** Names, paths or logins within a sentence, each in a code span: the first four, the others counted. */
function codeSpans(texts) {
    return someOf(texts.map((text) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .S)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f$)(text))), MAX_NAMES);
}
/** The first few of a list as words, and how many more there are: "a, b and 3 more". */
function someOf(items, most) {
    const shown = items.slice(0, most);
    const more = items.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}


/***/ }),

/***/ 8183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ noteLines)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9574);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8781);
/* harmony import */ var _escape_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1049);
/* harmony import */ var _name_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7899);



const MAX_FILES = 8;
/** What is said of catalogs themselves, as lines of plain text, each note once. */
function noteLines(catalogs) {
    const notes = catalogs.flatMap((catalog) => catalog.notes);
    const files = notes.flatMap(({ code, about }) => (code === 'file_name_differs' ? (about ?? []) : []));
    const names = [...new Set(files)].sort(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .O).map((file) => (0,_escape_index_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$)((0,_escape_index_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(file)));
    return [
        ...when(notes, 'descriptions_not_compared', 'Descriptions not compared: the digests cover the schemas alone.'),
        ...when(notes, 'tools_alone_compared', 'Only the tools are in the inventory: what else the manifest holds is not compared.'),
        ...when(notes, 'one_hash_for_all', 'This lock file locks nothing: all its hashes are the same.'),
        ...(names.length === 0 ? [] : [`Not named after their tool: ${(0,_name_list_js__WEBPACK_IMPORTED_MODULE_3__/* .someOf */ .y)(names, MAX_FILES)}.`]),
    ];
}
function when(notes, code, line) {
    return notes.some((note) => note.code === code) ? [line] : [];
}


/***/ })

};
;