import {
  type GetListResult,
  type RouterNavigateFunction,
  type RouterProvider,
  useRouterProvider,
} from 'ra-core';
import { useCallback, useMemo, useRef } from 'react';

type PageCorrection = {
  /** For the query of the list. */
  onSettled: (rows: GetListResult | undefined, error?: Error | null) => void;
  /** For a context around the list. */
  router: RouterProvider;
};

/** Returns true for a page without rows, or beyond the last one, where a server may repeat the last rows. */
const isMissing = (rows: GetListResult | undefined): boolean => {
  const address = new URLSearchParams(location.search);
  const offset = (Number(address.get('page')) - 1) * Number(address.get('perPage'));
  return !rows?.data.length || offset >= (rows.total ?? Infinity);
};

/**
 * Changes how react-admin leaves a page that a list does not have (its useListController opens another page then):
 * - A page that failed stays, with its error and 'Coba lagi'.
 * - A page that does not exist is replaced in the history. Otherwise the back button would lead to it, and away from it again.
 *
 * A person cannot change the page there, because a list without rows has no pagination.
 */
export const usePageCorrection = (): PageCorrection => {
  const router = useRouterProvider();
  const last = useRef<{ rows: GetListResult | undefined; error?: Error | null }>({ rows: undefined });
  return useMemo(
    () => ({
      onSettled: (rows, error) => {
        last.current = { rows, error };
      },
      router: {
        ...router,
        useNavigate: (): RouterNavigateFunction => {
          const navigate = router.useNavigate();
          return useCallback(
            (to, options) => {
              const { _scrollToTop: isPageChange } = (options?.state ?? {}) as { _scrollToTop?: boolean };
              const isCorrection = isPageChange && isMissing(last.current.rows);
              if (isCorrection && last.current.error) return;
              navigate(to, isCorrection ? { ...options, replace: true } : options);
            },
            [navigate],
          );
        },
      },
    }),
    [router],
  );
};
