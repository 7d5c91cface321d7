import ts from 'typescript';
import { expect, it } from 'vitest';
import { menu } from '../../src/areas';
import { areasOf } from '../../src/menu/area';
import { place, type Source, sourcesOf, visit } from './sources';

const names = areasOf(menu).map(({ name }) => name);

/** The text of a literal, or of a constant of the same file. */
const textOf = (source: Source, node: ts.Node | undefined): string | undefined => {
  if (!node) return undefined;
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isJsxExpression(node)) return textOf(source, node.expression);
  return ts.isIdentifier(node)
    ? new RegExp(`const ${node.text} = '([^']+)'`).exec(source.text)?.[1]
    : undefined;
};

/** Every name that a file writes for a resource: `resource="…"`, `resource: '…'`, and addresses below `basename`. */
const spelled = (source: Source): { at: string; name: string }[] => {
  const found: { at: string; name: string }[] = [];
  const add = (node: ts.Node, name: string | undefined): void => {
    if (name !== undefined) found.push({ at: place(source, node), name });
  };
  visit(source.tree, (node) => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'resource')
      add(node, textOf(source, node.initializer));
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'resource')
      add(node, textOf(source, node.initializer));
    if (ts.isTemplateExpression(node) && node.templateSpans[0]?.expression.getText() === 'basename')
      add(node, /^\/([a-z-]+(?:\/[a-z-]+)*)\?/.exec(node.templateSpans[0].literal.text)?.[1]);
  });
  return found;
};

it('every resource that a file names is one of the menu', () => {
  const all = sourcesOf('src').flatMap(spelled);
  expect(all.length).toBeGreaterThan(15);
  const unknown = all.filter(({ name }) => !names.includes(name));
  expect(unknown.map(({ at, name }) => `${at}: no area of the menu is called '${name}'.`)).toEqual([]);
});
