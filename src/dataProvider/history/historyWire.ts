import { shownInstant, shownInstantOrNull } from '../instantWire';
import {
  answeredList,
  recordId,
  shownInteger,
  shownList,
  shownText,
  shownTextOrNull,
  tolerant,
} from '../wire';
import { z } from '../zod';

const optionalText = z.optional(shownText);

/** assumption: one change of a record's state or data, as an entry of its `history`, oldest first. */
export const historyEntry = z.object({
  action: shownText,
  from: shownText,
  to: shownText,
  actor: shownText,
  /** If that person was a user admin. */
  actor_id: z.optional(z.catch(z.string(), '')),
  at: shownInstant,
  reason: z.optional(z.catch(z.string(), '')),
  /** Who or what else was involved, such as the driver who got an order. */
  subject: z.optional(z.catch(z.string(), '')),
  /** Of an edit: fields by their wire names, with personal values masked or omitted. */
  changes: z.optional(shownList(z.object({ field: shownText, from: optionalText, to: optionalText }))),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
export type FieldChange = NonNullable<HistoryEntry['changes']>[number];

/** assumption: the history of a record; an empty list if it is missing. */
export const history = tolerant(shownList(historyEntry), z.optional(z.array(historyEntry)));

/** In characters. assumption */
export const noteMaxLength = 1000;

/** assumption: a user admin's text about a record, for other user admins. */
export const note = z.object({
  id: recordId,
  /** Only the author may change the note. */
  author_id: shownText,
  author: shownText,
  text: z.string().check(z.minLength(1)),
  created_at: shownInstant,
  edited_at: shownInstantOrNull,
});
export type Note = z.infer<typeof note>;

/** assumption: GET <record>/notes, oldest first. */
export const noteList = answeredList(note);

/** assumption: POST <record>/notes, which takes an Idempotency-Key, and PUT <record>/notes/<id>; both return the note. */
export const noteBody = z.strictObject({ text: z.string() });

/** `GET backoffice/activity` is a list (assumption). Another person's `actor_id` needs VIEW_USER_ADMIN (403). */

/** A decision is every action of an area that is none of the other kinds. */
export const activityKinds = ['create', 'edit', 'decision', 'delete', 'reveal', 'export'] as const;

export const activity = z.object({
  id: recordId,
  at: shownInstant,
  actor_id: shownText,
  actor: shownText,
  kind: shownText,
  action: shownText,
  area: shownText,
  /** Null for an export, and for a deleted record. */
  record_id: shownTextOrNull,
  record: shownText,
  /** Who or what else was involved, such as a driver. */
  subject: shownTextOrNull,
  /** Those that an edit changed or an export wrote, by their wire names. Never a value. */
  fields: shownList(z.string()),
  rows: z.catch(z.nullish(shownInteger), null),
});
export type Activity = z.infer<typeof activity>;

/** assumption: POST backoffice/activity. The server logs all other activities by itself. */
export const activityBody = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('export'),
    area: z.string(),
    rows: z.int().check(z.nonnegative()),
    fields: z.array(z.string()),
  }),
  z.strictObject({
    action: z.literal('reveal'),
    area: z.string(),
    record_id: z.string(),
    fields: z.array(z.string()),
  }),
]);
export type ActivityBody = z.infer<typeof activityBody>;
