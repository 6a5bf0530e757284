"use strict";
exports.id = 348;
exports.ids = [348];
exports.modules = {

/***/ 6788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ applyRules),
/* harmony export */   v: () => (/* binding */ ignoresRequired)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7259);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4103);
/* harmony import */ var _catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5440);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2003);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8853);



/**
 * Leaves ignored places out of a catalog, and sorts the items of unordered arrays by their canonical forms, before it is
 * compared or digested. Each pointer is a JSON Pointer (RFC 6901) in which a token `*` stands for every member or item.
 * `/tools/NAME/…` (`prompts`, `resources` and `resourceTemplates` likewise) is a place within the entry with that key,
 * whatever the list's order: never the entry itself, nor a field that its key is read from. Any other pointer is a place
 * in the catalog's own members. Items are counted as they are written. An inventory, whose records have exact fields, is
 * left as it is. A text that is no pointer is of no use, nor is an unordered one that names no array.
 */
function applyRules(catalog, rules) {
    const ignored = (rules.ignore ?? []).map(pointerWith('ignore'));
    const unordered = (rules.unordered ?? []).map(pointerWith('sort'));
    const pointers = [...ignored, ...unordered].map(({ rule }) => rule);
    return {
        catalog: catalog.format === 'openmed-inventory' ? catalog : ruled(catalog, pointers),
        ignored: ignored.map(({ pointer, rule: { uses } }) => ({ pointer, uses })),
        unordered: unordered.map(({ pointer, rule: { uses } }) => ({ pointer, uses })),
    };
}
/** Keywords of JSON Schema (drafts 4 to 2020-12) whose members are schemas of any name. */
const SCHEMAS_BY_NAME = [
    'properties',
    'patternProperties',
    '$defs',
    'definitions',
    'dependentSchemas',
    'dependencies',
];
/** Keywords whose items are schemas. */
const SCHEMAS_IN_A_LIST = ['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items'];
/**
 * Whether an ignored pointer can leave the list of a schema's required properties out, or an item of it, which would let a
 * new required parameter through unseen: where its order varies, it is to be compared as unordered. `*` stands for
 * `required` too. What leaves a whole schema out is not meant.
 */
function ignoresRequired(pointer) {
    const [list = '', , ...within] = tokensOf(pointer);
    if (!_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_LISTS */ .pK.has(list))
        return false;
    const schema = within.findIndex((token) => token === '*' || _formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMA_FIELDS */ .EC.includes(token));
    return schema !== -1 && reachesRequired(within.slice(schema + 1), { inSchema: true, amongSchemas: false });
}
function reachesRequired(tokens, { inSchema, amongSchemas }) {
    const [token, ...rest] = tokens;
    if (token === undefined)
        return false;
    const isAny = token === '*';
    if (inSchema && (token === 'required' || (isAny && isWholeOrItem(rest))))
        return true;
    return reachesRequired(rest, {
        inSchema: amongSchemas || (inSchema && !SCHEMAS_BY_NAME.includes(token)),
        amongSchemas: inSchema && (isAny || SCHEMAS_BY_NAME.includes(token) || SCHEMAS_IN_A_LIST.includes(token)),
    });
}
/** Whether what is left of a pointer names an array as a whole, or one of its items. */
function isWholeOrItem([token, ...beyond]) {
    return token === undefined || (beyond.length === 0 && /^(?:\*|[0-9]+)$/.test(token));
}
function pointerWith(effect) {
    return (pointer) => ({
        pointer,
        rule: { tokens: tokensOf(pointer), effect, uses: 0 },
    });
}
function tokensOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function ruled(catalog, pointers) {
    const { members } = catalog;
    const isList = (object, key) => object === members && _catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_LISTS */ .pK.has(key);
    return {
        ...catalog,
        members: ruledObject(members, pointers, 0, isList),
        entries: catalog.entries.map((entry) => ruledEntry(catalog.format, entry, pointers)),
    };
}
function ruledEntry(format, entry, pointers) {
    const within = pointers.filter(({ tokens }) => tokens.length > 2 && _catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .ENTRY_LISTS */ .pK.get(tokens[0] ?? '') === entry.kind && isNamed(tokens[1], entry.key));
    if (within.length === 0)
        return entry;
    const named = (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_2__/* .namedPart */ .fu)(format, entry.definition);
    const field = (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_2__/* .nameField */ .yD)(format, entry.kind);
    const isKey = (object, key) => object === named && (key === field || (key === 'version' && entry.version !== null));
    return { ...entry, definition: ruledObject(entry.definition, within, 2, isKey) };
}
function isNamed(token, key) {
    return token === '*' || token === key;
}
/** Pointers count from a depth: so many of their tokens have led to the object. */
function ruledObject(object, pointers, depth, isKept) {
    if (pointers.length === 0)
        return object;
    const parts = object.keys.map((key, index) => {
        const value = object.values[index] ?? null;
        const matching = pointers.filter(({ tokens }) => isNamed(tokens[depth], key));
        return isKept(object, key) ? value : ruledPart(value, matching, depth + 1, isKept);
    });
    const kept = [...object.keys.keys()].filter((index) => parts[index] !== undefined);
    return {
        ...object,
        keys: kept.map((index) => object.keys[index] ?? ''),
        values: kept.map((index) => parts[index] ?? null),
        starts: object.starts.length === 0 ? [] : kept.map((index) => object.starts[index] ?? -1),
    };
}
function ruledArray(array, pointers, depth, isKept) {
    const items = array.items.flatMap((item, index) => {
        const matching = pointers.filter(({ tokens }) => isNamed(tokens[depth], String(index)));
        const part = ruledPart(item, matching, depth + 1, isKept);
        return part === undefined ? [] : [part];
    });
    const sorting = pointers.filter(({ tokens, effect }) => tokens.length === depth && effect === 'sort');
    for (const pointer of sorting)
        pointer.uses += 1;
    return { ...array, items: sorting.length === 0 ? items : inAnyOrder(items) };
}
/** Items in an order that they have in common with every other order of them. */
function inAnyOrder(items) {
    return items
        .map((item) => ({ item, form: (0,_json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(item) }))
        .sort((a, b) => (a.form < b.form ? -1 : Number(a.form > b.form)))
        .map(({ item }) => item);
}
/** What is left of a value; undefined where it is ignored as a whole. */
function ruledPart(value, pointers, depth, isKept) {
    const whole = pointers.filter(({ tokens, effect }) => tokens.length === depth && effect === 'ignore');
    for (const pointer of whole)
        pointer.uses += 1;
    if (whole.length > 0)
        return undefined;
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value))
        return ruledObject(value, pointers, depth, isKept);
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .isArray */ .cy)(value) && pointers.length > 0 ? ruledArray(value, pointers, depth, isKept) : value;
}


/***/ }),

/***/ 3854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ catalogFaults),
  L: () => (/* binding */ parseCatalog)
});

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/json/parse-json.js + 7 modules
var parse_json = __webpack_require__(5023);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/catalog/reading.js
var catalog_reading = __webpack_require__(7007);
// EXTERNAL MODULE: ../../lib/catalog/formats/anthropic.js
var anthropic = __webpack_require__(2228);
// EXTERNAL MODULE: ../../lib/catalog/formats/envelope.js
var envelope = __webpack_require__(1906);
// EXTERNAL MODULE: ../../lib/catalog/formats/hash-text.js
var hash_text = __webpack_require__(6964);
// EXTERNAL MODULE: ../../lib/catalog/formats/map.js
var map = __webpack_require__(4566);
// EXTERNAL MODULE: ../../lib/catalog/formats/mcp.js
var mcp = __webpack_require__(4500);
// EXTERNAL MODULE: ../../lib/catalog/formats/openai.js
var openai = __webpack_require__(3831);
// EXTERNAL MODULE: ../../lib/catalog/formats/openmed-inventory.js
var openmed_inventory = __webpack_require__(4279);
// EXTERNAL MODULE: ../../lib/catalog/formats/openmed-tools.js
var openmed_tools = __webpack_require__(1196);
;// CONCATENATED MODULE: ../../lib/catalog/formats/detect-format.js










const INVENTORY = 'openmed.agent.tool_inventory.';
/** A map, a report, …: some hold `tools`, none is a catalog. */
const DOCUMENT_OF_OURS = 'tool-catalog-gate.';
/**
 * Tells a document's format by its content. Throws `unknown_format` for what is no catalog, `not_openmed_form_a` for
 * the other document that has the name of OpenMed's tool inventory v1 (records with `capability_classes`, a
 * `tool_count`), `no_tools` where tools are only said to be made at run time, and what findBody throws.
 */
