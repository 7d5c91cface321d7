/** Returns the first letters of the first and last word of a name: 'SR' for 'Siti Nur Rahmawati'. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words[0] ?? '';
  const [last = ''] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first + last).toUpperCase();
};
