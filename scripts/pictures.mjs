// npm run pictures: the reports of the README as text and, light and dark, as pictures, from the built library
// (npm run build). With two arguments, a Markdown file as a picture: node scripts/pictures.mjs REPORT.md PICTURE.png
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { catalogDigest, parseCatalog } from '../lib/catalog/index.js';
import { decide } from '../lib/gate/index.js';
import { catalogSources, renderMarkdown } from '../lib/report/index.js';
import { drawPictures } from './markdown-picture.mjs';
import { pictureReports } from './picture-reports.mjs';

const FOLDER = 'docs/pictures';
const [input, output] = process.argv.slice(2);

if (input !== undefined && output !== undefined) {
  await drawPictures([{ markdown: readFileSync(input, 'utf8'), output }]);
} else {
  const reports = pictureReports({ parseCatalog, catalogDigest, decide, catalogSources, renderMarkdown });
  mkdirSync(FOLDER, { recursive: true });
  const pictures = Object.entries(reports).flatMap(([name, markdown]) => {
    writeFileSync(`${FOLDER}/${name}.md`, markdown);
    const open = name === 'drift' ? 1 : 0;
    return ['light', 'dark'].map((theme) => ({
      markdown,
      open,
      theme,
      output: `${FOLDER}/${name}-${theme}.png`,
    }));
  });
  await drawPictures(pictures);
}
