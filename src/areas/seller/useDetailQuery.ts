import { useNotify, useRedirect, useResourceContext } from 'ra-core';
import { ApiError } from '../../dataProvider/serverErrors';

/**
 * How a seller's detail is read: anew at every opening, never again behind a form, and not from a row of the list.
 * A failure is told in the server's words and leads to the list (specification §8); an expiry leads to the login.
 */
export const useDetailQuery = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    meta: { detail: true },
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