function detectFormat(reading, root) {
    if ((0,json_value/* isObject */.Gv)(root)) {
        const version = versionOf(root);
        if (version.startsWith(INVENTORY)) {
            (0,openmed_inventory/* requireFormA */.jd)(reading, root);
            return 'openmed-inventory';
        }
        if (version.startsWith(DOCUMENT_OF_OURS))
            throw (0,catalog_reading/* faultAt */.ux)(reading, 'unknown_format', root.start);
    }
    const body = (0,envelope/* findBody */.q3)(reading, root);
    if ((0,json_value/* isArray */.cy)(body.tools))
        return listFormat(body, body.tools);
    if ((0,json_value/* isObject */.Gv)(body.tools) && (0,map/* isMapOfTools */.ND)(body.tools))
        return mapFormat(body.tools);
    if ((0,map/* isMapOfSchemas */.s$)(root))
        return 'map';
    if ((0,json_value/* isObject */.Gv)(root) && isHashes(root))
        return 'hashes';
    if ((0,json_value/* isObject */.Gv)(body.tools))
        return 'map';
    throw (0,catalog_reading/* faultAt */.ux)(reading, noTools(body), (0,json_value/* isObject */.Gv)(root) ? root.start : 0);
}
function versionOf(root) {
    const version = (0,json_value/* member */.Dc)(root, 'schema_version');
    return typeof version === 'string' ? version : '';
}
/** A tool without a mark of any format is an MCP tool: its name is all that MCP asks of it here. */
function listFormat(body, tools) {
    const items = tools.items.filter(json_value/* isObject */.Gv);
    if (body.list === 'functions')
        return 'openai';
    if (items.some(hasOneOf(mcp/* MCP */.T.inputSchemas)))
        return 'mcp';
    if (items.some((tool) => (0,json_value/* member */.Dc)(tool, 'type') === 'function'))
        return 'openai';
    if (items.some(hasOneOf([...anthropic/* ANTHROPIC */.V.inputSchemas, ...openmed_tools/* OPENMED_TOOLS */.j.outputSchemas])))
        return items.every(hasOneOf(['version'])) ? 'openmed-tools' : 'anthropic';
    return items.some(hasOneOf(openai/* OPENAI */.$.inputSchemas)) ? 'openai' : 'mcp';
}
function hasOneOf(fields) {
    return (tool) => fields.some((field) => tool.keys.includes(field));
}
function mapFormat(tools) {
    return tools.keys.length > 0 && tools.values.every(isHashOnly) ? 'hashes' : 'map';
}
function isHashOnly(value) {
    return (0,hash_text/* isHash */.j)(value) || ((0,json_value/* isObject */.Gv)(value) && (0,hash_text/* isHashRecord */.S)(value) && !(0,map/* hasSchema */.E1)(value));
}
function isHashes(root) {
    return root.keys.length > 0 && root.values.every((value) => (0,hash_text/* isHash */.j)(value) || isMapOfHashes(value));
}
function isMapOfHashes(value) {
    return (0,json_value/* isObject */.Gv)(value) && value.keys.length > 0 && value.values.every(hash_text/* isHash */.j);
}
function noTools(body) {
    const mark = body.object === null ? undefined : (0,json_value/* member */.Dc)(body.object, 'tools_generated');
    return mark === undefined || mark === false ? 'unknown_format' : 'no_tools';
}

// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
;// CONCATENATED MODULE: ../../lib/catalog/parse-catalog.js




/**
 * Reads one catalog from the bytes of its file. Throws a GateError with the code, the field and, for faults of the
 * content, the place: the codes of parseJson, detectFormat (for `auto`), readList, readMap and readInventory, and
 * `not_a_directory` for the format `directory`, which one file cannot be.
 */
function parseCatalog(bytes, options = {}) {
    const { similar, ...alone } = options;
    if (similar === undefined)
        return readCatalog(bytes, alone);
    try {
        return readCatalog(bytes, options);
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        // Parts that are shared know where they stand in the other text: a fault has to tell the place in this one.
        return readCatalog(bytes, alone);
    }
}
/**
 * Every fault of a catalog's file, in the order of its places, the first 101 at most; empty where parseCatalog reads
 * it. What is no JSON or of no known format has one fault alone, since nothing behind it can be judged.
 */
function catalogFaults(bytes, options = {}) {
    return (0,catalog_reading/* collected */.gd)((faults) => readCatalog(bytes, options, faults)).sort(byPlace);
}
function byPlace({ place: a }, { place: b }) {
    return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}
function readCatalog(bytes, options, faults) {
    const field = options.field ?? 'catalog';
    const items = options.similar?.sources[0]?.items ?? null;
    const document = (0,parse_json/* parseJson */.q)(bytes, options.limits ?? limits/* DEFAULT_LIMITS */.dR, field, items === null ? null : { items });
    const { root, text } = document;
    const wanted = options.format ?? 'auto';
    const format = wanted === 'auto' ? detectFormat({ field, text }, root) : wanted;
    const content = adapters/* ADAPTERS */.R2[format].read({ field, text, faults, isSharedRight: options.similar?.format === format }, root, options.field ?? null);
    return { format, sources: [{ file: null, text, root, items: document.items }], notes: [], ...content };
}


/***/ }),

/***/ 1408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DOCTOR: () => (/* binding */ DOCTOR)
});

// EXTERNAL MODULE: ../../lib/approval/code-owners.js
var code_owners = __webpack_require__(5283);
// EXTERNAL MODULE: ../../lib/catalog/parse-catalog.js + 1 modules
var parse_catalog = __webpack_require__(3854);
// EXTERNAL MODULE: ../../lib/errors/known.js
var known = __webpack_require__(8824);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/gate/settings-path.js
var settings_path = __webpack_require__(5904);
// EXTERNAL MODULE: ../../lib/git/commit-reader.js + 1 modules
var commit_reader = __webpack_require__(2684);
;// CONCATENATED MODULE: ../../lib/github/api/answer.js
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** The value at a path of own members in an untrusted answer; undefined where the path leads nowhere. */
function at(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = Reflect.get(current, key);
    }
    return current;
}
/** The text at a path, null where there is none. */
function textAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'string' ? found : null;
}
/** The whole number from 0 at a path, null where there is none or it is not exact. */
function countAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : null;
}
/** The boolean at a path, null where there is none. */
function flagAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'boolean' ? found : null;
}
/** The list at a path, null where there is none. */
function listAt(value, ...path) {
    const found = at(value, ...path);
    return Array.isArray(found) ? found : null;
}
/** The git object id (40 or 64 lower-case hex digits) at a path, null where there is none. */
function objectIdAt(value, ...path) {
    const found = textAt(value, ...path);
    return found !== null && OBJECT_ID.test(found) ? found : null;
}

;// CONCATENATED MODULE: ../../lib/github/read/branch.js


/**
 * A branch as it is now (GitHub's page "Get a branch"). Throws GateError
 * `commit_not_found` where there is none, `github_unavailable` for an answer that is not understood, and what the
 * client throws.
 */
async function readBranch(api, repository, branch) {
    const { status, data } = await api.request('GET /repos/{owner}/{repo}/branches/{branch}', {
        ...repository,
        branch,
    });
    if (status !== 200)
        throw new gate_error/* GateError */.u('commit_not_found', 'base-branch');
    const tip = objectIdAt(data, 'commit', 'sha');
    const isProtected = flagAt(data, 'protected');
    if (tip === null || isProtected === null)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return { tip, isProtected };
}
/** The commit that a branch stands at now; throws as `readBranch` does. */
async function branchTip(api, repository, branch) {
    return (await readBranch(api, repository, branch)).tip;
}
/**
 * The name of the default branch. Throws GateError `permission_missing` where GitHub shows no such repository to the token,
 * `github_unavailable`, and what the client throws.
 */
async function readDefaultBranch(api, repository) {
    const { status, data } = await api.request('GET /repos/{owner}/{repo}', { ...repository });
    if (status === 404)
        throw new gate_error/* GateError */.u('permission_missing', 'metadata: read');
    const name = textAt(data, 'default_branch');
    if (name === null)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return name;
}

