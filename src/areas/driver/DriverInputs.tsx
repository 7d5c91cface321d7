import { useTranslate } from 'ra-core';
import { SelectInput } from 'react-admin';
import { normalisePhone } from '../../rules/phone';
import { Detail } from '../../widgets/Detail';
import { FormTextInput } from '../../widgets/FormTextInput';
import { TidyTextInput } from '../../widgets/TidyTextInput';
import { driverKey } from './driverKey';
import { driverRules } from './driverRules';
import { licenceFor, vehicleTypes, type DriverChange } from './driverWire';

const numeric = { htmlInput: { inputMode: 'numeric' } } as const;
const digits = (text: string): string => text.replace(/[\s.-]/g, '');
const capitals = (text: string): string => text.toUpperCase();

type TextSource = Exclude<keyof DriverChange, 'vehicle_type' | 'sim_type'>;

const text = (source: TextSource, props: Partial<Parameters<typeof FormTextInput>[0]> = {}) => (
  <FormTextInput source={source} validate={driverRules[source]} {...props} />
);

/** What staff may change of a driver, in the sections of the page that shows them. */
export const DriverInputs = () => {
  const translate = useTranslate();
  const select = (source: 'vehicle_type' | 'sim_type', words: string, values: readonly string[]) => (
    <SelectInput
      source={source}
      validate={driverRules[source]}
      choices={values.map((id) => ({ id, name: translate(driverKey(`${words}.${id}`)) }))}
      translateChoice={false}
      helperText={false}
      margin="none"
    />
  );
  return (
    <>
      <Detail section="identity">
        {text('phone', { type: 'tel', parse: normalisePhone })}
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
        {text('sim_number', { parse: digits, slotProps: numeric })}
        {text('sim_expired', { type: 'date' })}
        {text('stnk_expired', { type: 'date' })}
        {text('skck_expired', { type: 'date' })}
      </Detail>
      <Detail section="home">
        {text('address')}
        {text('postal_code', { slotProps: numeric })}
      </Detail>
      <Detail section="bank">
        {text('bank_name')}
        {text('account_number', { parse: digits, slotProps: numeric })}
        <TidyTextInput
          source="account_ownership"
          validate={driverRules.account_ownership}
          rule="accountOwnership"
        />
      </Detail>
    </>
  );
};
