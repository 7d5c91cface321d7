import type { DataProvider } from 'ra-core';
import { findOther, rowsFoundBy } from '../OtherSeller';
import type { Seller, SellerForm, SellerRow } from '../sellerModel';
import { plainName } from './columns';

/** Another seller than that of a row, with the same `field`. */
export type Other = { seller: SellerRow; isSame: false; field: 'phoneNumber' | 'email' };

/** An existing seller: that of a row, whose NIK may have been changed since, or another one. */
export type Found = { seller: SellerRow; isSame: true; hasOtherNik: boolean } | Other;

/**
 * Finds the existing seller with the NIK of a row, or else with its phone number or email; null if there is none. The same
 * name with one of these two is the same seller, because a NIK can be corrected later. Account numbers are not compared,
 * because two people may share one.
 */
export const findRegistered = async (
  dataProvider: DataProvider,
  resource: string,
  { nikNumber, phoneNumber, email, fullName }: SellerForm,
  signal?: AbortSignal,
): Promise<Found | null> => {
  const find = (source: 'nikNumber' | 'phoneNumber', value: string) =>
    findOther(dataProvider, resource, { source, value, ownId: undefined }, signal);
  const [byNik, byPhone, rows] = await Promise.all([
    find('nikNumber', nikNumber),
    find('phoneNumber', phoneNumber),
    rowsFoundBy(dataProvider, resource, email, signal),
  ]);
  if (byNik) return { seller: byNik, isSame: true, hasOtherNik: false };
  const byEmail = rows.find((row) => row.email.toLowerCase() === email.toLowerCase());
  const others: Other[] = [
    ...(byPhone ? [{ seller: byPhone, isSame: false, field: 'phoneNumber' } as const] : []),
    ...(byEmail && byEmail.id !== byPhone?.id
      ? [{ seller: byEmail, isSame: false, field: 'email' } as const]
      : []),
  ];
  for (const { seller } of others) {
    // Compares the detail's NIK, because a host's search may not cover NIKs.
    const { data } = await dataProvider.getOne<Seller>(resource, { id: seller.id, signal });
    const hasOtherNik = data.nikNumber !== nikNumber;
    if (!hasOtherNik || plainName(seller.fullName) === plainName(fullName))
      return { seller, isSame: true, hasOtherNik };
  }
  return others[0] ?? null;
};

/** True for what may be the result of a registration whose response was lost. */
export const isJustRegistered = (found: Found | null): boolean =>
  found?.isSame === true && !found.hasOtherNik;
