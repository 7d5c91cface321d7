import { useNotify, useRedirect, useResourceContext } from 'ra-core';
import { ApiError } from '../../dataProvider/serverErrors';

/**
 * How a seller's detail is read: anew at every opening, never again behind a form, and not from a row of the list.
 * Each page has an answer of its own: a form that follows the read page in the same breath would start from what that
 * one was told, however long ago.
 * A failure is told in the server's words and leads to the list (specification §8); an expiry leads to the login.
 */
export const useDetailQuery = (page: 'edit' | 'show') => {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    meta: { detail: page },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    onError: (error: Error) => {
      if (error instanceof ApiError && error.kind === 'expired') return;
      notify(error.message, { type: 'error' });
      redirect('list', resource);
    },
  };
};
