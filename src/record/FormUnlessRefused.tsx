import { useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';

type FormUnlessRefusedProps = {
  /** True if the user may read the record but not change it. */
  isRefused: boolean;
  children: ReactNode;
};

/**
 * The form of the record in context, or a redirect to its show page. Decided on mount: if the user loses the permission
 * later, the form keeps the typed values, and the server refuses the save.
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
