// The client of @actions/artifact, for the artifact server of act. That server signs an address with a padded base64
// text that it leaves as it is, and the client's storage library drops the padding: it is put back here.
import http from 'node:http';
import { pathToFileURL } from 'node:url';

const request = http.request;
http.request = (options, ...rest) => request({ ...options, path: padded(options.path) }, ...rest);

function padded(path) {
  return path?.replace(/([?&]sig=[\w-]{43})(?=&|$)/, '$1%3D');
}

export async function artifactClient() {
  const file = `${process.env.STAND_IN_MODULES}/@actions/artifact/lib/artifact.js`;
  const { default: library } = await import(pathToFileURL(file).href);
  return new library.DefaultArtifactClient();
}
