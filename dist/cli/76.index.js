"use strict";
exports.id = 76;
exports.ids = [76];
exports.modules = {

/***/ 76:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lineAnswers: () => (/* binding */ lineAnswers)
/* harmony export */ });
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(481);

/**
 * Asks whoever sits at a terminal. Lines that were typed ahead answer the questions to come; between questions the input is
 * paused, so that it keeps no program from ending.
 */
function lineAnswers(input, output) {
    const lines = (0,node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input, output, terminal: true });
    const typed = [];
    let hasEnded = false;
    let waiting = null;
    const answer = (line) => {
        const asked = waiting;
        waiting = null;
        if (asked === null && line !== null)
            typed.push(line);
        asked?.(line);
    };
    lines.on('line', answer);
    lines.on('close', () => {
        hasEnded = true;
        answer(null);
    });
    lines.pause();
    return {
        async ask(question) {
            const before = typed.shift();
            if (before !== undefined || hasEnded) {
                output.write(`${question}\n`);
                return before?.trim() ?? null;
            }
            lines.setPrompt(question);
            const line = await new Promise((resolve) => {
                waiting = resolve;
                lines.prompt();
            });
            if (line === null)
                output.write('\n');
            else
                lines.pause();
            return line?.trim() ?? null;
        },
    };
}


/***/ })

};
;