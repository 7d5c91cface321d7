import { accountOwnershipPattern, fullNamePattern, plainTextPattern } from './patterns';

/** `text` meets the rule or is empty; `removed` is in order. */
type CleanedText = { text: string; removed: string[] };

/** Specification §5. */
const rules = {
  plainText: { pattern: plainTextPattern, refused: /[^A-Za-z0-9.\s]+/g },
  fullName: { pattern: fullNamePattern, refused: /[^A-Za-z\s]+/g },
  accountOwnership: { pattern: accountOwnershipPattern, refused: /[^A-Za-z\s]+/g },
} as const;

export type TextRule = keyof typeof rules;

/** `é` stays readable as `e`. */
const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** For comparison: `No. HP *` equals `no hp`. */
export const plainName = (name: string): string =>
  plainLetters(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Inside a word, as people and phones write it: `Ni'mah` stays one word. */
const apostrophe = /(?<=[A-Za-z])['’‘`´ʼ](?=[A-Za-z])/g;

/** In a degree such as `S.E.` or `S.Pd`. `M.Ali` stays two words. */
const dotOfDegree = /(?<=[A-Za-z])\.(?=[A-Za-z]{1,2}(?![A-Za-z]))/g;

export const isFit = (typed: string, rule: TextRule): boolean => rules[rule].pattern.test(typed);

/** Apostrophes in a word and dots of a degree vanish; what else is refused becomes a space (`5/7` is not `57`). */
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
