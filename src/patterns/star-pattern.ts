/**
 * Reads one path component of the pattern of a catalog, which holds one `*` at most. Returns what its star stands for
 * in a name: one text, none for a component without a star, null where the name does not fit. A star stands for one
 * character or more, a leading dot included.
 */
export function starComponent(component: string): (name: string) => readonly string[] | null {
  const [before = '', after] = component.split('*');
  if (after === undefined) return (name) => (name === before ? [] : null);
  return (name) => {
    const stands =
      name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after);
    return stands ? [name.slice(before.length, name.length - after.length)] : null;
  };
}
