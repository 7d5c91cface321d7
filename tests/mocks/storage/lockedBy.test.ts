import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderRefused, lockDataFolder } from '../../../mocks/storage/dataFolder';
import { startOfProcess } from '../../../mocks/storage/processStart';

let folder = '';
let other: ChildProcess | undefined;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'api-lock-'))));
afterEach(() => {
  other?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const lock = () => join(folder, 'lock');
/** Starts a process that runs until it is killed. @returns its id */
const running = async (): Promise<number> => {
  other = spawn(process.execPath, ['-e', "process.stdout.write('on'); setInterval(() => {}, 1000)"]);
  if (other.stdout) await once(other.stdout, 'data');
  return other.pid ?? 0;
};

describe('the lock of a data folder', () => {
  it('counts while its process runs, and not once that process was killed', async () => {
    const pid = await running();
    symlinkSync(`${pid} ${startOfProcess(pid)}`, lock());
    expect(() => lockDataFolder(folder)).toThrow(FolderRefused);
    expect(() => lockDataFolder(folder)).toThrow(`another server (process ${pid}) works on the folder`);
    other?.kill('SIGKILL');
    if (other) await once(other, 'exit');
    lockDataFolder(folder)();
  });

  it('does not count when another program has the id of a killed server by now', async () => {
    const pid = await running();
    symlinkSync(`${pid} ${startOfProcess(process.pid)}`, lock());
    const unlock = lockDataFolder(folder);
    expect(readlinkSync(lock())).toBe(`${process.pid} ${startOfProcess(process.pid)}`);
    unlock();
  });

  it('does not count when its process started before the last boot', async () => {
    const pid = await running();
    const start = startOfProcess(pid);
    symlinkSync(`${pid} 00000000-0000-0000-0000-000000000000 ${start.split(' ')[1]}`, lock());
    lockDataFolder(folder)();
  });

  it('of an older server, which says its id alone, counts while a process has that id', async () => {
    writeFileSync(lock(), String(await running()));
    expect(() => lockDataFolder(folder)).toThrow(FolderRefused);
  });
});

it('two processes have different starts, and one process always has the same', async () => {
  const pid = await running();
  expect(startOfProcess(pid)).not.toBe('');
  expect(startOfProcess(pid)).toBe(startOfProcess(pid));
  expect(startOfProcess(pid)).not.toBe(startOfProcess(process.pid));
  expect(startOfProcess(2147483646)).toBe('');
});
