import type { DataProvider } from 'ra-core';
import { findOther } from '../inputs/otherSeller';
import type { Seller, SellerForm, SellerRow } from '../sellerRecord';

/**
 * The seller with the numbers of a row. `isSame` is true for the same NIK, false for another seller with the same phone
 * number.
 */
export type Found = { seller: SellerRow; isSame: boolean };

/**
 * Finds the existing seller with the NIK of a row, or else with its phone number; null if there is none. Account numbers
 * are not compared, because two people may share one (docs/decisions/0080).
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
  // Compares the detail's NIK, because a host's search may not cover NIKs.
  const { data } = await dataProvider.getOne<Seller>(resource, { id: byPhone.id, signal });
  return { seller: byPhone, isSame: data.nikNumber === nikNumber };
};
