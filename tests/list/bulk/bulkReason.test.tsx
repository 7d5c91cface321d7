import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loseSession, returnToDraft } from '../../areas/everyForm';
import { startBackOffice } from '../../support/backOffice';
import { actionBar, beginIn, productOf, report, sentBy } from './productBulk';

const office = startBackOffice();
const reason = () => screen.findByRole('textbox', { name: /Alasan/ });
const write = async (person: UserEvent): Promise<void> => {
  await person.click(await reason());
  await person.paste('Merek tiruan');
};
/** The confirmation that waits after the session was lost. */
const restored = async (name: string) => {
  returnToDraft(office.api);
  return within(await screen.findByRole('alertdialog', { name }));
};

describe('the reason for a selection', () => {
  it('is restored in its dialog after an expired session, with the same records', async () => {
    const { person, ids } = await beginIn(office, 'TAYANG', 'Blokir');
    await write(person);
    await loseSession();
    const again = await restored('Blokir 10 produk?');
    expect(await reason()).toHaveValue('Merek tiruan');
    await person.click(again.getByRole('button', { name: 'Blokir 10 produk' }));
    expect((await report()).getByText('10 berhasil')).toBeVisible();
    expect(sentBy(office)).toEqual(ids.map((id) => `${id}/block`));
  });

  it('is restored with the unsent records if the session expires during the run', async () => {
    const { person, ids, confirm } = await beginIn(office, 'TAYANG', 'Blokir');
    office.answer(`POST */product-list/${ids[1]}/block`, {}, { status: 401, once: true });
    await write(person);
    await confirm();
    await screen.findByRole('heading', { name: 'Selamat Datang!' });
    expect(productOf(office, ids[0]).status).toBe('DIBLOKIR');
    await restored('Blokir 9 produk?');
    expect(await reason()).toHaveValue('Merek tiruan');
  });

  it('is not needed: an action without one also says after an expired session what is done and what is left', async () => {
    const { person, ids, confirm } = await beginIn(office, 'DIBLOKIR', 'Buka Blokir');
    office.answer(`POST */product-list/${ids[2]}/unblock`, {}, { status: 401, once: true });
    await confirm();
    await screen.findByRole('heading', { name: 'Selamat Datang!' });
    const again = await restored('Buka Blokir 8 produk?');
    expect(again.getByText(/^2 dari 10 dilewati karena tindakan ini tidak tersedia/)).toBeVisible();
    await person.click(again.getByRole('button', { name: 'Buka Blokir 8 produk' }));
    expect((await report()).getByText('8 berhasil')).toBeVisible();
    expect(sentBy(office)).toEqual([...ids.slice(0, 3), ...ids.slice(2)].map((id) => `${id}/unblock`));
  });

  it('is dropped if a colleague has acted meanwhile, and the selection ends with the next filter', async () => {
    const { person, ids } = await beginIn(office, 'TAYANG', 'Blokir');
    await person.type(await reason(), 'Merek tiruan');
    await loseSession();
    const products = office.table('product-list');
    for (const id of ids) products.put({ ...productOf(office, id), status: 'DIBLOKIR' });
    returnToDraft(office.api);
    const bar = await actionBar();
    expect(await bar.findByRole('button', { name: 'Buka Blokir' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Diblokir/ }));
    await waitFor(() => expect(screen.queryByText(/produk dipilih$/)).toBeNull());
  });

  it('is forgotten when the dialog is closed, is missed at the field, and is one for all records', async () => {
    const { person, ids, dialog } = await beginIn(office, 'TAYANG', 'Blokir');
    await write(person);
    await person.click(dialog.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await person.click((await actionBar()).getByRole('button', { name: 'Blokir' }));
    expect(await reason()).toHaveValue('');

    const again = within(screen.getByRole('alertdialog'));
    const confirm = () => person.click(again.getByRole('button', { name: 'Blokir 10 produk' }));
    await confirm();
    expect(again.getByText('Alasan tidak boleh kosong')).toBeVisible();
    expect(await reason()).toHaveFocus();
    expect(sentBy(office)).toEqual([]);
    await person.paste('  Merek palsu ');
    await confirm();
    await report();
    expect(ids.map((id) => productOf(office, id).reason)).toEqual(ids.map(() => 'Merek palsu'));
  });
});
