import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { press } from '../support/parts';
import { failing, meetEach, toasts } from './cell';
import { representatives } from './faults';
import { wordsOfNote } from './words';

const office = startBackOffice();
const typed = 'Pembeli minta dihubungi besok';
const box = () => screen.findByRole('textbox', { name: 'Tulis Catatan' });

it('a note that cannot be sent shows the cause, and keeps its text', async () => {
  const call = failing(office, 'POST backoffice/orders/:id/notes');
  const person = office.open('superadmin', `/dashboard/orders/${office.first('orders').id}/show`);
  await person.click(await box());
  await person.paste(typed);
  await meetEach(person, call, representatives, {
    send: () => press(person, 'Simpan Catatan'),
    shows: async (fault) => {
      await waitFor(() => expect(toasts(), fault.name).toEqual([wordsOfNote(fault)]));
      expect(await box(), fault.name).toHaveAccessibleDescription(wordsOfNote(fault));
      expect(await box(), fault.name).toHaveValue(typed);
    },
  });
});
