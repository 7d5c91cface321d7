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

/** The most values that one request may hold: a page of 1000 ids, and what stands beside them. */
export const mostValues = 2000;

/** Returns true if a parsed JSON holds more than `mostValues` values, because the work for a request grows with them. */
export const hasTooManyValues = (json: unknown): boolean => {
  const waiting = [json];
  for (let count = 0; waiting.length > 0; count++) {
    const value = waiting.pop();
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) waiting.push(inner);
    if (count + waiting.length > mostValues) return true;
  }
  return false;
};
