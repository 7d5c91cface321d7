/** Parses a JSON text; undefined if it is invalid or contains the key `__proto__`, which no contract has and schemas overlook. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new SyntaxError(key);
      return value;
    }) as unknown;
  } catch {
    return undefined;
  }
};
