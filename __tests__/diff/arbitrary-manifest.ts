import fc from 'fast-check';

/** A JSON value of this test's own: an object is a list of members, so that any key is possible. */
export type Tree = null | boolean | number | string | readonly Tree[] | Members;
export interface Members {
  readonly members: readonly (readonly [string, Tree])[];
}

const KEYS = [
  'inputSchema',
  'properties',
  'required',
  'enum',
  'additionalProperties',
  'items',
  'annotations',
  'readOnlyHint',
  'execution',

  'a',
  'b',
  '__proto__',
  'toJSON',
  'constructor',
  'hasOwnProperty',
  'C:\\',
  'C:\n',
  'é',
  '\u{1F600}',
  '\u{E000}',
  '',
];

const key = fc.constantFrom(...KEYS);
const scalar = fc.oneof(
  fc.constantFrom<Tree>(null, true, false, 0, 1, -1, 0.1, 1e300, '', 'x', '\n', '\u{E000}'),
  fc.string({ maxLength: 3 }),
);

function membersOf(value: fc.Arbitrary<Tree>): fc.Arbitrary<Members> {
  const member = fc.tuple(key, value);
  return fc.uniqueArray(member, { selector: ([name]) => name, maxLength: 3 }).map((members) => ({ members }));
}

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie('tree'), { maxLength: 3 }), membersOf(tie('tree'))),
}));

const tool = fc
  .tuple(
    key.filter((name) => name !== ''),
    membersOf(tree),
  )
  .map(([name, { members }]) => ({
    members: [['name', name] as const, ...members],
  }));

/** The tools of a manifest, each name once. */
export const tools: fc.Arbitrary<readonly Members[]> = fc.uniqueArray(tool, {
  selector: ({ members }) => members[0]?.[1],
  maxLength: 4,
});

/** The members of a manifest beside its tools. */
export const manifestMembers: fc.Arbitrary<Members> = membersOf(tree);

/** A manifest as JSON; `turn` reorders its tools and every object's keys. */
export function manifestText(list: readonly Members[], { members }: Members, turn: number): string {
  return write({ members: [...members, ['tools', turned(list, turn)]] }, turn);
}

function write(value: Tree, turn: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('members' in value) {
    const members = turned(value.members, turn).map(
      ([name, item]) => `${JSON.stringify(name)}:${write(item, turn)}`,
    );
    return `{${members.join(',')}}`;
  }
  return `[${value.map((item) => write(item, turn)).join(',')}]`;
}

function turned<T>(items: readonly T[], turn: number): readonly T[] {
  const from = items.length === 0 ? 0 : turn % items.length;
  const rotated = [...items.slice(from), ...items.slice(0, from)];
  return turn % 2 === 0 ? rotated : rotated.reverse();
}
