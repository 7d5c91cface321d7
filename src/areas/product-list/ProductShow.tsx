import { useTranslate } from 'ra-core';
import { ActionBar } from '../../widgets/ActionBar';
import { ShowPage } from '../../widgets/ShowPage';
import { ProductDetail } from './ProductDetail';
import { productTransitions, type Product } from './productWire';

/** One product, as buyers see it and as staff judge it. */
const ProductShow = () => {
  const translate = useTranslate();
  return (
    <ShowPage
      title={translate('resources.product-list.showTitle')}
      sentence={(product: Product) => product.name}
      actions={<ActionBar transitions={productTransitions} />}
    >
      {(product) => <ProductDetail product={product} />}
    </ShowPage>
  );
};

export default ProductShow;
