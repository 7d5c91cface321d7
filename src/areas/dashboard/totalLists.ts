import type { CountedList } from '../../dataProvider/counts';

/** What the marketplace consists of. */
export const totalLists: readonly CountedList[] = [
  { name: 'sellers', resource: 'member-list/seller', filter: { is_active: true } },
  { name: 'drivers', resource: 'member-list/driver', filter: { status: 'AKTIF' } },
  { name: 'products', resource: 'product-list', filter: { status: 'TAYANG' } },
  { name: 'consumers', resource: 'consumer-list', filter: { status: 'AKTIF' } },
];
