"use strict";
exports.id = 708;
exports.ids = [708];
exports.modules = {

/***/ 3708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CAPTURE: () => (/* reexport */ CAPTURE),
  resultLines: () => (/* reexport */ resultLines),
  runCaptures: () => (/* reexport */ runCaptures),
  settingsOf: () => (/* reexport */ settingsOf),
  stepOutputs: () => (/* reexport */ stepOutputs),
  stepRequest: () => (/* reexport */ stepRequest),
  targetsOf: () => (/* reexport */ targetsOf),
  usageFault: () => (/* reexport */ usageFault)
});

// EXTERNAL MODULE: ../../lib/cli/command.js
var cli_command = __webpack_require__(367);
// EXTERNAL MODULE: ../../lib/limits.js
var lib_limits = __webpack_require__(5795);
;// CONCATENATED MODULE: ../../lib/capture/capture-plan.js
/** Revisions that begin with a handshake, newest first. */
const HANDSHAKE_REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
/** The revision without one: each request carries what the client is. */
const STATELESS_REVISION = '2026-07-28';
const REVISIONS = [STATELESS_REVISION, ...HANDSHAKE_REVISIONS];
/** What a client can declare that servers make their lists depend on. */
const CAPABILITIES = ['roots', 'sampling', 'elicitation'];

;// CONCATENATED MODULE: ../../lib/capture/capture-options.js



const DEFAULT_SECONDS = lib_limits/* DEFAULT_CAPTURE_MILLISECONDS */.kg / 1000;
const MAX_SETTLE_SECONDS = lib_limits/* MAX_SETTLE_MILLISECONDS */.y0 / 1000;
const URL_OPTION = {
    name: 'url',
    value: 'url',
    about: 'capture a server at an address',
    form: 'an address that begins with http:// or https://',
};
const CONFIG = {
    name: 'config',
    value: 'file',
    about: 'capture the servers of a client’s configuration (`mcpServers` or `servers`)',
};
const SERVER = { name: 'server', value: 'name', about: 'one server of the configuration' };
const OUT = {
    name: 'out',
    value: 'path',
    about: 'where the catalog goes, whole or not at all (default: standard output)',
};
const OUT_DIR = {
    name: 'out-dir',
    value: 'path',
    about: 'folder for one catalog a server, `SERVER.json`',
};
const HEADER = {
    name: 'header',
    value: 'name=variable',
    about: 'an HTTP header and the environment variable with its value',
    form: 'NAME=VARIABLE, never the value itself',
    many: true,
};
const ENV = {
    name: 'env',
    value: 'name',
    about: 'an environment variable that the server gets too, or gets under another name',
    form: 'NAME or NAME=VARIABLE, never the value itself',
    many: true,
};
const KEEP_ENVIRONMENT = (0,cli_command/* flagOption */.kY)('keep-environment', 'give the server this whole environment, time zone and language too');
const TOOLS_ONLY = (0,cli_command/* flagOption */.kY)('tools-only', 'leave the server’s instructions out');
const ALL = (0,cli_command/* flagOption */.kY)('all', 'prompts, resources and resource templates too');
const REPEAT = countOption('repeat', 'how many captures must be alike (default 2)', lib_limits/* MAX_CAPTURE_REPEATS */.TY);
const PROTOCOL = (0,cli_command/* choiceOption */.zu)({
    name: 'protocol',
    value: 'revision',
    about: 'the protocol revision (default: the newest that the server speaks)',
}, REVISIONS);
const DECLARED = {
    name: 'capabilities',
    value: 'names',
    about: 'what the client declares, since tools can depend on it',
    takes: {
        text: `${CAPABILITIES.join(', ')}, with commas between them`,
        holds: (value) => capabilitiesIn(value) !== null,
    },
};
const SETTLE = {
    name: 'settle',
    value: 'seconds',
    about: 'how long no change of the lists may be announced (default 1)',
    takes: {
        text: `seconds from 0 to ${MAX_SETTLE_SECONDS}`,
        holds: (value) => /^[0-9]{1,2}(?:\.[0-9]{1,3})?$/.test(value) && Number(value) <= MAX_SETTLE_SECONDS,
    },
};
const TIMEOUT = countOption('timeout', `most seconds of one capture (default ${DEFAULT_SECONDS})`, lib_limits/* MAX_CAPTURE_MILLISECONDS */.Jr / 1000);
const MAX_PAGES = countOption('max-pages', `most pages of a list (default ${lib_limits/* DEFAULT_LIST_PAGES */.Wo})`, lib_limits/* MAX_LIST_PAGES */.rt);
const MAX_BYTES = countOption('max-bytes', `most bytes that a server may write (default ${lib_limits/* DEFAULT_LIMITS */.dR.maxBytes})`, lib_limits/* MAX_LIMITS */.M6.maxBytes);
const CAPTURE_OPTIONS = [
    URL_OPTION,
    CONFIG,
    SERVER,
    OUT,
    OUT_DIR,
    HEADER,
    ENV,
    KEEP_ENVIRONMENT,
    TOOLS_ONLY,
    ALL,
    REPEAT,
    PROTOCOL,
    DECLARED,
    SETTLE,
    TIMEOUT,
    MAX_PAGES,
    MAX_BYTES,
];
/** How the options want servers captured. */
function settingsOf(given) {
    return {
        scope: scopeOf(given),
        capabilities: capabilitiesIn((0,cli_command/* valueOf */.RP)(given, DECLARED) ?? '') ?? [],
        revision: (0,cli_command/* choiceOf */.FH)(given, PROTOCOL),
        repeat: Number((0,cli_command/* valueOf */.RP)(given, REPEAT) ?? 2),
        settle: Number((0,cli_command/* valueOf */.RP)(given, SETTLE) ?? 1) * 1000,
        bounds: {
            milliseconds: Number((0,cli_command/* valueOf */.RP)(given, TIMEOUT) ?? DEFAULT_SECONDS) * 1000,
            pages: Number((0,cli_command/* valueOf */.RP)(given, MAX_PAGES) ?? lib_limits/* DEFAULT_LIST_PAGES */.Wo),
            bytes: Number((0,cli_command/* valueOf */.RP)(given, MAX_BYTES) ?? lib_limits/* DEFAULT_LIMITS */.dR.maxBytes),
        },
    };
}
function scopeOf(given) {
    if ((0,cli_command/* isGiven */.qR)(given, TOOLS_ONLY))
        return 'tools';
    return (0,cli_command/* isGiven */.qR)(given, ALL) ? 'all' : 'instructions';
}
/** In their own order, each once; null where one is unknown. */
function capabilitiesIn(value) {
    const names = value.split(',').map((name) => name.trim());
    const wanted = names.filter((name) => name !== '');
    const known = CAPABILITIES.filter((capability) => wanted.includes(capability));
    return wanted.every((name) => known.some((capability) => capability === name)) ? known : null;
}
function countOption(name, about, largest) {
    const holds = (value) => /^[1-9][0-9]{0,8}$/.test(value) && Number(value) <= largest;
    return { name, value: 'number', about, takes: { text: `a whole number from 1 to ${largest}`, holds } };
}

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/catalog/parse-catalog.js + 1 modules
var parse_catalog = __webpack_require__(3854);
// EXTERNAL MODULE: ../../lib/catalog/catalog-digest.js + 1 modules
var catalog_digest = __webpack_require__(1100);
;// CONCATENATED MODULE: ../../lib/capture/catalog-text.js
/**
 * A catalog of the format `mcp`: the server's instructions, its lists, then members of its answers that the protocol does
 * not know. Each entry stands on a line of its own, as the server wrote it.
 */
