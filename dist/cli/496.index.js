"use strict";
exports.id = 496;
exports.ids = [496];
exports.modules = {

/***/ 6894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ inventoryJson),
/* harmony export */   OK: () => (/* binding */ inventoryFromValue)
/* harmony export */ });
/* unused harmony export inventoryFromRecords */
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4210);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4103);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5440);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4279);




/**
 * An OpenMed tool inventory of records in any order, 10,000 at most. Throws the contract's codes, of a
 * record on its own field (`tool_id: invalid_identifier`, …); what is no plain object of texts is `tool:
 * invalid_type`, what is no list `tools: invalid_records`. No getter of a caller's object is run.
 */
function inventoryFromRecords(records, field) {
    const side = field ?? null;
    if (!Array.isArray(records))
        throw new GateError('invalid_records', named(side, 'tools'));
    const tools = taken(records, named(side, 'tool'));
    const root = jsonObject([
        ['schema_version', INVENTORY_VERSION],
        ['tools', tools],
    ]);
    return inventoryOf(root, readInventoryRecords(root, side));
}
/**
 * An OpenMed tool inventory of a plain JSON-compatible document, `{schema_version, tools}`. Throws as readInventory
 * does; what has no JSON is `inventory: invalid_type`, or `FIELD: invalid_type` with a field.
 */
function inventoryFromValue(document, field) {
    const side = field ?? null;
    const root = taken(document, side ?? 'inventory');
    return inventoryOf(root, (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readInventory */ .zw)(root, { text: '' }, side));
}
function inventoryOf(root, content) {
    return {
        format: 'openmed-inventory',
        members: _catalog_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_MEMBERS */ .AU,
        entries: content.entries,
        sources: [{ file: null, text: '', root, items: null }],
        notes: [],
    };
}
function named(side, field) {
    return side === null ? field : `${side}.${field}`;
}
function taken(value, field) {
    try {
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .fromValue */ .Y)(value, field);
    }
    catch {
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_type', field);
    }
}
/**
 * The canonical JSON of an OpenMed tool inventory v1, byte for byte, without a final line feed. Throws
 * `no_inventory` on `inventory` for a catalog of another format.
 */
function inventoryJson(catalog) {
    if (catalog.format !== 'openmed-inventory')
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('no_inventory', 'inventory');
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .pythonJson */ .b)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonObject */ .o$)([
        ['schema_version', _formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .INVENTORY_VERSION */ .o5],
        ['tools', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonArray */ .Ir)(catalog.entries.map(({ definition }) => definition))],
    ]));
}


/***/ }),

/***/ 354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ CHANGE_KINDS)
/* harmony export */ });
/**
 * Kinds of change: facts, not judgements. In the order in which they are reported: first what changes the tool's stated
 * effects and the text that a model reads; then what lets more in; then what is not classified; then what takes
 * away or narrows; last what is form alone.
 */
const CHANGE_KINDS = [
    /** The class of side effects (an inventory's, or the one that MCP's annotations stand for) went up or down. */
    'side_effect_raised',
    'side_effect_lowered',
    /** A boolean hint of MCP's annotations, from one value (null: absent) to another. */
    'annotation_hint',
    /** Characters that show nothing or reorder text stand where there were none such. */
    'invisible_characters',
    /** A description, title or instruction. */
    'description_text',
    /** A schema that said something says nothing now, `$schema` aside. */
    'schema_emptied',
    'additional_properties_opened',
    'property_added',
    'required_removed',
    'enum_widened',
    /** Of `anyOf` or `oneOf`. */
    'alternative_added',
    /** Of `allOf`. */
    'condition_removed',
    'type_changed',
    /** A `$ref` points elsewhere, or came or went where what it points at is not in the schema. */
    'reference_changed',
    /** A bound, a length, a pattern, a format, a constant, … */
    'constraint_changed',
    'default_changed',
    /** Anything that no other kind describes. */
    'other',
    /** A top-level field of the definition, or a member of the catalog. */
    'field_added',
    'field_removed',
    'property_removed',
    'required_added',
    'enum_narrowed',
    'alternative_removed',
    'condition_added',
    'additional_properties_closed',
    'schema_filled',
    /** An inline schema became a `$ref`; what differs behind it is reported at its place. */
    'reference_introduced',
    /** A `$ref` became an inline schema. */
    'reference_inlined',
    /** A schema under `$defs` or `definitions`, for references to point at. */
    'definition_added',
    'definition_removed',
    /** `$schema`. */
    'schema_dialect',
    'null_against_missing',
    /** A value that its specification assumes where it is absent was written out, or left out. */
    'explicit_spec_default',
    /** A text differs in spaces, tabs and line ends alone. */
    'text_whitespace',
    'order_only',
];


/***/ }),

/***/ 2028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ comparedCatalog)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6894);

/**
 * A side of a comparison as a catalog. Throws as inventoryFromValue does on what is no catalog and no inventory
 * (OpenMed v1, "Catalog diff"): nothing that a caller hands over by mistake may count as an empty catalog.
 */
function comparedCatalog(side, field) {
    return isCatalog(side) ? side : (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inventoryFromValue */ .OK)(side, field);
}
/** As the readers make one, with no part missing. A document with tools is read, whatever else it pretends to be. */
function isCatalog(side) {
    if (typeof side !== 'object' || side === null || 'tools' in side || 'schema_version' in side)
        return false;
    if (!('format' in side && 'members' in side && 'sources' in side && 'entries' in side))
        return false;
    return Array.isArray(side.entries) && side.entries.every(isEntry);
}
function isEntry(entry) {
    if (typeof entry !== 'object' || entry === null || !('kind' in entry && 'definition' in entry))
        return false;
    return ('key' in entry &&
        typeof entry.key === 'string' &&
        typeof entry.definition === 'object' &&
        entry.definition !== null);
}


/***/ }),

/***/ 5041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UA: () => (/* binding */ diffCatalogs),
  Im: () => (/* binding */ isEmpty)
});

// UNUSED EXPORTS: pairEntries

// EXTERNAL MODULE: ../../lib/catalog/catalog.js
var catalog = __webpack_require__(5440);
// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/diff/compared-catalog.js
var compared_catalog = __webpack_require__(2028);
// EXTERNAL MODULE: ../../lib/json/same-value.js
var same_value = __webpack_require__(5282);
// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var fingerprint = __webpack_require__(8030);
;// CONCATENATED MODULE: ../../lib/diff/entry-change.js


