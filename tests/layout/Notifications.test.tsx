import { act, render, screen } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider, useNotify } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { messages } from '../../i18n/messages';
import { createI18nProvider } from '../../src/layout/createI18nProvider';
import { Notifications } from '../../src/layout/Notifications';
import { Toaster } from '../../src/ui/Toaster';

/** Calls useNotify, and returns what is announced as `role`. */
const announced = (role: 'status' | 'alert', ...message: Parameters<ReturnType<typeof useNotify>>) => {
  const Caller = () => {
    const notify = useNotify();
    return <button onClick={() => notify(...message)}>call</button>;
  };
  render(
    <I18nContextProvider value={createI18nProvider(messages)}>
      <NotificationContextProvider>
        <Caller />
        <Notifications />
        <Toaster />
      </NotificationContextProvider>
    </I18nContextProvider>,
  );
  act(() => screen.getByRole('button', { name: 'call' }).click());
  return screen.getByRole(role);
};

describe("useNotify shows its messages in the product's toaster (specification §8)", () => {
  it.each([
    ['success', 'status', 'Success!'],
    ['info', 'status', 'Success!'],
    ['warning', 'alert', 'Error!'],
    ['error', 'alert', 'Error!'],
  ] as const)('with the title of the specification for %s', (type, role, words) => {
    const title = `${words}${messages.errors.network}`;
    expect(announced(role, 'errors.network', { type })).toHaveTextContent(title);
  });

  it.each([
    ['with markup and a percent sign', 'Stok <b>habis</b>, 100%'],
    ['with what looks like a placeholder', 'Kode %{_} dan %{name} salah |||| lagi'],
  ])("without a change to a server's sentence %s", (_, sentence) => {
    expect(announced('alert', sentence, { type: 'error' })).toHaveTextContent(sentence);
  });

  it("with react-admin's default text if a key is missing", () => {
    const args = { type: 'error', messageArgs: { _: 'Tidak ada kunci' } } as const;
    expect(announced('alert', 'no.such.key', args)).toHaveTextContent('Tidak ada kunci');
  });

  it("with react-admin's arguments filled in", () => {
    const args = { type: 'success', messageArgs: { page: 'Pelapak', _: undefined } } as const;
    expect(announced('status', 'layout.refused.goTo', args)).toHaveTextContent('Buka Pelapak');
  });
});
