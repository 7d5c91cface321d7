import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useListContext } from 'ra-core';
import { expect, it } from 'vitest';
import { type ListFilter, useFilterValues, withFilter } from '../../../src/list/filter/listFilter';
import { ListPage } from '../../../src/list/ListPage';
import { renderShops } from '../shops';

const useNone = () => ({ choices: [] });
const filters: readonly ListFilter[] = ['city', 'is_open', 'sold'].map((source) => ({
  source,
  useChoices: useNone,
}));

const Setter = ({ source, value }: { source: string; value: string | undefined }) => {
  const { setFilters } = useListContext();
  const values = useFilterValues();
  return (
    <button type="button" onClick={() => setFilters(withFilter(values, source, value))}>
      {source} {value}
    </button>
  );
};

const filterOf = (address: string): unknown =>
  JSON.parse(new URL(address, 'http://toko.test').searchParams.get('filter') ?? '{}');

it('filters that change in quick succession are all applied', async () => {
  const { address } = renderShops(
    <ListPage filters={filters}>
      <Setter source="city" value="bogor" />
      <Setter source="is_open" value="ya" />
      <Setter source="sold" value={undefined} />
    </ListPage>,
    { at: '/shops?filter={"sold":"3"}' },
  );
  await screen.findByRole('button', { name: 'city bogor' });
  for (const name of ['city bogor', 'is_open ya', 'sold'])
    fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(filterOf(address.current)).toEqual({ city: 'bogor', is_open: 'ya' }));
});
