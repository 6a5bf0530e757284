import type { Rule } from 'eslint';

export const PUBLISHED: readonly string[];
export const ROOMS: Readonly<Record<string, readonly string[]>>;
export const imports: Rule.RuleModule;
