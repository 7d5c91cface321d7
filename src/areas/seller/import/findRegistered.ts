import type { DataProvider } from 'ra-core';
import { findOther } from '../inputs/otherSeller';
import type { Seller, SellerForm, SellerRow } from '../sellerRecord';

/** Who has the numbers of a row: the same seller, by the NIK, or another one with the same phone number. */
export type Found = { seller: SellerRow; isSame: boolean };

/**
 * The seller of the server with the NIK of a row, or else with its phone number; null where there is none. Two people may
 * share an account number, so that one says nothing (docs/decisions/0080).
 * @throws ApiError
 */
export const findRegistered = async (
  dataProvider: DataProvider,
  resource: string,
  { nikNumber, phoneNumber }: SellerForm,
  signal?: AbortSignal,
): Promise<Found | null> => {
  const find = (source: 'nikNumber' | 'phoneNumber', value: string) =>
    findOther(dataProvider, resource, { source, value, ownId: undefined }, signal);
  const [byNik, byPhone] = await Promise.all([
    find('nikNumber', nikNumber),
    find('phoneNumber', phoneNumber),
  ]);
  if (byNik) return { seller: byNik, isSame: true };
  if (!byPhone) return null;
  // A host whose search knows no NIK says it in the detail.
  const { data } = await dataProvider.getOne<Seller>(resource, { id: byPhone.id, signal });
  return { seller: byPhone, isSame: data.nikNumber === nikNumber };
};
