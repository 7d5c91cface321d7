import { useState } from 'react';
import { ChoiceInput } from '../src/widgets/form/ChoiceInput';
import { FlagInput } from '../src/widgets/form/FlagInput';
import { FormSection } from '../src/widgets/form/FormSection';
import { FormTextInput } from '../src/widgets/form/FormTextInput';
import { PhoneTextInput } from '../src/widgets/form/PhoneTextInput';
import { Picker } from '../src/widgets/form/Picker';
import { PlainDateInput } from '../src/widgets/form/PlainDateInput';
import { required } from '../src/widgets/form/textRules';
import { TidyTextInput } from '../src/widgets/form/TidyTextInput';

type City = { id: string; name: string };

const cities: readonly City[] = ['Bandung', 'Bogor', 'Malang'].map((name) => ({ id: name, name }));
const loaded = {
  data: cities,
  isFetching: false,
  isError: false,
  refetch: () => Promise.reject(new Error()),
};
const statusText = (isOn: boolean): string => (isOn ? 'Aktif' : 'Tidak Aktif');
const nameOf = ({ name }: City): string => name;

/** Every input: filled, empty, invalid, read-only, loading its choices, and without choices. */
export const Inputs = () => {
  const [city, setCity] = useState<City | null>(null);
  return (
    <FormSection title="Inputs" help="Leave a field to see its rule at work.">
      <TidyTextInput source="name" validate={required('Nama')} />
      <FormTextInput source="seller" validate={required('Toko')} />
      <FormTextInput source="sku" defaultValue="KOP-00017" readOnly />
      <PhoneTextInput source="phone" validate={[required('Nomor')]} helperText="62 …" />
      <PlainDateInput source="created_at" defaultValue="2026-11-20" />
      <ChoiceInput
        source="status"
        choices={['TAYANG', 'DITINJAU'].map((value) => ({ value, label: value }))}
      />
      <FlagInput source="is_active" label={statusText} choiceLabel={statusText} />
      <Picker value={city} onChange={setCity} query={loaded} labelOf={nameOf} field={{ label: 'Picker' }} />
      <Picker
        value={null}
        onChange={setCity}
        query={{ ...loaded, data: undefined, isFetching: true }}
        labelOf={nameOf}
        field={{ label: 'Picker: loading' }}
      />
      <Picker
        value={null}
        onChange={setCity}
        query={{ ...loaded, data: undefined, isError: true }}
        labelOf={nameOf}
        field={{ label: 'Picker: failed' }}
      />
    </FormSection>
  );
};
