import type { Verdict } from '../gate/index.js';
import { VERDICTS } from '../gate/index.js';
import { cellSpan, htmlText, shownText } from '../report/index.js';
import type { Rollup, RollupRow } from './rollup.js';

/** The version of the JSON that `renderRollupJson` writes. */
export const ROLLUP_VERSION = 'tool-catalog-gate.rollup.v1';

/** Rows of the Markdown, which has to fit a step's summary of 1 MiB; the other forms have all. */
const MAX_MARKDOWN_ROWS = 1000;

const DAY = 24 * 60 * 60 * 1000;

/** A roll-up as Markdown, of at most 1,000 catalogs, the worst. `now` is in milliseconds since the epoch. */
export function renderRollupMarkdown(rollup: Rollup, now: number): string {
  const shown = rollup.rows.slice(0, MAX_MARKDOWN_ROWS);
  const left = rollup.rows.length - shown.length;
  const span = (text: string) => (text === '' ? '' : cellSpan(shownText(text)));
  return [
    '# Tool catalogs',
    '',
    `${sizes(rollup)}.`,
    '',
    table(
      ['verdict', 'catalogs'],
      countsOf(rollup).map(([verdict, count]) => [verdict, String(count)]),
    ),
    table(
      [
        'repository',
        'catalog',
        'verdict',
        'since',
        'changed',
        'added',
        'removed',
        'inherited',
        'policy',
        'approved by',
      ],
      shown.map((row) => [
        span(row.repository),
        span(row.catalog),
        row.error === null ? row.verdict : `${row.verdict} (${cellSpan(shownText(row.error))})`,
        age(row, now),
        ...[row.changed, row.added, row.removed, row.inherited, row.findings].map(String),
        row.approvedBy.map(span).join(', '),
      ]),
    ),
    ...(left > 0 ? [`And ${left} more, none of them worse; \`--output csv\` has all.`, ''] : []),
    ...(rollup.unreadable.length === 0
      ? []
      : [
          '## Reports that could not be read',
          '',
          table(
            ['where', 'error'],
            rollup.unreadable
              .slice(0, MAX_MARKDOWN_ROWS)
              .map(({ origin, code }) => [span(origin), `\`${code}\``]),
          ),
        ]),
  ].join('\n');
}

/** A roll-up as one JSON document on one line with a line feed; times are ISO 8601 in UTC. */
export function renderRollupJson({ rows, unreadable, reports }: Rollup): string {
  const document = {
    schema_version: ROLLUP_VERSION,
    reports,
    catalogs: rows.map(({ approvedBy, at, since, ...row }) => ({
      ...row,
      approved_by: approvedBy,
      at: isoTime(at),
      since: isoTime(since),
    })),
    unreadable,
  };
  return `${JSON.stringify(document)}\n`;
}

/** A roll-up as CSV by RFC 4180, a row a catalog; a text that a spreadsheet would take for a formula gets a `'` in front. */
export function renderRollupCsv({ rows, unreadable }: Rollup): string {
  const head =
    'repository,catalog,verdict,error,since,at,changed,added,removed,findings,approved_by,digest,inherited';
  const lines = rows.map((row) =>
    [
      row.repository,
      row.catalog,
      row.verdict,
      row.error ?? '',
      isoTime(row.since),
      isoTime(row.at),
      String(row.changed),
      String(row.added),
      String(row.removed),
      String(row.findings),
      row.approvedBy.join(' '),
      row.digest ?? '',
      String(row.inherited),
    ]
      .map(csvField)
      .join(','),
  );
  const faults = unreadable.map(({ origin, code }) =>
    [origin, '', 'could-not-check', code, '', '', '', '', '', '', '', '', ''].map(csvField).join(','),
  );
  return [head, ...lines, ...faults, ''].join('\r\n');
}

/** A roll-up as one HTML page that loads and runs nothing. `now` is in milliseconds since the epoch. */
export function renderRollupHtml(rollup: Rollup, now: number): string {
  const cell = (text: string) => `<td>${htmlText(text)}</td>`;
  const rows = rollup.rows.map(
    (row) =>
      `<tr class="${row.verdict}">${[
        row.repository,
        row.catalog,
        row.error === null ? row.verdict : `${row.verdict} (${row.error})`,
        age(row, now),
        String(row.changed),
        String(row.added),
        String(row.removed),
        String(row.inherited),
        String(row.findings),
        row.approvedBy.join(', '),
      ]
        .map(cell)
        .join('')}</tr>`,
  );
  const faults = rollup.unreadable.map(({ origin, code }) => `<tr>${cell(origin)}${cell(code)}</tr>`);
  const head = (names: readonly string[]) => `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`;
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width"><title>Tool catalogs</title>',
    '<style>body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}th,td{border:1px solid #8886;padding:.3rem .6rem;text-align:left}.drift td:nth-child(3),.could-not-check td:nth-child(3),.policy-violation td:nth-child(3){color:#d1242f;font-weight:600}</style>',
    `</head><body><h1>Tool catalogs</h1><p>${sizes(rollup)}.</p>`,
    `<table>${head(['verdict', 'catalogs'])}`,
    ...countsOf(rollup).map(([verdict, count]) => `<tr>${cell(verdict)}${cell(String(count))}</tr>`),
    `</table><p></p><table>${head(['repository', 'catalog', 'verdict', 'since', 'changed', 'added', 'removed', 'inherited', 'policy', 'approved by'])}`,
    ...rows,
    '</table>',
    ...(faults.length === 0
      ? []
      : [`<h2>Reports that could not be read</h2><table>${head(['where', 'error'])}`, ...faults, '</table>']),
    '</body></html>',
    '',
  ].join('\n');
}

function sizes({ rows, reports, unreadable }: Rollup): string {
  const repositories = new Set(rows.map(({ repository }) => repository)).size;
  const parts = [
    `${rows.length} ${rows.length === 1 ? 'catalog' : 'catalogs'}`,
    `${repositories} ${repositories === 1 ? 'repository' : 'repositories'}`,
    `${reports} ${reports === 1 ? 'report' : 'reports'}`,
  ];
  return `${parts.join(', ')}${unreadable.length === 0 ? '' : `, ${unreadable.length} that could not be read`}`;
}

/** The verdicts that there are, worst first. */
function countsOf({ rows }: Rollup): readonly (readonly [Verdict, number])[] {
  return VERDICTS.map(
    (verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length] as const,
  ).filter(([, count]) => count > 0);
}

/** How long the verdict has stood, in whole days. */
function age({ since }: RollupRow, now: number): string {
  const days = Math.max(0, Math.floor((now - since) / DAY));
  return days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`;
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
