/**
 * How much of a change a report shows: fingerprints and kinds of change; the places too, which name schema
 * properties; or the text of both definitions too.
 */
export const DETAILS = ['fingerprints', 'pointers', 'values'] as const;
/** How much of a change a report shows; see DETAILS. */
export type Detail = (typeof DETAILS)[number];
