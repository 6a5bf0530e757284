"use strict";
exports.id = 634;
exports.ids = [634];
exports.modules = {

/***/ 7634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GATE: () => (/* binding */ GATE)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ../../lib/errors/read.js
var read = __webpack_require__(7487);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/errors/system-error.js
var system_error = __webpack_require__(9513);
// EXTERNAL MODULE: ../../lib/workspace/bounded-read.js
var bounded_read = __webpack_require__(3197);
// EXTERNAL MODULE: ../../lib/git/lfs-pointer.js
var lfs_pointer = __webpack_require__(2979);
// EXTERNAL MODULE: ../../lib/git/repository-path.js
var repository_path = __webpack_require__(2648);
;// CONCATENATED MODULE: ../../lib/workspace/locator.js




/**
 * A walker of the absolute workspace `root`, which lists each directory once. It throws GateError `symlink` (at any
 * component), `path_case_collision` (a name that differs by letter case or composition alone), what `repositoryPath`
 * throws, and what the system throws.
 */
function locator(root) {
    const isOnlySpelling = spellingCheck();
    return (path, field) => {
        let absolute = root;
        let stat = (0,external_node_fs_.statSync)(root);
        for (const name of (0,repository_path/* repositoryPath */.S)(path, field).split('/')) {
            const next = stat.isDirectory() ? statOf((0,external_node_path_.join)(absolute, name)) : null;
            if (next === null)
                return null;
            if (next.isSymbolicLink())
                throw new gate_error/* GateError */.u('symlink', field);
            if (!isOnlySpelling(absolute, name))
                throw new gate_error/* GateError */.u('path_case_collision', field);
            absolute = (0,external_node_path_.join)(absolute, name);
            stat = next;
        }
        return { absolute, stat };
    };
}
function statOf(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
}
/** Whether a directory holds this very name and no other that some file systems would take for it. */
function spellingCheck() {
    const known = new Map();
    return (directory, name) => {
        const spellings = known.get(directory) ?? spellingsIn(directory);
        known.set(directory, spellings);
        const same = spellings.get((0,repository_path/* foldName */.z)(name)) ?? [];
        return same.length === 1 && same[0] === name;
    };
}
/** The names in a directory, those that some file systems would take for one another together. */
function spellingsIn(directory) {
    const spellings = new Map();
    for (const name of (0,external_node_fs_.readdirSync)(directory)) {
        const folded = (0,repository_path/* foldName */.z)(name);
        spellings.set(folded, [...(spellings.get(folded) ?? []), name]);
    }
    return spellings;
}

;// CONCATENATED MODULE: ../../lib/workspace/workspace-reader.js






const FLAGS = external_node_fs_.constants;
/** No link at the last component, and no waiting for the other end of a pipe; Windows has neither flag. */
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | (FLAGS.O_NOFOLLOW ?? 0) | (FLAGS.O_NONBLOCK ?? 0);
/** A reader of the absolute workspace `root`; it lists each directory once. */
function workspaceReader(root) {
    const locate = locator(root);
    return {
        readFile: (path, limits, field) => guarded(field, () => {
            const found = locate(path, field);
            if (found === null)
                return { state: 'absent' };
            if (!found.stat.isFile())
                return (0,read/* invalid */.Gq)('not_a_file', field);
            return fileAt(found, limits.maxBytes, field);
        }),
        readDirectory: (path, endings, limits, field) => guarded(field, () => {
            const found = locate(path, field);
            if (found === null)
                return { state: 'absent' };
            if (!found.stat.isDirectory())
                return (0,read/* invalid */.Gq)('not_a_file', field);
            return filesIn(found.absolute, endings, limits.maxBytes, field);
        }),
    };
}
function fileAt(found, maxBytes, field) {
    const descriptor = (0,external_node_fs_.openSync)(found.absolute, OPEN_FLAGS);
    try {
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stat.isFile() || stat.ino !== found.stat.ino || stat.dev !== found.stat.dev) {
            return (0,read/* unavailable */.hU)('not_readable', field);
        }
        const bytes = (0,bounded_read/* boundedRead */.U)(descriptor, maxBytes, stat.size, field);
        return (0,lfs_pointer/* isLfsPointer */.N)(bytes) ? (0,read/* invalid */.Gq)('lfs_pointer', field) : (0,read/* present */.Eb)(bytes);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function filesIn(directory, endings, maxBytes, field) {
    const files = [];
    let left = maxBytes;
    const spellings = spellingsIn(directory);
    for (const name of [...spellings.values()].flat().sort()) {
        if (!endings.some((ending) => name.endsWith(ending)))
            continue;
        if (spellings.get((0,repository_path/* foldName */.z)(name))?.length !== 1)
            return (0,read/* invalid */.Gq)('path_case_collision', field);
        const absolute = (0,external_node_path_.join)(directory, name);
        const stat = (0,external_node_fs_.lstatSync)(absolute);
        if (stat.isDirectory())
            continue;
        if (stat.isSymbolicLink())
            return (0,read/* invalid */.Gq)('symlink', field);
        if (!stat.isFile())
            return (0,read/* invalid */.Gq)('not_a_file', field);
        const file = fileAt({ absolute, stat }, left, field);
        if (file.state === 'absent')
            continue;
        if (file.state !== 'present')
            return file;
        left -= file.value.length;
        files.push({ path: name, bytes: file.value });
    }
    return (0,read/* present */.Eb)(files);
}
/** A link, a device or a wrong name is bad content; what the system refuses is not to be had. */
function guarded(field, work) {
    try {
        return work();
    }
    catch (error) {
        const known = error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u((0,system_error/* codeOfSystemError */.c)(error), field);
        if (known.code === 'not_found')
            return { state: 'absent' };
        return { state: UNAVAILABLE.has(known.code) ? 'unavailable' : 'invalid', error: known };
    }
}
const UNAVAILABLE = new Set(['too_large', 'not_readable', 'not_found']);

// EXTERNAL MODULE: ../../lib/limits.js
var lib_limits = __webpack_require__(5795);
// EXTERNAL MODULE: ../../lib/settings/deciding-settings.js + 1 modules
var deciding_settings = __webpack_require__(1599);
// EXTERNAL MODULE: ../../lib/settings/given-inputs.js
var given_inputs = __webpack_require__(8992);
// EXTERNAL MODULE: ../../lib/settings/setting-value.js
var setting_value = __webpack_require__(3481);
;// CONCATENATED MODULE: ../../lib/settings/read-inputs.js





const OTHER_NAMES = {
    candidateRepeat: 'candidate-repeat',
    captureTimeout: 'capture-timeout',
    decidingJob: 'deciding-job',
    comment: 'comment',
    id: 'id',
    updateHint: 'update-hint',
    checkRun: 'check-run',
    detail: 'detail',
    maxBytes: 'max-bytes',
    maxDepth: 'max-depth',
    jobWorkflow: 'job-workflow',
    githubToken: 'github-token',
    checkToken: 'check-token',
    ownersToken: 'owners-token',
};
/** Every input's name, as action.yml declares it. */
const INPUT_NAMES = [
    ...Object.values(deciding_settings/* DECIDING_NAMES */.R),
    ...Object.values(OTHER_NAMES),
];
/**
 * The inputs of the Action, from the `INPUT_` variables that the runner sets (the name in upper case, `-` kept; an
 * input that is not given is empty). Read once, strictly. Throws GateError on the input's name: `unknown_input` for a
 * variable that is none of ours (a typo in the workflow), `invalid_input` for a value that is not understood, and
 * `absolute_path`, `outside_workspace`, `invalid_path` for paths.
 */
function readInputs(env) {
    const given = (0,given_inputs/* givenInputs */.P)(env, INPUT_NAMES);
    const read = (name, parse) => {
        const text = given.get(name);
        return text === undefined ? null : parse(text, (0,setting_value/* inputOrigin */.tQ)(name));
    };
    return {
        ...(0,deciding_settings/* decidingSettings */.z)(read),
        candidateRepeat: read(OTHER_NAMES.candidateRepeat, setting_value/* pathValue */.ZB),
        captureTimeout: read(OTHER_NAMES.captureTimeout, (0,setting_value/* countValue */.lA)(0, lib_limits/* MAX_CAPTURE_MINUTES */.ci)),
        decidingJob: read(OTHER_NAMES.decidingJob, setting_value/* lineValue */.qo),
        comment: read(OTHER_NAMES.comment, (0,setting_value/* choiceValue */.bg)(['on-drift', 'always', 'never'])),
        id: read(OTHER_NAMES.id, setting_value/* nameValue */.lV),
        updateHint: read(OTHER_NAMES.updateHint, setting_value/* lineValue */.qo),
        checkRun: read(OTHER_NAMES.checkRun, setting_value/* booleanValue */.eC),
        detail: read(OTHER_NAMES.detail, (0,setting_value/* choiceValue */.bg)(['fingerprints', 'pointers', 'values'])),
        maxBytes: read(OTHER_NAMES.maxBytes, (0,setting_value/* countValue */.lA)(1, lib_limits/* MAX_LIMITS */.M6.maxBytes)),
        maxDepth: read(OTHER_NAMES.maxDepth, (0,setting_value/* countValue */.lA)(1, lib_limits/* MAX_LIMITS */.M6.maxDepth)),
        jobWorkflow: read(OTHER_NAMES.jobWorkflow, setting_value/* referenceValue */.Fp),
        githubToken: read(OTHER_NAMES.githubToken, setting_value/* tokenValue */.vA),
        checkToken: read(OTHER_NAMES.checkToken, setting_value/* tokenValue */.vA),
        ownersToken: read(OTHER_NAMES.ownersToken, setting_value/* tokenValue */.vA),
    };
}
/** The step's presentation, defaults applied; it stands even where the other settings have a fault. */
function presentationOf(inputs) {
    return {
        comment: inputs.comment ?? 'on-drift',
        id: inputs.id,
        updateHint: inputs.updateHint,
        checkRun: inputs.checkRun ?? false,
        detail: inputs.detail ?? 'fingerprints',
    };
}

;// CONCATENATED MODULE: ../../lib/settings/merge-settings.js




const DEFAULT_ARTIFACT = 'tool-catalog';
const DEFAULT_CAPTURE_TIMEOUT = 10;
const DEFAULT_JOB = 'tool-catalog';
/**
 * One typed value from the step's inputs and the settings file of the base branch's tip (null: there is none). Where
 * the file holds a key, the input must be absent or equal. Throws GateError on the setting's name:
 * `input_differs_from_settings`; `missing_input` where no catalog is named, or an artifact without the workflow that
 * captures it; `conflicting_input` where `catalogs` stands
 * beside `baseline`, `candidate`, `previous-baseline` or `candidate-repeat` (each is about one catalog), a second
 * capture beside a committed candidate, or a previous baseline at the baseline's own path.
 */
function mergeSettings(inputs, file) {
    const given = file === null ? inputs : bothGiven(inputs, file);
    const { candidateRepeat } = inputs;
    const catalogs = catalogsOf(given, candidateRepeat);
    const candidateSource = given.candidateSource ?? 'workspace';
    refuseIf(candidateRepeat !== null && candidateSource === 'commit', 'candidate-repeat');
    if (candidateSource === 'artifact' && given.captureWorkflow === null)
        throw new gate_error/* GateError */.u('missing_input', deciding_settings/* DECIDING_NAMES */.R.captureWorkflow);
    refuseIf(given.artifact !== null && candidateSource !== 'artifact', deciding_settings/* DECIDING_NAMES */.R.artifact);
    refuseIf(given.previousBaseline !== null && given.previousBaseline === given.baseline, 'previous-baseline');
    return {
        catalogs,
        candidateSource,
        candidateRepeat,
        artifact: given.artifact ?? DEFAULT_ARTIFACT,
        captureWorkflow: given.captureWorkflow,
        reviewWorkflow: given.reviewWorkflow,
        captureTimeout: inputs.captureTimeout ?? DEFAULT_CAPTURE_TIMEOUT,
        decidingJob: inputs.decidingJob ?? DEFAULT_JOB,
        map: given.map,
        previousBaseline: given.previousBaseline,
        format: given.format ?? 'auto',
        owners: given.owners,
        approvals: given.approvals ?? 1,
        approvalsOff: file?.approvals === 0,
        policy: given.policy,
        policyMode: given.policyMode ?? 'new',
        ignore: file?.ignore ?? [],
        unordered: file?.unordered ?? [],
        failOnDrift: given.failOnDrift ?? true,
        ...presentationOf(inputs),
        limits: {
            maxBytes: inputs.maxBytes ?? lib_limits/* DEFAULT_LIMITS */.dR.maxBytes,
            maxDepth: inputs.maxDepth ?? lib_limits/* DEFAULT_LIMITS */.dR.maxDepth,
        },
        jobWorkflow: inputs.jobWorkflow,
        githubToken: inputs.githubToken,
        ownersToken: inputs.ownersToken ?? inputs.githubToken,
    };
}
function bothGiven(inputs, file) {
    return {
        catalogs: settled(deciding_settings/* DECIDING_NAMES */.R.catalogs, inputs.catalogs, file.catalogs),
        baseline: settled(deciding_settings/* DECIDING_NAMES */.R.baseline, inputs.baseline, file.baseline),
        candidate: settled(deciding_settings/* DECIDING_NAMES */.R.candidate, inputs.candidate, file.candidate),
        candidateSource: settled(deciding_settings/* DECIDING_NAMES */.R.candidateSource, inputs.candidateSource, file.candidateSource),
        artifact: settled(deciding_settings/* DECIDING_NAMES */.R.artifact, inputs.artifact, file.artifact),
        captureWorkflow: settled(deciding_settings/* DECIDING_NAMES */.R.captureWorkflow, inputs.captureWorkflow, file.captureWorkflow),
        reviewWorkflow: settled(deciding_settings/* DECIDING_NAMES */.R.reviewWorkflow, inputs.reviewWorkflow, file.reviewWorkflow),
        map: settled(deciding_settings/* DECIDING_NAMES */.R.map, inputs.map, file.map),
        previousBaseline: settled(deciding_settings/* DECIDING_NAMES */.R.previousBaseline, inputs.previousBaseline, file.previousBaseline),
        format: settled(deciding_settings/* DECIDING_NAMES */.R.format, inputs.format, file.format),
        owners: settled(deciding_settings/* DECIDING_NAMES */.R.owners, inputs.owners, file.owners),
        approvals: settled(deciding_settings/* DECIDING_NAMES */.R.approvals, inputs.approvals, file.approvals),
        policy: settled(deciding_settings/* DECIDING_NAMES */.R.policy, inputs.policy, file.policy),
        policyMode: settled(deciding_settings/* DECIDING_NAMES */.R.policyMode, inputs.policyMode, file.policyMode),
        failOnDrift: settled(deciding_settings/* DECIDING_NAMES */.R.failOnDrift, inputs.failOnDrift, file.failOnDrift),
    };
}
/** Parsed settings are texts, numbers, booleans and lists of such values, so their JSON tells them apart. */
function settled(name, input, key) {
    if (key === null)
        return input;
    if (input === null || JSON.stringify(input) === JSON.stringify(key))
        return key;
    throw new gate_error/* GateError */.u('input_differs_from_settings', name);
}
function catalogsOf(given, candidateRepeat) {
    const { catalogs, baseline, candidate, previousBaseline } = given;
    if (catalogs !== null) {
        refuseIf(baseline !== null, 'baseline');
        refuseIf(candidate !== null, 'candidate');
        refuseIf(previousBaseline !== null, 'previous-baseline');
        refuseIf(candidateRepeat !== null, 'candidate-repeat');
        return catalogs;
    }
    if (baseline === null)
        throw new gate_error/* GateError */.u('missing_input', 'baseline');
    if (candidate === null)
        throw new gate_error/* GateError */.u('missing_input', 'candidate');
    return [{ name: '', baseline, candidate }];
}
function refuseIf(conflict, name) {
    if (conflict)
        throw new gate_error/* GateError */.u('conflicting_input', name);
}

// EXTERNAL MODULE: ../../lib/git/object-id.js
var object_id = __webpack_require__(5883);
// EXTERNAL MODULE: ../../lib/git/ask-git.js
var ask_git = __webpack_require__(7460);
;// CONCATENATED MODULE: ../../lib/git/local-history.js



/**
 * The commit that a revision names in the repository around a directory: a branch, a tag, an id, whatever gitrevisions
 * knows. Throws GateError `commit_not_found` about `field`.
 */
function resolveCommit(directory, revision, field) {
    const question = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    return answerOf(directory, question, 'commit_not_found', field);
}
/**
 * The best common ancestor of two commits, as git-merge-base finds it. Throws GateError `merge_base_unknown` about
 * `field` where there is none, where there are several, and in a shallow clone, where the one that is found can be a
 * wrong one.
 */
async function localMergeBase(directory, base, head, field) {
    const shallow = await (0,ask_git/* askGit */.g)(directory, ['rev-parse', '--is-shallow-repository']);
    if (shallow !== 'false')
        throw new gate_error/* GateError */.u('merge_base_unknown', field);
    return answerOf(directory, ['merge-base', '--all', base, head], 'merge_base_unknown', field);
}
async function answerOf(directory, question, code, field) {
    const answer = await (0,ask_git/* askGit */.g)(directory, question);
    if (answer === null || !(0,object_id/* isObjectId */.T)(answer))
        throw new gate_error/* GateError */.u(code, field);
    return answer;
}

// EXTERNAL MODULE: ../../lib/git/commit-reader.js + 1 modules
var commit_reader = __webpack_require__(2684);
// EXTERNAL MODULE: ../../lib/git/object-store.js
var object_store = __webpack_require__(597);
;// CONCATENATED MODULE: ../../lib/git/cat-file-batch.js



const MAX_LINE_BYTES = 1024;
/** Starts it in an isolated git directory; `start` is the `spawn` of node:child_process. */
function catFileBatch(isolated, start) {
    const git = start('git', ['cat-file', '--batch'], {
        cwd: isolated.directory,
        env: isolated.environment,
        windowsHide: true,
        stdio: ['pipe', 'pipe', 'ignore'],
    });
    git.on('error', ignore);
    git.stdin.on('error', ignore);
    const answers = byteReader(git.stdout);
    let turn = Promise.resolve();
    let over = false;
    const end = () => {
        over = true;
        git.kill();
    };
    const answer = async (id, type, maxBytes) => {
        if (over)
            return 'not reached';
        const timer = setTimeout(() => git.kill(), lib_limits/* MAX_GIT_MILLISECONDS */.Pd);
        try {
            return await answerTo(id, type, maxBytes, answers);
        }
        catch (error) {
            end();
            throw error;
        }
        finally {
            clearTimeout(timer);
        }
    };
    return {
        ask(id, type, maxBytes) {
            git.stdin.write(`${id}\n`);
            const mine = turn.then(() => answer(id, type, maxBytes));
            turn = mine.catch(ignore);
            return mine;
        },
        isOver: () => over,
        end,
    };
}
/** A git that is missing or gone shows as the end of its answers. */
function ignore() {
    // Nothing to do here.
}
/** Reads one answer: `id type size LF bytes LF`; null where it is `id missing LF`. */
async function answerTo(id, type, maxBytes, answers) {
    const [answeredId, answeredType, size] = ((await answers.line()) ?? '').split(' ');
    if (answeredId === id && answeredType === 'missing')
        return null;
    if (answeredId !== id || answeredType !== type)
        throw new gate_error/* GateError */.u('not_readable', 'git');
    if (Number(size) > maxBytes)
        throw new gate_error/* GateError */.u('too_large', object_store/* OBJECT_FIELD */.Dz);
    const bytes = await answers.take(Number(size));
    if (bytes === null || (await answers.line()) !== '')
        throw new gate_error/* GateError */.u('not_readable', 'git');
    return bytes;
}
/** A reader of a stream from where it stands; both methods reject with what the stream rejects with. */
function byteReader(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = new Uint8Array(0);
    const more = async () => {
        const next = await chunks.next();
        return next.done === true ? null : next.value;
    };
    return {
        async line() {
            for (let end = rest.indexOf(0x0a);; end = rest.indexOf(0x0a)) {
                if (end >= 0) {
                    const line = Buffer.from(rest.subarray(0, end)).toString('latin1');
                    rest = rest.subarray(end + 1);
                    return line;
                }
                const chunk = rest.length > MAX_LINE_BYTES ? null : await more();
                if (chunk === null)
                    return null;
                rest = Buffer.concat([rest, chunk]);
            }
        },
        async take(length) {
            const whole = new Uint8Array(length);
            let filled = 0;
            while (filled < length) {
                if (rest.length === 0) {
                    const chunk = await more();
                    if (chunk === null)
                        return null;
                    rest = chunk;
                }
                const piece = rest.subarray(0, length - filled);
                whole.set(piece, filled);
                filled += piece.length;
                rest = rest.subarray(piece.length);
            }
            return whole;
        },
    };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ../../lib/git/isolated-directory.js




/**
 * Makes the directory under RUNNER_TEMP, or the system's temporary directory. As git works there, it sees no
 * configuration, hook, graft, replacement, file monitor, promisor remote or owner of the checkout; the variables say
 * the same again for whatever else could name one. `objectDirectory` is the `objects` of the checkout's git directory,
 * `idDigits` 40 or 64. Throws GateError `not_writable` about `temporary-directory`.
 */
function isolatedDirectory(objectDirectory, idDigits) {
    const directory = gitDirectory(idDigits);
    return {
        directory,
        environment: {
            ...inherited(['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP']),
            LC_ALL: 'C',
            HOME: directory,
            GIT_DIR: directory,
            GIT_OBJECT_DIRECTORY: objectDirectory,
            GIT_CONFIG_NOSYSTEM: '1',
            GIT_CONFIG_GLOBAL: (0,external_node_path_.join)(directory, 'config'),
            GIT_NO_REPLACE_OBJECTS: '1',
            GIT_NO_LAZY_FETCH: '1',
            GIT_ALLOW_PROTOCOL: 'none',
            GIT_TERMINAL_PROMPT: '0',
            GIT_OPTIONAL_LOCKS: '0',
        },
        remove() {
            (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
        },
    };
}
function gitDirectory(idDigits) {
    try {
        const directory = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(process.env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(), 'tool-catalog-gate-'));
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, 'refs'));
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'config'), configuration(idDigits));
        return directory;
    }
    catch {
        throw new gate_error/* GateError */.u('not_writable', 'temporary-directory');
    }
}
function configuration(idDigits) {
    const format = idDigits === 64
        ? '\trepositoryformatversion = 1\n[extensions]\n\tobjectformat = sha256\n'
        : '\trepositoryformatversion = 0\n';
    return `[core]\n\tbare = true\n\tfsmonitor = false\n${format}[protocol]\n\tallow = never\n[safe]\n\tdirectory = *\n`;
}
function inherited(names) {
    const found = {};
    for (const name of names) {
        const value = process.env[name];
        if (value !== undefined)
            found[name] = value;
    }
    return found;
}

