/** The answer to a question, asked once however often it is wanted, side by side too. */
export function askOnce<T>(asked: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const answer = asked.get(key) ?? ask();
  asked.set(key, answer);
  return answer;
}
