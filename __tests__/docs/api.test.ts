import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { cleanEnvironment } from '../clean-environment.js';

test('docs/api.txt is what the published rooms export: `npm run api` writes it anew', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/api-report.mjs', '--check'], {
    encoding: 'utf8',
    env: cleanEnvironment(tmpdir()),
  });
  if (status !== 0) throw new Error(stderr);
  expect(status).toBe(0);
});
