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

const office = startBackOffice();

const list = '/dashboard/member-list/seller';

/** Holds the answer number `count` to a POST back: `arrived` resolves when the call is there, `release` answers it. */
const holdBack = (address: string, count: number, answer: () => Response | undefined) => {
  let release = (): void => undefined;
  let arrive = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let calls = 0;
  office.api.server.use(
    http.post(address, async () => {
      calls += 1;
      if (calls < count) return undefined;
      arrive();
      await released;
      return answer();
    }),
  );
  return { arrived, release: () => release() };
};

/** The session is ended, and somebody else signs in in the same tab. */
const nextPerson = async (person: UserEvent) => {
  act(() => session.leave());
  await person.type(await screen.findByLabelText('Username'), 'adminpelapak');
  await person.type(screen.getByLabelText('Password'), 'rahasia123');
  await person.click(screen.getByRole('button', { name: 'Masuk' }));
  await screen.findByRole('heading', { level: 1, name: /^Selamat datang, / }, { timeout: 20_000 });
};

/**
 * How many such calls were sent by the time the next person has gone to a list, whose rows were asked for after the answer that
 * such a call would have followed at once.
 */
const sentBeforeRows = async (address: string) => {
  const begun = office.api.receivedAt('POST get-list-merchant').length;
  walkTo(`${list}?page=1&perPage=50`);
  await screen.findByText(/^Menampilkan 1–2\d dari/, {}, { timeout: 20_000 });
  expect(office.api.receivedAt('POST get-list-merchant').length).toBeGreaterThan(begun);
  return office.api.receivedAt(address).length;
};

describe('what a person has begun, when somebody else signs in before it ends', () => {
  it('an import registers nobody in the name of the next person', async () => {
    const photo = holdBack('*/cdn/single-upload', 3, () => undefined);
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    await chooseTable(person, csvOf([soundRow()]));
    await run(person, 1);
    await photo.arrived;
    await nextPerson(person);
    photo.release();
    expect(await sentBeforeRows('POST merchant/register')).toBe(0);
  }, 120_000);

  it('a deactivation that the host does not know changes no seller in the name of the next person', async () => {
    const deactivation = holdBack('*/merchant/:id/deactivate', 1, () =>
      HttpResponse.json({ message: 'Not Found' }, { status: 404 }),
    );
    const person = office.open('superadmin', list);
    const [button] = await screen.findAllByRole('button', { name: 'Nonaktifkan' });
    if (!button) throw new Error('No active seller');
    await person.click(button);
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Foto KTP bukan milik pelapak');
    await person.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
    await deactivation.arrived;
    await nextPerson(person);
    deactivation.release();
    expect(await sentBeforeRows('POST update-profile-merchant')).toBe(0);
  }, 120_000);
});
