"use strict";
exports.id = 362;
exports.ids = [362];
exports.modules = {

/***/ 1362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  endUnforeseen: () => (/* binding */ endUnforeseen),
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ../../node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(8947);
// EXTERNAL MODULE: ../../lib/json/gate-error.js
var gate_error = __webpack_require__(5176);
// EXTERNAL MODULE: ../../lib/report/log-line.js
var log_line = __webpack_require__(5671);
// EXTERNAL MODULE: ../../lib/report/error-sentence.js + 2 modules
var error_sentence = __webpack_require__(4804);
// EXTERNAL MODULE: ../../lib/report/text.js
var report_text = __webpack_require__(3515);
// EXTERNAL MODULE: ../../lib/gate/decision.js
var gate_decision = __webpack_require__(1693);
// EXTERNAL MODULE: ../../lib/report/entry-name.js
var entry_name = __webpack_require__(3784);
// EXTERNAL MODULE: ../../lib/report/code-span.js
var code_span = __webpack_require__(402);
// EXTERNAL MODULE: ../../lib/report/entry-location.js + 1 modules
var entry_location = __webpack_require__(9137);
// EXTERNAL MODULE: ../../lib/report/shown-name.js + 1 modules
var shown_name = __webpack_require__(3645);
// EXTERNAL MODULE: ../../lib/report/some-of.js
var some_of = __webpack_require__(2772);
;// CONCATENATED MODULE: ../../lib/report/annotations.js








// GitHub shows 10 errors and 10 warnings a step and drops the others.
const MOST = 10;
const MOST_FIELDS = 5;
/**
 * At most 10 remarks on what a decision is not content with: faults at their place, changed, added and removed entries in
 * turn, findings of the policy, protected files without approval. An entry's line is that in the candidate, or in the
 * baseline where the candidate is no committed file. Errors where the step fails, else warnings. Names are escaped and no
 * text can begin a workflow command (see `neutralise`).
 */
function annotations(decision, texts) {
    const level = decision.passes ? 'warning' : 'error';
    const remarks = [
        ...gate_decision/* VERDICTS */.b.flatMap((verdict) => decision.catalogs.filter((catalog) => catalog.verdict === verdict)).flatMap((catalog) => catalogRemarks(catalog, textsOf(catalog, texts))),
        ...decision.files.filter(isWaiting).map(fileRemark),
    ];
    return remarks.slice(0, MOST).map((remark) => ({ level, ...safe(remark) }));
}
function safe({ path, line, title, message }) {
    const plain = path !== null && (0,log_line/* neutralise */.$)(path) === path ? path : null;
    return { path: plain, line: plain === null ? null : line, title, message: (0,log_line/* neutralise */.$)(message) };
}
function textsOf({ name }, texts) {
    const nothing = { name, baseline: null, candidate: null, candidateCommitted: false };
    return texts.find((candidate) => candidate.name === name) ?? nothing;
}
function catalogRemarks(catalog, texts) {
    if (catalog.verdict === 'unchanged' || catalog.verdict === 'approved')
        return [];
    if (catalog.error !== null)
        return [errorRemark(catalog)];
    return [...policyRemarks(catalog, texts), ...differenceRemarks(catalog, texts)].slice(0, MOST);
}
function errorRemark({ error, baselinePath, candidatePath }) {
    if (error === null)
        return { path: null, line: null, title: 'Could not check', message: '' };
    const ofCandidate = /^candidate\b/u.test(error.field);
    return {
        path: ofCandidate ? candidatePath : baselinePath,
        line: error.place?.line ?? null,
        title: 'Could not check',
        message: (0,error_sentence/* errorSentence */.O)(error),
    };
}
function policyRemarks(catalog, texts) {
    const { policy } = catalog;
    if (policy === null || !policy.failing)
        return [];
    const find = finder(catalog, texts);
    return policy.findings
        .filter((finding) => policy.mode === 'all' || finding.isNew)
        .slice(0, MOST)
        .map(({ code, entry, path }) => {
        const about = entry === null ? 'The policy' : (0,code_span/* codeSpan */.S)((0,shown_name/* shownName */.HD)(entry));
        const message = `${about}: ${(0,code_span/* codeSpan */.S)((0,shown_name/* shownName */.HD)(code))} at ${(0,code_span/* codeSpan */.S)((0,shown_name/* shownName */.HD)(path))}`;
        const tool = entry === null ? null : toolNamed(texts, entry);
        return remark('Policy violation', message, tool === null ? null : find(tool), catalog);
    });
}
function toolNamed({ candidate }, key) {
    return candidate?.entries.find((entry) => entry.kind === 'tool' && entry.key === key) ?? null;
}
/** Changed, added and removed entries in turn, so that many of one do not hide the others. */
function differenceRemarks(catalog, texts) {
    const { diff } = catalog;
    if (diff === null)
        return [];
    const find = finder(catalog, texts);
    const lists = [
        diff.changed.slice(0, MOST).map((change) => changeRemark(change, find(change.after), catalog)),
        diff.added.slice(0, MOST).map((entry) => remark('Tool added', (0,entry_name/* entrySpan */.hn)(entry), find(entry), catalog)),
        diff.removed
            .slice(0, MOST)
            .map((entry) => remark('Tool removed', (0,entry_name/* entrySpan */.hn)(entry), find(entry), catalog)),
        ...(diff.members.length === 0 ? [] : [[membersRemark(catalog)]]),
    ];
    return Array.from({ length: MOST }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
function finder(catalog, texts) {
    const inCandidate = (0,entry_location/* locatorOf */.e)(texts.candidateCommitted ? texts.candidate : null, catalog.candidatePath);
    const inBaseline = (0,entry_location/* locatorOf */.e)(texts.baseline, catalog.baselinePath);
    return (entry) => inCandidate(entry) ?? inBaseline(entry);
}
function changeRemark({ after, fields }, location, catalog) {
    const names = fields.map(({ field }) => (0,code_span/* codeSpan */.S)((0,shown_name/* shownName */.HD)(field)));
    return remark('Tool changed', `${(0,entry_name/* entrySpan */.hn)(after)}: ${(0,some_of/* someOf */.y)(names, MOST_FIELDS)}`, location, catalog);
}
function membersRemark(catalog) {
    const names = (catalog.diff?.members ?? []).map(({ field }) => (0,code_span/* codeSpan */.S)((0,shown_name/* shownName */.HD)(field)));
    return remark('Catalog changed', (0,some_of/* someOf */.y)(names, MOST_FIELDS), null, catalog);
}
function remark(title, message, location, catalog) {
    if (location === null)
        return { path: catalog.baselinePath, line: null, title, message };
    return { path: location.path, line: location.place?.line ?? null, title, message };
}
function isWaiting(file) {
    return file.asked && file.needed > 0 && !file.approved && file.role !== 'baseline';
}
function fileRemark({ path }) {
    const message = 'This file decides what the gate does; an owner of it has to approve its change.';
    return { path, line: null, title: 'Protected file changed', message };
}

;// CONCATENATED MODULE: ../../lib/step/catalog-texts.js
/** The catalogs of a run that lines are counted in, as far as they could be read. */
function catalogTexts(run) {
    if (run === null)
        return [];
    const { evidence, session } = run;
    const candidateCommitted = session?.settings.candidateSource === 'commit' || (session !== null && session.checkout !== null);
    return evidence.catalogs.map(({ name, head, candidate }) => ({
        name,
        baseline: catalog_texts_valueOf(head),
        candidate: catalog_texts_valueOf(candidate),
        candidateCommitted,
    }));
}
function catalog_texts_valueOf(read) {
    return read.state === 'present' ? read.value : null;
}

// EXTERNAL MODULE: ../../lib/gate/decide.js + 6 modules
var decide = __webpack_require__(6399);
// EXTERNAL MODULE: ../../lib/json/to-value.js
var to_value = __webpack_require__(457);
// EXTERNAL MODULE: ../../lib/json/parse-json.js + 6 modules
var parse_json = __webpack_require__(2922);
// EXTERNAL MODULE: ../../lib/source/local-file.js
var local_file = __webpack_require__(9213);
// EXTERNAL MODULE: ../../lib/source/object-id.js
var object_id = __webpack_require__(9058);
// EXTERNAL MODULE: ../../lib/github/answer.js
var github_answer = __webpack_require__(7233);
;// CONCATENATED MODULE: ../../lib/github/event.js



/** GitHub's page "Webhook events and payloads" caps a payload at 25 MB. */
const PAYLOAD_LIMITS = { maxBytes: 25 * 1024 * 1024, maxDepth: 64 };
const FIELD = 'event';
const ALL_ZEROS = /^0+$/;
/**
 * What this run is about: GITHUB_EVENT_NAME, the payload at GITHUB_EVENT_PATH and the variables that go with them, for
 * exactly the events of design.md. Throws GateError `unsupported_event` for any other, `unsupported_branch` for a push
 * of a tag or of no branch, `invalid_event` where something is missing or malformed, and the codes of reading and of
 * strict JSON for the payload.
 * Source: GitHub's pages "Events that trigger workflows", "Webhook events and payloads" and "Variables reference".
 */
function readEvent(environment) {
    const name = eventName(environment['GITHUB_EVENT_NAME'] ?? '');
    const repository = readRepository(environment['GITHUB_REPOSITORY'] ?? '');
    const payload = readPayload(environment['GITHUB_EVENT_PATH'] ?? '');
    switch (name) {
        case 'pull_request':
        case 'pull_request_review':
        case 'pull_request_target':
            return pullRequestEvent(name, repository, commitOf(environment), payload);
        case 'merge_group':
            return mergeGroupEvent(repository, payload);
        case 'push':
        case 'schedule':
        case 'workflow_dispatch':
            return branchEvent(name, repository, environment, payload);
    }
}
function eventName(name) {
    switch (name) {
        case 'pull_request':
        case 'pull_request_review':
        case 'pull_request_target':
        case 'merge_group':
        case 'push':
        case 'schedule':
        case 'workflow_dispatch':
            return name;
        default:
            throw new gate_error/* GateError */.u('unsupported_event', FIELD);
    }
}
function readRepository(fullName) {
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(fullName) ?? [];
    return { owner: needed(owner), repo: needed(repo) };
}
function readPayload(path) {
    if (path === '')
        throw new gate_error/* GateError */.u('invalid_event', FIELD);
    return (0,to_value/* toValue */.B)((0,parse_json/* parseJson */.q)((0,local_file/* readLocalFile */.M)(path, PAYLOAD_LIMITS, FIELD), PAYLOAD_LIMITS, FIELD).root);
}
function pullRequestEvent(name, repository, commit, payload) {
    const headRepository = (0,github_answer/* countAt */.$v)(payload, 'pull_request', 'head', 'repo', 'id');
    return {
        name,
        repository,
        commit,
        pullRequest: needed((0,github_answer/* countAt */.$v)(payload, 'pull_request', 'number')),
        head: needed((0,github_answer/* objectIdAt */.ks)(payload, 'pull_request', 'head', 'sha')),
        baseBranch: needed((0,github_answer/* textAt */.$6)(payload, 'pull_request', 'base', 'ref')),
        fork: headRepository === null || headRepository !== (0,github_answer/* countAt */.$v)(payload, 'pull_request', 'base', 'repo', 'id'),
    };
}
function mergeGroupEvent(repository, payload) {
    const headBranch = needed((0,github_answer/* textAt */.$6)(payload, 'merge_group', 'head_ref'));
    return {
        name: 'merge_group',
        repository,
        head: needed((0,github_answer/* objectIdAt */.ks)(payload, 'merge_group', 'head_sha')),
        base: needed((0,github_answer/* objectIdAt */.ks)(payload, 'merge_group', 'base_sha')),
        baseBranch: needed(branchOf((0,github_answer/* textAt */.$6)(payload, 'merge_group', 'base_ref'))),
        pullRequest: queuedPullRequest(headBranch),
    };
}
/** The name ends in `/pr-NUMBER-COMMIT`; what is before it holds the base branch, which may look alike. */
function queuedPullRequest(headBranch) {
    const digits = /\/pr-([1-9]\d{0,14})-(?:[0-9a-f]{40}|[0-9a-f]{64})$/.exec(headBranch)?.[1];
    return digits === undefined ? null : Number(digits);
}
function branchEvent(name, repository, environment, payload) {
    const reference = name === 'push' ? (0,github_answer/* textAt */.$6)(payload, 'ref') : (environment['GITHUB_REF'] ?? null);
    const branch = branchOf(reference);
    if (branch === null)
        throw new gate_error/* GateError */.u('unsupported_branch', FIELD);
    const after = name === 'push' ? (0,github_answer/* objectIdAt */.ks)(payload, 'after') : commitOf(environment);
    const before = name === 'push' ? needed((0,github_answer/* objectIdAt */.ks)(payload, 'before')) : null;
    if (after === null || ALL_ZEROS.test(after))
        throw new gate_error/* GateError */.u('invalid_event', FIELD);
    return {
        name,
        repository,
        commit: after,
        branch,
        defaultBranch: (0,github_answer/* textAt */.$6)(payload, 'repository', 'default_branch'),
        before: before === null || ALL_ZEROS.test(before) ? null : before,
    };
}
function branchOf(reference) {
    return /^refs\/heads\/(.+)$/.exec(reference ?? '')?.[1] ?? null;
}
function commitOf(environment) {
    const commit = environment['GITHUB_SHA'] ?? '';
    return needed((0,object_id/* isObjectId */.T)(commit) ? commit : null);
}
function needed(value) {
    if (value === null || value === undefined)
        throw new gate_error/* GateError */.u('invalid_event', FIELD);
    return value;
}

// EXTERNAL MODULE: ../../lib/github/gather-evidence.js + 43 modules
var gather_evidence = __webpack_require__(1509);
// EXTERNAL MODULE: ../../lib/github/open-session.js + 5 modules
var open_session = __webpack_require__(8511);
// EXTERNAL MODULE: ../../lib/github/branch.js
var branch = __webpack_require__(4419);
// EXTERNAL MODULE: ../../lib/github/complete-list.js
var complete_list = __webpack_require__(8641);
;// CONCATENATED MODULE: ../../lib/github/shared-head.js




const PULLS = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
const MAX_PAGES = 5;
/**
 * A check belongs to a commit, not to a pull request: a pass into a branch that anybody may push to would stand for
 * another open pull request of the same head, into a branch that the gate protects. GateError `head_shared` where there is one, else null; of
 * the default branch and protected ones nothing is asked. Throws what `readBranch` and the client throw.
 */
async function sharedHead(api, pull) {
    const { repository, head, baseBranch } = pull;
    const defaultBranch = pull.defaultBranch ?? (await (0,branch/* readDefaultBranch */.yt)(api, repository));
    if (baseBranch === defaultBranch)
        return null;
    if ((await (0,branch/* readBranch */.pG)(api, repository, baseBranch)).isProtected)
        return null;
    const others = await (0,complete_list/* completeList */.S)(api, PULLS, { ...repository, commit_sha: head }, MAX_PAGES);
    const shared = others.some((other) => (0,github_answer/* textAt */.$6)(other, 'state') === 'open' &&
        (0,github_answer/* objectIdAt */.ks)(other, 'head', 'sha') === head &&
        (0,github_answer/* textAt */.$6)(other, 'base', 'ref') !== baseBranch);
    return shared ? new gate_error/* GateError */.u('head_shared', 'pull-request') : null;
}

;// CONCATENATED MODULE: ../../lib/github/recheck.js



const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
/**
 * Reads the pull request once more, as the last thing before a pass; null where it still is what was decided about, or
 * where the event is not about one. The error says what is not so any more: `pull_request_closed`, `retargeted`,
 * `head_moved`, or `head_shared` (see `sharedHead`); a pull request that cannot be read is the error that kept it from
 * being read.
 */
async function recheck(api, subject) {
    if (subject.pullRequest === null || subject.pullRequestHead === null)
        return null;
    try {
        const { status, data } = await api.request(ROUTE, {
            ...subject.repository,
            pull_number: subject.pullRequest,
        });
        if (status !== 200)
            return new gate_error/* GateError */.u('github_unavailable', 'github');
        if ((0,github_answer/* textAt */.$6)(data, 'state') !== 'open')
            return new gate_error/* GateError */.u('pull_request_closed', 'pull-request');
        if ((0,github_answer/* textAt */.$6)(data, 'base', 'ref') !== subject.baseBranch)
            return new gate_error/* GateError */.u('retargeted', 'pull-request');
        if ((0,github_answer/* objectIdAt */.ks)(data, 'head', 'sha') !== subject.pullRequestHead)
            return new gate_error/* GateError */.u('head_moved', 'pull-request');
        const defaultBranch = (0,github_answer/* textAt */.$6)(data, 'base', 'repo', 'default_branch');
        return await sharedHead(api, { ...subject, head: subject.pullRequestHead, defaultBranch });
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return error;
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/github/run-gate.js






/**
 * The gate from event to verdict: settings, subject, evidence, decision, and before a pass the pull request once more.
 * Throws GateError only where the event itself is not one of ours or not understood; everything else is a decision.
 */
async function runGate(context) {
    const event = readEvent(context.environment);
    const decided = await decideEvent(event, context);
    return { ...decided, event, decideAgain: async () => (await decideEvent(event, context)).decision };
}
async function decideEvent(event, context) {
    let session = null;
    try {
        session = await (0,open_session/* openSession */.f)(event, context);
        return await decideSession(session);
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        return { ...decided(faultAlone(event.name, error)), session };
    }
    finally {
        session?.commits.close();
    }
}
async function decideSession(session) {
    const first = decided(await (0,gather_evidence/* gatherEvidence */.h)(session));
    const changed = session.api !== null && first.decision.passes ? await recheck(session.api, session.subject) : null;
    return { ...(changed === null ? first : decided({ ...first.evidence, fault: changed })), session };
}
function decided(evidence) {
    return { evidence, decision: (0,decide/* decide */.L)(evidence) };
}
function faultAlone(event, fault) {
    return { event, catalogs: [], files: [], approvals: 1, failOnDrift: true, fault, doubt: null, notices: [] };
}

;// CONCATENATED MODULE: ../../lib/github/bounded-fetch.js

/**
 * `fetch` that has read the whole body when it answers: a body that breaks off is a network fault here, where octokit
 * would take what came for the answer. A body of more than `largest` bytes (after decompression) is GateError
 * `too_large`.
 */
function boundedFetch(fetch, largest) {
    return async (url, options) => {
        const response = await fetch(url, options);
        const bytes = await bodyOf(response, largest);
        return {
            status: response.status,
            url: response.url,
            headers: response.headers,
            body: null,
            text: () => Promise.resolve(new TextDecoder().decode(bytes)),
            arrayBuffer: () => Promise.resolve(bytes.buffer),
        };
    };
}
async function bodyOf(response, largest) {
    if (response.body === null)
        return new Uint8Array(0);
    const reader = response.body.getReader();
    const chunks = [];
    let length = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
        chunks.push(next.value);
        length += next.value.length;
        if (length > largest) {
            await reader.cancel();
            throw new gate_error/* GateError */.u('too_large', 'github');
        }
    }
    return joined(chunks, length);
}
function joined(chunks, length) {
    const whole = new Uint8Array(length);
    let offset = 0;
    for (const chunk of chunks) {
        whole.set(chunk, offset);
        offset += chunk.length;
    }
    return whole;
}

;// CONCATENATED MODULE: ../../lib/github/clock.js
const systemClock = {
    now: () => Date.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

;// CONCATENATED MODULE: ../../lib/github/fault.js

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
    const saysSo = /rate limit|abuse/i.test((0,github_answer/* textAt */.$6)(answer.data, 'message') ?? '');
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
/** GraphQL tells of a spent limit with status 200. */
function isLimitedQuery(answer) {
    const first = (0,github_answer/* textAt */.$6)(answer.data, 'errors', '0', 'type');
    return first === 'RATE_LIMITED' || first === 'RATE_LIMIT';
}

;// CONCATENATED MODULE: ../../lib/github/pages.js

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
        const found = (0,github_answer/* listAt */.gT)(list === undefined ? answer.data : (0,github_answer.at)(answer.data, list));
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

// EXTERNAL MODULE: ../../lib/github/permission.js
var permission = __webpack_require__(6504);
;// CONCATENATED MODULE: ../../lib/github/time-budget.js
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

;// CONCATENATED MODULE: ../../lib/github/client.js








const CALL_MILLISECONDS = 30_000;
const TOTAL_MILLISECONDS = 120_000;
/** The largest blob that is ever asked for (64 MiB) in base64 with its line ends, and room for the JSON around it. */
const LARGEST_ANSWER = 96 * 1024 * 1024;
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
        async graphql(query, variables) {
            const url = graphqlUrl(options.environment);
            return queryAnswer(await call('POST /graphql', { url, query, variables }, true));
        },
    };
}
function repeating(options) {
    const clock = options.clock ?? systemClock;
    const budget = timeBudget(options.totalMilliseconds ?? TOTAL_MILLISECONDS, clock);
    let loading = null;
    const attempt = async (route, parameters) => {
        loading ??= loadSend(options);
        const send = await loading;
        const milliseconds = Math.min(options.callMilliseconds ?? CALL_MILLISECONDS, budget.left());
        const answer = milliseconds > 0 ? await send(route, parameters, milliseconds) : null;
        return answer === null ? NETWORK_FAULT : (faultOf(answer, clock.now()) ?? answer);
    };
    const attempts = async (route, parameters, repeatable) => {
        for (let count = 1;; count += 1) {
            const outcome = await attempt(route, parameters);
            if ('status' in outcome)
                return outcome;
            const wait = outcome.wait ?? FIRST_WAIT * 2 ** (count - 1);
            if (!mayRepeat(outcome, repeatable) || count === ATTEMPTS || wait >= budget.left())
                throw errorOf(outcome, route);
            await clock.sleep(wait);
        }
    };
    return (route, parameters, repeatable) => budget.during(() => attempts(route, parameters, repeatable));
}
function mayRepeat(fault, repeatable) {
    return fault.retry === 'always' || (fault.retry === 'when-repeatable' && repeatable);
}
function errorOf(fault, route) {
    if (fault.code === 'permission_missing')
        return new gate_error/* GateError */.u(fault.code, (0,permission/* permissionOf */.F)(route));
    return new gate_error/* GateError */.u(fault.code, fault.code === 'github_refused' ? 'github-token' : 'github');
}
async function loadSend(options) {
    const { defaults, getOctokitOptions, GitHub } = await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 9913));
    const fetch = boundedFetch(defaults.request?.fetch, options.largestAnswer ?? LARGEST_ANSWER);
    const octokit = new GitHub(getOctokitOptions(options.token, {
        baseUrl: apiUrl(options.environment),
        userAgent: 'tool-catalog-gate',
        request: { fetch, log: SILENT },
        log: SILENT,
    }));
    return (route, parameters, milliseconds) => answered(octokit.request(route, {
        ...parameters,
        headers: { 'x-github-api-version': '2022-11-28' },
        request: { signal: AbortSignal.timeout(milliseconds) },
    }));
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
        const cause = (0,github_answer.at)(error, 'cause');
        if (cause instanceof gate_error/* GateError */.u)
            throw cause;
        return answerOf((0,github_answer.at)(error, 'response'));
    }
}
function answerOf(response) {
    const status = (0,github_answer/* countAt */.$v)(response, 'status');
    return status === null
        ? null
        : { status, headers: headersOf((0,github_answer.at)(response, 'headers')), data: (0,github_answer.at)(response, 'data') };
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
    const data = (0,github_answer.at)(answer.data, 'data');
    const errors = ((0,github_answer/* listAt */.gT)(answer.data, 'errors') ?? []).map((error) => (0,github_answer/* textAt */.$6)(error, 'type') ?? 'UNKNOWN');
    const refused = answer.status !== 200 || (data === undefined && errors.length === 0);
    return { data: data ?? null, errors: refused ? ['UNKNOWN', ...errors] : errors };
}

