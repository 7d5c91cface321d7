import { expect, it } from 'vitest';
import { writtenDate } from '../../../src/domain/format/plainDate';

it.each([
  ['1990-10-20', '20 Okt 1990'],
  ['1983-05-01', '1 Mei 1983'],
  ['2009-08-17', '17 Agu 2009'],
])('%s is written %s', (date, written) => {
  expect(writtenDate(date)).toBe(written);
});
