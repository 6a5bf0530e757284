/******/ (() => { // webpackBootstrap
/******/ 	var __webpack_modules__ = ({

/***/ 422:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


const cp = __nccwpck_require__(317);
const parse = __nccwpck_require__(641);
const enoent = __nccwpck_require__(609);

function spawn(command, args, options) {
    // Parse the arguments
    const parsed = parse(command, args, options);

    // Spawn the child process
    const spawned = cp.spawn(parsed.command, parsed.args, parsed.options);

    // Hook into child process "exit" event to emit an error if the command
    // does not exists, see: https://github.com/IndigoUnited/node-cross-spawn/issues/16
    enoent.hookChildProcess(spawned, parsed);

    return spawned;
}

function spawnSync(command, args, options) {
    // Parse the arguments
    const parsed = parse(command, args, options);

    // Spawn the child process
    const result = cp.spawnSync(parsed.command, parsed.args, parsed.options);

    // Analyze if the command does not exist, see: https://github.com/IndigoUnited/node-cross-spawn/issues/16
    result.error = result.error || enoent.verifyENOENTSync(result.status, parsed);

    return result;
}

module.exports = spawn;
module.exports.spawn = spawn;
module.exports.sync = spawnSync;

module.exports._parse = parse;
module.exports._enoent = enoent;


/***/ }),

/***/ 609:
/***/ ((module) => {

"use strict";


const isWin = process.platform === 'win32';

function notFoundError(original, syscall) {
    return Object.assign(new Error(`${syscall} ${original.command} ENOENT`), {
        code: 'ENOENT',
        errno: 'ENOENT',
        syscall: `${syscall} ${original.command}`,
        path: original.command,
        spawnargs: original.args,
    });
}

function hookChildProcess(cp, parsed) {
    if (!isWin) {
        return;
    }

    const originalEmit = cp.emit;

    cp.emit = function (name, arg1) {
        // If emitting "exit" event and exit code is 1, we need to check if
        // the command exists and emit an "error" instead
        // See https://github.com/IndigoUnited/node-cross-spawn/issues/16
        if (name === 'exit') {
            const err = verifyENOENT(arg1, parsed);

            if (err) {
                return originalEmit.call(cp, 'error', err);
            }
        }

        return originalEmit.apply(cp, arguments); // eslint-disable-line prefer-rest-params
    };
}

function verifyENOENT(status, parsed) {
    if (isWin && status === 1 && !parsed.file) {
        return notFoundError(parsed.original, 'spawn');
    }

    return null;
}

function verifyENOENTSync(status, parsed) {
    if (isWin && status === 1 && !parsed.file) {
        return notFoundError(parsed.original, 'spawnSync');
    }

    return null;
}

module.exports = {
    hookChildProcess,
    verifyENOENT,
    verifyENOENTSync,
    notFoundError,
};


/***/ }),

/***/ 641:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


const path = __nccwpck_require__(928);
const resolveCommand = __nccwpck_require__(998);
const escape = __nccwpck_require__(528);
const readShebang = __nccwpck_require__(115);

const isWin = process.platform === 'win32';
const isExecutableRegExp = /\.(?:com|exe)$/i;
const isCmdShimRegExp = /node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;

function detectShebang(parsed) {
    parsed.file = resolveCommand(parsed);

    const shebang = parsed.file && readShebang(parsed.file);

    if (shebang) {
        parsed.args.unshift(parsed.file);
        parsed.command = shebang;

        return resolveCommand(parsed);
    }

    return parsed.file;
}

function parseNonShell(parsed) {
    if (!isWin) {
        return parsed;
    }

    // Detect & add support for shebangs
    const commandFile = detectShebang(parsed);

    // We don't need a shell if the command filename is an executable
    const needsShell = !isExecutableRegExp.test(commandFile);

    // If a shell is required, use cmd.exe and take care of escaping everything correctly
    // Note that `forceShell` is an hidden option used only in tests
    if (parsed.options.forceShell || needsShell) {
        // Need to double escape meta chars if the command is a cmd-shim located in `node_modules/.bin/`
        // The cmd-shim simply calls execute the package bin file with NodeJS, proxying any argument
        // Because the escape of metachars with ^ gets interpreted when the cmd.exe is first called,
        // we need to double escape them
        const needsDoubleEscapeMetaChars = isCmdShimRegExp.test(commandFile);

        // Normalize posix paths into OS compatible paths (e.g.: foo/bar -> foo\bar)
        // This is necessary otherwise it will always fail with ENOENT in those cases
        parsed.command = path.normalize(parsed.command);

        // Escape command & arguments
        parsed.command = escape.command(parsed.command);
        parsed.args = parsed.args.map((arg) => escape.argument(arg, needsDoubleEscapeMetaChars));

        const shellCommand = [parsed.command].concat(parsed.args).join(' ');

        parsed.args = ['/d', '/s', '/c', `"${shellCommand}"`];
        parsed.command = process.env.comspec || 'cmd.exe';
        parsed.options.windowsVerbatimArguments = true; // Tell node's spawn that the arguments are already escaped
    }

    return parsed;
}

function parse(command, args, options) {
    // Normalize arguments, similar to nodejs
    if (args && !Array.isArray(args)) {
        options = args;
        args = null;
    }

    args = args ? args.slice(0) : []; // Clone array to avoid changing the original
    options = Object.assign({}, options); // Clone object to avoid changing the original

    // Build our parsed object
    const parsed = {
        command,
        args,
        options,
        file: undefined,
        original: {
            command,
            args,
        },
    };

    // Delegate further parsing to shell or non-shell
    return options.shell ? parsed : parseNonShell(parsed);
}

module.exports = parse;


/***/ }),

/***/ 528:
/***/ ((module) => {

"use strict";


// See http://www.robvanderwoude.com/escapechars.php
const metaCharsRegExp = /([()\][%!^"`<>&|;, *?])/g;

function escapeCommand(arg) {
    // Escape meta chars
    arg = arg.replace(metaCharsRegExp, '^$1');

    return arg;
}

function escapeArgument(arg, doubleEscapeMetaChars) {
    // Convert to string
    arg = `${arg}`;

    // Algorithm below is based on https://qntm.org/cmd
    // It's slightly altered to disable JS backtracking to avoid hanging on specially crafted input
    // Please see https://github.com/moxystudio/node-cross-spawn/pull/160 for more information

    // Sequence of backslashes followed by a double quote:
    // double up all the backslashes and escape the double quote
    arg = arg.replace(/(?=(\\+?)?)\1"/g, '$1$1\\"');

    // Sequence of backslashes followed by the end of the string
    // (which will become a double quote later):
    // double up all the backslashes
    arg = arg.replace(/(?=(\\+?)?)\1$/, '$1$1');

    // All other backslashes occur literally

    // Quote the whole thing:
    arg = `"${arg}"`;

    // Escape meta chars
    arg = arg.replace(metaCharsRegExp, '^$1');

    // Double escape meta chars if necessary
    if (doubleEscapeMetaChars) {
        arg = arg.replace(metaCharsRegExp, '^$1');
    }

    return arg;
}

module.exports.command = escapeCommand;
module.exports.argument = escapeArgument;


/***/ }),

/***/ 115:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


const fs = __nccwpck_require__(896);
const shebangCommand = __nccwpck_require__(668);

function readShebang(command) {
    // Read the first 150 bytes from the file
    const size = 150;
    const buffer = Buffer.alloc(size);

    let fd;

    try {
        fd = fs.openSync(command, 'r');
        fs.readSync(fd, buffer, 0, size, 0);
        fs.closeSync(fd);
    } catch (e) { /* Empty */ }

    // Attempt to extract shebang (null is returned if not a shebang)
    return shebangCommand(buffer.toString());
}

module.exports = readShebang;


/***/ }),

/***/ 998:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";


const path = __nccwpck_require__(928);
const which = __nccwpck_require__(340);
const getPathKey = __nccwpck_require__(661);

function resolveCommandAttempt(parsed, withoutPathExt) {
    const env = parsed.options.env || process.env;
    const cwd = process.cwd();
    const hasCustomCwd = parsed.options.cwd != null;
    // Worker threads do not have process.chdir()
    const shouldSwitchCwd = hasCustomCwd && process.chdir !== undefined && !process.chdir.disabled;

    // If a custom `cwd` was specified, we need to change the process cwd
    // because `which` will do stat calls but does not support a custom cwd
    if (shouldSwitchCwd) {
        try {
            process.chdir(parsed.options.cwd);
        } catch (err) {
            /* Empty */
        }
    }

    let resolved;

    try {
        resolved = which.sync(parsed.command, {
            path: env[getPathKey({ env })],
            pathExt: withoutPathExt ? path.delimiter : undefined,
        });
    } catch (e) {
        /* Empty */
    } finally {
        if (shouldSwitchCwd) {
            process.chdir(cwd);
        }
    }

    // If we successfully resolved, ensure that an absolute path is returned
    // Note that when a custom `cwd` was used, we need to resolve to an absolute path based on it
    if (resolved) {
        resolved = path.resolve(hasCustomCwd ? parsed.options.cwd : '', resolved);
    }

    return resolved;
}

function resolveCommand(parsed) {
    return resolveCommandAttempt(parsed) || resolveCommandAttempt(parsed, true);
}

module.exports = resolveCommand;


/***/ }),

/***/ 648:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

var fs = __nccwpck_require__(896)
var core
if (process.platform === 'win32' || global.TESTING_WINDOWS) {
  core = __nccwpck_require__(117)
} else {
  core = __nccwpck_require__(341)
}

module.exports = isexe
isexe.sync = sync

function isexe (path, options, cb) {
  if (typeof options === 'function') {
    cb = options
    options = {}
  }

  if (!cb) {
    if (typeof Promise !== 'function') {
      throw new TypeError('callback not provided')
    }

    return new Promise(function (resolve, reject) {
      isexe(path, options || {}, function (er, is) {
        if (er) {
          reject(er)
        } else {
          resolve(is)
        }
      })
    })
  }

  core(path, options || {}, function (er, is) {
    // ignore EACCES because that just means we aren't allowed to run it
    if (er) {
      if (er.code === 'EACCES' || options && options.ignoreErrors) {
        er = null
        is = false
      }
    }
    cb(er, is)
  })
}

function sync (path, options) {
  // my kingdom for a filtered catch
  try {
    return core.sync(path, options || {})
  } catch (er) {
    if (options && options.ignoreErrors || er.code === 'EACCES') {
      return false
    } else {
      throw er
    }
  }
}


/***/ }),

/***/ 341:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

module.exports = isexe
isexe.sync = sync

var fs = __nccwpck_require__(896)

function isexe (path, options, cb) {
  fs.stat(path, function (er, stat) {
    cb(er, er ? false : checkStat(stat, options))
  })
}

function sync (path, options) {
  return checkStat(fs.statSync(path), options)
}

function checkStat (stat, options) {
  return stat.isFile() && checkMode(stat, options)
}

function checkMode (stat, options) {
  var mod = stat.mode
  var uid = stat.uid
  var gid = stat.gid

  var myUid = options.uid !== undefined ?
    options.uid : process.getuid && process.getuid()
  var myGid = options.gid !== undefined ?
    options.gid : process.getgid && process.getgid()

  var u = parseInt('100', 8)
  var g = parseInt('010', 8)
  var o = parseInt('001', 8)
  var ug = u | g

  var ret = (mod & o) ||
    (mod & g) && gid === myGid ||
    (mod & u) && uid === myUid ||
    (mod & ug) && myUid === 0

  return ret
}


/***/ }),

/***/ 117:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

module.exports = isexe
isexe.sync = sync

var fs = __nccwpck_require__(896)

function checkPathExt (path, options) {
  var pathext = options.pathExt !== undefined ?
    options.pathExt : process.env.PATHEXT

  if (!pathext) {
    return true
  }

  pathext = pathext.split(';')
  if (pathext.indexOf('') !== -1) {
    return true
  }
  for (var i = 0; i < pathext.length; i++) {
    var p = pathext[i].toLowerCase()
    if (p && path.substr(-p.length).toLowerCase() === p) {
      return true
    }
  }
  return false
}

function checkStat (stat, path, options) {
  if (!stat.isSymbolicLink() && !stat.isFile()) {
    return false
  }
  return checkPathExt(path, options)
}

function isexe (path, options, cb) {
  fs.stat(path, function (er, stat) {
    cb(er, er ? false : checkStat(stat, path, options))
  })
}

function sync (path, options) {
  return checkStat(fs.statSync(path), path, options)
}


/***/ }),

/***/ 779:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(require, exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./format", "./parser"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.isWS = exports.applyEdit = exports.setProperty = exports.removeProperty = void 0;
    const format_1 = __nccwpck_require__(912);
    const parser_1 = __nccwpck_require__(180);
    function removeProperty(text, path, options) {
        return setProperty(text, path, void 0, options);
    }
    exports.removeProperty = removeProperty;
    function setProperty(text, originalPath, value, options) {
        const path = originalPath.slice();
        const errors = [];
        const root = (0, parser_1.parseTree)(text, errors);
        let parent = void 0;
        let lastSegment = void 0;
        while (path.length > 0) {
            lastSegment = path.pop();
            parent = (0, parser_1.findNodeAtLocation)(root, path);
            if (parent === void 0 && value !== void 0) {
                if (typeof lastSegment === 'string') {
                    value = { [lastSegment]: value };
                }
                else {
                    value = [value];
                }
            }
            else {
                break;
            }
        }
        if (!parent) {
            // empty document
            if (value === void 0) { // delete
                throw new Error('Can not delete in empty document');
            }
            return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
        }
        else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
            const existing = (0, parser_1.findNodeAtLocation)(parent, [lastSegment]);
            if (existing !== void 0) {
                if (value === void 0) { // delete
                    if (!existing.parent) {
                        throw new Error('Malformed AST');
                    }
                    const propertyIndex = parent.children.indexOf(existing.parent);
                    let removeBegin;
                    let removeEnd = existing.parent.offset + existing.parent.length;
                    if (propertyIndex > 0) {
                        // remove the comma of the previous node
                        let previous = parent.children[propertyIndex - 1];
                        removeBegin = previous.offset + previous.length;
                    }
                    else {
                        removeBegin = parent.offset + 1;
                        if (parent.children.length > 1) {
                            // remove the comma of the next node
                            let next = parent.children[1];
                            removeEnd = next.offset;
                        }
                    }
                    return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
                }
                else {
                    // set value of existing property
                    return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
                }
            }
            else {
                if (value === void 0) { // delete
                    return []; // property does not exist, nothing to do
                }
                const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
                const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map(p => p.children[0].value)) : parent.children.length;
                let edit;
                if (index > 0) {
                    let previous = parent.children[index - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                else if (parent.children.length === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                }
                else {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty + ',' };
                }
                return withFormatting(text, edit, options);
            }
        }
        else if (parent.type === 'array' && typeof lastSegment === 'number' && Array.isArray(parent.children)) {
            const insertIndex = lastSegment;
            if (insertIndex === -1) {
                // Insert
                const newProperty = `${JSON.stringify(value)}`;
                let edit;
                if (parent.children.length === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                }
                else {
                    const previous = parent.children[parent.children.length - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                return withFormatting(text, edit, options);
            }
            else if (value === void 0 && parent.children.length >= 0) {
                // Removal
                const removalIndex = lastSegment;
                const toRemove = parent.children[removalIndex];
                let edit;
                if (parent.children.length === 1) {
                    // only item
                    edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
                }
                else if (parent.children.length - 1 === removalIndex) {
                    // last item
                    let previous = parent.children[removalIndex - 1];
                    let offset = previous.offset + previous.length;
                    let parentEndOffset = parent.offset + parent.length;
                    edit = { offset, length: parentEndOffset - 2 - offset, content: '' };
                }
                else {
                    edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: '' };
                }
                return withFormatting(text, edit, options);
            }
            else if (value !== void 0) {
                let edit;
                const newProperty = `${JSON.stringify(value)}`;
                if (!options.isArrayInsertion && parent.children.length > lastSegment) {
                    const toModify = parent.children[lastSegment];
                    edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
                }
                else if (parent.children.length === 0 || lastSegment === 0) {
                    edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + ',' };
                }
                else {
                    const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
                    const previous = parent.children[index - 1];
                    edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                }
                return withFormatting(text, edit, options);
            }
            else {
                throw new Error(`Can not ${value === void 0 ? 'remove' : (options.isArrayInsertion ? 'insert' : 'modify')} Array index ${insertIndex} as length is not sufficient`);
            }
        }
        else {
            throw new Error(`Can not add ${typeof lastSegment !== 'number' ? 'index' : 'property'} to parent of type ${parent.type}`);
        }
    }
    exports.setProperty = setProperty;
    function withFormatting(text, edit, options) {
        if (!options.formattingOptions) {
            return [edit];
        }
        // apply the edit
        let newText = applyEdit(text, edit);
        // format the new text
        let begin = edit.offset;
        let end = edit.offset + edit.content.length;
        if (edit.length === 0 || edit.content.length === 0) { // insert or remove
            while (begin > 0 && !(0, format_1.isEOL)(newText, begin - 1)) {
                begin--;
            }
            while (end < newText.length && !(0, format_1.isEOL)(newText, end)) {
                end++;
            }
        }
        const edits = (0, format_1.format)(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
        // apply the formatting edits and track the begin and end offsets of the changes
        for (let i = edits.length - 1; i >= 0; i--) {
            const edit = edits[i];
            newText = applyEdit(newText, edit);
            begin = Math.min(begin, edit.offset);
            end = Math.max(end, edit.offset + edit.length);
            end += edit.content.length - edit.length;
        }
        // create a single edit with all changes
        const editLength = text.length - (newText.length - end) - begin;
        return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
    }
    function applyEdit(text, edit) {
        return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
    }
    exports.applyEdit = applyEdit;
    function isWS(text, offset) {
        return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
    }
    exports.isWS = isWS;
});


/***/ }),

