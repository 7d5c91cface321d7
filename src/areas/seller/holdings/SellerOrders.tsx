import type { RaRecord } from 'ra-core';
import { RecordLink } from '../../../record/RecordLink';
import { Instant } from '../../../ui/text/Instant';
import { Money } from '../../../ui/text/Money';
import { SellerLatest } from './SellerLatest';

const resource = 'orders';

/** The fields of an order that are shown here; the area Orderan has the full record. */
type SellersOrder = RaRecord<string> & {
  invoice_no: string;
  created_at: string;
  buyer: string;
  total: number;
  status: string;
};

/** The latest orders of a seller on the seller's page. */
export const SellerOrders = ({ sellerId }: { sellerId: string }) => (
  <SellerLatest<SellersOrder> sellerId={sellerId} resource={resource} section="orders">
    {(order) => (
      <>
        <span>
          <RecordLink resource={resource} id={order.id}>
            {order.invoice_no}
          </RecordLink>
          <small>
            <Instant value={order.created_at} /> <span>{`· ${order.buyer}`}</span>
          </small>
        </span>
        <Money value={order.total} />
      </>
    )}
  </SellerLatest>
);
