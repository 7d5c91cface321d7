import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { createMockServer } from '../../../mocks/node';
import { tableOf } from '../../../mocks/rest/restRecord';
import { adminTable } from '../../../mocks/server/staffAccounts';
import type { DriverRecord } from '../../../mocks/world/records';
import { type DriverChange, driverChange } from '../../../src/areas/driver/driverWire';
import { z } from '../../../src/dataProvider/zod';
import { colleague } from '../../support/colleague';
import { listPath } from './drivers';

type Api = ReturnType<typeof createMockServer>;

/** A bank account and a licence; a host shows their numbers as ••••••7890 and ••••••••0011. */
export const account = {
  bank_name: 'BCA',
  account_number: '1234567890',
  account_ownership: 'Agus Salim',
  sim_number: '900112340011',
};

/** Saves these changes of a driver as a coordinator of drivers, who is not the user of the form. */
export const saveAsColleague = async (
  api: Api,
  id: string,
  changes: Partial<DriverChange>,
): Promise<void> => {
  const admins = adminTable(api.db.collections);
  const guest = admins.all().find(({ username }) => username === 'tamu');
  const driver = tableOf<DriverRecord>(api.db.collections, 'member-list/driver').get(id);
  if (!guest || !driver) throw new Error('The seed holds no tamu or no such driver');
  admins.put({ ...guest, role_id: 'peran-armada' });
  const change = z.object(driverChange.shape).parse({ ...driver, ...changes });
  await colleague(api, guest.username).send('PUT', `member-list/driver/${id}`, change);
};

/** The question about fields that two people changed. */
export const dialog = async () => within(await screen.findByRole('alertdialog'));

/** The bank account in that question. */
export const group = async () =>
  within(
    (await dialog()).getByRole('group', {
      name: 'Nama Bank, Nomor Rekening, dan Nama Pemilik Rekening',
    }),
  );

/** Reads both versions of the bank account. */
export const versions = async () =>
  (await group()).getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

/** Chooses a version of the bank account, and saves it. */
export const answer = async (person: UserEvent, version: RegExp): Promise<void> => {
  await person.click((await group()).getByRole('radio', { name: version }));
  await person.click((await dialog()).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(location.pathname).toBe(listPath));
};
