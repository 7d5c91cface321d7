/** Messages of every page: loading, failure, retry. */
export const ui = {
  /** From specification §2, letter by letter. */
  refresh: 'Refresh',
  retry: 'Coba lagi',
  loading: 'Memuat data …',
  working: 'Memproses …',
  /** In the place of a part of a page that cannot be shown. */
  brokenPart: 'Bagian ini gagal ditampilkan.',
  /** In the place of what the host does not have. */
  unoffered: 'Tidak tersedia di server ini.',
  /** On the list, after a record could not be opened. */
  failedRecord: 'Detail gagal dimuat',
  unsavedTexts: 'Catatan yang Anda tulis di sana belum disimpan. Salin jika masih diperlukan:',
};

/** The toaster (specification §8, titles letter by letter), which is outside react-admin. */
export const toaster = {
  success: 'Success!',
  error: 'Error!',
  dismiss: 'Tutup pemberitahuan',
};
