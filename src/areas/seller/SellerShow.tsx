import { ShowBase, useShowContext, useTranslate } from 'ra-core';
import { EditButton } from 'react-admin';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { BackLink } from '../../widgets/record/BackLink';
import { useOpenedRecordQuery } from '../../widgets/record/useRecordQuery';
import { DetailLoaded } from './DetailLoaded';
import { DetailSkeleton } from './DetailSkeleton';
import { SellerStatusButtons } from './SellerActions';
import { SellerDetail } from './SellerDetail';
import type { Seller } from './sellerRecord';

const SellerPage = () => {
  const translate = useTranslate();
  const { record: seller, refetch } = useShowContext<Seller>();
  return (
    <>
      <BackLink />
      <PageHeader
        title={translate('resources.member-list/seller.showTitle')}
        sentence={seller?.storeName}
        // Shown only with MANAGE_ permission.
        action={
          <>
            <SellerStatusButtons variant="outlined" onClosed={() => void refetch()} />
            <EditButton label="ra.action.edit" variant="contained" size="medium" />
          </>
        }
      />
      {seller ? (
        <>
          <DetailLoaded key={seller.id} />
          <SellerDetail seller={seller} />
        </>
      ) : (
        <DetailSkeleton />
      )}
    </>
  );
};

/** A seller to read. The edit button is shown only with MANAGE_. */
const SellerShow = () => (
  <ShowBase queryOptions={useOpenedRecordQuery('show')}>
    <SellerPage />
  </ShowBase>
);

export default SellerShow;
