import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { type OnDemand, onDemand } from '../ui/onDemand/onDemand';

export type Page = FunctionComponent & Pick<OnDemand, 'load' | 'prefetch' | 'isLoaded'>;

/**
 * The router navigates in a transition: during the download, `lazy` keeps the previous page on screen, while `onDemand`
 * alone would show an empty page (docs/decisions.md 'Code on demand').
 */
export const lazyPage = (importCode: () => Promise<{ default: ComponentType }>): Page => {
  const Loaded = onDemand(importCode);
  const Awaited = lazy(async () => {
    await Loaded.load();
    return { default: Loaded };
  });
  const LazyPage = () => {
    // The element stays the same, because the routes render several times while the app starts.
    const [page] = useState(() => (Loaded.isLoaded() ? <Loaded /> : <Awaited />));
    return page;
  };
  const { load, prefetch, isLoaded } = Loaded;
  return Object.assign(LazyPage, { load, prefetch, isLoaded });
};
