// npm run api: writes docs/api.txt, everything that the published rooms export with its types, so that a change of the
// API shows in a diff. `npm run api -- --check` writes nothing and fails where the file is not up to date.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The report of a checkout, whose package.json says which rooms are published. */
export function apiReport(root) {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const doors = Object.keys(exports).filter((door) => door !== './package.json');
  const fileOf = (door) => join(root, 'src', door, 'index.ts');
  const declared = declarations(root, doors.map(fileOf));
  const rooms = doors.filter((door) => door !== '.').map((door) => room(declared, door, fileOf(door)));
  const named = new Set(rooms.flatMap(({ names }) => names));
  const [whole] = doors.filter((door) => door === '.').map((door) => room(declared, door, fileOf(door)));
  const main = whole.lines.filter((_, index) => !named.has(whole.names[index]));
  const heading = `# . exports ${whole.names.length} names; here those of no room\n`;
  return [`${heading}${main.join('')}`, ...rooms.map(({ title, lines }) => `${title}${lines.join('')}`)].join(
    '\n',
  );
}

/** A program over the sources, in which every exported symbol is resolved. */
function declarations(root, files) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const generated = readdirSync(join(root, 'src'), { recursive: true })
    .filter((name) => name.endsWith('.generated.d.ts'))
    .map((name) => join(root, 'src', name));
  const program = ts.createProgram([...files, ...generated].filter(existsSync), {
    ...options,
    incremental: false,
  });
  return { program, checker: program.getTypeChecker() };
}

function room({ program, checker }, door, file) {
  const source = program.getSourceFile(file);
  const symbols = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    title: `# ${door}\n`,
    names: symbols.map(({ name }) => name),
    lines: symbols.map((symbol) => describe(checker, symbol)),
  };
}

function describe(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  return (symbol.declarations ?? []).map((one) => declaration(checker, exported.name, one)).join('');
}

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

function declaration(checker, name, node) {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return `${plain(node)}\n`;
  if (ts.isClassDeclaration(node)) return `class ${name} ${heritage(node)}${members(checker, node)}\n`;
  const type = checker.getTypeOfSymbolAtLocation(checker.getSymbolAtLocation(node.name), node);
  const kind = ts.isFunctionDeclaration(node) ? 'function' : 'const';
  return `${kind} ${name}: ${checker.typeToString(type, node, FLAGS)}\n`;
}

function heritage(node) {
  return (node.heritageClauses ?? []).map((clause) => `${clause.getText()} `).join('');
}

function members(checker, node) {
  const shown = node.members.filter(
    (member) => !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private),
  );
  const texts = shown.map((member) => {
    if (ts.isConstructorDeclaration(member)) return `constructor(${member.parameters.map(plain).join(', ')})`;
    const type = checker.getTypeAtLocation(member);
    return `${member.name.getText()}: ${checker.typeToString(type, member, FLAGS)}`;
  });
  return `{ ${texts.join('; ')} }`;
}

const printer = ts.createPrinter({ removeComments: true });

/** A declaration on one line, without comments. */
function plain(node) {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.replace(/\s*\n\s*/g, ' ').replace(/^export /, '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [option = '', root = ROOT] = process.argv.slice(2);
  const report = apiReport(root);
  const file = join(ROOT, 'docs/api.txt');
  if (option === '--print') process.stdout.write(report);
  else if (option !== '--check') writeFileSync(file, report);
  else if (readFileSync(file, 'utf8') !== report) {
    console.error('docs/api.txt is not what the published rooms export: run `npm run api`.');
    process.exitCode = 1;
  }
}
