import ts from 'typescript';
import { expect, it } from 'vitest';
import { place, type Source, sourcesOf, visit } from './sources';

const sources = sourcesOf('src').filter(({ path }) => path.endsWith('.tsx'));

/** Functions that return a text. */
const writers = /^(translate|words?|bulkWords|paper|rupiah|groupedFigures|written\w+|\w+Text)$/;

/** The expressions that an expression may result in. */
const resultsOf = (node: ts.Expression): ts.Expression[] => {
  if (ts.isParenthesizedExpression(node)) return resultsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...resultsOf(node.whenTrue), ...resultsOf(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [node];
  const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return [...(isAnd ? [] : resultsOf(node.left)), ...resultsOf(node.right)];
};

/** Whether an expression is a text that can be seen. */
const isText = (node: ts.Expression): boolean =>
  resultsOf(node).some((result) => {
    if (ts.isStringLiteral(result)) return result.text.trim() !== '';
    if (ts.isTemplateLiteral(result)) return true;
    return ts.isCallExpression(result) && ts.isIdentifier(result.expression)
      ? writers.test(result.expression.text)
      : false;
  });

const isShown = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || !!child.expression;

/** The texts among several children of an element. */
const textsBeside = (source: Source): string[] => {
  const found: string[] = [];
  visit(source.tree, (node) => {
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return;
    const children = node.children.filter(isShown);
    if (children.length < 2) return;
    for (const child of children)
      if (ts.isJsxExpression(child) && child.expression && isText(child.expression))
        found.push(`${place(source, child)} ${child.getText(source.tree)}`);
  });
  return found;
};

// Tests of texts in a page that is translated see the ones of the pages that they open
// (docs/decisions.md 'A text has its own element').
it('a text beside other nodes has an element of its own', () =>
  expect(sources.flatMap(textsBeside)).toEqual([]));

/** The texts that components return without an element. */
const bareTexts = (source: Source): string[] => {
  const found: string[] = [];
  visit(source.tree, (node) => {
    if (!ts.isVariableDeclaration(node) || !/^[A-Z]/.test(node.name.getText(source.tree))) return;
    const component = node.initializer;
    if (!component || !ts.isArrowFunction(component)) return;
    const report = (returned: ts.Expression | undefined): void => {
      if (returned && isText(returned))
        found.push(`${place(source, returned)} ${returned.getText(source.tree)}`);
    };
    const look = (inner: ts.Node): void => {
      if (ts.isFunctionLike(inner)) return;
      if (ts.isReturnStatement(inner)) report(inner.expression);
      ts.forEachChild(inner, look);
    };
    if (ts.isBlock(component.body)) ts.forEachChild(component.body, look);
    else report(component.body);
  });
  return found;
};

it('a component returns no bare text', () => expect(sources.flatMap(bareTexts)).toEqual([]));
