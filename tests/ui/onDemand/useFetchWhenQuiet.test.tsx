import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDemand } from '../../../src/ui/onDemand/onDemand';
import { useFetchWhenQuiet } from '../../../src/ui/onDemand/whenQuiet';

/** The browser's idle moments, which jsdom does not have. */
const idle = new Map<number, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  idle.clear();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    idle.set(idle.size + 1, act);
    return idle.size;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const beIdle = async () => {
  for (const act of idle.values()) act();
  idle.clear();
  await vi.advanceTimersByTimeAsync(0);
};

/** A promise that the test resolves or rejects. */
const awaited = () => {
  let resolve = (): void => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) };
};

const Panel = () => <h2>Saring</h2>;

/** A page that will probably need two files. */
const show = () => {
  const order: string[] = [];
  const first = awaited();
  const components = [
    onDemand(async () => {
      order.push('form asked for');
      await first.promise;
      return { default: Panel };
    }),
    onDemand(() => {
      order.push('dialog asked for');
      return Promise.resolve({ default: Panel });
    }),
  ];
  const Page = () => {
    const [isComplete, setComplete] = useReducer(() => true, false);
    useFetchWhenQuiet(components, setComplete);
    return isComplete ? <h1>Pelapak, complete</h1> : <h1>Pelapak</h1>;
  };
  const queryClient = new QueryClient();
  const page = render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  return { order, first, queryClient, leave: page.unmount };
};

describe('the code that a page will probably need', () => {
  it('is fetched when the page is complete and the browser is idle, one file after the other', async () => {
    const { order, first } = show();
    await vi.advanceTimersByTimeAsync(299);
    await beIdle();
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual([]);
    await beIdle();
    expect(order).toEqual(['form asked for']);
    first.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['form asked for', 'dialog asked for']);
  });

  it('waits for every request of the page itself', async () => {
    const { order, queryClient } = show();
    const rows = awaited();
    await vi.advanceTimersByTimeAsync(200);
    void queryClient.query({ queryKey: ['rows'], queryFn: () => rows.promise.then(() => 10) });
    await vi.advanceTimersByTimeAsync(5000);
    await beIdle();
    expect(order).toEqual([]);
    rows.resolve();
    await vi.advanceTimersByTimeAsync(300);
    await beIdle();
    expect(order).toEqual(['form asked for']);
  });

  it('does not wait for a part of the page that reads an answer again', async () => {
    const { order, queryClient } = show();
    queryClient.setQueryData(['rows'], 10);
    await vi.advanceTimersByTimeAsync(200);
    const leave = new QueryObserver(queryClient, { queryKey: ['rows'], staleTime: Infinity }).subscribe(
      () => undefined,
    );
    leave();
    await vi.advanceTimersByTimeAsync(100);
    await beIdle();
    expect(order).toEqual(['form asked for']);
  });

  it('is fetched file by file, even if one file cannot be fetched', async () => {
    const { order, first } = show();
    await vi.advanceTimersByTimeAsync(300);
    await beIdle();
    first.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['form asked for', 'dialog asked for']);
  });

  it('is fetched again half a minute after a failure, until the page is left', async () => {
    const { order, first, leave } = show();
    await vi.advanceTimersByTimeAsync(300);
    await beIdle();
    first.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(30_300);
    await beIdle();
    expect(order).toEqual(['form asked for', 'dialog asked for', 'form asked for']);
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    await beIdle();
    expect(order).toHaveLength(3);
  });

  it('is not fetched any more once the page is left', async () => {
    const { order, first, leave } = show();
    await vi.advanceTimersByTimeAsync(300);
    await beIdle();
    leave();
    first.resolve();
    await vi.advanceTimersByTimeAsync(5000);
    expect(order).toEqual(['form asked for']);
  });

  it('marks the page as complete only when all of it has arrived', async () => {
    const { first } = show();
    await vi.advanceTimersByTimeAsync(300);
    await beIdle();
    expect(screen.getByRole('heading', { name: 'Pelapak' })).toBeVisible();
    await act(async () => {
      first.resolve();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole('heading', { name: 'Pelapak, complete' })).toBeVisible();
  });

  it('is not fetched while the browser is offline, but as soon as it is online again', async () => {
    const { order } = show();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(300);
    await beIdle();
    expect(order).toEqual([]);
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(300);
    await beIdle();
    expect(order).toEqual(['form asked for']);
  });

  it('is fetched after two quiet seconds in a browser that is never idle', async () => {
    vi.stubGlobal('requestIdleCallback', (act: () => void, options?: IdleRequestOptions) =>
      options?.timeout === undefined ? 0 : setTimeout(act, options.timeout),
    );
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    const { order } = show();
    await vi.advanceTimersByTimeAsync(2299);
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(['form asked for']);
  });

  it('is fetched after two quiet seconds in a browser that reports no idle moment', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const { order } = show();
    await vi.advanceTimersByTimeAsync(2299);
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(['form asked for']);
  });
});
