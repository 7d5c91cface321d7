import { matchSorter, rankings } from 'match-sorter';
import { useStore } from 'ra-core';
import { ancestorsOf, childrenOf, inTreeOrder } from '../../rules/tree';
import type { Category } from './categoryWire';

/** A row of the tree that is on screen. */
export type CategoryRow = {
  category: Category;
  level: number;
  /** Its place among its siblings, from 1, and their number. */
  place: number;
  siblings: number;
  children: number;
  isOpen: boolean;
  /** One of those above it is switched off. */
  isHidden: boolean;
};

/**
 * The rows that are on screen: those whose parents are all open; while searching, what matches (specification §9,
 * threshold 'matches') and what stands above it. What is open stays so from visit to visit; at first, the topmost.
 */
export const useOpenCategories = (categories: readonly Category[], search: string) => {
  const [kept, setOpen] = useStore<string[] | null>('make-category.open', null);
  const parents = categories.filter(({ id }) => childrenOf(categories, id).length > 0).map(({ id }) => id);
  const open = new Set(kept ?? parents.filter((id) => ancestorsOf(categories, id).length === 0));

  const text = search.trim();
  const found = new Set(
    text === ''
      ? []
      : matchSorter(categories, text, { keys: ['name', 'slug'], threshold: rankings.MATCHES }).flatMap(
          ({ id }) => [id, ...ancestorsOf(categories, id).map((above) => above.id)],
        ),
  );

  const rows = inTreeOrder(categories).flatMap(({ node, level }): CategoryRow[] => {
    const above = ancestorsOf(categories, node.id);
    const isShown = text === '' ? above.every(({ id }) => open.has(id)) : found.has(node.id);
    if (!isShown) return [];
    const siblings = childrenOf(categories, node.parent_id);
    return [
      {
        category: node,
        level,
        place: siblings.indexOf(node) + 1,
        siblings: siblings.length,
        children: childrenOf(categories, node.id).length,
        isOpen:
          text === '' ? open.has(node.id) : childrenOf(categories, node.id).some(({ id }) => found.has(id)),
        isHidden: above.some(({ status }) => status === 'TIDAK_AKTIF'),
      },
    ];
  });
  const toggle = (id: string): void =>
    setOpen(open.has(id) ? [...open].filter((one) => one !== id) : [...open, id]);
  return {
    rows,
    toggle,
    areAllOpen: parents.every((id) => open.has(id)),
    toggleAll: (): void => setOpen(parents.every((id) => open.has(id)) ? [] : parents),
  };
};
