import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeBefore } from '../../src/domain/comparison';
import { addDays, daysBetween } from '../../src/domain/format/plainDate';
import { customRange, type DateRange, daysOf, longestPeriod } from '../../src/domain/period';
import { range } from './ranges';

// edgesOfTime.test.ts has the days of every period.
describe('periods of reports', () => {
  it.each<[string, string, DateRange]>([
    ['2026-11-03', '2026-11-09', range('2026-11-03…2026-11-09')],
    ['2026-11-03', '', range('2026-11-03…2026-11-20')],
    ['', '2026-10-09', range('2026-10-01…2026-10-09')],
    ['', '', range('2026-11-01…2026-11-20')],
    ['2026-02-30', 'besok', range('2026-11-01…2026-11-20')],
    ['2020-01-01', '2026-11-20', range('2025-11-20…2026-11-20')],
    ['2020-01-01', '2026-10-31', range('2025-10-31…2026-10-31')],
    ['2026-11-09', '2026-11-03', range('2026-11-09…2026-11-03')],
  ])('kustom from "%s" to "%s"', (from, to, expected) =>
    expect(customRange(from, to, '2026-11-20')).toEqual(expected),
  );

  it('compares chosen dates with as many days just before them', () => {
    expect(rangeBefore('kustom', range('2026-11-03…2026-11-09'))).toEqual(range('2026-10-27…2026-11-02'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 365 }), (start, length) => {
        const from = addDays('1990-01-01', start);
        const chosen = { from, to: addDays(from, length) };
        const before = rangeBefore('kustom', chosen);
        expect(addDays(before.to, 1)).toBe(chosen.from);
        expect(daysBetween(before.from, before.to)).toBe(length);
      }),
    );
  });

  it('counts every day once, both ends included, and never more days than a report may have', () => {
    expect(daysOf(range('2026-02-27…2026-03-01'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysOf(range('2026-02-27…2026-02-27'))).toHaveLength(1);
    expect(daysOf(range('2026-03-01…2026-02-27'))).toEqual([]);
    expect(daysOf(range('0001-01-01…9999-12-31'))).toHaveLength(longestPeriod);
  });
});
