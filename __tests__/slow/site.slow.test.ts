import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { inflateSync } from 'node:zlib';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cleanEnvironment } from '../clean-environment.js';

const site = mkdtempSync(join(tmpdir(), 'gate-site-'));
beforeAll(() => {
  execFileSync(process.execPath, ['node_modules/typedoc/bin/typedoc', '--out', site], {
    env: cleanEnvironment(site),
    stdio: 'ignore',
  });
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const pages = (): readonly string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const read = (page: string): string => readFileSync(join(site, page), 'utf8');

test('the site has every page of the documentation and every room that is published', () => {
  const documents = readdirSync('docs').filter((name) => name.endsWith('.md'));
  expect(pages()).toEqual(
    expect.arrayContaining(documents.map((name) => `documents/docs_${name.replace(/md$/, 'html')}`)),
  );
  for (const room of ['catalog', 'diff', 'gate', 'governance', 'report', 'runtime'])
    expect(pages()).toContain(`modules/${room}.html`);
  expect(read('documents/docs_troubleshooting.html')).toContain('duplicate_key');
});

test('its links lead to files and headings that there are', () => {
  const broken = pages().flatMap((page) =>
    [...read(page).matchAll(/(?:href|src)="([^"]*)"/g)].flatMap(([, link = '']) => {
      if (/^(?:https?:|data:|mailto:)/.test(link)) return [];
      const [path = '', heading = ''] = link.split('#').map(decodeURIComponent);
      const target = path === '' ? page : relative(site, resolve(site, dirname(page), path));
      const isThere =
        existsSync(join(site, target)) &&
        (heading === '' || !target.endsWith('.html') || read(target).includes(`id="${heading}"`));
      return isThere ? [] : [`${page}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('its search finds pages of the documentation and functions of the library', () => {
  const [, packed = ''] =
    /^window\.searchData = "([^"]*)"/.exec(readFileSync(join(site, 'assets/search.js'), 'utf8')) ?? [];
  const index = inflateSync(Buffer.from(packed, 'base64')).toString('utf8');
  for (const name of ['parseCatalog', 'docs/approval', 'duplicate_key']) expect(index).toContain(name);
});
