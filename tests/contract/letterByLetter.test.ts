import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validation } from '../../i18n/validation';
import { currencyPrefix, limits } from '../../src/config';
import { flatten } from './flatten';
import { sourcesOf } from './sources';

/** What the specification puts between quotation marks, misspellings and doubled spaces included. */
const quoted = {
  '§2 login': ['Selamat Datang!', 'Selalu ingat', 'Masuk'],
  '§2 seller': ['Daftarkan Pelapak', 'Masukan data yang sesuai'],
  '§2 gate': ['Not allowed to access this page'],
  '§2 layout': [
    'Apps',
    'Pemberitahuan',
    'Fitur Sedang Dikembangkan ...',
    'Perlu beberapa waktu agar fitur dapat digunakan',
    'Profile',
    'Keluar',
  ],
  '§2 widgets': ['Aktif', 'Tidak Aktif', 'Cari produk', 'Upload foto yang sesuai', 'Support : jpeg,jpg'],
  '§2 delete': ['Hapus Data', 'Batal', 'Hapus'],
  '§5 login': [
    'Username tidak boleh kosong',
    'Password tidak boleh kosong',
    'Password harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka ',
  ],
  '§5 seller form': [
    'Tidak Boleh ada karakter khusus',
    'Semua Karakter Nama Toko tidak boleh hanya angka',
    'Nomor Hp harus diawali 62',
    'Nomor Telephone Max 13 Angka',
    'Email Tidak Valid',
    'Nomor NIK Harus 16 angka',
    'Nomor NIK tidak boleh melebihi 16 angka',
    'Semua Karakter Nama Bank harus huruf',
    'Nomor Rekening Maksimal 16 angka',
    'RT harus 3 angka',
    'RW harus 3 angka',
    'Kode Pos Min 5 angka, Max 6',
  ],
  '§5 password change': [
    'Password harus lebih dari  6 karakter dan setidaknya memiliki 1 huruf dan 1 angka ',
  ],
  '§5 image upload': ['Ukuran Gambar Terlalu Besar'],
  '§8 session and login': [
    'Sesi Sudah Habis Silahkan Login Kembali!',
    'Wrong Username or Password',
    'Username tidak valid!',
    'Password tidak valid!',
    'Berhasil Melakukan Login',
  ],
  '§8 pictures': [
    'Ukuran file terlalu besar, silahkan kecilkan ukuran file !',
    'Terjadi Gangguan Foto gagal diupload !',
    'Gagal Memuat KTP',
  ],
  '§8 sellers': [
    'Detail berhasil dimuat',
    'Data Berhasil disimpan!',
    'Data Berhasil diubah!',
    'Data Berhasil hapus!',
  ],
  '§8 toasts': ['Success!', 'Error!'],
} as const;

/** Not on screen as such: {action} is filled in, X is a label. */
const inTheDocumentAs: Readonly<Record<string, string>> = {
  'Data Berhasil disimpan!': 'Data Berhasil {action}!',
  'Data Berhasil diubah!': 'Data Berhasil {action}!',
};

const files = import.meta.glob<Record<string, object>>('../../i18n/**/*.ts', { eager: true });
const onScreen = new Set(Object.values(files).flatMap((file) => [...flatten(file).values()]));
const document = readFileSync('docs/specification.md', 'utf8').replace(/\s*\n(?:>\s*)?\s*/g, ' ');

describe.each(Object.entries(quoted))('the texts of %s exist letter by letter', (_, words) => {
  it.each(words)('%j', (text) => {
    expect([...onScreen]).toContain(text);
    expect(document).toContain(inTheDocumentAs[text] ?? text);
  });
});

it('no form except the seller form uses its messages', () => {
  const ofSellers: readonly string[] = quoted['§5 seller form'];
  const keys = Object.entries(validation).flatMap(([key, text]) =>
    typeof text === 'string' && ofSellers.includes(text) ? [`'validation.${key}'`] : [],
  );
  const borrowed = sourcesOf('src')
    .filter(({ path }) => !path.startsWith('src/areas/seller/'))
    .flatMap(({ path, text }) => keys.filter((key) => text.includes(key)).map((key) => `${path}: ${key}`));
  expect(keys).toHaveLength(ofSellers.length);
  expect(borrowed).toEqual([]);
});

it('joins a label to its rule as §5 writes it', () => {
  expect([...onScreen]).toContain('%{label} tidak boleh kosong');
  expect([...onScreen]).toContain('%{label} tidak boleh hanya angka');
});

it('keeps the numbers of §9', () => {
  expect(limits).toEqual({
    requestTimeout: 10_000,
    uploadTimeout: 60_000,
    searchDebounce: 500,
    toastDuration: 3000,
    pageSizes: [10, 25, 50, 100],
    defaultPageSize: 10,
    pageWindow: 5,
    imageBytes: 5_120_000,
    sessionDays: 1,
    rememberedSessionDays: 365,
    sidebarOverlayWidth: 1024,
    wideDialogWidth: 678,
  });
  expect(currencyPrefix).toBe('Rp.');
  const uploadBox = readFileSync('src/form/photo/ImageUpload.css', 'utf8');
  expect(uploadBox).toMatch(/\.image-upload-box \{[^}]*width: 250px;[^}]*height: 130px;/);
});
