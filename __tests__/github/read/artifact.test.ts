import { describe, expect, test } from '@jest/globals';
import { readArtifact } from '../../../src/github/read/artifact.js';
import { fakeApi, json } from '../api/fake-api.js';
import { zipArchive } from './zip-archive.js';

const REPOSITORY = { owner: 'o', repo: 'r' };
const LIST = 'GET /repos/o/r/actions/runs/5/artifacts';
const archive = new Uint8Array(zipArchive([{ name: 'tools.json', content: '{}' }]));
const artifact = (id: number, more: object = {}) => ({
  id,
  name: 'tool-catalog',
  size_in_bytes: 200,
  expired: false,
  ...more,
});

function read(artifacts: readonly object[], answer = json(archive)) {
  const api = fakeApi({
    [LIST]: json({ artifacts }),
    'GET /repos/o/r/actions/artifacts/9/zip': answer,
  });
  return { api, files: readArtifact(api, REPOSITORY, 5, 'tool-catalog') };
}

describe('the artifact of a run', () => {
  test('is the newest of its name, unpacked', async () => {
    const { api, files } = read([artifact(8), artifact(9), artifact(10, { name: 'tool-catalog-2' })]);
    expect([...(await files).keys()]).toEqual(['tools.json']);
    expect(api.sent[0]).toMatchObject({ name: 'tool-catalog' });
  });

  test.each<[string, readonly object[]]>([
    ['artifact_missing', []],
    ['artifact_missing', [artifact(9, { name: 'Tool-catalog' })]],
    ['artifact_expired', [artifact(8), artifact(9, { expired: true })]],
    ['too_large', [artifact(9, { size_in_bytes: 100 * 1024 * 1024 })]],
  ])('is %s', async (code, artifacts) => {
    await expect(read(artifacts).files).rejects.toMatchObject({ code, field: 'artifact' });
  });

  test.each([404, 410])('is expired where its archive is gone (%d)', async (status) => {
    await expect(read([artifact(9)], json(null, status)).files).rejects.toMatchObject({
      code: 'artifact_expired',
    });
  });

  test('cannot be read without the permission', async () => {
    await expect(read([artifact(9)], json(null, 403)).files).rejects.toMatchObject({
      code: 'permission_missing',
      field: 'actions: read',
    });
  });
});
