import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(path, 'utf8');
const manifest: { version: string; files: string[] } = JSON.parse(read('package.json'));
const documents = [
  'README.md',
  ...['docs', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:md|ya?ml)$/.test(file))
      .map((file) => join(folder, file)),
  ),
];

describe('what the Marketplace takes', () => {
  // GitHub's page "Metadata syntax for GitHub Actions": the icons are those of Feather 4.28.0 but a few of brands.
  const COLORS = ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'];
  const { name, description, branding, runs } = parse(read('action.yml'));

  test('a name and a description of at most 125 characters, an icon and a colour of its lists', () => {
    expect(name).toMatch(/^[A-Za-z][\w -]{2,60}$/);
    expect(description.length).toBeLessThanOrEqual(125);
    expect(branding.icon).toBe('shield');
    expect(COLORS).toContain(branding.color);
    expect(runs.using).toBe('node24');
  });
});

describe('what a scanner sees', () => {
  const bill = JSON.parse(read('dist/sbom.cdx.json'));
  const parts: { bom: string; licences: unknown[] }[] = bill.components.map(
    (one: { purl: string; licenses: unknown[] }) => ({ bom: one.purl, licences: one.licenses }),
  );

  test('is every package of which a bundle holds code, each with its licence', () => {
    const notices = readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('licenses.txt'))
      .map((file) => read(join('dist', file)))
      .join('\n');
    expect(parts.map(({ bom }) => bom)).toContain('pkg:npm/%40actions/core@3.0.1');
    for (const { bom, licences } of parts) {
      const [, name = '', version = ''] = /^pkg:npm\/(.*)@([^@]*)$/.exec(bom) ?? [];
      expect(notices).toContain(`${name.replace('%40', '@')} ${version}\n`);
      expect(licences).not.toHaveLength(0);
    }
    const named = notices.match(/^(?:@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+$/gm) ?? [];
    expect(new Set(named).size).toBe(parts.length);
  });

  test('is the same for the same packages: no time, no serial number', () => {
    expect(bill.serialNumber).toBeUndefined();
    expect(bill.metadata.timestamp).toBeUndefined();
    expect(bill.metadata.component.version).toBe(manifest.version);
  });
});

describe('a version', () => {
  test('stands in CHANGELOG.md, newest first, behind what is not released yet', () => {
    const headings = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, heading = '']) => heading);
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) expect(heading).toMatch(/^(?:Unreleased|\d+\.\d+\.\d+)$/);
    expect(headings.indexOf('Unreleased')).toBeLessThanOrEqual(0);
  });

  test('is what every documented workflow names: the branch of the major version, or a commit of exactly this release', () => {
    const [major = ''] = manifest.version.split('.');
    const uses = documents.flatMap((file) =>
      [
        ...read(file).matchAll(
          /tool-catalog-gate\/tool-catalog-gate(?:\/[\w/-]+)?@(\S+)(?:[ \t]+#[ \t]*(\S+))?/g,
        ),
      ].map(([, ref = '', comment]) => ({ file, ref, comment })),
    );
    expect(uses.length).toBeGreaterThan(0);
    for (const { ref, comment } of uses) {
      if (/^[0-9a-f]{40}$/.test(ref)) expect(comment).toBe(`v${manifest.version}`);
      else expect(ref.replace(/`.*$/, '')).toBe(`v${major}`);
    }
  });
});
