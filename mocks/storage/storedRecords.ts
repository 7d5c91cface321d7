import { z } from 'zod/mini';
import { activityKinds } from '../../src/dataProvider/history/historyWire';
import { collections } from '../collections';
import { storedSeller } from '../merchants/sellerRecord';
import { storedInstant } from '../world/stored';
import type { FaultsOf } from './journalText';

const text = z.string();
const number = z.number();

/** The schemas of the records that no area has (db.ts). */
const ownTables: Readonly<Record<string, z.ZodMiniObject>> = {
  sellers: storedSeller,
  tokens: z.object({ id: text, account_id: text, expires_at: number, endings: number }),
  pictures: z.object({
    id: text,
    secure: z.boolean(),
    related_identity: text,
    name: text,
    expires_at: number,
  }),
  answers: z.object({ id: text, request: text, answer: z.record(text, z.unknown()), expires_at: number }),
  changes: z.object({ id: text, by: text, at: number }),
  notes: z.object({
    id: text,
    subject: text,
    author_id: text,
    author: text,
    text: text.check(z.minLength(1)),
    created_at: storedInstant,
    edited_at: z.nullable(storedInstant),
  }),
  activity: z.object({
    id: text,
    at: storedInstant,
    actor_id: text,
    actor: text,
    kind: z.enum(activityKinds),
    action: text,
    area: text,
    record_id: z.nullable(text),
    record: text,
    subject: z.nullable(text),
    fields: z.array(text),
    rows: z.nullable(number),
  }),
};

const schemas = new Map<string, z.ZodMiniObject>([
  ...Object.entries(ownTables),
  ...collections.flatMap(({ resource, stored }): [string, z.ZodMiniObject][] =>
    stored ? [[resource, stored]] : [],
  ),
]);

/** Returns the columns of a change that break the schema of its table; empty for a table that is unknown or has none. */
export const storedFaults: FaultsOf = (change) => {
  const schema = schemas.get(change.table);
  if (!schema || ('record' in change && change.record === null)) return [];
  const read =
    'record' in change
      ? schema.safeParse(change.record)
      : z.partial(schema).safeParse({ ...change.columns, ...change.added });
  return read.success ? [] : [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
};
