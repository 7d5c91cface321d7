/** The table of rights, downloaded with the pages of a role (src/areas/access-management/matrix/RightsMatrix.tsx). */
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
