import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLE, makePullRequest, stepEnvironment } from '../sample-step.mjs';
import { alternatingTimes, processTime, ratioLine } from './measure.mjs';

const ROUNDS = 20;

/**
 * (a) One step of the Action on two catalogs of 20 tools, one of them changed, against a Node that does nothing; and
 * the same with a token that GitHub refuses, which is a run with exactly one API call.
 */
export async function actionStart() {
  const folder = mkdtempSync(join(tmpdir(), 'tool-catalog-gate-bench-'));
  const server = await refusingServer();
  try {
    const tools = Array.from({ length: 20 }, (_, index) => tool(index));
    const [first, ...others] = tools;
    const changed = [{ ...first, description: 'Does something else.' }, ...others];
    const pullRequest = makePullRequest(folder, tools, changed);
    const env = stepEnvironment(folder, pullRequest);
    const online = { ...env, 'INPUT_GITHUB-TOKEN': 'refused', GITHUB_API_URL: server.url };
    const cwd = pullRequest.workspace;
    const [bare, offline, oneCall] = await alternatingTimes(
      [
        () => processTime(['-e', '0'], { cwd, env }),
        () => processTime([BUNDLE], { cwd, env, exit: 1 }),
        () => processTime([BUNDLE], { cwd, env: online, exit: 2 }),
      ],
      ROUNDS,
    );
    return [
      ratioLine('the Action without network / bare node', offline, bare, 2.8),
      ratioLine('the Action with one API call / bare node', oneCall, bare, 3),
    ];
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function tool(index) {
  const properties = { path: { type: 'string' }, limit: { type: 'integer', minimum: 1 } };
  return {
    name: `tool_${index}`,
    description: `Does thing ${index} with a file and says how it went.`,
    inputSchema: { type: 'object', properties, required: ['path'], additionalProperties: false },
    annotations: { readOnlyHint: index % 2 === 0 },
  };
}

async function refusingServer() {
  const server = createServer((_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end('{"message":"Bad credentials"}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
