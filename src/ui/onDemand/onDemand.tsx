import { type ComponentType, type FunctionComponent, type ReactNode, useLayoutEffect, useState } from 'react';
import { createListeners } from '../../domain/format/listeners';

/**
 * Whether code of a part of the page could not be downloaded: most likely a new version was deployed since this tab was opened,
 * and the old file is gone. What is on screen stays; LayoutNotices says so.
 */

let exists = false;
const { subscribe, notify } = createListeners();

export const missingCode = {
  /** Notes a failed download. Without a network it says nothing about the version. */
  report: (): void => {
    exists ||= navigator.onLine;
    notify();
  },
  /** Returns true once code was missing although the browser was online. */
  exists: (): boolean => exists,
  /** Calls a listener after every failed download. */
  subscribe,
};

type WithFallback<Props> = Props & {
  /** Shown while the code is loading. Defaults to nothing. */
  fallback?: ReactNode;
};

/** A component whose code is fetched on demand. */
export type OnDemand<Props = object> = FunctionComponent<WithFallback<Props>> & {
  /** Fetches the code, so that the component later renders immediately. Rejects if the fetch fails. */
  fetch: () => Promise<void>;
  /**
   * Fetches the code in advance, unless the browser is offline. It never rejects: rendering the component fetches again and
   * reports the error.
   */
  prefetch: () => Promise<void>;
  /** Returns true if the code has been fetched. */
  isLoaded: () => boolean;
  /** Props for the button or link that opens the component: they prefetch its code on hover and focus. */
  prefetchHandlers: { onPointerEnter: () => void; onFocus: () => void };
};

/** A part of a page whose code is fetched on demand. */
export type PartOnDemand<Props = object> = OnDemand<Props> & {
  /** Calls `act`, which shows the part, once the code is here. If it does not come, the page stays as it is. */
  whenFetched: (act: () => void) => void;
};

/**
 * Loads a component's code on demand (docs/decisions.md 'Code on demand').
 *
 * React keeps a `<Suspense>` fallback for at least 300 ms, and `lazy` shows it even if the code is already loaded. This
 * component renders loaded code immediately, and otherwise its `fallback` until the code has loaded; the rest of the page
 * stays. An error goes to the nearest error boundary; mounting the component again retries.
 * @param onFailure called instead of the error boundary; the fallback stays
 */
export const onDemand = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onFailure?: () => void,
): OnDemand<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async (): Promise<void> => {
    if (!loaded) loaded = (await load()).default;
  };
  const prefetch = async (): Promise<void> => {
    if (navigator.onLine) await fetch().catch(() => undefined);
  };
  const onNear = () => void prefetch();

  const Component = (props: WithFallback<Props>) => {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useLayoutEffect(() => {
      if (Loaded) return;
      fetch().then(
        () => setLoaded(() => loaded),
        (error: unknown) => (onFailure ? onFailure() : setFailure({ error })),
      );
    }, [Loaded]);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : props.fallback;
  };
  return Object.assign(Component, {
    fetch,
    prefetch,
    isLoaded: () => loaded !== undefined,
    prefetchHandlers: { onPointerEnter: onNear, onFocus: onNear },
  });
};

/**
 * Loads the code of a part of a page on demand: a panel, a dialog, an addition. If it does not come, the page with all that a
 * person has typed there stays, and LayoutNotices says what happened.
 */
export const partOnDemand = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PartOnDemand<Props> => {
  const Part = onDemand(load, missingCode.report);
  return Object.assign(Part, {
    whenFetched: (act: () => void): void => {
      if (Part.isLoaded()) act();
      else void Part.fetch().then(act, missingCode.report);
    },
  });
};
