import { recordId, shownInteger, shownList, shownText, shownTextOrNull } from './wire';
import { z } from './zod';

/**
 * What user admins did (assumption, docs/decisions/0088): `GET backoffice/activity` in the dialect of lists, and its `/search`. The
 * server answers with what happened in areas that the caller may view. A filter by `actor_id` other than one's own needs
 * VIEW_USER_ADMIN (403).
 */

/** Kinds of what somebody did; a decision is every action that an area has beyond these. */
export const activityKinds = ['create', 'edit', 'decision', 'delete', 'reveal', 'export'] as const;

export const activity = z.object({
  id: recordId,
  /** An instant. */
  at: shownText,
  /** The user id of who did it. */
  actor_id: shownText,
  /** Their full name. */
  actor: shownText,
  kind: shownText,
  /** The action's name in the area: `approve`, `edit`, `reveal.nik`. */
  action: shownText,
  /** The resource of the area. */
  area: shownText,
  /** Null for an export, and for a record that is no longer there. */
  record_id: shownTextOrNull,
  /** What the record is called: a shop, an invoice, a role. */
  record: shownText,
  /** Whom or what it was about besides the record. */
  subject: shownTextOrNull,
  /** The fields that an edit changed, by their names on the wire, the columns of an export, or its whole numbers; never a value. */
  fields: shownList(z.string()),
  /** Rows that an export, or its whole numbers, were of. */
  rows: z.catch(z.nullish(shownInteger), null),
});
export type Activity = z.infer<typeof activity>;

/**
 * assumption: POST backoffice/activity, after a file was handed over, and after a number that came with its record was shown.
 * Everything else in the log the server writes by itself.
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
