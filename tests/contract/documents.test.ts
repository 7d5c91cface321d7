import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { sourcesOf } from './sources';

const read = (path: string): string => readFileSync(path, 'utf8');
const specification = read('docs/specification.md');
const sources = sourcesOf('src', 'i18n', 'mocks', 'tests', 'scripts', 'bench', 'contract', 'gallery');

describe('docs/specification.md', () => {
  it('has the nine sections of the specification', () => {
    const sections = [...specification.matchAll(/^## §(\d) /gm)].map(([, number]) => number);
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('holds every reading that the code cites', () => {
    const cited = new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(/[Rr]eadings? ((?:\d+(?:, | and )?)+)/g)].flatMap(
          ([, list = '']) => list.match(/\d+/g) ?? [],
        ),
      ),
    );
    const held = new Set([...specification.matchAll(/\*\*Reading (\d+)\*\*/g)].map(([, number]) => number));
    expect(cited.size).toBeGreaterThan(10);
    expect([...cited].filter((number) => !held.has(number))).toEqual([]);
  });
});

describe('docs/decisions.md', () => {
  const text = read('docs/decisions.md');
  const entries = text.split(/^## /m).slice(1);

  it('is one page: at most 450 lines, of which an entry has at most eight', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(450);
    expect(entries.length).toBeGreaterThan(20);
    const long = entries.filter((entry) => entry.trim().split('\n').length > 2 + 8);
    expect(long.map((entry) => entry.split('\n')[0])).toEqual([]);
  });

  it('gives a reason for every dependency', () => {
    const unexplained = [
      ...Object.keys(manifest.dependencies),
      ...Object.keys(manifest.devDependencies),
    ].filter(
      (name) =>
        !name.startsWith('@types/') &&
        !text.includes(name.replace(/^@testing-library\/.*/, '@testing-library')),
    );
    expect(unexplained).toEqual([]);
  });
});

const documents = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

const commentsIn = (code: string): string =>
  (code.match(/(?:^\s*(?:\/\*\*|\*)|\/\/ ).*$/gm) ?? []).join('\n');

it('documents and comments name files that exist', () => {
  const written = [
    // Its files are those of an area that is not there yet.
    ...documents
      .filter((path) => path !== 'docs/adding-an-area.md')
      .map((path) => ({ path, text: (read(path).match(/`[^`]+`/g) ?? []).join('\n') })),
    ...sources.map(({ path, text }) => ({ path, text: commentsIn(text) })),
  ];
  const named = written.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w./…-])((?:[\w-]+\/)*[\w.-]*\w\.tsx?)\b/g)].map(([, file = '']) => ({
      path,
      file,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(
    ({ file }) => !existsSync(file) && !sources.some(({ path }) => path.endsWith(`/${file}`)),
  );
  expect(missing.map(({ path, file }) => `${path}: ${file}`)).toEqual([]);
});

/** Returns the part of an address by which GitHub links to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

const headingsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

it('no document links to a file or a heading that does not exist', () => {
  const dead = documents.flatMap((path) =>
    [
      ...read(path)
        .replaceAll(/^```[^]*?^```$/gm, '')
        .matchAll(/\]\(([^)#\s]+)(?:#([^)\s]+))?/g),
    ]
      .map(([, target = '', anchor]) => ({ target, file: join(dirname(path), target), anchor }))
      .filter(({ target }) => !target.startsWith('http'))
      .filter(
        ({ file, anchor }) =>
          !existsSync(file) || (anchor !== undefined && !headingsOf(file).map(anchorOf).includes(anchor)),
      )
      .map(({ target, anchor }) => `${path}: ${target}${anchor === undefined ? '' : `#${anchor}`}`),
  );
  expect(dead).toEqual([]);
});

/** Every document in code and comments, with the heading in quotation marks behind it, if there is one. */
const cited = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/(?<!-)\b(\w[\w./-]*\.md)\b(?: '([^'\n]+)')?/g)].map(([, file = '', heading]) => ({
    path,
    file,
    heading,
  })),
);

it('every document, and every heading of it, that the code names is in the repository', () => {
  expect(cited.length).toBeGreaterThan(30);
  const missing = cited.filter(
    ({ file, heading }) =>
      !existsSync(file) || (heading !== undefined && !headingsOf(file).includes(heading)),
  );
  expect(missing.map(({ path, file, heading }) => `${path}: ${file} ${heading ?? ''}`)).toEqual([]);
});
