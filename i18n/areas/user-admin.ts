/** What stands under `resources.member-list/user-admin`. Columns: AREAS.md, asumsi. */
export const userAdmin = {
  name: 'User Admin',
  fields: {
    id: 'ID',
    full_name: 'Nama',
    username: 'Username',
    email: 'Email',
    phone: 'No. HP',
    role: 'Peran',
    role_name: 'Peran',
    is_active: 'Aktif',
    last_login: 'Login Terakhir',
  },
};
