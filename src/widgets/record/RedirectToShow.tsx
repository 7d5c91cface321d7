import { useCreatePath, useRecordContext, useResourceContext } from 'ra-core';
import { Navigate } from 'react-router';

/** Leads from the form of the record around us to its page, for a record that may be read and not be changed. */
export const RedirectToShow = () => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  return record && resource ? (
    <Navigate replace to={createPath({ resource, id: record.id, type: 'show' })} />
  ) : null;
};
