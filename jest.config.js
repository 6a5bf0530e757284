const common = {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transformIgnorePatterns: ['/node_modules/(?!@actions/(?:languageservice|workflow-parser)/)'],
  transform: {
    '/node_modules/@actions/.+\\.js$': '<rootDir>/__tests__/json-imports.mjs',
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'es6' },
      },
    ],
  },
};

export default {
  coverageProvider: 'v8',
  maxWorkers: '100%',
  // A worker with a large heap takes longer to end on a busy machine than jest waits for it.
  workerIdleMemoryLimit: '512MB',
  // Ends a test that hangs; no test is about time, and a busy machine takes as much of it as it needs.
  testTimeout: 900_000,
  reporters: ['default', '<rootDir>/__tests__/missing-parts.mjs'],
  projects: [
    { ...common, displayName: 'ordinary', testRegex: '(?<!\\.(?:slow|workflow))\\.test\\.ts$' },
    { ...common, displayName: 'slow', testRegex: '\\.slow\\.test\\.ts$' },
    { ...common, displayName: 'workflows', testRegex: '\\.workflow\\.test\\.ts$' },
  ],
};
