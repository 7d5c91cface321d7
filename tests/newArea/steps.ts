import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that docs/adding-an-area.md says to write, or the lines it says to put into the menu. */
type Step = { file: string; code: string };

const menu = 'src/areas/index.ts';

/** The steps, as the page writes them. */
export const stepsOf = (page: string): Step[] =>
  [...page.matchAll(/^\d\. .*?`([^`]+\.ts)`[^`]*```ts\n([^]*?)^ {3}```$/gm)].map(
    ([, file = '', code = '']) => ({ file, code: code.replace(/^ {3}/gm, '') }),
  );

const intoMenu = (text: string, lines: readonly string[]): string => {
  const imported = lines.filter((line) => line.startsWith('import '));
  const entries = lines.filter((line) => line !== '' && !line.startsWith('import '));
  return [...imported, text.replace(/^\];$/m, [...entries, '];'].join('\n'))].join('\n');
};

/** Takes the steps below `folder`. */
export const take = (folder: string, steps: readonly Step[]): void => {
  for (const { file, code } of steps) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file === menu ? intoMenu(readFileSync(path, 'utf8'), code.split('\n')) : code);
  }
};
