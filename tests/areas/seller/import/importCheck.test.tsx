import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../../support/backOffice';
import { press, wordsOf } from '../../../support/parts';
import { jpeg } from '../../everyForm';
import { base } from '../sellerApi';
import {
  chooseTable,
  csvOf,
  notesOf,
  openCheck,
  openTable,
  photos,
  run,
  soundRow,
  xlsxOf,
} from './importPage';

const office = startBackOffice();

const check = (changes: Record<string, string | number>, files = photos) =>
  openCheck(office, [changes], files);

/** A change to a valid row, and the message of the check. */
const wrong: readonly [label: string, value: string, sentence: string][] = [
  ['Nama Lengkap', '', 'Nama Lengkap tidak boleh kosong'],
  ['Nomor Telephone', '1234567890', 'Nomor Hp harus diawali 62'],
  ['Email', 'salah', 'Email Tidak Valid'],
  ['Nomor NIK', '3273059913900009', 'Tanggal lahir pada NIK ini tidak terbaca. Periksa kembali angkanya.'],
  ['Provinsi', '', 'Provinsi tidak boleh kosong'],
  ['RT', '1234', 'RT harus 3 angka'],
  ['Foto KTP', '', 'Foto KTP tidak boleh kosong'],
  ['Foto KTP', 'lain.jpg', 'Foto KTP tidak boleh kosong (file “lain.jpg” belum dipilih)'],
];

describe('the check of a row shows the same errors as the form', () => {
  it('for fields of every kind, and offers no registration if no row is valid', async () => {
    await openCheck(
      office,
      wrong.map(([label, value]) => ({ [label]: value })),
    );
    for (const [index, [label, value, sentence]] of wrong.entries())
      expect(await notesOf(index + 2), `${label} “${value}”`).toBe(sentence);
    expect(screen.getByText(`${wrong.length} salah`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Daftarkan/ })).toBeNull();
  });

  it('for photos that are too large or are not JPEG files', async () => {
    const large = new File([new Uint8Array(5000 * 1024 + 1)], 'sari.jpg', { type: 'image/jpeg' });
    const text = new File(['bukan foto'], 'toko.jpg', { type: 'image/jpeg' });
    await check({}, [large, text, jpeg('ktp.jpg')]);
    expect(await notesOf(2)).toBe(
      'Ukuran Gambar Terlalu BesarFile ini bukan foto JPEG. Pilih foto berformat jpg atau jpeg.',
    );
  });
});

describe('the check also notices', () => {
  it('digits that a spreadsheet has removed', async () => {
    const table = await xlsxOf([
      { ...soundRow(1), 'Nomor NIK': 3273056010900001 },
      { ...soundRow(2), 'Nomor Rekening': 12345678 },
      { ...soundRow(3), 'Nomor Telephone': 81299990003, RT: 7, RW: 12, 'Kode Pos': 40172 },
    ]);
    await openTable(office, table);
    const sentence = 'tersimpan sebagai angka. Ubah kolomnya menjadi teks, lalu periksa digitnya.';
    expect(await notesOf(2)).toBe(`Nomor NIK ${sentence}`);
    expect(await notesOf(3)).toBe(`Nomor Rekening ${sentence}`);
    expect(await notesOf(4)).toBe('');
  });

  it('a NIK, phone number or email that an earlier row or another seller has, and names that seller', async () => {
    const { number_phone, email, id_card, shop_name } = office.firstSeller();
    await openTable(
      office,
      csvOf([
        soundRow(1),
        soundRow(1),
        { ...soundRow(2), 'Nomor Telephone': number_phone },
        { ...soundRow(3), Email: email.toUpperCase() },
        { ...soundRow(4), 'Nomor NIK': id_card },
      ]),
    );
    const same = ['Nomor NIK', 'Nomor Telephone', 'Email'].map((label) => `${label} sama dengan baris 2`);
    expect(await notesOf(2)).toBe('');
    expect(await notesOf(3)).toBe(same.join(''));
    for (const [line, label] of [
      [4, 'Nomor Telephone'],
      [5, 'Email'],
    ] as const)
      expect(await notesOf(line)).toBe(`${label} ini juga dipakai pelapak lain:${shop_name} (tab baru)`);
    // With another phone number the NIK still belongs to a registered seller.
    expect(await notesOf(6)).toBe(`Terdaftar sebagai ${shop_name} (tab baru)`);
    expect(screen.getByText('3 salah')).toBeVisible();
    expect(screen.getByText('1 sudah terdaftar')).toBeVisible();
  });
});

