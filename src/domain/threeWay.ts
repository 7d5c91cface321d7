/** docs/decisions.md 'A save is a merge'. */

export type Fields = Readonly<Record<string, unknown>>;

/** Kept or replaced together; most groups have one field. */
export type FieldGroup = readonly string[];

/** As the person opened it, as it is on the server now, and as the person wants to save it. */
export type ThreeVersions = Record<'base' | 'theirs' | 'mine', Fields>;

export type Merge = {
  /** In a conflict, with the person's value. */
  merged: Fields;
  /** Both people changed them in different ways, so that the person must decide. */
  conflicts: readonly FieldGroup[];
};

/**
 * All empty values are equal, a number equals its text, the order of a list is ignored, a reference is its `id`, and a
 * picture is its `url` without the signature after `?`.
 */
const comparable = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return JSON.stringify(value.map(comparable).sort());
  const { id, url } = value as { id?: unknown; url?: unknown };
  if (id !== undefined) return JSON.stringify({ id: comparable(id) });
  if (typeof url === 'string' && url !== '') return JSON.stringify({ url: url.split('?')[0] });
  const entries = Object.entries(value).map(([key, part]) => [key, comparable(part)]);
  return JSON.stringify(entries.sort());
};

export const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const differsIn = (group: FieldGroup, one: Fields, other: Fields): boolean =>
  group.some((field) => !isSame(one[field], other[field]));

export const isSameVersion = (one: Fields, other: Fields): boolean =>
  !differsIn([...new Set([...Object.keys(one), ...Object.keys(other)])], one, other);

export const withFields = (fields: Fields, group: FieldGroup, source: Fields): Fields => ({
  ...fields,
  ...Object.fromEntries(group.map((field) => [field, source[field]])),
});

const groupsOf = ({ base, theirs, mine }: ThreeVersions, together: readonly FieldGroup[]): FieldGroup[] => {
  const grouped = together.flat();
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)]);
  return [...together, ...[...names].filter((name) => !grouped.includes(name)).map((name) => [name])];
};

/** `together`: they only make sense so; `unsure`: they may have changed unseen, such as masked numbers. */
export const mergeVersions = (
  versions: ThreeVersions,
  together: readonly FieldGroup[] = [],
  unsure: readonly string[] = [],
): Merge => {
  const { base, theirs, mine } = versions;
  const changed = groupsOf(versions, together).filter(
    (group) => differsIn(group, base, mine) && differsIn(group, theirs, mine),
  );
  const conflicts = changed.filter(
    (group) => differsIn(group, base, theirs) || group.some((field) => unsure.includes(field)),
  );
  const merged = changed.reduce((fields, group) => {
    const touched = group.filter((field) => !isSame(base[field], mine[field]));
    return withFields(fields, conflicts.includes(group) ? group : touched, mine);
  }, theirs);
  return { merged, conflicts };
};
