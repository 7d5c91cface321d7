import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { regionsQuery } from '../../dataProvider/regions';
import type { Region } from '../../dataProvider/wire';
import { normalisePhone, readDigits } from '../../domain/digits';
import { writtenDate } from '../../domain/format/plainDate';
import { defaultPassword, parseNik } from '../../domain/nik';
import { nikPattern, phonePrefix } from '../../domain/patterns';
import { ImageUploadInput } from '../../form/photo/ImageUploadInput';
import { BankNameInput } from '../../form/PickerInput';
import { FlagInput } from '../../form/SelectInput';
import {
  NormalisedTextInput,
  PasswordInput,
  PhoneTextInput,
  TextInput,
  TidyTextInput,
} from '../../form/TextInput';
import { useSuggestion } from '../../form/useSuggestion';
import { InfoBox } from '../../ui/Notice';
import { Optional } from '../../ui/Part';
import { FullWidth, ResourceSection } from '../../ui/Section';
import { useToday } from '../../ui/text/clock';
import { StatusBadge } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import { BelowFold } from '../../ui/Waiting';
import { OwnNumberInput } from './OtherSeller';
import { RegionInput } from './RegionInput';
import { regionFields, type Seller, type SellerValues } from './sellerModel';
import { useSecurePicture } from './SellerPhotos';
import { type SellerNumber, sellerNumbers, sellerRules } from './sellerRules';
import './Seller.css';

/** Of an ID card, width by height: 85.60 × 53.98 mm (ISO/IEC 7810, ID-1). */
const ktpAspect = 1.586;

type SellerInputsProps = {
  /** The merchant's id, or a random id per form before the registration (reading 23). */
  relatedIdentity: string;
  /** The password is then read-only, the status editable, and an ID card stored. */
  isExisting?: boolean;
  autoFocus?: boolean;
};

const field = (source: keyof SellerValues) => ({ source, validate: sellerRules[source] });

const DigitsInput = ({ source, ...props }: { source: SellerNumber; helperText?: ReactNode }) => (
  <NormalisedTextInput {...field(source)} {...props} normalise={sellerNumbers[source]} inputMode="numeric" />
);

/** In the order of the paper documents (specification §3). */
export const SellerInputs = ({ relatedIdentity, isExisting = false, autoFocus }: SellerInputsProps) => {
  const words = useResourceWords();
  const translate = useTranslate();
  const photo = (source: keyof SellerValues) => ({ ...field(source), relatedIdentity });
  return (
    <>
      <ResourceSection section="identity">
        <TidyTextInput {...field('fullName')} rule="fullName" autoFocus={autoFocus} />
        <OwnNumberInput source="nikNumber">
          <DigitsInput
            source="nikNumber"
            helperText={
              <Optional>
                <NikHelp />
              </Optional>
            }
          />
        </OwnNumberInput>
        <OwnNumberInput source="phoneNumber">
          <PhoneTextInput {...field('phoneNumber')} helperText={words('help.phoneNumber')} />
        </OwnNumberInput>
        <TextInput {...field('email')} type="email" />
      </ResourceSection>

      <BelowFold>
        <ResourceSection section="home">
          {regionFields.map((source) => (
            <RegionInput key={source} source={source} />
          ))}
          <FullWidth>
            <TidyTextInput {...field('address')} rows={2} />
          </FullWidth>
          <div className="seller-neighbourhood stack">
            <DigitsInput source="rt" helperText={words('help.neighbourhood')} />
            <DigitsInput source="rw" helperText={words('help.neighbourhood')} />
          </div>
          <DigitsInput source="postal_code" />
        </ResourceSection>

        <ResourceSection section="store">
          <TidyTextInput {...field('storeName')} />
          <TidyTextInput {...field('storeSlug')} />
          <FullWidth>
            <TidyTextInput {...field('storeAddress')} rows={2} />
          </FullWidth>
          <FullWidth>
            <TidyTextInput {...field('storeDesc')} rows={3} />
          </FullWidth>
        </ResourceSection>

        <ResourceSection section="bank">
          <BankNameInput validate={sellerRules.bank_name} />
          <OwnNumberInput source="account_number">
            <DigitsInput source="account_number" />
          </OwnNumberInput>
          <TidyTextInput {...field('account_ownership')} rule="accountOwnership" />
        </ResourceSection>

        <ResourceSection section="photos">
          <FullWidth className="seller-photos flow">
            <ImageUploadInput {...photo('sellerImage')} />
            <ImageUploadInput {...photo('storeImage')} />
            {isExisting ? (
              <KtpInput merchantId={relatedIdentity} />
            ) : (
              <ImageUploadInput {...photo('ktpImage')} secure aspect={ktpAspect} />
            )}
          </FullWidth>
        </ResourceSection>

        <ResourceSection section="account">
          {isExisting ? <FixedCredentialInputs /> : <NewCredentialInputs />}
        </ResourceSection>

        {isExisting && (
          <ResourceSection section="status">
            {/* If the host omits the status, the user must choose one (specification §4 'Seller is_active'). */}
            <FlagInput
              {...field('is_active')}
              label={(isActive) => <StatusBadge active={isActive} />}
              choiceLabel={(isActive) => translate(`text.status.${isActive ? 'active' : 'inactive'}`)}
              helperText={words('help.statusUnknown')}
            />
          </ResourceSection>
        )}
      </BelowFold>
    </>
  );
};

