import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ancestorsOf, descendantsOf, inTreeOrder, moveFault, type TreeNode } from '../../src/domain/tree';

/** a(b(c), d), e */
const nodes: TreeNode[] = [
  { id: 'a', parent_id: null },
  { id: 'c', parent_id: 'b' },
  { id: 'b', parent_id: 'a' },
  { id: 'd', parent_id: 'a' },
  { id: 'e', parent_id: null },
];

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Any list of nodes with any parents: missing ones, themselves, each other. */
const anyNodes = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...letters), parent_id: fc.option(fc.constantFrom(...letters, 'x')) }),
  { selector: ({ id }) => id },
);

describe('a tree kept as a list', () => {
  it('is read parent before child, siblings in their order', () => {
    expect(inTreeOrder(nodes).map(({ node, level }) => `${node.id}${level}`)).toEqual([
      'a1',
      'b2',
      'c3',
      'd2',
      'e1',
    ]);
    expect(ancestorsOf(nodes, 'c').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(descendantsOf(nodes, 'a').map(({ id }) => id)).toEqual(['c', 'b', 'd']);
  });

  it('loses no node, for any list from a server', () => {
    fc.assert(
      fc.property(anyNodes, (given) => {
        expect(
          inTreeOrder(given)
            .map(({ node }) => node.id)
            .sort(),
        ).toEqual(given.map(({ id }) => id).sort());
      }),
    );
  });
});

describe('moving a node', () => {
  it.each([
    ['d', 'b', undefined],
    ['b', 'e', undefined],
    ['b', null, undefined],
    ['d', 'a', 'same'],
    ['a', 'a', 'cycle'],
    ['a', 'c', 'cycle'],
    ['d', 'c', 'tooDeep'],
    ['b', 'd', 'tooDeep'],
    ['a', 'e', 'tooDeep'],
    ['e', 'x', 'unknown'],
    ['x', null, 'unknown'],
  ] as const)('%s below %s: %s', (id, parent, fault) => expect(moveFault(nodes, id, parent, 3)).toBe(fault));

  it('never creates a cycle or a fourth level', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        fc.constantFrom('a', 'b', 'c', 'd', 'e', null),
        (id, parent) => {
          fc.pre(moveFault(nodes, id, parent, 3) === undefined);
          const moved = nodes.map((node) => (node.id === id ? { ...node, parent_id: parent } : node));
          expect(Math.max(...inTreeOrder(moved).map(({ level }) => level))).toBeLessThanOrEqual(3);
          expect(moved.every((node) => !ancestorsOf(moved, node.id).includes(node))).toBe(true);
        },
      ),
    );
  });
});
