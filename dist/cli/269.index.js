"use strict";
exports.id = 269;
exports.ids = [269];
exports.modules = {

/***/ 8269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  INIT: () => (/* binding */ INIT)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/git/local-repository.js
var local_repository = __webpack_require__(3060);
// EXTERNAL MODULE: ../../lib/git/repository-path.js
var repository_path = __webpack_require__(2648);
// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
;// CONCATENATED MODULE: ../../lib/init/workflow-files.generated.js
// Made by scripts/embed-workflows.mjs of examples/workflows.
const WORKFLOW_FILES = {
  "captured/tool-catalog-capture.yml": "# .github/workflows/tool-catalog-capture.yml: builds the server and uploads its catalog. It runs code of the pull request,\n# so it has no secrets and no rights but to read; GitHub runs this file as the pull request has it, and a change of it\n# needs an owner's approval.\nname: Tool catalog capture\non:\n  pull_request:\n    types: [opened, synchronize, reopened, edited]\n  merge_group:\n  push:\n    branches: [main]\npermissions: {}\njobs:\n  capture:\n    name: tool-catalog capture\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      contents: read\n    steps:\n      # The head itself, not GitHub's test merge: baseline and catalog are of one commit then.\n      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1\n        with:\n          ref: ${{ github.event.pull_request.head.sha || github.sha }}\n          persist-credentials: false\n      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0\n        with:\n          node-version: 24\n          package-manager-cache: false\n      - run: npm ci\n      - uses: tool-catalog-gate/tool-catalog-gate/capture@v0 # zizmor: ignore[unpinned-uses] no release to pin yet\n        with:\n          command: node server.js\n          out: catalog.json\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\n        with:\n          name: tool-catalog\n          path: catalog.json\n          if-no-files-found: error\n          # Where the capture runs again.\n          overwrite: true\n",
  "captured/tool-catalog-gate.yml": "# .github/tool-catalog-gate.yml: the settings, read from the default branch. A pull request cannot change them for itself.\nbaseline: tools/catalog.baseline.json\ncandidate: catalog.json\ncandidate-source: artifact\nartifact: tool-catalog\ncapture-workflow: .github/workflows/tool-catalog-capture.yml\nreview-workflow: .github/workflows/tool-catalog-review.yml\n",
  "captured/tool-catalog-review.yml": "# .github/workflows/tool-catalog-review.yml: a review starts it, and the gate looks again when it is over. GitHub runs this\n# file as the pull request has it, so it may do nothing and has no rights; a change of it needs an owner's approval.\nname: Tool catalog review\non:\n  pull_request_review:\n    types: [submitted, edited, dismissed]\npermissions: {}\njobs:\n  review:\n    name: tool-catalog review\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    steps:\n      - run: echo 'The gate looks at the reviews again.'\n",
  "captured/tool-catalog.yml": "# .github/workflows/tool-catalog.yml: decides. Require its check `tool-catalog`.\nname: Tool catalog\non:\n  # GitHub runs this file as the default branch has it, whatever the pull request says. It is safe with the rights below\n  # because nothing of the pull request is checked out or run: files, approvals and the captured catalog are read through\n  # the API, as data.\n  pull_request_target: # zizmor: ignore[dangerous-triggers] no checkout, data only\n    types: [opened, synchronize, reopened, edited, ready_for_review]\n  merge_group:\n  push:\n    branches: [main]\n  # After a review or a late capture: asks the job that decided to run again where its result would be another one.\n  workflow_run: # zizmor: ignore[dangerous-triggers] no checkout, data only\n    workflows: [Tool catalog review, Tool catalog capture]\n    types: [completed]\npermissions: {}\njobs:\n  tool-catalog:\n    # Only what decides about a pull request has the name of the required check.\n    name: ${{ github.event_name == 'workflow_run' && 'tool-catalog follow-up' || github.event_name == 'push' && 'tool-catalog audit' || 'tool-catalog' }}\n    runs-on: ubuntu-latest\n    # Longer than `capture-timeout`.\n    timeout-minutes: 20\n    permissions:\n      contents: read # the files at each commit\n      pull-requests: write # reviews, and the comment\n      checks: read # which job decided about a head\n      actions: write # wait for the capture, read its artifact, run the deciding job again\n    steps:\n      - uses: tool-catalog-gate/tool-catalog-gate@v0 # zizmor: ignore[unpinned-uses] no release to pin yet\n        with:\n          update-hint: npx tool-catalog-gate capture --out tools/catalog.baseline.json -- node server.js\n          detail: values\n",
  "committed/tool-catalog-gate.yml": "# .github/tool-catalog-gate.yml: the settings, read from the default branch. A pull request cannot change them for itself.\nbaseline: tools/catalog.baseline.json\ncandidate: tools/catalog.json\ncandidate-source: commit\nreview-workflow: .github/workflows/tool-catalog-review.yml\n",
  "committed/tool-catalog-review.yml": "# .github/workflows/tool-catalog-review.yml: a review starts it, and the gate looks again when it is over. GitHub runs this\n# file as the pull request has it, so it may do nothing and has no rights; a change of it needs an owner's approval.\nname: Tool catalog review\non:\n  pull_request_review:\n    types: [submitted, edited, dismissed]\npermissions: {}\njobs:\n  review:\n    name: tool-catalog review\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    steps:\n      - run: echo 'The gate looks at the reviews again.'\n",
  "committed/tool-catalog.yml": "# .github/workflows/tool-catalog.yml: decides. Require its check `tool-catalog`.\nname: Tool catalog\non:\n  # GitHub runs this file as the default branch has it, whatever the pull request says. It is safe with the rights below\n  # because nothing of the pull request is checked out or run: the gate reads files and approvals through the API, as data.\n  pull_request_target: # zizmor: ignore[dangerous-triggers] no checkout, data only\n    types: [opened, synchronize, reopened, edited, ready_for_review]\n  merge_group:\n  push:\n    branches: [main]\n  # After a review: asks the job that decided to run again where its result would be another one.\n  workflow_run: # zizmor: ignore[dangerous-triggers] no checkout, data only\n    workflows: [Tool catalog review]\n    types: [completed]\npermissions: {}\njobs:\n  tool-catalog:\n    # Only what decides about a pull request has the name of the required check.\n    name: ${{ github.event_name == 'workflow_run' && 'tool-catalog follow-up' || github.event_name == 'push' && 'tool-catalog audit' || 'tool-catalog' }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      contents: read # the files at each commit\n      pull-requests: write # reviews, and the comment\n      checks: read # which job decided about a head\n      actions: write # run that job again\n    steps:\n      - uses: tool-catalog-gate/tool-catalog-gate@v0 # zizmor: ignore[unpinned-uses] no release to pin yet\n        with:\n          update-hint: cp tools/catalog.json tools/catalog.baseline.json\n          detail: values\n",
  "simple/tool-catalog-captured.yml": "# .github/workflows/tool-catalog.yml: the simplest set-up for a captured catalog. GitHub runs this file as the pull request\n# has it, so whoever may edit it is trusted not to; a change of it needs an owner's approval.\nname: Tool catalog\non:\n  pull_request:\n    types: [opened, synchronize, reopened, edited, ready_for_review]\n  pull_request_review:\n    types: [submitted, edited, dismissed]\n  merge_group:\n  push:\n    branches: [main]\npermissions: {}\njobs:\n  capture:\n    name: tool-catalog capture\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      contents: read\n    steps:\n      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1\n        with:\n          persist-credentials: false\n      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0\n        with:\n          node-version: 24\n          package-manager-cache: false\n      - run: npm ci\n      - uses: tool-catalog-gate/tool-catalog-gate/capture@v0 # zizmor: ignore[unpinned-uses] no release to pin yet\n        with:\n          command: node server.js\n          out: catalog.json\n      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\n        with:\n          name: tool-catalog\n          path: catalog.json\n          if-no-files-found: error\n          # Where the capture runs again.\n          overwrite: true\n  tool-catalog:\n    # A review decides nothing: its run has a name of its own, and asks the job that decided to run again.\n    name: ${{ github.event_name == 'pull_request_review' && 'tool-catalog follow-up' || github.event_name == 'push' && 'tool-catalog audit' || 'tool-catalog' }}\n    needs: capture\n    # A failed capture fails the gate: GitHub takes a skipped check for a pass.\n    if: always()\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      contents: read # the files at each commit\n      pull-requests: write # reviews, and the comment\n      checks: read # which job decided about a head\n      actions: write # run that job again\n    steps:\n      # A folder of this very attempt: on a machine of one's own, what an earlier run left there is not taken for it.\n      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1\n        continue-on-error: true\n        with:\n          name: tool-catalog\n          path: captured-${{ github.run_id }}-${{ github.run_attempt }}\n      - uses: tool-catalog-gate/tool-catalog-gate@v0 # zizmor: ignore[unpinned-uses] no release to pin yet\n        with:\n          baseline: tools/catalog.baseline.json\n          candidate: captured-${{ github.run_id }}-${{ github.run_attempt }}/catalog.json\n          update-hint: npx tool-catalog-gate capture --out tools/catalog.baseline.json -- node server.js\n          detail: values\n",
  "simple/tool-catalog-gate.yml": "# .github/tool-catalog-gate.yml: the settings, read from the default branch. A pull request cannot change them for itself.\nbaseline: tools/catalog.baseline.json\ncandidate: tools/catalog.json\ncandidate-source: commit\n",
  "simple/tool-catalog.yml": "# .github/workflows/tool-catalog.yml: the one file of the simplest set-up. GitHub runs it as the pull request has it, so\n# whoever may edit it is trusted not to; the report says so, and a change of it needs an owner's approval.\nname: Tool catalog\non:\n  pull_request:\n    types: [opened, synchronize, reopened, edited, ready_for_review]\n  pull_request_review:\n    types: [submitted, edited, dismissed]\n  merge_group:\n  push:\n    branches: [main]\npermissions: {}\njobs:\n  tool-catalog:\n    # A review decides nothing: its run has a name of its own, and asks the job that decided to run again.\n    name: ${{ github.event_name == 'pull_request_review' && 'tool-catalog follow-up' || github.event_name == 'push' && 'tool-catalog audit' || 'tool-catalog' }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      contents: read # the files at each commit\n      pull-requests: write # reviews, and the comment\n      checks: read # which job decided about a head\n      actions: write # run that job again\n    steps:\n      - uses: tool-catalog-gate/tool-catalog-gate@v0 # zizmor: ignore[unpinned-uses] no release to pin yet\n        with:\n          update-hint: cp tools/catalog.json tools/catalog.baseline.json\n          detail: values\n"
};

;// CONCATENATED MODULE: ../../lib/init/set-up.js


const SET_UPS = ['committed', 'captured', 'simple'];
const SETTINGS = 'tool-catalog-gate.yml';
/** What the examples are written with. */
const EXAMPLE = {
    baseline: 'tools/catalog.baseline.json',
    committed: 'tools/catalog.json',
    captured: 'catalog.json',
    branch: 'main',
    command: 'node server.js',
};
/** The workflow and settings files of a set-up, filled in; none of them is written. */
function setUpFiles(options) {
    const folder = `${options.setUp}/`;
    return Object.entries(WORKFLOW_FILES)
        .filter(([name]) => name.startsWith(folder) && name !== 'simple/tool-catalog-captured.yml')
        .map(([name, text]) => {
        const file = name.slice(folder.length);
        const path = file === SETTINGS ? `.github/${file}` : `.github/workflows/${file}`;
        return { path, text: filledIn(text, options) };
    });
}
/** What makes a baseline of the server's tools of now; the `capture` of the command line, as it is installed by npm. */
function captureCommand({ baseline, command }) {
    return `npx tool-catalog-gate capture --out ${quoted(baseline)} -- ${command}`;
}
function filledIn(text, options) {
    const { setUp, baseline, candidate, branch, command } = options;
    const example = setUp === 'captured' ? EXAMPLE.captured : EXAMPLE.committed;
    const hint = setUp === 'captured' ? captureCommand(options) : `cp ${quoted(candidate)} ${quoted(baseline)}`;
    return text
        .replace(/^( *update-hint: ).*\n/gm, (_line, key) => hint.length > limits/* MAX_HINT_LENGTH */.ik ? '' : `${key}${scalar(hint)}\n`)
        .replaceAll(`baseline: ${EXAMPLE.baseline}`, `baseline: ${scalar(baseline)}`)
        .replaceAll(`candidate: ${example}`, `candidate: ${scalar(candidate)}`)
        .replaceAll(`branches: [${EXAMPLE.branch}]`, `branches: [${scalar(branch)}]`)
        .replaceAll(`command: ${EXAMPLE.command}`, `command: ${scalar(command)}`)
        .replaceAll(`out: ${EXAMPLE.captured}`, `out: ${scalar(candidate)}`)
        .replaceAll(`path: ${EXAMPLE.captured}`, `path: ${scalar(candidate)}`)
        .replaceAll('# zizmor: ignore[unpinned-uses] no release to pin yet', '')
        .replace(/[ \t]+$/gm, '');
}
/** A text as a YAML scalar: as it is where that is plain, else in double quotes, which JSON's are. */
function scalar(text) {
    return /^[A-Za-z0-9_./][\w ./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|~|[\d.]+)$/i.test(text)
        ? text
        : JSON.stringify(text);
}
/** A path as one word of a shell. */
function quoted(path) {
    return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
/** The files that other set-ups need and this one does not. */
function otherFiles(options) {
    const own = new Set(setUpFiles(options).map(({ path }) => path));
    const all = SET_UPS.flatMap((setUp) => setUpFiles({ ...options, setUp })).map(({ path }) => path);
    return [...new Set(all)].filter((path) => !own.has(path));
}
/** The lines that make the owners own the baseline, its settings and the workflows. */
function codeOwnersLines({ baseline, owners }) {
    const who = owners.join(' ');
    return [`/${baseline.replaceAll(' ', '\\ ')} ${who}`, `/.github/ ${who}`];
}

// EXTERNAL MODULE: ../../lib/patterns/code-owners.js
var code_owners = __webpack_require__(5739);
;// CONCATENATED MODULE: ../../lib/init/write-set-up.js





/**
 * Writes the files of a set-up below a directory. A file that is there is never written over: CODEOWNERS gets the lines
 * at its end that own what nobody owns yet, every other is kept. Of a committed candidate the first baseline is a copy,
 * if there is none; a captured one is kept out of the repository by a line of .gitignore. Throws GateError `not_writable` about `init`.
 */
function writeSetUp(directory, options) {
    try {
        return [
            ...setUpFiles(options).map(({ path, text }) => create(directory, path, text)),
            ...otherFiles(options).flatMap((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, path)) ? [{ path, outcome: 'superfluous' }] : []),
            ...ignoredCapture(directory, options),
            ...ownersFile(directory, options),
            ...firstBaseline(directory, options),
        ];
    }
    catch {
        throw new gate_error/* GateError */.u('not_writable', 'init');
    }
}
function create(directory, path, content) {
    const file = (0,external_node_path_.join)(directory, path);
    if ((0,external_node_fs_.existsSync)(file))
        return { path, outcome: isSame(file, content) ? 'kept' : 'differs' };
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
    (0,external_node_fs_.writeFileSync)(file, content, { flag: 'wx' });
    return { path, outcome: 'created' };
}
function isSame(file, content) {
    return Buffer.compare((0,external_node_fs_.readFileSync)(file), Buffer.from(content)) === 0;
}
/** What the capture writes is made anew each time. */
function ignoredCapture(directory, { setUp, candidate }) {
    if (setUp !== 'captured')
        return [];
    const [path, line] = ['.gitignore', `/${candidate}`];
    const file = (0,external_node_path_.join)(directory, path);
    if (!(0,external_node_fs_.existsSync)(file))
        return [create(directory, path, `${line}\n`)];
    const text = (0,external_node_fs_.readFileSync)(file, 'utf8');
    if (text.split(/\r?\n/).some((one) => [line, candidate].includes(one.trim())))
        return [];
    append(file, text, [line]);
    return [{ path, outcome: 'extended' }];
}
function append(file, text, lines) {
    (0,external_node_fs_.appendFileSync)(file, `${text === '' || text.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n`);
}
function ownersFile(directory, options) {
    if (options.owners.length === 0)
        return [];
    const lines = codeOwnersLines(options);
    const path = code_owners/* CODEOWNERS_PATHS */.xn.find((place) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, place)));
    if (path === undefined)
        return [create(directory, '.github/CODEOWNERS', `${lines.join('\n')}\n`)];
    const text = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(directory, path), 'utf8');
    const rules = (0,code_owners/* parseCodeOwners */.dK)(text);
    const missing = [options.baseline, '.github/workflows/tool-catalog.yml'].flatMap((owned, index) => (0,code_owners/* isOwned */.go)(rules, owned) ? [] : (lines[index] ?? []));
    if (missing.length === 0)
        return [{ path, outcome: 'kept' }];
    append((0,external_node_path_.join)(directory, path), text, missing);
    return [{ path, outcome: 'extended' }];
}
function firstBaseline(directory, { setUp, baseline, candidate }) {
    const file = (0,external_node_path_.join)(directory, candidate);
    if (setUp === 'captured' || !(0,external_node_fs_.existsSync)(file))
        return [];
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, baseline)))
        return [{ path: baseline, outcome: 'kept' }];
    return [create(directory, baseline, (0,external_node_fs_.readFileSync)(file))];
}

