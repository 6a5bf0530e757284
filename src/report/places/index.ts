export { catalogSources, locatorOf } from './entry-location.js';
export type { CatalogSources, EntryLocation, EntryName, Locator } from './entry-location.js';
export { NO_LINKS, diffAddress, fileAddress, linksOf } from './links.js';
export type { LinkOf, RepositoryPlace } from './links.js';
