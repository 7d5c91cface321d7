import type { DataProvider, RaRecord } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { largestPage } from '../../config';
import { ApiError, isNetworkError, unknownOutcomeOf } from '../../dataProvider/serverErrors';
import { visibleText } from '../../domain/visibleText';

/**
 * Asks the server whether it stored a save whose response was lost (docs/reliability.md 'Fault matrix'); null if the stored
 * record does not show it. @throws ApiError
 */
export type CheckSaved = () => Promise<boolean | null>;

/** Messages are keys, or sentences of the server. */
export type SaveFailure =
  /** `elsewhere`: wrong values that are not in the form. */
  | { kind: 'refused'; message: string; elsewhere: string }
  | { kind: 'failed'; message: string }
  | { kind: 'unknown'; message: string; check: CheckSaved };

/** Of the read before a save: nothing was sent yet, so it must not count as an unknown outcome. */
export const readFault = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  if (error.kind === 'notFound') return new Error('save.conflict.gone', { cause: error });
  if (unknownOutcomeOf(error) === undefined) return error;
  const message = isNetworkError(error) ? error.message : 'save.conflict.unreadable';
  return new Error(message, { cause: error });
};

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? visibleText(String(value)) : '';

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
