import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { found } from '../support/found';
import { dismissToasts, expectExpired, expectSound, failing, meetEach } from './cell';
import { representatives } from './faults';
import { cards } from './screens';

const office = startBackOffice();
// A host without the call for several counts: each card has a read of its own.
beforeEach(() => office.answer('GET */users-services/api/v1/backoffice/counts', {}, 404));

const failed = () =>
  screen
    .queryAllByText(/ gagal dimuat\.$/)
    .map(({ textContent }) => textContent.replace(' gagal dimuat.', ''));
const retry = async (title: string) => {
  const alert = (await screen.findByText(`${title} gagal dimuat.`)).closest('[role="alert"]');
  return within(alert as HTMLElement).findByRole('button', { name: 'Coba lagi' });
};

const examples = cards.filter(({ meets }) => meets.length > 2);

it.each(examples)(
  '$title of $path shows every fault in its place',
  async ({ address, meets, path, title }) => {
    const call = failing(office, address);
    const faults = meets.filter(({ kind }) => kind !== 'expired');
    call.meet(found(faults));
    const person = office.open('superadmin', path);
    await meetEach(person, call, faults, {
      send: async (fault) => (fault === faults[0] ? undefined : person.click(await retry(title))),
      shows: async () => void (await retry(title)),
    });
  },
);

it.each([...new Set(cards.map(({ path }) => path))])(
  'each card of %s shows a failed read in its place, and reads again after “Coba lagi”',
  async (path) => {
    const fault = found(representatives, ({ name }) => name === '500 with HTML');
    const own = cards.filter((card) => card.path === path);
    const calls = own.map(({ address, title }) => ({ title, call: failing(office, address) }));
    for (const { call } of calls) call.meet(fault);
    const person = office.open('superadmin', path);
    for (const { title } of calls) await retry(title);
    await expectSound(fault);
    await dismissToasts(person);
    const left = failed();
    for (const { call, title } of calls) {
      call.meet(null);
      await person.click(await retry(title));
      left.splice(left.indexOf(title), 1);
      await waitFor(() => expect(failed()).toEqual(left));
    }
    for (const title of left) await person.click(await retry(title));
    await waitFor(() => expect(failed()).toEqual([]));
  },
);

it.each([found(cards), found(cards.slice(-1))])(
  '$path ends the session once when a card meets an expired session',
  async ({ address, path }) => {
    failing(office, address).meet(found(representatives, ({ kind }) => kind === 'expired'));
    office.open('superadmin', path);
    await expectExpired();
  },
);