// EXTERNAL MODULE: ../../lib/git/object-store.js
var object_store = __webpack_require__(597);
// EXTERNAL MODULE: ../../lib/git/object-id.js
var object_id = __webpack_require__(5883);
;// CONCATENATED MODULE: ../../lib/github/read/blobs-together.js



const MAX_IN_QUERY = 100;
const MAX_QUERY_BYTES = 2 * 1024 * 1024;
/** GraphQL cuts a long text short. */
const MAX_BLOB_BYTES = 256 * 1024;
/**
 * Blobs by GraphQL, up to 100 in a query. GraphQL gives text, so each is hashed again: one whose text is not its bytes
 * (no UTF-8, a byte order mark, cut short) is left out, and so is everything that a failing query leaves open.
 * Source: GitHub's GraphQL reference, object `Blob`.
 */
async function blobsTogether(api, repository, wanted) {
    const found = new Map();
    const ask = async (group) => ({ group, data: await askFor(api, repository, group) });
    for (const { group, data } of await Promise.all(groupsOf(wanted).map(ask))) {
        group.forEach((id, index) => {
            const text = textAt(data, 'repository', `b${index}`, 'text');
            const bytes = text === null ? null : Buffer.from(text);
            if (bytes !== null && (0,object_id/* isHashOf */._)(id, 'blob', bytes))
                found.set(id, bytes);
        });
    }
    return found;
}
/** Ids whose blobs are small enough to come together. */
function groupsOf(wanted) {
    const groups = [];
    let room = 0;
    for (const { id, size } of wanted) {
        const bytes = size ?? MAX_BLOB_BYTES;
        if (bytes > MAX_BLOB_BYTES)
            continue;
        const last = groups.at(-1);
        if (last !== undefined && last.length < MAX_IN_QUERY && bytes <= room)
            last.push(id);
        else {
            groups.push([id]);
            room = MAX_QUERY_BYTES;
        }
        room -= bytes;
    }
    return groups;
}
/** The answer's data, null where the query failed. Ids are hexadecimal, so that they can stand in it. */
async function askFor(api, { owner, repo }, ids) {
    const blobs = ids.map((id, index) => `b${index}: object(oid: "${id}") { ... on Blob { text } }`).join(' ');
    const query = `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${blobs} } }`;
    try {
        const { data, errors } = await api.graphql(query, { owner, repo });
        return errors.length > 0 ? null : data;
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return null;
        throw error;
    }
}

// EXTERNAL MODULE: ../../lib/git/raw-object.js
var raw_object = __webpack_require__(6852);
;// CONCATENATED MODULE: ../../lib/github/read/objects-at.js



const objects_at_MAX_IN_QUERY = 100;
const MAX_OBJECTS = 1000;
const MAX_PARENTS = 10;
const FIELDS = `__typename oid
  ... on Commit { tree { oid } parents(first: ${MAX_PARENTS}) { totalCount nodes { oid } } }
  ... on Tree { entries { name mode oid size } }`;
/**
 * Commits and the trees on the way to paths of them by GraphQL, which takes paths where REST takes a tree's id: one
 * answer instead of one for each component. A tree is put together again and its git hash checked; one whose hash is
 * another (a name that is no UTF-8, a list that was cut) is left out, and so is everything that a failing query leaves
 * open. Source: GitHub's GraphQL reference, objects `Commit` and `Tree`; gitrevisions for `COMMIT:PATH`.
 */
async function objectsAt(api, repository, places) {
    const expressions = expressionsFor(places).slice(0, MAX_OBJECTS);
    const found = { commits: new Map(), trees: new Map() };
    const groups = Array.from({ length: Math.ceil(expressions.length / objects_at_MAX_IN_QUERY) }, (_, index) => expressions.slice(index * objects_at_MAX_IN_QUERY, (index + 1) * objects_at_MAX_IN_QUERY));
    const answers = await Promise.all(groups.map((group) => ask(api, repository, group)));
    for (const object of answers.flat()) {
        const id = objectIdAt(object, 'oid');
        const commit = id === null ? null : readCommit(object);
        const tree = id === null ? null : readTree(object, id);
        if (id !== null && commit !== null)
            found.commits.set(id, commit);
        if (id !== null && tree !== null)
            found.trees.set(id, tree);
    }
    return found;
}
/** Each commit, its root, and each directory above a path. */
function expressionsFor(places) {
    const expressions = new Set();
    for (const { commit, path } of places) {
        expressions.add(commit);
        const names = path.split('/');
        for (const [depth] of names.entries())
            expressions.add(`${commit}:${names.slice(0, depth).join('/')}`);
    }
    return [...expressions];
}
/** The objects in the order of their expressions, none where the query failed. */
async function ask(api, { owner, repo }, expressions) {
    const declared = expressions.map((_, index) => `$e${index}: String!`).join(', ');
    const objects = expressions
        .map((_, index) => `o${index}: object(expression: $e${index}) { ...found }`)
        .join(' ');
    const query = `query ($owner: String!, $repo: String!, ${declared}) { repository(owner: $owner, name: $repo) { ${objects} } } fragment found on GitObject { ${FIELDS} }`;
    const named = Object.fromEntries(expressions.map((expression, index) => [`e${index}`, expression]));
    const answer = await (0,known/* known */.e)(() => api.graphql(query, { owner, repo, ...named }));
    if (!answer.known || answer.value.errors.length > 0)
        return [];
    const { data } = answer.value;
    return expressions.map((_, index) => at(data, 'repository', `o${index}`));
}
function readCommit(object) {
    const tree = objectIdAt(object, 'tree', 'oid');
    const nodes = listAt(object, 'parents', 'nodes');
    if (tree === null || nodes === null || nodes.length !== countAt(object, 'parents', 'totalCount'))
        return null;
    const parents = nodes.flatMap((parent) => objectIdAt(parent, 'oid') ?? []);
    return parents.length === nodes.length ? { tree, parents } : null;
}
function readTree(object, id) {
    const entries = listAt(object, 'entries')?.map(readEntry);
    if (entries === undefined)
        return null;
    const read = entries.flatMap((entry) => entry ?? []);
    return read.length === entries.length && (0,object_id/* isHashOf */._)(id, 'tree', (0,raw_object/* rawTree */.zd)(read)) ? read : null;
}
/** GraphQL writes a mode as a decimal number, and gives a size to what has none. */
function readEntry(entry) {
    const mode = countAt(entry, 'mode')?.toString(8);
    const name = textAt(entry, 'name');
    const id = objectIdAt(entry, 'oid');
    if (mode === undefined || name === null || id === null)
        return null;
    const isSized = mode !== object_store/* DIRECTORY_MODE */.sg && mode !== object_store/* SUBMODULE_MODE */.Fe;
    return { mode, name, id, size: isSized ? countAt(entry, 'size') : null };
}

;// CONCATENATED MODULE: ../../lib/github/read/api-objects.js





/**
 * The git objects of a repository through the API, by id. A blob is checked against its git hash. Throws GateError
 * `commit_not_found`, `object_not_found`, `hash_mismatch`, `too_large`, `github_unavailable` for an answer that is not
 * understood, and what the client throws.
 * Source: GitHub's pages on the REST API for git commits, trees and blobs.
 */
