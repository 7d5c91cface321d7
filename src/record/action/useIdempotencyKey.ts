import { useRef } from 'react';
import { randomId } from '../../domain/randomId';

/**
 * Returns the Idempotency-Key of a request body. The same body keeps its key, so that a retry does nothing twice. A different
 * body gets a new key, because the host would refuse it under the old one.
 */
export const useIdempotencyKey = () => {
  const last = useRef<{ body: string; key: string }>(undefined);
  return (data: unknown): string => {
    const body = JSON.stringify(data);
    if (last.current?.body !== body) last.current = { body, key: randomId() };
    return last.current.key;
  };
};
