import eslint from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

// docs/architecture.md: a room imports only from rooms above it in this list.
const rooms = [
  'json',
  'catalog',
  'diff',
  'governance',
  'gate',
  'source',
  'settings',
  'report',
  'runtime',
  'github',
  'commands',
  'step',
];

const frontDoors = [
  './src/run-action.ts',
  './src/action.ts',
  './src/run-cli.ts',
  './src/cli.ts',
  './src/index.ts',
];

const zones = rooms.map((room, index) => ({
  target: `./src/${room}`,
  from: [...rooms.slice(index + 1).map((below) => `./src/${below}`), ...frontDoors],
  message: 'A room imports only from rooms above it.',
}));

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
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'no-console': 'error',
    },
  },
  {
    files: ['*.config.js', 'scripts/**', 'examples/**'],
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
