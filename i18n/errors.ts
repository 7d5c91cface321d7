import { login } from './login';

/**
 * The messages for failed calls, one per kind of fault (dataProvider/serverErrors.ts): what happened, then what to do next.
 * If the server sends its own sentence, that one is shown instead.
 */
export const errors = {
  offline: 'Perangkat Anda tidak terhubung ke internet. Periksa koneksinya, lalu coba lagi.',
  network: 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  timeout: 'Server terlalu lama merespons. Tunggu sebentar, lalu coba lagi.',
  expired: login.expired,
  forbidden: 'Anda tidak memiliki hak akses untuk tindakan ini. Hubungi admin yang mengatur peran Anda.',
  /** The host lacks the address of a list, of figures or of an action. */
  notFound: 'Server belum menyediakan bagian ini. Coba lagi nanti. Bila berlanjut, hubungi tim teknis.',
  /** A record that the host no longer has. */
  recordGone: 'Data tidak ditemukan, mungkin sudah dihapus. Kembali ke daftar dan cari lagi.',
  rejected: 'Server menolak data yang dikirim. Periksa kembali isian Anda, lalu kirim ulang.',
  /** The host lacks the call for a search in the request body, and a NIK or an account number must not be in an address. */
  searchInBody: 'Server ini belum dapat mencari NIK atau nomor rekening. Cari dengan nama atau No. HP.',
  tooManyAttempts: login.tooManyAttempts,
  busy: 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.',
  server: 'Terjadi gangguan pada server. Coba lagi. Bila berlanjut, hubungi tim teknis.',
  invalidResponse: 'Respons server tidak terbaca. Muat ulang halaman. Bila berulang, hubungi tim teknis.',
  /** A host that ignores the page: its rows would be taken for others. */
  samePage: 'Server mengirim halaman pertama lagi. Persempit daftarnya, lalu hubungi tim teknis.',
  /** A write without a response in time: it may have been saved, so sending it again could create a duplicate. */
  writeTimeout: 'Belum pasti tersimpan: server tidak merespons. Cari datanya sebelum menyimpan lagi.',
  /** A write whose connection broke, perhaps after the request had arrived. */
  writeCut: 'Belum pasti tersimpan: koneksi terputus. Cari datanya sebelum menyimpan lagi.',
  /** A write with an unreadable response. The typed data must stay, so the message does not suggest a reload. */
  writeUnreadable:
    'Belum pasti tersimpan: respons server tidak terbaca. Cari datanya sebelum menyimpan lagi.',
  /** After an export, or a look at a number, that could not be logged. */
  unlogged: 'Tindakan ini tidak tercatat di log aktivitas. Laporkan kepada tim teknis.',
};