/** The members in which two objects differ, in code-point order; only what differs is hashed. */
function changedFields(before, after) {
    const old = new Map(before.keys.map((key, index) => [key, before.values[index] ?? null]));
    const added = after.keys.flatMap((key, index) => {
        const value = after.values[index] ?? null;
        const former = old.get(key);
        old.delete(key);
        return former !== undefined && (0,same_value/* sameValue */.e)(former, value) ? [] : [change(key, former, value)];
    });
    const removed = [...old].map(([key, value]) => change(key, value, undefined));
    return [...added, ...removed].sort((a, b) => (0,text_order/* compareCodePoints */.O)(a.field, b.field));
}
function change(field, before, after) {
    return { field, before: digestOrNull(before), after: digestOrNull(after) };
}
function digestOrNull(value) {
    return value === undefined ? null : (0,fingerprint/* fingerprint */.Rj)(value);
}
/** How an entry changed; null where the definitions are equal. */
function entryChange(format, before, after) {
    if ((0,same_value/* sameValue */.e)(before.definition, after.definition))
        return null;
    return { before, after, fields: fieldsOf(format, before, after) };
}
/** The fields of OpenAI's nested form are those of its `function`, which would else be the only one to ever change. */
function fieldsOf(format, before, after) {
    const fields = changedFields(before.definition, after.definition);
    const old = (0,adapters/* namedPart */.fu)(format, before.definition);
    const now = (0,adapters/* namedPart */.fu)(format, after.definition);
    if (old === before.definition || now === after.definition)
        return fields;
    const inner = changedFields(old, now).map((change) => ({ ...change, field: `function.${change.field}` }));
    return fields.flatMap((change) => (change.field === 'function' ? inner : [change]));
}

// EXTERNAL MODULE: ../../lib/json/pretty-json.js
var pretty_json = __webpack_require__(9935);
;// CONCATENATED MODULE: ../../lib/diff/renamed-entries.js


/** Pairs are sought among so many removed times added entries, and in definitions of so many lines together. */
const MAX_PAIRS = 10_000;
const MAX_LINES = 100_000;
const MAX_TIES = 10;
const ALIKE = 0.6;
/** Small definitions have as much in common with any other. */
const MIN_COMMON_LINES = 5;
/**
 * Pairs removed entries with added ones of the same kind and version that look like them: first those whose definitions
 * are equal but for the name, then those whose names differ in case and separators alone, then those of whose
 * definitions at least 60 % of the lines, and five, are the same. Each entry is in one pair at most; the more alike are paired
 * first, of those that are as alike the first in key order. The same pairs come out with both sides exchanged.
 */
function renamedEntries(format, removed, added) {
    if (removed.length === 0 || added.length === 0)
        return [];
    const equal = equalPairs(format, removed, added);
    const named = namedPairs(unpaired(removed, equal), unpaired(added, equal));
    const known = [...equal, ...named];
    const alike = alikePairs(format, unpaired(removed, known), unpaired(added, known));
    const order = new Map(removed.map((entry, index) => [entry, index]));
    return [...known, ...alike].sort((a, b) => (order.get(a.before) ?? 0) - (order.get(b.before) ?? 0));
}
function unpaired(entries, pairs) {
    const paired = new Set(pairs.flatMap(({ before, after }) => [before, after]));
    return entries.filter((entry) => !paired.has(entry));
}
function equalPairs(format, removed, added) {
    const contentOf = (entry) => {
        const rest = (0,adapters/* withoutName */.u_)(format, entry.kind, entry.definition);
        return `${entry.kind} ${(0,fingerprint/* fingerprint */.Rj)(rest)} ${entry.version ?? ''}`;
    };
    const waiting = grouped(added, contentOf);
    return removed.flatMap((before) => {
        const after = waiting.get(contentOf(before))?.shift();
        return after === undefined ? [] : [{ before, after, by: 'definition', ties: [] }];
    });
}
function namedPairs(removed, added) {
    const nameOf = ({ kind, key, version }) => (0,entry_order/* entryId */.ub)({ kind, key: plainName(key), version });
    const waiting = grouped(added, nameOf);
    const leaving = grouped(removed, nameOf);
    return removed.flatMap((before) => {
        const rivals = leaving.get(nameOf(before)) ?? [];
        const fitting = waiting.get(nameOf(before)) ?? [];
        const after = fitting[rivals.indexOf(before)];
        if (after === undefined)
            return [];
        const ties = [...rivals, ...fitting].filter((entry) => entry !== before && entry !== after);
        return [{ before, after, by: 'name', ties: ties.slice(0, MAX_TIES) }];
    });
}
/** A name without case and separators; as it is where nothing else is in it. */
function plainName(key) {
    const plain = key.replace(/[-_./: ]/g, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return plain === '' ? key : plain;
}
function alikePairs(format, removed, added) {
    if (!(0,adapters/* holdsSchemas */.xd)(format) || removed.length * added.length > MAX_PAIRS)
        return [];
    const lines = new Map([...removed, ...added].map((entry) => [entry, linesOf(format, entry)]));
    if ([...lines.values()].reduce((sum, { total }) => sum + total, 0) > MAX_LINES)
        return [];
    const scored = removed.flatMap((before) => added.flatMap((after) => {
        if (before.kind !== after.kind || before.version !== after.version)
            return [];
        const score = likeness(lines.get(before), lines.get(after));
        return score >= ALIKE ? [{ before, after, score }] : [];
    }));
    const taken = new Set();
    return scored.sort(compareLikeness).flatMap(({ before, after, score }) => {
        if (taken.has(before) || taken.has(after))
            return [];
        taken.add(before).add(after);
        const ties = scored.flatMap((other) => {
            if (other.score !== score || (other.before === before) === (other.after === after))
                return [];
            return [other.before === before ? other.after : other.before];
        });
        return [{ before, after, by: 'likeness', ties: ties.slice(0, MAX_TIES) }];
    });
}
/** The most alike first; then in an order that is the same with both sides exchanged. */
function compareLikeness(a, b) {
    const [[first = '', second = ''], [other = '', another = '']] = [keysOf(a), keysOf(b)];
    return b.score - a.score || (0,text_order/* compareCodePoints */.O)(first, other) || (0,text_order/* compareCodePoints */.O)(second, another);
}
function keysOf({ before, after }) {
    return [before.key, after.key].sort(text_order/* compareCodePoints */.O);
}
function linesOf(format, { kind, definition }) {
    const times = new Map();
    const lines = (0,pretty_json/* prettyJson */.D)((0,adapters/* withoutName */.u_)(format, kind, definition))
        .split('\n')
        .map((line) => line.trim().replace(/,$/, ''))
        .filter((line) => /[^[\]{}]/.test(line));
    for (const line of lines)
        times.set(line, (times.get(line) ?? 0) + 1);
    return { times, total: lines.length };
}
/** The part of the longer definition's lines that both have. */
function likeness(before, after) {
    if (before === undefined || after === undefined || before.total === 0 || after.total === 0)
        return 0;
    let common = 0;
    for (const [line, times] of before.times)
        common += Math.min(times, after.times.get(line) ?? 0);
    return common < MIN_COMMON_LINES ? 0 : common / Math.max(before.total, after.total);
}
function grouped(entries, idOf) {
    const groups = new Map();
    for (const entry of entries) {
        const group = groups.get(idOf(entry));
        if (group === undefined)
            groups.set(idOf(entry), [entry]);
        else
            group.push(entry);
    }
    return groups;
}

;// CONCATENATED MODULE: ../../lib/diff/diff-catalogs.js





/**
 * Compares two catalogs of one format by meaning (an empty list is of every list's); an OpenMed tool inventory may be a plain document, too. null stands
 * for no catalog: everything in the other is added or removed. Throws `format_mismatch` on `candidate` where the
 * formats differ, and on what is no catalog the codes of inventoryFromValue, on `baseline` or `candidate`. Linear in
 * the size of the catalogs.
 */
function diffCatalogs(baseline, candidate) {
    const before = baseline === null ? null : (0,compared_catalog/* comparedCatalog */.H)(baseline, 'baseline');
    const after = candidate === null ? null : (0,compared_catalog/* comparedCatalog */.H)(candidate, 'candidate');
    const format = formatOf(before, after);
    const { added, removed, both } = pairEntries(before?.entries ?? [], after?.entries ?? []);
    const changes = both.map((pair) => entryChange(format, pair.before, pair.after));
    return {
        members: changedFields(before?.members ?? catalog/* NO_MEMBERS */.AU, after?.members ?? catalog/* NO_MEMBERS */.AU),
        memberValues: before === null || after === null ? null : { before: before.members, after: after.members },
        added,
        removed,
        changed: changes.filter((change) => change !== null),
        unchanged: both.flatMap((pair, index) => (changes[index] === null ? [pair.after] : [])),
        renamed: renamedEntries(format, removed, added),
    };
}
function formatOf(before, after) {
    if (before === null || after === null)
        return (after ?? before)?.format ?? 'mcp';
    const format = (0,adapters/* commonFormat */.dR)(before, after);
    if (format === null)
        throw new gate_error/* GateError */.u('format_mismatch', 'candidate');
    return format;
}
/** Whether two catalogs mean the same. */
function isEmpty(diff) {
    return [diff.members, diff.added, diff.removed, diff.changed].every((list) => list.length === 0);
}
/** Finds what two lists of entries have in common by walking both; takes them in a catalog's order and keeps it. */
function pairEntries(before, after) {
    const added = [];
    const removed = [];
    const both = [];
    let [left, right] = [0, 0];
    for (;;) {
        const [old, now] = [before[left], after[right]];
        if (old === undefined || now === undefined)
            break;
        const order = (0,entry_order/* isSameEntry */.TR)(old, now) ? 0 : (0,entry_order/* compareEntries */.wD)(old, now);
        if (order < 0)
            removed.push(old);
        else if (order > 0)
            added.push(now);
        else
            both.push({ before: old, after: now });
        if (order <= 0)
            left += 1;
        if (order >= 0)
            right += 1;
    }
    return {
        added: [...added, ...after.slice(right)],
        removed: [...removed, ...before.slice(left)],
        both,
    };
}


/***/ }),

