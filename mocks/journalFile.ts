import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod/mini';
import { compacted } from './compaction';
import type { Change, Journal } from './journal';

const change = z.object({
  table: z.string(),
  id: z.string(),
  record: z.nullable(z.looseObject({ id: z.string() })),
});

const parseLine = (line: string): Change | null => {
  try {
    return change.parse(JSON.parse(line));
  } catch {
    return null;
  }
};

const lineOf = (written: Change): string => `${JSON.stringify(written)}\n`;

/** Whoever reads the file finds the old text or the new one, whenever the process ends. */
const replaceFile = (path: string, text: string): void => {
  const next = `${path}.next`;
  writeFileSync(next, text, { flush: true });
  renameSync(next, path);
};

/**
 * A journal in a file, one JSON line per write, so that writes survive a restart. It is compacted when it is opened. A
 * line that cannot be read is passed over and told: the process ended in the middle of it, and that write was never
 * answered.
 */
export const journalFile = (path: string, tell: (warning: string) => void): Journal => {
  mkdirSync(dirname(path), { recursive: true });
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const read = text.split('\n').filter(Boolean).map(parseLine);
  read.forEach((one, index) => {
    if (one === null) tell(`${path}: line ${index + 1} cannot be read and is passed over`);
  });
  const changes = compacted(
    read.filter((one) => one !== null),
    Date.now(),
  );
  const kept = changes.map(lineOf).join('');
  if (kept !== text) replaceFile(path, kept);
  return {
    changes: () => changes,
    append: (written) => appendFileSync(path, lineOf(written)),
  };
};
