import { describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';

/** What bundling one entry point of the library takes in, as a user's bundler sees it. */
async function bundled(entry: string) {
  const { metafile, warnings } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  return { warnings, imports, inputs: Object.keys(metafile.inputs) };
}

describe('a bundler', () => {
  test.each(['src/index.ts', 'src/runtime/index.ts'])(
    'bundles %s without looking for a package of the SDK',
    async (entry) => {
      const { warnings, imports, inputs } = await bundled(entry);
      expect(warnings).toEqual([]);
      expect(imports.filter((path) => !path.startsWith('node:'))).toEqual([]);
      expect(inputs.filter((path) => path.includes('@modelcontextprotocol'))).toEqual([]);
    },
  );
});