// EXTERNAL MODULE: ../../lib/git/raw-object.js
var raw_object = __webpack_require__(6852);
;// CONCATENATED MODULE: ../../lib/git/local-objects.js






const MAX_COMMIT_BYTES = 1024 * 1024;
const MAX_TREE_BYTES = 64 * 1024 * 1024;
/**
 * The objects of a local repository, by id alone, each checked against its git hash. `objectDirectory` is the `objects`
 * directory of its git directory; `idDigits` is 40 or 64. Git starts with the first request and ends with `close`.
 * GateError `not_readable` (field `git`) where git is missing or does not answer within 30 s.
 */
function localObjects(objectDirectory, idDigits) {
    let isolated = null;
    let batch = null;
    /** Starting processes is loaded with the first request: most runs read everything through the API. */
    const started = async () => {
        const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
        isolated ??= isolatedDirectory(objectDirectory, idDigits);
        if (batch === null || batch.isOver())
            batch = catFileBatch(isolated, spawn);
        return batch;
    };
    /** Another request's answer can end the process before this one's turn: then it is sent again. */
    const ask = async (id, type, maxBytes) => {
        for (;;) {
            const answer = await (await started()).ask(id, type, maxBytes);
            if (answer !== 'not reached')
                return answer;
        }
    };
    const object = async (id, type, maxBytes) => {
        const bytes = (0,object_id/* isObjectId */.T)(id) && id.length === idDigits ? await ask(id, type, maxBytes) : null;
        if (bytes === null)
            throw new gate_error/* GateError */.u(type === 'commit' ? 'commit_not_found' : 'object_not_found', object_store/* OBJECT_FIELD */.Dz);
        if (!(0,object_id/* isHashOf */._)(id, type, bytes))
            throw new gate_error/* GateError */.u('hash_mismatch', object_store/* OBJECT_FIELD */.Dz);
        return bytes;
    };
    return {
        commit: async (id) => understood((0,raw_object/* parseCommit */.L5)(await object(id, 'commit', MAX_COMMIT_BYTES))),
        tree: async (id) => understood((0,raw_object/* parseTree */.cZ)(await object(id, 'tree', MAX_TREE_BYTES), idDigits / 2)),
        blob: (id, maxBytes) => object(id, 'blob', maxBytes),
        wholeTree: () => Promise.resolve(null),
        objectsAt: () => Promise.resolve({ commits: new Map(), trees: new Map() }),
        async blobs(wanted, maxBytes) {
            const answers = await Promise.allSettled(wanted.map(({ id }) => object(id, 'blob', maxBytes)));
            return new Map(answers.flatMap((answer, index) => answer.status === 'fulfilled' ? [[wanted[index]?.id ?? '', answer.value]] : []));
        },
        close() {
            batch?.end();
            batch = null;
            isolated?.remove();
            isolated = null;
        },
    };
}
function understood(object) {
    if (object === null)
        throw new gate_error/* GateError */.u('not_readable', object_store/* OBJECT_FIELD */.Dz);
    return object;
}

;// CONCATENATED MODULE: ../../lib/git/head-commit.js




const FIELD = 'checkout';
const MAX_REFERENCES = 5;
/** What HEAD names where references are kept in the format reftable (git's page "git-init", `--ref-format`). */
const UNREADABLE_HEAD = 'refs/heads/.invalid';
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/**
 * The nearest `.git` from a path of the workspace up to the workspace, and the commit that its HEAD names, resolved
 * from files alone (gitrepository-layout: HEAD, refs, packed-refs, the `gitdir:` file and `commondir` of a worktree);
 * git is not run. null where there is no `.git`. `root` is absolute, `path` is a normalised path below it.
 * Throws GateError `no_commit` where HEAD's branch has none yet, `reftable` where references are kept in that format, and
 * `not_a_repository` where HEAD cannot be resolved otherwise.
 */
function head_commit_headCommit(root, path) {
    for (let directory = head_commit_parent(path);; directory = head_commit_parent(directory)) {
        const dotGit = (0,external_node_path_.join)(root, directory, '.git');
        const stat = head_commit_statOf(dotGit);
        if (stat !== null)
            return checkoutAt(stat.isFile() ? linkedDirectory(dotGit) : dotGit, directory);
        if (directory === '')
            return null;
    }
}
function head_commit_parent(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function checkoutAt(gitDirectory, directory) {
    const common = commonDirectory(gitDirectory);
    return { commit: resolved(gitDirectory, common), directory, objects: (0,external_node_path_.join)(common, 'objects') };
}
/** `.git` of a worktree or a submodule is a file: `gitdir: PATH`. */
function linkedDirectory(dotGit) {
    const target = /^gitdir: (.+)\n?$/.exec(textOf(dotGit) ?? '')?.[1];
    if (target === undefined)
        throw new gate_error/* GateError */.u('not_a_repository', FIELD);
    return (0,external_node_path_.isAbsolute)(target) ? target : (0,external_node_path_.resolve)(dotGit, '..', target);
}
/** A worktree's own directory names the one that it shares refs and objects with. */
function commonDirectory(gitDirectory) {
    const target = textOf((0,external_node_path_.join)(gitDirectory, 'commondir'))?.trim();
    return target === undefined ? gitDirectory : (0,external_node_path_.resolve)(gitDirectory, target);
}
function resolved(gitDirectory, common) {
    let value = textOf((0,external_node_path_.join)(gitDirectory, 'HEAD'))?.trim() ?? '';
    for (let count = 0; count < MAX_REFERENCES; count += 1) {
        if ((0,object_id/* isObjectId */.T)(value))
            return value;
        const name = /^ref: (refs\/.+)$/.exec(value)?.[1];
        if (name === UNREADABLE_HEAD)
            throw new gate_error/* GateError */.u('reftable', FIELD);
        if (name === undefined || !isReferenceName(name))
            break;
        const target = textOf((0,external_node_path_.join)(common, name)) ?? packed(common, name);
        if (target === null && count === 0)
            throw new gate_error/* GateError */.u('no_commit', FIELD);
        value = target?.trim() ?? '';
    }
    throw new gate_error/* GateError */.u('not_a_repository', FIELD);
}
/** The part of git-check-ref-format that keeps a name inside `refs`. */
function isReferenceName(name) {
    return (!name.split('/').some((part) => part === '' || part.startsWith('.')) &&
        !name.includes('\\') &&
        !name.includes('\0'));
}
function packed(common, name) {
    const line = textOf((0,external_node_path_.join)(common, 'packed-refs'))
        ?.split('\n')
        .find((entry) => entry.endsWith(` ${name}`) && (0,object_id/* isObjectId */.T)(entry.slice(0, -name.length - 1)));
    return line === undefined ? null : line.slice(0, -name.length - 1);
}
function head_commit_statOf(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) ?? null;
}
/** The content of a regular file; null where there is none. */
function textOf(path) {
    try {
        const stat = head_commit_statOf(path);
        if (stat === null || stat.isDirectory())
            return null;
        if (!stat.isFile() || stat.size > MAX_FILE_BYTES)
            throw new gate_error/* GateError */.u('not_a_repository', FIELD);
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            throw error;
        if ((0,system_error/* codeOfSystemError */.c)(error) === 'not_found')
            return null;
        throw new gate_error/* GateError */.u('not_a_repository', FIELD);
    }
}

// EXTERNAL MODULE: ../../lib/json/text-order.js
var text_order = __webpack_require__(9574);
// EXTERNAL MODULE: ../../lib/catalog/catalog-digest.js + 1 modules
var catalog_digest = __webpack_require__(1100);
// EXTERNAL MODULE: ../../lib/diff/diff-catalogs.js + 2 modules
var diff_catalogs = __webpack_require__(5041);
// EXTERNAL MODULE: ../../lib/gate/catalog-facts.js
var catalog_facts = __webpack_require__(890);
// EXTERNAL MODULE: ../../lib/gate/decision.js
var decision = __webpack_require__(1693);
// EXTERNAL MODULE: ../../lib/gate/inherited-drift.js
var inherited_drift = __webpack_require__(8615);
;// CONCATENATED MODULE: ../../lib/gate/decide-catalog.js







/**
 * The verdict table (docs/design.md, "The verdict of a pull request") for one catalog, approval left open: `could-not-check`, `drift`, `policy-violation`,
 * `baseline-change` or `unchanged`. Whatever is none of the table's rows could not be checked. Error codes: those of
 * the readings, `base_moved`, `baseline_missing`, `candidate_missing`, and `format_mismatch` where the candidate is
 * of another format than the baseline beside it.
 */
function decideCatalog(evidence) {
    const facts = (0,catalog_facts/* catalogFacts */.j)(evidence);
    const outcome = tableRow(evidence, facts);
    const violated = evidence.policy?.failing === true;
    return {
        name: evidence.name,
        baselinePath: evidence.baselinePath,
        candidatePath: evidence.candidatePath,
        previousBaselinePath: evidence.previousBaselinePath,
        ...outcome,
        inheritance: inheritance(outcome, evidence, facts),
        verdict: (0,decision/* worstVerdict */.zP)([decision/* ROW_VERDICTS */.Sl[outcome.row], violated ? 'policy-violation' : 'unchanged']),
        captureDifference: evidence.captureDifference,
        snapshot: evidence.snapshot,
        ignored: evidence.ignored,
        unordered: evidence.unordered,
        clients: evidence.clients,
        policy: evidence.policy,
    };
}
function inheritance({ row, diff }, evidence, facts) {
    return decision/* ROW_VERDICTS */.Sl[row] !== 'drift' || diff === null ? null : (0,inherited_drift/* inheritedDrift */.mw)(evidence, facts, diff);
}
function tableRow(evidence, facts) {
    return (unreadable(evidence) ??
        baseMoved(evidence, facts) ??
        retired(facts) ??
        missing(facts) ??
        drift(facts) ??
        baselineChange(evidence, facts) ??
        unchanged(evidence, facts) ??
        couldNotCheck(fault('internal', 'gate')));
}
/** Not to be had at all, or H or C invalid. Invalid content at T alone is a baseline that can be fixed. */
function unreadable(evidence) {
    const { base, baseTip, head, candidate } = evidence;
    if (base.state === 'unavailable')
        return couldNotCheck(base.error);
    if (baseTip?.state === 'unavailable')
        return couldNotCheck(baseTip.error);
    if (head.state === 'unavailable' || head.state === 'invalid')
        return couldNotCheck(head.error);
    if (candidate.state === 'unavailable' || candidate.state === 'invalid')
        return couldNotCheck(candidate.error);
    return null;
}
/** The ground moved under the change, unless the change touches nothing and nothing drifted. */
function baseMoved(evidence, facts) {
    if (!facts.baseMoved)
        return null;
    const untouched = evidence.untouched && isEqual(facts.headAgainstBase) && isEqual(facts.candidateAgainstHead);
    return untouched ? null : couldNotCheck(fault('base_moved', 'baseline'));
}
/** T present, H and C absent. */
function retired({ T, H, C }) {
    if (T === null || H !== null || C !== null)
        return null;
    return compared('retired', (0,diff_catalogs/* diffCatalogs */.UA)(T, null), T, null);
}
/** Any other absence, and a candidate that can't be compared with the baseline beside it. */
function missing({ H, C, candidateAgainstHead }) {
    if (H === null)
        return couldNotCheck(fault('baseline_missing', 'baseline'));
    if (C === null)
        return couldNotCheck(fault('candidate_missing', 'candidate'));
    return candidateAgainstHead.result === 'other-format'
        ? couldNotCheck(fault('format_mismatch', 'candidate'))
        : null;
}
/** H and C differ, whatever T is. */
function drift({ H, C, headAgainstBase, candidateAgainstHead }) {
    if (candidateAgainstHead.result !== 'different')
        return null;
    const { diff } = candidateAgainstHead;
    switch (headAgainstBase.result) {
        case 'equal':
            return compared('tools-changed', diff, H, C);
        case 'different':
            return compared('baseline-changed-otherwise', diff, H, C, headAgainstBase.diff);
        case 'other-format':
        case 'incomparable':
            return compared('new-baseline-otherwise', diff, H, C, (0,diff_catalogs/* diffCatalogs */.UA)(null, H));
    }
}
/** H = C, but T is something else or stood somewhere else. */
function baselineChange(evidence, facts) {
    const { T, H, C, headAgainstBase, candidateAgainstHead } = facts;
    if (!isEqual(candidateAgainstHead))
        return null;
    const after = withNotesOf(H, C);
    switch (headAgainstBase.result) {
        case 'equal':
            if (evidence.previousBaselinePath === null)
                return null;
            return compared('moved', headAgainstBase.diff, T, after);
        case 'different':
            return compared('baseline-changed', headAgainstBase.diff, T, after);
        case 'other-format':
            return compared('migrated-format', (0,diff_catalogs/* diffCatalogs */.UA)(null, H), T, after);
        case 'incomparable': {
            const row = evidence.base.state === 'absent' ? 'first-baseline' : 'mended-baseline';
            return compared(row, (0,diff_catalogs/* diffCatalogs */.UA)(null, H), T, after);
        }
    }
}
/** T = H = C, each of them there. */
function unchanged(evidence, facts) {
    const { T, H, C, headAgainstBase, candidateAgainstHead } = facts;
    if (headAgainstBase.result !== 'equal' || !isEqual(candidateAgainstHead))
        return null;
    const plain = evidence.bytesDiffer ? 'formatting-only' : 'same';
    const row = facts.baseMoved ? 'base-moved-untouched' : plain;
    return compared(row, headAgainstBase.diff, T, withNotesOf(H, C));
}
function isEqual(comparison) {
    return comparison.result === 'equal';
}
function compared(row, diff, before, after, baselineDiff = null) {
    return { row, error: null, diff, before: side(before), after: side(after), baselineDiff };
}
function couldNotCheck(error) {
    const nothing = { diff: null, before: null, after: null, baselineDiff: null };
    return { row: 'error', error, ...nothing };
}
function fault(code, field) {
    return new gate_error/* GateError */.u(code, field);
}
/** A catalog that stands for its twin, too: what is to be said of either is said of it, once. */
function withNotesOf(catalog, twin) {
    if (catalog === null || twin === null)
        return catalog;
    const { notes } = catalog;
    const isNew = (note) => !notes.some(({ code, about }) => code === note.code && about === note.about);
    return { ...catalog, notes: [...notes, ...twin.notes.filter(isNew)] };
}
function side(catalog) {
    if (catalog === null)
        return null;
    const { format, entries, notes } = catalog;
    return { format, digest: (0,catalog_digest/* catalogDigest */.oR)(catalog), entries: entries.length, notes };
}

