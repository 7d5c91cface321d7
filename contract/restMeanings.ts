import { z } from 'zod/mini';
import { note, noteList } from '../src/dataProvider/history/historyWire';
import { revealedNumber, revealedNumbers, stateCounts } from '../src/dataProvider/wire';
import type { AreaContract } from './areas';
import type { Told } from './meanings';

/** What the calls of a resource in simple REST mean, by the method and what follows its address. */

export const restOf = (area: AreaContract): Readonly<Record<string, Told>> => {
  const { label: name, component, record, row = record, keys, states } = area;
  const bare = { source: 'assumption', envelope: 'none' } as const;
  const written = { answer: record, answers: component, mayBeEmpty: true } as const;
  return {
    'GET ': {
      ...bare,
      summary: `A page of the list: ${name}`,
      caller: 'The list, its export, the palette, queues, and links from other pages.',
      loss: `${name} does not work.`,
      answer: z.array(row),
      answers: `${component}Rows`,
      list: keys,
      ...(states && { states }),
    },
    'POST /search': {
      ...bare,
      summary: `A page of the list for a search that may be in no address: ${name}`,
      caller: 'The same as the list, when the search holds a NIK or an account number.',
      loss: 'The search says that it is not available here.',
      without: 'search',
      answer: z.array(row),
      answers: `${component}Rows`,
      list: keys,
    },
    'GET /:id': {
      ...bare,
      summary: `One record: ${name}`,
      caller: 'Its page, its form before and during a save, and bulk actions.',
      loss: `${name} does not work.`,
      answer: record,
      answers: component,
      versioned: true,
    },
    'POST ': {
      ...bare,
      summary: `Add a record: ${name}`,
      caller: 'The form.',
      loss: 'Nothing is added.',
      created: true,
      ...written,
    },
    'PUT /:id': {
      ...bare,
      summary: `Change a record: ${name}`,
      caller: 'The form, after the record was read again.',
      loss: 'Nothing is changed.',
      takes: ['If-Match'],
      ...written,
    },
    'DELETE /:id': {
      ...bare,
      summary: `Delete a record: ${name}`,
      caller: 'The confirmed trash icon.',
      loss: 'Nothing is deleted.',
      refusals: { 409: 'The record is in use.' },
    },
    'GET /counts': {
      ...bare,
      summary: `How many records are in each state (${(states ?? []).join(', ')}): ${name}`,
      caller: 'The tabs of the list, with its filter but for the state.',
      loss: 'Tabs without counts.',
      without: 'counts',
      takes: ['filter'],
      answer: stateCounts,
      answers: 'StateCounts',
    },
    'POST /:id/reveal': {
      ...bare,
      summary: `One masked number, whole: ${name}`,
      caller: 'The eye beside the number; the host writes who looked into the history.',
      loss: 'Masked numbers stay masked.',
      without: 'reveal',
      answer: revealedNumber,
      answers: 'RevealedNumber',
    },
    'POST /reveal': {
      ...bare,
      summary: `Masked numbers of many records, whole: ${name}`,
      caller: 'An export that was asked to hold them.',
      loss: 'Exports hold masked numbers.',
      without: 'reveal',
      answer: revealedNumbers,
      answers: 'RevealedNumbers',
    },
    'POST /:id/:action': {
      ...bare,
      summary: `A change of state: ${name}`,
      caller: 'The confirmed button of the page, the row, the queue or the selection.',
      loss: 'The action is refused with the sentence of the host.',
      takes: ['Idempotency-Key'],
      ...written,
      refusals: {
        409: 'The state of the record does not allow it, for instance because somebody else was faster.',
      },
    },
    ...Object.fromEntries(
      Object.entries(area.reads ?? {}).map(([read, { answer, caller, loss, without }]) => [
        `GET /${read}`,
        {
          ...bare,
          summary: `${read}: ${name}`,
          caller,
          loss,
          ...(without && { without }),
          answer,
          answers: `${component}-${read}`,
          takes: read === 'targets' ? ['link_type'] : ['filter'],
        } satisfies Told,
      ]),
    ),
  };
};

const notes: Readonly<Record<string, Told>> = {
  'GET /:id/notes': {
    summary: 'The internal notes of a record, oldest first',
    caller: 'The page of the record.',
    loss: 'No notes.',
    answer: noteList,
    answers: 'Notes',
  },
  'POST /:id/notes': {
    summary: 'Add a note',
    caller: 'The page of the record.',
    loss: 'No notes.',
    takes: ['Idempotency-Key'],
    answer: note,
    answers: 'Note',
  },
  'PUT /:id/notes/:noteId': {
    summary: "Change one's own note",
    caller: 'The page of the record.',
    loss: 'Notes stay as they are.',
    answer: note,
    answers: 'Note',
    refusals: { 403: 'The note of another person.' },
  },
  'DELETE /:id/notes/:noteId': {
    summary: "Delete one's own note",
    caller: 'The page of the record.',
    loss: 'Notes stay.',
    refusals: { 403: 'The note of another person.' },
  },
};

export const notesOf = (call: string): Told | undefined => {
  const told = notes[call];
  return told && { source: 'assumption', envelope: 'none', without: 'notes', ...told };
};

/** A read with its filter in the body, for a search that may be in no address. */
export const searchedRead = (calls: Readonly<Record<string, Told>>, call: string): Told | undefined => {
  const read = /^POST (\/[\w-]+)\/search$/.exec(call)?.[1];
  const told = read === undefined ? undefined : calls[`GET ${read}`];
  if (!told) return undefined;
  const { takes: _, ...rest } = told;
  return {
    ...rest,
    summary: `${told.summary}, for a search that may be in no address`,
    caller: 'The same, when the search of the list holds a NIK or an account number.',
    without: 'search',
  };
};
