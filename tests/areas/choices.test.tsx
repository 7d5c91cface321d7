import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { found } from '../support/backOffice';
import { confirm, dialog, press, wordsOf } from '../support/parts';
import { field, isSaved, save, startForms, write } from './everyForm';

const office = startForms();

const create = '/dashboard/member-list/seller/create';
const editSeller = () => `/dashboard/member-list/seller/${office.firstSeller().id}`;

/** The requests that would have saved something. */
const sent = (...calls: string[]) => calls.flatMap((call) => office.api.receivedAt(call));
const options = () => wordsOf(screen.queryAllByRole('option'));
const unlisted = (text: string) => `“${text}” tidak ada dalam daftar. Periksa kembali penulisannya.`;
const unfinished = (text: string) => `“${text}” belum dipilih. Pilih salah satu dari daftar.`;

describe('Enter in a field with a list of choices', () => {
  it('takes the first match, even where the former choice fits too, and sends no registration', async () => {
    const person = office.open('superadmin', create);
    const province = await field('Provinsi');
    await person.click(province);
    await person.paste('jawa timur');
    await person.click(await screen.findByRole('option', { name: 'Jawa Timur' }));
    await person.tripleClick(province);
    await person.keyboard('jawa');
    await waitFor(() => expect(options()).toEqual(['Jawa Barat', 'Jawa Tengah', 'Jawa Timur']));
    await person.keyboard('{Enter}');
    expect(province).toHaveValue('Jawa Barat');
    expect(options()).toEqual([]);
    expect(screen.queryByText(/perlu diperbaiki/)).toBeNull();
  });

  it('sends nothing where the text fits to no choice, whether the list is open or closed', async () => {
    const person = office.open('superadmin', create);
    const province = await field('Provinsi');
    await person.click(province);
    await person.paste('Atlantis');
    expect(await screen.findByText(/Tidak ada pilihan yang cocok/)).toBeVisible();
    for (const keys of ['{Enter}', '{Escape}{Enter}']) {
      await person.keyboard(keys);
      expect(province).toHaveValue('Atlantis');
      expect(screen.queryByText(/perlu diperbaiki/)).toBeNull();
    }
    expect(province).toHaveAccessibleDescription(unfinished('Atlantis'));
  });

  it('does not keep an old village that was typed over, and neither does a click on Simpan', async () => {
    const person = office.open('superadmin', editSeller());
    const village = await field('Kelurahan/Desa');
    const stored = village.value;
    await write(person, 'Nama Toko', 'Toko Lain');
    await person.tripleClick(village);
    await person.paste('Atlantis');
    await person.keyboard('{Enter}');
    expect(sent('POST update-profile-merchant')).toEqual([]);
    await save(person);
    expect(await screen.findByText('1 isian perlu diperbaiki')).toBeVisible();
    expect(village).toHaveFocus();
    expect(village).toHaveAccessibleDescription(unfinished('Atlantis'));
    expect(sent('POST update-profile-merchant')).toEqual([]);
    await person.tripleClick(village);
    await person.paste(stored);
    await person.click(await screen.findByRole('option', { name: stored }));
    await waitFor(() => expect(village).toBeValid());
    await save(person);
    expect(await isSaved()).toBeVisible();
    expect(sent('POST update-profile-merchant')).toHaveLength(1);
  });

  it.each([
    ['Nama Bank', 'Man', 'Mandiri'],
    ['Provinsi', 'Jawa B', 'Jawa Barat'],
  ])(
    'completes a choice of %s, but not while it ends the composition of a character',
    async (name, text, choice) => {
      const person = office.open('superadmin', create);
      await write(person, name, text);
      const input = await field(name);
      await screen.findByRole('option', { name: choice });
      fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
      expect(input).toHaveValue(text);
      expect(options()).toContain(choice);
      await person.keyboard('{Enter}');
      expect(input).toHaveValue(choice);
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(sent('POST merchant/register')).toEqual([]);
    },
  );

  it('keeps the name of a bank outside the list, sends nothing, and asks to look again', async () => {
    const person = office.open('superadmin', editSeller());
    const bank = await field('Nama Bank');
    await write(person, 'Nama Bank', 'Bank Antah Berantah');
    await person.keyboard('{Enter}');
    expect(bank).toHaveValue('Bank Antah Berantah');
    expect(sent('POST update-profile-merchant')).toEqual([]);
    expect(bank).toHaveAccessibleDescription(unlisted('Bank Antah Berantah'));
    expect(bank).toBeValid();
    await save(person);
    expect(await isSaved()).toBeVisible();
    const user_bank = { bank_name: 'Bank Antah Berantah' };
    expect(sent('POST update-profile-merchant')[0]?.body).toMatchObject({ user_bank });
  });
});

describe('A text that is not a choice', () => {
  it('does not assign the driver who was chosen before', async () => {
    const drivers = office.table('member-list/driver');
    for (const { id } of drivers.all().slice(8)) drivers.remove(id);
    const { id } = found(office.table('orders').all(), ({ status }) => status === 'SIAP_DIKIRIM');
    const person = office.open('superadmin', `/dashboard/orders/${id}/show`);
    await press(person, 'Tugaskan Driver');
    const driver = (await dialog()).getByRole('combobox', { name: /Driver/ });
    await person.click(driver);
    const [first] = within(await screen.findByRole('listbox')).getAllByRole('option');
    await person.click(first as HTMLElement);
    await person.tripleClick(driver);
    await person.paste('Gatotkaca');
    await person.keyboard('{Enter}');
    await confirm(person, 'Tugaskan');
    expect(driver).toHaveAccessibleDescription(unfinished('Gatotkaca'));
    expect(driver).toHaveFocus();
    expect(sent(`POST orders/${id}/assignDriver`)).toEqual([]);
  });

  it('is said in a filter too, which stays as it was', async () => {
    const person = office.open('superadmin', '/dashboard/orders');
    await press(person, 'Filter');
    const shop = await screen.findByRole('combobox', { name: /^Toko/ });
    await waitFor(() => expect(shop).toBeEnabled());
    await person.click(shop);
    await person.paste('Atlantis');
    await person.tab();
    expect(shop).toHaveValue('Atlantis');
    expect(shop).toHaveAccessibleDescription(unfinished('Atlantis'));
    expect(location.search).not.toContain('seller');
  });
});

it('the buttons of a picker have Indonesian labels', async () => {
  const person = office.open('superadmin', create);
  const province = await field('Provinsi');
  const labels = () =>
    within(province.closest('.combobox') as HTMLElement)
      .getAllByRole<HTMLButtonElement>('button', { hidden: true })
      .flatMap((button) => [button.title, button.getAttribute('aria-label')]);
  expect(labels()).toEqual(['Buka pilihan', 'Buka pilihan']);
  await person.click(province);
  await person.paste('Bali');
  expect(labels()).toContain('Tutup pilihan');
  await person.click(await screen.findByRole('option', { name: 'Bali' }));
  const [clear, open] = ['Kosongkan pilihan', 'Buka pilihan'];
  await waitFor(() => expect(labels()).toEqual([clear, clear, open, open]));
});
