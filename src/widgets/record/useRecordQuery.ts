import { useQueryClient } from '@tanstack/react-query';
import { useGetRecordId, useLocation, useNotify, useRedirect, useResourceContext } from 'ra-core';
import { recordKey } from '../../dataProvider/queryKeys';
import { ApiError } from '../../dataProvider/serverErrors';
import type { FailedRecord } from '../feedback/FailedRecord';
import { useRemember } from './recentRecords';

/**
 * A record that cannot be read is told in the server's words, and leads to the list (specification §8), where the same
 * words stay (FailedRecordNotice); an expired session leads to the login by itself. One that is on screen stays there, with what was typed
 * beside it, unless it is gone: reading it again may fail along with what was just sent.
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
    notify(error.message, { type: 'error', messageArgs: { _: error.message } });
    const shown = queryClient.getQueryData(recordKey(resource, id, meta));
    if (shown !== undefined && kind !== 'notFound') return;
    const failedRecord: FailedRecord = { path: pathname, message: error.message };
    redirect('list', resource, id, undefined, { failedRecord });
  };
};

/**
 * How a record is read to look at it and act on it: not from a row of the list, which may hold less (`meta`), and anew at
 * every opening and after every action, over what was last known of it.
 */
export const useRecordQuery = () => {
  const meta = { detail: true };
  return { meta, staleTime: 0, onSuccess: useRemember().remember, onError: useLeaveOnError(meta) };
};

/**
 * How a record is read that must not change while it is open, because a form holds it, or not outlast its page, because
 * it is too personal: once per opening, and never again behind it, whatever happens to the window, the network or other
 * records ('static': a refresh of everything leaves it out). Each page has an answer of its own: a form that follows the
 * read page in the same breath would start from what that one was told, however long ago.
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