// EXTERNAL MODULE: ../../lib/settings/read-inputs.js
var read_inputs = __webpack_require__(3631);
// EXTERNAL MODULE: ../../lib/settings/presentation.js
var presentation = __webpack_require__(8025);
;// CONCATENATED MODULE: ../../lib/step/decide-step.js




const PLAIN = {
    comment: 'never',
    id: null,
    updateHint: null,
    checkRun: false,
    detail: 'fingerprints',
};
/**
 * From the step's environment to its verdict. What can be foreseen is a decision, inputs and events that are not
 * understood included; anything thrown is a fault of the gate itself.
 */
async function decideStep(environment) {
    let known = { presentation: PLAIN, api: null, run: null };
    try {
        const inputs = (0,read_inputs/* readInputs */.K)(environment);
        known = { ...known, presentation: (0,presentation/* presentationOf */.u)(inputs) };
        refuseInsecureTls(environment);
        const api = openApi(inputs.githubToken, environment);
        known = { ...known, api };
        const run = await runGate({
            inputs,
            environment,
            workspace: environment['GITHUB_WORKSPACE'] || process.cwd(),
            api,
            ownersApi: openApi(inputs.ownersToken, environment) ?? api,
        });
        return { ...known, run, decision: run.decision };
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        return { ...known, decision: decide_step_faultAlone(error) };
    }
}
function openApi(token, environment) {
    return token === null ? null : createApi({ token, environment });
}
/** With or without a token: what another step fetched so is not to be trusted either. */
function refuseInsecureTls(environment) {
    if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
        throw new gate_error/* GateError */.u('insecure_tls', 'environment');
}
/** The decision of a step that has nothing but a fault. */
function decide_step_faultAlone(fault) {
    return (0,decide/* decide */.L)({
        event: null,
        catalogs: [],
        files: [],
        approvals: 1,
        failOnDrift: true,
        fault,
        doubt: null,
        notices: [],
    });
}

