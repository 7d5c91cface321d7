import { useRecordContext, useTranslate } from 'ra-core';
import { PageHeader } from '../../widgets/PageHeader';
import { RecordEdit } from '../../widgets/RecordEdit';
import { RecordForm } from '../../widgets/RecordForm';
import { DetailLoaded } from './DetailLoaded';
import { DetailSkeleton } from './DetailSkeleton';
import { changesOf } from './sellerBodies';
import { SellerInputs } from './SellerInputs';
import { sellerMerge } from './sellerMerge';
import type { Seller } from './sellerRecord';

const SellerEditForm = () => {
  const seller = useRecordContext<Seller>();
  if (!seller) return <DetailSkeleton />;
  return (
    <RecordForm key={seller.id}>
      <DetailLoaded />
      <SellerInputs relatedIdentity={seller.id} isExisting />
    </RecordForm>
  );
};

/** The form of an existing seller (specification §2). */
const SellerEdit = () => {
  const translate = useTranslate();
  return (
    <RecordEdit changesOf={(form) => changesOf(form as Seller)} merge={sellerMerge}>
      <PageHeader title={translate('forms.seller.editTitle')} sentence={translate('forms.seller.sentence')} />
      <SellerEditForm />
    </RecordEdit>
  );
};

export default SellerEdit;
