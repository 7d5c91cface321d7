import type { QueryClient } from '@tanstack/react-query';

/** Calls `act` after the browser's next frame. Returns a function that cancels it. */
const afterFrame = (act: () => void): (() => void) => {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
};

/**
 * Calls `act` once all of the page's requests are answered and painted, so that they come first on a slow network and its
 * rows come first on a slow processor. A request that starts before the frame is waited for, too: the parts of a page that
 * render together start their effects one after the other.
 * @returns a function that stops the wait
 */
export const whenPainted = (queryClient: QueryClient, act: () => void): (() => void) => {
  let cancel = (): void => undefined;
  const wait = (): void => {
    cancel();
    if (queryClient.isFetching() > 0) return;
    cancel = afterFrame(() => {
      unsubscribe();
      act();
    });
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(wait);
  wait();
  return () => {
    unsubscribe();
    cancel();
  };
};
