import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { roleTable } from '../../mocks/server/staffAccounts';
import { rereadAccess } from '../../src/authProvider/rereadAccess';
import { startBackOffice } from '../support/backOffice';
import { fillStorage } from '../support/browserStorage';

const office = startBackOffice();
const notice =
  'Penyimpanan browser penuh. Anda perlu masuk lagi setelah halaman ini ditutup atau dimuat ulang.';

it('a lost right leaves the menu at once if the storage is full, and a notice says when to sign in again', async () => {
  const roles = roleTable(office.api.db.collections);
  office.open('adminpelapak', '/dashboard/member-list/seller');
  expect(await screen.findByRole('link', { name: 'Pelapak' })).toBeVisible();
  expect(screen.queryByText(notice)).toBeNull();

  const role = roles
    .all()
    .find(({ permissions }) => permissions.includes('MANAGE_PELAPAK') && permissions.length === 2);
  if (!role) throw new Error('no such role');
  roles.put({ ...role, permissions: ['VIEW_DASHBOARD'] });
  fillStorage();
  await rereadAccess(0);

  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pelapak' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(screen.getByText('Not allowed to access this page')).toBeVisible();
  expect(localStorage.getItem('user-info')).toBeNull();
});
