import { useQueryClient } from '@tanstack/react-query';
import { useGetRecordId, useLocation, useNotify, useRedirect, useResourceContext } from 'ra-core';
import { recordKey, wholeRecord } from '../../dataProvider/queryKeys';
import { ApiError } from '../../dataProvider/serverErrors';
import type { FailedRecord } from '../feedback/FailedRecord';
import { useRemember } from './recentRecords';

/**
 * What happens when a record cannot be read: a toast with the server's words, and the list, where FailedRecordNotice repeats
 * them (specification §8). A record that is already on screen stays there, with what was typed beside it, unless the server
 * no longer has it. An expired session leads to the login by itself.
 */
const useLeaveOnError = (meta: { detail: unknown }) => {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const id = useGetRecordId();
  const { pathname } = useLocation();
  const { forget } = useRemember();
  return (error: Error): void => {
    const kind = error instanceof ApiError ? error.kind : undefined;
    if (kind === 'expired') return;
    if (kind === 'notFound') forget(id);
    notify(error.message, { type: 'error' });
    const shown = queryClient.getQueryData(recordKey(resource, id, meta));
    if (shown !== undefined && kind !== 'notFound') return;
    const failedRecord: FailedRecord = { path: pathname, message: error.message };
    redirect('list', resource, id, undefined, { failedRecord });
  };
};

/**
 * How a record is read to look at it and act on it: not from a row of the list, and again at every
 * opening and after every action, while the last known version is shown.
 */
export const useRecordQuery = () => ({
  meta: wholeRecord,
  staleTime: 0,
  onSuccess: useRemember().remember,
  onError: useLeaveOnError(wholeRecord),
});

/**
 * How a record is read that must not change while it is open, because a form holds it, or must not outlast its page, because
 * it is too personal: once per opening and never in the background ('static': a refresh of everything leaves it out). Edit
 * and show page have answers of their own: a form must not start from the older answer of the page that led to it.
 */
export const useOpenedRecordQuery = (page: 'edit' | 'show') => {
  const meta = { detail: page };
  return {
    meta,
    gcTime: 0,
    staleTime: 'static' as const,
    onSuccess: useRemember().remember,
    onError: useLeaveOnError(meta),
  };
};
