import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { startBackOffice } from '../../support/backOffice';
import { createPath, field, fill } from './sellerPage';

const office = startBackOffice();

const startTyping = async (): Promise<UserEvent> => {
  const person = office.open('superadmin', createPath);
  await fill(person, 'Nama Lengkap', 'Sari Wulandari');
  await fill(person, 'Nomor NIK', '3273056010900009');
  return person;
};
const expire = () => session.expire(session.token() ?? '');
const signIn = async (person: UserEvent, username: string) => {
  await person.type(await screen.findByLabelText('Username'), username);
  await person.type(screen.getByLabelText('Password'), 'rahasia123');
  await person.click(screen.getByRole('button', { name: 'Masuk' }));
  await screen.findByText('Apps');
};

describe('the draft of a form whose session expired', () => {
  it('is offered to the same user after login, and restored', async () => {
    const person = await startTyping();
    expire();
    await signIn(person, 'superadmin');
    await person.click(await screen.findByRole('link', { name: 'Lanjutkan Formulir' }));
    await waitFor(async () => expect(await field('Nama Lengkap')).toHaveValue('Sari Wulandari'));
    expect(await field('Password')).toHaveValue('20Okt1990');
    expect(screen.getByText(/sudah dipulihkan/)).toBeVisible();
  });

  it('is restored on the same page after another tab ended the session and the same user signed in there', async () => {
    await startTyping();
    const otherTab = new BroadcastChannel('session');
    localStorage.clear();
    document.cookie = 'token=; Max-Age=0; Path=/';
    otherTab.postMessage('expired');
    expect(await screen.findByRole('heading', { name: 'Selamat Datang!' })).toBeVisible();
    expect(location.pathname).toBe(createPath);
    // Only the other tab says so.
    expect(screen.queryByText(/Sesi Sudah Habis/)).not.toBeInTheDocument();

    session.save(office.api.signIn('superadmin'), false);
    await waitFor(async () => expect(await field('Nama Lengkap')).toHaveValue('Sari Wulandari'));
    expect(screen.getByText(/sudah dipulihkan/)).toBeVisible();
    otherTab.close();
  });

  it('is not offered to another user', async () => {
    const person = await startTyping();
    expire();
    await signIn(person, 'adminpelapak');
    expect(screen.queryByRole('link', { name: 'Lanjutkan Formulir' })).not.toBeInTheDocument();
  });

  it('is discarded when the user signs out', async () => {
    const person = await startTyping();
    session.leave();
    await signIn(person, 'superadmin');
    expect(screen.queryByRole('link', { name: 'Lanjutkan Formulir' })).not.toBeInTheDocument();
  });
});
