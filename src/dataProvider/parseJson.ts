/** Raw or escaped. A hostile name must not reorder the text around it. */
const bidiControl = /[\u202a-\u202e\u2066-\u2069]|\\u(?:202[a-e]|206[6-9])/i;
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

const withoutBidi = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(bidiControls, '') : value;

const literals = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

const isRounded = (literal: string): boolean =>
  /^-?\d+$/.test(literal) && !Number.isSafeInteger(Number(literal));

/** JavaScript would round them: the last digit of a NIK from Papua would change. */
const withAllDigits = (json: string): string =>
  /\d{16}/.test(json)
    ? json.replace(literals, (literal) => (isRounded(literal) ? `"${literal}"` : literal))
    : json;

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(withAllDigits(text), bidiControl.test(text) ? withoutBidi : undefined) as unknown;
  } catch {
    return undefined;
  }
};
