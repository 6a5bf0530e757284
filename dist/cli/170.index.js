"use strict";
exports.id = 170;
exports.ids = [170];
exports.modules = {

/***/ 1867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readKey),
/* harmony export */   z: () => (/* binding */ KEY_OPTIONS)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2571);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(367);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5795);



/** Where a key is; never in an argument, which other users of the machine can read. */
const KEY_FILE = {
    name: 'key-file',
    value: 'file',
    about: 'file whose bytes are the HMAC key, exactly as they are; 32 or more',
};
const KEY_ENV = {
    name: 'key-env',
    value: 'name',
    about: 'environment variable whose UTF-8 bytes are the HMAC key',
};
const KEY_OPTIONS = [KEY_FILE, KEY_ENV];
const MAX_KEY = { maxBytes: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_KEY_BYTES */ .Xd, maxDepth: 0 };
/**
 * The bytes of the key. Throws GateError `invalid_usage` unless exactly one of the two options is given,
 * `key_unavailable` where there is no such variable, and what reading the file throws; all about `key`.
 */
async function readKey(terminal, given) {
    const [file, name] = [(0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(given, KEY_FILE), (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(given, KEY_ENV)];
    if ((file === null) === (name === null))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('invalid_usage', 'key');
    if (file !== null)
        return terminal.read(file, MAX_KEY, 'key');
    const text = terminal.environment[name ?? ''] ?? '';
    if (text === '')
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('key_unavailable', 'key');
    return new TextEncoder().encode(text);
}


/***/ }),

/***/ 5658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SG: () => (/* binding */ DETAIL),
/* harmony export */   VY: () => (/* binding */ isColored),
/* harmony export */   ft: () => (/* binding */ writeDocument),
/* harmony export */   o$: () => (/* binding */ COLOR)
/* harmony export */ });
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9245);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);


/** `--detail`: names and fingerprints alone (the default), places too, or the text of what changed. */
const DETAIL = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'detail', value: 'detail', about: 'what a report tells (default fingerprints)' }, _report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DETAILS */ .D);
/** `--color`: `auto` (the default) colours text on a terminal, unless NO_COLOR is set (no-color.org). */
const COLOR = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOption */ .zu)({ name: 'color', value: 'when', about: 'colour text (default auto: on a terminal)' }, ['auto', 'always', 'never']);
/** Whether to colour what goes to standard output. */
function isColored(given, terminal) {
    const when = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .choiceOf */ .FH)(given, COLOR) ?? 'auto';
    if (when !== 'auto')
        return when === 'always';
    return (terminal.environment['NO_COLOR'] ?? '') === '' && terminal.isTerminal();
}
/** Writes a document of a contract byte for byte; on a terminal, where nobody counts bytes, a line feed follows. */
function writeDocument(terminal, text) {
    terminal.write(terminal.isTerminal() ? `${text}\n` : text);
}


/***/ }),

/***/ 3445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ hasScope),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   gy: () => (/* binding */ SCOPE_OPTIONS)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(367);

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

/***/ 7824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sk: () => (/* binding */ isCapabilityRequest),
/* harmony export */   Yz: () => (/* binding */ capabilityRequest),
/* harmony export */   aT: () => (/* binding */ readConstraint),
/* harmony export */   eI: () => (/* binding */ compareConstraints),
/* harmony export */   tW: () => (/* binding */ constraintObject)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9574);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4103);
/* harmony import */ var _identifiers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5545);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5120);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7459);




const NAMES = ['tool', 'resource', 'action', 'policy_profile'];
const requests = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sealedType */ .R)('CapabilityRequest', NAMES);
/**
 * Checks what a call needs a grant for, a plain object of exactly these four. OpenMed v1, "Capability
 * grants". Throws `request: invalid_request` (no such object) and, on field `tool`, `resource`, `action` or
 * `policy_profile`, in that order, `invalid_governance_identifier`.
 */
