/** The pages of one record. */
export const record = {
  back: 'Kembali ke daftar',
  /** Specification §8: {action} is disimpan, diubah or hapus. */
  saved: 'Data Berhasil disimpan!',
  changed: 'Data Berhasil diubah!',
  pager: {
    label: 'Berpindah data',
    previous: 'Data sebelumnya',
    next: 'Data berikutnya',
    place: '%{place} dari %{total}',
    left: 'Tidak lagi sesuai filter, tersisa %{count} data',
    done: 'Tidak ada lagi data dalam filter ini',
    /** Before the keys themselves. */
    keys: 'Pintasan',
  },
  timeline: {
    empty: 'Belum ada perubahan yang tercatat.',
    subject: '%{action}: %{subject}',
    by: 'oleh %{actor}',
    reason: 'Alasan: %{reason}',
  },
};
