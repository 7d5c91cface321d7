import { ancestorsOf, childrenOf, heightOf, inTreeOrder } from '../../domain/tree';
import { type Category, maxCategoryLevel } from './categoryWire';
import { mayHaveMore } from './parentChoices';

/** A category on screen, and what its row needs to know of the others. */
export type CategoryRow = Category & {
  /** How many siblings it has, itself included, and how many children. */
  siblings: number;
  children: number;
  /** Undefined where there is nothing to open or close. */
  isOpen: boolean | undefined;
  /** One of those above it is switched off. */
  isHidden: boolean;
  mayHaveMore: boolean;
  /** False for a main category that takes up every level: it fits nowhere else. */
  isMovable: boolean;
};

/**
 * The rows that are on screen: those whose parents are all open; where the list is narrowed, the rows it found and all of
 * their parents.
 * @param found what the list's search and filters leave of `categories`
 */
export const categoryRows = (
  categories: readonly Category[],
  found: readonly Category[],
  isOpen: (category: Category) => boolean,
): CategoryRow[] => {
  const isNarrowed = found.length < categories.length;
  const kept = new Set(
    found.flatMap(({ id }) => [id, ...ancestorsOf(categories, id).map((above) => above.id)]),
  );
  return inTreeOrder(categories).flatMap(({ node, level }): CategoryRow[] => {
    const above = ancestorsOf(categories, node.id);
    if (isNarrowed ? !kept.has(node.id) : !above.every(isOpen)) return [];
    const siblings = childrenOf(categories, node.parent_id);
    const children = childrenOf(categories, node.id).length;
    return [
      {
        ...node,
        level,
        order: siblings.indexOf(node) + 1,
        siblings: siblings.length,
        children,
        isOpen: children === 0 || isNarrowed ? undefined : isOpen(node),
        isHidden: above.some(({ status }) => status === 'TIDAK_AKTIF'),
        mayHaveMore: mayHaveMore(node, level, children),
        isMovable: level > 1 || heightOf(categories, node.id) < maxCategoryLevel,
      },
    ];
  });
};
