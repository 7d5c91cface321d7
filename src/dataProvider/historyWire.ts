import { shownList, shownText } from './wire';
import { z } from './zod';

const optionalText = z.optional(shownText);

/** assumption: one change of a record's state or of its data, as its `history` keeps it, oldest first. */
export const historyEntry = z.object({
  /** The action's name in the area's transitions. */
  action: shownText,
  from: shownText,
  to: shownText,
  /** Full name of who did it. */
  actor: shownText,
  /** Their user id, where it was a user admin. */
  actor_id: z.optional(z.catch(z.string(), '')),
  /** An instant. */
  at: shownText,
  reason: z.optional(z.catch(z.string(), '')),
  /** By name, whom or what it was about besides the record: the driver that an order was given to. */
  subject: z.optional(z.catch(z.string(), '')),
  /** What an edit changed: fields by their names on the wire, personal values masked or left out. */
  changes: z.optional(shownList(z.object({ field: shownText, from: optionalText, to: optionalText }))),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
export type FieldChange = NonNullable<HistoryEntry['changes']>[number];

/** assumption: the history of a record; a record without one has none to show. */
export const history = shownList(historyEntry);
