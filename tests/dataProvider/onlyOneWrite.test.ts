import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProvider';
import { backoffice } from '../../src/dataProvider/wire';
import { answer, startApiServer } from './apiServer';

startApiServer();

const provider = createDataProvider([{ name: 'top-up' }]);
const collection = `${backoffice}/top-up`;
const saved = () => answer({ id: 1, nominal: 50_000 }, collection);

describe('the data provider', () => {
  it('sends one request for three creates with the same data, and answers all three', async () => {
    const arrived = saved();
    const create = () => provider.create('top-up', { data: { nominal: 50_000 } });
    const answers = await Promise.all([create(), create(), create()]);
    expect(arrived).toHaveLength(1);
    expect(answers.map(({ data }) => (data as { id: unknown }).id)).toEqual([1, 1, 1]);
  });

  it('sends two requests for creates with different data', async () => {
    const arrived = saved();
    await Promise.all([
      provider.create('top-up', { data: { nominal: 50_000 } }),
      provider.create('top-up', { data: { nominal: 60_000 } }),
    ]);
    expect(arrived).toHaveLength(2);
  });

  it('sends two requests for the same data when the first one was already answered', async () => {
    const arrived = saved();
    await provider.create('top-up', { data: { nominal: 50_000 } });
    await provider.create('top-up', { data: { nominal: 50_000 } });
    expect(arrived).toHaveLength(2);
  });

  it('reports a failure to all waiting callers, and sends the next attempt', async () => {
    const arrived = answer({ message: 'Antre dulu' }, `${collection}/1`, 503);
    const remove = () => provider.delete('top-up', { id: 1 });
    const results = await Promise.allSettled([remove(), remove()]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(arrived).toHaveLength(1);
    await expect(remove()).rejects.toMatchObject({ kind: 'busy', message: 'Antre dulu' });
    expect(arrived).toHaveLength(2);
  });

  it('sends equal reads at the same time', async () => {
    const arrived = answer({ id: 1 }, `${collection}/1`);
    await Promise.all([provider.getOne('top-up', { id: 1 }), provider.getOne('top-up', { id: 1 })]);
    expect(arrived).toHaveLength(2);
  });
});

describe('the combined provider', () => {
  it('declares that it supports abort signals', () => expect(provider.supportAbortSignal).toBe(true));

  it('is not mistaken for a promise', () => expect((provider as { then?: unknown }).then ?? null).toBeNull());

  it('refuses a resource that is not in the menu, and names it', async () =>
    await expect(provider.getOne('comments', { id: 1 })).rejects.toThrow(
      'Resource comments does not support getOne',
    ));

  it('refuses a method that the endpoints of an area lack, and names it', async () => {
    const withEndpoints = createDataProvider([
      { name: 'toko', endpoints: { getOne: () => Promise.resolve({ data: { id: 1 } as never }) } },
    ]);
    expect(await withEndpoints.getOne('toko', { id: 1 })).toEqual({ data: { id: 1 } });
    await expect(withEndpoints.deleteMany('toko', { ids: [1] })).rejects.toThrow(
      'Resource toko does not support deleteMany',
    );
  });
});
