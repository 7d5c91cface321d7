import { expect, it, vi } from 'vitest';
import { rangeBefore } from '../../src/domain/comparison';
import { wibDate, wibInstant } from '../../src/domain/format/wibTime';
import { type Period, rangeOf } from '../../src/domain/period';
import { inEveryZone } from './format/zones';
import { range } from './ranges';

type Named = Exclude<Period, 'kustom'>;
/** For each period: its days, and the earlier days that it is compared with. */
type Periods = Record<Named, [days: string, before: string]>;

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
  [
    '2028-02-29T23:59:59+07:00',
    '2028-02-29',
    {
      'hari-ini': ['2028-02-29…2028-02-29', '2028-02-28…2028-02-28'],
      kemarin: ['2028-02-28…2028-02-28', '2028-02-27…2028-02-27'],
      '7-hari': ['2028-02-23…2028-02-29', '2028-02-16…2028-02-22'],
      '30-hari': ['2028-01-31…2028-02-29', '2028-01-01…2028-01-30'],
      'bulan-ini': ['2028-02-01…2028-02-29', '2028-01-01…2028-01-29'],
      'bulan-lalu': ['2028-01-01…2028-01-31', '2027-12-01…2027-12-31'],
    },
  ],
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
});