function capabilityRequest(value) {
    if (requests.holds(value))
        return value;
    const constraint = readConstraint(_values_index_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlain */ .rM, value);
    if (constraint === null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('invalid_request', 'request');
    return requests.seal(constraint);
}
/** Whether a value was made by capabilityRequest. */
function isCapabilityRequest(value) {
    return requests.holds(value);
}
/**
 * A copy of one constraint; null where it is no object of exactly the four. Throws as capabilityRequest does of the
 * four.
 */
function readConstraint(read, value) {
    const members = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_1__/* .exactNodes */ .v5)(read, value, NAMES);
    if (members === null)
        return null;
    const [tool, resource, action, policyProfile] = NAMES.map((name) => (0,_values_index_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarAt */ .C_)(read, members, name));
    if (!(0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isGovernanceId */ .sZ)(tool, 'tool'))
        throw invalidIdentifier('tool');
    if (!(0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isPatternId */ .WE)(resource, 'resource'))
        throw invalidIdentifier('resource');
    if (!(0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isPatternId */ .WE)(action, 'action'))
        throw invalidIdentifier('action');
    if (!(0,_identifiers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isGovernanceId */ .sZ)(policyProfile, 'policy'))
        throw invalidIdentifier('policy_profile');
    return Object.freeze({ tool, resource, action, policy_profile: policyProfile });
}
function invalidIdentifier(field) {
    return new _errors_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('invalid_governance_identifier', field);
}
/** The order of a grant's constraints; 0 for equal ones. */
function compareConstraints(a, b) {
    return NAMES.map((name) => (0,_json_index_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .O)(a[name], b[name])).find((order) => order !== 0) ?? 0;
}
/** A constraint as it stands in a manifest. */
function constraintObject(constraint) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonObject */ .o$)(NAMES.map((name) => [name, constraint[name]]));
}


/***/ }),

/***/ 9997:
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
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2571);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5795);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5023);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5120);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7459);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5907);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4308);
/* harmony import */ var _capability_constraint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7824);





const CAPABILITY_GRANT_SCHEMA_VERSION = 'openmed.agent.capability_grant.v1';
const grants = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_1__/* .sealedType */ .R)('CapabilityGrant', [
    'constraints',
    'expiresAt',
    'keyId',
    'signature',
]);
const NAMES = ['schema_version', 'constraints', 'expires_at', 'key_id', 'signature'];
const LIMITS = { ..._json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_LIMITS */ .dR, maxDepth: 512 };
/**
 * Reads a grant's manifest: a plain object, JSON as text or bytes (read strictly), or a grant. OpenMed v1, "Capability grants". Throws, in this order: `manifest: missing_grant` (null or undefined),
 * `invalid_json`, `invalid_manifest` (another type), `invalid_manifest_fields`; `constraints: invalid_constraints`,
 * of each constraint `invalid_constraint_fields` or, on its own field, `invalid_governance_identifier`;
 * `schema_version: unsupported_schema_version`; `constraints: constraints_must_be_non_empty_tuple`,
 * `duplicate_constraint`; `expires_at: invalid_timestamp`; `key_id: invalid_key_id`;
 * `signature: invalid_signature_format`.
 */
