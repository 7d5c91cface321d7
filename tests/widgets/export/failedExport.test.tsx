import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams } from 'ra-core';
import { expect, it } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import { ExportButton } from '../../../src/widgets/export/ExportButton';
import { DataTable } from '../../../src/widgets/list/DataTable';
import { ListPage } from '../../../src/widgets/list/ListPage';
import { listOf, renderShops, shops } from '../list/shops';

it('an export that cannot reach the server says so in its dialog', async () => {
  const user = userEvent.setup();
  const isExport = ({ pagination }: GetListParams) => pagination?.perPage === 100;
  renderShops(
    <ListPage action={<ExportButton columns={[{ source: 'name' }]} />}>
      <DataTable>
        <DataTable.Col source="name" />
      </DataTable>
    </ListPage>,
    {
      server: {
        getList: (params) =>
          isExport(params) ? Promise.reject(new ApiError('network', '')) : listOf(shops(3))(params),
      },
    },
  );
  await screen.findByText('Toko 001');
  await user.click(screen.getByRole('button', { name: 'Ekspor' }));
  await user.click(await screen.findByRole('button', { name: 'CSV (.csv)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ekspor Toko' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  );
});
