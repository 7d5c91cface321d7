import { useRef } from 'react';

/**
 * The Idempotency-Key to send a body with: that of the last call for the same body, so that a retry does nothing twice, and a
 * new one for any other, which the host would refuse under the same key.
 */
export const useIdempotencyKey = () => {
  const last = useRef<{ body: string; key: string }>(undefined);
  return (data: unknown): string => {
    const body = JSON.stringify(data);
    if (last.current?.body !== body) last.current = { body, key: crypto.randomUUID() };
    return last.current.key;
  };
};
