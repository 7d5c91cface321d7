import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { FolderRefused, lockDataFolder } from '../../../mocks/storage/dataFolder';

const folder = mkdtempSync(join(tmpdir(), 'api-lock-'));
const lock = join(folder, 'lock');
/** No process has this id. */
const killed = '99999999';
const other = String(process.ppid);

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
