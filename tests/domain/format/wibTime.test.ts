import { expect, it } from 'vitest';
import {
  dateOfInstant,
  fromWibInput,
  startOfWibDay,
  toWibInput,
  wibDate,
  wibInstant,
  writtenInstant,
} from '../../../src/domain/format/wibTime';
import { inEveryZone } from './zones';

inEveryZone('instants', () => {
  it.each([
    ['2026-11-20T09:05:00+07:00', '20 Nov 2026, 09.05 WIB'],
    ['2026-11-20T02:05:00Z', '20 Nov 2026, 09.05 WIB'],
    ['2026-08-16T17:00:00Z', '17 Agu 2026, 00.00 WIB'],
    ['2026-05-01T23:59:59.999+07:00', '1 Mei 2026, 23.59 WIB'],
    ['2026-01-01T01:30:00+09:00', '31 Des 2025, 23.30 WIB'],
  ])('%s is written %s', (instant, words) => expect(writtenInstant(instant)).toBe(words));

  it('change their day at midnight in WIB', () => {
    expect(dateOfInstant('2026-11-20T16:59:59Z')).toBe('2026-11-20');
    expect(dateOfInstant('2026-11-20T17:00:00Z')).toBe('2026-11-21');
    expect(wibDate(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
    expect(dateOfInstant(startOfWibDay('2026-11-20'))).toBe('2026-11-20');
    expect(Date.parse(startOfWibDay('2026-11-20'))).toBe(Date.UTC(2026, 10, 19, 17));
  });

  it('are written by the server with the offset of WIB', () =>
    expect(wibInstant(new Date('2026-11-20T17:00:09Z'))).toBe('2026-11-21T00:00:09+07:00'));

  it('go through an input and back unchanged', () => {
    expect(toWibInput('2026-11-20T02:05:00Z')).toBe('2026-11-20T09:05');
    expect(fromWibInput('2026-11-20T09:05')).toBe('2026-11-20T09:05:00+07:00');
    expect(fromWibInput('')).toBe('');
  });
});