;// CONCATENATED MODULE: ../../lib/github/workflow-job.js


const JOBS = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
const workflow_job_MAX_PAGES = 10;
/**
 * The jobs of the latest attempt of a workflow run. Throws what the client throws, GateError `permission_missing` and
 * `github_unavailable`. Source: GitHub's page "List jobs for a workflow run".
 */
async function readJobs(api, repository, run) {
    const parameters = { ...repository, run_id: run, filter: 'latest' };
    const items = await (0,complete_list/* completeList */.S)(api, JOBS, parameters, workflow_job_MAX_PAGES, 'jobs');
    return items.flatMap(readJob);
}
function readJob(item) {
    const id = (0,github_answer/* countAt */.$v)(item, 'id');
    const name = (0,github_answer/* textAt */.$6)(item, 'name');
    if (id === null || name === null)
        return [];
    return [
        {
            id,
            name,
            status: (0,github_answer/* textAt */.$6)(item, 'status'),
            conclusion: (0,github_answer/* textAt */.$6)(item, 'conclusion'),
            runner: (0,github_answer/* textAt */.$6)(item, 'runner_name'),
        },
    ];
}

;// CONCATENATED MODULE: ../../lib/github/rerun.js



const RUNS = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
const RUN = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
const RERUN = 'POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun';
const EVENTS = ['pull_request', 'pull_request_target'];
const LONGEST_WAIT = 60_000;
const PAUSE = 5_000;
const BY_HAND = 'If the check of the pull request shows another result than this review run, open it and press "Re-run jobs".';
const NOT_FOUND = `The job whose check belongs to the pull request was not found. ${BY_HAND}`;
const STILL_RUNNING = `The run with the check of the pull request is not over yet. ${BY_HAND}`;
/**
 * Makes the check of the pull request agree with what a review changed. A review's run has a check of its own, so where the
 * same job of the latest `pull_request` run (`pull_request_target` in the hardened mode) on the same head concluded otherwise, GitHub is
 * asked to run that job again: once, and a re-run is no review, so there is no loop. A job still running reads the
 * reviews last of all and is waited for 60 s at most. Returns a warning with the step by hand where that is left, else null.
 * Source: GitHub's pages "Re-running workflows and jobs" (50 times within 30 days) and "Re-run a job from a workflow run".
 */
