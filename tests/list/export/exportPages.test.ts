import type { RaRecord } from 'ra-core';
import { expect, it } from 'vitest';
import { readPage } from '../../../src/dataProvider/rows';
import { z } from '../../../src/dataProvider/zod';
import { readAllPages } from '../../../src/list/export/allPages';

type Asked = { pagination: { page: number; perPage: number } };

const pagesOf = (total: number) => {
  const asked: number[] = [];
  const getPage = ({ pagination }: Asked) => {
    const { page, perPage } = pagination;
    asked.push(page);
    const length = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
    const data: RaRecord[] = Array.from({ length }, (_, row) => ({ id: (page - 1) * perPage + row }));
    return Promise.resolve({ data, total });
  };
  return { asked, getPage };
};

const plain = {
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
  signal: new AbortController().signal,
};

it.each([
  [250, undefined, 250, 3],
  [250, 1000, 250, 3],
  [250, 200, 200, 2],
  [250, 120, 120, 2],
  [0, 100, 0, 1],
])('readAllPages: of %i rows, at most %s, it reads %i rows in %i pages', async (total, most, read, pages) => {
  const { asked, getPage } = pagesOf(total);
  const told: [number, number][] = [];
  const rows = await readAllPages(getPage, {
    ...plain,
    most,
    onProgress: (done, all) => told.push([done, all]),
  });
  expect([rows.length, asked.length]).toEqual([read, pages]);
  expect(told.at(-1)).toEqual([read, read]);
});

it('readAllPages: a row that cannot be read ends neither its page nor the run, and the total still counts it', async () => {
  const sent = Array.from({ length: 250 }, (_, id): object => (id === 40 ? { broken: true } : { id }));
  const told: [number, number][] = [];
  const rows = await readAllPages(
    ({ pagination: { page, perPage } }: Asked) => {
      const offset = (page - 1) * perPage;
      const window = { offset, limit: perPage };
      const row = z.object({ id: z.number() });
      return Promise.resolve(readPage(sent.slice(offset, offset + perPage), 250, window, row));
    },
    { ...plain, onProgress: (done, all) => told.push([done, all]) },
  );
  expect(rows).toHaveLength(249);
  expect(rows.at(-1)).toEqual({ id: 249 });
  expect(told.at(-1)).toEqual([249, 250]);
});

it('readAllPages: a row that moves to the next page meanwhile is read once, at its first place', async () => {
  const pages = [
    Array.from({ length: 100 }, (_, id) => ({ id })),
    [{ id: 99 }, ...Array.from({ length: 49 }, (_, row) => ({ id: 100 + row }))],
  ];
  const rows = await readAllPages(
    ({ pagination: { page } }: Asked) => Promise.resolve({ data: pages[page - 1] ?? [], total: 149 }),
    { ...plain, onProgress: () => undefined },
  );
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 149 }, (_, id) => id));
});
