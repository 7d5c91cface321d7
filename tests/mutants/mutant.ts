/** A plausible bug: a small replacement in one file of the product. */
type Bug = {
  /** What goes wrong, as staff would say it. */
  name: string;
  file: string;
  /** The text that is replaced; it occurs in the file exactly once. */
  find: string;
  replace: string;
};

/** A bug, and the test that has to notice it. */
export type Mutant = Bug & {
  /** The test file that is run. */
  test: string;
  /** Part of the titles of the tests that are run there; left out, all of them. */
  title?: string | undefined;
};

/** Bugs that the same test has to notice. */
export const caughtBy = (test: string, title: string | undefined, bugs: readonly Bug[]): Mutant[] =>
  bugs.map((bug) => ({ ...bug, test, title }));