it('the check does not take rows for one another whose phone numbers are errors of a formula', async () => {
  await openCheck(office, [{ 'Nomor Telephone': '#N/A' }, { 'Nomor Telephone': '#N/A' }]);
  const sentence = 'Nomor Telephone berisi “#N/A”, kesalahan rumus di Excel. Ganti dengan nilainya.';
  expect(await notesOf(2)).toBe(sentence);
  expect(await notesOf(3)).toBe(sentence);
});

describe('in the check, a user', () => {
  it('chooses an ambiguous region once for all rows, and sees the progress of the repeated check from its beginning', async () => {
    const person = await openCheck(
      office,
      ['Bandung', 'BANDUNG'].map((city) => ({ 'Kota/Kabupaten': city })),
    );
    expect(await screen.findByText('2 salah')).toBeVisible();
    expect(await notesOf(2)).toContain('Ada 2 Kota/Kabupaten bernama “Bandung”. Pilih yang dimaksud.');
    const answer = office.holdBack('GET */region/:level/:parent');
    const city = screen.getByRole('combobox', { name: 'Kota/Kabupaten yang dimaksud “Bandung”' });
    const options = within(city).getAllByRole('option').slice(0, 2);
    expect(wordsOf(options)).toEqual(['Kabupaten Bandung', 'Kota Bandung']);
    await person.selectOptions(city, 'Kota Bandung');
    expect(await screen.findByText('Memeriksa 0 dari 2 baris …')).toBeVisible();
    answer();
    expect(await screen.findByText('2 siap')).toBeVisible();
  });

  it('cleans texts with Rapikan teks, and sees what changes', async () => {
    const person = await check({ Alamat: 'Jl. Mawar No. 5/7, Blok B' });
    expect(await notesOf(2)).toBe('Alamat tidak boleh hanya angka');
    await person.click(screen.getByRole('checkbox', { name: 'Rapikan teks' }));
    expect(await screen.findByText('1 siap')).toBeVisible();
    expect(await notesOf(2)).toBe(
      'Alamat dirapikan: “Jl. Mawar No. 5/7, Blok B” menjadi “Jl. Mawar No. 5 7 Blok B”',
    );
    await run(person, 1);
    await screen.findByText('1 berhasil');
    const [sent] = office.api.receivedAt('POST merchant/register');
    expect(sent?.body).toMatchObject({ user_address: { address_detail: 'Jl. Mawar No. 5 7 Blok B' } });
  });

  it('never sees rows of an earlier table, even of the same name, while another one is being checked', async () => {
    const person = await openCheck(office, [{ Email: 'salah' }]);
    await screen.findByText('1 salah');
    await person.click(screen.getByRole('checkbox', { name: 'Hanya yang salah' }));
    const answer = office.holdBack(`POST ${base}/get-list-merchant`);
    await chooseTable(person, csvOf([soundRow(2)]));
    expect(await screen.findByText('Memeriksa 0 dari 1 baris …')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Baris yang diperiksa' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Unduh yang belum siap (CSV)' })).toBeNull();
    answer();
    expect(await screen.findByText('1 siap')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Hanya yang salah' })).not.toBeChecked();
  });

  it('continues with Coba lagi after a server error', async () => {
    const mend = office.answer(`POST ${base}/get-list-merchant`, { message: 'Permintaan ditolak.' }, 400);
    const person = await check({});
    expect(await screen.findByText(/^Pemeriksaan terhenti: Permintaan ditolak\./)).toBeVisible();
    mend();
    await press(person, 'Coba lagi');
    expect(await screen.findByText('1 siap')).toBeVisible();
  });
});
