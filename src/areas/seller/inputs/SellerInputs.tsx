import { ktpAspect } from '../../../domain/ktp';
import { BankNameInput } from '../../../form/BankNameInput';
import { FullWidth } from '../../../form/FullWidth';
import { NormalisedTextInput } from '../../../form/NormalisedTextInput';
import { PhoneTextInput } from '../../../form/PhoneTextInput';
import { ImageUploadInput } from '../../../form/photo/ImageUploadInput';
import { TextInput } from '../../../form/TextInput';
import { TidyTextInput } from '../../../form/TidyTextInput';
import { Detail } from '../../../record/Detail';
import { InfoBox } from '../../../ui/InfoBox';
import { BelowFold } from '../../../ui/onDemand/BelowFold';
import { Ornament } from '../../../ui/Ornament';
import { useResourceWords } from '../../../ui/text/useResourceWords';
import { sellerNumbers } from '../sellerNumbers';
import { createRules } from '../sellerRules';
import { FixedCredentialInputs, NewCredentialInputs } from './CredentialInputs';
import { KtpInput } from './KtpInput';
import { NeighbourhoodInput } from './NeighbourhoodInput';
import { NikHelp } from './NikHelp';
import { OwnNumberInput } from './OwnNumberInput';
import { RegionInputs } from './RegionInputs';
import { StatusInput } from './StatusInput';
import './SellerInputs.css';

type SellerInputsProps = {
  /** Identity of the picture uploads: the merchant's id, or a random id per form before the registration (reading 23). */
  relatedIdentity: string;
  /** True for an existing seller: the password is read-only, the status is editable, and an ID card is stored. */
  isExisting?: boolean;
  /** True if the first field gets the focus on mount. */
  autoFocus?: boolean;
};

/** All inputs of the seller form (specification §3), in the order of the paper documents. */
export const SellerInputs = (props: SellerInputsProps) => {
  const { relatedIdentity, isExisting = false, autoFocus = false } = props;
  const words = useResourceWords();
  return (
    <>
      <Detail section="identity">
        <TidyTextInput
          source="fullName"
          validate={createRules.fullName}
          rule="fullName"
          autoFocus={autoFocus}
        />
        <OwnNumberInput source="nikNumber">
          <NormalisedTextInput
            source="nikNumber"
            validate={createRules.nikNumber}
            normalise={sellerNumbers.nikNumber}
            helperText={
              <Ornament>
                <NikHelp />
              </Ornament>
            }
            inputMode="numeric"
          />
        </OwnNumberInput>
        <OwnNumberInput source="phoneNumber">
          <PhoneTextInput
            source="phoneNumber"
            validate={createRules.phoneNumber}
            helperText="resources.member-list/seller.help.phoneNumber"
          />
        </OwnNumberInput>
        <TextInput source="email" validate={createRules.email} type="email" />
      </Detail>

      <BelowFold>
        <Detail section="home">
          <RegionInputs />
          <FullWidth>
            <TidyTextInput source="address" validate={createRules.address} rows={2} />
          </FullWidth>
          <div className="seller-neighbourhood">
            <NeighbourhoodInput source="rt" />
            <NeighbourhoodInput source="rw" />
          </div>
          <NormalisedTextInput
            source="postal_code"
            validate={createRules.postal_code}
            normalise={sellerNumbers.postal_code}
            inputMode="numeric"
          />
        </Detail>

        <Detail section="store">
          <TidyTextInput source="storeName" validate={createRules.storeName} />
          <TidyTextInput source="storeSlug" validate={createRules.storeSlug} />
          <FullWidth>
            <TidyTextInput source="storeAddress" validate={createRules.storeAddress} rows={2} />
          </FullWidth>
          <FullWidth>
            <TidyTextInput source="storeDesc" validate={createRules.storeDesc} rows={3} />
          </FullWidth>
        </Detail>

        <Detail section="bank">
          <BankNameInput validate={createRules.bank_name} />
          <OwnNumberInput source="account_number">
            <NormalisedTextInput
              source="account_number"
              validate={createRules.account_number}
              normalise={sellerNumbers.account_number}
              inputMode="numeric"
            />
          </OwnNumberInput>
          <TidyTextInput
            source="account_ownership"
            validate={createRules.account_ownership}
            rule="accountOwnership"
          />
        </Detail>

        <Detail section="photos">
          <FullWidth className="seller-photos">
            <ImageUploadInput
              source="sellerImage"
              relatedIdentity={relatedIdentity}
              validate={createRules.sellerImage}
            />
            <ImageUploadInput
              source="storeImage"
              relatedIdentity={relatedIdentity}
              validate={createRules.storeImage}
            />
            {isExisting ? (
              <KtpInput merchantId={relatedIdentity} />
            ) : (
              <ImageUploadInput
                source="ktpImage"
                secure
                aspect={ktpAspect}
                relatedIdentity={relatedIdentity}
                validate={createRules.ktpImage}
              />
            )}
          </FullWidth>
        </Detail>

        <Detail section="account">
          {isExisting ? (
            <FixedCredentialInputs />
          ) : (
            <>
              <FullWidth>
                <InfoBox title={words('credentials')}>{words('credentialsHow')}</InfoBox>
              </FullWidth>
              <NewCredentialInputs />
            </>
          )}
        </Detail>

        {isExisting && (
          <Detail section="status">
            <StatusInput />
          </Detail>
        )}
      </BelowFold>
    </>
  );
};
