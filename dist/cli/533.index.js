"use strict";
exports.id = 533;
exports.ids = [533];
exports.modules = {

/***/ 3533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GRANT_ISSUE: () => (/* binding */ GRANT_ISSUE)
});

// EXTERNAL MODULE: ../../lib/json/gate-error.js
var gate_error = __webpack_require__(5176);
// EXTERNAL MODULE: ../../lib/governance/capability-grant.js
var capability_grant = __webpack_require__(275);
// EXTERNAL MODULE: ../../lib/governance/data-reader.js
var data_reader = __webpack_require__(8568);
// EXTERNAL MODULE: ../../lib/governance/grant-keys.js
var grant_keys = __webpack_require__(4179);
// EXTERNAL MODULE: ../../lib/governance/hmac.js
var hmac = __webpack_require__(917);
// EXTERNAL MODULE: ../../lib/governance/json-scalar.js
var json_scalar = __webpack_require__(5973);
;// CONCATENATED MODULE: ../../lib/governance/issue-grant.js






/**
 * Issues a grant: signs exact constraints (plain objects) with an end. By the contract's section "Capability grants".
 * Throws `constraints: invalid_constraints` (no array), of each constraint as readCapabilityGrant does; then
 * `key_id: invalid_key_id`; `constraints: constraints_must_be_non_empty_tuple`, `duplicate_constraint`;
 * `expires_at: invalid_timestamp`; `key_id: key_unavailable`; `key: invalid_key`.
 */
function issueCapabilityGrant(constraints, issue) {
    const read = (0,capability_grant/* readConstraints */.xV)(data_reader/* readPlain */.rM, constraints);
    const { keyId = 'default', expiresAt, keys } = issue;
    if (!(0,capability_grant/* isKeyId */.rZ)(keyId))
        throw new gate_error/* GateError */.u('invalid_key_id', 'key_id');
    const seconds = (0,json_scalar/* isPlainScalar */.v)(expiresAt) ? expiresAt : null;
    const unsigned = (0,capability_grant/* capabilityGrant */.Dy)({ constraints: read, expiresAt: seconds, keyId, signature: '' });
    const signature = (0,hmac/* hmacDigest */.Me)((0,grant_keys/* grantKey */.c)(keys, keyId), (0,capability_grant/* signedText */.Mo)(unsigned));
    return (0,capability_grant/* capabilityGrant */.Dy)({ constraints: read, expiresAt: seconds, keyId, signature });
}

// EXTERNAL MODULE: ../../lib/json/value.js
var value = __webpack_require__(4103);
// EXTERNAL MODULE: ../../lib/json/parse-json.js + 7 modules
var parse_json = __webpack_require__(2259);
// EXTERNAL MODULE: ../../lib/commands/command.js
var command = __webpack_require__(99);
// EXTERNAL MODULE: ../../lib/commands/key-option.js
var key_option = __webpack_require__(6047);
// EXTERNAL MODULE: ../../lib/commands/output-options.js + 1 modules
var output_options = __webpack_require__(5146);
// EXTERNAL MODULE: ../../lib/commands/scope-options.js
var scope_options = __webpack_require__(1481);
;// CONCATENATED MODULE: ../../lib/commands/grant-issue.js






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
const KEY_ID = { name: 'key-id', value: 'id', about: 'which key signs (default default)' };
/** `grant issue`: signs one authority that options name, or many that a file lists. */
const GRANT_ISSUE = {
    name: 'grant issue',
    about: 'sign exact authorities with an end (OpenMed capability grant)',
    operands: [],
    options: [...scope_options/* SCOPE_OPTIONS */.gy, CONSTRAINTS, EXPIRES_AT, KEY_ID, ...key_option/* KEY_OPTIONS */.zx],
    run: issue,
};
async function issue(terminal, given) {
    if ((0,command/* valueOf */.RP)(given, CONSTRAINTS) === '-' && (0,key_option/* isKeyFromInput */.O)(given))
        throw new gate_error/* GateError */.u('invalid_usage', 'grant');
    const constraints = await constraintsOf(terminal, given);
    const keys = await (0,key_option/* readKey */.YZ)(terminal, given);
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
    const bytes = await terminal.read(file, value/* DEFAULT_LIMITS */.dR, 'constraints');
    return (0,capability_grant/* readCapabilityConstraints */.pm)((0,parse_json/* parseJson */.q)(bytes, value/* DEFAULT_LIMITS */.dR, 'constraints').root);
}


/***/ }),