// EXTERNAL MODULE: ../../lib/gate/login.js
var login = __webpack_require__(2698);
;// CONCATENATED MODULE: ../../lib/gate/review-refusal.js
/**
 * Why one person's review does not count as an approval of a protected file, or null where it counts. Asked in a
 * fixed order, who they are before what they saw; whatever could not be read is a reason. docs/design.md,
 * "Approval".
 */
function reviewRefusal(review, file) {
    return (standingRefusal(review) ??
        personRefusal(review) ??
        ownerRefusal(review, file) ??
        accessRefusal(review) ??
        handRefusal(review) ??
        reviewedRefusal(review, file.today) ??
        forcePushRefusal(review, file.today) ??
        baseChangeRefusal(review));
}
/** Whether a standing CHANGES_REQUESTED stands in the way: unless its author is established to be no present owner. */
function blocks(review) {
    return review.standing === 'CHANGES_REQUESTED' && !(review.owner.known && !review.owner.value);
}
function standingRefusal(review) {
    switch (review.standing) {
        case 'APPROVED':
            return null;
        case 'CHANGES_REQUESTED':
            return blocks(review) ? reason('changes_requested') : reason('not_an_owner');
        case 'DISMISSED':
            return reason('dismissed');
        case 'NONE':
            return reason('no_standing_review');
    }
}
function personRefusal(review) {
    if (review.login === null || review.type !== 'User')
        return reason('not_a_person');
    return review.isAuthor ? reason('is_author') : null;
}
function ownerRefusal(review, file) {
    if (review.owner.known)
        return review.owner.value ? null : reason('not_an_owner');
    const byTeam = file.owners.known && file.owners.value.some((owner) => owner.includes('/'));
    return review_refusal_unreadable(byTeam ? 'team_unreadable' : 'ownership_unreadable', review.owner);
}
function accessRefusal(review) {
    if (!review.canWrite.known)
        return review_refusal_unreadable('permission_unreadable', review.canWrite);
    return review.canWrite.value ? null : reason('no_write_access');
}
function handRefusal(review) {
    if (!review.wrote.known)
        return review_refusal_unreadable('authors_unreadable', review.wrote);
    if (review.wrote.value)
        return reason('wrote_the_change');
    return review.pushed ? reason('pushed_the_change') : null;
}
function reviewedRefusal(review, today) {
    if (!review.reviewed.known)
        return review_refusal_unreadable('reviewed_commit_unreadable', review.reviewed);
    const { now, base } = review.reviewed.value;
    if (now !== today.now)
        return reason('approved_another_catalog');
    return base === today.base ? null : reason('approved_before_base_moved');
}
function forcePushRefusal(review, today) {
    const before = review.beforeForcePushes;
    if (!before.known)
        return review_refusal_unreadable('force_push_unreadable', before);
    const asToday = before.value.every((pair) => pair.now === today.now && pair.base === today.base);
    return asToday ? null : reason('force_pushed_from_another_catalog');
}
/**
 * What was reviewed against one branch was not reviewed against another: there the catalog may not have changed at all.
 */
function baseChangeRefusal({ baseChanged }) {
    if (!baseChanged.known)
        return review_refusal_unreadable('base_change_unreadable', baseChanged);
    return baseChanged.value ? reason('approved_for_another_base') : null;
}
/** Why a fact is unknown: it could not be read, or was not looked into. */
function review_refusal_unreadable(code, { limit, permission }) {
    return reason(limit ?? code, permission);
}
function reason(code, permission = null) {
    return { code, permission };
}

;// CONCATENATED MODULE: ../../lib/gate/decide-file.js



/**
 * Decides whether one changed protected file is approved. It is, where owners and reviews could be read, nobody's
 * request for changes stands in the way, and at least `approvals` people's reviews count; everything unknown is "no".
 * `approvals` 0 turns approval off: nothing is approved and nothing is needed. A file whose owners are known to be
 * nobody could not be checked: `no_owner`, on the field of its role. docs/design.md, "Approval".
 */
function decideFile(file, approvals) {
    const needed = approvals === 0 ? 0 : Math.max(1, approvals);
    const reviewers = file.reviewers.known ? file.reviewers.value : [];
    const owned = file.owners.known && file.owners.value.length > 0;
    const counting = owned ? reviewers.filter((review) => reviewRefusal(review, file) === null) : [];
    const approvedBy = (0,login/* distinctLogins */.Pm)(counting.flatMap((review) => review.login ?? []));
    const blockedBy = reviewers.filter(blocks).map((review) => review.login);
    const approved = needed > 0 && file.reviewers.known && blockedBy.length === 0 && approvedBy.length >= needed;
    const error = needed > 0 && file.owners.known && !owned ? new gate_error/* GateError */.u('no_owner', file.role) : null;
    return {
        path: file.path,
        role: file.role,
        catalogs: file.catalogs,
        pullRequest: file.pullRequest,
        asked: true,
        verdict: fileVerdict(file, approved, error),
        error,
        today: file.today,
        owners: file.owners.known ? file.owners.value : [],
        ownersKnown: file.owners.known,
        ownerFaults: file.ownerFaults,
        approved,
        needed,
        approvedBy,
        blockedBy,
        refusals: reviewers.flatMap((review) => refusal(review, file)),
        reviewsKnown: file.reviewers.known,
        missingPermission: missingPermission(file),
        unknownAuthors: file.unknownAuthors,
        pushersRead: file.pushersRead,
    };
}
function fileVerdict(file, approved, error) {
    if (error !== null)
        return 'could-not-check';
    if (approved)
        return 'approved';
    return file.role === 'baseline' ? 'baseline-change' : 'protected-change';
}
function refusal(review, file) {
    const reason = reviewRefusal(review, file);
    return reason === null ? [] : [{ login: review.login, ...reason }];
}
function missingPermission(file) {
    if (!file.owners.known)
        return file.owners.permission;
    return file.reviewers.known ? null : file.reviewers.permission;
}

;// CONCATENATED MODULE: ../../lib/gate/decide.js








/**
 * The verdict of one step over all its catalogs and all protected files that changed: the worst of them, and whether
 * the step passes. Pure: the same evidence gives the same decision. It throws nothing; what could not be checked is
 * in the decision. A step without any catalog could not be checked: `no_catalog`. docs/design.md, "The verdict of a
 * pull request" and "Approval".
 */
function decide(evidence) {
    const tables = evidence.catalogs.map(decideCatalog);
    const files = evidence.files
        .map((file) => decideFile(file, file.role === 'workflow' ? evidence.workflowApprovals : evidence.approvals))
        .map((file) => ({ ...file, asked: isAsked(file, tables, evidence) }))
        .sort(byPathAndPullRequest);
    const asked = files.filter((file) => file.asked);
    const catalogs = tables.map((table) => withApproval(table, asked)).sort(byName);
    const found = (0,decision/* worstVerdict */.zP)([...catalogs, ...asked].map((part) => part.verdict));
    const fault = evidence.fault ?? noCatalog(evidence) ?? blockingErrorFor(found, evidence);
    const verdict = fault === null ? found : 'could-not-check';
    return {
        event: evidence.event,
        verdict,
        passes: fault === null &&
            evidence.blockingError === null &&
            catalogs.every((catalog) => catalogMayPass(catalog, asked, evidence)) &&
            asked.every((file) => mayPass(file.verdict, { ...evidence, approvals: file.needed })),
        failOnDrift: evidence.failOnDrift,
        fault,
        catalogs,
        files,
        approval: approvalOf(verdict, catalogs, asked, evidence),
        approvedBy: (0,login/* distinctLogins */.Pm)(asked.flatMap((file) => (file.approved ? file.approvedBy : []))),
        notices: evidence.notices,
    };
}
function noCatalog(evidence) {
    return evidence.catalogs.length === 0 ? new gate_error/* GateError */.u('no_catalog', 'catalogs') : null;
}
/** A blocking error leaves drift as it is, and what could not be checked to its own error. */
function blockingErrorFor(found, evidence) {
    return found === 'drift' || found === 'could-not-check' ? null : evidence.blockingError;
}
/**
 * A baseline is put to its owners once it is what the tools are, or once nothing but inherited drift is left that does
 * not fail; until then its author has to change it anyway. The audit of a push asks of every file, since there the
 * change is in already.
 */
function isAsked(file, tables, evidence) {
    if (file.role !== 'baseline' || evidence.event === 'push')
        return true;
    const own = tables.filter((table) => file.catalogs.includes(table.name));
    return own.length === 0 || own.some((table) => !isOpen(table, evidence));
}
function isOpen(table, evidence) {
    const verdict = decision/* ROW_VERDICTS */.Sl[table.row];
    return (verdict === 'drift' && !isLetThrough(table, evidence)) || verdict === 'could-not-check';
}
/** Whether a catalog drifts and none of it is what `new` fails for. */
function isLetThrough(table, { failOnDrift }) {
    return failOnDrift === 'new' && (0,inherited_drift/* isInheritedAlone */.Kg)(table);
}
/** Whether a catalog's baseline is changed, and nothing stands before the question to its owners. */
function asksOwners(table, evidence) {
    const isBesideDrift = table.row === 'baseline-changed-otherwise' && isLetThrough(table, evidence);
    return decision/* ROW_VERDICTS */.Sl[table.row] === 'baseline-change' || isBesideDrift;
}
/**
 * The catalog's verdict with what came of its own files; an approved baseline turns `baseline-change` into `approved`.
 */
function withApproval(table, asked) {
    const own = asked.filter((file) => file.catalogs.includes(table.name));
    const settled = table.verdict === 'baseline-change' && isApproved(table, own) ? 'approved' : table.verdict;
    const verdict = (0,decision/* worstVerdict */.zP)([settled, ...own.map((file) => file.verdict)]);
    const error = table.error ?? own.find((file) => file.error !== null)?.error ?? null;
    return { ...table, verdict, error };
}
/** Whether the baseline's own files are among those that were decided, and each is approved. */
function isApproved(table, asked) {
    const own = asked.filter((file) => file.role === 'baseline' && file.catalogs.includes(table.name));
    return own.length > 0 && own.every((file) => file.approved);
}
/** A failing policy fails the step even where a worse verdict that may pass stands in front of it. */
function catalogMayPass(catalog, asked, evidence) {
    const passes = mayPass(catalog.verdict, evidence) || inheritedMayPass(catalog, asked, evidence);
    return passes && catalog.policy?.failing !== true;
}
/** A baseline that was changed beside inherited drift needs its owners as any other. */
function inheritedMayPass(catalog, asked, evidence) {
    if (catalog.verdict !== 'drift' || !isLetThrough(catalog, evidence))
        return false;
    return !asksOwners(catalog, evidence) || evidence.approvals === 0 || isApproved(catalog, asked);
}
function mayPass(verdict, { approvals, failOnDrift }) {
    switch (verdict) {
        case 'could-not-check':
        case 'policy-violation':
            return false;
        case 'drift':
            return failOnDrift === false;
        case 'baseline-change':
            return failOnDrift === false || approvals === 0;
        case 'protected-change':
            return approvals === 0;
        case 'approved':
        case 'unchanged':
            return true;
    }
}
function approvalOf(verdict, catalogs, asked, evidence) {
    const isOff = evidence.approvals === 0 && asked.every((file) => file.needed === 0);
    if (isOff)
        return 'off';
    if (verdict === 'could-not-check')
        return 'missing';
    const changed = catalogs.filter((catalog) => asksOwners(catalog, evidence));
    if (changed.length === 0 && asked.length === 0)
        return 'not-needed';
    const all = (evidence.approvals === 0 || changed.every((catalog) => isApproved(catalog, asked))) &&
        asked.every((file) => file.approved || file.needed === 0);
    return all ? 'approved' : 'missing';
}
function byName(a, b) {
    return (0,text_order/* compareCodePoints */.O)(a.name, b.name);
}
function byPathAndPullRequest(a, b) {
    return (0,text_order/* compareCodePoints */.O)(a.path, b.path) || (a.pullRequest ?? 0) - (b.pullRequest ?? 0);
}

// EXTERNAL MODULE: ../../lib/clients/client-report.js + 2 modules
var client_report = __webpack_require__(2709);
// EXTERNAL MODULE: ../../lib/memoize-async.js
var memoize_async = __webpack_require__(3522);
// EXTERNAL MODULE: ../../lib/catalog/inventory/inventory-from-manifest.js + 1 modules
var inventory_from_manifest = __webpack_require__(973);
// EXTERNAL MODULE: ../../lib/catalog/inventory/parse-map.js
var parse_map = __webpack_require__(4928);
// EXTERNAL MODULE: ../../lib/catalog/catalog.js
var catalog = __webpack_require__(5440);
// EXTERNAL MODULE: ../../lib/diff/differing-places.js
var differing_places = __webpack_require__(3692);
;// CONCATENATED MODULE: ../../lib/run/checkout.js


/**
 * The checkout that the candidates stand in: the nearest one above each path or, for a pattern, above what comes before
 * its first star. null where none stands in any. `workspace` is absolute. Throws GateError `unexpected_checkout` where
 * they stand in different ones, and what `headCommit` throws.
 */
function checkoutOf(workspace, candidates) {
    const found = new Map();
    for (const candidate of candidates) {
        const checkout = headCommit(workspace, candidate.replace(/\*.*$/s, ''));
        if (checkout !== null)
            found.set(checkout.directory, checkout);
    }
    const [only = null, ...others] = found.values();
    if (others.length > 0)
        throw new GateError('unexpected_checkout', 'checkout');
    return only;
}
/** A path of the workspace as the repository has it: without the directory that the checkout stands in. */
function pathInRepository(path, checkout) {
    const directory = checkout === null || checkout.directory === '' ? '' : `${checkout.directory}/`;
    return path.startsWith(directory) ? path.slice(directory.length) : path;
}

;// CONCATENATED MODULE: ../../lib/run/candidate.js




/** Where a candidate comes from, each by its own rule. */
const SOURCES = {
    commit: async (place, _pair, { subject }, reader) => stable(await reader.at(subject.head, place)),
    workspace: (place, pair, { settings, checkout }, reader) => {
        if (pathInRepository(pair.candidate, checkout) === pair.baseline) {
            return stable({ state: 'invalid', error: new gate_error/* GateError */.u('same_file', 'candidate') });
        }
        return captured(place, settings, (at) => reader.inWorkspace(at));
    },
    artifact: (place, _pair, { settings, artifact }, reader) => {
        if (artifact === null)
            return stable({ state: 'absent' });
        const { files } = artifact;
        if (files.state !== 'present')
            return stable(files);
        return captured(place, settings, (at) => reader.inArtifact(files.value, at));
    },
};
/** A capture, and the second one where there is to be one. */
function captured(place, { candidateRepeat, format }, read) {
    const first = read(place);
    if (candidateRepeat === null || first.state !== 'present')
        return stable(first);
    return compareCaptures(first, read({ path: candidateRepeat, field: 'candidate-repeat', format }));
}
/** C, as its source has it; a second capture must say the same. */
async function readCandidate(pair, session, reader) {
    const { candidateSource, format } = session.settings;
    return SOURCES[candidateSource]({ path: pair.candidate, field: 'candidate', format }, pair, session, reader);
}
/** The inventory that the map of the same commit makes of a manifest: the committed map, never the workspace's. */
async function throughMap(candidate, session, commit) {
    if (candidate.state !== 'present')
        return candidate;
    try {
        return { state: 'present', value: await mapped(candidate.value.catalog, session, commit) };
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return { state: 'invalid', error };
        throw error;
    }
}
async function mapped(candidate, { commits, settings }, commit) {
    const { map, limits } = settings;
    if (map === null)
        return candidate;
    const file = await commits.read(commit, map, limits, 'map');
    if (file.state === 'absent')
        throw new gate_error/* GateError */.u('not_found', 'map');
    if (file.state !== 'present')
        throw file.error;
    return (0,inventory_from_manifest/* inventoryFromManifest */.m)(candidate, (0,parse_map/* parseMap */.y)(file.value.bytes, { field: 'map', limits }));
}
/** A candidate that was captured once. */
function stable(candidate) {
    return { candidate, difference: null };
}
/**
 * The first of two captures if the second says the same; else invalid: `unstable_capture` at the first tool of the
 * first capture that the second has otherwise, or what is wrong with the second.
 */
