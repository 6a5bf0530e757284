"use strict";
exports.id = 972;
exports.ids = [972];
exports.modules = {

/***/ 6972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GRANT_VERIFY: () => (/* binding */ GRANT_VERIFY)
});

// EXTERNAL MODULE: ../../lib/governance/grants/capability-constraint.js
var capability_constraint = __webpack_require__(7824);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __webpack_require__(2571);
// EXTERNAL MODULE: ../../lib/governance/values/hmac.js
var hmac = __webpack_require__(4308);
// EXTERNAL MODULE: ../../lib/governance/values/plain-data.js
var plain_data = __webpack_require__(9660);
// EXTERNAL MODULE: ../../lib/governance/values/timestamp.js
var timestamp = __webpack_require__(5907);
// EXTERNAL MODULE: ../../lib/governance/grants/capability-grant.js
var capability_grant = __webpack_require__(9997);
// EXTERNAL MODULE: ../../lib/governance/grants/grant-keys.js
var grant_keys = __webpack_require__(645);
;// CONCATENATED MODULE: ../../lib/governance/grants/verify-grant.js






/**
 * Verifies that a grant (anything that readCapabilityGrant takes) authorises a request (of capabilityRequest), and
 * gives the grant. OpenMed v1, "Capability grants": signature first, so that no changed field decides
 * anything, then the end, then the exact scope. Throws as readCapabilityGrant does; then `request: invalid_request`;
 * `key_id: key_unavailable`; `key: invalid_key`; `manifest: invalid_signature`; `now: invalid_timestamp`;
 * `manifest: expired` (from `expires_at` on); `request: scope_mismatch`.
 */
function verifyCapabilityGrant(grant, request, verification) {
    const read = (0,capability_grant/* readCapabilityGrant */.jM)(grant);
    if (!(0,capability_constraint/* isCapabilityRequest */.Sk)(request))
        throw new gate_error/* GateError */.u('invalid_request', 'request');
    const expected = (0,hmac/* hmacDigest */.Me)((0,grant_keys/* grantKey */.c)(verification.keys, read.keyId), (0,capability_grant/* signedText */.Mo)(read));
    if (!isSame(expected, read.signature))
        throw new gate_error/* GateError */.u('invalid_signature', 'manifest');
    const now = (0,plain_data/* isPlainScalar */.vQ)(verification.now) ? (0,timestamp/* timestampOf */.U)(verification.now) : null;
    if (now === null)
        throw new gate_error/* GateError */.u('invalid_timestamp', 'now');
    if (now >= read.expiresAt)
        throw new gate_error/* GateError */.u('expired', 'manifest');
    if (!read.constraints.some((constraint) => (0,capability_constraint/* compareConstraints */.eI)(constraint, request) === 0))
        throw new gate_error/* GateError */.u('scope_mismatch', 'request');
    return read;
}
/** Whether two signatures are equal, in a time that does not tell where they differ. */
function isSame(a, b) {
    const [left, right] = [Buffer.from(a), Buffer.from(b)];
    return left.length === right.length && (0,external_node_crypto_.timingSafeEqual)(left, right);
}

// EXTERNAL MODULE: ../../lib/limits.js
var limits = __webpack_require__(5795);
// EXTERNAL MODULE: ../../lib/json/canonical-json.js
var canonical_json = __webpack_require__(7259);
// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __webpack_require__(367);
// EXTERNAL MODULE: ../../lib/cli/key-option.js
var key_option = __webpack_require__(1867);
// EXTERNAL MODULE: ../../lib/cli/output-options.js
var output_options = __webpack_require__(5658);
// EXTERNAL MODULE: ../../lib/cli/scope-options.js
var scope_options = __webpack_require__(3445);
;// CONCATENATED MODULE: ../../lib/cli/grant-verify.js







const VERIFICATION_VERSION = 'tool-catalog-gate.grant_verification.v1';
/** What a grant that can be read may be denied for; every other fault is one of the manifest or of the command. */
const DENIALS = new Set(['invalid_signature', 'expired', 'scope_mismatch']);
/** `grant verify MANIFEST`: exit code 0 where the grant authorises the call now, 1 where it does not. */
const GRANT_VERIFY = {
    operands: [{ name: 'manifest', about: 'a grant, or - for standard input' }],
    options: [...scope_options/* SCOPE_OPTIONS */.gy.map((option) => ({ ...option, required: true })), ...key_option/* KEY_OPTIONS */.z],
    run: verify,
};
async function verify(terminal, given) {
    const file = (0,command/* operandOf */.fK)(given, 0);
    const request = (0,capability_constraint/* capabilityRequest */.Yz)((0,scope_options/* scopeOf */.Od)(given));
    const keys = await (0,key_option/* readKey */.Y)(terminal, given);
    const manifest = await terminal.read(file, limits/* DEFAULT_LIMITS */.dR, 'manifest');
    try {
        verifyCapabilityGrant(manifest, request, { keys, now: terminal.now() });
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u) || !DENIALS.has(error.code))
            throw error;
        (0,output_options/* writeDocument */.ft)(terminal, verification(error));
        return 1;
    }
    (0,output_options/* writeDocument */.ft)(terminal, verification(null));
    return 0;
}
function verification(denial) {
    return (0,canonical_json/* canonicalJson */.d)((0,value/* jsonObject */.o$)([
        ['schema_version', VERIFICATION_VERSION],
        ['verified', denial === null],
        ['field_name', denial?.field ?? null],
        ['reason_code', denial?.code ?? null],
    ]));
}


/***/ })

};
;