import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/**
 * Returns a function that names a finished action, such as 'Produk disetujui': the message
 * `resources.<resource>.actions.<action>.past`, else its `.label`, else `otherwise`.
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
