import type { Seller, SellerForm } from './sellerRecord';
import type { MerchantRegisterBody, MerchantUpdateBody } from './sellerWire';

/** What is sent of a seller, key for key as specification §7 (readings 5, 16, 17, 23). Pure. */

/**
 * The specification's placeholders of the register body (§7 'fixed placeholder device data', 'fixed default image';
 * reading 16): it shows that they are fixed, not what they hold.
 */
export const registerPlaceholders = {
  platform: { device_id: 'backoffice', device_name: 'backoffice', os: 'web', version: '1' },
  user_picture: 'default.jpg',
} satisfies Pick<MerchantRegisterBody, 'platform' | 'user_picture'>;

/** react-admin's inputs hold null where a text was emptied. */
const trimmed = (value: string | null | undefined): string => (value ?? '').trim();

type Position = { latitude: string; longitude: string };

/** The position of the village, else of the nearest parent that has one (reading 17); empty where none has. */
const positionOf = (form: SellerForm): Position => {
  const meta = [form.urbanVillage, form.districts, form.city, form.province]
    .map((region) => region?.meta)
    .find((candidate) => candidate && candidate.lat !== '' && candidate.long !== '');
  return { latitude: meta?.lat ?? '', longitude: meta?.long ?? '' };
};

/** What both bodies say of the address, all of it text. */
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

/** What both bodies say of the shop. */
const shopOf = (form: SellerForm) => ({
  shop_name: trimmed(form.storeName),
  address: trimmed(form.storeAddress),
  id_card: trimmed(form.nikNumber),
  slogan: trimmed(form.storeSlug),
  description: trimmed(form.storeDesc),
});

/** The body of merchant/register (§7 'Register body'). */
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
    user_bank: {
      bank_name: trimmed(form.bank_name),
      account_ownership: trimmed(form.account_ownership),
      account_number: trimmed(form.account_number),
    },
  };
};

/** 'account_number numeric' of §7: a number where that loses nothing, else the digits (reading 5). */
const numericAccount = (digits: string): number | string => {
  const number = Number(digits);
  return Number.isSafeInteger(number) && String(number) === digits ? number : digits;
};

/** A seller whose status is known: where the host does not say it, the form asks for it. */
export type SellerUpdate = Seller & { is_active: boolean };

/** The body of update-profile-merchant (§7 'Update body'). */
export const updateBodyFrom = (form: SellerUpdate): MerchantUpdateBody => {
  const { latitude, longitude } = positionOf(form);
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
    user_bank: {
      bank_name: trimmed(form.bank_name),
      account_ownership: trimmed(form.account_ownership),
      account_number: numericAccount(trimmed(form.account_number)),
    },
  };
};

/**
 * What an update changes, to compare with what the server holds. Without the photos, whose stored addresses are the
 * server's, the position, which follows from the regions, and the user name, which an update leaves alone.
 */
export const changesOf = (form: Seller) => {
  const { is_active } = form;
  const body = updateBodyFrom({ ...form, is_active: is_active === true });
  const { email } = body.credential;
  return { ...body, is_active, credential: { email }, merchant_doc: null, latitude: null, longitude: null };
};
