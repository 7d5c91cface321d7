import { readRight } from '../../src/domain/grants';

const levels = { view: 'Lihat', manage: 'Kelola' } as const;

/** `TOP-UP_SALDO` as the menu writes it: Top-Up Saldo. */
const menuLabel = (permission: string): string =>
  permission.replaceAll('_', ' ').replace(/[A-Z]+/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());

const oneRight = (value: string): string => {
  const right = readRight(value);
  return right === null || right.level === 'none'
    ? value
    : `${levels[right.level]} ${menuLabel(right.permission)}`;
};

const mostNamed = 2;

/** Rights as a sentence names them: 'Kelola Orderan, Lihat Driver dan 3 hak akses lainnya'. At least one right. */
export const rightsText = (rights: readonly string[]): string => {
  const named = rights.slice(0, mostNamed).map(oneRight).join(', ');
  return rights.length > mostNamed ? `${named} dan ${rights.length - mostNamed} hak akses lainnya` : named;
};
