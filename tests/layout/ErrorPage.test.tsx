import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { session } from '../../src/authProvider/session';
import { drafts, unsavedChanges } from '../../src/form/drafts/drafts';
import { noteDrafts } from '../../src/form/drafts/noteDrafts';
import { ErrorPage, isFailedImport, takeReload } from '../../src/layout/ErrorPage';
import { renderWithWords } from '../support/renderWithWords';

const Page = ({ error }: { error: Error }) => {
  const [isFixed, setFixed] = useState(false);
  return (
    <>
      <Link to="/elsewhere" onClick={() => setFixed(true)}>
        away
      </Link>
      <ErrorBoundary FallbackComponent={ErrorPage}>
        {isFixed ? <h1>Fixed</h1> : <Throws error={error} />}
      </ErrorBoundary>
    </>
  );
};

const Throws = ({ error }: { error: Error }): never => {
  throw error;
};

const show = (error: Error) => {
  // React logs each error that a boundary caught; these tests cause one.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '*', element: <Page error={error} /> }]);
  renderWithWords(<RouterProvider router={router} />);
};

const failedImport = new TypeError(
  'Failed to fetch dynamically imported module: https://kantor.example/assets/a.js',
);

beforeEach(() => sessionStorage.clear());

describe('a page that throws', () => {
  it('shows a plain message, a button and a link, and no text of the error', () => {
    show(new Error('Cannot read properties of undefined'));
    expect(screen.getByRole('heading', { level: 1, name: 'Halaman ini mengalami gangguan' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ke Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(document.body).not.toHaveTextContent(/undefined|Error|\bat /);
  });

  it('disappears when the user follows a link to another page', async () => {
    show(new Error('broken'));
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByRole('heading', { name: 'Fixed' })).toBeVisible();
  });

  it("says 'Versi baru tersedia' when its code is missing after a deploy", () => {
    takeReload();
    show(failedImport);
    expect(screen.getByRole('heading', { level: 1, name: 'Versi baru tersedia' })).toBeVisible();
  });

  it('says only that it could not be loaded if the browser is offline, and does not reload', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(failedImport);
    expect(screen.getByRole('heading', { level: 1, name: 'Halaman ini belum dapat dimuat' })).toBeVisible();
    expect(takeReload()).toBe(true);
  });
});

it.each([
  ['a draft', () => drafts.keep('ratna', { path: '/form', to: '/form', values: { fullName: 'Siti' } })],
  [
    'a note that was left unsaved at its record',
    () => noteDrafts.keep('/orders/1/show#note', { text: 'Sudah ditelepon', key: 'k', opened: '' }),
  ],
  ['input on screen', () => onTestFinished(unsavedChanges.add())],
])('a page whose code is missing does not reload by itself while there is %s', (_, keep) => {
  const user = { user_id: 'ratna', full_name: 'Ratna', email: '', role_name: '', access_role: [] };
  session.save({ token: { access_token: 'token' }, payload: { user_data: user } }, false);
  onTestFinished(() => session.leave());
  keep();
  show(failedImport);
  expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
  expect(takeReload()).toBe(true);
});

describe('a new version', () => {
  it.each([
    [failedImport, true],
    [new TypeError('error loading dynamically imported module: https://kantor.example/a.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new Error('Unable to preload CSS for /assets/a.css'), true],
    [new TypeError('Failed to fetch'), false],
    ['Failed to fetch dynamically imported module', false],
  ])('explains the error %s: %s', (error, expected) => {
    expect(isFailedImport(error)).toBe(expected);
  });

  it('reloads once, and again only when a minute has passed', () => {
    expect([0, 1, 59_999].map((now) => takeReload(now))).toEqual([true, false, false]);
    expect([60_000, 60_001].map((now) => takeReload(now))).toEqual([true, false]);
  });
});
