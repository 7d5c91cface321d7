import { useTranslate } from 'ra-core';
import { Detail } from '../../widgets/record/Detail';
import { ReadField } from '../../widgets/record/ReadField';
import { RecordLink } from '../../widgets/record/RecordLink';
import { Timeline } from '../../widgets/record/Timeline';
import { AddressText } from '../../widgets/text/AddressText';
import { CopyButton } from '../../widgets/text/CopyButton';
import { Instant } from '../../widgets/text/Instant';
import { StateBadge } from '../../widgets/text/StateBadge';
import { usePaymentMethodName } from '../../widgets/text/usePaymentMethodName';
import { OrderItems } from './OrderItems';
import type { Order } from './orderWire';

/** An order to read. Buyer, shop and driver are links when the person may see their areas. */
export const OrderDetail = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const methodName = usePaymentMethodName();
  const { address, no_resi } = order;
  return (
    <>
      <Detail section="order">
        <ReadField source="status">
          <StateBadge state={order.status} />
        </ReadField>
        <ReadField source="created_at">
          <Instant value={order.created_at} />
        </ReadField>
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
        {order.reason !== null && (
          <ReadField source="reason" wide>
            {order.reason}
          </ReadField>
        )}
      </Detail>
      <Detail section="items">
        <OrderItems order={order} />
      </Detail>
      <Detail section="payment">
        <ReadField source="payment_status">
          <StateBadge
            state={order.payment_status}
            {...(order.payment_status === 'BELUM_DIBAYAR' && { tone: 'warning' })}
          />
        </ReadField>
        <ReadField source="payment_method">{methodName(order.payment_method)}</ReadField>
        <ReadField source="paid_at">
          <Instant value={order.paid_at} />
        </ReadField>
      </Detail>
      <Detail section="shipping">
        <ReadField source="courier" />
        <ReadField source="no_resi">
          {no_resi !== null && (
            <>
              {no_resi} <CopyButton value={no_resi} label={translate('resources.orders.copyReceipt')} />
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
          {address.recipient} · {address.phone}
        </ReadField>
        <ReadField source="address" wide>
          <AddressText address={address} />
        </ReadField>
      </Detail>
      <Detail section="history">
        <div className="form-wide">
          <Timeline history={order.history} />
        </div>
      </Detail>
    </>
  );
};
