"use strict";
exports.id = 885;
exports.ids = [885];
exports.modules = {

/***/ 5283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yl: () => (/* binding */ codeOwnersPaths),
/* harmony export */   _l: () => (/* binding */ pathInside),
/* harmony export */   kj: () => (/* binding */ readCodeOwners)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5795);
/* harmony import */ var _patterns_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5739);
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(597);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8824);





const LIMITS = { ..._json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .dR, maxBytes: _json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CODEOWNERS_BYTES */ .zE };
/**
 * Reads CODEOWNERS as GitHub does: the first of its three places where anything stands. What is no ordinary file there,
 * is over 3 MB or cannot be had leaves the owners unknown.
 */
async function readCodeOwners(reader, commit) {
    for (const path of _patterns_index_js__WEBPACK_IMPORTED_MODULE_1__/* .CODEOWNERS_PATHS */ .xn) {
        const file = await reader.read(commit, path, LIMITS, 'codeowners');
        if (file.state === 'absent')
            continue;
        if (file.state !== 'present')
            return { path, rules: (0,_errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L)(file.error) };
        const text = new TextDecoder().decode(file.value.bytes);
        return { path, rules: await (0,_errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .e)(() => Promise.resolve(text).then(_patterns_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCodeOwners */ .dK)) };
    }
    return { path: null, rules: { known: true, value: [] } };
}
/**
 * CODEOWNERS speaks of files, and a pattern may name only what lies below a directory (`/tools/`): for a baseline that
 * is a directory of one-tool files it is asked of a file in it.
 */
function pathInside(directory) {
    return `${directory}/tool.json`;
}
/** How to ask for each of `paths`, going by what stands there at the first of the commits that has anything. */
async function codeOwnersPaths(reader, commits, paths) {
    const directories = new Set();
    for (const path of paths) {
        if (await isDirectory(reader, commits, path))
            directories.add(path);
    }
    return (path) => (directories.has(path) ? pathInside(path) : path);
}
async function isDirectory(reader, commits, path) {
    for (const commit of commits) {
        const found = await reader.find(commit, path, 'codeowners');
        if (found.state === 'present')
            return found.value.mode === _git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .DIRECTORY_MODE */ .sg;
    }
    return false;
}


/***/ }),

/***/ 8824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ unknown),
/* harmony export */   e: () => (/* binding */ known)
/* harmony export */ });
/* harmony import */ var _gate_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);

/**
 * What `read` gives; where it throws a GateError, unknown, with the permission that is missing if that is why. A used-up
 * quota is thrown on: it says nothing of the fact, and everything of what comes after it.
 */
async function known(read) {
    try {
        return { known: true, value: await read() };
    }
    catch (error) {
        if (error instanceof _gate_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u && error.code !== 'rate_limited')
            return unknown(error);
        throw error;
    }
}
/** The fact that an error kept from being read. */
function unknown(error) {
    return { known: false, permission: error.code === 'permission_missing' ? error.field : null };
}


/***/ }),

/***/ 7487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   hU: () => (/* binding */ unavailable)
/* harmony export */ });
/* harmony import */ var _gate_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);

/** What was found. */
function present(value) {
    return { state: 'present', value };
}
/** Bad content. */
function invalid(code, field) {
    return { state: 'invalid', error: new _gate_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(code, field) };
}
/** Not to be had. */
function unavailable(code, field) {
    return { state: 'unavailable', error: new _gate_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(code, field) };
}
/** The result of `work`; a GateError that it throws is unavailable. */
async function attempt(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _gate_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u)
            return { state: 'unavailable', error };
        throw error;
    }
}


/***/ }),

/***/ 7460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ askGit)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5795);

/** What git answers, without its line end; null where it fails. It replaces, fetches and starts nothing on the way. */
async function askGit(directory, question) {
    const { execFile } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
    const environment = {
        ...withoutGit(process.env),
        LC_ALL: 'C',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
    };
    return new Promise((resolve) => {
        execFile('git', ['-c', 'core.fsmonitor=false', ...question], { cwd: directory, env: environment, timeout: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_GIT_MILLISECONDS */ .Pd, windowsHide: true }, (error, output) => {
            resolve(error === null ? output.replace(/\r?\n$/, '') : null);
        });
    });
}
/** A hook runs with variables that name another directory or another index. */
function withoutGit(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('GIT_')));
}


/***/ }),

/***/ 2684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ commitReader)
});

// EXTERNAL MODULE: ../../lib/errors/read.js
var errors_read = __webpack_require__(7487);
// EXTERNAL MODULE: ../../lib/errors/known.js
var known = __webpack_require__(8824);
// EXTERNAL MODULE: ../../lib/git/lfs-pointer.js
var lfs_pointer = __webpack_require__(2979);
// EXTERNAL MODULE: ../../lib/git/object-store.js
var object_store = __webpack_require__(597);
// EXTERNAL MODULE: ../../lib/memoize-async.js
var memoize_async = __webpack_require__(3522);
;// CONCATENATED MODULE: ../../lib/git/cached-store.js


/** `store`, its answers kept: those of a whole tree for each tree in it, those of many blobs for each blob. */
function cachedStore(store) {
    const commits = new Map();
    const trees = new Map();
    const blobs = new Map();
    const whole = new Map();
    const wholeTree = async (id) => {
        const files = await store.wholeTree(id);
        for (const [tree, entries] of files === null ? [] : treesOf(id, files)) {
            trees.set(tree, Promise.resolve(entries));
        }
        return files;
    };
    return {
        commit: (id) => (0,memoize_async/* memoizeAsync */.T)(commits, id, () => store.commit(id)),
        tree: (id) => (0,memoize_async/* memoizeAsync */.T)(trees, id, () => store.tree(id)),
        blob: (id, maxBytes) => (0,memoize_async/* memoizeAsync */.T)(blobs, id, () => store.blob(id, maxBytes)),
        wholeTree: (id) => (0,memoize_async/* memoizeAsync */.T)(whole, id, () => wholeTree(id)),
        async blobs(wanted, maxBytes) {
            const found = await store.blobs(wanted.filter(({ id }) => !blobs.has(id)), maxBytes);
            for (const [id, bytes] of found)
                blobs.set(id, Promise.resolve(bytes));
            return found;
        },
        async objectsAt(places) {
            const found = await store.objectsAt(places);
            for (const [id, commit] of found.commits)
                commits.set(id, Promise.resolve(commit));
            for (const [id, entries] of found.trees)
                trees.set(id, Promise.resolve(entries));
            return found;
        },
        hasCommit: (id) => commits.has(id),
        hasTree: (id) => trees.has(id),
        hasBlob: (id) => blobs.has(id),
        close() {
            store.close();
        },
    };
}
/** The entries of a tree and of each tree below it, by id. */
function treesOf(root, files) {
    const directories = new Map();
    directories.set('', { id: root, entries: [] });
    for (const { path, mode, id } of files) {
        if (mode === object_store/* DIRECTORY_MODE */.sg)
            directories.set(path, { id, entries: [] });
    }
    for (const { path, mode, id, size } of files) {
        const slash = path.lastIndexOf('/');
        const parent = directories.get(path.slice(0, Math.max(0, slash)));
        parent?.entries.push({ mode, name: path.slice(slash + 1), id, size });
    }
    return new Map([...directories.values()].map(({ id, entries }) => [id, entries]));
}

