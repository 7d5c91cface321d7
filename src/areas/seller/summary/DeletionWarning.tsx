import { useRecordContext } from 'ra-core';
import { sellerSummary } from '../../../../i18n/areas/seller/summary';
import { rupiah } from '../../../domain/format/rupiah';
import { useOwnWords } from '../../../ui/text/words';
import { Spinner } from '../../../ui/Waiting';
import { useSellerSummary } from '../sellerEndpoints';
import type { SellerRow } from '../sellerModel';

/** What a seller still has, said before the seller is deleted. */
const DeletionWarning = () => {
  const seller = useRecordContext<SellerRow>();
  const { data, isPending } = useSellerSummary(seller?.id ?? '');
  const words = useOwnWords(sellerSummary);
  if (isPending) return <Spinner label={words('loading')} />;
  // A figure that cannot be read must not count as nothing.
  if (!data || Object.values(data).some(Number.isNaN)) return <p role="status">{words('failed')}</p>;
  const { products, open_orders, waiting_top_ups, balance } = data;
  const isObstacle = open_orders > 0 || waiting_top_ups > 0 || balance !== 0;
  if (products === 0 && !isObstacle) return <p role="status">{words('none')}</p>;
  return (
    <div role="status">
      <p>{words('some')}</p>
      <ul>
        {products > 0 && <li>{words('products', { count: products })}</li>}
        {open_orders > 0 && <li>{words('openOrders', { count: open_orders })}</li>}
        {waiting_top_ups > 0 && <li>{words('topUps', { count: waiting_top_ups })}</li>}
        {balance !== 0 && <li>{words('balance', { amount: rupiah(balance) })}</li>}
      </ul>
      {isObstacle && <p>{words('advice')}</p>}
    </div>
  );
};

export default DeletionWarning;