/** Without a new photo, the stored one is kept. */
const KtpInput = ({ merchantId }: { merchantId: string }) => {
  const { picture, isLoading, failure } = useSecurePicture(merchantId);
  return (
    <ImageUploadInput
      source="ktpImage"
      secure
      aspect={ktpAspect}
      relatedIdentity={merchantId}
      stored={picture}
      isLoading={isLoading}
    >
      {failure}
    </ImageUploadInput>
  );
};

/** Specification §1. Renders nothing, so that a keystroke re-renders no input. */
const UsernameFollowsPhone = () => {
  const phone = normalisePhone(useWatch<SellerValues, 'phoneNumber'>({ name: 'phoneNumber' }));
  useSuggestion('username', phone === phonePrefix ? '' : phone);
  return null;
};

/** Suggests the birth date in the NIK as the password until staff type their own (reading 4). */
const PasswordFollowsNik = () => {
  const nik = readDigits(useWatch<SellerValues, 'nikNumber'>({ name: 'nikNumber' }));
  useSuggestion('password', defaultPassword(nik, useToday()));
  return null;
};

const NewCredentialInputs = () => {
  const words = useResourceWords();
  return (
    <>
      <FullWidth>
        <InfoBox title={words('credentials')}>{words('credentialsHow')}</InfoBox>
      </FullWidth>
      <UsernameFollowsPhone />
      <PasswordFollowsNik />
      <TextInput {...field('username')} helperText={words('help.username')} readOnly />
      <PasswordInput
        {...field('password')}
        helperText={words('help.password')}
        autoComplete="new-password"
        initiallyVisible
      />
    </>
  );
};

/** Without user name and phone number of the host, it follows the typed phone number, but no update renames it (reading 15). */
const FixedCredentialInputs = () => {
  const seller = useRecordContext<Seller>();
  const words = useResourceWords();
  const isGuess = seller?.username === seller?.phoneNumber;
  return (
    <>
      {seller?.username === '' && <UsernameFollowsPhone />}
      <TextInput
        {...field('username')}
        helperText={words(isGuess ? 'help.usernameGuessed' : 'help.usernameFixed')}
        readOnly
      />
      <TextInput
        source="password"
        type="password"
        helperText={words('help.passwordFixed')}
        placeholder="••••••••"
        autoComplete="new-password"
        readOnly
      />
    </>
  );
};

/** Never an error (docs/areas.md), because a NIK keeps its region when its owner moves. */
const NikHelp = () => {
  const words = useResourceWords();
  const [typed, province] = useWatch<SellerValues, ['nikNumber', 'province']>({
    name: ['nikNumber', 'province'],
  });
  const nikNumber = readDigits(typed);
  const nik = parseNik(nikNumber, useToday());
  const { defaultValues } = useFormState<SellerValues>();
  // Skips the stored NIK, so that opening a form does not fetch the region lists.
  const region = useNikRegion(nikNumber === defaultValues?.nikNumber ? null : nik);
  if (!nikPattern.test(nikNumber)) return <span>{words('help.nikLength')}</span>;
  if (!nik) return <span>{words('help.nikNoDate')}</span>;
  // Two digits are a Kemendagri code, comparable with a NIK.
  const isElsewhere = province && /^\d{2}$/.test(province.id) && province.id !== nik.province;
  return (
    <>
      <span>{words('help.nik', { sex: words(`help.${nik.sex}`), date: writtenDate(nik.birthDate) })}</span>
      {region && <span>{` ${words('help.nikRegion', { region })}`}</span>}
      {isElsewhere && <span>{` ${words('help.nikElsewhere')}`}</span>}
    </>
  );
};

/** For hosts with Kemendagri codes, the first digits of a NIK. */
const codeOf = ({ id }: Region): string => id.replaceAll('.', '');

/** Only the province if the regency now has another code; undefined if the host's ids are not Kemendagri codes. */
const useNikRegion = (nik: ReturnType<typeof parseNik>): string | undefined => {
  const provinces = useQuery({ ...regionsQuery('province'), enabled: nik !== null });
  const province = provinces.data?.find((region) => codeOf(region) === nik?.province);
  const cities = useQuery({ ...regionsQuery('city', province?.id), enabled: province !== undefined });
  if (!nik || !province || !cities.data?.length) return undefined;
  // A host that numbers its provinces from 1 also has a province 32, but the ids of its cities do not begin with 32.
  if (!cities.data.every((city) => codeOf(city).startsWith(nik.province))) return undefined;
  const city = cities.data.find((region) => codeOf(region) === nik.regency);
  return city ? `${city.name}, ${province.name}` : province.name;
};
