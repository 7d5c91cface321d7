import { readFileSync } from 'node:fs';

/** A difference of docs/adapting.md, as `git apply -p0` takes it, and the files that it changes. */
type Difference = { patch: string; files: string[] };

export const differences = (): Difference[] =>
  [...readFileSync('docs/adapting.md', 'utf8').matchAll(/^```diff\n([^]*?)^```$/gm)].map(
    ([, patch = '']) => ({
      patch,
      files: [...patch.matchAll(/^\+\+\+ (.+)$/gm)].map(([, file = '']) => file),
    }),
  );
