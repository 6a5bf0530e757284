"use strict";
exports.id = 663;
exports.ids = [663];
exports.modules = {

/***/ 5904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ SETTINGS_PATH)
/* harmony export */ });
/** Where the settings file stands, read at the base branch's tip alone. */
const SETTINGS_PATH = '.github/tool-catalog-gate.yml';


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

/***/ 6663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ catalogErrorSentence),
  O: () => (/* binding */ errorSentence)
});

// EXTERNAL MODULE: ../../lib/gate/settings-path.js
var settings_path = __webpack_require__(5904);
// EXTERNAL MODULE: ../../lib/report/escape/code-span.js
var code_span = __webpack_require__(6936);
// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js
var shown_name = __webpack_require__(1049);
;// CONCATENATED MODULE: ../../lib/report/wording/governance-sentences.js
/** What happened, then what to do next, for each code of the OpenMed contracts. */
const GOVERNANCE_SENTENCES = {
    invalid_identifier_type: 'An identifier is not a string. Write it as one.',
    identifier_too_long: 'An identifier is longer than 512 characters. Shorten it.',
    unknown_kind: 'An identifier is of a kind that the contract does not know. Use one that it does.',
    wrong_kind: 'An identifier is of another kind than is wanted here. Use the right kind.',
    namespace_too_long: 'The namespace of an identifier is longer than 253 characters. Shorten it.',
    wrong_identifier_kind: 'An identifier is of another kind than is wanted here. Use the right kind.',
    invalid_governance_identifier: 'An identifier does not have the form `kind:namespace/name@version`. Fix it.',
    unversioned_governance_identifier: 'An identifier lacks its version. Add `@1.0.0` or the version that is meant.',
    invalid_grant: 'A granted class is no `data:` identifier. Fix it.',
    duplicate_grant: 'A data class is granted twice. Remove one.',
    invalid_tool_schema: 'The schema does not pass the contract lint. Run `tool-catalog-gate lint` and fix what it finds.',
    unsafe_field_name: 'The name of a property is not made of letters, digits, `_` and `-`, or is longer than 128 characters. Rename it.',
    projection_denied: 'The plan asks for data that was not granted. Read the rationale; grant the class or drop the field.',
    invalid_data_class: 'A data class is no `data:` identifier. Fix it.',
    invalid_rules: 'The rules are not a list of rules. Make them one.',
    duplicate_rule: 'Two rules have the same path. Remove one.',
    invalid_action: 'A decision is none of `allow`, `redact` and `block`. Use one of them.',
    invalid_argument_value: 'A value is not one that JSON can hold. Pass plain JSON values.',
    replacement_requires_redact: 'A replacement stands beside an action other than `redact`. Remove it, or redact.',
    invalid_policy_profile: 'The policy profile is no `policy:` identifier. Fix it.',
    invalid_decisions: 'The decisions are not a list of decisions. Make them one.',
    duplicate_data_class: 'A data class has two decisions. Remove one.',
    missing_decision: 'A data class that a rule names has no decision. Add one.',
    invalid_policy: 'The policy is not one made by this library. Make it with the function that does.',
    invalid_hash_key: 'The key is shorter than 32 bytes or no bytes at all. Use a random key of 32 bytes.',
    invalid_arguments: 'The arguments are not one plain object. Pass one.',
    invalid_argument_field: 'The name of an argument is not made of letters, digits, `_` and `-`, or is longer than 128 characters. Rename it.',
    unclassified_argument: 'An argument matches no rule. Add a rule for it.',
    ambiguous_rule: 'An argument matches more than one rule. Make the rules exclude each other.',
    policy_profile_mismatch: 'The request names another policy profile than the policy. Use the policy that it names.',
    blocked_by_policy: 'The policy blocks an argument, so nothing was called. Read the report of the classification.',
    invalid_classifier: 'The classifier is not one made by this library. Make it with the function that does.',
    invalid_dispatch: 'What is to be called is no function. Pass one.',
    missing_grant: 'There is no grant. Issue one first.',
    invalid_manifest: 'The grant is not one made or read by this library. Read it with the function that does.',
    invalid_manifest_fields: 'The fields of the grant are not exactly those of the contract. Issue it again.',
    invalid_json: 'The grant is not valid JSON. Issue it again.',
    unsupported_schema_version: 'The grant is of a version that is not supported. Issue it again.',
    invalid_constraints: 'The constraints are not a sorted, non-empty list. Issue the grant again.',
    constraints_must_be_non_empty_tuple: 'A grant needs at least one constraint. Add one.',
    invalid_constraint_fields: 'The fields of a constraint are not exactly those of the contract. Fix it.',
    duplicate_constraint: 'Two constraints are the same. Remove one.',
    invalid_timestamp: 'A time is not given in whole seconds since 1970. Fix it.',
    invalid_key_id: 'The name of the key is not lower-case letters, digits, `.`, `_` and `-`. Rename it.',
    invalid_signature_format: 'The signature is not `hmac-sha256:` and 64 lower-case hex digits. Issue the grant again.',
    key_unavailable: 'The key that signed the grant is not at hand. Provide it.',
    invalid_key: 'The key is shorter than 32 bytes or no bytes at all. Use a random key of 32 bytes.',
    invalid_signature: 'The signature does not fit the grant. Do not use it; issue a new one.',
    expired: 'It is past its time. Issue a new one.',
    scope_mismatch: 'The grant does not cover this request. Issue one that does.',
    invalid_request: 'The request is not one made by this library. Make it with the function that does.',
    missing_ticket: 'There is no access ticket. Issue one first.',
    invalid_ticket: 'The ticket is not one made by this library. Make it with the function that does.',
    invalid_run_id: 'The run id is not of the form of the contract. Fix it.',
    invalid_scope: 'The scope of the ticket is not of the form of the contract. Fix it.',
    duplicate_scope: 'Something stands twice in the scope of the ticket. Remove one.',
    invalid_selector_digest: 'The digest of a selector is not `hmac-sha256:` and 64 lower-case hex digits. Fix it.',
    invalid_selector_key: 'The key is shorter than 32 bytes or no bytes at all. Use a random key of 32 bytes.',
    invalid_selector_value: 'A selector is not a string that can be hashed. Fix it.',
    invalid_tool_action: 'A tool and action is not a pair of identifiers. Fix it.',
    run_mismatch: 'The ticket is for another run. Issue one for this run.',
    purpose_mismatch: 'The purpose is not the one that was permitted. Use the permitted purpose, or ask for another permission.',
    record_selector_denied: 'A record is not among those that the ticket permits. Ask for a ticket that covers it.',
    tool_action_denied: 'The tool or action is not among those that the ticket permits. Ask for a ticket that covers it.',
    invalid_snapshot: 'The snapshot is not one made by this library. Capture it again.',
    invalid_bindings: 'The bindings are not a list of tools and their handlers. Make them one.',
    invalid_selection: 'The selection is not a list of tools of the registry. Fix it.',
    invalid_schema: 'The schema of a tool cannot be used. Fix it, or leave the tool out.',
    tool_unavailable: 'The tool is no longer there. Capture the run catalog again and have it reviewed.',
    implementation_changed: 'Another implementation stands behind the tool. Capture the run catalog again and have it reviewed.',
    schema_changed: 'The schema of the tool changed. Capture the run catalog again and have it reviewed.',
    side_effect_changed: 'The side effects of the tool changed. Capture the run catalog again and have it reviewed.',
    catalog_unavailable: 'The list of tools could not be had. Check the server, then try again.',
    unreviewed_tool: 'The tool is not in the reviewed catalog, so it was not called. Have it reviewed first.',
    invocation_failed: 'The call of the tool failed. See the log of the tool itself.',
};

