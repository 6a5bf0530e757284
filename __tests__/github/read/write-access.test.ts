import { describe, expect, test } from '@jest/globals';
import { readWriteAccess } from '../../../src/github/read/write-access.js';
import { fakeApi, json } from '../api/fake-api.js';

const ROUTE = 'GET /repos/o/r/collaborators/olga/permission';
const OLGA = { login: 'olga', id: 10, type: 'User' } as const;

function access(data: unknown, status = 200) {
  return readWriteAccess(fakeApi({ [ROUTE]: json(data, status) }), { owner: 'o', repo: 'r' }, OLGA);
}

describe('write access', () => {
  test.each([
    [{ permission: 'admin', role_name: 'admin' }, true],
    [{ permission: 'write', role_name: 'write' }, true],
    [{ permission: 'write', role_name: 'maintain' }, true],
    [{ permission: 'write', role_name: 'security-champion' }, true],
    [{ permission: 'push', role_name: 'write' }, true],
    [{ permission: 'read', role_name: 'read' }, false],
    [{ permission: 'read', role_name: 'triage' }, false],
    [{ permission: 'none', role_name: '' }, false],
    [{ permission: 'WRITE' }, false],
    [{}, false],
    [null, false],
  ])('%j: %s', async (data, value) => {
    expect(await access(data)).toEqual({ known: true, value });
  });

  test('nobody of that login is no', async () => {
    expect(await access({ message: 'Not Found' }, 404)).toEqual({ known: true, value: false });
  });

  test('another account that took the login is no', async () => {
    const taken = { permission: 'admin', role_name: 'admin', user: { login: 'olga', id: 11 } };
    expect(await access(taken)).toEqual({ known: true, value: false });
    expect(await access({ ...taken, user: { login: 'olga', id: 10 } })).toEqual({ known: true, value: true });
  });

  test.each([
    [403, 'metadata: read'],
    [422, null],
    [500, null],
  ])('%d is unknown', async (status, permission) => {
    expect(await access({}, status)).toEqual({ known: false, permission });
  });
});
