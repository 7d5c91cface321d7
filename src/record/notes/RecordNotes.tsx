import { type Identifier, useRecordContext, useResourceContext } from 'ra-core';
import { useReducer } from 'react';
import { useMay } from '../../authProvider/useMay';
import { notesPath } from '../../dataProvider/history/notes';
import { isLeftOut, isUnoffered } from '../../dataProvider/optionalCalls';
import { type DraftPlace, draftPlace } from '../../form/drafts/drafts';
import { type NoteDraft, noteDrafts } from '../../form/drafts/noteDrafts';
import { FailedPart, UnofferedPart } from '../../ui/Part';
import { FullWidth, Section } from '../../ui/Section';
import { Spinner } from '../../ui/Waiting';
import { NoteForm, NoteItem } from './NoteItem';
import { useNoteDraft, useNotes, useNoteWords } from './useNotes';
import './notes.css';

type LostNoteProps = { place: DraftPlace; send: (draft: NoteDraft) => Promise<void>; onClose: () => void };

/** The note was deleted meanwhile, but what was typed can be saved as a new one. */
const LostNote = ({ place, send, onClose }: LostNoteProps) => {
  const words = useNoteWords();
  const typed = useNoteDraft(place, noteDrafts.at(place.path)?.opened);
  return (
    <li className="note">
      <NoteForm
        label={words('lost')}
        submitLabel={words('addLost')}
        typed={typed}
        send={send}
        done="added"
        closing={{ label: words('discardLost'), onClose }}
      />
    </li>
  );
};

const Notes = ({ recordId, address }: { recordId: Identifier; address: string }) => {
  const words = useNoteWords();
  const mayWrite = useMay('edit');
  const { read, add, ...writes } = useNotes(address);
  const { data, isPending, isError, refetch } = read;
  const typed = useNoteDraft(draftPlace('new-note', recordId));
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const known = new Set(data?.map(({ id }) => draftPlace('note', id).path));
  const lost =
    data === undefined
      ? []
      : noteDrafts.under(draftPlace('note', '').path).filter((path) => !known.has(path));
  // A record that was deleted has no notes either, but what was typed stays.
  if (data === null && typed.draft.text === '' && lost.length === 0)
    return (
      isUnoffered('notes') && (
        <Section title={words('title')}>
          <FullWidth>
            <UnofferedPart call="notes" />
          </FullWidth>
        </Section>
      )
    );
  return (
    <Section title={words('title')} help={words('hint')}>
      <FullWidth className="notes column" tabIndex={-1} data-focus-home>
        {/* The typed text stays even if the user loses MANAGE_. */}
        {(mayWrite || typed.draft.text !== '') && (
          <NoteForm label={words('write')} submitLabel={words('add')} typed={typed} send={add} done="added" />
        )}
        {isPending && <Spinner quiet />}
        {isError && <FailedPart retry={refetch}>{words('failed')}</FailedPart>}
        {data?.length === 0 && <p className="notes-none hint">{words('none')}</p>}
        {(lost.length > 0 || (data && data.length > 0)) && (
          <ul>
            {lost.map((path) => (
              <LostNote key={path} place={{ path, to: path }} send={add} onClose={renderAgain} />
            ))}
            {data?.toReversed().map((note) => (
              <NoteItem key={note.id} note={note} address={address} writes={writes} />
            ))}
          </ul>
        )}
      </FullWidth>
    </Section>
  );
};

/** Who has access to the record reads them; writing requires MANAGE_. `address` defaults to the simple REST path. */
export const RecordNotes = ({ address }: { address?: string }) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  if (!record || resource === undefined || isLeftOut('notes')) return null;
  return <Notes recordId={record.id} address={address ?? notesPath(resource, record.id)} />;
};
