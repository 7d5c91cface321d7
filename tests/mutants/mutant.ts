/** A plausible bug: one export of the product, made wrong. It is planted by what it means, so that a rewording leaves it alone. */
export type Bug = {
  /** What goes wrong, as staff would say it. */
  name: string;
  /** The module, by its path from the root of the project. */
  file: string;
  /** The name under which the module exports what is made wrong. */
  exported: string;
  /** Makes the wrong one out of the right one. */
  wrong: (right: never) => unknown;
};

/** A bug, and the test that has to notice it. */
export type Mutant = Bug & {
  /** The test file that is run. */
  test: string;
  /** Part of the titles of the tests that are run there; left out, all of them. */
  title?: string | undefined;
};

/**
 * Returns a function that describes bugs of one module, each by its name:
 * `bugs('hasJumps', { 'the jumps appear with five pages': (right) => … })`.
 * The module is named by its type too, so that the compiler says when an export is renamed.
 */
export const bugsOf =
  <Module>(file: string) =>
  <Name extends keyof Module & string>(
    exported: Name,
    wrongs: Readonly<Record<string, (right: Module[Name]) => Module[Name]>>,
  ): Bug[] =>
    Object.entries(wrongs).map(([name, wrong]) => ({ name, file, exported, wrong }));

/** Bugs by the test that has to notice them: its file, or its file and part of its title, as 'file > title'. */
export const caughtBy = (bugs: Readonly<Record<string, readonly Bug[][]>>): Mutant[] =>
  Object.entries(bugs).flatMap(([noticing, found]) => {
    const [test = '', title] = noticing.split(' > ');
    return found.flat().map((bug) => ({ ...bug, test, title }));
  });

type Table = Readonly<Record<string, { readonly from: readonly string[] }>>;

/** Returns a table of transitions in which an action starts from one more state. */
export const startingAlsoFrom = <T extends Table>(
  transitions: T,
  action: keyof T & string,
  state: string,
): T => ({
  ...transitions,
  [action]: { ...transitions[action], from: [...(transitions[action]?.from ?? []), state] },
});
