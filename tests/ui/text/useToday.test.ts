import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from '../../../src/ui/text/clock';

afterEach(() => void vi.useRealTimers());
/** Opens a page at this moment; `pass` lets time go by. */
const openAt = (now: string) => {
  vi.useFakeTimers({ now: new Date(now) });
  const { result } = renderHook(() => useToday());
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  return { result, pass };
};

it('useToday returns the date in WIB, and changes at midnight in WIB while the page stays open', () => {
  // 23.59.59 in Jakarta, still the 20th at noon in New York and already the 21st in Jayapura.
  const { result, pass } = openAt('2026-11-20T16:59:59Z');
  expect(result.current).toBe('2026-11-20');
  pass(999);
  expect(result.current).toBe('2026-11-20');
  pass(2);
  expect(result.current).toBe('2026-11-21');
  pass(86_400_000);
  expect(result.current).toBe('2026-11-22');
});

it('useToday returns the new date within a minute after the computer was asleep at midnight', () => {
  const { result, pass } = openAt('2026-11-20T18:00:00+07:00');
  pass(1000);
  vi.setSystemTime(new Date('2026-11-21T08:00:00+07:00'));
  pass(60_000);
  expect(result.current).toBe('2026-11-21');
});
