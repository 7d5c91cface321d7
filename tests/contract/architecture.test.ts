import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesOf } from './sources';

const text = readFileSync('docs/architecture.md', 'utf8');
const drawing = (/```mermaid\n([^]*?)```/.exec(text)?.[1] ?? '').split('\n').map((line) => line.trim());
const drawn = drawing.filter((line) => line.includes('-->'));
const rooms = [...new Set(drawn.flatMap((line) => line.split(' --> ')))];

/** The session holds the token and the client sends it, so these two import each other. Their files form no circle. */
const acquainted = ['authProvider', 'dataProvider'];

/** The room of a file, such as `list` for `src/list/DataTable.tsx`; undefined where it has none. */
const roomOf = (path: string): string | undefined =>
  rooms.find((room) => path.startsWith(`src/${room}/`) || path.startsWith(`src/${room}.`));

const sources = sourcesOf('src');
/** Which rooms each room imports. */
const arrows = new Map(rooms.map((room) => [room, new Set<string>()]));
for (const { path, imports } of sources) {
  const from = roomOf(path);
  for (const { file } of imports) {
    const to = file === null ? undefined : roomOf(file);
    if (from === undefined || to === undefined || to === from) continue;
    if (acquainted.includes(from) && acquainted.includes(to)) continue;
    arrows.get(from)?.add(to);
  }
}

/** Whether `from` reaches `to`, through rooms that are not yet `passed`. */
const reaches = (from: string, to: string, passed: readonly string[] = []): boolean =>
  [...(arrows.get(from) ?? [])].some(
    (next) => next === to || (!passed.includes(next) && reaches(next, to, [...passed, next])),
  );

it('every file of src has a room in the drawing', () => {
  const placeless = sources.filter(({ path }) => roomOf(path) === undefined);
  expect(placeless.map(({ path }) => path)).toEqual([]);
});

it('the drawing of the rooms has an arrow for each import that no longer path shows', () => {
  const real = rooms.flatMap((from) => {
    const next = [...(arrows.get(from) ?? [])];
    const isDetour = (to: string) => next.some((room) => room !== to && reaches(room, to));
    return next.filter((to) => !isDetour(to)).map((to) => `${from} --> ${to}`);
  });
  expect(drawn.toSorted()).toEqual(real.toSorted());
});

it('no room imports itself through others', () =>
  expect(rooms.filter((room) => reaches(room, room))).toEqual([]));
