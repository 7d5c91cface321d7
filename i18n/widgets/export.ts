/** Exports, and how far they are. */
export const exporting = {
  button: 'Ekspor',
  title: 'Ekspor %{name}',
  starting: 'Menyiapkan ekspor …',
  cancel: 'Batalkan ekspor',
  done: 'Ekspor selesai: %{count} baris diunduh.',
  cancelled: 'Ekspor dibatalkan.',
  nothing: 'Tidak ada data yang dapat diekspor. Ubah kata pencarian atau filternya.',
  rowsFetched: '%{done} dari %{total} baris diambil',
};
