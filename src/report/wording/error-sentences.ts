import type { ErrorCode } from '../../errors/index.js';
import { GOVERNANCE_SENTENCES } from './governance-sentences.js';

const ACCEPTED =
  'an MCP manifest (`{"tools": […]}`, a bare array of tools or a JSON-RPC answer), an OpenMed tool inventory, OpenAI tools or functions, ' +
  'Anthropic tools, OpenMed tools, an object of tools by name, a directory of one-tool files, or a lock file of hashes';

/** What happened, then what to do next, for each code: Markdown of our own on one line. */
export const ERROR_SENTENCES: Readonly<Record<ErrorCode, string>> = {
  not_found:
    'There is no such file. Check the path, and that the file is committed or was captured before this step.',
  not_readable: 'The file could not be read. Check its permissions.',
  not_a_file: 'This is not an ordinary file. Name the file itself, not a directory or device.',
  not_writable:
    'The output could not be written. See whether its folder is there and may be written to, and whether its disk is full.',
  symlink: 'The path leads through a symbolic link, which is not followed. Put the file itself there.',
  submodule: 'The path leads into a submodule, which is not read. Keep the catalog in this repository.',
  lfs_pointer:
    'This is a Git LFS pointer, not the file. Take the file out of LFS (`git lfs untrack`, then commit it as an ordinary file).',
  outside_workspace: 'The path leads out of the workspace. Use a path inside the repository.',
  absolute_path: 'The path is absolute. Write it relative to the root of the repository.',
  invalid_path:
    'The path cannot be used. Write it relative to the root of the repository, with `/` between its parts and without `..`.',
  path_case_collision:
    'Two files here have names that differ only in upper and lower case. Rename one, so that every machine reads the same file.',
  too_large:
    'The file is larger than the limit. Raise `max-bytes` (at most 67108864) if a catalog of this size is right.',
  too_large_together:
    'The catalogs of this step are too large together: more than 256 MiB. Give some of them a step of their own, with an `id`.',
  empty_file:
    'The file is empty. Capture the catalog again and look at what the capture printed to its error output.',

  invalid_archive:
    'The artifact is no sound ZIP archive. Let the capture upload it with `actions/upload-artifact`, and run the capture again.',
  too_large_unpacked:
    'The files of the artifact are more than 256 MiB together. Upload the captured catalogs alone.',
  too_many_files: 'The artifact holds more than 2,000 files. Upload the captured catalogs alone.',
  compressed_too_far:
    'The artifact would grow more than 200 times when it is unpacked, as an archive does that is made to fill a machine. Upload the captured catalogs alone.',
  duplicate_file:
    'Two files of the artifact have the same name, or names that differ only in upper and lower case, so nobody can tell which one is meant. Upload one.',
  encrypted_file: 'A file of the artifact is encrypted. Upload it as it is.',

  byte_order_mark:
    'The file begins with a byte order mark. Save it as UTF-8 without one; in Windows PowerShell 5 use `[IO.File]::WriteAllText($path, $text)`, in PowerShell 7 `Out-File -Encoding utf8NoBOM`.',
  utf16:
    'The file is UTF-16, as `>` in Windows PowerShell writes it. Save it as UTF-8; in PowerShell 7 use `Out-File -Encoding utf8NoBOM`.',
  invalid_utf8: 'The file is not valid UTF-8. Save it as UTF-8.',
  invalid_syntax: 'This is not valid JSON. Fix it at the place given, or capture the catalog again.',
  unexpected_end: 'The JSON ends too early. The capture was probably cut off: capture the catalog again.',
  trailing_content:
    'Something follows the JSON document. Keep one document in the file; send log lines elsewhere.',
  text_before_json:
    'Text stands before the JSON, most likely log lines of the server. Send the log to standard error (`2>server.log`) and capture only standard output.',
  event_stream:
    'This is an event stream (`text/event-stream`), not JSON. Keep what stands behind `data:` of the answer alone, or let `tool-catalog-gate capture` read it.',
  html: 'This is a web page (HTML or XML), not JSON: most likely an error page or a login. Look at the address that was captured, and capture the catalog again.',
  yaml: 'This looks like YAML, and a catalog is JSON. Convert it (`yq -o json`), or capture the catalog again.',
  comment: 'JSON has no comments. Remove this one, or capture the catalog again.',
  not_finite:
    'NaN and Infinity are not JSON. Let the server leave the value out or write `null`; in Python, `json.dumps(…, allow_nan=False)` finds it.',
  duplicate_key:
    'A key stands twice in one object, so readers disagree about what it says. Remove one of the two.',
  lone_surrogate: 'A string holds half of a surrogate pair. Write the character whole.',
  invalid_escape: 'A string holds an escape that JSON does not know. Fix it at the place given.',
  control_character: 'A string holds a bare control character. Write it as an escape, such as `\\n`.',
  invalid_number: 'A number is not written as JSON wants it. Fix it at the place given.',
  number_too_long: 'A number has more than 1,000 digits. Shorten it.',
  too_deep: 'The document is nested deeper than the limit. Raise `max-depth` if that is right.',
  unsupported_value:
    'A value is not one that JSON can hold. Pass plain objects, arrays, strings, numbers, booleans and null, and a document as its bytes.',

  unknown_format: `This is no catalog that the gate knows. It reads ${ACCEPTED}. If it is one of these, set \`format\`.`,
  format_mismatch:
    'Baseline and candidate are of different formats. Capture both the same way; an inventory is compared with a manifest through `map`.',
  no_inventory:
    'This is no OpenMed tool inventory, and one is needed here. Name one; `tool-catalog-gate inventory` makes one of a manifest.',
  no_definitions:
    'This is an inventory or a lock file of hashes, which holds no definitions of tools. Name the manifest that they were made of.',
  not_a_directory:
    'The format `directory` means a directory of one-tool files, and this is one file. Name the directory, or change `format`.',
  not_openmed_form_a:
    'This calls itself an OpenMed tool inventory and has another form. Write each record with exactly `tool_id`, `version`, `capability_class`, `side_effect_class` and `schema_digest`.',
  incomplete_list: 'The list of tools is incomplete: it has a `nextCursor`. Capture all pages into one list.',
  incomplete_result:
    'The answer is not complete: its `resultType` is not `complete`. Answer what the server asks for, then capture the catalog again.',
  null_tools:
    '`tools` is null, which is no list. Repair the server, or write `{"tools":[]}` for a catalog without tools.',
  null_result: '`result` is null. Repair the server, and capture the catalog again.',
  null_entry: 'This entry of the list is null, which is no tool. Repair the server, or remove the entry.',
  error_answer:
    'The server answered with the JSON-RPC error named here instead of its tools. Look at the log of the server, and capture the catalog again.',
  no_tools:
    'There are no tools where some should be: no list of them, or a directory without `*.json` and `*.snap` files. Capture the catalog again; an empty catalog is `{"tools":[]}`.',
  invalid_envelope:
    'The JSON-RPC answer holds something other than a result. Capture the catalog again, or keep only `jsonrpc`, `id` and `result`.',
  invalid_entry: 'An entry of the catalog does not have the shape of its format. Fix it at the place given.',
  invalid_name: 'An entry has no name, or one that is not a non-empty string. Give it one.',
  duplicate_name:
    'Two entries have the same name, so nobody can tell which one an agent would call. Rename or remove one; a directory that holds variants of one tool is read with `format: directory-by-file`.',
  too_many_entries: 'The catalog has more entries than the gate accepts. Split it into several catalogs.',

  invalid_type:
    'The inventory, or something in it, is of the wrong type. Write it as the OpenMed contract has it.',
  invalid_fields:
    'The fields are not exactly those of the OpenMed contract. Remove the others and add the missing ones.',
  unsupported_version:
    'This `schema_version` is not supported. Write the document in a version that the gate reads.',
  invalid_records: "The inventory's `tools` is not an array of records. Make it one.",
  unreadable_records:
    'A record of the inventory does not hold to the OpenMed contract. `tool-catalog-gate check FILE` names the field of each such record and why.',
  too_many_records: 'The inventory has more than 10,000 records. Split it.',
  duplicate_record: 'Two records have the same `tool_id` and `version`. Remove one.',
  invalid_identifier:
    'An identifier does not have the form `kind:namespace/name`, of lower-case letters, digits and `-` (and `.` in the namespace). Fix it: `_` and upper case are not allowed.',
  version_must_be_separate: 'A `tool_id` holds a version. Move it to the field `version`.',
  invalid_semver: 'A `version` is not of the form `1.2.3`. Fix it.',
  invalid_class:
    'A `side_effect_class` is none of `none`, `read-only`, `idempotent-write`, `non-idempotent-write` and `destructive`. Use one of them.',
  invalid_digest: 'A digest is not `sha256:` and 64 lower-case hex digits. Compute it again.',

  invalid_map: 'The map does not follow `docs/map.schema.json`. Fix it.',
  unmapped_tool: 'A tool of the manifest has no entry in the map. Add one.',
  unused_map_entry: 'An entry of the map names a tool that the manifest does not have. Remove or rename it.',
  beyond_inventory:
    'The manifest holds more than tools, and an inventory cannot. Capture the tools alone (`inventory --tools-only` leaves the rest out), or let the owners ignore the member.',
  weaker_side_effect_class:
    "The map states a weaker side-effect class than the tool's own annotations give. State the same or a stricter one.",

  baseline_missing:
    'There is no baseline. For a new catalog, look at the candidate and commit it as the baseline in a pull request, for an owner to approve. Where the baseline was deleted, put it back, or delete the candidate too to retire the catalog.',
  candidate_missing:
    'There is no candidate. Where it is captured, see the log of the capture; else commit it at the path given, and let a sparse checkout include it. To retire the catalog, delete the baseline too.',
  base_moved:
    'The baseline, or a file that decides about it, changed on the base branch after this branch was made from it. That is not your change: update the branch (merge or rebase) and run again.',
  head_moved: 'The pull request was pushed to while it was checked. The run of the newer commit decides.',
  head_shared:
    'Another open pull request has the same head and another base branch, and a check belongs to the head: a pass here would be one there. Give this branch a commit of its own (an empty one will do), or close one of the two.',
  pull_request_closed:
    'The pull request is no longer open. There is nothing to decide; reopen it to check it again.',
  retargeted: 'The pull request now has another base branch. Run again.',
  unstable_capture:
    'Two captures of one server differ. Make the server list the same tools each time, or name the place that varies under `ignore` in the settings file of the base branch, or under `unordered` where only its order varies.',
  same_file:
    'Baseline and candidate are one file, which always agrees with itself. Name two files, or set `candidate-source: commit` to gate its approval alone.',
  no_owner:
    'Nobody owns this file, so nobody can approve it. Name an owner in CODEOWNERS on the default branch, or set `owners`; who may approve a workflow file, CODEOWNERS alone says.',
  no_catalog: 'No catalog matches. Check the paths and patterns of `catalogs`.',
  policy_missing:
    'There is no policy at the path given. Merge it into the base branch first, or remove the input `policy`.',
  policy_invalid: 'The policy does not follow `docs/policy.schema.json`. Fix it on the base branch.',

  capture_missing:
    'The capture workflow did not run for this commit. See that `capture-workflow` names its file and that it runs on this event; then push, or close and reopen the pull request. GitHub starts no run under merge conflicts, for `[skip ci]`, and for a pull request that another workflow opened.',
  capture_unfinished:
    'The capture was not over in time. Run this check again when it is; a longer `capture-timeout` waits longer.',
  capture_failed: 'The capture failed. See its log, repair it, and run this check again.',
  capture_waits_for_approval:
    'The capture waits for a maintainer, who lets the runs of a first-time contributor start. Approve it, then run this check again.',
  capture_of_another_base:
    'The capture may have been made for another base branch: the base was changed since, or another pull request has the same head. Push a commit (an empty one will do), so that the head is captured for this base.',
  artifact_missing:
    'The capture uploaded no artifact of this name. See that `artifact` is the name that it uploads, and run the capture again.',
  artifact_expired: 'The artifact of the capture is gone. Run the capture again, then this check.',
  unsupported_source:
    '`candidate-source: artifact` is read on `pull_request_target`, `merge_group` and `push`. Run the gate on these, and the capture in a workflow of its own.',

  server_not_started:
    'The server could not be started. Look whether the command is installed and its name is right.',
  server_ended:
    'The server ended before the capture was complete. Start it by hand, and look at what it writes to its error output.',
  server_silent:
    'The server did not answer in time. Look whether it waits for something (a variable, a service), or raise `--timeout`.',
  server_unreachable:
    'The server could not be reached. Look whether the address is right and the server runs.',
  server_refused: 'The server answered with an error. Nothing was written.',
  unexpected_answer:
    'The server answered with something that the protocol does not allow here. Tell its authors, or try another revision with `--protocol`.',
  protocol_unsupported:
    'The server does not speak the protocol revision. Leave out `--protocol`, or name a revision that the server speaks.',
  too_much_output: 'The server wrote more than the limit. Raise `--max-bytes` if so much is right.',
  endless_list:
    'The list does not end: a page comes again, or there are more pages than `--max-pages` allows. Raise `--max-pages` if so many are right.',
  unsettled_list:
    'The server announces changes of its lists again and again. Capture it when it has settled, or shorten `--settle`.',
  invalid_config:
    'This is no configuration of servers. It needs an object `mcpServers` or `servers` whose members each have a `command` or a `url`.',
  unknown_server: 'The configuration has no server of that name. Name one of its servers.',
  unset_variable: 'A variable that is named here is not set. Set it in the environment of the capture.',

  unsupported_event:
    'The gate does not decide on this event. Run it on `pull_request`, `pull_request_review`, `pull_request_target`, `merge_group`, `push`, `schedule`, `workflow_dispatch`, or after a review on `workflow_run`.',
  unsupported_branch:
    "The gate decides on this event only for the default branch, and for branches that its settings file names under `guarded-branches` and that are protected: a pass elsewhere could stand for a pull request's. Limit the trigger to those branches.",
  merge_of_unguarded_base:
    "The base branch is not guarded, so the pull request is judged as if into the default branch, and the test merge holds more than the pull request's own head. Update the branch, check out the head (`ref: ${{ github.event.pull_request.head.sha }}`), or read the committed candidate with `candidate-source: commit`.",
  default_branch_changed:
    'The repository has another default branch since this run began. Push to the pull request, or close and reopen it.',
  workflow_unknown:
    'GitHub did not say which workflow file runs the gate (`GITHUB_WORKFLOW_REF`), so nobody can tell whether the pull request changes it. Run the gate on a runner that says so.',
  workflow_outdated:
    'This run has an older workflow file than the default branch: a re-run keeps the file of its first run. Push to the pull request, or close and reopen it.',
  invalid_event: "The event's data could not be understood. Run again; if it stays so, report it.",
  unexpected_checkout:
    "The checked-out commit is neither the pull request's head nor its test merge. Check out the default (`actions/checkout` without `ref`), or nothing.",
  pull_request_code_checked_out:
    "The pull request's code is checked out under `pull_request_target`, where it could run with the repository's rights. Remove that checkout: the gate reads the files through the API.",
  commit_not_found:
    'A commit that is needed is not there. Fetch it, or in a workflow give the step a `github-token` with `contents: read`.',
  merge_base_unknown:
    'The commit that this change is built on could not be found, or there are several of them. Update the branch. Where the clone is shallow, fetch the whole history (`git fetch --unshallow`), or in a workflow give the step a `github-token` with `contents: read`.',
  not_a_repository:
    'This is not a Git repository, or its HEAD cannot be read. Run inside a repository that git itself understands (`git status`).',
  no_commit: 'The branch that is checked out has no commit yet. Commit baseline and catalog first.',
  reftable:
    'The repository keeps its branches in the format `reftable`, which is not read. With `GIT_DEFAULT_REF_FORMAT=files` set, Git makes new clones in the format that is read.',
  hash_mismatch:
    "A file's content does not have the hash that Git names it by. Run again; if it stays so, do not trust the source.",
  token_missing:
    "There is no token, so the pull request cannot be read. Set `github-token`; its default is the job's own token.",
  check_token_missing:
    'A check run needs the token of a GitHub App of its own: any workflow of the repository can make one with its own token. Set `check-token`, or leave `check-run` out and require the check of the job.',
  check_run_refused:
    'On this event the workflow file is the pull request’s, which would hold the token of the App. Run the gate on `pull_request_target`, or leave `check-run` out.',
  permission_missing: 'The token lacks this permission. Add the line under `permissions:` of the job.',
  rate_limited: "GitHub's rate limit is used up. Run again later.",
  github_unavailable: 'GitHub gave no usable answer in time. Run again.',
  github_refused: 'GitHub refused a request. Check the token and its permissions, then run again.',
  insecure_tls:
    '`NODE_TLS_REJECT_UNAUTHORIZED=0` turns the check of certificates off. Remove it; name your own authority in `NODE_EXTRA_CA_CERTS`.',
  internal:
    'This is a fault of the gate itself. Please report it with the code and the place; nothing was passed.',

  invalid_input:
    'This input has a value that is not understood. See what it takes in the README, under “Inputs”.',
  missing_input: 'A required input is missing. Set it.',
  unknown_input: 'There is no such input. Check its spelling.',
  conflicting_input: 'Two inputs exclude each other. Remove one.',
  commit_source_needed:
    'On `pull_request_target` no file of the workspace is read. Set `candidate-source` to `commit`, or to `artifact` for a captured catalog, or run on `pull_request`.',
  unknown_key:
    'There is no such key. The settings file takes `catalogs`, `baseline`, `candidate`, `candidate-source`, `artifact`, `capture-workflow`, `review-workflow`, `map`, `previous-baseline`, `format`, `owners`, `approvals`, `policy`, `policy-mode`, `fail-on-drift`, `ignore`, `unordered` and `guarded-branches`.',
  invalid_settings:
    'The settings file does not follow `docs/settings.schema.json`. Fix it on the base branch.',
  input_differs_from_settings:
    'The workflow sets this input differently from the settings file of the base branch. Remove the input, or make both equal.',
  required_ignored:
    'Ignoring the `required` of a schema would let a new required parameter through. Where only its order varies, name the place under `unordered` instead.',
  invalid_usage: 'The command was not understood. See `tool-catalog-gate --help`.',
  cancelled:
    'A question was not answered, so nothing was written. Run the command again, or give what it asks as options.',
  input_read_twice: 'Standard input (`-`) can be read only once. Name a file instead of one `-`.',
  object_not_found:
    'Git has no such object here. Fetch the whole history (`fetch-depth: 0`), or in a workflow give the step a `github-token` with `contents: read`.',

  ...GOVERNANCE_SENTENCES,
};
