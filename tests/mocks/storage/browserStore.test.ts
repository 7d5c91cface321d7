import { expect, it, vi } from 'vitest';
import { noHashing } from '../../../mocks/server/hashing';
import { openBrowserStore } from '../../../mocks/storage/browserStore';
import { createDb } from '../../../mocks/storage/db';
import { NotKept } from '../../../mocks/storage/journal';
import 'fake-indexeddb/auto';

it('keeps between visits the last version of every whole record, and the uploads that are used or new', async () => {
  const open = () => openBrowserStore(() => Promise.resolve(null));
  const { journal, pictures } = await open();
  const picture = (id: string, expires_at: number) =>
    journal.append([
      {
        table: 'pictures',
        id,
        record: { id, secure: false, related_identity: 'a', name: 'foto', expires_at },
      },
    ]);
  journal.append([{ table: 'notes', id: 'n-1', record: { id: 'n-1', text: 'Tanpa penulis' } }]);
  for (const title of ['Satu', 'Dua'])
    journal.append([
      { table: 'banner', id: '1', record: { id: '1', title, image: '/cdn/public/dipakai.jpg' } },
    ]);
  picture('dipakai', 0);
  picture('baru', Date.now() + 60_000);
  picture('terlantar', 0);
  for (const id of ['dipakai', 'baru', 'terlantar', 'tak-dikenal'])
    pictures.save(id, new Uint8Array([1, 2, 3]));

  for (let visit = 0; visit < 2; visit++) {
    const again = await open();
    expect(
      again.journal.changes().map((change) => [change.id, 'record' in change && change.record?.title]),
    ).toEqual([
      ['1', 'Dua'],
      ['dipakai', undefined],
      ['baru', undefined],
    ]);
    const loaded = ['dipakai', 'baru', 'terlantar', 'tak-dikenal'].map((id) => again.pictures.load(id));
    expect((await Promise.all(loaded)).map((bytes) => bytes?.length)).toEqual([3, 3, undefined, undefined]);
  }
});

it('refuses further writes after the browser had no space for a change, and still reads', async () => {
  const { journal, pictures } = await openBrowserStore(() => Promise.resolve(new Uint8Array([7])));
  const change = { table: 'banner', id: '2', record: { id: '2', title: 'Tiga' } };
  // A key that is taken makes the transaction fail after the call has returned, as a full disk does.
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function (this: IDBObjectStore, value) {
    this.add(value, 'taken');
    return this.add(value, 'taken');
  });
  journal.append([change]);
  await vi.waitFor(() => expect(() => journal.append([change])).toThrow(NotKept));
  expect(() => pictures.save('baru', new Uint8Array([1]))).toThrow(NotKept);
  expect(await pictures.load('produk-1')).toEqual(new Uint8Array([7]));
});

it('shares with other tabs what one of them writes: a login there is a login here', async () => {
  const openTab = async () => {
    const { journal } = await openBrowserStore(() => Promise.resolve(null));
    return createDb(1, journal, noHashing);
  };
  const [here, there] = [await openTab(), await openTab()];
  const token = { id: 'kunci', account_id: 'a', expires_at: Date.now() + 60_000, endings: 0 };
  expect(here.tokens.get('kunci')).toBeUndefined();
  there.tokens.put(token);
  await vi.waitFor(() => expect(here.tokens.get('kunci')).toEqual(token));
  there.tokens.remove('kunci');
  await vi.waitFor(() => expect(here.tokens.get('kunci')).toBeUndefined());

  // A table that is first read afterwards has the change too.
  there.transaction(() => {
    there.sellers.remove(there.sellers.all()[0]?.id ?? '');
    there.tokens.put(token);
  });
  await vi.waitFor(() => expect(here.tokens.get('kunci')).toEqual(token));
  expect(here.sellers.all()).toEqual([]);
});
