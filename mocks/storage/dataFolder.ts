import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defaultSwitches, type Switches } from '../server/switches';
import type { Journal } from './journal';
import { journalFile } from './journalFile';
import type { FaultsOf } from './journalText';
import { pictureFiles } from './pictureFiles';
import type { PictureStore } from './pictureStore';
import { startOfProcess } from './processStart';

/** The folder in which the embedded API stores changes. Only one running server at a time may use it. */
type DataFolder = {
  journal: Journal;
  /** Opens the store of uploads. @param isKept true for the id of a known upload; the files of others are deleted */
  pictures: (isKept: (id: string) => boolean) => PictureStore;
  /** Frees the folder for the next server. */
  close: () => void;
};

/**
 * Returns the folder that the switches name; null if nothing is stored. Each number of sellers (API_SELLERS) has its own
 * folder, because changes of one world do not fit another.
 * @param root folder that API_DATA is relative to
 */
export const dataFolderOf = (root: string, { dataFolder, sellers }: Switches): string | null => {
  if (dataFolder === null) return null;
  return resolve(root, dataFolder, sellers === defaultSwitches.sellers ? '.' : `pelapak-${sellers}`);
};

const example = 'for example API_DATA=mocks/.data-2 npm start.';

/** The error of a data folder that cannot be used; its message is one sentence for the person at the command line. */
export class FolderRefused extends Error {
  override name = 'FolderRefused';
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'a file, or a link that leads nowhere, is in its place',
  ENOTDIR: 'a file is in its place',
  ENOENT: 'nothing can be created there',
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

/**
 * Folders that this process uses. A process id in a lock does not prove it, because a crashed process may have had the same
 * id.
 */
const held = new Set<string>();

const isRunning = (pid: number): boolean => {
  try {
    // Signal 0 only tests whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Reads the process of a lock: its id, and when it started. Null without a lock. */
const readLock = (lock: string): string | null => {
  try {
    return readlinkSync(lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    // Older servers wrote a file, and so does a system that creates no links.
    return readFileSync(lock, 'utf8');
  }
};

const idOf = (process: string): string => process.split(' ')[0] ?? '';

/** Returns true if a running server uses the folder with this lock; a killed server leaves its lock behind. */
const isHeld = (path: string, text: string): boolean => {
  const pid = Number(idOf(text));
  if (!Number.isInteger(pid) || pid < 1) return false;
  if (pid === process.pid) return held.has(path);
  if (!isRunning(pid)) return false;
  const start = text.slice(idOf(text).length + 1);
  const startNow = startOfProcess(pid);
  // Without both, the id alone decides.
  return start === '' || startNow === '' || start === startNow;
};

const inUse = (path: string, text: string): FolderRefused =>
  new FolderRefused(
    `API_DATA: another server (process ${idOf(text)}) works on the folder ${path}. Stop it, or choose another folder, ${example}`,
  );

/** Errors of systems and folders that create no links. */
const linkless: readonly (string | undefined)[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Creates the lock. It is a link that leads nowhere, because its text needs no space on a full disk, and nobody can read half
 * of it. @throws FolderRefused if another server has locked the folder in the meantime
 */
const createLock = (path: string, lock: string, text: string): void => {
  try {
    try {
      symlinkSync(text, lock);
    } catch (error) {
      if (!linkless.includes((error as NodeJS.ErrnoException).code)) throw error;
      writeFileSync(lock, text, { flag: 'wx', mode: 0o600 });
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? inUse(path, readLock(lock) ?? '') : error;
  }
};

/**
 * Removes a lock that a killed server left behind. The lock is moved before it is checked again, because only one of
 * several starting servers can move it; a lock that another server has created in the meantime is put back.
 */
const removeStale = (path: string, lock: string): void => {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    // Another starting server has moved it first; who creates the new lock first gets the folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const text = readLock(aside) ?? '';
  rmSync(aside);
  if (!isHeld(path, text)) return;
  createLock(path, lock, text);
  throw inUse(path, text);
};

/** Locks the folder for this process; returns a function that unlocks it. @throws FolderRefused while another server uses it */
const takeLock = (path: string): (() => void) => {
  const lock = join(path, 'lock');
  const text = readLock(lock);
  if (text !== null) {
    if (isHeld(path, text)) throw inUse(path, text);
    removeStale(path, lock);
  }
  createLock(path, lock, `${process.pid} ${startOfProcess(process.pid)}`);
  held.add(path);
  return () => {
    // A second call must not remove the lock of the next server.
    if (held.delete(path)) rmSync(lock, { force: true });
  };
};

/** With the folders above it, one by one: `recursive` never returns where the system refuses them with ENOENT, as below /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
};

/**
 * Creates a folder that only the user who runs the server can read. An existing folder is restricted only if it has a
 * journal, because it may belong to something else.
 */
const makePrivate = (path: string): void => {
  makeFolder(path);
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
 * Locks the folder for this process, and creates it if needed; returns a function that unlocks it.
 * @throws FolderRefused if the folder cannot be used, or another server uses it
 */
export const lockDataFolder = (path: string): (() => void) =>
  orRefuse(path, () => {
    makePrivate(path);
    return takeLock(path);
  });

/**
 * Locks and opens the folder.
 * @param tell receives a message about lines of the journal that cannot be replayed
 * @param faultsOf the check of the records in the journal
 * @throws FolderRefused as lockDataFolder does
 */
export const openDataFolder = (
  path: string,
  tell: (warning: string) => void,
  faultsOf?: FaultsOf,
): DataFolder => {
  const release = lockDataFolder(path);
  try {
    const journal = orRefuse(path, () => journalFile(join(path, 'journal.jsonl'), tell, faultsOf));
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