// EXTERNAL MODULE: ../../lib/patterns/owner-name.js
var owner_name = __webpack_require__(6086);
// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __webpack_require__(367);
;// CONCATENATED MODULE: ../../lib/cli/init.js







const SET_UP = (0,command/* choiceOption */.zu)({ name: 'set-up', value: 'kind', about: 'how the gate is set up (README, "Set it up")' }, SET_UPS);
const BASELINE = {
    name: 'baseline',
    value: 'path',
    about: 'where the baseline is committed (default tools/catalog.baseline.json)',
};
const CANDIDATE = {
    name: 'candidate',
    value: 'path',
    about: 'the committed catalog (default tools/catalog.json), or what the capture is called (default catalog.json)',
};
const OWNERS = {
    name: 'owners',
    value: 'owner',
    about: 'at least two people: nobody can approve their own change',
    form: '@user and @org/team',
    many: true,
};
const BRANCH = {
    name: 'branch',
    value: 'name',
    about: "the default branch (default origin's, else the current one, else main)",
    form: 'the name of a branch, of letters, digits and . _ - /',
};
const COMMAND = {
    name: 'command',
    value: 'command',
    about: 'what starts the server whose catalog is captured (default node server.js)',
    form: 'one line, without an expression of a workflow',
};
/** `init`: exit code 0 where everything is written. */
const INIT = {
    operands: [],
    options: [SET_UP, BASELINE, CANDIDATE, OWNERS, BRANCH, COMMAND],
    notes: `Writes workflows, settings, lines of CODEOWNERS and the first baseline into the working tree, and asks for
what was not given. No file is written over; commit what is there in a pull request of its own.`,
    run: init,
};
async function init(terminal, given) {
    const repository = await (0,local_repository/* localRepository */.i)(terminal.directory);
    const options = await optionsOf(terminal, given, repository?.defaultBranch ?? 'main');
    const files = writeSetUp(repository?.root ?? terminal.directory, options);
    const lines = [
        ...placeLines(terminal.directory, repository),
        ...files.map(fileLine),
        '',
        ...nextSteps(options, files, repository),
    ];
    terminal.write(`${lines.join('\n')}\n`);
    return 0;
}
/** Where it is written, where that is not where it was started. */
function placeLines(directory, repository) {
    if (repository === null)
        return [
            'There is no Git repository here, or Git is not installed: the files are below this directory, for the branch given or main.',
        ];
    return (0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(repository.root), (0,external_node_fs_.realpathSync)(directory)) === ''
        ? []
        : ['Paths count from the root of the repository.'];
}
async function optionsOf(terminal, given, branch) {
    const setUp = (0,command/* choiceOf */.FH)(given, SET_UP) ?? (await askSetUp(terminal));
    const owners = (0,command/* valuesOf */.sm)(given, OWNERS);
    return {
        setUp,
        baseline: (0,repository_path/* repositoryPath */.S)((0,command/* valueOf */.RP)(given, BASELINE) ?? 'tools/catalog.baseline.json', 'baseline'),
        candidate: (0,repository_path/* repositoryPath */.S)((0,command/* valueOf */.RP)(given, CANDIDATE) ?? (setUp === 'captured' ? 'catalog.json' : 'tools/catalog.json'), 'candidate'),
        owners: owners.length > 0 ? ownersOf(owners.join(',')) : await askOwners(terminal),
        branch: branchOf((0,command/* valueOf */.RP)(given, BRANCH) ?? branch),
        command: commandOf((0,command/* valueOf */.RP)(given, COMMAND) ?? 'node server.js'),
    };
}
/** Until the answer is one of the choices; whoever answers no more leaves the option out. */
async function askSetUp(terminal) {
    const choices = SET_UPS.join(', ');
    let question = 'How does the gate get the catalog? committed (a file), captured (from a server), or simple (one workflow file, which a pull request can edit): ';
    for (;;) {
        const answer = await terminal.ask(question);
        const setUp = SET_UPS.find((kind) => kind === answer?.toLowerCase());
        if (setUp !== undefined)
            return setUp;
        if (answer === null)
            throw new gate_error/* GateError */.u('missing_input', SET_UP.name);
        question = `That is none of them. One of ${choices}: `;
    }
}
async function askOwners(terminal) {
    let question = 'Who approves changes of the baseline? @user or @org/team, two people: ';
    for (;;) {
        const owners = namesIn((await terminal.ask(question)) ?? '');
        if (owners.every(owner_name/* isAccount */.U))
            return owners;
        question = 'That is no list of owners. Each as @user or @org/team, parted by commas: ';
    }
}
/** Parted by commas or spaces. */
function namesIn(text) {
    return text.split(/[\s,]+/).filter((name) => name !== '');
}
function ownersOf(text) {
    const owners = namesIn(text);
    if (!owners.every(owner_name/* isAccount */.U))
        throw new gate_error/* GateError */.u('invalid_input', 'owners');
    return owners;
}
/** What may be a branch's name in a workflow (git's page "git-check-ref-format"). */
function branchOf(name) {
    if (!/^[A-Za-z0-9][\w./-]{0,199}$/.test(name))
        throw new gate_error/* GateError */.u('invalid_input', 'branch');
    return name;
}
/** One line of a shell, as a workflow's `run` takes it. */
function commandOf(command) {
    if (command === '' || /[\r\n]|\$\{\{/.test(command))
        throw new gate_error/* GateError */.u('invalid_input', 'command');
    return command;
}
const WORDS = {
    created: 'created',
    extended: 'added to',
    kept: 'is there already:',
    differs: 'is there with another content, left as it is:',
    superfluous: 'belongs to another set-up, remove it:',
};
function fileLine({ path, outcome }) {
    return `${WORDS[outcome]} ${path}`;
}
function nextSteps(options, files, repository) {
    const { setUp, baseline, candidate, branch } = options;
    const hasBaseline = files.some(({ path }) => path === baseline);
    const differing = files.filter(({ outcome }) => outcome === 'differs').map(({ path }) => path);
    const origin = (0,local_repository/* repositoryOfRemote */.G)(repository?.origin ?? '') === null ? ' --repository OWNER/NAME' : '';
    const steps = [
        ...(differing.length === 0
            ? []
            : [
                `Compare what was there before with what this set-up needs, or delete it and run init again: ${differing.join(', ')}`,
            ]),
        ...ownerSteps(options),
        ...(hasBaseline
            ? []
            : [
                setUp === 'captured'
                    ? `Capture the first baseline: ${captureCommand(options)}`
                    : `Put the catalog at ${candidate} and a copy of it at ${baseline}.`,
            ]),
        'Commit the files, and merge them as a pull request of its own.',
        `On GitHub, require the check tool-catalog for ${branch} (Settings, Rules, Rulesets: "Require status checks").`,
        'There too, require a review from code owners ("Require a pull request before merging").',
        `Then look whether anything is missing, with a token in GITHUB_TOKEN or GH_TOKEN: npx tool-catalog-gate doctor${origin}`,
    ];
    return ['What remains:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
/** Nobody can approve their own change; a team may have any number of members. */
function ownerSteps({ owners, baseline }) {
    const [only, ...others] = owners;
    if (only === undefined)
        return [`Name the owners of ${baseline} and .github/ in .github/CODEOWNERS: two people.`];
    if (others.length > 0 || only.includes('/'))
        return [];
    return [
        `Nobody can approve their own change, and ${only} is the only owner: name a second one in CODEOWNERS, or, where one person maintains alone, write "approvals: 0" into .github/tool-catalog-gate.yml.`,
    ];
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

/***/ 5795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ MAX_LISTINGS),
/* harmony export */   Bl: () => (/* binding */ MAX_BRANCH_LENGTH),
/* harmony export */   EM: () => (/* binding */ MAX_NAME_LENGTH),
/* harmony export */   E_: () => (/* binding */ MAX_CATALOGS),
/* harmony export */   Gl: () => (/* binding */ MAX_CALLS_MILLISECONDS),
/* harmony export */   Jl: () => (/* binding */ MAX_FAULTS),
/* harmony export */   Jr: () => (/* binding */ MAX_CAPTURE_MILLISECONDS),
/* harmony export */   Kb: () => (/* binding */ MAX_PATH_LENGTH),
/* harmony export */   M6: () => (/* binding */ MAX_LIMITS),
/* harmony export */   MQ: () => (/* binding */ MAX_APPROVALS),
/* harmony export */   Mu: () => (/* binding */ MAX_BRANCHES),
/* harmony export */   Pd: () => (/* binding */ MAX_GIT_MILLISECONDS),
/* harmony export */   Q0: () => (/* binding */ MAX_SUMMARY_BYTES),
/* harmony export */   QD: () => (/* binding */ MAX_POINTER_LENGTH),
/* harmony export */   Sw: () => (/* binding */ MAX_POINTERS),
/* harmony export */   TY: () => (/* binding */ MAX_CAPTURE_REPEATS),
/* harmony export */   T_: () => (/* binding */ MAX_INVENTORY_RECORDS),
/* harmony export */   Wo: () => (/* binding */ DEFAULT_LIST_PAGES),
/* harmony export */   XK: () => (/* binding */ MAX_SETTINGS_BYTES),
/* harmony export */   Xd: () => (/* binding */ MAX_KEY_BYTES),
/* harmony export */   _R: () => (/* binding */ MAX_SARIF_RESULTS),
/* harmony export */   _Y: () => (/* binding */ MAX_BYTES_TOGETHER),
/* harmony export */   bC: () => (/* binding */ MAX_ATTRIBUTES_BYTES),
/* harmony export */   cZ: () => (/* binding */ MAX_PATH_COMMITS),
/* harmony export */   ci: () => (/* binding */ MAX_CAPTURE_MINUTES),
/* harmony export */   dR: () => (/* binding */ DEFAULT_LIMITS),
/* harmony export */   fR: () => (/* binding */ MAX_CHECK_RUN_LENGTH),
/* harmony export */   ik: () => (/* binding */ MAX_HINT_LENGTH),
/* harmony export */   kg: () => (/* binding */ DEFAULT_CAPTURE_MILLISECONDS),
/* harmony export */   pJ: () => (/* binding */ MAX_COMMENT_BYTES),
/* harmony export */   rt: () => (/* binding */ MAX_LIST_PAGES),
/* harmony export */   t6: () => (/* binding */ MAX_CALL_MILLISECONDS),
/* harmony export */   y0: () => (/* binding */ MAX_SETTLE_MILLISECONDS),
/* harmony export */   yT: () => (/* binding */ MAX_NUMBER_DIGITS),
/* harmony export */   zE: () => (/* binding */ MAX_CODEOWNERS_BYTES)
/* harmony export */ });
/* unused harmony exports MAX_REVIEW_CALLS, MAX_OWNERSHIP_CALLS, MAX_TEAM_CALLS, MAX_EVENT_BYTES, MAX_ARTIFACT_BYTES, MAX_ARTIFACT_FILES, MAX_ARTIFACT_PLAIN_BYTES, MAX_ARTIFACT_RATIO, MAX_EARLIER_JOBS, MAX_PULL_COMMITS, MAX_REVIEWS, MAX_COMMENTS, MAX_ISSUES, MAX_ANNOTATIONS */
/*
 * Every limit that a user can meet, each with its unit. What is over a limit is refused by a code, or left out of a
 * report that says how much; nothing over one passes. action.yml, README and the sentences are tested against these.
 */
const KIB = 1024;
const MIB = 1024 * KIB;
/** One input: bytes, and edges from the root to the deepest value. */
const DEFAULT_LIMITS = { maxBytes: 16 * MIB, maxDepth: 64 };
/** The highest that `max-bytes` and `max-depth` can ask for. Values so deep can still be walked by recursion. */
const MAX_LIMITS = { maxBytes: 64 * MIB, maxDepth: 1000 };
/** Bytes of all catalogs that one step parses: a process that runs out of memory leaves no report. */
const MAX_BYTES_TOGETHER = 256 * MIB;
/** Digits of one number. */
const MAX_NUMBER_DIGITS = 1000;
/** Records of one inventory (OpenMed v1, "Tool inventory"). */
const MAX_INVENTORY_RECORDS = 10_000;
/** Faults of one catalog that are listed. */
const MAX_FAULTS = 100;
/** Lines of `catalogs`, and catalogs of a step once the stars of the lines are expanded. */
const MAX_CATALOGS = 5000;
/** Approvals that can be asked for, and standing approvals of one file that are looked into. */
const MAX_APPROVALS = 20;
/**
 * Calls to GitHub about who approved, beside the first of each list and one for each approval that is needed and each
 * changed file: with everything else a run asks for, at most 30 of one catalog.
 */
const MAX_REVIEW_CALLS = 12;
/** Those of them about the write access of reviewers whom an owning team may name, and about who is in such a team. */
const MAX_OWNERSHIP_CALLS = 8;
const MAX_TEAM_CALLS = 10;
/** UTF-16 units of a path. */
const MAX_PATH_LENGTH = 4096;
/** Characters of an `id` and of a catalog's name. */
const MAX_NAME_LENGTH = 64;
/** UTF-16 units of `update-hint`. */
const MAX_HINT_LENGTH = 200;
/** Bytes of the settings file. */
const MAX_SETTINGS_BYTES = 64 * KIB;
/** Pointers of one list of the settings file, and UTF-16 units of each. */
const MAX_POINTERS = 100;
const MAX_POINTER_LENGTH = 1000;
/** Guarded branches of the settings file, and UTF-16 units of the name of one. */
const MAX_BRANCHES = 100;
const MAX_BRANCH_LENGTH = 250;
/** Bytes of CODEOWNERS: GitHub loads only files under 3 MB. It does not say which megabyte: the smaller one is safe. */
const MAX_CODEOWNERS_BYTES = 3_000_000 - 1;
/** Bytes of a `.gitattributes` that is looked into for hidden diffs. */
const MAX_ATTRIBUTES_BYTES = 64 * KIB;
/** Bytes of an event's payload: GitHub's page "Webhook events and payloads" caps one at 25 MB. */
const MAX_EVENT_BYTES = 25 * MIB;
/** Bytes of the key of a signature. */
const MAX_KEY_BYTES = 64 * KIB;
/** Bytes of a captured artifact, its entries, and bytes of its files together once they are unpacked. */
const MAX_ARTIFACT_BYTES = 64 * MIB;
const MAX_ARTIFACT_FILES = 2000;
const MAX_ARTIFACT_PLAIN_BYTES = 256 * MIB;
/** Plain bytes for one byte of an artifact: definitions of tools come nowhere near, a bomb is near 1,000. */
const MAX_ARTIFACT_RATIO = 200;
/** Minutes that a capture can be waited for: a job of GitHub's own machines ends after six hours. */
const MAX_CAPTURE_MINUTES = 350;
/** Jobs of earlier heads that are run again after a review. */
const MAX_EARLIER_JOBS = 10;
/** One attempt of a call of GitHub, and all calls of a step together, waits included: milliseconds. */
const MAX_CALL_MILLISECONDS = 30_000;
const MAX_CALLS_MILLISECONDS = 120_000;
/** One answer of git: milliseconds. */
const MAX_GIT_MILLISECONDS = 30_000;
/** Commits of a push whose pull requests are looked for. */
const MAX_PULL_COMMITS = 1000;
/** Commits that touch a protected file, among which its authors are looked for. */
const MAX_PATH_COMMITS = 1000;
/** Reviews of a pull request. */
const MAX_REVIEWS = 5000;
/** Comments of a pull request among which the gate's own is found. */
const MAX_COMMENTS = 5000;
/** Issues about watched catalogs among which the one about a catalog is found. */
const MAX_ISSUES = 5000;
/** A report in the summary of a job and in a comment, which GitHub refuses above 65,536 characters: UTF-8 bytes. */
const MAX_SUMMARY_BYTES = MIB;
const MAX_COMMENT_BYTES = 65_000;
/** A report in a check run: UTF-16 units. */
const MAX_CHECK_RUN_LENGTH = 65_535;
/** Annotations of each level: GitHub shows no more of a step. */
const MAX_ANNOTATIONS = 10;
/** Results of a SARIF file: code scanning takes no more of a run. */
const MAX_SARIF_RESULTS = 5000;
/** Pages of a list of a server that is captured, unless `max-pages` says otherwise, and the highest that it can ask for. */
const DEFAULT_LIST_PAGES = 1000;
const MAX_LIST_PAGES = 100_000;
/** One capture of a server, unless `timeout` says otherwise, and the longest that it can ask for: milliseconds. */
const DEFAULT_CAPTURE_MILLISECONDS = 120_000;
const MAX_CAPTURE_MILLISECONDS = 3_600_000;
/** The longest that `settle` can wait for lists to change: milliseconds. */
const MAX_SETTLE_MILLISECONDS = 60_000;
/** How often `repeat` captures a server, and how often one capture lists what changes meanwhile. */
const MAX_CAPTURE_REPEATS = 10;
const MAX_LISTINGS = 10;


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


/***/ })

};
;