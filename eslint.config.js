import eslint from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { imports } from './scripts/lint-rooms.mjs';

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
  { ignores: ['dist/', 'lib/', 'coverage/', 'site/', '__tests__/fixtures/', '**/*.generated.js'] },
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
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': ['error', NO_ENUM],
    },
  },
  {
    files: ['src/**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked],
    plugins: { rooms: { rules: { imports } } },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'no-console': 'error',
      'rooms/imports': 'error',
    },
  },
  {
    files: ['__tests__/**/*.ts'],
    ignores: ['__tests__/e2e/harness/**'],
    rules: { 'no-restricted-properties': ['error', ...CLOCKS] },
  },
  {
    files: [
      '*.config.*',
      '__tests__/missing-parts.*',
      '__tests__/json-imports.mjs',
      '__tests__/workflows/stand-ins/**',
      'scripts/**',
      'examples/**',
    ],
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
