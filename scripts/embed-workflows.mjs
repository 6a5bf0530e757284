// npm run embed: the files of examples/workflows as src/init/workflow-files.generated.js, from which `init` writes them.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('..', import.meta.url));
const examples = join(root, 'examples/workflows');

/** What the generated file holds. */
export function generated() {
  const names = readdirSync(examples, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yml'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(examples, name), 'utf8')]));
  return `// Made by scripts/embed-workflows.mjs of examples/workflows.\nexport const WORKFLOW_FILES = ${JSON.stringify(files, null, 2)};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, 'src/init/workflow-files.generated.js'), generated());
}
