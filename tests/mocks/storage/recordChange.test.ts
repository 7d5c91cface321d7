import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../mocks/storage/journal';
import { changed, changeOf } from '../../../mocks/storage/recordChange';
import { createTable } from '../../../mocks/storage/table';
import { fillable, stored } from './fillable';

describe('a change of a record', () => {
  const value = oneof(
    integer(),
    constantFrom(null, true, 'teks', undefined),
    array(integer(), { maxLength: 3 }),
  );
  const columns = record(
    { a: value, b: value, history: array(integer(), { maxLength: 3 }) },
    { requiredKeys: [] },
  );

  it('makes the later record from the earlier one, also after it was stored', () => {
    assert(
      property(columns, columns, (before, after) => {
        expect(changed(stored(before), stored(changeOf('t', '1', before, after)))).toEqual(stored(after));
      }),
    );
  });

  it('has only the columns that differ, and what was added to the end of a list', () => {
    const history = [{ action: 'a' }, { action: 'b' }];
    const more = { action: 'c' };
    expect(
      changeOf(
        't',
        '1',
        { title: 'Satu', order: 1, history },
        { title: 'Dua', order: 1, history: [...history, more] },
      ),
    ).toEqual({ table: 't', id: '1', columns: { title: 'Dua' }, added: { history: [more] } });
  });

  it('is the whole record when a column is gone, or when the record was not there', () => {
    expect(changeOf('t', '1', { a: 1, b: 2 }, { a: 1 })).toEqual({ table: 't', id: '1', record: { a: 1 } });
    expect(changeOf('t', '1', { a: 1, b: 2 }, { a: 1, b: undefined })).toMatchObject({ record: { a: 1 } });
    expect(changed(undefined, { table: 't', id: '1', columns: { a: 1 }, added: {} })).toBeNull();
  });
});

type Driver = { id: string; name: string; history: string[] };

describe('a table writes to the journal', () => {
  const setUp = (earlier: readonly Change[] = []) => {
    const { disk, lines, transactions } = fillable(earlier);
    const table = createTable<Driver>(
      'drivers',
      () => ['1', '2'].map((id) => ({ id, name: `Driver ${id}`, history: ['daftar'] })),
      transactions,
    );
    const look = (id: string, what: string) => {
      const driver = table.get(id);
      if (driver) table.put({ ...driver, history: [...driver.history, what] });
    };
    return { disk, lines, look, table, run: transactions.run };
  };
  const whole = (id: string, history: string[]) => ({
    table: 'drivers',
    id,
    record: { id, name: `Driver ${id}`, history },
  });
  const added = (id: string, ...history: string[]) => ({
    table: 'drivers',
    id,
    columns: {},
    added: { history },
  });

  it('a record of the seed whole once, because the seed is another one tomorrow, and then only what changes', () => {
    const { lines, look } = setUp();
    look('1', 'a');
    look('2', 'b');
    look('1', 'c');
    look('2', 'd');
    expect(lines).toEqual([
      [whole('1', ['daftar', 'a'])],
      [whole('2', ['daftar', 'b'])],
      [added('1', 'c')],
      [added('2', 'd')],
    ]);
  });

  it('only what changes of a record that an earlier start wrote', () => {
    const { lines, look } = setUp([whole('1', ['daftar', 'a'])]);
    look('1', 'b');
    look('2', 'c');
    expect(lines).toEqual([[added('1', 'b')], [whole('2', ['daftar', 'c'])]]);
  });

  it('a record whole again after its first write was not kept, or after it was deleted', () => {
    const { disk, lines, look, table } = setUp();
    disk.isFull = true;
    expect(() => look('1', 'a')).toThrow('full');
    disk.isFull = false;
    look('1', 'b');
    expect(lines).toEqual([[whole('1', ['daftar', 'b'])]]);
    table.remove('1');
    table.put({ id: '1', name: 'Driver 1', history: ['baru'] });
    expect(lines.at(-1)).toEqual([whole('1', ['baru'])]);
  });

  it('one write after the other in a transaction, so that the same table comes from it after a restart', () => {
    const { lines, look, run, table } = setUp();
    run(() => {
      look('1', 'a');
      look('1', 'b');
      table.remove('2');
      table.put({ id: '2', name: 'Lain', history: [] });
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[1]).toEqual(added('1', 'b'));
    expect(setUp(lines.flat()).table.all()).toEqual(table.all());
  });
});
