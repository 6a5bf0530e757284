/** What `work` gives for a key, done once however often it is wanted, side by side too; a failure is kept as well. */
export function memoizeAsync<T>(
  known: Map<string, Promise<T>>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const result = known.get(key) ?? work();
  known.set(key, result);
  return result;
}