// EXTERNAL MODULE: ../../lib/git/repository-path.js
var repository_path = __webpack_require__(2648);
;// CONCATENATED MODULE: ../../lib/git/commit-reader.js





/** Trees of one commit that are asked for one by one before all of them are asked for at once. */
const MAX_SINGLE_TREES = 12;
/** Blobs from which on they are fetched together. */
const MIN_TOGETHER = 2;
/** A reader of commits over a store of git objects. */
function commitReader(source) {
    const store = cachedStore(source);
    const treesOfRoot = new Map();
    let takesPaths = true;
    let treesAhead = Promise.resolve();
    let filesAhead = Promise.resolve();
    /** A tree of a commit. Once many of a commit were asked for one by one, the others come together. */
    const treeOf = async (root, id) => {
        const asked = treesOfRoot.get(root) ?? 0;
        if (!store.hasTree(id))
            treesOfRoot.set(root, asked + 1);
        if (!store.hasTree(id) && asked >= MAX_SINGLE_TREES)
            await store.wholeTree(root);
        return store.tree(id);
    };
    /** Once what was read ahead has come: it may hold the answer. */
    const afterwards = async (work) => {
        await treesAhead;
        return work();
    };
    const find = async (commit, path, field) => {
        const { tree } = await store.commit(commit);
        let entry = { mode: object_store/* DIRECTORY_MODE */.sg, name: '', id: tree, size: null };
        for (const name of path.split('/')) {
            if (entry.mode === object_store/* SYMLINK_MODE */.GN)
                return (0,errors_read/* invalid */.Gq)('symlink', field);
            if (entry.mode === object_store/* SUBMODULE_MODE */.Fe)
                return (0,errors_read/* invalid */.Gq)('submodule', field);
            if (entry.mode !== object_store/* DIRECTORY_MODE */.sg)
                return { state: 'absent' };
            const spelled = spellings(await treeOf(tree, entry.id), name);
            const [next, twin] = spelled.filter((one) => one.name === name);
            if (next === undefined)
                return { state: 'absent' };
            if (twin !== undefined)
                return (0,errors_read/* invalid */.Gq)('invalid_path', field);
            if (spelled.length > 1 && !EXACT_FIELDS.has(field))
                return (0,errors_read/* invalid */.Gq)('path_case_collision', field);
            entry = next;
        }
        return (0,errors_read/* present */.Eb)(entry);
    };
    const fileOf = async (entry, maxBytes, field) => {
        if (entry.mode === object_store/* DIRECTORY_MODE */.sg)
            return (0,errors_read/* invalid */.Gq)('not_a_file', field);
        if (entry.mode === object_store/* SYMLINK_MODE */.GN)
            return (0,errors_read/* invalid */.Gq)('symlink', field);
        if (entry.mode === object_store/* SUBMODULE_MODE */.Fe)
            return (0,errors_read/* invalid */.Gq)('submodule', field);
        if (entry.size !== null && entry.size > maxBytes)
            return (0,errors_read/* unavailable */.hU)('too_large', field);
        await filesAhead;
        const bytes = await store.blob(entry.id, maxBytes);
        return (0,lfs_pointer/* isLfsPointer */.N)(bytes) ? (0,errors_read/* invalid */.Gq)('lfs_pointer', field) : (0,errors_read/* present */.Eb)({ id: entry.id, bytes });
    };
    /** Fetches files that are not known yet in a few calls, if they are many. */
    const fetchTogether = async (entries, maxBytes) => {
        const wanted = new Map();
        for (const entry of entries) {
            const { id, size } = entry;
            if (!isFile(entry) || store.hasBlob(id) || (size !== null && size > maxBytes))
                continue;
            wanted.set(id, { id, size });
        }
        if (wanted.size >= MIN_TOGETHER)
            await store.blobs([...wanted.values()], maxBytes);
    };
    /** What stands at a place as far as the trees on the way are known; null where one is not. */
    const knownEntry = async ({ commit, path }) => {
        if (!store.hasCommit(commit))
            return null;
        let id = (await store.commit(commit)).tree;
        for (const name of path.split('/').slice(0, -1)) {
            if (!store.hasTree(id))
                return null;
            id = (await store.tree(id)).find((entry) => entry.name === name)?.id;
            if (id === undefined)
                break;
        }
        return id !== undefined && !store.hasTree(id) ? null : (0,errors_read/* attempt */.CD)(() => find(commit, path, object_store/* OBJECT_FIELD */.Dz));
    };
    /** Fetches commits and trees that are not known yet by path, until the store gives nothing so. */
    const treesByPath = async (places) => {
        const fresh = [];
        for (const place of places)
            if ((await knownEntry(place)) === null)
                fresh.push(place);
        if (fresh.length === 0 || !takesPaths)
            return;
        takesPaths = (await store.objectsAt(fresh)).commits.size > 0;
    };
    /** The trees on the way to many places: by path where they are few, else everything below each commit. */
    const treesTogether = async (places) => {
        const directories = new Set(places.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
        if (directories.size <= MAX_SINGLE_TREES)
            return treesByPath(places);
        const commits = [...new Set(places.map(({ commit }) => commit))];
        await treesByPath(commits.map((commit) => ({ commit, path: '' })));
        await Promise.all(commits.map((id) => (0,known/* known */.e)(async () => store.wholeTree((await store.commit(id)).tree))));
    };
    const fetchKnown = async (places, maxBytes) => {
        const found = await Promise.all(places.map(knownEntry));
        const entries = found.flatMap((entry) => (entry?.state === 'present' ? [entry.value] : []));
        await fetchTogether(entries, maxBytes);
    };
    const directoryOf = async (directory, endings, maxBytes, field) => {
        if (directory.mode !== object_store/* DIRECTORY_MODE */.sg)
            return (0,errors_read/* invalid */.Gq)('not_a_file', field);
        const tree = await store.tree(directory.id);
        const entries = tree.filter(({ mode, name }) => mode !== object_store/* DIRECTORY_MODE */.sg && endings.some((ending) => name.endsWith(ending)));
        if (entries.some(({ name }) => spellings(tree, name).length > 1))
            return (0,errors_read/* invalid */.Gq)('path_case_collision', field);
        const size = knownSize(entries);
        if (size !== null && size > maxBytes)
            return (0,errors_read/* unavailable */.hU)('too_large', field);
        if (size !== null)
            await fetchTogether(entries, maxBytes);
        const files = [];
        let length = 0;
        for (const entry of entries) {
            const file = await fileOf(entry, maxBytes, field);
            if (file.state === 'absent')
                continue;
            if (file.state !== 'present')
                return file;
            length += file.value.bytes.length;
            if (length > maxBytes)
                return (0,errors_read/* unavailable */.hU)('too_large', field);
            files.push({ path: entry.name, bytes: file.value.bytes });
        }
        return (0,errors_read/* present */.Eb)({ id: directory.id, files });
    };
    return {
        commit: (id) => afterwards(() => store.commit(id)),
        find: (commit, path, field) => attemptOn(field, () => afterwards(() => find(commit, path, field))),
        read: (commit, path, limits, field) => attemptOn(field, async () => {
            await treesAhead;
            const found = await find(commit, path, field);
            return found.state === 'present' ? fileOf(found.value, limits.maxBytes, field) : found;
        }),
        readDirectory: (commit, path, endings, limits, field) => attemptOn(field, async () => {
            await treesAhead;
            const found = await find(commit, path, field);
            return found.state === 'present' ? directoryOf(found.value, endings, limits.maxBytes, field) : found;
        }),
        async list(commit, enters) {
            await treesAhead;
            const { tree } = await store.commit(commit);
            const whole = await store.wholeTree(tree);
            return whole?.filter(({ mode }) => mode !== object_store/* DIRECTORY_MODE */.sg) ?? walked(store, tree, '', enters);
        },
        async prefetch(places, limits) {
            await filesAhead;
            await treesTogether(places);
            const entries = [];
            for (const { commit, path } of places) {
                const found = await (0,errors_read/* attempt */.CD)(() => find(commit, path, object_store/* OBJECT_FIELD */.Dz));
                if (found.state === 'present')
                    entries.push(found.value);
            }
            await fetchTogether(entries, limits.maxBytes);
        },
        readAhead(places, contents, limits) {
            treesAhead = Promise.all([treesAhead, treesByPath(places)]).then(() => undefined);
            filesAhead = Promise.all([filesAhead, treesAhead]).then(() => fetchKnown(contents, limits.maxBytes));
            filesAhead.catch(() => undefined); // Whoever waits for it is reported.
        },
        close() {
            store.close();
        },
    };
}
/** The result of `work`; an error about an object of the file is about `field`. */
async function attemptOn(field, work) {
    const read = await (0,errors_read/* attempt */.CD)(work);
    if (read.state !== 'unavailable' || read.error.field !== object_store/* OBJECT_FIELD */.Dz)
        return read;
    return (0,errors_read/* unavailable */.hU)(read.error.code, field);
}
/** The bytes of some files together, null where the store does not tell. */
function knownSize(entries) {
    return entries.reduce((sum, { size }) => (sum === null || size === null ? null : sum + size), 0);
}
/** Fields of files that GitHub itself reads by their exact names, whatever stands beside them. */
const EXACT_FIELDS = new Set(['codeowners', 'attributes']);
/** Trees by folded name: one can have a great many entries, and be asked for each of them. */
const BY_NAME = new WeakMap();
/** The entries that some file systems would take for a name, its own included. */
function spellings(tree, name) {
    const known = BY_NAME.get(tree) ?? byName(tree);
    BY_NAME.set(tree, known);
    return known.get((0,repository_path/* foldName */.z)(name)) ?? [];
}
function byName(tree) {
    const entries = new Map();
    for (const entry of tree) {
        const name = (0,repository_path/* foldName */.z)(entry.name);
        const same = entries.get(name);
        if (same === undefined)
            entries.set(name, [entry]);
        else
            same.push(entry);
    }
    return entries;
}
function isFile({ mode }) {
    return mode !== object_store/* DIRECTORY_MODE */.sg && mode !== object_store/* SYMLINK_MODE */.GN && mode !== object_store/* SUBMODULE_MODE */.Fe;
}
async function walked(store, tree, prefix, enters) {
    const entries = await store.tree(tree);
    const files = await Promise.all(entries.map(async ({ mode, name, id, size }) => {
        const path = prefix + name;
        if (mode !== object_store/* DIRECTORY_MODE */.sg)
            return [{ path, mode, id, size }];
        return enters(path) ? walked(store, id, `${path}/`, enters) : [];
    }));
    return files.flat();
}


/***/ }),

