import { RecordContextProvider, ResourceContextProvider, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUser } from '../../authProvider/currentUser';
import { useMay } from '../../authProvider/useMay';
import { type Note, noteMaxLength } from '../../dataProvider/history/historyWire';
import { writtenInstant } from '../../domain/format/wibTime';
import { visibleText } from '../../domain/visibleText';
import { type DraftPlace, draftPlace } from '../../form/drafts/drafts';
import { type NoteDraft, noteDrafts } from '../../form/drafts/noteDrafts';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/Dialog';
import { TextBox, type TextControl } from '../../ui/field/Field';
import { isMac, PageKey, submitOnCtrlEnter } from '../../ui/pageKeys';
import { useFaultSentence } from '../../ui/text/faultSentence';
import { Ago, Instant } from '../../ui/text/texts';
import { useQuestion } from '../../ui/useQuestion';
import { Spinner } from '../../ui/Waiting';
import { DeleteButton, RowIconButton, rowIcons } from '../action/RowActions';
import { useNoteDraft, type useNotes, useNoteWords } from './useNotes';

/** From here on, the characters are counted. */
const nearlyFull = noteMaxLength * 0.8;

type NoteFormProps = {
  label: string;
  submitLabel: string;
  typed: ReturnType<typeof useNoteDraft>;
  /** Rejects if the note was not saved; false if the user does not want to save it. */
  send: (draft: NoteDraft) => Promise<unknown>;
  done: 'added' | 'changed';
  /** Of a form that is closed once it was sent; the button throws the text away. */
  closing?: { label: string; onClose: () => void };
  children?: ReactNode;
};

/** After a failure the text and the reason stay, and the button retries. */
export const NoteForm = (props: NoteFormProps) => {
  const { label, submitLabel, typed, send, done, closing, children } = props;
  const { draft, change, forget } = typed;
  const words = useNoteWords();
  const translate = useTranslate();
  const notify = useNotify();
  const sentenceOf = useFaultSentence({ unknown: words('unknown'), labelOf: () => words('title') });
  const input = useRef<TextControl>(null);
  const wasSent = useRef(false);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState('');

  const { length } = visibleText(draft.text);
  const max = noteMaxLength;
  const tooLong = length > max ? words('tooLong', { max, count: length - max }) : '';

  const submit = async (): Promise<void> => {
    // A second submit right after a save, which has emptied the box.
    if (isPending || (wasSent.current && length === 0)) return;
    if (length === 0 || tooLong !== '') {
      setFault(length === 0 ? words('missing') : '');
      input.current?.focus();
      return;
    }
    setPending(true);
    setFault('');
    try {
      if ((await send(draft)) === false) return;
      forget();
      wasSent.current = true;
      notify(words(done), { type: 'success' });
      closing?.onClose();
    } catch (error) {
      const sentence = sentenceOf(error);
      setFault(sentence);
      notify(sentence, { type: 'error' });
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      className="note-form not-printed"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextBox
        label={label}
        value={draft.text}
        onChange={({ target }) => {
          wasSent.current = false;
          setFault('');
          change(target.value);
        }}
        onKeyDown={submitOnCtrlEnter}
        error={tooLong !== '' || fault !== ''}
        helperText={
          <span className="note-help flow ends">
            <span>{tooLong || fault || words('warning')}</span>
            {length >= nearlyFull && tooLong === '' && (
              <span className="figures">{words('counter', { max, count: length })}</span>
            )}
          </span>
        }
        rows={2}
        maxRows={12}
        ref={input}
        // Read-only, because a disabled field would lose the focus.
        readOnly={isPending}
      />
      <div className="note-buttons row flow">
        <Button
          type="submit"
          variant="outlined"
          size="small"
          off={isPending}
          aria-keyshortcuts={isMac() ? 'Meta+Enter' : 'Control+Enter'}
        >
          <span>{submitLabel}</span>
          <PageKey>{words(isMac() ? 'keysOnMac' : 'keys')}</PageKey>
        </Button>
        {closing && (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              forget();
              closing.onClose();
            }}
          >
            {closing.label}
          </Button>
        )}
        {children}
        {isPending && <Spinner label={translate('ui.working')} />}
      </div>
    </form>
  );
};

type NoteEditProps = {
  note: Note;
  place: DraftPlace;
  writes: Pick<ReturnType<typeof useNotes>, 'change' | 'textNow'>;
  onClose: () => void;
};

/** Asks before it replaces a text that was saved meanwhile, such as in another tab. */
const NoteEdit = ({ note, place, writes, onClose }: NoteEditProps) => {
  const translate = useTranslate();
  const words = useNoteWords();
  const typed = useNoteDraft(place, note.text);
  const { question, ask, close } = useQuestion<string, boolean>();
  const send = async ({ text, opened }: NoteDraft): Promise<boolean> => {
    const now = await writes.textNow(note.id);
    if (now !== undefined && now !== opened && now !== visibleText(text)) {
      const mayReplace = await ask(now);
      close();
      if (!mayReplace) return false;
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
      {question && (
        <ConfirmDialog
          open={question.open}
          title={words('changedMeanwhile')}
          text={words('changedText')}
          confirmLabel={words('replace')}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
          onClosed={question.onClosed}
        >
          <p className="note-text">{question.asked}</p>
        </ConfirmDialog>
      )}
    </NoteForm>
  );
};

type NoteItemProps = {
  note: Note;
  /** The path of the notes on the server. */
  address: string;
  writes: Pick<ReturnType<typeof useNotes>, 'change' | 'remove' | 'textNow'>;
};

/** Its author can edit and delete it, with MANAGE_. */
export const NoteItem = ({ note, address, writes }: NoteItemProps) => {
  const words = useNoteWords();
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
      <div className="note-head row ends">
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
          <span className="row-actions note-actions not-printed">
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
