import { recordId, shownInteger, shownList, shownText, shownTextOrNull } from '../wire';
import { z } from '../zod';

const optionalText = z.optional(shownText);

/** assumption: one change of a record's state or data, as an entry of its `history`, oldest first. */
export const historyEntry = z.object({
  /** The action's name in the area's transitions. */
  action: shownText,
  from: shownText,
  to: shownText,
  /** The full name of the person who acted. */
  actor: shownText,
  /** That person's user id, if it was a user admin. */
  actor_id: z.optional(z.catch(z.string(), '')),
  /** An instant. */
  at: shownText,
  reason: z.optional(z.catch(z.string(), '')),
  /** The name of the other person or thing that was involved, such as the driver who got an order. */
  subject: z.optional(z.catch(z.string(), '')),
  /** The changes of an edit: fields by their wire names, with personal values masked or omitted. */
  changes: z.optional(shownList(z.object({ field: shownText, from: optionalText, to: optionalText }))),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
export type FieldChange = NonNullable<HistoryEntry['changes']>[number];

/** assumption: the history of a record; an empty list if it is missing. */
export const history = shownList(historyEntry);

/** Maximum length of a note, in characters. assumption */
export const noteMaxLength = 1000;

/** assumption: a user admin's text about a record, for other user admins. */
export const note = z.object({
  id: recordId,
  /** The author's user id. Only the author may change the note. */
  author_id: shownText,
  /** The author's full name. */
  author: shownText,
  /** Plain text with line breaks. */
  text: z.string().check(z.minLength(1)),
  /** An instant. */
  created_at: shownText,
  /** An instant, or null while nobody has changed it. */
  edited_at: shownTextOrNull,
});
export type Note = z.infer<typeof note>;

/** assumption: GET <record>/notes, oldest first. */
export const noteList = z.pipe(z.array(z.unknown()), shownList(note));

/** assumption: POST <record>/notes, which takes an Idempotency-Key, and PUT <record>/notes/<id>; both return the note. */
export const noteBody = z.strictObject({ text: z.string() });

/**
 * The activities of user admins (assumption): `GET backoffice/activity` in the dialect of lists, and
 * its `/search`. The server returns activities of the areas that the caller may view. A filter by another person's
 * `actor_id` needs VIEW_USER_ADMIN (403).
 */

/** The kinds of activities. A decision is every action of an area that is none of the other kinds. */
export const activityKinds = ['create', 'edit', 'decision', 'delete', 'reveal', 'export'] as const;

export const activity = z.object({
  id: recordId,
  /** An instant. */
  at: shownText,
  /** The user id of the person who acted. */
  actor_id: shownText,
  /** That person's full name. */
  actor: shownText,
  kind: shownText,
  /** The action's name in the area: `approve`, `edit`, `reveal.nik`. */
  action: shownText,
  /** The resource of the area. */
  area: shownText,
  /** Null for an export, and for a deleted record. */
  record_id: shownTextOrNull,
  /** The name of the record: a shop, an invoice, a role. */
  record: shownText,
  /** The other person or thing that was involved, such as a driver. */
  subject: shownTextOrNull,
  /**
   * The fields that an edit changed, by their wire names; the columns of an export, or those exported unmasked. Never a
   * value.
   */
  fields: shownList(z.string()),
  /** The number of rows in an export, or of rows exported with unmasked numbers. */
  rows: z.catch(z.nullish(shownInteger), null),
});
export type Activity = z.infer<typeof activity>;

/**
 * assumption: POST backoffice/activity, after a file was exported, and after an unmasked number from a record was shown.
 * The server logs all other activities by itself.
 */
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
