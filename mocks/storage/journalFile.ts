import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { nodeHashing } from '../server/nodeHashing';
import { compacted } from './compaction';
import { flushFolder } from './flushFolder';
import { type Change, isFull, type Journal, keeping, NotKept } from './journal';
import { type FaultsOf, readJournal } from './journalText';
import { withoutPlainSecrets } from './plainSecrets';

const lineOf = (changes: readonly Change[]): string => `${JSON.stringify(changes)}\n`;

/** The file mode: only the user who runs the server can read and write its files. */
const mode = 0o600;

/** Replaces the text of the file; at any moment the file contains either the old text or the new one. */
const replaceFile = (path: string, text: string): void => {
  const next = `${path}.next`;
  try {
    rmSync(next, { force: true });
    writeFileSync(next, text, { flush: true, mode });
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
  flushFolder(dirname(path));
};

/** Copies the file, because the journal is rewritten without the lines that are passed over. @returns the name of the copy */
const keepAside = (path: string): string => {
  const copy = `${path}.damaged-${Date.now()}`;
  try {
    copyFileSync(path, copy);
    chmodSync(copy, mode);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
  return copy;
};

/** Writes all `bytes` at a position of the file and waits until they are on the disk; one call may write only a part. */
const writeAt = (file: number, bytes: Buffer, place: number): void => {
  let written = 0;
  while (written < bytes.length)
    written += writeSync(file, bytes, written, bytes.length - written, place + written);
  fdatasyncSync(file);
};

/** Runs the work of a start that takes space; returns false, and tells it, if the disk is full. */
const hasSpace = (path: string, tell: (warning: string) => void, work: () => void): boolean => {
  try {
    work();
    return true;
  } catch (error) {
    if (!existsSync(path) || !isFull(error)) throw error;
    tell(`${path}: the disk is full, so that changes are refused until there is space again`);
    return false;
  }
};

/**
 * Opens a journal in a file, one JSON line for each transaction, so that writes survive a restart, a crash and a full disk.
 * The file is compacted when it is opened. A line that cannot be replayed is skipped with a warning. If it is the last line
 * and has no end, the process ended while writing it, and its transaction got no response; otherwise a copy of the file is
 * kept. A line that cannot be written completely is removed again at once. On a full disk the file stays as it is, and its
 * end is found.
 * @throws Error of the file system if the file cannot be opened
 */
export const journalFile = (
  path: string,
  tell: (warning: string) => void,
  faultsOf: FaultsOf = () => [],
): Journal & { close: () => void } => {
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const text = bytes.toString();
  const { changes: read, passed, lines } = readJournal(text, faultsOf);
  const isTorn = !text.endsWith('\n') && passed.at(-1)?.line === lines;
  const changes = withoutPlainSecrets(compacted(read, Date.now()), nodeHashing);
  const kept = changes.map((one) => lineOf([one])).join('');
  for (const { sentence } of passed) tell(`${path}: ${sentence}`);
  const isCompacted = hasSpace(path, tell, () => {
    if (passed.length > (isTorn ? 1 : 0))
      tell(
        `${path}: the file as it was is kept as ${keepAside(path)}. To get its lines back, stop the server, correct them there, and put that file in the place of ${path}`,
      );
    if (!existsSync(path) || kept !== text) replaceFile(path, kept);
  });
  chmodSync(path, mode);

  const file = openSync(path, 'r+');
  const stored = isCompacted
    ? Buffer.from(kept)
    : isTorn
      ? bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
      : bytes;
  let end = stored.length;
  /** Ends a last line that is whole, but has no line break. */
  let before = end > 0 && stored.at(-1) !== 10 ? '\n' : '';
  let isOpen = true;
  return {
    changes: () => changes,
    append: (written) => {
      if (!isOpen) throw new NotKept(`${path} is closed`);
      const line = Buffer.from(before + lineOf(written));
      keeping(
        () => writeAt(file, line, end),
        () => ftruncateSync(file, end),
      );
      end += line.length;
      before = '';
    },
    close: () => {
      if (isOpen) closeSync(file);
      isOpen = false;
    },
  };
};