/***/ 2979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isLfsPointer)
/* harmony export */ });
/** Both addresses of the format's specification; a pointer is smaller than 1,024 bytes. */
const FIRST_LINE = /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v1\r?\n/;
const MAX_BYTES = 1023;
/** Whether a file's content is a Git LFS pointer and not the file itself (git-lfs, docs/spec.md). */
function isLfsPointer(bytes) {
    return bytes.length <= MAX_BYTES && FIRST_LINE.test(Buffer.from(bytes).toString('latin1'));
}


/***/ }),

/***/ 5883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isObjectId),
/* harmony export */   _: () => (/* binding */ isHashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Whether a text is a git object id: 40 (SHA-1) or 64 (SHA-256) lower-case hex digits. */
function isObjectId(text) {
    return OBJECT_ID.test(text);
}
/** Whether `id` is the git hash of an object: SHA-1 or SHA-256, by the id's length, of `type length NUL bytes`. */
function isHashOf(id, type, bytes) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(id.length === 40 ? 'sha1' : 'sha256');
    return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex') === id;
}


/***/ }),

/***/ 597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ OBJECT_FIELD),
/* harmony export */   Fe: () => (/* binding */ SUBMODULE_MODE),
/* harmony export */   GN: () => (/* binding */ SYMLINK_MODE),
/* harmony export */   sg: () => (/* binding */ DIRECTORY_MODE)
/* harmony export */ });
/** The field of an error about a git object whose reader does not know what it is for. */
const OBJECT_FIELD = 'object';
const DIRECTORY_MODE = '40000';
const SYMLINK_MODE = '120000';
const SUBMODULE_MODE = '160000';


/***/ }),

/***/ 6852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ parseCommit),
/* harmony export */   cZ: () => (/* binding */ parseTree),
/* harmony export */   zd: () => (/* binding */ rawTree)
/* harmony export */ });
/* harmony import */ var _object_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(597);

