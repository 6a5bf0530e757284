"use strict";
exports.id = 130;
exports.ids = [130];
exports.modules = {

/***/ 9573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ catalogDigestWith),
/* harmony export */   o: () => (/* binding */ catalogDigest)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7998);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7259);
/* harmony import */ var _entry_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2211);


/** The lists of the canonical form, in its order of keys. */
const LISTS = [
    ['prompts', 'prompt'],
    ['resourceTemplates', 'resourceTemplate'],
    ['resources', 'resource'],
    ['tools', 'tool'],
];
/**
 * A catalog's digest: SHA-256 of the canonical form of `{format, members, tools}`, beside them `prompts`,
 * `resources` and `resourceTemplates` where the catalog has any. Each is the list of definitions sorted by key in
 * code points, then version; where keys stand beside the definitions, an object by key. It does not depend on the
 * order of tools or keys, and two catalogs of one format have the same digest exactly where their diff is empty.
 */
function catalogDigest(catalog) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfPieces */ .R)(digestPieces(catalog, NOTHING));
}
/** The digest where the canonical forms of definitions are known. */
function catalogDigestWith(catalog, known) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfPieces */ .R)(digestPieces(catalog, known));
}
const NOTHING = new Map();
/** The canonical form in pieces: as one text it can take several times the memory of the catalog. */
function* digestPieces(catalog, known) {
    yield `{"format":${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(catalog.format)},"members":${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(catalog.members)}`;
    for (const [name, kind] of LISTS) {
        const entries = catalog.entries.filter((entry) => entry.kind === kind);
        if (entries.length === 0 && kind !== 'tool')
            continue;
        yield `,"${name}":`;
        yield* (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameField */ .yD)(catalog.format, kind) === null ? byKey(entries, known) : inOrder(entries, known);
    }
    yield '}';
}
function* inOrder(entries, known) {
    yield '[';
    let separator = '';
    for (const { definition } of entries) {
        yield separator;
        yield known.get(definition) ?? (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(definition);
        separator = ',';
    }
    yield ']';
}
/** As an object, whose keys RFC 8785 sorts by UTF-16 code units. */
function* byKey(entries, known) {
    yield '{';
    const sorted = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1));
    let separator = '';
    for (const { key, definition } of sorted) {
        yield `${separator}${(0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(key)}:`;
        yield known.get(definition) ?? (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(definition);
        separator = ',';
    }
    yield '}';
}


/***/ }),

/***/ 7472:
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
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5176);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1326);




/** `--format`: one of the formats, or `auto` (the default) by content. */
const FORMAT = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'format', value: 'format', about: 'format of a catalog (default auto: by content)' }, ['auto', ..._catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .h]);
/** How an operand that is a catalog is told in the help. */
const CATALOG_ABOUT = 'a file, a directory of one-tool files, or - for standard input';
/**
 * What is in a file, in a directory of one-tool files, or on standard input for `-`. Throws the codes of reading about
 * `field`, and `format_mismatch` for a directory that is to be a file.
 */
async function readSource(terminal, path, given, field) {
    const limits = (0,_limit_options_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsOf */ .Af)(given);
    const files = path === '-' ? null : await terminal.readDirectory(path, limits, field);
    if (files === null)
        return { bytes: await terminal.read(path, limits, field) };
    const format = formatOf(given);
    if (format !== 'auto' && format !== 'directory')
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('format_mismatch', field);
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

/***/ 1130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CHECK: () => (/* binding */ CHECK)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9573);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1985);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6174);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5440);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4804);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7378);
/* harmony import */ var _catalog_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7472);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99);
/* harmony import */ var _limit_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1326);





