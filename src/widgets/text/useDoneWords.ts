import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/**
 * What was done to a record of a resource, in the area's words: 'Produk disetujui'. They are at
 * `resources.<resource>.actions.<action>.label`, or `.past` where an area words it so; without either it is `otherwise`.
 */
export const useDoneWords = () => {
  const translate = useTranslate();
  return useCallback(
    (resource: string, action: string, otherwise = action): string => {
      const key = `resources.${resource}.actions.${action}`;
      return translate(`${key}.past`, { _: translate(`${key}.label`, { _: otherwise }) });
    },
    [translate],
  );
};