function compareCaptures(first, second) {
    if (second.state === 'absent') {
        const error = new gate_error/* GateError */.u('not_found', 'candidate-repeat');
        return { candidate: { state: 'invalid', error }, difference: null };
    }
    if (second.state !== 'present')
        return { candidate: second, difference: null };
    return stableCapture(first, second.value.catalog);
}
function stableCapture(first, second) {
    const { catalog } = first.value;
    if (catalog.format !== second.format)
        return unstable(catalog, null, null);
    const diff = (0,diff_catalogs/* diffCatalogs */.UA)(catalog, second);
    if ((0,diff_catalogs/* isEmpty */.Im)(diff))
        return { candidate: first, difference: null };
    return unstable(catalog, diff.changed[0]?.before ?? diff.removed[0] ?? null, firstDifference(catalog, diff));
}
function firstDifference({ format }, diff) {
    const [place] = (0,differing_places/* differingPlaces */.ng)(format, diff);
    const [only] = [...diff.removed, ...diff.added];
    if (place?.entry != null || only === undefined)
        return {
            entry: place?.entry == null ? null : named(place.entry),
            field: place?.field ?? null,
            rule: place === undefined ? null : (0,differing_places/* placeRule */.Sp)(place),
        };
    return { entry: named(only), field: null, rule: null };
}
function unstable(first, at, difference) {
    const place = at === null ? null : (0,catalog/* entryPlace */.s6)(first, at);
    const error = new gate_error/* GateError */.u('unstable_capture', 'candidate', place);
    return { candidate: { state: 'invalid', error }, difference };
}
function named({ kind, key, version }) {
    return { kind, key, version };
}

// EXTERNAL MODULE: ../../lib/catalog/comparison-rules.js
var comparison_rules = __webpack_require__(6788);
// EXTERNAL MODULE: ../../lib/catalog/parse-catalog.js + 1 modules
var parse_catalog = __webpack_require__(3854);
// EXTERNAL MODULE: ../../lib/catalog/formats/adapters.js + 1 modules
var adapters = __webpack_require__(8853);
// EXTERNAL MODULE: ../../lib/catalog/formats/directory.js
var directory = __webpack_require__(8176);
;// CONCATENATED MODULE: ../../lib/run/catalog-reader.js





const ENDINGS = ['.json', '.snap'];
/** Faults that say nothing of the content: another limit, another result. */
const LIMIT_CODES = new Set([
    'too_large',
    'too_large_together',
    'too_deep',
    'number_too_long',
    'too_many_entries',
    'too_many_records',
]);
/** How the baseline is written down: with a map, where `format` is the candidate's, its content says. */
function baselineFormat({ map, format }) {
    return map === null ? format : 'auto';
}
/**
 * `workspace` is its absolute path. Nothing is thrown: bad content is `invalid`; what a limit, the network or a
 * permission keeps from being read is `unavailable`.
 */
function catalogReader(commits, workspace, options) {
    const { limits, bytesTogether = lib_limits/* MAX_BYTES_TOGETHER */._Y } = options;
    const files = workspaceReader(workspace);
    const known = new Map();
    let bytes = 0;
    const parsed = (content, place) => {
        bytes += lengthOf(content);
        if (bytes > bytesTogether) {
            return { state: 'unavailable', error: new gate_error/* GateError */.u('too_large_together', place.field) };
        }
        try {
            return { state: 'present', value: (0,comparison_rules/* applyRules */.I)(parseContent(content, place, limits), options) };
        }
        catch (error) {
            if (!(error instanceof gate_error/* GateError */.u))
                throw error;
            return { state: LIMIT_CODES.has(error.code) ? 'unavailable' : 'invalid', error };
        }
    };
    const parsedOnce = (id, content, place) => {
        const key = `${id} ${place.format} ${place.field}`;
        const found = known.get(key) ?? parsed(content, place);
        known.set(key, found);
        return found;
    };
    return {
        async at(commit, place) {
            const file = await commits.read(commit, place.path, limits, place.field);
            if (file.state === 'present')
                return parsedOnce(file.value.id, file.value.bytes, place);
            if (!isDirectory(file))
                return file;
            const directory = await commits.readDirectory(commit, place.path, ENDINGS, limits, place.field);
            if (directory.state !== 'present')
                return directory;
            return parsedOnce(directory.value.id, directory.value.files, place);
        },
        inWorkspace(place) {
            const file = files.readFile(place.path, limits, place.field);
            if (file.state === 'present')
                return parsed(file.value, place);
            if (!isDirectory(file))
                return file;
            const directory = files.readDirectory(place.path, ENDINGS, limits, place.field);
            return directory.state === 'present' ? parsed(directory.value, place) : directory;
        },
        inArtifact(files, place) {
            const content = contentIn(files, place, limits);
            return content.state === 'present' ? parsed(content.value, place) : content;
        },
    };
}
/** The file of an artifact, or the files directly in a directory of it; limits hold as for the workspace. */
function contentIn(artifact, { path, field }, limits) {
    const file = artifact.get(path);
    if (file !== undefined)
        return within(limits, file.length, field, file);
    const below = [...artifact].filter(([name]) => name.startsWith(`${path}/`));
    if (below.length === 0)
        return { state: 'absent' };
    const files = below
        .map(([name, bytes]) => ({ path: name.slice(path.length + 1), bytes }))
        .filter(({ path: name }) => !name.includes('/') && ENDINGS.some((ending) => name.endsWith(ending)))
        .sort((a, b) => (0,text_order/* compareCodePoints */.O)(a.path, b.path));
    return within(limits, lengthOf(files), field, files);
}
function within({ maxBytes }, length, field, content) {
    return length > maxBytes
        ? { state: 'unavailable', error: new gate_error/* GateError */.u('too_large', field) }
        : { state: 'present', value: content };
}
function lengthOf(content) {
    if (content instanceof Uint8Array)
        return content.length;
    return content.reduce((length, file) => length + file.bytes.length, 0);
}
function parseContent(content, { format, field }, limits) {
    if (content instanceof Uint8Array)
        return (0,parse_catalog/* parseCatalog */.L)(content, { format, limits, field });
    if (format !== 'auto' && !(0,adapters/* isDirectoryFormat */.TM)(format))
        throw new gate_error/* GateError */.u('not_a_file', field);
    return (0,directory/* readCatalogDirectory */.j8)(content, { limits, field, format: format === 'auto' ? 'directory' : format });
}
function isDirectory(file) {
    return file.state === 'invalid' && file.error.code === 'not_a_file';
}

;// CONCATENATED MODULE: ../../lib/git/same-object.js
/** Whether two commits have the very same file or directory at a path; false where it cannot be told. */
async function isSameObject(commits, one, other, path) {
    const [a, b] = [await commits.find(one, path, 'commit'), await commits.find(other, path, 'commit')];
    if (a.state === 'absent')
        return b.state === 'absent';
    return (a.state === 'present' &&
        b.state === 'present' &&
        a.value.id === b.value.id &&
        a.value.mode === b.value.mode);
}

// EXTERNAL MODULE: ../../lib/governance/policy/parse-policy.js + 1 modules
var parse_policy = __webpack_require__(4186);
// EXTERNAL MODULE: ../../lib/governance/policy/examine-policy.js + 3 modules
var examine_policy = __webpack_require__(3494);
;// CONCATENATED MODULE: ../../lib/run/policy-file.js




/**
 * Reads the policy at the default branch's tip alone. Throws GateError `policy_missing` where neither the tip nor the
 * commit under test has it, that of what could not be read, and the codes of parsePolicy.
 */
async function readPolicyFile(commits, subject, path, limits) {
    if (path === null || subject.rulesTip === null)
        return { policy: null, notInForce: false };
    const file = await commits.read(subject.rulesTip, path, limits, 'policy');
    if (file.state === 'present') {
        return { policy: (0,parse_policy/* parsePolicy */.O)(file.value.bytes, limits), notInForce: false };
    }
    if (file.state !== 'absent')
        throw file.error;
    const proposed = await commits.find(subject.head, path, 'policy');
    if (proposed.state === 'absent')
        throw new gate_error/* GateError */.u('policy_missing', 'policy');
    return { policy: null, notInForce: true };
}
/**
 * What clients make of a candidate beside T; all of it where the policy asks for what T has too, or T cannot tell. null
 * where there is nothing to tell.
 */
async function clientsOf(policy, { policyMode }, base, candidate) {
    const before = presentIn(base);
    const isAsked = policy !== null && policy.clients.length > 0;
    const tellsNothing = before !== null && !(0,adapters/* holdsSchemas */.xd)(before.format);
    return await (0,client_report/* compareForClients */.L)(before, candidate, isAsked && (policyMode === 'all' || tellsNothing));
}
/** What the policy says of a candidate; null where none is in force. Throws what `examinePolicy` throws. */
function outcomeOf(policy, { policyMode }, base, candidate, clients) {
    if (policy === null)
        return null;
    return (0,examine_policy/* examinePolicy */.y)(policy, policyMode, presentIn(base), candidate, clients?.findings);
}
function presentIn(read) {
    return read.state === 'present' ? read.value : null;
}

// EXTERNAL MODULE: ../../lib/errors/known.js
var known = __webpack_require__(8824);
;// CONCATENATED MODULE: ../../lib/run/untouched.js




/**
 * Whether a change leaves baseline, map and a committed candidate as they were at T, and the pull request as they were
 * where it left the base branch; a captured candidate is none. A merge commit may be of a base that had the same change
 * for a while and has it no longer: the pull request would bring it back.
 */
async function isUntouched(pair, session) {
    const { subject, settings } = session;
    const { base, baseTip, head, pullRequestHead } = subject;
    if (base === null || pullRequestHead === null)
        return false;
    const paths = [
        pair.baseline,
        candidatePath(pair, session),
        ...(settings.map === null ? [] : [settings.map]),
    ];
    if (!(await areSame(paths, base, head, session)) || !(await isCommitted(pair, session)))
        return false;
    if (head === pullRequestHead)
        return true;
    const { forge } = session;
    if (forge === null || baseTip === null)
        return false;
    const left = await (0,known/* known */.e)(() => forge.mergeBase(baseTip, pullRequestHead));
    return left.known && (await areSame(paths, left.value, pullRequestHead, session));
}
async function areSame(paths, one, other, { commits }) {
    for (const path of paths) {
        if (!(await isSameObject(commits, one, other, path)))
            return false;
    }
    return true;
}
function candidatePath(pair, { settings, checkout }) {
    return settings.candidateSource === 'commit' ? pair.candidate : pathInRepository(pair.candidate, checkout);
}
/** Whether the candidate that was read is the one that is committed at H. */
async function isCommitted(pair, session) {
    const { subject, settings, commits, checkout, workspace } = session;
    if (settings.candidateSource === 'commit')
        return true;
    if (settings.candidateSource === 'artifact' || checkout === null)
        return false;
    const committed = await commits.find(subject.head, candidatePath(pair, session), 'candidate');
    const file = workspaceReader(workspace).readFile(pair.candidate, settings.limits, 'candidate');
    return (committed.state === 'present' &&
        file.state === 'present' &&
        (0,object_id/* isHashOf */._)(committed.value.id, 'blob', file.value));
}

;// CONCATENATED MODULE: ../../lib/run/collect-catalog.js






/** Reads T, H, C and the base branch's baseline of one catalog. Throws what `examinePolicy` throws, nothing else. */
async function collectCatalog(pair, session, reader, { policy }) {
    const { settings } = session;
    const context = { ...session, reader };
    const snapshot = pair.snapshot && settings.candidateSource === 'commit';
    const { base, previousBaseline } = await readBase(pair, context);
    const head = await readHead(pair, previousBaseline, context);
    const { candidate, difference } = snapshot
        ? { candidate: head, difference: null }
        : await readCandidate(pair, session, reader);
    const baseTip = await readBaseTip(previousBaseline ?? pair.baseline, context);
    const baseCatalog = catalogOf(base);
    const clients = candidate.state === 'present'
        ? await clientsOf(policy, settings, baseCatalog, candidate.value.catalog)
        : null;
    return {
        base,
        head,
        evidence: {
            name: pair.name,
            baselinePath: pair.baseline,
            candidatePath: pair.candidate,
            previousBaselinePath: previousBaseline,
            base: baseCatalog,
            head: catalogOf(head),
            candidate: snapshot ? catalogOf(head) : await throughMap(candidate, session, session.subject.head),
            captureDifference: difference,
            baseTip,
            untouched: baseTip !== null && previousBaseline === null && (await isUntouched(pair, session)),
            bytesDiffer: await bytesDiffer(pair.baseline, context),
            snapshot,
            baseBranch: null,
            ignored: mostUses([base, head, candidate], 'ignored'),
            unordered: mostUses([base, head, candidate], 'unordered'),
            clients,
            policy: candidate.state === 'present'
                ? outcomeOf(policy, settings, baseCatalog, candidate.value.catalog, clients)
                : null,
        },
    };
}
/** T, at the previous place of a baseline that moves. */
async function readBase(pair, { subject, settings, reader }) {
    if (subject.base === null) {
        const error = subject.blockingError ?? new gate_error/* GateError */.u('merge_base_unknown', 'pull-request');
        return { base: { state: 'unavailable', error }, previousBaseline: null };
    }
    const format = baselineFormat(settings);
    const path = settings.previousBaseline;
    if (path !== null) {
        const base = await reader.at(subject.base, { path, field: 'previous-baseline', format });
        if (base.state !== 'absent')
            return { base, previousBaseline: path };
    }
    const base = await reader.at(subject.base, { path: pair.baseline, field: 'baseline', format });
    return { base, previousBaseline: null };
}
/**
 * H; a baseline that moves must be gone from its previous place and new at its own, and one with a map an inventory.
 */
async function readHead(pair, previousBaseline, { subject, settings, commits, reader }) {
    if (pair.error !== null)
        return { state: 'invalid', error: pair.error };
    if (previousBaseline !== null && subject.base !== null) {
        const left = await commits.find(subject.head, previousBaseline, 'previous-baseline');
        const taken = await commits.find(subject.base, pair.baseline, 'baseline');
        if (left.state !== 'absent' || taken.state !== 'absent') {
            return { state: 'invalid', error: new gate_error/* GateError */.u('conflicting_input', 'previous-baseline') };
        }
    }
    const format = baselineFormat(settings);
    const head = await reader.at(subject.head, { path: pair.baseline, field: 'baseline', format });
    const fits = settings.map === null || head.state !== 'present' || isInventory(head.value);
    return fits ? head : { state: 'invalid', error: new gate_error/* GateError */.u('no_inventory', 'baseline') };
}
function isInventory({ catalog }) {
    return catalog.format === 'openmed-inventory';
}
/** The baseline at the base branch's tip, where that is neither T's commit nor holds T's file. */
async function readBaseTip(path, context) {
    const { subject, settings, commits, reader } = context;
    const { base, baseTip, pullRequestHead } = subject;
    if (pullRequestHead === null || base === null || baseTip === null || baseTip === base)
        return null;
    if (await isSameObject(commits, base, baseTip, path))
        return null;
    return catalogOf(await reader.at(baseTip, { path, field: 'baseline', format: baselineFormat(settings) }));
}
async function bytesDiffer(path, { subject, commits }) {
    return subject.base !== null && !(await isSameObject(commits, subject.base, subject.head, path));
}
/** What was read without the places that were ignored in it. */
function catalogOf(read) {
    return read.state === 'present' ? { state: 'present', value: read.value.catalog } : read;
}
/** How often each pointer was of use in the catalog that it was most often of use in. */
function mostUses(reads, rule) {
    const uses = new Map();
    for (const read of reads) {
        if (read.state !== 'present')
            continue;
        for (const place of read.value[rule]) {
            uses.set(place.pointer, Math.max(place.uses, uses.get(place.pointer) ?? 0));
        }
    }
    return [...uses].map(([pointer, count]) => ({ pointer, uses: count }));
}

;// CONCATENATED MODULE: ../../lib/run/base-branch.js








/** They are about a branch itself: there is no base that could have a drift already. */
const OF_BRANCHES = ['push', 'schedule', 'workflow_dispatch'];
/**
 * The evidence with what the base branch has of each catalog that drifts, so that drift of its own can be told apart:
 * the candidate at T, and baseline and candidate at the base branch's tip where that is another commit. Nothing is
 * asked for where nothing drifts: null. docs/design.md, "Inherited drift".
 */
