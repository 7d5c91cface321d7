import { useTranslateLabel } from 'ra-core';
import { useCallback } from 'react';

/** Returns a function that gives the label of a field of the resource in context as a string. */
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
