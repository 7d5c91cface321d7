import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { adminTable } from '../../../mocks/server/staffAccounts';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice({ sellers: 5 });

it('the role of a user admin can still be chosen after a later request for the roles has failed', async () => {
  const keuangan = adminTable(office.api.db.collections)
    .all()
    .find(({ username }) => username === 'keuangan');
  const user = office.open('superadmin', `/dashboard/member-list/user-admin/${keuangan?.id}`);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /Peran/ }),
    await screen.findByRole('option', { name: 'Auditor' }),
  );
  let answers = 0;
  office.api.server.use(
    http.put('*/member-list/user-admin/:id', () => HttpResponse.error()),
    http.get('*/member-list/user-admin/roles', () => {
      answers += 1;
      return HttpResponse.json({ message: 'Ditolak' }, { status: 400 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(answers).toBe(1));
  await screen.findByRole('alert');
  expect(screen.getByRole('combobox', { name: /Peran/ })).toHaveDisplayValue('Auditor');
  expect(screen.queryByText('Peran gagal dimuat.')).toBeNull();
});
