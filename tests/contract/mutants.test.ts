import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutants } from '../mutants/mutants';
import { targetFault } from '../mutants/plant';

describe('the planted bugs of npm run mutants', () => {
  it('are at least 60, and each has a name of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  it('find their place in the code', () => {
    expect(mutants.map((mutant) => targetFault('.', mutant)).filter((fault) => fault !== undefined)).toEqual(
      [],
    );
  });

  it('name tests that exist', () => {
    // The titles of the tables of states are in their shared file.
    const textOf = (path: string): string =>
      readFileSync(path, 'utf8') + readFileSync('tests/support/stateTable.tsx', 'utf8');
    const missing = mutants.filter(({ test, title = '' }) => !textOf(test).includes(title));
    expect(missing.map(({ test, title }) => `${test} ${title}`)).toEqual([]);
  });

  it('have a test file each', () => {
    expect(mutants.map(({ test }) => test).filter((test) => !existsSync(test))).toEqual([]);
  });
});
