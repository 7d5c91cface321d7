import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutants } from '../mutants/mutants';

describe('the planted bugs of npm run mutants', () => {
  it('are at least 60, and each has a name of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  it('name tests that exist', () => {
    // The titles of the tables of states are in their shared file.
    const textOf = (path: string): string =>
      existsSync(path)
        ? readFileSync(path, 'utf8') + readFileSync('tests/support/stateTable.tsx', 'utf8')
        : '';
    const missing = mutants.filter(
      ({ test, title = '' }) => !existsSync(test) || !textOf(test).includes(title),
    );
    expect(missing.map(({ test, title }) => `${test} ${title}`)).toEqual([]);
  });
});
