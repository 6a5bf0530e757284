// Unpacks an artifact of this run into a folder, as actions/download-artifact does.
import { resolve } from 'node:path';
import { artifactClient } from './client.mjs';

const { INPUT_NAME, INPUT_PATH, GITHUB_WORKSPACE } = process.env;
const client = await artifactClient();
try {
  const { artifact } = await client.getArtifact(INPUT_NAME);
  await client.downloadArtifact(artifact.id, { path: resolve(GITHUB_WORKSPACE, INPUT_PATH) });
} catch (error) {
  console.log(`No such artifact: ${error.message.split('\n', 1)[0]}`);
  process.exitCode = 1;
}
