/** Returns a signal that is aborted with the first of two. `AbortSignal.any` is younger than our oldest browsers. */
export const eitherSignal = (one: AbortSignal, other: AbortSignal): AbortSignal => {
  const either = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) either.abort(signal.reason);
    signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal });
  }
  return either.signal;
};
