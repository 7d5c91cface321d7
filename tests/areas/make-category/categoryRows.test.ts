import { describe, expect, it } from 'vitest';
import { categoryRows, moveTargets } from '../../../src/areas/make-category/categoryModel';
import type { Category } from '../../../src/areas/make-category/categoryWire';

const category = (id: string, parent_id: string | null, given: Partial<Category> = {}): Category => ({
  id,
  name: id,
  slug: id,
  parent_id,
  icon: null,
  order: 1,
  level: 1,
  product_count: 0,
  status: 'AKTIF',
  history: [],
  ...given,
});

/** Food (snacks (crisps), drinks), Sport: crisps and drinks hold products. */
const tree = [
  category('food', null, { product_count: 5 }),
  category('snacks', 'food', { product_count: 2, status: 'TIDAK_AKTIF' }),
  category('crisps', 'snacks', { product_count: 2 }),
  category('drinks', 'food', { product_count: 3 }),
  category('sport', null),
];
const rowsOf = (found: readonly Category[], isOpen: (one: Category) => boolean) =>
  categoryRows(tree, found, isOpen);
const ids = (rows: readonly Category[]): string[] => rows.map(({ id }) => id);

describe('the rows of the tree', () => {
  it('include subcategories only below open parents', () => {
    expect(ids(rowsOf(tree, () => false))).toEqual(['food', 'sport']);
    expect(ids(rowsOf(tree, ({ id }) => id === 'food'))).toEqual(['food', 'snacks', 'drinks', 'sport']);
    // An open branch below a closed one is out of sight.
    expect(ids(rowsOf(tree, ({ id }) => id === 'snacks'))).toEqual(['food', 'sport']);
    expect(ids(rowsOf(tree, () => true))).toEqual(ids(tree));
  });

  it('are the found categories and their parents, whether open or closed', () => {
    const found = tree.filter(({ id }) => id === 'crisps');
    const rows = rowsOf(found, () => false);
    expect(ids(rows)).toEqual(['food', 'snacks', 'crisps']);
    expect(rows.every(({ isOpen }) => isOpen === undefined)).toBe(true);
    expect(rowsOf([], () => true)).toEqual([]);
  });

  it('contain their position, and whether they can be moved or have subcategories', () => {
    const rows = new Map(rowsOf(tree, () => true).map((row) => [row.id, row]));
    expect(rows.get('drinks')).toMatchObject({ order: 2, siblings: 2, level: 2, isMovable: true });
    // Its parent is inactive.
    expect(rows.get('crisps')).toMatchObject({ isHidden: true, level: 3 });
    // Not drinks, which holds products itself, nor crisps, which is on the deepest level.
    expect(['food', 'snacks', 'crisps', 'drinks', 'sport'].filter((id) => rows.get(id)?.mayHaveMore)).toEqual(
      ['food', 'snacks', 'sport'],
    );
    // It takes up all three levels.
    expect(rows.get('food')?.isMovable).toBe(false);
  });
});

describe('the possible new parents of a category', () => {
  const targetsOf = (nodes: readonly Category[], id: string) => {
    const one = nodes.find((node) => node.id === id);
    return one && moveTargets(nodes, one).map((target) => target?.id ?? null);
  };

  it('exclude its current parent, categories with products, and places that need a fourth level', () => {
    expect(targetsOf(tree, 'crisps')).toEqual([null, 'food', 'sport']);
    expect(targetsOf(tree, 'snacks')).toEqual([null, 'sport']);
    expect(targetsOf(tree, 'food')).toEqual([]);
  });

  it('exclude a parent that already has a subcategory of that name', () => {
    expect(targetsOf([...tree, category('twin', null, { name: 'Crisps ' })], 'crisps')).toEqual([
      'food',
      'sport',
      'twin',
    ]);
  });
});