async function alignCheck(api, request, clock) {
    try {
        const run = await latestRun(api, request);
        const name = run === null ? null : await ownJobName(api, request);
        return run === null || name === null ? NOT_FOUND : await alignJob(api, request, run, name, clock);
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        return refusal(error);
    }
}
/** GitHub runs a job again only when its whole run is over. */
async function alignJob(api, request, run, name, clock) {
    const { repository, passes } = request;
    const end = clock.now() + LONGEST_WAIT;
    for (;;) {
        const job = (await readJobs(api, repository, run)).find((one) => one.name === name);
        if (job === undefined)
            return NOT_FOUND;
        if (job.status === 'completed') {
            if (job.conclusion === (passes ? 'success' : 'failure'))
                return null;
            if (await isOver(api, repository, run))
                return rerun(api, repository, job);
        }
        if (clock.now() + PAUSE > end)
            return STILL_RUNNING;
        await clock.sleep(PAUSE);
    }
}
async function latestRun(api, request) {
    for (const event of EVENTS) {
        const { data } = await api.request(RUNS, {
            ...request.repository,
            workflow_id: request.workflow,
            event,
            head_sha: request.head,
            per_page: 100,
        });
        const runs = ((0,github_answer/* listAt */.gT)(data, 'workflow_runs') ?? []).filter((run) => isAbout(run, request.pullRequest));
        const ids = runs.flatMap((run) => (0,github_answer/* countAt */.$v)(run, 'id') ?? []);
        if (ids.length > 0)
            return Math.max(...ids);
    }
    return null;
}
/** GitHub names no pull request in a run from a fork. */
function isAbout(run, pullRequest) {
    const named = (0,github_answer/* listAt */.gT)(run, 'pull_requests') ?? [];
    return named.length === 0 || named.some((one) => (0,github_answer/* countAt */.$v)(one, 'number') === pullRequest);
}
async function ownJobName(api, { repository, run, runner }) {
    const running = (await readJobs(api, repository, run)).filter((job) => job.status === 'in_progress');
    const here = running.filter((job) => job.runner === runner);
    const [only, ...others] = here.length > 0 ? here : running;
    return only === undefined || others.length > 0 ? null : only.name;
}
async function isOver(api, repository, run) {
    const { data } = await api.request(RUN, { ...repository, run_id: run });
    return (0,github_answer/* textAt */.$6)(data, 'status') === 'completed';
}
async function rerun(api, repository, job) {
    const { status } = await api.request(RERUN, { ...repository, job_id: job.id });
    return status === 201 ? null : `GitHub did not run the check of the pull request again. ${BY_HAND}`;
}
function refusal(error) {
    const why = error.code === 'permission_missing'
        ? "the token lacks `actions: write`, the pull request comes from a fork, or the run is past GitHub's limit of 50 re-runs within 30 days"
        : error.code;
    return `The check of the pull request could not be run again: ${why}. ${BY_HAND}`;
}

