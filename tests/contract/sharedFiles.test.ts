import ts from 'typescript';
import { expect, it } from 'vitest';
import { sourcesOf, visit } from './sources';

const modules = sourcesOf('src').map(({ path }) => path.replace(/^src\/|\.tsx?$/g, ''));

/** The arguments of every call of a function in vite.config.ts. */
const callsOf = (name: string): string[][] => {
  const calls: string[][] = [];
  const tree = ts.createSourceFile(
    'vite.config.ts',
    ts.sys.readFile('vite.config.ts') ?? '',
    ts.ScriptTarget.Latest,
  );
  visit(tree, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    if (node.expression.text === name)
      calls.push(node.arguments.filter(ts.isStringLiteral).map((argument) => argument.text));
  });
  return calls;
};

// A module that was moved or renamed would leave its group in silence, and come in another file.
it('every module that a group of vite.config.ts names exists', () => {
  const named = [
    ...callsOf('filesOf').flat(),
    ...callsOf('roomBut').flatMap(([room = '', others = '']) =>
      others.split(' ').map((other) => `${room}/${other}`),
    ),
  ];
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter((name) => !modules.some((module) => new RegExp(`^${name}$`).test(module)));
  expect(missing).toEqual([]);
});
