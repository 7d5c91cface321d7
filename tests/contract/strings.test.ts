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

/** The words among the literals that `literalsIn` finds at each node, other than keys of the messages. */
const wordsAmong = (among: readonly Source[], literalsIn: (node: ts.Node) => ts.Node[]): string[] =>
  among.flatMap((source) => {
    const nodes: ts.Node[] = [];
    visit(source.tree, (node) => nodes.push(...literalsIn(node)));
    return nodes
      .filter((node) => hasLetters(textOf(node)) && !keys.has(textOf(node)))
      .map((node) => `${place(source, node)} ${textOf(node).trim()}`);
  });

describe('strings that a person reads', () => {
  it('are not written between tags', () => {
    const found = wordsAmong(sources, (node) => {
      if (ts.isJsxText(node)) return [node];
      return ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) ? literalsOf(node) : [];
    });
    expect(found).toEqual([]);
  });

  it('are not written in attributes, except as keys of the messages', () => {
    const found = wordsAmong(sources, (node) =>
      ts.isJsxAttribute(node) && readAloud.has(node.name.getText()) && node.initializer
        ? literalsOf(node.initializer)
        : [],
    );
    expect(found).toEqual([]);
  });

  it('have an existing key wherever they are translated', () => {
    const found = wordsAmong(sourcesOf('src'), (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
      const [key] = node.arguments;
      if (!['translate', 'notify'].includes(node.expression.text) || !key) return [];
      // A part of a template is no key on its own; messages.test.ts checks the keys of areas.
      return literalsOf(key).filter(ts.isStringLiteral);
    });
    expect(found).toEqual([]);
  });
});
