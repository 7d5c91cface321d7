/** Exports and their progress. */
export const exporting = {
  button: 'Ekspor',
  title: 'Ekspor %{name}',
  rows: {
    all: '%{count} baris tanpa pencarian dan filter.',
    searched: '%{count} baris sesuai pencarian “%{search}”.',
    filtered: '%{count} baris sesuai filter.',
    both: '%{count} baris sesuai pencarian “%{search}” dan filter.',
  },
  numbers: {
    masked: 'Nomor identitas dan nomor rekening disamarkan, kecuali empat karakter terakhirnya.',
    whole:
      'Nomor identitas dan nomor rekening ditulis lengkap. Hal ini dicatat atas nama Anda pada setiap data.',
    choice: 'Tulis nomor lengkap',
  },
  columns: {
    title: 'Kolom',
    all: 'Semua (%{count} kolom)',
    shown: 'Yang tampil di tabel (%{count} kolom)',
  },
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  starting: 'Menyiapkan ekspor …',
  cancel: 'Batalkan ekspor',
  done: 'Ekspor selesai: %{count} baris diunduh.',
  incomplete:
    'Hanya %{count} dari %{total} baris yang terambil. Coba sekali lagi. Bila berulang, hubungi tim teknis.',
  cancelled: 'Ekspor dibatalkan.',
  nothing: 'Tidak ada data yang dapat diekspor. Ubah kata pencarian atau filternya.',
  rowsFetched: '%{done} dari %{total} baris diambil',
};