;// CONCATENATED MODULE: ../../lib/report/wording/error-sentences.js

const ACCEPTED = 'an MCP manifest (`{"tools": […]}`, a bare array of tools or a JSON-RPC answer), an OpenMed tool inventory, OpenAI tools or functions, ' +
    'Anthropic tools, OpenMed tools, an object of tools by name, a directory of one-tool files, or a lock file of hashes';
/** What happened, then what to do next, for each code: Markdown of our own on one line. */
const ERROR_SENTENCES = {
    not_found: 'There is no such file. Check the path, and that the file is committed or was captured before this step.',
    not_readable: 'The file could not be read. Check its permissions.',
    not_a_file: 'This is not an ordinary file. Name the file itself, not a directory or device.',
    not_writable: 'The output could not be written. See whether its folder is there and may be written to, and whether its disk is full.',
    symlink: 'The path leads through a symbolic link, which is not followed. Put the file itself there.',
    submodule: 'The path leads into a submodule, which is not read. Keep the catalog in this repository.',
    lfs_pointer: 'This is a Git LFS pointer, not the file. Take the file out of LFS (`git lfs untrack`, then commit it as an ordinary file).',
    outside_workspace: 'The path leads out of the workspace. Use a path inside the repository.',
    absolute_path: 'The path is absolute. Write it relative to the root of the repository.',
    invalid_path: 'The path cannot be used. Write it relative to the root of the repository, with `/` between its parts and without `..`.',
    path_case_collision: 'Two files here have names that differ only in upper and lower case. Rename one, so that every machine reads the same file.',
    too_large: 'The file is larger than the limit. Raise `max-bytes` (at most 67108864) if a catalog of this size is right.',
    too_large_together: 'The catalogs of this step are too large together: more than 256 MiB. Give some of them a step of their own, with an `id`.',
    empty_file: 'The file is empty. Capture the catalog again and look at what the capture printed to its error output.',
    invalid_archive: 'The artifact is no sound ZIP archive. Let the capture upload it with `actions/upload-artifact`, and run the capture again.',
    too_large_unpacked: 'The files of the artifact are more than 256 MiB together. Upload the captured catalogs alone.',
    too_many_files: 'The artifact holds more than 2,000 files. Upload the captured catalogs alone.',
    compressed_too_far: 'The artifact would grow more than 200 times when it is unpacked, as an archive does that is made to fill a machine. Upload the captured catalogs alone.',
    duplicate_file: 'Two files of the artifact have the same name, or names that differ only in upper and lower case, so nobody can tell which one is meant. Upload one.',
    encrypted_file: 'A file of the artifact is encrypted. Upload it as it is.',
    byte_order_mark: 'The file begins with a byte order mark. Save it as UTF-8 without one; in Windows PowerShell 5 use `[IO.File]::WriteAllText($path, $text)`, in PowerShell 7 `Out-File -Encoding utf8NoBOM`.',
    utf16: 'The file is UTF-16, as `>` in Windows PowerShell writes it. Save it as UTF-8; in PowerShell 7 use `Out-File -Encoding utf8NoBOM`.',
    invalid_utf8: 'The file is not valid UTF-8. Save it as UTF-8.',
    invalid_syntax: 'This is not valid JSON. Fix it at the place given, or capture the catalog again.',
    unexpected_end: 'The JSON ends too early. The capture was probably cut off: capture the catalog again.',
    trailing_content: 'Something follows the JSON document. Keep one document in the file; send log lines elsewhere.',
    text_before_json: 'Text stands before the JSON, most likely log lines of the server. Send the log to standard error (`2>server.log`) and capture only standard output.',
    event_stream: 'This is an event stream (`text/event-stream`), not JSON. Keep what stands behind `data:` of the answer alone, or let `tool-catalog-gate capture` read it.',
    html: 'This is a web page (HTML or XML), not JSON: most likely an error page or a login. Look at the address that was captured, and capture the catalog again.',
    yaml: 'This looks like YAML, and a catalog is JSON. Convert it (`yq -o json`), or capture the catalog again.',
    comment: 'JSON has no comments. Remove this one, or capture the catalog again.',
    not_finite: 'NaN and Infinity are not JSON. Let the server leave the value out or write `null`; in Python, `json.dumps(…, allow_nan=False)` finds it.',
    duplicate_key: 'A key stands twice in one object, so readers disagree about what it says. Remove one of the two.',
    lone_surrogate: 'A string holds half of a surrogate pair. Write the character whole.',
    invalid_escape: 'A string holds an escape that JSON does not know. Fix it at the place given.',
    control_character: 'A string holds a bare control character. Write it as an escape, such as `\\n`.',
    invalid_number: 'A number is not written as JSON wants it. Fix it at the place given.',
    number_too_long: 'A number has more than 1,000 digits. Shorten it.',
    too_deep: 'The document is nested deeper than the limit. Raise `max-depth` if that is right.',
    unsupported_value: 'A value is not one that JSON can hold. Pass plain objects, arrays, strings, numbers, booleans and null, and a document as its bytes.',
    unknown_format: `This is no catalog that the gate knows. It reads ${ACCEPTED}. If it is one of these, set \`format\`.`,
    format_mismatch: 'Baseline and candidate are of different formats. Capture both the same way; an inventory is compared with a manifest through `map`.',
    no_inventory: 'This is no OpenMed tool inventory, and one is needed here. Name one; `tool-catalog-gate inventory` makes one of a manifest.',
    no_definitions: 'This is an inventory or a lock file of hashes, which holds no definitions of tools. Name the manifest that they were made of.',
    not_a_directory: 'The format `directory` means a directory of one-tool files, and this is one file. Name the directory, or change `format`.',
    not_openmed_form_a: 'This calls itself an OpenMed tool inventory and has another form. Write each record with exactly `tool_id`, `version`, `capability_class`, `side_effect_class` and `schema_digest`.',
    incomplete_list: 'The list of tools is incomplete: it has a `nextCursor`. Capture all pages into one list.',
    incomplete_result: 'The answer is not complete: its `resultType` is not `complete`. Answer what the server asks for, then capture the catalog again.',
    null_tools: '`tools` is null, which is no list. Repair the server, or write `{"tools":[]}` for a catalog without tools.',
    null_result: '`result` is null. Repair the server, and capture the catalog again.',
    null_entry: 'This entry of the list is null, which is no tool. Repair the server, or remove the entry.',
    error_answer: 'The server answered with the JSON-RPC error named here instead of its tools. Look at the log of the server, and capture the catalog again.',
    no_tools: 'There are no tools where some should be: no list of them, or a directory without `*.json` and `*.snap` files. Capture the catalog again; an empty catalog is `{"tools":[]}`.',
    invalid_envelope: 'The JSON-RPC answer holds something other than a result. Capture the catalog again, or keep only `jsonrpc`, `id` and `result`.',
    invalid_entry: 'An entry of the catalog does not have the shape of its format. Fix it at the place given.',
    invalid_name: 'An entry has no name, or one that is not a non-empty string. Give it one.',
    duplicate_name: 'Two entries have the same name, so nobody can tell which one an agent would call. Rename or remove one; a directory that holds variants of one tool is read with `format: directory-by-file`.',
    too_many_entries: 'The catalog has more entries than the gate accepts. Split it into several catalogs.',
    invalid_type: 'The inventory, or something in it, is of the wrong type. Write it as the OpenMed contract has it.',
    invalid_fields: 'The fields are not exactly those of the OpenMed contract. Remove the others and add the missing ones.',
    unsupported_version: 'This `schema_version` is not supported. Write the document in a version that the gate reads.',
    invalid_records: "The inventory's `tools` is not an array of records. Make it one.",
    unreadable_records: 'A record of the inventory does not hold to the OpenMed contract. `tool-catalog-gate check FILE` names the field of each such record and why.',
    too_many_records: 'The inventory has more than 10,000 records. Split it.',
    duplicate_record: 'Two records have the same `tool_id` and `version`. Remove one.',
    invalid_identifier: 'An identifier does not have the form `kind:namespace/name`, of lower-case letters, digits and `-` (and `.` in the namespace). Fix it: `_` and upper case are not allowed.',
    version_must_be_separate: 'A `tool_id` holds a version. Move it to the field `version`.',
    invalid_semver: 'A `version` is not of the form `1.2.3`. Fix it.',
    invalid_class: 'A `side_effect_class` is none of `none`, `read-only`, `idempotent-write`, `non-idempotent-write` and `destructive`. Use one of them.',
    invalid_digest: 'A digest is not `sha256:` and 64 lower-case hex digits. Compute it again.',
    invalid_map: 'The map does not follow `docs/map.schema.json`. Fix it.',
    unmapped_tool: 'A tool of the manifest has no entry in the map. Add one.',
    unused_map_entry: 'An entry of the map names a tool that the manifest does not have. Remove or rename it.',
    beyond_inventory: 'The manifest holds more than tools, and an inventory cannot. Capture the tools alone (`inventory --tools-only` leaves the rest out), or let the owners ignore the member.',
    weaker_side_effect_class: "The map states a weaker side-effect class than the tool's own annotations give. State the same or a stricter one.",
    baseline_missing: 'There is no baseline. For a new catalog, look at the candidate and commit it as the baseline in a pull request, for an owner to approve. Where the baseline was deleted, put it back, or delete the candidate too to retire the catalog.',
    candidate_missing: 'There is no candidate. Where it is captured, see the log of the capture; else commit it at the path given, and let a sparse checkout include it. To retire the catalog, delete the baseline too.',
    base_moved: 'The baseline, or a file that decides about it, changed on the base branch after this branch was made from it. That is not your change: update the branch (merge or rebase) and run again.',
    head_moved: 'The pull request was pushed to while it was checked. The run of the newer commit decides.',
    head_shared: 'Another open pull request has the same head and another base branch, and a check belongs to the head: a pass here would be one there. Give this branch a commit of its own (an empty one will do), or close one of the two.',
    pull_request_closed: 'The pull request is no longer open. There is nothing to decide; reopen it to check it again.',
    retargeted: 'The pull request now has another base branch. Run again.',
    unstable_capture: 'Two captures of one server differ. Make the server list the same tools each time, or name the place that varies under `ignore` in the settings file of the base branch, or under `unordered` where only its order varies.',
    same_file: 'Baseline and candidate are one file, which always agrees with itself. Name two files, or set `candidate-source: commit` to gate its approval alone.',
    no_owner: 'Nobody owns this file, so nobody can approve it. Name an owner in CODEOWNERS on the default branch, or set `owners`; who may approve a workflow file, CODEOWNERS alone says.',
    no_catalog: 'No catalog matches. Check the paths and patterns of `catalogs`.',
    policy_missing: 'There is no policy at the path given. Merge it into the base branch first, or remove the input `policy`.',
    policy_invalid: 'The policy does not follow `docs/policy.schema.json`. Fix it on the base branch.',
    capture_missing: 'The capture workflow did not run for this commit. See that `capture-workflow` names its file and that it runs on this event; then push, or close and reopen the pull request. GitHub starts no run under merge conflicts, for `[skip ci]`, and for a pull request that another workflow opened.',
    capture_unfinished: 'The capture was not over in time. Run this check again when it is; a longer `capture-timeout` waits longer.',
    capture_failed: 'The capture failed. See its log, repair it, and run this check again.',
    capture_waits_for_approval: 'The capture waits for a maintainer, who lets the runs of a first-time contributor start. Approve it, then run this check again.',
    capture_of_another_base: 'The capture may have been made for another base branch: the base was changed since, or another pull request has the same head. Push a commit (an empty one will do), so that the head is captured for this base.',
    artifact_missing: 'The capture uploaded no artifact of this name. See that `artifact` is the name that it uploads, and run the capture again.',
    artifact_expired: 'The artifact of the capture is gone. Run the capture again, then this check.',
    unsupported_source: '`candidate-source: artifact` is read on `pull_request_target`, `merge_group` and `push`. Run the gate on these, and the capture in a workflow of its own.',
    server_not_started: 'The server could not be started. Look whether the command is installed and its name is right.',
    server_ended: 'The server ended before the capture was complete. Start it by hand, and look at what it writes to its error output.',
    server_silent: 'The server did not answer in time. Look whether it waits for something (a variable, a service), or raise `--timeout`.',
    server_unreachable: 'The server could not be reached. Look whether the address is right and the server runs.',
    server_refused: 'The server answered with an error. Nothing was written.',
    unexpected_answer: 'The server answered with something that the protocol does not allow here. Tell its authors, or try another revision with `--protocol`.',
    protocol_unsupported: 'The server does not speak the protocol revision. Leave out `--protocol`, or name a revision that the server speaks.',
    too_much_output: 'The server wrote more than the limit. Raise `--max-bytes` if so much is right.',
    endless_list: 'The list does not end: a page comes again, or there are more pages than `--max-pages` allows. Raise `--max-pages` if so many are right.',
    unsettled_list: 'The server announces changes of its lists again and again. Capture it when it has settled, or shorten `--settle`.',
    invalid_config: 'This is no configuration of servers. It needs an object `mcpServers` or `servers` whose members each have a `command` or a `url`.',
    unknown_server: 'The configuration has no server of that name. Name one of its servers.',
    unset_variable: 'A variable that is named here is not set. Set it in the environment of the capture.',
    unsupported_event: 'The gate does not decide on this event. Run it on `pull_request`, `pull_request_review`, `pull_request_target`, `merge_group`, `push`, `schedule`, `workflow_dispatch`, or after a review on `workflow_run`.',
    unsupported_branch: "The gate decides on this event only for the default branch, and for branches that its settings file names under `guarded-branches` and that are protected: a pass elsewhere could stand for a pull request's. Limit the trigger to those branches.",
    merge_of_unguarded_base: "The base branch is not guarded, so the pull request is judged as if into the default branch, and the test merge holds more than the pull request's own head. Update the branch, check out the head (`ref: ${{ github.event.pull_request.head.sha }}`), or read the committed candidate with `candidate-source: commit`.",
    default_branch_changed: 'The repository has another default branch since this run began. Push to the pull request, or close and reopen it.',
    workflow_unknown: 'GitHub did not say which workflow file runs the gate (`GITHUB_WORKFLOW_REF`), so nobody can tell whether the pull request changes it. Run the gate on a runner that says so.',
    workflow_outdated: 'This run has an older workflow file than the default branch: a re-run keeps the file of its first run. Push to the pull request, or close and reopen it.',
    invalid_event: "The event's data could not be understood. Run again; if it stays so, report it.",
    unexpected_checkout: "The checked-out commit is neither the pull request's head nor its test merge. Check out the default (`actions/checkout` without `ref`), or nothing.",
    pull_request_code_checked_out: "The pull request's code is checked out under `pull_request_target`, where it could run with the repository's rights. Remove that checkout: the gate reads the files through the API.",
    commit_not_found: 'A commit that is needed is not there. Fetch it, or in a workflow give the step a `github-token` with `contents: read`.',
    merge_base_unknown: 'The commit that this change is built on could not be found, or there are several of them. Update the branch. Where the clone is shallow, fetch the whole history (`git fetch --unshallow`), or in a workflow give the step a `github-token` with `contents: read`.',
    not_a_repository: 'This is not a Git repository, or its HEAD cannot be read. Run inside a repository that git itself understands (`git status`).',
    no_commit: 'The branch that is checked out has no commit yet. Commit baseline and catalog first.',
    reftable: 'The repository keeps its branches in the format `reftable`, which is not read. With `GIT_DEFAULT_REF_FORMAT=files` set, Git makes new clones in the format that is read.',
    hash_mismatch: "A file's content does not have the hash that Git names it by. Run again; if it stays so, do not trust the source.",
    token_missing: "There is no token, so the pull request cannot be read. Set `github-token`; its default is the job's own token.",
    check_token_missing: 'A check run needs the token of a GitHub App of its own: any workflow of the repository can make one with its own token. Set `check-token`, or leave `check-run` out and require the check of the job.',
    check_run_refused: 'On this event the workflow file is the pull request’s, which would hold the token of the App. Run the gate on `pull_request_target`, or leave `check-run` out.',
    permission_missing: 'The token lacks this permission. Add the line under `permissions:` of the job.',
    rate_limited: "GitHub's rate limit is used up. Run again later.",
    github_unavailable: 'GitHub gave no usable answer in time. Run again.',
    github_refused: 'GitHub refused a request. Check the token and its permissions, then run again.',
    insecure_tls: '`NODE_TLS_REJECT_UNAUTHORIZED=0` turns the check of certificates off. Remove it; name your own authority in `NODE_EXTRA_CA_CERTS`.',
    internal: 'This is a fault of the gate itself. Please report it with the code and the place; nothing was passed.',
    invalid_input: 'This input has a value that is not understood. See what it takes in the README, under “Inputs”.',
    missing_input: 'A required input is missing. Set it.',
    unknown_input: 'There is no such input. Check its spelling.',
    conflicting_input: 'Two inputs exclude each other. Remove one.',
    commit_source_needed: 'On `pull_request_target` no file of the workspace is read. Set `candidate-source` to `commit`, or to `artifact` for a captured catalog, or run on `pull_request`.',
    unknown_key: 'There is no such key. The settings file takes `catalogs`, `baseline`, `candidate`, `candidate-source`, `artifact`, `capture-workflow`, `review-workflow`, `map`, `previous-baseline`, `format`, `owners`, `approvals`, `policy`, `policy-mode`, `fail-on-drift`, `ignore`, `unordered` and `guarded-branches`.',
    invalid_settings: 'The settings file does not follow `docs/settings.schema.json`. Fix it on the base branch.',
    input_differs_from_settings: 'The workflow sets this input differently from the settings file of the base branch. Remove the input, or make both equal.',
    required_ignored: 'Ignoring the `required` of a schema would let a new required parameter through. Where only its order varies, name the place under `unordered` instead.',
    invalid_usage: 'The command was not understood. See `tool-catalog-gate --help`.',
    cancelled: 'A question was not answered, so nothing was written. Run the command again, or give what it asks as options.',
    input_read_twice: 'Standard input (`-`) can be read only once. Name a file instead of one `-`.',
    object_not_found: 'Git has no such object here. Fetch the whole history (`fetch-depth: 0`), or in a workflow give the step a `github-token` with `contents: read`.',
    ...GOVERNANCE_SENTENCES,
};

