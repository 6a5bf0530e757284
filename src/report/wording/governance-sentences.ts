import type { GovernanceCode } from '../../errors/index.js';

/** What happened, then what to do next, for each code of the OpenMed contracts. */
export const GOVERNANCE_SENTENCES: Readonly<Record<GovernanceCode, string>> = {
  invalid_identifier_type: 'An identifier is not a string. Write it as one.',
  identifier_too_long: 'An identifier is longer than 512 characters. Shorten it.',
  unknown_kind: 'An identifier is of a kind that the contract does not know. Use one that it does.',
  wrong_kind: 'An identifier is of another kind than is wanted here. Use the right kind.',
  namespace_too_long: 'The namespace of an identifier is longer than 253 characters. Shorten it.',
  wrong_identifier_kind: 'An identifier is of another kind than is wanted here. Use the right kind.',

  invalid_governance_identifier:
    'An identifier does not have the form `kind:namespace/name@version`. Fix it.',
  unversioned_governance_identifier:
    'An identifier lacks its version. Add `@1.0.0` or the version that is meant.',
  invalid_grant: 'A granted class is no `data:` identifier. Fix it.',
  duplicate_grant: 'A data class is granted twice. Remove one.',
  invalid_tool_schema:
    'The schema does not pass the contract lint. Run `tool-catalog-gate lint` and fix what it finds.',
  unsafe_field_name:
    'The name of a property is not made of letters, digits, `_` and `-`, or is longer than 128 characters. Rename it.',
  projection_denied:
    'The plan asks for data that was not granted. Read the rationale; grant the class or drop the field.',

  invalid_data_class: 'A data class is no `data:` identifier. Fix it.',
  invalid_rules: 'The rules are not a list of rules. Make them one.',
  duplicate_rule: 'Two rules have the same path. Remove one.',
  invalid_action: 'A decision is none of `allow`, `redact` and `block`. Use one of them.',
  invalid_argument_value: 'A value is not one that JSON can hold. Pass plain JSON values.',
  replacement_requires_redact:
    'A replacement stands beside an action other than `redact`. Remove it, or redact.',
  invalid_policy_profile: 'The policy profile is no `policy:` identifier. Fix it.',
  invalid_decisions: 'The decisions are not a list of decisions. Make them one.',
  duplicate_data_class: 'A data class has two decisions. Remove one.',
  missing_decision: 'A data class that a rule names has no decision. Add one.',
  invalid_policy: 'The policy is not one made by this library. Make it with the function that does.',
  invalid_hash_key: 'The key is shorter than 32 bytes or no bytes at all. Use a random key of 32 bytes.',
  invalid_arguments: 'The arguments are not one plain object. Pass one.',
  invalid_argument_field:
    'The name of an argument is not made of letters, digits, `_` and `-`, or is longer than 128 characters. Rename it.',
  unclassified_argument: 'An argument matches no rule. Add a rule for it.',
  ambiguous_rule: 'An argument matches more than one rule. Make the rules exclude each other.',
  policy_profile_mismatch:
    'The request names another policy profile than the policy. Use the policy that it names.',
  blocked_by_policy:
    'The policy blocks an argument, so nothing was called. Read the report of the classification.',
  invalid_classifier: 'The classifier is not one made by this library. Make it with the function that does.',
  invalid_dispatch: 'What is to be called is no function. Pass one.',

  missing_grant: 'There is no grant. Issue one first.',
  invalid_manifest: 'The grant is not one made or read by this library. Read it with the function that does.',
  invalid_manifest_fields: 'The fields of the grant are not exactly those of the contract. Issue it again.',
  invalid_json: 'The grant is not valid JSON. Issue it again.',
  unsupported_schema_version: 'The grant is of a version that is not supported. Issue it again.',
  invalid_constraints: 'The constraints are not a sorted, non-empty list. Issue the grant again.',
  constraints_must_be_non_empty_tuple: 'A grant needs at least one constraint. Add one.',
  invalid_constraint_fields: 'The fields of a constraint are not exactly those of the contract. Fix it.',
  duplicate_constraint: 'Two constraints are the same. Remove one.',
  invalid_timestamp: 'A time is not given in whole seconds since 1970. Fix it.',
  invalid_key_id: 'The name of the key is not lower-case letters, digits, `.`, `_` and `-`. Rename it.',
  invalid_signature_format:
    'The signature is not `hmac-sha256:` and 64 lower-case hex digits. Issue the grant again.',
  key_unavailable: 'The key that signed the grant is not at hand. Provide it.',
  invalid_key: 'The key is shorter than 32 bytes or no bytes at all. Use a random key of 32 bytes.',
  invalid_signature: 'The signature does not fit the grant. Do not use it; issue a new one.',
  expired: 'It is past its time. Issue a new one.',
  scope_mismatch: 'The grant does not cover this request. Issue one that does.',
  invalid_request: 'The request is not one made by this library. Make it with the function that does.',

  missing_ticket: 'There is no access ticket. Issue one first.',
  invalid_ticket: 'The ticket is not one made by this library. Make it with the function that does.',
  invalid_run_id: 'The run id is not of the form of the contract. Fix it.',
  invalid_scope: 'The scope of the ticket is not of the form of the contract. Fix it.',
  duplicate_scope: 'Something stands twice in the scope of the ticket. Remove one.',
  invalid_selector_digest:
    'The digest of a selector is not `hmac-sha256:` and 64 lower-case hex digits. Fix it.',
  invalid_selector_key: 'The key is shorter than 32 bytes or no bytes at all. Use a random key of 32 bytes.',
  invalid_selector_value: 'A selector is not a string that can be hashed. Fix it.',
  invalid_tool_action: 'A tool and action is not a pair of identifiers. Fix it.',
  run_mismatch: 'The ticket is for another run. Issue one for this run.',
  purpose_mismatch:
    'The purpose is not the one that was permitted. Use the permitted purpose, or ask for another permission.',
  record_selector_denied:
    'A record is not among those that the ticket permits. Ask for a ticket that covers it.',
  tool_action_denied:
    'The tool or action is not among those that the ticket permits. Ask for a ticket that covers it.',

  invalid_snapshot: 'The snapshot is not one made by this library. Capture it again.',
  invalid_bindings: 'The bindings are not a list of tools and their handlers. Make them one.',
  invalid_selection: 'The selection is not a list of tools of the registry. Fix it.',
  invalid_schema: 'The schema of a tool cannot be used. Fix it, or leave the tool out.',
  tool_unavailable: 'The tool is no longer there. Capture the run catalog again and have it reviewed.',
  implementation_changed:
    'Another implementation stands behind the tool. Capture the run catalog again and have it reviewed.',
  schema_changed: 'The schema of the tool changed. Capture the run catalog again and have it reviewed.',
  side_effect_changed:
    'The side effects of the tool changed. Capture the run catalog again and have it reviewed.',
  catalog_unavailable: 'The list of tools could not be had. Check the server, then try again.',
  unreviewed_tool: 'The tool is not in the reviewed catalog, so it was not called. Have it reviewed first.',
  invocation_failed: 'The call of the tool failed. See the log of the tool itself.',
};
