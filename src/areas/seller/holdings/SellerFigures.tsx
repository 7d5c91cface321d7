import { holdings } from '../../../../i18n/areas/seller/holdings';
import { useMay } from '../../../authProvider/useMay';
import { salesResource } from '../../../dataProvider/salesFigures';
import { groupedFigures, rupiah } from '../../../domain/format/rupiah';
import { FullWidth } from '../../../form/FullWidth';
import { ReadField } from '../../../record/ReadField';
import { RelatedListLink } from '../../../record/RelatedListLink';
import { FailedPart } from '../../../ui/FailedPart';
import { Spinner } from '../../../ui/Spinner';
import { useOwnWords } from '../../../ui/text/useOwnWords';
import { useResourceWords } from '../../../ui/text/useResourceWords';
import { useSellerSummary } from '../sellerReads';

/** The numbers of a seller's products and open orders as links to their lists, the balance, and a link to the report. */
export const SellerFigures = ({ sellerId }: { sellerId: string }) => {
  const words = useResourceWords();
  const holdingWords = useOwnWords(holdings);
  const { data, isPending, refetch } = useSellerSummary(sellerId);
  const maySeeReport = useMay('list', salesResource);
  if (isPending) return <Spinner quiet />;
  if (!data) {
    return (
      <FullWidth>
        <FailedPart retry={refetch}>{holdingWords('failed')}</FailedPart>
      </FullWidth>
    );
  }
  const filter = { seller_id: sellerId };
  return (
    <>
      <ReadField source="products">
        <RelatedListLink resource="product-list" filter={filter}>
          {groupedFigures(data.products)}
        </RelatedListLink>
      </ReadField>
      <ReadField source="openOrders">
        <RelatedListLink resource="orders" filter={filter}>
          {groupedFigures(data.open_orders)}
        </RelatedListLink>
      </ReadField>
      <ReadField source="balance">{rupiah(data.balance)}</ReadField>
      {maySeeReport && (
        <ReadField source="sales">
          <RelatedListLink resource={salesResource} filter={{ store_id: sellerId }}>
            {words('report')}
          </RelatedListLink>
        </ReadField>
      )}
    </>
  );
};
