interface TestResult {
  readonly status: string;
  readonly ancestorTitles: readonly string[];
}

export default class MissingParts {
  constructor(config: { readonly testNamePattern?: string });
  onRunComplete(contexts: unknown, results: { readonly testResults: readonly FileResult[] }): void;
}

interface FileResult {
  readonly testResults: readonly TestResult[];
}

export function missingParts(testResults: readonly FileResult[]): readonly string[];