/** `check FILE`: reads a catalog strictly and says what it is, or every fault of it. */
const CHECK = {
    name: 'check',
    about: 'read a catalog strictly and say what it is, or every fault with its line',
    operands: [{ name: 'file', about: _catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .CATALOG_ABOUT */ .yB }],
    options: [_catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .FORMAT */ .uB, _limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_BYTES */ .zx, _limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_DEPTH */ .lr],
    run: check,
};
async function check(terminal, given) {
    const source = await (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readSource */ .o$)(terminal, (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .operandOf */ .fK)(given, 0), given, 'catalog');
    const faults = faultsOf(source, given);
    if (faults.length > 0) {
        terminal.writeError(faults.map((fault) => `${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_3__/* .errorSentence */ .O)(fault)}\n`).join(''));
        return 2;
    }
    const catalog = (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .catalogIn */ .DS)(source, given, 'catalog');
    const lines = [
        `${catalog.format}, ${countOf(catalog)}`,
        `digest ${(0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_4__/* .catalogDigest */ .o)(catalog)}`,
        ...(0,_report_index_js__WEBPACK_IMPORTED_MODULE_5__/* .noteLines */ .G)([catalog]),
    ];
    terminal.write(lines.map((line) => `${line}\n`).join(''));
    return 0;
}
function faultsOf(source, given) {
    const [limits, field] = [(0,_limit_options_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsOf */ .Af)(given), 'catalog'];
    return 'files' in source
        ? (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_6__/* .catalogDirectoryFaults */ .ml)(source.files, { limits, field })
        : (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_7__/* .catalogFaults */ .l)(source.bytes, { format: (0,_catalog_input_js__WEBPACK_IMPORTED_MODULE_0__/* .formatOf */ .be)(given), limits, field });
}
const NOUNS = {
    tool: ['tool', 'tools'],
    prompt: ['prompt', 'prompts'],
    resource: ['resource', 'resources'],
    resourceTemplate: ['resource template', 'resource templates'],
};
function countOf(catalog) {
    const counts = _catalog_index_js__WEBPACK_IMPORTED_MODULE_8__/* .ENTRY_KINDS */ .p.map((kind) => [kind, catalog.entries.filter((entry) => entry.kind === kind).length]);
    return counts
        .filter(([kind, count]) => kind === 'tool' || count > 0)
        .map(([kind, count]) => `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`)
        .join(', ');
}


/***/ }),

/***/ 1326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   w4: () => (/* binding */ schemaLimits),
/* harmony export */   zx: () => (/* binding */ MAX_BYTES)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4103);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99);


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

/***/ 7998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ digestOfPieces)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Bytes that are hashed at once: small pieces cost more by their number than by their length. */
const CHUNK_BYTES = 65_536;
/** No UTF-16 unit has more bytes in UTF-8. */
const MOST_BYTES_OF_A_UNIT = 3;
/** SHA-256 of the UTF-8 bytes of pieces one after the other. */
function digestOfPieces(pieces) {
    const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let length = 0;
    for (const piece of pieces) {
        const most = typeof piece === 'string' ? piece.length * MOST_BYTES_OF_A_UNIT : piece.length;
        if (length + most > CHUNK_BYTES) {
            sha256.update(chunk.subarray(0, length));
            length = 0;
        }
        if (most > CHUNK_BYTES)
            sha256.update(piece);
        else
            length += put(piece, chunk, length);
    }
    return `sha256:${sha256.update(chunk.subarray(0, length)).digest('hex')}`;
}
/** Puts a piece into a chunk; how many bytes it has. */
function put(piece, chunk, at) {
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
/* harmony import */ var _digest_of_pieces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7998);



/**
 * SHA-256 of a value's canonical form (see canonicalJson): equal for two values exactly where they mean the same. The
 * form of a whole document is never in memory.
 */
