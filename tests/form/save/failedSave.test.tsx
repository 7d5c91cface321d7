import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, ResourceContextProvider, testDataProvider } from 'ra-core';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import { RecordForm } from '../../../src/form/RecordForm';
import { words } from '../../support/renderWithWords';
import { signedIn } from '../../support/smallAdmin';

type Props = Omit<ComponentProps<typeof RecordForm>, 'children'>;

const show = (server: Partial<DataProvider>, props: Props) =>
  render(
    <CoreAdminContext authProvider={signedIn()} dataProvider={testDataProvider(server)} i18nProvider={words}>
      <ResourceContextProvider value="vouchers">
        <RecordForm defaultValues={{}} {...props}>
          <p>Voucher</p>
        </RecordForm>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );

it('a save that breaks before its request can be tried again', async () => {
  const create = vi.fn(() => Promise.resolve({ data: { id: 1 } }));
  const bodyOf = vi
    .fn((values: FieldValues) => values)
    .mockImplementationOnce(() => {
      throw new Error('Rusak');
    });
  const leave = vi.fn();
  show({ create: create as never }, { bodyOf, afterSave: leave });
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Rusak')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledOnce();
});

it('a lost answer proves nothing in a form that does not say what identifies its records', async () => {
  const create = () => Promise.reject(new ApiError('timeout', ''));
  const getList = () => Promise.resolve({ data: [{ id: 1 }], total: 1 });
  show({ create, getList: getList as never }, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(words.translate('save.outcome.unknown'))).toBeVisible();
});
