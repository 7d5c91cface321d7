import {
  email as stockEmail,
  minLength as stockMinLength,
  regex as stockRegex,
  required as stockRequired,
  type Validator,
} from 'ra-core';
import {
  AutocompleteInput,
  BooleanInput,
  Create,
  Edit,
  ImageField,
  ImageInput,
  PasswordInput,
  SimpleForm,
  TextInput,
} from 'react-admin';

/** Casts, because their declarations use lodash types, which are not installed. */
const email = stockEmail as unknown as () => Validator;
const minLength = stockMinLength as unknown as (length: number) => Validator;
const regex = stockRegex as unknown as (pattern: RegExp) => Validator;
const required = stockRequired as unknown as () => Validator;

const words = [required(), regex(/^[A-Za-z ]{4,}$/)];
const text = [required(), regex(/^[A-Za-z][A-Za-z0-9. ]*$/)];
const digits = (pattern: RegExp) => [required(), regex(pattern)];

const region = (source: string) => <AutocompleteInput source={source} choices={[]} validate={required()} />;

const image = (source: string) => (
  <ImageInput source={source} accept={{ 'image/jpeg': ['.jpg', '.jpeg'] }}>
    <ImageField source="src" title="title" />
  </ImageInput>
);

/** The product's 25 fields of a seller (specification §3), each with react-admin's own input and validators. */
const SellerInputs = () => (
  <>
    <TextInput source="users.full_name" validate={words} />
    <TextInput source="merchant_data.id_card" validate={digits(/^\d{16}$/)} />
    <TextInput source="users.number_phone" validate={digits(/^62\d{9,11}$/)} />
    <TextInput source="users.email" validate={[required(), email()]} />
    {region('user_address.province.id')}
    {region('user_address.city.id')}
    {region('user_address.district.id')}
    {region('user_address.village.id')}
    <TextInput source="user_address.address_detail" multiline rows={2} validate={text} />
    <TextInput source="user_address.RT" validate={digits(/^\d{3}$/)} />
    <TextInput source="user_address.RW" validate={digits(/^\d{3}$/)} />
    <TextInput source="user_address.postal_code" validate={digits(/^\d{5,6}$/)} />
    <TextInput source="merchant_data.shop_name" validate={text} />
    <TextInput source="merchant_data.slogan" validate={text} />
    <TextInput source="merchant_data.address" multiline rows={2} validate={text} />
    <TextInput source="merchant_data.description" multiline rows={3} validate={text} />
    <TextInput source="user_bank.bank_name" validate={words} />
    <TextInput source="user_bank.account_number" validate={digits(/^\d{5,16}$/)} />
    <TextInput source="user_bank.account_ownership" validate={words} />
    {image('seller_image')}
    {image('store_image')}
    {image('ktp_image')}
    <TextInput source="credential.user_name" validate={required()} />
    <PasswordInput source="credential.password" validate={[required(), minLength(8)]} />
    <BooleanInput source="users.is_active" />
  </>
);

export const SellerCreate = () => (
  <Create>
    <SimpleForm>
      <SellerInputs />
    </SimpleForm>
  </Create>
);

export const SellerEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <SellerInputs />
    </SimpleForm>
  </Edit>
);
