import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { found } from '../support/found';
import { expectExpired, failing, meetEach } from './cell';
import { representatives } from './faults';
import { cards, walked } from './screens';

const office = startBackOffice();
// A host without the call for several counts: each card has a read of its own.
beforeEach(() => office.answer('GET */users-services/api/v1/backoffice/counts', {}, 404));

const alerts = () => screen.queryAllByText(/ gagal dimuat\.$/);

describe.each(walked(cards))('$title of $path', ({ path, title, address, meets }) => {
  it('shows a failed read in its place, and reads again after “Coba lagi”', async () => {
    const call = failing(office, address);
    const faults = meets.filter(({ kind }) => kind !== 'expired');
    const first = found(faults);
    call.meet(first);
    const person = office.open('superadmin', path);
    const retry = async () => {
      const alert = (await screen.findByText(`${title} gagal dimuat.`)).closest('[role="alert"]');
      return within(alert as HTMLElement).findByRole('button', { name: 'Coba lagi' });
    };
    await meetEach(person, call, faults, {
      send: async (fault) => (fault === first ? undefined : person.click(await retry())),
      shows: async () => void (await retry()),
    });
    call.meet(null);
    for (const alert of alerts()) {
      const again = within(alert.closest('[role="alert"]') as HTMLElement);
      await person.click(again.getByRole('button', { name: 'Coba lagi' }));
    }
    await waitFor(() => expect(alerts()).toEqual([]));
  });
});

it.each([found(cards), found(cards.slice(-1))])(
  '$path ends the session once when a card meets an expired session',
  async ({ address, path }) => {
    failing(office, address).meet(found(representatives, ({ kind }) => kind === 'expired'));
    office.open('superadmin', path);
    await expectExpired();
  },
);
