import type { Identifier } from 'ra-core';
import { call } from './envelope';
import { apiUrl, request } from './http';
import { note, noteList } from './noteWire';
import { onceFor } from './recordVersion';
import { undocumentedBase } from './simpleRest';

/** The internal notes of a record (assumption, docs/decisions/0084). `notes` is their address; all throw ApiError. */

/** Where the notes of a record are in the simple REST dialect. */
export const notesPath = (resource: string, id: Identifier): string =>
  `${undocumentedBase}/${resource}/${encodeURIComponent(id)}/notes`;

const notePath = (notes: string, id: string): string => `${notes}/${encodeURIComponent(id)}`;

/** Oldest first. */
export const readNotes = (notes: string, signal?: AbortSignal) => call(notes, noteList, { signal });

/** Sent again under the same key, it is kept once. */
export const addNote = (notes: string, text: string, idempotencyKey: string) =>
  call(notes, note, { method: 'POST', body: { text }, headers: onceFor(idempotencyKey) });

export const changeNote = (notes: string, id: string, text: string) =>
  call(notePath(notes, id), note, { method: 'PUT', body: { text } });

export const deleteNote = (notes: string, id: string) =>
  request(apiUrl(notePath(notes, id)), { method: 'DELETE' });
