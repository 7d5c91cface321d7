import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field } from '../../areas/everyForm';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice({ sellers: 1 });

const create = '/dashboard/member-list/seller/create';
const provinces = async () => {
  const person = office.open('superadmin', create);
  const [province] = await screen.findAllByRole('combobox', { name: 'Provinsi' });
  if (!province) throw new Error('No field for a province');
  return { person, province };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a combobox', () => {
  it('shows in a list of its name what fits to the typed words, and chooses with the arrow keys and Enter', async () => {
    const { person, province } = await provinces();
    expect(province).toBeRequired();
    await person.type(province, 'jawa');
    await waitFor(() => expect(options()).toEqual(['Jawa Barat', 'Jawa Tengah', 'Jawa Timur']));
    expect(screen.getByRole('listbox', { name: /^Provinsi/ })).toBeVisible();
    expect(province).toHaveAttribute('aria-expanded', 'true');
    await person.keyboard('{ArrowDown}{Enter}');
    expect(province).toHaveValue('Jawa Tengah');
    expect(options()).toEqual([]);
    expect(province).toHaveFocus();
  });

  it('says that nothing fits, and, when it is left, that nothing is chosen; the text stays', async () => {
    const { person, province } = await provinces();
    await person.type(province, 'Atlantis');
    expect(await screen.findByText('Tidak ada pilihan yang cocok. Ubah kata pencariannya.')).toBeVisible();
    expect(province).toBeValid();
    await person.tab();
    expect(province).toHaveValue('Atlantis');
    expect(screen.queryByText(/Tidak ada pilihan yang cocok/)).toBeNull();
    expect(province).toBeInvalid();
    expect(province).toHaveAccessibleDescription('“Atlantis” belum dipilih. Pilih salah satu dari daftar.');
    await person.clear(province);
    await person.type(province, 'bali');
    await person.click(await screen.findByRole('option', { name: 'Bali' }));
    await waitFor(() => expect(province).toBeValid());
    expect(province).toHaveValue('Bali');
  });

  it('takes a choice whose whole name was typed when it is left', async () => {
    const { person, province } = await provinces();
    await person.type(province, 'jawa barat');
    expect(await screen.findByRole('option', { name: 'Jawa Barat' })).toBeVisible();
    await person.tab();
    expect(province).toHaveValue('Jawa Barat');
    expect(province).toBeValid();
    expect(await field('Kota/Kabupaten')).toBeEnabled();
  });

  it('closes its list with Escape, keeps the choice, and has a button that empties it', async () => {
    const { person, province } = await provinces();
    await person.type(province, 'bali');
    await person.click(await screen.findByRole('option', { name: 'Bali' }));
    await person.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Bali', selected: true })).toBeVisible();
    await person.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(province).toHaveValue('Bali');
    const box = within(province.parentElement as HTMLElement);
    await person.click(box.getByRole('button', { name: 'Kosongkan pilihan' }));
    expect(province).toHaveValue('');
    expect(province).toHaveFocus();
  });

  it('with free text keeps what is not in its list', async () => {
    const person = office.open('superadmin', create);
    const bank = await field('Nama Bank');
    expect(bank).toBeRequired();
    expect(bank).toHaveAccessibleDescription('Pilih dari daftar atau ketik nama bank lain.');
    await person.type(bank, 'Bank Antah');
    await person.tab();
    expect(bank).toHaveValue('Bank Antah');
    const unlisted = '“Bank Antah” tidak ada dalam daftar. Periksa kembali penulisannya.';
    expect(bank).toHaveAccessibleDescription(unlisted);
    await person.clear(bank);
    await person.type(bank, 'mandi');
    await person.click(await screen.findByRole('option', { name: 'Mandiri' }));
    expect(bank).toHaveValue('Mandiri');
  });
});
