import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../support/backOffice';
import { failing, meetEach, toasts } from './cell';
import { details, walked } from './screens';
import { wordsOfRecord } from './words';

const office = startBackOffice();

const isListed = () => waitFor(() => expect(document.querySelector('main tbody tr')).not.toBeNull());

it.each(walked(details))(
  'the page of $name that cannot be read shows the cause, and leads to the list',
  async ({ name, list, path, address, meets }) => {
    const call = failing(office, address);
    const person = office.open('superadmin', list);
    await isListed();
    await meetEach(person, call, meets, {
      // Without its value: `act` must not be awaited here.
      send: () => {
        walkTo(path);
      },
      shows: async (fault) => {
        const cell = `${name}: ${fault.name}`;
        await waitFor(() => expect(toasts(), cell).toEqual([wordsOfRecord(fault)]));
        await waitFor(() => expect(location.pathname, cell).toBe(list));
        await isListed();
        // A drawer hides the page until it has gone.
        const notice = within(await screen.findByRole('main')).getByRole('alert');
        expect(notice, cell).toHaveTextContent(`Detail gagal dimuat${wordsOfRecord(fault)}`);
      },
    });
  },
);
