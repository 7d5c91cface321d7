const figures = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Beyond the numbers that are exact, an amount would be written wrong: it is written as a dash. */
const isExact = (amount: number): boolean => Number.isSafeInteger(Math.round(amount));

/** An integer number of rupiah as people write it: `Rp1.250.000`, `-Rp5.000` (docs/areas.md 'Facts about the country'). */
export const rupiah = (amount: number): string => {
  if (!isExact(amount)) return '–';
  const whole = Math.round(amount);
  return `${whole < 0 ? '-' : ''}Rp${figures.format(Math.abs(whole))}`;
};

/** The figures of an amount without its currency: `1.250.000`. */
export const groupedFigures = (amount: number): string => (isExact(amount) ? figures.format(amount) : '–');

/** Beyond it an amount is no longer exact. */
const mostDigits = 15;

/**
 * The rupiah that somebody typed or pasted, such as `1.250.000`, `Rp. 1.250.000` or `1250000`; null for a text
 * without a digit. A comma begins the cents, which are dropped: rupiah are whole.
 */
export const parseRupiah = (typed: string): number | null => {
  const [whole = ''] = typed.split(',');
  const digits = whole.replace(/\D/g, '').slice(0, mostDigits);
  return digits === '' ? null : Number(digits);
};

const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });

/** An amount where there is no room for its figures, such as the axis of a chart: `Rp1,3 jt`. */
export const shortRupiah = (amount: number): string =>
  isExact(amount) ? `${amount < 0 ? '-' : ''}Rp${short.format(Math.abs(amount))}` : '–';