function apiObjects(api, repository) {
    const tree = async (id, query) => {
        const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
        const answer = await api.request(route, { ...repository, tree_sha: id, ...query });
        if (answer.status !== 200)
            throw new gate_error/* GateError */.u('object_not_found', object_store/* OBJECT_FIELD */.Dz);
        if (textAt(answer.data, 'sha') !== id)
            throw notUnderstood();
        return answer;
    };
    return {
        async commit(id) {
            const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
            const answer = await api.request(route, { ...repository, commit_sha: id });
            if (answer.status !== 200)
                throw new gate_error/* GateError */.u('commit_not_found', object_store/* OBJECT_FIELD */.Dz);
            return api_objects_readCommit(answer.data, id);
        },
        async tree(id) {
            const { data } = await tree(id, {});
            if (flagAt(data, 'truncated') !== false)
                throw notUnderstood();
            return entriesOf(data).map(({ path, mode, id: entry, size }) => ({
                name: path,
                mode,
                id: entry,
                size,
            }));
        },
        async blob(id, maxBytes) {
            const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
            const answer = await api.request(route, { ...repository, file_sha: id });
            if (answer.status !== 200)
                throw new gate_error/* GateError */.u('object_not_found', object_store/* OBJECT_FIELD */.Dz);
            return readBlob(answer.data, id, maxBytes);
        },
        async wholeTree(id) {
            const { data } = await tree(id, { recursive: '1' });
            if (flagAt(data, 'truncated') !== false)
                return null;
            return entriesOf(data);
        },
        blobs: (wanted) => blobsTogether(api, repository, wanted),
        objectsAt: (places) => objectsAt(api, repository, places),
        close: () => undefined,
    };
}
function api_objects_readCommit(data, id) {
    const tree = objectIdAt(data, 'tree', 'sha');
    const parents = listAt(data, 'parents')?.map((parent) => objectIdAt(parent, 'sha'));
    if (textAt(data, 'sha') !== id || tree === null || parents === undefined)
        throw notUnderstood();
    return { tree, parents: parents.map(understood) };
}
function entriesOf(data) {
    const entries = listAt(data, 'tree');
    if (entries === null)
        throw notUnderstood();
    return entries.map((entry) => ({
        path: understood(textAt(entry, 'path')),
        mode: modeOf(understood(textAt(entry, 'mode'))),
        id: understood(objectIdAt(entry, 'sha')),
        size: countAt(entry, 'size'),
    }));
}
/** The API writes a directory's mode with a leading zero, git without. */
function modeOf(mode) {
    return mode === `0${object_store/* DIRECTORY_MODE */.sg}` ? object_store/* DIRECTORY_MODE */.sg : mode;
}
function readBlob(data, id, maxBytes) {
    const content = textAt(data, 'content');
    if (content === null || at(data, 'encoding') !== 'base64')
        throw notUnderstood();
    if ((countAt(data, 'size') ?? 0) > maxBytes)
        throw new gate_error/* GateError */.u('too_large', object_store/* OBJECT_FIELD */.Dz);
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > maxBytes)
        throw new gate_error/* GateError */.u('too_large', object_store/* OBJECT_FIELD */.Dz);
    if (!(0,object_id/* isHashOf */._)(id, 'blob', bytes))
        throw new gate_error/* GateError */.u('hash_mismatch', object_store/* OBJECT_FIELD */.Dz);
    return bytes;
}
function understood(value) {
    if (value === null)
        throw notUnderstood();
    return value;
}
function notUnderstood() {
    return new gate_error/* GateError */.u('github_unavailable', 'github');
}

