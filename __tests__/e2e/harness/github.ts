import { createSign } from 'node:crypto';
import { JSON_TYPE, startFront } from './front.js';
import { startStorage } from './storage.js';
import type { Storage } from './storage.js';
import type { Answer, Fault, SeenRequest } from './front.js';

export const OWNER = 'acme';
export const REPOSITORY = 'tools';
/** The account that a workflow's token writes as. */
export const BOT = 'github-actions[bot]';

/** The app of workflows, and the App that makes check runs alone. */
const ACTIONS_APP = { id: 15368, slug: 'github-actions', installation: 1 };
const CHECK_APP = { id: 900, slug: 'tool-catalog-checks', installation: 2 };
const APPS = [ACTIONS_APP, CHECK_APP];
const ALL_PERMISSIONS = {
  actions: 'write',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  members: 'read',
  metadata: 'read',
  pull_requests: 'write',
};

export interface Correction {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly data: unknown;
}

/** What the emulator lacks or gets wrong, put right. */
export interface Corrections {
  /** An answer for what the emulator lacks, or null to leave the request to it. */
  answer(request: SeenRequest): Correction | null;
  /** The emulator's answer as GitHub would give it. */
  amend(request: SeenRequest, data: unknown): unknown;
}

export interface GitHub {
  readonly url: string;
  readonly storage: Storage;
  readonly requests: readonly SeenRequest[];
  /** What GitHub's description says against the requests so far. */
  readonly violations: readonly string[];
  /** Forgets everything: repository, requests, faults. */
  reset(): void;
  setFaults(faults: readonly Fault[]): void;
  setCorrections(corrections: Corrections): void;
  /** A request of the test's own, unseen by the checks; throws unless GitHub accepts it. */
  api(token: string, method: string, path: string, body?: unknown): Promise<unknown>;
  /** A token as a workflow run has it. */
  actionsToken(permissions: Readonly<Record<string, string>>): Promise<string>;
  /** A token of an App that does nothing but check runs. */
  appToken(permissions: Readonly<Record<string, string>>): Promise<string>;
  close(): Promise<void>;
}

/** A GitHub on this machine: the emulator, corrected, behind the front that the action talks to. */
export async function startGitHub(logins: readonly string[]): Promise<GitHub> {
  const { createEmulator } = await import('emulate');
  const emulator = await createEmulator({ service: 'github', port: 0, seed: seedOf(logins) });
  const upstream = `http://127.0.0.1:${new URL(emulator.url).port}`;
  const storage = await startStorage();
  const keys = emulator.generatedSecrets.map(({ value }) => value);
  let corrections = NO_CORRECTIONS;

  const front = await startFront(async (request, accept) => {
    const own = corrections.answer(request);
    if (own !== null)
      return { status: own.status, headers: own.headers ?? {}, text: JSON.stringify(own.data) };
    const answer = await fetch(`${upstream}${request.url}`, {
      method: request.method,
      headers: { accept, authorization: request.authorization ?? '' },
      ...(request.body === '' ? {} : { body: request.body }),
    });
    const text = await answer.text();
    const amended = answer.ok ? JSON.stringify(corrections.amend(request, JSON.parse(text))) : text;
    return { status: answer.status, headers: headersOf(answer, emulator.url, front.url), text: amended };
  });

  const api = async (token: string, method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${upstream}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': JSON_TYPE },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };

  const tokenOfApp = async (app: typeof ACTIONS_APP, permissions: Readonly<Record<string, string>>) => {
    const path = `/app/installations/${app.installation}/access_tokens`;
    const key = keys[APPS.indexOf(app)] ?? '';
    const answer = await api(appToken(app.id, key), 'POST', path, { permissions });
    return String(Reflect.get(Object(answer), 'token'));
  };

  return {
    url: front.url,
    storage,
    requests: front.requests,
    violations: front.violations,
    reset() {
      emulator.reset();
      front.reset();
      corrections = NO_CORRECTIONS;
    },
    setFaults: front.setFaults,
    setCorrections(next) {
      corrections = next;
    },
    api,
    actionsToken: (permissions) => tokenOfApp(ACTIONS_APP, permissions),
    appToken: (permissions) => tokenOfApp(CHECK_APP, permissions),
    async close() {
      await front.close();
      await storage.close();
      await emulator.close();
    },
  };
}

const NO_CORRECTIONS: Corrections = { answer: () => null, amend: (_, data) => data };

/** The emulator's links would lead around the front. */
function headersOf(answer: Response, from: string, to: string): Answer['headers'] {
  const link = answer.headers.get('link');
  return {
    'content-type': answer.headers.get('content-type') ?? JSON_TYPE,
    ...(link === null ? {} : { link: link.replaceAll(from, to) }),
  };
}

/** The token that a person uses the API with. */
export function tokenOf(login: string): string {
  return `token_${login}`;
}

function seedOf(logins: readonly string[]) {
  return {
    tokens: Object.fromEntries(logins.map((login) => [tokenOf(login), { login, scopes: ['repo'] }])),
    github: {
      users: logins.map((login) => ({ login, email: `${login}@example.test` })),
      orgs: [{ login: OWNER, members: [{ login: 'admin', role: 'admin' }] }],
      repos: [{ owner: OWNER, name: REPOSITORY, auto_init: false }],
      apps: APPS.map(({ id, slug, installation }) => ({
        app_id: id,
        slug,
        name: slug,
        permissions: ALL_PERMISSIONS,
        installations: [
          {
            installation_id: installation,
            account: OWNER,
            repository_selection: 'all' as const,
            permissions: ALL_PERMISSIONS,
          },
        ],
      })),
    },
  };
}

/** The token that an App proves itself with (GitHub's page "Generating a JSON Web Token for a GitHub App"). */
function appToken(appId: number, privateKey: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = [
    { alg: 'RS256', typ: 'JWT' },
    { iat: now - 60, exp: now + 540, iss: appId },
  ];
  const unsigned = claims.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')}`;
}
