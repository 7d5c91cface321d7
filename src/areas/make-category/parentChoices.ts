import { childrenOf, inTreeOrder, moveFault } from '../../domain/tree';
import { type Category, maxCategoryLevel, sameName } from './categoryWire';

/** Whether a category may have (more) subcategories: a category with products of its own takes none. */
export const mayHaveMore = ({ product_count }: Category, level: number, children: number): boolean =>
  level < maxCategoryLevel && (children > 0 || product_count === 0);

/** The possible parents of a new category, besides the top. */
export const newParents = (categories: readonly Category[]): Category[] =>
  inTreeOrder(categories)
    .filter(({ node, level }) => mayHaveMore(node, level, childrenOf(categories, node.id).length))
    .map(({ node }) => node);

/**
 * The possible new parents of a category, null being the top: those that make no cycle and no level too many, and have
 * no child of the same name.
 */
export const moveTargets = (categories: readonly Category[], category: Category): (Category | null)[] =>
  [null, ...newParents(categories)].filter((target) => {
    const parentId = target?.id ?? null;
    return (
      moveFault(categories, category.id, parentId, maxCategoryLevel) === undefined &&
      !childrenOf(categories, parentId).some((sibling) => sameName(sibling.name, category.name))
    );
  });