// EXTERNAL MODULE: ../../lib/github/workflow-reference.js
var workflow_reference = __webpack_require__(6658);
;// CONCATENATED MODULE: ../../lib/github/align-review.js



/**
 * After a review: makes the check of the pull request's own run agree with this run's decision (see `alignCheck`). Asks
 * nothing on any other event. Returns a warning where a step is left to do by hand, else null.
 */
async function alignReview(api, event, environment, passes, clock = systemClock) {
    if (event.name !== 'pull_request_review')
        return null;
    const { repository, pullRequest, head } = event;
    const workflow = workflowFile(environment['GITHUB_WORKFLOW_REF'] ?? '');
    const run = Number(environment['GITHUB_RUN_ID'] ?? '');
    const runner = environment['RUNNER_NAME'] ?? '';
    return alignCheck(api, { repository, pullRequest, head, passes, workflow, run, runner }, clock);
}
/** The file's name in `OWNER/REPO/.github/workflows/FILE@REF`, by which GitHub takes a workflow too. */
function workflowFile(reference) {
    return (0,workflow_reference/* workflowOf */.B)(reference).replace(/^.*\//s, '');
}

// EXTERNAL MODULE: ../../lib/github/check-run.js
var check_run = __webpack_require__(6587);
// EXTERNAL MODULE: ../../lib/github/account.js
var account = __webpack_require__(3264);
// EXTERNAL MODULE: ../../lib/github/identity.js
var identity = __webpack_require__(2937);
// EXTERNAL MODULE: ../../lib/github/warning.js
var warning = __webpack_require__(4279);
;// CONCATENATED MODULE: ../../lib/github/comment.js






const comment_MAX_PAGES = 50;
const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
const DELETE = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
/**
 * Keeps the one comment of this gate on a pull request. Ours is the oldest that ends in the marker and was
 * written by the token's own account: anybody can forge a marker. Duplicates of ours (two runs at once) are removed;
 * an equal body is not written again; an `unchanged` pull request gets no first comment, but an earlier one is brought up to date.
 * With `never` nothing is asked of GitHub. Returns a warning where it failed, else null; the verdict never depends on it.
 */
async function publishComment(api, request) {
    if (request.mode === 'never')
        return null;
    try {
        await keepOne(api, request);
        return null;
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        return (0,warning/* writeWarning */.C)('The comment', 'pull-requests: write', request.readOnly, error);
    }
}
async function keepOne(api, request) {
    const [oldest, ...duplicates] = await ownComments(api, request);
    if (oldest !== undefined) {
        if (!sameText(oldest.body, request.body))
            await update(api, request, oldest.id);
        for (const duplicate of duplicates)
            await remove(api, request, duplicate.id);
    }
    else if (request.mode === 'always' || !request.unchanged) {
        await create(api, request);
    }
}
/** Our comments, the oldest first: GitHub lists them by id. */
async function ownComments(api, request) {
    const { repository, pullRequest, marker } = request;
    const items = await (0,complete_list/* completeList */.S)(api, LIST, { ...repository, issue_number: pullRequest }, comment_MAX_PAGES);
    const marked = items.filter((item) => hasMarker(item, marker));
    if (marked.length === 0)
        return [];
    const login = await (0,identity/* ownLogin */.C)(api);
    return marked.filter((item) => isBy(item, login)).flatMap(readComment);
}
/** GitHub may drop white space at a comment's end. */
function sameText(a, b) {
    return a.trimEnd() === b.trimEnd();
}
function hasMarker(item, marker) {
    return (0,github_answer/* textAt */.$6)(item, 'body')?.trimEnd().endsWith(marker) === true;
}
function isBy(item, login) {
    const author = (0,account/* readAccount */.GM)((0,github_answer.at)(item, 'user'));
    return author !== null && (0,identity/* isOwnLogin */.s)(author.login, login);
}
function readComment(item) {
    const id = (0,github_answer/* countAt */.$v)(item, 'id');
    const body = (0,github_answer/* textAt */.$6)(item, 'body');
    return id === null || body === null ? [] : [{ id, body }];
}
async function create(api, { repository, pullRequest, body }) {
    expectStatus(await api.request(CREATE, { ...repository, issue_number: pullRequest, body }), 201);
}
async function update(api, { repository, body }, id) {
    expectStatus(await api.request(UPDATE, { ...repository, comment_id: id, body }), 200);
}
async function remove(api, { repository }, id) {
    expectStatus(await api.request(DELETE, { ...repository, comment_id: id }), 204);
}
/** GitHub hides from a token what it may not write (404), and refuses a body that is too long (422). */
function expectStatus(answer, status) {
    if (answer.status === 404)
        throw new gate_error/* GateError */.u('permission_missing', 'pull-requests: write');
    if (answer.status !== status)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
}

// EXTERNAL MODULE: ../../lib/report/headline.js
var headline = __webpack_require__(9464);
// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var fingerprint = __webpack_require__(8030);
;// CONCATENATED MODULE: ../../lib/report/marker.js

/**
 * The invisible line by which the gate finds its own comment again: an HTML comment that no id can break out of,
 * since it holds only the id's SHA-256. The marker proves nothing: the comment's author must be the token's own identity as well.
 */
function marker(id) {
    return `<!-- tool-catalog-gate ${(0,fingerprint/* digestOf */.o)(id)} -->`;
}

// EXTERNAL MODULE: ../../lib/package-version.js
var package_version = __webpack_require__(4038);
// EXTERNAL MODULE: ../../lib/report/sarif.js + 1 modules
var report_sarif = __webpack_require__(4536);
// EXTERNAL MODULE: ../../lib/report/json.js
var json = __webpack_require__(6210);
// EXTERNAL MODULE: ../../lib/report/markdown.js + 2 modules
var markdown = __webpack_require__(7730);
;// CONCATENATED MODULE: ../../lib/step/reports.js



/** The reports of a step as files, whole. */
function reportFiles(step) {
    const { decision, run } = step;
    const { detail } = step.presentation;
    const sarif = (0,report_sarif/* renderSarif */.WH)(decision, catalogTexts(run), { detail, version: package_version/* PACKAGE_VERSION */.i });
    return [
        { output: 'report-json', name: 'report.json', text: (0,json/* renderJson */.h)(decision, { detail }) },
        { output: 'report-markdown', name: 'report.md', text: markdownReport(step, 'file', null) },
        { output: 'report-sarif', name: 'report.sarif', text: sarif },
    ];
}
/** The report of a step for one place; `marker` is a comment's invisible last line. */
function markdownReport({ decision, presentation }, budget, marker) {
    const { updateHint, detail } = presentation;
    return (0,markdown/* renderMarkdown */.G)(decision, { updateHint, detail, budget, marker });
}

;// CONCATENATED MODULE: ../../lib/step/publish.js




/**
 * Tells GitHub of a decision, one thing after the other: the check run, the comment, the check of the pull request that
 * a review changes. What could not be written comes back as warnings; the verdict does not depend on any of it.
 */
async function publish(step, environment) {
    const { api, run } = step;
    if (api === null || run === null)
        return [];
    const readOnly = isReadOnly(run.event, environment);
    const writes = [
        () => (step.presentation.checkRun ? writeCheckRun(api, step, run, readOnly) : null),
        () => writeComment(api, step, run.event, readOnly),
        () => alignReview(api, run.event, environment, step.decision.passes),
    ];
    const warnings = [];
    for (const write of writes) {
        const warning = await write();
        if (warning !== null)
            warnings.push(warning);
    }
    return warnings;
}
function writeCheckRun(api, step, run, readOnly) {
    const { event } = run;
    return (0,check_run/* publishCheckRun */.N)(api, {
        repository: event.repository,
        head: 'head' in event ? event.head : event.commit,
        id: step.presentation.id ?? '',
        readOnly,
        content: async () => {
            const decision = await run.decideAgain();
            return {
                passes: decision.passes,
                title: (0,headline/* headline */.Pl)(decision),
                summary: markdownReport({ ...step, decision }, 'check-run', null),
                annotations: annotations(decision, catalogTexts(run)),
            };
        },
    });
}
async function writeComment(api, step, event, readOnly) {
    if (!event.name.startsWith('pull_request') || !('pullRequest' in event) || event.pullRequest === null)
        return null;
    const { decision, presentation } = step;
    const line = marker(presentation.id ?? '');
    return publishComment(api, {
        repository: event.repository,
        pullRequest: event.pullRequest,
        mode: presentation.comment,
        unchanged: decision.verdict === 'unchanged',
        marker: line,
        body: markdownReport(step, 'comment', line),
        readOnly,
    });
}
/** GitHub gives runs for forks and for Dependabot a token that can only read, except to `pull_request_target`. */
function isReadOnly(event, environment) {
    if (event.name === 'pull_request_target')
        return false;
    return ('fork' in event && event.fork) || environment['GITHUB_ACTOR'] === 'dependabot[bot]';
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ../../lib/step/report-files.js



/**
 * Writes reports into a new folder below RUNNER_TEMP, so that two gates of one job do not share files and nothing is
 * written to the workspace. Returns the outputs that name their paths.
 */
function writeReportFiles(files, environment) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(), 'tool-catalog-gate-'));
    return files.map(({ output, name, text }) => {
        const path = (0,external_node_path_.join)(folder, name);
        (0,external_node_fs_.writeFileSync)(path, text);
        return [output, path];
    });
}

