import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fields, isSame, isSameVersion, mergeVersions, withFields } from '../../src/domain/threeWay';

const bank = ['bank_name', 'account_number'];

describe('a field of a record that two people changed', () => {
  const base = { slogan: 'Segar', bank_name: 'BCA', account_number: '111', name: 'Sari' };

  it('is a conflict when both changed it', () => {
    const theirs = { ...base, slogan: 'Dekat' };
    const { merged, conflicts } = mergeVersions({ base, theirs, mine: { ...base, slogan: 'Murah' } });
    expect(conflicts).toEqual([['slogan']]);
    expect(merged).toEqual({ ...base, slogan: 'Murah' });
    expect(withFields(merged, ['slogan'], theirs)).toEqual(theirs);
  });

  it('is a conflict when I changed its group and nobody knows whether they changed it', () => {
    const mine = { ...base, bank_name: 'BRI' };
    const versions = { base, theirs: base, mine };
    expect(mergeVersions(versions, [bank], ['account_number']).conflicts).toEqual([bank]);
    expect(mergeVersions(versions, [bank], ['slogan']).conflicts).toEqual([]);
  });

  it('is a conflict together with the other fields of its group', () => {
    const theirs = { ...base, account_number: '222' };
    const mine = { ...base, bank_name: 'BRI' };
    expect(mergeVersions({ base, theirs, mine }, [bank])).toEqual({
      merged: { ...base, bank_name: 'BRI' },
      conflicts: [bank],
    });
  });
});

it.each<[what: string, one: unknown, other: unknown, same: boolean]>([
  ['null and an empty text', null, '', true],
  ['a number and its text', 2015, '2015', true],
  ['a text with spaces around it', ' Sari ', 'Sari', true],
  ['a list in another order', ['VIEW_ORDERAN', 'MANAGE_DRIVER'], ['MANAGE_DRIVER', 'VIEW_ORDERAN'], true],
  ['a region by its id', { id: '31', name: 'DKI' }, { id: '31', name: 'DKI Jakarta', meta: null }, true],
  ['another region', { id: '31', name: 'Jakarta' }, { id: '32', name: 'Jakarta' }, false],
  ['a picture with a newly signed address', { image: 'a', url: '/p?s=1' }, { url: '/p?s=2' }, true],
  ['another picture', { image: 'a', url: '/p' }, { image: 'a', url: '/q' }, false],
  ['false and an empty text', false, '', false],
  ['a longer list', ['A'], ['A', 'A'], false],
  ['a text with another capital letter', 'Sari', 'sari', false],
])('compares %s', (_what, one, other, same) => expect(isSame(one, other)).toBe(same));

it('two versions of a record are the same when no field of them differs', () => {
  expect(isSameVersion({ id: '7', name: 'Sari' }, { name: 'Sari ', id: 7, note: null })).toBe(true);
  expect(isSameVersion({ id: '7', name: 'Sari' }, { id: '7', name: 'Dewi' })).toBe(false);
});

describe('for any three versions', () => {
  const value = fc.constantFrom<unknown>('', null, 'a', 'b', ' a', 7, '7', true, ['x', 'y'], ['y', 'x'], {
    id: '1',
    name: 'Bali',
  });
  const fields = fc.record({ a: value, b: value, c: value, d: value, e: value });
  const groups = fc.constantFrom<string[][]>(
    [],
    [['a', 'b']],
    [
      ['a', 'b'],
      ['c', 'd', 'e'],
    ],
  );
  const groupOf = (together: string[][], field: string) =>
    together.find((group) => group.includes(field)) ?? [field];

  it('my save never changes a field that I did not change', () => {
    fc.assert(
      fc.property(fields, fields, fields, groups, (base, theirs, mine, together) => {
        const { merged, conflicts } = mergeVersions({ base, theirs, mine }, together);
        // In each conflict, this test chooses the values of the other person.
        const saved = conflicts.reduce<Fields>((all, group) => withFields(all, group, theirs), merged);
        for (const field of ['a', 'b', 'c', 'd', 'e'] as const) {
          const isAsked = conflicts.includes(groupOf(together, field)) || conflicts.flat().includes(field);
          if (isSame(base[field], mine[field])) {
            expect(saved[field]).toBe(theirs[field]);
            if (!isAsked) expect(merged[field]).toBe(theirs[field]);
          }
        }
      }),
    );
  });

  it('only a group that both of us changed is a conflict, and the merged version has all my changes', () => {
    fc.assert(
      fc.property(fields, fields, fields, groups, (base, theirs, mine, together) => {
        const { merged, conflicts } = mergeVersions({ base, theirs, mine }, together);
        for (const group of conflicts) {
          const differ = (one: Fields, other: Fields) =>
            group.some((field) => !isSame(one[field], other[field]));
          expect([differ(base, mine), differ(base, theirs), differ(mine, theirs)]).toEqual([
            true,
            true,
            true,
          ]);
        }
        for (const field of ['a', 'b', 'c', 'd', 'e'] as const)
          if (!isSame(base[field], mine[field])) expect(isSame(merged[field], mine[field])).toBe(true);
      }),
    );
  });
});
