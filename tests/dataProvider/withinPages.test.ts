import type { GetListParams } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProvider';
import { pageOf } from './apiServer';

/** A list of `total` numbers, and the pages it was asked for. */
const listOf = (total: number) => {
  const asked: number[] = [];
  const getList = (_resource: string, { pagination }: GetListParams) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
    asked.push(page);
    const ids = Array.from({ length: total }, (_, id) => ({ id }));
    return Promise.resolve({ data: ids.slice((page - 1) * perPage, page * perPage), total });
  };
  const provider = createDataProvider([{ name: 'sellers', endpoints: { getList } }]);
  const ask = (page: number) => provider.getList('sellers', pageOf(page));
  return { asked, ask };
};

describe('page', () => {
  it.each([
    [1, 25],
    [3, 25],
    [1, 0],
  ])('%i of a list with %i rows is requested once', async (page, total) => {
    const { asked, ask } = listOf(total);
    await ask(page);
    expect(asked).toEqual([page]);
  });

  it.each([4, 999])('%i of a list with three pages returns the third page', async (page) => {
    const { asked, ask } = listOf(25);
    expect(await ask(page)).toMatchObject({ data: [20, 21, 22, 23, 24].map((id) => ({ id })), total: 25 });
    expect(asked).toEqual([page, 3]);
  });

  it('2 of a list that became empty is empty', async () => {
    const { asked, ask } = listOf(0);
    expect(await ask(2)).toEqual({ data: [], total: 0 });
    expect(asked).toEqual([2]);
  });
});