/***/ 912:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(require, exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./scanner", "./string-intern"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.isEOL = exports.format = void 0;
    const scanner_1 = __nccwpck_require__(769);
    const string_intern_1 = __nccwpck_require__(271);
    function format(documentText, range, options) {
        let initialIndentLevel;
        let formatText;
        let formatTextStart;
        let rangeStart;
        let rangeEnd;
        if (range) {
            rangeStart = range.offset;
            rangeEnd = rangeStart + range.length;
            formatTextStart = rangeStart;
            while (formatTextStart > 0 && !isEOL(documentText, formatTextStart - 1)) {
                formatTextStart--;
            }
            let endOffset = rangeEnd;
            while (endOffset < documentText.length && !isEOL(documentText, endOffset)) {
                endOffset++;
            }
            formatText = documentText.substring(formatTextStart, endOffset);
            initialIndentLevel = computeIndentLevel(formatText, options);
        }
        else {
            formatText = documentText;
            initialIndentLevel = 0;
            formatTextStart = 0;
            rangeStart = 0;
            rangeEnd = documentText.length;
        }
        const eol = getEOL(options, documentText);
        const eolFastPathSupported = string_intern_1.supportedEols.includes(eol);
        let numberLineBreaks = 0;
        let indentLevel = 0;
        let indentValue;
        if (options.insertSpaces) {
            indentValue = string_intern_1.cachedSpaces[options.tabSize || 4] ?? repeat(string_intern_1.cachedSpaces[1], options.tabSize || 4);
        }
        else {
            indentValue = '\t';
        }
        const indentType = indentValue === '\t' ? '\t' : ' ';
        let scanner = (0, scanner_1.createScanner)(formatText, false);
        let hasError = false;
        function newLinesAndIndent() {
            if (numberLineBreaks > 1) {
                return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
            }
            const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
            if (!eolFastPathSupported || amountOfSpaces > string_intern_1.cachedBreakLinesWithSpaces[indentType][eol].length) {
                return eol + repeat(indentValue, initialIndentLevel + indentLevel);
            }
            if (amountOfSpaces <= 0) {
                return eol;
            }
            return string_intern_1.cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
        }
        function scanNext() {
            let token = scanner.scan();
            numberLineBreaks = 0;
            while (token === 15 /* SyntaxKind.Trivia */ || token === 14 /* SyntaxKind.LineBreakTrivia */) {
                if (token === 14 /* SyntaxKind.LineBreakTrivia */ && options.keepLines) {
                    numberLineBreaks += 1;
                }
                else if (token === 14 /* SyntaxKind.LineBreakTrivia */) {
                    numberLineBreaks = 1;
                }
                token = scanner.scan();
            }
            hasError = token === 16 /* SyntaxKind.Unknown */ || scanner.getTokenError() !== 0 /* ScanError.None */;
            return token;
        }
        const editOperations = [];
        function addEdit(text, startOffset, endOffset) {
            if (!hasError && (!range || (startOffset < rangeEnd && endOffset > rangeStart)) && documentText.substring(startOffset, endOffset) !== text) {
                editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text });
            }
        }
        let firstToken = scanNext();
        if (options.keepLines && numberLineBreaks > 0) {
            addEdit(repeat(eol, numberLineBreaks), 0, 0);
        }
        if (firstToken !== 17 /* SyntaxKind.EOF */) {
            let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
            let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
                ? string_intern_1.cachedSpaces[indentValue.length * initialIndentLevel]
                : repeat(indentValue, initialIndentLevel);
            addEdit(initialIndent, formatTextStart, firstTokenStart);
        }
        while (firstToken !== 17 /* SyntaxKind.EOF */) {
            let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
            let secondToken = scanNext();
            let replaceContent = '';
            let needsLineBreak = false;
            while (numberLineBreaks === 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
                addEdit(string_intern_1.cachedSpaces[1], firstTokenEnd, commentTokenStart);
                firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
                needsLineBreak = secondToken === 12 /* SyntaxKind.LineCommentTrivia */;
                replaceContent = needsLineBreak ? newLinesAndIndent() : '';
                secondToken = scanNext();
            }
            if (secondToken === 2 /* SyntaxKind.CloseBraceToken */) {
                if (firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                    indentLevel--;
                }
                ;
                if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                    replaceContent = newLinesAndIndent();
                }
                else if (options.keepLines) {
                    replaceContent = string_intern_1.cachedSpaces[1];
                }
            }
            else if (secondToken === 4 /* SyntaxKind.CloseBracketToken */) {
                if (firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                    indentLevel--;
                }
                ;
                if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                    replaceContent = newLinesAndIndent();
                }
                else if (options.keepLines) {
                    replaceContent = string_intern_1.cachedSpaces[1];
                }
            }
            else {
                switch (firstToken) {
                    case 3 /* SyntaxKind.OpenBracketToken */:
                    case 1 /* SyntaxKind.OpenBraceToken */:
                        indentLevel++;
                        if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 5 /* SyntaxKind.CommaToken */:
                        if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 12 /* SyntaxKind.LineCommentTrivia */:
                        replaceContent = newLinesAndIndent();
                        break;
                    case 13 /* SyntaxKind.BlockCommentTrivia */:
                        if (numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (!needsLineBreak) {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 6 /* SyntaxKind.ColonToken */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (!needsLineBreak) {
                            replaceContent = string_intern_1.cachedSpaces[1];
                        }
                        break;
                    case 10 /* SyntaxKind.StringLiteral */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else if (secondToken === 6 /* SyntaxKind.ColonToken */ && !needsLineBreak) {
                            replaceContent = '';
                        }
                        break;
                    case 7 /* SyntaxKind.NullKeyword */:
                    case 8 /* SyntaxKind.TrueKeyword */:
                    case 9 /* SyntaxKind.FalseKeyword */:
                    case 11 /* SyntaxKind.NumericLiteral */:
                    case 2 /* SyntaxKind.CloseBraceToken */:
                    case 4 /* SyntaxKind.CloseBracketToken */:
                        if (options.keepLines && numberLineBreaks > 0) {
                            replaceContent = newLinesAndIndent();
                        }
                        else {
                            if ((secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */) && !needsLineBreak) {
                                replaceContent = string_intern_1.cachedSpaces[1];
                            }
                            else if (secondToken !== 5 /* SyntaxKind.CommaToken */ && secondToken !== 17 /* SyntaxKind.EOF */) {
                                hasError = true;
                            }
                        }
                        break;
                    case 16 /* SyntaxKind.Unknown */:
                        hasError = true;
                        break;
                }
                if (numberLineBreaks > 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                    replaceContent = newLinesAndIndent();
                }
            }
            if (secondToken === 17 /* SyntaxKind.EOF */) {
                if (options.keepLines && numberLineBreaks > 0) {
                    replaceContent = newLinesAndIndent();
                }
                else {
                    replaceContent = options.insertFinalNewline ? eol : '';
                }
            }
            const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
            addEdit(replaceContent, firstTokenEnd, secondTokenStart);
            firstToken = secondToken;
        }
        return editOperations;
    }
    exports.format = format;
    function repeat(s, count) {
        let result = '';
        for (let i = 0; i < count; i++) {
            result += s;
        }
        return result;
    }
    function computeIndentLevel(content, options) {
        let i = 0;
        let nChars = 0;
        const tabSize = options.tabSize || 4;
        while (i < content.length) {
            let ch = content.charAt(i);
            if (ch === string_intern_1.cachedSpaces[1]) {
                nChars++;
            }
            else if (ch === '\t') {
                nChars += tabSize;
            }
            else {
                break;
            }
            i++;
        }
        return Math.floor(nChars / tabSize);
    }
    function getEOL(options, text) {
        for (let i = 0; i < text.length; i++) {
            const ch = text.charAt(i);
            if (ch === '\r') {
                if (i + 1 < text.length && text.charAt(i + 1) === '\n') {
                    return '\r\n';
                }
                return '\r';
            }
            else if (ch === '\n') {
                return '\n';
            }
        }
        return (options && options.eol) || '\n';
    }
    function isEOL(text, offset) {
        return '\r\n'.indexOf(text.charAt(offset)) !== -1;
    }
    exports.isEOL = isEOL;
});


/***/ }),

/***/ 180:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(require, exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./scanner"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.getNodeType = exports.stripComments = exports.visit = exports.findNodeAtOffset = exports.contains = exports.getNodeValue = exports.getNodePath = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = void 0;
    const scanner_1 = __nccwpck_require__(769);
    var ParseOptions;
    (function (ParseOptions) {
        ParseOptions.DEFAULT = {
            allowTrailingComma: false
        };
    })(ParseOptions || (ParseOptions = {}));
    /**
     * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
     */
    function getLocation(text, position) {
        const segments = []; // strings or numbers
        const earlyReturnException = new Object();
        let previousNode = undefined;
        const previousNodeInst = {
            value: {},
            offset: 0,
            length: 0,
            type: 'object',
            parent: undefined
        };
        let isAtPropertyKey = false;
        function setPreviousNode(value, offset, length, type) {
            previousNodeInst.value = value;
            previousNodeInst.offset = offset;
            previousNodeInst.length = length;
            previousNodeInst.type = type;
            previousNodeInst.colonOffset = undefined;
            previousNode = previousNodeInst;
        }
        try {
            visit(text, {
                onObjectBegin: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    isAtPropertyKey = position > offset;
                    segments.push(''); // push a placeholder (will be replaced)
                },
                onObjectProperty: (name, offset, length) => {
                    if (position < offset) {
                        throw earlyReturnException;
                    }
                    setPreviousNode(name, offset, length, 'property');
                    segments[segments.length - 1] = name;
                    if (position <= offset + length) {
                        throw earlyReturnException;
                    }
                },
                onObjectEnd: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.pop();
                },
                onArrayBegin: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.push(0);
                },
                onArrayEnd: (offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    previousNode = undefined;
                    segments.pop();
                },
                onLiteralValue: (value, offset, length) => {
                    if (position < offset) {
                        throw earlyReturnException;
                    }
                    setPreviousNode(value, offset, length, getNodeType(value));
                    if (position <= offset + length) {
                        throw earlyReturnException;
                    }
                },
                onSeparator: (sep, offset, length) => {
                    if (position <= offset) {
                        throw earlyReturnException;
                    }
                    if (sep === ':' && previousNode && previousNode.type === 'property') {
                        previousNode.colonOffset = offset;
                        isAtPropertyKey = false;
                        previousNode = undefined;
                    }
                    else if (sep === ',') {
                        const last = segments[segments.length - 1];
                        if (typeof last === 'number') {
                            segments[segments.length - 1] = last + 1;
                        }
                        else {
                            isAtPropertyKey = true;
                            segments[segments.length - 1] = '';
                        }
                        previousNode = undefined;
                    }
                }
            });
        }
        catch (e) {
            if (e !== earlyReturnException) {
                throw e;
            }
        }
        return {
            path: segments,
            previousNode,
            isAtPropertyKey,
            matches: (pattern) => {
                let k = 0;
                for (let i = 0; k < pattern.length && i < segments.length; i++) {
                    if (pattern[k] === segments[i] || pattern[k] === '*') {
                        k++;
                    }
                    else if (pattern[k] !== '**') {
                        return false;
                    }
                }
                return k === pattern.length;
            }
        };
    }
    exports.getLocation = getLocation;
    /**
     * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     * Therefore always check the errors list to find out if the input was valid.
     */
    function parse(text, errors = [], options = ParseOptions.DEFAULT) {
        let currentProperty = null;
        let currentParent = [];
        const previousParents = [];
        function onValue(value) {
            if (Array.isArray(currentParent)) {
                currentParent.push(value);
            }
            else if (currentProperty !== null) {
                currentParent[currentProperty] = value;
            }
        }
        const visitor = {
            onObjectBegin: () => {
                const object = {};
                onValue(object);
                previousParents.push(currentParent);
                currentParent = object;
                currentProperty = null;
            },
            onObjectProperty: (name) => {
                currentProperty = name;
            },
            onObjectEnd: () => {
                currentParent = previousParents.pop();
            },
            onArrayBegin: () => {
                const array = [];
                onValue(array);
                previousParents.push(currentParent);
                currentParent = array;
                currentProperty = null;
            },
            onArrayEnd: () => {
                currentParent = previousParents.pop();
            },
            onLiteralValue: onValue,
            onError: (error, offset, length) => {
                errors.push({ error, offset, length });
            }
        };
        visit(text, visitor, options);
        return currentParent[0];
    }
    exports.parse = parse;
    /**
     * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     */
    function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
        let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined }; // artificial root
        function ensurePropertyComplete(endOffset) {
            if (currentParent.type === 'property') {
                currentParent.length = endOffset - currentParent.offset;
                currentParent = currentParent.parent;
            }
        }
        function onValue(valueNode) {
            currentParent.children.push(valueNode);
            return valueNode;
        }
        const visitor = {
            onObjectBegin: (offset) => {
                currentParent = onValue({ type: 'object', offset, length: -1, parent: currentParent, children: [] });
            },
            onObjectProperty: (name, offset, length) => {
                currentParent = onValue({ type: 'property', offset, length: -1, parent: currentParent, children: [] });
                currentParent.children.push({ type: 'string', value: name, offset, length, parent: currentParent });
            },
            onObjectEnd: (offset, length) => {
                ensurePropertyComplete(offset + length); // in case of a missing value for a property: make sure property is complete
                currentParent.length = offset + length - currentParent.offset;
                currentParent = currentParent.parent;
                ensurePropertyComplete(offset + length);
            },
            onArrayBegin: (offset, length) => {
                currentParent = onValue({ type: 'array', offset, length: -1, parent: currentParent, children: [] });
            },
            onArrayEnd: (offset, length) => {
                currentParent.length = offset + length - currentParent.offset;
                currentParent = currentParent.parent;
                ensurePropertyComplete(offset + length);
            },
            onLiteralValue: (value, offset, length) => {
                onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
                ensurePropertyComplete(offset + length);
            },
            onSeparator: (sep, offset, length) => {
                if (currentParent.type === 'property') {
                    if (sep === ':') {
                        currentParent.colonOffset = offset;
                    }
                    else if (sep === ',') {
                        ensurePropertyComplete(offset);
                    }
                }
            },
            onError: (error, offset, length) => {
                errors.push({ error, offset, length });
            }
        };
        visit(text, visitor, options);
        const result = currentParent.children[0];
        if (result) {
            delete result.parent;
        }
        return result;
    }
    exports.parseTree = parseTree;
    /**
     * Finds the node at the given path in a JSON DOM.
     */
    function findNodeAtLocation(root, path) {
        if (!root) {
            return undefined;
        }
        let node = root;
        for (let segment of path) {
            if (typeof segment === 'string') {
                if (node.type !== 'object' || !Array.isArray(node.children)) {
                    return undefined;
                }
                let found = false;
                for (const propertyNode of node.children) {
                    if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
                        node = propertyNode.children[1];
                        found = true;
                        break;
                    }
                }
                if (!found) {
                    return undefined;
                }
            }
            else {
                const index = segment;
                if (node.type !== 'array' || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
                    return undefined;
                }
                node = node.children[index];
            }
        }
        return node;
    }
    exports.findNodeAtLocation = findNodeAtLocation;
    /**
     * Gets the JSON path of the given JSON DOM node
     */
    function getNodePath(node) {
        if (!node.parent || !node.parent.children) {
            return [];
        }
        const path = getNodePath(node.parent);
        if (node.parent.type === 'property') {
            const key = node.parent.children[0].value;
            path.push(key);
        }
        else if (node.parent.type === 'array') {
            const index = node.parent.children.indexOf(node);
            if (index !== -1) {
                path.push(index);
            }
        }
        return path;
    }
    exports.getNodePath = getNodePath;
    /**
     * Evaluates the JavaScript object of the given JSON DOM node
     */
    function getNodeValue(node) {
        switch (node.type) {
            case 'array':
                return node.children.map(getNodeValue);
            case 'object':
                const obj = Object.create(null);
                for (let prop of node.children) {
                    const valueNode = prop.children[1];
                    if (valueNode) {
                        obj[prop.children[0].value] = getNodeValue(valueNode);
                    }
                }
                return obj;
            case 'null':
            case 'string':
            case 'number':
            case 'boolean':
                return node.value;
            default:
                return undefined;
        }
    }
    exports.getNodeValue = getNodeValue;
    function contains(node, offset, includeRightBound = false) {
        return (offset >= node.offset && offset < (node.offset + node.length)) || includeRightBound && (offset === (node.offset + node.length));
    }
    exports.contains = contains;
    /**
     * Finds the most inner node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
     */
    function findNodeAtOffset(node, offset, includeRightBound = false) {
        if (contains(node, offset, includeRightBound)) {
            const children = node.children;
            if (Array.isArray(children)) {
                for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
                    const item = findNodeAtOffset(children[i], offset, includeRightBound);
                    if (item) {
                        return item;
                    }
                }
            }
            return node;
        }
        return undefined;
    }
    exports.findNodeAtOffset = findNodeAtOffset;
    /**
     * Parses the given text and invokes the visitor functions for each object, array and literal reached.
     */
    function visit(text, visitor, options = ParseOptions.DEFAULT) {
        const _scanner = (0, scanner_1.createScanner)(text, false);
        // Important: Only pass copies of this to visitor functions to prevent accidental modification, and
        // to not affect visitor functions which stored a reference to a previous JSONPath
        const _jsonPath = [];
        // Depth of onXXXBegin() callbacks suppressed. onXXXEnd() decrements this if it isn't 0 already.
        // Callbacks are only called when this value is 0.
        let suppressedCallbacks = 0;
        function toNoArgVisit(visitFunction) {
            return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
        }
        function toOneArgVisit(visitFunction) {
            return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
        }
        function toOneArgVisitWithPath(visitFunction) {
            return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
        }
        function toBeginVisit(visitFunction) {
            return visitFunction ?
                () => {
                    if (suppressedCallbacks > 0) {
                        suppressedCallbacks++;
                    }
                    else {
                        let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
                        if (cbReturn === false) {
                            suppressedCallbacks = 1;
                        }
                    }
                }
                : () => true;
        }
        function toEndVisit(visitFunction) {
            return visitFunction ?
                () => {
                    if (suppressedCallbacks > 0) {
                        suppressedCallbacks--;
                    }
                    if (suppressedCallbacks === 0) {
                        visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
                    }
                }
                : () => true;
        }
        const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
        const disallowComments = options && options.disallowComments;
        const allowTrailingComma = options && options.allowTrailingComma;
        function scanNext() {
            while (true) {
                const token = _scanner.scan();
                switch (_scanner.getTokenError()) {
                    case 4 /* ScanError.InvalidUnicode */:
                        handleError(14 /* ParseErrorCode.InvalidUnicode */);
                        break;
                    case 5 /* ScanError.InvalidEscapeCharacter */:
                        handleError(15 /* ParseErrorCode.InvalidEscapeCharacter */);
                        break;
                    case 3 /* ScanError.UnexpectedEndOfNumber */:
                        handleError(13 /* ParseErrorCode.UnexpectedEndOfNumber */);
                        break;
                    case 1 /* ScanError.UnexpectedEndOfComment */:
                        if (!disallowComments) {
                            handleError(11 /* ParseErrorCode.UnexpectedEndOfComment */);
                        }
                        break;
                    case 2 /* ScanError.UnexpectedEndOfString */:
                        handleError(12 /* ParseErrorCode.UnexpectedEndOfString */);
                        break;
                    case 6 /* ScanError.InvalidCharacter */:
                        handleError(16 /* ParseErrorCode.InvalidCharacter */);
                        break;
                }
                switch (token) {
                    case 12 /* SyntaxKind.LineCommentTrivia */:
                    case 13 /* SyntaxKind.BlockCommentTrivia */:
                        if (disallowComments) {
                            handleError(10 /* ParseErrorCode.InvalidCommentToken */);
                        }
                        else {
                            onComment();
                        }
                        break;
                    case 16 /* SyntaxKind.Unknown */:
                        handleError(1 /* ParseErrorCode.InvalidSymbol */);
                        break;
                    case 15 /* SyntaxKind.Trivia */:
                    case 14 /* SyntaxKind.LineBreakTrivia */:
                        break;
                    default:
                        return token;
                }
            }
        }
        function handleError(error, skipUntilAfter = [], skipUntil = []) {
            onError(error);
            if (skipUntilAfter.length + skipUntil.length > 0) {
                let token = _scanner.getToken();
                while (token !== 17 /* SyntaxKind.EOF */) {
                    if (skipUntilAfter.indexOf(token) !== -1) {
                        scanNext();
                        break;
                    }
                    else if (skipUntil.indexOf(token) !== -1) {
                        break;
                    }
                    token = scanNext();
                }
            }
        }
        function parseString(isValue) {
            const value = _scanner.getTokenValue();
            if (isValue) {
                onLiteralValue(value);
            }
            else {
                onObjectProperty(value);
                // add property name afterwards
                _jsonPath.push(value);
            }
            scanNext();
            return true;
        }
        function parseLiteral() {
            switch (_scanner.getToken()) {
                case 11 /* SyntaxKind.NumericLiteral */:
                    const tokenValue = _scanner.getTokenValue();
                    let value = Number(tokenValue);
                    if (isNaN(value)) {
                        handleError(2 /* ParseErrorCode.InvalidNumberFormat */);
                        value = 0;
                    }
                    onLiteralValue(value);
                    break;
                case 7 /* SyntaxKind.NullKeyword */:
                    onLiteralValue(null);
                    break;
                case 8 /* SyntaxKind.TrueKeyword */:
                    onLiteralValue(true);
                    break;
                case 9 /* SyntaxKind.FalseKeyword */:
                    onLiteralValue(false);
                    break;
                default:
                    return false;
            }
            scanNext();
            return true;
        }
        function parseProperty() {
            if (_scanner.getToken() !== 10 /* SyntaxKind.StringLiteral */) {
                handleError(3 /* ParseErrorCode.PropertyNameExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                return false;
            }
            parseString(false);
            if (_scanner.getToken() === 6 /* SyntaxKind.ColonToken */) {
                onSeparator(':');
                scanNext(); // consume colon
                if (!parseValue()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                }
            }
            else {
                handleError(5 /* ParseErrorCode.ColonExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            _jsonPath.pop(); // remove processed property name
            return true;
        }
        function parseObject() {
            onObjectBegin();
            scanNext(); // consume open brace
            let needsComma = false;
            while (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
                if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                    if (!needsComma) {
                        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                    }
                    onSeparator(',');
                    scanNext(); // consume comma
                    if (_scanner.getToken() === 2 /* SyntaxKind.CloseBraceToken */ && allowTrailingComma) {
                        break;
                    }
                }
                else if (needsComma) {
                    handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
                }
                if (!parseProperty()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
                }
                needsComma = true;
            }
            onObjectEnd();
            if (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */) {
                handleError(7 /* ParseErrorCode.CloseBraceExpected */, [2 /* SyntaxKind.CloseBraceToken */], []);
            }
            else {
                scanNext(); // consume close brace
            }
            return true;
        }
        function parseArray() {
            onArrayBegin();
            scanNext(); // consume open bracket
            let isFirstElement = true;
            let needsComma = false;
            while (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
                if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                    if (!needsComma) {
                        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                    }
                    onSeparator(',');
                    scanNext(); // consume comma
                    if (_scanner.getToken() === 4 /* SyntaxKind.CloseBracketToken */ && allowTrailingComma) {
                        break;
                    }
                }
                else if (needsComma) {
                    handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
                }
                if (isFirstElement) {
                    _jsonPath.push(0);
                    isFirstElement = false;
                }
                else {
                    _jsonPath[_jsonPath.length - 1]++;
                }
                if (!parseValue()) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], [4 /* SyntaxKind.CloseBracketToken */, 5 /* SyntaxKind.CommaToken */]);
                }
                needsComma = true;
            }
            onArrayEnd();
            if (!isFirstElement) {
                _jsonPath.pop(); // remove array index
            }
            if (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */) {
                handleError(8 /* ParseErrorCode.CloseBracketExpected */, [4 /* SyntaxKind.CloseBracketToken */], []);
            }
            else {
                scanNext(); // consume close bracket
            }
            return true;
        }
        function parseValue() {
            switch (_scanner.getToken()) {
                case 3 /* SyntaxKind.OpenBracketToken */:
                    return parseArray();
                case 1 /* SyntaxKind.OpenBraceToken */:
                    return parseObject();
                case 10 /* SyntaxKind.StringLiteral */:
                    return parseString(true);
                default:
                    return parseLiteral();
            }
        }
        scanNext();
        if (_scanner.getToken() === 17 /* SyntaxKind.EOF */) {
            if (options.allowEmptyContent) {
                return true;
            }
            handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
            return false;
        }
        if (!parseValue()) {
            handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
            return false;
        }
        if (_scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            handleError(9 /* ParseErrorCode.EndOfFileExpected */, [], []);
        }
        return true;
    }
    exports.visit = visit;
    /**
     * Takes JSON with JavaScript-style comments and remove
     * them. Optionally replaces every none-newline character
     * of comments with a replaceCharacter
     */
    function stripComments(text, replaceCh) {
        let _scanner = (0, scanner_1.createScanner)(text), parts = [], kind, offset = 0, pos;
        do {
            pos = _scanner.getPosition();
            kind = _scanner.scan();
            switch (kind) {
                case 12 /* SyntaxKind.LineCommentTrivia */:
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                case 17 /* SyntaxKind.EOF */:
                    if (offset !== pos) {
                        parts.push(text.substring(offset, pos));
                    }
                    if (replaceCh !== undefined) {
                        parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
                    }
                    offset = _scanner.getPosition();
                    break;
            }
        } while (kind !== 17 /* SyntaxKind.EOF */);
        return parts.join('');
    }
    exports.stripComments = stripComments;
    function getNodeType(value) {
        switch (typeof value) {
            case 'boolean': return 'boolean';
            case 'number': return 'number';
            case 'string': return 'string';
            case 'object': {
                if (!value) {
                    return 'null';
                }
                else if (Array.isArray(value)) {
                    return 'array';
                }
                return 'object';
            }
            default: return 'null';
        }
    }
    exports.getNodeType = getNodeType;
});


