import { QueryClient } from '@tanstack/react-query';
import { type GetListParams, memoryStore } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppDataProvider } from '../../src/dataProvider/AppDataProvider';
import { fetchFirstRows } from '../../src/menu/fetchFirstRows';

afterEach(() => history.replaceState(null, '', '/'));

/** What is asked for ahead at an address by a person with these preferences. */
const askedAt = (address: string, preferences: Record<string, unknown> = {}): unknown[] => {
  history.replaceState(null, '', address);
  const asked: unknown[] = [];
  const dataProvider = {
    getList: (_resource: string, { pagination, sort, filter }: GetListParams) => {
      asked.push({ pagination, sort, filter: filter as unknown });
      return Promise.resolve({ data: [], total: 0 });
    },
  } as unknown as AppDataProvider;
  const store = memoryStore(preferences);
  fetchFirstRows('shops')({ queryClient: new QueryClient(), dataProvider, store, mayOpen: () => true });
  return asked;
};

describe('the first rows of a list, ahead of it', () => {
  it('are those of its first page, as many as the person prefers', () => {
    const first = { sort: { field: 'id', order: 'ASC' }, filter: {} };
    expect(askedAt('/dashboard/shops')).toEqual([{ ...first, pagination: { page: 1, perPage: 10 } }]);
    expect(askedAt('/dashboard/shops', { 'shops.perPage': 50 })).toEqual([
      { ...first, pagination: { page: 1, perPage: 50 } },
    ]);
  });

  it.each([
    ['asks for others', '/dashboard/shops?page=2', {}],
    ['may hide some', '/dashboard/shops?filter=%7B%22q%22%3A%22a%22%7D', {}],
  ])('are not asked for where the address %s', (_, address, preferences) => {
    expect(askedAt(address, preferences)).toEqual([]);
  });

  it('are not asked for where a saved view may open instead', () => {
    expect(askedAt('/dashboard/shops', { 'shops.savedQueries': [{ label: 'Kemarin' }] })).toEqual([]);
  });
});
