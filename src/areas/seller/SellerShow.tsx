import { ShowBase, useRecordContext, useTranslate } from 'ra-core';
import { EditButton } from 'react-admin';
import { BackLink } from '../../widgets/BackLink';
import { PageHeader } from '../../widgets/PageHeader';
import { useOpenedRecordQuery } from '../../widgets/useRecordQuery';
import { DetailLoaded } from './DetailLoaded';
import { DetailSkeleton } from './DetailSkeleton';
import { SellerDetail } from './SellerDetail';
import type { Seller } from './sellerRecord';

const SellerPage = () => {
  const translate = useTranslate();
  const seller = useRecordContext<Seller>();
  return (
    <>
      <BackLink />
      <PageHeader
        title={translate('forms.seller.showTitle')}
        sentence={seller?.storeName}
        // Nothing is drawn for whoever may not change sellers (reading 7).
        action={<EditButton label="forms.edit" variant="contained" size="medium" />}
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

/** A seller to read, for whoever may see sellers; the way to change one is there for whoever may (reading 7). */
const SellerShow = () => (
  <ShowBase queryOptions={useOpenedRecordQuery('show')}>
    <SellerPage />
  </ShowBase>
);

export default SellerShow;