function readCapabilityGrant(manifest) {
    if (manifest === null || manifest === undefined)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('missing_grant', 'manifest');
    if (grants.holds(manifest))
        return manifest;
    if (typeof manifest === 'string')
        return readGrant(_values_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0, parseManifest(new TextEncoder().encode(manifest)));
    if (node_util__WEBPACK_IMPORTED_MODULE_0__.types.isUint8Array(manifest))
        return readGrant(_values_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0, parseManifest(manifest));
    if (typeof manifest !== 'object' || (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(manifest) && Array.isArray(manifest)))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_manifest', 'manifest');
    return readGrant(_values_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlain */ .rM, manifest);
}
/** A grant of checked constraints in any order. Throws as readCapabilityGrant does from `constraints_must_be_…` on. */
function capabilityGrant(grant) {
    const { keyId, signature } = grant;
    const constraints = sortedConstraints(grant.constraints);
    const expiresAt = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_5__/* .timestampOf */ .U)(grant.expiresAt);
    if (expiresAt === null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_timestamp', 'expires_at');
    if (!isKeyId(keyId))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_key_id', 'key_id');
    if (signature !== '' && !(0,_values_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isHmacDigest */ .CR)(signature))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_signature_format', 'signature');
    return grants.seal({ constraints, expiresAt, keyId, signature });
}
/** Whether a value names a key: `[a-z][a-z0-9._-]{0,127}`. */
function isKeyId(value) {
    return typeof value === 'string' && /^[a-z][a-z0-9._-]{0,127}$/.test(value);
}
/** A grant's manifest as the contract's document, in Python JSON. */
function capabilityGrantJson(grant) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .pythonJson */ .b)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonObject */ .o$)([...signedMembers(grant), ['signature', grant.signature]]));
}
/** The text that a grant's signature is of. */
function signedText(grant) {
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_7__/* .pythonJson */ .b)((0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonObject */ .o$)(signedMembers(grant)));
}
function signedMembers(grant) {
    return [
        ['schema_version', CAPABILITY_GRANT_SCHEMA_VERSION],
        ['constraints', (0,_json_index_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonArray */ .Ir)(grant.constraints.map(_capability_constraint_js__WEBPACK_IMPORTED_MODULE_9__/* .constraintObject */ .tW))],
        ['expires_at', (0,_values_index_js__WEBPACK_IMPORTED_MODULE_5__/* .timestampValue */ .s)(grant.expiresAt)],
        ['key_id', grant.keyId],
    ];
}
function parseManifest(bytes) {
    try {
        return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_10__/* .parseJson */ .q)(bytes, LIMITS, 'manifest').root;
    }
    catch (error) {
        if (error instanceof _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u)
            throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_json', 'manifest');
        throw error;
    }
}
function readGrant(read, manifest) {
    const members = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_4__/* .exactNodes */ .v5)(read, manifest, NAMES);
    if (members === null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_manifest_fields', 'manifest');
    const given = members.get('constraints');
    const constraints = given === undefined ? [] : readConstraints(read, given);
    if ((0,_values_index_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarAt */ .C_)(read, members, 'schema_version') !== CAPABILITY_GRANT_SCHEMA_VERSION)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('unsupported_schema_version', 'schema_version');
    return capabilityGrant({
        constraints,
        expiresAt: (0,_values_index_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarAt */ .C_)(read, members, 'expires_at'),
        keyId: (0,_values_index_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarAt */ .C_)(read, members, 'key_id'),
        signature: (0,_values_index_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarAt */ .C_)(read, members, 'signature'),
    });
}
/** The constraints that a document lists, an array of them. Throws as readCapabilityGrant does of its constraints. */
function readCapabilityConstraints(document) {
    return readConstraints(_values_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0, document);
}
/**
 * Copies of an array of constraints. Throws `constraints: invalid_constraints`, and of each as readCapabilityGrant
 * does.
 */
function readConstraints(read, given) {
    const node = read(given);
    if (node?.kind !== 'array')
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_constraints', 'constraints');
    return node.items.map((item) => {
        const constraint = (0,_capability_constraint_js__WEBPACK_IMPORTED_MODULE_9__/* .readConstraint */ .aT)(read, item);
        if (constraint === null)
            throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('invalid_constraint_fields', 'constraints');
        return constraint;
    });
}
function sortedConstraints(given) {
    if (given.length === 0)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('constraints_must_be_non_empty_tuple', 'constraints');
    const sorted = [...given].sort(_capability_constraint_js__WEBPACK_IMPORTED_MODULE_9__/* .compareConstraints */ .eI);
    const isRepeated = (constraint, index) => {
        const next = sorted[index + 1];
        return next !== undefined && (0,_capability_constraint_js__WEBPACK_IMPORTED_MODULE_9__/* .compareConstraints */ .eI)(constraint, next) === 0;
    };
    if (sorted.some(isRepeated))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('duplicate_constraint', 'constraints');
    return Object.freeze(sorted);
}


