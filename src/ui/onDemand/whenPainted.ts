import type { QueryClient } from '@tanstack/react-query';
import { whenAnswered } from './whenAnswered';

/** Calls `act` after the browser's next frame. Returns a function that cancels it. */
export const afterFrame = (act: () => void): (() => void) => {
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
 * rows come first on a slow processor.
 * @returns a function that stops the wait
 */
export const whenPainted = (queryClient: QueryClient, act: () => void): (() => void) =>
  whenAnswered(queryClient, afterFrame, act);
