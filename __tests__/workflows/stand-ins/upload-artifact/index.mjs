// Uploads a file, or what is in a folder, as actions/upload-artifact does: the folder is not part of the artifact.
import { readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { artifactClient } from './client.mjs';

const { INPUT_NAME, INPUT_OVERWRITE, INPUT_PATH, GITHUB_WORKSPACE } = process.env;
const client = await artifactClient();
const path = resolve(GITHUB_WORKSPACE, INPUT_PATH);
if (INPUT_OVERWRITE === 'true') await client.deleteArtifact(INPUT_NAME).catch(() => undefined);
const [files, folder] = statSync(path).isDirectory()
  ? [readdirSync(path).map((name) => join(path, name)), path]
  : [[path], dirname(path)];
await client.uploadArtifact(INPUT_NAME, files, folder);
