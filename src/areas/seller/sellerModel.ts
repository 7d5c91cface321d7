import type { Region, RegionLevel } from '../../dataProvider/wire';
import type { Picture } from '../../domain/format/photoFile';
import { phonePrefix } from '../../domain/patterns';
import { trimmed } from '../../form/textRules';
import type { MerchantDetail, MerchantRegisterBody, MerchantRow, MerchantUpdateBody } from './sellerWire';

/** A seller as the form, the list and the wire know it (specification §3, §7, §8), and which field a refusal means. */

export const sellerResource = 'member-list/seller';

/** Specification §3 'Seller registration form', and the status. */
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
  /** Never in a response. */
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

export type SellerValues = typeof newSeller;

/** From the province down; each is chosen among those of the region above it. */
export const regionFields = ['province', 'city', 'districts', 'urbanVillage'] as const;
export type RegionField = (typeof regionFields)[number];

export const levelOfRegion: Readonly<Record<RegionField, RegionLevel>> = {
  province: 'province',
  city: 'city',
  districts: 'district',
  urbanVillage: 'village',
};

export const regionsBelow = (field: RegionField): readonly RegionField[] =>
  regionFields.slice(regionFields.indexOf(field) + 1);

export const photoFields = ['sellerImage', 'storeImage', 'ktpImage'] as const;
export type PhotoField = (typeof photoFields)[number];

/** The id is the merchantId on the wire (reading 23). */
export type Seller = SellerValues & { id: string };

export type SellerRow = Pick<
  Seller,
  'id' | 'fullName' | 'storeName' | 'phoneNumber' | 'email' | 'is_active'
> & {
  cityName: string;
};

export const sellerStateOf = ({ is_active }: Pick<Seller, 'is_active'>): string =>
  is_active === null ? '' : is_active ? 'AKTIF' : 'TIDAK_AKTIF';

const stored = (url: string): Picture | null => (url === '' ? null : { image: url, url });

export const rowFromWire = (row: MerchantRow): SellerRow => ({
  id: row.user_id,
  fullName: row.full_name,
  storeName: row.shop_name,
  phoneNumber: row.number_phone,
  email: row.email,
  cityName: row.city,
  is_active: row.is_active,
});

/** §3 shows no user name, so the phone number is the fallback (reading 15). */
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

/** A saved seller as a row of the list. It is cached, so it has neither the password nor personal numbers. */
export const rowFromForm = ({
  id,
  fullName,
  storeName,
  phoneNumber,
  email,
  city,
  is_active,
}: Seller): SellerRow => ({
  id,
  fullName,
  storeName,
  phoneNumber,
  email,
  cityName: city?.name ?? '',
  is_active,
});

/** Of the village or, without one, of the nearest parent region that has one (reading 17). */
const positionOf = (form: SellerValues) => {
  const meta = regionFields
    .map((field) => form[field]?.meta)
    .findLast((candidate) => candidate && candidate.lat !== '' && candidate.long !== '');
  return { latitude: meta?.lat ?? '', longitude: meta?.long ?? '' };
};

const addressOf = (form: SellerValues): MerchantUpdateBody['users_address'] => ({
  province_id: form.province?.id ?? '',
  city_id: form.city?.id ?? '',
  district_id: form.districts?.id ?? '',
  village_id: form.urbanVillage?.id ?? '',
  rt: trimmed(form.rt),
  rw: trimmed(form.rw),
  postal_code: trimmed(form.postal_code),
  address_detail: trimmed(form.address),
});

const shopOf = (form: SellerValues) => ({
  shop_name: trimmed(form.storeName),
  address: trimmed(form.storeAddress),
  id_card: trimmed(form.nikNumber),
  slogan: trimmed(form.storeSlug),
  description: trimmed(form.storeDesc),
});

const bankOf = (form: SellerValues) => ({
  bank_name: trimmed(form.bank_name),
  account_ownership: trimmed(form.account_ownership),
  account_number: trimmed(form.account_number),
});

/** Key for key as in §7 'Register body' (readings 16, 17, 23). */
export const registerBodyFrom = (form: SellerValues): MerchantRegisterBody => {
  const position = positionOf(form);
  return {
    fullname: trimmed(form.fullName),
    phone_number: trimmed(form.phoneNumber),
    credential: {
      email: trimmed(form.email),
      user_name: trimmed(form.username),
      password: trimmed(form.password),
    },
    // §7 says that these two are fixed, not their values (reading 16).
    platform: { device_id: 'backoffice', device_name: 'backoffice', os: 'web', version: '1' },
    user_picture: 'default.jpg',
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

/** A string only if a number would lose digits (reading 5). */
const numericAccount = (digits: string): number | string => {
  const number = Number(digits);
  return Number.isSafeInteger(number) && String(number) === digits ? number : digits;
};

/** The form requires a status if the host omits it. */
export type SellerUpdate = Seller & { is_active: boolean };

/** Key for key as in §7 'Update body' (readings 5, 17, 23). */
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

/** Without what the server decides: stored photos' URLs, the position, which follows from the regions, and the user name. */
export const changesOf = (form: Seller) => {
  const { is_active } = form;
  const body = updateBodyFrom({ ...form, is_active: is_active === true });
  const { email } = body.credential;
  return { ...body, is_active, credential: { email }, merchant_doc: null, latitude: null, longitude: null };
};

/** By the last part of a server's name in lower case, from both bodies of §7 (specification §8, reading 2). */
const formFieldOf: Readonly<Record<string, keyof SellerValues>> = {
  fullname: 'fullName',
  full_name: 'fullName',
  phone_number: 'phoneNumber',
  number_phone: 'phoneNumber',
  user_name: 'username',
  province_id: 'province',
  city_id: 'city',
  district_id: 'districts',
  village_id: 'urbanVillage',
  address_detail: 'address',
  shop_name: 'storeName',
  address: 'storeAddress',
  id_card: 'nikNumber',
  slogan: 'storeSlug',
  description: 'storeDesc',
  id_card_doc: 'ktpImage',
  merchant_photo_doc: 'storeImage',
  merchant_ownership_doc: 'sellerImage',
};

export const formField = (serverName: string): keyof SellerValues | undefined => {
  const parts = serverName.toLowerCase().split('.');
  const leaf = parts.at(-1) ?? '';
  if (leaf === 'address' && /^users?_address$/.test(parts.at(-2) ?? '')) return 'address';
  if (Object.hasOwn(formFieldOf, leaf)) return formFieldOf[leaf];
  // All others have the same name.
  return Object.hasOwn(newSeller, leaf) ? (leaf as keyof SellerValues) : undefined;
};
