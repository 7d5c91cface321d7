import { historyEntry } from '../../dataProvider/history/historyWire';
import { type Level, levelOf, sellerIdKey } from '../../dataProvider/tolerantReader';
import {
  answeredList,
  backoffice,
  recordId,
  type Region,
  regionSchema,
  shownFlagOrNull,
  shownFlagOrTrue,
  shownGroup,
  shownInteger,
  shownText,
  tolerant,
  transformed,
  under,
} from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { Transitions } from '../../domain/stateMachine';
import { isVisible } from '../../domain/visibleText';

/** The contract of merchants (specification §3 and §7). Shapes that are not shown there are assumption (reading 23). */

const text = z.string();

/** The same schema for each of these keys. */
const each = <Key extends string, Schema>(schema: Schema, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;

/** Its name alone is shown, but a save needs its id. */
const regionName = transformed(z.string().check(z.refine(isVisible)), (name): Region => ({
  id: '',
  name,
  meta: { lat: '', long: '' },
}));

const region = tolerant(
  z.catch(z.nullish(z.union([regionSchema, regionName])), null),
  z.nullable(regionSchema),
);

/** Body of POST backoffice/get-list-merchant. */
export const merchantListBody = z.strictObject({
  limit: z.int().check(z.positive()),
  offset: z.int().check(z.nonnegative()),
  search: text,
  filter: z.strictObject({ is_active: z.optional(z.boolean()), province_id: z.optional(text) }),
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
  ...each(shownText, 'full_name', 'shop_name', 'number_phone', 'email', 'city'),
  is_active: shownFlagOrNull,
});
export type MerchantRow = z.infer<typeof merchantRow>;

/** Of a row that is nested like the detail, or holds its city as a region. */
const flat = (row: Level, idKey: string): Level => {
  const [users = {}, shop, address] = [row.users, row.merchant_data, row.user_address].map(levelOf);
  const city = row.city ?? address?.city;
  const fields = { ...users, ...shop, ...row };
  return { ...fields, user_id: row[idKey] ?? users[idKey], city: levelOf(city).name ?? city };
};

/** Rows as another host may send them (docs/host.md). */
export const merchantRows = (rows: readonly unknown[]): unknown[] => {
  const idKey = sellerIdKey(rows.flatMap((row) => [row, levelOf(row).users]));
  return rows.map((row) => flat(levelOf(row), idKey));
};

/** Response of GET backoffice/merchant-detail/{merchantId}: 'Merchant detail response' of §3. */
export const merchantDetail = z.object({
  users: shownGroup({ ...each(shownText, 'full_name', 'number_phone', 'email'), is_active: shownFlagOrNull }),
  /** §3 has none; without it the phone number is the user name (reading 15). */
  credential: tolerant(shownGroup({ user_name: shownText }), z.optional(z.object({ user_name: text }))),
  user_address: shownGroup({
    ...each(region, 'province', 'city', 'district', 'village'),
    ...each(shownText, 'postal_code', 'address_detail', 'RT', 'RW'),
  }),
  merchant_data: shownGroup(each(shownText, 'description', 'slogan', 'id_card', 'address', 'shop_name')),
  merchant_doc: shownGroup(each(shownText, 'merchant_ownership_doc', 'merchant_photo_doc')),
  user_bank: shownGroup(each(shownText, 'account_number', 'bank_name', 'account_ownership')),
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

const credential = each(text, 'email', 'user_name');
/** §7's user_address and users_address, without the coordinates. */
const address = {
  ...each(text, 'province_id', 'city_id', 'district_id', 'village_id'),
  ...each(text, 'rt', 'rw', 'postal_code', 'address_detail'),
};
/** The keys of §7's `merchant` in the register body, which are top-level keys of the update body. */
const shop = {
  ...each(text, 'shop_name', 'address', 'latitude', 'longitude'),
  ...each(text, 'id_card', 'slogan', 'description'),
};
const bank = each(text, 'bank_name', 'account_ownership');

/** Body of POST backoffice/merchant/register, key for key as in §7. */
export const merchantRegisterBody = z.strictObject({
  ...each(text, 'fullname', 'phone_number'),
  credential: z.strictObject({ ...credential, password: text }),
  platform: z.strictObject(each(text, 'device_id', 'device_name', 'os', 'version')),
  user_picture: text,
  user_address: z.strictObject({ ...address, ...each(text, 'latitude', 'longitude') }),
  merchant: z.strictObject(shop),
  merchant_doc: z.strictObject(each(text, 'id_card_doc', 'merchant_photo_doc', 'merchant_ownership_doc')),
  user_bank: z.strictObject({ ...bank, account_number: text }),
});
export type MerchantRegisterBody = z.infer<typeof merchantRegisterBody>;

/** Body of POST backoffice/update-profile-merchant, key for key as in §7: addresses are strings, account numbers numbers. */
export const merchantUpdateBody = z.strictObject({
  ...each(text, 'user_id', 'full_name', 'number_phone'),
  is_active: z.boolean(),
  credential: z.strictObject(credential),
  users_address: z.strictObject(address),
  ...shop,
  merchant_doc: z.strictObject({
    /** Present only for a photo uploaded in this edit, because the detail has no document of the stored one (assumption). */
    id_card_doc: z.optional(text),
    ...each(text, 'merchant_photo_doc', 'merchant_ownership_doc'),
  }),
  /** A string only if a number would lose digits (reading 5). */
  user_bank: z.strictObject({ ...bank, account_number: z.union([z.int(), text]) }),
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
