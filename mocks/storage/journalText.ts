import { z } from 'zod/mini';
import type { Change } from './journal';

const place = { table: z.string(), id: z.string() };
const values = z.record(z.string(), z.unknown());
const change = z.union([
  z.strictObject({ ...place, record: z.nullable(z.looseObject({ id: z.string() })) }),
  z.strictObject({ ...place, columns: values, added: z.record(z.string(), z.array(z.unknown())) }),
]);

/** A line: a transaction, or a single write in older files. */
const entry = z.union([z.array(change), change]);

const parseLine = (line: string): Change[] | null => {
  try {
    return [entry.parse(JSON.parse(line))].flat();
  } catch {
    return null;
  }
};

/** Returns the wrong or missing columns of a change; empty if it fits its table. */
export type FaultsOf = (change: Change) => readonly string[];

const keyOf = ({ table, id }: Change): string => `${table} ${id}`;

/** Returns why a transaction cannot be replayed; undefined if it can. `known` has the records that earlier lines hold. */
const faultOf = (
  changes: readonly Change[],
  known: ReadonlySet<string>,
  faultsOf: FaultsOf,
): string | undefined => {
  const here = new Set<string>();
  for (const one of changes) {
    const key = keyOf(one);
    if (!('record' in one)) {
      if (!known.has(key) && !here.has(key)) return `no line before it holds ${key}`;
    } else if (one.record !== null && one.record.id !== one.id) return `${key} has another id in it`;
    const columns = faultsOf(one);
    if (columns.length > 0) return `${key} is incomplete or wrong in it (${columns.join(', ')})`;
    here.add(key);
  }
  return undefined;
};

/** Reads the lines of a journal. A line that cannot be replayed is passed over as a whole; `passed` says which, and why. */
export const readJournal = (text: string, faultsOf: FaultsOf) => {
  const lines = text.split('\n').filter(Boolean);
  const changes: Change[] = [];
  const passed: { line: number; sentence: string }[] = [];
  const known = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const read = parseLine(line);
    const fault = read ? faultOf(read, known, faultsOf) : undefined;
    const number = index + 1;
    if (!read) passed.push({ line: number, sentence: `line ${number} cannot be read and is passed over` });
    else if (fault !== undefined)
      passed.push({ line: number, sentence: `line ${number} is passed over, because ${fault}` });
    else {
      changes.push(...read);
      for (const one of read) known.add(keyOf(one));
    }
  }
  return { changes, passed, lines: lines.length };
};