const TREE_LINE = /^tree ([0-9a-f]+)$/;
const PARENT_LINE = /^parent ([0-9a-f]+)$/;
/**
 * Reads a raw commit object: its tree and its parents, as its first lines name them. null where it is no such object.
 */
function parseCommit(bytes) {
    const [first = '', ...lines] = Buffer.from(bytes).toString('latin1').split('\n');
    const tree = TREE_LINE.exec(first)?.[1];
    if (tree === undefined)
        return null;
    const parents = [];
    for (const line of lines) {
        const parent = PARENT_LINE.exec(line)?.[1];
        if (parent === undefined)
            break;
        parents.push(parent);
    }
    return { tree, parents };
}
/** The raw tree object of some entries, in whatever order they are given; the inverse of `parseTree`. */
function rawTree(entries) {
    const sorted = entries
        .map((entry) => ({
        entry,
        key: Buffer.from(entry.mode === _object_store_js__WEBPACK_IMPORTED_MODULE_0__/* .DIRECTORY_MODE */ .sg ? `${entry.name}/` : entry.name),
    }))
        .sort((a, b) => Buffer.compare(a.key, b.key));
    return Buffer.concat(sorted.flatMap(({ entry: { mode, name, id } }) => [
        Buffer.from(`${mode} ${name}\0`),
        Buffer.from(id, 'hex'),
    ]));
}
/**
 * Reads a raw tree object whose ids are `idBytes` long: `mode SP name NUL id` again and again; a mode is an octal
 * number, which some old trees write with zeros in front. null where it is no such object.
 */
function parseTree(bytes, idBytes) {
    const data = Buffer.from(bytes);
    const entries = [];
    let offset = 0;
    while (offset < data.length) {
        const space = data.indexOf(0x20, offset);
        const end = data.indexOf(0, space);
        if (space < 0 || end < 0 || end + 1 + idBytes > data.length)
            return null;
        entries.push({
            mode: data.toString('latin1', offset, space).replace(/^0+/, ''),
            name: data.toString('utf8', space + 1, end),
            id: data.toString('hex', end + 1, end + 1 + idBytes),
            size: null,
        });
        offset = end + 1 + idBytes;
    }
    return entries;
}


/***/ }),

/***/ 2648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ repositoryPath),
/* harmony export */   z: () => (/* binding */ foldName)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5795);


/** Names that Windows gives to devices, with any extension (its page "Naming Files, Paths, and Namespaces"). */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;
/** What no name on Windows may hold (`:` opens a stream there). */
// eslint-disable-next-line no-control-regex -- C0, DEL and C1 are what it looks for.
const CONTROL = /[\0-\x1F\x7F-\x9F]/;
const FORBIDDEN = /[<>:"|?*\\]/;
/**
 * A path within a repository or the workspace, `/` between its components, `.` and doubled or trailing slashes taken
 * out. `field` names the input that it comes from. Throws GateError `absolute_path`, `outside_workspace` (`..`) or
 * `invalid_path`: empty, longer than 4,096 UTF-16 units, a name that Windows would read as a device, a stream or
 * another name (end in a dot or a space), a backslash or a control character, anything inside `.git`.
 */
function repositoryPath(text, field) {
    if (/^(?:[/\\]|[A-Za-z]:)/.test(text))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('absolute_path', field);
    const components = text.split('/').filter((component) => component !== '' && component !== '.');
    if (components.includes('..'))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('outside_workspace', field);
    if (components.length === 0 || text.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATH_LENGTH */ .Kb || !components.every(isPlainName)) {
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('invalid_path', field);
    }
    return components.join('/');
}
function isPlainName(name) {
    return (!DEVICE.test(name) &&
        !FORBIDDEN.test(name) &&
        !holdsControl(name) &&
        !/[. ]$/.test(name) &&
        name.toLowerCase() !== '.git');
}
/** Controls and lone surrogates. */
function holdsControl(name) {
    return CONTROL.test(name) || !name.isWellFormed();
}
/** A name in the spelling that some file systems take it for: without letter case, and composed. */
function foldName(name) {
    return /^[\x21-\x7e]*$/.test(name) ? name.toUpperCase() : name.normalize('NFC').toLowerCase().toUpperCase();
}


/***/ }),

/***/ 3522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ memoizeAsync)
/* harmony export */ });
/** What `work` gives for a key, done once however often it is wanted, side by side too; a failure is kept as well. */
function memoizeAsync(known, key, work) {
    const result = known.get(key) ?? work();
    known.set(key, result);
    return result;
}


/***/ }),

/***/ 5739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ ownersOf),
/* harmony export */   NP: () => (/* binding */ rulesFor),
/* harmony export */   dK: () => (/* binding */ parseCodeOwners),
/* harmony export */   go: () => (/* binding */ isOwned),
/* harmony export */   xn: () => (/* binding */ CODEOWNERS_PATHS)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2571);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1245);
/* harmony import */ var _owner_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6086);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5795);




/** Where GitHub looks for the file; the first that exists counts, alone. */
const CODEOWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/**
 * The rules of a CODEOWNERS file, in its order. A line is skipped, as GitHub does, where it can't be parsed: it starts
 * with `!`, holds `[`, `]`, a `#` inside its pattern (escaped too) or a lone backslash, or one of its owners is no
 * `@user`, `@org/team` or e-mail address. Throws GateError `too_large` on `codeowners` for a file that GitHub would
 * not load. Source: GitHub's page "About code owners".
 */
function parseCodeOwners(text) {
    if (Buffer.byteLength(text) > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CODEOWNERS_BYTES */ .zE)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('too_large', 'codeowners');
    return text.split('\n').flatMap((line, index) => {
        const rule = parseLine(line, index + 1);
        return rule === null ? [] : [rule];
    });
}
/**
 * The owners of a path by the last rule that matches it; empty where none does or that rule has none. Throws GateError
 * `too_large` on `codeowners` where the step budget is spent: without it, rules and paths of somebody who means ill can take
 * hours.
 */
function ownersOf(rules, path, budget = { left: Infinity }) {
    const names = (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .pathNames */ .Gz)(path);
    return rules.findLast((rule) => withinBudget((0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsNames */ .ZZ)(rule.pattern, names, budget), budget))?.owners ?? [];
}
/**
 * The rules that can decide about a path of a pattern in which a `*` stands for a part of a component: those that can
 * match one, from the last on that matches them all, behind which no earlier one counts. Throws as `ownersOf` does.
 */
