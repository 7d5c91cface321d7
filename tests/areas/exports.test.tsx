import { screen, within } from '@testing-library/react';
import readExcelFile from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../support/backOffice';
import { press } from '../support/parts';
import { layDown } from '../support/smallWorld';
import { auditor, trialRole } from '../support/smallWorld/staff';
import { catchFiles } from './savedFiles';

const office = startBackOffice();
const files = catchFiles();

beforeEach(() => {
  layDown(office.api.db);
  office.table('member-list/user-admin').put(auditor);
  office.table('access-management').put(trialRole);
});

/**
 * The exact file of each list: an apostrophe stops a text that a spreadsheet would run as a formula, long numbers and
 * leading zeros stay complete, personal numbers show only their last digits, and times are in WIB.
 */
const exports: [path: string, file: string, lines: string[]][] = [
  [
    'member-list/seller',
    'member-list-seller-2026-11-20.csv',
    [
      'Nama Toko;Nama Pelapak;Nomor Telephone;Email;Kota;Status',
      'Kios Anggrek;Slamet Riyadi;"=""6281234567002""";slamet@surel.example;Kota Depok;Tidak Aktif',
      'Toko Melati;Rina Puspita;"=""6281234567001""";rina@surel.example;Kota Bandung;Aktif',
    ],
  ],
  [
    filtered('member-list/driver', { city: 'Kota Depok' }),
    'member-list-driver-2026-11-20.csv',
    [
      'Nama;No. HP;Email;NIK;Jenis Kendaraan;Merek;Tahun;Warna;Plat;Provinsi;Kota;Kecamatan;Kelurahan/Desa;Kode Pos;Alamat;Golongan SIM;Nomor SIM;SIM Berlaku Sampai;STNK Berlaku Sampai;SKCK Berlaku Sampai;Nama Bank;Nomor Rekening;Nama Pemilik Rekening;Saldo;Rating;Status;Alasan;Mendaftar (WIB)',
      'Agus Salim;"=""6281398760001""";driver-agus@surel.example;••••••••••••0003;Motor;Honda Beat;2021;Hitam;B 1234 KZA;Jawa Barat;Kota Depok;Cimanggis;Tugu;16451;Jalan Kenanga No. 7;C;••••••••8901;2028-06-30;2028-07-31;2027-12-15;BRI;••••••••3456;Agus Salim;1250000;4,5;Aktif;;2026-01-05 16:20',
      'Joko Purnomo;"=""6281398760001""";driver-joko@surel.example;••••••••••••0003;Motor;Honda Beat;2021;Hitam;F 5 C;Jawa Barat;Kota Depok;Cimanggis;Tugu;16451;Jalan Kenanga No. 7;C;••••••••8901;2028-06-30;2028-07-31;2027-12-15;BRI;••••••••3456;Joko Purnomo;0;;Ditolak;"\'+Foto SIM; buram";2026-01-05 16:20',
      'Nina Kartika;"=""6281398760001""";driver-nina@surel.example;••••••••••••0003;Motor;Honda Beat;2021;Hitam;B 9 XYZ;Jawa Barat;Kota Depok;Cimanggis;Tugu;16451;Jalan Kenanga No. 7;C;••••••••8901;2028-06-30;2028-07-31;2027-12-15;BRI;••••••••3456;Nina Kartika;0;;Ditangguhkan;Keluhan pembeli;2026-01-05 16:20',
      'Tono Wijaya;"=""6281398760001""";driver-tono@surel.example;••••••••••••0003;Motor;Honda Beat;2021;Hitam;B 4321 ABC;Jawa Barat;Kota Depok;Cimanggis;Tugu;16451;Jalan Kenanga No. 7;C;••••••••8901;2028-06-30;2028-07-31;2027-12-15;BRI;••••••••3456;Tono Wijaya;0;;Aktif;;2026-01-05 16:20',
      'Wati Lestari;"=""6281398760001""";driver-wati@surel.example;••••••••••••0003;Mobil;Toyota Avanza;2021;Hitam;D 77 AB;Jawa Barat;Kota Depok;Cimanggis;Tugu;16451;Jalan Kenanga No. 7;A;••••••••8901;2028-06-30;2028-07-31;2027-12-15;BRI;••••••••3456;Wati Lestari;0;;Menunggu Verifikasi;;2026-01-05 16:20',
    ],
  ],
  [
    filtered('member-list/user-admin', { q: 'yusuf.maulana' }),
    'user-admin-2026-11-20.csv',
    [
      'Nama;Username;Email;No. HP;Peran;Status;Login Terakhir (WIB)',
      'Yusuf Maulana;yusuf.maulana;yusuf@kantor.example;"=""6281100009999""";Auditor;Aktif;2026-11-20 00:05',
    ],
  ],
  [
    'product-list',
    'product-list-2026-11-20.csv',
    [
      'Nama Produk;SKU;Toko;Kategori;Harga;Diskon;Stok;Berat (gram);Kondisi;Minimal Pesanan;Terjual;Rating;Ketersediaan;Status;Alasan;Diajukan (WIB)',
      'Kemeja Batik;SKU-batik;Toko Melati;Kemeja;200000;25;120;350;Baru;1;6;4,8;Tersedia;Tayang;;2026-11-04 08:00',
      "Selendang Sutra;SKU-selendang;Toko Melati;Kemeja;85000;0;120;350;Baru;1;3;4,8;Tersedia;Diblokir;'@Merek palsu;2026-11-03 08:00",
      'Teh Melati;SKU-teh;Kios Anggrek;Minuman;25000;0;0;350;Bekas;1;7;;Habis;Menunggu Tinjauan;;2026-11-02 08:00',
      '"Gula ""Aren""";"=""000123""";Kios Anggrek;Minuman;40000;0;3;350;Baru;1;6;4,8;Terbatas;Ditolak;Tanpa izin edar;2026-11-01 23:30',
    ],
  ],
  [
    'orders',
    'orders-2026-11-20.csv',
    [
      'No. Invoice;Tanggal (WIB);Pembeli;Toko;Driver;Kurir;No. Resi;Subtotal;Ongkir;Biaya Layanan;Diskon;Total;Metode Pembayaran;Status Pembayaran;Status',
      'INV/20261120/0001;2026-11-20 08:30;Sari Wulandari;Toko Melati;;Kurir Reborn;;300000;18000;2500;20000;300500;Transfer Bank;Belum Dibayar;Menunggu Pembayaran',
      'INV/20261120/0002;2026-11-20 00:30;Budi Hartono;Kios Anggrek;;Kurir Reborn;;115000;12000;2500;0;129500;QRIS;Lunas;Diproses',
      'INV/20261119/0003;2026-11-19 23:40;Sari Wulandari;Toko Melati;Agus Salim;Kurir Reborn;;150000;18000;2500;15000;155500;Virtual Account;Lunas;Siap Dikirim',
      'INV/20261118/0004;2026-11-18 10:00;Budi Hartono;Toko Melati;Agus Salim;Kurir Reborn;KRM2611180040001;320000;20000;2500;0;342500;Dompet Digital;Lunas;Dikirim',
      'INV/20261117/0008;2026-11-17 16:45;Budi Hartono;Toko Melati;Agus Salim;Kurir Reborn;KRM2611170080001;300000;18000;2500;30000;290500;Virtual Account;Dikembalikan;Dana Dikembalikan',
      'INV/20261116/0005;2026-11-16 14:20;Sari Wulandari;Kios Anggrek;Agus Salim;Kurir Reborn;KRM2611160050001;100000;12000;2500;10000;104500;Bayar di Tempat;Lunas;Tiba di Tujuan',
      'INV/20261115/0009;2026-11-15 11:15;Sari Wulandari;Kios Anggrek;;Kurir Reborn;;50000;12000;2500;0;64500;QRIS;Belum Dibayar;Dibatalkan',
      'INV/20261114/0007;2026-11-14 00:10;Sari Wulandari;Toko Melati;Agus Salim;Kurir Reborn;KRM2611140070001;85000;18000;2500;0;105500;Transfer Bank;Lunas;Komplain',
      'INV/20261113/0006;2026-11-13 09:00;Budi Hartono;Kios Anggrek;Agus Salim;Kurir Reborn;KRM2611130060001;200000;15000;2500;0;217500;QRIS;Lunas;Selesai',
    ],
  ],
  [
    'make-category',
    'make-category-2026-11-20.csv',
    [
      'Jalur;Nama;Slug;Tingkat;Urutan;Jumlah Produk;Status',
      'Pakaian;Pakaian;pakaian;1;1;2;Aktif',
      'Pakaian › Kemeja;Kemeja;kemeja;2;1;2;Aktif',
      'Pangan;Pangan;pangan;1;2;2;Aktif',
      'Pangan › Minuman;Minuman;minuman;2;1;2;Tidak Aktif',
    ],
  ],
  [
    'master-data/banner-information',
    'master-data-banner-information-2026-11-20.csv',
    [
      'Judul;Posisi;Urutan;Status;Mulai (WIB);Berakhir (WIB);Jenis Tautan;Tautan;Teks Alternatif',
      'Batik Nusantara;Beranda;1;Tayang;2026-11-01 00:00;;Produk;Kemeja Batik;Gambar Batik Nusantara',
      'Belum Jadi;Beranda;2;Draf;;;Alamat Web;/promo;Gambar Belum Jadi',
      'Akhir Tahun;Beranda;3;Terjadwal;2026-11-20 09:06;;Alamat Web;/promo;Gambar Akhir Tahun',
      'Ramadan;Halaman Kategori;1;Nonaktif;2026-11-01 00:00;;Alamat Web;/promo;Gambar Ramadan',
      'Sebelas Sebelas;Halaman Promo;1;Berakhir;2026-11-01 00:00;2026-11-20 09:05;Alamat Web;/promo;Gambar Sebelas Sebelas',
    ],
  ],
  [
    'consumer-list',
    'consumer-list-2026-11-20.csv',
    [
      'Nama;No. HP;Email;Total Pesanan;Total Belanja;Saldo;Bergabung (WIB);Pesanan Terakhir (WIB);Status',
      'Budi Hartono;"=""6285733334444""";budi@surel.example;4;689500;0;2024-12-31 23:59;2026-11-20 00:30;Diblokir',
      'Sari Wulandari;"=""6285711112222""";sari@surel.example;5;365500;75000;2025-03-01 00:30;2026-11-20 08:30;Aktif',
    ],
  ],
  [
    'top-up',
    'top-up-2026-11-20.csv',
    [
      'Kode;Dibuat (WIB);Status;Jenis Pemilik;Pemilik;Nominal;Kode Unik;Biaya Admin;Total;Metode;Bank;Pengirim;Disetujui oleh;Disetujui pada (WIB);Ditolak oleh;Ditolak pada (WIB);Alasan Penolakan;Saldo Sebelum;Saldo Sesudah',
      'TU-20261120-02;2026-11-20 08:35;Menunggu Pembayaran;Driver;Agus Salim;100000;45;0;100045;QRIS;Mandiri;;;;;;;;',
      'TU-20261120-01;2026-11-20 07:05;Menunggu Verifikasi;Konsumen;Sari Wulandari;500000;123;2500;502623;Transfer Bank;BCA;SARI WULANDARI;;;;;;;',
      'TU-20261118-03;2026-11-18 10:00;Disetujui;Pelapak;Toko Melati;1000000;7;4000;1004007;Virtual Account;Mandiri;RINA PUSPITA;Hendra Wijaya;2026-11-18 13:00;;;;0;1000000',
      'TU-20261118-06;2026-11-18 09:04;Menunggu Verifikasi;Pelapak;Toko Melati;300000;88;2500;302588;Transfer Bank;BCA;RINA PUSPITA;;;;;;;',
      'TU-20261117-04;2026-11-17 08:00;Ditolak;Konsumen;Budi Hartono;50000;999;0;50999;Setor Tunai;BRI;BUDI;;;Hendra Wijaya;2026-11-19 09:30;"\'=Bukti; palsu";;',
      'TU-20261115-05;2026-11-15 09:00;Kedaluwarsa;Driver;Agus Salim;75000;310;1000;76310;QRIS;BNI;;;;;;;;',
      'TU-20261102-07;2026-11-02 08:00;Disetujui;Konsumen;Sari Wulandari;75000;201;0;75201;Transfer Bank;BCA;SARI WULANDARI;Hendra Wijaya;2026-11-02 12:00;;;;0;75000',
      'TU-20261101-08;2026-11-01 08:00;Disetujui;Driver;Agus Salim;1250000;402;2500;1252902;Setor Tunai;BRI;AGUS SALIM;Hendra Wijaya;2026-11-01 09:30;;;;0;1250000',
    ],
  ],
  [
    filtered('access-management', { q: 'Uji Coba' }),
    'access-management-2026-11-20.csv',
    [
      'Peran;Keterangan;User Admin;Hak Akses;Diubah (WIB);Diubah oleh',
      "Uji Coba;'-Hanya lihat;0;VIEW_ORDERAN MANAGE_PELAPAK;2026-11-19 23:50;Hendra Wijaya",
    ],
  ],
  [
    'report-transaction',
    'report-transaction-2026-11-14-2026-11-20-2026-11-20.csv',
    [
      'No. Invoice;Waktu (WIB);Toko;Kota Toko;Pembeli;Metode;Total;Komisi;Pengembalian Dana;Subtotal;Ongkir;Biaya Layanan;Diskon;Status',
      'INV/20261120/0002;2026-11-20 00:30;Kios Anggrek;Kota Depok;Budi Hartono;QRIS;129500;5750;0;115000;12000;2500;0;Diproses',
      'INV/20261119/0003;2026-11-19 23:40;Toko Melati;Kota Bandung;Sari Wulandari;Virtual Account;155500;7500;0;150000;18000;2500;15000;Siap Dikirim',
      'INV/20261118/0004;2026-11-18 10:00;Toko Melati;Kota Bandung;Budi Hartono;Dompet Digital;342500;16000;0;320000;20000;2500;0;Dikirim',
      'INV/20261117/0008;2026-11-17 16:45;Toko Melati;Kota Bandung;Budi Hartono;Virtual Account;290500;0;290500;300000;18000;2500;30000;Dana Dikembalikan',
      'INV/20261116/0005;2026-11-16 14:20;Kios Anggrek;Kota Depok;Sari Wulandari;Bayar di Tempat;104500;5000;0;100000;12000;2500;10000;Tiba di Tujuan',
      'INV/20261114/0007;2026-11-14 00:10;Toko Melati;Kota Bandung;Sari Wulandari;Transfer Bank;105500;4250;0;85000;18000;2500;0;Komplain',
    ],
  ],
];