/***/ }),

/***/ 645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ grantKey)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2571);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4308);



const UNAVAILABLE = Symbol('no key');
/**
 * The key of an id. Throws `key_id: key_unavailable` and `key: invalid_key` (no Uint8Array or secret KeyObject of 32
 * bytes or more).
 */
function grantKey(keys, keyId) {
    const found = lookUp(keys, keyId);
    if (found === UNAVAILABLE)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('key_unavailable', 'key_id');
    const key = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_2__/* .secretKey */ .oF)(found);
    if (key === null)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid_key', 'key');
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

/***/ 5545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ governanceIdOf),
/* harmony export */   WE: () => (/* binding */ isPatternId),
/* harmony export */   sZ: () => (/* binding */ isGovernanceId)
/* harmony export */ });
/* unused harmony exports GOVERNANCE_KINDS, parseGovernanceId */
/* harmony import */ var _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3788);
/* harmony import */ var _values_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5120);



const GOVERNANCE_KINDS = ['capability', 'purpose', 'policy', 'workflow', 'tool'];
const ids = (0,_values_index_js__WEBPACK_IMPORTED_MODULE_0__/* .sealedType */ .R)('GovernanceId', ['kind', 'namespace', 'name', 'version', 'value']);
/**
 * Reads a governance identifier, `KIND:NS/NAME` or `KIND:NS/NAME@VER`, of one kind. OpenMed v1, "Governance identifiers". Throws on field `identifier`: `invalid_identifier_type` (no string),
 * `identifier_too_long` (over 512 characters), `invalid_identifier`; on `kind`: `unknown_kind`, `wrong_kind`; on
 * `namespace`: `namespace_too_long` (over 253).
 */
function parseGovernanceId(value, kind) {
    const read = readGovernanceId(value, kind);
    if ('code' in read)
        throw new GateError(read.code, read.field);
    return ids.seal(read);
}
/** The identifier's parts as plain data, or null where parseGovernanceId would throw. */
function governanceIdOf(value, kind) {
    const read = readGovernanceId(value, kind);
    return 'code' in read ? null : read;
}
/** Whether a value is a governance identifier of that kind (see parseGovernanceId). */
function isGovernanceId(value, kind) {
    return governanceIdOf(value, kind) !== null;
}
function readGovernanceId(value, kind) {
    if (typeof value !== 'string')
        return { code: 'invalid_identifier_type', field: 'identifier' };
    if (isLongerThan(value, _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_IDENTIFIER_CHARACTERS */ .Cl))
        return { code: 'identifier_too_long', field: 'identifier' };
    const parts = (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .splitIdentifier */ .a0)(value);
    if (parts === null)
        return { code: 'invalid_identifier', field: 'identifier' };
    if (!GOVERNANCE_KINDS.some((known) => known === parts.kind))
        return { code: 'unknown_kind', field: 'kind' };
    if (parts.kind !== kind)
        return { code: 'wrong_kind', field: 'kind' };
    if (parts.namespace.length > _catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_NAMESPACE_CHARACTERS */ ["in"]) {
        return { code: 'namespace_too_long', field: 'namespace' };
    }
    return { ...parts, kind, value };
}
/** Whether a text has more characters than that; a character above U+FFFF is one, as Python counts. */
function isLongerThan(text, most) {
    if (text.length <= most)
        return false;
    return text.length > 2 * most || Array.from(text).length > most;
}
/** Whether a value is a string of the form `KIND:NS/NAME` or `KIND:NS/NAME@VER` of that kind, of any length. */
function isPatternId(value, kind) {
    return typeof value === 'string' && (0,_catalog_index_js__WEBPACK_IMPORTED_MODULE_1__/* .splitIdentifier */ .a0)(value)?.kind === kind;
}


/***/ }),

/***/ 7459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ scalarAt),
/* harmony export */   rM: () => (/* binding */ readPlain),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   v5: () => (/* binding */ exactNodes)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _plain_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9660);



