/** Returns lines or names as a text, at most `most` of them. */
export const listed = (items: readonly (string | number)[], most = 10): string =>
  [...items.slice(0, most), ...(items.length > most ? ['…'] : [])].join(', ');
