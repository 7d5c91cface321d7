import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FolderRefused, lockDataFolder } from '../../../mocks/storage/dataFolder';
import { startOfProcess } from '../../../mocks/storage/processStart';
import { ownFolder } from '../../support/ownFolder';

const folder = ownFolder();
let other: ChildProcess | undefined;
afterEach(() => other?.kill('SIGKILL'));

const lock = () => join(folder(), 'lock');
/** The process that the lock names. */
const lockedBy = () => readlinkSync(lock()).split(' ')[0];
/** No process has this id. */
const killed = '99999999';
const parent = String(process.ppid);
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
    expect(() => lockDataFolder(folder())).toThrow(FolderRefused);
    expect(() => lockDataFolder(folder())).toThrow(`another server (process ${pid}) works on the folder`);
    other?.kill('SIGKILL');
    if (other) await once(other, 'exit');
    lockDataFolder(folder())();
  });

  it('does not count when another program has the id of a killed server by now', async () => {
    const pid = await running();
    symlinkSync(`${pid} ${startOfProcess(process.pid)}`, lock());
    const unlock = lockDataFolder(folder());
    expect(readlinkSync(lock())).toBe(`${process.pid} ${startOfProcess(process.pid)}`);
    unlock();
  });

  it('does not count when its process started before the last boot', async () => {
    const pid = await running();
    const start = startOfProcess(pid);
    symlinkSync(`${pid} 00000000-0000-0000-0000-000000000000 ${start.split(' ')[1]}`, lock());
    lockDataFolder(folder())();
  });

  it('of an older server, which says its id alone, counts while a process has that id', async () => {
    writeFileSync(lock(), String(await running()));
    expect(() => lockDataFolder(folder())).toThrow(FolderRefused);
  });
});

it('two processes have different starts, and one process always has the same', async () => {
  const pid = await running();
  expect(startOfProcess(pid)).not.toBe('');
  expect(startOfProcess(pid)).toBe(startOfProcess(pid));
  expect(startOfProcess(pid)).not.toBe(startOfProcess(process.pid));
  expect(startOfProcess(2147483646)).toBe('');
});

it('two servers find the lock of a killed server: the first gets it, and the second does not take it away', () => {
  writeFileSync(lock(), killed);
  // The first server takes the folder right after the second has checked whether the killed server still runs.
  vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    rmSync(lock());
    symlinkSync(parent, lock());
    throw new Error('No such process');
  });
  expect(() => lockDataFolder(folder())).toThrow(FolderRefused);
  expect(lockedBy()).toBe(parent);
  expect(readdirSync(folder())).toEqual(['lock']);
});

it('two servers start at the same moment: the second reads that the first works on the folder', () => {
  writeFileSync(lock(), killed);
  // The first server takes the folder right after the second has removed the lock of the killed server.
  vi.spyOn(process, 'kill')
    .mockImplementationOnce(() => {
      throw new Error('No such process');
    })
    .mockImplementationOnce(() => {
      symlinkSync(parent, lock());
      throw new Error('No such process');
    });
  expect(() => lockDataFolder(folder())).toThrow(
    `API_DATA: another server (process ${parent}) works on the folder ${folder()}.`,
  );
  expect(lockedBy()).toBe(parent);
  expect(readdirSync(folder())).toEqual(['lock']);
});

it('two servers find the lock of a killed server, and the one that did not remove it may still be the first to lock', () => {
  writeFileSync(lock(), killed);
  // The other server removes the lock of the killed server, and has not created its own yet.
  vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    rmSync(lock());
    throw new Error('No such process');
  });
  const unlock = lockDataFolder(folder());
  expect(lockedBy()).toBe(String(process.pid));
  unlock();
  expect(readdirSync(folder())).toEqual([]);
});
