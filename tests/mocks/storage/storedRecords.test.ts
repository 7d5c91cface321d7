import { describe, expect, it } from 'vitest';
import { collections } from '../../../mocks/collections';
import { seedSellers } from '../../../mocks/seed/sellers';
import { permissions } from '../../../mocks/server/accounts';
import { storedFaults } from '../../../mocks/storage/storedRecords';
import { seedNotes } from '../../../mocks/world/notes';
import { world } from '../../../mocks/world/world';

const now = world({ sellers: 25 });

const writing = collections.filter(
  ({ create, update, remove, states, derived }) =>
    !derived && (states !== undefined || [create, update, remove].some((write) => write !== false)),
);

type Row = { id: string };

/** Some records of every table: of the seed, and those that only people add. */
const tables: [table: string, rows: readonly Row[]][] = [
  ...writing.map(({ resource, seed }): [string, readonly Row[]] => [resource, seed(() => now, permissions)]),
  ['sellers', seedSellers(40)],
  ['notes', seedNotes(now)],
  ['tokens', [{ id: 'a', account_id: 'b', expires_at: 1, endings: 0 } as Row]],
  ['pictures', [{ id: 'a', secure: false, related_identity: 'b', name: 'c', expires_at: 1 } as Row]],
  ['answers', [{ id: 'a b', request: 'c', answer: {}, expires_at: 1 } as Row]],
  ['changes', [{ id: 'orders a', by: 'Ratna', at: 1 } as Row]],
];

/** The columns that a record may lack. */
const optional: Readonly<Record<string, readonly string[]>> = {
  'make-category': ['history'],
  'master-data/banner-information': ['history'],
  'access-management': ['user_count'],
  'member-list/user-admin': ['role', 'access_role', 'password'],
  sellers: ['history'],
};

describe('the schema of each table that is written', () => {
  it.each(tables)('fits the records of %s', (table, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const record of rows) expect(storedFaults({ table, id: record.id, record })).toEqual([]);
  });

  it.each(tables)(
    'names a column that a record of %s lacks, or that has a value of another kind',
    (table, rows) => {
      for (const record of rows.slice(-2)) {
        for (const column of Object.keys(record)) {
          const half = Object.fromEntries(Object.entries(record).filter(([name]) => name !== column));
          const isOptional = optional[table]?.includes(column) ?? false;
          expect([column, storedFaults({ table, id: record.id, record: half })]).toEqual([
            column,
            isOptional ? [] : [column],
          ]);
          const strange = { [column]: { strange: 1 } };
          const isJson = table === 'answers' && column === 'answer';
          if (!isJson) {
            expect(storedFaults({ table, id: record.id, record: { ...record, ...strange } })).toEqual([
              column,
            ]);
            expect(storedFaults({ table, id: record.id, columns: strange, added: {} })).toEqual([column]);
          }
        }
      }
    },
  );

  it('checks the entries that are added to a history', () => {
    const added = (entry: object) =>
      storedFaults({ table: 'orders', id: 'a', columns: {}, added: { history: [entry] } });
    const entry = {
      action: 'cancel',
      from: 'DIPROSES',
      to: 'DIBATALKAN',
      actor: 'Ratna',
      at: '2026-11-20T09:05:00+07:00',
    };
    expect(added(entry)).toEqual([]);
    expect(added({ ...entry, at: 'kemarin' })).toEqual(['history']);
    expect(added({ ...entry, actor: undefined })).toEqual(['history']);
  });

  it('lets a deletion and a table that is unknown pass', () => {
    expect(storedFaults({ table: 'orders', id: 'a', record: null })).toEqual([]);
    expect(storedFaults({ table: 'voucher', id: 'a', record: { id: 'a' } })).toEqual([]);
  });
});
