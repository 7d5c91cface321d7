import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loseSession, returnToDraft } from '../../areas/everyForm';
import { startBackOffice } from '../../support/backOffice';
import { begin, productsIn, productsOf, report, rowBoxes, sentBy, shownIds, stateOf } from './productBulk';

const office = startBackOffice();

describe('the reason for a selection', () => {
  it('is restored in its dialog after an expired session, with the same records', async () => {
    const person = office.open('superadmin', productsIn('TAYANG'));
    await rowBoxes();
    const ids = shownIds();
    const dialog = await begin(person, 'Blokir');
    await person.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Merek tiruan');
    await loseSession();
    returnToDraft(office.api);
    const again = within(await screen.findByRole('alertdialog', { name: 'Blokir 10 produk?' }));
    expect(again.getByRole('textbox', { name: /Alasan/ })).toHaveValue('Merek tiruan');
    await person.click(again.getByRole('button', { name: 'Blokir 10 produk' }));
    expect((await report()).getByText('10 berhasil')).toBeVisible();
    expect(sentBy(office)).toEqual(ids.map((id) => `${id}/block`));
  });

  it('is restored with the unsent records if the session expires during the run', async () => {
    const person = office.open('superadmin', productsIn('TAYANG'));
    await rowBoxes();
    const [first = '', second = ''] = shownIds();
    office.answer(`POST */product-list/${second}/block`, {}, { status: 401, once: true });
    const dialog = await begin(person, 'Blokir');
    await person.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Merek tiruan');
    await person.click(dialog.getByRole('button', { name: 'Blokir 10 produk' }));
    await screen.findByRole('heading', { name: 'Selamat Datang!' });
    expect(stateOf(office, first)).toBe('DIBLOKIR');
    returnToDraft(office.api);
    const again = within(await screen.findByRole('alertdialog', { name: 'Blokir 9 produk?' }));
    expect(again.getByRole('textbox', { name: /Alasan/ })).toHaveValue('Merek tiruan');
  });

  it('is not needed: an action without one also says after an expired session what is done and what is left', async () => {
    const person = office.open('superadmin', productsIn('DIBLOKIR'));
    await rowBoxes();
    const ids = shownIds();
    office.answer(`POST */product-list/${ids[2]}/unblock`, {}, { status: 401, once: true });
    const dialog = await begin(person, 'Buka Blokir');
    await person.click(dialog.getByRole('button', { name: 'Buka Blokir 10 produk' }));
    await screen.findByRole('heading', { name: 'Selamat Datang!' });
    returnToDraft(office.api);
    const again = within(await screen.findByRole('alertdialog', { name: 'Buka Blokir 8 produk?' }));
    expect(again.getByText(/^2 dari 10 dilewati karena tindakan ini tidak tersedia/)).toBeVisible();
    await person.click(again.getByRole('button', { name: 'Buka Blokir 8 produk' }));
    expect((await report()).getByText('8 berhasil')).toBeVisible();
    expect(sentBy(office)).toEqual([...ids.slice(0, 3), ...ids.slice(2)].map((id) => `${id}/unblock`));
  });

  it('is forgotten when the dialog is closed', async () => {
    const person = office.open('superadmin', productsIn('TAYANG'));
    const dialog = await begin(person, 'Blokir');
    await person.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Merek tiruan');
    await person.click(dialog.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const actions = within(screen.getByRole('group', { name: 'Tindakan untuk data yang dipilih' }));
    await person.click(actions.getByRole('button', { name: 'Blokir' }));
    expect(await screen.findByRole('textbox', { name: /Alasan/ })).toHaveValue('');
  });

  it('sends one reason for all records, and says at the field when it is empty', async () => {
    const person = office.open('superadmin', productsIn('TAYANG'));
    await rowBoxes();
    const ids = shownIds();
    const dialog = await begin(person, 'Blokir');
    const send = dialog.getByRole('button', { name: 'Blokir 10 produk' });
    await person.click(send);
    expect(dialog.getByText('Alasan tidak boleh kosong')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Alasan/ })).toHaveFocus();
    expect(sentBy(office)).toEqual([]);
    await person.keyboard('  Merek tiruan ');
    await person.click(send);
    await report();
    const blocked = productsOf(office).filter(({ id }) => ids.includes(id)) as { reason?: string }[];
    expect(blocked.map(({ reason }) => reason)).toEqual(ids.map(() => 'Merek tiruan'));
  });
});
