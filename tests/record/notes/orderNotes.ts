import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { subjectOf } from '../../../mocks/world/notes';
import type { Note } from '../../../src/dataProvider/history/historyWire';
import type { startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';

type Office = ReturnType<typeof startBackOffice>;

const orderId = 'order-1';
export const orderPath = `/dashboard/orders/${orderId}/show`;
/** The path of the requests, on any host. */
export const notesAddress = `*/users-services/api/v1/backoffice/orders/${orderId}/notes`;

const ratna = { author_id: '9b1f0c6e-5d0a-4a57-9a54-000000000001', author: 'Ratna Kusumawardani' };
const bambang = { author_id: '9b1f0c6e-5d0a-4a57-9a54-000000000002', author: 'Bambang Sutrisno' };

/** Two notes: an older one of Ratna, who signs in as superadmin, and a newer one of Bambang, who signs in as pengamat. */
const two: readonly Note[] = [
  {
    ...ratna,
    id: 'catatan-ratna',
    text: 'Pembeli menelepon:\nalamatnya di belakang masjid.',
    created_at: '2026-11-18T09:05:00+07:00',
    edited_at: null,
  },
  {
    ...bambang,
    id: 'catatan-bambang',
    text: '<b>Hati-hati</b> <img src=x onerror="window.wasHacked=true">',
    created_at: '2026-11-20T07:00:00+07:00',
    edited_at: '2026-11-20T08:00:00+07:00',
  },
];

/** Gives the order these two notes, and no others, before each test. */
export const layDownNotes = (office: Office): void =>
  beforeEach(() => {
    layDown(office.api.db);
    const { notes } = office.api.db;
    for (const { id } of notes.all()) notes.remove(id);
    for (const note of two) notes.put({ ...note, subject: subjectOf('orders', orderId) });
  });

/** Opens the order, and waits for its notes. */
export const openOrder = async (office: Office, account = 'superadmin'): Promise<UserEvent> => {
  const person = office.open(account, orderPath);
  await shown();
  return person;
};
/** Writes a text at the end of the box. */
export const write = async (person: UserEvent, text: string, name?: string): Promise<void> => {
  await person.click(await box(name));
  await person.paste(text);
};

export const section = async () => within(await screen.findByRole('region', { name: 'Catatan' }));
export const box = async (name = 'Tulis Catatan') => (await section()).findByRole('textbox', { name });
export const press = async (person: UserEvent, name: string): Promise<void> =>
  person.click((await section()).getByRole('button', { name }));
/** The button that edits Ratna's note. */
export const editNote = 'Ubah catatan 18 Nov 2026, 09.05 WIB';
/** The notes on screen, from the top. */
export const shown = async () => (await section()).findAllByRole('listitem');
