import { configure, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../e2e/support/pages';
import { startBackOffice } from '../support/backOffice';
import { everyForm, field, write } from './everyForm';

/**
 * In development, React renders everything twice and runs every effect twice (main.tsx), so a render that is not pure, or an
 * effect that does not clean up, causes an error or a visible fault. All other tests render as production does.
 */
const office = startBackOffice({ sellers: 5 });
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

describe('in development', () => {
  it.each(pages.filter(({ path }) => path !== '/dashboard'))(
    '$label shows its rows under one heading, without a console error',
    async ({ path }) => {
      office.open('superadmin', path);
      await screen.findAllByRole('row');
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    },
  );

  it.each(everyForm)(
    'the form of $form keeps what is typed, without a console error',
    async ({ path, label, text }) => {
      const person = office.open('superadmin', path(office.api));
      await write(person, label, text);
      expect(await field(label)).toHaveValue(text);
    },
  );
});
