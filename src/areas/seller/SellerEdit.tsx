import { useRecordContext } from 'ra-core';
import { InfoBox } from '../../widgets/feedback/InfoBox';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { RecordEdit } from '../../widgets/record/RecordEdit';
import { RecordForm } from '../../widgets/record/RecordForm';
import { RecordSkeleton } from '../../widgets/record/RecordSkeleton';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { DetailLoaded } from './DetailLoaded';
import { SellerInputs } from './inputs/SellerInputs';
import { changesOf } from './sellerBodies';
import { sellerMerge } from './sellerMerge';
import type { Seller } from './sellerRecord';
import { useDeactivation } from './useDeactivation';

const SellerEditForm = ({ isDeactivated }: { isDeactivated: boolean }) => {
  const words = useResourceWords();
  const seller = useRecordContext<Seller>();
  if (!seller) return <RecordSkeleton isForm />;
  return (
    <RecordForm key={seller.id}>
      <DetailLoaded />
      {isDeactivated && <InfoBox title={words('deactivated.title')}>{words('deactivated.text')}</InfoBox>}
      <SellerInputs relatedIdentity={seller.id} isExisting />
    </RecordForm>
  );
};

/** The form of an existing seller (specification §2). */
const SellerEdit = () => {
  const words = useResourceWords();
  const { review, dialog, isDone } = useDeactivation();
  return (
    <RecordEdit changesOf={(form) => changesOf(form as Seller)} merge={sellerMerge} review={review}>
      <PageHeader title={words('editTitle')} sentence={words('formSentence')} />
      <SellerEditForm isDeactivated={isDone} />
      {dialog}
    </RecordEdit>
  );
};

export default SellerEdit;
