#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = require("child_process");

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

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

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

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 481:
/***/ ((module) => {

module.exports = require("node:readline");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

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

/***/ 6928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 5574:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FH: () => (/* binding */ choiceOf),
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   fK: () => (/* binding */ operandOf),
/* harmony export */   kY: () => (/* binding */ flagOption),
/* harmony export */   qR: () => (/* binding */ isGiven),
/* harmony export */   sm: () => (/* binding */ valuesOf),
/* harmony export */   zu: () => (/* binding */ choiceOption)
/* harmony export */ });
/** An option that stands alone: it is given or not. */
function flagOption(name, about) {
    return { name, value: '', about };
}
/** Whether an option was given. */
function isGiven({ options }, { name }) {
    return options.has(name);
}
/** The value of an operand, empty where it was not given. */
function operandOf({ operands }, index) {
    return operands[index] ?? '';
}
/** The value of an option, null where it was not given. */
function valueOf({ options }, { name }) {
    return options.get(name)?.at(-1) ?? null;
}
/**
 * A value as a sentence may show it: a few letters, or a number. null for anything else, which can be a secret in a wrong
 * place.
 */
function shownValue(value) {
    return value !== undefined && /^(?:@?[A-Za-z][A-Za-z-]{0,15}|-?[0-9]{1,12})$/.test(value) ? value : null;
}
/** All values of an option. */
function valuesOf({ options }, { name }) {
    return options.get(name) ?? [];
}
/** An option whose value must be one of a few. */
function choiceOption(option, choices) {
    const holds = (value) => choices.some((choice) => choice === value);
    return { ...option, choices, takes: { text: choices.join(', '), holds } };
}
/** Which of its choices an option has, null where it was not given. */
function choiceOf(given, option) {
    const value = valueOf(given, option);
    return option.choices.find((choice) => choice === value) ?? null;
}


/***/ }),

/***/ 4398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ faultSentence)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(367);

/** Options whose value may be shown: it is no secret in a wrong place. */
const SHOWN = ['file', 'path', 'ref'];
const TAKES_SAID = ['missing_input', 'invalid_input'];
/**
 * What a command says of an error: the option or the path that it is about, and what to do. `sentence` is the report's
 * `commandErrorSentence`, which most runs need not load.
 */
function faultSentence(sentence, error, command, given) {
    const [name = ''] = error.field.split(/[./]/, 1);
    const isOption = error.code !== 'internal' && command.options.some((option) => option.name === name);
    const said = sentence(error, isOption ? `--${name}` : null, givenFor(error, command, given));
    return `${said}${isOption ? takesWords(error, name, command) : ''}`;
}
/** What an option takes that is missing or not understood. */
function takesWords({ code }, name, { options }) {
    const option = options.find((known) => known.name === name);
    const takes = option?.takes?.text ?? option?.form;
    return takes !== undefined && TAKES_SAID.includes(code) ? ` It takes ${takes}.` : '';
}
/**
 * What a command was given for what an error is about: the option or the operand of its field's name, else a command's
 * only operand, and within a directory the file. null where there is none, for standard input, and for an error of our
 * own.
 */
function givenFor({ code, field }, command, given) {
    if (code === 'internal')
        return null;
    const [name = ''] = field.split(/[./]/, 1);
    const option = command.options.find((known) => known.name === name);
    if (option !== undefined && !SHOWN.includes(option.value))
        return wordFor(option, given);
    const path = (option && (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(given, option)) ?? operandFor(name, command, given);
    if (path === null || path === '-')
        return null;
    return field.charAt(name.length) === '/' ? path + field.slice(name.length) : path;
}
/** Of several values nobody can tell here which one it is. */
function wordFor(option, given) {
    const [value, ...others] = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valuesOf */ .sm)(given, option);
    return others.length > 0 ? null : (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .shownValue */ .JJ)(value);
}
function operandFor(name, { operands }, given) {
    const index = operands.findIndex((operand) => operand.name === name);
    const only = operands.length === 1 && operands[0]?.rest !== true ? given.operands[0] : undefined;
    return given.operands[index] ?? only ?? null;
}


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

