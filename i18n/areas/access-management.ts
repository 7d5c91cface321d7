/** Messages under `resources.access-management`. Content: docs/areas.md, assumption. */
export const accessManagement = {
  name: 'Akses Manajemen',
  searchHint: 'Bisa dicari: nama dan keterangan peran.',
  table: { title: 'Daftar peran' },
  fields: {
    id: 'ID',
    name: 'Peran',
    description: 'Keterangan',
    user_count: 'User Admin',
    permissions: 'Hak Akses',
    in_use: 'Pemakaian',
    updated_at: 'Diubah',
    updated_by: 'Diubah oleh',
  },
  sentence: 'Peran menentukan menu yang dapat dilihat dan dikelola user admin.',
  add: 'Tambah Peran',
  list: {
    inUse: { true: 'Dipakai', false: 'Tidak Dipakai' },
    duplicate: 'Duplikat Peran',
    stillInUse: '%{name} masih dipakai %{count} user admin. Pindahkan mereka ke peran lain.',
    useUnreadable: '%{name} belum dapat dihapus karena jumlah user admin tidak terbaca. Muat ulang halaman.',
    moreRights: 'Hak akses peran %{name} melebihi hak akses Anda. Hubungi admin yang memilikinya.',
    users: '%{count} user admin',
    nobody: 'Belum ada',
    everything: 'Mengelola semua menu',
    nothing: 'Tanpa hak akses',
    manages: 'Kelola %{count}',
    views: 'Lihat %{count}',
  },
  createTitle: 'Tambah Peran',
  editTitle: 'Ubah Peran',
  showTitle: 'Detail Peran',
  formSentence: 'Perubahan ditampilkan untuk diperiksa sebelum disimpan.',
  form: {
    copyOf: 'Salinan %{name}',
    notCopied: 'Sebagian hak akses tidak ikut disalin karena Anda sendiri tidak memilikinya: %{rights}.',
  },
  show: {
    missingRights: 'Anda tidak dapat mengubah peran ini.',
    missingRightsOf:
      'Peran ini memuat hak akses yang tidak Anda miliki: %{rights}. Hubungi admin yang memilikinya.',
  },
  sections: {
    identity: { title: 'Peran', hint: 'Nama yang mudah dikenali dan untuk siapa peran ini.' },
    rights: {
      title: 'Hak akses',
      hint: '“Lihat” untuk membaca. “Kelola” juga untuk menambah, mengubah, dan menghapus.',
    },
    history: 'Linimasa',
  },
  actions: { create: { past: 'Peran dibuat' }, edit: { past: 'Peran diubah' } },
  validation: {
    name: 'Nama peran maksimal 40 karakter',
    description: 'Keterangan maksimal 160 karakter',
  },
  preview: 'Lihat sebagai Peran',
  levels: { none: 'Tidak ada', view: 'Lihat', manage: 'Kelola' },
};
