import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from '../../../src/ui/onDemand/whenQuiet';
import { gate } from '../../support/gate';

// A browser without idle callbacks, such as Safari.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Sends a request and returns a function that answers it. */
const send = (queryClient: QueryClient) => {
  const { passed, open } = gate();
  void queryClient.query({ queryKey: ['rows'], queryFn: () => passed.then(() => 'rows') });
  return open;
};

const aMoment = () => vi.advanceTimersByTimeAsync(3000);

/** A page that waits until it is quiet. */
const page = () => {
  const queryClient = new QueryClient();
  const act = vi.fn();
  return { queryClient, act, stop: whenQuiet(queryClient, act) };
};

describe('whenQuiet', () => {
  it('acts a moment later on a page without requests', async () => {
    const { act } = page();
    expect(act).not.toHaveBeenCalled();
    await aMoment();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('waits for a request that another part of the page sends before that moment', async () => {
    const { queryClient, act } = page();
    const answer = send(queryClient);
    await aMoment();
    expect(act).not.toHaveBeenCalled();
    answer();
    await aMoment();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('acts only once, even if the page sends another request later', async () => {
    const { queryClient, act } = page();
    await aMoment();
    send(queryClient)();
    await aMoment();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does nothing if it is stopped before the request', async () => {
    const { queryClient, act, stop } = page();
    stop();
    send(queryClient)();
    await aMoment();
    expect(act).not.toHaveBeenCalled();
  });

  it('does nothing if it is stopped between the answer and that moment', async () => {
    const { queryClient, act, stop } = page();
    const answer = send(queryClient);
    await aMoment();
    answer();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await aMoment();
    expect(act).not.toHaveBeenCalled();
  });
});
