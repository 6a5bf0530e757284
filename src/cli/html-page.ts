import { createHash } from 'node:crypto';
import { htmlText } from '../report/index.js';

const STYLE = `
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1f2328; background: #fff; }
table { border-collapse: collapse; } td, th { border: 1px solid #d1d9e0; padding: .4rem .8rem; text-align: left; }
code { font: .85em ui-monospace, monospace; background: #eff1f3; border-radius: 4px; padding: .1em .3em; overflow-wrap: anywhere; }
pre { background: #f6f8fa; padding: 1rem; overflow: auto; } pre code { background: none; padding: 0; }
details { margin: .5rem 0; } summary { cursor: pointer; } blockquote { border-left: 4px solid #d1242f; margin: 1rem 0; padding: 0 1rem; }
.put-in { color: #116329; } .taken-out { color: #82071e; } .place { color: #8250df; }
@media (prefers-color-scheme: dark) {
  body { color: #f0f6fc; background: #0d1117; } td, th { border-color: #3d444d; } code { background: #262c36; } pre { background: #151b23; }
  .put-in { color: #aff5b4; } .taken-out { color: #ffdcd7; } .place { color: #d2a8ff; } a { color: #4493f8; }
}
`;

/** How a line of a diff is coloured, by its first character. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['+', 'put-in'],
  ['-', 'taken-out'],
  ['@', 'place'],
]);

/**
 * A report in Markdown as one HTML page with the same content: nothing in it is fetched from elsewhere, and a
 * content-security policy lets nothing run, load or be sent. All text of a catalog stands in code spans and fences of
 * the Markdown, which CommonMark gives back as text.
 */
export async function htmlPage(markdown: string, title: string): Promise<string> {
  const { default: markdownIt } = await import('markdown-it');
  const renderer = markdownIt('default', { html: true, breaks: true, highlight: highlighted });
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width">
<title>${htmlText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${withAlerts(renderer.render(markdown))}</body>
</html>
`;
}

/** The lines of a fence, each in its colour; a fence holds nothing but text. */
function highlighted(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const name = CLASSES.get(line.charAt(0));
      return name === undefined ? htmlText(line) : `<span class="${name}">${htmlText(line)}</span>`;
    })
    .join('\n');
}

/** GitHub's alerts are quotations that begin with a word of ours. */
function withAlerts(html: string): string {
  return html.replace(
    /<blockquote>\n<p>\[!([A-Z]+)\](?:<br>)?\n?/gu,
    (_, kind: string) => `<blockquote>\n<p><b>${kind.charAt(0)}${kind.slice(1).toLowerCase()}:</b> `,
  );
}
