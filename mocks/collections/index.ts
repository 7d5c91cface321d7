import type { Collection } from '../rest/collection';

/**
 * The areas whose content the specification does not show. Each file in this folder exports exactly one collection, so a new
 * file is enough to add an area to the server.
 */
export const collections: readonly Collection[] = Object.values(
  import.meta.glob<Record<string, Collection>>('./*.ts', { eager: true }),
).flatMap((file) => Object.values(file));
