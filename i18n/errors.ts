import { login } from './login';

/**
 * What the product says of a failed call, one sentence per class of fault (dataProvider/serverErrors.ts): what
 * happened, then what to do next. Where the server sends a sentence of its own, that one is shown instead.
 */
export const errors = {
  network: 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  timeout: 'Server terlalu lama merespons. Tunggu sebentar, lalu coba lagi.',
  expired: login.expired,
  forbidden: 'Anda tidak memiliki hak akses untuk tindakan ini. Hubungi admin yang mengatur peran Anda.',
  notFound: 'Data tidak ditemukan, mungkin sudah dihapus. Kembali ke daftar dan cari lagi.',
  rejected: 'Server menolak data yang dikirim. Periksa kembali isian Anda, lalu kirim ulang.',
  /** The host has no call that takes a search in its body, and a NIK or an account number may be in no address. */
  searchInBody: 'Server ini belum dapat mencari NIK atau nomor rekening. Cari dengan nama atau No. HP.',
  tooManyAttempts: login.tooManyAttempts,
  busy: 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.',
  server: 'Terjadi gangguan pada server. Coba lagi. Bila berlanjut, hubungi tim teknis.',
  badAnswer: 'Respons server tidak terbaca. Muat ulang halaman. Bila berulang, hubungi tim teknis.',
  /** A write without an answer in time: it may have been kept, so sending it again could make two. */
  writeTimeout: 'Belum pasti tersimpan: server tidak merespons. Cari datanya sebelum menyimpan lagi.',
  /** A write whose answer is no answer; what was typed must stay, so nobody is sent to load the page again. */
  writeUnreadable:
    'Belum pasti tersimpan: respons server tidak terbaca. Cari datanya sebelum menyimpan lagi.',
  /** After an export, or a look at a number, that the log of activities does not know of. */
  unlogged: 'Tindakan ini tidak tercatat di log aktivitas. Laporkan kepada tim teknis.',
};
