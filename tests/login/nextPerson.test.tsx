import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { session } from '../../src/authProvider/session';
import {
  choosePhotos,
  chooseTable,
  csvOf,
  importPath,
  run,
  soundRow,
} from '../areas/seller/import/importPage';
import { startBackOffice, walkTo } from '../support/backOffice';
import { gate } from '../support/gate';
import { signInBy } from '../support/signInBy';

const office = startBackOffice();

const list = '/dashboard/member-list/seller';

/** Delays response number `count` to a POST: `arrived` resolves when the request arrives, `release` answers it. */
const holdBack = (address: string, count: number, answer: () => Response | undefined) => {
  const [arrival, release] = [gate(), gate()];
  let calls = 0;
  office.api.server.use(
    http.post(address, async () => {
      calls += 1;
      if (calls < count) return undefined;
      arrival.open();
      await release.passed;
      return answer();
    }),
  );
  return { arrived: arrival.passed, release: release.open };
};

/** Ends the session and signs in another user in the same tab. */
const nextPerson = async (person: UserEvent) => {
  act(() => session.leave());
  await signInBy(person, 'adminpelapak');
  await screen.findByRole('heading', { level: 1, name: /^Selamat datang, / }, { timeout: 20_000 });
};

/**
 * Returns the number of requests to `address`, after it has opened a list and waited for its rows. A request that follows the
 * delayed response at once would be sent before those rows arrive.
 */
const sentBeforeRows = async (address: string) => {
  const begun = office.api.receivedAt('POST get-list-merchant').length;
  walkTo(`${list}?page=1&perPage=50`);
  await screen.findByText(/^Menampilkan 1–2\d dari/, {}, { timeout: 20_000 });
  expect(office.api.receivedAt('POST get-list-merchant').length).toBeGreaterThan(begun);
  return office.api.receivedAt(address).length;
};

describe('work that a user began before another user signed in', () => {
  it('an import registers no seller in the name of the next user', async () => {
    const photo = holdBack('*/cdn/single-upload', 3, () => undefined);
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    await chooseTable(person, csvOf([soundRow()]));
    await run(person, 1);
    await photo.arrived;
    await nextPerson(person);
    photo.release();
    expect(await sentBeforeRows('POST merchant/register')).toBe(0);
  });

  it('a deactivation that the host does not know changes no seller in the name of the next user', async () => {
    const deactivation = holdBack('*/merchant/:id/deactivate', 1, () =>
      HttpResponse.json({ message: 'Not Found' }, { status: 404 }),
    );
    const person = office.open('superadmin', list);
    const [button] = await screen.findAllByRole('button', { name: 'Nonaktifkan' });
    if (!button) throw new Error('No active seller');
    await person.click(button);
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('textbox', { name: /^Alasan/ }));
    await person.paste('Foto KTP bukan milik pelapak');
    await person.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
    await deactivation.arrived;
    await nextPerson(person);
    deactivation.release();
    expect(await sentBeforeRows('POST update-profile-merchant')).toBe(0);
  });
});
