import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { fieldSentences } from '../../dataProvider/fieldErrors';
import { noteMaxLength } from '../../dataProvider/history/historyWire';
import { ApiError, unknownOutcomeOf } from '../../dataProvider/serverErrors';
import { visibleText } from '../../domain/visibleText';
import type { NoteDraft } from '../../form/drafts/noteDrafts';
import { Button } from '../../ui/Button';
import { TextBox, type TextControl } from '../../ui/field/Field';
import { isMac, PageKey } from '../../ui/pageKeys';
import { Spinner } from '../../ui/Waiting';
import { type useNoteDraft, useNoteWords } from './useNotes';

/** The length from which the character counter is shown. */
const nearlyFull = noteMaxLength * 0.8;

type NoteFormProps = {
  label: string;
  submitLabel: string;
  typed: ReturnType<typeof useNoteDraft>;
  /** Rejects with the reason if the note was not saved; resolves with false if the user does not want to save it. */
  send: (draft: NoteDraft) => Promise<unknown>;
  /** The name of the toast that says so. */
  done: 'added' | 'changed';
  /** Set for a form that is closed: after it was sent, and by a button that throws the text away. */
  closing?: { label: string; onClose: () => void };
  children?: ReactNode;
};

/** The form of a new or edited note. Ctrl+Enter submits. After a failure the text and the reason stay, and the button retries. */
export const NoteForm = (props: NoteFormProps) => {
  const { label, submitLabel, typed, send, done, closing, children } = props;
  const { draft, change, forget } = typed;
  const { words, say } = useNoteWords();
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<TextControl>(null);
  const wasSent = useRef(false);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState('');

  const { length } = visibleText(draft.text);
  const max = noteMaxLength;
  const tooLong = length > max ? words('tooLong', { max, count: length - max }) : '';

  const sentenceOf = (error: unknown): string => {
    if (unknownOutcomeOf(error) !== undefined) return words('unknown');
    if (error instanceof ApiError && error.fields.length > 0) {
      const { sentences } = fieldSentences(error, { labelOf: () => words('title') });
      return [...sentences.values()].join('; ');
    }
    const text = error instanceof Error ? error.message : 'ra.notification.http_error';
    return translate(text, { _: text });
  };

  const submit = async (): Promise<void> => {
    // Ignores a second submit right after a save: the box is empty because the note was saved.
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
      say(done);
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
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void submit();
        }}
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
          aria-disabled={isPending}
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
