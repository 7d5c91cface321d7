/**
 * Actions on many records. These messages are downloaded with the code of the selection, not with the app
 * (list/bulk/RunDialog).
 */
export const bulk = {
  /** The noun for records of an area that declares none. */
  noun: 'data',
  selected: '%{count} %{noun} dipilih',
  actions: 'Tindakan untuk data yang dipilih',
  selectAll: 'Pilih semua %{total} hasil',
  selectFirst: 'Pilih %{most} hasil pertama',
  /** If none of the selected records allows an action. */
  none: 'Tidak ada tindakan untuk statusnya sekarang',
  /** If some of the selected records could not be read. */
  unread: 'Sebagian data terpilih gagal dimuat.',
  unselect: 'Batalkan pilihan',
  question: '%{label} %{count} %{noun}?',
  title: '%{label} %{count} %{noun}',
  skipped: '%{count} dari %{total} dilewati karena tindakan ini tidak tersedia untuk statusnya sekarang:',
  skippedRecords: 'Yang dilewati',
  /** Heads the names of the records to which the action applies. */
  affected: 'Berlaku untuk',
  progress: '%{done} dari %{total}',
  /** While a run pauses because the server asked for it. */
  waiting: 'Server sibuk. Dilanjutkan dalam %{count} detik.',
  sent: 'Yang sudah dikirim tetap tersimpan.',
  stop: 'Berhenti',
  stopping: 'Menghentikan …',
  done: '%{count} berhasil',
  noneDone: 'Belum ada yang berhasil',
  failed: '%{count} gagal',
  unknown: '%{count} belum pasti',
  unsent: '%{count} belum dikirim',
  open: 'Yang belum berhasil tetap dipilih.',
  failures: 'Belum berhasil',
  notSent: 'Belum dikirim',
  retry: 'Coba lagi yang gagal',
  resume: 'Lanjutkan %{count} sisanya',
  save: 'Unduh laporan (CSV)',
  columnName: 'Nama',
  columnId: 'ID',
  columnAction: 'Tindakan',
  columnOutcome: 'Hasil',
  columnReason: 'Keterangan',
  outcomeDone: 'Berhasil',
  outcomeFailed: 'Gagal',
  outcomeUnknown: 'Belum pasti',
};