/***/ 1184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ explainChange),
  X: () => (/* binding */ explainMembers)
});

// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
// EXTERNAL MODULE: ../../lib/catalog/side-effects.js
var side_effects = __webpack_require__(3919);
// EXTERNAL MODULE: ../../lib/json/json-pointer.js
var json_pointer = __webpack_require__(4022);
// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
// EXTERNAL MODULE: ../../lib/diff/change-kind.js
var change_kind = __webpack_require__(354);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/canonical-json.js
var canonical_json = __webpack_require__(7259);
// EXTERNAL MODULE: ../../lib/diff/invisible-characters.js
var invisible_characters = __webpack_require__(9257);
// EXTERNAL MODULE: ../../lib/catalog/formats/schema-fields.js
var schema_fields = __webpack_require__(2003);
;// CONCATENATED MODULE: ../../lib/diff/place-role.js

const TEXTS = new Map([
    ['description', 'text'],
    ['title', 'text'],
]);
const DEFINITION = new Map([
    ...TEXTS,
    ['annotations', 'annotations'],
    ['side_effect_class', 'side-effect-class'],
    ...schema_fields/* SCHEMA_FIELDS */.EC.map((field) => [field, 'tool-schema']),
]);
/** The behaviour hints of MCP's ToolAnnotations. */
const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];
const ANNOTATIONS = new Map([['title', 'text'], ...HINTS.map((hint) => [hint, 'hint'])]);
const MEMBERS = new Map([
    ['description', 'text'],
    ['instructions', 'text'],
]);
/** The keywords of JSON Schema (drafts 4 to 2020-12) whose changes have a kind of their own rather than `other`. */
const SCHEMA = new Map([
    ...TEXTS,
    ['$comment', 'text'],
    ['$schema', 'dialect'],
    ['$ref', 'reference'],
    ['type', 'type'],
    ['enum', 'enum'],
    ['default', 'default'],
    ['required', 'required'],
    ['properties', 'properties'],
    ['additionalProperties', 'additional-properties'],
    ...rolesOf('schemas', 'patternProperties dependentSchemas'),
    ...rolesOf('definitions', '$defs definitions'),
    ...rolesOf('schema-list', 'allOf anyOf oneOf prefixItems'),
    ...rolesOf('schema', 'items additionalItems contains not if then else propertyNames'),
    ...rolesOf('schema', 'unevaluatedItems unevaluatedProperties contentSchema'),
    ...rolesOf('constraint', 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'),
    ...rolesOf('constraint', 'minLength maxLength pattern format const contentEncoding contentMediaType'),
    ...rolesOf('constraint', 'minItems maxItems uniqueItems minContains maxContains'),
    ...rolesOf('constraint', 'minProperties maxProperties dependentRequired nullable'),
]);
function rolesOf(role, keywords) {
    return keywords.split(' ').map((keyword) => [keyword, role]);
}
/** The role of a member or item of a value that has a role. */
function roleWithin(parent, key) {
    if (typeof key === 'number')
        return parent === 'schema-list' ? 'schema' : 'plain';
    if (parent === 'definition')
        return DEFINITION.get(key) ?? 'field';
    if (parent === 'nested-definition')
        return key === 'function' ? 'definition' : 'field';
    if (parent === 'members')
        return MEMBERS.get(key) ?? 'field';
    if (parent === 'annotations')
        return ANNOTATIONS.get(key) ?? 'plain';
    if (parent === 'properties')
        return 'property';
    if (parent === 'schemas')
        return 'schema';
    if (parent === 'definitions')
        return 'definition-schema';
    if (isSchemaRole(parent))
        return SCHEMA.get(key) ?? 'plain';
    return TEXTS.get(key) ?? 'plain';
}
const SCHEMA_ROLES = new Set([
    'tool-schema',
    'schema',
    'definition-schema',
    'property',
    'additional-properties',
]);
/** Whether a value of the role is a JSON Schema, if it is an object. */
function isSchemaRole(role) {
    return SCHEMA_ROLES.has(role);
}
const WHOLE = new Set([
    'text',
    'hint',
    'side-effect-class',
    'required',
    'type',
    'enum',
    'constraint',
    'default',
    'dialect',
]);
/** Whether a change of the value is reported as one, however deep it lies within. */
function isWhole(role) {
    return WHOLE.has(role);
}

// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var fingerprint = __webpack_require__(8030);
;// CONCATENATED MODULE: ../../lib/diff/reordered.js

/** Longer contents are told apart by their digest. */
const MAX_TEXT = 100;
/** What is known of arrays and objects, so that lists within lists are not written again and again. */
const CONTENTS = new WeakMap();
/**
 * Whether two lists hold the same items, each as often. Linear in their size, also for all lists of one value together.
 */
function isReordered(before, after) {
    if (before.length !== after.length)
        return false;
    const old = before.map(contentOf).sort();
    const now = after.map(contentOf).sort();
    return old.every((content, index) => content === now[index]);
}
/** How many items only one of two lists holds, each counted as often as it has it more. */
function itemsOfOne(before, after) {
    const times = new Map();
    for (const item of before)
        times.set(contentOf(item), (times.get(contentOf(item)) ?? 0) + 1);
    for (const item of after)
        times.set(contentOf(item), (times.get(contentOf(item)) ?? 0) - 1);
    const counts = [...times.values()];
    return {
        before: counts.reduce((sum, count) => sum + Math.max(0, count), 0),
        after: counts.reduce((sum, count) => sum + Math.max(0, -count), 0),
    };
}
/** A text that two values have in common exactly where they mean the same. */
function contentOf(value) {
    if (!(0,json_value/* isArray */.cy)(value) && !(0,json_value/* isObject */.Gv)(value))
        return (0,canonical_json/* canonicalJson */.d)(value);
    const known = CONTENTS.get(value);
    if (known !== undefined)
        return known;
    const text = (0,json_value/* isArray */.cy)(value) ? `[${value.items.map(contentOf).join()}]` : `{${membersOf(value).join()}}`;
    const content = text.length > MAX_TEXT ? (0,fingerprint/* digestOf */.ol)(text) : text;
    CONTENTS.set(value, content);
    return content;
}
function membersOf({ keys, values }) {
    return keys
        .map((key, index) => ({ key, value: values[index] ?? null }))
        .sort((a, b) => (0,text_order/* compareCodePoints */.O)(a.key, b.key))
        .map(({ key, value }) => `${(0,canonical_json/* canonicalJson */.d)(key)}:${contentOf(value)}`);
}

;// CONCATENATED MODULE: ../../lib/diff/schema-content.js

/** Whether a tool's schema says nothing: it is null, or an object of nothing but `$schema`. */
function saysNothing(schema) {
    return schema === null || ((0,json_value/* isObject */.Gv)(schema) && schema.keys.every((key) => key === '$schema'));
}
/**
 * How open `additionalProperties` is (JSON Schema 2020-12 core, section 10.3.2.3): 0 where it allows nothing, 2 where
 * it allows anything (`true`, `{}` or absent), 1 between.
 */
function openness(value) {
    if (value === false)
        return 0;
    return value === undefined || value === true || ((0,json_value/* isObject */.Gv)(value) && value.keys.length === 0) ? 2 : 1;
}

// EXTERNAL MODULE: ../../lib/json/same-value.js
var same_value = __webpack_require__(5282);
;// CONCATENATED MODULE: ../../lib/diff/spec-default.js


/** MCP, ToolAnnotations: what an absent hint counts as. */
const spec_default_HINTS = new Map([
    ['readOnlyHint', [false]],
    ['destructiveHint', [true]],
    ['idempotentHint', [false]],
    ['openWorldHint', [true]],
]);
/** MCP, Tool: `execution.taskSupport` is `forbidden` where absent. */
const EXECUTION = new Map([
    ['execution', [(0,json_value/* jsonObject */.o$)([]), (0,json_value/* jsonObject */.o$)([['taskSupport', 'forbidden']])]],
    ['taskSupport', ['forbidden']],
]);
/** JSON Schema 2020-12: what omitting a keyword means the same as. */
const spec_default_SCHEMA = new Map([
    ['additionalProperties', [true, (0,json_value/* jsonObject */.o$)([])]],
    ['properties', [(0,json_value/* jsonObject */.o$)([])]],
    ['patternProperties', [(0,json_value/* jsonObject */.o$)([])]],
    ['required', [(0,json_value/* jsonArray */.Ir)([])]],
    ['items', [true, (0,json_value/* jsonObject */.o$)([])]],
    ['uniqueItems', [false]],
    ['minItems', [0]],
    ['minLength', [0]],
    ['minProperties', [0]],
    ['minContains', [1]],
    ['deprecated', [false]],
    ['readOnly', [false]],
    ['writeOnly', [false]],
]);
/** Whether a value was written out, or left out, that its specification assumes where it is absent. */
function isSpecDefault({ path, parent, before, after }) {
    const value = before === undefined ? after : after === undefined ? before : undefined;
    if (value === undefined)
        return false;
    const defaults = defaultsWithin(path, parent)?.get(String(path.at(-1)));
    return defaults?.some((known) => (0,same_value/* sameValue */.e)(known, value)) ?? false;
}
function defaultsWithin(path, parent) {
    if (parent === 'annotations')
        return spec_default_HINTS;
    if (isSchemaRole(parent))
        return spec_default_SCHEMA;
    const isExecution = path[0] === 'execution' && path.length <= 2;
    return isExecution && (parent === 'definition' || parent === 'field') ? EXECUTION : null;
}

;// CONCATENATED MODULE: ../../lib/diff/classify-change.js







/** All that is said of one place, one fact at least. */
function classifyChange(difference) {
    const facts = changeFacts(difference);
    return appearedInvisible(difference) ? [...facts, fact('invisible_characters')] : facts;
}
function fact(kind, subject = null) {
    return { kind, hint: null, subject, before: null, after: null };
}
function appearedInvisible({ path, before, after }) {
    if (after === undefined)
        return false;
    const name = before === undefined ? String(path.at(-1)) : null;
    return (0,invisible_characters/* hasNewInvisible */._)(before, after) || (0,invisible_characters/* hasNewInvisible */._)(undefined, name);
}
function changeFacts(difference) {
    if (isNullAgainstMissing(difference))
        return [fact('null_against_missing')];
    if (isSpecDefault(difference))
        return [{ ...stated(difference), kind: 'explicit_spec_default' }];
    if (isOrderOnly(difference))
        return [fact('order_only')];
    const facts = FACTS[difference.role](difference);
    return facts.length === 0 ? [fact('other')] : facts;
}
function isNullAgainstMissing({ before, after }) {
    return (before === null && after === undefined) || (before === undefined && after === null);
}
function isOrderOnly({ before, after }) {
    return (0,json_value/* isArray */.cy)(before) && (0,json_value/* isArray */.cy)(after) && isReordered(before.items, after.items);
}
/** By the role of the place; none where the values are of no shape that the role has. */
const FACTS = {
    definition: addedOrRemoved,
    'nested-definition': addedOrRemoved,
    members: addedOrRemoved,
    field: addedOrRemoved,
    plain: () => [],
    text: textFacts,
    annotations: annotationFacts,
    hint: hintFacts,
    'side-effect-class': classFacts,
    'tool-schema': toolSchemaFacts,
    schema: () => [],
    schemas: () => [],
    definitions: definitionsFacts,
    'definition-schema': definitionFacts,
    reference: () => [fact('reference_changed')],
    'reference-move': moveFacts,
    'schema-list': listFacts,
    properties: propertiesFacts,
    property: propertyFacts,
    required: requiredFacts,
    type: () => [fact('type_changed')],
    enum: enumFacts,
    constraint: () => [fact('constraint_changed')],
    default: () => [fact('default_changed')],
    dialect: () => [fact('schema_dialect')],
    'additional-properties': additionalFacts,
};
function addedOrRemoved({ before, after }) {
    if (before === undefined)
        return [fact('field_added')];
    return after === undefined ? [fact('field_removed')] : [];
}
function textFacts({ before, after }) {
    if (typeof before === 'string' && typeof after === 'string' && collapsed(before) === collapsed(after))
        return [fact('text_whitespace')];
    return isTextOrAbsent(before) && isTextOrAbsent(after) ? [fact('description_text')] : [];
}
/** Other space than that of a source text is no white space here: it can be invisible, or mean something. */
function collapsed(text) {
    return text.replace(/[ \t\r\n]+/g, ' ').trim();
}
function isTextOrAbsent(value) {
    return value === undefined || typeof value === 'string';
}
/** Annotations that came or went as a whole are reported hint by hint. */
function annotationFacts(difference) {
    const { path, before, after } = difference;
    if (before !== undefined && after !== undefined)
        return [];
    const hints = HINTS.flatMap((hint) => {
        const [old, now] = [memberOf(before, hint), memberOf(after, hint)];
        if (old === undefined && now === undefined)
            return [];
        const within = {
            path: [...path, hint],
            role: 'hint',
            parent: 'annotations',
            before: old,
            after: now,
        };
        return changeFacts(within);
    });
    return hints.length > 0 ? hints : addedOrRemoved(difference);
}
function memberOf(value, key) {
    if (!(0,json_value/* isObject */.Gv)(value))
        return undefined;
    const index = value.keys.indexOf(key);
    return index === -1 ? undefined : value.values[index];
}
function hintFacts(difference) {
    const { before, after } = difference;
    if (!isBooleanOrAbsent(before) || !isBooleanOrAbsent(after))
        return [];
    return [{ ...stated(difference), kind: 'annotation_hint' }];
}
function isBooleanOrAbsent(value) {
    return value === undefined || typeof value === 'boolean';
}
/** A fact with the hint, and its values, that a place stands for; with none where it stands for no hint. */
function stated({ path, role, before, after }) {
    const hint = role === 'hint' ? (HINTS.find((known) => known === path.at(-1)) ?? null) : null;
    return { hint, subject: null, before: classify_change_valueOf(hint, before), after: classify_change_valueOf(hint, after) };
}
function classify_change_valueOf(hint, value) {
    return hint !== null && typeof value === 'boolean' ? value : null;
}
function classFacts({ before, after }) {
    return (0,side_effects/* isSideEffectClass */.fh)(before) && (0,side_effects/* isSideEffectClass */.fh)(after) ? sideEffectFact(before, after) : [];
}
function toolSchemaFacts(difference) {
    const { before, after } = difference;
    if (before === undefined || after === undefined)
        return addedOrRemoved(difference);
    if (saysNothing(after) && !saysNothing(before))
        return [fact('schema_emptied')];
    return saysNothing(before) && !saysNothing(after) ? [fact('schema_filled')] : [];
}
/** Definitions that came or went as a whole are reported one by one. */
function definitionsFacts({ before, after }) {
    if (before === undefined && (0,json_value/* isObject */.Gv)(after))
        return eachKey('definition_added', after);
    return after === undefined && (0,json_value/* isObject */.Gv)(before) ? eachKey('definition_removed', before) : [];
}
function definitionFacts({ before, after }) {
    if (before === undefined)
        return [fact('definition_added')];
    return after === undefined ? [fact('definition_removed')] : [];
}
function moveFacts({ after }) {
    return [fact(memberOf(after, '$ref') === undefined ? 'reference_inlined' : 'reference_introduced')];
}
/** Lists of one length are compared item by item. */
function listFacts({ path, before, after }) {
    const keyword = path.at(-1);
    const isConditions = keyword === 'allOf';
    if (!isConditions &&
        ((keyword !== 'anyOf' && keyword !== 'oneOf') || before === undefined || after === undefined))
        return [];
    const [old, now] = [before ?? NO_ITEMS, after ?? NO_ITEMS];
    if (!(0,json_value/* isArray */.cy)(old) || !(0,json_value/* isArray */.cy)(now))
        return [];
    const only = itemsOfOne(old.items, now.items);
    return [
        ...(only.after > 0 ? [fact(isConditions ? 'condition_added' : 'alternative_added')] : []),
        ...(only.before > 0 ? [fact(isConditions ? 'condition_removed' : 'alternative_removed')] : []),
    ];
}
const NO_ITEMS = (0,json_value/* jsonArray */.Ir)([]);
/** Properties that came or went as a whole are reported one by one. */
function propertiesFacts({ before, after }) {
    if (before === undefined && (0,json_value/* isObject */.Gv)(after))
        return eachKey('property_added', after);
    return after === undefined && (0,json_value/* isObject */.Gv)(before) ? eachKey('property_removed', before) : [];
}
function eachKey(kind, object) {
    return object.keys.map((key) => fact(kind, key));
}
function propertyFacts({ before, after }) {
    if (before === undefined)
        return [fact('property_added')];
    return after === undefined ? [fact('property_removed')] : [];
}
function requiredFacts({ before, after }) {
    const old = namesOf(before);
    const now = namesOf(after);
    if (old === null || now === null)
        return [];
    return [
        ...[...now].filter((name) => !old.has(name)).map((name) => fact('required_added', name)),
        ...[...old].filter((name) => !now.has(name)).map((name) => fact('required_removed', name)),
    ];
}
function namesOf(value) {
    if (value === undefined)
        return new Set();
    if (!(0,json_value/* isArray */.cy)(value))
        return null;
    const names = value.items.filter((item) => typeof item === 'string');
    return names.length === value.items.length ? new Set(names) : null;
}
function enumFacts({ before, after }) {
    const old = setOf(before);
    const now = setOf(after);
    if (before === undefined && now !== null)
        return [fact('enum_narrowed')];
    if (after === undefined && old !== null)
        return [fact('enum_widened')];
    if (old === null || now === null)
        return [];
    return [
        ...([...now].some((item) => !old.has(item)) ? [fact('enum_widened')] : []),
        ...([...old].some((item) => !now.has(item)) ? [fact('enum_narrowed')] : []),
    ];
}
function setOf(value) {
    return (0,json_value/* isArray */.cy)(value) ? new Set(value.items.map(canonical_json/* canonicalJson */.d)) : null;
}
function additionalFacts({ before, after }) {
    const opened = openness(after) - openness(before);
    if (opened === 0)
        return [];
    return [fact(opened > 0 ? 'additional_properties_opened' : 'additional_properties_closed')];
}
/** Whether a side-effect class went up or down in the contract's order; nothing where it stayed. */
function sideEffectFact(before, after) {
    const order = (0,side_effects/* compareSideEffects */.z8)(before, after);
    if (order === 0)
        return [];
    const kind = order < 0 ? 'side_effect_raised' : 'side_effect_lowered';
    return [{ kind, hint: null, subject: null, before, after }];
}

;// CONCATENATED MODULE: ../../lib/diff/collector.js


/** Places of one kind in one field that are listed one by one. */
const MAX_PLACES = 1000;
/**
 * Keeps all that is said of up to 1,000 places of each kind in each field, and counts the others, so that the room
 * which an entry takes does not grow with its differences and no kind can hide another. The fields of a nested
 * definition are those of its `function`.
 */
function collector(isNested) {
    const groups = new Map();
    let count = 0;
    let annotations = null;
    const groupOf = (kind, field) => {
        const id = `${kind} ${field}`;
        const group = groups.get(id) ?? { kind, field, explanations: [], leftOut: 0 };
        groups.set(id, group);
        return group;
    };
    return {
        add(place) {
            const field = fieldOf(place.path, isNested);
            for (const fact of classifyChange(place)) {
                const group = groupOf(fact.kind, field);
                if (group.explanations.length === MAX_PLACES)
                    group.leftOut += 1;
                else
                    group.explanations.push({ ...fact, field, pointer: (0,json_pointer/* jsonPointer */.Av)(place.path) });
            }
            if (place.role === 'annotations' || place.role === 'hint')
                annotations ??= place;
            count += 1;
        },
        another: () => collector(isNested),
        addAll(others) {
            for (const { kind, field, explanations, leftOut } of others.groups()) {
                const group = groupOf(kind, field);
                const room = MAX_PLACES - group.explanations.length;
                group.explanations.push(...explanations.slice(0, room));
                group.leftOut += leftOut + Math.max(0, explanations.length - room);
            }
            annotations ??= others.annotations();
            count += others.count();
        },
        count: () => count,
        annotations: () => annotations,
        groups: () => [...groups.values()],
    };
}
/** What is counted alone. */
function leftOutOf(found) {
    return found
        .groups()
        .filter(({ leftOut }) => leftOut > 0)
        .map(({ kind, field, leftOut }) => ({ kind, field, places: leftOut }));
}
/** The top-level field of the definition, or the member of the catalog, that a place belongs to. */
function fieldOf([first, second], isNested) {
    return isNested && first === 'function' && second !== undefined ? `function.${second}` : String(first);
}

;// CONCATENATED MODULE: ../../lib/diff/reference-move.js


/** Members of inline schemas and definitions of one tool that are compared with each other: work stays linear. */
const MAX_MEMBERS = 100_000;
const MAX_HOPS = 8;
/** The scope of a tool's schema. */
function referenceScope(root) {
    return { root, compared: new Set(), members: 0 };
}
/**
 * Whether a schema became a `$ref` to a schema of the same document, or the other way round; null where it did not, or
 * where the reference leads nowhere there (JSON Schema 2020-12 core, section 8.2.3.1; the other side may be anything
 * then).
 */
function referenceMove({ path, role, before, after }, scope) {
    if (scope === null || !isSchemaRole(role) || !(0,json_value/* isObject */.Gv)(before) || !(0,json_value/* isObject */.Gv)(after))
        return null;
    const [old, now] = [(0,json_value/* member */.Dc)(before, '$ref'), (0,json_value/* member */.Dc)(after, '$ref')];
    if ((old === undefined) === (now === undefined))
        return null;
    const isIntroduced = now !== undefined;
    const [inline, reference] = isIntroduced ? [before, after] : [after, before];
    const definition = resolved(isIntroduced ? scope.root.after : scope.root.before, now ?? old);
    if (definition === null)
        return null;
    scope.members += inline.keys.length + definition.schema.keys.length + reference.keys.length;
    if (scope.members > MAX_MEMBERS)
        return { members: null };
    const target = [...scope.root.path, ...definition.path];
    const members = [...new Set([...inline.keys, ...definition.schema.keys, ...reference.keys])]
        .filter((key) => key !== '$ref')
        .flatMap((key) => {
        const own = (0,json_value/* member */.Dc)(inline, key);
        const beside = (0,json_value/* member */.Dc)(reference, key);
        if (beside === undefined && isKnown(scope, [...target, key], own))
            return [];
        const behind = beside ?? (0,json_value/* member */.Dc)(definition.schema, key);
        const [first, second] = isIntroduced ? [own, behind] : [behind, own];
        return [{ path: beside === undefined ? target : path, key, before: first, after: second }];
    });
    return { members };
}
/** Whether the same value was compared with the same member of a definition before. */
function isKnown(scope, path, own) {
    const id = `${(0,json_pointer/* jsonPointer */.Av)(path)} ${own === undefined ? '' : (0,canonical_json/* canonicalJson */.d)(own)}`;
    const known = scope.compared.has(id);
    scope.compared.add(id);
    return known;
}
/** The schema that a reference leads to at last, with its path from the root. */
function resolved(root, reference) {
    let next = reference;
    for (let hops = 0; hops < MAX_HOPS; hops += 1) {
        const path = typeof next === 'string' ? tokensOf(next) : null;
        const schema = path?.reduce((value, token) => ((0,json_value/* isObject */.Gv)(value) ? (0,json_value/* member */.Dc)(value, token) : undefined), root);
        if (path === null || path.length === 0 || !(0,json_value/* isObject */.Gv)(schema))
            return null;
        next = (0,json_value/* member */.Dc)(schema, '$ref');
        if (next === undefined)
            return { path, schema };
    }
    return null;
}
/** The tokens of a fragment that is a JSON Pointer (RFC 6901, section 6); null for any other reference. */
function tokensOf(reference) {
    if (!reference.startsWith('#/'))
        return null;
    try {
        return decodeURIComponent(reference.slice(2))
            .split('/')
            .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ../../lib/diff/walk.js






/** Items of one list that are listed one by one. */
const MAX_ITEMS = 1000;
/** Places below a longer path are one: each holds its path, so that many would take the product of both. */
const MAX_PATH = 250;
/**
 * Collects the places where two objects differ, in code-point order of keys. No place lies within another, and the objects
 * are equal but for them. Lists that differ in length or in order alone, or in over 1,000 items, are one place; so is a
 * schema that was emptied, and what lies below a path of over 250 UTF-16 units. A schema that moved behind a reference, or
 * out of it, is one place too; what differs behind it is collected at its place there, which can lie within a definition
 * that is new. Linear in the size of the objects.
 */
function walkDifferences(before, after, role) {
    const found = collector(role === 'nested-definition');
    walkMembers({ path: [], role, parent: role, before, after, scope: null }, before, after, found);
    return found;
}
function walkPlace(place, found) {
    const { before, after } = place;
    const moved = referenceMove(place, place.scope);
    const isWalked = isComparedWithin(place);
    if (moved !== null)
        walkMoved(place, moved, found);
    else if (isWalked && (0,json_value/* isObject */.Gv)(before) && (0,json_value/* isObject */.Gv)(after))
        walkMembers(place, before, after, found);
    else if (isWalked && (0,json_value/* isArray */.cy)(before) && (0,json_value/* isArray */.cy)(after))
        walkItems(place, before, after, found);
    else if (before === undefined || after === undefined || !(0,same_value/* sameValue */.e)(before, after))
        found.add(place);
}
/** A schema that stands inline on one side and behind a reference on the other. */
function walkMoved(place, moved, found) {
    found.add({ ...place, role: 'reference-move' });
    if (moved.members === null) {
        found.add({ ...place, role: 'plain' });
        return;
    }
    for (const { path, key, before, after } of moved.members) {
        if (before === after)
            continue;
        walkPlace({
            ...place,
            path: [...path, key],
            role: roleWithin(place.role, key),
            parent: place.role,
            before,
            after,
        }, found);
    }
}
function walkMembers(place, before, after, found) {
    const members = walk_membersOf(before, after).filter((member) => member.before !== member.after);
    for (const member of members.sort((a, b) => (0,text_order/* compareCodePoints */.O)(a.key, b.key))) {
        walkWithin(place, member.key, member.before, member.after, found);
    }
}
function walk_membersOf(before, after) {
    if (before.keys.length === after.keys.length && before.keys.every((key, at) => key === after.keys[at])) {
        return before.keys.map((key, at) => ({ key, before: before.values[at], after: after.values[at] }));
    }
    const old = new Map(before.keys.map((key, at) => [key, before.values[at]]));
    const now = new Map(after.keys.map((key, at) => [key, after.values[at]]));
    const keys = new Set([...before.keys, ...after.keys]);
    return Array.from(keys, (key) => ({ key, before: old.get(key), after: now.get(key) }));
}
function walkItems(place, before, after, found) {
    const items = found.another();
    const differing = [];
    for (const [index, item] of before.items.entries()) {
        const known = items.count();
        walkWithin(place, index, item, after.items[index], items);
        if (items.count() > known)
            differing.push(index);
        if (differing.length > MAX_ITEMS)
            break;
    }
    const itemsOf = (list) => differing.map((index) => list.items[index] ?? null);
    const isOne = differing.length > MAX_ITEMS || (differing.length > 1 && isReordered(itemsOf(before), itemsOf(after)));
    if (isOne)
        found.add(place);
    else
        found.addAll(items);
}
function walkWithin({ path, role, scope }, key, before, after, found) {
    if (before === after)
        return;
    const place = { path: [...path, key], role: roleWithin(role, key), parent: role, before, after };
    const inner = place.role === 'tool-schema' ? referenceScope(place) : scope;
    walkPlace({ ...place, scope: inner }, found);
}
/** Whether two values of one place are compared by their members or items. */
function isComparedWithin({ path, role, before, after }) {
    if (before === undefined || after === undefined || isWhole(role) || isLong(path))
        return false;
    if ((0,json_value/* isArray */.cy)(before) && (0,json_value/* isArray */.cy)(after))
        return before.items.length === after.items.length;
    if (!(0,json_value/* isObject */.Gv)(before) || !(0,json_value/* isObject */.Gv)(after))
        return false;
    if (role === 'tool-schema')
        return saysNothing(before) === saysNothing(after);
    return role !== 'additional-properties' || openness(before) === openness(after);
}
function isLong(path) {
    return path.reduce((length, token) => length + String(token).length + 1, 0) > MAX_PATH;
}

;// CONCATENATED MODULE: ../../lib/diff/explain-change.js






/** Each report of a decision asks for the same, which takes long where a great many places differ. */
const EXPLAINED = new WeakMap();
/**
 * What changed in an entry of a format: facts from a closed vocabulary, one at least for each place that differs, in
 * the order of CHANGE_KINDS, then of pointers. Apart from those places the definitions are equal, and none of the
 * places is equal. Of each kind in each field the first 1,000 are found, the others counted. The verdict never depends
 * on it.
 */
function explainChange(format, change) {
    const known = EXPLAINED.get(change);
    if (known?.format === format)
        return known.explained;
    const explained = explain(format, change);
    EXPLAINED.set(change, { format, explained });
    return explained;
}
function explain(format, { before, after }) {
    const [old, now] = [before.definition, after.definition];
    const [oldPart, nowPart] = [(0,adapters/* namedPart */.fu)(format, old), (0,adapters/* namedPart */.fu)(format, now)];
    const isNested = oldPart !== old && nowPart !== now;
    const found = walkDifferences(old, now, isNested ? 'nested-definition' : 'definition');
    return explainedOf(found, annotatedSideEffects(found, isNested, oldPart, nowPart));
}
/** What changed in a catalog's own members, as explainChange says it. */
function explainMembers(before, after) {
    return explainedOf(walkDifferences(before, after, 'members'), []);
}
/** The class that the annotations stand for, told at the first of the places that changed in them. */
function annotatedSideEffects(found, isNested, before, after) {
    const place = found.annotations();
    if (place === null)
        return [];
    const [field, pointer] = [fieldOf(place.path, isNested), (0,json_pointer/* jsonPointer */.Av)(place.path)];
    const facts = sideEffectFact((0,side_effects/* statedSideEffects */.N0)(before), (0,side_effects/* statedSideEffects */.N0)(after));
    return facts.map((fact) => ({ ...fact, field, pointer }));
}
function explainedOf(found, more) {
    const explanations = [...found.groups().flatMap((group) => group.explanations), ...more];
    return { explanations: inOrder(explanations), leftOut: leftOutOf(found) };
}
function inOrder(explanations) {
    return [...explanations].sort((a, b) => change_kind/* CHANGE_KINDS */.t.indexOf(a.kind) - change_kind/* CHANGE_KINDS */.t.indexOf(b.kind) ||
        (0,text_order/* compareCodePoints */.O)(a.pointer, b.pointer) ||
        (0,text_order/* compareCodePoints */.O)(a.hint ?? '', b.hint ?? '') ||
        (0,text_order/* compareCodePoints */.O)(a.subject ?? '', b.subject ?? ''));
}


/***/ }),

/***/ 9257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ hasNewInvisible),
/* harmony export */   i: () => (/* binding */ newInvisible)
/* harmony export */ });
/** Nothing in it is invisible. Most texts are so, and building Unicode's classes takes long. */
const ORDINARY = /^[\t\n\r\x20-\x7E]*$/;
// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const INVISIBLE = String.raw `(?<!\p{Emoji})\ufe0f|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)\u200d|(?!\ufe0f|[\t\n\r \u200d])[\p{Cc}\p{Cf}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]`;
/** Whether a value, its keys included, holds an invisible character more often than another value does. */
function hasNewInvisible(before, after) {
    return newInvisible(before, after).length > 0;
}
/** The invisible characters that a value, its keys included, holds more often than another value; each once. */
function newInvisible(before, after) {
    const old = new Map();
    count(before, old);
    const now = new Map();
    count(after, now);
    return [...now].flatMap(([character, times]) => (times > (old.get(character) ?? 0) ? [character] : []));
}
function count(value, found) {
    if (typeof value === 'string')
        countIn(value, found);
    if (typeof value !== 'object' || value === null || value.kind === 'number')
        return;
    if (value.kind === 'object')
        for (const key of value.keys)
            countIn(key, found);
    for (const item of value.kind === 'array' ? value.items : value.values)
        count(item, found);
}
function countIn(text, found) {
    if (ORDINARY.test(text))
        return;
    for (const [character] of invisibleIn(text))
        found.set(character, (found.get(character) ?? 0) + 1);
}
/**
 * Characters that show nothing or reorder text: controls other than tab and line ends, format and private-use
 * characters, line and paragraph separators, spaces other than the plain one, and what Unicode calls ignorable by
 * default. Not those that emoji are made with: a variation selector or a joiner right behind one.
 */
