import { describe, expect, it } from 'vitest';
import { categoryRows } from '../../../src/areas/make-category/categoryRows';
import type { Category } from '../../../src/areas/make-category/categoryWire';
import { moveTargets } from '../../../src/areas/make-category/parentChoices';

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
  it('are those below open parents', () => {
    expect(ids(rowsOf(tree, () => false))).toEqual(['food', 'sport']);
    expect(ids(rowsOf(tree, ({ id }) => id === 'food'))).toEqual(['food', 'snacks', 'drinks', 'sport']);
    // An open branch below a closed one is out of sight.
    expect(ids(rowsOf(tree, ({ id }) => id === 'snacks'))).toEqual(['food', 'sport']);
    expect(ids(rowsOf(tree, () => true))).toEqual(ids(tree));
  });

  it('are what was found and its parents, whatever is open', () => {
    const found = tree.filter(({ id }) => id === 'crisps');
    const rows = rowsOf(found, () => false);
    expect(ids(rows)).toEqual(['food', 'snacks', 'crisps']);
    expect(rows.every(({ isOpen }) => isOpen === undefined)).toBe(true);
    expect(rowsOf([], () => true)).toEqual([]);
  });

  it('know their place and what the server would take', () => {
    const rows = new Map(rowsOf(tree, () => true).map((row) => [row.id, row]));
    expect(rows.get('drinks')).toMatchObject({ order: 2, siblings: 2, level: 2, isMovable: true });
    // Switched off above it.
    expect(rows.get('crisps')).toMatchObject({ isHidden: true, level: 3 });
    // Products hang on drinks; crisps is as deep as it gets; sport is empty.
    expect(['food', 'snacks', 'crisps', 'drinks', 'sport'].filter((id) => rows.get(id)?.mayHaveMore)).toEqual(
      ['food', 'snacks', 'sport'],
    );
    // It takes up all three levels.
    expect(rows.get('food')?.isMovable).toBe(false);
  });
});

describe('where a category may be moved', () => {
  const targetsOf = (nodes: readonly Category[], id: string) => {
    const one = nodes.find((node) => node.id === id);
    return one && moveTargets(nodes, one).map((target) => target?.id ?? null);
  };

  it('is neither where it is, nor where products or too many levels are', () => {
    expect(targetsOf(tree, 'crisps')).toEqual([null, 'food', 'sport']);
    expect(targetsOf(tree, 'snacks')).toEqual([null, 'sport']);
    expect(targetsOf(tree, 'food')).toEqual([]);
  });

  it('is not where a sibling has its name', () => {
    expect(targetsOf([...tree, category('twin', null, { name: 'Crisps ' })], 'crisps')).toEqual([
      'food',
      'sport',
      'twin',
    ]);
  });
});
