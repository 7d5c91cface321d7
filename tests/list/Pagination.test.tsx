import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { describe, expect, it } from 'vitest';
import { gate } from '../support/gate';
import { listOf, renderShops, shopPage, shops } from './shops';

const show = async (count: number, at = '/shops', getList = listOf(shops(count))) => {
  const view = renderShops(shopPage(), { at, server: { getList }, staleTime: 30_000 });
  const pages = await screen.findByRole('navigation', { name: 'Halaman' });
  const numbers = () =>
    within(pages)
      .getAllByRole('button', { name: /^Halaman \d/ })
      .map((button) => Number(button.textContent));
  return { ...view, pages, numbers, user: userEvent.setup() };
};
const next = () => screen.getByRole('button', { name: 'Halaman berikutnya' });
const size = () => screen.getByRole('combobox', { name: 'Baris per Halaman' });

describe('The pagination', () => {
  it('shows all pages, and no jumps, while there are 5 or fewer', async () => {
    const { numbers } = await show(50);
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(screen.queryByRole('button', { name: 'Ke halaman terakhir' })).toBeNull();
  });

  it('shows 5 pages around the current one and jumps when there are more', async () => {
    const { user, numbers, pages } = await show(200, '/shops?page=10&perPage=10');
    expect(numbers()).toEqual([8, 9, 10, 11, 12]);
    expect(within(pages).getByRole('button', { current: 'page' })).toHaveTextContent('10');

    await user.click(screen.getByRole('button', { name: 'Ke halaman terakhir' }));
    expect(await screen.findByText('Toko 200')).toBeVisible();
    expect(numbers()).toEqual([16, 17, 18, 19, 20]);

    await user.click(screen.getByRole('button', { name: 'Ke halaman pertama' }));
    expect(await screen.findByText('Toko 001')).toBeVisible();
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  });

  it('says which rows are shown, and how many there are', async () => {
    await show(1234, '/shops?page=124&perPage=10');
    expect(await screen.findByText('Menampilkan 1.231–1.234 dari 1.234 data')).toBeVisible();
  });

  it('leads from each full page to the next one if the server does not say how many rows there are', async () => {
    const answer = listOf(shops(27));
    const { user, numbers } = await show(27, '/shops', async (params) => {
      const { data } = await answer(params);
      const known = ((params.pagination?.page ?? 1) - 1) * 10 + data.length;
      return data.length < 10
        ? { data, total: known }
        : { data, total: known + 1, meta: { isTotalUnknown: true } };
    });
    expect(screen.getByText('Menampilkan 1–10, jumlah data tidak diketahui')).toBeVisible();
    await user.click(next());
    expect(await screen.findByText('Menampilkan 11–20, jumlah data tidak diketahui')).toBeVisible();
    await user.click(next());
    expect(await screen.findByText('Menampilkan 21–27 dari 27 data')).toBeVisible();
    expect(numbers()).toEqual([1, 2, 3]);
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });

  it('offers 10, 25, 50 and 100 rows, 10 by default, and returns to page 1 at a change', async () => {
    const { user, asked } = await show(200, '/shops?page=3&perPage=10');
    expect(size()).toHaveValue('10');
    const offered = within(size()).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(['10', '25', '50', '100']);
    await user.selectOptions(size(), '25');
    // 'Toko 025' is on the third page of ten as well.
    expect(await screen.findByText('Toko 001')).toBeVisible();
    expect(asked.at(-1)?.pagination).toEqual({ page: 1, perPage: 25 });
  });

  it('keeps the focus on its button when the user reaches the last page by keyboard', async () => {
    const { user } = await show(20);
    next().focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Toko 011')).toBeVisible();
    expect(next()).toHaveFocus();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });

  it('prefetches the next page when the pointer rests on its button, and only once', async () => {
    const answer = listOf(shops(200));
    let isSilent = false;
    const { user, asked } = await show(200, '/shops', (params) =>
      isSilent ? new Promise(() => undefined) : answer(params),
    );
    await user.hover(next());
    await waitFor(() => expect(asked.at(-1)?.pagination?.page).toBe(2));
    await user.unhover(next());
    await user.hover(next());
    const before = asked.length;
    // react-query may still check that the page is fresh, but the rows on screen were prefetched.
    isSilent = true;
    await user.click(next());
    expect(await screen.findByText('Toko 011')).toBeVisible();
    expect(asked.slice(0, before).filter(({ pagination }) => pagination?.page === 2)).toHaveLength(1);
  });

  it('prefetches the page under the pointer only after the requested rows have arrived', async () => {
    const answer = listOf(shops(200));
    const rows = gate();
    const { user, asked } = await show(200, '/shops', async (params) => {
      if (params.pagination?.perPage === 100 && params.pagination.page === 1) await rows.passed;
      return answer(params);
    });
    await user.selectOptions(size(), '100');
    await waitFor(() => expect(asked.at(-1)?.pagination).toEqual({ page: 1, perPage: 100 }));
    await user.hover(screen.getByRole('button', { name: 'Halaman 2' }));
    expect(asked.at(-1)?.pagination).toEqual({ page: 1, perPage: 100 });
    rows.open();
    await waitFor(() => expect(asked.at(-1)?.pagination).toEqual({ page: 2, perPage: 100 }));
  });

  it('prefetches the next page in the direction in which the user moves', async () => {
    const { user, asked } = await show(200, '/shops?page=5&perPage=10');
    await user.click(next());
    await waitFor(() => expect(asked.at(-1)?.pagination?.page).toBe(7));
    await user.click(screen.getByRole('button', { name: 'Halaman 4' }));
    await waitFor(() => expect(asked.at(-1)?.pagination?.page).toBe(3));
  });
});

describe('the page size', () => {
  const choose = (perPage: number) => fireEvent.change(size(), { target: { value: String(perPage) } });

  /** A page takes 20 ms; those of the size `slow` come when `respond` is called. */
  const open = async (slow: number) => {
    const rows = listOf(shops(200));
    const slowRows = gate();
    const { address } = await show(200, '/shops?page=3&perPage=10', async (params) => {
      await (params.pagination?.perPage === slow ? slowRows.passed : delay(20));
      return rows(params);
    });
    return { address, respond: slowRows.open };
  };

  it('keeps the old rows on screen while the server is slow, dimmed and marked as busy', async () => {
    const { address, respond } = await open(100);
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

  it('is the last of several that are chosen, even if its rows come first', async () => {
    const { address, respond } = await open(25);
    choose(25);
    choose(50);
    expect(await screen.findByText('Toko 050')).toBeVisible();
    respond();
    fireEvent.click(next());
    expect(await screen.findByText('Toko 051')).toBeVisible();
    expect(address.current).toContain('perPage=50');
    expect(size()).toHaveValue('50');
  });
});
