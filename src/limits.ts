/*
 * Every limit that a user can meet, each with its unit. What is over a limit is refused by a code, or left out of a
 * report that says how much; nothing over one passes. action.yml, README and the sentences are tested against these.
 */

const KIB = 1024;
const MIB = 1024 * KIB;

/** Limits of one input. */
export interface InputLimits {
  readonly maxBytes: number;
  readonly maxDepth: number;
}

/** One input: bytes, and edges from the root to the deepest value. */
export const DEFAULT_LIMITS: InputLimits = { maxBytes: 16 * MIB, maxDepth: 64 };
/** The highest that `max-bytes` and `max-depth` can ask for. Values so deep can still be walked by recursion. */
export const MAX_LIMITS: InputLimits = { maxBytes: 64 * MIB, maxDepth: 1000 };
/** Bytes of all catalogs that one step parses: a process that runs out of memory leaves no report. */
export const MAX_BYTES_TOGETHER = 256 * MIB;
/** Digits of one number. */
export const MAX_NUMBER_DIGITS = 1000;
/** Records of one inventory (OpenMed v1, "Tool inventory"). */
export const MAX_INVENTORY_RECORDS = 10_000;
/** Faults of one catalog that are listed. */
export const MAX_FAULTS = 100;

/** Lines of `catalogs`, and catalogs of a step once the stars of the lines are expanded. */
export const MAX_CATALOGS = 5000;
/** Approvals that can be asked for, and standing approvals of one file that are looked into. */
export const MAX_APPROVALS = 20;
/**
 * Calls to GitHub about who approved, beside the first of each list and one for each approval that is needed and each
 * changed file: with everything else a run asks for, at most 30 of one catalog.
 */
export const MAX_REVIEW_CALLS = 12;
/** Those of them about the write access of reviewers whom an owning team may name, and about who is in such a team. */
export const MAX_OWNERSHIP_CALLS = 8;
export const MAX_TEAM_CALLS = 10;
/** UTF-16 units of a path. */
export const MAX_PATH_LENGTH = 4096;
/** Characters of an `id` and of a catalog's name. */
export const MAX_NAME_LENGTH = 64;
/** UTF-16 units of `update-hint`. */
export const MAX_HINT_LENGTH = 200;

/** Bytes of the settings file. */
export const MAX_SETTINGS_BYTES = 64 * KIB;
/** Pointers of one list of the settings file, and UTF-16 units of each. */
export const MAX_POINTERS = 100;
export const MAX_POINTER_LENGTH = 1000;
/** Guarded branches of the settings file, and UTF-16 units of the name of one. */
export const MAX_BRANCHES = 100;
export const MAX_BRANCH_LENGTH = 250;
/** Bytes of CODEOWNERS: GitHub loads only files under 3 MB. It does not say which megabyte: the smaller one is safe. */
export const MAX_CODEOWNERS_BYTES = 3_000_000 - 1;
/** Bytes of a `.gitattributes` that is looked into for hidden diffs. */
export const MAX_ATTRIBUTES_BYTES = 64 * KIB;
/** Bytes of an event's payload: GitHub's page "Webhook events and payloads" caps one at 25 MB. */
export const MAX_EVENT_BYTES = 25 * MIB;
/** Bytes of the key of a signature. */
export const MAX_KEY_BYTES = 64 * KIB;

/** Bytes of a captured artifact, its entries, and bytes of its files together once they are unpacked. */
export const MAX_ARTIFACT_BYTES = 64 * MIB;
export const MAX_ARTIFACT_FILES = 2000;
export const MAX_ARTIFACT_PLAIN_BYTES = 256 * MIB;
/** Plain bytes for one byte of an artifact: definitions of tools come nowhere near, a bomb is near 1,000. */
export const MAX_ARTIFACT_RATIO = 200;
/** Minutes that a capture can be waited for: a job of GitHub's own machines ends after six hours. */
export const MAX_CAPTURE_MINUTES = 350;
/** Jobs of earlier heads that are run again after a review. */
export const MAX_EARLIER_JOBS = 10;

/** One attempt of a call of GitHub, and all calls of a step together, waits included: milliseconds. */
export const MAX_CALL_MILLISECONDS = 30_000;
export const MAX_CALLS_MILLISECONDS = 120_000;
/** One answer of git: milliseconds. */
export const MAX_GIT_MILLISECONDS = 30_000;
/** Commits of a push whose pull requests are looked for. */
export const MAX_PULL_COMMITS = 1000;
/** Commits that touch a protected file, among which its authors are looked for. */
export const MAX_PATH_COMMITS = 1000;
/** Reviews of a pull request. */
export const MAX_REVIEWS = 5000;
/** Comments of a pull request among which the gate's own is found. */
export const MAX_COMMENTS = 5000;

/** Issues about watched catalogs among which the one about a catalog is found. */
export const MAX_ISSUES = 5000;

/** A report in the summary of a job and in a comment, which GitHub refuses above 65,536 characters: UTF-8 bytes. */
export const MAX_SUMMARY_BYTES = MIB;
export const MAX_COMMENT_BYTES = 65_000;
/** A report in a check run: UTF-16 units. */
export const MAX_CHECK_RUN_LENGTH = 65_535;
/** Annotations of each level: GitHub shows no more of a step. */
export const MAX_ANNOTATIONS = 10;
/** Results of a SARIF file: code scanning takes no more of a run. */
export const MAX_SARIF_RESULTS = 5000;

/** Pages of a list of a server that is captured, unless `max-pages` says otherwise, and the highest that it can ask for. */
export const DEFAULT_LIST_PAGES = 1000;
export const MAX_LIST_PAGES = 100_000;
/** One capture of a server, unless `timeout` says otherwise, and the longest that it can ask for: milliseconds. */
export const DEFAULT_CAPTURE_MILLISECONDS = 120_000;
export const MAX_CAPTURE_MILLISECONDS = 3_600_000;
/** The longest that `settle` can wait for lists to change: milliseconds. */
export const MAX_SETTLE_MILLISECONDS = 60_000;
/** How often `repeat` captures a server, and how often one capture lists what changes meanwhile. */
export const MAX_CAPTURE_REPEATS = 10;
export const MAX_LISTINGS = 10;
