// node scripts/release-version.mjs TAG: refuses a tag that is not `v` and the version of package.json, and a version that
// CHANGELOG.md has no section of. `--notes` prints that section, which is what the release says of itself.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** The section of a version in CHANGELOG.md, without its heading; null where there is none. */
export function changesOf(changelog, wanted) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => /^\[?([^\s\]]+)/.exec(text)?.[1] === wanted);
  return section === undefined ? null : section.slice(section.indexOf('\n') + 1).trim();
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [tag, flag] = process.argv.slice(2);
  const changes = changesOf(readFileSync(new URL('CHANGELOG.md', root), 'utf8'), version);
  if (tag !== `v${version}`)
    fail(`The tag is ${tag ?? 'missing'}, the version of package.json is ${version}.`);
  if (changes === null || changes === '')
    fail(`CHANGELOG.md has no section "## ${version}", or nothing in it.`);
  if (flag === '--notes') console.log(changes);
}
