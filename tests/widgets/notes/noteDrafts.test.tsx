import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { roleTable } from '../../../mocks/server/staffAccounts';
import { session } from '../../../src/authProvider/session';
import { loseSession, returnToDraft } from '../../areas/everyForm';
import { startBackOffice } from '../../support/backOffice';
import { box, layDownNotes, orderPath, press, section, shown } from './orderNotes';

const office = startBackOffice();
layDownNotes(office);

const typed = 'Pembeli minta dihubungi besok';
const keyOfSent = () =>
  office.api.receivedAt('POST order-1/notes').map(({ headers }) => headers.get('Idempotency-Key'));

/** Opens the order and types. */
const write = async (): Promise<UserEvent> => {
  const person = office.open('superadmin', orderPath);
  await person.type(await box(), typed);
  return person;
};

describe('a note that was typed and not sent', () => {
  it('is there again when the page was left, and only at its own record', async () => {
    const person = await write();
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await person.click(await screen.findByRole('link', { name: 'INV/20261120/0002' }));
    expect(await box()).toHaveValue('');
    act(() => history.back());
    await screen.findByRole('heading', { level: 1, name: 'Orderan' });
    await person.click(await screen.findByRole('link', { name: 'INV/20261120/0001' }));
    expect(await box()).toHaveValue(typed);
  });

  it('is there after a reload, with the key that it was sent with', async () => {
    const person = await write();
    cleanup();
    office.open(null, orderPath);
    expect(await box()).toHaveValue(typed);
    await person.click(await press('Simpan Catatan'));
    expect(await screen.findByText('Catatan disimpan.')).toBeVisible();
    expect(keyOfSent()).toHaveLength(1);
    cleanup();
    office.open(null, orderPath);
    expect(await box()).toHaveValue('');
  });

  it('is given back to the same person after the session expired, and is in the browser again', async () => {
    await write();
    await loseSession();
    expect(JSON.stringify(localStorage)).not.toContain(typed);
    returnToDraft(office.api);
    expect(await box()).toHaveValue(typed);
    cleanup();
    office.open(null, orderPath);
    expect(await box()).toHaveValue(typed);
  });

  it('is given back where its page had been left before the session expired', async () => {
    const person = await write();
    await person.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: /Ratna/ });
    await loseSession();
    returnToDraft(office.api);
    expect(await box()).toHaveValue(typed);
    expect(location.pathname).toBe(orderPath);
  });

  it('is nothing to another person', async () => {
    await write();
    await loseSession();
    cleanup();
    office.open('pengamat', orderPath);
    await shown();
    expect((await section()).queryByRole('textbox')).toBeNull();
    cleanup();
    office.open('superadmin', orderPath);
    expect(await box()).toHaveValue('');
  });

  it('is gone after Keluar', async () => {
    await write();
    act(() => session.leave());
    await screen.findByRole('heading', { name: 'Selamat Datang!' });
    expect(JSON.stringify(localStorage)).not.toContain(typed);
    cleanup();
    office.open('superadmin', orderPath);
    expect(await box()).toHaveValue('');
  });

  it('stays when the right to write is taken away, and says so when it is sent', async () => {
    const person = await write();
    const roles = roleTable(office.api.db.collections);
    const role = roles.get('peran-superadmin');
    if (!role) throw new Error('the role is gone');
    roles.put({ ...role, permissions: ['VIEW_DASHBOARD', 'VIEW_ORDERAN'] });
    await person.click(await press('Simpan Catatan'));
    await waitFor(async () =>
      expect(await box()).toHaveAccessibleDescription(/^Anda tidak memiliki hak akses/),
    );
    await waitFor(async () =>
      expect((await section()).queryByRole('button', { name: 'Hapus Data' })).toBeNull(),
    );
    expect(await box()).toHaveValue(typed);
  });

  it('is kept for a note that is being changed too', async () => {
    const person = office.open('superadmin', orderPath);
    await shown();
    await person.click(await press('Ubah catatan'));
    await person.type(await box('Ubah catatan'), ' Pagar hijau.');
    cleanup();
    office.open(null, orderPath);
    expect(await box('Ubah catatan')).toHaveValue(
      'Pembeli menelepon:\nalamatnya di belakang masjid. Pagar hijau.',
    );
    expect(await box()).toHaveValue('');
  });
});
