import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BadInput } from '../scripts/badInput';
import { sourcesOf } from '../tests/contract/sources';

type Size = { files: number; lines: number; bytes: number };

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    : [];

const sizeOf = (paths: readonly string[]): Size => {
  const texts = paths.map((path) => readFileSync(path, 'utf8'));
  return {
    files: paths.length,
    lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  };
};

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
      if (file?.startsWith('src/') && !file.endsWith('.css'))
        importers.set(file, (importers.get(file) ?? new Set()).add(path));
  return [...importers.values()].filter(({ size }) => size === 1).length;
};

const comment = /\/\*[^]*?\*\/|(?<!:)\/\/.*/g;

/** How many comments of src name react-admin or MUI: one that must argue with a library is a place to look at. */
const commentsOnLibraries = (paths: readonly string[]): number =>
  paths
    .flatMap((path) => readFileSync(path, 'utf8').match(comment) ?? [])
    .filter((text) => /react-admin|\bMUI\b/.test(text)).length;

/** Everything that is read, by name; of a count, `files` alone. */
const ledger = (): Map<string, Partial<Size>> => {
  const src = filesBelow('src');
  const rooms = [...new Set(src.map(roomOf))].sort();
  const text = /\.(tsx?|css|mjs|md)$/;
  const folders = ['i18n', 'mocks', 'tests', 'contract', 'scripts', 'bench', 'docs'];
  const single = ['README.md', 'CONTEXT.md', 'CHANGELOG.md', 'vite.config.ts'].filter((path) =>
    existsSync(path),
  );
  return new Map<string, Partial<Size>>([
    ['src', sizeOf(src)],
    ['  TypeScript', sizeOf(src.filter((path) => /\.tsx?$/.test(path)))],
    ['  CSS', sizeOf(src.filter((path) => path.endsWith('.css')))],
    ['  with one importer', { files: filesWithOneImporter() }],
    ['  comments on libraries', { files: commentsOnLibraries(src) }],
    ...folders.map(
      (folder) => [folder, sizeOf(filesBelow(folder).filter((path) => text.test(path)))] as const,
    ),
    ['  docs/decisions', sizeOf(filesBelow('docs').filter((path) => path.startsWith('docs/decisions')))],
    ...single.map((path) => [path, sizeOf([path])] as const),
    ...rooms.map((room) => [`src: ${room}`, sizeOf(src.filter((path) => roomOf(path) === room))] as const),
  ]);
};

/** The same of another commit. @throws BadInput */
const ledgerAt = (commit: string): Map<string, Partial<Size>> => {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  const here = process.cwd();
  try {
    const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30, stdio: 'pipe' });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    process.chdir(folder);
    return ledger();
  } catch (error) {
    if (!/not a (valid|tree)|unknown revision|ambiguous/.test(String(error))) throw error;
    throw new BadInput(`There is no commit ${commit}: npm run size -- COMMIT compares with one.`);
  } finally {
    process.chdir(here);
    rmSync(folder, { recursive: true, force: true });
  }
};

const figures = (value: number | undefined): string => (value?.toLocaleString('en') ?? '').padStart(11);

const built = (): string[] =>
  existsSync('dist/assets')
    ? filesBelow('dist')
        .filter((path) => /\.(js|css)$/.test(path))
        .map((path) => ({ path, size: brotliCompressSync(readFileSync(path)).length }))
        .sort((one, other) => other.size - one.size)
        .map(({ path, size }) => `${path.padEnd(60)}${(size / 1024).toFixed(1).padStart(8)} KiB`)
    : ['dist is not there: npm run build'];

/**
 * `npm run size`: how much there is to read, by room, and how much to download, by file of the build. `npm run size -- COMMIT`
 * shows that commit before it.
 */
const run = ([commit, ...others]: string[]): void => {
  if (others.length > 0) throw new BadInput('npm run size takes one commit to compare with.');
  const tables = [...(commit === undefined ? [] : [ledgerAt(commit)]), ledger()];
  const names = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  const parts = ['files', 'lines', 'bytes'] as const;
  const lines = [
    `${''.padEnd(30)}${tables.flatMap(() => parts.map((part) => part.padStart(11))).join('')}`,
    ...names.map(
      (name) =>
        name.padEnd(30) +
        tables.flatMap((table) => parts.map((part) => figures(table.get(name)?.[part]))).join(''),
    ),
    '',
    ...built(),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};
export default run;
