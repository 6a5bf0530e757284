import { describe, expect, test } from '@jest/globals';
import type { Known } from '../../src/errors/index.js';
import { pathInside } from '../../src/approval/code-owners.js';
import { auditRules } from '../../src/approval/rules-audit.js';
import type { RulesAuditRequest } from '../../src/approval/rules-audit.js';
import { parseCodeOwners } from '../../src/patterns/index.js';
import type { CodeOwnersRule } from '../../src/patterns/index.js';
import { fakeApi, json, paged } from '../github/api/fake-api.js';

const BRANCH = 'GET /repos/o/r/branches/release/1.x';
const RULES = 'GET /repos/o/r/rules/branches/release/1.x';
const RULESETS_ONLY = json({ protected: true, protection: { enabled: false } });
const CLASSIC = json({ protected: true, protection: { enabled: true } });
const UNPROTECTED = json({ protected: false, protection: { enabled: false } });

const CODE_OWNERS = { type: 'pull_request', parameters: { require_code_owner_review: true } };
const WORKFLOWS = { type: 'workflows', parameters: { workflows: [] } };

function checks(...contexts: readonly string[]) {
  const required = contexts.map((context) => ({ context, integration_id: 1 }));
  return { type: 'required_status_checks', parameters: { required_status_checks: required } };
}

function rulesOf(text: string): Known<readonly CodeOwnersRule[]> {
  return { known: true, value: parseCodeOwners(text) };
}

async function audit(
  branch: ReturnType<typeof json>,
  rules: readonly unknown[],
  over: Partial<RulesAuditRequest> = {},
) {
  const api = fakeApi({ [BRANCH]: branch, [RULES]: paged(rules) });
  return (await auditRules(api, request(over))).map(({ code, path, permission }) =>
    [code, path, permission].filter((part) => part !== null).join(' '),
  );
}

function request(over: Partial<RulesAuditRequest> = {}): RulesAuditRequest {
  return {
    repository: { owner: 'o', repo: 'r' },
    branch: 'release/1.x',
    checkName: null,
    codeOwners: { path: 'CODEOWNERS', rules: rulesOf('* @olga') },
    protectedPaths: ['baseline.json'],
    asked: (path) => path,
    ...over,
  };
}

describe('the rules of the base branch', () => {
  test.each([
    ['all is required', RULESETS_ONLY, [CODE_OWNERS, checks('build')], []],
    ['a required workflow is a check', RULESETS_ONLY, [CODE_OWNERS, WORKFLOWS], []],
    ['no check', RULESETS_ONLY, [CODE_OWNERS], ['check_not_required']],
    ['an empty list of checks', RULESETS_ONLY, [CODE_OWNERS, checks()], ['check_not_required']],
    ['no review by code owners', RULESETS_ONLY, [checks('build')], ['code_owner_review_not_required']],
    [
      'a review, but not by code owners',
      RULESETS_ONLY,
      [checks('build'), { type: 'pull_request', parameters: { require_code_owner_review: false } }],
      ['code_owner_review_not_required'],
    ],
    [
      'rules that are not understood',
      RULESETS_ONLY,
      [null, { type: 'pull_request' }, { type: 'required_status_checks' }, 'x'],
      ['check_not_required', 'code_owner_review_not_required'],
    ],
    [
      'not protected',
      UNPROTECTED,
      [],
      ['branch_not_protected', 'check_not_required', 'code_owner_review_not_required'],
    ],
    ['rules are protection, whatever the branch says', UNPROTECTED, [CODE_OWNERS], ['check_not_required']],
    ['classic protection cannot be read: said', CLASSIC, [], ['rules_unreadable administration: read']],
    ['classic protection beside enough rules', CLASSIC, [CODE_OWNERS, checks('build')], []],
    [
      'whether protection is classic is not told',
      json({ protected: true }),
      [CODE_OWNERS],
      ['rules_unreadable administration: read'],
    ],
  ])('%s', async (_name, branch, rules, expected) => {
    expect(await audit(branch, rules)).toEqual(expected);
  });

  test('the check is named only under check-run', async () => {
    const over = { checkName: 'tool-catalog-gate' };
    expect(await audit(RULESETS_ONLY, [CODE_OWNERS, checks('build')], over)).toEqual(['check_not_required']);
    expect(await audit(RULESETS_ONLY, [CODE_OWNERS, checks('build', 'tool-catalog-gate')], over)).toEqual([]);
    expect(await audit(RULESETS_ONLY, [CODE_OWNERS, WORKFLOWS], over)).toEqual([]);
  });

  test('rules are read over all pages', async () => {
    const many = Array.from({ length: 120 }, () => ({ type: 'creation' }));
    expect(await audit(RULESETS_ONLY, [...many, CODE_OWNERS, checks('build')])).toEqual([]);
  });

  test.each([
    [RULES, 403, 'metadata: read'],
    [RULES, 404, 'metadata: read'],
    [RULES, 500, null],
    [BRANCH, 403, 'contents: read'],
    [BRANCH, 404, null],
    [BRANCH, 500, null],
  ])('%s answers %d: it is said, not warned of', async (route, status, permission) => {
    const api = fakeApi({ [BRANCH]: RULESETS_ONLY, [RULES]: paged([]), [route]: json({}, status) });
    expect(await auditRules(api, request())).toEqual([{ code: 'rules_unreadable', path: null, permission }]);
  });
});

describe('CODEOWNERS', () => {
  const owners = async (text: string, over: Partial<RulesAuditRequest> = {}) =>
    audit(RULESETS_ONLY, [CODE_OWNERS, checks('build')], {
      codeOwners: { path: '.github/CODEOWNERS', rules: rulesOf(text) },
      protectedPaths: ['baseline.json', '.github/CODEOWNERS', '.github/workflows/gate.yml'],
      ...over,
    });

  test('owns itself and every protected file', async () => {
    expect(await owners('/.github/ @olga\n/baseline.json @olga')).toEqual([]);
  });

  test('does not own itself', async () => {
    expect(await owners('/.github/workflows/ @olga\n/baseline.json @olga')).toEqual([
      'codeowners_not_owned .github/CODEOWNERS',
    ]);
  });

  test('does not own a protected file', async () => {
    expect(await owners('/.github/ @olga\n/.github/workflows/')).toEqual([
      'protected_file_not_owned baseline.json',
      'protected_file_not_owned .github/workflows/gate.yml',
    ]);
  });

  test('owns a baseline that is a directory by what lies in it', async () => {
    const over = { protectedPaths: ['tools'], asked: pathInside };
    expect(await owners('/.github/ @olga\n/tools/ @olga', over)).toEqual([]);
    expect(await owners('/.github/ @olga', over)).toEqual(['protected_file_not_owned tools']);
  });

  test('is missing', async () => {
    const codeOwners = { path: null, rules: rulesOf('') };
    expect(await owners('', { codeOwners, protectedPaths: ['baseline.json'] })).toEqual([
      'codeowners_not_owned',
      'protected_file_not_owned baseline.json',
    ]);
  });

  test('that cannot be read warns of nothing', async () => {
    const codeOwners = { path: 'CODEOWNERS', rules: { known: false, permission: null } } as const;
    expect(await owners('', { codeOwners })).toEqual([]);
  });
});
