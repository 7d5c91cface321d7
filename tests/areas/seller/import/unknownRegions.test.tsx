import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../../support/backOffice';
import { notesOf, openCheck } from './importPage';

const office = startBackOffice();

const check = (changes: readonly Record<string, string>[]) => openCheck(office, changes);

/** A row with an unknown region, the message of the check, and the number of regions to choose from. */
const unknown: readonly [changes: Record<string, string>, sentence: string, count: number][] = [
  [
    { Provinsi: 'Atlantis' },
    'Provinsi “Atlantis” tidak ditemukan. Periksa ejaannya atau pilih yang dimaksud.',
    38,
  ],
  [
    { 'Kota/Kabupaten': 'Atlantis' },
    'Kota/Kabupaten “Atlantis” tidak ditemukan di Jawa Barat. Periksa ejaan dan provinsinya atau pilih yang dimaksud.',
    27,
  ],
  [
    { Provinsi: 'Jawa Tengah' },
    'Kota/Kabupaten “Kota Bandung” tidak ditemukan di Jawa Tengah. Periksa ejaan dan provinsinya atau pilih yang dimaksud.',
    35,
  ],
  [
    { Kecamatan: 'Coblos' },
    'Kecamatan “Coblos” tidak ditemukan di Kota Bandung. Periksa ejaan dan kota/kabupatennya atau pilih yang dimaksud.',
    30,
  ],
  [
    { 'Kelurahan/Desa': 'Dago' },
    'Kelurahan/Desa “Dago” tidak ditemukan di Cicendo. Periksa ejaan dan kecamatannya atau pilih yang dimaksud.',
    6,
  ],
];

describe('a region that is not known', () => {
  it('is reported with the place where it was searched, and all regions of that place can be chosen', async () => {
    await check(unknown.map(([changes]) => changes));
    for (const [index, [, sentence, count]] of unknown.entries()) {
      expect(await notesOf(index + 2)).toContain(sentence);
      const field = screen.getAllByRole('combobox')[index];
      if (!field) throw new Error('No choice');
      expect(field).toHaveAccessibleDescription(sentence);
      expect(within(field).getAllByRole('option'), sentence).toHaveLength(count);
    }
    expect(screen.getByText(`${unknown.length} salah`)).toBeVisible();
  });

  it('has a different message if several regions have that name', async () => {
    await check([{ 'Kota/Kabupaten': 'Bandung' }]);
    expect(await notesOf(2)).toContain('Ada 2 Kota/Kabupaten bernama “Bandung”. Pilih yang dimaksud.');
  });

  it('is asked for on the next level after the level above is chosen', async () => {
    const person = await check([{ Provinsi: 'Jawa', 'Kota/Kabupaten': 'Bandung' }]);
    expect(await notesOf(2)).toMatch(/Provinsi “Jawa” tidak ditemukan\./);
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Provinsi yang dimaksud “Jawa”' }),
      'Jawa Barat',
    );
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'Kota/Kabupaten yang dimaksud “Bandung”' }),
      'Kota Bandung',
    );
    expect(await screen.findByText('1 siap')).toBeVisible();
    const [province, city] = screen.getAllByRole('combobox');
    expect(province).toHaveDisplayValue('Jawa Barat');
    expect(city).toHaveDisplayValue('Kota Bandung');
    expect(screen.queryByText(/tidak ditemukan|Pilih yang dimaksud/)).toBeNull();
  });

  it('keeps showing the chosen one, with the focus, and another one can be chosen instead', async () => {
    const person = await check([{ 'Kota/Kabupaten': 'Bandung' }, { 'Kota/Kabupaten': 'Bandung' }]);
    await notesOf(2);
    const fields = () => screen.getAllByRole('combobox', { name: 'Kota/Kabupaten yang dimaksud “Bandung”' });
    const choose = async (region: string) => {
      await person.selectOptions(fields()[0] as HTMLElement, region);
    };
    await choose('Kabupaten Bandung');
    expect(await notesOf(3)).toContain('Kecamatan “Cicendo” tidak ditemukan di Kabupaten Bandung.');
    for (const field of fields()) expect(field).toHaveDisplayValue('Kabupaten Bandung');
    expect(fields()[0]).toHaveFocus();
    await choose('Kota Bandung');
    expect(await screen.findByText('2 siap')).toBeVisible();
    for (const field of fields()) expect(field).toHaveDisplayValue('Kota Bandung');
    expect(fields()[0]).toHaveFocus();
  });

  it('keeps its row in view, with the focus, when it is chosen while only rows with errors are shown', async () => {
    const person = await check([{}, { 'Kota/Kabupaten': 'Bandung' }]);
    await screen.findByText('1 salah');
    const onlyWrong = () => screen.getByRole('checkbox', { name: 'Hanya yang salah' });
    await person.click(onlyWrong());
    const field = () => screen.getByRole('combobox', { name: 'Kota/Kabupaten yang dimaksud “Bandung”' });
    await person.selectOptions(field(), 'Kota Bandung');
    expect(await screen.findByText('2 siap')).toBeVisible();
    expect(field()).toHaveFocus();
    await person.click(onlyWrong());
    await person.click(onlyWrong());
    expect(screen.getByText('Tidak ada baris yang salah.')).toBeVisible();
  });

  it('has no choices if the server has no regions on that level', async () => {
    office.answer('GET */region/village/:district', { villages: [] });
    await check([{ 'Kelurahan/Desa': 'Dago' }]);
    expect(await notesOf(2)).toBe(
      'Kelurahan/Desa “Dago” tidak ditemukan di Cicendo. Periksa ejaan dan kecamatannya.',
    );
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
