import { Form } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiError } from '../src/dataProvider/serverErrors';
import { drafts } from '../src/form/drafts/drafts';
import { BankNameInput, PickerInput } from '../src/form/PickerInput';
import { RecordForm } from '../src/form/RecordForm';
import { FlagInput, SelectInput } from '../src/form/SelectInput';
import {
  PasswordInput,
  PhoneTextInput,
  PlainDateInput,
  TextInput,
  TidyTextInput,
} from '../src/form/TextInput';
import { required } from '../src/form/textRules';
import { Picker } from '../src/ui/field/Combobox';
import { Section } from '../src/ui/Section';
import { Frame } from './frame';
import { person } from './server';

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

const Inputs = () => {
  const [city, setCity] = useState<City | null>(null);
  return (
    <Section title="Inputs" help="Leave a field to see its rule at work.">
      <TidyTextInput source="name" validate={required('Nama')} />
      <TextInput source="seller" validate={required('Toko')} />
      <TextInput source="sku" readOnly />
      <PasswordInput source="password" initiallyVisible />
      <BankNameInput validate={required('Bank')} />
      <PhoneTextInput source="phone" validate={[required('Nomor')]} helperText="62 …" />
      <BankNameInput validate={required('Nama Bank')} />
      <PlainDateInput source="created_at" />
      <SelectInput source="status" choices={['TAYANG', 'DITINJAU'].map((id) => ({ id, name: id }))} />
      <FlagInput source="is_active" label={statusText} choiceLabel={statusText} />
      <PickerInput
        source="category"
        query={loaded}
        itemOf={(city: City | null) => city}
        valueFrom={(city) => city}
      />
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
    </Section>
  );
};

const draftPath = '/product-list/draft';

/** Keeps a draft as if the session had just expired in this form. */
const keepDraft = (): void =>
  drafts.keep(person.payload.user_data.user_id, {
    path: draftPath,
    to: draftPath,
    values: { name: 'Kopi Gayo', seller: 'Kopi Mandiri' },
  });

const Restored = () => {
  useState(keepDraft);
  return (
    <RecordForm defaultValues={{ name: '', seller: '' }}>
      <Section title="Restored">
        <TextInput source="name" />
        <TextInput source="seller" />
      </Section>
    </RecordForm>
  );
};

/** The errors of the server: of a field, of a field that the form does not have, of the whole form. */
const refusal = new ApiError('rejected', '', 422, [
  { name: 'seller', message: 'tidak aktif.' },
  { name: 'Berat', message: 'harus diisi' },
]);

/** Presses Simpan once. */
const Submitted = () => {
  const { formState } = useFormContext();
  const [button, setButton] = useState<HTMLElement | null>(null);
  useEffect(() => button?.closest('form')?.requestSubmit(), [button]);
  return <span ref={setButton} data-submitted={formState.isSubmitted} />;
};

/** Every input in its states, and the frame of a form: with errors, with a restored draft, with its buttons. */
export const Forms = () => (
  <>
    <Frame>
      <Form
        defaultValues={{
          name: 'Kemeja Batik #2',
          sku: 'KOP-00017',
          created_at: '2026-11-20',
          phone: '62',
          is_active: true,
        }}
      >
        <Inputs />
      </Form>
    </Frame>
    <Frame title="Refused by the server" server={{ create: () => Promise.reject(refusal) }}>
      <RecordForm defaultValues={{ name: '', seller: 'Kopi Mandiri' }}>
        <Section title="Produk">
          <TextInput source="name" />
          <TextInput source="seller" />
        </Section>
        <Submitted />
      </RecordForm>
    </Frame>
    <Frame title="Restored draft" at={draftPath}>
      <Restored />
    </Frame>
  </>
);
