import { describe, expect, it, vi } from 'vitest';
import { publicUrl } from '../../../mocks/storage/pictureStore';
import { pictureResponse } from '../../../src/dataProvider/wire';
import { dataOf, fieldErrorsOf, startApi } from '../api';
import { registeredId, registration } from '../merchantBodies';
import { dataUrl, photo } from '../photo';

const api = startApi({ sellers: 3 });

const upload = (file: string, secure = false) =>
  api.call('POST cdn/single-upload', {
    body: { related_identity: 'formulir-1', name: 'storeImage', secure, file },
  });

const urlOf = (answer: Awaited<ReturnType<typeof upload>>) => dataOf(answer, pictureResponse);

const load = (url: string) => fetch(`http://localhost:3000${url}`);

const bytesOf = async (response: Response) => [...new Uint8Array(await response.arrayBuffer())];

describe('an upload', () => {
  it('is served byte for byte as a JPEG at its address, without a token', async () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 250]);
    const response = await load(urlOf(await upload(dataUrl(bytes))));
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await bytesOf(response)).toEqual([...bytes]);
  });

  it.each([
    ['a PNG inside', dataUrl(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))],
    ['nothing inside', 'data:image/jpeg;base64,'],
    ['no base64', 'data:image/jpeg;base64,***'],
  ])('with %s is refused on its field', async (_, file) => {
    const answer = await upload(file);
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, { storeImage: 'harus berupa foto JPEG' }]);
  });
});

describe('an ID card picture', () => {
  const signedUrl = async (id: string) => urlOf(await api.call(`GET cdn/generate-secure-image/${id}`));

  it('loads only through a signed address that expires, and is not cached', async () => {
    const id = api.db.sellers.all()[0]?.id ?? '';
    const url = await signedUrl(id);
    const response = await load(url);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect((await bytesOf(response)).slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);

    const [path = ''] = url.split('?');
    expect((await load(path)).status).toBe(403);
    expect((await load(url.replace(/ktp-\d/, 'ktp-9'))).status).toBe(403);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await load(url)).status).toBe(403);
  });

  it('is the picture from the registration', async () => {
    const body = await registration(api);
    const answer = await api.call('POST backoffice/merchant/register', { body });
    const user_id = registeredId(answer);
    const url = await signedUrl(user_id);
    expect(url.startsWith(`${body.merchant_doc.id_card_doc}?`)).toBe(true);
    expect((await load(url)).status).toBe(200);
  });

  it('is not served among the public pictures', async () => {
    const id = urlOf(await upload(photo(), true)).replace('/secure/', '/public/');
    expect((await load(id)).status).toBe(404);
    expect((await load(publicUrl('ktp-1'))).status).toBe(404);
  });
});
