/** Messages by their dotted key, as polyglot knows them. */
export const flatten = (node: object, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [[prefix + key, value] as const];
      return typeof value === 'object' && value !== null ? [...flatten(value, `${prefix}${key}.`)] : [];
    }),
  );
