"use strict";
exports.id = 193;
exports.ids = [193];
exports.modules = {

/***/ 5574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCli: () => (/* binding */ runCli)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3735);
/* harmony import */ var _json_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5176);
/* harmony import */ var _package_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4038);



/** In the order of `--help`. Each is loaded when it is wanted: a comparison waits for no other command. */
const COMMANDS = new Map([
    ['diff', async () => (await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(998), __webpack_require__.e(804), __webpack_require__.e(234), __webpack_require__.e(696), __webpack_require__.e(39)]).then(__webpack_require__.bind(__webpack_require__, 8362))).diffCommand],
    ['check', async () => (await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(998), __webpack_require__.e(804), __webpack_require__.e(130)]).then(__webpack_require__.bind(__webpack_require__, 1130))).checkCommand],
    ['digest', async () => (await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(998), __webpack_require__.e(508)]).then(__webpack_require__.bind(__webpack_require__, 508))).digestCommand],
    ['gate', async () => (await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(998), __webpack_require__.e(804), __webpack_require__.e(427), __webpack_require__.e(234), __webpack_require__.e(696), __webpack_require__.e(840), __webpack_require__.e(941), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 1592))).gateCommand],
    ['inventory', async () => (await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(998), __webpack_require__.e(234), __webpack_require__.e(858)]).then(__webpack_require__.bind(__webpack_require__, 1459))).inventoryCommand],
    ['lint', async () => (await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(998), __webpack_require__.e(53)]).then(__webpack_require__.bind(__webpack_require__, 53))).lintCommand],
    ['plan', async () => (await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(427), __webpack_require__.e(37)]).then(__webpack_require__.bind(__webpack_require__, 263))).planCommand],
    ['policy', async () => (await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(998), __webpack_require__.e(427), __webpack_require__.e(840), __webpack_require__.e(361)]).then(__webpack_require__.bind(__webpack_require__, 2908))).policyCommand],
    ['grant', async () => (await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(279)]).then(__webpack_require__.bind(__webpack_require__, 6279))).grantCommand],
]);
/**
 * The command line. Takes the arguments behind the program's name and what it may touch; returns the exit code: 0 the same or
 * passed, 1 drift or findings, 2 could not check or wrong usage. Reports go to standard output, errors to standard error.
 */
async function runCli(programArguments, terminal) {
    let exitCode = 0;
    const run = async (work) => {
        exitCode = await guarded(work, terminal);
    };
    try {
        const commands = [];
        for (const load of wanted(programArguments[0]))
            commands.push(await load());
        const program = programOf(commands, run, terminal);
        await program.parseAsync([...programArguments], { from: 'user' });
        return exitCode;
    }
    catch (error) {
        if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7))
            throw error;
        return error.exitCode === 0 ? 0 : 2;
    }
}
/** The command that the first argument names, else all: help tells of each, and so does a name that is none. */
function wanted(name) {
    const load = COMMANDS.get(name ?? '');
    return load === undefined ? [...COMMANDS.values()] : [load];
}
function programOf(commands, run, terminal) {
    const root = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('tool-catalog-gate')
        .description("Compares an AI agent's tool catalogs. Exit code: 0 the same, 1 drift, 2 could not check.")
        .version(_package_version_js__WEBPACK_IMPORTED_MODULE_1__/* .PACKAGE_VERSION */ .i);
    for (const make of commands)
        root.addCommand(make(run));
    for (const command of withDescendants(root)) {
        command
            .exitOverride()
            .showHelpAfterError('Add --help for what is accepted.')
            .configureOutput({ writeOut: terminal.write, writeErr: terminal.writeError });
    }
    return root;
}
function withDescendants(command) {
    return [command, ...command.commands.flatMap(withDescendants)];
}
async function guarded(work, terminal) {
    try {
        return await work(terminal);
    }
    catch (error) {
        const { errorSentence } = await Promise.all(/* import() */[__webpack_require__.e(804), __webpack_require__.e(306)]).then(__webpack_require__.bind(__webpack_require__, 3306));
        const known = error instanceof _json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u ? error : new _json_index_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('internal', 'tool-catalog-gate');
        terminal.writeError(`${errorSentence(known)}\n`);
        return 2;
    }
}


/***/ }),

/***/ 5176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
     * classification's report, an access denial; null for every other error. No log or message shows it unasked.
     */
    get evidence() {
        return this.#evidence;
    }
}


/***/ }),

/***/ 4038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ PACKAGE_VERSION)
/* harmony export */ });
/** The version of this package; a test holds it equal to package.json's. */
const PACKAGE_VERSION = '0.1.0';


/***/ })

};
;