import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, ResourceContextProvider, SaveContextProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it, vi } from 'vitest';
import { messages } from '../../../i18n/messages';
import type { AppAuthProvider } from '../../../src/authProvider';
import { useFormSubmit } from '../../../src/form/save/useFormSubmit';

const authProvider: AppAuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(false),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  mayDo: () => true,
};

const onSaved = vi.fn();

const VoucherForm = () => {
  const { submit, isSaving } = useFormSubmit(onSaved);
  return (
    <Form onSubmit={submit}>
      <button type="submit">{isSaving ? 'Menyimpan' : 'Simpan'}</button>
    </Form>
  );
};

it('a save that breaks before its request can be tried again', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('Rusak')).mockResolvedValueOnce(undefined);
  render(
    <CoreAdminContext authProvider={authProvider} i18nProvider={polyglotI18nProvider(() => messages, 'id')}>
      <ResourceContextProvider value="vouchers">
        <SaveContextProvider value={{ save, saving: false }}>
          <VoucherForm />
        </SaveContextProvider>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledTimes(2);
});
