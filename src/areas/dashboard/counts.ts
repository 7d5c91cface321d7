/** A number of the home page: how many records of an area's list a filter leaves. */
export type Count = {
  /** Its words: `resources.dashboard.<group>.<name>`. */
  name: string;
  resource: string;
  filter: Readonly<Record<string, string | boolean>>;
};

/** Work that waits for staff (docs/areas.md), the most pressing first. */
export const pendingCounts: readonly Count[] = [
  { name: 'topUps', resource: 'top-up', filter: { status: 'MENUNGGU_VERIFIKASI' } },
  { name: 'complaints', resource: 'orders', filter: { status: 'KOMPLAIN' } },
  { name: 'drivers', resource: 'member-list/driver', filter: { status: 'MENUNGGU_VERIFIKASI' } },
  { name: 'products', resource: 'product-list', filter: { status: 'DITINJAU' } },
  { name: 'sellers', resource: 'member-list/seller', filter: { is_active: false } },
];

/** What the marketplace consists of. */
export const totalCounts: readonly Count[] = [
  { name: 'sellers', resource: 'member-list/seller', filter: { is_active: true } },
  { name: 'drivers', resource: 'member-list/driver', filter: { status: 'AKTIF' } },
  { name: 'products', resource: 'product-list', filter: { status: 'TAYANG' } },
  { name: 'consumers', resource: 'consumer-list', filter: { status: 'AKTIF' } },
];
