import { mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderRefused, lockDataFolder } from '../../../mocks/storage/dataFolder';

let folder: string;
let lock: string;
/** The process that the lock names. */
const lockedBy = () => readlinkSync(lock).split(' ')[0];
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
    rmSync(lock);
    symlinkSync(other, lock);
    throw new Error('No such process');
  });
  expect(() => lockDataFolder(folder)).toThrow(FolderRefused);
  expect(lockedBy()).toBe(other);
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
      symlinkSync(other, lock);
      throw new Error('No such process');
    });
  expect(() => lockDataFolder(folder)).toThrow(
    `API_DATA: another server (process ${other}) works on the folder ${folder}.`,
  );
  expect(lockedBy()).toBe(other);
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
  expect(lockedBy()).toBe(String(process.pid));
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});
