import { ActionBar } from '../../widgets/action/ActionBar';
import { RecordPager } from '../../widgets/queue/RecordPager';
import { ShowPage } from '../../widgets/record/ShowPage';
import { ProductDetail } from './ProductDetail';
import { productOrder } from './productOrder';
import { type Product, productTransitions } from './productWire';

/** One product, as buyers see it and as staff judge it, one after the other with ← and →. */
const ProductShow = () => (
  <RecordPager {...productOrder}>
    <ShowPage
      hasPager
      sentence={({ seller }: Product) => seller}
      actions={<ActionBar transitions={productTransitions} />}
    >
      {(product) => <ProductDetail product={product} />}
    </ShowPage>
  </RecordPager>
);

export default ProductShow;
