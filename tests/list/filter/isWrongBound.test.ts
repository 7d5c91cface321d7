import { expect, it } from 'vitest';
import { isWrongBound, type RangeFilter } from '../../../src/list/filter/listFilter';

const filters = {
  date: { kind: 'dateRange', source: 'created_at' },
  number: { kind: 'numberRange', source: 'nominal' },
} as const satisfies Record<string, RangeFilter>;

it.each([
  ['date', 'created_at_gte', '2026-11-27', false],
  ['date', 'created_at_lte', 'xx', true],
  ['date', 'created_at_gte', '2026-02-30', true],
  ['date', 'created_at_gte', 20261127, true],
  ['date', 'nominal_gte', 'xx', false],
  ['number', 'nominal_gte', 50000, false],
  ['number', 'nominal_gte', '50000', false],
  ['number', 'nominal_lte', 'abc', true],
  ['number', 'nominal_lte', '', true],
  ['number', 'nominal_lte', true, true],
  ['number', 'nominal_lte', 1e21, true],
] as const)('a filter by %s with %s = %j is wrong: %s', (kind, name, value, isWrong) => {
  expect(isWrongBound(filters[kind], name, value)).toBe(isWrong);
});
