import { EditPage } from '../../record/EditPage';
import { RecordForm } from '../../record/RecordForm';
import { InfoBox } from '../../ui/InfoBox';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { DetailLoaded } from './DetailLoaded';
import { SellerInputs } from './inputs/SellerInputs';
import { changesOf } from './sellerBodies';
import { sellerMerge } from './sellerMerge';
import type { Seller } from './sellerRecord';
import { useDeactivation } from './useDeactivation';

/** The edit page of a seller (specification §2). */
const SellerEdit = () => {
  const words = useResourceWords();
  const { review, dialog, isDone } = useDeactivation();
  return (
    <EditPage<Seller>
      sentence={() => words('formSentence')}
      changesOf={(form) => changesOf(form as Seller)}
      merge={sellerMerge}
      review={review}
    >
      {(seller) => (
        <>
          <RecordForm>
            <DetailLoaded />
            {isDone && <InfoBox title={words('deactivated.title')}>{words('deactivated.text')}</InfoBox>}
            <SellerInputs relatedIdentity={seller.id} isExisting />
          </RecordForm>
          {dialog}
        </>
      )}
    </EditPage>
  );
};

export default SellerEdit;
