import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparedPeriod,
  type Comparison,
  comparisons,
  dayCompared,
  sameDateBefore,
} from '../../src/domain/comparison';
import { addDays, daysBetween, lastOfMonth } from '../../src/domain/format/plainDate';
import { type DateRange, daysOf, type Period } from '../../src/domain/period';
import { range } from './ranges';

const today = '2026-11-20';
/** 09.05 in WIB. */
const nine = '2026-11-20T02:05:00Z';

describe('the same date some months earlier', () => {
  it.each([
    ['2027-01-15', 1, '2026-12-15'],
    // September has no 31st, February no 29th to 31st.
    ['2026-10-31', 1, '2026-09-30'],
    ['2026-03-29', 1, '2026-02-28'],
    ['2028-03-30', 1, '2028-02-29'],
    ['2028-02-29', 12, '2027-02-28'],
  ])('of %s, %i earlier, is %s', (date, months, expected) =>
    expect(sameDateBefore(date, months)).toBe(expected),
  );

  it('is in the right month, and is its last day when the day of the month differs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(1, 12), (days, months) => {
        const date = addDays('1990-01-01', days);
        const before = sameDateBefore(date, months);
        const monthOf = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(monthOf(date) - monthOf(before)).toBe(months);
        if (before.slice(8) !== date.slice(8)) expect(before).toBe(lastOfMonth(before));
        expect(before.slice(8) <= date.slice(8)).toBe(true);
      }),
    );
  });
});

describe('what a report is compared with', () => {
  it.each<[string, Comparison, chosen: string, compared: string, until?: string]>([
    ['yesterday', 'sebelumnya', '2026-11-20…2026-11-20', '2026-11-19…2026-11-19', '2026-11-19'],
    ['the days just before', 'sebelumnya', '2026-11-14…2026-11-20', '2026-11-07…2026-11-13', '2026-11-13'],
    ['the dates of October', 'bulan-lalu', '2026-11-14…2026-11-20', '2026-10-14…2026-10-20', '2026-10-20'],
    ['the dates of 2025', 'tahun-lalu', '2026-11-14…2026-11-20', '2025-11-14…2025-11-20', '2025-11-20'],
    // The period ends in the future: as many days as have passed.
    ['the days that passed', 'bulan-lalu', '2026-11-11…2026-12-05', '2026-10-11…2026-10-20', '2026-10-20'],
    ['as many days before', 'sebelumnya', '2026-11-11…2026-11-30', '2026-10-22…2026-10-31', '2026-10-31'],
    ['whole days, when the period is over', 'bulan-lalu', '2026-11-01…2026-11-07', '2026-10-01…2026-10-07'],
    ['whole days before those', 'sebelumnya', '2026-11-18…2026-11-19', '2026-11-16…2026-11-17'],
    ['all of a shorter month', 'bulan-lalu', '2026-10-01…2026-10-31', '2026-09-01…2026-09-30'],
  ])('is %s, of a running period until the same time', (_, comparison, chosen, compared, until) => {
    const same = until === undefined ? {} : { until: `${until}T09:05:00+07:00` };
    expect(comparedPeriod(comparison, 'kustom', range(chosen), today, nine)).toEqual({
      ...range(compared),
      ...same,
    });
  });

  it.each<[string, Comparison, chosen: string, reached?: string]>([
    ['no comparison is chosen', 'tanpa', '2026-11-01…2026-11-07', nine],
    ['the period has not begun', 'tahun-lalu', '2026-11-21…2026-11-22', nine],
    ['the period ends before it begins', 'sebelumnya', '2026-11-20…2026-11-19', nine],
    ['the server does not say until when it knows', 'sebelumnya', '2026-11-20…2026-11-20'],
    ['the server is at yesterday', 'sebelumnya', '2026-11-20…2026-11-20', '2026-11-19T23:59:50+07:00'],
  ])('is nothing, when %s', (_, comparison, chosen, reached) =>
    expect(comparedPeriod(comparison, 'kustom', range(chosen), today, reached)).toBeNull(),
  );

  it.each<[Comparison, Period]>([
    ['bulan-lalu', 'kustom'],
    ['sebelumnya', 'bulan-ini'],
  ])('is all of February at any time of 31 March, by %s of %s', (comparison, period) => {
    const reached = '2026-03-31T09:05:00+07:00';
    const march = range('2026-03-01…2026-03-31');
    const february = range('2026-02-01…2026-02-28');
    expect(comparedPeriod(comparison, period, march, '2026-03-31', reached)).toEqual(february);
  });

  it('never becomes shorter while time passes', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const begun = fc.integer({ min: 0, max: 3_000 });
    const length = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        fc.constantFrom(...comparisons),
        begun,
        length,
        hour,
        hour,
        (comparison, start, days, one, other) => {
          const from = addDays('2024-01-01', start);
          const chosen = { from, to: addDays(from, 120) };
          const endAt = (date: string, at: number): string => {
            const reached = `${date}T${String(at).padStart(2, '0')}:00:00+07:00`;
            const compared = comparedPeriod(comparison, 'kustom', chosen, date, reached);
            return compared?.until ?? (compared ? `${compared.to}T24` : '');
          };
          const date = addDays(from, days);
          expect(endAt(date, Math.min(one, other)) <= endAt(date, Math.max(one, other))).toBe(true);
          expect(endAt(date, one) <= endAt(addDays(date, 1), other)).toBe(true);
        },
      ),
    );
  });
});

describe('the day that a day is compared with', () => {
  const days = (comparison: Comparison, chosen: DateRange, on = '2027-01-01') => {
    const compared = comparedPeriod(comparison, 'kustom', chosen, on, undefined);
    if (!compared) throw new Error('nothing to compare with');
    return daysOf(chosen).map((date) => dayCompared(comparison, chosen, compared, date));
  };

  it.each<[Comparison, DateRange, (string | null)[]]>([
    ['sebelumnya', range('2026-11-03…2026-11-04'), ['2026-11-01', '2026-11-02']],
    ['bulan-lalu', range('2026-10-30…2026-11-01'), ['2026-09-30', null, '2026-10-01']],
    ['bulan-lalu', range('2026-10-31…2026-11-01'), ['2026-09-30', '2026-10-01']],
    ['tahun-lalu', range('2024-02-28…2024-03-01'), ['2023-02-28', null, '2023-03-01']],
  ])('by %s', (comparison, chosen, expected) => expect(days(comparison, chosen)).toEqual(expected));

  it('is later for each later day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...comparisons.filter((one) => one !== 'tanpa')),
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 365 }),
        (comparison, start, length) => {
          const from = addDays('2010-01-01', start);
          const found = days(comparison, { from, to: addDays(from, length) }).flatMap((day) => day ?? []);
          expect(
            found.every((day, index) => index === 0 || daysBetween(found[index - 1] ?? '', day) > 0),
          ).toBe(true);
          expect(found.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('is within the days that are compared, also while the period lasts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...comparisons.filter((one) => one !== 'tanpa')),
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 90 }),
        (comparison, start, length, passed) => {
          const from = addDays('2010-01-01', start);
          const chosen = { from, to: addDays(from, length) };
          const on = addDays(from, passed);
          const compared = comparedPeriod(comparison, 'kustom', chosen, on, `${on}T12:00:00+07:00`);
          if (!compared) throw new Error('nothing to compare with');
          for (const date of daysOf(chosen)) {
            const day = dayCompared(comparison, chosen, compared, date) ?? compared.from;
            expect([day >= compared.from, day <= compared.to]).toEqual([true, true]);
          }
        },
      ),
    );
  });
});
