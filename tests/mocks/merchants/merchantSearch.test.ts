import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMerchantSearch } from '../../../mocks/merchants/merchantSearch';
import { seedSellers } from '../../../mocks/seed/sellers';
import { transactionsOf } from '../../../mocks/storage/dbTransactions';
import { memoryJournal } from '../../../mocks/storage/journal';
import { createTable } from '../../../mocks/storage/table';

const fields = ['shop_name', 'full_name', 'city', 'is_active'] as const;
const everything = { limit: 1000, offset: 0, search: '', filter: {} };

const write = record({
  action: constantFrom('add', 'change', 'remove'),
  index: integer({ min: 0, max: 29 }),
  text: string({ maxLength: 3 }),
});

const tableOf = (count: number) =>
  createTable('sellers', () => seedSellers(count), transactionsOf(memoryJournal()));

it('returns the same lists after any writes as a search that sorts them again', () => {
  assert(
    property(array(write, { maxLength: 25 }), (writes) => {
      const seeded = seedSellers(60);
      const table = createTable('sellers', () => seeded.slice(0, 30), transactionsOf(memoryJournal()));
      const { find } = createMerchantSearch(table);
      const ask = (field: (typeof fields)[number], order: 'ASC' | 'DESC', words = '') =>
        find({ ...everything, search: words, sort: { field, order } }).page;
      for (const field of fields) ask(field, 'ASC');

      for (const { action, index, text } of writes) {
        const seller = seeded[action === 'add' ? index + 30 : index];
        if (!seller) continue;
        if (action === 'remove') table.remove(seller.id);
        else table.put({ ...seller, shop_name: text, full_name: `${text}a`, is_active: text === '' });
      }

      expect(find(everything).page).toHaveLength(table.all().length);
      for (const field of fields) {
        const keyOf = (seller: (typeof seeded)[number]) => String(seller[field]).toLowerCase();
        const sortedAgain = createMerchantSearch(table).find({
          ...everything,
          sort: { field, order: 'ASC' },
        }).page;
        expect(ask(field, 'ASC').map(keyOf)).toEqual(sortedAgain.map(keyOf));
        expect(sortedAgain.map(keyOf)).toEqual(table.all().map(keyOf).sort());
        expect(ask(field, 'DESC')).toEqual([...ask(field, 'ASC')].reverse());
        const found = ask(field, 'ASC', 'KOTA B');
        expect(found).toEqual(ask(field, 'ASC').filter(({ city }) => city.includes('Kota B')));
      }
    }),
  );
});

it('pages from the start and from the end, and finds nothing beyond the last page', () => {
  const table = tableOf(23);
  const { find } = createMerchantSearch(table);
  const newestFirst = table.all().reverse();
  for (const offset of [0, 10, 20, 23, 1000])
    expect(find({ ...everything, limit: 10, offset })).toEqual({
      page: newestFirst.slice(offset, offset + 10),
      total: 23,
    });
});

it('returns the same list after a deletion that could not be kept', () => {
  const journal = { changes: () => [], append: () => expect.fail('The disk is full') };
  const table = createTable('sellers', () => seedSellers(3), transactionsOf(journal));
  const { find } = createMerchantSearch(table);
  const before = find(everything);
  expect(() => table.remove(table.all()[0]?.id ?? '')).toThrow('The disk is full');
  expect(find(everything)).toEqual(before);
});

describe('a search that is prepared in steps', () => {
  it('returns the same during and after its preparation, also after writes', () => {
    const table = tableOf(1200);
    const search = createMerchantSearch(table);
    const sort = { field: 'email', order: 'ASC' } as const;
    const ask = () => search.find({ ...everything, limit: 5, search: 'siti', sort }).page;
    const expected = createMerchantSearch(tableOf(1200)).find({
      ...everything,
      limit: 5,
      search: 'siti',
      sort,
    });
    const [first] = expected.page;
    let steps = 0;
    for (const work of [table.prepare(), search.prepare()])
      while (!work.next().done) {
        expect(ask()).toEqual(expected.page);
        if (first) table.put({ ...first });
        steps += 1;
      }
    expect(steps).toBeGreaterThan(8);
    expect(ask()).toEqual(expected.page);
  });
});
