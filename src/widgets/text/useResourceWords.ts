import { useResourceContext, useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** The messages of the resource around us: `words('empty.title')` is `translate('resources.<resource>.empty.title')`. */
export const useResourceWords = () => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return useCallback(
    (key: string, options?: Record<string, unknown>): string =>
      translate(`resources.${resource}.${key}`, options),
    [resource, translate],
  );
};
