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

/** A line: a transaction, or a single write in older files. */
const entry = z.union([z.array(change), change]);

const parseLine = (line: string): Change[] | null => {
  try {
    return [entry.parse(JSON.parse(line))].flat();
  } catch {
    return null;
  }
};

const lineOf = (changes: readonly Change[]): string => `${JSON.stringify(changes)}\n`;

/** The file mode: only the user who runs the server can read and write its files. */
const mode = 0o600;

/** Replaces the text of the file; at any moment the file contains either the old text or the new one. */
const replaceFile = (path: string, text: string): void => {
  const next = `${path}.next`;
  rmSync(next, { force: true });
  writeFileSync(next, text, { flush: true, mode });
  renameSync(next, path);
};

/** Copies the file, because the journal is rewritten without the lines that cannot be read. @returns the name of the copy */
const keepAside = (path: string): string => {
  const copy = `${path}.damaged-${Date.now()}`;
  copyFileSync(path, copy);
  chmodSync(copy, mode);
  return copy;
};

/** Writes all `bytes` at a position of the file and waits until they are on the disk; one call may write only a part. */
const writeAt = (file: number, bytes: Buffer, place: number): void => {
  let written = 0;
  while (written < bytes.length)
    written += writeSync(file, bytes, written, bytes.length - written, place + written);
  fdatasyncSync(file);
};

/**
 * Opens a journal in a file, one JSON line for each transaction, so that writes survive a restart, a crash and a full disk.
 * The file is compacted when it is opened. A line that cannot be read is skipped with a warning. If it is the last line and
 * has no end, the process ended while writing it, and its transaction got no response; otherwise a copy of the file is
 * kept. A line that cannot be written completely is removed again at once.
 * @throws Error of the file system if the file cannot be opened
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
  // Also gives the file the right mode, whatever mode it had.
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