function catalogText(instructions, lists) {
    const known = new Map();
    if (instructions !== null)
        known.set('instructions', instructions);
    for (const { list, entries } of lists)
        known.set(list.member, listText(entries));
    for (const [key, text] of lists.flatMap(({ extra }) => [...extra])) {
        if (!known.has(key))
            known.set(key, text);
    }
    const members = Array.from(known, ([key, text]) => `${JSON.stringify(key)}: ${text}`);
    return `{\n  ${members.join(',\n  ')}\n}\n`;
}
function listText(entries) {
    return entries.length === 0 ? '[]' : `[\n    ${entries.join(',\n    ')}\n  ]`;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ../../lib/package-version.js
var package_version = __webpack_require__(4038);
;// CONCATENATED MODULE: ../../lib/capture/client-meta.js


/** What the capture is called towards a server. */
const CLIENT_INFO = JSON.stringify({ name: 'tool-catalog-gate', version: package_version/* PACKAGE_VERSION */.i });
/**
 * What is declared, as a client of any revision declares it. What a client can be asked for it can be asked for as a task
 * too (revision 2025-11-25, "Tasks"): servers list tools that do so only then.
 */
function declared(capabilities) {
    const plain = capabilities.map((capability) => [capability, {}]);
    const asTasks = capabilities.flatMap((capability) => {
        const request = REQUESTS.get(capability);
        return request === undefined ? [] : [[capability, { [request]: {} }]];
    });
    const tasks = asTasks.length === 0 ? {} : { tasks: { requests: Object.fromEntries(asTasks) } };
    return JSON.stringify({ ...Object.fromEntries(plain), ...tasks });
}
const REQUESTS = new Map([
    ['sampling', 'createMessage'],
    ['elicitation', 'create'],
]);
/** The `_meta` that each request of revision 2026-07-28 carries (its page "Overview", `_meta`). */
function clientMeta(capabilities) {
    const prefix = 'io.modelcontextprotocol/';
    return [
        `{"${prefix}protocolVersion":"${STATELESS_REVISION}"`,
        `"${prefix}clientInfo":${CLIENT_INFO}`,
        `"${prefix}clientCapabilities":${declared(capabilities)}}`,
    ].join(',');
}

// EXTERNAL MODULE: ../../lib/report/escape/log-line.js
var log_line = __webpack_require__(8781);
;// CONCATENATED MODULE: ../../lib/capture/channel/shown-answer.js

const MAX_CHARACTERS = 300;
/** Text of a server on one line, cut, with nothing inneutralise in it. */
function shownAnswer(text) {
    const start = (0,log_line/* neutralise */.$)(text.slice(0, MAX_CHARACTERS).trimEnd());
    return text.length > MAX_CHARACTERS ? `${start}…` : start;
}

;// CONCATENATED MODULE: ../../lib/capture/noise.js


const NO_NOISE = { count: 0, first: '' };
/** The noise with one line more; a blank one is none. */
function withLine({ count, first }, line) {
    if (line.trim() === '')
        return { count, first };
    return { count: count + 1, first: count === 0 ? shownAnswer(line) : first };
}
/** The noise of a server in a line; none where there was none. */
function noiseLines({ count, first }) {
    return count === 0
        ? []
        : [
            `${count} line${count === 1 ? '' : 's'} on standard output passed over, since no message; the first: ${first}`,
        ];
}
/** An error of a capture with the noise as a part of its evidence, since it tells what else was started; any other as it is. */
function withNoise(error, noise) {
    if (!(error instanceof gate_error/* GateError */.u) || noise.count === 0)
        return error;
    const { code, field, place, evidence } = error;
    return new gate_error/* GateError */.u(code, field, place, [...(evidence === null ? [] : [evidence]), ...noiseLines(noise)].join('\n'));
}

// EXTERNAL MODULE: ../../lib/json/text-walk.js
var text_walk = __webpack_require__(8105);
// EXTERNAL MODULE: ../../lib/json/unescape.js
var json_unescape = __webpack_require__(6212);
;// CONCATENATED MODULE: ../../lib/json/source-slices.js


/**
 * The members of an object with the text of each value as the source has it, in source order; a key that stands twice
 * is there twice. Takes the text of one object, which must be JSON. Throws `lone_surrogate` about `member` where a key
 * escapes half a character.
 */
function memberSlices(text) {
    const walk = { text, at: 0 };
    (0,text_walk/* skipSpace */.AN)(walk);
    const slices = [];
    while ((0,text_walk/* goToNext */.dv)(walk)) {
        const start = walk.at;
        (0,text_walk/* skipString */.t9)(walk);
        const key = (0,json_unescape/* unescape */.x)({ text, field: 'member' }, start + 1, walk.at - 1);
        (0,text_walk/* skipSpace */.AN)(walk);
        walk.at += 1;
        (0,text_walk/* skipSpace */.AN)(walk);
        slices.push({ key, text: valueSlice(walk) });
    }
    return slices;
}
/** The items of an array, each as the source has it. Takes the text of one array, which must be JSON. */
function itemSlices(text) {
    const walk = { text, at: 0 };
    (0,text_walk/* skipSpace */.AN)(walk);
    const slices = [];
    while ((0,text_walk/* goToNext */.dv)(walk))
        slices.push(valueSlice(walk));
    return slices;
}
function valueSlice(walk) {
    const start = walk.at;
    (0,text_walk/* skipValue */.dT)(walk);
    return walk.text.slice(start, walk.at).trimEnd();
}

;// CONCATENATED MODULE: ../../lib/capture/channel/message.js


/**
 * The messages in a text: one, or those of a batch (protocol revision 2025-03-26). null where it is no message, or
 * one in which a member stands twice, so that readers disagree about what it says.
 */
function readMessages(text) {
    if (!isJson(text))
        return null;
    const parts = text.trimStart().startsWith('[') ? itemSlices(text) : [text];
    const messages = parts.flatMap((part) => readMessage(part) ?? []);
    return messages.length === parts.length && messages.length > 0 ? messages : null;
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function readMessage(text) {
    const members = uniqueMembers(text);
    if (members === null)
        return null;
    const [id, method] = [members.get('id') ?? null, members.get('method') ?? null];
    const [result, error] = [members.get('result') ?? null, members.get('error') ?? null];
    const isAnswer = id !== null && (result !== null || error !== null);
    if (method !== null && !method.startsWith('"'))
        return null;
    return isAnswer || method !== null ? { id, method, result, error } : null;
}
/**
 * The members of an object by key, each with its own text; null for what is no object, has a key twice, or one that
 * is half a character.
 */
function uniqueMembers(text) {
    const slices = text.trimStart().startsWith('{') ? slicesOf(text) : null;
    if (slices === null)
        return null;
    const members = new Map(slices.map(({ key, text: value }) => [key, value]));
    return members.size === slices.length ? members : null;
}
function slicesOf(text) {
    try {
        return memberSlices(text);
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return null;
        throw error;
    }
}
/** The string that a JSON text is; null for any other value. */
function stringOf(text) {
    const value = text?.startsWith('"') === true ? JSON.parse(text) : null;
    return typeof value === 'string' ? value : null;
}

;// CONCATENATED MODULE: ../../lib/capture/conversation.js






/**
 * Talks to a server over a channel, up to a deadline. A server that asks for something itself is answered: a ping, the
 * roots where they were declared (there are none); all else is declined.
 */
function openConversation(openChannel, capabilities, deadline) {
    const waiting = new Map();
    const state = {
        fault: null,
        revision: null,
        nextId: 1,
    };
    let changes = 0;
    let noise = NO_NOISE;
    const channel = openChannel({
        receive,
        receiveNoise: (text) => (noise = withLine(noise, text)),
        fail,
    });
    const onDeadline = () => {
        fail({ code: 'server_silent', evidence: null });
    };
    if (deadline.aborted)
        onDeadline();
    deadline.addEventListener('abort', onDeadline, { once: true });
    const closing = new AbortController();
    const end = AbortSignal.any([deadline, closing.signal]);
    function receive(message) {
        const { id, method, result, error } = message;
        if (method !== null)
            receiveRequest(id, stringOf(method));
        const asker = id === null ? undefined : waiting.get(id);
        if (id === null || asker === undefined || method !== null)
            return;
        waiting.delete(id);
        asker.resolve(result === null ? { error: error ?? 'null' } : { result });
    }
    function receiveRequest(id, method) {
        if (id === null) {
            if (method !== null && /^notifications\/[a-z/]+\/list_changed$/.test(method))
                changes += 1;
            return;
        }
        const text = `{"jsonrpc":"2.0","id":${id},${replyTo(method, capabilities)}}`;
        void channel.send({ text, id: null, method: null, revision: state.revision });
    }
    /** The first fault counts: what follows comes of it. */
    function fail(fault) {
        state.fault ??= fault;
        for (const [id, { step, reject }] of waiting) {
            waiting.delete(id);
            reject(faultOf(state.fault, step, channel.lastWords()));
        }
    }
    async function request(method, parameters, step) {
        if (state.fault !== null)
            throw faultOf(state.fault, step, channel.lastWords());
        const id = String(state.nextId);
        state.nextId += 1;
        const meta = state.revision === STATELESS_REVISION ? [`"_meta":${clientMeta(capabilities)}`] : [];
        const text = `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${[...meta, ...parameters].join(',')}}}`;
        return new Promise((resolve, reject) => {
            waiting.set(id, { step, resolve, reject });
            void channel.send({ text, id, method, revision: state.revision }).then((fault) => {
                if (fault === null || !waiting.delete(id))
                    return;
                reject(faultOf(fault, step, channel.lastWords()));
            });
        });
    }
    async function notify(method) {
        const text = `{"jsonrpc":"2.0","method":"${method}"}`;
        const fault = await channel.send({ text, id: null, method, revision: state.revision });
        if (fault !== null)
            throw faultOf(fault, method, channel.lastWords());
    }
    return {
        request,
        notify,
        speak: (revision) => (state.revision = revision),
        changes: () => changes,
        // Where it failed, no more of a begun line will come.
        noise: () => (state.fault === null ? noise : withLine(noise, channel.unfinished())),
        wait: (milliseconds) => (0,promises_.setTimeout)(milliseconds, undefined, { signal: end }).catch(() => undefined),
        close: () => {
            closing.abort();
            return channel.close(state.fault === null ? 'patient' : 'at-once');
        },
    };
}
function replyTo(method, capabilities) {
    if (method === 'ping')
        return '"result":{}';
    if (method === 'roots/list' && capabilities.includes('roots'))
        return '"result":{"roots":[]}';
    if (method === 'elicitation/create' && capabilities.includes('elicitation'))
        return '"result":{"action":"decline"}';
    return '"error":{"code":-32601,"message":"A capture only lists."}';
}
function faultOf({ code, evidence }, step, lastWords) {
    const said = [evidence, lastWords].filter((text) => text !== null && text !== '');
    const field = code === 'server_not_started' ? 'command' : step;
    return new gate_error/* GateError */.u(code, field, null, said.length === 0 ? null : said.join('\n'));
}

;// CONCATENATED MODULE: ../../lib/capture/refused.js


/** The error of a step that a server answered with an error: its code and message, cut and escaped. */
function refused(step, error) {
    const members = uniqueMembers(error);
    const code = members?.get('code');
    const message = stringOf(members?.get('message'));
    const evidence = code === undefined || message === null
        ? shownAnswer(error)
        : `error ${shownAnswer(code)}: ${shownAnswer(message)}`;
    return new gate_error/* GateError */.u('server_refused', step, null, evidence);
}
/** The error of a step whose answer has another shape than the protocol's. */
function unexpected(step, answer) {
    return new gate_error/* GateError */.u('unexpected_answer', step, null, errorOf(answer));
}
/** What a server said, as it can be shown. */
function errorOf(text) {
    return `the server answered ${shownAnswer(text)}`;
}
/** The code of a JSON-RPC error; null where it has none. */
function codeOf(error) {
    const code = Number(uniqueMembers(error)?.get('code'));
    return Number.isInteger(code) ? code : null;
}

;// CONCATENATED MODULE: ../../lib/capture/greet.js






const DISCOVER = 'server/discover';
const INITIALIZE = 'initialize';
/** Servers of old revisions need not answer what they do not know. */
const DISCOVER_MILLISECONDS = 3000;
const AFTER_REFUSAL_MILLISECONDS = 1000;
/** Of revision 2026-07-28, whose list of supported revisions then stands in the error's data. */
const UNSUPPORTED_REVISION = -32022;
/**
 * Agrees on a revision: `server/discover` first; where that is answered with an error, with nothing of use, or not within
 * 3 s, `initialize` with the newest revision that has it. Throws GateError about either step: `server_refused`,
 * `unexpected_answer`, `protocol_unsupported`, and what the conversation throws.
 *
 * Source of the rules: the specification's page "Versioning and Compatibility" of 2026-07-28.
 */
async function greet(conversation, settings) {
    const { revision } = settings;
    if (revision === STATELESS_REVISION)
        return discoverAlone(conversation);
    if (revision !== null)
        return initialize(conversation, settings, revision);
    return discoverOrInitialize(conversation, settings);
}
/** As `greet` does for a server that ends when it is asked what it does not know. */
function greetAgain(conversation, settings) {
    return initialize(conversation, settings, HANDSHAKE_REVISIONS[0]);
}
/** Whether a server ended over `server/discover`, as some old ones do, at once or behind an answer. */
function endedOverDiscover(error) {
    return (error instanceof gate_error/* GateError */.u &&
        error.code === 'server_ended' &&
        (error.field === DISCOVER || error.field === INITIALIZE));
}
async function discoverAlone(conversation) {
    const answer = await discover(conversation);
    if ('error' in answer)
        throw refused(DISCOVER, answer.error);
    const members = uniqueMembers(answer.result);
    if (members === null)
        throw unexpected(DISCOVER, answer.result);
    if (!revisionsIn(members.get('supportedVersions')).includes(STATELESS_REVISION))
        throw new gate_error/* GateError */.u('protocol_unsupported', DISCOVER, null, said(members.get('supportedVersions')));
    return greetingOf(STATELESS_REVISION, members);
}
function discover(conversation) {
    conversation.speak(STATELESS_REVISION);
    return conversation.request(DISCOVER, [], DISCOVER);
}
async function discoverOrInitialize(conversation, settings) {
    const discovering = discover(conversation).then(discoveryOf, discoveryFault);
    const late = conversation.wait(DISCOVER_MILLISECONDS).then(() => null);
    const discovery = await Promise.race([discovering, late]);
    if (discovery !== null)
        return settled(conversation, settings, discovery);
    const [newest] = HANDSHAKE_REVISIONS;
    const initializing = askToInitialize(conversation, settings, newest);
    const first = await Promise.race([initializing, statelessOf(discovering)]);
    const found = 'error' in first ? await statelessSoon(conversation, discovering, first) : first;
    return 'is' in found ? settled(conversation, settings, found) : agree(conversation, settings, found);
}
/** A server that starts slowly answers both requests, in their order; one without a handshake refuses the second. */
function statelessOf(discovering) {
    return new Promise((resolve) => {
        void discovering.then((discovery) => {
            if (discovery.is === 'stateless')
                resolve(discovery);
        });
    });
}
function statelessSoon(conversation, discovering, refusal) {
    return Promise.race([
        statelessOf(discovering),
        conversation.wait(AFTER_REFUSAL_MILLISECONDS).then(() => refusal),
    ]);
}
function discoveryOf(answer) {
    const members = 'result' in answer ? uniqueMembers(answer.result) : null;
    const supported = 'error' in answer ? supportedBy(answer.error) : revisionsIn(members?.get('supportedVersions'));
    if (members !== null && supported.includes(STATELESS_REVISION))
        return { is: 'stateless', members };
    const revision = HANDSHAKE_REVISIONS.find((known) => supported.includes(known));
    if (supported.length > 0 && revision === undefined) {
        const names = said(JSON.stringify(supported));
        return { is: 'failed', error: new gate_error/* GateError */.u('protocol_unsupported', DISCOVER, null, names) };
    }
    return { is: 'handshake', revision: revision ?? HANDSHAKE_REVISIONS[0] };
}
/** Over HTTP, an old server refuses the request in ways of its own, and `initialize` tells. */
function discoveryFault(error) {
    if (!(error instanceof gate_error/* GateError */.u))
        throw error;
    const isRefused = error.code === 'server_refused' || error.code === 'unexpected_answer';
    return isRefused ? { is: 'handshake', revision: HANDSHAKE_REVISIONS[0] } : { is: 'failed', error };
}
function settled(conversation, settings, discovery) {
    if (discovery.is === 'failed')
        throw discovery.error;
    if (discovery.is === 'handshake')
        return initialize(conversation, settings, discovery.revision);
    conversation.speak(STATELESS_REVISION);
    return greetingOf(STATELESS_REVISION, discovery.members);
}
function supportedBy(error) {
    const members = uniqueMembers(error);
    if (Number(members?.get('code')) !== UNSUPPORTED_REVISION)
        return [];
    return revisionsIn(uniqueMembers(members?.get('data') ?? '')?.get('supported'));
}
function revisionsIn(list) {
    return list?.startsWith('[') === true ? itemSlices(list).flatMap((item) => stringOf(item) ?? []) : [];
}
async function initialize(conversation, settings, revision) {
    return agree(conversation, settings, await askToInitialize(conversation, settings, revision));
}
function askToInitialize(conversation, { capabilities }, revision) {
    conversation.speak(revision);
    const parameters = [
        `"protocolVersion":"${revision}"`,
        `"capabilities":${declared(capabilities)}`,
        `"clientInfo":${CLIENT_INFO}`,
    ];
    return conversation.request(INITIALIZE, parameters, INITIALIZE);
}
async function agree(conversation, { revision }, answer) {
    if ('error' in answer)
        throw refused(INITIALIZE, answer.error);
    const members = uniqueMembers(answer.result);
    const spoken = stringOf(members?.get('protocolVersion'));
    if (members === null || spoken === null)
        throw unexpected(INITIALIZE, answer.result);
    const agreed = HANDSHAKE_REVISIONS.find((known) => known === spoken);
    if (agreed === undefined || (revision !== null && agreed !== revision))
        throw new gate_error/* GateError */.u('protocol_unsupported', INITIALIZE, null, said(members.get('protocolVersion')));
    conversation.speak(agreed);
    await conversation.notify('notifications/initialized');
    return greetingOf(agreed, members);
}
function greetingOf(revision, members) {
    const instructions = members.get('instructions') ?? 'null';
    return {
        revision,
        instructions: instructions === 'null' ? null : instructions,
        offers: uniqueMembers(members.get('capabilities') ?? '{}') ?? new Map(),
    };
}
function said(text) {
    return text === undefined ? null : errorOf(text);
}

;// CONCATENATED MODULE: ../../lib/capture/list-entries.js




const TOOLS = {
    method: 'tools/list',
    member: 'tools',
    entry: 'tool',
    capability: 'tools',
};
const OTHER_LISTS = [
    { method: 'prompts/list', member: 'prompts', entry: 'prompt', capability: 'prompts' },
    { method: 'resources/list', member: 'resources', entry: 'resource', capability: 'resources' },
    {
        method: 'resources/templates/list',
        member: 'resourceTemplates',
        entry: 'resource template',
        capability: 'resources',
    },
];
const METHOD_NOT_FOUND = -32601;
/** What an answer holds around its list. */
const ENVELOPE = new Set(['_meta', 'nextCursor', 'resultType', 'ttlMs', 'cacheScope']);
/**
 * All pages of a list. A server that does not know the method has none (null) where `optional`. Throws GateError
 * about the step: `server_refused`, `unexpected_answer` (no list, a null, another `resultType` than `complete`),
 * `endless_list` (a cursor that comes again, more pages than the bound), and what the conversation throws.
 */
async function listEntries(conversation, list, maxPages, optional) {
    const pages = [];
    const seen = new Set();
    let cursor = null;
    do {
        const step = pages.length === 0 ? list.method : `${list.method}, page ${pages.length + 1}`;
        if (pages.length === maxPages)
            throw new gate_error/* GateError */.u('endless_list', step);
        const parameters = cursor === null ? [] : [`"cursor":${cursor}`];
        const answer = await conversation.request(list.method, parameters, step);
        if ('error' in answer) {
            if (optional && pages.length === 0 && codeOf(answer.error) === METHOD_NOT_FOUND)
                return null;
            throw refused(step, answer.error);
        }
        const page = pageOf(answer.result, list.member, step);
        cursor = page.nextCursor;
        if (cursor !== null && seen.has(cursor))
            throw new gate_error/* GateError */.u('endless_list', step);
        if (cursor !== null)
            seen.add(cursor);
        pages.push(page);
    } while (cursor !== null);
    return {
        list,
        entries: pages.flatMap(({ entries }) => entries),
        pages: pages.length,
        extra: sharedMembers(pages),
    };
}
function pageOf(result, member, step) {
    const members = uniqueMembers(result);
    const list = members?.get(member);
    const type = members?.get('resultType') ?? '"complete"';
    if (members === null || list?.startsWith('[') !== true || type !== '"complete"')
        throw unexpected(step, result);
    const nextCursor = members.get('nextCursor') ?? 'null';
    const extra = [...members].filter(([key]) => key !== member && !ENVELOPE.has(key));
    return {
        entries: itemSlices(list),
        nextCursor: nextCursor === 'null' ? null : nextCursor,
        extra: new Map(extra),
    };
}
function sharedMembers([first, ...others]) {
    const shared = [...(first?.extra ?? [])].filter(([key, text]) => others.every(({ extra }) => extra.get(key) === text));
    return new Map(shared);
}

;// CONCATENATED MODULE: ../../lib/capture/channel/byte-budget.js
function byteBudget(limit) {
    let left = limit;
    return {
        take: (bytes) => {
            left -= bytes;
            return left >= 0;
        },
    };
}

;// CONCATENATED MODULE: ../../lib/capture/channel/line-reader.js
const LINE_FEED = 0x0a;
/**
 * Cuts a stream into lines. Returns what takes its chunks; `onLine` is called with the bytes of each line, without the
 * line feed; `end` gives what stands behind the last one, and `rest` shows it before the stream has ended.
 */
function lineReader(onLine) {
    let parts = [];
    const flush = (last) => {
        const line = parts.length === 0 ? last : Buffer.concat([...parts, last]);
        parts = [];
        onLine(line);
    };
    return {
        push: (chunk) => {
            let from = 0;
            for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
                flush(chunk.subarray(from, end));
                from = end + 1;
            }
            if (from < chunk.length)
                parts.push(chunk.subarray(from));
        },
        end: () => {
            if (parts.length > 0)
                flush(new Uint8Array());
        },
        rest: () => Buffer.concat(parts),
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ../../node_modules/cross-spawn/index.js
var cross_spawn = __webpack_require__(4422);
;// CONCATENATED MODULE: ../../lib/capture/channel/server-process.js




/** Holds a value that no other program has, so that a server's processes are found wherever they went. */
const MARK = 'TOOL_CATALOG_GATE_CAPTURE';
const MARK_VALUE = (0,external_node_crypto_.randomUUID)();
const PATIENCE_MILLISECONDS = 1000;
const POLL_MILLISECONDS = 20;
const IS_WINDOWS = process.platform === 'win32';
/** Starts a server. Whatever becomes of this process short of SIGKILL, the server is ended with it. */
function startServer(server) {
    const child = cross_spawn(server.command, [...server.arguments], {
        cwd: server.directory,
        env: { ...server.environment, [MARK]: MARK_VALUE },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own, which can be ended as a whole.
        detached: !IS_WINDOWS,
        windowsHide: true,
    });
    const state = { ended: false };
    child.once('exit', () => (state.ended = true));
    child.once('error', () => (state.ended = true));
    const unwatch = endWithThisProcess(child);
    return {
        child,
        end: async (patience) => {
            child.stdin?.end();
            if (patience === 'patient')
                await until(() => state.ended, PATIENCE_MILLISECONDS);
            await endAll(child);
            unwatch();
            for (const stream of [child.stdin, child.stdout, child.stderr])
                stream?.destroy();
            child.unref();
        },
    };
}
async function endAll(child) {
    if (!isAnyAlive(child))
        return;
    signalAll(child, 'SIGTERM');
    await until(() => !isAnyAlive(child), PATIENCE_MILLISECONDS);
    signalAll(child, 'SIGKILL');
    await until(() => !isAnyAlive(child), PATIENCE_MILLISECONDS);
}
async function until(holds, milliseconds) {
    const end = performance.now() + milliseconds;
    while (!holds() && performance.now() < end)
        await (0,promises_.setTimeout)(POLL_MILLISECONDS);
}
function isAnyAlive(child) {
    if (child.pid === undefined)
        return false;
    if (IS_WINDOWS)
        return child.exitCode === null && child.signalCode === null;
    return isGroupAlive(child.pid) || markedProcesses().length > 0;
}
/** A process that ended and that nobody waited for still counts as one of its group. */
function isGroupAlive(group) {
    try {
        process.kill(-group, 0);
    }
    catch {
        return false;
    }
    const ids = processIds();
    return ids.length === 0 || ids.some((pid) => groupOf(pid) === group);
}
function signalAll(child, signal) {
    if (child.pid === undefined)
        return;
    if (IS_WINDOWS) {
        cross_spawn.sync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
        return;
    }
    for (const pid of [-child.pid, ...markedProcesses()]) {
        try {
            process.kill(pid, signal);
        }
        catch {
            // It ended in the meantime.
        }
    }
}
/**
 * Processes that bear the mark in their environment, wherever in the tree they hang: those that left the group, daemons
 * among them. Linux alone shows them.
 */
function markedProcesses() {
    const mark = `${MARK}=${MARK_VALUE}`;
    return processIds().filter((pid) => {
        try {
            return (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`, 'utf8').includes(mark) && groupOf(pid) !== null;
        }
        catch {
            return false;
        }
    });
}
function processIds() {
    try {
        return (0,external_node_fs_.readdirSync)('/proc')
            .filter((name) => /^[0-9]+$/.test(name))
            .map(Number);
    }
    catch {
        return [];
    }
}
/** The group of a process that lives; null for one that has ended (proc(5), `/proc/[pid]/stat`). */
function groupOf(pid) {
    try {
        const [, state, group] = /^.*\) (\S) -?[0-9]+ ([0-9]+) /s.exec((0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return state === undefined || state === 'Z' ? null : Number(group);
    }
    catch {
        return null;
    }
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A terminal's Ctrl+C reaches only this process: the server is in a group of its own. */
function endWithThisProcess(child) {
    const kill = () => {
        signalAll(child, 'SIGKILL');
    };
    const killAndEnd = (signal) => {
        kill();
        unwatch();
        process.kill(process.pid, signal);
    };
    const unwatch = () => {
        process.off('exit', kill);
        for (const signal of SIGNALS)
            process.off(signal, killAndEnd);
    };
    process.once('exit', kill);
    for (const signal of SIGNALS)
        process.once(signal, killAndEnd);
    return unwatch;
}

;// CONCATENATED MODULE: ../../lib/capture/channel/command-channel.js




/** How much of its error output is kept, to be shown where the capture fails. */
const KEPT_BYTES = 4096;
const KEPT_LINES = 10;
/** How long what it wrote last may take to arrive once it has ended. */
const LAST_OUTPUT_MILLISECONDS = 200;
/** Starts a server that speaks over its standard streams, one message a line. */
function commandChannel(server, budget, receiver) {
    const { child, end } = startServer(server);
    const errorOutput = keepEnd(KEPT_BYTES);
    const lines = lineReader((line) => {
        receiveLine(line, receiver);
    });
    child.stdout?.on('data', (chunk) => {
        if (budget.take(chunk.length))
            lines.push(chunk);
        else
            receiver.fail({ code: 'too_much_output', evidence: null });
    });
    child.stderr?.on('data', errorOutput.push);
    child.once('error', (error) => {
        receiver.fail({ code: 'server_not_started', evidence: systemCode(error) });
    });
    child.once('exit', (code, signal) => {
        const fail = () => {
            lines.end();
            receiver.fail({ code: 'server_ended', evidence: endOf(code, signal) });
        };
        const late = setTimeout(fail, LAST_OUTPUT_MILLISECONDS);
        child.once('close', () => {
            clearTimeout(late);
            fail();
        });
    });
    // It closed its input: its end tells.
    child.stdin?.on('error', () => undefined);
    return {
        send: ({ text }) => {
            child.stdin?.write(`${text}\n`);
            return Promise.resolve(null);
        },
        lastWords: errorOutput.text,
        unfinished: () => Buffer.from(lines.rest()).toString(),
        close: end,
    };
}
function receiveLine(bytes, receiver) {
    const line = decoded(bytes);
    const messages = line === null ? [] : readMessages(line);
    if (line === null)
        receiver.fail({ code: 'invalid_utf8', evidence: null });
    else if (messages === null && line.trim() !== '')
        receiver.receiveNoise(line);
    for (const message of messages ?? [])
        receiver.receive(message);
}
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
function systemCode(error) {
    return 'code' in error && typeof error.code === 'string' ? error.code : null;
}
function endOf(code, signal) {
    return signal === null ? `exit code ${code ?? 0}` : `signal ${signal}`;
}
function keepEnd(bytes) {
    let kept = Buffer.alloc(0);
    return {
        push: (chunk) => {
            kept = Buffer.from(Buffer.concat([kept, chunk.subarray(-bytes)]).subarray(-bytes));
        },
        text: () => kept
            .toString('utf8')
            .split('\n')
            .filter((line) => line.trim() !== '')
            .slice(-KEPT_LINES)
            .map(shownAnswer)
            .join('\n'),
    };
}

;// CONCATENATED MODULE: ../../lib/capture/channel/body-chunks.js
/** The bytes of an answer's body as they come; leaving early ends the connection. */
async function* bodyChunks({ body }) {
    const reader = body?.getReader();
    if (reader === undefined)
        return;
    try {
        for (;;) {
            const chunk = (await reader.read()).value;
            if (!(chunk instanceof Uint8Array))
                return;
            yield chunk;
        }
    }
    finally {
        await reader.cancel().catch(() => undefined);
    }
}

// EXTERNAL MODULE: ../../node_modules/eventsource-parser/dist/index.js
var dist = __webpack_require__(7817);
;// CONCATENATED MODULE: ../../lib/capture/channel/event-stream.js


/**
 * Reads the events of an answer until it ends; what is behind the last whole event is none (HTML, "Server-sent
 * events"). A stream that breaks off ends.
 */
async function readEvents(response, budget, onEvent) {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const parser = (0,dist/* createParser */.C)({ onEvent });
    try {
        for await (const chunk of bodyChunks(response)) {
            if (!budget.take(chunk.length))
                return { code: 'too_much_output', evidence: null };
            parser.feed(decoder.decode(chunk, { stream: true }));
        }
    }
    catch (error) {
        return isNoUtf8(error) ? { code: 'invalid_utf8', evidence: null } : null;
    }
    return null;
}
function isNoUtf8(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}

;// CONCATENATED MODULE: ../../lib/capture/channel/http-request.js
const MAX_REDIRECTS = 5;
/**
 * One request to a server, with its headers, which may be secrets: a redirect is followed within the server's own
 * origin only, and keeps the method.
 */
async function ask(server, request, url = server.url) {
    try {
        return await follow(server, request, new URL(url));
    }
    catch (error) {
        return { code: 'server_unreachable', evidence: reasonOf(error) };
    }
}
async function follow(server, { method, headers, body, signal }, start) {
    let url = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const response = await fetch(url, {
            method,
            headers: { ...server.headers, ...headers },
            body,
            signal,
            redirect: 'manual',
        });
        const target = response.headers.get('location');
        if (![301, 302, 307, 308].includes(response.status) || target === null)
            return response;
        await response.body?.cancel().catch(() => undefined);
        url = new URL(target, url);
        if (url.origin !== start.origin)
            return { code: 'server_refused', evidence: `HTTP ${response.status}: a redirect to another origin` };
    }
    return { code: 'server_refused', evidence: 'redirects without an end' };
}
/** `ECONNREFUSED`, `CERT_HAS_EXPIRED`, …: what lies below what `fetch` throws. */
function reasonOf(error) {
    if (typeof error !== 'object' || error === null)
        return null;
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    return 'cause' in error ? reasonOf(error.cause) : null;
}

;// CONCATENATED MODULE: ../../lib/capture/channel/old-events-channel.js



/**
 * Speaks the HTTP+SSE transport of revision 2024-11-05: one event stream brings the address that messages are posted
 * to, then all that the server says.
 */
function oldEventsChannel(server, budget, receiver) {
    const controller = new AbortController();
    const { signal } = controller;
    let endpoint = null;
    function open() {
        return new Promise((resolve) => {
            void readStream(resolve).then((fault) => {
                const end = fault ?? { code: 'server_ended', evidence: 'the event stream ended' };
                resolve(end);
                if (!signal.aborted)
                    receiver.fail(end);
            });
        });
    }
    async function readStream(onEndpoint) {
        const headers = { accept: 'text/event-stream' };
        const response = await ask(server, { method: 'GET', headers, body: null, signal });
        if ('code' in response)
            return response;
        const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
        if (!response.ok || !isEvents)
            return { code: 'server_refused', evidence: `HTTP ${response.status}` };
        return readEvents(response, budget, ({ event, data }) => {
            const messages = event === 'endpoint' ? [] : readMessages(data);
            if (event === 'endpoint')
                onEndpoint(endpointOf(data));
            else if (messages === null)
                receiver.receiveNoise(data);
            for (const message of messages ?? [])
                receiver.receive(message);
        });
    }
    /** Only within the server's own origin, since its headers go there too. */
    function endpointOf(data) {
        const url = URL.canParse(data, server.url) ? new URL(data, server.url) : null;
        return url?.origin === new URL(server.url).origin
            ? url.href
            : { code: 'unexpected_answer', evidence: 'an endpoint of another origin' };
    }
    async function send({ text }) {
        endpoint ??= open();
        const url = await endpoint;
        if (typeof url !== 'string')
            return url;
        const headers = { 'content-type': 'application/json' };
        const response = await ask(server, { method: 'POST', headers, body: text, signal }, url);
        if ('code' in response)
            return response;
        await response.body?.cancel().catch(() => undefined);
        return response.ok ? null : { code: 'server_refused', evidence: `HTTP ${response.status}` };
    }
    return {
        send,
        lastWords: () => '',
        unfinished: () => '',
        close: () => {
            controller.abort();
            return Promise.resolve();
        },
    };
}

;// CONCATENATED MODULE: ../../lib/capture/channel/address-channel.js







const ACCEPT = 'application/json, text/event-stream';
const SESSION = 'mcp-session-id';
const GOODBYE_MILLISECONDS = 2000;
/**
 * Speaks streamable HTTP: each message is a POST, answered as JSON or as an event stream. Where the server turns out to
 * know only the transport of revision 2024-11-05, that is spoken from then on.
 *
 * Source of the rules: the specification's pages "Streamable HTTP" of 2025-11-25 and 2026-07-28, "Backward
 * Compatibility".
 */
function addressChannel(server, budget, receiver) {
    const controller = new AbortController();
    const { signal } = controller;
    const state = {
        session: null,
        revision: null,
        old: server.eventsOnly ? oldEventsChannel(server, budget, receiver) : null,
    };
    async function send(message) {
        if (state.old !== null)
            return state.old.send(message);
        const response = await ask(server, {
            method: 'POST',
            headers: headersOf(message),
            body: message.text,
            signal,
        });
        if ('code' in response)
            return response;
        state.session = response.headers.get(SESSION) ?? state.session;
        state.revision = message.revision;
        const isWrongTransport = message.method === 'initialize' && [400, 404, 405].includes(response.status);
        const fault = await takeAnswer(response, message);
        if (fault !== null && isWrongTransport)
            return sendTheOldWay(message, fault);
        if (message.method === 'notifications/initialized')
            void listen();
        return fault;
    }
    function headersOf({ method, revision }) {
        return {
            accept: ACCEPT,
            'content-type': 'application/json',
            ...(state.session === null ? {} : { [SESSION]: state.session }),
            ...(revision === null ? {} : { 'mcp-protocol-version': revision }),
            ...(revision === STATELESS_REVISION && method !== null ? { 'mcp-method': method } : {}),
        };
    }
    /** Passes on what an answer holds; a fault where that is not the answer to the message. */
    async function takeAnswer(response, { id }) {
        const answered = { isAnswered: id === null };
        const receive = (text) => {
            const messages = readMessages(text);
            for (const message of messages ?? []) {
                if (message.id === id)
                    answered.isAnswered = true;
                receiver.receive(message);
            }
            return messages !== null;
        };
        const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
        const fault = isEvents
            ? await readEvents(response, budget, ({ data }) => {
                // Revision 2025-11-25 opens a stream with an event that has an id and nothing else.
                if (data !== '' && !receive(data))
                    receiver.receiveNoise(data);
            })
            : await takeBody(response, id, receive);
        if (fault !== null || answered.isAnswered || signal.aborted)
            return fault;
        return response.ok ? { code: 'server_ended', evidence: 'the answer ended early' } : refusal(response, '');
    }
    async function takeBody(response, id, receive) {
        const text = await bodyOf(response, budget, signal);
        if (text === null)
            return signal.aborted ? null : { code: 'too_much_output', evidence: null };
        if (text.trim() !== '' && receive(text))
            return null;
        if (!response.ok)
            return refusal(response, text);
        return id === null ? null : { code: 'unexpected_answer', evidence: shownAnswer(text) };
    }
    async function sendTheOldWay(message, refused) {
        const old = oldEventsChannel(server, budget, receiver);
        const fault = await old.send(message);
        if (fault !== null) {
            await old.close('at-once');
            return refused;
        }
        state.old = old;
        return null;
    }
    /** Change notices of the revisions with a handshake come over a stream of their own, which servers may refuse. */
    async function listen() {
        const { revision } = state;
        const headers = {
            ...headersOf({ text: '', id: null, method: null, revision }),
            accept: 'text/event-stream',
        };
        const response = await ask(server, { method: 'GET', headers, body: null, signal });
        if ('code' in response)
            return;
        if (!response.ok) {
            await response.body?.cancel().catch(() => undefined);
            return;
        }
        await readEvents(response, budget, ({ data }) => {
            for (const message of readMessages(data) ?? [])
                receiver.receive(message);
        });
    }
    async function close(patience) {
        controller.abort();
        await state.old?.close(patience);
        if (state.session === null || patience === 'at-once')
            return;
        const headers = headersOf({ text: '', id: null, method: null, revision: state.revision });
        const goodbye = AbortSignal.timeout(GOODBYE_MILLISECONDS);
        const response = await ask(server, { method: 'DELETE', headers, body: null, signal: goodbye });
        if (!('code' in response))
            await response.body?.cancel().catch(() => undefined);
    }
    return { send, lastWords: () => '', unfinished: () => '', close };
}
function refusal({ status, statusText }, body) {
    const said = shownAnswer(body);
    return {
        code: 'server_refused',
        evidence: `HTTP ${status} ${statusText}`.trimEnd() + (said === '' ? '' : `: ${said}`),
    };
}
/** The text of a body; null where it is cut off, too long or no UTF-8. */
async function bodyOf(response, budget, signal) {
    const chunks = [];
    try {
        for await (const chunk of bodyChunks(response)) {
            if (!budget.take(chunk.length) || signal.aborted)
                return null;
            chunks.push(chunk);
        }
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ../../lib/capture/capture-once.js









/**
 * Connects to a server, lists, and ends it, whatever happens. Throws GateError about the step that failed, as greet and
 * listEntries do, and `unsettled_list`.
 */
async function captureOnce(server, settings) {
    const deadline = new AbortController();
    const timer = setTimeout(() => {
        deadline.abort();
    }, settings.bounds.milliseconds);
    try {
        return await captureOver(server, settings, deadline.signal, greet);
    }
    catch (error) {
        if (settings.revision !== null || !endedOverDiscover(error))
            throw error;
        return await captureOver(server, settings, deadline.signal, greetAgain);
    }
    finally {
        clearTimeout(timer);
    }
}
async function captureOver(server, settings, deadline, greeting) {
    const budget = byteBudget(settings.bounds.bytes);
    const conversation = openConversation((receiver) => server.is === 'command'
        ? commandChannel(server, budget, receiver)
        : addressChannel(server, budget, receiver), settings.capabilities, deadline);
    try {
        return await capture(conversation, settings, await greeting(conversation, settings));
    }
    catch (error) {
        throw withNoise(error, conversation.noise());
    }
    finally {
        await conversation.close();
    }
}
async function capture(conversation, settings, greeting) {
    listenForChanges(conversation, greeting);
    for (let round = 0; round < lib_limits/* MAX_LISTINGS */.$o; round += 1) {
        const changes = conversation.changes();
        const lists = await listAll(conversation, settings, greeting);
        await conversation.wait(settings.settle);
        if (conversation.changes() > changes)
            continue;
        const instructions = settings.scope === 'tools' ? null : greeting.instructions;
        return {
            text: catalogText(instructions, lists),
            revision: greeting.revision,
            lists,
            listedAgain: round,
            noise: conversation.noise(),
        };
    }
    throw new gate_error/* GateError */.u('unsettled_list', TOOLS.method);
}
/** In revision 2026-07-28 changes are announced to who subscribes; before, to all. */
function listenForChanges(conversation, { revision, offers }) {
    if (revision !== STATELESS_REVISION)
        return;
    const wanted = [TOOLS, ...OTHER_LISTS].flatMap(({ capability }) => /"listChanged"\s*:\s*true/.test(offers.get(capability) ?? '') ? [`"${capability}ListChanged":true`] : []);
    if (wanted.length === 0)
        return;
    const filter = `"notifications":{${[...new Set(wanted)].join(',')}}`;
    // It is answered when the server ends the subscription. One that refuses it announces nothing.
    conversation.request('subscriptions/listen', [filter], 'subscriptions/listen').catch(() => undefined);
}
async function listAll(conversation, { scope, bounds }, { offers }) {
    const wanted = scope === 'all' ? OTHER_LISTS.filter(({ capability }) => offers.has(capability)) : [];
    const lists = [];
    for (const list of [TOOLS, ...wanted]) {
        // Tools are asked for even where none are offered: a server may have forgotten to say so.
        const isOptional = !offers.has(list.capability) || list.member === 'resourceTemplates';
        const listed = await listEntries(conversation, list, bounds.pages, isOptional);
        if (listed !== null)
            lists.push(listed);
        else if (list === TOOLS)
            lists.push({ list, entries: [], pages: 0, extra: new Map() });
    }
    return lists;
}

// EXTERNAL MODULE: ../../lib/diff/diff-catalogs.js + 2 modules
var diff_catalogs = __webpack_require__(5041);
// EXTERNAL MODULE: ../../lib/diff/differing-places.js
var differing_places = __webpack_require__(3692);
// EXTERNAL MODULE: ../../lib/report/escape/shown-name.js
var shown_name = __webpack_require__(1049);
;// CONCATENATED MODULE: ../../lib/capture/compare-captures.js





const MAX_PLACES = 20;
/**
 * Holds two captures of a server against each other by what they mean: the order of tools and of keys is no difference.
 * Throws GateError `unstable_capture` about `capture`, whose evidence are the names and pointers that differ, and what to
 * write into the settings file where such a place is to be left out of the comparison.
 */
function requireAlike(first, second) {
    if (first === second)
        return;
    const [before, after] = [catalogOf(first), catalogOf(second)];
    if (before === null || after === null)
        throw unstable(['They are no catalogs that the gate reads.']);
    const diff = (0,diff_catalogs/* diffCatalogs */.UA)(before, after);
    if ((0,diff_catalogs/* isEmpty */.Im)(diff))
        return;
    const found = differences(before, diff);
    throw unstable([...cut(found.map(({ words }) => words)), ...remedy(found)]);
}
function unstable(lines) {
    return new gate_error/* GateError */.u('unstable_capture', 'capture', null, lines.join('\n'));
}
function cut(lines) {
    const more = lines.length - MAX_PLACES;
    return more > 0 ? [...lines.slice(0, MAX_PLACES), `and ${more} more`] : lines;
}
function catalogOf(text) {
    try {
        return (0,parse_catalog/* parseCatalog */.L)(Buffer.from(text), { format: 'mcp', limits: lib_limits/* MAX_LIMITS */.M6 });
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return null;
        throw error;
    }
}
function differences(before, diff) {
    const places = (0,differing_places/* differingPlaces */.ng)(before.format, diff).map((place) => ({
        words: `${place.entry === null ? '' : `${named(place.entry)}: `}${(0,log_line/* neutralise */.$)(place.pointer)}`,
        rule: (0,differing_places/* placeRule */.Sp)(place),
    }));
    const only = [...diff.removed, ...diff.added].map((entry) => ({
        words: `${named(entry)}: in one of them only`,
        rule: null,
    }));
    return [...places, ...only];
}
/** The pointers as the settings file takes them; a line that would have to be escaped for a log is left out. */
function remedy(found) {
    const lines = ['ignore', 'unordered'].flatMap((key) => {
        const pointers = found.flatMap(({ rule }) => rule?.key === key && (0,log_line/* neutralise */.$)(rule.pointer) === rule.pointer ? [`  - ${yamlText(rule.pointer)}`] : []);
        return pointers.length === 0 ? [] : [`${key}:`, ...cut(pointers)];
    });
    const fixed = found.some(({ rule }) => rule === null)
        ? ['What is in one of them only, or a list of required properties, cannot be left out: fix the server.']
        : [];
    return lines.length === 0
        ? fixed
        : ['To leave these places out, write into the settings file of the base branch:', ...lines, ...fixed];
}
/** A plain scalar of YAML, or a quoted one. */
function yamlText(text) {
    return /^[A-Za-z0-9/._~$-]+$/.test(text) ? text : JSON.stringify(text);
}
function named({ kind, key }) {
    return (0,log_line/* neutralise */.$)(kind === 'tool' ? (0,shown_name/* shownName */.HD)(key) : `${kind} ${(0,shown_name/* shownText */.f$)(key)}`);
}

;// CONCATENATED MODULE: ../../lib/capture/capture-server.js




/**
 * Captures a server `repeat` times, each time connected anew. Throws GateError as captureOnce does, and
 * `unstable_capture`.
 */
async function captureServer(server, settings) {
    const captured = await captureOnce(server, settings);
    for (let count = 1; count < settings.repeat; count += 1) {
        requireAlike(captured.text, (await captureOnce(server, settings)).text);
    }
    return { captured, ...readBack(captured.text) };
}
function readBack(text) {
    const bytes = Buffer.from(text);
    const limits = { ...lib_limits/* DEFAULT_LIMITS */.dR, maxBytes: lib_limits/* MAX_LIMITS */.M6.maxBytes };
    const [fault = null] = (0,parse_catalog/* catalogFaults */.l)(bytes, { limits });
    return { fault, digest: fault === null ? (0,catalog_digest/* catalogDigest */.oR)((0,parse_catalog/* parseCatalog */.L)(bytes, { limits })) : null };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ../../lib/capture/write-whole.js




/**
 * Puts a text into a file, whole or not at all: what was there stays until the new text is on the disk. Makes the
 * folders above it. Throws GateError `not_writable` about `out`.
 */
function writeWhole(path, text) {
    const beside = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.${(0,external_node_crypto_.randomUUID)()}`);
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        const file = (0,external_node_fs_.openSync)(beside, 'wx');
        try {
            (0,external_node_fs_.writeFileSync)(file, text);
            (0,external_node_fs_.fsyncSync)(file);
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
        (0,external_node_fs_.renameSync)(beside, path);
    }
    catch {
        (0,external_node_fs_.rmSync)(beside, { force: true });
        throw new gate_error/* GateError */.u('not_writable', 'out');
    }
}

;// CONCATENATED MODULE: ../../lib/capture/run-captures.js



/**
 * Captures servers one after the other and writes each catalog that is whole; what one of them fails with keeps no other
 * from being captured.
 */
async function runCaptures(targets, settings) {
    const results = [];
    for (const target of targets)
        results.push({ target, captured: await captured(target, settings) });
    return results;
}
async function captured(target, settings) {
    try {
        const result = await captureServer(target.server, settings);
        if (target.out !== null)
            writeWhole(target.out, result.captured.text);
        return result;
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return error;
        throw error;
    }
}

// EXTERNAL MODULE: ../../lib/errors/system-error.js
var system_error = __webpack_require__(9513);
;// CONCATENATED MODULE: ../../lib/capture/environment.js

/** What programs need to be found and to reach a network; none of it belongs into a catalog. */
const PASSED_ON = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'TMPDIR',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'no_proxy',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'NODE_EXTRA_CA_CERTS',
    // Windows
    'APPDATA',
    'COMSPEC',
    'LOCALAPPDATA',
    'PATHEXT',
    'PROGRAMDATA',
    'PROGRAMFILES',
    'SYSTEMDRIVE',
    'SYSTEMROOT',
    'TEMP',
    'TMP',
    'USERPROFILE',
];
/** A time zone and a language that are the same on every machine. */
const STEADY = { TZ: 'UTC', LC_ALL: 'C.UTF-8' };
/** The environment of a server: a few variables of this one and a steady time zone and language, or this one whole. */
function serverEnvironment(environment, keep, more) {
    const passed = keep
        ? Object.entries(environment)
        : PASSED_ON.map((name) => [name, environment[name]]);
    const set = passed.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return { ...Object.fromEntries(set), ...(keep ? {} : STEADY), ...more };
}
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const environment_HEADER = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
/**
 * Variables for a server, from `NAME` (a variable of that name here) and `NAME=VARIABLE` (another one here): never a
 * value, which anyone on the machine could read among the arguments. Throws GateError about `env`: `invalid_input`,
 * `unset_variable`.
 */
function variablesOf(lines, environment) {
    return fromVariables(lines, NAME, 'env', environment);
}
/** The same for headers: `Authorization=VARIABLE`. Throws about `header`. */
function headersOf(lines, environment) {
    return fromVariables(lines, environment_HEADER, 'header', environment);
}
function fromVariables(lines, name, field, environment) {
    const pairs = lines.map((line) => {
        const [target = '', variable = field === 'env' ? target : ''] = line
            .split('=', 2)
            .map((part) => part.trim());
        if (!name.test(target) || !NAME.test(variable))
            throw new gate_error/* GateError */.u('invalid_input', field);
        return [target, environment_valueOf(variable, field, environment)];
    });
    return Object.fromEntries(pairs);
}
function environment_valueOf(variable, field, environment) {
    const value = environment[variable];
    if (value === undefined || value === '')
        throw new gate_error/* GateError */.u('unset_variable', `${field} ${variable}`);
    return value;
}

// EXTERNAL MODULE: ../../node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(7415);
;// CONCATENATED MODULE: ../../lib/capture/server-config.js





/**
 * The servers of a client's configuration, in its order: an object `mcpServers` (Claude, Cursor and others) or `servers`
 * (VS Code), comments allowed, disabled ones left out. `${NAME}`, `${env:NAME}`, `${NAME:-default}` and
 * `${workspaceFolder}` are replaced. Throws GateError `invalid_config` and `unset_variable` about `config` or
 * `server NAME`.
 */
function configuredServers(text, context) {
    return Object.entries(mapOf(text)).flatMap(([name, entry]) => {
        const field = `server ${(0,shown_name/* shownText */.f$)(name)}`;
        if (!isMembers(entry))
            throw new gate_error/* GateError */.u('invalid_config', field);
        return entry['disabled'] === true ? [] : [{ name, server: serverOf(entry, field, context) }];
    });
}
function mapOf(text) {
    const errors = [];
    const root = (0,main.parse)(text, errors, { allowTrailingComma: true, disallowComments: false });
    const map = isMembers(root) ? (root['mcpServers'] ?? root['servers']) : null;
    if (errors.length > 0 || !isMembers(map))
        throw new gate_error/* GateError */.u('invalid_config', 'config');
    return map;
}
function serverOf(entry, field, context) {
    const text = (value) => expanded(value, field, context);
    const url = entry['url'] ?? entry['serverUrl'] ?? entry['httpUrl'];
    if (url !== undefined) {
        const address = text(url);
        if (!URL.canParse(address))
            throw new gate_error/* GateError */.u('invalid_config', field);
        const headers = textsByName(entry['headers'], field, text);
        return { is: 'address', url: address, headers, eventsOnly: entry['type'] === 'sse' };
    }
    const args = entry['args'] ?? [];
    if (entry['command'] === undefined || !Array.isArray(args))
        throw new gate_error/* GateError */.u('invalid_config', field);
    const more = textsByName(entry['env'], field, text);
    return {
        is: 'command',
        command: text(entry['command']),
        arguments: args.map(text),
        directory: (0,external_node_path_.resolve)(context.directory, entry['cwd'] === undefined ? '' : text(entry['cwd'])),
        environment: serverEnvironment(context.environment, context.keepEnvironment, more),
        secrets: Object.values(more),
    };
}
function textsByName(value, field, text) {
    if (value === undefined)
        return {};
    if (!isMembers(value))
        throw new gate_error/* GateError */.u('invalid_config', field);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, text(typeof part === 'number' ? String(part) : part)]));
}
function expanded(value, field, { environment, directory }) {
    if (typeof value !== 'string')
        throw new gate_error/* GateError */.u('invalid_config', field);
    return value.replace(/\$\{([^}]*)\}/g, (_, inner) => {
        if (inner === 'workspaceFolder')
            return directory;
        const [, name = '', fallback] = /^(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-(.*))?$/.exec(inner) ?? [];
        const found = environment[name] ?? fallback;
        if (found === undefined)
            throw new gate_error/* GateError */.u('unset_variable', name === '' ? field : `variable ${name} of ${field}`);
        return found;
    });
}
function isMembers(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ../../lib/capture/targets.js







/** A sentence on options that name no server, several, or do not go together; null where they do. */
function usageFault(given) {
    const isOf = (option) => (0,cli_command/* isGiven */.qR)(given, option);
    const ways = [given.operands.length > 0, isOf(URL_OPTION), isOf(CONFIG)].filter(Boolean).length;
    if (ways !== 1)
        return 'Name one server: its command line behind "--", its address with --url, or a file with --config.';
    if (isOf(TOOLS_ONLY) && isOf(ALL))
        return '--tools-only and --all exclude each other.';
    if (isOf(OUT) && isOf(OUT_DIR))
        return '--out and --out-dir exclude each other.';
    const surplus = [
        ...(isOf(CONFIG) ? [HEADER, ENV] : [SERVER, OUT_DIR]),
        ...(isOf(URL_OPTION) ? [ENV, KEEP_ENVIRONMENT] : [HEADER]),
    ].find(isOf);
    return surplus === undefined ? null : `--${surplus.name} does not go with that kind of server.`;
}
/**
 * What is to be captured: a command line, an address, or servers of a configuration. Throws GateError: `invalid_usage`
 * about `out-dir` (several servers and no folder), `not_found` and `not_readable` about `config`,
 * `unknown_server`, `invalid_path` (a server whose name makes no file name), and what configuredServers, variablesOf and
 * headersOf throw.
 */
function targetsOf(given, context) {
    const [url, config] = [(0,cli_command/* valueOf */.RP)(given, URL_OPTION), (0,cli_command/* valueOf */.RP)(given, CONFIG)];
    const [command, ...args] = given.operands;
    if (config !== null)
        return configuredTargets(config, given, context);
    const out = outOf(given, context);
    const target = (name, server) => [{ name, server, out }];
    if (url !== null)
        return target(url, addressOf(url, given, context));
    return target(command ?? '', {
        is: 'command',
        command: command ?? '',
        arguments: args,
        directory: context.directory,
        ...environmentOf(given, context),
    });
}
function outOf(given, { directory }) {
    const out = (0,cli_command/* valueOf */.RP)(given, OUT);
    return out === null ? null : (0,external_node_path_.resolve)(directory, out);
}
function addressOf(url, given, context) {
    if (!/^https?:/i.test(url) || !URL.canParse(url))
        throw new gate_error/* GateError */.u('invalid_input', 'url');
    const headers = headersOf((0,cli_command/* valuesOf */.sm)(given, HEADER), context.environment);
    return { is: 'address', url, headers, eventsOnly: false };
}
function environmentOf(given, { environment }) {
    const more = variablesOf((0,cli_command/* valuesOf */.sm)(given, ENV), environment);
    const whole = serverEnvironment(environment, (0,cli_command/* isGiven */.qR)(given, KEEP_ENVIRONMENT), more);
    return { environment: whole, secrets: Object.values(more) };
}
function configuredTargets(path, given, context) {
    const [wanted, folder] = [(0,cli_command/* valueOf */.RP)(given, SERVER), (0,cli_command/* valueOf */.RP)(given, OUT_DIR)];
    const servers = configuredServers(configText((0,external_node_path_.resolve)(context.directory, path)), {
        ...context,
        keepEnvironment: (0,cli_command/* isGiven */.qR)(given, KEEP_ENVIRONMENT),
    }).filter(({ name }) => wanted === null || name === wanted);
    if (wanted !== null && servers.length === 0)
        throw new gate_error/* GateError */.u('unknown_server', 'server');
    if (folder === null && servers.length > 1)
        throw new gate_error/* GateError */.u('invalid_usage', 'out-dir');
    if (folder === null)
        return servers.map((server) => ({ ...server, out: outOf(given, context) }));
    requireApart(servers.map(({ name }) => name));
    return servers.map((server) => ({
        ...server,
        out: (0,external_node_path_.join)((0,external_node_path_.resolve)(context.directory, folder), `${server.name}.json`),
    }));
}
function configText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        throw new gate_error/* GateError */.u((0,system_error/* codeOfSystemError */.c)(error), 'config');
    }
}
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;
/** A name is a file's name, on every system its own. */
function requireApart(names) {
    const lower = new Set(names.map((name) => name.toLowerCase()));
    if (lower.size < names.length)
        throw new gate_error/* GateError */.u('path_case_collision', 'config');
    if (!names.every((name) => FILE_NAME.test(name)))
        throw new gate_error/* GateError */.u('invalid_path', 'config');
}

