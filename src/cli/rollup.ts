import type { Rollup } from '../rollup/index.js';
import {
  renderRollupCsv,
  renderRollupHtml,
  renderRollupJson,
  renderRollupMarkdown,
  reportFiles,
  rollUp,
} from '../rollup/index.js';
import type { Command, Given, Option } from './command.js';
import { choiceOf, choiceOption, valueOf } from './command.js';
import { MAX_BYTES, MAX_DEPTH, limitsOf } from './limit-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const OUTPUT = choiceOption({ name: 'output', value: 'kind', about: 'kind of report (default markdown)' }, [
  'markdown',
  'html',
  'json',
  'csv',
]);

const BY: Option = {
  name: 'by',
  value: 'folders',
  about: 'how many folders below what is named make the name of the repository (default: all)',
  takes: { text: 'a number from 1 to 9', holds: (value) => /^[1-9]$/.test(value) },
};

/** `rollup REPORT…`: exit code 0 where every catalog passes, 1 where one does not, 2 where one could not be checked. */
export const ROLLUP: Command = {
  operands: [
    {
      name: 'report',
      about:
        'JSON reports of the Action, or folders in which every report.json counts, such as downloaded artifacts',
      many: true,
    },
  ],
  options: [OUTPUT, BY, MAX_BYTES, MAX_DEPTH],
  notes: `Of several reports of one catalog the newest counts, by the time of its file. A report that cannot be
read is listed, and the exit code is 2.`,
  run: (terminal, given) => Promise.resolve(run(terminal, given)),
};

function run(terminal: Terminal, given: Given): ExitCode {
  const by = valueOf(given, BY);
  const rollup = rollUp(reportFiles(given.operands), {
    limits: limitsOf(given),
    repositoryDepth: by === null ? null : Number(by),
  });
  terminal.write(rendered(rollup, given, terminal.now() * 1000));
  return exitCode(rollup);
}

function rendered(rollup: Rollup, given: Given, now: number): string {
  switch (choiceOf(given, OUTPUT) ?? 'markdown') {
    case 'markdown':
      return renderRollupMarkdown(rollup, now);
    case 'html':
      return renderRollupHtml(rollup, now);
    case 'json':
      return renderRollupJson(rollup);
    case 'csv':
      return renderRollupCsv(rollup);
  }
}

function exitCode({ rows, unreadable }: Rollup): ExitCode {
  // Nothing found is nothing checked.
  if (rows.length === 0 || unreadable.length > 0 || rows.some(({ verdict }) => verdict === 'could-not-check'))
    return 2;
  return rows.every(({ verdict }) => verdict === 'unchanged' || verdict === 'approved') ? 0 : 1;
}
