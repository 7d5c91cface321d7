import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodBefore, rangeBefore } from '../../src/domain/comparison';
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

  const nine = '2026-11-20T09:05:00+07:00';
  /** The same days, of which the last one ends at the same time. */
  const untilNine = (text: string) => ({ ...range(text), until: `${range(text).to}T09:05:00+07:00` });
  const compared = (chosen: string, before: string, reached?: string) =>
    periodBefore(range(chosen), range(before), '2026-11-20', reached);

  it('compares a period that is not over until the same day and time', () => {
    const today = compared('2026-11-20…2026-11-20', '2026-11-19…2026-11-19', nine);
    expect(today).toEqual(untilNine('2026-11-19…2026-11-19'));
    const month = compared('2026-11-01…2026-11-20', '2026-10-01…2026-10-20', '2026-11-20T02:05:00Z');
    expect(month).toEqual(untilNine('2026-10-01…2026-10-20'));
    // These dates end in the future.
    const chosen = compared('2026-11-11…2026-11-30', '2026-10-22…2026-11-10', nine);
    expect(chosen).toEqual(untilNine('2026-10-22…2026-10-31'));
  });

  it('compares days that are over with whole days', () => {
    const over = compared('2026-11-18…2026-11-19', '2026-11-16…2026-11-17');
    expect(over).toEqual(range('2026-11-16…2026-11-17'));
  });

  it.each([
    ['the server does not say until when it knows', '2026-11-20…2026-11-20', undefined],
    ['the server is still at yesterday', '2026-11-20…2026-11-20', '2026-11-19T23:59:50+07:00'],
    ['the period has not begun', '2026-11-21…2026-11-22', nine],
    ['the period ends before it begins', '2026-11-20…2026-11-19', nine],
  ])('compares with nothing, when %s', (_, chosen, reached) =>
    expect(compared(chosen, '2026-11-19…2026-11-19', reached)).toBeNull(),
  );

  it('compares the 31 days of March with all of February', () => {
    const [march, february] = [range('2026-03-01…2026-03-31'), range('2026-02-01…2026-02-28')];
    expect(rangeBefore('bulan-ini', march)).toEqual(february);
    expect(periodBefore(march, february, '2026-03-31', '2026-03-31T09:05:00+07:00')).toEqual(february);
  });

  it('counts every day once, both ends included, and never more days than a report may have', () => {
    expect(daysOf(range('2026-02-27…2026-03-01'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysOf(range('2026-02-27…2026-02-27'))).toHaveLength(1);
    expect(daysOf(range('2026-03-01…2026-02-27'))).toEqual([]);
    expect(daysOf(range('0001-01-01…9999-12-31'))).toHaveLength(longestPeriod);
  });
});
