import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../support/backOffice';
import { dismissToasts, expectExpired, expectSound, failing, hurry, toasts } from './cell';
import { details } from './screens';
import { wordsOfRecord } from './words';

const office = startBackOffice();

describe.each(details)('the page of $name', ({ list, path, address, meets }) => {
  it('that cannot be read shows the cause, and leads to the list', async () => {
    hurry();
    const call = failing(office, address);
    const person = office.open('superadmin', list);
    await waitFor(() => expect(document.querySelector('main tbody tr')).not.toBeNull());
    for (const fault of meets) {
      call.meet(fault);
      walkTo(path);
      if (fault.kind === 'expired') break;
      await waitFor(() => expect(toasts(), fault.name).toEqual([wordsOfRecord(fault)]));
      await waitFor(() => expect(location.pathname, fault.name).toBe(list));
      await waitFor(() => expect(document.querySelector('main tbody tr')).not.toBeNull());
      // A drawer hides the page until it has gone.
      const notice = within(await screen.findByRole('main')).getByRole('alert');
      expect(notice, fault.name).toHaveTextContent(`Detail gagal dimuat${wordsOfRecord(fault)}`);
      await expectSound(fault);
      await dismissToasts(person);
    }
    await expectExpired();
  });
});
