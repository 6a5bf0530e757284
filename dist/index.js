/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 5574:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = require("zlib");

/***/ }),

/***/ 2571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ GateError)
/* harmony export */ });
/**
 * The one error class. Its message is `field: code`, with ` (line L, column C)` behind it where the fault has a
 * place. It never holds a value, key or text of an input.
 */
class GateError extends Error {
    code;
    field;
    place;
    name = 'GateError';
    #evidence;
    constructor(code, field, place = null, evidence = null) {
        super(`${field}: ${code}${place === null ? '' : ` (line ${place.line}, column ${place.column})`}`);
        this.code = code;
        this.field = field;
        this.place = place;
        this.#evidence = evidence;
    }
    /**
     * What a denial rests on, as the contract's own document in Python JSON: a projection's rationale, a
     * classification's report, an access denial; of a capture's error, what the server answered or wrote, in lines; null
     * for every other error. No log or message shows it unasked.
     */
    get evidence() {
        return this.#evidence;
    }
}


/***/ }),

/***/ 9859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   Z: () => (/* binding */ wholeResponse)
/* harmony export */ });
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2571);

/** An answer that was read to its end; names of headers are in lower case. */
function wholeResponse(answer) {
    const { bytes, ...head } = answer;
    return {
        ...head,
        body: null,
        text: () => Promise.resolve(new TextDecoder().decode(bytes)),
        arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
    };
}
/**
 * The bytes of a body. Throws GateError `too_large` for more than `maxBytes`, when so many have come, and what the
 * stream throws.
 */
async function bytesOf(body, maxBytes) {
    const chunks = [];
    let length = 0;
    for await (const chunk of body) {
        if (!(chunk instanceof Uint8Array))
            continue;
        chunks.push(chunk);
        length += chunk.length;
        if (length > maxBytes)
            throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('too_large', 'github');
    }
    return Buffer.concat(chunks, length);
}


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = require("os");
;// CONCATENATED MODULE: ../../node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function utils_toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ../../node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = require("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ../../node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = require("path");
;// CONCATENATED MODULE: ../../node_modules/@actions/http-client/lib/auth.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
class BasicCredentialHandler {
    constructor(username, password) {
        this.username = username;
        this.password = password;
    }
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class auth_BearerCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Bearer ${this.token}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class PersonalAccessTokenCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`PAT:${this.token}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return __awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
//# sourceMappingURL=auth.js.map
;// CONCATENATED MODULE: ../../node_modules/@actions/core/lib/oidc-utils.js
var oidc_utils_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class oidc_utils_OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = oidc_utils_OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ../../node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_namespaceObject.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ../../node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: ../../node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_namespaceObject.platform();
const arch = external_os_namespaceObject.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ../../node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function core_setSecret(secret) {
    issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_namespaceObject.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function core_debug(message) {
    issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function core_warning(message, properties = {}) {
    command_issueCommand('warning', utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_namespaceObject.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __nccwpck_require__(2571);
;// CONCATENATED MODULE: ../../lib/report/wording/follow-up.js
/** What a check run says whose step ended before it had decided. */
const INTERRUPTED = {
    title: 'Could not check: the run ended before it had decided',
    summary: 'The job was cancelled, or its machine was lost. Run it again.',
};
const BY_HAND = 'Open the check of the pull request and press "Re-run jobs".';
/** One line of our own words: what the run did, and what is left to do. */
function followUpSentence(words) {
    switch (words.kind) {
        case 'comment':
            return 'A review that only comments changes nothing.';
        case 'no_pull_request':
            return 'No open pull request has this head any more: there is nothing to do.';
        case 'written':
            return `#${words.pullRequest}: the decision was written as a new check run.`;
        case 'aligned':
            return [`#${words.pullRequest}: ${stateWords(words)}`, ...earlierWords(words)].join(' ');
    }
}
function stateWords({ passes, state, reason }) {
    switch (state) {
        case 'agrees':
            return 'the check says what would be decided now.';
        case 'asked':
            return passes
                ? 'the check would pass now, so the job that decides was asked to run again.'
                : 'the check would fail now, so the job that decides was asked to run again.';
        case 'running':
            return 'the job that decides still runs, and reads the reviews itself.';
        case 'missing':
            return 'no job that decides was found on its head. Run it, or name it in `deciding-job` where its workflow has several.';
        case 'refused':
            return `the check would ${passes ? 'pass' : 'fail'} now, and could not be run again: ${refusalWords(reason)}. ${BY_HAND}`;
    }
}
function refusalWords(reason) {
    if (reason === 'permission_missing')
        return "the token lacks `actions: write` or `checks: read`, the pull request comes from a fork, or the run is past GitHub's limit of 50 re-runs within 30 days";
    return reason ?? 'GitHub refused it';
}
function earlierWords({ earlierAsked, state, reason }) {
    const asked = earlierAsked === 0
        ? []
        : [`Jobs of earlier heads that were green still were asked to run again: ${earlierAsked}.`];
    const unread = state === 'refused' || reason === null
        ? []
        : [`Those of earlier heads could not all be looked at (${reason}).`];
    return [...asked, ...unread];
}
/** The whole of it for the summary of the job. */
function followUpReport(all) {
    const lines = all.map(({ words, headline }) => `- ${followUpSentence(words)}${headline === null ? '' : ` Looked at now: ${headline}.`}`);
    return `### Tool catalog: this run decides nothing\n\n${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ../../lib/report/escape/visible.js
/** Nothing in it is invisible. Most texts are so, and building Unicode's classes takes longer than most reports. */
const PRINTABLE_ASCII = /^[\x20-\x7E]*$/;
// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const INVISIBLE = String.raw `^\p{M}|[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}`;
/**
 * A text on one line with every invisible character as `\u{…}` (upper-case hex, no leading zeros). A backslash
 * stays as it is: where two different texts must never look the same, use `shownName`.
 */
function visible_visible(text) {
    return PRINTABLE_ASCII.test(text) ? text : withoutInvisible(text);
}
/**
 * Characters that show nothing, break a line, reorder text or have no agreed shape: controls, format characters,
 * separators but the plain space, private, unassigned and surrogate code points, everything Unicode calls ignorable by
 * default, the Braille blank, and a combining mark with nothing before it to combine with.
 */
function withoutInvisible(text) {
    return text.replace(new RegExp(INVISIBLE, 'gu'), escaped);
}
/** One code point, or a lone surrogate, as `\u{…}`. */
function escaped(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}

;// CONCATENATED MODULE: ../../lib/report/escape/log-line.js

/**
 * A text that may go to a log that a GitHub runner reads: one line in which no workflow command can begin. Line
 * breaks and invisible characters stand as `\u{…}`; `::` (a command at the start of a line) and `##[` (a command
 * anywhere in a line) are broken up by escaping their second character.
 *
 * Source of the rule: actions/runner, `ActionCommand.TryParse` and `TryParseV2`.
 */
function log_line_neutralise(text) {
    return visible_visible(text)
        .replace(/:(?=:)/gu, '\\u{3A}')
        .replace(/#(?=#\[)/gu, '\\u{23}');
}

;// CONCATENATED MODULE: ../../lib/report/wording/write-warning.js
const VERDICT_STANDS = 'The verdict does not depend on it.';
/** Why the comment could not be written, and what to do about it, on one line of our own words. */
function writeWarning({ reason, readOnly }) {
    if (reason !== 'permission_missing')
        return `The comment could not be written (${reason}). ${VERDICT_STANDS}`;
    if (readOnly)
        return `The comment could not be written: GitHub gives a read-only token to pull requests from forks and from Dependabot. ${VERDICT_STANDS}`;
    return `The comment could not be written: the token lacks \`pull-requests: write\`. Add it to the job's \`permissions\`. ${VERDICT_STANDS}`;
}

;// CONCATENATED MODULE: ../../lib/json/text-order.js
/** The order of UTF-16 code units, for `sort`. */
function compareUnits(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
/** Surrogates and what is behind them: only where both texts hold such units can `<` be wrong about them. */
const BEHIND = /[\ud800-\uffff]/;
/**
 * Orders two texts by code point: negative, zero or positive, for `sort`. Differs from `<` where a character above
 * U+FFFF meets one from U+E000 to U+FFFF.
 */
function text_order_compareCodePoints(a, b) {
    if (a === b)
        return 0;
    if (!BEHIND.test(a) || !BEHIND.test(b))
        return a < b ? -1 : 1;
    const length = Math.min(a.length, b.length);
    for (let index = 0; index < length; index += 1) {
        const left = a.charCodeAt(index);
        const right = b.charCodeAt(index);
        if (left !== right)
            return rank(left) - rank(right);
    }
    return a.length - b.length;
}
/** A code unit's place in code-point order: surrogates stand for characters behind all others. */
function rank(unit) {
    return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

;// CONCATENATED MODULE: ../../lib/json/value.js

/** Whether a value is an object; undefined, as `member` gives it, is none. */
function isObject(value) {
    return typeof value === 'object' && value !== null && value.kind === 'object';
}
/** Whether a value is an array. */
function isArray(value) {
    return typeof value === 'object' && value !== null && value.kind === 'array';
}
/** Whether a value is a number that a plain `number` cannot stand for. */
function value_isExactNumber(value) {
    return typeof value === 'object' && value !== null && value.kind === 'number';
}
/** The value of an object's key, undefined where it has none; takes time that grows with the number of keys. */
function member(object, key) {
    const index = object.keys.indexOf(key);
    return index === -1 ? undefined : object.values[index];
}
/** An object of its members in that order, without a source. Throws `duplicate_key` where a key comes twice. */
function value_jsonObject(entries) {
    const keys = entries.map(([key]) => key);
    if (new Set(keys).size < keys.length)
        throw new gate_error/* GateError */.u('duplicate_key', 'value');
    return { kind: 'object', keys, values: entries.map(([, value]) => value), starts: [], start: -1 };
}
/** An array of its items, without a source. */
function value_jsonArray(items) {
    return { kind: 'array', items, start: -1 };
}

;// CONCATENATED MODULE: ../../lib/json/locate.js
/** Line and column of an offset in a text, both from 1; LF ends a line, columns count UTF-16 units. */
function locate(text, offset) {
    let line = 1;
    let lineStart = 0;
    for (;;) {
        const feed = text.indexOf('\n', lineStart);
        if (feed === -1 || feed >= offset)
            return { line, column: offset - lineStart + 1 };
        line += 1;
        lineStart = feed + 1;
    }
}

;// CONCATENATED MODULE: ../../lib/catalog/catalog.js

const FORMATS = [
    'mcp',
    'openmed-inventory',
    'openai',
    'anthropic',
    'openmed-tools',
    'map',
    'directory',
    'directory-by-file',
    'hashes',
];
/** In the order of a catalog's entries. */
const ENTRY_KINDS = ['tool', 'prompt', 'resource', 'resourceTemplate'];
/** The lists that hold entries of each kind. */
const ENTRY_LISTS = new Map([
    ['tools', 'tool'],
    ['prompts', 'prompt'],
    ['resources', 'resource'],
    ['resourceTemplates', 'resourceTemplate'],
]);
/** The members of a catalog that has none of its own. */
const NO_MEMBERS = value_jsonObject([]);
/** Where an entry begins in its source text; null where the catalog has no text. */
function entryPlace(catalog, entry) {
    const text = catalog.sources[entry.source]?.text ?? '';
    return text === '' || entry.start < 0 ? null : locate(text, entry.start);
}

;// CONCATENATED MODULE: ../../lib/json/text-walk.js
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** Passes an opening bracket or a comma; false where the closing bracket follows. */
function goToNext(walk) {
    if (isClose(walk.text.charCodeAt(walk.at)))
        return false;
    walk.at += 1;
    skipSpace(walk);
    return !isClose(walk.text.charCodeAt(walk.at));
}
function isClose(unit) {
    return unit === CLOSE_ARRAY || unit === CLOSE_OBJECT;
}
function skipSpace(walk) {
    while (isSpace(walk.text.charCodeAt(walk.at)))
        walk.at += 1;
}
function isSpace(unit) {
    return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}
/** Passes a value, up to the comma or closing bracket behind it. */
function skipValue(walk) {
    for (let depth = 0; walk.at < walk.text.length;) {
        const unit = walk.text.charCodeAt(walk.at);
        if (depth === 0 && (unit === COMMA || isClose(unit)))
            return;
        if (unit === QUOTE) {
            skipString(walk);
            continue;
        }
        if (unit === OPEN_ARRAY || unit === OPEN_OBJECT)
            depth += 1;
        if (isClose(unit))
            depth -= 1;
        walk.at += 1;
    }
}
function skipString(walk) {
    let quote = walk.text.indexOf('"', walk.at + 1);
    while (isEscaped(walk.text, quote))
        quote = walk.text.indexOf('"', quote + 1);
    walk.at = quote === -1 ? walk.text.length : quote + 1;
}
function isEscaped(text, offset) {
    let backslashes = 0;
    while (text.charCodeAt(offset - 1 - backslashes) === BACKSLASH)
        backslashes += 1;
    return backslashes % 2 === 1;
}

;// CONCATENATED MODULE: ../../lib/json/unescape.js


const LETTER_U = 0x75;
const ESCAPES = new Map([
    ['"', '"'],
    ['\\', '\\'],
    ['/', '/'],
    ['b', '\b'],
    ['f', '\f'],
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
]);
/**
 * The characters that a string stands for, given the offsets of its first unit and of its closing quote. Throws, with
 * its place, `invalid_escape` (RFC 8259, section 7) and `lone_surrogate` (an escaped surrogate that is not followed by
 * its other half, escaped).
 */
function unescape_unescape(source, start, end) {
    const { text } = source;
    let value = '';
    let from = start;
    for (;;) {
        const escape = text.indexOf('\\', from);
        if (escape === -1 || escape >= end)
            return value + text.slice(from, end);
        value += text.slice(from, escape);
        if (text.charCodeAt(escape + 1) === LETTER_U) {
            const character = unicodeEscape(source, escape);
            value += character;
            from = escape + 6 * character.length;
        }
        else {
            value += shortEscape(source, escape);
            from = escape + 2;
        }
    }
}
function shortEscape(source, escape) {
    const character = ESCAPES.get(source.text.charAt(escape + 1));
    if (character === undefined)
        throw fault(source, 'invalid_escape', escape);
    return character;
}
/** The character of one `\uXXXX`, or of two that are a pair. */
function unicodeEscape(source, escape) {
    const unit = unitOf(source, escape);
    if (unit < 0xd800 || unit > 0xdfff)
        return String.fromCharCode(unit);
    const isHigh = unit < 0xdc00 && source.text.startsWith('\\u', escape + 6);
    const low = isHigh ? unitOf(source, escape + 6) : 0;
    if (low < 0xdc00 || low > 0xdfff)
        throw fault(source, 'lone_surrogate', escape);
    return String.fromCharCode(unit, low);
}
function unitOf(source, escape) {
    let unit = 0;
    for (let at = escape + 2; at < escape + 6; at += 1) {
        const digit = hexDigit(source.text.charCodeAt(at));
        if (digit === -1)
            throw fault(source, 'invalid_escape', escape);
        unit = unit * 16 + digit;
    }
    return unit;
}
function hexDigit(unit) {
    if (unit >= 0x30 && unit <= 0x39)
        return unit - 0x30;
    const letter = unit | 0x20;
    return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
function fault(source, code, offset) {
    return new gate_error/* GateError */.u(code, source.field, locate(source.text, offset));
}

;// CONCATENATED MODULE: ../../lib/json/json-pointer.js



const json_pointer_OPEN_ARRAY = 0x5b;
const json_pointer_OPEN_OBJECT = 0x7b;
/**
 * Where that which a JSON Pointer (RFC 6901) names stands: the key's opening quote for a member, the first unit of
 * the value for an item and for the root; null where there is no such thing. Takes the text of a document that
 * parseJson read, the pointer's unescaped tokens, and the offset of the value that the pointer starts from (the root
 * by default; an array's or object's `start` spares reading all before it; -1, no source, gives null).
 */
function placeOfPointer(text, tokens, start = 0) {
    if (start < 0)
        return null;
    const walk = { text, at: start };
    skipSpace(walk);
    let found = walk.at;
    for (const token of tokens) {
        found = enter(walk, String(token));
        if (found === -1)
            return null;
    }
    return locate(text, found);
}
/**
 * The offsets of an array's items, in one walk. Takes the text of a document that parseJson read and the array's
 * `start`; -1, no source, gives none.
 */
function itemOffsets(text, start) {
    if (start < 0)
        return [];
    const walk = { text, at: start };
    const offsets = [];
    while (goToNext(walk)) {
        offsets.push(walk.at);
        skipValue(walk);
    }
    return offsets;
}
/** Goes from a value to its member or item; returns the offset that stands for that, -1 where there is none. */
function enter(walk, token) {
    const unit = walk.text.charCodeAt(walk.at);
    if (unit === json_pointer_OPEN_OBJECT)
        return enterObject(walk, token);
    if (unit === json_pointer_OPEN_ARRAY && /^(?:0|[1-9][0-9]*)$/.test(token))
        return enterArray(walk, Number(token));
    return -1;
}
function enterObject(walk, key) {
    while (goToNext(walk)) {
        const start = walk.at;
        skipString(walk);
        const found = keyOf(walk.text.slice(start + 1, walk.at - 1)) === key;
        skipSpace(walk);
        walk.at += 1;
        skipSpace(walk);
        if (found)
            return start;
        skipValue(walk);
    }
    return -1;
}
function keyOf(raw) {
    return raw.includes('\\') ? unescape_unescape({ text: raw, field: 'pointer' }, 0, raw.length) : raw;
}
function enterArray(walk, index) {
    for (let count = 0; goToNext(walk); count += 1) {
        if (count === index)
            return walk.at;
        skipValue(walk);
    }
    return -1;
}
/** A JSON Pointer (RFC 6901) of its tokens: `~` and `/` escaped; no token is the whole document, ``. */
function jsonPointer(tokens) {
    return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

;// CONCATENATED MODULE: ../../lib/limits.js
/*
 * Every limit that a user can meet, each with its unit. What is over a limit is refused by a code, or left out of a
 * report that says how much; nothing over one passes. action.yml, README and the sentences are tested against these.
 */
const KIB = 1024;
const MIB = 1024 * KIB;
/** One input: bytes, and edges from the root to the deepest value. */
const DEFAULT_LIMITS = { maxBytes: 16 * MIB, maxDepth: 64 };
/** The highest that `max-bytes` and `max-depth` can ask for. Values so deep can still be walked by recursion. */
const MAX_LIMITS = { maxBytes: 64 * MIB, maxDepth: 1000 };
/** Bytes of all catalogs that one step parses: a process that runs out of memory leaves no report. */
const MAX_BYTES_TOGETHER = 256 * MIB;
/** Digits of one number. */
const MAX_NUMBER_DIGITS = 1000;
/** Records of one inventory (OpenMed v1, "Tool inventory"). */
const MAX_INVENTORY_RECORDS = 10_000;
/** Faults of one catalog that are listed. */
const MAX_FAULTS = 100;
/** Lines of `catalogs`, and catalogs of a step once the stars of the lines are expanded. */
const MAX_CATALOGS = 5000;
/** Approvals that can be asked for, and standing approvals of one file that are looked into. */
const MAX_APPROVALS = 20;
/**
 * Calls to GitHub about who approved, beside the first of each list and one for each approval that is needed and each
 * changed file: with everything else a run asks for, at most 30 of one catalog.
 */
const MAX_REVIEW_CALLS = 12;
/** Those of them about the write access of reviewers whom an owning team may name, and about who is in such a team. */
const MAX_OWNERSHIP_CALLS = 8;
const MAX_TEAM_CALLS = 10;
/** UTF-16 units of a path. */
const MAX_PATH_LENGTH = 4096;
/** Characters of an `id` and of a catalog's name. */
const MAX_NAME_LENGTH = 64;
/** UTF-16 units of `update-hint`. */
const MAX_HINT_LENGTH = 200;
/** Bytes of the settings file. */
const MAX_SETTINGS_BYTES = 64 * KIB;
/** Pointers of one list of the settings file, and UTF-16 units of each. */
const MAX_POINTERS = 100;
const MAX_POINTER_LENGTH = 1000;
/** Guarded branches of the settings file, and UTF-16 units of the name of one. */
const MAX_BRANCHES = 100;
const MAX_BRANCH_LENGTH = 250;
/** Bytes of CODEOWNERS: GitHub loads only files under 3 MB. It does not say which megabyte: the smaller one is safe. */
const MAX_CODEOWNERS_BYTES = 3_000_000 - 1;
/** Bytes of a `.gitattributes` that is looked into for hidden diffs. */
const MAX_ATTRIBUTES_BYTES = 64 * KIB;
/** Bytes of an event's payload: GitHub's page "Webhook events and payloads" caps one at 25 MB. */
const MAX_EVENT_BYTES = 25 * MIB;
/** Bytes of the key of a signature. */
const MAX_KEY_BYTES = 64 * KIB;
/** Bytes of a captured artifact, its entries, and bytes of its files together once they are unpacked. */
const MAX_ARTIFACT_BYTES = 64 * MIB;
const MAX_ARTIFACT_FILES = 2000;
const MAX_ARTIFACT_PLAIN_BYTES = 256 * MIB;
/** Plain bytes for one byte of an artifact: definitions of tools come nowhere near, a bomb is near 1,000. */
const MAX_ARTIFACT_RATIO = 200;
/** Minutes that a capture can be waited for: a job of GitHub's own machines ends after six hours. */
const MAX_CAPTURE_MINUTES = 350;
/** Jobs of earlier heads that are run again after a review. */
const MAX_EARLIER_JOBS = 10;
/** One attempt of a call of GitHub, and all calls of a step together, waits included: milliseconds. */
const MAX_CALL_MILLISECONDS = 30_000;
const MAX_CALLS_MILLISECONDS = 120_000;
/** One answer of git: milliseconds. */
const MAX_GIT_MILLISECONDS = 30_000;
/** Commits of a push whose pull requests are looked for. */
const MAX_PULL_COMMITS = 1000;
/** Commits that touch a protected file, among which its authors are looked for. */
const MAX_PATH_COMMITS = 1000;
/** Reviews of a pull request. */
const MAX_REVIEWS = 5000;
/** Comments of a pull request among which the gate's own is found. */
const MAX_COMMENTS = 5000;
/** Issues about watched catalogs among which the one about a catalog is found. */
const MAX_ISSUES = 5000;
/** A report in the summary of a job and in a comment, which GitHub refuses above 65,536 characters: UTF-8 bytes. */
const MAX_SUMMARY_BYTES = MIB;
const MAX_COMMENT_BYTES = 65_000;
/** A report in a check run: UTF-16 units. */
const MAX_CHECK_RUN_LENGTH = 65_535;
/** Annotations of each level: GitHub shows no more of a step. */
const MAX_ANNOTATIONS = 10;
/** Results of a SARIF file: code scanning takes no more of a run. */
const MAX_SARIF_RESULTS = 5000;
/** Pages of a list of a server that is captured, unless `max-pages` says otherwise, and the highest that it can ask for. */
const DEFAULT_LIST_PAGES = 1000;
const MAX_LIST_PAGES = 100_000;
/** One capture of a server, unless `timeout` says otherwise, and the longest that it can ask for: milliseconds. */
const DEFAULT_CAPTURE_MILLISECONDS = 120_000;
const MAX_CAPTURE_MILLISECONDS = 3_600_000;
/** The longest that `settle` can wait for lists to change: milliseconds. */
const MAX_SETTLE_MILLISECONDS = 60_000;
/** How often `repeat` captures a server, and how often one capture lists what changes meanwhile. */
const MAX_CAPTURE_REPEATS = 10;
const MAX_LISTINGS = 10;

;// CONCATENATED MODULE: ../../lib/catalog/reading.js



/** A fault at an offset of the text. */
function faultAt(reading, code, offset) {
    const known = offset >= 0 && reading.text !== '';
    return new gate_error/* GateError */.u(code, reading.field, known ? locate(reading.text, offset) : null);
}
/** The faults that reading something collects, with the one that it throws at last. */
function reading_collected(read) {
    const faults = [];
    try {
        read(faults);
    }
    catch (error) {
        if (!(error instanceof GateError))
            throw error;
        faults.push(error);
    }
    return faults;
}
/** A fault in spite of which the rest can be read: thrown, unless faults are collected. */
function tell({ faults }, fault) {
    if (faults === undefined || faults.length >= MAX_FAULTS)
        throw fault;
    faults.push(fault);
}
/** Reads items one by one; where faults are collected, an item with one is left out. */
function readEach(reading, items, read) {
    if (reading.faults === undefined)
        return items.map(read);
    return items.flatMap((item, index) => {
        try {
            return [read(item, index)];
        }
        catch (error) {
            if (!(error instanceof gate_error/* GateError */.u))
                throw error;
            tell(reading, error);
            return [];
        }
    });
}
/** A fault at the value that pointer tokens name, counted from the document's root. */
function faultBelow(reading, code, tokens) {
    const place = reading.text === '' ? null : placeOfPointer(reading.text, tokens);
    return new gate_error/* GateError */.u(code, reading.field, place);
}

;// CONCATENATED MODULE: ../../lib/catalog/entry-order.js



const SEMVER = /^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$/;
/** Orders entries by kind, key (code points) and version, for `sort`. */
function compareEntries(a, b) {
    if (a.kind !== b.kind)
        return ENTRY_KINDS.indexOf(a.kind) - ENTRY_KINDS.indexOf(b.kind);
    return text_order_compareCodePoints(a.key, b.key) || compareVersions(a.version ?? '', b.version ?? '');
}
/**
 * Orders versions, for `sort`: `N.N.N` by its numbers, which may be of any size (OpenMed tool inventory, "Order"),
 * and before every other text; other texts by code point.
 */
function compareVersions(a, b) {
    if (a === b)
        return 0;
    const left = SEMVER.exec(a);
    const right = SEMVER.exec(b);
    if (left === null || right === null) {
        return Number(left === null) - Number(right === null) || text_order_compareCodePoints(a, b);
    }
    return compareNumbers(left, right, 1) || compareNumbers(left, right, 2) || compareNumbers(left, right, 3);
}
function compareNumbers(left, right, part) {
    const a = left[part] ?? '';
    const b = right[part] ?? '';
    return a.length - b.length || text_order_compareCodePoints(a, b);
}
/** Whether two entries have the same kind, key and version; much less work than to order them. */
function isSameEntry(a, b) {
    return a.key === b.key && a.version === b.version && a.kind === b.kind;
}
/** One text for an entry's kind, key and version; two entries have the same one only if all three are equal. */
function entryId(entry) {
    const version = entry.version === null ? '' : `${entry.version.length} ${entry.version}`;
    return `${entry.kind} ${version} ${entry.key}`;
}
/** Entries in a catalog's order. Throws `duplicate_name` at the second of two with the same kind, key and version. */
function sortedEntries(reading, entries) {
    const sorted = inCatalogOrder(entries);
    if (!hasRepeated(sorted))
        return sorted;
    for (const { start } of repeatedIn(entries))
        tell(reading, faultAt(reading, 'duplicate_name', start));
    return sorted;
}
/** Surrogates and what is behind them: without such units the order of `<` is that of code points. */
const entry_order_BEHIND = /[\ud800-\uffff]/;
/** Entries by kind, key (code points) and version. */
function inCatalogOrder(entries) {
    const isPlain = !entries.some(({ key }) => entry_order_BEHIND.test(key));
    return [...entries].sort(isPlain ? comparePlain : compareEntries);
}
function comparePlain(a, b) {
    if (a.kind !== b.kind)
        return compareEntries(a, b);
    if (a.key < b.key)
        return -1;
    return a.key === b.key ? compareEntries(a, b) : 1;
}
/** Whether two entries have the same kind, key and version; takes them sorted. */
function hasRepeated(sorted) {
    return sorted.some((entry, index) => {
        const former = sorted[index - 1];
        return former !== undefined && isSameEntry(former, entry);
    });
}
/** The entries whose kind, key and version one before them has. */
function repeatedIn(entries) {
    const seen = new Set();
    return entries.filter((entry) => {
        const id = entryId(entry);
        const repeated = seen.has(id);
        seen.add(id);
        return repeated;
    });
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/adapter.js

/** Tools alone, each named by `name`. */
const TOOLS_BY_NAME = new Map([['tool', 'name']]);
/**
 * The object within a definition that has its name and the fields that a reader looks for: `function` in OpenAI's
 * nested form, else the definition itself.
 */
function namedWithin({ nestsFunctions }, definition) {
    const inner = member(definition, 'function');
    return nestsFunctions && isObject(inner) && member(definition, 'type') === 'function' ? inner : definition;
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/envelope.js


/** What beside its `result` a JSON-RPC answer may hold. */
const ANSWER = new Set(['jsonrpc', 'id', 'result']);
/**
 * Members of a `tools/list` result that say how to fetch and cache it, not what the tools are (MCP 2026-07-28). A tool's
 * own `_meta` is part of its definition.
 */
const RESULT = ['resultType', '_meta', 'ttlMs', 'cacheScope', 'nextCursor'];
/**
 * Finds the tools of a document: a bare array, an object with `tools` or `functions`, or a JSON-RPC answer (version
 * 2.0, section 5) whose `result` is such an object. Throws `error_answer` where an answer is an error (on the field
 * `FIELD.error.CODE` where its code is one of those that JSON-RPC reserves), `null_result` and `null_tools` where these
 * are null, `incomplete_result` where its `resultType` is not
 * `complete`, and `invalid_envelope` where an answer holds more than `jsonrpc` and `id` beside its result, or an array or
 * object as one of these, at that member. A document without tools gives null for them.
 */
function findBody(reading, root) {
    if (isArray(root))
        return { object: null, tools: root, list: null, path: [], envelope: new Set() };
    if (!isObject(root))
        return { object: null, tools: null, list: null, path: [], envelope: new Set() };
    requireNoNull(reading, root, 'tools', 'null_tools');
    const direct = bodyOf(root, [], new Set([...RESULT, 'jsonrpc', 'id']));
    if (direct.tools !== null)
        return direct;
    if (root.keys.includes('jsonrpc'))
        requireResult(reading, root);
    const result = member(root, 'result');
    if (isObject(result))
        requireNoNull(reading, result, 'tools', 'null_tools');
    if (isObject(result) && root.keys.includes('jsonrpc'))
        requireCompleteResult(reading, result);
    const inner = isObject(result) ? bodyOf(result, ['result'], new Set(RESULT)) : direct;
    if (inner.tools === null && !root.keys.includes('jsonrpc'))
        return direct;
    requireAnswer(reading, root);
    return inner;
}
function requireNoNull(reading, object, key, code) {
    const index = object.keys.indexOf(key);
    if (object.values[index] === null)
        throw faultAt(reading, code, object.starts[index] ?? -1);
}
/** Throws `incomplete_result` where a `resultType` is not `complete` (MCP 2026-07-28). */
function requireCompleteResult(reading, result) {
    const index = result.keys.indexOf('resultType');
    if (index === -1 || result.values[index] === 'complete')
        return;
    throw faultAt(reading, 'incomplete_result', result.starts[index] ?? -1);
}
function requireResult(reading, answer) {
    requireNoNull(reading, answer, 'result', 'null_result');
    const index = answer.keys.indexOf('error');
    if (index === -1 || answer.keys.includes('result'))
        return;
    throw faultAt(errorNamed(reading, answer.values[index]), 'error_answer', answer.starts[index] ?? -1);
}
/** JSON-RPC 2.0, section 5.1, reserves these codes: no input can say anything else with them. */
function errorNamed(reading, error) {
    const code = isObject(error) ? member(error, 'code') : undefined;
    const isReserved = typeof code === 'number' && Number.isInteger(code) && code >= -32768 && code <= -32000;
    return isReserved ? { ...reading, field: `${reading.field}.error.${code}` } : reading;
}
function bodyOf(object, path, envelope) {
    const tools = member(object, 'tools');
    if (isArray(tools) || isObject(tools))
        return { object, tools, list: 'tools', path: [...path, 'tools'], envelope };
    const functions = member(object, 'functions');
    if (isArray(functions) && tools === undefined)
        return { object, tools: functions, list: 'functions', path: [...path, 'functions'], envelope };
    return { object, tools: null, list: null, path, envelope };
}
function requireAnswer(reading, root) {
    const extra = root.keys.findIndex((key, index) => !ANSWER.has(key) || (key !== 'result' && isNested(root.values[index])));
    if (extra !== -1)
        tell(reading, faultAt(reading, 'invalid_envelope', root.starts[extra] ?? -1));
}
/** Whether a value can hold more than an envelope has to say. */
function isNested(value) {
    return isArray(value) || isObject(value);
}
/** Throws `no_tools` where tools are only said to be made at run time; takes the object whose tools are none. */
function requireNoMark(reading, object) {
    const index = object.keys.indexOf('tools_generated');
    if (index === -1 || object.values[index] === false)
        return;
    tell(reading, faultAt(reading, 'no_tools', object.starts[index] ?? -1));
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/read-entry.js



/**
 * Reads one entry of a format whose names stand within the definitions. Throws `invalid_name` where the name is
 * missing, empty or no string, and `invalid_entry` where an OpenMed tool has no such version.
 */
function readEntry(reading, names, kind, definition) {
    const part = namedWithin(names, definition);
    const field = names.nameFields?.get(kind) ?? '';
    const key = textOf(part, field);
    if (key === null)
        throw faultIn(reading, 'invalid_name', part, field);
    const version = names.versionField === null ? null : textOf(definition, names.versionField);
    if (names.versionField !== null && version === null)
        throw faultIn(reading, 'invalid_entry', definition, names.versionField);
    return { kind, key, version, definition, start: definition.start, source: 0 };
}
function textOf(object, field) {
    const value = member(object, field);
    return typeof value === 'string' && value !== '' ? value : null;
}
function faultIn(reading, code, object, field) {
    const index = object.keys.indexOf(field);
    return faultAt(reading, code, object.starts[index] ?? object.start);
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/list.js






const NO_LISTS = new Map();
/**
 * Reads a document whose tools are a list; `others` are members that are lists of entries too. Throws `no_tools` (no list, or an empty one whose tools are said to be
 * made at run time), `incomplete_list` (a `nextCursor` that is not null), `incomplete_result` (a `resultType` other than `complete`),
 * `null_entry` (on `FIELD.LIST.INDEX`), `invalid_entry` (no object),
 * `invalid_name` (the name is missing, empty or no string), `duplicate_name` and what findBody throws.
 */
function readList(reading, root, names, others = NO_LISTS) {
    const body = findBody(reading, root);
    if (!isArray(body.tools))
        throw faultAt(reading, 'no_tools', isObject(root) ? root.start : 0);
    const tools = { names, kind: 'tool', list: body.tools, path: body.path };
    if (body.object === null)
        return { members: NO_MEMBERS, entries: readEntries(reading, [tools]) };
    requireComplete(reading, body.object);
    if (names.hasEnvelope)
        requireCompleteResult(reading, body.object);
    if (body.tools.items.length === 0)
        requireNoMark(reading, body.object);
    const lists = otherLists(body.object, body.path.slice(0, -1), names, others);
    return {
        members: membersOf(body, body.object, names, lists),
        entries: readEntries(reading, [tools, ...lists]),
    };
}
function requireComplete(reading, object) {
    const index = object.keys.indexOf('nextCursor');
    if (index === -1 || object.values[index] === null)
        return;
    tell(reading, faultAt(reading, 'incomplete_list', object.starts[index] ?? -1));
}
function otherLists(object, path, names, others) {
    return [...others].flatMap(([key, kind]) => {
        const list = member(object, key);
        return isArray(list) ? [{ names, kind, list, path: [...path, key] }] : [];
    });
}
function membersOf(body, object, names, lifted) {
    const empty = { kind: 'array', items: [], start: -1 };
    const lists = new Set(lifted.map(({ path }) => path.at(-1)));
    const kept = object.keys.flatMap((key, index) => key === body.list || isEnvelope(body, names, key, object.values[index]) ? [] : [index]);
    return {
        kind: 'object',
        keys: kept.map((index) => object.keys[index] ?? ''),
        values: kept.map((index) => (lists.has(object.keys[index]) ? empty : (object.values[index] ?? null))),
        starts: kept.map((index) => object.starts[index] ?? -1),
        start: object.start,
    };
}
/** A `nextCursor` that gets here is null, a `resultType` is `complete`. */
function isEnvelope(body, names, key, value) {
    return names.hasEnvelope && body.envelope.has(key) && (key === '_meta' || !isNested(value));
}
function readEntries(reading, lists) {
    const entries = lists.flatMap((listing) => readEach(reading, listing.list.items, (item, index) => {
        const path = [...listing.path, index];
        if (item === null)
            throw faultBelow({ ...reading, field: [reading.field, ...path].join('.') }, 'null_entry', path);
        if (!isObject(item))
            throw faultBelow(reading, 'invalid_entry', path);
        return readEntry(reading, listing.names, listing.kind, item);
    }));
    return sortedEntries(reading, entries);
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/anthropic.js


/** Anthropic's tools. */
const ANTHROPIC = {
    nameFields: TOOLS_BY_NAME,
    versionField: null,
    nestsFunctions: false,
    hasEnvelope: false,
    inputSchemas: ['input_schema'],
    outputSchemas: ['output_schema'],
    read: (reading, root) => readList(reading, root, ANTHROPIC),
};

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __nccwpck_require__(3429);
;// CONCATENATED MODULE: ../../lib/json/decode-bytes.js




const LFS_POINTER = 'version https://git-lfs';
/**
 * The text of a file that should hold JSON. Takes its bytes and the largest number of them (at most MAX_LIMITS.maxBytes).
 * Throws `unsupported_value` (no Uint8Array), `too_large`, `empty_file` (nothing but white space too), `utf16` (by byte
 * order mark or by a zero byte in the first pair), `byte_order_mark`, `invalid_utf8` (RFC 3629) and `lfs_pointer` (the
 * Git LFS specification's first line), all without a place.
 */
function decodeBytes(bytes, maxBytes, field) {
    // Plain JavaScript can pass anything; a text was decoded by somebody else, who may have lost something.
    if (!(0,types_.isUint8Array)(bytes))
        throw new gate_error/* GateError */.u('unsupported_value', field);
    if (bytes.length > Math.min(maxBytes, MAX_LIMITS.maxBytes))
        throw new gate_error/* GateError */.u('too_large', field);
    const code = encodingFault(bytes);
    if (code !== null)
        throw new gate_error/* GateError */.u(code, field);
    const text = decode_bytes_textOf(bytes);
    if (/^[ \t\r\n]*$/.test(text))
        throw new gate_error/* GateError */.u('empty_file', field);
    if (text.startsWith(LFS_POINTER))
        throw new gate_error/* GateError */.u('lfs_pointer', field);
    return text;
}
function encodingFault(bytes) {
    const [first, second, third] = bytes;
    if (first === 0xff && second === 0xfe)
        return 'utf16';
    if (first === 0xfe && second === 0xff)
        return 'utf16';
    if (second !== undefined && (first === 0) !== (second === 0))
        return 'utf16';
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return 'byte_order_mark';
    return (0,external_node_buffer_.isUtf8)(bytes) ? null : 'invalid_utf8';
}
function decode_bytes_textOf(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    // The same text of ASCII, made faster.
    return buffer.toString((0,external_node_buffer_.isAscii)(bytes) ? 'latin1' : 'utf8');
}

;// CONCATENATED MODULE: ../../lib/json/cursor.js


/** A fault at the next byte, or at one that only ASCII parts from it. */
function cursor_fault(cursor, code, at = cursor.at) {
    return new gate_error/* GateError */.u(code, cursor.field, locate(cursor.text, at - cursor.shift));
}
/**
 * What stands there may not stand there: `comment` and `not_finite` (NaN, Infinity) for what other readers accept, else
 * a fault of that code, or `unexpected_end` behind the last byte.
 */
function unexpected(cursor, code = 'invalid_syntax', at = cursor.at) {
    const end = cursor.bytes.length;
    return at < end
        ? cursor_fault(cursor, knownMistake(cursor, at) ?? code, at)
        : cursor_fault(cursor, 'unexpected_end', end);
}
function knownMistake({ text, shift }, at) {
    const start = at - shift;
    if (text.startsWith('//', start) || text.startsWith('/*', start))
        return 'comment';
    return text.startsWith('NaN', start) || text.startsWith('Infinity', start) ? 'not_finite' : null;
}
/** Passes the white space of RFC 8259, section 2, and looks at the byte behind it; -1 behind the last one. */
function nextByte(cursor) {
    const { bytes } = cursor;
    let { at } = cursor;
    let byte = byteAt(bytes, at);
    while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
        at += 1;
        byte = byteAt(bytes, at);
    }
    cursor.at = at;
    return byte;
}
/** The byte of an index, -1 behind the last one. */
function byteAt(bytes, at) {
    return at < bytes.length ? (bytes[at] ?? -1) : -1;
}

;// CONCATENATED MODULE: ../../lib/json/read-string.js


const SPACE = 0x20;
const read_string_QUOTE = 0x22;
const read_string_BACKSLASH = 0x5c;
/**
 * Reads a string whose opening quote is the next byte. Throws `control_character`, `invalid_escape`,
 * `lone_surrogate` (an escaped one; others are no UTF-8) and `unexpected_end`, by RFC 8259, section 7.
 */
function readString(cursor) {
    const { bytes } = cursor;
    const start = cursor.at + 1 - cursor.shift;
    let escaped = false;
    let at = cursor.at + 1;
    for (;; at += 1) {
        const byte = byteAt(bytes, at);
        if (byte === read_string_QUOTE)
            break;
        if (byte < SPACE)
            throw unexpected(cursor, 'control_character', at);
        if (byte === read_string_BACKSLASH) {
            escaped = true;
            at += 1;
        }
        else if (byte >= 0x80)
            cursor.shift += shiftOf(byte);
    }
    cursor.at = at + 1;
    const end = at - cursor.shift;
    return escaped ? unescape_unescape(cursor, start, end) : cursor.text.slice(start, end);
}
/** What one byte adds to the shift: 1, 2 and 2 in all for the characters of 2, 3 and 4 bytes. */
function shiftOf(byte) {
    if (byte < 0xc0)
        return 1;
    return byte < 0xf0 ? 0 : -1;
}

;// CONCATENATED MODULE: ../../lib/json/read-key.js


const read_key_QUOTE = 0x22;
const COLON = 0x3a;
const read_key_BACKSLASH = 0x5c;
/**
 * Reads the key of an index and the colon behind it. Throws the codes of readString, `invalid_syntax` and
 * `unexpected_end`.
 */
function readKey(cursor, neighbour, index) {
    if (nextByte(cursor) !== read_key_QUOTE)
        throw unexpected(cursor);
    const quote = cursor.at;
    cursor.starts[cursor.keyCount] = quote - cursor.shift;
    cursor.keys[cursor.keyCount] = readSameKey(cursor, neighbour, index) ?? readString(cursor);
    cursor.keyCount += 1;
    neighbour.quotes[index] = quote;
    if (nextByte(cursor) !== COLON)
        throw unexpected(cursor);
    cursor.at += 1;
}
/** Reads a key that is the neighbour's, as are all before it. */
function readSameKey(cursor, neighbour, index) {
    if (neighbour.same !== index)
        return undefined;
    const key = neighbour.keys[index];
    if (key === undefined)
        return undefined;
    const end = sameEnd(cursor.bytes, cursor.at, neighbour.quotes[index] ?? 0);
    if (end === -1)
        return undefined;
    neighbour.same += 1;
    cursor.at = end + 1;
    return key;
}
/** Index of the closing quote of a string that is an earlier one byte by byte and needs no decoding, else -1. */
function sameEnd(bytes, quote, earlier) {
    for (let index = 1;; index += 1) {
        const byte = byteAt(bytes, quote + index);
        if (byte === read_key_BACKSLASH || byte >= 0x80 || byte !== byteAt(bytes, earlier + index))
            return -1;
        if (byte === read_key_QUOTE)
            return quote + index;
    }
}
/**
 * The keys of an object that has ended, given the index of its first one on the stack. Objects with the same keys in
 * the same order share one list, which was searched for duplicates once. Throws `duplicate_key` (compared after
 * unescaping).
 */
function takeKeys(cursor, first, neighbour) {
    const count = cursor.keyCount - first;
    if (neighbour.same !== count || neighbour.keys.length !== count)
        neighbour.keys = listOf(cursor, first);
    return neighbour.keys;
}
function listOf(cursor, first) {
    const last = cursor.keys[cursor.keyCount - 1] ?? '';
    const known = cursor.lists.get(last);
    if (known !== undefined && isList(cursor, first, known))
        return known;
    const keys = cursor.keys.slice(first, cursor.keyCount);
    if (new Set(keys).size < keys.length)
        throw duplicate(cursor, first, keys);
    cursor.lists.set(last, keys);
    return keys;
}
function isList(cursor, first, keys) {
    if (keys.length !== cursor.keyCount - first)
        return false;
    for (let index = 0; index < keys.length; index += 1) {
        if (keys[index] !== cursor.keys[first + index])
            return false;
    }
    return true;
}
function duplicate(cursor, first, keys) {
    const seen = new Set();
    const index = keys.findIndex((key) => seen.size === seen.add(key).size);
    const start = cursor.starts[first + index] ?? 0;
    return cursor_fault(cursor, 'duplicate_key', start + cursor.shift);
}

;// CONCATENATED MODULE: ../../lib/json/decimal.js
const ZERO = { digits: '0', exponent: '0' };
/** The value of a JSON number literal, or of what `String` gives for a finite double. No power is ever expanded. */
function decimalOf(literal) {
    const negative = literal.startsWith('-');
    const mark = literal.search(/[eE]/);
    const mantissa = literal.slice(negative ? 1 : 0, mark === -1 ? literal.length : mark);
    const point = mantissa.indexOf('.');
    const digits = point === -1 ? mantissa : mantissa.slice(0, point) + mantissa.slice(point + 1);
    const first = leadingZeros(digits);
    if (first === digits.length)
        return ZERO;
    const end = digits.length - trailingZeros(digits);
    const fraction = point === -1 ? 0 : mantissa.length - point - 1;
    return {
        digits: (negative ? '-' : '') + digits.slice(first, end),
        exponent: sum(mark === -1 ? '0' : literal.slice(mark + 1), digits.length - end - fraction),
    };
}
// Counted by hand: a regular expression for trailing zeros takes quadratic time.
function leadingZeros(digits) {
    let count = 0;
    while (digits.charCodeAt(count) === 0x30)
        count += 1;
    return count;
}
function trailingZeros(digits) {
    let count = 0;
    while (digits.charCodeAt(digits.length - 1 - count) === 0x30)
        count += 1;
    return count;
}
function sum(exponent, shift) {
    if (exponent.length <= 15)
        return String(Number(exponent) + shift);
    return String(BigInt(exponent.startsWith('+') ? exponent.slice(1) : exponent) + BigInt(shift));
}

;// CONCATENATED MODULE: ../../lib/json/number.js

/** Decimals of so many characters have the value of the double they become, as all of at most 15 digits do. */
const SHORT_DECIMAL = 15;
/** No double's shortest text has more digits than these. */
const MAX_DIGITS_OF_A_DOUBLE = 17;
/**
 * The value of a JSON number literal, given whether it has neither fraction nor exponent: a plain number where its
 * decimal value is that of the double it becomes (as `String` writes that) and, if integral, it was written as an
 * integer; else an exact number. `-0` is 0.
 */
function numberOf(literal, integer) {
    const double = Number(literal);
    if (integer && Number.isSafeInteger(double))
        return double === 0 ? 0 : double;
    const fraction = !Number.isInteger(double);
    if (fraction && literal.length <= SHORT_DECIMAL && !/e/i.test(literal))
        return double;
    const { digits, exponent } = decimalOf(literal);
    if (fraction !== integer && isShortest(digits, exponent, double))
        return double;
    return { kind: 'number', digits, exponent, double, integer };
}
/** Whether two numbers have one decimal value: `1`, `1.0` and `1e0` have, `-0.0` and `0` too. */
function sameNumber(a, b) {
    if (typeof a === 'number')
        return typeof b === 'number' ? a === b : isDouble(b, a);
    if (typeof b === 'number')
        return isDouble(a, b);
    return a.digits === b.digits && a.exponent === b.exponent;
}
/**
 * The one text of a number's decimal value: as RFC 8785 (section 3.2.2.3) writes a double, else `-?D(eN)?`, where D
 * are the digits without outer zeros and N is the power of ten behind them. No value has two texts, no text two values.
 */
function numberText(value) {
    if (typeof value === 'number')
        return String(value);
    if (isDouble(value, value.double))
        return String(value.double);
    return value.exponent === '0' ? value.digits : `${value.digits}e${value.exponent}`;
}
function isDouble(exact, double) {
    return exact.double === double && isShortest(exact.digits, exact.exponent, double);
}
function isShortest(digits, exponent, double) {
    if (digits.length > MAX_DIGITS_OF_A_DOUBLE + 1 || !Number.isFinite(double))
        return false;
    const shortest = decimalOf(String(double));
    return shortest.digits === digits && shortest.exponent === exponent;
}

;// CONCATENATED MODULE: ../../lib/json/read-number.js



const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const read_number_ZERO = 0x30;
const NINE = 0x39;
const LETTER_E = 0x65;
/** Integers of so many digits are doubles, and so are all on the way to them. */
const SAFE_DIGITS = 15;
/**
 * Reads a number whose first byte is next. Throws `invalid_number`, `number_too_long` (more than 1,000 digits, the
 * exponent's included) and `unexpected_end`, by RFC 8259, section 6.
 */
function readNumber(cursor) {
    const { bytes } = cursor;
    const start = cursor.at;
    const whole = bytes[start] === MINUS ? start + 1 : start;
    const wholeEnd = digitsEnd(cursor, whole);
    if (wholeEnd > whole + 1 && bytes[whole] === read_number_ZERO)
        throw cursor_fault(cursor, 'invalid_number');
    const fractionEnd = byteAt(bytes, wholeEnd) === POINT ? digitsEnd(cursor, wholeEnd + 1) : wholeEnd;
    const end = exponentEnd(cursor, fractionEnd);
    if (end - start > MAX_NUMBER_DIGITS && digitsIn(bytes, start, end) > MAX_NUMBER_DIGITS) {
        throw cursor_fault(cursor, 'number_too_long');
    }
    cursor.at = end;
    if (end === wholeEnd && end - whole <= SAFE_DIGITS)
        return smallInteger(bytes, start, whole, end);
    return numberOf(cursor.text.slice(start - cursor.shift, end - cursor.shift), end === wholeEnd);
}
function exponentEnd(cursor, at) {
    const { bytes } = cursor;
    if ((byteAt(bytes, at) | 0x20) !== LETTER_E)
        return at;
    const sign = byteAt(bytes, at + 1);
    return digitsEnd(cursor, sign === PLUS || sign === MINUS ? at + 2 : at + 1);
}
/** End of the digits, at least one, that begin at an index. */
function digitsEnd(cursor, from) {
    const { bytes } = cursor;
    let at = from;
    while (isDigit(byteAt(bytes, at)))
        at += 1;
    if (at === from)
        throw unexpected(cursor, 'invalid_number', at);
    return at;
}
function isDigit(byte) {
    return byte >= read_number_ZERO && byte <= NINE;
}
function digitsIn(bytes, start, end) {
    return bytes.subarray(start, end).filter(isDigit).length;
}
function smallInteger(bytes, start, whole, end) {
    let value = 0;
    for (let at = whole; at < end; at += 1)
        value = value * 10 + byteAt(bytes, at) - read_number_ZERO;
    return whole > start && value > 0 ? -value : value;
}

;// CONCATENATED MODULE: ../../lib/json/item-spans.js

/** Items of arrays deeper than this are not remembered: catalogs have their entries above. */
const MAX_ITEM_DEPTH = 3;
/** So many items are remembered at most, and none shorter than this: remembering them would cost more than reading. */
const MAX_SPANS = 200_000;
const MIN_ITEM_BYTES = 24;
/** How many items behind the expected one are looked at, since items may have been taken away. */
const WINDOW = 8;
/** How many items in a row may be new before the same number of old ones counts as changed. */
const MAX_ADDED = WINDOW / 2;
/** null where nothing can be shared: no earlier document, or one that was read under another limit of depth. */
function itemMatcher(earlier, maxDepth) {
    if (earlier === null || earlier.maxDepth !== maxDepth)
        return null;
    const { bytes, spans } = earlier;
    return {
        bytes: external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
        spans,
        next: 0,
        unmatched: 0,
    };
}
/**
 * The earlier item whose text stands at an index of other bytes, null where none near the expected one does. An object's
 * text has no other object's as its beginning, so equal bytes are the whole item, which was read strictly already.
 */
function matchItem(matcher, bytes, at, depth) {
    const end = Math.min(matcher.next + WINDOW, matcher.spans.length);
    for (let index = matcher.next; index < end; index += 1) {
        const span = matcher.spans[index];
        if (span === undefined || span.depth !== depth || !isSameText(matcher.bytes, span, bytes, at))
            continue;
        matcher.next = index + 1;
        matcher.unmatched = 0;
        return span;
    }
    matcher.unmatched += 1;
    if (matcher.unmatched > MAX_ADDED)
        matcher.next += 1;
    return null;
}
function isSameText(earlier, { start, end }, bytes, at) {
    const length = end - start;
    // Items differ early, in their names, or late: one look at the last byte spares most comparisons.
    if (at + length > bytes.length || bytes[at + length - 1] !== earlier[end - 1])
        return false;
    return earlier.compare(bytes, at, at + length, start, end) === 0;
}
/** Remembers an item, unless that would cost too much. */
function rememberItem(spans, span) {
    if (spans.length < MAX_SPANS && span.end - span.start >= MIN_ITEM_BYTES)
        spans.push(span);
}

;// CONCATENATED MODULE: ../../lib/json/read-text.js






const read_text_QUOTE = 0x22;
const read_text_COMMA = 0x2c;
const read_text_MINUS = 0x2d;
const read_text_ZERO = 0x30;
const read_text_NINE = 0x39;
const read_text_OPEN_ARRAY = 0x5b;
const read_text_CLOSE_ARRAY = 0x5d;
const read_text_OPEN_OBJECT = 0x7b;
const read_text_CLOSE_OBJECT = 0x7d;
/** All empty lists are one. */
const NONE = [];
/**
 * Reads a text that holds one JSON value and nothing else, by the grammar of RFC 8259; takes its bytes as well, which
 * must be valid UTF-8. Items of upper arrays whose text an earlier document has too are shared with it. Throws, each
 * with its place,
 * `invalid_syntax`, `unexpected_end`, `trailing_content`, `comment`, `not_finite`, `too_deep` (more edges than `maxDepth`, or than
 * MAX_LIMITS.maxDepth, from the root to a value) and the codes of readString, readNumber and readKey.
 */
function readText(text, bytes, maxDepth, field, earlier) {
    const cursor = cursorOf(text, bytes, maxDepth, field, earlier);
    const root = readValue(cursor, 0);
    if (nextByte(cursor) !== -1)
        throw unexpected(cursor, 'trailing_content');
    return { root, items: { bytes, maxDepth: cursor.maxDepth, spans: cursor.spans } };
}
function cursorOf(text, bytes, maxDepth, field, earlier) {
    const deepest = Math.min(maxDepth, MAX_LIMITS.maxDepth);
    // The stacks hold something from the start on: V8 makes other code for lists that were empty, and that takes time.
    return {
        text,
        bytes,
        field,
        at: 0,
        shift: 0,
        keys: [''],
        starts: [0],
        keyCount: 0,
        lists: new Map(),
        maxDepth: deepest,
        values: [''],
        valueCount: 0,
        neighbours: [noNeighbour()],
        matcher: itemMatcher(earlier, deepest),
        spans: [],
    };
}
function noNeighbour() {
    return { keys: NONE, quotes: [0], same: 0 };
}
function readValue(cursor, depth) {
    const byte = nextByte(cursor);
    if (depth > cursor.maxDepth)
        throw cursor_fault(cursor, 'too_deep');
    if (byte === read_text_QUOTE)
        return readString(cursor);
    if (byte === read_text_OPEN_OBJECT)
        return readObject(cursor, depth);
    if (byte === read_text_OPEN_ARRAY)
        return readArray(cursor, depth);
    if (byte === read_text_MINUS || (byte >= read_text_ZERO && byte <= read_text_NINE))
        return readNumber(cursor);
    return readWord(cursor);
}
function readWord(cursor) {
    if (skipWord(cursor, 'true'))
        return true;
    if (skipWord(cursor, 'false'))
        return false;
    if (skipWord(cursor, 'null'))
        return null;
    throw unexpected(cursor);
}
function skipWord(cursor, word) {
    if (!cursor.text.startsWith(word, cursor.at - cursor.shift))
        return false;
    cursor.at += word.length;
    return true;
}
function readArray(cursor, depth) {
    const start = cursor.at - cursor.shift;
    if (read_text_isEmpty(cursor, read_text_CLOSE_ARRAY))
        return { kind: 'array', items: NONE, start };
    const first = cursor.valueCount;
    if (depth < MAX_ITEM_DEPTH) {
        do
            readUpperItem(cursor, depth);
        while (continues(cursor, read_text_CLOSE_ARRAY));
    }
    else {
        do
            readMemberValue(cursor, depth);
        while (continues(cursor, read_text_CLOSE_ARRAY));
    }
    return { kind: 'array', items: takeValues(cursor, first), start };
}
/** Reads an item that an earlier document may have too, and remembers it for a later one. */
function readUpperItem(cursor, depth) {
    if (nextByte(cursor) !== read_text_OPEN_OBJECT) {
        readMemberValue(cursor, depth);
        return;
    }
    const { at: start, shift } = cursor;
    const item = sharedItem(cursor, depth + 1) ?? readObjectAt(cursor, depth + 1);
    cursor.values[cursor.valueCount] = item;
    cursor.valueCount += 1;
    rememberItem(cursor.spans, { start, end: cursor.at, shift: cursor.shift - shift, depth: depth + 1, item });
}
function readObjectAt(cursor, depth) {
    if (depth > cursor.maxDepth)
        throw cursor_fault(cursor, 'too_deep');
    return readObject(cursor, depth);
}
function sharedItem(cursor, depth) {
    const { matcher } = cursor;
    const span = matcher === null ? null : matchItem(matcher, cursor.bytes, cursor.at, depth);
    if (span === null)
        return null;
    const { keys, values, starts, start: earlier, moved = 0 } = span.item;
    const start = cursor.at - cursor.shift;
    cursor.at += span.end - span.start;
    cursor.shift += span.shift;
    return { kind: 'object', keys, values, starts, start, moved: start - (earlier - moved) };
}
function readObject(cursor, depth) {
    const start = cursor.at - cursor.shift;
    if (read_text_isEmpty(cursor, read_text_CLOSE_OBJECT))
        return { kind: 'object', keys: NONE, values: NONE, starts: NONE, start };
    const firstValue = cursor.valueCount;
    const firstKey = cursor.keyCount;
    const neighbour = neighbourAt(cursor, depth);
    neighbour.same = 0;
    do {
        readKey(cursor, neighbour, cursor.keyCount - firstKey);
        readMemberValue(cursor, depth);
    } while (continues(cursor, read_text_CLOSE_OBJECT));
    const keys = takeKeys(cursor, firstKey, neighbour);
    const starts = cursor.starts.slice(firstKey, cursor.keyCount);
    cursor.keyCount = firstKey;
    return { kind: 'object', keys, values: takeValues(cursor, firstValue), starts, start };
}
function neighbourAt(cursor, depth) {
    for (;;) {
        const neighbour = cursor.neighbours[depth];
        if (neighbour !== undefined)
            return neighbour;
        cursor.neighbours.push(noNeighbour());
    }
}
/** Passes an opening bracket, and the closing one where nothing stands between them. */
function read_text_isEmpty(cursor, close) {
    cursor.at += 1;
    if (nextByte(cursor) !== close)
        return false;
    cursor.at += 1;
    return true;
}
function readMemberValue(cursor, depth) {
    const value = readValue(cursor, depth + 1);
    cursor.values[cursor.valueCount] = value;
    cursor.valueCount += 1;
}
/** Passes a comma, behind which one more member must stand, or the closing bracket. */
function continues(cursor, close) {
    const byte = nextByte(cursor);
    if (byte !== read_text_COMMA && byte !== close)
        throw unexpected(cursor);
    cursor.at += 1;
    return byte === read_text_COMMA;
}
function takeValues(cursor, first) {
    const values = cursor.values.slice(first, cursor.valueCount);
    cursor.valueCount = first;
    return values;
}

;// CONCATENATED MODULE: ../../lib/json/parse-json.js




/**
 * Reads bytes that hold one JSON value, strictly: valid UTF-8 without byte order mark, the grammar of RFC 8259, no two
 * equal keys in an object, no lone surrogate, nothing beyond the limits. Takes the bytes (unchanged until it returns),
 * the limits (at most MAX_LIMITS; greater ones count as those), and the input's name for
 * errors. Numbers keep their exact value (see numberOf). `similar` is a document that this one may have items in common
 * with: what has the same text in both is read once and shared; the result means the same with and without it.
 *
 * Throws a GateError: without a place `unsupported_value` (no Uint8Array), `too_large`, `empty_file`, `utf16`,
 * `byte_order_mark`, `invalid_utf8`, `lfs_pointer`; with one `invalid_syntax`, `unexpected_end`, `trailing_content`,
 * `text_before_json` (the first line is none of JSON and a later one begins with a bracket), `event_stream`, `html`,
 * `yaml` (what the first line looks like), `comment`, `not_finite` (NaN, Infinity), `duplicate_key`,
 * `lone_surrogate`, `invalid_escape`, `control_character`, `invalid_number`, `number_too_long`, `too_deep`.
 */
function parseJson(bytes, limits, field, similar = null) {
    const text = decodeBytes(bytes, limits.maxBytes, field);
    return { ...readRoot(text, bytes, limits.maxDepth, field, similar?.items ?? null), text };
}
function readRoot(text, bytes, maxDepth, field, earlier) {
    try {
        return readText(text, bytes, maxDepth, field, earlier);
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u) || !isOfFirstLine(text, error))
            throw error;
        const code = languageOf(text.slice(firstUnit(text)));
        throw code === null ? error : new gate_error/* GateError */.u(code, field, locate(text, firstUnit(text)));
    }
}
const CODES_OF_TEXT = new Set([
    'invalid_syntax',
    'invalid_number',
    'control_character',
    'trailing_content',
]);
function isOfFirstLine(text, error) {
    return CODES_OF_TEXT.has(error.code) && error.place?.line === locate(text, firstUnit(text)).line;
}
/** What a text is that begins as no JSON document does; null where nothing is known of it. */
function languageOf(text) {
    if (text.startsWith('{'))
        return null;
    if (text.startsWith('<'))
        return 'html';
    if (/^(?:event|data|id|retry): ?[^\n]*\n/.test(text) && /^data:/m.test(text))
        return 'event_stream';
    if (/^(?:---|%YAML)/.test(text))
        return 'yaml';
    if (/\n[ \t]*[{[]/.test(text))
        return 'text_before_json';
    return /^(?:[A-Za-z_][\w-]*:(?:[ \r\n]|$)|- )/.test(text) ? 'yaml' : null;
}
/** Offset of the first unit that is no white space. */
function firstUnit(text) {
    return text.search(/[^ \t\r\n]/);
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/mcp.js


/** The result of MCP's `tools/list`, the lists of prompts and resources beside it. */
const MCP = {
    nameFields: new Map([
        ['tool', 'name'],
        ['prompt', 'name'],
        ['resource', 'uri'],
        ['resourceTemplate', 'uriTemplate'],
    ]),
    versionField: null,
    nestsFunctions: false,
    hasEnvelope: true,
    inputSchemas: ['inputSchema'],
    outputSchemas: ['outputSchema'],
    read: (reading, root) => readList(reading, root, MCP, new Map([...ENTRY_LISTS].filter(([list]) => list !== 'tools'))),
};

;// CONCATENATED MODULE: ../../lib/catalog/formats/openai.js


/** OpenAI's tools, flat or nested in `function`, and its older `functions`. */
const OPENAI = {
    nameFields: TOOLS_BY_NAME,
    versionField: null,
    nestsFunctions: true,
    hasEnvelope: false,
    inputSchemas: ['parameters'],
    outputSchemas: [],
    read: (reading, root) => readList(reading, root, OPENAI),
};

;// CONCATENATED MODULE: ../../lib/catalog/formats/openmed-tools.js


/** What OpenMed's registry document (`tools.json`) holds beside its tools. */
const REGISTRY_MEMBERS = ['schema_version', 'workflows'];
/** Tools as OpenMed's registry defines them: keyed by name and version. */
const OPENMED_TOOLS = {
    nameFields: TOOLS_BY_NAME,
    versionField: 'version',
    nestsFunctions: false,
    hasEnvelope: false,
    inputSchemas: ['input_schema'],
    outputSchemas: ['output_schema'],
    read: (reading, root) => readList(reading, root, OPENMED_TOOLS),
};

;// CONCATENATED MODULE: ../../lib/catalog/formats/schema-fields.js




const LIST_FORMATS = [MCP, ANTHROPIC, OPENAI, OPENMED_TOOLS];
/** Every field that a format keeps an input schema in; tools by name and in directories can use any. */
const INPUT_SCHEMA_FIELDS = distinct(LIST_FORMATS.flatMap(({ inputSchemas }) => inputSchemas));
/** Every field that a format keeps an output schema in. */
const OUTPUT_SCHEMA_FIELDS = distinct(LIST_FORMATS.flatMap(({ outputSchemas }) => outputSchemas));
/** Every field that can hold a schema; maps of tools have `schema` as well. */
const SCHEMA_FIELDS = [...INPUT_SCHEMA_FIELDS, ...OUTPUT_SCHEMA_FIELDS, 'schema'];
function distinct(fields) {
    return [...new Set(fields)];
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/directory.js








/** A directory of one-tool files; readCatalogDirectory reads it, since no file is one. */
const DIRECTORY = {
    nameFields: TOOLS_BY_NAME,
    versionField: null,
    nestsFunctions: true,
    hasEnvelope: false,
    inputSchemas: INPUT_SCHEMA_FIELDS,
    outputSchemas: OUTPUT_SCHEMA_FIELDS,
    read({ field }) {
        throw new gate_error/* GateError */.u('not_a_directory', field);
    },
};
/** The same, each tool keyed by its file's path without the ending: a folder can hold variants of one tool. */
const DIRECTORY_BY_FILE = { ...DIRECTORY, nameFields: null };
const TOOL_FILE = /^(?<stem>.*)\.(?:json|snap)$/s;
const PLAIN_PATH = /^[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+)*$/;
/** Whether a path is one that a directory of tools is read from: `*.json` or `*.snap`. */
function isToolFile(path) {
    return TOOL_FILE.test(path);
}
/**
 * Reads a directory of one-tool files, `*.json` and `*.snap`; every other file is left out. A tool is keyed by its
 * `name`, and where its file is named otherwise, a note says so; or by its file, where the format says so. Throws, on `FIELD/PATH` (a path of other than plain
 * characters is replaced by `files[N]`, N from 0 in path order), what parseJson throws, `invalid_entry` (no
 * object), `invalid_name`, `duplicate_name`; on the field `no_tools` where there is no such file and `too_large`.
 */
function readCatalogDirectory(files, options = {}) {
    return readFiles(files, options);
}
/** Every fault of a directory's files, in the order of the files, as catalogFaults tells those of a file. */
function catalogDirectoryFaults(files, options = {}) {
    return collected((faults) => readFiles(files, options, faults));
}
function readFiles(files, options, faults) {
    const field = options.field ?? 'catalog';
    const limits = options.limits ?? DEFAULT_LIMITS;
    const toolFiles = files
        .filter(({ path }) => isToolFile(path))
        .sort((a, b) => text_order_compareCodePoints(a.path, b.path));
    if (toolFiles.length === 0)
        throw new gate_error/* GateError */.u('no_tools', field);
    const size = toolFiles.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size > limits.maxBytes)
        throw new gate_error/* GateError */.u('too_large', field);
    const reading = { field, text: '', faults };
    const format = options.format ?? 'directory';
    const read = readEach(reading, toolFiles, (file, index) => {
        const name = fieldOfFile(field, file.path, index);
        const document = parseJson(file.bytes, limits, name);
        return readFile(file.path, index, { field: name, text: document.text }, document.root, format);
    });
    requireUnique(read, reading);
    return {
        format,
        members: NO_MEMBERS,
        entries: read.map(({ entry }) => entry).sort(compareEntries),
        sources: read.map(({ source }) => source),
        notes: format === 'directory' ? read.flatMap(noteOf) : [],
    };
}
function readFile(path, index, reading, root, format) {
    if (!isObject(root))
        throw faultAt(reading, 'invalid_entry', 0);
    const named = readEntry(reading, DIRECTORY, 'tool', root);
    const stem = TOOL_FILE.exec(path)?.groups?.['stem'] ?? '';
    const entry = { ...named, key: format === 'directory' ? named.key : stem, source: index };
    return { source: { file: path, text: reading.text, root, items: null }, stem, entry };
}
/** An error's message reaches logs as it is: only paths of plain characters may stand in it. */
function fieldOfFile(field, path, index) {
    return PLAIN_PATH.test(path) ? `${field}/${path}` : `${field}/files[${index}]`;
}
function requireUnique(files, { field, faults }) {
    const repeated = new Set(repeatedIn(files.map(({ entry }) => entry)));
    for (const { entry, source } of files) {
        if (!repeated.has(entry))
            continue;
        const name = fieldOfFile(field, source.file ?? '', entry.source);
        const reading = { field: name, text: source.text, faults };
        tell(reading, faultAt(reading, 'duplicate_name', entry.start));
    }
}
function noteOf({ source, stem, entry }) {
    return stem.slice(stem.lastIndexOf('/') + 1) === entry.key
        ? []
        : [{ code: 'file_name_differs', about: source.file }];
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/hash-text.js
// Hex of MD5 to SHA-512, bare or with the algorithm in front, and Subresource Integrity's base64.
const HEX = /^(?:[a-z]+[0-9-]*[:=])?(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i;
const BASE64 = /^sha(?:256|384|512)-[A-Za-z0-9+/]{43,}={0,2}$/;
/** Whether a value is the text of a hash, as lock files write it. */
function isHash(value) {
    return typeof value === 'string' && (HEX.test(value) || BASE64.test(value));
}
/** Whether an object holds a hash as one of its members. */
function isHashRecord(object) {
    return object.values.some(isHash);
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/without-member.js
/** An object without one of its members. */
function withoutMember(object, key) {
    const dropped = object.keys.indexOf(key);
    if (dropped === -1)
        return object;
    return {
        ...object,
        keys: object.keys.toSpliced(dropped, 1),
        values: object.values.toSpliced(dropped, 1),
        starts: object.starts.toSpliced(dropped, 1),
    };
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/map.js








/** Tools by name. */
const MAP = {
    nameFields: null,
    versionField: null,
    nestsFunctions: false,
    hasEnvelope: false,
    inputSchemas: INPUT_SCHEMA_FIELDS,
    outputSchemas: OUTPUT_SCHEMA_FIELDS,
    read: readMap,
};
/**
 * Reads tools by name: the members of `tools`, or those of the document itself. Throws `invalid_entry` where one is
 * no object, `invalid_name` where a name is empty, `no_tools` where there is no object at all, or an empty one whose
 * tools are said to be made at run time.
 */
function readMap(reading, root) {
    const { map, members } = findMap(reading, root);
    const entries = readEach(reading, map.keys, (_, index) => toolAt(reading, map, index));
    return { members, entries: sortedEntries(reading, entries) };
}
/** The members that are tools, and the catalog's own. */
function findMap(reading, root) {
    const { object, tools } = findBody(reading, root);
    if (object !== null && isObject(tools) && (isMapOfTools(tools) || !isMapOfSchemas(root))) {
        if (tools.keys.length === 0)
            requireNoMark(reading, object);
        return { map: tools, members: withoutMember(object, 'tools') };
    }
    if (!isObject(root))
        throw faultAt(reading, 'no_tools', 0);
    return { map: root, members: NO_MEMBERS };
}
/** The tool of a member. */
function toolAt(reading, map, index) {
    const definition = map.values[index];
    if (!isObject(definition))
        throw faultAt(reading, 'invalid_entry', map.starts[index] ?? -1);
    return entryAt(reading, map, index, definition, definition.start);
}
/** The entry of a member. */
function entryAt(reading, map, index, definition, start) {
    const key = map.keys[index] ?? '';
    if (key === '')
        throw faultAt(reading, 'invalid_name', map.starts[index] ?? -1);
    return { kind: 'tool', key, version: null, definition, start, source: 0 };
}
/** Whether the members of a document's `tools` are tools, or hashes of tools, by name. */
function isMapOfTools(tools) {
    return tools.values.every((value) => isObject(value) || isHash(value));
}
/** Whether a document is tools by name: not empty, and each member an object with a schema. */
function isMapOfSchemas(root) {
    if (!isObject(root) || root.keys.length === 0)
        return false;
    return root.values.every((value) => isObject(value) && hasSchema(value));
}
/** Whether a tool has a schema under one of the names that formats use. */
function hasSchema(tool) {
    return SCHEMA_FIELDS.some((key) => isObject(member(tool, key)));
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/hashes.js




/** A lock file that holds hashes of tools by name. */
const HASHES = {
    nameFields: null,
    versionField: null,
    nestsFunctions: false,
    hasEnvelope: false,
    inputSchemas: [],
    outputSchemas: [],
    read: readHashes,
};
/**
 * Reads a lock file that holds hashes by name, each a text, or an object among whose members hashes are. Throws as
 * readMap does.
 */
function readHashes(reading, root) {
    const { map, members } = findMap(reading, root);
    const entries = readEach(reading, map.keys, (_, index) => hashAt(reading, map, index));
    return { members, entries: sortedEntries(reading, entries), notes: notesOf(entries) };
}
function hashAt(reading, map, index) {
    const value = map.values[index] ?? null;
    if (!isHash(value))
        return toolAt(reading, map, index);
    const start = map.starts[index] ?? -1;
    const definition = { kind: 'object', keys: ['hash'], values: [value], starts: [start], start };
    return entryAt(reading, map, index, definition, start);
}
function notesOf(entries) {
    const hashes = entries.flatMap((entry) => entry.definition.values.filter(isHash));
    if (entries.length < 2 || new Set(hashes).size !== 1)
        return [];
    return [{ code: 'one_hash_for_all', about: null }];
}

;// CONCATENATED MODULE: ../../lib/catalog/identifier.js
const HEAD = /^([a-z]+):([^/]*)\/([^@]*)(?:@([^]*))?$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)$/;
/** Characters of an identifier and of its namespace; a limit of the kinds that have a type of their own. */
const MAX_IDENTIFIER_CHARACTERS = 512;
const MAX_NAMESPACE_CHARACTERS = 253;
const MAX_VERSION_CHARACTERS = 64;
/**
 * Splits an identifier by OpenMed's grammar (v1, "Governance identifiers"), null where it does not match. The kind is
 * any lower-case word, no length is limited. Label by label, so that no long text is held by one pattern.
 */
function splitIdentifier(value) {
    const [, kind = '', namespace = '', name = '', version = null] = HEAD.exec(value) ?? [];
    const labels = namespace.split('.');
    if (labels.length < 2 || !labels.every((label) => LABEL.test(label)))
        return null;
    if (!NAME.test(name) || (version !== null && !VERSION.test(version)))
        return null;
    return { kind, namespace, name, version };
}
/**
 * Whether a text is an identifier of a kind that a record holds, and whether it names a version; null where it is none.
 */
function identifierForm(text, kind) {
    const parts = text.length > MAX_IDENTIFIER_CHARACTERS ? null : splitIdentifier(text);
    if (parts?.kind !== kind || parts.namespace.length > MAX_NAMESPACE_CHARACTERS)
        return null;
    return parts.version === null ? 'plain' : 'versioned';
}
/** Whether a text is a tool's version: `N.N.N`, 64 characters at most (OpenMed v1, "Tool inventory"). */
function isToolVersion(text) {
    return text.length <= MAX_VERSION_CHARACTERS && VERSION.test(text);
}

;// CONCATENATED MODULE: ../../lib/catalog/side-effects.js

/** From the least to the most that a tool may do (OpenMed v1, "Tool inventory"). */
const SIDE_EFFECT_CLASSES = [
    'none',
    'read-only',
    'idempotent-write',
    'non-idempotent-write',
    'destructive',
];
function isSideEffectClass(value) {
    return SIDE_EFFECT_CLASSES.some((known) => known === value);
}
/** Negative where the first class may do less than the second, zero where they are one. */
function compareSideEffects(a, b) {
    return SIDE_EFFECT_CLASSES.indexOf(a) - SIDE_EFFECT_CLASSES.indexOf(b);
}
/**
 * The side-effect class that a tool's MCP annotations stand for, by the contract's conservative rule (OpenMed v1,
 * "Run tool catalog"): `read-only` if it is said to read only, else `destructive` unless it is said not to be, else
 * `idempotent-write` if it is said to be idempotent, else `non-idempotent-write`. A hint that is absent or no boolean
 * counts by its default (MCP, ToolAnnotations). `none` is never inferred.
 */
function statedSideEffects(definition) {
    const annotations = member(definition, 'annotations');
    const hint = (name) => (isObject(annotations) ? member(annotations, name) : undefined);
    if (hint('readOnlyHint') === true)
        return 'read-only';
    if (hint('destructiveHint') !== false)
        return 'destructive';
    return hint('idempotentHint') === true ? 'idempotent-write' : 'non-idempotent-write';
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/openmed-inventory.js







const openmed_inventory_INVENTORY_VERSION = 'openmed.agent.tool_inventory.v1';
const RECORD_FIELDS = [
    'tool_id',
    'version',
    'capability_class',
    'side_effect_class',
    'schema_digest',
];
/** An OpenMed tool inventory v1: records, no definitions. */
const OPENMED_INVENTORY = {
    nameFields: new Map([['tool', 'tool_id']]),
    versionField: 'version',
    nestsFunctions: false,
    hasEnvelope: false,
    inputSchemas: [],
    outputSchemas: [],
    read: (reading, root, side) => readInventory(root, reading, side),
};
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/**
 * Reads an OpenMed tool inventory v1 by its contract. Throws the contract's codes on its fields (`tools:
 * unreadable_records` for a faulty record, …); with a side, on `SIDE.FIELD`, and `SIDE: invalid_type` for what is no
 * object (OpenMed v1, "Catalog diff"); and `not_openmed_form_a` for the other document of the same name. Where faults
 * are collected, each record tells its own (`tool_id: invalid_identifier`, …), of several the one that OpenMed finds
 * first.
 */
function readInventory(root, reading, side) {
    return inventoryContent({ ...reading, isDocument: reading.faults === undefined, side }, root);
}
/** As readInventory, of records that were given one by one: each tells its own fault. */
function openmed_inventory_readInventoryRecords(root, side) {
    return inventoryContent({ isDocument: false, side, text: '' }, root);
}
function inventoryContent(inventory, root) {
    const whole = { ...inventory, field: inventory.side ?? 'inventory' };
    if (!isObject(root))
        throw faultAt(whole, 'invalid_type', 0);
    if (member(root, 'schema_version') === openmed_inventory_INVENTORY_VERSION)
        requireFormA(whole, root);
    const tools = toolsOf(inventory, root);
    const entries = recordsOf(inventory, tools);
    return { members: NO_MEMBERS, entries: sorted(inventory, entries) };
}
/**
 * Throws `not_openmed_form_a` for the other document that calls itself OpenMed's tool inventory v1: its records have
 * `capability_classes`, and it has a `tool_count`.
 */
function requireFormA(reading, root) {
    const tools = member(root, 'tools');
    const records = isArray(tools) ? tools.items.filter(isObject) : [];
    const objects = [root, ...records];
    // Like records share one list of keys.
    const marked = [...new Set(objects.map(({ keys }) => keys))].find(isOfOtherForm);
    const other = objects.find(({ keys }) => keys === marked);
    if (other !== undefined)
        throw faultAt(reading, 'not_openmed_form_a', other.start);
}
function isOfOtherForm(keys) {
    return keys.includes('tool_count') || keys.includes('capability_classes');
}
function toolsOf(inventory, root) {
    if (!hasExactly(root, ['schema_version', 'tools']))
        throw openmed_inventory_fault(inventory, 'invalid_fields', 'inventory', root.start);
    if (member(root, 'schema_version') !== openmed_inventory_INVENTORY_VERSION) {
        throw openmed_inventory_fault(inventory, 'unsupported_version', 'schema_version', startOf(root, 'schema_version'));
    }
    const tools = member(root, 'tools');
    if (!isArray(tools))
        throw openmed_inventory_fault(inventory, 'invalid_records', 'tools', startOf(root, 'tools'));
    return tools;
}
function recordsOf(inventory, tools) {
    const items = tools.items.slice(0, MAX_INVENTORY_RECORDS + 1);
    const placesOf = rememberedPlaces();
    const read = readEach(named(inventory, 'tools'), items, (item, index) => {
        if (!isObject(item))
            throw noObject(inventory, index);
        const places = placesOf(item.keys);
        if (places === null)
            throw recordFault(inventory, 'invalid_fields', 'tool', item.start);
        return readRecord(inventory, item, places);
    });
    if (items.length > MAX_INVENTORY_RECORDS)
        throw openmed_inventory_fault(inventory, 'too_many_records', 'tools', tools.start);
    return read;
}
/** Like records share one list of keys, which is looked at once. */
function rememberedPlaces() {
    let known = null;
    let places = null;
    return (keys) => {
        if (keys !== known)
            places = placesOfFields(keys);
        known = keys;
        return places;
    };
}
function placesOfFields(keys) {
    const places = CHECKS.map(({ field }) => keys.indexOf(field));
    return keys.length === CHECKS.length && !places.includes(-1) ? places : null;
}
/** What OpenMed asks of each field, in its order. */
const CHECKS = [
    { field: 'side_effect_class', fault: (text) => (isSideEffectClass(text) ? null : 'invalid_class') },
    { field: 'tool_id', fault: toolIdFault },
    { field: 'version', fault: (text) => (isToolVersion(text) ? null : 'invalid_semver') },
    {
        field: 'capability_class',
        fault: (text) => (identifierForm(text, 'capability') === null ? 'invalid_identifier' : null),
    },
    { field: 'schema_digest', fault: (text) => (DIGEST.test(text) ? null : 'invalid_digest') },
];
const TOOL_ID = CHECKS.findIndex(({ field }) => field === 'tool_id');
const openmed_inventory_VERSION = CHECKS.findIndex(({ field }) => field === 'version');
function toolIdFault(text) {
    const form = identifierForm(text, 'tool');
    if (form === null)
        return 'invalid_identifier';
    return form === 'versioned' ? 'version_must_be_separate' : null;
}
function readRecord(inventory, record, places) {
    // A record that an inventory read before has as well holds to the contract.
    if (inventory.isSharedRight !== true || record.moved === undefined)
        checkRecord(inventory, record, places);
    const [key, version] = [textAt(record, places[TOOL_ID]), textAt(record, places[openmed_inventory_VERSION])];
    return { kind: 'tool', key, version, definition: record, start: record.start, source: 0 };
}
function checkRecord(inventory, record, places) {
    for (const [index, { field, fault: faultOf }] of CHECKS.entries()) {
        const code = faultOf(textAt(record, places[index]));
        if (code !== null)
            throw recordFault(inventory, code, field, startOf(record, field));
    }
}
/** What is no text is as wrong as an empty one. */
function textAt(record, place = -1) {
    const value = record.values[place];
    return typeof value === 'string' ? value : '';
}
/** The text of a field of a record that was read. */
function fieldOf(record, field) {
    const value = member(record, field);
    return typeof value === 'string' ? value : '';
}
function sorted(inventory, entries) {
    const inOrder = inCatalogOrder(entries);
    if (!hasRepeated(inOrder))
        return inOrder;
    const reading = named(inventory, 'tools');
    for (const { start } of repeatedIn(entries))
        tell(reading, faultAt(reading, 'duplicate_record', start));
    return inOrder;
}
function hasExactly(object, fields) {
    return object.keys.length === fields.length && fields.every((field) => object.keys.includes(field));
}
function startOf(object, key) {
    return object.starts[object.keys.indexOf(key)] ?? object.start;
}
function openmed_inventory_fault(inventory, code, field, offset) {
    return faultAt(named(inventory, field), code, offset);
}
/** A record's own fault, or what OpenMed makes of it within a document. */
function recordFault(inventory, code, field, offset) {
    return inventory.isDocument
        ? openmed_inventory_fault(inventory, 'unreadable_records', 'tools', offset)
        : openmed_inventory_fault(inventory, code, field, offset);
}
function noObject(inventory, index) {
    return inventory.isDocument
        ? faultBelow(named(inventory, 'tools'), 'unreadable_records', ['tools', index])
        : faultBelow(named(inventory, 'tool'), 'invalid_type', ['tools', index]);
}
function named(inventory, field) {
    return { ...inventory, field: inventory.side === null ? field : `${inventory.side}.${field}` };
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/adapters.js












/** Every format. */
const ADAPTERS = {
    mcp: MCP,
    'openmed-inventory': OPENMED_INVENTORY,
    openai: OPENAI,
    anthropic: ANTHROPIC,
    'openmed-tools': OPENMED_TOOLS,
    map: MAP,
    directory: DIRECTORY,
    'directory-by-file': DIRECTORY_BY_FILE,
    hashes: HASHES,
};
/** The field that an entry's key is read from; null in the formats whose keys stand beside the definition. */
function nameField(format, kind) {
    return ADAPTERS[format].nameFields?.get(kind) ?? null;
}
/**
 * The object within a definition that has its name and the fields that a reader looks for: `function` in OpenAI's
 * nested form, else the definition itself.
 */
function namedPart(format, definition) {
    return namedWithin(ADAPTERS[format], definition);
}
/** A definition without its name, to tell whether two entries are equal but for that. */
function withoutName(format, kind, definition) {
    const field = nameField(format, kind);
    if (field === null)
        return definition;
    const part = namedPart(format, definition);
    if (part === definition)
        return withoutMember(definition, field);
    const inner = withoutMember(part, field);
    const values = definition.values.map((value, index) => definition.keys[index] === 'function' ? inner : value);
    return { ...definition, values };
}
/** Formats whose document is a list of tools: an empty one could be of any of them. */
const LISTS = ['mcp', 'openai', 'anthropic', 'openmed-tools'];
/**
 * The format in which two catalogs can be compared, null where there is none: their own, or that of the other where one
 * is an empty list, which nothing tells apart.
 */
function commonFormat(before, after) {
    if (before.format === after.format)
        return before.format;
    if (!LISTS.includes(before.format) || !LISTS.includes(after.format))
        return null;
    if (before.entries.length === 0)
        return after.format;
    return after.entries.length === 0 ? before.format : null;
}
/** Whether a format is a directory of files, and no file. */
function isDirectoryFormat(format) {
    return format === 'directory' || format === 'directory-by-file';
}
/** Whether the tools of a format have schemas to look at. */
function adapters_holdsSchemas(format) {
    return ADAPTERS[format].inputSchemas.length > 0;
}
/** The schema of a tool's arguments; undefined where it has none. Any format's field for it is looked at. */
function inputSchemaOf(format, definition) {
    const part = namedPart(format, definition);
    const field = INPUT_SCHEMA_FIELDS.find((name) => part.keys.includes(name));
    return field === undefined ? undefined : member(part, field);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
;// CONCATENATED MODULE: ../../lib/json/plain-value.js



/**
 * A JSON-compatible JavaScript value as a JsonValue: null, booleans, well-formed strings, finite numbers, dense
 * arrays and plain objects (any realm's, or without prototype) of enumerable data properties. No getter or trap is run.
 * Throws `unsupported_value` for anything else (undefined, bigint, symbols, functions, class instances, Map, Date,
 * NaN, sparse arrays, cycles, accessors, proxies), `lone_surrogate`, `too_deep` and `too_large`.
 */
function plain_value_fromValue(value, field, limits = DEFAULT_LIMITS) {
    return take({ field, limits, holders: new Set(), size: 0 }, value, 0);
}
function take(taking, value, depth) {
    if (depth > Math.min(taking.limits.maxDepth, MAX_LIMITS.maxDepth))
        throw new gate_error/* GateError */.u('too_deep', taking.field);
    count(taking, 1);
    if (value === null || typeof value === 'boolean')
        return value;
    if (typeof value === 'string')
        return takeString(taking, value);
    if (typeof value === 'number' && Number.isFinite(value))
        return value === 0 ? 0 : value;
    if (typeof value !== 'object' || external_node_util_.types.isProxy(value) || taking.holders.has(value))
        throw unsupported(taking);
    taking.holders.add(value);
    const taken = Array.isArray(value) ? takeArray(taking, value, depth) : takeObject(taking, value, depth);
    taking.holders.delete(value);
    return taken;
}
function unsupported(taking) {
    return new gate_error/* GateError */.u('unsupported_value', taking.field);
}
function count(taking, size) {
    taking.size += size;
    if (taking.size > taking.limits.maxBytes)
        throw new gate_error/* GateError */.u('too_large', taking.field);
}
function takeString(taking, text) {
    count(taking, text.length);
    if (!text.isWellFormed())
        throw new gate_error/* GateError */.u('lone_surrogate', taking.field);
    return text;
}
function takeArray(taking, array, depth) {
    if (!isArrayPrototype(Object.getPrototypeOf(array)))
        throw unsupported(taking);
    const names = Reflect.ownKeys(array);
    if (names.length !== array.length + 1)
        throw unsupported(taking);
    const items = names.slice(0, -1).map((name, index) => {
        if (name !== String(index))
            throw unsupported(taking);
        return take(taking, dataOf(taking, array, name), depth + 1);
    });
    return { kind: 'array', items, start: -1 };
}
function takeObject(taking, object, depth) {
    if (!isPlain(object))
        throw unsupported(taking);
    const keys = [];
    const values = [];
    for (const name of Reflect.ownKeys(object)) {
        if (typeof name !== 'string')
            throw unsupported(taking);
        keys.push(takeString(taking, name));
        values.push(take(taking, dataOf(taking, object, name), depth + 1));
    }
    return { kind: 'object', keys, values, starts: [], start: -1 };
}
function dataOf(taking, holder, name) {
    const property = Object.getOwnPropertyDescriptor(holder, name);
    if (property === undefined || !('value' in property) || property.enumerable !== true)
        throw unsupported(taking);
    return property.value;
}
function isPlain(object) {
    const prototype = Object.getPrototypeOf(object);
    return prototype === null || isObjectPrototype(prototype);
}
/** Whether this is Object.prototype, of this realm or another one. */
function isObjectPrototype(value) {
    if (typeof value !== 'object' || value === null || external_node_util_.types.isProxy(value))
        return false;
    return Object.getPrototypeOf(value) === null && Object.hasOwn(value, 'hasOwnProperty');
}
/** Whether this is Array.prototype, of this realm or another one. */
function isArrayPrototype(value) {
    if (external_node_util_.types.isProxy(value) || !Array.isArray(value))
        return false;
    return isObjectPrototype(Object.getPrototypeOf(value));
}
/**
 * A value as plain JavaScript: objects have no prototype, so that `__proto__` is a key like any other; an exact
 * number becomes its nearest double (which can be Infinity).
 */
function toValue(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (value.kind === 'number')
        return value.double;
    if (value.kind === 'array')
        return value.items.map(toValue);
    return toObject(value);
}
function toObject(object) {
    const result = { __proto__: null };
    object.keys.forEach((key, index) => {
        result[key] = toValue(object.values[index] ?? null);
    });
    return result;
}

;// CONCATENATED MODULE: ../../lib/catalog/inventory/inventory-from-records.js




/**
 * An OpenMed tool inventory of records in any order, 10,000 at most. Throws the contract's codes, of a
 * record on its own field (`tool_id: invalid_identifier`, …); what is no plain object of texts is `tool:
 * invalid_type`, what is no list `tools: invalid_records`. No getter of a caller's object is run.
 */
function inventoryFromRecords(records, field) {
    const side = field ?? null;
    if (!Array.isArray(records))
        throw new GateError('invalid_records', inventory_from_records_named(side, 'tools'));
    const tools = taken(records, inventory_from_records_named(side, 'tool'));
    const root = jsonObject([
        ['schema_version', INVENTORY_VERSION],
        ['tools', tools],
    ]);
    return inventoryOf(root, readInventoryRecords(root, side));
}
/**
 * An OpenMed tool inventory of a plain JSON-compatible document, `{schema_version, tools}`. Throws as readInventory
 * does; what has no JSON is `inventory: invalid_type`, or `FIELD: invalid_type` with a field.
 */
function inventoryFromValue(document, field) {
    const side = field ?? null;
    const root = taken(document, side ?? 'inventory');
    return inventoryOf(root, readInventory(root, { text: '' }, side));
}
function inventoryOf(root, content) {
    return {
        format: 'openmed-inventory',
        members: NO_MEMBERS,
        entries: content.entries,
        sources: [{ file: null, text: '', root, items: null }],
        notes: [],
    };
}
function inventory_from_records_named(side, field) {
    return side === null ? field : `${side}.${field}`;
}
function taken(value, field) {
    try {
        return plain_value_fromValue(value, field);
    }
    catch {
        throw new gate_error/* GateError */.u('invalid_type', field);
    }
}
/**
 * The canonical JSON of an OpenMed tool inventory v1, byte for byte, without a final line feed. Throws
 * `no_inventory` on `inventory` for a catalog of another format.
 */
function inventoryJson(catalog) {
    if (catalog.format !== 'openmed-inventory')
        throw new GateError('no_inventory', 'inventory');
    return pythonJson(jsonObject([
        ['schema_version', INVENTORY_VERSION],
        ['tools', jsonArray(catalog.entries.map(({ definition }) => definition))],
    ]));
}

;// CONCATENATED MODULE: ../../lib/diff/compared-catalog.js

/**
 * A side of a comparison as a catalog. Throws as inventoryFromValue does on what is no catalog and no inventory
 * (OpenMed v1, "Catalog diff"): nothing that a caller hands over by mistake may count as an empty catalog.
 */
function compared_catalog_comparedCatalog(side, field) {
    return isCatalog(side) ? side : inventoryFromValue(side, field);
}
/** As the readers make one, with no part missing. A document with tools is read, whatever else it pretends to be. */
function isCatalog(side) {
    if (typeof side !== 'object' || side === null || 'tools' in side || 'schema_version' in side)
        return false;
    if (!('format' in side && 'members' in side && 'sources' in side && 'entries' in side))
        return false;
    return Array.isArray(side.entries) && side.entries.every(isEntry);
}
function isEntry(entry) {
    if (typeof entry !== 'object' || entry === null || !('kind' in entry && 'definition' in entry))
        return false;
    return ('key' in entry &&
        typeof entry.key === 'string' &&
        typeof entry.definition === 'object' &&
        entry.definition !== null);
}

;// CONCATENATED MODULE: ../../lib/json/same-value.js


/**
 * Whether two values mean the same: the order of keys is irrelevant, that of items counts, numbers are compared by
 * their exact decimal value (`1`, `1.0` and `1e0` are one). Exactly then their canonical forms are equal.
 */
function sameValue(a, b) {
    if (a === b)
        return true;
    if (typeof a === 'string')
        return false;
    if (isNumber(a))
        return isNumber(b) && sameNumber(a, b);
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null)
        return false;
    if (a.kind === 'array')
        return b.kind === 'array' && sameValues(a.items, b.items);
    return b.kind === 'object' && sameMembers(a, b);
}
function isNumber(value) {
    return typeof value === 'number' || value_isExactNumber(value);
}
function sameValues(a, b) {
    if (a === b)
        return true;
    if (a.length !== b.length)
        return false;
    for (let index = 0; index < a.length; index += 1) {
        if (!sameValue(a[index] ?? null, b[index] ?? null))
            return false;
    }
    return true;
}
function sameMembers(a, b) {
    if (a.keys.length !== b.keys.length)
        return false;
    return sameOrder(a.keys, b.keys) ? sameValues(a.values, b.values) : sameByKey(a, b);
}
function sameOrder(a, b) {
    if (a === b)
        return true;
    for (let index = 0; index < a.length; index += 1) {
        if (a[index] !== b[index])
            return false;
    }
    return true;
}
function sameByKey(a, b) {
    const indexes = new Map(b.keys.map((key, index) => [key, index]));
    return a.keys.every((key, index) => {
        const other = b.values[indexes.get(key) ?? -1];
        return other !== undefined && sameValue(a.values[index] ?? null, other);
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ../../lib/json/write-json.js

/** Writes a value in a style. */
function write_json_writeJson(value, style) {
    if (typeof value === 'string')
        return style.string(value);
    if (typeof value === 'number' || value_isExactNumber(value))
        return style.number(value);
    if (value === null || typeof value === 'boolean')
        return String(value);
    return value.kind === 'array' ? writeArray(value, style) : writeObject(value, style);
}
function writeArray(array, style) {
    let text = '';
    for (const item of array.items)
        text += (text === '' ? '[' : ',') + write_json_writeJson(item, style);
    return text === '' ? '[]' : `${text}]`;
}
function writeObject(object, style) {
    const { order, labels } = layoutOf(object.keys, style);
    let text = '';
    for (let index = 0; index < order.length; index += 1) {
        text += (labels[index] ?? '') + write_json_writeJson(object.values[order[index] ?? 0] ?? null, style);
    }
    return text === '' ? '{}' : `${text}}`;
}
function layoutOf(keys, style) {
    const known = style.layouts.get(keys);
    if (known !== undefined)
        return known;
    const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => style.compare(a.key, b.key));
    const layout = {
        order: sorted.map(({ index }) => index),
        labels: sorted.map(({ key }, index) => `${index === 0 ? '{' : ','}${style.string(key)}:`),
    };
    style.layouts.set(keys, layout);
    return layout;
}

;// CONCATENATED MODULE: ../../lib/json/canonical-json.js



const CANONICAL = {
    string: quoted,
    number: numberText,
    compare: compareUnits,
    layouts: new WeakMap(),
};
/**
 * The canonical form of a value by RFC 8785: keys sorted by UTF-16 code units, no white space, the shortest escapes,
 * numbers as ECMAScript writes doubles; extended for numbers that no double is (see numberText). Two values have one
 * canonical form exactly where they mean the same.
 */
function canonicalJson(value) {
    return write_json_writeJson(value, CANONICAL);
}
/** A string by RFC 8785, section 3.2.2.2, which is ECMAScript's own way with well-formed strings. */
function quoted(text) {
    // eslint-disable-next-line no-control-regex
    return /["\\\u0000-\u001f]/.test(text) ? JSON.stringify(text) : `"${text}"`;
}

;// CONCATENATED MODULE: ../../lib/json/digest-of-pieces.js

/** Bytes that are hashed at once: small pieces cost more by their number than by their length. */
const CHUNK_BYTES = 65_536;
/** No UTF-16 unit has more bytes in UTF-8. */
const MAX_BYTES_OF_A_UNIT = 3;
/** SHA-256 of the UTF-8 bytes of the pieces that `write` puts, one after the other. */
function digest_of_pieces_digestOfPieces(write) {
    const sha256 = (0,external_node_crypto_.createHash)('sha256');
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let length = 0;
    write((piece) => {
        const most = typeof piece === 'string' ? piece.length * MAX_BYTES_OF_A_UNIT : piece.length;
        if (length + most > CHUNK_BYTES) {
            sha256.update(chunk.subarray(0, length));
            length = 0;
        }
        if (most > CHUNK_BYTES)
            sha256.update(piece);
        else
            length += copy(piece, chunk, length);
    });
    return `sha256:${sha256.update(chunk.subarray(0, length)).digest('hex')}`;
}
/** Copies a piece into a chunk; how many bytes it has. */
function copy(piece, chunk, at) {
    if (typeof piece === 'string')
        return chunk.write(piece, at);
    chunk.set(piece, at);
    return piece.length;
}

;// CONCATENATED MODULE: ../../lib/json/fingerprint.js




/**
 * SHA-256 of a value's canonical form (see canonicalJson): equal for two values exactly where they mean the same. The
 * form of a whole document is never in memory.
 */
function fingerprint_fingerprint(value) {
    return isLarge(value, LEVELS)
        ? digest_of_pieces_digestOfPieces((put) => {
            putCanonical(value, NOTHING, put);
        })
        : fingerprint_digestOf(canonicalJson(value));
}
/** The same where the canonical forms of some of the value's parts are known. */
function fingerprint_fingerprintWith(value, known) {
    return digestOfPieces((put) => {
        putCanonical(value, known, put);
    });
}
const NOTHING = new Map();
/** SHA-256 of a text's UTF-8 bytes. */
function fingerprint_digestOf(text) {
    return `sha256:${(0,external_node_crypto_.hash)('sha256', text, 'hex')}`;
}
/** A large value has more members than this, at one of its upper levels. */
const MANY = 1000;
const LEVELS = 3;
function isLarge(value, levels) {
    if (levels === 0 || typeof value !== 'object' || value === null || value.kind === 'number')
        return false;
    const members = value.kind === 'array' ? value.items : value.values;
    return members.length > MANY || members.some((member) => isLarge(member, levels - 1));
}
function putCanonical(value, known, put) {
    if (typeof value !== 'object' || value === null || !isLarge(value, LEVELS))
        put(known.get(value) ?? canonicalJson(value));
    else if (value.kind === 'array')
        putItems(value.items, known, put);
    else if (value.kind === 'object')
        putMembers(value, known, put);
}
function putItems(items, known, put) {
    let before = '[';
    for (const item of items) {
        put(before);
        const form = known.get(item);
        if (form === undefined)
            putCanonical(item, known, put);
        else
            put(form);
        before = ',';
    }
    put(items.length === 0 ? '[]' : ']');
}
function putMembers({ keys, values }, known, put) {
    const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => compareUnits(a.key, b.key));
    put('{');
    for (const [place, { key, index }] of sorted.entries()) {
        put(`${place === 0 ? '' : ','}${canonicalJson(key)}:`);
        putCanonical(values[index] ?? null, known, put);
    }
    put('}');
}

;// CONCATENATED MODULE: ../../lib/diff/entry-change.js


/** The members in which two objects differ, in code-point order; only what differs is hashed. */
function changedFields(before, after) {
    const old = new Map(before.keys.map((key, index) => [key, before.values[index] ?? null]));
    const added = after.keys.flatMap((key, index) => {
        const value = after.values[index] ?? null;
        const former = old.get(key);
        old.delete(key);
        return former !== undefined && sameValue(former, value) ? [] : [change(key, former, value)];
    });
    const removed = [...old].map(([key, value]) => change(key, value, undefined));
    return [...added, ...removed].sort((a, b) => text_order_compareCodePoints(a.field, b.field));
}
function change(field, before, after) {
    return { field, before: digestOrNull(before), after: digestOrNull(after) };
}
function digestOrNull(value) {
    return value === undefined ? null : fingerprint_fingerprint(value);
}
/** How an entry changed; null where the definitions are equal. */
function entryChange(format, before, after) {
    if (sameValue(before.definition, after.definition))
        return null;
    return { before, after, fields: fieldsOf(format, before, after) };
}
/** The fields of OpenAI's nested form are those of its `function`, which would else be the only one to ever change. */
function fieldsOf(format, before, after) {
    const fields = changedFields(before.definition, after.definition);
    const old = namedPart(format, before.definition);
    const now = namedPart(format, after.definition);
    if (old === before.definition || now === after.definition)
        return fields;
    const inner = changedFields(old, now).map((change) => ({ ...change, field: `function.${change.field}` }));
    return fields.flatMap((change) => (change.field === 'function' ? inner : [change]));
}

;// CONCATENATED MODULE: ../../lib/json/pretty-json.js


/** A value with the key order, strings and numbers of canonicalJson, two spaces a level, without a final line feed. */
function prettyJson(value) {
    return pretty(value, '\n');
}
/** Takes the line feed and indent that stand in front of the value's closing bracket. */
function pretty(value, newline) {
    if (typeof value !== 'object' || value === null || value.kind === 'number')
        return canonicalJson(value);
    const inner = `${newline}  `;
    if (value.kind === 'object')
        return enclose('{', members(value, inner), '}', newline);
    return enclose('[', value.items.map((item) => pretty(item, inner)), ']', newline);
}
function members(object, newline) {
    return object.keys
        .map((key, index) => [key, object.values[index] ?? null])
        .sort(([a], [b]) => compareUnits(a, b))
        .map(([key, value]) => `${quoted(key)}: ${pretty(value, newline)}`);
}
function enclose(open, parts, close, newline) {
    if (parts.length === 0)
        return open + close;
    return `${open}${newline}  ${parts.join(`,${newline}  `)}${newline}${close}`;
}

;// CONCATENATED MODULE: ../../lib/diff/renamed-entries.js


/** Pairs are sought among so many removed times added entries, and in definitions of so many lines together. */
const MAX_PAIRS = 10_000;
const MAX_LINES = 100_000;
const MAX_TIES = 10;
const ALIKE = 0.6;
/** Small definitions have as much in common with any other. */
const MIN_COMMON_LINES = 5;
/**
 * Pairs removed entries with added ones of the same kind and version that look like them: first those whose definitions
 * are equal but for the name, then those whose names differ in case and separators alone, then those of whose
 * definitions at least 60 % of the lines, and five, are the same. Each entry is in one pair at most; the more alike are paired
 * first, of those that are as alike the first in key order. The same pairs come out with both sides exchanged.
 */
function renamedEntries(format, removed, added) {
    if (removed.length === 0 || added.length === 0)
        return [];
    const equal = equalPairs(format, removed, added);
    const named = namedPairs(unpaired(removed, equal), unpaired(added, equal));
    const known = [...equal, ...named];
    const alike = alikePairs(format, unpaired(removed, known), unpaired(added, known));
    const order = new Map(removed.map((entry, index) => [entry, index]));
    return [...known, ...alike].sort((a, b) => (order.get(a.before) ?? 0) - (order.get(b.before) ?? 0));
}
function unpaired(entries, pairs) {
    const paired = new Set(pairs.flatMap(({ before, after }) => [before, after]));
    return entries.filter((entry) => !paired.has(entry));
}
function equalPairs(format, removed, added) {
    const contentOf = (entry) => {
        const rest = withoutName(format, entry.kind, entry.definition);
        return `${entry.kind} ${fingerprint_fingerprint(rest)} ${entry.version ?? ''}`;
    };
    const waiting = grouped(added, contentOf);
    return removed.flatMap((before) => {
        const after = waiting.get(contentOf(before))?.shift();
        return after === undefined ? [] : [{ before, after, by: 'definition', ties: [] }];
    });
}
function namedPairs(removed, added) {
    const nameOf = ({ kind, key, version }) => entryId({ kind, key: plainName(key), version });
    const waiting = grouped(added, nameOf);
    const leaving = grouped(removed, nameOf);
    return removed.flatMap((before) => {
        const rivals = leaving.get(nameOf(before)) ?? [];
        const fitting = waiting.get(nameOf(before)) ?? [];
        const after = fitting[rivals.indexOf(before)];
        if (after === undefined)
            return [];
        const ties = [...rivals, ...fitting].filter((entry) => entry !== before && entry !== after);
        return [{ before, after, by: 'name', ties: ties.slice(0, MAX_TIES) }];
    });
}
/** A name without case and separators; as it is where nothing else is in it. */
function plainName(key) {
    const plain = key.replace(/[-_./: ]/g, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return plain === '' ? key : plain;
}
function alikePairs(format, removed, added) {
    if (!adapters_holdsSchemas(format) || removed.length * added.length > MAX_PAIRS)
        return [];
    const lines = new Map([...removed, ...added].map((entry) => [entry, linesOf(format, entry)]));
    if ([...lines.values()].reduce((sum, { total }) => sum + total, 0) > MAX_LINES)
        return [];
    const scored = removed.flatMap((before) => added.flatMap((after) => {
        if (before.kind !== after.kind || before.version !== after.version)
            return [];
        const score = likeness(lines.get(before), lines.get(after));
        return score >= ALIKE ? [{ before, after, score }] : [];
    }));
    const taken = new Set();
    return scored.sort(compareLikeness).flatMap(({ before, after, score }) => {
        if (taken.has(before) || taken.has(after))
            return [];
        taken.add(before).add(after);
        const ties = scored.flatMap((other) => {
            if (other.score !== score || (other.before === before) === (other.after === after))
                return [];
            return [other.before === before ? other.after : other.before];
        });
        return [{ before, after, by: 'likeness', ties: ties.slice(0, MAX_TIES) }];
    });
}
/** The most alike first; then in an order that is the same with both sides exchanged. */
function compareLikeness(a, b) {
    const [[first = '', second = ''], [other = '', another = '']] = [keysOf(a), keysOf(b)];
    return b.score - a.score || text_order_compareCodePoints(first, other) || text_order_compareCodePoints(second, another);
}
function keysOf({ before, after }) {
    return [before.key, after.key].sort(text_order_compareCodePoints);
}
function linesOf(format, { kind, definition }) {
    const times = new Map();
    const lines = prettyJson(withoutName(format, kind, definition))
        .split('\n')
        .map((line) => line.trim().replace(/,$/, ''))
        .filter((line) => /[^[\]{}]/.test(line));
    for (const line of lines)
        times.set(line, (times.get(line) ?? 0) + 1);
    return { times, total: lines.length };
}
/** The part of the longer definition's lines that both have. */
function likeness(before, after) {
    if (before === undefined || after === undefined || before.total === 0 || after.total === 0)
        return 0;
    let common = 0;
    for (const [line, times] of before.times)
        common += Math.min(times, after.times.get(line) ?? 0);
    return common < MIN_COMMON_LINES ? 0 : common / Math.max(before.total, after.total);
}
function grouped(entries, idOf) {
    const groups = new Map();
    for (const entry of entries) {
        const group = groups.get(idOf(entry));
        if (group === undefined)
            groups.set(idOf(entry), [entry]);
        else
            group.push(entry);
    }
    return groups;
}

;// CONCATENATED MODULE: ../../lib/diff/diff-catalogs.js





/**
 * Compares two catalogs of one format by meaning (an empty list is of every list's); an OpenMed tool inventory may be a plain document, too. null stands
 * for no catalog: everything in the other is added or removed. Throws `format_mismatch` on `candidate` where the
 * formats differ, and on what is no catalog the codes of inventoryFromValue, on `baseline` or `candidate`. Linear in
 * the size of the catalogs.
 */
function diff_catalogs_diffCatalogs(baseline, candidate) {
    const before = baseline === null ? null : compared_catalog_comparedCatalog(baseline, 'baseline');
    const after = candidate === null ? null : compared_catalog_comparedCatalog(candidate, 'candidate');
    const format = formatOf(before, after);
    const { added, removed, both } = pairEntries(before?.entries ?? [], after?.entries ?? []);
    const changes = both.map((pair) => entryChange(format, pair.before, pair.after));
    return {
        members: changedFields(before?.members ?? NO_MEMBERS, after?.members ?? NO_MEMBERS),
        memberValues: before === null || after === null ? null : { before: before.members, after: after.members },
        added,
        removed,
        changed: changes.filter((change) => change !== null),
        unchanged: both.flatMap((pair, index) => (changes[index] === null ? [pair.after] : [])),
        renamed: renamedEntries(format, removed, added),
    };
}
function formatOf(before, after) {
    if (before === null || after === null)
        return (after ?? before)?.format ?? 'mcp';
    const format = commonFormat(before, after);
    if (format === null)
        throw new gate_error/* GateError */.u('format_mismatch', 'candidate');
    return format;
}
/** Whether two catalogs mean the same. */
function diff_catalogs_isEmpty(diff) {
    return [diff.members, diff.added, diff.removed, diff.changed].every((list) => list.length === 0);
}
/** Finds what two lists of entries have in common by walking both; takes them in a catalog's order and keeps it. */
function pairEntries(before, after) {
    const added = [];
    const removed = [];
    const both = [];
    let [left, right] = [0, 0];
    for (;;) {
        const [old, now] = [before[left], after[right]];
        if (old === undefined || now === undefined)
            break;
        const order = isSameEntry(old, now) ? 0 : compareEntries(old, now);
        if (order < 0)
            removed.push(old);
        else if (order > 0)
            added.push(now);
        else
            both.push({ before: old, after: now });
        if (order <= 0)
            left += 1;
        if (order >= 0)
            right += 1;
    }
    return {
        added: [...added, ...after.slice(right)],
        removed: [...removed, ...before.slice(left)],
        both,
    };
}

;// CONCATENATED MODULE: ../../lib/gate/catalog-facts.js


/** Compares what was read: equality is of meaning (an empty diff of two catalogs of one format), not of bytes. */
function catalogFacts(evidence) {
    const T = value(evidence.base);
    const H = value(evidence.head);
    const C = value(evidence.candidate);
    return {
        T,
        H,
        C,
        headAgainstBase: compareCatalogs(T, H),
        candidateAgainstHead: compareCatalogs(H, C),
        baseMoved: evidence.baseTip !== null && !sameMeaning(evidence.base, evidence.baseTip),
    };
}
function value(read) {
    return read.state === 'present' ? read.value : null;
}
/** Compares two catalogs, of which either may be none. */
function compareCatalogs(before, after) {
    if (before === null || after === null)
        return { result: 'incomparable' };
    if (commonFormat(before, after) === null)
        return { result: 'other-format' };
    const diff = diff_catalogs_diffCatalogs(before, after);
    return { result: diff_catalogs_isEmpty(diff) ? 'equal' : 'different', diff };
}
/** Invalid content means nothing, so it has the same meaning as nothing else. */
function sameMeaning(base, tip) {
    if (base.state === 'absent')
        return tip.state === 'absent';
    return compareCatalogs(value(base), value(tip)).result === 'equal';
}

;// CONCATENATED MODULE: ../../lib/gate/inherited-drift.js



/**
 * Tells apart what of a drift (H → C) the base branch has already: an entry, or a member of the catalog, whose H is the
 * baseline's at T and whose C is the candidate's at T, and both so at the base branch's tip. A change that adds, removes
 * or changes either is the change's own. null where there is nothing that could be inherited: no base, or no baseline
 * there that H can be compared with. docs/design.md, "Inherited drift".
 */
function inheritedDrift({ base, baseBranch, previousBaselinePath }, { H, C, headAgainstBase }, drift) {
    if (baseBranch === null || !('diff' in headAgainstBase))
        return null;
    if (!baseBranch.known)
        return cannotTell(baseBranch.gap);
    if (previousBaselinePath !== null)
        return cannotTell('baseline_moves');
    const { candidate, tip } = baseBranch;
    const gap = [candidate, ...(tip === null ? [] : [tip.baseline, tip.candidate])].flatMap(gapOf)[0];
    if (gap !== undefined)
        return cannotTell(gap);
    const atBase = diffsOf([headAgainstBase, compareCatalogs(inherited_drift_valueOf(candidate), C)]);
    const atTip = tip === null
        ? []
        : diffsOf([compareCatalogs(inherited_drift_valueOf(tip.baseline), H), compareCatalogs(inherited_drift_valueOf(tip.candidate), C)]);
    if (atBase === null || atTip === null)
        return cannotTell('other_format');
    const parts = split(drift, touchedIn([...atBase, ...atTip]));
    return {
        known: true,
        ...parts,
        isOutdated: !diff_catalogs_isEmpty(split(parts.own, touchedIn(atBase)).inherited),
        driftedBefore: driftedBefore(parts.own, compareCatalogs(inherited_drift_valueOf(base), inherited_drift_valueOf(candidate))),
    };
}
/** The entries of the change's own part that the base branch's candidate at T has otherwise than its baseline, too. */
function driftedBefore({ changed, added, removed }, atBase) {
    if (!('diff' in atBase))
        return [];
    const { entries } = touchedIn([atBase.diff]);
    return [...changed.map(({ after }) => after), ...added, ...removed].filter((entry) => entries.has(entryId(entry)));
}
/** null where two of them are of different formats. */
function diffsOf(comparisons) {
    const diffs = comparisons.flatMap((comparison) => ('diff' in comparison ? [comparison.diff] : []));
    return diffs.length < comparisons.length ? null : diffs;
}
/** Whether a catalog drifts, and the base branch has all of that drift already. */
function isInheritedAlone({ inheritance }) {
    return inheritance?.known === true && diff_catalogs_isEmpty(inheritance.own);
}
/** What the change brings, and what the base branch has already. */
function driftParts({ diff, inheritance }) {
    return inheritance?.known === true ? inheritance : { own: diff, inherited: null };
}
function cannotTell(gap) {
    return { known: false, gap };
}
function gapOf(read) {
    if (read.state === 'present')
        return [];
    return [read.state === 'absent' ? 'absent' : 'unreadable'];
}
function inherited_drift_valueOf(read) {
    return read.state === 'present' ? read.value : null;
}
function touchedIn(diffs) {
    const entries = diffs.flatMap(({ added, removed, changed }) => [
        ...added,
        ...removed,
        ...changed.map(({ after }) => after),
    ]);
    return {
        entries: new Set(entries.map(entryId)),
        members: new Set(diffs.flatMap(({ members }) => members.map(({ field }) => field))),
    };
}
/** Both parts of a drift, each difference in one of them; what did not change stands in the change's own. */
function split(drift, { entries, members }) {
    const isOwn = (entry) => entries.has(entryId(entry));
    const part = (belongs, holds) => ({
        members: drift.members.filter(({ field }) => holds(field)),
        memberValues: drift.memberValues === null
            ? null
            : {
                before: membersIn(drift.memberValues.before, holds),
                after: membersIn(drift.memberValues.after, holds),
            },
        added: drift.added.filter(belongs),
        removed: drift.removed.filter(belongs),
        changed: drift.changed.filter(({ after }) => belongs(after)),
        unchanged: [],
        // A pair of which one half alone is the change's own is no pair in either part.
        renamed: drift.renamed.filter(({ before, after }) => belongs(before) && belongs(after)),
    });
    const own = part(isOwn, (field) => members.has(field));
    return {
        own: { ...own, unchanged: drift.unchanged },
        inherited: part((entry) => !isOwn(entry), (field) => !members.has(field)),
    };
}
function membersIn(object, holds) {
    const kept = object.keys.flatMap((key, index) => (holds(key) ? [index] : []));
    const at = (list) => kept.flatMap((index) => list.slice(index, index + 1));
    return { ...object, keys: at(object.keys), values: at(object.values), starts: at(object.starts) };
}

;// CONCATENATED MODULE: ../../lib/gate/decision.js
/** Worst first. */
const VERDICTS = [
    'could-not-check',
    'drift',
    'policy-violation',
    'baseline-change',
    'protected-change',
    'approved',
    'unchanged',
];
/** The rows of the verdict table, each with its verdict before policy and approval. */
const ROW_VERDICTS = {
    same: 'unchanged',
    'formatting-only': 'unchanged',
    'base-moved-untouched': 'unchanged',
    moved: 'baseline-change',
    'baseline-changed': 'baseline-change',
    'first-baseline': 'baseline-change',
    'mended-baseline': 'baseline-change',
    'migrated-format': 'baseline-change',
    retired: 'baseline-change',
    'tools-changed': 'drift',
    'baseline-changed-otherwise': 'drift',
    'new-baseline-otherwise': 'drift',
    error: 'could-not-check',
};
/** The worst of some verdicts, in the order of VERDICTS; `unchanged` where there is none. */
function worstVerdict(verdicts) {
    return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'unchanged';
}

;// CONCATENATED MODULE: ../../lib/report/wording/counts.js
/** How much differs over all catalogs that were compared: entries, and apart from them the catalogs' own members. */
function countsOf(catalogs) {
    const counts = { changed: 0, added: 0, removed: 0, unchanged: 0, members: 0 };
    for (const { diff } of catalogs) {
        counts.changed += diff?.changed.length ?? 0;
        counts.added += diff?.added.length ?? 0;
        counts.removed += diff?.removed.length ?? 0;
        counts.unchanged += diff?.unchanged.length ?? 0;
        counts.members += diff?.members.length ?? 0;
    }
    return counts;
}
/** The counts as one line of Markdown, without a line feed; where some of it is inherited, how much. */
function countsLine(catalogs) {
    const { unchanged, ...counts } = countsOf(catalogs);
    return `**${countsWords(counts, ' · ')}** · ${unchanged} unchanged${partsWords(catalogs)}`;
}
/** The same as plain text. */
function counts_countsText(catalogs) {
    const { unchanged, ...counts } = countsOf(catalogs);
    return `${countsWords(counts, ', ')}, ${unchanged} unchanged${partsWords(catalogs)}`;
}
/** How many differences the base branch has already. */
function inheritedCount(catalogs) {
    return differences(catalogs.flatMap(({ inheritance }) => inheritance?.known === true ? [{ diff: inheritance.inherited }] : []));
}
function differences(catalogs) {
    const { changed, added, removed, members } = countsOf(catalogs);
    return changed + added + removed + members;
}
/** Both parts of what differs, which are all of it; nothing where nothing is inherited. */
function partsWords(catalogs) {
    const inherited = inheritedCount(catalogs);
    return inherited === 0
        ? ''
        : ` (${differences(catalogs) - inherited} of this change, ${inherited} inherited from the base branch)`;
}
/** What differs alone: `2 changed, 1 added, 0 removed`, and the members of the catalog where some do. */
function countsWords({ changed, added, removed, members }, separator) {
    const own = members === 0 ? [] : [`${members} ${members === 1 ? 'member' : 'members'} of the catalog itself`];
    return [`${changed} changed`, `${added} added`, `${removed} removed`, ...own].join(separator);
}

;// CONCATENATED MODULE: ../../lib/report/escape/code-span.js

/**
 * A text of any origin as a Markdown code span that nothing in it can close: the fence is longer than any run of
 * backticks inside, and line breaks, controls and invisible characters stand as `\u{…}` (see `visible`). GitHub
 * renders exactly `visible(text)`; an empty text becomes one space, since a code span cannot be empty.
 *
 * Not for table cells: see `cellSpan`. Source of the rule: GitHub Flavored Markdown 0.29, section 6.3.
 */
function codeSpan(text) {
    const shown = text === '' ? ' ' : visible_visible(text);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const padding = needsPadding(shown) ? ' ' : '';
    return `${fence}${padding}${shown}${padding}${fence}`;
}
/**
 * The same for a cell of a table, where a `|` ends the cell even inside a code span unless it is written `\|`
 * (GitHub Flavored Markdown 0.29, section 4.10).
 */
function cellSpan(text) {
    return codeSpan(text).replaceAll('|', '\\|');
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/gu))
        longest = Math.max(longest, run.length);
    return longest;
}
// One space on each side is taken off again where both are there. `$` next to a backtick would open a formula.
function needsPadding(text) {
    return /^[ `$]|[ `$]$/u.test(text) && !/^ +$/u.test(text);
}

;// CONCATENATED MODULE: ../../lib/report/escape/look-alikes.js

// Letters and digits drawn like an ASCII one, by script. Compatibility characters (full-width, mathematical,
// ligatures, …) are found by normalisation and are not repeated here.
const LETTERS = new Set('ıȷɑɡɩɪʟʏʋʀʙɢʜɴꞁꞮƽƼǀᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱ' + // Latin
    'асеһіјӏорԛѕуүԝхѵԁгАВСЕҺІЈКМНОРЅТУҮХЗԌԚԜԀӀЬ' + // Cyrillic
    'αγινορσυΑΒΕΖΗΙΚΜΝΟΡΤΥΧϜϳϲϹͿ' + // Greek
    'օսոցհզգյՍՕԼՏ' + // Armenian
    'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ' + // Cherokee
    'ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲬⲟⲣⲥ' + // Coptic
    'ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓞꓟꓠꓡꓢꓣꓤꓦꓧꓨꓩꓪꓫꓬꓮꓰꓲꓳꓴ' + // Lisu
    'סןוا௦൦०০੦૦౦೦๐໐ဝ၀߀ߊ٠٥۵۰١۱𐐄𐐬𐓂𐓪𐔖');
// Signs drawn like ASCII punctuation, by what they are taken for.
const SIGNS = new Set('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\u06D4\u2CBA' + // -
    '\u2018\u2019\u201A\u201B\u2032\u02B9\u02BB\u02BC\u02BD\u02C8\u05F3\uA78C' + // '
    '\u201C\u201D\u201E\u201F\u2033\u05F4\u02BA' + // "
    '\u2044\u2215\u29F8\u2571\u27CB\u3033' + // /
    '\u2236\uA789\u05C3\u0589\u02D0\u0703\u0704\u16EC\u205A' + // :
    '\u00B7\u2022\u2027\u2219\u22C5\u0387\u0701\u0702\uA4F8' + // .
    '\u060D\u066B\u00B8\uA4F9' + // ,
    '\u2217\u066D\u204E' + // *
    '\u2039\u276E\u02C2\u203A\u276F\u02C3' + // < >
    '\u2216\u29F5\u29F9' + // \
    '\u2758\u2223\u01C0\u05C0' + // |
    '\u223C\u02DC\u1FC0' + // ~
    '\u2038\u02C6\u02C4' + // ^
    '\u01C3' + // !
    '\u2026');
// Thai and Lao spell with these, although they have a compatibility decomposition.
const EVERYDAY_COMPATIBILITY = new Set(['\u0E33', '\u0EB3']);
const NON_ASCII = /[^\0-\x7F]/gu;
/**
 * A text in any language with every character that may be taken for another one as `\u{…}`: what is not in normal
 * form C, compatibility characters, four marks on one letter, signs drawn like ASCII punctuation, every non-ASCII
 * letter of a word that mixes scripts drawn alike (`pаypal` with a Cyrillic а), and every letter of a word that
 * consists of letters drawn like ASCII alone (`сору` in Cyrillic). A word of one script stays readable: `документ` is
 * left alone.
 *
 * Source of the rule: a small part of Unicode Technical Standard 39 (mixed-script and whole-script confusables).
 */
function escapeLookAlikes(text) {
    if (PRINTABLE_ASCII.test(text))
        return text;
    // A base with its marks (conjoining Hangul vowels and finals compose like marks); a word, or an escape before it.
    const cluster = unicodePattern('gu', String.raw `[^\p{M}][\p{M}\u1160-\u11FF]*|\p{M}+`);
    const word = unicodePattern('gu', String.raw `\\u\{[0-9A-F]+\}|[\p{L}\p{M}\p{N}]+`);
    return text
        .replace(cluster, (found) => (look_alikes_isPlain(found) ? found : escapeNonAscii(found)))
        .replace(NON_ASCII, (character) => (SIGNS.has(character) ? escaped(character) : character))
        .replace(word, (found) => (found.startsWith('\\') || isHonest(found) ? found : escapeNonAscii(found)));
}
/** Whether a text holds a character that may be taken for another one, or one that shows nothing. */
function hasLookAlikes(text) {
    return !PRINTABLE_ASCII.test(text) && escapeLookAlikes(visible_visible(text)) !== text;
}
function look_alikes_isPlain(cluster) {
    return (EVERYDAY_COMPATIBILITY.has(cluster) ||
        (cluster.normalize('NFKC') === cluster && !unicodePattern('u', String.raw `\p{M}{4}`).test(cluster)));
}
function isHonest(word) {
    const scripts = ALIKE_SCRIPTS.filter((script) => unicodePattern('u', `\\p{Script=${script}}`).test(word)).length;
    return scripts < 2 && Array.from(word).some((character) => character > '\x7F' && !LETTERS.has(character));
}
/** Scripts whose letters are taken for one another: no honest word mixes two of them. */
const ALIKE_SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'];
const patterns = new Map();
/** Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded. */
function unicodePattern(flags, source) {
    const made = patterns.get(source) ?? new RegExp(source, flags);
    patterns.set(source, made);
    return made;
}
function escapeNonAscii(text) {
    return text.replace(NON_ASCII, escaped);
}

;// CONCATENATED MODULE: ../../lib/report/escape/shown-name.js



/** The longest name, in code points, that is shown whole. */
const MAX_SHOWN = 80;
const SHOWN_OF_A_LONG_NAME = 48;
const HEX_OF_A_LONG_NAME = 20;
const NOT_PRINTABLE_ASCII = /[^\x20-\x7E]/gu;
const SPACE_THAT_HIDES = /^ | $| (?= )/gu;
/**
 * A tool's name, or the name of one of its fields, in printable ASCII on one line. Two different names never look the
 * same: every other character stands as `\u{…}`, a backslash as `\\`, a space that would not show as `\u{20}`. Of a
 * name over 80 code points the first 48 are followed by `…` and 20 hex digits of the SHA-256 of the whole name.
 */
function shownName(name) {
    return cut(name, asciiOnly, 1);
}
/**
 * The same for text that may be in any language (prompts, resources, paths, logins, names of catalogs): only invisible
 * characters, look-alikes and what is not in normal form C stand as `\u{…}` (see `escapeLookAlikes`).
 */
function shownText(text) {
    return cut(text, anyLanguage, 1);
}
/** The same as `shownName`, however long the name is: for text, where nothing is cut. */
function wholeName(name) {
    return asciiOnly(name);
}
/** The same as `shownText`, however long the text is. */
function wholeText(text) {
    return anyLanguage(text);
}
/** The same as `shownName` for a JSON Pointer, which may be twice as long. */
function shownPointer(pointer) {
    return cut(pointer, asciiOnly, 2);
}
/** The first 12 hex digits of a digest: enough to tell two apart by eye, not to rely on. */
function shortDigest(digest) {
    return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}
function cut(text, show, times) {
    const longest = MAX_SHOWN * times;
    const characters = Array.from(text.slice(0, 2 * longest + 2));
    if (characters.length <= longest)
        return show(text);
    const digest = fingerprint_digestOf(text).slice('sha256:'.length, 'sha256:'.length + HEX_OF_A_LONG_NAME);
    return `${show(characters.slice(0, SHOWN_OF_A_LONG_NAME * times).join(''))}…${digest}`;
}
function asciiOnly(text) {
    return withoutHiddenSpaces(text.replaceAll('\\', '\\\\').replace(NOT_PRINTABLE_ASCII, escaped));
}
function anyLanguage(text) {
    return withoutHiddenSpaces(escapeLookAlikes(visible_visible(text.replaceAll('\\', '\\\\'))));
}
function withoutHiddenSpaces(text) {
    return text.replace(SPACE_THAT_HIDES, escaped);
}

;// CONCATENATED MODULE: ../../lib/report/wording/name-list.js

// A sentence stays a sentence.
const MAX_NAMES = 4;
/** Names, paths or logins within a sentence, each in a code span: the first four, the others counted. */
function codeSpans(texts) {
    return someOf(texts.map((text) => codeSpan(shownText(text))), MAX_NAMES);
}
/** The first few of a list as words, and how many more there are: "a, b and 3 more". */
function someOf(items, most) {
    const shown = items.slice(0, most);
    const more = items.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

;// CONCATENATED MODULE: ../../lib/report/wording/inheritance-words.js



const inheritance_words_MAX_NAMES = 4;
/** What is said of drift that is none of the change's, in a first line. */
const INHERITED_WORDS = 'the base branch has this drift already, and this change does not touch it';
/** The title over what is inherited, with its number of differences. */
function inheritedTitle(count) {
    return `Inherited from the base branch (${count})`;
}
/** Why drift that the base branch has could not be told apart. */
const GAPS = {
    captured: 'the candidate was captured, or is not committed yet, so that there is none to compare it with',
    no_capture: 'there is no successful capture by a `push` of its commit',
    absent: 'it has no candidate there',
    unreadable: 'what it has there cannot be read as a catalog',
    other_format: 'what it has there is of another format',
    baseline_moves: 'the baseline moves to another path',
};
/** Why nothing counts as inherited, as a sentence for each reason. */
function gapSentences(catalogs) {
    const gaps = catalogs.flatMap(({ inheritance }) => (inheritance?.known === false ? [inheritance.gap] : []));
    return [...new Set(gaps)].map((gap) => `Nothing counts as inherited from the base branch: ${GAPS[gap]}.`);
}
/** What of the change's own drift the base branch has in another way, as a sentence; none where it has nothing of it. */
function driftedBeforeSentences(catalogs) {
    const entries = catalogs.flatMap(({ inheritance }) => inheritance?.known === true ? inheritance.driftedBefore : []);
    if (entries.length === 0)
        return [];
    const names = someOf(entries.map(({ kind, key }) => codeSpan(kind === 'tool' ? shownName(key) : shownText(key))), inheritance_words_MAX_NAMES);
    return [
        `${names} ${entries.length === 1 ? 'drifts' : 'drift'} on the base branch already, in another way.`,
    ];
}
/** Whether a step drifts, and none of it is the change's own. */
function isAllInherited({ verdict, catalogs }) {
    const drifting = catalogs.filter((catalog) => catalog.verdict === 'drift');
    return verdict === 'drift' && drifting.length > 0 && drifting.every(isInheritedAlone);
}
/** Whether inherited drift fails nothing here, so that what is left to do is an owner's. */
function isForOwners(decision) {
    return decision.failOnDrift === 'new' && isAllInherited(decision);
}

;// CONCATENATED MODULE: ../../lib/report/wording/verdict-words.js
/** Each text is Markdown of our own. */
const VERDICT_WORDS = {
    'could-not-check': {
        name: 'Could not check',
        outcome: 'could not check',
        sample: 'Could not check: no verdict on the tools',
        meaning: 'Something that the verdict needs could not be read, found or understood. The code in the report says what.',
        author: 'Look up the code below. Where it is about a file of yours, fix the file; where GitHub did not answer, run again.',
        owner: 'There is nothing to approve yet.',
        maintainer: 'Where a permission is named, add that line under `permissions:` of the job that runs the gate.',
    },
    drift: {
        name: 'Drift',
        outcome: 'not in the baseline',
        sample: 'Drift: the tools changed, the baseline did not',
        meaning: 'The tools are not those of the committed baseline.',
        author: 'If the change is wanted, run the command of the report (`update-hint`), look at what it changed, and commit the new baseline in the same pull request. If it is not, take it back: `git checkout BASE -- FILE` for a committed catalog, else the change of the server that made it. What the report lists as inherited the base branch has already: fix that there, in a pull request of its own.',
        owner: 'There is nothing to approve before baseline and tools agree, but for a baseline that was changed beside inherited drift where `fail-on-drift: new` lets that pass.',
        maintainer: 'Set `update-hint` to the command that writes the baseline, so that the report can name it. With `fail-on-drift: new` a pull request does not fail for inherited drift alone.',
    },
    'policy-violation': {
        name: 'Policy violation',
        outcome: 'breaks the policy',
        sample: 'Policy violation: the tools do not hold to the policy',
        meaning: 'The tools do not hold to the policy of the base branch.',
        author: 'Bring the tools in line with the findings, each of which names its tool and place.',
        owner: 'An approval does not help: the policy decides.',
        maintainer: 'Where the policy is wrong, change it on the base branch first, with its owners.',
    },
    'baseline-change': {
        name: 'Baseline change',
        outcome: 'waits for an owner',
        sample: 'Baseline change: tools and baseline changed alike; an owner has to approve',
        meaning: 'The pull request changes the baseline, and an owner has to approve exactly that catalog.',
        author: 'Ask the owners that the report names. You cannot approve what you wrote yourself.',
        owner: 'Look at each change of the list. Your approval is for the digest in the report: it holds until the baseline changes again, and for no other catalog.',
        maintainer: 'Where owners or reviews could not be read, the report names the permission that is missing.',
    },
    'protected-change': {
        name: 'Protected change',
        outcome: 'waits for an owner',
        sample: 'Protected change: the tools are unchanged, a file that protects them is not; an owner has to approve',
        meaning: 'The tools are as they were; a file that decides what the gate does is not.',
        author: 'Ask the owners of that file, or take the change of it out of the pull request.',
        owner: 'Look at the file itself: it decides what the gate will do once it is merged.',
        maintainer: 'Each such file needs an owner in CODEOWNERS.',
    },
    approved: {
        name: 'Approved',
        outcome: 'approved',
        sample: 'Approved: tools and baseline changed alike, and the owners approved exactly that',
        meaning: 'The baseline changes, and owners have approved exactly this catalog.',
        author: 'Nothing to do. A push that changes the catalog needs a new approval.',
        owner: 'Nothing to do.',
        maintainer: 'Nothing to do.',
    },
    unchanged: {
        name: 'Unchanged',
        outcome: 'nothing to do',
        sample: 'Unchanged: the tools are those of the baseline',
        meaning: 'Tools and baseline are what they were on the base branch.',
        author: 'Nothing to do.',
        owner: 'Nothing to do.',
        maintainer: 'Nothing to do.',
    },
};

;// CONCATENATED MODULE: ../../lib/report/wording/headline.js




const ROW_WORDS = {
    same: 'the tools are those of the baseline',
    'formatting-only': 'only the formatting of the baseline differs',
    moved: 'the baseline moves to another path',
    'base-moved-untouched': 'the baseline moved on the base branch, and this change leaves it alone',
    'tools-changed': 'the tools changed, the baseline did not',
    'baseline-changed': 'tools and baseline changed alike',
    'baseline-changed-otherwise': 'the baseline was changed, but not to what the tools are',
    'first-baseline': 'a first baseline',
    'mended-baseline': 'a baseline that could not be read is fixed, so every tool counts as added',
    'migrated-format': 'the baseline is now in another format, so every tool counts as added',
    'new-baseline-otherwise': 'the new baseline is not what the tools are',
    retired: 'the catalog is retired',
    error: 'no verdict on the tools',
};
/** The verdict of a whole step in one line of plain words of our own, without a line feed. */
function headline(decision) {
    const { verdict, fault } = decision;
    if (fault !== null)
        return `${VERDICT_WORDS[verdict].name}: nothing could be decided${asides(decision)}`;
    const worst = decision.catalogs.filter((catalog) => catalog.verdict === verdict);
    return `${VERDICT_WORDS[verdict].name}${extent(worst, decision)}${what(worst)}${inherited(decision)}${waiting(decision)}${asides(decision)}`;
}
/** A sign that tells at a glance whether the step passes, and whether with nothing to say. */
function icon(decision) {
    if (!decision.passes)
        return '❌';
    return decision.verdict === 'unchanged' || decision.verdict === 'approved' ? '✅' : '⚠️';
}
/** The verdict of one catalog in plain words: `Drift: the tools changed, the baseline did not`. */
function catalogHeadline(catalog) {
    return `${VERDICT_WORDS[catalog.verdict].name}: ${catalogWords(catalog)}`;
}
/** What the table says of the tools, unless something else decided. */
function catalogWords(catalog) {
    const { verdict, row } = catalog;
    if (verdict === 'drift' && isInheritedAlone(catalog))
        return INHERITED_WORDS;
    if (verdict === ROW_VERDICTS[row])
        return ROW_WORDS[row];
    const isUntouched = ROW_VERDICTS[row] === 'unchanged';
    switch (verdict) {
        case 'could-not-check':
            return 'nobody can approve the change';
        case 'policy-violation':
            return 'the tools do not hold to the policy';
        case 'approved':
            return isUntouched
                ? 'the owners of a protected file approved its change'
                : `${ROW_WORDS[row]}, and the owners approved exactly that`;
        case 'baseline-change':
            return isUntouched ? 'the push changed the baseline' : ROW_WORDS[row];
        default:
            return isUntouched ? 'the tools are unchanged, a file that protects them is not' : ROW_WORDS[row];
    }
}
/** In how many of several catalogs it is so: ` in 2 of 5 catalogs`. */
function extent(worst, { verdict, catalogs }) {
    if (worst.length === 0 || catalogs.length < 2)
        return '';
    return `${verdict === 'could-not-check' ? '' : ' in'} ${worst.length} of ${catalogs.length} catalogs`;
}
/** What is so of all of them alike; nothing where they differ in it. */
function what(worst) {
    const words = new Set(worst.map(catalogWords));
    const [only] = words;
    if (only === undefined)
        return ': files that protect the catalog changed';
    return words.size > 1 ? '' : `: ${only}`;
}
/** How much of a drift the base branch has already, where it has a part of it. */
function inherited(decision) {
    const catalogs = decision.catalogs.filter(({ verdict }) => verdict === 'drift');
    const count = inheritedCount(catalogs);
    if (count === 0 || decision.verdict !== 'drift' || isAllInherited(decision))
        return '';
    const { changed, added, removed, members } = countsOf(catalogs);
    return `; ${count} of ${changed + added + removed + members} differences are inherited from the base branch`;
}
function waiting(decision) {
    const { verdict, approval, event } = decision;
    if (isForOwners(decision) && breaksPolicy(decision))
        return '; but the tools do not hold to the policy';
    if (approval !== 'missing')
        return '';
    if (verdict !== 'baseline-change' && verdict !== 'protected-change' && !isForOwners(decision))
        return '';
    return event === 'push' ? '; its approval is missing' : '; an owner has to approve';
}
function breaksPolicy({ catalogs }) {
    return catalogs.some(({ policy }) => policy?.failing === true);
}
function asides(decision) {
    const off = decision.approval === 'off' ? ' — approval is off (`approvals: 0`)' : '';
    return (off + (isReportedOnly(decision) ? ` — reported only (\`fail-on-drift: ${decision.failOnDrift}\`)` : ''));
}
/** Whether a step passes by `fail-on-drift` alone. */
function isReportedOnly({ failOnDrift, passes, verdict }) {
    if (!passes || failOnDrift === true)
        return false;
    return failOnDrift === 'new' ? verdict === 'drift' : verdict !== 'unchanged' && verdict !== 'approved';
}

;// CONCATENATED MODULE: ../../lib/gate/settings-path.js
/** Where the settings file stands, read at the base branch's tip alone. */
const SETTINGS_PATH = '.github/tool-catalog-gate.yml';

;// CONCATENATED MODULE: ../../lib/report/wording/governance-sentences.js
/** What happened, then what to do next, for each code of the OpenMed contracts. */
const GOVERNANCE_SENTENCES = {
    invalid_identifier_type: 'An identifier is not a string. Write it as one.',
    identifier_too_long: 'An identifier is longer than 512 characters. Shorten it.',
    unknown_kind: 'An identifier is of a kind that the contract does not know. Use one that it does.',
    wrong_kind: 'An identifier is of another kind than is wanted here. Use the right kind.',
    namespace_too_long: 'The namespace of an identifier is longer than 253 characters. Shorten it.',
    wrong_identifier_kind: 'An identifier is of another kind than is wanted here. Use the right kind.',
    invalid_governance_identifier: 'An identifier does not have the form `kind:namespace/name@version`. Fix it.',
    unversioned_governance_identifier: 'An identifier lacks its version. Add `@1.0.0` or the version that is meant.',
    invalid_grant: 'A granted class is no `data:` identifier. Fix it.',
    duplicate_grant: 'A data class is granted twice. Remove one.',
    invalid_tool_schema: 'The schema does not pass the contract lint. Run `tool-catalog-gate lint` and fix what it finds.',
    unsafe_field_name: 'The name of a property is not made of letters, digits, `_` and `-`, or is longer than 128 characters. Rename it.',
    projection_denied: 'The plan asks for data that was not granted. Read the rationale; grant the class or drop the field.',
    invalid_data_class: 'A data class is no `data:` identifier. Fix it.',
    invalid_rules: 'The rules are not a list of rules. Make them one.',
    duplicate_rule: 'Two rules have the same path. Remove one.',
    invalid_action: 'A decision is none of `allow`, `redact` and `block`. Use one of them.',
    invalid_argument_value: 'A value is not one that JSON can hold. Pass plain JSON values.',
    replacement_requires_redact: 'A replacement stands beside an action other than `redact`. Remove it, or redact.',
    invalid_policy_profile: 'The policy profile is no `policy:` identifier. Fix it.',
    invalid_decisions: 'The decisions are not a list of decisions. Make them one.',
    duplicate_data_class: 'A data class has two decisions. Remove one.',
    missing_decision: 'A data class that a rule names has no decision. Add one.',
    invalid_policy: 'The policy is not one made by this library. Make it with the function that does.',
    invalid_hash_key: 'The key is shorter than 32 bytes or no bytes at all. Use a random key of 32 bytes.',
    invalid_arguments: 'The arguments are not one plain object. Pass one.',
    invalid_argument_field: 'The name of an argument is not made of letters, digits, `_` and `-`, or is longer than 128 characters. Rename it.',
    unclassified_argument: 'An argument matches no rule. Add a rule for it.',
    ambiguous_rule: 'An argument matches more than one rule. Make the rules exclude each other.',
    policy_profile_mismatch: 'The request names another policy profile than the policy. Use the policy that it names.',
    blocked_by_policy: 'The policy blocks an argument, so nothing was called. Read the report of the classification.',
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
    invalid_signature_format: 'The signature is not `hmac-sha256:` and 64 lower-case hex digits. Issue the grant again.',
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
    invalid_selector_digest: 'The digest of a selector is not `hmac-sha256:` and 64 lower-case hex digits. Fix it.',
    invalid_selector_key: 'The key is shorter than 32 bytes or no bytes at all. Use a random key of 32 bytes.',
    invalid_selector_value: 'A selector is not a string that can be hashed. Fix it.',
    invalid_tool_action: 'A tool and action is not a pair of identifiers. Fix it.',
    run_mismatch: 'The ticket is for another run. Issue one for this run.',
    purpose_mismatch: 'The purpose is not the one that was permitted. Use the permitted purpose, or ask for another permission.',
    record_selector_denied: 'A record is not among those that the ticket permits. Ask for a ticket that covers it.',
    tool_action_denied: 'The tool or action is not among those that the ticket permits. Ask for a ticket that covers it.',
    invalid_snapshot: 'The snapshot is not one made by this library. Capture it again.',
    invalid_bindings: 'The bindings are not a list of tools and their handlers. Make them one.',
    invalid_selection: 'The selection is not a list of tools of the registry. Fix it.',
    invalid_schema: 'The schema of a tool cannot be used. Fix it, or leave the tool out.',
    tool_unavailable: 'The tool is no longer there. Capture the run catalog again and have it reviewed.',
    implementation_changed: 'Another implementation stands behind the tool. Capture the run catalog again and have it reviewed.',
    schema_changed: 'The schema of the tool changed. Capture the run catalog again and have it reviewed.',
    side_effect_changed: 'The side effects of the tool changed. Capture the run catalog again and have it reviewed.',
    catalog_unavailable: 'The list of tools could not be had. Check the server, then try again.',
    unreviewed_tool: 'The tool is not in the reviewed catalog, so it was not called. Have it reviewed first.',
    invocation_failed: 'The call of the tool failed. See the log of the tool itself.',
};

;// CONCATENATED MODULE: ../../lib/report/wording/error-sentences.js

const ACCEPTED = 'an MCP manifest (`{"tools": […]}`, a bare array of tools or a JSON-RPC answer), an OpenMed tool inventory, OpenAI tools or functions, ' +
    'Anthropic tools, OpenMed tools, an object of tools by name, a directory of one-tool files, or a lock file of hashes';
/** What happened, then what to do next, for each code: Markdown of our own on one line. */
const ERROR_SENTENCES = {
    not_found: 'There is no such file. Check the path, and that the file is committed or was captured before this step.',
    not_readable: 'The file could not be read. Check its permissions.',
    not_a_file: 'This is not an ordinary file. Name the file itself, not a directory or device.',
    not_writable: 'The output could not be written. See whether its folder is there and may be written to, and whether its disk is full.',
    symlink: 'The path leads through a symbolic link, which is not followed. Put the file itself there.',
    submodule: 'The path leads into a submodule, which is not read. Keep the catalog in this repository.',
    lfs_pointer: 'This is a Git LFS pointer, not the file. Take the file out of LFS (`git lfs untrack`, then commit it as an ordinary file).',
    outside_workspace: 'The path leads out of the workspace. Use a path inside the repository.',
    absolute_path: 'The path is absolute. Write it relative to the root of the repository.',
    invalid_path: 'The path cannot be used. Write it relative to the root of the repository, with `/` between its parts and without `..`.',
    path_case_collision: 'Two files here have names that differ only in upper and lower case. Rename one, so that every machine reads the same file.',
    too_large: 'The file is larger than the limit. Raise `max-bytes` (at most 67108864) if a catalog of this size is right.',
    too_large_together: 'The catalogs of this step are too large together: more than 256 MiB. Give some of them a step of their own, with an `id`.',
    empty_file: 'The file is empty. Capture the catalog again and look at what the capture printed to its error output.',
    invalid_archive: 'The artifact is no sound ZIP archive. Let the capture upload it with `actions/upload-artifact`, and run the capture again.',
    too_large_unpacked: 'The files of the artifact are more than 256 MiB together. Upload the captured catalogs alone.',
    too_many_files: 'The artifact holds more than 2,000 files. Upload the captured catalogs alone.',
    compressed_too_far: 'The artifact would grow more than 200 times when it is unpacked, as an archive does that is made to fill a machine. Upload the captured catalogs alone.',
    duplicate_file: 'Two files of the artifact have the same name, or names that differ only in upper and lower case, so nobody can tell which one is meant. Upload one.',
    encrypted_file: 'A file of the artifact is encrypted. Upload it as it is.',
    byte_order_mark: 'The file begins with a byte order mark. Save it as UTF-8 without one; in Windows PowerShell 5 use `[IO.File]::WriteAllText($path, $text)`, in PowerShell 7 `Out-File -Encoding utf8NoBOM`.',
    utf16: 'The file is UTF-16, as `>` in Windows PowerShell writes it. Save it as UTF-8; in PowerShell 7 use `Out-File -Encoding utf8NoBOM`.',
    invalid_utf8: 'The file is not valid UTF-8. Save it as UTF-8.',
    invalid_syntax: 'This is not valid JSON. Fix it at the place given, or capture the catalog again.',
    unexpected_end: 'The JSON ends too early. The capture was probably cut off: capture the catalog again.',
    trailing_content: 'Something follows the JSON document. Keep one document in the file; send log lines elsewhere.',
    text_before_json: 'Text stands before the JSON, most likely log lines of the server. Send the log to standard error (`2>server.log`) and capture only standard output.',
    event_stream: 'This is an event stream (`text/event-stream`), not JSON. Keep what stands behind `data:` of the answer alone, or let `tool-catalog-gate capture` read it.',
    html: 'This is a web page (HTML or XML), not JSON: most likely an error page or a login. Look at the address that was captured, and capture the catalog again.',
    yaml: 'This looks like YAML, and a catalog is JSON. Convert it (`yq -o json`), or capture the catalog again.',
    comment: 'JSON has no comments. Remove this one, or capture the catalog again.',
    not_finite: 'NaN and Infinity are not JSON. Let the server leave the value out or write `null`; in Python, `json.dumps(…, allow_nan=False)` finds it.',
    duplicate_key: 'A key stands twice in one object, so readers disagree about what it says. Remove one of the two.',
    lone_surrogate: 'A string holds half of a surrogate pair. Write the character whole.',
    invalid_escape: 'A string holds an escape that JSON does not know. Fix it at the place given.',
    control_character: 'A string holds a bare control character. Write it as an escape, such as `\\n`.',
    invalid_number: 'A number is not written as JSON wants it. Fix it at the place given.',
    number_too_long: 'A number has more than 1,000 digits. Shorten it.',
    too_deep: 'The document is nested deeper than the limit. Raise `max-depth` if that is right.',
    unsupported_value: 'A value is not one that JSON can hold. Pass plain objects, arrays, strings, numbers, booleans and null, and a document as its bytes.',
    unknown_format: `This is no catalog that the gate knows. It reads ${ACCEPTED}. If it is one of these, set \`format\`.`,
    format_mismatch: 'Baseline and candidate are of different formats. Capture both the same way; an inventory is compared with a manifest through `map`.',
    no_inventory: 'This is no OpenMed tool inventory, and one is needed here. Name one; `tool-catalog-gate inventory` makes one of a manifest.',
    no_definitions: 'This is an inventory or a lock file of hashes, which holds no definitions of tools. Name the manifest that they were made of.',
    not_a_directory: 'The format `directory` means a directory of one-tool files, and this is one file. Name the directory, or change `format`.',
    not_openmed_form_a: 'This calls itself an OpenMed tool inventory and has another form. Write each record with exactly `tool_id`, `version`, `capability_class`, `side_effect_class` and `schema_digest`.',
    incomplete_list: 'The list of tools is incomplete: it has a `nextCursor`. Capture all pages into one list.',
    incomplete_result: 'The answer is not complete: its `resultType` is not `complete`. Answer what the server asks for, then capture the catalog again.',
    null_tools: '`tools` is null, which is no list. Repair the server, or write `{"tools":[]}` for a catalog without tools.',
    null_result: '`result` is null. Repair the server, and capture the catalog again.',
    null_entry: 'This entry of the list is null, which is no tool. Repair the server, or remove the entry.',
    error_answer: 'The server answered with the JSON-RPC error named here instead of its tools. Look at the log of the server, and capture the catalog again.',
    no_tools: 'There are no tools where some should be: no list of them, or a directory without `*.json` and `*.snap` files. Capture the catalog again; an empty catalog is `{"tools":[]}`.',
    invalid_envelope: 'The JSON-RPC answer holds something other than a result. Capture the catalog again, or keep only `jsonrpc`, `id` and `result`.',
    invalid_entry: 'An entry of the catalog does not have the shape of its format. Fix it at the place given.',
    invalid_name: 'An entry has no name, or one that is not a non-empty string. Give it one.',
    duplicate_name: 'Two entries have the same name, so nobody can tell which one an agent would call. Rename or remove one; a directory that holds variants of one tool is read with `format: directory-by-file`.',
    too_many_entries: 'The catalog has more entries than the gate accepts. Split it into several catalogs.',
    invalid_type: 'The inventory, or something in it, is of the wrong type. Write it as the OpenMed contract has it.',
    invalid_fields: 'The fields are not exactly those of the OpenMed contract. Remove the others and add the missing ones.',
    unsupported_version: 'This `schema_version` is not supported. Write the document in a version that the gate reads.',
    invalid_records: "The inventory's `tools` is not an array of records. Make it one.",
    unreadable_records: 'A record of the inventory does not hold to the OpenMed contract. `tool-catalog-gate check FILE` names the field of each such record and why.',
    too_many_records: 'The inventory has more than 10,000 records. Split it.',
    duplicate_record: 'Two records have the same `tool_id` and `version`. Remove one.',
    invalid_identifier: 'An identifier does not have the form `kind:namespace/name`, of lower-case letters, digits and `-` (and `.` in the namespace). Fix it: `_` and upper case are not allowed.',
    version_must_be_separate: 'A `tool_id` holds a version. Move it to the field `version`.',
    invalid_semver: 'A `version` is not of the form `1.2.3`. Fix it.',
    invalid_class: 'A `side_effect_class` is none of `none`, `read-only`, `idempotent-write`, `non-idempotent-write` and `destructive`. Use one of them.',
    invalid_digest: 'A digest is not `sha256:` and 64 lower-case hex digits. Compute it again.',
    invalid_map: 'The map does not follow `docs/map.schema.json`. Fix it.',
    unmapped_tool: 'A tool of the manifest has no entry in the map. Add one.',
    unused_map_entry: 'An entry of the map names a tool that the manifest does not have. Remove or rename it.',
    beyond_inventory: 'The manifest holds more than tools, and an inventory cannot. Capture the tools alone (`inventory --tools-only` leaves the rest out), or let the owners ignore the member.',
    weaker_side_effect_class: "The map states a weaker side-effect class than the tool's own annotations give. State the same or a stricter one.",
    baseline_missing: 'There is no baseline. For a new catalog, look at the candidate and commit it as the baseline in a pull request, for an owner to approve. Where the baseline was deleted, put it back, or delete the candidate too to retire the catalog.',
    candidate_missing: 'There is no candidate. Where it is captured, see the log of the capture; else commit it at the path given, and let a sparse checkout include it. To retire the catalog, delete the baseline too.',
    base_moved: 'The baseline, or a file that decides about it, changed on the base branch after this branch was made from it. That is not your change: update the branch (merge or rebase) and run again.',
    head_moved: 'The pull request was pushed to while it was checked. The run of the newer commit decides.',
    head_shared: 'Another open pull request has the same head and another base branch, and a check belongs to the head: a pass here would be one there. Give this branch a commit of its own (an empty one will do), or close one of the two.',
    pull_request_closed: 'The pull request is no longer open. There is nothing to decide; reopen it to check it again.',
    retargeted: 'The pull request now has another base branch. Run again.',
    unstable_capture: 'Two captures of one server differ. Make the server list the same tools each time, or name the place that varies under `ignore` in the settings file of the base branch, or under `unordered` where only its order varies.',
    same_file: 'Baseline and candidate are one file, which always agrees with itself. Name two files, or set `candidate-source: commit` to gate its approval alone.',
    no_owner: 'Nobody owns this file, so nobody can approve it. Name an owner in CODEOWNERS on the default branch, or set `owners`; who may approve a workflow file, CODEOWNERS alone says.',
    no_catalog: 'No catalog matches. Check the paths and patterns of `catalogs`.',
    policy_missing: 'There is no policy at the path given. Merge it into the base branch first, or remove the input `policy`.',
    policy_invalid: 'The policy does not follow `docs/policy.schema.json`. Fix it on the base branch.',
    capture_missing: 'The capture workflow did not run for this commit. See that `capture-workflow` names its file and that it runs on this event; then push, or close and reopen the pull request. GitHub starts no run under merge conflicts, for `[skip ci]`, and for a pull request that another workflow opened.',
    capture_unfinished: 'The capture was not over in time. Run this check again when it is; a longer `capture-timeout` waits longer.',
    capture_failed: 'The capture failed. See its log, repair it, and run this check again.',
    capture_waits_for_approval: 'The capture waits for a maintainer, who lets the runs of a first-time contributor start. Approve it, then run this check again.',
    capture_of_another_base: 'The capture may have been made for another base branch: the base was changed since, or another pull request has the same head. Push a commit (an empty one will do), so that the head is captured for this base.',
    artifact_missing: 'The capture uploaded no artifact of this name. See that `artifact` is the name that it uploads, and run the capture again.',
    artifact_expired: 'The artifact of the capture is gone. Run the capture again, then this check.',
    unsupported_source: '`candidate-source: artifact` is read on `pull_request_target`, `merge_group` and `push`. Run the gate on these, and the capture in a workflow of its own.',
    server_not_started: 'The server could not be started. Look whether the command is installed and its name is right.',
    server_ended: 'The server ended before the capture was complete. Start it by hand, and look at what it writes to its error output.',
    server_silent: 'The server did not answer in time. Look whether it waits for something (a variable, a service), or raise `--timeout`.',
    server_unreachable: 'The server could not be reached. Look whether the address is right and the server runs.',
    server_refused: 'The server answered with an error. Nothing was written.',
    unexpected_answer: 'The server answered with something that the protocol does not allow here. Tell its authors, or try another revision with `--protocol`.',
    protocol_unsupported: 'The server does not speak the protocol revision. Leave out `--protocol`, or name a revision that the server speaks.',
    too_much_output: 'The server wrote more than the limit. Raise `--max-bytes` if so much is right.',
    endless_list: 'The list does not end: a page comes again, or there are more pages than `--max-pages` allows. Raise `--max-pages` if so many are right.',
    unsettled_list: 'The server announces changes of its lists again and again. Capture it when it has settled, or shorten `--settle`.',
    invalid_config: 'This is no configuration of servers. It needs an object `mcpServers` or `servers` whose members each have a `command` or a `url`.',
    unknown_server: 'The configuration has no server of that name. Name one of its servers.',
    unset_variable: 'A variable that is named here is not set. Set it in the environment of the capture.',
    unsupported_event: 'The gate does not decide on this event. Run it on `pull_request`, `pull_request_review`, `pull_request_target`, `merge_group`, `push`, `schedule`, `workflow_dispatch`, or after a review on `workflow_run`.',
    unsupported_branch: "The gate decides on this event only for the default branch, and for branches that its settings file names under `guarded-branches` and that are protected: a pass elsewhere could stand for a pull request's. Limit the trigger to those branches.",
    merge_of_unguarded_base: "The base branch is not guarded, so the pull request is judged as if into the default branch, and the test merge holds more than the pull request's own head. Update the branch, check out the head (`ref: ${{ github.event.pull_request.head.sha }}`), or read the committed candidate with `candidate-source: commit`.",
    default_branch_changed: 'The repository has another default branch since this run began. Push to the pull request, or close and reopen it.',
    workflow_unknown: 'GitHub did not say which workflow file runs the gate (`GITHUB_WORKFLOW_REF`), so nobody can tell whether the pull request changes it. Run the gate on a runner that says so.',
    workflow_outdated: 'This run has an older workflow file than the default branch: a re-run keeps the file of its first run. Push to the pull request, or close and reopen it.',
    invalid_event: "The event's data could not be understood. Run again; if it stays so, report it.",
    unexpected_checkout: "The checked-out commit is neither the pull request's head nor its test merge. Check out the default (`actions/checkout` without `ref`), or nothing.",
    pull_request_code_checked_out: "The pull request's code is checked out under `pull_request_target`, where it could run with the repository's rights. Remove that checkout: the gate reads the files through the API.",
    commit_not_found: 'A commit that is needed is not there. Fetch it, or in a workflow give the step a `github-token` with `contents: read`.',
    merge_base_unknown: 'The commit that this change is built on could not be found, or there are several of them. Update the branch. Where the clone is shallow, fetch the whole history (`git fetch --unshallow`), or in a workflow give the step a `github-token` with `contents: read`.',
    not_a_repository: 'This is not a Git repository, or its HEAD cannot be read. Run inside a repository that git itself understands (`git status`).',
    no_commit: 'The branch that is checked out has no commit yet. Commit baseline and catalog first.',
    reftable: 'The repository keeps its branches in the format `reftable`, which is not read. With `GIT_DEFAULT_REF_FORMAT=files` set, Git makes new clones in the format that is read.',
    hash_mismatch: "A file's content does not have the hash that Git names it by. Run again; if it stays so, do not trust the source.",
    token_missing: "There is no token, so the pull request cannot be read. Set `github-token`; its default is the job's own token.",
    check_token_missing: 'A check run needs the token of a GitHub App of its own: any workflow of the repository can make one with its own token. Set `check-token`, or leave `check-run` out and require the check of the job.',
    check_run_refused: 'On this event the workflow file is the pull request’s, which would hold the token of the App. Run the gate on `pull_request_target`, or leave `check-run` out.',
    permission_missing: 'The token lacks this permission. Add the line under `permissions:` of the job.',
    rate_limited: "GitHub's rate limit is used up. Run again later.",
    github_unavailable: 'GitHub gave no usable answer in time. Run again.',
    github_refused: 'GitHub refused a request. Check the token and its permissions, then run again.',
    insecure_tls: '`NODE_TLS_REJECT_UNAUTHORIZED=0` turns the check of certificates off. Remove it; name your own authority in `NODE_EXTRA_CA_CERTS`.',
    internal: 'This is a fault of the gate itself. Please report it with the code and the place; nothing was passed.',
    invalid_input: 'This input has a value that is not understood. See what it takes in the README, under “Inputs”.',
    missing_input: 'A required input is missing. Set it.',
    unknown_input: 'There is no such input. Check its spelling.',
    conflicting_input: 'Two inputs exclude each other. Remove one.',
    commit_source_needed: 'On `pull_request_target` no file of the workspace is read. Set `candidate-source` to `commit`, or to `artifact` for a captured catalog, or run on `pull_request`.',
    unknown_key: 'There is no such key. The settings file takes `catalogs`, `baseline`, `candidate`, `candidate-source`, `artifact`, `capture-workflow`, `review-workflow`, `map`, `previous-baseline`, `format`, `owners`, `approvals`, `policy`, `policy-mode`, `fail-on-drift`, `ignore`, `unordered` and `guarded-branches`.',
    invalid_settings: 'The settings file does not follow `docs/settings.schema.json`. Fix it on the base branch.',
    input_differs_from_settings: 'The workflow sets this input differently from the settings file of the base branch. Remove the input, or make both equal.',
    required_ignored: 'Ignoring the `required` of a schema would let a new required parameter through. Where only its order varies, name the place under `unordered` instead.',
    invalid_usage: 'The command was not understood. See `tool-catalog-gate --help`.',
    cancelled: 'A question was not answered, so nothing was written. Run the command again, or give what it asks as options.',
    input_read_twice: 'Standard input (`-`) can be read only once. Name a file instead of one `-`.',
    object_not_found: 'Git has no such object here. Fetch the whole history (`fetch-depth: 0`), or in a workflow give the step a `github-token` with `contents: read`.',
    ...GOVERNANCE_SENTENCES,
};

;// CONCATENATED MODULE: ../../lib/report/detail.js
/**
 * How much of a change a report shows: fingerprints and kinds of change; the places too, which name schema
 * properties; or the text of both definitions too.
 */
const DETAILS = ['fingerprints', 'pointers', 'values'];

;// CONCATENATED MODULE: ../../lib/report/wording/setting-takes.js




const PATH = 'a path from the root of the repository';
const LINE = `one line of at most ${MAX_HINT_LENGTH} characters`;
const POINTERS = 'a list of JSON Pointers, such as `/tools/NAME/description`';
/** What the value of an input, or of a key of the settings file, must be; Markdown of our own. */
const SETTING_TAKES = new Map([
    ['catalogs', 'lines such as `name: baseline.json => candidate.json`'],
    ['baseline', PATH],
    ['candidate', PATH],
    ['candidate-source', words(['workspace', 'commit', 'artifact'])],
    ['candidate-repeat', PATH],
    ['artifact', LINE],
    ['capture-workflow', 'a file in `.github/workflows/`'],
    ['review-workflow', 'a file in `.github/workflows/`'],
    ['capture-timeout', `whole minutes up to ${MAX_CAPTURE_MINUTES}`],
    ['deciding-job', LINE],
    ['map', PATH],
    ['previous-baseline', PATH],
    ['format', words(['auto', ...FORMATS])],
    ['owners', 'a list of `@user` and `@org/team`'],
    ['approvals', `a whole number from 0 to ${MAX_APPROVALS}`],
    ['policy', PATH],
    ['policy-mode', words(['new', 'all'])],
    ['fail-on-drift', words(['true', 'false', 'new'])],
    ['ignore', POINTERS],
    ['unordered', POINTERS],
    ['guarded-branches', 'a list of the names of branches, without stars'],
    ['comment', words(['on-drift', 'always', 'never'])],
    ['check-run', words(['true', 'false'])],
    ['detail', words(DETAILS)],
    ['id', `at most ${MAX_NAME_LENGTH} letters, digits, \`.\`, \`_\` and \`-\``],
    ['update-hint', LINE],
    ['max-bytes', `a whole number from 1 to ${MAX_LIMITS.maxBytes}`],
    ['max-depth', `a whole number from 1 to ${MAX_LIMITS.maxDepth}`],
]);
function words(choices) {
    const spans = choices.map((choice) => `\`${choice}\``);
    return `${spans.slice(0, -1).join(', ')} or ${spans.at(-1) ?? ''}`;
}

;// CONCATENATED MODULE: ../../lib/report/wording/error-sentence.js




/**
 * What went wrong and what to do next, as Markdown on one line: the file if it is known, the field, the place where
 * there is one, then a fixed sentence for the code and the code itself. Nothing in it comes from an input but that path
 * and the error's own field, line and column.
 */
function errorSentence(error, path = null) {
    const place = error.place === null ? '' : `, line ${error.place.line}, column ${error.place.column}`;
    const file = path ?? (/^settings(?:\.|$)/.test(error.field) ? SETTINGS_PATH : null);
    const where = file === null ? codeSpan(error.field) : `${codeSpan(shownText(file))} (${codeSpan(error.field)})`;
    return `${where}${place}: ${takesSentence(error) ?? ERROR_SENTENCES[error.code]} (\`${error.code}\`)`;
}
/** What an input, or a key of the settings file, takes that has another value. */
function takesSentence({ code, field }) {
    if (code !== 'invalid_input' && code !== 'invalid_settings')
        return null;
    const takes = SETTING_TAKES.get(field.replace(/^settings\./, ''));
    if (takes === undefined)
        return null;
    const where = code === 'invalid_settings' ? ' Fix it in the settings file.' : '';
    return `This value is not understood: it takes ${takes}.${where}`;
}
/**
 * The same for the error of a catalog, with the path of its baseline or candidate where the error is about that file.
 */
function catalogErrorSentence(error, catalog) {
    return errorSentence(error, pathOfField(error.field, catalog));
}
function pathOfField(field, { baselinePath, candidatePath, previousBaselinePath }) {
    switch (field.split(/[./]/, 1)[0]) {
        case 'baseline':
            return baselinePath;
        case 'candidate':
            return candidatePath;
        case 'previous-baseline':
            return previousBaselinePath;
        default:
            return null;
    }
}

;// CONCATENATED MODULE: ../../lib/diff/invisible-characters.js
/** Nothing in it is invisible. Most texts are so, and building Unicode's classes takes long. */
const ORDINARY = /^[\t\n\r\x20-\x7E]*$/;
// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const invisible_characters_INVISIBLE = String.raw `(?<!\p{Emoji})\ufe0f|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)\u200d|(?!\ufe0f|[\t\n\r \u200d])[\p{Cc}\p{Cf}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]`;
/** Whether a value, its keys included, holds an invisible character more often than another value does. */
function hasNewInvisible(before, after) {
    return newInvisible(before, after).length > 0;
}
/** The invisible characters that a value, its keys included, holds more often than another value; each once. */
function newInvisible(before, after) {
    const old = new Map();
    invisible_characters_count(before, old);
    const now = new Map();
    invisible_characters_count(after, now);
    return [...now].flatMap(([character, times]) => (times > (old.get(character) ?? 0) ? [character] : []));
}
function invisible_characters_count(value, found) {
    if (typeof value === 'string')
        countIn(value, found);
    if (typeof value !== 'object' || value === null || value.kind === 'number')
        return;
    if (value.kind === 'object')
        for (const key of value.keys)
            countIn(key, found);
    for (const item of value.kind === 'array' ? value.items : value.values)
        invisible_characters_count(item, found);
}
function countIn(text, found) {
    if (ORDINARY.test(text))
        return;
    for (const [character] of invisibleIn(text))
        found.set(character, (found.get(character) ?? 0) + 1);
}
/**
 * Characters that show nothing or reorder text: controls other than tab and line ends, format and private-use
 * characters, line and paragraph separators, spaces other than the plain one, and what Unicode calls ignorable by
 * default. Not those that emoji are made with: a variation selector or a joiner right behind one.
 */
function invisibleIn(text) {
    return text.matchAll(new RegExp(invisible_characters_INVISIBLE, 'gu'));
}

;// CONCATENATED MODULE: ../../lib/diff/change-kind.js
/**
 * Kinds of change: facts, not judgements. In the order in which they are reported: first what changes the tool's stated
 * effects and the text that a model reads; then what lets more in; then what is not classified; then what takes
 * away or narrows; last what is form alone.
 */
const CHANGE_KINDS = [
    /** The class of side effects (an inventory's, or the one that MCP's annotations stand for) went up or down. */
    'side_effect_raised',
    'side_effect_lowered',
    /** A boolean hint of MCP's annotations, from one value (null: absent) to another. */
    'annotation_hint',
    /** Characters that show nothing or reorder text stand where there were none such. */
    'invisible_characters',
    /** A description, title or instruction. */
    'description_text',
    /** A schema that said something says nothing now, `$schema` aside. */
    'schema_emptied',
    'additional_properties_opened',
    'property_added',
    'required_removed',
    'enum_widened',
    /** Of `anyOf` or `oneOf`. */
    'alternative_added',
    /** Of `allOf`. */
    'condition_removed',
    'type_changed',
    /** A `$ref` points elsewhere, or came or went where what it points at is not in the schema. */
    'reference_changed',
    /** A bound, a length, a pattern, a format, a constant, … */
    'constraint_changed',
    'default_changed',
    /** Anything that no other kind describes. */
    'other',
    /** A top-level field of the definition, or a member of the catalog. */
    'field_added',
    'field_removed',
    'property_removed',
    'required_added',
    'enum_narrowed',
    'alternative_removed',
    'condition_added',
    'additional_properties_closed',
    'schema_filled',
    /** An inline schema became a `$ref`; what differs behind it is reported at its place. */
    'reference_introduced',
    /** A `$ref` became an inline schema. */
    'reference_inlined',
    /** A schema under `$defs` or `definitions`, for references to point at. */
    'definition_added',
    'definition_removed',
    /** `$schema`. */
    'schema_dialect',
    'null_against_missing',
    /** A value that its specification assumes where it is absent was written out, or left out. */
    'explicit_spec_default',
    /** A text differs in spaces, tabs and line ends alone. */
    'text_whitespace',
    'order_only',
];

;// CONCATENATED MODULE: ../../lib/diff/place-role.js

const TEXTS = new Map([
    ['description', 'text'],
    ['title', 'text'],
]);
const DEFINITION = new Map([
    ...TEXTS,
    ['annotations', 'annotations'],
    ['side_effect_class', 'side-effect-class'],
    ...SCHEMA_FIELDS.map((field) => [field, 'tool-schema']),
]);
/** The behaviour hints of MCP's ToolAnnotations. */
const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];
const ANNOTATIONS = new Map([['title', 'text'], ...HINTS.map((hint) => [hint, 'hint'])]);
const MEMBERS = new Map([
    ['description', 'text'],
    ['instructions', 'text'],
]);
/** The keywords of JSON Schema (drafts 4 to 2020-12) whose changes have a kind of their own rather than `other`. */
const SCHEMA = new Map([
    ...TEXTS,
    ['$comment', 'text'],
    ['$schema', 'dialect'],
    ['$ref', 'reference'],
    ['type', 'type'],
    ['enum', 'enum'],
    ['default', 'default'],
    ['required', 'required'],
    ['properties', 'properties'],
    ['additionalProperties', 'additional-properties'],
    ...rolesOf('schemas', 'patternProperties dependentSchemas'),
    ...rolesOf('definitions', '$defs definitions'),
    ...rolesOf('schema-list', 'allOf anyOf oneOf prefixItems'),
    ...rolesOf('schema', 'items additionalItems contains not if then else propertyNames'),
    ...rolesOf('schema', 'unevaluatedItems unevaluatedProperties contentSchema'),
    ...rolesOf('constraint', 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'),
    ...rolesOf('constraint', 'minLength maxLength pattern format const contentEncoding contentMediaType'),
    ...rolesOf('constraint', 'minItems maxItems uniqueItems minContains maxContains'),
    ...rolesOf('constraint', 'minProperties maxProperties dependentRequired nullable'),
]);
function rolesOf(role, keywords) {
    return keywords.split(' ').map((keyword) => [keyword, role]);
}
/** The role of a member or item of a value that has a role. */
function roleWithin(parent, key) {
    if (typeof key === 'number')
        return parent === 'schema-list' ? 'schema' : 'plain';
    if (parent === 'definition')
        return DEFINITION.get(key) ?? 'field';
    if (parent === 'nested-definition')
        return key === 'function' ? 'definition' : 'field';
    if (parent === 'members')
        return MEMBERS.get(key) ?? 'field';
    if (parent === 'annotations')
        return ANNOTATIONS.get(key) ?? 'plain';
    if (parent === 'properties')
        return 'property';
    if (parent === 'schemas')
        return 'schema';
    if (parent === 'definitions')
        return 'definition-schema';
    if (isSchemaRole(parent))
        return SCHEMA.get(key) ?? 'plain';
    return TEXTS.get(key) ?? 'plain';
}
const SCHEMA_ROLES = new Set([
    'tool-schema',
    'schema',
    'definition-schema',
    'property',
    'additional-properties',
]);
/** Whether a value of the role is a JSON Schema, if it is an object. */
function isSchemaRole(role) {
    return SCHEMA_ROLES.has(role);
}
const WHOLE = new Set([
    'text',
    'hint',
    'side-effect-class',
    'required',
    'type',
    'enum',
    'constraint',
    'default',
    'dialect',
]);
/** Whether a change of the value is reported as one, however deep it lies within. */
function isWhole(role) {
    return WHOLE.has(role);
}

;// CONCATENATED MODULE: ../../lib/diff/reordered.js

/** Longer contents are told apart by their digest. */
const MAX_TEXT = 100;
/** What is known of arrays and objects, so that lists within lists are not written again and again. */
const CONTENTS = new WeakMap();
/**
 * Whether two lists hold the same items, each as often. Linear in their size, also for all lists of one value together.
 */
function isReordered(before, after) {
    if (before.length !== after.length)
        return false;
    const old = before.map(contentOf).sort();
    const now = after.map(contentOf).sort();
    return old.every((content, index) => content === now[index]);
}
/** How many items only one of two lists holds, each counted as often as it has it more. */
function itemsOfOne(before, after) {
    const times = new Map();
    for (const item of before)
        times.set(contentOf(item), (times.get(contentOf(item)) ?? 0) + 1);
    for (const item of after)
        times.set(contentOf(item), (times.get(contentOf(item)) ?? 0) - 1);
    const counts = [...times.values()];
    return {
        before: counts.reduce((sum, count) => sum + Math.max(0, count), 0),
        after: counts.reduce((sum, count) => sum + Math.max(0, -count), 0),
    };
}
/** A text that two values have in common exactly where they mean the same. */
function contentOf(value) {
    if (!isArray(value) && !isObject(value))
        return canonicalJson(value);
    const known = CONTENTS.get(value);
    if (known !== undefined)
        return known;
    const text = isArray(value) ? `[${value.items.map(contentOf).join()}]` : `{${reordered_membersOf(value).join()}}`;
    const content = text.length > MAX_TEXT ? fingerprint_digestOf(text) : text;
    CONTENTS.set(value, content);
    return content;
}
function reordered_membersOf({ keys, values }) {
    return keys
        .map((key, index) => ({ key, value: values[index] ?? null }))
        .sort((a, b) => text_order_compareCodePoints(a.key, b.key))
        .map(({ key, value }) => `${canonicalJson(key)}:${contentOf(value)}`);
}

;// CONCATENATED MODULE: ../../lib/diff/schema-content.js

/** Whether a tool's schema says nothing: it is null, or an object of nothing but `$schema`. */
function saysNothing(schema) {
    return schema === null || (isObject(schema) && schema.keys.every((key) => key === '$schema'));
}
/**
 * How open `additionalProperties` is (JSON Schema 2020-12 core, section 10.3.2.3): 0 where it allows nothing, 2 where
 * it allows anything (`true`, `{}` or absent), 1 between.
 */
function openness(value) {
    if (value === false)
        return 0;
    return value === undefined || value === true || (isObject(value) && value.keys.length === 0) ? 2 : 1;
}

;// CONCATENATED MODULE: ../../lib/diff/spec-default.js


/** MCP, ToolAnnotations: what an absent hint counts as. */
const spec_default_HINTS = new Map([
    ['readOnlyHint', [false]],
    ['destructiveHint', [true]],
    ['idempotentHint', [false]],
    ['openWorldHint', [true]],
]);
/** MCP, Tool: `execution.taskSupport` is `forbidden` where absent. */
const EXECUTION = new Map([
    ['execution', [value_jsonObject([]), value_jsonObject([['taskSupport', 'forbidden']])]],
    ['taskSupport', ['forbidden']],
]);
/** JSON Schema 2020-12: what omitting a keyword means the same as. */
const spec_default_SCHEMA = new Map([
    ['additionalProperties', [true, value_jsonObject([])]],
    ['properties', [value_jsonObject([])]],
    ['patternProperties', [value_jsonObject([])]],
    ['required', [value_jsonArray([])]],
    ['items', [true, value_jsonObject([])]],
    ['uniqueItems', [false]],
    ['minItems', [0]],
    ['minLength', [0]],
    ['minProperties', [0]],
    ['minContains', [1]],
    ['deprecated', [false]],
    ['readOnly', [false]],
    ['writeOnly', [false]],
]);
/** Whether a value was written out, or left out, that its specification assumes where it is absent. */
function isSpecDefault({ path, parent, before, after }) {
    const value = before === undefined ? after : after === undefined ? before : undefined;
    if (value === undefined)
        return false;
    const defaults = defaultsWithin(path, parent)?.get(String(path.at(-1)));
    return defaults?.some((known) => sameValue(known, value)) ?? false;
}
function defaultsWithin(path, parent) {
    if (parent === 'annotations')
        return spec_default_HINTS;
    if (isSchemaRole(parent))
        return spec_default_SCHEMA;
    const isExecution = path[0] === 'execution' && path.length <= 2;
    return isExecution && (parent === 'definition' || parent === 'field') ? EXECUTION : null;
}

;// CONCATENATED MODULE: ../../lib/diff/classify-change.js







/** All that is said of one place, one fact at least. */
function classifyChange(difference) {
    const facts = changeFacts(difference);
    return appearedInvisible(difference) ? [...facts, fact('invisible_characters')] : facts;
}
function fact(kind, subject = null) {
    return { kind, hint: null, subject, before: null, after: null };
}
function appearedInvisible({ path, before, after }) {
    if (after === undefined)
        return false;
    const name = before === undefined ? String(path.at(-1)) : null;
    return hasNewInvisible(before, after) || hasNewInvisible(undefined, name);
}
function changeFacts(difference) {
    if (isNullAgainstMissing(difference))
        return [fact('null_against_missing')];
    if (isSpecDefault(difference))
        return [{ ...stated(difference), kind: 'explicit_spec_default' }];
    if (isOrderOnly(difference))
        return [fact('order_only')];
    const facts = FACTS[difference.role](difference);
    return facts.length === 0 ? [fact('other')] : facts;
}
function isNullAgainstMissing({ before, after }) {
    return (before === null && after === undefined) || (before === undefined && after === null);
}
function isOrderOnly({ before, after }) {
    return isArray(before) && isArray(after) && isReordered(before.items, after.items);
}
/** By the role of the place; none where the values are of no shape that the role has. */
const FACTS = {
    definition: addedOrRemoved,
    'nested-definition': addedOrRemoved,
    members: addedOrRemoved,
    field: addedOrRemoved,
    plain: () => [],
    text: textFacts,
    annotations: annotationFacts,
    hint: hintFacts,
    'side-effect-class': classFacts,
    'tool-schema': toolSchemaFacts,
    schema: () => [],
    schemas: () => [],
    definitions: definitionsFacts,
    'definition-schema': definitionFacts,
    reference: () => [fact('reference_changed')],
    'reference-move': moveFacts,
    'schema-list': listFacts,
    properties: propertiesFacts,
    property: propertyFacts,
    required: requiredFacts,
    type: () => [fact('type_changed')],
    enum: enumFacts,
    constraint: () => [fact('constraint_changed')],
    default: () => [fact('default_changed')],
    dialect: () => [fact('schema_dialect')],
    'additional-properties': additionalFacts,
};
function addedOrRemoved({ before, after }) {
    if (before === undefined)
        return [fact('field_added')];
    return after === undefined ? [fact('field_removed')] : [];
}
function textFacts({ before, after }) {
    if (typeof before === 'string' && typeof after === 'string' && collapsed(before) === collapsed(after))
        return [fact('text_whitespace')];
    return isTextOrAbsent(before) && isTextOrAbsent(after) ? [fact('description_text')] : [];
}
/** Other space than that of a source text is no white space here: it can be invisible, or mean something. */
function collapsed(text) {
    return text.replace(/[ \t\r\n]+/g, ' ').trim();
}
function isTextOrAbsent(value) {
    return value === undefined || typeof value === 'string';
}
/** Annotations that came or went as a whole are reported hint by hint. */
function annotationFacts(difference) {
    const { path, before, after } = difference;
    if (before !== undefined && after !== undefined)
        return [];
    const hints = HINTS.flatMap((hint) => {
        const [old, now] = [memberOf(before, hint), memberOf(after, hint)];
        if (old === undefined && now === undefined)
            return [];
        const within = {
            path: [...path, hint],
            role: 'hint',
            parent: 'annotations',
            before: old,
            after: now,
        };
        return changeFacts(within);
    });
    return hints.length > 0 ? hints : addedOrRemoved(difference);
}
function memberOf(value, key) {
    if (!isObject(value))
        return undefined;
    const index = value.keys.indexOf(key);
    return index === -1 ? undefined : value.values[index];
}
function hintFacts(difference) {
    const { before, after } = difference;
    if (!isBooleanOrAbsent(before) || !isBooleanOrAbsent(after))
        return [];
    return [{ ...stated(difference), kind: 'annotation_hint' }];
}
function isBooleanOrAbsent(value) {
    return value === undefined || typeof value === 'boolean';
}
/** A fact with the hint, and its values, that a place stands for; with none where it stands for no hint. */
function stated({ path, role, before, after }) {
    const hint = role === 'hint' ? (HINTS.find((known) => known === path.at(-1)) ?? null) : null;
    return { hint, subject: null, before: classify_change_valueOf(hint, before), after: classify_change_valueOf(hint, after) };
}
function classify_change_valueOf(hint, value) {
    return hint !== null && typeof value === 'boolean' ? value : null;
}
function classFacts({ before, after }) {
    return isSideEffectClass(before) && isSideEffectClass(after) ? sideEffectFact(before, after) : [];
}
function toolSchemaFacts(difference) {
    const { before, after } = difference;
    if (before === undefined || after === undefined)
        return addedOrRemoved(difference);
    if (saysNothing(after) && !saysNothing(before))
        return [fact('schema_emptied')];
    return saysNothing(before) && !saysNothing(after) ? [fact('schema_filled')] : [];
}
/** Definitions that came or went as a whole are reported one by one. */
function definitionsFacts({ before, after }) {
    if (before === undefined && isObject(after))
        return eachKey('definition_added', after);
    return after === undefined && isObject(before) ? eachKey('definition_removed', before) : [];
}
function definitionFacts({ before, after }) {
    if (before === undefined)
        return [fact('definition_added')];
    return after === undefined ? [fact('definition_removed')] : [];
}
function moveFacts({ after }) {
    return [fact(memberOf(after, '$ref') === undefined ? 'reference_inlined' : 'reference_introduced')];
}
/** Lists of one length are compared item by item. */
function listFacts({ path, before, after }) {
    const keyword = path.at(-1);
    const isConditions = keyword === 'allOf';
    if (!isConditions &&
        ((keyword !== 'anyOf' && keyword !== 'oneOf') || before === undefined || after === undefined))
        return [];
    const [old, now] = [before ?? NO_ITEMS, after ?? NO_ITEMS];
    if (!isArray(old) || !isArray(now))
        return [];
    const only = itemsOfOne(old.items, now.items);
    return [
        ...(only.after > 0 ? [fact(isConditions ? 'condition_added' : 'alternative_added')] : []),
        ...(only.before > 0 ? [fact(isConditions ? 'condition_removed' : 'alternative_removed')] : []),
    ];
}
const NO_ITEMS = value_jsonArray([]);
/** Properties that came or went as a whole are reported one by one. */
function propertiesFacts({ before, after }) {
    if (before === undefined && isObject(after))
        return eachKey('property_added', after);
    return after === undefined && isObject(before) ? eachKey('property_removed', before) : [];
}
function eachKey(kind, object) {
    return object.keys.map((key) => fact(kind, key));
}
function propertyFacts({ before, after }) {
    if (before === undefined)
        return [fact('property_added')];
    return after === undefined ? [fact('property_removed')] : [];
}
function requiredFacts({ before, after }) {
    const old = namesOf(before);
    const now = namesOf(after);
    if (old === null || now === null)
        return [];
    return [
        ...[...now].filter((name) => !old.has(name)).map((name) => fact('required_added', name)),
        ...[...old].filter((name) => !now.has(name)).map((name) => fact('required_removed', name)),
    ];
}
function namesOf(value) {
    if (value === undefined)
        return new Set();
    if (!isArray(value))
        return null;
    const names = value.items.filter((item) => typeof item === 'string');
    return names.length === value.items.length ? new Set(names) : null;
}
function enumFacts({ before, after }) {
    const old = setOf(before);
    const now = setOf(after);
    if (before === undefined && now !== null)
        return [fact('enum_narrowed')];
    if (after === undefined && old !== null)
        return [fact('enum_widened')];
    if (old === null || now === null)
        return [];
    return [
        ...([...now].some((item) => !old.has(item)) ? [fact('enum_widened')] : []),
        ...([...old].some((item) => !now.has(item)) ? [fact('enum_narrowed')] : []),
    ];
}
function setOf(value) {
    return isArray(value) ? new Set(value.items.map(canonicalJson)) : null;
}
function additionalFacts({ before, after }) {
    const opened = openness(after) - openness(before);
    if (opened === 0)
        return [];
    return [fact(opened > 0 ? 'additional_properties_opened' : 'additional_properties_closed')];
}
/** Whether a side-effect class went up or down in the contract's order; nothing where it stayed. */
function sideEffectFact(before, after) {
    const order = compareSideEffects(before, after);
    if (order === 0)
        return [];
    const kind = order < 0 ? 'side_effect_raised' : 'side_effect_lowered';
    return [{ kind, hint: null, subject: null, before, after }];
}

;// CONCATENATED MODULE: ../../lib/diff/collector.js


/** Places of one kind in one field that are listed one by one. */
const MAX_PLACES = 1000;
/**
 * Keeps all that is said of up to 1,000 places of each kind in each field, and counts the others, so that the room
 * which an entry takes does not grow with its differences and no kind can hide another. The fields of a nested
 * definition are those of its `function`.
 */
function collector(isNested) {
    const groups = new Map();
    let count = 0;
    let annotations = null;
    const groupOf = (kind, field) => {
        const id = `${kind} ${field}`;
        const group = groups.get(id) ?? { kind, field, explanations: [], leftOut: 0 };
        groups.set(id, group);
        return group;
    };
    return {
        add(place) {
            const field = collector_fieldOf(place.path, isNested);
            for (const fact of classifyChange(place)) {
                const group = groupOf(fact.kind, field);
                if (group.explanations.length === MAX_PLACES)
                    group.leftOut += 1;
                else
                    group.explanations.push({ ...fact, field, pointer: jsonPointer(place.path) });
            }
            if (place.role === 'annotations' || place.role === 'hint')
                annotations ??= place;
            count += 1;
        },
        another: () => collector(isNested),
        addAll(others) {
            for (const { kind, field, explanations, leftOut } of others.groups()) {
                const group = groupOf(kind, field);
                const room = MAX_PLACES - group.explanations.length;
                group.explanations.push(...explanations.slice(0, room));
                group.leftOut += leftOut + Math.max(0, explanations.length - room);
            }
            annotations ??= others.annotations();
            count += others.count();
        },
        count: () => count,
        annotations: () => annotations,
        groups: () => [...groups.values()],
    };
}
/** What is counted alone. */
function leftOutOf(found) {
    return found
        .groups()
        .filter(({ leftOut }) => leftOut > 0)
        .map(({ kind, field, leftOut }) => ({ kind, field, places: leftOut }));
}
/** The top-level field of the definition, or the member of the catalog, that a place belongs to. */
function collector_fieldOf([first, second], isNested) {
    return isNested && first === 'function' && second !== undefined ? `function.${second}` : String(first);
}

;// CONCATENATED MODULE: ../../lib/diff/reference-move.js


/** Members of inline schemas and definitions of one tool that are compared with each other: work stays linear. */
const MAX_MEMBERS = 100_000;
const MAX_HOPS = 8;
/** The scope of a tool's schema. */
function referenceScope(root) {
    return { root, compared: new Set(), members: 0 };
}
/**
 * Whether a schema became a `$ref` to a schema of the same document, or the other way round; null where it did not, or
 * where the reference leads nowhere there (JSON Schema 2020-12 core, section 8.2.3.1; the other side may be anything
 * then).
 */
function referenceMove({ path, role, before, after }, scope) {
    if (scope === null || !isSchemaRole(role) || !isObject(before) || !isObject(after))
        return null;
    const [old, now] = [member(before, '$ref'), member(after, '$ref')];
    if ((old === undefined) === (now === undefined))
        return null;
    const isIntroduced = now !== undefined;
    const [inline, reference] = isIntroduced ? [before, after] : [after, before];
    const definition = resolved(isIntroduced ? scope.root.after : scope.root.before, now ?? old);
    if (definition === null)
        return null;
    scope.members += inline.keys.length + definition.schema.keys.length + reference.keys.length;
    if (scope.members > MAX_MEMBERS)
        return { members: null };
    const target = [...scope.root.path, ...definition.path];
    const members = [...new Set([...inline.keys, ...definition.schema.keys, ...reference.keys])]
        .filter((key) => key !== '$ref')
        .flatMap((key) => {
        const own = member(inline, key);
        const beside = member(reference, key);
        if (beside === undefined && isKnown(scope, [...target, key], own))
            return [];
        const behind = beside ?? member(definition.schema, key);
        const [first, second] = isIntroduced ? [own, behind] : [behind, own];
        return [{ path: beside === undefined ? target : path, key, before: first, after: second }];
    });
    return { members };
}
/** Whether the same value was compared with the same member of a definition before. */
function isKnown(scope, path, own) {
    const id = `${jsonPointer(path)} ${own === undefined ? '' : canonicalJson(own)}`;
    const known = scope.compared.has(id);
    scope.compared.add(id);
    return known;
}
/** The schema that a reference leads to at last, with its path from the root. */
function resolved(root, reference) {
    let next = reference;
    for (let hops = 0; hops < MAX_HOPS; hops += 1) {
        const path = typeof next === 'string' ? tokensOf(next) : null;
        const schema = path?.reduce((value, token) => (isObject(value) ? member(value, token) : undefined), root);
        if (path === null || path.length === 0 || !isObject(schema))
            return null;
        next = member(schema, '$ref');
        if (next === undefined)
            return { path, schema };
    }
    return null;
}
/** The tokens of a fragment that is a JSON Pointer (RFC 6901, section 6); null for any other reference. */
function tokensOf(reference) {
    if (!reference.startsWith('#/'))
        return null;
    try {
        return decodeURIComponent(reference.slice(2))
            .split('/')
            .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ../../lib/diff/walk.js






/** Items of one list that are listed one by one. */
const MAX_ITEMS = 1000;
/** Places below a longer path are one: each holds its path, so that many would take the product of both. */
const MAX_PATH = 250;
/**
 * Collects the places where two objects differ, in code-point order of keys. No place lies within another, and the objects
 * are equal but for them. Lists that differ in length or in order alone, or in over 1,000 items, are one place; so is a
 * schema that was emptied, and what lies below a path of over 250 UTF-16 units. A schema that moved behind a reference, or
 * out of it, is one place too; what differs behind it is collected at its place there, which can lie within a definition
 * that is new. Linear in the size of the objects.
 */
function walkDifferences(before, after, role) {
    const found = collector(role === 'nested-definition');
    walkMembers({ path: [], role, parent: role, before, after, scope: null }, before, after, found);
    return found;
}
function walkPlace(place, found) {
    const { before, after } = place;
    const moved = referenceMove(place, place.scope);
    const isWalked = isComparedWithin(place);
    if (moved !== null)
        walkMoved(place, moved, found);
    else if (isWalked && isObject(before) && isObject(after))
        walkMembers(place, before, after, found);
    else if (isWalked && isArray(before) && isArray(after))
        walkItems(place, before, after, found);
    else if (before === undefined || after === undefined || !sameValue(before, after))
        found.add(place);
}
/** A schema that stands inline on one side and behind a reference on the other. */
function walkMoved(place, moved, found) {
    found.add({ ...place, role: 'reference-move' });
    if (moved.members === null) {
        found.add({ ...place, role: 'plain' });
        return;
    }
    for (const { path, key, before, after } of moved.members) {
        if (before === after)
            continue;
        walkPlace({
            ...place,
            path: [...path, key],
            role: roleWithin(place.role, key),
            parent: place.role,
            before,
            after,
        }, found);
    }
}
function walkMembers(place, before, after, found) {
    const members = walk_membersOf(before, after).filter((member) => member.before !== member.after);
    for (const member of members.sort((a, b) => text_order_compareCodePoints(a.key, b.key))) {
        walkWithin(place, member.key, member.before, member.after, found);
    }
}
function walk_membersOf(before, after) {
    if (before.keys.length === after.keys.length && before.keys.every((key, at) => key === after.keys[at])) {
        return before.keys.map((key, at) => ({ key, before: before.values[at], after: after.values[at] }));
    }
    const old = new Map(before.keys.map((key, at) => [key, before.values[at]]));
    const now = new Map(after.keys.map((key, at) => [key, after.values[at]]));
    const keys = new Set([...before.keys, ...after.keys]);
    return Array.from(keys, (key) => ({ key, before: old.get(key), after: now.get(key) }));
}
function walkItems(place, before, after, found) {
    const items = found.another();
    const differing = [];
    for (const [index, item] of before.items.entries()) {
        const known = items.count();
        walkWithin(place, index, item, after.items[index], items);
        if (items.count() > known)
            differing.push(index);
        if (differing.length > MAX_ITEMS)
            break;
    }
    const itemsOf = (list) => differing.map((index) => list.items[index] ?? null);
    const isOne = differing.length > MAX_ITEMS || (differing.length > 1 && isReordered(itemsOf(before), itemsOf(after)));
    if (isOne)
        found.add(place);
    else
        found.addAll(items);
}
function walkWithin({ path, role, scope }, key, before, after, found) {
    if (before === after)
        return;
    const place = { path: [...path, key], role: roleWithin(role, key), parent: role, before, after };
    const inner = place.role === 'tool-schema' ? referenceScope(place) : scope;
    walkPlace({ ...place, scope: inner }, found);
}
/** Whether two values of one place are compared by their members or items. */
function isComparedWithin({ path, role, before, after }) {
    if (before === undefined || after === undefined || isWhole(role) || isLong(path))
        return false;
    if (isArray(before) && isArray(after))
        return before.items.length === after.items.length;
    if (!isObject(before) || !isObject(after))
        return false;
    if (role === 'tool-schema')
        return saysNothing(before) === saysNothing(after);
    return role !== 'additional-properties' || openness(before) === openness(after);
}
function isLong(path) {
    return path.reduce((length, token) => length + String(token).length + 1, 0) > MAX_PATH;
}

;// CONCATENATED MODULE: ../../lib/diff/explain-change.js






/** Each report of a decision asks for the same, which takes long where a great many places differ. */
const EXPLAINED = new WeakMap();
/**
 * What changed in an entry of a format: facts from a closed vocabulary, one at least for each place that differs, in
 * the order of CHANGE_KINDS, then of pointers. Apart from those places the definitions are equal, and none of the
 * places is equal. Of each kind in each field the first 1,000 are found, the others counted. The verdict never depends
 * on it.
 */
function explainChange(format, change) {
    const known = EXPLAINED.get(change);
    if (known?.format === format)
        return known.explained;
    const explained = explain(format, change);
    EXPLAINED.set(change, { format, explained });
    return explained;
}
function explain(format, { before, after }) {
    const [old, now] = [before.definition, after.definition];
    const [oldPart, nowPart] = [namedPart(format, old), namedPart(format, now)];
    const isNested = oldPart !== old && nowPart !== now;
    const found = walkDifferences(old, now, isNested ? 'nested-definition' : 'definition');
    return explainedOf(found, annotatedSideEffects(found, isNested, oldPart, nowPart));
}
/** What changed in a catalog's own members, as explainChange says it. */
function explainMembers(before, after) {
    return explainedOf(walkDifferences(before, after, 'members'), []);
}
/** The class that the annotations stand for, told at the first of the places that changed in them. */
function annotatedSideEffects(found, isNested, before, after) {
    const place = found.annotations();
    if (place === null)
        return [];
    const [field, pointer] = [collector_fieldOf(place.path, isNested), jsonPointer(place.path)];
    const facts = sideEffectFact(statedSideEffects(before), statedSideEffects(after));
    return facts.map((fact) => ({ ...fact, field, pointer }));
}
function explainedOf(found, more) {
    const explanations = [...found.groups().flatMap((group) => group.explanations), ...more];
    return { explanations: inOrder(explanations), leftOut: leftOutOf(found) };
}
function inOrder(explanations) {
    return [...explanations].sort((a, b) => CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) ||
        text_order_compareCodePoints(a.pointer, b.pointer) ||
        text_order_compareCodePoints(a.hint ?? '', b.hint ?? '') ||
        text_order_compareCodePoints(a.subject ?? '', b.subject ?? ''));
}

;// CONCATENATED MODULE: ../../lib/report/changes/change-facts.js


/** What is said of a change, one fact for all places of a kind in a field. */
function change_facts_changeFacts(explained, context) {
    const required = requiredProperties(explained.explanations);
    const facts = new Map();
    for (const explanation of explained.explanations) {
        if (explanation.kind === 'invisible_characters' || isTold(explanation, required))
            continue;
        gather(facts, explanation, required, context);
    }
    for (const { kind, field, places } of explained.leftOut) {
        const fact = facts.get(idOf(kind, field, null, null, null));
        if (fact !== undefined)
            facts.set(idOf(kind, field, null, null, null), { ...fact, places: fact.places + places });
        else if (kind !== 'invisible_characters')
            facts.set(idOf(kind, field, null, null, null), { ...plain(kind, field), places });
    }
    const invisible = context.classes.length > 0;
    const withClass = [...facts.values()].some(({ kind }) => kind.startsWith('side_effect_'));
    return [
        ...(invisible ? [{ type: 'invisible', classes: context.classes }] : []),
        ...[...facts.values()].filter((fact) => !(withClass && isOfClass(fact))),
    ];
}
/** Whether it is one of the hints that the class of side effects is made of, which is reported instead. */
function isOfClass({ hint }) {
    return hint !== null && hint !== 'openWorldHint';
}
function plain(kind, field) {
    return {
        ...{ type: 'change', kind, field, hint: null, before: null, after: null, values: null },
        ...{ isStated: true, places: 0, names: [], pointers: [] },
    };
}
function gather(facts, explanation, required, context) {
    const { field, pointer } = explanation;
    // Of form alone: which hints it is about is reported where the places are.
    const isForm = explanation.kind === 'explicit_spec_default';
    const { hint, before, after } = isForm ? { hint: null, before: null, after: null } : explanation;
    const kind = required.has(propertyPlace(explanation) ?? '') ? 'required_property_added' : explanation.kind;
    const id = idOf(kind, field, hint, before, after);
    const known = facts.get(id) ?? { ...plain(kind, field), hint, before, after };
    const name = nameOf(explanation);
    facts.set(id, {
        ...known,
        isStated: !kind.startsWith('side_effect_') || context.effects?.isStated !== false,
        values: valuesOf(field, kind, context.values),
        places: known.places + 1,
        names: name === null ? known.names : [...known.names, name],
        pointers: [...known.pointers, pointer],
    });
}
function idOf(kind, field, hint, before, after) {
    return JSON.stringify([kind, field, hint, before, after]);
}
function valuesOf(field, kind, change) {
    if (change === null || kind.startsWith('side_effect_'))
        return null;
    const before = member(change.before.definition, field);
    const after = member(change.after.definition, field);
    return {
        before: typeof before === 'string' ? before : null,
        after: typeof after === 'string' ? after : null,
    };
}
/** Places of properties that are new and required at once. */
function requiredProperties(explanations) {
    const added = new Set(explanations.flatMap((one) => (one.kind === 'property_added' ? [propertyPlace(one) ?? ''] : [])));
    return new Set(explanations.flatMap((one) => {
        const place = one.kind === 'required_added' ? requiredPlace(one) : null;
        return place !== null && added.has(place) ? [place] : [];
    }));
}
/** Whether another fact says it already: that a property that is new is required. */
function isTold(explanation, required) {
    return explanation.kind === 'required_added' && required.has(requiredPlace(explanation));
}
/** Schema and name of a property that came. */
function propertyPlace({ kind, pointer, subject }) {
    if (kind !== 'property_added')
        return null;
    if (subject !== null)
        return `${pointer.replace(/\/properties$/u, '')} ${subject}`;
    const parts = /^(.*)\/properties\/([^/]*)$/su.exec(pointer);
    return parts === null ? null : `${parts[1] ?? ''} ${unescaped(parts[2] ?? '')}`;
}
function requiredPlace({ pointer, subject }) {
    return `${pointer.replace(/\/required$/u, '')} ${subject ?? ''}`;
}
function nameOf({ kind, subject, pointer }) {
    if (subject !== null)
        return subject;
    if (kind !== 'property_added' && kind !== 'property_removed')
        return null;
    return unescaped(pointer.slice(pointer.lastIndexOf('/') + 1));
}
function unescaped(token) {
    return token.replaceAll('~1', '/').replaceAll('~0', '~');
}
/** What makes two facts the same, with their places or without. */
function factIdentity(fact, withPlaces) {
    if (fact.type === 'look-alike' || fact.type === 'tie')
        return [fact.type, fact.of?.key];
    if (fact.type !== 'change')
        return fact;
    const { kind, field, hint, before, after, isStated, values, places, names, pointers } = fact;
    const where = withPlaces ? [names, pointers] : [];
    return [kind, field, hint, before, after, isStated, values, places, ...where];
}
/** Lower is worse. */
function factRank(fact) {
    switch (fact.type) {
        case 'finding':
            return 0;
        case 'invisible':
        case 'look-alike':
            return 2;
        case 'tie':
            return 32;
        case 'effects':
            return effectsRank(fact.effects, fact.of);
        case 'change':
            return CHANGE_RANKS.get(fact.kind) ?? RANK_OF_OTHERS + CHANGE_KINDS.indexOf(kindOf(fact.kind));
    }
}
const RANK_OF_OTHERS = 40;
const CHANGE_RANKS = new Map([
    ['side_effect_raised', 1],
    ['schema_emptied', 4],
    ['description_text', 10],
    ['additional_properties_opened', 11],
    ['annotation_hint', 12],
    ['required_property_added', 13],
    ['property_added', 14],
]);
/** What MCP only assumes does not alarm: most tools of most servers state nothing. */
function effectsRank({ class: effect, isStated }, of) {
    if (of === 'removed')
        return 31;
    return isStated && effect === 'destructive' ? 2 : 20 + ASSUMED.indexOf(effect);
}
const ASSUMED = [
    'destructive',
    'non-idempotent-write',
    'idempotent-write',
    'read-only',
    'none',
];
function kindOf(kind) {
    return kind === 'required_property_added' ? 'property_added' : kind;
}

;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ../../lib/report/changes/edits.js

// Past so many edits a list counts as replaced; the work grows with their square.
const MAX_EDITS = 600;
/**
 * A shortest way from one list of lines or words to another, what is taken out before what is put in. Lists that differ
 * in very many items are reported as replaced between their common ends.
 */
function editsBetween(before, after) {
    const head = commonHead(before, after);
    const tail = commonTail(before, after, head);
    const old = before.slice(head, before.length - tail);
    const now = after.slice(head, after.length - tail);
    const edits = [
        { sign: ' ', items: before.slice(0, head) },
        ...(editsWithin(old, now) ?? [
            { sign: '-', items: old },
            { sign: '+', items: now },
        ]),
        { sign: ' ', items: before.slice(before.length - tail) },
    ];
    return joined(edits.filter(({ items }) => items.length > 0));
}
/** null where it takes too many edits. */
function editsWithin(before, after) {
    const changes = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS });
    return (changes?.map(({ added, removed, value }) => ({
        sign: added ? '+' : removed ? '-' : ' ',
        items: value,
    })) ?? null);
}
/** Neighbours of one sign as one. */
function joined(edits) {
    const result = [];
    for (const edit of edits) {
        const last = result.at(-1);
        if (last?.sign === edit.sign)
            result[result.length - 1] = { sign: edit.sign, items: [...last.items, ...edit.items] };
        else
            result.push(edit);
    }
    return result;
}
function commonHead(before, after) {
    let count = 0;
    while (count < before.length && count < after.length && before[count] === after[count])
        count += 1;
    return count;
}
function commonTail(before, after, head) {
    const most = Math.min(before.length, after.length) - head;
    let count = 0;
    while (count < most && before.at(-1 - count) === after.at(-1 - count))
        count += 1;
    return count;
}

;// CONCATENATED MODULE: ../../lib/report/changes/unified-diff.js



const CONTEXT = 3;
const unified_diff_MAX_LINES = 400;
const MAX_LINE = 4000;
const unified_diff_MAX_TEXT = 1_000_000;
/**
 * The lines of a unified diff of two definitions, pretty-printed in canonical key order; null stands for none. A string
 * is broken behind each `\n` in it, so that a changed sentence shows; invisible characters stand as `\u{…}`. At most
 * 400 lines, each of at most 4,000 UTF-16 units; what is left out is counted. A definition of over a million units is
 * not shown.
 */
function unifiedDiff(before, after) {
    const [old, now] = [prettyOf(before), prettyOf(after)];
    if (Math.max(old.length, now.length) > unified_diff_MAX_TEXT)
        return ['… too long to be shown'];
    const hunks = hunksOf(lineEdits(unified_diff_linesOf(old), unified_diff_linesOf(now)));
    const lines = hunks.flatMap((hunk) => [
        headOf(hunk),
        ...hunk.edits.map(({ sign, line }) => `${sign}${line}`),
    ]);
    const more = lines.length - unified_diff_MAX_LINES;
    return more > 0 ? [...lines.slice(0, unified_diff_MAX_LINES), `… ${more} more lines`] : lines;
}
// Behind a `\n` whose backslash is not itself escaped.
const AFTER_ESCAPED_LINE_FEED = /(?<=(?<!\\)(?:\\\\)*\\n)/u;
function prettyOf(definition) {
    return definition === null ? '' : prettyJson(definition);
}
function unified_diff_linesOf(text) {
    if (text === '')
        return [];
    return text
        .split('\n')
        .flatMap((line) => line.split(AFTER_ESCAPED_LINE_FEED))
        .map(shownLine);
}
function shownLine(line) {
    const more = line.length - MAX_LINE;
    return more > 0 ? `${visible_visible(line.slice(0, MAX_LINE))}… ${more} more characters` : visible_visible(line);
}
function lineEdits(before, after) {
    return editsBetween(before, after).flatMap(({ sign, items }) => items.map((line) => ({ sign, line })));
}
/** Runs of edits with up to 3 kept lines around them; runs that would touch are one. */
function hunksOf(edits) {
    const changed = edits.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]));
    const ranges = [];
    for (const index of changed) {
        const last = ranges.at(-1);
        const start = Math.max(0, index - CONTEXT);
        const end = Math.min(edits.length, index + CONTEXT + 1);
        if (last !== undefined && start <= last.end)
            last.end = end;
        else
            ranges.push({ start, end });
    }
    const counts = countsBefore(edits);
    return ranges.map(({ start, end }) => ({
        before: counts.before[start] ?? 0,
        after: counts.after[start] ?? 0,
        edits: edits.slice(start, end),
    }));
}
/** How many lines of each text come before each edit. */
function countsBefore(edits) {
    const before = [0];
    const after = [0];
    edits.forEach(({ sign }, index) => {
        before.push((before[index] ?? 0) + (sign === '+' ? 0 : 1));
        after.push((after[index] ?? 0) + (sign === '-' ? 0 : 1));
    });
    return { before, after };
}
function headOf({ before, after, edits }) {
    return `@@ -${range(before, edits, '+')} +${range(after, edits, '-')} @@`;
}
function range(start, edits, absent) {
    const count = edits.filter(({ sign }) => sign !== absent).length;
    return `${count === 0 ? start : start + 1},${count}`;
}

;// CONCATENATED MODULE: ../../lib/report/changes/word-edits.js

// Made when it is used, as Unicode's classes take long to build.
const WORD = String.raw `\s+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]`;
/** Texts of which less than this share is kept are reported as replaced: crumbs of agreement help nobody. */
const MIN_KEPT = 0.2;
// Nothing but white space, signs or a short word between two changes.
const CRUMB = /^[^\p{L}\p{N}]*(?:[\p{L}\p{N}]{1,2}[^\p{L}\p{N}]*)?$/u;
/**
 * What was taken out of a text and put into it, by words. Small agreements between two changes are reported as changed, so
 * that a reader sees runs of words; texts that have little in common are reported as replaced.
 */
function wordEdits(before, after) {
    const edits = withoutCrumbs(editsBetween(wordsOf(before), wordsOf(after)).map(textOfEdit));
    const kept = edits.reduce((sum, { sign, text }) => sum + (sign === ' ' ? text.length : 0), 0);
    if (kept < MIN_KEPT * Math.min(before.length, after.length))
        return replaced(before, after);
    return edits;
}
function replaced(before, after) {
    const edits = [
        { sign: '-', text: before },
        { sign: '+', text: after },
    ];
    return edits.filter(({ text }) => text !== '');
}
function wordsOf(text) {
    return text.match(new RegExp(WORD, 'gu')) ?? [];
}
function textOfEdit({ sign, items }) {
    return { sign, text: items.join('') };
}
/** A crumb between two changes belongs to both of them. */
function withoutCrumbs(edits) {
    const result = [];
    let removed = '';
    let added = '';
    const flush = () => {
        result.push(...replaced(removed, added));
        [removed, added] = ['', ''];
    };
    edits.forEach((edit, index) => {
        const isBetween = removed + added !== '' && index < edits.length - 1;
        if (edit.sign === '-')
            removed += edit.text;
        else if (edit.sign === '+')
            added += edit.text;
        else if (isBetween && CRUMB.test(edit.text)) {
            removed += edit.text;
            added += edit.text;
        }
        else {
            flush();
            result.push(edit);
        }
    });
    flush();
    return result;
}

;// CONCATENATED MODULE: ../../lib/report/changes/change-lines.js






// Of one entry; the others stand in the unified diff behind.
const MAX_TEXTS = 20;
// Longer texts stand in the unified diff, where each line has a limit.
const change_lines_MAX_TEXT = 20_000;
/** Width at which changed words are broken, since no fence breaks a line. */
const WIDTH = 100;
const change_lines_CONTEXT = 60;
/** Stands for a text that is shown by words, on both sides of the unified diff. */
const TOLD_ABOVE = '… (the text above)';
/** Whether a format's definitions hold text; the others have nothing to show but fingerprints. */
function hasValues(format) {
    return format !== 'openmed-inventory' && format !== 'hashes';
}
/**
 * What changed in a row of one entry, as lines of a diff: each changed text with the words that were taken out (`-`) and
 * put in (`+`), then all else as a unified diff of the canonical definitions. Invisible characters stand as `\u{…}`.
 */
function changeLines(row, format) {
    const texts = changedTexts(row, format);
    const words = texts.flatMap((text) => [
        `@@ ${shownPointer(jsonPointer(text.path))} @@`,
        ...textLines(text),
    ]);
    const rest = unifiedDiff(withoutTexts(row.before, texts), withoutTexts(row.after, texts));
    return [...words, ...rest];
}
/** The words that were taken out of and put into an entry's texts, for a line of its own. */
function changedWords(row, format) {
    return changedTexts(row, format).flatMap(({ before, after }) => wordEdits(before ?? '', after ?? '').filter(({ sign }) => sign !== ' '));
}
function changedTexts(row, format) {
    return textPaths(row, format)
        .map((path) => ({ path, before: change_lines_textAt(row.before, path), after: change_lines_textAt(row.after, path) }))
        .filter(({ before, after }) => before !== after && Math.max(before?.length ?? 0, after?.length ?? 0) <= change_lines_MAX_TEXT)
        .slice(0, MAX_TEXTS);
}
function textPaths({ kind, entries, former, before, after }, format) {
    const [entry] = entries;
    if (entry === undefined)
        return before === null || after === null ? [] : pathsOf(explainMembers(before, after).explanations);
    if (kind === 'added' || kind === 'removed') {
        const prefix = namedPart(format, entry.definition) === entry.definition ? [] : ['function'];
        return ['title', 'description'].map((name) => [...prefix, name]);
    }
    if (former === null)
        return [];
    return pathsOf(explainChange(format, { before: former, after: entry, fields: [] }).explanations);
}
function pathsOf(explanations) {
    const pointers = explanations.flatMap(({ kind, pointer }) => kind === 'description_text' ? [pointer] : []);
    return [...new Set(pointers)].map((pointer) => pointer
        .split('/')
        .slice(1)
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')));
}
function change_lines_textAt(root, path) {
    let value = root ?? undefined;
    for (const token of path)
        value = innerOf(value, token);
    return typeof value === 'string' ? value : null;
}
function innerOf(value, token) {
    if (isObject(value))
        return value.values[value.keys.indexOf(String(token))];
    return isArray(value) ? value.items[Number(token)] : undefined;
}
function withoutTexts(root, texts) {
    if (root === null)
        return null;
    return texts.reduce((object, { path }) => {
        const replaced = replaceText(object, path);
        return isObject(replaced) ? replaced : object;
    }, root);
}
function replaceText(value, [token, ...rest]) {
    if (token === undefined)
        return typeof value === 'string' ? TOLD_ABOVE : value;
    if (isObject(value)) {
        const at = value.keys.indexOf(String(token));
        return {
            ...value,
            values: value.values.map((item, index) => (index === at ? replaceText(item, rest) : item)),
        };
    }
    if (!isArray(value))
        return value;
    return {
        ...value,
        items: value.items.map((item, index) => (index === Number(token) ? replaceText(item, rest) : item)),
    };
}
function textLines({ before, after }) {
    const edits = wordEdits(before ?? '', after ?? '');
    return edits.flatMap((edit, index) => (edit.sign === ' ' ? contextOf(edit.text, index === 0, index === edits.length - 1) : edit.text)
        .split('\n')
        .flatMap((line) => wrapped(line))
        .map((line) => `${edit.sign}${line}`));
}
/** What is kept is shown as far as a reader needs it to find the place. */
function contextOf(text, isFirst, isLast) {
    if (text.length <= 2 * change_lines_CONTEXT)
        return text;
    const head = isFirst ? '' : cutAt(text.slice(0, change_lines_CONTEXT));
    const tail = isLast ? '' : cutAt(text.slice(-change_lines_CONTEXT));
    return `${head} … ${tail}`;
}
/** A text without the half of a surrogate pair at either end. */
function cutAt(text) {
    return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, '');
}
/** A line broken at spaces into parts of about the width, each shown in full. */
function wrapped(line) {
    const parts = [];
    let rest = line;
    while (rest.length > WIDTH) {
        const space = rest.lastIndexOf(' ', WIDTH);
        const at = space > WIDTH / 2 ? space + 1 : WIDTH;
        const isHalf = /[\uD800-\uDBFF]$/u.test(rest.slice(0, at));
        parts.push(rest.slice(0, isHalf ? at + 1 : at));
        rest = rest.slice(isHalf ? at + 1 : at);
    }
    return [...parts, rest].map(visible_visible);
}

;// CONCATENATED MODULE: ../../lib/report/changes/invisible.js
const CLASSES = [
    ['direction', String.raw `[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]`],
    ['zero-width', String.raw `[\u200B-\u200D\u2060-\u2064\uFEFF\u00AD\u034F]`],
    ['tag', String.raw `[\u{E0000}-\u{E007F}]`],
    ['variation', String.raw `[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`],
    ['control', String.raw `\p{Cc}`],
    ['space', String.raw `[\p{Z}\u2800\u3164\uFFA0\u115F\u1160]`],
    ['private-use', String.raw `\p{Co}`],
];
/** The classes of invisible characters, each once, in the order of the list. */
function invisibleClasses(characters) {
    const text = characters.join('');
    const rest = CLASSES.reduce((left, [, source]) => left.replace(new RegExp(source, 'gu'), ''), text);
    const found = CLASSES.filter(([, source]) => new RegExp(source, 'u').test(text)).map(([name]) => name);
    return rest === '' ? found : [...found, 'other'];
}

;// CONCATENATED MODULE: ../../lib/report/changes/resembling-names.js


// Nobody takes a longer name for another one by sight.
const MAX_COMPARED = 128;
/** Finds what a new entry of a diff may be taken for; null where its name is its own. */
function resemblances(diff) {
    if (diff.added.length === 0)
        return () => null;
    const former = new Map(diff.renamed.map(({ before, after }) => [entryId(after), before]));
    const standing = [...diff.unchanged, ...diff.changed.map(({ after }) => after), ...diff.added];
    const bySkeleton = new Map();
    for (const entry of [...standing, ...diff.removed]) {
        const known = bySkeleton.get(skeletonOf(entry));
        if (known === undefined)
            bySkeleton.set(skeletonOf(entry), [entry]);
        else
            known.push(entry);
    }
    return (added) => {
        const twin = former.get(entryId(added));
        const other = (bySkeleton.get(skeletonOf(added)) ?? []).find((entry) => entry.key !== added.key && entry !== twin);
        if (other !== undefined)
            return { of: other };
        return hasLookAlikes(added.key) ? { of: null } : null;
    };
}
/** Alike for two names that differ only in case, separators, and letters drawn alike. */
function skeletonOf({ kind, key }) {
    if (key.length > MAX_COMPARED)
        return `${kind} ${key}`;
    const plain = key
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[-_.\s/]/gu, '');
    return `${kind} ${plain === '' ? key : plain.replace(/[il|!]/gu, '1').replaceAll('o', '0')}`;
}

;// CONCATENATED MODULE: ../../lib/report/changes/side-effects.js


/** Formats whose tools can carry MCP's annotations. */
const ANNOTATED = new Set(['mcp', 'directory', 'directory-by-file', 'map']);
/**
 * The side effects of a tool: an inventory's own class, or what MCP's annotations stand for (see `statedSideEffects`);
 * null for an entry that is no tool, and in the formats that say nothing of side effects.
 */
function sideEffectsOf(format, { kind, definition }) {
    if (kind !== 'tool')
        return null;
    const own = member(definition, 'side_effect_class');
    if (isSideEffectClass(own))
        return { class: own, isStated: true };
    const part = namedPart(format, definition);
    const annotations = member(part, 'annotations');
    if (!ANNOTATED.has(format) && annotations === undefined)
        return null;
    const hint = (name) => (isObject(annotations) ? member(annotations, name) : undefined);
    const isStated = hint('readOnlyHint') === true || typeof hint('destructiveHint') === 'boolean';
    return { class: statedSideEffects(part), isStated };
}

;// CONCATENATED MODULE: ../../lib/report/changes/change-list.js








/**
 * Everything that differs between two catalogs, a row an entry, the worst first: by what a change lets a tool do or a
 * model read, then texts that grew most, then by key. Entries that changed alike share a row: by kinds and fields, from
 * `pointers` on by places too, with `values` only where their values are the same. A pair that looks renamed is one row.
 */
function changeList(diff, options) {
    const resembles = resemblances(diff);
    const findings = findingsByTool(options.policy);
    const [renamedTo, renamedFrom] = [
        new Set(diff.renamed.map(({ after }) => after)),
        new Set(diff.renamed.map(({ before }) => before)),
    ];
    const rows = [
        ...change_list_grouped(diff.changed.map((change) => changedRow(change, options, findings)), options),
        ...diff.renamed.map((pair) => renamedRow(pair, options, resembles, findings)),
        ...diff.added
            .filter((entry) => !renamedTo.has(entry))
            .map((entry) => addedRow(entry, options, resembles(entry), findings)),
        ...diff.removed.filter((entry) => !renamedFrom.has(entry)).map((entry) => removedRow(entry, options)),
        ...membersRow(diff),
    ];
    return rows.sort(compareRows);
}
/** The findings that fail the policy, by tool. */
function findingsByTool(policy) {
    const found = new Map();
    for (const { entry, code, isNew } of policy?.failing === true ? policy.findings : []) {
        if (entry === null || (policy?.mode === 'new' && !isNew))
            continue;
        const known = found.get(entry) ?? [];
        if (!known.some((fact) => fact.type === 'finding' && fact.code === code)) {
            found.set(entry, [...known, { type: 'finding', code }]);
        }
    }
    return found;
}
function findingsOf({ kind, key }, findings) {
    return kind === 'tool' ? (findings.get(key) ?? []) : [];
}
function changedRow(change, options, findings) {
    const { before, after } = change;
    const facts = [...findingsOf(after, findings), ...changedFacts(change, options)];
    return rowOf('changed', [after], before, before.definition, after.definition, facts);
}
function changedFacts(change, { format }) {
    const { before, after } = change;
    const classes = invisibleClasses(newInvisible(before.definition, after.definition));
    return change_facts_changeFacts(explainChange(format, change), {
        effects: sideEffectsOf(format, after),
        values: format === 'openmed-inventory' ? change : null,
        classes,
    });
}
function renamedRow({ before, after, ties }, options, resembles, findings) {
    const facts = changedFacts({ before, after, fields: [] }, options).filter((fact) => !isOfName(fact));
    const all = [
        ...findingsOf(after, findings),
        ...nameFacts(resembles(after), before),
        ...facts,
        ...ties.map((of) => ({ type: 'tie', of })),
    ];
    return rowOf('renamed', [after], before, before.definition, after.definition, all);
}
/** A name that differs is what makes a pair, and no fact beside it. */
function isOfName(fact) {
    return (fact.type === 'change' && /^\/(?:function\/)?(?:name|uri|uriTemplate)$/u.test(fact.pointers[0] ?? ''));
}
function addedRow(entry, { format }, resemblance, findings) {
    const effects = sideEffectsOf(format, entry);
    const classes = invisibleClasses(newInvisible(undefined, entry.definition));
    const facts = [
        ...findingsOf(entry, findings),
        ...(classes.length === 0 ? [] : [{ type: 'invisible', classes }]),
        ...nameFacts(resemblance, null),
        ...(effects === null ? [] : [{ type: 'effects', effects, of: 'added' }]),
    ];
    return rowOf('added', [entry], null, null, entry.definition, facts);
}
function nameFacts(resemblance, former) {
    if (resemblance === null || (resemblance.of !== null && resemblance.of === former))
        return [];
    return [{ type: 'look-alike', of: resemblance.of }];
}
function removedRow(entry, { format }) {
    const effects = sideEffectsOf(format, entry);
    const facts = effects === null ? [] : [{ type: 'effects', effects, of: 'removed' }];
    return rowOf('removed', [entry], entry, entry.definition, null, facts);
}
function membersRow({ members, memberValues }) {
    if (members.length === 0)
        return [];
    const facts = memberValues === null
        ? members.map(({ field, before }) => memberFact(field, before === null))
        : change_facts_changeFacts(explainMembers(memberValues.before, memberValues.after), {
            effects: null,
            values: null,
            classes: invisibleClasses(newInvisible(memberValues.before, memberValues.after)),
        });
    return [rowOf('members', [], null, memberValues?.before ?? null, memberValues?.after ?? null, facts)];
}
function memberFact(field, isAdded) {
    return {
        type: 'change',
        kind: isAdded ? 'field_added' : 'field_removed',
        ...{ field, hint: null, before: null, after: null, values: null },
        ...{ isStated: true, places: 1, names: [], pointers: [`/${field}`] },
    };
}
function rowOf(kind, entries, former, before, after, facts) {
    const sorted = facts.toSorted((a, b) => factRank(a) - factRank(b));
    const [worst] = sorted;
    return {
        kind,
        entries,
        former,
        before,
        after,
        facts: sorted,
        rank: Math.min(rowRank(kind), worst === undefined ? 99 : factRank(worst)),
    };
}
/** Where there is nothing worse to say of it. */
function rowRank(kind) {
    return { changed: 99, renamed: 30, added: 20, removed: 31, members: 99 }[kind];
}
/** Puts changed entries together that changed alike. */
function change_list_grouped(rows, options) {
    const groups = new Map();
    for (const row of rows) {
        const id = identityOf(row, options);
        const known = groups.get(id);
        if (known === undefined)
            groups.set(id, [row]);
        else
            known.push(row);
    }
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        if (group.length === 1)
            return [first];
        return [{ ...first, entries: group.flatMap(({ entries }) => entries) }];
    });
}
function identityOf(row, { detail, format }) {
    const facts = row.facts.map((fact) => factIdentity(fact, detail !== 'fingerprints'));
    if (detail !== 'values')
        return JSON.stringify(facts);
    // With values all of it has to be seen: rows are one only where facts and changed words say everything.
    const own = row.facts.every(isToldWhole) ? null : (row.entries[0] ?? null);
    const words = own === null ? changedWords(row, format) : [];
    return JSON.stringify([facts, words, own === null ? null : [own.kind, own.key, own.version]]);
}
/** Whether a fact leaves nothing to be seen beside itself and the words that changed. */
function isToldWhole(fact) {
    if (fact.type !== 'change')
        return false;
    return fact.hint !== null || fact.kind.startsWith('side_effect_') || isTextTold(fact);
}
/** A text is shown by its words where no other text is left out of them. */
function isTextTold({ kind, places }) {
    return kind === 'description_text' && places <= MAX_TEXTS;
}
function compareRows(a, b) {
    return (a.rank - b.rank || growthOf(b) - growthOf(a) || b.entries.length - a.entries.length || compareFirst(a, b));
}
function compareFirst(a, b) {
    const [first, second] = [a.entries[0], b.entries[0]];
    if (first === undefined || second === undefined)
        return Number(second === undefined) - Number(first === undefined);
    return compareEntries(first, second);
}
/** By how many characters the texts that a model reads first grew: what is slipped in makes them longer. */
function growthOf({ kind, before, after }) {
    return kind === 'changed' || kind === 'renamed' ? textLength(after) - textLength(before) : 0;
}
function textLength(definition) {
    if (definition === null)
        return 0;
    const inner = member(definition, 'function');
    const text = member(isObject(inner) ? inner : definition, 'description');
    return typeof text === 'string' ? text.length : 0;
}

;// CONCATENATED MODULE: ../../lib/report/new-in-this-change.js
/** What clients refuse in the candidate and not in the baseline. */
function newInThisChange({ findings }) {
    return findings.filter(({ isNew }) => isNew);
}

;// CONCATENATED MODULE: ../../lib/report/escape/html-text.js

const ENTITIES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
/** What GitHub looks for in what it has rendered: mentions, references, links, emoji, formulas, code. */
const GITHUB_ENTITIES = new Map([
    ...ENTITIES,
    ['@', '&#64;'],
    ['#', '&#35;'],
    [':', '&#58;'],
    ['$', '&#36;'],
    ['`', '&#96;'],
]);
/**
 * A text of any origin as the content of an HTML element or of a quoted attribute: it opens no element, and controls
 * and invisible characters stand as `\u{…}` (see `visible`). Source of the rule: the HTML standard, section 13.1.2.
 */
function htmlText(text) {
    return visible(text).replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');
}
/**
 * The same as a `code` element for the summary of a fold in a comment, where Markdown is not read; an empty text becomes
 * one space. GitHub makes no mention, link, emoji or formula of what stands inside `code`.
 */
function htmlCode(text) {
    const shown = text === '' ? ' ' : visible_visible(text);
    return `<code>${shown.replace(/[&<>"'@#:$`]/g, (character) => GITHUB_ENTITIES.get(character) ?? '')}</code>`;
}

;// CONCATENATED MODULE: ../../lib/report/escape/entry-name.js



const KIND_WORDS = {
    tool: '',
    prompt: 'prompt ',
    resource: 'resource ',
    resourceTemplate: 'resource template ',
};
/** Where there is no entry: the catalog's own fields. */
const CATALOG_ITSELF = 'the catalog itself';
/** An entry's name in a code span, after what it is where it is no tool. */
function entrySpan(entry) {
    return `${KIND_WORDS[entry.kind]}${codeSpan(shownKey(entry))}`;
}
/** The same for a cell of a table. */
function entryCell(entry) {
    return `${KIND_WORDS[entry.kind]}${cellSpan(shownKey(entry))}`;
}
/** The same without Markdown. */
function entryLabel(entry) {
    return `${KIND_WORDS[entry.kind]}${shownKey(entry)}`;
}
/** The same without Markdown, and whole however long it is. */
function entryText({ kind, key }) {
    return `${KIND_WORDS[kind]}${kind === 'tool' ? wholeName(key) : wholeText(key)}`;
}
/** The same as HTML that nothing in the name can break out of. */
function entryHtml(entry) {
    return `${KIND_WORDS[entry.kind]}${htmlCode(shownKey(entry))}`;
}
/** A key of megabytes takes its time to show, and may be shown once for each of many changes. */
const SHOWN = new WeakMap();
/** Strict for tools; prompts and resources may be named in any language. */
function shownKey(entry) {
    const { kind, key } = entry;
    const shown = SHOWN.get(entry) ?? (kind === 'tool' ? shownName(key) : shownText(key));
    SHOWN.set(entry, shown);
    return shown;
}

;// CONCATENATED MODULE: ../../lib/report/escape/markup.js





/** Within a cell of a Markdown table. */
const CELL_MARKUP = {
    bold: (words) => `**${words}**`,
    name: (name) => cellSpan(shownName(name)),
    pointer: (pointer) => cellSpan(shownPointer(pointer)),
    entry: entryCell,
};
/** Within the summary of a fold, where Markdown is not read. */
const HTML_MARKUP = {
    bold: (words) => `<b>${words}</b>`,
    name: (name) => htmlCode(shownName(name)),
    pointer: (pointer) => htmlCode(shownPointer(pointer)),
    entry: entryHtml,
};
/** In plain text, where nothing is cut. */
const TEXT_MARKUP = {
    bold: (words) => words,
    name: (name) => log_line_neutralise(wholeName(name)),
    pointer: (pointer) => log_line_neutralise(wholeName(pointer)),
    entry: (entry) => log_line_neutralise(entryText(entry)),
};

;// CONCATENATED MODULE: ../../lib/report/wording/owner-step.js



// A sentence stays a sentence.
const owner_step_MAX_CATALOGS = 3;
const HEX_OF_A_DIGEST = 24;
/**
 * What an owner's approval will mean, as Markdown on one line: which digest becomes the baseline of which file, and how
 * much that changes. null where no owner is asked.
 */
function ownerStep(decision) {
    const { verdict, approval, event } = decision;
    const isAsked = verdict === 'baseline-change' || verdict === 'protected-change' || isForOwners(decision);
    if (!isAsked || approval !== 'missing' || event === 'push')
        return null;
    const catalogs = decision.catalogs.filter(({ verdict: own, baselineDiff }) => own === 'baseline-change' || (own === 'drift' && baselineDiff !== null));
    const shown = catalogs.slice(0, owner_step_MAX_CATALOGS).map(meaningOf);
    const more = catalogs.length - shown.length;
    const meaning = shown.length === 0 ? ['your approval lets the changed files in'] : shown;
    const rest = more > 0 ? ` (and ${more} more catalogs)` : '';
    return `${capital(meaning.join('; '))}${rest}. It holds until one of these files is changed again.`;
}
function meaningOf(catalog) {
    const path = codeSpan(shownText(catalog.baselinePath));
    // Beside inherited drift, what is approved is what the baseline itself became.
    const { after, diff } = catalog.baselineDiff === null ? catalog : { after: catalog.before, diff: catalog.baselineDiff };
    if (after === null)
        return `your approval retires the catalog ${path}`;
    const digest = codeSpan(`${after.digest.slice(0, 'sha256:'.length + HEX_OF_A_DIGEST)}…`);
    const counts = diff === null ? '' : ` (${counts_countsText([{ diff }])})`;
    return `your approval makes ${digest} the baseline in ${path}${counts}`;
}
function capital(words) {
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

;// CONCATENATED MODULE: ../../lib/gate/login.js

/**
 * A login, a team or a repository in the letter case that all its spellings share. Only ASCII letters fold, so that no look-alike (`K`, the
 * Kelvin sign) becomes another's login.
 */
function foldLogin(login) {
    return login.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
/** Whether two logins are one: GitHub compares them without case. */
function sameLogin(a, b) {
    return foldLogin(a) === foldLogin(b);
}
/** Logins in code-point order, each once, in the spelling that was met first. */
function distinctLogins(logins) {
    const spelling = new Map();
    for (const login of logins) {
        const key = foldLogin(login);
        if (!spelling.has(key))
            spelling.set(key, login);
    }
    return [...spelling.values()].sort(text_order_compareCodePoints);
}

;// CONCATENATED MODULE: ../../lib/report/wording/after-change.js




const AGAIN = [
    {
        codes: ['approved_another_catalog', 'force_pushed_from_another_catalog'],
        why: 'was for another catalog: ask them to look again and approve again.',
    },
    {
        codes: ['approved_before_base_moved'],
        why: 'is older than the baseline on the base branch: ask them to approve again.',
    },
    {
        codes: ['approved_for_another_base'],
        why: 'was for another base branch: ask them to look again and approve again.',
    },
];
const APPROVED_OTHERWISE = AGAIN.flatMap(({ codes }) => codes);
/** It may be anybody's, so that owners are asked all the same. */
const NOT_LOOKED_INTO = {
    codes: ['too_many_requests'],
    why: 'was not looked into, since the gate asks GitHub only so much: the newest comes first, so ask the owners among them to approve again.',
};
/**
 * What a reader does about a change that waits for approval, as Markdown on one line. Sentences stand in the order in
 * which they help: who blocks, who only has to approve again, what is unreadable, who can approve.
 */
function afterChange(decision) {
    const waiting = decision.files.filter((file) => file.asked && file.needed > 0 && !file.approved);
    if (waiting.length === 0)
        return 'Read the change before you merge it: approval is off, so the gate asks nobody.';
    const sentences = [
        ...blockedSentence(waiting),
        ...[...AGAIN, NOT_LOOKED_INTO].flatMap((again) => againSentence(waiting, again)),
        ...permissionSentence(waiting),
        ...(decision.event === 'push' ? afterPush(waiting) : askOwners(waiting)),
    ];
    return [...sentences, ...afterQueue(decision)].join(' ');
}
function blockedSentence(waiting) {
    const blocking = waiting.flatMap((file) => file.blockedBy);
    if (blocking.length === 0)
        return [];
    const names = after_change_distinct(blocking.flatMap((login) => (login === null ? [] : [login])));
    const who = names.length === 0 ? 'A deleted account' : codeSpans(names);
    return [
        `${who} requested changes: settle it with them and have them approve, or, if they are gone, let someone with write access dismiss that review (in the pull request, the review’s “…” menu, “Dismiss review”).`,
    ];
}
function againSentence(waiting, { codes, why }) {
    const names = refused(waiting, codes);
    return names.length === 0 ? [] : [`The approval of ${codeSpans(names)} ${why}`];
}
function permissionSentence(waiting) {
    const missing = after_change_distinct(waiting.flatMap((file) => [
        ...(file.missingPermission === null ? [] : [file.missingPermission]),
        ...file.refusals.flatMap((refusal) => (refusal.permission === null ? [] : [refusal.permission])),
    ]));
    if (missing.length === 0)
        return [];
    const remedy = missing.every((permission) => permission.startsWith('members'))
        ? 'give the step an `owners-token` that has it, since the token of a job never does'
        : 'add that line under `permissions:` of the job';
    return [`Some of it could not be read: the token needs ${codeSpans(missing)} (${remedy}).`];
}
/** Nothing where whoever is asked above to approve again makes up for all that is missing. */
function askOwners(waiting) {
    const long = waiting.filter(hasTooManyCommits);
    const others = waiting.filter((file) => !hasTooManyCommits(file));
    const unapprovable = others.filter(cannotBeApproved);
    return [
        ...longSentence(long),
        ...unapprovable.map(cannotSentence),
        ...(unapprovable.length === 0 ? [] : [CANNOT_REMEDY]),
        ...askWhoCan(others.filter((file) => !cannotBeApproved(file))),
    ];
}
/** Who wrote the change is told by its commits, so that nobody's approval counts while they are too many to be read. */
function hasTooManyCommits({ refusals }) {
    return refusals.some(({ code }) => code === 'too_many_commits');
}
function longSentence(long) {
    if (long.length === 0)
        return [];
    const paths = codeSpans(after_change_distinct(long.map(({ path }) => path)));
    return [
        `More than ${MAX_PATH_COMMITS.toLocaleString('en')} commits of this pull request touch ${paths}, too many to tell who wrote the change, so no approval counts: squash them, or split the change into several pull requests, then have it approved.`,
    ];
}
const CANNOT_REMEDY = 'Name another owner on the default branch. Where one person maintains alone, set `approvals: 0` in the settings file there: every change is still shown first, and drift still fails.';
const OWNER_FAULTS = {
    is_author: 'is the author of the pull request',
    wrote: 'wrote or pushed the change',
    no_write_access: 'has no write access to the repository',
    unknown_owner: 'is no account or team that GitHub knows',
    email_address: 'is an e-mail address, whose account GitHub does not tell',
};
/** Owners who cannot approve, whatever they are asked. */
function unableOwners({ owners, ownerFaults, refusals }) {
    return owners.flatMap((owner) => {
        const fault = ownerFaults.find((one) => one.owner === owner)?.code ?? null;
        const wrote = refusals.some(({ login, code }) => WROTE.includes(code) && login !== null && sameLogin(`@${login}`, owner));
        const code = fault ?? (wrote ? 'wrote' : null);
        return code === null ? [] : [{ owner, why: OWNER_FAULTS[code] }];
    });
}
const WROTE = ['wrote_the_change', 'pushed_the_change'];
/** Whether fewer people than are needed could ever approve; a team may be of any size. */
function cannotBeApproved(file) {
    const unable = unableOwners(file).map(({ owner }) => owner);
    const able = file.owners.filter((owner) => !unable.includes(owner));
    return file.owners.length > 0 && !able.some((owner) => owner.includes('/')) && able.length < file.needed;
}
function cannotSentence(file) {
    const unable = unableOwners(file).map(({ owner, why }) => `${codeSpans([owner])} ${why}`);
    const count = file.owners.length === 1 ? 'one owner' : `${file.owners.length} owners`;
    const few = file.needed > file.owners.length ? [`it needs ${file.needed} approvals and has ${count}`] : [];
    return `Nobody can approve ${codeSpans([file.path])}: ${[...few, ...unable].join(', ')}.`;
}
function askWhoCan(waiting) {
    const open = waiting.filter((file) => missingOf(file) > askedAgain(file).length);
    if (open.length === 0)
        return [];
    const owners = after_change_distinct(open.flatMap((file) => withoutLogins(file.owners, file.approvedBy)));
    const paths = codeSpans(open.map((file) => file.path));
    if (owners.length === 0)
        return [`Ask an owner of ${paths} to approve.`];
    const oneEach = open.every((file) => sameList(file.owners, open[0]?.owners ?? []));
    const whom = `${ownersWanted(open)} of ${oneEach ? '' : 'each of '}${paths}`;
    return [`Ask ${whom} to review this pull request and approve: ${codeSpans(owners)}.`];
}
function missingOf({ needed, approvedBy }) {
    return needed - approvedBy.length;
}
function ownersWanted(open) {
    const most = Math.max(...open.map(missingOf));
    const more = open.every((file) => file.approvedBy.length > 0) ? ' more' : '';
    if (most > 1)
        return `${most}${more} owners`;
    return more === '' ? 'an owner' : 'one more owner';
}
/** Owners whom another sentence asks to approve already. */
function askedAgain(file) {
    const blocking = file.blockedBy.flatMap((login) => (login === null ? [] : [login]));
    const owning = blocking.filter((login) => withoutLogins(file.owners, [login]).length < file.owners.length);
    return after_change_distinct([...owning, ...refused([file], APPROVED_OTHERWISE)]);
}
/** GitHub's logins are the same in upper and lower case. */
function withoutLogins(owners, approved) {
    const known = new Set(approved.map((login) => foldLogin(`@${login}`)));
    return owners.filter((owner) => !known.has(foldLogin(owner)));
}
/** What an audit finds is in already. */
function afterPush(waiting) {
    const owners = after_change_distinct(waiting.flatMap((file) => file.owners));
    const direct = after_change_distinct(waiting.flatMap((file) => (file.pullRequest === null ? [file.path] : [])));
    const byNone = direct.length === 0
        ? []
        : [`No pull request is known to have brought the change of ${codeSpans(direct)}.`];
    const whom = owners.length === 0 ? '' : `: ${codeSpans(owners)}`;
    return [
        ...byNone,
        `The change is on the branch already: have an owner look at it now, or revert it${whom}.`,
    ];
}
function afterQueue(decision) {
    return decision.event === 'merge_group' ? ['Then queue the pull request again.'] : [];
}
function refused(waiting, codes) {
    return after_change_distinct(waiting.flatMap((file) => file.refusals.flatMap(({ login, code }) => (login !== null && codes.includes(code) ? [login] : []))));
}
function after_change_distinct(texts) {
    return [...new Set(texts)].sort(text_order_compareCodePoints);
}
function sameList(a, b) {
    return a.length === b.length && a.every((item, index) => item === b[index]);
}

;// CONCATENATED MODULE: ../../lib/report/wording/capture-sentence.js

/**
 * Where two captures differ first, and the pointer that takes this place out of the comparison, as a sentence with a
 * space in front; empty where they do not. Pointers can hold names of schema properties, so that `fingerprints` names
 * none.
 */
function captureSentence({ captureDifference }, detail) {
    if (captureDifference === null)
        return '';
    const where = whereWords(captureDifference);
    return where === null ? '' : ` They differ first in ${where}${ruleWords(captureDifference, detail)}.`;
}
function whereWords({ entry, field }) {
    const fieldWords = field === null ? null : `the field ${codeSpan(shownName(field))}`;
    if (entry === null)
        return fieldWords === null ? null : `${fieldWords} of the catalog itself`;
    const shown = codeSpan(entry.kind === 'tool' ? shownName(entry.key) : shownText(entry.key));
    return fieldWords === null ? `${shown}, which only one of them holds` : `${fieldWords} of ${shown}`;
}
function ruleWords({ field, rule }, detail) {
    if (rule === null)
        return field === null ? '' : ', in required properties, which cannot be left out: fix the server';
    if (detail === 'fingerprints')
        return ' (`detail: pointers` names the place)';
    return `: ${codeSpan(shownText(rule.pointer))} is the place to name under \`${rule.key}\``;
}

;// CONCATENATED MODULE: ../../lib/catalog/comparison-rules.js



/**
 * Leaves ignored places out of a catalog, and sorts the items of unordered arrays by their canonical forms, before it is
 * compared or digested. Each pointer is a JSON Pointer (RFC 6901) in which a token `*` stands for every member or item.
 * `/tools/NAME/…` (`prompts`, `resources` and `resourceTemplates` likewise) is a place within the entry with that key,
 * whatever the list's order: never the entry itself, nor a field that its key is read from. Any other pointer is a place
 * in the catalog's own members. Items are counted as they are written. An inventory, whose records have exact fields, is
 * left as it is. A text that is no pointer is of no use, nor is an unordered one that names no array.
 */
function applyRules(catalog, rules) {
    const ignored = (rules.ignore ?? []).map(pointerWith('ignore'));
    const unordered = (rules.unordered ?? []).map(pointerWith('sort'));
    const pointers = [...ignored, ...unordered].map(({ rule }) => rule);
    return {
        catalog: catalog.format === 'openmed-inventory' ? catalog : ruled(catalog, pointers),
        ignored: ignored.map(({ pointer, rule: { uses } }) => ({ pointer, uses })),
        unordered: unordered.map(({ pointer, rule: { uses } }) => ({ pointer, uses })),
    };
}
/** Keywords of JSON Schema (drafts 4 to 2020-12) whose members are schemas of any name. */
const SCHEMAS_BY_NAME = [
    'properties',
    'patternProperties',
    '$defs',
    'definitions',
    'dependentSchemas',
    'dependencies',
];
/** Keywords whose items are schemas. */
const SCHEMAS_IN_A_LIST = ['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items'];
/**
 * Whether an ignored pointer can leave the list of a schema's required properties out, or an item of it, which would let a
 * new required parameter through unseen: where its order varies, it is to be compared as unordered. `*` stands for
 * `required` too. What leaves a whole schema out is not meant.
 */
function ignoresRequired(pointer) {
    const [list = '', , ...within] = comparison_rules_tokensOf(pointer);
    if (!ENTRY_LISTS.has(list))
        return false;
    const schema = within.findIndex((token) => token === '*' || SCHEMA_FIELDS.includes(token));
    return schema !== -1 && reachesRequired(within.slice(schema + 1), { inSchema: true, amongSchemas: false });
}
function reachesRequired(tokens, { inSchema, amongSchemas }) {
    const [token, ...rest] = tokens;
    if (token === undefined)
        return false;
    const isAny = token === '*';
    if (inSchema && (token === 'required' || (isAny && isWholeOrItem(rest))))
        return true;
    return reachesRequired(rest, {
        inSchema: amongSchemas || (inSchema && !SCHEMAS_BY_NAME.includes(token)),
        amongSchemas: inSchema && (isAny || SCHEMAS_BY_NAME.includes(token) || SCHEMAS_IN_A_LIST.includes(token)),
    });
}
/** Whether what is left of a pointer names an array as a whole, or one of its items. */
function isWholeOrItem([token, ...beyond]) {
    return token === undefined || (beyond.length === 0 && /^(?:\*|[0-9]+)$/.test(token));
}
function pointerWith(effect) {
    return (pointer) => ({
        pointer,
        rule: { tokens: comparison_rules_tokensOf(pointer), effect, uses: 0 },
    });
}
function comparison_rules_tokensOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function ruled(catalog, pointers) {
    const { members } = catalog;
    const isList = (object, key) => object === members && ENTRY_LISTS.has(key);
    return {
        ...catalog,
        members: ruledObject(members, pointers, 0, isList),
        entries: catalog.entries.map((entry) => ruledEntry(catalog.format, entry, pointers)),
    };
}
function ruledEntry(format, entry, pointers) {
    const within = pointers.filter(({ tokens }) => tokens.length > 2 && ENTRY_LISTS.get(tokens[0] ?? '') === entry.kind && isNamed(tokens[1], entry.key));
    if (within.length === 0)
        return entry;
    const named = namedPart(format, entry.definition);
    const field = nameField(format, entry.kind);
    const isKey = (object, key) => object === named && (key === field || (key === 'version' && entry.version !== null));
    return { ...entry, definition: ruledObject(entry.definition, within, 2, isKey) };
}
function isNamed(token, key) {
    return token === '*' || token === key;
}
/** Pointers count from a depth: so many of their tokens have led to the object. */
function ruledObject(object, pointers, depth, isKept) {
    if (pointers.length === 0)
        return object;
    const parts = object.keys.map((key, index) => {
        const value = object.values[index] ?? null;
        const matching = pointers.filter(({ tokens }) => isNamed(tokens[depth], key));
        return isKept(object, key) ? value : ruledPart(value, matching, depth + 1, isKept);
    });
    const kept = [...object.keys.keys()].filter((index) => parts[index] !== undefined);
    return {
        ...object,
        keys: kept.map((index) => object.keys[index] ?? ''),
        values: kept.map((index) => parts[index] ?? null),
        starts: object.starts.length === 0 ? [] : kept.map((index) => object.starts[index] ?? -1),
    };
}
function ruledArray(array, pointers, depth, isKept) {
    const items = array.items.flatMap((item, index) => {
        const matching = pointers.filter(({ tokens }) => isNamed(tokens[depth], String(index)));
        const part = ruledPart(item, matching, depth + 1, isKept);
        return part === undefined ? [] : [part];
    });
    const sorting = pointers.filter(({ tokens, effect }) => tokens.length === depth && effect === 'sort');
    for (const pointer of sorting)
        pointer.uses += 1;
    return { ...array, items: sorting.length === 0 ? items : inAnyOrder(items) };
}
/** Items in an order that they have in common with every other order of them. */
function inAnyOrder(items) {
    return items
        .map((item) => ({ item, form: canonicalJson(item) }))
        .sort((a, b) => (a.form < b.form ? -1 : Number(a.form > b.form)))
        .map(({ item }) => item);
}
/** What is left of a value; undefined where it is ignored as a whole. */
function ruledPart(value, pointers, depth, isKept) {
    const whole = pointers.filter(({ tokens, effect }) => tokens.length === depth && effect === 'ignore');
    for (const pointer of whole)
        pointer.uses += 1;
    if (whole.length > 0)
        return undefined;
    if (isObject(value))
        return ruledObject(value, pointers, depth, isKept);
    return isArray(value) && pointers.length > 0 ? ruledArray(value, pointers, depth, isKept) : value;
}

;// CONCATENATED MODULE: ../../lib/diff/differing-places.js



/**
 * The places at which entries that both catalogs have, and the catalogs' own members, differ, each once: entries in key
 * order, then members. Of places of one kind in one field the first 1,000 (see ExplainedChange).
 */
function differingPlaces(format, diff) {
    return explained(format, diff).flatMap(placesOf);
}
/** What takes a place out of the comparison; null for a schema's required properties, which nothing does. */
function placeRule({ entry, kind, pointer: within }) {
    const pointer = `${entry === null ? '' : jsonPointer([differing_places_listOf(entry.kind), entry.key])}${within}`;
    if (kind === 'order_only')
        return { key: 'unordered', pointer };
    return ignoresRequired(pointer) ? null : { key: 'ignore', pointer };
}
/**
 * The arrays that differ in their order, as JSON Pointers that `unordered` takes (see applyRules), in key order; empty
 * where two catalogs differ in anything else too, or not at all.
 */
function orderOnlyPlaces(format, diff) {
    if (diff.added.length > 0 || diff.removed.length > 0)
        return [];
    const parts = explained(format, diff);
    const isOrderOnly = parts.every(({ explanations, leftOut }) => leftOut.length === 0 && explanations.every(({ kind }) => kind === 'order_only'));
    return isOrderOnly ? parts.flatMap(placesOf).flatMap((place) => placeRule(place)?.pointer ?? []) : [];
}
function explained(format, { changed, memberValues }) {
    return [
        ...changed.map((change) => ({ entry: change.after, ...explainChange(format, change) })),
        ...(memberValues === null
            ? []
            : [{ entry: null, ...explainMembers(memberValues.before, memberValues.after) }]),
    ];
}
/** Where more than the order differs, that is what counts. */
function placesOf({ entry, explanations }) {
    const places = new Map();
    for (const { kind, field, pointer } of explanations) {
        const known = places.get(pointer);
        if (known === undefined || known.kind === 'order_only')
            places.set(pointer, { entry, kind, field, pointer });
    }
    return [...places.values()];
}
function differing_places_listOf(kind) {
    return [...ENTRY_LISTS].find(([, known]) => known === kind)?.[0] ?? 'tools';
}

;// CONCATENATED MODULE: ../../lib/report/wording/order-step.js



const order_step_MAX_PLACES = 3;
/**
 * What to do where catalogs differ in the order of items alone, as Markdown on one line; null where they differ in
 * anything else. Pointers can hold names of schema properties, so that `fingerprints` names none.
 */
function order_step_orderStep(compared, detail) {
    const places = compared.map(({ format, diff }) => orderOnlyPlaces(format, diff));
    if (places.length === 0 || places.some((one) => one.length === 0))
        return null;
    const names = places.flat().map((place) => codeSpan(shownText(place)));
    const named = detail === 'fingerprints' ? 'its place (`detail: pointers` names it)' : someOf(names, order_step_MAX_PLACES);
    return `Only the order of items differs. Where a server writes it in another order each time, put ${named} under \`unordered\` in the settings file of the base branch.`;
}

;// CONCATENATED MODULE: ../../lib/report/wording/next-step.js









/** Rows of drift in which the baseline is another one than that of the base branch. */
const BASELINE_CHANGED = ['baseline-changed-otherwise', 'new-baseline-otherwise'];
// A sentence stays a sentence.
const MAX_HINT = 400;
/**
 * What a reader does next, as Markdown on one line: plain sentences, with names, paths and the hint in code spans.
 * Nothing to do is said too.
 */
function nextStep(decision, options) {
    switch (decision.verdict) {
        case 'could-not-check':
            return afterError(decision, options.detail ?? 'fingerprints');
        case 'drift':
            return afterDrift(decision, options);
        case 'policy-violation':
            return AFTER_POLICY;
        case 'baseline-change':
        case 'protected-change':
            return afterChange(decision);
        case 'approved':
            return decision.approvedBy.length === 0
                ? 'Nothing to do.'
                : `Nothing to do: approved by ${codeSpans(decision.approvedBy)}.`;
        case 'unchanged':
            return 'Nothing to do.';
    }
}
const AFTER_POLICY = 'Bring the tools in line with the policy, as the findings below say; or change the policy on the base branch first, with its owners.';
function afterError(decision, detail) {
    if (decision.fault !== null)
        return errorSentence(decision.fault);
    const failed = decision.catalogs.filter((catalog) => catalog.error !== null);
    const [first] = failed;
    const file = decision.files.find((candidate) => candidate.asked && candidate.error !== null);
    const more = failed.length > 1 ? ` ${failed.length - 1} more could not be checked: see below.` : '';
    if (file?.error && (first === undefined || first.error === file.error)) {
        return `${errorSentence(file.error, file.path)}${more}`;
    }
    if (first?.error) {
        return `${catalogPrefix(first, decision)}${catalogErrorSentence(first.error, first)}${captureSentence(first, detail)}${more}`;
    }
    return 'See below what could not be checked.';
}
function catalogPrefix(catalog, decision) {
    return decision.catalogs.length < 2 ? '' : `${codeSpan(shownText(catalog.name))}: `;
}
function afterDrift(decision, options) {
    const drifting = decision.catalogs.filter((catalog) => catalog.verdict === 'drift');
    const own = drifting.filter((catalog) => !isInheritedAlone(catalog));
    if (own.length === 0)
        return afterInherited(drifting, decision, options);
    const isOutdated = own.some(({ inheritance }) => inheritance?.known === true && inheritance.isOutdated);
    return [
        ...(isOutdated
            ? ['Update this branch first: the base branch has got rid of drift that is still here.']
            : []),
        afterOwn(own, decision, options),
        ...driftedBeforeSentences(own),
        ...gapSentences(own),
        ...(inheritedCount(drifting) === 0
            ? []
            : [
                'A baseline made from these tools takes in what is inherited, too. To leave that out, fix it on the base branch first, in a pull request of its own, and update this branch.',
            ]),
    ].join(' ');
}
/** For an author who has changed none of it. */
function afterInherited(drifting, decision, options) {
    const order = order_step_orderStep(drifting.flatMap(comparedIn), options.detail ?? 'fingerprints');
    const isFailing = decision.catalogs.some(({ policy }) => policy?.failing === true);
    return [
        ...(isForOwners(decision) && isFailing ? [AFTER_POLICY] : []),
        ...(isForOwners(decision) && decision.approval === 'missing' ? [afterChange(decision)] : []),
        ...(order === null ? [] : [order]),
        `Fix the drift on the base branch, in a pull request of its own: ${updateOf(drifting, options)}, and have an owner approve it; or bring the tools there back to what the baseline says.`,
        ...(decision.passes || isForOwners(decision) ? [] : ['Then update this branch.']),
    ].join(' ');
}
function updateOf(drifting, { updateHint }) {
    const paths = codeSpans(drifting.map((catalog) => catalog.baselinePath));
    return updateHint === null
        ? `update ${paths} to match the tools and commit it`
        : `run ${hint(updateHint)}, commit the updated ${paths}`;
}
function afterOwn(drifting, decision, options) {
    const where = hasPullRequest(decision) ? 'in this pull request' : 'in a pull request';
    const update = updateOf(drifting, options);
    // Where the baseline was changed, the tools may be as they were: there is no change of them to want or undo.
    if (drifting.every(({ row }) => BASELINE_CHANGED.includes(row)))
        return `Baseline and tools have to agree. ${update.charAt(0).toUpperCase()}${update.slice(1)} ${where}, or bring the tools to what it says. Where the baseline then still differs from the base branch, an owner has to approve it.`;
    const step = `If this change of the tools is wanted, ${update} ${where}, and have an owner approve it. If it is not, undo it.`;
    const order = order_step_orderStep(drifting.flatMap(comparedIn), options.detail ?? 'fingerprints');
    return order === null ? step : `${order} ${step}`;
}
/** The change's own part, where there is one. */
function comparedIn(catalog) {
    const { before, after } = catalog;
    const format = after?.format ?? before?.format;
    const diff = isInheritedAlone(catalog) ? catalog.diff : driftParts(catalog).own;
    return diff === null || format === undefined ? [] : [{ diff, format }];
}
function hint(text) {
    return codeSpan(text.length <= MAX_HINT ? text : `${text.slice(0, MAX_HINT)}…`);
}
function hasPullRequest(decision) {
    return decision.event?.startsWith('pull_request') === true;
}

;// CONCATENATED MODULE: ../../lib/report/wording/notices.js





// The first lines stay few; the whole lists stand in the JSON report.
const notices_MAX_ITEMS = 8;
const NOTICES = {
    workflow_changed: { about: 'gate', words: 'the workflow that runs it' },
    settings_changed: { about: 'gate', words: 'its settings' },
    codeowners_changed: { about: 'gate', words: 'the code owners' },
    policy_not_in_force: { about: 'gate', words: 'the policy, which is not in force before it is merged' },
    diff_hidden: { about: 'gate', words: 'a rule that hides the diff of the baseline' },
    settings_invalid: {
        about: 'settings',
        words: 'The settings file of this change is not understood, so nothing can be checked once it is merged:',
    },
    settings_misnamed: {
        about: 'settings',
        words: 'This file is not read:',
    },
    capture_run: { about: 'capture', words: 'See what the capture did:' },
    base_not_guarded: {
        about: 'setup',
        words: 'The base branch is not guarded, so the pull request was judged as if into the default branch. If it should count as a base, protect it and name it under `guarded-branches` in the settings file of the default branch.',
    },
    branch_not_protected: {
        about: 'setup',
        words: 'The base branch is not protected: anyone with write access can push past the gate.',
    },
    check_not_required: {
        about: 'setup',
        words: 'The base branch does not require this check, so a pull request can be merged although it fails.',
    },
    code_owner_review_not_required: {
        about: 'setup',
        words: 'The base branch does not require a review by code owners, so nothing asks for one if the gate is removed.',
    },
    codeowners_not_owned: {
        about: 'setup',
        words: 'CODEOWNERS does not own itself, so anyone can change who the owners are.',
    },
    protected_file_not_owned: { about: 'setup', words: 'Nobody owns this file in CODEOWNERS.' },
    rules_unreadable: {
        about: 'setup',
        words: 'The rules of the base branch could not be read, so it is not known what they require.',
    },
};
const CHANGED_ROLES = new Map([
    ['workflow', 'the workflow that runs it'],
    ['settings', 'its settings'],
    ['codeowners', 'the code owners'],
    ['policy', 'the policy'],
    ['map', 'the map'],
]);
/**
 * What a reader must know before anything else, as Markdown blocks: what the change does to the gate itself, what was
 * left out of the comparison, and that a snapshot was compared with itself.
 */
function firstNotices(decision) {
    return firstWords(decision).map(alertOf);
}
/** The same as lines of plain text. */
function firstNoticeLines(decision) {
    return firstWords(decision).map(lineOf);
}
/** What the owners of two catalogs say about their comparison, each thing as an alert in Markdown. */
function ruleNotices(rules) {
    return notices_ruleWords(rules, null).map(alertOf);
}
/** The same as lines of plain text. */
function notices_ruleNoticeLines(rules) {
    return notices_ruleWords(rules, null).map(lineOf);
}
function alertOf({ alert, title, lines: [first = '', ...more] }) {
    return `${[`> [!${alert}]`, `> **${title}** ${first}`, ...more.map((line) => `> ${line}`)].join('\n')}\n\n`;
}
function lineOf({ title, lines }) {
    return log_line_neutralise([title, ...lines].join(' '));
}
function firstWords(decision) {
    return [
        ...captureNotice(decision),
        ...settingsNotices(decision),
        ...gateChanges(decision),
        ...snapshotNotice(decision),
        ...notices_ruleWords({
            ignored: decision.catalogs.flatMap(({ ignored }) => ignored),
            unordered: decision.catalogs.flatMap(({ unordered }) => unordered),
        }, 'the settings of the base branch'),
    ];
}
/** One sentence of plain Markdown for each thing in the set-up of the repository that weakens the gate. */
function setupSentences(notices) {
    return notices.flatMap((notice) => {
        const { about, words } = NOTICES[notice.code];
        return about === 'setup' ? [`${pathPrefix(notice)}${words}${permissionSuffix(notice)}`] : [];
    });
}
function captureNotice({ notices }) {
    return notices.flatMap(({ code, path }) => NOTICES[code].about === 'capture' && path !== null
        ? [{ alert: 'NOTE', title: NOTICES[code].words, lines: [`<${path}>`] }]
        : []);
}
/** What becomes of the gate when the change is merged, whatever is decided about it now. */
function settingsNotices({ notices }) {
    return notices.flatMap(({ code, path, error }) => {
        const { about, words: title } = NOTICES[code];
        if (about !== 'settings')
            return [];
        const said = error === undefined
            ? `${codeSpan(shownText(path ?? ''))}. The settings file is ${codeSpan(SETTINGS_PATH)}.`
            : errorSentence(error);
        return [{ alert: 'CAUTION', title, lines: [said] }];
    });
}
function gateChanges(decision) {
    const items = [
        ...decision.files.flatMap((file) => item(CHANGED_ROLES.get(file.role), file.path)),
        ...decision.notices.flatMap(({ code, path }) => NOTICES[code].about === 'gate' ? item(NOTICES[code].words, path) : []),
    ];
    if (items.length === 0)
        return [];
    const distinct = [...new Set(items)].sort(text_order_compareCodePoints);
    const subject = decision.event?.startsWith('pull_request') ? 'This pull request' : 'This change';
    const but = hasInputsOfItsOwn(decision)
        ? ', but for the inputs of the step: those are what the changed workflow says'
        : '';
    return [
        {
            alert: 'CAUTION',
            title: `${subject} changes the gate itself:`,
            lines: [`${someOf(distinct, notices_MAX_ITEMS)}.`, `What decides was read from the base branch${but}.`],
        },
    ];
}
/** GitHub runs the workflow file of the commit under test, except on `pull_request_target`. */
function hasInputsOfItsOwn({ event, files, notices }) {
    if (event === 'pull_request_target')
        return false;
    return (files.some(({ role }) => role === 'workflow') || notices.some(({ code }) => code === 'workflow_changed'));
}
function item(words, path) {
    if (words === undefined)
        return [];
    return [path === null ? words : `${words} (${codeSpan(shownText(path))})`];
}
function snapshotNotice(decision) {
    return decision.catalogs.some((catalog) => catalog.snapshot)
        ? [
            {
                alert: 'NOTE',
                title: 'Only approval is gated here:',
                lines: [
                    'baseline and candidate are one committed file, so nothing says that the tools are really so.',
                ],
            },
        ]
        : [];
}
function notices_ruleWords({ ignored, unordered }, by) {
    return [
        ...pointerWords('Left out of the comparison', ignored, by),
        ...pointerWords('Compared in any order', unordered, by),
    ];
}
function pointerWords(title, pointers, by) {
    const uses = new Map();
    for (const place of pointers)
        uses.set(place.pointer, (uses.get(place.pointer) ?? 0) + place.uses);
    if (uses.size === 0)
        return [];
    const places = [...uses]
        .sort(([a], [b]) => text_order_compareCodePoints(a, b))
        .map(([pointer, count]) => `${codeSpan(shownText(pointer))} (${count === 1 ? 'once' : `${count} times`})`);
    const list = `${someOf(places, notices_MAX_ITEMS)}.`;
    return by === null
        ? [{ alert: 'NOTE', title: `${title}:`, lines: [list] }]
        : [{ alert: 'NOTE', title, lines: [`by ${by}: ${list}`] }];
}
function pathPrefix(notice) {
    return notice.path === null ? '' : `${codeSpan(shownText(notice.path))}: `;
}
function permissionSuffix(notice) {
    return notice.permission === null ? '' : ` The token needs ${codeSpan(shownText(notice.permission))}.`;
}

;// CONCATENATED MODULE: ../../lib/report/wording/note-lines.js



const MAX_FILES = 8;
/** What is said of catalogs themselves, as lines of plain text, each note once. */
function note_lines_noteLines(catalogs) {
    const notes = catalogs.flatMap((catalog) => catalog.notes);
    const files = notes.flatMap(({ code, about }) => (code === 'file_name_differs' ? (about ?? []) : []));
    const names = [...new Set(files)].sort(text_order_compareCodePoints).map((file) => log_line_neutralise(shownText(file)));
    return [
        ...when(notes, 'descriptions_not_compared', 'Descriptions not compared: the digests cover the schemas alone.'),
        ...when(notes, 'tools_alone_compared', 'Only the tools are in the inventory: what else the manifest holds is not compared.'),
        ...when(notes, 'one_hash_for_all', 'This lock file locks nothing: all its hashes are the same.'),
        ...(names.length === 0 ? [] : [`Not named after their tool: ${someOf(names, MAX_FILES)}.`]),
    ];
}
function when(notes, code, line) {
    return notes.some((note) => note.code === code) ? [line] : [];
}

;// CONCATENATED MODULE: ../../lib/report/wording/change-words.js
/** Each kind of change in a few words of our own. */
const CHANGE_WORDS = {
    side_effect_raised: 'side effects raised',
    side_effect_lowered: 'side effects lowered',
    annotation_hint: 'hint changed',
    invisible_characters: 'invisible characters appeared',
    description_text: 'text changed',
    schema_emptied: 'schema emptied: it says nothing any more',
    additional_properties_opened: 'additional properties opened',
    property_added: 'property added',
    required_removed: 'no longer required',
    enum_widened: 'allowed values added',
    alternative_added: 'alternative added',
    condition_removed: 'condition removed',
    type_changed: 'type changed',
    reference_changed: 'reference changed',
    constraint_changed: 'constraint changed',
    default_changed: 'default changed',
    other: 'changed otherwise',
    field_added: 'field added',
    field_removed: 'field removed',
    property_removed: 'property removed',
    required_added: 'now required',
    enum_narrowed: 'allowed values removed',
    alternative_removed: 'alternative removed',
    condition_added: 'condition added',
    additional_properties_closed: 'additional properties closed',
    schema_filled: 'schema filled: it said nothing before',
    reference_introduced: 'an inline schema became a reference',
    reference_inlined: 'a reference became an inline schema',
    definition_added: 'definition added for references',
    definition_removed: 'definition for references removed',
    schema_dialect: 'schema dialect changed',
    null_against_missing: 'null against missing',
    explicit_spec_default: 'default of the specification written out or left out',
    text_whitespace: 'white space of a text only',
    order_only: 'order only',
};
/** A kind of change with the values of a closed vocabulary that it goes between, in plain words. */
function changeWords({ kind, hint, before, after }) {
    const values = before === null && after === null ? '' : `: ${change_words_stated(before)} → ${change_words_stated(after)}`;
    return hint === null
        ? `${CHANGE_WORDS[kind]}${values}`
        : `${CHANGE_WORDS[kind]}: ${hint}${values.replace(':', '')}`;
}
function change_words_stated(value) {
    return value === null ? 'absent' : String(value);
}

;// CONCATENATED MODULE: ../../lib/report/wording/row-words.js

// One row must never fill a report on its own.
const MAX_FACTS = 6;
const row_words_MAX_PLACES = 3;
/** Ranks up to this one are marked, so that they are seen at a glance. */
const MAX_ALARMING_RANK = 4;
/** Whether a row is about something that lets a tool do more, hides text or breaks the policy. */
function isAlarming({ rank }) {
    return rank <= MAX_ALARMING_RANK;
}
/** What happened in a row, the most consequential first: `now destructive · required property added · text changed`. */
function rowWords(row, markup, detail) {
    const shown = row.facts.slice(0, MAX_FACTS).map((fact) => factWords(fact, markup, detail));
    const more = row.facts.length - shown.length;
    const facts = [...shown, ...(more > 0 ? [`${more} more`] : [])].join(' · ');
    switch (row.kind) {
        case 'added':
            return facts === '' ? markup.bold('added') : `${markup.bold('added')}: ${facts}`;
        case 'removed':
            return facts === '' ? 'removed' : `removed: ${facts}`;
        case 'renamed': {
            const from = row.former === null ? '' : ` from ${markup.entry(row.former)}`;
            return `looks renamed${from}: ${facts === '' ? 'otherwise the same' : facts}`;
        }
        case 'changed':
        case 'members':
            return facts;
    }
}
function factWords(fact, markup, detail) {
    switch (fact.type) {
        case 'finding':
            return markup.bold(`breaks the policy: ${markup.name(fact.code)}`);
        case 'invisible':
            return markup.bold(fact.classes.map((one) => INVISIBLE_WORDS[one]).join(', '));
        case 'look-alike':
            return markup.bold(fact.of === null
                ? 'its name has letters that look like others'
                : `its name looks like ${markup.entry(fact.of)}`);
        case 'tie':
            return `${markup.entry(fact.of)} is as much alike`;
        case 'effects':
            return effectsWords(fact, markup);
        case 'change':
            return `${changeFactWords(fact, markup)}${placesWords(fact, markup, detail)}`;
    }
}
const INVISIBLE_WORDS = {
    direction: 'characters that reorder text appeared',
    'zero-width': 'zero-width characters appeared',
    tag: 'invisible tag characters appeared',
    variation: 'invisible variation selectors appeared',
    control: 'control characters appeared',
    space: 'unusual spaces appeared',
    'private-use': 'private-use characters appeared',
    other: 'invisible characters appeared',
};
const CLASS_WORDS = {
    none: 'no side effects',
    'read-only': 'read-only',
    'idempotent-write': 'writes, idempotent',
    'non-idempotent-write': 'writes',
    destructive: 'destructive',
};
const FORMER_WORDS = {
    none: 'had no side effects',
    'read-only': 'was read-only',
    'idempotent-write': 'could write, idempotent',
    'non-idempotent-write': 'could write',
    destructive: 'was destructive',
};
function effectsWords({ effects, of }, markup) {
    const words = CLASS_WORDS[effects.class];
    if (of === 'removed')
        return effects.isStated ? FORMER_WORDS[effects.class] : 'side effects were not stated';
    if (!effects.isStated)
        return `side effects not stated (MCP assumes ${words})`;
    return effects.class === 'destructive' ? markup.bold(words) : words;
}
/** Fields whose schema is what is meant where none is named. */
const INPUT_SCHEMAS = new Set(['inputSchema', 'input_schema', 'parameters', 'schema']);
function changeFactWords(fact, markup) {
    const { kind, field, hint, before, after, names, places, values } = fact;
    if (values !== null)
        return `${markup.name(field)}: ${row_words_value(values.before, markup)} → ${row_words_value(values.after, markup)}`;
    const many = places > 1;
    const inField = INPUT_SCHEMAS.has(field) ? '' : ` in ${markup.name(field)}`;
    switch (kind) {
        case 'side_effect_raised':
            return (markup.bold(`${fact.isStated ? 'now' : 'now counts as'} ${row_words_stated(after)}`) + ` (${former(before)})`);
        case 'side_effect_lowered':
            return `now ${row_words_stated(after)} (${former(before)})`;
        case 'annotation_hint':
            return `${hint ?? 'hint'}: ${row_words_stated(before)} → ${row_words_stated(after)}`;
        case 'description_text':
            if (field === 'description')
                return 'text changed';
            if (field === 'instructions')
                return markup.bold('instructions changed');
            if (field === 'title')
                return 'title changed';
            return INPUT_SCHEMAS.has(field) ? 'text in the schema changed' : `text changed${inField}`;
        case 'schema_emptied':
            return markup.bold(`schema emptied${inField}`);
        case 'required_property_added':
            return `${many ? `${places} required properties` : 'required property'} added${inField}`;
        case 'property_added':
            return `${many ? `${places} properties` : 'property'} added${inField}`;
        case 'property_removed':
            return `${many ? `${places} properties` : 'property'} removed${inField}`;
        case 'required_added':
            return `${names.length > 1 ? `${names.length} properties` : 'property'} now required${inField}`;
        case 'required_removed':
            return `${names.length > 1 ? `${names.length} properties` : 'property'} no longer required${inField}`;
        case 'explicit_spec_default':
            return `default written out or left out${inField}`;
        case 'field_added':
        case 'field_removed':
            return `${markup.name(field)} ${kind === 'field_added' ? 'added' : 'removed'}`;
        case 'other':
            return `${INPUT_SCHEMAS.has(field) ? 'schema' : markup.name(field)} changed otherwise`;
        default:
            return `${CHANGE_WORDS[kind]}${inField}`;
    }
}
function former(value) {
    if (value === 'idempotent-write' || value === 'non-idempotent-write')
        return `before: ${CLASS_WORDS[value]}`;
    return typeof value === 'string' ? FORMER_WORDS[value] : `was ${row_words_stated(value)}`;
}
function row_words_stated(value) {
    if (value === null)
        return 'absent';
    return typeof value === 'boolean' ? String(value) : CLASS_WORDS[value];
}
function row_words_value(text, markup) {
    return text === null ? 'absent' : markup.name(text.startsWith('sha256:') ? text.slice(7, 19) : text);
}
/** Kinds whose count stands in their words. */
const COUNTED = new Set([
    'required_property_added',
    'property_added',
    'property_removed',
    'required_added',
    'required_removed',
]);
/** Where it is: names of properties, or pointers, where they may be told; else how many places there are. */
function placesWords(fact, markup, detail) {
    const { kind, field, hint, places, names, pointers, values } = fact;
    if (hint !== null || values !== null || kind.startsWith('side_effect_'))
        return '';
    if (detail === 'fingerprints')
        return places > 1 && !COUNTED.has(kind) ? ` (${places} places)` : '';
    // With values the places stand in the fold itself.
    const elsewhere = detail === 'values' ? [] : pointers.filter((pointer) => pointer !== `/${field}`);
    const told = names.length > 0 ? names : elsewhere;
    if (told.length === 0)
        return places > 1 && !COUNTED.has(kind) ? ` (${places} places)` : '';
    const shown = told
        .slice(0, row_words_MAX_PLACES)
        .map((name) => (names.length > 0 ? markup.name(name) : markup.pointer(name)));
    const more = Math.max(places, told.length) - shown.length;
    return ` ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

;// CONCATENATED MODULE: ../../lib/report/wording/client-words.js
/** What each rule finds of a tool, as the rest of a sentence about it; docs/clients.md names the sources. */
const CLIENT_RULE_WORDS = {
    schema_missing: 'has no input schema',
    schema_invalid: 'has a schema that is not valid JSON Schema',
    dialect_unknown: 'has a schema in a dialect other than 2020-12 and draft-07',
    ref_unresolvable: 'has a `$ref` that leads nowhere in its schema',
    root_not_object: 'has an input schema whose root does not say `"type": "object"`',
    root_combinator: 'has `anyOf`, `oneOf` or `allOf` at the root of its input schema',
    name_characters: 'has a name with characters other than letters, digits, `_` and `-`',
    name_too_long: 'has a name of more than 64 characters, with its prefix',
    names_clash: 'has a name that some clients do not tell from another tool’s',
    too_many_tools: 'has more than 128 tools',
};
/** A finding as a line of plain text; `name` and `place` are shown as they are given. */
function clientLine({ code }, name, place) {
    return `${name} ${CLIENT_RULE_WORDS[code]} (\`${code}\`${place === '' ? '' : ` at ${place}`})`;
}
/** What a catalog costs, as a line of plain text. */
function sizeLine(size) {
    return `${sizeWords(size)} (an estimate: bytes / 4)`;
}
/** How a catalog's cost changed, as a line of plain text. */
function growthLine(before, after) {
    if (before === null)
        return sizeLine(after);
    const changes = ['tools', 'bytes', 'tokens'].flatMap((name) => {
        const more = after[name] - before[name];
        return more === 0 ? [] : [`${more < 0 ? '−' : '+'}${counted(Math.abs(more), name)}`];
    });
    const change = changes.length === 0 ? 'as many as before' : changes.join(', ');
    return `${sizeWords(after)}: ${change} (an estimate: bytes / 4)`;
}
function sizeWords({ tools, bytes, tokens }) {
    return `${counted(tools, 'tools')}, ${counted(bytes, 'bytes')}, about ${counted(tokens, 'tokens')}`;
}
function counted(count, nouns) {
    return `${count} ${count === 1 ? nouns.slice(0, -1) : nouns}`;
}

;// CONCATENATED MODULE: ../../lib/report/text.js








/**
 * A comparison as plain text for a terminal or a log: a line of counts, then the list of changes, worst first. No line
 * can begin a workflow command (see `neutralise`), no control character of a name reaches the terminal, and no name is
 * cut.
 */
function renderText({ before, diff, after, rules, clients }, options) {
    const paint = painter(options);
    const verdict = isEmpty(diff) ? paint('green', 'Unchanged') : paint('red', 'Drift');
    const counts = `${verdict}: ${countsText([{ diff }])}`;
    const order = orderStep([{ diff, format: after.format }], options.detail);
    return joinLines([
        counts,
        ...ruleNoticeLines(rules ?? NO_RULES),
        ...noteLines([before, after]),
        ...changesLines(diff, after.format, null, options),
        ...(order === null ? [] : [neutralise(order)]),
        ...clientLines(clients ?? null, options.detail),
    ]);
}
/**
 * A decision as plain text, safe in the same way: verdict, next step, what a reader must know first, then each catalog
 * that is not unchanged with its changes and what the policy finds.
 */
function renderDecisionText(decision, options) {
    const paint = painter(options);
    const ownerWords = ownerStep(decision);
    return joinLines([
        paint(decision.passes ? 'green' : 'red', headline(decision)),
        log_line_neutralise(`Next step: ${nextStep(decision, options)}`),
        ...(ownerWords === null ? [] : [log_line_neutralise(`For an owner: ${ownerWords}`)]),
        ...firstNoticeLines(decision),
        ...decision.catalogs.flatMap((catalog) => catalogLines(catalog, decision, options)),
    ]);
}
const COLORS = { red: 31, green: 32, yellow: 33, cyan: 36 };
function painter({ color }) {
    return color ? (name, text) => `\u001B[${COLORS[name]}m${text}\u001B[39m` : (_, text) => text;
}
function joinLines(lines) {
    return lines.map((line) => `${line}\n`).join('');
}
function catalogLines(catalog, decision, options) {
    const { clients, diff, baselineDiff, policy, verdict } = catalog;
    const { own } = driftParts(catalog);
    if (verdict === 'unchanged')
        return [];
    const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
    const name = log_line_neutralise(wholeText(catalog.name));
    const title = decision.catalogs.length < 2 ? [] : ['', `${name}: ${catalogHeadline(catalog)}`];
    const error = isNextStep(catalog, decision) ? [] : errorLines(catalog);
    const notes = note_lines_noteLines([catalog.before, catalog.after].flatMap((side) => side ?? []));
    return [
        ...title,
        ...error,
        ...notes,
        ...(diff === null ? [] : [counts_countsText([catalog]), ...changesLines(own ?? diff, format, policy, options)]),
        ...inheritedLines(catalog, format, options),
        ...(baselineDiff === null
            ? []
            : [
                '',
                `What this change does to the baseline itself: ${counts_countsText([{ diff: baselineDiff }])}`,
                ...changesLines(baselineDiff, catalog.before?.format ?? format, null, options),
            ]),
        ...policyLines(policy),
        ...clientLines(clients, options.detail),
    ];
}
/** What the base branch has already, behind what the change brings. */
function inheritedLines(catalog, format, options) {
    const { inherited } = driftParts(catalog);
    const count = inheritedCount([catalog]);
    if (inherited === null || count === 0)
        return [];
    return ['', inheritedTitle(count), ...changesLines(inherited, format, catalog.policy, options)];
}
/** Whether the next step says already what went wrong: it does of a single catalog. */
function isNextStep({ error }, { catalogs, fault }) {
    return error !== null && fault === null && catalogs.length < 2;
}
function errorLines(catalog) {
    return catalog.error === null ? [] : [log_line_neutralise(catalogErrorSentence(catalog.error, catalog))];
}
/** The one list of changes, worst first: a line for each row, with `values` the words and lines that changed. */
function changesLines(diff, format, policy, options) {
    const rows = changeList(diff, { format, detail: options.detail, policy });
    if (rows.length === 0)
        return [];
    const withValues = options.detail === 'values' && hasValues(format);
    return ['', ...rows.flatMap((row) => rowLines(row, format, withValues, options))];
}
const text_SIGNS = { changed: '~', added: '+', removed: '-', renamed: '>', members: '~' };
const SIGN_COLORS = {
    changed: 'yellow',
    added: 'green',
    removed: 'red',
    renamed: 'cyan',
    members: 'yellow',
};
function rowLines(row, format, withValues, options) {
    const paint = painter(options);
    const sign = paint(SIGN_COLORS[row.kind], text_SIGNS[row.kind]);
    const words = rowWords(row, TEXT_MARKUP, options.detail);
    const told = isAlarming(row) ? paint('red', `! ${words}`) : words;
    const [first, ...others] = row.entries;
    const version = first === undefined || first.version === null ? '' : ` ${log_line_neutralise(wholeName(first.version))}`;
    const name = first === undefined ? CATALOG_ITSELF : `${TEXT_MARKUP.entry(first)}${version}`;
    if (others.length > 0) {
        const names = row.entries.map((entry) => `      ${TEXT_MARKUP.entry(entry)}`);
        const edits = withValues ? changedWords(row, format) : [];
        const changed = edits.map(({ sign: mark, text }) => valueLine(`${mark}${visible_visible(text)}`, paint));
        return [`  ${sign} ${told}: ${row.entries.length} alike`, ...names, ...changed];
    }
    return [
        `  ${sign} ${name}  ${told}${fingerprintsText(row)}`,
        ...(withValues ? changeLines(row, format).map((line) => valueLine(line, paint)) : []),
    ];
}
function fingerprintsText({ kind, before, after }) {
    if (kind === 'members')
        return '';
    const [old, now] = [digestText(before), digestText(after)];
    if (old === now)
        return '';
    return old === null || now === null ? `  (${old ?? now ?? ''})` : `  (${old} → ${now})`;
}
function digestText(definition) {
    return definition === null ? null : shortDigest(fingerprint_fingerprint(definition));
}
/** Each line is safe on a runner: none begins a command, and the sign of a line stands in front of it. */
function valueLine(line, paint) {
    const text = `      ${log_line_neutralise(line)}`;
    if (line.startsWith('+'))
        return paint('green', text);
    return line.startsWith('-') ? paint('red', text) : text;
}
function clientLines(clients, detail) {
    if (clients === null)
        return [];
    const lines = newInThisChange(clients).map((finding) => {
        const name = finding.entry === null ? 'the catalog' : wholeName(finding.entry);
        return log_line_neutralise(`  ${clientLine(finding, name, detail === 'fingerprints' ? '' : wholeText(finding.path))}`);
    });
    return ['', `New in this change: ${growthLine(clients.before, clients.after)}`, ...lines];
}
function policyLines(policy) {
    if (policy === null || policy.findings.length === 0)
        return [];
    const sorted = [...policy.findings].sort((a, b) => Number(b.isNew) - Number(a.isNew));
    const which = policy.mode === 'new' ? ', new ones fail' : '';
    return ['', `Policy findings (${sorted.length}${which})`, ...sorted.map(findingLine)];
}
function findingLine({ entry, code, path, isNew }) {
    const about = entry === null ? 'the policy' : wholeName(entry);
    return log_line_neutralise(`  ${about}: ${wholeName(code)} at ${wholeName(path)} (${isNew ? 'new' : 'as before'})`);
}

;// CONCATENATED MODULE: ../../lib/report/places/line-index.js
/**
 * Finds line and column of many offsets in one text, both from 1, as `locate` does: the text is read once, each offset
 * is then found in logarithmic time.
 */
function lineIndex(text) {
    const starts = [0];
    for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', feed + 1))
        starts.push(feed + 1);
    return (offset) => {
        const line = lastAtMost(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
}
/** The index of the last number of a sorted list that is not above a limit; 0 where there is none. */
function lastAtMost(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? 0) <= limit)
            low = middle;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ../../lib/report/places/entry-location.js



/** The catalogs that lines are counted in, as far as they could be read. */
function catalogSources(catalogs, candidateCommitted) {
    return catalogs.map(({ name, base, head, candidate, bytesDiffer, untouched }) => ({
        name,
        baseline: catalogOf(head),
        candidate: catalogOf(candidate),
        candidateCommitted,
        base: catalogOf(base),
        baselineChanged: bytesDiffer,
        candidateChanged: candidateCommitted && !untouched,
    }));
}
function catalogOf(read) {
    return read.state === 'present' ? read.value : null;
}
/** Makes a locator; texts are indexed when they are first asked for. */
function entry_location_locatorOf(catalog, path) {
    if (catalog === null)
        return () => null;
    const entries = new Map(catalog.entries.map((entry) => [entryId(entry), entry]));
    const indexes = new Map();
    const found = new WeakMap();
    return (wanted, pointer = '') => {
        const entry = found.get(wanted) ?? entries.get(entryId(wanted));
        if (entry === undefined)
            return null;
        found.set(wanted, entry);
        const { file = null, text = '' } = catalog.sources[entry.source] ?? {};
        const filePath = file === null ? path : `${path}/${file}`;
        if (text === '' || entry.start < 0)
            return { path: filePath, place: null };
        const index = indexes.get(entry.source) ?? indexOf(text);
        indexes.set(entry.source, index);
        return { path: filePath, place: placeWithin(entry, pointer, index) };
    };
}
function indexOf(text) {
    return { text, place: lineIndex(text), members: new Map(), items: new Map() };
}
function placeWithin(entry, pointer, index) {
    let spot = { value: entry.definition, offset: entry.start, moved: entry.definition.moved ?? 0 };
    for (const token of entry_location_tokensOf(pointer)) {
        const inner = entry_location_enter(spot, token, index);
        if (inner === null)
            break;
        spot = inner;
    }
    return index.place(spot.offset);
}
function entry_location_enter({ value, moved }, token, index) {
    if (isObject(value))
        return entry_location_enterObject(value, token, moved, index);
    return isArray(value) ? entry_location_enterArray(value, Number(token), moved, index) : null;
}
function entry_location_enterObject(object, key, moved, { members }) {
    const known = members.get(object) ?? new Map(object.keys.map((name, at) => [name, at]));
    members.set(object, known);
    const at = known.get(key) ?? -1;
    const inner = object.values[at];
    return inner === undefined
        ? null
        : { value: inner, offset: (object.starts[at] ?? object.start) + moved, moved };
}
/** Only arrays and objects know where they start; other items are looked for in the text. */
function entry_location_enterArray(array, at, moved, { text, items }) {
    const item = array.items[at];
    if (item === undefined)
        return null;
    if (isArray(item) || isObject(item))
        return { value: item, offset: item.start + moved, moved };
    const offsets = items.get(array) ?? itemOffsets(text, array.start + moved);
    items.set(array, offsets);
    return { value: item, offset: offsets[at] ?? array.start + moved, moved };
}
function entry_location_tokensOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

;// CONCATENATED MODULE: ../../lib/report/annotations.js





const MAX_FIELDS = 5;
/**
 * At most 10 remarks (the last says how many more there are) on what a decision is not content with: faults at their
 * place, findings of the policy, changed, added and removed entries in turn, protected files without approval, and then
 * what is inherited. An entry's line is that in the candidate, or in the baseline where the candidate is no committed
 * file. Errors where the step fails, else warnings; what is inherited is a warning always. Names are escaped and no text
 * can begin a workflow command (see `neutralise`).
 */
function annotations(decision, sources) {
    const level = decision.passes ? 'warning' : 'error';
    const remarks = [
        ...VERDICTS.flatMap((verdict) => decision.catalogs.filter((catalog) => catalog.verdict === verdict)).flatMap((catalog) => catalogRemarks(catalog, sourcesOf(catalog, sources))),
        ...decision.files.filter(isWaiting).map(fileRemark),
    ].sort((a, b) => Number(a.isInherited ?? false) - Number(b.isInherited ?? false));
    const all = remarkCount(decision);
    const shown = all > MAX_ANNOTATIONS
        ? [...remarks.slice(0, MAX_ANNOTATIONS - 1), moreRemark(all - MAX_ANNOTATIONS + 1)]
        : remarks.slice(0, MAX_ANNOTATIONS);
    return shown.map((remark) => ({
        level: remark.isInherited === true ? 'warning' : level,
        ...safe(remark),
    }));
}
/** How many remarks there would be without a limit. */
function remarkCount({ catalogs, files }) {
    return catalogs.reduce((count, catalog) => count + catalogRemarkCount(catalog), files.filter(isWaiting).length);
}
function catalogRemarkCount(catalog) {
    const { verdict, error, policy } = catalog;
    if (verdict === 'unchanged' || verdict === 'approved')
        return 0;
    if (error !== null)
        return 1;
    const failing = policy?.failing === true ? failingFindings(policy).length : 0;
    const { own, inherited } = driftParts(catalog);
    return failing + differenceCount(own) + differenceCount(inherited);
}
function differenceCount(diff) {
    if (diff === null)
        return 0;
    return diff.changed.length + diff.added.length + diff.removed.length + Math.min(1, diff.members.length);
}
function moreRemark(count) {
    return {
        path: null,
        line: null,
        title: 'More changes',
        message: `${count} more are not shown here: the summary of the job lists them.`,
    };
}
function safe({ path, line, title, message }) {
    const plain = path !== null && log_line_neutralise(path) === path ? path : null;
    return { path: plain, line: plain === null ? null : line, title, message: log_line_neutralise(message) };
}
function sourcesOf({ name }, sources) {
    const nothing = {
        ...{ name, base: null, baseline: null, candidate: null },
        ...{ candidateCommitted: false, baselineChanged: false, candidateChanged: false },
    };
    return sources.find((candidate) => candidate.name === name) ?? nothing;
}
function catalogRemarks(catalog, sources) {
    if (catalog.verdict === 'unchanged' || catalog.verdict === 'approved')
        return [];
    if (catalog.error !== null)
        return [errorRemark(catalog)];
    const { own, inherited } = driftParts(catalog);
    return [
        ...policyRemarks(catalog, sources),
        ...differenceRemarks(own, catalog, sources),
        ...differenceRemarks(inherited, catalog, sources).map(inheritedRemark),
    ].slice(0, MAX_ANNOTATIONS);
}
function inheritedRemark(about) {
    return { ...about, title: `${about.title} (inherited)`, isInherited: true };
}
function errorRemark({ error, baselinePath, candidatePath }) {
    if (error === null)
        return { path: null, line: null, title: 'Could not check', message: '' };
    const ofCandidate = /^candidate\b/u.test(error.field);
    return {
        path: ofCandidate ? candidatePath : baselinePath,
        line: error.place?.line ?? null,
        title: 'Could not check',
        message: errorSentence(error),
    };
}
function policyRemarks(catalog, sources) {
    const { policy } = catalog;
    if (policy === null || !policy.failing)
        return [];
    const find = finder(catalog, sources);
    return failingFindings(policy)
        .slice(0, MAX_ANNOTATIONS)
        .map(({ code, entry, path }) => {
        const about = entry === null ? 'The policy' : codeSpan(shownName(entry));
        const message = `${about}: ${codeSpan(shownName(code))} at ${codeSpan(shownName(path))}`;
        const tool = entry === null ? null : toolNamed(sources, entry);
        return remark('Policy violation', message, tool === null ? null : find(tool), catalog);
    });
}
function failingFindings({ findings, mode }) {
    return findings.filter((finding) => mode === 'all' || finding.isNew);
}
function toolNamed({ candidate }, key) {
    return candidate?.entries.find((entry) => entry.kind === 'tool' && entry.key === key) ?? null;
}
/** Changed, added and removed entries in turn, so that many of one do not hide the others. */
function differenceRemarks(diff, catalog, sources) {
    if (diff === null)
        return [];
    const find = finder(catalog, sources);
    const lists = [
        diff.changed.slice(0, MAX_ANNOTATIONS).map((change) => changeRemark(change, find(change.after), catalog)),
        diff.added
            .slice(0, MAX_ANNOTATIONS)
            .map((entry) => remark('Tool added', entrySpan(entry), find(entry), catalog)),
        diff.removed
            .slice(0, MAX_ANNOTATIONS)
            .map((entry) => remark('Tool removed', entrySpan(entry), find(entry), catalog)),
        ...(diff.members.length === 0 ? [] : [[membersRemark(diff, catalog)]]),
    ];
    return Array.from({ length: MAX_ANNOTATIONS }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
function finder(catalog, sources) {
    const inCandidate = entry_location_locatorOf(sources.candidateCommitted ? sources.candidate : null, catalog.candidatePath);
    const inBaseline = entry_location_locatorOf(sources.baseline, catalog.baselinePath);
    return (entry) => inCandidate(entry) ?? inBaseline(entry);
}
function changeRemark({ after, fields }, location, catalog) {
    const names = fields.map(({ field }) => codeSpan(shownName(field)));
    return remark('Tool changed', `${entrySpan(after)}: ${someOf(names, MAX_FIELDS)}`, location, catalog);
}
function membersRemark({ members }, catalog) {
    const names = members.map(({ field }) => codeSpan(shownName(field)));
    return remark('Catalog changed', someOf(names, MAX_FIELDS), null, catalog);
}
function remark(title, message, location, catalog) {
    if (location === null)
        return { path: catalog.baselinePath, line: null, title, message };
    return { path: location.path, line: location.place?.line ?? null, title, message };
}
function isWaiting(file) {
    return file.asked && file.needed > 0 && !file.approved && file.role !== 'baseline';
}
function fileRemark({ path }) {
    const message = 'This file decides what the gate does; an owner of it has to approve its change.';
    return { path, line: null, title: 'Protected file changed', message };
}

;// CONCATENATED MODULE: ../../lib/github/api/permission.js
/** First match decides; GitHub's page "Permissions required for GitHub Apps" pairs routes with permissions. */
const PERMISSIONS = [
    [/\/check-runs/, 'checks'],
    [/\/actions\//, 'actions'],
    [/\/issues(?:\/\{issue_number\}(?:\/labels)?)?$/, 'issues'],
    [/\/issues\//, 'pull-requests'],
    [/\/commits\/[^/]+\/pulls/, 'pull-requests'],
    [/\/pulls/, 'pull-requests'],
    [/^\/orgs\//, 'members'],
    [/\/rules\//, 'metadata'],
    [/\/(?:git|commits|branches|compare|contents|activity|codeowners)(?:\/|$)/, 'contents'],
];
/**
 * The permission that a call needs, as a workflow's `permissions` writes it: `contents: read`.
 * `route` is a method and a URL template.
 */
function permissionOf(route) {
    const [method = 'GET', path = ''] = route.split(' ');
    const name = PERMISSIONS.find(([pattern]) => pattern.test(path))?.[1] ?? 'metadata';
    return `${name}: ${method === 'GET' ? 'read' : 'write'}`;
}

;// CONCATENATED MODULE: ../../lib/github/api/complete-list.js


/**
 * Every item of a list, or an error: a part of a list decides nothing. At most `maxPages` pages of 100; `list` names
 * the member that holds the items where the answer is an object. Throws what the client throws, GateError
 * `permission_missing` where GitHub hides the list (404), and `github_unavailable` where it is refused otherwise or is
 * longer.
 */
async function completeList(api, route, parameters, maxPages, list) {
    const pages = await api.paginate(route, parameters, maxPages, list);
    if (pages.status === 404)
        throw new gate_error/* GateError */.u('permission_missing', permissionOf(route));
    if (pages.status !== 200 || !pages.complete)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return pages.items;
}

;// CONCATENATED MODULE: ../../lib/github/api/answer.js
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** The value at a path of own members in an untrusted answer; undefined where the path leads nowhere. */
function at(value, ...path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = Reflect.get(current, key);
    }
    return current;
}
/** The text at a path, null where there is none. */
function answer_textAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'string' ? found : null;
}
/** The whole number from 0 at a path, null where there is none or it is not exact. */
function countAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : null;
}
/** The boolean at a path, null where there is none. */
function flagAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'boolean' ? found : null;
}
/** The list at a path, null where there is none. */
function listAt(value, ...path) {
    const found = at(value, ...path);
    return Array.isArray(found) ? found : null;
}
/** The git object id (40 or 64 lower-case hex digits) at a path, null where there is none. */
function objectIdAt(value, ...path) {
    const found = answer_textAt(value, ...path);
    return found !== null && OBJECT_ID.test(found) ? found : null;
}

;// CONCATENATED MODULE: ../../lib/github/read/pulls-of-head.js

const LIST = 'GET /repos/{owner}/{repo}/pulls';
const MAX_PAGES = 10;
/**
 * The pull requests from a branch whose head is a commit: `headRepository` is `OWNER/REPO`, which may be a fork. GitHub
 * finds forks by their owner alone, so that the repository is compared here. Throws what the client throws, GateError
 * `permission_missing`, and `github_unavailable` where the list is longer than 1,000.
 * Source: GitHub's page "List pull requests".
 */
async function readPullsOfHead(api, repository, head, state) {
    const [owner = ''] = head.repository.split('/');
    const parameters = { ...repository, head: `${owner}:${head.branch}`, state };
    const items = await completeList(api, LIST, parameters, MAX_PAGES);
    return items
        .flatMap(readPull)
        .filter((pull) => pull.head === head.commit && pull.headRepository === head.repository);
}
function readPull(item) {
    const number = countAt(item, 'number');
    const head = objectIdAt(item, 'head', 'sha');
    const baseBranch = answer_textAt(item, 'base', 'ref');
    if (number === null || head === null || baseBranch === null)
        return [];
    const state = answer_textAt(item, 'state') === 'open' ? 'open' : 'closed';
    return [{ number, head, baseBranch, state, headRepository: answer_textAt(item, 'head', 'repo', 'full_name') }];
}

;// CONCATENATED MODULE: ../../lib/github/api/clock.js
/** It goes on evenly where the machine's own clock is set meanwhile, as on a machine that was asleep. */
const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

;// CONCATENATED MODULE: ../../lib/github/read/branch-changes.js


const branch_changes_MAX_PAGES = 10;
const REFUSALS = new Set(['FORBIDDEN', 'INSUFFICIENT_SCOPES', 'NOT_FOUND']);
const BASE_CHANGES = new Set([
    'BaseRefChangedEvent',
    'AutomaticBaseChangeSucceededEvent',
    'BaseRefForcePushedEvent',
]);
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      timelineItems(first: 100, after: $after, itemTypes: [
        HEAD_REF_FORCE_PUSHED_EVENT,
        BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT, BASE_REF_FORCE_PUSHED_EVENT
      ]) {
        pageInfo { hasNextPage endCursor }
        nodes {
          __typename
          ... on HeadRefForcePushedEvent { createdAt beforeCommit { oid } }
          ... on BaseRefChangedEvent { createdAt }
          ... on AutomaticBaseChangeSucceededEvent { createdAt }
          ... on BaseRefForcePushedEvent { createdAt }
        }
      }
    }
  }
}`;
/**
 * Every force-push of a pull request's head and every change of its base, from GraphQL's timeline: REST does not tell
 * the commit before a force-push. Throws what the client throws, GateError `permission_missing`, and
 * `github_unavailable` where the answer is incomplete or not understood, or longer than `mayAsk` allows, which is asked before
 * each page beside the first.
 */
async function readBranchChanges(api, repository, pullRequest, mayAsk = () => true) {
    const nodes = [];
    let after = null;
    for (let page = 0; page < branch_changes_MAX_PAGES && (page === 0 || mayAsk()); page += 1) {
        const items = await readPage(api, { ...repository, number: pullRequest, after });
        nodes.push(...understood(listAt(items, 'nodes')));
        if (!understood(flagAt(items, 'pageInfo', 'hasNextPage')))
            return branchChanges(nodes);
        after = understood(answer_textAt(items, 'pageInfo', 'endCursor'));
    }
    throw notUnderstood();
}
/** The force-pushes at or after a time in milliseconds: GitHub's times are whole seconds. */
function forcePushesSince(pushes, time) {
    return pushes.filter((push) => push.at >= time);
}
async function readPage(api, variables) {
    const { data, errors } = await api.graphql(QUERY, variables);
    if (errors.some((error) => REFUSALS.has(error)))
        throw new gate_error/* GateError */.u('permission_missing', 'pull-requests: read');
    if (errors.length > 0)
        throw notUnderstood();
    return at(data, 'repository', 'pullRequest', 'timelineItems');
}
/** What is of no known kind is taken for a force-push, whose commit before is not told. */
function branchChanges(nodes) {
    const isBaseChange = (node) => BASE_CHANGES.has(answer_textAt(node, '__typename') ?? '');
    return {
        forcePushes: nodes
            .filter((node) => !isBaseChange(node))
            .map((node) => ({ at: timeOf(node), before: objectIdAt(node, 'beforeCommit', 'oid') })),
        baseChanges: nodes.filter(isBaseChange).map(timeOf),
    };
}
function timeOf(node) {
    const time = Date.parse(answer_textAt(node, 'createdAt') ?? '');
    if (Number.isNaN(time))
        throw notUnderstood();
    return time;
}
function understood(value) {
    if (value === null)
        throw notUnderstood();
    return value;
}
function notUnderstood() {
    return new gate_error/* GateError */.u('github_unavailable', 'github');
}

;// CONCATENATED MODULE: ../../lib/github/read/earlier-heads.js


const COMMITS = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits';
/** GitHub lists 250 commits of a pull request. */
const earlier_heads_MAX_PAGES = 3;
/**
 * Commits that a pull request's head may have been, the likeliest to be pushed again first: those before its force-pushes,
 * then its own, the newest first. Throws what the client and `readBranchChanges` throw, GateError `permission_missing`
 * and `github_unavailable`. Source: GitHub's page "List commits on a pull request".
 */
async function readEarlierHeads(api, repository, pullRequest) {
    const { forcePushes } = await readBranchChanges(api, repository, pullRequest);
    const before = [...forcePushes].sort((a, b) => b.at - a.at).flatMap((push) => push.before ?? []);
    const items = await completeList(api, COMMITS, { ...repository, pull_number: pullRequest }, earlier_heads_MAX_PAGES);
    const own = items.flatMap((item) => objectIdAt(item, 'sha') ?? []).reverse();
    return [...new Set([...before, ...own])];
}

;// CONCATENATED MODULE: ../../lib/github/read/workflow-job.js

const JOBS = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
const workflow_job_MAX_PAGES = 10;
/**
 * The jobs of the latest attempt of a workflow run. Throws what the client throws, GateError `permission_missing` and
 * `github_unavailable`. Source: GitHub's page "List jobs for a workflow run".
 */
async function readJobs(api, repository, run) {
    const parameters = { ...repository, run_id: run, filter: 'latest' };
    const items = await completeList(api, JOBS, parameters, workflow_job_MAX_PAGES, 'jobs');
    return items.flatMap(readJob);
}
function readJob(item) {
    const id = countAt(item, 'id');
    const name = answer_textAt(item, 'name');
    if (id === null || name === null)
        return [];
    return [
        {
            id,
            name,
            status: answer_textAt(item, 'status'),
            conclusion: answer_textAt(item, 'conclusion'),
            runner: answer_textAt(item, 'runner_name'),
        },
    ];
}

;// CONCATENATED MODULE: ../../lib/github/read/workflow-runs.js


const workflow_runs_LIST = 'GET /repos/{owner}/{repo}/actions/runs';
const ONE = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
const workflow_runs_MAX_PAGES = 5;
/**
 * The runs of every workflow that an event started on a commit: of `pull_request` the commit is the pull request's head.
 * Throws what the client throws, GateError `permission_missing`, and `github_unavailable` where the list is not
 * understood or longer than 500. Source: GitHub's page "List workflow runs for a repository".
 */
async function readRuns(api, repository, event, head) {
    const parameters = { ...repository, event, head_sha: head };
    const items = await completeList(api, workflow_runs_LIST, parameters, workflow_runs_MAX_PAGES, 'workflow_runs');
    return items.flatMap((item) => readRun(item) ?? []);
}
/** One run; null where GitHub knows none. Throws what the client throws. */
async function readWorkflowRun(api, repository, id) {
    const { status, data } = await api.request(ONE, { ...repository, run_id: id });
    if (status === 404)
        return null;
    const run = status === 200 ? readRun(data) : null;
    if (run === null)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return run;
}
/**
 * Whether a run is of the workflow in a file. A ref behind the path holds a slash, or is a commit: no other workflow's
 * file can be named so.
 */
function isOfWorkflow({ path }, file) {
    return (path === file ||
        (path.startsWith(`${file}@`) && /^(?:refs\/|[0-9a-f]{40}$)/.test(path.slice(file.length + 1))));
}
function readRun(item) {
    const id = countAt(item, 'id');
    const path = answer_textAt(item, 'path');
    const event = answer_textAt(item, 'event');
    const createdAt = Date.parse(answer_textAt(item, 'created_at') ?? '');
    if (id === null || path === null || event === null || Number.isNaN(createdAt))
        return null;
    return {
        id,
        path,
        event,
        head: objectIdAt(item, 'head_sha'),
        headBranch: answer_textAt(item, 'head_branch'),
        headRepository: answer_textAt(item, 'head_repository', 'full_name'),
        status: answer_textAt(item, 'status'),
        conclusion: answer_textAt(item, 'conclusion'),
        createdAt,
    };
}

;// CONCATENATED MODULE: ../../lib/github/read/deciding-jobs.js




const deciding_jobs_LIST = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const deciding_jobs_MAX_PAGES = 10;
/** Most runs of a commit that are looked into. */
const MAX_RUNS = 50;
/** The app that makes the check runs of jobs. */
const ACTIONS = 'github-actions';
const DECIDING_EVENTS = ['pull_request', 'pull_request_target'];
/**
 * The jobs that decided about a pull request's head, the newest first. Their runs are found by the check runs of that
 * commit, since a run of `pull_request_target` is listed under the default branch's commit. Any workflow can make check
 * runs that name whatever run they like: what is reported of a job is therefore read from its run, and somebody else's job
 * may be among them. Throws what the client throws, GateError `permission_missing`, and `github_unavailable` where there
 * are more check runs than 1,000, or more runs than 50. Source: GitHub's page "List check runs for a Git reference".
 */
async function readDecidingJobs(api, repository, head, workflow) {
    const items = await completeList(api, deciding_jobs_LIST, { ...repository, ref: head }, deciding_jobs_MAX_PAGES, 'check_runs');
    const checks = items.flatMap(readJobCheck);
    const named = checks.filter(({ name }) => name === workflow.job);
    const jobs = await jobsOf(api, repository, workflow, named.length > 0 ? named : checks);
    const names = new Set(jobs.map(({ name }) => name));
    return names.size > 1 ? [] : jobs.map(({ job }) => job).sort((a, b) => b.id - a.id);
}
function readJobCheck(item) {
    const id = countAt(item, 'id');
    const name = answer_textAt(item, 'name');
    const run = /\/actions\/runs\/(\d{1,15})\/job\/\d{1,15}$/.exec(answer_textAt(item, 'details_url') ?? '')?.[1];
    if (id === null || name === null || run === undefined)
        return [];
    return answer_textAt(item, 'app', 'slug') === ACTIONS ? [{ id, name, run: Number(run) }] : [];
}
async function jobsOf(api, repository, workflow, checks) {
    const ids = [...new Set(checks.map(({ run }) => run))];
    if (ids.length > MAX_RUNS)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    const names = new Set(checks.map(({ name }) => name));
    const jobs = [];
    for (const id of ids) {
        const run = await readWorkflowRun(api, repository, id);
        if (run === null || !DECIDING_EVENTS.includes(run.event) || !isOfWorkflow(run, workflow.file))
            continue;
        for (const { name, ...job } of await readJobs(api, repository, id)) {
            if (names.has(name))
                jobs.push({ name, job: { ...job, run } });
        }
    }
    return jobs;
}

;// CONCATENATED MODULE: ../../lib/github/write/align-jobs.js



const RERUN = 'POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun';
const MAX_WAIT = 60_000;
const PAUSE = 5_000;
/** Most heads that are looked at for them. */
const MAX_EARLIER_HEADS = 30;
/** What a required check takes for a pass. */
const GREEN = ['success', 'neutral', 'skipped'];
/**
 * Makes the checks of a pull request agree with the decision of now: asks GitHub to run the deciding job of the head
 * again where its conclusion differs, in both directions; where nothing passes any more, also the deciding jobs of
 * earlier heads that are green still, 10 at most. A re-run is no review, so there is no loop. A job that still runs reads
 * the reviews last, and is waited for 60 s at most. Throws nothing that GitHub refuses: it is in the answer. Source: GitHub's
 * pages "Re-running workflows and jobs" (50 times within 30 days) and "Re-run a job from a workflow run".
 */
async function alignJobs(api, request, clock) {
    const current = await tried(() => alignHead(api, request, clock));
    const state = current.value ?? 'refused';
    if (request.passes)
        return { state, earlierAsked: 0, error: current.error };
    const earlier = await tried(() => rerunEarlier(api, request));
    return { state, earlierAsked: earlier.value ?? 0, error: current.error ?? earlier.error };
}
async function alignHead(api, request, clock) {
    const { repository, head, workflow, passes } = request;
    const end = clock.now() + MAX_WAIT;
    for (;;) {
        const jobs = await readDecidingJobs(api, repository, head, workflow);
        if (jobs.length === 0)
            return 'missing';
        const different = differing(jobs, passes);
        if (different.length === 0)
            return 'agrees';
        const over = different.filter(isOver);
        if (over.length > 0)
            return (await rerunAll(api, repository, over)) ? 'asked' : 'refused';
        if (clock.now() + PAUSE > end)
            return 'running';
        await clock.sleep(PAUSE);
    }
}
/**
 * The newest job is the check that GitHub shows; but another job may have been made to look like it, so that none may
 * stay green where nothing passes.
 */
function differing(jobs, passes) {
    return passes
        ? jobs.slice(0, 1).filter((job) => !isCompleted(job) || job.conclusion !== 'success')
        : jobs.filter((job) => !isCompleted(job) || GREEN.includes(job.conclusion));
}
function isCompleted({ status }) {
    return status === 'completed';
}
/** GitHub runs a job again only when its whole run is over. */
function isOver(job) {
    return isCompleted(job) && job.run.status === 'completed';
}
async function rerunAll(api, repository, jobs) {
    let asked = true;
    for (const job of jobs)
        asked = (await rerun(api, repository, job)) && asked;
    return asked;
}
async function rerunEarlier(api, { repository, head, earlierHeads, workflow }) {
    let asked = 0;
    const known = await earlierHeads();
    const heads = [...new Set(known)].filter((earlier) => earlier !== head).slice(0, MAX_EARLIER_HEADS);
    for (const earlier of heads) {
        const jobs = await readDecidingJobs(api, repository, earlier, workflow);
        for (const job of jobs.filter((one) => isOver(one) && GREEN.includes(one.conclusion))) {
            if (asked < MAX_EARLIER_JOBS && (await rerun(api, repository, job)))
                asked += 1;
        }
        if (asked === MAX_EARLIER_JOBS)
            break;
    }
    return asked;
}
async function rerun(api, repository, job) {
    const { status } = await api.request(RERUN, { ...repository, job_id: job.id });
    return status === 201;
}
async function tried(work) {
    try {
        return { value: await work(), error: null };
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        return { value: null, error };
    }
}

;// CONCATENATED MODULE: ../../lib/git/object-id.js

const object_id_OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Whether a text is a git object id: 40 (SHA-1) or 64 (SHA-256) lower-case hex digits. */
function isObjectId(text) {
    return object_id_OBJECT_ID.test(text);
}
/** Whether `id` is the git hash of an object: SHA-1 or SHA-256, by the id's length, of `type length NUL bytes`. */
function isHashOf(id, type, bytes) {
    const hash = (0,external_node_crypto_.createHash)(id.length === 40 ? 'sha1' : 'sha256');
    return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex') === id;
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
;// CONCATENATED MODULE: ../../lib/errors/system-error.js
/** What a failed call to the file system means here. */
function system_error_codeOfSystemError(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return 'not_found';
    if (code === 'ELOOP')
        return 'symlink';
    if (code === 'EISDIR')
        return 'not_a_file';
    if (code === 'ENAMETOOLONG' || code === 'ERR_INVALID_ARG_VALUE')
        return 'invalid_path';
    return 'not_readable';
}

;// CONCATENATED MODULE: ../../lib/workspace/bounded-read.js


const FIRST_PIECE = 1024 * 1024;
/**
 * The rest of an open file, never more than `maxBytes` + 1 bytes of it: GateError `too_large` there. `expected` is the
 * size that the system tells, 0 where it tells none.
 */
function boundedRead(descriptor, maxBytes, expected, field) {
    if (expected > maxBytes)
        throw new gate_error/* GateError */.u('too_large', field);
    let bytes = Buffer.allocUnsafe((expected > 0 ? expected : Math.min(maxBytes, FIRST_PIECE)) + 1);
    let length = 0;
    for (;;) {
        const count = (0,external_node_fs_namespaceObject.readSync)(descriptor, bytes, length, bytes.length - length, null);
        length += count;
        if (length > maxBytes)
            throw new gate_error/* GateError */.u('too_large', field);
        if (count === 0)
            return bytes.subarray(0, length);
        if (length === bytes.length)
            bytes = grown(bytes, Math.min(maxBytes + 1, length * 2));
    }
}
function grown(bytes, length) {
    const larger = Buffer.allocUnsafe(length);
    bytes.copy(larger);
    return larger;
}

;// CONCATENATED MODULE: ../../lib/workspace/local-files.js




/**
 * A file that the user of a command named, wherever it is: links are followed, and a pipe such as a shell's `<(…)` is
 * read. Throws GateError `not_found`, `not_readable`, `not_a_file` (a directory) or `too_large`, about `field`.
 */
function readLocalFile(path, limits, field) {
    try {
        return local_files_contentOf(path, limits, field);
    }
    catch (error) {
        throw error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u(system_error_codeOfSystemError(error), field);
    }
}
function local_files_contentOf(path, limits, field) {
    const descriptor = (0,external_node_fs_namespaceObject.openSync)(path, 'r');
    try {
        const stat = (0,external_node_fs_namespaceObject.fstatSync)(descriptor);
        if (stat.isDirectory())
            throw new gate_error/* GateError */.u('not_a_file', field);
        return boundedRead(descriptor, limits.maxBytes, stat.isFile() ? stat.size : 0, field);
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
    }
}
/**
 * The files directly in a directory that the user of a command named, those that `choose` takes of all its names,
 * `maxBytes` together; null where the path names no directory. Throws GateError as `readLocalFile` does, about `field`, and
 * what `choose` throws.
 */
function readLocalDirectory(path, choose, limits, field) {
    const names = namesIn(path, field);
    if (names === null)
        return null;
    let left = limits.maxBytes;
    return choose(names).map((name) => {
        const bytes = readLocalFile(join(path, name), { ...limits, maxBytes: left }, field);
        left -= bytes.length;
        return { path: name, bytes };
    });
}
function namesIn(path, field) {
    try {
        const stat = statSync(path, { throwIfNoEntry: false });
        return stat?.isDirectory() === true ? readdirSync(path).sort() : null;
    }
    catch (error) {
        const code = codeOfSystemError(error);
        if (code === 'not_found')
            return null;
        throw new GateError(code, field);
    }
}

;// CONCATENATED MODULE: ../../lib/run/event.js






const PAYLOAD_LIMITS = { maxBytes: MAX_EVENT_BYTES, maxDepth: 64 };
const FIELD = 'event';
const ALL_ZEROS = /^0+$/;
/**
 * What this run is about: GITHUB_EVENT_NAME, the payload at GITHUB_EVENT_PATH and the variables that go with them, for
 * exactly the events of design.md. Throws GateError `unsupported_event` for any other, `unsupported_branch` for a push
 * of a tag or of no branch, `invalid_event` where something is missing or malformed, and the codes of reading and of
 * strict JSON for the payload.
 * Source: GitHub's pages "Events that trigger workflows", "Webhook events and payloads" and "Variables reference".
 */
function readEvent(environment) {
    const name = eventName(environment['GITHUB_EVENT_NAME'] ?? '');
    const repository = readRepository(environment['GITHUB_REPOSITORY'] ?? '');
    const payload = readPayload(environment['GITHUB_EVENT_PATH'] ?? '');
    switch (name) {
        case 'pull_request':
        case 'pull_request_review':
        case 'pull_request_target':
            return pullRequestEvent(name, repository, commitOf(environment), payload);
        case 'merge_group':
            return mergeGroupEvent(repository, payload);
        case 'push':
        case 'schedule':
        case 'workflow_dispatch':
            return branchEvent(name, repository, environment, payload);
    }
}
/** What a `workflow_run` follows; throws as `readEvent` does. */
function readFinishedRun(environment) {
    const payload = readPayload(environment['GITHUB_EVENT_PATH'] ?? '');
    return {
        repository: readRepository(environment['GITHUB_REPOSITORY'] ?? ''),
        commit: commitOf(environment),
        head: needed(objectIdAt(payload, 'workflow_run', 'head_sha')),
        headBranch: answer_textAt(payload, 'workflow_run', 'head_branch'),
        headRepository: answer_textAt(payload, 'workflow_run', 'head_repository', 'full_name'),
        defaultBranch: answer_textAt(payload, 'repository', 'default_branch'),
    };
}
/** The pull request of a review, and whether the review only comments; throws as `readEvent` does. */
function readReview(environment) {
    const payload = readPayload(environment['GITHUB_EVENT_PATH'] ?? '');
    const repository = readRepository(environment['GITHUB_REPOSITORY'] ?? '');
    const event = pullRequestEvent('pull_request_review', repository, commitOf(environment), payload);
    return { event, comments: answer_textAt(payload, 'review', 'state')?.toLowerCase() === 'commented' };
}
function eventName(name) {
    switch (name) {
        case 'pull_request':
        case 'pull_request_review':
        case 'pull_request_target':
        case 'merge_group':
        case 'push':
        case 'schedule':
        case 'workflow_dispatch':
            return name;
        default:
            throw new gate_error/* GateError */.u('unsupported_event', FIELD);
    }
}
function readRepository(fullName) {
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(fullName) ?? [];
    return { owner: needed(owner), repo: needed(repo) };
}
function readPayload(path) {
    if (path === '')
        throw new gate_error/* GateError */.u('invalid_event', FIELD);
    return toValue(parseJson(readLocalFile(path, PAYLOAD_LIMITS, FIELD), PAYLOAD_LIMITS, FIELD).root);
}
function pullRequestEvent(name, repository, commit, payload) {
    const headRepository = countAt(payload, 'pull_request', 'head', 'repo', 'id');
    return {
        name,
        repository,
        commit,
        pullRequest: needed(countAt(payload, 'pull_request', 'number')),
        head: needed(objectIdAt(payload, 'pull_request', 'head', 'sha')),
        headBranch: answer_textAt(payload, 'pull_request', 'head', 'ref'),
        headRepository: answer_textAt(payload, 'pull_request', 'head', 'repo', 'full_name'),
        baseBranch: needed(answer_textAt(payload, 'pull_request', 'base', 'ref')),
        defaultBranch: answer_textAt(payload, 'repository', 'default_branch'),
        baseCommit: objectIdAt(payload, 'pull_request', 'base', 'sha'),
        fork: headRepository === null || headRepository !== countAt(payload, 'pull_request', 'base', 'repo', 'id'),
    };
}
function mergeGroupEvent(repository, payload) {
    const headBranch = needed(answer_textAt(payload, 'merge_group', 'head_ref'));
    return {
        name: 'merge_group',
        repository,
        head: needed(objectIdAt(payload, 'merge_group', 'head_sha')),
        base: needed(objectIdAt(payload, 'merge_group', 'base_sha')),
        baseBranch: needed(branchOf(answer_textAt(payload, 'merge_group', 'base_ref'))),
        defaultBranch: answer_textAt(payload, 'repository', 'default_branch'),
        pullRequest: queuedPullRequest(headBranch),
    };
}
/** The name ends in `/pr-NUMBER-COMMIT`; what is before it holds the base branch, which may look alike. */
function queuedPullRequest(headBranch) {
    const digits = /\/pr-([1-9]\d{0,14})-(?:[0-9a-f]{40}|[0-9a-f]{64})$/.exec(headBranch)?.[1];
    return digits === undefined ? null : Number(digits);
}
function branchEvent(name, repository, environment, payload) {
    const reference = name === 'push' ? answer_textAt(payload, 'ref') : (environment['GITHUB_REF'] ?? null);
    const branch = branchOf(reference);
    if (branch === null)
        throw new gate_error/* GateError */.u('unsupported_branch', FIELD);
    const after = name === 'push' ? objectIdAt(payload, 'after') : commitOf(environment);
    const before = name === 'push' ? needed(objectIdAt(payload, 'before')) : null;
    if (after === null || ALL_ZEROS.test(after))
        throw new gate_error/* GateError */.u('invalid_event', FIELD);
    return {
        name,
        repository,
        commit: after,
        branch,
        defaultBranch: answer_textAt(payload, 'repository', 'default_branch'),
        before: before === null || ALL_ZEROS.test(before) ? null : before,
    };
}
function branchOf(reference) {
    return /^refs\/heads\/(.+)$/.exec(reference ?? '')?.[1] ?? null;
}
function commitOf(environment) {
    const commit = environment['GITHUB_SHA'] ?? '';
    return needed(isObjectId(commit) ? commit : null);
}
function needed(value) {
    if (value === null || value === undefined)
        throw new gate_error/* GateError */.u('invalid_event', FIELD);
    return value;
}

;// CONCATENATED MODULE: ../../lib/run/follow-up.js



/** Most pull requests of one head that are looked at. */
const MAX_PULLS = 10;
/** Whether a run decides nothing: a review's, or one that follows another workflow's run. */
function isFollowUp(environment) {
    return ['pull_request_review', 'workflow_run'].includes(environment['GITHUB_EVENT_NAME'] ?? '');
}
/**
 * The pull requests that a review, or a run that is over, may have changed something for: the review's own, or the open
 * ones of that run's head repository and branch whose head is still its commit. A review that only comments changes
 * nothing. Throws GateError as `readEvent` does, `token_missing`, and what `readPullsOfHead` throws.
 */
async function readFollowUp(environment, api) {
    if (environment['GITHUB_EVENT_NAME'] === 'pull_request_review') {
        const { event, comments } = readReview(environment);
        return comments ? { pulls: [], reason: 'comment' } : { pulls: [event], reason: null };
    }
    const { repository, commit, head, headBranch, headRepository, defaultBranch } = readFinishedRun(environment);
    if (api === null)
        throw new gate_error/* GateError */.u('token_missing', 'github-token');
    if (headRepository === null || headBranch === null)
        return { pulls: [], reason: 'no_pull_request' };
    const origin = { repository: headRepository, branch: headBranch, commit: head };
    const found = await readPullsOfHead(api, repository, origin, 'open');
    const pulls = found.slice(0, MAX_PULLS).map(({ number, baseBranch }) => ({
        name: 'pull_request_target',
        repository,
        commit,
        pullRequest: number,
        head,
        headBranch,
        headRepository,
        baseBranch,
        defaultBranch,
        fork: headRepository !== `${repository.owner}/${repository.repo}`,
    }));
    return { pulls, reason: pulls.length === 0 ? 'no_pull_request' : null };
}
/** Makes the checks of a pull request agree with the decision of now: see `alignJobs`. Throws nothing of GitHub's. */
async function alignPull(api, { repository, pullRequest, head }, passes, { workflow: file, job }, clock = systemClock) {
    if (file === null)
        return { state: 'missing', earlierAsked: 0, error: null };
    const earlierHeads = () => readEarlierHeads(api, repository, pullRequest);
    return alignJobs(api, { repository, head, earlierHeads, passes, workflow: { file, job } }, clock);
}

;// CONCATENATED MODULE: ../../lib/catalog/catalog-digest.js



/** The lists of the canonical form, in its order of keys. */
const catalog_digest_LISTS = [...ENTRY_LISTS].sort(([a], [b]) => (a < b ? -1 : 1));
/**
 * A catalog's digest: SHA-256 of the canonical form of `{format, members, tools}`, beside them `prompts`,
 * `resources` and `resourceTemplates` where the catalog has any. Each is the list of definitions sorted by key in
 * code points, then version; where keys stand beside the definitions, an object by key. It does not depend on the
 * order of tools or keys, and two catalogs of one format have the same digest exactly where their diff is empty.
 */
function catalogDigest(catalog) {
    return digest_of_pieces_digestOfPieces((put) => {
        putCatalog(catalog, catalog_digest_NOTHING, put);
    });
}
/** The digest where the canonical forms of definitions are known. */
function catalogDigestWith(catalog, known) {
    return digestOfPieces((put) => {
        putCatalog(catalog, known, put);
    });
}
const catalog_digest_NOTHING = new Map();
/** The canonical form in pieces: as one text it can take several times the memory of the catalog. */
function putCatalog(catalog, known, put) {
    put(`{"format":${canonicalJson(catalog.format)},"members":${canonicalJson(catalog.members)}`);
    for (const [name, kind] of catalog_digest_LISTS) {
        const entries = catalog.entries.filter((entry) => entry.kind === kind);
        if (entries.length === 0 && kind !== 'tool')
            continue;
        put(`,"${name}":`);
        if (nameField(catalog.format, kind) === null)
            putByKey(entries, known, put);
        else
            putInOrder(entries, known, put);
    }
    put('}');
}
function putInOrder(entries, known, put) {
    let before = '[';
    for (const { definition } of entries) {
        put(before);
        put(known.get(definition) ?? canonicalJson(definition));
        before = ',';
    }
    put(entries.length === 0 ? '[]' : ']');
}
/** As an object, whose keys RFC 8785 sorts by UTF-16 code units. */
function putByKey(entries, known, put) {
    put('{');
    const sorted = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const [index, { key, definition }] of sorted.entries()) {
        put(`${index === 0 ? '' : ','}${canonicalJson(key)}:`);
        put(known.get(definition) ?? canonicalJson(definition));
    }
    put('}');
}
/**
 * SHA-256 of the canonical form of the whole document that a catalog was read from: envelope included, lists in
 * their order. A directory counts as the list of its files, each with its path. No other digest follows the order
 * of an input.
 */
function documentFingerprint(catalog) {
    return fingerprint(documentOf(catalog));
}
/** The fingerprint where the canonical forms of definitions are known. */
function documentFingerprintWith(catalog, known) {
    return fingerprintWith(documentOf(catalog), known);
}
function documentOf({ sources }) {
    const [first] = sources;
    if (first !== undefined && first.file === null)
        return first.root;
    return jsonArray(sources.map(({ file, root }) => jsonArray([file, root])));
}
/**
 * Both `catalogDigest` and `documentFingerprint`; each definition, which is a part of both, is written once. `known`
 * has the canonical forms of some of them already.
 */
function catalogFingerprints(catalog, known) {
    const forms = canonicalForms(catalog.entries.map(({ definition }) => definition), known);
    return {
        digest: catalogDigestWith(catalog, forms),
        document: documentFingerprintWith(catalog, forms),
        forms,
    };
}

;// CONCATENATED MODULE: ../../lib/gate/decide-catalog.js







/**
 * The verdict table (docs/design.md, "The verdict of a pull request") for one catalog, approval left open: `could-not-check`, `drift`, `policy-violation`,
 * `baseline-change` or `unchanged`. Whatever is none of the table's rows could not be checked. Error codes: those of
 * the readings, `base_moved`, `baseline_missing`, `candidate_missing`, and `format_mismatch` where the candidate is
 * of another format than the baseline beside it.
 */
function decideCatalog(evidence) {
    const facts = catalogFacts(evidence);
    const outcome = tableRow(evidence, facts);
    const violated = evidence.policy?.failing === true;
    return {
        name: evidence.name,
        baselinePath: evidence.baselinePath,
        candidatePath: evidence.candidatePath,
        previousBaselinePath: evidence.previousBaselinePath,
        ...outcome,
        inheritance: inheritance(outcome, evidence, facts),
        verdict: worstVerdict([ROW_VERDICTS[outcome.row], violated ? 'policy-violation' : 'unchanged']),
        captureDifference: evidence.captureDifference,
        snapshot: evidence.snapshot,
        ignored: evidence.ignored,
        unordered: evidence.unordered,
        clients: evidence.clients,
        policy: evidence.policy,
    };
}
function inheritance({ row, diff }, evidence, facts) {
    return ROW_VERDICTS[row] !== 'drift' || diff === null ? null : inheritedDrift(evidence, facts, diff);
}
function tableRow(evidence, facts) {
    return (unreadable(evidence) ??
        baseMoved(evidence, facts) ??
        retired(facts) ??
        missing(facts) ??
        drift(facts) ??
        baselineChange(evidence, facts) ??
        unchanged(evidence, facts) ??
        couldNotCheck(decide_catalog_fault('internal', 'gate')));
}
/** Not to be had at all, or H or C invalid. Invalid content at T alone is a baseline that can be fixed. */
function unreadable(evidence) {
    const { base, baseTip, head, candidate } = evidence;
    if (base.state === 'unavailable')
        return couldNotCheck(base.error);
    if (baseTip?.state === 'unavailable')
        return couldNotCheck(baseTip.error);
    if (head.state === 'unavailable' || head.state === 'invalid')
        return couldNotCheck(head.error);
    if (candidate.state === 'unavailable' || candidate.state === 'invalid')
        return couldNotCheck(candidate.error);
    return null;
}
/** The ground moved under the change, unless the change touches nothing and nothing drifted. */
function baseMoved(evidence, facts) {
    if (!facts.baseMoved)
        return null;
    const untouched = evidence.untouched && isEqual(facts.headAgainstBase) && isEqual(facts.candidateAgainstHead);
    return untouched ? null : couldNotCheck(decide_catalog_fault('base_moved', 'baseline'));
}
/** T present, H and C absent. */
function retired({ T, H, C }) {
    if (T === null || H !== null || C !== null)
        return null;
    return compared('retired', diff_catalogs_diffCatalogs(T, null), T, null);
}
/** Any other absence, and a candidate that can't be compared with the baseline beside it. */
function missing({ H, C, candidateAgainstHead }) {
    if (H === null)
        return couldNotCheck(decide_catalog_fault('baseline_missing', 'baseline'));
    if (C === null)
        return couldNotCheck(decide_catalog_fault('candidate_missing', 'candidate'));
    return candidateAgainstHead.result === 'other-format'
        ? couldNotCheck(decide_catalog_fault('format_mismatch', 'candidate'))
        : null;
}
/** H and C differ, whatever T is. */
function drift({ H, C, headAgainstBase, candidateAgainstHead }) {
    if (candidateAgainstHead.result !== 'different')
        return null;
    const { diff } = candidateAgainstHead;
    switch (headAgainstBase.result) {
        case 'equal':
            return compared('tools-changed', diff, H, C);
        case 'different':
            return compared('baseline-changed-otherwise', diff, H, C, headAgainstBase.diff);
        case 'other-format':
        case 'incomparable':
            return compared('new-baseline-otherwise', diff, H, C, diff_catalogs_diffCatalogs(null, H));
    }
}
/** H = C, but T is something else or stood somewhere else. */
function baselineChange(evidence, facts) {
    const { T, H, C, headAgainstBase, candidateAgainstHead } = facts;
    if (!isEqual(candidateAgainstHead))
        return null;
    const after = withNotesOf(H, C);
    switch (headAgainstBase.result) {
        case 'equal':
            if (evidence.previousBaselinePath === null)
                return null;
            return compared('moved', headAgainstBase.diff, T, after);
        case 'different':
            return compared('baseline-changed', headAgainstBase.diff, T, after);
        case 'other-format':
            return compared('migrated-format', diff_catalogs_diffCatalogs(null, H), T, after);
        case 'incomparable': {
            const row = evidence.base.state === 'absent' ? 'first-baseline' : 'mended-baseline';
            return compared(row, diff_catalogs_diffCatalogs(null, H), T, after);
        }
    }
}
/** T = H = C, each of them there. */
function unchanged(evidence, facts) {
    const { T, H, C, headAgainstBase, candidateAgainstHead } = facts;
    if (headAgainstBase.result !== 'equal' || !isEqual(candidateAgainstHead))
        return null;
    const plain = evidence.bytesDiffer ? 'formatting-only' : 'same';
    const row = facts.baseMoved ? 'base-moved-untouched' : plain;
    return compared(row, headAgainstBase.diff, T, withNotesOf(H, C));
}
function isEqual(comparison) {
    return comparison.result === 'equal';
}
function compared(row, diff, before, after, baselineDiff = null) {
    return { row, error: null, diff, before: side(before), after: side(after), baselineDiff };
}
function couldNotCheck(error) {
    const nothing = { diff: null, before: null, after: null, baselineDiff: null };
    return { row: 'error', error, ...nothing };
}
function decide_catalog_fault(code, field) {
    return new gate_error/* GateError */.u(code, field);
}
/** A catalog that stands for its twin, too: what is to be said of either is said of it, once. */
function withNotesOf(catalog, twin) {
    if (catalog === null || twin === null)
        return catalog;
    const { notes } = catalog;
    const isNew = (note) => !notes.some(({ code, about }) => code === note.code && about === note.about);
    return { ...catalog, notes: [...notes, ...twin.notes.filter(isNew)] };
}
function side(catalog) {
    if (catalog === null)
        return null;
    const { format, entries, notes } = catalog;
    return { format, digest: catalogDigest(catalog), entries: entries.length, notes };
}

;// CONCATENATED MODULE: ../../lib/gate/review-refusal.js
/**
 * Why one person's review does not count as an approval of a protected file, or null where it counts. Asked in a
 * fixed order, who they are before what they saw; whatever could not be read is a reason. docs/design.md,
 * "Approval".
 */
function reviewRefusal(review, file) {
    return (standingRefusal(review) ??
        personRefusal(review) ??
        ownerRefusal(review, file) ??
        accessRefusal(review) ??
        handRefusal(review) ??
        reviewedRefusal(review, file.today) ??
        forcePushRefusal(review, file.today) ??
        baseChangeRefusal(review));
}
/** Whether a standing CHANGES_REQUESTED stands in the way: unless its author is established to be no present owner. */
function blocks(review) {
    return review.standing === 'CHANGES_REQUESTED' && !(review.owner.known && !review.owner.value);
}
function standingRefusal(review) {
    switch (review.standing) {
        case 'APPROVED':
            return null;
        case 'CHANGES_REQUESTED':
            return blocks(review) ? reason('changes_requested') : reason('not_an_owner');
        case 'DISMISSED':
            return reason('dismissed');
        case 'NONE':
            return reason('no_standing_review');
    }
}
function personRefusal(review) {
    if (review.login === null || review.type !== 'User')
        return reason('not_a_person');
    return review.isAuthor ? reason('is_author') : null;
}
function ownerRefusal(review, file) {
    if (review.owner.known)
        return review.owner.value ? null : reason('not_an_owner');
    const byTeam = file.owners.known && file.owners.value.some((owner) => owner.includes('/'));
    return review_refusal_unreadable(byTeam ? 'team_unreadable' : 'ownership_unreadable', review.owner);
}
function accessRefusal(review) {
    if (!review.canWrite.known)
        return review_refusal_unreadable('permission_unreadable', review.canWrite);
    return review.canWrite.value ? null : reason('no_write_access');
}
function handRefusal(review) {
    if (!review.wrote.known)
        return review_refusal_unreadable('authors_unreadable', review.wrote);
    if (review.wrote.value)
        return reason('wrote_the_change');
    return review.pushed ? reason('pushed_the_change') : null;
}
function reviewedRefusal(review, today) {
    if (!review.reviewed.known)
        return review_refusal_unreadable('reviewed_commit_unreadable', review.reviewed);
    const { now, base } = review.reviewed.value;
    if (now !== today.now)
        return reason('approved_another_catalog');
    return base === today.base ? null : reason('approved_before_base_moved');
}
function forcePushRefusal(review, today) {
    const before = review.beforeForcePushes;
    if (!before.known)
        return review_refusal_unreadable('force_push_unreadable', before);
    const asToday = before.value.every((pair) => pair.now === today.now && pair.base === today.base);
    return asToday ? null : reason('force_pushed_from_another_catalog');
}
/**
 * What was reviewed against one branch was not reviewed against another: there the catalog may not have changed at all.
 */
function baseChangeRefusal({ baseChanged }) {
    if (!baseChanged.known)
        return review_refusal_unreadable('base_change_unreadable', baseChanged);
    return baseChanged.value ? reason('approved_for_another_base') : null;
}
/** Why a fact is unknown: it could not be read, or was not looked into. */
function review_refusal_unreadable(code, { limit, permission }) {
    return reason(limit ?? code, permission);
}
function reason(code, permission = null) {
    return { code, permission };
}

;// CONCATENATED MODULE: ../../lib/gate/decide-file.js



/**
 * Decides whether one changed protected file is approved. It is, where owners and reviews could be read, nobody's
 * request for changes stands in the way, and at least `approvals` people's reviews count; everything unknown is "no".
 * `approvals` 0 turns approval off: nothing is approved and nothing is needed. A file whose owners are known to be
 * nobody could not be checked: `no_owner`, on the field of its role. docs/design.md, "Approval".
 */
function decideFile(file, approvals) {
    const needed = approvals === 0 ? 0 : Math.max(1, approvals);
    const reviewers = file.reviewers.known ? file.reviewers.value : [];
    const owned = file.owners.known && file.owners.value.length > 0;
    const counting = owned ? reviewers.filter((review) => reviewRefusal(review, file) === null) : [];
    const approvedBy = distinctLogins(counting.flatMap((review) => review.login ?? []));
    const blockedBy = reviewers.filter(blocks).map((review) => review.login);
    const approved = needed > 0 && file.reviewers.known && blockedBy.length === 0 && approvedBy.length >= needed;
    const error = needed > 0 && file.owners.known && !owned ? new gate_error/* GateError */.u('no_owner', file.role) : null;
    return {
        path: file.path,
        role: file.role,
        catalogs: file.catalogs,
        pullRequest: file.pullRequest,
        asked: true,
        verdict: fileVerdict(file, approved, error),
        error,
        today: file.today,
        owners: file.owners.known ? file.owners.value : [],
        ownersKnown: file.owners.known,
        ownerFaults: file.ownerFaults,
        approved,
        needed,
        approvedBy,
        blockedBy,
        refusals: reviewers.flatMap((review) => refusal(review, file)),
        reviewsKnown: file.reviewers.known,
        missingPermission: missingPermission(file),
        unknownAuthors: file.unknownAuthors,
        pushersRead: file.pushersRead,
    };
}
function fileVerdict(file, approved, error) {
    if (error !== null)
        return 'could-not-check';
    if (approved)
        return 'approved';
    return file.role === 'baseline' ? 'baseline-change' : 'protected-change';
}
function refusal(review, file) {
    const reason = reviewRefusal(review, file);
    return reason === null ? [] : [{ login: review.login, ...reason }];
}
function missingPermission(file) {
    if (!file.owners.known)
        return file.owners.permission;
    return file.reviewers.known ? null : file.reviewers.permission;
}

;// CONCATENATED MODULE: ../../lib/gate/decide.js








/**
 * The verdict of one step over all its catalogs and all protected files that changed: the worst of them, and whether
 * the step passes. Pure: the same evidence gives the same decision. It throws nothing; what could not be checked is
 * in the decision. A step without any catalog could not be checked: `no_catalog`. docs/design.md, "The verdict of a
 * pull request" and "Approval".
 */
function decide(evidence) {
    const tables = evidence.catalogs.map(decideCatalog);
    const files = evidence.files
        .map((file) => decideFile(file, file.role === 'workflow' ? evidence.workflowApprovals : evidence.approvals))
        .map((file) => ({ ...file, asked: isAsked(file, tables, evidence) }))
        .sort(byPathAndPullRequest);
    const asked = files.filter((file) => file.asked);
    const catalogs = tables.map((table) => withApproval(table, asked)).sort(byName);
    const found = worstVerdict([...catalogs, ...asked].map((part) => part.verdict));
    const fault = evidence.fault ?? noCatalog(evidence) ?? blockingErrorFor(found, evidence);
    const verdict = fault === null ? found : 'could-not-check';
    return {
        event: evidence.event,
        verdict,
        passes: fault === null &&
            evidence.blockingError === null &&
            catalogs.every((catalog) => catalogMayPass(catalog, asked, evidence)) &&
            asked.every((file) => mayPass(file.verdict, { ...evidence, approvals: file.needed })),
        failOnDrift: evidence.failOnDrift,
        fault,
        catalogs,
        files,
        approval: approvalOf(verdict, catalogs, asked, evidence),
        approvedBy: distinctLogins(asked.flatMap((file) => (file.approved ? file.approvedBy : []))),
        notices: evidence.notices,
    };
}
function noCatalog(evidence) {
    return evidence.catalogs.length === 0 ? new gate_error/* GateError */.u('no_catalog', 'catalogs') : null;
}
/** A blocking error leaves drift as it is, and what could not be checked to its own error. */
function blockingErrorFor(found, evidence) {
    return found === 'drift' || found === 'could-not-check' ? null : evidence.blockingError;
}
/**
 * A baseline is put to its owners once it is what the tools are, or once nothing but inherited drift is left that does
 * not fail; until then its author has to change it anyway. The audit of a push asks of every file, since there the
 * change is in already.
 */
function isAsked(file, tables, evidence) {
    if (file.role !== 'baseline' || evidence.event === 'push')
        return true;
    const own = tables.filter((table) => file.catalogs.includes(table.name));
    return own.length === 0 || own.some((table) => !isOpen(table, evidence));
}
function isOpen(table, evidence) {
    const verdict = ROW_VERDICTS[table.row];
    return (verdict === 'drift' && !isLetThrough(table, evidence)) || verdict === 'could-not-check';
}
/** Whether a catalog drifts and none of it is what `new` fails for. */
function isLetThrough(table, { failOnDrift }) {
    return failOnDrift === 'new' && isInheritedAlone(table);
}
/** Whether a catalog's baseline is changed, and nothing stands before the question to its owners. */
function asksOwners(table, evidence) {
    const isBesideDrift = table.row === 'baseline-changed-otherwise' && isLetThrough(table, evidence);
    return ROW_VERDICTS[table.row] === 'baseline-change' || isBesideDrift;
}
/**
 * The catalog's verdict with what came of its own files; an approved baseline turns `baseline-change` into `approved`.
 */
function withApproval(table, asked) {
    const own = asked.filter((file) => file.catalogs.includes(table.name));
    const settled = table.verdict === 'baseline-change' && isApproved(table, own) ? 'approved' : table.verdict;
    const verdict = worstVerdict([settled, ...own.map((file) => file.verdict)]);
    const error = table.error ?? own.find((file) => file.error !== null)?.error ?? null;
    return { ...table, verdict, error };
}
/** Whether the baseline's own files are among those that were decided, and each is approved. */
function isApproved(table, asked) {
    const own = asked.filter((file) => file.role === 'baseline' && file.catalogs.includes(table.name));
    return own.length > 0 && own.every((file) => file.approved);
}
/** A failing policy fails the step even where a worse verdict that may pass stands in front of it. */
function catalogMayPass(catalog, asked, evidence) {
    const passes = mayPass(catalog.verdict, evidence) || inheritedMayPass(catalog, asked, evidence);
    return passes && catalog.policy?.failing !== true;
}
/** A baseline that was changed beside inherited drift needs its owners as any other. */
function inheritedMayPass(catalog, asked, evidence) {
    if (catalog.verdict !== 'drift' || !isLetThrough(catalog, evidence))
        return false;
    return !asksOwners(catalog, evidence) || evidence.approvals === 0 || isApproved(catalog, asked);
}
function mayPass(verdict, { approvals, failOnDrift }) {
    switch (verdict) {
        case 'could-not-check':
        case 'policy-violation':
            return false;
        case 'drift':
            return failOnDrift === false;
        case 'baseline-change':
            return failOnDrift === false || approvals === 0;
        case 'protected-change':
            return approvals === 0;
        case 'approved':
        case 'unchanged':
            return true;
    }
}
function approvalOf(verdict, catalogs, asked, evidence) {
    const isOff = evidence.approvals === 0 && asked.every((file) => file.needed === 0);
    if (isOff)
        return 'off';
    if (verdict === 'could-not-check')
        return 'missing';
    const changed = catalogs.filter((catalog) => asksOwners(catalog, evidence));
    if (changed.length === 0 && asked.length === 0)
        return 'not-needed';
    const all = (evidence.approvals === 0 || changed.every((catalog) => isApproved(catalog, asked))) &&
        asked.every((file) => file.approved || file.needed === 0);
    return all ? 'approved' : 'missing';
}
function byName(a, b) {
    return text_order_compareCodePoints(a.name, b.name);
}
function byPathAndPullRequest(a, b) {
    return text_order_compareCodePoints(a.path, b.path) || (a.pullRequest ?? 0) - (b.pullRequest ?? 0);
}

;// CONCATENATED MODULE: ../../lib/github/api/fault.js

const NETWORK_FAULT = { code: 'github_unavailable', retry: 'when-repeatable', wait: null };
const SECONDARY_WAIT = 60_000;
/**
 * What is wrong with an answer, null where nothing is. Which answers are rate limits, and how long to wait, is
 * GitHub's page "Rate limits for the REST API"; a limited call was not carried out, so any method may be repeated.
 * `now` is in milliseconds since 1970.
 */
function faultOf(answer, now) {
    if (answer.status === 401)
        return { code: 'github_refused', retry: 'never', wait: null };
    if (answer.status === 403 || answer.status === 429)
        return limited(answer, now);
    if (answer.status >= 500)
        return NETWORK_FAULT;
    if (isLimitedQuery(answer))
        return { code: 'rate_limited', retry: 'always', wait: resetWait(answer, now) };
    return null;
}
function limited(answer, now) {
    const wait = retryAfter(answer) ?? resetWait(answer, now);
    const saysSo = /rate limit|abuse/i.test(answer_textAt(answer.data, 'message') ?? '');
    if (answer.status === 403 && wait === null && !saysSo) {
        return { code: 'permission_missing', retry: 'never', wait: null };
    }
    return { code: 'rate_limited', retry: 'always', wait: wait ?? SECONDARY_WAIT };
}
function retryAfter(answer) {
    const seconds = wholeSeconds(answer.headers.get('retry-after'));
    return seconds === null ? null : seconds * 1000;
}
function resetWait(answer, now) {
    if (answer.headers.get('x-ratelimit-remaining') !== '0')
        return null;
    const reset = wholeSeconds(answer.headers.get('x-ratelimit-reset'));
    return reset === null ? null : Math.max(1000, reset * 1000 - now);
}
function wholeSeconds(text) {
    return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
/** GraphQL reports a spent limit with status 200. */
function isLimitedQuery(answer) {
    const first = answer_textAt(answer.data, 'errors', '0', 'type');
    return first === 'RATE_LIMITED' || first === 'RATE_LIMIT';
}

// EXTERNAL MODULE: ../../lib/github/api/whole-response.js
var whole_response = __nccwpck_require__(9859);
;// CONCATENATED MODULE: ../../lib/github/api/node-fetch.js

/** Connections to one host, and so calls under way at once; the others wait. */
const MAX_CONNECTIONS = 6;
/** A connection that nothing was asked on for so long is not used again: the other end may be closing it. */
const MAX_IDLE_MILLISECONDS = 5_000;
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/**
 * `fetch` over Node's own http and https, which load in a fifth of the time that the runtime's `fetch` takes. A
 * redirect is followed where it stays on the same origin, so that no answer can lead the token elsewhere. A body of
 * more than `maxBytes` (after decompression) is GateError `too_large`, one that breaks off an error.
 */
async function nodeFetch(secure, maxBytes) {
    const http = secure ? await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4708, 19)) : await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 7067, 19));
    const agent = new http.Agent({
        keepAlive: true,
        maxSockets: MAX_CONNECTIONS,
        timeout: MAX_IDLE_MILLISECONDS,
    });
    const answer = (url, { method = 'GET', headers, body, signal }) => new Promise((resolve, reject) => {
        const request = http.request(url, {
            method,
            agent,
            ...(signal === undefined ? {} : { signal }),
            headers: {
                ...headers,
                'accept-encoding': 'gzip',
                ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
            },
        });
        request.on('response', resolve);
        request.on('error', reject);
        request.end(body);
    });
    return async (address, options) => {
        for (let url = address, count = 0;; count += 1) {
            const response = await answer(url, options);
            const next = nextAddress(response, url, options);
            if (next !== null && count < MAX_REDIRECTS) {
                response.resume();
                url = next;
                continue;
            }
            const headers = new Map(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
            return (0,whole_response/* wholeResponse */.Z)({
                status: response.statusCode ?? 0,
                url,
                headers,
                bytes: await node_fetch_bodyOf(response, maxBytes),
            });
        }
    };
}
/** Where a redirect leads that may be followed; null for any other answer. */
function nextAddress(response, url, { method = 'GET', redirect }) {
    const { location } = response.headers;
    if (redirect === 'manual' || !REDIRECTS.has(response.statusCode ?? 0) || location === undefined)
        return null;
    if (method !== 'GET' || !URL.canParse(location, url))
        return null;
    const next = new URL(location, url);
    return next.origin === new URL(url).origin ? next.href : null;
}
async function node_fetch_bodyOf(response, maxBytes) {
    const isCompressed = response.headers['content-encoding'] === 'gzip';
    try {
        const bytes = await (0,whole_response/* bytesOf */.$)(isCompressed ? await decompressed(response) : response, maxBytes);
        if (!response.complete)
            throw new Error('The answer breaks off.');
        return bytes;
    }
    catch (error) {
        response.destroy();
        throw error;
    }
}
/** What was sent as gzip; a stream that breaks off ends it with an error. */
async function decompressed(response) {
    const { createGunzip } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 8522, 19));
    const gunzip = createGunzip();
    response.on('error', (error) => gunzip.destroy(error));
    response.on('aborted', () => gunzip.destroy(new Error('The answer breaks off.')));
    return response.pipe(gunzip);
}

;// CONCATENATED MODULE: ../../lib/github/api/pages.js

/**
 * Reads a list page by page. Only the query of the link to the next page is followed, never its address, so that no
 * answer can lead the token elsewhere (GitHub's page "Using pagination in the REST API").
 */
async function allPages(request, route, parameters, maxPages, list) {
    const items = [];
    let next = {};
    let status = 200;
    for (let page = 0; page < maxPages && next !== null; page += 1) {
        const answer = await request(route, { per_page: 100, ...parameters, ...next });
        status = answer.status;
        const found = listAt(list === undefined ? answer.data : at(answer.data, list));
        if (status !== 200 || found === null)
            return { status, items, complete: false };
        for (const item of found)
            items.push(item);
        next = nextQuery(answer.headers.get('link') ?? '');
    }
    return { status, items, complete: next === null };
}
function nextQuery(link) {
    const address = /<([^<>]+)>;\s*rel="next"/.exec(link)?.[1];
    return address === undefined || !URL.canParse(address)
        ? null
        : Object.fromEntries(new URL(address).searchParams);
}

;// CONCATENATED MODULE: ../../lib/github/api/time-budget.js
/** A budget of `milliseconds` of `clock`. */
function timeBudget(milliseconds, clock) {
    let spent = 0;
    let running = 0;
    let since = 0;
    const used = () => spent + (running > 0 ? clock.now() - since : 0);
    const start = () => {
        if (running === 0)
            since = clock.now();
        running += 1;
    };
    const stop = () => {
        running -= 1;
        if (running === 0)
            spent += clock.now() - since;
    };
    return {
        left: () => Math.max(0, milliseconds - used()),
        async during(work) {
            start();
            try {
                return await work();
            }
            finally {
                stop();
            }
        },
    };
}

;// CONCATENATED MODULE: ../../lib/github/api/client.js









/** The largest blob that is ever asked for (64 MiB) in base64 with its line ends, and room for the JSON around it. */
const MAX_ANSWER_BYTES = 96 * 1024 * 1024;
const ATTEMPTS = 4;
const FIRST_WAIT = 1000;
/**
 * A client of the GitHub that GITHUB_API_URL and GITHUB_GRAPHQL_URL name. Nothing of the network is loaded before the
 * first call. 429, secondary limits, 5xx and network faults are repeated with growing waits, within 30 s an attempt
 * and 2 min in all; a POST that may have been carried out is not repeated.
 * Throws GateError `insecure_tls` where NODE_TLS_REJECT_UNAUTHORIZED=0 turns certificate checks off.
 */
function createApi(options) {
    if (options.environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
        throw new gate_error/* GateError */.u('insecure_tls', 'github');
    const call = repeating(options);
    const request = (route, parameters = {}) => call(route, parameters, !route.startsWith('POST '));
    return {
        request,
        paginate: (route, parameters, maxPages, list) => allPages(request, route, parameters, maxPages, list),
        async download(route, parameters, maxBytes) {
            const { status, data } = await call(route, parameters, true, maxBytes);
            return { status, bytes: data instanceof Uint8Array ? data : null };
        },
        async graphql(query, variables) {
            const url = graphqlUrl(options.environment);
            return queryAnswer(await call('POST /graphql', { url, query, variables }, true));
        },
    };
}
/** The time that all calls of a run may take together: 2 minutes. */
function callBudget(clock = systemClock, milliseconds = MAX_CALLS_MILLISECONDS) {
    return timeBudget(milliseconds, clock);
}
function repeating(options) {
    const clock = options.clock ?? systemClock;
    const budget = options.budget ?? callBudget(clock);
    let loading = null;
    const attempt = async (route, parameters, maxBytes) => {
        loading ??= loadSend(options);
        const send = await loading;
        const milliseconds = Math.min(options.callMilliseconds ?? MAX_CALL_MILLISECONDS, budget.left());
        const answer = milliseconds > 0 ? await send(route, parameters, milliseconds, maxBytes) : null;
        return answer === null ? NETWORK_FAULT : (faultOf(answer, clock.now()) ?? answer);
    };
    const attempts = async (route, parameters, repeatable, maxBytes) => {
        for (let count = 1;; count += 1) {
            const outcome = await attempt(route, parameters, maxBytes);
            if ('status' in outcome)
                return outcome;
            const wait = outcome.wait ?? FIRST_WAIT * 2 ** (count - 1);
            if (!mayRepeat(outcome, repeatable) || count === ATTEMPTS || wait >= budget.left())
                throw errorOf(outcome, route);
            await clock.sleep(wait);
        }
    };
    return (route, parameters, repeatable, maxBytes = null) => budget.during(() => attempts(route, parameters, repeatable, maxBytes));
}
function mayRepeat(fault, repeatable) {
    return fault.retry === 'always' || (fault.retry === 'when-repeatable' && repeatable);
}
function errorOf(fault, route) {
    if (fault.code === 'permission_missing')
        return new gate_error/* GateError */.u(fault.code, permissionOf(route));
    return new gate_error/* GateError */.u(fault.code, fault.code === 'github_refused' ? 'github-token' : 'github');
}
async function loadSend(options) {
    const baseUrl = apiUrl(options.environment);
    const [{ Octokit }, fetch] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 361).then(__nccwpck_require__.bind(__nccwpck_require__, 1361)),
        fetchFor(baseUrl, options.maxAnswerBytes ?? MAX_ANSWER_BYTES),
    ]);
    const octokit = new Octokit({
        auth: options.token,
        baseUrl,
        userAgent: 'tool-catalog-gate',
        request: { fetch, log: SILENT },
        log: SILENT,
    });
    return async (route, parameters, milliseconds, maxBytes) => {
        const signal = AbortSignal.timeout(milliseconds);
        const answer = await answered(octokit.request(route, {
            ...parameters,
            headers: { 'x-github-api-version': '2022-11-28' },
            request: { signal, ...(maxBytes === null ? {} : { redirect: 'manual' }) },
        }));
        if (answer === null || maxBytes === null || answer.status !== 302)
            return answer;
        const address = storageAddress(answer, options.environment);
        return address === null ? null : storedAt(address, await fetchFor(address, maxBytes), signal);
    };
}
/** What asks for an address, through the proxy that the environment names for it. */
async function fetchFor(address, maxBytes) {
    const url = new URL(address);
    const proxy = PROXY_VARIABLES.some((name) => process.env[name]) ? await proxyOf(url) : null;
    if (proxy === null)
        return nodeFetch(url.protocol === 'https:', maxBytes);
    const { proxyFetch } = await __nccwpck_require__.e(/* import() */ 69).then(__nccwpck_require__.bind(__nccwpck_require__, 3069));
    return proxyFetch(proxy, maxBytes);
}
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
async function proxyOf(url) {
    const { getProxyUrl } = await __nccwpck_require__.e(/* import() */ 251).then(__nccwpck_require__.bind(__nccwpck_require__, 9251));
    return getProxyUrl(url) ?? null;
}
/** Where a redirect leads, null where that is nowhere, or to a connection that is less safe than the one to GitHub. */
function storageAddress(answer, environment) {
    const location = answer.headers.get('location') ?? '';
    if (!URL.canParse(location))
        return null;
    const { protocol } = new URL(location);
    return protocol === 'https:' || protocol === new URL(apiUrl(environment)).protocol ? location : null;
}
/**
 * What a storage holds for the address that GitHub signed: nothing but the address goes there. Another redirect is not
 * followed.
 */
async function storedAt(address, fetch, signal) {
    try {
        const response = await fetch(address, { redirect: 'manual', signal });
        const found = response.status === 200;
        if (!found && response.status !== 404 && response.status !== 410)
            return null;
        return {
            status: response.status,
            headers: new Map(),
            data: found ? new Uint8Array(await response.arrayBuffer()) : null,
        };
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            throw error;
        return null;
    }
}
/** octokit logs addresses of deprecated routes; a log line of ours holds codes only. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore() {
    // Nothing is logged.
}
/** octokit rejects with the answer of a status from 400, and without one where there was no answer. */
async function answered(pending) {
    try {
        return answerOf(await pending);
    }
    catch (error) {
        const cause = at(error, 'cause');
        if (cause instanceof gate_error/* GateError */.u)
            throw cause;
        return answerOf(at(error, 'response'));
    }
}
function answerOf(response) {
    const status = countAt(response, 'status');
    return status === null
        ? null
        : { status, headers: headersOf(at(response, 'headers')), data: at(response, 'data') };
}
function headersOf(headers) {
    const entries = typeof headers === 'object' && headers !== null ? Object.entries(headers) : [];
    return new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
function apiUrl(environment) {
    return environment['GITHUB_API_URL'] || 'https://api.github.com';
}
function graphqlUrl(environment) {
    return environment['GITHUB_GRAPHQL_URL'] || `${apiUrl(environment).replace(/\/v3\/?$/, '')}/graphql`;
}
function queryAnswer(answer) {
    const data = at(answer.data, 'data');
    const errors = (listAt(answer.data, 'errors') ?? []).map((error) => answer_textAt(error, 'type') ?? 'UNKNOWN');
    const refused = answer.status !== 200 || (data === undefined && errors.length === 0);
    return { data: data ?? null, errors: refused ? ['UNKNOWN', ...errors] : errors };
}

;// CONCATENATED MODULE: ../../lib/clients/schema-dialect.js

const DIALECTS = new Map([
    ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
    ['http://json-schema.org/draft-07/schema', 'draft-07'],
    ['https://json-schema.org/draft-07/schema', 'draft-07'],
]);
/** A list of type names has seven at most; the meta-schemas compare each of its items with each other. */
const MAX_TYPE_ITEMS = 100;
/**
 * Loads the meta-schemas of JSON Schema 2020-12, which holds without `$schema`, and draft-07. A schema is held against
 * its meta-schema, never compiled: no pattern of it is run, and no other document fetched.
 */
async function loadDialects() {
    const [loading = load()] = LOADED;
    LOADED.add(loading);
    return await loading;
}
/** The one check, once it is wanted: the meta-schemas are compiled once. */
const LOADED = new Set();
async function load() {
    // Of a function that a module exports, a bundler's namespace has nothing but the default.
    const [{ default: draft07 }, { default: draft2020 }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(389), __nccwpck_require__.e(627)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 5627, 19)),
        Promise.all(/* import() */[__nccwpck_require__.e(389), __nccwpck_require__.e(774)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 3774, 19)),
    ]);
    const options = { strict: false, validateFormats: false, logger: false };
    const validators = {
        'draft-07': new draft07.Ajv(options).getSchema('http://json-schema.org/draft-07/schema'),
        '2020-12': new draft2020.Ajv2020(options).getSchema('https://json-schema.org/draft/2020-12/schema'),
    };
    return (schema) => {
        const dialect = dialectOf(schema);
        if (dialect === null)
            return { code: 'dialect_unknown', path: '/$schema' };
        const tooLong = longTypeList(schema, '');
        if (tooLong !== null)
            return { code: 'schema_invalid', path: tooLong };
        const validate = validators[dialect];
        if (validate === undefined || validate(toValue(schema)) === true)
            return null;
        return { code: 'schema_invalid', path: validate.errors?.[0]?.instancePath ?? '' };
    };
}
function dialectOf(schema) {
    const named = isObject(schema) ? member(schema, '$schema') : undefined;
    if (named === undefined)
        return '2020-12';
    return typeof named === 'string' ? (DIALECTS.get(named.replace(/#$/, '')) ?? null) : null;
}
function longTypeList(value, path) {
    if (isArray(value))
        return firstOf(value.items, (item, index) => longTypeList(item, `${path}/${index}`));
    if (!isObject(value))
        return null;
    return firstOf(value.values, (inner, index) => {
        const key = value.keys[index] ?? '';
        const at = path + jsonPointer([key]);
        if (key === 'type' && isArray(inner) && inner.items.length > MAX_TYPE_ITEMS)
            return at;
        return longTypeList(inner, at);
    });
}
function firstOf(items, find) {
    for (const [index, item] of items.entries()) {
        const found = find(item, index);
        if (found !== null)
            return found;
    }
    return null;
}

;// CONCATENATED MODULE: ../../lib/clients/unresolvable-refs.js

/** Keywords whose values are data, not schemas. */
const DATA = new Set(['const', 'default', 'enum', 'example', 'examples']);
/** Keywords whose members are named schemas: a member of them called `const` is a schema. */
const NAMED_SCHEMAS = new Set([
    '$defs',
    'definitions',
    'dependentSchemas',
    'patternProperties',
    'properties',
]);
const META_SCHEMAS = 'json-schema.org/';
/**
 * Pointers, below a schema, to each `$ref` that leads nowhere within it. What a reference to another document would
 * give nobody knows before it is fetched, and clients do not fetch; references to the meta-schemas are known.
 */
function unresolvableRefs(schema) {
    const places = { refs: [], anchors: new Set(), ids: new Map() };
    collect(places, schema, { path: '', base: isObject(schema) ? schema : null });
    return places.refs.filter((ref) => !leadsSomewhere(places, ref)).map(({ path }) => path);
}
function collect(places, value, at) {
    if (isArray(value))
        value.items.forEach((item, index) => {
            collect(places, item, { ...at, path: `${at.path}/${index}` });
        });
    if (!isObject(value))
        return;
    const base = unresolvable_refs_named(places, value) ?? at.base;
    value.keys.forEach((key, index) => {
        const inner = value.values[index] ?? null;
        const path = at.path + jsonPointer([key]);
        if (key === '$ref' && typeof inner === 'string')
            places.refs.push({ path, target: inner, base });
        if (DATA.has(key))
            return;
        if (NAMED_SCHEMAS.has(key) && isObject(inner))
            collectNamed(places, inner, { path, base });
        else
            collect(places, inner, { path, base });
    });
}
function collectNamed(places, schemas, at) {
    schemas.keys.forEach((key, index) => {
        collect(places, schemas.values[index] ?? null, { ...at, path: at.path + jsonPointer([key]) });
    });
}
/** Notes what a schema can be referred to by; gives it if that makes it a base of references. */
function unresolvable_refs_named(places, schema) {
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
        const anchor = member(schema, keyword);
        if (typeof anchor === 'string')
            places.anchors.add(anchor);
    }
    const id = member(schema, '$id');
    if (typeof id !== 'string')
        return null;
    if (id.startsWith('#')) {
        places.anchors.add(id.slice(1));
        return null;
    }
    places.ids.set(withoutFragment(id), schema);
    return schema;
}
function leadsSomewhere(places, { target, base }) {
    const document = withoutFragment(target);
    if (document.includes(META_SCHEMAS))
        return true;
    const fragment = decoded(target.slice(document.length + 1));
    const root = document === '' ? base : (places.ids.get(document) ?? null);
    if (root === null || fragment === null)
        return false;
    if (fragment === '')
        return true;
    return fragment.startsWith('/') ? hasPlace(root, fragment) : places.anchors.has(fragment);
}
function withoutFragment(uri) {
    return uri.split('#', 1)[0] ?? '';
}
/** null where it is no percent-encoding. */
function decoded(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return null;
    }
}
function hasPlace(root, pointer) {
    let at = root;
    for (const token of pointer.slice(1).split('/')) {
        const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
        if (isObject(at))
            at = member(at, name);
        else
            at = isArray(at) && /^(?:0|[1-9][0-9]{0,8})$/.test(name) ? at.items[Number(name)] : undefined;
        if (at === undefined)
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ../../lib/clients/client-report.js





const MAX_NAME_CHARACTERS = 64;
const MAX_TOOLS = 128;
const BYTES_PER_TOKEN = 4;
/** Formats whose every tool must have an input schema. */
const NEEDS_SCHEMA = new Set(['mcp', 'anthropic']);
const COMBINATORS = ['anyOf', 'oneOf', 'allOf'];
/**
 * What clients are known to refuse in a catalog, and what it costs. Facts beside a verdict: docs/clients.md says of each
 * rule where it was read. Throws `catalog: no_definitions` for a catalog that holds no definitions (an inventory, a lock
 * file).
 */
async function clientReport(catalog, options = {}) {
    if (!holdsSchemas(catalog.format))
        throw new GateError('no_definitions', 'catalog');
    const tools = client_report_toolsOf(catalog);
    return {
        findings: await client_report_findingsOf(catalog.format, tools, tools, options.prefix ?? ''),
        size: sizeOf(tools),
    };
}
/**
 * What clients make of a candidate, beside the baseline that the change is built on (null where there is none). A finding
 * is new where the baseline has it not; a tool that the change leaves as it was is not looked at, unless `all` findings
 * are asked for. null where there is nothing to tell: no tool is another than before, or a side holds no definitions.
 */
async function compareForClients(base, candidate, all = false) {
    if (!adapters_holdsSchemas(candidate.format))
        return null;
    const before = base === null || !adapters_holdsSchemas(base.format) ? null : base;
    if (base !== null && before === null && !all)
        return null;
    const [oldTools, newTools] = [before === null ? [] : client_report_toolsOf(before), client_report_toolsOf(candidate)];
    const changed = client_report_differing(newTools, oldTools);
    const gone = client_report_differing(oldTools, newTools);
    if (!all && changed.length === 0 && gone.length === 0)
        return null;
    const known = before === null ? [] : await client_report_findingsOf(before.format, all ? oldTools : gone, oldTools, '');
    const keys = new Set(known.map(sortKey));
    const found = await client_report_findingsOf(candidate.format, all ? newTools : changed, newTools, '');
    const findings = found.map((finding) => ({ ...finding, isNew: !keys.has(sortKey(finding)) }));
    return {
        findings: all ? findings : findings.filter(({ isNew }) => isNew),
        before: before === null ? null : sizeOf(oldTools),
        after: sizeOf(newTools),
    };
}
function client_report_toolsOf({ entries }) {
    return entries.filter(({ kind }) => kind === 'tool');
}
/** The tools that the others have not, or have with another definition. */
function client_report_differing(tools, others) {
    const known = new Map(others.map((other) => [entryId(other), other.definition]));
    return tools.filter((tool) => {
        const definition = known.get(entryId(tool));
        return definition === undefined || !sameValue(definition, tool.definition);
    });
}
/** The findings about some of a catalog's tools, and about the catalog as a whole. */
async function client_report_findingsOf(format, tools, all, prefix) {
    const clashing = clashingNames(all);
    const whole = all.length > MAX_TOOLS ? [{ code: 'too_many_tools', entry: null, path: '' }] : [];
    if (tools.length === 0)
        return whole;
    const dialects = await loadDialects();
    const findings = tools.flatMap((tool) => [
        ...nameFindings(tool.key, prefix, clashing),
        ...schemaFindings(format, tool, dialects),
    ]);
    return [...findings, ...whole].sort((a, b) => text_order_compareCodePoints(sortKey(a), sortKey(b)));
}
/** What is said of the catalog as a whole comes last. */
function sortKey({ entry, path, code }) {
    return `${entry === null ? '1' : '0'}${entry ?? ''}\0${path}\0${code}`;
}
function sizeOf(tools) {
    const bytes = tools.reduce((sum, { definition }) => sum + Buffer.byteLength(canonicalJson(definition)), 0);
    return { tools: tools.length, bytes, tokens: Math.ceil(bytes / BYTES_PER_TOKEN) };
}
function nameFindings(name, prefix, clashing) {
    const codes = [];
    if (!/^[A-Za-z0-9_-]+$/.test(name))
        codes.push('name_characters');
    if (prefix.length + name.length > MAX_NAME_CHARACTERS)
        codes.push('name_too_long');
    if (clashing.has(name))
        codes.push('names_clash');
    return codes.map((code) => ({ code, entry: name, path: '' }));
}
/** Names that become one where a client puts `_` for every character but ASCII letters and digits. */
function clashingNames(tools) {
    const firsts = new Map();
    const clashing = new Set();
    for (const { key } of tools) {
        const normalised = key.replaceAll(/[^A-Za-z0-9]/g, '_');
        const first = firsts.get(normalised);
        if (first === undefined)
            firsts.set(normalised, key);
        else if (first !== key)
            clashing.add(first).add(key);
    }
    return clashing;
}
function schemaFindings(format, tool, dialects) {
    const part = namedPart(format, tool.definition);
    const at = part === tool.definition ? '' : '/function';
    const [input] = client_report_fieldsOf(part, INPUT_SCHEMA_FIELDS);
    const missing = input === undefined ? NEEDS_SCHEMA.has(format) : input.schema === null;
    const found = [
        ...(missing
            ? [{ code: 'schema_missing', path: input === undefined ? '' : `/${input.field}` }]
            : []),
        ...(input === undefined ? [] : rootFindings(input)),
        ...client_report_fieldsOf(part, [...INPUT_SCHEMA_FIELDS, ...OUTPUT_SCHEMA_FIELDS]).flatMap((one) => contentFindings(one, dialects)),
    ];
    return found.map(({ code, path }) => ({ code, entry: tool.key, path: at + path }));
}
function client_report_fieldsOf(part, names) {
    return names.flatMap((field) => {
        const schema = member(part, field);
        return schema === undefined ? [] : [{ field, schema }];
    });
}
function rootFindings({ field, schema }) {
    if (schema === null)
        return [];
    const isRootObject = isObject(schema) && member(schema, 'type') === 'object';
    const combinators = isObject(schema) ? COMBINATORS.filter((name) => schema.keys.includes(name)) : [];
    return [
        ...(isRootObject ? [] : [{ code: 'root_not_object', path: `/${field}` }]),
        ...combinators.map((name) => ({ code: 'root_combinator', path: `/${field}/${name}` })),
    ];
}
function contentFindings({ field, schema }, dialects) {
    if (schema === null)
        return [];
    const fault = dialects(schema);
    const refs = unresolvableRefs(schema).map((path) => ({ code: 'ref_unresolvable', path }));
    return [...(fault === null ? [] : [fault]), ...refs].map(({ code, path }) => ({
        code,
        path: `/${field}${path}`,
    }));
}

;// CONCATENATED MODULE: ../../lib/memoize-async.js
/** What `work` gives for a key, done once however often it is wanted, side by side too; a failure is kept as well. */
function memoizeAsync(known, key, work) {
    const result = known.get(key) ?? work();
    known.set(key, result);
    return result;
}

;// CONCATENATED MODULE: ../../lib/json/python-json.js





const TEXT = {
    string: quoted,
    number: python_json_numberText,
    compare: text_order_compareCodePoints,
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
function python_json_pythonJson(value) {
    return write_json_writeJson(value, ASCII);
}
/**
 * Python JSON whose characters stand as themselves, as the argument classification's hashes need; throws as pythonJson.
 */
function pythonJsonText(value) {
    return writeJson(value, TEXT);
}
function python_json_numberText(value) {
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
    const { digits, exponent } = decimalOf(shortest);
    return digits + '0'.repeat(Number(exponent));
}
/** Python's repr: the shortest digits; an exponent, of two digits at least, from 1e16 up and below 1e-4. */
function floatText(double) {
    if (!Number.isFinite(double))
        throw new gate_error/* GateError */.u('unsupported_value', 'value');
    const sign = double < 0 || Object.is(double, -0) ? '-' : '';
    if (double === 0)
        return `${sign}0.0`;
    const decimal = decimalOf(String(Math.abs(double)));
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
    return quoted(text).replace(/[\u007f-\uffff]+/g, escapeUnits);
}
function escapeUnits(text) {
    let escaped = '';
    for (let index = 0; index < text.length; index += 1) {
        escaped += `\\u${(0x10000 + text.charCodeAt(index)).toString(16).slice(1)}`;
    }
    return escaped;
}

;// CONCATENATED MODULE: ../../lib/catalog/inventory/contract-digest.js



const DOMAIN = 'openmed.agent.tool-contract.v1';
const TOKEN = /"(?:[^"\\]|\\.)*"|-?[0-9][0-9.e+-]*/g;
const WHOLE_NUMBER = /^-?[0-9]+$/;
const MAX_NUMBERS_WITHOUT_FORM = 10;
/**
 * OpenMed's digest of a tool's schemas: SHA-256 of the domain, NUL and the Python JSON of `{input_schema,
 * output_schema}` (OpenMed v1, "Run tool catalog"). Number literals keep their form, so that it equals Python's. A
 * schema that the tool lacks is null there, which no tool of OpenMed's has. Throws `invalid_schema` on `schema` where a
 * schema is no object or has no Python JSON, and where a tool has several of one kind: readers could take another one
 * than the digest covers.
 */
function contractDigest(definition) {
    return fingerprint_digestOf(`${DOMAIN}\0${schemasText(definition)}`);
}
/**
 * Whether a digest is the contract's of a tool's schemas, each whole number written either as an integer or with a
 * fraction (`0`, `0.0`): what a transport's `JSON.parse` does not tell. Up to 10 numbers, of which each doubles the
 * digests; with more, only as they are written. Throws as contractDigest.
 */
function mayHaveContractDigest(definition, digest) {
    const text = schemasText(definition);
    const ends = [...text.matchAll(TOKEN)]
        .filter(([token]) => WHOLE_NUMBER.test(token))
        .map(({ index, 0: token }) => index + token.length);
    if (ends.length > MAX_NUMBERS_WITHOUT_FORM)
        return digestOf(`${DOMAIN}\0${text}`) === digest;
    const pieces = [0, ...ends].map((start, index) => text.slice(start, ends[index]));
    return Array.from({ length: 2 ** ends.length }, (_, forms) => withFractions(pieces, forms)).some((written) => digestOf(`${DOMAIN}\0${written}`) === digest);
}
/** The pieces between whole numbers, joined; each number whose bit is set gets a fraction. */
function withFractions(pieces, forms) {
    return pieces.map((piece, index) => ((forms >> index) & 1 ? `${piece}.0` : piece)).join('');
}
function schemasText(definition) {
    return pythonForm(value_jsonObject([
        ['input_schema', schemaOf(definition, INPUT_SCHEMA_FIELDS)],
        ['output_schema', schemaOf(definition, OUTPUT_SCHEMA_FIELDS)],
    ]));
}
function schemaOf(definition, names) {
    const [name, another] = names.filter((known) => definition.keys.includes(known));
    if (name === undefined)
        return null;
    if (another !== undefined || isObject(member(definition, 'function')))
        throw new gate_error/* GateError */.u('invalid_schema', 'schema');
    const schema = member(definition, name);
    if (!isObject(schema))
        throw new gate_error/* GateError */.u('invalid_schema', 'schema');
    return schema;
}
function pythonForm(schemas) {
    try {
        return python_json_pythonJson(schemas);
    }
    catch {
        throw new gate_error/* GateError */.u('invalid_schema', 'schema');
    }
}

;// CONCATENATED MODULE: ../../lib/catalog/inventory/inventory-from-manifest.js









/**
 * The OpenMed inventory of a manifest by a map. Its entries point at the manifest's tools. The digest of a record is,
 * as the map says, of the whole definition (`fingerprint`) or of the schemas (`contractDigest`); the side-effect class
 * is the one that the annotations stand for, unless the map states a stricter one, or `none` for a read-only tool:
 * no annotation can say that a tool only computes.
 *
 * Throws on the field, with the place in the manifest: `no_definitions` (an inventory or lock file), `unmapped_tool`,
 * `invalid_schema`, `too_many_records` (10,000 at most), `beyond_inventory` (prompts, resources or members, which an
 * inventory cannot hold; see toolsAlone; what OpenMed's own registry document holds beside its tools is left out, with a
 * note); on the map's field: `unused_map_entry`, `weaker_side_effect_class`.
 */
function inventoryFromManifest(whole, map, field = 'candidate') {
    if (whole.format === 'openmed-inventory' || whole.format === 'hashes')
        throw new gate_error/* GateError */.u('no_definitions', field);
    const manifest = whole.format === 'openmed-tools' ? withoutRegistry(whole) : whole;
    requireToolsAlone(manifest, field);
    requireAllUsed(manifest, map);
    return {
        format: 'openmed-inventory',
        members: NO_MEMBERS,
        entries: manifest.entries.map((entry) => recordOf(manifest, entry, map, field)).sort(compareEntries),
        sources: manifest.sources,
        notes: [...manifest.notes, ...inventory_from_manifest_notesOf(map.digest)],
    };
}
/** A manifest without prompts, resources and members; a note says so where it had any. */
function toolsAlone(manifest) {
    const tools = manifest.entries.filter(({ kind }) => kind === 'tool');
    if (manifest.members.keys.length === 0 && tools.length === manifest.entries.length)
        return manifest;
    return { ...manifest, members: NO_MEMBERS, entries: tools, notes: [...manifest.notes, TOOLS_ALONE] };
}
const TOOLS_ALONE = { code: 'tools_alone_compared', about: null };
function withoutRegistry(manifest) {
    return manifest.members.keys.every((key) => REGISTRY_MEMBERS.includes(key))
        ? toolsAlone(manifest)
        : manifest;
}
function requireToolsAlone(manifest, field) {
    const other = manifest.entries.find(({ kind }) => kind !== 'tool');
    if (other !== undefined)
        throw faultAt(readingOf(manifest, other, field), 'beyond_inventory', other.start);
    const [start] = manifest.members.starts;
    const text = manifest.sources[0]?.text ?? '';
    if (manifest.members.keys.length > 0)
        throw faultAt({ field, text }, 'beyond_inventory', start ?? -1);
    const extra = manifest.entries[MAX_INVENTORY_RECORDS];
    if (extra !== undefined)
        throw new gate_error/* GateError */.u('too_many_records', field);
}
function requireAllUsed(manifest, { tools, reading }) {
    const keys = new Set(manifest.entries.map(mapKey));
    for (const [key, { start }] of tools) {
        if (!keys.has(key))
            throw faultAt(reading, 'unused_map_entry', start);
    }
}
/** What a map calls a tool: its key, `KEY@VERSION` in formats keyed by name and version. */
function mapKey({ key, version }) {
    return version === null ? key : `${key}@${version}`;
}
function recordOf(manifest, entry, map, field) {
    const reading = readingOf(manifest, entry, field);
    const mapped = map.tools.get(mapKey(entry));
    if (mapped === undefined)
        throw faultAt(reading, 'unmapped_tool', entry.start);
    const definition = value_jsonObject([
        ['tool_id', mapped.toolId],
        ['version', mapped.version],
        ['capability_class', mapped.capabilityClass],
        ['side_effect_class', inventory_from_manifest_sideEffectsOf(namedPart(manifest.format, entry.definition), mapped, map)],
        ['schema_digest', inventory_from_manifest_digestOf(manifest, entry, map.digest, reading)],
    ]);
    return { ...entry, key: mapped.toolId, version: mapped.version, definition };
}
function inventory_from_manifest_sideEffectsOf(definition, mapped, { reading }) {
    const stated = statedSideEffects(definition);
    if (mapped.sideEffectClass === null)
        return stated;
    const isPureComputation = mapped.sideEffectClass === 'none' && stated === 'read-only';
    if (!isPureComputation && compareSideEffects(mapped.sideEffectClass, stated) < 0)
        throw faultAt(reading, 'weaker_side_effect_class', mapped.start);
    return mapped.sideEffectClass;
}
function inventory_from_manifest_digestOf(manifest, entry, mode, reading) {
    if (mode === 'definition')
        return fingerprint_fingerprint(wholeTool(manifest, entry));
    try {
        return contractDigest(namedPart(manifest.format, entry.definition));
    }
    catch {
        throw faultAt(reading, 'invalid_schema', entry.start);
    }
}
/** A definition with its name, which stands beside it where tools are written by name. */
function wholeTool({ format }, { kind, key, definition }) {
    if (nameField(format, kind) !== null)
        return definition;
    return value_jsonObject([
        ['key', key],
        ['definition', definition],
    ]);
}
function readingOf(manifest, entry, field) {
    return { field, text: manifest.sources[entry.source]?.text ?? '' };
}
function inventory_from_manifest_notesOf(digest) {
    return digest === 'contract' ? [{ code: 'descriptions_not_compared', about: null }] : [];
}

;// CONCATENATED MODULE: ../../lib/catalog/inventory/parse-map.js




const MAP_VERSION = 'tool-catalog-gate.map.v1';
const DOCUMENT_FIELDS = ['$schema', 'schema_version', 'digest', 'tools'];
const TOOL_FIELDS = ['tool_id', 'version', 'capability_class', 'side_effect_class'];
/**
 * Reads a map (docs/map.schema.json) from the bytes of its file. Throws what parseJson throws, `invalid_map` for
 * another shape, `unsupported_version`, and the inventory's codes for what goes into records: `invalid_identifier`,
 * `version_must_be_separate`, `invalid_semver`, `invalid_class`, `duplicate_record`; each on the field (default
 * `map`) and with its place.
 */
function parseMap(bytes, { field = 'map', limits = DEFAULT_LIMITS } = {}) {
    const { root, text } = parseJson(bytes, limits, field);
    const reading = { field, text };
    const document = requireObject(reading, root, 0, DOCUMENT_FIELDS);
    if (member(document, 'schema_version') !== MAP_VERSION) {
        throw parse_map_faultIn(reading, 'unsupported_version', document, 'schema_version');
    }
    const digest = parse_map_digestOf(reading, document);
    const tools = member(document, 'tools');
    if (!isObject(tools))
        throw parse_map_faultIn(reading, 'invalid_map', document, 'tools');
    const mapped = tools.keys.map((key, index) => {
        return [key, readTool(reading, tools.values[index] ?? null, tools.starts[index] ?? -1)];
    });
    parse_map_requireUnique(reading, tools, mapped.map(([, tool]) => tool));
    return { digest, tools: new Map(mapped), reading };
}
function requireObject(reading, value, start, fields) {
    if (!isObject(value))
        throw faultAt(reading, 'invalid_map', start);
    const unknown = value.keys.findIndex((key) => !fields.includes(key));
    if (unknown !== -1)
        throw faultAt(reading, 'invalid_map', value.starts[unknown] ?? start);
    return value;
}
function parse_map_digestOf(reading, document) {
    const value = member(document, 'digest') ?? 'definition';
    const mode = DIGEST_MODES.find((known) => known === value);
    if (mode === undefined || member(document, 'digest') === null)
        throw parse_map_faultIn(reading, 'invalid_map', document, 'digest');
    return mode;
}
function readTool(reading, value, start) {
    const tool = requireObject(reading, value, start, TOOL_FIELDS);
    const toolId = parse_map_textOf(reading, tool, 'tool_id');
    const form = identifierForm(toolId, 'tool');
    if (form === null)
        throw parse_map_faultIn(reading, 'invalid_identifier', tool, 'tool_id');
    if (form === 'versioned')
        throw parse_map_faultIn(reading, 'version_must_be_separate', tool, 'tool_id');
    const version = parse_map_textOf(reading, tool, 'version');
    if (!isToolVersion(version))
        throw parse_map_faultIn(reading, 'invalid_semver', tool, 'version');
    const capabilityClass = parse_map_textOf(reading, tool, 'capability_class');
    if (identifierForm(capabilityClass, 'capability') === null)
        throw parse_map_faultIn(reading, 'invalid_identifier', tool, 'capability_class');
    const sideEffectClass = member(tool, 'side_effect_class') ?? null;
    if (tool.keys.includes('side_effect_class') && !isSideEffectClass(sideEffectClass))
        throw parse_map_faultIn(reading, 'invalid_class', tool, 'side_effect_class');
    return {
        toolId,
        version,
        capabilityClass,
        sideEffectClass: isSideEffectClass(sideEffectClass) ? sideEffectClass : null,
        start,
    };
}
function parse_map_textOf(reading, tool, field) {
    const value = member(tool, field);
    if (typeof value !== 'string')
        throw parse_map_faultIn(reading, 'invalid_map', tool, field);
    return value;
}
function parse_map_requireUnique(reading, tools, mapped) {
    const seen = new Set();
    mapped.forEach(({ toolId, version }, index) => {
        const record = `${toolId}@${version}`;
        if (seen.has(record))
            throw faultAt(reading, 'duplicate_record', tools.starts[index] ?? -1);
        seen.add(record);
    });
}
function parse_map_faultIn(reading, code, object, field) {
    return faultAt(reading, code, object.starts[object.keys.indexOf(field)] ?? object.start);
}
/** What of a tool a mapped inventory's digests cover. */
const DIGEST_MODES = ['definition', 'contract'];

;// CONCATENATED MODULE: ../../lib/git/head-commit.js




const head_commit_FIELD = 'checkout';
const MAX_REFERENCES = 5;
/** What HEAD names where references are kept in the format reftable (git's page "git-init", `--ref-format`). */
const UNREADABLE_HEAD = 'refs/heads/.invalid';
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/**
 * The nearest `.git` from a path of the workspace up to the workspace, and the commit that its HEAD names, resolved
 * from files alone (gitrepository-layout: HEAD, refs, packed-refs, the `gitdir:` file and `commondir` of a worktree);
 * git is not run. null where there is no `.git`. `root` is absolute, `path` is a normalised path below it.
 * Throws GateError `no_commit` where HEAD's branch has none yet, `reftable` where references are kept in that format, and
 * `not_a_repository` where HEAD cannot be resolved otherwise.
 */
function headCommit(root, path) {
    for (let directory = head_commit_parent(path);; directory = head_commit_parent(directory)) {
        const dotGit = (0,external_node_path_namespaceObject.join)(root, directory, '.git');
        const stat = statOf(dotGit);
        if (stat !== null)
            return checkoutAt(stat.isFile() ? linkedDirectory(dotGit) : dotGit, directory);
        if (directory === '')
            return null;
    }
}
function head_commit_parent(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function checkoutAt(gitDirectory, directory) {
    const common = commonDirectory(gitDirectory);
    return { commit: head_commit_resolved(gitDirectory, common), directory, objects: (0,external_node_path_namespaceObject.join)(common, 'objects') };
}
/** `.git` of a worktree or a submodule is a file: `gitdir: PATH`. */
function linkedDirectory(dotGit) {
    const target = /^gitdir: (.+)\n?$/.exec(head_commit_textOf(dotGit) ?? '')?.[1];
    if (target === undefined)
        throw new gate_error/* GateError */.u('not_a_repository', head_commit_FIELD);
    return (0,external_node_path_namespaceObject.isAbsolute)(target) ? target : (0,external_node_path_namespaceObject.resolve)(dotGit, '..', target);
}
/** A worktree's own directory names the one that it shares refs and objects with. */
function commonDirectory(gitDirectory) {
    const target = head_commit_textOf((0,external_node_path_namespaceObject.join)(gitDirectory, 'commondir'))?.trim();
    return target === undefined ? gitDirectory : (0,external_node_path_namespaceObject.resolve)(gitDirectory, target);
}
function head_commit_resolved(gitDirectory, common) {
    let value = head_commit_textOf((0,external_node_path_namespaceObject.join)(gitDirectory, 'HEAD'))?.trim() ?? '';
    for (let count = 0; count < MAX_REFERENCES; count += 1) {
        if (isObjectId(value))
            return value;
        const name = /^ref: (refs\/.+)$/.exec(value)?.[1];
        if (name === UNREADABLE_HEAD)
            throw new gate_error/* GateError */.u('reftable', head_commit_FIELD);
        if (name === undefined || !isReferenceName(name))
            break;
        const target = head_commit_textOf((0,external_node_path_namespaceObject.join)(common, name)) ?? packed(common, name);
        if (target === null && count === 0)
            throw new gate_error/* GateError */.u('no_commit', head_commit_FIELD);
        value = target?.trim() ?? '';
    }
    throw new gate_error/* GateError */.u('not_a_repository', head_commit_FIELD);
}
/** The part of git-check-ref-format that keeps a name inside `refs`. */
function isReferenceName(name) {
    return (!name.split('/').some((part) => part === '' || part.startsWith('.')) &&
        !name.includes('\\') &&
        !name.includes('\0'));
}
function packed(common, name) {
    const line = head_commit_textOf((0,external_node_path_namespaceObject.join)(common, 'packed-refs'))
        ?.split('\n')
        .find((entry) => entry.endsWith(` ${name}`) && isObjectId(entry.slice(0, -name.length - 1)));
    return line === undefined ? null : line.slice(0, -name.length - 1);
}
function statOf(path) {
    return (0,external_node_fs_namespaceObject.statSync)(path, { throwIfNoEntry: false }) ?? null;
}
/** The content of a regular file; null where there is none. */
function head_commit_textOf(path) {
    try {
        const stat = statOf(path);
        if (stat === null || stat.isDirectory())
            return null;
        if (!stat.isFile() || stat.size > MAX_FILE_BYTES)
            throw new gate_error/* GateError */.u('not_a_repository', head_commit_FIELD);
        return (0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            throw error;
        if (system_error_codeOfSystemError(error) === 'not_found')
            return null;
        throw new gate_error/* GateError */.u('not_a_repository', head_commit_FIELD);
    }
}

;// CONCATENATED MODULE: ../../lib/run/checkout.js


/**
 * The checkout that the candidates stand in: the nearest one above each path or, for a pattern, above what comes before
 * its first star. null where none stands in any. `workspace` is absolute. Throws GateError `unexpected_checkout` where
 * they stand in different ones, and what `headCommit` throws.
 */
function checkoutOf(workspace, candidates) {
    const found = new Map();
    for (const candidate of candidates) {
        const checkout = headCommit(workspace, candidate.replace(/\*.*$/s, ''));
        if (checkout !== null)
            found.set(checkout.directory, checkout);
    }
    const [only = null, ...others] = found.values();
    if (others.length > 0)
        throw new gate_error/* GateError */.u('unexpected_checkout', 'checkout');
    return only;
}
/** A path of the workspace as the repository has it: without the directory that the checkout stands in. */
function pathInRepository(path, checkout) {
    const directory = checkout === null || checkout.directory === '' ? '' : `${checkout.directory}/`;
    return path.startsWith(directory) ? path.slice(directory.length) : path;
}

;// CONCATENATED MODULE: ../../lib/run/candidate.js




/** Where a candidate comes from, each by its own rule. */
const SOURCES = {
    commit: async (place, _pair, { subject }, reader) => stable(await reader.at(subject.head, place)),
    workspace: (place, pair, { settings, checkout }, reader) => {
        if (pathInRepository(pair.candidate, checkout) === pair.baseline) {
            return stable({ state: 'invalid', error: new gate_error/* GateError */.u('same_file', 'candidate') });
        }
        return captured(place, settings, (at) => reader.inWorkspace(at));
    },
    artifact: (place, _pair, { settings, artifact }, reader) => {
        if (artifact === null)
            return stable({ state: 'absent' });
        const { files } = artifact;
        if (files.state !== 'present')
            return stable(files);
        return captured(place, settings, (at) => reader.inArtifact(files.value, at));
    },
};
/** A capture, and the second one where there is to be one. */
function captured(place, { candidateRepeat, format }, read) {
    const first = read(place);
    if (candidateRepeat === null || first.state !== 'present')
        return stable(first);
    return compareCaptures(first, read({ path: candidateRepeat, field: 'candidate-repeat', format }));
}
/** C, as its source has it; a second capture must say the same. */
async function readCandidate(pair, session, reader) {
    const { candidateSource, format } = session.settings;
    return SOURCES[candidateSource]({ path: pair.candidate, field: 'candidate', format }, pair, session, reader);
}
/** The inventory that the map of the same commit makes of a manifest: the committed map, never the workspace's. */
async function throughMap(candidate, session, commit) {
    if (candidate.state !== 'present')
        return candidate;
    try {
        return { state: 'present', value: await mapped(candidate.value.catalog, session, commit) };
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return { state: 'invalid', error };
        throw error;
    }
}
async function mapped(candidate, { commits, settings }, commit) {
    const { map, limits } = settings;
    if (map === null)
        return candidate;
    const file = await commits.read(commit, map, limits, 'map');
    if (file.state === 'absent')
        throw new gate_error/* GateError */.u('not_found', 'map');
    if (file.state !== 'present')
        throw file.error;
    return inventoryFromManifest(candidate, parseMap(file.value.bytes, { field: 'map', limits }));
}
/** A candidate that was captured once. */
function stable(candidate) {
    return { candidate, difference: null };
}
/**
 * The first of two captures if the second says the same; else invalid: `unstable_capture` at the first tool of the
 * first capture that the second has otherwise, or what is wrong with the second.
 */
function compareCaptures(first, second) {
    if (second.state === 'absent') {
        const error = new gate_error/* GateError */.u('not_found', 'candidate-repeat');
        return { candidate: { state: 'invalid', error }, difference: null };
    }
    if (second.state !== 'present')
        return { candidate: second, difference: null };
    return stableCapture(first, second.value.catalog);
}
function stableCapture(first, second) {
    const { catalog } = first.value;
    if (catalog.format !== second.format)
        return unstable(catalog, null, null);
    const diff = diff_catalogs_diffCatalogs(catalog, second);
    if (diff_catalogs_isEmpty(diff))
        return { candidate: first, difference: null };
    return unstable(catalog, diff.changed[0]?.before ?? diff.removed[0] ?? null, firstDifference(catalog, diff));
}
function firstDifference({ format }, diff) {
    const [place] = differingPlaces(format, diff);
    const [only] = [...diff.removed, ...diff.added];
    if (place?.entry != null || only === undefined)
        return {
            entry: place?.entry == null ? null : candidate_named(place.entry),
            field: place?.field ?? null,
            rule: place === undefined ? null : placeRule(place),
        };
    return { entry: candidate_named(only), field: null, rule: null };
}
function unstable(first, at, difference) {
    const place = at === null ? null : entryPlace(first, at);
    const error = new gate_error/* GateError */.u('unstable_capture', 'candidate', place);
    return { candidate: { state: 'invalid', error }, difference };
}
function candidate_named({ kind, key, version }) {
    return { kind, key, version };
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/detect-format.js










const INVENTORY = 'openmed.agent.tool_inventory.';
/** A map, a report, …: some hold `tools`, none is a catalog. */
const DOCUMENT_OF_OURS = 'tool-catalog-gate.';
/**
 * Tells a document's format by its content. Throws `unknown_format` for what is no catalog, `not_openmed_form_a` for
 * the other document that has the name of OpenMed's tool inventory v1 (records with `capability_classes`, a
 * `tool_count`), `no_tools` where tools are only said to be made at run time, and what findBody throws.
 */
function detectFormat(reading, root) {
    if (isObject(root)) {
        const version = versionOf(root);
        if (version.startsWith(INVENTORY)) {
            requireFormA(reading, root);
            return 'openmed-inventory';
        }
        if (version.startsWith(DOCUMENT_OF_OURS))
            throw faultAt(reading, 'unknown_format', root.start);
    }
    const body = findBody(reading, root);
    if (isArray(body.tools))
        return listFormat(body, body.tools);
    if (isObject(body.tools) && isMapOfTools(body.tools))
        return mapFormat(body.tools);
    if (isMapOfSchemas(root))
        return 'map';
    if (isObject(root) && isHashes(root))
        return 'hashes';
    if (isObject(body.tools))
        return 'map';
    throw faultAt(reading, noTools(body), isObject(root) ? root.start : 0);
}
function versionOf(root) {
    const version = member(root, 'schema_version');
    return typeof version === 'string' ? version : '';
}
/** A tool without a mark of any format is an MCP tool: its name is all that MCP asks of it here. */
function listFormat(body, tools) {
    const items = tools.items.filter(isObject);
    if (body.list === 'functions')
        return 'openai';
    if (items.some(hasOneOf(MCP.inputSchemas)))
        return 'mcp';
    if (items.some((tool) => member(tool, 'type') === 'function'))
        return 'openai';
    if (items.some(hasOneOf([...ANTHROPIC.inputSchemas, ...OPENMED_TOOLS.outputSchemas])))
        return items.every(hasOneOf(['version'])) ? 'openmed-tools' : 'anthropic';
    return items.some(hasOneOf(OPENAI.inputSchemas)) ? 'openai' : 'mcp';
}
function hasOneOf(fields) {
    return (tool) => fields.some((field) => tool.keys.includes(field));
}
function mapFormat(tools) {
    return tools.keys.length > 0 && tools.values.every(isHashOnly) ? 'hashes' : 'map';
}
function isHashOnly(value) {
    return isHash(value) || (isObject(value) && isHashRecord(value) && !hasSchema(value));
}
function isHashes(root) {
    return root.keys.length > 0 && root.values.every((value) => isHash(value) || isMapOfHashes(value));
}
function isMapOfHashes(value) {
    return isObject(value) && value.keys.length > 0 && value.values.every(isHash);
}
function noTools(body) {
    const mark = body.object === null ? undefined : member(body.object, 'tools_generated');
    return mark === undefined || mark === false ? 'unknown_format' : 'no_tools';
}

;// CONCATENATED MODULE: ../../lib/catalog/parse-catalog.js




/**
 * Reads one catalog from the bytes of its file. Throws a GateError with the code, the field and, for faults of the
 * content, the place: the codes of parseJson, detectFormat (for `auto`), readList, readMap and readInventory, and
 * `not_a_directory` for the format `directory`, which one file cannot be.
 */
function parseCatalog(bytes, options = {}) {
    const { similar, ...alone } = options;
    if (similar === undefined)
        return readCatalog(bytes, alone);
    try {
        return readCatalog(bytes, options);
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        // Parts that are shared know where they stand in the other text: a fault has to tell the place in this one.
        return readCatalog(bytes, alone);
    }
}
/**
 * Every fault of a catalog's file, in the order of its places, the first 101 at most; empty where parseCatalog reads
 * it. What is no JSON or of no known format has one fault alone, since nothing behind it can be judged.
 */
function catalogFaults(bytes, options = {}) {
    return collected((faults) => readCatalog(bytes, options, faults)).sort(byPlace);
}
function byPlace({ place: a }, { place: b }) {
    return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}
function readCatalog(bytes, options, faults) {
    const field = options.field ?? 'catalog';
    const items = options.similar?.sources[0]?.items ?? null;
    const document = parseJson(bytes, options.limits ?? DEFAULT_LIMITS, field, items === null ? null : { items });
    const { root, text } = document;
    const wanted = options.format ?? 'auto';
    const format = wanted === 'auto' ? detectFormat({ field, text }, root) : wanted;
    const content = ADAPTERS[format].read({ field, text, faults, isSharedRight: options.similar?.format === format }, root, options.field ?? null);
    return { format, sources: [{ file: null, text, root, items: document.items }], notes: [], ...content };
}

;// CONCATENATED MODULE: ../../lib/errors/read.js

/** What was found. */
function present(value) {
    return { state: 'present', value };
}
/** Bad content. */
function invalid(code, field) {
    return { state: 'invalid', error: new gate_error/* GateError */.u(code, field) };
}
/** Not to be had. */
function unavailable(code, field) {
    return { state: 'unavailable', error: new gate_error/* GateError */.u(code, field) };
}
/** The result of `work`; a GateError that it throws is unavailable. */
async function attempt(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return { state: 'unavailable', error };
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/git/lfs-pointer.js
/** Both addresses of the format's specification; a pointer is smaller than 1,024 bytes. */
const FIRST_LINE = /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v1\r?\n/;
const MAX_BYTES = 1023;
/** Whether a file's content is a Git LFS pointer and not the file itself (git-lfs, docs/spec.md). */
function isLfsPointer(bytes) {
    return bytes.length <= MAX_BYTES && FIRST_LINE.test(Buffer.from(bytes).toString('latin1'));
}

;// CONCATENATED MODULE: ../../lib/git/repository-path.js


/** Names that Windows gives to devices, with any extension (its page "Naming Files, Paths, and Namespaces"). */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;
/** What no name on Windows may hold (`:` opens a stream there). */
// eslint-disable-next-line no-control-regex -- C0, DEL and C1 are what it looks for.
const CONTROL = /[\0-\x1F\x7F-\x9F]/;
const FORBIDDEN = /[<>:"|?*\\]/;
/**
 * A path within a repository or the workspace, `/` between its components, `.` and doubled or trailing slashes taken
 * out. `field` names the input that it comes from. Throws GateError `absolute_path`, `outside_workspace` (`..`) or
 * `invalid_path`: empty, longer than 4,096 UTF-16 units, a name that Windows would read as a device, a stream or
 * another name (end in a dot or a space), a backslash or a control character, anything inside `.git`.
 */
function repositoryPath(text, field) {
    if (/^(?:[/\\]|[A-Za-z]:)/.test(text))
        throw new gate_error/* GateError */.u('absolute_path', field);
    const components = text.split('/').filter((component) => component !== '' && component !== '.');
    if (components.includes('..'))
        throw new gate_error/* GateError */.u('outside_workspace', field);
    if (components.length === 0 || text.length > MAX_PATH_LENGTH || !components.every(isPlainName)) {
        throw new gate_error/* GateError */.u('invalid_path', field);
    }
    return components.join('/');
}
function isPlainName(name) {
    return (!DEVICE.test(name) &&
        !FORBIDDEN.test(name) &&
        !holdsControl(name) &&
        !/[. ]$/.test(name) &&
        name.toLowerCase() !== '.git');
}
/** Controls and lone surrogates. */
function holdsControl(name) {
    return CONTROL.test(name) || !name.isWellFormed();
}
/** A name in the spelling that some file systems take it for: without letter case, and composed. */
function foldName(name) {
    return /^[\x21-\x7e]*$/.test(name) ? name.toUpperCase() : name.normalize('NFC').toLowerCase().toUpperCase();
}

;// CONCATENATED MODULE: ../../lib/workspace/locator.js




/**
 * A walker of the absolute workspace `root`, which lists each directory once. It throws GateError `symlink` (at any
 * component), `path_case_collision` (a name that differs by letter case or composition alone), what `repositoryPath`
 * throws, and what the system throws.
 */
function locator(root) {
    const isOnlySpelling = spellingCheck();
    return (path, field) => {
        let absolute = root;
        let stat = (0,external_node_fs_namespaceObject.statSync)(root);
        for (const name of repositoryPath(path, field).split('/')) {
            const next = stat.isDirectory() ? locator_statOf((0,external_node_path_namespaceObject.join)(absolute, name)) : null;
            if (next === null)
                return null;
            if (next.isSymbolicLink())
                throw new gate_error/* GateError */.u('symlink', field);
            if (!isOnlySpelling(absolute, name))
                throw new gate_error/* GateError */.u('path_case_collision', field);
            absolute = (0,external_node_path_namespaceObject.join)(absolute, name);
            stat = next;
        }
        return { absolute, stat };
    };
}
function locator_statOf(path) {
    return (0,external_node_fs_namespaceObject.lstatSync)(path, { throwIfNoEntry: false }) ?? null;
}
/** Whether a directory holds this very name and no other that some file systems would take for it. */
function spellingCheck() {
    const known = new Map();
    return (directory, name) => {
        const spellings = known.get(directory) ?? spellingsIn(directory);
        known.set(directory, spellings);
        const same = spellings.get(foldName(name)) ?? [];
        return same.length === 1 && same[0] === name;
    };
}
/** The names in a directory, those that some file systems would take for one another together. */
function spellingsIn(directory) {
    const spellings = new Map();
    for (const name of (0,external_node_fs_namespaceObject.readdirSync)(directory)) {
        const folded = foldName(name);
        spellings.set(folded, [...(spellings.get(folded) ?? []), name]);
    }
    return spellings;
}

;// CONCATENATED MODULE: ../../lib/workspace/workspace-reader.js






const FLAGS = external_node_fs_namespaceObject.constants;
/** No link at the last component, and no waiting for the other end of a pipe; Windows has neither flag. */
const OPEN_FLAGS = external_node_fs_namespaceObject.constants.O_RDONLY | (FLAGS.O_NOFOLLOW ?? 0) | (FLAGS.O_NONBLOCK ?? 0);
/** A reader of the absolute workspace `root`; it lists each directory once. */
function workspaceReader(root) {
    const locate = locator(root);
    return {
        readFile: (path, limits, field) => guarded(field, () => {
            const found = locate(path, field);
            if (found === null)
                return { state: 'absent' };
            if (!found.stat.isFile())
                return invalid('not_a_file', field);
            return fileAt(found, limits.maxBytes, field);
        }),
        readDirectory: (path, endings, limits, field) => guarded(field, () => {
            const found = locate(path, field);
            if (found === null)
                return { state: 'absent' };
            if (!found.stat.isDirectory())
                return invalid('not_a_file', field);
            return filesIn(found.absolute, endings, limits.maxBytes, field);
        }),
    };
}
function fileAt(found, maxBytes, field) {
    const descriptor = (0,external_node_fs_namespaceObject.openSync)(found.absolute, OPEN_FLAGS);
    try {
        const stat = (0,external_node_fs_namespaceObject.fstatSync)(descriptor);
        if (!stat.isFile() || stat.ino !== found.stat.ino || stat.dev !== found.stat.dev) {
            return unavailable('not_readable', field);
        }
        const bytes = boundedRead(descriptor, maxBytes, stat.size, field);
        return isLfsPointer(bytes) ? invalid('lfs_pointer', field) : present(bytes);
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
    }
}
function filesIn(directory, endings, maxBytes, field) {
    const files = [];
    let left = maxBytes;
    const spellings = spellingsIn(directory);
    for (const name of [...spellings.values()].flat().sort()) {
        if (!endings.some((ending) => name.endsWith(ending)))
            continue;
        if (spellings.get(foldName(name))?.length !== 1)
            return invalid('path_case_collision', field);
        const absolute = (0,external_node_path_namespaceObject.join)(directory, name);
        const stat = (0,external_node_fs_namespaceObject.lstatSync)(absolute);
        if (stat.isDirectory())
            continue;
        if (stat.isSymbolicLink())
            return invalid('symlink', field);
        if (!stat.isFile())
            return invalid('not_a_file', field);
        const file = fileAt({ absolute, stat }, left, field);
        if (file.state === 'absent')
            continue;
        if (file.state !== 'present')
            return file;
        left -= file.value.length;
        files.push({ path: name, bytes: file.value });
    }
    return present(files);
}
/** A link, a device or a wrong name is bad content; what the system refuses is not to be had. */
function guarded(field, work) {
    try {
        return work();
    }
    catch (error) {
        const known = error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u(system_error_codeOfSystemError(error), field);
        if (known.code === 'not_found')
            return { state: 'absent' };
        return { state: UNAVAILABLE.has(known.code) ? 'unavailable' : 'invalid', error: known };
    }
}
const UNAVAILABLE = new Set(['too_large', 'not_readable', 'not_found']);

;// CONCATENATED MODULE: ../../lib/run/catalog-reader.js





const ENDINGS = ['.json', '.snap'];
/** Faults that say nothing of the content: another limit, another result. */
const LIMIT_CODES = new Set([
    'too_large',
    'too_large_together',
    'too_deep',
    'number_too_long',
    'too_many_entries',
    'too_many_records',
]);
/** How the baseline is written down: with a map, where `format` is the candidate's, its content says. */
function baselineFormat({ map, format }) {
    return map === null ? format : 'auto';
}
/**
 * `workspace` is its absolute path. Nothing is thrown: bad content is `invalid`; what a limit, the network or a
 * permission keeps from being read is `unavailable`.
 */
function catalogReader(commits, workspace, options) {
    const { limits, bytesTogether = MAX_BYTES_TOGETHER } = options;
    const files = workspaceReader(workspace);
    const known = new Map();
    let bytes = 0;
    const parsed = (content, place) => {
        bytes += lengthOf(content);
        if (bytes > bytesTogether) {
            return { state: 'unavailable', error: new gate_error/* GateError */.u('too_large_together', place.field) };
        }
        try {
            return { state: 'present', value: applyRules(parseContent(content, place, limits), options) };
        }
        catch (error) {
            if (!(error instanceof gate_error/* GateError */.u))
                throw error;
            return { state: LIMIT_CODES.has(error.code) ? 'unavailable' : 'invalid', error };
        }
    };
    const parsedOnce = (id, content, place) => {
        const key = `${id} ${place.format} ${place.field}`;
        const found = known.get(key) ?? parsed(content, place);
        known.set(key, found);
        return found;
    };
    return {
        async at(commit, place) {
            const file = await commits.read(commit, place.path, limits, place.field);
            if (file.state === 'present')
                return parsedOnce(file.value.id, file.value.bytes, place);
            if (!isDirectory(file))
                return file;
            const directory = await commits.readDirectory(commit, place.path, ENDINGS, limits, place.field);
            if (directory.state !== 'present')
                return directory;
            return parsedOnce(directory.value.id, directory.value.files, place);
        },
        inWorkspace(place) {
            const file = files.readFile(place.path, limits, place.field);
            if (file.state === 'present')
                return parsed(file.value, place);
            if (!isDirectory(file))
                return file;
            const directory = files.readDirectory(place.path, ENDINGS, limits, place.field);
            return directory.state === 'present' ? parsed(directory.value, place) : directory;
        },
        inArtifact(files, place) {
            const content = contentIn(files, place, limits);
            return content.state === 'present' ? parsed(content.value, place) : content;
        },
    };
}
/** The file of an artifact, or the files directly in a directory of it; limits hold as for the workspace. */
function contentIn(artifact, { path, field }, limits) {
    const file = artifact.get(path);
    if (file !== undefined)
        return within(limits, file.length, field, file);
    const below = [...artifact].filter(([name]) => name.startsWith(`${path}/`));
    if (below.length === 0)
        return { state: 'absent' };
    const files = below
        .map(([name, bytes]) => ({ path: name.slice(path.length + 1), bytes }))
        .filter(({ path: name }) => !name.includes('/') && ENDINGS.some((ending) => name.endsWith(ending)))
        .sort((a, b) => text_order_compareCodePoints(a.path, b.path));
    return within(limits, lengthOf(files), field, files);
}
function within({ maxBytes }, length, field, content) {
    return length > maxBytes
        ? { state: 'unavailable', error: new gate_error/* GateError */.u('too_large', field) }
        : { state: 'present', value: content };
}
function lengthOf(content) {
    if (content instanceof Uint8Array)
        return content.length;
    return content.reduce((length, file) => length + file.bytes.length, 0);
}
function parseContent(content, { format, field }, limits) {
    if (content instanceof Uint8Array)
        return parseCatalog(content, { format, limits, field });
    if (format !== 'auto' && !isDirectoryFormat(format))
        throw new gate_error/* GateError */.u('not_a_file', field);
    return readCatalogDirectory(content, { limits, field, format: format === 'auto' ? 'directory' : format });
}
function isDirectory(file) {
    return file.state === 'invalid' && file.error.code === 'not_a_file';
}

;// CONCATENATED MODULE: ../../lib/git/same-object.js
/** Whether two commits have the very same file or directory at a path; false where it cannot be told. */
async function isSameObject(commits, one, other, path) {
    const [a, b] = [await commits.find(one, path, 'commit'), await commits.find(other, path, 'commit')];
    if (a.state === 'absent')
        return b.state === 'absent';
    return (a.state === 'present' &&
        b.state === 'present' &&
        a.value.id === b.value.id &&
        a.value.mode === b.value.mode);
}

;// CONCATENATED MODULE: ../../lib/clients/client-rules.js
/** What clients of tools, and the models behind them, are known to refuse; docs/clients.md names the source of each. */
const CLIENT_RULES = [
    'schema_missing',
    'schema_invalid',
    'dialect_unknown',
    'ref_unresolvable',
    'root_not_object',
    'root_combinator',
    'name_characters',
    'name_too_long',
    'names_clash',
    'too_many_tools',
];

;// CONCATENATED MODULE: ../../lib/governance/values/sealed-type.js


/**
 * A type whose values can be read field by field but are shown nowhere by accident: `String(value)`,
 * `JSON.stringify(value)` and `util.inspect(value)` give the label alone. Takes the label and the names of the fields.
 */
function sealedType(label, fields) {
    const contents = new WeakMap();
    const prototype = withPrototype(null);
    const shown = { value: () => `${label}(<sealed>)` };
    Object.defineProperties(prototype, { toString: shown, toJSON: shown, [external_node_util_.inspect.custom]: shown });
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
                throw new gate_error/* GateError */.u('internal', 'seal');
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

;// CONCATENATED MODULE: ../../lib/governance/identifiers/governance-id.js



const GOVERNANCE_KINDS = ['capability', 'purpose', 'policy', 'workflow', 'tool'];
const ids = sealedType('GovernanceId', ['kind', 'namespace', 'name', 'version', 'value']);
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
    if (isLongerThan(value, MAX_IDENTIFIER_CHARACTERS))
        return { code: 'identifier_too_long', field: 'identifier' };
    const parts = splitIdentifier(value);
    if (parts === null)
        return { code: 'invalid_identifier', field: 'identifier' };
    if (!GOVERNANCE_KINDS.some((known) => known === parts.kind))
        return { code: 'unknown_kind', field: 'kind' };
    if (parts.kind !== kind)
        return { code: 'wrong_kind', field: 'kind' };
    if (parts.namespace.length > MAX_NAMESPACE_CHARACTERS) {
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
    return typeof value === 'string' && splitIdentifier(value)?.kind === kind;
}

;// CONCATENATED MODULE: ../../lib/governance/values/plain-data.js


/**
 * The items of a dense, ordinary array, read once, without running a getter or a trap; null for anything else (sparse
 * arrays, subclasses, proxies, arrays with further properties).
 */
function plainItems(value) {
    if (external_node_util_.types.isProxy(value) || !Array.isArray(value))
        return null;
    if (!plain_data_isArrayPrototype(Object.getPrototypeOf(value)))
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
    if (typeof value !== 'object' || value === null || external_node_util_.types.isProxy(value) || Array.isArray(value))
        return null;
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== null && !plain_data_isObjectPrototype(prototype))
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
function plain_data_isObjectPrototype(value) {
    if (typeof value !== 'object' || value === null || external_node_util_.types.isProxy(value))
        return false;
    return Object.getPrototypeOf(value) === null && Object.hasOwn(value, 'hasOwnProperty');
}
/** Whether this is Array.prototype, of this realm or another one. */
function plain_data_isArrayPrototype(value) {
    return !external_node_util_.types.isProxy(value) && Array.isArray(value) && plain_data_isObjectPrototype(Object.getPrototypeOf(value));
}
/** Whether a value of a document is a scalar that the contracts can write: no number beyond the doubles. */
function isJsonScalar(value) {
    if (isExactNumber(value))
        return value.integer || Number.isFinite(value.double);
    return typeof value !== 'object' || value === null;
}
/** Whether a plain JavaScript value is a scalar that the contracts can write. */
function isPlainScalar(value) {
    if (typeof value === 'number')
        return Number.isFinite(value);
    return value === null || typeof value === 'boolean' || typeof value === 'string';
}

;// CONCATENATED MODULE: ../../lib/governance/classification/argument-policy.js



const ARGUMENT_ACTIONS = ['allow', 'redact', 'block'];
/**
 * A copy of a policy, given as a plain object of exactly `policyProfile` and `decisions`. Throws on field `policy`
 * `invalid_policy` (no such object); what checkedDecision throws; then on `policy`: `invalid_policy_profile`,
 * `invalid_decisions` (no array, or an empty one), `duplicate_data_class`.
 */
function checkedPolicy(value) {
    const members = exactMembers(value, ['policyProfile', 'decisions']);
    if (members === null)
        throw new gate_error/* GateError */.u('invalid_policy', 'policy');
    const policyProfile = members.get('policyProfile');
    const decisions = (plainItems(members.get('decisions')) ?? []).map(checkedDecision);
    if (!isGovernanceId(policyProfile, 'policy'))
        throw new gate_error/* GateError */.u('invalid_policy_profile', 'policy');
    if (decisions.length === 0)
        throw new gate_error/* GateError */.u('invalid_decisions', 'policy');
    if (new Set(decisions.map((one) => one.dataClass)).size !== decisions.length)
        throw new gate_error/* GateError */.u('duplicate_data_class', 'policy');
    return Object.freeze({ policyProfile, decisions: Object.freeze(decisions) });
}
const DECISION_FIELDS = new Set(['dataClass', 'action', 'replacement']);
/**
 * A copy of one decision, given as a plain object of `dataClass`, `action` and, if need be, `replacement`. Throws on
 * field `decisions`: `invalid_decisions` (no such object), `invalid_data_class`, `invalid_action`,
 * `invalid_argument_value` (a replacement that is no JSON scalar), `replacement_requires_redact`.
 */
function checkedDecision(value) {
    const members = plainMembers(value);
    if (members === null || members.some(([name]) => !DECISION_FIELDS.has(name)))
        throw new gate_error/* GateError */.u('invalid_decisions', 'decisions');
    const given = new Map(members);
    const dataClass = given.get('dataClass');
    if (!isPatternId(dataClass, 'data'))
        throw new gate_error/* GateError */.u('invalid_data_class', 'decisions');
    const action = ARGUMENT_ACTIONS.find((known) => known === given.get('action'));
    if (action === undefined)
        throw new gate_error/* GateError */.u('invalid_action', 'decisions');
    const replacement = given.has('replacement') ? given.get('replacement') : null;
    if (!isPlainScalar(replacement))
        throw new gate_error/* GateError */.u('invalid_argument_value', 'decisions');
    if (action !== 'redact' && replacement !== null)
        throw new gate_error/* GateError */.u('replacement_requires_redact', 'decisions');
    return Object.freeze({ dataClass, action, replacement });
}

;// CONCATENATED MODULE: ../../lib/governance/classification/rule-index.js
/** The rules as a tree of their steps. The second rule of a path is counted as a duplicate and left out. */
function rule_index_indexRules(rules) {
    const root = { children: new Map(), rule: null };
    let duplicates = 0;
    for (const rule of rules) {
        const node = rule.path.reduce(childOf, root);
        if (node.rule === null)
            node.rule = rule;
        else
            duplicates += 1;
    }
    return { root, duplicates };
}
function childOf(node, segment) {
    const found = node.children.get(segment);
    if (found !== undefined)
        return found;
    const child = { children: new Map(), rule: null };
    node.children.set(segment, child);
    return child;
}
/** The state before any step. */
function rule_index_startOf(root) {
    return stateOf([root]);
}
const NOWHERE = stateOf([]);
/** The state behind a step: a field's name, an array's index, or `*` for every index that no rule names. */
function stepTo(state, segment) {
    const known = state.below.get(segment);
    if (known !== undefined)
        return known;
    const named = nodesBelow(state, segment);
    if (typeof segment === 'string')
        return remember(state, segment, named);
    if (named.length === 0)
        return state.below.get('*') ?? remember(state, '*', nodesBelow(state, '*'));
    return remember(state, segment, [...named, ...nodesBelow(state, '*')]);
}
function remember(state, segment, nodes) {
    if (nodes.length === 0)
        return NOWHERE;
    const below = stateOf(nodes);
    state.below.set(segment, below);
    return below;
}
/** The indexes that rules name here, each once. */
function namedIndexes(state) {
    const steps = state.nodes.flatMap((node) => [...node.children.keys()]);
    return [...new Set(steps.filter((step) => typeof step === 'number'))];
}
/** The rules whose path ends here. */
function rulesAt(state) {
    return state.nodes.flatMap((node) => node.rule ?? []);
}
function stateOf(nodes) {
    return { nodes, below: new Map(), asked: 0, merged: null };
}
function nodesBelow(state, segment) {
    if (state.merged === null && isWorthMerging(state))
        state.merged = mergedChildren(state.nodes);
    if (state.merged !== null)
        return state.merged.get(segment) ?? [];
    return state.nodes.flatMap((node) => node.children.get(segment) ?? []);
}
/** Whether the steps asked for so far, each looked up in every node, cost as much as merging does. */
function isWorthMerging(state) {
    if (state.nodes.length < 2)
        return false;
    state.asked += 1;
    const children = state.nodes.reduce((sum, node) => sum + node.children.size, 0);
    return state.asked * state.nodes.length >= children;
}
function mergedChildren(nodes) {
    const merged = new Map();
    for (const node of nodes) {
        for (const [segment, child] of node.children) {
            const others = merged.get(segment);
            if (others === undefined)
                merged.set(segment, [child]);
            else
                others.push(child);
        }
    }
    return merged;
}

;// CONCATENATED MODULE: ../../lib/governance/identifiers/field-name.js
const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,127}$/;
/** Whether a name may be an argument's field: the contract's `[A-Za-z_][A-Za-z0-9_-]{0,127}`. */
function isFieldName(name) {
    return typeof name === 'string' && FIELD_NAME.test(name);
}

;// CONCATENATED MODULE: ../../lib/governance/classification/argument-rule.js



/**
 * A copy of one rule, given as a plain object of exactly `path` and `dataClass`. Throws on field `rules`:
 * `invalid_rules` (no such object), `invalid_path`, `invalid_data_class`.
 */
function checkedRule(value) {
    const members = exactMembers(value, ['path', 'dataClass']);
    if (members === null)
        throw new gate_error/* GateError */.u('invalid_rules', 'rules');
    const path = plainItems(members.get('path'));
    const dataClass = members.get('dataClass');
    if (path === null || path.length === 0 || !path.every(isSegment))
        throw new gate_error/* GateError */.u('invalid_path', 'rules');
    if (!isPatternId(dataClass, 'data'))
        throw new gate_error/* GateError */.u('invalid_data_class', 'rules');
    return Object.freeze({ path: Object.freeze([...path]), dataClass });
}
function isSegment(segment) {
    if (typeof segment === 'number')
        return Number.isInteger(segment) && segment >= 0;
    return segment === '*' || isFieldName(segment);
}

;// CONCATENATED MODULE: ../../lib/governance/projection/projection-authority.js



/**
 * Checks what a projection is asked for. Throws on field `workflow_purpose`: `invalid_governance_identifier`,
 * `unversioned_governance_identifier`; on `granted_data_classes`: `invalid_grant` (no plain array),
 * `invalid_governance_identifier`, `duplicate_grant`.
 */
function projection_authority_projectionAuthority(request) {
    const { workflowPurpose, grantedDataClasses } = request;
    return { purpose: checkedPurpose(workflowPurpose), grants: checkedGrants(grantedDataClasses) };
}
function checkedPurpose(value) {
    const purpose = governanceIdOf(value, 'purpose');
    if (purpose === null)
        throw new gate_error/* GateError */.u('invalid_governance_identifier', 'workflow_purpose');
    if (purpose.version === null)
        throw new gate_error/* GateError */.u('unversioned_governance_identifier', 'workflow_purpose');
    return purpose.value;
}
function checkedGrants(value) {
    const items = plainItems(value);
    if (items === null)
        throw new gate_error/* GateError */.u('invalid_grant', 'granted_data_classes');
    const grants = new Set();
    for (const item of items) {
        if (!isPatternId(item, 'data'))
            throw new gate_error/* GateError */.u('invalid_governance_identifier', 'granted_data_classes');
        grants.add(item);
    }
    if (grants.size !== items.length)
        throw new gate_error/* GateError */.u('duplicate_grant', 'granted_data_classes');
    return grants;
}

;// CONCATENATED MODULE: ../../lib/governance/policy/parse-policy.js





const POLICY_VERSION = 'tool-catalog-gate.policy.v1';
/**
 * Reads a policy (docs/policy.schema.json) from the bytes of its file. Throws on field `policy`, with the place: what
 * parseJson throws; `policy_invalid` for another shape; `unsupported_version`; and for what the contracts check, their
 * codes: `invalid_governance_identifier`, `unversioned_governance_identifier`, `duplicate_grant`, `invalid_path`,
 * `invalid_data_class`, `duplicate_rule`, `invalid_policy_profile`, `invalid_action`, `invalid_argument_value`,
 * `replacement_requires_redact`, `duplicate_data_class`, `missing_decision`.
 */
function parsePolicy(bytes, limits = DEFAULT_LIMITS) {
    const { root, text } = parseJson(bytes, limits, 'policy');
    const document = parse_policy_requireObject(text, root, 0, [
        '$schema',
        'schema_version',
        'contract_lint',
        'projection',
        'argument_coverage',
        'clients',
    ]);
    if (member(document, 'schema_version') !== POLICY_VERSION)
        throw parse_policy_faultIn(text, document, 'schema_version', 'unsupported_version');
    const contractLint = member(document, 'contract_lint') ?? false;
    if (typeof contractLint !== 'boolean')
        throw parse_policy_faultIn(text, document, 'contract_lint');
    const policy = {
        contractLint,
        projection: sectionOf(text, document, 'projection', readProjection),
        coverage: sectionOf(text, document, 'argument_coverage', readCoverage),
        clients: sectionOf(text, document, 'clients', readClients) ?? [],
    };
    const asksNothing = policy.projection === null && policy.coverage === null && policy.clients.length === 0;
    if (!contractLint && asksNothing)
        throw parse_policy_fault(text, document.start);
    return policy;
}
function sectionOf(text, document, name, read) {
    const section = member(document, name);
    return section === undefined ? null : read(text, section, parse_policy_startOf(document, name));
}
/** Names of rules, each once, at least one. */
function readClients(text, value, start) {
    if (!isArray(value) || value.items.length === 0)
        throw parse_policy_fault(text, start);
    const rules = value.items.map((item) => {
        const rule = CLIENT_RULES.find((known) => known === item);
        if (rule === undefined)
            throw parse_policy_fault(text, value.start);
        return rule;
    });
    if (new Set(rules).size !== rules.length)
        throw parse_policy_fault(text, value.start);
    return rules;
}
function readProjection(text, value, start) {
    return readByTool(text, parse_policy_requireObject(text, value, start, ['all', 'tools']), readRequest);
}
function readRequest(text, value, start) {
    const names = ['workflow_purpose', 'granted_data_classes'];
    const given = toPlain(parse_policy_requireObject(text, value, start, names));
    const request = {
        workflowPurpose: given.get('workflow_purpose'),
        grantedDataClasses: given.get('granted_data_classes'),
    };
    return checked(text, start, () => {
        const { purpose, grants } = projection_authority_projectionAuthority(request);
        return { workflowPurpose: purpose, grantedDataClasses: [...grants] };
    });
}
function readCoverage(text, value, start) {
    const section = parse_policy_requireObject(text, value, start, ['policy_profile', 'decisions', 'all', 'tools']);
    const policyProfile = toValue(member(section, 'policy_profile') ?? null);
    const decisions = decisionsOf(text, section);
    const policy = checked(text, start, () => checkedPolicy({ policyProfile, decisions }));
    const classes = new Set(policy.decisions.map(({ dataClass }) => dataClass));
    const rules = readByTool(text, section, (_text, list, at) => readRules(text, list, at, classes));
    return { policy, rules };
}
function decisionsOf(text, section) {
    const decisions = member(section, 'decisions');
    if (!isArray(decisions))
        throw parse_policy_faultIn(text, section, 'decisions');
    return decisions.items.map((item) => {
        const given = toPlain(parse_policy_requireObject(text, item, decisions.start, ['data_class', 'action', 'replacement']));
        const [dataClass, action] = [given.get('data_class'), given.get('action')];
        return given.has('replacement')
            ? { dataClass, action, replacement: given.get('replacement') }
            : { dataClass, action };
    });
}
function readRules(text, value, start, classes) {
    if (!isArray(value))
        throw parse_policy_fault(text, start);
    const rules = value.items.map((item) => readRule(text, item, value.start, classes));
    if (rule_index_indexRules(rules).duplicates > 0)
        throw parse_policy_fault(text, value.start, 'duplicate_rule');
    return rules;
}
function readRule(text, item, start, classes) {
    const object = parse_policy_requireObject(text, item, start, ['path', 'data_class']);
    const given = toPlain(object);
    const rule = checked(text, object.start, () => checkedRule({ path: given.get('path'), dataClass: given.get('data_class') }));
    if (!classes.has(rule.dataClass))
        throw parse_policy_fault(text, object.start, 'missing_decision');
    return rule;
}
/** The members `all` and `tools` of an object; at least one of them. */
function readByTool(text, object, read) {
    const all = sectionOf(text, object, 'all', read);
    const tools = sectionOf(text, object, 'tools', (_text, value, start) => {
        if (!isObject(value))
            throw parse_policy_fault(text, start);
        return value.keys.map((key, index) => {
            return [key, read(text, value.values[index] ?? null, value.starts[index] ?? start)];
        });
    });
    if (all === null && tools === null)
        throw parse_policy_fault(text, object.start);
    return { all, tools: new Map(tools) };
}
function parse_policy_requireObject(text, value, start, names) {
    if (!isObject(value))
        throw parse_policy_fault(text, start);
    const index = value.keys.findIndex((key) => !names.includes(key));
    if (index !== -1)
        throw parse_policy_fault(text, value.starts[index] ?? value.start);
    return value;
}
/** An object's members as plain values. */
function toPlain(object) {
    return new Map(object.keys.map((key, index) => [key, toValue(object.values[index] ?? null)]));
}
/** A contract's own check, whose code is reported at a place of the policy. */
function checked(text, start, check) {
    try {
        return check();
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            throw parse_policy_fault(text, start, error.code);
        throw error;
    }
}
function parse_policy_faultIn(text, object, name, code = 'policy_invalid') {
    return parse_policy_fault(text, parse_policy_startOf(object, name), code);
}
function parse_policy_startOf(object, name) {
    return object.starts[object.keys.indexOf(name)] ?? object.start;
}
function parse_policy_fault(text, offset, code = 'policy_invalid') {
    return new gate_error/* GateError */.u(code, 'policy', locate(text, offset));
}

;// CONCATENATED MODULE: ../../lib/governance/lint/tool-schema.js


/** Names of the annotations that a tool's input schema carries. */
const PURPOSE_ANNOTATION = 'x-openmed-purpose';
const MINIMUM_DATA_ANNOTATION = 'x-openmed-minimum-data';
const DATA_CLASS_ANNOTATION = 'x-openmed-data-class';
/** Schemas nested deeper than this, counted from the root, are not walked. */
const MAX_SCHEMA_LEVELS = 64;
const SCHEMA_TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
/** Whether a schema's `type` is one type name, as one string. */
function isSchemaType(value) {
    return SCHEMA_TYPES.some((name) => name === value);
}
const SCHEMA_LIMITS = { maxBytes: 1024 * 1024, maxDepth: 512 };
/**
 * A copy of a schema that was given as a plain JavaScript value; null, which is no schema, where it is no JSON value.
 * Throws `schema: too_large` over 1 Mi characters and values together: shared parts count wherever they stand.
 */
function tool_schema_schemaValue(schema) {
    try {
        return fromValue(schema, 'schema', SCHEMA_LIMITS);
    }
    catch (error) {
        if (error instanceof GateError && error.code !== 'too_large')
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/governance/values/path-budget.js

/** Most characters of all paths of one result together: a few long names above many fields would fill the memory. */
const MAX_PATH_CHARACTERS = 64 * 1024 * 1024;
/** A budget of which nothing is spent yet. */
function pathBudget(field) {
    return { field, spent: 0 };
}
/** Counts a path that a result will hold. Throws `too_large` over 64 Mi characters. */
function spendPath(budget, path) {
    budget.spent += path.length;
    if (budget.spent > MAX_PATH_CHARACTERS)
        throw new gate_error/* GateError */.u('too_large', budget.field);
}

;// CONCATENATED MODULE: ../../lib/governance/classification/argument-coverage.js






/**
 * Holds checked rules (of parsePolicy) against an input schema: each scalar that it can produce must match exactly one
 * of them. Findings, sorted by schema path: `unclassified_argument`, `ambiguous_rule`; `invalid_argument_field` for a
 * property whose name no argument may have; `unbounded_argument` for a place that is untyped, open (additional
 * properties, an array without `items`), composed by a keyword that is not supported (`$ref`, `anyOf`, …) or over 64
 * levels deep. Throws `schema: too_large`.
 */
function argumentCoverage(schema, rules) {
    const coverage = coverageOf(schema, indexRules(rules).root);
    return { ...coverage, idle: rules.filter((rule) => !coverage.used.has(rule)) };
}
/** As argumentCoverage, of rules that were indexed once for many schemas. */
function coverageOf(schema, rules) {
    const { findings, leaves, used } = walkCoverage(schema, rules);
    const sorted = [...findings.values()].sort((a, b) => text_order_compareCodePoints(a.path, b.path) || text_order_compareCodePoints(a.code, b.code));
    return { findings: sorted, leaves, used };
}
/** Keywords by which a schema can let in more than its `type`, `properties` and `items` say. */
const UNSUPPORTED = new Set([
    '$dynamicRef',
    '$recursiveRef',
    '$ref',
    'additionalItems',
    'allOf',
    'anyOf',
    'dependencies',
    'dependentSchemas',
    'else',
    'if',
    'oneOf',
    'patternProperties',
    'prefixItems',
    'propertyDependencies',
    'then',
    'unevaluatedItems',
    'unevaluatedProperties',
]);
const MAX_STEPS = 2_000_000;
/**
 * Walks every place of arguments that a schema can produce, beside the rules. Throws `schema: too_large` over 2,000,000
 * steps or 64 Mi characters of paths.
 */
function walkCoverage(schema, rules) {
    const walk = {
        findings: new Map(),
        leaves: [],
        used: new Set(),
        visited: new Map(),
        budget: pathBudget('schema'),
        steps: 0,
    };
    const at = { path: '#', level: 0, state: rule_index_startOf(rules) };
    if (isObject(schema) && member(schema, 'type') === 'object')
        walkSchema(walk, schema, at);
    else
        find(walk, 'unbounded_argument', isObject(schema) ? '#/type' : '#');
    return walk;
}
function walkSchema(walk, schema, at) {
    if (schema === false)
        return;
    if (!isObject(schema) || at.level > MAX_SCHEMA_LEVELS) {
        find(walk, 'unbounded_argument', at.path);
        return;
    }
    if (isVisited(walk, schema, at.state))
        return;
    for (const keyword of schema.keys) {
        if (UNSUPPORTED.has(keyword))
            find(walk, 'unbounded_argument', at.path + jsonPointer([keyword]));
    }
    const types = typesOf(member(schema, 'type'));
    if (types === null) {
        find(walk, 'unbounded_argument', `${at.path}/type`);
        return;
    }
    if (types.some((type) => type !== 'object' && type !== 'array'))
        walkScalar(walk, schema, at);
    if (types.includes('object'))
        walkObject(walk, schema, at);
    if (types.includes('array'))
        walkArray(walk, schema, at);
}
function isVisited(walk, schema, state) {
    walk.steps += 1;
    if (walk.steps > MAX_STEPS)
        throw new gate_error/* GateError */.u('too_large', 'schema');
    const seen = walk.visited.get(state) ?? new Set();
    walk.visited.set(state, seen);
    if (seen.has(schema))
        return true;
    seen.add(schema);
    return false;
}
/** The types that a schema allows; null where it does not say. */
function typesOf(type) {
    if (isSchemaType(type))
        return [type];
    if (!isArray(type) || type.items.length === 0 || !type.items.every(isSchemaType))
        return null;
    return type.items;
}
function walkScalar(walk, schema, at) {
    const rules = rulesAt(at.state);
    for (const rule of rules)
        walk.used.add(rule);
    const [rule] = rules;
    if (rule === undefined) {
        find(walk, 'unclassified_argument', at.path);
        return;
    }
    if (rules.length > 1) {
        find(walk, 'ambiguous_rule', at.path);
        return;
    }
    spendPath(walk.budget, at.path);
    walk.leaves.push({ schema, path: at.path, rule });
}
function walkObject(walk, schema, at) {
    if (member(schema, 'additionalProperties') !== false)
        find(walk, 'unbounded_argument', `${at.path}/additionalProperties`);
    const properties = member(schema, 'properties');
    if (properties === undefined)
        return;
    if (!isObject(properties)) {
        find(walk, 'unbounded_argument', `${at.path}/properties`);
        return;
    }
    properties.keys.forEach((name, index) => {
        const field = properties.values[index] ?? null;
        const path = `${at.path}/properties${jsonPointer([name])}`;
        if (field === false)
            return;
        if (!isFieldName(name)) {
            find(walk, 'invalid_argument_field', path);
            return;
        }
        walkSchema(walk, field, below(at, path, name));
    });
}
function walkArray(walk, schema, at) {
    const items = member(schema, 'items');
    const path = `${at.path}/items`;
    const most = mostItems(member(schema, 'maxItems'));
    if (most === 0)
        return;
    if (items === undefined) {
        find(walk, 'unbounded_argument', path);
        return;
    }
    const named = namedIndexes(at.state).filter((index) => index < most);
    for (const index of named)
        walkSchema(walk, items, below(at, path, index));
    if (named.length < most)
        walkSchema(walk, items, below(at, path, '*'));
}
function mostItems(maxItems) {
    return typeof maxItems === 'number' && Number.isInteger(maxItems) && maxItems >= 0 ? maxItems : Infinity;
}
/** A step of `*` is one to any index that no rule names. */
function below(at, path, segment) {
    return { path, level: at.level + 1, state: stepTo(at.state, segment) };
}
function find(walk, code, path) {
    const key = `${code} ${path}`;
    if (walk.findings.has(key))
        return;
    spendPath(walk.budget, path);
    walk.findings.set(key, Object.freeze({ code, path }));
}

;// CONCATENATED MODULE: ../../lib/governance/policy/catalog-policy.js


/** What is said of a tool, by its own name or for all; null where nothing is. */
function saidOf(said, tool) {
    return said.tools.get(tool) ?? said.all;
}
/**
 * The classifier of a tool's arguments that a policy (of parsePolicy) asks for; so that what guards the calls is what
 * the pull request was held to. Throws `rules: invalid_rules` where the policy says nothing of that tool's arguments,
 * `hash_key: invalid_hash_key`.
 */
function policyClassifier(policy, tool, hashKey) {
    const { coverage } = policy;
    const rules = coverage === null ? null : saidOf(coverage.rules, tool);
    if (coverage === null || rules === null)
        throw new GateError('invalid_rules', 'rules');
    return argumentClassifier({ rules, policy: coverage.policy, hashKey });
}

;// CONCATENATED MODULE: ../../lib/governance/lint/lint-report.js


const TOOL_CONTRACT_LINT_SCHEMA_VERSION = 'openmed.agent.tool_contract_lint.v1';
/** The findings before the first. */
function noFindings() {
    return { all: [], budget: pathBudget('schema') };
}
/** Adds a finding. Throws `schema: too_large` where the paths get too long together. */
function addFinding(findings, reason, path) {
    spendPath(findings.budget, path);
    findings.all.push(Object.freeze({ severity: 'error', reason_code: reason, schema_path: path }));
}
/** A report of findings in any order, each as often as it was met. */
function lintReport(findings) {
    const unique = new Map(findings.map((finding) => [`${finding.reason_code} ${finding.schema_path}`, finding]));
    const sorted = [...unique.values()].sort(compareFindings);
    return Object.freeze({
        schema_version: TOOL_CONTRACT_LINT_SCHEMA_VERSION,
        passed: sorted.length === 0,
        findings: Object.freeze(sorted),
    });
}
/** A lint report as the contract's document, in Python JSON. */
function lintReportJson(report) {
    return pythonJson(jsonObject([
        ['schema_version', report.schema_version],
        ['passed', report.passed],
        ['findings', jsonArray(report.findings.map(findingObject))],
    ]));
}
function findingObject(finding) {
    return jsonObject([
        ['severity', finding.severity],
        ['reason_code', finding.reason_code],
        ['schema_path', finding.schema_path],
    ]);
}
function compareFindings(a, b) {
    return text_order_compareCodePoints(a.schema_path, b.schema_path) || text_order_compareCodePoints(a.reason_code, b.reason_code);
}

;// CONCATENATED MODULE: ../../lib/governance/lint/tool-contract-lint.js








const UNSUPPORTED_KEYWORDS = new Set([
    '$ref',
    'additionalItems',
    'allOf',
    'anyOf',
    'dependentSchemas',
    'else',
    'if',
    'oneOf',
    'patternProperties',
    'prefixItems',
    'then',
    'unevaluatedProperties',
]);
/**
 * Lints a tool's input schema, given as a plain JavaScript value: whether each field says for which purpose it is
 * needed and that it is. OpenMed v1, "Tool contract lint". What is no JSON value (class instances,
 * accessors, proxies, cycles, over 512 levels, …) is one finding, `invalid_schema` at `#`. Throws `schema: too_large`
 * for a schema over 1 Mi characters and values, or where the paths of the findings together have over 64 Mi characters.
 */
function lintToolContract(schema) {
    return lintToolContractValue(schemaValue(schema));
}
/**
 * Lints a schema that was read from a document, of any size; else as lintToolContract. A schema is walked 64 levels
 * deep, so that no nesting overflows the stack.
 */
function lintToolContractValue(schema) {
    const findings = noFindings();
    if (!isObject(schema)) {
        addFinding(findings, 'invalid_schema', '#');
        return lintReport(findings.all);
    }
    const purpose = lintPurpose({ findings, rootPurpose: null }, schema, '#');
    const walk = { findings, rootPurpose: purpose };
    if (member(schema, 'type') !== 'object')
        addFinding(findings, 'invalid_schema', '#/type');
    lintKeywords(walk, schema, '#');
    lintShape(walk, schema, { path: '#', level: 0 }, false);
    return lintReport(findings.all);
}
function lintField(walk, schema, at, isRequired) {
    if (!isRequired)
        addFinding(walk.findings, 'optional_input', at.path);
    if (isWalked(walk, at)) {
        lintKeywords(walk, schema, at.path);
        lintPurpose(walk, schema, at.path);
        lintMinimumData(walk, schema, at.path);
        lintShape(walk, schema, at, true);
    }
    const items = member(schema, 'items') ?? null;
    if (items !== null)
        lintItems(walk, items, { path: tool_contract_lint_below(at.path, 'items'), level: at.level + 1 });
}
function lintItems(walk, items, at) {
    if (!isObject(items)) {
        addFinding(walk.findings, 'invalid_schema', at.path);
        return;
    }
    if (!isWalked(walk, at))
        return;
    lintKeywords(walk, items, at.path);
    lintShape(walk, items, at, false);
}
function isWalked(walk, at) {
    if (at.level <= MAX_SCHEMA_LEVELS)
        return true;
    addFinding(walk.findings, 'invalid_schema', at.path);
    return false;
}
function lintKeywords(walk, schema, path) {
    for (const keyword of schema.keys) {
        if (UNSUPPORTED_KEYWORDS.has(keyword))
            addFinding(walk.findings, 'unsupported_schema_keyword', tool_contract_lint_below(path, keyword));
    }
}
function lintPurpose(walk, schema, path) {
    const annotationPath = tool_contract_lint_below(path, PURPOSE_ANNOTATION);
    const purpose = member(schema, PURPOSE_ANNOTATION);
    if (purpose === undefined) {
        addFinding(walk.findings, 'missing_purpose', annotationPath);
        return null;
    }
    const id = governanceIdOf(purpose, 'purpose');
    if (id === null || id.version === null) {
        addFinding(walk.findings, 'invalid_purpose', annotationPath);
        return null;
    }
    if (walk.rootPurpose !== null && id.value !== walk.rootPurpose)
        addFinding(walk.findings, 'overbroad_for_purpose', annotationPath);
    return id.value;
}
function lintMinimumData(walk, schema, path) {
    const declared = member(schema, MINIMUM_DATA_ANNOTATION) ?? null;
    if (declared === 'required')
        return;
    if (declared === 'optional') {
        addFinding(walk.findings, 'optional_input', path);
        return;
    }
    if (declared === 'derived') {
        addFinding(walk.findings, 'derived_input', path);
        return;
    }
    const reason = declared === null ? 'missing_minimum_data' : 'invalid_minimum_data';
    addFinding(walk.findings, reason, tool_contract_lint_below(path, MINIMUM_DATA_ANNOTATION));
}
function lintShape(walk, schema, at, isField) {
    const { findings } = walk;
    const type = member(schema, 'type');
    if (isField && !isSchemaType(type))
        addFinding(findings, 'invalid_schema', tool_contract_lint_below(at.path, 'type'));
    const properties = member(schema, 'properties') ?? null;
    if (properties !== null && !isObject(properties)) {
        addFinding(findings, 'invalid_schema', tool_contract_lint_below(at.path, 'properties'));
        return;
    }
    const required = requiredNames(member(schema, 'required'));
    if (required === null)
        addFinding(findings, 'invalid_schema', tool_contract_lint_below(at.path, 'required'));
    if (properties !== null && type !== 'object')
        addFinding(findings, 'invalid_schema', tool_contract_lint_below(at.path, 'type'));
    if (type === 'object' && member(schema, 'additionalProperties') !== false)
        addFinding(findings, 'open_input_object', tool_contract_lint_below(at.path, 'additionalProperties'));
    if (type === 'array' && member(schema, 'items') === undefined)
        addFinding(findings, 'invalid_schema', tool_contract_lint_below(at.path, 'items'));
    if (properties !== null)
        lintProperties(walk, properties, at, required ?? new Set());
}
function lintProperties(walk, properties, at, required) {
    const declared = new Set(properties.keys);
    if ([...required].some((name) => !declared.has(name)))
        addFinding(walk.findings, 'invalid_schema', tool_contract_lint_below(at.path, 'required'));
    const path = tool_contract_lint_below(at.path, 'properties');
    properties.keys.forEach((name, index) => {
        const field = properties.values[index] ?? null;
        const fieldPath = tool_contract_lint_below(path, name);
        if (!isObject(field)) {
            addFinding(walk.findings, 'invalid_schema', fieldPath);
            return;
        }
        lintField(walk, field, { path: fieldPath, level: at.level + 1 }, required.has(name));
    });
}
/** The names that `required` lists, none where it is absent; null where it is no array of unique strings. */
function requiredNames(required) {
    if (required === undefined)
        return new Set();
    if (!isArray(required))
        return null;
    const names = required.items.filter((name) => typeof name === 'string');
    const unique = new Set(names);
    return unique.size === required.items.length ? unique : null;
}
function tool_contract_lint_below(path, token) {
    return path + jsonPointer([token]);
}

;// CONCATENATED MODULE: ../../lib/governance/projection/declared-fields.js





/**
 * Every property of a schema that passes the lint, by name in code points, each before what it holds. Throws on field
 * `schema`: `invalid_tool_schema` (`properties` that is null), `unsafe_field_name`, `invalid_governance_identifier` (no data class) and `too_large` (over 64 Mi
 * characters of paths), whichever comes first.
 */
function declaredFields(schema) {
    const fields = [];
    declared_fields_collect({ fields, budget: pathBudget('schema') }, schema, { schemaPath: '#', fieldPath: '' });
    return fields;
}
function declared_fields_collect(collecting, schema, paths) {
    const properties = member(schema, 'properties');
    if (properties === undefined)
        return;
    // The lint lets `properties: null` pass, and OpenMed's planner ends in a TypeError there.
    if (!isObject(properties))
        throw new gate_error/* GateError */.u('invalid_tool_schema', 'schema');
    for (const [name, field] of sortedMembers(properties)) {
        if (!isFieldName(name))
            throw new gate_error/* GateError */.u('unsafe_field_name', 'schema');
        if (isObject(field))
            collectField(collecting, field, declared_fields_below(paths, name));
    }
}
function collectField(collecting, field, paths) {
    const dataClass = member(field, DATA_CLASS_ANNOTATION);
    if (!isPatternId(dataClass, 'data'))
        throw new gate_error/* GateError */.u('invalid_governance_identifier', 'schema');
    spendPath(collecting.budget, paths.schemaPath + paths.fieldPath);
    collecting.fields.push({ ...paths, dataClass });
    declared_fields_collect(collecting, field, paths);
    const items = member(field, 'items');
    if (!isObject(items))
        return;
    declared_fields_collect(collecting, items, { schemaPath: `${paths.schemaPath}/items`, fieldPath: `${paths.fieldPath}/*` });
}
function declared_fields_below({ schemaPath, fieldPath }, name) {
    return {
        schemaPath: `${schemaPath}/properties${jsonPointer([name])}`,
        fieldPath: fieldPath + jsonPointer([name]),
    };
}
/** The members of an object, keys in code-point order. */
function sortedMembers(object) {
    return object.keys
        .map((key, index) => [key, object.values[index] ?? null])
        .sort(([a], [b]) => text_order_compareCodePoints(a, b));
}

;// CONCATENATED MODULE: ../../lib/governance/projection/projection-rationale.js

const DATA_PROJECTION_RATIONALE_SCHEMA_VERSION = 'openmed.agent.data_projection_rationale.v1';
/** A rationale of entries in any order. */
function projectionRationaleOf(entries) {
    return Object.freeze({
        approved: entries.every((entry) => entry.decision === 'include'),
        entries: Object.freeze([...entries].sort(projection_rationale_compareEntries)),
        schema_version: DATA_PROJECTION_RATIONALE_SCHEMA_VERSION,
    });
}
/** A rationale as the contract's document, in Python JSON. */
function projection_rationale_projectionRationaleJson(rationale) {
    return pythonJson(projection_rationale_rationaleObject(rationale));
}
/** A rationale as it stands in a plan. */
function projection_rationale_rationaleObject(rationale) {
    return jsonObject([
        ['approved', rationale.approved],
        ['entries', jsonArray(rationale.entries.map(entryObject))],
        ['schema_version', rationale.schema_version],
    ]);
}
function entryObject(entry) {
    return jsonObject([
        ['data_class', entry.data_class],
        ['decision', entry.decision],
        ['field_path', entry.field_path],
        ['reason_code', entry.reason_code],
        ['schema_path', entry.schema_path],
    ]);
}
/** No two entries of a schema share a path. */
function projection_rationale_compareEntries(a, b) {
    return text_order_compareCodePoints(a.schema_path, b.schema_path);
}

;// CONCATENATED MODULE: ../../lib/governance/projection/data-projection.js






const DATA_PROJECTION_PLAN_SCHEMA_VERSION = 'openmed.agent.data_projection.v1';
/**
 * Plans which fields of a tool's input schema, given as a plain JavaScript value, may be filled in for a workflow.
 * OpenMed v1, "Data projection". Throws as projectionAuthority does, in that order; then on field `schema`:
 * `invalid_tool_schema` (it fails the lint, is no JSON value, or has `properties` that is null), `unsafe_field_name`, `invalid_governance_identifier`,
 * `too_large`; and `projection: projection_denied`, whose `evidence` is the rationale, where the purpose is another
 * one or a field's class is not granted.
 */
function planDataProjection(schema, request) {
    const authority = projectionAuthority(request);
    return approvedPlan(decideProjection(schemaValue(schema), authority));
}
/** Plans for a schema that was read from a document; as planDataProjection. */
function planDataProjectionValue(schema, request) {
    return approvedPlan(projectionRationale(schema, request));
}
/** What planDataProjectionValue rests on, whether approved or denied; else throws as it does. */
function projectionRationale(schema, request) {
    return decideProjection(schema, projection_authority_projectionAuthority(request));
}
/** A plan as the contract's document, in Python JSON. */
function projectionPlanJson(plan) {
    return pythonJson(jsonObject([
        ['data_classes', jsonArray(plan.data_classes)],
        ['field_paths', jsonArray(plan.field_paths)],
        ['rationale', rationaleObject(plan.rationale)],
        ['schema_version', plan.schema_version],
    ]));
}
function decideProjection(schema, authority) {
    if (!isObject(schema) || !lintToolContractValue(schema).passed)
        throw new gate_error/* GateError */.u('invalid_tool_schema', 'schema');
    if (member(schema, PURPOSE_ANNOTATION) !== authority.purpose)
        return projectionRationaleOf([PURPOSE_MISMATCH]);
    return projectionRationaleOf(declaredFields(schema).map((field) => decideField(field, authority)));
}
const PURPOSE_MISMATCH = Object.freeze({
    data_class: null,
    decision: 'deny',
    field_path: null,
    reason_code: 'purpose_mismatch',
    schema_path: `#/${PURPOSE_ANNOTATION}`,
});
function decideField(field, authority) {
    const granted = authority.grants.has(field.dataClass);
    return Object.freeze({
        data_class: field.dataClass,
        decision: granted ? 'include' : 'deny',
        field_path: field.fieldPath,
        reason_code: granted ? 'required_for_purpose' : 'data_class_not_granted',
        schema_path: field.schemaPath,
    });
}
function approvedPlan(rationale) {
    if (!rationale.approved)
        throw new GateError('projection_denied', 'projection', null, projectionRationaleJson(rationale));
    const { entries } = rationale;
    return Object.freeze({
        data_classes: sortedUnique(entries.flatMap((entry) => entry.data_class ?? [])),
        field_paths: sortedUnique(entries.flatMap((entry) => entry.field_path ?? [])),
        rationale,
        schema_version: DATA_PROJECTION_PLAN_SCHEMA_VERSION,
    });
}
function sortedUnique(texts) {
    return Object.freeze([...new Set(texts)].sort(compareCodePoints));
}

;// CONCATENATED MODULE: ../../lib/governance/policy/input-schemas.js


/**
 * The tools of a catalog with their input schemas, in its order. Throws `no_definitions` on the field for a catalog
 * that holds no schemas (an inventory, a lock file).
 */
function toolsWithSchemas(catalog, field) {
    if (!adapters_holdsSchemas(catalog.format))
        throw new gate_error/* GateError */.u('no_definitions', field);
    return catalog.entries
        .filter(({ kind }) => kind === 'tool')
        .map((entry) => ({
        name: toolName(entry),
        inputSchema: inputSchemaOf(catalog.format, entry.definition),
    }));
}
/** A tool's key, `KEY@VERSION` in formats keyed by name and version. */
function toolName({ key, version }) {
    return version === null ? key : `${key}@${version}`;
}

;// CONCATENATED MODULE: ../../lib/governance/policy/exposure.js





/**
 * Plans the projection of every tool, in the catalog's order, for what the policy says of it. Throws
 * `catalog: no_definitions` (a catalog without schemas).
 */
function projectCatalog(catalog, projection) {
    const planned = toolsWithSchemas(catalog, 'catalog').map((tool) => projectTool(tool, projection));
    return {
        findings: planned.flatMap(({ findings }) => findings),
        fields: planned.flatMap(({ fields }) => fields),
    };
}
/**
 * Data exposure drift: the fields, with their data classes, that the candidate's plans have and the baseline's have not;
 * sorted by tool, path and class.
 */
function newFields(before, after) {
    const known = new Set(before.map(fieldKey));
    return after
        .filter((field) => !known.has(fieldKey(field)))
        .sort((a, b) => text_order_compareCodePoints(fieldKey(a), fieldKey(b)));
}
function fieldKey({ entry, dataClass, path }) {
    return `${entry}\0${path}\0${dataClass}`;
}
function projectTool({ name, inputSchema }, projection) {
    const request = saidOf(projection, name);
    if (request === null)
        return exposure_refused(name, 'projection_missing');
    try {
        const { entries } = projectionRationale(inputSchema ?? null, request);
        return {
            findings: entries
                .filter(({ decision }) => decision === 'deny')
                .map((entry) => ({ entry: name, code: entry.reason_code, path: entry.schema_path })),
            fields: entries.flatMap((entry) => exposedField(name, entry)),
        };
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u && error.field === 'schema')
            return exposure_refused(name, error.code);
        throw error;
    }
}
function exposedField(entry, { data_class: dataClass, field_path: path }) {
    return dataClass === null || path === null ? [] : [{ entry, dataClass, path }];
}
function exposure_refused(entry, code) {
    return { findings: [{ entry, code, path: '#' }], fields: [] };
}

;// CONCATENATED MODULE: ../../lib/governance/policy/lint-catalog.js



/**
 * Lints the input schema of every tool, in the catalog's order: what the contract finds, and `nested_array_unchecked`
 * for arrays in arrays and the root's `items`, which the contract does not walk. A tool without a schema is
 * `invalid_schema` at `#`. Throws `catalog: no_definitions` (a catalog without schemas) and `schema: too_large`.
 */
function lintCatalog(catalog) {
    return toolsWithSchemas(catalog, 'catalog').flatMap(({ name, inputSchema }) => lintSchema(inputSchema ?? null).map((finding) => ({ entry: name, ...finding })));
}
/** The findings of one schema, sorted by path, then code. */
function lintSchema(schema) {
    const ours = uncheckedArrays(schema).map((path) => ({ code: 'nested_array_unchecked', path }));
    const contract = lintToolContractValue(schema).findings.map((finding) => ({
        code: finding.reason_code,
        path: finding.schema_path,
    }));
    return [...contract, ...ours].sort((a, b) => text_order_compareCodePoints(a.path, b.path) || text_order_compareCodePoints(a.code, b.code));
}
const SCALARS = new Set([
    'boolean',
    'integer',
    'null',
    'number',
    'string',
]);
/**
 * Places where fields can hide from the contract's lint, which walks a property's own `items` alone: below the root's
 * `items` and below the `items` of an `items`. A place that can hold nothing but scalars is left out.
 */
function uncheckedArrays(schema) {
    if (!isObject(schema))
        return [];
    const places = [];
    unwalked(places, schema, '#');
    walkProperties(places, schema, '#', 0);
    return places;
}
function walkProperties(places, schema, path, level) {
    const properties = member(schema, 'properties');
    if (!isObject(properties) || level > MAX_SCHEMA_LEVELS)
        return;
    properties.keys.forEach((name, index) => {
        const field = properties.values[index] ?? null;
        const fieldPath = `${path}/properties${jsonPointer([name])}`;
        if (!isObject(field))
            return;
        walkProperties(places, field, fieldPath, level + 1);
        const items = member(field, 'items');
        if (!isObject(items))
            return;
        walkProperties(places, items, `${fieldPath}/items`, level + 1);
        unwalked(places, items, `${fieldPath}/items`);
    });
}
/** Adds the first place below a schema's `items` that can hold more than scalars. */
function unwalked(places, schema, path) {
    let at = path;
    let items = member(schema, 'items') ?? null;
    for (let level = 0; items !== null; level += 1) {
        at = `${at}/items`;
        if (!isObject(items) || level > MAX_SCHEMA_LEVELS)
            break;
        if (holdsScalarsAlone(items))
            return;
        if (member(items, 'type') !== 'array' || member(items, 'properties') !== undefined)
            break;
        items = member(items, 'items') ?? null;
    }
    if (at !== path)
        places.push(at);
}
function holdsScalarsAlone(schema) {
    return SCALARS.has(member(schema, 'type'));
}

;// CONCATENATED MODULE: ../../lib/governance/policy/replacement-fit.js

/** Keywords of scalars that are not tried here: patterns of a schema are not run, and a format is an annotation. */
const UNTRIED = [
    'pattern',
    'format',
    'multipleOf',
    'not',
    'contentEncoding',
    'contentMediaType',
    'contentSchema',
];
/** How the replacements of a tool's redacted fields fit, in the order of the leaves. */
function replacementFits(entry, leaves, decisions) {
    return leaves.flatMap(({ schema, path, rule }) => {
        const decision = decisions.get(rule.dataClass);
        if (decision?.action !== 'redact')
            return [];
        return [{ entry, path, fits: fits(decision.replacement, schema) }];
    });
}
function fits(replacement, schema) {
    if (!isOfType(replacement, member(schema, 'type')) || !isListed(replacement, schema))
        return false;
    if (!isWithin(replacement, schema))
        return false;
    return UNTRIED.some((keyword) => schema.keys.includes(keyword)) ? null : true;
}
function isOfType(value, type) {
    if (isArray(type))
        return type.items.some((one) => isOfType(value, one));
    if (value === null)
        return type === 'null';
    if (type === 'integer')
        return typeof value === 'number' && Number.isInteger(value);
    return typeof value === type;
}
function isListed(value, schema) {
    const [list, constant] = [member(schema, 'enum'), member(schema, 'const')];
    if (constant !== undefined && !sameValue(constant, value))
        return false;
    return !isArray(list) || list.items.some((one) => sameValue(one, value));
}
function isWithin(value, schema) {
    const bound = (name) => doubleOf(member(schema, name));
    if (typeof value === 'string') {
        const length = Array.from(value).length;
        return length >= (bound('minLength') ?? 0) && length <= (bound('maxLength') ?? Infinity);
    }
    if (typeof value !== 'number')
        return true;
    return (value >= (bound('minimum') ?? -Infinity) &&
        value <= (bound('maximum') ?? Infinity) &&
        value > (bound('exclusiveMinimum') ?? -Infinity) &&
        value < (bound('exclusiveMaximum') ?? Infinity));
}
function doubleOf(value) {
    if (value_isExactNumber(value))
        return value.double;
    return typeof value === 'number' ? value : null;
}

;// CONCATENATED MODULE: ../../lib/governance/policy/examine-policy.js








/**
 * Holds a candidate against a policy, beside the baseline that the change is built on (null where there is none). A
 * finding is new where the baseline has it not; where that holds no schemas, every finding is. An `idle_rule`, which
 * matches nothing that a tool can be given, is reported but fails nothing. `clients` are what clients refuse in the candidate
 * (of compareForClients); those that the policy asks for are findings too. Throws `catalog: no_definitions` (a candidate
 * without schemas) and `schema: too_large`.
 */
function examinePolicy(policy, mode, base, candidate, clients = []) {
    const before = base === null || !adapters_holdsSchemas(base.format) ? null : checkPolicy(policy, base);
    const after = checkPolicy(policy, candidate);
    const known = new Set(before?.findings.map(findingKey));
    const own = after.findings.map((finding) => ({
        ...finding,
        isNew: finding.code !== IDLE && !known.has(findingKey(finding)),
    }));
    const findings = examine_policy_inOrder([...own, ...askedOf(policy, clients)]);
    return {
        mode,
        failing: findings.some(({ code, isNew }) => code !== IDLE && (mode === 'all' || isNew)),
        findings,
        exposures: newFields(before?.fields ?? [], after.fields),
    };
}
/**
 * Holds one catalog against a policy: its findings, sorted by tool, path and code, the fields that its plans are made
 * of, and how the policy's replacements fit. Throws as examinePolicy does.
 */
function checkPolicy(policy, catalog, clients = []) {
    if (policy.clients.length > 0)
        toolsWithSchemas(catalog, 'catalog');
    const lint = policy.contractLint ? lintCatalog(catalog) : [];
    const projection = policy.projection === null ? null : projectCatalog(catalog, policy.projection);
    const coverage = policy.coverage === null ? null : coverCatalog(policy.coverage, catalog);
    const contracts = [...lint, ...(projection?.findings ?? []), ...(coverage?.findings ?? [])];
    return {
        findings: examine_policy_inOrder([...contracts, ...askedOf(policy, clients)]),
        fields: projection?.fields ?? [],
        replacements: coverage?.replacements ?? [],
    };
}
const IDLE = 'idle_rule';
/** What clients refuse, where the policy asks for it. */
function askedOf({ clients: rules }, clients) {
    return clients.filter(({ code }) => rules.includes(code));
}
function examine_policy_inOrder(findings) {
    return [...findings].sort((a, b) => text_order_compareCodePoints(examine_policy_sortKey(a), examine_policy_sortKey(b)));
}
function coverCatalog({ policy, rules }, catalog) {
    const decisions = new Map(policy.decisions.map((decision) => [decision.dataClass, decision]));
    const indexes = new Map();
    const indexOf = (said) => {
        const index = indexes.get(said) ?? rule_index_indexRules(said).root;
        indexes.set(said, index);
        return index;
    };
    const covered = toolsWithSchemas(catalog, 'catalog').map(({ name, inputSchema }) => {
        const index = indexOf(saidOf(rules, name) ?? examine_policy_NO_RULES);
        return { name, ...coverageOf(inputSchema ?? null, index) };
    });
    const used = new Set(covered.flatMap((coverage) => [...coverage.used]));
    const found = covered.flatMap(({ name, findings }) => findings.map((finding) => ({ entry: name, ...finding })));
    return {
        findings: [...found, ...idleRules(rules, used)],
        replacements: covered.flatMap(({ name, leaves }) => replacementFits(name, leaves, decisions)),
    };
}
const examine_policy_NO_RULES = [];
function idleRules(rules, used) {
    const said = [
        [null, rules.all ?? []],
        ...rules.tools,
    ];
    return said.flatMap(([entry, list]) => list
        .filter((rule) => !used.has(rule))
        .map((rule) => ({ code: IDLE, entry, path: `/${rule.path.join('/')}` })));
}
function findingKey({ entry, path, code }) {
    return `${entry ?? ''}\0${path}\0${code}`;
}
/** What is said of the policy as a whole comes last. */
function examine_policy_sortKey(finding) {
    return `${finding.entry === null ? '1' : '0'}${findingKey(finding)}`;
}

;// CONCATENATED MODULE: ../../lib/run/policy-file.js




/**
 * Reads the policy at the default branch's tip alone. Throws GateError `policy_missing` where neither the tip nor the
 * commit under test has it, that of what could not be read, and the codes of parsePolicy.
 */
async function readPolicyFile(commits, subject, path, limits) {
    if (path === null || subject.rulesTip === null)
        return { policy: null, notInForce: false };
    const file = await commits.read(subject.rulesTip, path, limits, 'policy');
    if (file.state === 'present') {
        return { policy: parsePolicy(file.value.bytes, limits), notInForce: false };
    }
    if (file.state !== 'absent')
        throw file.error;
    const proposed = await commits.find(subject.head, path, 'policy');
    if (proposed.state === 'absent')
        throw new gate_error/* GateError */.u('policy_missing', 'policy');
    return { policy: null, notInForce: true };
}
/**
 * What clients make of a candidate beside T; all of it where the policy asks for what T has too, or T cannot tell. null
 * where there is nothing to tell.
 */
async function clientsOf(policy, { policyMode }, base, candidate) {
    const before = presentIn(base);
    const isAsked = policy !== null && policy.clients.length > 0;
    const tellsNothing = before !== null && !adapters_holdsSchemas(before.format);
    return await compareForClients(before, candidate, isAsked && (policyMode === 'all' || tellsNothing));
}
/** What the policy says of a candidate; null where none is in force. Throws what `examinePolicy` throws. */
function outcomeOf(policy, { policyMode }, base, candidate, clients) {
    if (policy === null)
        return null;
    return examinePolicy(policy, policyMode, presentIn(base), candidate, clients?.findings);
}
function presentIn(read) {
    return read.state === 'present' ? read.value : null;
}

;// CONCATENATED MODULE: ../../lib/errors/known.js

/**
 * What `read` gives; where it throws a GateError, unknown, with the permission that is missing if that is why. A used-up
 * quota is thrown on: it says nothing of the fact, and everything of what comes after it.
 */
async function known(read) {
    try {
        return { known: true, value: await read() };
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u && error.code !== 'rate_limited')
            return unknown(error);
        throw error;
    }
}
/** The fact that an error kept from being read. */
function unknown(error) {
    return { known: false, permission: error.code === 'permission_missing' ? error.field : null };
}

;// CONCATENATED MODULE: ../../lib/run/untouched.js




/**
 * Whether a change leaves baseline, map and a committed candidate as they were at T, and the pull request as they were
 * where it left the base branch; a captured candidate is none. A merge commit may be of a base that had the same change
 * for a while and has it no longer: the pull request would bring it back.
 */
async function isUntouched(pair, session) {
    const { subject, settings } = session;
    const { base, baseTip, head, pullRequestHead } = subject;
    if (base === null || pullRequestHead === null)
        return false;
    const paths = [
        pair.baseline,
        candidatePath(pair, session),
        ...(settings.map === null ? [] : [settings.map]),
    ];
    if (!(await areSame(paths, base, head, session)) || !(await isCommitted(pair, session)))
        return false;
    if (head === pullRequestHead)
        return true;
    const { forge } = session;
    if (forge === null || baseTip === null)
        return false;
    const left = await known(() => forge.mergeBase(baseTip, pullRequestHead));
    return left.known && (await areSame(paths, left.value, pullRequestHead, session));
}
async function areSame(paths, one, other, { commits }) {
    for (const path of paths) {
        if (!(await isSameObject(commits, one, other, path)))
            return false;
    }
    return true;
}
function candidatePath(pair, { settings, checkout }) {
    return settings.candidateSource === 'commit' ? pair.candidate : pathInRepository(pair.candidate, checkout);
}
/** Whether the candidate that was read is the one that is committed at H. */
async function isCommitted(pair, session) {
    const { subject, settings, commits, checkout, workspace } = session;
    if (settings.candidateSource === 'commit')
        return true;
    if (settings.candidateSource === 'artifact' || checkout === null)
        return false;
    const committed = await commits.find(subject.head, candidatePath(pair, session), 'candidate');
    const file = workspaceReader(workspace).readFile(pair.candidate, settings.limits, 'candidate');
    return (committed.state === 'present' &&
        file.state === 'present' &&
        isHashOf(committed.value.id, 'blob', file.value));
}

;// CONCATENATED MODULE: ../../lib/run/collect-catalog.js






/** Reads T, H, C and the base branch's baseline of one catalog. Throws what `examinePolicy` throws, nothing else. */
async function collectCatalog(pair, session, reader, { policy }) {
    const { settings } = session;
    const context = { ...session, reader };
    const snapshot = pair.snapshot && settings.candidateSource === 'commit';
    const { base, previousBaseline } = await readBase(pair, context);
    const head = await readHead(pair, previousBaseline, context);
    const { candidate, difference } = snapshot
        ? { candidate: head, difference: null }
        : await readCandidate(pair, session, reader);
    const baseTip = await readBaseTip(previousBaseline ?? pair.baseline, context);
    const baseCatalog = collect_catalog_catalogOf(base);
    const clients = candidate.state === 'present'
        ? await clientsOf(policy, settings, baseCatalog, candidate.value.catalog)
        : null;
    return {
        base,
        head,
        evidence: {
            name: pair.name,
            baselinePath: pair.baseline,
            candidatePath: pair.candidate,
            previousBaselinePath: previousBaseline,
            base: baseCatalog,
            head: collect_catalog_catalogOf(head),
            candidate: snapshot ? collect_catalog_catalogOf(head) : await throughMap(candidate, session, session.subject.head),
            captureDifference: difference,
            baseTip,
            untouched: baseTip !== null && previousBaseline === null && (await isUntouched(pair, session)),
            bytesDiffer: await bytesDiffer(pair.baseline, context),
            snapshot,
            baseBranch: null,
            ignored: mostUses([base, head, candidate], 'ignored'),
            unordered: mostUses([base, head, candidate], 'unordered'),
            clients,
            policy: candidate.state === 'present'
                ? outcomeOf(policy, settings, baseCatalog, candidate.value.catalog, clients)
                : null,
        },
    };
}
/** T, at the previous place of a baseline that moves. */
async function readBase(pair, { subject, settings, reader }) {
    if (subject.base === null) {
        const error = subject.blockingError ?? new gate_error/* GateError */.u('merge_base_unknown', 'pull-request');
        return { base: { state: 'unavailable', error }, previousBaseline: null };
    }
    const format = baselineFormat(settings);
    const path = settings.previousBaseline;
    if (path !== null) {
        const base = await reader.at(subject.base, { path, field: 'previous-baseline', format });
        if (base.state !== 'absent')
            return { base, previousBaseline: path };
    }
    const base = await reader.at(subject.base, { path: pair.baseline, field: 'baseline', format });
    return { base, previousBaseline: null };
}
/**
 * H; a baseline that moves must be gone from its previous place and new at its own, and one with a map an inventory.
 */
async function readHead(pair, previousBaseline, { subject, settings, commits, reader }) {
    if (pair.error !== null)
        return { state: 'invalid', error: pair.error };
    if (previousBaseline !== null && subject.base !== null) {
        const left = await commits.find(subject.head, previousBaseline, 'previous-baseline');
        const taken = await commits.find(subject.base, pair.baseline, 'baseline');
        if (left.state !== 'absent' || taken.state !== 'absent') {
            return { state: 'invalid', error: new gate_error/* GateError */.u('conflicting_input', 'previous-baseline') };
        }
    }
    const format = baselineFormat(settings);
    const head = await reader.at(subject.head, { path: pair.baseline, field: 'baseline', format });
    const fits = settings.map === null || head.state !== 'present' || isInventory(head.value);
    return fits ? head : { state: 'invalid', error: new gate_error/* GateError */.u('no_inventory', 'baseline') };
}
function isInventory({ catalog }) {
    return catalog.format === 'openmed-inventory';
}
/** The baseline at the base branch's tip, where that is neither T's commit nor holds T's file. */
async function readBaseTip(path, context) {
    const { subject, settings, commits, reader } = context;
    const { base, baseTip, pullRequestHead } = subject;
    if (pullRequestHead === null || base === null || baseTip === null || baseTip === base)
        return null;
    if (await isSameObject(commits, base, baseTip, path))
        return null;
    return collect_catalog_catalogOf(await reader.at(baseTip, { path, field: 'baseline', format: baselineFormat(settings) }));
}
async function bytesDiffer(path, { subject, commits }) {
    return subject.base !== null && !(await isSameObject(commits, subject.base, subject.head, path));
}
/** What was read without the places that were ignored in it. */
function collect_catalog_catalogOf(read) {
    return read.state === 'present' ? { state: 'present', value: read.value.catalog } : read;
}
/** How often each pointer was of use in the catalog that it was most often of use in. */
function mostUses(reads, rule) {
    const uses = new Map();
    for (const read of reads) {
        if (read.state !== 'present')
            continue;
        for (const place of read.value[rule]) {
            uses.set(place.pointer, Math.max(place.uses, uses.get(place.pointer) ?? 0));
        }
    }
    return [...uses].map(([pointer, count]) => ({ pointer, uses: count }));
}

;// CONCATENATED MODULE: ../../lib/run/base-branch.js








/** They are about a branch itself: there is no base that could have a drift already. */
const OF_BRANCHES = ['push', 'schedule', 'workflow_dispatch'];
/**
 * The evidence with what the base branch has of each catalog that drifts, so that drift of its own can be told apart:
 * the candidate at T, and baseline and candidate at the base branch's tip where that is another commit. Nothing is
 * asked for where nothing drifts: null. docs/design.md, "Inherited drift".
 */
async function withBaseBranch(evidence, { catalogs }, session, reader) {
    const drifting = new Set(catalogs
        .filter(({ row }) => ROW_VERDICTS[row] === 'drift' && row !== 'new-baseline-otherwise')
        .map(({ name }) => name));
    const { base, event } = session.subject;
    if (drifting.size === 0 || base === null || OF_BRANCHES.includes(event))
        return null;
    const asked = evidence.catalogs.filter(({ name }) => drifting.has(name));
    await prefetch(asked, session, base);
    const captures = new Map();
    const captureAt = (commit) => memoizeAsync(captures, commit, () => session.captureAt(commit));
    const context = { ...session, base, reader, captureAt };
    const found = new Map();
    for (const catalog of asked)
        found.set(catalog.name, await baseBranchOf(catalog, context));
    return {
        ...evidence,
        catalogs: await Promise.all(evidence.catalogs.map((catalog) => besideBaseBranch(catalog, found.get(catalog.name) ?? null))),
    };
}
/** What clients refuse is new where the base branch's candidate has it not, though its baseline lacks it too. */
async function besideBaseBranch(catalog, baseBranch) {
    const { candidate } = catalog;
    const there = baseBranch?.known === true ? baseBranch.candidate : null;
    const isThere = there?.state === 'present' && candidate.state === 'present';
    const clients = isThere ? await compareForClients(there.value, candidate.value) : catalog.clients;
    return { ...catalog, baseBranch, clients };
}
async function prefetch(catalogs, { commits, subject, settings, checkout }, base) {
    if (settings.candidateSource === 'artifact')
        return;
    const tip = subject.baseTip ?? base;
    const inWorkspace = settings.candidateSource === 'workspace';
    const places = catalogs.flatMap(({ baselinePath, candidatePath }) => {
        const path = inWorkspace ? pathInRepository(candidatePath, checkout) : candidatePath;
        return [
            ...[base, tip, ...(inWorkspace ? [subject.head] : [])].map((commit) => ({ commit, path })),
            { commit: tip, path: baselinePath },
        ];
    });
    await commits.prefetch(places, settings.limits);
}
async function baseBranchOf(catalog, context) {
    const { base, subject, settings, reader } = context;
    const { baseTip } = subject;
    if (!(await base_branch_isCommitted(catalog, context)))
        return { known: false, gap: 'captured' };
    const candidate = await candidateAt(base, catalog, context);
    if (candidate === null)
        return { known: false, gap: 'no_capture' };
    if (baseTip === null || baseTip === base)
        return { known: true, candidate, tip: null };
    const atTip = await candidateAt(baseTip, catalog, context);
    if (atTip === null)
        return { known: false, gap: 'no_capture' };
    const place = { path: catalog.baselinePath, field: 'baseline', format: baselineFormat(settings) };
    const baseline = collect_catalog_catalogOf(await reader.at(baseTip, place));
    return { known: true, candidate, tip: { baseline, candidate: atTip } };
}
/** Whether the candidate is what its commit has: a captured one may say of itself whatever it likes. */
async function base_branch_isCommitted({ candidatePath, candidate }, context) {
    const { settings, subject } = context;
    if (settings.candidateSource !== 'workspace')
        return true;
    const committed = await committedAt(subject.head, candidatePath, context);
    return (candidate.state === 'present' &&
        committed.state === 'present' &&
        candidate.value.format === committed.value.format &&
        diff_catalogs_isEmpty(diff_catalogs_diffCatalogs(candidate.value, committed.value)));
}
/** The candidate of a commit of the base branch; null where it would be a capture, and none is to be had. */
async function candidateAt(commit, { candidatePath }, context) {
    const { settings, reader, captureAt } = context;
    if (settings.candidateSource !== 'artifact')
        return committedAt(commit, candidatePath, context);
    const files = await captureAt(commit);
    if (files === null)
        return null;
    return throughMap(reader.inArtifact(files, placeOf(candidatePath, context)), context, commit);
}
async function committedAt(commit, path, context) {
    const { settings, checkout, reader } = context;
    const own = settings.candidateSource === 'workspace' ? pathInRepository(path, checkout) : path;
    return throughMap(await reader.at(commit, placeOf(own, context)), context, commit);
}
function placeOf(path, { settings }) {
    return { path, field: 'candidate', format: settings.format };
}

;// CONCATENATED MODULE: ../../lib/patterns/glob.js
/**
 * Reads path components as a glob: `*` stands for any run within a component, `?` for one character, `\x` for x
 * itself, and a component `**` for any number of components, none too. Every other character, brackets and braces
 * too, is itself; case counts. Source: gitignore's "PATTERN FORMAT", as far as CODEOWNERS takes it over.
 */
function glob(components) {
    return components.map((component) => (component === '**' ? component : tokens(component)));
}
/** A path as the names of its components, each in code points, as patterns are compared with it. */
function pathNames(path) {
    return path.split('/').map((name) => Array.from(name));
}
/** Whether a path, `/` between its components, fits. Takes at most pattern × path steps, whatever the pattern. */
function fitsGlob(pattern, path) {
    return fitsNames(pattern, pathNames(path), { left: Infinity });
}
/** The same for one path and many patterns, within a step budget. */
function fitsNames(pattern, names, budget) {
    return glob_fits(pattern, names, (component) => component === '**', (component, name) => component !== '**' && fitsComponent(component, name, budget), budget);
}
/**
 * Whether every path of a pattern in which only `*` is special fits another one, within a step budget; false
 * where that is not told easily. A `*` that is compared as a character fits a run alone, and so does what it stands
 * for.
 */
function fitsWhole(pattern, stars, budget) {
    const isPlain = (token) => token.kind === 'run' || (token.kind === 'char' && token.char !== '*');
    return (!/\*\*|[?\\]/.test(stars) &&
        pattern.every((component) => component === '**' || component.every(isPlain)) &&
        fitsNames(pattern, pathNames(stars), budget));
}
/** Whether any path fits both of two patterns, within a step budget. */
function haveCommon(a, b, budget) {
    return meet(a, b, (component) => component === '**', (one, other) => one !== '**' &&
        other !== '**' &&
        meet(one, other, (token) => token.kind === 'run', fitOneCharacter, budget), budget);
}
function fitOneCharacter(a, b) {
    return a.kind !== 'char' || b.kind !== 'char' || a.char === b.char;
}
/**
 * Whether two patterns can stand for the same, asked from their ends: for each rest of one, every rest of the other.
 */
function meet(a, b, isStar, fitOne, budget) {
    const ending = b.length - b.findLastIndex((part) => !isStar(part)) - 1;
    let later = Array.from({ length: b.length + 1 }, (_, start) => start >= b.length - ending);
    for (const one of a.toReversed()) {
        const rests = [];
        for (let start = b.length; start >= 0; start -= 1) {
            const other = b[start];
            const [takesNone = false, next = false] = [later[start], rests[start + 1]];
            budget.left -= 1;
            if (other === undefined)
                rests[start] = isStar(one) && takesNone;
            else if (isStar(one) || isStar(other))
                rests[start] = takesNone || next;
            else
                rests[start] = (later[start + 1] ?? false) && fitOne(one, other);
        }
        later = rests;
    }
    return later[0] ?? false;
}
function tokens(component) {
    const pieces = component.match(/\\.|[^]/gu) ?? [];
    return pieces.map((piece) => {
        if (piece === '*')
            return { kind: 'run' };
        if (piece === '?')
            return { kind: 'one' };
        return { kind: 'char', char: piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece };
    });
}
function fitsComponent(component, name, budget) {
    return glob_fits(component, name, (token) => token.kind === 'run', (token, char) => token.kind === 'one' || (token.kind === 'char' && token.char === char), budget);
}
/** A star takes any run of the items. Stepping back to the last star alone is enough, so no pattern is expensive. */
function glob_fits(pattern, items, isStar, fitsOne, budget) {
    let at = 0;
    let afterStar = -1;
    let resume = 0;
    for (let index = 0; index < items.length;) {
        const part = pattern[at];
        const item = items[index];
        budget.left -= 1;
        if (part !== undefined && isStar(part)) {
            at += 1;
            afterStar = at;
            resume = index;
        }
        else if (part !== undefined && item !== undefined && fitsOne(part, item)) {
            at += 1;
            index += 1;
        }
        else if (afterStar >= 0) {
            at = afterStar;
            resume += 1;
            index = resume;
        }
        else {
            return false;
        }
    }
    return pattern.slice(at).every(isStar);
}

;// CONCATENATED MODULE: ../../lib/patterns/owner-name.js
/** A login as GitHub gives them out, those of managed users with their underscore included. */
const USER = /^@[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
const TEAM = /^@[A-Za-z0-9][A-Za-z0-9_-]{0,99}\/[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/;
const ADDRESS = /^[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,9}$/;
/** Whether a text is `@user` or `@org/team`. */
function isAccount(text) {
    return USER.test(text) || TEAM.test(text);
}
/** Whether a text is an owner as CODEOWNERS writes them: `@user`, `@org/team` or an e-mail address. */
function isOwner(text) {
    return isAccount(text) || ADDRESS.test(text);
}

;// CONCATENATED MODULE: ../../lib/patterns/code-owners.js




/** Where GitHub looks for the file; the first that exists counts, alone. */
const CODEOWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/**
 * The rules of a CODEOWNERS file, in its order. A line is skipped, as GitHub does, where it can't be parsed: it starts
 * with `!`, holds `[`, `]`, a `#` inside its pattern (escaped too) or a lone backslash, or one of its owners is no
 * `@user`, `@org/team` or e-mail address. Throws GateError `too_large` on `codeowners` for a file that GitHub would
 * not load. Source: GitHub's page "About code owners".
 */
function parseCodeOwners(text) {
    if (Buffer.byteLength(text) > MAX_CODEOWNERS_BYTES)
        throw new gate_error/* GateError */.u('too_large', 'codeowners');
    return text.split('\n').flatMap((line, index) => {
        const rule = parseLine(line, index + 1);
        return rule === null ? [] : [rule];
    });
}
/**
 * The owners of a path by the last rule that matches it; empty where none does or that rule has none. Throws GateError
 * `too_large` on `codeowners` where the step budget is spent: without it, rules and paths of somebody who means ill can take
 * hours.
 */
function ownersOf(rules, path, budget = { left: Infinity }) {
    const names = pathNames(path);
    return rules.findLast((rule) => withinBudget(fitsNames(rule.pattern, names, budget), budget))?.owners ?? [];
}
/**
 * The rules that can decide about a path of a pattern in which a `*` stands for a part of a component: those that can
 * match one, from the last on that matches them all, behind which no earlier one counts. Throws as `ownersOf` does.
 */
function rulesFor(rules, pattern, budget) {
    const components = glob(pattern.split('/'));
    const last = rules.findLastIndex((rule) => withinBudget(fitsWhole(rule.pattern, pattern, budget), budget));
    return rules
        .slice(Math.max(0, last))
        .filter((rule) => withinBudget(haveCommon(rule.pattern, components, budget), budget));
}
function withinBudget(answer, { left }) {
    if (left < 0)
        throw new gate_error/* GateError */.u('too_large', 'codeowners');
    return answer;
}
/** Whether somebody owns a path. Asked of the file itself too: a CODEOWNERS that nobody owns protects nothing. */
function isOwned(rules, path) {
    return ownersOf(rules, path).length > 0;
}
function parseLine(line, number) {
    const words = code_owners_wordsOf(line);
    if (words === null)
        return null;
    const [pattern, ...owners] = words;
    if (pattern === undefined || !isPattern(pattern) || !owners.every(isOwner))
        return null;
    return { line: number, pattern: glob(componentsOf(pattern)), owners: [...new Set(owners)] };
}
/** The words before a comment; `\` keeps the next character, a space too, in its word. null: a lone backslash. */
function code_owners_wordsOf(line) {
    if (line.replace(/\\[^\r]/g, '').includes('\\'))
        return null;
    const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    return comment < 0 ? words : words.slice(0, comment);
}
function isPattern(word) {
    return !word.startsWith('!') && !/[[\]#]/.test(word) && /[^/]/.test(word);
}
/**
 * A slash at the start or inside ties a pattern to the root. A pattern matches what it names and everything below,
 * but one that ends in `/` only what is below a directory, and a tied one that ends in `/*` nothing deeper.
 */
function componentsOf(pattern) {
    const tied = pattern.slice(0, -1).includes('/');
    const components = pattern.replace(/^\//, '').replace(/\/$/, '').split('/');
    const start = tied ? [] : ['**'];
    if (pattern.endsWith('/') || components.at(-1) === '**')
        return [...start, ...components, '**', '*'];
    if (tied && components.at(-1) === '*')
        return components;
    return [...start, ...components, '**'];
}

;// CONCATENATED MODULE: ../../lib/git/object-store.js
/** The field of an error about a git object whose reader does not know what it is for. */
const OBJECT_FIELD = 'object';
const DIRECTORY_MODE = '40000';
const SYMLINK_MODE = '120000';
const SUBMODULE_MODE = '160000';

;// CONCATENATED MODULE: ../../lib/approval/code-owners.js





const LIMITS = { ...DEFAULT_LIMITS, maxBytes: MAX_CODEOWNERS_BYTES };
/**
 * Reads CODEOWNERS as GitHub does: the first of its three places where anything stands. What is no ordinary file there,
 * is over 3 MB or cannot be had leaves the owners unknown.
 */
async function readCodeOwners(reader, commit) {
    for (const path of CODEOWNERS_PATHS) {
        const file = await reader.read(commit, path, LIMITS, 'codeowners');
        if (file.state === 'absent')
            continue;
        if (file.state !== 'present')
            return { path, rules: unknown(file.error) };
        const text = new TextDecoder().decode(file.value.bytes);
        return { path, rules: await known(() => Promise.resolve(text).then(parseCodeOwners)) };
    }
    return { path: null, rules: { known: true, value: [] } };
}
/**
 * CODEOWNERS speaks of files, and a pattern may name only what lies below a directory (`/tools/`): for a baseline that
 * is a directory of one-tool files it is asked of a file in it.
 */
function pathInside(directory) {
    return `${directory}/tool.json`;
}
/** How to ask for each of `paths`, going by what stands there at the first of the commits that has anything. */
async function codeOwnersPaths(reader, commits, paths) {
    const directories = new Set();
    for (const path of paths) {
        if (await code_owners_isDirectory(reader, commits, path))
            directories.add(path);
    }
    return (path) => (directories.has(path) ? pathInside(path) : path);
}
async function code_owners_isDirectory(reader, commits, path) {
    for (const commit of commits) {
        const found = await reader.find(commit, path, 'codeowners');
        if (found.state === 'present')
            return found.value.mode === DIRECTORY_MODE;
    }
    return false;
}

;// CONCATENATED MODULE: ../../lib/approval/file-digest.js


/** The digests of a file at two commits. Throws as `fileDigest` does. */
async function filePair(source, file, base, now) {
    return { base: await fileDigest(source, file, base), now: await fileDigest(source, file, now) };
}
/**
 * The digest of a protected file at a commit: of a baseline the catalog's, ignored places taken out; where it is no
 * catalog, and of every other file, the id of its blob (or tree), or the code of what stands in the way of one.
 * Throws the GateError of what could not be read.
 */
async function fileDigest(source, file, commit) {
    const catalog = file.role === 'baseline' ? await baselineDigest(source, file.path, commit) : null;
    return catalog ?? idDigest(source, file, commit);
}
/** null where there is no catalog that could be read. */
async function baselineDigest(source, path, commit) {
    const read = await source.readBaseline(commit, path);
    if (read.state === 'unavailable')
        throw read.error;
    return read.state === 'present' ? catalogDigest(read.value) : null;
}
async function idDigest(source, { role, path }, commit) {
    const found = await source.commits.find(commit, path, role);
    switch (found.state) {
        case 'present':
            return `blob:${file_digest_kindOf(found.value.mode)}${found.value.id}`;
        case 'absent':
            return 'absent';
        case 'invalid':
            return `blob:${found.error.code}`;
        case 'unavailable':
            throw found.error;
    }
}
/** A symlink's blob holds its target: a file of that content is another thing. */
function file_digest_kindOf(mode) {
    return mode === SYMLINK_MODE || mode === SUBMODULE_MODE ? `${mode}:` : '';
}

;// CONCATENATED MODULE: ../../lib/approval/changed-files.js






/** Steps that comparing the owners of all paths may take: seconds. */
const changed_files_MAX_STEPS = 200_000_000;
/**
 * The watched files that differ between two commits: baselines by meaning, every other file by its bytes, and
 * CODEOWNERS where another of them, or CODEOWNERS itself, has other owners. Throws the GateError of what could not be
 * read: a file that may have changed is not left out. Source: design.md, "Protected files".
 */
async function changedFiles(source, base, head, watched) {
    if (base === head)
        return [];
    const files = [];
    for (const baseline of watched.baselines)
        files.push(...(await changedBaseline(source, base, head, baseline)));
    for (const file of watched.files)
        files.push(...(await changedFile(source, base, head, { ...file, catalogs: [] })));
    return [...files, ...(await changedCodeOwners(source, base, head, watched))];
}
/** A baseline that moves stands at two places, each with its own owners. */
async function changedBaseline(source, base, head, { catalog, path, previousPath }) {
    const file = { role: 'baseline', catalogs: [catalog] };
    const own = await changedFile(source, base, head, { ...file, path });
    return previousPath === null
        ? own
        : [...(await changedFile(source, base, head, { ...file, path: previousPath })), ...own];
}
async function changedFile(source, base, head, file) {
    if (await isSameObject(source.commits, base, head, file.path))
        return [];
    const today = await filePair(source, file, base, head);
    return today.base === today.now ? [] : [{ ...file, today }];
}
async function changedCodeOwners(source, base, head, watched) {
    const files = [];
    for (const path of CODEOWNERS_PATHS) {
        files.push(...(await changedFile(source, base, head, { path, role: 'codeowners', catalogs: [] })));
    }
    if (files.length === 0)
        return [];
    const before = await readCodeOwners(source.commits, base);
    const after = await readCodeOwners(source.commits, head);
    return haveSameOwners(before, after, watched) ? [] : files;
}
/** Rules that cannot be read, or not be compared in time, are like no others. */
function haveSameOwners(before, after, watched) {
    if (!before.rules.known || !after.rules.known)
        return false;
    const [old, now] = [before.rules.value, after.rules.value];
    const budget = { left: changed_files_MAX_STEPS };
    const isSame = (of, path) => of(old, path, budget) === of(now, path, budget);
    try {
        return ([...changed_files_pathsOf(watched), ...deciding(before), ...deciding(after)].every((path) => isSame(ownersAt, path)) && watched.patterns.flatMap(places).every((pattern) => isSame(ownersWithin, pattern)));
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return false;
        throw error;
    }
}
/** A baseline may be a directory: then what is in it is owned. */
function changed_files_pathsOf({ baselines, files }) {
    return [...baselines.flatMap(({ path }) => places(path)), ...files.map(({ path }) => path)];
}
function places(baseline) {
    return [baseline, pathInside(baseline)];
}
/** Where CODEOWNERS stands, and the places that would come before it. */
function deciding({ path }) {
    const index = CODEOWNERS_PATHS.findIndex((place) => place === path);
    return index < 0 ? CODEOWNERS_PATHS : CODEOWNERS_PATHS.slice(0, index + 1);
}
/** The owners of a path in one spelling. */
function ownersAt(rules, path, budget) {
    return spelling(ownersOf(rules, path, budget));
}
/** What says who owns whatever path there will be of a pattern. */
function ownersWithin(rules, pattern, budget) {
    const deciding = rulesFor(rules, pattern, budget);
    return JSON.stringify(deciding.map(({ pattern: matched, owners }) => [matched, spelling(owners)]));
}
function spelling(owners) {
    return [...owners].map(foldLogin).sort().join(' ');
}

;// CONCATENATED MODULE: ../../lib/approval/file-owners.js



/**
 * Changed files with their owners: the setting `owners`, or, where it is null, CODEOWNERS path by path, as `asked`
 * says. A workflow file has the inputs of the step in it, so that only CODEOWNERS says who owns it. Any other file that
 * nobody owns falls to the owners of its catalogs' baselines, a file of the whole gate to those of
 * all: where these differ, it stands in the result once for each group of owners, since each must approve. Source:
 * design.md, "Approval" and "Protected files".
 */
function withOwners(files, setting, rules, baselines, asked) {
    return files.flatMap((file) => {
        if (setting !== null && file.role !== 'workflow')
            return [ownedBy(file, setting)];
        if (!rules.known)
            return [{ ...file, owners: rules }];
        return withCodeOwners(file, (path) => ownersOf(rules.value, asked(path)), baselines);
    });
}
function withCodeOwners(file, owners, baselines) {
    const own = owners(file.path);
    if (own.length > 0 || file.role === 'baseline' || file.role === 'workflow')
        return [ownedBy(file, own)];
    const groups = new Map();
    for (const { catalog, path } of baselines) {
        if (file.catalogs.length > 0 && !file.catalogs.includes(catalog))
            continue;
        const found = owners(path);
        if (found.length > 0)
            groups.set(file_owners_keyOf(found), found);
    }
    return groups.size === 0 ? [ownedBy(file, [])] : [...groups.values()].map((group) => ownedBy(file, group));
}
function ownedBy(file, owners) {
    return { ...file, owners: { known: true, value: owners } };
}
function file_owners_keyOf(owners) {
    return owners.map(foldLogin).sort(text_order_compareCodePoints).join(' ');
}
/**
 * Changed files whose approval nobody's review decides: it is turned off, or which pull request brought them is not
 * known.
 */
function withoutReviews(files, pullRequest, reviewers) {
    return files.map((file) => ({
        ...file,
        pullRequest,
        reviewers,
        ownerFaults: [],
        unknownAuthors: [],
        pushersRead: true,
    }));
}

;// CONCATENATED MODULE: ../../lib/approval/reintroduced-change.js



/**
 * A merge commit may be of a base whose files of the gate are other ones by now. What the pull request changes in one
 * of them shows there only if that base had it not: if it had, and reverted it since, merging would bring it again.
 * `mergeBase` tells where the pull request left its base branch. Throws GateError `base_moved` on such a file's role,
 * and what `mergeBase` throws. Baselines are compared with the tip on their own.
 */
async function refuseReintroducedChange(commits, { base, baseTip, head, pullRequestHead }, watched, mergeBase) {
    if (base === null || baseTip === null || pullRequestHead === null || mergeBase === null)
        return;
    if (head === pullRequestHead || base === baseTip)
        return;
    const moved = [];
    for (const place of reintroduced_change_placesOf(watched)) {
        if (!(await isSameObject(commits, base, baseTip, place.path)))
            moved.push(place);
    }
    if (moved.length === 0)
        return;
    const left = await mergeBase();
    for (const { role, path } of moved) {
        if (!(await isSameObject(commits, left, pullRequestHead, path)))
            throw new gate_error/* GateError */.u('base_moved', role);
    }
}
function reintroduced_change_placesOf({ files }) {
    const owners = CODEOWNERS_PATHS.map((path) => ({ role: 'codeowners', path }));
    return [...files, ...owners];
}

;// CONCATENATED MODULE: ../../lib/approval/collect-files.js






/**
 * The protected files that a change touches, and everybody's approval of them: of a pull request, of the one that a
 * merge group is about, or of those that a push brought. The other events change nothing. Throws the GateError of what
 * kept a change from being seen; what kept an approval from being seen is unknown in the result.
 */
async function collectFiles(request) {
    const { change, rules } = request;
    if (change.event === 'push')
        return filesOfPush(request);
    const files = change.base === null ? [] : await filesOfChange(request, change.base);
    return { files, ...neededApprovals(rules) };
}
function neededApprovals({ approvals, workflowApprovals }) {
    return { approvals, workflowApprovals };
}
async function filesOfChange(request, base) {
    const { change, source, rules } = request;
    const watched = watchedFiles(request);
    await refuseReintroducedChange(source.commits, change, watched, mergeBaseOf(request));
    const changed = await changedFiles(source, base, change.head, watched);
    const bringing = await withoutFilesOfTip(request, changed);
    return collect_files_approvalOf(request, await ownedFiles(request, bringing, rules, change.rulesTip));
}
/** An audit after the fact, by the owners and settings from before the push. */
async function filesOfPush(request) {
    const { change, source, forge } = request;
    const { before, head: after, baseBranch: branch } = change;
    if (before === null || forge === null)
        return { files: [], ...neededApprovals(request.rules) };
    // The push itself may have changed the rules of the branch that has them.
    const judge = change.rulesTip === null || change.rulesTip === after ? before : change.rulesTip;
    const rules = await request.rulesAt(judge);
    const watched = watchedFiles(request);
    const changedBetween = async (base, head) => ownedFiles(request, await changedFiles(source, base, head, watched), rules, judge);
    const files = await forge.auditPush({ branch, before, after, changedBetween }, pairOf(source), neededBy(rules));
    return { files, ...neededApprovals(rules) };
}
function watchedFiles({ watched, patterns, gateFiles }) {
    return { baselines: watched, patterns, files: gateFiles };
}
/** Where the pull request left its base branch; null where nobody can be asked. */
function mergeBaseOf({ change, forge }) {
    const { baseTip, pullRequestHead } = change;
    if (forge === null || baseTip === null || pullRequestHead === null)
        return null;
    return () => forge.mergeBase(baseTip, pullRequestHead);
}
/**
 * What merging the head brings. Since it left the base branch, that can have come to the very same file, as where a
 * pull request that this one stands on was squashed. A baseline is compared with the tip's on its own.
 */
async function withoutFilesOfTip({ change, source }, changed) {
    const { head, baseTip, pullRequestHead } = change;
    if (head !== pullRequestHead || baseTip === null)
        return changed;
    const files = [];
    for (const file of changed) {
        if (file.role === 'baseline' || !(await isSameObject(source.commits, head, baseTip, file.path)))
            files.push(file);
    }
    return files;
}
/** Changed files with the owners that they have at a commit. */
async function ownedFiles({ change, source: { commits }, baselines }, changed, { owners }, commit) {
    if (changed.length === 0)
        return [];
    if (commit === null) {
        return withOwners(changed, owners, { known: false, permission: null }, baselines, (path) => path);
    }
    const paths = [...changed, ...baselines].map(({ path }) => path);
    const asked = await codeOwnersPaths(commits, [change.head, commit], paths);
    return withOwners(changed, owners, (await readCodeOwners(commits, commit)).rules, baselines, asked);
}
function neededBy({ approvals, workflowApprovals }) {
    return ({ role }) => (role === 'workflow' ? workflowApprovals : approvals);
}
async function collect_files_approvalOf({ change, source, rules, forge }, files) {
    const { pullRequest } = change;
    const needed = neededBy(rules);
    const isAsked = (file) => needed(file) > 0;
    const asked = files.filter(isAsked);
    const off = withoutReviews(files.filter((file) => !isAsked(file)), pullRequest, { known: true, value: [] });
    if (asked.length === 0)
        return off;
    const base = change.event === 'merge_group' ? change.base : change.baseTip;
    if (pullRequest === null || base === null || forge === null) {
        return [...off, ...withoutReviews(asked, pullRequest, { known: false, permission: null })];
    }
    return [
        ...off,
        ...(await forge.approvalOf({ number: pullRequest, head: change.pullRequestHead }, base, asked, pairOf(source), needed)),
    ];
}
function pairOf(source) {
    return (file, base, now) => filePair(source, file, base, now);
}

;// CONCATENATED MODULE: ../../lib/approval/protected-paths.js

/** The map, the policy, the settings file and the workflows that the gate rests on. */
function gateFiles(paths) {
    const { map, policy, captureWorkflow, reviewWorkflow } = paths;
    const workflows = new Set([...paths.workflows, captureWorkflow, reviewWorkflow]);
    return [
        ...fileOf('map', map),
        ...fileOf('policy', policy),
        ...fileOf('settings', SETTINGS_PATH),
        ...[...workflows].flatMap((path) => fileOf('workflow', path)),
    ];
}
function fileOf(role, path) {
    return path === null ? [] : [{ role, path }];
}

;// CONCATENATED MODULE: ../../lib/patterns/star-pattern.js
/**
 * Reads one path component of the pattern of a catalog, which holds one `*` at most. Returns what its star stands for
 * in a name: one text, none for a component without a star, null where the name does not fit. A star stands for one
 * character or more, a leading dot included.
 */
function starComponent(component) {
    const [before = '', after] = component.split('*');
    if (after === undefined)
        return (name) => (name === before ? [] : null);
    return (name) => {
        const stands = name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after);
        return stands ? [name.slice(before.length, name.length - after.length)] : null;
    };
}

;// CONCATENATED MODULE: ../../lib/settings/expand-catalogs.js





/**
 * The catalogs of a step. A line without stars is one catalog, whether or not its files exist. A line with stars is a
 * catalog for everything that its baseline matches in any of the trees and its candidate matches at H or in the
 * workspace, so that neither a retired baseline nor a candidate without its baseline is overlooked. A path
 * matches a directory too; one that both patterns match belongs to the one whose stars stand for less. What a star stands
 * for: `starComponent`.
 */
function expandCatalogs(lines, paths) {
    const trees = { base: withDirectories(paths.base), head: withDirectories(paths.head) };
    const anywhere = [...trees.base, ...trees.head, ...withDirectories(paths.workspace)];
    const afterwards = [...trees.head, ...withDirectories(paths.workspace)];
    const matched = lines.map((line) => ({ line, matches: matchesOf(line, anywhere, afterwards) }));
    const pairs = matched
        .flatMap(({ line, matches }) => matches.map((match) => expand_catalogs_pairOf(line, match, trees)))
        .sort((a, b) => text_order_compareCodePoints(a.name, b.name));
    const errors = matched
        .filter(({ matches }) => matches.length === 0)
        .map(() => new gate_error/* GateError */.u('no_catalog', 'catalogs'));
    if (pairs.length <= MAX_CATALOGS)
        return { pairs, errors };
    return { pairs: [], errors: [...errors, new gate_error/* GateError */.u('too_many_entries', 'catalogs')] };
}
function withDirectories(files) {
    const paths = new Set();
    for (const file of files) {
        for (let path = file; path !== '' && !paths.has(path); path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
            paths.add(path);
        }
    }
    return paths;
}
function matchesOf(line, anywhere, afterwards) {
    if (!line.baseline.includes('*'))
        return [[]];
    const [baseline, candidate] = [pathMatcher(line.baseline), pathMatcher(line.candidate)];
    const found = [
        ...anywhere.flatMap((path) => closerMatch(baseline(path), candidate(path))),
        ...afterwards.flatMap((path) => closerMatch(candidate(path), baseline(path))),
    ];
    return [...new Map(found.map((match) => [match.join('/'), match])).values()];
}
/**
 * What one side's pattern finds in a path, unless the other side's pattern fits that path more closely: with
 * `tools/*.baseline.json => tools/*.json` a baseline is no candidate of its own.
 */
function closerMatch(match, other) {
    if (match === null)
        return [];
    return other !== null && other.join('').length < match.join('').length ? [] : [match];
}
function pathMatcher(pattern) {
    const components = pattern.split('/').map(starComponent);
    return (path) => matchOf(components, path.split('/'));
}
function matchOf(components, names) {
    if (components.length !== names.length)
        return null;
    const match = [];
    for (const [index, component] of components.entries()) {
        const star = component(names[index] ?? '');
        if (star === null)
            return null;
        match.push(...star);
    }
    return match;
}
function expand_catalogs_pairOf(line, match, trees) {
    const baseline = filled(line.baseline, match);
    const candidate = filled(line.candidate, match);
    return {
        name: [line.name, ...match].join('/'),
        baseline,
        candidate,
        retired: trees.base.has(baseline) && !trees.head.has(baseline),
        snapshot: baseline === candidate,
        error: pathFault(baseline, 'baseline') ?? pathFault(candidate, 'candidate'),
    };
}
function filled(pattern, match) {
    return pattern.split('*').reduce((path, piece, index) => `${path}${match[index - 1] ?? ''}${piece}`);
}
/** A name from a tree can be one that Windows takes for a device, or hold a control character. */
function pathFault(path, field) {
    try {
        repositoryPath(path, field);
        return null;
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return error;
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/workspace/list-workspace.js



/**
 * Paths of everything in the absolute workspace `root` that is no directory, below the directories that `enters` lets
 * in, `.git` left out, in no particular order. Links are listed, not followed. Throws GateError `not_readable`.
 */
function listWorkspace(root, enters) {
    try {
        return list_workspace_below(root, '', enters);
    }
    catch (error) {
        throw new gate_error/* GateError */.u(system_error_codeOfSystemError(error), 'workspace');
    }
}
function list_workspace_below(root, prefix, enters) {
    const paths = [];
    for (const entry of (0,external_node_fs_namespaceObject.readdirSync)((0,external_node_path_namespaceObject.join)(root, prefix), { withFileTypes: true })) {
        const path = prefix + entry.name;
        if (!entry.isDirectory())
            paths.push(path);
        else if (entry.name !== '.git' && enters(path))
            paths.push(...list_workspace_below(root, `${path}/`, enters));
    }
    return paths;
}

;// CONCATENATED MODULE: ../../lib/run/catalog-pairs.js




/**
 * The catalogs of a step, stars expanded over T's tree, H's tree and the workspace or the artifact; nothing is listed where there is
 * no star. A link or submodule where a pattern expects a directory is a catalog that cannot be read, not one that is
 * overlooked. Throws the GateError of what could not be listed.
 */
async function listPairs(commits, workspace, subject, settings, artifact) {
    const patterns = settings.catalogs
        .flatMap(({ baseline, candidate }) => [baseline, candidate])
        .filter((pattern) => pattern.includes('*'));
    if (patterns.length === 0)
        return expandCatalogs(settings.catalogs, { base: [], head: [], workspace: [] });
    const enters = leadsTo(patterns);
    const paths = async (commit) => commit === null
        ? []
        : (await commits.list(commit, enters)).flatMap((file) => [file.path, ...behind(file, patterns)]);
    const captured = settings.candidateSource === 'workspace' ? listWorkspace(workspace, enters) : pathsIn(artifact);
    return expandCatalogs(settings.catalogs, {
        base: await paths(subject.base),
        head: await paths(subject.head),
        workspace: captured,
    });
}
/** Files of an artifact, and the directories that they stand in. */
function pathsIn(artifact) {
    if (artifact?.files.state !== 'present')
        return [];
    const paths = [...artifact.files.value.keys()].flatMap((path) => {
        const names = path.split('/');
        return names.map((_, index) => names.slice(0, index + 1).join('/'));
    });
    return [...new Set(paths)];
}
/**
 * What patterns would find behind a link or in a submodule if it were followed; stars that are left stand for
 * themselves.
 */
function behind({ path, mode }, patterns) {
    if (mode !== SYMLINK_MODE && mode !== SUBMODULE_MODE)
        return [];
    const names = path.split('/');
    return patterns.flatMap((pattern) => {
        const rest = pattern.split('/').slice(names.length);
        return rest.length > 0 && leadsTo([pattern])(path) ? [[...names, ...rest].join('/')] : [];
    });
}
/** Whether a directory can be on the way to what one of the patterns matches, or be it. */
function leadsTo(patterns) {
    const split = patterns.map((pattern) => pattern.split('/').map(starComponent));
    return (directory) => {
        const names = directory.split('/');
        return split.some((tests) => names.every((name, index) => (tests[index]?.(name) ?? null) !== null));
    };
}

;// CONCATENATED MODULE: ../../lib/github/write/check-run.js



const MAX_ANNOTATIONS_A_REQUEST = 50;
const CREATE = 'POST /repos/{owner}/{repo}/check-runs';
const UPDATE = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
/** The fixed name of the check runs of the gate with this id. */
function checkRunName(id) {
    return id === '' ? 'tool-catalog-gate' : `tool-catalog-gate (${id})`;
}
/**
 * Starts a new check run, in progress: of several of one name GitHub counts the newest, and until it is completed a
 * required one blocks. Returns its id. Throws what the client throws, GateError `permission_missing` and
 * `github_unavailable`. Source: GitHub's page "Create a check run".
 */
async function startCheckRun(api, { repository, head, id }) {
    const body = { name: checkRunName(id), head_sha: head, status: 'in_progress' };
    const answer = await api.request(CREATE, { ...repository, ...body });
    expectStatus(answer, 201);
    const checkRun = countAt(answer.data, 'id');
    if (checkRun === null)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return checkRun;
}
/**
 * Completes a check run, the last request of all deciding. GitHub takes 50 annotations a request, and adds them up.
 * Throws as `startCheckRun` does. Source: GitHub's page "Update a check run".
 */
async function completeCheckRun(api, repository, checkRun, { conclusion, title, summary, annotations }) {
    const text = { title, summary: summary.slice(0, MAX_CHECK_RUN_LENGTH) };
    const [last = [], ...others] = groups(annotations.flatMap(shown));
    for (const group of others)
        await update(api, repository, checkRun, { output: { ...text, annotations: group } });
    await update(api, repository, checkRun, {
        status: 'completed',
        conclusion,
        output: last.length === 0 ? text : { ...text, annotations: last },
    });
}
async function update(api, repository, checkRun, body) {
    expectStatus(await api.request(UPDATE, { ...repository, check_run_id: checkRun, ...body }), 200);
}
/** A remark as GitHub shows it: it needs a file, and a line of it. */
function shown({ path, line, level, title, message }) {
    if (path === null)
        return [];
    const at = line ?? 1;
    const annotation_level = level === 'error' ? 'failure' : 'warning';
    return [{ path, start_line: at, end_line: at, annotation_level, title, message }];
}
function groups(lines) {
    const count = Math.ceil(lines.length / MAX_ANNOTATIONS_A_REQUEST);
    return Array.from({ length: count }, (_, index) => lines.slice(index * MAX_ANNOTATIONS_A_REQUEST, (index + 1) * MAX_ANNOTATIONS_A_REQUEST));
}
/** GitHub hides from a token what it may not write (404). */
function expectStatus(answer, status) {
    if (answer.status === 404)
        throw new gate_error/* GateError */.u('permission_missing', 'checks: write');
    if (answer.status !== status)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
}

;// CONCATENATED MODULE: ../../lib/settings/setting-value.js






/** The origin of an input of the step. */
function inputOrigin(name) {
    return { field: name, place: null, code: 'invalid_input' };
}
/** The error for a value that is not understood: `invalid_input` or `invalid_settings`. */
function setting_value_notUnderstood(origin) {
    return new gate_error/* GateError */.u(origin.code, origin.field, origin.place);
}
/**
 * A boolean of YAML's core schema, the spellings that `@actions/core` takes. Throws the origin's code for any other.
 */
function booleanValue(text, origin) {
    if (['true', 'True', 'TRUE'].includes(text))
        return true;
    if (['false', 'False', 'FALSE'].includes(text))
        return false;
    throw setting_value_notUnderstood(origin);
}
/** Drift that fails a step: a boolean as `booleanValue` takes it, or `new`. Throws the origin's code for anything else. */
function failOnDriftValue(text, origin) {
    return text === 'new' ? text : booleanValue(text, origin);
}
/** One of the given words, letter by letter. Throws the origin's code for any other. */
function choiceValue(choices) {
    return (text, origin) => {
        const choice = choices.find((each) => each === text);
        if (choice === undefined)
            throw setting_value_notUnderstood(origin);
        return choice;
    };
}
/** A whole number in plain decimal digits, both ends included. Throws the origin's code for anything else. */
function countValue(least, most) {
    return (text, origin) => {
        const count = /^(?:0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : Number.NaN;
        if (count >= least && count <= most)
            return count;
        throw setting_value_notUnderstood(origin);
    };
}
/**
 * A path relative to the workspace, normalised. Throws `absolute_path`, `outside_workspace` or `invalid_path` as
 * `repositoryPath` does.
 */
function pathValue(text, origin) {
    try {
        return repositoryPath(text, origin.field);
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            throw new gate_error/* GateError */.u(error.code, origin.field, origin.place);
        throw error;
    }
}
/** The file of a workflow, from the root of the repository. Throws what `pathValue` throws, and the origin's code. */
function workflowValue(text, origin) {
    const path = pathValue(text, origin);
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
        throw setting_value_notUnderstood(origin);
    return path;
}
/** One line of text without control or invisible characters, 200 UTF-16 units at most. Throws the origin's code. */
function lineValue(text, origin) {
    if (text.length > MAX_HINT_LENGTH || holdsInvisible(text))
        throw setting_value_notUnderstood(origin);
    return text;
}
// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const setting_value_INVISIBLE = String.raw `[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`;
function holdsInvisible(text) {
    return !/^[\x20-\x7E]*$/.test(text) && new RegExp(setting_value_INVISIBLE, 'u').test(text);
}
/**
 * A short name of letters, digits, `.`, `_` and `-`, 64 at most: it goes into a comment's marker. Throws the origin's
 * code.
 */
function nameValue(text, origin) {
    if (text.length > MAX_NAME_LENGTH || !/^[A-Za-z0-9._-]+$/.test(text))
        throw setting_value_notUnderstood(origin);
    return text;
}
/** What GitHub names a workflow file by, as it is. Throws the origin's code where that is longer than a path and a ref. */
function referenceValue(text, origin) {
    if (text.length > 2 * MAX_PATH_LENGTH)
        throw setting_value_notUnderstood(origin);
    return text;
}
/** A token as it may stand in a header: printable ASCII without spaces. Throws the origin's code. */
function tokenValue(text, origin) {
    if (!/^[\x21-\x7e]{1,4096}$/.test(text))
        throw setting_value_notUnderstood(origin);
    return text;
}
/**
 * The owners of a setting, `@user` or `@org/team`, one a line or with commas between, each once (GitHub compares names
 * without letter case). Throws the origin's code for anything else, and where there is none.
 */
function ownersValue(text, origin) {
    const names = text
        .split(/[\n,]/)
        .map((name) => name.trim())
        .filter((name) => name !== '');
    if (names.length === 0 || !names.every(isAccount))
        throw setting_value_notUnderstood(origin);
    return [...new Map(names.map((name) => [foldLogin(name), name])).values()];
}
/**
 * Places to leave out of the comparison: JSON Pointers (RFC 6901, section 3) one a line, none of them empty, 100 at
 * most of 1,000 UTF-16 units at most. Throws the origin's code for anything else, and where one stands twice.
 */
function pointersValue(text, origin) {
    const pointers = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const distinct = new Set(pointers).size === pointers.length;
    if (!distinct || pointers.length > MAX_POINTERS || !pointers.every(isPointer))
        throw setting_value_notUnderstood(origin);
    return pointers;
}
/** JSON Pointers to ignored places. Throws `required_ignored` where one leaves a schema's `required` out. */
function ignoredValue(text, origin) {
    const pointers = pointersValue(text, origin);
    if (pointers.some(ignoresRequired))
        throw new gate_error/* GateError */.u('required_ignored', origin.field, origin.place);
    return pointers;
}
function isPointer(text) {
    return text.length <= MAX_POINTER_LENGTH && /^(?:\/(?:[^~/]|~[01])*)+$/.test(text);
}
/**
 * Names of branches, one a line, each once and as it is: no pattern. Throws the origin's code for what cannot be a
 * branch's name, and for more than 100.
 */
function branchesValue(text, origin) {
    const names = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const distinct = new Set(names).size === names.length;
    if (!distinct || names.length > MAX_BRANCHES || !names.every(isBranch))
        throw setting_value_notUnderstood(origin);
    return names;
}
/** Git's page "git-check-ref-format" allows no white space, control or star in a branch's name. */
function isBranch(name) {
    return (name.length <= MAX_BRANCH_LENGTH &&
        /^[^\s~^:?*[\\]+$/.test(name) &&
        !name.includes('..') &&
        !holdsInvisible(name));
}

;// CONCATENATED MODULE: ../../lib/settings/catalog-line.js


/**
 * The lines of `catalogs`: `name: baseline => candidate`. Names are unique (letters, digits, `.`, `_`, `-`); a path
 * component holds at most one `*`, and both paths hold equally many. Throws the origin's code for anything else, and
 * `absolute_path`, `outside_workspace` or `invalid_path` for a path.
 */
function parseCatalogLines(text, origin) {
    const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line) => catalog_line_parseLine(line, origin));
    const names = new Set(lines.map((line) => line.name));
    if (lines.length === 0 || lines.length > MAX_CATALOGS || names.size < lines.length)
        throw setting_value_notUnderstood(origin);
    return lines;
}
function catalog_line_parseLine(line, origin) {
    const colon = line.indexOf(':');
    const paths = line.slice(colon + 1).split('=>');
    const [baseline, candidate] = paths;
    if (colon < 0 || baseline === undefined || candidate === undefined || paths.length > 2) {
        throw setting_value_notUnderstood(origin);
    }
    const parsed = {
        name: nameValue(line.slice(0, colon).trim(), origin),
        baseline: patternValue(baseline.trim(), origin),
        candidate: patternValue(candidate.trim(), origin),
    };
    if (stars(parsed.baseline) !== stars(parsed.candidate))
        throw setting_value_notUnderstood(origin);
    return parsed;
}
function patternValue(text, origin) {
    pathValue(text.replaceAll('*', 'x'), origin);
    const components = text.split('/').filter((component) => component !== '' && component !== '.');
    if (components.some((component) => stars(component) > 1))
        throw setting_value_notUnderstood(origin);
    return components.join('/');
}
function stars(text) {
    return text.split('*').length - 1;
}

;// CONCATENATED MODULE: ../../lib/settings/deciding-settings.js




/** How each is written: the input's name and the file's key. */
const DECIDING_NAMES = {
    catalogs: 'catalogs',
    baseline: 'baseline',
    candidate: 'candidate',
    candidateSource: 'candidate-source',
    artifact: 'artifact',
    captureWorkflow: 'capture-workflow',
    reviewWorkflow: 'review-workflow',
    map: 'map',
    previousBaseline: 'previous-baseline',
    format: 'format',
    owners: 'owners',
    approvals: 'approvals',
    policy: 'policy',
    policyMode: 'policy-mode',
    failOnDrift: 'fail-on-drift',
};
/** The settings that decide, each by its own rule, wherever they are written. Throws what `read` throws. */
function decidingSettings(read) {
    const names = DECIDING_NAMES;
    return {
        catalogs: read(names.catalogs, parseCatalogLines),
        baseline: read(names.baseline, pathValue),
        candidate: read(names.candidate, pathValue),
        candidateSource: read(names.candidateSource, choiceValue(['workspace', 'commit', 'artifact'])),
        artifact: read(names.artifact, lineValue),
        captureWorkflow: read(names.captureWorkflow, workflowValue),
        reviewWorkflow: read(names.reviewWorkflow, workflowValue),
        map: read(names.map, pathValue),
        previousBaseline: read(names.previousBaseline, pathValue),
        format: read(names.format, choiceValue(['auto', ...FORMATS])),
        owners: read(names.owners, ownersValue),
        approvals: read(names.approvals, countValue(0, MAX_APPROVALS)),
        policy: read(names.policy, pathValue),
        policyMode: read(names.policyMode, choiceValue(['new', 'all'])),
        failOnDrift: read(names.failOnDrift, failOnDriftValue),
    };
}

;// CONCATENATED MODULE: ../../lib/settings/yaml-mapping.js

/** A list in a mapping in a document is three. */
const DEEPEST = 8;
/**
 * Reads a YAML 1.2 mapping of the core schema whose keys are texts; the parser is loaded here, not before. An empty
 * document gives no entry. Throws GateError on `settings`, with its place: `duplicate_key`, and `invalid_settings` for
 * what is no such mapping, has a directive, a tag or an anchor on the mapping or a key, or a second document.
 */
async function readYamlMapping(text) {
    const yaml = await __nccwpck_require__.e(/* import() */ 483).then(__nccwpck_require__.t.bind(__nccwpck_require__, 3483, 19));
    const lines = new yaml.LineCounter();
    const [document, another] = documentsOf(yaml, text, lines);
    if (document === undefined)
        return [];
    if (another !== undefined)
        throw yaml_mapping_refused(lines, another.range[0]);
    const fault = document.errors[0] ?? document.warnings[0];
    if (fault !== undefined) {
        const code = fault.code === 'DUPLICATE_KEY' ? 'duplicate_key' : 'invalid_settings';
        throw new gate_error/* GateError */.u(code, 'settings', placeAt(lines, fault.pos[0]));
    }
    const { contents } = document;
    if (contents === null)
        return [];
    if (!yaml.isMap(contents) || !isBare(contents) || hasDirectives(text))
        throw yaml_mapping_refused(lines, 0);
    return contents.items.map((pair) => entryOf(yaml, pair, lines));
}
function documentsOf(yaml, text, lines) {
    const tokens = [...new yaml.Parser(lines.addNewLine).parse(text)];
    if (isDeep(tokens))
        throw yaml_mapping_refused(lines, 0);
    const composer = new yaml.Composer({
        version: '1.2',
        schema: 'core',
        strict: true,
        uniqueKeys: true,
        merge: false,
        resolveKnownTags: false,
        prettyErrors: false,
        lineCounter: lines,
    });
    return [...composer.compose(tokens)];
}
/** Composing recurses, and a stack that overflows within a regular expression ends the process. */
function isDeep(documents) {
    let level = documents;
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > DEEPEST)
            return true;
        level = level.flatMap(partsOf);
    }
    return false;
}
function partsOf(token) {
    if (token.type === 'document')
        return token.value === undefined ? [] : [token.value];
    if (!('items' in token))
        return [];
    return token.items.flatMap((item) => [item.key, item.value].flatMap((part) => part ?? []));
}
function hasDirectives(text) {
    return /^%/m.test(text);
}
function entryOf(yaml, { key, value }, lines) {
    if (!yaml.isScalar(key) || !isBare(key) || typeof key.value !== 'string')
        throw yaml_mapping_refused(lines, yaml_mapping_startOf(yaml, key));
    return {
        key: key.value,
        keyPlace: placeAt(lines, yaml_mapping_startOf(yaml, key)),
        value: yaml_mapping_textOf(yaml, value),
        valuePlace: placeAt(lines, yaml_mapping_startOf(yaml, value)),
    };
}
function yaml_mapping_textOf(yaml, node) {
    if (yaml.isSeq(node))
        return isBare(node) ? yaml_mapping_listOf(yaml, node.items) : null;
    if (!yaml.isScalar(node) || !isBare(node))
        return null;
    if (typeof node.value === 'string')
        return { kind: 'text', text: node.value };
    if (typeof node.value === 'number')
        return { kind: 'number', text: node.source ?? '' };
    if (typeof node.value === 'boolean')
        return { kind: 'boolean', text: node.source ?? '' };
    return null;
}
function yaml_mapping_listOf(yaml, items) {
    const texts = items.map((item) => yaml_mapping_textOf(yaml, item));
    const lines = texts.map((item) => (item?.kind === 'text' && !item.text.includes('\n') ? item.text : null));
    return lines.includes(null) ? null : { kind: 'list', text: lines.join('\n') };
}
/** Neither tag nor anchor: such a node means no more than it shows. */
function isBare(node) {
    return node.tag === undefined && node.anchor === undefined;
}
function yaml_mapping_startOf(yaml, node) {
    return yaml.isNode(node) ? (node.range?.[0] ?? 0) : 0;
}
function yaml_mapping_refused(lines, offset) {
    return new gate_error/* GateError */.u('invalid_settings', 'settings', placeAt(lines, offset));
}
function placeAt(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
}

;// CONCATENATED MODULE: ../../lib/settings/parse-settings-file.js





const IGNORE = 'ignore';
const UNORDERED = 'unordered';
const GUARDED_BRANCHES = 'guarded-branches';
const OWN_KEYS = [IGNORE, UNORDERED, GUARDED_BRANCHES];
/** Every key that the file may hold. */
const SETTINGS_KEYS = [...Object.values(DECIDING_NAMES), ...OWN_KEYS];
/** Keys whose value is a list of texts; one text with a line for each is taken too. */
const parse_settings_file_LISTS = [DECIDING_NAMES.catalogs, DECIDING_NAMES.owners, ...OWN_KEYS];
/**
 * Reads the settings file: one YAML 1.2 mapping of the core schema, without tags, anchors, aliases, directives and
 * second documents; an empty file says nothing. Throws GateError, on `settings` with line and column: `too_large`
 * (over 64 KiB), `invalid_utf8`, `invalid_settings` for what is no such YAML, `duplicate_key`, `unknown_key`; on
 * `settings.` and the key: `invalid_settings` for a value that is not understood, `required_ignored` (see ignoresRequired), and `absolute_path`,
 * `outside_workspace`, `invalid_path` for paths.
 */
async function parseSettingsFile(bytes) {
    if (bytes.length > MAX_SETTINGS_BYTES)
        throw new gate_error/* GateError */.u('too_large', 'settings');
    const entries = await readYamlMapping(parse_settings_file_decoded(bytes));
    const unknown = entries.find((entry) => !SETTINGS_KEYS.includes(entry.key));
    if (unknown !== undefined)
        throw new gate_error/* GateError */.u('unknown_key', 'settings', unknown.keyPlace);
    const read = (name, parse) => {
        const entry = entries.find((each) => each.key === name);
        return entry === undefined ? null : parse(parse_settings_file_textOf(entry), originOf(entry));
    };
    return {
        ...decidingSettings(read),
        ignore: read(IGNORE, ignoredValue),
        unordered: read(UNORDERED, pointersValue),
        guardedBranches: read(GUARDED_BRANCHES, branchesValue),
    };
}
function parse_settings_file_decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw new gate_error/* GateError */.u('invalid_utf8', 'settings');
    }
}
/** The value as an input would hold it, if it is of the kind that the key asks for. */
function parse_settings_file_textOf(entry) {
    const { value } = entry;
    if (value?.kind === parse_settings_file_kindOf(entry.key))
        return value.text;
    if (value?.kind === 'text' && (parse_settings_file_LISTS.includes(entry.key) || isNew(entry)))
        return value.text;
    throw new gate_error/* GateError */.u('invalid_settings', `settings.${entry.key}`, entry.valuePlace);
}
/** The one word that this setting takes beside the booleans. */
function isNew({ key, value }) {
    return key === DECIDING_NAMES.failOnDrift && value?.text === 'new';
}
function parse_settings_file_kindOf(key) {
    if (parse_settings_file_LISTS.includes(key))
        return 'list';
    if (key === DECIDING_NAMES.failOnDrift)
        return 'boolean';
    return key === DECIDING_NAMES.approvals ? 'number' : 'text';
}
function originOf(entry) {
    const place = entry.valuePlace;
    return { field: `settings.${entry.key}`, place, code: 'invalid_settings' };
}

;// CONCATENATED MODULE: ../../lib/run/settings-file.js




const settings_file_LIMITS = { maxBytes: MAX_SETTINGS_BYTES, maxDepth: 0 };
/**
 * The settings file as a commit has it, null where it has none. Throws what the readers and `parseSettingsFile` throw.
 */
async function readSettingsFile(commits, commit) {
    const file = await commits.read(commit, SETTINGS_PATH, settings_file_LIMITS, 'settings');
    if (file.state === 'absent')
        return null;
    if (file.state !== 'present')
        throw file.error;
    return parseSettingsFile(file.value.bytes);
}
/** What is wrong with the settings file that a commit has; null where it can be read, is not there, or cannot be had. */
async function settingsFault(commits, commit) {
    const file = await commits.read(commit, SETTINGS_PATH, settings_file_LIMITS, 'settings');
    if (file.state === 'invalid')
        return file.error;
    if (file.state !== 'present')
        return null;
    try {
        await parseSettingsFile(file.value.bytes);
        return null;
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return error;
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/patterns/hides-diff.js

/** Attributes that make GitHub fold a file's diff away or show none, each with the states that do. */
const HIDING = new Map([
    ['diff', ['unset']],
    ['binary', ['set']],
    ['linguist-generated', ['set', 'true']],
]);
/**
 * Reads the text of a `.gitattributes` once for many paths. It hides a diff by `-diff`, `binary` or
 * `linguist-generated`, directly or through a macro of the same file, the last line that says something
 * of an attribute winning. A hint for readers: from the first to the last bracket of a name, a pattern counts as
 * matching whatever stands there. Source: Git's page "gitattributes" and GitHub's "Customizing how changed files
 * appear".
 */
function hidingDiffs(attributes) {
    const lines = attributes.split('\n').map(patternAndWords);
    const macros = new Map(lines.filter(isMacro).map(([name, words]) => [name.slice(MACRO.length), words]));
    const rules = lines
        .filter((line) => !isMacro(line) && line[0] !== '')
        .map(([pattern, words]) => ({ pattern: globOf(pattern), words }));
    return (path) => {
        const words = rules.flatMap((rule) => (fitsGlob(rule.pattern, path) ? rule.words : []));
        const states = new Map([...withMacros(words, macros)].reverse().map(hides_diff_stateOf));
        return [...HIDING].some(([name, hiding]) => hiding.includes(states.get(name) ?? ''));
    };
}
const MACRO = '[attr]';
function isMacro([pattern]) {
    return pattern.startsWith(MACRO);
}
/**
 * Words and what each stands for as a macro, the last first. Each is there once, since what comes later in the file
 * wins: macros of macros cost no more than their text.
 */
function withMacros(words, macros) {
    const seen = new Set();
    const open = [...words];
    for (let word = open.pop(); word !== undefined; word = open.pop()) {
        if (seen.has(word))
            continue;
        seen.add(word);
        for (const meant of macros.get(word) ?? [])
            open.push(meant);
    }
    return seen;
}
function patternAndWords(line) {
    const quoted = /^\s*"((?:[^"\\]|\\.)*)"(.*)$/.exec(line);
    const [first = '', ...rest] = (quoted?.[2] ?? line).split(/\s+/).filter((word) => word !== '');
    if (quoted === null)
        return first.startsWith('#') ? ['', []] : [first, rest];
    return [unquoted(quoted[1] ?? ''), first === '' ? rest : [first, ...rest]];
}
const hides_diff_LETTERS = new Map(['a\u0007', 'b\b', 't\t', 'n\n', 'v\v', 'f\f', 'r\r'].map(([letter = '', meant = '']) => [letter, meant]));
/** What a quoted pattern stands for: escapes as in C, three octal digits for a byte. */
function unquoted(text) {
    const bytes = Buffer.from(text)
        .toString('latin1')
        .replace(/\\([0-3][0-7]{2}|[^])/g, (_, escape) => escape.length === 3 ? String.fromCharCode(Number.parseInt(escape, 8)) : (hides_diff_LETTERS.get(escape) ?? escape));
    return Buffer.from(bytes, 'latin1').toString();
}
/** A pattern without a slash goes for a name at any depth; a directory's pattern says nothing of what is in it. */
function globOf(pattern) {
    const components = pattern.replace(/^\//, '').split('/').map(withoutBrackets);
    return glob(pattern.includes('/') ? components : ['**', ...components]);
}
function withoutBrackets(component) {
    const [start, end] = [component.indexOf('['), component.lastIndexOf(']')];
    return start < 0 || end < start ? component : `${component.slice(0, start)}*${component.slice(end + 1)}`;
}
function hides_diff_stateOf(word) {
    if (word.startsWith('-'))
        return [word.slice(1), 'unset'];
    if (word.startsWith('!'))
        return [word.slice(1), 'unspecified'];
    const [name = '', value] = word.split('=');
    return [name, value ?? 'set'];
}

;// CONCATENATED MODULE: ../../lib/run/suppressed-diffs.js



const ATTRIBUTES = '.gitattributes';
const suppressed_diffs_LIMITS = { maxBytes: MAX_ATTRIBUTES_BYTES, maxDepth: 0 };
/** Characters of attributes times characters of paths: to match them can take that many steps. */
const suppressed_diffs_MAX_STEPS = 1_000_000_000;
/**
 * A notice for each of the paths whose diff a `.gitattributes` hides at `head` and did not at `base`. Only a hint: what
 * has changed and is over 64 KiB, or takes too long to ask for all paths, counts as hiding, since it might; what cannot
 * be read is left out.
 */
async function suppressedDiffs(commits, base, head, paths, maxSteps = suppressed_diffs_MAX_STEPS) {
    const hides = hidingIn(commits, maxSteps);
    const notices = [];
    for (const path of paths) {
        const before = await attributesFor(commits, base, path);
        const after = await attributesFor(commits, head, path);
        if (after.every(({ id }, index) => id === before[index]?.id))
            continue;
        if ((await hides(head, after)) !== 'no' && (await hides(base, before)) !== 'yes') {
            notices.push({ code: 'diff_hidden', path, permission: null });
        }
    }
    return notices;
}
/** The attributes of each directory from the root to a path. */
async function attributesFor(commits, commit, path) {
    const names = path.split('/');
    const found = [];
    for (const [depth] of names.entries()) {
        const place = [...names.slice(0, depth), ATTRIBUTES].join('/');
        const file = await commits.find(commit, place, 'attributes');
        const id = file.state === 'present' ? `${file.value.mode} ${file.value.id}` : '';
        found.push({ id, place, below: names.slice(depth).join('/') });
    }
    return found;
}
/** Whether any of some attributes hides the diff of its path; `perhaps` where nobody knows or that takes too long. */
function hidingIn(commits, maxSteps) {
    const read = new Map();
    let steps = 0;
    return async (commit, files) => {
        let answer = 'no';
        for (const { id, place, below } of files) {
            if (id === '')
                continue;
            const rules = await memoizeAsync(read, id, () => suppressed_diffs_rulesAt(commits, commit, place));
            if (rules === 'too large')
                answer = 'perhaps';
            else {
                steps += rules.length * below.length;
                if (steps > maxSteps)
                    return 'perhaps';
                if (rules.hides(below))
                    return 'yes';
            }
        }
        return answer;
    };
}
async function suppressed_diffs_rulesAt(commits, commit, place) {
    const file = await commits.read(commit, place, suppressed_diffs_LIMITS, 'attributes');
    if (file.state === 'unavailable' && file.error.code === 'too_large')
        return 'too large';
    const text = file.state === 'present' ? new TextDecoder().decode(file.value.bytes) : '';
    return { length: text.length, hides: hidingDiffs(text) };
}

;// CONCATENATED MODULE: ../../lib/run/collect-notices.js







const AUDITED = [
    'pull_request',
    'pull_request_review',
    'pull_request_target',
    'schedule',
    'workflow_dispatch',
];
/** What a settings file is called by mistake. */
const MISNAMED_SETTINGS = SETTINGS_PATH.replace(/yml$/, 'yaml');
const NOT_GUARDED = { code: 'base_not_guarded', path: null, permission: null };
/** Whether the settings of the repository are looked into on an event. */
function isAudited(event) {
    return AUDITED.includes(event);
}
/**
 * What a reader of the report should know beside the verdict; decides nothing, and throws nothing for what cannot be
 * read.
 */
async function collectNotices(session, catalogs, policy) {
    const { commits, subject, settings } = session;
    const { base, head } = subject;
    const baselines = catalogs.map(({ evidence }) => evidence.baselinePath);
    const hidden = base === null || base === head ? [] : await suppressedDiffs(commits, base, head, baselines);
    const notInForce = { code: 'policy_not_in_force', path: settings.policy, permission: null };
    return [
        ...captureNotices(session),
        ...(await collect_notices_settingsNotices(session)),
        ...hidden,
        ...(policy.notInForce ? [notInForce] : []),
        ...(await setupNotices(session, baselines)),
    ];
}
/** Where to look why nothing was captured. */
function captureNotices({ artifact }) {
    if (artifact === null || artifact.run === null || artifact.files.state === 'present')
        return [];
    return [{ code: 'capture_run', path: artifact.run, permission: null }];
}
/** What the change brings in place of the settings, which decides nothing before it is merged. */
async function collect_notices_settingsNotices({ commits, subject }) {
    const { base, head } = subject;
    if (base === null || base === head)
        return [];
    const misnamed = await commits.find(head, MISNAMED_SETTINGS, 'settings');
    const notices = misnamed.state === 'present'
        ? [{ code: 'settings_misnamed', path: MISNAMED_SETTINGS, permission: null }]
        : [];
    if (await isSameObject(commits, base, head, SETTINGS_PATH))
        return notices;
    const error = await settingsFault(commits, head);
    return error === null
        ? notices
        : [...notices, { code: 'settings_invalid', path: SETTINGS_PATH, permission: null, error }];
}
async function setupNotices(session, baselines) {
    const { forge, commits, subject, settings, workflows } = session;
    const { rulesTip, head } = subject;
    if (forge === null || rulesTip === null || !isAudited(subject.event))
        return [];
    const files = gateFiles({ ...settings, workflows }).map(({ path }) => path);
    const notGuarded = subject.ownBranch === subject.baseBranch ? [] : [NOT_GUARDED];
    const rules = await decidingNothing(async () => forge.auditRules({
        branch: subject.baseBranch,
        checkName: settings.checkRun ? checkRunName(settings.id ?? '') : null,
        codeOwners: await readCodeOwners(commits, rulesTip),
        protectedPaths: [...baselines, ...files],
        asked: await codeOwnersPaths(commits, [rulesTip, head], baselines),
    }));
    return [...notGuarded, ...rules];
}
/** No fault of theirs keeps a verdict from being found. */
async function decidingNothing(read) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return [{ code: 'rules_unreadable', path: null, permission: null }];
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/run/collect-evidence.js








/**
 * Everything that the verdict of a session is decided from. Reviews are read last. What concerns
 * one catalog is said of that catalog. Throws the GateError of what keeps the whole step from being decided.
 */
async function collectEvidence(session, reader) {
    const { commits, workspace, subject, settings } = session;
    const { pairs, errors } = await listPairs(commits, workspace, subject, settings, session.artifact);
    const policy = await readPolicyFile(commits, subject, settings.policy, settings.limits);
    await commits.prefetch(collect_evidence_placesOf(pairs, subject, settings), settings.limits);
    const catalogs = [];
    for (const pair of pairs)
        catalogs.push(await collectCatalog(pair, session, reader, policy));
    const [notices, { files, approvals, workflowApprovals, fault }] = await Promise.all([
        collectNotices(session, catalogs, policy),
        filesOrFault(session, reader, catalogs),
    ]);
    return {
        event: subject.event,
        catalogs: catalogs.map(({ evidence }) => evidence),
        files,
        approvals,
        workflowApprovals,
        failOnDrift: settings.failOnDrift,
        fault: errors[0] ?? fault,
        blockingError: subject.blockingError,
        notices,
    };
}
/** The committed files that are going to be read. */
function collect_evidence_placesOf(pairs, { base, head, baseTip }, settings) {
    return pairs.flatMap(({ baseline, candidate }) => [
        ...[base, head, baseTip].flatMap((commit) => (commit === null ? [] : [{ commit, path: baseline }])),
        ...(settings.candidateSource === 'commit' ? [{ commit: head, path: candidate }] : []),
    ]);
}
/** Where a protected file cannot be compared, the catalogs still are worth a report. */
async function filesOrFault(session, reader, catalogs) {
    try {
        return { ...(await protectedFiles(session, reader, catalogs)), fault: null };
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        return { files: [], ...neededApprovals(rulesOf(null, session.settings)), fault: error };
    }
}
/** A baseline that cannot be had is not compared here: its catalog says so. The audit of a push reads other commits. */
function protectedFiles({ commits, subject, settings, workflows, forge }, reader, catalogs) {
    const isComparable = ({ base, head }) => subject.event === 'push' || (base.state !== 'unavailable' && head.state !== 'unavailable');
    return collectFiles({
        change: subject,
        source: {
            commits,
            readBaseline: async (commit, path) => collect_catalog_catalogOf(await reader.at(commit, { path, field: 'baseline', format: baselineFormat(settings) })),
        },
        rules: rulesOf(null, settings),
        rulesAt: async (commit) => rulesOf(await readSettingsFile(commits, commit), settings),
        baselines: catalogs.map(({ evidence }) => ({ catalog: evidence.name, path: evidence.baselinePath })),
        watched: catalogs.filter(isComparable).map(({ evidence }) => ({
            catalog: evidence.name,
            path: evidence.baselinePath,
            previousPath: evidence.previousBaselinePath,
        })),
        patterns: settings.catalogs.map(({ baseline }) => baseline).filter((path) => path.includes('*')),
        gateFiles: gateFiles({ ...settings, workflows }),
        forge,
    });
}
/** The rules as a settings file has them, without one as they are in force now. */
function rulesOf(file, settings) {
    const approvals = file?.approvals ?? settings.approvals;
    const isOff = file === null ? settings.approvalsOff : file.approvals === 0;
    return {
        owners: file?.owners ?? settings.owners,
        approvals,
        workflowApprovals: isOff ? 0 : Math.max(1, approvals),
    };
}

;// CONCATENATED MODULE: ../../lib/run/decide-session.js




/**
 * Collects and decides; where tools drift, what the base branch has of them is collected too, and it is decided again.
 * Throws what `collectEvidence` throws.
 */
async function decideSession(session) {
    const reader = catalogReader(session.commits, session.workspace, session.settings);
    const collected = await collectEvidence(session, reader);
    const decision = decide(collected);
    const evidence = await withBaseBranch(collected, decision, session, reader);
    return evidence === null ? { evidence: collected, decision } : { evidence, decision: decide(evidence) };
}

;// CONCATENATED MODULE: ../../lib/github/read/branch.js


/**
 * A branch as it is now (GitHub's page "Get a branch"). Throws GateError
 * `commit_not_found` where there is none, `github_unavailable` for an answer that is not understood, and what the
 * client throws.
 */
async function readBranch(api, repository, branch) {
    const { status, data } = await api.request('GET /repos/{owner}/{repo}/branches/{branch}', {
        ...repository,
        branch,
    });
    if (status !== 200)
        throw new gate_error/* GateError */.u('commit_not_found', 'base-branch');
    const tip = objectIdAt(data, 'commit', 'sha');
    const isProtected = flagAt(data, 'protected');
    if (tip === null || isProtected === null)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return { tip, isProtected };
}
/** The commit that a branch stands at now; throws as `readBranch` does. */
async function branchTip(api, repository, branch) {
    return (await readBranch(api, repository, branch)).tip;
}
/**
 * The name of the default branch. Throws GateError `permission_missing` where GitHub shows no such repository to the token,
 * `github_unavailable`, and what the client throws.
 */
async function readDefaultBranch(api, repository) {
    const { status, data } = await api.request('GET /repos/{owner}/{repo}', { ...repository });
    if (status === 404)
        throw new gate_error/* GateError */.u('permission_missing', 'metadata: read');
    const name = answer_textAt(data, 'default_branch');
    if (name === null)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return name;
}

;// CONCATENATED MODULE: ../../lib/github/read/shared-head.js



const PULLS = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
const shared_head_MAX_PAGES = 5;
/**
 * A check belongs to a commit, not to a pull request: a pass into one branch would stand for another open pull request
 * of the same head into another branch, where another catalog was approved. GitHub would not tell whose pass it is, so
 * only one into the default branch may have company. GateError `head_shared` where there is another, else null; of the
 * default branch nothing is asked. Throws what the client throws.
 */
async function sharedHead(api, pull) {
    const { repository, head, baseBranch } = pull;
    const defaultBranch = pull.defaultBranch ?? (await readDefaultBranch(api, repository));
    if (baseBranch === defaultBranch)
        return null;
    const others = await completeList(api, PULLS, { ...repository, commit_sha: head }, shared_head_MAX_PAGES);
    const shared = others.some((other) => answer_textAt(other, 'state') === 'open' &&
        objectIdAt(other, 'head', 'sha') === head &&
        answer_textAt(other, 'base', 'ref') !== baseBranch);
    return shared ? new gate_error/* GateError */.u('head_shared', 'pull-request') : null;
}

;// CONCATENATED MODULE: ../../lib/run/recheck.js


const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
/**
 * Reads the pull request once more, as the last thing before a pass; null where it still is what was decided about, or
 * where the event is not about one, or where there is no token to ask with. The error says what is not so any more: `pull_request_closed`, `retargeted`,
 * `head_moved`, or `head_shared` (see `sharedHead`); a pull request that cannot be read is the error that kept it from
 * being read.
 */
async function recheck(api, subject) {
    if (api === null)
        return null;
    if (subject.pullRequest === null || subject.pullRequestHead === null)
        return null;
    try {
        const { status, data } = await api.request(ROUTE, {
            ...subject.repository,
            pull_number: subject.pullRequest,
        });
        if (status !== 200)
            return new gate_error/* GateError */.u('github_unavailable', 'github');
        if (answer_textAt(data, 'state') !== 'open')
            return new gate_error/* GateError */.u('pull_request_closed', 'pull-request');
        if (answer_textAt(data, 'base', 'ref') !== subject.ownBranch)
            return new gate_error/* GateError */.u('retargeted', 'pull-request');
        if (objectIdAt(data, 'head', 'sha') !== subject.pullRequestHead)
            return new gate_error/* GateError */.u('head_moved', 'pull-request');
        const defaultBranch = answer_textAt(data, 'base', 'repo', 'default_branch');
        if (defaultBranch !== null && subject.defaultBranch !== null && defaultBranch !== subject.defaultBranch)
            return new gate_error/* GateError */.u('default_branch_changed', 'pull-request');
        const { repository, ownBranch: baseBranch, pullRequestHead: head } = subject;
        return await sharedHead(api, { repository, baseBranch, head, defaultBranch });
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return error;
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/github/read/merge-base.js


/**
 * The merge base of two commits where it is the only one. A history that crosses has several; GitHub then names the one
 * that the dates of the commits favour, while Git merges on top of all of them, so that what is unchanged since the one
 * can still be taken back. It is the only one where as many commits of the head are new to it as to the base: whatever
 * else both sides share would be new to it alone. Throws as `mergeBase` does, also where there are several.
 */
async function soleMergeBase(api, repository, base, head) {
    const { commit: found, ahead } = await merge_base_compared(api, repository, base, head);
    if (found === base || found === head)
        return found;
    const above = await merge_base_compared(api, repository, found, head);
    if (above.ahead !== ahead)
        throw merge_base_unknown();
    return found;
}
/**
 * A merge base of two commits as GitHub's compare call tells it; a shallow clone can tell a wrong one. Throws
 * GateError `merge_base_unknown` where there is none or an answer is not understood, and what the client throws.
 * Source: GitHub's page "Compare two commits".
 */
async function mergeBase(api, repository, base, head) {
    return (await merge_base_compared(api, repository, base, head)).commit;
}
/**
 * Whether a commit can be reached from another one; not where nothing leads from one to the other. Throws what the
 * client throws.
 */
async function isAncestor(api, repository, commit, of) {
    try {
        return (await merge_base_compared(api, repository, of, commit)).ahead === 0;
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u && error.code === 'merge_base_unknown')
            return false;
        throw error;
    }
}
/** A merge base, and how many commits the head has that the base has not. */
async function merge_base_compared(api, repository, base, head) {
    const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
    const { status, data } = await api.request(route, {
        ...repository,
        basehead: `${base}...${head}`,
        per_page: 100,
        page: 1,
    });
    const commit = status === 200 ? objectIdAt(data, 'merge_base_commit', 'sha') : null;
    const ahead = countAt(data, 'total_commits');
    if (commit === null || ahead === null)
        throw merge_base_unknown();
    return { commit, ahead };
}
function merge_base_unknown() {
    return new gate_error/* GateError */.u('merge_base_unknown', 'pull-request');
}

;// CONCATENATED MODULE: ../../lib/github/api/account.js


/** The account in an untrusted answer; null where there is none, as GitHub answers for one that was deleted. */
function readAccount(value) {
    const login = answer_textAt(value, 'login');
    return login === null ? null : { id: countAt(value, 'id'), login, type: typeOf(value, login) };
}
/** Whether two are one account: by id where both have one, else by login. */
function sameAccount(a, b) {
    return a.id !== null && b.id !== null ? a.id === b.id : sameLogin(a.login, b.login);
}
function typeOf(value, login) {
    const type = answer_textAt(value, 'type');
    if (type === 'Bot' || login.endsWith('[bot]'))
        return 'Bot';
    return type === 'User' ? 'User' : 'Unknown';
}

;// CONCATENATED MODULE: ../../lib/github/read/pull-request.js


const pull_request_ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
/**
 * Reads a pull request. Throws what the client throws, GateError `permission_missing` where GitHub hides it, and
 * `github_unavailable` for an answer that is not understood.
 */
async function readPullRequest(api, repository, number) {
    const { status, data } = await api.request(pull_request_ROUTE, { ...repository, pull_number: number });
    if (status === 404)
        throw new gate_error/* GateError */.u('permission_missing', 'pull-requests: read');
    const head = objectIdAt(data, 'head', 'sha');
    const headBranch = answer_textAt(data, 'head', 'ref');
    if (status !== 200 || head === null || headBranch === null)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return {
        number,
        author: readAccount(at(data, 'user')),
        head,
        headBranch,
        headRepository: pull_request_readRepository(at(data, 'head', 'repo')),
    };
}
function pull_request_readRepository(value) {
    const owner = answer_textAt(value, 'owner', 'login');
    const repo = answer_textAt(value, 'name');
    return owner === null || repo === null ? null : { owner, repo };
}

;// CONCATENATED MODULE: ../../lib/github/read/reviews.js




const reviews_MAX_PAGES = MAX_REVIEWS / 100;
const reviews_LIST = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const DELETED = '';
/**
 * The standing review of everybody who reviewed a pull request: their last that is not a comment, over all pages. A
 * dismissal cancels what stood before it. People are told apart by account id, since a login can change; deleted
 * accounts come together as one. In the order of everybody's first review. Throws what the client throws,
 * `permission_missing` and `github_unavailable`, the latter for a state that is not known too: what it would mean for
 * an earlier approval is not known either.
 */
async function readStandingReviews(api, repository, pullRequest) {
    const items = await completeList(api, reviews_LIST, { ...repository, pull_number: pullRequest }, reviews_MAX_PAGES);
    const standing = new Map();
    for (const item of items) {
        const review = reviews_readReview(item);
        const person = reviews_keyOf(review.account);
        const earlier = standing.get(person);
        if (earlier === undefined || review.standing !== 'NONE')
            standing.set(person, review);
    }
    return [...standing.values()];
}
function reviews_keyOf(account) {
    if (account === null)
        return DELETED;
    return account.id === null ? `login ${foldLogin(account.login)}` : `id ${account.id}`;
}
function reviews_readReview(item) {
    const account = readAccount(at(item, 'user'));
    const standing = standingOf(answer_textAt(item, 'state'));
    if (standing === 'NONE')
        return { account, standing, commit: null, submittedAt: null };
    return { account, standing, commit: objectIdAt(item, 'commit_id'), submittedAt: readTime(item) };
}
function standingOf(state) {
    switch (state) {
        case 'APPROVED':
        case 'CHANGES_REQUESTED':
        case 'DISMISSED':
            return state;
        case 'COMMENTED':
        case 'PENDING':
            return 'NONE';
        default:
            throw new gate_error/* GateError */.u('github_unavailable', 'github');
    }
}
function readTime(item) {
    const time = Date.parse(answer_textAt(item, 'submitted_at') ?? '');
    return Number.isNaN(time) ? null : time;
}

;// CONCATENATED MODULE: ../../lib/github/read/teams.js




const teams_MEMBERS = 'GET /orgs/{org}/teams/{team_slug}/members';
const MEMBERSHIP = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
/** Pages of 100 members. */
const teams_MAX_PAGES = 3;
const LIMITED = { known: false, permission: null, limit: 'too_many_requests' };
/**
 * Teams as a token may read them (`members: read`, which a workflow's own token cannot have). A team is listed once,
 * however many people are asked about: GitHub lists active members, those of the teams below it too, and answers 404 for
 * a team that the token may not see. Where it has more members than are listed, the others are looked up one by one. A slug
 * has no upper case, however CODEOWNERS spells it. `mayAsk` tells before each call whether it may be made.
 * Source: GitHub's pages "List team members" and "Get team membership for a user".
 */
function readTeams(api, mayAsk) {
    const teams = new Map();
    const memberships = new Map();
    const membersOf = (organization, team) => memoizeAsync(teams, `${organization}/${team}`, async () => {
        const logins = new Set();
        let isComplete = false;
        let isUnderstood = true;
        for (let page = 1; page <= teams_MAX_PAGES && !isComplete && mayAsk(); page += 1) {
            const parameters = { org: organization, team_slug: team, page };
            const { status, items, complete } = await api.paginate(teams_MEMBERS, parameters, 1);
            if (status !== 200)
                throw teams_unreadable();
            const members = items.flatMap((item) => readAccount(item)?.login ?? []);
            for (const login of members)
                logins.add(foldLogin(login));
            isUnderstood &&= members.length === items.length;
            isComplete = complete;
        }
        return { logins, isComplete: isComplete && isUnderstood };
    });
    const lookUp = (organization, team, login) => {
        const key = `${organization}/${team}/${login}`;
        if (!memberships.has(key) && !mayAsk())
            return Promise.resolve(LIMITED);
        return memoizeAsync(memberships, key, () => known(async () => {
            const { status, data } = await api.request(MEMBERSHIP, {
                org: organization,
                team_slug: team,
                username: login,
            });
            if (status === 200)
                return answer_textAt(data, 'state') === 'active';
            if (status === 404)
                return false;
            throw teams_unreadable();
        }));
    };
    return {
        async isMember(organization, team, login) {
            const slug = foldLogin(team);
            const members = await known(() => membersOf(organization, slug));
            if (!members.known)
                return members;
            const { logins, isComplete } = members.value;
            const isListed = logins.has(foldLogin(login));
            return isListed || isComplete ? { known: true, value: isListed } : lookUp(organization, slug, login);
        },
    };
}
function teams_unreadable() {
    return new gate_error/* GateError */.u('permission_missing', 'members: read');
}

;// CONCATENATED MODULE: ../../lib/github/read/write-access.js


const PERMISSION = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
const WRITING = new Set(['write', 'admin']);
const WRITING_ROLES = new Set(['write', 'maintain', 'admin']);
/**
 * Whether an account may write to the repository: its `permission` is `write` (which `maintain` counts as) or `admin`.
 * No for one that GitHub does not know here, and for another account that has taken the login since. GitHub's page "Get
 * repository permissions for a user"; a review's `author_association` is no permission.
 */
function readWriteAccess(api, repository, account) {
    return known(async () => {
        const { status, data } = await api.request(PERMISSION, { ...repository, username: account.login });
        if (status === 404)
            return false;
        if (status !== 200)
            throw new gate_error/* GateError */.u('github_unavailable', 'github');
        return isSame(data, account) && canWrite(data);
    });
}
function isSame(data, account) {
    const id = countAt(data, 'user', 'id');
    return id === null || account.id === null || id === account.id;
}
function canWrite(data) {
    return WRITING.has(answer_textAt(data, 'permission') ?? '') || WRITING_ROLES.has(answer_textAt(data, 'role_name') ?? '');
}

;// CONCATENATED MODULE: ../../lib/github/read/path-history.js



const PAGE = 100;
const PATHS_IN_QUERY = 20;
/** Authors, and parents, of one commit. */
const MAX_PEOPLE = 20;
/** Commits in one query of what stands at a path. */
const ENTRIES_IN_QUERY = 100;
const path_history_REFUSALS = new Set(['FORBIDDEN', 'INSUFFICIENT_SCOPES']);
/**
 * For each path the commits of a range whose entry there differs from every parent's, with everybody who wrote them: a
 * hundred of each path in one query. A merge or a rebase alone makes nobody an author, and neither does committing. A
 * commit of the base can still be among them where histories cross: ask `isAncestor` of one that matters. Unknown is a
 * path that more than MAX_PATH_COMMITS commits touch, or whose further pages are more than `mayAsk` allows, which is asked
 * before each query beside the first ones. Throws what the client throws, GateError `permission_missing`, and
 * `github_unavailable` where the answer is incomplete or not understood.
 * Source: GitHub's GraphQL reference, `Commit.history` and `Commit.authors`.
 */
async function readPathHistories(api, repository, range, paths, mayAsk) {
    const histories = new Map();
    let open = [...new Set(paths)].map(unread);
    while (open.length > 0) {
        const asked = open.slice(0, PATHS_IN_QUERY);
        if (asked.every(({ pages }) => pages > 0) && !mayAsk())
            break;
        const read = await readPages(api, repository, range, asked);
        for (const one of read.filter(({ isDone }) => isDone))
            histories.set(one.path, historyOf(one));
        open = [...open.slice(PATHS_IN_QUERY), ...read.filter(({ isDone }) => !isDone)];
    }
    for (const { path } of open)
        histories.set(path, { known: false, permission: null, limit: 'too_many_requests' });
    return histories;
}
function unread(path) {
    return { path, commits: [], known: [], pages: 0, after: null, afterBase: null, isDone: false };
}
function historyOf({ commits, known, after, afterBase }) {
    if (after !== null || afterBase !== null)
        return { known: false, permission: null, limit: 'too_many_commits' };
    const ofBase = new Set(known);
    return { known: true, value: commits.filter(({ id }) => !ofBase.has(id)) };
}
/** The next page of some paths. */
async function readPages(api, repository, { base, head }, open) {
    const variables = {};
    for (const [index, { path, after, afterBase }] of open.entries()) {
        variables[`path${index}`] = path;
        variables[`after${index}`] = after;
        variables[`afterBase${index}`] = afterBase;
    }
    const data = await ask(api, historyQuery(open.length), {
        ...repository,
        head,
        base,
        ...variables,
    });
    return open.map((one, index) => {
        const own = at(data, 'repository', `head${index}`, 'history');
        const others = at(data, 'repository', `base${index}`, 'history');
        return progressed(one, own, others);
    });
}
/** A list that has ended is not asked again, but GitHub answers its first page all the same. */
function progressed(one, own, others) {
    const [isFirst, pages] = [one.pages === 0, one.pages + 1];
    const readsOwn = isFirst || one.after !== null;
    const readsBase = isFirst || one.afterBase !== null;
    const ids = readsBase ? nodesOf(others).map((node) => path_history_understood(objectIdAt(node, 'oid'))) : [];
    const after = readsOwn ? nextOf(own) : null;
    const afterBase = readsBase ? nextOf(others) : null;
    return {
        path: one.path,
        commits: [...one.commits, ...(readsOwn ? nodesOf(own).flatMap(readCommit) : [])],
        known: [...one.known, ...ids],
        pages,
        after,
        afterBase,
        isDone: (after === null && afterBase === null) || pages >= MAX_PATH_COMMITS / PAGE,
    };
}
function historyQuery(paths) {
    const each = (text) => Array.from({ length: paths }, (_, index) => text(index));
    const variables = each((n) => `$path${n}: String!, $after${n}: String, $afterBase${n}: String`);
    const fields = each((n) => `head${n}: object(oid: $head) { ... on Commit { history(first: ${PAGE}, path: $path${n}, after: $after${n}) {
      pageInfo { hasNextPage endCursor }
      nodes {
        oid
        authors(first: ${MAX_PEOPLE}) { totalCount nodes { user { login databaseId } } }
        file(path: $path${n}) { mode oid }
        parents(first: ${MAX_PEOPLE}) { totalCount nodes { oid file(path: $path${n}) { mode oid } } }
      }
    } } }
    base${n}: object(oid: $base) { ... on Commit { history(first: ${PAGE}, path: $path${n}, after: $afterBase${n}) {
      pageInfo { hasNextPage endCursor }
      nodes { oid }
    } } }`);
    return `query ($owner: String!, $repo: String!, $head: GitObjectID!, $base: GitObjectID!, ${variables.join(', ')}) {
  repository(owner: $owner, name: $repo) {
    ${fields.join('\n    ')}
  }
}`;
}
/**
 * What stands at a path of some commits, ENTRIES_IN_QUERY in each query: mode and id, `absent`, or null for a commit that
 * GitHub does not have here. Throws what the client throws, and GateError `github_unavailable`.
 */
async function readEntriesAt(api, repository, commits, path) {
    const groups = Array.from({ length: Math.ceil(commits.length / ENTRIES_IN_QUERY) }, (_, index) => commits.slice(index * ENTRIES_IN_QUERY, (index + 1) * ENTRIES_IN_QUERY));
    const entries = await Promise.all(groups.map((group) => entriesOf(api, repository, group, path)));
    return new Map(entries.flat());
}
async function entriesOf(api, repository, commits, path) {
    const asked = commits
        .map((id, index) => `c${index}: object(oid: "${id}") { ... on Commit { oid file(path: $path) { mode oid } } }`)
        .join(' ');
    const query = `query ($owner: String!, $repo: String!, $path: String!) { repository(owner: $owner, name: $repo) { ${asked} } }`;
    const data = await ask(api, query, { ...repository, path });
    return commits.map((id, index) => {
        const commit = at(data, 'repository', `c${index}`);
        return [id, objectIdAt(commit, 'oid') === id ? path_history_entryOf(commit) : null];
    });
}
async function ask(api, query, variables) {
    const { data, errors } = await api.graphql(query, variables);
    if (errors.some((error) => path_history_REFUSALS.has(error)))
        throw new gate_error/* GateError */.u('permission_missing', 'contents: read');
    if (errors.length > 0)
        throw path_history_notUnderstood();
    return data;
}
/** None where the commit left the path as one of its parents has it: GitHub lists what differs from any. */
function readCommit(node) {
    const people = completeNodes(at(node, 'authors'));
    const parents = completeNodes(at(node, 'parents'));
    const now = path_history_entryOf(node);
    const isChange = parents.length === 0 ? now !== ABSENT : parents.every((parent) => path_history_entryOf(parent) !== now);
    if (!isChange)
        return [];
    const authors = people.map(readAuthor);
    return [
        {
            id: path_history_understood(objectIdAt(node, 'oid')),
            parents: parents.map((parent) => path_history_understood(objectIdAt(parent, 'oid'))),
            authors: authors.flatMap((author) => author ?? []),
            hasUnknownAuthor: authors.length === 0 || authors.includes(null),
        },
    ];
}
/** GitHub's `User` is a person's; of a bot's commit it names nobody. */
function readAuthor(node) {
    const login = answer_textAt(node, 'user', 'login');
    return login === null ? null : { id: countAt(node, 'user', 'databaseId'), login, type: 'User' };
}
const ABSENT = 'absent';
function path_history_entryOf(node) {
    const id = objectIdAt(node, 'file', 'oid');
    return id === null ? ABSENT : `${String(countAt(node, 'file', 'mode'))} ${id}`;
}
function nodesOf(connection) {
    return path_history_understood(listAt(connection, 'nodes'));
}
function completeNodes(connection) {
    const nodes = nodesOf(connection);
    if (countAt(connection, 'totalCount') !== nodes.length)
        throw path_history_notUnderstood();
    return nodes;
}
/** Where the next page begins, null where there is none. */
function nextOf(connection) {
    const hasNext = path_history_understood(flagAt(connection, 'pageInfo', 'hasNextPage'));
    return hasNext ? path_history_understood(answer_textAt(connection, 'pageInfo', 'endCursor')) : null;
}
function path_history_understood(value) {
    if (value === null)
        throw path_history_notUnderstood();
    return value;
}
function path_history_notUnderstood() {
    return new gate_error/* GateError */.u('github_unavailable', 'github');
}

;// CONCATENATED MODULE: ../../lib/github/read/unknown-owners.js


const ERRORS = 'GET /repos/{owner}/{repo}/codeowners/errors';
/**
 * Owners that GitHub knows no account or team for, as CODEOWNERS of the default branch writes them; none where it does
 * not tell, since a hint decides nothing. Source: GitHub's page "List CODEOWNERS errors".
 */
async function readUnknownOwners(api, repository) {
    try {
        const { data } = await api.request(ERRORS, { ...repository });
        return (listAt(data, 'errors') ?? []).flatMap(ownersIn);
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return [];
        throw error;
    }
}
/** The error shows a line, and the column from 1 at which the owner begins in it. */
function ownersIn(error) {
    if (answer_textAt(error, 'kind') !== 'Unknown owner')
        return [];
    const column = countAt(error, 'column') ?? 0;
    const [owner = ''] = (answer_textAt(error, 'source') ?? '').slice(Math.max(0, column - 1)).split(/\s/);
    return owner === '' ? [] : [owner];
}

;// CONCATENATED MODULE: ../../lib/github/read/pushers.js


const pushers_LIST = 'GET /repos/{owner}/{repo}/activity';
const pushers_MAX_PAGES = 3;
const NO_COMMIT = /^0+$/;
/**
 * Who pushed to a branch of a repository (a fork's branch at the fork), as far as the activity API tells. What GitHub
 * refuses is not thrown but `complete: false`, since an unknown pusher disqualifies nobody.
 */
async function readPushes(api, repository, branch) {
    try {
        const parameters = { ...repository, ref: `refs/heads/${branch}` };
        const { status, items, complete } = await api.paginate(pushers_LIST, parameters, pushers_MAX_PAGES);
        const pushes = items.filter((item) => !isDeletion(item)).map(readPush);
        return {
            pushes: pushes.flatMap((push) => push ?? []),
            complete: status === 200 && complete && !pushes.includes(null),
        };
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return { pushes: [], complete: false };
        throw error;
    }
}
function isDeletion(item) {
    return isNoCommit(objectIdAt(item, 'after'));
}
/** null where the pusher (a deleted account) or a commit is not told. */
function readPush(item) {
    const actor = readAccount(at(item, 'actor'));
    const after = objectIdAt(item, 'after');
    const before = objectIdAt(item, 'before');
    if (actor === null || after === null || before === null)
        return null;
    return { actor, before: isNoCommit(before) ? null : before, after };
}
function isNoCommit(id) {
    return id !== null && NO_COMMIT.test(id);
}

;// CONCATENATED MODULE: ../../lib/approval/allowance.js
/**
 * How many calls what is asked about reviews may take together. A fact says before it is read what it can cost, so that
 * the same reviews always come to the same end, however long GitHub takes to answer. What is taken is taken from `whole`, too.
 */
function allowanceOf(calls, whole = null) {
    let left = calls;
    return {
        take(wanted) {
            if (wanted > left || whole?.take(wanted) === false)
                return false;
            left -= wanted;
            return true;
        },
    };
}

;// CONCATENATED MODULE: ../../lib/approval/change-authors.js


/** Commits of one person that are looked into; of more, one is taken to have changed the meaning. */
const MAX_OWN_COMMITS = 3;
/**
 * Whether one of the commits of a person (see ownCommits) is the pull request's own and a change of meaning from each of
 * its parents: white space alone makes nobody an author. Throws what the source throws. Source: design.md, "Approval".
 */
async function wroteChange(own, source) {
    for (const commit of own.slice(0, MAX_OWN_COMMITS)) {
        if (!(await source.isInBase(commit.id)) && (await isChange(commit, source)))
            return true;
    }
    return own.length > MAX_OWN_COMMITS;
}
/** The commits that an account is author or co-author of. */
function ownCommits(account, commits) {
    return commits.filter(({ authors }) => authors.some((author) => sameAccount(author, account)));
}
/** Ids of the commits one of whose authors has no GitHub account, sorted. */
function withUnknownAuthors(commits) {
    return commits
        .filter(({ hasUnknownAuthor }) => hasUnknownAuthor)
        .map(({ id }) => id)
        .sort(text_order_compareCodePoints);
}
async function isChange({ id, parents }, source) {
    for (const parent of parents) {
        if (await source.isSameMeaning(parent, id))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ../../lib/approval/ownership.js

/**
 * Whether an account owns a file now: `owners` (`@user`, `@org/team` or an e-mail address) names it, or a team that
 * it is an active member of. Who is established to have no write access owns nothing by team, whether or not the team
 * can be read (GitHub's page "About code owners"). An e-mail address cannot be matched to an account, so with one among
 * the owners nobody else is established to be none.
 */
async function readOwnership(account, owners, canWrite, teams) {
    if (owners.some((owner) => isUser(owner) && sameLogin(owner.slice(1), account.login)))
        return answer(true);
    if (account.type === 'Bot')
        return answer(false);
    const others = owners.filter((owner) => !isUser(owner));
    if (others.length === 0)
        return answer(false);
    const named = await ownership_isNamed(account, others, teams);
    if (named.known && !named.value)
        return named;
    const access = await canWrite();
    return access.known && !access.value ? access : named;
}
async function ownership_isNamed(account, owners, teams) {
    let unread = owners.some(isEmail) ? { known: false, permission: null } : null;
    for (const { organization, team } of owners.flatMap(teamOf)) {
        const member = await teams.isMember(organization, team, account.login);
        if (member.known && member.value)
            return member;
        if (!member.known)
            unread = member;
    }
    return unread ?? answer(false);
}
/** More owners than these are not looked into one by one: one of them will do. */
const MAX_LOOKED_INTO = 3;
/** Owners who can approve nothing, where they are so few that it may be all of them. What cannot be read is no fault. */
async function ownerFaults(owners, source) {
    if (owners.length > MAX_LOOKED_INTO)
        return [];
    const faults = [];
    for (const owner of owners) {
        const code = await ownership_faultOf(owner, source);
        if (code !== null)
            faults.push({ owner, code });
    }
    return faults;
}
async function ownership_faultOf(owner, source) {
    if (isEmail(owner))
        return 'email_address';
    const isUnknown = async () => (await source.unknownOwners()).map(foldLogin).includes(foldLogin(owner));
    if (!isUser(owner))
        return (await isUnknown()) ? 'unknown_owner' : null;
    const login = owner.slice(1);
    if (source.author !== null && sameLogin(source.author.login, login))
        return 'is_author';
    const access = await source.canWrite({ id: null, login, type: 'Unknown' });
    if (!access.known || access.value)
        return null;
    return (await isUnknown()) ? 'unknown_owner' : 'no_write_access';
}
function answer(value) {
    return { known: true, value };
}
function isUser(owner) {
    return owner.startsWith('@') && !owner.includes('/');
}
function isEmail(owner) {
    return !owner.startsWith('@');
}
function teamOf(owner) {
    const [, organization, team] = /^@([^/]+)\/([^/]+)$/.exec(owner) ?? [];
    return organization === undefined || team === undefined ? [] : [{ organization, team }];
}

;// CONCATENATED MODULE: ../../lib/approval/approval-facts.js








/** A fact that was not looked into. */
const approval_facts_LIMITED = { known: false, permission: null, limit: 'too_many_requests' };
/** What files at any number of commits take at most where they are fetched together: their trees, their contents. */
const OBJECT_CALLS = 2;
/**
 * The facts as GitHub has them, those of all files together where that saves calls. `approvals`: the most that one of them
 * needs.
 */
function approvalFacts(source, files, approvals) {
    const { api, repository, base, pullRequest } = source;
    const allowance = allowanceOf(MAX_REVIEW_CALLS + approvals + files.length);
    const ownership = allowanceOf(MAX_OWNERSHIP_CALLS, allowance);
    const membership = allowanceOf(MAX_TEAM_CALLS, allowance);
    const mayAsk = () => allowance.take(1);
    const teams = readTeams(source.ownersApi, () => membership.take(1));
    const access = new Map();
    const bases = new Map();
    const pairs = new Map();
    const looked = new Set();
    const canWrite = (account) => memoizeAsync(access, `${account.login} ${String(account.id)}`, () => allowance.take(1) ? readWriteAccess(api, repository, account) : Promise.resolve(approval_facts_LIMITED));
    /** What tells apart those whom a team names; most of the allowance is for approvals. */
    const accessOf = (account) => {
        const key = `${account.login} ${String(account.id)}`;
        if (!access.has(key) && !ownership.take(1))
            return Promise.resolve(approval_facts_LIMITED);
        return memoizeAsync(access, key, () => readWriteAccess(api, repository, account));
    };
    const baseOf = (commit) => memoizeAsync(bases, commit, () => mergeBase(api, repository, base, commit));
    const pairAt = async (file, commit) => source.pairOf(file, await baseOf(commit), commit);
    const histories = once(() => known(async () => {
        const { head } = pullRequest;
        const range = { base: await baseOf(head), head };
        return readPathHistories(api, repository, range, files.map(({ path }) => path), mayAsk);
    }));
    const commitsOf = async ({ path }) => {
        const read = await histories();
        return read.known ? (read.value.get(path) ?? { known: false, permission: null }) : read;
    };
    /** Whether the merge bases of commits are known, and everything that stands there at hand, or may be asked for. */
    const readCommits = async (commits) => {
        const fresh = [...new Set(commits)].filter((commit) => !bases.has(commit));
        if (fresh.length === 0)
            return true;
        if (!allowance.take(fresh.length + OBJECT_CALLS))
            return false;
        const found = await Promise.all(fresh.map((commit) => known(async () => [commit, await baseOf(commit)])));
        await prefetch(files, found.flatMap((one) => (one.known ? one.value : [])));
        return true;
    };
    const prefetch = async (at, commits) => {
        const places = [...new Set(commits)].flatMap((commit) => at.map(({ path }) => ({ commit, path })));
        await known(() => source.reader.prefetch(places, DEFAULT_LIMITS));
    };
    const pairsAt = async (file, commits) => {
        if (!(await readCommits(commits)))
            return commits.map(() => approval_facts_LIMITED);
        return Promise.all(commits.map((commit) => memoizeAsync(pairs, `${commit} ${file.role} ${file.path}`, () => known(() => pairAt(file, commit)))));
    };
    /** Whether what some commits changed is at hand, or may be asked for: several people can be authors of one. */
    const readOwnCommits = async (file, own) => {
        const keyOf = ({ id }) => `${id} ${file.path}`;
        const fresh = own.filter((commit) => !looked.has(keyOf(commit)));
        if (fresh.length === 0)
            return true;
        if (!allowance.take(fresh.length + OBJECT_CALLS))
            return false;
        for (const commit of fresh)
            looked.add(keyOf(commit));
        await prefetch([file], fresh.flatMap(({ id, parents: [parent] }) => [id, parent ?? id]));
        return true;
    };
    const wrote = async (account, file) => {
        const changing = await commitsOf(file);
        if (!changing.known)
            return changing;
        const own = ownCommits(account, changing.value);
        if (own.length === 0)
            return { known: true, value: false };
        if (!(await readOwnCommits(file, own.slice(0, MAX_OWN_COMMITS))))
            return approval_facts_LIMITED;
        return known(() => wroteChange(own, {
            isInBase: (commit) => isAncestor(api, repository, commit, base),
            isSameMeaning: async (one, other) => {
                const pair = await source.pairOf(file, one, other);
                return pair.base === pair.now;
            },
        }));
    };
    return {
        canWrite,
        owns: (account, owners) => readOwnership(account, owners, () => accessOf(account), teams),
        commitsOf,
        wrote,
        entriesAt: (file, at) => allowance.take(Math.ceil(at.length / ENTRIES_IN_QUERY))
            ? known(() => readEntriesAt(api, repository, at, file.path))
            : Promise.resolve(approval_facts_LIMITED),
        pairsAt,
        ownerFaults: (owners) => ownerFaults(owners, {
            author: pullRequest.author,
            canWrite,
            unknownOwners: once(() => readUnknownOwners(api, repository)),
        }),
        branchChanges: once(() => known(() => readBranchChanges(api, repository, pullRequest.number, mayAsk))),
        pushes: once(() => readHeadPushes(api, pullRequest)),
    };
}
function readHeadPushes(api, pullRequest) {
    const { headRepository, headBranch } = pullRequest;
    return headRepository === null
        ? Promise.resolve({ pushes: [], complete: false })
        : readPushes(api, headRepository, headBranch);
}
function once(ask) {
    const asked = new Map();
    return () => memoizeAsync(asked, '', ask);
}

;// CONCATENATED MODULE: ../../lib/approval/reviewer-evidence.js

/** A fact that was not asked for because another one decides already, or that no permission would tell. */
const UNKNOWN = { known: false, permission: null };
const reviewer_evidence_NOT_LOOKED_INTO = { known: false, permission: null, limit: 'too_many_requests' };
/** Who reviewed, and whether they own the file: nothing else yet. */
async function identifyReviewer(review, owners, author, facts) {
    const { account, standing } = review;
    return {
        login: account?.login ?? null,
        type: account?.type ?? 'Unknown',
        standing,
        isAuthor: account !== null && author !== null && sameAccount(account, author),
        owner: await ownerFact(review, owners, facts),
        canWrite: UNKNOWN,
        wrote: UNKNOWN,
        pushed: false,
        reviewed: UNKNOWN,
        beforeForcePushes: UNKNOWN,
        baseChanged: UNKNOWN,
    };
}
/** Whether a person's approval could count, going by who they are. */
function couldApprove({ standing, type, isAuthor, owner }) {
    return standing === 'APPROVED' && type === 'User' && !isAuthor && owner.known && owner.value;
}
/** What else decides whether an owner's approval counts for a file. */
async function examineApproval(reviewer, review, file, facts) {
    const { account } = review;
    if (account === null)
        return { reviewer, pushersRead: true };
    // What all reviews share is there before anything is asked of one: allowances are taken in one order then.
    const [canWrite] = await Promise.all([
        facts.canWrite(account),
        facts.pushes(),
        facts.branchChanges(),
        facts.commitsOf(file),
    ]);
    if (!(canWrite.known && canWrite.value))
        return { reviewer: { ...reviewer, canWrite }, pushersRead: true };
    const wrote = await facts.wrote(account, file);
    const push = await pushFact(account, file, facts);
    const seen = await seenFacts(review, file, facts);
    return {
        reviewer: {
            ...reviewer,
            canWrite,
            wrote: push.limited && wrote.known ? reviewer_evidence_NOT_LOOKED_INTO : wrote,
            pushed: push.changed,
            ...seen,
            baseChanged: await baseChangeFact(review, facts),
        },
        pushersRead: push.read,
    };
}
/** An approval that was not looked into any more. */
function unexamined(reviewer) {
    return { reviewer: { ...reviewer, canWrite: reviewer_evidence_NOT_LOOKED_INTO }, pushersRead: true };
}
/** Asked only of a review that grants or blocks; a deleted account owns nothing. */
async function ownerFact({ account, standing }, owners, facts) {
    if (account === null)
        return { known: true, value: false };
    if (standing !== 'APPROVED' && standing !== 'CHANGES_REQUESTED')
        return UNKNOWN;
    return owners.known ? facts.owns(account, owners.value) : owners;
}
async function pushFact(account, file, facts) {
    const { pushes, complete } = await facts.pushes();
    const own = pushes.filter((push) => sameAccount(push.actor, account));
    const entries = await facts.entriesAt(file, commitsOf(own));
    if (isLimited(entries))
        return { changed: false, read: complete, limited: true };
    const differing = own.filter((push) => !(entries.known && reviewer_evidence_isSameEntry(push, entries.value)));
    const commits = differing.flatMap(({ before, after }) => (before === null ? [after] : [before, after]));
    const read = await facts.pairsAt(file, commits);
    if (read.some(isLimited))
        return { changed: false, read: complete, limited: true };
    const pairs = new Map(commits.map((commit, index) => [commit, read[index]]));
    const changes = differing.map((push) => changedPair(push, pairs));
    const changed = changes.includes(true);
    return { changed, read: complete && (changed || !changes.includes(null)), limited: false };
}
function commitsOf(pushes) {
    return [...new Set(pushes.flatMap(({ before, after }) => (before === null ? [] : [before, after])))];
}
/** A push that left the file as it was changed nothing of it, whatever else it merged. */
function reviewer_evidence_isSameEntry({ before, after }, entries) {
    const entry = entries.get(after) ?? null;
    return before !== null && entry !== null && entries.get(before) === entry;
}
/**
 * Whether a push changed the pair of a file; the push that made the branch, whether it brought a change. null: unknown.
 */
function changedPair(push, pairs) {
    const after = pairs.get(push.after);
    if (after?.known !== true)
        return null;
    if (push.before === null)
        return after.value.base !== after.value.now;
    const before = pairs.get(push.before);
    return before?.known === true ? !samePair(before.value, after.value) : null;
}
/** What was reviewed, and what stood there before each force-push since, read together. */
async function seenFacts(review, file, facts) {
    const changes = await facts.branchChanges();
    const since = review.submittedAt === null || !changes.known
        ? null
        : forcePushesSince(changes.value.forcePushes, review.submittedAt).map(({ before }) => before);
    const before = since?.flatMap((commit) => commit ?? []) ?? [];
    const [reviewed = UNKNOWN, ...pairs] = review.commit === null ? [UNKNOWN] : await facts.pairsAt(file, [review.commit, ...before]);
    return { reviewed, beforeForcePushes: forcePushFact(since, changes, pairs) };
}
function forcePushFact(since, changes, pairs) {
    if (!changes.known)
        return changes;
    if (since === null || since.includes(null))
        return UNKNOWN;
    const missing = pairs.find((pair) => !pair.known);
    if (missing?.known === false)
        return missing;
    return { known: true, value: pairs.flatMap((pair) => (pair.known ? [pair.value] : [])) };
}
/**
 * Whether the pull request was given another base after a review, or at its very second: GitHub's times are whole
 * seconds.
 */
async function baseChangeFact(review, facts) {
    const { submittedAt } = review;
    if (submittedAt === null)
        return UNKNOWN;
    const changes = await facts.branchChanges();
    if (!changes.known)
        return changes;
    return { known: true, value: changes.value.baseChanges.some((time) => time >= submittedAt) };
}
function samePair(a, b) {
    return a.base === b.base && a.now === b.now;
}
function isLimited(fact) {
    return !fact.known && fact.limit !== undefined;
}

;// CONCATENATED MODULE: ../../lib/approval/approval-evidence.js







/** Approvals that are looked into, though fewer would do, since the report names who approved. */
const MIN_EXAMINED = 3;
const MAX_EXAMINED = 20;
/**
 * Everything that decides whether the changed files of one pull request are approved. Reviews are read first, and what
 * costs calls only for owners' standing approvals, newest first, until `approvals` of them count; the others are
 * `too_many_requests`, as what exceeds MAX_REVIEW_CALLS. Nothing is thrown for what GitHub refuses: it is unknown, which
 * grants nothing, with the permission that is missing. Source: design.md, "Approval".
 */
async function collectApproval(source, files, approvals) {
    if (files.length === 0)
        return [];
    const { api, repository, pullRequest } = source;
    const reviews = await known(() => readStandingReviews(api, repository, pullRequest.number));
    if (!reviews.known)
        return withoutReviews(files, pullRequest.number, reviews);
    const facts = approvalFacts(source, files, Math.max(...files.map(approvals)));
    const collected = [];
    for (const file of files)
        collected.push(await collectFile(file, reviews.value, { pullRequest, facts, approvals: approvals(file) }));
    return collected;
}
async function collectFile(file, reviews, { pullRequest, facts, approvals }) {
    const identified = await identifiedReviewers(file, reviews, pullRequest, facts);
    const newest = newestApprovals(identified);
    const examined = new Map();
    const fileSoFar = () => {
        const evidence = identified.map((one) => examined.get(one) ?? unexaminedOf(one));
        return {
            ...file,
            pullRequest: pullRequest.number,
            reviewers: { known: true, value: evidence.map((one) => one.reviewer) },
            ownerFaults: [],
            unknownAuthors: [],
            pushersRead: evidence.every((one) => one.pushersRead),
        };
    };
    for (const one of newest) {
        const isEnough = examined.size >= MIN_EXAMINED && decideFile(fileSoFar(), approvals).approved;
        if (isEnough || examined.size >= MAX_EXAMINED)
            break;
        examined.set(one, await examineApproval(one.reviewer, one.review, file, facts));
    }
    const found = fileSoFar();
    return {
        ...found,
        ownerFaults: newest.length > 0 || !file.owners.known ? [] : await facts.ownerFaults(file.owners.value),
        unknownAuthors: await unknownAuthors(file, [...examined.values()], facts),
    };
}
/**
 * Who reviewed, in the order of their reviews. One after the other, since few are asked about: requests for changes
 * first, since whoever is not known to own nothing blocks, then the newest, which are looked into.
 */
async function identifiedReviewers({ owners }, reviews, { author }, facts) {
    const found = new Map();
    const blocking = reviews.filter(({ standing }) => standing === 'CHANGES_REQUESTED');
    for (const review of new Set([...blocking, ...newestFirst(reviews)]))
        found.set(review, await identifyReviewer(review, owners, author, facts));
    return reviews.flatMap((review) => {
        const reviewer = found.get(review);
        return reviewer === undefined ? [] : [{ review, reviewer }];
    });
}
function unexaminedOf({ reviewer }) {
    return couldApprove(reviewer) ? unexamined(reviewer) : { reviewer, pushersRead: true };
}
function newestApprovals(identified) {
    return identified.filter((one) => couldApprove(one.reviewer)).sort((a, b) => newer(a.review, b.review));
}
function newestFirst(reviews) {
    return [...reviews].sort(newer);
}
function newer(a, b) {
    return (b.submittedAt ?? 0) - (a.submittedAt ?? 0);
}
/** Commits without an account, where anybody's approval made the authors be read. */
async function unknownAuthors(file, evidence, facts) {
    if (!evidence.some((one) => one.reviewer.wrote.known))
        return [];
    const commits = await facts.commitsOf(file);
    return commits.known ? withUnknownAuthors(commits.value) : [];
}

;// CONCATENATED MODULE: ../../lib/github/read/pull-commits.js



const COMPARE = 'GET /repos/{owner}/{repo}/compare/{basehead}';
const pull_commits_MAX_PAGES = MAX_PULL_COMMITS / 100;
/**
 * Every commit that can be reached from `head` and not from `base`, from the compare call: all of them or an error.
 * Throws what the client throws, GateError `commit_not_found`, and `github_unavailable` where the list is incomplete,
 * is not understood or is longer than 1,000.
 */
async function readPullCommits(api, repository, base, head) {
    const commits = new Map();
    for (let page = 1; page <= pull_commits_MAX_PAGES; page += 1) {
        const parameters = { ...repository, basehead: `${base}...${head}`, per_page: 100, page };
        const { status, data } = await api.request(COMPARE, parameters);
        if (status !== 200)
            throw new gate_error/* GateError */.u('commit_not_found', 'head');
        const total = pull_commits_understood(countAt(data, 'total_commits'));
        const before = commits.size;
        for (const item of pull_commits_understood(listAt(data, 'commits'))) {
            const commit = pull_commits_readCommit(item);
            commits.set(commit.id, commit);
        }
        if (commits.size === total)
            return [...commits.values()];
        if (commits.size === before || total > MAX_PULL_COMMITS)
            break;
    }
    throw incomplete();
}
function pull_commits_readCommit(item) {
    return {
        id: pull_commits_understood(objectIdAt(item, 'sha')),
        parents: pull_commits_understood(listAt(item, 'parents')).map((parent) => pull_commits_understood(objectIdAt(parent, 'sha'))),
        author: readAccount(at(item, 'author')),
    };
}
function pull_commits_understood(value) {
    if (value === null)
        throw incomplete();
    return value;
}
function incomplete() {
    return new gate_error/* GateError */.u('github_unavailable', 'github');
}

;// CONCATENATED MODULE: ../../lib/github/read/merged-pulls.js



const merged_pulls_PULLS = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
const merged_pulls_MAX_PAGES = 5;
/**
 * How a branch came from `before` to `after`: its first-parent commits, oldest first, grouped by the pull request that
 * was merged with them. A branch that was rewritten came by no pull request. Throws what the client throws, and
 * GateError `commit_not_found`, `permission_missing` and `github_unavailable` for what is hidden, incomplete or not
 * understood.
 */
async function readMergedPulls(api, repository, branch, before, after) {
    const commits = await readPullCommits(api, repository, before, after);
    const line = firstParents(commits, before, after);
    if (line === null)
        return [{ pullRequest: null, base: before, head: after }];
    const merged = [];
    let base = before;
    for (const head of line) {
        const pullRequest = await mergedWith(api, repository, branch, head);
        const last = merged.at(-1);
        if (last?.pullRequest === pullRequest)
            merged[merged.length - 1] = { ...last, head };
        else
            merged.push({ pullRequest, base, head });
        base = head;
    }
    return merged;
}
/**
 * The first-parent commits after `before` up to `after`, oldest first; null where that line does not lead to `before`.
 */
function firstParents(commits, before, after) {
    const parents = new Map(commits.map((commit) => [commit.id, commit.parents[0]]));
    const line = [];
    let current = after;
    while (current !== before) {
        if (current === undefined || !parents.has(current))
            return null;
        line.unshift(current);
        current = parents.get(current);
    }
    return line;
}
/** The pull request into this branch that a commit was merged with; null where none or more than one can be meant. */
async function mergedWith(api, repository, branch, commit) {
    const items = await completeList(api, merged_pulls_PULLS, { ...repository, commit_sha: commit }, merged_pulls_MAX_PAGES);
    const merged = items.filter((item) => answer_textAt(item, 'merged_at') !== null && answer_textAt(item, 'base', 'ref') === branch);
    const exact = merged.filter((item) => objectIdAt(item, 'merge_commit_sha') === commit);
    const [found, ...others] = exact.length > 0 ? exact : merged;
    if (found === undefined || others.length > 0)
        return null;
    const number = countAt(found, 'number');
    if (number === null)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return number;
}

;// CONCATENATED MODULE: ../../lib/approval/push-audit.js




/**
 * Decides once more, after the fact, what a push brought: for each pull request that was merged, the approval of each
 * protected file that it changed, bound to the branch before and after that merge. What came by no pull request has
 * nobody's approval. What cannot be read grants nothing. Throws what `changedBetween` throws for the push as a whole.
 * Source: design.md, `push`.
 */
async function auditPush(source) {
    const { api, repository, branch, before, after } = source;
    const merged = await known(() => readMergedPulls(api, repository, branch, before, after));
    if (!merged.known)
        return withoutReviews(await source.changedBetween(before, after), null, merged);
    const files = [];
    for (const pull of merged.value)
        files.push(...(await auditPull(pull, source)));
    return files;
}
async function auditPull(pull, source) {
    const number = pull.pullRequest;
    const changed = await source.changedBetween(pull.base, pull.head);
    if (changed.length === 0)
        return [];
    if (number === null)
        return withoutReviews(changed, null, { known: true, value: [] });
    const pullRequest = await known(() => readPullRequest(source.api, source.repository, number));
    if (!pullRequest.known)
        return withoutReviews(changed, number, pullRequest);
    return collectApproval({ ...source, base: pull.base, pullRequest: pullRequest.value }, changed, source.approvals);
}

;// CONCATENATED MODULE: ../../lib/approval/rules-audit.js



const BRANCH = 'GET /repos/{owner}/{repo}/branches/{branch}';
const RULES = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
const rules_audit_MAX_PAGES = 10;
const CLASSIC_PERMISSION = 'administration: read';
/**
 * What the repository's settings leave open beside the gate: a base branch that is not protected, rules that require
 * neither the check nor code-owner review, and a CODEOWNERS that does not own itself or a protected file. What cannot
 * be read is said (`rules_unreadable`), not warned of; nothing is thrown for it. Source: GitHub's pages "Get rules for
 * a branch", "Get a branch" and "About code owners".
 */
async function auditRules(api, request) {
    const { repository, branch } = request;
    const [protection, rules] = await Promise.all([
        known(() => readProtection(api, request)),
        known(() => readBranchRules(api, repository, branch)),
    ]);
    return [...branchNotices(protection, rules, request.checkName), ...ownerNotices(request)];
}
async function readProtection(api, { repository, branch }) {
    const { status, data } = await api.request(BRANCH, { ...repository, branch });
    const isProtected = flagAt(data, 'protected');
    if (status !== 200 || isProtected === null)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    return { isProtected, mayBeClassic: isProtected && flagAt(data, 'protection', 'enabled') !== false };
}
/** The rules of a branch as GitHub lists them. Throws as `completeList` does. */
function readBranchRules(api, repository, branch) {
    return completeList(api, RULES, { ...repository, branch }, rules_audit_MAX_PAGES);
}
function branchNotices(protection, rules, checkName) {
    if (!rules.known)
        return [rules_audit_notice('rules_unreadable', null, rules.permission)];
    const lacking = [
        ...(requiresCheck(rules.value, checkName) ? [] : ['check_not_required']),
        ...(requiresCodeOwners(rules.value) ? [] : ['code_owner_review_not_required']),
    ];
    if (!protection.known)
        return [rules_audit_notice('rules_unreadable', null, protection.permission)];
    if (!protection.value.isProtected && rules.value.length === 0)
        return [rules_audit_notice('branch_not_protected'), ...lacking.map((code) => rules_audit_notice(code))];
    if (lacking.length > 0 && protection.value.mayBeClassic)
        return [rules_audit_notice('rules_unreadable', null, CLASSIC_PERMISSION)];
    return lacking.map((code) => rules_audit_notice(code));
}
/** A workflow that an organisation requires holds more than a required check. */
function requiresCheck(rules, checkName) {
    if (rules.some((rule) => answer_textAt(rule, 'type') === 'workflows'))
        return true;
    const names = rules
        .filter((rule) => answer_textAt(rule, 'type') === 'required_status_checks')
        .flatMap((rule) => listAt(rule, 'parameters', 'required_status_checks') ?? [])
        .map((check) => answer_textAt(check, 'context'));
    return checkName === null ? names.length > 0 : names.includes(checkName);
}
function requiresCodeOwners(rules) {
    return rules.some((rule) => answer_textAt(rule, 'type') === 'pull_request' && at(rule, 'parameters', 'require_code_owner_review') === true);
}
function ownerNotices({ codeOwners, protectedPaths, asked }) {
    const { path, rules } = codeOwners;
    if (!rules.known)
        return [];
    const ofItself = path === null || !isOwned(rules.value, path) ? [rules_audit_notice('codeowners_not_owned', path)] : [];
    const unowned = protectedPaths.filter((each) => each !== path && !isOwned(rules.value, asked(each)));
    return [...ofItself, ...unowned.map((each) => rules_audit_notice('protected_file_not_owned', each))];
}
function rules_audit_notice(code, path = null, permission = null) {
    return { code, path, permission };
}

;// CONCATENATED MODULE: ../../lib/approval/forge.js







/** GitHub as a token sees it, through clients that ask nothing twice. `ownersApi` may be able to read teams. */
function githubForge({ api, ownersApi }, repository, reader) {
    const mergeBases = new Map();
    const sources = { api, ownersApi, repository, reader };
    return {
        mergeBase: (base, head) => memoizeAsync(mergeBases, `${base} ${head}`, () => soleMergeBase(api, repository, base, head)),
        async approvalOf({ number, head }, base, files, pairOf, approvals) {
            // What says who wrote the files waits for it. Where it fails it is asked again, and reported.
            if (head !== null)
                mergeBase(api, repository, base, head).catch(() => undefined);
            const [pullRequest] = await Promise.all([
                known(() => readPullRequest(api, repository, number)),
                known(() => readStandingReviews(api, repository, number)),
            ]);
            if (!pullRequest.known)
                return withoutReviews(files, number, pullRequest);
            return collectApproval({ ...sources, base, pullRequest: pullRequest.value, pairOf }, files, approvals);
        },
        auditPush: (range, pairOf, approvals) => auditPush({ ...sources, ...range, pairOf, approvals }),
        readAhead(branch) {
            readBranchRules(api, repository, branch).catch(() => undefined); // `auditRules` is reported.
        },
        auditRules: (request) => auditRules(api, { ...request, repository }),
    };
}

;// CONCATENATED MODULE: ../../lib/settings/given-inputs.js

const PREFIX = 'INPUT_';
/**
 * The texts of a step's inputs by name, without white space around them; none of an input that is empty, as the runner
 * leaves one that is not given. Takes the step's environment (`INPUT_` and the name in upper case, `-` kept) and the
 * names of its inputs. Throws GateError `unknown_input` for any other: a typo in the workflow.
 */
function givenInputs(environment, names) {
    const given = new Map();
    for (const [variable, value] of Object.entries(environment)) {
        if (!variable.startsWith(PREFIX))
            continue;
        const name = names.find((each) => `${PREFIX}${each.toUpperCase()}` === variable);
        if (name === undefined)
            throw new gate_error/* GateError */.u('unknown_input', given_inputs_shownName(variable));
        const text = value?.trim() ?? '';
        if (text !== '')
            given.set(name, text);
    }
    return given;
}
/**
 * The unknown input's name where it is a plain one, since a typo is found by its name; a log must not carry any other.
 */
function given_inputs_shownName(variable) {
    const name = variable.slice(PREFIX.length).toLowerCase();
    return /^[a-z][a-z0-9_-]{0,39}$/.test(name) ? name : 'inputs';
}

;// CONCATENATED MODULE: ../../lib/settings/read-inputs.js





const OTHER_NAMES = {
    candidateRepeat: 'candidate-repeat',
    captureTimeout: 'capture-timeout',
    decidingJob: 'deciding-job',
    comment: 'comment',
    id: 'id',
    updateHint: 'update-hint',
    checkRun: 'check-run',
    detail: 'detail',
    maxBytes: 'max-bytes',
    maxDepth: 'max-depth',
    jobWorkflow: 'job-workflow',
    githubToken: 'github-token',
    checkToken: 'check-token',
    ownersToken: 'owners-token',
};
/** Every input's name, as action.yml declares it. */
const INPUT_NAMES = [
    ...Object.values(DECIDING_NAMES),
    ...Object.values(OTHER_NAMES),
];
/**
 * The inputs of the Action, from the `INPUT_` variables that the runner sets (the name in upper case, `-` kept; an
 * input that is not given is empty). Read once, strictly. Throws GateError on the input's name: `unknown_input` for a
 * variable that is none of ours (a typo in the workflow), `invalid_input` for a value that is not understood, and
 * `absolute_path`, `outside_workspace`, `invalid_path` for paths.
 */
function readInputs(env) {
    const given = givenInputs(env, INPUT_NAMES);
    const read = (name, parse) => {
        const text = given.get(name);
        return text === undefined ? null : parse(text, inputOrigin(name));
    };
    return {
        ...decidingSettings(read),
        candidateRepeat: read(OTHER_NAMES.candidateRepeat, pathValue),
        captureTimeout: read(OTHER_NAMES.captureTimeout, countValue(0, MAX_CAPTURE_MINUTES)),
        decidingJob: read(OTHER_NAMES.decidingJob, lineValue),
        comment: read(OTHER_NAMES.comment, choiceValue(['on-drift', 'always', 'never'])),
        id: read(OTHER_NAMES.id, nameValue),
        updateHint: read(OTHER_NAMES.updateHint, lineValue),
        checkRun: read(OTHER_NAMES.checkRun, booleanValue),
        detail: read(OTHER_NAMES.detail, choiceValue(['fingerprints', 'pointers', 'values'])),
        maxBytes: read(OTHER_NAMES.maxBytes, countValue(1, MAX_LIMITS.maxBytes)),
        maxDepth: read(OTHER_NAMES.maxDepth, countValue(1, MAX_LIMITS.maxDepth)),
        jobWorkflow: read(OTHER_NAMES.jobWorkflow, referenceValue),
        githubToken: read(OTHER_NAMES.githubToken, tokenValue),
        checkToken: read(OTHER_NAMES.checkToken, tokenValue),
        ownersToken: read(OTHER_NAMES.ownersToken, tokenValue),
    };
}
/** The step's presentation, defaults applied; it stands even where the other settings have a fault. */
function presentationOf(inputs) {
    return {
        comment: inputs.comment ?? 'on-drift',
        id: inputs.id,
        updateHint: inputs.updateHint,
        checkRun: inputs.checkRun ?? false,
        detail: inputs.detail ?? 'fingerprints',
    };
}

;// CONCATENATED MODULE: ../../lib/settings/merge-settings.js




const DEFAULT_ARTIFACT = 'tool-catalog';
const DEFAULT_CAPTURE_TIMEOUT = 10;
const DEFAULT_JOB = 'tool-catalog';
/**
 * One typed value from the step's inputs and the settings file of the base branch's tip (null: there is none). Where
 * the file holds a key, the input must be absent or equal. Throws GateError on the setting's name:
 * `input_differs_from_settings`; `missing_input` where no catalog is named, or an artifact without the workflow that
 * captures it; `conflicting_input` where `catalogs` stands
 * beside `baseline`, `candidate`, `previous-baseline` or `candidate-repeat` (each is about one catalog), a second
 * capture beside a committed candidate, or a previous baseline at the baseline's own path.
 */
function mergeSettings(inputs, file) {
    const given = file === null ? inputs : bothGiven(inputs, file);
    const { candidateRepeat } = inputs;
    const catalogs = catalogsOf(given, candidateRepeat);
    const candidateSource = given.candidateSource ?? 'workspace';
    refuseIf(candidateRepeat !== null && candidateSource === 'commit', 'candidate-repeat');
    if (candidateSource === 'artifact' && given.captureWorkflow === null)
        throw new gate_error/* GateError */.u('missing_input', DECIDING_NAMES.captureWorkflow);
    refuseIf(given.artifact !== null && candidateSource !== 'artifact', DECIDING_NAMES.artifact);
    refuseIf(given.previousBaseline !== null && given.previousBaseline === given.baseline, 'previous-baseline');
    return {
        catalogs,
        candidateSource,
        candidateRepeat,
        artifact: given.artifact ?? DEFAULT_ARTIFACT,
        captureWorkflow: given.captureWorkflow,
        reviewWorkflow: given.reviewWorkflow,
        captureTimeout: inputs.captureTimeout ?? DEFAULT_CAPTURE_TIMEOUT,
        decidingJob: inputs.decidingJob ?? DEFAULT_JOB,
        map: given.map,
        previousBaseline: given.previousBaseline,
        format: given.format ?? 'auto',
        owners: given.owners,
        approvals: given.approvals ?? 1,
        approvalsOff: file?.approvals === 0,
        policy: given.policy,
        policyMode: given.policyMode ?? 'new',
        ignore: file?.ignore ?? [],
        unordered: file?.unordered ?? [],
        failOnDrift: given.failOnDrift ?? true,
        ...presentationOf(inputs),
        limits: {
            maxBytes: inputs.maxBytes ?? DEFAULT_LIMITS.maxBytes,
            maxDepth: inputs.maxDepth ?? DEFAULT_LIMITS.maxDepth,
        },
        jobWorkflow: inputs.jobWorkflow,
        githubToken: inputs.githubToken,
        ownersToken: inputs.ownersToken ?? inputs.githubToken,
    };
}
function bothGiven(inputs, file) {
    return {
        catalogs: settled(DECIDING_NAMES.catalogs, inputs.catalogs, file.catalogs),
        baseline: settled(DECIDING_NAMES.baseline, inputs.baseline, file.baseline),
        candidate: settled(DECIDING_NAMES.candidate, inputs.candidate, file.candidate),
        candidateSource: settled(DECIDING_NAMES.candidateSource, inputs.candidateSource, file.candidateSource),
        artifact: settled(DECIDING_NAMES.artifact, inputs.artifact, file.artifact),
        captureWorkflow: settled(DECIDING_NAMES.captureWorkflow, inputs.captureWorkflow, file.captureWorkflow),
        reviewWorkflow: settled(DECIDING_NAMES.reviewWorkflow, inputs.reviewWorkflow, file.reviewWorkflow),
        map: settled(DECIDING_NAMES.map, inputs.map, file.map),
        previousBaseline: settled(DECIDING_NAMES.previousBaseline, inputs.previousBaseline, file.previousBaseline),
        format: settled(DECIDING_NAMES.format, inputs.format, file.format),
        owners: settled(DECIDING_NAMES.owners, inputs.owners, file.owners),
        approvals: settled(DECIDING_NAMES.approvals, inputs.approvals, file.approvals),
        policy: settled(DECIDING_NAMES.policy, inputs.policy, file.policy),
        policyMode: settled(DECIDING_NAMES.policyMode, inputs.policyMode, file.policyMode),
        failOnDrift: settled(DECIDING_NAMES.failOnDrift, inputs.failOnDrift, file.failOnDrift),
    };
}
/** Parsed settings are texts, numbers, booleans and lists of such values, so their JSON tells them apart. */
function settled(name, input, key) {
    if (key === null)
        return input;
    if (input === null || JSON.stringify(input) === JSON.stringify(key))
        return key;
    throw new gate_error/* GateError */.u('input_differs_from_settings', name);
}
function catalogsOf(given, candidateRepeat) {
    const { catalogs, baseline, candidate, previousBaseline } = given;
    if (catalogs !== null) {
        refuseIf(baseline !== null, 'baseline');
        refuseIf(candidate !== null, 'candidate');
        refuseIf(previousBaseline !== null, 'previous-baseline');
        refuseIf(candidateRepeat !== null, 'candidate-repeat');
        return catalogs;
    }
    if (baseline === null)
        throw new gate_error/* GateError */.u('missing_input', 'baseline');
    if (candidate === null)
        throw new gate_error/* GateError */.u('missing_input', 'candidate');
    return [{ name: '', baseline, candidate }];
}
function refuseIf(conflict, name) {
    if (conflict)
        throw new gate_error/* GateError */.u('conflicting_input', name);
}

;// CONCATENATED MODULE: ../../lib/git/cached-store.js


/** `store`, its answers kept: those of a whole tree for each tree in it, those of many blobs for each blob. */
function cachedStore(store) {
    const commits = new Map();
    const trees = new Map();
    const blobs = new Map();
    const whole = new Map();
    const wholeTree = async (id) => {
        const files = await store.wholeTree(id);
        for (const [tree, entries] of files === null ? [] : treesOf(id, files)) {
            trees.set(tree, Promise.resolve(entries));
        }
        return files;
    };
    return {
        commit: (id) => memoizeAsync(commits, id, () => store.commit(id)),
        tree: (id) => memoizeAsync(trees, id, () => store.tree(id)),
        blob: (id, maxBytes) => memoizeAsync(blobs, id, () => store.blob(id, maxBytes)),
        wholeTree: (id) => memoizeAsync(whole, id, () => wholeTree(id)),
        async blobs(wanted, maxBytes) {
            const found = await store.blobs(wanted.filter(({ id }) => !blobs.has(id)), maxBytes);
            for (const [id, bytes] of found)
                blobs.set(id, Promise.resolve(bytes));
            return found;
        },
        async objectsAt(places) {
            const found = await store.objectsAt(places);
            for (const [id, commit] of found.commits)
                commits.set(id, Promise.resolve(commit));
            for (const [id, entries] of found.trees)
                trees.set(id, Promise.resolve(entries));
            return found;
        },
        hasCommit: (id) => commits.has(id),
        hasTree: (id) => trees.has(id),
        hasBlob: (id) => blobs.has(id),
        close() {
            store.close();
        },
    };
}
/** The entries of a tree and of each tree below it, by id. */
function treesOf(root, files) {
    const directories = new Map();
    directories.set('', { id: root, entries: [] });
    for (const { path, mode, id } of files) {
        if (mode === DIRECTORY_MODE)
            directories.set(path, { id, entries: [] });
    }
    for (const { path, mode, id, size } of files) {
        const slash = path.lastIndexOf('/');
        const parent = directories.get(path.slice(0, Math.max(0, slash)));
        parent?.entries.push({ mode, name: path.slice(slash + 1), id, size });
    }
    return new Map([...directories.values()].map(({ id, entries }) => [id, entries]));
}

;// CONCATENATED MODULE: ../../lib/git/commit-reader.js





/** Trees of one commit that are asked for one by one before all of them are asked for at once. */
const MAX_SINGLE_TREES = 12;
/** Blobs from which on they are fetched together. */
const MIN_TOGETHER = 2;
/** A reader of commits over a store of git objects. */
function commitReader(source) {
    const store = cachedStore(source);
    const treesOfRoot = new Map();
    let takesPaths = true;
    let treesAhead = Promise.resolve();
    let filesAhead = Promise.resolve();
    /** A tree of a commit. Once many of a commit were asked for one by one, the others come together. */
    const treeOf = async (root, id) => {
        const asked = treesOfRoot.get(root) ?? 0;
        if (!store.hasTree(id))
            treesOfRoot.set(root, asked + 1);
        if (!store.hasTree(id) && asked >= MAX_SINGLE_TREES)
            await store.wholeTree(root);
        return store.tree(id);
    };
    /** Once what was read ahead has come: it may hold the answer. */
    const afterwards = async (work) => {
        await treesAhead;
        return work();
    };
    const find = async (commit, path, field) => {
        const { tree } = await store.commit(commit);
        let entry = { mode: DIRECTORY_MODE, name: '', id: tree, size: null };
        for (const name of path.split('/')) {
            if (entry.mode === SYMLINK_MODE)
                return invalid('symlink', field);
            if (entry.mode === SUBMODULE_MODE)
                return invalid('submodule', field);
            if (entry.mode !== DIRECTORY_MODE)
                return { state: 'absent' };
            const spelled = spellings(await treeOf(tree, entry.id), name);
            const [next, twin] = spelled.filter((one) => one.name === name);
            if (next === undefined)
                return { state: 'absent' };
            if (twin !== undefined)
                return invalid('invalid_path', field);
            if (spelled.length > 1 && !EXACT_FIELDS.has(field))
                return invalid('path_case_collision', field);
            entry = next;
        }
        return present(entry);
    };
    const fileOf = async (entry, maxBytes, field) => {
        if (entry.mode === DIRECTORY_MODE)
            return invalid('not_a_file', field);
        if (entry.mode === SYMLINK_MODE)
            return invalid('symlink', field);
        if (entry.mode === SUBMODULE_MODE)
            return invalid('submodule', field);
        if (entry.size !== null && entry.size > maxBytes)
            return unavailable('too_large', field);
        await filesAhead;
        const bytes = await store.blob(entry.id, maxBytes);
        return isLfsPointer(bytes) ? invalid('lfs_pointer', field) : present({ id: entry.id, bytes });
    };
    /** Fetches files that are not known yet in a few calls, if they are many. */
    const fetchTogether = async (entries, maxBytes) => {
        const wanted = new Map();
        for (const entry of entries) {
            const { id, size } = entry;
            if (!isFile(entry) || store.hasBlob(id) || (size !== null && size > maxBytes))
                continue;
            wanted.set(id, { id, size });
        }
        if (wanted.size >= MIN_TOGETHER)
            await store.blobs([...wanted.values()], maxBytes);
    };
    /** What stands at a place as far as the trees on the way are known; null where one is not. */
    const knownEntry = async ({ commit, path }) => {
        if (!store.hasCommit(commit))
            return null;
        let id = (await store.commit(commit)).tree;
        for (const name of path.split('/').slice(0, -1)) {
            if (!store.hasTree(id))
                return null;
            id = (await store.tree(id)).find((entry) => entry.name === name)?.id;
            if (id === undefined)
                break;
        }
        return id !== undefined && !store.hasTree(id) ? null : attempt(() => find(commit, path, OBJECT_FIELD));
    };
    /** Fetches commits and trees that are not known yet by path, until the store gives nothing so. */
    const treesByPath = async (places) => {
        const fresh = [];
        for (const place of places)
            if ((await knownEntry(place)) === null)
                fresh.push(place);
        if (fresh.length === 0 || !takesPaths)
            return;
        takesPaths = (await store.objectsAt(fresh)).commits.size > 0;
    };
    /** The trees on the way to many places: by path where they are few, else everything below each commit. */
    const treesTogether = async (places) => {
        const directories = new Set(places.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
        if (directories.size <= MAX_SINGLE_TREES)
            return treesByPath(places);
        const commits = [...new Set(places.map(({ commit }) => commit))];
        await treesByPath(commits.map((commit) => ({ commit, path: '' })));
        await Promise.all(commits.map((id) => known(async () => store.wholeTree((await store.commit(id)).tree))));
    };
    const fetchKnown = async (places, maxBytes) => {
        const found = await Promise.all(places.map(knownEntry));
        const entries = found.flatMap((entry) => (entry?.state === 'present' ? [entry.value] : []));
        await fetchTogether(entries, maxBytes);
    };
    const directoryOf = async (directory, endings, maxBytes, field) => {
        if (directory.mode !== DIRECTORY_MODE)
            return invalid('not_a_file', field);
        const tree = await store.tree(directory.id);
        const entries = tree.filter(({ mode, name }) => mode !== DIRECTORY_MODE && endings.some((ending) => name.endsWith(ending)));
        if (entries.some(({ name }) => spellings(tree, name).length > 1))
            return invalid('path_case_collision', field);
        const size = knownSize(entries);
        if (size !== null && size > maxBytes)
            return unavailable('too_large', field);
        if (size !== null)
            await fetchTogether(entries, maxBytes);
        const files = [];
        let length = 0;
        for (const entry of entries) {
            const file = await fileOf(entry, maxBytes, field);
            if (file.state === 'absent')
                continue;
            if (file.state !== 'present')
                return file;
            length += file.value.bytes.length;
            if (length > maxBytes)
                return unavailable('too_large', field);
            files.push({ path: entry.name, bytes: file.value.bytes });
        }
        return present({ id: directory.id, files });
    };
    return {
        commit: (id) => afterwards(() => store.commit(id)),
        find: (commit, path, field) => attemptOn(field, () => afterwards(() => find(commit, path, field))),
        read: (commit, path, limits, field) => attemptOn(field, async () => {
            await treesAhead;
            const found = await find(commit, path, field);
            return found.state === 'present' ? fileOf(found.value, limits.maxBytes, field) : found;
        }),
        readDirectory: (commit, path, endings, limits, field) => attemptOn(field, async () => {
            await treesAhead;
            const found = await find(commit, path, field);
            return found.state === 'present' ? directoryOf(found.value, endings, limits.maxBytes, field) : found;
        }),
        async list(commit, enters) {
            await treesAhead;
            const { tree } = await store.commit(commit);
            const whole = await store.wholeTree(tree);
            return whole?.filter(({ mode }) => mode !== DIRECTORY_MODE) ?? walked(store, tree, '', enters);
        },
        async prefetch(places, limits) {
            await filesAhead;
            await treesTogether(places);
            const entries = [];
            for (const { commit, path } of places) {
                const found = await attempt(() => find(commit, path, OBJECT_FIELD));
                if (found.state === 'present')
                    entries.push(found.value);
            }
            await fetchTogether(entries, limits.maxBytes);
        },
        readAhead(places, contents, limits) {
            treesAhead = Promise.all([treesAhead, treesByPath(places)]).then(() => undefined);
            filesAhead = Promise.all([filesAhead, treesAhead]).then(() => fetchKnown(contents, limits.maxBytes));
            filesAhead.catch(() => undefined); // Whoever waits for it is reported.
        },
        close() {
            store.close();
        },
    };
}
/** The result of `work`; an error about an object of the file is about `field`. */
async function attemptOn(field, work) {
    const read = await attempt(work);
    if (read.state !== 'unavailable' || read.error.field !== OBJECT_FIELD)
        return read;
    return unavailable(read.error.code, field);
}
/** The bytes of some files together, null where the store does not tell. */
function knownSize(entries) {
    return entries.reduce((sum, { size }) => (sum === null || size === null ? null : sum + size), 0);
}
/** Fields of files that GitHub itself reads by their exact names, whatever stands beside them. */
const EXACT_FIELDS = new Set(['codeowners', 'attributes']);
/** Trees by folded name: one can have a great many entries, and be asked for each of them. */
const BY_NAME = new WeakMap();
/** The entries that some file systems would take for a name, its own included. */
function spellings(tree, name) {
    const known = BY_NAME.get(tree) ?? commit_reader_byName(tree);
    BY_NAME.set(tree, known);
    return known.get(foldName(name)) ?? [];
}
function commit_reader_byName(tree) {
    const entries = new Map();
    for (const entry of tree) {
        const name = foldName(entry.name);
        const same = entries.get(name);
        if (same === undefined)
            entries.set(name, [entry]);
        else
            same.push(entry);
    }
    return entries;
}
function isFile({ mode }) {
    return mode !== DIRECTORY_MODE && mode !== SYMLINK_MODE && mode !== SUBMODULE_MODE;
}
async function walked(store, tree, prefix, enters) {
    const entries = await store.tree(tree);
    const files = await Promise.all(entries.map(async ({ mode, name, id, size }) => {
        const path = prefix + name;
        if (mode !== DIRECTORY_MODE)
            return [{ path, mode, id, size }];
        return enters(path) ? walked(store, id, `${path}/`, enters) : [];
    }));
    return files.flat();
}

;// CONCATENATED MODULE: ../../lib/git/cat-file-batch.js



const MAX_LINE_BYTES = 1024;
/** Starts it in an isolated git directory; `start` is the `spawn` of node:child_process. */
function catFileBatch(isolated, start) {
    const git = start('git', ['cat-file', '--batch'], {
        cwd: isolated.directory,
        env: isolated.environment,
        windowsHide: true,
        stdio: ['pipe', 'pipe', 'ignore'],
    });
    git.on('error', cat_file_batch_ignore);
    git.stdin.on('error', cat_file_batch_ignore);
    const answers = byteReader(git.stdout);
    let turn = Promise.resolve();
    let over = false;
    const end = () => {
        over = true;
        git.kill();
    };
    const answer = async (id, type, maxBytes) => {
        if (over)
            return 'not reached';
        const timer = setTimeout(() => git.kill(), MAX_GIT_MILLISECONDS);
        try {
            return await answerTo(id, type, maxBytes, answers);
        }
        catch (error) {
            end();
            throw error;
        }
        finally {
            clearTimeout(timer);
        }
    };
    return {
        ask(id, type, maxBytes) {
            git.stdin.write(`${id}\n`);
            const mine = turn.then(() => answer(id, type, maxBytes));
            turn = mine.catch(cat_file_batch_ignore);
            return mine;
        },
        isOver: () => over,
        end,
    };
}
/** A git that is missing or gone shows as the end of its answers. */
function cat_file_batch_ignore() {
    // Nothing to do here.
}
/** Reads one answer: `id type size LF bytes LF`; null where it is `id missing LF`. */
async function answerTo(id, type, maxBytes, answers) {
    const [answeredId, answeredType, size] = ((await answers.line()) ?? '').split(' ');
    if (answeredId === id && answeredType === 'missing')
        return null;
    if (answeredId !== id || answeredType !== type)
        throw new gate_error/* GateError */.u('not_readable', 'git');
    if (Number(size) > maxBytes)
        throw new gate_error/* GateError */.u('too_large', OBJECT_FIELD);
    const bytes = await answers.take(Number(size));
    if (bytes === null || (await answers.line()) !== '')
        throw new gate_error/* GateError */.u('not_readable', 'git');
    return bytes;
}
/** A reader of a stream from where it stands; both methods reject with what the stream rejects with. */
function byteReader(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = new Uint8Array(0);
    const more = async () => {
        const next = await chunks.next();
        return next.done === true ? null : next.value;
    };
    return {
        async line() {
            for (let end = rest.indexOf(0x0a);; end = rest.indexOf(0x0a)) {
                if (end >= 0) {
                    const line = Buffer.from(rest.subarray(0, end)).toString('latin1');
                    rest = rest.subarray(end + 1);
                    return line;
                }
                const chunk = rest.length > MAX_LINE_BYTES ? null : await more();
                if (chunk === null)
                    return null;
                rest = Buffer.concat([rest, chunk]);
            }
        },
        async take(length) {
            const whole = new Uint8Array(length);
            let filled = 0;
            while (filled < length) {
                if (rest.length === 0) {
                    const chunk = await more();
                    if (chunk === null)
                        return null;
                    rest = chunk;
                }
                const piece = rest.subarray(0, length - filled);
                whole.set(piece, filled);
                filled += piece.length;
                rest = rest.subarray(piece.length);
            }
            return whole;
        },
    };
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = require("node:os");
;// CONCATENATED MODULE: ../../lib/git/isolated-directory.js




/**
 * Makes the directory under RUNNER_TEMP, or the system's temporary directory. As git works there, it sees no
 * configuration, hook, graft, replacement, file monitor, promisor remote or owner of the checkout; the variables say
 * the same again for whatever else could name one. `objectDirectory` is the `objects` of the checkout's git directory,
 * `idDigits` 40 or 64. Throws GateError `not_writable` about `temporary-directory`.
 */
function isolatedDirectory(objectDirectory, idDigits) {
    const directory = gitDirectory(idDigits);
    return {
        directory,
        environment: {
            ...isolated_directory_inherited(['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP']),
            LC_ALL: 'C',
            HOME: directory,
            GIT_DIR: directory,
            GIT_OBJECT_DIRECTORY: objectDirectory,
            GIT_CONFIG_NOSYSTEM: '1',
            GIT_CONFIG_GLOBAL: (0,external_node_path_namespaceObject.join)(directory, 'config'),
            GIT_NO_REPLACE_OBJECTS: '1',
            GIT_NO_LAZY_FETCH: '1',
            GIT_ALLOW_PROTOCOL: 'none',
            GIT_TERMINAL_PROMPT: '0',
            GIT_OPTIONAL_LOCKS: '0',
        },
        remove() {
            (0,external_node_fs_namespaceObject.rmSync)(directory, { recursive: true, force: true });
        },
    };
}
function gitDirectory(idDigits) {
    try {
        const directory = (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_namespaceObject.join)(process.env['RUNNER_TEMP'] || (0,external_node_os_namespaceObject.tmpdir)(), 'tool-catalog-gate-'));
        (0,external_node_fs_namespaceObject.mkdirSync)((0,external_node_path_namespaceObject.join)(directory, 'refs'));
        (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_namespaceObject.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
        (0,external_node_fs_namespaceObject.writeFileSync)((0,external_node_path_namespaceObject.join)(directory, 'config'), configuration(idDigits));
        return directory;
    }
    catch {
        throw new gate_error/* GateError */.u('not_writable', 'temporary-directory');
    }
}
function configuration(idDigits) {
    const format = idDigits === 64
        ? '\trepositoryformatversion = 1\n[extensions]\n\tobjectformat = sha256\n'
        : '\trepositoryformatversion = 0\n';
    return `[core]\n\tbare = true\n\tfsmonitor = false\n${format}[protocol]\n\tallow = never\n[safe]\n\tdirectory = *\n`;
}
function isolated_directory_inherited(names) {
    const found = {};
    for (const name of names) {
        const value = process.env[name];
        if (value !== undefined)
            found[name] = value;
    }
    return found;
}

;// CONCATENATED MODULE: ../../lib/git/raw-object.js

const TREE_LINE = /^tree ([0-9a-f]+)$/;
const PARENT_LINE = /^parent ([0-9a-f]+)$/;
/**
 * Reads a raw commit object: its tree and its parents, as its first lines name them. null where it is no such object.
 */
function parseCommit(bytes) {
    const [first = '', ...lines] = Buffer.from(bytes).toString('latin1').split('\n');
    const tree = TREE_LINE.exec(first)?.[1];
    if (tree === undefined)
        return null;
    const parents = [];
    for (const line of lines) {
        const parent = PARENT_LINE.exec(line)?.[1];
        if (parent === undefined)
            break;
        parents.push(parent);
    }
    return { tree, parents };
}
/** The raw tree object of some entries, in whatever order they are given; the inverse of `parseTree`. */
function rawTree(entries) {
    const sorted = entries
        .map((entry) => ({
        entry,
        key: Buffer.from(entry.mode === DIRECTORY_MODE ? `${entry.name}/` : entry.name),
    }))
        .sort((a, b) => Buffer.compare(a.key, b.key));
    return Buffer.concat(sorted.flatMap(({ entry: { mode, name, id } }) => [
        Buffer.from(`${mode} ${name}\0`),
        Buffer.from(id, 'hex'),
    ]));
}
/**
 * Reads a raw tree object whose ids are `idBytes` long: `mode SP name NUL id` again and again; a mode is an octal
 * number, which some old trees write with zeros in front. null where it is no such object.
 */
function parseTree(bytes, idBytes) {
    const data = Buffer.from(bytes);
    const entries = [];
    let offset = 0;
    while (offset < data.length) {
        const space = data.indexOf(0x20, offset);
        const end = data.indexOf(0, space);
        if (space < 0 || end < 0 || end + 1 + idBytes > data.length)
            return null;
        entries.push({
            mode: data.toString('latin1', offset, space).replace(/^0+/, ''),
            name: data.toString('utf8', space + 1, end),
            id: data.toString('hex', end + 1, end + 1 + idBytes),
            size: null,
        });
        offset = end + 1 + idBytes;
    }
    return entries;
}

;// CONCATENATED MODULE: ../../lib/git/local-objects.js






const MAX_COMMIT_BYTES = 1024 * 1024;
const MAX_TREE_BYTES = 64 * 1024 * 1024;
/**
 * The objects of a local repository, by id alone, each checked against its git hash. `objectDirectory` is the `objects`
 * directory of its git directory; `idDigits` is 40 or 64. Git starts with the first request and ends with `close`.
 * GateError `not_readable` (field `git`) where git is missing or does not answer within 30 s.
 */
function localObjects(objectDirectory, idDigits) {
    let isolated = null;
    let batch = null;
    /** Starting processes is loaded with the first request: most runs read everything through the API. */
    const started = async () => {
        const { spawn } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 1421, 19));
        isolated ??= isolatedDirectory(objectDirectory, idDigits);
        if (batch === null || batch.isOver())
            batch = catFileBatch(isolated, spawn);
        return batch;
    };
    /** Another request's answer can end the process before this one's turn: then it is sent again. */
    const ask = async (id, type, maxBytes) => {
        for (;;) {
            const answer = await (await started()).ask(id, type, maxBytes);
            if (answer !== 'not reached')
                return answer;
        }
    };
    const object = async (id, type, maxBytes) => {
        const bytes = isObjectId(id) && id.length === idDigits ? await ask(id, type, maxBytes) : null;
        if (bytes === null)
            throw new gate_error/* GateError */.u(type === 'commit' ? 'commit_not_found' : 'object_not_found', OBJECT_FIELD);
        if (!isHashOf(id, type, bytes))
            throw new gate_error/* GateError */.u('hash_mismatch', OBJECT_FIELD);
        return bytes;
    };
    return {
        commit: async (id) => local_objects_understood(parseCommit(await object(id, 'commit', MAX_COMMIT_BYTES))),
        tree: async (id) => local_objects_understood(parseTree(await object(id, 'tree', MAX_TREE_BYTES), idDigits / 2)),
        blob: (id, maxBytes) => object(id, 'blob', maxBytes),
        wholeTree: () => Promise.resolve(null),
        objectsAt: () => Promise.resolve({ commits: new Map(), trees: new Map() }),
        async blobs(wanted, maxBytes) {
            const answers = await Promise.allSettled(wanted.map(({ id }) => object(id, 'blob', maxBytes)));
            return new Map(answers.flatMap((answer, index) => answer.status === 'fulfilled' ? [[wanted[index]?.id ?? '', answer.value]] : []));
        },
        close() {
            batch?.end();
            batch = null;
            isolated?.remove();
            isolated = null;
        },
    };
}
function local_objects_understood(object) {
    if (object === null)
        throw new gate_error/* GateError */.u('not_readable', OBJECT_FIELD);
    return object;
}

;// CONCATENATED MODULE: ../../lib/github/api/memoized-api.js

/**
 * An API that asks each question that only reads once, side by side too: one moment of GitHub, as one decision sees it.
 * What must be read anew is asked of `api` itself.
 */
function memoizedApi(api) {
    const answers = new Map();
    const pages = new Map();
    return {
        ...api,
        request: (route, parameters = {}) => route.startsWith('GET ')
            ? memoizeAsync(answers, memoized_api_keyOf(route, parameters), () => api.request(route, parameters))
            : api.request(route, parameters),
        paginate: (route, parameters, maxPages, list) => memoizeAsync(pages, memoized_api_keyOf(route, parameters, maxPages, list), () => api.paginate(route, parameters, maxPages, list)),
    };
}
function memoized_api_keyOf(route, parameters, ...rest) {
    const named = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([route, named, ...rest]);
}

;// CONCATENATED MODULE: ../../lib/github/read/blobs-together.js



const MAX_IN_QUERY = 100;
const MAX_QUERY_BYTES = 2 * 1024 * 1024;
/** GraphQL cuts a long text short. */
const MAX_BLOB_BYTES = 256 * 1024;
/**
 * Blobs by GraphQL, up to 100 in a query. GraphQL gives text, so each is hashed again: one whose text is not its bytes
 * (no UTF-8, a byte order mark, cut short) is left out, and so is everything that a failing query leaves open.
 * Source: GitHub's GraphQL reference, object `Blob`.
 */
async function blobsTogether(api, repository, wanted) {
    const found = new Map();
    const ask = async (group) => ({ group, data: await askFor(api, repository, group) });
    for (const { group, data } of await Promise.all(groupsOf(wanted).map(ask))) {
        group.forEach((id, index) => {
            const text = answer_textAt(data, 'repository', `b${index}`, 'text');
            const bytes = text === null ? null : Buffer.from(text);
            if (bytes !== null && isHashOf(id, 'blob', bytes))
                found.set(id, bytes);
        });
    }
    return found;
}
/** Ids whose blobs are small enough to come together. */
function groupsOf(wanted) {
    const groups = [];
    let room = 0;
    for (const { id, size } of wanted) {
        const bytes = size ?? MAX_BLOB_BYTES;
        if (bytes > MAX_BLOB_BYTES)
            continue;
        const last = groups.at(-1);
        if (last !== undefined && last.length < MAX_IN_QUERY && bytes <= room)
            last.push(id);
        else {
            groups.push([id]);
            room = MAX_QUERY_BYTES;
        }
        room -= bytes;
    }
    return groups;
}
/** The answer's data, null where the query failed. Ids are hexadecimal, so that they can stand in it. */
async function askFor(api, { owner, repo }, ids) {
    const blobs = ids.map((id, index) => `b${index}: object(oid: "${id}") { ... on Blob { text } }`).join(' ');
    const query = `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${blobs} } }`;
    try {
        const { data, errors } = await api.graphql(query, { owner, repo });
        return errors.length > 0 ? null : data;
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/github/read/objects-at.js



const objects_at_MAX_IN_QUERY = 100;
const MAX_OBJECTS = 1000;
const MAX_PARENTS = 10;
const FIELDS = `__typename oid
  ... on Commit { tree { oid } parents(first: ${MAX_PARENTS}) { totalCount nodes { oid } } }
  ... on Tree { entries { name mode oid size } }`;
/**
 * Commits and the trees on the way to paths of them by GraphQL, which takes paths where REST takes a tree's id: one
 * answer instead of one for each component. A tree is put together again and its git hash checked; one whose hash is
 * another (a name that is no UTF-8, a list that was cut) is left out, and so is everything that a failing query leaves
 * open. Source: GitHub's GraphQL reference, objects `Commit` and `Tree`; gitrevisions for `COMMIT:PATH`.
 */
async function objectsAt(api, repository, places) {
    const expressions = expressionsFor(places).slice(0, MAX_OBJECTS);
    const found = { commits: new Map(), trees: new Map() };
    const groups = Array.from({ length: Math.ceil(expressions.length / objects_at_MAX_IN_QUERY) }, (_, index) => expressions.slice(index * objects_at_MAX_IN_QUERY, (index + 1) * objects_at_MAX_IN_QUERY));
    const answers = await Promise.all(groups.map((group) => objects_at_ask(api, repository, group)));
    for (const object of answers.flat()) {
        const id = objectIdAt(object, 'oid');
        const commit = id === null ? null : objects_at_readCommit(object);
        const tree = id === null ? null : readTree(object, id);
        if (id !== null && commit !== null)
            found.commits.set(id, commit);
        if (id !== null && tree !== null)
            found.trees.set(id, tree);
    }
    return found;
}
/** Each commit, its root, and each directory above a path. */
function expressionsFor(places) {
    const expressions = new Set();
    for (const { commit, path } of places) {
        expressions.add(commit);
        const names = path.split('/');
        for (const [depth] of names.entries())
            expressions.add(`${commit}:${names.slice(0, depth).join('/')}`);
    }
    return [...expressions];
}
/** The objects in the order of their expressions, none where the query failed. */
async function objects_at_ask(api, { owner, repo }, expressions) {
    const declared = expressions.map((_, index) => `$e${index}: String!`).join(', ');
    const objects = expressions
        .map((_, index) => `o${index}: object(expression: $e${index}) { ...found }`)
        .join(' ');
    const query = `query ($owner: String!, $repo: String!, ${declared}) { repository(owner: $owner, name: $repo) { ${objects} } } fragment found on GitObject { ${FIELDS} }`;
    const named = Object.fromEntries(expressions.map((expression, index) => [`e${index}`, expression]));
    const answer = await known(() => api.graphql(query, { owner, repo, ...named }));
    if (!answer.known || answer.value.errors.length > 0)
        return [];
    const { data } = answer.value;
    return expressions.map((_, index) => at(data, 'repository', `o${index}`));
}
function objects_at_readCommit(object) {
    const tree = objectIdAt(object, 'tree', 'oid');
    const nodes = listAt(object, 'parents', 'nodes');
    if (tree === null || nodes === null || nodes.length !== countAt(object, 'parents', 'totalCount'))
        return null;
    const parents = nodes.flatMap((parent) => objectIdAt(parent, 'oid') ?? []);
    return parents.length === nodes.length ? { tree, parents } : null;
}
function readTree(object, id) {
    const entries = listAt(object, 'entries')?.map(objects_at_readEntry);
    if (entries === undefined)
        return null;
    const read = entries.flatMap((entry) => entry ?? []);
    return read.length === entries.length && isHashOf(id, 'tree', rawTree(read)) ? read : null;
}
/** GraphQL writes a mode as a decimal number, and gives a size to what has none. */
function objects_at_readEntry(entry) {
    const mode = countAt(entry, 'mode')?.toString(8);
    const name = answer_textAt(entry, 'name');
    const id = objectIdAt(entry, 'oid');
    if (mode === undefined || name === null || id === null)
        return null;
    const isSized = mode !== DIRECTORY_MODE && mode !== SUBMODULE_MODE;
    return { mode, name, id, size: isSized ? countAt(entry, 'size') : null };
}

;// CONCATENATED MODULE: ../../lib/github/read/api-objects.js





/**
 * The git objects of a repository through the API, by id. A blob is checked against its git hash. Throws GateError
 * `commit_not_found`, `object_not_found`, `hash_mismatch`, `too_large`, `github_unavailable` for an answer that is not
 * understood, and what the client throws.
 * Source: GitHub's pages on the REST API for git commits, trees and blobs.
 */
function apiObjects(api, repository) {
    const tree = async (id, query) => {
        const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
        const answer = await api.request(route, { ...repository, tree_sha: id, ...query });
        if (answer.status !== 200)
            throw new gate_error/* GateError */.u('object_not_found', OBJECT_FIELD);
        if (answer_textAt(answer.data, 'sha') !== id)
            throw api_objects_notUnderstood();
        return answer;
    };
    return {
        async commit(id) {
            const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
            const answer = await api.request(route, { ...repository, commit_sha: id });
            if (answer.status !== 200)
                throw new gate_error/* GateError */.u('commit_not_found', OBJECT_FIELD);
            return api_objects_readCommit(answer.data, id);
        },
        async tree(id) {
            const { data } = await tree(id, {});
            if (flagAt(data, 'truncated') !== false)
                throw api_objects_notUnderstood();
            return api_objects_entriesOf(data).map(({ path, mode, id: entry, size }) => ({
                name: path,
                mode,
                id: entry,
                size,
            }));
        },
        async blob(id, maxBytes) {
            const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
            const answer = await api.request(route, { ...repository, file_sha: id });
            if (answer.status !== 200)
                throw new gate_error/* GateError */.u('object_not_found', OBJECT_FIELD);
            return readBlob(answer.data, id, maxBytes);
        },
        async wholeTree(id) {
            const { data } = await tree(id, { recursive: '1' });
            if (flagAt(data, 'truncated') !== false)
                return null;
            return api_objects_entriesOf(data);
        },
        blobs: (wanted) => blobsTogether(api, repository, wanted),
        objectsAt: (places) => objectsAt(api, repository, places),
        close: () => undefined,
    };
}
function api_objects_readCommit(data, id) {
    const tree = objectIdAt(data, 'tree', 'sha');
    const parents = listAt(data, 'parents')?.map((parent) => objectIdAt(parent, 'sha'));
    if (answer_textAt(data, 'sha') !== id || tree === null || parents === undefined)
        throw api_objects_notUnderstood();
    return { tree, parents: parents.map(api_objects_understood) };
}
function api_objects_entriesOf(data) {
    const entries = listAt(data, 'tree');
    if (entries === null)
        throw api_objects_notUnderstood();
    return entries.map((entry) => ({
        path: api_objects_understood(answer_textAt(entry, 'path')),
        mode: modeOf(api_objects_understood(answer_textAt(entry, 'mode'))),
        id: api_objects_understood(objectIdAt(entry, 'sha')),
        size: countAt(entry, 'size'),
    }));
}
/** The API writes a directory's mode with a leading zero, git without. */
function modeOf(mode) {
    return mode === `0${DIRECTORY_MODE}` ? DIRECTORY_MODE : mode;
}
function readBlob(data, id, maxBytes) {
    const content = answer_textAt(data, 'content');
    if (content === null || at(data, 'encoding') !== 'base64')
        throw api_objects_notUnderstood();
    if ((countAt(data, 'size') ?? 0) > maxBytes)
        throw new gate_error/* GateError */.u('too_large', OBJECT_FIELD);
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > maxBytes)
        throw new gate_error/* GateError */.u('too_large', OBJECT_FIELD);
    if (!isHashOf(id, 'blob', bytes))
        throw new gate_error/* GateError */.u('hash_mismatch', OBJECT_FIELD);
    return bytes;
}
function api_objects_understood(value) {
    if (value === null)
        throw api_objects_notUnderstood();
    return value;
}
function api_objects_notUnderstood() {
    return new gate_error/* GateError */.u('github_unavailable', 'github');
}

;// CONCATENATED MODULE: ../../lib/github/read/capture.js


const capture_FIELD = 'capture-workflow';
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 30_000;
/**
 * Waits until the newest run of the capture workflow for exactly this event, head, repository and branch is over, asking
 * ever less often. The error, where there is one, is on `capture-workflow`: `capture_missing` (no run appeared in time),
 * `capture_unfinished`, `capture_waits_for_approval` (a first-time contributor's, or a protected environment's),
 * `capture_failed`. Throws what `readRuns` throws.
 */
async function awaitCapture(api, wanted, clock) {
    const end = clock.now() + wanted.timeout;
    for (let pause = FIRST_PAUSE;; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
        const run = await newestRun(api, wanted);
        const state = capture_stateOf(run);
        if (state !== 'capture_missing' && state !== 'capture_unfinished')
            return capture_captured(run, state);
        const left = end - clock.now();
        if (left <= 0)
            return capture_captured(run, state);
        await clock.sleep(Math.min(pause, left));
    }
}
/**
 * The newest run of the capture workflow that a push of a branch of this repository to exactly this commit started, and
 * that succeeded; null where there is none. No run of a pull request is one. Throws what `readRuns` throws.
 */
async function newestBranchCapture(api, repository, { workflow, branch, head }) {
    const from = { repository: `${repository.owner}/${repository.repo}`, branch };
    const runs = await readRuns(api, repository, 'push', head);
    return newest(runs.filter((run) => isWanted(run, { workflow, event: 'push', head, from }) && capture_stateOf(run) === null));
}
function capture_captured(run, failure) {
    return { run, error: failure === null ? null : new gate_error/* GateError */.u(failure, capture_FIELD) };
}
function capture_stateOf(run) {
    if (run === null)
        return 'capture_missing';
    if (run.conclusion === 'action_required' || run.status === 'action_required' || run.status === 'waiting')
        return 'capture_waits_for_approval';
    if (run.status !== 'completed')
        return 'capture_unfinished';
    return run.conclusion === 'success' ? null : 'capture_failed';
}
async function newestRun(api, wanted) {
    const runs = await readRuns(api, wanted.repository, wanted.event, wanted.head);
    return newest(runs.filter((run) => isWanted(run, wanted)));
}
function newest(runs) {
    return runs.reduce((a, b) => (a !== null && a.id > b.id ? a : b), null);
}
/** What GitHub filters by is compared here too: the answer decides, not the question. */
function isWanted(run, { workflow, event, head, from }) {
    return (isOfWorkflow(run, workflow) &&
        run.event === event &&
        run.head === head &&
        (from === null || (run.headRepository === from.repository && run.headBranch === from.branch)));
}

;// CONCATENATED MODULE: ../../lib/github/read/unzip.js



const ZIP_LIMITS = {
    maxBytes: MAX_ARTIFACT_BYTES,
    maxEntries: MAX_ARTIFACT_FILES,
    maxPlainBytes: MAX_ARTIFACT_PLAIN_BYTES,
    maxRatio: MAX_ARTIFACT_RATIO,
};
const unzip_FIELD = 'artifact';
/** An archive of nothing but a short file compresses as it likes. */
const SMALL = 64 * 1024;
const KIND_OF_FILE = 0o170_000;
const SYMLINK = 0o120_000;
const unzip_ORDINARY = [0, 0o100_000, 0o040_000];
/**
 * The files of a ZIP archive by path, in memory. Everything is refused that two readers could read otherwise, or that
 * costs more than `limits`, before anything of it is unpacked. Throws GateError on `artifact`: `too_large` and
 * `too_large_unpacked` (bytes), `too_many_files`, `compressed_too_far` (ratio), `duplicate_file` (also names that
 * differ by letter case or composition alone), `encrypted_file`, `symlink`, `not_a_file` (a device), `absolute_path`,
 * `outside_workspace` (`..`), `invalid_path`, and `invalid_archive` for what is no archive, or not the one that it says
 * it is (sizes and checksums). Source: PKWARE's APPNOTE.TXT.
 */
async function unzip(archive, limits = ZIP_LIMITS) {
    if (archive.length > limits.maxBytes)
        throw unzip_refused('too_large');
    try {
        const zip = await opened(archive);
        const files = await checkedFiles(zip, archive.length, limits);
        const contents = new Map();
        for (const [path, entry] of files)
            contents.set(path, await unzip_contentOf(zip, entry));
        return contents;
    }
    catch (error) {
        // The library tells faults of an archive apart in its messages alone, and those may quote it.
        throw error instanceof gate_error/* GateError */.u ? error : unzip_refused('invalid_archive');
    }
}
async function opened(archive) {
    const { fromBufferPromise } = await __nccwpck_require__.e(/* import() */ 171).then(__nccwpck_require__.t.bind(__nccwpck_require__, 171, 19));
    const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
    // Names are read here: the library would guess their encoding, and turn `\` into `/`.
    return fromBufferPromise(bytes, { decodeStrings: false });
}
/** The entries that are files, once every entry is known to be harmless. */
async function checkedFiles(zip, compressedBytes, limits) {
    if (zip.entryCount > limits.maxEntries)
        throw unzip_refused('too_many_files');
    const files = new Map();
    const spellings = new Set();
    let plainBytes = 0;
    for await (const entry of zip.eachEntry()) {
        plainBytes += entry.uncompressedSize;
        if (plainBytes > limits.maxPlainBytes)
            throw unzip_refused('too_large_unpacked');
        if (plainBytes > SMALL && plainBytes > compressedBytes * limits.maxRatio)
            throw unzip_refused('compressed_too_far');
        const { path, isDirectory } = unzip_nameOf(entry);
        refuseKind(entry);
        const spelling = path.normalize('NFC').toLowerCase().toUpperCase();
        if (spellings.has(spelling))
            throw unzip_refused('duplicate_file');
        spellings.add(spelling);
        if (!isDirectory)
            files.set(path, entry);
    }
    return files;
}
/** A name is UTF-8 whatever the archive says of it, and written in the one way that a path of the repository has. */
function unzip_nameOf({ fileNameRaw }) {
    const name = utf8(fileNameRaw);
    const isDirectory = name.endsWith('/');
    const path = repositoryPath(name, unzip_FIELD);
    if (name !== (isDirectory ? `${path}/` : path))
        throw unzip_refused('invalid_path');
    return { path, isDirectory };
}
function utf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw unzip_refused('invalid_path');
    }
}
function refuseKind(entry) {
    if (entry.isEncrypted())
        throw unzip_refused('encrypted_file');
    // The upper half holds a mode of Unix, or nothing.
    const kind = (entry.externalFileAttributes >>> 16) & KIND_OF_FILE;
    if (kind === SYMLINK)
        throw unzip_refused('symlink');
    if (!unzip_ORDINARY.includes(kind))
        throw unzip_refused('not_a_file');
}
/** The library stops at the size that was announced. */
async function unzip_contentOf(zip, entry) {
    const stream = await zip.openReadStreamPromise(entry);
    const chunks = [];
    for await (const chunk of stream) {
        if (!(chunk instanceof Uint8Array))
            throw unzip_refused('invalid_archive');
        chunks.push(chunk);
    }
    const content = Buffer.concat(chunks);
    if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32)
        throw unzip_refused('invalid_archive');
    return content;
}
/** CRC-32 as ZIP has it: Node.js 20.12, where the library's tests run too, has none of its own. */
function crc32(content) {
    let crc = -1;
    for (const byte of content)
        crc = (CRC_OF_BYTE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
    return ~crc >>> 0;
}
const CRC_OF_BYTE = Int32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1)
        crc = (crc & 1) === 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
    return crc;
});
function unzip_refused(code) {
    return new gate_error/* GateError */.u(code, unzip_FIELD);
}

;// CONCATENATED MODULE: ../../lib/github/read/artifact.js



const artifact_LIST = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
const DOWNLOAD = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
const artifact_MAX_PAGES = 5;
const artifact_FIELD = 'artifact';
/**
 * The files of the newest artifact of this very name that a workflow run uploaded, unpacked in memory. Throws what the
 * client and `unzip` throw, GateError `artifact_missing`, `artifact_expired`, `too_large` and `permission_missing`.
 * Source: GitHub's pages "List workflow run artifacts" and "Download an artifact".
 */
async function readArtifact(api, repository, run, name) {
    const artifact = await newestArtifact(api, repository, run, name);
    if (artifact === null)
        throw new gate_error/* GateError */.u('artifact_missing', artifact_FIELD);
    if (artifact.expired)
        throw new gate_error/* GateError */.u('artifact_expired', artifact_FIELD);
    if (artifact.bytes > ZIP_LIMITS.maxBytes)
        throw new gate_error/* GateError */.u('too_large', artifact_FIELD);
    return unzip(await archiveOf(api, repository, artifact.id));
}
async function newestArtifact(api, repository, run, name) {
    const parameters = { ...repository, run_id: run, name };
    const items = await completeList(api, artifact_LIST, parameters, artifact_MAX_PAGES, 'artifacts');
    const named = items.filter((item) => answer_textAt(item, 'name') === name).flatMap(readOne);
    return named.reduce((a, b) => (a !== null && a.id > b.id ? a : b), null);
}
function readOne(item) {
    const id = countAt(item, 'id');
    const bytes = countAt(item, 'size_in_bytes');
    return id === null || bytes === null ? [] : [{ id, bytes, expired: flagAt(item, 'expired') !== false }];
}
async function archiveOf(api, repository, id) {
    const parameters = { ...repository, artifact_id: id, archive_format: 'zip' };
    try {
        const { status, bytes } = await api.download(DOWNLOAD, parameters, ZIP_LIMITS.maxBytes);
        if (status === 404 || status === 410)
            throw new gate_error/* GateError */.u('artifact_expired', artifact_FIELD);
        if (bytes === null)
            throw new gate_error/* GateError */.u('github_unavailable', 'github');
        return bytes;
    }
    catch (error) {
        const tooLarge = error instanceof gate_error/* GateError */.u && error.code === 'too_large';
        throw tooLarge ? new gate_error/* GateError */.u('too_large', artifact_FIELD) : error;
    }
}

;// CONCATENATED MODULE: ../../lib/run/captured-artifact.js


const WORKFLOW = 'capture-workflow';
const MINUTE = 60_000;
/**
 * The artifact of the commit under test: waits up to `capture-timeout` for the capture workflow's run, and takes nothing
 * of one that may have been made for another base branch. What stands in the way is `unavailable`, or `invalid` for an
 * archive that is refused, with the codes of `awaitCapture`, `readArtifact` and the client, or
 * `capture_of_another_base`. Source: design.md, "Which commit".
 */
async function readCapturedArtifact(event, settings, { api, clock, server }) {
    const { owner, repo } = event.repository;
    const addressOf = ({ id }) => `${server}/${owner}/${repo}/actions/runs/${id}`;
    let run = null;
    try {
        const capture = await awaitCapture(api, wantedCapture(event, settings), clock);
        ({ run } = capture);
        if (capture.error !== null || run === null)
            throw capture.error ?? captured_artifact_missing();
        if (isAboutPullRequest(event))
            await refuseOtherBase(event, run, api);
        const files = await readArtifact(api, event.repository, run.id, settings.artifact);
        return { files: { state: 'present', value: files }, run: addressOf(run) };
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        return { files: { state: 'unavailable', error }, run: run === null ? null : addressOf(run) };
    }
}
/**
 * What the capture workflow uploaded when a guarded branch was pushed to a commit; null where nothing of it is to be had,
 * for whatever reason. It is not waited for: nothing passes by it that would not pass without it being looked at.
 */
async function readBranchCapture(api, { captureWorkflow: workflow, artifact }, { repository, baseBranch, commit }) {
    if (workflow === null)
        return null;
    try {
        const run = await newestBranchCapture(api, repository, { workflow, branch: baseBranch, head: commit });
        return run === null ? null : await readArtifact(api, repository, run.id, artifact);
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return null;
        throw error;
    }
}
function wantedCapture(event, settings) {
    const { captureWorkflow: workflow, captureTimeout } = settings;
    if (workflow === null)
        throw new gate_error/* GateError */.u('missing_input', WORKFLOW);
    const { repository } = event;
    const common = { repository, workflow, timeout: captureTimeout * MINUTE };
    switch (event.name) {
        case 'pull_request_target':
            return { ...common, event: 'pull_request', head: event.head, from: captured_artifact_originOf(event) };
        case 'merge_group':
            return { ...common, event: 'merge_group', head: event.head, from: null };
        case 'push':
            return { ...common, event: 'push', head: event.commit, from: null };
        default:
            throw new gate_error/* GateError */.u('unsupported_source', 'candidate-source');
    }
}
function captured_artifact_originOf({ headRepository, headBranch }) {
    if (headRepository === null || headBranch === null)
        throw captured_artifact_missing();
    return { repository: headRepository, branch: headBranch };
}
function isAboutPullRequest(event) {
    return event.name === 'pull_request_target';
}
/** GitHub records which commit a run was for, not which base. */
async function refuseOtherBase(event, run, api) {
    const { repository, pullRequest, baseBranch } = event;
    const { baseChanges } = await readBranchChanges(api, repository, pullRequest);
    if (baseChanges.some((time) => time >= run.createdAt))
        throw ofAnotherBase();
    const head = { ...captured_artifact_originOf(event), commit: event.head };
    const pulls = await readPullsOfHead(api, repository, head, 'all');
    if (pulls.some((pull) => pull.number !== pullRequest && pull.baseBranch !== baseBranch))
        throw ofAnotherBase();
}
function ofAnotherBase() {
    return new gate_error/* GateError */.u('capture_of_another_base', WORKFLOW);
}
function captured_artifact_missing() {
    return new gate_error/* GateError */.u('capture_missing', WORKFLOW);
}

;// CONCATENATED MODULE: ../../lib/run/guarded-base.js



/**
 * Establishes design.md's "guarded branches": the default branch, and those that its settings file names exactly and
 * that are protected too. A name that a pattern protects could be anybody's to make. Throws GateError
 * `unsupported_branch` for an event of a branch that is not guarded, `token_missing` where only a token could tell, and
 * what the readers and `parseSettingsFile` throw.
 */
async function guardedBase(event, api, commits) {
    const defaultBranch = event.defaultBranch ?? (api === null ? null : await readDefaultBranch(api, event.repository));
    switch (event.name) {
        case 'push':
        case 'schedule':
        case 'workflow_dispatch':
            return ofBranch(event, api, commits, defaultBranch);
        default:
            return ofMerge(event, api, commits, defaultBranch);
    }
}
/** Why nothing that GitHub alone tells could be established. */
function noToken() {
    return new gate_error/* GateError */.u('token_missing', 'github-token');
}
async function ofBranch(event, api, commits, defaultBranch) {
    const { branch, commit, repository } = event;
    const own = { defaultBranch, branch, tip: commit, isGuarded: true };
    if (branch === defaultBranch)
        return { ...own, rulesTip: commit, file: await readSettingsFile(commits, commit) };
    if (api === null || defaultBranch === null)
        throw noToken();
    const rulesTip = await branchTip(api, repository, defaultBranch);
    const file = await readSettingsFile(commits, rulesTip);
    const isGuarded = guarded_base_isNamed(file, branch) && (await readBranch(api, repository, branch)).isProtected;
    if (!isGuarded)
        throw new gate_error/* GateError */.u('unsupported_branch', 'event');
    return { ...own, rulesTip, file };
}
/** Without a token nothing passes, so that nobody need know whether the branch is guarded. */
async function ofMerge({ baseBranch, repository }, api, commits, defaultBranch) {
    if (api === null || defaultBranch === null)
        return { defaultBranch, rulesTip: null, file: null, branch: baseBranch, tip: null, isGuarded: true };
    const rulesTip = await branchTip(api, repository, defaultBranch);
    const file = await readSettingsFile(commits, rulesTip);
    const rules = { defaultBranch, rulesTip, file };
    if (baseBranch === defaultBranch)
        return { ...rules, branch: baseBranch, tip: rulesTip, isGuarded: true };
    const branch = guarded_base_isNamed(file, baseBranch) ? await readBranch(api, repository, baseBranch) : null;
    return branch?.isProtected === true
        ? { ...rules, branch: baseBranch, tip: branch.tip, isGuarded: true }
        : { ...rules, branch: defaultBranch, tip: rulesTip, isGuarded: false };
}
function guarded_base_isNamed(file, branch) {
    return file?.guardedBranches?.includes(branch) === true;
}

;// CONCATENATED MODULE: ../../lib/github/read/workflow-reference.js
/**
 * `OWNER/REPO/.github/workflows/FILE` of GITHUB_WORKFLOW_REF, which is that and `@REF`. A file's name may hold an `@`
 * itself, so the ref is what begins with `refs/`, which no file's name can hold, or else what follows the last `@` (a
 * commit). GitHub's page "Variables reference".
 */
function workflowOf(reference) {
    return reference.replace(/@refs\/.*$|@[^@]*$/s, '');
}

;// CONCATENATED MODULE: ../../lib/run/workflow-files.js




/**
 * The workflow files of this repository that run the gate: the one that GITHUB_WORKFLOW_REF names and, where that calls
 * another one, the file that defines the job. Those of another repository are not among them. Throws GateError
 * `workflow_unknown` on a pull request's event where GitHub names no file: what nobody knows cannot be watched.
 * Source: GitHub's pages "Variables reference" and "Contexts reference", `job`.
 */
function workflowFiles({ name, repository }, environment, jobWorkflow) {
    const reference = environment['GITHUB_WORKFLOW_REF'] ?? '';
    if (name.startsWith('pull_request') && !/^[^/]+\/[^/]+\/.+@./s.test(reference))
        throw new gate_error/* GateError */.u('workflow_unknown', 'workflow');
    const paths = [reference, jobWorkflow ?? ''].flatMap((text) => pathIn(text, repository));
    return [...new Set(paths)];
}
/**
 * A re-run keeps the workflow file of its first run, inputs and all. Throws GateError `workflow_outdated` where one of
 * the files is not the default branch's of now, unless the pull request itself changes it, which its owners are asked
 * about.
 */
async function refuseOutdatedWorkflow(commits, event, environment, { base, head, rulesTip }, workflows) {
    if (!event.name.startsWith('pull_request') || rulesTip === null || base === null)
        return;
    const running = commitOfWorkflow(event, environment);
    for (const path of workflows) {
        if (await isSameObject(commits, running, rulesTip, path))
            continue;
        const isItsOwn = event.name !== 'pull_request_target' && !(await isSameObject(commits, base, head, path));
        if (!isItsOwn)
            throw new gate_error/* GateError */.u('workflow_outdated', 'workflow');
    }
}
/** GITHUB_WORKFLOW_SHA; the event's commit is the same one, for runners that leave it out. */
function commitOfWorkflow(event, environment) {
    const commit = environment['GITHUB_WORKFLOW_SHA'] ?? '';
    if (isObjectId(commit))
        return commit;
    return 'commit' in event ? event.commit : event.head;
}
/** The workflow file that was started; null where it is another repository's or not known. */
function startedWorkflow(environment, repository) {
    return pathIn(environment['GITHUB_WORKFLOW_REF'] ?? '', repository)[0] ?? null;
}
/** The file in `OWNER/REPO/PATH@REF`, none where it is of another repository. */
function pathIn(reference, { owner, repo }) {
    const prefix = `${owner}/${repo}/`;
    const workflow = workflowOf(reference);
    if (foldLogin(workflow.slice(0, prefix.length)) !== foldLogin(prefix))
        return [];
    const path = workflow.slice(prefix.length);
    return path === '' ? [] : [path];
}

;// CONCATENATED MODULE: ../../lib/run/read-ahead.js




/**
 * What a run on an event most likely reads, as far as the event and the inputs tell, so that it can be fetched before
 * anything else is known. It decides nothing: a place that is missing here is read later, one too many costs a part of
 * an answer.
 */
function likelyPlaces(event, inputs, environment) {
    const { map, policy, baseline, candidate, previousBaseline, captureWorkflow, reviewWorkflow } = inputs;
    const named = inputs.catalogs ?? [];
    const baselines = read_ahead_pathsOf([baseline, previousBaseline, ...named.map((line) => line.baseline)]);
    const candidates = read_ahead_pathsOf([candidate, ...named.map((line) => line.candidate)]);
    const deciding = [SETTINGS_PATH, ...CODEOWNERS_PATHS, ...read_ahead_pathsOf([policy])];
    const workflow = startedWorkflow(environment, event.repository);
    const running = environment['GITHUB_WORKFLOW_SHA'] ?? '';
    const others = read_ahead_pathsOf([map, workflow, captureWorkflow, reviewWorkflow]);
    const { tips, bases, heads, further } = read_ahead_commitsOf(event);
    const read = inputs.candidateSource === 'commit' ? candidates : [];
    return {
        places: read_ahead_at([...tips, ...bases, ...heads, ...further, ...(isObjectId(running) ? [running] : [])], [...deciding, ...others, ...baselines, ...candidates]),
        contents: [
            ...read_ahead_at(tips, deciding),
            ...read_ahead_at([...bases, ...heads], baselines),
            ...read_ahead_at(heads, [...read, ...read_ahead_pathsOf([map])]),
        ],
    };
}
/** The commits that are likely to be the tip of the base branch, T's and H's, and others that are compared. */
function read_ahead_commitsOf(event) {
    switch (event.name) {
        case 'pull_request':
        case 'pull_request_review': {
            const base = given([event.baseCommit ?? null]);
            return { tips: base, bases: base, heads: [event.commit], further: [event.head] };
        }
        case 'pull_request_target': {
            const base = given([event.baseCommit ?? null]);
            return { tips: base, bases: base, heads: [event.head], further: [] };
        }
        case 'merge_group':
            return { tips: [event.base], bases: [event.base], heads: [event.head], further: [] };
        case 'push':
        case 'schedule':
        case 'workflow_dispatch':
            return { tips: [event.commit], bases: [], heads: [event.commit], further: given([event.before]) };
    }
}
/** Patterns are left out: what they match is known once the trees are listed. */
function read_ahead_pathsOf(paths) {
    return given(paths).filter((path) => !path.includes('*'));
}
function given(values) {
    return values.flatMap((value) => value ?? []);
}
function read_ahead_at(commits, paths) {
    return [...new Set(commits)].flatMap((commit) => [...new Set(paths)].map((path) => ({ commit, path })));
}

;// CONCATENATED MODULE: ../../lib/run/subject.js



const CHECKOUT = 'checkout';
/** Where a workflow of its own captures the commit under test: on `pull_request` that is a merge commit. */
const CAPTURED_APART = ['pull_request_target', 'merge_group', 'push'];
/**
 * Establishes design.md's "Which commit". Throws GateError `unexpected_checkout` (HEAD is neither the event's merge
 * commit nor its head), `head_moved` (the merge commit is of another head), `merge_of_unguarded_base`,
 * `pull_request_code_checked_out` and `commit_source_needed` (`pull_request_target` outside its hardened mode),
 * `unsupported_source` (an artifact elsewhere), `merge_base_unknown`,
 * `token_missing`, and what the readers throw.
 */
async function establishSubject(event, sources) {
    if (sources.candidateSource === 'artifact' && !CAPTURED_APART.includes(event.name))
        throw new gate_error/* GateError */.u('unsupported_source', 'candidate-source');
    switch (event.name) {
        case 'pull_request':
        case 'pull_request_review':
            return pullRequestSubject(event, sources);
        case 'pull_request_target':
            return hardenedSubject(event, sources);
        case 'merge_group':
            return mergeGroupSubject(event, sources);
        case 'push':
        case 'schedule':
        case 'workflow_dispatch':
            return branchSubject(event, sources);
    }
}
async function pullRequestSubject(event, sources) {
    const { commits, checkout, target } = sources;
    const commit = commitUnderTest(checkout, [event.commit, event.head]);
    const isMerge = commit !== event.head;
    const merged = isMerge ? await baseOfMerge(event, commits) : null;
    if (isMerge && !target.isGuarded)
        await refuseForeignMerge(event, sources);
    const own = merged !== null && target.isGuarded ? { head: commit, base: merged } : null;
    return {
        ...aboutPullRequest(event, target),
        ...(own ?? { head: event.head, base: await baseOfHead(event, sources) }),
        blockingError: sources.api === null ? noToken() : null,
    };
}
/** The pull request's code is data here: it must not be in the workspace, where a step could have run it. */
async function hardenedSubject(event, sources) {
    if (sources.candidateSource === 'workspace')
        throw new gate_error/* GateError */.u('commit_source_needed', 'candidate-source');
    const { api, target } = sources;
    if (api === null || target.tip === null)
        throw noToken();
    await refuseCheckoutOfPullRequest(event, sources);
    const base = await soleMergeBase(api, event.repository, target.tip, event.head);
    return { ...aboutPullRequest(event, target), head: event.head, base, blockingError: null };
}
/** A group for a branch that is not guarded is judged as the pull requests in it are. */
async function mergeGroupSubject(event, sources) {
    const { api, checkout, target } = sources;
    return {
        ...about(event, target),
        head: commitUnderTest(checkout, [event.head]),
        base: target.isGuarded ? event.base : await baseOfHead(event, sources),
        pullRequest: event.pullRequest,
        pullRequestHead: null,
        fork: false,
        before: null,
        blockingError: api === null ? noToken() : null,
    };
}
/**
 * C is compared with the baseline committed beside it, on a branch whose baseline somebody had to let in. What a push
 * brought cannot be audited without a token.
 */
async function branchSubject(event, { api, checkout, target }) {
    const head = commitUnderTest(checkout, [event.commit]);
    const before = event.before ?? (await startOfNewBranch(event, api, target));
    return {
        ...about(event, target),
        head,
        base: head,
        pullRequest: null,
        pullRequestHead: null,
        fork: false,
        before,
        blockingError: api === null && before !== null ? noToken() : null,
    };
}
function about(event, target) {
    return {
        event: event.name,
        repository: event.repository,
        baseTip: target.tip,
        baseBranch: target.branch,
        rulesTip: target.rulesTip,
        ownBranch: 'branch' in event ? event.branch : event.baseBranch,
        defaultBranch: target.defaultBranch,
    };
}
function aboutPullRequest(event, target) {
    return {
        ...about(event, target),
        pullRequest: event.pullRequest,
        pullRequestHead: event.head,
        fork: event.fork,
        before: null,
    };
}
/** The checkout's HEAD if it is one of the `allowed` commits, without a checkout the first of them. */
function commitUnderTest(checkout, allowed) {
    if (checkout === null)
        return allowed[0];
    if (!allowed.includes(checkout.commit))
        throw new gate_error/* GateError */.u('unexpected_checkout', CHECKOUT);
    return checkout.commit;
}
/** T of a test merge commit stands at its first parent; its second is the head that was merged. */
async function baseOfMerge(event, commits) {
    const [base, head, ...more] = (await commits.commit(event.commit)).parents;
    if (base === undefined || head === undefined || more.length > 0)
        throw new gate_error/* GateError */.u('unexpected_checkout', CHECKOUT);
    if (head !== event.head)
        throw new gate_error/* GateError */.u('head_moved', 'pull-request');
    return base;
}
/** T of a head commit stands at the merge base, which a shallow clone cannot tell. */
async function baseOfHead(event, { api, target: { tip } }) {
    return api === null || tip === null ? null : soleMergeBase(api, event.repository, tip, event.head);
}
/**
 * What somebody's own branch holds can take back in the merge what the head brings, while the check is the head's. So
 * only the head counts, and a candidate of the workspace only where the merge commit holds the very same files.
 */
async function refuseForeignMerge(event, sources) {
    if (sources.candidateSource === 'commit')
        return;
    const [merge, head] = [
        await sources.commits.commit(event.commit),
        await sources.commits.commit(event.head),
    ];
    if (merge.tree !== head.tree)
        throw new gate_error/* GateError */.u('merge_of_unguarded_base', CHECKOUT);
}
/** HEAD must be neither the head nor a merge of it; the event's own commit is the default branch's. */
async function refuseCheckoutOfPullRequest(event, sources) {
    const commit = sources.checkout?.commit;
    if (commit === undefined || commit === event.commit)
        return;
    if (commit === event.head || (await sources.commits.commit(commit)).parents.includes(event.head)) {
        throw new gate_error/* GateError */.u('pull_request_code_checked_out', CHECKOUT);
    }
}
/** The push of a new branch brought what the default branch does not have; other events bring nothing. */
async function startOfNewBranch(event, api, { defaultBranch, rulesTip }) {
    if (event.name !== 'push' || event.branch === defaultBranch || api === null || rulesTip === null)
        return null;
    return soleMergeBase(api, event.repository, rulesTip, event.commit);
}

;// CONCATENATED MODULE: ../../lib/run/session.js













/**
 * Finds out where an event's commits are read, what its settings are and which commits it compares; commits come
 * through the API where there is a token, else from the checkout. A candidate that is an artifact is waited for in
 * between, so that the base branch is read as it is afterwards. Whoever opens a session closes its `commits`. Throws
 * GateError: `base_moved` where the settings of the capture changed meanwhile, `token_missing` where there is neither
 * token nor checkout, what `guardedBase`, `mergeSettings`, `establishSubject`, the workflow files and the readers throw.
 */
async function openSession(event, context) {
    const session = await openSessionNow(event, context);
    const { api, clock = systemClock } = context;
    if (session.settings.candidateSource !== 'artifact' || api === null)
        return session;
    session.commits.close();
    const server = context.environment['GITHUB_SERVER_URL'] || 'https://github.com';
    const artifact = await readCapturedArtifact(event, session.settings, { api, clock, server });
    const now = await openSessionNow(event, context);
    if (!isSameCapture(now.settings, session.settings)) {
        now.commits.close();
        throw new gate_error/* GateError */.u('base_moved', 'settings');
    }
    return { ...now, artifact };
}
function isSameCapture(a, b) {
    return (a.candidateSource === b.candidateSource &&
        a.captureWorkflow === b.captureWorkflow &&
        a.artifact === b.artifact);
}
async function openSessionNow(event, context) {
    const { inputs, workspace, environment } = context;
    const api = context.api === null ? null : memoizedApi(context.api);
    const commits = openCommits(event, context);
    const forge = forgeOf(event, { ...context, api }, commits);
    try {
        if (api !== null)
            readAhead(commits, likelyPlaces(event, inputs, environment));
        if (isAudited(event.name))
            forge?.readAhead(session_branchOf(event));
        const target = await guardedBase(event, api, commits);
        const settings = settingsOf(inputs, target);
        const checkout = checkoutOf(workspace, placesInWorkspace(settings));
        const { candidateSource, jobWorkflow } = settings;
        const subject = await establishSubject(event, { api, commits, checkout, target, candidateSource });
        const workflows = workflowFiles(event, environment, jobWorkflow);
        await refuseOutdatedWorkflow(commits, event, environment, subject, workflows);
        return {
            settings,
            subject,
            commits,
            workspace,
            checkout,
            workflows,
            forge,
            artifact: null,
            captureAt: (commit) => captureOf(commit, { api, settings, subject }),
        };
    }
    catch (error) {
        commits.close();
        throw error;
    }
}
async function captureOf(commit, { api, settings, subject }) {
    return api === null ? null : readBranchCapture(api, settings, { ...subject, commit });
}
function readAhead(commits, { places, contents }) {
    commits.readAhead(places, contents, DEFAULT_LIMITS);
}
function session_branchOf(event) {
    return 'branch' in event ? event.branch : event.baseBranch;
}
function openCommits(event, { api, inputs, workspace }) {
    if (api !== null)
        return commitReader(apiObjects(api, event.repository));
    const checkout = checkoutOf(workspace, candidatesOf({ catalogs: givenCatalogs(inputs) }));
    if (checkout === null)
        throw noToken();
    return commitReader(localObjects(checkout.objects, checkout.commit.length));
}
/** Without a token the base branch's settings file is out of reach, and what it may name too. */
function settingsOf(inputs, { file, rulesTip }) {
    try {
        return mergeSettings(inputs, file);
    }
    catch (error) {
        const isMissing = error instanceof gate_error/* GateError */.u && error.code === 'missing_input';
        throw isMissing && rulesTip === null ? noToken() : error;
    }
}
function givenCatalogs(inputs) {
    return inputs.catalogs ?? [{ candidate: inputs.candidate ?? 'candidate' }];
}
/** Where candidates stand in the workspace; those of an artifact do not. */
function placesInWorkspace(settings) {
    return settings.candidateSource === 'artifact' ? ['candidate'] : candidatesOf(settings);
}
function candidatesOf({ catalogs }) {
    return catalogs.map(({ candidate }) => candidate);
}
function forgeOf({ repository }, { api, ownersApi }, commits) {
    return api === null ? null : githubForge({ api, ownersApi: ownersApi ?? api }, repository, commits);
}

;// CONCATENATED MODULE: ../../lib/run/run-gate.js





/** The gate from event to verdict: whatever is not understood is a decision. */
async function runGate(event, context) {
    return { ...(await decideEvent(event, context)), event };
}
/** Open, collect, decide, and before a pass recheck. */
async function decideEvent(event, context) {
    let session = null;
    try {
        session = await openSession(event, context);
        const { evidence, decision } = await decideSession(session);
        if (!decision.passes)
            return { evidence, decision, session, isRechecked: false };
        const changed = await recheck(context.api, session.subject);
        if (changed !== null)
            return { ...decided({ ...evidence, fault: changed }), session, isRechecked: false };
        const { pullRequest, pullRequestHead } = session.subject;
        const isRechecked = context.api !== null && pullRequest !== null && pullRequestHead !== null;
        return { evidence, decision, session, isRechecked };
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        return { ...decided(faultEvidence(event.name, error)), session, isRechecked: false };
    }
    finally {
        session?.commits.close();
    }
}
function decided(evidence) {
    return { evidence, decision: decide(evidence) };
}
/** The evidence of a step that has nothing but a fault. */
function faultEvidence(event, fault) {
    return {
        event,
        catalogs: [],
        files: [],
        approvals: 1,
        workflowApprovals: 1,
        failOnDrift: true,
        fault,
        blockingError: null,
        notices: [],
    };
}

;// CONCATENATED MODULE: ../../lib/report/wording/check-title.js



// GitHub's list of checks shows so much of one.
const MAX_TITLE = 60;
/**
 * The title of a check run in at most 60 characters: what changed, then what follows from it, such as
 * `2 tools changed, 1 added: waits for an owner`.
 */
function checkTitle(decision) {
    const { verdict, fault } = decision;
    if (verdict === 'could-not-check') {
        const code = (fault ?? decision.catalogs.find(({ error }) => error !== null)?.error ?? null)?.code;
        return code === undefined ? 'Could not check' : `Could not check: ${code}`;
    }
    const title = `${whatChanged(decision)}: ${check_title_outcomeOf(decision)}`;
    return title.length <= MAX_TITLE ? title : `${howMuchChanged(decision)}: ${check_title_outcomeOf(decision)}`;
}
function check_title_outcomeOf(decision) {
    const { verdict, approval, passes, event } = decision;
    const isOfOwners = verdict === 'baseline-change' || verdict === 'protected-change';
    if (isOfOwners && approval === 'off')
        return 'approval is off';
    if (isOfOwners && event === 'push')
        return 'its approval is missing';
    const outcome = verdict === 'drift' ? driftOutcome(decision) : VERDICT_WORDS[verdict].outcome;
    return passes && verdict !== 'approved' && verdict !== 'unchanged' ? `${outcome} (reported)` : outcome;
}
function driftOutcome(decision) {
    if (isAllInherited(decision))
        return 'inherited';
    const inherited = inheritedCount(decision.catalogs);
    return inherited === 0
        ? VERDICT_WORDS.drift.outcome
        : `${VERDICT_WORDS.drift.outcome}, ${inherited} inherited`;
}
function whatChanged({ catalogs, files }) {
    const { changed, added, removed, members } = countsOf(catalogs);
    const counts = [
        ...(changed === 0 ? [] : [`${changed} ${changed === 1 ? 'tool' : 'tools'} changed`]),
        ...(added === 0 ? [] : [`${added} ${toolsWord(changed, added)}added`]),
        ...(removed === 0 ? [] : [`${removed} ${toolsWord(changed + added, removed)}removed`]),
    ];
    if (counts.length > 0)
        return counts.join(', ');
    if (members > 0)
        return 'The catalog itself changed';
    return files.length > 0 ? 'A protected file changed' : 'No tool changed';
}
/** All counts as one, where they are too long. */
function howMuchChanged({ catalogs }) {
    const { changed, added, removed } = countsOf(catalogs);
    return `${changed + added + removed} tools differ`;
}
/** The noun stands with the first count alone. */
function toolsWord(before, count) {
    if (before > 0)
        return '';
    return count === 1 ? 'tool ' : 'tools ';
}

;// CONCATENATED MODULE: ../../lib/package-version.js
/** The version of this package; a test holds it equal to package.json's. */
const PACKAGE_VERSION = '0.1.0';

;// CONCATENATED MODULE: ../../lib/diff/openmed-diff-json.js





const OPENMED_DIFF_VERSION = 'openmed.agent.tool_catalog_diff.v1';
/** The fields that can differ between records of one key, in the contract's order. */
const COMPARED_FIELDS = RECORD_FIELDS.filter((field) => field !== 'tool_id' && field !== 'version');
/**
 * The canonical JSON of OpenMed's catalog diff v1 of two tool inventories, byte for byte. Throws `no_inventory`
 * where one of them is of another format, and as inventoryFromValue does on a plain document that is none.
 */
function openmedDiffJson(baseline, candidate) {
    return pythonJson(openmedDiff(inventoryDiff(baseline, candidate)));
}
/** The diff of two tool inventories. Throws as openmedDiffJson does. */
function inventoryDiff(baseline, candidate) {
    const [before, after] = [comparedCatalog(baseline, 'baseline'), comparedCatalog(candidate, 'candidate')];
    requireInventory(before, 'baseline');
    requireInventory(after, 'candidate');
    return diffCatalogs(before, after);
}
/** The same document as a value, of the diff of two tool inventories. */
function openmedDiff(diff) {
    return value_jsonObject([
        ['schema_version', OPENMED_DIFF_VERSION],
        ['added', value_jsonArray(diff.added.map(({ definition }) => definition))],
        ['removed', value_jsonArray(diff.removed.map(({ definition }) => definition))],
        ['changed', value_jsonArray(diff.changed.map(changeOf))],
        ['unchanged', value_jsonArray(diff.unchanged.map(({ definition }) => definition))],
    ]);
}
function requireInventory(catalog, field) {
    if (catalog.format !== 'openmed-inventory')
        throw new GateError('no_inventory', field);
}
function changeOf(change) {
    const fields = changedRecordFields(change).map(({ field, before, after }) => value_jsonObject([
        ['field', field],
        ['before', before],
        ['after', after],
    ]));
    return value_jsonObject([
        ['tool_id', change.before.key],
        ['version', change.before.version],
        ['fields', value_jsonArray(fields)],
    ]);
}
/** The fields of two records that differ, with their values. */
function changedRecordFields(change) {
    return COMPARED_FIELDS.map((field) => ({
        field,
        before: fieldOf(change.before.definition, field),
        after: fieldOf(change.after.definition, field),
    })).filter(({ before, after }) => before !== after);
}

;// CONCATENATED MODULE: ../../lib/diff/group-explanations.js


/** Of a kind of which so many places are left out, nothing else is ever stated. */
const LEFT_OUT = { pointer: null, hint: null, subject: null, before: null, after: null };
/**
 * Puts identical changes of many entries together: the same kind, field, hint and values; with pointers, the same
 * place and subject too. In the order of CHANGE_KINDS, then most entries first, then by field and pointer. Places that
 * an explanation leaves out are counted in a group without pointer, the last of its kind.
 */
function groupExplanations(explained, detail) {
    const groups = new Map();
    for (const { entry, explanations, leftOut } of explained) {
        for (const explanation of explanations) {
            const first = detail === 'pointers' ? explanation : { ...explanation, pointer: null, subject: null };
            addTo(groups, first, entry, 1);
        }
        for (const { kind, field, places } of leftOut)
            addTo(groups, { ...LEFT_OUT, kind, field }, entry, places);
    }
    return [...groups.values()].map(groupOf).sort(compareGroups);
}
function addTo(groups, first, entry, places) {
    const { kind, field, pointer, hint, subject, before, after } = first;
    const id = canonicalJson(value_jsonArray([entry === null, kind, field, pointer, hint, subject, before, after]));
    const group = groups.get(id) ?? { first, entries: new Set(), places: 0 };
    if (entry !== null)
        group.entries.add(entry);
    group.places += places;
    groups.set(id, group);
}
function groupOf({ first, entries, places }) {
    return { ...first, entries: [...entries], places };
}
function compareGroups(a, b) {
    return (CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) ||
        Number(a.pointer === null) - Number(b.pointer === null) ||
        b.entries.length - a.entries.length ||
        text_order_compareCodePoints(a.field, b.field) ||
        text_order_compareCodePoints(a.pointer ?? '', b.pointer ?? '') ||
        text_order_compareCodePoints(a.subject ?? '', b.subject ?? '') ||
        text_order_compareCodePoints(String(a.hint), String(b.hint)) ||
        text_order_compareCodePoints(`${String(a.before)} ${String(a.after)}`, `${String(b.before)} ${String(b.after)}`));
}

;// CONCATENATED MODULE: ../../lib/report/explained.js

/**
 * Each changed entry of a diff with what is said of it, then the catalog itself where its own fields changed; the
 * format is that of both catalogs.
 */
function explainedEntries(diff, format) {
    const entries = diff.changed.map((change) => ({ entry: change.after, ...explainChange(format, change) }));
    return [...entries, ...explainedMembers(diff)];
}
/** What is said of the catalog itself; nothing where its own fields are the same, or where one side is no catalog. */
function explainedMembers({ members, memberValues }) {
    if (members.length === 0 || memberValues === null)
        return [];
    return [{ entry: null, ...explainMembers(memberValues.before, memberValues.after) }];
}

;// CONCATENATED MODULE: ../../lib/report/json-text.js

/** A value of a catalog within a document of ours. */
class CatalogValue {
    value;
    constructor(value) {
        this.value = value;
    }
}
/**
 * A document as JSON without white space, its keys in their order. Values of a catalog are written in their canonical
 * form, so that no number loses a digit; members that are undefined are left out.
 */
function jsonText(document) {
    if (document instanceof CatalogValue)
        return canonicalJson(document.value);
    if (Array.isArray(document))
        return `[${document.map(jsonText).join(',')}]`;
    if (typeof document !== 'object' || document === null)
        return JSON.stringify(document);
    const members = Object.entries(document).filter(([, value]) => value !== undefined);
    return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${jsonText(value)}`).join(',')}}`;
}

;// CONCATENATED MODULE: ../../lib/report/diff-document.js




/**
 * A diff as plain JSON: each list in its order, names as they are, digests whole. Added, removed and changed entries
 * have the fingerprints of their definitions, changed ones what is said of the change too; of unchanged ones the names
 * suffice.
 */
function diffDocument(diff, format, detail) {
    return {
        counts: {
            changed: diff.changed.length,
            added: diff.added.length,
            removed: diff.removed.length,
            unchanged: diff.unchanged.length,
            members: diff.members.length,
        },
        members: diff.members.map((field) => fieldDocument(field, diff.memberValues?.before, diff.memberValues?.after, detail)),
        ...memberExplanations(diff, detail),
        changed: diff.changed.map((change) => changeDocument(change, format, detail)),
        added: diff.added.map((entry) => entryDocument(entry, detail)),
        removed: diff.removed.map((entry) => entryDocument(entry, detail)),
        unchanged: diff.unchanged.map(nameDocument),
        renamed: diff.renamed.map(({ before, after, by, ties }) => ({
            before: nameDocument(before),
            after: nameDocument(after),
            by,
            ties: ties.map(nameDocument),
        })),
    };
}
function memberExplanations(diff, detail) {
    const { explanations, explanations_cut } = explanationsDocument(explainedMembers(diff), detail);
    return { member_explanations: explanations, member_explanations_cut: explanations_cut };
}
/** One side of a diff as plain JSON: what it is and its whole digest. */
function sideDocument(side) {
    if (side === null)
        return null;
    const { format, digest, entries, notes } = side;
    return { format, digest, entries, notes: notes.map(({ code, about }) => ({ code, about })) };
}
function changeDocument(change, format, detail) {
    const { before, after, fields } = change;
    return {
        ...nameDocument(after),
        before: fingerprint_fingerprint(before.definition),
        after: fingerprint_fingerprint(after.definition),
        fields: fields.map((field) => fieldDocument(field, before.definition, after.definition, detail)),
        ...explanationsDocument([{ entry: after, ...explainChange(format, change) }], detail),
    };
}
function explanationsDocument(explained, detail) {
    const groups = groupExplanations(explained, detail === 'fingerprints' ? 'fingerprints' : 'pointers');
    return {
        explanations: groups.map(explanationDocument),
        explanations_cut: detail !== 'fingerprints' && explained.some(({ leftOut }) => leftOut.length > 0),
    };
}
function explanationDocument({ kind, field, pointer, hint, subject, before, after, places, }) {
    return { kind, field, pointer, hint, subject, before, after, places };
}
function entryDocument(entry, detail) {
    return {
        ...nameDocument(entry),
        digest: fingerprint_fingerprint(entry.definition),
        ...(detail === 'values' ? { definition: new CatalogValue(entry.definition) } : {}),
    };
}
/** What tells an entry from the others. */
function nameDocument({ kind, key, version }) {
    return { kind, key, version };
}
/** With `values` both values too; a side that has none has no member. */
function fieldDocument({ field, before, after }, old, now, detail) {
    if (detail !== 'values')
        return { field, before, after };
    return { field, before, after, before_value: diff_document_valueOf(old, field), after_value: diff_document_valueOf(now, field) };
}
function diff_document_valueOf(object, field) {
    const value = object === undefined ? undefined : member(object, field);
    return value === undefined ? undefined : new CatalogValue(value);
}

;// CONCATENATED MODULE: ../../lib/report/inherited-document.js

/**
 * What of a drift the base branch has already, as plain JSON: names alone, since the whole drift stands in `diff`. Its
 * counts are 0 where it could not be told apart.
 */
function inheritedDocument(inheritance) {
    if (inheritance === null)
        return null;
    const { members, changed, added, removed } = inheritance.known ? inheritance.inherited : inherited_document_NOTHING;
    return {
        known: inheritance.known,
        gap: inheritance.known ? null : inheritance.gap,
        counts: {
            changed: changed.length,
            added: added.length,
            removed: removed.length,
            members: members.length,
        },
        members: members.map(({ field }) => field),
        changed: changed.map(({ after }) => nameDocument(after)),
        added: added.map(nameDocument),
        removed: removed.map(nameDocument),
    };
}
const inherited_document_NOTHING = { members: [], changed: [], added: [], removed: [] };

;// CONCATENATED MODULE: ../../lib/report/json.js






/** The version of the wire format; `docs/report.schema.json` describes it. */
const REPORT_VERSION = 'tool-catalog-gate.report.v1';
/**
 * The whole report of a decision as JSON on one line with a line feed: the wire format `tool-catalog-gate.report.v1`
 * of `docs/report.schema.json`. It holds names, paths, logins, codes, whole digests and counts, no value of a catalog
 * but an inventory's unless `values` are asked for, and nothing of the run. The same decision gives the same bytes.
 */
function renderJson(decision, { detail }) {
    const document = {
        schema_version: REPORT_VERSION,
        event: decision.event,
        verdict: decision.verdict,
        passes: decision.passes,
        fail_on_drift: decision.failOnDrift,
        fault: errorDocument(decision.fault),
        approval: decision.approval,
        approved_by: decision.approvedBy,
        catalogs: decision.catalogs.map((catalog) => catalogDocument(catalog, detail)),
        files: decision.files.map(fileDocument),
        notices: decision.notices.map(({ code, path, permission }) => ({ code, path, permission })),
    };
    return `${jsonText(document)}\n`;
}
function catalogDocument(catalog, detail) {
    const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
    return {
        name: catalog.name,
        baseline_path: catalog.baselinePath,
        candidate_path: catalog.candidatePath,
        previous_baseline_path: catalog.previousBaselinePath,
        verdict: catalog.verdict,
        row: catalog.row,
        error: errorDocument(catalog.error),
        capture_difference: captureDifferenceDocument(catalog, detail),
        snapshot: catalog.snapshot,
        before: sideDocument(catalog.before),
        after: sideDocument(catalog.after),
        diff: catalog.diff === null ? null : diffDocument(catalog.diff, format, detail),
        baseline_diff: catalog.baselineDiff === null ? null : diffDocument(catalog.baselineDiff, format, detail),
        inherited: inheritedDocument(catalog.inheritance),
        openmed: openmedDocument(catalog),
        ignored: catalog.ignored.map(({ pointer, uses }) => ({ pointer, uses })),
        unordered: catalog.unordered.map(({ pointer, uses }) => ({ pointer, uses })),
        clients: clientsDocument(catalog.clients, detail),
        policy: policyDocument(catalog.policy),
    };
}
function captureDifferenceDocument({ captureDifference }, detail) {
    if (captureDifference === null)
        return null;
    const { entry, field, rule } = captureDifference;
    return { entry, field, rule: detail === 'fingerprints' ? null : rule };
}
/** OpenMed's own document, where both sides are inventories. */
function openmedDocument({ before, after, diff }) {
    const inventories = [before, after].every((side) => side?.format === 'openmed-inventory');
    return inventories && diff !== null ? toValue(openmedDiff(diff)) : null;
}
function clientsDocument(clients, detail) {
    if (clients === null)
        return null;
    return {
        findings: newInThisChange(clients).map(({ code, entry, path }) => ({
            code,
            entry,
            path: detail === 'fingerprints' ? null : path,
        })),
        before: clients.before,
        after: clients.after,
    };
}
function policyDocument(policy) {
    if (policy === null)
        return null;
    return {
        mode: policy.mode,
        failing: policy.failing,
        findings: policy.findings.map(({ code, entry, path, isNew }) => ({ code, entry, path, is_new: isNew })),
        exposures: policy.exposures.map(({ entry, dataClass, path }) => ({ entry, data_class: dataClass, path })),
    };
}
function fileDocument(file) {
    return {
        path: file.path,
        role: file.role,
        catalogs: file.catalogs,
        pull_request: file.pullRequest,
        asked: file.asked,
        verdict: file.verdict,
        error: errorDocument(file.error),
        today: { base: file.today.base, now: file.today.now },
        owners: file.owners,
        owners_known: file.ownersKnown,
        reviews_known: file.reviewsKnown,
        missing_permission: file.missingPermission,
        needed: file.needed,
        approved: file.approved,
        approved_by: file.approvedBy,
        blocked_by: file.blockedBy,
        refusals: file.refusals.map(({ login, code, permission }) => ({ login, code, permission })),
        unknown_authors: file.unknownAuthors,
        pushers_read: file.pushersRead,
    };
}
function errorDocument(error) {
    if (error === null)
        return null;
    const { code, field, place } = error;
    return { code, field, line: place?.line ?? null, column: place?.column ?? null };
}

;// CONCATENATED MODULE: ../../lib/report/sarif-log.js


/**
 * A SARIF 2.1.0 log of one run as JSON on one line with a line feed. Results come in the order of their
 * rules, then as given; past 5,000 they are left out and counted in the run's `resultsLeftOut`.
 */
function sarif_log_sarifLog(rules, results, version) {
    const order = new Map(rules.map(({ id }, index) => [id, index]));
    const sorted = results.toSorted((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
    const shown = sorted.slice(0, MAX_SARIF_RESULTS);
    const document = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'tool-catalog-gate', version, rules: rules.map(ruleDocument) } },
                columnKind: 'utf16CodeUnits',
                results: shown.map((result) => resultDocument(result, order.get(result.rule) ?? 0)),
                properties: { resultsLeftOut: sorted.length - shown.length },
            },
        ],
    };
    return `${JSON.stringify(document)}\n`;
}
const HELP = 'Look at the place shown. If the change is wanted, propose the new baseline in the same pull request and have an owner approve it; if not, undo the change.';
function ruleDocument({ id, text, level }) {
    const name = id.replace(/(?:^|_)([a-z])/gu, (_, letter) => letter.toUpperCase());
    return {
        id,
        name,
        shortDescription: { text },
        fullDescription: { text: `In a tool catalog that is compared with its baseline: ${text}.` },
        help: { text: HELP },
        defaultConfiguration: { level },
    };
}
function resultDocument(result, ruleIndex) {
    const { rule, text, places, identity, isInherited = false } = result;
    const { location, baseline } = places();
    const hash = fingerprint_digestOf(JSON.stringify([rule, ...identity])).slice('sha256:'.length);
    return {
        ruleId: rule,
        ruleIndex,
        ...(isInherited ? { level: 'note', properties: { inherited: true } } : {}),
        message: { text: messageText(text) },
        locations: [{ physicalLocation: physicalLocation(location) }],
        ...(baseline === null
            ? {}
            : {
                relatedLocations: [
                    { id: 1, message: { text: 'The baseline' }, physicalLocation: physicalLocation(baseline) },
                ],
            }),
        partialFingerprints: { primaryLocationLineHash: `${hash.slice(0, 32)}:1`, 'toolCatalogGate/v1': hash },
    };
}
function physicalLocation({ path, place }) {
    const region = place === null ? {} : { region: { startLine: place.line, startColumn: place.column } };
    return { artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' }, ...region };
}
function uriOf(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
// SARIF 2.1.0, sections 3.11.5 and 3.11.6: braces hold placeholders, square brackets links.
function messageText(text) {
    return text.replace(/[{}]/gu, '$&$&').replace(/[[\]]/gu, '\\$&');
}

;// CONCATENATED MODULE: ../../lib/report/sarif.js









/** One rule a kind of change, and one each for what is no change of an entry; in the order of their results. */
const SARIF_RULES = [
    { id: 'could_not_check', text: 'the catalog could not be checked', level: 'error' },
    { id: 'policy_finding', text: 'a tool does not hold to the policy', level: 'error' },
    { id: 'tool_added', text: 'entry added', level: 'warning' },
    { id: 'tool_removed', text: 'entry removed', level: 'warning' },
    ...CHANGE_KINDS.map((id) => ({ id, text: CHANGE_WORDS[id], level: 'warning' })),
];
/**
 * What a decision is not content with, as a SARIF 2.1.0 log for code scanning: a result for each change of each
 * entry, at its line in a committed candidate with the baseline as related location, else in the baseline. Catalogs
 * that are unchanged or approved have no results. What the base branch has already is a note.
 * Fingerprints do not depend on lines, order or values.
 */
function renderSarif(decision, sources, options) {
    const results = decision.catalogs.flatMap((catalog) => {
        if (catalog.verdict === 'unchanged' || catalog.verdict === 'approved')
            return [];
        const own = sources.find(({ name }) => name === catalog.name);
        return catalogResults(catalog, sarif_placesOf(own, catalog), options.detail);
    });
    return sarif_log_sarifLog(SARIF_RULES, results, options.version);
}
/** The same for two catalogs without a gate, each of which is a file. */
function renderDiffSarif(comparison, paths, options) {
    const { before, after, diff } = comparison;
    const places = placesIn(locatorOf(after, paths.after), locatorOf(before, paths.before), paths.after);
    return sarifLog(SARIF_RULES, diffResults(diff, after.format, places, options.detail, ''), options.version);
}
function sarif_placesOf(sources, catalog) {
    const committed = sources?.candidateCommitted === true;
    return placesIn(entry_location_locatorOf(committed ? sources.candidate : null, catalog.candidatePath), entry_location_locatorOf(sources?.baseline ?? null, catalog.baselinePath), committed ? catalog.candidatePath : catalog.baselinePath);
}
function placesIn(inCandidate, inBaseline, path) {
    const whole = { path, place: null };
    return {
        whole: () => ({ location: whole, baseline: null }),
        find: (entry, pointer) => {
            const candidate = inCandidate(entry, pointer);
            const baseline = inBaseline(entry, pointer);
            return candidate === null
                ? { location: baseline ?? whole, baseline: null }
                : { location: candidate, baseline };
        },
    };
}
function catalogResults(catalog, places, detail) {
    const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
    return [
        ...errorResults(catalog),
        ...policyResults(catalog, places),
        ...driftResults(catalog, (diff) => diffResults(diff, format, places, detail, catalog.name)),
    ];
}
function driftResults(catalog, resultsOf) {
    const { own, inherited } = driftParts(catalog);
    return [
        ...(own === null ? [] : resultsOf(own)),
        ...(inherited === null ? [] : resultsOf(inherited)).map((result) => ({
            ...result,
            isInherited: true,
        })),
    ];
}
function errorResults({ name, error, baselinePath, candidatePath }) {
    if (error === null)
        return [];
    const path = /^candidate\b/u.test(error.field) ? candidatePath : baselinePath;
    return [
        {
            rule: 'could_not_check',
            text: errorSentence(error),
            places: () => ({ location: { path, place: error.place }, baseline: null }),
            identity: [name, error.field, error.code],
        },
    ];
}
function policyResults({ name, policy }, places) {
    if (policy === null || !policy.failing)
        return [];
    const failing = policy.findings.filter((finding) => policy.mode === 'all' || finding.isNew);
    return failing.map(({ code, entry, path }) => ({
        rule: 'policy_finding',
        text: `${entry === null ? 'The policy' : shownName(entry)}: ${shownName(code)} at ${shownPointer(path)}`,
        places: entry === null ? places.whole : () => places.find(sarif_toolNamed(entry), schemaPlace(path)),
        identity: [name, code, entry, path],
    }));
}
function sarif_toolNamed(key) {
    return { kind: 'tool', key, version: null };
}
/** A schema path is counted from the input schema of a manifest's tool. */
function schemaPlace(path) {
    return `/inputSchema${path.replace('#', '')}`;
}
function diffResults(diff, format, places, detail, name) {
    const whole = (rule, word) => (entry) => ({
        rule,
        text: `${entryLabel(entry)}: ${word}`,
        places: () => places.find(entry),
        identity: [name, sarif_identityOf(entry)],
    });
    return [
        ...diff.added.map(whole('tool_added', 'added')),
        ...diff.removed.map(whole('tool_removed', 'removed')),
        ...(diff.memberValues === null ? diff.members : []).map(({ field, before }) => ({
            rule: before === null ? 'field_added' : 'field_removed',
            text: `${CATALOG_ITSELF}: ${CHANGE_WORDS[before === null ? 'field_added' : 'field_removed']}, ${shownName(field)}`,
            places: places.whole,
            identity: [name, null, field],
        })),
        ...explainedEntries(diff, format).flatMap((explained) => changeResults(explained, places, detail, name)),
    ];
}
function changeResults({ entry, explanations, leftOut }, places, detail, name) {
    const about = entry === null ? CATALOG_ITSELF : entryLabel(entry);
    const id = entry === null ? null : sarif_identityOf(entry);
    const find = (pointer) => (entry === null ? places.whole() : places.find(entry, pointer));
    const told = explanations.map((explanation) => ({
        rule: explanation.kind,
        text: `${about}: ${explanationText(explanation, detail)}`,
        places: () => find(explanation.pointer),
        identity: [
            ...[name, id, explanation.pointer, explanation.hint, explanation.subject],
            ...[explanation.before, explanation.after],
        ],
    }));
    const untold = leftOut.map(({ kind, field, places: count }) => ({
        rule: kind,
        text: `${about}: ${CHANGE_WORDS[kind]} in ${count} more places, ${shownName(field)}`,
        places: () => find(),
        identity: [name, id, field, 'more'],
    }));
    return [...told, ...untold];
}
/** A digest, since one long key may stand in thousands of results. */
function sarif_identityOf(entry) {
    return fingerprint_digestOf(entryId(entry));
}
function explanationText(explanation, detail) {
    if (detail === 'fingerprints')
        return `${changeWords(explanation)}, ${shownName(explanation.field)}`;
    const about = explanation.subject === null ? '' : ` ${shownName(explanation.subject)}`;
    return `${changeWords(explanation)}${about}, ${shownPointer(explanation.pointer)}`;
}

;// CONCATENATED MODULE: ../../lib/report/markdown/budget.js

/**
 * The longest report for each place. A step summary is lost above its limit, a comment refused. Source: GitHub's pages on workflow commands, issue comments and check runs.
 */
const budget_LIMITS = {
    file: { size: Infinity, unit: 'bytes' },
    summary: { size: MAX_SUMMARY_BYTES, unit: 'bytes' },
    comment: { size: MAX_COMMENT_BYTES, unit: 'bytes' },
    'check-run': { size: MAX_CHECK_RUN_LENGTH, unit: 'characters' },
};
/** How much of its budget a text uses: UTF-8 bytes, or UTF-16 units where characters are counted. */
function budget_sizeOf(text, budget) {
    return budget_LIMITS[budget].unit === 'bytes' ? Buffer.byteLength(text, 'utf8') : text.length;
}

;// CONCATENATED MODULE: ../../lib/report/wording/approval-words.js
/** What a protected file is. */
const ROLE_WORDS = {
    baseline: 'baseline',
    map: 'map',
    policy: 'policy',
    settings: 'settings',
    codeowners: 'code owners',
    workflow: 'workflow',
};
/** What a review lacks that does not count, after the reviewer's name. */
const REFUSAL_WORDS = {
    no_standing_review: 'has only commented',
    dismissed: 'the approval was dismissed',
    changes_requested: 'requested changes, which blocks',
    not_a_person: 'is a bot or a deleted account',
    is_author: 'is the author of the pull request',
    not_an_owner: 'does not own this file',
    team_unreadable: 'the token cannot read whether they are in an owning team',
    ownership_unreadable: 'the token cannot read whether they own this file',
    no_write_access: 'has no write access',
    permission_unreadable: 'the token cannot read their access',
    wrote_the_change: 'wrote the change',
    authors_unreadable: 'the authors of the change could not all be read',
    pushed_the_change: 'pushed the change',
    reviewed_commit_unreadable: 'the commit they reviewed could not be read',
    approved_another_catalog: 'approved another catalog',
    approved_before_base_moved: 'approved before the base branch moved',
    force_push_unreadable: 'a force-push came after the review and could not be read',
    force_pushed_from_another_catalog: 'a force-push after the review changed the catalog',
    base_change_unreadable: 'whether the base branch became another one could not be read',
    too_many_commits: 'was not looked into: more than 1,000 commits of this pull request touch the file, so squash them, or split the change',
    too_many_requests: 'was not looked into any more',
    approved_for_another_base: 'approved before the pull request was given another base branch',
};

;// CONCATENATED MODULE: ../../lib/report/markdown/table.js
/** One row of a Markdown table. Each cell is on one line and holds no bare `|` (see `cellSpan`). */
function table_tableRow(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** The two lines that begin a Markdown table. */
function tableHead(columns) {
    return table_tableRow(columns) + table_tableRow(columns.map(() => '---'));
}

;// CONCATENATED MODULE: ../../lib/report/markdown/approval-section.js




// One row must never fill a report on its own.
const approval_section_MAX_NAMES = 6;
/** Which protected files changed, who owns each, who approved, and what each other review lacks. */
function approvalSection(decision) {
    if (decision.files.length === 0)
        return [];
    const audited = decision.event === 'push';
    const pullRequest = (file) => audited ? [file.pullRequest === null ? 'none' : cellSpan(`#${file.pullRequest}`)] : [];
    const refusals = decision.files.flatMap((file) => file.asked ? file.refusals.map((refusal) => refusalRow(file, refusal, pullRequest(file))) : []);
    const column = audited ? ['Pull request'] : [];
    return [
        {
            head: `#### Approval\n\n${tableHead(['Protected file', ...column, 'Owners', 'Approved by', 'State'])}`,
            rows: decision.files.map((file) => table_tableRow([
                fileCell(file),
                ...pullRequest(file),
                ownersCell(file),
                file.approvedBy.length === 0 ? '—' : loginsCell(file.approvedBy),
                approval_section_stateOf(file),
            ])),
            foot: '\n',
            rank: 'first',
        },
        ...(refusals.length === 0
            ? []
            : [
                {
                    head: `Reviews that do not count:\n\n${tableHead(['Reviewer', 'File', ...column, 'Why'])}`,
                    rows: refusals,
                    foot: '\n',
                    rank: 'first',
                },
            ]),
        ...unreadFacts(decision),
    ];
}
function fileCell(file) {
    return `${cellSpan(shownText(file.path))} (${ROLE_WORDS[file.role]})`;
}
function ownersCell(file) {
    if (!file.ownersKnown)
        return '*could not be read*';
    return file.owners.length === 0 ? '*nobody*' : loginsCell(file.owners);
}
function loginsCell(logins) {
    return someOf(logins.map((login) => cellSpan(shownText(login))), approval_section_MAX_NAMES);
}
function approval_section_stateOf(file) {
    if (!file.asked)
        return 'not asked yet: baseline and tools must agree first';
    if (file.needed === 0)
        return 'not asked: approval is off';
    if (file.error !== null)
        return '❌ nobody can approve';
    if (file.missingPermission !== null)
        return `❌ needs ${cellSpan(shownText(file.missingPermission))}`;
    if (file.ownersKnown && !file.reviewsKnown && file.pullRequest === null)
        return '❌ no pull request is known that could hold an approval';
    if (!file.ownersKnown || !file.reviewsKnown)
        return '❌ could not be read';
    if (file.approved)
        return '✅ approved';
    if (file.blockedBy.length > 0)
        return '❌ blocked by a request for changes';
    return `❌ ${file.approvedBy.length} of ${file.needed} approvals`;
}
function refusalRow(file, refusal, pullRequest) {
    const who = refusal.login === null ? '*deleted account*' : cellSpan(shownText(refusal.login));
    const permission = refusal.permission === null ? '' : `; needs ${cellSpan(shownText(refusal.permission))}`;
    const why = `${REFUSAL_WORDS[refusal.code]}${permission} (\`${refusal.code}\`)`;
    return table_tableRow([who, cellSpan(shownText(file.path)), ...pullRequest, why]);
}
/** Facts that disqualify nobody and must be known all the same. */
function unreadFacts(decision) {
    const authors = [...new Set(decision.files.flatMap((file) => file.unknownAuthors))].sort(text_order_compareCodePoints);
    const pushers = decision.files.filter((file) => file.asked && file.needed > 0 && !file.pushersRead);
    return [
        ...(authors.length === 0
            ? []
            : [
                `Commits without a GitHub account changed these files, and their authors are unknown: ${someOf(authors.map((author) => codeSpan(shownText(author))), approval_section_MAX_NAMES)}.\n\n`,
            ]),
        ...(pushers.length === 0
            ? []
            : ['Who pushed these changes could not be read, so no reviewer was refused for pushing them.\n\n']),
    ];
}

;// CONCATENATED MODULE: ../../lib/report/places/links.js



/** No row has a link. */
const NO_LINKS = () => null;
/**
 * Finds where a reader looks at a row: its line in the pull request's “Files changed” where the file is changed there
 * (the candidate or the new baseline, a removed entry on the left), else its line in the file at the commit. A changed
 * entry is shown at the first place that its worst fact is about. null without committed files.
 */
function linksOf(catalog, sources, repository) {
    if (sources === undefined || repository === null)
        return NO_LINKS;
    const isDrift = ROW_VERDICTS[catalog.row] === 'drift';
    const candidate = isDrift && sources.candidateCommitted ? sources.candidate : null;
    const after = isDrift
        ? entry_location_locatorOf(candidate, catalog.candidatePath)
        : entry_location_locatorOf(sources.baseline, catalog.baselinePath);
    const before = isDrift
        ? entry_location_locatorOf(sources.baseline, catalog.baselinePath)
        : // GitHub shows a file that moved under its new path, on both sides.
            entry_location_locatorOf(sources.base, catalog.baselinePath);
    const [afterChanged, beforeChanged] = isDrift
        ? [sources.candidateChanged, false]
        : [sources.baselineChanged, sources.baselineChanged];
    const addressOf = (location, isChanged, side) => isChanged && repository.pullRequest !== null
        ? diffAddress(repository, location, side)
        : side === 'L' && !isDrift
            ? null
            : fileAddress(repository, location);
    return (row, entry) => {
        if (entry === undefined)
            return null;
        const now = row.kind === 'removed' ? null : links_placeOf(row, entry, after);
        if (now !== null)
            return addressOf(now, afterChanged, 'R');
        const then = row.kind === 'added' ? null : links_placeOf(row, entry, before);
        return then === null ? null : addressOf(then, beforeChanged, 'L');
    };
}
function links_placeOf({ former, kind, facts, entries }, entry, locate) {
    const fact = facts.find((one) => one.type === 'change');
    const pointer = kind === 'changed' && fact?.type === 'change' ? (fact.pointers[0] ?? '') : '';
    const found = locate(entry, pointer);
    return found !== null || former === null || entries.length > 1 ? found : locate(former, pointer);
}
/**
 * The address of a line in a pull request's “Files changed”: GitHub's anchor is `diff-`, the SHA-256 of the file's path
 * as git has it (its new path where it was renamed), then `R` or `L` and the line.
 */
function diffAddress({ url, pullRequest }, { path, place }, side) {
    const anchor = fingerprint_digestOf(path).slice('sha256:'.length);
    return `${url}/pull/${pullRequest ?? 0}/files#diff-${anchor}${place === null ? '' : `${side}${place.line}`}`;
}
/** The address of a line of a file at a commit. */
function fileAddress({ url, commit }, { path, place }) {
    return `${url}/blob/${commit}/${encodedPath(path)}${place === null ? '' : `#L${place.line}`}`;
}
/** Nothing in it can end a quotation, a parenthesis or a cell. */
function encodedPath(path) {
    return path
        .toWellFormed()
        .split('/')
        .map((part) => encodeURIComponent(part).replace(/[!'()*~]/gu, percentEncoded))
        .join('/');
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

;// CONCATENATED MODULE: ../../lib/report/markdown/changes-section.js





// One row must never fill a report on its own.
const changes_section_MAX_NAMES = 3;
/** Of the changed words that stand beside a name without unfolding anything, in code points. */
const MAX_ADDED_WORDS = 300;
const MAX_REMOVED_WORDS = 80;
const MAX_GROUP_WORDS = 400;
const MAX_GROUP_EDITS = 20;
/** Longer ones stand on a line of their own. */
const MAX_WORDS_BESIDE = 40;
/**
 * The one list of what differs, worst first: a table with names, what happened and fingerprints; with `values` a fold
 * for each row instead, whose summary says what happened and shows the words that changed, and which holds the rest.
 */
function changesSection(diff, options) {
    const rows = changeList(diff, options);
    if (rows.length === 0)
        return [];
    const isFolded = options.detail === 'values' && hasValues(options.format);
    return [isFolded ? foldedList(rows, options) : table(rows, options)];
}
/** What is counted where a row is left out. */
const KIND_NAMES = {
    changed: 'changed',
    added: 'added',
    removed: 'removed',
    renamed: 'renamed',
    members: 'of the catalog itself',
};
function table(rows, options) {
    const entries = rows.flatMap((row) => row.entries);
    const isOfTools = entries.every(({ kind }) => kind === 'tool');
    return {
        head: tableHead([isOfTools ? 'Tool' : 'Entry', 'What changed', 'Fingerprint']),
        rows: rows.map((row) => ({
            text: table_tableRow([
                `${isAlarming(row) ? '⚠️ ' : ''}${namesCell(row, options.linkOf)}`,
                rowWords(row, CELL_MARKUP, options.detail),
                fingerprintsCell(row),
            ]),
            kind: KIND_NAMES[row.kind],
            body: null,
        })),
        foot: '\n',
        rank: 'first',
    };
}
function namesCell(row, linkOf) {
    const [first, ...others] = row.entries;
    if (first === undefined)
        return CATALOG_ITSELF;
    const cell = (entry) => linked(`${entryCell(entry)}${versionCell(entry)}`, linkOf(row, entry));
    if (others.length === 0)
        return cell(first);
    const names = row.entries.slice(0, changes_section_MAX_NAMES).map(cell).join(', ');
    return `**${groupWords(row.entries)}**${row.entries.length > changes_section_MAX_NAMES ? `, such as ${names}` : `: ${names}`}`;
}
function groupWords(entries) {
    return `${entries.length} ${entries.every(({ kind }) => kind === 'tool') ? 'tools' : 'entries'}`;
}
function linked(words, address) {
    return address === null ? words : `[${words}](${address})`;
}
function versionCell({ version }) {
    return version === null ? '' : ` ${cellSpan(shownName(version))}`;
}
/** Of one entry alone: a group's stand in the evidence. */
function fingerprintsCell({ kind, entries, before, after }) {
    if (kind === 'members' || entries.length > 1)
        return '';
    const [old, now] = [digestCell(before), digestCell(after)];
    return old === null || now === null || old === now ? (now ?? old ?? '') : `${old} → ${now}`;
}
function digestCell(definition) {
    return definition === null ? null : cellSpan(shortDigest(fingerprint_fingerprint(definition)));
}
function foldedList(rows, options) {
    return { head: '', rows: rows.map((row) => foldOf(row, options)), foot: '\n', rank: 'first' };
}
function foldOf(row, options) {
    const { linkOf, format, detail } = options;
    const alarm = isAlarming(row) ? '⚠️ ' : '';
    const words = rowWords(row, HTML_MARKUP, detail);
    const isOne = row.entries.length < 2;
    const edits = changedWords(row, format);
    const changed = changedSpans(edits);
    return {
        text: `<details><summary>${alarm}${namesHtml(row, linkOf)} — ${words}${changed}</summary>\n\n`,
        kind: KIND_NAMES[row.kind],
        body: isOne ? fence(changeLines(row, format)) : changes_section_listOf(row.entries, edits),
    };
}
function namesHtml(row, linkOf) {
    const [first, ...others] = row.entries;
    if (first === undefined)
        return CATALOG_ITSELF;
    if (others.length === 0)
        return linkHtml(row, first, linkOf);
    const names = row.entries
        .slice(0, changes_section_MAX_NAMES)
        .map((entry) => linkHtml(row, entry, linkOf))
        .join(', ');
    return `<b>${groupWords(row.entries)}</b>${row.entries.length > changes_section_MAX_NAMES ? `, such as ${names}` : `: ${names}`}`;
}
function linkHtml(row, entry, linkOf) {
    const name = `${entryHtml(entry)}${entry.version === null ? '' : ` ${htmlCode(shownName(entry.version))}`}`;
    const address = linkOf(row, entry);
    return address === null ? name : `<a href="${address}">${name}</a>`;
}
/** The words that came and went, so that a reader sees them without unfolding anything. */
function changedSpans(edits) {
    const words = (sign, most) => changes_section_cut(edits
        .filter((edit) => edit.sign === sign)
        .map(({ text }) => text.replace(/\s+/gu, ' ').trim())
        .filter((text) => text !== '')
        .join(' … '), most);
    const [removed, added] = [words('-', MAX_REMOVED_WORDS), words('+', MAX_ADDED_WORDS)];
    const gap = removed.length + added.length > MAX_WORDS_BESIDE ? '<br>' : ' ';
    return [
        removed === '' ? '' : `${gap}<del>${htmlCode(removed)}</del>`,
        added === '' ? '' : `${removed === '' ? gap : ' '}<ins>${htmlCode(added)}</ins>`,
    ].join('');
}
function changes_section_cut(text, most) {
    const characters = Array.from(text.slice(0, 2 * most + 2));
    return characters.length <= most ? text : `${characters.slice(0, most).join('')} …`;
}
/** Lines in a fence that nothing in them can close. */
function fence(lines) {
    const marks = marksFor(lines);
    return {
        head: `${marks}diff\n`,
        lines: lines.map((line) => `${line}\n`),
        foot: `${marks}\n\n</details>\n`,
    };
}
/** The same where nothing is cut. */
function fenced(lines) {
    const marks = marksFor(lines);
    return `${marks}diff\n${lines.map((line) => `${line}\n`).join('')}${marks}\n\n`;
}
function marksFor(lines) {
    const runs = lines.flatMap((line) => Array.from(line.matchAll(/`+/gu), ([run]) => run.length));
    return '`'.repeat(Math.max(2, ...runs) + 1);
}
/** The names of a group, and the words that changed in each of them. */
function changes_section_listOf(entries, edits) {
    const words = edits
        .slice(0, MAX_GROUP_EDITS)
        .map(({ sign, text }) => `${sign}${changes_section_cut(visible_visible(text), MAX_GROUP_WORDS)}`);
    const head = words.length === 0 ? '' : fenced(words);
    return { head, lines: entries.map((entry) => `- ${entryCell(entry)}\n`), foot: '\n</details>\n' };
}

;// CONCATENATED MODULE: ../../lib/report/markdown/evidence.js






// One row must never fill a report on its own.
const evidence_MAX_FIELDS = 8;
const evidence_MAX_NAMES = 3;
const evidence_HEX_OF_A_DIGEST = 24;
/** Both sides of a catalog's decision, each with its path, and where it was read. */
function sidesOf(catalog, context) {
    if (catalog.before === null && catalog.after === null)
        return [];
    const tested = `the commit under test${commitSpan(context?.repository?.commit)}`;
    const row = ROW_VERDICTS[catalog.row];
    if (row === 'drift' || row === 'unchanged') {
        const own = context?.sources.find(({ name }) => name === catalog.name);
        const captured = own === undefined ? 'the file under test' : 'a file of the workspace';
        return [
            { title: 'Baseline', path: catalog.baselinePath, side: catalog.before, source: tested },
            {
                title: 'Candidate',
                path: catalog.candidatePath,
                side: catalog.after,
                source: own?.candidateCommitted === true ? tested : captured,
            },
        ];
    }
    return [
        {
            title: 'Baseline before',
            path: catalog.previousBaselinePath ?? catalog.baselinePath,
            side: catalog.before,
            source: `the commit that the change is built on${commitSpan(context?.baseCommit)}`,
        },
        { title: 'Baseline now', path: catalog.baselinePath, side: catalog.after, source: tested },
    ];
}
function commitSpan(commit) {
    return commit === null || commit === undefined ? '' : `, ${cellSpan(commit.slice(0, 12))}`;
}
/** Both sides of a diff: file, if known, number of entries, digest, and where each was read. */
function sidesTable(sides) {
    if (sides.length === 0)
        return '';
    const file = sides.some(({ path }) => path !== null) ? ['File'] : [];
    const rows = sides.map(({ title, path, side, source }) => table_tableRow([
        title,
        ...file.map(() => (path === null ? '' : cellSpan(shownText(path)))),
        side === null ? '' : String(side.entries),
        side === null ? '*none*' : cellSpan(`${side.digest.slice(0, 'sha256:'.length + evidence_HEX_OF_A_DIGEST)}…`),
        source,
    ]));
    return `${tableHead(['', ...file, 'Entries', 'Digest', 'Read at'])}${rows.join('')}\n`;
}
/** Every changed field of every entry with its fingerprints, and where it changed from `pointers` on. */
function fieldTables(diff, format, detail) {
    const changed = diff.changed.map(({ after, fields }) => fieldsRow(entryCell(after), fields));
    const members = diff.members.length === 0 ? [] : [fieldsRow(CATALOG_ITSELF, diff.members)];
    const rows = [...changed, ...members];
    return [
        ...(rows.length === 0
            ? []
            : [
                {
                    head: `Fingerprints of what changed:\n\n${tableHead(['', 'Field', 'Before', 'After'])}`,
                    rows,
                    foot: '\n',
                    rank: 'last',
                },
            ]),
        ...(detail === 'fingerprints' ? [] : placesTable(diff, format)),
    ];
}
function fieldsRow(name, fields) {
    const shown = fields.slice(0, evidence_MAX_FIELDS);
    const more = fields.length - shown.length;
    return table_tableRow([
        name,
        [...shown.map(({ field }) => cellSpan(shownName(field))), ...(more > 0 ? [`and ${more} more`] : [])].join('<br>'),
        shown.map(({ before }) => evidence_digestCell(before)).join('<br>'),
        shown.map(({ after }) => evidence_digestCell(after)).join('<br>'),
    ]);
}
function evidence_digestCell(digest) {
    return digest === null ? '*absent*' : cellSpan(shortDigest(digest));
}
function placesTable(diff, format) {
    const groups = groupExplanations(explainedEntries(diff, format), 'pointers');
    if (groups.length === 0)
        return [];
    return [
        {
            head: `Where it changed:\n\n${tableHead(['Change', 'Place', 'In'])}`,
            rows: groups.map(placeRow),
            foot: '\n',
            rank: 'last',
        },
    ];
}
function placeRow(group) {
    const { pointer, field, subject, places, entries } = group;
    const about = subject === null ? '' : ` ${cellSpan(shownName(subject))}`;
    const more = pointer === null ? ` (and ${places} more)` : '';
    const place = pointer === null ? shownName(field) : shownPointer(pointer);
    return table_tableRow([`${changeWords(group)}${about}${more}`, cellSpan(place), inEntries(entries)]);
}
function inEntries(entries) {
    if (entries.length === 0)
        return CATALOG_ITSELF;
    const names = entries.slice(0, evidence_MAX_NAMES).map(entryCell).join(', ');
    if (entries.length <= evidence_MAX_NAMES)
        return names;
    const what = entries.every(({ kind }) => kind === 'tool') ? 'tools' : 'entries';
    return `**${entries.length} ${what}**, such as ${names}`;
}
/** The entries that did not change, folded away. */
function unchangedList({ unchanged }) {
    if (unchanged.length === 0)
        return [];
    return [
        {
            head: `<details><summary>Unchanged (${unchanged.length})</summary>\n\n`,
            rows: unchanged.map((entry) => `- ${entrySpan(entry)}${versionSpan(entry)}\n`),
            foot: '\n</details>\n\n',
            rank: 'last',
        },
    ];
}
function versionSpan({ version }) {
    return version === null ? '' : ` ${codeSpan(shownName(version))}`;
}
/** A fold around pieces; nothing where there are none. */
function fold(title, pieces) {
    const said = pieces.filter((piece) => piece !== '');
    return said.length === 0 ? [] : [`<details><summary>${title}</summary>\n\n`, ...said, '</details>\n\n'];
}

;// CONCATENATED MODULE: ../../lib/report/markdown/catalog-section.js









const catalog_section_MAX_FILES = 8;
/** One of several catalogs: its name and verdict as a heading, its changes, its evidence. */
function catalogSection(catalog, options) {
    const heading = `### ${codeSpan(shownText(catalog.name))}\n\n${catalogHeadline(catalog)}.\n\n`;
    const counts = catalog.diff === null ? '' : `${countsLine([catalog])}\n\n`;
    const error = catalog.error === null
        ? ''
        : `${catalogErrorSentence(catalog.error, catalog)}${captureSentence(catalog, options.detail)}\n\n`;
    return [
        `${heading}${error}${counts}`,
        ...catalogChanges(catalog, options),
        ...fold('Evidence', catalogEvidence(catalog, options)),
        ...unchangedOf(catalog),
    ];
}
/**
 * What differs and what the policy finds, the latter first where it is why the step fails; then what is said of the
 * catalogs themselves.
 */
function catalogChanges(catalog, options) {
    const changes = catalog_section_differences(catalog, options);
    const findings = policyTables(catalog.policy);
    const body = catalog.policy?.failing === true ? [...findings, ...changes] : [...changes, ...findings];
    return [...catalogNotes(catalog), ...body, ...clientSection(catalog.clients, options.detail)];
}
/** What the verdict on a catalog rests on: both sides with their digests, fingerprints, places. */
function catalogEvidence(catalog, { detail, context }) {
    const format = catalog.after?.format ?? catalog.before?.format;
    const fields = catalog.diff === null || format === undefined ? [] : fieldTables(catalog.diff, format, detail);
    return [sidesTable(sidesOf(catalog, context)), ...fields];
}
/** The entries that are the same, folded away. */
function unchangedOf({ diff }) {
    return diff === null ? [] : unchangedList(diff);
}
/** What is said of the catalogs themselves, each note once. */
function catalogNotes(catalog) {
    const notes = [...(catalog.before?.notes ?? []), ...(catalog.after?.notes ?? [])];
    const files = notes.filter((note) => note.code === 'file_name_differs').flatMap(({ about }) => about ?? []);
    const spans = [...new Set(files)].sort(text_order_compareCodePoints).map((file) => codeSpan(shownText(file)));
    return [
        notes.some((note) => note.code === 'descriptions_not_compared')
            ? '**Descriptions are not compared:** the digests of this inventory cover the schemas alone.\n\n'
            : '',
        notes.some((note) => note.code === 'one_hash_for_all')
            ? '**This lock file locks nothing:** all its hashes are the same.\n\n'
            : '',
        spans.length === 0 ? '' : `Not named after their tool: ${someOf(spans, catalog_section_MAX_FILES)}.\n\n`,
    ];
}
function catalog_section_differences(catalog, { detail, context }) {
    const { diff, baselineDiff, policy } = catalog;
    const format = catalog.after?.format ?? catalog.before?.format;
    if (diff === null || format === undefined)
        return [];
    const own = context?.sources.find(({ name }) => name === catalog.name);
    const listOf = (listed, sources) => changesSection(listed, {
        ...{ format, detail, policy },
        linkOf: linksOf(catalog, sources, context?.repository ?? null),
    });
    const changes = [
        ...listOf(driftParts(catalog).own ?? diff, own),
        ...inheritedSection(catalog, (inherited) => 
        // What the change does not touch stands in the file, not among the files changed.
        listOf(inherited, own === undefined ? own : { ...own, candidateChanged: false })),
    ];
    if (baselineDiff === null)
        return changes;
    // As after an approval: what the baseline itself became.
    const baseline = { ...catalog, row: 'baseline-changed' };
    return [
        ...changes,
        `#### What this change does to the baseline itself\n\n${countsLine([{ diff: baselineDiff }])}\n\n`,
        ...changesSection(baselineDiff, {
            format: catalog.before?.format ?? format,
            detail,
            policy: null,
            linkOf: linksOf(baseline, own, context?.repository ?? null),
        }),
    ];
}
/** What the base branch has already; what the change brings gets its room first. */
function inheritedSection(catalog, listOf) {
    const { inherited } = driftParts(catalog);
    const count = inheritedCount([catalog]);
    if (inherited === null || count === 0)
        return [];
    const words = `${INHERITED_WORDS.charAt(0).toUpperCase()}${INHERITED_WORDS.slice(1)}.`;
    return [
        `#### ${inheritedTitle(count)}\n\n${words}\n\n`,
        ...listOf(inherited).map((piece) => typeof piece === 'string' ? piece : { ...piece, rank: 'last' }),
    ];
}
/** What clients refuse that the baseline has not, and how the catalog's cost changed: facts beside the verdict. */
function clientSection(clients, detail) {
    if (clients === null)
        return [];
    const findings = newInThisChange(clients);
    const growth = `${growthLine(clients.before, clients.after)}.\n\n`;
    if (findings.length === 0)
        return [`#### New in this change\n\n${growth}`];
    return [
        `#### New in this change\n\n${growth}`,
        ...rows(`What clients refuse (${findings.length})`, ['Tool', 'What', 'Place'], findings.map(({ code, entry, path }) => table_tableRow([
            entry === null ? '' : cellSpan(shownName(entry)),
            `${CLIENT_RULE_WORDS[code]} (\`${code}\`)`,
            path === '' || detail === 'fingerprints' ? '' : cellSpan(shownPointer(path)),
        ]))),
    ];
}
function policyTables(policy) {
    if (policy === null)
        return [];
    const findings = [...policy.findings].sort((a, b) => Number(b.isNew) - Number(a.isNew));
    return [
        ...rows(`Policy findings (${findings.length}${policy.mode === 'new' ? ', new ones fail' : ''})`, ['Tool', 'Finding', 'Place', 'New'], findings.map((finding) => table_tableRow([
            finding.entry === null ? '' : cellSpan(shownName(finding.entry)),
            cellSpan(shownName(finding.code)),
            cellSpan(shownName(finding.path)),
            finding.isNew ? 'new' : 'as before',
        ]))),
        ...rows(`Data exposed that was not before (${policy.exposures.length})`, ['Tool', 'Data class', 'Place'], policy.exposures.map((exposure) => table_tableRow([exposure.entry, exposure.dataClass, exposure.path].map((text) => cellSpan(shownName(text)))))),
    ];
}
function rows(title, columns, list) {
    if (list.length === 0)
        return [];
    return [{ head: `#### ${title}\n\n${tableHead(columns)}`, rows: list, foot: '\n', rank: 'first' }];
}

;// CONCATENATED MODULE: ../../lib/report/wording/help-links.js
/** The page on verdicts and codes, in the repository of the gate itself. */
const help_links_PAGE = 'https://github.com/tool-catalog-gate/tool-catalog-gate/blob/main/docs/troubleshooting.md';
/** The address of the section on a verdict, or on the error that kept the step from deciding. */
function helpAddress(decision) {
    return `${help_links_PAGE}#${errorCodeOf(decision) ?? decision.verdict}`;
}
function errorCodeOf({ verdict, fault, catalogs, files }) {
    if (verdict !== 'could-not-check')
        return null;
    const failed = catalogs.find(({ error }) => error !== null);
    return (fault ?? failed?.error ?? files.find(({ error }) => error !== null)?.error ?? null)?.code ?? null;
}

;// CONCATENATED MODULE: ../../lib/report/markdown/page.js

// Enough for the number and the words of `leftOut`, with a count for each kind of row.
const ROOM_FOR_LEFT_OUT = 128;
// What a section's list is sure to get before another section is begun.
const ROOM_FOR_ROWS = 1200;
/**
 * Writes a page within its budget. If it does not fit, lists are cut at whole rows: room goes to all lists of the
 * first rank in equal shares, what a short one does not need goes to the others, and the rest to the last rank; within
 * a list the kinds of rows share in the same way, and the rows that stay keep their order. What is then left goes to the
 * bodies, again in equal shares, so that each gets its first lines before any gets all. So nothing can crowd out
 * another. Sections are begun as long as each begun one can show something. Each cut says how much is left out;
 * `whereTheRest` then says in fixed words where to find it. Every row is measured once.
 */
function writePage(page, budget, whereTheRest) {
    const pieces = [...page.top, ...page.sections.flat(), ...page.bottom];
    const whole = pieces.map((piece) => (typeof piece === 'string' ? piece : wholeList(piece))).join('');
    return budget_sizeOf(whole, budget) <= budget_LIMITS[budget].size ? whole : writeCut(page, budget, whereTheRest);
}
function writeCut(page, budget, whereTheRest) {
    const note = `${whereTheRest}\n\n`;
    const fixed = [...page.bottom, note].map((text) => budget_sizeOf(text, budget));
    const room = budget_LIMITS[budget].size - page_sum(fixed) - ROOM_FOR_LEFT_OUT;
    const measured = (pieces) => pieces.map((piece) => measure(piece, budget));
    const top = measured(page.top);
    const sections = page.sections.map(measured);
    const begun = sectionsThatFit(top, sections, room);
    const cut = cutPieces([...top, ...sections.slice(0, begun).flat()], room);
    const missing = page.sections.length - begun;
    return [
        ...cut,
        missing === 0 ? '' : leftOut(`${missing} more ${missing === 1 ? 'catalog' : 'catalogs'}`),
        note,
        ...page.bottom,
    ].join('');
}
function measure(piece, budget) {
    if (typeof piece === 'string')
        return { text: piece, size: budget_sizeOf(piece, budget) };
    return {
        list: piece,
        frame: budget_sizeOf(piece.head, budget) + budget_sizeOf(piece.foot, budget) + ROOM_FOR_LEFT_OUT,
        rows: piece.rows.map((row) => measureRow(row, budget)),
    };
}
function measureRow(row, budget) {
    const { text, kind, body } = typeof row === 'string' ? { text: row, kind: '', body: null } : row;
    const frame = body === null ? 0 : budget_sizeOf(body.head + body.foot, budget) + ROOM_FOR_LEFT_OUT;
    const lines = body === null ? [] : body.lines.map((line) => budget_sizeOf(line, budget));
    return { text, kind, body, size: budget_sizeOf(text, budget) + frame, lines };
}
function sectionsThatFit(top, sections, room) {
    let used = page_sum(top.map(leastSize));
    let begun = 0;
    for (const section of sections) {
        used += page_sum(section.map(leastSize));
        if (used > room)
            break;
        begun += 1;
    }
    return begun;
}
function leastSize(piece) {
    if (!('list' in piece))
        return piece.size;
    const { frame, rows, list } = piece;
    return frame + (list.rank === 'first' ? Math.min(page_sum(rows.map(({ size }) => size)), ROOM_FOR_ROWS) : 0);
}
function cutPieces(pieces, room) {
    let free = room - page_sum(pieces.map((piece) => ('list' in piece ? piece.frame : piece.size)));
    const kept = new Map();
    for (const rank of ['first', 'last']) {
        const lists = pieces.filter((piece) => 'list' in piece && piece.list.rank === rank);
        const wanted = lists.map((piece) => ('list' in piece ? page_sum(piece.rows.map(({ size }) => size)) : 0));
        const shares = shareOut(wanted, free);
        lists.forEach((piece, index) => {
            const rows = 'list' in piece ? rowsWithin(piece.rows, shares[index] ?? 0) : [];
            kept.set(piece, rows);
            free -= page_sum(rows.map(({ size }) => size));
        });
    }
    const bodies = [...kept.values()].flat().filter(({ body }) => body !== null);
    const shares = shareOut(bodies.map(({ lines }) => page_sum(lines)), free);
    const roomOf = new Map(bodies.map((row, index) => [row, shares[index] ?? 0]));
    return pieces.map((piece) => 'list' in piece ? cutList(piece, kept.get(piece) ?? [], roomOf) : piece.text);
}
/** Gives each what it wants, or an equal share; what a small one does not need goes to the others. */
function shareOut(wanted, room) {
    const shares = wanted.map(() => 0);
    const order = wanted
        .map((size, index) => ({ size, index }))
        .sort((a, b) => a.size - b.size || a.index - b.index);
    let free = Math.max(0, room);
    order.forEach(({ size, index }, position) => {
        const share = Math.max(0, Math.min(size, Math.floor(free / (order.length - position))));
        shares[index] = share;
        free -= share;
    });
    return shares;
}
/** The first rows of each kind that have room, in their order. */
function rowsWithin(rows, room) {
    const kinds = [...new Set(rows.map(({ kind }) => kind))];
    const wanted = kinds.map((kind) => page_sum(rows.filter((row) => row.kind === kind).map(({ size }) => size)));
    const left = new Map(shareOut(wanted, room).map((share, index) => [kinds[index] ?? '', share]));
    return rows.filter(({ kind, size }) => {
        const free = (left.get(kind) ?? 0) - size;
        left.set(kind, free < 0 ? -1 : free);
        return free >= 0;
    });
}
function cutList({ list, rows }, kept, rooms) {
    const texts = kept.map((row) => `${row.text}${row.body === null ? '' : cutBody(row.body, row.lines, rooms.get(row) ?? 0)}`);
    const missing = kept.length === rows.length ? '' : `\n${leftOut(missingWords(rows, kept))}`;
    return `${list.head}${texts.join('')}${missing}${list.foot}`;
}
function missingWords(rows, kept) {
    const kinds = [...new Set(rows.map(({ kind }) => kind))];
    if (kinds.length === 1 && kinds[0] === '')
        return `${rows.length - kept.length} more`;
    const missing = kinds.flatMap((kind) => {
        const count = (list) => list.filter((row) => row.kind === kind).length;
        const more = count(rows) - count(kept);
        return more === 0 ? [] : [`${more} more ${kind}`];
    });
    return missing.join(', ');
}
function cutBody(body, sizes, room) {
    let used = 0;
    let count = 0;
    for (const size of sizes) {
        used += size;
        if (used > room)
            break;
        count += 1;
    }
    const more = body.lines.length - count;
    const rest = more === 0 ? '' : `… ${more} more lines, left out here\n`;
    return `${body.head}${body.lines.slice(0, count).join('')}${rest}${body.foot}`;
}
function wholeList(list) {
    const rows = list.rows.map((row) => (typeof row === 'string' ? row : wholeRow(row)));
    return `${list.head}${rows.join('')}${list.foot}`;
}
function wholeRow({ text, body }) {
    return body === null ? text : `${text}${body.head}${body.lines.join('')}${body.foot}`;
}
function leftOut(what) {
    return `*… and ${what}, left out here.*\n\n`;
}
function page_sum(sizes) {
    return sizes.reduce((total, size) => total + size, 0);
}

;// CONCATENATED MODULE: ../../lib/report/markdown/markdown.js








const MALICIOUS_ALREADY = 'A baseline can hold malicious text already: read the catalog itself before you approve its first baseline.';
const NEW_BASELINES = new Set([
    'first-baseline',
    'mended-baseline',
    'migrated-format',
    'new-baseline-otherwise',
]);
const WHERE_THE_REST = {
    file: '',
    summary: 'This is not the whole report: the files that the outputs `report-markdown` and `report-json` name hold it.',
    comment: 'This is not the whole report: the summary of the job and the file that the output `report-markdown` names hold it.',
    'check-run': 'This is not the whole report: the summary of the job and the file that the output `report-markdown` names hold it.',
};
/**
 * The report of a decision as GitHub Flavored Markdown, within its budget. The first line is the verdict, the second
 * the next step. Text from a catalog, a path or a login stands only in code spans. The same decision gives the same
 * bytes.
 */
function renderMarkdown(decision, options) {
    return writePage(pageOf(decision, options), options.budget, WHERE_THE_REST[options.budget]);
}
function pageOf(decision, options) {
    const [only, ...others] = decision.catalogs;
    const single = only !== undefined && others.length === 0;
    const shown = { detail: options.detail, context: options.context ?? null };
    const approval = approvalSection(decision);
    const isWaiting = decision.approval === 'missing';
    return {
        top: [
            `### ${icon(decision)} ${headline(decision)}\n**Next step:** ${nextStep(decision, options)} [More](${helpAddress(decision)})\n\n`,
            ownerLine(decision, shown.context),
            ...firstNotices(decision),
            decision.catalogs.some((catalog) => catalog.diff !== null)
                ? `${countsLine(decision.catalogs)}\n\n`
                : '',
            ...(single ? catalogChanges(only, shown) : catalogsTables(decision.catalogs)),
            ...(isWaiting ? approval : []),
            ...fold('Evidence', [
                ...(single ? catalogEvidence(only, shown) : []),
                ...(isWaiting ? [] : approval),
                ...contextLines(shown.context),
            ]),
            ...(single ? unchangedOf(only) : []),
            ...markdown_setupNotices(decision, options.budget),
        ],
        sections: single
            ? []
            : byVerdict(decision.catalogs)
                .filter(isNotUnchanged)
                .map((catalog) => catalogSection(catalog, shown)),
        bottom: [
            closingWords(decision, options.budget, shown.context),
            options.marker === null ? '' : `\n${options.marker}\n`,
        ],
    };
}
/** What an owner's approval will mean, with the files to look at. */
function ownerLine(decision, context) {
    const words = ownerStep(decision);
    if (words === null)
        return '';
    const repository = context?.repository ?? null;
    const files = repository === null || repository.pullRequest === null
        ? ''
        : ` [The files](${repository.url}/pull/${repository.pullRequest}/files)`;
    return `**For an owner:** ${words}${files}\n\n`;
}
/** Where it was read what decides. */
function contextLines(context) {
    if (context === null || context.baseBranch === null)
        return [];
    const { name, tip } = context.baseBranch;
    const at = tip === null ? '' : `, ${codeSpan(tip.slice(0, 12))}`;
    return [`Owners, settings and policy are those of the branch ${codeSpan(shownText(name))}${at}.\n\n`];
}
function catalogsTables(catalogs) {
    const isSplit = inheritedCount(catalogs) > 0;
    const counts = ['Changed', 'Added', 'Removed', ...(isSplit ? ['Of these inherited'] : []), 'Unchanged'];
    const columns = ['Catalog', 'Verdict', ...counts];
    const ordered = byVerdict(catalogs);
    const unchanged = ordered.filter((catalog) => !isNotUnchanged(catalog));
    return [
        ...catalogsTable(ordered.filter(isNotUnchanged), isSplit, {
            head: tableHead(columns),
            foot: '\n',
            rank: 'first',
        }),
        ...catalogsTable(unchanged, isSplit, {
            head: `<details><summary>Unchanged catalogs (${unchanged.length})</summary>\n\n${tableHead(columns)}`,
            foot: '\n</details>\n\n',
            rank: 'last',
        }),
    ];
}
function catalogsTable(catalogs, isSplit, frame) {
    if (catalogs.length === 0)
        return [];
    return [{ ...frame, rows: catalogs.map((catalog) => catalogRow(catalog, isSplit)) }];
}
function catalogRow(catalog, isSplit) {
    const { changed, added, removed, unchanged } = countsOf([catalog]);
    const inherited = isSplit ? [inheritedCount([catalog])] : [];
    const counts = [changed, added, removed, ...inherited, unchanged].map((count) => catalog.diff === null ? '' : String(count));
    return table_tableRow([cellSpan(shownText(catalog.name)), VERDICT_WORDS[catalog.verdict].name, ...counts]);
}
function byVerdict(catalogs) {
    return VERDICTS.flatMap((verdict) => catalogs.filter((catalog) => catalog.verdict === verdict));
}
function isNotUnchanged(catalog) {
    return catalog.verdict !== 'unchanged';
}
function markdown_setupNotices(decision, budget) {
    const sentences = budget === 'comment' ? [] : setupSentences(decision.notices);
    if (sentences.length === 0)
        return [];
    return [
        {
            head: `<details><summary>How the repository is set up (${sentences.length})</summary>\n\n`,
            rows: sentences.map((sentence) => `- ${sentence}\n`),
            foot: '\n</details>\n\n',
            rank: 'last',
        },
    ];
}
function closingWords(decision, budget, context) {
    const about = context === null || context.head === null ? '' : ` on ${codeSpan(context.head.slice(0, 12))}`;
    const verdict = `The check${about} is the verdict, not this ${budget === 'comment' ? 'comment' : 'report'}.`;
    const first = decision.catalogs.some((catalog) => NEW_BASELINES.has(catalog.row));
    return `---\n\n${verdict}${first ? ` ${MALICIOUS_ALREADY}` : ''}\n`;
}

;// CONCATENATED MODULE: ../../lib/action/reports.js






function renderReports(step) {
    const { decision, run } = step;
    const { detail } = step.presentation;
    return {
        json: renderJson(decision, { detail }),
        markdown: markdownReport(step, 'file', null),
        sarif: renderSarif(decision, reports_sourcesOf(run), { detail, version: PACKAGE_VERSION }),
    };
}
/** The reports as files for the steps behind this one. */
function reportFiles({ json, markdown, sarif }) {
    return [
        { output: 'report-json', name: 'report.json', text: json },
        { output: 'report-markdown', name: 'report.md', text: markdown },
        { output: 'report-sarif', name: 'report.sarif', text: sarif },
    ];
}
/**
 * Writes reports into a new folder below RUNNER_TEMP, so that two gates of one job do not share files and nothing is
 * written to the workspace. Returns the outputs that name their paths. Throws GateError `not_writable` about
 * `temporary-directory`.
 */
function writeReportFiles(files, environment) {
    try {
        const folder = (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_namespaceObject.join)(environment['RUNNER_TEMP'] || (0,external_node_os_namespaceObject.tmpdir)(), 'tool-catalog-gate-'));
        return files.map((file) => written(folder, file));
    }
    catch {
        throw new gate_error/* GateError */.u('not_writable', 'temporary-directory');
    }
}
function written(folder, { output, name, text }) {
    const path = (0,external_node_path_namespaceObject.join)(folder, name);
    (0,external_node_fs_namespaceObject.writeFileSync)(path, text);
    return [output, path];
}
/** The report for the summary of the job: the whole one where that fits. */
function summaryReport(step, { markdown }) {
    const fits = budget_sizeOf(markdown, 'summary') <= budget_LIMITS.summary.size;
    return fits ? markdown : markdownReport(step, 'summary', null);
}
/** The report of a step for one place; `marker` is a comment's invisible last line. */
function markdownReport(step, budget, marker) {
    const { updateHint, detail } = step.presentation;
    return renderMarkdown(step.decision, { updateHint, detail, budget, marker, context: reports_contextOf(step) });
}
/** What the report says of the run beside its decision; null where commits could not be established. */
function reports_contextOf({ run, serverUrl }) {
    if (run === null || run.session === null)
        return null;
    const { subject } = run.session;
    const { owner, repo } = subject.repository;
    return {
        repository: serverUrl === null
            ? null
            : {
                url: `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`,
                pullRequest: subject.pullRequest,
                commit: subject.head,
            },
        head: subject.pullRequestHead,
        baseCommit: subject.base,
        baseBranch: { name: subject.baseBranch, tip: subject.baseTip },
        sources: reports_sourcesOf(run),
    };
}
/** The catalogs of a run that lines are counted in, as far as they could be read. */
function reports_sourcesOf(run) {
    if (run === null)
        return [];
    const { evidence, session } = run;
    const source = session?.settings.candidateSource;
    const candidateCommitted = source === 'commit' || (source === 'workspace' && session !== null && session.checkout !== null);
    return catalogSources(evidence.catalogs, candidateCommitted);
}

;// CONCATENATED MODULE: ../../lib/action/decision-check.js






/** The name of the state that is kept. */
const CHECK_STATE = 'check-run';
/**
 * Starts the check run of a decision where `check-run` asks for one, else null. Throws GateError `check_token_missing`
 * without an App's token, since any workflow can make a check run with its own; `check_run_refused` on the events whose
 * workflow file is the pull request's, which would have that token in its hands; and what `startCheckRun` throws.
 */
async function openCheck(step, event) {
    const { presentation, context, checkApi: api, remember } = step;
    if (!presentation.checkRun)
        return null;
    if (api === null)
        throw new gate_error/* GateError */.u('check_token_missing', 'check-token');
    const { repository } = event;
    const isPullRequests = event.name === 'pull_request' || event.name === 'pull_request_review';
    if (isPullRequests && startedWorkflow(context.environment, repository) !== null)
        throw new gate_error/* GateError */.u('check_run_refused', 'check-run');
    const head = 'head' in event ? event.head : event.commit;
    const id = await startCheckRun(api, { repository, head, id: presentation.id ?? '' });
    remember(id);
    return { api, repository, id, remember };
}
/** Completes the check run with a decision. Throws what `completeCheckRun` throws. */
async function completeCheck(check, step) {
    const { api, repository, id, remember } = check;
    await completeCheckRun(api, repository, id, {
        conclusion: conclusionOf(step.decision),
        title: checkTitle(step.decision),
        summary: markdownReport(step, 'check-run', null),
        annotations: annotations(step.decision, reports_sourcesOf(step.run)),
    });
    remember(null);
}
/** What is left to do is an owner's, or the author's. */
function conclusionOf({ passes, verdict, approval }) {
    if (passes)
        return 'success';
    const isWaiting = verdict === 'baseline-change' || verdict === 'protected-change';
    return isWaiting && approval === 'missing' ? 'action_required' : 'failure';
}
/**
 * Ends the check run of a step that died as a failure: what stays in progress says nothing. Throws GateError as
 * `readInputs` and `completeCheckRun` do, `check_token_missing`.
 */
async function endCheck(environment) {
    const state = environment[`STATE_${CHECK_STATE}`] ?? '';
    const [owner = '', repo = ''] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
    if (!/^[1-9]\d{0,15}$/.test(state))
        return;
    const { checkToken: token } = readInputs(environment);
    if (token === null)
        throw new gate_error/* GateError */.u('check_token_missing', 'check-token');
    const content = { conclusion: 'failure', ...INTERRUPTED, annotations: [] };
    await completeCheckRun(createApi({ token, environment }), { owner, repo }, Number(state), content);
}

;// CONCATENATED MODULE: ../../lib/action/decide-step.js






const PLAIN = {
    comment: 'never',
    id: null,
    updateHint: null,
    checkRun: false,
    detail: 'fingerprints',
};
/**
 * Reads the inputs of a step and opens its clients. Throws GateError as `readInputs` does, and `insecure_tls` with or
 * without a token: what another step fetched so is not to be trusted either.
 */
function openStep(environment, remember) {
    const inputs = readInputs(environment);
    if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
        throw new gate_error/* GateError */.u('insecure_tls', 'environment');
    const budget = callBudget();
    const open = (token) => (token === null ? null : createApi({ token, environment, budget }));
    const api = open(inputs.githubToken);
    return {
        presentation: presentationOf(inputs),
        context: {
            inputs,
            environment,
            workspace: environment['GITHUB_WORKSPACE'] || process.cwd(),
            api,
            ownersApi: open(inputs.ownersToken) ?? api,
        },
        checkApi: open(inputs.checkToken),
        remember,
    };
}
/**
 * From the step's environment to its verdict, and to its check run where it makes one. What can be foreseen is a
 * decision, inputs and events that are not understood included; anything thrown is a fault of the gate itself, or a
 * check run that could not be completed.
 */
async function decideStep(environment, remember) {
    let step = null;
    try {
        step = openStep(environment, remember);
        return await decideIn(step, readEvent(environment));
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        const { presentation, context } = step ?? { presentation: PLAIN, context: null };
        const serverUrl = serverUrlOf(environment);
        return { presentation, serverUrl, api: context?.api ?? null, run: null, decision: decideFault(error) };
    }
}
/** Decides about an event; throws the GateError of a check run that could not be made. */
async function decideIn(step, event) {
    const { presentation, context } = step;
    const check = await openCheck(step, event);
    const run = await runGate(event, context);
    const serverUrl = serverUrlOf(context.environment);
    const decided = { presentation, serverUrl, api: context.api, run, decision: run.decision };
    if (check !== null)
        await completeCheck(check, decided);
    return decided;
}
function serverUrlOf(environment) {
    const url = environment['GITHUB_SERVER_URL'] ?? '';
    return /^https?:\/\/[A-Za-z0-9.:-]+$/.test(url) ? url : null;
}
/** The decision of a step that has nothing but a fault. */
function decideFault(fault) {
    return decide(faultEvidence(null, fault));
}

;// CONCATENATED MODULE: ../../lib/action/step-outputs.js


/**
 * What the step puts out of a decision. Of one catalog without a name counts and digests are plain, of named catalogs
 * they are JSON objects by name; what could not be compared is empty or missing there. No name in them can end a
 * quotation of a shell, wherever a workflow puts them.
 */
function stepOutputs(decision) {
    return [
        ['verdict', decision.verdict],
        ['drift', driftOf(decision)],
        ['added', step_outputs_byName(decision, ({ diff }) => diff?.added.length ?? null)],
        ['removed', step_outputs_byName(decision, ({ diff }) => diff?.removed.length ?? null)],
        ['changed', step_outputs_byName(decision, ({ diff }) => diff?.changed.length ?? null)],
        ['members-changed', step_outputs_byName(decision, ({ diff }) => diff?.members.length ?? null)],
        ['inherited', step_outputs_byName(decision, inheritedOf)],
        ['unchanged', step_outputs_byName(decision, ({ diff }) => diff?.unchanged.length ?? null)],
        ['baseline-digest', step_outputs_byName(decision, ({ before }) => before?.digest ?? null)],
        ['candidate-digest', step_outputs_byName(decision, ({ after }) => after?.digest ?? null)],
        ['approval', decision.approval],
        ['approved-by', decision.approvedBy.join(',')],
    ];
}
/** null where it is not known: it could not be compared, or not be told apart. */
function inheritedOf(catalog) {
    if (catalog.diff === null)
        return null;
    if (ROW_VERDICTS[catalog.row] !== 'drift')
        return 0;
    return catalog.inheritance?.known === true ? inheritedCount([catalog]) : null;
}
/** Neither yes nor no where it could not be checked. */
function driftOf({ verdict, catalogs }) {
    if (verdict === 'could-not-check')
        return '';
    return String(catalogs.some(({ row }) => ROW_VERDICTS[row] === 'drift'));
}
function step_outputs_byName({ catalogs }, value) {
    const [only] = catalogs;
    if (only === undefined)
        return '';
    if (catalogs.length === 1 && only.name === '')
        return String(value(only) ?? '');
    const members = catalogs.flatMap((catalog) => {
        const found = value(catalog);
        return found === null ? [] : [`"${step_outputs_plain(catalog.name)}":${JSON.stringify(found)}`];
    });
    return `{${members.join(',')}}`;
}
/**
 * A name within a JSON text. It can come from a path of the pull request, and workflows put outputs into scripts
 * (GitHub's page "Script injections"): all but the plainest characters are escaped, which JSON reads as the same.
 */
function step_outputs_plain(name) {
    return name.replace(/[^A-Za-z0-9._/-]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ../../lib/action/follow-up-step.js



/**
 * After a review or a capture: decides again about the pull requests that it may have changed something for, and has the
 * jobs that decide run again where they say otherwise; with an App's token the decision itself is the check. Throws
 * GateError as `openStep`, `readFollowUp` and `decideIn` do.
 */
async function followUpStep(environment, remember) {
    const step = withoutWaiting(openStep(environment, remember));
    const { pulls, reason } = await readFollowUp(environment, step.context.api);
    const words = reason === null ? [] : [{ kind: reason }];
    const steps = [];
    let unsafe = false;
    for (const pull of pulls) {
        const decided = await decideIn(step, pull);
        const done = step.presentation.checkRun ? null : await aligned(step, decided);
        steps.push(decided);
        words.push(done ?? { kind: 'written', pullRequest: pull.pullRequest });
        unsafe ||= done !== null && !done.passes && (done.state === 'refused' || done.reason !== null);
    }
    return { words, steps, unsafe };
}
/** A capture that is not over is waited for by the job that decides. */
function withoutWaiting(step) {
    const { context } = step;
    return { ...step, context: { ...context, inputs: { ...context.inputs, captureTimeout: 0 } } };
}
async function aligned({ context }, { run, decision, api }) {
    if (run === null || api === null || !('headBranch' in run.event))
        throw new gate_error/* GateError */.u('token_missing', 'github-token');
    const { environment, inputs } = context;
    const workflow = startedWorkflow(environment, run.event.repository);
    const job = inputs.decidingJob ?? 'tool-catalog';
    const { state, earlierAsked, error } = await alignPull(api, run.event, decision.passes, { workflow, job });
    const { passes } = decision;
    const { pullRequest } = run.event;
    return { kind: 'aligned', pullRequest, passes, state, earlierAsked, reason: error?.code ?? null };
}

;// CONCATENATED MODULE: ../../lib/github/api/identity.js



/** The account that a workflow's own token writes as. */
const WORKFLOW_TOKEN = 'github-actions[bot]';
/**
 * The login that the token writes comments and check runs as: `github-actions[bot]`, `APP[bot]` or a person's. It is
 * GraphQL's viewer, since `GET /user` refuses the tokens of apps; where that cannot be read, the workflow token's.
 */
async function ownLogin(api) {
    try {
        const { data } = await api.graphql('query { viewer { login } }', {});
        return answer_textAt(data, 'viewer', 'login') ?? WORKFLOW_TOKEN;
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return WORKFLOW_TOKEN;
        throw error;
    }
}
/** Whether an author's login is the one that the token writes as; the viewer of an app's token may lack the suffix. */
function isOwnLogin(author, own) {
    return sameLogin(author, own) || sameLogin(author, `${own}[bot]`);
}

;// CONCATENATED MODULE: ../../lib/github/write/comment.js




const comment_MAX_PAGES = MAX_COMMENTS / 100;
const comment_LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const comment_CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const comment_UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
const DELETE = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';
/**
 * Keeps the one comment of this gate on a pull request. Ours is the oldest that ends in the marker and was
 * written by the token's own account: anybody can forge a marker. Duplicates of ours (two runs at once) are removed;
 * an equal body is not written again; an `unchanged` pull request gets no first comment, but an earlier one is brought
 * up to date. Where the pull request has another head by now, the run of that head comments, and this one does not. With
 * `never` nothing is asked of GitHub. Returns a warning where it failed, else null; the verdict never
 * depends on it.
 */
async function publishComment(api, request) {
    if (request.mode === 'never')
        return null;
    try {
        await keepOne(api, request);
        return null;
    }
    catch (error) {
        if (!(error instanceof gate_error/* GateError */.u))
            throw error;
        return { reason: error.code, readOnly: request.readOnly };
    }
}
async function keepOne(api, request) {
    const [isMoved, [oldest, ...duplicates]] = await Promise.all([
        hasMoved(api, request),
        ownComments(api, request),
    ]);
    if (isMoved)
        return;
    if (oldest !== undefined) {
        if (!sameText(oldest.body, request.body))
            await comment_update(api, request, oldest.id);
        for (const duplicate of duplicates)
            await remove(api, request, duplicate.id);
    }
    else if (request.mode === 'always' || !request.unchanged) {
        await create(api, request);
    }
}
async function hasMoved(api, { repository, pullRequest, head }) {
    return head !== null && (await readPullRequest(api, repository, pullRequest)).head !== head;
}
/** Our comments, the oldest first: GitHub lists them by id. */
async function ownComments(api, request) {
    const { repository, pullRequest, marker } = request;
    const items = await completeList(api, comment_LIST, { ...repository, issue_number: pullRequest }, comment_MAX_PAGES);
    const marked = items.filter((item) => hasMarker(item, marker));
    if (marked.length === 0)
        return [];
    const login = await ownLogin(api);
    return marked.filter((item) => isBy(item, login)).flatMap(readComment);
}
/** GitHub may drop white space at a comment's end. */
function sameText(a, b) {
    return a.trimEnd() === b.trimEnd();
}
function hasMarker(item, marker) {
    return answer_textAt(item, 'body')?.trimEnd().endsWith(marker) === true;
}
function isBy(item, login) {
    const author = readAccount(at(item, 'user'));
    return author !== null && isOwnLogin(author.login, login);
}
function readComment(item) {
    const id = countAt(item, 'id');
    const body = answer_textAt(item, 'body');
    return id === null || body === null ? [] : [{ id, body }];
}
async function create(api, { repository, pullRequest, body }) {
    comment_expectStatus(await api.request(comment_CREATE, { ...repository, issue_number: pullRequest, body }), 201);
}
async function comment_update(api, { repository, body }, id) {
    comment_expectStatus(await api.request(comment_UPDATE, { ...repository, comment_id: id, body }), 200);
}
async function remove(api, { repository }, id) {
    comment_expectStatus(await api.request(DELETE, { ...repository, comment_id: id }), 204);
}
/** GitHub hides from a token what it may not write (404), and refuses a body that is too long (422). */
function comment_expectStatus(answer, status) {
    if (answer.status === 404)
        throw new gate_error/* GateError */.u('permission_missing', 'pull-requests: write');
    if (answer.status !== status)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
}

;// CONCATENATED MODULE: ../../lib/report/markdown/marker.js

/**
 * The invisible line by which the gate finds its own comment again: an HTML comment that no id can break out of,
 * since it holds only the id's SHA-256. The marker proves nothing: the comment's author must be the token's own
 * identity as well.
 */
function marker(id) {
    return `<!-- tool-catalog-gate ${fingerprint_digestOf(id)} -->`;
}

;// CONCATENATED MODULE: ../../lib/action/publish.js



/**
 * Comments on the pull request. What could not be written comes back as a warning, else null; the verdict does not depend
 * on it.
 */
async function publish(step, environment) {
    const { api, run, decision, presentation } = step;
    if (api === null || run === null)
        return null;
    const { event } = run;
    if (!event.name.startsWith('pull_request') || !('pullRequest' in event) || event.pullRequest === null)
        return null;
    const line = marker(presentation.id ?? '');
    return publishComment(api, {
        repository: event.repository,
        pullRequest: event.pullRequest,
        head: run.isRechecked ? null : event.head,
        mode: presentation.comment,
        unchanged: decision.verdict === 'unchanged',
        marker: line,
        body: markdownReport(step, 'comment', line),
        readOnly: isReadOnly(event, environment),
    });
}
/** GitHub gives runs for forks and for Dependabot a token that can only read, except to `pull_request_target`. */
function isReadOnly(event, environment) {
    if (event.name === 'pull_request_target')
        return false;
    return ('fork' in event && event.fork) || environment['GITHUB_ACTOR'] === 'dependabot[bot]';
}

;// CONCATENATED MODULE: ../../lib/action.js





/**
 * The Action: inputs, verdict, check run, outputs, summary, annotations, comment, in this order; after a review, what it
 * has run again. Takes the environment
 * that GitHub's runner gives a step. Whatever nobody foresaw ends as could not check, without a word of it in the log,
 * since it may hold text of an input.
 */
async function runAction(environment) {
    try {
        if (isFollowUp(environment))
            return await followUp(environment);
        const step = await decideStep(environment, rememberCheck);
        const reports = renderReports(step);
        setOutputs([...stepOutputs(step.decision), ...writeReportFiles(reportFiles(reports), environment)]);
        await writeSummary(summaryReport(step, reports));
        annotate(step);
        await comment(step, environment);
        return exitCode(step);
    }
    catch (error) {
        return error instanceof gate_error/* GateError */.u ? endWith(error) : endUnforeseen();
    }
}
/** A run that decides nothing: it fails only where something may go on passing that should not, or nothing was done. */
async function followUp(environment) {
    const { words, steps, unsafe } = await followUpStep(environment, rememberCheck);
    const [first] = steps;
    if (first !== undefined)
        setOutputs(stepOutputs(first.decision));
    await writeSummary(followUpReport(words.map((each, index) => ({ words: each, headline: headlineOf(steps[index]) }))));
    for (const each of words) {
        const print = unsafe ? error : info;
        print(log_line_neutralise(followUpSentence(each)));
    }
    for (const step of steps) {
        if (step.presentation.checkRun)
            await comment(step, environment);
    }
    return unsafe ? 1 : 0;
}
/** The step behind a run: ends a check run that the run left in progress. */
async function runPost(environment) {
    try {
        await endCheck(environment);
        return 0;
    }
    catch (error) {
        return error instanceof gate_error/* GateError */.u ? endWith(error) : endUnforeseen();
    }
}
function rememberCheck(checkRun) {
    saveState(CHECK_STATE, checkRun === null ? '' : String(checkRun));
}
async function comment(step, environment) {
    const warning = await publish(step, environment);
    if (warning !== null)
        core_warning(log_line_neutralise(writeWarning(warning)));
}
function headlineOf(step) {
    return step === undefined ? null : headline(step.decision);
}
/** Could not check, because of a fault of our own; throws nothing. */
function endUnforeseen() {
    return endWith(new gate_error/* GateError */.u('internal', 'gate'));
}
function endWith(fault) {
    error(errorSentence(fault));
    try {
        setOutputs(stepOutputs(decideFault(fault)));
    }
    catch {
        // The exit code says it all the same.
    }
    return 2;
}
function setOutputs(outputs) {
    try {
        for (const [name, value] of outputs)
            setOutput(name, value);
    }
    catch {
        throw new gate_error/* GateError */.u('not_writable', 'outputs');
    }
}
async function writeSummary(markdown) {
    try {
        await summary.addRaw(markdown).write();
    }
    catch {
        core_warning('The summary of the job could not be written. The verdict does not depend on it.');
    }
}
function annotate({ decision, presentation, run }) {
    const { detail, updateHint } = presentation;
    info(renderDecisionText(decision, { detail, color: false, updateHint }));
    for (const { level, path, line, title, message } of annotations(decision, reports_sourcesOf(run))) {
        const file = path === null ? {} : { file: path };
        const print = level === 'error' ? error : core_warning;
        print(message, { title, ...file, ...(line === null ? {} : { startLine: line }) });
    }
    if (decision.fault !== null) {
        error(log_line_neutralise(errorSentence(decision.fault)), { title: 'Could not check' });
    }
}
function exitCode({ decision }) {
    if (decision.passes)
        return 0;
    return decision.verdict === 'could-not-check' ? 2 : 1;
}

;// CONCATENATED MODULE: ../../lib/run-action.js

// What GitHub's runner starts: dist/index.js, and behind the job's other steps dist/post.js, which is this with a word
// more. A process that ends before the verdict is known would pass for a success.
process.exitCode = 2;
process.once('uncaughtException', () => process.exit(endUnforeseen()));
process.once('beforeExit', endUnforeseen);
const run = process.argv[2] === 'post' ? runPost : runAction;
void run(process.env).then((exitCode) => {
    process.off('beforeExit', endUnforeseen);
    process.exitCode = exitCode;
});

module.exports = __webpack_exports__;
/******/ })()
;