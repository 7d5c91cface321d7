import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sourcesOf } from '../tests/contract/sources';

type Size = { files: number; lines: number; bytes: number };

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));

const sizeOf = (paths: readonly string[]): Size => {
  const texts = paths.map((path) => readFileSync(path, 'utf8'));
  return {
    files: paths.length,
    lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  };
};

const figures = (value: number): string => value.toLocaleString('en').padStart(11);

const row = (name: string, { files, lines, bytes }: Size): string =>
  `${name.padEnd(28)}${figures(files)}${figures(lines)}${figures(bytes)}`;

/** The room of a file of src: its first folder, and the second one too where the first has folders alone. */
const roomOf = (path: string): string => {
  const [, first = '', second = ''] = path.split('/');
  if (!path.slice('src/'.length).includes('/')) return 'main';
  return first === 'areas' ? `${first}/${second}` : first;
};

/** How many files of src only one other file of it imports. */
const filesWithOneImporter = (): number => {
  const importers = new Map<string, Set<string>>();
  for (const { path, imports } of sourcesOf('src'))
    for (const { file } of imports)
      if (file !== null && !file.endsWith('.css'))
        importers.set(file, (importers.get(file) ?? new Set()).add(path));
  return [...importers.values()].filter(({ size }) => size === 1).length;
};

const comment = /\/\*[^]*?\*\/|(?<!:)\/\/.*/g;

/** How many comments of src name react-admin or MUI: one that must argue with a library is a place to look at. */
const commentsOnLibraries = (paths: readonly string[]): number =>
  paths
    .flatMap((path) => readFileSync(path, 'utf8').match(comment) ?? [])
    .filter((text) => /react-admin|\bMUI\b/.test(text)).length;

const built = (): string[] =>
  existsSync('dist/assets')
    ? filesBelow('dist')
        .filter((path) => /\.(js|css)$/.test(path))
        .map((path) => ({ path, size: brotliCompressSync(readFileSync(path)).length }))
        .sort((one, other) => other.size - one.size)
        .map(({ path, size }) => `${path.padEnd(60)}${(size / 1024).toFixed(1).padStart(8)} KiB`)
    : ['dist is not there: npm run build'];

/** `npm run size`: how much there is to read, by room, and how much to download, by file of the build. */
const run = (): void => {
  const src = filesBelow('src');
  const rooms = new Map(
    src.map((path) => [roomOf(path), src.filter((other) => roomOf(other) === roomOf(path))]),
  );
  const lines = [
    `${''.padEnd(28)}${['files', 'lines', 'bytes'].map((head) => head.padStart(11)).join('')}`,
    row('src', sizeOf(src)),
    row('  TypeScript', sizeOf(src.filter((path) => /\.tsx?$/.test(path)))),
    row('  CSS', sizeOf(src.filter((path) => path.endsWith('.css')))),
    ...['i18n', 'mocks', 'tests', 'scripts', 'bench'].map((folder) =>
      row(folder, sizeOf(filesBelow(folder).filter((path) => /\.(tsx?|css|mjs|md)$/.test(path)))),
    ),
    ...['README.md', 'CONTEXT.md', 'CHANGELOG.md', 'docs/decisions.md', 'vite.config.ts'].map((path) =>
      row(path, sizeOf([path])),
    ),
    '',
    ...[...rooms]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([room, paths]) => row(room, sizeOf(paths))),
    '',
    `files of src with one importer ${figures(filesWithOneImporter())}`,
    `comments that name a library   ${figures(commentsOnLibraries(src))}`,
    '',
    ...built(),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};
export default run;
