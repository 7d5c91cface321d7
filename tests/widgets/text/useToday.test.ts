import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from '../../../src/widgets/text/useToday';

afterEach(() => {
  vi.useRealTimers();
});

it('is the date in WIB, and turns at midnight there while the page stays open', () => {
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
