import { describe, expect, it } from 'vitest';
import { found } from '../../support/found';
import { query, refused, startApi } from '../api';

const api = startApi({ sellers: 25 });

/** The address of a list with a search. */
const searchIn = (list: string, q: string) => `GET backoffice/${list}${query({ filter: { q } })}`;

const refusal = refused(400, 'Nomor pribadi tidak boleh berada di alamat. Cari lagi dari kotak pencarian.');

// searchHints.test.ts finds every field.
describe('a search of the embedded API', () => {
  it.each(['member-list/driver', 'member-list/driver/counts', 'activity'])(
    'refuses a NIK or an account number in the address of %s',
    async (list) => {
      for (const q of ['3273056010909991', '3273 0560 1090 9991', '99-8877-6655', 'NIK 3273056010909991'])
        expect(await api.call(searchIn(list, q))).toEqual(refusal);
      for (const q of ['B 9876 XYZ', '0899-7654-3210', 'Rp7.004.391'])
        expect(await api.statusOf(searchIn(list, q))).toBe(200);
    },
  );

  it('refuses a NIK or an account number in an address as a filter, too', async () => {
    const driver = 'member-list/driver';
    const filters = [{ nik: '3273056010909991' }, { account_number: ['9988776655'] }, { nik_gte: '3273' }];
    const counted = (filter: object) => JSON.stringify({ found: { resource: driver, filter } });
    const addresses = [
      ...filters.flatMap((filter) => [
        `${driver}?filter=${JSON.stringify(filter)}`,
        `${driver}/counts?filter=${JSON.stringify(filter)}`,
        `counts?lists=${counted(filter)}`,
      ]),
      `counts?lists=${counted({ q: '3273056010909991' })}`,
    ];
    for (const address of addresses)
      expect(await api.call(`GET backoffice/${address}`), address).toEqual(refusal);
  });

  it('finds a driver or a seller by the whole NIK or account number, not by a part', async () => {
    const driver = found(api.rowsOf('member-list/driver'));
    api.table('member-list/driver').put({ ...driver, nik: '3273056010909991', account_number: '9988776655' });
    const seller = found(api.db.sellers.all());
    api.db.sellers.put({ ...seller, id_card: '3273056010909991', account_number: '9988776655' });
    for (const [text, isFound] of [
      ['3273 0560 1090 9991', true],
      ['99-8877-6655', true],
      ['327305601090999', false],
      ['998877665', false],
    ] as const) {
      const body = { filter: { q: text } };
      const drivers = await api.read<{ id: string }[]>('POST backoffice/member-list/driver/search', { body });
      expect(
        drivers.map(({ id }) => id),
        text,
      ).toEqual(isFound ? [driver.id] : []);
      expect(await api.sellerIds({ search: text }), text).toEqual(isFound ? [seller.id] : []);
    }
  });
});