/***/ }),

/***/ 769:
/***/ ((module, exports) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(require, exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.createScanner = void 0;
    /**
     * Creates a JSON scanner on the given text.
     * If ignoreTrivia is set, whitespaces or comments are ignored.
     */
    function createScanner(text, ignoreTrivia = false) {
        const len = text.length;
        let pos = 0, value = '', tokenOffset = 0, token = 16 /* SyntaxKind.Unknown */, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0 /* ScanError.None */;
        function scanHexDigits(count, exact) {
            let digits = 0;
            let value = 0;
            while (digits < count || !exact) {
                let ch = text.charCodeAt(pos);
                if (ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */) {
                    value = value * 16 + ch - 48 /* CharacterCodes._0 */;
                }
                else if (ch >= 65 /* CharacterCodes.A */ && ch <= 70 /* CharacterCodes.F */) {
                    value = value * 16 + ch - 65 /* CharacterCodes.A */ + 10;
                }
                else if (ch >= 97 /* CharacterCodes.a */ && ch <= 102 /* CharacterCodes.f */) {
                    value = value * 16 + ch - 97 /* CharacterCodes.a */ + 10;
                }
                else {
                    break;
                }
                pos++;
                digits++;
            }
            if (digits < count) {
                value = -1;
            }
            return value;
        }
        function setPosition(newPosition) {
            pos = newPosition;
            value = '';
            tokenOffset = 0;
            token = 16 /* SyntaxKind.Unknown */;
            scanError = 0 /* ScanError.None */;
        }
        function scanNumber() {
            let start = pos;
            if (text.charCodeAt(pos) === 48 /* CharacterCodes._0 */) {
                pos++;
            }
            else {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
            }
            if (pos < text.length && text.charCodeAt(pos) === 46 /* CharacterCodes.dot */) {
                pos++;
                if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                }
                else {
                    scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                    return text.substring(start, pos);
                }
            }
            let end = pos;
            if (pos < text.length && (text.charCodeAt(pos) === 69 /* CharacterCodes.E */ || text.charCodeAt(pos) === 101 /* CharacterCodes.e */)) {
                pos++;
                if (pos < text.length && text.charCodeAt(pos) === 43 /* CharacterCodes.plus */ || text.charCodeAt(pos) === 45 /* CharacterCodes.minus */) {
                    pos++;
                }
                if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                    end = pos;
                }
                else {
                    scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                }
            }
            return text.substring(start, end);
        }
        function scanString() {
            let result = '', start = pos;
            while (true) {
                if (pos >= len) {
                    result += text.substring(start, pos);
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                const ch = text.charCodeAt(pos);
                if (ch === 34 /* CharacterCodes.doubleQuote */) {
                    result += text.substring(start, pos);
                    pos++;
                    break;
                }
                if (ch === 92 /* CharacterCodes.backslash */) {
                    result += text.substring(start, pos);
                    pos++;
                    if (pos >= len) {
                        scanError = 2 /* ScanError.UnexpectedEndOfString */;
                        break;
                    }
                    const ch2 = text.charCodeAt(pos++);
                    switch (ch2) {
                        case 34 /* CharacterCodes.doubleQuote */:
                            result += '\"';
                            break;
                        case 92 /* CharacterCodes.backslash */:
                            result += '\\';
                            break;
                        case 47 /* CharacterCodes.slash */:
                            result += '/';
                            break;
                        case 98 /* CharacterCodes.b */:
                            result += '\b';
                            break;
                        case 102 /* CharacterCodes.f */:
                            result += '\f';
                            break;
                        case 110 /* CharacterCodes.n */:
                            result += '\n';
                            break;
                        case 114 /* CharacterCodes.r */:
                            result += '\r';
                            break;
                        case 116 /* CharacterCodes.t */:
                            result += '\t';
                            break;
                        case 117 /* CharacterCodes.u */:
                            const ch3 = scanHexDigits(4, true);
                            if (ch3 >= 0) {
                                result += String.fromCharCode(ch3);
                            }
                            else {
                                scanError = 4 /* ScanError.InvalidUnicode */;
                            }
                            break;
                        default:
                            scanError = 5 /* ScanError.InvalidEscapeCharacter */;
                    }
                    start = pos;
                    continue;
                }
                if (ch >= 0 && ch <= 0x1f) {
                    if (isLineBreak(ch)) {
                        result += text.substring(start, pos);
                        scanError = 2 /* ScanError.UnexpectedEndOfString */;
                        break;
                    }
                    else {
                        scanError = 6 /* ScanError.InvalidCharacter */;
                        // mark as error but continue with string
                    }
                }
                pos++;
            }
            return result;
        }
        function scanNext() {
            value = '';
            scanError = 0 /* ScanError.None */;
            tokenOffset = pos;
            lineStartOffset = lineNumber;
            prevTokenLineStartOffset = tokenLineStartOffset;
            if (pos >= len) {
                // at the end
                tokenOffset = len;
                return token = 17 /* SyntaxKind.EOF */;
            }
            let code = text.charCodeAt(pos);
            // trivia: whitespace
            if (isWhiteSpace(code)) {
                do {
                    pos++;
                    value += String.fromCharCode(code);
                    code = text.charCodeAt(pos);
                } while (isWhiteSpace(code));
                return token = 15 /* SyntaxKind.Trivia */;
            }
            // trivia: newlines
            if (isLineBreak(code)) {
                pos++;
                value += String.fromCharCode(code);
                if (code === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                    pos++;
                    value += '\n';
                }
                lineNumber++;
                tokenLineStartOffset = pos;
                return token = 14 /* SyntaxKind.LineBreakTrivia */;
            }
            switch (code) {
                // tokens: []{}:,
                case 123 /* CharacterCodes.openBrace */:
                    pos++;
                    return token = 1 /* SyntaxKind.OpenBraceToken */;
                case 125 /* CharacterCodes.closeBrace */:
                    pos++;
                    return token = 2 /* SyntaxKind.CloseBraceToken */;
                case 91 /* CharacterCodes.openBracket */:
                    pos++;
                    return token = 3 /* SyntaxKind.OpenBracketToken */;
                case 93 /* CharacterCodes.closeBracket */:
                    pos++;
                    return token = 4 /* SyntaxKind.CloseBracketToken */;
                case 58 /* CharacterCodes.colon */:
                    pos++;
                    return token = 6 /* SyntaxKind.ColonToken */;
                case 44 /* CharacterCodes.comma */:
                    pos++;
                    return token = 5 /* SyntaxKind.CommaToken */;
                // strings
                case 34 /* CharacterCodes.doubleQuote */:
                    pos++;
                    value = scanString();
                    return token = 10 /* SyntaxKind.StringLiteral */;
                // comments
                case 47 /* CharacterCodes.slash */:
                    const start = pos - 1;
                    // Single-line comment
                    if (text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                        pos += 2;
                        while (pos < len) {
                            if (isLineBreak(text.charCodeAt(pos))) {
                                break;
                            }
                            pos++;
                        }
                        value = text.substring(start, pos);
                        return token = 12 /* SyntaxKind.LineCommentTrivia */;
                    }
                    // Multi-line comment
                    if (text.charCodeAt(pos + 1) === 42 /* CharacterCodes.asterisk */) {
                        pos += 2;
                        const safeLength = len - 1; // For lookahead.
                        let commentClosed = false;
                        while (pos < safeLength) {
                            const ch = text.charCodeAt(pos);
                            if (ch === 42 /* CharacterCodes.asterisk */ && text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                                pos += 2;
                                commentClosed = true;
                                break;
                            }
                            pos++;
                            if (isLineBreak(ch)) {
                                if (ch === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                                    pos++;
                                }
                                lineNumber++;
                                tokenLineStartOffset = pos;
                            }
                        }
                        if (!commentClosed) {
                            pos++;
                            scanError = 1 /* ScanError.UnexpectedEndOfComment */;
                        }
                        value = text.substring(start, pos);
                        return token = 13 /* SyntaxKind.BlockCommentTrivia */;
                    }
                    // just a single slash
                    value += String.fromCharCode(code);
                    pos++;
                    return token = 16 /* SyntaxKind.Unknown */;
                // numbers
                case 45 /* CharacterCodes.minus */:
                    value += String.fromCharCode(code);
                    pos++;
                    if (pos === len || !isDigit(text.charCodeAt(pos))) {
                        return token = 16 /* SyntaxKind.Unknown */;
                    }
                // found a minus, followed by a number so
                // we fall through to proceed with scanning
                // numbers
                case 48 /* CharacterCodes._0 */:
                case 49 /* CharacterCodes._1 */:
                case 50 /* CharacterCodes._2 */:
                case 51 /* CharacterCodes._3 */:
                case 52 /* CharacterCodes._4 */:
                case 53 /* CharacterCodes._5 */:
                case 54 /* CharacterCodes._6 */:
                case 55 /* CharacterCodes._7 */:
                case 56 /* CharacterCodes._8 */:
                case 57 /* CharacterCodes._9 */:
                    value += scanNumber();
                    return token = 11 /* SyntaxKind.NumericLiteral */;
                // literals and unknown symbols
                default:
                    // is a literal? Read the full word.
                    while (pos < len && isUnknownContentCharacter(code)) {
                        pos++;
                        code = text.charCodeAt(pos);
                    }
                    if (tokenOffset !== pos) {
                        value = text.substring(tokenOffset, pos);
                        // keywords: true, false, null
                        switch (value) {
                            case 'true': return token = 8 /* SyntaxKind.TrueKeyword */;
                            case 'false': return token = 9 /* SyntaxKind.FalseKeyword */;
                            case 'null': return token = 7 /* SyntaxKind.NullKeyword */;
                        }
                        return token = 16 /* SyntaxKind.Unknown */;
                    }
                    // some
                    value += String.fromCharCode(code);
                    pos++;
                    return token = 16 /* SyntaxKind.Unknown */;
            }
        }
        function isUnknownContentCharacter(code) {
            if (isWhiteSpace(code) || isLineBreak(code)) {
                return false;
            }
            switch (code) {
                case 125 /* CharacterCodes.closeBrace */:
                case 93 /* CharacterCodes.closeBracket */:
                case 123 /* CharacterCodes.openBrace */:
                case 91 /* CharacterCodes.openBracket */:
                case 34 /* CharacterCodes.doubleQuote */:
                case 58 /* CharacterCodes.colon */:
                case 44 /* CharacterCodes.comma */:
                case 47 /* CharacterCodes.slash */:
                    return false;
            }
            return true;
        }
        function scanNextNonTrivia() {
            let result;
            do {
                result = scanNext();
            } while (result >= 12 /* SyntaxKind.LineCommentTrivia */ && result <= 15 /* SyntaxKind.Trivia */);
            return result;
        }
        return {
            setPosition: setPosition,
            getPosition: () => pos,
            scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
            getToken: () => token,
            getTokenValue: () => value,
            getTokenOffset: () => tokenOffset,
            getTokenLength: () => pos - tokenOffset,
            getTokenStartLine: () => lineStartOffset,
            getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
            getTokenError: () => scanError,
        };
    }
    exports.createScanner = createScanner;
    function isWhiteSpace(ch) {
        return ch === 32 /* CharacterCodes.space */ || ch === 9 /* CharacterCodes.tab */;
    }
    function isLineBreak(ch) {
        return ch === 10 /* CharacterCodes.lineFeed */ || ch === 13 /* CharacterCodes.carriageReturn */;
    }
    function isDigit(ch) {
        return ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */;
    }
    var CharacterCodes;
    (function (CharacterCodes) {
        CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
        CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
        CharacterCodes[CharacterCodes["space"] = 32] = "space";
        CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
        CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
        CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
        CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
        CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
        CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
        CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
        CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
        CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
        CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
        CharacterCodes[CharacterCodes["a"] = 97] = "a";
        CharacterCodes[CharacterCodes["b"] = 98] = "b";
        CharacterCodes[CharacterCodes["c"] = 99] = "c";
        CharacterCodes[CharacterCodes["d"] = 100] = "d";
        CharacterCodes[CharacterCodes["e"] = 101] = "e";
        CharacterCodes[CharacterCodes["f"] = 102] = "f";
        CharacterCodes[CharacterCodes["g"] = 103] = "g";
        CharacterCodes[CharacterCodes["h"] = 104] = "h";
        CharacterCodes[CharacterCodes["i"] = 105] = "i";
        CharacterCodes[CharacterCodes["j"] = 106] = "j";
        CharacterCodes[CharacterCodes["k"] = 107] = "k";
        CharacterCodes[CharacterCodes["l"] = 108] = "l";
        CharacterCodes[CharacterCodes["m"] = 109] = "m";
        CharacterCodes[CharacterCodes["n"] = 110] = "n";
        CharacterCodes[CharacterCodes["o"] = 111] = "o";
        CharacterCodes[CharacterCodes["p"] = 112] = "p";
        CharacterCodes[CharacterCodes["q"] = 113] = "q";
        CharacterCodes[CharacterCodes["r"] = 114] = "r";
        CharacterCodes[CharacterCodes["s"] = 115] = "s";
        CharacterCodes[CharacterCodes["t"] = 116] = "t";
        CharacterCodes[CharacterCodes["u"] = 117] = "u";
        CharacterCodes[CharacterCodes["v"] = 118] = "v";
        CharacterCodes[CharacterCodes["w"] = 119] = "w";
        CharacterCodes[CharacterCodes["x"] = 120] = "x";
        CharacterCodes[CharacterCodes["y"] = 121] = "y";
        CharacterCodes[CharacterCodes["z"] = 122] = "z";
        CharacterCodes[CharacterCodes["A"] = 65] = "A";
        CharacterCodes[CharacterCodes["B"] = 66] = "B";
        CharacterCodes[CharacterCodes["C"] = 67] = "C";
        CharacterCodes[CharacterCodes["D"] = 68] = "D";
        CharacterCodes[CharacterCodes["E"] = 69] = "E";
        CharacterCodes[CharacterCodes["F"] = 70] = "F";
        CharacterCodes[CharacterCodes["G"] = 71] = "G";
        CharacterCodes[CharacterCodes["H"] = 72] = "H";
        CharacterCodes[CharacterCodes["I"] = 73] = "I";
        CharacterCodes[CharacterCodes["J"] = 74] = "J";
        CharacterCodes[CharacterCodes["K"] = 75] = "K";
        CharacterCodes[CharacterCodes["L"] = 76] = "L";
        CharacterCodes[CharacterCodes["M"] = 77] = "M";
        CharacterCodes[CharacterCodes["N"] = 78] = "N";
        CharacterCodes[CharacterCodes["O"] = 79] = "O";
        CharacterCodes[CharacterCodes["P"] = 80] = "P";
        CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
        CharacterCodes[CharacterCodes["R"] = 82] = "R";
        CharacterCodes[CharacterCodes["S"] = 83] = "S";
        CharacterCodes[CharacterCodes["T"] = 84] = "T";
        CharacterCodes[CharacterCodes["U"] = 85] = "U";
        CharacterCodes[CharacterCodes["V"] = 86] = "V";
        CharacterCodes[CharacterCodes["W"] = 87] = "W";
        CharacterCodes[CharacterCodes["X"] = 88] = "X";
        CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
        CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
        CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
        CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
        CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
        CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
        CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
        CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
        CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
        CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
        CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
        CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
        CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
        CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
        CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
        CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
        CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
    })(CharacterCodes || (CharacterCodes = {}));
});


/***/ }),

/***/ 271:
/***/ ((module, exports) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(require, exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports"], factory);
    }
})(function () {
    "use strict";
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.supportedEols = exports.cachedBreakLinesWithSpaces = exports.cachedSpaces = void 0;
    exports.cachedSpaces = new Array(20).fill(0).map((_, index) => {
        return ' '.repeat(index);
    });
    const maxCachedValues = 200;
    exports.cachedBreakLinesWithSpaces = {
        ' ': {
            '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\n' + ' '.repeat(index);
            }),
            '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r' + ' '.repeat(index);
            }),
            '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r\n' + ' '.repeat(index);
            }),
        },
        '\t': {
            '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\n' + '\t'.repeat(index);
            }),
            '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r' + '\t'.repeat(index);
            }),
            '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
                return '\r\n' + '\t'.repeat(index);
            }),
        }
    };
    exports.supportedEols = ['\n', '\r', '\r\n'];
});


/***/ }),

