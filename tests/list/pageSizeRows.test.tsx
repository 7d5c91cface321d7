import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { expect, it } from 'vitest';
import { DataTable } from '../../src/list/DataTable';
import { ListPage } from '../../src/list/ListPage';
import { gate } from '../support/gate';
import { listOf, renderShops, shops } from './shops';

const rows = listOf(shops(200));
const size = () => screen.getByRole('combobox', { name: 'Baris per Halaman' });
const choose = (perPage: number) => fireEvent.change(size(), { target: { value: String(perPage) } });

/** Opens the list of 200 shops. A page takes 20 ms; those of the sizes in `slow` come when `respond` is called. */
const open = async (slow: readonly number[] = []) => {
  const slowRows = gate();
  const { address } = renderShops(
    <ListPage>
      <DataTable columns={[{ source: 'name' }]} />
    </ListPage>,
    {
      at: '/shops?page=3&perPage=10',
      server: {
        getList: async (params) => {
          await (slow.includes(params.pagination?.perPage ?? 0) ? slowRows.passed : delay(20));
          return rows(params);
        },
      },
    },
  );
  await screen.findByText('Toko 021');
  return { address, respond: slowRows.open };
};

it('a slow server keeps the old rows on screen, dimmed and marked as busy, beside the chosen page size', async () => {
  const { address, respond } = await open([100]);
  choose(100);
  await waitFor(() => expect(address.current).toContain('perPage=100'));
  expect(size()).toHaveValue('100');
  expect(screen.getByText('Toko 021')).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(screen.getByRole('region')).toHaveClass('is-stale'));
  respond();
  expect(await screen.findByText('Toko 100')).toBeVisible();
  expect(screen.getByRole('region')).not.toHaveClass('is-stale');
});

it('the last of several chosen page sizes stays, even if its rows come first', async () => {
  const { address, respond } = await open([25]);
  choose(25);
  choose(50);
  expect(await screen.findByText('Toko 050')).toBeVisible();
  respond();
  fireEvent.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  expect(await screen.findByText('Toko 051')).toBeVisible();
  expect(address.current).toContain('perPage=50');
  expect(size()).toHaveValue('50');
});
