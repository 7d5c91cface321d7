import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { errors } from '../../i18n/errors';
import { createDataProvider } from '../../src/dataProvider';
import { readTogether } from '../../src/dataProvider/counts';
import { getRegions } from '../../src/dataProvider/regions';
import { simpleRest } from '../../src/dataProvider/simpleRest';
import { readResource } from '../../src/dataProvider/useResourceRead';
import { z } from '../../src/dataProvider/zod';
import { answer, pageOf, startApiServer } from './apiServer';

startApiServer();

const provider = createDataProvider([{ name: 'top-up', endpoints: simpleRest() }]);
const page = pageOf();

/** Returns the words for the message of an error. */
const said = async (call: Promise<unknown>): Promise<string> => {
  const { message } = (await call.then(
    () => new Error('nothing failed'),
    (error: unknown) => error,
  )) as Error;
  const { notFound, recordGone } = errors;
  const words: Record<string, string> = { 'errors.notFound': notFound, 'errors.recordGone': recordGone };
  return words[message] ?? message;
};

const lacksThis = 'Server belum menyediakan bagian ini. Coba lagi nanti. Bila berlanjut, hubungi tim teknis.';
const isGone = 'Data tidak ditemukan, mungkin sudah dihapus. Kembali ke daftar dan cari lagi.';

describe('a host that does not know the address', () => {
  it.each([404, 405, 501])(
    'lacks the call (%i), because a list or a figure is never deleted',
    async (status) => {
      answer(() => new HttpResponse(null, { status }), 'users-services/*');
      expect(await said(provider.getList('top-up', page))).toBe(lacksThis);
      expect(await said(provider.create('top-up', { data: {} }))).toBe(lacksThis);
      expect(await said(readResource('top-up', 'counts', z.unknown()))).toBe(lacksThis);
      expect(await said(readTogether([]))).toBe(lacksThis);
      expect(await said(getRegions('city', '32'))).toBe(lacksThis);
    },
  );

  it('has deleted the record, if one record was asked for', async () => {
    answer(() => new HttpResponse(null, { status: 404 }), 'users-services/*');
    const id = '7';
    expect(await said(provider.getOne('top-up', { id }))).toBe(isGone);
    expect(await said(provider.update('top-up', { id, data: {}, previousData: { id } }))).toBe(isGone);
    expect(await said(provider.delete('top-up', { id, previousData: { id } }))).toBe(isGone);
    expect(await said(provider.act('top-up', { id, action: 'approve' }))).toBe(isGone);
  });

  it('is quoted, if it says so itself', async () => {
    answer({ message: 'Top-up ini dipindahkan' }, 'users-services/*', 404);
    expect(await said(provider.getOne('top-up', { id: '7' }))).toBe('Top-up ini dipindahkan');
    expect(await said(provider.getList('top-up', page))).toBe('Top-up ini dipindahkan');
  });
});
