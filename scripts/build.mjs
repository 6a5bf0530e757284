// npm run build: the library (lib/, not committed) from src/, and what runs (dist/, committed) from the library.
// The same sources and lock file give the same bytes.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';
import { billOfMaterials, bundledPackages, licenceNotices } from './bundled-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function buildLibrary() {
  rmSync(join(root, 'lib'), { recursive: true, force: true });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.lib.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  for (const file of generatedFiles()) cpSync(join(root, 'src', file), join(root, 'lib', file));
}

/** Validators compiled ahead are JavaScript already: tsc reads their types and copies nothing. */
function generatedFiles() {
  return readdirSync(join(root, 'src'), { recursive: true }).filter((file) =>
    /\.generated\.(?:js|d\.ts)$/.test(file),
  );
}

/**
 * One bundle a front door. A bundle of both would be smaller, but cut into a file for every part that one of them may
 * not need, and each file costs the start of a step.
 */
async function bundle(entry, folder) {
  // The stand-ins are named in the tsconfig.json of the working directory.
  process.chdir(join(root, 'scripts/bundle'));
  const { code, assets, stats } = await ncc(join(root, 'lib', entry), {
    cache: false,
    esm: false,
    quiet: true,
    filterAssetBase: root,
  });
  const files = Object.entries(assets).map(([name, { source }]) => [name, source]);
  const packages = bundledPackages(stats);
  return {
    packages,
    files: [['index.js', code], ['licenses.txt', licenceNotices(packages)], ...files].map(
      ([name, content]) => [join(folder, name), content],
    ),
  };
}

/** What a scanner of the repository, or of a release, finds in place of the packages that the bundles hold. */
function bill(bundles) {
  const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packages = new Map(
    bundles.flatMap(({ packages }) => packages.map((one) => [`${one.name} ${one.version}`, one])),
  );
  return billOfMaterials(product, [...packages.values()]);
}

function write(files) {
  const dist = join(root, 'dist');
  // A chunk that is no longer made would otherwise stay for ever: chunk names come from what is in them.
  rmSync(dist, { recursive: true, force: true });
  for (const [name, content] of files) {
    const file = join(dist, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  chmodSync(join(dist, 'cli/index.js'), 0o755);
}

buildLibrary();
const bundles = [
  await bundle('run-action.js', ''),
  await bundle('run-cli.js', 'cli'),
  await bundle('run-capture.js', 'capture'),
  await bundle('run-watch.js', 'watch'),
];
write([
  // The project's own package.json says that .js files are modules.
  ['package.json', '{ "type": "commonjs" }\n'],
  // What the runner starts behind the job's other steps: the same bundle, told so.
  ['post.js', "process.argv[2] = 'post';\nrequire('./index.js');\n"],
  ['sbom.cdx.json', bill(bundles)],
  ...bundles.flatMap(({ files }) => files),
]);
