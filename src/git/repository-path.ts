import { GateError } from '../errors/index.js';
import { MAX_PATH_LENGTH } from '../limits.js';

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
export function repositoryPath(text: string, field: string): string {
  if (/^(?:[/\\]|[A-Za-z]:)/.test(text)) throw new GateError('absolute_path', field);
  const components = text.split('/').filter((component) => component !== '' && component !== '.');
  if (components.includes('..')) throw new GateError('outside_workspace', field);
  if (components.length === 0 || text.length > MAX_PATH_LENGTH || !components.every(isPlainName)) {
    throw new GateError('invalid_path', field);
  }
  return components.join('/');
}

function isPlainName(name: string): boolean {
  return (
    !DEVICE.test(name) &&
    !FORBIDDEN.test(name) &&
    !holdsControl(name) &&
    !/[. ]$/.test(name) &&
    name.toLowerCase() !== '.git'
  );
}

/** Controls and lone surrogates. */
function holdsControl(name: string): boolean {
  return CONTROL.test(name) || !name.isWellFormed();
}

/** A name in the spelling that some file systems take it for: without letter case, and composed. */
export function foldName(name: string): string {
  return /^[\x21-\x7e]*$/.test(name) ? name.toUpperCase() : name.normalize('NFC').toLowerCase().toUpperCase();
}
