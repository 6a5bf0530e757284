import { GateError } from '../../errors/index.js';
import { isHashOf } from '../../git/index.js';
import type { WantedBlob } from '../../git/index.js';
import { textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';

const MAX_IN_QUERY = 100;
const MAX_QUERY_BYTES = 2 * 1024 * 1024;
/** GraphQL cuts a long text short. */
const MAX_BLOB_BYTES = 256 * 1024;

/**
 * Blobs by GraphQL, up to 100 in a query. GraphQL gives text, so each is hashed again: one whose text is not its bytes
 * (no UTF-8, a byte order mark, cut short) is left out, and so is everything that a failing query leaves open.
 * Source: GitHub's GraphQL reference, object `Blob`.
 */
export async function blobsTogether(
  api: Api,
  repository: Repository,
  wanted: readonly WantedBlob[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const ask = async (group: readonly string[]) => ({ group, data: await askFor(api, repository, group) });
  for (const { group, data } of await Promise.all(groupsOf(wanted).map(ask))) {
    group.forEach((id, index) => {
      const text = textAt(data, 'repository', `b${index}`, 'text');
      const bytes = text === null ? null : Buffer.from(text);
      if (bytes !== null && isHashOf(id, 'blob', bytes)) found.set(id, bytes);
    });
  }
  return found;
}

/** Ids whose blobs are small enough to come together. */
function groupsOf(wanted: readonly WantedBlob[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let room = 0;
  for (const { id, size } of wanted) {
    const bytes = size ?? MAX_BLOB_BYTES;
    if (bytes > MAX_BLOB_BYTES) continue;
    const last = groups.at(-1);
    if (last !== undefined && last.length < MAX_IN_QUERY && bytes <= room) last.push(id);
    else {
      groups.push([id]);
      room = MAX_QUERY_BYTES;
    }
    room -= bytes;
  }
  return groups;
}

/** The answer's data, null where the query failed. Ids are hexadecimal, so that they can stand in it. */
async function askFor(api: Api, { owner, repo }: Repository, ids: readonly string[]): Promise<unknown> {
  const blobs = ids.map((id, index) => `b${index}: object(oid: "${id}") { ... on Blob { text } }`).join(' ');
  const query = `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${blobs} } }`;
  try {
    const { data, errors } = await api.graphql(query, { owner, repo });
    return errors.length > 0 ? null : data;
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}
