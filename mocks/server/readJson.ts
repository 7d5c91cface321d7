/** What a JSON text says, or undefined where it is none. `__proto__` is a key of no contract, and schemas overlook it. */
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
