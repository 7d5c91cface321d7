import { useTranslate } from 'ra-core';
import { DeleteButton } from '../../widgets/action/DeleteButton';
import { ExportButton, type ExportColumn, plainColumns } from '../../widgets/export/ExportButton';
import { EmptyState } from '../../widgets/feedback/EmptyState';
import { DataTable } from '../../widgets/list/DataTable';
import { ListPage } from '../../widgets/list/ListPage';
import { RowActions } from '../../widgets/list/RowActions';
import { PhotoCell } from '../../widgets/photo/PhotoCell';
import { FigureField } from '../../widgets/text/FigureField';
import { StateField } from '../../widgets/text/StateField';
import { productFilters } from './productFilters';
import { ProductOrdering } from './ProductOrdering';
import { ProductPrice } from './ProductPrice';
import { type Product, productOrderings, productStates, productTransitions } from './productWire';

/** What the server sorts by. */
const sorts = 'name seller category price stock sold availability status created_at'.split(' ');

const exported: readonly ExportColumn[] = [
  ...plainColumns('name', 'sku', 'seller', 'category', 'price', 'discount', 'stock', 'weight_gram'),
  { source: 'condition', words: 'conditions' },
  ...plainColumns('min_order', 'sold', 'rating'),
  { source: 'availability', words: 'states' },
  { source: 'status', words: 'states' },
  ...plainColumns('reason'),
  { source: 'created_at', instant: true },
];

const { block, unblock } = productTransitions;

/** What can be decided without opening the product; a product under review has to be looked at first. */
const rowActions = (
  <RowActions transitions={{ block, unblock }}>
    <DeleteButton />
  </RowActions>
);

const columns = [
  <DataTable.Col<Product>
    key="name"
    source="name"
    render={({ images, name, sku }) => <PhotoCell picture={images[0]} first={name} second={sku} />}
  />,
  <DataTable.Col key="seller" source="seller" />,
  <DataTable.Col key="category" source="category" />,
  <DataTable.Col<Product>
    key="price"
    source="price"
    numeric
    render={(product) => <ProductPrice product={product} />}
  />,
  <DataTable.Col key="stock" source="stock" numeric sortByOrder="DESC" field={FigureField} />,
  <DataTable.Col key="sold" source="sold" numeric sortByOrder="DESC" field={FigureField} />,
  ...(['availability', 'status'] as const).map((source) => (
    <DataTable.Col key={source} source={source} field={StateField} />
  )),
];

const NoProducts = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      image="empty"
      title={translate('resources.product-list.empty.title')}
      hint={translate('resources.product-list.empty.hint')}
    />
  );
};

/** List Produk: what the shops sell, the newest first, by state; found by the specification's own filters and orders (§3). */
const ProductList = () => {
  return (
    <ListPage
      sentence="resources.product-list.sentence"
      action={<ExportButton columns={exported} />}
      filters={productFilters}
      tabs={{ states: productStates }}
      control={<ProductOrdering />}
      sort={productOrderings.LATEST}
      sorts={sorts}
    >
      <DataTable actions={rowActions} empty={<NoProducts />}>
        {columns}
      </DataTable>
    </ListPage>
  );
};

export default ProductList;
