import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { type OnDemand, onDemand } from '../onDemand/onDemand';

/** A page that is fetched on demand. */
export type Page = FunctionComponent & Pick<OnDemand, 'fetch' | 'ahead'>;

/**
 * `onDemand` for what a route shows. The router navigates in a transition: while the page's code is on its way, `lazy`
 * keeps the page before on screen, where `onDemand` alone would leave the room empty (docs/decisions/0059).
 */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>): Page => {
  const Arrived = onDemand(load);
  const Awaited = lazy(async () => {
    await Arrived.fetch();
    return { default: Arrived };
  });
  const LazyPage = () => {
    const [Shown] = useState(() => (Arrived.hasArrived() ? Arrived : Awaited));
    return <Shown />;
  };
  return Object.assign(LazyPage, { fetch: Arrived.fetch, ahead: Arrived.ahead });
};
