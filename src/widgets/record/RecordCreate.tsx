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
import { largestPage } from '../../config';
import { type CheckSaved, OutcomeContext } from '../save/outcome';
import type { Review } from '../save/saveReview';

type RecordCreateProps = {
  /** What is sent of what the form holds. */
  transform?: (values: RaRecord) => FieldValues;
  /**
   * Fields that identify a new record, in what is sent and in the list's rows. When an answer is lost, the list is searched
   * by the first, and all must match.
   */
  identifiedBy: readonly [string, ...string[]];
  /** Asks the person, right before anything is sent. */
  review?: Review;
  /** After a save, beside its toast, with what was sent. */
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
 * The context of a create page or drawer: a record that waits for the server, the toast of specification §8, and whether the
 * server holds it after all when no answer came. The gate has judged the route before this renders; react-admin's own check
 * would remove the form when a right is taken away.
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
          notify('widgets.record.saved', { type: 'success' });
          if (data) onSaved?.(data);
        },
      }}
    >
      {review && <ReviewBeforeCreate review={review} />}
      <OutcomeContext value={checkSaved}>{children}</OutcomeContext>
    </CreateBase>
  );
};
