import { spawnSync } from 'node:child_process';
import { describeWith } from '../needs.js';

const EXTENSIONS = ['table', 'autolink', 'tagfilter', 'strikethrough', 'tasklist'].flatMap((name) => [
  '-e',
  name,
]);

// GitHub's own filters, in its order: what is not allowed is taken out, then mentions become links.
const PIPELINE = `
require 'html/pipeline'
pipeline = HTML::Pipeline.new(
  [HTML::Pipeline::SanitizationFilter, HTML::Pipeline::AutolinkFilter, HTML::Pipeline::MentionFilter],
  { base_url: 'https://github.example/' }
)
print pipeline.call(STDIN.read.force_encoding('UTF-8'))[:output].to_s
`;

/** Markdown as HTML by GitHub's own renderer, without the filters that come after it. */
export function cmark(markdown: string): string {
  return run('cmark-gfm', [...EXTENSIONS, '--unsafe', '--hardbreaks'], markdown);
}

/** Markdown as GitHub shows it: rendered, sanitised, with mentions and links. */
export function github(markdown: string): string {
  return run('ruby', ['-e', PIPELINE], cmark(markdown));
}

/** A group of tests over cmark-gfm and html-pipeline. */
export function describeGithub(name: string, tests: () => void): void {
  describeWith(hasGithub ? null : `cmark-gfm and html-pipeline (${PACKAGES})`, name, tests);
}

const PACKAGES = 'apt-get install cmark-gfm ruby-html-pipeline ruby-sanitize ruby-rinku';

const hasGithub =
  spawnSync('cmark-gfm', ['--version']).status === 0 &&
  spawnSync('ruby', ['-e', "require 'html/pipeline'; require 'sanitize'; require 'rinku'"]).status === 0;

function run(command: string, args: readonly string[], input: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

/** The text of an HTML fragment without tags. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** The cells of every row of every table, header rows included, as text. */
export function rowsOf(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/gu)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/gu)].map(([, cell = '']) => textOf(cell).trim()),
  );
}

/** The names of all tags, each once, sorted. */
export function tagsOf(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/<\/?([a-z][a-z0-9-]*)/gu)].map(([, name = '']) => name))].sort();
}
