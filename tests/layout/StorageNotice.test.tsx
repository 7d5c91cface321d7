import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rereadAccess } from '../../src/authProvider/rereadAccess';
import { startBackOffice } from '../support/backOffice';
import { fillStorage } from '../support/browserStorage';

const office = startBackOffice();
const notice =
  'Penyimpanan browser penuh. Anda perlu masuk lagi setelah halaman ini ditutup atau dimuat ulang.';

/** Takes a right away while the storage is full, so that only the page knows the session. */
const loseRightUnstored = async () => {
  office.give('adminpelapak', 'VIEW_DASHBOARD');
  fillStorage();
  await rereadAccess(0);
};

it('a lost right leaves the menu at once if the storage is full, and a notice says when to sign in again', async () => {
  office.open('adminpelapak', '/dashboard/member-list/seller');
  expect(await screen.findByRole('link', { name: 'Pelapak' })).toBeVisible();
  expect(screen.queryByText(notice)).toBeNull();

  await loseRightUnstored();

  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pelapak' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(screen.getByText('Not allowed to access this page')).toBeVisible();
  expect(localStorage.getItem('user-info')).toBeNull();
});

it('a session that only the page knows ends with it, here and on the server', async () => {
  office.open('adminpelapak', '/dashboard/profile');
  await loseRightUnstored();
  expect(await screen.findByText(notice)).toBeVisible();
  fireEvent(window, new Event('pagehide'));
  expect(document.cookie).toBe('');
  await waitFor(() => expect(office.api.db.tokens.all()).toEqual([]));
});

it('a page that closes with a stored session does not end it', async () => {
  office.open('adminpelapak', '/dashboard/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  fireEvent(window, new Event('pagehide'));
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(office.api.receivedAt('POST users-services/api/v1/logout')).toEqual([]);
});
