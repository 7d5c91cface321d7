import { EditBase, type RaRecord, useDataProvider, useNotify, useResourceContext } from 'ra-core';
import { type ReactNode, useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router';
import { type MergeRules, type Merging, MergingContext, unmaskedBy } from '../save/merging';
import { type CheckSaved, OutcomeContext } from '../save/outcome';
import type { Review } from '../save/saveReview';
import { useOpenedRecordQuery } from './useRecordQuery';

export type RecordEditProps<T> = {
  /** What is sent of what the form holds. */
  transform?: (values: RaRecord) => FieldValues;
  /** The record as the form holds it, where the form holds something else. */
  valuesOf?: (record: T) => FieldValues;
  /** Of what the form holds, what the server must hold after a save, to compare; left out, what is sent. */
  changesOf?: (values: RaRecord) => unknown;
  /** How the form merges with what others saved meanwhile. */
  merge?: MergeRules;
  /** Asks the person, right before anything is sent. */
  review?: Review;
  /** After a save, beside its toast. */
  onSaved?: () => void;
  children: ReactNode;
};

const asItIs = (values: FieldValues) => values;
const plainMerge: MergeRules = {};

/**
 * The context of an edit page or drawer: the record read once per opening, changes that are merged with the latest version
 * and wait for the server, the toast of specification §8, and whether the server holds them after all when no answer came.
 * The gate has judged the route before this renders; react-admin's own check would remove the form when a right is taken
 * away.
 */
export const RecordEdit = <T extends RaRecord>(props: RecordEditProps<T>) => {
  const { transform = asItIs, valuesOf = asItIs, changesOf = transform } = props;
  const { merge = plainMerge, review, onSaved, children } = props;
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { id = '' } = useParams();
  /** What was sent, to compare after a save of unknown outcome. */
  const sent = useRef<FieldValues | null>(null);

  const merging = useMemo<Merging>(
    () => ({
      id,
      rules: merge,
      valuesOf: (record) => valuesOf(record as T),
      transform,
      review,
      onSend: (values) => {
        sent.current = values;
      },
    }),
    [id, merge, valuesOf, transform, review],
  );

  const checkSaved: CheckSaved = async (typed) => {
    const { data } = await dataProvider.getOne<T>(resource, { id });
    const mine = sent.current ?? typed;
    const [kept, wanted] = [unmaskedBy(mine, valuesOf(data), merge), mine].map((form) =>
      JSON.stringify(changesOf({ ...form, id: data.id })),
    );
    return kept === wanted;
  };

  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      queryOptions={useOpenedRecordQuery('edit')}
      mutationOptions={{
        onSuccess: () => {
          notify('widgets.record.changed', { type: 'success' });
          onSaved?.();
        },
      }}
    >
      <OutcomeContext value={checkSaved}>
        <MergingContext value={merging}>{children}</MergingContext>
      </OutcomeContext>
    </EditBase>
  );
};
