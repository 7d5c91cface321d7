import type { DataProvider } from 'ra-core';
import { findOther, rowsFoundBy } from '../OtherSeller';
import type { Seller, SellerForm, SellerRow } from '../sellerModel';
import { plainName } from './columns';

/** Another seller than that of a row, with the same `field`. */
export type Other = { seller: SellerRow; isSame: false; field: 'phoneNumber' | 'email' };

/** An existing seller: that of a row, whose NIK may have been changed since, or another one. */
export type Found = { seller: SellerRow; isSame: true; hasOtherNik: boolean } | Other;

/** By NIK, or else by phone number or email. A NIK can be corrected later; account numbers may be shared, so they do not count. */
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
