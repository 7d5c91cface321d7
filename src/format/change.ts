/** Which way a figure moved; 'new' where there was nothing to compare it with. */
type Change = { direction: 'up' | 'down' | 'same' | 'new'; percent: number };

/** How far `now` is from `before`, in per cent to one decimal, never negative. What rounds to nothing is the same. */
export const changeOf = (now: number, before: number): Change => {
  if (before === 0) return { direction: now === 0 ? 'same' : 'new', percent: 0 };
  const percent = Math.round((Math.abs(now - before) / Math.abs(before)) * 1000) / 10;
  if (percent === 0) return { direction: 'same', percent };
  return { direction: now > before ? 'up' : 'down', percent };
};
