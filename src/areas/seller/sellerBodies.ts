import { trimmed } from '../../form/textRules';
import type { Seller, SellerForm } from './sellerRecord';
import type { MerchantRegisterBody, MerchantUpdateBody } from './sellerWire';

/** The request bodies of a seller, key for key as in specification §7 (readings 5, 16, 17, 23). Pure functions. */

/**
 * The placeholders of the register body (§7 'fixed placeholder device data', 'fixed default image'). The specification says
 * that they are fixed, not their values (reading 16).
 */
export const registerPlaceholders = {
  platform: { device_id: 'backoffice', device_name: 'backoffice', os: 'web', version: '1' },
  user_picture: 'default.jpg',
} satisfies Pick<MerchantRegisterBody, 'platform' | 'user_picture'>;

type Position = { latitude: string; longitude: string };

/**
 * Returns the position of the village or, without one, of the nearest parent region with a position (reading 17); '' if
 * there is none.
 */
const positionOf = (form: SellerForm): Position => {
  const meta = [form.urbanVillage, form.districts, form.city, form.province]
    .map((region) => region?.meta)
    .find((candidate) => candidate && candidate.lat !== '' && candidate.long !== '');
  return { latitude: meta?.lat ?? '', longitude: meta?.long ?? '' };
};

/** Returns the address for both bodies; all values are strings. */
const addressOf = (form: SellerForm): MerchantUpdateBody['users_address'] => ({
  province_id: form.province?.id ?? '',
  city_id: form.city?.id ?? '',
  district_id: form.districts?.id ?? '',
  village_id: form.urbanVillage?.id ?? '',
  rt: trimmed(form.rt),
  rw: trimmed(form.rw),
  postal_code: trimmed(form.postal_code),
  address_detail: trimmed(form.address),
});

/** Returns the shop data for both bodies. */
const shopOf = (form: SellerForm) => ({
  shop_name: trimmed(form.storeName),
  address: trimmed(form.storeAddress),
  id_card: trimmed(form.nikNumber),
  slogan: trimmed(form.storeSlug),
  description: trimmed(form.storeDesc),
});

const bankOf = (form: SellerForm) => ({
  bank_name: trimmed(form.bank_name),
  account_ownership: trimmed(form.account_ownership),
  account_number: trimmed(form.account_number),
});

/** Maps the form values to the body of merchant/register (§7 'Register body'). */
export const registerBodyFrom = (form: SellerForm): MerchantRegisterBody => {
  const position = positionOf(form);
  return {
    fullname: trimmed(form.fullName),
    phone_number: trimmed(form.phoneNumber),
    credential: {
      email: trimmed(form.email),
      user_name: trimmed(form.username),
      password: trimmed(form.password),
    },
    ...registerPlaceholders,
    user_address: { ...addressOf(form), ...position },
    merchant: { ...shopOf(form), ...position },
    merchant_doc: {
      id_card_doc: form.ktpImage?.url ?? '',
      merchant_photo_doc: form.storeImage?.url ?? '',
      merchant_ownership_doc: form.sellerImage?.url ?? '',
    },
    user_bank: bankOf(form),
  };
};

/**
 * Converts the account number for 'account_number numeric' (§7): a number, or a string if a number would lose digits
 * (reading 5).
 */
const numericAccount = (digits: string): number | string => {
  const number = Number(digits);
  return Number.isSafeInteger(number) && String(number) === digits ? number : digits;
};

/** A seller with a known status; the form requires one if the host omits it. */
export type SellerUpdate = Seller & { is_active: boolean };

/** Maps the form values to the body of update-profile-merchant (§7 'Update body'). */
export const updateBodyFrom = (form: SellerUpdate): MerchantUpdateBody => {
  const { latitude, longitude } = positionOf(form);
  const bank = bankOf(form);
  return {
    user_id: form.id,
    full_name: trimmed(form.fullName),
    number_phone: trimmed(form.phoneNumber),
    is_active: form.is_active,
    credential: { user_name: trimmed(form.username), email: trimmed(form.email) },
    users_address: addressOf(form),
    ...shopOf(form),
    latitude: latitude || '1',
    longitude: longitude || '1',
    merchant_doc: {
      ...(form.ktpImage ? { id_card_doc: form.ktpImage.url } : {}),
      merchant_photo_doc: form.storeImage?.url ?? '',
      merchant_ownership_doc: form.sellerImage?.url ?? '',
    },
    user_bank: { ...bank, account_number: numericAccount(bank.account_number) },
  };
};

/**
 * Returns the parts of an update to compare with the server's record. Leaves out the photos (their stored URLs are the
 * server's), the position (derived from the regions) and the user name (an update does not change it).
 */
export const changesOf = (form: Seller) => {
  const { is_active } = form;
  const body = updateBodyFrom({ ...form, is_active: is_active === true });
  const { email } = body.credential;
  return { ...body, is_active, credential: { email }, merchant_doc: null, latitude: null, longitude: null };
};