function fingerprint(value) {
    return isLarge(value, LEVELS)
        ? (0,_digest_of_pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfPieces */ .R)(canonicalPieces(value, NOTHING))
        : digestOf((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(value));
}
/** The same where the canonical forms of some of the value's parts are known. */
function fingerprintWith(value, known) {
    return (0,_digest_of_pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfPieces */ .R)(canonicalPieces(value, known));
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
function* canonicalPieces(value, known) {
    if (typeof value !== 'object' || value === null || !isLarge(value, LEVELS))
        yield known.get(value) ?? (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(value);
    else if (value.kind === 'array')
        yield* arrayPieces(value.items, known);
    else if (value.kind === 'object')
        yield* objectPieces(value, known);
}
function* arrayPieces(items, known) {
    let separator = '[';
    for (const item of items) {
        yield separator;
        const form = known.get(item);
        if (form === undefined)
            yield* canonicalPieces(item, known);
        else
            yield form;
        separator = ',';
    }
    yield items.length === 0 ? '[]' : ']';
}
function* objectPieces({ keys, values }, known) {
    const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .compareUnits */ .HG)(a.key, b.key));
    for (const [place, { key, index }] of sorted.entries()) {
        yield `${place === 0 ? '{' : ','}${(0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(key)}:`;
        yield* canonicalPieces(values[index] ?? null, known);
    }
    yield '}';
}


/***/ }),

/***/ 5671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ neutralise)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(700);

/**
 * A text that may go to a log that a GitHub runner reads: one line in which no workflow command can begin. Line
 * breaks and invisible characters stand as `\u{…}`; `::` (a command at the start of a line) and `##[` (a command anywhere in a line)
 * are broken up by escaping their second character.
 *
 * Source of the rule: actions/runner, `ActionCommand.TryParse` and `TryParseV2`.
 */
function neutralise(text) {
    return (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text)
        .replace(/:(?=:)/gu, '\\u{3A}')
        .replace(/#(?=#\[)/gu, '\\u{23}');
}


/***/ }),

/***/ 7378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ noteLines)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(356);
/* harmony import */ var _log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5671);
/* harmony import */ var _shown_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3645);
/* harmony import */ var _some_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2772);




const MOST_FILES = 8;
/** What is said of catalogs themselves, as lines of plain text, each note once. */
function noteLines(catalogs) {
    const notes = catalogs.flatMap((catalog) => catalog.notes);
    const files = notes.flatMap(({ code, about }) => (code === 'file_name_differs' ? (about ?? []) : []));
    const names = [...new Set(files)].sort(_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .O).map((file) => (0,_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralise */ .$)((0,_shown_name_js__WEBPACK_IMPORTED_MODULE_2__/* .shownText */ .f$)(file)));
    return [
        ...when(notes, 'descriptions_not_compared', 'Descriptions not compared: the digests cover the schemas alone.'),
        ...when(notes, 'one_hash_for_all', 'This lock file locks nothing: all its hashes are the same.'),
        ...(names.length === 0 ? [] : [`Not named after their tool: ${(0,_some_of_js__WEBPACK_IMPORTED_MODULE_3__/* .someOf */ .y)(names, MOST_FILES)}.`]),
    ];
}
function when(notes, code, line) {
    return notes.some((note) => note.code === code) ? [line] : [];
}


/***/ }),

/***/ 3645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VK: () => (/* binding */ shortDigest),
  HD: () => (/* binding */ shownName),
  lR: () => (/* binding */ shownPointer),
  f$: () => (/* binding */ shownText)
});

// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var fingerprint = __webpack_require__(8030);
// EXTERNAL MODULE: ../../lib/report/visible.js
var visible = __webpack_require__(700);
;// CONCATENATED MODULE: ../../lib/report/look-alikes.js

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
 * form C, compatibility characters, four marks on one letter, signs drawn like ASCII punctuation, every non-ASCII letter of a word that mixes
 * scripts drawn alike (`pаypal` with a Cyrillic а), and every letter of a word that consists of letters drawn like
 * ASCII alone (`сору` in Cyrillic). A word of one script stays readable: `документ` is left alone.
 *
 * Source of the rule: a small part of Unicode Technical Standard 39 (mixed-script and whole-script confusables).
 */
