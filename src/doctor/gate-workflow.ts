import type { Document } from 'yaml';

/** What a workflow file that runs the gate says of itself. */
export interface GateWorkflow {
  readonly path: string;
  readonly events: readonly string[];
  /** Permissions of the job that runs the gate, where they are written one by one: `contents: read`, … */
  readonly permissions: readonly string[] | null;
}

const OURS = /(?:^|\/)tool-catalog-gate@|^\.\/?$/;

/** What the gate's job needs where it comments and has jobs run again. */
export const NEEDED_PERMISSIONS = [
  'contents: read',
  'pull-requests: write',
  'checks: read',
  'actions: write',
];

/** The gate's workflow in the text of a workflow file; null where no step of it runs the gate. */
export async function readGateWorkflow(path: string, text: string): Promise<GateWorkflow | null> {
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text);
  if (document.errors.length > 0) return null;
  const jobs = entriesOf(document, ['jobs']).map(([name]) => name);
  const job = jobs.find((name) => usesGate(document, name));
  if (job === undefined) return null;
  return { path, events: eventsOf(document), permissions: permissionsOf(document, job) };
}

function usesGate(document: Document, job: string): boolean {
  const plain = value(document, ['jobs', job, 'steps']);
  if (!Array.isArray(plain)) return false;
  return plain.some((step: unknown) => {
    const uses = typeof step === 'object' && step !== null && 'uses' in step ? step.uses : null;
    return typeof uses === 'string' && OURS.test(uses);
  });
}

function eventsOf(document: Document): readonly string[] {
  const on = value(document, ['on']);
  if (typeof on === 'string') return [on];
  if (Array.isArray(on)) return on.filter((event) => typeof event === 'string');
  return entriesOf(document, ['on']).map(([event]) => event);
}

function permissionsOf(document: Document, job: string): readonly string[] | null {
  for (const path of [['jobs', job, 'permissions'], ['permissions']]) {
    if (!document.hasIn(path)) continue;
    if (typeof value(document, path) === 'string') return null;
    return entriesOf(document, path).map(([name, level]) => `${name}: ${String(level)}`);
  }
  return null;
}

function entriesOf(document: Document, path: readonly string[]): readonly (readonly [string, unknown])[] {
  const plain = value(document, path);
  return typeof plain === 'object' && plain !== null && !Array.isArray(plain) ? Object.entries(plain) : [];
}

/** The plain value at a path. An alias that is used too often throws within `toJS`, and counts as nothing. */
function value(document: Document, path: readonly string[]): unknown {
  try {
    let plain: unknown = document.toJS({ maxAliasCount: 20 });
    for (const key of path) {
      if (typeof plain !== 'object' || plain === null || !Object.hasOwn(plain, key)) return undefined;
      plain = Object.entries(plain).find(([name]) => name === key)?.[1];
    }
    return plain;
  } catch {
    return undefined;
  }
}
