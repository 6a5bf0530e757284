// The house (docs/architecture.md), as a rule of ESLint.
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

export const PUBLISHED = [
  'errors',
  'json',
  'catalog',
  'diff',
  'clients',
  'governance',
  'gate',
  'report',
  'runtime',
];
const PRIVATE = [
  'patterns',
  'git',
  'workspace',
  'settings',
  'github',
  'approval',
  'run',
  'rollup',
  'watch',
  'init',
  'doctor',
  'action',
  'cli',
  'capture',
];

/** The rooms of a folder in their order: one imports only from those before it. */
export const ROOMS = {
  '': [...PUBLISHED, ...PRIVATE],
  catalog: ['formats', 'inventory'],
  governance: [
    ...['values', 'identifiers', 'lint', 'projection', 'classification', 'grants', 'tickets', 'policy'],
    'dispatch',
  ],
  report: ['escape', 'changes', 'places', 'wording', 'markdown'],
  github: ['api', 'read', 'write'],
  capture: ['channel'],
};

/** Files beside the rooms. The published rooms may import the first alone, since no other is in the package. */
const PUBLISHED_FILE = 'limits.js';
const SHARED_FILES = [PUBLISHED_FILE, 'memoize-async.js', 'package-version.js'];

/** What gates connects to no server: only the command line's front doors, and the capture's own, know the capture. */
const KNOW_CAPTURE = /(?:^|-)(?:cli|capture)\.ts$/;

const MESSAGES = {
  order: 'A room imports only from rooms above it.',
  index: 'A room is entered only through its index.ts.',
  published: 'A published room imports no unpublished one.',
  capture: 'What gates connects to no server.',
  dynamic: 'Name what is imported, so that the order of the rooms can be held.',
};

/** Which message says what is wrong with an import, by POSIX paths from src/; null where nothing is. */
function faultOf(importer, target) {
  const from = importer.split('/').slice(0, -1);
  const to = target.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const below = to.slice(shared);
  if (PUBLISHED.includes(from[0]) && to[0] !== from[0] && !isPublished(to)) return 'published';
  if (from.length > 0 && to.length === 1 && !SHARED_FILES.includes(to[0])) return 'order';
  if (below.length > 2 || (below.length === 2 && below[1] !== 'index.js')) return 'index';
  if (from.length === 0 && to[0] === 'capture' && !KNOW_CAPTURE.test(importer)) return 'capture';
  const order = ROOMS[to.slice(0, shared).join('/')];
  const isLater = order !== undefined && order.indexOf(below[0]) > order.indexOf(from[shared]);
  return from.length > shared && below.length === 2 && isLater ? 'order' : null;
}

function isPublished(to) {
  return to.length === 1 ? to[0] === PUBLISHED_FILE : PUBLISHED.includes(to[0]);
}

export const imports = {
  meta: { type: 'problem', messages: MESSAGES, schema: [] },
  create(context) {
    const folder = posixPath(relative(SOURCES, dirname(context.filename)));
    const importer = posixPath(relative(SOURCES, context.filename));
    const check = (node, specifier) => {
      if (!specifier.startsWith('.')) return;
      const messageId = faultOf(importer, posix.normalize(posix.join(folder, specifier)));
      if (messageId !== null) context.report({ node, messageId });
    };
    const ofSource = (node) => {
      if (node.source !== null) check(node, node.source.value);
    };
    return {
      ImportDeclaration: ofSource,
      ExportNamedDeclaration: ofSource,
      ExportAllDeclaration: ofSource,
      ImportExpression: (node) => {
        if (node.source.type === 'Literal') check(node, String(node.source.value));
        else context.report({ node, messageId: 'dynamic' });
      },
      TSImportType: (node) => check(node, node.source.value),
    };
  },
};

function posixPath(path) {
  return join(path).split(sep).join('/');
}
