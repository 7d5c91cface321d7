import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../mocks/world/records';
import { found, startBackOffice } from '../support/backOffice';
import { press } from '../support/parts';
import { field, write } from './everyForm';

const office = startBackOffice({ sellers: 5 });

const banners = 'master-data/banner-information';
const sent = (path: string) => office.api.receivedAt(path).map(({ body }) => body);
const select = (label: string) => screen.findByLabelText(label, { selector: 'select' }, { timeout: 30_000 });

/** Makes the host send the first banner with these changes. */
const bannerWith = (changes: object): void =>
  office.api.server.use(
    http.get(`*/${banners}/banner-1`, async ({ request }) => {
      const banner = (await (await office.api.answer(request))?.json()) as object;
      return HttpResponse.json({ ...banner, ...changes });
    }),
  );

describe('a select whose value is not among its choices', () => {
  it('shows the value, and saves it with the other fields', async () => {
    bannerWith({ position: 'SAMPING' });
    const person = office.open('superadmin', `/dashboard/${banners}/banner-1`);
    expect(await select('Posisi')).toHaveDisplayValue('SAMPING');
    await write(person, 'Judul', 'Pekan Batik');
    await press(person, 'Simpan');
    await waitFor(() => expect(sent(`PUT ${banners}/banner-1`)).toMatchObject([{ position: 'SAMPING' }]));
  });

  it('shows the path of a parent category that cannot have more subcategories', async () => {
    const product = found(office.table<ProductRecord>('product-list').all());
    const parent = found(office.table('make-category').all(), ({ id }) => id === product.category_id);
    office.open('superadmin', `/dashboard/make-category/create/${parent.id}`);
    const shown = await select('Induk');
    await waitFor(() => expect(shown).toHaveDisplayValue(new RegExp(`› ${String(parent.name)}$`)));
  });
});

describe('the target of a banner', () => {
  const open = () => {
    bannerWith({ link_type: 'TOKO', link: 'toko-lama', link_name: null });
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
