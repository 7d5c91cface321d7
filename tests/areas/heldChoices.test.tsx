import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../mocks/world/records';
import { found, startBackOffice } from '../support/backOffice';
import { field } from './everyForm';

const office = startBackOffice({ sellers: 5 });

const banners = 'master-data/banner-information';

it('a select shows the path of a parent category that cannot have more subcategories', async () => {
  const product = found(office.table<ProductRecord>('product-list').all());
  const parent = found(office.table('make-category').all(), ({ id }) => id === product.category_id);
  office.open('superadmin', `/dashboard/make-category/create/${parent.id}`);
  const shown = await screen.findByLabelText('Induk', { selector: 'select' }, { timeout: 30_000 });
  await waitFor(() => expect(shown).toHaveDisplayValue(new RegExp(`› ${String(parent.name)}$`)));
});

describe('the target of a banner', () => {
  const open = () => {
    const target = { link_type: 'TOKO', link: 'toko-lama', link_name: null };
    office.answer(`GET */${banners}/banner-1`, { ...office.first(banners), ...target });
    office.open('superadmin', `/dashboard/${banners}/banner-1`);
  };

  it('is not shown as deleted before the list of targets is loaded', async () => {
    const answer = office.holdBack(`GET */${banners}/targets`, [{ id: 'toko-baru', name: 'Toko Baru' }]);
    open();
    const target = await field('Tautan');
    await waitFor(() => expect(target).toHaveValue('Memuat pilihan\u00a0…'));
    answer();
    await waitFor(() => expect(target).toHaveValue('sudah tidak ada'));
  });

  it('keeps its id if the list of targets cannot be loaded', async () => {
    office.answer(`GET */${banners}/targets`, { message: 'Rusak' }, 400);
    open();
    const target = await field('Tautan');
    expect(await screen.findByText('Pilihan gagal dimuat.')).toBeVisible();
    expect(target).toHaveValue('toko-lama');
  });
});
