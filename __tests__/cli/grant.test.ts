import { describe, expect, test } from '@jest/globals';
import { capabilityGrantJson, issueCapabilityGrant } from '../../src/governance/index.js';
import { runFake } from './fake-terminal.js';
import type { FakeOptions } from './fake-terminal.js';

const KEY = 'k'.repeat(32);
const CONSTRAINT = {
  tool: 'tool:org.example/read',
  resource: 'resource:org.example/records',
  action: 'action:org.example/read',
  policy_profile: 'policy:org.example/strict',
};
const SCOPE = [
  ['--tool', CONSTRAINT.tool],
  ['--resource', CONSTRAINT.resource],
  ['--action', CONSTRAINT.action],
  ['--policy-profile', CONSTRAINT.policy_profile],
].flat();
const GRANT = capabilityGrantJson(
  issueCapabilityGrant([CONSTRAINT], { expiresAt: 1000, keys: new TextEncoder().encode(KEY) }),
);
const FILES = { key: KEY, 'grant.json': GRANT, short: 'short' };

const grant = (args: readonly string[], options: FakeOptions = {}) =>
  runFake(['grant', ...args], { files: FILES, environment: { KEY }, now: 999, ...options });

describe('grant issue', () => {
  const issue = (...args: readonly string[]) => grant(['issue', '--expires-at', '1000', ...args]);

  test.each([
    ['a file', ['--key-file', 'key']],
    ['the environment', ['--key-env', 'KEY']],
  ])('signs with a key from %s', async (_, key) => {
    expect(await issue(...SCOPE, ...key)).toEqual({ code: 0, out: GRANT, error: '' });
  });

  test('signs what a file lists', async () => {
    const list = JSON.stringify([CONSTRAINT]);
    const args = ['issue', '--expires-at', '1000', '--key-file', 'key', '--constraints', 'list.json'];
    expect((await grant(args, { files: { ...FILES, 'list.json': list } })).out).toBe(GRANT);
    const extra = JSON.stringify([{ ...CONSTRAINT, more: 1 }]);
    const refused = await grant(args, { files: { ...FILES, 'list.json': extra } });
    expect(refused.error).toContain('`invalid_constraint_fields`');
    expect((await grant([...args, ...SCOPE])).error).toContain('`invalid_usage`');
  });

  test.each([
    ['no key', SCOPE, 'invalid_usage'],
    ['two keys', [...SCOPE, '--key-file', 'key', '--key-env', 'KEY'], 'invalid_usage'],
    ['a missing file', [...SCOPE, '--key-file', 'none'], 'not_found'],
    ['a missing variable', [...SCOPE, '--key-env', 'NONE'], 'key_unavailable'],
    ['a short key', [...SCOPE, '--key-file', 'short'], 'invalid_key'],
    ['no scope', ['--key-file', 'key'], 'invalid_governance_identifier'],
    ['a key id that is none', [...SCOPE, '--key-file', 'key', '--key-id', 'A'], 'invalid_key_id'],
    ['an end that is none', [...SCOPE, '--key-file', 'key', '--expires-at', 'tomorrow'], 'invalid_timestamp'],
  ])('could not sign with %s', async (_, args, code) => {
    const run = await issue(...args);
    expect([run.code, run.out]).toEqual([2, '']);
    expect(run.error).toContain(`\`${code}\``);
    expect(run.error).not.toContain('kkk');
  });
});

describe('grant verify', () => {
  const verify = (args: readonly string[] = [], options: FakeOptions = {}) =>
    grant(['verify', 'grant.json', '--key-file', 'key', ...SCOPE, ...args], options);

  test('passes what was granted and has not ended', async () => {
    const { code, out, error } = await verify();
    expect([code, error]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ verified: true, reason_code: null });
  });

  test.each([
    ['another tool', ['--tool', 'tool:org.example/write'], {}, 'scope_mismatch'],
    ['its end', [], { now: 1000 }, 'expired'],
    [
      'a changed grant',
      [],
      { files: { ...FILES, 'grant.json': GRANT.replace('1000', '2000') } },
      'invalid_signature',
    ],
  ])('denies %s', async (_, args, options, reason) => {
    const { code, out, error } = await verify(args, options);
    expect([code, error]).toEqual([1, '']);
    expect(JSON.parse(out)).toMatchObject({ verified: false, reason_code: reason });
  });

  test.each([
    ['what is no grant', { files: { ...FILES, 'grant.json': '{}' } }, 'invalid_manifest_fields'],
    ['no JSON', { files: { ...FILES, 'grant.json': 'x' } }, 'invalid_json'],
  ])('could not check %s', async (_, options, code) => {
    const run = await verify([], options);
    expect([run.code, run.out]).toEqual([2, '']);
    expect(run.error).toContain(`\`${code}\``);
  });

  test('needs a whole scope', async () => {
    expect((await grant(['verify', 'grant.json', '--key-file', 'key'])).code).toBe(2);
  });
});
