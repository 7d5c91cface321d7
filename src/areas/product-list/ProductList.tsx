import { DeleteButton } from '../../widgets/action/DeleteButton';
import { RowActions } from '../../widgets/action/RowActions';
import { ExportButton } from '../../widgets/export/ExportButton';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../widgets/export/exportColumn';
import { readChoices, wordedChoices } from '../../widgets/filter/filterChoices';
import type { ListFilter } from '../../widgets/filter/listFilter';
import { storeFilter } from '../../widgets/filter/storeFilter';
import { DataTable } from '../../widgets/list/DataTable';
import { firstRows } from '../../widgets/list/firstRows';
import { ListPage } from '../../widgets/list/ListPage';
import { moreColumns } from '../../widgets/list/moreColumns';
import { PhotoCell } from '../../widgets/photo/PhotoCell';
import { FigureField } from '../../widgets/text/FigureField';
import { StateField } from '../../widgets/text/StateField';
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

const exported: readonly ExportColumn[] = [
  ...plainColumns('name', 'sku', 'seller', 'category', 'price'),
  { source: 'discount', column: 'price' },
  { source: 'stock' },
  ...hiddenAtFirst(
    { source: 'weight_gram', figure: FigureField },
    { source: 'condition', words: 'conditions' },
    { source: 'min_order', figure: FigureField },
  ),
  { source: 'sold' },
  ...hiddenAtFirst({ source: 'rating' }),
  { source: 'availability', words: 'states' },
  { source: 'status', words: 'states' },
  ...hiddenAtFirst({ source: 'reason' }, { source: 'created_at', instant: true }),
];

const more = moreColumns(exported);

const { block, unblock } = productTransitions;

/** The actions that do not require opening the product; a product under review must be opened first. */
const rowActions = (
  <RowActions transitions={{ block, unblock }}>
    <DeleteButton />
  </RowActions>
);

const bulkActions = { transitions: productTransitions };

/** The List Produk page: products of all shops, newest first, with the filters and orders of the specification (§3). */
const ProductList = () => (
  <ListPage
    action={<ExportButton columns={exported} />}
    filters={filters}
    states={productStates}
    control={<ProductOrdering />}
    {...productOrder}
    sorts={sorts}
  >
    <DataTable actions={rowActions} bulkActions={bulkActions}>
      <DataTable.Col<Product>
        source="name"
        render={({ images, name, sku }) => <PhotoCell picture={images[0]} first={name} second={sku} />}
      />
      <DataTable.Col source="seller" />
      <DataTable.Col source="category" detail />
      <DataTable.Col<Product>
        source="price"
        numeric
        render={(product) => <ProductPrice product={product} />}
      />
      <DataTable.Col source="stock" numeric detail sortByOrder="DESC" field={FigureField} />
      <DataTable.Col source="sold" numeric detail sortByOrder="DESC" field={FigureField} />
      <DataTable.Col source="availability" detail field={StateField} />
      <DataTable.Col source="status" field={StateField} />
      {more}
    </DataTable>
  </ListPage>
);

export const fetchFirstView = firstRows(productOrder);

export default ProductList;
