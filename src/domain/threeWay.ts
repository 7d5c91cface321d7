/**
 * Merging what two people changed in one record (decision 0041). Pure: it knows fields and values, no form and no server.
 */

/** A record as fields, each changed by itself. */
export type Fields = Readonly<Record<string, unknown>>;

/** Fields that are kept or replaced as one; most groups have one field. */
export type FieldGroup = readonly string[];

export type ThreeVersions = {
  /** What the person saw when they opened the record. */
  opened: Fields;
  /** What the server holds now. */
  theirs: Fields;
  /** What the person wants to save. */
  mine: Fields;
};

export type Merge = {
  /** The server's fields with the person's changes over them; in a conflict, the person's. */
  merged: Fields;
  /** Groups that both have changed, each in another way: nobody but the person can decide. */
  conflicts: readonly FieldGroup[];
};

/**
 * A value in a form that can be compared: an empty field is empty however it is written, a number is its text, the order
 * of a list does not count, a reference is its `id`, and a picture is its `url` without the signature behind the `?`.
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

/** Whether two values of a field mean the same. */
export const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const differsIn = (group: FieldGroup, one: Fields, other: Fields): boolean =>
  group.some((field) => !isSame(one[field], other[field]));

/** Whether no field of two versions differs. */
export const isSameVersion = (one: Fields, other: Fields): boolean =>
  !differsIn([...new Set([...Object.keys(one), ...Object.keys(other)])], one, other);

/** `fields` with those of `group` as `source` has them. */
export const withFields = (fields: Fields, group: FieldGroup, source: Fields): Fields => ({
  ...fields,
  ...Object.fromEntries(group.map((field) => [field, source[field]])),
});

/** Every field once: in its group, or in a group of its own. */
const groupsOf = ({ opened, theirs, mine }: ThreeVersions, together: readonly FieldGroup[]): FieldGroup[] => {
  const grouped = together.flat();
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(opened)]);
  return [...together, ...[...names].filter((name) => !grouped.includes(name)).map((name) => [name])];
};

/**
 * Puts the person's changes over the server's version. A field that they did not touch is the server's in any case; where
 * only they changed a group, it is theirs; where the server has changed it too, it is a conflict.
 * @param together groups of fields that only make sense together
 */
export const mergeVersions = (versions: ThreeVersions, together: readonly FieldGroup[] = []): Merge => {
  const { opened, theirs, mine } = versions;
  const changed = groupsOf(versions, together).filter(
    (group) => differsIn(group, opened, mine) && differsIn(group, theirs, mine),
  );
  const conflicts = changed.filter((group) => differsIn(group, opened, theirs));
  const merged = changed.reduce((fields, group) => {
    const touched = group.filter((field) => !isSame(opened[field], mine[field]));
    return withFields(fields, conflicts.includes(group) ? group : touched, mine);
  }, theirs);
  return { merged, conflicts };
};
