import { useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';

type FormUnlessRefusedProps = {
  /** The person may read the record, and not change it. */
  isRefused: boolean;
  /** The form. */
  children: ReactNode;
};

/**
 * The form of the record around us, or the way to its page. Decided once: a right that is lost later leaves the form with
 * what was typed, and the server refuses the save.
 */
export const FormUnlessRefused = ({ isRefused, children }: FormUnlessRefusedProps) => {
  const [wasRefused] = useState(isRefused);
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  if (!wasRefused) return children;
  return record && resource ? (
    <Navigate replace to={createPath({ resource, id: record.id, type: 'show' })} />
  ) : null;
};
