import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { startBackOffice } from '../../support/backOffice';
import { signInBy } from '../../support/signInBy';
import { field, loseSession, write } from '../everyForm';
import { createPath } from './sellerPage';

const office = startBackOffice();

const startTyping = async (): Promise<UserEvent> => {
  const person = office.open('superadmin', createPath);
  await write(person, 'Nama Lengkap', 'Sari Wulandari');
  await write(person, 'Nomor NIK', '3273056010900009');
  return person;
};

describe('the draft of a form whose session expired', () => {
  it('is restored on the same page after another tab ended the session and the same user signed in there', async () => {
    await startTyping();
    const otherTab = new BroadcastChannel('session');
    localStorage.clear();
    document.cookie = 'token=; Max-Age=0; Path=/';
    otherTab.postMessage('expired');
    expect(await screen.findByRole('heading', { name: 'Selamat Datang!' })).toBeVisible();
    expect(location.pathname).toBe(createPath);
    // Only the other tab says so.
    expect(screen.queryByText(/Sesi Sudah Habis/)).toBeNull();

    session.save(office.api.signIn('superadmin'), false);
    await waitFor(async () => expect(await field('Nama Lengkap')).toHaveValue('Sari Wulandari'));
    expect(await field('Password')).toHaveValue('20Okt1990');
    expect(screen.getByText(/sudah dipulihkan/)).toBeVisible();
    otherTab.close();
  });

  it.each<[string, () => unknown, string]>([
    ['is not offered to another user', loseSession, 'adminpelapak'],
    ['is discarded when the user signs out', () => session.leave(), 'superadmin'],
  ])('%s', async (_, end, next) => {
    const person = await startTyping();
    await end();
    await signInBy(person, next);
    await screen.findByText('Apps');
    expect(screen.queryByRole('link', { name: 'Lanjutkan Formulir' })).toBeNull();
  });
});
