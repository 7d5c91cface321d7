import { seller } from '../../../i18n/areas/seller';
import { type FormErrors, formErrorsOf } from '../../dataProvider/fieldErrors';
import type { ApiError } from '../../dataProvider/serverErrors';
import type { SellerForm } from './sellerRecord';

type Field = keyof SellerForm;

/**
 * Maps server names to form fields (specification §8, reading 2). Keys are the last part of a name in lower case, from both
 * bodies of §7. Each means the same field everywhere, except `address`.
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

/** Returns the form field for a server name such as `credential.user_name` or `users_address.rt`, if any. */
export const formField = (serverName: string): Field | undefined => {
  const parts = serverName.toLowerCase().split('.');
  const leaf = parts.at(-1) ?? '';
  if (leaf === 'address' && /^users?_address$/.test(parts.at(-2) ?? '')) return 'address';
  return Object.hasOwn(fieldOf, leaf) ? fieldOf[leaf] : undefined;
};

/**
 * Returns the seller form's errors from a refusal of the server; null if it names no field.
 * @param hidden fields that the form does not show. Their errors are shown above the form, because an error on a field
 *   without an input would block react-hook-form's next submit
 */
export const sellerErrorsOf = (error: ApiError, hidden: readonly Field[] = []): FormErrors | null =>
  formErrorsOf(error, {
    fieldOf: (name) => {
      const field = formField(name);
      return field && hidden.includes(field) ? undefined : field;
    },
    labelOf: (field) => seller.fields[field as Field],
  });
