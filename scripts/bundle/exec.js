// Stands in for `@actions/exec` inside the bundle. @actions/core starts processes with it to tell the platform's details,
// which this action never asks for; loading it takes a tenth of a run that needs no network.

export async function getExecOutput() {
  throw new Error('This bundle starts no process through @actions/exec.');
}
