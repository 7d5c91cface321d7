import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant';

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/** Why a mutant cannot be planted below `folder`, in one sentence; undefined where it can. */
export const targetFault = (folder: string, { name, file, find }: Mutant): string | undefined => {
  let text: string;
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch {
    return `“${name}”: ${file} is not there. Name the file that holds this code now.`;
  }
  const count = occurrences(text, find);
  if (count === 1) return undefined;
  return count === 0
    ? `“${name}”: the target has moved. ${file} no longer holds:\n  ${find}`
    : `“${name}”: the target is not unique. ${file} holds it ${count} times:\n  ${find}`;
};

/** Plants a bug below `folder`. @returns a function that takes it out again */
export const plant = (folder: string, { file, find, replace }: Mutant): (() => void) => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  return () => writeFileSync(path, before);
};
