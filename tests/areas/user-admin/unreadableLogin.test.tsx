import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../../support/backOffice';

const office = startBackOffice({ sellers: 5 });
const list = '/dashboard/member-list/user-admin';

it('a last login that is missing or cannot be read is shown in words or as a dash, in the list and on the page', async () => {
  const logins = [
    [null, 'Belum pernah'],
    [1732500000000, '–'],
    [{}, '–'],
    ['', '–'],
    ['10000-01-01T00:00:00+07:00', '–'],
  ] as const;
  const admin = office.admin('superadmin');
  const sent = logins.map(([last_login], index) => ({
    ...{ ...admin, id: `admin-${index}`, full_name: `Nama Ke-${index}` },
    ...{ status: 'AKTIF', last_login },
  }));
  office.answer('GET */member-list/user-admin', sent, { total: sent.length });
  office.open('superadmin', list);
  for (const [index, [, shown]] of logins.entries()) {
    const row = within(await screen.findByRole('row', { name: new RegExp(`Nama Ke-${index}`) }));
    expect(row.getByRole('cell', { name: shown })).toBeVisible();
  }
  for (const [index, [, shown]] of logins.slice(0, 2).entries()) {
    office.answer(`GET */member-list/user-admin/admin-${index}`, sent[index]);
    walkTo(`${list}/admin-${index}/show`);
    await screen.findByRole('heading', { level: 1, name: `Nama Ke-${index}` });
    const login = (await screen.findByText('Login Terakhir', { selector: 'dt' })).parentElement;
    expect(login).toHaveTextContent(`Login Terakhir${shown}`);
  }
});
