import type { QueryClient } from '@tanstack/react-query';
import type { Store } from 'ra-core';
import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import type { AppDataProvider } from '../dataProvider/AppDataProvider';
import { type OnDemand, onDemand } from '../ui/onDemand/onDemand';

/** The context in which a page can send its requests before it renders. */
export type FirstView = {
  queryClient: QueryClient;
  dataProvider: AppDataProvider;
  store: Store;
  /** The resource of the page's area, or of the dashboard. */
  resource: string;
  /** The search of the address, with its leading `?`. */
  search: string;
  /** Returns true if the person may open a resource. No request is sent for other resources. */
  mayOpen: (resource: string) => boolean;
};

type PageModule = {
  default: ComponentType;
  /** Sends the page's requests, with the query keys that the page uses. */
  fetchFirstView?: (view: FirstView) => void;
};

/** A page whose code is downloaded on demand. */
export type Page = FunctionComponent &
  Pick<OnDemand, 'fetch' | 'prefetch' | 'isLoaded'> & {
    /** Sends the page's requests before it renders, if its code is already downloaded and has a `fetchFirstView`. */
    fetchFirstView: (view: FirstView) => void;
  };

/**
 * Creates a page that is downloaded on demand, for a route. The router navigates in a transition: during the download,
 * `lazy` keeps the previous page on screen, while `onDemand` alone would show an empty page (docs/decisions/0059).
 */
export const lazyPage = (load: () => Promise<PageModule>): Page => {
  let loaded: PageModule | undefined;
  const Loaded = onDemand(async () => (loaded = await load()));
  const Awaited = lazy(async () => {
    await Loaded.fetch();
    return { default: Loaded };
  });
  const LazyPage = () => {
    // The element stays the same: react-admin re-renders its routes while it starts, and the page must not re-render with
    // them.
    const [page] = useState(() => (Loaded.isLoaded() ? <Loaded /> : <Awaited />));
    return page;
  };
  return Object.assign(LazyPage, {
    fetch: Loaded.fetch,
    prefetch: Loaded.prefetch,
    isLoaded: Loaded.isLoaded,
    fetchFirstView: (view: FirstView) => loaded?.fetchFirstView?.(view),
  });
};
