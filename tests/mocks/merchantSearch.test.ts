// @vitest-environment node
import { assert, constantFrom, array, integer, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { memoryJournal } from '../../mocks/journal';
import { createMerchantSearch } from '../../mocks/merchantSearch';
import { seedSellers } from '../../mocks/seed/sellers';
import { createTable } from '../../mocks/table';

const fields = ['shop_name', 'full_name', 'city', 'is_active'] as const;

const write = record({
  action: constantFrom('add', 'change', 'remove'),
  index: integer({ min: 0, max: 29 }),
  text: string({ maxLength: 3 }),
});

it('keeps every order and every search right through any writes, as if each list were sorted anew', () => {
  assert(
    property(array(write, { maxLength: 25 }), (writes) => {
      const seeded = seedSellers(60);
      const table = createTable('sellers', () => seeded.slice(0, 30), memoryJournal());
      const search = createMerchantSearch(table);
      const ask = (field: (typeof fields)[number], order: 'ASC' | 'DESC', words = '') =>
        search({ limit: 1, offset: 0, search: words, filter: {}, sort: { field, order } });
      for (const field of fields) ask(field, 'ASC');

      for (const { action, index, text } of writes) {
        const seller = seeded[action === 'add' ? index + 30 : index];
        if (!seller) continue;
        if (action === 'remove') table.remove(seller.id);
        else table.put({ ...seller, shop_name: text, full_name: `${text}a`, is_active: text === '' });
      }

      for (const field of fields) {
        const keys = ask(field, 'ASC').map((seller) => String(seller[field]).toLowerCase());
        const expected = table.all().map((seller) => String(seller[field]).toLowerCase());
        expect(keys).toEqual(expected.sort());
        expect(ask(field, 'DESC')).toEqual([...ask(field, 'ASC')].reverse());
        const found = ask(field, 'ASC', 'KOTA B');
        expect(found).toEqual(ask(field, 'ASC').filter(({ city }) => city.includes('Kota B')));
      }
    }),
  );
});
