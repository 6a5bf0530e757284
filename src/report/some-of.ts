/** The first few of a list as words, and how many more there are: "a, b and 3 more". */
export function someOf(items: readonly string[], most: number): string {
  const shown = items.slice(0, most);
  const more = items.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
