// The first step of every command (run.mjs). It is plain JavaScript for Node alone, because a new clone has no
// dependencies. Installs if node_modules is missing or differs from package-lock.json; otherwise it returns within
// milliseconds.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer, then run the command again.`,
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
