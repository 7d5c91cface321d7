import { ListBase } from 'ra-core';
import type { ComponentProps } from 'react';
import { productTransitions } from '../src/areas/product-list/productWire';
import { PhotoCell } from '../src/form/photo/Photo';
import { DataTable } from '../src/list/DataTable';
import { RowLink } from '../src/list/RowLink';
import { DeleteButton, EditLink, RowActions } from '../src/record/action/RowActions';
import { Money } from '../src/ui/text/texts';
import { failing, never } from './data';
import { Frame } from './frame';

const { block, unblock } = productTransitions;

/** A table of products. */
export const ProductTable = (props: Omit<ComponentProps<typeof DataTable>, 'children'>) => (
  <DataTable
    {...props}
    columns={[
      {
        source: 'name',
        show: ({ images, name, sku }) => (
          <PhotoCell picture={(images as string[])[0]} first={String(name)} second={String(sku)} />
        ),
      },
      { source: 'seller' },
      { source: 'price', numeric: true, type: 'money' },
      { source: 'sold', numeric: true, notOnPhones: true, type: 'number' },
      { source: 'status', type: 'state' },
    ]}
  />
);

/** The actions at the end of a row. */
export const rowActions = (
  <RowActions transitions={{ block, unblock }}>
    <EditLink />
    <DeleteButton />
  </RowActions>
);

const list = { disableAuthentication: true, disableSyncWithLocation: true, perPage: 4 } as const;

/** A table with pages and actions, with sums, and its states without rows. */
export const Lists = () => (
  <>
    <Frame title="With actions and pages">
      <ListBase {...list}>
        <ProductTable rowActions={rowActions} />
      </ListBase>
    </Frame>
    <Frame title="With sums, compact, with nothing to open" store={{ density: 'compact' }}>
      <ListBase {...list}>
        <ProductTable
          title="Kopi"
          rowClick={false}
          tools={<RowLink to="/products">Kopi Gayo</RowLink>}
          pagination={false}
          embeddedAs="gallery"
          totals={{ head: 'Total', sums: { price: <Money value={385_500} /> } }}
        />
      </ListBase>
    </Frame>
    <Frame title="Loading" server={{ getList: never }}>
      <ListBase {...list}>
        <ProductTable />
      </ListBase>
    </Frame>
    <Frame title="Empty">
      <ListBase {...list} filter={{ status: 'DITOLAK' }}>
        <ProductTable />
      </ListBase>
    </Frame>
    <Frame title="Failed" server={{ getList: failing }}>
      <ListBase {...list}>
        <ProductTable />
      </ListBase>
    </Frame>
  </>
);