// EXTERNAL MODULE: ../../lib/report/wording/error-sentence.js + 3 modules
var error_sentence = __webpack_require__(6663);
;// CONCATENATED MODULE: ../../lib/capture/words.js



/** Values that no line may show. */
const MIN_SECRET = 6;
/** What came of one server, in lines for a person or a log. */
function resultLines({ target, captured }, settings) {
    const name = (0,log_line/* neutralise */.$)((0,shown_name/* shownText */.f$)(target.name));
    const lines = captured instanceof Error
        ? failureLines(name, captured)
        : successLines(name, captured, settings, target.server);
    return lines.map((line) => withoutSecrets(line, target.server));
}
/** A failure: the step, what to do, and below what the server answered or wrote. */
function failureLines(name, error) {
    const evidence = error.evidence?.split('\n').map((line) => `  ${(0,log_line/* neutralise */.$)(line)}`) ?? [];
    return [`${name}: ${(0,error_sentence/* errorSentence */.O)(error)}`, ...evidence];
}
function successLines(name, { captured, digest, fault }, { repeat, capabilities }, server) {
    const { revision, lists, listedAgain, noise } = captured;
    const counts = lists.map(({ list, entries }) => counted(entries.length, list.entry));
    const declared = capabilities.length === 0 ? 'no capabilities declared' : `declared: ${capabilities.join(', ')}`;
    const alike = repeat === 1 ? 'captured once' : `captured ${repeat} times, alike`;
    return [
        `${name}: ${[...counts, `protocol ${revision}`, declared, alike, ...environmentWords(server)].join('; ')}`,
        ...(digest === null ? [] : [`  digest ${digest}`]),
        ...(listedAgain === 0
            ? []
            : [`  The lists changed in the meantime and were asked for again (${counted(listedAgain, 'time')}).`]),
        ...noiseLines(noise).map((line) => `  ${line}`),
        ...(fault === null ? [] : [`  The gate will not read this catalog: ${(0,error_sentence/* errorSentence */.O)(fault)}`]),
    ];
}
function counted(count, word) {
    return `${count} ${word}${count === 1 ? '' : 's'}`;
}
function environmentWords(server) {
    if (server.is === 'address')
        return [];
    const steady = Object.entries(STEADY).filter(([variable, value]) => server.environment[variable] === value);
    return steady.length < Object.keys(STEADY).length
        ? ['environment kept']
        : [steady.map(([variable, value]) => `${variable}=${value}`).join(' ')];
}
/** A server can say a secret that it was given. */
function withoutSecrets(line, server) {
    const secrets = server.is === 'address' ? Object.values(server.headers) : server.secrets;
    return secrets
        .flatMap((secret) => [secret, ...secret.split(' ')])
        .filter((secret) => secret.length >= MIN_SECRET)
        .reduce((text, secret) => text.replaceAll(secret, '***'), line);
}

