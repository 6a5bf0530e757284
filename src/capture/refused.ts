import { GateError } from '../errors/index.js';
import { shownAnswer, stringOf, uniqueMembers } from './channel/index.js';

/** The error of a step that a server answered with an error: its code and message, cut and escaped. */
export function refused(step: string, error: string): GateError {
  const members = uniqueMembers(error);
  const code = members?.get('code');
  const message = stringOf(members?.get('message'));
  const evidence =
    code === undefined || message === null
      ? shownAnswer(error)
      : `error ${shownAnswer(code)}: ${shownAnswer(message)}`;
  return new GateError('server_refused', step, null, evidence);
}

/** The error of a step whose answer has another shape than the protocol's. */
export function unexpected(step: string, answer: string): GateError {
  return new GateError('unexpected_answer', step, null, errorOf(answer));
}

/** What a server said, as it can be shown. */
export function errorOf(text: string): string {
  return `the server answered ${shownAnswer(text)}`;
}

/** The code of a JSON-RPC error; null where it has none. */
export function codeOf(error: string): number | null {
  const code = Number(uniqueMembers(error)?.get('code'));
  return Number.isInteger(code) ? code : null;
}
