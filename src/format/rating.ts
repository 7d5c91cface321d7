/** Formats a rating with one decimal: `4,8`; a dash for NaN. */
export const ratingText = (rating: number): string =>
  Number.isNaN(rating)
    ? '–'
    : rating.toLocaleString('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
