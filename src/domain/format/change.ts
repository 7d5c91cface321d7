/** The direction in which a figure changed; 'new' if there was nothing to compare it with. */
type Change = { direction: 'up' | 'down' | 'same' | 'new'; percent: number };

/**
 * Returns the difference between `now` and `before`, in per cent to one decimal, never negative. A difference that rounds
 * to 0 is 'same'.
 */
export const changeOf = (now: number, before: number): Change => {
  if (before === 0) return { direction: now === 0 ? 'same' : 'new', percent: 0 };
  const percent = Math.round((Math.abs(now - before) / Math.abs(before)) * 1000) / 10;
  if (percent === 0) return { direction: 'same', percent };
  return { direction: now > before ? 'up' : 'down', percent };
};