/***/ 415:
/***/ ((module, exports, __nccwpck_require__) => {

(function (factory) {
    if ( true && typeof module.exports === "object") {
        var v = factory(require, exports);
        if (v !== undefined) module.exports = v;
    }
    else if (typeof define === "function" && define.amd) {
        define(["require", "exports", "./impl/format", "./impl/edit", "./impl/scanner", "./impl/parser"], factory);
    }
})(function () {
    /*---------------------------------------------------------------------------------------------
     *  Copyright (c) Microsoft Corporation. All rights reserved.
     *  Licensed under the MIT License. See License.txt in the project root for license information.
     *--------------------------------------------------------------------------------------------*/
    'use strict';
    Object.defineProperty(exports, "__esModule", ({ value: true }));
    exports.applyEdits = exports.modify = exports.format = exports.printParseErrorCode = exports.ParseErrorCode = exports.stripComments = exports.visit = exports.getNodeValue = exports.getNodePath = exports.findNodeAtOffset = exports.findNodeAtLocation = exports.parseTree = exports.parse = exports.getLocation = exports.SyntaxKind = exports.ScanError = exports.createScanner = void 0;
    const formatter = __nccwpck_require__(912);
    const edit = __nccwpck_require__(779);
    const scanner = __nccwpck_require__(769);
    const parser = __nccwpck_require__(180);
    /**
     * Creates a JSON scanner on the given text.
     * If ignoreTrivia is set, whitespaces or comments are ignored.
     */
    exports.createScanner = scanner.createScanner;
    var ScanError;
    (function (ScanError) {
        ScanError[ScanError["None"] = 0] = "None";
        ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
        ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
        ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
        ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
        ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
        ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
    })(ScanError || (exports.ScanError = ScanError = {}));
    var SyntaxKind;
    (function (SyntaxKind) {
        SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
        SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
        SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
        SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
        SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
        SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
        SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
        SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
        SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
        SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
        SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
        SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
        SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
        SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
        SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
        SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
        SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
    })(SyntaxKind || (exports.SyntaxKind = SyntaxKind = {}));
    /**
     * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
     */
    exports.getLocation = parser.getLocation;
    /**
     * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     * Therefore, always check the errors list to find out if the input was valid.
     */
    exports.parse = parser.parse;
    /**
     * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
     */
    exports.parseTree = parser.parseTree;
    /**
     * Finds the node at the given path in a JSON DOM.
     */
    exports.findNodeAtLocation = parser.findNodeAtLocation;
    /**
     * Finds the innermost node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
     */
    exports.findNodeAtOffset = parser.findNodeAtOffset;
    /**
     * Gets the JSON path of the given JSON DOM node
     */
    exports.getNodePath = parser.getNodePath;
    /**
     * Evaluates the JavaScript object of the given JSON DOM node
     */
    exports.getNodeValue = parser.getNodeValue;
    /**
     * Parses the given text and invokes the visitor functions for each object, array and literal reached.
     */
    exports.visit = parser.visit;
    /**
     * Takes JSON with JavaScript-style comments and remove
     * them. Optionally replaces every none-newline character
     * of comments with a replaceCharacter
     */
    exports.stripComments = parser.stripComments;
    var ParseErrorCode;
    (function (ParseErrorCode) {
        ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
        ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
        ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
        ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
        ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
        ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
        ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
        ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
        ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
        ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
        ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
        ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
        ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
        ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
    })(ParseErrorCode || (exports.ParseErrorCode = ParseErrorCode = {}));
    function printParseErrorCode(code) {
        switch (code) {
            case 1 /* ParseErrorCode.InvalidSymbol */: return 'InvalidSymbol';
            case 2 /* ParseErrorCode.InvalidNumberFormat */: return 'InvalidNumberFormat';
            case 3 /* ParseErrorCode.PropertyNameExpected */: return 'PropertyNameExpected';
            case 4 /* ParseErrorCode.ValueExpected */: return 'ValueExpected';
            case 5 /* ParseErrorCode.ColonExpected */: return 'ColonExpected';
            case 6 /* ParseErrorCode.CommaExpected */: return 'CommaExpected';
            case 7 /* ParseErrorCode.CloseBraceExpected */: return 'CloseBraceExpected';
            case 8 /* ParseErrorCode.CloseBracketExpected */: return 'CloseBracketExpected';
            case 9 /* ParseErrorCode.EndOfFileExpected */: return 'EndOfFileExpected';
            case 10 /* ParseErrorCode.InvalidCommentToken */: return 'InvalidCommentToken';
            case 11 /* ParseErrorCode.UnexpectedEndOfComment */: return 'UnexpectedEndOfComment';
            case 12 /* ParseErrorCode.UnexpectedEndOfString */: return 'UnexpectedEndOfString';
            case 13 /* ParseErrorCode.UnexpectedEndOfNumber */: return 'UnexpectedEndOfNumber';
            case 14 /* ParseErrorCode.InvalidUnicode */: return 'InvalidUnicode';
            case 15 /* ParseErrorCode.InvalidEscapeCharacter */: return 'InvalidEscapeCharacter';
            case 16 /* ParseErrorCode.InvalidCharacter */: return 'InvalidCharacter';
        }
        return '<unknown ParseErrorCode>';
    }
    exports.printParseErrorCode = printParseErrorCode;
    /**
     * Computes the edit operations needed to format a JSON document.
     *
     * @param documentText The input text
     * @param range The range to format or `undefined` to format the full content
     * @param options The formatting options
     * @returns The edit operations describing the formatting changes to the original document following the format described in {@linkcode EditResult}.
     * To apply the edit operations to the input, use {@linkcode applyEdits}.
     */
    function format(documentText, range, options) {
        return formatter.format(documentText, range, options);
    }
    exports.format = format;
    /**
     * Computes the edit operations needed to modify a value in the JSON document.
     *
     * @param documentText The input text
     * @param path The path of the value to change. The path represents either to the document root, a property or an array item.
     * If the path points to an non-existing property or item, it will be created.
     * @param value The new value for the specified property or item. If the value is undefined,
     * the property or item will be removed.
     * @param options Options
     * @returns The edit operations describing the changes to the original document, following the format described in {@linkcode EditResult}.
     * To apply the edit operations to the input, use {@linkcode applyEdits}.
     */
    function modify(text, path, value, options) {
        return edit.setProperty(text, path, value, options);
    }
    exports.modify = modify;
    /**
     * Applies edits to an input string.
     * @param text The input text
     * @param edits Edit operations following the format described in {@linkcode EditResult}.
     * @returns The text with the applied edits.
     * @throws An error if the edit operations are not well-formed as described in {@linkcode EditResult}.
     */
    function applyEdits(text, edits) {
        let sortedEdits = edits.slice(0).sort((a, b) => {
            const diff = a.offset - b.offset;
            if (diff === 0) {
                return a.length - b.length;
            }
            return diff;
        });
        let lastModifiedOffset = text.length;
        for (let i = sortedEdits.length - 1; i >= 0; i--) {
            let e = sortedEdits[i];
            if (e.offset + e.length <= lastModifiedOffset) {
                text = edit.applyEdit(text, e);
            }
            else {
                throw new Error('Overlapping edit');
            }
            lastModifiedOffset = e.offset;
        }
        return text;
    }
    exports.applyEdits = applyEdits;
});


/***/ }),

/***/ 661:
/***/ ((module) => {

"use strict";


const pathKey = (options = {}) => {
	const environment = options.env || process.env;
	const platform = options.platform || process.platform;

	if (platform !== 'win32') {
		return 'PATH';
	}

	return Object.keys(environment).reverse().find(key => key.toUpperCase() === 'PATH') || 'Path';
};

module.exports = pathKey;
// TODO: Remove this for the next major release
module.exports["default"] = pathKey;


/***/ }),

/***/ 668:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

"use strict";

const shebangRegex = __nccwpck_require__(570);

module.exports = (string = '') => {
	const match = string.match(shebangRegex);

	if (!match) {
		return null;
	}

	const [path, argument] = match[0].replace(/#! ?/, '').split(' ');
	const binary = path.split('/').pop();

	if (binary === 'env') {
		return argument;
	}

	return argument ? `${binary} ${argument}` : binary;
};


/***/ }),

/***/ 570:
/***/ ((module) => {

"use strict";

module.exports = /^#!(.*)/;


/***/ }),

/***/ 340:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

const isWindows = process.platform === 'win32' ||
    process.env.OSTYPE === 'cygwin' ||
    process.env.OSTYPE === 'msys'

const path = __nccwpck_require__(928)
const COLON = isWindows ? ';' : ':'
const isexe = __nccwpck_require__(648)

const getNotFoundError = (cmd) =>
  Object.assign(new Error(`not found: ${cmd}`), { code: 'ENOENT' })

const getPathInfo = (cmd, opt) => {
  const colon = opt.colon || COLON

  // If it has a slash, then we don't bother searching the pathenv.
  // just check the file itself, and that's it.
  const pathEnv = cmd.match(/\//) || isWindows && cmd.match(/\\/) ? ['']
    : (
      [
        // windows always checks the cwd first
        ...(isWindows ? [process.cwd()] : []),
        ...(opt.path || process.env.PATH ||
          /* istanbul ignore next: very unusual */ '').split(colon),
      ]
    )
  const pathExtExe = isWindows
    ? opt.pathExt || process.env.PATHEXT || '.EXE;.CMD;.BAT;.COM'
    : ''
  const pathExt = isWindows ? pathExtExe.split(colon) : ['']

  if (isWindows) {
    if (cmd.indexOf('.') !== -1 && pathExt[0] !== '')
      pathExt.unshift('')
  }

  return {
    pathEnv,
    pathExt,
    pathExtExe,
  }
}

const which = (cmd, opt, cb) => {
  if (typeof opt === 'function') {
    cb = opt
    opt = {}
  }
  if (!opt)
    opt = {}

  const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt)
  const found = []

  const step = i => new Promise((resolve, reject) => {
    if (i === pathEnv.length)
      return opt.all && found.length ? resolve(found)
        : reject(getNotFoundError(cmd))

    const ppRaw = pathEnv[i]
    const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw

    const pCmd = path.join(pathPart, cmd)
    const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd
      : pCmd

    resolve(subStep(p, i, 0))
  })

  const subStep = (p, i, ii) => new Promise((resolve, reject) => {
    if (ii === pathExt.length)
      return resolve(step(i + 1))
    const ext = pathExt[ii]
    isexe(p + ext, { pathExt: pathExtExe }, (er, is) => {
      if (!er && is) {
        if (opt.all)
          found.push(p + ext)
        else
          return resolve(p + ext)
      }
      return resolve(subStep(p, i, ii + 1))
    })
  })

  return cb ? step(0).then(res => cb(null, res), cb) : step(0)
}

const whichSync = (cmd, opt) => {
  opt = opt || {}

  const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt)
  const found = []

  for (let i = 0; i < pathEnv.length; i ++) {
    const ppRaw = pathEnv[i]
    const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw

    const pCmd = path.join(pathPart, cmd)
    const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd
      : pCmd

    for (let j = 0; j < pathExt.length; j ++) {
      const cur = p + pathExt[j]
      try {
        const is = isexe.sync(cur, { pathExt: pathExtExe })
        if (is) {
          if (opt.all)
            found.push(cur)
          else
            return cur
        }
      } catch (ex) {}
    }
  }

  if (opt.all && found.length)
    return found

  if (opt.nothrow)
    return null

  throw getNotFoundError(cmd)
}

module.exports = which
which.sync = whichSync


/***/ }),

/***/ 317:
/***/ ((module) => {

"use strict";
module.exports = require("child_process");

/***/ }),

/***/ 896:
/***/ ((module) => {

"use strict";
module.exports = require("fs");

/***/ }),

