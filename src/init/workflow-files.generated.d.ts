/** The files of examples/workflows, by their path within it. */
export declare const WORKFLOW_FILES: Readonly<Record<string, string>>;
