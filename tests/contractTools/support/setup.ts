import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import buildProduct from '../../e2e/support/product';
import { folder } from './tools';

/** Installs the tools of contract/package.json, not beside it: its modules would find the tools' packages before their own. */
const setup = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join('contract', file), join(folder, file));
  const install = [resolve('scripts/install-if-needed.mjs')];
  const { status } = spawnSync(process.execPath, install, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The tools of contract/package.json are not installed.');
  await buildProduct();
};
export default setup;
