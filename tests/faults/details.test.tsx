import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice, walkTo } from '../support/backOffice';
import { failing, meetEach, toasts } from './cell';
import type { Fault } from './faults';
import { details } from './screens';
import { wordsOfRecord } from './words';

const office = startBackOffice();

type Detail = (typeof details)[number];

const isListed = () => waitFor(() => expect(document.querySelector('main tbody tr')).not.toBeNull());

/** Goes to the page of the record, which cannot be read, and expects the cause and its list. */
const walk = ({ list, name, path }: Detail) => ({
  send: () => {
    walkTo(path);
    return Promise.resolve();
  },
  shows: async (fault: Fault) => {
    const cell = `${name}: ${fault.name}`;
    await waitFor(() => expect(toasts(), cell).toEqual([wordsOfRecord(fault)]));
    await waitFor(() => expect(location.pathname, cell).toBe(list));
    await isListed();
    // A drawer hides the page until it has gone.
    const notice = within(await screen.findByRole('main')).getByRole('alert');
    expect(notice, cell).toHaveTextContent(`Detail gagal dimuat${wordsOfRecord(fault)}`);
  },
});

it.each(details)(
  'the page of $name that cannot be read shows the cause, and leads to the list',
  async (detail) => {
    const call = failing(office, detail.address);
    const person = office.open('superadmin', detail.list);
    await isListed();
    await meetEach(person, call, detail.meets, walk(detail));
  },
);
