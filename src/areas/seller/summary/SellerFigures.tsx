import { sellerSummary } from '../../../../i18n/areas/seller/summary';
import { useMay } from '../../../authProvider/useMay';
import { salesResource } from '../../../dataProvider/salesFigures';
import { groupedFigures, rupiah } from '../../../domain/format/rupiah';
import { ReadField } from '../../../record/ReadField';
import { RelatedListLink } from '../../../record/RecordLink';
import { FailedPart, UnofferedPart } from '../../../ui/Part';
import { FullWidth } from '../../../ui/Section';
import { useOwnWords, useResourceWords } from '../../../ui/text/words';
import { Spinner } from '../../../ui/Waiting';
import { useSellerSummary } from '../sellerEndpoints';

export const SellerFigures = ({ sellerId }: { sellerId: string }) => {
  const words = useResourceWords();
  const summaryWords = useOwnWords(sellerSummary);
  const { data, isPending, refetch } = useSellerSummary(sellerId);
  const maySeeReport = useMay('list', salesResource);
  if (isPending) return <Spinner quiet />;
  if (!data)
    return (
      <FullWidth>
        <UnofferedPart call="summary" />
        {data === undefined && <FailedPart retry={refetch}>{summaryWords('failed')}</FailedPart>}
      </FullWidth>
    );
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
