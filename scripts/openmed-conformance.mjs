// npm run conformance: holds every contract against the real OpenMed package. Installs it into a throw-away
// environment (needs PyPI), answers the generated cases of several seeds with both, and compares byte for byte with each
// other and, for the first seed, with the committed answers; where the package crashes, ours has to refuse. With --write
// the committed answers are written anew.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const VERSION = '3.1.0';
/** Seeds whose cases are answered; the ordinary tests hold the first one's. */
const ROUNDS = 5;
const root = fileURLToPath(new URL('..', import.meta.url));
const data = join(root, '__tests__/data/openmed');
const work = mkdtempSync(join(tmpdir(), 'openmed-conformance-'));

/** The TypeScript of these directories as modules that Node runs. */
function compile(...directories) {
  for (const directory of directories) {
    for (const file of readdirSync(join(root, directory), { recursive: true })) {
      if (!file.endsWith('.ts')) continue;
      const target = join(work, directory, file.replace(/\.ts$/, '.js'));
      const { code } = transformSync(readFileSync(join(root, directory, file), 'utf8'), {
        filename: file,
        swcrc: false,
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'es6' },
      });
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, code);
    }
  }
  writeFileSync(join(work, 'package.json'), '{"type":"module"}');
  return (path) => import(pathToFileURL(join(work, path)).href);
}

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 30, ...options });
  if (result.status === 0) return result.stdout;
  console.error(`${command} ${args.join(' ')}\n${result.stderr ?? result.error}`);
  console.error('Could not run OpenMed: this needs Python 3.10 or newer and PyPI.');
  rmSync(work, { recursive: true, force: true });
  process.exit(2);
}

/** A Python that has the package, its origin, and nothing of this machine's. */
function installOpenMed() {
  const environment = join(work, 'venv');
  run('python3', ['-m', 'venv', environment]);
  const python = join(environment, 'bin/python');
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  const report = join(work, 'report.json');
  run(python, [...pip, '--no-deps', '--report', report, `openmed==${VERSION}`]);
  run(python, [...pip, 'pyyaml>=6', 'faker>=22']);
  const [{ download_info: origin }] = JSON.parse(readFileSync(report, 'utf8')).install;
  const version = run(python, ['-c', 'import platform; print(platform.python_version())']).trim();
  return { python, version, sha256: origin.archive_info.hashes.sha256 };
}

function differences(cases, answers, ours, kept) {
  return cases.flatMap((given, index) => {
    const [answer, committed] = [answers[index], kept?.[index] ?? null];
    const isSame = ours[index].every((one) =>
      answer.startsWith('crash ') ? isRefusal(one) : one === answer,
    );
    const isKept = kept === null || committed === keptAnswer(answer);
    return isSame && isKept ? [] : [{ given, answer, ours: ours[index], committed }];
  });
}

async function answered(openmed, cases) {
  const script = join(root, 'scripts/openmed-conformance.py');
  const answers = run(openmed.python, [script], { input: caseLines(cases) })
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { cases, answers, ours: await Promise.all(cases.map(answersTo)) };
}

const load = compile('src', '__tests__/governance/conformance');
const { SEED, caseLines, conformanceCases, keptAnswer } = await load(
  '__tests__/governance/conformance/cases.js',
);
const { answersTo, isRefusal } = await load('__tests__/governance/conformance/answers.js');

const openmed = installOpenMed();
const { cases, answers, ours } = await answered(openmed, conformanceCases(SEED));

if (process.argv.includes('--write')) {
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'answers.txt'), answers.map((answer) => `${keptAnswer(answer)}\n`).join(''));
  const provenance = {
    made_by: 'npm run conformance -- --write (scripts/openmed-conformance.mjs)',
    package: 'openmed',
    version: VERSION,
    wheel_sha256: openmed.sha256,
    python: openmed.version,
    seed: SEED,
    cases: cases.length,
    cases_sha256: createHash('sha256').update(caseLines(cases)).digest('hex'),
    crashes: cases.filter((_, index) => answers[index].startsWith('crash ')).map((given) => given.function),
  };
  writeFileSync(join(data, 'provenance.json'), `${JSON.stringify(provenance, null, 2)}\n`);
}

const kept = existsSync(join(data, 'answers.txt'))
  ? readFileSync(join(data, 'answers.txt'), 'utf8').trimEnd().split('\n')
  : [];
const wrong = differences(cases, answers, ours, kept);
let count = cases.length;
let crashes = answers.filter((answer) => answer.startsWith('crash ')).length;
for (let round = 1; round < ROUNDS; round += 1) {
  const more = await answered(openmed, conformanceCases(SEED + round));
  wrong.push(...differences(more.cases, more.answers, more.ours, null));
  count += more.cases.length;
  crashes += more.answers.filter((answer) => answer.startsWith('crash ')).length;
}
for (const difference of wrong.slice(0, 10)) console.log(JSON.stringify(difference, null, 2));
console.log(
  `${count} cases, ${count - wrong.length} answered alike, ${wrong.length} not; ${crashes} where the package crashes and ours refuses`,
);
rmSync(work, { recursive: true, force: true });
process.exit(wrong.length === 0 ? 0 : 1);
