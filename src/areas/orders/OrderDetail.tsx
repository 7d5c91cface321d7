import { Detail } from '../../record/Detail';
import { RecordNotes } from '../../record/notes/RecordNotes';
import { ReadField } from '../../record/ReadField';
import { RecordColumns } from '../../record/RecordColumns';
import { RecordHistory } from '../../record/RecordHistory';
import { RecordLink } from '../../record/RecordLink';
import { AddressText } from '../../ui/text/AddressText';
import { CopyButton } from '../../ui/text/CopyButton';
import { InstantField } from '../../ui/text/InstantField';
import { Joined } from '../../ui/text/Joined';
import { StateBadge } from '../../ui/text/StateBadge';
import { StateField } from '../../ui/text/StateField';
import { usePaymentMethodName } from '../../ui/text/usePaymentMethodName';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { OrderItems } from './OrderItems';
import type { Order } from './orderWire';

/** The data of an order. Buyer, shop and driver are links if the user may view their areas. */
export const OrderDetail = ({ order }: { order: Order }) => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  const { address, no_resi } = order;
  const facts = (
    <Detail section="order">
      <ReadField source="status" field={StateField} />
      <ReadField source="created_at" wide field={InstantField} />
      <ReadField source="buyer">
        <RecordLink resource="consumer-list" id={order.buyer_id}>
          {order.buyer}
        </RecordLink>
      </ReadField>
      <ReadField source="seller">
        <RecordLink resource="member-list/seller" id={order.seller_id}>
          {order.seller}
        </RecordLink>
      </ReadField>
      {order.reason !== null && <ReadField source="reason" wide />}
    </Detail>
  );
  const history = (
    <>
      <RecordNotes />
      <RecordHistory history={order.history} />
    </>
  );
  return (
    <RecordColumns facts={facts} history={history}>
      <Detail section="items">
        <OrderItems order={order} />
      </Detail>
      <Detail section="payment">
        <ReadField source="payment_status">
          <StateBadge state={order.payment_status} />
        </ReadField>
        <ReadField source="payment_method">{methodName(order.payment_method)}</ReadField>
        <ReadField source="paid_at" field={InstantField} />
      </Detail>
      <Detail section="shipping">
        <ReadField source="courier" />
        <ReadField source="no_resi">
          {no_resi !== null && (
            <>
              <span>{no_resi}</span> <CopyButton value={no_resi} label={words('copyReceipt')} />
            </>
          )}
        </ReadField>
        <ReadField source="driver">
          {order.driver !== null && (
            <RecordLink resource="member-list/driver" id={order.driver_id}>
              {order.driver}
            </RecordLink>
          )}
        </ReadField>
        <ReadField source="recipient">
          <Joined texts={[address.recipient, address.phone]} />
        </ReadField>
        <ReadField source="address" wide>
          <AddressText address={address} />
        </ReadField>
      </Detail>
    </RecordColumns>
  );
};
