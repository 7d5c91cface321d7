import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../../support/backOffice';
import {
  choosePhotos,
  chooseTable,
  csvOf,
  importPath,
  notesOf,
  openCheck,
  run,
  soundRow,
} from './importPage';

const office = startBackOffice();

const sentAddresses = () =>
  office.api
    .receivedAt('POST merchant/register')
    .map(({ body }) => (body as { user_address: object }).user_address);

describe('regions as the statistics office writes them', () => {
  it('are understood, and a regency that moved to a new province is registered there and said', async () => {
    const person = await openCheck(office, [
      {
        Provinsi: 'SUMATERA UTARA',
        'Kota/Kabupaten': 'KABUPATEN LABUHAN BATU',
        Kecamatan: 'RANTAU UTARA',
        'Kelurahan/Desa': 'SIRANDORUNG',
      },
      {
        Provinsi: 'D.I. Yogyakarta',
        'Kota/Kabupaten': 'KABUPATEN GUNUNG KIDUL',
        Kecamatan: 'WONOSARI',
        'Kelurahan/Desa': 'KEPEK',
      },
      {
        Provinsi: 'PAPUA',
        'Kota/Kabupaten': 'KABUPATEN MERAUKE',
        Kecamatan: 'MERAUKE',
        'Kelurahan/Desa': 'MARO',
      },
    ]);
    expect(await notesOf(2)).toBe('');
    expect(await notesOf(3)).toBe('');
    expect(await notesOf(4)).toBe(
      'Provinsi “PAPUA” menjadi Papua Selatan karena Kabupaten Merauke sekarang di sana.',
    );
    await run(person, 3);
    await screen.findByText('3 berhasil', undefined, { timeout: 20_000 });
    expect(sentAddresses()).toMatchObject([
      { province_id: '12', city_id: '12.10', district_id: '12.10.01', village_id: '12.10.01.1003' },
      { province_id: '34', city_id: '34.03', district_id: '34.03.01', village_id: '34.03.01.2002' },
      { province_id: '93', city_id: '93.01', district_id: '93.01.01', village_id: '93.01.01.1005' },
    ]);
  });

  it('are asked for if the city or regency is not in a province that was parted either', async () => {
    await openCheck(office, [{ Provinsi: 'Papua', 'Kota/Kabupaten': 'Kabupaten Atlantis' }]);
    expect(await notesOf(2)).toContain('Kota/Kabupaten “Kabupaten Atlantis” tidak ditemukan di Papua.');
  });
});

describe('a column of both RT and RW', () => {
  const rowWith = (column: string, text: string, number = 1) => {
    const { RT: _rt, RW: _rw, ...others } = soundRow(number);
    return { ...others, [column]: text };
  };

  it('is read as two values', async () => {
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    await chooseTable(person, csvOf([rowWith('RT/RW', '005/012'), rowWith('RT/RW', '5/12', 2)]));
    await run(person, 2);
    await screen.findByText('2 berhasil', undefined, { timeout: 20_000 });
    expect(sentAddresses()).toMatchObject([
      { rt: '005', rw: '012' },
      { rt: '005', rw: '012' },
    ]);
  });

  it('is read in the order of its head', async () => {
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    await chooseTable(person, csvOf([rowWith('RW/RT', '012/005')]));
    await run(person, 1);
    await screen.findByText('1 berhasil', undefined, { timeout: 20_000 });
    expect(sentAddresses()).toMatchObject([{ rt: '005', rw: '012' }]);
  });

  it('is refused where a spreadsheet made a date or a number of it', async () => {
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    await chooseTable(
      person,
      csvOf(['12-May', '5.1', '7', ''].map((text, index) => rowWith('RT/RW', text, index + 1))),
    );
    for (const [index, typed] of ['12-May', '5.1', '7'].entries())
      expect(await notesOf(index + 2)).toBe(
        ['RT', 'RW']
          .map((label) => `${label} tidak terbaca dari “${typed}”. Tulis RT dan RW seperti 005/012.`)
          .join(''),
      );
    expect(await notesOf(5)).toBe('RT tidak boleh kosongRW tidak boleh kosong');
  });
});
