import { PrintSheet } from '../../widgets/print/PrintSheet';
import { ShowPage } from '../../widgets/record/ShowPage';
import { Invoice } from './Invoice';
import { OrderActions } from './OrderActions';
import { OrderDetail } from './OrderDetail';
import type { Order } from './orderWire';

/** The page of one order with its items, payment, shipping, history and possible actions, and its printable invoice. */
const OrderShow = () => (
  <ShowPage<Order> hasColumns actions={<OrderActions />}>
    {(order) => (
      <>
        <OrderDetail order={order} />
        <PrintSheet>
          <Invoice order={order} />
        </PrintSheet>
      </>
    )}
  </ShowPage>
);

export default OrderShow;