;// CONCATENATED MODULE: ../../lib/step/step-outputs.js

/**
 * What the step puts out of a decision. Of one catalog without a name counts and digests are plain, of named catalogs
 * they are JSON objects by name; what could not be compared is empty or missing there.
 */
function stepOutputs(decision) {
    return [
        ['verdict', decision.verdict],
        ['drift', driftOf(decision)],
        ['added', byName(decision, ({ diff }) => diff?.added.length ?? null)],
        ['removed', byName(decision, ({ diff }) => diff?.removed.length ?? null)],
        ['changed', byName(decision, ({ diff }) => diff?.changed.length ?? null)],
        ['unchanged', byName(decision, ({ diff }) => diff?.unchanged.length ?? null)],
        ['baseline-digest', byName(decision, ({ before }) => before?.digest ?? null)],
        ['candidate-digest', byName(decision, ({ after }) => after?.digest ?? null)],
        ['approval', decision.approval],
        ['approved-by', decision.approvedBy.join(',')],
    ];
}
/** Neither yes nor no where it could not be checked. */
function driftOf({ verdict, catalogs }) {
    if (verdict === 'could-not-check')
        return '';
    return String(catalogs.some(({ row }) => gate_decision/* ROW_VERDICTS */.S[row] === 'drift'));
}
function byName({ catalogs }, value) {
    const [only] = catalogs;
    if (only === undefined)
        return '';
    if (catalogs.length === 1 && only.name === '')
        return String(value(only) ?? '');
    const members = catalogs.flatMap((catalog) => {
        const found = value(catalog);
        return found === null ? [] : [`${JSON.stringify(catalog.name)}:${JSON.stringify(found)}`];
    });
    return `{${members.join(',')}}`;
}

