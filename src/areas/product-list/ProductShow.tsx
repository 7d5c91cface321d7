import { ActionBar } from '../../widgets/action/ActionBar';
import { RecordPager } from '../../widgets/queue/RecordPager';
import { ShowPage } from '../../widgets/record/ShowPage';
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
