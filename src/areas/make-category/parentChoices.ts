import { childrenOf, inTreeOrder, moveFault } from '../../domain/tree';
import { type Category, maxCategoryLevel, sameName } from './categoryWire';

/** Returns true if a category can take another subcategory: one with products of its own cannot. */
export const mayHaveMore = ({ product_count }: Category, level: number, children: number): boolean =>
  level < maxCategoryLevel && (children > 0 || product_count === 0);

/** Returns the possible parents of a new category, without the top level. */
export const newParents = (categories: readonly Category[]): Category[] =>
  inTreeOrder(categories)
    .filter(({ node, level }) => mayHaveMore(node, level, childrenOf(categories, node.id).length))
    .map(({ node }) => node);

/**
 * Returns the possible new parents of a category, with null for the top level. Leaves out parents that would cause a cycle,
 * too many levels, or two children with the same name.
 */
export const moveTargets = (categories: readonly Category[], category: Category): (Category | null)[] =>
  [null, ...newParents(categories)].filter((target) => {
    const parentId = target?.id ?? null;
    return (
      moveFault(categories, category.id, parentId, maxCategoryLevel) === undefined &&
      !childrenOf(categories, parentId).some((sibling) => sameName(sibling.name, category.name))
    );
  });