async function withBaseBranch(evidence, { catalogs }, session, reader) {
    const drifting = new Set(catalogs
        .filter(({ row }) => decision/* ROW_VERDICTS */.Sl[row] === 'drift' && row !== 'new-baseline-otherwise')
        .map(({ name }) => name));
    const { base, event } = session.subject;
    if (drifting.size === 0 || base === null || OF_BRANCHES.includes(event))
        return null;
    const asked = evidence.catalogs.filter(({ name }) => drifting.has(name));
    await prefetch(asked, session, base);
    const captures = new Map();
    const captureAt = (commit) => (0,memoize_async/* memoizeAsync */.T)(captures, commit, () => session.captureAt(commit));
    const context = { ...session, base, reader, captureAt };
    const found = new Map();
    for (const catalog of asked)
        found.set(catalog.name, await baseBranchOf(catalog, context));
    return {
        ...evidence,
        catalogs: await Promise.all(evidence.catalogs.map((catalog) => besideBaseBranch(catalog, found.get(catalog.name) ?? null))),
    };
}
/** What clients refuse is new where the base branch's candidate has it not, though its baseline lacks it too. */
async function besideBaseBranch(catalog, baseBranch) {
    const { candidate } = catalog;
    const there = baseBranch?.known === true ? baseBranch.candidate : null;
    const isThere = there?.state === 'present' && candidate.state === 'present';
    const clients = isThere ? await (0,client_report/* compareForClients */.L)(there.value, candidate.value) : catalog.clients;
    return { ...catalog, baseBranch, clients };
}
async function prefetch(catalogs, { commits, subject, settings, checkout }, base) {
    if (settings.candidateSource === 'artifact')
        return;
    const tip = subject.baseTip ?? base;
    const inWorkspace = settings.candidateSource === 'workspace';
    const places = catalogs.flatMap(({ baselinePath, candidatePath }) => {
        const path = inWorkspace ? pathInRepository(candidatePath, checkout) : candidatePath;
        return [
            ...[base, tip, ...(inWorkspace ? [subject.head] : [])].map((commit) => ({ commit, path })),
            { commit: tip, path: baselinePath },
        ];
    });
    await commits.prefetch(places, settings.limits);
}
async function baseBranchOf(catalog, context) {
    const { base, subject, settings, reader } = context;
    const { baseTip } = subject;
    if (!(await base_branch_isCommitted(catalog, context)))
        return { known: false, gap: 'captured' };
    const candidate = await candidateAt(base, catalog, context);
    if (candidate === null)
        return { known: false, gap: 'no_capture' };
    if (baseTip === null || baseTip === base)
        return { known: true, candidate, tip: null };
    const atTip = await candidateAt(baseTip, catalog, context);
    if (atTip === null)
        return { known: false, gap: 'no_capture' };
    const place = { path: catalog.baselinePath, field: 'baseline', format: baselineFormat(settings) };
    const baseline = catalogOf(await reader.at(baseTip, place));
    return { known: true, candidate, tip: { baseline, candidate: atTip } };
}
/** Whether the candidate is what its commit has: a captured one may say of itself whatever it likes. */
async function base_branch_isCommitted({ candidatePath, candidate }, context) {
    const { settings, subject } = context;
    if (settings.candidateSource !== 'workspace')
        return true;
    const committed = await committedAt(subject.head, candidatePath, context);
    return (candidate.state === 'present' &&
        committed.state === 'present' &&
        candidate.value.format === committed.value.format &&
        (0,diff_catalogs/* isEmpty */.Im)((0,diff_catalogs/* diffCatalogs */.UA)(candidate.value, committed.value)));
}
/** The candidate of a commit of the base branch; null where it would be a capture, and none is to be had. */
async function candidateAt(commit, { candidatePath }, context) {
    const { settings, reader, captureAt } = context;
    if (settings.candidateSource !== 'artifact')
        return committedAt(commit, candidatePath, context);
    const files = await captureAt(commit);
    if (files === null)
        return null;
    return throughMap(reader.inArtifact(files, placeOf(candidatePath, context)), context, commit);
}
async function committedAt(commit, path, context) {
    const { settings, checkout, reader } = context;
    const own = settings.candidateSource === 'workspace' ? pathInRepository(path, checkout) : path;
    return throughMap(await reader.at(commit, placeOf(own, context)), context, commit);
}
function placeOf(path, { settings }) {
    return { path, field: 'candidate', format: settings.format };
}

// EXTERNAL MODULE: ../../lib/patterns/code-owners.js
var code_owners = __webpack_require__(5739);
// EXTERNAL MODULE: ../../lib/approval/code-owners.js
var approval_code_owners = __webpack_require__(5283);
;// CONCATENATED MODULE: ../../lib/approval/file-digest.js


/** The digests of a file at two commits. Throws as `fileDigest` does. */
async function filePair(source, file, base, now) {
    return { base: await fileDigest(source, file, base), now: await fileDigest(source, file, now) };
}
/**
 * The digest of a protected file at a commit: of a baseline the catalog's, ignored places taken out; where it is no
 * catalog, and of every other file, the id of its blob (or tree), or the code of what stands in the way of one.
 * Throws the GateError of what could not be read.
 */
async function fileDigest(source, file, commit) {
    const catalog = file.role === 'baseline' ? await baselineDigest(source, file.path, commit) : null;
    return catalog ?? idDigest(source, file, commit);
}
/** null where there is no catalog that could be read. */
async function baselineDigest(source, path, commit) {
    const read = await source.readBaseline(commit, path);
    if (read.state === 'unavailable')
        throw read.error;
    return read.state === 'present' ? (0,catalog_digest/* catalogDigest */.oR)(read.value) : null;
}
async function idDigest(source, { role, path }, commit) {
    const found = await source.commits.find(commit, path, role);
    switch (found.state) {
        case 'present':
            return `blob:${kindOf(found.value.mode)}${found.value.id}`;
        case 'absent':
            return 'absent';
        case 'invalid':
            return `blob:${found.error.code}`;
        case 'unavailable':
            throw found.error;
    }
}
/** A symlink's blob holds its target: a file of that content is another thing. */
function kindOf(mode) {
    return mode === object_store/* SYMLINK_MODE */.GN || mode === object_store/* SUBMODULE_MODE */.Fe ? `${mode}:` : '';
}

;// CONCATENATED MODULE: ../../lib/approval/changed-files.js






/** Steps that comparing the owners of all paths may take: seconds. */
const MAX_STEPS = 200_000_000;
/**
 * The watched files that differ between two commits: baselines by meaning, every other file by its bytes, and
 * CODEOWNERS where another of them, or CODEOWNERS itself, has other owners. Throws the GateError of what could not be
 * read: a file that may have changed is not left out. Source: design.md, "Protected files".
 */
async function changedFiles(source, base, head, watched) {
    if (base === head)
        return [];
    const files = [];
    for (const baseline of watched.baselines)
        files.push(...(await changedBaseline(source, base, head, baseline)));
    for (const file of watched.files)
        files.push(...(await changedFile(source, base, head, { ...file, catalogs: [] })));
    return [...files, ...(await changedCodeOwners(source, base, head, watched))];
}
/** A baseline that moves stands at two places, each with its own owners. */
async function changedBaseline(source, base, head, { catalog, path, previousPath }) {
    const file = { role: 'baseline', catalogs: [catalog] };
    const own = await changedFile(source, base, head, { ...file, path });
    return previousPath === null
        ? own
        : [...(await changedFile(source, base, head, { ...file, path: previousPath })), ...own];
}
async function changedFile(source, base, head, file) {
    if (await isSameObject(source.commits, base, head, file.path))
        return [];
    const today = await filePair(source, file, base, head);
    return today.base === today.now ? [] : [{ ...file, today }];
}
async function changedCodeOwners(source, base, head, watched) {
    const files = [];
    for (const path of code_owners/* CODEOWNERS_PATHS */.xn) {
        files.push(...(await changedFile(source, base, head, { path, role: 'codeowners', catalogs: [] })));
    }
    if (files.length === 0)
        return [];
    const before = await (0,approval_code_owners/* readCodeOwners */.kj)(source.commits, base);
    const after = await (0,approval_code_owners/* readCodeOwners */.kj)(source.commits, head);
    return haveSameOwners(before, after, watched) ? [] : files;
}
/** Rules that cannot be read, or not be compared in time, are like no others. */
function haveSameOwners(before, after, watched) {
    if (!before.rules.known || !after.rules.known)
        return false;
    const [old, now] = [before.rules.value, after.rules.value];
    const budget = { left: MAX_STEPS };
    const isSame = (of, path) => of(old, path, budget) === of(now, path, budget);
    try {
        return ([...pathsOf(watched), ...deciding(before), ...deciding(after)].every((path) => isSame(ownersAt, path)) && watched.patterns.flatMap(places).every((pattern) => isSame(ownersWithin, pattern)));
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return false;
        throw error;
    }
}
/** A baseline may be a directory: then what is in it is owned. */
function pathsOf({ baselines, files }) {
    return [...baselines.flatMap(({ path }) => places(path)), ...files.map(({ path }) => path)];
}
function places(baseline) {
    return [baseline, (0,approval_code_owners/* pathInside */._l)(baseline)];
}
/** Where CODEOWNERS stands, and the places that would come before it. */
function deciding({ path }) {
    const index = code_owners/* CODEOWNERS_PATHS */.xn.findIndex((place) => place === path);
    return index < 0 ? code_owners/* CODEOWNERS_PATHS */.xn : code_owners/* CODEOWNERS_PATHS */.xn.slice(0, index + 1);
}
/** The owners of a path in one spelling. */
function ownersAt(rules, path, budget) {
    return spelling((0,code_owners/* ownersOf */.K2)(rules, path, budget));
}
/** What says who owns whatever path there will be of a pattern. */
function ownersWithin(rules, pattern, budget) {
    const deciding = (0,code_owners/* rulesFor */.NP)(rules, pattern, budget);
    return JSON.stringify(deciding.map(({ pattern: matched, owners }) => [matched, spelling(owners)]));
}
function spelling(owners) {
    return [...owners].map(login/* foldLogin */.fK).sort().join(' ');
}

;// CONCATENATED MODULE: ../../lib/approval/file-owners.js



/**
 * Changed files with their owners: the setting `owners`, or, where it is null, CODEOWNERS path by path, as `asked`
 * says. A workflow file has the inputs of the step in it, so that only CODEOWNERS says who owns it. Any other file that
 * nobody owns falls to the owners of its catalogs' baselines, a file of the whole gate to those of
 * all: where these differ, it stands in the result once for each group of owners, since each must approve. Source:
 * design.md, "Approval" and "Protected files".
 */
function withOwners(files, setting, rules, baselines, asked) {
    return files.flatMap((file) => {
        if (setting !== null && file.role !== 'workflow')
            return [ownedBy(file, setting)];
        if (!rules.known)
            return [{ ...file, owners: rules }];
        return withCodeOwners(file, (path) => (0,code_owners/* ownersOf */.K2)(rules.value, asked(path)), baselines);
    });
}
function withCodeOwners(file, owners, baselines) {
    const own = owners(file.path);
    if (own.length > 0 || file.role === 'baseline' || file.role === 'workflow')
        return [ownedBy(file, own)];
    const groups = new Map();
    for (const { catalog, path } of baselines) {
        if (file.catalogs.length > 0 && !file.catalogs.includes(catalog))
            continue;
        const found = owners(path);
        if (found.length > 0)
            groups.set(keyOf(found), found);
    }
    return groups.size === 0 ? [ownedBy(file, [])] : [...groups.values()].map((group) => ownedBy(file, group));
}
function ownedBy(file, owners) {
    return { ...file, owners: { known: true, value: owners } };
}
function keyOf(owners) {
    return owners.map(login/* foldLogin */.fK).sort(text_order/* compareCodePoints */.O).join(' ');
}
/**
 * Changed files whose approval nobody's review decides: it is turned off, or which pull request brought them is not
 * known.
 */
function withoutReviews(files, pullRequest, reviewers) {
    return files.map((file) => ({
        ...file,
        pullRequest,
        reviewers,
        ownerFaults: [],
        unknownAuthors: [],
        pushersRead: true,
    }));
}

;// CONCATENATED MODULE: ../../lib/approval/reintroduced-change.js



/**
 * A merge commit may be of a base whose files of the gate are other ones by now. What the pull request changes in one
 * of them shows there only if that base had it not: if it had, and reverted it since, merging would bring it again.
 * `mergeBase` tells where the pull request left its base branch. Throws GateError `base_moved` on such a file's role,
 * and what `mergeBase` throws. Baselines are compared with the tip on their own.
 */
async function refuseReintroducedChange(commits, { base, baseTip, head, pullRequestHead }, watched, mergeBase) {
    if (base === null || baseTip === null || pullRequestHead === null || mergeBase === null)
        return;
    if (head === pullRequestHead || base === baseTip)
        return;
    const moved = [];
    for (const place of placesOf(watched)) {
        if (!(await isSameObject(commits, base, baseTip, place.path)))
            moved.push(place);
    }
    if (moved.length === 0)
        return;
    const left = await mergeBase();
    for (const { role, path } of moved) {
        if (!(await isSameObject(commits, left, pullRequestHead, path)))
            throw new gate_error/* GateError */.u('base_moved', role);
    }
}
function placesOf({ files }) {
    const owners = code_owners/* CODEOWNERS_PATHS */.xn.map((path) => ({ role: 'codeowners', path }));
    return [...files, ...owners];
}

;// CONCATENATED MODULE: ../../lib/approval/collect-files.js






/**
 * The protected files that a change touches, and everybody's approval of them: of a pull request, of the one that a
 * merge group is about, or of those that a push brought. The other events change nothing. Throws the GateError of what
 * kept a change from being seen; what kept an approval from being seen is unknown in the result.
 */
async function collectFiles(request) {
    const { change, rules } = request;
    if (change.event === 'push')
        return filesOfPush(request);
    const files = change.base === null ? [] : await filesOfChange(request, change.base);
    return { files, ...neededApprovals(rules) };
}
function neededApprovals({ approvals, workflowApprovals }) {
    return { approvals, workflowApprovals };
}
async function filesOfChange(request, base) {
    const { change, source, rules } = request;
    const watched = watchedFiles(request);
    await refuseReintroducedChange(source.commits, change, watched, mergeBaseOf(request));
    const changed = await changedFiles(source, base, change.head, watched);
    const bringing = await withoutFilesOfTip(request, changed);
    return collect_files_approvalOf(request, await ownedFiles(request, bringing, rules, change.rulesTip));
}
/** An audit after the fact, by the owners and settings from before the push. */
async function filesOfPush(request) {
    const { change, source, forge } = request;
    const { before, head: after, baseBranch: branch } = change;
    if (before === null || forge === null)
        return { files: [], ...neededApprovals(request.rules) };
    // The push itself may have changed the rules of the branch that has them.
    const judge = change.rulesTip === null || change.rulesTip === after ? before : change.rulesTip;
    const rules = await request.rulesAt(judge);
    const watched = watchedFiles(request);
    const changedBetween = async (base, head) => ownedFiles(request, await changedFiles(source, base, head, watched), rules, judge);
    const files = await forge.auditPush({ branch, before, after, changedBetween }, pairOf(source), neededBy(rules));
    return { files, ...neededApprovals(rules) };
}
function watchedFiles({ watched, patterns, gateFiles }) {
    return { baselines: watched, patterns, files: gateFiles };
}
/** Where the pull request left its base branch; null where nobody can be asked. */
function mergeBaseOf({ change, forge }) {
    const { baseTip, pullRequestHead } = change;
    if (forge === null || baseTip === null || pullRequestHead === null)
        return null;
    return () => forge.mergeBase(baseTip, pullRequestHead);
}
/**
 * What merging the head brings. Since it left the base branch, that can have come to the very same file, as where a
 * pull request that this one stands on was squashed. A baseline is compared with the tip's on its own.
 */
async function withoutFilesOfTip({ change, source }, changed) {
    const { head, baseTip, pullRequestHead } = change;
    if (head !== pullRequestHead || baseTip === null)
        return changed;
    const files = [];
    for (const file of changed) {
        if (file.role === 'baseline' || !(await isSameObject(source.commits, head, baseTip, file.path)))
            files.push(file);
    }
    return files;
}
/** Changed files with the owners that they have at a commit. */
async function ownedFiles({ change, source: { commits }, baselines }, changed, { owners }, commit) {
    if (changed.length === 0)
        return [];
    if (commit === null) {
        return withOwners(changed, owners, { known: false, permission: null }, baselines, (path) => path);
    }
    const paths = [...changed, ...baselines].map(({ path }) => path);
    const asked = await (0,approval_code_owners/* codeOwnersPaths */.Yl)(commits, [change.head, commit], paths);
    return withOwners(changed, owners, (await (0,approval_code_owners/* readCodeOwners */.kj)(commits, commit)).rules, baselines, asked);
}
function neededBy({ approvals, workflowApprovals }) {
    return ({ role }) => (role === 'workflow' ? workflowApprovals : approvals);
}
async function collect_files_approvalOf({ change, source, rules, forge }, files) {
    const { pullRequest } = change;
    const needed = neededBy(rules);
    const isAsked = (file) => needed(file) > 0;
    const asked = files.filter(isAsked);
    const off = withoutReviews(files.filter((file) => !isAsked(file)), pullRequest, { known: true, value: [] });
    if (asked.length === 0)
        return off;
    const base = change.event === 'merge_group' ? change.base : change.baseTip;
    if (pullRequest === null || base === null || forge === null) {
        return [...off, ...withoutReviews(asked, pullRequest, { known: false, permission: null })];
    }
    return [
        ...off,
        ...(await forge.approvalOf({ number: pullRequest, head: change.pullRequestHead }, base, asked, pairOf(source), needed)),
    ];
}
function pairOf(source) {
    return (file, base, now) => filePair(source, file, base, now);
}

// EXTERNAL MODULE: ../../lib/gate/settings-path.js
var settings_path = __webpack_require__(5904);
;// CONCATENATED MODULE: ../../lib/approval/protected-paths.js

/** The map, the policy, the settings file and the workflows that the gate rests on. */
function gateFiles(paths) {
    const { map, policy, captureWorkflow, reviewWorkflow } = paths;
    const workflows = new Set([...paths.workflows, captureWorkflow, reviewWorkflow]);
    return [
        ...fileOf('map', map),
        ...fileOf('policy', policy),
        ...fileOf('settings', settings_path/* SETTINGS_PATH */.a),
        ...[...workflows].flatMap((path) => fileOf('workflow', path)),
    ];
}
function fileOf(role, path) {
    return path === null ? [] : [{ role, path }];
}

