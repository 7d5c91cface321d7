import { seller } from '../../../i18n/areas/seller';
import { type FormErrors, formErrorsOf } from '../../dataProvider/fieldErrors';
import type { ApiError } from '../../dataProvider/serverErrors';
import type { SellerForm } from './sellerRecord';

type Field = keyof SellerForm;

/**
 * Server names to form fields (specification §8, reading 2): the last part of the name, in small letters, as both
 * bodies of §7 spell it. It is the same field in every place, except `address`.
 */
const fieldOf: Readonly<Record<string, Field>> = {
  fullname: 'fullName',
  full_name: 'fullName',
  phone_number: 'phoneNumber',
  number_phone: 'phoneNumber',
  email: 'email',
  user_name: 'username',
  password: 'password',
  is_active: 'is_active',
  province_id: 'province',
  city_id: 'city',
  district_id: 'districts',
  village_id: 'urbanVillage',
  rt: 'rt',
  rw: 'rw',
  postal_code: 'postal_code',
  address_detail: 'address',
  shop_name: 'storeName',
  address: 'storeAddress',
  id_card: 'nikNumber',
  slogan: 'storeSlug',
  description: 'storeDesc',
  id_card_doc: 'ktpImage',
  merchant_photo_doc: 'storeImage',
  merchant_ownership_doc: 'sellerImage',
  bank_name: 'bank_name',
  account_number: 'account_number',
  account_ownership: 'account_ownership',
};

/** The form field that a server name such as `credential.user_name` or `users_address.rt` means, if any. */
export const formField = (serverName: string): Field | undefined => {
  const parts = serverName.toLowerCase().split('.');
  const leaf = parts.at(-1) ?? '';
  if (leaf === 'address' && /^users?_address$/.test(parts.at(-2) ?? '')) return 'address';
  return Object.hasOwn(fieldOf, leaf) ? fieldOf[leaf] : undefined;
};

/**
 * The errors of the seller form behind a refusal of the server; null when it names no field.
 * @param hidden fields that the form does not show: react-hook-form would keep an error there and never submit again,
 *   so it is shown above the form
 */
export const sellerErrorsOf = (error: ApiError, hidden: readonly Field[] = []): FormErrors | null =>
  formErrorsOf(error, {
    fieldOf: (name) => {
      const field = formField(name);
      return field && hidden.includes(field) ? undefined : field;
    },
    labelOf: (field) => seller.fields[field as Field],
  });
