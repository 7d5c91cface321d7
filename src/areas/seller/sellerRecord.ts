import type { Region } from '../../dataProvider/wire';
import type { Picture } from '../../domain/format/picture';
import { phonePrefix } from '../../domain/patterns';
import type { MerchantDetail, MerchantRow } from './sellerWire';

/** The records of form and list, and their mapping from the wire (specification §3, §7). Pure functions. */

/** The initial values of the registration form: the fields of specification §3 'Seller registration form', and the status. */
export const newSeller = {
  fullName: '',
  storeName: '',
  /** As stored: `62812…`. */
  phoneNumber: phonePrefix,
  email: '',
  nikNumber: '',
  province: null as Region | null,
  city: null as Region | null,
  districts: null as Region | null,
  urbanVillage: null as Region | null,
  /** Three digits each, as text. */
  rt: '',
  rw: '',
  postal_code: '',
  address: '',
  storeAddress: '',
  username: '',
  /** Typed or generated in the form; never in a response. */
  password: '',
  bank_name: '',
  account_number: '',
  account_ownership: '',
  storeDesc: '',
  storeSlug: '',
  sellerImage: null as Picture | null,
  storeImage: null as Picture | null,
  /** In an edit, null keeps the stored picture, which generate-secure-image returns. */
  ktpImage: null as Picture | null,
  /** Null if the host omits it. */
  is_active: true as boolean | null,
};

export type SellerForm = typeof newSeller;

/** The record of the form. Its id is the merchantId on the wire (reading 23). */
export type Seller = SellerForm & { id: string };

/** A row of the list. */
export type SellerRow = Pick<
  Seller,
  'id' | 'fullName' | 'storeName' | 'phoneNumber' | 'email' | 'is_active'
> & {
  cityName: string;
};

/** Returns the status as a state of sellerTransitions; '' if it is unknown. */
export const sellerStateOf = ({ is_active }: Pick<Seller, 'is_active'>): string =>
  is_active === null ? '' : is_active ? 'AKTIF' : 'TIDAK_AKTIF';

const stored = (url: string): Picture | null => (url === '' ? null : { image: url, url });

/** Maps a merchant of the list response to a row of the list. */
export const rowFromWire = (row: MerchantRow): SellerRow => ({
  id: row.user_id,
  fullName: row.full_name,
  storeName: row.shop_name,
  phoneNumber: row.number_phone,
  email: row.email,
  cityName: row.city,
  is_active: row.is_active,
});

/** Maps a detail to the form values. §3 shows no user name in it, so the phone number is the fallback (docs/decisions/0015). */
export const sellerFromDetail = (id: string, detail: MerchantDetail): Seller => {
  const { users, user_address, merchant_data, merchant_doc, user_bank } = detail;
  return {
    id,
    fullName: users.full_name,
    storeName: merchant_data.shop_name,
    phoneNumber: users.number_phone,
    email: users.email,
    nikNumber: merchant_data.id_card,
    province: user_address.province ?? null,
    city: user_address.city ?? null,
    districts: user_address.district ?? null,
    urbanVillage: user_address.village ?? null,
    rt: user_address.RT,
    rw: user_address.RW,
    postal_code: user_address.postal_code,
    address: user_address.address_detail,
    storeAddress: merchant_data.address,
    username: detail.credential.user_name || users.number_phone,
    password: '',
    bank_name: user_bank.bank_name,
    account_number: user_bank.account_number,
    account_ownership: user_bank.account_ownership,
    storeDesc: merchant_data.description,
    storeSlug: merchant_data.slogan,
    sellerImage: stored(merchant_doc.merchant_ownership_doc),
    storeImage: stored(merchant_doc.merchant_photo_doc),
    ktpImage: null,
    is_active: users.is_active,
  };
};

/**
 * Returns a saved seller as the next detail would show it. react-admin caches this value, so it must not contain the
 * password.
 */
export const savedSeller = (form: Seller): Seller => ({
  ...form,
  password: '',
  sellerImage: stored(form.sellerImage?.url ?? ''),
  storeImage: stored(form.storeImage?.url ?? ''),
  ktpImage: null,
});
