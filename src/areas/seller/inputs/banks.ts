/** Short names of the banks that sellers use most (docs/areas.md 'Facts about the country'), to choose from; any other name may be typed. */
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