;// CONCATENATED MODULE: ../../lib/action.js









/**
 * The Action: inputs, verdict, outputs, summary, annotations, check run, comment, in this order. Takes the environment
 * that GitHub's runner gives a step. Whatever nobody foresaw ends as could not check, without a word of it in the log,
 * since it may hold text of an input.
 */
async function runAction(environment) {
    try {
        const step = await decideStep(environment);
        setOutputs([...stepOutputs(step.decision), ...writeReportFiles(reportFiles(step), environment)]);
        await writeSummary(step);
        annotate(step);
        for (const warning of await publish(step, environment))
            core/* warning */.$e((0,log_line/* neutralise */.$)(warning));
        return exitCode(step);
    }
    catch {
        return endUnforeseen();
    }
}
/** Could not check, because of a fault of our own; throws nothing. */
function endUnforeseen() {
    const fault = new gate_error/* GateError */.u('internal', 'gate');
    core/* error */.z3((0,error_sentence/* errorSentence */.O)(fault));
    try {
        setOutputs(stepOutputs(decide_step_faultAlone(fault)));
    }
    catch {
        // The exit code says it all the same.
    }
    return 2;
}
function setOutputs(outputs) {
    for (const [name, value] of outputs)
        core/* setOutput */.uH(name, value);
}
async function writeSummary(step) {
    try {
        await core/* summary */.z.addRaw(markdownReport(step, 'summary', null)).write();
    }
    catch {
        core/* warning */.$e('The summary of the job could not be written. The verdict does not depend on it.');
    }
}
function annotate({ decision, presentation, run }) {
    const { detail, updateHint } = presentation;
    core/* info */.pq((0,report_text/* renderDecisionText */.C)(decision, { detail, color: false, updateHint }));
    for (const { level, path, line, title, message } of annotations(decision, catalogTexts(run))) {
        const file = path === null ? {} : { file: path };
        const print = level === 'error' ? core/* error */.z3 : core/* warning */.$e;
        print(message, { title, ...file, ...(line === null ? {} : { startLine: line }) });
    }
    if (decision.fault !== null) {
        core/* error */.z3((0,log_line/* neutralise */.$)((0,error_sentence/* errorSentence */.O)(decision.fault)), { title: 'Could not check' });
    }
}
function exitCode({ decision }) {
    if (decision.passes)
        return 0;
    return decision.verdict === 'could-not-check' ? 2 : 1;
}


/***/ }),

/***/ 5176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ GateError)
/* harmony export */ });
/**
 * The one error class. Its message is `field: code`, with ` (line L, column C)` behind it where the fault has a
 * place. It never holds a value, key or text of an input.
 */
class GateError extends Error {
    code;
    field;
    place;
    name = 'GateError';
    #evidence;
    constructor(code, field, place = null, evidence = null) {
        super(`${field}: ${code}${place === null ? '' : ` (line ${place.line}, column ${place.column})`}`);
        this.code = code;
        this.field = field;
        this.place = place;
        this.#evidence = evidence;
    }
    /**
     * What a denial rests on, as the contract's own document in Python JSON: a projection's rationale, a
     * classification's report, an access denial; null for every other error. No log or message shows it unasked.
     */
    get evidence() {
        return this.#evidence;
    }
}


/***/ }),

/***/ 4038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ PACKAGE_VERSION)
/* harmony export */ });
/** The version of this package; a test holds it equal to package.json's. */
const PACKAGE_VERSION = '0.1.0';


/***/ }),

/***/ 9137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ locatorOf)
});

// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/json/value.js
var json_value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/place-of-pointer.js
var place_of_pointer = __webpack_require__(6755);
;// CONCATENATED MODULE: ../../lib/report/line-index.js
/**
 * Finds line and column of many offsets in one text, both from 1, as `locate` does: the text is read once, each offset is then found in
 * logarithmic time.
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

;// CONCATENATED MODULE: ../../lib/report/entry-location.js



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
    let spot = { value: entry.definition, offset: entry.start };
    for (const token of tokensOf(pointer)) {
        const inner = enter(spot, token, index);
        if (inner === null)
            break;
        spot = inner;
    }
    return index.place(spot.offset);
}
function enter({ value }, token, index) {
    if ((0,json_value/* isObject */.Gv)(value))
        return enterObject(value, token, index);
    return (0,json_value/* isArray */.cy)(value) ? enterArray(value, Number(token), index) : null;
}
function enterObject(object, key, { members }) {
    const known = members.get(object) ?? new Map(object.keys.map((name, at) => [name, at]));
    members.set(object, known);
    const at = known.get(key) ?? -1;
    const inner = object.values[at];
    return inner === undefined ? null : { value: inner, offset: object.starts[at] ?? object.start };
}
/** Only arrays and objects know where they start; other items are looked for in the text. */
function enterArray(array, at, { text, items }) {
    const item = array.items[at];
    if (item === undefined)
        return null;
    if ((0,json_value/* isArray */.cy)(item) || (0,json_value/* isObject */.Gv)(item))
        return { value: item, offset: item.start };
    const offsets = items.get(array) ?? (0,place_of_pointer/* itemOffsets */.Q)(text, array.start);
    items.set(array, offsets);
    return { value: item, offset: offsets[at] ?? array.start };
}
function tokensOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}


/***/ }),

/***/ 4536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vt: () => (/* binding */ renderDiffSarif),
  WH: () => (/* binding */ renderSarif)
});

// UNUSED EXPORTS: SARIF_RULES

