import { ancestorsOf, childrenOf, heightOf, inTreeOrder } from '../../domain/tree';
import { type Category, maxCategoryLevel } from './categoryWire';
import { mayHaveMore } from './parentChoices';

/** A row of the tree: a category with the data that depends on other categories. */
export type CategoryRow = Category & {
  /** Number of siblings, including itself. */
  siblings: number;
  children: number;
  /** Undefined if there is nothing to expand or collapse. */
  isOpen: boolean | undefined;
  /** True if an ancestor is inactive. */
  isHidden: boolean;
  mayHaveMore: boolean;
  /** False if the list is narrowed and this is only an ancestor of what was found. */
  isFound: boolean;
  /** False for a main category whose subtree has all levels: it does not fit anywhere else. */
  isMovable: boolean;
};

/**
 * Returns the visible rows: the categories with only open ancestors or, if the list is narrowed, the found categories and
 * their ancestors.
 * @param found the rest of `categories` after the list's search and filters
 */
export const categoryRows = (
  categories: readonly Category[],
  found: readonly Category[],
  isOpen: (category: Category) => boolean,
): CategoryRow[] => {
  const isNarrowed = found.length < categories.length;
  const foundIds = new Set(found.map(({ id }) => id));
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
        isFound: foundIds.has(node.id),
        isMovable: level > 1 || heightOf(categories, node.id) < maxCategoryLevel,
      },
    ];
  });
};
