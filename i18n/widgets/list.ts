/** Tables and their pages. */
export const list = {
  title: 'Daftar %{name}',
  searching: 'Mencari “%{text}” …',
  actions: 'Tindakan',
  edit: 'Ubah %{name}',
  none: '–',
  dropped: '%{smart_count} baris tidak ditampilkan karena datanya rusak. Laporkan kepada tim teknis.',
  empty: { title: 'Belum ada data', hint: 'Data yang masuk akan tampil di sini.' },
  noMatch: {
    title: 'Tidak ada data yang cocok dengan filter',
    hint: 'Ubah kata pencarian atau hapus filter untuk melihat semua data.',
  },
  failed: { title: 'Data gagal dimuat' },
  columns: {
    open: 'Kolom',
    shown: '%{shown} dari %{total}',
    title: 'Kolom yang ditampilkan',
    all: 'Tampilkan semua',
  },
  pagination: {
    label: 'Halaman',
    page: 'Halaman %{page}',
    first: 'Ke halaman pertama',
    previous: 'Halaman sebelumnya',
    next: 'Halaman berikutnya',
    last: 'Ke halaman terakhir',
    perPage: 'Baris per halaman',
    range: 'Menampilkan %{from}–%{to} dari %{total} data',
  },
};
