import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { entries } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { loseSession, returnToDraft } from '../../areas/everyForm';
import { startBackOffice } from '../../support/backOffice';
import { isAskedBeforeClosing } from '../../support/parts';
import {
  box,
  editNote,
  layDownNotes,
  openOrder,
  orderPath,
  press,
  section,
  shown,
  write,
} from './orderNotes';

const office = startBackOffice();
layDownNotes(office);

const typed = 'Pembeli minta dihubungi besok';
const keyOfSent = () =>
  office.api.receivedAt('POST order-1/notes').map(({ headers }) => headers.get('Idempotency-Key'));

/** Opens the order and types a note. */
const writeNote = async (): Promise<UserEvent> => {
  const person = office.open('superadmin', orderPath);
  await write(person, typed);
  return person;
};
/** Loads the page again, signed in as before or as this account. */
const reload = (account: string | null = null): void => {
  cleanup();
  office.open(account, orderPath);
};

describe('a note that was typed but not sent', () => {
  it('is restored when the user returns to its record, and at no other record', async () => {
    const person = await writeNote();
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await person.click(await screen.findByRole('link', { name: 'INV/20261120/0002' }));
    expect(await box()).toHaveValue('');
    act(() => history.back());
    await screen.findByRole('heading', { level: 1, name: 'Orderan' });
    await person.click(await screen.findByRole('link', { name: 'INV/20261120/0001' }));
    expect(await box()).toHaveValue(typed);
  });

  it('keeps its key when the page was left, and is deleted when it is saved', async () => {
    const person = await writeNote();
    office.answer('POST */order-1/notes', undefined, { status: 500, once: true });
    await press(person, 'Simpan Catatan');
    await waitFor(() => expect(keyOfSent()).toHaveLength(1));
    reload();
    expect(await box()).toHaveValue(typed);
    await press(person, 'Simpan Catatan');
    expect(await screen.findByText('Catatan disimpan.')).toBeVisible();
    expect(keyOfSent()).toHaveLength(2);
    expect(keyOfSent()[1]).toBe(keyOfSent()[0]);
    reload();
    expect(await box()).toHaveValue('');
  });

  it('is in no storage of the browser, so the browser asks before it closes the tab', async () => {
    const person = await writeNote();
    const stored = [Object.entries(localStorage), Object.entries(sessionStorage), await entries()];
    expect(JSON.stringify(stored)).not.toContain(typed);
    expect(isAskedBeforeClosing()).toBe(true);
    await person.clear(await box());
    expect(isAskedBeforeClosing()).toBe(false);
  });

  it('is restored for the same user after the session expired, even if they had left its page, and then kept again', async () => {
    const person = await writeNote();
    await person.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: /Ratna/ });
    await loseSession();
    returnToDraft(office.api);
    expect(await box()).toHaveValue(typed);
    expect(location.pathname).toBe(orderPath);
    reload();
    expect(await box()).toHaveValue(typed);
  });

  it('is not shown to another user, and then deleted', async () => {
    await writeNote();
    await loseSession();
    reload('pengamat');
    await shown();
    expect((await section()).queryByRole('textbox')).toBeNull();
    reload('superadmin');
    expect(await box()).toHaveValue('');
  });

  it('is deleted by Keluar', async () => {
    await writeNote();
    act(() => session.leave());
    await screen.findByRole('heading', { name: 'Selamat Datang!' });
    reload('superadmin');
    expect(await box()).toHaveValue('');
  });

  it('stays when the user loses the right to write, and shows the refusal when it is sent', async () => {
    const person = await writeNote();
    office.give('superadmin', 'VIEW_DASHBOARD', 'VIEW_ORDERAN');
    await press(person, 'Simpan Catatan');
    await waitFor(async () =>
      expect(await box()).toHaveAccessibleDescription(/^Anda tidak memiliki hak akses/),
    );
    await waitFor(async () =>
      expect((await section()).queryByRole('button', { name: /^Hapus Data/ })).toBeNull(),
    );
    expect(await box()).toHaveValue(typed);
  });

  it('is kept also for the change of an existing note', async () => {
    const person = await openOrder(office);
    await press(person, editNote);
    await write(person, ' Pagar hijau.', 'Ubah catatan');
    reload();
    const changed = 'Pembeli menelepon:\nalamatnya di belakang masjid. Pagar hijau.';
    expect(await box('Ubah catatan')).toHaveValue(changed);
    expect(await box()).toHaveValue('');
  });
});
