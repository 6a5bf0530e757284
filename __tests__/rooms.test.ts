import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../eslint.config.js';
import { PUBLISHED, ROOMS } from '../scripts/lint-rooms.mjs';

const ORDER = 'A room imports only from rooms above it.';
const INDEX = 'A room is entered only through its index.ts.';
const UNPUBLISHED = 'A published room imports no unpublished one.';
const CAPTURE = 'What gates connects to no server.';
const DYNAMIC = 'Name what is imported, so that the order of the rooms can be held.';

/** The project's own lint, without the rules that ask for types: a probe is no file of the project. */
const eslint = new ESLint({
  overrideConfigFile: true,
  baseConfig: [
    ...config,
    { files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked },
    { files: ['**/*.ts'], languageOptions: { parserOptions: { projectService: false } } },
  ],
});

async function said(file: string, code: string): Promise<readonly (string | undefined)[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'rooms/imports')
    .map(({ message }) => message);
}

test.each<[string, string, string | null]>([
  // Past an index.
  ['src/catalog/probe.ts', "import { a } from '../json/parse-json.js';", INDEX],
  ['src/catalog/probe.ts', "import type { A } from '../json/parse-json.js';", INDEX],
  ['src/catalog/probe.ts', "export { a } from '../json/parse-json.js';", INDEX],
  ['src/catalog/probe.ts', "export * from '../json/parse-json.js';", INDEX],
  ['src/catalog/probe.ts', "import '../json/parse-json.js';", INDEX],
  ['src/catalog/probe.ts', "const a = await import('../json/parse-json.js');", INDEX],
  ['src/catalog/probe.ts', "type A = import('../json/parse-json.js').A;", INDEX],
  ['src/catalog/probe.ts', "import { a } from '.././json/parse-json.js';", INDEX],
  ['src/catalog/probe.ts', "import { a } from './../json/parse-json.js';", INDEX],
  ['src/catalog/probe.ts', "import { a } from '../diff/../json//parse-json.js';", INDEX],
  ['src/approval/probe.ts', "import { a } from '../github/read/index.js';", INDEX],
  ['src/github/probe.ts', "import { a } from './read/comments.js';", INDEX],
  ['src/github/write/probe.ts', "import { a } from '../read/comments.js';", INDEX],
  ['src/probe.ts', "import { a } from './run/run-gate.js';", INDEX],
  ['src/catalog/probe.ts', 'const a = await import(`../json/index.js`);', DYNAMIC],
  ['src/catalog/probe.ts', 'const a = await import(name);', DYNAMIC],
  // Against the order.
  ['src/json/probe.ts', "import { a } from '../catalog/index.js';", ORDER],
  ['src/json/probe.ts', "const a = await import('../catalog/index.js');", ORDER],
  ['src/git/probe.ts', "import { a } from '../workspace/index.js';", ORDER],
  ['src/git/probe.ts', "import { a } from '../run-action.js';", ORDER],
  ['src/governance/lint/probe.ts', "import { a } from '../grants/index.js';", ORDER],
  ['src/github/api/probe.ts', "import { a } from '../read/index.js';", ORDER],
  ['src/github/read/probe.ts', "import { a } from '../../approval/index.js';", ORDER],
  ['src/report/escape/probe.ts', "import { a } from '../wording/index.js';", ORDER],
  ['src/cli/probe.ts', "import { a } from '../capture/index.js';", ORDER],
  ['src/action.ts', "import { a } from './capture/index.js';", CAPTURE],
  // From a published into an unpublished room.
  ['src/report/probe.ts', "import { a } from '../settings/index.js';", UNPUBLISHED],
  ['src/report/markdown/probe.ts', "import type { A } from '../../github/index.js';", UNPUBLISHED],
  ['src/diff/probe.ts', "import { a } from '../memoize-async.js';", UNPUBLISHED],
  // As it should be.
  ['src/catalog/probe.ts', "import { a } from '../json/index.js';", null],
  ['src/catalog/formats/probe.ts', "import { a } from '../../json/index.js';", null],
  ['src/report/markdown/probe.ts', "import { a } from '../wording/index.js';", null],
  ['src/report/markdown/probe.ts', "import { a } from './row.js'; import { b } from '../detail.js';", null],
  ['src/github/write/probe.ts', "import { a } from '../api/index.js';", null],
  ['src/diff/probe.ts', "import { a } from '../limits.js'; import { b } from 'node:fs';", null],
  ['src/git/probe.ts', "import { a } from '../memoize-async.js';", null],
  ['src/cli.ts', "import { a } from './capture/index.js'; import { b } from './cli/index.js';", null],
])('%s: %s', async (file, code, message) => {
  expect(await said(file, code)).toEqual(message === null ? [] : code.split('\n').map(() => message));
});

test('every folder of src is a room with an index and a place in the order', () => {
  const rooms = Object.entries(ROOMS).flatMap(([outer, inner]) =>
    inner.map((room) => (outer === '' ? room : `${outer}/${room}`)),
  );
  const folders = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/index.ts'))
    .map((path) => path.replace(/\/index\.ts$/, ''));
  const withFiles = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^src\//, ''));
  expect(folders.sort()).toEqual(rooms.sort());
  expect(withFiles.sort()).toEqual(rooms);
});

test('the package opens the published rooms and no other', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(exports)).toEqual(['.', ...PUBLISHED.map((room) => `./${room}`), './package.json']);
});
