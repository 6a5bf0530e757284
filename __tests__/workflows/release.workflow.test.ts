import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commitAll, git } from '../git/temporary.js';
import { describeWorkflows, runIn } from './act.js';
import type { ActRun } from './act.js';

const WORKFLOW = '.github/workflows/release.yml';
const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const TAG = `v${version}`;

/** In place of what needs a network, or is this very test: each says on a line of its own what it was given. */
const PROGRAMS: Readonly<Record<string, string>> = {
  gh: 'echo "gh $*" >> "$STAND_IN_RECORD"; [ "$*" != "api repos/tool-catalog-gate/tool-catalog-gate/git/ref/heads/v0 --silent" ]',
  sudo: 'case "$*" in *.ci/run) echo "everything" >> "$STAND_IN_RECORD";; *) while [ "${1#-}" != "$1" ]; do shift; done; "$@";; esac',
  npm: [
    'case "$1" in',
    '  ci) cp -al "$STAND_IN_NODE_MODULES" node_modules || cp -a "$STAND_IN_NODE_MODULES" node_modules;;',
    '  publish) echo "npm $*" >> "$STAND_IN_RECORD";;',
    '  *) exec "$STAND_IN_NPM" "$@";;',
    'esac',
  ].join('\n'),
};

describeWorkflows('a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gate-release-'));
  const record = join(folder, 'record');
  const repository = join(folder, 'repository');
  const released = join(folder, 'released');
  let run: ActRun;
  let tagged = '';

  beforeAll(async () => {
    copySources(repository);
    tagged = commitWithTag(repository);
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    for (const [name, script] of Object.entries(PROGRAMS)) {
      writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(programs, name), 0o755);
    }
    const artifacts = join(folder, 'artifacts');
    mkdirSync(artifacts);
    run = await runIn({
      ...{ repository, folder, artifacts, programs, workflow: WORKFLOW, event: 'push', token: 'none' },
      payload: { ref: `refs/tags/${TAG}`, repository: { default_branch: 'main' }, after: tagged },
      environment: {
        GITHUB_REPOSITORY: 'tool-catalog-gate/tool-catalog-gate',
        GITHUB_REF: `refs/tags/${TAG}`,
        GITHUB_REF_NAME: TAG,
        GITHUB_SHA: tagged,
        STAND_IN_RECORD: record,
        STAND_IN_NODE_MODULES: join(process.cwd(), 'node_modules'),
        STAND_IN_NPM: execFileSync('which', ['npm'], { encoding: 'utf8' }).trim(),
      },
    });
    const archive = readdirSync(artifacts, { recursive: true, encoding: 'utf8' }).find((file) =>
      file.endsWith('.zip'),
    );
    if (archive !== undefined)
      execFileSync('python3', ['-m', 'zipfile', '-e', join(artifacts, archive), released]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('goes through all its jobs, and publishes what was attested', () => {
    expect(run.jobs.map(({ name, result }) => `${name}: ${result}`)).toEqual([
      'Build and test: success',
      'Attest and draft: success',
      'Publish to npm: success',
      'Publish the release: success',
    ]);
    expect(run.log).toContain(`subjects: sbom.cdx.json tool-catalog-gate-${version}.tgz`);
    expect(readFileSync(record, 'utf8').split('\n')).toEqual([
      'everything',
      `gh release create ${TAG} release/NOTES.md release/SHA256SUMS release/sbom.cdx.json release/tool-catalog-gate-${version}.tgz --draft --verify-tag --title ${TAG} --notes-file release/NOTES.md`,
      `npm publish ./release/tool-catalog-gate-${version}.tgz --provenance --access public`,
      `gh release edit ${TAG} --draft=false`,
      'gh api repos/tool-catalog-gate/tool-catalog-gate/git/ref/heads/v0 --silent',
      `gh api --method POST repos/tool-catalog-gate/tool-catalog-gate/git/refs -f ref=refs/heads/v0 -f sha=${tagged} --silent`,
      '',
    ]);
  });

  test('has a tarball, a bill of materials, their checksums and the notes of the version', () => {
    const files = ['NOTES.md', 'SHA256SUMS', 'sbom.cdx.json', `tool-catalog-gate-${version}.tgz`];
    expect(readdirSync(released).sort()).toEqual(files);
    const sums = readFileSync(join(released, 'SHA256SUMS'), 'utf8').trim().split('\n');
    for (const [sum, name = ''] of sums.map((line) => line.split('  ')))
      expect(
        createHash('sha256')
          .update(readFileSync(join(released, name)))
          .digest('hex'),
      ).toBe(sum);
    expect(sums).toHaveLength(2);
    expect(readFileSync(join(released, 'NOTES.md'), 'utf8')).toContain('First version');
    expect(readFileSync(join(released, 'sbom.cdx.json'), 'utf8')).toBe(
      readFileSync(join(repository, 'dist/sbom.cdx.json'), 'utf8'),
    );
  });

  test('holds in its tarball what package.json says, with the bundle of the commit', () => {
    const listed = execFileSync('tar', ['-tzf', join(released, `tool-catalog-gate-${version}.tgz`)], {
      encoding: 'utf8',
    });
    for (const file of [
      'package/package.json',
      'package/LICENSE',
      'package/dist/cli/index.js',
      'package/lib/index.js',
    ])
      expect(listed.split('\n')).toContain(file);
  });
});

/** The working tree as it is, without what is not committed to any repository. */
function copySources(target: string): void {
  const listed = git(process.cwd(), 'ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  for (const file of listed.filter((name) => existsSync(name)))
    cpSync(file, join(target, file), { recursive: true });
}

/** The commit of a tree whose CHANGELOG.md has the version's section, and its tag. */
function commitWithTag(repository: string): string {
  git(repository, 'init', '--quiet', '--initial-branch', 'main');
  const changelog = join(repository, 'CHANGELOG.md');
  writeFileSync(changelog, readFileSync(changelog, 'utf8').replace('## Unreleased', `## ${version}`));
  const commit = commitAll(repository);
  git(repository, 'tag', TAG);
  git(repository, 'remote', 'add', 'origin', 'https://github.com/tool-catalog-gate/tool-catalog-gate');
  git(repository, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  return commit;
}
