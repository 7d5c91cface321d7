import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import type { Mutant } from './mutant';

/** The name under which the right module lies beside the wrong one. */
const rightPath = (file: string): string => file.replace(/(\.tsx?)$/, '.right$1');

/** A module that exports all that the right one does, and one of it wrong. */
const wrongModule = ({ name, file, exported }: Mutant, right: string): string => {
  const beside = JSON.stringify(
    `./${rightPath(file).slice(dirname(file).length + 1, -extname(file).length)}`,
  );
  const mutants = JSON.stringify(relative(dirname(file), 'tests/mutants/mutants').replaceAll('\\', '/'));
  const isDefault = exported === 'default';
  return [
    `import * as right from ${beside};`,
    `import { wrongOf } from ${mutants};`,
    `export * from ${beside};`,
    ...(right.includes('export default') && !isDefault ? [`export { default } from ${beside};`] : []),
    `${isDefault ? 'export default' : `export const ${exported} =`} wrongOf(${JSON.stringify(name)}, right.${exported});`,
    '',
  ].join('\n');
};

/** Why a mutant cannot be planted below `folder`, in one sentence; undefined where it can. */
export const targetFault = (folder: string, { name, file, exported }: Mutant): string | undefined => {
  if (!existsSync(join(folder, file)))
    return `“${name}”: ${file} is not there. Name the file that holds this code now.`;
  const text = readFileSync(join(folder, file), 'utf8');
  const isExported = new RegExp(
    exported === 'default' ? 'export default ' : `export (const|function|class) ${exported}\\b`,
  );
  return isExported.test(text) ? undefined : `“${name}”: ${file} does not export ${exported} by that name.`;
};

/** Plants a bug below `folder`. @returns the changed files, and a function that takes the bug out again */
export const plant = (folder: string, mutant: Mutant): { files: string[]; restore: () => void } => {
  const path = join(folder, mutant.file);
  const right = rightPath(path);
  renameSync(path, right);
  writeFileSync(path, wrongModule(mutant, readFileSync(right, 'utf8')));
  return {
    files: [path, right],
    restore: () => {
      rmSync(path);
      renameSync(right, path);
    },
  };
};
