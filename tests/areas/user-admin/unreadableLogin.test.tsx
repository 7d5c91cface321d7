import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminTable } from '../../../mocks/server/staffAccounts';
import { startBackOffice, walkTo } from '../../support/backOffice';

const office = startBackOffice({ sellers: 5 });
const list = '/dashboard/member-list/user-admin';

it.each([
  [null, 'Belum pernah'],
  [1732500000000, '–'],
  [{}, '–'],
  ['', '–'],
  ['10000-01-01T00:00:00+07:00', '–'],
])('a last login of %j is shown as %s, in the list and on the page', async (last_login, shown) => {
  const [admin] = adminTable(office.api.db.collections).all();
  const sent = { ...admin, status: 'AKTIF', last_login };
  office.answer('GET */member-list/user-admin', [sent], { total: 1 });
  office.answer(`GET */member-list/user-admin/${admin?.id}`, sent);
  office.open('superadmin', list);
  const row = within(await screen.findByRole('row', { name: /Ratna Kusumawardani/ }));
  expect(row.getByRole('cell', { name: shown })).toBeVisible();
  walkTo(`${list}/${admin?.id}/show`);
  expect((await screen.findByText('Login Terakhir', { selector: 'dt' })).parentElement).toHaveTextContent(
    `Login Terakhir${shown}`,
  );
});
