import type { QueryClient } from '@tanstack/react-query';

/** Acts after the browser's next frame. Returns what cancels it. */
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
 * Acts once what the page itself asked for has been answered and painted: on a slow line its requests come first, and on a slow
 * processor its rows.
 * @returns what stops the wait
 */
export const whenPainted = (queryClient: QueryClient, act: () => void): (() => void) => {
  let stop = (): void => undefined;
  const look = (): void => {
    if (queryClient.isFetching() > 0) return;
    stop();
    stop = afterFrame(act);
  };
  stop = queryClient.getQueryCache().subscribe(look);
  look();
  return () => stop();
};
