/** The demo accounts. All data is made up; `npm start` prints the password. */

/** Permission names of specification §6, in the order of the menu. */
export const permissions = [
  'DASHBOARD',
  'PELAPAK',
  'DRIVER',
  'USER_ADMIN',
  'LIST_PRODUK',
  'ORDERAN',
  'BUAT_KATEGORI',
  'BANNER_INFOMASI',
  'LIST_KONSUMEN',
  'TOP-UP_SALDO',
  'AKSES_MANAJEMEN',
  'REPORT_TRANSACTION',
] as const;

/** Returns the permissions of the specification, then those of further collections. */
export const permissionsWith = (collections: readonly { permission: string }[]): readonly string[] => [
  ...new Set([...permissions, ...collections.map(({ permission }) => permission)]),
];

/** The caller: a user admin with the rights of their role (staffAccounts.ts). */
export type Account = {
  id: string;
  username: string;
  full_name: string;
  email: string;
  role_name: string;
  /** Access values such as `VIEW_PELAPAK`. */
  access: readonly string[];
};

/** An account of the seed. */
type SeededAccount = Account & {
  /** The description of the account on the login page. */
  note: string;
  /** Id of the profile picture, or null. */
  picture: string | null;
};

/** Password of every seeded user admin until it is changed. */
export const demoPassword = 'rahasia123';

/** Returns the seeded accounts of a server with these permissions. */
export const accountsWith = (known: readonly string[]): readonly SeededAccount[] => [
  {
    id: '9b1f0c6e-5d0a-4a57-9a54-000000000001',
    username: 'superadmin',
    full_name: 'Ratna Kusumawardani',
    email: 'ratna.kusumawardani@kantor.example',
    role_name: 'Super Admin',
    access: known.map((name) => `MANAGE_${name}`),
    note: 'Mengelola semua menu',
    picture: 'pelapak-2',
  },
  {
    id: '9b1f0c6e-5d0a-4a57-9a54-000000000002',
    username: 'pengamat',
    full_name: 'Bambang Sutrisno',
    email: 'bambang.sutrisno@kantor.example',
    role_name: 'Pengamat',
    access: known.map((name) => `VIEW_${name}`),
    note: 'Melihat semua menu tanpa mengubah apa pun',
    picture: 'pelapak-1',
  },
  {
    id: '9b1f0c6e-5d0a-4a57-9a54-000000000003',
    username: 'adminpelapak',
    full_name: 'Dewi Anggraini',
    email: 'dewi.anggraini@kantor.example',
    role_name: 'Admin Pelapak',
    access: ['VIEW_DASHBOARD', 'MANAGE_PELAPAK'],
    note: 'Mengelola pelapak saja',
    picture: 'pelapak-4',
  },
  {
    id: '9b1f0c6e-5d0a-4a57-9a54-000000000004',
    username: 'keuangan',
    full_name: 'Hendra Wijaya',
    email: 'hendra.wijaya@kantor.example',
    role_name: 'Keuangan',
    access: ['VIEW_DASHBOARD', 'MANAGE_TOP-UP_SALDO', 'VIEW_REPORT_TRANSACTION'],
    note: 'Memproses top-up saldo dan melihat laporan transaksi',
    picture: null,
  },
  {
    id: '9b1f0c6e-5d0a-4a57-9a54-000000000005',
    username: 'tamu',
    full_name: 'Putri Maharani',
    email: 'putri.maharani@kantor.example',
    role_name: 'Tamu',
    access: [],
    note: 'Belum memiliki hak akses apa pun',
    picture: null,
  },
];

export const accounts = accountsWith(permissions);

/** Returns true if an account may read an area: VIEW_ reads, MANAGE_ reads and writes (reading 7). */
export const mayRead = (account: Account, permission: string): boolean =>
  account.access.includes(`VIEW_${permission}`) || mayWrite(account, permission);

export const mayWrite = (account: Account, permission: string): boolean =>
  account.access.includes(`MANAGE_${permission}`);

/** The accounts that the login page offers. They reach it through the run-time configuration, so that the build contains none. */
export const offeredAccounts = accounts.map(({ username, note }) => ({
  username,
  password: demoPassword,
  note,
}));
