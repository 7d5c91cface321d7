import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProvider';
import { undocumentedBase } from '../../src/dataProvider/simpleRest';
import { answer, startApiServer } from './apiServer';

startApiServer();

const provider = createDataProvider([{ name: 'top-up' }]);
const collection = `${undocumentedBase}/top-up`;
const saved = () => answer(() => HttpResponse.json({ id: 1, nominal: 50_000 }), collection);

describe('one write in flight', () => {
  it('makes one request of three creates of the same data, and answers all three', async () => {
    const arrived = saved();
    const create = () => provider.create('top-up', { data: { nominal: 50_000 } });
    const answers = await Promise.all([create(), create(), create()]);
    expect(arrived).toHaveLength(1);
    expect(answers.map(({ data }) => (data as { id: unknown }).id)).toEqual([1, 1, 1]);
  });

  it('makes two of different data', async () => {
    const arrived = saved();
    await Promise.all([
      provider.create('top-up', { data: { nominal: 50_000 } }),
      provider.create('top-up', { data: { nominal: 60_000 } }),
    ]);
    expect(arrived).toHaveLength(2);
  });

  it('makes two of the same data when the first has been answered', async () => {
    const arrived = saved();
    await provider.create('top-up', { data: { nominal: 50_000 } });
    await provider.create('top-up', { data: { nominal: 50_000 } });
    expect(arrived).toHaveLength(2);
  });

  it('reports a failure to everyone who waited, and lets the next try through', async () => {
    const arrived = answer(
      () => HttpResponse.json({ message: 'Antre dulu' }, { status: 503 }),
      `${collection}/1`,
    );
    const remove = () => provider.delete('top-up', { id: 1 });
    const results = await Promise.allSettled([remove(), remove()]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(arrived).toHaveLength(1);
    await expect(remove()).rejects.toMatchObject({ kind: 'busy', message: 'Antre dulu' });
    expect(arrived).toHaveLength(2);
  });

  it('lets reads run side by side', async () => {
    const arrived = answer(() => HttpResponse.json({ id: 1 }), `${collection}/1`);
    await Promise.all([provider.getOne('top-up', { id: 1 }), provider.getOne('top-up', { id: 1 })]);
    expect(arrived).toHaveLength(2);
  });
});

describe('the combined provider', () => {
  it('says that it takes abort signals', () => {
    expect(provider.supportAbortSignal).toBe(true);
  });

  it('is not mistaken for a promise', () => {
    expect((provider as { then?: unknown }).then ?? null).toBeNull();
  });

  it('refuses a resource that is not in the menu, by its name', async () => {
    await expect(provider.getOne('comments', { id: 1 })).rejects.toThrow(
      'Resource comments does not support getOne',
    );
  });

  it("refuses what an area's endpoints leave out, by its name", async () => {
    const withEndpoints = createDataProvider([
      { name: 'toko', endpoints: { getOne: () => Promise.resolve({ data: { id: 1 } as never }) } },
    ]);
    expect(await withEndpoints.getOne('toko', { id: 1 })).toEqual({ data: { id: 1 } });
    await expect(withEndpoints.deleteMany('toko', { ids: [1] })).rejects.toThrow(
      'Resource toko does not support deleteMany',
    );
  });
});