it.each(exports)('the export of %s has exactly this name and these lines', async (path, file, lines) => {
  const person = office.open('superadmin', `/dashboard/${path}`);
  // Waits for the rows before the export.
  await screen.findByText(/^Menampilkan |^Daftar kategori$/);
  await press(person, 'Ekspor');
  await press(person, 'CSV (.csv)');
  await screen.findByText(`Ekspor selesai: ${lines.length - 1} baris diunduh.`);
  expect(files.name()).toBe(file);
  expect((await files.text()).split('\r\n')).toEqual([...lines, '']);
  expect([...(await files.bytes()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

it('the panel of an export shows the tab of its rows as a filter', async () => {
  const user = office.open('superadmin', filtered('/dashboard/product-list', { status: 'TAYANG' }));
  await screen.findByText(/^Menampilkan 1–/);
  await press(user, 'Ekspor');
  const panel = within(await screen.findByRole('dialog', { name: 'Ekspor List Produk' }));
  expect(panel.getByRole('listitem')).toHaveTextContent('Status: Tayang');
});

describe('the export as an Excel file', () => {
  const sheetOf = async (path: string) => {
    const person = office.open('superadmin', `/dashboard/${path}`);
    await screen.findByText(/^Menampilkan /);
    await press(person, 'Ekspor');
    await press(person, 'Excel (.xlsx)');
    await screen.findByText(/^Ekspor selesai: /);
    const [sheet, ...others] = await readExcelFile(Buffer.from(await files.bytes()));
    expect(others).toEqual([]);
    return sheet;
  };

  it('has cells of numbers, and cells of text that are neither formulas nor numbers', async () => {
    const sheet = await sheetOf('product-list');
    expect(files.name()).toBe('product-list-2026-11-20.xlsx');
    expect(sheet?.sheet).toBe('List Produk');
    expect(sheet?.data[0]?.slice(0, 5)).toEqual(['Nama Produk', 'SKU', 'Toko', 'Kategori', 'Harga']);
    expect(sheet?.data.slice(3)).toEqual([
      [
        ...['Teh Melati', 'SKU-teh', 'Kios Anggrek', 'Minuman', 25000, 0, 0, 350, 'Bekas', 1, 7, null],
        ...['Habis', 'Menunggu Tinjauan', null, '2026-11-02 08:00'],
      ],
      [
        ...['Gula "Aren"', '000123', 'Kios Anggrek', 'Minuman', 40000, 0, 3, 350, 'Baru', 1, 6, 4.8],
        ...['Terbatas', 'Ditolak', 'Tanpa izin edar', '2026-11-01 23:30'],
      ],
    ]);
    expect(sheet?.data[2]?.[14]).toBe('@Merek palsu');
  });

  it('masks personal numbers, and keeps every digit of a phone number', async () => {
    const sheet = await sheetOf(filtered('member-list/driver', { city: 'Kota Depok', q: 'Joko' }));
    expect(sheet?.data[1]?.slice(0, 4)).toEqual([
      'Joko Purnomo',
      '6281398760001',
      'driver-joko@surel.example',
      '••••••••••••0003',
    ]);
    expect(sheet?.data[1]?.[26]).toBe('+Foto SIM; buram');
  });
});

it('an export warns if the activity log fails, and the file is still downloaded', async () => {
  office.answer('POST */backoffice/activity', {}, 500);
  const user = office.open('superadmin', '/dashboard/member-list/seller');
  await screen.findByText('Menampilkan 1–2 dari 2 data');
  await press(user, 'Ekspor');
  const csv = await screen.findByRole('button', { name: 'CSV (.csv)' });
  // Without personal numbers there is no choice of whole ones.
  expect(screen.queryByRole('checkbox', { name: 'Tulis nomor lengkap' })).toBeNull();
  await user.click(csv);
  const sentence = 'Tindakan ini tidak tercatat di log aktivitas. Laporkan kepada tim teknis.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await press(user, 'Tutup pemberitahuan');
  expect(await screen.findByText('Ekspor selesai: 2 baris diunduh.')).toBeVisible();
  expect(await files.cells()).toHaveLength(3);
});
