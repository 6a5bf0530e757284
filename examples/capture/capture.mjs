#!/usr/bin/env node
// Captures what an MCP server lists, over stdio, as the server wrote it: all pages, nothing dropped, nothing
// reformatted.
//
//   node capture.mjs [--all] [--timeout SECONDS] -- COMMAND [ARGUMENT…] > tools.json
//
// It writes {"instructions": …, "tools": […]} to standard output; --all adds prompts, resources and resourceTemplates
// where the server offers them. Entries are copied as raw text, since parsing and printing them again could hide a
// difference (rounded numbers, equal keys, unusual escapes). It ends with 0 when the capture is complete, else with 2.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { rawElements, rawMembers } from './raw-json.mjs';

const PAGE_LIMIT = 1000;
const PROTOCOL_VERSION = '2025-06-18';

const LISTS = [
  { method: 'tools/list', member: 'tools', capability: 'tools' },
  { method: 'prompts/list', member: 'prompts', capability: 'prompts' },
  { method: 'resources/list', member: 'resources', capability: 'resources' },
  { method: 'resources/templates/list', member: 'resourceTemplates', capability: 'resources' },
];

function usage(reason) {
  process.stderr.write(
    `${reason}\nUsage: node capture.mjs [--all] [--timeout SECONDS] -- COMMAND [ARGUMENT…]\n`,
  );
  process.exit(2);
}

function readArguments() {
  const separator = process.argv.indexOf('--');
  if (separator < 0 || separator === process.argv.length - 1) usage('Name the server command behind "--".');
  const { values } = parseArgs({
    args: process.argv.slice(2, separator),
    options: { all: { type: 'boolean', default: false }, timeout: { type: 'string', default: '60' } },
  });
  const seconds = Number(values.timeout);
  if (!Number.isInteger(seconds) || seconds < 1) usage('--timeout takes whole seconds, 1 or more.');
  const [command, ...commandArguments] = process.argv.slice(separator + 1);
  return { all: values.all, seconds, command, commandArguments };
}

/** Starts the server and gives a function that sends one request and resolves to the raw text of its result. */
function connect(command, commandArguments, fail) {
  const server = spawn(command, commandArguments, { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map();
  let nextId = 1;
  let pending = '';
  server.on('error', () => fail('The server command could not be started.'));
  server.on('exit', () => fail('The server ended before the capture was complete.'));
  server.stdin.on('error', () => fail('The server closed its input.'));
  server.stdout.setEncoding('utf8');
  server.stdout.on('data', (chunk) => {
    pending += chunk;
    for (let end = pending.indexOf('\n'); end >= 0; end = pending.indexOf('\n')) {
      receive(pending.slice(0, end).trim());
      pending = pending.slice(end + 1);
    }
  });

  function receive(line) {
    if (line === '') return;
    let message;
    try {
      message = rawMembers(line);
    } catch {
      fail(
        'The server wrote a line to standard output that is no JSON object (log lines belong on standard error).',
      );
      return;
    }
    const id = message.get('id');
    const resolve = waiting.get(id);
    if (resolve === undefined) {
      // A ping from the server must be answered; other requests and notifications are none of ours.
      if (message.get('method') === '"ping"' && id !== undefined)
        write(`{"jsonrpc":"2.0","id":${id},"result":{}}`);
      return;
    }
    waiting.delete(id);
    const result = message.get('result');
    if (result === undefined) fail('The server answered a request with an error.');
    else resolve(result);
  }

  function write(text) {
    server.stdin.write(`${text}\n`);
  }

  function request(method, parameters) {
    const id = String(nextId++);
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      write(`{"jsonrpc":"2.0","id":${id},"method":${JSON.stringify(method)},"params":${parameters}}`);
    });
  }

  return {
    request,
    notify: (method) => write(`{"jsonrpc":"2.0","method":${JSON.stringify(method)}}`),
    server,
  };
}

async function listAll(request, { method, member }, fail) {
  const entries = [];
  const seen = new Set();
  let parameters = '{}';
  for (let page = 0; page < PAGE_LIMIT; page++) {
    const result = rawMembers(await request(method, parameters));
    const list = result.get(member);
    if (list === undefined) fail(`An answer to ${method} holds no list.`);
    entries.push(...rawElements(list));
    const cursor = result.get('nextCursor');
    if (cursor === undefined || cursor === 'null') return entries;
    if (seen.has(cursor)) fail(`The pages of ${method} go in a circle.`);
    seen.add(cursor);
    parameters = `{"cursor":${cursor}}`;
  }
  return fail(`${method} has more than ${PAGE_LIMIT} pages.`);
}

function rawList(member, entries) {
  return `"${member}": [${entries.map((entry) => `\n    ${entry}`).join(',')}${entries.length > 0 ? '\n  ' : ''}]`;
}

async function capture({ all, seconds, command, commandArguments }) {
  const fail = (reason) => {
    process.stderr.write(`${reason}\n`);
    process.exit(2);
  };
  const timer = setTimeout(() => fail(`No complete answer within ${seconds} s.`), seconds * 1000);
  const { request, notify, server } = connect(command, commandArguments, fail);
  const hello = rawMembers(
    await request(
      'initialize',
      `{"protocolVersion":"${PROTOCOL_VERSION}","capabilities":{},"clientInfo":{"name":"capture","version":"1.0.0"}}`,
    ),
  );
  notify('notifications/initialized');
  const offered = rawMembers(hello.get('capabilities') ?? '{}');
  const members = [];
  const instructions = hello.get('instructions');
  if (instructions !== undefined && instructions !== 'null') members.push(`"instructions": ${instructions}`);
  for (const list of LISTS) {
    const wanted = list.member === 'tools' || (all && offered.has(list.capability));
    if (wanted) members.push(rawList(list.member, await listAll(request, list, fail)));
  }
  clearTimeout(timer);
  server.removeAllListeners('exit');
  server.kill();
  process.stdout.write(`{\n  ${members.join(',\n  ')}\n}\n`);
}

await capture(readArguments());