// EXTERNAL MODULE: ../../lib/catalog/entry-order.js
var entry_order = __webpack_require__(9858);
// EXTERNAL MODULE: ../../lib/diff/change-kind.js
var change_kind = __webpack_require__(354);
// EXTERNAL MODULE: ../../lib/diff/explain-change.js + 8 modules
var explain_change = __webpack_require__(4561);
// EXTERNAL MODULE: ../../lib/json/fingerprint.js
var fingerprint = __webpack_require__(8030);
// EXTERNAL MODULE: ../../lib/report/change-words.js
var change_words = __webpack_require__(6384);
// EXTERNAL MODULE: ../../lib/report/entry-location.js + 1 modules
var entry_location = __webpack_require__(9137);
// EXTERNAL MODULE: ../../lib/report/entry-name.js
var entry_name = __webpack_require__(3784);
// EXTERNAL MODULE: ../../lib/report/error-sentence.js + 2 modules
var error_sentence = __webpack_require__(4804);
;// CONCATENATED MODULE: ../../lib/report/sarif-log.js

// Code scanning shows 5,000 results of an upload and refuses one of more than 25,000.
const MOST_RESULTS = 5000;
/**
 * A SARIF 2.1.0 log of one run as JSON on one line with a line feed. Results come in the order of their
 * rules, then as given; past 5,000 they are left out and counted in the run's `resultsLeftOut`.
 */
function sarifLog(rules, results, version) {
    const order = new Map(rules.map(({ id }, index) => [id, index]));
    const sorted = results.toSorted((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
    const shown = sorted.slice(0, MOST_RESULTS);
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
    const { rule, text, places, identity } = result;
    const { location, baseline } = places();
    const hash = (0,fingerprint/* digestOf */.o)(JSON.stringify([rule, ...identity])).slice('sha256:'.length);
    return {
        ruleId: rule,
        ruleIndex,
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
    return path
        .replace(/\p{Cs}/gu, '\uFFFD')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
}
// SARIF 2.1.0, sections 3.11.5 and 3.11.6: braces hold placeholders, square brackets links.
function messageText(text) {
    return text.replace(/[{}]/gu, '$&$&').replace(/[[\]]/gu, '\\$&');
}

// EXTERNAL MODULE: ../../lib/report/shown-name.js + 1 modules
var shown_name = __webpack_require__(3645);
;// CONCATENATED MODULE: ../../lib/report/sarif.js









/** One rule a kind of change, and one each for what is no change of an entry; in the order of their results. */
const SARIF_RULES = [
    { id: 'could_not_check', text: 'the catalog could not be checked', level: 'error' },
    { id: 'policy_finding', text: 'a tool does not hold to the policy', level: 'error' },
    { id: 'tool_added', text: 'entry added', level: 'warning' },
    { id: 'tool_removed', text: 'entry removed', level: 'warning' },
    { id: 'catalog_field_changed', text: 'a field of the catalog itself changed', level: 'warning' },
    ...change_kind/* CHANGE_KINDS */.t.map((id) => ({ id, text: change_words/* CHANGE_WORDS */.r[id], level: 'warning' })),
];
/**
 * What a decision is not content with, as a SARIF 2.1.0 log for code scanning: a result for each change of each
 * entry, at its line in a committed candidate with the baseline as related location, else in the baseline. Catalogs that are
 * unchanged or approved have no results. Fingerprints do not depend on lines, order or values.
 */
function renderSarif(decision, texts, options) {
    const results = decision.catalogs.flatMap((catalog) => {
        if (catalog.verdict === 'unchanged' || catalog.verdict === 'approved')
            return [];
        const own = texts.find(({ name }) => name === catalog.name);
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
function placesOf(texts, catalog) {
    const committed = texts?.candidateCommitted === true;
    return placesIn((0,entry_location/* locatorOf */.e)(committed ? texts.candidate : null, catalog.candidatePath), (0,entry_location/* locatorOf */.e)(texts?.baseline ?? null, catalog.baselinePath), committed ? catalog.candidatePath : catalog.baselinePath);
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
        ...(catalog.diff === null ? [] : diffResults(catalog.diff, format, places, detail, catalog.name)),
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
        text: `${(0,entry_name/* entryText */.u0)(entry)}: ${word}`,
        places: () => places.find(entry),
        identity: [name, identityOf(entry)],
    });
    return [
        ...diff.added.map(whole('tool_added', 'added')),
        ...diff.removed.map(whole('tool_removed', 'removed')),
        ...diff.members.map(({ field }) => ({
            rule: 'catalog_field_changed',
            text: `${(0,shown_name/* shownName */.HD)(field)}: changed`,
            places: places.whole,
            identity: [name, field],
        })),
        ...diff.changed.flatMap((change) => changeResults(change, format, places, detail, name)),
    ];
}
function changeResults(change, format, places, detail, name) {
    const entry = identityOf(change.after);
    return (0,explain_change/* explainChange */.U)(format, change).map((explanation) => ({
        rule: explanation.kind,
        text: `${(0,entry_name/* entryText */.u0)(change.after)}: ${explanationText(explanation, detail)}`,
        places: () => places.find(change.after, explanation.pointer),
        identity: [
            ...[name, entry, explanation.pointer, explanation.hint, explanation.subject],
            ...[explanation.before, explanation.after],
        ],
    }));
}
/** A digest, since one long key may stand in thousands of results. */
function identityOf(entry) {
    return (0,fingerprint/* digestOf */.o)((0,entry_order/* entryId */.ub)(entry));
}
function explanationText(explanation, detail) {
    if (detail === 'fingerprints')
        return `${(0,change_words/* changeWords */.m)(explanation)}, ${(0,shown_name/* shownName */.HD)(explanation.field)}`;
    const about = explanation.subject === null ? '' : ` ${(0,shown_name/* shownName */.HD)(explanation.subject)}`;
    return `${(0,change_words/* changeWords */.m)(explanation)}${about}, ${(0,shown_name/* shownPointer */.lR)(explanation.pointer)}`;
}


/***/ }),

/***/ 9213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readLocalFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5176);
/* harmony import */ var _bounded_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4197);
/* harmony import */ var _system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7651);




/**
 * A file that the user of a command named, wherever it is: links are followed, and a pipe such as a shell's `<(…)` is
 * read. Throws GateError `not_found`, `not_readable`, `not_a_file` (a directory) or `too_large`, about `field`.
 */
function readLocalFile(path, limits, field) {
    try {
        return contentOf(path, limits, field);
    }
    catch (error) {
        throw error instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u ? error : new _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u((0,_system_error_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOfSystemError */ .c)(error), field);
    }
}
function contentOf(path, limits, field) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (stat.isDirectory())
            throw new _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('not_a_file', field);
        return (0,_bounded_read_js__WEBPACK_IMPORTED_MODULE_3__/* .boundedRead */ .U)(descriptor, limits.maxBytes, stat.isFile() ? stat.size : 0, field);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ })

};
;