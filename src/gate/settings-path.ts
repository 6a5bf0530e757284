/** Where the settings file stands, read at the base branch's tip alone. */
export const SETTINGS_PATH = '.github/tool-catalog-gate.yml';
