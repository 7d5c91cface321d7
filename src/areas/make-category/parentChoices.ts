import { ancestorsOf, childrenOf, inTreeOrder, moveFault } from '../../rules/tree';
import { maxCategoryLevel, type Category } from './categoryWire';

/** Products hang on the category itself, so that nothing else can (categoryWire.ts). */
const holdsProducts = (categories: readonly Category[], { id, product_count }: Category): boolean =>
  product_count > 0 && childrenOf(categories, id).length === 0;

/** A category with the names above it: 'Fesyen › Batik'. */
export const pathOf = (categories: readonly Category[], { id, name }: Category): string =>
  [...ancestorsOf(categories, id).map((above) => above.name), name].join(' › ');

/** Under what a new category may stand, besides the top. */
export const newParents = (categories: readonly Category[]): Category[] =>
  inTreeOrder(categories)
    .filter(({ node, level }) => level < maxCategoryLevel && !holdsProducts(categories, node))
    .map(({ node }) => node);

/** Under what a category may be moved, null being the top: where it makes no cycle and no level too many. */
export const moveTargets = (categories: readonly Category[], id: string): (Category | null)[] =>
  [null, ...newParents(categories)].filter(
    (target) => moveFault(categories, id, target?.id ?? null, maxCategoryLevel) === undefined,
  );
