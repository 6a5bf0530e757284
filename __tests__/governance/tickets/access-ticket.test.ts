import { createSecretKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type {
  AccessRequest,
  AccessTicket,
  AccessTicketOptions,
  HmacKey,
} from '../../../src/governance/index.js';
import {
  accessRequest,
  accessTicket,
  parseRunId,
  recordSelector,
  recordSelectorOf,
  toolAction,
  verifyAccessTicket,
} from '../../../src/governance/index.js';
import { GateError } from '../../../src/errors/index.js';
import { describeShared, sharedPath } from '../../shared.js';
import { DATE_CLASS, PURPOSE, TEXT_CLASS } from '../clinical-schema.js';
import { codeOf } from '../code-of.js';
import { expectShownNowhere } from '../shown-nowhere.js';

const RUN = parseRunId(`run_${'0123456789abcdef'.repeat(2)}`);
const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const SELECTOR_KIND = 'selector:org.example/record@1.0.0';
const RECORD = recordSelectorOf(SELECTOR_KIND, 'synthetic-record-7', KEY);
const OTHER_RECORD = recordSelectorOf(SELECTOR_KIND, 'synthetic-record-8', KEY);
const READ = toolAction('tool:org.example/summarize', 'action:org.example/read');
const WRITE = toolAction('tool:org.example/summarize', 'action:org.example/write');
const TICKET: AccessTicketOptions = {
  runId: RUN,
  purpose: PURPOSE,
  permittedDataClasses: [DATE_CLASS, TEXT_CLASS],
  recordSelectors: [OTHER_RECORD, RECORD],
  permittedToolActions: [WRITE, READ],
  expiresAt: 2_000_000_000,
};
const REQUEST: AccessRequest = {
  runId: RUN,
  purpose: PURPOSE,
  projection: [TEXT_CLASS],
  recordSelectors: [RECORD],
  toolAction: READ,
};
const NOW = 1_999_999_999;

function oddTicket(changes: unknown): AccessTicket {
  return accessTicket({ ...TICKET, ...Object(changes) });
}

function oddRequest(changes: unknown): AccessRequest {
  return accessRequest({ ...REQUEST, ...Object(changes) });
}

describe('verifyAccessTicket', () => {
  test('gives the ticket that covers a request', () => {
    const ticket = accessTicket(TICKET);
    expect(verifyAccessTicket(ticket, accessRequest(REQUEST), NOW)).toBe(ticket);
    expect(ticket.permittedDataClasses).toEqual([TEXT_CLASS, DATE_CLASS]);
    expect(ticket.permittedToolActions).toEqual([READ, WRITE]);
    expect(Object.isFrozen(ticket) && Object.isFrozen(ticket.recordSelectors)).toBe(true);
  });

  test.each<[string, unknown, unknown, unknown]>([
    ['request: invalid_request', null, REQUEST, NOW],
    ['expires_at: invalid_timestamp', null, accessRequest(REQUEST), -1],
    ['expires_at: invalid_timestamp', null, accessRequest(REQUEST), Number.NaN],
    ['expires_at: invalid_timestamp', null, accessRequest(REQUEST), undefined],
    ['ticket: missing_ticket', null, accessRequest(REQUEST), NOW],
    ['ticket: missing_ticket', undefined, accessRequest(REQUEST), NOW],
    ['ticket: invalid_ticket', TICKET, accessRequest(REQUEST), NOW],
    ['ticket: invalid_ticket', new Proxy(accessTicket(TICKET), {}), accessRequest(REQUEST), NOW],
    [
      'expires_at: expired',
      accessTicket(TICKET),
      oddRequest({ runId: parseRunId(`run_${'f'.repeat(32)}`) }),
      2_000_000_000,
    ],
    [
      'run_id: run_mismatch',
      accessTicket(TICKET),
      oddRequest({ runId: parseRunId(`run_${'f'.repeat(32)}`), purpose: 'purpose:a.b/c' }),
      NOW,
    ],
    [
      'purpose: purpose_mismatch',
      oddTicket({ permittedDataClasses: [DATE_CLASS] }),
      oddRequest({ purpose: 'purpose:a.b/c' }),
      NOW,
    ],
    [
      'projection: projection_denied',
      oddTicket({ permittedDataClasses: [DATE_CLASS], recordSelectors: [OTHER_RECORD] }),
      accessRequest(REQUEST),
      NOW,
    ],
    [
      'record_selectors: record_selector_denied',
      oddTicket({ recordSelectors: [OTHER_RECORD], permittedToolActions: [WRITE] }),
      accessRequest(REQUEST),
      NOW,
    ],
    [
      'record_selectors: record_selector_denied',
      oddTicket({ recordSelectors: [recordSelector('selector:a.b/c', RECORD.digest)] }),
      accessRequest(REQUEST),
      NOW,
    ],
    [
      'tool_action: tool_action_denied',
      oddTicket({ permittedToolActions: [WRITE] }),
      accessRequest(REQUEST),
      NOW,
    ],
  ])('denies with %s, case %#', (code, ticket, request, now) => {
    const run = () => verifyAccessTicket(ticket as AccessTicket, request as AccessRequest, now as number);
    expect(codeOf(run)).toBe(code);
    const [field, reason] = code.split(': ');
    expect(evidenceOf(run)).toBe(
      `{"field_name":"${field}","reason_code":"${reason}","schema_version":"openmed.agent.access_denial.v1"}`,
    );
  });
});

function evidenceOf(run: () => unknown): string | null {
  try {
    run();
  } catch (error) {
    if (error instanceof GateError) return error.evidence;
  }
  return null;
}

describe('accessTicket and accessRequest', () => {
  test.each<[string, unknown]>([
    ['run_id: invalid_run_id', { runId: RUN.value }],
    ['run_id: invalid_run_id', { runId: { value: RUN.value } }],
    ['purpose: invalid_governance_identifier', { purpose: 'triage' }],
    ['record_selectors: invalid_scope', { recordSelectors: [] }],
    ['record_selectors: invalid_scope', { recordSelectors: [{ ...RECORD }] }],
    ['record_selectors: invalid_scope', { recordSelectors: new Set([RECORD]) }],
    [
      'record_selectors: duplicate_scope',
      { recordSelectors: [RECORD, recordSelector(RECORD.kind, RECORD.digest)] },
    ],
  ])('refuse with %s, case %#', (code, changes) => {
    expect(codeOf(() => oddTicket(changes))).toBe(code);
    expect(codeOf(() => oddRequest(changes))).toBe(code);
  });

  test.each<[string, unknown]>([
    ['projection: invalid_scope', undefined],
    ['projection: invalid_scope', []],
    ['projection: invalid_scope', TEXT_CLASS],
    ['projection: invalid_scope', new Array(2)],
    ['projection: invalid_scope', new Proxy([TEXT_CLASS], {})],
    ['projection: invalid_governance_identifier', [TEXT_CLASS, 'text']],
    ['projection: duplicate_scope', [TEXT_CLASS, TEXT_CLASS]],
  ])('refuse data classes with %s, case %#', (code, classes) => {
    expect(codeOf(() => oddTicket({ permittedDataClasses: classes }))).toBe(code);
    expect(codeOf(() => oddRequest({ projection: classes }))).toBe(code);
  });

  test.each<[string, unknown]>([
    ['tool_action: invalid_scope', { permittedToolActions: [] }],
    ['tool_action: invalid_scope', { permittedToolActions: [{ tool: READ.tool, action: READ.action }] }],
    ['tool_action: duplicate_scope', { permittedToolActions: [READ, toolAction(READ.tool, READ.action)] }],
    ['expires_at: invalid_timestamp', { expiresAt: -1 }],
    ['expires_at: invalid_timestamp', { expiresAt: 1n }],
    ['expires_at: invalid_timestamp', { expiresAt: '1' }],
  ])('a ticket refuses with %s, case %#', (code, changes) => {
    expect(codeOf(() => oddTicket(changes))).toBe(code);
  });

  test('a request refuses a tool action that is only written like one', () => {
    expect(codeOf(() => oddRequest({ toolAction: { ...READ } }))).toBe('tool_action: invalid_tool_action');
    expect(codeOf(() => oddRequest({ toolAction: undefined }))).toBe('tool_action: invalid_tool_action');
  });

  test('show nothing unasked', () => {
    const hidden = ['0123456789abcdef', 'org.example', 'hmac-sha256', '2000000000', RECORD.digest];
    for (const value of [RUN, RECORD, READ, accessTicket(TICKET), accessRequest(REQUEST)]) {
      expectShownNowhere(value, hidden);
    }
  });
});

describe('parts', () => {
  test.each<[string, unknown]>([
    ['run_id: invalid_identifier', undefined],
    ['run_id: invalid_identifier', 'run_1'],
    ['run_id: invalid_identifier', `run_${'A'.repeat(32)}`],
    ['run_id: invalid_identifier', `run_${'a'.repeat(32)}\n`],
    ['run_id: wrong_identifier_kind', `act_${'a'.repeat(32)}`],
  ])('a run id is refused with %s, case %#', (code, value) => {
    expect(codeOf(() => parseRunId(value))).toBe(code);
  });

  test.each<[string, unknown, unknown, unknown]>([
    ['record_selectors: invalid_governance_identifier', 'data:a.b/c', 'x', KEY.slice(1)],
    ['record_selectors: invalid_selector_key', SELECTOR_KIND, 7, KEY.slice(1)],
    ['record_selectors: invalid_selector_key', SELECTOR_KIND, 'x', 'x'.repeat(32)],
    ['record_selectors: invalid_selector_value', SELECTOR_KIND, 7, KEY],
    ['record_selectors: invalid_selector_value', SELECTOR_KIND, 'x\ud800', KEY],
    ['record_selectors: invalid_selector_value', SELECTOR_KIND, [1, 2], KEY],
  ])('a selector is refused with %s, case %#', (code, kind, value, key) => {
    expect(codeOf(() => recordSelectorOf(kind as string, value as string, key as HmacKey))).toBe(code);
  });

  test('a selector of a text, of its bytes and by a KeyObject is one', () => {
    const bytes = new TextEncoder().encode('synthetic-record-7');
    expect(recordSelectorOf(SELECTOR_KIND, bytes, KEY).digest).toBe(RECORD.digest);
    expect(recordSelectorOf(SELECTOR_KIND, Buffer.from(bytes), createSecretKey(KEY)).digest).toBe(
      RECORD.digest,
    );
  });

  test('digests and tool actions are checked', () => {
    expect(codeOf(() => recordSelector(SELECTOR_KIND, 'hmac-sha256:00'))).toBe(
      'record_selectors: invalid_selector_digest',
    );
    expect(codeOf(() => recordSelector('x', 'x'))).toBe('record_selectors: invalid_governance_identifier');
    expect(codeOf(() => toolAction('tool:x', READ.action))).toBe(
      'tool_action: invalid_governance_identifier',
    );
    expect(codeOf(() => toolAction(READ.tool, 'x'))).toBe('tool_action: invalid_governance_identifier');
  });
});

describeShared('vectors', () => {
  test('selector digests', () => {
    const vectors = JSON.parse(readFileSync(sharedPath('contracts', 'openmed-v1-vectors.json'), 'utf8'));
    expect(vectors.selector_digest).not.toHaveLength(0);
    for (const { value, digest } of vectors.selector_digest) {
      const key = new Uint8Array(Buffer.from(vectors.hmac_key_hex, 'hex'));
      expect(recordSelectorOf(SELECTOR_KIND, value, key).digest).toBe(digest);
    }
  });
});
