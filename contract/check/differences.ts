import type { z } from 'zod/mini';
import { shownInstant } from '../../src/dataProvider/instantWire';
import { shownFlagOrNull, shownNumber, shownText } from '../../src/dataProvider/wire';
import { isInstant } from '../../src/domain/format/wibTime';

/** What the values of an answer have otherwise than a good host sends them, by key, never by value. */

export type Difference = {
  what: 'missing' | 'extra' | 'wrong type' | 'null' | 'envelope depth' | 'Content-Type' | 'status';
  /** Empty for what is of the whole answer. */
  where: string;
  says: string;
  /** Whether staff notice. */
  isLost: boolean;
};

export const told = ({ what, where, says }: Difference): string =>
  where === '' ? `${what}: ${says}` : `${what}: ${where}, ${says}`;

type Issue = z.core.$ZodIssue;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (held, key) => (held as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.') || 'the answer';

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  const names: Readonly<Record<string, string>> = { string: 'text', object: 'an object' };
  return names[typeof value] ?? `a ${typeof value}`;
};

/** By the type that a good host sends: whether the product makes something of another one. */
const readers: Readonly<Record<string, (value: unknown) => boolean>> = {
  boolean: (value) => shownFlagOrNull.parse(value) !== null,
  number: (value) => !Number.isNaN(shownNumber.parse(value)),
  int: (value) => Number.isSafeInteger(shownNumber.parse(value)),
  string: (value) => shownText.parse(value) !== '',
  'date-time': (value) => isInstant(shownInstant.parse(value)),
};

/** Those of the alternative that is nearest. */
const plain = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const nearest = issue.errors.toSorted((one, other) => one.length - other.length)[0] ?? [];
  const isAnyType = nearest.length <= 1 && (nearest[0]?.path.length ?? 0) === 0;
  if (isAnyType) return [issue];
  return nearest.flatMap((inner) => plain({ ...inner, path: [...issue.path, ...inner.path] }));
};

const expectedBy = (issue: Issue): string | undefined => {
  if (issue.code === 'invalid_type') return issue.expected;
  return issue.code === 'invalid_format' ? issue.format : undefined;
};

const differenceOf = (issue: Issue, value: unknown): Difference[] => {
  const where = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      what: 'extra',
      where: nameOf([...issue.path, key]),
      says: 'is not in the contract',
      isLost: false,
    }));
  const held = valueAt(value, issue.path);
  if (held === undefined) return [{ what: 'missing', where, says: 'is not there', isLost: true }];
  const expected = expectedBy(issue);
  if (held === null && expected === 'array')
    return [{ what: 'null', where, says: 'null is read as an empty list', isLost: false }];
  if (held === null)
    return [{ what: 'null', where, says: `instead of ${expected ?? 'a value'}`, isLost: true }];
  const isRead = expected !== undefined && readers[expected]?.(held) === true;
  const says = expected ? `${typeOf(held)} instead of ${expected}` : `${typeOf(held)} of another form`;
  return [{ what: 'wrong type', where, says: isRead ? `${says}, which is read` : says, isLost: !isRead }];
};

const keyOf = ({ what, where }: Difference): string => `${what} ${where}`;

/** Each once, with the number of values that have it; lost if one of them is. */
export const grouped = (found: readonly Difference[], of: number): Difference[] => {
  const first = found.filter(
    (one, index) => found.findIndex((other) => keyOf(other) === keyOf(one)) === index,
  );
  return first.map((one) => {
    const group = found.filter((other) => keyOf(other) === keyOf(one));
    const worst = group.find(({ isLost }) => isLost) ?? one;
    return of > 1 ? { ...worst, says: `${worst.says} (${Math.min(group.length, of)} of ${of})` } : worst;
  });
};

const allOf = (schema: z.ZodMiniType, values: readonly unknown[]): Difference[] =>
  values.flatMap((value) =>
    (schema.safeParse(value).error?.issues ?? [])
      .flatMap(plain)
      .flatMap((issue) => differenceOf(issue, value)),
  );

/**
 * @param schema what a good host sends, and no more
 * @param understood the same values after the product has brought them into its shape: what they lack is lost
 */
export const differencesOf = (
  schema: z.ZodMiniType,
  values: readonly unknown[],
  understood: readonly unknown[] = values,
): Difference[] => {
  const lost = new Set(allOf(schema, understood).map(keyOf));
  const found = allOf(schema, values).map((difference) => {
    const isLost = difference.isLost && lost.has(keyOf(difference));
    const says = difference.isLost && !isLost ? `${difference.says}, and read elsewhere` : difference.says;
    return { ...difference, isLost, says };
  });
  return grouped(found, values.length);
};
