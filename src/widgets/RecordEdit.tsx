import { EditBase, useDataProvider, useNotify, useResourceContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router';
import { OutcomeContext, type AskOutcome } from './outcome';
import { useOpenedRecordQuery } from './useRecordQuery';

type RecordEditProps<T> = {
  /** What is sent of what the form holds. */
  transform?: (values: RaRecord) => FieldValues;
  /** The record as the form holds it, where the form holds something else. */
  valuesOf?: (record: T) => FieldValues;
  /** Of what the form holds, what the server must hold after a save, to compare; left out, what is sent. */
  changesOf?: (values: RaRecord) => unknown;
  /** After a save, beside its toast. */
  onSaved?: () => void;
  children: ReactNode;
};

const asItIs = (values: unknown) => values as RaRecord;

/**
 * The context of an edit page or drawer: the record read once per opening, changes that wait for the server, the toast
 * of specification §8, and whether the server holds them after all when no answer came. The gate has judged the route
 * before this renders; react-admin's own check would throw a form out with a right that was taken away.
 */
export const RecordEdit = <T extends RaRecord>(props: RecordEditProps<T>) => {
  const { transform, valuesOf = asItIs, onSaved, children } = props;
  const changesOf = props.changesOf ?? transform ?? asItIs;
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { id = '' } = useParams();

  const isKept: AskOutcome = async (values) => {
    const { data } = await dataProvider.getOne<T>(resource, { id });
    const [stored, sent] = [valuesOf(data), values].map((form) =>
      JSON.stringify(changesOf({ ...form, id: data.id })),
    );
    return stored === sent;
  };

  return (
    <EditBase
      disableAuthentication
      redirect="list"
      mutationMode="pessimistic"
      {...(transform && { transform })}
      queryOptions={useOpenedRecordQuery('edit')}
      mutationOptions={{
        onSuccess: () => {
          notify('forms.changed', { type: 'success' });
          onSaved?.();
        },
      }}
    >
      <OutcomeContext value={isKept}>{children}</OutcomeContext>
    </EditBase>
  );
};
