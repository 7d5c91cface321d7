/** The first of these that fits. */
export const found = <T>(all: readonly T[], fits: (one: T) => boolean = () => true): T => {
  const one = all.find(fits);
  if (one === undefined) throw new Error(`Nothing fits ${String(fits)}`);
  return one;
};
