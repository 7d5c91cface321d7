import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { productOrder, productStates, productTransitions } from '../src/areas/product-list/productWire';
import { savedViewsKey } from '../src/dataProvider/keys';
import { filterSearch } from '../src/domain/format/listAddress';
import { CreateButton } from '../src/list/CreateButton';
import { ListPage } from '../src/list/ListPage';
import PlainList from '../src/list/PlainList';
import type { SavedView } from '../src/list/view/views';
import { Button } from '../src/ui/Button';
import { failing, never } from './data';
import { filters } from './filters';
import { Frame } from './frame';
import { ProductTable, rowActions } from './lists';
import { addArrivals } from './server';

const resource = 'product-list';

const viewOf = (label: string, filter: SavedView['value']['filter'], isDefault = false): SavedView => ({
  label,
  isDefault,
  value: { filter, sort: { field: 'price', order: 'DESC' }, perPage: 10, hidden: [], columnOrder: [] },
});
const views = {
  [savedViewsKey(resource)]: [
    viewOf('Kopi Mandiri', { seller: 'Kopi Mandiri' }, true),
    viewOf('Stok habis', { availability: 'SOLD_OUT' }),
  ],
};

const Page = ({ toolbar, hasTabs = false }: { toolbar?: ReactNode; hasTabs?: boolean }) => (
  <ListPage
    usualOrder={productOrder}
    {...(hasTabs && { states: productStates })}
    toolbar={toolbar}
    filters={filters}
  >
    <ProductTable rowActions={rowActions} bulkActions={{ transitions: productTransitions }} />
  </ListPage>
);

const ArrivalsButton = () => {
  const queryClient = useQueryClient();
  const add = () => {
    addArrivals();
    void queryClient.invalidateQueries({ queryKey: ['counts'] });
  };
  return (
    <Button variant="outlined" onClick={add}>
      Let products arrive
    </Button>
  );
};

/** Whole pages of lists: with rows and everything above them, and each of their states without rows. */
export const ListPages = () => (
  <>
    <Frame
      title="Tabs of states and of saved views, filters, and new rows a moment after the button"
      store={views}
      at={`/${resource}${filterSearch({ status: 'TAYANG', availability: 'AVAILABLE' })}`}
    >
      <Page hasTabs toolbar={<ArrivalsButton />} />
    </Frame>
    <Frame
      title="Selected rows, one of them on the next page"
      store={{ [`${resource}.selectedIds`]: ['1', '13', '14'] }}
    >
      <Page />
    </Frame>
    <Frame title="Saved views alone, the default view opened" store={views}>
      <Page />
    </Frame>
    <Frame title="Without the right to change" rights="look">
      <Page />
    </Frame>
    <Frame title="Loading" server={{ getList: never }}>
      <Page />
    </Frame>
    <Frame
      title="Empty"
      resource="make-category"
      server={{ getList: () => Promise.resolve({ data: [], total: 0 }) }}
    >
      <ListPage toolbar={<CreateButton />}>
        <ProductTable />
      </ListPage>
    </Frame>
    <Frame title="Nothing matches" at={`/${resource}${filterSearch({ q: 'sepeda' })}`}>
      <Page />
    </Frame>
    <Frame title="Failed" server={{ getList: failing }}>
      <Page />
    </Frame>
    <Frame title="Any resource, without a page of its own">
      <PlainList />
    </Frame>
  </>
);
