import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listOf, renderShops, shopPage, shops } from './shops';

describe('A list without rows', () => {
  it('shows a picture and a text if there are no records at all', async () => {
    renderShops(shopPage(), { server: { getList: listOf([]) } });
    expect(await screen.findByText('Belum ada data')).toBeVisible();
    expect(document.querySelector('svg.empty-image')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Halaman' })).toBeNull();
  });

  it('shows the texts of the area instead, if the area has them', async () => {
    renderShops(shopPage(), {
      messages: { empty: { title: 'Belum ada toko', hint: 'Daftarkan toko pertama' } },
      server: { getList: listOf([]) },
    });
    expect(await screen.findByText('Belum ada toko')).toBeVisible();
    expect(screen.getByText('Daftarkan toko pertama')).toBeVisible();
    expect(screen.queryByText('Belum ada data')).toBeNull();
  });

  it('has another text for a search without results, and a button that shows all rows', async () => {
    const user = userEvent.setup();
    renderShops(shopPage(), { at: '/shops?filter={"q":"zzz"}', server: { getList: listOf(shops(3)) } });
    expect(await screen.findByText('Tidak ada data yang cocok dengan filter')).toBeVisible();
    // The search box has a button of that name too.
    const [, empty] = screen.getAllByRole('button', { name: 'Kosongkan pencarian' });
    await user.click(empty as HTMLElement);
    expect(await screen.findByText('Toko 001')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
