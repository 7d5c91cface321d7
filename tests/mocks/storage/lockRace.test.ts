import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderRefused, lockDataFolder } from '../../../mocks/storage/dataFolder';

let folder: string;
let lock: string;
/** No process has this id. */
const killed = '99999999';
const other = String(process.ppid);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('two servers find the lock of a killed server: the first gets it, and the second does not take it away', () => {
  writeFileSync(lock, killed);
  // The first server takes the folder right after the second has checked whether the killed server still runs.
  vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    writeFileSync(lock, other);
    throw new Error('No such process');
  });
  expect(() => lockDataFolder(folder)).toThrow(FolderRefused);
  expect(readFileSync(lock, 'utf8')).toBe(other);
  expect(readdirSync(folder)).toEqual(['lock']);
});

it('two servers start at the same moment: the second reads that the first works on the folder', () => {
  writeFileSync(lock, killed);
  // The first server takes the folder right after the second has removed the lock of the killed server.
  vi.spyOn(process, 'kill')
    .mockImplementationOnce(() => {
      throw new Error('No such process');
    })
    .mockImplementationOnce(() => {
      writeFileSync(lock, other);
      throw new Error('No such process');
    });
  expect(() => lockDataFolder(folder)).toThrow(
    `API_DATA: another server (process ${other}) works on the folder ${folder}.`,
  );
  expect(readFileSync(lock, 'utf8')).toBe(other);
  expect(readdirSync(folder)).toEqual(['lock']);
});

it('two servers find the lock of a killed server, and the one that did not remove it may still be the first to lock', () => {
  writeFileSync(lock, killed);
  // The other server removes the lock of the killed server, and has not created its own yet.
  vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    rmSync(lock);
    throw new Error('No such process');
  });
  const unlock = lockDataFolder(folder);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

/** Reads a lock again and again until it is told to stop, then says how often it was empty. */
const reader = `
  const { readFileSync } = require('node:fs');
  const { parentPort, workerData: { lock, stop } } = require('node:worker_threads');
  const stopped = new Int32Array(stop);
  let empty = 0;
  parentPort.postMessage('ready');
  while (Atomics.load(stopped, 0) === 0) {
    try {
      if (readFileSync(lock, 'utf8') === '') empty += 1;
    } catch {}
  }
  parentPort.postMessage(empty);
`;

it('a lock is never empty, because an empty one would count as that of a killed server', async () => {
  const stop = new SharedArrayBuffer(4);
  const worker = new Worker(reader, { eval: true, workerData: { lock, stop } });
  const said = () => new Promise((done) => worker.once('message', done));
  expect(await said()).toBe('ready');
  for (let start = 0; start < 500; start++) lockDataFolder(folder)();
  Atomics.store(new Int32Array(stop), 0, 1);
  expect(await said()).toBe(0);
});