// EXTERNAL MODULE: ../../lib/catalog/catalog.js
var catalog = __webpack_require__(5440);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
// EXTERNAL MODULE: ../../lib/report/detail.js
var detail = __webpack_require__(9245);
;// CONCATENATED MODULE: ../../lib/report/wording/setting-takes.js




const PATH = 'a path from the root of the repository';
const LINE = `one line of at most ${limits/* MAX_HINT_LENGTH */.ik} characters`;
const POINTERS = 'a list of JSON Pointers, such as `/tools/NAME/description`';
/** What the value of an input, or of a key of the settings file, must be; Markdown of our own. */
const SETTING_TAKES = new Map([
    ['catalogs', 'lines such as `name: baseline.json => candidate.json`'],
    ['baseline', PATH],
    ['candidate', PATH],
    ['candidate-source', words(['workspace', 'commit', 'artifact'])],
    ['candidate-repeat', PATH],
    ['artifact', LINE],
    ['capture-workflow', 'a file in `.github/workflows/`'],
    ['review-workflow', 'a file in `.github/workflows/`'],
    ['capture-timeout', `whole minutes up to ${limits/* MAX_CAPTURE_MINUTES */.ci}`],
    ['deciding-job', LINE],
    ['map', PATH],
    ['previous-baseline', PATH],
    ['format', words(['auto', ...catalog/* FORMATS */.hR])],
    ['owners', 'a list of `@user` and `@org/team`'],
    ['approvals', `a whole number from 0 to ${limits/* MAX_APPROVALS */.MQ}`],
    ['policy', PATH],
    ['policy-mode', words(['new', 'all'])],
    ['fail-on-drift', words(['true', 'false', 'new'])],
    ['ignore', POINTERS],
    ['unordered', POINTERS],
    ['guarded-branches', 'a list of the names of branches, without stars'],
    ['comment', words(['on-drift', 'always', 'never'])],
    ['check-run', words(['true', 'false'])],
    ['detail', words(detail/* DETAILS */.D)],
    ['id', `at most ${limits/* MAX_NAME_LENGTH */.EM} letters, digits, \`.\`, \`_\` and \`-\``],
    ['update-hint', LINE],
    ['max-bytes', `a whole number from 1 to ${limits/* MAX_LIMITS */.M6.maxBytes}`],
    ['max-depth', `a whole number from 1 to ${limits/* MAX_LIMITS */.M6.maxDepth}`],
]);
function words(choices) {
    const spans = choices.map((choice) => `\`${choice}\``);
    return `${spans.slice(0, -1).join(', ')} or ${spans.at(-1) ?? ''}`;
}

