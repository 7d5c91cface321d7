import { type ComponentType, type FunctionComponent, type ReactNode, useLayoutEffect, useState } from 'react';

type WithFallback<Props> = Props & {
  /** Shown while the code is on its way; left out, nothing is. */
  fallback?: ReactNode;
};

/** A component whose code is fetched on demand. */
export type OnDemand<Props = object> = FunctionComponent<WithFallback<Props>> & {
  /** Fetches the code, so that the component renders at once when it is needed. Rejects when it cannot be fetched. */
  fetch: () => Promise<void>;
  /**
   * Fetches the code ahead of its use, unless the browser is offline. Never rejects: the real use fetches again and
   * reports the error.
   */
  prefetch: () => Promise<void>;
  /** Whether the code has been fetched. */
  hasArrived: () => boolean;
  /** Handlers for the button or link that opens the component: prefetch when a pointer or the focus comes near. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * Loads a component's code on demand (docs/decisions/0059).
 *
 * Not React's `lazy` in a `<Suspense>`: React shows what follows a fallback no sooner than 300 ms after it, and `lazy`
 * shows the fallback even when the code is already there. This component renders what has arrived at once, and otherwise
 * nothing, or its `fallback`, until it has; what is on screen stays there meanwhile. An error is thrown to the nearest
 * error boundary; a component that is mounted again tries again.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> => {
  let arrived: ComponentType<Props> | undefined;
  const fetch = async (): Promise<void> => {
    if (!arrived) arrived = (await load()).default;
  };
  const prefetch = async (): Promise<void> => {
    if (navigator.onLine) await fetch().catch(() => undefined);
  };
  const comesNear = () => void prefetch();

  const Component = (props: WithFallback<Props>) => {
    const [Arrived, setArrived] = useState(() => arrived);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useLayoutEffect(() => {
      if (Arrived) return;
      fetch().then(
        () => setArrived(() => arrived),
        (error: unknown) => setFailure({ error }),
      );
    }, [Arrived]);
    if (failure) throw failure.error;
    return Arrived ? <Arrived {...props} /> : props.fallback;
  };
  return Object.assign(Component, {
    fetch,
    prefetch,
    hasArrived: () => arrived !== undefined,
    ahead: { onPointerEnter: comesNear, onFocus: comesNear },
  });
};
