import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { found, startBackOffice } from '../../support/backOffice';
import { confirm, dialog, noDialog, press, section } from '../../support/parts';
import { field, save, write } from '../everyForm';
import { editPath, listPath, showPath } from './sellerPage';

const office = startBackOffice({ sellers: 5 });
const reason = 'Foto KTP bukan milik pelapak';

const activeSeller = () => {
  // The list begins with the newest.
  return found(office.api.db.sellers.all().toReversed(), ({ is_active }) => is_active);
};
const rowOf = async (name: string) =>
  within((await screen.findAllByText(name))[0]?.closest('tr') as HTMLElement);
/** The paths of all writes, in their order. */
const written = () =>
  office.api.received
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('get-list-merchant'))
    .map(({ path }) => path.replace(/^.*backoffice\//, ''));
const giveReason = async (person: UserEvent, name: string) => {
  const asked = await dialog(`Nonaktifkan ${name}?`);
  await person.click(asked.getByRole('textbox', { name: /^Alasan/ }));
  await person.paste(reason);
  await confirm(person, 'Nonaktifkan');
};
const switchOff = async (person: UserEvent) => person.click(await screen.findByRole('switch'));

it('a seller in the list is deactivated with a reason, and activated again', async () => {
  const { id, shop_name } = activeSeller();
  const person = office.open('superadmin', listPath);
  await person.click(await (await rowOf(shop_name)).findByRole('button', { name: 'Nonaktifkan' }));
  await giveReason(person, shop_name);
  expect(await screen.findByText(`${shop_name} dinonaktifkan.`)).toBeVisible();
  expect(office.api.receivedAt(`POST merchant/${id}/deactivate`)[0]?.body).toEqual({ reason });
  const row = await rowOf(shop_name);
  expect(await row.findByText('Tidak Aktif')).toBeVisible();
  await person.click(await row.findByRole('button', { name: 'Aktifkan' }));
  await confirm(person, 'Aktifkan');
  await waitFor(() => expect(office.api.db.sellers.get(id)?.is_active).toBe(true));
});

describe('the read page of a seller', () => {
  it('shows who deactivated the seller, when and why, and who activated the seller again', async () => {
    const { id, shop_name } = activeSeller();
    const person = office.open('superadmin', showPath(id));
    await press(person, 'Nonaktifkan');
    await giveReason(person, shop_name);
    const said = new RegExp(`^Dinonaktifkan oleh Ratna Kusumawardani pada \\d.+ WIB\\. Alasan: ${reason}$`);
    expect(await screen.findByText(said)).toBeVisible();
    const timeline = await section('Linimasa');
    expect(await timeline.findByText('Pelapak dinonaktifkan')).toBeVisible();
    expect(timeline.getByText(`Alasan: ${reason}`)).toBeVisible();
    await press(person, 'Aktifkan');
    await confirm(person, 'Aktifkan');
    expect(await screen.findByText(/^Diaktifkan oleh Ratna Kusumawardani pada \d.+ WIB\.$/)).toBeVisible();
  });

  it('does not say that a seller who was only registered was activated', async () => {
    const seller = activeSeller();
    const at = '2026-11-19T09:00:00+07:00';
    const entry = { action: 'create', from: '', to: 'AKTIF', actor: 'Dewi Anggraini', at };
    office.api.db.sellers.put({ ...seller, history: [entry] });
    office.open('superadmin', showPath(seller.id));
    expect(await screen.findByText('Pelapak didaftarkan')).toBeVisible();
    expect(screen.queryByText(/^Diaktifkan oleh/)).toBeNull();
  });
});

describe('a seller that is switched off in the form', () => {
  const open = async () => {
    const seller = activeSeller();
    const person = office.open('superadmin', editPath(seller.id));
    await write(person, 'Slogan Toko', 'Segar setiap hari');
    await switchOff(person);
    await save(person);
    return { person, seller };
  };

  it('is deactivated with a reason first, and saved after that', async () => {
    const { person, seller } = await open();
    expect(written()).toEqual([]);
    await giveReason(person, seller.shop_name);
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(written()).toEqual([`merchant/${seller.id}/deactivate`, 'update-profile-merchant']);
    expect(office.api.db.sellers.get(seller.id)).toMatchObject({
      is_active: false,
      slogan: 'Segar setiap hari',
      history: [
        { action: 'deactivate', actor: 'Ratna Kusumawardani', reason },
        { action: 'edit', changes: [{ field: 'slogan', from: seller.slogan, to: 'Segar setiap hari' }] },
      ],
    });
  });

  it('is not changed, and the form keeps everything typed, when the user cancels the dialog', async () => {
    const { person } = await open();
    await confirm(person, 'Batal');
    await noDialog();
    expect(written()).toEqual([]);
    expect(await field('Slogan Toko')).toHaveValue('Segar setiap hari');
    expect(await screen.findByRole('switch')).not.toBeChecked();
  });

  it('is not saved when the deactivation fails, and the dialog stays open for a retry', async () => {
    office.answer('POST */merchant/:id/deactivate', undefined, { status: 500, once: true });
    const { person, seller } = await open();
    await giveReason(person, seller.shop_name);
    await waitFor(() => expect(written()).toHaveLength(1));
    const again = (await dialog()).getByRole('button', { name: 'Nonaktifkan' });
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    expect(office.api.receivedAt('POST update-profile-merchant')).toHaveLength(0);
    await person.click(again);
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
  });

  it('is reported as already inactive if only the save fails, and the next save does not ask again', async () => {
    const busy = { message: 'Server sedang sibuk' };
    office.answer('POST */update-profile-merchant', busy, { status: 500, once: true });
    const { person, seller } = await open();
    await giveReason(person, seller.shop_name);
    expect(await screen.findByText('Pelapak ini sudah dinonaktifkan')).toBeVisible();
    expect(await screen.findByText('Data belum tersimpan')).toBeVisible();
    expect(await field('Slogan Toko')).toHaveValue('Segar setiap hari');
    await save(person);
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(office.api.receivedAt(`POST merchant/${seller.id}/deactivate`)).toHaveLength(1);
  });
});
