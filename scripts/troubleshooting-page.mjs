// Makes docs/troubleshooting.md of the sentences of the reports: each verdict and each code has a section of its own.

const HEAD = `# Troubleshooting

Every report links here. Each verdict, then each code, has a section; the codes stand in reports, logs and outputs behind
the sentence. This page is made of the same sentences: \`npm run troubleshooting\`.
`;

const READERS = [
  ['author', 'Author'],
  ['owner', 'Owner'],
  ['maintainer', 'Maintainer'],
];

/** The page as Markdown. */
export function troubleshootingPage({ verdicts, errors, refusals }) {
  return [
    HEAD,
    '## Verdicts\n',
    ...Object.entries(verdicts).map(([verdict, help]) => verdictSection(verdict, help)),
    '## Codes\n',
    ...Object.keys(errors)
      .sort()
      .map((code) => `### ${code}\n\n${errors[code]}\n`),
    '## Why a review does not count\n',
    ...Object.entries(refusals).map(
      ([code, words]) => `### ${code}\n\nThe reviewer ${refusalWords(words)}.\n`,
    ),
  ].join('\n');
}

function verdictSection(verdict, help) {
  const steps = READERS.map(([reader, title]) => `- **${title}:** ${help[reader]}`).join('\n');
  return `### ${verdict}\n\n> **${help.sample}**\n\n${help.meaning}\n\n${steps}\n`;
}

/** Words that stand behind a name in a report. */
function refusalWords(words) {
  return /^(?:the |a |whether )/.test(words) ? `does not count: ${words}` : words;
}
