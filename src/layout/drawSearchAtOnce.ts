import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Lets a router render synchronously (`flushSync`) if a person changes only the search of the address: the page, order or
 * filter of a list. Otherwise react-router renders in a transition, which keeps the old page until the next one is downloaded.
 * On a slow computer, a transition shows the rows of a list's next page twice as late.
 */
export const drawSearchAtOnce = (router: Router): Router => {
  const navigate = router.navigate.bind(router);
  const changesSearch = (to: To | null, { replace }: RouterNavigateOptions): boolean =>
    // A replacement may come from an effect, in which React cannot draw.
    !replace && typeof to === 'object' && to?.pathname === router.state.location.pathname;

  const navigateAtOnce = (to: number | To | null, options: RouterNavigateOptions = {}): Promise<void> =>
    typeof to === 'number'
      ? navigate(to)
      : navigate(to, { ...options, flushSync: changesSearch(to, options) });
  return Object.assign(router, { navigate: navigateAtOnce });
};
