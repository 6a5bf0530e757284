import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOMS } from '../../scripts/lint-rooms.mjs';

interface Citation {
  readonly file: string;
  readonly page: string;
  /** Empty where the page as a whole is cited. */
  readonly sections: readonly string[];
}

/** Each page of this repository that a comment in `src` cites, with the sections that stand in quotes behind it. */
function citations(): readonly Citation[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  return files.flatMap((file) => {
    const comments = readFileSync(join('src', file), 'utf8').match(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm) ?? [];
    return comments.flatMap((comment) => citedIn(file, comment.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')));
  });
}

function citedIn(file: string, comment: string): readonly Citation[] {
  const cited = comment.matchAll(
    /(?:(?<=docs\/)|(?<![\w/.-]))([a-z-]+\.md)(?:(?:,|'s)((?: (?:and )?(?:"[^"]+"|`[a-z_]+`),?)+))?/g,
  );
  return [...cited].map(([, page = '', quoted = '']) => ({
    file,
    page,
    sections: [...quoted.matchAll(/"([^"]+)"|(`[a-z_]+`)/g)].map(([, section = '', code]) => code ?? section),
  }));
}

/** Headings, and what a page sets in bold or as code at the start of an item. */
function sectionsOf(page: string): ReadonlySet<string> {
  const text = readFileSync(join('docs', page), 'utf8');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  const items = [...text.matchAll(/^- (?:\*\*([^*]+)\*\*|(`[a-z_]+`)):?/gm)];
  return new Set([...headings, ...items.map(([, bold, code]) => code ?? bold ?? '')]);
}

/** A citation of git's own documentation. */
const ELSEWHERE = [join('git', 'lfs-pointer.ts')];

test('every page and section that a comment cites is there', () => {
  const found = citations().filter(({ file }) => !ELSEWHERE.includes(file));
  expect(found.filter(({ sections }) => sections.length > 0).length).toBeGreaterThan(5);
  const missing = found.flatMap(({ file, page, sections }) => {
    if (!existsSync(join('docs', page))) return [`${file}: ${page}`];
    const known = sectionsOf(page);
    const unknown = sections.filter((section) => !known.has(section) && !known.has(capitalised(section)));
    return unknown.map((section) => `${file}: ${page}, ${section}`);
  });
  expect(missing).toEqual([]);
});

function capitalised(section: string): string {
  return section.charAt(0).toUpperCase() + section.slice(1);
}

test.each(['docs/architecture.md', 'CONTRIBUTING.md'])('every file that %s names is there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+\/[\w-]+\.(?:ts|mjs|sh|md|json))`/g)];
  const missing = named
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(path) && !existsSync(join('src', path)));
  expect(named.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

test('docs/architecture.md has a row for each room, in their order', () => {
  const rows = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `([a-z]+)` /gm)];
  expect(rows.map(([, room]) => room)).toEqual(ROOMS['']);
});