/***/ 928:
/***/ ((module) => {

"use strict";
module.exports = require("path");

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
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
// This entry need to be wrapped in an IIFE because it need to be in strict mode.
(() => {
"use strict";

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
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
var external_fs_ = __nccwpck_require__(896);
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
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(928);
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
;// CONCATENATED MODULE: ../../lib/errors/gate-error.js
/**
 * The one error class. Its message is `field: code`, with ` (line L, column C)` behind it where the fault has a
 * place. It never holds a value, key or text of an input.
 */
class gate_error_GateError extends Error {
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
            throw new gate_error_GateError('unknown_input', shownName(variable));
        const text = value?.trim() ?? '';
        if (text !== '')
            given.set(name, text);
    }
    return given;
}
/**
 * The unknown input's name where it is a plain one, since a typo is found by its name; a log must not carry any other.
 */
function shownName(variable) {
    const name = variable.slice(PREFIX.length).toLowerCase();
    return /^[a-z][a-z0-9_-]{0,39}$/.test(name) ? name : 'inputs';
}

;// CONCATENATED MODULE: ../../lib/capture/step-arguments.js


/** Inputs of the step that are options with one value. */
const TEXTS = [
    'url',
    'config',
    'server',
    'out',
    'out-dir',
    'repeat',
    'protocol',
    'capabilities',
    'settle',
    'timeout',
    'max-pages',
    'max-bytes',
];
/** Inputs whose lines are an option's values, by their names. */
const LINES = new Map([
    ['headers', 'header'],
    ['env', 'env'],
]);
const INCLUDES = new Map([
    ['tools', ['--tools-only']],
    ['instructions', []],
    ['all', ['--all']],
]);
/** Every input's name, as capture/action.yml declares it. */
const STEP_INPUTS = [
    'command',
    ...TEXTS,
    ...LINES.keys(),
    'include',
    'keep-environment',
    'working-directory',
];
/**
 * The inputs of the step as arguments of the command line, so that both take the same. Throws GateError on the input's
 * name: `unknown_input`, `invalid_input`.
 */
function stepRequest(environment) {
    const inputs = givenInputs(environment, STEP_INPUTS);
    const command = commandWords(inputs.get('command') ?? '');
    return {
        arguments: [
            ...TEXTS.flatMap((name) => [inputs.get(name) ?? ''].filter(isGiven).map((text) => `--${name}=${text}`)),
            ...[...LINES].flatMap(([input, option]) => linesOf(inputs.get(input) ?? '').map((line) => `--${option}=${line}`)),
            ...includeArguments(inputs.get('include') ?? 'instructions'),
            ...flagArguments(inputs.get('keep-environment') ?? 'false'),
            ...(command.length === 0 ? [] : ['--', ...command]),
        ],
        directory: inputs.get('working-directory') ?? '.',
    };
}
function isGiven(text) {
    return text !== '';
}
/** No shell reads it: one line is cut at white space, of several each is one argument. */
function commandWords(text) {
    return text.includes('\n') ? linesOf(text) : text.split(/\s+/).filter(isGiven);
}
function linesOf(text) {
    return text
        .split('\n')
        .map((line) => line.trim())
        .filter(isGiven);
}
function includeArguments(text) {
    const found = INCLUDES.get(text);
    if (found === undefined)
        throw new gate_error_GateError('invalid_input', 'include');
    return found;
}
function flagArguments(text) {
    if (text !== 'true' && text !== 'false')
        throw new gate_error_GateError('invalid_input', 'keep-environment');
    return text === 'true' ? ['--keep-environment'] : [];
}

;// CONCATENATED MODULE: ../../lib/cli/command.js
/** An option that stands alone: it is given or not. */
function flagOption(name, about) {
    return { name, value: '', about };
}
/** Whether an option was given. */
function command_isGiven({ options }, { name }) {
    return options.has(name);
}
/** The value of an operand, empty where it was not given. */
function operandOf({ operands }, index) {
    return operands[index] ?? '';
}
/** The value of an option, null where it was not given. */
function command_valueOf({ options }, { name }) {
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
function command_valuesOf({ options }, { name }) {
    return options.get(name) ?? [];
}
/** An option whose value must be one of a few. */
function choiceOption(option, choices) {
    const holds = (value) => choices.some((choice) => choice === value);
    return { ...option, choices, takes: { text: choices.join(', '), holds } };
}
/** Which of its choices an option has, null where it was not given. */
function choiceOf(given, option) {
    const value = command_valueOf(given, option);
    return option.choices.find((choice) => choice === value) ?? null;
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
const MAX_SUMMARY_BYTES = (/* unused pure expression or super */ null && (MIB));
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

;// CONCATENATED MODULE: ../../lib/capture/capture-plan.js
/** Revisions that begin with a handshake, newest first. */
const HANDSHAKE_REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
/** The revision without one: each request carries what the client is. */
const STATELESS_REVISION = '2026-07-28';
const REVISIONS = [STATELESS_REVISION, ...HANDSHAKE_REVISIONS];
/** What a client can declare that servers make their lists depend on. */
const CAPABILITIES = ['roots', 'sampling', 'elicitation'];

;// CONCATENATED MODULE: ../../lib/capture/capture-options.js



const DEFAULT_SECONDS = DEFAULT_CAPTURE_MILLISECONDS / 1000;
const MAX_SETTLE_SECONDS = MAX_SETTLE_MILLISECONDS / 1000;
const URL_OPTION = {
    name: 'url',
    value: 'url',
    about: 'capture a server at an address',
    form: 'an address that begins with http:// or https://',
};
const CONFIG = {
    name: 'config',
    value: 'file',
    about: 'capture the servers of a client’s configuration (`mcpServers` or `servers`)',
};
const SERVER = { name: 'server', value: 'name', about: 'one server of the configuration' };
const OUT = {
    name: 'out',
    value: 'path',
    about: 'where the catalog goes, whole or not at all (default: standard output)',
};
const OUT_DIR = {
    name: 'out-dir',
    value: 'path',
    about: 'folder for one catalog a server, `SERVER.json`',
};
const HEADER = {
    name: 'header',
    value: 'name=variable',
    about: 'an HTTP header and the environment variable with its value',
    form: 'NAME=VARIABLE, never the value itself',
    many: true,
};
const ENV = {
    name: 'env',
    value: 'name',
    about: 'an environment variable that the server gets too, or gets under another name',
    form: 'NAME or NAME=VARIABLE, never the value itself',
    many: true,
};
const KEEP_ENVIRONMENT = flagOption('keep-environment', 'give the server this whole environment, time zone and language too');
const TOOLS_ONLY = flagOption('tools-only', 'leave the server’s instructions out');
const ALL = flagOption('all', 'prompts, resources and resource templates too');
const REPEAT = countOption('repeat', 'how many captures must be alike (default 2)', MAX_CAPTURE_REPEATS);
const PROTOCOL = choiceOption({
    name: 'protocol',
    value: 'revision',
    about: 'the protocol revision (default: the newest that the server speaks)',
}, REVISIONS);
const DECLARED = {
    name: 'capabilities',
    value: 'names',
    about: 'what the client declares, since tools can depend on it',
    takes: {
        text: `${CAPABILITIES.join(', ')}, with commas between them`,
        holds: (value) => capabilitiesIn(value) !== null,
    },
};
const SETTLE = {
    name: 'settle',
    value: 'seconds',
    about: 'how long no change of the lists may be announced (default 1)',
    takes: {
        text: `seconds from 0 to ${MAX_SETTLE_SECONDS}`,
        holds: (value) => /^[0-9]{1,2}(?:\.[0-9]{1,3})?$/.test(value) && Number(value) <= MAX_SETTLE_SECONDS,
    },
};
const TIMEOUT = countOption('timeout', `most seconds of one capture (default ${DEFAULT_SECONDS})`, MAX_CAPTURE_MILLISECONDS / 1000);
const MAX_PAGES = countOption('max-pages', `most pages of a list (default ${DEFAULT_LIST_PAGES})`, MAX_LIST_PAGES);
const MAX_BYTES = countOption('max-bytes', `most bytes that a server may write (default ${limits_DEFAULT_LIMITS.maxBytes})`, MAX_LIMITS.maxBytes);
const CAPTURE_OPTIONS = [
    URL_OPTION,
    CONFIG,
    SERVER,
    OUT,
    OUT_DIR,
    HEADER,
    ENV,
    KEEP_ENVIRONMENT,
    TOOLS_ONLY,
    ALL,
    REPEAT,
    PROTOCOL,
    DECLARED,
    SETTLE,
    TIMEOUT,
    MAX_PAGES,
    MAX_BYTES,
];
/** How the options want servers captured. */
function settingsOf(given) {
    return {
        scope: scopeOf(given),
        capabilities: capabilitiesIn(command_valueOf(given, DECLARED) ?? '') ?? [],
        revision: choiceOf(given, PROTOCOL),
        repeat: Number(command_valueOf(given, REPEAT) ?? 2),
        settle: Number(command_valueOf(given, SETTLE) ?? 1) * 1000,
        bounds: {
            milliseconds: Number(command_valueOf(given, TIMEOUT) ?? DEFAULT_SECONDS) * 1000,
            pages: Number(command_valueOf(given, MAX_PAGES) ?? DEFAULT_LIST_PAGES),
            bytes: Number(command_valueOf(given, MAX_BYTES) ?? limits_DEFAULT_LIMITS.maxBytes),
        },
    };
}
function scopeOf(given) {
    if (command_isGiven(given, TOOLS_ONLY))
        return 'tools';
    return command_isGiven(given, ALL) ? 'all' : 'instructions';
}
/** In their own order, each once; null where one is unknown. */
function capabilitiesIn(value) {
    const names = value.split(',').map((name) => name.trim());
    const wanted = names.filter((name) => name !== '');
    const known = CAPABILITIES.filter((capability) => wanted.includes(capability));
    return wanted.every((name) => known.some((capability) => capability === name)) ? known : null;
}
function countOption(name, about, largest) {
    const holds = (value) => /^[1-9][0-9]{0,8}$/.test(value) && Number(value) <= largest;
    return { name, value: 'number', about, takes: { text: `a whole number from 1 to ${largest}`, holds } };
}

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = require("node:buffer");
;// CONCATENATED MODULE: external "node:util/types"
const types_namespaceObject = require("node:util/types");
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
    if (!(0,types_namespaceObject.isUint8Array)(bytes))
        throw new gate_error_GateError('unsupported_value', field);
    if (bytes.length > Math.min(maxBytes, MAX_LIMITS.maxBytes))
        throw new gate_error_GateError('too_large', field);
    const code = encodingFault(bytes);
    if (code !== null)
        throw new gate_error_GateError(code, field);
    const text = textOf(bytes);
    if (/^[ \t\r\n]*$/.test(text))
        throw new gate_error_GateError('empty_file', field);
    if (text.startsWith(LFS_POINTER))
        throw new gate_error_GateError('lfs_pointer', field);
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
    return (0,external_node_buffer_namespaceObject.isUtf8)(bytes) ? null : 'invalid_utf8';
}
function textOf(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    // The same text of ASCII, made faster.
    return buffer.toString((0,external_node_buffer_namespaceObject.isAscii)(bytes) ? 'latin1' : 'utf8');
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

;// CONCATENATED MODULE: ../../lib/json/cursor.js


/** A fault at the next byte, or at one that only ASCII parts from it. */
function fault(cursor, code, at = cursor.at) {
    return new gate_error_GateError(code, cursor.field, locate_locate(cursor.text, at - cursor.shift));
}
/**
 * What stands there may not stand there: `comment` and `not_finite` (NaN, Infinity) for what other readers accept, else
 * a fault of that code, or `unexpected_end` behind the last byte.
 */
function unexpected(cursor, code = 'invalid_syntax', at = cursor.at) {
    const end = cursor.bytes.length;
    return at < end
        ? fault(cursor, knownMistake(cursor, at) ?? code, at)
        : fault(cursor, 'unexpected_end', end);
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
        throw unescape_fault(source, 'invalid_escape', escape);
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
        throw unescape_fault(source, 'lone_surrogate', escape);
    return String.fromCharCode(unit, low);
}
function unitOf(source, escape) {
    let unit = 0;
    for (let at = escape + 2; at < escape + 6; at += 1) {
        const digit = hexDigit(source.text.charCodeAt(at));
        if (digit === -1)
            throw unescape_fault(source, 'invalid_escape', escape);
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
function unescape_fault(source, code, offset) {
    return new gate_error_GateError(code, source.field, locate_locate(source.text, offset));
}

;// CONCATENATED MODULE: ../../lib/json/read-string.js


const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
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
        if (byte === QUOTE)
            break;
        if (byte < SPACE)
            throw unexpected(cursor, 'control_character', at);
        if (byte === BACKSLASH) {
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
    return fault(cursor, 'duplicate_key', start + cursor.shift);
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
        throw fault(cursor, 'invalid_number');
    const fractionEnd = byteAt(bytes, wholeEnd) === POINT ? digitsEnd(cursor, wholeEnd + 1) : wholeEnd;
    const end = exponentEnd(cursor, fractionEnd);
    if (end - start > MAX_NUMBER_DIGITS && digitsIn(bytes, start, end) > MAX_NUMBER_DIGITS) {
        throw fault(cursor, 'number_too_long');
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
        bytes: external_node_buffer_namespaceObject.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
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
const COMMA = 0x2c;
const read_text_MINUS = 0x2d;
const read_text_ZERO = 0x30;
const read_text_NINE = 0x39;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
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
        throw fault(cursor, 'too_deep');
    if (byte === read_text_QUOTE)
        return readString(cursor);
    if (byte === OPEN_OBJECT)
        return readObject(cursor, depth);
    if (byte === OPEN_ARRAY)
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
    if (isEmpty(cursor, CLOSE_ARRAY))
        return { kind: 'array', items: NONE, start };
    const first = cursor.valueCount;
    if (depth < MAX_ITEM_DEPTH) {
        do
            readUpperItem(cursor, depth);
        while (continues(cursor, CLOSE_ARRAY));
    }
    else {
        do
            readMemberValue(cursor, depth);
        while (continues(cursor, CLOSE_ARRAY));
    }
    return { kind: 'array', items: takeValues(cursor, first), start };
}
/** Reads an item that an earlier document may have too, and remembers it for a later one. */
function readUpperItem(cursor, depth) {
    if (nextByte(cursor) !== OPEN_OBJECT) {
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
        throw fault(cursor, 'too_deep');
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
    if (isEmpty(cursor, CLOSE_OBJECT))
        return { kind: 'object', keys: NONE, values: NONE, starts: NONE, start };
    const firstValue = cursor.valueCount;
    const firstKey = cursor.keyCount;
    const neighbour = neighbourAt(cursor, depth);
    neighbour.same = 0;
    do {
        readKey(cursor, neighbour, cursor.keyCount - firstKey);
        readMemberValue(cursor, depth);
    } while (continues(cursor, CLOSE_OBJECT));
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
function isEmpty(cursor, close) {
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
    if (byte !== COMMA && byte !== close)
        throw unexpected(cursor);
    cursor.at += 1;
    return byte === COMMA;
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
        if (!(error instanceof gate_error_GateError) || !isOfFirstLine(text, error))
            throw error;
        const code = languageOf(text.slice(firstUnit(text)));
        throw code === null ? error : new gate_error_GateError(code, field, locate_locate(text, firstUnit(text)));
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

;// CONCATENATED MODULE: ../../lib/json/value.js

/** Whether a value is an object; undefined, as `member` gives it, is none. */
function value_isObject(value) {
    return typeof value === 'object' && value !== null && value.kind === 'object';
}
/** Whether a value is an array. */
function value_isArray(value) {
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
        throw new gate_error_GateError('duplicate_key', 'value');
    return { kind: 'object', keys, values: entries.map(([, value]) => value), starts: [], start: -1 };
}
/** An array of its items, without a source. */
function value_jsonArray(items) {
    return { kind: 'array', items, start: -1 };
}

;// CONCATENATED MODULE: ../../lib/json/text-walk.js
const text_walk_QUOTE = 0x22;
const text_walk_COMMA = 0x2c;
const text_walk_OPEN_ARRAY = 0x5b;
const text_walk_BACKSLASH = 0x5c;
const text_walk_CLOSE_ARRAY = 0x5d;
const text_walk_OPEN_OBJECT = 0x7b;
const text_walk_CLOSE_OBJECT = 0x7d;
/** Passes an opening bracket or a comma; false where the closing bracket follows. */
function text_walk_goToNext(walk) {
    if (isClose(walk.text.charCodeAt(walk.at)))
        return false;
    walk.at += 1;
    skipSpace(walk);
    return !isClose(walk.text.charCodeAt(walk.at));
}
function isClose(unit) {
    return unit === text_walk_CLOSE_ARRAY || unit === text_walk_CLOSE_OBJECT;
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
        if (depth === 0 && (unit === text_walk_COMMA || isClose(unit)))
            return;
        if (unit === text_walk_QUOTE) {
            skipString(walk);
            continue;
        }
        if (unit === text_walk_OPEN_ARRAY || unit === text_walk_OPEN_OBJECT)
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
    while (text.charCodeAt(offset - 1 - backslashes) === text_walk_BACKSLASH)
        backslashes += 1;
    return backslashes % 2 === 1;
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
    return new gate_error_GateError(code, reading.field, known ? locate_locate(reading.text, offset) : null);
}
/** The faults that reading something collects, with the one that it throws at last. */
function reading_collected(read) {
    const faults = [];
    try {
        read(faults);
    }
    catch (error) {
        if (!(error instanceof gate_error_GateError))
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
            if (!(error instanceof gate_error_GateError))
                throw error;
            reading_tell(reading, error);
            return [];
        }
    });
}
/** A fault at the value that pointer tokens name, counted from the document's root. */
function faultBelow(reading, code, tokens) {
    const place = reading.text === '' ? null : placeOfPointer(reading.text, tokens);
    return new gate_error_GateError(code, reading.field, place);
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
const catalog_ENTRY_LISTS = new Map([
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
    if (value_isArray(root))
        return { object: null, tools: root, list: null, path: [], envelope: new Set() };
    if (!value_isObject(root))
        return { object: null, tools: null, list: null, path: [], envelope: new Set() };
    requireNoNull(reading, root, 'tools', 'null_tools');
    const direct = bodyOf(root, [], new Set([...RESULT, 'jsonrpc', 'id']));
    if (direct.tools !== null)
        return direct;
    if (root.keys.includes('jsonrpc'))
        requireResult(reading, root);
    const result = value_member(root, 'result');
    if (value_isObject(result))
        requireNoNull(reading, result, 'tools', 'null_tools');
    if (value_isObject(result) && root.keys.includes('jsonrpc'))
        requireCompleteResult(reading, result);
    const inner = value_isObject(result) ? bodyOf(result, ['result'], new Set(RESULT)) : direct;
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
function bodyOf(object, path, envelope) {
    const tools = value_member(object, 'tools');
    if (value_isArray(tools) || value_isObject(tools))
        return { object, tools, list: 'tools', path: [...path, 'tools'], envelope };
    const functions = value_member(object, 'functions');
    if (value_isArray(functions) && tools === undefined)
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
    return value_isArray(value) || value_isObject(value);
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
    const key = read_entry_textOf(part, field);
    if (key === null)
        throw faultIn(reading, 'invalid_name', part, field);
    const version = names.versionField === null ? null : read_entry_textOf(definition, names.versionField);
    if (names.versionField !== null && version === null)
        throw faultIn(reading, 'invalid_entry', definition, names.versionField);
    return { kind, key, version, definition, start: definition.start, source: 0 };
}
function read_entry_textOf(object, field) {
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
    if (!value_isArray(body.tools))
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
        return value_isArray(list) ? [{ names, kind, list, path: [...path, key] }] : [];
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
    read: (reading, root) => readList(reading, root, MCP, new Map([...catalog_ENTRY_LISTS].filter(([list]) => list !== 'tools'))),
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
    const records = value_isArray(tools) ? tools.items.filter(value_isObject) : [];
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
    if (!value_isArray(tools))
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
    if (value_isArray(body.tools))
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
        throw new gate_error_GateError('not_a_directory', field);
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
function adapters_nameField(format, kind) {
    return ADAPTERS[format].nameFields?.get(kind) ?? null;
}
/**
 * The object within a definition that has its name and the fields that a reader looks for: `function` in OpenAI's
 * nested form, else the definition itself.
 */
function adapters_namedPart(format, definition) {
    return namedWithin(ADAPTERS[format], definition);
}
/** A definition without its name, to tell whether two entries are equal but for that. */
function withoutName(format, kind, definition) {
    const field = adapters_nameField(format, kind);
    if (field === null)
        return definition;
    const part = adapters_namedPart(format, definition);
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
    const part = adapters_namedPart(format, definition);
    const field = INPUT_SCHEMA_FIELDS.find((name) => part.keys.includes(name));
    return field === undefined ? undefined : member(part, field);
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
        if (!(error instanceof gate_error_GateError))
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
    return reading_collected((faults) => readCatalog(bytes, options, faults)).sort(byPlace);
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

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = require("node:crypto");
;// CONCATENATED MODULE: ../../lib/json/digest-of-pieces.js

/** Bytes that are hashed at once: small pieces cost more by their number than by their length. */
const CHUNK_BYTES = 65_536;
/** No UTF-16 unit has more bytes in UTF-8. */
const MAX_BYTES_OF_A_UNIT = 3;
/** SHA-256 of the UTF-8 bytes of the pieces that `write` puts, one after the other. */
function digest_of_pieces_digestOfPieces(write) {
    const sha256 = (0,external_node_crypto_namespaceObject.createHash)('sha256');
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
function canonical_json_canonicalJson(value) {
    return writeJson(value, CANONICAL);
}
/** A string by RFC 8785, section 3.2.2.2, which is ECMAScript's own way with well-formed strings. */
function quoted(text) {
    // eslint-disable-next-line no-control-regex
    return /["\\\u0000-\u001f]/.test(text) ? JSON.stringify(text) : `"${text}"`;
}

;// CONCATENATED MODULE: ../../lib/catalog/catalog-digest.js



/** The lists of the canonical form, in its order of keys. */
const catalog_digest_LISTS = [...catalog_ENTRY_LISTS].sort(([a], [b]) => (a < b ? -1 : 1));
/**
 * A catalog's digest: SHA-256 of the canonical form of `{format, members, tools}`, beside them `prompts`,
 * `resources` and `resourceTemplates` where the catalog has any. Each is the list of definitions sorted by key in
 * code points, then version; where keys stand beside the definitions, an object by key. It does not depend on the
 * order of tools or keys, and two catalogs of one format have the same digest exactly where their diff is empty.
 */
function catalogDigest(catalog) {
    return digest_of_pieces_digestOfPieces((put) => {
        putCatalog(catalog, NOTHING, put);
    });
}
/** The digest where the canonical forms of definitions are known. */
function catalogDigestWith(catalog, known) {
    return digestOfPieces((put) => {
        putCatalog(catalog, known, put);
    });
}
const NOTHING = new Map();
/** The canonical form in pieces: as one text it can take several times the memory of the catalog. */
function putCatalog(catalog, known, put) {
    put(`{"format":${canonical_json_canonicalJson(catalog.format)},"members":${canonical_json_canonicalJson(catalog.members)}`);
    for (const [name, kind] of catalog_digest_LISTS) {
        const entries = catalog.entries.filter((entry) => entry.kind === kind);
        if (entries.length === 0 && kind !== 'tool')
            continue;
        put(`,"${name}":`);
        if (adapters_nameField(catalog.format, kind) === null)
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
        put(known.get(definition) ?? canonical_json_canonicalJson(definition));
        before = ',';
    }
    put(entries.length === 0 ? '[]' : ']');
}
/** As an object, whose keys RFC 8785 sorts by UTF-16 code units. */
function putByKey(entries, known, put) {
    put('{');
    const sorted = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const [index, { key, definition }] of sorted.entries()) {
        put(`${index === 0 ? '' : ','}${canonical_json_canonicalJson(key)}:`);
        put(known.get(definition) ?? canonical_json_canonicalJson(definition));
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

;// CONCATENATED MODULE: ../../lib/capture/catalog-text.js
/**
 * A catalog of the format `mcp`: the server's instructions, its lists, then members of its answers that the protocol does
 * not know. Each entry stands on a line of its own, as the server wrote it.
 */
function catalogText(instructions, lists) {
    const known = new Map();
    if (instructions !== null)
        known.set('instructions', instructions);
    for (const { list, entries } of lists)
        known.set(list.member, listText(entries));
    for (const [key, text] of lists.flatMap(({ extra }) => [...extra])) {
        if (!known.has(key))
            known.set(key, text);
    }
    const members = Array.from(known, ([key, text]) => `${JSON.stringify(key)}: ${text}`);
    return `{\n  ${members.join(',\n  ')}\n}\n`;
}
function listText(entries) {
    return entries.length === 0 ? '[]' : `[\n    ${entries.join(',\n    ')}\n  ]`;
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = require("node:timers/promises");
;// CONCATENATED MODULE: ../../lib/package-version.js
/** The version of this package; a test holds it equal to package.json's. */
const PACKAGE_VERSION = '0.1.0';

;// CONCATENATED MODULE: ../../lib/capture/client-meta.js


/** What the capture is called towards a server. */
const CLIENT_INFO = JSON.stringify({ name: 'tool-catalog-gate', version: PACKAGE_VERSION });
/**
 * What is declared, as a client of any revision declares it. What a client can be asked for it can be asked for as a task
 * too (revision 2025-11-25, "Tasks"): servers list tools that do so only then.
 */
function declared(capabilities) {
    const plain = capabilities.map((capability) => [capability, {}]);
    const asTasks = capabilities.flatMap((capability) => {
        const request = REQUESTS.get(capability);
        return request === undefined ? [] : [[capability, { [request]: {} }]];
    });
    const tasks = asTasks.length === 0 ? {} : { tasks: { requests: Object.fromEntries(asTasks) } };
    return JSON.stringify({ ...Object.fromEntries(plain), ...tasks });
}
const REQUESTS = new Map([
    ['sampling', 'createMessage'],
    ['elicitation', 'create'],
]);
/** The `_meta` that each request of revision 2026-07-28 carries (its page "Overview", `_meta`). */
function clientMeta(capabilities) {
    const prefix = 'io.modelcontextprotocol/';
    return [
        `{"${prefix}protocolVersion":"${STATELESS_REVISION}"`,
        `"${prefix}clientInfo":${CLIENT_INFO}`,
        `"${prefix}clientCapabilities":${declared(capabilities)}}`,
    ].join(',');
}

;// CONCATENATED MODULE: ../../lib/report/escape/visible.js
/** Nothing in it is invisible. Most texts are so, and building Unicode's classes takes longer than most reports. */
const visible_PRINTABLE_ASCII = /^[\x20-\x7E]*$/;
// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const INVISIBLE = String.raw `^\p{M}|[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}`;
/**
 * A text on one line with every invisible character as `\u{…}` (upper-case hex, no leading zeros). A backslash
 * stays as it is: where two different texts must never look the same, use `shownName`.
 */
function visible_visible(text) {
    return visible_PRINTABLE_ASCII.test(text) ? text : withoutInvisible(text);
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
function neutralise(text) {
    return visible_visible(text)
        .replace(/:(?=:)/gu, '\\u{3A}')
        .replace(/#(?=#\[)/gu, '\\u{23}');
}

;// CONCATENATED MODULE: ../../lib/capture/channel/shown-answer.js

const MAX_CHARACTERS = 300;
/** Text of a server on one line, cut, with nothing inneutralise in it. */
function shownAnswer(text) {
    const start = neutralise(text.slice(0, MAX_CHARACTERS).trimEnd());
    return text.length > MAX_CHARACTERS ? `${start}…` : start;
}

;// CONCATENATED MODULE: ../../lib/capture/noise.js


const NO_NOISE = { count: 0, first: '' };
/** The noise with one line more; a blank one is none. */
function withLine({ count, first }, line) {
    if (line.trim() === '')
        return { count, first };
    return { count: count + 1, first: count === 0 ? shownAnswer(line) : first };
}
/** The noise of a server in a line; none where there was none. */
function noiseLines({ count, first }) {
    return count === 0
        ? []
        : [
            `${count} line${count === 1 ? '' : 's'} on standard output passed over, since no message; the first: ${first}`,
        ];
}
/** An error of a capture with the noise as a part of its evidence, since it tells what else was started; any other as it is. */
function withNoise(error, noise) {
    if (!(error instanceof gate_error_GateError) || noise.count === 0)
        return error;
    const { code, field, place, evidence } = error;
    return new gate_error_GateError(code, field, place, [...(evidence === null ? [] : [evidence]), ...noiseLines(noise)].join('\n'));
}

;// CONCATENATED MODULE: ../../lib/json/source-slices.js


/**
 * The members of an object with the text of each value as the source has it, in source order; a key that stands twice
 * is there twice. Takes the text of one object, which must be JSON. Throws `lone_surrogate` about `member` where a key
 * escapes half a character.
 */
function memberSlices(text) {
    const walk = { text, at: 0 };
    skipSpace(walk);
    const slices = [];
    while (text_walk_goToNext(walk)) {
        const start = walk.at;
        skipString(walk);
        const key = unescape_unescape({ text, field: 'member' }, start + 1, walk.at - 1);
        skipSpace(walk);
        walk.at += 1;
        skipSpace(walk);
        slices.push({ key, text: valueSlice(walk) });
    }
    return slices;
}
/** The items of an array, each as the source has it. Takes the text of one array, which must be JSON. */
function itemSlices(text) {
    const walk = { text, at: 0 };
    skipSpace(walk);
    const slices = [];
    while (text_walk_goToNext(walk))
        slices.push(valueSlice(walk));
    return slices;
}
function valueSlice(walk) {
    const start = walk.at;
    text_walk_skipValue(walk);
    return walk.text.slice(start, walk.at).trimEnd();
}

;// CONCATENATED MODULE: ../../lib/capture/channel/message.js


/**
 * The messages in a text: one, or those of a batch (protocol revision 2025-03-26). null where it is no message, or
 * one in which a member stands twice, so that readers disagree about what it says.
 */
function readMessages(text) {
    if (!isJson(text))
        return null;
    const parts = text.trimStart().startsWith('[') ? itemSlices(text) : [text];
    const messages = parts.flatMap((part) => readMessage(part) ?? []);
    return messages.length === parts.length && messages.length > 0 ? messages : null;
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function readMessage(text) {
    const members = uniqueMembers(text);
    if (members === null)
        return null;
    const [id, method] = [members.get('id') ?? null, members.get('method') ?? null];
    const [result, error] = [members.get('result') ?? null, members.get('error') ?? null];
    const isAnswer = id !== null && (result !== null || error !== null);
    if (method !== null && !method.startsWith('"'))
        return null;
    return isAnswer || method !== null ? { id, method, result, error } : null;
}
/**
 * The members of an object by key, each with its own text; null for what is no object, has a key twice, or one that
 * is half a character.
 */
function uniqueMembers(text) {
    const slices = text.trimStart().startsWith('{') ? slicesOf(text) : null;
    if (slices === null)
        return null;
    const members = new Map(slices.map(({ key, text: value }) => [key, value]));
    return members.size === slices.length ? members : null;
}
function slicesOf(text) {
    try {
        return memberSlices(text);
    }
    catch (error) {
        if (error instanceof gate_error_GateError)
            return null;
        throw error;
    }
}
/** The string that a JSON text is; null for any other value. */
function stringOf(text) {
    const value = text?.startsWith('"') === true ? JSON.parse(text) : null;
    return typeof value === 'string' ? value : null;
}

;// CONCATENATED MODULE: ../../lib/capture/conversation.js






/**
 * Talks to a server over a channel, up to a deadline. A server that asks for something itself is answered: a ping, the
 * roots where they were declared (there are none); all else is declined.
 */
function openConversation(openChannel, capabilities, deadline) {
    const waiting = new Map();
    const state = {
        fault: null,
        revision: null,
        nextId: 1,
    };
    let changes = 0;
    let noise = NO_NOISE;
    const channel = openChannel({
        receive,
        receiveNoise: (text) => (noise = withLine(noise, text)),
        fail,
    });
    const onDeadline = () => {
        fail({ code: 'server_silent', evidence: null });
    };
    if (deadline.aborted)
        onDeadline();
    deadline.addEventListener('abort', onDeadline, { once: true });
    const closing = new AbortController();
    const end = AbortSignal.any([deadline, closing.signal]);
    function receive(message) {
        const { id, method, result, error } = message;
        if (method !== null)
            receiveRequest(id, stringOf(method));
        const asker = id === null ? undefined : waiting.get(id);
        if (id === null || asker === undefined || method !== null)
            return;
        waiting.delete(id);
        asker.resolve(result === null ? { error: error ?? 'null' } : { result });
    }
    function receiveRequest(id, method) {
        if (id === null) {
            if (method !== null && /^notifications\/[a-z/]+\/list_changed$/.test(method))
                changes += 1;
            return;
        }
        const text = `{"jsonrpc":"2.0","id":${id},${replyTo(method, capabilities)}}`;
        void channel.send({ text, id: null, method: null, revision: state.revision });
    }
    /** The first fault counts: what follows comes of it. */
    function fail(fault) {
        state.fault ??= fault;
        for (const [id, { step, reject }] of waiting) {
            waiting.delete(id);
            reject(faultOf(state.fault, step, channel.lastWords()));
        }
    }
    async function request(method, parameters, step) {
        if (state.fault !== null)
            throw faultOf(state.fault, step, channel.lastWords());
        const id = String(state.nextId);
        state.nextId += 1;
        const meta = state.revision === STATELESS_REVISION ? [`"_meta":${clientMeta(capabilities)}`] : [];
        const text = `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${[...meta, ...parameters].join(',')}}}`;
        return new Promise((resolve, reject) => {
            waiting.set(id, { step, resolve, reject });
            void channel.send({ text, id, method, revision: state.revision }).then((fault) => {
                if (fault === null || !waiting.delete(id))
                    return;
                reject(faultOf(fault, step, channel.lastWords()));
            });
        });
    }
    async function notify(method) {
        const text = `{"jsonrpc":"2.0","method":"${method}"}`;
        const fault = await channel.send({ text, id: null, method, revision: state.revision });
        if (fault !== null)
            throw faultOf(fault, method, channel.lastWords());
    }
    return {
        request,
        notify,
        speak: (revision) => (state.revision = revision),
        changes: () => changes,
        // Where it failed, no more of a begun line will come.
        noise: () => (state.fault === null ? noise : withLine(noise, channel.unfinished())),
        wait: (milliseconds) => (0,promises_namespaceObject.setTimeout)(milliseconds, undefined, { signal: end }).catch(() => undefined),
        close: () => {
            closing.abort();
            return channel.close(state.fault === null ? 'patient' : 'at-once');
        },
    };
}
function replyTo(method, capabilities) {
    if (method === 'ping')
        return '"result":{}';
    if (method === 'roots/list' && capabilities.includes('roots'))
        return '"result":{"roots":[]}';
    if (method === 'elicitation/create' && capabilities.includes('elicitation'))
        return '"result":{"action":"decline"}';
    return '"error":{"code":-32601,"message":"A capture only lists."}';
}
function faultOf({ code, evidence }, step, lastWords) {
    const said = [evidence, lastWords].filter((text) => text !== null && text !== '');
    const field = code === 'server_not_started' ? 'command' : step;
    return new gate_error_GateError(code, field, null, said.length === 0 ? null : said.join('\n'));
}

;// CONCATENATED MODULE: ../../lib/capture/refused.js


/** The error of a step that a server answered with an error: its code and message, cut and escaped. */
function refused(step, error) {
    const members = uniqueMembers(error);
    const code = members?.get('code');
    const message = stringOf(members?.get('message'));
    const evidence = code === undefined || message === null
        ? shownAnswer(error)
        : `error ${shownAnswer(code)}: ${shownAnswer(message)}`;
    return new gate_error_GateError('server_refused', step, null, evidence);
}
/** The error of a step whose answer has another shape than the protocol's. */
function refused_unexpected(step, answer) {
    return new gate_error_GateError('unexpected_answer', step, null, errorOf(answer));
}
/** What a server said, as it can be shown. */
function errorOf(text) {
    return `the server answered ${shownAnswer(text)}`;
}
/** The code of a JSON-RPC error; null where it has none. */
function codeOf(error) {
    const code = Number(uniqueMembers(error)?.get('code'));
    return Number.isInteger(code) ? code : null;
}

;// CONCATENATED MODULE: ../../lib/capture/greet.js






const DISCOVER = 'server/discover';
const INITIALIZE = 'initialize';
/** Servers of old revisions need not answer what they do not know. */
const DISCOVER_MILLISECONDS = 3000;
const AFTER_REFUSAL_MILLISECONDS = 1000;
/** Of revision 2026-07-28, whose list of supported revisions then stands in the error's data. */
const UNSUPPORTED_REVISION = -32022;
/**
 * Agrees on a revision: `server/discover` first; where that is answered with an error, with nothing of use, or not within
 * 3 s, `initialize` with the newest revision that has it. Throws GateError about either step: `server_refused`,
 * `unexpected_answer`, `protocol_unsupported`, and what the conversation throws.
 *
 * Source of the rules: the specification's page "Versioning and Compatibility" of 2026-07-28.
 */
async function greet(conversation, settings) {
    const { revision } = settings;
    if (revision === STATELESS_REVISION)
        return discoverAlone(conversation);
    if (revision !== null)
        return initialize(conversation, settings, revision);
    return discoverOrInitialize(conversation, settings);
}
/** As `greet` does for a server that ends when it is asked what it does not know. */
function greetAgain(conversation, settings) {
    return initialize(conversation, settings, HANDSHAKE_REVISIONS[0]);
}
/** Whether a server ended over `server/discover`, as some old ones do, at once or behind an answer. */
function endedOverDiscover(error) {
    return (error instanceof gate_error_GateError &&
        error.code === 'server_ended' &&
        (error.field === DISCOVER || error.field === INITIALIZE));
}
async function discoverAlone(conversation) {
    const answer = await discover(conversation);
    if ('error' in answer)
        throw refused(DISCOVER, answer.error);
    const members = uniqueMembers(answer.result);
    if (members === null)
        throw refused_unexpected(DISCOVER, answer.result);
    if (!revisionsIn(members.get('supportedVersions')).includes(STATELESS_REVISION))
        throw new gate_error_GateError('protocol_unsupported', DISCOVER, null, said(members.get('supportedVersions')));
    return greetingOf(STATELESS_REVISION, members);
}
function discover(conversation) {
    conversation.speak(STATELESS_REVISION);
    return conversation.request(DISCOVER, [], DISCOVER);
}
async function discoverOrInitialize(conversation, settings) {
    const discovering = discover(conversation).then(discoveryOf, discoveryFault);
    const late = conversation.wait(DISCOVER_MILLISECONDS).then(() => null);
    const discovery = await Promise.race([discovering, late]);
    if (discovery !== null)
        return settled(conversation, settings, discovery);
    const [newest] = HANDSHAKE_REVISIONS;
    const initializing = askToInitialize(conversation, settings, newest);
    const first = await Promise.race([initializing, statelessOf(discovering)]);
    const found = 'error' in first ? await statelessSoon(conversation, discovering, first) : first;
    return 'is' in found ? settled(conversation, settings, found) : agree(conversation, settings, found);
}
/** A server that starts slowly answers both requests, in their order; one without a handshake refuses the second. */
function statelessOf(discovering) {
    return new Promise((resolve) => {
        void discovering.then((discovery) => {
            if (discovery.is === 'stateless')
                resolve(discovery);
        });
    });
}
function statelessSoon(conversation, discovering, refusal) {
    return Promise.race([
        statelessOf(discovering),
        conversation.wait(AFTER_REFUSAL_MILLISECONDS).then(() => refusal),
    ]);
}
function discoveryOf(answer) {
    const members = 'result' in answer ? uniqueMembers(answer.result) : null;
    const supported = 'error' in answer ? supportedBy(answer.error) : revisionsIn(members?.get('supportedVersions'));
    if (members !== null && supported.includes(STATELESS_REVISION))
        return { is: 'stateless', members };
    const revision = HANDSHAKE_REVISIONS.find((known) => supported.includes(known));
    if (supported.length > 0 && revision === undefined) {
        const names = said(JSON.stringify(supported));
        return { is: 'failed', error: new gate_error_GateError('protocol_unsupported', DISCOVER, null, names) };
    }
    return { is: 'handshake', revision: revision ?? HANDSHAKE_REVISIONS[0] };
}
/** Over HTTP, an old server refuses the request in ways of its own, and `initialize` tells. */
function discoveryFault(error) {
    if (!(error instanceof gate_error_GateError))
        throw error;
    const isRefused = error.code === 'server_refused' || error.code === 'unexpected_answer';
    return isRefused ? { is: 'handshake', revision: HANDSHAKE_REVISIONS[0] } : { is: 'failed', error };
}
function settled(conversation, settings, discovery) {
    if (discovery.is === 'failed')
        throw discovery.error;
    if (discovery.is === 'handshake')
        return initialize(conversation, settings, discovery.revision);
    conversation.speak(STATELESS_REVISION);
    return greetingOf(STATELESS_REVISION, discovery.members);
}
function supportedBy(error) {
    const members = uniqueMembers(error);
    if (Number(members?.get('code')) !== UNSUPPORTED_REVISION)
        return [];
    return revisionsIn(uniqueMembers(members?.get('data') ?? '')?.get('supported'));
}
function revisionsIn(list) {
    return list?.startsWith('[') === true ? itemSlices(list).flatMap((item) => stringOf(item) ?? []) : [];
}
async function initialize(conversation, settings, revision) {
    return agree(conversation, settings, await askToInitialize(conversation, settings, revision));
}
function askToInitialize(conversation, { capabilities }, revision) {
    conversation.speak(revision);
    const parameters = [
        `"protocolVersion":"${revision}"`,
        `"capabilities":${declared(capabilities)}`,
        `"clientInfo":${CLIENT_INFO}`,
    ];
    return conversation.request(INITIALIZE, parameters, INITIALIZE);
}
async function agree(conversation, { revision }, answer) {
    if ('error' in answer)
        throw refused(INITIALIZE, answer.error);
    const members = uniqueMembers(answer.result);
    const spoken = stringOf(members?.get('protocolVersion'));
    if (members === null || spoken === null)
        throw refused_unexpected(INITIALIZE, answer.result);
    const agreed = HANDSHAKE_REVISIONS.find((known) => known === spoken);
    if (agreed === undefined || (revision !== null && agreed !== revision))
        throw new gate_error_GateError('protocol_unsupported', INITIALIZE, null, said(members.get('protocolVersion')));
    conversation.speak(agreed);
    await conversation.notify('notifications/initialized');
    return greetingOf(agreed, members);
}
function greetingOf(revision, members) {
    const instructions = members.get('instructions') ?? 'null';
    return {
        revision,
        instructions: instructions === 'null' ? null : instructions,
        offers: uniqueMembers(members.get('capabilities') ?? '{}') ?? new Map(),
    };
}
function said(text) {
    return text === undefined ? null : errorOf(text);
}

;// CONCATENATED MODULE: ../../lib/capture/list-entries.js




const TOOLS = {
    method: 'tools/list',
    member: 'tools',
    entry: 'tool',
    capability: 'tools',
};
const OTHER_LISTS = [
    { method: 'prompts/list', member: 'prompts', entry: 'prompt', capability: 'prompts' },
    { method: 'resources/list', member: 'resources', entry: 'resource', capability: 'resources' },
    {
        method: 'resources/templates/list',
        member: 'resourceTemplates',
        entry: 'resource template',
        capability: 'resources',
    },
];
const METHOD_NOT_FOUND = -32601;
/** What an answer holds around its list. */
const ENVELOPE = new Set(['_meta', 'nextCursor', 'resultType', 'ttlMs', 'cacheScope']);
/**
 * All pages of a list. A server that does not know the method has none (null) where `optional`. Throws GateError
 * about the step: `server_refused`, `unexpected_answer` (no list, a null, another `resultType` than `complete`),
 * `endless_list` (a cursor that comes again, more pages than the bound), and what the conversation throws.
 */
async function listEntries(conversation, list, maxPages, optional) {
    const pages = [];
    const seen = new Set();
    let cursor = null;
    do {
        const step = pages.length === 0 ? list.method : `${list.method}, page ${pages.length + 1}`;
        if (pages.length === maxPages)
            throw new gate_error_GateError('endless_list', step);
        const parameters = cursor === null ? [] : [`"cursor":${cursor}`];
        const answer = await conversation.request(list.method, parameters, step);
        if ('error' in answer) {
            if (optional && pages.length === 0 && codeOf(answer.error) === METHOD_NOT_FOUND)
                return null;
            throw refused(step, answer.error);
        }
        const page = pageOf(answer.result, list.member, step);
        cursor = page.nextCursor;
        if (cursor !== null && seen.has(cursor))
            throw new gate_error_GateError('endless_list', step);
        if (cursor !== null)
            seen.add(cursor);
        pages.push(page);
    } while (cursor !== null);
    return {
        list,
        entries: pages.flatMap(({ entries }) => entries),
        pages: pages.length,
        extra: sharedMembers(pages),
    };
}
function pageOf(result, member, step) {
    const members = uniqueMembers(result);
    const list = members?.get(member);
    const type = members?.get('resultType') ?? '"complete"';
    if (members === null || list?.startsWith('[') !== true || type !== '"complete"')
        throw refused_unexpected(step, result);
    const nextCursor = members.get('nextCursor') ?? 'null';
    const extra = [...members].filter(([key]) => key !== member && !ENVELOPE.has(key));
    return {
        entries: itemSlices(list),
        nextCursor: nextCursor === 'null' ? null : nextCursor,
        extra: new Map(extra),
    };
}
function sharedMembers([first, ...others]) {
    const shared = [...(first?.extra ?? [])].filter(([key, text]) => others.every(({ extra }) => extra.get(key) === text));
    return new Map(shared);
}

;// CONCATENATED MODULE: ../../lib/capture/channel/byte-budget.js
function byteBudget(limit) {
    let left = limit;
    return {
        take: (bytes) => {
            left -= bytes;
            return left >= 0;
        },
    };
}

;// CONCATENATED MODULE: ../../lib/capture/channel/line-reader.js
const LINE_FEED = 0x0a;
/**
 * Cuts a stream into lines. Returns what takes its chunks; `onLine` is called with the bytes of each line, without the
 * line feed; `end` gives what stands behind the last one, and `rest` shows it before the stream has ended.
 */
function lineReader(onLine) {
    let parts = [];
    const flush = (last) => {
        const line = parts.length === 0 ? last : Buffer.concat([...parts, last]);
        parts = [];
        onLine(line);
    };
    return {
        push: (chunk) => {
            let from = 0;
            for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
                flush(chunk.subarray(from, end));
                from = end + 1;
            }
            if (from < chunk.length)
                parts.push(chunk.subarray(from));
        },
        end: () => {
            if (parts.length > 0)
                flush(new Uint8Array());
        },
        rest: () => Buffer.concat(parts),
    };
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
// EXTERNAL MODULE: ../../node_modules/cross-spawn/index.js
var cross_spawn = __nccwpck_require__(422);
;// CONCATENATED MODULE: ../../lib/capture/channel/server-process.js




/** Holds a value that no other program has, so that a server's processes are found wherever they went. */
const MARK = 'TOOL_CATALOG_GATE_CAPTURE';
const MARK_VALUE = (0,external_node_crypto_namespaceObject.randomUUID)();
const PATIENCE_MILLISECONDS = 1000;
const POLL_MILLISECONDS = 20;
const IS_WINDOWS = process.platform === 'win32';
/** Starts a server. Whatever becomes of this process short of SIGKILL, the server is ended with it. */
function startServer(server) {
    const child = cross_spawn(server.command, [...server.arguments], {
        cwd: server.directory,
        env: { ...server.environment, [MARK]: MARK_VALUE },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own, which can be ended as a whole.
        detached: !IS_WINDOWS,
        windowsHide: true,
    });
    const state = { ended: false };
    child.once('exit', () => (state.ended = true));
    child.once('error', () => (state.ended = true));
    const unwatch = endWithThisProcess(child);
    return {
        child,
        end: async (patience) => {
            child.stdin?.end();
            if (patience === 'patient')
                await until(() => state.ended, PATIENCE_MILLISECONDS);
            await endAll(child);
            unwatch();
            for (const stream of [child.stdin, child.stdout, child.stderr])
                stream?.destroy();
            child.unref();
        },
    };
}
async function endAll(child) {
    if (!isAnyAlive(child))
        return;
    signalAll(child, 'SIGTERM');
    await until(() => !isAnyAlive(child), PATIENCE_MILLISECONDS);
    signalAll(child, 'SIGKILL');
    await until(() => !isAnyAlive(child), PATIENCE_MILLISECONDS);
}
async function until(holds, milliseconds) {
    const end = performance.now() + milliseconds;
    while (!holds() && performance.now() < end)
        await (0,promises_namespaceObject.setTimeout)(POLL_MILLISECONDS);
}
function isAnyAlive(child) {
    if (child.pid === undefined)
        return false;
    if (IS_WINDOWS)
        return child.exitCode === null && child.signalCode === null;
    return isGroupAlive(child.pid) || markedProcesses().length > 0;
}
/** A process that ended and that nobody waited for still counts as one of its group. */
function isGroupAlive(group) {
    try {
        process.kill(-group, 0);
    }
    catch {
        return false;
    }
    const ids = processIds();
    return ids.length === 0 || ids.some((pid) => groupOf(pid) === group);
}
function signalAll(child, signal) {
    if (child.pid === undefined)
        return;
    if (IS_WINDOWS) {
        cross_spawn.sync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
        return;
    }
    for (const pid of [-child.pid, ...markedProcesses()]) {
        try {
            process.kill(pid, signal);
        }
        catch {
            // It ended in the meantime.
        }
    }
}
/**
 * Processes that bear the mark in their environment, wherever in the tree they hang: those that left the group, daemons
 * among them. Linux alone shows them.
 */
function markedProcesses() {
    const mark = `${MARK}=${MARK_VALUE}`;
    return processIds().filter((pid) => {
        try {
            return (0,external_node_fs_namespaceObject.readFileSync)(`/proc/${pid}/environ`, 'utf8').includes(mark) && groupOf(pid) !== null;
        }
        catch {
            return false;
        }
    });
}
function processIds() {
    try {
        return (0,external_node_fs_namespaceObject.readdirSync)('/proc')
            .filter((name) => /^[0-9]+$/.test(name))
            .map(Number);
    }
    catch {
        return [];
    }
}
/** The group of a process that lives; null for one that has ended (proc(5), `/proc/[pid]/stat`). */
function groupOf(pid) {
    try {
        const [, state, group] = /^.*\) (\S) -?[0-9]+ ([0-9]+) /s.exec((0,external_node_fs_namespaceObject.readFileSync)(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return state === undefined || state === 'Z' ? null : Number(group);
    }
    catch {
        return null;
    }
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A terminal's Ctrl+C reaches only this process: the server is in a group of its own. */
function endWithThisProcess(child) {
    const kill = () => {
        signalAll(child, 'SIGKILL');
    };
    const killAndEnd = (signal) => {
        kill();
        unwatch();
        process.kill(process.pid, signal);
    };
    const unwatch = () => {
        process.off('exit', kill);
        for (const signal of SIGNALS)
            process.off(signal, killAndEnd);
    };
    process.once('exit', kill);
    for (const signal of SIGNALS)
        process.once(signal, killAndEnd);
    return unwatch;
}

;// CONCATENATED MODULE: ../../lib/capture/channel/command-channel.js




/** How much of its error output is kept, to be shown where the capture fails. */
const KEPT_BYTES = 4096;
const KEPT_LINES = 10;
/** How long what it wrote last may take to arrive once it has ended. */
const LAST_OUTPUT_MILLISECONDS = 200;
/** Starts a server that speaks over its standard streams, one message a line. */
function commandChannel(server, budget, receiver) {
    const { child, end } = startServer(server);
    const errorOutput = keepEnd(KEPT_BYTES);
    const lines = lineReader((line) => {
        receiveLine(line, receiver);
    });
    child.stdout?.on('data', (chunk) => {
        if (budget.take(chunk.length))
            lines.push(chunk);
        else
            receiver.fail({ code: 'too_much_output', evidence: null });
    });
    child.stderr?.on('data', errorOutput.push);
    child.once('error', (error) => {
        receiver.fail({ code: 'server_not_started', evidence: systemCode(error) });
    });
    child.once('exit', (code, signal) => {
        const fail = () => {
            lines.end();
            receiver.fail({ code: 'server_ended', evidence: endOf(code, signal) });
        };
        const late = setTimeout(fail, LAST_OUTPUT_MILLISECONDS);
        child.once('close', () => {
            clearTimeout(late);
            fail();
        });
    });
    // It closed its input: its end tells.
    child.stdin?.on('error', () => undefined);
    return {
        send: ({ text }) => {
            child.stdin?.write(`${text}\n`);
            return Promise.resolve(null);
        },
        lastWords: errorOutput.text,
        unfinished: () => Buffer.from(lines.rest()).toString(),
        close: end,
    };
}
function receiveLine(bytes, receiver) {
    const line = decoded(bytes);
    const messages = line === null ? [] : readMessages(line);
    if (line === null)
        receiver.fail({ code: 'invalid_utf8', evidence: null });
    else if (messages === null && line.trim() !== '')
        receiver.receiveNoise(line);
    for (const message of messages ?? [])
        receiver.receive(message);
}
function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
function systemCode(error) {
    return 'code' in error && typeof error.code === 'string' ? error.code : null;
}
function endOf(code, signal) {
    return signal === null ? `exit code ${code ?? 0}` : `signal ${signal}`;
}
function keepEnd(bytes) {
    let kept = Buffer.alloc(0);
    return {
        push: (chunk) => {
            kept = Buffer.from(Buffer.concat([kept, chunk.subarray(-bytes)]).subarray(-bytes));
        },
        text: () => kept
            .toString('utf8')
            .split('\n')
            .filter((line) => line.trim() !== '')
            .slice(-KEPT_LINES)
            .map(shownAnswer)
            .join('\n'),
    };
}

;// CONCATENATED MODULE: ../../lib/capture/channel/body-chunks.js
/** The bytes of an answer's body as they come; leaving early ends the connection. */
async function* bodyChunks({ body }) {
    const reader = body?.getReader();
    if (reader === undefined)
        return;
    try {
        for (;;) {
            const chunk = (await reader.read()).value;
            if (!(chunk instanceof Uint8Array))
                return;
            yield chunk;
        }
    }
    finally {
        await reader.cancel().catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ../../node_modules/eventsource-parser/dist/index.js
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, dist_SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === dist_SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === dist_SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === dist_SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === dist_SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === dist_SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === dist_SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === dist_SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map

;// CONCATENATED MODULE: ../../lib/capture/channel/event-stream.js


/**
 * Reads the events of an answer until it ends; what is behind the last whole event is none (HTML, "Server-sent
 * events"). A stream that breaks off ends.
 */
async function readEvents(response, budget, onEvent) {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const parser = createParser({ onEvent });
    try {
        for await (const chunk of bodyChunks(response)) {
            if (!budget.take(chunk.length))
                return { code: 'too_much_output', evidence: null };
            parser.feed(decoder.decode(chunk, { stream: true }));
        }
    }
    catch (error) {
        return isNoUtf8(error) ? { code: 'invalid_utf8', evidence: null } : null;
    }
    return null;
}
function isNoUtf8(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}

;// CONCATENATED MODULE: ../../lib/capture/channel/http-request.js
const MAX_REDIRECTS = 5;
/**
 * One request to a server, with its headers, which may be secrets: a redirect is followed within the server's own
 * origin only, and keeps the method.
 */
async function ask(server, request, url = server.url) {
    try {
        return await follow(server, request, new URL(url));
    }
    catch (error) {
        return { code: 'server_unreachable', evidence: reasonOf(error) };
    }
}
async function follow(server, { method, headers, body, signal }, start) {
    let url = start;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const response = await fetch(url, {
            method,
            headers: { ...server.headers, ...headers },
            body,
            signal,
            redirect: 'manual',
        });
        const target = response.headers.get('location');
        if (![301, 302, 307, 308].includes(response.status) || target === null)
            return response;
        await response.body?.cancel().catch(() => undefined);
        url = new URL(target, url);
        if (url.origin !== start.origin)
            return { code: 'server_refused', evidence: `HTTP ${response.status}: a redirect to another origin` };
    }
    return { code: 'server_refused', evidence: 'redirects without an end' };
}
/** `ECONNREFUSED`, `CERT_HAS_EXPIRED`, …: what lies below what `fetch` throws. */
function reasonOf(error) {
    if (typeof error !== 'object' || error === null)
        return null;
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    return 'cause' in error ? reasonOf(error.cause) : null;
}

;// CONCATENATED MODULE: ../../lib/capture/channel/old-events-channel.js



/**
 * Speaks the HTTP+SSE transport of revision 2024-11-05: one event stream brings the address that messages are posted
 * to, then all that the server says.
 */
function oldEventsChannel(server, budget, receiver) {
    const controller = new AbortController();
    const { signal } = controller;
    let endpoint = null;
    function open() {
        return new Promise((resolve) => {
            void readStream(resolve).then((fault) => {
                const end = fault ?? { code: 'server_ended', evidence: 'the event stream ended' };
                resolve(end);
                if (!signal.aborted)
                    receiver.fail(end);
            });
        });
    }
    async function readStream(onEndpoint) {
        const headers = { accept: 'text/event-stream' };
        const response = await ask(server, { method: 'GET', headers, body: null, signal });
        if ('code' in response)
            return response;
        const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
        if (!response.ok || !isEvents)
            return { code: 'server_refused', evidence: `HTTP ${response.status}` };
        return readEvents(response, budget, ({ event, data }) => {
            const messages = event === 'endpoint' ? [] : readMessages(data);
            if (event === 'endpoint')
                onEndpoint(endpointOf(data));
            else if (messages === null)
                receiver.receiveNoise(data);
            for (const message of messages ?? [])
                receiver.receive(message);
        });
    }
    /** Only within the server's own origin, since its headers go there too. */
    function endpointOf(data) {
        const url = URL.canParse(data, server.url) ? new URL(data, server.url) : null;
        return url?.origin === new URL(server.url).origin
            ? url.href
            : { code: 'unexpected_answer', evidence: 'an endpoint of another origin' };
    }
    async function send({ text }) {
        endpoint ??= open();
        const url = await endpoint;
        if (typeof url !== 'string')
            return url;
        const headers = { 'content-type': 'application/json' };
        const response = await ask(server, { method: 'POST', headers, body: text, signal }, url);
        if ('code' in response)
            return response;
        await response.body?.cancel().catch(() => undefined);
        return response.ok ? null : { code: 'server_refused', evidence: `HTTP ${response.status}` };
    }
    return {
        send,
        lastWords: () => '',
        unfinished: () => '',
        close: () => {
            controller.abort();
            return Promise.resolve();
        },
    };
}

;// CONCATENATED MODULE: ../../lib/capture/channel/address-channel.js







const ACCEPT = 'application/json, text/event-stream';
const SESSION = 'mcp-session-id';
const GOODBYE_MILLISECONDS = 2000;
/**
 * Speaks streamable HTTP: each message is a POST, answered as JSON or as an event stream. Where the server turns out to
 * know only the transport of revision 2024-11-05, that is spoken from then on.
 *
 * Source of the rules: the specification's pages "Streamable HTTP" of 2025-11-25 and 2026-07-28, "Backward
 * Compatibility".
 */
function addressChannel(server, budget, receiver) {
    const controller = new AbortController();
    const { signal } = controller;
    const state = {
        session: null,
        revision: null,
        old: server.eventsOnly ? oldEventsChannel(server, budget, receiver) : null,
    };
    async function send(message) {
        if (state.old !== null)
            return state.old.send(message);
        const response = await ask(server, {
            method: 'POST',
            headers: headersOf(message),
            body: message.text,
            signal,
        });
        if ('code' in response)
            return response;
        state.session = response.headers.get(SESSION) ?? state.session;
        state.revision = message.revision;
        const isWrongTransport = message.method === 'initialize' && [400, 404, 405].includes(response.status);
        const fault = await takeAnswer(response, message);
        if (fault !== null && isWrongTransport)
            return sendTheOldWay(message, fault);
        if (message.method === 'notifications/initialized')
            void listen();
        return fault;
    }
    function headersOf({ method, revision }) {
        return {
            accept: ACCEPT,
            'content-type': 'application/json',
            ...(state.session === null ? {} : { [SESSION]: state.session }),
            ...(revision === null ? {} : { 'mcp-protocol-version': revision }),
            ...(revision === STATELESS_REVISION && method !== null ? { 'mcp-method': method } : {}),
        };
    }
    /** Passes on what an answer holds; a fault where that is not the answer to the message. */
    async function takeAnswer(response, { id }) {
        const answered = { isAnswered: id === null };
        const receive = (text) => {
            const messages = readMessages(text);
            for (const message of messages ?? []) {
                if (message.id === id)
                    answered.isAnswered = true;
                receiver.receive(message);
            }
            return messages !== null;
        };
        const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
        const fault = isEvents
            ? await readEvents(response, budget, ({ data }) => {
                // Revision 2025-11-25 opens a stream with an event that has an id and nothing else.
                if (data !== '' && !receive(data))
                    receiver.receiveNoise(data);
            })
            : await takeBody(response, id, receive);
        if (fault !== null || answered.isAnswered || signal.aborted)
            return fault;
        return response.ok ? { code: 'server_ended', evidence: 'the answer ended early' } : refusal(response, '');
    }
    async function takeBody(response, id, receive) {
        const text = await address_channel_bodyOf(response, budget, signal);
        if (text === null)
            return signal.aborted ? null : { code: 'too_much_output', evidence: null };
        if (text.trim() !== '' && receive(text))
            return null;
        if (!response.ok)
            return refusal(response, text);
        return id === null ? null : { code: 'unexpected_answer', evidence: shownAnswer(text) };
    }
    async function sendTheOldWay(message, refused) {
        const old = oldEventsChannel(server, budget, receiver);
        const fault = await old.send(message);
        if (fault !== null) {
            await old.close('at-once');
            return refused;
        }
        state.old = old;
        return null;
    }
    /** Change notices of the revisions with a handshake come over a stream of their own, which servers may refuse. */
    async function listen() {
        const { revision } = state;
        const headers = {
            ...headersOf({ text: '', id: null, method: null, revision }),
            accept: 'text/event-stream',
        };
        const response = await ask(server, { method: 'GET', headers, body: null, signal });
        if ('code' in response)
            return;
        if (!response.ok) {
            await response.body?.cancel().catch(() => undefined);
            return;
        }
        await readEvents(response, budget, ({ data }) => {
            for (const message of readMessages(data) ?? [])
                receiver.receive(message);
        });
    }
    async function close(patience) {
        controller.abort();
        await state.old?.close(patience);
        if (state.session === null || patience === 'at-once')
            return;
        const headers = headersOf({ text: '', id: null, method: null, revision: state.revision });
        const goodbye = AbortSignal.timeout(GOODBYE_MILLISECONDS);
        const response = await ask(server, { method: 'DELETE', headers, body: null, signal: goodbye });
        if (!('code' in response))
            await response.body?.cancel().catch(() => undefined);
    }
    return { send, lastWords: () => '', unfinished: () => '', close };
}
function refusal({ status, statusText }, body) {
    const said = shownAnswer(body);
    return {
        code: 'server_refused',
        evidence: `HTTP ${status} ${statusText}`.trimEnd() + (said === '' ? '' : `: ${said}`),
    };
}
/** The text of a body; null where it is cut off, too long or no UTF-8. */
async function address_channel_bodyOf(response, budget, signal) {
    const chunks = [];
    try {
        for await (const chunk of bodyChunks(response)) {
            if (!budget.take(chunk.length) || signal.aborted)
                return null;
            chunks.push(chunk);
        }
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ../../lib/capture/capture-once.js









/**
 * Connects to a server, lists, and ends it, whatever happens. Throws GateError about the step that failed, as greet and
 * listEntries do, and `unsettled_list`.
 */
async function captureOnce(server, settings) {
    const deadline = new AbortController();
    const timer = setTimeout(() => {
        deadline.abort();
    }, settings.bounds.milliseconds);
    try {
        return await captureOver(server, settings, deadline.signal, greet);
    }
    catch (error) {
        if (settings.revision !== null || !endedOverDiscover(error))
            throw error;
        return await captureOver(server, settings, deadline.signal, greetAgain);
    }
    finally {
        clearTimeout(timer);
    }
}
async function captureOver(server, settings, deadline, greeting) {
    const budget = byteBudget(settings.bounds.bytes);
    const conversation = openConversation((receiver) => server.is === 'command'
        ? commandChannel(server, budget, receiver)
        : addressChannel(server, budget, receiver), settings.capabilities, deadline);
    try {
        return await capture(conversation, settings, await greeting(conversation, settings));
    }
    catch (error) {
        throw withNoise(error, conversation.noise());
    }
    finally {
        await conversation.close();
    }
}
async function capture(conversation, settings, greeting) {
    listenForChanges(conversation, greeting);
    for (let round = 0; round < MAX_LISTINGS; round += 1) {
        const changes = conversation.changes();
        const lists = await listAll(conversation, settings, greeting);
        await conversation.wait(settings.settle);
        if (conversation.changes() > changes)
            continue;
        const instructions = settings.scope === 'tools' ? null : greeting.instructions;
        return {
            text: catalogText(instructions, lists),
            revision: greeting.revision,
            lists,
            listedAgain: round,
            noise: conversation.noise(),
        };
    }
    throw new gate_error_GateError('unsettled_list', TOOLS.method);
}
/** In revision 2026-07-28 changes are announced to who subscribes; before, to all. */
function listenForChanges(conversation, { revision, offers }) {
    if (revision !== STATELESS_REVISION)
        return;
    const wanted = [TOOLS, ...OTHER_LISTS].flatMap(({ capability }) => /"listChanged"\s*:\s*true/.test(offers.get(capability) ?? '') ? [`"${capability}ListChanged":true`] : []);
    if (wanted.length === 0)
        return;
    const filter = `"notifications":{${[...new Set(wanted)].join(',')}}`;
    // It is answered when the server ends the subscription. One that refuses it announces nothing.
    conversation.request('subscriptions/listen', [filter], 'subscriptions/listen').catch(() => undefined);
}
async function listAll(conversation, { scope, bounds }, { offers }) {
    const wanted = scope === 'all' ? OTHER_LISTS.filter(({ capability }) => offers.has(capability)) : [];
    const lists = [];
    for (const list of [TOOLS, ...wanted]) {
        // Tools are asked for even where none are offered: a server may have forgotten to say so.
        const isOptional = !offers.has(list.capability) || list.member === 'resourceTemplates';
        const listed = await listEntries(conversation, list, bounds.pages, isOptional);
        if (listed !== null)
            lists.push(listed);
        else if (list === TOOLS)
            lists.push({ list, entries: [], pages: 0, extra: new Map() });
    }
    return lists;
}

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = require("node:util");
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
        throw new gate_error_GateError('too_deep', taking.field);
    count(taking, 1);
    if (value === null || typeof value === 'boolean')
        return value;
    if (typeof value === 'string')
        return takeString(taking, value);
    if (typeof value === 'number' && Number.isFinite(value))
        return value === 0 ? 0 : value;
    if (typeof value !== 'object' || external_node_util_namespaceObject.types.isProxy(value) || taking.holders.has(value))
        throw unsupported(taking);
    taking.holders.add(value);
    const taken = Array.isArray(value) ? takeArray(taking, value, depth) : takeObject(taking, value, depth);
    taking.holders.delete(value);
    return taken;
}
function unsupported(taking) {
    return new gate_error_GateError('unsupported_value', taking.field);
}
function count(taking, size) {
    taking.size += size;
    if (taking.size > taking.limits.maxBytes)
        throw new gate_error_GateError('too_large', taking.field);
}
function takeString(taking, text) {
    count(taking, text.length);
    if (!text.isWellFormed())
        throw new gate_error_GateError('lone_surrogate', taking.field);
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
    if (typeof value !== 'object' || value === null || external_node_util_namespaceObject.types.isProxy(value))
        return false;
    return Object.getPrototypeOf(value) === null && Object.hasOwn(value, 'hasOwnProperty');
}
/** Whether this is Array.prototype, of this realm or another one. */
function isArrayPrototype(value) {
    if (external_node_util_namespaceObject.types.isProxy(value) || !Array.isArray(value))
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
        throw new gate_error_GateError('invalid_type', field);
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

;// CONCATENATED MODULE: ../../lib/json/fingerprint.js




/**
 * SHA-256 of a value's canonical form (see canonicalJson): equal for two values exactly where they mean the same. The
 * form of a whole document is never in memory.
 */
function fingerprint_fingerprint(value) {
    return isLarge(value, LEVELS)
        ? digest_of_pieces_digestOfPieces((put) => {
            putCanonical(value, fingerprint_NOTHING, put);
        })
        : digestOf(canonical_json_canonicalJson(value));
}
/** The same where the canonical forms of some of the value's parts are known. */
function fingerprint_fingerprintWith(value, known) {
    return digestOfPieces((put) => {
        putCanonical(value, known, put);
    });
}
const fingerprint_NOTHING = new Map();
/** SHA-256 of a text's UTF-8 bytes. */
function digestOf(text) {
    return `sha256:${(0,external_node_crypto_namespaceObject.hash)('sha256', text, 'hex')}`;
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
        put(known.get(value) ?? canonical_json_canonicalJson(value));
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
        put(`${place === 0 ? '' : ','}${canonical_json_canonicalJson(key)}:`);
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
    const old = adapters_namedPart(format, before.definition);
    const now = adapters_namedPart(format, after.definition);
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
        return canonical_json_canonicalJson(value);
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
    const lines = new Map([...removed, ...added].map((entry) => [entry, renamed_entries_linesOf(format, entry)]));
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
function renamed_entries_linesOf(format, { kind, definition }) {
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
        throw new gate_error_GateError('format_mismatch', 'candidate');
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
    if (!catalog_ENTRY_LISTS.has(list))
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
    if (isObject(value))
        return ruledObject(value, pointers, depth, isKept);
    return isArray(value) && pointers.length > 0 ? ruledArray(value, pointers, depth, isKept) : value;
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

const place_role_TEXTS = new Map([
    ['description', 'text'],
    ['title', 'text'],
]);
const DEFINITION = new Map([
    ...place_role_TEXTS,
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
    ...place_role_TEXTS,
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
    return place_role_TEXTS.get(key) ?? 'plain';
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
    if (!value_isArray(value) && !value_isObject(value))
        return canonical_json_canonicalJson(value);
    const known = CONTENTS.get(value);
    if (known !== undefined)
        return known;
    const text = value_isArray(value) ? `[${value.items.map(contentOf).join()}]` : `{${reordered_membersOf(value).join()}}`;
    const content = text.length > MAX_TEXT ? digestOf(text) : text;
    CONTENTS.set(value, content);
    return content;
}
function reordered_membersOf({ keys, values }) {
    return keys
        .map((key, index) => ({ key, value: values[index] ?? null }))
        .sort((a, b) => text_order_compareCodePoints(a.key, b.key))
        .map(({ key, value }) => `${canonical_json_canonicalJson(key)}:${contentOf(value)}`);
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
    return value_isArray(before) && value_isArray(after) && isReordered(before.items, after.items);
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
    if (!value_isArray(old) || !value_isArray(now))
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
    if (!value_isArray(value))
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
    return value_isArray(value) ? new Set(value.items.map(canonical_json_canonicalJson)) : null;
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
    const id = `${jsonPointer(path)} ${own === undefined ? '' : canonical_json_canonicalJson(own)}`;
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
    else if (isWalked && value_isArray(before) && value_isArray(after))
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
    if (value_isArray(before) && value_isArray(after))
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
    const [oldPart, nowPart] = [adapters_namedPart(format, old), adapters_namedPart(format, now)];
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
    return [...catalog_ENTRY_LISTS].find(([, known]) => known === kind)?.[0] ?? 'tools';
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
    if (visible_PRINTABLE_ASCII.test(text))
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
    return !PRINTABLE_ASCII.test(text) && escapeLookAlikes(visible(text)) !== text;
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
function shown_name_shownName(name) {
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
    const digest = digestOf(text).slice('sha256:'.length, 'sha256:'.length + HEX_OF_A_LONG_NAME);
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

;// CONCATENATED MODULE: ../../lib/capture/compare-captures.js





const compare_captures_MAX_PLACES = 20;
/**
 * Holds two captures of a server against each other by what they mean: the order of tools and of keys is no difference.
 * Throws GateError `unstable_capture` about `capture`, whose evidence are the names and pointers that differ, and what to
 * write into the settings file where such a place is to be left out of the comparison.
 */
function requireAlike(first, second) {
    if (first === second)
        return;
    const [before, after] = [catalogOf(first), catalogOf(second)];
    if (before === null || after === null)
        throw unstable(['They are no catalogs that the gate reads.']);
    const diff = diffCatalogs(before, after);
    if (diff_catalogs_isEmpty(diff))
        return;
    const found = differences(before, diff);
    throw unstable([...compare_captures_cut(found.map(({ words }) => words)), ...remedy(found)]);
}
function unstable(lines) {
    return new gate_error_GateError('unstable_capture', 'capture', null, lines.join('\n'));
}
function compare_captures_cut(lines) {
    const more = lines.length - compare_captures_MAX_PLACES;
    return more > 0 ? [...lines.slice(0, compare_captures_MAX_PLACES), `and ${more} more`] : lines;
}
function catalogOf(text) {
    try {
        return parseCatalog(Buffer.from(text), { format: 'mcp', limits: MAX_LIMITS });
    }
    catch (error) {
        if (error instanceof gate_error_GateError)
            return null;
        throw error;
    }
}
function differences(before, diff) {
    const places = differingPlaces(before.format, diff).map((place) => ({
        words: `${place.entry === null ? '' : `${compare_captures_named(place.entry)}: `}${neutralise(place.pointer)}`,
        rule: placeRule(place),
    }));
    const only = [...diff.removed, ...diff.added].map((entry) => ({
        words: `${compare_captures_named(entry)}: in one of them only`,
        rule: null,
    }));
    return [...places, ...only];
}
/** The pointers as the settings file takes them; a line that would have to be escaped for a log is left out. */
function remedy(found) {
    const lines = ['ignore', 'unordered'].flatMap((key) => {
        const pointers = found.flatMap(({ rule }) => rule?.key === key && neutralise(rule.pointer) === rule.pointer ? [`  - ${yamlText(rule.pointer)}`] : []);
        return pointers.length === 0 ? [] : [`${key}:`, ...compare_captures_cut(pointers)];
    });
    const fixed = found.some(({ rule }) => rule === null)
        ? ['What is in one of them only, or a list of required properties, cannot be left out: fix the server.']
        : [];
    return lines.length === 0
        ? fixed
        : ['To leave these places out, write into the settings file of the base branch:', ...lines, ...fixed];
}
/** A plain scalar of YAML, or a quoted one. */
function yamlText(text) {
    return /^[A-Za-z0-9/._~$-]+$/.test(text) ? text : JSON.stringify(text);
}
function compare_captures_named({ kind, key }) {
    return neutralise(kind === 'tool' ? shown_name_shownName(key) : `${kind} ${shownText(key)}`);
}

;// CONCATENATED MODULE: ../../lib/capture/capture-server.js




/**
 * Captures a server `repeat` times, each time connected anew. Throws GateError as captureOnce does, and
 * `unstable_capture`.
 */
async function captureServer(server, settings) {
    const captured = await captureOnce(server, settings);
    for (let count = 1; count < settings.repeat; count += 1) {
        requireAlike(captured.text, (await captureOnce(server, settings)).text);
    }
    return { captured, ...readBack(captured.text) };
}
function readBack(text) {
    const bytes = Buffer.from(text);
    const limits = { ...limits_DEFAULT_LIMITS, maxBytes: MAX_LIMITS.maxBytes };
    const [fault = null] = catalogFaults(bytes, { limits });
    return { fault, digest: fault === null ? catalogDigest(parseCatalog(bytes, { limits })) : null };
}

;// CONCATENATED MODULE: ../../lib/capture/write-whole.js




/**
 * Puts a text into a file, whole or not at all: what was there stays until the new text is on the disk. Makes the
 * folders above it. Throws GateError `not_writable` about `out`.
 */
function writeWhole(path, text) {
    const beside = (0,external_node_path_namespaceObject.join)((0,external_node_path_namespaceObject.dirname)(path), `.${(0,external_node_path_namespaceObject.basename)(path)}.${(0,external_node_crypto_namespaceObject.randomUUID)()}`);
    try {
        (0,external_node_fs_namespaceObject.mkdirSync)((0,external_node_path_namespaceObject.dirname)(path), { recursive: true });
        const file = (0,external_node_fs_namespaceObject.openSync)(beside, 'wx');
        try {
            (0,external_node_fs_namespaceObject.writeFileSync)(file, text);
            (0,external_node_fs_namespaceObject.fsyncSync)(file);
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(file);
        }
        (0,external_node_fs_namespaceObject.renameSync)(beside, path);
    }
    catch {
        (0,external_node_fs_namespaceObject.rmSync)(beside, { force: true });
        throw new gate_error_GateError('not_writable', 'out');
    }
}

;// CONCATENATED MODULE: ../../lib/capture/run-captures.js



/**
 * Captures servers one after the other and writes each catalog that is whole; what one of them fails with keeps no other
 * from being captured.
 */
async function runCaptures(targets, settings) {
    const results = [];
    for (const target of targets)
        results.push({ target, captured: await captured(target, settings) });
    return results;
}
async function captured(target, settings) {
    try {
        const result = await captureServer(target.server, settings);
        if (target.out !== null)
            writeWhole(target.out, result.captured.text);
        return result;
    }
    catch (error) {
        if (error instanceof gate_error_GateError)
            return error;
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

;// CONCATENATED MODULE: ../../lib/capture/environment.js

/** What programs need to be found and to reach a network; none of it belongs into a catalog. */
const PASSED_ON = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'TMPDIR',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'no_proxy',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'NODE_EXTRA_CA_CERTS',
    // Windows
    'APPDATA',
    'COMSPEC',
    'LOCALAPPDATA',
    'PATHEXT',
    'PROGRAMDATA',
    'PROGRAMFILES',
    'SYSTEMDRIVE',
    'SYSTEMROOT',
    'TEMP',
    'TMP',
    'USERPROFILE',
];
/** A time zone and a language that are the same on every machine. */
const STEADY = { TZ: 'UTC', LC_ALL: 'C.UTF-8' };
/** The environment of a server: a few variables of this one and a steady time zone and language, or this one whole. */
function serverEnvironment(environment, keep, more) {
    const passed = keep
        ? Object.entries(environment)
        : PASSED_ON.map((name) => [name, environment[name]]);
    const set = passed.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return { ...Object.fromEntries(set), ...(keep ? {} : STEADY), ...more };
}
const environment_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const environment_HEADER = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
/**
 * Variables for a server, from `NAME` (a variable of that name here) and `NAME=VARIABLE` (another one here): never a
 * value, which anyone on the machine could read among the arguments. Throws GateError about `env`: `invalid_input`,
 * `unset_variable`.
 */
function variablesOf(lines, environment) {
    return fromVariables(lines, environment_NAME, 'env', environment);
}
/** The same for headers: `Authorization=VARIABLE`. Throws about `header`. */
function headersOf(lines, environment) {
    return fromVariables(lines, environment_HEADER, 'header', environment);
}
function fromVariables(lines, name, field, environment) {
    const pairs = lines.map((line) => {
        const [target = '', variable = field === 'env' ? target : ''] = line
            .split('=', 2)
            .map((part) => part.trim());
        if (!name.test(target) || !environment_NAME.test(variable))
            throw new gate_error_GateError('invalid_input', field);
        return [target, environment_valueOf(variable, field, environment)];
    });
    return Object.fromEntries(pairs);
}
function environment_valueOf(variable, field, environment) {
    const value = environment[variable];
    if (value === undefined || value === '')
        throw new gate_error_GateError('unset_variable', `${field} ${variable}`);
    return value;
}

// EXTERNAL MODULE: ../../node_modules/jsonc-parser/lib/umd/main.js
var main = __nccwpck_require__(415);
;// CONCATENATED MODULE: ../../lib/capture/server-config.js





/**
 * The servers of a client's configuration, in its order: an object `mcpServers` (Claude, Cursor and others) or `servers`
 * (VS Code), comments allowed, disabled ones left out. `${NAME}`, `${env:NAME}`, `${NAME:-default}` and
 * `${workspaceFolder}` are replaced. Throws GateError `invalid_config` and `unset_variable` about `config` or
 * `server NAME`.
 */
function configuredServers(text, context) {
    return Object.entries(mapOf(text)).flatMap(([name, entry]) => {
        const field = `server ${shownText(name)}`;
        if (!isMembers(entry))
            throw new gate_error_GateError('invalid_config', field);
        return entry['disabled'] === true ? [] : [{ name, server: serverOf(entry, field, context) }];
    });
}
function mapOf(text) {
    const errors = [];
    const root = (0,main.parse)(text, errors, { allowTrailingComma: true, disallowComments: false });
    const map = isMembers(root) ? (root['mcpServers'] ?? root['servers']) : null;
    if (errors.length > 0 || !isMembers(map))
        throw new gate_error_GateError('invalid_config', 'config');
    return map;
}
function serverOf(entry, field, context) {
    const text = (value) => expanded(value, field, context);
    const url = entry['url'] ?? entry['serverUrl'] ?? entry['httpUrl'];
    if (url !== undefined) {
        const address = text(url);
        if (!URL.canParse(address))
            throw new gate_error_GateError('invalid_config', field);
        const headers = textsByName(entry['headers'], field, text);
        return { is: 'address', url: address, headers, eventsOnly: entry['type'] === 'sse' };
    }
    const args = entry['args'] ?? [];
    if (entry['command'] === undefined || !Array.isArray(args))
        throw new gate_error_GateError('invalid_config', field);
    const more = textsByName(entry['env'], field, text);
    return {
        is: 'command',
        command: text(entry['command']),
        arguments: args.map(text),
        directory: (0,external_node_path_namespaceObject.resolve)(context.directory, entry['cwd'] === undefined ? '' : text(entry['cwd'])),
        environment: serverEnvironment(context.environment, context.keepEnvironment, more),
        secrets: Object.values(more),
    };
}
function textsByName(value, field, text) {
    if (value === undefined)
        return {};
    if (!isMembers(value))
        throw new gate_error_GateError('invalid_config', field);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, text(typeof part === 'number' ? String(part) : part)]));
}
function expanded(value, field, { environment, directory }) {
    if (typeof value !== 'string')
        throw new gate_error_GateError('invalid_config', field);
    return value.replace(/\$\{([^}]*)\}/g, (_, inner) => {
        if (inner === 'workspaceFolder')
            return directory;
        const [, name = '', fallback] = /^(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-(.*))?$/.exec(inner) ?? [];
        const found = environment[name] ?? fallback;
        if (found === undefined)
            throw new gate_error_GateError('unset_variable', name === '' ? field : `variable ${name} of ${field}`);
        return found;
    });
}
function isMembers(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ../../lib/capture/targets.js







/** A sentence on options that name no server, several, or do not go together; null where they do. */
function usageFault(given) {
    const isOf = (option) => command_isGiven(given, option);
    const ways = [given.operands.length > 0, isOf(URL_OPTION), isOf(CONFIG)].filter(Boolean).length;
    if (ways !== 1)
        return 'Name one server: its command line behind "--", its address with --url, or a file with --config.';
    if (isOf(TOOLS_ONLY) && isOf(ALL))
        return '--tools-only and --all exclude each other.';
    if (isOf(OUT) && isOf(OUT_DIR))
        return '--out and --out-dir exclude each other.';
    const surplus = [
        ...(isOf(CONFIG) ? [HEADER, ENV] : [SERVER, OUT_DIR]),
        ...(isOf(URL_OPTION) ? [ENV, KEEP_ENVIRONMENT] : [HEADER]),
    ].find(isOf);
    return surplus === undefined ? null : `--${surplus.name} does not go with that kind of server.`;
}
/**
 * What is to be captured: a command line, an address, or servers of a configuration. Throws GateError: `invalid_usage`
 * about `out-dir` (several servers and no folder), `not_found` and `not_readable` about `config`,
 * `unknown_server`, `invalid_path` (a server whose name makes no file name), and what configuredServers, variablesOf and
 * headersOf throw.
 */
function targetsOf(given, context) {
    const [url, config] = [command_valueOf(given, URL_OPTION), command_valueOf(given, CONFIG)];
    const [command, ...args] = given.operands;
    if (config !== null)
        return configuredTargets(config, given, context);
    const out = outOf(given, context);
    const target = (name, server) => [{ name, server, out }];
    if (url !== null)
        return target(url, addressOf(url, given, context));
    return target(command ?? '', {
        is: 'command',
        command: command ?? '',
        arguments: args,
        directory: context.directory,
        ...environmentOf(given, context),
    });
}
function outOf(given, { directory }) {
    const out = command_valueOf(given, OUT);
    return out === null ? null : (0,external_node_path_namespaceObject.resolve)(directory, out);
}
function addressOf(url, given, context) {
    if (!/^https?:/i.test(url) || !URL.canParse(url))
        throw new gate_error_GateError('invalid_input', 'url');
    const headers = headersOf(command_valuesOf(given, HEADER), context.environment);
    return { is: 'address', url, headers, eventsOnly: false };
}
function environmentOf(given, { environment }) {
    const more = variablesOf(command_valuesOf(given, ENV), environment);
    const whole = serverEnvironment(environment, command_isGiven(given, KEEP_ENVIRONMENT), more);
    return { environment: whole, secrets: Object.values(more) };
}
function configuredTargets(path, given, context) {
    const [wanted, folder] = [command_valueOf(given, SERVER), command_valueOf(given, OUT_DIR)];
    const servers = configuredServers(configText((0,external_node_path_namespaceObject.resolve)(context.directory, path)), {
        ...context,
        keepEnvironment: command_isGiven(given, KEEP_ENVIRONMENT),
    }).filter(({ name }) => wanted === null || name === wanted);
    if (wanted !== null && servers.length === 0)
        throw new gate_error_GateError('unknown_server', 'server');
    if (folder === null && servers.length > 1)
        throw new gate_error_GateError('invalid_usage', 'out-dir');
    if (folder === null)
        return servers.map((server) => ({ ...server, out: outOf(given, context) }));
    requireApart(servers.map(({ name }) => name));
    return servers.map((server) => ({
        ...server,
        out: (0,external_node_path_namespaceObject.join)((0,external_node_path_namespaceObject.resolve)(context.directory, folder), `${server.name}.json`),
    }));
}
function configText(path) {
    try {
        return (0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8');
    }
    catch (error) {
        throw new gate_error_GateError(codeOfSystemError(error), 'config');
    }
}
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;
/** A name is a file's name, on every system its own. */
function requireApart(names) {
    const lower = new Set(names.map((name) => name.toLowerCase()));
    if (lower.size < names.length)
        throw new gate_error_GateError('path_case_collision', 'config');
    if (!names.every((name) => FILE_NAME.test(name)))
        throw new gate_error_GateError('invalid_path', 'config');
}

;// CONCATENATED MODULE: ../../lib/gate/settings-path.js
/** Where the settings file stands, read at the base branch's tip alone. */
const SETTINGS_PATH = '.github/tool-catalog-gate.yml';

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

;// CONCATENATED MODULE: ../../lib/capture/words.js



/** Values that no line may show. */
const MIN_SECRET = 6;
/** What came of one server, in lines for a person or a log. */
function resultLines({ target, captured }, settings) {
    const name = neutralise(shownText(target.name));
    const lines = captured instanceof Error
        ? failureLines(name, captured)
        : successLines(name, captured, settings, target.server);
    return lines.map((line) => withoutSecrets(line, target.server));
}
/** A failure: the step, what to do, and below what the server answered or wrote. */
function failureLines(name, error) {
    const evidence = error.evidence?.split('\n').map((line) => `  ${neutralise(line)}`) ?? [];
    return [`${name}: ${errorSentence(error)}`, ...evidence];
}
function successLines(name, { captured, digest, fault }, { repeat, capabilities }, server) {
    const { revision, lists, listedAgain, noise } = captured;
    const counts = lists.map(({ list, entries }) => counted(entries.length, list.entry));
    const declared = capabilities.length === 0 ? 'no capabilities declared' : `declared: ${capabilities.join(', ')}`;
    const alike = repeat === 1 ? 'captured once' : `captured ${repeat} times, alike`;
    return [
        `${name}: ${[...counts, `protocol ${revision}`, declared, alike, ...environmentWords(server)].join('; ')}`,
        ...(digest === null ? [] : [`  digest ${digest}`]),
        ...(listedAgain === 0
            ? []
            : [`  The lists changed in the meantime and were asked for again (${counted(listedAgain, 'time')}).`]),
        ...noiseLines(noise).map((line) => `  ${line}`),
        ...(fault === null ? [] : [`  The gate will not read this catalog: ${errorSentence(fault)}`]),
    ];
}
function counted(count, word) {
    return `${count} ${word}${count === 1 ? '' : 's'}`;
}
function environmentWords(server) {
    if (server.is === 'address')
        return [];
    const steady = Object.entries(STEADY).filter(([variable, value]) => server.environment[variable] === value);
    return steady.length < Object.keys(STEADY).length
        ? ['environment kept']
        : [steady.map(([variable, value]) => `${variable}=${value}`).join(' ')];
}
/** A server can say a secret that it was given. */
function withoutSecrets(line, server) {
    const secrets = server.is === 'address' ? Object.values(server.headers) : server.secrets;
    return secrets
        .flatMap((secret) => [secret, ...secret.split(' ')])
        .filter((secret) => secret.length >= MIN_SECRET)
        .reduce((text, secret) => text.replaceAll(secret, '***'), line);
}

;// CONCATENATED MODULE: ../../lib/capture/command.js




/** `capture -- COMMAND…`, `capture --url URL`, `capture --config FILE`: exit code 0 where all is captured, else 2. */
const CAPTURE = {
    operands: [
        {
            name: 'command',
            about: 'the server’s command line, for a server over standard streams',
            optional: true,
            rest: true,
        },
    ],
    options: CAPTURE_OPTIONS,
    notes: [
        'A server is started by its command line behind "--", or is reached at --url; --config takes the',
        'servers of a client’s file. It is asked for its tools, and ended. Values of headers and variables',
        'are taken from the environment, never from arguments.',
    ].join('\n'),
    run: command_capture,
};
async function command_capture(terminal, given) {
    const fault = usageFault(given);
    if (fault !== null) {
        terminal.writeError(`${fault}\nSee: tool-catalog-gate capture --help\n`);
        return 2;
    }
    const settings = settingsOf(given);
    const results = await runCaptures(targetsOf(given, terminal), settings);
    for (const result of results) {
        for (const line of resultLines(result, settings))
            terminal.writeError(`${line}\n`);
        const text = outputOf(result);
        if (text !== null)
            terminal.write(text);
    }
    return results.every(({ captured }) => !(captured instanceof Error)) ? 0 : 2;
}
/** What goes to standard output. */
function outputOf({ target, captured }) {
    return target.out === null && !(captured instanceof Error) ? captured.captured.text : null;
}

;// CONCATENATED MODULE: ../../lib/capture/step-outputs.js
/** What the step puts out: of one server plainly, of those of a configuration JSON by name; nothing of one that failed. */
function stepOutputs(results, byName) {
    return [
        ['catalog', step_outputs_valueOf(results, byName, ({ target }) => target.out)],
        [
            'digest',
            step_outputs_valueOf(results, byName, ({ captured }) => (captured instanceof Error ? null : captured.digest)),
        ],
        [
            'tools',
            step_outputs_valueOf(results, byName, ({ captured }) => captured instanceof Error ? null : (captured.captured.lists[0]?.entries.length ?? 0)),
        ],
    ];
}
function step_outputs_valueOf(results, byName, value) {
    const found = results.flatMap((result) => {
        const one = result.captured instanceof Error ? null : value(result);
        return one === null ? [] : [[result.target.name, one]];
    });
    return byName ? JSON.stringify(Object.fromEntries(found)) : String(found[0]?.[1] ?? '');
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

;// CONCATENATED MODULE: ../../lib/cli/read-arguments.js




/**
 * Reads the arguments behind a command's name. A value stands in a sentence only as `shownValue` shows it: it can be a
 * secret in a wrong place.
 */
function readArguments(command, programArguments) {
    const tokens = read_arguments_tokensOf(command, programArguments);
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
    const files = options.filter(({ value }) => value === 'file').flatMap((option) => valuesOf(given, option));
    // Another program's arguments are its own.
    const inputs = operands.some(({ rest }) => rest === true) ? [] : given.operands;
    const fromInput = [...inputs, ...files].filter((file) => file === '-');
    if (fromInput.length > 1)
        throw new GateError('input_read_twice', name);
}
function read_arguments_tokensOf(command, programArguments) {
    const texts = command.options.map(({ name, value }) => [name, { type: value === '' ? 'boolean' : 'string' }]);
    const { tokens } = (0,external_node_util_namespaceObject.parseArgs)({
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
    return `There is no option ${read_arguments_shownName(rawName)}.${likely === null ? '' : ` Did you mean --${likely}?`}`;
}
/** An option's own name helps to find it; anything else could be a value. */
function read_arguments_shownName(rawName) {
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
    const value = shownValue(options.get(name)?.find((one) => takes?.holds(one) === false));
    return `--${name} takes ${takes?.text ?? ''}${value === null ? '' : `, not "${value}"`}.`;
}
function takesWords({ takes }) {
    return takes === undefined ? '' : `: ${takes.text}`;
}

;// CONCATENATED MODULE: ../../lib/capture.js






/**
 * The capture's action: inputs, captures, outputs, log. Takes the environment that GitHub's runner gives a step. Ends
 * with 0 where every server was captured, else with 2. Whatever nobody foresaw leaves no word of it in the log.
 */
async function runCaptureAction(environment) {
    try {
        return await captureStep(environment);
    }
    catch (error) {
        return endWith(error instanceof gate_error_GateError ? errorSentence(error) : errorSentence(internal()));
    }
}
/** Ends because of a fault of our own; throws nothing. */
function endUnforeseen() {
    return endWith(errorSentence(internal()));
}
function internal() {
    return new gate_error_GateError('internal', 'capture');
}
function endWith(sentence) {
    error(sentence);
    return 2;
}
async function captureStep(environment) {
    const request = stepRequest(environment);
    const read = readArguments(CAPTURE, request.arguments);
    if (read.is !== 'given')
        return endWith(read.is === 'fault' ? read.sentence : errorSentence(internal()));
    const fault = usageFault(read.given);
    if (fault !== null)
        return endWith(fault);
    const directory = (0,external_node_path_namespaceObject.resolve)(environment['GITHUB_WORKSPACE'] || '.', request.directory);
    const settings = settingsOf(read.given);
    const results = await runCaptures(targetsOf(read.given, { environment, directory }), settings);
    for (const result of results)
        log(result, resultLines(result, settings));
    for (const [name, value] of stepOutputs(results, read.given.options.has('config')))
        setOutput(name, value);
    return results.every(({ captured }) => !(captured instanceof Error)) ? 0 : 2;
}
function log({ captured }, [first = '', ...more]) {
    if (captured instanceof Error)
        error([first, ...more].join('\n'));
    else
        for (const line of [first, ...more])
            info(line);
}

;// CONCATENATED MODULE: ../../lib/run-capture.js

// What GitHub's runner starts: dist/capture/index.js. A process that ends before the capture does would pass for a
// success.
process.exitCode = 2;
process.once('uncaughtException', () => process.exit(endUnforeseen()));
process.once('beforeExit', endUnforeseen);
void runCaptureAction(process.env).then((exitCode) => {
    process.off('beforeExit', endUnforeseen);
    process.exitCode = exitCode;
});

})();

module.exports = __webpack_exports__;
/******/ })()
;