function rulesFor(rules, pattern, budget) {
    const components = (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .glob */ .TI)(pattern.split('/'));
    const last = rules.findLastIndex((rule) => withinBudget((0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsWhole */ .yc)(rule.pattern, pattern, budget), budget));
    return rules
        .slice(Math.max(0, last))
        .filter((rule) => withinBudget((0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .haveCommon */ .Uq)(rule.pattern, components, budget), budget));
}
function withinBudget(answer, { left }) {
    if (left < 0)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('too_large', 'codeowners');
    return answer;
}
/** Whether somebody owns a path. Asked of the file itself too: a CODEOWNERS that nobody owns protects nothing. */
function isOwned(rules, path) {
    return ownersOf(rules, path).length > 0;
}
function parseLine(line, number) {
    const words = wordsOf(line);
    if (words === null)
        return null;
    const [pattern, ...owners] = words;
    if (pattern === undefined || !isPattern(pattern) || !owners.every(_owner_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isOwner */ .u))
        return null;
    return { line: number, pattern: (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .glob */ .TI)(componentsOf(pattern)), owners: [...new Set(owners)] };
}
/** The words before a comment; `\` keeps the next character, a space too, in its word. null: a lone backslash. */
function wordsOf(line) {
    if (line.replace(/\\[^\r]/g, '').includes('\\'))
        return null;
    const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    return comment < 0 ? words : words.slice(0, comment);
}
function isPattern(word) {
    return !word.startsWith('!') && !/[[\]#]/.test(word) && /[^/]/.test(word);
}
/**
 * A slash at the start or inside ties a pattern to the root. A pattern matches what it names and everything below,
 * but one that ends in `/` only what is below a directory, and a tied one that ends in `/*` nothing deeper.
 */
function componentsOf(pattern) {
    const tied = pattern.slice(0, -1).includes('/');
    const components = pattern.replace(/^\//, '').replace(/\/$/, '').split('/');
    const start = tied ? [] : ['**'];
    if (pattern.endsWith('/') || components.at(-1) === '**')
        return [...start, ...components, '**', '*'];
    if (tied && components.at(-1) === '*')
        return components;
    return [...start, ...components, '**'];
}


/***/ }),

/***/ 1245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ pathNames),
/* harmony export */   TI: () => (/* binding */ glob),
/* harmony export */   Uq: () => (/* binding */ haveCommon),
/* harmony export */   ZZ: () => (/* binding */ fitsNames),
/* harmony export */   tD: () => (/* binding */ fitsGlob),
/* harmony export */   yc: () => (/* binding */ fitsWhole)
/* harmony export */ });
/**
 * Reads path components as a glob: `*` stands for any run within a component, `?` for one character, `\x` for x
 * itself, and a component `**` for any number of components, none too. Every other character, brackets and braces
 * too, is itself; case counts. Source: gitignore's "PATTERN FORMAT", as far as CODEOWNERS takes it over.
 */
function glob(components) {
    return components.map((component) => (component === '**' ? component : tokens(component)));
}
/** A path as the names of its components, each in code points, as patterns are compared with it. */
function pathNames(path) {
    return path.split('/').map((name) => Array.from(name));
}
/** Whether a path, `/` between its components, fits. Takes at most pattern × path steps, whatever the pattern. */
function fitsGlob(pattern, path) {
    return fitsNames(pattern, pathNames(path), { left: Infinity });
}
/** The same for one path and many patterns, within a step budget. */
function fitsNames(pattern, names, budget) {
    return fits(pattern, names, (component) => component === '**', (component, name) => component !== '**' && fitsComponent(component, name, budget), budget);
}
/**
 * Whether every path of a pattern in which only `*` is special fits another one, within a step budget; false
 * where that is not told easily. A `*` that is compared as a character fits a run alone, and so does what it stands
 * for.
 */
function fitsWhole(pattern, stars, budget) {
    const isPlain = (token) => token.kind === 'run' || (token.kind === 'char' && token.char !== '*');
    return (!/\*\*|[?\\]/.test(stars) &&
        pattern.every((component) => component === '**' || component.every(isPlain)) &&
        fitsNames(pattern, pathNames(stars), budget));
}
/** Whether any path fits both of two patterns, within a step budget. */
function haveCommon(a, b, budget) {
    return meet(a, b, (component) => component === '**', (one, other) => one !== '**' &&
        other !== '**' &&
        meet(one, other, (token) => token.kind === 'run', fitOneCharacter, budget), budget);
}
function fitOneCharacter(a, b) {
    return a.kind !== 'char' || b.kind !== 'char' || a.char === b.char;
}
/**
 * Whether two patterns can stand for the same, asked from their ends: for each rest of one, every rest of the other.
 */
function meet(a, b, isStar, fitOne, budget) {
    const ending = b.length - b.findLastIndex((part) => !isStar(part)) - 1;
    let later = Array.from({ length: b.length + 1 }, (_, start) => start >= b.length - ending);
    for (const one of a.toReversed()) {
        const rests = [];
        for (let start = b.length; start >= 0; start -= 1) {
            const other = b[start];
            const [takesNone = false, next = false] = [later[start], rests[start + 1]];
            budget.left -= 1;
            if (other === undefined)
                rests[start] = isStar(one) && takesNone;
            else if (isStar(one) || isStar(other))
                rests[start] = takesNone || next;
            else
                rests[start] = (later[start + 1] ?? false) && fitOne(one, other);
        }
        later = rests;
    }
    return later[0] ?? false;
}
function tokens(component) {
    const pieces = component.match(/\\.|[^]/gu) ?? [];
    return pieces.map((piece) => {
        if (piece === '*')
            return { kind: 'run' };
        if (piece === '?')
            return { kind: 'one' };
        return { kind: 'char', char: piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece };
    });
}
function fitsComponent(component, name, budget) {
    return fits(component, name, (token) => token.kind === 'run', (token, char) => token.kind === 'one' || (token.kind === 'char' && token.char === char), budget);
}
/** A star takes any run of the items. Stepping back to the last star alone is enough, so no pattern is expensive. */
function fits(pattern, items, isStar, fitsOne, budget) {
    let at = 0;
    let afterStar = -1;
    let resume = 0;
    for (let index = 0; index < items.length;) {
        const part = pattern[at];
        const item = items[index];
        budget.left -= 1;
        if (part !== undefined && isStar(part)) {
            at += 1;
            afterStar = at;
            resume = index;
        }
        else if (part !== undefined && item !== undefined && fitsOne(part, item)) {
            at += 1;
            index += 1;
        }
        else if (afterStar >= 0) {
            at = afterStar;
            resume += 1;
            index = resume;
        }
        else {
            return false;
        }
    }
    return pattern.slice(at).every(isStar);
}


/***/ }),

