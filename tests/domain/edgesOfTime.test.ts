import { describe, expect, it, vi } from 'vitest';
import { periodBefore, rangeBefore } from '../../src/domain/comparison';
import { ageOf, wibDate, wibInstant, writtenInstant } from '../../src/domain/format/wibTime';
import { type Period, rangeOf } from '../../src/domain/period';
import { inEveryZone } from './format/zones';
import { range } from './ranges';

type Named = Exclude<Period, 'kustom'>;
/** For each period: its days, and the earlier days that it is compared with. */
type Periods = Record<Named, [days: string, before: string]>;

const onLeapDay: Periods = {
  'hari-ini': ['2028-02-29…2028-02-29', '2028-02-28…2028-02-28'],
  kemarin: ['2028-02-28…2028-02-28', '2028-02-27…2028-02-27'],
  '7-hari': ['2028-02-23…2028-02-29', '2028-02-16…2028-02-22'],
  '30-hari': ['2028-01-31…2028-02-29', '2028-01-01…2028-01-30'],
  'bulan-ini': ['2028-02-01…2028-02-29', '2028-01-01…2028-01-29'],
  'bulan-lalu': ['2028-01-01…2028-01-31', '2027-12-01…2027-12-31'],
};

/** For each time: today in WIB, and the periods of reports. */
const moments: [now: string, today: string, periods: Periods][] = [
  [
    '2026-11-20T23:59:59+07:00',
    '2026-11-20',
    {
      'hari-ini': ['2026-11-20…2026-11-20', '2026-11-19…2026-11-19'],
      kemarin: ['2026-11-19…2026-11-19', '2026-11-18…2026-11-18'],
      '7-hari': ['2026-11-14…2026-11-20', '2026-11-07…2026-11-13'],
      '30-hari': ['2026-10-22…2026-11-20', '2026-09-22…2026-10-21'],
      'bulan-ini': ['2026-11-01…2026-11-20', '2026-10-01…2026-10-20'],
      'bulan-lalu': ['2026-10-01…2026-10-31', '2026-09-01…2026-09-30'],
    },
  ],
  ['2028-02-29T00:00:00+07:00', '2028-02-29', onLeapDay],
  ['2028-02-29T23:59:59+07:00', '2028-02-29', onLeapDay],
  [
    '2028-03-01T00:00:00+07:00',
    '2028-03-01',
    {
      'hari-ini': ['2028-03-01…2028-03-01', '2028-02-29…2028-02-29'],
      kemarin: ['2028-02-29…2028-02-29', '2028-02-28…2028-02-28'],
      '7-hari': ['2028-02-24…2028-03-01', '2028-02-17…2028-02-23'],
      '30-hari': ['2028-02-01…2028-03-01', '2028-01-02…2028-01-31'],
      'bulan-ini': ['2028-03-01…2028-03-01', '2028-02-01…2028-02-01'],
      'bulan-lalu': ['2028-02-01…2028-02-29', '2028-01-01…2028-01-31'],
    },
  ],
  [
    '2026-12-31T23:59:59+07:00',
    '2026-12-31',
    {
      'hari-ini': ['2026-12-31…2026-12-31', '2026-12-30…2026-12-30'],
      kemarin: ['2026-12-30…2026-12-30', '2026-12-29…2026-12-29'],
      '7-hari': ['2026-12-25…2026-12-31', '2026-12-18…2026-12-24'],
      '30-hari': ['2026-12-02…2026-12-31', '2026-11-02…2026-12-01'],
      'bulan-ini': ['2026-12-01…2026-12-31', '2026-11-01…2026-11-30'],
      'bulan-lalu': ['2026-11-01…2026-11-30', '2026-10-01…2026-10-31'],
    },
  ],
  [
    '2027-01-01T00:00:00+07:00',
    '2027-01-01',
    {
      'hari-ini': ['2027-01-01…2027-01-01', '2026-12-31…2026-12-31'],
      kemarin: ['2026-12-31…2026-12-31', '2026-12-30…2026-12-30'],
      '7-hari': ['2026-12-26…2027-01-01', '2026-12-19…2026-12-25'],
      '30-hari': ['2026-12-03…2027-01-01', '2026-11-03…2026-12-02'],
      'bulan-ini': ['2027-01-01…2027-01-01', '2026-12-01…2026-12-01'],
      'bulan-lalu': ['2026-12-01…2026-12-31', '2026-11-01…2026-11-30'],
    },
  ],
];

