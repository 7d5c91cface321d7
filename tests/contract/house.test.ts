import { basename } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { place, sourcesOf, visit } from './sources';

const sources = sourcesOf('src', 'i18n', 'mocks', 'tests', 'scripts', 'bench', 'gallery');
const maxLines = 220;

it('reads the sources', () => {
  expect(sources.length).toBeGreaterThan(50);
});

it('keeps every file short', () => {
  const long = sources.filter(({ text }) => text.split('\n').length - 1 > maxLines);
  expect(long.map(({ path }) => path)).toEqual([]);
});

it('opts out of nothing: no any, no silenced compiler or linter, nothing left to do', () => {
  // Put together here, or this file would report itself.
  const silencers = new RegExp(
    [
      ['@ts-', '(ignore|expect-error|nocheck)'],
      ['eslint-', 'disable'],
      ['oxlint-', 'disable'],
      ['prettier-', 'ignore'],
      ['\\bTO', 'DO\\b'],
      ['\\bFIX', 'ME\\b'],
    ]
      .map((parts) => parts.join(''))
      .join('|'),
  );
  const found = sources.flatMap((source) => {
    const places = source.text
      .split('\n')
      .flatMap((line, index) => (silencers.test(line) ? [`${source.path}:${index + 1} ${line.trim()}`] : []));
    visit(source.tree, (node) => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) places.push(`${place(source, node)} any`);
    });
    return places;
  });
  expect(found).toEqual([]);
});

it('has no drawer for leftovers, and no index that only passes on', () => {
  const drawers = sources.filter(({ path }) => /(^|\/)(utils?|helpers?|misc|common)(\.|\/)/i.test(path));
  const barrels = sources.filter(
    ({ path, tree }) =>
      /^index\.tsx?$/.test(basename(path)) &&
      tree.statements.every((statement) => ts.isExportDeclaration(statement)),
  );
  expect([...drawers, ...barrels].map(({ path }) => path)).toEqual([]);
});

it('takes zod from dataProvider/zod, where its probe of eval is switched off', () => {
  const direct = sources.filter(
    ({ path, text }) => path.startsWith('src/') && /^import (?!type)[^;]*from 'zod(?:\/mini)?';/m.test(text),
  );
  expect(direct.map(({ path }) => path)).toEqual(['src/dataProvider/zod.ts']);
});

it('opens no panel through a Suspense fallback: what is loaded on demand is loaded by onDemand', () => {
  const waiting = sources.filter(({ path, text }) =>
    path.startsWith('src/') ? /import \{[^}]*\b(lazy|Suspense)\b[^}]*\} from 'react';/.test(text) : false,
  );
  // Pages alone: the router's transition keeps the page before on screen.
  expect(waiting.map(({ path }) => path)).toEqual(['src/layout/AppLayout.tsx', 'src/menu/lazyPage.tsx']);
});
