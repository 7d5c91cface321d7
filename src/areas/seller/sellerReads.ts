import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { call } from '../../dataProvider/envelope';
import type { HistoryEntry } from '../../dataProvider/history/historyWire';
import { notFoundAsNull } from '../../dataProvider/serverErrors';
import { formField } from './sellerFieldErrors';
import { merchantHistory, merchantHistoryPath, merchantSummary, merchantSummaryPath } from './sellerWire';

/** Reads the history of a seller, oldest first. @throws ApiError */
export const readHistory = (id: string, signal?: AbortSignal) =>
  call(merchantHistoryPath(id), merchantHistory, { signal });

/** Reads the totals of a seller. @throws ApiError */
export const readSummary = (id: string, signal?: AbortSignal) =>
  call(merchantSummaryPath(id), merchantSummary, { signal });

/** Maps the changed fields of an entry to form fields, so that they have the form's labels. */
const withFormFields = ({ changes, ...entry }: HistoryEntry): HistoryEntry => ({
  ...entry,
  ...(changes && {
    changes: changes.map((change) => ({ ...change, field: formField(change.field) ?? change.field })),
  }),
});

/** Reads the history of a seller, oldest first (assumption). `data` is null if the host keeps no history. */
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
 * Reads the totals of a seller (assumption) once per mount. It never refetches, because behind the dialog that has just
 * deleted the seller, the server would respond with 404.
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
