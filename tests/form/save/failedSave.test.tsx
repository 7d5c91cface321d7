import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { RecordForm } from '../../../src/form/RecordForm';
import { words } from '../../support/renderWithWords';
import { signedIn } from '../../support/smallAdmin';

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
      authProvider={signedIn()}
      dataProvider={testDataProvider({ create: create as never })}
      i18nProvider={words}
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
