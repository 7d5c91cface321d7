import type { HttpHandler } from 'msw';
import {
  merchantListBody,
  type MerchantRegisterBody,
  merchantRegisterBody,
  type MerchantUpdateBody,
  merchantUpdateBody,
} from '../../src/areas/seller/sellerWire';
import { groupedFigures } from '../../src/domain/format/rupiah';
import { findRegion } from '../regions/regionSource';
import { logRemoval } from '../rest/activityLog';
import { doneOnce, forgetAnswers } from '../rest/doneOnce';
import { noteHandlers, removeNotes } from '../rest/notes';
import { entryNow } from '../rest/recordHistory';
import { longestPage, longestSearch, tooLongSearch } from '../rest/restQuery';
import { forgetChange, noteChange, refuseOutdated, versionHeaders } from '../rest/versions';
import { envelope, refuse, refuseFields, refuseMissing, succeed } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import { checkRegions, checkRegistration, checkUpdate } from './merchantChecks';
import { merchantActionHandlers, withHistory } from './merchantStatus';
import { deleteRefusal, productsOf, summaryOf } from './merchantSummary';
import { detailOf, rowOf } from './sellerRecord';

const resource = 'member-list/seller';

/** The sellers as an area of the activity log. */
export const sellerArea = { resource, permission: 'PELAPAK', called: 'shop_name' } as const;

/** Returns the columns of the address where a seller lives; `city` is the name of its city. */
const homeOf = (
  { village_id, postal_code, rt, rw, address_detail }: MerchantUpdateBody['users_address'],
  city: string,
) => ({ village_id, city, postal_code, rt, rw, address_detail });

const notFound = () => refuseMissing('Data pelapak');

