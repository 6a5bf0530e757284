/** Schemas nested deeper than this, counted from the root, are not walked. */
export const MOST_SCHEMA_LEVELS = 64;
