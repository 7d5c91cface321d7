import { basename } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { type Source, sourcesOf, visit } from './sources';

const sources = sourcesOf('src', 'i18n', 'mocks', 'tests', 'scripts', 'bench', 'contract', 'gallery');

it('has no silenced compiler or linter, and no open task in a comment', () => {
  // Joined here from parts, because this file would otherwise report itself.
  const silencers = new RegExp(
    [
      ['@ts-', '(ignore|expect-error|nocheck)'],
      ['eslint-', 'disable'],
      ['oxlint-', 'disable'],
      ['(oxfmt|prettier)-', 'ignore'],
      ['\\bTO', 'DO\\b'],
      ['\\bFIX', 'ME\\b'],
    ]
      .map((parts) => parts.join(''))
      .join('|'),
  );
  const found = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (silencers.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

it('has no file for mixed leftovers, and no index that only re-exports', () => {
  const drawers = sources.filter(({ path }) => /(^|\/)(utils?|helpers?|misc|common)(\.|\/)/i.test(path));
  const barrels = sources.filter(
    ({ path, tree }) =>
      /^index\.tsx?$/.test(basename(path)) &&
      tree.statements.every((statement) => ts.isExportDeclaration(statement)),
  );
  expect([...drawers, ...barrels].map(({ path }) => path)).toEqual([]);
});

it('imports zod only in dataProvider/zod, which switches off its probe of eval', () => {
  const direct = sources.filter(
    ({ path, text }) => path.startsWith('src/') && /^import (?!type)[^;]*from 'zod(?:\/mini)?';/m.test(text),
  );
  expect(direct.map(({ path }) => path)).toEqual(['src/dataProvider/zod.ts']);
});

it('uses lazy and Suspense only for pages; onDemand loads everything else', () => {
  const waiting = sources.filter(({ path, text }) =>
    path.startsWith('src/') ? /import \{[^}]*\b(lazy|Suspense)\b[^}]*\} from 'react';/.test(text) : false,
  );
  // Only for pages, because the transition of the router keeps the earlier page on screen.
  expect(waiting.map(({ path }) => path)).toEqual(['src/layout/AppLayout.tsx', 'src/menu/lazyPage.tsx']);
});

/** The files that wait for some time, and why they cannot wait for an event instead. */
const allowedWaits: Readonly<Record<string, string>> = {
  'tests/faults/served.ts': 'a server that breaks off within its answer pauses before it does',
  'tests/dataProvider/fetchWithProgress.test.ts':
    'a server that breaks off within its answer pauses before it does',
  'tests/e2e/support/story.ts': 'asks repeatedly whether requests are under way, because no event says so',
  'tests/ui/onDemand/useFetchWhenQuiet.test.tsx': 'plays requestIdleCallback, on a clock that the test moves',
};

/** The names by which a file knows the `setTimeout` of node:timers/promises, whose first argument is the time. */
const sleepsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '(?:node:)?timers\/promises'/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/\bsetTimeout(?: as (\w+))?/g)].map(([, name = 'setTimeout']) => name),
  );

/** Whether a call waits longer than for the next tick. */
const isWait = (source: Source, { expression, arguments: given }: ts.CallExpression): boolean => {
  const name = expression.getText(source.tree).split('.').at(-1) ?? '';
  if (name === 'waitForTimeout') return true;
  const isSleep = sleepsOf(source).includes(name);
  if (!isSleep && name !== 'setTimeout') return false;
  const time = isSleep ? given[0] : given[1];
  return time !== undefined && time.getText(source.tree) !== '0';
};

it('has no test that waits for a fixed time, except the allowed ones', () => {
  const waiting = new Set<string>();
  for (const source of sources.filter(({ path }) => path.startsWith('tests/')))
    visit(source.tree, (node) => {
      if (ts.isCallExpression(node) && isWait(source, node)) waiting.add(source.path);
    });
  expect([...waiting].toSorted()).toEqual(Object.keys(allowedWaits).toSorted());
});

it('restores all spies only after a test, because the watch over console.error is one of them', () => {
  const restoring = new RegExp(['vi\\.re(store|set)', 'AllMocks'].join(''));
  const found = sources.filter(({ text }) => restoring.test(text));
  expect(found.map(({ path }) => path)).toEqual(['tests/setup.ts']);
});
