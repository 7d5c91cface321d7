import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { activityList } from '../../../i18n/record/activity';
import { found } from '../../support/found';
import { distinct, searches } from '../../support/searches';
import { layDown } from '../../support/smallWorld';
import { startApi } from '../api';

const api = startApi({ sellers: 5 });

/** A role and its holder, beside those of the seed. */
const staff = {
  'access-management': {
    id: 'peran-gudang',
    name: 'Penata Gudang',
    description: 'Menghitung stok',
    permissions: [],
  },
  'member-list/user-admin': {
    id: 'admin-maya',
    full_name: 'Maya Safitri',
    username: 'maya.safitri',
    email: 'msafitri@surel.example',
    phone: '6289955556666',
    role_id: 'peran-gudang',
    is_active: true,
    last_login: null,
    created_at: '2026-01-05T16:20:00+07:00',
    history: [],
  },
};

const begin = (): void => {
  layDown(api.db);
  for (const [resource, changes] of Object.entries(distinct))
    for (const [id, change] of Object.entries(changes))
      api.table(resource).put({ ...found(api.rowsOf(resource), (record) => record.id === id), ...change });
  for (const [resource, record] of Object.entries(staff)) api.table(resource).put(record);
};

/** The ids that the list of an area finds for the typed text. */
const search = async (resource: string, q: string): Promise<string[]> => {
  if (resource === 'member-list/seller') return api.sellerIds({ search: q });
  const body = { filter: { q } };
  return (await api.read<{ id: string }[]>(`POST backoffice/${resource}/search`, { body })).map(
    ({ id }) => id,
  );
};

/** The fields that a hint names: 'Bisa dicari: nama, serta NIK atau nomor rekening lengkap.' names three. */
const promisesOf = (hint: string): string[] =>
  hint
    .replace(/^Bisa dicari: (.*)\.$/, '$1')
    .replace(/serta NIK atau (.*) lengkap$/, 'NIK lengkap, $1 lengkap')
    .split(/, dan |, | dan /);

const files = import.meta.glob<Record<string, { searchHint?: string }>>('../../../i18n/areas/*.ts', {
  eager: true,
});

/** For the file of messages of each area, the fields that its hint names. */
const hints = Object.entries(files).flatMap(([path, messages]) =>
  Object.values(messages).flatMap(({ searchHint }) =>
    searchHint === undefined ? [] : [[basename(path, '.ts'), promisesOf(searchHint)] as const],
  ),
);

describe('a search box', () => {
  it('has a hint that names the expected fields, in every area with a search box', () => {
    const expected = Object.fromEntries(
      Object.entries(searches).map(([resource, promised]) => [basename(resource), Object.keys(promised)]),
    );
    // An area outside the specification may have a hint that is not tested here.
    expect(Object.fromEntries(hints.filter(([area]) => area in expected))).toEqual(expected);
  });

  it.each(Object.entries(searches))(
    'of %s finds each field that its hint names',
    async (resource, promised) => {
      begin();
      for (const [thing, [typed, ...finds]] of Object.entries(promised))
        expect((await search(resource, typed)).toSorted(), `${thing}: ${typed}`).toEqual(finds);
    },
  );

  it('of the activity finds records by their names and invoices', async () => {
    expect(activityList.searchHint).toBe(
      'Bisa dicari: nama toko, produk, peran, atau data lain serta No. Invoice.',
    );
    begin();
    const acted: [path: string, body: object][] = [
      ['merchant/pelapak-melati/deactivate', { reason: 'Toko tutup' }],
      ['product-list/teh/approve', {}],
      ['orders/order-2/pack', {}],
      ['consumer-list/konsumen-budi/unblock', {}],
    ];
    for (const [path, body] of acted)
      expect(await api.statusOf(`POST backoffice/${path}`, { body })).toBe(200);
    const records = async (q: string) => {
      const body = { filter: { q } };
      const lines = await api.read<{ record: string }[]>('POST backoffice/activity/search', { body });
      return lines.map(({ record }) => record);
    };
    expect(await records('toko  MELATI')).toEqual(['Toko Melati']);
    expect(await records('teh mel')).toEqual(['Teh Melati']);
    expect(await records('inv-20261120-0002')).toEqual(['INV/20261120/0002']);
    expect(await records('budi hartono')).toEqual(['Budi Hartono']);
  });
});
