import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

/** A page that is fetched on demand. */
export type Page = FunctionComponent & {
  /** Fetches its code, so that it renders at once when its turn comes. */
  fetch: () => Promise<void>;
};

/**
 * React's `lazy` for the pages of an area, with a head start: what has been fetched before is rendered at once, whereas
 * `lazy` gives its fallback a turn even then.
 */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>): Page => {
  let arrived: ComponentType | undefined;
  const LazyPage = lazy(load);
  const OnDemand = () => {
    const [Shown] = useState(() => arrived ?? LazyPage);
    return <Shown />;
  };
  return Object.assign(OnDemand, {
    fetch: async () => {
      arrived = (await load()).default;
    },
  });
};
