import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/** GitHub's own description of the requests that we make; scripts/openapi-slice.mjs cut it. */
interface Slice {
  readonly operations: Readonly<Record<string, Operation>>;
}

interface Operation {
  readonly path: object;
  readonly query: object;
  readonly body: object | null;
  readonly bodyRequired: boolean;
}

interface CheckedOperation {
  readonly name: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly path: ValidateFunction;
  readonly query: ValidateFunction;
  readonly body: ValidateFunction | null;
  readonly bodyRequired: boolean;
}

export interface MadeRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly body: string;
}

/** Checks a request against GitHub's description: the operation's name, or what is wrong with it. */
export type Contract = (request: MadeRequest) => {
  readonly operation: string;
  readonly faults: readonly string[];
};

export function readContract(): Contract {
  const slice: Slice = JSON.parse(
    readFileSync(new URL('../../data/github-openapi-requests.json', import.meta.url), 'utf8'),
  );
  const operations = Object.entries(slice.operations).map(([name, operation]) => checked(name, operation));
  return (request) => check(request, operations);
}

function checked(name: string, operation: Operation): CheckedOperation {
  const [method = '', template = ''] = name.split(' ');
  const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const texts = new Ajv({ coerceTypes: true, strict: false });
  const values = new Ajv({ strict: false, allErrors: true });
  formats.default(texts);
  formats.default(values);
  return {
    name,
    method,
    pattern: new RegExp(`^${pattern}$`),
    path: texts.compile(operation.path),
    query: texts.compile(operation.query),
    body: operation.body === null ? null : values.compile(operation.body),
    bodyRequired: operation.bodyRequired,
  };
}

function check(request: MadeRequest, operations: readonly CheckedOperation[]) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (request.method === 'POST' && pathname === '/graphql') {
    return { operation: 'POST /graphql', faults: graphqlFaults(request.body) };
  }
  const operation = operations.find(
    ({ method, pattern }) => method === request.method && pattern.test(pathname),
  );
  if (operation === undefined) {
    return { operation: '', faults: [`${request.method} ${pathname}: unknown to GitHub's description`] };
  }
  const path = operation.pattern.exec(pathname)?.groups ?? {};
  const faults = [
    ...faultsOf(operation.path, { ...path }, 'path'),
    ...faultsOf(operation.query, Object.fromEntries(searchParams), 'query'),
    ...bodyFaults(operation, request.body),
  ];
  return { operation: operation.name, faults: faults.map((fault) => `${operation.name}: ${fault}`) };
}

function bodyFaults(operation: CheckedOperation, body: string): string[] {
  if (body === '') return operation.bodyRequired ? ['body: missing'] : [];
  if (operation.body === null) return ['body: not expected'];
  return faultsOf(operation.body, JSON.parse(body), 'body');
}

function faultsOf(validate: ValidateFunction, value: unknown, place: string): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    (error) => `${place}${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  );
}

/** Queries only: nothing that this project sends may change anything through GraphQL. */
function graphqlFaults(body: string): string[] {
  const { query, variables, ...rest } = JSON.parse(body);
  const faults = Object.keys(rest).map((key) => `POST /graphql: body has ${key}`);
  if (typeof query !== 'string' || /^\s*(?:mutation|subscription)\b/.test(query))
    faults.push('POST /graphql: no query');
  if (variables !== undefined && typeof variables !== 'object') faults.push('POST /graphql: variables');
  return faults;
}
