import { shownList, shownText } from '../wire';
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
