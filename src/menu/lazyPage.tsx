import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import type { AppDataProvider } from '../dataProvider/AppDataProvider';
import { type OnDemand, onDemand } from '../onDemand/onDemand';

/** What a page needs to send its requests before it is rendered. */
export type FirstView = {
  queryClient: QueryClient;
  dataProvider: AppDataProvider;
  /** Whether the person may open a resource: what they may not is not asked for. */
  mayOpen: (resource: string) => boolean;
};

type PageModule = {
  default: ComponentType;
  /** Sends the page's requests, under the keys that the page reads. */
  fetchFirstView?: (view: FirstView) => void;
};

/** A page that is fetched on demand. */
export type Page = FunctionComponent &
  Pick<OnDemand, 'fetch' | 'prefetch' | 'hasArrived'> & {
    /** Sends the page's requests ahead of its rendering, where its code is here and knows them. */
    fetchFirstView: (view: FirstView) => void;
  };

/**
 * `onDemand` for what a route shows. The router navigates in a transition: while the page's code is on its way, `lazy`
 * keeps the page before on screen, where `onDemand` alone would leave the room empty (docs/decisions/0059).
 */
export const lazyPage = (load: () => Promise<PageModule>): Page => {
  let arrived: PageModule | undefined;
  const Arrived = onDemand(async () => (arrived = await load()));
  const Awaited = lazy(async () => {
    await Arrived.fetch();
    return { default: Arrived };
  });
  const LazyPage = () => {
    // The same element each time: react-admin renders its routes anew as it starts, and the page not along with them.
    const [page] = useState(() => (Arrived.hasArrived() ? <Arrived /> : <Awaited />));
    return page;
  };
  return Object.assign(LazyPage, {
    fetch: Arrived.fetch,
    prefetch: Arrived.prefetch,
    hasArrived: Arrived.hasArrived,
    fetchFirstView: (view: FirstView) => arrived?.fetchFirstView?.(view),
  });
};
