import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { contractFile } from '../../../contract/write';
import { startOf } from './tools';

/** Starts Prism as a host that knows the contract alone: it answers its examples, and refuses what is not in it. */
export const startPrism = async (): Promise<{ origin: string; close: () => Promise<void> }> => {
  const options = ['--errors', '--port', '0'];
  const child = spawn(process.execPath, startOf('prism', 'mock', contractFile, ...options), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const [, origin] = /listening on (http:\S+)/.exec(line) ?? [];
    if (!origin) continue;
    // What it prints from now on would fill the pipe.
    child.stdout.resume();
    const closed = new Promise<void>((done) => child.once('exit', () => done()));
    const close = async () => {
      child.kill();
      await closed;
    };
    return { origin, close };
  }
  throw new Error('Prism does not start.');
};