;// CONCATENATED MODULE: ../../lib/patterns/star-pattern.js
/**
 * Reads one path component of the pattern of a catalog, which holds one `*` at most. Returns what its star stands for
 * in a name: one text, none for a component without a star, null where the name does not fit. A star stands for one
 * character or more, a leading dot included.
 */
function starComponent(component) {
    const [before = '', after] = component.split('*');
    if (after === undefined)
        return (name) => (name === before ? [] : null);
    return (name) => {
        const stands = name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after);
        return stands ? [name.slice(before.length, name.length - after.length)] : null;
    };
}

;// CONCATENATED MODULE: ../../lib/settings/expand-catalogs.js





/**
 * The catalogs of a step. A line without stars is one catalog, whether or not its files exist. A line with stars is a
 * catalog for everything that its baseline matches in any of the trees and its candidate matches at H or in the
 * workspace, so that neither a retired baseline nor a candidate without its baseline is overlooked. A path
 * matches a directory too; one that both patterns match belongs to the one whose stars stand for less. What a star stands
 * for: `starComponent`.
 */
function expandCatalogs(lines, paths) {
    const trees = { base: withDirectories(paths.base), head: withDirectories(paths.head) };
    const anywhere = [...trees.base, ...trees.head, ...withDirectories(paths.workspace)];
    const afterwards = [...trees.head, ...withDirectories(paths.workspace)];
    const matched = lines.map((line) => ({ line, matches: matchesOf(line, anywhere, afterwards) }));
    const pairs = matched
        .flatMap(({ line, matches }) => matches.map((match) => expand_catalogs_pairOf(line, match, trees)))
        .sort((a, b) => (0,text_order/* compareCodePoints */.O)(a.name, b.name));
    const errors = matched
        .filter(({ matches }) => matches.length === 0)
        .map(() => new gate_error/* GateError */.u('no_catalog', 'catalogs'));
    if (pairs.length <= lib_limits/* MAX_CATALOGS */.E_)
        return { pairs, errors };
    return { pairs: [], errors: [...errors, new gate_error/* GateError */.u('too_many_entries', 'catalogs')] };
}
function withDirectories(files) {
    const paths = new Set();
    for (const file of files) {
        for (let path = file; path !== '' && !paths.has(path); path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
            paths.add(path);
        }
    }
    return paths;
}
function matchesOf(line, anywhere, afterwards) {
    if (!line.baseline.includes('*'))
        return [[]];
    const [baseline, candidate] = [pathMatcher(line.baseline), pathMatcher(line.candidate)];
    const found = [
        ...anywhere.flatMap((path) => closerMatch(baseline(path), candidate(path))),
        ...afterwards.flatMap((path) => closerMatch(candidate(path), baseline(path))),
    ];
    return [...new Map(found.map((match) => [match.join('/'), match])).values()];
}
/**
 * What one side's pattern finds in a path, unless the other side's pattern fits that path more closely: with
 * `tools/*.baseline.json => tools/*.json` a baseline is no candidate of its own.
 */
function closerMatch(match, other) {
    if (match === null)
        return [];
    return other !== null && other.join('').length < match.join('').length ? [] : [match];
}
function pathMatcher(pattern) {
    const components = pattern.split('/').map(starComponent);
    return (path) => matchOf(components, path.split('/'));
}
function matchOf(components, names) {
    if (components.length !== names.length)
        return null;
    const match = [];
    for (const [index, component] of components.entries()) {
        const star = component(names[index] ?? '');
        if (star === null)
            return null;
        match.push(...star);
    }
    return match;
}
function expand_catalogs_pairOf(line, match, trees) {
    const baseline = filled(line.baseline, match);
    const candidate = filled(line.candidate, match);
    return {
        name: [line.name, ...match].join('/'),
        baseline,
        candidate,
        retired: trees.base.has(baseline) && !trees.head.has(baseline),
        snapshot: baseline === candidate,
        error: pathFault(baseline, 'baseline') ?? pathFault(candidate, 'candidate'),
    };
}
function filled(pattern, match) {
    return pattern.split('*').reduce((path, piece, index) => `${path}${match[index - 1] ?? ''}${piece}`);
}
/** A name from a tree can be one that Windows takes for a device, or hold a control character. */
function pathFault(path, field) {
    try {
        (0,repository_path/* repositoryPath */.S)(path, field);
        return null;
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return error;
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/workspace/list-workspace.js



/**
 * Paths of everything in the absolute workspace `root` that is no directory, below the directories that `enters` lets
 * in, `.git` left out, in no particular order. Links are listed, not followed. Throws GateError `not_readable`.
 */
function listWorkspace(root, enters) {
    try {
        return below(root, '', enters);
    }
    catch (error) {
        throw new gate_error/* GateError */.u((0,system_error/* codeOfSystemError */.c)(error), 'workspace');
    }
}
function below(root, prefix, enters) {
    const paths = [];
    for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, prefix), { withFileTypes: true })) {
        const path = prefix + entry.name;
        if (!entry.isDirectory())
            paths.push(path);
        else if (entry.name !== '.git' && enters(path))
            paths.push(...below(root, `${path}/`, enters));
    }
    return paths;
}

;// CONCATENATED MODULE: ../../lib/run/catalog-pairs.js




/**
 * The catalogs of a step, stars expanded over T's tree, H's tree and the workspace or the artifact; nothing is listed where there is
 * no star. A link or submodule where a pattern expects a directory is a catalog that cannot be read, not one that is
 * overlooked. Throws the GateError of what could not be listed.
 */
async function listPairs(commits, workspace, subject, settings, artifact) {
    const patterns = settings.catalogs
        .flatMap(({ baseline, candidate }) => [baseline, candidate])
        .filter((pattern) => pattern.includes('*'));
    if (patterns.length === 0)
        return expandCatalogs(settings.catalogs, { base: [], head: [], workspace: [] });
    const enters = leadsTo(patterns);
    const paths = async (commit) => commit === null
        ? []
        : (await commits.list(commit, enters)).flatMap((file) => [file.path, ...behind(file, patterns)]);
    const captured = settings.candidateSource === 'workspace' ? listWorkspace(workspace, enters) : pathsIn(artifact);
    return expandCatalogs(settings.catalogs, {
        base: await paths(subject.base),
        head: await paths(subject.head),
        workspace: captured,
    });
}
/** Files of an artifact, and the directories that they stand in. */
function pathsIn(artifact) {
    if (artifact?.files.state !== 'present')
        return [];
    const paths = [...artifact.files.value.keys()].flatMap((path) => {
        const names = path.split('/');
        return names.map((_, index) => names.slice(0, index + 1).join('/'));
    });
    return [...new Set(paths)];
}
/**
 * What patterns would find behind a link or in a submodule if it were followed; stars that are left stand for
 * themselves.
 */
function behind({ path, mode }, patterns) {
    if (mode !== object_store/* SYMLINK_MODE */.GN && mode !== object_store/* SUBMODULE_MODE */.Fe)
        return [];
    const names = path.split('/');
    return patterns.flatMap((pattern) => {
        const rest = pattern.split('/').slice(names.length);
        return rest.length > 0 && leadsTo([pattern])(path) ? [[...names, ...rest].join('/')] : [];
    });
}
/** Whether a directory can be on the way to what one of the patterns matches, or be it. */
function leadsTo(patterns) {
    const split = patterns.map((pattern) => pattern.split('/').map(starComponent));
    return (directory) => {
        const names = directory.split('/');
        return split.some((tests) => names.every((name, index) => (tests[index]?.(name) ?? null) !== null));
    };
}

;// CONCATENATED MODULE: ../../lib/github/write/check-run.js



const MAX_ANNOTATIONS_A_REQUEST = 50;
const CREATE = 'POST /repos/{owner}/{repo}/check-runs';
const UPDATE = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
/** The fixed name of the check runs of the gate with this id. */
function checkRunName(id) {
    return id === '' ? 'tool-catalog-gate' : `tool-catalog-gate (${id})`;
}
/**
 * Starts a new check run, in progress: of several of one name GitHub counts the newest, and until it is completed a
 * required one blocks. Returns its id. Throws what the client throws, GateError `permission_missing` and
 * `github_unavailable`. Source: GitHub's page "Create a check run".
 */
async function startCheckRun(api, { repository, head, id }) {
    const body = { name: checkRunName(id), head_sha: head, status: 'in_progress' };
    const answer = await api.request(CREATE, { ...repository, ...body });
    expectStatus(answer, 201);
    const checkRun = countAt(answer.data, 'id');
    if (checkRun === null)
        throw new GateError('github_unavailable', 'github');
    return checkRun;
}
/**
 * Completes a check run, the last request of all deciding. GitHub takes 50 annotations a request, and adds them up.
 * Throws as `startCheckRun` does. Source: GitHub's page "Update a check run".
 */
async function completeCheckRun(api, repository, checkRun, { conclusion, title, summary, annotations }) {
    const text = { title, summary: summary.slice(0, MAX_CHECK_RUN_LENGTH) };
    const [last = [], ...others] = groups(annotations.flatMap(shown));
    for (const group of others)
        await update(api, repository, checkRun, { output: { ...text, annotations: group } });
    await update(api, repository, checkRun, {
        status: 'completed',
        conclusion,
        output: last.length === 0 ? text : { ...text, annotations: last },
    });
}
async function update(api, repository, checkRun, body) {
    expectStatus(await api.request(UPDATE, { ...repository, check_run_id: checkRun, ...body }), 200);
}
/** A remark as GitHub shows it: it needs a file, and a line of it. */
function shown({ path, line, level, title, message }) {
    if (path === null)
        return [];
    const at = line ?? 1;
    const annotation_level = level === 'error' ? 'failure' : 'warning';
    return [{ path, start_line: at, end_line: at, annotation_level, title, message }];
}
function groups(lines) {
    const count = Math.ceil(lines.length / MAX_ANNOTATIONS_A_REQUEST);
    return Array.from({ length: count }, (_, index) => lines.slice(index * MAX_ANNOTATIONS_A_REQUEST, (index + 1) * MAX_ANNOTATIONS_A_REQUEST));
}
/** GitHub hides from a token what it may not write (404). */
function expectStatus(answer, status) {
    if (answer.status === 404)
        throw new GateError('permission_missing', 'checks: write');
    if (answer.status !== status)
        throw new GateError('github_unavailable', 'github');
}

// EXTERNAL MODULE: ../../lib/settings/parse-settings-file.js + 1 modules
var parse_settings_file = __webpack_require__(2386);
;// CONCATENATED MODULE: ../../lib/run/settings-file.js




const LIMITS = { maxBytes: lib_limits/* MAX_SETTINGS_BYTES */.XK, maxDepth: 0 };
/**
 * The settings file as a commit has it, null where it has none. Throws what the readers and `parseSettingsFile` throw.
 */
async function readSettingsFile(commits, commit) {
    const file = await commits.read(commit, settings_path/* SETTINGS_PATH */.a, LIMITS, 'settings');
    if (file.state === 'absent')
        return null;
    if (file.state !== 'present')
        throw file.error;
    return (0,parse_settings_file/* parseSettingsFile */.x)(file.value.bytes);
}
/** What is wrong with the settings file that a commit has; null where it can be read, is not there, or cannot be had. */
async function settingsFault(commits, commit) {
    const file = await commits.read(commit, settings_path/* SETTINGS_PATH */.a, LIMITS, 'settings');
    if (file.state === 'invalid')
        return file.error;
    if (file.state !== 'present')
        return null;
    try {
        await (0,parse_settings_file/* parseSettingsFile */.x)(file.value.bytes);
        return null;
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return error;
        throw error;
    }
}

// EXTERNAL MODULE: ../../lib/patterns/glob.js
var glob = __webpack_require__(1245);
;// CONCATENATED MODULE: ../../lib/patterns/hides-diff.js

/** Attributes that make GitHub fold a file's diff away or show none, each with the states that do. */
const HIDING = new Map([
    ['diff', ['unset']],
    ['binary', ['set']],
    ['linguist-generated', ['set', 'true']],
]);
/**
 * Reads the text of a `.gitattributes` once for many paths. It hides a diff by `-diff`, `binary` or
 * `linguist-generated`, directly or through a macro of the same file, the last line that says something
 * of an attribute winning. A hint for readers: from the first to the last bracket of a name, a pattern counts as
 * matching whatever stands there. Source: Git's page "gitattributes" and GitHub's "Customizing how changed files
 * appear".
 */
function hidingDiffs(attributes) {
    const lines = attributes.split('\n').map(patternAndWords);
    const macros = new Map(lines.filter(isMacro).map(([name, words]) => [name.slice(MACRO.length), words]));
    const rules = lines
        .filter((line) => !isMacro(line) && line[0] !== '')
        .map(([pattern, words]) => ({ pattern: globOf(pattern), words }));
    return (path) => {
        const words = rules.flatMap((rule) => ((0,glob/* fitsGlob */.tD)(rule.pattern, path) ? rule.words : []));
        const states = new Map([...withMacros(words, macros)].reverse().map(stateOf));
        return [...HIDING].some(([name, hiding]) => hiding.includes(states.get(name) ?? ''));
    };
}
const MACRO = '[attr]';
function isMacro([pattern]) {
    return pattern.startsWith(MACRO);
}
/**
 * Words and what each stands for as a macro, the last first. Each is there once, since what comes later in the file
 * wins: macros of macros cost no more than their text.
 */
