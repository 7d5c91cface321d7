import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { call } from '../../dataProvider/envelope';
import type { HistoryEntry } from '../../dataProvider/historyWire';
import { notFoundAsNull } from '../../dataProvider/serverErrors';
import { formField } from './sellerFieldErrors';
import { merchantHistory, merchantHistoryPath, merchantSummary, merchantSummaryPath } from './sellerWire';

/** @throws ApiError */
export const readHistory = (id: string, signal?: AbortSignal) =>
  call(merchantHistoryPath(id), merchantHistory, { signal });

/** @throws ApiError */
export const readSummary = (id: string, signal?: AbortSignal) =>
  call(merchantSummaryPath(id), merchantSummary, { signal });

/** The fields of an edit by the names that the form has for them, and the page's labels with it. */
const withFormFields = ({ changes, ...entry }: HistoryEntry): HistoryEntry => ({
  ...entry,
  ...(changes && {
    changes: changes.map((change) => ({ ...change, field: formField(change.field) ?? change.field })),
  }),
});

/**
 * Who changed a seller, activated or deactivated it, when and why, oldest first (assumption). `data` is null where the
 * host keeps no history.
 */
export const useSellerHistory = (id: string) => {
  const resource = useResourceContext();
  return useQuery({
    queryKey: [resource, 'read', 'history', id],
    queryFn: ({ signal }) =>
      readHistory(id, signal).then((entries) => entries.map(withFormFields), notFoundAsNull),
    staleTime: 0,
  });
};

/**
 * What belongs to a seller (assumption), asked for once each time a page shows it. It is not asked for again behind the
 * dialog that has just deleted the seller: the server would not find it.
 */
export const useSellerSummary = (id: string) => {
  const resource = useResourceContext();
  return useQuery({
    queryKey: [resource, 'read', 'summary', id],
    queryFn: ({ signal }) => readSummary(id, signal),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
};
