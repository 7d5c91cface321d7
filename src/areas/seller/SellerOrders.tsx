import { type RaRecord, useGetList } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { FailedPart } from '../../widgets/feedback/FailedPart';
import { Spinner } from '../../widgets/feedback/Spinner';
import { Detail } from '../../widgets/record/Detail';
import { RecordLink } from '../../widgets/record/RecordLink';
import { RelatedListLink } from '../../widgets/record/RelatedListLink';
import { Instant } from '../../widgets/text/Instant';
import { Money } from '../../widgets/text/Money';
import { StateBadge } from '../../widgets/text/StateBadge';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import './SellerOrders.css';

const resource = 'orders';

/** What is read of an order here; the area Orderan has the whole of it. */
type SellersOrder = RaRecord<string> & {
  invoice_no: string;
  created_at: string;
  buyer: string;
  total: number;
  status: string;
};

/** The latest five orders of a seller; shown only with the right to see orders. */
export const SellerOrders = ({ sellerId }: { sellerId: string }) =>
  useMay('list', resource) && (
    <Detail section="orders" readOnly>
      <div className="form-wide">
        <LatestOrders sellerId={sellerId} />
      </div>
    </Detail>
  );

const LatestOrders = ({ sellerId }: { sellerId: string }) => {
  const words = useResourceWords();
  const filter = { seller_id: sellerId };
  const { data, isPending, refetch } = useGetList<SellersOrder>(resource, {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'created_at', order: 'DESC' },
    filter,
  });
  if (isPending) return <Spinner quiet />;
  if (!data) return <FailedPart retry={refetch}>{words('orders.failed')}</FailedPart>;
  if (data.length === 0) return <p>{words('orders.none')}</p>;
  return (
    <>
      <ul className="seller-orders">
        {data.map((order) => (
          <li key={order.id}>
            <span>
              <RecordLink resource={resource} id={order.id}>
                {order.invoice_no}
              </RecordLink>
              <small>
                <Instant value={order.created_at} /> · {order.buyer}
              </small>
            </span>
            <Money value={order.total} />
            <StateBadge state={order.status} resource={resource} />
          </li>
        ))}
      </ul>
      <RelatedListLink resource={resource} filter={filter}>
        {words('orders.all')}
      </RelatedListLink>
    </>
  );
};