/***/ 6086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isAccount),
/* harmony export */   u: () => (/* binding */ isOwner)
/* harmony export */ });
/** A login as GitHub gives them out, those of managed users with their underscore included. */
const USER = /^@[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
const TEAM = /^@[A-Za-z0-9][A-Za-z0-9_-]{0,99}\/[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/;
const ADDRESS = /^[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,9}$/;
/** Whether a text is `@user` or `@org/team`. */
function isAccount(text) {
    return USER.test(text) || TEAM.test(text);
}
/** Whether a text is an owner as CODEOWNERS writes them: `@user`, `@org/team` or an e-mail address. */
function isOwner(text) {
    return isAccount(text) || ADDRESS.test(text);
}


/***/ }),

/***/ 1599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ DECIDING_NAMES),
  z: () => (/* binding */ decidingSettings)
});

// EXTERNAL MODULE: ../../lib/catalog/catalog.js
var catalog = __webpack_require__(5440);
// EXTERNAL MODULE: ../../lib/settings/setting-value.js
var setting_value = __webpack_require__(3481);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
;// CONCATENATED MODULE: ../../lib/settings/catalog-line.js


/**
 * The lines of `catalogs`: `name: baseline => candidate`. Names are unique (letters, digits, `.`, `_`, `-`); a path
 * component holds at most one `*`, and both paths hold equally many. Throws the origin's code for anything else, and
 * `absolute_path`, `outside_workspace` or `invalid_path` for a path.
 */
function parseCatalogLines(text, origin) {
    const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line) => parseLine(line, origin));
    const names = new Set(lines.map((line) => line.name));
    if (lines.length === 0 || lines.length > limits/* MAX_CATALOGS */.E_ || names.size < lines.length)
        throw (0,setting_value/* notUnderstood */.hf)(origin);
    return lines;
}
function parseLine(line, origin) {
    const colon = line.indexOf(':');
    const paths = line.slice(colon + 1).split('=>');
    const [baseline, candidate] = paths;
    if (colon < 0 || baseline === undefined || candidate === undefined || paths.length > 2) {
        throw (0,setting_value/* notUnderstood */.hf)(origin);
    }
    const parsed = {
        name: (0,setting_value/* nameValue */.lV)(line.slice(0, colon).trim(), origin),
        baseline: patternValue(baseline.trim(), origin),
        candidate: patternValue(candidate.trim(), origin),
    };
    if (stars(parsed.baseline) !== stars(parsed.candidate))
        throw (0,setting_value/* notUnderstood */.hf)(origin);
    return parsed;
}
function patternValue(text, origin) {
    (0,setting_value/* pathValue */.ZB)(text.replaceAll('*', 'x'), origin);
    const components = text.split('/').filter((component) => component !== '' && component !== '.');
    if (components.some((component) => stars(component) > 1))
        throw (0,setting_value/* notUnderstood */.hf)(origin);
    return components.join('/');
}
function stars(text) {
    return text.split('*').length - 1;
}

;// CONCATENATED MODULE: ../../lib/settings/deciding-settings.js




/** How each is written: the input's name and the file's key. */
const DECIDING_NAMES = {
    catalogs: 'catalogs',
    baseline: 'baseline',
    candidate: 'candidate',
    candidateSource: 'candidate-source',
    artifact: 'artifact',
    captureWorkflow: 'capture-workflow',
    reviewWorkflow: 'review-workflow',
    map: 'map',
    previousBaseline: 'previous-baseline',
    format: 'format',
    owners: 'owners',
    approvals: 'approvals',
    policy: 'policy',
    policyMode: 'policy-mode',
    failOnDrift: 'fail-on-drift',
};
/** The settings that decide, each by its own rule, wherever they are written. Throws what `read` throws. */
function decidingSettings(read) {
    const names = DECIDING_NAMES;
    return {
        catalogs: read(names.catalogs, parseCatalogLines),
        baseline: read(names.baseline, setting_value/* pathValue */.ZB),
        candidate: read(names.candidate, setting_value/* pathValue */.ZB),
        candidateSource: read(names.candidateSource, (0,setting_value/* choiceValue */.bg)(['workspace', 'commit', 'artifact'])),
        artifact: read(names.artifact, setting_value/* lineValue */.qo),
        captureWorkflow: read(names.captureWorkflow, setting_value/* workflowValue */.$b),
        reviewWorkflow: read(names.reviewWorkflow, setting_value/* workflowValue */.$b),
        map: read(names.map, setting_value/* pathValue */.ZB),
        previousBaseline: read(names.previousBaseline, setting_value/* pathValue */.ZB),
        format: read(names.format, (0,setting_value/* choiceValue */.bg)(['auto', ...catalog/* FORMATS */.hR])),
        owners: read(names.owners, setting_value/* ownersValue */.Gv),
        approvals: read(names.approvals, (0,setting_value/* countValue */.lA)(0, limits/* MAX_APPROVALS */.MQ)),
        policy: read(names.policy, setting_value/* pathValue */.ZB),
        policyMode: read(names.policyMode, (0,setting_value/* choiceValue */.bg)(['new', 'all'])),
        failOnDrift: read(names.failOnDrift, setting_value/* failOnDriftValue */.s9),
    };
}


/***/ }),

/***/ 2386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ parseSettingsFile)
});

// UNUSED EXPORTS: SETTINGS_KEYS

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/settings/deciding-settings.js + 1 modules
var deciding_settings = __webpack_require__(1599);
// EXTERNAL MODULE: ../../lib/settings/setting-value.js
var setting_value = __webpack_require__(3481);
;// CONCATENATED MODULE: ../../lib/settings/yaml-mapping.js

/** A list in a mapping in a document is three. */
const DEEPEST = 8;
/**
 * Reads a YAML 1.2 mapping of the core schema whose keys are texts; the parser is loaded here, not before. An empty
 * document gives no entry. Throws GateError on `settings`, with its place: `duplicate_key`, and `invalid_settings` for
 * what is no such mapping, has a directive, a tag or an anchor on the mapping or a key, or a second document.
 */
