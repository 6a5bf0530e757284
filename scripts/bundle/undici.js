// Stands in for `undici` inside the bundle (the tsconfig.json beside it says so). Loading undici takes longer than a
// whole run that needs no network, and most runs reach GitHub directly: those use the runtime's own fetch. The real
// undici is loaded once a request goes through a proxy.

export function ProxyAgent(options) {
  this.options = options;
}

const dispatchers = new WeakMap();

export async function fetch(input, init) {
  const agent = init?.dispatcher;
  if (agent === undefined) return globalThis.fetch(input, init);
  const undici = await import('undici/index.js');
  if (!dispatchers.has(agent)) dispatchers.set(agent, new undici.ProxyAgent(agent.options));
  return undici.fetch(input, { ...init, dispatcher: dispatchers.get(agent) });
}
