import { seller } from '../../../i18n/areas/seller';
import { validation } from '../../../i18n/validation';
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
const formField = (serverName: string): Field | undefined => {
  const parts = serverName.toLowerCase().split('.');
  const leaf = parts.at(-1) ?? '';
  if (leaf === 'address' && /^users?_address$/.test(parts.at(-2) ?? '')) return 'address';
  return Object.hasOwn(fieldOf, leaf) ? fieldOf[leaf] : undefined;
};

/**
 * What react-admin puts on the form: `<label> <message>` by form field, and under `root`
 * - `serverError`: the server's sentence, for the toast (useNotifyIsFormInvalid);
 * - `unknown`: only when some names belong to no field, `name: message` of each, joined by '; ', for the summary above
 *   the form: `errors.root.unknown.message` in react-hook-form, which drops `root` at the next submit.
 */
export type SellerErrors = Partial<Record<Field, string>> & {
  root: { serverError: string; unknown?: string };
};

/**
 * The errors of the form behind a refusal of the server; null when it names no field.
 * @param hidden fields that the form does not show: react-hook-form would keep an error there and never submit again,
 *   so it is shown above the form
 */
export const sellerErrorsOf = (error: ApiError, hidden: readonly Field[] = []): SellerErrors | null => {
  if (error.fields.length === 0) return null;
  const errors: SellerErrors = { root: { serverError: error.message } };
  const unknown: string[] = [];
  for (const { name, message } of error.fields) {
    const sentence = message || validation.refused;
    const field = formField(name);
    if (!field || hidden.includes(field)) unknown.push(`${name}: ${sentence}`);
    else
      errors[field] = errors[field] ? `${errors[field]}, ${sentence}` : `${seller.fields[field]} ${sentence}`;
  }
  if (unknown.length > 0) errors.root.unknown = unknown.join('; ');
  return errors;
};