async function readYamlMapping(text) {
    const yaml = await __webpack_require__.e(/* import() */ 483).then(__webpack_require__.t.bind(__webpack_require__, 3483, 19));
    const lines = new yaml.LineCounter();
    const [document, another] = documentsOf(yaml, text, lines);
    if (document === undefined)
        return [];
    if (another !== undefined)
        throw refused(lines, another.range[0]);
    const fault = document.errors[0] ?? document.warnings[0];
    if (fault !== undefined) {
        const code = fault.code === 'DUPLICATE_KEY' ? 'duplicate_key' : 'invalid_settings';
        throw new gate_error/* GateError */.u(code, 'settings', placeAt(lines, fault.pos[0]));
    }
    const { contents } = document;
    if (contents === null)
        return [];
    if (!yaml.isMap(contents) || !isBare(contents) || hasDirectives(text))
        throw refused(lines, 0);
    return contents.items.map((pair) => entryOf(yaml, pair, lines));
}
function documentsOf(yaml, text, lines) {
    const tokens = [...new yaml.Parser(lines.addNewLine).parse(text)];
    if (isDeep(tokens))
        throw refused(lines, 0);
    const composer = new yaml.Composer({
        version: '1.2',
        schema: 'core',
        strict: true,
        uniqueKeys: true,
        merge: false,
        resolveKnownTags: false,
        prettyErrors: false,
        lineCounter: lines,
    });
    return [...composer.compose(tokens)];
}
/** Composing recurses, and a stack that overflows within a regular expression ends the process. */
function isDeep(documents) {
    let level = documents;
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > DEEPEST)
            return true;
        level = level.flatMap(partsOf);
    }
    return false;
}
function partsOf(token) {
    if (token.type === 'document')
        return token.value === undefined ? [] : [token.value];
    if (!('items' in token))
        return [];
    return token.items.flatMap((item) => [item.key, item.value].flatMap((part) => part ?? []));
}
function hasDirectives(text) {
    return /^%/m.test(text);
}
function entryOf(yaml, { key, value }, lines) {
    if (!yaml.isScalar(key) || !isBare(key) || typeof key.value !== 'string')
        throw refused(lines, startOf(yaml, key));
    return {
        key: key.value,
        keyPlace: placeAt(lines, startOf(yaml, key)),
        value: textOf(yaml, value),
        valuePlace: placeAt(lines, startOf(yaml, value)),
    };
}
function textOf(yaml, node) {
    if (yaml.isSeq(node))
        return isBare(node) ? listOf(yaml, node.items) : null;
    if (!yaml.isScalar(node) || !isBare(node))
        return null;
    if (typeof node.value === 'string')
        return { kind: 'text', text: node.value };
    if (typeof node.value === 'number')
        return { kind: 'number', text: node.source ?? '' };
    if (typeof node.value === 'boolean')
        return { kind: 'boolean', text: node.source ?? '' };
    return null;
}
function listOf(yaml, items) {
    const texts = items.map((item) => textOf(yaml, item));
    const lines = texts.map((item) => (item?.kind === 'text' && !item.text.includes('\n') ? item.text : null));
    return lines.includes(null) ? null : { kind: 'list', text: lines.join('\n') };
}
/** Neither tag nor anchor: such a node means no more than it shows. */
function isBare(node) {
    return node.tag === undefined && node.anchor === undefined;
}
function startOf(yaml, node) {
    return yaml.isNode(node) ? (node.range?.[0] ?? 0) : 0;
}
function refused(lines, offset) {
    return new gate_error/* GateError */.u('invalid_settings', 'settings', placeAt(lines, offset));
}
function placeAt(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
}

// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
;// CONCATENATED MODULE: ../../lib/settings/parse-settings-file.js





const IGNORE = 'ignore';
const UNORDERED = 'unordered';
const GUARDED_BRANCHES = 'guarded-branches';
const OWN_KEYS = [IGNORE, UNORDERED, GUARDED_BRANCHES];
/** Every key that the file may hold. */
const SETTINGS_KEYS = [...Object.values(deciding_settings/* DECIDING_NAMES */.R), ...OWN_KEYS];
/** Keys whose value is a list of texts; one text with a line for each is taken too. */
const LISTS = [deciding_settings/* DECIDING_NAMES */.R.catalogs, deciding_settings/* DECIDING_NAMES */.R.owners, ...OWN_KEYS];
/**
 * Reads the settings file: one YAML 1.2 mapping of the core schema, without tags, anchors, aliases, directives and
 * second documents; an empty file says nothing. Throws GateError, on `settings` with line and column: `too_large`
 * (over 64 KiB), `invalid_utf8`, `invalid_settings` for what is no such YAML, `duplicate_key`, `unknown_key`; on
 * `settings.` and the key: `invalid_settings` for a value that is not understood, `required_ignored` (see ignoresRequired), and `absolute_path`,
 * `outside_workspace`, `invalid_path` for paths.
 */
async function parseSettingsFile(bytes) {
    if (bytes.length > limits/* MAX_SETTINGS_BYTES */.XK)
        throw new gate_error/* GateError */.u('too_large', 'settings');
    const entries = await readYamlMapping(decoded(bytes));
    const unknown = entries.find((entry) => !SETTINGS_KEYS.includes(entry.key));
    if (unknown !== undefined)
        throw new gate_error/* GateError */.u('unknown_key', 'settings', unknown.keyPlace);
    const read = (name, parse) => {
        const entry = entries.find((each) => each.key === name);
        return entry === undefined ? null : parse(parse_settings_file_textOf(entry), originOf(entry));
    };
    return {
        ...(0,deciding_settings/* decidingSettings */.z)(read),
        ignore: read(IGNORE, setting_value/* ignoredValue */.YQ),
        unordered: read(UNORDERED, setting_value/* pointersValue */.O4),
        guardedBranches: read(GUARDED_BRANCHES, setting_value/* branchesValue */.KL),
    };
}
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw new gate_error/* GateError */.u('invalid_utf8', 'settings');
    }
}
/** The value as an input would hold it, if it is of the kind that the key asks for. */
function parse_settings_file_textOf(entry) {
    const { value } = entry;
    if (value?.kind === kindOf(entry.key))
        return value.text;
    if (value?.kind === 'text' && (LISTS.includes(entry.key) || isNew(entry)))
        return value.text;
    throw new gate_error/* GateError */.u('invalid_settings', `settings.${entry.key}`, entry.valuePlace);
}
/** The one word that this setting takes beside the booleans. */
function isNew({ key, value }) {
    return key === deciding_settings/* DECIDING_NAMES */.R.failOnDrift && value?.text === 'new';
}
function kindOf(key) {
    if (LISTS.includes(key))
        return 'list';
    if (key === deciding_settings/* DECIDING_NAMES */.R.failOnDrift)
        return 'boolean';
    return key === deciding_settings/* DECIDING_NAMES */.R.approvals ? 'number' : 'text';
}
function originOf(entry) {
    const place = entry.valuePlace;
    return { field: `settings.${entry.key}`, place, code: 'invalid_settings' };
}


/***/ }),

