import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultSwitches, type Switches } from '../server/switches';
import type { Journal } from './journal';
import { journalFile } from './journalFile';
import { pictureFiles } from './pictureFiles';
import type { PictureStore } from './pictureStore';

/** The folder in which the embedded API keeps changes. One running server at a time may use it. */
type DataFolder = {
  journal: Journal;
  /** @param isKept whether the server still knows the upload with this id; the files of others are deleted */
  pictures: (isKept: (id: string) => boolean) => PictureStore;
  /** Frees the folder for the next server. */
  close: () => void;
};

/**
 * The folder that the switches name, or null when nothing is to be kept. Each number of sellers (API_SELLERS) is a world of
 * its own: changes of another world would not fit.
 * @param root folder that API_DATA is relative to
 */
export const dataFolderOf = (root: string, { dataFolder, sellers }: Switches): string | null => {
  if (dataFolder === null) return null;
  return resolve(root, dataFolder, sellers === defaultSwitches.sellers ? '.' : `pelapak-${sellers}`);
};

const example = 'for example API_DATA=mocks/.data-2 npm start.';

/** The data folder cannot be used; the message is one sentence for the person at the command line. */
export class FolderRefused extends Error {
  override name = 'FolderRefused';
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its place',
  EISDIR: 'a folder is in the place of one of its files',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the disk is full',
};

const unusable = (path: string, cause: unknown): FolderRefused => {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const reason = reasons[code] ?? message;
  return new FolderRefused(
    `API_DATA: the folder ${path} cannot be used, because ${reason}. Correct this, or choose another folder, ${example}`,
    { cause },
  );
};

/** Folders that this process works on: after a crash, another process may have been given the same process id. */
const held = new Set<string>();

const isRunning = (pid: number): boolean => {
  try {
    // Signal 0 only asks whether there is such a process.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Whether a server works on the folder of this lock file; one that was killed left its lock behind and does not count. */
const isHeld = (path: string, lock: string): boolean => {
  const pid = Number(readFileSync(lock, 'utf8'));
  if (!Number.isInteger(pid) || pid < 1) return false;
  return pid === process.pid ? held.has(path) : isRunning(pid);
};

const inUse = (path: string, lock: string): FolderRefused =>
  new FolderRefused(
    `API_DATA: another server (process ${readFileSync(lock, 'utf8')}) works on the folder ${path}. Stop it, or choose another folder, ${example}`,
  );

/**
 * Removes a lock that a killed server left behind. It is moved before it is looked at again: of servers that start at the
 * same time only one can move it, and the lock that another one has made since is put back.
 */
const removeStale = (path: string, lock: string): void => {
  const aside = `${lock}.${process.pid}`;
  renameSync(lock, aside);
  const isTaken = isHeld(path, aside);
  if (isTaken) linkSync(aside, lock);
  rmSync(aside);
  if (isTaken) throw inUse(path, lock);
};

/** Takes the folder for this process. @throws FolderRefused while another server works on it */
const takeLock = (path: string): (() => void) => {
  const lock = join(path, 'lock');
  if (existsSync(lock)) {
    if (isHeld(path, lock)) throw inUse(path, lock);
    removeStale(path, lock);
  }
  // Fails when another server has taken the folder since.
  writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
  held.add(path);
  return () => {
    // A second call must not remove the lock of the next server.
    if (held.delete(path)) rmSync(lock, { force: true });
  };
};

/** Only the user who runs the server looks into its folders; one that holds other things too is left as it is. */
const makePrivate = (path: string): void => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (existsSync(join(path, 'journal.jsonl'))) chmodSync(path, 0o700);
};

const orRefuse = <R>(path: string, open: () => R): R => {
  try {
    return open();
  } catch (error) {
    throw error instanceof FolderRefused ? error : unusable(path, error);
  }
};

/**
 * Takes the folder, which is made when there is none, for this process; the result gives it back.
 * @throws FolderRefused when the folder cannot be used, or another server works on it
 */
export const lockDataFolder = (path: string): (() => void) =>
  orRefuse(path, () => {
    makePrivate(path);
    return takeLock(path);
  });

/**
 * Opens the folder.
 * @param tell receives a message about lines of the journal that cannot be read
 * @throws FolderRefused as lockDataFolder does
 */
export const openDataFolder = (path: string, tell: (warning: string) => void): DataFolder => {
  const release = lockDataFolder(path);
  try {
    const journal = orRefuse(path, () => journalFile(join(path, 'journal.jsonl'), tell));
    return {
      journal,
      pictures: (isKept) => orRefuse(path, () => pictureFiles(join(path, 'pictures'), isKept)),
      close: () => {
        journal.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};
