import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useResourceContext } from 'ra-core';
import { largestPage } from '../../../config';
import { normalisePhone } from '../../../domain/phone';
import type { Seller, SellerForm, SellerRow } from '../sellerRecord';
import { createRules } from '../sellerRules';

/** The numbers of a form that no two sellers should share. */
export type OwnNumber = keyof Pick<SellerForm, 'phoneNumber' | 'nikNumber' | 'account_number'>;

type Question = {
  source: OwnNumber;
  value: string;
  /** The seller of the form, which is never the other one. */
  ownId: string | undefined;
};

/** Details that are read to compare a number which no row holds. */
const mostDetails = 3;

const isSound = ({ source, value }: Question): boolean =>
  value !== '' && createRules[source].every((rule) => rule(value, {}, {}) === undefined);

/**
 * Another seller with this number. Rows hold the phone number; a NIK or an account number is compared with the details of
 * the rows that the search found by nothing else.
 * @throws ApiError
 */
export const findOther = async (
  dataProvider: DataProvider,
  resource: string,
  { source, value, ownId }: Question,
  signal?: AbortSignal,
): Promise<SellerRow | null> => {
  const { data } = await dataProvider.getList<SellerRow>(resource, {
    pagination: { page: 1, perPage: largestPage },
    sort: { field: 'storeName', order: 'ASC' },
    filter: { q: value },
    signal,
  });
  const others = data.filter(({ id }) => id !== ownId);
  if (source === 'phoneNumber')
    return others.find(({ phoneNumber }) => normalisePhone(phoneNumber) === value) ?? null;
  const unexplained = others.filter(
    ({ storeName, fullName, phoneNumber, email }) =>
      ![storeName, fullName, phoneNumber, email].some((text) => text.includes(value)),
  );
  for (const row of unexplained.slice(0, mostDetails)) {
    const { data: seller } = await dataProvider.getOne<Seller>(resource, { id: row.id, signal });
    if (seller[source] === value) return row;
  }
  return null;
};

/**
 * Whether another seller has a number that was typed: undefined while nobody knows, null where there is none or the host
 * cannot be asked. A value that breaks its own rule is not asked about, and no value twice until something is saved.
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
        // The hint is a help: the server decides at the save, and says what is wrong.
        return null;
      }
    },
    enabled: isSound(question),
    staleTime: Infinity,
  });
  return data;
};
