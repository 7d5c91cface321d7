import type { DateRange } from '../../src/domain/period';

/** Two dates as `2026-11-14…2026-11-20`. */
export const range = (text: string): DateRange => {
  const [from = '', to = ''] = text.split('…');
  return { from, to };
};
