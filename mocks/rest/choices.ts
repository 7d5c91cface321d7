const collator = new Intl.Collator('id');

/** Compares texts as a person sorts them. */
export const alphabetically = (a: string, b: string): number => collator.compare(a, b);

/** What a person chooses from: each id once, by name. */
export const choicesOf = (named: readonly (readonly [id: string, name: string])[]) =>
  [...new Map(named)].map(([id, name]) => ({ id, name })).sort((a, b) => alphabetically(a.name, b.name));