;// CONCATENATED MODULE: ../../lib/github/api/permission.js
/** First match decides; GitHub's page "Permissions required for GitHub Apps" pairs routes with permissions. */
const PERMISSIONS = [
    [/\/check-runs/, 'checks'],
    [/\/actions\//, 'actions'],
    [/\/issues(?:\/\{issue_number\}(?:\/labels)?)?$/, 'issues'],
    [/\/issues\//, 'pull-requests'],
    [/\/commits\/[^/]+\/pulls/, 'pull-requests'],
    [/\/pulls/, 'pull-requests'],
    [/^\/orgs\//, 'members'],
    [/\/rules\//, 'metadata'],
    [/\/(?:git|commits|branches|compare|contents|activity|codeowners)(?:\/|$)/, 'contents'],
];
/**
 * The permission that a call needs, as a workflow's `permissions` writes it: `contents: read`.
 * `route` is a method and a URL template.
 */
function permissionOf(route) {
    const [method = 'GET', path = ''] = route.split(' ');
    const name = PERMISSIONS.find(([pattern]) => pattern.test(path))?.[1] ?? 'metadata';
    return `${name}: ${method === 'GET' ? 'read' : 'write'}`;
}

;// CONCATENATED MODULE: ../../lib/github/api/complete-list.js


/**
 * Every item of a list, or an error: a part of a list decides nothing. At most `maxPages` pages of 100; `list` names
 * the member that holds the items where the answer is an object. Throws what the client throws, GateError
 * `permission_missing` where GitHub hides the list (404), and `github_unavailable` where it is refused otherwise or is
 * longer.
 */
async function completeList(api, route, parameters, maxPages, list) {
    const pages = await api.paginate(route, parameters, maxPages, list);
    if (pages.status === 404)
        throw new gate_error/* GateError */.u('permission_missing', permissionOf(route));
    if (pages.status !== 200 || !pages.complete)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return pages.items;
}

;// CONCATENATED MODULE: ../../lib/github/read/write-access.js


const PERMISSION = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
const WRITING = new Set(['write', 'admin']);
const WRITING_ROLES = new Set(['write', 'maintain', 'admin']);
/**
 * Whether an account may write to the repository: its `permission` is `write` (which `maintain` counts as) or `admin`.
 * No for one that GitHub does not know here, and for another account that has taken the login since. GitHub's page "Get
 * repository permissions for a user"; a review's `author_association` is no permission.
 */
function readWriteAccess(api, repository, account) {
    return (0,known/* known */.e)(async () => {
        const { status, data } = await api.request(PERMISSION, { ...repository, username: account.login });
        if (status === 404)
            return false;
        if (status !== 200)
            throw new gate_error/* GateError */.u('github_unavailable', 'github');
        return isSame(data, account) && canWrite(data);
    });
}
function isSame(data, account) {
    const id = countAt(data, 'user', 'id');
    return id === null || account.id === null || id === account.id;
}
function canWrite(data) {
    return WRITING.has(textAt(data, 'permission') ?? '') || WRITING_ROLES.has(textAt(data, 'role_name') ?? '');
}

// EXTERNAL MODULE: ../../lib/limits.js
var lib_limits = __webpack_require__(5795);
// EXTERNAL MODULE: ../../lib/patterns/code-owners.js
var patterns_code_owners = __webpack_require__(5739);
// EXTERNAL MODULE: ../../lib/settings/parse-settings-file.js + 1 modules
var parse_settings_file = __webpack_require__(2386);
;// CONCATENATED MODULE: ../../lib/doctor/finding.js
function ok(code, about = null) {
    return { code, state: 'ok', about, detail: null };
}
function missing(code, about = null, detail = null) {
    return { code, state: 'missing', about, detail };
}
function unknownYet(code, about, detail) {
    return { code, state: 'unknown', about, detail };
}

;// CONCATENATED MODULE: ../../lib/doctor/gate-workflow.js
const OURS = /(?:^|\/)tool-catalog-gate@|^\.\/?$/;
/** What the gate's job needs where it comments and has jobs run again. */
const NEEDED_PERMISSIONS = [
    'contents: read',
    'pull-requests: write',
    'checks: read',
    'actions: write',
];
/** The gate's workflow in the text of a workflow file; null where no step of it runs the gate. */
async function readGateWorkflow(path, text) {
    const { parseDocument } = await __webpack_require__.e(/* import() */ 483).then(__webpack_require__.t.bind(__webpack_require__, 3483, 19));
    const document = parseDocument(text);
    if (document.errors.length > 0)
        return null;
    const jobs = gate_workflow_entriesOf(document, ['jobs']).map(([name]) => name);
    const job = jobs.find((name) => usesGate(document, name));
    if (job === undefined)
        return null;
    return { path, events: eventsOf(document), permissions: permissionsOf(document, job) };
}
function usesGate(document, job) {
    const plain = value(document, ['jobs', job, 'steps']);
    if (!Array.isArray(plain))
        return false;
    return plain.some((step) => {
        const uses = typeof step === 'object' && step !== null && 'uses' in step ? step.uses : null;
        return typeof uses === 'string' && OURS.test(uses);
    });
}
function eventsOf(document) {
    const on = value(document, ['on']);
    if (typeof on === 'string')
        return [on];
    if (Array.isArray(on))
        return on.filter((event) => typeof event === 'string');
    return gate_workflow_entriesOf(document, ['on']).map(([event]) => event);
}
function permissionsOf(document, job) {
    for (const path of [['jobs', job, 'permissions'], ['permissions']]) {
        if (!document.hasIn(path))
            continue;
        if (typeof value(document, path) === 'string')
            return null;
        return gate_workflow_entriesOf(document, path).map(([name, level]) => `${name}: ${String(level)}`);
    }
    return null;
}
function gate_workflow_entriesOf(document, path) {
    const plain = value(document, path);
    return typeof plain === 'object' && plain !== null && !Array.isArray(plain) ? Object.entries(plain) : [];
}
/** The plain value at a path. An alias that is used too often throws within `toJS`, and counts as nothing. */
function value(document, path) {
    try {
        let plain = document.toJS({ maxAliasCount: 20 });
        for (const key of path) {
            if (typeof plain !== 'object' || plain === null || !Object.hasOwn(plain, key))
                return undefined;
            plain = Object.entries(plain).find(([name]) => name === key)?.[1];
        }
        return plain;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ../../lib/doctor/examine-repository.js











const WORKFLOWS = '.github/workflows';
const RULES = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
const ERRORS = 'GET /repos/{owner}/{repo}/codeowners/errors';
const MAX_PAGES = 10;
/**
 * Looks at a repository through the API as its default branch is now, and says what the gate needs and what is missing of
 * it: files, rules of the branch, and owners who can approve. Throws GateError where the repository itself cannot be
 * read; what a token may not read besides is `unknown`. Source of the rules: README, "Set it up".
 */
async function examineRepository(api, repository) {
    const branch = await readDefaultBranch(api, repository);
    const { tip, isProtected } = await readBranch(api, repository, branch);
    const site = { api, repository, branch, tip, commits: (0,commit_reader/* commitReader */.F)(apiObjects(api, repository)) };
    const settings = await (0,known/* known */.e)(() => settingsAt(site));
    const file = settings.known ? settings.value : null;
    const workflows = await gateWorkflows(site);
    return {
        branch,
        findings: [
            settingsFinding(settings),
            ...workflowFindings(workflows),
            ...(await otherWorkflows(site, file, workflows)),
            ...(await baselineFinding(site, file)),
            isProtected ? ok('branch_protected', branch) : missing('branch_protected', branch),
            ...(await ruleFindings(site, workflows)),
            ...(await ownerFindings(site, file, workflows)),
        ],
    };
}
async function settingsAt({ commits, tip }) {
    const file = await commits.read(tip, settings_path/* SETTINGS_PATH */.a, lib_limits/* DEFAULT_LIMITS */.dR, 'settings');
    if (file.state === 'absent')
        return null;
    if (file.state !== 'present')
        throw file.error;
    return (0,parse_settings_file/* parseSettingsFile */.x)(file.value.bytes);
}
function settingsFinding(settings) {
    if (!settings.known)
        return missing('settings_file', settings_path/* SETTINGS_PATH */.a, 'unreadable');
    return settings.value === null
        ? missing('settings_file', settings_path/* SETTINGS_PATH */.a)
        : ok('settings_file', settings_path/* SETTINGS_PATH */.a);
}
async function gateWorkflows({ commits, tip }) {
    const limits = { ...lib_limits/* DEFAULT_LIMITS */.dR, maxBytes: 256 * 1024 };
    const folder = await commits.readDirectory(tip, WORKFLOWS, ['.yml', '.yaml'], limits, 'workflows');
    if (folder.state === 'absent')
        return [];
    if (folder.state !== 'present')
        throw folder.error;
    const found = [];
    for (const { path, bytes } of folder.value.files) {
        const workflow = await readGateWorkflow(`${WORKFLOWS}/${path}`, Buffer.from(bytes).toString());
        if (workflow !== null)
            found.push(workflow);
    }
    return found;
}
function workflowFindings(workflows) {
    if (workflows.length === 0)
        return [missing('gate_workflow', WORKFLOWS)];
    return workflows.flatMap(({ path, events, permissions }) => {
        const lacking = NEEDED_PERMISSIONS.filter((wanted) => !holds(permissions ?? [], wanted));
        return [
            ok('gate_workflow', path),
            events.includes('pull_request_target')
                ? ok('workflow_hardened', path)
                : missing('workflow_hardened', path),
            ...(permissions === null
                ? [unknownYet('workflow_permissions', path, null)]
                : [
                    lacking.length === 0
                        ? ok('workflow_permissions', path)
                        : missing('workflow_permissions', path, lacking.join(', ')),
                ]),
        ];
    });
}
/** `write` holds what `read` does. */
function holds(permissions, wanted) {
    return permissions.includes(wanted) || permissions.includes(wanted.replace(': read', ': write'));
}
/** The workflows that the settings name. */
async function otherWorkflows({ commits, tip }, settings, workflows) {
    const isHardened = workflows.some(({ events }) => events.includes('pull_request_target'));
    const wanted = [
        ...(isHardened ? [['review_workflow', settings?.reviewWorkflow ?? null]] : []),
        ...(settings?.candidateSource === 'artifact'
            ? [['capture_workflow', settings.captureWorkflow]]
            : []),
    ];
    const findings = [];
    for (const [code, path] of wanted) {
        const found = path === null ? null : await commits.find(tip, path, 'workflow');
        findings.push(found?.state === 'present' ? ok(code, path) : missing(code, path));
    }
    return findings;
}
/** A pattern names no file to look at. */
async function baselineFinding({ commits, tip }, settings) {
    const paths = [settings?.baseline ?? null, ...(settings?.catalogs ?? []).map(({ baseline }) => baseline)];
    const findings = [];
    for (const path of paths) {
        if (path === null || path.includes('*'))
            continue;
        const file = await commits.read(tip, path, lib_limits/* DEFAULT_LIMITS */.dR, 'baseline');
        if (file.state === 'absent')
            findings.push(missing('baseline', path));
        else if (file.state !== 'present')
            findings.push(unknownYet('baseline', path, file.error.code));
        else
            findings.push(catalogFinding(path, file.value.bytes));
    }
    return findings;
}
function catalogFinding(path, bytes) {
    try {
        (0,parse_catalog/* parseCatalog */.L)(bytes);
        return ok('baseline', path);
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return missing('baseline', path, error.code);
        throw error;
    }
}
/** What the rules of the default branch ask for; classic branch protection cannot be read without more rights. */
async function ruleFindings(site, workflows) {
    const { api, repository, branch } = site;
    const rules = await (0,known/* known */.e)(() => completeList(api, RULES, { ...repository, branch }, MAX_PAGES));
    if (!rules.known)
        return ['check_required', 'code_owner_review'].map((code) => unknownYet(code, branch, rules.permission));
    const checks = rules.value
        .filter((rule) => textAt(rule, 'type') === 'required_status_checks')
        .flatMap((rule) => listAt(rule, 'parameters', 'required_status_checks') ?? []);
    const ours = checks.filter((check) => (textAt(check, 'context') ?? '').startsWith('tool-catalog'));
    const isWorkflowRequired = rules.value.some((rule) => textAt(rule, 'type') === 'workflows');
    const needsQueue = rules.value.some((rule) => textAt(rule, 'type') === 'merge_queue');
    const reviewed = rules.value.some((rule) => at(rule, 'parameters', 'require_code_owner_review') === true);
    return [
        ours.length > 0 || isWorkflowRequired ? ok('check_required', branch) : missing('check_required', branch),
        ...ours.map((check) => {
            const name = textAt(check, 'context');
            return countAt(check, 'integration_id') === null
                ? missing('check_source', name)
                : ok('check_source', name);
        }),
        reviewed ? ok('code_owner_review', branch) : missing('code_owner_review', branch),
        ...(needsQueue
            ? workflows.map(({ path, events }) => events.includes('merge_group')
                ? ok('workflow_merge_queue', path)
                : missing('workflow_merge_queue', path))
            : []),
    ];
}
async function ownerFindings(site, settings, workflows) {
    if (settings?.approvals === 0)
        return [];
    const { path, rules } = await (0,code_owners/* readCodeOwners */.kj)(site.commits, site.tip);
    if (path === null)
        return [missing('codeowners')];
    if (!rules.known)
        return [unknownYet('codeowners', path, rules.permission)];
    const baselines = [
        settings?.baseline ?? null,
        ...(settings?.catalogs ?? []).map(({ baseline }) => baseline),
    ];
    const wanted = [...baselines, settings_path/* SETTINGS_PATH */.a, path, ...workflows.map((workflow) => workflow.path)]
        .filter((each) => each !== null)
        .filter((each) => !each.includes('*'));
    return [
        ok('codeowners', path),
        await errorsFinding(site, path),
        ...wanted.map((each) => ((0,patterns_code_owners/* isOwned */.go)(rules.value, each) ? ok('owned', each) : missing('owned', each))),
        ...(await approverFindings(site, settings, rules.value, wanted[0] ?? settings_path/* SETTINGS_PATH */.a)),
    ];
}
/** GitHub's own reading of the file: unknown owners, owners without write access, patterns that cannot be parsed. */
async function errorsFinding({ api, repository, branch }, path) {
    const errors = await (0,known/* known */.e)(async () => {
        const { status, data } = await api.request(ERRORS, { ...repository, ref: branch });
        if (status !== 200)
            throw new gate_error/* GateError */.u('github_unavailable', 'github');
        return listAt(data, 'errors') ?? [];
    });
    if (!errors.known)
        return unknownYet('codeowners_valid', path, errors.permission);
    const lines = errors.value.map((error) => `line ${String(countAt(error, 'line') ?? 0)}: ${textAt(error, 'kind') ?? 'error'}`);
    return lines.length === 0
        ? ok('codeowners_valid', path)
        : missing('codeowners_valid', path, lines.slice(0, 5).join('; '));
}
/** Of the owners of a baseline: who may write, and whether there are two, since nobody approves their own change. */
async function approverFindings({ api, repository }, settings, rules, path) {
    const owners = settings?.owners ?? (0,patterns_code_owners/* ownersOf */.K2)(rules, path);
    const people = owners.filter((owner) => owner.startsWith('@') && !owner.includes('/'));
    const findings = [];
    for (const owner of people) {
        const access = await readWriteAccess(api, repository, { login: owner.slice(1), id: null, type: 'User' });
        if (!access.known)
            findings.push(unknownYet('owner_can_approve', owner, access.permission));
        else
            findings.push(access.value ? ok('owner_can_approve', owner) : missing('owner_can_approve', owner));
    }
    const addresses = owners.filter((owner) => !owner.startsWith('@'));
    const isTeam = owners.some((owner) => owner.includes('/'));
    return [
        ...findings,
        ...addresses.map((address) => missing('owner_can_approve', address, 'address')),
        ...(owners.length === 0 || isTeam || people.length > 1 ? [] : [missing('two_owners', path)]),
    ];
}

// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js
var shown_name = __webpack_require__(1049);
;// CONCATENATED MODULE: ../../lib/doctor/finding-lines.js

/** What is well, and what to do where it is not. */
const WORDS = {
    settings_file: {
        ok: 'The settings file is on the default branch',
        fix: 'Put the settings that decide into it on the default branch: a pull request can edit the inputs of a workflow',
    },
    gate_workflow: {
        ok: 'A workflow runs the gate',
        fix: 'Add the workflow that runs the gate: tool-catalog-gate init',
    },
    workflow_hardened: {
        ok: 'GitHub runs the workflow as the default branch has it (pull_request_target)',
        fix: 'A pull request can edit this workflow for its own run. Use one of the hardened set-ups (README, "Set it up")',
    },
    workflow_permissions: {
        ok: 'The job has the permissions that the gate needs',
        fix: "Add to the job's permissions",
    },
    workflow_merge_queue: {
        ok: 'The workflow runs in the merge queue',
        fix: 'Add merge_group to its events: the queue waits for the check',
    },
    review_workflow: {
        ok: 'The review workflow is there',
        fix: 'Add it and name it in the settings as review-workflow: an approval turns the check green only when something asks again',
    },
    capture_workflow: {
        ok: 'The capture workflow is there',
        fix: 'Add it and name it in the settings as capture-workflow: the gate waits for its artifact',
    },
    baseline: { ok: 'The baseline is there and can be read', fix: 'Commit a baseline that can be read' },
    branch_protected: {
        ok: 'The default branch is protected',
        fix: 'Protect the default branch (Settings, Rules)',
    },
    check_required: {
        ok: 'The check of the gate is required',
        fix: 'Require the check tool-catalog (Settings, Rules, "Require status checks")',
    },
    check_source: {
        ok: 'The required check is accepted from one app alone',
        fix: 'Choose the app whose check counts (GitHub Actions, or the App of check-token), beside the name of the required check',
    },
    code_owner_review: {
        ok: 'Reviews from code owners are required',
        fix: 'Require a review from code owners (Settings, Rules, "Require a pull request before merging")',
    },
    codeowners: {
        ok: 'There is a CODEOWNERS file',
        fix: 'Add .github/CODEOWNERS: what nobody owns cannot be approved',
    },
    codeowners_valid: { ok: 'GitHub finds no error in CODEOWNERS', fix: 'Fix what GitHub finds in CODEOWNERS' },
    owned: { ok: 'Somebody owns', fix: 'Name its owners in CODEOWNERS' },
    owner_can_approve: {
        ok: 'This owner can approve',
        fix: 'Give this owner write access, or name another: an owner who cannot write cannot approve',
    },
    two_owners: {
        ok: 'More than one person owns the baseline',
        fix: 'Name a second owner: nobody can approve their own change. A sole maintainer can set approvals: 0, and the report says so',
    },
};
const SIGNS = { ok: 'ok', missing: 'MISSING', unknown: 'unknown' };
/** A finding in one line: what it is about, and the next step where something is missing. */
function findingLine({ code, state, about, detail }) {
    const words = WORDS[code];
    const subject = about === null ? '' : ` (${(0,shown_name/* shownText */.f$)(about)})`;
    const sign = SIGNS[state].padEnd(8);
    switch (state) {
        case 'ok':
            return `${sign}${words.ok}${subject}.`;
        case 'missing':
            return `${sign}${words.fix}${detail === null ? '' : `: ${(0,shown_name/* shownText */.f$)(detail)}`}${subject}.`;
        case 'unknown':
            return `${sign}${words.ok}? The token cannot tell${detail === null ? '' : `; it needs ${(0,shown_name/* shownText */.f$)(detail)}`}${subject}.`;
    }
}

;// CONCATENATED MODULE: ../../lib/github/api/clock.js
/** It goes on evenly where the machine's own clock is set meanwhile, as on a machine that was asleep. */
const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

;// CONCATENATED MODULE: ../../lib/github/api/fault.js

const NETWORK_FAULT = { code: 'github_unavailable', retry: 'when-repeatable', wait: null };
const SECONDARY_WAIT = 60_000;
/**
 * What is wrong with an answer, null where nothing is. Which answers are rate limits, and how long to wait, is
 * GitHub's page "Rate limits for the REST API"; a limited call was not carried out, so any method may be repeated.
 * `now` is in milliseconds since 1970.
 */
function faultOf(answer, now) {
    if (answer.status === 401)
        return { code: 'github_refused', retry: 'never', wait: null };
    if (answer.status === 403 || answer.status === 429)
        return limited(answer, now);
    if (answer.status >= 500)
        return NETWORK_FAULT;
    if (isLimitedQuery(answer))
        return { code: 'rate_limited', retry: 'always', wait: resetWait(answer, now) };
    return null;
}
function limited(answer, now) {
    const wait = retryAfter(answer) ?? resetWait(answer, now);
    const saysSo = /rate limit|abuse/i.test(textAt(answer.data, 'message') ?? '');
    if (answer.status === 403 && wait === null && !saysSo) {
        return { code: 'permission_missing', retry: 'never', wait: null };
    }
    return { code: 'rate_limited', retry: 'always', wait: wait ?? SECONDARY_WAIT };
}
function retryAfter(answer) {
    const seconds = wholeSeconds(answer.headers.get('retry-after'));
    return seconds === null ? null : seconds * 1000;
}
function resetWait(answer, now) {
    if (answer.headers.get('x-ratelimit-remaining') !== '0')
        return null;
    const reset = wholeSeconds(answer.headers.get('x-ratelimit-reset'));
    return reset === null ? null : Math.max(1000, reset * 1000 - now);
}
function wholeSeconds(text) {
    return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
/** GraphQL reports a spent limit with status 200. */
function isLimitedQuery(answer) {
    const first = textAt(answer.data, 'errors', '0', 'type');
    return first === 'RATE_LIMITED' || first === 'RATE_LIMIT';
}

// EXTERNAL MODULE: ../../lib/github/api/whole-response.js
var whole_response = __webpack_require__(9859);
;// CONCATENATED MODULE: ../../lib/github/api/node-fetch.js

/** Connections to one host, and so calls under way at once; the others wait. */
const MAX_CONNECTIONS = 6;
/** A connection that nothing was asked on for so long is not used again: the other end may be closing it. */
const MAX_IDLE_MILLISECONDS = 5_000;
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/**
 * `fetch` over Node's own http and https, which load in a fifth of the time that the runtime's `fetch` takes. A
 * redirect is followed where it stays on the same origin, so that no answer can lead the token elsewhere. A body of
 * more than `maxBytes` (after decompression) is GateError `too_large`, one that breaks off an error.
 */
async function nodeFetch(secure, maxBytes) {
    const http = secure ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7067, 19));
    const agent = new http.Agent({
        keepAlive: true,
        maxSockets: MAX_CONNECTIONS,
        timeout: MAX_IDLE_MILLISECONDS,
    });
    const answer = (url, { method = 'GET', headers, body, signal }) => new Promise((resolve, reject) => {
        const request = http.request(url, {
            method,
            agent,
            ...(signal === undefined ? {} : { signal }),
            headers: {
                ...headers,
                'accept-encoding': 'gzip',
                ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
            },
        });
        request.on('response', resolve);
        request.on('error', reject);
        request.end(body);
    });
    return async (address, options) => {
        for (let url = address, count = 0;; count += 1) {
            const response = await answer(url, options);
            const next = nextAddress(response, url, options);
            if (next !== null && count < MAX_REDIRECTS) {
                response.resume();
                url = next;
                continue;
            }
            const headers = new Map(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
            return (0,whole_response/* wholeResponse */.Z)({
                status: response.statusCode ?? 0,
                url,
                headers,
                bytes: await bodyOf(response, maxBytes),
            });
        }
    };
}
/** Where a redirect leads that may be followed; null for any other answer. */
function nextAddress(response, url, { method = 'GET', redirect }) {
    const { location } = response.headers;
    if (redirect === 'manual' || !REDIRECTS.has(response.statusCode ?? 0) || location === undefined)
        return null;
    if (method !== 'GET' || !URL.canParse(location, url))
        return null;
    const next = new URL(location, url);
    return next.origin === new URL(url).origin ? next.href : null;
}
async function bodyOf(response, maxBytes) {
    const isCompressed = response.headers['content-encoding'] === 'gzip';
    try {
        const bytes = await (0,whole_response/* bytesOf */.$)(isCompressed ? await decompressed(response) : response, maxBytes);
        if (!response.complete)
            throw new Error('The answer breaks off.');
        return bytes;
    }
    catch (error) {
        response.destroy();
        throw error;
    }
}
/** What was sent as gzip; a stream that breaks off ends it with an error. */
async function decompressed(response) {
    const { createGunzip } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8522, 19));
    const gunzip = createGunzip();
    response.on('error', (error) => gunzip.destroy(error));
    response.on('aborted', () => gunzip.destroy(new Error('The answer breaks off.')));
    return response.pipe(gunzip);
}

;// CONCATENATED MODULE: ../../lib/github/api/pages.js

/**
 * Reads a list page by page. Only the query of the link to the next page is followed, never its address, so that no
 * answer can lead the token elsewhere (GitHub's page "Using pagination in the REST API").
 */
async function allPages(request, route, parameters, maxPages, list) {
    const items = [];
    let next = {};
    let status = 200;
    for (let page = 0; page < maxPages && next !== null; page += 1) {
        const answer = await request(route, { per_page: 100, ...parameters, ...next });
        status = answer.status;
        const found = listAt(list === undefined ? answer.data : at(answer.data, list));
        if (status !== 200 || found === null)
            return { status, items, complete: false };
        for (const item of found)
            items.push(item);
        next = nextQuery(answer.headers.get('link') ?? '');
    }
    return { status, items, complete: next === null };
}
function nextQuery(link) {
    const address = /<([^<>]+)>;\s*rel="next"/.exec(link)?.[1];
    return address === undefined || !URL.canParse(address)
        ? null
        : Object.fromEntries(new URL(address).searchParams);
}

;// CONCATENATED MODULE: ../../lib/github/api/time-budget.js
/** A budget of `milliseconds` of `clock`. */
function timeBudget(milliseconds, clock) {
    let spent = 0;
    let running = 0;
    let since = 0;
    const used = () => spent + (running > 0 ? clock.now() - since : 0);
    const start = () => {
        if (running === 0)
            since = clock.now();
        running += 1;
    };
    const stop = () => {
        running -= 1;
        if (running === 0)
            spent += clock.now() - since;
    };
    return {
        left: () => Math.max(0, milliseconds - used()),
        async during(work) {
            start();
            try {
                return await work();
            }
            finally {
                stop();
            }
        },
    };
}

;// CONCATENATED MODULE: ../../lib/github/api/client.js









/** The largest blob that is ever asked for (64 MiB) in base64 with its line ends, and room for the JSON around it. */
const MAX_ANSWER_BYTES = 96 * 1024 * 1024;
const ATTEMPTS = 4;
const FIRST_WAIT = 1000;
/**
 * A client of the GitHub that GITHUB_API_URL and GITHUB_GRAPHQL_URL name. Nothing of the network is loaded before the
 * first call. 429, secondary limits, 5xx and network faults are repeated with growing waits, within 30 s an attempt
 * and 2 min in all; a POST that may have been carried out is not repeated.
 * Throws GateError `insecure_tls` where NODE_TLS_REJECT_UNAUTHORIZED=0 turns certificate checks off.
 */
function createApi(options) {
    if (options.environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
        throw new gate_error/* GateError */.u('insecure_tls', 'github');
    const call = repeating(options);
    const request = (route, parameters = {}) => call(route, parameters, !route.startsWith('POST '));
    return {
        request,
        paginate: (route, parameters, maxPages, list) => allPages(request, route, parameters, maxPages, list),
        async download(route, parameters, maxBytes) {
            const { status, data } = await call(route, parameters, true, maxBytes);
            return { status, bytes: data instanceof Uint8Array ? data : null };
        },
        async graphql(query, variables) {
            const url = graphqlUrl(options.environment);
            return queryAnswer(await call('POST /graphql', { url, query, variables }, true));
        },
    };
}
/** The time that all calls of a run may take together: 2 minutes. */
function callBudget(clock = systemClock, milliseconds = lib_limits/* MAX_CALLS_MILLISECONDS */.Gl) {
    return timeBudget(milliseconds, clock);
}
function repeating(options) {
    const clock = options.clock ?? systemClock;
    const budget = options.budget ?? callBudget(clock);
    let loading = null;
    const attempt = async (route, parameters, maxBytes) => {
        loading ??= loadSend(options);
        const send = await loading;
        const milliseconds = Math.min(options.callMilliseconds ?? lib_limits/* MAX_CALL_MILLISECONDS */.t6, budget.left());
        const answer = milliseconds > 0 ? await send(route, parameters, milliseconds, maxBytes) : null;
        return answer === null ? NETWORK_FAULT : (faultOf(answer, clock.now()) ?? answer);
    };
    const attempts = async (route, parameters, repeatable, maxBytes) => {
        for (let count = 1;; count += 1) {
            const outcome = await attempt(route, parameters, maxBytes);
            if ('status' in outcome)
                return outcome;
            const wait = outcome.wait ?? FIRST_WAIT * 2 ** (count - 1);
            if (!mayRepeat(outcome, repeatable) || count === ATTEMPTS || wait >= budget.left())
                throw errorOf(outcome, route);
            await clock.sleep(wait);
        }
    };
    return (route, parameters, repeatable, maxBytes = null) => budget.during(() => attempts(route, parameters, repeatable, maxBytes));
}
function mayRepeat(fault, repeatable) {
    return fault.retry === 'always' || (fault.retry === 'when-repeatable' && repeatable);
}
function errorOf(fault, route) {
    if (fault.code === 'permission_missing')
        return new gate_error/* GateError */.u(fault.code, permissionOf(route));
    return new gate_error/* GateError */.u(fault.code, fault.code === 'github_refused' ? 'github-token' : 'github');
}
async function loadSend(options) {
    const baseUrl = apiUrl(options.environment);
    const [{ Octokit }, fetch] = await Promise.all([
        __webpack_require__.e(/* import() */ 361).then(__webpack_require__.bind(__webpack_require__, 1361)),
        fetchFor(baseUrl, options.maxAnswerBytes ?? MAX_ANSWER_BYTES),
    ]);
    const octokit = new Octokit({
        auth: options.token,
        baseUrl,
        userAgent: 'tool-catalog-gate',
        request: { fetch, log: SILENT },
        log: SILENT,
    });
    return async (route, parameters, milliseconds, maxBytes) => {
        const signal = AbortSignal.timeout(milliseconds);
        const answer = await answered(octokit.request(route, {
            ...parameters,
            headers: { 'x-github-api-version': '2022-11-28' },
            request: { signal, ...(maxBytes === null ? {} : { redirect: 'manual' }) },
        }));
        if (answer === null || maxBytes === null || answer.status !== 302)
            return answer;
        const address = storageAddress(answer, options.environment);
        return address === null ? null : storedAt(address, await fetchFor(address, maxBytes), signal);
    };
}
/** What asks for an address, through the proxy that the environment names for it. */
async function fetchFor(address, maxBytes) {
    const url = new URL(address);
    const proxy = PROXY_VARIABLES.some((name) => process.env[name]) ? await proxyOf(url) : null;
    if (proxy === null)
        return nodeFetch(url.protocol === 'https:', maxBytes);
    const { proxyFetch } = await __webpack_require__.e(/* import() */ 69).then(__webpack_require__.bind(__webpack_require__, 3069));
    return proxyFetch(proxy, maxBytes);
}
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
async function proxyOf(url) {
    const { getProxyUrl } = await __webpack_require__.e(/* import() */ 251).then(__webpack_require__.bind(__webpack_require__, 9251));
    return getProxyUrl(url) ?? null;
}
/** Where a redirect leads, null where that is nowhere, or to a connection that is less safe than the one to GitHub. */
function storageAddress(answer, environment) {
    const location = answer.headers.get('location') ?? '';
    if (!URL.canParse(location))
        return null;
    const { protocol } = new URL(location);
    return protocol === 'https:' || protocol === new URL(apiUrl(environment)).protocol ? location : null;
}
/**
 * What a storage holds for the address that GitHub signed: nothing but the address goes there. Another redirect is not
 * followed.
 */
async function storedAt(address, fetch, signal) {
    try {
        const response = await fetch(address, { redirect: 'manual', signal });
        const found = response.status === 200;
        if (!found && response.status !== 404 && response.status !== 410)
            return null;
        return {
            status: response.status,
            headers: new Map(),
            data: found ? new Uint8Array(await response.arrayBuffer()) : null,
        };
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            throw error;
        return null;
    }
}
/** octokit logs addresses of deprecated routes; a log line of ours holds codes only. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore() {
    // Nothing is logged.
}
/** octokit rejects with the answer of a status from 400, and without one where there was no answer. */
async function answered(pending) {
    try {
        return answerOf(await pending);
    }
    catch (error) {
        const cause = at(error, 'cause');
        if (cause instanceof gate_error/* GateError */.u)
            throw cause;
        return answerOf(at(error, 'response'));
    }
}
function answerOf(response) {
    const status = countAt(response, 'status');
    return status === null
        ? null
        : { status, headers: headersOf(at(response, 'headers')), data: at(response, 'data') };
}
function headersOf(headers) {
    const entries = typeof headers === 'object' && headers !== null ? Object.entries(headers) : [];
    return new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
function apiUrl(environment) {
    return environment['GITHUB_API_URL'] || 'https://api.github.com';
}
function graphqlUrl(environment) {
    return environment['GITHUB_GRAPHQL_URL'] || `${apiUrl(environment).replace(/\/v3\/?$/, '')}/graphql`;
}
function queryAnswer(answer) {
    const data = at(answer.data, 'data');
    const errors = (listAt(answer.data, 'errors') ?? []).map((error) => textAt(error, 'type') ?? 'UNKNOWN');
    const refused = answer.status !== 200 || (data === undefined && errors.length === 0);
    return { data: data ?? null, errors: refused ? ['UNKNOWN', ...errors] : errors };
}

// EXTERNAL MODULE: ../../lib/git/local-repository.js
var local_repository = __webpack_require__(3060);
// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __webpack_require__(367);
;// CONCATENATED MODULE: ../../lib/cli/doctor.js





const REPOSITORY = {
    name: 'repository',
    value: 'owner/name',
    about: 'the repository to look at (default GITHUB_REPOSITORY, or the remote origin)',
    takes: { text: 'OWNER/NAME', holds: (value) => repositoryIn(value) !== null },
};
const OUTPUT = (0,command/* choiceOption */.zu)({ name: 'output', value: 'kind', about: 'kind of report (default text)' }, [
    'text',
    'json',
]);
/** `doctor`: exit code 0 where nothing is missing, 1 where something is, 2 where something could not be told. */
const DOCTOR = {
    operands: [],
    options: [REPOSITORY, OUTPUT],
    notes: `Reads the repository on GitHub with the token in GITHUB_TOKEN or GH_TOKEN, and writes nothing. A token that
may read the repository is enough; rules of classic branch protection need more and stay unknown.`,
    run: doctor,
};
async function doctor(terminal, given) {
    const { environment } = terminal;
    const repository = repositoryIn((0,command/* valueOf */.RP)(given, REPOSITORY) ?? environment['GITHUB_REPOSITORY'] ?? '') ??
        (0,local_repository/* repositoryOfRemote */.G)((await (0,local_repository/* localRepository */.i)(terminal.directory))?.origin ?? '');
    if (repository === null)
        throw new gate_error/* GateError */.u('missing_input', 'repository');
    const token = environment['GITHUB_TOKEN'] || environment['GH_TOKEN'] || null;
    if (token === null)
        throw new gate_error/* GateError */.u('token_missing', 'environment');
    const diagnosis = await examineRepository(createApi({ token, environment }), repository);
    terminal.write((0,command/* choiceOf */.FH)(given, OUTPUT) === 'json' ? `${JSON.stringify(diagnosis)}\n` : textOf(diagnosis));
    return exitCode(diagnosis);
}
function repositoryIn(text) {
    const [, owner, repo] = /^([\w.-]{1,100})\/([\w.-]{1,100})$/.exec(text) ?? [];
    return owner === undefined || repo === undefined ? null : { owner, repo };
}
function textOf({ branch, findings }) {
    const count = (state) => findings.filter((finding) => finding.state === state).length;
    const lacking = count('missing');
    const open = count('unknown');
    return [
        `The default branch is ${branch}.`,
        ...findings.map(findingLine),
        '',
        lacking === 0 && open === 0
            ? 'Nothing is missing.'
            : `${lacking} missing, ${open} unknown. README, "Set it up", says more of each.`,
        '',
    ].join('\n');
}
function exitCode({ findings }) {
    if (findings.some(({ state }) => state === 'missing'))
        return 1;
    return findings.every(({ state }) => state === 'ok') ? 0 : 2;
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

/***/ 5904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ SETTINGS_PATH)
/* harmony export */ });
/** Where the settings file stands, read at the base branch's tip alone. */
const SETTINGS_PATH = '.github/tool-catalog-gate.yml';


/***/ }),

/***/ 3060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ repositoryOfRemote),
/* harmony export */   i: () => (/* binding */ localRepository)
/* harmony export */ });
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7460);

