import { jsonObject } from '../json/index.js';

/** The members of a catalog that has none of its own. */
export const NO_MEMBERS = jsonObject([]);
