/** Names of the annotations that a tool's input schema carries. */
export const PURPOSE_ANNOTATION = 'x-openmed-purpose';
export const MINIMUM_DATA_ANNOTATION = 'x-openmed-minimum-data';
export const DATA_CLASS_ANNOTATION = 'x-openmed-data-class';
