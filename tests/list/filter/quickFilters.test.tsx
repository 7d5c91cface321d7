import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useListContext } from 'ra-core';
import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
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

const setters = (
  <>
    <Setter source="city" value="bogor" />
    <Setter source="is_open" value="ya" />
    <Setter source="sold" value={undefined} />
  </>
);

/** Runs `then` when the list first has this filter, before anything else reacts to it. */
const WhenShown = ({ source, then }: { source: string; then: () => void }) => {
  const isShown = source in useFilterValues();
  useLayoutEffect(() => {
    if (isShown) then();
  }, [isShown, then]);
  return null;
};

const filterOf = (address: string): unknown =>
  JSON.parse(new URL(address, 'http://toko.test').searchParams.get('filter') ?? '{}');

describe('filters that change before the address is updated', () => {
  it('are all applied, even if each was chosen on a screen without the others', async () => {
    const { address } = renderShops(<ListPage filters={filters}>{setters}</ListPage>, {
      at: '/shops?filter={"sold":"3"}',
    });
    const press = (name: string) => screen.getByRole('button', { name });
    await screen.findByRole('button', { name: 'city bogor' });
    fireEvent.click(press('city bogor'));
    fireEvent.click(press('is_open ya'));
    fireEvent.click(press('sold'));
    await waitFor(() => expect(filterOf(address.current)).toEqual({ city: 'bogor', is_open: 'ya' }));
  });

  it('are all applied, even if the screen shows the first only after the second was chosen', async () => {
    const press = (name: string) => screen.getByRole('button', { name }).click();
    const { address } = renderShops(
      <ListPage filters={filters}>
        {setters}
        <WhenShown source="city" then={() => press('is_open ya')} />
      </ListPage>,
      { at: '/shops?filter={"sold":"3"}' },
    );
    await screen.findByRole('button', { name: 'city bogor' });
    fireEvent.click(screen.getByRole('button', { name: 'city bogor' }));
    await waitFor(() => expect(filterOf(address.current)).toHaveProperty('city'));
    press('sold');
    await waitFor(() => expect(filterOf(address.current)).toEqual({ city: 'bogor', is_open: 'ya' }));
  });
});
