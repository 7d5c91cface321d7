import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { dismissToasts, expectExpired, expectSound, failing, hurry } from './cell';
import { representatives } from './faults';
import { cards } from './screens';

const office = startBackOffice();
// A host without the call for several counts: each card has a read of its own.
beforeEach(() => office.answer('GET */users-services/api/v1/backoffice/counts', {}, 404));

const alerts = () => screen.queryAllByText(/ gagal dimuat\.$/);

describe.each(cards)('$title of $path', ({ path, title, address, meets }) => {
  it('shows a failed read in its place, and reads again after “Coba lagi”', async () => {
    hurry();
    const call = failing(office, address);
    const faults = meets.filter(({ kind }) => kind !== 'expired');
    const [first] = faults;
    call.meet(first ?? null);
    const person = office.open('superadmin', path);
    const card = async () => {
      const alert = (await screen.findByText(`${title} gagal dimuat.`)).closest('[role="alert"]');
      return within(alert as HTMLElement);
    };
    for (const fault of faults) {
      call.meet(fault);
      if (fault !== first) await person.click((await card()).getByRole('button', { name: 'Coba lagi' }));
      await (await card()).findByRole('button', { name: 'Coba lagi' });
      await expectSound(fault);
      await dismissToasts(person);
    }
    call.meet(null);
    for (const alert of alerts()) {
      const again = within(alert.closest('[role="alert"]') as HTMLElement);
      await person.click(again.getByRole('button', { name: 'Coba lagi' }));
    }
    await waitFor(() => expect(alerts()).toEqual([]));
  });
});

it.each([cards[0], cards.at(-1)])(
  '$path ends the session once when a card meets an expired session',
  async (card) => {
    if (!card) throw new Error('no card');
    const call = failing(office, card.address);
    call.meet(representatives.find(({ kind }) => kind === 'expired') ?? null);
    office.open('superadmin', card.path);
    await expectExpired();
  },
);
