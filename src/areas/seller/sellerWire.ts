import { backoffice } from '../../dataProvider/backoffice';
import { historyEntry } from '../../dataProvider/history/historyWire';
import { type Level, levelOf, sellerIdKey } from '../../dataProvider/tolerantReader';
import {
  answeredList,
  recordId,
  type Region,
  regionSchema,
  shownFlagOrNull,
  shownFlagOrTrue,
  shownGroup,
  shownInteger,
  shownText,
  tolerant,
  under,
} from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { Transitions } from '../../domain/stateMachine';
import { isVisible } from '../../domain/visibleText';

/** The contract of merchants (specification §3 and §7). Shapes that are not shown there are assumption (reading 23). */

/** Its name alone is shown, but a save needs its id. */
const regionName = z.pipe(
  z.string().check(z.refine(isVisible)),
  z.transform((name): Region => ({ id: '', name, meta: { lat: '', long: '' } })),
);

const region = tolerant(
  z.catch(z.nullish(z.union([regionSchema, regionName])), null),
  z.nullable(regionSchema),
);

/** Body of POST backoffice/get-list-merchant. */
export const merchantListBody = z.strictObject({
  limit: z.int().check(z.positive()),
  offset: z.int().check(z.nonnegative()),
  search: z.string(),
  filter: z.strictObject({ is_active: z.optional(z.boolean()), province_id: z.optional(z.string()) }),
  sort: z.optional(
    z.strictObject({
      field: z.enum(['shop_name', 'full_name', 'number_phone', 'email', 'city', 'is_active']),
      order: z.enum(['ASC', 'DESC']),
    }),
  ),
});
export type MerchantListBody = z.infer<typeof merchantListBody>;

export const merchantRow = z.object({
  user_id: recordId,
  full_name: shownText,
  shop_name: shownText,
  number_phone: shownText,
  email: shownText,
  city: shownText,
  is_active: shownFlagOrNull,
});
export type MerchantRow = z.infer<typeof merchantRow>;

/** Of a row that is nested like the detail, or holds its city as a region. */
const flat = (row: Level, idKey: string): Level => {
  const [users = {}, shop, address] = [row.users, row.merchant_data, row.user_address].map(levelOf);
  const city = row.city ?? address?.city;
  const fields = { ...users, ...shop, ...row };
  return { ...fields, user_id: row[idKey] ?? users[idKey], city: levelOf(city)?.name ?? city };
};

/** Rows as another host may send them (docs/host.md). */
export const merchantRows = (rows: readonly unknown[]): unknown[] => {
  const idKey = sellerIdKey(rows.flatMap((row) => [row, levelOf(row)?.users]));
  return rows.map((row) => flat(levelOf(row) ?? {}, idKey));
};

/** Response of GET backoffice/merchant-detail/{merchantId}: 'Merchant detail response' of §3. */
export const merchantDetail = z.object({
  users: shownGroup({
    full_name: shownText,
    number_phone: shownText,
    email: shownText,
    is_active: shownFlagOrNull,
  }),
  /** §3 has none; without it the phone number is the user name (reading 15). */
  credential: tolerant(shownGroup({ user_name: shownText }), z.optional(z.object({ user_name: z.string() }))),
  user_address: shownGroup({
    province: region,
    city: region,
    district: region,
    village: region,
    postal_code: shownText,
    address_detail: shownText,
    RT: shownText,
    RW: shownText,
  }),
  merchant_data: shownGroup({
    description: shownText,
    slogan: shownText,
    id_card: shownText,
    address: shownText,
    shop_name: shownText,
  }),
  merchant_doc: shownGroup({ merchant_ownership_doc: shownText, merchant_photo_doc: shownText }),
  user_bank: shownGroup({ account_number: shownText, bank_name: shownText, account_ownership: shownText }),
  is_merchant: shownFlagOrTrue,
});
export type MerchantDetail = z.infer<typeof merchantDetail>;

const groups = ['users', 'user_address', 'merchant_data', 'merchant_doc', 'user_bank'] as const;

/** Rejects a response without any group of §3, because it describes no seller. */
const someGroup: z.ZodMiniType<Record<string, unknown>> = z.union(
  groups.map((name) => z.looseObject({ [name]: z.looseObject({}) })),
);

