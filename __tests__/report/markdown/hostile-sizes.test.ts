import { describe, expect, test } from '@jest/globals';
import { parseCatalog } from '../../../src/catalog/index.js';
import type { Catalog } from '../../../src/catalog/index.js';
import type { Comparison } from '../../../src/report/index.js';
import { renderDiffMarkdown, renderDiffSarif, renderText } from '../../../src/report/index.js';
import { comparison } from '../decisions.js';

function catalog(name: string, fields: number, value: number): Catalog {
  const list = Array.from({ length: fields }, (_, index) => `"f${index}":${value}`).join(',');
  return parseCatalog(new TextEncoder().encode(`{"tools":[{"name":"${name}",${list}}]}`));
}

function changed(name: string, fields: number): Comparison {
  return comparison(catalog(name, fields, 1), catalog(name, fields, 2));
}

const RENDERERS = {
  markdown: (diff: Comparison) => renderDiffMarkdown(diff, 'fingerprints', 'comment'),
  text: (diff: Comparison) => renderText(diff, { detail: 'fingerprints', color: false }),
  sarif: (diff: Comparison) =>
    renderDiffSarif(diff, { before: 'a', after: 'b' }, { detail: 'fingerprints', version: '1' }),
};

/** CPU time in microseconds. */
function timeOf(render: (diff: Comparison) => string, diff: Comparison): number {
  const start = process.cpuUsage();
  render(diff);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

describe.each(Object.entries(RENDERERS))('the time for %s', (_, render) => {
  test('grows with the number of changes, not with its square', () => {
    timeOf(render, changed('a', 1000));
    const small = timeOf(render, changed('a', 1000));
    expect(timeOf(render, changed('a', 32_000))).toBeLessThan(150 * small);
  });

  test('does not grow with the product of changes and length of a name', () => {
    const long = timeOf(render, changed('n'.repeat(1_000_000), 10));
    expect(timeOf(render, changed('n'.repeat(1_000_000), 300))).toBeLessThan(8 * long);
  });
});
