import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataTable } from '../../src/list/DataTable';
import { ListPage } from '../../src/list/ListPage';
import { EditLink, RowActions } from '../../src/record/action/RowActions';
import { renderShops } from './shops';

const actions = (
  <RowActions>
    <EditLink />
  </RowActions>
);

it('A link among the actions of a row opens its page here, also if the row itself opens nothing', async () => {
  const { address } = renderShops(
    <ListPage>
      <DataTable actions={actions} rowClick={false} columns={[{ source: 'name' }]} />
    </ListPage>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Ubah Toko 002' }));
  expect(await screen.findByRole('heading', { name: 'Ubah toko' })).toBeVisible();
  expect(address.current).toBe('/shops/2');
});