/***/ 3481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ workflowValue),
/* harmony export */   Fp: () => (/* binding */ referenceValue),
/* harmony export */   Gv: () => (/* binding */ ownersValue),
/* harmony export */   KL: () => (/* binding */ branchesValue),
/* harmony export */   O4: () => (/* binding */ pointersValue),
/* harmony export */   YQ: () => (/* binding */ ignoredValue),
/* harmony export */   ZB: () => (/* binding */ pathValue),
/* harmony export */   bg: () => (/* binding */ choiceValue),
/* harmony export */   eC: () => (/* binding */ booleanValue),
/* harmony export */   hf: () => (/* binding */ notUnderstood),
/* harmony export */   lA: () => (/* binding */ countValue),
/* harmony export */   lV: () => (/* binding */ nameValue),
/* harmony export */   qo: () => (/* binding */ lineValue),
/* harmony export */   s9: () => (/* binding */ failOnDriftValue),
/* harmony export */   tQ: () => (/* binding */ inputOrigin),
/* harmony export */   vA: () => (/* binding */ tokenValue)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6788);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);
/* harmony import */ var _gate_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2698);
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2648);
/* harmony import */ var _patterns_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6086);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5795);






/** The origin of an input of the step. */
function inputOrigin(name) {
    return { field: name, place: null, code: 'invalid_input' };
}
/** The error for a value that is not understood: `invalid_input` or `invalid_settings`. */
function notUnderstood(origin) {
    return new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(origin.code, origin.field, origin.place);
}
/**
 * A boolean of YAML's core schema, the spellings that `@actions/core` takes. Throws the origin's code for any other.
 */
function booleanValue(text, origin) {
    if (['true', 'True', 'TRUE'].includes(text))
        return true;
    if (['false', 'False', 'FALSE'].includes(text))
        return false;
    throw notUnderstood(origin);
}
/** Drift that fails a step: a boolean as `booleanValue` takes it, or `new`. Throws the origin's code for anything else. */
function failOnDriftValue(text, origin) {
    return text === 'new' ? text : booleanValue(text, origin);
}
/** One of the given words, letter by letter. Throws the origin's code for any other. */
function choiceValue(choices) {
    return (text, origin) => {
        const choice = choices.find((each) => each === text);
        if (choice === undefined)
            throw notUnderstood(origin);
        return choice;
    };
}
/** A whole number in plain decimal digits, both ends included. Throws the origin's code for anything else. */
function countValue(least, most) {
    return (text, origin) => {
        const count = /^(?:0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : Number.NaN;
        if (count >= least && count <= most)
            return count;
        throw notUnderstood(origin);
    };
}
/**
 * A path relative to the workspace, normalised. Throws `absolute_path`, `outside_workspace` or `invalid_path` as
 * `repositoryPath` does.
 */
function pathValue(text, origin) {
    try {
        return (0,_git_index_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .S)(text, origin.field);
    }
    catch (error) {
        if (error instanceof _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u)
            throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(error.code, origin.field, origin.place);
        throw error;
    }
}
/** The file of a workflow, from the root of the repository. Throws what `pathValue` throws, and the origin's code. */
function workflowValue(text, origin) {
    const path = pathValue(text, origin);
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
        throw notUnderstood(origin);
    return path;
}
/** One line of text without control or invisible characters, 200 UTF-16 units at most. Throws the origin's code. */
function lineValue(text, origin) {
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_HINT_LENGTH */ .ik || holdsInvisible(text))
        throw notUnderstood(origin);
    return text;
}
// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const INVISIBLE = String.raw `[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`;
function holdsInvisible(text) {
    return !/^[\x20-\x7E]*$/.test(text) && new RegExp(INVISIBLE, 'u').test(text);
}
/**
 * A short name of letters, digits, `.`, `_` and `-`, 64 at most: it goes into a comment's marker. Throws the origin's
 * code.
 */
function nameValue(text, origin) {
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_NAME_LENGTH */ .EM || !/^[A-Za-z0-9._-]+$/.test(text))
        throw notUnderstood(origin);
    return text;
}
/** What GitHub names a workflow file by, as it is. Throws the origin's code where that is longer than a path and a ref. */
function referenceValue(text, origin) {
    if (text.length > 2 * _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PATH_LENGTH */ .Kb)
        throw notUnderstood(origin);
    return text;
}
/** A token as it may stand in a header: printable ASCII without spaces. Throws the origin's code. */
function tokenValue(text, origin) {
    if (!/^[\x21-\x7e]{1,4096}$/.test(text))
        throw notUnderstood(origin);
    return text;
}
/**
 * The owners of a setting, `@user` or `@org/team`, one a line or with commas between, each once (GitHub compares names
 * without letter case). Throws the origin's code for anything else, and where there is none.
 */
function ownersValue(text, origin) {
    const names = text
        .split(/[\n,]/)
        .map((name) => name.trim())
        .filter((name) => name !== '');
    if (names.length === 0 || !names.every(_patterns_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccount */ .U))
        throw notUnderstood(origin);
    return [...new Map(names.map((name) => [(0,_gate_index_js__WEBPACK_IMPORTED_MODULE_4__/* .foldLogin */ .fK)(name), name])).values()];
}
/**
 * Places to leave out of the comparison: JSON Pointers (RFC 6901, section 3) one a line, none of them empty, 100 at
 * most of 1,000 UTF-16 units at most. Throws the origin's code for anything else, and where one stands twice.
 */
function pointersValue(text, origin) {
    const pointers = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const distinct = new Set(pointers).size === pointers.length;
    if (!distinct || pointers.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_POINTERS */ .Sw || !pointers.every(isPointer))
        throw notUnderstood(origin);
    return pointers;
}
/** JSON Pointers to ignored places. Throws `required_ignored` where one leaves a schema's `required` out. */
function ignoredValue(text, origin) {
    const pointers = pointersValue(text, origin);
    if (pointers.some(_catalog_index_js__WEBPACK_IMPORTED_MODULE_5__/* .ignoresRequired */ .v))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('required_ignored', origin.field, origin.place);
    return pointers;
}
function isPointer(text) {
    return text.length <= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_POINTER_LENGTH */ .QD && /^(?:\/(?:[^~/]|~[01])*)+$/.test(text);
}
/**
 * Names of branches, one a line, each once and as it is: no pattern. Throws the origin's code for what cannot be a
 * branch's name, and for more than 100.
 */
function branchesValue(text, origin) {
    const names = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const distinct = new Set(names).size === names.length;
    if (!distinct || names.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BRANCHES */ .Mu || !names.every(isBranch))
        throw notUnderstood(origin);
    return names;
}
/** Git's page "git-check-ref-format" allows no white space, control or star in a branch's name. */
function isBranch(name) {
    return (name.length <= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_BRANCH_LENGTH */ .Bl &&
        /^[^\s~^:?*[\\]+$/.test(name) &&
        !name.includes('..') &&
        !holdsInvisible(name));
}


/***/ })

};
;