function invisibleIn(text) {
    return text.matchAll(new RegExp(INVISIBLE, 'gu'));
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

/***/ 9935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ prettyJson)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7259);
/* harmony import */ var _text_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);


/** A value with the key order, strings and numbers of canonicalJson, two spaces a level, without a final line feed. */
function prettyJson(value) {
    return pretty(value, '\n');
}
/** Takes the line feed and indent that stand in front of the value's closing bracket. */
function pretty(value, newline) {
    if (typeof value !== 'object' || value === null || value.kind === 'number')
        return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .d)(value);
    const inner = `${newline}  `;
    if (value.kind === 'object')
        return enclose('{', members(value, inner), '}', newline);
    return enclose('[', value.items.map((item) => pretty(item, inner)), ']', newline);
}
function members(object, newline) {
    return object.keys
        .map((key, index) => [key, object.values[index] ?? null])
        .sort(([a], [b]) => (0,_text_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareUnits */ .H)(a, b))
        .map(([key, value]) => `${(0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(key)}: ${pretty(value, newline)}`);
}
function enclose(open, parts, close, newline) {
    if (parts.length === 0)
        return open + close;
    return `${open}${newline}  ${parts.join(`,${newline}  `)}${newline}${close}`;
}


/***/ }),

/***/ 5749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ pythonJson),
/* harmony export */   k: () => (/* binding */ pythonJsonText)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7259);
/* harmony import */ var _text_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(357);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2571);
/* harmony import */ var _write_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7292);





const TEXT = {
    string: _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T,
    number: numberText,
    compare: _text_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O,
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
    return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(text).replace(/[\u007f-\uffff]+/g, escapeUnits);
}
function escapeUnits(text) {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1) {
        escaped += `\\u${(0x10000 + text.charCodeAt(index)).toString(16).slice(1)}`;
    }
    return escaped;
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


/***/ })

};
;