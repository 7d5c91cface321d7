import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/dataProvider/serverErrors';
import { DataTable } from '../../../src/list/DataTable';
import { ExportButton } from '../../../src/list/export/ExportButton';
import { ListPage } from '../../../src/list/ListPage';
import { catchFiles } from '../../areas/savedFiles';
import { listOf, renderShops, shops } from '../shops';

const files = catchFiles();

/** Exports a list of 230 shops from a server that answers the requests of an export with `getPage`. */
const exportFrom = async (getPage: ReturnType<typeof listOf>) => {
  const user = userEvent.setup();
  renderShops(
    <ListPage action={<ExportButton columns={[{ source: 'name' }]} />}>
      <DataTable columns={[{ source: 'name' }]} />
    </ListPage>,
    {
      server: {
        getList: (params) =>
          params.pagination?.perPage === 100 ? getPage(params) : listOf(shops(230))(params),
      },
    },
  );
  await screen.findByText('Toko 001');
  await user.click(screen.getByRole('button', { name: 'Ekspor' }));
  await user.click(await screen.findByRole('button', { name: 'CSV (.csv)' }));
};

describe('an export says so', () => {
  it('in its dialog if it cannot reach the server', async () => {
    await exportFrom(() => Promise.reject(new ApiError('network', '')));
    const dialog = await screen.findByRole('dialog', { name: 'Ekspor Toko' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
    );
  });

  it('if a server that limits its pages has sent fewer rows than it counts', async () => {
    await exportFrom(() => Promise.resolve({ data: shops(50), total: 230 }));
    expect(
      await screen.findByText(
        'Hanya 50 dari 230 baris yang terambil. Coba sekali lagi. Bila berulang, hubungi tim teknis.',
      ),
    ).toBeVisible();
    expect(await files.cells()).toHaveLength(51);
  });

  it('never if all rows were sent', async () => {
    await exportFrom(listOf(shops(230)));
    expect(await screen.findByText('Ekspor selesai: 230 baris diunduh.')).toBeVisible();
    expect(screen.queryByText(/baris yang terambil/)).toBeNull();
  });
});
