import { EditBase, type RaRecord, useDataProvider, useNotify, useResourceContext } from 'ra-core';
import { type ReactNode, useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router';
import type { RecordVersion } from '../dataProvider/recordVersion';
import {
  isOwn,
  type MergeRules,
  type Merging,
  MergingContext,
  type Sent,
  unmaskedBy,
} from '../form/save/merging';
import { type CheckSaved, OutcomeContext } from '../form/save/outcome';
import type { Review } from '../form/save/saveReview';
import { useOpenedRecordQuery } from './useRecordQuery';

export type RecordEditProps<T> = {
  /** Converts form values to the request body. Defaults to the form values. */
  transform?: (values: RaRecord) => FieldValues;
  /** Converts the record to form values. Defaults to the record. */
  valuesOf?: (record: T) => FieldValues;
  /** Returns the part of the form values that proves a save when the server has it too. Defaults to the request body. */
  changesOf?: (values: RaRecord) => unknown;
  /** Rules for merging with changes that others saved meanwhile. */
  merge?: MergeRules;
  /** Asks the user for confirmation before the request is sent. */
  review?: Review;
  /** Called after a save, in addition to the toast. */
  onSaved?: () => void;
  children: ReactNode;
};

const identity = (values: FieldValues) => values;
const plainMerge: MergeRules = {};

/**
 * The context of an edit page or drawer: it fetches the record once per opening, merges changes with the latest version, saves
 * pessimistically, shows the toast of specification §8, and can check a save whose response was lost. RouteGate has already
 * checked the permission; react-admin's own check would unmount the form when the user loses it.
 */
export const RecordEdit = <T extends RaRecord>(props: RecordEditProps<T>) => {
  const { transform = identity, valuesOf = identity, changesOf = transform } = props;
  const { merge = plainMerge, review, onSaved, children } = props;
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { id = '' } = useParams();
  const sent = useRef<Sent | null>(null);

  const merging = useMemo<Merging>(
    () => ({
      id,
      rules: merge,
      valuesOf: (record) => valuesOf(record as T),
      transform,
      review,
      onSend: (save) => {
        sent.current = save;
      },
      lastSent: () => sent.current,
    }),
    [id, merge, valuesOf, transform, review],
  );

  const checkSaved: CheckSaved = async (typed) => {
    const latest: { data: T; meta?: RecordVersion } = await dataProvider.getOne<T>(resource, { id });
    const { data, meta } = latest;
    const theirs = valuesOf(data);
    const bodyOf = (form: FieldValues) => JSON.stringify(changesOf({ ...form, id: data.id }));
    const wanted = bodyOf(sent.current?.values ?? typed);
    const isKept = bodyOf(unmaskedBy(sent.current, theirs, merge)) === wanted;
    // A mask that matches proves nothing in a version of another user.
    return isKept && bodyOf(theirs) !== wanted && !isOwn(meta) ? null : isKept;
  };

  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      queryOptions={useOpenedRecordQuery('edit')}
      mutationOptions={{
        onSuccess: () => {
          notify('record.changed', { type: 'success' });
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
