import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** Fills a text field until a person types over it; a text of a restored draft counts as typed. */
export const useSuggestion = (source: string, suggestion: string): void => {
  const { setValue, getValues } = useFormContext<Record<string, string | null>>();
  const { isSubmitted } = useFormState();
  const suggested = useRef('');
  useEffect(() => {
    const current = getValues(source) ?? '';
    const isOurs = current === '' || current === suggested.current;
    suggested.current = suggestion;
    if (!isOurs || current === suggestion) return;
    setValue(source, suggestion, { shouldDirty: true, shouldValidate: isSubmitted });
  }, [source, suggestion, isSubmitted, getValues, setValue]);
};
