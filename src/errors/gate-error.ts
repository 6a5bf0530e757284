/**
 * Every code that this project reports. Callers branch on the code; front doors turn it into a sentence.
 * A code is never renamed or reused.
 */
export type ErrorCode =
  // reading bytes
  | 'not_found'
  | 'not_readable'
  | 'not_a_file'
  | 'not_writable'
  | 'symlink'
  | 'submodule'
  | 'lfs_pointer'
  | 'outside_workspace'
  | 'absolute_path'
  | 'invalid_path'
  | 'path_case_collision'
  | 'too_large'
  | 'too_large_together'
  | 'empty_file'
  // archives
  | 'invalid_archive'
  | 'too_large_unpacked'
  | 'too_many_files'
  | 'compressed_too_far'
  | 'duplicate_file'
  | 'encrypted_file'
  // strict JSON
  | 'byte_order_mark'
  | 'utf16'
  | 'invalid_utf8'
  | 'invalid_syntax'
  | 'unexpected_end'
  | 'trailing_content'
  | 'text_before_json'
  | 'duplicate_key'
  | 'lone_surrogate'
  | 'invalid_escape'
  | 'control_character'
  | 'invalid_number'
  | 'number_too_long'
  | 'too_deep'
  | 'unsupported_value'
  // catalogs
  | 'unknown_format'
  | 'format_mismatch'
  | 'no_inventory'
  | 'no_definitions'
  | 'not_a_directory'
  | 'not_openmed_form_a'
  | 'incomplete_list'
  | 'no_tools'
  | 'invalid_envelope'
  | 'invalid_entry'
  | 'invalid_name'
  | 'duplicate_name'
  | 'too_many_entries'
  // openmed tool inventory (contract codes)
  | 'invalid_type'
  | 'invalid_fields'
  | 'unsupported_version'
  | 'invalid_records'
  | 'too_many_records'
  | 'duplicate_record'
  | 'invalid_identifier'
  | 'version_must_be_separate'
  | 'invalid_semver'
  | 'invalid_class'
  | 'invalid_digest'
  // map
  | 'invalid_map'
  | 'unmapped_tool'
  | 'unused_map_entry'
  | 'weaker_side_effect_class'
  | 'beyond_inventory'
  // gate
  | 'baseline_missing'
  | 'candidate_missing'
  | 'base_moved'
  | 'head_moved'
  | 'head_shared'
  | 'pull_request_closed'
  | 'retargeted'
  | 'unstable_capture'
  | 'same_file'
  | 'no_owner'
  | 'no_catalog'
  | 'policy_missing'
  | 'policy_invalid'
  // captures
  | 'capture_missing'
  | 'capture_unfinished'
  | 'capture_failed'
  | 'capture_waits_for_approval'
  | 'capture_of_another_base'
  | 'artifact_missing'
  | 'artifact_expired'
  | 'unsupported_source'
  // servers that are captured
  | 'server_not_started'
  | 'server_ended'
  | 'server_silent'
  | 'server_unreachable'
  | 'server_refused'
  | 'unexpected_answer'
  | 'protocol_unsupported'
  | 'too_much_output'
  | 'endless_list'
  | 'unsettled_list'
  | 'invalid_config'
  | 'unknown_server'
  | 'unset_variable'
  // events and GitHub
  | 'unsupported_event'
  | 'unsupported_branch'
  | 'invalid_event'
  | 'unexpected_checkout'
  | 'pull_request_code_checked_out'
  | 'commit_not_found'
  | 'object_not_found'
  | 'merge_base_unknown'
  | 'not_a_repository'
  | 'hash_mismatch'
  | 'token_missing'
  | 'permission_missing'
  | 'rate_limited'
  | 'github_unavailable'
  | 'github_refused'
  | 'insecure_tls'
  | 'internal'
  // settings
  | 'invalid_input'
  | 'missing_input'
  | 'unknown_input'
  | 'conflicting_input'
  | 'commit_source_needed'
  | 'unknown_key'
  | 'invalid_settings'
  | 'input_differs_from_settings'
  | 'invalid_usage'
  | 'input_read_twice'
  // governance and run catalogs (contract codes)
  | GovernanceCode;

