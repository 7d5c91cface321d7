/** What every page may say: loading, a failure, another try. */
export const feedback = {
  /** Letter by letter (specification §2). */
  refresh: 'Refresh',
  retry: 'Coba lagi',
  loading: 'Memuat data …',
  working: 'Memproses …',
  /** On the list, after a record that could not be opened. */
  failedRecord: 'Detail gagal dimuat',
};

/** The toaster (specification §8, titles letter by letter), which is outside react-admin. */
export const toaster = {
  success: 'Success!',
  error: 'Error!',
  dismiss: 'Tutup pemberitahuan',
};
