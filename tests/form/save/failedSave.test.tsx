import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { FieldValues } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { messages } from '../../../i18n/messages';
import type { AppAuthProvider } from '../../../src/authProvider';
import { RecordForm } from '../../../src/form/RecordForm';

const authProvider: AppAuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(false),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  mayDo: () => true,
};

it('a save that breaks before its request can be tried again', async () => {
  const create = vi.fn(() => Promise.resolve({ data: { id: 1 } }));
  const bodyOf = vi
    .fn((values: FieldValues) => values)
    .mockImplementationOnce(() => {
      throw new Error('Rusak');
    });
  const leave = vi.fn();
  render(
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={testDataProvider({ create: create as never })}
      i18nProvider={polyglotI18nProvider(() => messages, 'id')}
    >
      <ResourceContextProvider value="vouchers">
        <RecordForm defaultValues={{}} bodyOf={bodyOf} afterSave={leave}>
          <p>Voucher</p>
        </RecordForm>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Rusak')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledOnce();
});
