import type { MerchantRegisterBody, MerchantUpdateBody } from '../../src/areas/seller/sellerWire';
import { isLoginPassword } from '../../src/domain/password';
import { emailPattern, neighbourhoodPattern, nikPattern, plainTextPattern } from '../../src/domain/patterns';
import { visibleText } from '../../src/domain/visibleText';
import { findRegion } from '../regions/regionSource';
import { fieldRules } from '../rest/fieldRules';
import type { Context } from '../server/context';
import type { FieldError } from '../server/fieldError';
import { passwordMessages } from '../server/newPasswordErrors';
import { pictureFault } from '../storage/pictureStore';
import type { SellerRecord } from './sellerRecord';

/** Checks of specification §5 on the server. Error names are keys of the body; a message continues the label of its field. */

type Check = [name: string, value: string, fits: (value: string) => boolean, message: string];

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const byRule = (name: string, value: string, [pattern, message]: readonly [RegExp, string]): Check => [
  name,
  value,
  matches(pattern),
  message,
];
const notOnlyDigits = 'harus diawali huruf dan hanya boleh berisi huruf, angka, titik, dan spasi';

const isDegrees = (most: number) => (value: string) =>
  /^-?\d{1,3}(\.\d+)?$/.test(value) && Math.abs(Number(value)) <= most;

const run = (checks: readonly Check[]): FieldError[] =>
  checks.flatMap(([name, value, fits, message]) => {
    if (visibleText(value) === '') return [{ name, message: 'tidak boleh kosong' }];
    return fits(value) ? [] : [{ name, message }];
  });

/**
 * Returns the checks of a person. Full name and phone number are [name in the body, value], because the two bodies name
 * them differently.
 */
const personChecks = (
  [nameKey, fullName]: readonly [string, string],
  [phoneKey, phone]: readonly [string, string],
  { email, user_name }: MerchantUpdateBody['credential'],
): Check[] => [
  byRule(nameKey, fullName, fieldRules.fullName),
  byRule(phoneKey, phone, fieldRules.phone),
  ['credential.email', email, matches(emailPattern), 'tidak valid'],
  ['credential.user_name', user_name, () => true, ''],
];

type Address = MerchantUpdateBody['users_address'];

const addressChecks = (at: string, address: Address): Check[] => [
  [`${at}.rt`, address.rt, matches(neighbourhoodPattern), 'harus 3 angka'],
  [`${at}.rw`, address.rw, matches(neighbourhoodPattern), 'harus 3 angka'],
  byRule(`${at}.postal_code`, address.postal_code, fieldRules.postalCode),
  [`${at}.address_detail`, address.address_detail, matches(plainTextPattern), notOnlyDigits],
];

type Shop = Pick<
  SellerRecord,
  'shop_name' | 'address' | 'id_card' | 'slogan' | 'description' | 'latitude' | 'longitude'
>;

const shopChecks = (at: string, shop: Shop): Check[] => [
  [`${at}shop_name`, shop.shop_name, matches(plainTextPattern), notOnlyDigits],
  [`${at}address`, shop.address, matches(plainTextPattern), notOnlyDigits],
  [`${at}id_card`, shop.id_card, matches(nikPattern), 'harus 16 angka'],
  [`${at}slogan`, shop.slogan, matches(plainTextPattern), notOnlyDigits],
  [`${at}description`, shop.description, matches(plainTextPattern), notOnlyDigits],
  [`${at}latitude`, shop.latitude, isDegrees(90), 'tidak valid'],
  [`${at}longitude`, shop.longitude, isDegrees(180), 'tidak valid'],
];

const bankChecks = (bank: MerchantUpdateBody['user_bank']): Check[] => [
  byRule('user_bank.bank_name', bank.bank_name, fieldRules.bankName),
  byRule('user_bank.account_ownership', bank.account_ownership, fieldRules.accountOwnership),
  byRule('user_bank.account_number', String(bank.account_number), fieldRules.accountNumber),
];

