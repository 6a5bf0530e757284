const JSON_IMPORT = /^(import .+ from (["']).+\.json\2);?$/gmu;

/**
 * A transformer of jest for packages whose modules import JSON as only bundlers read it: names the type of each such
 * import, as the language has it since ES2025.
 */
export default {
  process: (source) => ({ code: source.replace(JSON_IMPORT, "$1 with { type: 'json' };") }),
};
