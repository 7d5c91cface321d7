/** The first formatter of a page needs 20 ms for the browser's data, later ones less than 1 ms. */
export const loadLocale = (): void => {
  new Intl.NumberFormat('id-ID').format(0);
  new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', month: 'short' }).format(0);
};
