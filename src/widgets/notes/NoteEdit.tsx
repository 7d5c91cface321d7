import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { DraftPlace } from '../record/useDraftPlace';
import type { NoteDraft } from './noteDrafts';
import { NoteForm } from './NoteForm';
import { useNoteDraft } from './useNoteDraft';
import { useNoteWords } from './useNoteWords';

type NoteEditProps = {
  /** What the server holds. */
  text: string;
  place: DraftPlace;
  send: (draft: NoteDraft) => Promise<void>;
  onClose: () => void;
};

/** The form of a note that is changed, in its place. */
export const NoteEdit = ({ text, place, send, onClose }: NoteEditProps) => {
  const translate = useTranslate();
  const { words, say } = useNoteWords();
  const typed = useNoteDraft(place, text);
  return (
    <NoteForm
      label={words('edit')}
      submitLabel={translate('ra.action.save')}
      typed={typed}
      send={send}
      onSent={() => {
        say('changed');
        onClose();
      }}
    >
      <Button
        size="small"
        color="inherit"
        onClick={() => {
          typed.forget();
          onClose();
        }}
      >
        {translate('ra.action.cancel')}
      </Button>
    </NoteForm>
  );
};