/** Reads plain JavaScript values, running no getter and no trap. */
function readPlain(value) {
    if ((0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainScalar */ .vQ)(value))
        return { kind: 'scalar', scalar: value };
    const items = (0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .plainItems */ .Dn)(value);
    if (items !== null)
        return { kind: 'array', items };
    const members = (0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .plainMembers */ .IE)(value);
    return members === null ? null : { kind: 'object', members };
}
/** Reads values of a document. */
function readDocument(value) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
        return { kind: 'array', items: value.items };
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return { kind: 'object', members: membersOf(value) };
    return (0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonScalar */ .ZV)(value) ? { kind: 'scalar', scalar: value } : null;
}
/** The members of an object that has exactly these names, in any order; else null. */
function exactNodes(read, value, names) {
    const node = read(value);
    if (node?.kind !== 'object' || node.members.length !== names.length)
        return null;
    const members = new Map(node.members);
    return names.every((name) => members.has(name)) ? members : null;
}
/** The scalar that a member is; null where there is no such member, or where it is no scalar. */
function scalarAt(read, members, name) {
    const given = members.get(name);
    const node = given === undefined ? null : read(given);
    return node?.kind === 'scalar' ? node.scalar : null;
}
function membersOf({ keys, values }) {
    return keys.map((key, index) => [key, values[index] ?? null]);
}


/***/ }),

/***/ 4308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ isHmacDigest),
/* harmony export */   Me: () => (/* binding */ hmacDigest),
/* harmony export */   oF: () => (/* binding */ secretKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


const MIN_KEY_BYTES = 32;
/** A copy of a key that later changes of the bytes do not reach, or null where it is no key of 32 bytes or more. */
function secretKey(key) {
    if (node_util__WEBPACK_IMPORTED_MODULE_1__.types.isKeyObject(key))
        return isLongEnough(key) ? key : null;
    if (!node_util__WEBPACK_IMPORTED_MODULE_1__.types.isUint8Array(key) || node_util__WEBPACK_IMPORTED_MODULE_1__.types.isProxy(key))
        return null;
    const bytes = new Uint8Array(key);
    const copy = bytes.length < MIN_KEY_BYTES ? null : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(bytes);
    bytes.fill(0);
    return copy;
}
function isLongEnough(key) {
    return key.type === 'secret' && (key.symmetricKeySize ?? 0) >= MIN_KEY_BYTES;
}
/** HMAC-SHA-256 of a text's UTF-8 bytes, or of bytes, in lower-case hex behind `hmac-sha256:`. */
function hmacDigest(key, message) {
    return `hmac-sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(message).digest('hex')}`;
}
/** Whether a value is written as hmacDigest writes. */
function isHmacDigest(value) {
    return typeof value === 'string' && /^hmac-sha256:[0-9a-f]{64}$/.test(value);
}


/***/ }),

/***/ 9660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ plainItems),
/* harmony export */   IE: () => (/* binding */ plainMembers),
/* harmony export */   ZV: () => (/* binding */ isJsonScalar),
/* harmony export */   pv: () => (/* binding */ exactMembers),
/* harmony export */   vQ: () => (/* binding */ isPlainScalar)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);


/**
 * The items of a dense, ordinary array, read once, without running a getter or a trap; null for anything else (sparse
 * arrays, subclasses, proxies, arrays with further properties).
 */
function plainItems(value) {
    if (node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value) || !Array.isArray(value))
        return null;
    if (!isArrayPrototype(Object.getPrototypeOf(value)))
        return null;
    const names = Reflect.ownKeys(value);
    if (names.length !== value.length + 1)
        return null;
    const items = [];
    for (const [index, name] of names.slice(0, -1).entries()) {
        const property = Object.getOwnPropertyDescriptor(value, name);
        if (name !== String(index) || property === undefined || !('value' in property))
            return null;
        items.push(property.value);
    }
    return items;
}
/**
 * The members of a plain object, read once, in its own order, without running a getter or a trap; null for anything
 * else (class instances, proxies, inherited, hidden or symbol-keyed properties, accessors).
 */