;// CONCATENATED MODULE: ../../lib/capture/command.js




/** `capture -- COMMAND…`, `capture --url URL`, `capture --config FILE`: exit code 0 where all is captured, else 2. */
const CAPTURE = {
    operands: [
        {
            name: 'command',
            about: 'the server’s command line, for a server over standard streams',
            optional: true,
            rest: true,
        },
    ],
    options: CAPTURE_OPTIONS,
    notes: [
        'A server is started by its command line behind "--", or is reached at --url; --config takes the',
        'servers of a client’s file. It is asked for its tools, and ended. Values of headers and variables',
        'are taken from the environment, never from arguments.',
    ].join('\n'),
    run: command_capture,
};
async function command_capture(terminal, given) {
    const fault = usageFault(given);
    if (fault !== null) {
        terminal.writeError(`${fault}\nSee: tool-catalog-gate capture --help\n`);
        return 2;
    }
    const settings = settingsOf(given);
    const results = await runCaptures(targetsOf(given, terminal), settings);
    for (const result of results) {
        for (const line of resultLines(result, settings))
            terminal.writeError(`${line}\n`);
        const text = outputOf(result);
        if (text !== null)
            terminal.write(text);
    }
    return results.every(({ captured }) => !(captured instanceof Error)) ? 0 : 2;
}
/** What goes to standard output. */
function outputOf({ target, captured }) {
    return target.out === null && !(captured instanceof Error) ? captured.captured.text : null;
}

