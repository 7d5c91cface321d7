import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { confirm, noDialog } from '../support/parts';
import { failing, meetEach, toasts } from './cell';
import { forms, walked } from './screens';
import { wordsOfWrite } from './words';

const office = startBackOffice();

/** Everything that the form holds. */
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form textarea, form select')].map(
    ({ name, value, checked }) => [name, value, checked],
  );

describe.each(walked(forms))(
  'the form of $resource',
  ({ resource, list, field, confirmation, address, meets }) => {
    it('that cannot be saved shows the cause, and keeps the typed values', async () => {
      const call = failing(office, address);
      const person = office.open('superadmin', `${list}/${office.first(resource).id}`);
      // By its name, because a search for labels is slow on a page with many rows.
      const opened = () => {
        const input = document.querySelector<HTMLInputElement>(`form [name="${field}"]`);
        if (!input || input.value === '') throw new Error('no form yet');
        return input;
      };
      await person.click(await waitFor(opened, { timeout: 40_000 }));
      await person.paste(' Baru');
      const before = values();
      const { pathname } = location;
      await meetEach(person, call, meets, {
        send: async () => {
          await person.click(screen.getByRole('button', { name: 'Simpan' }));
          if (confirmation) await confirm(person, 'Simpan');
        },
        shows: async (fault) => {
          await waitFor(() => expect(toasts(), fault.name).toEqual([wordsOfWrite(fault)]));
          await noDialog();
          expect([values(), location.pathname], fault.name).toEqual([before, pathname]);
        },
      });
    });
  },
);
