import { EditBase, useNotify, type TransformData } from 'ra-core';
import type { ReactNode } from 'react';
import { useRecordQuery } from './useRecordQuery';

type RecordEditProps = {
  /** What is sent of what the form holds. */
  transform?: TransformData;
  /** After a save, beside its toast. */
  onSaved?: () => void;
  children: ReactNode;
};

/**
 * The context of an edit page or drawer: the record read anew at every opening, changes that wait for the server, the
 * toast of specification §8, and the list after it. The gate has judged the route before this renders.
 */
export const RecordEdit = ({ transform, onSaved, children }: RecordEditProps) => {
  const notify = useNotify();
  return (
    <EditBase
      disableAuthentication
      redirect="list"
      mutationMode="pessimistic"
      {...(transform && { transform })}
      queryOptions={useRecordQuery()}
      mutationOptions={{
        onSuccess: () => {
          notify('forms.changed', { type: 'success' });
          onSaved?.();
        },
      }}
    >
      {children}
    </EditBase>
  );
};
