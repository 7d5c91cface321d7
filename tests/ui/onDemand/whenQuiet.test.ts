import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from '../../../src/ui/onDemand/whenQuiet';

// A browser without idle callbacks, such as Safari.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const aMoment = () => vi.advanceTimersByTimeAsync(3000);

/** A page that waits until it is quiet. */
const page = () => {
  const queryClient = new QueryClient();
  const act = vi.fn();
  return { queryClient, act, stop: whenQuiet(queryClient, act) };
};

describe('whenQuiet', () => {
  it('acts only once, even if the page sends another request later', async () => {
    const { queryClient, act } = page();
    await aMoment();
    void queryClient.query({ queryKey: ['rows'], queryFn: () => 'rows' });
    await aMoment();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['at once', 0],
    ['while the browser is not idle yet', 400],
  ])('does nothing if it is stopped %s', async (_, milliseconds) => {
    const { act, stop } = page();
    await vi.advanceTimersByTimeAsync(milliseconds);
    stop();
    await aMoment();
    expect(act).not.toHaveBeenCalled();
  });
});
