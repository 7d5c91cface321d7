/** What cleaning makes of a text: `text` meets plainTextPattern or is empty; `removed` lists what fell out, in order. */
export type CleanedText = { text: string; removed: string[] };

/** Letters with a mark lose the mark, so that `é` stays readable as `e`. */
const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/**
 * Removes from a pasted text what the pattern of addresses, descriptions and slogans refuses (specification §5,
 * reading 18), so that staff see what changes before they take it: other characters become a space, never nothing
 * (`5/7` must not turn into `57`), and what stands before the first letter is cut off.
 */
export const cleanText = (typed: string): CleanedText => {
  const plain = plainLetters(typed);
  const lead = /^[^A-Za-z]*/.exec(plain)?.[0] ?? '';
  const rest = plain.slice(lead.length);
  const refused = [lead.trim(), ...(rest.match(/[^A-Za-z0-9.\s]+/g) ?? [])].filter((piece) => piece !== '');
  return {
    text: rest
      .replace(/[^A-Za-z0-9.]+/g, ' ')
      .replace(/ +(?=\.)/g, '')
      .trim(),
    removed: [...new Set(refused)],
  };
};
