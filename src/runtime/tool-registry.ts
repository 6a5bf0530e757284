import { randomBytes } from 'node:crypto';
import { GateError } from '../errors/index.js';
import { sealedType } from '../governance/index.js';
import type { Digest } from '../json/index.js';
import type { ToolSpec } from './tool-spec.js';
import { isToolSpec } from './tool-spec.js';

/** What carries out a tool; gets its arguments, gives protected data. */
export type ToolHandler = (args: unknown) => unknown;

/** One registration: contract, handler and an identity that says nothing but which registration it was. */
export interface ImplementationBinding {
  readonly spec: ToolSpec;
  readonly handler: ToolHandler;
  readonly implementationId: Digest;
}

/** Where run catalogs look tools up, by name and exact version. */
export interface ToolRegistry {
  /** The registration; null where there is no such tool, version or handler. */
  readonly implementationBinding: (name: string, version: string) => ImplementationBinding | null;
}

/** A registry that tools can be entered into. */
export interface EditableToolRegistry extends ToolRegistry {
  /**
   * Enters a tool (of toolSpec), with a fresh random identity; without a handler it cannot be called. Throws on field
   * `tool`: `invalid_type`, `duplicate_record` (the name and version are taken).
   */
  readonly register: (spec: ToolSpec, handler?: ToolHandler) => void;
  /** Takes a tool out; whether there was one. */
  readonly unregister: (name: string, version: string) => boolean;
}

interface Registration {
  readonly spec: ToolSpec;
  readonly binding: ImplementationBinding | null;
}

const registries = sealedType<EditableToolRegistry>('ToolRegistry', [
  'register',
  'unregister',
  'implementationBinding',
]);

/** An empty registry. */
export function createToolRegistry(): EditableToolRegistry {
  const registrations = new Map<string, Registration>();
  return registries.seal({
    register(spec, handler) {
      if (!isToolSpec(spec) || (handler !== undefined && typeof handler !== 'function'))
        throw new GateError('invalid_type', 'tool');
      const key = keyOf(spec.name, spec.version);
      if (registrations.has(key)) throw new GateError('duplicate_record', 'tool');
      registrations.set(key, { spec, binding: handler === undefined ? null : bindingOf(spec, handler) });
    },
    unregister: (name, version) => registrations.delete(keyOf(name, version)),
    implementationBinding: (name, version) => registrations.get(keyOf(name, version))?.binding ?? null,
  });
}

/** A version holds no space. */
function keyOf(name: string, version: string): string {
  return `${version} ${name}`;
}

function bindingOf(spec: ToolSpec, handler: ToolHandler): ImplementationBinding {
  return Object.freeze({ spec, handler, implementationId: randomIdentity() });
}

function randomIdentity(): Digest {
  return `sha256:${randomBytes(32).toString('hex')}`;
}
