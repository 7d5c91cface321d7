import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { differences } from '../adapting/differences';

const found = differences();

it('a difference of docs/adapting.md changes one file, which is that of an area', () =>
  expect(found.map(({ files }) => files)).toEqual([
    ['src/areas/seller/sellerEndpoints.ts'],
    ['src/areas/top-up/index.ts'],
  ]));

it.each(found)('the difference of $files still fits the source', ({ patch, files: [file = ''] }) => {
  const hunks = patch.split(/^@@.*\n/m).slice(1);
  const before = hunks.map((hunk) => hunk.replaceAll(/^\+.*\n/gm, '').replaceAll(/^[ -]/gm, ''));
  expect(before.length).toBeGreaterThan(1);
  const source = readFileSync(file, 'utf8');
  for (const lines of before) expect(source).toContain(lines);
});
