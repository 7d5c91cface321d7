const shownDigits = 4;
const hidden = '•';

/** Of a NIK or an account number; a shorter value is hidden whole. */
export const mask = (value: string): string => {
  const count = value.length > shownDigits ? value.length - shownDigits : value.length;
  return hidden.repeat(count) + value.slice(count);
};

/** By the server: it is shown as it is, and never sent back. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes(hidden);

export const isMaskOf = (masked: unknown, typed: unknown): boolean =>
  isMasked(masked) && typeof typed === 'string' && mask(typed.trim()) === masked;
