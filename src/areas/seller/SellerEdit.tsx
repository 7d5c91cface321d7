import { useRecordContext, useTranslate } from 'ra-core';
import { InfoBox } from '../../widgets/feedback/InfoBox';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { RecordEdit } from '../../widgets/record/RecordEdit';
import { RecordForm } from '../../widgets/record/RecordForm';
import { DetailLoaded } from './DetailLoaded';
import { DetailSkeleton } from './DetailSkeleton';
import { changesOf } from './sellerBodies';
import { SellerInputs } from './SellerInputs';
import { sellerMerge } from './sellerMerge';
import type { Seller } from './sellerRecord';
import { useDeactivation } from './useDeactivation';

const SellerEditForm = ({ isDeactivated }: { isDeactivated: boolean }) => {
  const translate = useTranslate();
  const seller = useRecordContext<Seller>();
  if (!seller) return <DetailSkeleton />;
  return (
    <RecordForm key={seller.id}>
      <DetailLoaded />
      {isDeactivated && (
        <InfoBox title={translate('resources.member-list/seller.deactivated.title')}>
          {translate('resources.member-list/seller.deactivated.text')}
        </InfoBox>
      )}
      <SellerInputs relatedIdentity={seller.id} isExisting />
    </RecordForm>
  );
};

/** The form of an existing seller (specification §2). */
const SellerEdit = () => {
  const translate = useTranslate();
  const { review, dialog, isDone } = useDeactivation();
  return (
    <RecordEdit changesOf={(form) => changesOf(form as Seller)} merge={sellerMerge} review={review}>
      <PageHeader
        title={translate('resources.member-list/seller.editTitle')}
        sentence={translate('resources.member-list/seller.sentence')}
      />
      <SellerEditForm isDeactivated={isDone} />
      {dialog}
    </RecordEdit>
  );
};

export default SellerEdit;
