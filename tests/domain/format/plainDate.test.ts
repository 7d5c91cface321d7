import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  firstOfMonth,
  isPlainDate,
  lastOfMonth,
  writtenDate,
} from '../../../src/domain/format/plainDate';
import { inEveryZone } from './zones';

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

inEveryZone('pure dates', () => {
  it('are written without a shift to another day', () => {
    expect(writtenDate('1990-10-20')).toBe('20 Okt 1990');
    expect(writtenDate('2026-01-01')).toBe('1 Jan 2026');
    expect(writtenDate('1983-05-01')).toBe('1 Mei 1983');
    expect(writtenDate('2009-08-17')).toBe('17 Agu 2009');
  });

  it('are counted in days, over the ends of months, leap years and summer time', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  });

  it('have first and last days of their month', () => {
    expect([firstOfMonth('2026-02-17'), lastOfMonth('2026-02-17')]).toEqual(['2026-02-01', '2026-02-28']);
    expect([firstOfMonth('2026-01-31', -1), firstOfMonth('2026-12-05', 1)]).toEqual([
      '2025-12-01',
      '2027-01-01',
    ]);
  });

  it('are the same again after any number of days forwards and back', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const later = addDays(date, days);
        expect(isPlainDate(later)).toBe(true);
        expect(daysBetween(date, later)).toBe(days);
        expect(addDays(later, -days)).toBe(date);
      }),
      { numRuns: 100 },
    );
  });
});
