import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUser } from '../../authProvider/currentUser';
import { useMay } from '../../authProvider/useMay';
import { type Note } from '../../dataProvider/history/historyWire';
import { writtenInstant } from '../../domain/format/wibTime';
import { visibleText } from '../../domain/visibleText';
import { type DraftPlace, draftPlace } from '../../form/drafts/drafts';
import { type NoteDraft, noteDrafts } from '../../form/drafts/noteDrafts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Ago, Instant } from '../../ui/text/values';
import { DeleteButton } from '../action/DeleteButton';
import { RowIconButton, rowIcons } from '../action/RowIcon';
import { NoteForm } from './NoteForm';
import { useNoteDraft, type useNotes, useNoteWords } from './useNotes';

type NoteEditProps = {
  note: Note;
  place: DraftPlace;
  writes: Pick<ReturnType<typeof useNotes>, 'change' | 'textNow'>;
  onClose: () => void;
};

/** The form that edits a note in place. It asks before it replaces a text that was saved meanwhile, such as in another tab. */
const NoteEdit = ({ note, place, writes, onClose }: NoteEditProps) => {
  const translate = useTranslate();
  const { words } = useNoteWords();
  const typed = useNoteDraft(place, note.text);
  const [theirs, setTheirs] = useState('');
  const answer = useRef<(mayReplace: boolean) => void>(null);
  const [isAsking, setAsking] = useState(false);
  const decide = (mayReplace: boolean): void => {
    setAsking(false);
    answer.current?.(mayReplace);
  };
  const send = async ({ text, opened }: NoteDraft): Promise<boolean> => {
    const now = await writes.textNow(note.id);
    if (now !== undefined && now !== opened && now !== visibleText(text)) {
      setTheirs(now);
      setAsking(true);
      if (!(await new Promise<boolean>((resolve) => (answer.current = resolve)))) return false;
    }
    await writes.change(note.id, text);
    return true;
  };
  return (
    <NoteForm
      label={words('edit')}
      submitLabel={translate('ra.action.save')}
      typed={typed}
      send={send}
      done="changed"
      closing={{ label: translate('ra.action.cancel'), onClose }}
    >
      <ConfirmDialog
        open={isAsking}
        title={words('changedMeanwhile')}
        text={words('changedText')}
        confirmLabel={words('replace')}
        onConfirm={() => decide(true)}
        onClose={() => decide(false)}
      >
        <p className="note-text">{theirs}</p>
      </ConfirmDialog>
    </NoteForm>
  );
};

type NoteItemProps = {
  note: Note;
  /** The path of the notes on the server. */
  address: string;
  writes: Pick<ReturnType<typeof useNotes>, 'change' | 'remove' | 'textNow'>;
};

/** A note with its author and time. Its author can edit and delete it with MANAGE_. */
export const NoteItem = ({ note, address, writes }: NoteItemProps) => {
  const { words } = useNoteWords();
  const isOwn = useUser().user_id === note.author_id;
  const mayWrite = useMay('edit');
  const place = draftPlace('note', note.id);
  const name = words('name', { time: writtenInstant(note.created_at) });
  const [isEditing, setEditing] = useState(() => isOwn && noteDrafts.at(place.path) !== undefined);
  const item = useRef<HTMLLIElement>(null);

  // Both functions move the focus, because the focused button unmounts.
  const edit = (): void => {
    flushSync(() => setEditing(true));
    const box = item.current?.querySelector('textarea');
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  };
  const stopEditing = (): void => {
    flushSync(() => setEditing(false));
    item.current?.querySelector('button')?.focus();
  };

  return (
    <li ref={item} className="note">
      <div className="note-head ends">
        <div>
          <p className="strong">{isOwn ? words('you', { author: note.author }) : note.author || '–'}</p>
          <p className="note-when hint">
            <Instant value={note.created_at} />
            <span> · </span>
            <Ago at={note.created_at} />
            {note.edited_at !== null && (
              <span title={writtenInstant(note.edited_at)}>{` · ${words('edited')}`}</span>
            )}
          </p>
        </div>
        {isOwn && mayWrite && !isEditing && (
          <span className="note-actions not-printed">
            <RowIconButton icon={rowIcons.edit} label={words('editThis', { name })} onClick={edit} />
            {/* Its own resource name, because a deletion removes the id from the cache of its resource. */}
            <ResourceContextProvider value={address}>
              <RecordContextProvider value={note}>
                <DeleteButton
                  title={name}
                  operation={() => writes.remove(note)}
                  consequences={<p className="note-text">{note.text}</p>}
                />
              </RecordContextProvider>
            </ResourceContextProvider>
          </span>
        )}
      </div>
      {isEditing ? (
        <NoteEdit note={note} place={place} writes={writes} onClose={stopEditing} />
      ) : (
        <p className="note-text">{note.text}</p>
      )}
    </li>
  );
};
