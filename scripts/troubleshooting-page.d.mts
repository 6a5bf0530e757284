export function troubleshootingPage(words: {
  readonly verdicts: Readonly<Record<string, object>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
}): string;
