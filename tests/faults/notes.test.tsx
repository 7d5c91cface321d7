import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { dismissToasts, expectExpired, expectSound, failing, hurry, toasts } from './cell';
import { facedBy } from './faults';
import { recordsIn } from './records';
import { wordsOfNote } from './words';

const office = startBackOffice();
const typed = 'Pembeli minta dihubungi besok';

const open = async () => {
  const [order] = await recordsIn(office, 'orders');
  return office.open('superadmin', `/dashboard/orders/${order?.id ?? ''}/show`);
};
const notes = async () => within(await screen.findByRole('region', { name: 'Catatan' }));

it('a note that cannot be sent shows the cause, and keeps its text', async () => {
  hurry();
  const call = failing(office, 'POST backoffice/orders/:id/notes');
  const person = await open();
  const box = async () => (await notes()).findByRole('textbox', { name: 'Tulis Catatan' });
  await person.click(await box());
  await person.paste(typed);
  for (const fault of facedBy('write', true)) {
    call.meet(fault);
    await person.click((await notes()).getByRole('button', { name: 'Simpan Catatan' }));
    if (fault.kind === 'expired') break;
    await waitFor(() => expect(toasts(), fault.name).toEqual([wordsOfNote(fault)]));
    expect(await box(), fault.name).toHaveAccessibleDescription(wordsOfNote(fault));
    expect(await box(), fault.name).toHaveValue(typed);
    await expectSound(fault);
    await dismissToasts(person);
  }
  await expectExpired();
});
