import { useNotify, useRedirect, useResourceContext } from 'ra-core';

/** What follows a save that succeeded (specification §8): the toast, then the list. */
export const useSavedToList = (message: 'forms.saved' | 'forms.changed') => {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    onSuccess: () => {
      notify(message, { type: 'success' });
      redirect('list', resource);
    },
  };
};
