import { GateError } from '../../errors/index.js';
import type { MemberSlice } from '../../json/index.js';
import { itemSlices, memberSlices } from '../../json/index.js';

/** A JSON-RPC message; its members are the server's own text. */
export interface Message {
  readonly id: string | null;
  readonly method: string | null;
  readonly result: string | null;
  readonly error: string | null;
}

/**
 * The messages in a text: one, or those of a batch (protocol revision 2025-03-26). null where it is no message, or
 * one in which a member stands twice, so that readers disagree about what it says.
 */
export function readMessages(text: string): readonly Message[] | null {
  if (!isJson(text)) return null;
  const parts = text.trimStart().startsWith('[') ? itemSlices(text) : [text];
  const messages = parts.flatMap((part) => readMessage(part) ?? []);
  return messages.length === parts.length && messages.length > 0 ? messages : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readMessage(text: string): Message | null {
  const members = uniqueMembers(text);
  if (members === null) return null;
  const [id, method] = [members.get('id') ?? null, members.get('method') ?? null];
  const [result, error] = [members.get('result') ?? null, members.get('error') ?? null];
  const isAnswer = id !== null && (result !== null || error !== null);
  if (method !== null && !method.startsWith('"')) return null;
  return isAnswer || method !== null ? { id, method, result, error } : null;
}

/**
 * The members of an object by key, each with its own text; null for what is no object, has a key twice, or one that
 * is half a character.
 */
export function uniqueMembers(text: string): ReadonlyMap<string, string> | null {
  const slices = text.trimStart().startsWith('{') ? slicesOf(text) : null;
  if (slices === null) return null;
  const members = new Map(slices.map(({ key, text: value }) => [key, value]));
  return members.size === slices.length ? members : null;
}

function slicesOf(text: string): readonly MemberSlice[] | null {
  try {
    return memberSlices(text);
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}

/** The string that a JSON text is; null for any other value. */
export function stringOf(text: string | undefined): string | null {
  const value: unknown = text?.startsWith('"') === true ? JSON.parse(text) : null;
  return typeof value === 'string' ? value : null;
}
