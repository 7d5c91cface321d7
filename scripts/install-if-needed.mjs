// The first step of every command (run.mjs). It is plain JavaScript for Node alone, because a new clone has no
// dependencies. Installs if node_modules is missing or differs from package-lock.json; otherwise it returns within
// milliseconds.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { node: supported } = JSON.parse(readFileSync('package.json', 'utf8')).engines;

/** Returns true if this Node is in a range of package.json, such as `^22.13.0` or `>=24`. */
const isSupported = (range) => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [least, leastMinor = 0] = range.replace(/^\D+/, '').split('.').map(Number);
  return major === least ? minor >= leastMinor : range.startsWith('>=') && major > least;
};

if (!supported.split(' || ').some(isSupported)) {
  console.error(
    `Node ${process.versions.node} is not supported (${supported}): install Node 24, then run the command again.`,
  );
  process.exit(1);
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Returns true if every package of the lock is installed in its version; optional packages may be for another platform. */
const isInstalled = () => {
  try {
    const installed = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
};

if (!isInstalled()) {
  console.log('Installing dependencies (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: check the network or the registry, then run the command again.');
    process.exit(1);
  }
}
