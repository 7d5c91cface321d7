/** Keeps the value unchanged; react-admin would turn '' into null. */
export const asTyped = <Value>(value: Value): Value => value;
