import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { createDataProvider } from '../../src/dataProvider';
import type { ActParams } from '../../src/dataProvider/AppDataProvider';
import { simpleRest } from '../../src/dataProvider/simpleRest';
import { backoffice } from '../../src/dataProvider/wire';
import { answer, pageOf, startApiServer } from './apiServer';

startApiServer();

const record = z.object({ id: z.string(), status: z.enum(['MENUNGGU', 'DISETUJUI']) });
const row = z.object({ id: z.string() });
const provider = createDataProvider([{ name: 'top-up', endpoints: simpleRest({ record, row }) }]);
const act = (params: ActParams) => provider.act('top-up', params);
const collection = `${backoffice}/top-up`;
const approved = { id: '1', status: 'DISETUJUI' };

describe('an action on a record', () => {
  it('is a POST below the record, with its body and its key, and answers with the changed record', async () => {
    const slashed = { ...approved, id: 'a/1' };
    const arrived = answer(slashed, `${collection}/a%2F1/approve`);
    const data = { note: 'sesuai' };
    expect(await act({ id: 'a/1', action: 'approve', data, idempotencyKey: 'kunci-1' })).toEqual({
      data: slashed,
    });
    expect(arrived[0]?.method).toBe('POST');
    expect(await arrived[0]?.json()).toEqual(data);
    expect(arrived[0]?.headers.get('Idempotency-Key')).toBe('kunci-1');
  });

  it('has an empty body and no key by default', async () => {
    const arrived = answer(approved, `${collection}/1/approve`);
    await act({ id: 1, action: 'approve' });
    expect(await arrived[0]?.json()).toEqual({});
    expect(arrived[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('is sent once for three equal calls, and at the same time as another action', async () => {
    const approvals = answer(approved, `${collection}/1/approve`);
    const refusals = answer(approved, `${collection}/1/reject`);
    const approve = () => act({ id: 1, action: 'approve' });
    await Promise.all([approve(), approve(), approve(), act({ id: 1, action: 'reject' })]);
    expect([approvals.length, refusals.length]).toEqual([1, 1]);
  });

  it('fails as a bad answer when the server returns no record of the area', async () => {
    answer({ id: '1', status: 'ENTAH' }, `${collection}/1/approve`);
    await expect(act({ id: 1, action: 'approve' })).rejects.toMatchObject({ kind: 'invalidResponse' });
  });
});

describe('the schemas of an area', () => {
  it('drop and count the rows that do not match them', async () => {
    const rows = [{ id: '1' }, { id: 2 }, { status: 'MENUNGGU' }];
    answer(rows, collection, { headers: { 'Content-Range': 'top-up 0-2/3' } });
    const page = await provider.getList('top-up', pageOf());
    expect(page).toEqual({ data: [{ id: '1' }], total: 3, meta: { dropped: 2 } });
  });

  it('require more of a single record than of a row', async () => {
    answer({ id: '1' }, `${collection}/1`);
    await expect(provider.getOne('top-up', { id: '1' })).rejects.toMatchObject({ kind: 'invalidResponse' });
  });
});