/***/ 1481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ hasScope),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   gy: () => (/* binding */ SCOPE_OPTIONS)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99);

const TOOL = { name: 'tool', value: 'id', about: 'tool:NAMESPACE/NAME' };
const RESOURCE = { name: 'resource', value: 'id', about: 'resource:NAMESPACE/NAME' };
const ACTION = { name: 'action', value: 'id', about: 'action:NAMESPACE/NAME' };
const POLICY_PROFILE = { name: 'policy-profile', value: 'id', about: 'policy:NAMESPACE/NAME' };
/** Options that name one exact authority. */
const SCOPE_OPTIONS = [TOOL, RESOURCE, ACTION, POLICY_PROFILE];
/** The authority that the options name, unchecked; one that is not given is no identifier. */
function scopeOf(given) {
    return {
        tool: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(given, TOOL) ?? '',
        resource: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(given, RESOURCE) ?? '',
        action: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(given, ACTION) ?? '',
        policy_profile: (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(given, POLICY_PROFILE) ?? '',
    };
}
/** Whether any of the options is given. */
function hasScope(given) {
    return SCOPE_OPTIONS.some((option) => (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(given, option) !== null);
}


/***/ }),

/***/ 7070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sk: () => (/* binding */ isCapabilityRequest),
/* harmony export */   Yz: () => (/* binding */ capabilityRequest),
/* harmony export */   aT: () => (/* binding */ readConstraint),
/* harmony export */   eI: () => (/* binding */ compareConstraints),
/* harmony export */   tW: () => (/* binding */ constraintObject)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5176);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(356);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2686);
/* harmony import */ var _data_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8568);
/* harmony import */ var _governance_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6746);
/* harmony import */ var _pattern_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(394);
/* harmony import */ var _sealed_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1747);





const NAMES = ['tool', 'resource', 'action', 'policy_profile'];
const requests = (0,_sealed_type_js__WEBPACK_IMPORTED_MODULE_0__/* .sealedType */ .R)('CapabilityRequest', NAMES);
/**
 * Checks what a call needs a grant for, a plain object of exactly these four. By the contract's section "Capability
 * grants". Throws `request: invalid_request` (no such object) and, on field `tool`, `resource`, `action` or
 * `policy_profile`, in that order, `invalid_governance_identifier`.
 */
function capabilityRequest(value) {
    if (requests.holds(value))
        return value;
    const constraint = readConstraint(_data_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlain */ .rM, value);
    if (constraint === null)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('invalid_request', 'request');
    return requests.seal(constraint);
}
/** Whether a value was made by capabilityRequest. */
function isCapabilityRequest(value) {
    return requests.holds(value);
}
/** A copy of one constraint; null where it is no object of exactly the four. Throws as capabilityRequest does of the four. */
function readConstraint(read, value) {
    const members = (0,_data_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .exactNodes */ .v5)(read, value, NAMES);
    if (members === null)
        return null;
    const [tool, resource, action, policyProfile] = NAMES.map((name) => (0,_data_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarAt */ .C_)(read, members, name));
    if (!(0,_governance_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isGovernanceId */ .sZ)(tool, 'tool'))
        throw invalidIdentifier('tool');
    if (!(0,_pattern_id_js__WEBPACK_IMPORTED_MODULE_4__/* .isPatternId */ .W)(resource, 'resource'))
        throw invalidIdentifier('resource');
    if (!(0,_pattern_id_js__WEBPACK_IMPORTED_MODULE_4__/* .isPatternId */ .W)(action, 'action'))
        throw invalidIdentifier('action');
    if (!(0,_governance_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isGovernanceId */ .sZ)(policyProfile, 'policy'))
        throw invalidIdentifier('policy_profile');
    return Object.freeze({ tool, resource, action, policy_profile: policyProfile });
}
function invalidIdentifier(field) {
    return new _json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('invalid_governance_identifier', field);
}
/** The order of a grant's constraints; 0 for equal ones. */
function compareConstraints(a, b) {
    return NAMES.map((name) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .compareCodePoints */ .O)(a[name], b[name])).find((order) => order !== 0) ?? 0;
}
/** A constraint as it stands in a manifest. */
function constraintObject(constraint) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonObject */ .o)(NAMES.map((name) => [name, constraint[name]]));
}


/***/ }),

