import { memo } from 'react';
import { PhotoCell } from '../../form/photo/PhotoCell';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { queueColumn, type QueueTab, useQueueTab } from '../../list/export/queueColumn';
import { readChoices, wordedChoices } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { storeFilter } from '../../list/filter/storeFilter';
import { firstRows } from '../../list/firstRows';
import { ListPage } from '../../list/ListPage';
import { moreColumns } from '../../list/moreColumns';
import { DeleteButton } from '../../record/action/DeleteButton';
import { RowActions } from '../../record/action/RowActions';
import { FigureField } from '../../ui/text/FigureField';
import { InstantField } from '../../ui/text/InstantField';
import { StateField } from '../../ui/text/StateField';
import { exportColumns } from './productExportColumns';
import { productOrder } from './productOrder';
import { ProductOrdering } from './ProductOrdering';
import { ProductPrice } from './ProductPrice';
import {
  availabilities,
  type Product,
  productCategories,
  productStates,
  productTransitions,
} from './productWire';

/** The columns by which the server sorts. */
const sorts = 'name seller category price stock sold availability status created_at'.split(' ');

/** The filters of specification §3 'Product filters', then those of docs/areas.md. */
const filters: readonly ListFilter[] = [
  { source: 'availability', useChoices: wordedChoices(availabilities, 'states') },
  {
    source: 'category_id',
    label: 'category',
    useChoices: readChoices({ name: 'categories', schema: productCategories }, ({ id, name }) => ({
      value: id,
      label: name,
    })),
  },
  storeFilter,
  { kind: 'numberRange', source: 'price', label: 'price_range', money: true },
];

/** Columns that are hidden by default in every tab. */
const more = moreColumns(exportColumns({ isWaiting: false, sortedBy: 'created_at' }));

const { block, unblock } = productTransitions;

/** The actions that do not require opening the product; a product under review must be opened first. */
const rowActions = (
  <RowActions transitions={{ block, unblock }}>
    <DeleteButton />
  </RowActions>
);

const bulkActions = { transitions: productTransitions };

/**
 * Memoised, so that the rows re-render only if their columns change. The queue shows its sort column, the date of submission,
 * instead of the sales, which begin after the review, and of the availability, which the stock already shows.
 */
const ProductTable = memo((tab: QueueTab) => (
  <DataTable actions={rowActions} bulkActions={bulkActions}>
    <DataTable.Col<Product>
      source="name"
      render={({ images, name, sku }) => <PhotoCell picture={images[0]} first={name} second={sku} />}
    />
    <DataTable.Col source="seller" />
    <DataTable.Col source="category" detail />
    <DataTable.Col<Product> source="price" numeric render={(product) => <ProductPrice product={product} />} />
    <DataTable.Col source="stock" numeric detail sortByOrder="DESC" field={FigureField} />
    <DataTable.Col
      {...queueColumn(tab, 'sold', 'other tabs')}
      numeric
      detail
      sortByOrder="DESC"
      field={FigureField}
    />
    <DataTable.Col {...queueColumn(tab, 'availability', 'other tabs')} detail field={StateField} />
    <DataTable.Col {...queueColumn(tab, 'created_at', 'queue')} detail field={InstantField} />
    <DataTable.Col source="status" field={StateField} />
    {more}
  </DataTable>
));
ProductTable.displayName = 'ProductTable';

/** Returns the list's tab and sort field, from which the default columns follow. */
const useProductTab = (): QueueTab => {
  const tab = useQueueTab(productOrder);
  // Outside the queue, the buttons 'Produk Terbaru' and 'Produk Terlaris' show the order.
  return tab.isWaiting ? tab : { ...tab, sortedBy: '' };
};

const ProductRows = () => <ProductTable {...useProductTab()} />;

const ProductExport = () => <ExportButton columns={exportColumns(useProductTab())} />;

/** The List Produk page: products of all shops, newest first, with the filters and orders of the specification (§3). */
const ProductList = () => (
  <ListPage
    action={<ProductExport />}
    filters={filters}
    states={productStates}
    control={<ProductOrdering />}
    {...productOrder}
    sorts={sorts}
  >
    <ProductRows />
  </ListPage>
);

export const fetchFirstView = firstRows(productOrder);

export default ProductList;