/** Codes of the OpenMed contracts that no other room uses. */
export type GovernanceCode =
  // identifiers
  | 'invalid_identifier_type'
  | 'identifier_too_long'
  | 'unknown_kind'
  | 'wrong_kind'
  | 'namespace_too_long'
  | 'wrong_identifier_kind'
  // data projection
  | 'invalid_governance_identifier'
  | 'unversioned_governance_identifier'
  | 'invalid_grant'
  | 'duplicate_grant'
  | 'invalid_tool_schema'
  | 'unsafe_field_name'
  | 'projection_denied'
  // argument classification
  | 'invalid_data_class'
  | 'invalid_rules'
  | 'duplicate_rule'
  | 'invalid_action'
  | 'invalid_argument_value'
  | 'replacement_requires_redact'
  | 'invalid_policy_profile'
  | 'invalid_decisions'
  | 'duplicate_data_class'
  | 'missing_decision'
  | 'invalid_policy'
  | 'invalid_hash_key'
  | 'invalid_arguments'
  | 'invalid_argument_field'
  | 'unclassified_argument'
  | 'ambiguous_rule'
  | 'policy_profile_mismatch'
  | 'blocked_by_policy'
  | 'invalid_classifier'
  | 'invalid_dispatch'
  // capability grants
  | 'missing_grant'
  | 'invalid_manifest'
  | 'invalid_manifest_fields'
  | 'invalid_json'
  | 'unsupported_schema_version'
  | 'invalid_constraints'
  | 'constraints_must_be_non_empty_tuple'
  | 'invalid_constraint_fields'
  | 'duplicate_constraint'
  | 'invalid_timestamp'
  | 'invalid_key_id'
  | 'invalid_signature_format'
  | 'key_unavailable'
  | 'invalid_key'
  | 'invalid_signature'
  | 'expired'
  | 'scope_mismatch'
  | 'invalid_request'
  // access tickets
  | 'missing_ticket'
  | 'invalid_ticket'
  | 'invalid_run_id'
  | 'invalid_scope'
  | 'duplicate_scope'
  | 'invalid_selector_digest'
  | 'invalid_selector_key'
  | 'invalid_selector_value'
  | 'invalid_tool_action'
  | 'run_mismatch'
  | 'purpose_mismatch'
  | 'record_selector_denied'
  | 'tool_action_denied'
  // run catalogs
  | 'invalid_snapshot'
  | 'invalid_bindings'
  | 'invalid_selection'
  | 'invalid_schema'
  | 'tool_unavailable'
  | 'implementation_changed'
  | 'schema_changed'
  | 'side_effect_changed'
  | 'catalog_unavailable'
  | 'unreviewed_tool'
  | 'invocation_failed';

/** A line and a column in a source text, both from 1; LF ends a line, columns count UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * The one error class. Its message is `field: code`, with ` (line L, column C)` behind it where the fault has a
 * place. It never holds a value, key or text of an input.
 */
export class GateError extends Error {
  override readonly name = 'GateError';
  readonly #evidence: string | null;

  constructor(
    readonly code: ErrorCode,
    readonly field: string,
    readonly place: Place | null = null,
    evidence: string | null = null,
  ) {
    super(`${field}: ${code}${place === null ? '' : ` (line ${place.line}, column ${place.column})`}`);
    this.#evidence = evidence;
  }

  /**
   * What a denial rests on, as the contract's own document in Python JSON: a projection's rationale, a
   * classification's report, an access denial; of a capture's error, what the server answered or wrote, in lines; null
   * for every other error. No log or message shows it unasked.
   */
  get evidence(): string | null {
    return this.#evidence;
  }
}