/***/ 275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ capabilityGrant),
/* harmony export */   Mo: () => (/* binding */ signedText),
/* harmony export */   jM: () => (/* binding */ readCapabilityGrant),
/* harmony export */   pm: () => (/* binding */ readCapabilityConstraints),
/* harmony export */   rZ: () => (/* binding */ isKeyId),
/* harmony export */   tU: () => (/* binding */ capabilityGrantJson),
/* harmony export */   xV: () => (/* binding */ readConstraints)
/* harmony export */ });
/* unused harmony export CAPABILITY_GRANT_SCHEMA_VERSION */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5176);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2686);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2259);
/* harmony import */ var _capability_constraint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7070);
/* harmony import */ var _data_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8568);
/* harmony import */ var _hmac_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(917);
/* harmony import */ var _sealed_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1747);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(136);







const CAPABILITY_GRANT_SCHEMA_VERSION = 'openmed.agent.capability_grant.v1';
const grants = (0,_sealed_type_js__WEBPACK_IMPORTED_MODULE_1__/* .sealedType */ .R)('CapabilityGrant', [
    'constraints',
    'expiresAt',
    'keyId',
    'signature',
]);
const NAMES = ['schema_version', 'constraints', 'expires_at', 'key_id', 'signature'];
const LIMITS = { ..._json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_LIMITS */ .dR, maxDepth: 512 };
/**
 * Reads a grant's manifest: a plain object, JSON as text or bytes (read strictly), or a grant. By the contract's
 * section "Capability grants". Throws, in this order: `manifest: missing_grant` (null or undefined),
 * `invalid_json`, `invalid_manifest` (another type), `invalid_manifest_fields`; `constraints: invalid_constraints`,
 * of each constraint `invalid_constraint_fields` or, on its own field, `invalid_governance_identifier`;
 * `schema_version: unsupported_schema_version`; `constraints: constraints_must_be_non_empty_tuple`,
 * `duplicate_constraint`; `expires_at: invalid_timestamp`; `key_id: invalid_key_id`;
 * `signature: invalid_signature_format`.
 */
function readCapabilityGrant(manifest) {
    if (manifest === null || manifest === undefined)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('missing_grant', 'manifest');
    if (grants.holds(manifest))
        return manifest;
    if (typeof manifest === 'string')
        return readGrant(_data_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0, parseManifest(new TextEncoder().encode(manifest)));
    if (node_util__WEBPACK_IMPORTED_MODULE_0__.types.isUint8Array(manifest))
        return readGrant(_data_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0, parseManifest(manifest));
    if (typeof manifest !== 'object' || Array.isArray(manifest))
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_manifest', 'manifest');
    return readGrant(_data_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlain */ .rM, manifest);
}
/** A grant of checked constraints in any order. Throws as readCapabilityGrant does from `constraints_must_be_…` on. */
function capabilityGrant(grant) {
    const { keyId, signature } = grant;
    const constraints = sortedConstraints(grant.constraints);
    const expiresAt = (0,_timestamp_js__WEBPACK_IMPORTED_MODULE_5__/* .timestampOf */ .U)(grant.expiresAt);
    if (expiresAt === null)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_timestamp', 'expires_at');
    if (!isKeyId(keyId))
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_key_id', 'key_id');
    if (signature !== '' && !(0,_hmac_js__WEBPACK_IMPORTED_MODULE_6__/* .isHmacDigest */ .CR)(signature))
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_signature_format', 'signature');
    return grants.seal({ constraints, expiresAt, keyId, signature });
}
/** Whether a value names a key: `[a-z][a-z0-9._-]{0,127}`. */
function isKeyId(value) {
    return typeof value === 'string' && /^[a-z][a-z0-9._-]{0,127}$/.test(value);
}
/** A grant's manifest as the contract's document, in Python JSON. */
function capabilityGrantJson(grant) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .pythonJson */ .b)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonObject */ .o)([...signedMembers(grant), ['signature', grant.signature]]));
}
/** The text that a grant's signature is of. */
function signedText(grant) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .pythonJson */ .b)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonObject */ .o)(signedMembers(grant)));
}
function signedMembers(grant) {
    return [
        ['schema_version', CAPABILITY_GRANT_SCHEMA_VERSION],
        ['constraints', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonArray */ .I)(grant.constraints.map(_capability_constraint_js__WEBPACK_IMPORTED_MODULE_9__/* .constraintObject */ .tW))],
        ['expires_at', (0,_timestamp_js__WEBPACK_IMPORTED_MODULE_5__/* .timestampValue */ .s)(grant.expiresAt)],
        ['key_id', grant.keyId],
    ];
}
function parseManifest(bytes) {
    try {
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_10__/* .parseJson */ .q)(bytes, LIMITS, 'manifest').root;
    }
    catch (error) {
        if (error instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u)
            throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_json', 'manifest');
        throw error;
    }
}
function readGrant(read, manifest) {
    const members = (0,_data_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .exactNodes */ .v5)(read, manifest, NAMES);
    if (members === null)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_manifest_fields', 'manifest');
    const given = members.get('constraints');
    const constraints = given === undefined ? [] : readConstraints(read, given);
    if ((0,_data_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarAt */ .C_)(read, members, 'schema_version') !== CAPABILITY_GRANT_SCHEMA_VERSION)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('unsupported_schema_version', 'schema_version');
    return capabilityGrant({
        constraints,
        expiresAt: (0,_data_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarAt */ .C_)(read, members, 'expires_at'),
        keyId: (0,_data_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarAt */ .C_)(read, members, 'key_id'),
        signature: (0,_data_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarAt */ .C_)(read, members, 'signature'),
    });
}
/** The constraints that a document lists, an array of them. Throws as readCapabilityGrant does of its constraints. */
function readCapabilityConstraints(document) {
    return readConstraints(_data_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0, document);
}
/** Copies of an array of constraints. Throws `constraints: invalid_constraints`, and of each as readCapabilityGrant does. */
function readConstraints(read, given) {
    const node = read(given);
    if (node?.kind !== 'array')
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_constraints', 'constraints');
    return node.items.map((item) => {
        const constraint = (0,_capability_constraint_js__WEBPACK_IMPORTED_MODULE_9__/* .readConstraint */ .aT)(read, item);
        if (constraint === null)
            throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_constraint_fields', 'constraints');
        return constraint;
    });
}
function sortedConstraints(given) {
    if (given.length === 0)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('constraints_must_be_non_empty_tuple', 'constraints');
    const sorted = [...given].sort(_capability_constraint_js__WEBPACK_IMPORTED_MODULE_9__/* .compareConstraints */ .eI);
    const isRepeated = (constraint, index) => {
        const next = sorted[index + 1];
        return next !== undefined && (0,_capability_constraint_js__WEBPACK_IMPORTED_MODULE_9__/* .compareConstraints */ .eI)(constraint, next) === 0;
    };
    if (sorted.some(isRepeated))
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('duplicate_constraint', 'constraints');
    return Object.freeze(sorted);
}


