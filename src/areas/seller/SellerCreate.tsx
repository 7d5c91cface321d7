import { useState } from 'react';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { RecordCreate } from '../../widgets/record/RecordCreate';
import { RecordForm } from '../../widgets/record/RecordForm';
import type { SaveAlternative } from '../../widgets/save/SaveAlternativeButton';
import type { Leave } from '../../widgets/save/useFormSubmit';
import { useLeaveForList } from '../../widgets/save/useLeaveForList';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { SellerInputs } from './inputs/SellerInputs';
import { type Registered, registeredFrom, useCardOverList } from './register/registered';
import { RegisteredSeller } from './register/RegisteredSeller';
import { newSeller } from './sellerRecord';

type RegistrationProps = {
  /** Another seller was registered just before: the person goes on typing. */
  isNext: boolean;
  onNext: (registered: Registered) => void;
};

const Registration = ({ isNext, onNext }: RegistrationProps) => {
  const words = useResourceWords();
  const [uploadIdentity] = useState(() => crypto.randomUUID());
  const leaveForList = useLeaveForList();
  const [, showOverList] = useCardOverList();
  const leave: Leave = (form) => {
    showOverList(<RegisteredSeller {...registeredFrom(form)} onClose={() => showOverList(null)} />);
    leaveForList();
  };
  const next: SaveAlternative = {
    label: words('saveAndNext'),
    afterSave: (form) => onNext(registeredFrom(form)),
  };
  return (
    // The list's search finds the phone number; by itself it may be another's.
    <RecordCreate identifiedBy={['phoneNumber', 'storeName']}>
      <PageHeader title={words('createTitle')} sentence={words('formSentence')} />
      <RecordForm defaultValues={newSeller} afterSave={leave} alternative={next}>
        <SellerInputs relatedIdentity={uploadIdentity} autoFocus={isNext} />
      </RecordForm>
    </RecordCreate>
  );
};

/**
 * 'Daftarkan Pelapak' (specification §2). Each seller has a form of its own, which keeps nothing of the one before. The card
 * of the seller is shown over what comes next: the list, or the form of the next seller (docs/decisions/0080).
 */
const SellerCreate = () => {
  const [forms, setForms] = useState(0);
  const [registered, setRegistered] = useState<Registered | null>(null);
  // Another form too when the card is closed: a field that had the focus before would be called empty as the card takes it.
  const beginForm = (card: Registered | null): void => {
    setForms(forms + 1);
    setRegistered(card);
  };
  return (
    <>
      <Registration key={forms} isNext={forms > 0 && registered === null} onNext={beginForm} />
      {registered && <RegisteredSeller {...registered} onClose={() => beginForm(null)} />}
    </>
  );
};

export default SellerCreate;