// EXTERNAL MODULE: ../../lib/settings/given-inputs.js
var given_inputs = __webpack_require__(8992);
;// CONCATENATED MODULE: ../../lib/capture/step-arguments.js


/** Inputs of the step that are options with one value. */
const TEXTS = [
    'url',
    'config',
    'server',
    'out',
    'out-dir',
    'repeat',
    'protocol',
    'capabilities',
    'settle',
    'timeout',
    'max-pages',
    'max-bytes',
];
/** Inputs whose lines are an option's values, by their names. */
const LINES = new Map([
    ['headers', 'header'],
    ['env', 'env'],
]);
const INCLUDES = new Map([
    ['tools', ['--tools-only']],
    ['instructions', []],
    ['all', ['--all']],
]);
/** Every input's name, as capture/action.yml declares it. */
const STEP_INPUTS = [
    'command',
    ...TEXTS,
    ...LINES.keys(),
    'include',
    'keep-environment',
    'working-directory',
];
/**
 * The inputs of the step as arguments of the command line, so that both take the same. Throws GateError on the input's
 * name: `unknown_input`, `invalid_input`.
 */
function stepRequest(environment) {
    const inputs = (0,given_inputs/* givenInputs */.P)(environment, STEP_INPUTS);
    const command = commandWords(inputs.get('command') ?? '');
    return {
        arguments: [
            ...TEXTS.flatMap((name) => [inputs.get(name) ?? ''].filter(isGiven).map((text) => `--${name}=${text}`)),
            ...[...LINES].flatMap(([input, option]) => linesOf(inputs.get(input) ?? '').map((line) => `--${option}=${line}`)),
            ...includeArguments(inputs.get('include') ?? 'instructions'),
            ...flagArguments(inputs.get('keep-environment') ?? 'false'),
            ...(command.length === 0 ? [] : ['--', ...command]),
        ],
        directory: inputs.get('working-directory') ?? '.',
    };
}
function isGiven(text) {
    return text !== '';
}
/** No shell reads it: one line is cut at white space, of several each is one argument. */
function commandWords(text) {
    return text.includes('\n') ? linesOf(text) : text.split(/\s+/).filter(isGiven);
}
function linesOf(text) {
    return text
        .split('\n')
        .map((line) => line.trim())
        .filter(isGiven);
}
function includeArguments(text) {
    const found = INCLUDES.get(text);
    if (found === undefined)
        throw new gate_error/* GateError */.u('invalid_input', 'include');
    return found;
}
function flagArguments(text) {
    if (text !== 'true' && text !== 'false')
        throw new gate_error/* GateError */.u('invalid_input', 'keep-environment');
    return text === 'true' ? ['--keep-environment'] : [];
}

