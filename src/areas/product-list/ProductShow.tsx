import { ActionBar } from '../../record/action/ActionBar';
import { RecordPager } from '../../record/queue/RecordPager';
import { ShowPage } from '../../record/ShowPage';
import { ProductDetail } from './ProductDetail';
import { productOrder } from './productOrder';
import { type Product, productTransitions } from './productWire';

/** The page of one product, with the staff's actions. The keys ← and → lead to the previous and next product. */
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
