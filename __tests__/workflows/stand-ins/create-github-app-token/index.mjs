// The token of the emulated App, for a step that names the App, its key and its permission.
import { appendFileSync } from 'node:fs';

const given = ['APP-ID', 'PRIVATE-KEY'].every((name) => process.env[`INPUT_${name}`]);
if (!given || process.env['INPUT_PERMISSION-CHECKS'] !== 'write') process.exit(1);
appendFileSync(process.env.GITHUB_OUTPUT, `token=${process.env.STAND_IN_APP_TOKEN ?? ''}\n`);
