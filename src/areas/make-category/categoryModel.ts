import { useGetList, useStore } from 'ra-core';
import { useCallback } from 'react';
import { ancestorsOf, childrenOf, heightOf, inTreeOrder, moveFault } from '../../domain/tree';
import { type Category, maxCategoryLevel, sameName } from './categoryWire';

export const treeOrder = { field: 'place', order: 'ASC' } as const;

/** Larger than any manually maintained tree, so that one request returns all categories. */
export const wholeTree = 1000;

/** Shares the query of the list while the list is not filtered. */
export const useCategories = () =>
  useGetList<Category>('make-category', {
    pagination: { page: 1, perPage: wholeTree },
    sort: treeOrder,
    filter: {},
  });

/** A category with products of its own takes no subcategory. */
const mayHaveMore = ({ product_count }: Category, level: number, children: number): boolean =>
  level < maxCategoryLevel && (children > 0 || product_count === 0);

export const newParents = (categories: readonly Category[]): Category[] =>
  inTreeOrder(categories)
    .filter(({ node, level }) => mayHaveMore(node, level, childrenOf(categories, node.id).length))
    .map(({ node }) => node);

/**
 * With null for the top level. Leaves out parents that would cause a cycle, too many levels, or two children with the same
 * name.
 */
export const moveTargets = (categories: readonly Category[], category: Category): (Category | null)[] =>
  [null, ...newParents(categories)].filter((target) => {
    const parentId = target?.id ?? null;
    return (
      moveFault(categories, category.id, parentId, maxCategoryLevel) === undefined &&
      !childrenOf(categories, parentId).some((sibling) => sameName(sibling.name, category.name))
    );
  });

/** A category with what depends on other categories. */
export type CategoryRow = Category & {
  /** Including itself. */
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

/** The categories with only open ancestors or, if the list is narrowed, those that were found and their ancestors. */
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

const none: Readonly<Record<string, boolean>> = {};

/** For the session; at first, the branches of the first level are open. */
export const useBranches = () => {
  const [chosen, choose] = useStore('make-category.branches', none);
  const isOpen = useCallback(
    ({ id, parent_id }: Category): boolean => chosen[id] ?? parent_id === null,
    [chosen],
  );
  return {
    isOpen,
    setOpen: (categories: readonly Category[], open: boolean): void =>
      choose({ ...chosen, ...Object.fromEntries(categories.map(({ id }) => [id, open])) }),
  };
};

/** Empty if the name has no Latin letter or digit. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

export const categoryCodes = { icon: 'icons' };
