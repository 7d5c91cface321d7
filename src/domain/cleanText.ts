import { accountOwnershipPattern, fullNamePattern, plainTextPattern } from './patterns';

/** The result of cleaning: `text` meets the rule or is empty; `removed` lists the removed characters, in order. */
type CleanedText = { text: string; removed: string[] };

/** The rules of specification §5 that limit the characters of a text. */
const rules = {
  plainText: { pattern: plainTextPattern, refused: /[^A-Za-z0-9.\s]+/g },
  fullName: { pattern: fullNamePattern, refused: /[^A-Za-z\s]+/g },
  accountOwnership: { pattern: accountOwnershipPattern, refused: /[^A-Za-z\s]+/g },
} as const;

export type TextRule = keyof typeof rules;

/** Removes the marks of letters, so that `é` stays readable as `e`. */
const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** An apostrophe inside a word, as people and phones write it. It is removed, so that `Ni'mah` stays one word. */
const apostrophe = /(?<=[A-Za-z])['’‘`´ʼ](?=[A-Za-z])/g;

/** A dot inside a degree such as `S.E.` or `S.Pd`. It is removed, so that the letters stay together. `M.Ali` stays two words. */
const dotOfDegree = /(?<=[A-Za-z])\.(?=[A-Za-z]{1,2}(?![A-Za-z]))/g;

/** Returns true if a text, which is already trimmed, meets the rule. */
export const isFit = (typed: string, rule: TextRule): boolean => rules[rule].pattern.test(typed);

/**
 * Removes characters from a pasted text that a rule of specification §5 refuses; staff see the changes before they accept
 * them. Apostrophes inside a word and the dots of a degree vanish. Other refused characters become a space (`5/7` must not
 * turn into `57`). Everything before the first letter is cut off. A text that still breaks the rule, such as a name of
 * three letters, becomes empty.
 */
export const cleanText = (typed: string, rule: TextRule): CleanedText => {
  const { pattern, refused } = rules[rule];
  const plain = plainLetters(typed);
  const lead = /^[^A-Za-z]*/.exec(plain)?.[0] ?? '';
  const rest = plain.slice(lead.length);
  const removed = [lead.trim(), ...(rest.match(refused) ?? [])].filter((piece) => piece !== '');
  const joined = rest.replace(apostrophe, '');
  const text = (rule === 'plainText' ? joined : joined.replace(dotOfDegree, ''))
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=\.)/g, '')
    .trim();
  return { text: pattern.test(text) ? text : '', removed: [...new Set(removed)] };
};
