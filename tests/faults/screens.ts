import { facedBy, type Fault } from './faults';

/** What staff see when a call fails, area by area: the screens that tests/faults and tests/matrix hold against the table. */

const pathOf = (resource: string): string => `/dashboard/${resource}`;

const sellers = 'member-list/seller';

/** The areas with a list, in the order of the menu. */
const listed = [
  ...[sellers, 'member-list/driver', 'member-list/user-admin', 'product-list', 'orders', 'make-category'],
  ...['master-data/banner-information', 'consumer-list', 'top-up', 'access-management', 'report-transaction'],
];

/** Method and path below users-services/api/v1 of the calls that fail. */
export type Address = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

const listAddress = (resource: string): Address =>
  resource === sellers ? 'POST backoffice/get-list-merchant' : `GET backoffice/${resource}`;

/** An id that no record has. */
const unknownId = '00000000-0000-4000-8000-00000000dead';

/** Every list, first load and refresh; what one user admin did is a list too. */
export const lists = [
  ...listed.map((resource) => ({ resource, path: pathOf(resource) })),
  {
    resource: 'activity',
    path: '/dashboard/member-list/user-admin/9b1f0c6e-5d0a-4a57-9a54-000000000001/show/activity',
  },
].map(({ resource, path }) => ({
  resource,
  path,
  address: listAddress(resource),
  meets: facedBy('read', resource, {
    whole: 'access-management',
    // Sellers are another dialect, categories a tree, and the last two have no pages of their records.
    once: [sellers, 'make-category', 'report-transaction', 'activity'],
  }),
}));

/** Every page that begins with reading one record. */
export const details = (
  [
    [sellers, 'show'],
    [sellers, 'edit'],
    ['member-list/driver', 'show'],
    ['member-list/driver', 'edit'],
    ['member-list/user-admin', 'show'],
    ['member-list/user-admin', 'edit'],
    ['product-list', 'show'],
    ['orders', 'show'],
    ['make-category', 'edit'],
    ['master-data/banner-information', 'show'],
    ['master-data/banner-information', 'edit'],
    ['consumer-list', 'show'],
    ['top-up', 'show'],
    ['access-management', 'show'],
    ['access-management', 'edit'],
  ] as const
).map(([resource, page]) => ({
  name: `${resource} ${page}`,
  list: pathOf(resource),
  path: `${pathOf(resource)}/${unknownId}${page === 'show' ? '/show' : ''}`,
  address: `GET backoffice/${resource === sellers ? 'merchant-detail' : resource}/${unknownId}` as Address,
  meets: facedBy('read', `${resource} ${page}`, {
    whole: 'access-management show',
    // Another dialect, a form on a page, and one in a drawer.
    once: [`${sellers} show`, 'member-list/driver edit', 'make-category edit'],
  }),
}));

/** One action per area that asks for a reason; the typed reason must stay. */
export const actions = (
  [
    ['member-list/driver', 'MENUNGGU_VERIFIKASI', 'reject'],
    ['member-list/user-admin', 'AKTIF', 'deactivate'],
    ['product-list', 'TAYANG', 'block'],
    ['orders', 'DIPROSES', 'cancel'],
    ['make-category', 'AKTIF', 'deactivate'],
    ['consumer-list', 'AKTIF', 'block'],
    ['top-up', 'MENUNGGU_VERIFIKASI', 'reject'],
  ] as const
).map(([resource, state, action]) => ({
  resource,
  state,
  action,
  list: pathOf(resource),
  /** Without a page of its own, the record is acted on in its list. */
  hasPage: resource !== 'make-category',
  address: `POST backoffice/${resource}/:id/${action}` as Address,
  meets: facedBy('write', resource, { whole: 'consumer-list', once: ['make-category'] }),
}));

/** One filled form of each kind; the typed values must stay. */
export const forms = (
  [
    ['member-list/driver', 'merk', 'PUT', undefined],
    ['member-list/user-admin', 'full_name', 'PUT', undefined],
    ['access-management', 'description', 'PUT', 'alertdialog'],
    ['make-category', 'name', 'PUT', undefined],
    ['master-data/banner-information', 'title', 'PUT', undefined],
  ] as const
).map(([resource, field, method, confirmation]) => ({
  resource,
  list: pathOf(resource),
  /** The name of the field that is changed. */
  field,
  confirmation,
  address: `${method} backoffice/${resource}/:id` as Address,
  // The one that asks before it saves, and one in a drawer.
  meets: facedBy('write', resource, {
    whole: 'access-management',
    once: ['master-data/banner-information'],
  }),
}));

/** Every list with a bin. */
export const deletes = (
  [sellers, 'product-list', 'make-category', 'master-data/banner-information', 'access-management'] as const
).map((resource) => ({
  resource,
  list: pathOf(resource),
  address: `DELETE backoffice/${resource === sellers ? 'merchant' : resource}/:id` as Address,
  meets: facedBy('write', resource, { whole: sellers, once: ['make-category'] }),
}));

const reads: readonly { path: string; title: string; address: Address }[] = [
  { path: '/dashboard', title: 'Top-up menunggu verifikasi', address: 'GET backoffice/top-up' },
  { path: '/dashboard', title: 'Pesanan dengan komplain', address: 'GET backoffice/orders' },
  { path: '/dashboard', title: 'Konsumen aktif', address: 'GET backoffice/consumer-list' },
  { path: '/dashboard', title: 'Omzet hari ini', address: 'GET backoffice/report-transaction/summary' },
  {
    path: '/dashboard',
    title: 'Omzet 30 hari terakhir',
    address: 'GET backoffice/report-transaction/series',
  },
  ...(
    [
      ['Omzet', 'summary'],
      ['Omzet per hari', 'series'],
      ['Omzet per metode', 'methods'],
      ['Omzet per kategori', 'categories'],
      ['10 toko teratas', 'stores'],
    ] as const
  ).map(([title, read]) => ({
    path: '/dashboard/report-transaction',
    title,
    address: `GET backoffice/report-transaction/${read}` as const,
  })),
];

/** Figures and charts of a page, each with the read behind it. */
export const cards = reads.map((read) => ({
  ...read,
  meets: facedBy('read', read.title, {
    whole: 'Top-up menunggu verifikasi',
    // A chart on either page, and a table.
    once: ['Omzet 30 hari terakhir', 'Omzet per hari', '10 toko teratas'],
  }),
}));

/** The screens that meet a fault. */
export const walked = <Screen extends { meets: readonly Fault[] }>(screens: readonly Screen[]): Screen[] =>
  screens.filter(({ meets }) => meets.length > 0);
