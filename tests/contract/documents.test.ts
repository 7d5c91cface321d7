import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { sourcesOf } from './sources';

const read = (path: string): string => readFileSync(path, 'utf8');
const specification = read('docs/specification.md');
const decisions = readdirSync('docs/decisions').sort();
const sources = sourcesOf('src', 'i18n', 'mocks', 'tests', 'scripts', 'bench', 'gallery');

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

describe('docs/decisions', () => {
  it('have unique numbers', () => {
    const numbers = decisions.map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(decisions)('%s has a context, a decision, the rejected options, and the consequences', (name) => {
    const text = read(`docs/decisions/${name}`);
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)} `));
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Decision', 'Rejected', 'Consequences']);
  });

  it('give a reason for every dependency', () => {
    const text = read('docs/decisions/0026-dependencies.md');
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

  it('name files that exist', () => {
    const missing = decisions.flatMap((name) =>
      [...read(`docs/decisions/${name}`).matchAll(/`((?:[a-z-]+\/)*[\w-]+\.(?:ts|tsx|md))`/gi)]
        .map(([, path = '']) => path)
        .filter((path) => !sources.some((source) => source.path.endsWith(`/${path}`)) && !existsSync(path))
        .map((path) => `${name}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});

it('no document links to a file that does not exist', () => {
  const documentsIn = (folder: string): string[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name));
  const documents = ['.', 'docs', 'docs/decisions'].flatMap(documentsIn);
  const dead = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !target.startsWith('http') && !existsSync(join(dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(dead).toEqual([]);
});
