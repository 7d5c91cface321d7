import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  firstOfMonth,
  isPlainDate,
  lastOfMonth,
  writtenDate,
  writtenDay,
  writtenRange,
} from '../../../src/domain/format/plainDate';
import { groupedFigures, rupiah, shortRupiah } from '../../../src/domain/format/rupiah';
import {
  ageOf,
  dateOfInstant,
  isInstant,
  toWibInput,
  writtenInstant,
} from '../../../src/domain/format/wibTime';

it.each(['', 'kemarin', '2026-02-30', '2026-2-3', '2026-11-20T00:00:00Z', '0000-01-01', '10000-01-01'])(
  '“%s” is no date, and is written as a dash',
  (date) => {
    expect(isPlainDate(date)).toBe(false);
    expect([writtenDate(date), writtenDay(date)]).toEqual(['–', '–']);
  },
);

it.each([
  ...['', 'kemarin', '2026-11-20', '2026-11-20T09:05:00', '1700000000', '2026-13-01T00:00:00Z'],
  // 23.30 in London is already the next day, and the next year, in Jakarta.
  ...['9999-12-31T23:30:00Z', '0000-12-31T10:00:00Z', '+010000-01-01T00:00:00Z'],
])('the instant %s is invalid, and has neither date nor age', (instant) => {
  expect(isInstant(instant)).toBe(false);
  expect([writtenInstant(instant), dateOfInstant(instant), toWibInput(instant)]).toEqual(['', '', '']);
  expect(ageOf(instant, Date.parse('2026-11-20T00:00:00Z'))).toBeNull();
});

it('the first and the last moment that a date can have are written', () => {
  expect(writtenInstant('9999-12-31T16:59:59Z')).toBe('31 Des 9999, 23.59 WIB');
  expect(dateOfInstant('0001-01-01T00:00:00+07:00')).toBe('0001-01-01');
});

it('days are counted no further than the first and the last possible date', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
  expect(lastOfMonth('9999-12-05')).toBe('9999-12-31');
});

it.each([NaN, Infinity, -Infinity, 1e21, 2 ** 53])('the amount %s is written as a dash', (amount) =>
  expect([rupiah(amount), groupedFigures(amount), shortRupiah(amount)]).toEqual(['–', '–', '–']),
);

it('no formatter throws or writes NaN, for any text or number', () => {
  fc.assert(
    fc.property(fc.string(), fc.double(), fc.date({ noInvalidDate: true }), (text, number, date) => {
      const written = [text, date.toISOString(), date.toISOString().slice(0, 10)].flatMap((one) => [
        writtenDate(one),
        writtenDay(one),
        writtenRange(one, '2026-11-20'),
        writtenInstant(one),
        dateOfInstant(one),
        toWibInput(one),
        addDays(one, 1),
        firstOfMonth(one),
        String(ageOf(one, 0)?.count ?? ''),
      ]);
      expect([...written, rupiah(number), shortRupiah(number)].join(' ')).not.toMatch(
        /NaN|Invalid|Infinity|∞/,
      );
      expect(daysBetween(text, text)).toSatisfy((days: number) => days === 0 || Number.isNaN(days));
    }),
  );
});
