import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { examineRepository } from '../../src/doctor/examine-repository.js';
import { findingLine } from '../../src/doctor/finding-lines.js';
import { readGateWorkflow } from '../../src/doctor/gate-workflow.js';
import { setUpFiles } from '../../src/init/set-up.js';
import type { Answer } from '../../src/github/api/api.js';
import { fakeApi, json } from '../github/api/fake-api.js';

const OPTIONS = {
  setUp: 'committed',
  baseline: 'tools/catalog.baseline.json',
  candidate: 'tools/catalog.json',
  owners: ['@olivia', '@oscar'],
  branch: 'main',
  command: 'node server.js',
} as const;

const CATALOG = '{"tools":[{"name":"a","inputSchema":{"type":"object"}}]}';

/** What `init` writes, merged. */
const files = (): Record<string, string> => ({
  ...Object.fromEntries(setUpFiles(OPTIONS).map(({ path, text }) => [path, text])),
  '.github/CODEOWNERS': '* @olivia @oscar\n',
  'tools/catalog.baseline.json': CATALOG,
  'tools/catalog.json': CATALOG,
});

const RULES = [
  {
    type: 'required_status_checks',
    parameters: { required_status_checks: [{ context: 'tool-catalog', integration_id: 15368 }] },
  },
  { type: 'pull_request', parameters: { require_code_owner_review: true } },
];

const hash = (type: string, content: Buffer): string =>
  createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');

/** GitHub with these files on its default branch. */
function github(tree: Record<string, string>, changes: Record<string, Answer> = {}) {
  const routes: Record<string, Answer> = {};
  const write = (prefix: string): string => {
    const below = Object.keys(tree).filter((path) => path.startsWith(prefix));
    const names = [...new Set(below.map((path) => path.slice(prefix.length).split('/')[0] ?? ''))];
    const entries = names.map((name) => {
      const content = tree[prefix + name];
      if (content === undefined)
        return { path: name, mode: '040000', type: 'tree', sha: write(`${prefix}${name}/`) };
      const bytes = Buffer.from(content);
      const sha = hash('blob', bytes);
      routes[`GET /repos/o/r/git/blobs/${sha}`] = json({
        sha,
        encoding: 'base64',
        content: bytes.toString('base64'),
        size: bytes.length,
      });
      return { path: name, mode: '100644', type: 'blob', sha, size: bytes.length };
    });
    const sha = createHash('sha1').update(prefix).update(JSON.stringify(entries)).digest('hex');
    routes[`GET /repos/o/r/git/trees/${sha}`] = json({ sha, tree: entries, truncated: false });
    return sha;
  };
  const root = write('');
  const tip = 'a'.repeat(40);
  const answers = {
    'GET /repos/o/r': json({ default_branch: 'main' }),
    'GET /repos/o/r/branches/main': json({ commit: { sha: tip }, protected: true }),
    [`GET /repos/o/r/git/commits/${tip}`]: json({ sha: tip, tree: { sha: root }, parents: [] }),
    'GET /repos/o/r/rules/branches/main': json(RULES),
    'GET /repos/o/r/codeowners/errors': json({ errors: [] }),
    'GET /repos/o/r/collaborators/olivia/permission': json({
      permission: 'write',
      role_name: 'maintain',
      user: { id: 1 },
    }),
    'GET /repos/o/r/collaborators/oscar/permission': json({
      permission: 'write',
      role_name: 'write',
      user: { id: 2 },
    }),
    ...routes,
    ...changes,
  };
  // What a query does not give is read by itself.
  return fakeApi(answers, () => ({ data: null, errors: ['UNKNOWN'] }));
}

const examine = async (tree: Record<string, string>, changes?: Record<string, Answer>) =>
  (await examineRepository(github(tree, changes), { owner: 'o', repo: 'r' })).findings;
const notOk = async (tree: Record<string, string>, changes?: Record<string, Answer>) =>
  (await examine(tree, changes))
    .filter(({ state }) => state !== 'ok')
    .map(({ code, state, about, detail }) => [code, state, about, detail]);

const without = (...paths: string[]) =>
  Object.fromEntries(Object.entries(files()).filter(([path]) => !paths.includes(path)));
const WORKFLOW = '.github/workflows/tool-catalog.yml';

