"use strict";
exports.id = 342;
exports.ids = [342];
exports.modules = {

/***/ 3342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GRANT_ISSUE: () => (/* binding */ GRANT_ISSUE)
});

// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/governance/values/data-reader.js
var data_reader = __webpack_require__(7459);
// EXTERNAL MODULE: ../../lib/governance/values/plain-data.js
var plain_data = __webpack_require__(9660);
// EXTERNAL MODULE: ../../lib/governance/values/hmac.js
var hmac = __webpack_require__(4308);
// EXTERNAL MODULE: ../../lib/governance/grants/capability-grant.js
var capability_grant = __webpack_require__(9997);
// EXTERNAL MODULE: ../../lib/governance/grants/grant-keys.js
var grant_keys = __webpack_require__(645);
;// CONCATENATED MODULE: ../../lib/governance/grants/issue-grant.js




/**
 * Issues a grant: signs exact constraints (plain objects) with an end. OpenMed v1, "Capability grants".
 * Throws `constraints: invalid_constraints` (no array), of each constraint as readCapabilityGrant does; then
 * `key_id: invalid_key_id`; `constraints: constraints_must_be_non_empty_tuple`, `duplicate_constraint`;
 * `expires_at: invalid_timestamp`; `key_id: key_unavailable`; `key: invalid_key`.
 */
function issueCapabilityGrant(constraints, issue) {
    const read = (0,capability_grant/* readConstraints */.xV)(data_reader/* readPlain */.rM, constraints);
    const { keyId = 'default', expiresAt, keys } = issue;
    if (!(0,capability_grant/* isKeyId */.rZ)(keyId))
        throw new gate_error/* GateError */.u('invalid_key_id', 'key_id');
    const seconds = (0,plain_data/* isPlainScalar */.vQ)(expiresAt) ? expiresAt : null;
    const unsigned = (0,capability_grant/* capabilityGrant */.Dy)({ constraints: read, expiresAt: seconds, keyId, signature: '' });
    const signature = (0,hmac/* hmacDigest */.Me)((0,grant_keys/* grantKey */.c)(keys, keyId), (0,capability_grant/* signedText */.Mo)(unsigned));
    return (0,capability_grant/* capabilityGrant */.Dy)({ constraints: read, expiresAt: seconds, keyId, signature });
}

// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
// EXTERNAL MODULE: ../../lib/json/parse-json.js + 7 modules
var parse_json = __webpack_require__(5023);
// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __webpack_require__(367);
// EXTERNAL MODULE: ../../lib/cli/key-option.js
var key_option = __webpack_require__(1867);
// EXTERNAL MODULE: ../../lib/cli/output-options.js
var output_options = __webpack_require__(5658);
// EXTERNAL MODULE: ../../lib/cli/scope-options.js
var scope_options = __webpack_require__(3445);
;// CONCATENATED MODULE: ../../lib/cli/grant-issue.js







const CONSTRAINTS = {
    name: 'constraints',
    value: 'file',
    about: 'JSON list of authorities instead of the four options, or - for standard input',
};
const EXPIRES_AT = {
    name: 'expires-at',
    value: 'seconds',
    about: 'whole seconds since the epoch; from then on the grant is void',
    required: true,
};
const KEY_ID = { name: 'key-id', value: 'id', about: 'which key signs (default "default")' };
/** `grant issue`: signs one authority that options name, or many that a file lists. */
const GRANT_ISSUE = {
    operands: [],
    options: [...scope_options/* SCOPE_OPTIONS */.gy, CONSTRAINTS, EXPIRES_AT, KEY_ID, ...key_option/* KEY_OPTIONS */.z],
    run: issue,
};
async function issue(terminal, given) {
    const constraints = await constraintsOf(terminal, given);
    const keys = await (0,key_option/* readKey */.Y)(terminal, given);
    const seconds = (0,command/* valueOf */.RP)(given, EXPIRES_AT) ?? '';
    const grant = issueCapabilityGrant(constraints, {
        expiresAt: /^[0-9]{1,15}$/.test(seconds) ? Number(seconds) : Number.NaN,
        keys,
        keyId: (0,command/* valueOf */.RP)(given, KEY_ID) ?? 'default',
    });
    (0,output_options/* writeDocument */.ft)(terminal, (0,capability_grant/* capabilityGrantJson */.tU)(grant));
    return 0;
}
async function constraintsOf(terminal, given) {
    const file = (0,command/* valueOf */.RP)(given, CONSTRAINTS);
    if (file === null)
        return [(0,scope_options/* scopeOf */.Od)(given)];
    if ((0,scope_options/* hasScope */.BO)(given))
        throw new gate_error/* GateError */.u('invalid_usage', 'grant');
    const bytes = await terminal.read(file, limits/* DEFAULT_LIMITS */.dR, 'constraints');
    return (0,capability_grant/* readCapabilityConstraints */.pm)((0,parse_json/* parseJson */.q)(bytes, limits/* DEFAULT_LIMITS */.dR, 'constraints').root);
}


/***/ })

};
;