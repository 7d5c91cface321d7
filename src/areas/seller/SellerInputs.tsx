import { useTranslate } from 'ra-core';
import { ktpAspect } from '../../domain/ktp';
import { BankNameInput } from '../../form/BankNameInput';
import { ImageUploadInput } from '../../form/photo/ImageUploadInput';
import { FailedPhoto } from '../../form/photo/PhotoBox';
import { Detail, FullWidth } from '../../form/Section';
import { FlagInput } from '../../form/SelectInput';
import { NormalisedTextInput, PhoneTextInput, TextInput, TidyTextInput } from '../../form/TextInput';
import { InfoBox } from '../../ui/Notice';
import { BelowFold } from '../../ui/onDemand/BelowFold';
import { Ornament } from '../../ui/Part';
import { StatusBadge } from '../../ui/text/badges';
import { useResourceWords } from '../../ui/text/words';
import { FixedCredentialInputs, NewCredentialInputs } from './CredentialInputs';
import { NikHelp } from './NikHelp';
import { OwnNumberInput } from './OtherSeller';
import { RegionInput } from './RegionInput';
import { useSecurePicture } from './SellerPhotos';
import { createRules, editRules, sellerNumbers } from './sellerRules';
import './Seller.css';

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
          <RegionInput source="province" level="province" clears={['city', 'districts', 'urbanVillage']} />
          <RegionInput source="city" level="city" parent="province" clears={['districts', 'urbanVillage']} />
          <RegionInput source="districts" level="district" parent="city" clears={['urbanVillage']} />
          <RegionInput source="urbanVillage" level="village" parent="districts" clears={[]} />
          <FullWidth>
            <TidyTextInput source="address" validate={createRules.address} rows={2} />
          </FullWidth>
          <div className="seller-neighbourhood stack">
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
          <FullWidth className="seller-photos flow">
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

/** The input of RT or RW: three digits, padded with zeros. */
const NeighbourhoodInput = ({ source }: { source: 'rt' | 'rw' }) => (
  <NormalisedTextInput
    source={source}
    validate={createRules[source]}
    helperText="resources.member-list/seller.help.neighbourhood"
    inputMode="numeric"
    normalise={sellerNumbers[source]}
  />
);

/** The ID card input of an existing seller: shows the stored picture, which an upload replaces. */
const KtpInput = ({ merchantId }: { merchantId: string }) => {
  const words = useResourceWords();
  const { picture, isLoading, hasFailed, retry } = useSecurePicture(merchantId);
  return (
    <ImageUploadInput
      source="ktpImage"
      secure
      aspect={ktpAspect}
      relatedIdentity={merchantId}
      validate={editRules.ktpImage}
      stored={picture}
      isLoading={isLoading}
    >
      {hasFailed && <FailedPhoto retry={retry}>{words('ktpFailed')}</FailedPhoto>}
    </ImageUploadInput>
  );
};

/**
 * The switch that allows a seller to sell (specification §4 'Seller is_active'), with its state as text. If the host omits
 * the status, the user must choose one.
 */
const StatusInput = () => {
  const translate = useTranslate();
  return (
    <FlagInput
      source="is_active"
      label={(isActive) => <StatusBadge active={isActive} />}
      choiceLabel={(isActive) => translate(`text.status.${isActive ? 'active' : 'inactive'}`)}
      validate={editRules.is_active}
      helperText="resources.member-list/seller.help.statusUnknown"
    />
  );
};
