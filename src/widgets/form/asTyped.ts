/** Keeps the text unchanged; react-admin would turn '' into null. */
export const asTyped = (text: string): string => text;