/***/ 9513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ codeOfSystemError)
/* harmony export */ });
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


/***/ }),

/***/ 4038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ PACKAGE_VERSION)
/* harmony export */ });
/** The version of this package; a test holds it equal to package.json's. */
const PACKAGE_VERSION = '0.1.0';


/***/ }),

/***/ 3197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ boundedRead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _errors_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2571);


const FIRST_PIECE = 1024 * 1024;
/**
 * The rest of an open file, never more than `maxBytes` + 1 bytes of it: GateError `too_large` there. `expected` is the
 * size that the system tells, 0 where it tells none.
 */
function boundedRead(descriptor, maxBytes, expected, field) {
    if (expected > maxBytes)
        throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('too_large', field);
    let bytes = Buffer.allocUnsafe((expected > 0 ? expected : Math.min(maxBytes, FIRST_PIECE)) + 1);
    let length = 0;
    for (;;) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, length, bytes.length - length, null);
        length += count;
        if (length > maxBytes)
            throw new _errors_index_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('too_large', field);
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

;// CONCATENATED MODULE: ../../lib/cli/all-commands.js
/** Every command, in the order of the help: a comparison waits for no other command's code. */
const ALL_COMMANDS = [
    {
        name: 'diff',
        about: 'compare two catalogs: what was added, removed and changed',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(853), __nccwpck_require__.e(663), __nccwpck_require__.e(496), __nccwpck_require__.e(4), __nccwpck_require__.e(381), __nccwpck_require__.e(842), __nccwpck_require__.e(63)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5063))).DIFF,
    },
    {
        name: 'check',
        about: 'read a catalog strictly and say what it is, or every fault with its line',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(853), __nccwpck_require__.e(663), __nccwpck_require__.e(4), __nccwpck_require__.e(518)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8950))).CHECK,
    },
    {
        name: 'digest',
        about: 'print the digest of a catalog, which no order of tools or keys changes',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(853), __nccwpck_require__.e(552)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4552))).DIGEST,
    },
    {
        name: 'gate',
        about: 'tell the verdict of a pull request before it is pushed, from local git alone',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(853), __nccwpck_require__.e(663), __nccwpck_require__.e(496), __nccwpck_require__.e(4), __nccwpck_require__.e(651), __nccwpck_require__.e(381), __nccwpck_require__.e(842), __nccwpck_require__.e(885), __nccwpck_require__.e(494), __nccwpck_require__.e(634)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7634))).GATE,
    },
    {
        name: 'inventory',
        about: 'write the OpenMed tool inventory of a manifest: a baseline that holds no content',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(853), __nccwpck_require__.e(381), __nccwpck_require__.e(557)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8902))).INVENTORY,
    },
    {
        name: 'lint',
        about: 'lint an input schema, or those of all tools of a manifest, by the OpenMed tool contract',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(853), __nccwpck_require__.e(937)]).then(__nccwpck_require__.bind(__nccwpck_require__, 937))).LINT,
    },
    {
        name: 'plan',
        about: 'plan which fields of an input schema a workflow may fill in (OpenMed data projection)',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(259)]).then(__nccwpck_require__.bind(__nccwpck_require__, 259))).PLAN,
    },
    {
        name: 'policy check',
        about: 'check a governance policy alone, or with the catalog that it is for',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(853), __nccwpck_require__.e(4), __nccwpck_require__.e(651), __nccwpck_require__.e(494), __nccwpck_require__.e(425)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5871))).POLICY_CHECK,
    },
    {
        name: 'policy classify',
        about: 'tell what a policy makes of the arguments of a call; no value is printed',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(651), __nccwpck_require__.e(944)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6541))).POLICY_CLASSIFY,
    },
    {
        name: 'grant issue',
        about: 'sign a grant of exact authorities that expires (OpenMed capability grant)',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(170), __nccwpck_require__.e(342)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3342))).GRANT_ISSUE,
    },
    {
        name: 'grant verify',
        about: 'tell whether a grant authorises a call now',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(170), __nccwpck_require__.e(972)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6972))).GRANT_VERIFY,
    },
    {
        name: 'init',
        about: 'write what a repository needs for the gate: workflows, settings, owners, first baseline',
        load: async () => (await __nccwpck_require__.e(/* import() */ 269).then(__nccwpck_require__.bind(__nccwpck_require__, 8269))).INIT,
    },
    {
        name: 'doctor',
        about: 'look at a repository on GitHub and say what the gate still needs there',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(853), __nccwpck_require__.e(885), __nccwpck_require__.e(348)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1408))).DOCTOR,
    },
    {
        name: 'rollup',
        about: 'sum up the reports of many repositories and catalogs: verdicts, ages of drift, approvals',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(450), __nccwpck_require__.e(853), __nccwpck_require__.e(496), __nccwpck_require__.e(458)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3077))).ROLLUP,
    },
];

