import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { editPath, field, fill, save } from './sellerPage';

const office = startBackOffice();
const list = '/dashboard/member-list/seller';
const reason = 'Foto KTP bukan milik pelapak';

const activeSeller = () => {
  // The list begins with the newest.
  const seller = office.api.db.sellers.all().findLast(({ is_active }) => is_active);
  if (!seller) throw new Error('The seed holds no active seller');
  return seller;
};
const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findAllByText(name))[0]?.closest('tr');
  if (!row) throw new Error(name);
  return row;
};
/** The paths of all writes, in their order. */
const written = () =>
  office.api.received
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('get-list-merchant'))
    .map(({ path }) => path.replace(/^.*backoffice\//, ''));
const giveReason = async (person: UserEvent, name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: `Nonaktifkan ${name}?` });
  await person.type(within(dialog).getByRole('textbox', { name: /^Alasan/ }), reason);
  await person.click(within(dialog).getByRole('button', { name: 'Nonaktifkan' }));
};
const switchOff = async (person: UserEvent) => person.click(await screen.findByRole('switch'));

describe('a seller in the list', () => {
  it('is deactivated only with a reason, and activated again', async () => {
    const { id, shop_name } = activeSeller();
    const person = office.open('superadmin', list);
    await person.click(await within(await rowOf(shop_name)).findByRole('button', { name: 'Nonaktifkan' }));
    const dialog = await screen.findByRole('alertdialog', { name: `Nonaktifkan ${shop_name}?` });
    await person.click(within(dialog).getByRole('button', { name: 'Nonaktifkan' }));
    expect(within(dialog).getByText('Alasan tidak boleh kosong')).toBeVisible();
    expect(written()).toEqual([]);
    await giveReason(person, shop_name);
    expect(await screen.findByText(`${shop_name} dinonaktifkan.`)).toBeVisible();
    expect(office.api.receivedAt(`POST merchant/${id}/deactivate`)[0]?.body).toEqual({ reason });
    const row = await rowOf(shop_name);
    expect(await within(row).findByText('Tidak Aktif')).toBeVisible();
    await person.click(await within(row).findByRole('button', { name: 'Aktifkan' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aktifkan' }),
    );
    await waitFor(() => expect(office.api.db.sellers.get(id)?.is_active).toBe(true));
  });
});

describe('the read page of a seller', () => {
  it('shows who deactivated the seller, when and why', async () => {
    const { id, shop_name } = activeSeller();
    const person = office.open('superadmin', `${editPath(id)}/show`);
    await person.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
    await giveReason(person, shop_name);
    expect(
      await screen.findByText(
        new RegExp(`^Dinonaktifkan oleh Ratna Kusumawardani pada \\d.+ WIB\\. Alasan: ${reason}$`),
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aktifkan' })).toBeVisible();
    const timeline = within(await screen.findByRole('region', { name: 'Linimasa' }));
    expect(await timeline.findByText('Pelapak dinonaktifkan')).toBeVisible();
    expect(timeline.getByText(`Alasan: ${reason}`)).toBeVisible();
  });

  it('shows who activated the seller again, and when', async () => {
    const seller = activeSeller();
    office.api.db.sellers.put({ ...seller, is_active: false });
    const person = office.open('superadmin', `${editPath(seller.id)}/show`);
    await person.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Aktifkan' }));
    expect(await screen.findByText(/^Diaktifkan oleh Ratna Kusumawardani pada \d.+ WIB\.$/)).toBeVisible();
  });

  it('does not say that a seller who was only registered was activated', async () => {
    const seller = activeSeller();
    const history = [
      { action: 'create', from: '', to: 'AKTIF', actor: 'Dewi Anggraini', at: '2026-11-19T09:00:00+07:00' },
    ];
    office.api.db.sellers.put({ ...seller, history });
    office.open('superadmin', `${editPath(seller.id)}/show`);
    expect(await screen.findByText('Pelapak didaftarkan')).toBeVisible();
    expect(screen.queryByText(/^Diaktifkan oleh/)).toBeNull();
  });
});

describe('a seller that is switched off in the form', () => {
  const open = async () => {
    const seller = activeSeller();
    const person = office.open('superadmin', editPath(seller.id));
    await fill(person, 'Slogan Toko', 'Segar setiap hari');
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
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(written()).toEqual([]);
    expect(await field('Slogan Toko')).toHaveValue('Segar setiap hari');
    expect(await screen.findByRole('switch')).not.toBeChecked();
  });

  it('is not saved when the deactivation fails, and the dialog stays open for a retry', async () => {
    office.answer('POST */merchant/:id/deactivate', undefined, { status: 500, once: true });
    const { person, seller } = await open();
    await giveReason(person, seller.shop_name);
    await waitFor(() => expect(written()).toHaveLength(1));
    const dialog = await screen.findByRole('alertdialog');
    const again = within(dialog).getByRole('button', { name: 'Nonaktifkan' });
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    expect(office.api.receivedAt('POST update-profile-merchant')).toHaveLength(0);
    await person.click(again);
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
  });

  it('is reported as already inactive if only the save fails, and the next save does not ask again', async () => {
    office.answer(
      'POST */update-profile-merchant',
      { message: 'Server sedang sibuk' },
      { status: 500, once: true },
    );
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

describe('a host that knows neither deactivation nor history', () => {
  it.each([404, 405])(
    'and answers %i gets the update of §7 instead, and the page shows no timeline',
    async (status) => {
      const missing = () => HttpResponse.json({ message: 'Not Found' }, { status });
      office.api.server.use(
        http.post('*/merchant/:id/deactivate', missing),
        http.get('*/merchant/:id/history', missing),
      );
      const { id, shop_name, slogan } = activeSeller();
      const person = office.open('superadmin', `${editPath(id)}/show`);
      await person.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
      await giveReason(person, shop_name);
      expect(await screen.findByText('Tidak Aktif')).toBeVisible();
      expect(office.api.receivedAt('POST update-profile-merchant')[0]?.body).toMatchObject({
        user_id: id,
        is_active: false,
        slogan,
      });
      expect(screen.queryByRole('region', { name: 'Linimasa' })).toBeNull();
    },
  );
});
