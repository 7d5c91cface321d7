import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { messages } from '../../i18n/messages';
import { actionWords } from '../support/actionWords';
import { startBackOffice } from '../support/backOffice';
import { found } from '../support/found';
import { confirm, dialog, noDialog } from '../support/parts';
import { dismissToasts, expectSound, failing, hurry, meetEach, toasts } from './cell';
import type { Fault } from './faults';
import { actions, deletes, walked } from './screens';
import { wordsOfAction, wordsOfDelete } from './words';

const office = startBackOffice();
const typed = 'Data tidak sesuai, mohon diperbaiki';

type Action = (typeof actions)[number];

/** Opens the record's page, or its list, and the dialog of the action with a reason in it. */
const opened = async (row: Action) => {
  const record = found(
    office.table(row.resource).all(),
    // A user admin is in no state by itself.
    ({ status = row.state, username }) => status === row.state && username !== 'superadmin',
  );
  const person = office.open('superadmin', row.hasPage ? `${row.list}/${record.id}/show` : row.list);
  const words = actionWords(row.resource, row.action);
  const ask = async (): Promise<void> => {
    const [button] = await screen.findAllByRole('button', { name: words.label });
    await person.click(button as HTMLElement);
    await person.click(await (await dialog()).findByRole('textbox', { name: /^Alasan/ }));
    await person.paste(typed);
  };
  await ask();
  return {
    person,
    ask,
    reason: async () => (await dialog()).getByRole('textbox', { name: /^Alasan/ }),
    press: () => confirm(person, words.confirm ?? words.label),
  };
};

/** Whether the dialog closes, because its record changed or no longer exists. */
const closes = ({ name, kind }: Fault): boolean => kind === 'notFound' || name.startsWith('409');

describe.each(walked(actions))('$action of $resource', (row) => {
  it('that fails shows the cause, and keeps the typed reason', async () => {
    const call = failing(office, row.address);
    const { person, ask, reason, press } = await opened(row);
    const { pathname } = location;
    await meetEach(person, call, row.meets, {
      send: press,
      shows: async (fault) => {
        await waitFor(() => expect(toasts(), fault.name).toEqual([wordsOfAction(fault)]));
        if (fault.name.startsWith('409')) {
          expect((await dialog()).getByRole('alert'), fault.name).toHaveTextContent(wordsOfAction(fault));
          await confirm(person, 'Tutup');
        }
        if (closes(fault)) {
          await noDialog();
          await expectSound(fault);
          await dismissToasts(person);
          await ask();
        }
        await waitFor(async () => expect(await reason(), fault.name).toBeEnabled());
        expect(await reason(), fault.name).toHaveValue(typed);
        expect(location.pathname, fault.name).toBe(pathname);
      },
    });
  });
});

it.each(actions.slice(-1))('a lost network keeps the page and the typed reason of $resource', async (row) => {
  hurry();
  const { reason, press } = await opened(row);
  const { pathname } = location;
  const reads: string[] = [];
  office.api.server.use(
    http.all('*', ({ request }) => {
      if (request.method === 'GET') reads.push(new URL(request.url).pathname);
      return HttpResponse.error();
    }),
  );
  await press();
  await screen.findAllByText(messages.action.unknownOutcome);
  // The page requests its data again, and two retries fail too.
  await waitFor(() => expect(reads.filter((path) => path === reads[0])).toHaveLength(3));
  expect(location.pathname).toBe(pathname);
  expect(await reason()).toHaveValue(typed);
  // The dialog says what became of the action, and the toast that the page could not be read again.
  expect(within(screen.getByRole('alertdialog')).getByText(messages.action.unknownOutcome)).toBeVisible();
  expect(toasts()).toEqual([messages.errors.network]);
});

it('a refused field of an action shows its error in the dialog, and keeps its value', async () => {
  const { id } = found(office.table('orders').all(), ({ status }) => status === 'DIPROSES');
  const person = office.open('superadmin', `/dashboard/orders/${id}/show`);
  await person.click(await screen.findByRole('button', { name: 'Tugaskan Driver' }));
  const asked = await dialog();
  await person.click(asked.getByRole('combobox'));
  const [driver] = await screen.findAllByRole('option');
  await person.click(driver as HTMLElement);
  office.answer(
    'POST */assignDriver',
    { message: 'Data tidak valid', errors: [{ name: 'driver_id', message: 'sedang libur' }] },
    422,
  );
  await person.click(asked.getByRole('button', { name: 'Tugaskan' }));
  expect(await asked.findByRole('alert')).toHaveTextContent('sedang libur');
  expect(asked.getByRole('combobox')).not.toHaveValue('');
});

describe.each(walked(deletes))('a delete of $resource', ({ resource, list, address, meets }) => {
  it('that fails shows the cause, and can be tried again', async () => {
    const call = failing(office, address);
    const person = office.open('superadmin', list);
    if (resource === 'make-category')
      await person.click(await screen.findByRole('button', { name: 'Buka semua' }));
    const bin = await waitFor(() => found([...document.querySelectorAll('.row-action.is-dangerous')]));
    await person.click(bin);
    // A delete needs no body to be a success.
    const faults = meets.filter(({ name }) => name !== '200 with an empty body');
    const again = async () => (await dialog()).findByRole('button', { name: 'Hapus' });
    await meetEach(person, call, faults, {
      send: async () => person.click(await again()),
      shows: async (fault) => {
        await waitFor(() => expect(toasts(), fault.name).toEqual([wordsOfDelete(fault)]));
        await again();
      },
    });
  });
});
