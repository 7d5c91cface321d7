import { useRecordContext } from 'ra-core';
import { SelectInput } from 'react-admin';
import { isMasked } from '../../format/mask';
import { FormTextInput } from '../../widgets/form/FormTextInput';
import { PhoneTextInput } from '../../widgets/form/PhoneTextInput';
import { PlainDateInput } from '../../widgets/form/PlainDateInput';
import { TidyTextInput } from '../../widgets/form/TidyTextInput';
import { Detail } from '../../widgets/record/Detail';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { driverRules, maskedNumberRules } from './driverRules';
import { type Driver, type DriverChange, licenceFor, vehicleTypes } from './driverWire';

const numeric = { htmlInput: { inputMode: 'numeric' } } as const;
/** Without the blanks, separators and mask that were pasted along. */
const digits = (text: string): string => text.replace(/[\s.•-]/g, '');
const capitals = (text: string): string => text.toUpperCase();

type TextSource = Exclude<keyof DriverChange, 'vehicle_type' | 'sim_type'>;

const text = (source: TextSource, props: Partial<Parameters<typeof FormTextInput>[0]> = {}) => (
  <FormTextInput source={source} validate={driverRules[source]} {...props} />
);

/**
 * A number of a driver. One that the server has masked shows as an empty field with the mask in its help: the form keeps
 * the mask, which is not sent, until somebody types another number.
 */
const NumberInput = ({ source }: { source: keyof typeof maskedNumberRules }) => {
  const words = useResourceWords();
  const kept = useRecordContext<Driver>()?.[source];
  if (!isMasked(kept)) return text(source, { parse: digits, slotProps: numeric });
  return text(source, {
    validate: maskedNumberRules[source],
    format: (value: string) => (isMasked(value) ? '' : value),
    parse: (typed: string) => digits(typed) || kept,
    slotProps: numeric,
    helperText: words('maskedHelp', { masked: kept }),
  });
};

const expiries = ['sim_expired', 'stnk_expired', 'skck_expired'] as const;

/** What staff may change of a driver, in the sections of the page that shows them. */
export const DriverInputs = () => {
  const words = useResourceWords();
  const select = (source: 'vehicle_type' | 'sim_type', folder: string, values: readonly string[]) => (
    <SelectInput
      source={source}
      validate={driverRules[source]}
      choices={values.map((id) => ({ id, name: words(`${folder}.${id}`) }))}
      translateChoice={false}
      helperText={false}
      margin="none"
    />
  );
  return (
    <>
      <Detail section="identity">
        <PhoneTextInput source="phone" validate={driverRules.phone} />
        {text('email', { type: 'email' })}
      </Detail>
      <Detail section="vehicle">
        {select('vehicle_type', 'vehicles', vehicleTypes)}
        {text('plat_nomor', { parse: capitals })}
        {text('merk')}
        {text('tahun', { slotProps: numeric })}
        {text('warna')}
      </Detail>
      <Detail section="validity">
        {select('sim_type', 'licences', Object.values(licenceFor))}
        <NumberInput source="sim_number" />
        {expiries.map((source) => (
          <PlainDateInput key={source} source={source} validate={driverRules[source]} />
        ))}
      </Detail>
      <Detail section="home">
        {text('address')}
        {text('postal_code', { slotProps: numeric })}
      </Detail>
      <Detail section="bank">
        {text('bank_name')}
        <NumberInput source="account_number" />
        <TidyTextInput
          source="account_ownership"
          validate={driverRules.account_ownership}
          rule="accountOwnership"
        />
      </Detail>
    </>
  );
};
