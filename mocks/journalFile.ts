import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Change, Journal } from './journal';

const parseLine = (line: string): Change[] => {
  try {
    return [JSON.parse(line) as Change];
  } catch {
    // The process ended in the middle of this line: that write was never answered.
    return [];
  }
};

/** A journal in a file, one JSON line per write, so that writes survive a restart. */
export const journalFile = (path: string): Journal => {
  mkdirSync(dirname(path), { recursive: true });
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const changes = text.split('\n').filter(Boolean).flatMap(parseLine);
  // A cut last line must not swallow the next one.
  if (text && !text.endsWith('\n')) appendFileSync(path, '\n');
  return {
    changes: () => changes,
    append: (change) => appendFileSync(path, `${JSON.stringify(change)}\n`),
  };
};
