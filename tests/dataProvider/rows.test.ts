import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyRow, readPage, readRecord } from '../../src/dataProvider/rows';
import { z } from '../../src/dataProvider/zod';

const read = (rows: unknown[], total: number, offset = 0, limit = 10) =>
  readPage(rows, total, { offset, limit }, anyRow);

it('keeps valid rows in their order, with all their fields', () => {
  const rows = [
    { id: 2, name: 'Toko Mawar' },
    { id: 'a', name: 'Toko Melati', tags: ['baru'] },
  ];
  expect(read(rows, 2)).toEqual({ data: rows, total: 2, meta: { dropped: 0 } });
});

it('drops and counts invalid rows', () => {
  const page = read([null, 'x', {}, { id: '' }, { id: null }, [], { id: 1 }], 7);
  expect(page).toEqual({ data: [{ id: 1 }], total: 7, meta: { dropped: 6 } });
});

it('keeps the first of two rows with the same id, as a number or as text', () => {
  const page = read([{ id: 1, name: 'satu' }, { id: '1', name: 'dua' }, { id: 1 }], 3);
  expect(page.data).toEqual([{ id: 1, name: 'satu' }]);
  expect(page.meta.dropped).toBe(2);
});

it.each([
  ['negative', -5, 0, 1],
  ['zero beside rows', 0, 0, 1],
  ['not a number', NaN, 0, 1],
  ['infinite', Infinity, 0, 1],
  ['beyond exact numbers', 1e21, 10, 11],
  ['a fraction', 12.7, 0, 12],
  ['smaller than the page it is on', 3, 20, 21],
])('corrects a total that is %s', (_, total, offset, corrected) =>
  expect(read([{ id: 1 }], total, offset).total).toBe(corrected),
);

it.each([
  ['negative', -5],
  ['not a number', NaN],
  ['infinite', Infinity],
  ['less than the rows imply', 1],
])('takes a full page as not the last one if the total is %s', (_, total) => {
  const rows = Array.from({ length: 10 }, (_row, id) => ({ id }));
  expect(read(rows, total, 20)).toEqual({
    data: rows,
    total: 31,
    meta: { dropped: 0, isTotalUnknown: true },
  });
  expect(read(rows, 30, 20)).toEqual({ data: rows, total: 30, meta: { dropped: 0 } });
});

it('keeps the total of the server for an empty page, but never below zero', () => {
  expect(read([], 40, 50).total).toBe(40);
  expect(read([], -1).total).toBe(0);
});

it('takes its page out of a complete list when the server does not support pages', () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ id }));
  const page = read(rows, 10, 30);
  expect(page.data.map(({ id }) => id)).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
  expect(page).toMatchObject({ total: 10_000, meta: { dropped: 0 } });
  expect(read(rows, 10_000, 0, Infinity).data).toHaveLength(10_000);
});

it('reads a missing key as null', () => {
  const row = z.object({ id: z.string(), driver: z.nullable(z.string()), note: z.optional(z.string()) });
  expect(readRecord({ id: '1' }, row)).toEqual({ id: '1', driver: null });
  expect(readRecord({ driver: 'Budi' }, row)).toBeUndefined();
  expect(readRecord([], row)).toBeUndefined();
});

it('never throws, never repeats an id, and never loses count, for any rows', () => {
  const row = fc.oneof(fc.jsonValue(), fc.record({ id: fc.oneof(fc.nat(5), fc.string()) }));
  fc.assert(
    fc.property(fc.array(row), fc.double(), fc.nat(1000), (rows, total, offset) => {
      const page = read(rows, total, offset, Infinity);
      expect(new Set(page.data.map(({ id }) => String(id))).size).toBe(page.data.length);
      expect(page.data.length + page.meta.dropped).toBe(rows.length);
      expect(page.total).toBeGreaterThanOrEqual(page.data.length);
    }),
  );
});
