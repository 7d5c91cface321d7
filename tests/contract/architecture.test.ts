import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { acquainted, order, rankOf, roomOf } from './rooms';
import { sourcesOf } from './sources';

const text = readFileSync('docs/architecture.md', 'utf8');
const drawing = (/```mermaid\n([^]*?)```/.exec(text)?.[1] ?? '').split('\n').map((line) => line.trim());

/** Which rooms each room imports. */
const arrows = new Map(order.flat().map((room) => [room, new Set<string>()]));
for (const { path, imports } of sourcesOf('src')) {
  const from = roomOf(path);
  for (const { file } of imports) {
    const to = file === null ? undefined : roomOf(file);
    if (from === undefined || to === undefined || to === from) continue;
    if (acquainted.includes(from) && acquainted.includes(to)) continue;
    arrows.get(from)?.add(to);
  }
}

/** Whether `from` reaches `to` through other rooms. */
const detours = (from: string, to: string): boolean =>
  [...(arrows.get(from) ?? [])].some(
    (next) => next !== to && (arrows.get(next)?.has(to) === true || detours(next, to)),
  );

it('the drawing of the rooms has an arrow for each import that no longer path shows', () => {
  const real = order
    .flat()
    .flatMap((from) =>
      [...(arrows.get(from) ?? [])].filter((to) => !detours(from, to)).map((to) => `${from} --> ${to}`),
    );
  expect(drawing.filter((line) => line.includes('-->')).sort()).toEqual(real.sort());
});

it('the drawing points downwards only', () => {
  const upwards = drawing.filter((line) => {
    const [from, to] = line.split(' --> ');
    return to !== undefined && rankOf(to) <= rankOf(from);
  });
  expect(upwards).toEqual([]);
});
