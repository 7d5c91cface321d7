import { PrintSheet } from '../../widgets/print/PrintSheet';
import { ShowPage } from '../../widgets/record/ShowPage';
import { Invoice } from './Invoice';
import { OrderActions } from './OrderActions';
import { OrderDetail } from './OrderDetail';
import type { Order } from './orderWire';

/** One order: what was bought, what it costs, where it goes, what happened to it; and what staff may do next. */
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
