const shownDigits = 4;
const hidden = '•';

/** A NIK or an account number with all but its last four characters hidden; a shorter one is hidden whole. */
export const mask = (value: string): string => {
  const count = value.length > shownDigits ? value.length - shownDigits : value.length;
  return hidden.repeat(count) + value.slice(count);
};

/** Whether a server has masked the value already: it is shown as it is, and never sent back. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes(hidden);

/** Whether `masked` is what a server makes of a number that was typed. */
export const isMaskOf = (masked: unknown, typed: unknown): boolean =>
  isMasked(masked) && typeof typed === 'string' && mask(typed.trim()) === masked;