function escapeLookAlikes(text) {
    if (visible/* PRINTABLE_ASCII */._o.test(text))
        return text;
    // A base with its marks (conjoining Hangul vowels and finals compose like marks); a word, or an escape before it.
    const cluster = /[^\p{M}][\p{M}\u1160-\u11FF]*|\p{M}+/gu;
    const word = /\\u\{[0-9A-F]+\}|[\p{L}\p{M}\p{N}]+/gu;
    return text
        .replace(cluster, (found) => (isPlain(found) ? found : escapeNonAscii(found)))
        .replace(NON_ASCII, (character) => (SIGNS.has(character) ? (0,visible/* escaped */.Mk)(character) : character))
        .replace(word, (found) => (found.startsWith('\\') || isHonest(found) ? found : escapeNonAscii(found)));
}
function isPlain(cluster) {
    return (EVERYDAY_COMPATIBILITY.has(cluster) ||
        (cluster.normalize('NFKC') === cluster && !/\p{M}{4}/u.test(cluster)));
}
function isHonest(word) {
    const scripts = alikeScripts().filter((script) => script.test(word)).length;
    return scripts < 2 && [...word].some((character) => character > '\x7F' && !LETTERS.has(character));
}
/** Scripts whose letters are taken for one another: no honest word mixes two of them. */
function alikeScripts() {
    return [
        /\p{Script=Latin}/u,
        /\p{Script=Cyrillic}/u,
        /\p{Script=Greek}/u,
        /\p{Script=Armenian}/u,
        /\p{Script=Cherokee}/u,
        /\p{Script=Coptic}/u,
        /\p{Script=Lisu}/u,
    ];
}
function escapeNonAscii(text) {
    return text.replace(NON_ASCII, visible/* escaped */.Mk);
}

;// CONCATENATED MODULE: ../../lib/report/shown-name.js



/** The longest name, in code points, that is shown whole. */
const LONGEST_SHOWN = 80;
const SHOWN_OF_A_LONG_NAME = 48;
const HEX_OF_A_LONG_NAME = 20;
const NOT_PRINTABLE_ASCII = /[^\x20-\x7E]/gu;
const SPACE_THAT_HIDES = /^ | $| (?= )/gu;
/**
 * A tool's name, or the name of one of its fields, in printable ASCII on one line. Two different names never look the same: every other
 * character stands as `\u{…}`, a backslash as `\\`, a space that would not show as `\u{20}`. Of a name over 80 code
 * points the first 48 are followed by `…` and 20 hex digits of the SHA-256 of the whole name.
 */
function shownName(name) {
    return cut(name, asciiOnly, 1);
}
/**
 * The same for text that may be in any language (prompts, resources, paths, logins, names of catalogs): only invisible characters,
 * look-alikes and what is not in normal form C stand as `\u{…}` (see `escapeLookAlikes`).
 */
function shownText(text) {
    return cut(text, anyLanguage, 1);
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
    const longest = LONGEST_SHOWN * times;
    const characters = Array.from(text.slice(0, 2 * longest + 2));
    if (characters.length <= longest)
        return show(text);
    const digest = (0,fingerprint/* digestOf */.ol)(text).slice('sha256:'.length, 'sha256:'.length + HEX_OF_A_LONG_NAME);
    return `${show(characters.slice(0, SHOWN_OF_A_LONG_NAME * times).join(''))}…${digest}`;
}
function asciiOnly(text) {
    return withoutHiddenSpaces(text.replaceAll('\\', '\\\\').replace(NOT_PRINTABLE_ASCII, visible/* escaped */.Mk));
}
function anyLanguage(text) {
    return withoutHiddenSpaces(escapeLookAlikes((0,visible/* visible */.RK)(text.replaceAll('\\', '\\\\'))));
}
function withoutHiddenSpaces(text) {
    return text.replace(SPACE_THAT_HIDES, visible/* escaped */.Mk);
}


/***/ }),

/***/ 2772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ someOf)
/* harmony export */ });
/** The first few of a list as words, and how many more there are: "a, b and 3 more". */
function someOf(items, most) {
    const shown = items.slice(0, most);
    const more = items.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}


/***/ })

};
;