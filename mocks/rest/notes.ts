import { type HttpHandler, HttpResponse } from 'msw';
import { type Note, note, noteBody, noteMaxLength } from '../../src/dataProvider/history/historyWire';
import { wibInstant } from '../../src/domain/format/wibTime';
import { visibleText } from '../../src/domain/visibleText';
import type { Account } from '../server/accounts';
import { refuse, refuseFields, refuseMissing, succeed } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import type { Db } from '../storage/db';
import { type NoteRecord, subjectOf } from '../world/notes';
import type { Collection } from './collection';
import { doneOnce } from './doneOnce';
import { tableOf } from './restRecord';
import { textFault } from './textFault';

type Params = Readonly<Record<string, string>>;

/** Returns a note for responses. */
const answerOf = (kept: NoteRecord): Note => note.parse(kept);

/** Returns the notes on a record, oldest first. */
const notesOn = ({ notes }: Db, resource: string, id: string): NoteRecord[] =>
  notes.all().filter(({ subject }) => subject === subjectOf(resource, id));

/** Removes the notes of a deleted record. */
export const removeNotes = (db: Db, resource: string, id: string): void => {
  for (const kept of notesOn(db, resource, id)) db.notes.remove(kept.id);
};

/** Returns the refusal of a note's text; undefined if it is valid. */
const refusalOf = (text: string): Response | undefined => {
  const message = textFault(text, noteMaxLength);
  return message === undefined ? undefined : refuseFields([{ name: 'text', message }]);
};

/**
 * Serves the internal notes of a collection's records (historyWire.ts). Accounts that may read the record read them, MANAGE_
 * writes them, and only the author changes or deletes a note.
 */
export const noteHandlers = (
  context: Context,
  { resource, path = resource, permission }: Pick<Collection, 'resource' | 'path' | 'permission'>,
): HttpHandler[] => {
  const { db } = context;
  const records = tableOf(db.collections, resource);
  const address = `backoffice/${path}/:id/notes`;
  const write = { write: permission };

  const ownNote = (params: Params, account: Account): NoteRecord | Response => {
    const kept = db.notes.get(params.noteId ?? '');
    if (kept?.subject !== subjectOf(resource, params.id ?? '')) return refuseMissing('Catatan');
    return kept.author_id === account.id
      ? kept
      : refuse(403, 'Hanya penulisnya yang dapat mengubah atau menghapus catatan ini. Hubungi penulisnya.');
  };

  return [
    endpoint(context, `GET ${address}`, { access: { read: permission } }, ({ params }) => {
      const record = records.get(params.id ?? '');
      if (!record) return refuseMissing();
      return HttpResponse.json(notesOn(db, resource, record.id).map(answerOf));
    }),

    endpoint(
      context,
      `POST ${address}`,
      { access: write, body: noteBody },
      doneOnce(context, resource, ({ params, body, account }) => {
        const record = records.get(params.id ?? '');
        if (!record) return refuseMissing();
        const text = visibleText(body.text);
        const refusal = refusalOf(text);
        if (refusal) return refusal;
        const added: NoteRecord = {
          id: crypto.randomUUID(),
          subject: subjectOf(resource, record.id),
          author_id: account.id,
          author: account.full_name,
          text,
          created_at: wibInstant(new Date()),
          edited_at: null,
        };
        db.notes.put(added);
        return answerOf(added);
      }),
    ),

    endpoint(
      context,
      `PUT ${address}/:noteId`,
      { access: write, body: noteBody },
      ({ params, body, account }) => {
        const own = ownNote(params, account);
        if (own instanceof Response) return own;
        const text = visibleText(body.text);
        const refusal = refusalOf(text);
        if (refusal) return refusal;
        const changed = { ...own, text, edited_at: wibInstant(new Date()) };
        db.notes.put(changed);
        return HttpResponse.json(answerOf(changed));
      },
    ),

    endpoint(context, `DELETE ${address}/:noteId`, { access: write }, ({ params, account }) => {
      const own = ownNote(params, account);
      if (own instanceof Response) return own;
      db.notes.remove(own.id);
      return succeed(null, 'Catatan berhasil dihapus');
    }),
  ];
};
