// npm run release-files: the files of a release in release/, from a clean build: the npm tarball, the bill of materials of
// the bundles, SHA256SUMS of both, and what CHANGELOG.md says of this version. Builds twice, and refuses a second result
// that differs from the first, or a committed dist/ that is not what the sources make.
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changesOf } from './release-version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The files of one clean build: name and path, by name. */
function build(folder) {
  // npm pack builds first (`prepack`); its own output names the machine's folders.
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root, stdio: 'ignore' });
  cpSync(join(root, 'dist/sbom.cdx.json'), join(folder, 'sbom.cdx.json'));
  return readdirSync(folder).sort();
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'release-'));
try {
  const [first, second] = ['first', 'second'].map((name) => {
    const folder = join(work, name);
    mkdirSync(folder);
    return { folder, names: build(folder) };
  });
  for (const name of first.names) {
    if (sha256(join(first.folder, name)) !== sha256(join(second.folder, name)))
      fail(`Two builds of ${name} differ.`);
  }
  const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (changed !== '') fail('dist/ is not what the sources make. Run npm run build and commit it.');

  const release = join(root, 'release');
  rmSync(release, { recursive: true, force: true });
  cpSync(first.folder, release, { recursive: true });
  const sums = first.names.map((name) => `${sha256(join(release, name))}  ${name}\n`).join('');
  writeFileSync(join(release, 'SHA256SUMS'), sums);
  writeFileSync(
    join(release, 'NOTES.md'),
    `${changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version) ?? ''}\n`,
  );
  process.stdout.write(sums);
} finally {
  rmSync(work, { recursive: true, force: true });
}
