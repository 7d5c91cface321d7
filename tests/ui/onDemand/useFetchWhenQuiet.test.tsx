import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDemand } from '../../../src/ui/onDemand/onDemand';
import { useFetchWhenQuiet, whenQuiet } from '../../../src/ui/onDemand/whenQuiet';
import { gate } from '../../support/gate';

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
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const beIdle = async () => {
  for (const act of idle.values()) act();
  idle.clear();
  await vi.advanceTimersByTimeAsync(0);
};

/** The page is complete for so long, and then the browser is idle. */
const rest = async (milliseconds = 300) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await beIdle();
};

const Panel = () => <h2>Saring</h2>;

/** A page that will probably need two files. */
const show = () => {
  const order: string[] = [];
  const first = gate();
  const components = [
    onDemand(async () => {
      order.push('form asked for');
      await first.passed;
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
    await rest(299);
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual([]);
    await beIdle();
    expect(order).toEqual(['form asked for']);
    first.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['form asked for', 'dialog asked for']);
  });

  it('waits for every request of the page itself', async () => {
    const { order, queryClient } = show();
    const rows = gate();
    await vi.advanceTimersByTimeAsync(200);
    void queryClient.query({ queryKey: ['rows'], queryFn: () => rows.passed.then(() => 10) });
    await rest(5000);
    expect(order).toEqual([]);
    rows.open();
    await rest();
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
    await rest(100);
    expect(order).toEqual(['form asked for']);
  });

  it('that cannot be fetched stops no other file, and is fetched again half a minute later, until the page is left', async () => {
    const { order, first, leave } = show();
    await rest();
    first.open(Promise.reject(new TypeError('Failed to fetch')));
    await rest(30_300);
    expect(order).toEqual(['form asked for', 'dialog asked for', 'form asked for']);
    leave();
    await rest(60_000);
    expect(order).toHaveLength(3);
  });

  it('is not fetched any more once the page is left', async () => {
    const { order, first, leave } = show();
    await rest();
    leave();
    first.open();
    await vi.advanceTimersByTimeAsync(5000);
    expect(order).toEqual(['form asked for']);
  });

  it('marks the page as complete only when all of it has arrived', async () => {
    const { first } = show();
    await rest();
    expect(screen.getByRole('heading', { name: 'Pelapak' })).toBeVisible();
    await act(async () => {
      first.open();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole('heading', { name: 'Pelapak, complete' })).toBeVisible();
  });

  it('is not fetched while the browser is offline, but as soon as it is online again', async () => {
    const { order } = show();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await rest();
    expect(order).toEqual([]);
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await rest();
    expect(order).toEqual(['form asked for']);
  });

  it.each([
    [
      'is never idle',
      (act: () => void, options?: IdleRequestOptions) =>
        options?.timeout === undefined ? 0 : setTimeout(act, options.timeout),
    ],
    ['reports no idle moment', undefined],
  ])('is fetched after two quiet seconds in a browser that %s', async (_, requestIdle) => {
    vi.stubGlobal('requestIdleCallback', requestIdle);
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    const { order } = show();
    await vi.advanceTimersByTimeAsync(2299);
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(['form asked for']);
  });
});

describe('whenQuiet', () => {
  const wait = () => {
    const queryClient = new QueryClient();
    const acts = vi.fn();
    return { queryClient, acts, stop: whenQuiet(queryClient, acts) };
  };

  it('acts only once, even if the page sends another request later', async () => {
    const { queryClient, acts } = wait();
    await rest();
    void queryClient.query({ queryKey: ['rows'], queryFn: () => 'rows' });
    await rest();
    expect(acts).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['at once', 0],
    ['while the browser is not idle yet', 400],
  ])('does nothing if it is stopped %s', async (_, milliseconds) => {
    const { acts, stop } = wait();
    await vi.advanceTimersByTimeAsync(milliseconds);
    stop();
    await rest();
    expect(acts).not.toHaveBeenCalled();
  });
});
