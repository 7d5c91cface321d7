import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesOf } from './sources';

const headingsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** Every document in code and comments, with the heading in quotation marks behind it, if there is one. */
const cited = sourcesOf('src', 'i18n', 'mocks', 'tests', 'scripts', 'bench', 'gallery').flatMap(
  ({ path, text }) =>
    [...text.matchAll(/(?<!-)\b(\w[\w./-]*\.md)\b(?: '([^'\n]+)')?/g)].map(([, file = '', heading]) => ({
      path,
      file,
      heading,
    })),
);

it('every document that the code names is in the repository', () => {
  expect(cited.length).toBeGreaterThan(30);
  const missing = cited.filter(({ file }) => !existsSync(file));
  expect(missing.map(({ path, file }) => `${path}: ${file}`)).toEqual([]);
});

it('every heading that the code cites is in its document', () => {
  const missing = cited.filter(
    ({ file, heading }) => heading !== undefined && existsSync(file) && !headingsOf(file).includes(heading),
  );
  expect(missing.map(({ path, file, heading }) => `${path}: ${file} '${heading}'`)).toEqual([]);
});
