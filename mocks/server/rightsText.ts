import { readRight } from '../../src/domain/grants';

const levels = { view: 'Lihat', manage: 'Kelola' } as const;

/** Returns a permission as the menu writes it: 'Top-Up Saldo' for `TOP-UP_SALDO`. */
const menuLabel = (permission: string): string =>
  permission.replaceAll('_', ' ').replace(/[A-Z]+/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());

const oneRight = (value: string): string => {
  const right = readRight(value);
  return right === null || right.level === 'none'
    ? value
    : `${levels[right.level]} ${menuLabel(right.permission)}`;
};

/** Returns rights as a message names them: 'Kelola Orderan dan 3 lainnya'. Needs at least one right. */
export const rightsText = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${oneRight(first)} dan ${others.length} lainnya` : oneRight(first);
