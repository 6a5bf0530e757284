"use strict";
exports.id = 592;
exports.ids = [592];
exports.modules = {

/***/ 1592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gateCommand: () => (/* binding */ gateCommand)
});

// EXTERNAL MODULE: ../../node_modules/commander/esm.mjs
var esm = __webpack_require__(3735);
// EXTERNAL MODULE: ../../lib/catalog/catalog.js
var catalog = __webpack_require__(5440);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ../../lib/gate/decide.js + 6 modules
var decide = __webpack_require__(6399);
// EXTERNAL MODULE: ../../lib/json/gate-error.js
var gate_error = __webpack_require__(5176);
// EXTERNAL MODULE: ../../lib/settings/merge-settings.js
var merge_settings = __webpack_require__(1719);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ../../lib/source/object-id.js
var object_id = __webpack_require__(9058);
;// CONCATENATED MODULE: ../../lib/source/local-history.js



const PATIENCE_MILLISECONDS = 30_000;
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
 * `field` where there is none, and in a shallow clone, where the one that is found can be a wrong one.
 */
async function localMergeBase(directory, base, head, field) {
    const shallow = await git(directory, ['rev-parse', '--is-shallow-repository']);
    if (shallow !== 'false')
        throw new gate_error/* GateError */.u('merge_base_unknown', field);
    return answerOf(directory, ['merge-base', base, head], 'merge_base_unknown', field);
}
async function answerOf(directory, question, code, field) {
    const answer = await git(directory, question);
    if (answer === null || !(0,object_id/* isObjectId */.T)(answer))
        throw new gate_error/* GateError */.u(code, field);
    return answer;
}
/** What git answers, without its line end; null where it fails. It replaces, fetches and starts nothing on the way. */
function git(directory, question) {
    const environment = {
        ...withoutGit(process.env),
        LC_ALL: 'C',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
    };
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)('git', ['-c', 'core.fsmonitor=false', ...question], { cwd: directory, env: environment, timeout: PATIENCE_MILLISECONDS, windowsHide: true }, (error, output) => resolve(error === null ? output.replace(/\r?\n$/, '') : null));
    });
}
/** A hook runs with variables that name another directory or another index. */
function withoutGit(environment) {
    return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('GIT_')));
}

// EXTERNAL MODULE: ../../lib/source/commit-reader.js + 1 modules
var commit_reader = __webpack_require__(3495);
// EXTERNAL MODULE: ../../lib/source/local-objects.js + 4 modules
var local_objects = __webpack_require__(3418);
// EXTERNAL MODULE: ../../lib/source/head-commit.js
var head_commit = __webpack_require__(7189);
// EXTERNAL MODULE: ../../lib/github/gather-evidence.js + 43 modules
var gather_evidence = __webpack_require__(1509);
// EXTERNAL MODULE: ../../lib/github/open-session.js + 5 modules
var open_session = __webpack_require__(8511);
;// CONCATENATED MODULE: ../../lib/github/local-change.js







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
    const commits = (0,commit_reader/* commitReader */.F)((0,local_objects/* localObjects */.k)(checkout.objects, checkout.commit.length));
    try {
        const settings = (0,merge_settings/* mergeSettings */.s)(change.inputs, await (0,open_session/* readSettingsFile */.u)(commits, baseTip));
        const session = {
            inputs: change.inputs,
            environment: {},
            workspace,
            api: null,
            ownersApi: null,
            settings,
            subject: subjectOf(checkout.commit, base, baseTip, change.base),
            commits,
            checkout,
        };
        return (0,decide/* decide */.L)(await (0,gather_evidence/* gatherEvidence */.h)(session));
    }
    finally {
        commits.close();
    }
}
function workingTree(directory) {
    const { root } = (0,external_node_path_.parse)(directory);
    const inside = (0,external_node_path_.join)(directory, 'file').slice(root.length).replaceAll('\\', '/');
    const checkout = (0,head_commit/* headCommit */.Q)(root, inside);
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
        baseBranch,
        pullRequest: null,
        pullRequestHead: head,
        fork: false,
        before: null,
        doubt: null,
    };
}

// EXTERNAL MODULE: ../../lib/report/detail.js
var detail = __webpack_require__(9245);
// EXTERNAL MODULE: ../../lib/report/json.js
var json = __webpack_require__(6210);
// EXTERNAL MODULE: ../../lib/report/markdown.js + 2 modules
var markdown = __webpack_require__(7730);
// EXTERNAL MODULE: ../../lib/report/text.js
var report_text = __webpack_require__(3515);
// EXTERNAL MODULE: ../../lib/settings/read-inputs.js
var read_inputs = __webpack_require__(3631);
// EXTERNAL MODULE: ../../lib/commands/output-options.js
var output_options = __webpack_require__(46);
// EXTERNAL MODULE: ../../lib/commands/progress.js
var commands_progress = __webpack_require__(5783);
;// CONCATENATED MODULE: ../../lib/commands/gate.js







