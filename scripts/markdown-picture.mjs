// Draws Markdown as GitHub shows it, in a real browser, light or dark. Needs cmark-gfm and Chromium (Debian: apt-get install
// cmark-gfm chromium fonts-noto-color-emoji).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const EXTENSIONS = ['table', 'autolink', 'tagfilter', 'strikethrough', 'tasklist'].flatMap((name) => [
  '-e',
  name,
]);
const COLORS = {
  light: { page: '#ffffff', border: '#d1d9e0' },
  dark: { page: '#0d1117', border: '#3d444d' },
};

/**
 * Draws each `{ markdown, output, theme, width, open }` as a picture; `open` says how many folds stand open.
 */
export async function drawPictures(pictures) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    for (const picture of pictures) await draw(browser, picture);
  } finally {
    await browser.close();
  }
}

async function draw(browser, { markdown, output, theme = 'light', width = 780, open = 0, scale = 2 }) {
  const tab = await browser.newPage({ viewport: { width, height: 200 }, deviceScaleFactor: scale });
  await tab.setContent(pageOf(htmlOf(markdown), theme));
  await tab.evaluate((count) => {
    for (const fold of [...globalThis.document.querySelectorAll('details')].slice(0, count)) fold.open = true;
  }, open);
  await tab.screenshot({ path: output, fullPage: true });
  await tab.close();
}

function htmlOf(markdown) {
  const html = execFileSync('cmark-gfm', [...EXTENSIONS, '--unsafe', '--hardbreaks'], {
    input: markdown,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const withAlerts = html.replace(
    /<blockquote>\s*<p>\[!([A-Z]+)\](?:<br \/>)?\s*([\s\S]*?)<\/blockquote>/gu,
    (_, kind, rest) => {
      const title = kind[0] + kind.slice(1).toLowerCase();
      return `<div class="markdown-alert markdown-alert-${kind.toLowerCase()}"><p class="markdown-alert-title">${title}</p><p>${rest}</div>`;
    },
  );
  return withAlerts.replace(
    /<pre><code class="language-diff">([\s\S]*?)<\/code><\/pre>/gu,
    (_, text) => `<pre><code>${text.split('\n').map(colored).join('\n')}</code></pre>`,
  );
}

/** As GitHub colours a diff. */
function colored(line) {
  const kind = { '+': 'added', '-': 'removed', '@': 'place' }[line[0]];
  return kind === undefined ? line : `<span class="${kind}">${line}</span>`;
}

function pageOf(html, theme) {
  const css = readFileSync(
    createRequire(import.meta.url).resolve(`github-markdown-css/github-markdown-${theme}.css`),
  );
  const { page, border } = COLORS[theme];
  return `<!doctype html><meta charset="utf-8"><style>${css}
body { margin: 0; padding: 16px; background: ${page}; }
.markdown-body { border: 1px solid ${border}; border-radius: 6px; padding: 16px; font-size: 14px; }
.added { color: ${theme === 'dark' ? '#aff5b4' : '#116329'}; background: ${theme === 'dark' ? '#033a16' : '#dafbe1'}; }
.removed { color: ${theme === 'dark' ? '#ffdcd7' : '#82071e'}; background: ${theme === 'dark' ? '#67060c' : '#ffebe9'}; }
.place { color: ${theme === 'dark' ? '#d2a8ff' : '#8250df'}; }
</style><article class="markdown-body">${html}</article>`;
}
