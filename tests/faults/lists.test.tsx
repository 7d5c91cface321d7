import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { found } from '../support/found';
import { failing, meetEach, toasts } from './cell';
import { lists, walked } from './screens';
import { wordsOf } from './words';

const office = startBackOffice();

/** The texts of the rows without their actions, which are rendered later where they are out of view. */
const rows = () =>
  [...document.querySelectorAll('main tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td:not(.is-actions)')].map(({ textContent }) => textContent),
  );
const retry = async () => screen.findByRole('button', { name: 'Coba lagi' });

describe.each(walked(lists))('the list of $resource', ({ path, address, meets }) => {
  it('shows every fault, reads again after “Coba lagi”, and keeps its rows when a refresh fails', async () => {
    const call = failing(office, address);
    const faults = meets.filter(({ kind }) => kind !== 'expired');
    const first = found(faults);
    call.meet(first);
    const person = office.open('superadmin', path);
    await meetEach(person, call, faults, {
      send: async (fault) => (fault === first ? undefined : person.click(await retry())),
      shows: async (fault) => {
        expect(await screen.findByText(wordsOf(fault), { selector: 'main *' }), fault.name).toBeVisible();
        await retry();
      },
    });

    call.meet(null);
    await person.click(await retry());
    await waitFor(() => expect(rows()).not.toEqual([]));
    const before = rows();
    await meetEach(person, call, meets, {
      send: async () => person.click(screen.getByRole('button', { name: 'Refresh' })),
      shows: async (fault) => {
        await waitFor(() => expect(toasts(), fault.name).toEqual([wordsOf(fault)]));
        expect(rows(), fault.name).toEqual(before);
      },
    });
  });
});
