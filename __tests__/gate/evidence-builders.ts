import type { Known, Pair, ProtectedFile, Reviewer } from '../../src/gate/index.js';

export const TODAY: Pair = { base: 'sha256:base', now: 'sha256:now' };

export function yes(): Known<boolean> {
  return { known: true, value: true };
}

export function no(): Known<boolean> {
  return { known: true, value: false };
}

export function unknown(permission: string): { known: false; permission: string } {
  return { known: false, permission };
}

/** A review that counts: an owner who can write and approved exactly today's pair. */
export function reviewer(over: Partial<Reviewer> = {}): Reviewer {
  return {
    login: 'olga',
    type: 'User',
    standing: 'APPROVED',
    isAuthor: false,
    owner: yes(),
    canWrite: yes(),
    wrote: no(),
    pushed: false,
    reviewed: { known: true, value: TODAY },
    beforeForcePushes: { known: true, value: [] },
    ...over,
  };
}

export function protectedFile(over: Partial<ProtectedFile> = {}): ProtectedFile {
  return {
    path: 'tools.baseline.json',
    role: 'baseline',
    catalogs: [''],
    pullRequest: 7,
    today: TODAY,
    owners: { known: true, value: ['@olga', '@acme/agents'] },
    reviewers: { known: true, value: [] },
    unknownAuthors: [],
    pushersRead: true,
    ...over,
  };
}

export function reviewedBy(...reviewers: readonly Reviewer[]): ProtectedFile {
  return protectedFile({ reviewers: { known: true, value: reviewers } });
}
