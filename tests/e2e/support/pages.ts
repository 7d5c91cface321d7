import { accounts } from '../../../mocks/server/accounts';

/** The menu of specification §2 and its permissions of §6, written down once more: the product must agree with it. */
export const pages = (
  [
    ['Dashboard', '', 'DASHBOARD'],
    ['Pelapak', '/member-list/seller', 'PELAPAK'],
    ['Driver', '/member-list/driver', 'DRIVER'],
    ['User Admin', '/member-list/user-admin', 'USER_ADMIN'],
    ['List Produk', '/product-list', 'LIST_PRODUK'],
    ['Orderan', '/orders', 'ORDERAN'],
    ['Buat Kategori', '/make-category', 'BUAT_KATEGORI'],
    ['Banner Infomasi', '/master-data/banner-information', 'BANNER_INFOMASI'],
    ['List Konsumen', '/consumer-list', 'LIST_KONSUMEN'],
    ['Top-Up Saldo', '/top-up', 'TOP-UP_SALDO'],
    ['Akses Manajemen', '/access-management', 'AKSES_MANAJEMEN'],
    ['Report Transaction', '/report-transaction', 'REPORT_TRANSACTION'],
  ] as const
).map(([label, path, permission]) => ({ label, path: `/dashboard${path}`, permission }));

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