/** Inputs of the Action that the command takes under the same names, as the runner would hand them over. */
const INPUTS = [
    ['--baseline <path>', 'path of the committed baseline'],
    ['--candidate <path>', 'path of the catalog to compare with it'],
    ['--catalogs <line...>', 'many catalogs, each `name: baseline => candidate`'],
    ['--candidate-source <source>', 'workspace (the working tree, default) or commit (HEAD)'],
    ['--candidate-repeat <path>', 'a second capture, which must be the same'],
    ['--map <path>', 'map that makes an inventory of a manifest candidate'],
    ['--previous-baseline <path>', 'where the base branch still has the baseline'],
    ['--format <format>', `auto (default), ${catalog/* FORMATS */.h.join(', ')}`],
    ['--owners <owner...>', '@user or @org/team; default: code owners of the base branch'],
    ['--policy <path>', 'governance policy, read on the base branch'],
    ['--policy-mode <mode>', 'new (default) or all'],
    ['--max-bytes <number>', 'largest catalog in bytes'],
    ['--max-depth <number>', 'deepest nesting of a catalog'],
    ['--update-hint <command>', 'what an author runs to propose a new baseline'],
];
/** `gate --base REF`: the verdict that a pull request of HEAD would have; exit code 0 for `unchanged` alone. */
function gateCommand(run) {
    const command = new esm/* Command */.uB('gate')
        .description('tell the verdict of a pull request before it is pushed, from local git alone')
        .requiredOption('--base <ref>', 'the base branch: main, origin/main, …');
    for (const [flags, description] of INPUTS)
        command.option(flags, description);
    return command
        .addOption(new esm/* Option */.c$('--output <kind>', 'kind of report (default: text on a terminal, else json)').choices([
        'json',
        'markdown',
        'text',
    ]))
        .addOption(new esm/* Option */.c$('--detail <detail>', 'what a report tells beside names')
        .choices(detail/* DETAILS */.D)
        .default('fingerprints'))
        .addOption((0,output_options/* colorOption */.rd)())
        .addHelpText('after', `
Paths count from the root of the repository. H is HEAD, T its merge base with the base branch; settings, owners and
policy are read on the base branch. Approval is left open. Exit code: 0 unchanged, 1 any other verdict, 2 could not check.`)
        .action((options) => run((terminal) => gate(terminal, options)));
}
async function gate(terminal, options) {
    const progress = (0,commands_progress/* progressOf */.j)(terminal);
    const decision = await decideLocalChange({
        inputs: inputsOf(options),
        base: options.base,
        directory: terminal.directory,
    });
    progress('writing the report');
    terminal.write(reportOf(decision, options, terminal));
    if (decision.verdict === 'unchanged')
        return 0;
    return decision.verdict === 'could-not-check' ? 2 : 1;
}
/** The options as the Action's inputs, read by the Action's own rules. */
function inputsOf(options) {
    const given = INPUTS.flatMap(([flags]) => {
        const name = flags.replace(/^--| .*$/g, '');
        const value = options[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())];
        if (value === undefined)
            return [];
        return [
            [`INPUT_${name.toUpperCase()}`, Array.isArray(value) ? value.join('\n') : String(value)],
        ];
    });
    return (0,read_inputs/* readInputs */.K)(Object.fromEntries(given));
}
function reportOf(decision, options, terminal) {
    const { detail } = options;
    const updateHint = options.updateHint ?? null;
    switch (options.output ?? (terminal.isTerminal ? 'text' : 'json')) {
        case 'json':
            return (0,json/* renderJson */.h)(decision, { detail });
        case 'markdown':
            return (0,markdown/* renderMarkdown */.G)(decision, { detail, updateHint, budget: 'file', marker: null });
        case 'text':
            return (0,report_text/* renderDecisionText */.C)(decision, { detail, updateHint, color: (0,output_options/* isColored */.VY)(options, terminal) });
    }
}


/***/ }),

/***/ 46:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VY: () => (/* binding */ isColored),
/* harmony export */   ft: () => (/* binding */ writeDocument),
/* harmony export */   rd: () => (/* binding */ colorOption)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3735);

/** `--color`: `auto` (the default) colours text on a terminal, unless NO_COLOR is set (no-color.org). */
function colorOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--color <when>', 'colour text output')
        .choices(['auto', 'always', 'never'])
        .default('auto');
}
/** Whether to colour what goes to standard output. */
function isColored({ color }, terminal) {
    if (color !== 'auto')
        return color === 'always';
    return terminal.isTerminal && (terminal.environment['NO_COLOR'] ?? '') === '';
}
/** Writes a document of a contract byte for byte; on a terminal, where nobody counts bytes, a line feed follows. */
function writeDocument(terminal, text) {
    terminal.write(terminal.isTerminal ? `${text}\n` : text);
}


/***/ }),

/***/ 5783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ progressOf)
/* harmony export */ });
const PATIENCE_MILLISECONDS = 2_000;
function progressOf(terminal) {
    const begun = terminal.elapsed();
    return (what) => {
        const passed = terminal.elapsed() - begun;
        if (passed > PATIENCE_MILLISECONDS)
            terminal.writeError(`${(passed / 1000).toFixed(0)} s: ${what} …\n`);
    };
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


/***/ })

};
;