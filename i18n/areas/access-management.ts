/** What stands under `resources.access-management`. Columns: AREAS.md, asumsi. */
export const accessManagement = {
  name: 'Akses Manajemen',
  fields: {
    id: 'ID',
    name: 'Peran',
    description: 'Keterangan',
    user_count: 'Jumlah Pengguna',
  },
};
