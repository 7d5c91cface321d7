import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { found, startBackOffice } from '../../../support/backOffice';
import { csvOf, notesOf, openCheck, openTable, run, soundRow } from './importPage';

const office = startBackOffice();

const sentAddresses = () =>
  office.api
    .receivedAt('POST merchant/register')
    .map(({ body }) => (body as { user_address: object }).user_address);

describe('regions as the statistics office writes them', () => {
  it('are understood, and a regency that moved to a new province is registered there and said', async () => {
    const person = await openCheck(office, [
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
      { Provinsi: 'Papua', 'Kota/Kabupaten': 'Kabupaten Atlantis' },
    ]);
    expect(await notesOf(2)).toBe('');
    expect(await notesOf(3)).toBe(
      'Provinsi “PAPUA” menjadi Papua Selatan karena Kabupaten Merauke sekarang di sana.',
    );
    // It is asked for if it is not in a province that was parted either.
    expect(await notesOf(4)).toContain('Kota/Kabupaten “Kabupaten Atlantis” tidak ditemukan di Papua.');
    await run(person, 2);
    await screen.findByText('2 berhasil', undefined, { timeout: 20_000 });
    expect(sentAddresses()).toMatchObject([
      { province_id: '34', city_id: '34.03', district_id: '34.03.01', village_id: '34.03.01.2002' },
      { province_id: '93', city_id: '93.01', district_id: '93.01.01', village_id: '93.01.01.1005' },
    ]);
  });
});

describe('a column of both RT and RW', () => {
  const rowWith = (column: string, text: string, number = 1) => {
    const { RT: _rt, RW: _rw, ...others } = soundRow(number);
    return { ...others, [column]: text };
  };

  it.each([
    ['RT/RW', '005/012', '5/12'],
    ['RW/RT', '012/005', '12/5'],
  ])('is read as two values in the order of its head, %s', async (column, first, second) => {
    const person = await openTable(office, csvOf([rowWith(column, first), rowWith(column, second, 2)]));
    await run(person, 2);
    await screen.findByText('2 berhasil', undefined, { timeout: 20_000 });
    expect(sentAddresses()).toMatchObject([
      { rt: '005', rw: '012' },
      { rt: '005', rw: '012' },
    ]);
  });

  it('is refused where a spreadsheet made a date or a number of it', async () => {
    const texts = ['12-May', '5.1', '7'];
    await openTable(office, csvOf([...texts, ''].map((text, index) => rowWith('RT/RW', text, index + 1))));
    for (const [index, typed] of texts.entries())
      expect(await notesOf(index + 2)).toBe(
        ['RT', 'RW']
          .map((label) => `${label} tidak terbaca dari “${typed}”. Tulis RT dan RW seperti 005/012.`)
          .join(''),
      );
    expect(await notesOf(5)).toBe('RT tidak boleh kosongRW tidak boleh kosong');
  });
});

const warnings = () =>
  screen.queryAllByRole('alert').flatMap(({ textContent }) => (textContent ? [textContent] : []));

const rounded = ['3273056010900010', '3273056010900020', '3273056010900030'];
const roundedText = (count: number, lines: string) =>
  `${count} Nomor NIK berakhir 0 (baris ${lines}). Excel mungkin membulatkan digit terakhirnya. Cocokkan dengan KTP sebelum mendaftarkan.`;
const shortText = (count: number, lines: string) =>
  `${count} Nomor Rekening lebih pendek dari biasanya (baris ${lines}) dan tidak ada yang diawali 0. Excel mungkin menghapus 0 di depannya. Cocokkan dengan buku tabungan sebelum mendaftarkan.`;

