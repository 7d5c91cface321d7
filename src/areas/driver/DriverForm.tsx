import { useRecordContext } from 'ra-core';
import { readDigits, readPlainDigits } from '../../domain/digits';
import { isMasked } from '../../domain/format/mask';
import { BankNameInput } from '../../form/PickerInput';
import { RecordForm } from '../../form/RecordForm';
import { SelectInput } from '../../form/SelectInput';
import {
  NormalisedTextInput,
  type NormalisedTextInputProps,
  PhoneTextInput,
  PlainDateInput,
  TextInput,
  type TextInputProps,
  TidyTextInput,
} from '../../form/TextInput';
import { EditPage } from '../../record/EditPage';
import { InfoBox } from '../../ui/Notice';
import { ResourceSection } from '../../ui/Section';
import { useResourceWords } from '../../ui/text/words';
import { driverBodyOf, driverMerge, driverRules, maskedNumberRules } from './driverRules';
import { type Driver, type DriverChange, expiryFields, licenceFor, vehicleTypes } from './driverWire';

const withoutMask = (typed: string): string => typed.replaceAll('•', '');
const capitals = (text: string): string => text.toUpperCase();

type TextSource = Exclude<keyof DriverChange, 'vehicle_type' | 'sim_type'>;

const text = (source: TextSource, props: Partial<TextInputProps> = {}) => (
  <TextInput source={source} validate={driverRules[source]} {...props} />
);

const digits = (source: TextSource, props: Partial<NormalisedTextInputProps> = {}) => (
  <NormalisedTextInput
    source={source}
    validate={driverRules[source]}
    normalise={readDigits}
    inputMode="numeric"
    {...props}
  />
);

/** A masked number is an empty field with the mask below it. The value stays the mask, which is not sent, until another is typed. */
const NumberInput = ({ source }: { source: keyof typeof maskedNumberRules }) => {
  const words = useResourceWords();
  const stored = useRecordContext<Driver>()?.[source];
  if (!stored || !isMasked(stored)) return digits(source, { parse: withoutMask });
  return digits(source, {
    validate: maskedNumberRules[source],
    format: (value: string) => (isMasked(value) ? '' : value),
    parse: (typed: string) => withoutMask(typed) || stored,
    helperText: words('maskedHelp', { masked: stored }),
  });
};

const DriverInputs = () => {
  const words = useResourceWords();
  const select = (source: 'vehicle_type' | 'sim_type', folder: string, values: readonly string[]) => (
    <SelectInput
      source={source}
      validate={driverRules[source]}
      choices={values.map((id) => ({ id, name: words(`${folder}.${id}`) }))}
    />
  );
  return (
    <>
      <ResourceSection section="identity">
        <PhoneTextInput source="phone" validate={driverRules.phone} />
        {text('email', { type: 'email' })}
      </ResourceSection>
      <ResourceSection section="vehicle">
        {select('vehicle_type', 'vehicles', vehicleTypes)}
        {text('plat_nomor', { parse: capitals })}
        {text('merk')}
        {digits('tahun', { normalise: readPlainDigits })}
        {text('warna')}
      </ResourceSection>
      <ResourceSection section="validity">
        {select('sim_type', 'licences', Object.values(licenceFor))}
        <NumberInput source="sim_number" />
        {Object.values(expiryFields).map((source) => (
          <PlainDateInput key={source} source={source} validate={driverRules[source]} />
        ))}
      </ResourceSection>
      <ResourceSection section="home">
        {text('address')}
        {digits('postal_code')}
      </ResourceSection>
      <ResourceSection section="bank">
        <BankNameInput validate={driverRules.bank_name} />
        <NumberInput source="account_number" />
        <TidyTextInput
          source="account_ownership"
          validate={driverRules.account_ownership}
          rule="accountOwnership"
        />
      </ResourceSection>
    </>
  );
};

/** Without the driver's identity and state. */
const DriverEdit = () => {
  const words = useResourceWords();
  return (
    <EditPage<Driver> note={<InfoBox title={words('editSentence')} />}>
      {(driver) => (
        <RecordForm record={driver} bodyOf={driverBodyOf} merge={driverMerge}>
          <DriverInputs />
        </RecordForm>
      )}
    </EditPage>
  );
};

export default DriverEdit;