/** Checks that each region id exists and belongs to the region above it. `at` is the key of the address in the body. */
export const checkRegions = async (
  { regions }: Context,
  at: string,
  address: Address,
): Promise<FieldError[]> => {
  const chain = [
    ['province_id', address.province_id, ''],
    ['city_id', address.city_id, address.province_id],
    ['district_id', address.district_id, address.city_id],
    ['village_id', address.village_id, address.district_id],
  ] as const;
  for (const [index, [key, id, parent]] of chain.entries()) {
    if (id === '') return [{ name: `${at}.${key}`, message: 'tidak boleh kosong' }];
    const belongs =
      id.split('.').length === index + 1 && id.startsWith(parent) && (await findRegion(regions, id));
    if (!belongs) return [{ name: `${at}.${key}`, message: 'tidak dikenali, pilih kembali' }];
  }
  return [];
};

const pictureErrors = ({ db }: Context, name: string, url: string, secure: boolean): FieldError[] => {
  const message = pictureFault(db.pictures, url, secure);
  return message === undefined ? [] : [{ name, message }];
};

type Photos = Pick<MerchantUpdateBody['merchant_doc'], 'merchant_photo_doc' | 'merchant_ownership_doc'>;

const photoErrors = (context: Context, photos: Photos): FieldError[] =>
  (['merchant_photo_doc', 'merchant_ownership_doc'] as const).flatMap((key) =>
    pictureErrors(context, `merchant_doc.${key}`, photos[key], false),
  );

/** A value that must be unique among sellers, as [name in the body, key of the record, value]. */
type Unique = [name: string, key: 'number_phone' | 'user_name' | 'email' | 'id_card', value: string];

const uniqueErrors = ({ db }: Context, unique: readonly Unique[], ownId?: string): FieldError[] => {
  const others = db.sellers.all().filter(({ id }) => id !== ownId);
  return unique.flatMap(([name, key, value]) =>
    others.some((seller) => seller[key].toLowerCase() === value.toLowerCase())
      ? [{ name, message: 'sudah dipakai pelapak lain' }]
      : [],
  );
};

/** Keeps the first error of each field, in the order of the checks. */
const firstOfEach = (errors: readonly FieldError[]): FieldError[] =>
  [...new Map([...errors].reverse().map((error) => [error.name, error])).values()].reverse();

/**
 * Checks a registration except its regions; empty if it is valid. Like `checkUpdate`, it is synchronous, so that no other
 * request can take the same phone number between the check and the write.
 */
export const checkRegistration = (context: Context, body: MerchantRegisterBody): FieldError[] => {
  const { credential, user_address, merchant, merchant_doc } = body;
  return firstOfEach([
    ...run([
      ...personChecks(['fullname', body.fullname], ['phone_number', body.phone_number], credential),
      ['credential.password', credential.password, isLoginPassword, passwordMessages.loginPassword],
      ...addressChecks('user_address', user_address),
      ...shopChecks('merchant.', merchant),
      ...bankChecks(body.user_bank),
    ]),
    ...pictureErrors(context, 'merchant_doc.id_card_doc', merchant_doc.id_card_doc, true),
    ...photoErrors(context, merchant_doc),
    ...uniqueErrors(context, [
      ['phone_number', 'number_phone', body.phone_number],
      ['credential.user_name', 'user_name', credential.user_name],
      ['credential.email', 'email', credential.email],
      ['merchant.id_card', 'id_card', merchant.id_card],
    ]),
  ]);
};

/** Checks an update of `seller` except its regions; empty if it is valid. */
export const checkUpdate = (
  context: Context,
  body: MerchantUpdateBody,
  seller: SellerRecord,
): FieldError[] => {
  const { credential, users_address, merchant_doc } = body;
  return firstOfEach([
    ...run([
      ...personChecks(['full_name', body.full_name], ['number_phone', body.number_phone], credential),
      ...addressChecks('users_address', users_address),
      ...shopChecks('', body),
      ...bankChecks(body.user_bank),
    ]),
    ...(merchant_doc.id_card_doc
      ? pictureErrors(context, 'merchant_doc.id_card_doc', merchant_doc.id_card_doc, true)
      : []),
    ...photoErrors(context, merchant_doc),
    ...uniqueErrors(
      context,
      [
        ['number_phone', 'number_phone', body.number_phone],
        ['credential.email', 'email', credential.email],
        ['id_card', 'id_card', body.id_card],
      ],
      seller.id,
    ),
  ]);
};
