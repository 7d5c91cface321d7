import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { tokens } from '../../src/ui/theme/tokens';
import { sourcesOf } from './sources';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }));

/** The names in every `className="…"`, `className={`…`}` and the like, branches of a condition included. */
const classNames = (tree: ts.SourceFile): string[] => {
  const names: string[] = [];
  const collect = (node: ts.Node, isWithin: boolean): void => {
    const isClass = isWithin || (ts.isJsxAttribute(node) && /className$/i.test(node.name.getText(tree)));
    if (
      isClass &&
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    )
      names.push(...node.text.split(' '));
    ts.forEachChild(node, (child) => collect(child, isClass));
  };
  collect(tree, false);
  return names;
};

const found = (pattern: RegExp): string[] =>
  sheets.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path} ${match}`));

it('sets font sizes in rem, so that text grows with the font size of the browser', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(found(/(font-size|line-height): [\d.]+px/g)).toEqual([]);
});

it('has its styles in style sheets, not in `sx`, which is serialised with each element and which icons do not have', () => {
  const withSx = sourcesOf('src').filter(({ text }) => /\bsx[=:]/.test(text));
  expect(withSx.map(({ path }) => path)).toEqual([]);
});

it('uses only the weights that the file of the typeface has, 400 to 700', () => {
  expect(found(/font(-weight)?: (?:normal|bold|bolder|lighter|[1-9]00)\b/g).length).toBeGreaterThan(50);
  expect(found(/font(-weight)?: (?:bolder|lighter|[12389]00)\b/g)).toEqual([]);
});

it('sets no width in the digits of a typeface, so that a late one wraps no text and moves nothing', () =>
  expect(found(/: [\d.]+ch\b/g)).toEqual([]));

it('changes the page only at four widths: phone 600, narrow 900, covered by the sidebar 1024, wide 1280', () => {
  const widths = ['600px', '601px', '900px', '1024px', '1280px'];
  const others = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*?width: (\d+px)/g)]
      .filter(([, width = '']) => !widths.includes(width))
      .map(([rule]) => `${path} ${rule}`),
  );
  expect(others).toEqual([]);
});

it('uses only colours of the tokens; print uses the light scheme on white, with darker lines', () => {
  const elsewhere = found(/^\s*--?[\w-]+: #[\da-f]{3,8}\b.*$/gim).filter(
    (line) => !/^src\/(ui\/theme\/print|record\/print\/PrintSheet)\.css/.test(line),
  );
  expect(elsewhere).toEqual([]);
  const paper = sheets.find(({ path }) => path === 'src/ui/theme/print.css')?.text ?? '';
  const printed = Object.fromEntries(
    [...paper.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
  const { text, secondary, primary, success, warning, error, info } = tokens.light;
  expect(printed).toEqual({
    page: '#ffffff',
    surface: '#ffffff',
    hairline: '#cbd5e1',
    text,
    secondary,
    primary,
    success,
    warning,
    error,
    info,
  });
});

/** Each area is a room of its own, and so is the theme, whose classes every page has. */
const houseOf = (path: string): string =>
  /^src\/(areas\/[^/]+|ui\/theme|[^/]+)/.exec(path)?.[0] ?? dirname(path);

const selectorsOf = (text: string): string =>
  [...text.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector).join(' ');

/** The names of classes in a text, without states such as `is-open`, which have a meaning only beside another class. */
const classesOf = (selectors: string): string[] =>
  [...selectors.matchAll(/\.([a-z][\w-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('is-'));

/** Each class with the rooms whose stylesheets declare it. Paper leaves out parts of all rooms, so its sheet declares none. */
const owners = new Map<string, Set<string>>();
for (const { path, text } of sheets)
  if (path !== 'src/ui/theme/print.css')
    for (const name of classesOf(selectorsOf(text)))
      owners.set(name, (owners.get(name) ?? new Set()).add(houseOf(path)));

it('lets each class be declared by one room', () => {
  const shared = [...owners].filter(([, rooms]) => rooms.size > 1);
  expect(shared.map(([name, rooms]) => `.${name}: ${[...rooms].join(', ')}`)).toEqual([]);
});

it('prints no class that no other sheet and no component has', () => {
  const used = new Set(sourcesOf('src').flatMap(({ tree }) => classNames(tree)));
  const paper = sheets.find(({ path }) => path === 'src/ui/theme/print.css')?.text ?? '';
  const named = classesOf(selectorsOf(paper));
  expect(named).toContain('layout');
  expect(named.filter((name) => !owners.has(name) && !used.has(name))).toEqual([]);
});

it('lets a component use only the classes of its own room and of the page', () => {
  expect(owners.size).toBeGreaterThan(300);
  const foreign = sourcesOf('src').flatMap(({ path, tree }) =>
    classNames(tree)
      .filter((name) => {
        const rooms = owners.get(name);
        return rooms !== undefined && !rooms.has('src/ui/theme') && !rooms.has(houseOf(path));
      })
      .map((name) => `${path} uses .${name}`),
  );
  expect(foreign).toEqual([]);
});

it('lets a component import only the stylesheets of its own room', () => {
  const foreign = sourcesOf('src').flatMap(({ path, text }) =>
    [...text.matchAll(/^import '(\..+\.css)';$/gm)]
      .map(([, sheet = '']) => join(dirname(path), sheet))
      .filter((sheet) => !sheet.startsWith('src/ui/theme/') && houseOf(sheet) !== houseOf(path))
      .map((sheet) => `${path} imports ${sheet}`),
  );
  expect(foreign).toEqual([]);
});
