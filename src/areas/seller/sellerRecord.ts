import type { Region } from '../../dataProvider/wire';
import { phonePrefix } from '../../domain/patterns';
import type { Picture } from '../../format/picture';
import type { MerchantDetail, MerchantRow } from './sellerWire';

/** The records of form and list, and their mapping from the wire (specification §3, §7). Pure functions. */

/** The record of the form: the fields of specification §3 'Seller registration form', the id and the status. */
export type Seller = {
  /** The merchantId on the wire (reading 23). */
  id: string;
  fullName: string;
  storeName: string;
  /** As stored: `62812…`. */
  phoneNumber: string;
  email: string;
  nikNumber: string;
  province: Region | null;
  city: Region | null;
  districts: Region | null;
  urbanVillage: Region | null;
  /** Three digits each, as text. */
  rt: string;
  rw: string;
  postal_code: string;
  address: string;
  storeAddress: string;
  username: string;
  /** Typed or generated in the form; never in a response. */
  password: string;
  bank_name: string;
  account_number: string;
  account_ownership: string;
  storeDesc: string;
  storeSlug: string;
  sellerImage: Picture | null;
  storeImage: Picture | null;
  /** In an edit, null keeps the stored picture, which generate-secure-image returns. */
  ktpImage: Picture | null;
  /** Null if the host omits it. */
  is_active: boolean | null;
};

/** The values of the registration form: a seller without an id. */
export type SellerForm = Omit<Seller, 'id'>;

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

/** The initial values of the registration form. */
export const newSeller: SellerForm = {
  fullName: '',
  storeName: '',
  phoneNumber: phonePrefix,
  email: '',
  nikNumber: '',
  province: null,
  city: null,
  districts: null,
  urbanVillage: null,
  rt: '',
  rw: '',
  postal_code: '',
  address: '',
  storeAddress: '',
  username: '',
  password: '',
  bank_name: '',
  account_number: '',
  account_ownership: '',
  storeDesc: '',
  storeSlug: '',
  sellerImage: null,
  storeImage: null,
  ktpImage: null,
  is_active: true,
};

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
