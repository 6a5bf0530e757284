import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runFake } from '../cli/fake-terminal.js';
import { FOLDER, processIds, scripted } from './scripted-server.js';

const TOOL = '{"name":"a","inputSchema":{"type":"object"}}';
const ONE_TOOL = { 'tools/list': `"result":{"tools":[${TOOL}]}` };
const QUICK = ['--settle', '0', '--repeat', '1'];

function capture(command: readonly string[], options: readonly string[] = QUICK, environment = process.env) {
  return runFake(['capture', ...options, ...command], { environment, directory: FOLDER });
}

describe('a capture', () => {
  test('keeps each entry to the letter: numbers, keys that stand twice, escapes, order, what is malformed', async () => {
    const { code, out, error } = await capture(
      scripted({
        'tools/list':
          '"result":{"tools":[{"name":"a","limit":9223372036854775807,"b":1.0,"a":1e2}],"nextCursor":"2"}',
        'tools/list2':
          '"result":{"tools":[ {"name":"b","\\u0078":"\\ud83d\\ude00","x":2} ,{"broken" : true}]}',
      }),
    );
    expect(code).toBe(0);
    expect(out).toBe(`{
  "tools": [
    {"name":"a","limit":9223372036854775807,"b":1.0,"a":1e2},
    {"name":"b","\\u0078":"\\ud83d\\ude00","x":2},
    {"broken" : true}
  ]
}
`);
    expect(error).toContain('The gate will not read this catalog');
    expect(error).toContain('duplicate_key');
  });

  test('has the instructions, the other lists and unknown members of the answers where it is asked for them', async () => {
    const server = scripted({
      ...ONE_TOOL,
      initialize:
        '"result":{"protocolVersion":"2025-06-18","instructions":"Do\\u0020so.","capabilities":{"tools":{},"prompts":{},"resources":{}}}',
      'tools/list': `"result":{"tools":[${TOOL}],"nextCursor":null,"_meta":{"at":1},"ttlMs":1,"x-more":[1]}`,
      'prompts/list': '"result":{"prompts":[{"name":"p"}]}',
      'resources/list': '"result":{"resources":[]}',
    });
    expect((await capture(server)).out).toBe(
      `{\n  "instructions": "Do\\u0020so.",\n  "tools": [\n    ${TOOL}\n  ],\n  "x-more": [1]\n}\n`,
    );
    expect((await capture(server, [...QUICK, '--tools-only'])).out).not.toContain('instructions');
    const { out, error } = await capture(server, [...QUICK, '--all']);
    expect(out).toContain('"prompts": [\n    {"name":"p"}\n  ],\n  "resources": [],\n  "x-more": [1]\n');
    expect(out).not.toContain('resourceTemplates');
    expect(error).toContain('1 tool; 1 prompt; 0 resources; protocol 2025-06-18; no capabilities declared');
  });

  test('of a server without tools is an empty catalog', async () => {
    const server = scripted({ initialize: '"result":{"protocolVersion":"2024-11-05","capabilities":{}}' });
    expect((await capture(server)).out).toBe('{\n  "tools": []\n}\n');
  });

  test('goes to the file whole, and to no file where it fails', async () => {
    const file = join(FOLDER, 'new/folder/out.json');
    const written = await capture(scripted(ONE_TOOL), [...QUICK, '--out', 'new/folder/out.json']);
    expect([written.code, written.out]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8')).toContain(TOOL);
    writeFileSync(file, 'what was reviewed');
    const failed = await capture(scripted({}, 'setTimeout(() => process.exit(1), 50)'), [
      ...QUICK,
      '--out',
      file,
    ]);
    expect(failed.code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('what was reviewed');
    expect(readdirSync(join(FOLDER, 'new/folder'))).toEqual(['out.json']);
  });

  test('lists again what changed after the start', async () => {
    const server = scripted(
      ONE_TOOL,
      `let sent = false;
told = (method) => {
  if (method !== 'tools/list' || sent) return;
  sent = true;
  setTimeout(() => {
    answers['tools/list'] = '"result":{"tools":[{"name":"later"}]}';
    say('{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}');
  }, 20);
};`,
    );
    const { code, out, error } = await capture(server, ['--settle', '0.5', '--repeat', '2']);
    expect([code, out]).toEqual([0, '{\n  "tools": [\n    {"name":"later"}\n  ]\n}\n']);
    expect(error).toContain('asked for again (1 time)');
  });

  test('is unstable where two differ, and says in what', async () => {
    const server = scripted(
      {},
      `answers['tools/list'] = '"result":{"tools":[{"name":"clock","inputSchema":{"type":"object","properties":{"at":{"default":' + process.pid + '}}}}]}';`,
    );
    const { code, out, error } = await capture(server, ['--settle', '0']);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('unstable_capture');
    expect(error).toContain('\n  clock: /inputSchema/properties/at/default\n');
  });

  test('does not mind another order', async () => {
    const server = scripted(
      {},
      `const tools = ['{"name":"a"}', '{"name":"b"}'];
answers['tools/list'] = '"result":{"tools":[' + (process.pid % 2 ? tools : tools.reverse()).join(',') + ']}';`,
    );
    expect((await capture(server, ['--settle', '0', '--repeat', '3'])).code).toBe(0);
  });

  test.each([
    ['ends', 'process.exit(1)', 'server_ended'],
    ['says nothing more', 'setInterval(() => undefined, 1000)', 'server_silent'],
  ])('shows what a program wrote that is no server and %s', async (_name, then, code) => {
    const program = `console.log('Usage: notes FILE'); console.log('two'); ${then};`;
    const run = await capture(['--', process.execPath, '-e', program], ['--timeout', '2', '--settle', '0']);
    expect(run.code).toBe(2);
    expect(run.error).toContain(code);
    expect(run.error).toContain(
      '2 lines on standard output passed over, since no message; the first: Usage: notes FILE',
    );
  });

  test('shows what a program asks that waits for an answer behind its question', async () => {
    const program = "process.stdout.write('Password: '); setInterval(() => undefined, 1000);";
    const run = await capture(['--', process.execPath, '-e', program], ['--timeout', '2', '--settle', '0']);
    expect(run.code).toBe(2);
    expect(run.error).toContain(
      '1 line on standard output passed over, since no message; the first: Password:',
    );
  });

  test('passes over lines that are no messages, and says so', async () => {
    const { code, out, error } = await capture(
      scripted(ONE_TOOL, "say('::error::[info] ready'); say('{\"level\":30}');"),
    );
    expect([code, out]).toEqual([0, `{\n  "tools": [\n    ${TOOL}\n  ]\n}\n`]);
    expect(error).toContain(
      '2 lines on standard output passed over, since no message; the first: \\u{3A}:error\\u{3A}:[info] ready',
    );
  });
});

describe('the environment of a server', () => {
  const shown = scripted(
    {},
    `answers['tools/list'] = '"result":{"tools":[],"env":' + JSON.stringify(process.env) + '}';`,
  );
  const environment = {
    PATH: process.env['PATH'],
    TZ: 'Asia/Tokyo',
    GITHUB_TOKEN: 'ghs_hidden',
    KEY: 'key-1234',
  };
  async function environmentOf(options: readonly string[]): Promise<Record<string, string>> {
    const { out } = await capture(shown, [...QUICK, ...options], environment);
    return JSON.parse(out).env;
  }

  test('is steady and small, and has what is named', async () => {
    const found = await environmentOf(['--env', 'KEY', 'OTHER=KEY']);
    expect(found).toMatchObject({ TZ: 'UTC', LC_ALL: 'C.UTF-8', KEY: 'key-1234', OTHER: 'key-1234' });
    expect(found['GITHUB_TOKEN']).toBeUndefined();
  });

  test('is this one whole where that is asked for', async () => {
    const found = await environmentOf(['--keep-environment']);
    expect(found).toMatchObject({ TZ: 'Asia/Tokyo', GITHUB_TOKEN: 'ghs_hidden' });
    expect(found['LC_ALL']).toBeUndefined();
  });

  test('needs its variables to be set', async () => {
    const { code, error } = await capture(shown, [...QUICK, '--env', 'NOT_SET'], environment);
    expect([code, error]).toEqual([2, expect.stringContaining('`env NOT_SET`: A variable')]);
  });

  test('shows in no message', async () => {
    const { error } = await capture(
      scripted({ initialize: '"error":{"code":1,"message":"bad key key-1234"}' }),
      [...QUICK, '--env', 'KEY'],
      environment,
    );
    expect(error).toContain('error 1: bad key ***');
  });
});

describe('what a server may do', () => {
  const limit = ['--timeout', '2'];
  test.each([
    [
      'answers nothing',
      {},
      'answers.initialize = answers["server/discover"] = "";',
      limit,
      '`server/discover`',
      'server_silent',
    ],
    ['answers its tools never', { 'tools/list': '' }, '', limit, '`tools/list`', 'server_silent'],
    [
      'floods standard output',
      {},
      'const more = () => process.stdout.write("x".repeat(1e6), more); more();',
      [],
      '',
      'too_much_output',
    ],
    [
      'floods standard error and ends',
      { initialize: '' },
      'process.stderr.write("e".repeat(1e7) + "\\nlast words", () => process.exit(3));',
      [],
      'last words',
      'server_ended',
    ],
    [
      'pages for ever',
      {},
      `answers = new Proxy(answers, {
        get: (all, key) => (/^tools.list/.test(key) ? '"result":{"tools":[],"nextCursor":"x' + key + '"}' : all[key]),
      });`,
      ['--max-pages', '20'],
      'page 21',
      'endless_list',
    ],
    [
      'pages in a circle',
      { 'tools/list': '"result":{"tools":[],"nextCursor":""}' },
      '',
      [],
      'page 2',
      'endless_list',
    ],
    [
      'announces changes for ever',
      ONE_TOOL,
      'setInterval(() => say(\'{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}\'), 5);',
      ['--settle', '0.05'],
      '',
      'unsettled_list',
    ],
    [
      'has no list',
      { 'tools/list': '"result":{"tools":null}' },
      '',
      [],
      'the server answered {"tools":null}',
      'unexpected_answer',
    ],
    [
      'asks back',
      { 'tools/list': '"result":{"resultType":"input_required","tools":[]}' },
      '',
      [],
      '',
      'unexpected_answer',
    ],
    [
      'answers with an error',
      { 'tools/list': '"error":{"code":-32603,"message":"no\\n::error::"}' },
      '',
      [],
      'error -32603: no\\u{A}\\u{3A}:error\\u{3A}:',
      'server_refused',
    ],
    [
      'speaks another revision',
      { initialize: '"result":{"protocolVersion":"2031-01-01","capabilities":{}}' },
      '',
      [],
      '2031-01-01',
      'protocol_unsupported',
    ],
    ['ends', {}, 'told = () => process.exit(7);', [], 'exit code 7', 'server_ended'],
    ['writes no UTF-8', {}, 'process.stdout.write(Buffer.from([0xff, 0x0a]));', [], '', 'invalid_utf8'],
  ])('%s: exit code 2, with the step and the answer', async (_, answers, more, options, said, errorCode) => {
    const ids = processIds(errorCode + said.length);
    const script = scripted(answers, `${ids.write}\n${more}`).map((part) =>
      part.replace('const answers', 'let answers'),
    );
    const { code, out, error } = await capture(script, [...QUICK, ...options]);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(errorCode);
    expect(error).toContain(said);
    expect(error).not.toMatch(/^ +at /m);
    expect(ids.alive()).toEqual([]);
  });

  test('is not installed', async () => {
    const { code, error } = await capture(['--', 'no-such-server-anywhere']);
    expect(code).toBe(2);
    expect(error).toContain('server_not_started');
    expect(error).toContain('ENOENT');
  });

  test('ends over what it does not know: it is started again and greeted the old way', async () => {
    const { code, error } = await capture(
      scripted(ONE_TOOL, "told = (method) => { if (method === 'server/discover') process.exit(1); };"),
    );
    expect([code, error]).toEqual([0, expect.stringContaining('protocol 2025-11-25')]);
  });

  test('keeps silent over what it does not know: it is greeted the old way', async () => {
    const { code, error } = await capture(scripted({ ...ONE_TOOL, 'server/discover': '' }));
    expect([code, error]).toEqual([0, expect.stringContaining('protocol 2025-11-25')]);
  });

  test('names the older revisions that it speaks', async () => {
    const discover = '"error":{"code":-32022,"message":"no","data":{"supported":["2025-03-26"]}}';
    const initialize = '"result":{"protocolVersion":"2025-03-26","capabilities":{"tools":{}}}';
    const { error } = await capture(scripted({ ...ONE_TOOL, 'server/discover': discover, initialize }));
    expect(error).toContain('protocol 2025-03-26');
  });
});

describe('processes of a server', () => {
  test.each([
    [
      'that ignore every request to end',
      "process.on('SIGTERM', () => {}); process.stdin.on('end', () => {}); setInterval(() => {}, 1000);",
    ],
    ['that it forked', "note(require('node:child_process').spawn('sleep', ['1000']).pid);"],
    [
      'that left its group',
      "note(require('node:child_process').spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' }).pid);",
    ],
    [
      'that became daemons',
      `const code = "const p = require('node:child_process').spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' }); p.unref(); console.log(p.pid); process.exit()";
note(Number(require('node:child_process').execFileSync(process.execPath, ['-e', code])));`,
    ],
  ])('%s are ended with it', async (name, more) => {
    const ids = processIds(name.replaceAll(' ', '-'));
    const { code } = await capture(scripted(ONE_TOOL, `${ids.write}\n${more}`));
    expect(code).toBe(0);
    expect(ids.alive()).toEqual([]);
  });
});

describe('what is asked for', () => {
  test.each([
    [[], 'Name one server'],
    [['--url', 'http://127.0.0.1/', '--config', 'a.json'], 'Name one server'],
    [['--url', 'ftp://127.0.0.1/'], 'invalid_input'],
    [['--config', 'absent.json', '--env', 'A'], '--env does not go with'],
    [['--config', 'absent.json'], 'not_found'],
    [['--header', 'A=B', '--', 'node'], '--header does not go with'],
    [['--out-dir', 'a', '--', 'node'], '--out-dir does not go with'],
    [['--tools-only', '--all', '--', 'node'], 'exclude each other'],
    [['--capabilities', 'roots,tools', '--', 'node'], '--capabilities takes roots, sampling, elicitation'],
    [['--settle', '61', '--', 'node'], '--settle takes'],
    [['--protocol', '2024-01-01', '--', 'node'], '--protocol takes'],
    [['node'], 'Put <command> behind "--".'],
    [['--bogus'], 'There is no option --bogus.'],
  ])('%j is not understood', async (options, said) => {
    const { code, out, error } = await runFake(['capture', ...options], { directory: FOLDER });
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(said);
  });

  test('is declared, and answered: roots there are none, all else is declined', async () => {
    const server = scripted(
      { ...ONE_TOOL, 'tools/list': '' },
      `const replies = [];
told = (method, params) => {
  if (method === 'initialize') replies.push(params.capabilities);
  if (method === 'tools/list')
    for (const asked of ['ping', 'roots/list', 'elicitation/create', 'sampling/createMessage'])
      say('{"jsonrpc":"2.0","id":"' + asked + '","method":"' + asked + '"}');
};
process.stdin.on('data', (chunk) => {
  for (const line of String(chunk).split('\\n').filter(Boolean)) {
    const message = JSON.parse(line);
    if (message.method === undefined) replies.push(message);
  }
  if (replies.length === 5) say('{"jsonrpc":"2.0","id":3,"result":{"tools":[],"replies":' + JSON.stringify(replies) + '}}');
});`,
    );
    const { out, error } = await capture(server, [...QUICK, '--capabilities', 'elicitation,roots']);
    const { replies } = JSON.parse(out);
    expect(replies[0]).toMatchObject({ roots: {}, elicitation: {} });
    expect(replies.slice(1)).toEqual([
      { jsonrpc: '2.0', id: 'ping', result: {} },
      { jsonrpc: '2.0', id: 'roots/list', result: { roots: [] } },
      { jsonrpc: '2.0', id: 'elicitation/create', result: { action: 'decline' } },
      expect.objectContaining({
        id: 'sampling/createMessage',
        error: expect.objectContaining({ code: -32601 }),
      }),
    ]);
    expect(error).toContain('declared: roots, elicitation');
  });
});

describe('a configuration', () => {
  const [, command, ...args] = scripted(ONE_TOOL);
  const write = (value: object) => {
    writeFileSync(join(FOLDER, 'mcp.json'), `// what clients use\n${JSON.stringify(value)}`);
  };
  const run = (...options: readonly string[]) =>
    capture([], [...QUICK, '--config', 'mcp.json', ...options], { PATH: process.env['PATH'], NODE: command });

  test('gives each of its servers a file, and one that fails none', async () => {
    write({
      mcpServers: {
        first: { command: '${NODE}', args },
        broken: { command: '${env:NODE}', args: ['-e', 'process.exit(4)'] },
        off: { command: 'no-such-server', disabled: true },
        'last.one': { command: '${NODE}', args, env: { A: '${ABSENT:-b}' } },
      },
    });
    const { code, error } = await run('--out-dir', 'catalogs');
    expect(code).toBe(2);
    expect(readdirSync(join(FOLDER, 'catalogs')).sort()).toEqual(['first.json', 'last.one.json']);
    expect(error).toMatch(/^broken: .*\n {2}exit code 4$/m);
    expect((await run('--server', 'first')).out).toContain(TOOL);
    expect((await run('--server', 'other')).error).toContain('unknown_server');
    expect((await run()).error).toContain('invalid_usage');
  });

  test.each([
    [{ servers: { a: { command: '${NODE}', args } } }, ''],
    [{ servers: { a: { command: '${NODE}', args: [...args, '${input:key}'] } } }, 'unset_variable'],
    [
      { servers: { a: { command: '${NODE}', env: { A: '${ABSENT}' } } } },
      '`variable ABSENT of server a`: A variable',
    ],
    [{ servers: { a: {} } }, 'invalid_config'],
    [{ servers: [] }, 'invalid_config'],
    [{}, 'invalid_config'],
  ])('is read or refused: %#', async (value, said) => {
    write(value);
    const { code, error } = await run();
    expect([code, error]).toEqual([said === '' ? 0 : 2, expect.stringContaining(said)]);
  });

  test('whose servers make no file names of their own is refused', async () => {
    write({ servers: { 'a/../../b': { command: '${NODE}', args } } });
    expect((await run('--out-dir', 'x')).error).toContain('invalid_path');
    write({ servers: { a: { command: '${NODE}', args }, A: { command: '${NODE}', args } } });
    expect((await run('--out-dir', 'x')).error).toContain('path_case_collision');
    expect(existsSync(join(FOLDER, 'x'))).toBe(false);
  });
});
