import { useQueryClient } from '@tanstack/react-query';
import {
  type Identifier,
  type RaRecord,
  useCreatePath,
  useGetRecordId,
  useLocation,
  useNavigate,
  useNotify,
  useResourceContext,
  useStore,
  useStoreContext,
} from 'ra-core';
import { recordKey, wholeRecord } from '../dataProvider/queryKeys';
import { ApiError } from '../dataProvider/serverErrors';
import type { FailedRecord } from '../ui/Notice';
import { useRecordName } from '../ui/text/words';

/** A record that the user opened. Only its name is stored. */
type RecentRecord = { resource: string; id: Identifier; name: string };

/** The key in react-admin's store, which is in memory and ends with the session, because names are personal data. */
const key = 'recentRecords';
const most = 8;
const none: readonly RecentRecord[] = [];

/** Returns the last opened records, the latest first. */
export const useRecentRecords = (): readonly RecentRecord[] =>
  useStore<readonly RecentRecord[]>(key, none)[0];

/** Returns `remember`, which adds an opened record to the recent ones, and `forget`, which removes a deleted one. */
const useRemember = () => {
  const resource = useResourceContext() ?? '';
  const nameOf = useRecordName();
  const store = useStoreContext();
  const othersThan = (id: Identifier): RecentRecord[] =>
    (store.getItem<readonly RecentRecord[]>(key) ?? none).filter(
      (recent) => recent.resource !== resource || String(recent.id) !== String(id),
    );
  return {
    remember: (record: RaRecord): void => {
      const name = nameOf(record) || String(record.id);
      store.setItem(key, [{ resource, id: record.id, name }, ...othersThan(record.id)].slice(0, most));
    },
    forget: (id: Identifier): void => store.setItem(key, othersThan(id)),
  };
};

/**
 * Returns the handler for a record that cannot be read: it shows a toast with the error and opens the list, where
 * FailedRecordNotice repeats the error (specification §8). A record that is already shown stays, with any typed text, unless
 * the server no longer has it. An expired session leads to the login page elsewhere.
 */
const useLeaveOnError = (meta: { detail: unknown }) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
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
    // The list replaces the record in the history, because Back to the record would lead to the list again.
    navigate(createPath({ resource, type: 'list' }), { replace: true, state: { failedRecord } });
  };
};

/**
 * Query options of a show page with actions: the record is not taken from a list row, and is refetched on every opening
 * and after every action while the cached version is shown.
 */
export const useRecordQuery = () => ({
  meta: wholeRecord,
  staleTime: 0,
  onSuccess: useRemember().remember,
  onError: useLeaveOnError(wholeRecord),
});

/**
 * Query options of a record that must not change while it is open, because a form holds it, or that must not stay in the cache,
 * because it is personal data: fetched once per opening and never in the background ('static' excludes it from a refresh of
 * everything). Edit and show page have separate keys, so that a form does not start from an older response.
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
