import { array, assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compacted } from '../../../mocks/storage/compaction';
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

it('compaction keeps the same tables, with one change for each record', () => {
  const change = record({
    id: integer({ min: 1, max: 5 }).map(String),
    value: oneof(constant(null), constantFrom('a', 'b', 'c')),
  });
  assert(
    property(array(change), (writes) => {
      const gone = new Set<string>();
      const changes = writes.flatMap(({ id, value }) => {
        // A deleted record does not come back, because ids are never used twice.
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

describe('compaction', () => {
  const [before, after] = [{ expires_at: now }, { expires_at: now + 1 }];

  it.each(['tokens', 'answers', 'pictures'])('drops expired %s, and keeps the others', (table) => {
    const kept = put(table, 'b', after);
    expect(
      compacted([put(table, 'a', before), kept, put(table, 'c', after), removal(table, 'c')], now),
    ).toEqual([kept]);
  });

  it.each([
    ['a public one', publicUrl('foto-1')],
    ['an ID card', secureUrl('foto-1')],
  ])('keeps an expired upload while a record shows it: %s', (_, url) => {
    const upload = put('pictures', 'foto-1', before);
    const shown = put('sellers', 'x', { id_card_doc: url });
    expect(compacted([upload, shown], now)).toEqual([upload, shown]);
    expect(compacted([upload, shown, removal('sellers', 'x')], now)).toEqual([removal('sellers', 'x')]);
    expect(compacted([upload, shown, put('sellers', 'x', { id_card_doc: '' })], now)).toHaveLength(1);
  });
});
