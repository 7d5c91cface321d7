/** The preview of a role, downloaded with its dialog (src/areas/access-management/preview/RolePreview.tsx). */
export const preview = {
  title: 'Lihat sebagai %{name}',
  unnamed: 'peran baru',
  mark: 'Pratinjau, hanya dapat dibaca',
  explanation:
    'Beginilah menu dan halaman bagi pemegang peran ini. Hak akses Anda sendiri tidak berubah dan tidak ada yang disimpan.',
  unsaved: 'Termasuk perubahan yang belum disimpan.',
  content: 'Isi pratinjau',
  menu: 'Menu pemegang peran',
  noMenu: 'Tidak ada menu. Setiap halaman ditolak, kecuali Profile.',
  routes: 'Halaman bagi pemegang peran',
  page: 'Halaman',
  list: 'Daftar',
  record: 'Data',
  create: 'Tambah',
  close: 'Tutup pratinjau',
};

/** What happens if a holder of the role opens a page. */
export const openings = { open: 'Terbuka', readOnly: 'Hanya Baca', refused: 'Ditolak', absent: '–' };