inEveryZone('the edges of days, months and years', () => {
  it.each(moments)('at %s it is %s, and every period has its days', (now, today, periods) => {
    vi.setSystemTime(now);
    expect(wibDate(new Date())).toBe(today);
    expect(wibInstant(new Date())).toBe(now);
    for (const [period, [days, before]] of Object.entries(periods) as [Named, [string, string]][]) {
      expect([period, rangeOf(period, today)]).toEqual([period, range(days)]);
      expect([period, rangeBefore(period, range(days))]).toEqual([period, range(before)]);
    }
  });

  it.each([
    ['2026-11-20T16:59:59Z', '20 Nov 2026, 23.59 WIB'],
    ['2028-02-29T16:59:59Z', '29 Feb 2028, 23.59 WIB'],
    ['2028-02-29T17:00:00Z', '1 Mar 2028, 00.00 WIB'],
    ['2026-12-31T16:59:59Z', '31 Des 2026, 23.59 WIB'],
    ['2026-12-31T17:00:00Z', '1 Jan 2027, 00.00 WIB'],
  ])('%s is written %s', (instant, words) => expect(writtenInstant(instant)).toBe(words));
});

describe('a period that is not over, at the edges', () => {
  it.each<[Named, string, string | undefined]>([
    ['hari-ini', '2026-11-20T23:59:59+07:00', '2026-11-19T23:59:59+07:00'],
    ['hari-ini', '2027-01-01T00:00:00+07:00', '2026-12-31T00:00:00+07:00'],
    ['hari-ini', '2028-02-29T23:59:00+07:00', '2028-02-28T23:59:00+07:00'],
    ['hari-ini', '2028-03-01T00:00:30+07:00', '2028-02-29T00:00:30+07:00'],
    ['bulan-ini', '2028-02-29T23:59:00+07:00', '2028-01-29T23:59:00+07:00'],
    ['7-hari', '2026-12-31T23:59:59+07:00', '2026-12-24T23:59:59+07:00'],
    // At this time, all days of the shorter month before are over.
    ['bulan-ini', '2026-12-31T23:59:59+07:00', undefined],
    ['bulan-ini', '2028-03-31T00:00:00+07:00', undefined],
  ])('%s at %s is compared until %s', (period, now, until) => {
    const today = now.slice(0, 10);
    const days = rangeOf(period, today);
    expect(periodBefore(days, rangeBefore(period, days), today, now)?.until).toBe(until);
  });
});

describe('an age over an edge', () => {
  it.each([
    ['2026-12-31T23:59:00+07:00', '2027-01-01T00:00:00+07:00', { unit: 'minutes', count: 1 }],
    ['2026-12-31T23:59:00+07:00', '2027-01-01T23:58:59+07:00', { unit: 'hours', count: 23 }],
    ['2026-12-31T23:59:00+07:00', '2027-01-01T23:59:00+07:00', { unit: 'days', count: 1 }],
    ['2028-02-28T23:59:00+07:00', '2028-03-01T00:00:00+07:00', { unit: 'days', count: 1 }],
    ['2027-02-28T23:59:00+07:00', '2027-03-01T00:00:00+07:00', { unit: 'minutes', count: 1 }],
    ['2026-01-01T00:00:00+07:00', '2026-12-31T23:59:59+07:00', { unit: 'months', count: 11 }],
    ['2028-01-01T00:00:00+07:00', '2028-12-31T23:59:59+07:00', { unit: 'years', count: 1 }],
  ])('from %s until %s', (since, until, age) => expect(ageOf(since, Date.parse(until))).toEqual(age));
});
