import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { menu } from '../../src/areas';
import { readHistory, readSummary } from '../../src/areas/seller/sellerEndpoints';
import { newSeller } from '../../src/areas/seller/sellerModel';
import { merchantNotesPath } from '../../src/areas/seller/sellerWire';
import { createDataProvider } from '../../src/dataProvider';
import { addNote, changeNote, deleteNote, notesPath } from '../../src/dataProvider/history/notes';
import { getProfilePictureUrl, getSecurePictureUrl } from '../../src/dataProvider/pictures/pictureAddress';
import { getRegions } from '../../src/dataProvider/regions';
import { revealNumber } from '../../src/dataProvider/revealNumbers';
import { resourcesOf } from '../../src/menu/area';
import { signIn } from './apiServer';

/** An id with every sign that ends a part of an address, and that part. */
const id = '../a?b#c%2f&d';
const part = '..%2Fa%3Fb%23c%252f%26d';

const server = setupServer();
let urls: string[] = [];
beforeAll(() => server.listen());
beforeEach(() => {
  urls = [];
  signIn();
  server.use(
    http.all('*', ({ request }) => {
      urls.push(request.url);
      return HttpResponse.json({ message: 'Tidak ditemukan' }, { status: 404 });
    }),
  );
});
afterAll(() => server.close());

const { getOne, update, delete: remove, act } = createDataProvider(resourcesOf(menu));
const seller = 'member-list/seller';
const previousData = { id };
const base = 'backoffice';

it.each<[path: string, send: () => Promise<unknown>]>([
  [`${base}/orders/${part}`, () => getOne('orders', { id })],
  [`${base}/orders/${part}`, () => update('orders', { id, data: {}, previousData })],
  [`${base}/make-category/${part}`, () => remove('make-category', { id, previousData })],
  [`${base}/orders/${part}/ship`, () => act('orders', { id, action: 'ship' })],
  [`${base}/orders/7/${part}`, () => act('orders', { id: '7', action: id })],
  [`${base}/merchant-detail/${part}`, () => getOne(seller, { id })],
  [`${base}/merchant/${part}`, () => remove(seller, { id, previousData: { ...newSeller, id } })],
  [`${base}/merchant/${part}/history`, () => readHistory(id)],
  [`${base}/merchant/${part}/summary`, () => readSummary(id)],
  [`${base}/merchant/${part}/notes`, () => addNote(merchantNotesPath(id), 'x', 'kunci-1')],
  [`${base}/orders/${part}/notes`, () => addNote(notesPath('orders', id), 'x', 'kunci-1')],
  [`${base}/orders/7/notes/${part}`, () => changeNote(notesPath('orders', '7'), id, 'x')],
  [`${base}/orders/7/notes/${part}`, () => deleteNote(notesPath('orders', '7'), id)],
  [`${base}/member-list/driver/${part}/reveal`, () => revealNumber('member-list/driver', id, 'nik')],
  [`cdn/generate-secure-image/${part}`, () => getSecurePictureUrl(id)],
  [`cdn/bulk-generate/${part}`, () => getProfilePictureUrl(id)],
  [`region/city/${part}`, () => getRegions('city', id)],
])('%s: an id from the server is one part of the address, whatever is in it', async (path, send) => {
  await send().catch(() => undefined);
  expect(urls).toEqual([`${location.origin}/users-services/api/v1/${path}`]);
});
