import { useRecordContext, useTranslate } from 'ra-core';
import { groupedFigures, rupiah } from '../../format/rupiah';
import { Spinner } from '../../widgets/feedback/Spinner';
import { useSellerSummary } from './merchantReads';
import type { SellerRow } from './sellerRecord';

/** What belongs to the seller around us, in the dialog that asks before it is deleted. */
export const SellerHoldings = () => {
  const translate = useTranslate();
  const seller = useRecordContext<SellerRow>();
  const { data, isPending } = useSellerSummary(seller?.id ?? '');
  const words = (name: string, values?: Record<string, unknown>): string =>
    translate(`resources.member-list/seller.holdings.${name}`, values);
  if (isPending) return <Spinner label={words('loading')} />;
  if (!data) return <p role="status">{words('failed')}</p>;
  const { products, open_orders, balance } = data;
  if (products === 0 && open_orders === 0 && balance === 0) return <p role="status">{words('none')}</p>;
  return (
    <div role="status">
      <p>{words('some')}</p>
      <ul>
        <li>{words('products', { count: groupedFigures(products) })}</li>
        <li>{words('openOrders', { count: groupedFigures(open_orders) })}</li>
        <li>{words('balance', { amount: rupiah(balance) })}</li>
      </ul>
      {(open_orders > 0 || balance !== 0) && <p>{words('advice')}</p>}
    </div>
  );
};
