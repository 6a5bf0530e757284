// Stands in for `@actions/http-client` inside the bundle. @actions/core wants it for identity tokens alone, which this
// action never asks for; loading it loads Node's http, https and undici at start, which takes longer than a whole run
// that needs no network.

export function HttpClient() {
  throw new Error('This bundle asks for no identity token.');
}
