import { type Query, QueryClient } from '@tanstack/react-query';
import { listOfKey } from '../dataProvider/queryKeys';
import { ApiError, type FaultKind } from '../dataProvider/serverErrors';

/** Milliseconds during which an answer is shown again without asking the server. */
const freshFor = 30_000;
/** A read is sent at most three times: once, and twice more. */
const maxRetries = 2;
/** Seconds; a server that asks for a longer pause is not asked again by itself. */
const longestWait = 20;

/**
 * Faults that may be over a moment later. The server would refuse again what it refused (4xx). After
 * a time-out, the person sees the error at once instead of waiting twice more.
 */
const passing: readonly FaultKind[] = ['network', 'busy', 'server'];

/** Whether a failed read is sent again. */
export const retryRead = (failures: number, error: unknown): boolean =>
  failures < maxRetries &&
  error instanceof ApiError &&
  passing.includes(error.kind) &&
  (error.retryAfter ?? 0) <= longestWait;

/**
 * Milliseconds until then: what the server asks for (Retry-After), else 1 s, then 2 s, each give or take half,
 * so that browsers that failed together do not return together.
 */
export const retryDelay = (failures: number, error: unknown, random = Math.random()): number =>
  error instanceof ApiError && error.retryAfter !== null
    ? error.retryAfter * 1000
    : 1000 * 2 ** failures * (0.5 + random);

/**
 * The cache of every answer of one session (App.tsx).
 * - Reads are fresh for 30 s: going back to a page paints it without a request. Writes invalidate what they
 *   change, and Refresh asks at once.
 * - Writes are never repeated, and nothing waits for the network to return by itself (`networkMode: 'always'`):
 *   offline, react-query would hold a write and send it later, unasked, and a read would spin for ever.
 * - Lists follow the server when the window or the network comes back, as long as their area may be read.
 */
export const createQueryClient = (mayRead: (resource: string) => boolean): QueryClient => {
  // Records do not follow the server, because a form may hold one.
  const isReadableList = ({ queryKey }: Query): boolean => {
    const resource = listOfKey(queryKey);
    return resource !== undefined && mayRead(resource);
  };
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: retryRead,
        retryDelay,
        refetchOnWindowFocus: isReadableList,
        refetchOnReconnect: isReadableList,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
