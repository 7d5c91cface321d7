const figures = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Returns true if an amount is within the safe integers. Other amounts would be written wrong, so they are shown as a dash. */
const isExact = (amount: number): boolean => Number.isSafeInteger(Math.round(amount));

/** Formats an amount in rupiah: `Rp1.250.000`, `-Rp5.000` (docs/areas.md 'Facts about the country'). */
export const rupiah = (amount: number): string => {
  if (!isExact(amount)) return '–';
  const whole = Math.round(amount);
  return `${whole < 0 ? '-' : ''}Rp${figures.format(Math.abs(whole))}`;
};

/** Formats an amount without its currency: `1.250.000`. */
export const groupedFigures = (amount: number): string => (isExact(amount) ? figures.format(amount) : '–');

/** Maximum number of digits of an exact amount. */
const mostDigits = 15;

/** An amount as it is written in English, with its digits: `1,250,000.50` or `1250000.50`. */
const english = /^\D*(\d{1,3}(?:,\d{3})+|\d{4,})(?:\.\d{1,2})?\s*$/;

/**
 * Parses a typed or pasted amount, such as `1.250.000`, `Rp. 1.250.000`, `1250000` or `1,250,000.50`; null for a text
 * without a digit, and for a negative amount. Cents are dropped.
 */
export const parseRupiah = (typed: string): number | null => {
  if (/^[^\d\p{Pd}]*\p{Pd}\D*\d/u.test(typed)) return null;
  const whole = english.exec(typed)?.[1] ?? typed.split(',')[0] ?? '';
  const digits = whole.replace(/\D/g, '').slice(0, mostDigits);
  return digits === '' ? null : Number(digits);
};

const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats an amount where space is short, such as on the axis of a chart: `Rp1,3 jt`. */
export const shortRupiah = (amount: number): string =>
  isExact(amount) ? `${amount < 0 ? '-' : ''}Rp${short.format(Math.abs(amount))}` : '–';
