import { basename } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { place, type Source, sourcesOf, visit } from './sources';

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

/** Where a test waits for some time, and why nothing that happens can be waited for instead. */
const honestWaits: Readonly<Record<string, string>> = {
  'tests/faults/served.ts': 'a server that breaks off within its answer pauses before it does',
  'tests/dataProvider/fetchWithProgress.test.ts':
    'a server that breaks off within its answer pauses before it does',
  'tests/e2e/support/story.ts': 'asks again and again whether requests are under way, which no event tells',
  'tests/onDemand/useFetchWhenQuiet.test.tsx': 'plays requestIdleCallback, on a clock that the test moves',
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

it('has no test that sleeps: each waits for what happens', () => {
  const waits = sources
    .filter(({ path }) => path.startsWith('tests/'))
    .flatMap((source) => {
      const found: string[] = [];
      visit(source.tree, (node) => {
        if (ts.isCallExpression(node) && isWait(source, node)) found.push(source.path);
      });
      return found;
    });
  expect([...new Set(waits)].toSorted()).toEqual(Object.keys(honestWaits).toSorted());
});

it('asks nobody by the boxes of the browser: window.confirm, alert and prompt', () => {
  const box = /^((window|globalThis|self)\.)?(confirm|alert|prompt)$/;
  const asked = sources
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap((source) => {
      const found: string[] = [];
      visit(source.tree, (node) => {
        if (!ts.isCallExpression(node)) return;
        const name = node.expression.getText(source.tree);
        // A function of our own may be called so.
        if (box.test(name) && !source.text.includes(`const ${name} =`))
          found.push(`${place(source, node)} ${name}`);
      });
      return found;
    });
  expect(asked).toEqual([]);
});
