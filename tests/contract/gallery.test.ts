import { expect, it } from 'vitest';
import { sourcesOf } from './sources';

const sources = sourcesOf('src', 'gallery');
const byPath = new Map(sources.map((source) => [source.path, source]));

/** Rooms above the widgets: what the page of widgets reaches only through them, it does not show. */
const above = /^src\/(areas|layout)\//;

/** The files that `path` reaches by its imports, also those on demand, without those that are only types. */
const reachedFrom = (path: string, reached = new Set<string>()): Set<string> => {
  if (reached.has(path)) return reached;
  reached.add(path);
  if (above.test(path)) return reached;
  for (const { file, typeOnly } of byPath.get(path)?.imports ?? [])
    if (file !== null && !typeOnly) reachedFrom(file, reached);
  return reached;
};

it('shows every widget on the page of widgets', () => {
  const reached = reachedFrom('gallery/main.tsx');
  const widgets = sources
    .map(({ path }) => path)
    .filter((path) => /^src\/(charts|form|list|record|ui(?!\/onDemand))\/(.*\/)?[A-Z]\w*\.tsx$/.test(path));
  expect(widgets.length).toBeGreaterThan(70);
  expect(widgets.filter((path) => !reached.has(path))).toEqual([]);
});

it('keeps the page of widgets out of the product', () => {
  const importing = sources.filter(
    ({ path, imports }) =>
      path.startsWith('src/') && imports.some(({ file }) => file?.startsWith('gallery/')),
  );
  expect(importing.map(({ path }) => path)).toEqual([]);
});