/** null where a directory is in no working tree, and where git is not installed. */
async function localRepository(directory) {
    const root = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_0__/* .askGit */ .g)(directory, ['rev-parse', '--show-toplevel']);
    if (root === null || root === '')
        return null;
    const [ofOrigin, current, origin] = await Promise.all([
        (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_0__/* .askGit */ .g)(directory, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']),
        (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_0__/* .askGit */ .g)(directory, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
        (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_0__/* .askGit */ .g)(directory, ['config', '--get', 'remote.origin.url']),
    ]);
    return { root, defaultBranch: ofOrigin?.replace(/^origin\//, '') ?? current, origin };
}
/** The repository that an address of GitHub names, by https or ssh; null for any other address. */
function repositoryOfRemote(address) {
    const [, owner, repo] = /^(?:https:\/\/(?:[^@/]+@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/]|ssh:\/\/git@ssh\.github\.com:443\/)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i.exec(address) ?? [];
    return owner === undefined || repo === undefined ? null : { owner, repo };
}


/***/ }),

/***/ 9859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   Z: () => (/* binding */ wholeResponse)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);

/** An answer that was read to its end; names of headers are in lower case. */
function wholeResponse(answer) {
    const { bytes, ...head } = answer;
    return {
        ...head,
        body: null,
        text: () => Promise.resolve(new TextDecoder().decode(bytes)),
        arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
    };
}
/**
 * The bytes of a body. Throws GateError `too_large` for more than `maxBytes`, when so many have come, and what the
 * stream throws.
 */
async function bytesOf(body, maxBytes) {
    const chunks = [];
    let length = 0;
    for await (const chunk of body) {
        if (!(chunk instanceof Uint8Array))
            continue;
        chunks.push(chunk);
        length += chunk.length;
        if (length > maxBytes)
            throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('too_large', 'github');
    }
    return Buffer.concat(chunks, length);
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


/***/ })

};
;