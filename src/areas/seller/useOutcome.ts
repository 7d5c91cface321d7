import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useResourceContext, type DataProvider } from 'ra-core';
import { updateBodyFrom } from './sellerBodies';
import type { Seller, SellerForm, SellerRow } from './sellerRecord';

/** What a look at the server says of a save that was not answered in time. */
export type Outcome = 'asking' | 'kept' | 'missing' | 'unknown';

/**
 * What an update changes, as text. Without the photos, whose stored addresses are the server's, the position, which
 * follows from the regions, and the user name, which an update leaves alone.
 */
const changesOf = (seller: Seller): string => {
  const body = updateBodyFrom(seller);
  const { email } = body.credential;
  return JSON.stringify({
    ...body,
    credential: { email },
    merchant_doc: null,
    latitude: null,
    longitude: null,
  });
};

const isUpdated = async (dataProvider: DataProvider, resource: string, seller: Seller): Promise<boolean> => {
  const { data } = await dataProvider.getOne<Seller>(resource, { id: seller.id });
  return changesOf(data) === changesOf(seller);
};

/** By the phone number, which the list's search finds, and the name of the store: the number alone may be another's. */
const isRegistered = async (dataProvider: DataProvider, resource: string, form: SellerForm) => {
  const phoneNumber = form.phoneNumber.trim();
  const storeName = form.storeName.trim();
  const { data } = await dataProvider.getList<SellerRow>(resource, {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
    filter: { q: phoneNumber },
  });
  return data.some((row) => row.phoneNumber === phoneNumber && row.storeName === storeName);
};

/**
 * Looks up whether a save that was not answered in time was kept (RELIABILITY.md 'A write timed out').
 * @param id of the seller that was changed; left out for one that was registered
 * @param attempt the number of the save: each is looked up by itself
 */
export const useOutcome = (form: SellerForm, id: string | undefined, attempt: number): Outcome => {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { data, isError } = useQuery({
    queryKey: ['outcome', resource, id, attempt],
    queryFn: () =>
      id === undefined
        ? isRegistered(dataProvider, resource, form)
        : isUpdated(dataProvider, resource, { ...form, id }),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (isError) return 'unknown';
  return data === undefined ? 'asking' : data ? 'kept' : 'missing';
};
