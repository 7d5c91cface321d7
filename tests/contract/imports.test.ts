import { describe, expect, it } from 'vitest';
import { type Import, type Source, sourcesOf } from './sources';

const sources = sourcesOf('src', 'i18n', 'mocks');
const byPath = new Map(sources.map((source) => [source.path, source]));

/** The rules of files outside the drawing; architecture.test.ts has those of the rooms. */
const mayImport = (from: string, to: string): boolean => {
  if (to.startsWith('i18n/')) return !from.startsWith('mocks/');
  if (from.startsWith('i18n/')) return false;
  if (from.startsWith('mocks/'))
    return /^mocks\/|^src\/(domain\/|config\.|(dataProvider(\/history)?|areas\/[^/]+)\/(wire|\w+Wire)\.ts$)/.test(
      to,
    );
  if (to === 'package.json') return from === 'src/config.ts';
  if (to.startsWith('typeface/')) return from === 'src/ui/theme/font.ts';
  return to.startsWith('src/');
};

const ours = ({ imports }: Source) => imports.flatMap(({ file }) => (file === null ? [] : [file]));

describe('the import order (docs/architecture.md)', () => {
  it('is kept by i18n, the embedded API and what lies beside src', () => {
    const wrong = sources.flatMap((source) =>
      ours(source)
        .filter((file) => !mayImport(source.path, file))
        .map((file) => `${source.path} imports ${file}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lets no area import another area', () => {
    const areaOf = (path: string) => /^src\/areas\/([^/]+)\//.exec(path)?.[1];
    const wrong = sources.flatMap((source) => {
      const area = areaOf(source.path);
      if (area === undefined) return [];
      return ours(source)
        .filter((file) => (areaOf(file) ?? area) !== area || file === 'src/areas/index.ts')
        .map((file) => `${source.path} imports ${file}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has no cycle of files', () => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const walk = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (done.has(path) || trail.includes(path)) return;
      for (const { file } of byPath.get(path)?.imports ?? []) {
        if (file !== null) walk(file, [...trail, path]);
      }
      done.add(path);
    };
    for (const { path } of sources) walk(path, []);
    expect(cycles).toEqual([]);
  });
});

describe('the first page (docs/performance.md)', () => {
  const heavy = /^(@mui|@emotion|react-router|zod|ra-|react-admin|react-hook-form|@tanstack|msw)/;

  /** Packages that load with `entry`: static imports that survive the build, followed through our files. */
  const loadedWith = (entry: string): string[] => {
    const seen = new Set<string>();
    const found: string[] = [];
    const follow = (path: string, trail: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      const kept = (byPath.get(path)?.imports ?? []).filter(
        ({ typeOnly, dynamic }: Import) => !typeOnly && !dynamic,
      );
      for (const { file, specifier } of kept) {
        if (file === null && heavy.test(specifier)) found.push(`${trail} → ${specifier}`);
        if (file !== null) follow(file, `${trail} → ${file}`);
      }
    };
    follow(entry, entry);
    return found;
  };

  it.each(['src/main.tsx', 'src/ui/Toaster.tsx'])('loads no heavy package with %s', (entry) => {
    expect(byPath.has(entry)).toBe(true);
    expect(loadedWith(entry)).toEqual([]);
  });
});
