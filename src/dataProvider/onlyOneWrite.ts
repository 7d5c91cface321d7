type Write = (resource: string, params: never) => Promise<unknown>;

/**
 * Joins a write that is already on its way instead of sending it again: three Enters make one record
 * (docs/reliability.md 'Fault matrix').
 * @returns a function that wraps a method of a data provider, given its name
 */
export const onlyOneWrite = () => {
  const inFlight = new Map<string, Promise<unknown>>();
  return <Method extends Write>(name: string, method: Method): Method => {
    const join = (resource: string, params: Record<string, unknown>): Promise<unknown> => {
      const key = JSON.stringify([name, resource, params.id ?? params.ids, params.action, params.data]);
      const running = inFlight.get(key);
      if (running) return running;
      const sent = method(resource, params as never).finally(() => inFlight.delete(key));
      inFlight.set(key, sent);
      return sent;
    };
    return join as Write as Method;
  };
};
