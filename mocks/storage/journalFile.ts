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
import { z } from 'zod/mini';
import { nodeHashing } from '../server/nodeHashing';
import { compacted } from './compaction';
import { type Change, type Journal, keeping, NotKept } from './journal';
import { withoutPlainSecrets } from './plainSecrets';

const change = z.object({
  table: z.string(),
  id: z.string(),
  record: z.nullable(z.looseObject({ id: z.string() })),
});

/** A transaction, or the single write that a line held in older files. */
const entry = z.union([z.array(change), change]);

const parseLine = (line: string): Change[] | null => {
  try {
    return [entry.parse(JSON.parse(line))].flat();
  } catch {
    return null;
  }
};

const lineOf = (changes: readonly Change[]): string => `${JSON.stringify(changes)}\n`;

/** Only the user who runs the server reads and writes what it keeps. */
const mode = 0o600;

/** Puts a new text in the place of the file; at every moment the file holds the old text or the new one. */
const replaceFile = (path: string, text: string): void => {
  const next = `${path}.next`;
  rmSync(next, { force: true });
  writeFileSync(next, text, { flush: true, mode });
  renameSync(next, path);
};

/** Keeps the file as it is under another name, since the journal is written anew without what cannot be read. @returns the name */
const keepAside = (path: string): string => {
  const copy = `${path}.damaged-${Date.now()}`;
  copyFileSync(path, copy);
  chmodSync(copy, mode);
  return copy;
};

/** Writes the whole of `bytes` at a place of the file and waits until the disk has it: one call may write a part only. */
const writeAt = (file: number, bytes: Buffer, place: number): void => {
  let written = 0;
  while (written < bytes.length)
    written += writeSync(file, bytes, written, bytes.length - written, place + written);
  fdatasyncSync(file);
};

/**
 * A journal in a file, one JSON line for each transaction, so that writes survive a restart, a crash and a full disk. It
 * is compacted when it is opened. A line that cannot be read is left out with a warning. Where it is the last and has no end,
 * the process ended in the middle of it, and its transaction was never answered; otherwise a copy of the file is kept. A line
 * that cannot be written whole is removed again at once.
 * @throws Error of the file system when the file cannot be opened
 */
export const journalFile = (
  path: string,
  tell: (warning: string) => void,
): Journal & { close: () => void } => {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const read = text.split('\n').filter(Boolean).map(parseLine);
  const unread = read.flatMap((one, index) => (one === null ? [index + 1] : []));
  for (const line of unread) tell(`${path}: line ${line} cannot be read and is passed over`);
  if (unread.some((line) => line < read.length || text.endsWith('\n')))
    tell(`${path}: the file as it was is kept as ${keepAside(path)}`);
  const changes = withoutPlainSecrets(
    compacted(
      read.flatMap((one) => one ?? []),
      Date.now(),
    ),
    nodeHashing,
  );
  const kept = changes.map((one) => lineOf([one])).join('');
  // A new file gets the right mode, whatever the old one had.
  replaceFile(path, kept);

  const file = openSync(path, 'r+');
  let end = Buffer.byteLength(kept);
  let isOpen = true;
  return {
    changes: () => changes,
    append: (written) => {
      if (!isOpen) throw new NotKept(`${path} is closed`);
      const line = Buffer.from(lineOf(written));
      keeping(
        () => writeAt(file, line, end),
        () => ftruncateSync(file, end),
      );
      end += line.length;
    },
    close: () => {
      if (isOpen) closeSync(file);
      isOpen = false;
    },
  };
};
