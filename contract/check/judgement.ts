import type { z } from 'zod/mini';
import { merchantRows } from '../../src/areas/seller/sellerWire';
import { readRecord } from '../../src/dataProvider/rows';
import { apiErrorOf } from '../../src/dataProvider/serverErrors';
import { levelsOf, listIn } from '../../src/dataProvider/tolerantReader';
import { defOf, onlySentByGoodHost } from '../goodHost';
import type { Operation } from '../operations';
import type { Answer } from './client';
import { type Difference, differencesOf, grouped } from './differences';

/** What one answer is to the product: as the contract says, read although it differs, or of no use. */

type Verdict =
  /** As docs/openapi.yaml says it. */
  | 'fits'
  /** Other than that, and staff never notice. */
  | 'read'
  /** Staff see a dash, or fewer rows. */
  | 'loses'
  /** The host has no such call. */
  | 'lacks'
  | 'breaks'
  | 'not tried';

export type Judgement = { verdict: Verdict; differences: readonly Difference[] };

type Schema = z.ZodMiniType;

/** Where a good host puts the list of an answer; undefined if the answer is no list. */
const listPlaceOf = (schema: Schema, envelope: Operation['envelope']): string[] | undefined => {
  const outer = envelope === 'data' ? ['data'] : [];
  const def = defOf(schema);
  if (def.type === 'array') return outer;
  const keys = def.type === 'object' ? Object.keys(def.shape).filter((key) => key !== 'total') : [];
  const [key = ''] = keys;
  const isList =
    def.type === 'object' && keys.length === 1 && defOf(def.shape[key] as Schema).type === 'array';
  return isList ? [...outer, key] : undefined;
};

const elementOf = (schema: Schema): Schema => {
  const def = defOf(schema);
  if (def.type === 'array') return def.element as Schema;
  const parts = def.type === 'object' ? Object.values(def.shape) : [];
  return elementOf(parts.find((part) => defOf(part).type === 'array') as Schema);
};

const called = (place: readonly string[]): string => place.join('.') || 'the answer itself';

const valueAt = (json: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], json);

/** The keys that lead to this very value, which is at most four levels down. */
const placeOf = (json: unknown, sought: unknown, depth = 4): string[] | undefined => {
  if (json === sought) return [];
  if (typeof json !== 'object' || json === null || depth === 0 || Array.isArray(json)) return undefined;
  for (const [key, value] of Object.entries(json)) {
    const below = placeOf(value, sought, depth - 1);
    if (below) return [key, ...below];
  }
  return undefined;
};

const depthAt = (where: string, says: string): Difference => ({
  what: 'envelope depth',
  where,
  says,
  isLost: false,
});

const levelsWithPayload = (json: unknown): unknown[] =>
  levelsOf(json).flatMap((level) => [level, valueAt(level, ['payload'])]);

/** Below that place, or the one list, or the first of all. */
const rowsFrom = ({ json, headers }: Answer, place: readonly string[]): readonly unknown[] | undefined => {
  const expected = valueAt(json, place);
  if (Array.isArray(expected)) return expected as unknown[];
  const key = place.at(-1) ?? '';
  const named = levelsWithPayload(json)
    .map((level) => valueAt(level, [key]))
    .find((value) => Array.isArray(value));
  return (named as unknown[] | undefined) ?? listIn(json, headers)?.rows;
};

/** Under any name, where the product does not choose among several. */
const onlyList = ({ json }: Answer): readonly unknown[] | undefined => {
  const lists = levelsWithPayload(json)
    .flatMap((level) => Object.values(level ?? {}) as unknown[])
    .filter((value) => Array.isArray(value));
  return new Set(lists).size === 1 ? (lists[0] as unknown[]) : undefined;
};

const isSellers = ({ answers }: Operation): boolean => answers === 'MerchantPage';
const isPage = (operation: Operation): boolean => isSellers(operation) || operation.list !== undefined;
const isRecord = ({ envelope, path }: Operation): boolean => envelope === 'none' && path.endsWith('/{id}');

