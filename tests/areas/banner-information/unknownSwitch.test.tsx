import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { write } from '../everyForm';

const office = startBackOffice({ sellers: 5 });

const path = 'master-data/banner-information';
const kept = () => office.table(path).get('banner-1');
const sent = () => office.api.receivedAt(`PUT ${path}/banner-1`).map(({ body }) => body);

/** Opens a banner that is switched on but whose response has no is_active value, and changes its title. */
const open = async () => {
  office.api.server.use(
    http.get(`*/${path}/banner-1`, async ({ request }) => {
      const banner = (await (await office.api.answer(request))?.json()) as Record<string, unknown>;
      return HttpResponse.json({ ...banner, is_active: null });
    }),
  );
  expect(kept()?.is_active).toBe(true);
  const person = office.open('superadmin', `/dashboard/${path}/banner-1`);
  await write(person, 'Judul', 'Pekan Batik');
  return person;
};

describe('a banner whose response has no is_active value', () => {
  it('is not switched off by a save of another field', async () => {
    const person = await open();
    expect(screen.queryByRole('switch')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(sent()[0]).not.toHaveProperty('is_active');
    expect(kept()).toMatchObject({ title: 'Pekan Batik', is_active: true });
  });

  it('is switched off if the user chooses Tidak', async () => {
    const person = await open();
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Tampilkan Banner pada Periodenya' }),
      'Tidak',
    );
    await person.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(kept()).toMatchObject({ title: 'Pekan Batik', is_active: false });
  });
});
