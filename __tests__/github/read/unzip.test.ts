import { describe, expect, test } from '@jest/globals';
import { crc32, unzip, ZIP_LIMITS } from '../../../src/github/read/unzip.js';
import { bombEntry, zipArchive } from './zip-archive.js';
import type { ZipEntry } from './zip-archive.js';

async function filesOf(entries: readonly ZipEntry[]): Promise<Record<string, string>> {
  const files = await unzip(zipArchive(entries));
  return Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));
}

const refused = (code: string) => expect.objectContaining({ code, field: 'artifact' });

describe('unzip', () => {
  test('gives the files by path, compressed or stored, without directories', async () => {
    const files = await filesOf([
      { name: 'tools.json', content: '{"tools":[]}' },
      { name: 'agents/', stored: true, mode: 0o040_755 },
      { name: 'agents/ü.json', content: '{}', stored: true },
      { name: 'empty.json', content: '' },
    ]);
    expect(files).toEqual({ 'tools.json': '{"tools":[]}', 'agents/ü.json': '{}', 'empty.json': '' });
  });

  test('gives none of an empty archive', async () => {
    expect(await filesOf([])).toEqual({});
  });

  test.each<[string, string, readonly ZipEntry[]]>([
    ['duplicate_file', 'two entries of one name', [{ name: 'a.json', content: '1' }, { name: 'a.json' }]],
    ['duplicate_file', 'names that differ by case', [{ name: 'a.json' }, { name: 'A.json' }]],
    ['duplicate_file', 'names that differ by composition', [{ name: 'ü' }, { name: 'u\u0308' }]],
    ['absolute_path', 'an absolute path', [{ name: '/etc/passwd' }]],
    ['absolute_path', 'a path of a drive', [{ name: 'C:/tools.json' }]],
    ['outside_workspace', 'a path that leads out', [{ name: 'a/../../b.json' }]],
    ['invalid_path', 'a backslash', [{ name: 'a\\b.json' }]],
    ['invalid_path', 'another spelling of a path', [{ name: 'a//b.json' }]],
    ['invalid_path', 'a dot', [{ name: './b.json' }]],
    ['invalid_path', 'the repository’s own folder', [{ name: '.git/HEAD' }]],
    ['invalid_path', 'no name', [{ name: '' }]],
    ['invalid_path', 'a name that is no UTF-8', [{ name: Buffer.from([0x61, 0xff]) }]],
    ['symlink', 'a symbolic link', [{ name: 'tools.json', content: '/etc/passwd', mode: 0o120_777 }]],
    ['not_a_file', 'a device', [{ name: 'tools.json', mode: 0o020_666 }]],
    ['encrypted_file', 'an encrypted entry', [{ name: 'tools.json', content: 'secret', flags: 0x801 }]],
    ['invalid_archive', 'a checksum that is wrong', [{ name: 'tools.json', content: '{}', checksum: 1 }]],
    [
      'invalid_archive',
      'more than was announced',
      [{ name: 'tools.json', content: '{"a":1}', announced: 2 }],
    ],
    ['invalid_archive', 'less than was announced', [{ name: 'tools.json', content: '{}', announced: 900 }]],
  ])('refuses (%s) %s', async (code, _, entries) => {
    await expect(unzip(zipArchive(entries))).rejects.toEqual(refused(code));
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['something else', Buffer.from('{"tools":[]}')],
    ['an archive that is cut off', zipArchive([{ name: 'a.json', content: '{}' }]).subarray(20)],
  ])('refuses %s', async (_, archive) => {
    await expect(unzip(archive)).rejects.toEqual(refused('invalid_archive'));
  });

  test('refuses a bomb before it unpacks anything', async () => {
    const bomb = zipArchive([bombEntry('tools.json', 200)]);
    await expect(unzip(bomb)).rejects.toEqual(refused('compressed_too_far'));
  });

  test('refuses a bomb that announces less', async () => {
    const bomb = zipArchive([{ ...bombEntry('tools.json', 200), announced: 1000 }]);
    await expect(unzip(bomb)).rejects.toEqual(refused('invalid_archive'));
  });

  test.each([
    ['too_large', { maxBytes: 100 }],
    ['too_large_unpacked', { maxPlainBytes: 100 }],
    ['too_many_files', { maxEntries: 1 }],
  ])('holds to the limit of %s', async (code, limit) => {
    const archive = zipArchive([
      { name: 'a', content: 'x'.repeat(60) },
      { name: 'b', content: 'y'.repeat(60) },
    ]);
    await expect(unzip(archive, { ...ZIP_LIMITS, ...limit })).rejects.toEqual(refused(code));
    expect((await unzip(archive)).size).toBe(2);
  });
});

test.each([
  ['', 0],
  ['123456789', 0xcbf43926],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('the checksum of %j is the published one', (text, checksum) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(checksum);
});