;// CONCATENATED MODULE: ../../lib/cli/help.js
const PROGRAM = 'tool-catalog-gate';
/** Lines are not longer where words can be parted. */
const WIDTH = 100;
/** How a command is used. */
function commandHelp({ name, about }, { operands, options, notes }) {
    const usage = [`Usage: ${PROGRAM} ${name}`, ...usageOf(operands)].join(' ');
    return [
        `${usage}\n\n${sentence(about)}\n`,
        ...table('Arguments', operands.map(({ name: operand, about: what }) => [operand, what])),
        ...table('Options', [...options.map(optionRow), ['-h, --help', 'this help']]),
        ...(notes === undefined ? [] : [`\n${notes}\n`]),
    ].join('');
}
/**
 * What the program is, with the names of its commands; of a group of them, such as `grant`, where all begin with its
 * word.
 */
function programHelp(commands) {
    return [
        `Usage: ${[PROGRAM, ...groupOf(commands)].join(' ')} <command> [options]\n\n`,
        "Compares an AI agent's tool catalogs, and checks what belongs to them. Nothing is written but the output, and\nwhat `capture` and `init` are for.\n",
        ...table('Commands', commands.map(({ name, about }) => [name, about])),
        ...table('Options', [
            ['-h, --help', 'this help; behind a command, how that is used'],
            ['-V, --version', 'the version'],
        ]),
        '\nExit code: 0 the same or passed, 1 drift or findings, 2 could not check or wrong usage.\n',
    ].join('');
}
function groupOf(commands) {
    const [group, ...others] = new Set(commands.map(({ name }) => name.split(' ')[0]));
    return group === undefined || others.length > 0 ? [] : [group];
}
/** What stands behind `--` is the last. */
function usageOf(operands) {
    const rest = operands.filter((operand) => operand.rest === true);
    const named = operands.filter((operand) => operand.rest !== true);
    return [...named.map(operandUsage), '[options]', ...rest.map(operandUsage)];
}
function operandUsage({ name, optional, rest, many }) {
    if (many === true)
        return `<${name}...>`;
    if (rest === true)
        return optional === true ? `[-- <${name}...>]` : `-- <${name}...>`;
    return optional === true ? `[${name}]` : `<${name}>`;
}
function optionRow({ name, value, about, required, many, takes, form }) {
    const text = takes?.text ?? form;
    const values = text === undefined ? '' : `: ${text}`;
    return [
        value === '' ? `--${name}` : `--${name} <${value}${many === true ? '...' : ''}>`,
        `${about}${values}${required === true ? ' (needed)' : ''}`,
    ];
}
function table(title, rows) {
    if (rows.length === 0)
        return [];
    const width = Math.max(...rows.map(([name]) => name.length));
    const row = ([name, about]) => `  ${name.padEnd(width)}  ${wrapped(about, width + 4)}\n`;
    return [`\n${title}:\n`, ...rows.map(row)];
}
/** A text in lines that begin at a column; the first begins there already. */
function wrapped(text, column) {
    const lines = [];
    for (const word of text.split(' ')) {
        const line = lines.at(-1);
        if (line === undefined || column + line.length + 1 + word.length > WIDTH)
            lines.push(word);
        else
            lines[lines.length - 1] = `${line} ${word}`;
    }
    return lines.join(`\n${' '.repeat(column)}`);
}
function sentence(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

;// CONCATENATED MODULE: ../../lib/cli/suggestion.js
/** The name that a mistyped one most likely stands for: the nearest of those that are near; null where none is. */
function suggestion(typed, names) {
    const allowed = Math.max(1, Math.floor(Math.min(typed.length, 40) / 3));
    const near = names
        .map((name) => ({
        name,
        distance: name.startsWith(typed) && typed.length > 1 ? 1 : distance(typed, name),
    }))
        .filter((one) => one.distance <= allowed)
        .sort((a, b) => a.distance - b.distance);
    return near[0]?.name ?? null;
}
/** Letters to put in, take out, change or swap with the next one (optimal string alignment). */
function distance(a, b) {
    if (Math.abs(a.length - b.length) > 13)
        return Infinity;
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let row = 1; row <= a.length; row += 1) {
        const next = [row];
        for (let column = 1; column <= b.length; column += 1) {
            const isSame = a[row - 1] === b[column - 1];
            const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            next.push(Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1), isSwap ? at(before, column - 2) + 1 : Infinity));
        }
        [before, last] = [last, next];
    }
    return at(last, b.length);
}
function at(row, index) {
    return row[index] ?? Infinity;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
// EXTERNAL MODULE: ../../lib/errors/gate-error.js
var gate_error = __nccwpck_require__(2571);
// EXTERNAL MODULE: ../../lib/cli/command.js
var command = __nccwpck_require__(367);
;// CONCATENATED MODULE: ../../lib/cli/read-arguments.js




/**
 * Reads the arguments behind a command's name. A value stands in a sentence only as `shownValue` shows it: it can be a
 * secret in a wrong place.
 */
function readArguments(command, programArguments) {
    const tokens = tokensOf(command, programArguments);
    if (tokens.some((token) => token.kind === 'option' && token.name === 'help'))
        return { is: 'help' };
    const given = gather(command, tokens);
    const sentence = tokens.flatMap((token) => optionFault(command, token) ?? []).at(0) ??
        restFault(command, tokens, given) ??
        wholeFault(command, given);
    return sentence === null ? { is: 'given', given } : { is: 'fault', sentence };
}
/**
 * Refuses `-`, standard input, for two files of a command: it can be read once, and comparing it with itself would find no
 * drift, whatever it holds. Throws GateError `input_read_twice` about the command's `name`.
 */
function refuseInputTwice(name, { operands, options }, given) {
    const files = options.filter(({ value }) => value === 'file').flatMap((option) => (0,command/* valuesOf */.sm)(given, option));
    // Another program's arguments are its own.
    const inputs = operands.some(({ rest }) => rest === true) ? [] : given.operands;
    const fromInput = [...inputs, ...files].filter((file) => file === '-');
    if (fromInput.length > 1)
        throw new gate_error/* GateError */.u('input_read_twice', name);
}
function tokensOf(command, programArguments) {
    const texts = command.options.map(({ name, value }) => [name, { type: value === '' ? 'boolean' : 'string' }]);
    const { tokens } = (0,external_node_util_.parseArgs)({
        args: [...programArguments],
        options: { ...Object.fromEntries(texts), help: { type: 'boolean', short: 'h' } },
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
    return tokens;
}
/** Behind an option that takes many, values without a name are its own. */
function gather(command, tokens) {
    const operands = [];
    const options = new Map();
    let open = null;
    const add = ({ name }, value) => options.set(name, [...(options.get(name) ?? []), value]);
    for (const token of tokens) {
        if (token.kind === 'option-terminator')
            open = null;
        if (token.kind === 'positional') {
            if (open === null)
                operands.push(token.value);
            else
                add(open, token.value);
            continue;
        }
        const option = token.kind === 'option' ? optionNamed(command, token.name) : null;
        if (option !== null && token.kind === 'option')
            add(option, token.value ?? '');
        open = option?.many === true ? option : null;
    }
    return { operands, options };
}
function optionNamed({ options }, name) {
    return options.find((option) => option.name === name) ?? null;
}
function optionFault(command, token) {
    if (token.kind !== 'option')
        return null;
    const option = optionNamed(command, token.name);
    if (option === null)
        return unknownOption(command, token.name, token.rawName);
    const { value, inlineValue } = token;
    if (option.value === '')
        return value === undefined ? null : `--${option.name} takes no value.`;
    // `--map --format mcp` is a value that was forgotten, not a file of that name.
    const isForgotten = value === undefined || (!inlineValue && /^-./.test(value));
    return isForgotten ? `--${option.name} needs a value: <${option.value}>.` : null;
}
function unknownOption(command, name, rawName) {
    const names = [...command.options.map((option) => option.name), 'help'];
    const likely = suggestion(name, names);
    return `There is no option ${shownName(rawName)}.${likely === null ? '' : ` Did you mean --${likely}?`}`;
}
/** An option's own name helps to find it; anything else could be a value. */
function shownName(rawName) {
    return /^--?[a-z][a-z0-9-]{0,39}$/.test(rawName) ? rawName : 'of that name';
}
/** Words in front of `--` would be taken for a part of the other program's command line. */
function restFault(command, tokens, given) {
    const rest = command.operands.find((operand) => operand.rest === true);
    if (rest === undefined)
        return null;
    const end = tokens.findIndex(({ kind }) => kind === 'option-terminator');
    const behind = end === -1 ? 0 : tokens.length - end - 1;
    return given.operands.length > behind ? `Put <${rest.name}> behind "--".` : null;
}
function wholeFault(command, given) {
    const { operands, options } = command;
    const fewest = operands.filter(({ optional }) => optional !== true).length;
    const missing = operands[given.operands.length];
    if (given.operands.length < fewest)
        return `<${missing?.name ?? ''}> is missing.`;
    if (given.operands.length > operands.length &&
        operands.every(({ rest, many }) => rest !== true && many !== true))
        return `There are ${given.operands.length} arguments, not ${operands.length}.`;
    const absent = options.find(({ name, required }) => required === true && !given.options.has(name));
    if (absent !== undefined)
        return `--${absent.name} <${absent.value}> is missing${takesWords(absent)}.`;
    const wrong = options.find(({ name, takes }) => {
        return takes !== undefined && given.options.get(name)?.every(takes.holds) === false;
    });
    return wrong === undefined ? null : wrongValue(wrong, given);
}
function wrongValue({ name, takes }, { options }) {
    const value = (0,command/* shownValue */.JJ)(options.get(name)?.find((one) => takes?.holds(one) === false));
    return `--${name} takes ${takes?.text ?? ''}${value === null ? '' : `, not "${value}"`}.`;
}
function takesWords({ takes }) {
    return takes === undefined ? '' : `: ${takes.text}`;
}

// EXTERNAL MODULE: ../../lib/cli/fault-sentence.js
var fault_sentence = __nccwpck_require__(4398);
// EXTERNAL MODULE: ../../lib/package-version.js
var package_version = __nccwpck_require__(4038);
;// CONCATENATED MODULE: ../../lib/cli.js



/** Every command, in the order of the help. What connects to servers is a room that no other room knows. */
const COMMANDS = [
    ...ALL_COMMANDS,
    {
        name: 'capture',
        about: 'ask an MCP server for its tools and write them down as it sent them',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(650), __nccwpck_require__.e(450), __nccwpck_require__.e(853), __nccwpck_require__.e(663), __nccwpck_require__.e(496), __nccwpck_require__.e(708)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3708))).CAPTURE,
    },
];
/**
 * The command line. Takes the arguments behind the program's name and what it may touch; returns the exit code: 0 the
 * same or passed, 1 drift or findings, 2 could not check or wrong usage. Reports go to standard output, errors to
 * standard error.
 */
