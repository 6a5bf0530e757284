// npm run troubleshooting: writes docs/troubleshooting.md of the built library (npm run build).
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { ERROR_SENTENCES, REFUSAL_WORDS, VERDICT_WORDS } from '../lib/report/wording/index.js';
import { troubleshootingPage } from './troubleshooting-page.mjs';

const page = troubleshootingPage({
  verdicts: VERDICT_WORDS,
  errors: ERROR_SENTENCES,
  refusals: REFUSAL_WORDS,
});
const options = { parser: 'markdown', printWidth: 110, singleQuote: true };
writeFileSync('docs/troubleshooting.md', await format(page, options));