function withMacros(words, macros) {
    const seen = new Set();
    const open = [...words];
    for (let word = open.pop(); word !== undefined; word = open.pop()) {
        if (seen.has(word))
            continue;
        seen.add(word);
        for (const meant of macros.get(word) ?? [])
            open.push(meant);
    }
    return seen;
}
function patternAndWords(line) {
    const quoted = /^\s*"((?:[^"\\]|\\.)*)"(.*)$/.exec(line);
    const [first = '', ...rest] = (quoted?.[2] ?? line).split(/\s+/).filter((word) => word !== '');
    if (quoted === null)
        return first.startsWith('#') ? ['', []] : [first, rest];
    return [unquoted(quoted[1] ?? ''), first === '' ? rest : [first, ...rest]];
}
const LETTERS = new Map(['a\u0007', 'b\b', 't\t', 'n\n', 'v\v', 'f\f', 'r\r'].map(([letter = '', meant = '']) => [letter, meant]));
/** What a quoted pattern stands for: escapes as in C, three octal digits for a byte. */
function unquoted(text) {
    const bytes = Buffer.from(text)
        .toString('latin1')
        .replace(/\\([0-3][0-7]{2}|[^])/g, (_, escape) => escape.length === 3 ? String.fromCharCode(Number.parseInt(escape, 8)) : (LETTERS.get(escape) ?? escape));
    return Buffer.from(bytes, 'latin1').toString();
}
/** A pattern without a slash goes for a name at any depth; a directory's pattern says nothing of what is in it. */
function globOf(pattern) {
    const components = pattern.replace(/^\//, '').split('/').map(withoutBrackets);
    return (0,glob/* glob */.TI)(pattern.includes('/') ? components : ['**', ...components]);
}
function withoutBrackets(component) {
    const [start, end] = [component.indexOf('['), component.lastIndexOf(']')];
    return start < 0 || end < start ? component : `${component.slice(0, start)}*${component.slice(end + 1)}`;
}
function stateOf(word) {
    if (word.startsWith('-'))
        return [word.slice(1), 'unset'];
    if (word.startsWith('!'))
        return [word.slice(1), 'unspecified'];
    const [name = '', value] = word.split('=');
    return [name, value ?? 'set'];
}

;// CONCATENATED MODULE: ../../lib/run/suppressed-diffs.js



const ATTRIBUTES = '.gitattributes';
const suppressed_diffs_LIMITS = { maxBytes: lib_limits/* MAX_ATTRIBUTES_BYTES */.bC, maxDepth: 0 };
/** Characters of attributes times characters of paths: to match them can take that many steps. */
const suppressed_diffs_MAX_STEPS = 1_000_000_000;
/**
 * A notice for each of the paths whose diff a `.gitattributes` hides at `head` and did not at `base`. Only a hint: what
 * has changed and is over 64 KiB, or takes too long to ask for all paths, counts as hiding, since it might; what cannot
 * be read is left out.
 */
async function suppressedDiffs(commits, base, head, paths, maxSteps = suppressed_diffs_MAX_STEPS) {
    const hides = hidingIn(commits, maxSteps);
    const notices = [];
    for (const path of paths) {
        const before = await attributesFor(commits, base, path);
        const after = await attributesFor(commits, head, path);
        if (after.every(({ id }, index) => id === before[index]?.id))
            continue;
        if ((await hides(head, after)) !== 'no' && (await hides(base, before)) !== 'yes') {
            notices.push({ code: 'diff_hidden', path, permission: null });
        }
    }
    return notices;
}
/** The attributes of each directory from the root to a path. */
async function attributesFor(commits, commit, path) {
    const names = path.split('/');
    const found = [];
    for (const [depth] of names.entries()) {
        const place = [...names.slice(0, depth), ATTRIBUTES].join('/');
        const file = await commits.find(commit, place, 'attributes');
        const id = file.state === 'present' ? `${file.value.mode} ${file.value.id}` : '';
        found.push({ id, place, below: names.slice(depth).join('/') });
    }
    return found;
}
/** Whether any of some attributes hides the diff of its path; `perhaps` where nobody knows or that takes too long. */
function hidingIn(commits, maxSteps) {
    const read = new Map();
    let steps = 0;
    return async (commit, files) => {
        let answer = 'no';
        for (const { id, place, below } of files) {
            if (id === '')
                continue;
            const rules = await (0,memoize_async/* memoizeAsync */.T)(read, id, () => rulesAt(commits, commit, place));
            if (rules === 'too large')
                answer = 'perhaps';
            else {
                steps += rules.length * below.length;
                if (steps > maxSteps)
                    return 'perhaps';
                if (rules.hides(below))
                    return 'yes';
            }
        }
        return answer;
    };
}
async function rulesAt(commits, commit, place) {
    const file = await commits.read(commit, place, suppressed_diffs_LIMITS, 'attributes');
    if (file.state === 'unavailable' && file.error.code === 'too_large')
        return 'too large';
    const text = file.state === 'present' ? new TextDecoder().decode(file.value.bytes) : '';
    return { length: text.length, hides: hidingDiffs(text) };
}

;// CONCATENATED MODULE: ../../lib/run/collect-notices.js







const AUDITED = [
    'pull_request',
    'pull_request_review',
    'pull_request_target',
    'schedule',
    'workflow_dispatch',
];
/** What a settings file is called by mistake. */
const MISNAMED_SETTINGS = settings_path/* SETTINGS_PATH */.a.replace(/yml$/, 'yaml');
const NOT_GUARDED = { code: 'base_not_guarded', path: null, permission: null };
/** Whether the settings of the repository are looked into on an event. */
function isAudited(event) {
    return AUDITED.includes(event);
}
/**
 * What a reader of the report should know beside the verdict; decides nothing, and throws nothing for what cannot be
 * read.
 */
async function collectNotices(session, catalogs, policy) {
    const { commits, subject, settings } = session;
    const { base, head } = subject;
    const baselines = catalogs.map(({ evidence }) => evidence.baselinePath);
    const hidden = base === null || base === head ? [] : await suppressedDiffs(commits, base, head, baselines);
    const notInForce = { code: 'policy_not_in_force', path: settings.policy, permission: null };
    return [
        ...captureNotices(session),
        ...(await settingsNotices(session)),
        ...hidden,
        ...(policy.notInForce ? [notInForce] : []),
        ...(await setupNotices(session, baselines)),
    ];
}
/** Where to look why nothing was captured. */
function captureNotices({ artifact }) {
    if (artifact === null || artifact.run === null || artifact.files.state === 'present')
        return [];
    return [{ code: 'capture_run', path: artifact.run, permission: null }];
}
/** What the change brings in place of the settings, which decides nothing before it is merged. */
async function settingsNotices({ commits, subject }) {
    const { base, head } = subject;
    if (base === null || base === head)
        return [];
    const misnamed = await commits.find(head, MISNAMED_SETTINGS, 'settings');
    const notices = misnamed.state === 'present'
        ? [{ code: 'settings_misnamed', path: MISNAMED_SETTINGS, permission: null }]
        : [];
    if (await isSameObject(commits, base, head, settings_path/* SETTINGS_PATH */.a))
        return notices;
    const error = await settingsFault(commits, head);
    return error === null
        ? notices
        : [...notices, { code: 'settings_invalid', path: settings_path/* SETTINGS_PATH */.a, permission: null, error }];
}
async function setupNotices(session, baselines) {
    const { forge, commits, subject, settings, workflows } = session;
    const { rulesTip, head } = subject;
    if (forge === null || rulesTip === null || !isAudited(subject.event))
        return [];
    const files = gateFiles({ ...settings, workflows }).map(({ path }) => path);
    const notGuarded = subject.ownBranch === subject.baseBranch ? [] : [NOT_GUARDED];
    const rules = await decidingNothing(async () => forge.auditRules({
        branch: subject.baseBranch,
        checkName: settings.checkRun ? checkRunName(settings.id ?? '') : null,
        codeOwners: await (0,approval_code_owners/* readCodeOwners */.kj)(commits, rulesTip),
        protectedPaths: [...baselines, ...files],
        asked: await (0,approval_code_owners/* codeOwnersPaths */.Yl)(commits, [rulesTip, head], baselines),
    }));
    return [...notGuarded, ...rules];
}
/** No fault of theirs keeps a verdict from being found. */
async function decidingNothing(read) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return [{ code: 'rules_unreadable', path: null, permission: null }];
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/run/collect-evidence.js








/**
 * Everything that the verdict of a session is decided from. Reviews are read last. What concerns
 * one catalog is said of that catalog. Throws the GateError of what keeps the whole step from being decided.
 */
async function collectEvidence(session, reader) {
    const { commits, workspace, subject, settings } = session;
    const { pairs, errors } = await listPairs(commits, workspace, subject, settings, session.artifact);
    const policy = await readPolicyFile(commits, subject, settings.policy, settings.limits);
    await commits.prefetch(collect_evidence_placesOf(pairs, subject, settings), settings.limits);
    const catalogs = [];
    for (const pair of pairs)
        catalogs.push(await collectCatalog(pair, session, reader, policy));
    const [notices, { files, approvals, workflowApprovals, fault }] = await Promise.all([
        collectNotices(session, catalogs, policy),
        filesOrFault(session, reader, catalogs),
    ]);
    return {
        event: subject.event,
        catalogs: catalogs.map(({ evidence }) => evidence),
        files,
        approvals,
        workflowApprovals,
        failOnDrift: settings.failOnDrift,
        fault: errors[0] ?? fault,
        blockingError: subject.blockingError,
        notices,
    };
}
/** The committed files that are going to be read. */
function collect_evidence_placesOf(pairs, { base, head, baseTip }, settings) {
    return pairs.flatMap(({ baseline, candidate }) => [
        ...[base, head, baseTip].flatMap((commit) => (commit === null ? [] : [{ commit, path: baseline }])),
        ...(settings.candidateSource === 'commit' ? [{ commit: head, path: candidate }] : []),
    ]);
}
/** Where a protected file cannot be compared, the catalogs still are worth a report. */
async function filesOrFault(session, reader, catalogs) {
    try {
        return { ...(await protectedFiles(session, reader, catalogs)), fault: null };
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        return { files: [], ...neededApprovals(rulesOf(null, session.settings)), fault: error };
    }
}
/** A baseline that cannot be had is not compared here: its catalog says so. The audit of a push reads other commits. */
function protectedFiles({ commits, subject, settings, workflows, forge }, reader, catalogs) {
    const isComparable = ({ base, head }) => subject.event === 'push' || (base.state !== 'unavailable' && head.state !== 'unavailable');
    return collectFiles({
        change: subject,
        source: {
            commits,
            readBaseline: async (commit, path) => catalogOf(await reader.at(commit, { path, field: 'baseline', format: baselineFormat(settings) })),
        },
        rules: rulesOf(null, settings),
        rulesAt: async (commit) => rulesOf(await readSettingsFile(commits, commit), settings),
        baselines: catalogs.map(({ evidence }) => ({ catalog: evidence.name, path: evidence.baselinePath })),
        watched: catalogs.filter(isComparable).map(({ evidence }) => ({
            catalog: evidence.name,
            path: evidence.baselinePath,
            previousPath: evidence.previousBaselinePath,
        })),
        patterns: settings.catalogs.map(({ baseline }) => baseline).filter((path) => path.includes('*')),
        gateFiles: gateFiles({ ...settings, workflows }),
        forge,
    });
}
/** The rules as a settings file has them, without one as they are in force now. */
function rulesOf(file, settings) {
    const approvals = file?.approvals ?? settings.approvals;
    const isOff = file === null ? settings.approvalsOff : file.approvals === 0;
    return {
        owners: file?.owners ?? settings.owners,
        approvals,
        workflowApprovals: isOff ? 0 : Math.max(1, approvals),
    };
}

;// CONCATENATED MODULE: ../../lib/run/decide-session.js




/**
 * Collects and decides; where tools drift, what the base branch has of them is collected too, and it is decided again.
 * Throws what `collectEvidence` throws.
 */
async function decideSession(session) {
    const reader = catalogReader(session.commits, session.workspace, session.settings);
    const collected = await collectEvidence(session, reader);
    const decision = decide(collected);
    const evidence = await withBaseBranch(collected, decision, session, reader);
    return evidence === null ? { evidence: collected, decision } : { evidence, decision: decide(evidence) };
}

;// CONCATENATED MODULE: ../../lib/run/local-change.js







/**
 * The verdict that a pull request of HEAD would have, from local git alone: T at the merge base with `base`, H at HEAD,
 * C in the working tree or at HEAD; settings, owners and policy at `base`. Nobody has approved anything, and the
 * workflow file is not known. Throws GateError `not_a_repository`, `commit_not_found`, `merge_base_unknown`, and what
 * settings and readers throw.
 */
async function decideLocalChange(change) {
    const { workspace, checkout } = workingTree(change.directory);
    const baseTip = await resolveCommit(workspace, change.base, 'base');
    const base = await localMergeBase(workspace, baseTip, checkout.commit, 'base');
    const commits = (0,commit_reader/* commitReader */.F)(localObjects(checkout.objects, checkout.commit.length));
    try {
        const settings = locally(mergeSettings(change.inputs, withSource(await readSettingsFile(commits, baseTip), change.inputs)));
        const subject = subjectOf(checkout.commit, base, baseTip, change.base);
        const session = {
            settings,
            subject,
            commits,
            workspace,
            checkout,
            workflows: [],
            forge: null,
            artifact: null,
            captureAt: () => Promise.resolve(null),
        };
        const { evidence, decision } = await decideSession(session);
        const atHead = evidence.catalogs.flatMap(({ baselinePath, candidatePath }) => settings.candidateSource === 'commit' ? [baselinePath, candidatePath] : [baselinePath]);
        const uncommitted = await uncommittedFiles(atHead, session);
        return { evidence, decision, uncommitted };
    }
    finally {
        commits.close();
    }
}
/** Those of some files whose bytes in the working tree are others than HEAD's, but for the ends of their lines. */
async function uncommittedFiles(paths, { commits, subject, settings, workspace }) {
    const files = workspaceReader(workspace);
    const found = [];
    for (const path of new Set(paths)) {
        const file = files.readFile(path, settings.limits, 'baseline');
        if (file.state !== 'present')
            continue;
        const committed = await commits.read(subject.head, path, settings.limits, 'baseline');
        const isSame = committed.state === 'present' && sameLines(committed.value.bytes, file.value);
        if (!isSame)
            found.push(path);
    }
    return found;
}
/** A checkout on Windows may end lines in its own way. */
function sameLines(a, b) {
    const text = (bytes) => Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n');
    return Buffer.compare(a, b) === 0 || text(a) === text(b);
}
/** What a workflow is going to capture stands in the working tree here. */
function locally(settings) {
    return settings.candidateSource === 'artifact' ? { ...settings, candidateSource: 'workspace' } : settings;
}
/** Nothing passes here: which of the two catalogs is looked at is whoever asks to say. */
function withSource(file, { candidateSource }) {
    return file === null || candidateSource === null ? file : { ...file, candidateSource, artifact: null };
}
function workingTree(directory) {
    const { root } = (0,external_node_path_.parse)(directory);
    const inside = (0,external_node_path_.join)(directory, 'file').slice(root.length).replaceAll('\\', '/');
    const checkout = head_commit_headCommit(root, inside);
    if (checkout === null)
        throw new gate_error/* GateError */.u('not_a_repository', 'repository');
    return { workspace: (0,external_node_path_.join)(root, checkout.directory), checkout: { ...checkout, directory: '' } };
}
function subjectOf(head, base, baseTip, baseBranch) {
    return {
        event: 'pull_request',
        repository: { owner: '', repo: '' },
        head,
        base,
        baseTip,
        rulesTip: baseTip,
        baseBranch,
        ownBranch: baseBranch,
        defaultBranch: null,
        pullRequest: null,
        pullRequestHead: head,
        fork: false,
        before: null,
        blockingError: null,
    };
}

// EXTERNAL MODULE: ../../lib/package-version.js
var package_version = __webpack_require__(4038);
// EXTERNAL MODULE: ../../lib/report/wording/command-error-sentence.js
var command_error_sentence = __webpack_require__(9261);
// EXTERNAL MODULE: ../../lib/report/json.js + 1 modules
var json = __webpack_require__(1862);
// EXTERNAL MODULE: ../../lib/report/escape/code-span.js
var code_span = __webpack_require__(6936);
// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js
var shown_name = __webpack_require__(1049);
;// CONCATENATED MODULE: ../../lib/report/wording/approval-words.js
/** What a protected file is. */
const ROLE_WORDS = {
    baseline: 'baseline',
    map: 'map',
    policy: 'policy',
    settings: 'settings',
    codeowners: 'code owners',
    workflow: 'workflow',
};
/** What a review lacks that does not count, after the reviewer's name. */
const REFUSAL_WORDS = {
    no_standing_review: 'has only commented',
    dismissed: 'the approval was dismissed',
    changes_requested: 'requested changes, which blocks',
    not_a_person: 'is a bot or a deleted account',
    is_author: 'is the author of the pull request',
    not_an_owner: 'does not own this file',
    team_unreadable: 'the token cannot read whether they are in an owning team',
    ownership_unreadable: 'the token cannot read whether they own this file',
    no_write_access: 'has no write access',
    permission_unreadable: 'the token cannot read their access',
    wrote_the_change: 'wrote the change',
    authors_unreadable: 'the authors of the change could not all be read',
    pushed_the_change: 'pushed the change',
    reviewed_commit_unreadable: 'the commit they reviewed could not be read',
    approved_another_catalog: 'approved another catalog',
    approved_before_base_moved: 'approved before the base branch moved',
    force_push_unreadable: 'a force-push came after the review and could not be read',
    force_pushed_from_another_catalog: 'a force-push after the review changed the catalog',
    base_change_unreadable: 'whether the base branch became another one could not be read',
    too_many_commits: 'was not looked into: more than 1,000 commits of this pull request touch the file, so squash them, or split the change',
    too_many_requests: 'was not looked into any more',
    approved_for_another_base: 'approved before the pull request was given another base branch',
};

// EXTERNAL MODULE: ../../lib/report/wording/name-list.js
var name_list = __webpack_require__(7899);
// EXTERNAL MODULE: ../../lib/report/markdown/table.js
var table = __webpack_require__(4998);
;// CONCATENATED MODULE: ../../lib/report/markdown/approval-section.js




// One row must never fill a report on its own.
const MAX_NAMES = 6;
/** Which protected files changed, who owns each, who approved, and what each other review lacks. */
function approvalSection(decision) {
    if (decision.files.length === 0)
        return [];
    const audited = decision.event === 'push';
    const pullRequest = (file) => audited ? [file.pullRequest === null ? 'none' : (0,code_span/* cellSpan */.L)(`#${file.pullRequest}`)] : [];
    const refusals = decision.files.flatMap((file) => file.asked ? file.refusals.map((refusal) => refusalRow(file, refusal, pullRequest(file))) : []);
    const column = audited ? ['Pull request'] : [];
    return [
        {
            head: `#### Approval\n\n${(0,table/* tableHead */.P)(['Protected file', ...column, 'Owners', 'Approved by', 'State'])}`,
            rows: decision.files.map((file) => (0,table/* tableRow */.j)([
                fileCell(file),
                ...pullRequest(file),
                ownersCell(file),
                file.approvedBy.length === 0 ? '—' : loginsCell(file.approvedBy),
                approval_section_stateOf(file),
            ])),
            foot: '\n',
            rank: 'first',
        },
        ...(refusals.length === 0
            ? []
            : [
                {
                    head: `Reviews that do not count:\n\n${(0,table/* tableHead */.P)(['Reviewer', 'File', ...column, 'Why'])}`,
                    rows: refusals,
                    foot: '\n',
                    rank: 'first',
                },
            ]),
        ...unreadFacts(decision),
    ];
}
function fileCell(file) {
    return `${(0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(file.path))} (${ROLE_WORDS[file.role]})`;
}
function ownersCell(file) {
    if (!file.ownersKnown)
        return '*could not be read*';
    return file.owners.length === 0 ? '*nobody*' : loginsCell(file.owners);
}
function loginsCell(logins) {
    return (0,name_list/* someOf */.y)(logins.map((login) => (0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(login))), MAX_NAMES);
}
function approval_section_stateOf(file) {
    if (!file.asked)
        return 'not asked yet: baseline and tools must agree first';
    if (file.needed === 0)
        return 'not asked: approval is off';
    if (file.error !== null)
        return '❌ nobody can approve';
    if (file.missingPermission !== null)
        return `❌ needs ${(0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(file.missingPermission))}`;
    if (file.ownersKnown && !file.reviewsKnown && file.pullRequest === null)
        return '❌ no pull request is known that could hold an approval';
    if (!file.ownersKnown || !file.reviewsKnown)
        return '❌ could not be read';
    if (file.approved)
        return '✅ approved';
    if (file.blockedBy.length > 0)
        return '❌ blocked by a request for changes';
    return `❌ ${file.approvedBy.length} of ${file.needed} approvals`;
}
function refusalRow(file, refusal, pullRequest) {
    const who = refusal.login === null ? '*deleted account*' : (0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(refusal.login));
    const permission = refusal.permission === null ? '' : `; needs ${(0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(refusal.permission))}`;
    const why = `${REFUSAL_WORDS[refusal.code]}${permission} (\`${refusal.code}\`)`;
    return (0,table/* tableRow */.j)([who, (0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(file.path)), ...pullRequest, why]);
}
/** Facts that disqualify nobody and must be known all the same. */
function unreadFacts(decision) {
    const authors = [...new Set(decision.files.flatMap((file) => file.unknownAuthors))].sort(text_order/* compareCodePoints */.O);
    const pushers = decision.files.filter((file) => file.asked && file.needed > 0 && !file.pushersRead);
    return [
        ...(authors.length === 0
            ? []
            : [
                `Commits without a GitHub account changed these files, and their authors are unknown: ${(0,name_list/* someOf */.y)(authors.map((author) => (0,code_span/* codeSpan */.S)((0,shown_name/* shownText */.f$)(author))), MAX_NAMES)}.\n\n`,
            ]),
        ...(pushers.length === 0
            ? []
            : ['Who pushed these changes could not be read, so no reviewer was refused for pushing them.\n\n']),
    ];
}

// EXTERNAL MODULE: ../../lib/report/markdown/catalog-section.js
var catalog_section = __webpack_require__(8919);
// EXTERNAL MODULE: ../../lib/report/markdown/evidence.js
var evidence = __webpack_require__(6185);
// EXTERNAL MODULE: ../../lib/report/wording/headline.js
var headline = __webpack_require__(3993);
// EXTERNAL MODULE: ../../lib/report/wording/next-step.js + 1 modules
var next_step = __webpack_require__(6480);
;// CONCATENATED MODULE: ../../lib/report/wording/help-links.js
/** The page on verdicts and codes, in the repository of the gate itself. */
const PAGE = 'https://github.com/tool-catalog-gate/tool-catalog-gate/blob/main/docs/troubleshooting.md';
/** The address of the section on a verdict, or on the error that kept the step from deciding. */
function helpAddress(decision) {
    return `${PAGE}#${errorCodeOf(decision) ?? decision.verdict}`;
}
function errorCodeOf({ verdict, fault, catalogs, files }) {
    if (verdict !== 'could-not-check')
        return null;
    const failed = catalogs.find(({ error }) => error !== null);
    return (fault ?? failed?.error ?? files.find(({ error }) => error !== null)?.error ?? null)?.code ?? null;
}

// EXTERNAL MODULE: ../../lib/report/wording/notices.js
var notices = __webpack_require__(5944);
// EXTERNAL MODULE: ../../lib/report/wording/counts.js
var wording_counts = __webpack_require__(17);
// EXTERNAL MODULE: ../../lib/report/wording/owner-step.js
var owner_step = __webpack_require__(9045);
// EXTERNAL MODULE: ../../lib/report/wording/verdict-words.js
var verdict_words = __webpack_require__(140);
// EXTERNAL MODULE: ../../lib/report/markdown/page.js + 1 modules
var page = __webpack_require__(6506);
;// CONCATENATED MODULE: ../../lib/report/markdown/markdown.js








const MALICIOUS_ALREADY = 'A baseline can hold malicious text already: read the catalog itself before you approve its first baseline.';
const NEW_BASELINES = new Set([
    'first-baseline',
    'mended-baseline',
    'migrated-format',
    'new-baseline-otherwise',
]);
const WHERE_THE_REST = {
    file: '',
    summary: 'This is not the whole report: the files that the outputs `report-markdown` and `report-json` name hold it.',
    comment: 'This is not the whole report: the summary of the job and the file that the output `report-markdown` names hold it.',
    'check-run': 'This is not the whole report: the summary of the job and the file that the output `report-markdown` names hold it.',
};
/**
 * The report of a decision as GitHub Flavored Markdown, within its budget. The first line is the verdict, the second
 * the next step. Text from a catalog, a path or a login stands only in code spans. The same decision gives the same
 * bytes.
 */
function renderMarkdown(decision, options) {
    return (0,page/* writePage */.x)(pageOf(decision, options), options.budget, WHERE_THE_REST[options.budget]);
}
function pageOf(decision, options) {
    const [only, ...others] = decision.catalogs;
    const single = only !== undefined && others.length === 0;
    const shown = { detail: options.detail, context: options.context ?? null };
    const approval = approvalSection(decision);
    const isWaiting = decision.approval === 'missing';
    return {
        top: [
            `### ${(0,headline/* icon */.Kk)(decision)} ${(0,headline/* headline */.Pl)(decision)}\n**Next step:** ${(0,next_step/* nextStep */.s)(decision, options)} [More](${helpAddress(decision)})\n\n`,
            ownerLine(decision, shown.context),
            ...(0,notices/* firstNotices */._F)(decision),
            decision.catalogs.some((catalog) => catalog.diff !== null)
                ? `${(0,wording_counts/* countsLine */.J7)(decision.catalogs)}\n\n`
                : '',
            ...(single ? (0,catalog_section/* catalogChanges */.zB)(only, shown) : catalogsTables(decision.catalogs)),
            ...(isWaiting ? approval : []),
            ...(0,evidence/* fold */.AU)('Evidence', [
                ...(single ? (0,catalog_section/* catalogEvidence */.tg)(only, shown) : []),
                ...(isWaiting ? [] : approval),
                ...contextLines(shown.context),
            ]),
            ...(single ? (0,catalog_section/* unchangedOf */.p1)(only) : []),
            ...markdown_setupNotices(decision, options.budget),
        ],
        sections: single
            ? []
            : byVerdict(decision.catalogs)
                .filter(isNotUnchanged)
                .map((catalog) => (0,catalog_section/* catalogSection */.Rd)(catalog, shown)),
        bottom: [
            closingWords(decision, options.budget, shown.context),
            options.marker === null ? '' : `\n${options.marker}\n`,
        ],
    };
}
/** What an owner's approval will mean, with the files to look at. */
function ownerLine(decision, context) {
    const words = (0,owner_step/* ownerStep */.Q)(decision);
    if (words === null)
        return '';
    const repository = context?.repository ?? null;
    const files = repository === null || repository.pullRequest === null
        ? ''
        : ` [The files](${repository.url}/pull/${repository.pullRequest}/files)`;
    return `**For an owner:** ${words}${files}\n\n`;
}
/** Where it was read what decides. */
function contextLines(context) {
    if (context === null || context.baseBranch === null)
        return [];
    const { name, tip } = context.baseBranch;
    const at = tip === null ? '' : `, ${(0,code_span/* codeSpan */.S)(tip.slice(0, 12))}`;
    return [`Owners, settings and policy are those of the branch ${(0,code_span/* codeSpan */.S)((0,shown_name/* shownText */.f$)(name))}${at}.\n\n`];
}
function catalogsTables(catalogs) {
    const isSplit = (0,wording_counts/* inheritedCount */.gR)(catalogs) > 0;
    const counts = ['Changed', 'Added', 'Removed', ...(isSplit ? ['Of these inherited'] : []), 'Unchanged'];
    const columns = ['Catalog', 'Verdict', ...counts];
    const ordered = byVerdict(catalogs);
    const unchanged = ordered.filter((catalog) => !isNotUnchanged(catalog));
    return [
        ...catalogsTable(ordered.filter(isNotUnchanged), isSplit, {
            head: (0,table/* tableHead */.P)(columns),
            foot: '\n',
            rank: 'first',
        }),
        ...catalogsTable(unchanged, isSplit, {
            head: `<details><summary>Unchanged catalogs (${unchanged.length})</summary>\n\n${(0,table/* tableHead */.P)(columns)}`,
            foot: '\n</details>\n\n',
            rank: 'last',
        }),
    ];
}
function catalogsTable(catalogs, isSplit, frame) {
    if (catalogs.length === 0)
        return [];
    return [{ ...frame, rows: catalogs.map((catalog) => catalogRow(catalog, isSplit)) }];
}
function catalogRow(catalog, isSplit) {
    const { changed, added, removed, unchanged } = (0,wording_counts/* countsOf */.mQ)([catalog]);
    const inherited = isSplit ? [(0,wording_counts/* inheritedCount */.gR)([catalog])] : [];
    const counts = [changed, added, removed, ...inherited, unchanged].map((count) => catalog.diff === null ? '' : String(count));
    return (0,table/* tableRow */.j)([(0,code_span/* cellSpan */.L)((0,shown_name/* shownText */.f$)(catalog.name)), verdict_words/* VERDICT_WORDS */._[catalog.verdict].name, ...counts]);
}
function byVerdict(catalogs) {
    return decision/* VERDICTS */.bk.flatMap((verdict) => catalogs.filter((catalog) => catalog.verdict === verdict));
}
function isNotUnchanged(catalog) {
    return catalog.verdict !== 'unchanged';
}
function markdown_setupNotices(decision, budget) {
    const sentences = budget === 'comment' ? [] : (0,notices/* setupSentences */.mg)(decision.notices);
    if (sentences.length === 0)
        return [];
    return [
        {
            head: `<details><summary>How the repository is set up (${sentences.length})</summary>\n\n`,
            rows: sentences.map((sentence) => `- ${sentence}\n`),
            foot: '\n</details>\n\n',
            rank: 'last',
        },
    ];
}
function closingWords(decision, budget, context) {
    const about = context === null || context.head === null ? '' : ` on ${(0,code_span/* codeSpan */.S)(context.head.slice(0, 12))}`;
    const verdict = `The check${about} is the verdict, not this ${budget === 'comment' ? 'comment' : 'report'}.`;
    const first = decision.catalogs.some((catalog) => NEW_BASELINES.has(catalog.row));
    return `---\n\n${verdict}${first ? ` ${MALICIOUS_ALREADY}` : ''}\n`;
}

// EXTERNAL MODULE: ../../lib/report/text.js
var report_text = __webpack_require__(3515);
// EXTERNAL MODULE: ../../lib/report/sarif.js + 1 modules
var sarif = __webpack_require__(4536);
// EXTERNAL MODULE: ../../lib/report/places/entry-location.js + 1 modules
var entry_location = __webpack_require__(7338);
// EXTERNAL MODULE: ../../lib/cli/catalog-input.js
var catalog_input = __webpack_require__(8468);
// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __webpack_require__(367);
// EXTERNAL MODULE: ../../lib/cli/html-page.js
var html_page = __webpack_require__(7653);
// EXTERNAL MODULE: ../../lib/cli/limit-options.js
var limit_options = __webpack_require__(5458);
// EXTERNAL MODULE: ../../lib/cli/output-options.js
var output_options = __webpack_require__(5658);
// EXTERNAL MODULE: ../../lib/cli/fault-sentence.js
var fault_sentence = __webpack_require__(4398);
// EXTERNAL MODULE: ../../lib/cli/progress.js
var cli_progress = __webpack_require__(6619);
;// CONCATENATED MODULE: ../../lib/cli/gate.js












const BASE = {
    name: 'base',
    value: 'ref',
    about: 'the base branch: main, origin/main, …',
    required: true,
};
const OUTPUT = (0,command/* choiceOption */.zu)({ name: 'output', value: 'kind', about: 'kind of report (default text on a terminal, else json)' }, ['json', 'markdown', 'html', 'text', 'sarif']);
const UPDATE_HINT = {
    name: 'update-hint',
    value: 'command',
    about: 'what an author runs to propose a new baseline',
    form: `one line of at most ${lib_limits/* MAX_HINT_LENGTH */.ik} characters`,
};
/** Inputs of the Action that the command takes under the same names. */
const INPUTS = [
    { name: 'baseline', value: 'path', about: 'path of the committed baseline' },
    { name: 'candidate', value: 'path', about: 'path of the catalog to compare with it' },
    {
        name: 'catalogs',
        value: 'line',
        about: 'many catalogs',
        form: '`name: baseline => candidate`',
        many: true,
    },
    (0,command/* choiceOption */.zu)({
        name: 'candidate-source',
        value: 'source',
        about: 'the working tree or HEAD (default as the settings say, else workspace)',
    }, ['workspace', 'commit']),
    { name: 'candidate-repeat', value: 'path', about: 'a second capture, which must be the same' },
    { name: 'map', value: 'path', about: 'map that makes an inventory of a manifest candidate' },
    { name: 'previous-baseline', value: 'path', about: 'where the base branch still has the baseline' },
    catalog_input/* FORMAT */.uB,
    {
        name: 'owners',
        value: 'owner',
        about: 'who approves (default code owners of the base branch)',
        form: '@user and @org/team',
        many: true,
    },
    { name: 'policy', value: 'path', about: 'governance policy, read on the base branch' },
    (0,command/* choiceOption */.zu)({ name: 'policy-mode', value: 'mode', about: 'which findings fail (default new)' }, [
        'new',
        'all',
    ]),
    (0,command/* choiceOption */.zu)({ name: 'fail-on-drift', value: 'which', about: 'which drift ends with 1 (default true: all)' }, ['true', 'new']),
    limit_options/* MAX_BYTES */.zx,
    limit_options/* MAX_DEPTH */.lr,
    UPDATE_HINT,
];
/** `gate --base REF`: the verdict that a pull request of HEAD would have; exit code 0 for `unchanged`, and for what `new` lets through. */
const GATE = {
    operands: [],
    options: [BASE, ...INPUTS, OUTPUT, output_options/* DETAIL */.SG, output_options/* COLOR */.o$],
    notes: `Paths count from the root of the repository. The baseline is read at HEAD and, as it was before your change, at the
merge base of HEAD and the base branch; settings, owners and policy on the base branch. Approvals are not looked for,
and the workflow file is not known. What is not given is as the settings file says; defaults hold where it says
nothing.
Exit code: 0 unchanged, or drift that the base branch has already where --fail-on-drift is new; 1 any other verdict,
2 could not check.`,
    run: gate,
};
async function gate(terminal, given) {
    const progress = (0,cli_progress/* progressOf */.j)(terminal);
    const change = await decideLocalChange({
        inputs: inputsOf(given),
        base: (0,command/* valueOf */.RP)(given, BASE) ?? '',
        directory: terminal.directory,
    });
    progress('writing the report');
    terminal.writeError(uncommittedLines(change).join(''));
    terminal.write(await reportOf(change, given, terminal));
    terminal.writeError(errorLines(change, given, terminal).join(''));
    const { verdict } = change.decision;
    if (verdict === 'unchanged' || hasInheritedAlone(change.decision))
        return 0;
    return verdict === 'could-not-check' ? 2 : 1;
}
/** Whether there is nothing but drift that the base branch has already, and the setting lets it pass. */
function hasInheritedAlone({ failOnDrift, passes, catalogs, files }) {
    return (failOnDrift === 'new' &&
        passes &&
        catalogs.every(({ verdict, row }) => verdict === 'unchanged' || row === 'tools-changed') &&
        files.every(({ asked }) => !asked));
}
function uncommittedLines({ uncommitted }) {
    return uncommitted.map((path) => `${(0,command_error_sentence/* uncommittedSentence */.$)(path)}\n`);
}
/** Behind a report that a program reads, what could not be checked is said to whoever started it too. */
function errorLines({ decision }, given, terminal) {
    if (gate_kindOf(given, terminal) === 'text')
        return [];
    const errors = [decision.fault, ...decision.catalogs.map(({ error }) => error)];
    const sentences = errors.flatMap((error) => error === null ? [] : [(0,fault_sentence/* faultSentence */.c)(command_error_sentence/* commandErrorSentence */.B, error, GATE, given)]);
    return [...new Set(sentences)].map((sentence) => `${sentence}\n`);
}
function gate_kindOf(given, terminal) {
    return (0,command/* choiceOf */.FH)(given, OUTPUT) ?? (terminal.isTerminal() ? 'text' : 'json');
}
/** The options as the runner would hand them over as inputs, read by the Action's own rules. */
function inputsOf(given) {
    const variables = INPUTS.map((option) => {
        const value = option.many === true ? (0,command/* valuesOf */.sm)(given, option).join('\n') : (0,command/* valueOf */.RP)(given, option);
        return [`INPUT_${option.name.toUpperCase()}`, value ?? ''];
    });
    return readInputs(Object.fromEntries(variables));
}
async function reportOf({ decision, evidence }, given, terminal) {
    const detail = (0,command/* choiceOf */.FH)(given, output_options/* DETAIL */.SG) ?? 'fingerprints';
    const updateHint = (0,command/* valueOf */.RP)(given, UPDATE_HINT);
    switch (gate_kindOf(given, terminal)) {
        case 'json':
            return (0,json/* renderJson */.h)(decision, { detail });
        case 'markdown':
            return renderMarkdown(decision, { detail, updateHint, budget: 'file', marker: null });
        case 'html':
            return (0,html_page/* htmlPage */.X)(renderMarkdown(decision, { detail, updateHint, budget: 'file', marker: null }), 'The verdict on a tool catalog');
        case 'text':
            return (0,report_text/* renderDecisionText */.C)(decision, { detail, updateHint, color: (0,output_options/* isColored */.VY)(given, terminal) });
        case 'sarif':
            return (0,sarif/* renderSarif */.W)(decision, (0,entry_location/* catalogSources */.c)(evidence.catalogs, true), {
                detail,
                version: package_version/* PACKAGE_VERSION */.i,
            });
    }
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

/***/ 8992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ givenInputs)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2571);

const PREFIX = 'INPUT_';
/**
 * The texts of a step's inputs by name, without white space around them; none of an input that is empty, as the runner
 * leaves one that is not given. Takes the step's environment (`INPUT_` and the name in upper case, `-` kept) and the
 * names of its inputs. Throws GateError `unknown_input` for any other: a typo in the workflow.
 */
function givenInputs(environment, names) {
    const given = new Map();
    for (const [variable, value] of Object.entries(environment)) {
        if (!variable.startsWith(PREFIX))
            continue;
        const name = names.find((each) => `${PREFIX}${each.toUpperCase()}` === variable);
        if (name === undefined)
            throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('unknown_input', shownName(variable));
        const text = value?.trim() ?? '';
        if (text !== '')
            given.set(name, text);
    }
    return given;
}
/**
 * The unknown input's name where it is a plain one, since a typo is found by its name; a log must not carry any other.
 */
function shownName(variable) {
    const name = variable.slice(PREFIX.length).toLowerCase();
    return /^[a-z][a-z0-9_-]{0,39}$/.test(name) ? name : 'inputs';
}


/***/ })

};
;