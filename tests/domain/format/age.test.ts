import { expect, it } from 'vitest';
import { ageOf } from '../../../src/domain/format/wibTime';

const noon = '2026-11-20T12:00:00+07:00';

it.each([
  ['2026-11-20T12:00:00+07:00', { unit: 'minutes', count: 0 }],
  ['2026-11-20T12:59:59+07:00', { unit: 'minutes', count: 59 }],
  ['2026-11-20T06:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-21T11:59:00+07:00', { unit: 'hours', count: 23 }],
  ['2026-11-21T12:00:00+07:00', { unit: 'days', count: 1 }],
  ['2026-12-20T11:00:00+07:00', { unit: 'days', count: 29 }],
  ['2026-12-20T12:00:00+07:00', { unit: 'months', count: 1 }],
  ['2027-11-20T11:59:00+07:00', { unit: 'months', count: 11 }],
  ['2027-11-20T12:00:00+07:00', { unit: 'years', count: 1 }],
  ['2028-11-20T12:00:00+07:00', { unit: 'years', count: 2 }],
  // The server's clock may be ahead of ours.
  ['2026-11-20T11:59:59+07:00', { unit: 'minutes', count: 0 }],
])('the age from noon until %s', (until, age) => expect(ageOf(noon, Date.parse(until))).toEqual(age));

it.each([
  ['kemarin', noon],
  [noon, 'kemarin'],
])('no age, if one end is no instant: from %s until %s', (since, until) =>
  expect(ageOf(since, Date.parse(until))).toBeNull(),
);
