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
import { recordKey, wholeRecord } from '../dataProvider/keys';
import { ApiError } from '../dataProvider/serverErrors';
import { useRecordName } from '../ui/text/words';

type RecentRecord = { resource: string; id: Identifier; name: string };

/** In memory and only for the session, because names are personal data. */
const key = 'recentRecords';
const most = 8;
const none: readonly RecentRecord[] = [];

export const useRecentRecords = (): readonly RecentRecord[] =>
  useStore<readonly RecentRecord[]>(key, none)[0];

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

/** `message` is the server's, or a message key. */
export type FailedRecord = { path: string; message: string };

/** The list opens with the error (specification §8); a record on screen stays, with what was typed, unless the server has none. */
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
    // Back to the record would lead to the list again.
    navigate(createPath({ resource, type: 'list' }), { replace: true, state: { failedRecord } });
  };
};

/** The part of the options that is the same for both: what is done with a record that arrives, or does not. */
const useReadOptions = (meta: { detail: unknown }) => ({
  meta,
  onSuccess: useRemember().remember,
  onError: useLeaveOnError(meta),
});

/** Not from a list row, and refetched with every opening and action, while the cached one is shown. */
export const useRecordQueryOptions = () => ({ ...useReadOptions(wholeRecord), staleTime: 0 });

/** For a form or personal data: once per opening, never in the background ('static' excludes it from a refresh of everything). */
export const useOneTimeQueryOptions = (page: 'edit' | 'show') => ({
  // So that no form starts from an older response of the show page.
  ...useReadOptions({ detail: page }),
  gcTime: 0,
  staleTime: 'static' as const,
});
