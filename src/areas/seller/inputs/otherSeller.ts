import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useResourceContext } from 'ra-core';
import { largestPage } from '../../../config';
import { normalisePhone } from '../../../domain/phone';
import type { Seller, SellerForm, SellerRow } from '../sellerRecord';
import { createRules } from '../sellerRules';

/** The numbers that should be unique among sellers. */
export type OwnNumber = keyof Pick<SellerForm, 'phoneNumber' | 'nikNumber' | 'account_number'>;

type Question = {
  source: OwnNumber;
  value: string;
  /** Id of the form's own seller, which is never reported. */
  ownId: string | undefined;
};

/** Maximum number of details that are read to compare a number that rows do not have. */
const maxDetails = 3;

/** Returns the name of the shop; without one, that of the person. */
export const nameOf = ({ storeName, fullName, id }: SellerRow): string => storeName || fullName || id;

/** Reads the rows that a search finds. @throws ApiError */
export const rowsFoundBy = async (
  dataProvider: DataProvider,
  resource: string,
  q: string,
  signal?: AbortSignal,
): Promise<SellerRow[]> => {
  const { data } = await dataProvider.getList<SellerRow>(resource, {
    pagination: { page: 1, perPage: largestPage },
    sort: { field: 'storeName', order: 'ASC' },
    filter: { q },
    signal,
  });
  return data;
};

const isValid = ({ source, value }: Question): boolean =>
  value !== '' && createRules[source].every((rule) => rule(value, {}, {}) === undefined);

/**
 * Finds another seller with this number. Rows have the phone number; a NIK or account number is compared with the details
 * of those rows that the search did not find by a visible field.
 */
export const findOther = async (
  dataProvider: DataProvider,
  resource: string,
  { source, value, ownId }: Question,
  signal?: AbortSignal,
): Promise<SellerRow | null> => {
  const rows = await rowsFoundBy(dataProvider, resource, value, signal);
  const others = rows.filter(({ id }) => id !== ownId);
  if (source === 'phoneNumber')
    return others.find(({ phoneNumber }) => normalisePhone(phoneNumber) === value) ?? null;
  const matchedByHiddenField = others.filter(
    ({ storeName, fullName, phoneNumber, email }) =>
      ![storeName, fullName, phoneNumber, email].some((text) => text.includes(value)),
  );
  for (const row of matchedByHiddenField.slice(0, maxDetails)) {
    const { data: seller } = await dataProvider.getOne<Seller>(resource, { id: row.id, signal });
    if (seller[source] === value) return row;
  }
  return null;
};

/**
 * Finds another seller with the typed number: undefined while loading, null if there is none or the request fails. Invalid
 * values are not looked up, and no value is looked up twice until a save.
 */
export const useOtherSeller = (question: Question): SellerRow | null | undefined => {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { source, value, ownId } = question;
  const { data } = useQuery({
    queryKey: [resource, 'read', 'otherSeller', source, value, ownId],
    queryFn: async ({ signal }) => {
      try {
        return await findOther(dataProvider, resource, question, signal);
      } catch {
        // Ignores the error: it is only a hint, and the server validates the number on save.
        return null;
      }
    },
    enabled: isValid(question),
    staleTime: Infinity,
  });
  return data;
};
