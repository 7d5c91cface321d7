import { useRecordContext } from 'ra-core';
import { rupiah } from '../../format/rupiah';
import { Spinner } from '../../widgets/feedback/Spinner';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { useSellerSummary } from './sellerReads';
import type { SellerRow } from './sellerRecord';

/** Lists in the delete dialog what belongs to the seller: products, open orders, top-ups and balance. */
const SellerHoldings = () => {
  const seller = useRecordContext<SellerRow>();
  const { data, isPending } = useSellerSummary(seller?.id ?? '');
  const words = useResourceWords();
  if (isPending) return <Spinner label={words('holdings.loading')} />;
  // A figure that cannot be read must not count as nothing.
  if (!data || Object.values(data).some(Number.isNaN)) return <p role="status">{words('holdings.failed')}</p>;
  const { products, open_orders, waiting_top_ups, balance } = data;
  const isObstacle = open_orders > 0 || waiting_top_ups > 0 || balance !== 0;
  if (products === 0 && !isObstacle) return <p role="status">{words('holdings.none')}</p>;
  return (
    <div role="status">
      <p>{words('holdings.some')}</p>
      <ul>
        {products > 0 && <li>{words('holdings.products', { count: products })}</li>}
        {open_orders > 0 && <li>{words('holdings.openOrders', { count: open_orders })}</li>}
        {waiting_top_ups > 0 && <li>{words('holdings.topUps', { count: waiting_top_ups })}</li>}
        {balance !== 0 && <li>{words('holdings.balance', { amount: rupiah(balance) })}</li>}
      </ul>
      {isObstacle && <p>{words('holdings.advice')}</p>}
    </div>
  );
};

export default SellerHoldings;
