import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { categoryRecord } from '../../src/areas/make-category/categoryWire';
import { sellerEndpoints } from '../../src/areas/seller/sellerEndpoints';
import { newSeller } from '../../src/areas/seller/sellerModel';
import { simpleRest } from '../../src/dataProvider/simpleRest';
import { answer, pageOf, startApiServer, text, unreadable } from './apiServer';

startApiServer();

/** What hosts answer to a write of which nothing is needed (docs/host.md). */

const backoffice = 'users-services/api/v1/backoffice';

describe('a write without a body', () => {
  const silent = (status: number) => () => new HttpResponse(null, { status });

  it.each([200, 201, 202, 204])(
    'is a success with status %i where nothing of it is needed',
    async (status) => {
      const rest = simpleRest();
      answer(silent(status), `${backoffice}/top-up/5`);
      answer(silent(status), `${backoffice}/top-up/5/approve`);
      answer(silent(status), `${backoffice}/merchant/7`);
      answer(silent(status), `${backoffice}/merchant/7/activate`);
      const previousData = { id: '5', amount: 100, status: 'MENUNGGU' };
      expect(await rest.update('top-up', { id: '5', data: { amount: 200 }, previousData })).toEqual({
        data: { id: '5', amount: 200, status: 'MENUNGGU' },
      });
      expect(await rest.act('top-up', { id: '5', action: 'approve' })).toEqual({ data: { id: '5' } });
      expect(await rest.delete('top-up', { id: '5', previousData })).toEqual({ data: previousData });
      expect(await sellerEndpoints.act('member-list/seller', { id: '7', action: 'activate' })).toEqual({
        data: { id: '7' },
      });
      const seller = { ...newSeller, id: '7' };
      const params = { id: '7', previousData: seller };
      expect(await sellerEndpoints.delete('member-list/seller', params)).toEqual({ data: seller });
    },
  );

  it.each([
    ['the id with a message', { id: '5', status: 'success', message: 'Kategori diubah' }],
    ['the id alone', { id: 5 }],
    [
      'the object of a database around the record',
      { id: '5', dataValues: { name: 'Roti' }, isNewRecord: false },
    ],
  ])('is one whose body is %s', async (_, body) => {
    const rest = simpleRest({ record: categoryRecord });
    const previousData = { id: '5', name: 'Kue', slug: 'kue', status: 'AKTIF' };
    answer(body, `${backoffice}/make-category/5`);
    expect(await rest.update('make-category', { id: '5', data: { name: 'Roti' }, previousData })).toEqual({
      data: { ...previousData, name: 'Roti' },
    });
    answer(body, `${backoffice}/make-category/5/activate`);
    expect(await rest.act('make-category', { id: '5', action: 'activate' })).toEqual({ data: { id: '5' } });
    answer(body, `${backoffice}/make-category`);
    // ra-core caches it as the record: what is no field of a category is not kept.
    expect(await rest.create('make-category', { data: { name: 'Roti', password: 'Mawar2026' } })).toEqual({
      data: { name: 'Roti', id: body.id },
    });
  });

  it('is not one of a read that is a POST', async () => {
    answer(silent(204), `${backoffice}/get-list-merchant`);
    await expect(sellerEndpoints.getList('member-list/seller', pageOf())).rejects.toThrow(unreadable);
  });

  it('is not one of a text, of null or of a list', async () => {
    for (const body of ['"OK"', 'null', '[]', 'OK']) {
      answer(() => text(body), `${backoffice}/merchant/7/activate`);
      await expect(
        sellerEndpoints.act('member-list/seller', { id: '7', action: 'activate' }),
      ).rejects.toThrow(unreadable);
    }
  });
});