function plainMembers(value) {
    if (typeof value !== 'object' || value === null || node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value) || Array.isArray(value))
        return null;
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== null && !isObjectPrototype(prototype))
        return null;
    const members = [];
    for (const name of Reflect.ownKeys(value)) {
        const property = Object.getOwnPropertyDescriptor(value, name);
        if (typeof name !== 'string' || property === undefined)
            return null;
        if (!('value' in property) || property.enumerable !== true)
            return null;
        members.push([name, property.value]);
    }
    return members;
}
/** The members of an object that has exactly these (see plainMembers), else null. */
function exactMembers(value, names) {
    const members = plainMembers(value);
    if (members === null || members.length !== names.length)
        return null;
    const byName = new Map(members);
    return names.every((name) => byName.has(name)) ? byName : null;
}
/** Whether this is Object.prototype, of this realm or another one. */
function isObjectPrototype(value) {
    if (typeof value !== 'object' || value === null || node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value))
        return false;
    return Object.getPrototypeOf(value) === null && Object.hasOwn(value, 'hasOwnProperty');
}
/** Whether this is Array.prototype, of this realm or another one. */
function isArrayPrototype(value) {
    return !node_util__WEBPACK_IMPORTED_MODULE_0__.types.isProxy(value) && Array.isArray(value) && isObjectPrototype(Object.getPrototypeOf(value));
}
/** Whether a value of a document is a scalar that the contracts can write: no number beyond the doubles. */
function isJsonScalar(value) {
    if ((0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isExactNumber */ .zr)(value))
        return value.integer || Number.isFinite(value.double);
    return typeof value !== 'object' || value === null;
}
/** Whether a plain JavaScript value is a scalar that the contracts can write. */
function isPlainScalar(value) {
    if (typeof value === 'number')
        return Number.isFinite(value);
    return value === null || typeof value === 'boolean' || typeof value === 'string';
}


/***/ }),

/***/ 5120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sealedType)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2571);


/**
 * A type whose values can be read field by field but are shown nowhere by accident: `String(value)`,
 * `JSON.stringify(value)` and `util.inspect(value)` give the label alone. Takes the label and the names of the fields.
 */
function sealedType(label, fields) {
    const contents = new WeakMap();
    const prototype = withPrototype(null);
    const shown = { value: () => `${label}(<sealed>)` };
    Object.defineProperties(prototype, { toString: shown, toJSON: shown, [node_util__WEBPACK_IMPORTED_MODULE_0__.inspect.custom]: shown });
    for (const field of fields) {
        Object.defineProperty(prototype, field, {
            get() {
                return contents.get(this)?.[field];
            },
        });
    }
    Object.freeze(prototype);
    const shows = (value, content) => contents.get(value) === content;
    return {
        seal(content) {
            const value = Object.freeze(withPrototype(prototype));
            contents.set(value, content);
            if (!shows(value, content))
                throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('internal', 'seal');
            return value;
        },
        holds(value) {
            return typeof value === 'object' && value !== null && contents.has(value);
        },
    };
}
function withPrototype(prototype) {
    const value = {};
    Object.setPrototypeOf(value, prototype);
    return value;
}


/***/ }),

/***/ 5907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ timestampOf),
/* harmony export */   s: () => (/* binding */ timestampValue)
/* harmony export */ });
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5749);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5795);

const MAX_TIMESTAMP = 2n ** 63n - 1n;
/** Whole seconds since the epoch, from 0 to 2^63 - 1; null where a scalar is no such integer. */
function timestampOf(scalar) {
    if (!isInteger(scalar))
        return null;
    const seconds = BigInt((0,_json_index_js__WEBPACK_IMPORTED_MODULE_0__/* .pythonJson */ .b)(scalar));
    return seconds >= 0n && seconds <= MAX_TIMESTAMP ? seconds : null;
}
function isInteger(scalar) {
    return typeof scalar === 'number' ? Number.isInteger(scalar) : (0,_json_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isExactNumber */ .zr)(scalar) && scalar.integer;
}
/** A timestamp as a document's number, exactly. */
function timestampValue(seconds) {
    if (seconds <= BigInt(Number.MAX_SAFE_INTEGER))
        return Number(seconds);
    return (0,_json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(new TextEncoder().encode(String(seconds)), _json_index_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_LIMITS */ .dR, 'expires_at').root;
}


/***/ }),

