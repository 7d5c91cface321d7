import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { tokens } from '../../src/theme/tokens';
import { sourcesOf } from './sources';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }));

const found = (pattern: RegExp): string[] =>
  sheets.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path} ${match}`));

it('sets font sizes in rem, so that text grows with the font size of the browser', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(found(/(font-size|line-height): [\d.]+px/g)).toEqual([]);
});

it('sets no width in the digits of a typeface, so that a late one wraps no text and moves nothing', () => {
  expect(found(/: [\d.]+ch\b/g)).toEqual([]);
});

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
    (line) => !/^src\/(theme\/print|widgets\/print\/PrintSheet)\.css/.test(line),
  );
  expect(elsewhere).toEqual([]);
  const paper = sheets.find(({ path }) => path === 'src/theme/print.css')?.text ?? '';
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

it('lets no room use a class that another area, the layout, the profile or the login declares', () => {
  const roomOf = (path: string): string =>
    /^src\/areas\/[^/]+|^src\/(layout|profile|login)/.exec(path)?.[0] ?? dirname(path);
  const shared = /^src\/(widgets|theme)\//;
  const owners = new Map<string, Set<string>>();
  for (const { path, text } of sheets) {
    if (path === 'src/theme/print.css') continue;
    const selectors = [...text.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector).join(' ');
    for (const [, name = ''] of selectors.matchAll(/\.([a-z][\w-]*)/g))
      owners.set(name, (owners.get(name) ?? new Set()).add(shared.test(path) ? 'shared' : roomOf(path)));
  }
  const foreign = sourcesOf('src').flatMap(({ path, text }) =>
    [...text.matchAll(/className="([^"]+)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => {
        const rooms = owners.get(name);
        return rooms !== undefined && !rooms.has('shared') && !rooms.has(roomOf(path));
      })
      .map((name) => `${path} uses .${name}`),
  );
  expect(foreign).toEqual([]);
});
