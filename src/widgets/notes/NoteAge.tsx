import { ageOf } from '../../format/age';
import { isInstant } from '../../format/wibTime';
import { useNow } from '../text/useNow';
import { useNoteWords } from './useNoteWords';

/** How long ago a note was written, after its date: ` · baru saja`, ` · 5 menit lalu`. Nothing for what is no instant. */
export const NoteAge = ({ since }: { since: string }) => {
  const { words } = useNoteWords();
  const now = useNow();
  if (!isInstant(since)) return null;
  // The server's clock may be ahead of this one.
  const age = ageOf(since, Math.max(now, Date.parse(since)));
  const isNow = !age || (age.unit === 'minutes' && age.count === 0);
  return ` · ${isNow ? words('now') : words(age.unit, { count: age.count })}`;
};
