import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveToPlace } from '../../../src/list/reorder/Reorderable';

const row = (id: string, group: string, order: number) => ({ id, group, order });
const groupOf = ({ group }: { group: string }) => group;
const shown = (rows: { id: string; order: number }[]) => rows.map(({ id, order }) => `${id}${order}`);

const rows = [row('a', 'x', 1), row('k', 'y', 1), row('b', 'x', 2), row('c', 'x', 3), row('l', 'y', 2)];

describe('a row that gets another place', () => {
  it.each([
    ['down past all', 'a', 3, ['b1', 'k1', 'c2', 'a3', 'l2']],
    ['down by one', 'a', 2, ['b1', 'k1', 'a2', 'c3', 'l2']],
    ['up past all', 'c', 1, ['c1', 'k1', 'a2', 'b3', 'l2']],
    ['to where it is', 'b', 2, ['a1', 'k1', 'b2', 'c3', 'l2']],
  ])('goes %s, and leaves other groups alone', (_, id, place, expected) =>
    expect(shown(moveToPlace(rows, id, place, groupOf))).toEqual(expected),
  );

  it('changes only the numbers when the list has another order', () =>
    expect(
      shown(moveToPlace([row('b', 'x', 2), row('a', 'x', 1), row('c', 'x', 3)], 'a', 2, groupOf)),
    ).toEqual(['b1', 'a2', 'c3']));

  it.each([
    ['up by one', 'a', 2, ['c3', 'a2', 'b1']],
    ['down past all', 'c', 1, ['b3', 'a2', 'c1']],
  ])('goes %s in a list that shows the last place first', (_, id, place, expected) =>
    expect(
      shown(moveToPlace([row('c', 'x', 3), row('b', 'x', 2), row('a', 'x', 1)], id, place, groupOf)),
    ).toEqual(expected),
  );

  it('can be on a page that shows only a part of its group', () =>
    expect(shown(moveToPlace([row('d', 'x', 11), row('e', 'x', 12)], 'e', 11, groupOf))).toEqual([
      'e11',
      'd12',
    ]));

  it('changes nothing when it is not in the list', () =>
    expect(moveToPlace(rows, 'z', 1, groupOf)).toEqual(rows));

  it('always keeps the places 1 to n, and the order of the other rows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(8), fc.nat(8), (count, from, to) => {
        const all = Array.from({ length: count }, (_, index) => row(String(index), 'x', index + 1));
        const id = String(from % count);
        const moved = moveToPlace(all, id, (to % count) + 1, groupOf);
        expect(moved.map(({ order }) => order)).toEqual(all.map(({ order }) => order));
        expect(moved[to % count]?.id).toBe(id);
        const others = (list: typeof all) => list.map((one) => one.id).filter((one) => one !== id);
        expect(others(moved)).toEqual(others(all));
      }),
    );
  });
});
