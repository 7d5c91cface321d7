import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenPainted } from '../../src/onDemand/whenPainted';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a request that is answered when the test says so. */
const send = (queryClient: QueryClient) => {
  let answer = (): void => undefined;
  const answered = new Promise<string>((resolve) => {
    answer = () => resolve('rows');
  });
  void queryClient.query({ queryKey: ['rows'], queryFn: () => answered });
  return () => answer();
};

const aSecond = () => vi.advanceTimersByTimeAsync(1000);

describe('whenPainted', () => {
  it('acts after the next frame on a page without requests', async () => {
    const act = vi.fn();
    whenPainted(new QueryClient(), act);
    expect(act).not.toHaveBeenCalled();
    await aSecond();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('waits for a request that another part of the page sends before the frame', async () => {
    const queryClient = new QueryClient();
    const act = vi.fn();
    whenPainted(queryClient, act);
    const answer = send(queryClient);
    await aSecond();
    expect(act).not.toHaveBeenCalled();
    answer();
    await aSecond();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('acts once, whatever is requested later', async () => {
    const queryClient = new QueryClient();
    const act = vi.fn();
    whenPainted(queryClient, act);
    await aSecond();
    send(queryClient)();
    await aSecond();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does nothing once it is stopped, before or after the answer', async () => {
    const queryClient = new QueryClient();
    const act = vi.fn();
    whenPainted(queryClient, act)();
    const stop = whenPainted(queryClient, act);
    const answer = send(queryClient);
    await aSecond();
    answer();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await aSecond();
    expect(act).not.toHaveBeenCalled();
  });
});
