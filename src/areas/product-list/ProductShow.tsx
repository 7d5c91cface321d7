import { useTranslate } from 'ra-core';
import { ActionBar } from '../../widgets/action/ActionBar';
import { RecordPager } from '../../widgets/record/RecordPager';
import { ShowPage } from '../../widgets/record/ShowPage';
import { ProductDetail } from './ProductDetail';
import { type Product, productOrderings, productTransitions } from './productWire';

/** One product, as buyers see it and as staff judge it, one after the other with ← and →. */
const ProductShow = () => {
  const translate = useTranslate();
  return (
    <>
      <RecordPager sort={productOrderings.LATEST} />
      <ShowPage
        hasPager
        title={translate('resources.product-list.showTitle')}
        sentence={({ name, seller }: Product) => `${name} · ${seller}`}
        actions={<ActionBar transitions={productTransitions} />}
      >
        {(product) => <ProductDetail product={product} />}
      </ShowPage>
    </>
  );
};

export default ProductShow;
