import type { DataProvider, RaRecord } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { largestPage } from '../../config';
import type { RecordVersion } from '../../dataProvider/recordVersion';
import { isOwn, type MergeRules, type Sent, unmaskedBy } from './merging';

/** Asks the server whether it stored a save whose response was lost (docs/reliability.md 'Fault matrix'). */

/** Null if the stored record does not show whether this save stored it. @throws ApiError */
export type CheckSaved = () => Promise<boolean | null>;

/** As just read. */
export type Latest = { data: RaRecord; meta?: RecordVersion };

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * Whether a row matches the request body in all fields of `identifiedBy`, for the first of which the list is searched; null
 * without any, because every row would match.
 */
export const checkCreated = async (
  dataProvider: DataProvider,
  resource: string,
  body: FieldValues,
  identifiedBy: readonly string[],
): Promise<boolean | null> => {
  const [first] = identifiedBy;
  if (first === undefined) return null;
  const { data } = await dataProvider.getList<RaRecord>(resource, {
    pagination: { page: 1, perPage: largestPage },
    sort: { field: 'id', order: 'ASC' },
    filter: { q: text(body[first]) },
  });
  return data.some((row) => identifiedBy.every((field) => text(row[field]) === text(body[field])));
};

type Update = {
  latest: Latest;
  mine: FieldValues;
  lastSent: Sent | null;
  rules: MergeRules;
  valuesOf: (record: RaRecord) => FieldValues;
  changesOf: (values: FieldValues) => unknown;
};

/** Null if a mask matches in a version of another user, which proves nothing. */
export const checkUpdated = ({
  latest,
  mine,
  lastSent,
  rules,
  valuesOf,
  changesOf,
}: Update): boolean | null => {
  const theirs = valuesOf(latest.data);
  const changes = (values: FieldValues) => JSON.stringify(changesOf({ ...values, id: latest.data.id }));
  const wanted = changes(lastSent?.mine ?? mine);
  const isKept = changes(unmaskedBy(lastSent, theirs, rules)) === wanted;
  return isKept && changes(theirs) !== wanted && !isOwn(latest.meta) ? null : isKept;
};
