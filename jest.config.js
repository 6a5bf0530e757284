const common = {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
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
  // End-to-end tests start processes; a busy machine takes its time.
  testTimeout: 30_000,
  projects: [
    { ...common, displayName: 'ordinary', testRegex: '(?<!\\.slow)\\.test\\.ts$' },
    { ...common, displayName: 'slow', testRegex: '\\.slow\\.test\\.ts$' },
  ],
};
