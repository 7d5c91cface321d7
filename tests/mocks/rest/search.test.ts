import { describe, expect, it } from 'vitest';
import { found } from '../../support/found';
import { query, refused, startApi } from '../api';

const api = startApi({ sellers: 25 });

/** Changes the first record of a collection, and returns its id. */
const changeFirst = (resource: string, changes: Record<string, unknown>): string => {
  const first = found(api.rowsOf(resource));
  api.table(resource).put({ ...first, ...changes });
  return first.id;
};

const search = async (resource: string, q: string): Promise<string[]> => {
  const body = { filter: { q } };
  return (await api.read<{ id: string }[]>(`POST backoffice/${resource}/search`, { body })).map(
    ({ id }) => id,
  );
};

/** The address of a list with a search. */
const searchIn = (list: string, q: string) => `GET backoffice/${list}${query({ filter: { q } })}`;

const refusal = refused(400, 'Nomor pribadi tidak boleh berada di alamat. Cari lagi dari kotak pencarian.');

// searchHints.test.ts finds every field in every spelling.
describe('a search of the embedded API', () => {
  it.each(['3273056010909991', '3273 0560 1090 9991', '9988776655', '99-8877-6655'])(
    'finds a driver by the whole NIK or account number %s',
    async (q) => {
      const id = changeFirst('member-list/driver', { nik: '3273056010909991', account_number: '9988776655' });
      expect(await search('member-list/driver', q)).toEqual([id]);
      expect(await search('member-list/driver', q.slice(0, -1))).toEqual([]);
    },
  );

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

  it('finds a seller by the whole NIK or account number, not by a part', async () => {
    const seller = found(api.db.sellers.all());
    const numbers = { id_card: '3273056010909991', account_number: '9988776655' };
    api.db.sellers.put({ ...seller, ...numbers });
    for (const text of ['3273 0560 1090 9991', '9988776655'])
      expect(await api.sellerIds({ search: text }), text).toEqual([seller.id]);
    for (const text of ['327305601090999', '998877665'])
      expect(await api.sellerIds({ search: text }), text).toEqual([]);
  });
});
