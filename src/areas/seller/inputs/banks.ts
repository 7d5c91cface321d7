/** Suggested short names of the most used banks (docs/areas.md 'Facts about the country'); other names are allowed. */
export const bankNames: readonly string[] = [
  'BCA',
  'BNI',
  'BRI',
  'BTN',
  'CIMB Niaga',
  'Danamon',
  'Mandiri',
  'Maybank',
  'Mega',
  'Muamalat',
  'OCBC',
  'Panin',
  'Permata',
];
