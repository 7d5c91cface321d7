import { useParams } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { randomId } from '../../domain/randomId';
import { draftPlace } from '../../form/drafts/drafts';
import { RecordForm } from '../../form/RecordForm';
import { IssuedPassword } from '../../form/save/IssuedPassword';
import type { MergeRules, ShownField } from '../../form/save/merging';
import { type Review, useLeaveForList } from '../../form/save/useRecordForm';
import { trimmed } from '../../form/textRules';
import ActionDialog from '../../record/action/ActionDialog';
import { EditPage } from '../../record/EditPage';
import { InfoBox } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { StatusBadge } from '../../ui/text/texts';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import { useQuestion } from '../../ui/useQuestion';
import { DetailLoaded } from './DetailLoaded';
import { useRegisteredCard } from './registeredCard';
import { sellerSwitches } from './sellerEndpoints';
import { SellerInputs } from './SellerInputs';
import { changesOf, newSeller, type Seller, type SellerValues } from './sellerModel';
import { sellerMerge } from './sellerRules';

/** Specification §2. Each seller gets a new form; the card of a registered one is over the list or over the next form. */
export const SellerCreate = () => {
  const [forms, setForms] = useState(0);
  const [registered, setRegistered] = useState<Registered | null>(null);
  // Also when the card closes: the input that lost the focus to it would show a 'required' error.
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

type RegistrationProps = {
  /** Another seller was registered just before: the first input gets the focus. */
  isNext: boolean;
  onNext: (registered: Registered) => void;
};

const Registration = ({ isNext, onNext }: RegistrationProps) => {
  const words = useResourceWords();
  const [uploadIdentity] = useState(() => randomId());
  const leaveForList = useLeaveForList();
  const [, showOverList] = useRegisteredCard();
  return (
    <>
      <PageHeader title={words('createTitle')} sentence={words('formSentence')} />
      <RecordForm
        defaultValues={newSeller}
        // The list's search finds the phone number; another seller may have it, too.
        identifiedBy={['phoneNumber', 'storeName']}
        afterSave={(form) => {
          showOverList(<RegisteredSeller {...registeredFrom(form)} onClose={() => showOverList(null)} />);
          leaveForList();
        }}
        alternative={{
          label: words('saveAndNext'),
          afterSave: (form) => onNext(registeredFrom(form)),
        }}
      >
        <SellerInputs relatedIdentity={uploadIdentity} autoFocus={isNext} />
      </RecordForm>
    </>
  );
};

type Registered = Pick<SellerValues, 'storeName' | 'username' | 'password'>;

const registeredFrom = (form: FieldValues): Registered => {
  const { storeName, username, password } = form as SellerValues;
  return { storeName: trimmed(storeName), username: trimmed(username), password: trimmed(password) };
};

const RegisteredSeller = ({ storeName, ...rest }: Registered & { onClose: () => void }) => {
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  return (
    <IssuedPassword
      title={words('registered')}
      first={{ label: fieldLabel('storeName'), value: storeName }}
      {...rest}
    />
  );
};

const Status = ({ values }: ShownField) => <StatusBadge active={(values as Seller).is_active} />;

const merge: MergeRules = { ...sellerMerge, shown: { is_active: Status } };

export const SellerEdit = () => {
  const words = useResourceWords();
  const { review, dialog, isDone } = useDeactivation();
  return (
    <EditPage<Seller> sentence={() => words('formSentence')}>
      {(seller) => (
        <>
          <RecordForm
            record={seller}
            changesOf={(form) => changesOf(form as Seller)}
            merge={merge}
            review={review}
          >
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

const action = 'deactivate';

/** The update body cannot hold the reason (specification §7), so the deactivation is sent first, by its own call. */
const useDeactivation = () => {
  const { id = '' } = useParams();
  const place = draftPlace(action, id);
  const { question, ask, close } = useQuestion<Seller, boolean>();
  const [isDone, setDone] = useState(false);

  const review: Review = async ({ is_active }, before, send) => {
    const seller = before as Seller | undefined;
    if (!seller?.is_active || is_active !== false || !sellerSwitches.deactivate.reason) return send();
    const isDeactivated = await ask(seller);
    close();
    if (!isDeactivated) return 'cancelled';
    setDone(true);
    // The deactivation changed the record, so the save starts again with the new version.
    return 'again';
  };

  const dialog: ReactNode = question && (
    <ActionDialog
      action={action}
      transition={sellerSwitches.deactivate}
      record={question.asked}
      place={place}
      open={question.open}
      onDone={() => question.answer(true)}
      onClose={() => question.answer(false)}
      onClosed={question.onClosed}
    />
  );
  return { review, dialog, isDone };
};
