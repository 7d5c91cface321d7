import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../support/backOffice';
import { failing, meetEach, toasts } from './cell';
import { details } from './screens';
import { wordsOfRecord } from './words';

const office = startBackOffice();

const isListed = () => waitFor(() => expect(document.querySelector('main tbody tr')).not.toBeNull());

describe.each(details)('the page of $name', ({ list, path, address, meets }) => {
  it('that cannot be read shows the cause, and leads to the list', async () => {
    const call = failing(office, address);
    const person = office.open('superadmin', list);
    await isListed();
    await meetEach(person, call, meets, {
      send: () => Promise.resolve(walkTo(path)),
      shows: async (fault) => {
        await waitFor(() => expect(toasts(), fault.name).toEqual([wordsOfRecord(fault)]));
        await waitFor(() => expect(location.pathname, fault.name).toBe(list));
        await isListed();
        // A drawer hides the page until it has gone.
        const notice = within(await screen.findByRole('main')).getByRole('alert');
        expect(notice, fault.name).toHaveTextContent(`Detail gagal dimuat${wordsOfRecord(fault)}`);
      },
    });
  });
});
