import { act, render, screen } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider, useNotify } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { describe, expect, it } from 'vitest';
import { messages } from '../../i18n/messages';
import { Notifications } from '../../src/layout/Notifications';
import { Toaster } from '../../src/widgets/feedback/Toaster';

type Notify = ReturnType<typeof useNotify>;

const i18nProvider = polyglotI18nProvider(() => messages, 'id');

const show = (call: (notify: Notify) => void) => {
  const Caller = () => {
    const notify = useNotify();
    return <button onClick={() => call(notify)}>call</button>;
  };
  render(
    <I18nContextProvider value={i18nProvider}>
      <NotificationContextProvider>
        <Caller />
        <Notifications />
        <Toaster />
      </NotificationContextProvider>
    </I18nContextProvider>,
  );
  act(() => screen.getByRole('button', { name: 'call' }).click());
};

describe("useNotify speaks through the product's toaster (specification §8)", () => {
  it.each([
    ['success', 'status', 'Success!'],
    ['info', 'status', 'Success!'],
    ['warning', 'alert', 'Error!'],
    ['error', 'alert', 'Error!'],
  ] as const)('%s is titled as the specification says', (type, role, title) => {
    show((notify) => notify('errors.network', { type }));
    expect(screen.getByRole(role)).toHaveTextContent(`${title}${messages.errors.network}`);
  });

  it("shows a server's sentence as it is, markup and placeholders included, and prints nothing", () => {
    show((notify) => notify('Stok <b>habis</b>, 100%', { type: 'error' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Stok <b>habis</b>, 100%');
  });

  it("takes react-admin's default text for a key that is missing", () => {
    show((notify) => notify('no.such.key', { type: 'error', messageArgs: { _: 'Tidak ada kunci' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('Tidak ada kunci');
  });

  it("fills in react-admin's arguments", () => {
    show((notify) =>
      notify('layout.refused.goTo', { type: 'success', messageArgs: { page: 'Pelapak', _: undefined } }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Buka Pelapak');
  });
});
