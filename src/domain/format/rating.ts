/** Formats a rating with one decimal: `4,8`; a dash for a number that is no rating from 0 to 5. */
export const ratingText = (rating: number): string =>
  rating >= 0 && rating <= 5
    ? rating.toLocaleString('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    : '–';
