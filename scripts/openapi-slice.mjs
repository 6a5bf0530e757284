// node scripts/openapi-slice.mjs FOLDER: cuts what the end-to-end tests check requests against out of GitHub's
// OpenAPI description. FOLDER is where `npm i --ignore-scripts @octokit/openapi@23` was run (394 MB, so it is no
// dependency). Only requests are kept: parameters and bodies of the operations below, without prose.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OPERATIONS = [
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/activity',
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
  'GET /repos/{owner}/{repo}/actions/jobs/{job_id}',
  'GET /repos/{owner}/{repo}/actions/runs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs',
  'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
  'GET /repos/{owner}/{repo}/branches/{branch}',
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'GET /repos/{owner}/{repo}/codeowners/errors',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/commits',
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  'GET /repos/{owner}/{repo}/commits/{ref}',
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /repos/{owner}/{repo}/contents/{path}',
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
  'GET /repos/{owner}/{repo}/issues',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/timeline',
  'GET /repos/{owner}/{repo}/pulls',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'GET /repos/{owner}/{repo}/rules/branches/{branch}',
  'GET /orgs/{org}/teams/{team_slug}/members',
  'GET /orgs/{org}/teams/{team_slug}/memberships/{username}',
  'GET /user',
  'GET /users/{username}',
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
  'POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun',
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs',
  'POST /repos/{owner}/{repo}/check-runs',
  'POST /repos/{owner}/{repo}/issues',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'POST /orgs/{org}/rulesets',
  'POST /repos/{owner}/{repo}/rulesets',
];

const PROSE = /^(?:description|examples?|externalDocs|title|deprecated|x-.*)$/;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node scripts/openapi-slice.mjs FOLDER');
const source = join(folder, 'node_modules/@octokit/openapi');
const { version, license } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
const description = JSON.parse(readFileSync(join(source, 'generated/api.github.com.json'), 'utf8'));

const slice = {
  provenance: {
    package: `@octokit/openapi@${version}`,
    file: 'generated/api.github.com.json',
    license,
    script: 'scripts/openapi-slice.mjs',
  },
  operations: Object.fromEntries(OPERATIONS.map((name) => [name, requestOf(name)])),
};
const target = fileURLToPath(new URL('../__tests__/data/github-openapi-requests.json', import.meta.url));
writeFileSync(target, `${JSON.stringify(slice)}\n`);

function requestOf(name) {
  const [method, path] = name.split(' ');
  const operation = description.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${name} is not in GitHub's description`);
  const parameters = (operation.parameters ?? []).map(resolved);
  const body = operation.requestBody && resolved(operation.requestBody);
  return {
    path: parametersIn(parameters, 'path'),
    query: parametersIn(parameters, 'query'),
    body: body === undefined ? null : plain(body.content['application/json'].schema),
    bodyRequired: body?.required === true,
  };
}

function parametersIn(parameters, place) {
  const found = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    required: found.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(found.map((parameter) => [parameter.name, plain(parameter.schema)])),
  };
}

function resolved(value) {
  if (typeof value.$ref !== 'string') return value;
  return resolved(
    value.$ref
      .slice(2)
      .split('/')
      .reduce((at, key) => at[key], description),
  );
}

/** A schema without references and prose; a member that it does not name is one that GitHub would not understand. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties, ...rest } = resolved(schema);
  const kept = Object.entries(rest).filter(([key]) => !PROSE.test(key));
  const members = nullInUnion(Object.fromEntries(kept.map(([key, value]) => [key, plain(value)])));
  if (properties === undefined) return members;
  const named = Object.entries(properties).map(([key, value]) => [key, plain(value)]);
  return { additionalProperties: false, ...members, properties: Object.fromEntries(named) };
}

/** `nullable` beside a union alone means one alternative more, which is what validators of JSON Schema read. */
function nullInUnion({ nullable, ...members }) {
  if (nullable === undefined) return members;
  if (members.type !== undefined) return { nullable, ...members };
  const union = members.oneOf === undefined ? 'anyOf' : 'oneOf';
  const alternatives = members[union];
  return alternatives === undefined ? members : { ...members, [union]: [...alternatives, { type: 'null' }] };
}
