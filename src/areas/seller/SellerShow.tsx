import { ShowBase, useShowContext } from 'ra-core';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { BackLink } from '../../widgets/queue/BackLink';
import { EditRecordButton } from '../../widgets/record/EditRecordButton';
import { RecordSkeleton } from '../../widgets/record/RecordSkeleton';
import { useOpenedRecordQuery } from '../../widgets/record/useRecordQuery';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { DetailLoaded } from './DetailLoaded';
import { SellerStatusButtons } from './SellerActions';
import { SellerDetail } from './SellerDetail';
import type { Seller } from './sellerRecord';

const SellerPage = () => {
  const words = useResourceWords();
  const { record: seller, refetch } = useShowContext<Seller>();
  return (
    <>
      <BackLink />
      <PageHeader
        title={seller?.storeName || words('showTitle')}
        documentTitle={words('showTitle')}
        kind={words('name')}
        sentence={seller?.fullName || '–'}
        // Shown only with MANAGE_ permission.
        action={
          <>
            <SellerStatusButtons onClosed={() => void refetch()} />
            <EditRecordButton />
          </>
        }
      />
      {seller ? (
        <>
          <DetailLoaded key={seller.id} />
          <SellerDetail seller={seller} />
        </>
      ) : (
        <RecordSkeleton hasColumns />
      )}
    </>
  );
};

/** A seller to read. The edit button is shown only with MANAGE_. */
const SellerShow = () => (
  // The gate has judged the route before this renders.
  <ShowBase disableAuthentication queryOptions={useOpenedRecordQuery('show')}>
    <SellerPage />
  </ShowBase>
);

export default SellerShow;
