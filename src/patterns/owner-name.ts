/** A login as GitHub gives them out, those of managed users with their underscore included. */
const USER = /^@[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
const TEAM = /^@[A-Za-z0-9][A-Za-z0-9_-]{0,99}\/[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/;
const ADDRESS = /^[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,9}$/;

/** Whether a text is `@user` or `@org/team`. */
export function isAccount(text: string): boolean {
  return USER.test(text) || TEAM.test(text);
}

/** Whether a text is an owner as CODEOWNERS writes them: `@user`, `@org/team` or an e-mail address. */
export function isOwner(text: string): boolean {
  return isAccount(text) || ADDRESS.test(text);
}
