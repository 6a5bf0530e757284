import { GateError } from '../../errors/index.js';
import { completeList, countAt, flagAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';
import { unzip, ZIP_LIMITS } from './unzip.js';

/** The files of an artifact by path. */
export type ArtifactFiles = ReadonlyMap<string, Uint8Array>;

interface Artifact {
  readonly id: number;
  readonly expired: boolean;
  readonly bytes: number;
}

const LIST = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
const DOWNLOAD = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
const MAX_PAGES = 5;
const FIELD = 'artifact';

/**
 * The files of the newest artifact of this very name that a workflow run uploaded, unpacked in memory. Throws what the
 * client and `unzip` throw, GateError `artifact_missing`, `artifact_expired`, `too_large` and `permission_missing`.
 * Source: GitHub's pages "List workflow run artifacts" and "Download an artifact".
 */
export async function readArtifact(
  api: Api,
  repository: Repository,
  run: number,
  name: string,
): Promise<ArtifactFiles> {
  const artifact = await newestArtifact(api, repository, run, name);
  if (artifact === null) throw new GateError('artifact_missing', FIELD);
  if (artifact.expired) throw new GateError('artifact_expired', FIELD);
  if (artifact.bytes > ZIP_LIMITS.maxBytes) throw new GateError('too_large', FIELD);
  return unzip(await archiveOf(api, repository, artifact.id));
}

async function newestArtifact(
  api: Api,
  repository: Repository,
  run: number,
  name: string,
): Promise<Artifact | null> {
  const parameters = { ...repository, run_id: run, name };
  const items = await completeList(api, LIST, parameters, MAX_PAGES, 'artifacts');
  const named = items.filter((item) => textAt(item, 'name') === name).flatMap(readOne);
  return named.reduce<Artifact | null>((a, b) => (a !== null && a.id > b.id ? a : b), null);
}

function readOne(item: unknown): readonly Artifact[] {
  const id = countAt(item, 'id');
  const bytes = countAt(item, 'size_in_bytes');
  return id === null || bytes === null ? [] : [{ id, bytes, expired: flagAt(item, 'expired') !== false }];
}

async function archiveOf(api: Api, repository: Repository, id: number): Promise<Uint8Array> {
  const parameters = { ...repository, artifact_id: id, archive_format: 'zip' };
  try {
    const { status, bytes } = await api.download(DOWNLOAD, parameters, ZIP_LIMITS.maxBytes);
    if (status === 404 || status === 410) throw new GateError('artifact_expired', FIELD);
    if (bytes === null) throw new GateError('github_unavailable', 'github');
    return bytes;
  } catch (error) {
    const tooLarge = error instanceof GateError && error.code === 'too_large';
    throw tooLarge ? new GateError('too_large', FIELD) : error;
  }
}
