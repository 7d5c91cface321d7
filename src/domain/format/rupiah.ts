const figures = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Other amounts would be written wrong, so they are shown as a dash. */
const isExact = (amount: number): boolean => Number.isSafeInteger(Math.round(amount));

const inRupiah = (format: Intl.NumberFormat, amount: number): string =>
  isExact(amount) ? `${amount < 0 ? '-' : ''}Rp${format.format(Math.abs(amount))}` : '–';

/** `Rp1.250.000`, `-Rp5.000` (docs/areas.md 'Facts about the country'). */
export const rupiah = (amount: number): string => inRupiah(figures, Math.round(amount));

/** `1.250.000`. */
export const groupedFigures = (amount: number): string => (isExact(amount) ? figures.format(amount) : '–');

const mostDigits = 15;

/** As people write them behind a number. A single `m` may be a million or a billion. */
const words: readonly (readonly [RegExp, number])[] = [
  [/^(rb|ribu|k)$/, 1e3],
  [/^(jt|juta)$/, 1e6],
  [/^(mil[iy]ar)$/, 1e9],
  [/^(tril[iy]un)$/, 1e12],
];

/** Digits alone, or in groups of three, with no cents or the dash in their place: in Indonesian, with blanks, and in English. */
const plain = [
  /^(\d+)(?:[,.]?\p{Pd}+)?$/u,
  /^(\d{3,}|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:\s\d{3})+)(?:,00|[,.]?\p{Pd}+)?$/u,
  /^(\d{3,}|\d{1,3}(?:,\d{3})+)(?:\.00)?$/,
];

/** `1.250.000`, `Rp. 1.250.000`, `1,250,000.00`, `50rb`, `1,5 juta`; null for cents, negative amounts, ranges, and other texts. */
export const parseRupiah = (typed: string): number | null => {
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/^(rp|idr)\.?\s*/, '');
  const [, count = '', word = ''] = /^(\d+(?:[.,]\d{1,2})?)\s*([a-z]+)\.?$/.exec(text) ?? [];
  const unit = words.find(([pattern]) => pattern.test(word))?.[1];
  const digits = plain.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  const amount =
    unit === undefined
      ? digits && Number(digits.replace(/\D/g, ''))
      : Math.round(Number(count.replace(',', '.')) * unit);
  return typeof amount === 'number' && amount < 10 ** mostDigits ? amount : null;
};

const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });

/** Where space is short: `Rp1,3 jt`. */
export const shortRupiah = (amount: number): string => inRupiah(short, amount);

/** 'new' if there was nothing to compare with. */
type Change = { direction: 'up' | 'down' | 'same' | 'new'; percent: number };

/** In per cent to one decimal, never negative. What rounds to 0 is 'same'. */
export const changeOf = (now: number, before: number): Change => {
  if (before === 0) return { direction: now === 0 ? 'same' : 'new', percent: 0 };
  const percent = Math.round((Math.abs(now - before) / Math.abs(before)) * 1000) / 10;
  if (percent === 0) return { direction: 'same', percent };
  return { direction: now > before ? 'up' : 'down', percent };
};

/** `4,8`; a dash for a number that is no rating from 0 to 5. */
export const ratingText = (rating: number): string =>
  rating >= 0 && rating <= 5
    ? rating.toLocaleString('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    : '–';