describe('doctor', () => {
  test('finds nothing missing in what init writes, once GitHub is set up', async () => {
    expect(await notOk(files())).toEqual([]);
  });

  test.each<[string, Record<string, string>, unknown[]]>([
    [
      'no settings file',
      without('.github/tool-catalog-gate.yml'),
      ['settings_file', 'missing', '.github/tool-catalog-gate.yml', null],
    ],
    ['no workflow', without(WORKFLOW), ['gate_workflow', 'missing', '.github/workflows', null]],
    [
      'no review workflow',
      without('.github/workflows/tool-catalog-review.yml'),
      ['review_workflow', 'missing', '.github/workflows/tool-catalog-review.yml', null],
    ],
    [
      'no baseline',
      without('tools/catalog.baseline.json'),
      ['baseline', 'missing', 'tools/catalog.baseline.json', null],
    ],
    [
      'a baseline that is none',
      { ...files(), 'tools/catalog.baseline.json': '{"a":' },
      ['baseline', 'missing', 'tools/catalog.baseline.json', 'unexpected_end'],
    ],
    ['no owners', without('.github/CODEOWNERS'), ['codeowners', 'missing', null, null]],
    [
      'a workflow that nobody owns',
      {
        ...files(),
        '.github/CODEOWNERS': '/tools/ @olivia @oscar\n/.github/CODEOWNERS @olivia\n/.github/*.yml @olivia\n',
      },
      ['owned', 'missing', WORKFLOW, null],
    ],
    [
      'one owner',
      { ...files(), '.github/CODEOWNERS': '* @olivia\n' },
      ['two_owners', 'missing', 'tools/catalog.baseline.json', null],
    ],
    [
      'an e-mail address',
      { ...files(), '.github/CODEOWNERS': '* @olivia @oscar o@example.org\n' },
      ['owner_can_approve', 'missing', 'o@example.org', 'address'],
    ],
    [
      'a workflow of the pull request',
      { ...files(), [WORKFLOW]: (files()[WORKFLOW] ?? '').replace('pull_request_target', 'pull_request') },
      ['workflow_hardened', 'missing', WORKFLOW, null],
    ],
    [
      'fewer permissions',
      { ...files(), [WORKFLOW]: (files()[WORKFLOW] ?? '').replace(/actions: write.*/, 'actions: read') },
      ['workflow_permissions', 'missing', WORKFLOW, 'actions: write'],
    ],
  ])('tells %s', async (_, tree, finding) => {
    expect(await notOk(tree)).toContainEqual(finding);
  });

  test.each<[string, Record<string, Answer>, unknown[]]>([
    [
      'an open branch',
      { 'GET /repos/o/r/branches/main': json({ commit: { sha: 'a'.repeat(40) }, protected: false }) },
      ['branch_protected', 'missing', 'main', null],
    ],
    [
      'no rule',
      { 'GET /repos/o/r/rules/branches/main': json([]) },
      ['check_required', 'missing', 'main', null],
    ],
    [
      'no review of code owners',
      { 'GET /repos/o/r/rules/branches/main': json(RULES.slice(0, 1)) },
      ['code_owner_review', 'missing', 'main', null],
    ],
    [
      'a check from anywhere',
      {
        'GET /repos/o/r/rules/branches/main': json([
          {
            type: 'required_status_checks',
            parameters: { required_status_checks: [{ context: 'tool-catalog' }] },
          },
        ]),
      },
      ['check_source', 'missing', 'tool-catalog', null],
    ],
    [
      'rules that cannot be read',
      { 'GET /repos/o/r/rules/branches/main': json({}, 403) },
      ['check_required', 'unknown', 'main', 'metadata: read'],
    ],
    [
      'an owner who cannot write',
      {
        'GET /repos/o/r/collaborators/oscar/permission': json({
          permission: 'read',
          role_name: 'read',
          user: { id: 2 },
        }),
      },
      ['owner_can_approve', 'missing', '@oscar', null],
    ],
    [
      'errors of CODEOWNERS',
      { 'GET /repos/o/r/codeowners/errors': json({ errors: [{ line: 3, kind: 'Unknown owner' }] }) },
      ['codeowners_valid', 'missing', '.github/CODEOWNERS', 'line 3: Unknown owner'],
    ],
  ])('tells %s', async (_, changes, finding) => {
    expect(await notOk(files(), changes)).toContainEqual(finding);
  });

  test('a merge queue needs its event', async () => {
    const rules = {
      'GET /repos/o/r/rules/branches/main': json([...RULES, { type: 'merge_queue', parameters: {} }]),
    };
    expect(await notOk(files(), rules)).toEqual([]);
    const tree = { ...files(), [WORKFLOW]: (files()[WORKFLOW] ?? '').replace('  merge_group:\n', '') };
    expect(await notOk(tree, rules)).toEqual([['workflow_merge_queue', 'missing', WORKFLOW, null]]);
  });

  test('approval that is off asks for no owners', async () => {
    const settings = `${files()['.github/tool-catalog-gate.yml'] ?? ''}approvals: 0\n`;
    const tree = { ...without('.github/CODEOWNERS'), '.github/tool-catalog-gate.yml': settings };
    expect(await notOk(tree)).toEqual([]);
  });

  test('every finding is one line that says what to do', async () => {
    for (const finding of await examine(
      { 'README.md': 'x' },
      { 'GET /repos/o/r/rules/branches/main': json([]) },
    ))
      expect(findingLine(finding)).toMatch(/^(?:ok|MISSING|unknown) +[A-Z][^\n]*\.$/);
  });
});

test.each([
  ['no YAML', 'a: ['],
  ['no mapping', '- a'],
  ['no step of the gate', 'on: push\njobs:\n  a:\n    steps:\n      - uses: actions/checkout@v7\n'],
  [
    'too many aliases',
    `a: &a [x]\n${'b: [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n'}jobs: {}\n`,
  ],
])('a workflow file that does not run the gate is none of its: %s', async (_, text) => {
  expect(await readGateWorkflow('w.yml', text)).toBeNull();
});
