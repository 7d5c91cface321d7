import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { dismissToasts, expectExpired, expectSound, failing, hurry, toasts } from './cell';
import { lists } from './screens';
import { wordsOf } from './words';

const office = startBackOffice();

/** The texts of the rows without their actions, which are rendered later where they are out of view. */
const rows = () =>
  [...document.querySelectorAll('main tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td:not(.is-actions)')].map(({ textContent }) => textContent),
  );
const pressRetry = async () => screen.findByRole('button', { name: 'Coba lagi' });

describe.each(lists)('the list of $resource', ({ path, address, meets }) => {
  it('shows every fault, reads again after “Coba lagi”, and keeps its rows when a refresh fails', async () => {
    hurry();
    const call = failing(office, address);
    const faults = meets.filter(({ kind }) => kind !== 'expired');
    const [first] = faults;
    call.meet(first ?? null);
    const person = office.open('superadmin', path);
    for (const fault of faults) {
      call.meet(fault);
      if (fault !== first) await person.click(await pressRetry());
      expect(await screen.findByText(wordsOf(fault), { selector: 'main *' }), fault.name).toBeVisible();
      await pressRetry();
      await expectSound(fault);
      await dismissToasts(person);
    }

    call.meet(null);
    await person.click(await pressRetry());
    await waitFor(() => expect(rows()).not.toEqual([]));
    const before = rows();
    for (const fault of meets) {
      call.meet(fault);
      await person.click(screen.getByRole('button', { name: 'Refresh' }));
      if (fault.kind === 'expired') break;
      await waitFor(() => expect(toasts(), fault.name).toEqual([wordsOf(fault)]));
      await expectSound(fault);
      expect(rows(), fault.name).toEqual(before);
      await dismissToasts(person);
    }
    await expectExpired();
  });
});