/** As the product does. */
const canRead = (operation: Operation, { json }: Answer): boolean => {
  const schema = operation.answer as Schema;
  return levelsOf(json).some((level) =>
    isRecord(operation) ? readRecord(level, schema) !== undefined : schema.safeParse(level).success,
  );
};

const rowsLost = (rows: readonly unknown[], schema: Schema): readonly unknown[] =>
  rows.filter((row) => readRecord(row, schema) === undefined);

/** Where the number of all rows is said. */
const totalDifferences = (operation: Operation, { json, headers }: Answer): Difference[] => {
  const total = listIn(json, headers)?.total;
  const isSaid = isSellers(operation)
    ? typeof valueAt(json, ['data', 'total']) === 'number'
    : /\/\d+$/.test(headers.get('Content-Range') ?? '');
  if (isSaid || (operation.method === 'post' && !isSellers(operation) && total !== undefined)) return [];
  const where = isSellers(operation) ? 'data.total' : 'Content-Range';
  if (total === undefined || Number.isNaN(total))
    return [{ what: 'missing', where, says: 'no total: the foot of the list says that', isLost: true }];
  const header = ['Content-Range', 'X-Total-Count'].find((name) => headers.has(name));
  return [depthAt(where, `the total is in ${header ?? 'another place of the body'}`)];
};

const names = ['', 'data', 'data.data'];

const below = (place = '', found: readonly Difference[]): Difference[] =>
  found.map((one) => ({ ...one, where: [place, one.where].filter(Boolean).join('.') }));

const listDifferences = (
  operation: Operation,
  answer: Answer,
  place: readonly string[],
): Difference[] | 'breaks' => {
  const { json } = answer;
  // A list that is no page is read as a whole, by its schema.
  const sentRows = rowsFrom(answer, place) ?? (isPage(operation) ? undefined : onlyList(answer));
  if (!sentRows) return 'breaks';
  const sent = onlySentByGoodHost(operation.answer as Schema) as Schema;
  const rows = isSellers(operation) ? merchantRows(sentRows) : sentRows;
  const found = placeOf(json, sentRows);
  const differences: Difference[] = found
    ? below('[]', differencesOf(elementOf(sent), sentRows, rows))
    : [{ what: 'null', where: called(place), says: 'null is read as an empty list', isLost: false }];
  if (found && called(found) !== called(place))
    differences.push(depthAt(called(place), `the list is at ${called(found)}`));
  if (!isPage(operation)) return canRead(operation, answer) ? differences : 'breaks';
  const lost = rowsLost(rows, elementOf(operation.answer as Schema)).length;
  if (lost > 0 && lost === rows.length) return 'breaks';
  if (lost > 0)
    differences.push({
      what: 'wrong type',
      where: '[]',
      says: `${lost} of ${rows.length} rows cannot be read`,
      isLost: true,
    });
  return [...differences, ...totalDifferences(operation, answer)];
};

const objectDifferences = (operation: Operation, answer: Answer): Difference[] | 'breaks' => {
  const levels = levelsOf(answer.json);
  const schema = operation.answer as Schema;
  const expected = operation.envelope === 'data' ? 1 : 0;
  const readsAt = (level: unknown) =>
    isRecord(operation) ? readRecord(level, schema) !== undefined : schema.safeParse(level).success;
  const found = readsAt(levels[expected]) ? expected : levels.findIndex(readsAt);
  if (found < 0) return 'breaks';
  return [
    ...(found === expected
      ? []
      : [depthAt(names[expected] || called([]), `what is needed is at ${names[found] || called([])}`)]),
    ...below(names[found], differencesOf(onlySentByGoodHost(schema) as Schema, [levels[found]])),
  ];
};

