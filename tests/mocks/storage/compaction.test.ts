import { array, assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compacted, keptFor } from '../../../mocks/storage/compaction';
import { transactionsOf } from '../../../mocks/storage/dbTransactions';
import type { Change } from '../../../mocks/storage/journal';
import { publicUrl, secureUrl } from '../../../mocks/storage/pictureStore';
import { createTable } from '../../../mocks/storage/table';

const now = Date.parse('2026-11-20T12:00:00+07:00');

const put = (table: string, id: string, columns: object = {}): Change => ({
  table,
  id,
  record: { id, ...columns },
});
const removal = (table: string, id: string): Change => ({ table, id, record: null });

const tableAfter = (changes: readonly Change[]) =>
  createTable(
    'banner',
    () => [{ id: '1' }, { id: '2' }],
    transactionsOf({ changes: () => changes, append: () => undefined }),
  ).all();

it('gives the same tables, with one change for each record', () => {
  const change = record({
    id: integer({ min: 1, max: 5 }).map(String),
    value: oneof(constant(null), constantFrom('a', 'b', 'c')),
  });
  assert(
    property(array(change), (writes) => {
      const gone = new Set<string>();
      const changes = writes.flatMap(({ id, value }) => {
        // A deleted record does not come back: ids are never given twice.
        if (gone.has(id)) return [];
        if (value === null) gone.add(id);
        return [value === null ? removal('banner', id) : put('banner', id, { value })];
      });
      const fewer = compacted(changes, now);
      expect(tableAfter(fewer)).toEqual(tableAfter(changes));
      expect(new Set(fewer.map(({ id }) => id)).size).toBe(fewer.length);
      expect(compacted(fewer, now)).toEqual(fewer);
    }),
  );
});

describe('what is over', () => {
  const [before, after] = [{ expires_at: now }, { expires_at: now + 1 }];

  it.each(['tokens', 'answers', 'pictures'])('of the %s is dropped, what is not stays', (table) => {
    const kept = put(table, 'b', after);
    expect(
      compacted([put(table, 'a', before), kept, put(table, 'c', after), removal(table, 'c')], now),
    ).toEqual([kept]);
  });

  it.each([
    ['a public one', publicUrl('foto-1')],
    ['an ID card', secureUrl('foto-1')],
  ])('is never an upload that a record shows: %s', (_, url) => {
    const upload = put('pictures', 'foto-1', before);
    const shown = put('sellers', 'x', { id_card_doc: url });
    expect(compacted([upload, shown], now)).toEqual([upload, shown]);
    expect(compacted([upload, shown, removal('sellers', 'x')], now)).toEqual([removal('sellers', 'x')]);
    expect(compacted([upload, shown, put('sellers', 'x', { id_card_doc: '' })], now)).toHaveLength(1);
  });

  it('leaves somebody a day to fill in the rest of a form', () => {
    expect(keptFor).toBe(86_400_000);
  });
});
