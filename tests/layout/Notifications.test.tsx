import { act, render, screen } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider, useNotify } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { messages } from '../../i18n/messages';
import { createI18nProvider } from '../../src/layout/createI18nProvider';
import { Notifications } from '../../src/layout/Notifications';
import { Toaster } from '../../src/ui/Toaster';

type Notify = ReturnType<typeof useNotify>;

const i18nProvider = createI18nProvider(messages);

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

describe("useNotify shows its messages in the product's toaster (specification §8)", () => {
  it.each([
    ['success', 'status', 'Success!'],
    ['info', 'status', 'Success!'],
    ['warning', 'alert', 'Error!'],
    ['error', 'alert', 'Error!'],
  ] as const)('with the title of the specification for %s', (type, role, title) => {
    show((notify) => notify('errors.network', { type }));
    expect(screen.getByRole(role)).toHaveTextContent(`${title}${messages.errors.network}`);
  });

  it("without a change to a server's sentence with markup and a percent sign", () => {
    show((notify) => notify('Stok <b>habis</b>, 100%', { type: 'error' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Stok <b>habis</b>, 100%');
  });

  it("without a change to a server's sentence with what looks like a placeholder", () => {
    show((notify) => notify('Kode %{_} dan %{name} salah |||| lagi', { type: 'error' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Kode %{_} dan %{name} salah |||| lagi');
  });

  it("with react-admin's default text if a key is missing", () => {
    show((notify) => notify('no.such.key', { type: 'error', messageArgs: { _: 'Tidak ada kunci' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('Tidak ada kunci');
  });

  it("with react-admin's arguments filled in", () => {
    show((notify) =>
      notify('layout.refused.goTo', { type: 'success', messageArgs: { page: 'Pelapak', _: undefined } }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Buka Pelapak');
  });
});
