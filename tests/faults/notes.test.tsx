import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { found } from '../support/found';
import { failing, meetEach, toasts } from './cell';
import { facedBy } from './faults';
import { recordsIn } from './records';
import { wordsOfNote } from './words';

const office = startBackOffice();
const typed = 'Pembeli minta dihubungi besok';
const notes = async () => within(await screen.findByRole('region', { name: 'Catatan' }));
const box = async () => (await notes()).findByRole('textbox', { name: 'Tulis Catatan' });

it('a note that cannot be sent shows the cause, and keeps its text', async () => {
  const call = failing(office, 'POST backoffice/orders/:id/notes');
  const { id } = found(await recordsIn(office, 'orders'));
  const person = office.open('superadmin', `/dashboard/orders/${id}/show`);
  await person.click(await box());
  await person.paste(typed);
  await meetEach(person, call, facedBy('write', true), {
    send: async () => person.click((await notes()).getByRole('button', { name: 'Simpan Catatan' })),
    shows: async (fault) => {
      await waitFor(() => expect(toasts(), fault.name).toEqual([wordsOfNote(fault)]));
      expect(await box(), fault.name).toHaveAccessibleDescription(wordsOfNote(fault));
      expect(await box(), fault.name).toHaveValue(typed);
    },
  });
});
