import type { DataProvider } from 'ra-core';

const writes = new Set<string>(['create', 'update', 'updateMany', 'delete', 'deleteMany', 'act']);

type Method = (resource: string, params: Record<string, unknown>) => Promise<unknown>;

/**
 * Joins a write that is already on its way instead of sending it again: three Enters make one record
 * (docs/reliability.md 'Fault matrix'). Also says that the provider takes abort signals, which
 * combineDataProviders hides, so that stale reads are taken back.
 */
export const onlyOneWrite = (provider: DataProvider): DataProvider => {
  const inFlight = new Map<string, Promise<unknown>>();
  const guarded =
    (name: string, method: Method): Method =>
    (resource, params) => {
      const key = JSON.stringify([name, resource, params.id ?? params.ids, params.action, params.data]);
      const running = inFlight.get(key);
      if (running) return running;
      const sent = method(resource, params).finally(() => inFlight.delete(key));
      inFlight.set(key, sent);
      return sent;
    };
  return new Proxy(provider, {
    get: (target, name: string) => {
      if (name === 'supportAbortSignal') return true;
      const method = target[name] as Method;
      return writes.has(name) ? guarded(name, method) : method;
    },
  });
};
