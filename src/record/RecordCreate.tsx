import {
  CreateBase,
  type CreateParams,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRegisterMutationMiddleware,
  useResourceContext,
} from 'ra-core';
import { type ReactNode, useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { largestPage } from '../config';
import { type CheckSaved, OutcomeContext } from '../form/save/OutcomeHelp';
import type { Review } from '../form/save/saveReview';

type RecordCreateProps = {
  transform?: (values: RaRecord) => FieldValues;
  /**
   * The fields that identify a new record, both in the request body and in list rows. If the response is lost, the list is
   * searched for the first field's value, and a row must match in all fields.
   */
  identifiedBy: readonly [string, ...string[]];
  /** Asks the user for confirmation before the request is sent. */
  review?: Review;
  /** Called after a save with the request body, in addition to the toast. */
  onSaved?: (sent: FieldValues) => void;
  children: ReactNode;
};

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

type Create = (resource: string, params: CreateParams) => Promise<{ data: RaRecord }>;

const ReviewBeforeCreate = ({ review }: { review: Review }) => {
  const create = useCallback(
    (resource: string, params: CreateParams, next: Create) =>
      review(params.data as FieldValues, undefined, () => next(resource, params)),
    [review],
  );
  useRegisterMutationMiddleware<Create>(create);
  return null;
};

/**
 * The context of a create page or drawer: pessimistic saves, the toast of specification §8, and a check for saves whose
 * response was lost. RouteGate checks the permission, and keeps the form when the user loses it.
 */
export const RecordCreate = ({ transform, identifiedBy, review, onSaved, children }: RecordCreateProps) => {
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';

  const checkSaved: CheckSaved = async (values) => {
    const sent = transform?.(values as RaRecord) ?? values;
    const { data } = await dataProvider.getList<RaRecord>(resource, {
      pagination: { page: 1, perPage: largestPage },
      sort: { field: 'id', order: 'ASC' },
      filter: { q: text(sent[identifiedBy[0]]) },
    });
    return data.some((row) => identifiedBy.every((field) => text(row[field]) === text(sent[field])));
  };

  return (
    <CreateBase
      disableAuthentication
      mutationMode="pessimistic"
      {...(transform && { transform })}
      mutationOptions={{
        onSuccess: (_created: RaRecord, { data }: { data?: FieldValues }) => {
          notify('record.saved', { type: 'success' });
          if (data) onSaved?.(data);
        },
      }}
    >
      {review && <ReviewBeforeCreate review={review} />}
      <OutcomeContext value={checkSaved}>{children}</OutcomeContext>
    </CreateBase>
  );
};