/** Creates the merchant endpoints of specification §7, and the undocumented ones of sellerWire.ts (assumption). */
export const merchantHandlers = (context: Context): HttpHandler[] => {
  const { db, regions } = context;
  const cityOf = async (id: string): Promise<string> => (await findRegion(regions, id))?.name ?? '';

  return [
    endpoint(
      context,
      'POST backoffice/get-list-merchant',
      { access: { read: 'PELAPAK' }, body: merchantListBody },
      ({ body }) => {
        if (body.limit > longestPage)
          return refuse(
            400,
            `Satu halaman maksimal ${groupedFigures(longestPage)} baris. Kurangi jumlah barisnya.`,
          );
        if (body.search.length > longestSearch) return refuse(400, tooLongSearch);
        const { page, total } = db.merchantSearch.find(body);
        return succeed({ payload: page.map(rowOf), total });
      },
    ),

    endpoint(
      context,
      'GET backoffice/merchant-detail/:id',
      { access: { read: 'PELAPAK' } },
      async ({ params }) => {
        const seller = db.sellers.get(params.id ?? '');
        if (!seller) return notFound();
        return succeed(
          { payload: await detailOf(seller, regions, context.switches) },
          undefined,
          versionHeaders(context, resource, seller),
        );
      },
    ),

    endpoint(
      context,
      'POST backoffice/merchant/register',
      { access: { write: 'PELAPAK' }, body: merchantRegisterBody },
      async (call) => {
        const { user_address, merchant, credential } = call.body;
        const wrongRegions = await checkRegions(context, 'user_address', user_address);
        const city = await cityOf(user_address.city_id);
        const register = doneOnce<MerchantRegisterBody>(
          context,
          resource,
          ({ body, account }) => {
            const errors = [...checkRegistration(context, body), ...wrongRegions];
            if (errors.length > 0) return refuseFields(errors);
            const id = crypto.randomUUID();
            db.sellers.put({
              id,
              full_name: body.fullname,
              number_phone: body.phone_number,
              email: credential.email,
              user_name: credential.user_name,
              is_active: true,
              ...homeOf(user_address, city),
              ...merchant,
              ...body.merchant_doc,
              ...body.user_bank,
              history: [entryNow(account, { action: 'create', from: '', to: 'AKTIF' })],
            });
            noteChange(context, resource, { id }, account);
            return envelope({ payload: { user_id: id } }, 'Pelapak berhasil didaftarkan');
          },
          // The form sends exactly §7, without a key; an import sends a key.
          { isKeyOptional: true },
        );
        // Stores both the seller and the response, or neither.
        return db.transaction(() => register(call));
      },
    ),

    endpoint(
      context,
      'POST backoffice/update-profile-merchant',
      { access: { write: 'PELAPAK' }, body: merchantUpdateBody },
      async ({ request, body, account }) => {
        const { users_address, credential, merchant_doc, user_bank } = body;
        const wrongRegions = await checkRegions(context, 'users_address', users_address);
        const city = await cityOf(users_address.city_id);
        const seller = db.sellers.get(body.user_id);
        if (!seller) return notFound();
        const outdated = refuseOutdated(request, seller);
        if (outdated) return outdated;
        const errors = [...checkUpdate(context, body, seller), ...wrongRegions];
        if (errors.length > 0) return refuseFields(errors);
        const changed = {
          id: seller.id,
          full_name: body.full_name,
          number_phone: body.number_phone,
          email: credential.email,
          // An update never changes the user name, because a client that does not receive it can only guess (reading 15).
          user_name: seller.user_name,
          is_active: body.is_active,
          ...homeOf(users_address, city),
          shop_name: body.shop_name,
          address: body.address,
          latitude: body.latitude,
          longitude: body.longitude,
          id_card: body.id_card,
          slogan: body.slogan,
          description: body.description,
          merchant_photo_doc: merchant_doc.merchant_photo_doc,
          merchant_ownership_doc: merchant_doc.merchant_ownership_doc,
          // Keeps the stored photo unless a new one is sent.
          id_card_doc: merchant_doc.id_card_doc || seller.id_card_doc,
          bank_name: user_bank.bank_name,
          account_ownership: user_bank.account_ownership,
          account_number: String(user_bank.account_number),
        };
        // Needs a new transaction, because the one around the handler ended at the first await.
        db.transaction(() => {
          db.sellers.put(withHistory(seller, changed, account));
          noteChange(context, resource, seller, account);
        });
        return succeed({ payload: { user_id: seller.id } }, 'Data pelapak berhasil diubah');
      },
    ),

    endpoint(
      context,
      'GET backoffice/merchant/:id/history',
      { access: { read: 'PELAPAK' } },
      ({ params }) => {
        const seller = db.sellers.get(params.id ?? '');
        return seller ? succeed({ payload: seller.history ?? [] }) : notFound();
      },
    ),

    endpoint(
      context,
      'GET backoffice/merchant/:id/summary',
      { access: { read: 'PELAPAK' } },
      ({ params }) => {
        const seller = db.sellers.get(params.id ?? '');
        return seller ? succeed({ payload: summaryOf(seller, db.collections) }) : notFound();
      },
    ),

    ...merchantActionHandlers(context),
    ...noteHandlers(context, { resource, path: 'merchant', permission: 'PELAPAK' }),

    endpoint(
      context,
      'DELETE backoffice/merchant/:id',
      { access: { write: 'PELAPAK' } },
      ({ params, account }) => {
        const seller = db.sellers.get(params.id ?? '');
        if (!seller) return notFound();
        const refusal = deleteRefusal(seller, db.collections);
        if (refusal !== undefined) return refuse(409, refusal);
        logRemoval(db, sellerArea, seller, account);
        // Otherwise its products would stay on sale, in a shop that nobody can open.
        for (const { id } of productsOf(seller, db.collections))
          db.collections.get('product-list')?.remove(id);
        db.sellers.remove(seller.id);
        forgetChange(context, resource, seller);
        removeNotes(db, resource, seller.id);
        forgetAnswers(db, seller.id);
        return succeed(null, 'Data pelapak berhasil dihapus');
      },
    ),
  ];
};
