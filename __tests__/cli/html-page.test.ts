import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { htmlPage } from '../../src/cli/html-page.js';
import { renderDiffMarkdown } from '../../src/report/index.js';
import { describeWith } from '../needs.js';
import { comparison, manifest } from '../report/decisions.js';
import { cmark, describeGithub, rowsOf, textOf } from '../report/github-markdown.js';
import { HOSTILE_NAMES } from '../report/hostile-names.js';
import { runFake } from './fake-terminal.js';

const NAMES = HOSTILE_NAMES.map(([, name]) => name).filter((name) => !name.includes('\uD800'));
const definitions = (word: string) =>
  NAMES.map((name) => ({
    name,
    description: `${word} ${name}\n<img src="https://evil.example/x.png"><script>fetch('https://evil.example')</script>`,
    inputSchema: { type: 'object', properties: { [name]: { description: name, default: word } } },
  }));
const HOSTILE = comparison(manifest(...definitions('one'), 'gone'), manifest(...definitions('two'), 'new'));
const DETAILS = ['fingerprints', 'values'] as const;

describe('--output html', () => {
  test('is one page with the content of the Markdown report', async () => {
    const files = {
      'a.json': JSON.stringify({ tools: [{ name: 'a', description: 'Reads.' }] }),
      'b.json': JSON.stringify({ tools: [{ name: 'a', description: 'Reads it all.' }] }),
    };
    const { code, out, error } = await runFake(
      ['diff', 'a.json', 'b.json', '--output', 'html', '--detail', 'values'],
      {
        files,
      },
    );
    expect([code, error]).toEqual([1, '']);
    expect(out).toMatch(/^<!doctype html>\n/u);
    expect(out).toContain('<summary><code>a</code> — text changed <ins><code>it all</code></ins></summary>');
    expect(out).toMatch(/<span class="put-in">\+ ?it all<\/span>/u);
    expect(out).toContain("default-src 'none'; style-src 'sha256-");
  });

  test.each(DETAILS)('holds no script, image or address of a catalog, with %s', async (detail) => {
    const page = await htmlPage(renderDiffMarkdown(HOSTILE, detail, 'file'), '<b>');
    const tags = new Set([...page.matchAll(/<\/?([a-z][a-z0-9]*)/gu)].map(([, tag]) => tag));
    for (const tag of ['script', 'img', 'iframe', 'link', 'a', 'form', 'object'])
      expect(tags).not.toContain(tag);
    expect(page).toContain('<title>&lt;b&gt;</title>');
    expect(page).not.toMatch(/<[^>]*\son[a-z]+=/u);
  });
});

describeGithub('the page and GitHub', () => {
  test.each(DETAILS)('show the same text and the same rows, with %s', async (detail) => {
    const markdown = renderDiffMarkdown(HOSTILE, detail, 'file');
    const [, body = ''] = (await htmlPage(markdown, 'x')).split('<body>');
    const plain = (html: string) => textOf(html).replaceAll('&#39;', "'").replace(/\s+/gu, ' ').trim();
    expect(plain(body)).toBe(plain(cmark(markdown)));
    expect(rowsOf(body)).toEqual(rowsOf(cmark(markdown)));
  });
});

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

describeWith(existsSync(CHROMIUM) ? null : 'Chromium (apt-get install chromium)', 'in a real browser', () => {
  test('nothing runs and no request leaves', async () => {
    const { chromium } = await import('playwright-core');
    const hits: string[] = [];
    const server = createServer((request, response) => {
      hits.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const tab = await browser.newPage();
      const seen: string[] = [];
      tab.on('request', (request) => seen.push(request.url()));
      tab.on('dialog', (dialog) => seen.push(dialog.message()));
      const page = await htmlPage(renderDiffMarkdown(HOSTILE, 'values', 'file'), 'x');
      await tab.setContent(page);
      expect(seen).toEqual([]);
      // What could still be slipped in is stopped by the policy of the page.
      const { port } = server.address() as AddressInfo;
      const slipped = `<img src="http://127.0.0.1:${port}/"><script>document.title = 'ran'</script>`;
      await tab.setContent(page.replace('</body>', `${slipped}</body>`));
      expect([hits, await tab.title()]).toEqual([[], 'x']);
    } finally {
      await browser.close();
      server.close();
    }
  });
});
