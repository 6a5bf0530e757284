import { describe, expect, test } from '@jest/globals';
import { charactersOf, stepsOf } from '../../steps.js';
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

describe.each(Object.entries(RENDERERS))('the steps of writing %s', (_, render) => {
  const steps = (diff: Comparison) => stepsOf(() => render(diff));

  test('grow with the number of changes, not with its square', async () => {
    const few = await steps(changed('a', 1000));
    expect((await steps(changed('a', 32_000))) / few).toBeLessThan(64);
  });

  test('read a long name a few times, not once a change', () => {
    const diff = changed('n'.repeat(1_000_000), 300);
    expect(charactersOf(() => render(diff))).toBeLessThan(50_000_000);
  });
});