;// CONCATENATED MODULE: ../../lib/capture/step-outputs.js
/** What the step puts out: of one server plainly, of those of a configuration JSON by name; nothing of one that failed. */
function stepOutputs(results, byName) {
    return [
        ['catalog', step_outputs_valueOf(results, byName, ({ target }) => target.out)],
        [
            'digest',
            step_outputs_valueOf(results, byName, ({ captured }) => (captured instanceof Error ? null : captured.digest)),
        ],
        [
            'tools',
            step_outputs_valueOf(results, byName, ({ captured }) => captured instanceof Error ? null : (captured.captured.lists[0]?.entries.length ?? 0)),
        ],
    ];
}
function step_outputs_valueOf(results, byName, value) {
    const found = results.flatMap((result) => {
        const one = result.captured instanceof Error ? null : value(result);
        return one === null ? [] : [[result.target.name, one]];
    });
    return byName ? JSON.stringify(Object.fromEntries(found)) : String(found[0]?.[1] ?? '');
}

;// CONCATENATED MODULE: ../../lib/capture/index.js









/***/ }),

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

/***/ 3692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sp: () => (/* binding */ placeRule),
/* harmony export */   ng: () => (/* binding */ differingPlaces),
/* harmony export */   nr: () => (/* binding */ orderOnlyPlaces)
/* harmony export */ });
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6788);
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5440);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4022);
/* harmony import */ var _explain_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1184);



