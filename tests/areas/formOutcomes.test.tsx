import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { draftOwner, drafts } from '../../src/form/drafts/drafts';
import { walkTo } from '../support/backOffice';
import { confirm } from '../support/parts';
import { everyForm, field, isSaved, jpeg, save, startForms, write } from './everyForm';
import { budi } from './seller/sellers';

const office = startForms();

/** Loses the answers to all writes from now on; `isKept` says whether the server stores the data. */
const loseAnswers = (isKept: boolean): void => {
  const lost = async ({ request }: { request: Request }) => {
    if (/login$|upload$|get-list/.test(new URL(request.url).pathname)) return undefined;
    if (isKept) await office.api.answer(request.clone());
    return HttpResponse.html('<h1>Wi-Fi</h1>');
  };
  office.api.server.use(http.post('*', lost), http.put('*', lost));
};

const saveAndConfirm = async (person: UserEvent) => {
  await save(person);
  // The form of a role first shows the changed permissions.
  if (location.pathname.includes('access-management')) await confirm(person, 'Simpan');
};
const unknown = () => screen.findByRole('group', { name: 'Hasil penyimpanan belum diketahui' });
const said = (isKept: boolean) =>
  isKept ? 'Sudah diperiksa: data ini ada di server.' : 'Sudah diperiksa: data ini belum ada di server.';

/** A page with a call of its own, a form with a question before it saves, and a drawer. */
const changed = everyForm.filter(({ form }) => ['a seller', 'a role', 'a category'].includes(form));

// One page for both cases: the server does not store the first save, and stores the second one.
it.each(changed)(
  'a lost answer to a change of $form makes the form look for the change on the server, and keep everything typed',
  async ({ path, label, text }) => {
    const person = office.open('superadmin', path(office.api));
    await write(person, label, text);
    for (const isKept of [false, true]) {
      loseAnswers(isKept);
      await saveAndConfirm(person);
      expect(await unknown()).toBeVisible();
      expect(await screen.findByText(said(isKept), { exact: false })).toBeVisible();
      expect(await field(label)).toHaveValue(text);
      expect(screen.queryByText(/Muat ulang/)).toBeNull();
    }
  },
);

it.each(['Nomor Rekening', 'Nomor SIM'])(
  'a change of the masked %s is found after it is stored, and causes no conflict with itself',
  async (label) => {
    const driver = everyForm.find(({ form }) => form === 'a driver');
    const person = office.open('superadmin', driver?.path(office.api) ?? '');
    await write(person, label, '900112340011');
    for (const isKept of [false, true]) {
      loseAnswers(isKept);
      await save(person);
      await unknown();
      expect(await screen.findByText(said(isKept), { exact: false })).toBeVisible();
    }
    office.api.server.resetHandlers();
    await save(person);
    expect(await isSaved()).toBeVisible();
  },
);

const toAdd = [
  {
    what: 'a user admin',
    path: '/dashboard/member-list/user-admin/create',
    fill: async (person: UserEvent) => {
      await write(person, 'Nama', 'Sari Utami');
      await write(person, 'No. HP', '081234567890');
      await write(person, 'Email', 'sari@kantor.example');
      await write(person, 'Username', 'sari.utami');
      const role = await screen.findByRole('option', { name: 'Tamu' });
      await person.selectOptions(screen.getByRole('combobox', { name: /Peran/ }), role);
    },
  },
  {
    what: 'a role',
    path: '/dashboard/access-management/create',
    fill: async (person: UserEvent) => {
      await write(person, 'Peran', 'Gudang');
      await person.click(screen.getByRole('checkbox', { name: 'Lihat Orderan' }));
    },
  },
  {
    what: 'a banner',
    path: '/dashboard/master-data/banner-information/create',
    fill: async (person: UserEvent) => {
      await write(person, 'Judul', 'Pekan Batik');
      await write(person, 'Teks Alternatif', 'Kain batik');
      await write(person, 'Tautan', '/promo/batik');
      await person.upload(await field('Gambar'), jpeg());
      await expect.poll(() => screen.queryByText(/^(Menyiapkan|Mengunggah) foto/)).toBeNull();
    },
  },
];

it.each(toAdd)(
  '$what that was added without an answer is looked up before it is sent again',
  async ({ path, fill }) => {
    const person = office.open('superadmin', path);
    await fill(person);
    for (const isKept of [false, true]) {
      loseAnswers(isKept);
      await saveAndConfirm(person);
      expect(await screen.findByText(said(isKept), { exact: false })).toBeVisible();
      const help = within(await unknown());
      expect(help.queryAllByRole('button', { name: 'Periksa lagi' })).toHaveLength(isKept ? 0 : 1);
      const link = help.getByRole('link', { name: 'Periksa daftarnya di tab baru' });
      expect(link).toHaveAttribute('target', '_blank');
      expect(location.pathname).toBe(path);
    }
  },
);

it('a seller that was registered without an answer is found by phone number and store together', async () => {
  const path = '/dashboard/member-list/seller/create';
  // A draft fills in the form.
  const person = office.open('superadmin', '/dashboard/profile');
  const owner = draftOwner() ?? '';
  // The server stores the name without what nobody sees.
  const storeName = `${budi.storeName}\u200b`;
  drafts.keep(owner, { path, to: path, values: { ...budi, storeName } });
  walkTo(path);
  await expect.poll(async () => (await field('Nama Toko')).value).toBe(storeName);
  loseAnswers(false);
  // Others have the same number, and shops whose names begin alike; in any order, one of them comes before the right one.
  const put = (id: string, shop_name: string) =>
    office.api.db.sellers.put({ ...office.firstSeller(), id, number_phone: budi.phoneNumber, shop_name });
  put('m-16', 'Toko Mawar');
  for (const isKept of [false, true]) {
    if (isKept) put('m-17', budi.storeName);
    put(isKept ? 'm-19' : 'm-18', 'Toko Zaitun');
    await saveAndConfirm(person);
    await unknown();
    expect(await screen.findByText(said(isKept), { exact: false })).toBeVisible();
    expect(await field('Nama Toko')).toHaveValue(storeName);
  }
});

it('a lookup at the server that fails says so, and is repeated with Periksa lagi', async () => {
  const person = office.open('superadmin', '/dashboard/make-category/create');
  await write(person, 'Nama', 'Alat Renang');
  loseAnswers(true);
  const mend = office.answer('GET */make-category', { message: 'Gangguan' }, 400);
  await saveAndConfirm(person);
  const help = within(await unknown());
  expect(await help.findByText(/^Belum dapat dipastikan/)).toBeVisible();
  mend();
  await person.click(help.getByRole('button', { name: 'Periksa lagi' }));
  expect(await help.findByText(said(true), { exact: false })).toBeVisible();
});
