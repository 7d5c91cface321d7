/** Downloaded with the pages of a role (src/areas/access-management/rights). */

/** The table of rights. */
export const matrix = {
  label: 'Hak akses per menu',
  page: 'Menu',
  view: 'Lihat',
  manage: 'Kelola',
  viewOf: 'Lihat %{page}',
  manageOf: 'Kelola %{page}',
  viewAll: 'Lihat semua menu',
  manageAll: 'Kelola semua menu',
  implied: 'Termasuk dalam Kelola',
  missingRights: 'Anda tidak dapat memberikan hak akses yang tidak Anda miliki.',
  sole: 'Hak akses yang terkunci belum dapat dicabut dari peran ini.',
  soleHow:
    'Harus ada user admin aktif dengan peran lain yang memiliki semua hak akses peran ini agar dapat memberikannya kembali.',
  own: 'Ini peran Anda sendiri. Perubahannya langsung berlaku untuk Anda.',
  unknown: 'Hak akses lain pada peran ini: %{rights}. Hak akses itu tidak diubah di sini.',
};

/** The preview of a role. */
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

/** The dialog before a role is saved. */
export const review = {
  createTitle: 'Simpan peran %{name}?',
  editTitle: 'Simpan perubahan peran %{name}?',
  newRole: 'Peran baru ini belum dipakai siapa pun. Hak aksesnya:',
  affects: 'Berlaku untuk %{count} user admin yang memakai peran ini saat mereka berpindah halaman.',
  affectsUnknown: 'Berlaku untuk semua user admin yang memakai peran ini saat mereka berpindah halaman.',
  affectsNobody: 'Belum ada user admin yang memakai peran ini.',
  again: 'Belum tersimpan karena peran ini baru saja diubah.',
  againHow: 'Bandingkan perubahan Anda dengan isi terbarunya, lalu tekan Simpan lagi.',
  changes: 'Daftar perubahan',
  raised: 'Ditambah',
  lowered: 'Dikurangi',
  from: 'dari',
  to: 'menjadi',
  text: 'Diganti',
  emptyText: '(kosong)',
  ownLoss: 'Anda tidak dapat membatalkan ini sendiri.',
  ownLossOf:
    'Anda kehilangan %{rights}. Hanya pengelola Akses Manajemen lain yang juga memilikinya dapat memberikannya kembali kepada Anda.',
  ownLossOfRoles: 'Setelah ini, Anda tidak dapat mengubah peran apa pun.',
  noRights: 'Tanpa hak akses: pemegangnya hanya dapat membuka Profile.',
  unchanged: 'Tidak ada yang berubah. Ubah sesuatu terlebih dahulu atau pilih Batal untuk kembali.',
  confirm: 'Simpan',
};
