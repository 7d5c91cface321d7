import { type ComponentType, type FunctionComponent, type ReactNode, useLayoutEffect, useState } from 'react';
import { createListeners } from '../../domain/format/listeners';

let isMissing = false;
const { subscribe, notify } = createListeners();

/** Most likely a new version was deployed, and the old file is gone. What is on screen stays; LayoutNotices says so. */
export const missingCode = {
  /** Without a network it says nothing about the version. */
  report: (): void => {
    isMissing ||= navigator.onLine;
    notify();
  },
  /** Code was missing although the browser was online. */
  exists: (): boolean => isMissing,
  subscribe,
};

type WithFallback<Props> = Props & {
  /** While the code is loading. Defaults to nothing. */
  fallback?: ReactNode;
};

export type OnDemand<Props = object> = FunctionComponent<WithFallback<Props>> & {
  load: () => Promise<void>;
  /** Unless the browser is offline. Never rejects: rendering the component fetches again and reports the error. */
  prefetch: () => Promise<void>;
  isLoaded: () => boolean;
};

export type PartOnDemand<Props = object> = OnDemand<Props> & {
  /** If the code does not come, the page stays as it is. */
  whenFetched: (act: () => void) => void;
};

/** Unlike `lazy`, renders loaded code at once (docs/decisions.md 'Code on demand'). An error without `onFailure` is thrown. */
export const onDemand = <Props extends object>(
  importCode: () => Promise<{ default: ComponentType<Props> }>,
  onFailure?: () => void,
): OnDemand<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    loaded ??= (await importCode()).default;
  };
  const prefetch = async (): Promise<void> => {
    if (navigator.onLine) await load().catch(() => undefined);
  };

  const Component = (props: WithFallback<Props>) => {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useLayoutEffect(() => {
      if (Loaded) return;
      load().then(
        () => setLoaded(() => loaded),
        (error: unknown) => (onFailure ? onFailure() : setFailure({ error })),
      );
    }, [Loaded]);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : props.fallback;
  };
  return Object.assign(Component, { load, prefetch, isLoaded: () => loaded !== undefined });
};

/** A panel, a dialog, an addition. If its code does not come, the page with all that a person has typed there stays. */
export const partOnDemand = <Props extends object>(
  importCode: () => Promise<{ default: ComponentType<Props> }>,
): PartOnDemand<Props> => {
  const Part = onDemand(importCode, missingCode.report);
  return Object.assign(Part, {
    whenFetched: (act: () => void): void => {
      if (Part.isLoaded()) act();
      else void Part.load().then(act, missingCode.report);
    },
  });
};
