import { describe, expect, it } from 'vitest';
import { type Note, noteList } from '../../../src/dataProvider/history/historyWire';
import { found } from '../../support/found';
import { fieldErrorsOf, refused, startApi } from '../api';

const api = startApi({ sellers: 25 });

const ratna = '9b1f0c6e-5d0a-4a57-9a54-000000000001';

/** The address of the notes of an area's first record. */
const addressIn = (resource: string, path = resource): string =>
  `backoffice/${path}/${found(api.rowsOf(resource)).id}/notes`;
const notes = addressIn('orders');
const sellerNotes = addressIn('member-list/seller', 'merchant');

const listed = async (address = notes): Promise<Note[]> => noteList.parse(await api.read(`GET ${address}`));
const write = (text: string, { as = 'superadmin', address = notes } = {}) =>
  api.call(`POST ${address}`, { as, body: { text } });
const written = async (text: string): Promise<Note> => (await write(text)).json as Note;

describe.each([
  ['seller', sellerNotes],
  ['order', notes],
])('the notes of a %s', (_, address) => {
  it('can be read with VIEW_, and written only with MANAGE_', async () => {
    const before = await listed(address);
    expect((await write('Catatan uji', { address, as: 'pengamat' })).status).toBe(403);
    expect(await api.statusOf(`GET ${address}`, { as: 'tamu' })).toBe(403);
    expect((await write('Catatan uji', { address })).status).toBe(200);
    expect(await api.read(`GET ${address}`, { as: 'pengamat' })).toEqual([
      ...before,
      expect.objectContaining({ text: 'Catatan uji', author: 'Ratna Kusumawardani', author_id: ratna }),
    ]);
  });

  it('are not found for a record that does not exist', async () => {
    const elsewhere = address.replace(/[^/]+\/notes$/, 'tidak-ada/notes');
    expect(await api.statusOf(`GET ${elsewhere}`)).toBe(404);
    expect((await write('Catatan uji', { address: elsewhere })).status).toBe(404);
  });
});

describe('a note', () => {
  it('keeps its line breaks, author and time, but not the blank space at both ends', async () => {
    expect(await written('  Pagi: tidak diangkat\nSiang: diangkat \n')).toEqual({
      id: expect.any(String) as string,
      author_id: ratna,
      author: 'Ratna Kusumawardani',
      text: 'Pagi: tidak diangkat\nSiang: diangkat',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\+07:00$/) as string,
      edited_at: null,
    });
  });

  it.each([
    ['  \n ', 'tidak boleh kosong'],
    ['x'.repeat(1001), 'maksimal 1.000 karakter'],
  ])('has 1 to 1000 characters: %j', async (text, message) => {
    const { id } = await written('Semula');
    for (const address of [`POST ${notes}`, `PUT ${notes}/${id}`]) {
      const answer = await api.call(address, { body: { text } });
      expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, { text: message }]);
    }
    expect((await write('x'.repeat(1000))).status).toBe(200);
  });

  it('accepts a text and no other field', async () => {
    for (const body of [{}, { text: 7 }, { text: 'x', author: 'Sistem' }, []])
      expect(await api.statusOf(`POST ${notes}`, { body })).toBe(400);
  });

  it('can be changed by its author, and then has the time of the edit', async () => {
    const { id } = await written('Semula');
    const { json } = await api.call(`PUT ${notes}/${id}`, { body: { text: ' Diperbaiki ' } });
    expect(json).toMatchObject({ id, text: 'Diperbaiki', edited_at: expect.any(String) as string });
    expect((await listed()).at(-1)).toEqual(json);
  });

  it('is gone when its author deletes it', async () => {
    const before = await listed();
    const { id } = await written('Salah tulis');
    expect(await api.statusOf(`DELETE ${notes}/${id}`)).toBe(200);
    expect(await listed()).toEqual(before);
    expect(await api.statusOf(`DELETE ${notes}/${id}`)).toBe(404);
  });

  it('cannot be changed or deleted by a person who is not its author', async () => {
    const { id } = (await write('Milik Dewi', { as: 'adminpelapak', address: sellerNotes })).json as Note;
    for (const [address, body] of [
      [`PUT ${sellerNotes}/${id}`, { text: 'Bukan' }],
      [`DELETE ${sellerNotes}/${id}`, undefined],
    ] as const) {
      expect(await api.call(address, { body })).toEqual(
        refused(403, 'Hanya penulisnya yang dapat mengubah atau menghapus catatan ini. Hubungi penulisnya.'),
      );
    }
    expect((await listed(sellerNotes)).at(-1)).toMatchObject({ text: 'Milik Dewi', edited_at: null });
  });

  it('is not found below another record', async () => {
    const { id } = await written('Di pesanan');
    expect(await api.statusOf(`PUT ${sellerNotes}/${id}`, { body: { text: 'x' } })).toBe(404);
    expect((await listed(sellerNotes)).map((note) => note.id)).not.toContain(id);
  });

  it('is deleted together with its seller, like the products of the seller', async () => {
    const { id } = found(api.db.sellers.all());
    const products = () => api.rowsOf('product-list');
    const others = products().filter(({ seller_id }) => seller_id !== id);
    expect(products().length).toBeGreaterThan(others.length);
    const address = `backoffice/merchant/${id}/notes`;
    await write('Akan ditutup', { address });
    for (const table of ['orders', 'top-up'].map((resource) => api.table(resource)))
      for (const record of table.all()) table.remove(record.id);
    expect(await api.statusOf(`DELETE backoffice/merchant/${id}`)).toBe(200);
    expect(api.db.notes.all().filter(({ text }) => text === 'Akan ditutup')).toEqual([]);
    expect(products()).toEqual(others);
  });
});

it('some records of the world have notes, by people who may manage their area', () => {
  const seeded = api.db.notes.all();
  expect(seeded.length).toBeGreaterThan(100);
  const rights = new Map(api.rowsOf('member-list/user-admin').map((admin) => [admin.id, admin.access_role]));
  const areas = { orders: 'ORDERAN', 'consumer-list': 'LIST_KONSUMEN', 'member-list/driver': 'DRIVER' };
  for (const { subject, author_id, created_at } of seeded) {
    const permission = areas[(subject.split(' ')[0] ?? '') as keyof typeof areas] as string | undefined;
    expect(rights.get(author_id)).toContain(`MANAGE_${permission ?? 'PELAPAK'}`);
    expect(Date.parse(created_at)).toBeLessThanOrEqual(Date.now());
  }
});
