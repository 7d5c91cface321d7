import type { SellerRecord } from '../../mocks/merchants/sellerRecord';
import type { createMockServer } from '../../mocks/node';
import { ancestry } from '../../mocks/regions/regionSource';
import { clientHeaders } from './clientHeaders';

type Api = ReturnType<typeof createMockServer>;

/**
 * Somebody else at another computer, who changes a record through the embedded API while a form is open. Their requests
 * carry no version, as those of another program might.
 */
export const colleague = (api: Api, account = 'superadmin') => {
  const send = async (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<void> => {
    const response = await fetch(`${location.origin}/users-services/api/v1/backoffice/${path}`, {
      method,
      headers: {
        ...clientHeaders,
        Authorization: `Bearer ${api.signIn(account).token.access_token}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  };

  return {
    send,
    /** Saves a seller with these changes, as the body of §7 has it. */
    saveSeller: (id: string, changes: Partial<SellerRecord>): Promise<void> => {
      const stored = api.db.sellers.get(id);
      if (!stored) throw new Error(`No seller ${id}`);
      const seller = { ...stored, ...changes };
      const [province_id, city_id, district_id, village_id] = ancestry(seller.village_id);
      return send('POST', 'update-profile-merchant', {
        user_id: id,
        full_name: seller.full_name,
        number_phone: seller.number_phone,
        is_active: seller.is_active,
        credential: { user_name: seller.user_name, email: seller.email },
        users_address: {
          province_id,
          city_id,
          district_id,
          village_id,
          rt: seller.rt,
          rw: seller.rw,
          postal_code: seller.postal_code,
          address_detail: seller.address_detail,
        },
        shop_name: seller.shop_name,
        address: seller.address,
        latitude: seller.latitude,
        longitude: seller.longitude,
        id_card: seller.id_card,
        slogan: seller.slogan,
        description: seller.description,
        merchant_doc: {
          merchant_photo_doc: seller.merchant_photo_doc,
          merchant_ownership_doc: seller.merchant_ownership_doc,
        },
        user_bank: {
          bank_name: seller.bank_name,
          account_ownership: seller.account_ownership,
          account_number: seller.account_number,
        },
      });
    },
  };
};
