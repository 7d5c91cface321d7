import { useResourceContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** Translates messages of the resource in context: `words('a.b')` is `translate('resources.<resource>.a.b')`. */
export const useResourceWords = () => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return useCallback(
    (key: string, options?: Record<string, unknown>): string =>
      translate(`resources.${resource}.${key}`, options),
    [resource, translate],
  );
};
