const NEEDS = /: needs (.*)$/;

/** Says at the end of a run of jest, one line a part, which parts of the machine were missing and for how many tests. */
export default class MissingParts {
  constructor({ testNamePattern }) {
    this.isWhole = !testNamePattern;
  }

  /** Of a run of some tests by name, the others say nothing. */
  onRunComplete(_contexts, { testResults }) {
    if (!this.isWhole) return;
    for (const line of missingParts(testResults)) process.stderr.write(`${line}\n`);
  }
}

/** One line for each part that jest's results say was missing, the parts sorted by name. */
export function missingParts(testResults) {
  const counts = new Map();
  for (const { status, ancestorTitles } of testResults.flatMap((file) => file.testResults)) {
    if (status !== 'pending') continue;
    const part = ancestorTitles.map((title) => NEEDS.exec(title)?.[1]).find((name) => name !== undefined);
    const what = part ?? 'something that it does not say';
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, count]) => `Not run: ${count} ${count === 1 ? 'test needs' : 'tests need'} ${part}.`);
}
