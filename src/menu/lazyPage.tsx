import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { type OnDemand, onDemand } from '../ui/onDemand/onDemand';

export type Page = FunctionComponent & Pick<OnDemand, 'fetch' | 'prefetch' | 'isLoaded'>;

/**
 * The router navigates in a transition: during the download, `lazy` keeps the previous page on screen, while `onDemand`
 * alone would show an empty page (docs/decisions.md 'Code on demand').
 */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>): Page => {
  const Loaded = onDemand(load);
  const Awaited = lazy(async () => {
    await Loaded.fetch();
    return { default: Loaded };
  });
  const LazyPage = () => {
    // The element stays the same, because the routes render several times while the app starts.
    const [page] = useState(() => (Loaded.isLoaded() ? <Loaded /> : <Awaited />));
    return page;
  };
  return Object.assign(LazyPage, {
    fetch: Loaded.fetch,
    prefetch: Loaded.prefetch,
    isLoaded: Loaded.isLoaded,
  });
};
