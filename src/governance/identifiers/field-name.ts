const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,127}$/;

/** Whether a name may be an argument's field: the contract's `[A-Za-z_][A-Za-z0-9_-]{0,127}`. */
export function isFieldName(name: unknown): name is string {
  return typeof name === 'string' && FIELD_NAME.test(name);
}
