import { type Query, QueryClient } from '@tanstack/react-query';
import { listOfKey } from '../dataProvider/keys';
import { ApiError, type FaultKind, hostWait, longestWait } from '../dataProvider/serverErrors';

/** Milliseconds for which a response is shown again without a request. */
const freshFor = 30_000;
const maxRetries = 2;
/** Milliseconds for which a write is remembered after its form or dialog is gone: it may contain a password. */
const forgetWriteAfter = 1000;

/** A 4xx would come again. After a time-out, the person sees the error at once. */
const transientFaults: readonly FaultKind[] = ['offline', 'network', 'busy', 'server'];

export const retryRead = (failures: number, error: unknown): boolean =>
  failures < maxRetries &&
  error instanceof ApiError &&
  transientFaults.includes(error.kind) &&
  hostWait(error) <= longestWait;

/** Retry-After, else 1 s, then 2 s, each ±50 %, so that browsers that failed together do not retry together. */
export const retryDelay = (failures: number, error: unknown, random = Math.random()): number =>
  error instanceof ApiError && error.retryAfter !== null
    ? error.retryAfter * 1000
    : 1000 * 2 ** failures * (0.5 + random);

/**
 * The query cache of one session. Writes are never retried, and no request waits for the network (`networkMode`): offline,
 * react-query would send a write later without asking, and a read would show a spinner for ever. Lists are read again when
 * the window gets the focus or the network returns, if their area may be read.
 */
export const createQueryClient = (mayRead: (resource: string) => boolean): QueryClient => {
  // Single records are not read again, because they may be open in a form.
  const isReadableList = ({ queryKey }: Query): boolean => {
    const resource = listOfKey(queryKey);
    return resource !== undefined && mayRead(resource);
  };
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: retryRead,
        retryDelay,
        refetchOnWindowFocus: isReadableList,
        refetchOnReconnect: isReadableList,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: forgetWriteAfter },
    },
  });
  // Any action, export or look at a number adds to the log, in whatever area it is done.
  client.setQueryDefaults(['activity'], { staleTime: 0 });
  return client;
};
