import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customRange,
  daysOf,
  longestPeriod,
  rangeBefore,
  rangeOf,
  type DateRange,
  type Period,
} from '../../src/rules/period';
import { addDays, daysBetween } from '../../src/rules/plainDate';

const range = (from: string, to: string): DateRange => ({ from, to });

describe('periods of reports', () => {
  it.each<[Exclude<Period, 'kustom'>, string, DateRange, DateRange]>([
    ['hari-ini', '2026-11-20', range('2026-11-20', '2026-11-20'), range('2026-11-19', '2026-11-19')],
    ['hari-ini', '2027-01-01', range('2027-01-01', '2027-01-01'), range('2026-12-31', '2026-12-31')],
    ['7-hari', '2026-11-20', range('2026-11-14', '2026-11-20'), range('2026-11-07', '2026-11-13')],
    ['7-hari', '2026-03-02', range('2026-02-24', '2026-03-02'), range('2026-02-17', '2026-02-23')],
    ['bulan-ini', '2026-11-20', range('2026-11-01', '2026-11-20'), range('2026-10-01', '2026-10-20')],
    ['bulan-ini', '2026-11-01', range('2026-11-01', '2026-11-01'), range('2026-10-01', '2026-10-01')],
    // The month before is shorter: it ends where it ends.
    ['bulan-ini', '2026-03-31', range('2026-03-01', '2026-03-31'), range('2026-02-01', '2026-02-28')],
    ['bulan-ini', '2027-01-15', range('2027-01-01', '2027-01-15'), range('2026-12-01', '2026-12-15')],
    ['bulan-lalu', '2026-11-20', range('2026-10-01', '2026-10-31'), range('2026-09-01', '2026-09-30')],
    // The month before is longer: all of it is compared.
    ['bulan-lalu', '2026-03-20', range('2026-02-01', '2026-02-28'), range('2026-01-01', '2026-01-31')],
    ['bulan-lalu', '2028-03-01', range('2028-02-01', '2028-02-29'), range('2028-01-01', '2028-01-31')],
  ])('%s on %s', (period, today, expected, before) => {
    expect(rangeOf(period, today)).toEqual(expected);
    expect(rangeBefore(period, expected)).toEqual(before);
  });

  it.each<[string, string, DateRange]>([
    ['2026-11-03', '2026-11-09', range('2026-11-03', '2026-11-09')],
    ['2026-11-03', '', range('2026-11-03', '2026-11-20')],
    ['', '2026-10-09', range('2026-10-01', '2026-10-09')],
    ['', '', range('2026-11-01', '2026-11-20')],
    ['2026-02-30', 'besok', range('2026-11-01', '2026-11-20')],
    ['2020-01-01', '2026-11-20', range('2025-11-20', '2026-11-20')],
    ['2026-11-09', '2026-11-03', range('2026-11-09', '2026-11-03')],
  ])('kustom from "%s" to "%s"', (from, to, expected) => {
    expect(customRange(from, to, '2026-11-20')).toEqual(expected);
  });

  it('compares dates that were chosen with as many days just before', () => {
    expect(rangeBefore('kustom', range('2026-11-03', '2026-11-09'))).toEqual(
      range('2026-10-27', '2026-11-02'),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 365 }), (start, length) => {
        const from = addDays('1990-01-01', start);
        const chosen = range(from, addDays(from, length));
        const before = rangeBefore('kustom', chosen);
        expect(addDays(before.to, 1)).toBe(chosen.from);
        expect(daysBetween(before.from, before.to)).toBe(length);
      }),
    );
  });

  it('counts every day once, both ends included, and never more than a report may have', () => {
    expect(daysOf(range('2026-02-27', '2026-03-01'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysOf(range('2026-02-27', '2026-02-27'))).toHaveLength(1);
    expect(daysOf(range('2026-03-01', '2026-02-27'))).toEqual([]);
    expect(daysOf(range('0001-01-01', '9999-12-31'))).toHaveLength(longestPeriod);
  });
});
