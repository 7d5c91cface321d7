import { useNotify, useRedirect, useResourceContext } from 'ra-core';
import { ApiError } from '../dataProvider/serverErrors';

/**
 * How a record's page is read: not from a row of the list, which may hold less (`meta`), and anew at every opening.
 * A failure is told in the server's words and leads to the list (RELIABILITY.md, 404 on a detail); an expired session
 * leads to the login by itself.
 */
export const useRecordQuery = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    meta: { detail: true },
    staleTime: 0,
    onError: (error: Error) => {
      if (error instanceof ApiError && error.kind === 'expired') return;
      notify(error.message, { type: 'error', messageArgs: { _: error.message } });
      redirect('list', resource);
    },
  };
};
