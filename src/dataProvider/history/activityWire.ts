import { recordId, shownInteger, shownList, shownText, shownTextOrNull } from '../wire';
import { z } from '../zod';

/**
 * The activities of user admins (assumption, docs/decisions/0088): `GET backoffice/activity` in the dialect of lists, and
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