async function runCli(programArguments, terminal) {
    const [first = '', ...rest] = programArguments;
    if (first === 'help' && rest.length > 0)
        return runCli([...rest, '--help'], terminal);
    const found = findCommand(programArguments);
    if (found !== null)
        return runCommand(found, terminal);
    if (['-h', '--help', 'help'].includes(first))
        return wrote(terminal, programHelp(COMMANDS));
    if (['-V', '--version'].includes(first))
        return wrote(terminal, `${package_version/* PACKAGE_VERSION */.i}\n`);
    return withoutCommand(first, rest, terminal);
}
/** A name is one word or two. */
function findCommand(programArguments) {
    for (const words of [1, 2]) {
        const name = programArguments.slice(0, words).join(' ');
        const listed = COMMANDS.find((command) => command.name === name);
        if (listed !== undefined)
            return { listed, behind: programArguments.slice(words) };
    }
    return null;
}
/** The first word can be that of several commands, such as `grant`: their names are the help then. */
function withoutCommand(first, rest, terminal) {
    const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
    const help = programHelp(group.length === 0 ? COMMANDS : group);
    if (group.length > 0 && ['-h', '--help'].includes(rest[0] ?? ''))
        return wrote(terminal, help);
    terminal.writeError(first === '' || (group.length > 0 && rest.length === 0) ? help : unknownCommand(first, rest));
    return 2;
}
/** What was typed is not shown: it could be anything. */
function unknownCommand(first, [second = '']) {
    const names = COMMANDS.map(({ name }) => name);
    const likely = suggestion(`${first} ${second}`, names) ?? suggestion(first, names);
    return `There is no such command.${likely === null ? '' : ` Did you mean "${likely}"?`}\nSee: tool-catalog-gate --help\n`;
}
function wrote(terminal, text) {
    terminal.write(text);
    return 0;
}
async function runCommand({ listed, behind }, terminal) {
    const command = await listed.load();
    const read = readArguments(command, behind);
    if (read.is === 'help')
        return wrote(terminal, commandHelp(listed, command));
    if (read.is === 'fault') {
        terminal.writeError(`${read.sentence}\nSee: tool-catalog-gate ${listed.name} --help\n`);
        return 2;
    }
    try {
        refuseInputTwice(listed.name, command, read.given);
        return await command.run(terminal, read.given);
    }
    catch (error) {
        const { commandErrorSentence } = await Promise.all(/* import() */[__nccwpck_require__.e(663), __nccwpck_require__.e(397)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3306));
        const known = error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u('internal', 'tool-catalog-gate');
        terminal.writeError(`${(0,fault_sentence/* faultSentence */.c)(commandErrorSentence, known, command, read.given)}\n`);
        return 2;
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ../../lib/errors/system-error.js
var system_error = __nccwpck_require__(9513);
// EXTERNAL MODULE: ../../lib/workspace/bounded-read.js
var bounded_read = __nccwpck_require__(3197);
;// CONCATENATED MODULE: ../../lib/workspace/local-files.js




/**
 * A file that the user of a command named, wherever it is: links are followed, and a pipe such as a shell's `<(…)` is
 * read. Throws GateError `not_found`, `not_readable`, `not_a_file` (a directory) or `too_large`, about `field`.
 */
function readLocalFile(path, limits, field) {
    try {
        return contentOf(path, limits, field);
    }
    catch (error) {
        throw error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u((0,system_error/* codeOfSystemError */.c)(error), field);
    }
}
function contentOf(path, limits, field) {
    const descriptor = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (stat.isDirectory())
            throw new gate_error/* GateError */.u('not_a_file', field);
        return (0,bounded_read/* boundedRead */.U)(descriptor, limits.maxBytes, stat.isFile() ? stat.size : 0, field);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
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
        const bytes = readLocalFile((0,external_node_path_.join)(path, name), { ...limits, maxBytes: left }, field);
        left -= bytes.length;
        return { path: name, bytes };
    });
}
function namesIn(path, field) {
    try {
        const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        return stat?.isDirectory() === true ? (0,external_node_fs_.readdirSync)(path).sort() : null;
    }
    catch (error) {
        const code = (0,system_error/* codeOfSystemError */.c)(error);
        if (code === 'not_found')
            return null;
        throw new gate_error/* GateError */.u(code, field);
    }
}

