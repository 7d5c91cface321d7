import type { DataProvider } from 'ra-core';
import { largestPage } from '../../config';
import { plainName } from '../../domain/cleanText';
import { normalisePhone } from '../../domain/digits';
import { type Seller, sellerResource, type SellerRow, type SellerValues } from './sellerModel';

export type OwnNumber = keyof Pick<SellerValues, 'phoneNumber' | 'nikNumber' | 'account_number'>;

type Sought = {
  source: OwnNumber;
  value: string;
  /** The form's own seller, who is never reported. */
  ownId?: string | undefined;
};

/** The most details that are read to compare a number that rows do not have. */
const maxDetails = 3;

export const nameOf = ({ storeName, fullName, id }: SellerRow): string => storeName || fullName || id;

const rowsFoundBy = async (
  dataProvider: DataProvider,
  q: string,
  signal?: AbortSignal,
): Promise<SellerRow[]> => {
  const { data } = await dataProvider.getList<SellerRow>(sellerResource, {
    pagination: { page: 1, perPage: largestPage },
    sort: { field: 'storeName', order: 'ASC' },
    filter: { q },
    signal,
  });
  return data;
};

/** A NIK or account number, which rows lack, is compared with the details of those that no visible field explains. */
export const findOther = async (
  dataProvider: DataProvider,
  { source, value, ownId }: Sought,
  signal?: AbortSignal,
): Promise<SellerRow | null> => {
  const rows = await rowsFoundBy(dataProvider, value, signal);
  const others = rows.filter(({ id }) => id !== ownId);
  if (source === 'phoneNumber')
    return others.find(({ phoneNumber }) => normalisePhone(phoneNumber) === value) ?? null;
  const matchedByHiddenField = others.filter(
    ({ storeName, fullName, phoneNumber, email }) =>
      ![storeName, fullName, phoneNumber, email].some((text) => text.includes(value)),
  );
  for (const row of matchedByHiddenField.slice(0, maxDetails)) {
    const { data: seller } = await dataProvider.getOne<Seller>(sellerResource, { id: row.id, signal });
    if (seller[source] === value) return row;
  }
  return null;
};

/** Another seller than that of a row, with the same `field`. */
export type Other = { seller: SellerRow; isSame: false; field: 'phoneNumber' | 'email' };

/** An existing seller: that of a row, whose NIK may have been changed since, or another one. */
export type Found = { seller: SellerRow; isSame: true; hasOtherNik: boolean } | Other;

/** By NIK, or else by phone number or email. A NIK can be corrected later; account numbers may be shared, so they do not count. */
export const findRegistered = async (
  dataProvider: DataProvider,
  { nikNumber, phoneNumber, email, fullName }: SellerValues,
  signal?: AbortSignal,
): Promise<Found | null> => {
  const find = (source: 'nikNumber' | 'phoneNumber', value: string) =>
    findOther(dataProvider, { source, value }, signal);
  const [byNik, byPhone, rows] = await Promise.all([
    find('nikNumber', nikNumber),
    find('phoneNumber', phoneNumber),
    rowsFoundBy(dataProvider, email, signal),
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
    const { data } = await dataProvider.getOne<Seller>(sellerResource, { id: seller.id, signal });
    const hasOtherNik = data.nikNumber !== nikNumber;
    if (!hasOtherNik || plainName(seller.fullName) === plainName(fullName))
      return { seller, isSame: true, hasOtherNik };
  }
  return others[0] ?? null;
};

/** True for what may be the result of a registration whose response was lost. */
export const isJustRegistered = (found: Found | null): boolean =>
  found?.isSame === true && !found.hasOtherNik;
