import { z } from 'zod/mini';
import type { MerchantDetail, MerchantRow } from '../../src/areas/seller/sellerWire';
import { ancestry, findRegion, type RegionSource } from '../regions/regionSource';
import type { Switches } from '../server/switches';
import { storedHistory } from '../world/stored';

/** A seller as the server stores it. Region ids are Kemendagri codes; the documents are URLs of the picture store. */
export const storedSeller = z.object({
  id: z.string(),
  full_name: z.string(),
  number_phone: z.string(),
  email: z.string(),
  user_name: z.string(),
  is_active: z.boolean(),
  village_id: z.string(),
  /** Name of the city, shown in the list. */
  city: z.string(),
  postal_code: z.string(),
  rt: z.string(),
  rw: z.string(),
  address_detail: z.string(),
  shop_name: z.string(),
  address: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  id_card: z.string(),
  slogan: z.string(),
  description: z.string(),
  id_card_doc: z.string(),
  merchant_photo_doc: z.string(),
  merchant_ownership_doc: z.string(),
  bank_name: z.string(),
  account_ownership: z.string(),
  account_number: z.string(),
  /** Changes of status and data, oldest first. */
  history: z.optional(storedHistory),
});
export type SellerRecord = z.infer<typeof storedSeller>;

/** Returns a row of get-list-merchant (reading 23). */
export const rowOf = (seller: SellerRecord): MerchantRow => ({
  user_id: seller.id,
  full_name: seller.full_name,
  shop_name: seller.shop_name,
  number_phone: seller.number_phone,
  email: seller.email,
  city: seller.city,
  is_active: seller.is_active,
});

/** The detail in a response; the client reads a missing user name as an empty one. */
type AnsweredDetail = Omit<MerchantDetail, 'credential'> & Partial<Pick<MerchantDetail, 'credential'>>;

/**
 * Returns the response of merchant-detail with exactly the keys of specification §3: no user name, unless the switch adds
 * it. The ID card picture has its own endpoint.
 */
export const detailOf = async (
  seller: SellerRecord,
  regions: RegionSource,
  { detailUserName }: Pick<Switches, 'detailUserName'>,
): Promise<AnsweredDetail> => {
  const [province, city, district, village] = await Promise.all(
    ancestry(seller.village_id).map((code) => findRegion(regions, code)),
  );
  return {
    users: {
      full_name: seller.full_name,
      number_phone: seller.number_phone,
      email: seller.email,
      is_active: seller.is_active,
    },
    ...(detailUserName && { credential: { user_name: seller.user_name } }),
    user_address: {
      province,
      city,
      district,
      village,
      postal_code: seller.postal_code,
      address_detail: seller.address_detail,
      RT: seller.rt,
      RW: seller.rw,
    },
    merchant_data: {
      description: seller.description,
      slogan: seller.slogan,
      id_card: seller.id_card,
      address: seller.address,
      shop_name: seller.shop_name,
    },
    merchant_doc: {
      merchant_ownership_doc: seller.merchant_ownership_doc,
      merchant_photo_doc: seller.merchant_photo_doc,
    },
    user_bank: {
      account_number: seller.account_number,
      bank_name: seller.bank_name,
      account_ownership: seller.account_ownership,
    },
    is_merchant: true,
  };
};
