import { recordId, shownList, shownText, shownTextOrNull } from '../wire';
import { z } from '../zod';

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
