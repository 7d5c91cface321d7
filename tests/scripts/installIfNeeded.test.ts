import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A project that needs no packages, so that nothing is installed. */
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(project, 'node_modules'));
  copyFileSync('package.json', join(project, 'package.json'));
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(project, lock), '{ "packages": {} }');
});

afterAll(() => rmSync(project, { recursive: true }));

/** Runs the first step of every command in a Node that says it has this version. */
const runIn = (version: string) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretend)}`,
      resolve('scripts/install-if-needed.mjs'),
    ],
    { cwd: project, encoding: 'utf8' },
  );
  return { status, printed: stdout + stderr };
};

it.each(['20.19.0', '22.13.0', '24.0.0'])('starts in Node %s', (version) =>
  expect(runIn(version)).toEqual({ status: 0, printed: '' }),
);

it.each(['20.18.3', '21.7.3', '22.12.0', '23.11.0'])('refuses Node %s', (version) => {
  expect(runIn(version)).toEqual({
    status: 1,
    printed: `Node ${version} is not supported (^20.19.0 || ^22.13.0 || >=24): install Node 24, then run the command again.\n`,
  });
});
