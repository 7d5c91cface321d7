import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleTable } from '../../../mocks/server/staffAccounts';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice({ sellers: 5 });
const roles = roleTable(office.api.db.collections);
const list = '/dashboard/access-management';
const auditor = async () => within(await screen.findByRole('row', { name: /^Auditor/ }));

/** The host sends this as the number of user admins with the role Auditor, which has none. */
const sendCount = (user_count: unknown): void => {
  const sent = { ...roles.get('peran-auditor'), user_count };
  office.answer('GET */access-management', [sent], { total: 1 });
  office.answer('GET */access-management/peran-auditor', sent);
};

describe('a role whose number of user admins is unreadable', () => {
  it.each([['many'], [null], [1e300], [-1]])(
    'shows a dash for %s, and is not deleted as unused',
    async (sent) => {
      sendCount(sent);
      const user = office.open('superadmin', list);
      const row = await auditor();
      expect(row.getByRole('cell', { name: '–' })).toBeVisible();
      await user.click(row.getByRole('button', { name: /^Hapus Data/ }));
      expect(
        await screen.findByText(
          'Auditor belum dapat dihapus karena jumlah user admin tidak terbaca. Muat ulang halaman.',
        ),
      ).toBeVisible();
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('shows a dash on its page', async () => {
    sendCount(null);
    office.open('superadmin', `${list}/peran-auditor/show`);
    expect((await screen.findByText('User Admin', { selector: 'dt' })).parentElement).toHaveTextContent(
      'User Admin–',
    );
  });

  it('is not said to be unused in the review of its changes', async () => {
    sendCount(null);
    const user = office.open('superadmin', `${list}/peran-auditor`);
    await user.click(await screen.findByRole('checkbox', { name: 'Lihat Orderan' }));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Berlaku untuk semua user admin yang memakai peran ini saat mereka berpindah halaman.',
    );
  });
});

it('a number of user admins that is sent as text is read', async () => {
  sendCount('4');
  office.open('superadmin', list);
  expect((await auditor()).getByRole('link', { name: '4 user admin' })).toBeVisible();
});

it.each(['.', '..'])('a role with the id %s has no link, not even to duplicate it', async (id) => {
  const role = roles.get('peran-auditor');
  if (role) roles.put({ ...role, id });
  roles.remove('peran-auditor');
  office.open('superadmin', list);
  const row = await auditor();
  expect(await row.findByRole('button', { name: /^Hapus Data/ })).toBeVisible();
  expect(row.queryAllByRole('link')).toEqual([]);
});
