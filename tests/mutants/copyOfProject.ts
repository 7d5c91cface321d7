import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * A copy of the project in a folder of its own, as it lies on disk, uncommitted changes included, to change without touching
 * the project itself. Installed packages are shared with it.
 */
export const copyOfProject = (): { folder: string; remove: () => void } => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of list.split('\0')) {
    // A deleted file is listed until the deletion is committed.
    if (file !== '' && existsSync(file)) cpSync(file, join(folder, file), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