export const merchantDetailResponse = under(
  'payload',
  tolerant(z.pipe(someGroup, merchantDetail), merchantDetail),
);

const credential = { email: z.string(), user_name: z.string() };
/** §7's user_address and users_address, without the coordinates. */
const address = {
  province_id: z.string(),
  city_id: z.string(),
  district_id: z.string(),
  village_id: z.string(),
  rt: z.string(),
  rw: z.string(),
  postal_code: z.string(),
  address_detail: z.string(),
};
/** The keys of §7's `merchant` in the register body, which are top-level keys of the update body. */
const shop = {
  shop_name: z.string(),
  address: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  id_card: z.string(),
  slogan: z.string(),
  description: z.string(),
};
const bank = { bank_name: z.string(), account_ownership: z.string() };

/** Body of POST backoffice/merchant/register, key for key as in §7. */
export const merchantRegisterBody = z.strictObject({
  fullname: z.string(),
  phone_number: z.string(),
  credential: z.strictObject({ ...credential, password: z.string() }),
  platform: z.strictObject({
    device_id: z.string(),
    device_name: z.string(),
    os: z.string(),
    version: z.string(),
  }),
  user_picture: z.string(),
  user_address: z.strictObject({ ...address, latitude: z.string(), longitude: z.string() }),
  merchant: z.strictObject(shop),
  merchant_doc: z.strictObject({
    id_card_doc: z.string(),
    merchant_photo_doc: z.string(),
    merchant_ownership_doc: z.string(),
  }),
  user_bank: z.strictObject({ ...bank, account_number: z.string() }),
});
export type MerchantRegisterBody = z.infer<typeof merchantRegisterBody>;

/** Body of POST backoffice/update-profile-merchant, key for key as in §7: addresses are strings, account numbers numbers. */
export const merchantUpdateBody = z.strictObject({
  user_id: z.string(),
  full_name: z.string(),
  number_phone: z.string(),
  is_active: z.boolean(),
  credential: z.strictObject(credential),
  users_address: z.strictObject(address),
  ...shop,
  merchant_doc: z.strictObject({
    /** Present only for a photo uploaded in this edit, because the detail has no document of the stored one (assumption). */
    id_card_doc: z.optional(z.string()),
    merchant_photo_doc: z.string(),
    merchant_ownership_doc: z.string(),
  }),
  /** A string only if a number would lose digits (reading 5). */
  user_bank: z.strictObject({ ...bank, account_number: z.union([z.int(), z.string()]) }),
});
export type MerchantUpdateBody = z.infer<typeof merchantUpdateBody>;

/** assumption (reading 13). */
export const merchantPath = (id: string) => `${backoffice}/merchant/${encodeURIComponent(id)}`;

/**
 * Assumption: a deactivation requires a reason, which the update body of §7 cannot hold. So it has its own call `POST
 * merchant/{merchantId}/deactivate` { reason }, and `/activate` {}, like the actions of the other areas. If a host responds
 * with 404 or 405, the update sets the status without a reason.
 */
export const sellerTransitions = {
  deactivate: { from: ['AKTIF'], to: 'TIDAK_AKTIF', reason: true },
  activate: { from: ['TIDAK_AKTIF'], to: 'AKTIF' },
} as const satisfies Transitions<'AKTIF' | 'TIDAK_AKTIF'>;

/** Assumption: the history of a seller, oldest first. The detail of §3 does not contain it. */
export const merchantHistoryPath = (id: string) => `${merchantPath(id)}/history`;
export const merchantHistory = answeredList(historyEntry);

/** Assumption: the internal notes on a seller (dataProvider/history/historyWire.ts). */
export const merchantNotesPath = (id: string) => `${merchantPath(id)}/notes`;

/** Assumption: `open_orders` are unfinished, `waiting_top_ups` may still be approved or be missing; `balance` is in rupiah. */
export const merchantSummaryPath = (id: string) => `${merchantPath(id)}/summary`;
export const merchantSummary = under(
  'payload',
  z.object({
    products: shownInteger,
    open_orders: shownInteger,
    /** 0 for a host that does not count them. */
    waiting_top_ups: z.prefault(shownInteger, 0),
    balance: shownInteger,
  }),
);