describe('NIKs that end in 0', () => {
  it('in all rows are said before anything is sent, until a person has corrected them', async () => {
    const person = await openCheck(
      office,
      rounded.map((nik) => ({ 'Nomor NIK': nik })),
    );
    await notesOf(2);
    expect(screen.getByText('3 siap')).toBeVisible();
    expect(warnings()).toEqual([roundedText(3, '2, 3, 4')]);
    expect(office.api.receivedAt('POST merchant/register')).toHaveLength(0);
    for (const [nik, left] of [
      ['3273056010900011', [roundedText(2, '3, 4')]],
      ['3273056010900012', [roundedText(1, '4')]],
      ['3273056010900013', []],
    ] as const) {
      await person.click(found(screen.getAllByRole('button', { name: 'Ubah isian lain' })));
      await person.clear(found(screen.getAllByRole('textbox', { name: 'Nomor NIK' }).toReversed()));
      await person.paste(nik);
      await person.keyboard('{Enter}');
      await waitFor(() => expect(warnings()).toEqual(left));
    }
  });

  it('in one of two rows are an accident, and an account number may be short where another one has its 0', async () => {
    await openCheck(office, [{ 'Nomor NIK': '3273056010900010', 'Nomor Rekening': '12345678' }, {}]);
    await notesOf(2);
    expect(screen.getByText('2 siap')).toBeVisible();
    expect(warnings()).toEqual([]);
  });
});

describe('account numbers of which none begins with 0', () => {
  it('are said if they are shorter than those of any bank, of their bank, or of others at their bank', async () => {
    await openCheck(office, [
      { 'Nomor Rekening': '12345678' },
      { 'Nomor Rekening': '1234567890' },
      { 'Nama Bank': 'Bank BRI', 'Nomor Rekening': '12345678901234' },
      { 'Nama Bank': 'Danamon', 'Nomor Rekening': '12345678901' },
      { 'Nama Bank': 'Bank Danamon', 'Nomor Rekening': '123456789012' },
    ]);
    await notesOf(2);
    expect(screen.getByText('5 siap')).toBeVisible();
    expect(warnings()).toEqual([shortText(3, '2, 4, 5')]);
  });
});

/** A row with an unknown region, the message of the check, and the number of regions to choose from. */
const unknown: readonly [changes: Record<string, string>, reason: string, count: number][] = [
  [{ Provinsi: 'Atlantis' }, 'Provinsi “Atlantis” tidak ditemukan. Periksa ejaannya', 38],
  [
    { 'Kota/Kabupaten': 'Atlantis' },
    'Kota/Kabupaten “Atlantis” tidak ditemukan di Jawa Barat. Periksa ejaan dan provinsinya',
    27,
  ],
  [
    { Provinsi: 'Jawa Tengah' },
    'Kota/Kabupaten “Kota Bandung” tidak ditemukan di Jawa Tengah. Periksa ejaan dan provinsinya',
    35,
  ],
  [
    { Kecamatan: 'Coblos' },
    'Kecamatan “Coblos” tidak ditemukan di Kota Bandung. Periksa ejaan dan kota/kabupatennya',
    30,
  ],
  [
    { 'Kelurahan/Desa': 'Dago' },
    'Kelurahan/Desa “Dago” tidak ditemukan di Cicendo. Periksa ejaan dan kecamatannya',
    6,
  ],
];

describe('a region that is not known', () => {
  it('is reported with the place where it was searched, and all regions of that place can be chosen', async () => {
    await openCheck(
      office,
      unknown.map(([changes]) => changes),
    );
    for (const [index, [, reason, count]] of unknown.entries()) {
      const sentence = `${reason} atau pilih yang dimaksud.`;
      expect(await notesOf(index + 2)).toContain(sentence);
      const field = screen.getAllByRole('combobox')[index] as HTMLElement;
      expect(field).toHaveAccessibleDescription(sentence);
      expect(within(field).getAllByRole('option'), sentence).toHaveLength(count);
    }
    expect(screen.getByText(`${unknown.length} salah`)).toBeVisible();
  });

  it('is asked for on the next level after the level above is chosen', async () => {
    const person = await openCheck(office, [{ Provinsi: 'Jawa', 'Kota/Kabupaten': 'Bandung' }]);
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
    const person = await openCheck(office, [
      { 'Kota/Kabupaten': 'Bandung' },
      { 'Kota/Kabupaten': 'Bandung' },
    ]);
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
    const person = await openCheck(office, [{}, { 'Kota/Kabupaten': 'Bandung' }]);
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
    await openCheck(office, [{ 'Kelurahan/Desa': 'Dago' }]);
    expect(await notesOf(2)).toBe(
      'Kelurahan/Desa “Dago” tidak ditemukan di Cicendo. Periksa ejaan dan kecamatannya.',
    );
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
