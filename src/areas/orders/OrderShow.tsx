import { PrintSheet } from '../../record/print/PrintSheet';
import { RecordPager } from '../../record/queue/RecordPager';
import { ShowPage } from '../../record/ShowPage';
import { Invoice } from './Invoice';
import { OrderActions } from './OrderActions';
import { OrderDetail } from './OrderDetail';
import { orderOrder } from './orderOrder';
import type { Order } from './orderWire';

/** The page of one order with its items, payment, shipping, history and possible actions, and its printable invoice. The keys ← and → lead to the previous and next order. */
const OrderShow = () => (
  <RecordPager {...orderOrder}>
    <ShowPage<Order> hasColumns hasPager actions={<OrderActions />}>
      {(order) => (
        <>
          <OrderDetail key={order.id} order={order} />
          <PrintSheet>
            <Invoice order={order} />
          </PrintSheet>
        </>
      )}
    </ShowPage>
  </RecordPager>
);

export default OrderShow;
