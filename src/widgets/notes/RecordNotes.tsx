import { type Identifier, useRecordContext, useResourceContext } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { notesPath } from '../../dataProvider/notes';
import { FailedPart } from '../feedback/FailedPart';
import { Spinner } from '../feedback/Spinner';
import { FormSection } from '../form/FormSection';
import { useDraftPlace } from '../record/useDraftPlace';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';
import { useNoteDraft } from './useNoteDraft';
import { useNotes } from './useNotes';
import { useNoteWords } from './useNoteWords';
import './notes.css';

type NotesProps = { recordId: Identifier; address: string };

const Notes = ({ recordId, address }: NotesProps) => {
  const { words, say } = useNoteWords();
  const mayWrite = useMay('edit');
  const { data, isPending, isError, refetch, add, ...writes } = useNotes(address);
  const typed = useNoteDraft(useDraftPlace('new-note', recordId));
  if (data === null) return null;
  return (
    <FormSection title={words('title')} help={words('hint')}>
      <div className="form-wide notes" tabIndex={-1} data-focus-home>
        {/* What is typed stays when the right to send it is taken away. */}
        {(mayWrite || typed.draft.text !== '') && (
          <NoteForm
            label={words('write')}
            submitLabel={words('add')}
            typed={typed}
            send={add}
            onSent={() => say('added')}
          />
        )}
        {isPending && <Spinner quiet />}
        {isError && <FailedPart retry={refetch}>{words('failed')}</FailedPart>}
        {data?.length === 0 && <p className="notes-none">{words('none')}</p>}
        {data && data.length > 0 && (
          <ul>
            {data.toReversed().map((note) => (
              <NoteItem key={note.id} note={note} address={address} writes={writes} />
            ))}
          </ul>
        )}
      </div>
    </FormSection>
  );
};

/**
 * What user admins noted about the record around us, newest first (docs/decisions/0084). Seen by everybody who sees the
 * record, written with MANAGE_. Absent on a host that keeps no notes.
 * @param address where the record's notes are, if not where simple REST has them
 */
export const RecordNotes = ({ address }: { address?: string }) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  if (!record || resource === undefined) return null;
  return <Notes key={record.id} recordId={record.id} address={address ?? notesPath(resource, record.id)} />;
};
