import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenPainted } from '../../../src/ui/onDemand/whenQuiet';
import { gate } from '../../support/gate';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends a request and returns a function that answers it. */
const send = (queryClient: QueryClient) => {
  const { passed, open } = gate();
  void queryClient.query({ queryKey: ['rows'], queryFn: () => passed.then(() => 'rows') });
  return open;
};

const aSecond = () => vi.advanceTimersByTimeAsync(1000);

/** A page that waits for its paint. */
const page = () => {
  const queryClient = new QueryClient();
  const act = vi.fn();
  return { queryClient, act, stop: whenPainted(queryClient, act) };
};

describe('whenPainted', () => {
  it('acts after the next frame on a page without requests', async () => {
    const { act } = page();
    expect(act).not.toHaveBeenCalled();
    await aSecond();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('waits for a request that another part of the page sends before the frame', async () => {
    const { queryClient, act } = page();
    const answer = send(queryClient);
    await aSecond();
    expect(act).not.toHaveBeenCalled();
    answer();
    await aSecond();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('acts only once, even if the page sends another request later', async () => {
    const { queryClient, act } = page();
    await aSecond();
    send(queryClient)();
    await aSecond();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does nothing if it is stopped before the request', async () => {
    const { queryClient, act, stop } = page();
    stop();
    send(queryClient)();
    await aSecond();
    expect(act).not.toHaveBeenCalled();
  });

  it('does nothing if it is stopped between the answer and the frame', async () => {
    const { queryClient, act, stop } = page();
    const answer = send(queryClient);
    await aSecond();
    answer();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await aSecond();
    expect(act).not.toHaveBeenCalled();
  });
});
