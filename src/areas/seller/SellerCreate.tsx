import { useState } from 'react';
import { randomId } from '../../domain/randomId';
import type { SaveAlternative } from '../../form/save/SaveAlternativeButton';
import type { AfterSave } from '../../form/save/useFormSubmit';
import { useLeaveForList } from '../../form/save/useLeaveForList';
import { RecordCreate } from '../../record/RecordCreate';
import { RecordForm } from '../../record/RecordForm';
import { PageHeader } from '../../ui/PageHeader';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { SellerInputs } from './inputs/SellerInputs';
import { type Registered, registeredFrom, useCardOverList } from './register/registered';
import { RegisteredSeller } from './register/RegisteredSeller';
import { newSeller } from './sellerRecord';

type RegistrationProps = {
  /** True if another seller was registered just before, so that the first input gets the focus. */
  isNext: boolean;
  onNext: (registered: Registered) => void;
};

const Registration = ({ isNext, onNext }: RegistrationProps) => {
  const words = useResourceWords();
  const [uploadIdentity] = useState(() => randomId());
  const leaveForList = useLeaveForList();
  const [, showOverList] = useCardOverList();
  const leave: AfterSave = (form) => {
    showOverList(<RegisteredSeller {...registeredFrom(form)} onClose={() => showOverList(null)} />);
    leaveForList();
  };
  const next: SaveAlternative = {
    label: words('saveAndNext'),
    afterSave: (form) => onNext(registeredFrom(form)),
  };
  return (
    // The list's search finds the phone number; the store name is compared too, because another seller may have the number.
    <RecordCreate identifiedBy={['phoneNumber', 'storeName']}>
      <PageHeader title={words('createTitle')} sentence={words('formSentence')} />
      <RecordForm defaultValues={newSeller} afterSave={leave} alternative={next}>
        <SellerInputs relatedIdentity={uploadIdentity} autoFocus={isNext} />
      </RecordForm>
    </RecordCreate>
  );
};

/**
 * The 'Daftarkan Pelapak' page (specification §2). Each seller gets a new, empty form. The card of a registered seller is
 * shown over the list or over the form of the next seller (docs/decisions/0080).
 */
const SellerCreate = () => {
  const [forms, setForms] = useState(0);
  const [registered, setRegistered] = useState<Registered | null>(null);
  // Closing the card also mounts a new form: the field focused before lost the focus to the card, and would show a
  // 'required' error.
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
