import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parseCatalog } from '../../src/catalog/index.js';
import {
  argumentClassifier,
  capabilityRequest,
  dispatchWithArgumentClassification,
  issueCapabilityGrant,
} from '../../src/governance/index.js';
import { RunToolCatalog, captureMcpTools, newRunId } from '../../src/runtime/index.js';
import { ADD, ADD_ID, NAMES, REVIEWED, WIPE, registryOf } from './reviewed-tools.js';
import { scriptedServer } from './scripted-server.js';

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const TOOL = { name: 'add', inputSchema: { type: 'object' } };
const CONSTRAINT = {
  tool: ADD_ID,
  resource: 'resource:org.example/calculator',
  action: 'action:org.example/compute',
  policy_profile: 'policy:org.example/p',
};

describe('the network', () => {
  const opened: string[] = [];
  const watch = (name: string) => () => {
    opened.push(name);
    throw new Error('no network');
  };

  beforeEach(() => {
    jest.spyOn(net.Socket.prototype, 'connect').mockImplementation(watch('socket'));
    jest.spyOn(dns, 'lookup').mockImplementation(watch('lookup') as never);
    jest.spyOn(dgram, 'createSocket').mockImplementation(watch('datagram') as never);
    jest.spyOn(globalThis, 'fetch').mockImplementation(watch('fetch'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('the watch sees what it watches', async () => {
    expect(() => net.connect(9)).toThrow('no network');
    await expect((async () => await fetch('http://127.0.0.1:9'))()).rejects.toThrow('no network');
    expect(opened.splice(0)).toEqual(['socket', 'fetch']);
  });

  test('is not touched by a guarded call of a reviewed tool, nor by anything on the way', async () => {
    const manifest = parseCatalog(new TextEncoder().encode(JSON.stringify({ tools: [TOOL] })), {
      format: 'mcp',
    });
    const { client } = await scriptedServer((method) =>
      method === 'tools/list' ? JSON.stringify({ tools: [TOOL] }) : '{"content":[]}',
    );
    const tools = await captureMcpTools(client, { manifest });
    const result = await dispatchWithArgumentClassification({
      grant: issueCapabilityGrant([CONSTRAINT], { expiresAt: 10, keys: KEY }),
      request: capabilityRequest(CONSTRAINT),
      keys: KEY,
      now: 0,
      classifier: argumentClassifier({
        rules: [{ path: ['a'], dataClass: 'data:org.example/number' }],
        policy: {
          policyProfile: CONSTRAINT.policy_profile,
          decisions: [{ dataClass: 'data:org.example/number', action: 'allow' }],
        },
        hashKey: KEY,
      }),
      arguments: { a: 1 },
      dispatch: (args) => tools.callTool('add', args),
    });
    expect(result.value).toEqual({ content: [] });

    const registry = registryOf(ADD, WIPE);
    const catalog = RunToolCatalog.capture(newRunId(), REVIEWED, registry, NAMES);
    await catalog.invoke(registry, ADD_ID, '1.0.0', {});
    expect(opened).toEqual([]);
  });
});
