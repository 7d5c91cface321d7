import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { RestRecord } from '../../mocks/rest/restRecord';
import { colleague } from '../support/colleague';
import { confirm, dialog } from '../support/parts';
import { field, isSaved, loseSession, returnToDraft, save, startForms, write } from './everyForm';

const office = startForms();

const path = 'make-category';
const id = 'kategori-1';
const address = `/dashboard/${path}/${id}`;
const kept = () => office.table(path).get(id);
const changeSlug = (slug: string) => colleague(office.api).send('PUT', `${path}/${id}`, { slug });
const ownUpdates = () =>
  office.api.receivedAt(`PUT ${path}/${id}`).filter(({ body }) => (body as { name?: string }).name);
const open = async () => {
  const person = office.open('superadmin', address);
  await write(person, 'Nama', 'Alat Renang');
  return person;
};

describe('a change of a colleague between the version check and the save', () => {
  it('is kept: the save is refused because of the newer version, and is then merged with it', async () => {
    const person = await open();
    office.api.server.use(http.put(`*/${path}/${id}`, () => changeSlug('serba-renang'), { once: true }));
    await save(person);
    await isSaved();
    expect(ownUpdates().map(({ headers }) => headers.has('If-Match'))).toEqual([true, true]);
    expect(kept()).toMatchObject({ name: 'Alat Renang', slug: 'serba-renang' });
  });

  it('is kept for a seller too, although sellers have their own update call', async () => {
    const seller = office.firstSeller();
    const person = office.open('superadmin', `/dashboard/member-list/seller/${seller.id}`);
    await write(person, 'Slogan Toko', 'Segar setiap pagi');
    const changeAccount = () =>
      colleague(office.api).saveSeller(seller.id, { account_number: '1370012345678' });
    office.api.server.use(http.post('*/update-profile-merchant', changeAccount, { once: true }));
    await save(person);
    await isSaved();
    expect(office.api.db.sellers.get(seller.id)).toMatchObject({
      slogan: 'Segar setiap pagi',
      account_number: '1370012345678',
    });
  });

  it('is reported if it happens again and again, and nothing is overwritten', async () => {
    const person = await open();
    let number = 0;
    office.api.server.use(
      http.put(`*/${path}/${id}`, async ({ request }) => {
        const { name } = (await request.clone().json()) as { name?: string };
        if (name !== undefined) await changeSlug(`serba-renang-${++number}`);
      }),
    );
    await save(person);
    const busy = 'Data ini sedang sering diubah. Tunggu sebentar, lalu tekan Simpan lagi.';
    expect(await screen.findAllByText(busy)).not.toHaveLength(0);
    expect(ownUpdates()).toHaveLength(5);
    expect(kept()?.name).not.toBe('Alat Renang');
    expect(await field('Nama')).toHaveValue('Alat Renang');
  });

  it('while the review of a role is open is found even on a host without versions', async () => {
    office.withoutVersions('access-management');
    const role = 'peran-layanan';
    const roles = office.table('access-management');
    const person = office.open('superadmin', `/dashboard/access-management/${role}`);
    await person.click(await screen.findByRole('checkbox', { name: 'Kelola Driver' }));
    await save(person);
    await dialog();
    const { name, description } = roles.get(role) as RestRecord;
    const permissions = ['VIEW_DASHBOARD'];
    await colleague(office.api).send('PUT', `access-management/${role}`, { name, description, permissions });
    await confirm(person, 'Simpan');
    // The first dialog is busy until the second version check has ended; then it asks again.
    const button = async () => (await dialog()).getByRole('button', { name: 'Simpan' });
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled', 'true'));
    await confirm(person, 'Simpan');
    await isSaved();
    expect(roles.get(role)?.permissions).toEqual(['VIEW_DASHBOARD', 'MANAGE_DRIVER']);
  });
});

it('a save that cannot read the latest version because the server fails, or because the record was deleted, says so, sends nothing and keeps everything typed', async () => {
  const person = await open();
  for (const [status, words] of [
    [500, 'Gangguan'],
    [404, /^Data ini sudah dihapus\. Salin isian yang masih Anda perlukan/],
  ] as const) {
    office.answer(`GET */${path}/${id}`, { message: 'Gangguan' }, status);
    await save(person);
    const summary = () => within(screen.getByRole('group', { name: 'Data belum tersimpan' }));
    await waitFor(() => expect(summary().getByText(words)).toBeVisible());
    expect(ownUpdates()).toEqual([]);
    expect(await field('Nama')).toHaveValue('Alat Renang');
    expect(location.pathname).toBe(address);
  }
});

describe('a draft from before an expired session', () => {
  /** Ends the session, lets a colleague change the category, and returns the same user to the form. */
  const resumeAfter = async (happening: () => Promise<void>) => {
    const person = await open();
    await loseSession();
    await happening();
    returnToDraft(office.api);
    await waitFor(async () => expect(await field('Nama')).toHaveValue('Alat Renang'));
    return person;
  };

  it('shows what others saved since, and does not undo it', async () => {
    const person = await resumeAfter(() => changeSlug('serba-renang'));
    expect(await field('Slug')).toHaveValue('serba-renang');
    await save(person);
    await isSaved();
    expect(kept()).toMatchObject({ name: 'Alat Renang', slug: 'serba-renang' });
  });

  it('asks about the field that others changed, even in a form that was opened again', async () => {
    const person = await resumeAfter(() =>
      colleague(office.api).send('PUT', `${path}/${id}`, { name: 'Alat Selam' }),
    );
    await save(person);
    const found = within((await dialog()).getByRole('group', { name: 'Nama' }));
    await person.click(found.getByRole('radio', { name: /^Versi terbaru ?Alat Selam$/ }));
    await confirm(person, 'Simpan');
    await isSaved();
    expect(kept()).toMatchObject({ name: 'Alat Selam' });
  });
});
