import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { flatten } from './flatten';
import { place, type Source, sourcesOf, visit } from './sources';
import { messages } from './wholeMessages';

const sources = sourcesOf('src').filter(({ path }) => path.endsWith('.tsx'));
const keys = new Set(flatten(messages).keys());

/** Attributes whose text a person reads or hears. react-admin translates a message key given to its own. */
const readAloud = new Set([
  ...['label', 'title', 'placeholder', 'alt', 'helperText', 'emptyText', 'confirmTitle', 'confirmContent'],
  ...['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'],
]);

/** The string literals that can be the value of an expression. */
const literalsOf = (node: ts.Node): ts.Node[] => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return literalsOf(node.right);
    const joins = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken];
    return joins.includes(kind) ? [node.left, node.right].flatMap(literalsOf) : [];
  }
  if (ts.isJsxExpression(node)) return node.expression ? literalsOf(node.expression) : [];
  return [];
};

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const textOf = (node: ts.Node): string => (ts.isLiteralExpression(node) ? node.text : node.getText());

const check = (source: Source, nodes: readonly ts.Node[]): string[] =>
  nodes
    .filter((node) => hasLetters(textOf(node)) && !keys.has(textOf(node)))
    .map((node) => `${place(source, node)} ${textOf(node).trim()}`);

describe('strings that a person reads', () => {
  it('are not written between tags', () => {
    const found = sources.flatMap((source) => {
      const nodes: ts.Node[] = [];
      visit(source.tree, (node) => {
        if (ts.isJsxText(node)) nodes.push(node);
        if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) nodes.push(...literalsOf(node));
      });
      return check(source, nodes);
    });
    expect(found).toEqual([]);
  });

  it('are not written in attributes, except as keys of the messages', () => {
    const found = sources.flatMap((source) => {
      const nodes: ts.Node[] = [];
      visit(source.tree, (node) => {
        if (ts.isJsxAttribute(node) && readAloud.has(node.name.getText()) && node.initializer)
          nodes.push(...literalsOf(node.initializer));
      });
      return check(source, nodes);
    });
    expect(found).toEqual([]);
  });

  it('have an existing key wherever they are translated', () => {
    const found = sourcesOf('src').flatMap((source) => {
      const nodes: ts.Node[] = [];
      visit(source.tree, (node) => {
        if (
          ts.isCallExpression(node) &&
          ts.isIdentifier(node.expression) &&
          ['translate', 'notify'].includes(node.expression.text) &&
          node.arguments[0]
        ) {
          // A part of a template is no key on its own; messages.test.ts checks the keys of areas.
          nodes.push(...literalsOf(node.arguments[0]).filter(ts.isStringLiteral));
        }
      });
      return check(source, nodes);
    });
    expect(found).toEqual([]);
  });
});
