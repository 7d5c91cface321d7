import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesOf } from './sources';

const sources = sourcesOf('src', 'i18n', 'mocks', 'tests', 'scripts', 'bench', 'gallery');
const decisions = readdirSync('docs/decisions');

const headingsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** Every document in code and comments, with the heading in quotation marks behind it, if there is one. */
const cited = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/(?<!-)\b(\w[\w./-]*\.md)\b(?: '([^'\n]+)')?/g)].map(([, file = '', heading]) => ({
    path,
    file,
    heading,
  })),
);

it('every document that the code names is in the repository', () => {
  expect(cited.length).toBeGreaterThan(30);
  const missing = cited.filter(({ file }) => !existsSync(file) && !existsSync(`docs/decisions/${file}`));
  expect(missing.map(({ path, file }) => `${path}: ${file}`)).toEqual([]);
});

it('every heading that the code cites is in its document', () => {
  const missing = cited.filter(
    ({ file, heading }) => heading !== undefined && existsSync(file) && !headingsOf(file).includes(heading),
  );
  expect(missing.map(({ path, file, heading }) => `${path}: ${file} '${heading}'`)).toEqual([]);
});

it('every decision that the code cites by its number exists', () => {
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:docs\/decisions\/|decisions? )(0\d{3})/g)]
      .map(([, number = '']) => number)
      .filter((number) => !decisions.some((name) => name.startsWith(`${number}-`)))
      .map((number) => `${path}: ${number}`),
  );
  expect(missing).toEqual([]);
});
