import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** Where the tools are installed, and what they write. */
export const folder = 'dist-contract';

const files = {
  redocly: '@redocly/cli/bin/cli.js',
  prism: '@stoplight/prism-cli/dist/index.js',
  'openapi-typescript': 'openapi-typescript/bin/cli.js',
};

/** The arguments for Node that start a tool. */
export const startOf = (tool: keyof typeof files, ...args: string[]): string[] => [
  `${folder}/node_modules/${files[tool]}`,
  ...args,
];

/** Runs a tool to its end. @returns what it printed */
export const run = (tool: keyof typeof files, ...args: string[]): string => {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return spawnSync(process.execPath, startOf(tool, ...args), { encoding: 'utf8', env, maxBuffer: 1e8 })
    .stdout;
};

/** A package that is installed there; its types are not. */
export const foreign = (name: string): unknown => createRequire(resolve(folder, 'package.json'))(name);