/***/ }),

/***/ 4179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ grantKey)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5176);
/* harmony import */ var _hmac_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(917);



const UNAVAILABLE = Symbol('no key');
/**
 * The key of an id. Throws `key_id: key_unavailable` and `key: invalid_key` (no Uint8Array or secret KeyObject of 32
 * bytes or more).
 */
function grantKey(keys, keyId) {
    const found = lookUp(keys, keyId);
    if (found === UNAVAILABLE)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('key_unavailable', 'key_id');
    const key = (0,_hmac_js__WEBPACK_IMPORTED_MODULE_2__/* .secretKey */ .oF)(found);
    if (key === null)
        throw new _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_key', 'key');
    return key;
}
function lookUp(keys, keyId) {
    if (node_util__WEBPACK_IMPORTED_MODULE_0__.types.isUint8Array(keys) || node_util__WEBPACK_IMPORTED_MODULE_0__.types.isKeyObject(keys))
        return keys;
    try {
        if (typeof keys === 'function')
            return keys(keyId);
        return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isMap(keys) && keys.has(keyId) ? keys.get(keyId) : UNAVAILABLE;
    }
    catch {
        return UNAVAILABLE;
    }
}


/***/ }),

/***/ 136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ timestampOf),
/* harmony export */   s: () => (/* binding */ timestampValue)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2259);

const LATEST = 2n ** 63n - 1n;
/** Whole seconds since the epoch, from 0 to 2^63 - 1; null where a scalar is no such integer. */
function timestampOf(scalar) {
    if (!isInteger(scalar))
        return null;
    const seconds = BigInt((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .pythonJson */ .b)(scalar));
    return seconds >= 0n && seconds <= LATEST ? seconds : null;
}
function isInteger(scalar) {
    return typeof scalar === 'number' ? Number.isInteger(scalar) : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isExactNumber */ .zr)(scalar) && scalar.integer;
}
/** A timestamp as a document's number, exactly. */
function timestampValue(seconds) {
    if (seconds <= BigInt(Number.MAX_SAFE_INTEGER))
        return Number(seconds);
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(new TextEncoder().encode(String(seconds)), _json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_LIMITS */ .dR, 'expires_at').root;
}


/***/ })

};
;