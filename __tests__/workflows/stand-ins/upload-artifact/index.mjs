// Uploads one file as actions/upload-artifact does: its folder is not part of the artifact.
import { dirname, resolve } from 'node:path';
import { artifactClient } from './client.mjs';

const { INPUT_NAME, INPUT_OVERWRITE, INPUT_PATH, GITHUB_WORKSPACE } = process.env;
const client = await artifactClient();
const file = resolve(GITHUB_WORKSPACE, INPUT_PATH);
if (INPUT_OVERWRITE === 'true') await client.deleteArtifact(INPUT_NAME).catch(() => undefined);
await client.uploadArtifact(INPUT_NAME, [file], dirname(file));
