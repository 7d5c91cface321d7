import type { SellerRecord } from '../../mocks/merchants/sellerRecord';
import type { createMockServer } from '../../mocks/node';
import { ancestry } from '../../mocks/regions/regionSource';
import { sendTo } from '../mocks/callsTo';

type Api = ReturnType<typeof createMockServer>;

/**
 * Somebody else at another computer, who changes a record through the embedded API while a form is open. Their requests
 * carry no version, as those of another program might.
 */
export const colleague = (api: Api, account = 'superadmin') => {
  const send = async (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<void> => {
    const { token } = api.signIn(account);
    const address = `${method} backoffice/${path}`;
    const response = await sendTo(location.origin, address, { token: token.access_token, body });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  };

  return {
    send,
    /** Saves a seller with these changes, as the body of §7 has it. */
    saveSeller: (id: string, changes: Partial<SellerRecord>): Promise<void> => {
      const stored = api.db.sellers.get(id);
      if (!stored) throw new Error(`No seller ${id}`);
      const seller = { ...stored, ...changes };
      const of = (...fields: (keyof SellerRecord)[]): object =>
        Object.fromEntries(fields.map((field) => [field, seller[field]]));
      const [province_id, city_id, district_id, village_id] = ancestry(seller.village_id);
      const region = { province_id, city_id, district_id, village_id };
      return send('POST', 'update-profile-merchant', {
        user_id: id,
        ...of('full_name', 'number_phone', 'is_active', 'id_card', 'shop_name', 'slogan', 'description'),
        ...of('address', 'latitude', 'longitude'),
        credential: of('user_name', 'email'),
        users_address: { ...region, ...of('rt', 'rw', 'postal_code', 'address_detail') },
        merchant_doc: of('merchant_photo_doc', 'merchant_ownership_doc'),
        user_bank: of('bank_name', 'account_ownership', 'account_number'),
      });
    },
  };
};
