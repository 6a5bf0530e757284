// Published servers, as their users start them. Each is installed by its registry's own client into a temporary folder.

/** Packages of npm, at the versions that were looked at. */
export const NPM = {
  '@modelcontextprotocol/server-everything': '2026.8.31',
  '@modelcontextprotocol/server-filesystem': '2026.8.31',
  '@modelcontextprotocol/server-memory': '2026.8.31',
  '@modelcontextprotocol/server-sequential-thinking': '2026.8.31',
  '@modelcontextprotocol/server-basic-vanillajs': '2.0.3',
  '@playwright/mcp': '0.0.83',
  '@upstash/context7-mcp': '4.1.1',
  '@notionhq/notion-mcp-server': '2.5.2',
  'chrome-devtools-mcp': '1.11.0',
};
/** Packages of PyPI. */
export const PYPI = ['mcp-server-time', 'mcp-server-fetch', 'mcp-server-git'];
/** Programs of the Go SDK. */
export const GO = ['hello', 'everything'].map(
  (name) => `github.com/modelcontextprotocol/go-sdk/examples/server/${name}@v1.8.0`,
);

/** How each is started in the folder that it was installed in; `port` in place of its port for one over HTTP. */
export const SERVERS = [
  { name: 'everything', command: ['node_modules/.bin/mcp-server-everything'] },
  {
    name: 'everything, declared',
    command: ['node_modules/.bin/mcp-server-everything'],
    options: ['--capabilities', 'roots,sampling,elicitation', '--all'],
  },
  { name: 'filesystem', command: ['node_modules/.bin/mcp-server-filesystem', '.'] },
  { name: 'memory', command: ['node_modules/.bin/mcp-server-memory'] },
  { name: 'sequential-thinking', command: ['node_modules/.bin/mcp-server-sequential-thinking'] },
  { name: 'basic-vanillajs', command: ['node_modules/.bin/mcp-server-basic-vanillajs', '--stdio'] },
  { name: 'playwright', command: ['node_modules/.bin/playwright-mcp'] },
  { name: 'context7', command: ['node_modules/.bin/context7-mcp'] },
  { name: 'notion', command: ['node_modules/.bin/notion-mcp-server'] },
  { name: 'chrome-devtools', command: ['node_modules/.bin/chrome-devtools-mcp'] },
  { name: 'time (Python)', command: ['venv/bin/mcp-server-time'] },
  { name: 'fetch (Python)', command: ['venv/bin/mcp-server-fetch'] },
  { name: 'git (Python)', command: ['venv/bin/mcp-server-git'] },
  { name: 'hello (Go)', command: ['bin/hello'] },
  { name: 'everything (Go)', command: ['bin/everything'] },
  { name: 'everything (Go), HTTP', serve: ['bin/everything', '-http', 'localhost:{port}'], path: '/' },
  {
    name: 'everything, HTTP',
    serve: ['node_modules/.bin/mcp-server-everything', 'streamableHttp'],
    path: '/mcp',
  },
  { name: 'everything, HTTP+SSE', serve: ['node_modules/.bin/mcp-server-everything', 'sse'], path: '/sse' },
  { name: 'playwright, HTTP', serve: ['node_modules/.bin/playwright-mcp', '--port', '{port}'], path: '/mcp' },
];