;// CONCATENATED MODULE: ../../lib/report/wording/error-sentence.js




/**
 * What went wrong and what to do next, as Markdown on one line: the file if it is known, the field, the place where
 * there is one, then a fixed sentence for the code and the code itself. Nothing in it comes from an input but that path
 * and the error's own field, line and column.
 */
function errorSentence(error, path = null) {
    const place = error.place === null ? '' : `, line ${error.place.line}, column ${error.place.column}`;
    const file = path ?? (/^settings(?:\.|$)/.test(error.field) ? settings_path/* SETTINGS_PATH */.a : null);
    const where = file === null ? (0,code_span/* codeSpan */.S)(error.field) : `${(0,code_span/* codeSpan */.S)((0,shown_name/* shownText */.f$)(file))} (${(0,code_span/* codeSpan */.S)(error.field)})`;
    return `${where}${place}: ${takesSentence(error) ?? ERROR_SENTENCES[error.code]} (\`${error.code}\`)`;
}
/** What an input, or a key of the settings file, takes that has another value. */
function takesSentence({ code, field }) {
    if (code !== 'invalid_input' && code !== 'invalid_settings')
        return null;
    const takes = SETTING_TAKES.get(field.replace(/^settings\./, ''));
    if (takes === undefined)
        return null;
    const where = code === 'invalid_settings' ? ' Fix it in the settings file.' : '';
    return `This value is not understood: it takes ${takes}.${where}`;
}
/**
 * The same for the error of a catalog, with the path of its baseline or candidate where the error is about that file.
 */
function catalogErrorSentence(error, catalog) {
    return errorSentence(error, pathOfField(error.field, catalog));
}
function pathOfField(field, { baselinePath, candidatePath, previousBaselinePath }) {
    switch (field.split(/[./]/, 1)[0]) {
        case 'baseline':
            return baselinePath;
        case 'candidate':
            return candidatePath;
        case 'previous-baseline':
            return previousBaselinePath;
        default:
            return null;
    }
}


/***/ })

};
;