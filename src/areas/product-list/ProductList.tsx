import { DeleteButton } from '../../widgets/action/DeleteButton';
import {
  ExportButton,
  type ExportColumn,
  hiddenAtFirst,
  plainColumns,
} from '../../widgets/export/ExportButton';
import { DataTable } from '../../widgets/list/DataTable';
import { ListPage } from '../../widgets/list/ListPage';
import { moreColumns } from '../../widgets/list/moreColumns';
import { RowActions } from '../../widgets/list/RowActions';
import { PhotoCell } from '../../widgets/photo/PhotoCell';
import { FigureField } from '../../widgets/text/FigureField';
import { StateField } from '../../widgets/text/StateField';
import { productFilters } from './productFilters';
import { productOrder } from './productOrder';
import { ProductOrdering } from './ProductOrdering';
import { ProductPrice } from './ProductPrice';
import { type Product, productStates, productTransitions } from './productWire';

/** What the server sorts by. */
const sorts = 'name seller category price stock sold availability status created_at'.split(' ');

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

const { block, unblock } = productTransitions;

/** What can be decided without opening the product; a product under review has to be looked at first. */
const rowActions = (
  <RowActions transitions={{ block, unblock }}>
    <DeleteButton />
  </RowActions>
);

const bulkActions = { transitions: productTransitions };

const columns = [
  <DataTable.Col<Product>
    key="name"
    source="name"
    render={({ images, name, sku }) => <PhotoCell picture={images[0]} first={name} second={sku} />}
  />,
  <DataTable.Col key="seller" source="seller" />,
  <DataTable.Col key="category" source="category" detail />,
  <DataTable.Col<Product>
    key="price"
    source="price"
    numeric
    render={(product) => <ProductPrice product={product} />}
  />,
  <DataTable.Col key="stock" source="stock" numeric detail sortByOrder="DESC" field={FigureField} />,
  <DataTable.Col key="sold" source="sold" numeric detail sortByOrder="DESC" field={FigureField} />,
  ...(['availability', 'status'] as const).map((source) => (
    <DataTable.Col key={source} source={source} detail={source === 'availability'} field={StateField} />
  )),
  ...moreColumns(exported),
];

/** List Produk: what the shops sell, the newest first, by state; found by the specification's own filters and orders (§3). */
const ProductList = () => (
  <ListPage
    action={<ExportButton columns={exported} />}
    filters={productFilters}
    states={productStates}
    control={<ProductOrdering />}
    {...productOrder}
    sorts={sorts}
  >
    <DataTable actions={rowActions} bulkActions={bulkActions}>
      {columns}
    </DataTable>
  </ListPage>
);

export default ProductList;
