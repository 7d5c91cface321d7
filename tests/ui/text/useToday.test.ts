import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from '../../../src/ui/text/clock';

afterEach(() => {
  vi.useRealTimers();
});

it('useToday returns the date in WIB, and changes at midnight in WIB while the page stays open', () => {
  // 23.59.59 in Jakarta, still the 20th at noon in New York and already the 21st in Jayapura.
  vi.useFakeTimers({ now: new Date('2026-11-20T16:59:59Z') });
  const { result } = renderHook(() => useToday());
  expect(result.current).toBe('2026-11-20');
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current).toBe('2026-11-20');
  act(() => void vi.advanceTimersByTime(2));
  expect(result.current).toBe('2026-11-21');
  act(() => void vi.advanceTimersByTime(86_400_000));
  expect(result.current).toBe('2026-11-22');
});

it.each([
  ['2026-12-31T23:59:30+07:00', '2026-12-31', '2027-01-01'],
  ['2028-02-28T23:59:30+07:00', '2028-02-28', '2028-02-29'],
  ['2028-02-29T23:59:30+07:00', '2028-02-29', '2028-03-01'],
  ['2027-02-28T23:59:30+07:00', '2027-02-28', '2027-03-01'],
])('useToday on a page that is opened at %s is %s, then %s', (now, today, tomorrow) => {
  vi.useFakeTimers({ now: new Date(now) });
  const { result } = renderHook(() => useToday());
  expect(result.current).toBe(today);
  act(() => void vi.advanceTimersByTime(29_999));
  expect(result.current).toBe(today);
  act(() => void vi.advanceTimersByTime(2));
  expect(result.current).toBe(tomorrow);
});

it('useToday returns the new date within a minute after the computer was asleep at midnight', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00+07:00') });
  const { result } = renderHook(() => useToday());
  act(() => void vi.advanceTimersByTime(1000));
  vi.setSystemTime(new Date('2026-11-21T08:00:00+07:00'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-11-21');
});
