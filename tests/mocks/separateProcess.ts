import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { ownFolder } from '../support/ownFolder';
import { callsTo } from './callsTo';

/** Makes one file of the server and all that it imports, which a process starts faster than the sources. */
const bundle = (outDir: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'tests/mocks/childServer.ts',
      outDir,
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });

/** The embedded API in a process of its own, so that a test can kill it or fill its disk. */
export const separateProcess = () => {
  const bundled = mkdtempSync(join(tmpdir(), 'api-server-'));
  const folder = ownFolder();
  let child: ChildProcess | undefined;
  let origin = '';

  const kill = async (): Promise<void> => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  beforeAll(() => bundle(bundled));
  afterAll(() => rmSync(bundled, { recursive: true }));
  afterEach(kill);

  /** Starts a server on the folder, and answers with the port that it prints. */
  const run = async (kilobytes?: number): Promise<{ process: ChildProcess; words: string }> => {
    const server = `exec node ${join(bundled, 'server.mjs')}`;
    // Beyond this size no file grows: to a program that writes, this is a full disk.
    const limited = kilobytes === undefined ? server : `ulimit -f ${kilobytes}; ${server}`;
    const started = spawn('bash', ['-c', limited], {
      env: { ...process.env, API_DATA: folder(), API_SELLERS: '5' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [printed] = (await once(started.stdout, 'data')) as [Buffer];
    let words = printed.toString();
    // Warnings come before the port.
    while (!/^\d+\n$/m.test(words)) words += String((await once(started.stdout, 'data'))[0]);
    return { process: started, words: words.trim().split('\n').at(-1) ?? '' };
  };

  return {
    ...callsTo(() => origin),
    journal: () => join(folder(), 'pelapak-5', 'journal.jsonl'),
    kill,
    /** @param kilobytes the size that no file of the server can exceed */
    start: async (kilobytes?: number): Promise<void> => {
      const { process: started, words } = await run(kilobytes);
      child = started;
      origin = `http://127.0.0.1:${words}`;
    },
  };
};
