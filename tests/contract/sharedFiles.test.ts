import ts from 'typescript';
import { expect, it } from 'vitest';
import { sourcesOf, visit } from './sources';

/** The parts of the patterns in vite.config.ts that name rooms and modules, such as `list/ListPage`. */
const named: string[] = [];
const tree = ts.createSourceFile(
  'vite.config.ts',
  ts.sys.readFile('vite.config.ts') ?? '',
  ts.ScriptTarget.Latest,
);
visit(tree, (node) => {
  if (ts.isRegularExpressionLiteral(node) && node.text.includes('src'))
    named.push(...(node.text.replaceAll('\\/', '/').match(/[A-Za-z][\w/-]+/g) ?? []));
});
const ofOthers = ['mui/material', 'esm', 'Popover', 'src', 'areas', 'tsx', 'ts'];

// A module that was moved or renamed would leave its group in silence, and come in another file.
it('every module that a group of vite.config.ts names exists', () => {
  const paths = sourcesOf('src').map(({ path }) => path);
  const names = named
    .map((name) => name.replaceAll(/^src\/|\/$/g, ''))
    .filter((name) => !ofOthers.includes(name));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !paths.some((path) => path.includes(name)))).toEqual([]);
});