/** Why nothing of an answer can be read: the first thing that is wrong with it where a good host puts it. */
const faultOf = (operation: Operation, { json }: Answer): Difference[] => {
  const level = operation.envelope === 'data' ? valueAt(json, ['data']) : json;
  const found = differencesOf(onlySentByGoodHost(operation.answer as Schema) as Schema, [level]);
  return below(names[operation.envelope === 'data' ? 1 : 0], found).filter(({ what }) => what !== 'extra');
};

const headDifferences = ({ created }: Operation, { status, headers }: Answer): Difference[] => {
  const type = headers.get('Content-Type') ?? '';
  const wanted = created ? 201 : 200;
  return [
    ...(/^application\/([\w.-]+\+)?json\b/i.test(type)
      ? []
      : [
          {
            what: 'Content-Type',
            where: '',
            says: `${type || 'none'} instead of application/json`,
            isLost: false,
          } as const,
        ]),
    ...(status === wanted || (status === 201 && created === undefined)
      ? []
      : [{ what: 'status', where: '', says: `${status} instead of ${wanted}`, isLost: false } as const]),
  ];
};

const broken = (difference: Omit<Difference, 'isLost'>, others: readonly Difference[] = []): Judgement => ({
  verdict: 'breaks',
  differences: [{ ...difference, isLost: true }, ...others],
});

const summedUp = (differences: readonly Difference[]): Judgement => {
  const counted = differences.filter(({ what }) => what !== 'extra');
  if (counted.some(({ isLost }) => isLost)) return { verdict: 'loses', differences };
  return { verdict: counted.length > 0 ? 'read' : 'fits', differences };
};

export const judge = (operation: Operation, answer: Answer): Judgement => {
  const { status, json, text, headers } = answer;
  if (status === 0) return broken({ what: 'status', where: '', says: text });
  const refusal = apiErrorOf(status, json, null);
  if (refusal) {
    const fields = refusal.fields.map(({ name }) => name).join(', ');
    const says = [status, refusal.serverMessage && `“${refusal.serverMessage}”`, fields && `(${fields})`]
      .filter(Boolean)
      .join(' ');
    const isMissing = [404, 405, 501].includes(refusal.status);
    return { ...broken({ what: 'status', where: '', says }), ...(isMissing && { verdict: 'lacks' }) };
  }
  if (status >= 300)
    return broken({ what: 'status', where: '', says: `${status}: redirects are not followed` });
  const head = headDifferences(operation, answer);
  const isEnough = operation.answer === undefined || operation.mayBeEmpty === true;
  if (text === '' && isEnough) return { verdict: 'fits', differences: [] };
  if (json === undefined) {
    const type = headers.get('Content-Type') ?? 'no Content-Type';
    const says =
      text === '' ? 'an empty body' : `no JSON, but ${/^\s*</.test(text) ? 'HTML' : 'text'} (${type})`;
    return broken({ what: 'Content-Type', where: '', says });
  }
  if (operation.answer === undefined) return summedUp(head);
  const place = listPlaceOf(onlySentByGoodHost(operation.answer) as Schema, operation.envelope);
  const body = place ? listDifferences(operation, answer, place) : objectDifferences(operation, answer);
  if (body !== 'breaks') return summedUp([...head, ...body]);
  const fault = { what: 'missing', where: called(place ?? []), says: 'nothing there can be read' } as const;
  return broken(fault, [...faultOf(operation, answer), ...head]);
};

const worstFirst = ['breaks', 'lacks', 'loses', 'read', 'fits'] as const;
export const isUseless = ({ verdict }: Pick<Judgement, 'verdict'>): boolean =>
  verdict === 'breaks' || verdict === 'lacks';

/** Of the same call for several records: staff lose those that are of no use. */
export const together = (judgements: readonly Judgement[]): Judgement => {
  const found = judgements.flatMap(({ differences }) => differences);
  const worst = worstFirst.find((verdict) => judgements.some((one) => one.verdict === verdict)) ?? 'fits';
  const isPartial = isUseless({ verdict: worst }) && !judgements.every(isUseless);
  return { verdict: isPartial ? 'loses' : worst, differences: grouped(found, judgements.length) };
};