;// CONCATENATED MODULE: ../../lib/workspace/standard-input.js

/**
 * Everything of a stream, usually standard input, never more than the chunk that passes the limit. Throws GateError
 * `too_large` or `not_readable`, about `field`.
 */
async function readStandardInput(limits, field, stream = process.stdin) {
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of stream) {
            chunks.push(chunk);
            length += chunk.length;
            if (length > limits.maxBytes)
                throw new gate_error/* GateError */.u('too_large', field);
        }
    }
    catch (error) {
        throw error instanceof gate_error/* GateError */.u ? error : new gate_error/* GateError */.u('not_readable', field);
    }
    return Buffer.concat(chunks, length);
}

;// CONCATENATED MODULE: ../../lib/cli/process-terminal.js



const OUTPUT = 1;
const ERROR_OUTPUT = 2;
const PAUSE_MILLISECONDS = 5;
/**
 * The terminal of the running process. `write` throws GateError `not_writable` about `output`, `ask` `cancelled` where whoever
 * sits there ends it (Ctrl-C, Ctrl-D).
 */
function processTerminal() {
    return {
        read,
        readDirectory: (path, choose, limits, field) => Promise.resolve().then(() => readLocalDirectory(path, choose, limits, field)),
        write(text) {
            write(OUTPUT, text);
        },
        writeError(text) {
            write(ERROR_OUTPUT, text);
        },
        isTerminal,
        ask: asking(),
        environment: process.env,
        directory: process.cwd(),
        elapsed: () => process.uptime() * 1000,
        now: () => Math.floor(Date.now() / 1000),
    };
}
function read(path, limits, field) {
    return path === '-'
        ? readStandardInput(limits, field)
        : Promise.resolve().then(() => readLocalFile(path, limits, field));
}
function write(descriptor, text) {
    try {
        writeAll(descriptor, text);
    }
    catch {
        throw new gate_error/* GateError */.u('not_writable', 'output');
    }
}
/** The terminal is opened with the first question. */
function asking() {
    let answers = null;
    return async (question) => {
        if (!process.stdin.isTTY || !isTerminal())
            return null;
        const { lineAnswers } = await __nccwpck_require__.e(/* import() */ 76).then(__nccwpck_require__.bind(__nccwpck_require__, 76));
        answers ??= lineAnswers(process.stdin, process.stdout);
        const answer = await answers.ask(question);
        if (answer === null)
            throw new gate_error/* GateError */.u('cancelled', 'terminal');
        return answer;
    };
}
/** Only what can be one is asked whether it is one, since asking loads much. */
function isTerminal() {
    return isDevice() && process.stdout.isTTY;
}
function isDevice() {
    try {
        return (0,external_node_fs_.fstatSync)(OUTPUT).isCharacterDevice();
    }
    catch {
        return false;
    }
}
/**
 * Writes a text to an open file at once, and waits where its reader is slow. A reader that went away, as `head` does,
 * ends the output without a word. Throws what the system throws otherwise (a full disk).
 *
 * Node's own streams do the same, and cost a tenth of the time that a small comparison takes in all.
 */
function writeAll(descriptor, text) {
    const bytes = Buffer.from(text, 'utf8');
    let written = 0;
    while (written < bytes.length) {
        try {
            written += (0,external_node_fs_.writeSync)(descriptor, bytes, written);
        }
        catch (error) {
            const code = error instanceof Error && 'code' in error ? error.code : undefined;
            if (code === 'EPIPE')
                return;
            if (code !== 'EAGAIN')
                throw error;
            pause();
        }
    }
}
function pause() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MILLISECONDS);
}

;// CONCATENATED MODULE: ../../lib/run-cli.js


// What a shell starts: dist/cli/index.js. A process that ends before the answer is known would pass for a success.
process.exitCode = 2;
void runCli(process.argv.slice(2), processTerminal()).then((exitCode) => {
    process.exitCode = exitCode;
});

module.exports = __webpack_exports__;
/******/ })()
;