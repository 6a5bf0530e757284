import eslint from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

// docs/architecture.md: a room imports only from rooms above it in this list.
const rooms = [
  'errors',
  'json',
  'catalog',
  'diff',
  'governance',
  'gate',
  'report',
  'runtime',
  'patterns',
  'git',
  'workspace',
  'settings',
  'github',
  'approval',
  'run',
  'rollup',
  'init',
  'action',
  'cli',
  'capture',
];

const frontDoors = [
  './src/run-action.ts',
  './src/action.ts',
  './src/run-cli.ts',
  './src/cli.ts',
  './src/index.ts',
];

/** What gates connects to no server: only the command line, and the capture's own front door, know the capture. */
const frontDoorsWithoutCapture = ['./src/run-action.ts', './src/action.ts', './src/index.ts'];

/** Rooms within a room, in their order. */
const innerRooms = {
  governance: [
    'values',
    'identifiers',
    'lint',
    'projection',
    'classification',
    'grants',
    'tickets',
    'policy',
    'dispatch',
  ],
  report: ['escape', 'wording', 'markdown'],
  github: ['api', 'read', 'write'],
};

const zones = [
  ...rooms.map((room, index) => ({
    target: `./src/${room}`,
    from: [...rooms.slice(index + 1).map((below) => `./src/${below}`), ...frontDoors],
    message: 'A room imports only from rooms above it.',
  })),
  ...frontDoorsWithoutCapture.map((door) => ({
    target: door,
    from: './src/capture',
    message: 'What gates connects to no server.',
  })),
  ...Object.entries(innerRooms).flatMap(([outer, inner]) =>
    inner.slice(0, -1).map((room, index) => ({
      target: `./src/${outer}/${room}`,
      from: inner.slice(index + 1).map((below) => `./src/${outer}/${below}`),
      message: 'A room imports only from rooms above it.',
    })),
  ),
];

/** A path that leads into a folder and names another file of it than its index. */
const PAST_AN_INDEX = '^\\.{1,2}(?:/\\.\\.)*/[^./][^/]*/(?!index\\.js$)';
const PAST_AN_INDEX_MESSAGE = 'A room is entered only through its index.ts.';

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' };

/** A test that reads a clock passes on an idle machine and fails on a busy one: `stepsOf` counts work instead. */
const CLOCKS = [
  ['performance', 'now'],
  ['process', 'hrtime'],
  ['process', 'cpuUsage'],
  ['process', 'uptime'],
  ['Date', 'now'],
].map(([object, property]) => ({ object, property, message: 'No test asserts a time.' }));

export default tseslint.config(
  { ignores: ['dist/', 'lib/', 'coverage/', 'docs/api/', '__tests__/fixtures/', '**/*.generated.js'] },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import-x/resolver-next': [createNodeResolver({ extensionAlias: { '.js': ['.ts', '.js'] } })],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': ['error', NO_ENUM],
    },
  },
  {
    files: ['src/**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: PAST_AN_INDEX, message: PAST_AN_INDEX_MESSAGE }] },
      ],
      'no-restricted-syntax': [
        'error',
        NO_ENUM,
        {
          selector: `ImportExpression[source.value=/${PAST_AN_INDEX.replaceAll('/', '\\/')}/]`,
          message: PAST_AN_INDEX_MESSAGE,
        },
      ],
    },
  },
  {
    files: ['__tests__/**/*.ts'],
    ignores: ['__tests__/e2e/harness/**'],
    rules: { 'no-restricted-properties': ['error', ...CLOCKS] },
  },
  {
    files: ['*.config.js', '__tests__/missing-parts.*', 'scripts/**', 'examples/**'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        performance: 'readonly',
        fetch: 'readonly',
      },
    },
    rules: { 'import-x/no-default-export': 'off' },
  },
);
