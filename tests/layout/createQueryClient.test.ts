import { MutationObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, type FaultKind } from '../../src/dataProvider/serverErrors';
import { createQueryClient, retryDelay, retryRead } from '../../src/layout/createQueryClient';

/** A part of the page that reads a method of a resource, until it is left. */
const read = (client: QueryClient, resource: string, method = 'getList') => {
  const queryFn = vi.fn(() => Promise.resolve('answer'));
  const observer = new QueryObserver(client, { queryKey: [resource, method, {}], queryFn });
  return { queryFn, leave: observer.subscribe(() => undefined) };
};
/** The user returns to the window after a minute. */
const returnLater = async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};
/** A cache that hears of the window and the network until the test ends. */
const mounted = (mayRead: (resource: string) => boolean = () => true) => {
  const client = createQueryClient(mayRead);
  client.mount();
  onTestFinished(() => client.unmount());
  return client;
};
const fault = (kind: FaultKind, retryAfter: number | null = null) =>
  new ApiError(kind, '', 0, [], retryAfter);

describe('reads that fail', () => {
  it.each([
    ['are retried twice', true, ['offline', 'network', 'busy', 'server']],
    ['are not', false, ['timeout', 'expired', 'forbidden', 'notFound', 'rejected', 'invalidResponse']],
  ] as const)('%s', (_, again, kinds) => {
    for (const kind of kinds)
      expect([kind, ...[0, 1, 2].map((failures) => retryRead(failures, fault(kind)))]).toEqual([
        kind,
        again,
        again,
        false,
      ]);
  });

  it('are not retried after a programming error', () => {
    expect(retryRead(0, new TypeError('x is undefined'))).toBe(false);
  });

  it.each([
    [0, null, 0, 500],
    [0, null, 1, 1500],
    [1, null, 0.5, 2000],
    [0, 7, 0.5, 7000],
    [1, 0, 0.5, 0],
  ])('wait after failure %s, Retry-After %s, chance %s: %s ms', (failures, retryAfter, chance, wait) => {
    expect(retryDelay(failures, fault('busy', retryAfter), chance)).toBe(wait);
  });

  it('are not retried if Retry-After is longer than 20 seconds', () => {
    expect(retryRead(0, fault('busy', 20))).toBe(true);
    expect(retryRead(0, fault('busy', 21))).toBe(false);
  });
});

describe('the cache', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    onlineManager.setOnline(true);
  });

  it('shows a page again without a request for half a minute', async () => {
    const client = createQueryClient(() => true);
    const visit = async () => {
      const { queryFn, leave } = read(client, 'orders');
      await vi.advanceTimersByTimeAsync(0);
      leave();
      return queryFn.mock.calls.length;
    };
    expect(await visit()).toBe(1);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(await visit()).toBe(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await visit()).toBe(1);
  });

  it.each([
    ['getList', 2],
    ['getOne', 1],
  ])(
    'requests a list again on focus, but not a record, which a form may show (%s: %s calls)',
    async (method, calls) => {
      const { queryFn, leave } = read(mounted(), 'orders', method);
      await returnLater();
      expect(queryFn).toHaveBeenCalledTimes(calls);
      leave();
    },
  );

  it('does not request a list on focus if the user can no longer read its area', async () => {
    const client = mounted((resource) => resource !== 'orders');
    const asked = ['orders', 'driver'].map((resource) => read(client, resource));
    await returnLater();
    expect(asked.map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([1, 2]);
    for (const { leave } of asked) leave();
  });

  it('fails a write at once when there is no network, and never sends it later', async () => {
    const client = mounted();
    onlineManager.setOnline(false);
    const mutationFn = vi.fn(() => Promise.reject(fault('network')));
    const write = client.getMutationCache().build(client, { mutationFn }).execute(undefined);
    await expect(write).rejects.toMatchObject({ kind: 'network' });
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  it('forgets a write, which may contain a password, soon after its form is gone', async () => {
    const client = createQueryClient(() => true);
    const form = new MutationObserver(client, {
      mutationFn: (password: string) => Promise.resolve(password),
    });
    const leave = form.subscribe(() => undefined);
    await form.mutate('rahasia123');
    expect(client.getMutationCache().getAll()).toHaveLength(1);
    leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(client.getMutationCache().getAll()).toEqual([]);
  });
});
