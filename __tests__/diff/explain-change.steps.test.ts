import { expect, test } from '@jest/globals';
import { stepsOf } from '../steps.js';
import { parseCatalog } from '../../src/catalog/index.js';
import { diffCatalogs, explainChange } from '../../src/diff/index.js';
import { bytesOf } from '../catalog/bytes.js';

test('the depth of a change does not multiply the steps that explain it', async () => {
  const list = `[${Array.from({ length: 100_000 }, (_, index) => index).join(',')}]`;
  const nested = (depth: number, value: number): string => {
    let text = `[${list},${value}]`;
    for (let level = 1; level < depth; level += 1) text = `[0,${text},${value}]`;
    return `"x":${text}`;
  };
  const stepsAt = (depth: number): Promise<number> => {
    const { changed } = diffCatalogs(
      parseCatalog(bytesOf(`[{"name":"a",${nested(depth, 1)}}]`)),
      parseCatalog(bytesOf(`[{"name":"a",${nested(depth, 2)}}]`)),
    );
    const [change] = changed;
    if (change === undefined) throw new Error('no change');
    return stepsOf(() => explainChange('mcp', change));
  };
  expect((await stepsAt(56)) / (await stepsAt(2))).toBeLessThan(2);
});
