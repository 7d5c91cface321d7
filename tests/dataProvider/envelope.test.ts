import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { unwrap } from '../../src/dataProvider/envelope';
import { getProfilePictureUrl } from '../../src/dataProvider/pictures/pictureAddress';
import { getSecurePicture, uploadPicture } from '../../src/dataProvider/pictures/transfer';
import { getRegions } from '../../src/dataProvider/regions';
import { ApiError } from '../../src/dataProvider/serverErrors';
import { pictureResponse, sessionSchema } from '../../src/dataProvider/wire';
import { answer, path, startApiServer } from './apiServer';

startApiServer();

const schema = z.object({ payload: z.string() });
const read = <T>(json: unknown, expected: z.ZodMiniType<T>) =>
  unwrap({ call: `GET ${path}`, status: 200, json }, expected);
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
const value = { payload: 'isi' };

describe('the envelope (reading 1)', () => {
  it.each([
    ['bare', value],
    ['under data', { status_code: 200, message: 'OK', data: value }],
    ['under data.data', { data: { status_code: 200, data: value } }],
  ])('is removed when the answer is %s', (_, json) => expect(read(json, schema)).toEqual(value));

  it.each([
    ['deeper than in the specification', { data: { data: { data: value } } }],
    ['without its key', { data: {} }],
    ['with its key null', { data: { payload: null } }],
    ['of a wrong type', { data: { payload: { isi: 1 } } }],
    ['an array', [value]],
    ['null', null],
    ['text', 'isi'],
  ])('is refused when its content is %s', (_, json) =>
    expect(() => read(json, schema)).toThrow(expect.objectContaining({ kind: 'invalidResponse' }) as Error),
  );

  it('throws nothing but an ApiError, for any JSON', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom(schema, pictureResponse, sessionSchema),
        (json, expected) => {
          try {
            read(json, expected as z.ZodMiniType);
            return true;
          } catch (error) {
            return error instanceof ApiError;
          }
        },
      ),
    );
  });

  it('loses a __proto__ key', () => {
    const json = JSON.parse('{"data":{"payload":"isi","__proto__":{"isAdmin":true}}}') as unknown;
    expect(read(json, schema)).toEqual(value);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('regions (specification §7)', () => {
  const sleman = { id: '3404', name: 'Kabupaten Sleman', meta: { lat: '-7.7', long: '110.3' } };
  const wire = { id: 3404, name: 'Kabupaten Sleman', meta: { lat: -7.7, long: 110.3 } };

  it.each([
    ['province', '', 'province', [wire]],
    ['province', '', 'province', { provinces: [wire] }],
    ['city', '34', 'city/34', { cities: [wire] }],
    ['district', '34', 'district/34', { districts: [wire] }],
    ['village', 'a/b', 'village/a%2Fb', { villages: [wire] }],
  ] as const)('reads %s below %j from %s', async (level, parent, address, data) => {
    answer({ data }, `users-services/api/v1/region/${address}`);
    expect(await getRegions(level, parent)).toEqual([sleman]);
  });

  it.each([[{}], [{ meta: null }], [{ meta: [] }], [{ meta: { lat: null, long: {} } }]])(
    'returns empty coordinates when the server sends none: %j',
    async (position) => {
      answer([{ id: '34', name: 'DI Yogyakarta', ...position }], 'users-services/api/v1/region/province');
      expect(await getRegions('province', '')).toEqual([
        { id: '34', name: 'DI Yogyakarta', meta: { lat: '', long: '' } },
      ]);
    },
  );
});

describe('pictures (specification §7)', () => {
  const cdn = 'users-services/api/v1/cdn';
  const body = { related_identity: '7', name: 'ktpImage', secure: true, file: 'data:image/jpeg;base64,/9j/' };
  const sendPicture = (bytes: number[]) => {
    answer({ data: { payload: { url: '/store/7' } } }, `${cdn}/generate-secure-image/7`);
    const headers = { 'Content-Type': 'application/octet-stream' };
    answer(() => new HttpResponse(new Uint8Array(bytes), { headers }), 'store/7');
  };

  it('takes an ID card from a file store that does not know its type, past the cache and without token or cookies', async () => {
    sendPicture([0xff, 0xd8, 0xff, 0xe0]);
    const sent = vi.spyOn(globalThis, 'fetch');
    expect(await getSecurePicture('7')).toMatchObject({ type: 'image/jpeg', size: 4 });
    const { headers, ...options } = sent.mock.lastCall?.[1] ?? {};
    expect(headers).toBeUndefined();
    expect(options).toMatchObject({ cache: 'no-store', credentials: 'omit' });
  });

  it('refuses an ID card that is no picture', async () => {
    sendPicture([0x3c, 0x68, 0x74, 0x6d]);
    await expect(getSecurePicture('7')).rejects.toMatchObject({ kind: 'invalidResponse' });
  });

  it('sends one upload and answers with its address', async () => {
    const arrived = answer(
      { data: { payload: { url: 'https://cdn.contoh.id/1.jpg' } } },
      `${cdn}/single-upload`,
    );
    expect(await uploadPicture(body)).toBe('https://cdn.contoh.id/1.jpg');
    expect(await arrived[0]?.json()).toEqual(body);
  });

  it('refuses an upload whose address is not safe to load', async () => {
    answer({ payload: { url: 'javascript:alert(1)' } }, `${cdn}/single-upload`);
    await expect(uploadPicture(body)).rejects.toMatchObject({ kind: 'invalidResponse' });
  });

  it.each([
    [[{ url: '/foto/7' }], '/foto/7'],
    [[null], null],
    [[], null],
    [[{ url: '' }], null],
  ])('reads the profile picture of %j as %j', async (payload, url) => {
    answer({ data: { data: { payload } } }, `${cdn}/bulk-generate/7`);
    expect(await getProfilePictureUrl('7')).toBe(url);
  });
});
