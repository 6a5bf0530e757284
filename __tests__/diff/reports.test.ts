import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseCatalog } from '../../src/catalog/index.js';
import { diffCatalogs, isEmpty } from '../../src/diff/index.js';
import { describeShared, sharedPath } from '../shared.js';

describeShared('changes that were reported in public', () => {
  test.each([
    ['01-zod4-empty-schema', 'write_file', ['inputSchema']],
    ['02-zod4-additionalProperties-lost', 'test', ['inputSchema']],
    ['03-raw-zod-published', 'ytdlp_search_videos', ['inputSchema']],
    ['04-default-becomes-required', 'consume-messages', ['inputSchema']],
    ['05-schema-dialect-only', 'git_status', ['outputSchema']],
    ['06-output-schema-added', 'get_news', ['outputSchema']],
    ['10-default-materialised', 'create_branch', ['annotations']],
    ['11-order-only', 'a', ['inputSchema']],
    ['12-null-schema', 'get_me', ['inputSchema']],
  ])('%s is drift of %s in %j', (name, tool, fields) => {
    const [before, after] = ['before', 'after'].map((side) =>
      parseCatalog(readFileSync(sharedPath('corpus', 'reports', `${name}.${side}.json`))),
    );
    const diff = diffCatalogs(before ?? null, after ?? null);
    expect(isEmpty(diff)).toBe(false);
    expect([diff.members, diff.added, diff.removed]).toEqual([[], [], []]);
    expect(diff.changed.map((change) => change.after.key)).toEqual([tool]);
    expect(diff.changed[0]?.fields.map(({ field }) => field)).toEqual(fields);
  });

  test('11-order-only differs in nothing but the order inside `required`', () => {
    const after = readFileSync(sharedPath('corpus', 'reports', '11-order-only.after.json'), 'utf8');
    const put = after.replace(/"y",\s*"x"/, '"x", "y"');
    expect(put).not.toBe(after);
    const before = readFileSync(sharedPath('corpus', 'reports', '11-order-only.before.json'));
    expect(isEmpty(diffCatalogs(parseCatalog(before), parseCatalog(Buffer.from(put))))).toBe(true);
  });
});
