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

/** Rights as a short sentence names them: 'Kelola Orderan dan 3 lainnya'. At least one right. */
export const rightsText = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${oneRight(first)} dan ${others.length} lainnya` : oneRight(first);
