import type { GitObject, ObjectStore } from './git-objects.js';

/** GitHub's answer to a query for git objects, by id or by `COMMIT:PATH`; null where the query asks for none. */
export function objectsAnswer(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  store: ObjectStore,
): object | null {
  const asked = [...query.matchAll(/(\w+): object\((?:oid: "(\w+)"|expression: \$(\w+))\)/g)];
  if (asked.length === 0) return null;
  const objects = asked.map(([, alias = '', id, name = '']) => {
    const object = id === undefined ? resolved(String(variables[name]), store) : store.get(id);
    return [alias, object === undefined ? null : shown(object)];
  });
  return { repository: Object.fromEntries(objects) };
}

function resolved(expression: string, store: ObjectStore): GitObject | undefined {
  const [id = '', path] = expression.split(/:(.*)/s);
  const commit = store.get(id);
  if (path === undefined || commit?.type !== 'commit') return commit;
  let object = store.get(commit.parts.tree);
  for (const name of path.split('/').filter((each) => each !== '')) {
    const entry = object?.type === 'tree' ? object.entries.find((each) => each.name === name) : undefined;
    object = entry === undefined ? undefined : store.get(entry.id);
  }
  return object;
}

function shown(object: GitObject): object {
  switch (object.type) {
    case 'blob':
      return { oid: object.id, text: object.body.toString('utf8') };
    case 'tree':
      return {
        oid: object.id,
        entries: object.entries.map(({ mode, name, id }) => ({
          name,
          mode: Number.parseInt(mode, 8),
          oid: id,
          size: 0,
        })),
      };
    case 'commit': {
      const { tree, parents } = object.parts;
      const nodes = parents.map((oid) => ({ oid }));
      return { oid: object.id, tree: { oid: tree }, parents: { totalCount: nodes.length, nodes } };
    }
  }
}
