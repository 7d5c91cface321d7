const shownDigits = 4;

/** A NIK or an account number with all but its last four characters hidden; a shorter one is hidden whole. */
export const mask = (value: string): string => {
  const hidden = value.length > shownDigits ? value.length - shownDigits : value.length;
  return '•'.repeat(hidden) + value.slice(hidden);
};
