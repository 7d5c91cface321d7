import type { FaultKind } from '../../src/dataProvider/serverErrors';
import type { Fault } from './faults';

/** What staff read for each class of fault, written by hand; a sentence that the server sent replaces it. */
const sentences: Readonly<Record<FaultKind, string>> = {
  offline: 'Perangkat Anda tidak terhubung ke internet. Periksa koneksinya, lalu coba lagi.',
  network: 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  timeout: 'Server terlalu lama merespons. Tunggu sebentar, lalu coba lagi.',
  expired: 'Sesi Sudah Habis Silahkan Login Kembali!',
  forbidden: 'Anda tidak memiliki hak akses untuk tindakan ini. Hubungi admin yang mengatur peran Anda.',
  notFound: 'Server belum menyediakan bagian ini. Coba lagi nanti. Bila berlanjut, hubungi tim teknis.',
  rejected: 'Server menolak data yang dikirim. Periksa kembali isian Anda, lalu kirim ulang.',
  busy: 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.',
  server: 'Terjadi gangguan pada server. Coba lagi. Bila berlanjut, hubungi tim teknis.',
  invalidResponse: 'Respons server tidak terbaca. Muat ulang halaman. Bila berulang, hubungi tim teknis.',
};

const recordGone = 'Data tidak ditemukan, mungkin sudah dihapus. Kembali ke daftar dan cari lagi.';

/** The message for a fault of a list, of figures, or of a new record. */
export const wordsOf = ({ name, kind }: Fault): string => {
  if (kind === 'expired') return sentences.expired;
  if (name === '200 with an error') return 'Gangguan';
  return name.endsWith('JSON') ? 'Ditolak server' : sentences[kind];
};

/** The message for a fault of a record that is known to exist. */
export const wordsOfRecord = (fault: Fault): string =>
  wordsOf(fault) === sentences.notFound ? recordGone : wordsOf(fault);

/** Whether the server may have kept the write in spite of the fault. */
const isUnknown = ({ name, kind }: Fault): boolean =>
  ['timeout', 'network', 'invalidResponse'].includes(kind) || name.startsWith('502');

const unsureForm = {
  network: 'Belum pasti tersimpan: koneksi terputus. Cari datanya sebelum menyimpan lagi.',
  invalidResponse:
    'Belum pasti tersimpan: respons server tidak terbaca. Cari datanya sebelum menyimpan lagi.',
  other: 'Belum pasti tersimpan: server tidak merespons. Cari datanya sebelum menyimpan lagi.',
};
const unsureAction = 'Hasilnya belum pasti. Periksa status data sebelum mencoba lagi.';
const unsureDelete = 'Belum pasti terhapus: server tidak merespons. Periksa daftarnya sebelum mencoba lagi.';
const unsureNote = 'Belum pasti tersimpan. Simpan lagi: catatan yang sama tidak akan tersimpan dua kali.';

/** The message of a form. */
export const wordsOfWrite = (fault: Fault): string => {
  const { kind } = fault;
  if (!isUnknown(fault)) return wordsOfRecord(fault);
  return unsureForm[kind === 'network' || kind === 'invalidResponse' ? kind : 'other'];
};

/** The message of a write of which only this is said if its outcome is unknown. */
const wordsOr =
  (unsure: string, sure = wordsOfRecord) =>
  (fault: Fault): string =>
    isUnknown(fault) ? unsure : sure(fault);

export const wordsOfDelete = wordsOr(unsureDelete);
export const wordsOfAction = wordsOr(unsureAction);
/** Of a registration that is one of many. */
export const wordsOfImport = wordsOr(unsureAction, wordsOf);
export const wordsOfNote = wordsOr(unsureNote, wordsOf);
