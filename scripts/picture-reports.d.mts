import type { catalogDigest, parseCatalog } from '../src/catalog/index.js';
import type { decide } from '../src/gate/index.js';
import type { catalogSources, renderMarkdown } from '../src/report/index.js';

export function pictureReports(library: {
  readonly parseCatalog: typeof parseCatalog;
  readonly catalogDigest: typeof catalogDigest;
  readonly decide: typeof decide;
  readonly catalogSources: typeof catalogSources;
  readonly renderMarkdown: typeof renderMarkdown;
}): Readonly<Record<string, string>>;