/***/ 5749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ pythonJson),
/* harmony export */   k: () => (/* binding */ pythonJsonText)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7259);
/* harmony import */ var _text_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9574);
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(357);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2571);
/* harmony import */ var _write_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7292);





const TEXT = {
    string: _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T,
    number: numberText,
    compare: _text_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O,
    layouts: new WeakMap(),
};
const ASCII = { ...TEXT, string: asciiString, layouts: new WeakMap() };
/**
 * A value as the OpenMed contracts write it ("Python JSON"): keys sorted by code point, separators `,` and `:`,
 * every non-ASCII character and U+007F escaped, integers in plain decimal (a number counts as one if its literal did,
 * or if it never was a literal and is one), other numbers as Python's `repr(float)` of the nearest double. Throws
 * `unsupported_value` (field `value`) for a number that is no integer and beyond the doubles (`1e400`): Python has
 * Infinity there, which the contracts refuse.
 */
function pythonJson(value) {
    return (0,_write_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)(value, ASCII);
}
/**
 * Python JSON whose characters stand as themselves, as the argument classification's hashes need; throws as pythonJson.
 */
function pythonJsonText(value) {
    return (0,_write_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)(value, TEXT);
}
function numberText(value) {
    if (typeof value === 'object')
        return exactText(value);
    return Number.isInteger(value) ? integerText(String(value)) : floatText(value);
}
function exactText(value) {
    return value.integer ? value.digits + '0'.repeat(Number(value.exponent)) : floatText(value.double);
}
function integerText(shortest) {
    if (!shortest.includes('e'))
        return shortest;
    const { digits, exponent } = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_3__/* .decimalOf */ .B)(shortest);
    return digits + '0'.repeat(Number(exponent));
}
/** Python's repr: the shortest digits; an exponent, of two digits at least, from 1e16 up and below 1e-4. */
function floatText(double) {
    if (!Number.isFinite(double))
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .u('unsupported_value', 'value');
    const sign = double < 0 || Object.is(double, -0) ? '-' : '';
    if (double === 0)
        return `${sign}0.0`;
    const decimal = (0,_decimal_js__WEBPACK_IMPORTED_MODULE_3__/* .decimalOf */ .B)(String(Math.abs(double)));
    const point = decimal.digits.length + Number(decimal.exponent);
    return (sign + (point > 16 || point < -3 ? scientific(decimal.digits, point) : positional(decimal.digits, point)));
}
function scientific(digits, point) {
    const fraction = digits.length === 1 ? '' : `.${digits.slice(1)}`;
    const power = String(Math.abs(point - 1)).padStart(2, '0');
    return `${digits.charAt(0)}${fraction}e${point < 1 ? '-' : '+'}${power}`;
}
function positional(digits, point) {
    if (point <= 0)
        return `0.${'0'.repeat(-point)}${digits}`;
    if (point >= digits.length)
        return `${digits}${'0'.repeat(point - digits.length)}.0`;
    return `${digits.slice(0, point)}.${digits.slice(point)}`;
}
function asciiString(text) {
    return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(text).replace(/[\u007f-\uffff]+/g, escapeUnits);
}
function escapeUnits(text) {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1) {
        escaped += `\\u${(0x10000 + text.charCodeAt(index)).toString(16).slice(1)}`;
    }
    return escaped;
}


/***/ }),

/***/ 9245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ DETAILS)
/* harmony export */ });
/**
 * How much of a change a report shows: fingerprints and kinds of change; the places too, which name schema
 * properties; or the text of both definitions too.
 */
const DETAILS = ['fingerprints', 'pointers', 'values'];


/***/ })

};
;