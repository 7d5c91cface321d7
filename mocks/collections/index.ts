import type { Collection } from '../rest/collection';

/**
 * The areas whose content the specification does not show: every file of this folder declares one, as its only export, so
 * that a new area is known to the server as soon as its file exists (docs/decisions/0063).
 */
export const collections: readonly Collection[] = Object.values(
  import.meta.glob<Record<string, Collection>>('./*.ts', { eager: true }),
).flatMap((file) => Object.values(file));
