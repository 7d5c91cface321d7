import { accounts } from '../../../mocks/server/accounts';

/** The menu of specification §2 and its permissions of §6, written down once more: the product must agree with it. */
export const pages: { label: string; group?: string; path: string; permission: string }[] = [
  { label: 'Dashboard', path: '/dashboard', permission: 'DASHBOARD' },
  { label: 'Pelapak', group: 'Daftar', path: '/dashboard/member-list/seller', permission: 'PELAPAK' },
  { label: 'Driver', group: 'Daftar', path: '/dashboard/member-list/driver', permission: 'DRIVER' },
  {
    label: 'User Admin',
    group: 'Daftar',
    path: '/dashboard/member-list/user-admin',
    permission: 'USER_ADMIN',
  },
  { label: 'List Produk', path: '/dashboard/product-list', permission: 'LIST_PRODUK' },
  { label: 'Orderan', path: '/dashboard/orders', permission: 'ORDERAN' },
  { label: 'Buat Kategori', path: '/dashboard/make-category', permission: 'BUAT_KATEGORI' },
  {
    label: 'Banner Infomasi',
    group: 'Master Data',
    path: '/dashboard/master-data/banner-information',
    permission: 'BANNER_INFOMASI',
  },
  { label: 'List Konsumen', path: '/dashboard/consumer-list', permission: 'LIST_KONSUMEN' },
  { label: 'Top-Up Saldo', path: '/dashboard/top-up', permission: 'TOP-UP_SALDO' },
  { label: 'Akses Manajemen', path: '/dashboard/access-management', permission: 'AKSES_MANAJEMEN' },
  { label: 'Report Transaction', path: '/dashboard/report-transaction', permission: 'REPORT_TRANSACTION' },
];

/** The demo accounts, each with the pages it may open. */
export const people = accounts.map(({ username, full_name, role_name, email, access }) => ({
  username,
  full_name,
  role_name,
  email,
  pages: pages.filter(({ permission }) =>
    [`VIEW_${permission}`, `MANAGE_${permission}`].some((value) => access.includes(value)),
  ),
}));

/** The h1 of an address that the account may not open, or that does not exist. */
export const refusal = 'Not allowed to access this page';

/**
 * False for the calls that the frame sends on every page: the picture in the profile menu, the rights of the user, and the
 * counts of waiting work.
 */
export const isOfThePage = (call: string): boolean =>
  !/\/cdn\/bulk-generate\/|\/backoffice\/(profile|counts)$/.test(call);
