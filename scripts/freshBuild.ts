import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { faultsOfDist } from './faultsOfDist';

/** The sources of the build, without the embedded API. */
const sources = [
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'src',
  'i18n',
  'public',
];

/** Outside dist, because all of dist is deployed. */
const stampFile = 'node_modules/.build-stamp';

const filesIn = (path: string): string[] =>
  path.includes('.')
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();

const digestOfSources = (): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

const isFresh = (digest: string): boolean =>
  existsSync('dist/index.html') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest;

/**
 * Builds dist for production unless it was built from exactly these sources.
 * @throws if the build fails, or contains anything that must not be deployed (see faultsOfDist).
 */
export const freshBuild = async ({ force = false } = {}): Promise<void> => {
  const digest = digestOfSources();
  if (!force && isFresh(digest)) return;
  rmSync(stampFile, { force: true });
  // Vite's own default, which a test runner's environment would override.
  process.env.NODE_ENV = 'production';
  await build({ logLevel: force ? 'info' : 'warn' });
  const faults = faultsOfDist('dist');
  if (faults.length > 0) throw new Error(`dist must not be deployed:\n  ${faults.join('\n  ')}`);
  writeFileSync(stampFile, digest);
};
