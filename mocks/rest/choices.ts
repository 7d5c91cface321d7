const collator = new Intl.Collator('id');

/** Compares texts in Indonesian alphabetical order. */
export const alphabetically = (a: string, b: string): number => collator.compare(a, b);

/** Returns the options of a choice: each id once, sorted by name. */
export const choicesOf = (named: readonly (readonly [id: string, name: string])[]) =>
  [...new Map(named)].map(([id, name]) => ({ id, name })).sort((a, b) => alphabetically(a.name, b.name));
