// Draws a Markdown file as GitHub shows it: node scripts/picture.mjs REPORT.md PICTURE.png [WIDTH]
// Needs cmark-gfm and Chromium (Debian: apt-get install cmark-gfm chromium fonts-noto-color-emoji).
// docs/comment.png is the report of the demonstration:
//   npm run --silent demo | sed '/^The step ended/,$d; s/not this report/not this comment/' > comment.md && node scripts/picture.mjs comment.md docs/comment.png
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const [input, output, width = '780'] = process.argv.slice(2);
if (input === undefined || output === undefined) {
  console.error('usage: node scripts/picture.mjs REPORT.md PICTURE.png [WIDTH]');
  process.exit(2);
}

const extensions = ['table', 'autolink', 'tagfilter', 'strikethrough', 'tasklist'].flatMap((name) => [
  '-e',
  name,
]);
const html = execFileSync('cmark-gfm', [...extensions, '--unsafe', '--hardbreaks', input], {
  encoding: 'utf8',
});
const css = readFileSync(
  createRequire(import.meta.url).resolve('github-markdown-css/github-markdown-light.css'),
);

// cmark-gfm leaves GitHub's alerts as block quotes.
const withAlerts = html.replace(
  /<blockquote>\s*<p>\[!([A-Z]+)\](?:<br \/>)?\s*([\s\S]*?)<\/blockquote>/gu,
  (_, kind, rest) => {
    const title = kind[0] + kind.slice(1).toLowerCase();
    return `<div class="markdown-alert markdown-alert-${kind.toLowerCase()}"><p class="markdown-alert-title">${title}</p><p>${rest}</div>`;
  },
);

const page = `<!doctype html><meta charset="utf-8"><style>${css}
body { margin: 0; padding: 16px; background: #fff; }
.markdown-body { border: 1px solid #d1d9e0; border-radius: 6px; padding: 16px; font-size: 14px; }
</style><article class="markdown-body">${withAlerts}</article>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const tab = await browser.newPage({ viewport: { width: Number(width), height: 200 }, deviceScaleFactor: 2 });
await tab.setContent(page);
await tab.screenshot({ path: output, fullPage: true });
await browser.close();