/**
 * The places at which entries that both catalogs have, and the catalogs' own members, differ, each once: entries in key
 * order, then members. Of places of one kind in one field the first 1,000 (see ExplainedChange).
 */
function differingPlaces(format, diff) {
    return explained(format, diff).flatMap(placesOf);
}
/** What takes a place out of the comparison; null for a schema's required properties, which nothing does. */
function placeRule({ entry, kind, pointer: within }) {
    const pointer = `${entry === null ? '' : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonPointer */ .Av)([listOf(entry.kind), entry.key])}${within}`;
    if (kind === 'order_only')
        return { key: 'unordered', pointer };
    return (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoresRequired */ .v)(pointer) ? null : { key: 'ignore', pointer };
}
/**
 * The arrays that differ in their order, as JSON Pointers that `unordered` takes (see applyRules), in key order; empty
 * where two catalogs differ in anything else too, or not at all.
 */
function orderOnlyPlaces(format, diff) {
    if (diff.added.length > 0 || diff.removed.length > 0)
        return [];
    const parts = explained(format, diff);
    const isOrderOnly = parts.every(({ explanations, leftOut }) => leftOut.length === 0 && explanations.every(({ kind }) => kind === 'order_only'));
    return isOrderOnly ? parts.flatMap(placesOf).flatMap((place) => placeRule(place)?.pointer ?? []) : [];
}
function explained(format, { changed, memberValues }) {
    return [
        ...changed.map((change) => ({ entry: change.after, ...(0,_explain_change_js__WEBPACK_IMPORTED_MODULE_2__/* .explainChange */ .U)(format, change) })),
        ...(memberValues === null
            ? []
            : [{ entry: null, ...(0,_explain_change_js__WEBPACK_IMPORTED_MODULE_2__/* .explainMembers */ .X)(memberValues.before, memberValues.after) }]),
    ];
}
/** Where more than the order differs, that is what counts. */
function placesOf({ entry, explanations }) {
    const places = new Map();
    for (const { kind, field, pointer } of explanations) {
        const known = places.get(pointer);
        if (known === undefined || known.kind === 'order_only')
            places.set(pointer, { entry, kind, field, pointer });
    }
    return [...places.values()];
}
function listOf(kind) {
    return [..._catalog_index_js__WEBPACK_IMPORTED_MODULE_3__/* .ENTRY_LISTS */ .pK].find(([, known]) => known === kind)?.[0] ?? 'tools';
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