/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

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

/***/ 5574:
/***/ ((module) => {

module.exports = require("string_decoder");

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
;// CONCATENATED MODULE: external "fs"
const external_fs_namespaceObject = require("fs");
;// CONCATENATED MODULE: ../../node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_namespaceObject.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_namespaceObject.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
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


const { access, appendFile, writeFile } = external_fs_namespaceObject.promises;
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
                yield access(pathFromEnv, external_fs_namespaceObject.constants.R_OK | external_fs_namespaceObject.constants.W_OK);
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
const summary = (/* unused pure expression or super */ null && (_summary));
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
function warning(message, properties = {}) {
    issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
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
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
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
function textAt(value, ...path) {
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
    const found = textAt(value, ...path);
    return found !== null && OBJECT_ID.test(found) ? found : null;
}

;// CONCATENATED MODULE: ../../lib/github/api/clock.js
/** It goes on evenly where the machine's own clock is set meanwhile, as on a machine that was asleep. */
const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

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
    const saysSo = /rate limit|abuse/i.test(textAt(answer.data, 'message') ?? '');
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
    const first = textAt(answer.data, 'errors', '0', 'type');
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
                bytes: await bodyOf(response, maxBytes),
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
async function bodyOf(response, maxBytes) {
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

;// CONCATENATED MODULE: ../../lib/limits.js
/*
 * Every limit that a user can meet, each with its unit. What is over a limit is refused by a code, or left out of a
 * report that says how much; nothing over one passes. action.yml, README and the sentences are tested against these.
 */
const KIB = 1024;
const MIB = 1024 * KIB;
/** One input: bytes, and edges from the root to the deepest value. */
const limits_DEFAULT_LIMITS = { maxBytes: 16 * MIB, maxDepth: 64 };
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
const MAX_CODEOWNERS_BYTES = (/* unused pure expression or super */ null && (3_000_000 - 1));
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
    const errors = (listAt(answer.data, 'errors') ?? []).map((error) => textAt(error, 'type') ?? 'UNKNOWN');
    const refused = answer.status !== 200 || (data === undefined && errors.length === 0);
    return { data: data ?? null, errors: refused ? ['UNKNOWN', ...errors] : errors };
}

;// CONCATENATED MODULE: ../../lib/gate/settings-path.js
/** Where the settings file stands, read at the base branch's tip alone. */
const settings_path_SETTINGS_PATH = '.github/tool-catalog-gate.yml';

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

;// CONCATENATED MODULE: ../../lib/report/escape/code-span.js

/**
 * A text of any origin as a Markdown code span that nothing in it can close: the fence is longer than any run of
 * backticks inside, and line breaks, controls and invisible characters stand as `\u{…}` (see `visible`). GitHub
 * renders exactly `visible(text)`; an empty text becomes one space, since a code span cannot be empty.
 *
 * Not for table cells: see `cellSpan`. Source of the rule: GitHub Flavored Markdown 0.29, section 6.3.
 */
function code_span_codeSpan(text) {
    const shown = text === '' ? ' ' : visible_visible(text);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const padding = needsPadding(shown) ? ' ' : '';
    return `${fence}${padding}${shown}${padding}${fence}`;
}
/**
 * The same for a cell of a table, where a `|` ends the cell even inside a code span unless it is written `\|`
 * (GitHub Flavored Markdown 0.29, section 4.10).
 */
function code_span_cellSpan(text) {
    return code_span_codeSpan(text).replaceAll('|', '\\|');
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
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
function value_isObject(value) {
    return typeof value === 'object' && value !== null && value.kind === 'object';
}
/** Whether a value is an array. */
function isArray(value) {
    return typeof value === 'object' && value !== null && value.kind === 'array';
}
/** Whether a value is a number that a plain `number` cannot stand for. */
function isExactNumber(value) {
    return typeof value === 'object' && value !== null && value.kind === 'number';
}
/** The value of an object's key, undefined where it has none; takes time that grows with the number of keys. */
function value_member(object, key) {
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

;// CONCATENATED MODULE: ../../lib/json/write-json.js

/** Writes a value in a style. */
function writeJson(value, style) {
    if (typeof value === 'string')
        return style.string(value);
    if (typeof value === 'number' || isExactNumber(value))
        return style.number(value);
    if (value === null || typeof value === 'boolean')
        return String(value);
    return value.kind === 'array' ? writeArray(value, style) : writeObject(value, style);
}
function writeArray(array, style) {
    let text = '';
    for (const item of array.items)
        text += (text === '' ? '[' : ',') + writeJson(item, style);
    return text === '' ? '[]' : `${text}]`;
}
function writeObject(object, style) {
    const { order, labels } = layoutOf(object.keys, style);
    let text = '';
    for (let index = 0; index < order.length; index += 1) {
        text += (labels[index] ?? '') + writeJson(object.values[order[index] ?? 0] ?? null, style);
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
    return writeJson(value, CANONICAL);
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
        .replace(cluster, (found) => (isPlain(found) ? found : escapeNonAscii(found)))
        .replace(NON_ASCII, (character) => (SIGNS.has(character) ? escaped(character) : character))
        .replace(word, (found) => (found.startsWith('\\') || isHonest(found) ? found : escapeNonAscii(found)));
}
/** Whether a text holds a character that may be taken for another one, or one that shows nothing. */
function hasLookAlikes(text) {
    return !PRINTABLE_ASCII.test(text) && escapeLookAlikes(visible_visible(text)) !== text;
}
function isPlain(cluster) {
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
function shown_name_shownName(name) {
    return cut(name, asciiOnly, 1);
}
/**
 * The same for text that may be in any language (prompts, resources, paths, logins, names of catalogs): only invisible
 * characters, look-alikes and what is not in normal form C stand as `\u{…}` (see `escapeLookAlikes`).
 */
function shown_name_shownText(text) {
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
const catalog_NO_MEMBERS = value_jsonObject([]);
/** Where an entry begins in its source text; null where the catalog has no text. */
function entryPlace(catalog, entry) {
    const text = catalog.sources[entry.source]?.text ?? '';
    return text === '' || entry.start < 0 ? null : locate(text, entry.start);
}

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
function error_sentence_errorSentence(error, path = null) {
    const place = error.place === null ? '' : `, line ${error.place.line}, column ${error.place.column}`;
    const file = path ?? (/^settings(?:\.|$)/.test(error.field) ? settings_path_SETTINGS_PATH : null);
    const where = file === null ? code_span_codeSpan(error.field) : `${code_span_codeSpan(shown_name_shownText(file))} (${code_span_codeSpan(error.field)})`;
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
function error_sentence_catalogErrorSentence(error, catalog) {
    return error_sentence_errorSentence(error, pathOfField(error.field, catalog));
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

;// CONCATENATED MODULE: ../../lib/catalog/formats/adapter.js

/** Tools alone, each named by `name`. */
const TOOLS_BY_NAME = new Map([['tool', 'name']]);
/**
 * The object within a definition that has its name and the fields that a reader looks for: `function` in OpenAI's
 * nested form, else the definition itself.
 */
function namedWithin({ nestsFunctions }, definition) {
    const inner = value_member(definition, 'function');
    return nestsFunctions && value_isObject(inner) && value_member(definition, 'type') === 'function' ? inner : definition;
}

;// CONCATENATED MODULE: ../../lib/json/locate.js
/** Line and column of an offset in a text, both from 1; LF ends a line, columns count UTF-16 units. */
function locate_locate(text, offset) {
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

;// CONCATENATED MODULE: ../../lib/json/text-walk.js
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** Passes an opening bracket or a comma; false where the closing bracket follows. */
function text_walk_goToNext(walk) {
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
function text_walk_skipValue(walk) {
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
    return new gate_error/* GateError */.u(code, source.field, locate_locate(source.text, offset));
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
    return locate_locate(text, found);
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
    while (text_walk_goToNext(walk)) {
        const start = walk.at;
        skipString(walk);
        const found = keyOf(walk.text.slice(start + 1, walk.at - 1)) === key;
        skipSpace(walk);
        walk.at += 1;
        skipSpace(walk);
        if (found)
            return start;
        text_walk_skipValue(walk);
    }
    return -1;
}
function keyOf(raw) {
    return raw.includes('\\') ? unescape_unescape({ text: raw, field: 'pointer' }, 0, raw.length) : raw;
}
function enterArray(walk, index) {
    for (let count = 0; text_walk_goToNext(walk); count += 1) {
        if (count === index)
            return walk.at;
        text_walk_skipValue(walk);
    }
    return -1;
}
/** A JSON Pointer (RFC 6901) of its tokens: `~` and `/` escaped; no token is the whole document, ``. */
function jsonPointer(tokens) {
    return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

;// CONCATENATED MODULE: ../../lib/catalog/reading.js



/** A fault at an offset of the text. */
function reading_faultAt(reading, code, offset) {
    const known = offset >= 0 && reading.text !== '';
    return new gate_error/* GateError */.u(code, reading.field, known ? locate_locate(reading.text, offset) : null);
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
function reading_tell({ faults }, fault) {
    if (faults === undefined || faults.length >= MAX_FAULTS)
        throw fault;
    faults.push(fault);
}
/** Reads items one by one; where faults are collected, an item with one is left out. */
function reading_readEach(reading, items, read) {
    if (reading.faults === undefined)
        return items.map(read);
    return items.flatMap((item, index) => {
        try {
            return [read(item, index)];
        }
        catch (error) {
            if (!(error instanceof gate_error/* GateError */.u))
                throw error;
            reading_tell(reading, error);
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
function entry_order_compareEntries(a, b) {
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
    for (const { start } of entry_order_repeatedIn(entries))
        reading_tell(reading, reading_faultAt(reading, 'duplicate_name', start));
    return sorted;
}
/** Surrogates and what is behind them: without such units the order of `<` is that of code points. */
const entry_order_BEHIND = /[\ud800-\uffff]/;
/** Entries by kind, key (code points) and version. */
function inCatalogOrder(entries) {
    const isPlain = !entries.some(({ key }) => entry_order_BEHIND.test(key));
    return [...entries].sort(isPlain ? comparePlain : entry_order_compareEntries);
}
function comparePlain(a, b) {
    if (a.kind !== b.kind)
        return entry_order_compareEntries(a, b);
    if (a.key < b.key)
        return -1;
    return a.key === b.key ? entry_order_compareEntries(a, b) : 1;
}
/** Whether two entries have the same kind, key and version; takes them sorted. */
function hasRepeated(sorted) {
    return sorted.some((entry, index) => {
        const former = sorted[index - 1];
        return former !== undefined && isSameEntry(former, entry);
    });
}
/** The entries whose kind, key and version one before them has. */
function entry_order_repeatedIn(entries) {
    const seen = new Set();
    return entries.filter((entry) => {
        const id = entryId(entry);
        const repeated = seen.has(id);
        seen.add(id);
        return repeated;
    });
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
    if (!value_isObject(root))
        return { object: null, tools: null, list: null, path: [], envelope: new Set() };
    requireNoNull(reading, root, 'tools', 'null_tools');
    const direct = envelope_bodyOf(root, [], new Set([...RESULT, 'jsonrpc', 'id']));
    if (direct.tools !== null)
        return direct;
    if (root.keys.includes('jsonrpc'))
        requireResult(reading, root);
    const result = value_member(root, 'result');
    if (value_isObject(result))
        requireNoNull(reading, result, 'tools', 'null_tools');
    if (value_isObject(result) && root.keys.includes('jsonrpc'))
        requireCompleteResult(reading, result);
    const inner = value_isObject(result) ? envelope_bodyOf(result, ['result'], new Set(RESULT)) : direct;
    if (inner.tools === null && !root.keys.includes('jsonrpc'))
        return direct;
    requireAnswer(reading, root);
    return inner;
}
function requireNoNull(reading, object, key, code) {
    const index = object.keys.indexOf(key);
    if (object.values[index] === null)
        throw reading_faultAt(reading, code, object.starts[index] ?? -1);
}
/** Throws `incomplete_result` where a `resultType` is not `complete` (MCP 2026-07-28). */
function requireCompleteResult(reading, result) {
    const index = result.keys.indexOf('resultType');
    if (index === -1 || result.values[index] === 'complete')
        return;
    throw reading_faultAt(reading, 'incomplete_result', result.starts[index] ?? -1);
}
function requireResult(reading, answer) {
    requireNoNull(reading, answer, 'result', 'null_result');
    const index = answer.keys.indexOf('error');
    if (index === -1 || answer.keys.includes('result'))
        return;
    throw reading_faultAt(errorNamed(reading, answer.values[index]), 'error_answer', answer.starts[index] ?? -1);
}
/** JSON-RPC 2.0, section 5.1, reserves these codes: no input can say anything else with them. */
function errorNamed(reading, error) {
    const code = value_isObject(error) ? value_member(error, 'code') : undefined;
    const isReserved = typeof code === 'number' && Number.isInteger(code) && code >= -32768 && code <= -32000;
    return isReserved ? { ...reading, field: `${reading.field}.error.${code}` } : reading;
}
function envelope_bodyOf(object, path, envelope) {
    const tools = value_member(object, 'tools');
    if (isArray(tools) || value_isObject(tools))
        return { object, tools, list: 'tools', path: [...path, 'tools'], envelope };
    const functions = value_member(object, 'functions');
    if (isArray(functions) && tools === undefined)
        return { object, tools: functions, list: 'functions', path: [...path, 'functions'], envelope };
    return { object, tools: null, list: null, path, envelope };
}
function requireAnswer(reading, root) {
    const extra = root.keys.findIndex((key, index) => !ANSWER.has(key) || (key !== 'result' && isNested(root.values[index])));
    if (extra !== -1)
        reading_tell(reading, reading_faultAt(reading, 'invalid_envelope', root.starts[extra] ?? -1));
}
/** Whether a value can hold more than an envelope has to say. */
function isNested(value) {
    return isArray(value) || value_isObject(value);
}
/** Throws `no_tools` where tools are only said to be made at run time; takes the object whose tools are none. */
function requireNoMark(reading, object) {
    const index = object.keys.indexOf('tools_generated');
    if (index === -1 || object.values[index] === false)
        return;
    reading_tell(reading, reading_faultAt(reading, 'no_tools', object.starts[index] ?? -1));
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/read-entry.js



/**
 * Reads one entry of a format whose names stand within the definitions. Throws `invalid_name` where the name is
 * missing, empty or no string, and `invalid_entry` where an OpenMed tool has no such version.
 */
function read_entry_readEntry(reading, names, kind, definition) {
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
    const value = value_member(object, field);
    return typeof value === 'string' && value !== '' ? value : null;
}
function faultIn(reading, code, object, field) {
    const index = object.keys.indexOf(field);
    return reading_faultAt(reading, code, object.starts[index] ?? object.start);
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
        throw reading_faultAt(reading, 'no_tools', value_isObject(root) ? root.start : 0);
    const tools = { names, kind: 'tool', list: body.tools, path: body.path };
    if (body.object === null)
        return { members: catalog_NO_MEMBERS, entries: readEntries(reading, [tools]) };
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
    reading_tell(reading, reading_faultAt(reading, 'incomplete_list', object.starts[index] ?? -1));
}
function otherLists(object, path, names, others) {
    return [...others].flatMap(([key, kind]) => {
        const list = value_member(object, key);
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
    const entries = lists.flatMap((listing) => reading_readEach(reading, listing.list.items, (item, index) => {
        const path = [...listing.path, index];
        if (item === null)
            throw faultBelow({ ...reading, field: [reading.field, ...path].join('.') }, 'null_entry', path);
        if (!value_isObject(item))
            throw faultBelow(reading, 'invalid_entry', path);
        return read_entry_readEntry(reading, listing.names, listing.kind, item);
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
const REGISTRY_MEMBERS = (/* unused pure expression or super */ null && (['schema_version', 'workflows']));
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
const schema_fields_INPUT_SCHEMA_FIELDS = distinct(LIST_FORMATS.flatMap(({ inputSchemas }) => inputSchemas));
/** Every field that a format keeps an output schema in. */
const OUTPUT_SCHEMA_FIELDS = distinct(LIST_FORMATS.flatMap(({ outputSchemas }) => outputSchemas));
/** Every field that can hold a schema; maps of tools have `schema` as well. */
const SCHEMA_FIELDS = [...schema_fields_INPUT_SCHEMA_FIELDS, ...OUTPUT_SCHEMA_FIELDS, 'schema'];
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
    inputSchemas: schema_fields_INPUT_SCHEMA_FIELDS,
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
        .sort((a, b) => compareCodePoints(a.path, b.path));
    if (toolFiles.length === 0)
        throw new GateError('no_tools', field);
    const size = toolFiles.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size > limits.maxBytes)
        throw new GateError('too_large', field);
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
    inputSchemas: schema_fields_INPUT_SCHEMA_FIELDS,
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
    const entries = reading_readEach(reading, map.keys, (_, index) => toolAt(reading, map, index));
    return { members, entries: sortedEntries(reading, entries) };
}
/** The members that are tools, and the catalog's own. */
function findMap(reading, root) {
    const { object, tools } = findBody(reading, root);
    if (object !== null && value_isObject(tools) && (isMapOfTools(tools) || !isMapOfSchemas(root))) {
        if (tools.keys.length === 0)
            requireNoMark(reading, object);
        return { map: tools, members: withoutMember(object, 'tools') };
    }
    if (!value_isObject(root))
        throw reading_faultAt(reading, 'no_tools', 0);
    return { map: root, members: catalog_NO_MEMBERS };
}
/** The tool of a member. */
function toolAt(reading, map, index) {
    const definition = map.values[index];
    if (!value_isObject(definition))
        throw reading_faultAt(reading, 'invalid_entry', map.starts[index] ?? -1);
    return entryAt(reading, map, index, definition, definition.start);
}
/** The entry of a member. */
function entryAt(reading, map, index, definition, start) {
    const key = map.keys[index] ?? '';
    if (key === '')
        throw reading_faultAt(reading, 'invalid_name', map.starts[index] ?? -1);
    return { kind: 'tool', key, version: null, definition, start, source: 0 };
}
/** Whether the members of a document's `tools` are tools, or hashes of tools, by name. */
function isMapOfTools(tools) {
    return tools.values.every((value) => value_isObject(value) || isHash(value));
}
/** Whether a document is tools by name: not empty, and each member an object with a schema. */
function isMapOfSchemas(root) {
    if (!value_isObject(root) || root.keys.length === 0)
        return false;
    return root.values.every((value) => value_isObject(value) && hasSchema(value));
}
/** Whether a tool has a schema under one of the names that formats use. */
function hasSchema(tool) {
    return SCHEMA_FIELDS.some((key) => value_isObject(value_member(tool, key)));
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
    const entries = reading_readEach(reading, map.keys, (_, index) => hashAt(reading, map, index));
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
    const annotations = value_member(definition, 'annotations');
    const hint = (name) => (value_isObject(annotations) ? value_member(annotations, name) : undefined);
    if (hint('readOnlyHint') === true)
        return 'read-only';
    if (hint('destructiveHint') !== false)
        return 'destructive';
    return hint('idempotentHint') === true ? 'idempotent-write' : 'non-idempotent-write';
}

;// CONCATENATED MODULE: ../../lib/catalog/formats/openmed-inventory.js







const openmed_inventory_INVENTORY_VERSION = 'openmed.agent.tool_inventory.v1';
const RECORD_FIELDS = (/* unused pure expression or super */ null && ([
    'tool_id',
    'version',
    'capability_class',
    'side_effect_class',
    'schema_digest',
]));
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
    if (!value_isObject(root))
        throw reading_faultAt(whole, 'invalid_type', 0);
    if (value_member(root, 'schema_version') === openmed_inventory_INVENTORY_VERSION)
        requireFormA(whole, root);
    const tools = toolsOf(inventory, root);
    const entries = recordsOf(inventory, tools);
    return { members: catalog_NO_MEMBERS, entries: sorted(inventory, entries) };
}
/**
 * Throws `not_openmed_form_a` for the other document that calls itself OpenMed's tool inventory v1: its records have
 * `capability_classes`, and it has a `tool_count`.
 */
function requireFormA(reading, root) {
    const tools = value_member(root, 'tools');
    const records = isArray(tools) ? tools.items.filter(value_isObject) : [];
    const objects = [root, ...records];
    // Like records share one list of keys.
    const marked = [...new Set(objects.map(({ keys }) => keys))].find(isOfOtherForm);
    const other = objects.find(({ keys }) => keys === marked);
    if (other !== undefined)
        throw reading_faultAt(reading, 'not_openmed_form_a', other.start);
}
function isOfOtherForm(keys) {
    return keys.includes('tool_count') || keys.includes('capability_classes');
}
function toolsOf(inventory, root) {
    if (!hasExactly(root, ['schema_version', 'tools']))
        throw openmed_inventory_fault(inventory, 'invalid_fields', 'inventory', root.start);
    if (value_member(root, 'schema_version') !== openmed_inventory_INVENTORY_VERSION) {
        throw openmed_inventory_fault(inventory, 'unsupported_version', 'schema_version', startOf(root, 'schema_version'));
    }
    const tools = value_member(root, 'tools');
    if (!isArray(tools))
        throw openmed_inventory_fault(inventory, 'invalid_records', 'tools', startOf(root, 'tools'));
    return tools;
}
function recordsOf(inventory, tools) {
    const items = tools.items.slice(0, MAX_INVENTORY_RECORDS + 1);
    const placesOf = rememberedPlaces();
    const read = reading_readEach(named(inventory, 'tools'), items, (item, index) => {
        if (!value_isObject(item))
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
    const [key, version] = [openmed_inventory_textAt(record, places[TOOL_ID]), openmed_inventory_textAt(record, places[openmed_inventory_VERSION])];
    return { kind: 'tool', key, version, definition: record, start: record.start, source: 0 };
}
function checkRecord(inventory, record, places) {
    for (const [index, { field, fault: faultOf }] of CHECKS.entries()) {
        const code = faultOf(openmed_inventory_textAt(record, places[index]));
        if (code !== null)
            throw recordFault(inventory, code, field, startOf(record, field));
    }
}
/** What is no text is as wrong as an empty one. */
function openmed_inventory_textAt(record, place = -1) {
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
    for (const { start } of entry_order_repeatedIn(entries))
        reading_tell(reading, reading_faultAt(reading, 'duplicate_record', start));
    return inOrder;
}
function hasExactly(object, fields) {
    return object.keys.length === fields.length && fields.every((field) => object.keys.includes(field));
}
function startOf(object, key) {
    return object.starts[object.keys.indexOf(key)] ?? object.start;
}
function openmed_inventory_fault(inventory, code, field, offset) {
    return reading_faultAt(named(inventory, field), code, offset);
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
function holdsSchemas(format) {
    return ADAPTERS[format].inputSchemas.length > 0;
}
/** The schema of a tool's arguments; undefined where it has none. Any format's field for it is looked at. */
function inputSchemaOf(format, definition) {
    const part = namedPart(format, definition);
    const field = INPUT_SCHEMA_FIELDS.find((name) => part.keys.includes(name));
    return field === undefined ? undefined : member(part, field);
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
    const [list = '', , ...within] = tokensOf(pointer);
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
        rule: { tokens: tokensOf(pointer), effect, uses: 0 },
    });
}
function tokensOf(pointer) {
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
    if (value_isObject(value))
        return ruledObject(value, pointers, depth, isKept);
    return isArray(value) && pointers.length > 0 ? ruledArray(value, pointers, depth, isKept) : value;
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

;// CONCATENATED MODULE: ../../lib/watch/watch-inputs.js




/** Every input's name, as capture/watch/action.yml declares it. */
const WATCH_INPUTS = ['name', 'baseline', 'candidate', 'ignore', 'unordered', 'github-token'];
const POINTER = /^(?:\/(?:[^~/]|~[01])*)+$/;
/**
 * The inputs of the step. Throws GateError on the input's name: `unknown_input`, `missing_input`, `invalid_input`,
 * `required_ignored`.
 */
function watchInputs(environment) {
    const inputs = givenInputs(environment, WATCH_INPUTS);
    const name = needed(inputs, 'name');
    if (!new RegExp(`^[\\w./ -]{1,${MAX_NAME_LENGTH}}$`).test(name))
        throw new gate_error/* GateError */.u('invalid_input', 'name');
    const ignore = pointersOf(inputs, 'ignore');
    if (ignore.some(ignoresRequired))
        throw new gate_error/* GateError */.u('required_ignored', 'ignore');
    return {
        name,
        baseline: needed(inputs, 'baseline'),
        candidate: needed(inputs, 'candidate'),
        rules: { ignore, unordered: pointersOf(inputs, 'unordered') },
        token: needed(inputs, 'github-token'),
    };
}
function needed(inputs, name) {
    const text = inputs.get(name);
    if (text === undefined)
        throw new gate_error/* GateError */.u('missing_input', name);
    return text;
}
function pointersOf(inputs, name) {
    const lines = (inputs.get(name) ?? '').split('\n').map((line) => line.trim());
    const pointers = lines.filter((line) => line !== '');
    if (!pointers.every((pointer) => POINTER.test(pointer)))
        throw new gate_error/* GateError */.u('invalid_input', name);
    return pointers;
}

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
    return new gate_error/* GateError */.u(code, cursor.field, locate_locate(cursor.text, at - cursor.shift));
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
function parse_json_parseJson(bytes, limits, field, similar = null) {
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
        throw code === null ? error : new gate_error/* GateError */.u(code, field, locate_locate(text, firstUnit(text)));
    }
}
const CODES_OF_TEXT = new Set([
    'invalid_syntax',
    'invalid_number',
    'control_character',
    'trailing_content',
]);
function isOfFirstLine(text, error) {
    return CODES_OF_TEXT.has(error.code) && error.place?.line === locate_locate(text, firstUnit(text)).line;
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
    if (value_isObject(root)) {
        const version = versionOf(root);
        if (version.startsWith(INVENTORY)) {
            requireFormA(reading, root);
            return 'openmed-inventory';
        }
        if (version.startsWith(DOCUMENT_OF_OURS))
            throw reading_faultAt(reading, 'unknown_format', root.start);
    }
    const body = findBody(reading, root);
    if (isArray(body.tools))
        return listFormat(body, body.tools);
    if (value_isObject(body.tools) && isMapOfTools(body.tools))
        return mapFormat(body.tools);
    if (isMapOfSchemas(root))
        return 'map';
    if (value_isObject(root) && isHashes(root))
        return 'hashes';
    if (value_isObject(body.tools))
        return 'map';
    throw reading_faultAt(reading, noTools(body), value_isObject(root) ? root.start : 0);
}
function versionOf(root) {
    const version = value_member(root, 'schema_version');
    return typeof version === 'string' ? version : '';
}
/** A tool without a mark of any format is an MCP tool: its name is all that MCP asks of it here. */
function listFormat(body, tools) {
    const items = tools.items.filter(value_isObject);
    if (body.list === 'functions')
        return 'openai';
    if (items.some(hasOneOf(MCP.inputSchemas)))
        return 'mcp';
    if (items.some((tool) => value_member(tool, 'type') === 'function'))
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
    return isHash(value) || (value_isObject(value) && isHashRecord(value) && !hasSchema(value));
}
function isHashes(root) {
    return root.keys.length > 0 && root.values.every((value) => isHash(value) || isMapOfHashes(value));
}
function isMapOfHashes(value) {
    return value_isObject(value) && value.keys.length > 0 && value.values.every(isHash);
}
function noTools(body) {
    const mark = body.object === null ? undefined : value_member(body.object, 'tools_generated');
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
    const document = parse_json_parseJson(bytes, options.limits ?? limits_DEFAULT_LIMITS, field, items === null ? null : { items });
    const { root, text } = document;
    const wanted = options.format ?? 'auto';
    const format = wanted === 'auto' ? detectFormat({ field, text }, root) : wanted;
    const content = ADAPTERS[format].read({ field, text, faults, isSharedRight: options.similar?.format === format }, root, options.field ?? null);
    return { format, sources: [{ file: null, text, root, items: document.items }], notes: [], ...content };
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
function catalog_digest_catalogFingerprints(catalog, known) {
    const forms = canonicalForms(catalog.entries.map(({ definition }) => definition), known);
    return {
        digest: catalogDigestWith(catalog, forms),
        document: documentFingerprintWith(catalog, forms),
        forms,
    };
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
function fromValue(value, field, limits = limits_DEFAULT_LIMITS) {
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
    if (!plain_value_isPlain(object))
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
function plain_value_isPlain(object) {
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
        members: catalog_NO_MEMBERS,
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
        return fromValue(value, field);
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
function comparedCatalog(side, field) {
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
    return typeof value === 'number' || isExactNumber(value);
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
    if (!holdsSchemas(format) || removed.length * added.length > MAX_PAIRS)
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
function diffCatalogs(baseline, candidate) {
    const before = baseline === null ? null : comparedCatalog(baseline, 'baseline');
    const after = candidate === null ? null : comparedCatalog(candidate, 'candidate');
    const format = formatOf(before, after);
    const { added, removed, both } = pairEntries(before?.entries ?? [], after?.entries ?? []);
    const changes = both.map((pair) => entryChange(format, pair.before, pair.after));
    return {
        members: changedFields(before?.members ?? catalog_NO_MEMBERS, after?.members ?? catalog_NO_MEMBERS),
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
        const order = isSameEntry(old, now) ? 0 : entry_order_compareEntries(old, now);
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

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
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
        if (error instanceof GateError)
            return { state: 'unavailable', error };
        throw error;
    }
}

;// CONCATENATED MODULE: ../../lib/errors/system-error.js
/** What a failed call to the file system means here. */
function codeOfSystemError(error) {
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
            const next = stat.isDirectory() ? statOf((0,external_node_path_namespaceObject.join)(absolute, name)) : null;
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
function statOf(path) {
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
        const known = error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u(codeOfSystemError(error), field);
        if (known.code === 'not_found')
            return { state: 'absent' };
        return { state: UNAVAILABLE.has(known.code) ? 'unavailable' : 'invalid', error: known };
    }
}
const UNAVAILABLE = new Set(['too_large', 'not_readable', 'not_found']);

;// CONCATENATED MODULE: ../../lib/watch/compare-files.js





/**
 * Compares the committed baseline with the captured catalog, both files of the workspace. Throws GateError about
 * `baseline` or `candidate` where one of them is not there or is no catalog, and `format_mismatch`.
 */
function compareFiles({ baseline, candidate, rules }, workspace) {
    const limits = { ...limits_DEFAULT_LIMITS, maxBytes: MAX_LIMITS.maxBytes };
    const reader = workspaceReader(workspace);
    const read = (path, field) => applyRules(parseCatalog(bytesOf(reader.readFile(path, limits, field), field), { limits, field }), rules);
    const [before, after] = [read(baseline, 'baseline'), read(candidate, 'candidate')];
    if (before.catalog.format !== after.catalog.format)
        throw new gate_error/* GateError */.u('format_mismatch', 'candidate');
    const diff = diffCatalogs(before.catalog, after.catalog);
    const comparison = {
        before: before.catalog,
        after: after.catalog,
        diff,
        rules: { ignored: after.ignored, unordered: after.unordered },
    };
    return { comparison: diff_catalogs_isEmpty(diff) ? null : comparison, digest: catalogDigest(after.catalog) };
}
function bytesOf(read, field) {
    if (read.state === 'present')
        return read.value;
    throw read.state === 'absent' ? new gate_error/* GateError */.u('not_found', field) : read.error;
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

;// CONCATENATED MODULE: ../../lib/gate/login.js

/**
 * A login, a team or a repository in the letter case that all its spellings share. Only ASCII letters fold, so that no look-alike (`K`, the
 * Kelvin sign) becomes another's login.
 */
function foldLogin(login) {
    return login.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
/** Whether two logins are one: GitHub compares them without case. */
function login_sameLogin(a, b) {
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
    return [...spelling.values()].sort(compareCodePoints);
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
        return textAt(data, 'viewer', 'login') ?? WORKFLOW_TOKEN;
    }
    catch (error) {
        if (error instanceof gate_error/* GateError */.u)
            return WORKFLOW_TOKEN;
        throw error;
    }
}
/** Whether an author's login is the one that the token writes as; the viewer of an app's token may lack the suffix. */
function isOwnLogin(author, own) {
    return login_sameLogin(author, own) || login_sameLogin(author, `${own}[bot]`);
}

;// CONCATENATED MODULE: ../../lib/github/api/account.js


/** The account in an untrusted answer; null where there is none, as GitHub answers for one that was deleted. */
function readAccount(value) {
    const login = textAt(value, 'login');
    return login === null ? null : { id: countAt(value, 'id'), login, type: typeOf(value, login) };
}
/** Whether two are one account: by id where both have one, else by login. */
function sameAccount(a, b) {
    return a.id !== null && b.id !== null ? a.id === b.id : sameLogin(a.login, b.login);
}
function typeOf(value, login) {
    const type = textAt(value, 'type');
    if (type === 'Bot' || login.endsWith('[bot]'))
        return 'Bot';
    return type === 'User' ? 'User' : 'Unknown';
}

;// CONCATENATED MODULE: ../../lib/github/write/watch-issue.js



const LIST = 'GET /repos/{owner}/{repo}/issues';
const CREATE = 'POST /repos/{owner}/{repo}/issues';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
const watch_issue_LABEL = 'POST /repos/{owner}/{repo}/issues/{issue_number}/labels';
const NO_STATE = 'none';
/**
 * Keeps one open issue about a subject while there is something to tell: opened, brought up to date, closed. Ours are
 * those with the label that the token's own account wrote and that end in the marker. Where two runs at once open two,
 * both close all but the oldest. Throws GateError `permission_missing` (`issues: write`) and what the client throws.
 */
async function keepIssue(api, request) {
    const issues = await ownIssues(api, request);
    const open = issues.filter(({ isOpen }) => isOpen);
    if (request.state === null)
        return closeAll(api, request, open);
    if (open.length > 0)
        return keepOldest(api, request, open, 'updated');
    const dismissed = issues.find(({ state }) => state === request.state);
    if (dismissed !== undefined)
        return { is: 'dismissed', number: dismissed.number };
    await create(api, request);
    const now = (await ownIssues(api, request)).filter(({ isOpen }) => isOpen);
    return keepOldest(api, request, now, 'opened');
}
async function closeAll(api, request, open) {
    for (const issue of open)
        await watch_issue_close(api, request, issue, 'completed');
    const [first] = open;
    return first === undefined ? { is: 'none', number: null } : { is: 'closed', number: first.number };
}
async function keepOldest(api, request, [oldest, ...duplicates], changed) {
    if (oldest === undefined)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
    for (const duplicate of duplicates)
        await watch_issue_close(api, request, duplicate, 'not_planned');
    const body = marked(request.body, request.subject, request.state ?? NO_STATE);
    const isSame = oldest.title === request.title && oldest.body.trimEnd() === body.trimEnd();
    if (!isSame)
        await update(api, request, oldest.number, { title: request.title, body });
    return { is: isSame && changed === 'updated' ? 'kept' : changed, number: oldest.number };
}
/** What it was about is taken out of its marker, so that it does not pass for one that a person closed. */
async function watch_issue_close(api, request, { number, body }, reason) {
    const lines = body.trimEnd().split('\n').slice(0, -1).join('\n');
    await update(api, request, number, {
        body: marked(lines, request.subject, NO_STATE),
        state: 'closed',
        state_reason: reason,
    });
}
/** Ours, the oldest first. Pull requests are issues too. */
async function ownIssues(api, { repository, label, subject }) {
    const wanted = { ...repository, labels: label, state: 'all', sort: 'created', direction: 'asc' };
    const items = await completeList(api, LIST, wanted, MAX_ISSUES / 100);
    const issues = items.filter((item) => at(item, 'pull_request') === undefined);
    const login = await ownLogin(api);
    const own = issues.filter((item) => {
        const author = readAccount(at(item, 'user'));
        return author !== null && isOwnLogin(author.login, login);
    });
    return own.flatMap((item) => readIssue(item, subject)).sort((a, b) => a.number - b.number);
}
function readIssue(item, subject) {
    const [number, title, body] = [countAt(item, 'number'), textAt(item, 'title'), textAt(item, 'body')];
    const [, of, state] = /<!-- (\S+) (\S+) -->$/.exec(body?.trimEnd() ?? '') ?? [];
    if (number === null || title === null || body === null || state === undefined || of !== subject)
        return [];
    return [{ number, title, body, state, isOpen: textAt(item, 'state') === 'open' }];
}
function marked(body, subject, state) {
    return `${body}\n<!-- ${subject} ${state} -->`;
}
async function create(api, request) {
    const { repository, label, title, state } = request;
    const body = marked(request.body, request.subject, state ?? NO_STATE);
    const answer = await api.request(CREATE, { ...repository, title, body, labels: [label] });
    expectStatus(answer, 201);
    const labels = listAt(at(answer.data, 'labels')) ?? [];
    if (labels.some((one) => textAt(one, 'name') === label))
        return;
    // GitHub drops labels without a word where the token may not set them; the next run would not find the issue.
    const number = countAt(answer.data, 'number') ?? 0;
    expectStatus(await api.request(watch_issue_LABEL, { ...repository, issue_number: number, labels: [label] }), 200);
}
async function update(api, { repository }, number, changes) {
    expectStatus(await api.request(UPDATE, { ...repository, issue_number: number, ...changes }), 200);
}
/** GitHub hides from a token what it may not write (404), and answers 410 where issues are turned off. */
function expectStatus(answer, status) {
    if (answer.status === 404 || answer.status === 410)
        throw new gate_error/* GateError */.u('permission_missing', 'issues: write');
    if (answer.status !== status)
        throw new gate_error/* GateError */.u('github_unavailable', 'github');
}

;// CONCATENATED MODULE: ../../lib/report/comparison.js




/** No pointer changed either catalog. */
const NO_RULES = { ignored: [], unordered: [] };
/** The version of the wire format; `docs/report.schema.json` describes it beside the report's. */
const DIFF_VERSION = 'tool-catalog-gate.diff.v1';
/**
 * A comparison as JSON on one line with a line feed: names added, removed and unchanged, changed fields with the
 * SHA-256 of both values, and where asked for the digests of both catalogs and the fingerprints of both documents,
 * which alone follow the order of an input.
 */
function renderDiffJson(comparison, { detail, digests }) {
    const { before, after, diff, rules = NO_RULES } = comparison;
    const [old, now] = digests ? fingerprintsOf(comparison) : [null, null];
    const document = {
        schema_version: DIFF_VERSION,
        verdict: isEmpty(diff) ? 'unchanged' : 'drift',
        before: comparedSide(before, old),
        after: comparedSide(after, now),
        ignored: rules.ignored.map(({ pointer, uses }) => ({ pointer, uses })),
        unordered: rules.unordered.map(({ pointer, uses }) => ({ pointer, uses })),
        diff: diffDocument(diff, after.format, detail),
    };
    return `${jsonText(document)}\n`;
}
function fingerprintsOf(comparison) {
    const old = catalogFingerprints(comparison.before);
    return [old, catalogFingerprints(comparison.after, formsOfUnchanged(comparison, old.forms))];
}
function comparedSide({ format, entries, notes }, known) {
    return {
        format,
        digest: known?.digest ?? null,
        entries: entries.length,
        notes: notes.map(({ code, about }) => ({ code, about })),
        document: known?.document ?? null,
    };
}
/** Equal definitions have one canonical form: that of the baseline's serves the candidate's. */
function formsOfUnchanged({ before, diff }, forms) {
    const others = new Set([...diff.removed, ...diff.changed.map((change) => change.before)]);
    const same = before.entries.filter((entry) => !others.has(entry));
    const known = new Map();
    for (const [index, { definition }] of diff.unchanged.entries()) {
        const form = forms.get(same[index]?.definition ?? null);
        if (form !== undefined)
            known.set(definition, form);
    }
    return known;
}
/** One side of a comparison, in short. */
function sideOf({ format, entries, notes }, digest) {
    return { format, digest, entries: entries.length, notes };
}

;// CONCATENATED MODULE: ../../lib/report/places/links.js



/** No row has a link. */
const NO_LINKS = () => null;
/**
 * Finds where a reader looks at a row: its line in the pull request's “Files changed” where the file is changed there
 * (the candidate or the new baseline, a removed entry on the left), else its line in the file at the commit. A changed
 * entry is shown at the first place that its worst fact is about. null without committed files.
 */
function links_linksOf(catalog, sources, repository) {
    if (sources === undefined || repository === null)
        return NO_LINKS;
    const isDrift = ROW_VERDICTS[catalog.row] === 'drift';
    const candidate = isDrift && sources.candidateCommitted ? sources.candidate : null;
    const after = isDrift
        ? locatorOf(candidate, catalog.candidatePath)
        : locatorOf(sources.baseline, catalog.baselinePath);
    const before = isDrift
        ? locatorOf(sources.baseline, catalog.baselinePath)
        : // GitHub shows a file that moved under its new path, on both sides.
            locatorOf(sources.base, catalog.baselinePath);
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
        const now = row.kind === 'removed' ? null : placeOf(row, entry, after);
        if (now !== null)
            return addressOf(now, afterChanged, 'R');
        const then = row.kind === 'added' ? null : placeOf(row, entry, before);
        return then === null ? null : addressOf(then, beforeChanged, 'L');
    };
}
function placeOf({ former, kind, facts, entries }, entry, locate) {
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
    const anchor = digestOf(path).slice('sha256:'.length);
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
    if (!isArray(value) && !value_isObject(value))
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
    return schema === null || (value_isObject(schema) && schema.keys.every((key) => key === '$schema'));
}
/**
 * How open `additionalProperties` is (JSON Schema 2020-12 core, section 10.3.2.3): 0 where it allows nothing, 2 where
 * it allows anything (`true`, `{}` or absent), 1 between.
 */
function openness(value) {
    if (value === false)
        return 0;
    return value === undefined || value === true || (value_isObject(value) && value.keys.length === 0) ? 2 : 1;
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
    if (!value_isObject(value))
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
    if (before === undefined && value_isObject(after))
        return eachKey('definition_added', after);
    return after === undefined && value_isObject(before) ? eachKey('definition_removed', before) : [];
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
    if (before === undefined && value_isObject(after))
        return eachKey('property_added', after);
    return after === undefined && value_isObject(before) ? eachKey('property_removed', before) : [];
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
    if (scope === null || !isSchemaRole(role) || !value_isObject(before) || !value_isObject(after))
        return null;
    const [old, now] = [value_member(before, '$ref'), value_member(after, '$ref')];
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
        const own = value_member(inline, key);
        const beside = value_member(reference, key);
        if (beside === undefined && isKnown(scope, [...target, key], own))
            return [];
        const behind = beside ?? value_member(definition.schema, key);
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
        const path = typeof next === 'string' ? reference_move_tokensOf(next) : null;
        const schema = path?.reduce((value, token) => (value_isObject(value) ? value_member(value, token) : undefined), root);
        if (path === null || path.length === 0 || !value_isObject(schema))
            return null;
        next = value_member(schema, '$ref');
        if (next === undefined)
            return { path, schema };
    }
    return null;
}
/** The tokens of a fragment that is a JSON Pointer (RFC 6901, section 6); null for any other reference. */
function reference_move_tokensOf(reference) {
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
    else if (isWalked && value_isObject(before) && value_isObject(after))
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
    if (!value_isObject(before) || !value_isObject(after))
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

;// CONCATENATED MODULE: ../../lib/report/wording/name-list.js

// A sentence stays a sentence.
const MAX_NAMES = 4;
/** Names, paths or logins within a sentence, each in a code span: the first four, the others counted. */
function codeSpans(texts) {
    return name_list_someOf(texts.map((text) => codeSpan(shownText(text))), MAX_NAMES);
}
/** The first few of a list as words, and how many more there are: "a, b and 3 more". */
function name_list_someOf(items, most) {
    const shown = items.slice(0, most);
    const more = items.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

;// CONCATENATED MODULE: ../../lib/report/wording/order-step.js



const order_step_MAX_PLACES = 3;
/**
 * What to do where catalogs differ in the order of items alone, as Markdown on one line; null where they differ in
 * anything else. Pointers can hold names of schema properties, so that `fingerprints` names none.
 */
function orderStep(compared, detail) {
    const places = compared.map(({ format, diff }) => orderOnlyPlaces(format, diff));
    if (places.length === 0 || places.some((one) => one.length === 0))
        return null;
    const names = places.flat().map((place) => code_span_codeSpan(shown_name_shownText(place)));
    const named = detail === 'fingerprints' ? 'its place (`detail: pointers` names it)' : name_list_someOf(names, order_step_MAX_PLACES);
    return `Only the order of items differs. Where a server writes it in another order each time, put ${named} under \`unordered\` in the settings file of the base branch.`;
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
function counts_countsLine(catalogs) {
    const { unchanged, ...counts } = countsOf(catalogs);
    return `**${countsWords(counts, ' · ')}** · ${unchanged} unchanged${partsWords(catalogs)}`;
}
/** The same as plain text. */
function countsText(catalogs) {
    const { unchanged, ...counts } = countsOf(catalogs);
    return `${countsWords(counts, ', ')}, ${unchanged} unchanged${partsWords(catalogs)}`;
}
/** How many differences the base branch has already. */
function counts_inheritedCount(catalogs) {
    return differences(catalogs.flatMap(({ inheritance }) => inheritance?.known === true ? [{ diff: inheritance.inherited }] : []));
}
function differences(catalogs) {
    const { changed, added, removed, members } = countsOf(catalogs);
    return changed + added + removed + members;
}
/** Both parts of what differs, which are all of it; nothing where nothing is inherited. */
function partsWords(catalogs) {
    const inherited = counts_inheritedCount(catalogs);
    return inherited === 0
        ? ''
        : ` (${differences(catalogs) - inherited} of this change, ${inherited} inherited from the base branch)`;
}
/** What differs alone: `2 changed, 1 added, 0 removed`, and the members of the catalog where some do. */
function countsWords({ changed, added, removed, members }, separator) {
    const own = members === 0 ? [] : [`${members} ${members === 1 ? 'member' : 'members'} of the catalog itself`];
    return [`${changed} changed`, `${added} added`, `${removed} removed`, ...own].join(separator);
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
    return ruleWords(rules, null).map(alertOf);
}
/** The same as lines of plain text. */
function ruleNoticeLines(rules) {
    return ruleWords(rules, null).map(lineOf);
}
function alertOf({ alert, title, lines: [first = '', ...more] }) {
    return `${[`> [!${alert}]`, `> **${title}** ${first}`, ...more.map((line) => `> ${line}`)].join('\n')}\n\n`;
}
function lineOf({ title, lines }) {
    return neutralise([title, ...lines].join(' '));
}
function firstWords(decision) {
    return [
        ...captureNotice(decision),
        ...settingsNotices(decision),
        ...gateChanges(decision),
        ...snapshotNotice(decision),
        ...ruleWords({
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
    const distinct = [...new Set(items)].sort(compareCodePoints);
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
function ruleWords({ ignored, unordered }, by) {
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
        .map(([pointer, count]) => `${code_span_codeSpan(shown_name_shownText(pointer))} (${count === 1 ? 'once' : `${count} times`})`);
    const list = `${name_list_someOf(places, notices_MAX_ITEMS)}.`;
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

;// CONCATENATED MODULE: ../../lib/report/new-in-this-change.js
/** What clients refuse in the candidate and not in the baseline. */
function newInThisChange({ findings }) {
    return findings.filter(({ isNew }) => isNew);
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

;// CONCATENATED MODULE: ../../lib/report/markdown/table.js
/** One row of a Markdown table. Each cell is on one line and holds no bare `|` (see `cellSpan`). */
function table_tableRow(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** The two lines that begin a Markdown table. */
function tableHead(columns) {
    return table_tableRow(columns) + table_tableRow(columns.map(() => '---'));
}

;// CONCATENATED MODULE: ../../lib/report/markdown/catalog-section.js









const MAX_FILES = 8;
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
    const spans = [...new Set(files)].sort(text_order_compareCodePoints).map((file) => code_span_codeSpan(shown_name_shownText(file)));
    return [
        notes.some((note) => note.code === 'descriptions_not_compared')
            ? '**Descriptions are not compared:** the digests of this inventory cover the schemas alone.\n\n'
            : '',
        notes.some((note) => note.code === 'one_hash_for_all')
            ? '**This lock file locks nothing:** all its hashes are the same.\n\n'
            : '',
        spans.length === 0 ? '' : `Not named after their tool: ${name_list_someOf(spans, MAX_FILES)}.\n\n`,
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
            entry === null ? '' : code_span_cellSpan(shown_name_shownName(entry)),
            `${CLIENT_RULE_WORDS[code]} (\`${code}\`)`,
            path === '' || detail === 'fingerprints' ? '' : code_span_cellSpan(shownPointer(path)),
        ]))),
    ];
}
function policyTables(policy) {
    if (policy === null)
        return [];
    const findings = [...policy.findings].sort((a, b) => Number(b.isNew) - Number(a.isNew));
    return [
        ...rows(`Policy findings (${findings.length}${policy.mode === 'new' ? ', new ones fail' : ''})`, ['Tool', 'Finding', 'Place', 'New'], findings.map((finding) => tableRow([
            finding.entry === null ? '' : cellSpan(shownName(finding.entry)),
            cellSpan(shownName(finding.code)),
            cellSpan(shownName(finding.path)),
            finding.isNew ? 'new' : 'as before',
        ]))),
        ...rows(`Data exposed that was not before (${policy.exposures.length})`, ['Tool', 'Data class', 'Place'], policy.exposures.map((exposure) => tableRow([exposure.entry, exposure.dataClass, exposure.path].map((text) => cellSpan(shownName(text)))))),
    ];
}
function rows(title, columns, list) {
    if (list.length === 0)
        return [];
    return [{ head: `#### ${title}\n\n${tableHead(columns)}`, rows: list, foot: '\n', rank: 'first' }];
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
    const before = value_member(change.before.definition, field);
    const after = value_member(change.after.definition, field);
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
    if (value_isObject(value))
        return value.values[value.keys.indexOf(String(token))];
    return isArray(value) ? value.items[Number(token)] : undefined;
}
function withoutTexts(root, texts) {
    if (root === null)
        return null;
    return texts.reduce((object, { path }) => {
        const replaced = replaceText(object, path);
        return value_isObject(replaced) ? replaced : object;
    }, root);
}
function replaceText(value, [token, ...rest]) {
    if (token === undefined)
        return typeof value === 'string' ? TOLD_ABOVE : value;
    if (value_isObject(value)) {
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
    const own = value_member(definition, 'side_effect_class');
    if (isSideEffectClass(own))
        return { class: own, isStated: true };
    const part = namedPart(format, definition);
    const annotations = value_member(part, 'annotations');
    if (!ANNOTATED.has(format) && annotations === undefined)
        return null;
    const hint = (name) => (value_isObject(annotations) ? value_member(annotations, name) : undefined);
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
    return entry_order_compareEntries(first, second);
}
/** By how many characters the texts that a model reads first grew: what is slipped in makes them longer. */
function growthOf({ kind, before, after }) {
    return kind === 'changed' || kind === 'renamed' ? textLength(after) - textLength(before) : 0;
}
function textLength(definition) {
    if (definition === null)
        return 0;
    const inner = value_member(definition, 'function');
    const text = value_member(value_isObject(inner) ? inner : definition, 'description');
    return typeof text === 'string' ? text.length : 0;
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
    return `${KIND_WORDS[entry.kind]}${code_span_codeSpan(shownKey(entry))}`;
}
/** The same for a cell of a table. */
function entryCell(entry) {
    return `${KIND_WORDS[entry.kind]}${code_span_cellSpan(shownKey(entry))}`;
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
    const shown = SHOWN.get(entry) ?? (kind === 'tool' ? shown_name_shownName(key) : shown_name_shownText(key));
    SHOWN.set(entry, shown);
    return shown;
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

;// CONCATENATED MODULE: ../../lib/report/escape/markup.js





/** Within a cell of a Markdown table. */
const CELL_MARKUP = {
    bold: (words) => `**${words}**`,
    name: (name) => code_span_cellSpan(shown_name_shownName(name)),
    pointer: (pointer) => code_span_cellSpan(shownPointer(pointer)),
    entry: entryCell,
};
/** Within the summary of a fold, where Markdown is not read. */
const HTML_MARKUP = {
    bold: (words) => `<b>${words}</b>`,
    name: (name) => htmlCode(shown_name_shownName(name)),
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
        return `${markup.name(field)}: ${value(values.before, markup)} → ${value(values.after, markup)}`;
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
function value(text, markup) {
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
function changes_section_changesSection(diff, options) {
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
    return version === null ? '' : ` ${code_span_cellSpan(shown_name_shownName(version))}`;
}
/** Of one entry alone: a group's stand in the evidence. */
function fingerprintsCell({ kind, entries, before, after }) {
    if (kind === 'members' || entries.length > 1)
        return '';
    const [old, now] = [digestCell(before), digestCell(after)];
    return old === null || now === null || old === now ? (now ?? old ?? '') : `${old} → ${now}`;
}
function digestCell(definition) {
    return definition === null ? null : code_span_cellSpan(shortDigest(fingerprint_fingerprint(definition)));
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
    const name = `${entryHtml(entry)}${entry.version === null ? '' : ` ${htmlCode(shown_name_shownName(entry.version))}`}`;
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

;// CONCATENATED MODULE: ../../lib/report/markdown/evidence.js






// One row must never fill a report on its own.
const MAX_FIELDS = 8;
const evidence_MAX_NAMES = 3;
const HEX_OF_A_DIGEST = 24;
/** Both sides of a catalog's decision, each with its path, and where it was read. */
function evidence_sidesOf(catalog, context) {
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
function evidence_sidesTable(sides) {
    if (sides.length === 0)
        return '';
    const file = sides.some(({ path }) => path !== null) ? ['File'] : [];
    const rows = sides.map(({ title, path, side, source }) => table_tableRow([
        title,
        ...file.map(() => (path === null ? '' : code_span_cellSpan(shown_name_shownText(path)))),
        side === null ? '' : String(side.entries),
        side === null ? '*none*' : code_span_cellSpan(`${side.digest.slice(0, 'sha256:'.length + HEX_OF_A_DIGEST)}…`),
        source,
    ]));
    return `${tableHead(['', ...file, 'Entries', 'Digest', 'Read at'])}${rows.join('')}\n`;
}
/** Every changed field of every entry with its fingerprints, and where it changed from `pointers` on. */
function evidence_fieldTables(diff, format, detail) {
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
    const shown = fields.slice(0, MAX_FIELDS);
    const more = fields.length - shown.length;
    return table_tableRow([
        name,
        [...shown.map(({ field }) => code_span_cellSpan(shown_name_shownName(field))), ...(more > 0 ? [`and ${more} more`] : [])].join('<br>'),
        shown.map(({ before }) => evidence_digestCell(before)).join('<br>'),
        shown.map(({ after }) => evidence_digestCell(after)).join('<br>'),
    ]);
}
function evidence_digestCell(digest) {
    return digest === null ? '*absent*' : code_span_cellSpan(shortDigest(digest));
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
    const about = subject === null ? '' : ` ${code_span_cellSpan(shown_name_shownName(subject))}`;
    const more = pointer === null ? ` (and ${places} more)` : '';
    const place = pointer === null ? shown_name_shownName(field) : shownPointer(pointer);
    return table_tableRow([`${changeWords(group)}${about}${more}`, code_span_cellSpan(place), inEntries(entries)]);
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
function evidence_unchangedList({ unchanged }) {
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
    return version === null ? '' : ` ${code_span_codeSpan(shown_name_shownName(version))}`;
}
/** A fold around pieces; nothing where there are none. */
function evidence_fold(title, pieces) {
    const said = pieces.filter((piece) => piece !== '');
    return said.length === 0 ? [] : [`<details><summary>${title}</summary>\n\n`, ...said, '</details>\n\n'];
}

;// CONCATENATED MODULE: ../../lib/report/markdown/budget.js

/**
 * The longest report for each place. A step summary is lost above its limit, a comment refused. Source: GitHub's pages on workflow commands, issue comments and check runs.
 */
const LIMITS = {
    file: { size: Infinity, unit: 'bytes' },
    summary: { size: MAX_SUMMARY_BYTES, unit: 'bytes' },
    comment: { size: MAX_COMMENT_BYTES, unit: 'bytes' },
    'check-run': { size: MAX_CHECK_RUN_LENGTH, unit: 'characters' },
};
/** How much of its budget a text uses: UTF-8 bytes, or UTF-16 units where characters are counted. */
function sizeOf(text, budget) {
    return LIMITS[budget].unit === 'bytes' ? Buffer.byteLength(text, 'utf8') : text.length;
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
    return sizeOf(whole, budget) <= LIMITS[budget].size ? whole : writeCut(page, budget, whereTheRest);
}
function writeCut(page, budget, whereTheRest) {
    const note = `${whereTheRest}\n\n`;
    const fixed = [...page.bottom, note].map((text) => sizeOf(text, budget));
    const room = LIMITS[budget].size - page_sum(fixed) - ROOM_FOR_LEFT_OUT;
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
        return { text: piece, size: sizeOf(piece, budget) };
    return {
        list: piece,
        frame: sizeOf(piece.head, budget) + sizeOf(piece.foot, budget) + ROOM_FOR_LEFT_OUT,
        rows: piece.rows.map((row) => measureRow(row, budget)),
    };
}
function measureRow(row, budget) {
    const { text, kind, body } = typeof row === 'string' ? { text: row, kind: '', body: null } : row;
    const frame = body === null ? 0 : sizeOf(body.head + body.foot, budget) + ROOM_FOR_LEFT_OUT;
    const lines = body === null ? [] : body.lines.map((line) => sizeOf(line, budget));
    return { text, kind, body, size: sizeOf(text, budget) + frame, lines };
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

;// CONCATENATED MODULE: ../../lib/report/markdown/comparison.js










/** A comparison as GitHub Flavored Markdown, within a budget: the list of changes and its evidence, without a verdict. */
function renderDiffMarkdown(comparison, detail, budget) {
    const { before, after } = comparison_sidesOf(comparison);
    const { diff } = comparison;
    const { format } = comparison.after;
    const order = orderStep([{ diff, format }], detail);
    const page = {
        top: [
            diff_catalogs_isEmpty(diff)
                ? '### ✅ Unchanged: both catalogs are the same\n\n'
                : '### ❌ Drift: the catalogs differ\n\n',
            `${counts_countsLine([comparison])}\n\n`,
            ...ruleNotices(comparison.rules ?? NO_RULES),
            ...(order === null ? [] : [`**Next step:** ${order}\n\n`]),
            ...catalogNotes({ before, after }),
            ...changes_section_changesSection(diff, { format, detail, policy: null, linkOf: NO_LINKS }),
            ...clientSection(comparison.clients ?? null, detail),
            ...evidence_fold('Evidence', [
                evidence_sidesTable([
                    { title: 'Baseline', path: null, side: before, source: 'the first file' },
                    { title: 'Candidate', path: null, side: after, source: 'the second file' },
                ]),
                ...evidence_fieldTables(diff, format, detail),
            ]),
            ...evidence_unchangedList(diff),
        ],
        sections: [],
        bottom: [],
    };
    return writePage(page, budget, 'This is not the whole comparison: the JSON output holds it.');
}
function comparison_sidesOf({ before, after, diff }) {
    const digest = catalogDigest(before);
    return {
        before: sideOf(before, digest),
        // Equal catalogs have equal digests, and a digest costs more than a comparison.
        after: sideOf(after, diff_catalogs_isEmpty(diff) ? digest : catalogDigest(after)),
    };
}

;// CONCATENATED MODULE: ../../lib/watch/issue-text.js


/** By which the issues of all watched catalogs are found. */
const WATCH_LABEL = 'tool-catalog-watch';
/**
 * The issue about a catalog: names, fields and fingerprints of what differs, no text of the catalog. The report fits a
 * comment, which leaves room enough for the words above it (GitHub's limit of both is 65,536 characters).
 */
function issueText({ name, baseline }, { comparison, digest }) {
    const about = { title: `Tool catalog drift: ${name}`, subject: `tool-catalog-watch-${fingerprint_digestOf(name)}` };
    if (comparison === null)
        return { ...about, body: '', state: null };
    const body = [
        `The tools of ${code_span_codeSpan(name)} as captured are not those of the committed baseline ${code_span_codeSpan(baseline)}.`,
        `If this is right, propose the captured catalog as the baseline in a pull request; this issue is closed once it is merged. Closing it by hand keeps it closed until the tools change again.`,
        `Digest: ${code_span_codeSpan(digest)}`,
        renderDiffMarkdown(comparison, 'fingerprints', 'comment'),
    ].join('\n\n');
    return { ...about, body, state: digest };
}

;// CONCATENATED MODULE: ../../lib/watch/watch-catalog.js


/** Brings the issue about a catalog to what is true now. Throws GateError as keepIssue does. */
function watchCatalog(api, repository, inputs, drift) {
    return keepIssue(api, { repository, label: WATCH_LABEL, ...issueText(inputs, drift) });
}

;// CONCATENATED MODULE: ../../lib/watch.js





/**
 * The watch's action: inputs, comparison, issue, outputs. Takes the environment that GitHub's runner gives a step. Ends
 * with 0 where the issue says what is true, drift or none, else with 2: what could not be checked leaves the issue as it
 * was. Whatever nobody foresaw leaves no word of it in the log.
 */
async function runWatch(environment) {
    try {
        return await watchStep(environment);
    }
    catch (error) {
        return endWith(error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u('internal', 'watch'));
    }
}
/** Ends because of a fault of our own; throws nothing. */
function endUnforeseen() {
    return endWith(new gate_error/* GateError */.u('internal', 'watch'));
}
function endWith(fault) {
    error(error_sentence_errorSentence(fault));
    return 2;
}
async function watchStep(environment) {
    const inputs = watchInputs(environment);
    const drift = compareFiles(inputs, environment['GITHUB_WORKSPACE'] || process.cwd());
    const [owner = '', repo = ''] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
    const api = createApi({ token: inputs.token, environment });
    const outcome = await watchCatalog(api, { owner, repo }, inputs, drift);
    info(WORDS[outcome.is](outcome.number ?? 0));
    setOutput('drift', String(drift.comparison !== null));
    setOutput('digest', drift.digest);
    setOutput('issue', String(outcome.number ?? ''));
    return 0;
}
const WORDS = {
    opened: (number) => `The catalog drifted: issue #${number} was opened.`,
    updated: (number) => `The catalog drifted: issue #${number} was brought up to date.`,
    kept: (number) => `The catalog drifted: issue #${number} says so already.`,
    dismissed: (number) => `The catalog drifted as in issue #${number}, which somebody closed: it stays closed.`,
    closed: (number) => `The catalog is as it was reviewed: issue #${number} was closed.`,
    none: () => 'The catalog is as it was reviewed.',
};

;// CONCATENATED MODULE: ../../lib/run-watch.js

// What GitHub's runner starts: dist/watch/index.js. A process that ends before the issue is kept would pass for a success.
process.exitCode = 2;
process.once('uncaughtException', () => process.exit(endUnforeseen()));
process.once('beforeExit', endUnforeseen);
void runWatch(process.env).then((exitCode) => {
    process.off('beforeExit', endUnforeseen);
    process.exitCode = exitCode;
});

module.exports = __webpack_exports__;
/******/ })()
;