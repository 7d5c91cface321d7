/** The first letters of the first and the last word of a name: 'Siti Nur Rahmawati' is 'SR'. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words[0] ?? '';
  const [last = ''] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first + last).toUpperCase();
};
