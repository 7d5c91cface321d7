import type { RaRecord } from 'ra-core';
import { expect, it } from 'vitest';
import { readAllPages } from '../../../src/widgets/export/exportPages';

const pagesOf = (total: number) => {
  const asked: number[] = [];
  const getPage = ({ pagination }: { pagination: { page: number; perPage: number } }) => {
    const { page, perPage } = pagination;
    asked.push(page);
    const length = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
    const data: RaRecord[] = Array.from({ length }, (_, row) => ({ id: (page - 1) * perPage + row }));
    return Promise.resolve({ data, total });
  };
  return { asked, getPage };
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
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    signal: new AbortController().signal,
    most,
    onProgress: (done, all) => told.push([done, all]),
  });
  expect([rows.length, asked.length]).toEqual([read, pages]);
  expect(told.at(-1)).toEqual([read, read]);
});
