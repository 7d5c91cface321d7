import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodBefore, rangeBefore } from '../../src/domain/comparison';
import { addDays, daysBetween } from '../../src/domain/format/plainDate';
import {
  customRange,
  type DateRange,
  daysOf,
  longestPeriod,
  type Period,
  rangeOf,
} from '../../src/domain/period';

const range = (from: string, to: string): DateRange => ({ from, to });

describe('periods of reports', () => {
  it.each<[Exclude<Period, 'kustom'>, string, DateRange, DateRange]>([
    // More of them are in edgesOfTime.test.ts.
    ['7-hari', '2026-03-02', range('2026-02-24', '2026-03-02'), range('2026-02-17', '2026-02-23')],
    ['bulan-ini', '2026-11-01', range('2026-11-01', '2026-11-01'), range('2026-10-01', '2026-10-01')],
    // The month before is shorter, so the comparison ends on its last day.
    ['bulan-ini', '2026-03-31', range('2026-03-01', '2026-03-31'), range('2026-02-01', '2026-02-28')],
    ['bulan-ini', '2027-01-15', range('2027-01-01', '2027-01-15'), range('2026-12-01', '2026-12-15')],
    // The month before is longer: all of it is compared.
    ['bulan-lalu', '2026-03-20', range('2026-02-01', '2026-02-28'), range('2026-01-01', '2026-01-31')],
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
  ])('kustom from "%s" to "%s"', (from, to, expected) =>
    expect(customRange(from, to, '2026-11-20')).toEqual(expected),
  );

  it('compares chosen dates with as many days just before them', () => {
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

  it.each<[string, DateRange, DateRange, string | undefined, ReturnType<typeof periodBefore>]>([
    [
      'today until nine with yesterday until nine',
      range('2026-11-20', '2026-11-20'),
      range('2026-11-19', '2026-11-19'),
      '2026-11-20T09:05:00+07:00',
      { from: '2026-11-19', to: '2026-11-19', until: '2026-11-19T09:05:00+07:00' },
    ],
    [
      'this month with the last one until the same day and time',
      range('2026-11-01', '2026-11-20'),
      range('2026-10-01', '2026-10-20'),
      '2026-11-20T02:05:00Z',
      { from: '2026-10-01', to: '2026-10-20', until: '2026-10-20T09:05:00+07:00' },
    ],
    [
      'chosen dates that end in the future with as long a period',
      range('2026-11-11', '2026-11-30'),
      range('2026-10-22', '2026-11-10'),
      '2026-11-20T09:05:00+07:00',
      { from: '2026-10-22', to: '2026-10-31', until: '2026-10-31T09:05:00+07:00' },
    ],
    [
      'days that are over with whole days',
      range('2026-11-18', '2026-11-19'),
      range('2026-11-16', '2026-11-17'),
      undefined,
      range('2026-11-16', '2026-11-17'),
    ],
    [
      'nothing, when the server does not say until when it knows',
      range('2026-11-20', '2026-11-20'),
      range('2026-11-19', '2026-11-19'),
      undefined,
      null,
    ],
    [
      'nothing, when the server is still at yesterday',
      range('2026-11-20', '2026-11-20'),
      range('2026-11-19', '2026-11-19'),
      '2026-11-19T23:59:50+07:00',
      null,
    ],
    [
      'nothing, before the period begins',
      range('2026-11-21', '2026-11-22'),
      range('2026-11-19', '2026-11-20'),
      '2026-11-20T09:05:00+07:00',
      null,
    ],
    [
      'nothing, when the period ends before it begins',
      range('2026-11-20', '2026-11-19'),
      range('2026-11-19', '2026-11-19'),
      '2026-11-20T09:05:00+07:00',
      null,
    ],
  ])('on 20 November compares %s', (_, chosen, before, reached, compared) =>
    expect(periodBefore(chosen, before, '2026-11-20', reached)).toEqual(compared),
  );

  it('compares the 31 days of March with all of February', () => {
    const compared = periodBefore(
      range('2026-03-01', '2026-03-31'),
      range('2026-02-01', '2026-02-28'),
      '2026-03-31',
      '2026-03-31T09:05:00+07:00',
    );
    expect(compared).toEqual(range('2026-02-01', '2026-02-28'));
  });

  it('counts every day once, both ends included, and never more days than a report may have', () => {
    expect(daysOf(range('2026-02-27', '2026-03-01'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysOf(range('2026-02-27', '2026-02-27'))).toHaveLength(1);
    expect(daysOf(range('2026-03-01', '2026-02-27'))).toEqual([]);
    expect(daysOf(range('0001-01-01', '9999-12-31'))).toHaveLength(longestPeriod);
  });
});
