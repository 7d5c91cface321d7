import type { Identifier } from 'ra-core';
import { call } from '../envelope';
import { apiUrl, request } from '../http';
import { ifOffered } from '../optionalCalls';
import { onceFor } from '../recordVersion';
import { backoffice } from '../wire';
import { note, noteList } from './historyWire';

/** The internal notes of a record (assumption). `notes` is the address of the list of notes; all functions throw ApiError. */

export const notesPath = (resource: string, id: Identifier): string =>
  `${backoffice}/${resource}/${encodeURIComponent(id)}/notes`;

const notePath = (notes: string, id: string): string => `${notes}/${encodeURIComponent(id)}`;

/** Null if the host has no notes, or the record no more. */
export const readNotes = (notes: string, signal?: AbortSignal) =>
  ifOffered('notes', () => call(notes, noteList, { signal }));

/** A retry with the same key does not add it twice. */
export const addNote = (notes: string, text: string, idempotencyKey: string) =>
  call(notes, note, { method: 'POST', body: { text }, headers: onceFor(idempotencyKey) });

export const changeNote = (notes: string, id: string, text: string) =>
  call(notePath(notes, id), note, { method: 'PUT', body: { text } });

export const deleteNote = (notes: string, id: string) =>
  request(apiUrl(notePath(notes, id)), { method: 'DELETE' });
