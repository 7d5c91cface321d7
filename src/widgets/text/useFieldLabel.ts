import { useTranslateLabel } from 'ra-core';
import { useCallback } from 'react';

/** The label of a field of the resource around us, as text. */
export const useFieldLabel = () => {
  const translateLabel = useTranslateLabel();
  return useCallback(
    (source: string): string => {
      const label = translateLabel({ source });
      return typeof label === 'string' ? label : '';
    },
    [translateLabel],
  );
};
