import type { Permission } from '../accounts';

/** Records of an area whose content the specification does not show; `asumsi` throughout. */
export type Collection = {
  /** The resource's name, which is its path too: `member-list/driver`. */
  resource: string;
  permission: Permission;
  seed: () => ({ id: string } & Record<string, unknown>)[];
};

/** `count` records numbered from 1. */
export const records = <T>(count: number, record: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => record(index + 1));
